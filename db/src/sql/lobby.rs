//! A table until play begins: opened, joined, left, started.

use rusqlite::params;

use super::columns::Span;
use super::rows::{Db, maybe, one};
use super::{invitations, play, seats, settings, tables};
use crate::error::Error;
use crate::table_id::Expected;
use crate::table_id::TableId;
use crate::time::WallTime;
use crate::types::{Hand, Invitation, NewSeat, NewTable, Phase, Seat, Start};

pub(crate) fn create(db: &dyn Db, new: &NewTable) -> Result<TableId, Error> {
    let sql = "INSERT INTO tables (game, edition, options, guild, channel, host, phase, seed, commitment, opened, touched, clock,
                 origin, thread, hints, rated, starts_when_full, host_active, answers_only, interaction, min_games, min_rating)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, 'lobby', ?7, ?8, ?9, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?9, ?16, ?17, ?18, ?19)
               ON CONFLICT (interaction) WHERE interaction IS NOT NULL DO NOTHING RETURNING id";
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
        new.hints,
        new.rated,
        new.starts_when_full,
        new.answers_only,
        new.interaction,
        new.minimum.games,
        new.minimum.rating
    ];
    let table = maybe(db, sql, values, |row| row.get(0))?;
    let table = TableId(table.ok_or(Error::Repeated)?);
    for (joined, seat) in (0..).zip(&new.seats) {
        sit(db, table, joined, seat)?;
    }
    if let Some(channel) = &new.remember {
        settings::remember(db, channel, new)?;
    }
    Ok(table)
}

/// Opens a table, unless its host has `most` open ones on its server. What it comes from must be in the state given; with it a key is
/// stored that leads here.
pub(crate) fn open(
    db: &dyn Db,
    new: &NewTable,
    most: u32,
    from: Option<(Expected, &str)>,
) -> Result<TableId, Error> {
    if let Some((at, _)) = from {
        play::decide(db, at)?;
    }
    db.alone(&format!("tables of {}", new.host))?;
    // First, because what was done already is no table too many.
    let table = create(db, new)?;
    if tables::count_open_of(db, &new.host, &new.guild)? > most {
        return Err(Error::TooMany);
    }
    check_few_lobbies(db, &new.host)?;
    if let Some((_, key)) = from {
        settings::put_meta(db, key, &table.to_string())?;
    }
    Ok(table)
}

pub(crate) fn join(
    db: &dyn Db,
    table: TableId,
    new: &NewSeat,
    max_seats: u32,
    at: WallTime,
) -> Result<(), Error> {
    check_room(db, table, &new.user, max_seats, at)?;
    if new.level.is_none() {
        db.alone(&format!("tables of {}", new.user))?;
    }
    let sql = "SELECT coalesce(max(joined) + 1, 0) FROM seats WHERE table_id = ?1";
    let joined = one(db, sql, params![table.0], |row| row.get(0))?;
    invitations::remove(db, table, &new.user)?;
    sit(db, table, joined, new)?;
    if new.level.is_none() {
        check_few_lobbies(db, &new.user)?;
    }
    Ok(())
}

pub(crate) fn invite(
    db: &dyn Db,
    table: TableId,
    new: &Invitation,
    max_seats: u32,
    at: WallTime,
) -> Result<(), Error> {
    check_room(db, table, &new.user, max_seats, at)?;
    invitations::put(db, table, new)
}

pub(crate) fn decline(db: &dyn Db, table: TableId, user: &str, at: WallTime) -> Result<(), Error> {
    touch(db, table, at)?;
    invitations::decline(db, table, user)
}

/// The seat is free again, and the person may be invited once more.
pub(crate) fn uninvite(db: &dyn Db, table: TableId, user: &str, at: WallTime) -> Result<(), Error> {
    touch(db, table, at)?;
    invitations::remove(db, table, user)
}

/// Fails with `Taken` if a person sits in this lobby, and with `Full` if no seat is left for them.
fn check_room(
    db: &dyn Db,
    table: TableId,
    user: &str,
    max_seats: u32,
    at: WallTime,
) -> Result<(), Error> {
    touch(db, table, at)?;
    let sql = "SELECT EXISTS (SELECT 1 FROM seats WHERE table_id = ?1 AND user = ?2)";
    if one(db, sql, params![table.0, user], |row| row.get(0))? {
        return Err(Error::Taken);
    }
    if seats_taken(db, table, user, at)? >= max_seats {
        return Err(Error::Full);
    }
    Ok(())
}

/// In how many lobbies a person can have a seat, so that nobody fills a server's lobbies.
const MOST_LOBBIES: u32 = 3;

fn check_few_lobbies(db: &dyn Db, user: &str) -> Result<(), Error> {
    let sql = "SELECT count(*) FROM seats JOIN tables ON tables.id = seats.table_id WHERE seats.user = ?1 AND phase = 'lobby'";
    let lobbies: u32 = one(db, sql, params![user], |row| row.get(0))?;
    if lobbies <= MOST_LOBBIES {
        Ok(())
    } else {
        Err(Error::TooManyLobbies)
    }
}

/// How many seats a person cannot have: others sit there, or they are kept for others.
fn seats_taken(db: &dyn Db, table: TableId, user: &str, at: WallTime) -> Result<u32, Error> {
    let sql = "SELECT count(*) FROM seats WHERE table_id = ?1";
    let seats: u32 = one(db, sql, params![table.0], |row| row.get(0))?;
    Ok(seats + invitations::seats_kept(db, table, user, at)?)
}

/// Notes that the host did something; of others nothing is noted.
pub(crate) fn host_acts(
    db: &dyn Db,
    table: TableId,
    user: &str,
    at: WallTime,
) -> Result<(), Error> {
    let sql = "UPDATE tables SET host_active = ?3 WHERE id = ?1 AND host = ?2 AND phase = 'lobby'";
    db.change(sql, params![table.0, user, at])?;
    Ok(())
}

pub(crate) fn leave(db: &dyn Db, table: TableId, user: &str, at: WallTime) -> Result<bool, Error> {
    touch(db, table, at)?;
    let sql = "DELETE FROM seats WHERE table_id = ?1 AND user = ?2";
    if db.change(sql, params![table.0, user])? == 0 {
        return Err(Error::NotSeated);
    }
    let sql = "SELECT NOT EXISTS (SELECT 1 FROM seats WHERE table_id = ?1 AND level IS NULL)";
    let empty = one(db, sql, params![table.0], |row| row.get(0))?;
    if empty {
        play::close(db, table.into(), "empty", at)?;
    } else {
        host_acts(db, table, user, at)?;
        seats::hand_over(db, table)?;
    }
    Ok(empty)
}

pub(crate) fn set_word(
    db: &dyn Db,
    table: TableId,
    user: &str,
    word: &str,
    at: WallTime,
) -> Result<(), Error> {
    touch(db, table, at)?;
    let sql = "UPDATE seats SET word = ?3 WHERE table_id = ?1 AND user = ?2";
    match db.change(sql, params![table.0, user, word])? {
        0 => Err(Error::NotSeated),
        _ => Ok(()),
    }
}

pub(crate) fn start(db: &dyn Db, start: &Start) -> Result<(), Error> {
    let Start {
        table,
        seats,
        faces,
        at,
        time,
        due,
    } = start;
    let sql = "UPDATE tables SET revision = revision + 1, phase = 'play', started = ?2, touched = ?2, due = ?3 WHERE id = ?1 AND phase = 'lobby'";
    if db.change(sql, params![table.0, at, due])? == 0 {
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
        db.change(sql, params![table.0, seat.joined, seat.seat])?;
    }
    let sql = "INSERT INTO plies (table_id, ply, seat, move, faces, hand, at, time) VALUES (?1, 0, 0, 'setup', ?2, ?3, ?4, ?5)";
    let house = Hand::House.as_str();
    db.change(sql, params![table.0, faces, house, at, time])?;
    invitations::remove_all(db, *table)
}

fn sit(db: &dyn Db, table: TableId, joined: u32, new: &NewSeat) -> Result<(), Error> {
    let sql = "INSERT INTO seats (table_id, joined, user, name, word, level) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
               ON CONFLICT DO NOTHING";
    let values = params![table.0, joined, new.user, new.name, new.word, new.level];
    match db.change(sql, values)? {
        0 => Err(Error::Taken),
        _ => Ok(()),
    }
}

/// The compare-and-set of an action in a lobby. Fails with `Gone` or `WrongPhase`.
fn touch(db: &dyn Db, table: TableId, at: WallTime) -> Result<(), Error> {
    let sql =
        "UPDATE tables SET revision = revision + 1, touched = ?3 WHERE id = ?1 AND phase = ?2";
    if db.change(sql, params![table.0, Phase::Lobby.as_str(), at])? == 0 {
        let found = tables::phase(db, table)?;
        return Err(Error::WrongPhase { found });
    }
    Ok(())
}
