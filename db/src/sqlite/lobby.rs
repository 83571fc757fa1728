//! A table until play begins: opened, joined, left, started.

use rusqlite::{Connection, params};

use super::columns::Span;
use super::rows::{change, one};
use super::{play, seats, settings, tables};
use crate::error::Error;
use crate::time::WallTime;
use crate::types::{Hand, NewSeat, NewTable, Phase, Seat, Start, TableId};

pub(crate) fn create(db: &Connection, new: &NewTable) -> Result<TableId, Error> {
    let sql = "INSERT INTO tables (game, edition, options, guild, channel, host, phase, seed, commitment, opened, touched, clock,
                 origin, thread, hints)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, 'lobby', ?7, ?8, ?9, ?9, ?10, ?11, ?12, ?13) RETURNING id";
    let values = params![
        new.game,
        new.edition,
        new.options,
        new.guild,
        new.channel,
        new.host,
        new.seed.0,
        new.commitment,
        new.opened,
        new.clock.map(Span),
        new.origin,
        new.thread,
        new.hints
    ];
    let table = TableId(one(db, sql, values, |row| row.get(0))?);
    for (joined, seat) in (0..).zip(&new.seats) {
        sit(db, table, joined, seat)?;
    }
    if let Some(channel) = &new.remember {
        settings::remember(db, channel, new)?;
    }
    Ok(table)
}

pub(crate) fn join(
    db: &Connection,
    table: TableId,
    new: &NewSeat,
    max_seats: u32,
    at: WallTime,
) -> Result<(), Error> {
    touch(db, table, at)?;
    let sql = "SELECT count(*), coalesce(max(joined) + 1, 0), coalesce(max(user = ?2), 0) FROM seats WHERE table_id = ?1";
    let (seats, joined, seated): (u32, u32, bool) =
        one(db, sql, params![table.0, new.user], |row| {
            Ok((row.get(0)?, row.get(1)?, row.get(2)?))
        })?;
    if seated {
        return Err(Error::Taken);
    }
    if seats >= max_seats {
        return Err(Error::Full);
    }
    sit(db, table, joined, new)
}

pub(crate) fn leave(
    db: &Connection,
    table: TableId,
    user: &str,
    at: WallTime,
) -> Result<bool, Error> {
    touch(db, table, at)?;
    let sql = "DELETE FROM seats WHERE table_id = ?1 AND user = ?2";
    if change(db, sql, params![table.0, user])? == 0 {
        return Err(Error::NotSeated);
    }
    let sql = "SELECT NOT EXISTS (SELECT 1 FROM seats WHERE table_id = ?1 AND level IS NULL)";
    let empty = one(db, sql, [table.0], |row| row.get(0))?;
    if empty {
        play::close(db, table, "empty", at)?;
    } else {
        seats::hand_over(db, table)?;
    }
    Ok(empty)
}

pub(crate) fn set_word(
    db: &Connection,
    table: TableId,
    user: &str,
    word: &str,
    at: WallTime,
) -> Result<(), Error> {
    touch(db, table, at)?;
    let sql = "UPDATE seats SET word = ?3 WHERE table_id = ?1 AND user = ?2";
    match change(db, sql, params![table.0, user, word])? {
        0 => Err(Error::NotSeated),
        _ => Ok(()),
    }
}

pub(crate) fn start(db: &Connection, start: &Start) -> Result<(), Error> {
    let Start {
        table,
        seats,
        faces,
        at,
        time,
        due,
    } = start;
    let sql = "UPDATE tables SET phase = 'play', started = ?2, touched = ?2, due = ?3 WHERE id = ?1 AND phase = 'lobby'";
    if change(db, sql, params![table.0, at, due])? == 0 {
        let found = tables::phase(db, *table)?;
        return Err(Error::WrongPhase { found });
    }
    let same = |(stored, given): (&Seat, &Seat)| {
        (stored.joined, &stored.user, &stored.word, &stored.level)
            == (given.joined, &given.user, &given.word, &given.level)
    };
    let stored = tables::seats(db, *table)?;
    if stored.len() != seats.len() || !stored.iter().zip(seats).all(same) {
        return Err(Error::Raced);
    }
    if seats.is_empty() || seats.iter().any(|seat| seat.seat.is_none()) {
        return Err(Error::Bad(
            "a table starts with somebody on every seat".to_owned(),
        ));
    }
    let sql = "UPDATE seats SET seat = ?3 WHERE table_id = ?1 AND joined = ?2";
    for seat in seats {
        change(db, sql, params![table.0, seat.joined, seat.seat])?;
    }
    let sql = "INSERT INTO plies (table_id, ply, seat, move, faces, hand, at, time) VALUES (?1, 0, 0, 'setup', ?2, ?3, ?4, ?5)";
    let house = Hand::House.as_str();
    change(db, sql, params![table.0, faces, house, at, time])?;
    Ok(())
}

fn sit(db: &Connection, table: TableId, joined: u32, new: &NewSeat) -> Result<(), Error> {
    let sql = "INSERT INTO seats (table_id, joined, user, name, word, level) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
               ON CONFLICT DO NOTHING";
    let values = params![table.0, joined, new.user, new.name, new.word, new.level];
    match change(db, sql, values)? {
        0 => Err(Error::Taken),
        _ => Ok(()),
    }
}

/// The compare-and-set of an action in a lobby. Fails with `Gone` or `WrongPhase`.
fn touch(db: &Connection, table: TableId, at: WallTime) -> Result<(), Error> {
    let sql = "UPDATE tables SET touched = ?3 WHERE id = ?1 AND phase = ?2";
    if change(db, sql, params![table.0, Phase::Lobby.as_str(), at])? == 0 {
        let found = tables::phase(db, table)?;
        return Err(Error::WrongPhase { found });
    }
    Ok(())
}
