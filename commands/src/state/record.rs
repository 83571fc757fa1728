//! A stored table as a record, in the notation of `games`: for replays, and for files.

use std::fmt::Write;

use db::{Phase, PreviousPlayer, StoredTable};
use games::record::{End, Player, Record};
use games::seat::Seat;
use tables::event::Event;

use crate::error::InternalError;
use crate::words;

/// The record of a stored table; it has the seed only if the table has ended.
pub fn record(stored: &StoredTable) -> Result<Record, InternalError> {
    let ended = stored.head.ended.is_some();
    let mut record = secret_record(stored)?;
    if !ended {
        record.seed = None;
    }
    Ok(record)
}

/// The same with the seed, in any phase: for replays, never to be shown.
pub(crate) fn secret_record(stored: &StoredTable) -> Result<Record, InternalError> {
    let head = &stored.head;
    let seed = head.seed;
    let opened = stored.opened();
    let opened =
        opened.ok_or_else(|| InternalError::new("its log does not begin with an opening"))?;
    let mut seated: Vec<(u8, Player)> = Vec::new();
    for (index, seat) in stored.seats.iter().enumerate() {
        let place = seat.seat.ok_or_else(|| {
            InternalError::new(format!("table {} has a player without a seat", head.id))
        })?;
        let player = Player {
            name: all_names(stored, place, &seat.name),
            word: seat.word.clone(),
            joined: index + 1,
            house: seat.level.clone(),
            hints: hints(stored, self::seat(place)?),
        };
        seated.push((place, player));
    }
    seated.sort_by_key(|(place, _)| *place);
    let mut plies = stored.plies().into_iter();
    let setup = plies.next().map(|ply| ply.faces).unwrap_or_default();
    let record = Record {
        table: head.id.to_string(),
        game: head.game.clone(),
        edition: head.edition,
        options: opened.options.clone(),
        // As it was shown, and not computed from the seed, because the audit compares the two.
        commitment: opened.commitment,
        seed: Some(seed),
        players: seated.into_iter().map(|(_, player)| player).collect(),
        setup,
        plies: plies.collect(),
        end: match head.phase {
            Phase::Lobby | Phase::Play => End::Open,
            Phase::Closed => End::Closed,
            Phase::Over => End::Outcome(String::new()),
        },
    };
    Ok(record)
}

/// For how many decisions a seat was given a hint.
pub(crate) fn hints(stored: &StoredTable, seat: Seat) -> u32 {
    let events = stored.log.iter().flat_map(|entry| &entry.events);
    let hints = events.filter(|event| matches!(event, Event::Hint(at) if *at == seat));
    u32::try_from(hints.count()).unwrap_or(u32::MAX)
}

/// Everybody who has played a seat, as its record names them: `Ann, from ply 12 on Zoe`.
fn all_names(stored: &StoredTable, seat: u8, last: &str) -> String {
    let previous = stored
        .previous_players
        .iter()
        .filter(|player| player.seat == seat);
    let mut names = String::new();
    for player in previous {
        let name = words::plain_name(&player.name);
        _ = write!(names, "{name}, from ply {} on ", player.until + 1);
    }
    names.push_str(&words::plain_name(last));
    names
}

/// Who has this seat, as it is stored.
pub(crate) fn sitting(stored: &StoredTable, seat: Seat) -> Option<&db::Seat> {
    let mut seats = stored.seats.iter();
    seats.find(|one| one.seat.map(usize::from) == Some(seat.index()))
}

/// The id of the player who had the seat at this ply.
pub(crate) fn played(stored: &StoredTable, seat: Seat, ply: u32) -> Option<&str> {
    let had_it =
        |player: &&PreviousPlayer| usize::from(player.seat) == seat.index() && ply <= player.until;
    let previous = stored.previous_players.iter().find(had_it);
    let current = sitting(stored, seat).map(|player| &*player.user);
    previous.map(|player| &*player.user).or(current)
}

fn seat(index: u8) -> Result<Seat, InternalError> {
    if usize::from(index) < games::seat::MAX_SEATS {
        Ok(Seat::new(usize::from(index)))
    } else {
        Err(InternalError::new("a stored seat number is too large"))
    }
}

/// The full record, without the seed while the table is open; if it is over, with the outcome that its plies lead to.
pub(crate) fn finished_record(stored: &StoredTable) -> Result<Record, InternalError> {
    let mut record = record(stored)?;
    if stored.head.phase == Phase::Over {
        let table = record.replay(|_, _| {}).map_err(InternalError::new)?;
        if let games::outcome::Status::Over(outcome) = table.status() {
            record.end = End::Outcome(outcome.to_string());
        }
    }
    Ok(record)
}
