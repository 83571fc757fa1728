//! A table in play: its log, its outcome, its end; and where it is shown.

use rusqlite::params;

use super::rows::Tx;
use super::unshown::TIME_TO_SHOW;
use super::{counters, invitations, seats, tables};
use crate::error::Error;
use crate::table_id::{Expected, TableId};
use crate::types::{Append, Change, Standing};
use ::tables::table::Phase;
use ::tables::time::{TableTime, WallTime};

impl Tx<'_> {
    /// Stores one act at a table in play, and with it what follows for what tables are searched by. Fails with `Gone`, `Raced` (that act is
    /// stored already, or the table is not in play), `NotSeated` (a seat is not that of the person who leaves it or is replaced), `Taken`
    /// (who is to have a seat sits there already) or `Bad`.
    /// Outside a rehearsal, [`Store::append`](crate::Store::append) does it.
    pub fn append(self, at_table: Expected, new: &Append) -> Result<(), Error> {
        let table = at_table.table;
        let over = matches!(new.changes.last(), Some(Change::Over(_)));
        let ends = if over {
            ", ended = ?3, phase = 'over'"
        } else {
            ""
        };
        // Another process shows it if this one has not done so by then. A file has one process, whose next start asks for the revision.
        let unshown = match (new.moves, self.0.is_shared()) {
            (false, _) => String::new(),
            (true, true) => format!(
                ", unshown = {} + {}",
                self.0.now(),
                TIME_TO_SHOW.as_millis()
            ),
            (true, false) => ", unshown = revision + 1".to_owned(),
        };
        let sql = format!(
            "UPDATE tables SET revision = revision + 1, touched = ?3, due = ?4{unshown}{ends}
             WHERE id = ?1 AND revision = coalesce(?2, revision) AND phase = 'play'"
        );
        let due = new.due.map(|due| due.0);
        let values = params![table.0, at_table.revision, new.at.0, due];
        tables::compare_and_set(self, table, &sql, values)?;
        let sql = "INSERT INTO log (table_id, number, at, time, text) SELECT ?1, ?2, ?3, ?4, ?5
               WHERE EXISTS (SELECT 1 FROM log WHERE table_id = ?1 AND number = ?2 - 1) ON CONFLICT DO NOTHING";
        let values = params![table.0, new.number, new.at.0, new.time.0, new.text];
        if self.change(sql, values)? == 0 {
            return Err(not_next(self, table, new.number)?);
        }
        for change in &new.changes {
            match change {
                Change::Left(seat, ply) => seats::leave_with(self, table, *seat, *ply)?,
                Change::Replaced(takeover) => seats::replace(self, table, takeover)?,
                Change::Returned(seat, user) => seats::take_again(self, table, *seat, user)?,
                Change::Host(user) => seats::make_host(self, table, user)?,
                Change::Closed(why) => self.close_table(table.into(), why, new.at)?,
                Change::Resumed => seats::tell_again(self, table)?,
                Change::Over(standings) => {
                    for standing in standings {
                        set_standing(self, table, standing)?;
                    }
                    invitations::remove_all(self, table)?;
                    counters::finished(self, table)?;
                }
            }
        }
        Ok(())
    }

    /// Ends an open table without an outcome; `why` is a word of the caller's. Fails with `Gone` or `WrongPhase`.
    pub fn close_table(self, at_table: Expected, why: &str, at: WallTime) -> Result<(), Error> {
        let table = at_table.table;
        // A table with a turn notification is due once more, so that the notification is deleted.
        let sql =
        "UPDATE tables SET revision = revision + 1, phase = 'closed', why = ?3, touched = ?4, ended = ?4,
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

/// Why an act could not be stored.
fn not_next(tx: Tx<'_>, table: TableId, number: u32) -> Result<Error, Error> {
    let sql = "SELECT EXISTS (SELECT 1 FROM log WHERE table_id = ?1 AND number = ?2)";
    let taken = tx.one(sql, params![table.0, number], |row| row.get(0))?;
    Ok(if taken {
        Error::Raced
    } else {
        Error::Bad(format!("act {number} follows no stored act"))
    })
}

fn set_standing(tx: Tx<'_>, table: TableId, standing: &Standing) -> Result<(), Error> {
    let Standing {
        seat,
        place,
        points,
        moves,
        away,
    } = standing;
    let sql = "UPDATE seats SET place = ?3, points = ?4, moves = ?5, away = ?6 WHERE table_id = ?1 AND seat = ?2";
    match tx.change(sql, params![table.0, seat, place, points, moves, away])? {
        0 => Err(Error::Bad(format!(
            "the outcome names seat {seat}, which nobody has"
        ))),
        _ => Ok(()),
    }
}

/// A move at the newest table in play, whatever is legal there. Where there is none, none can fail.
pub(crate) fn try_move(tx: Tx<'_>) -> Result<(), Error> {
    let sql =
        "SELECT id, touched, (SELECT max(number) + 1 FROM log WHERE table_id = id) FROM tables
               WHERE phase = 'play' AND ended IS NULL ORDER BY touched DESC LIMIT 1";
    let next = tx.maybe(sql, params![], |row| {
        Ok((TableId(row.get(0)?), WallTime(row.get(1)?), row.get(2)?))
    })?;
    let Some((table, at, number)) = next else {
        return Ok(());
    };
    let practice = Append {
        table: table.into(),
        number,
        text: "practice".to_owned(),
        at,
        time: TableTime(0),
        due: None,
        moves: true,
        changes: Vec::new(),
    };
    tx.append(table.into(), &practice)
}
