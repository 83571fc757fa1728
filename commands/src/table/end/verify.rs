//! `/table verify` and `/table record`: shows how the dice of a table can be checked, checks the record of a finished one, or attaches it
//! as a file.

use std::sync::Arc;

use db::{Phase, StoredTable, TableId};
use games::notation::hex;
use serenity::all::CreateAttachment;

use crate::bot::Bot;
use crate::context::CommandContext;
use crate::error::{Result, ensure};
use crate::protocol::answer::Message;
use crate::reply::Reply;
use crate::state::audit::audit;
use crate::state::record::finished_record;
use crate::table::load::stored;
use crate::table::pick::{Meant, pick, pick_played};
use crate::texts::{Lang, finished as t, refusals as r};

/// `/table verify`
pub(crate) async fn verify(bot: &Bot, context: &CommandContext) -> Result<Reply> {
    let table = if let Some(played) = pick_played(bot, context).await? {
        played
    } else {
        let open = pick(bot, context, Meant::OrEnded).await;
        open.map_err(|_| r::nothing_finished_here())?
    };
    report(bot, table, context.lang).await
}

/// How the dice of a table can be checked: the commitment while it is open; once it has ended, its seed and the result of the check.
/// No board shows either, so this is where they are from the moment that the lobby opens.
pub(crate) async fn report(bot: &Bot, table: TableId, lang: Lang) -> Result<Reply> {
    let stored = stored(bot, table).await?;
    let head = &stored.head;
    let opened = stored.opened();
    let commitment = opened.map_or_else(String::new, |opened| hex(&opened.commitment));
    if head.ended.is_none() {
        let in_lobby = head.phase == Phase::Lobby;
        let words = t::committed(lang, table, commitment, in_lobby);
        return Ok(Reply::say(words));
    }
    let seed = t::seed(lang, hex(&head.seed.0), commitment);
    let plies = stored.plies();
    if plies.is_empty() {
        let words = t::nothing_to_verify(lang, table);
        return Ok(Reply::say(format!("{words}\n{seed}")));
    }
    let faces: usize = plies.iter().map(|ply| ply.faces.len()).sum();
    let moves = plies.len() - 1;
    let words = match audit(&stored) {
        Ok(()) => format!("{}\n{seed}", t::verified(lang, table, moves, faces)),
        Err(wrong) => {
            tracing::error!(%table, error = %wrong, "a stored record failed verification");
            t::not_verified(lang, table, wrong)
        }
    };
    Ok(Reply::say(words))
}

/// Attaches the record of a table privately. There is none while the table is open, because its faces and its seed are secret.
pub(crate) async fn hand_out_record(bot: &Arc<Bot>, table: TableId, lang: Lang) -> Result<Reply> {
    let file = record_file(&stored(bot, table).await?)?;
    let words = t::record_of(lang, table);
    Ok(Reply::private(Message::new(words).with_file(file)))
}

/// The record of a table that has ended, as a file.
pub(crate) fn record_file(stored: &StoredTable) -> Result<CreateAttachment> {
    let table = stored.head.id;
    ensure(stored.head.ended.is_some(), || {
        r::record_after_the_end(table)
    })?;
    ensure(stored.has_plies(), || r::no_record(table))?;
    let text = finished_record(stored)?.to_string();
    let file = format!("rollhouse-{table}.txt");
    Ok(CreateAttachment::bytes(text.into_bytes(), file))
}
