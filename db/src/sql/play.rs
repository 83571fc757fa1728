//! A table in play: its plies, its outcome, its end; and where it is shown.

use std::time::Duration;

use rusqlite::params;

use super::rows::{Db, one};
use super::{counters, invitations, seats, tables};
use crate::error::Error;
use crate::table_id::{Expected, TableId};
use crate::time::WallTime;
use crate::types::{Append, Phase, Standing};

/// `time_to_show` is how long the caller has to show this, where another process shows it then; in a file, its revision is noted.
pub(crate) fn append(
    db: &dyn Db,
    new: &Append,
    at_table: Expected,
    time_to_show: Option<Duration>,
) -> Result<(), Error> {
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
    let unshown = match time_to_show {
        Some(time) => format!("{} + {}", db.now(), time.as_millis()),
        None => "revision + 1".to_owned(),
    };
    let sql = format!(
        "UPDATE tables SET revision = revision + 1, touched = ?3, due = ?4, unshown = {unshown}{ends}
         WHERE id = ?1 AND revision = coalesce(?2, revision) AND phase = 'play'"
    );
    let values = params![table.0, at_table.revision, at, due];
    tables::compare_and_set(db, *table, &sql, values)?;
    let sql = "INSERT INTO plies (table_id, ply, seat, move, faces, hand, at, time) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8
               WHERE EXISTS (SELECT 1 FROM plies WHERE table_id = ?1 AND ply = ?2 - 1) ON CONFLICT DO NOTHING";
    let hand = hand.as_str();
    let values = params![table.0, ply, seat, mv, faces, hand, at, time];
    if db.change(sql, values)? == 0 {
        return Err(not_next(db, *table, *ply)?);
    }
    if *left {
        seats::leave_with(db, *table, *seat, *ply)?;
    }
    if *withdraws_vote {
        seats::withdraw_votes(db, *table, *seat)?;
    }
    if let Some(standings) = over {
        for standing in standings {
            set_standing(db, *table, standing)?;
        }
        note_moves(db, *table)?;
        invitations::remove_all(db, *table)?;
        counters::finished(db, *table)?;
    }
    Ok(())
}

/// Notes at a table that is over how many moves of their own those who began made. Who made none, although moves were made for them, was
/// away.
fn note_moves(db: &dyn Db, table: TableId) -> Result<(), Error> {
    let sql = "UPDATE seats SET moves =
                 (SELECT count(*) FROM plies WHERE table_id = ?1 AND plies.seat = seats.seat AND ply > 0 AND hand = 'player' AND ply IS DISTINCT FROM left_at
                 AND ply <= coalesce((SELECT min(until) FROM previous_players AS p WHERE p.table_id = ?1 AND p.seat = seats.seat), ply))
               WHERE table_id = ?1";
    db.change(sql, params![table.0])?;
    let sql = "UPDATE seats SET away = 1 WHERE table_id = ?1 AND moves = 0 AND level IS NULL AND left_at IS NULL
                 AND NOT EXISTS (SELECT 1 FROM previous_players AS p WHERE p.table_id = ?1 AND p.seat = seats.seat)
                 AND EXISTS (SELECT 1 FROM plies WHERE table_id = ?1 AND plies.seat = seats.seat AND ply > 0)";
    db.change(sql, params![table.0])?;
    Ok(())
}

/// Why a ply could not be stored.
fn not_next(db: &dyn Db, table: TableId, ply: u32) -> Result<Error, Error> {
    let sql = "SELECT EXISTS (SELECT 1 FROM plies WHERE table_id = ?1 AND ply = ?2)";
    let taken = one(db, sql, params![table.0, ply], |row| row.get(0))?;
    Ok(if taken {
        Error::Raced
    } else {
        Error::Bad(format!("ply {ply} follows no stored ply"))
    })
}

fn set_standing(db: &dyn Db, table: TableId, standing: &Standing) -> Result<(), Error> {
    let Standing {
        seat,
        place,
        points,
        away,
    } = standing;
    let sql =
        "UPDATE seats SET place = ?3, points = ?4, away = ?5 WHERE table_id = ?1 AND seat = ?2";
    match db.change(sql, params![table.0, seat, place, points, away])? {
        0 => Err(Error::Bad(format!(
            "the outcome names seat {seat}, which nobody has"
        ))),
        _ => Ok(()),
    }
}

pub(crate) fn close(db: &dyn Db, at_table: Expected, why: &str, at: WallTime) -> Result<(), Error> {
    let table = at_table.table;
    // A table with a turn notification is due once more, so that the notification is deleted.
    let sql =
        "UPDATE tables SET revision = revision + 1, phase = 'closed', why = ?3, touched = ?4, ended = ?4, unreachable = 0,
               due = CASE WHEN ping IS NULL THEN NULL ELSE 0 END
               WHERE id = ?1 AND revision = coalesce(?2, revision) AND ended IS NULL";
    if db.change(sql, params![table.0, at_table.revision, why, at])? == 0 {
        return Err(match tables::phase(db, table)? {
            Phase::Lobby | Phase::Play => Error::Raced,
            found @ (Phase::Over | Phase::Closed) => Error::WrongPhase { found },
        });
    }
    invitations::remove_all(db, table)
}

/// Something was decided about a table that is stored elsewhere. Fails with `Gone` or `Raced`.
pub(crate) fn decide(db: &dyn Db, at: Expected) -> Result<(), Error> {
    let sql = "UPDATE tables SET revision = revision + 1 WHERE id = ?1 AND revision = coalesce(?2, revision)";
    tables::compare_and_set(db, at.table, sql, params![at.table.0, at.revision])
}

pub(crate) fn set_message(
    db: &dyn Db,
    at: Expected,
    channel: &str,
    message: Option<&str>,
) -> Result<(), Error> {
    let sql = "UPDATE tables SET revision = revision + 1, channel = ?3, message = ?4 WHERE id = ?1 AND revision = coalesce(?2, revision)";
    let values = params![at.table.0, at.revision, channel, message];
    tables::compare_and_set(db, at.table, sql, values)
}
