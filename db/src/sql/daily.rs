//! The daily table: its days, everybody's one try, and the marks that stay of those who were forgotten.

use rusqlite::params;

use super::rows::{Row, Tx};
use crate::daily::{Day, Effort, NewRun, Run, RunMove};
use crate::error::{Error, Result};
use crate::types::FORGOTTEN;
use ::tables::time::WallTime;
use games::dice::Seed;

/// How many milliseconds a day has.
const DAY: i64 = 24 * 60 * 60 * 1000;

impl Tx<'_> {
    /// Stores the days that are not stored yet, and closes those before `today`: nobody can play on them any more, and the marks of
    /// people who were forgotten are deleted.
    pub fn prepare_days(self, today: i64, days: &[Day], at: WallTime) -> Result<()> {
        for new in days {
            let sql = "INSERT INTO daily_days (day, game, edition, options, seed, commitment, made)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT (day) DO NOTHING";
            let (game, edition, seed) = (&new.game, new.edition, new.seed.0);
            let values = params![
                new.day,
                game,
                edition,
                new.options,
                seed,
                new.commitment,
                new.made.0
            ];
            self.execute(sql, values)?;
        }
        let sql = "UPDATE daily_days SET closed = ?2 WHERE day < ?1 AND closed IS NULL";
        self.execute(sql, params![today, at.0])?;
        self.execute("DELETE FROM daily_marks WHERE day < ?1", params![today])
    }

    /// What is played on a day.
    pub fn day(self, day: i64) -> Result<Option<Day>> {
        let sql = "SELECT day, game, edition, options, seed, commitment, made, closed FROM daily_days WHERE day = ?1";
        self.maybe(sql, params![day], |row| {
            Ok(Day {
                day: row.get(0)?,
                game: row.get(1)?,
                edition: row.get(2)?,
                options: row.get(3)?,
                seed: Seed(row.get(4)?),
                commitment: row.get(5)?,
                made: WallTime(row.get(6)?),
                closed: row.get::<Option<i64>>(7)?.map(WallTime),
            })
        })
    }

    /// Begins a person's one try on a day. Fails with `Taken` if they have had it, also before they were forgotten, or if nobody can
    /// play on that day.
    pub fn begin_run(self, new: &NewRun) -> Result<()> {
        let sql = "INSERT INTO daily_runs (day, user, name, guild, mark, begun)
               SELECT day, ?2, ?3, ?4, ?5, ?6 FROM daily_days
               WHERE day = ?1 AND closed IS NULL
                 AND NOT EXISTS (SELECT 1 FROM daily_marks WHERE day = ?1 AND mark = ?5)
               ON CONFLICT (day, user) DO NOTHING";
        let values = params![new.day, new.user, new.name, new.guild, new.mark, new.at.0];
        self.change_or(sql, values, Error::Taken)
    }

    /// Stores the next move of a try. Fails with `Raced` if it is not the next one, the game is over, or the day is closed.
    pub fn play_run(self, new: &RunMove) -> Result<()> {
        let sql = "UPDATE daily_runs
               SET ply = ply + 1, moves = trim(moves || ' ' || ?4), ended = ?5, turns = ?6, rolls = ?7
               WHERE day = ?1 AND user = ?2 AND ply = ?3 - 1 AND ended IS NULL
                 AND EXISTS (SELECT 1 FROM daily_days WHERE day = ?1 AND closed IS NULL)";
        let ended = new.over.map(|_| new.at.0);
        let effort = new.over.map(|effort| (effort.turns, effort.rolls));
        let (turns, rolls) = effort.unzip();
        let values = params![new.day, new.user, new.ply, new.mv, ended, turns, rolls];
        self.change_or(sql, values, Error::Raced)
    }

    /// Notes that a person told others about their finished try. False if they did so before.
    pub fn tell_run(self, day: i64, user: &str) -> Result<bool> {
        let sql = "UPDATE daily_runs SET told = 1 WHERE day = ?1 AND user = ?2 AND told = 0 AND ended IS NOT NULL";
        Ok(self.change(sql, params![day, user])? > 0)
    }

    /// The days since this one on which the program ran.
    pub fn days_run(self, since: i64) -> Result<Vec<i64>> {
        let sql = "SELECT day - 1 FROM daily_days WHERE day > ?1 AND made < day * ?2 ORDER BY day";
        self.all(sql, params![since, DAY], |row| row.get(0))
    }

    /// A person's try on a day.
    pub fn run(self, day: i64, user: &str) -> Result<Option<Run>> {
        let sql = format!("SELECT {COLUMNS} FROM daily_runs WHERE day = ?1 AND user = ?2");
        self.maybe(&sql, params![day, user], run_of)
    }

    /// The finished tries of a day, the best first.
    pub fn day_results(self, day: i64) -> Result<Vec<Run>> {
        let sql = format!(
            "SELECT {COLUMNS} FROM daily_runs WHERE day = ?1 AND ended IS NOT NULL ORDER BY turns, rolls, ended, user"
        );
        self.all(&sql, params![day], run_of)
    }

    /// All tries of a person, the oldest day first.
    pub fn runs_of(self, user: &str) -> Result<Vec<Run>> {
        let sql = format!("SELECT {COLUMNS} FROM daily_runs WHERE user = ?1 ORDER BY day");
        self.all(&sql, params![user], run_of)
    }
}

const COLUMNS: &str = "day, user, name, guild, begun, moves, ended, turns, rolls";

fn run_of(row: &dyn Row) -> Result<Run> {
    let moves: String = row.get(5)?;
    let ended: (Option<i64>, Option<u32>, Option<u32>) = (row.get(6)?, row.get(7)?, row.get(8)?);
    Ok(Run {
        day: row.get(0)?,
        user: row.get(1)?,
        name: row.get(2)?,
        guild: row.get(3)?,
        begun: WallTime(row.get(4)?),
        moves: moves.split_whitespace().map(str::to_owned).collect(),
        ended: match ended {
            (Some(at), Some(turns), Some(rolls)) => Some((WallTime(at), Effort { turns, rolls })),
            _ => None,
        },
    })
}

/// Makes a person's tries anonymous, each under another id. Their marks stay for the days that are still played, so that nobody
/// gets a second try by being forgotten.
pub(crate) fn forget(tx: Tx<'_>, user: &str) -> Result<()> {
    let sql = "INSERT INTO daily_marks (day, mark)
               SELECT day, mark FROM daily_runs JOIN daily_days USING (day) WHERE user = ?1 AND closed IS NULL
               ON CONFLICT (day, mark) DO NOTHING";
    tx.execute(sql, params![user])?;
    let random = tx.0.random_digits();
    let sql = format!(
        "UPDATE daily_runs SET user = ?2 || {random}, name = 'someone', guild = '', mark = {random} WHERE user = ?1"
    );
    tx.execute(&sql, params![user, FORGOTTEN])
}

/// Deletes the days that were over before this moment, with everybody's tries, and gives how many rows those were.
pub(crate) fn drop_before(tx: Tx<'_>, before: WallTime) -> Result<usize> {
    let day = before.0.div_euclid(DAY);
    let mut dropped = 0;
    for sql in [
        "DELETE FROM daily_runs WHERE day < ?1",
        "DELETE FROM daily_marks WHERE day < ?1",
        "DELETE FROM daily_days WHERE day < ?1",
    ] {
        dropped += tx.change(sql, params![day])?;
    }
    Ok(dropped)
}
