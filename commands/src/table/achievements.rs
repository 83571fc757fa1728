//! What players have achieved, worked out from the records of finished tables. Nothing of it is stored.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::Arc;

use db::{Finished, Played, StoredTable, TableId};
use games::achievement::earned;
use games::registry::GameType;
use games::seat::{Names, Seat};
use games::telling::Achievement;
use tokio::task::spawn_blocking;

use crate::bot::Bot;
use crate::error::{CommandError, InternalError};
use crate::state::earned::Earned;
use crate::state::record::record;
use crate::table::load::stored;

/// How many tables of a player are looked at, the latest ones: each may have to be replayed.
const MOST: u32 = 100;

/// How many lines an end board has at most.
const LINES: usize = 8;

/// What a finished table has brought its people. A seat that two people played, or the house, has earned nothing.
fn of_stored(stored: &StoredTable) -> Result<Earned, InternalError> {
    let own = |seat: Seat| {
        let number = |number: u8| usize::from(number) == seat.index();
        let mut sitting = stored.seats.iter();
        let person = sitting.any(|one| one.level.is_none() && one.seat.is_some_and(number));
        person && !stored.previous_players.iter().any(|one| number(one.seat))
    };
    let all = earned(&record(stored)?).map_err(InternalError::new)?;
    Ok(all.into_iter().filter(|(seat, _)| own(*seat)).collect())
}

async fn of_table(bot: &Bot, table: TableId) -> Result<Earned, CommandError> {
    if let Some(known) = bot.earned.get(table) {
        return Ok(known);
    }
    let stored = stored(bot, table).await?;
    // A profile goes through hundreds of games, and presses must not wait for them.
    let earned = spawn_blocking(move || of_stored(&stored)).await;
    let earned = earned.map_err(CommandError::internal)??;
    bot.earned.put(table, Arc::clone(&earned));
    Ok(earned)
}

/// The seat that a user alone had at a finished table.
fn seat_of(played: &Played, user: &str) -> Option<Seat> {
    let mut seats = played.seats.iter();
    let seat = seats.find(|seat| seat.holders.len() == 1 && seat.last().user == user)?;
    Some(Seat::new(usize::from(seat.seat)))
}

/// A line for each achievement that a player of this table had not earned before on this server.
pub(crate) async fn news(
    bot: &Bot,
    stored: &StoredTable,
    names: &Names,
) -> Result<String, CommandError> {
    let mut text = String::new();
    let head = &stored.head;
    // The latest tables before this one of each player who has earned something: a board that is drawn again later says what it said
    // when the table ended.
    let mut histories: BTreeMap<Seat, Vec<Played>> = BTreeMap::new();
    for (seat, achievement) in of_stored(stored)?.iter() {
        let sitting = stored
            .seats
            .iter()
            .find(|one| one.seat.map(usize::from) == Some(seat.index()));
        let Some(sitting) = sitting.filter(|one| !db::is_forgotten(&one.user)) else {
            continue;
        };
        if !histories.contains_key(seat) {
            let which = Finished {
                guild: Some(head.guild.clone()),
                game: Some(head.game.clone()),
                user: Some(sitting.user.clone()),
                after: head.ended.map(|ended| (ended, head.id)),
                ..Finished::default()
            };
            let earlier = bot.store.latest_finished(which, 0, MOST);
            histories.insert(*seat, earlier.await?);
        }
        let earlier = histories[seat].iter().filter(|played| !played.voided);
        let mut is_new = true;
        for played in earlier {
            let before = of_table(bot, played.table).await?;
            if seat_of(played, &sitting.user).is_some_and(|at| before.contains(&(at, *achievement)))
            {
                is_new = false;
                break;
            }
        }
        if is_new {
            let Achievement { name, how } = achievement;
            _ = writeln!(text, "★ **{}** · {name}: {how}", names.of(*seat));
        }
        if text.lines().count() == LINES {
            break;
        }
    }
    Ok(text.trim_end().to_owned())
}

/// What a player has achieved in a game, in a line; nothing for nothing. `latest` are the tables and seats that the player had alone, the
/// latest first.
pub(crate) async fn of_player(
    bot: &Bot,
    game: &dyn GameType,
    latest: impl Iterator<Item = (TableId, Seat)>,
) -> Result<Option<String>, CommandError> {
    let mut has: Vec<&Achievement> = Vec::new();
    for (table, at) in latest.take(MOST as usize) {
        let earned = of_table(bot, table).await?;
        let new = earned.iter().filter(|(seat, _)| *seat == at);
        has.extend(new.map(|(_, achievement)| *achievement));
    }
    let Some(telling) = game.telling() else {
        return Ok(None);
    };
    let all = telling.achievements;
    let names: Vec<&str> = all
        .iter()
        .filter(|one| has.contains(one))
        .map(|one| one.name)
        .collect();
    let line = || {
        format!(
            "{} · {} of {}: {}",
            game.info().name,
            names.len(),
            all.len(),
            names.join(", ")
        )
    };
    Ok((!names.is_empty()).then(line))
}
