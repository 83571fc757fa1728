//! `/table end`: ends a table early, when all its players agree (`vote`) or a moderator says so who has not played there. Such a table has
//! no result; its seed is shown, and its record can be verified.

use std::sync::Arc;

use db::{Phase, TableId, Vote};
use serenity::all::ButtonStyle;

use crate::bot::Bot;
use crate::context::{CommandContext, ComponentContext};
use crate::error::CommandError;
use crate::ids;
use crate::protocol::answer::{Answer, Message};
use crate::protocol::custom_id::{Surface, TableAction, TableControl};
use crate::reply::{FollowUp, Reply};
use crate::table::load::{has_ended, stored};
use crate::table::{moderation_log, permissions, pick, vote};
use crate::table_name::table_name;
use crate::words;

/// `/table end`
pub(crate) async fn end(bot: &Arc<Bot>, context: &CommandContext) -> Result<Reply, CommandError> {
    let table = pick::pick(bot, context, false).await?;
    let now = stored(bot, table).await?;
    let name = table_name(table);
    let sits = now
        .seats
        .iter()
        .any(|seat| ids::user(&seat.user) == Some(context.person.id) && seat.left.is_none());
    let played = permissions::has_played(&now, context.person.id);
    let moderator =
        permissions::is_moderator(bot, table, &context.location, &context.rights).await?;
    match now.head.phase {
        Phase::Over | Phase::Closed => Err(has_ended(table)),
        Phase::Lobby if ids::user(&now.head.host) == Some(context.person.id) => {
            close_lobby(bot, table).await
        }
        Phase::Play if sits => vote::ask(bot, table, &context.person, Vote::End).await,
        Phase::Play if moderator && played => Err(own_game(table)),
        _ if moderator => Ok(question(table)),
        Phase::Lobby => Err(CommandError::user(
            "Only the host can close a table that has not begun. You can press Leave.",
        )),
        Phase::Play => Err(CommandError::user(format!(
            "Only players at table {name} and moderators of its channel can end it."
        ))),
    }
}

async fn close_lobby(bot: &Arc<Bot>, table: TableId) -> Result<Reply, CommandError> {
    let entry = bot.tables.entry(table);
    let _acting = entry.lock().await;
    let now = stored(bot, table).await?;
    if now.head.phase != Phase::Lobby {
        let name = table_name(table);
        return Err(CommandError::user(format!(
            "Table {name} has begun. Type `/table end` again to ask its players."
        )));
    }
    vote::close(bot, &now.head.at(), "host").await?;
    Ok(
        Reply::from(Answer::Show(Box::new(Message::new(words::closed(
            table, "host",
        )))))
        .then(FollowUp::Redraw(table)),
    )
}

/// The refusal for a moderator who has played here: nobody decides about their own result.
pub(crate) fn own_game(table: TableId) -> CommandError {
    CommandError::user(format!(
        "You played at table {} yourself, so another moderator has to decide this.",
        table_name(table)
    ))
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
    if !permissions::is_moderator(bot, table, &context.location, &context.rights).await? {
        return Err(CommandError::user(
            "Only moderators of that channel can end a table at once.",
        ));
    }
    let entry = bot.tables.entry(table);
    let mut entry = entry.lock().await;
    let now = stored(bot, table).await?;
    if now.head.ended.is_some() {
        return Err(has_ended(table));
    }
    if now.head.phase == Phase::Play && permissions::has_played(&now, context.person.id) {
        return Err(own_game(table));
    }
    vote::close(bot, &now.head.at(), "moderator").await?;
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
