//! An invited person answers: they take the seat that is kept for them, or it is free again.

use std::sync::Arc;

use db::{Phase, StoredTable, TableId};
use serenity::all::UserId;
use tables::acts::invite as acts;

use crate::bot::Bot;
use crate::context::Person;
use crate::error::CommandError;
use crate::protocol::answer::{Answer, Message};
use crate::reply::{FollowUp, Reply};
use crate::state::board_location::BoardLocation;
use crate::state::lobby::Lobby;
use crate::table::load::{game_of, stored};
use crate::table::lobby;
use crate::table::lobby::invite;
use crate::table::lobby_act::{Beside, lobby_act};
use crate::table_name::table_name;
use crate::texts::refusals as r;
use crate::words;

/// Only the invited person can answer.
fn check_invited(to: UserId, person: &Person) -> Result<(), CommandError> {
    if person.id == to {
        Ok(())
    } else {
        Err(CommandError::User(r::invitation_for_others()))
    }
}

/// Accept was pressed.
pub(crate) async fn accept(
    bot: &Arc<Bot>,
    table: TableId,
    to: UserId,
    person: &Person,
) -> Result<Reply, CommandError> {
    check_invited(to, person)?;
    let entry = bot.tables.entry(table);
    let mut entry = entry.lock().await;
    let before = stored(bot, table).await?;
    if before.head.phase != Phase::Lobby {
        return Ok(too_late(&before));
    }
    let (after, hint) = lobby::sit(bot, &Lobby::of(before)?, person).await?;
    let words = format!(
        "{} has accepted the invitation to {}.",
        words::safe_name(&person.name),
        named(&after)?
    );
    let mut reply = Reply::from(Answer::Update(Box::new(Message::new(words))));
    if let Some(begun) = lobby::begin_when_full(bot, &mut entry, &Lobby::of(after)?).await? {
        reply.follow_ups.extend(begun.follow_ups);
    }
    Ok(hint
        .into_iter()
        .fold(reply, Reply::then)
        .then(FollowUp::Redraw(table)))
}

/// Decline was pressed.
pub(crate) async fn decline(
    bot: &Arc<Bot>,
    table: TableId,
    to: UserId,
    person: &Person,
) -> Result<Reply, CommandError> {
    check_invited(to, person)?;
    let entry = bot.tables.entry(table);
    let _acting = entry.lock().await;
    let before = stored(bot, table).await?;
    if before.head.phase != Phase::Lobby {
        return Ok(too_late(&before));
    }
    let lobby = Lobby::of(before)?;
    let declined = lobby_act(bot, &lobby, Beside::Nothing, |lobby, _| {
        acts::decline(&lobby.table, lobby.caller(person.id, false))
    });
    declined
        .await
        .map_err(|error| error.in_words(|_| r::you_have_joined()))?;
    let before = lobby.stored;
    let words = format!(
        "{} has declined the invitation to {}.",
        words::safe_name(&person.name),
        named(&before)?
    );
    let reply = Reply::from(Answer::Update(Box::new(Message::new(words))));
    Ok(reply.then(FollowUp::Redraw(table)))
}

/// The call for a table that is no longer a lobby.
fn too_late(before: &StoredTable) -> Reply {
    Answer::Update(Box::new(Message::new(invite::over(&before.head)))).into()
}

/// `table #3 (Some Game): https://...`
fn named(table: &StoredTable) -> Result<String, CommandError> {
    let link = BoardLocation::of(&table.head)?.link();
    Ok(format!(
        "table {} ({}){}",
        table_name(table.head.id),
        game_of(table)?.info().name,
        link.map_or(String::new(), |link| format!(": {link}"))
    ))
}
