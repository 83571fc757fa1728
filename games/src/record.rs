//! The record of a table: everything that was chosen and rolled, and the check of every move and every face.
//!
//! A record can always be replayed from its stored faces. An audit rolls the faces again from the seed and compares. How a record is
//! written is in [`crate::notation`].
//!
//! The methods that take no game look it up in [`crate::registry::GAMES`] and the earlier editions. A game that is not listed there
//! has the methods that end in `_with`.

mod error;

use crate::dice::{Dice, Key, Seed};
use crate::grammar::{list, plural};
use crate::options::Options;
use crate::outcome::Status;
use crate::ply::Ply;
use crate::registry::{self, GameType};
use crate::table::AnyTable;

pub(crate) use error::Faces;
pub use error::{NotationError, RecordError};

/// Everything about one table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The table's public name: `[a-z0-9]`.
    pub table: String,
    /// The game's key.
    pub game: String,
    /// The edition of the game's rules that the table is played by.
    pub edition: u16,
    /// As [`Options`] writes it.
    pub options: String,
    /// The SHA-256 of the seed.
    pub commitment: [u8; 32],
    /// `None` while the table is open.
    pub seed: Option<Seed>,
    /// In seat order.
    pub players: Vec<Player>,
    /// What the dice of ply 0 showed.
    pub setup: Vec<u8>,
    /// The plies from number 1.
    pub plies: Vec<Ply>,
    /// How it ends.
    pub end: End,
}

/// A person on a seat, or a house player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// As other people read it.
    pub name: String,
    /// The lucky word, mixed into the dice; may be empty.
    pub word: String,
    /// The order of joining, from 1.
    pub joined: usize,
    /// The level of a house player, a word of `[a-z0-9-]`; `None` for a person.
    pub house: Option<String>,
    /// For how many decisions the player was given a hint.
    pub hints: u32,
}

/// How a record ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End {
    /// The table is being played.
    Open,
    /// Ended before an outcome.
    Closed,
    /// As [`crate::outcome::Outcome`] writes it.
    Outcome(String),
}

impl Record {
    /// The record of a table that begins now: players as `(name, lucky word)` in the order of joining, who are seated by the seed.
    /// Its setup is rolled by the seed too; the plies are for the caller to add.
    ///
    /// # Panics
    /// If the game cannot be played by this number of players.
    pub fn begin(
        table: &str,
        game: &dyn GameType,
        options: &Options,
        seed: Seed,
        joined: &[(&str, &str)],
    ) -> Self {
        let info = game.info();
        let key = seed.key(joined.iter().map(|(_, word)| *word));
        let players = key.seating(joined.len()).into_iter().map(|at| Player {
            name: joined[at].0.to_owned(),
            word: joined[at].1.to_owned(),
            joined: at + 1,
            house: None,
            hints: 0,
        });
        let players = players.collect();
        let mut dice = key.dice(0);
        drop(game.open(options, joined.len(), &mut dice));
        Self {
            table: table.to_owned(),
            game: info.key.to_owned(),
            edition: info.edition,
            options: options.to_string(),
            commitment: seed.commitment(),
            seed: Some(seed),
            players,
            setup: dice.rolled().to_vec(),
            plies: Vec::new(),
            end: End::Open,
        }
    }

    /// The game that the record is of, if this program has that edition of it.
    pub fn game_type(&self) -> Result<&'static dyn GameType, RecordError> {
        let (game, edition) = (&self.game, self.edition);
        registry::edition(game, edition).ok_or_else(|| {
            let known = registry::editions(game).map(|game| game.info().edition);
            let known: Vec<u16> = known.collect();
            RecordError::whole(if known.is_empty() {
                format!("there is no game `{game}`")
            } else {
                let (editions, all) = (plural(known.len(), "edition"), list(known));
                format!("this is edition {edition} of {game}; this program has {editions} {all}")
            })
        })
    }

    /// The dice key, if the seed is known.
    pub fn key(&self) -> Option<Key> {
        let mut joined: Vec<&Player> = self.players.iter().collect();
        joined.sort_by_key(|player| player.joined);
        let words = joined.iter().map(|player| player.word.as_str());
        Some(self.seed?.key(words))
    }

    /// The table after ply 0, and the faces of the setup.
    fn open(
        &self,
        game: &dyn GameType,
        mut dice: Dice,
    ) -> Result<(Box<dyn AnyTable>, Vec<u8>), RecordError> {
        let info = game.info();
        let (key, edition) = (info.key, info.edition);
        ensure((key, edition) == (self.game.as_str(), self.edition), || {
            format!("this is not a record of {key} edition {edition}")
        })?;
        let options = Options::parse(info.options, &self.options);
        let options = options.map_err(|error| RecordError::whole(error.to_string()))?;
        let written = options.to_string();
        ensure(written == self.options, || {
            format!("the options are not all written: `{written}`")
        })?;
        let count = self.players.len();
        ensure(info.seats.contains(&count), || {
            format!("{} cannot be played by {count}", info.name)
        })?;
        let table = game.open(&options, count, &mut dice);
        let faces = dice.finish();
        let faces = faces.map_err(|error| RecordError::at(0, error.to_string()))?;
        Ok((table, faces))
    }

    /// The table before this ply, from 1; the last table if there is no such ply.
    pub fn before(&self, ply: usize) -> Result<Box<dyn AnyTable>, RecordError> {
        let mut shorter = self.clone();
        shorter.plies.truncate(ply.saturating_sub(1));
        shorter.replay(|_, _| {})
    }

    /// The table after the last ply, by the stored faces; `each` sees it after every ply, from 0.
    pub fn replay(
        &self,
        each: impl FnMut(&dyn AnyTable, Option<&Ply>),
    ) -> Result<Box<dyn AnyTable>, RecordError> {
        self.replay_with(self.game_type()?, each)
    }

    /// [`Record::replay`] by this game.
    pub fn replay_with(
        &self,
        game: &dyn GameType,
        mut each: impl FnMut(&dyn AnyTable, Option<&Ply>),
    ) -> Result<Box<dyn AnyTable>, RecordError> {
        let (mut table, _) = self.open(game, Dice::scripted(&self.setup))?;
        each(table.as_ref(), None);
        for (number, ply) in (1..).zip(&self.plies) {
            let played = table.replay(ply);
            played.map_err(|error| RecordError::at(number, error.to_string()))?;
            each(table.as_ref(), Some(ply));
        }
        Ok(table)
    }

    /// [`Record::replay`] with the tables before and after each ply.
    pub fn replay_plies(
        &self,
        mut each: impl FnMut(&dyn AnyTable, &Ply, &dyn AnyTable),
    ) -> Result<Box<dyn AnyTable>, RecordError> {
        let mut before: Option<Box<dyn AnyTable>> = None;
        self.replay(|after, ply| {
            if let (Some(before), Some(ply)) = (before.replace(after.fork()), ply) {
                each(before.as_ref(), ply, after);
            }
        })
    }

    /// Checks every move by the rules, the end, and with a known seed every face, the seating and the commitment.
    /// Plays each ply once, and gives the table after the last one.
    pub fn audit(&self) -> Result<Box<dyn AnyTable>, RecordError> {
        self.audit_with(self.game_type()?)
    }

    /// [`Record::audit`] by this game.
    pub fn audit_with(&self, game: &dyn GameType) -> Result<Box<dyn AnyTable>, RecordError> {
        let table = self.audit_plies(game)?;
        self.audit_end(&table.status())?;
        Ok(table)
    }

    /// [`Record::audit_with`] without the check of the end, for a record whose outcome is not written yet.
    pub fn audit_plies(&self, game: &dyn GameType) -> Result<Box<dyn AnyTable>, RecordError> {
        let mut joined: Vec<usize> = self.players.iter().map(|player| player.joined).collect();
        joined.sort_unstable();
        let are_all = joined.iter().copied().eq(1..=self.players.len());
        ensure(are_all, || "the players did not join as 1, 2, 3 ...")?;
        let wrong = || "the table has ended but its seed is not shown";
        ensure(self.seed.is_some() || self.end == End::Open, wrong)?;
        let is_other = |seed: Seed| seed.commitment() != self.commitment;
        let wrong = || "the seed is not the one that was committed to: its SHA-256 differs";
        ensure(!self.seed.is_some_and(is_other), wrong)?;
        let key = self.key();
        let seating = key.map(|key| key.seating(self.players.len()));
        let mut seated = self.players.iter().zip(seating.iter().flatten());
        let is_seated = seated.all(|(player, joined)| player.joined == joined + 1);
        let wrong = || "the players do not sit where the seed puts them";
        ensure(is_seated, wrong)?;
        // Without the seed the stored faces are the dice; with it the faces are rolled again, and then compared.
        let dice = |ply, stored: &[u8]| match key {
            Some(key) => key.dice(ply),
            None => Dice::scripted(stored),
        };
        let (mut table, faces) = self.open(game, dice(0, &self.setup))?;
        compare(0, &self.setup, &faces)?;
        for (number, ply) in (1..).zip(&self.plies) {
            let played = table.play_again(ply, dice(number, &ply.faces));
            let played = played.map_err(|error| RecordError::at(number, error.to_string()))?;
            compare(number, &ply.faces, &played.faces)?;
        }
        Ok(table)
    }

    /// Compares the written end with the status that the plies lead to.
    pub fn audit_end(&self, status: &Status) -> Result<(), RecordError> {
        match (status, &self.end) {
            (Status::Over(outcome), end) => {
                let outcome = outcome.to_string();
                let is_written = matches!(end, End::Outcome(written) if *written == outcome);
                let wrong = || format!("by its plies the table ended {outcome}");
                ensure(is_written, wrong)
            }
            (Status::ToAct(_), end) => {
                let is_open = !matches!(end, End::Outcome(_));
                ensure(is_open, || "by its plies the table has not ended")
            }
        }
    }

    /// Reads the notation and checks everything in it, the last line included.
    pub fn verify(text: &str) -> Result<Self, RecordError> {
        let record: Self = text.parse()?;
        record.audit()?;
        record.verified(text)
    }

    /// [`Record::verify`] by this game.
    pub fn verify_with(text: &str, game: &dyn GameType) -> Result<Self, RecordError> {
        let record: Self = text.parse()?;
        record.audit_with(game)?;
        record.verified(text)
    }

    fn verified(self, text: &str) -> Result<Self, RecordError> {
        let is_same = self.to_string() == text.replace("\r\n", "\n");
        let wrong = || "the last line does not match: something above it was changed";
        ensure(is_same, wrong)?;
        Ok(self)
    }
}

/// Fails with these words unless it holds.
fn ensure<W: Into<String>>(holds: bool, what: impl FnOnce() -> W) -> Result<(), RecordError> {
    if holds {
        Ok(())
    } else {
        Err(RecordError::whole(what()))
    }
}

fn compare(ply: u32, stored: &[u8], rolled: &[u8]) -> Result<(), RecordError> {
    if stored == rolled {
        return Ok(());
    }
    let (stored, rolled) = (Faces(stored), Faces(rolled));
    let what = format!("the record has the faces {stored}, the seed gives {rolled}");
    Err(RecordError::at(ply, what))
}
