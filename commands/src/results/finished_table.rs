//! A finished table before the judge: its record handed out and checked, and its result taken out of the ratings or put back.

use std::sync::Arc;

use db::{Finished, Head, Phase, TableId};
use serenity::all::CreateAttachment;

use crate::admin::server;
use crate::bot::Bot;
use crate::context::CommandContext;
use crate::error::CommandError;
use crate::protocol::answer::{Answer, Message};
use crate::protocol::custom_id::table_name;
use crate::reply::Reply;
use crate::results::audit::audit;
use crate::table::pick;
use crate::table::play::stored;
use crate::table::record::notation;

/// The finished table that a command means: the one named, or the latest of this channel.
async fn pick(bot: &Bot, context: &CommandContext) -> Result<Head, CommandError> {
    let table = if context.option("table").is_some() {
        pick::pick(bot, context, true).await?
    } else {
        let which = Finished {
            channel: Some(context.place.channel.clone()),
            ..Finished::default()
        };
        let latest = bot.store.latest_finished(which, 0, 1).await?;
        let latest = latest.first().map(|played| played.table);
        latest.ok_or_else(|| CommandError::user("No table was finished in this channel yet."))?
    };
    let head = bot.store.head(table).await?;
    head.ok_or_else(|| CommandError::from(db::Error::Gone))
}

/// Checks the stored record of a finished table and says what was checked.
pub(crate) async fn verify(bot: &Bot, context: &CommandContext) -> Result<Reply, CommandError> {
    let head = pick(bot, context).await?;
    let name = table_name(head.id);
    if head.ended.is_none() {
        return Err(CommandError::user(format!(
            "Table {name} is still being played. Its dice are secret, so it can be checked when it has ended."
        )));
    }
    let stored = stored(bot, head.id).await?;
    if stored.plies.is_empty() {
        return Err(CommandError::user(format!(
            "Table {name} was closed before it began, so there is nothing to check."
        )));
    }
    let faces: usize = stored.plies.iter().map(|ply| ply.faces.len()).sum();
    let moves = stored.plies.len() - 1;
    let words = match audit(&stored) {
        Ok(()) => format!(
            "Table {name} is sound: its seed has the SHA-256 that the lobby showed, all {moves} moves follow the rules, \
             all {faces} rolls come from the seed and the lucky words, and the places are those of the last move."
        ),
        Err(wrong) => {
            tracing::error!(table = name, "a stored record is not sound: {wrong}");
            format!(
                "Table {name} is NOT sound: {wrong}. Please tell whoever runs this bot; `/table record` has the evidence."
            )
        }
    };
    Ok(Answer::say(words).into())
}

/// Takes a result out of the ratings, or puts it back. For moderators, and said in public.
pub(crate) async fn void(bot: &Bot, context: &CommandContext) -> Result<Reply, CommandError> {
    let head = pick(bot, context).await?;
    let name = table_name(head.id);
    if !server::looks_after(bot, head.id, &context.place, &context.rights).await? {
        return Err(CommandError::user(format!(
            "Only people who may manage messages in the channel of table {name}, or look after tables on this server, can take its result out of the ratings."
        )));
    }
    if head.phase != Phase::Over {
        return Err(CommandError::user(format!(
            "Table {name} has no result: it was not played to its end."
        )));
    }
    let restore = context.option("restore") == Some("on");
    if head.voided.is_none() == restore {
        return Err(CommandError::user(if restore {
            format!("The result of table {name} counts already.")
        } else {
            format!("The result of table {name} is void already; `restore: True` puts it back.")
        }));
    }
    let at = (!restore).then(|| bot.clock.now());
    bot.store.set_voided(head.id, at).await?;
    tracing::info!(table = name, restore, "a result was voided or put back");
    let words = if restore {
        format!("The result of table {name} counts again for ratings.")
    } else {
        format!(
            "The result of table {name} does not count for ratings any more. Its record stays, and can still be checked."
        )
    };
    Ok(Answer::Show(Box::new(Message::new(words))).into())
}

/// Attaches the record of a table, privately. While the table is open its faces and seed stay secret, so there is none.
pub(crate) async fn record(bot: &Arc<Bot>, table: TableId) -> Result<Reply, CommandError> {
    let stored = stored(bot, table).await?;
    let name = table_name(table);
    if stored.head.ended.is_none() {
        return Err(CommandError::user(format!(
            "The record of table {name} can be had when it has ended: until then its dice are secret."
        )));
    }
    if stored.plies.is_empty() {
        return Err(CommandError::user(format!(
            "Table {name} was closed before it began, so it has no record."
        )));
    }
    let file = CreateAttachment::bytes(
        notation(&stored)
            .map_err(CommandError::Internal)?
            .into_bytes(),
        format!("rollhouse-{name}.txt"),
    );
    let words = format!(
        "The record of table {name}: every move and every face. `rollhouse verify FILE` checks them against the seed."
    );
    Ok(Answer::File(Box::new(Message::new(words)), file).into())
}
