//! `/table verify` and `/table record`: shows how the dice of a table can be checked, checks the record of a finished one, or attaches it
//! as a file.

use std::sync::Arc;

use db::{Phase, StoredTable, TableId};
use games::notation::hex;
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
use crate::texts::refusals as r;

/// `/table verify`
pub(crate) async fn verify(bot: &Bot, context: &CommandContext) -> Result<Reply, CommandError> {
    let table = pick_finished(bot, context, true).await?;
    report(bot, table.id).await
}

/// How the dice of a table can be checked: the commitment while it is open; once it has ended, its seed and the result of the check.
/// No board shows either, so this is where they are from the moment that the lobby opens.
pub(crate) async fn report(bot: &Bot, table: TableId) -> Result<Reply, CommandError> {
    let stored = stored(bot, table).await?;
    let (name, head) = (table_name(table), &stored.head);
    let opened = stored.opened();
    let commitment = opened.map_or_else(String::new, |opened| hex(&opened.commitment));
    if head.ended.is_none() {
        let when = if head.phase == Phase::Lobby {
            "Write it down before the table starts"
        } else {
            "Write it down"
        };
        return Ok(Answer::say(format!(
            "All dice of table {name} come from a secret seed, which was chosen when its lobby opened, and from the players' lucky words. \
             The SHA-256 of the seed is\n`{commitment}`\n{when}: once the table has ended, `/table verify` shows the seed, which must have \
             this SHA-256, and checks every roll."
        ))
        .into());
    }
    let seed = format!(
        "Seed: `{}`\nIts SHA-256, fixed when the lobby opened: `{commitment}`",
        hex(&head.seed.0)
    );
    let plies = stored.plies();
    if plies.is_empty() {
        return Ok(Answer::say(format!(
            "Table {name} was closed before it began, so there is nothing to verify.\n{seed}"
        ))
        .into());
    }
    let faces: usize = plies.iter().map(|ply| ply.faces.len()).sum();
    let moves = plies.len() - 1;
    let words = match audit(&stored) {
        Ok(()) => format!(
            "Table {name} is verified: its seed has the SHA-256 of the lobby, all {moves} moves follow the rules, all {faces} dice come from the seed and the lucky words, and the result follows from the moves.\n{seed}"
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
    let file = record_file(&stored(bot, table).await?)?;
    let words = format!(
        "The record of table {}: every move and every roll. `/table verify` checks them against the seed.",
        table_name(table)
    );
    Ok(Answer::File(Box::new(Message::new(words)), file).into())
}

/// The record of a table that has ended, as a file.
pub(crate) fn record_file(stored: &StoredTable) -> Result<CreateAttachment, CommandError> {
    let name = table_name(stored.head.id);
    if stored.head.ended.is_none() {
        return Err(CommandError::User(r::record_after_the_end(name)));
    }
    if !stored.has_plies() {
        return Err(CommandError::User(r::no_record(name)));
    }
    let (text, file) = (notation(stored)?, format!("rollhouse-{name}.txt"));
    Ok(CreateAttachment::bytes(text.into_bytes(), file))
}
