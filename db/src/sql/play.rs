//! What happens at a table: its log, and what follows from each act for what tables are searched by; and where the table is shown.

use std::collections::BTreeSet;

use games::ply::RESIGN;
use games::seat::{Hand, Seat};
use rusqlite::params;

use super::rows::Tx;
use super::{counters, invitations, lobby, seats, tables};
use crate::error::{Error, Result};
use crate::table_id::{TableAt, TableId};
use crate::types::{Append, Beside};
use ::tables::event::{By, Entry, Event};
use ::tables::table::Standing;
use ::tables::time::{TableTime, WallTime};

impl Tx<'_> {
    /// Stores one act at a table, and with it what follows for what tables are searched by. Fails with `Gone`, `Raced` (that act is
    /// stored already), `NotSeated` (a seat is not that of the person who leaves it or is replaced), `Taken` (who is to have a seat sits
    /// there already), `TooManyLobbies` or `Bad`.
    /// Outside a rehearsal, [`Store::append`](crate::Store::append) does it.
    pub fn append(self, new: &Append) -> Result<()> {
        let (table, entry) = (new.table.id, &new.entry);
        let ends = match new.standings[..] {
            [] => "",
            _ => ", ended = ?3, phase = 'over'",
        };
        let now = self.0.now();
        let change = format!(
            "UPDATE tables SET revision = revision + 1, touched = {now}, due = CASE WHEN ?4 > due THEN due ELSE ?4 END{ends}
             WHERE id = ?1 AND revision = coalesce(?2, revision)"
        );
        let is_next = "EXISTS (SELECT 1 FROM log WHERE table_id = ?1 AND number = ?5 - 1)
               AND NOT EXISTS (SELECT 1 FROM log WHERE table_id = ?1 AND number = ?5)";
        let insert = "INSERT INTO log (table_id, number, at, time, text) SELECT ?1, ?5, ?3, ?6, ?7";
        let (due, text) = (new.due.map(|due| due.0), entry.text());
        let values = params![
            table.0,
            new.table.expected,
            entry.at.0,
            due,
            new.number,
            entry.time.0,
            text
        ];
        let stored = if self.0.changes_two() {
            let sql = format!(
                "WITH changed AS ({change} AND {is_next} RETURNING id) {insert} FROM changed ON CONFLICT DO NOTHING"
            );
            self.change(&sql, values)?
        } else {
            match self.change(&format!("{change} AND {is_next}"), &values[..5])? {
                0 => 0,
                _ => self.change(insert, values)?,
            }
        };
        if stored == 0 {
            return Err(not_next(self, table, new.number)?);
        }
        let is_ply = |event: &Event| u32::from(matches!(event, Event::Ply(_)));
        let plies: u32 = entry.events.iter().map(is_ply).sum();
        // Several may leave in one act, each with a ply of their own.
        let mut ply = new.ply.saturating_sub(plies);
        for event in &entry.events {
            ply += is_ply(event);
            follow(self, table, event, new, ply)?;
        }
        for standing in &new.standings {
            set_standing(self, table, standing)?;
        }
        if !new.standings.is_empty() {
            invitations::remove_all(self, table)?;
            counters::finished(self, table)?;
        }
        Ok(())
    }

    /// Raises the revision of a table because something was decided about it that is stored elsewhere. Fails with `Gone` or `Raced`.
    pub fn decide(self, at: TableAt) -> Result<()> {
        let sql = "UPDATE tables SET revision = revision + 1 WHERE id = ?1 AND revision = coalesce(?2, revision)";
        tables::compare_and_set(self, at.id, sql, params![at.id.0, at.expected])
    }

    /// Notes where the table is shown, in any phase; none when the message is gone. Fails with `Gone` or `Bad`.
    pub fn set_message(self, at: TableAt, channel: &str, message: Option<&str>) -> Result<()> {
        let sql = "UPDATE tables SET revision = revision + 1, channel = ?3, message = ?4 WHERE id = ?1 AND revision = coalesce(?2, revision)";
        let values = params![at.id.0, at.expected, channel, message];
        tables::compare_and_set(self, at.id, sql, values)
    }
}

/// What tables are searched by, after an event with which the game is at this ply.
fn follow(tx: Tx<'_>, table: TableId, event: &Event, new: &Append, ply: u32) -> Result<()> {
    if is_alone(event) {
        return Ok(());
    }
    let at = new.entry.at.0;
    let person = || match &new.beside {
        Beside::Person(person) => Ok(person),
        _ => Err(Error::Bad("somebody has no name".to_owned())),
    };
    match event {
        Event::Sat(number) => lobby::join(tx, table, *number, person()?),
        Event::House(number, level, name) => lobby::house(tx, table, *number, *level, name),
        Event::Left(number, _) => {
            let sql = "DELETE FROM seats WHERE table_id = ?1 AND person = ?2";
            seats::seated(tx, sql, params![table.0, number.0])
        }
        Event::Word(number) => {
            let Beside::Word(word) = &new.beside else {
                return Err(Error::Bad("a lucky word is missing".to_owned()));
            };
            let sql = "UPDATE seats SET word = ?3 WHERE table_id = ?1 AND person = ?2";
            seats::seated(tx, sql, params![table.0, number.0, word])
        }
        Event::Invited(number, until, _) => {
            invitations::put(tx, table, *number, person()?, *until, None)
        }
        Event::Offered(seat, number, until, _) => {
            let seat = seat.number();
            invitations::end_offer(tx, table, seat)?;
            invitations::put(tx, table, *number, person()?, *until, Some(seat))
        }
        Event::Declined(number, by) => {
            invitations::decline(tx, table, *number, *by == By::Themselves)
        }
        Event::Host(number) => seats::make_host(tx, table, *number),
        Event::Began(seating, _) => {
            let sql = "UPDATE tables SET phase = 'play', started = ?2 WHERE id = ?1";
            tx.execute(sql, params![table.0, at])?;
            for (seat, number) in (0..).zip(seating) {
                let seat: u8 = seat;
                let sql = "UPDATE seats SET seat = ?3 WHERE table_id = ?1 AND person = ?2";
                seats::seated(tx, sql, params![table.0, number.0, seat])?;
            }
            invitations::remove_all(tx, table)
        }
        Event::Ply(last) if last.mv == RESIGN => seats::leave_with(tx, table, last.seat, ply),
        Event::Replaced(seat, number, _) => {
            seats::replace(tx, table, *seat, *number, person()?, ply)
        }
        Event::Returned(seat, number, _) => seats::take_again(tx, table, *seat, *number),
        // The message that notified before the pause is deleted, so the players who are to act are notified again.
        Event::Resumed(_) => seats::tell_again(tx, table),
        Event::Closed(why) => {
            // A table with a turn notification is due once more, so that the notification is deleted.
            let sql = "UPDATE tables SET phase = 'closed', why = ?3, ended = ?2, due = CASE WHEN ping IS NULL THEN NULL ELSE 0 END
               WHERE id = ?1";
            tx.execute(sql, params![table.0, at, why.word()])?;
            invitations::remove_all(tx, table)
        }
        Event::Voided | Event::Unvoided => {
            let sql = "UPDATE tables SET voided = ?2 WHERE id = ?1";
            let voided = matches!(event, Event::Voided).then_some(at);
            tx.execute(sql, params![table.0, voided])?;
            let guild = tables::guild(tx, table)?;
            counters::rewritten(tx, &BTreeSet::from([guild]))
        }
        _ => Ok(()),
    }
}

/// Whether nothing follows from an event for what tables are searched by.
fn is_alone(event: &Event) -> bool {
    match event {
        Event::Ply(ply) => ply.mv != RESIGN,
        Event::Vote(..) | Event::Hint(_) | Event::Here => true,
        _ => false,
    }
}

impl Append {
    /// Whether one row of the log and one of its table are all that is stored.
    pub(crate) fn is_alone(&self) -> bool {
        self.standings.is_empty() && self.entry.events.iter().all(is_alone)
    }
}

/// Why an act could not be stored.
fn not_next(tx: Tx<'_>, table: TableId, number: u32) -> Result<Error> {
    tx.revision(table)?.ok_or(Error::Gone)?;
    let sql = "SELECT EXISTS (SELECT 1 FROM log WHERE table_id = ?1 AND number = ?2 - 1)";
    let follows = tx.one(sql, params![table.0, number], |row| row.get(0))?;
    Ok(if follows {
        Error::Raced
    } else {
        Error::Bad(format!("act {number} follows no stored act"))
    })
}

fn set_standing(tx: Tx<'_>, table: TableId, standing: &Standing) -> Result<()> {
    let (seat, place, points) = (standing.seat.number(), standing.place, standing.points);
    let sql = "UPDATE seats SET place = ?3, points = ?4, moves = ?5, away = ?6 WHERE table_id = ?1 AND seat = ?2";
    let values = params![table.0, seat, place, points, standing.moves, standing.away];
    let nobody = format!("the outcome names seat {seat}, which nobody has");
    tx.change_or(sql, values, Error::Bad(nobody))
}

/// A move at the newest table in play, whatever is legal there. Where there is none, none can fail.
pub(crate) fn try_move(tx: Tx<'_>) -> Result<()> {
    let sql =
        "SELECT id, started, (SELECT max(number) + 1 FROM log WHERE table_id = id) FROM tables
               WHERE phase = 'play' AND ended IS NULL ORDER BY id DESC LIMIT 1";
    let next = tx.maybe(sql, params![], |row| {
        Ok((TableId(row.get(0)?), WallTime(row.get(1)?), row.get(2)?))
    })?;
    let Some((table, at, number)) = next else {
        return Ok(());
    };
    let practice = Event::Ply(games::ply::Ply {
        seat: Seat::new(0),
        mv: "practice".to_owned(),
        faces: Vec::new(),
        hand: Hand::House,
    });
    let practice = Entry {
        at,
        time: TableTime(0),
        events: vec![practice],
    };
    let practice = Append::of(table, number, practice);
    tx.append(&practice)
}
