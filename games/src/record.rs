//! The record of a table: all that was chosen and rolled, its text notation, and the check of every move and every face.
//!
//! A record replays from its stored faces, for ever. An audit derives the faces again from the seed and compares. The notation,
//! the PGN of these games, is described for people in docs/record-format.md:
//!
//! ```text
//! rollhouse record 1
//! table 3f
//! game noodle edition 1
//! options line=auto partial_sets=off
//! commitment 5c1f...                               SHA-256 of the seed, shown before anyone sat
//! seed 0b77...                                     or `seed secret` while the table is open
//! seat A joined 2 word "tea" name "Alice"          in seat order; who joined first has joined 1
//! seat B joined 1 word "" name "Ben"
//! 0 setup                                          its faces, if it rolled: 0 setup [3 1]
//! 1 A roll [1 3 3 5 ...]                           ply, seat, move, faces
//! 2 A keep-3
//! 3 B resign by clock                              when it was not the player's hand
//! = A 1st 12, B left 0                             or `= open`, or `= closed` for a table that was ended early
//! check 91d0...                                    SHA-256 of everything above
//! ```

use std::fmt::{self, Write};

use sha2::{Digest, Sha256};

use crate::dice::{Dice, Key, Seed};
use crate::options::Chosen;
use crate::outcome::Status;
use crate::registry::{self, Kind};
use crate::seat::{MAX_SEATS, Seat};
use crate::table::{AnyTable, Hand, Misfit, Ply, RESIGN};

/// Everything about one table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The table's public name: `[a-z0-9]`.
    pub table: String,
    /// The game's key.
    pub game: String,
    pub edition: u16,
    /// As [`Chosen`] writes it.
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
pub struct Fault {
    /// The first ply that is wrong; `None` when it is about the record as a whole.
    pub ply: Option<u32>,
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.ply {
            Some(ply) => write!(f, "ply {ply} is wrong: {}", self.what),
            None => f.write_str(&self.what),
        }
    }
}

impl std::error::Error for Fault {}

fn whole(what: impl Into<String>) -> Fault {
    Fault {
        ply: None,
        what: what.into(),
    }
}

impl Record {
    /// The game that the record is of, if this program has that edition of it.
    pub fn kind(&self) -> Result<&'static dyn Kind, Fault> {
        let kind = registry::find(&self.game)
            .ok_or_else(|| whole(format!("there is no game `{}`", self.game)))?;
        let known = kind.about().edition;
        if known == self.edition {
            Ok(kind)
        } else {
            Err(whole(format!(
                "this is edition {} of {}; this program plays edition {known}",
                self.edition, self.game
            )))
        }
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
    fn open(&self, mut dice: Dice) -> Result<(Box<dyn AnyTable>, Vec<u8>), Fault> {
        let kind = self.kind()?;
        let about = kind.about();
        let options = Chosen::parse(about.options, &self.options).map_err(whole)?;
        if options.to_string() != self.options {
            return Err(whole(format!(
                "the options are not all written: `{options}`"
            )));
        }
        if !about.seats.contains(&self.players.len()) {
            return Err(whole(format!(
                "{} cannot be played by {}",
                about.name,
                self.players.len()
            )));
        }
        let table = kind.open(&options, self.players.len(), &mut dice);
        let faces = dice.settle().map_err(|what| Fault { ply: Some(0), what })?;
        Ok((table, faces))
    }

    /// The table after the last ply, by the stored faces; `each` sees it after every ply, from 0.
    pub fn replay(
        &self,
        mut each: impl FnMut(&dyn AnyTable, Option<&Ply>),
    ) -> Result<Box<dyn AnyTable>, Fault> {
        let (mut table, _) = self.open(Dice::scripted(&self.setup))?;
        each(table.as_ref(), None);
        for (number, ply) in (1..).zip(&self.plies) {
            table.replay(ply).map_err(|misfit| Fault {
                ply: Some(number),
                what: misfit.to_string(),
            })?;
            each(table.as_ref(), Some(ply));
        }
        Ok(table)
    }

    /// Checks every move by the rules, and with a known seed every face, the seating and the commitment.
    pub fn audit(&self) -> Result<(), Fault> {
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
            let (_, faces) = self.open(key.dice(0))?;
            compare(0, &self.setup, &faces)?;
        }
        let (mut table, _) = self.open(Dice::scripted(&self.setup))?;
        for (number, ply) in (1..).zip(&self.plies) {
            if let Some(key) = key {
                let rolled = rolled(table.as_ref(), ply, key.dice(number));
                let faces = rolled.map_err(|misfit| Fault {
                    ply: Some(number),
                    what: misfit.to_string(),
                })?;
                compare(number, &ply.faces, &faces)?;
            }
            table.replay(ply).map_err(|misfit| Fault {
                ply: Some(number),
                what: misfit.to_string(),
            })?;
        }
        match (table.status(), &self.end) {
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
    pub fn verify(text: &str) -> Result<Self, Fault> {
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

    /// Reads the notation. Whether it makes sense is for [`Record::audit`].
    pub fn parse(text: &str) -> Result<Self, Fault> {
        let mut lines = Lines {
            rest: text.lines(),
            number: 0,
        };
        lines.field("rollhouse record ", |version| {
            (version == "1").then_some(())
        })?;
        let table = lines.field("table ", |name| Some(name.to_owned()))?;
        let (game, edition) = lines.field("game ", |rest| {
            let (game, edition) = rest.split_once(" edition ")?;
            Some((game.to_owned(), edition.parse().ok()?))
        })?;
        // A game without options has an empty line after the word.
        let options = lines.field("options", |rest| Some(rest.trim_start().to_owned()))?;
        let commitment = lines.field("commitment ", unhex)?;
        let seed = lines.field("seed ", |seed| {
            if seed == "secret" {
                Some(None)
            } else {
                Some(Some(Seed(unhex(seed)?)))
            }
        })?;
        let mut players = Vec::new();
        while lines.peek().is_some_and(|line| line.starts_with("seat ")) {
            players.push(lines.field("seat ", |rest| player(rest, players.len()))?);
        }
        let setup = lines.field("0 setup", faces)?;
        let mut plies = Vec::new();
        while lines.peek().is_some_and(|line| !line.starts_with('=')) {
            let number = u32::try_from(plies.len() + 1).map_err(|_| whole("too many plies"))?;
            let found = lines.field("", |line| ply(line, number));
            plies.push(found.map_err(|fault| Fault {
                ply: Some(number),
                ..fault
            })?);
        }
        let end = lines.field("= ", |end| {
            Some(match end {
                "open" => End::Open,
                "closed" => End::Closed,
                outcome => End::Outcome(outcome.to_owned()),
            })
        })?;
        lines.field("check ", |_| Some(()))?;
        if lines.peek().is_some() {
            return Err(whole(format!(
                "line {}: nothing may follow the check",
                lines.number + 1
            )));
        }
        Ok(Self {
            table,
            game,
            edition,
            options,
            commitment,
            seed,
            players,
            setup,
            plies,
            end,
        })
    }
}

/// What the dice show when this ply is played on this table.
fn rolled(table: &dyn AnyTable, ply: &Ply, dice: Dice) -> Result<Vec<u8>, Misfit> {
    let mut table = table.fork();
    let drawn = table.ply();
    let played = if ply.mv == RESIGN {
        table.resign(ply.seat, ply.hand, dice)
    } else {
        table.play(ply.seat, &ply.mv, drawn, ply.hand, dice)
    };
    Ok(played?.faces)
}

fn compare(ply: u32, stored: &[u8], rolled: &[u8]) -> Result<(), Fault> {
    if stored == rolled {
        return Ok(());
    }
    let what = format!(
        "the record has the faces {}, the seed gives {}",
        Faces(stored),
        Faces(rolled)
    );
    Err(Fault {
        ply: Some(ply),
        what,
    })
}

struct Lines<'a> {
    rest: std::str::Lines<'a>,
    number: usize,
}

impl<'a> Lines<'a> {
    fn peek(&self) -> Option<&'a str> {
        self.rest.clone().next()
    }

    fn field<T>(
        &mut self,
        name: &str,
        read: impl FnOnce(&'a str) -> Option<T>,
    ) -> Result<T, Fault> {
        self.number += 1;
        let line = self
            .rest
            .next()
            .ok_or_else(|| whole(format!("the record ends before its line `{name}...`")))?;
        let value = line.strip_prefix(name).and_then(read);
        value.ok_or_else(|| {
            let wanted = if name.is_empty() {
                "a ply, such as `4 A roll [6 2]`".to_owned()
            } else {
                format!("`{name}...`")
            };
            whole(format!(
                "line {}: expected {wanted}, found `{line}`",
                self.number
            ))
        })
    }
}

/// `A joined 2 word "tea" name "Alice"`
fn player(text: &str, index: usize) -> Option<Player> {
    let rest = text.strip_prefix(&format!(
        "{} joined ",
        (index < MAX_SEATS).then(|| Seat::new(index))?
    ))?;
    let (joined, rest) = rest.split_once(" word ")?;
    let (word, rest) = unquote(rest)?;
    let (name, rest) = unquote(rest.strip_prefix(" name ")?)?;
    rest.is_empty().then_some(Player {
        name,
        word,
        joined: joined.parse().ok()?,
    })
}

/// `12 B roll [1 2] by clock`
fn ply(text: &str, number: u32) -> Option<Ply> {
    let rest = text.strip_prefix(&format!("{number} "))?;
    let (rest, hand) = match rest.split_once(" by ") {
        Some((rest, hand)) => (rest, Hand::parse(hand)?),
        None => (rest, Hand::Player),
    };
    let (seat, rest) = rest.split_once(' ')?;
    let (mv, list) = rest.split_at(rest.find(" [").unwrap_or(rest.len()));
    Some(Ply {
        seat: Seat::parse(seat)?,
        mv: mv.to_owned(),
        faces: faces(list)?,
        hand,
    })
}

/// ` [1 2 3]`, or nothing for no faces.
fn faces(text: &str) -> Option<Vec<u8>> {
    if text.is_empty() {
        return Some(Vec::new());
    }
    let inside = text.strip_prefix(" [")?.strip_suffix(']')?;
    inside.split(' ').map(|face| face.parse().ok()).collect()
}

fn unhex(text: &str) -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    if text.len() != 64 || !text.is_ascii() {
        return None;
    }
    for (byte, at) in bytes.iter_mut().zip((0..64).step_by(2)) {
        *byte = u8::from_str_radix(&text[at..at + 2], 16).ok()?;
    }
    Some(bytes)
}

/// Bytes as lower-case hexadecimal digits.
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        _ = write!(text, "{byte:02x}");
        text
    })
}

/// Only what would end the quotation or the line is escaped; anything else a name may hold stands as it is.
fn quote(text: &str) -> String {
    let mut quoted = String::from('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            c if c.is_control() => _ = write!(quoted, "\\u{{{:x}}}", u32::from(c)),
            c => quoted.push(c),
        }
    }
    quoted.push('"');
    quoted
}

fn unquote(text: &str) -> Option<(String, &str)> {
    let mut plain = String::new();
    let mut rest = text.strip_prefix('"')?.chars();
    loop {
        match rest.next()? {
            '"' => return Some((plain, rest.as_str())),
            '\\' => match rest.next()? {
                'u' => {
                    let (code, after) = rest.as_str().strip_prefix('{')?.split_once('}')?;
                    plain.push(char::from_u32(u32::from_str_radix(code, 16).ok()?)?);
                    rest = after.chars();
                }
                c => plain.push(c),
            },
            c => plain.push(c),
        }
    }
}

struct Faces<'a>(&'a [u8]);

impl fmt::Display for Faces<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let faces: Vec<String> = self.0.iter().map(u8::to_string).collect();
        write!(f, "[{}]", faces.join(" "))
    }
}

/// The notation, whole.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        writeln!(text, "rollhouse record 1")?;
        writeln!(text, "table {}", self.table)?;
        writeln!(text, "game {} edition {}", self.game, self.edition)?;
        writeln!(text, "{}", format!("options {}", self.options).trim_end())?;
        writeln!(text, "commitment {}", hex(&self.commitment))?;
        writeln!(
            text,
            "seed {}",
            self.seed
                .map_or_else(|| "secret".to_owned(), |seed| hex(&seed.0))
        )?;
        for (index, Player { name, word, joined }) in self.players.iter().enumerate() {
            writeln!(
                text,
                "seat {} joined {joined} word {} name {}",
                Seat::new(index),
                quote(word),
                quote(name)
            )?;
        }
        let list = |faces: &[u8]| {
            if faces.is_empty() {
                String::new()
            } else {
                format!(" {}", Faces(faces))
            }
        };
        writeln!(text, "0 setup{}", list(&self.setup))?;
        for (
            number,
            Ply {
                seat,
                mv,
                faces,
                hand,
            },
        ) in (1..).zip(&self.plies)
        {
            let by = if *hand == Hand::Player {
                String::new()
            } else {
                format!(" by {hand}")
            };
            let number: u32 = number;
            writeln!(text, "{number} {seat} {mv}{}{by}", list(faces))?;
        }
        match &self.end {
            End::Open => writeln!(text, "= open")?,
            End::Closed => writeln!(text, "= closed")?,
            End::Outcome(outcome) => writeln!(text, "= {outcome}")?,
        }
        let check = hex(&Sha256::digest(&text));
        writeln!(f, "{text}check {check}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_name_reads_back() {
        for name in [
            "Ann",
            "\"",
            "a\\b",
            "line\nbreak",
            "\u{202e}right",
            "e\u{301}",
            "",
            "\\u{41}",
            " by clock",
        ] {
            assert_eq!(
                unquote(&quote(name)),
                Some((name.to_owned(), "")),
                "{name:?}"
            );
            assert!(!quote(name).contains('\n'));
        }
        assert_eq!(unquote("\"open"), None);
    }

    #[test]
    fn a_record_that_is_cut_short_says_where() {
        let fault = Record::parse("rollhouse record 1\ntable 1\n").unwrap_err();
        assert_eq!(
            fault.to_string(),
            "the record ends before its line `game ...`"
        );
        let fault = Record::parse("rollhouse record 2\n").unwrap_err();
        assert_eq!(
            fault.to_string(),
            "line 1: expected `rollhouse record ...`, found `rollhouse record 2`"
        );
    }
}
