//! `/table verify` and `/table record`: checks the record of a finished table, or attaches it as a file.

use std::sync::Arc;

use db::TableId;
use serenity::all::CreateAttachment;

use crate::bot::Bot;
use crate::context::CommandContext;
use crate::error::CommandError;
use crate::protocol::answer::{Answer, Message};
use crate::reply::Reply;
use crate::state::audit::audit;
use crate::state::record::notation;
use crate::table::load::stored;
use crate::table::pick::pick_finished;
use crate::table_name::table_name;

/// Checks the stored record of a finished table and says what was checked.
pub(crate) async fn verify(bot: &Bot, context: &CommandContext) -> Result<Reply, CommandError> {
    let head = pick_finished(bot, context).await?;
    let name = table_name(head.id);
    if head.ended.is_none() {
        return Err(CommandError::user(format!(
            "Table {name} is still in play. Its dice are secret, so it can be verified once it has ended."
        )));
    }
    let stored = stored(bot, head.id).await?;
    if stored.plies.is_empty() {
        return Err(CommandError::user(format!(
            "Table {name} was closed before it began, so there is nothing to verify."
        )));
    }
    let faces: usize = stored.plies.iter().map(|ply| ply.faces.len()).sum();
    let moves = stored.plies.len() - 1;
    let words = match audit(&stored) {
        Ok(()) => format!(
            "Table {name} is verified: its seed has the SHA-256 that the lobby showed, all {moves} moves follow the rules, all {faces} rolls come from the seed and the lucky words, and the result follows from the moves."
        ),
        Err(wrong) => {
            tracing::error!(table = name, error = %wrong, "a stored record failed verification");
            format!(
                "Table {name} FAILED verification: {wrong}. Please tell the bot's operator; `/table record` has the evidence."
            )
        }
    };
    Ok(Answer::say(words).into())
}

/// Attaches the record of a table privately. There is none while the table is open, because its faces and its seed are secret.
pub(crate) async fn hand_out_record(bot: &Arc<Bot>, table: TableId) -> Result<Reply, CommandError> {
    let stored = stored(bot, table).await?;
    let name = table_name(table);
    if stored.head.ended.is_none() {
        return Err(CommandError::user(format!(
            "The record of table {name} is available once it has ended: until then its dice are secret."
        )));
    }
    if stored.plies.is_empty() {
        return Err(CommandError::user(format!(
            "Table {name} was closed before it began, so it has no record."
        )));
    }
    let file = CreateAttachment::bytes(
        notation(&stored)?.into_bytes(),
        format!("rollhouse-{name}.txt"),
    );
    let words = format!(
        "The record of table {name}: every move and every roll. `/table verify` checks them against the seed."
    );
    Ok(Answer::File(Box::new(Message::new(words)), file).into())
}
