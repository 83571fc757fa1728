//! The daily table: its days, everybody's one try, and the marks that stay of those who were forgotten.

use rusqlite::params;

use super::rows::{Db, Row, all, maybe};
use crate::daily::{Day, Effort, NewDay, NewRun, Run, RunMove};
use crate::error::Error;
use crate::time::WallTime;
use crate::types::{FORGOTTEN, Seed};

/// How many milliseconds a day has.
const DAY: i64 = 24 * 60 * 60 * 1000;

pub(crate) fn prepare(db: &dyn Db, today: i64, days: &[NewDay], at: WallTime) -> Result<(), Error> {
    for new in days {
        let sql = "INSERT INTO daily_days (day, game, edition, options, seed, commitment, made)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT (day) DO NOTHING";
        let NewDay {
            day,
            game,
            edition,
            options,
            seed,
            commitment,
        } = new;
        db.change(
            sql,
            params![day, game, edition, options, seed.0, commitment, at],
        )?;
    }
    let sql = "UPDATE daily_days SET closed = ?2 WHERE day < ?1 AND closed IS NULL";
    db.change(sql, params![today, at])?;
    db.change("DELETE FROM daily_marks WHERE day < ?1", params![today])?;
    Ok(())
}

pub(crate) fn day(db: &dyn Db, day: i64) -> Result<Option<Day>, Error> {
    let sql = "SELECT day, game, edition, options, seed, commitment, made, closed FROM daily_days WHERE day = ?1";
    maybe(db, sql, params![day], |row| {
        Ok(Day {
            day: row.get(0)?,
            game: row.get(1)?,
            edition: row.get(2)?,
            options: row.get(3)?,
            seed: Seed(row.get(4)?),
            commitment: row.get(5)?,
            made: row.get(6)?,
            closed: row.get(7)?,
        })
    })
}

pub(crate) fn begin(db: &dyn Db, new: &NewRun) -> Result<(), Error> {
    let sql = "INSERT INTO daily_runs (day, user, name, guild, mark, begun)
               SELECT day, ?2, ?3, ?4, ?5, ?6 FROM daily_days
               WHERE day = ?1 AND closed IS NULL
                 AND NOT EXISTS (SELECT 1 FROM daily_marks WHERE day = ?1 AND mark = ?5)
               ON CONFLICT (day, user) DO NOTHING";
    let NewRun {
        day,
        user,
        name,
        guild,
        mark,
        at,
    } = new;
    match db.change(sql, params![day, user, name, guild, mark, at])? {
        0 => Err(Error::Taken),
        _ => Ok(()),
    }
}

pub(crate) fn play(db: &dyn Db, new: &RunMove) -> Result<(), Error> {
    let sql = "UPDATE daily_runs
               SET ply = ply + 1, moves = trim(moves || ' ' || ?4), ended = ?5, turns = ?6, rolls = ?7
               WHERE day = ?1 AND user = ?2 AND ply = ?3 - 1 AND ended IS NULL
                 AND EXISTS (SELECT 1 FROM daily_days WHERE day = ?1 AND closed IS NULL)";
    let RunMove {
        day,
        user,
        ply,
        mv,
        over,
        at,
    } = new;
    let ended = over.map(|_| *at);
    let (turns, rolls) = over.map(|effort| (effort.turns, effort.rolls)).unzip();
    match db.change(sql, params![day, user, ply, mv, ended, turns, rolls])? {
        0 => Err(Error::Raced),
        _ => Ok(()),
    }
}

/// Whether the person has not told about their finished try yet.
pub(crate) fn tell(db: &dyn Db, day: i64, user: &str) -> Result<bool, Error> {
    let sql = "UPDATE daily_runs SET told = 1 WHERE day = ?1 AND user = ?2 AND told = 0 AND ended IS NOT NULL";
    Ok(db.change(sql, params![day, user])? > 0)
}

/// The days since this one on which the program ran: then it prepared the day after.
pub(crate) fn days_run(db: &dyn Db, since: i64) -> Result<Vec<i64>, Error> {
    let sql = "SELECT day - 1 FROM daily_days WHERE day > ?1 AND made < day * ?2 ORDER BY day";
    all(db, sql, params![since, DAY], |row| row.get(0))
}

const COLUMNS: &str = "day, user, name, guild, begun, moves, ended, turns, rolls";

fn run_of(row: &Row<'_>) -> Result<Run, Error> {
    let moves: String = row.get(5)?;
    let ended: (Option<WallTime>, Option<u32>, Option<u32>) =
        (row.get(6)?, row.get(7)?, row.get(8)?);
    Ok(Run {
        day: row.get(0)?,
        user: row.get(1)?,
        name: row.get(2)?,
        guild: row.get(3)?,
        begun: row.get(4)?,
        moves: moves.split_whitespace().map(str::to_owned).collect(),
        ended: match ended {
            (Some(at), Some(turns), Some(rolls)) => Some((at, Effort { turns, rolls })),
            _ => None,
        },
    })
}

pub(crate) fn run(db: &dyn Db, day: i64, user: &str) -> Result<Option<Run>, Error> {
    let sql = format!("SELECT {COLUMNS} FROM daily_runs WHERE day = ?1 AND user = ?2");
    maybe(db, &sql, params![day, user], run_of)
}

pub(crate) fn results(db: &dyn Db, day: i64) -> Result<Vec<Run>, Error> {
    let sql = format!(
        "SELECT {COLUMNS} FROM daily_runs WHERE day = ?1 AND ended IS NOT NULL ORDER BY turns, rolls, ended, user"
    );
    all(db, &sql, params![day], run_of)
}

pub(crate) fn runs_of(db: &dyn Db, user: &str) -> Result<Vec<Run>, Error> {
    let sql = format!("SELECT {COLUMNS} FROM daily_runs WHERE user = ?1 ORDER BY day");
    all(db, &sql, params![user], run_of)
}

/// Makes a person's tries anonymous, each under another id. Their marks stay for the days that are still played, so that nobody
/// gets a second try by being forgotten.
pub(crate) fn forget(db: &dyn Db, user: &str) -> Result<(), Error> {
    let sql = "INSERT INTO daily_marks (day, mark)
               SELECT day, mark FROM daily_runs JOIN daily_days USING (day) WHERE user = ?1 AND closed IS NULL
               ON CONFLICT (day, mark) DO NOTHING";
    db.change(sql, params![user])?;
    let random = db.random_digits();
    let sql = format!(
        "UPDATE daily_runs SET user = ?2 || {random}, name = 'someone', guild = '', mark = {random} WHERE user = ?1"
    );
    db.change(&sql, params![user, FORGOTTEN])?;
    Ok(())
}

/// Deletes the days that were over before this moment, with everybody's tries.
pub(crate) fn drop_before(db: &dyn Db, before: WallTime) -> Result<(), Error> {
    let day = before.0.div_euclid(DAY);
    for sql in [
        "DELETE FROM daily_runs WHERE day < ?1",
        "DELETE FROM daily_marks WHERE day < ?1",
        "DELETE FROM daily_days WHERE day < ?1",
    ] {
        db.change(sql, params![day])?;
    }
    Ok(())
}
