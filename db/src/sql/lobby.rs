//! A table until play begins: opened, joined, left, started.

use rusqlite::params;

use super::columns::Span;
use super::rows::Tx;
use super::{invitations, seats, settings, tables};
use crate::error::Error;
use crate::table_id::TableId;
use crate::types::{Invitation, NewSeat, NewTable, Seat, Start};
use ::tables::table::Phase;
use ::tables::time::WallTime;

impl Tx<'_> {
    /// Opens a table in the phase lobby. Fails with `Taken` when one user is given two seats, or `Bad`.
    pub fn create_table(self, new: &NewTable) -> Result<TableId, Error> {
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
            new.opened.0,
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
        let table = self.maybe(sql, values, |row| row.get(0))?;
        let table = TableId(table.ok_or(Error::Repeated)?);
        for (joined, seat) in (0..).zip(&new.seats) {
            sit(self, table, joined, seat)?;
        }
        if let Some(channel) = &new.remember {
            settings::remember(self, channel, new)?;
        }
        Ok(table)
    }

    /// The same, unless the host has `most` open tables on the server. Fails with `TooMany` and
    /// `TooManyLobbies`, too.
    pub fn open_table(self, new: &NewTable, most: u32) -> Result<TableId, Error> {
        self.0.alone(&format!("tables of {}", new.host))?;
        // First, because what was done already is no table too many.
        let table = self.create_table(new)?;
        if tables::count_open_of(self, &new.host, &new.guild)? > most {
            return Err(Error::TooMany);
        }
        check_few_lobbies(self, &new.host)?;
        Ok(table)
    }

    /// Seats a person in a lobby of at most `max_seats`; a seat that is kept for somebody else counts as taken. Fails
    /// with `Gone`, `WrongPhase`, `Taken`, `Full`, `TooManyLobbies` or `Bad`.
    pub fn join(
        self,
        table: TableId,
        new: &NewSeat,
        max_seats: u32,
        at: WallTime,
    ) -> Result<(), Error> {
        check_room(self, table, &new.user, max_seats, at)?;
        if new.level.is_none() {
            self.0.alone(&format!("tables of {}", new.user))?;
        }
        let sql = "SELECT coalesce(max(joined) + 1, 0) FROM seats WHERE table_id = ?1";
        let joined = self.one(sql, params![table.0], |row| row.get(0))?;
        self.remove_invitation(table, &new.user)?;
        sit(self, table, joined, new)?;
        if new.level.is_none() {
            check_few_lobbies(self, &new.user)?;
        }
        Ok(())
    }

    /// Invites a person to a lobby of at most `max_seats` and keeps a seat for them; a later invitation replaces an earlier one.
    /// Fails with `Gone`, `WrongPhase`, `Taken` (they sit there), `Full` or `Bad`.
    pub fn invite(
        self,
        table: TableId,
        new: &Invitation,
        max_seats: u32,
        at: WallTime,
    ) -> Result<(), Error> {
        check_room(self, table, &new.user, max_seats, at)?;
        invitations::put(self, table, new)
    }

    /// Notes that an invited person will not come, so no seat is kept for them. Fails with `Gone`, `WrongPhase` or `NotSeated` (they
    /// are not invited, or have declined already).
    pub fn decline(self, table: TableId, user: &str, at: WallTime) -> Result<(), Error> {
        touch(self, table, at)?;
        invitations::decline(self, table, user)
    }

    /// Takes an invitation back. Fails with `Gone` or `WrongPhase`.
    pub fn uninvite(self, table: TableId, user: &str, at: WallTime) -> Result<(), Error> {
        touch(self, table, at)?;
        self.remove_invitation(table, user)
    }

    /// Notes when the host of a lobby did something there, if it was this user.
    pub fn host_acts(self, table: TableId, user: &str, at: WallTime) -> Result<(), Error> {
        let sql =
            "UPDATE tables SET host_active = ?3 WHERE id = ?1 AND host = ?2 AND phase = 'lobby'";
        self.change(sql, params![table.0, user, at.0])?;
        Ok(())
    }

    /// Takes a person out of a lobby (during play a person leaves by [`append`](crate::Store::append)). A host who leaves is replaced by
    /// the person who joined first of the others. True if nobody remained, so that the table is closed;
    /// [`Head::why`](crate::Head::why) is `empty` then. Fails with `Gone`, `WrongPhase` or `NotSeated`.
    pub fn leave(self, table: TableId, user: &str, at: WallTime) -> Result<bool, Error> {
        touch(self, table, at)?;
        let sql = "DELETE FROM seats WHERE table_id = ?1 AND user = ?2";
        if self.change(sql, params![table.0, user])? == 0 {
            return Err(Error::NotSeated);
        }
        let sql = "SELECT NOT EXISTS (SELECT 1 FROM seats WHERE table_id = ?1 AND level IS NULL)";
        let empty = self.one(sql, params![table.0], |row| row.get(0))?;
        if empty {
            self.close_table(table.into(), "empty", at)?;
        } else {
            self.host_acts(table, user, at)?;
            seats::hand_over(self, table)?;
        }
        Ok(empty)
    }

    /// Changes a person's lucky word while the table is in the lobby. Fails with `Gone`, `WrongPhase` or `NotSeated`.
    pub fn set_word(
        self,
        table: TableId,
        user: &str,
        word: &str,
        at: WallTime,
    ) -> Result<(), Error> {
        touch(self, table, at)?;
        let sql = "UPDATE seats SET word = ?3 WHERE table_id = ?1 AND user = ?2";
        match self.change(sql, params![table.0, user, word])? {
            0 => Err(Error::NotSeated),
            _ => Ok(()),
        }
    }

    /// Turns a lobby into play, and stores the first act of its log. Fails with `Gone`, `WrongPhase` (started or closed in the meantime),
    /// `Raced` (the seats or words are not those given) or `Bad` (a seat missing or given twice).
    pub fn start(self, start: &Start) -> Result<(), Error> {
        let Start {
            table,
            seats,
            text,
            at,
            time,
            due,
        } = start;
        let sql = "UPDATE tables SET revision = revision + 1, phase = 'play', started = ?2, touched = ?2, due = ?3 WHERE id = ?1 AND phase = 'lobby'";
        if self.change(sql, params![table.0, at.0, due.map(|due| due.0)])? == 0 {
            let found = tables::phase(self, *table)?;
            return Err(Error::WrongPhase { found });
        }
        let same = |(stored, given): (&Seat, &Seat)| {
            (stored.joined, &stored.user, &stored.word, &stored.level)
                == (given.joined, &given.user, &given.word, &given.level)
        };
        let stored = self.seats(*table)?;
        if stored.len() != seats.len() || !stored.iter().zip(seats).all(same) {
            return Err(Error::Raced);
        }
        if seats.is_empty() || seats.iter().any(|seat| seat.seat.is_none()) {
            return Err(Error::Bad(
                "a table starts with somebody on every seat".to_owned(),
            ));
        }
        let sql = "UPDATE seats SET seat = ?3, person = ?4 WHERE table_id = ?1 AND joined = ?2";
        for seat in seats {
            self.change(sql, params![table.0, seat.joined, seat.seat, seat.person])?;
        }
        let sql = "INSERT INTO log (table_id, number, at, time, text) VALUES (?1, 0, ?2, ?3, ?4)";
        self.change(sql, params![table.0, at.0, time.0, text])?;
        invitations::remove_all(self, *table)
    }
}

/// Fails with `Taken` if a person sits in this lobby, and with `Full` if no seat is left for them.
fn check_room(
    tx: Tx<'_>,
    table: TableId,
    user: &str,
    max_seats: u32,
    at: WallTime,
) -> Result<(), Error> {
    touch(tx, table, at)?;
    let sql = "SELECT EXISTS (SELECT 1 FROM seats WHERE table_id = ?1 AND user = ?2)";
    if tx.one(sql, params![table.0, user], |row| row.get(0))? {
        return Err(Error::Taken);
    }
    if seats_taken(tx, table, user, at)? >= max_seats {
        return Err(Error::Full);
    }
    Ok(())
}

/// In how many lobbies a person can have a seat, so that nobody fills a server's lobbies.
const MOST_LOBBIES: u32 = 3;

fn check_few_lobbies(tx: Tx<'_>, user: &str) -> Result<(), Error> {
    let sql = "SELECT count(*) FROM seats JOIN tables ON tables.id = seats.table_id WHERE seats.user = ?1 AND phase = 'lobby'";
    let lobbies: u32 = tx.one(sql, params![user], |row| row.get(0))?;
    if lobbies <= MOST_LOBBIES {
        Ok(())
    } else {
        Err(Error::TooManyLobbies)
    }
}

/// How many seats a person cannot have: others sit there, or they are kept for others.
fn seats_taken(tx: Tx<'_>, table: TableId, user: &str, at: WallTime) -> Result<u32, Error> {
    let sql = "SELECT count(*) FROM seats WHERE table_id = ?1";
    let seats: u32 = tx.one(sql, params![table.0], |row| row.get(0))?;
    Ok(seats + invitations::seats_kept(tx, table, user, at)?)
}

fn sit(tx: Tx<'_>, table: TableId, joined: u32, new: &NewSeat) -> Result<(), Error> {
    let sql = "INSERT INTO seats (table_id, joined, user, name, word, level) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
               ON CONFLICT DO NOTHING";
    let values = params![table.0, joined, new.user, new.name, new.word, new.level];
    match tx.change(sql, values)? {
        0 => Err(Error::Taken),
        _ => Ok(()),
    }
}

/// The compare-and-set of an action in a lobby. Fails with `Gone` or `WrongPhase`.
fn touch(tx: Tx<'_>, table: TableId, at: WallTime) -> Result<(), Error> {
    let sql =
        "UPDATE tables SET revision = revision + 1, touched = ?3 WHERE id = ?1 AND phase = ?2";
    if tx.change(sql, params![table.0, Phase::Lobby.as_str(), at.0])? == 0 {
        let found = tables::phase(tx, table)?;
        return Err(Error::WrongPhase { found });
    }
    Ok(())
}
