//! The record of a table: all that was chosen and rolled, and the check of every move and every face.
//!
//! A record replays from its stored faces, for ever. An audit derives the faces again from the seed and compares. How a record is written
//! is in [`crate::notation`].

use std::fmt;

use crate::dice::{Dice, Key, Seed};
use crate::notation::Faces;
use crate::options::Options;
use crate::outcome::Status;
use crate::registry::{self, GameType};
use crate::table::{AnyTable, Ply, PlyError, RESIGN};

/// Everything about one table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The table's public name: `[a-z0-9]`.
    pub table: String,
    /// The game's key.
    pub game: String,
    pub edition: u16,
    /// As [`Options`] writes it.
    pub options: String,
    /// SHA-256 of the seed.
    pub commitment: [u8; 32],
    /// Unknown while the table is open.
    pub seed: Option<Seed>,
    /// In seat order.
    pub players: Vec<Player>,
    /// What the dice of ply 0 showed.
    pub setup: Vec<u8>,
    pub plies: Vec<Ply>,
    pub end: End,
}

/// A person on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    pub name: String,
    /// The lucky word, mixed into the dice; may be empty.
    pub word: String,
    /// The order of joining, from 1.
    pub joined: usize,
}

/// How the record ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End {
    Open,
    /// Ended before an outcome.
    Closed,
    /// As [`crate::outcome::Outcome`] writes it.
    Outcome(String),
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The first ply that is wrong; `None` when it is about the record as a whole.
    pub ply: Option<u32>,
    pub what: String,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.ply {
            Some(ply) => write!(f, "ply {ply} is wrong: {}", self.what),
            None => f.write_str(&self.what),
        }
    }
}

impl std::error::Error for RecordError {}

pub(crate) fn whole(what: impl Into<String>) -> RecordError {
    RecordError {
        ply: None,
        what: what.into(),
    }
}

impl Record {
    /// The game that the record is of, if this program has that edition of it.
    pub fn game_type(&self) -> Result<&'static dyn GameType, RecordError> {
        registry::edition(&self.game, self.edition).ok_or_else(|| {
            let (key, edition) = (&self.game, self.edition);
            whole(match registry::find(key) {
                Some(game) => format!(
                    "this is edition {edition} of {key}; this program has edition {}",
                    game.info().edition
                ),
                None => format!("there is no game `{key}`"),
            })
        })
    }

    /// The dice key, if the seed is known.
    #[must_use]
    pub fn key(&self) -> Option<Key> {
        let mut joined: Vec<&Player> = self.players.iter().collect();
        joined.sort_by_key(|player| player.joined);
        Some(
            self.seed?
                .key(joined.iter().map(|player| player.word.as_str())),
        )
    }

    /// The table after ply 0.
    fn open(&self, mut dice: Dice) -> Result<(Box<dyn AnyTable>, Vec<u8>), RecordError> {
        let game = self.game_type()?;
        let info = game.info();
        let options = Options::parse(info.options, &self.options).map_err(whole)?;
        if options.to_string() != self.options {
            return Err(whole(format!(
                "the options are not all written: `{options}`"
            )));
        }
        if !info.seats.contains(&self.players.len()) {
            return Err(whole(format!(
                "{} cannot be played by {}",
                info.name,
                self.players.len()
            )));
        }
        let table = game.open(&options, self.players.len(), &mut dice);
        let faces = dice
            .finish()
            .map_err(|what| RecordError { ply: Some(0), what })?;
        Ok((table, faces))
    }

    /// The table after the last ply, by the stored faces; `each` sees it after every ply, from 0.
    pub fn replay(
        &self,
        mut each: impl FnMut(&dyn AnyTable, Option<&Ply>),
    ) -> Result<Box<dyn AnyTable>, RecordError> {
        let (mut table, _) = self.open(Dice::scripted(&self.setup))?;
        each(table.as_ref(), None);
        for (number, ply) in (1..).zip(&self.plies) {
            table.replay(ply).map_err(|error| RecordError {
                ply: Some(number),
                what: error.to_string(),
            })?;
            each(table.as_ref(), Some(ply));
        }
        Ok(table)
    }

    /// Checks every move by the rules, the end, and with a known seed every face, the seating and the commitment.
    /// Plays each ply once, and gives the table after the last one.
    pub fn audit(&self) -> Result<Box<dyn AnyTable>, RecordError> {
        let table = self.audit_plies()?;
        self.audit_end(&table.status())?;
        Ok(table)
    }

    /// [`Record::audit`] without the check of the end, for a record whose outcome is not written yet.
    pub fn audit_plies(&self) -> Result<Box<dyn AnyTable>, RecordError> {
        let mut joined: Vec<usize> = self.players.iter().map(|player| player.joined).collect();
        joined.sort_unstable();
        if !joined.iter().copied().eq(1..=self.players.len()) {
            return Err(whole("the players did not join as 1, 2, 3 ..."));
        }
        if let Some(seed) = self.seed {
            if seed.commitment() != self.commitment {
                return Err(whole(
                    "the seed is not the one that was committed to: its SHA-256 differs",
                ));
            }
        } else if !matches!(self.end, End::Open) {
            return Err(whole("the table has ended but its seed is not shown"));
        }
        let key = self.key();
        if let Some(key) = key {
            let seating = key.seating(self.players.len());
            if !self
                .players
                .iter()
                .zip(&seating)
                .all(|(player, joined)| player.joined == joined + 1)
            {
                return Err(whole("the players do not sit where the seed puts them"));
            }
        }
        // Without the seed the stored faces are the dice; with it the faces are rolled again, and then compared.
        let dice = |ply, stored: &[u8]| match key {
            Some(key) => key.dice(ply),
            None => Dice::scripted(stored),
        };
        let (mut table, faces) = self.open(dice(0, &self.setup))?;
        compare(0, &self.setup, &faces)?;
        for (number, ply) in (1..).zip(&self.plies) {
            let played = play(table.as_mut(), ply, dice(number, &ply.faces));
            let faces = played.map_err(|error| RecordError {
                ply: Some(number),
                what: error.to_string(),
            })?;
            compare(number, &ply.faces, &faces)?;
        }
        Ok(table)
    }

    /// Compares the written end with the status that the plies lead to.
    pub fn audit_end(&self, status: &Status) -> Result<(), RecordError> {
        match (status, &self.end) {
            (Status::Over(outcome), End::Outcome(said)) if outcome.to_string() == *said => Ok(()),
            (Status::Over(outcome), _) => {
                Err(whole(format!("by its plies the table ended {outcome}")))
            }
            (Status::ToAct(_), End::Outcome(_)) => {
                Err(whole("by its plies the table has not ended"))
            }
            (Status::ToAct(_), End::Open | End::Closed) => Ok(()),
        }
    }

    /// Reads the notation and checks everything in it, the last line included.
    pub fn verify(text: &str) -> Result<Self, RecordError> {
        let record = Self::parse(text)?;
        record.audit()?;
        if record.to_string() == text.replace("\r\n", "\n") {
            Ok(record)
        } else {
            Err(whole(
                "the last line does not match: something above it was changed",
            ))
        }
    }
}

/// Plays a ply with these dice, and gives the faces that they showed.
fn play(table: &mut dyn AnyTable, ply: &Ply, dice: Dice) -> Result<Vec<u8>, PlyError> {
    let drawn = table.ply();
    let played = if ply.mv == RESIGN {
        table.resign(ply.seat, ply.hand, dice)
    } else {
        table.play(ply.seat, &ply.mv, drawn, ply.hand, dice)
    };
    Ok(played?.faces)
}

fn compare(ply: u32, stored: &[u8], rolled: &[u8]) -> Result<(), RecordError> {
    if stored == rolled {
        return Ok(());
    }
    let what = format!(
        "the record has the faces {}, the seed gives {}",
        Faces(stored),
        Faces(rolled)
    );
    Err(RecordError {
        ply: Some(ply),
        what,
    })
}
