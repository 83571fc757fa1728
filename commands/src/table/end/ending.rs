//! `/table end`: ends a table early, when all its players agree (`vote`) or a moderator says so who has not played there. Such a table has
//! no result; its seed is shown, and its record can be verified.

use std::sync::Arc;

use db::{TableId, Vote};
use serenity::all::{ButtonStyle, UserId};
use tables::acts::end::{self as acts, Way};

use crate::bot::Bot;
use crate::context::{CommandContext, ComponentContext};
use crate::error::CommandError;
use crate::ids;
use crate::protocol::answer::{Answer, Message};
use crate::protocol::custom_id::{Surface, TableAction, TableControl};
use crate::reply::{FollowUp, Reply};
use crate::state::lobby::Lobby;
use crate::table::end::vote;
use crate::table::load::stored;
use crate::table::lobby_act::{Beside, lobby_act};
use crate::table::refused;
use crate::table::{moderation_log, permissions, pick};
use crate::table_name::table_name;
use crate::words;

/// `/table end`
pub(crate) async fn end(bot: &Arc<Bot>, context: &CommandContext) -> Result<Reply, CommandError> {
    let table = pick::pick(bot, context, false).await?;
    let now = Lobby::of(stored(bot, table).await?)?;
    let moderator =
        permissions::is_moderator(bot, table, &context.location, &context.rights).await?;
    let who = now.caller(context.person.id, moderator);
    let played = permissions::has_played(&now.stored, context.person.id);
    let refuse = |refusal| CommandError::User(refused::to_end(table, refusal));
    match acts::way(&now.table, who, played).map_err(refuse)? {
        Way::Close => close_lobby(bot, table, context.person.id).await,
        Way::Vote => vote::ask(bot, table, &context.person, Vote::End).await,
        Way::AtOnce => Ok(question(table)),
    }
}

async fn close_lobby(bot: &Arc<Bot>, table: TableId, user: UserId) -> Result<Reply, CommandError> {
    let entry = bot.tables.entry(table);
    let _acting = entry.lock().await;
    let lobby = Lobby::of(stored(bot, table).await?)?;
    let closed = lobby_act(bot, &lobby, Beside::Nothing, |lobby, _| {
        acts::close(&lobby.table, lobby.caller(user, false))
    });
    closed
        .await
        .map_err(|error| error.in_words(|refusal| refused::to_end(table, refusal)))?;
    Ok(
        Reply::from(Answer::Show(Box::new(Message::new(words::closed(
            table, "host",
        )))))
        .then(FollowUp::Redraw(table)),
    )
}

/// Asks a moderator to confirm.
fn question(table: TableId) -> Reply {
    let words = format!(
        "End table {} now? There will be no result. Its seed is shown, and its record stays.",
        table_name(table)
    );
    let end = TableControl::at_any_ply(table, Surface::Panel, TableAction::End);
    let button = end.button("End it now", ButtonStyle::Danger);
    Answer::Private(Box::new(Message::with_buttons(words, vec![button]))).into()
}

/// Ends a table at once, as a moderator.
pub(crate) async fn at_once(
    bot: &Arc<Bot>,
    table: TableId,
    context: &ComponentContext,
) -> Result<Reply, CommandError> {
    let moderator =
        permissions::is_moderator(bot, table, &context.location, &context.rights).await?;
    let entry = bot.tables.entry(table);
    let mut entry = entry.lock().await;
    let now = Lobby::of(stored(bot, table).await?)?;
    let played = permissions::has_played(&now.stored, context.person.id);
    let ended = lobby_act(bot, &now, Beside::Nothing, |now, _| {
        acts::at_once(&now.table, now.caller(context.person.id, moderator), played)
    });
    ended
        .await
        .map_err(|error| error.in_words(|refusal| refused::to_end(table, refusal)))?;
    entry.clear();
    tracing::info!(table = table_name(table), "a moderator ended a table");
    let guild = ids::guild_text(context.location.guild);
    let what = format!("ended table {}", table_name(table));
    moderation_log::add(bot, &guild, context.person.id, what).await;
    let done = Answer::Update(Box::new(Message::new(words::closed(table, "moderator"))));
    Ok(Reply::from(done)
        .then(FollowUp::Redraw(table))
        .then(FollowUp::WakeScheduler))
}
