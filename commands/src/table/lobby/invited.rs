//! An invited person answers: they take the seat that is kept for them, or it is free again.

use std::sync::Arc;

use db::{Phase, TableId};
use serenity::all::UserId;
use tables::acts::invite as acts;

use crate::bot::Bot;
use crate::context::Person;
use crate::error::{Result, ensure};
use crate::protocol::answer::Message;
use crate::reply::{FollowUp, Reply};
use crate::state::active::ActiveTable;
use crate::table::act::act;
use crate::table::load::{load, locked};
use crate::table::lobby;
use crate::table::lobby::invite;
use crate::table_name::table_name;
use crate::texts::{Lang, Text, invitations as t, refusals as r};
use crate::words;

/// Only the invited person can answer an invitation, or an offer of a seat in play; others are told so.
pub(crate) fn check_invited(to: UserId, person: &Person, refused: fn() -> Text) -> Result<()> {
    ensure(person.id == to, refused)
}

/// Accept was pressed.
pub(crate) async fn accept(
    bot: &Arc<Bot>,
    table: TableId,
    to: UserId,
    person: &Person,
) -> Result<Reply> {
    check_invited(to, person, r::invitation_for_others)?;
    let mut entry = bot.tables.locked(table).await;
    let lobby = load(bot, &mut entry, table).await?;
    if lobby.table.phase() != Phase::Lobby {
        return Ok(too_late(lobby));
    }
    let hint = lobby::sit(bot, lobby, person).await?;
    let reply = said(lobby, person, t::accepted);
    let begun = lobby::begin_when_full(bot, &mut entry, table).await?;
    let begun = begun.map_or_else(Vec::new, |begun| begun.follow_ups);
    Ok(reply.and(begun).and(hint).then(FollowUp::Redraw(table)))
}

/// Decline was pressed.
pub(crate) async fn decline(
    bot: &Arc<Bot>,
    table: TableId,
    to: UserId,
    person: &Person,
) -> Result<Reply> {
    check_invited(to, person, r::invitation_for_others)?;
    let lobby = &mut locked(bot, table).await?;
    if lobby.table.phase() != Phase::Lobby {
        return Ok(too_late(lobby));
    }
    let declined = act(bot, lobby, |lobby, _| {
        acts::decline(&lobby.table, lobby.caller(person.id))
    });
    declined
        .await
        .map_err(|error| error.in_words(|_| r::you_have_joined()))?;
    Ok(said(lobby, person, t::has_declined).then(FollowUp::Redraw(table)))
}

/// The call for a table that is no longer a lobby.
fn too_late(table: &ActiveTable) -> Reply {
    Reply::update(Message::new(invite::over(table)))
}

/// The call says what became of it, with a link to the lobby.
fn said(
    lobby: &ActiveTable,
    person: &Person,
    words: fn(Lang, String, String, &'static str) -> String,
) -> Reply {
    let name = words::safe_name(&person.name);
    let game = lobby.kind().info().name;
    let mut words = words(lobby.lang(), name, table_name(lobby.id), game);
    if let Some(link) = lobby.board.link() {
        words = format!("{words} {link}");
    }
    Reply::update(Message::new(words))
}
