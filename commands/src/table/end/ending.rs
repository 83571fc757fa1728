//! `/table end`: ends a table early, when all its players agree (`vote`) or a moderator says so who has not played there. Such a table has
//! no result; its seed is shown, and its record can be verified.

use std::sync::Arc;

use db::{TableId, Vote};
use serenity::all::ButtonStyle;
use tables::acts::Caller;
use tables::acts::end::{self as acts, Way};
use tables::event::Ending;

use crate::bot::Bot;
use crate::context::{CommandContext, ComponentContext};
use crate::error::Result;
use crate::ids;
use crate::protocol::answer::Message;
use crate::protocol::custom_id::{Surface, TableAction, TableControl};
use crate::reply::{FollowUp, Reply};
use crate::state::active::ActiveTable;
use crate::table::act::act;
use crate::table::end::vote;
use crate::table::moderation_log::{self, Deed};
use crate::table::{permissions, pick, refused};
use crate::table_name::table_name;
use crate::texts::{Lang, questions as q};

/// `/table end`
pub(crate) async fn end(bot: &Arc<Bot>, context: &CommandContext) -> Result<Reply> {
    let table = pick::pick(bot, context, false).await?;
    let (mut active, who) = permissions::locked_for(bot, table, context).await?;
    let played = permissions::has_played(&active, context.person.id);
    let refuse = |refusal| refused::to_end(table, refusal);
    match acts::way(&active.table, who, played).map_err(refuse)? {
        Way::Close => close_lobby(bot, &mut active, who).await,
        Way::Vote => {
            drop(active);
            vote::cast(bot, table, &context.person, Vote::End, false).await
        }
        Way::AtOnce => Ok(question(table, context.lang)),
    }
}

async fn close_lobby(bot: &Bot, lobby: &mut ActiveTable, who: Caller) -> Result<Reply> {
    let table = lobby.id;
    let closed = act(bot, lobby, |lobby, _| acts::close(&lobby.table, who));
    closed
        .await
        .map_err(|error| error.in_words(|refusal| refused::to_end(table, refusal)))?;
    let ended = vote::ended(lobby, Ending::Host);
    Ok(Reply::show(ended).then(FollowUp::Redraw(table)))
}

/// Asks a moderator to confirm.
fn question(table: TableId, lang: Lang) -> Reply {
    let words = q::end_now(lang, table_name(table));
    let end = TableControl::at_any_ply(table, Surface::Panel, TableAction::End);
    let button = end.button(q::YES_END.say(lang), ButtonStyle::Danger);
    Reply::private(Message::with_buttons(words, vec![button]))
}

/// Ends a table at once, as a moderator.
pub(crate) async fn at_once(
    bot: &Arc<Bot>,
    table: TableId,
    context: &ComponentContext,
) -> Result<Reply> {
    let (mut active, who) = permissions::locked_for(bot, table, context).await?;
    let active = &mut active;
    let played = permissions::has_played(active, context.person.id);
    let ended = act(bot, active, |active, _| {
        acts::at_once(&active.table, who, played)
    });
    ended
        .await
        .map_err(|error| error.in_words(|refusal| refused::to_end(table, refusal)))?;
    tracing::info!(table = table_name(table), "a moderator ended a table");
    let guild = ids::guild_text(context.location.guild);
    moderation_log::add(bot, &guild, context.person.id, Deed::Ended(table.0)).await;
    Ok(Reply::update(vote::ended(active, Ending::Moderator))
        .then(FollowUp::Redraw(table))
        .then(FollowUp::WakeScheduler))
}
