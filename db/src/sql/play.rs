//! A table in play: its plies, its outcome, its end; and where it is shown.

use rusqlite::params;

use super::rows::Tx;
use super::unshown::TIME_TO_SHOW;
use super::{counters, invitations, seats, tables};
use crate::error::Error;
use crate::table_id::{Expected, TableId};
use crate::types::{Append, Standing};
use ::tables::table::Phase;
use ::tables::time::{TableTime, WallTime};
use games::seat::Hand;

impl Tx<'_> {
    /// Stores one ply, and with it a departure and the outcome. Fails with `Gone`, `Raced` (that ply is stored already, or the
    /// table is not in play), `NotSeated` (the person who is to leave has left before) or `Bad`.
    /// Outside a rehearsal, [`Store::append`](crate::Store::append) does it.
    pub fn append(self, at_table: Expected, new: &Append) -> Result<(), Error> {
        let Append {
            table: _,
            ply,
            seat,
            mv,
            faces,
            hand,
            at,
            time,
            due,
            left,
            withdraws_vote,
            over,
        } = new;
        let table = &at_table.table;
        let ends = match over {
            None => "",
            Some(_) => ", ended = ?3, phase = 'over'",
        };
        // Another process shows it if this one has not done so by then. A file has one process, whose next start asks for the revision.
        let unshown = if self.0.is_shared() {
            format!("{} + {}", self.0.now(), TIME_TO_SHOW.as_millis())
        } else {
            "revision + 1".to_owned()
        };
        let sql = format!(
        "UPDATE tables SET revision = revision + 1, touched = ?3, due = ?4, unshown = {unshown}{ends}
         WHERE id = ?1 AND revision = coalesce(?2, revision) AND phase = 'play'"
    );
        let values = params![table.0, at_table.revision, at.0, due.map(|due| due.0)];
        tables::compare_and_set(self, *table, &sql, values)?;
        let sql = "INSERT INTO plies (table_id, ply, seat, move, faces, hand, at, time) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8
               WHERE EXISTS (SELECT 1 FROM plies WHERE table_id = ?1 AND ply = ?2 - 1) ON CONFLICT DO NOTHING";
        let hand = hand.as_str();
        let values = params![table.0, ply, seat, mv, faces, hand, at.0, time.0];
        if self.change(sql, values)? == 0 {
            return Err(not_next(self, *table, *ply)?);
        }
        if *left {
            seats::leave_with(self, *table, *seat, *ply)?;
        }
        if *withdraws_vote {
            seats::withdraw_votes(self, *table, *seat)?;
        }
        if let Some(standings) = over {
            for standing in standings {
                set_standing(self, *table, standing)?;
            }
            note_moves(self, *table)?;
            invitations::remove_all(self, *table)?;
            counters::finished(self, *table)?;
        }
        Ok(())
    }

    /// Ends an open table without an outcome; `why` is a word of the caller's. Fails with `Gone` or `WrongPhase`.
    pub fn close_table(self, at_table: Expected, why: &str, at: WallTime) -> Result<(), Error> {
        let table = at_table.table;
        // A table with a turn notification is due once more, so that the notification is deleted.
        let sql =
        "UPDATE tables SET revision = revision + 1, phase = 'closed', why = ?3, touched = ?4, ended = ?4, unreachable = 0,
               due = CASE WHEN ping IS NULL THEN NULL ELSE 0 END
               WHERE id = ?1 AND revision = coalesce(?2, revision) AND ended IS NULL";
        if self.change(sql, params![table.0, at_table.revision, why, at.0])? == 0 {
            return Err(match tables::phase(self, table)? {
                Phase::Lobby | Phase::Play => Error::Raced,
                found @ (Phase::Over | Phase::Closed) => Error::WrongPhase { found },
            });
        }
        invitations::remove_all(self, table)
    }

    /// Raises the revision of a table because something was decided about it that is stored elsewhere. Fails with `Gone` or `Raced`.
    pub fn decide(self, at: Expected) -> Result<(), Error> {
        let sql = "UPDATE tables SET revision = revision + 1 WHERE id = ?1 AND revision = coalesce(?2, revision)";
        tables::compare_and_set(self, at.table, sql, params![at.table.0, at.revision])
    }

    /// Notes where the table is shown, in any phase; none when the message is gone. Fails with `Gone` or `Bad`.
    pub fn set_message(
        self,
        at: Expected,
        channel: &str,
        message: Option<&str>,
    ) -> Result<(), Error> {
        let sql = "UPDATE tables SET revision = revision + 1, channel = ?3, message = ?4 WHERE id = ?1 AND revision = coalesce(?2, revision)";
        let values = params![at.table.0, at.revision, channel, message];
        tables::compare_and_set(self, at.table, sql, values)
    }
}

/// Notes at a table that is over how many moves of their own those who began made. Who made none, although moves were made for them, was
/// away.
fn note_moves(tx: Tx<'_>, table: TableId) -> Result<(), Error> {
    let sql = "UPDATE seats SET moves =
                 (SELECT count(*) FROM plies WHERE table_id = ?1 AND plies.seat = seats.seat AND ply > 0 AND hand = 'player' AND ply IS DISTINCT FROM left_at
                 AND ply <= coalesce((SELECT min(until) FROM previous_players AS p WHERE p.table_id = ?1 AND p.seat = seats.seat), ply))
               WHERE table_id = ?1";
    tx.change(sql, params![table.0])?;
    let sql = "UPDATE seats SET away = 1 WHERE table_id = ?1 AND moves = 0 AND level IS NULL AND left_at IS NULL
                 AND NOT EXISTS (SELECT 1 FROM previous_players AS p WHERE p.table_id = ?1 AND p.seat = seats.seat)
                 AND EXISTS (SELECT 1 FROM plies WHERE table_id = ?1 AND plies.seat = seats.seat AND ply > 0)";
    tx.change(sql, params![table.0])?;
    Ok(())
}

/// Why a ply could not be stored.
fn not_next(tx: Tx<'_>, table: TableId, ply: u32) -> Result<Error, Error> {
    let sql = "SELECT EXISTS (SELECT 1 FROM plies WHERE table_id = ?1 AND ply = ?2)";
    let taken = tx.one(sql, params![table.0, ply], |row| row.get(0))?;
    Ok(if taken {
        Error::Raced
    } else {
        Error::Bad(format!("ply {ply} follows no stored ply"))
    })
}

fn set_standing(tx: Tx<'_>, table: TableId, standing: &Standing) -> Result<(), Error> {
    let Standing {
        seat,
        place,
        points,
        away,
    } = standing;
    let sql =
        "UPDATE seats SET place = ?3, points = ?4, away = ?5 WHERE table_id = ?1 AND seat = ?2";
    match tx.change(sql, params![table.0, seat, place, points, away])? {
        0 => Err(Error::Bad(format!(
            "the outcome names seat {seat}, which nobody has"
        ))),
        _ => Ok(()),
    }
}

/// A move at the newest table in play, whatever is legal there. Where there is none, none can fail.
pub(crate) fn try_move(tx: Tx<'_>) -> Result<(), Error> {
    let sql = "SELECT id, touched, (SELECT max(ply) + 1 FROM plies WHERE table_id = id) FROM tables
               WHERE phase = 'play' AND ended IS NULL ORDER BY touched DESC LIMIT 1";
    let next = tx.maybe(sql, params![], |row| {
        Ok((TableId(row.get(0)?), WallTime(row.get(1)?), row.get(2)?))
    })?;
    let Some((table, at, ply)) = next else {
        return Ok(());
    };
    let practice = Append {
        table: table.into(),
        ply,
        seat: 0,
        mv: "practice".to_owned(),
        faces: Vec::new(),
        hand: Hand::House,
        at,
        time: TableTime(0),
        due: None,
        left: false,
        withdraws_vote: false,
        over: None,
    };
    tx.append(table.into(), &practice)
}
