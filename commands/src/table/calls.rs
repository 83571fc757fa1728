//! The messages that call somebody to a lobby or to a seat in play: how they look, and what becomes of them.

use std::sync::Arc;

use db::Phase;
use serenity::all::{ButtonStyle, UserId};

use crate::bot::Bot;
use crate::error::Result;
use crate::ids;
use crate::protocol::answer::{self, Message, Place};
use crate::protocol::custom_id::TableControl;
use crate::state::active::ActiveTable;
use crate::state::board_location::BoardLocation;
use crate::texts::{Lang, invitations as t, questions as q};
use crate::time::quiet;

/// An invitation or an offer of a seat in play, with the buttons to answer it. Somebody who wants no pings now finds it in the channel
/// later.
pub(crate) async fn call(
    bot: &Bot,
    to: UserId,
    text: String,
    [accept, decline]: [TableControl; 2],
    lang: Lang,
) -> Result<Message> {
    let (user, now) = (ids::text(to), bot.now());
    let settings = bot.read(move |tx| tx.notification_settings(&user)).await?;
    let is_quiet = quiet::after_quiet_hours(&settings, now.uptime, now) > now.uptime;
    let may_ping = settings.pings != "never" && !is_quiet;
    let pinged = may_ping.then_some(to).into_iter().collect();
    let buttons = vec![
        accept.button(q::ACCEPT.say(lang), ButtonStyle::Success),
        decline.button(q::DECLINE.say(lang), ButtonStyle::Secondary),
    ];
    Ok(Message::pinging(text, pinged).and_buttons(buttons))
}

/// Somebody had to go: this call of theirs is over, or all are if the lobby closed with them.
pub(crate) fn end_one(bot: &Arc<Bot>, lobby: &ActiveTable, call: Vec<Place>, all: Vec<Place>) {
    if lobby.ended() {
        end(bot, &lobby.board, all, None);
    } else {
        end(bot, &lobby.board, call, Some(&over(lobby)));
    }
}

/// Takes the buttons from these calls of a lobby, or deletes them where nothing remains to be said.
pub(crate) fn end(bot: &Arc<Bot>, board: &BoardLocation, calls: Vec<Place>, words: Option<&str>) {
    if calls.is_empty() || board.answers_only {
        return;
    }
    let words = words.map(str::to_owned);
    let own = Arc::clone(bot);
    bot.tasks.spawn(async move {
        for call in calls {
            let Some(words) = &words else {
                answer::delete_message(&own.http, call).await;
                continue;
            };
            let said = Message::new(words.clone());
            if let Err(error) = answer::edit(&own.http, call, &said).await {
                tracing::info!(%error, "could not edit an invitation");
            }
        }
    });
}

/// What a call says once the invitation is over.
pub(crate) fn over(table: &ActiveTable) -> String {
    let (lang, name) = (table.lang(), table.id);
    match table.table.phase() {
        Phase::Lobby => q::over(lang, name),
        Phase::Closed => q::closed_so_over(lang, name),
        Phase::Play | Phase::Over => t::begun_so_over(lang, name),
    }
}
