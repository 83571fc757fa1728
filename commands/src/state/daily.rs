//! The daily table: which game is played on which day, and one person's try, replayed from its moves. A day is one of UTC, so that it is
//! the same for everybody.

use chrono::{DateTime, Datelike, Utc};
use db::{Day, Effort, Run, RunMove, Store, WallTime};
use games::dice::{Key, Seed};
use games::lang::Lang;
use games::names::Names;
use games::notation::hex;
use games::options::Options;
use games::outcome::Status;
use games::ply::PlyError;
use games::record::{End, Record};
use games::registry::{self, GAMES, GameType};
use games::seat::{Hand, Seat};
use games::table::AnyTable;
use sha2::{Digest, Sha256};

use crate::error::{CommandError, InternalError, Result};
use crate::state::seeds::Seeds;
use crate::words;

const DAY: i64 = 24 * 60 * 60 * 1000;

/// The seat of the person who plays.
const PLAYER: Seat = Seat::new(0);

/// The day of a moment, counted from 1970.
pub(crate) fn day_of(at: WallTime) -> i64 {
    at.0.div_euclid(DAY)
}

/// When a day begins.
pub(crate) fn begins(day: i64) -> WallTime {
    WallTime(day.saturating_mul(DAY))
}

/// `22 November 2026`; in numbers where the name of a month has cases, or comes first.
pub(crate) fn name_of(day: i64, lang: Lang) -> String {
    let pattern = match lang {
        Lang::En => "%-d %B %Y",
        Lang::De | Lang::Pl => "%d.%m.%Y",
        Lang::Ja => "%Y年%-m月%-d日",
        Lang::EnXa => "%Y-%m-%d",
        Lang::Es | Lang::Fr | Lang::It | Lang::PtBr => "%d/%m/%Y",
    };
    DateTime::<Utc>::from_timestamp_millis(begins(day).0)
        .map_or_else(String::new, |at| at.format(pattern).to_string())
}

/// Makes sure that today and tomorrow have a game and a seed, and that the days before are closed. Gives the number of today.
pub(crate) async fn prepare(store: &Store, seeds: &Seeds, now: WallTime) -> Result<i64> {
    let today = day_of(now);
    let read = store.read(move |tx| Ok((tx.day(today - 1)?, tx.day(today)?, tx.day(today + 1)?)));
    let (before, this, next) = read.await?;
    let is_closed = before.is_none_or(|day| day.closed.is_some());
    if is_closed && this.is_some() && next.is_some() {
        return Ok(today);
    }
    let mut days = Vec::new();
    for day in [today, today + 1] {
        if let Some(game) = game_of(day) {
            days.push(new_day(seeds, day, game, now)?);
        }
    }
    store
        .write(move |tx| tx.prepare_days(today, &days, now))
        .await?;
    Ok(today)
}

/// The games that play well alone take turns.
fn game_of(day: i64) -> Option<&'static dyn GameType> {
    let alone: Vec<_> = GAMES
        .iter()
        .filter(|game| game.info().alone.is_some())
        .collect();
    let count = i64::try_from(alone.len()).ok().filter(|count| *count > 0)?;
    let at = usize::try_from(day.rem_euclid(count)).ok()?;
    alone.get(at).map(|game| **game)
}

fn new_day(seeds: &Seeds, day: i64, game: &dyn GameType, made: WallTime) -> Result<Day> {
    let info = game.info();
    let chosen = info.alone.map_or("", |alone| alone.options);
    let options = Options::parse(info.options, chosen).map_err(CommandError::internal)?;
    let seed = seeds.of_day(day)?;
    Ok(Day {
        day,
        game: info.key.to_owned(),
        edition: info.edition,
        options: options.to_string(),
        commitment: hex(&Seed(seed).commitment()),
        seed: games::dice::Seed(seed),
        made,
        closed: None,
    })
}

/// The game of a stored day, in the edition it was prepared under.
pub(crate) fn game(day: &Day) -> Result<&'static dyn GameType, InternalError> {
    registry::edition(&day.game, day.edition)
        .ok_or_else(|| InternalError::new("the game of a daily table is not in this program"))
}

/// Tells a person from others on one day. It stays when the person is forgotten, until the day is over; the seed, which is secret until
/// then, keeps it from saying who it is.
pub(crate) fn mark(day: &Day, user: &str) -> String {
    let mut hash = Sha256::new();
    hash.update(b"rollhouse daily table 1\n");
    hash.update(day.seed.0);
    hash.update(user);
    hex(&hash.finalize())
}

/// One person's try.
pub(crate) struct Try {
    pub day: Day,
    pub run: Run,
    pub game: &'static dyn GameType,
    pub table: Box<dyn AnyTable>,
    pub names: Names,
    record: Record,
    key: Key,
    /// The game's number of each turn so far.
    turns: Vec<u32>,
}

impl Try {
    /// For a board in a language, if the game speaks it.
    pub(crate) fn names_in(&self, lang: Lang) -> Names {
        let spoken = self.game.info().spoken(lang);
        self.names.clone().in_language(spoken)
    }

    /// Replays a stored try.
    pub(crate) fn load(day: Day, run: Run) -> Result<Self, InternalError> {
        let game = game(&day)?;
        let options =
            Options::parse(game.info().options, &day.options).map_err(InternalError::new)?;
        let name = words::plain_name(&run.name);
        let table = format!("daily{}", run.day);
        let record = Record::begin(&table, game, &options, Seed(day.seed.0), &[(&name, "")]);
        let key = record
            .key()
            .ok_or_else(|| InternalError::new("the seed of a daily table is stored"))?;
        let table = record
            .replay_with(game, |_, _| {})
            .map_err(InternalError::new)?;
        let mut this = Self {
            names: Names::new(vec![words::safe_name(&run.name)]),
            game,
            table,
            record,
            key,
            turns: Vec::new(),
            day,
            run,
        };
        for mv in this.run.moves.clone() {
            this.apply(&mv).map_err(|error| {
                InternalError::new(format!("a stored daily table is damaged: {error}"))
            })?;
        }
        Ok(this)
    }

    fn turn(&self) -> u32 {
        self.table.progress(Lang::En).turn
    }

    fn apply(&mut self, mv: &str) -> Result<(), PlyError> {
        let (drawn, turn) = (self.table.ply(), self.turn());
        let dice = self.key.dice(drawn + 1);
        let ply = self.table.play(PLAYER, mv, drawn, Hand::Player, dice)?;
        if self.turns.last() != Some(&turn) {
            self.turns.push(turn);
        }
        self.record.plies.push(ply);
        Ok(())
    }

    /// Plays a move, for the caller to store before anybody sees it.
    pub(crate) fn play(&mut self, mv: &str, at: WallTime) -> Result<RunMove, PlyError> {
        self.apply(mv)?;
        let over = self.effort();
        self.run.ended = over.map(|effort| (at, effort));
        Ok(RunMove {
            day: self.run.day,
            user: self.run.user.clone(),
            ply: self.table.ply(),
            mv: mv.to_owned(),
            over,
            at,
        })
    }

    /// What it took; `None` while it is played.
    fn effort(&self) -> Option<Effort> {
        matches!(self.table.status(), Status::Over(_)).then(|| {
            let rolled = |ply: &&games::ply::Ply| !ply.faces.is_empty();
            let rolls = self.record.plies.iter().filter(rolled).count();
            let number = |count| u32::try_from(count).unwrap_or(u32::MAX);
            Effort {
                turns: number(self.turns.len()),
                rolls: number(rolls),
            }
        })
    }

    /// The record in its notation. It has the seed, so it may be shown only when the day is closed.
    pub(crate) fn notation(mut self) -> Option<String> {
        self.day.closed?;
        if let Status::Over(outcome) = self.table.status() {
            self.record.end = End::Outcome(outcome.to_string());
        }
        Some(self.record.to_string())
    }
}

/// How many days in a row, up to today or yesterday, have a finished try among these. One missed day in a month is free, and so is a day
/// that is not among those on which the program ran.
pub(crate) fn streak(runs: &[Run], today: i64, days_run: &[i64]) -> usize {
    let finished = |day| runs.iter().any(|run| run.day == day && run.ended.is_some());
    let first = runs.iter().map(|run| run.day).min().unwrap_or(i64::MAX);
    let (mut count, mut free) = (0, None);
    for day in (first..=today).rev() {
        if finished(day) {
            count += 1;
        } else if day < today && days_run.contains(&day) {
            let month = month_of(day);
            if free == Some(month) {
                break;
            }
            free = Some(month);
        }
    }
    count
}

/// The same of a person, from the store.
pub(crate) async fn streak_of(store: &Store, user: &str, today: i64) -> Result<usize> {
    let user = user.to_owned();
    let read = store.read(move |tx| {
        let runs = tx.runs_of(&user)?;
        let first = runs.iter().map(|run| run.day).min().unwrap_or(today);
        Ok(streak(&runs, today, &tx.days_run(first)?))
    });
    Ok(read.await?)
}

fn month_of(day: i64) -> (i32, u32) {
    let at = DateTime::<Utc>::from_timestamp_millis(begins(day).0);
    at.map_or((0, 0), |at| (at.year(), at.month()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(day: i64, finished: bool) -> Run {
        let effort = Effort { turns: 3, rolls: 9 };
        Run {
            day,
            user: "ann".into(),
            name: "Ann".into(),
            guild: String::new(),
            begun: WallTime(0),
            moves: Vec::new(),
            ended: finished.then_some((WallTime(1), effort)),
        }
    }

    #[test]
    fn a_streak_is_of_finished_days_in_a_row_up_to_today_or_yesterday() {
        let days = |days: &[i64]| days.iter().map(|day| run(*day, true)).collect::<Vec<_>>();
        let always: Vec<i64> = (0..100).collect();
        let of = |played: &[i64], today| streak(&days(played), today, &always);
        assert_eq!(of(&[], 10), 0);
        assert_eq!(of(&[10], 10), 1);
        assert_eq!(of(&[8, 9], 10), 2, "today is still to come");
        assert_eq!(of(&[7, 8], 10), 2, "one day in a month is free");
        assert_eq!(of(&[6, 7], 10), 0, "two are not");
        assert_eq!(of(&[3, 4, 6, 8, 9, 10], 10), 4);
        // 1970 began with 31 days of January.
        assert_eq!(of(&[28, 29, 31, 33], 33), 4, "one in each month");
        let but_five: Vec<i64> = (0..100).filter(|day| *day != 5).collect();
        let missed = days(&[3, 4, 6, 8, 9, 10]);
        assert_eq!(streak(&missed, 10, &but_five), 6, "the program was down");
        let mut broken = days(&[7, 10]);
        broken.extend([run(8, false), run(9, false)]);
        assert_eq!(streak(&broken, 10, &always), 1, "two were never finished");
    }

    #[test]
    fn every_game_that_plays_well_alone_has_its_day() {
        let alone: Vec<&str> = GAMES
            .iter()
            .filter(|game| game.info().alone.is_some())
            .map(|game| game.info().key)
            .collect();
        assert!(alone.len() > 1);
        let mut played: Vec<&str> = (20_000..)
            .take(alone.len())
            .filter_map(game_of)
            .map(|game| game.info().key)
            .collect();
        let next = game_of(20_000 + i64::try_from(alone.len()).unwrap());
        assert_eq!(next.map(|game| game.info().key), Some(played[0]));
        played.sort_unstable();
        let mut all = alone;
        all.sort_unstable();
        assert_eq!(played, all);
    }

    #[test]
    fn a_day_is_one_of_utc() {
        assert_eq!(day_of(begins(20_000)), 20_000);
        assert_eq!(
            day_of(begins(20_000) - std::time::Duration::from_millis(1)),
            19_999
        );
        assert_eq!(name_of(20_779, Lang::En), "22 November 2026");
        assert_eq!(name_of(20_779, Lang::Ja), "2026年11月22日");
        assert_eq!(day_of(WallTime(-1)), -1);
    }
}
