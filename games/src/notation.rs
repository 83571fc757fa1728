//! The notation of a record, the PGN of these games. docs/record-format.md describes it for people.
//!
//! ```text
//! rollhouse record 1
//! table 3f
//! game noodle edition 1
//! options line=auto partial_sets=off
//! commitment 5c1f...                               SHA-256 of the seed, shown before anyone sat
//! seed 0b77...                                     or `seed secret` while the table is open
//! seat A joined 2 word "tea" name "Alice"          in seat order; the first to join has joined 1
//! seat B joined 1 word "" name "Ben" hints 2       for how many decisions a hint was given, if any was
//! seat C joined 3 word "" name "Hazel" house regular    a house player, and its level
//! 0 setup                                          its faces, if it rolled: 0 setup [3 1]
//! 1 A roll [1 3 3 5 ...]                           ply, seat, move, faces
//! 2 A keep-3
//! 3 B resign by clock                              if it was not the player who moved
//! = A 1st 12, B left 0                             or `= open`, or `= closed` for a table that was ended early
//! check 91d0...                                    SHA-256 of everything above
//! ```

use std::fmt::{self, Write};
use std::str::FromStr;

use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};
use sha2::{Digest, Sha256};

use crate::dice::Seed;
use crate::ply::Ply;
use crate::record::{End, Faces, NotationError, Player, Record};
use crate::seat::{Hand, MAX_SEATS, Seat};

/// Reads the notation. Whether the record makes sense is for [`Record::audit`].
impl FromStr for Record {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
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
            let number = u32::try_from(plies.len() + 1).unwrap_or(u32::MAX);
            plies.push(lines.read("", Some(number), |line| ply(line, number))?);
        }
        let end = lines.field("= ", |end| {
            Some(match end {
                "open" => End::Open,
                "closed" => End::Closed,
                outcome => End::Outcome(outcome.to_owned()),
            })
        })?;
        lines.field("check ", |_| Some(()))?;
        let trailing = lines.peek();
        if trailing.is_some() {
            lines.number += 1;
            return Err(lines.wrong("nothing after the check", trailing, None));
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
        name: &'static str,
        read: impl FnOnce(&'a str) -> Option<T>,
    ) -> Result<T, NotationError> {
        self.read(name, None, read)
    }

    fn read<T>(
        &mut self,
        expected: &'static str,
        ply: Option<u32>,
        read: impl FnOnce(&'a str) -> Option<T>,
    ) -> Result<T, NotationError> {
        self.number += 1;
        let line = self.rest.next();
        // A bare carriage return at the end of a line would be taken for half of a line end when the record is written and read again.
        let plain = line.filter(|line| !line.contains(char::is_control));
        let value = plain.and_then(|line| line.strip_prefix(expected).and_then(read));
        value.ok_or_else(|| match expected {
            "" => self.wrong("a ply, such as `4 A roll [6 2]`", line, ply),
            field => self.wrong(&format!("`{field}...`"), line, ply),
        })
    }

    /// The latest line is not what is expected there, in words.
    fn wrong(&self, expected: &str, line: Option<&str>, ply: Option<u32>) -> NotationError {
        let shown = |line: &str| format!("`{}`", line.replace(char::is_control, "\u{fffd}"));
        NotationError {
            number: self.number,
            expected: expected.to_owned(),
            found: line.map_or_else(|| "the end".to_owned(), shown),
            ply,
        }
    }
}

/// `A joined 2 word "tea" name "Alice"`, and for some ` house regular` or ` hints 2`
fn player(text: &str, index: usize) -> Option<Player> {
    let rest = text.strip_prefix(&format!(
        "{} joined ",
        (index < MAX_SEATS).then(|| Seat::new(index))?
    ))?;
    let (joined, rest) = rest.split_once(" word ")?;
    let (word, rest) = unquote(rest)?;
    let (name, rest) = unquote(rest.strip_prefix(" name ")?)?;
    let (house, rest) = match rest.strip_prefix(" house ") {
        Some(rest) => {
            let (level, rest) = rest.split_at(rest.find(' ').unwrap_or(rest.len()));
            (Some(level.to_owned()), rest)
        }
        None => (None, rest),
    };
    let (hints, rest) = match rest.strip_prefix(" hints ") {
        Some(hints) => (hints.parse().ok()?, ""),
        None => (0, rest),
    };
    let is_level = |level: &String| !level.is_empty() && level.bytes().all(is_of_level);
    (rest.is_empty() && house.iter().all(is_level)).then_some(Player {
        name,
        word,
        joined: joined.parse().ok()?,
        house,
        hints,
    })
}

fn is_of_level(byte: u8) -> bool {
    byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-'
}

/// `12 B roll [1 2] by clock`
fn ply(text: &str, number: u32) -> Option<Ply> {
    let rest = text.strip_prefix(&format!("{number} "))?;
    let (rest, hand) = match rest.split_once(" by ") {
        Some((rest, hand)) => (rest, hand.parse().ok()?),
        None => (rest, Hand::Player),
    };
    let (seat, rest) = rest.split_once(' ')?;
    let (mv, list) = rest.split_at(rest.find(" [").unwrap_or(rest.len()));
    Some(Ply {
        seat: seat.parse().ok()?,
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

/// Reads exactly so many bytes in hexadecimal.
pub fn unhex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let bytes = HEXLOWER_PERMISSIVE.decode(text.as_bytes()).ok()?;
    bytes.try_into().ok()
}

/// Bytes as lower-case hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    HEXLOWER.encode(bytes)
}

/// Only what would end the quotation or the line is escaped; everything else in a name stays as it is.
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

/// The whole notation.
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
        for (index, player) in self.players.iter().enumerate() {
            write!(
                text,
                "seat {} joined {} word {} name {}",
                Seat::new(index),
                player.joined,
                quote(&player.word),
                quote(&player.name)
            )?;
            if let Some(level) = &player.house {
                write!(text, " house {level}")?;
            }
            if player.hints > 0 {
                write!(text, " hints {}", player.hints)?;
            }
            writeln!(text)?;
        }
        let list = |faces: &[u8]| {
            if faces.is_empty() {
                String::new()
            } else {
                format!(" {}", Faces(faces))
            }
        };
        writeln!(text, "0 setup{}", list(&self.setup))?;
        for (number, ply) in (1_u32..).zip(&self.plies) {
            let faces = list(&ply.faces);
            write!(text, "{number} {} {}{faces}", ply.seat, ply.mv)?;
            if ply.hand != Hand::Player {
                write!(text, " by {}", ply.hand)?;
            }
            writeln!(text)?;
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
    fn a_seat_of_the_house_says_its_level_and_others_how_many_hints() {
        let read = |rest: &str| player(&format!("A joined 1 word \"\" name \"Ann\"{rest}"), 0);
        let of = |rest| read(rest).map(|player| (player.house, player.hints));
        assert_eq!(
            of(""),
            Some((None, 0)),
            "as records were before house players"
        );
        assert_eq!(of(" house regular"), Some((Some("regular".into()), 0)));
        assert_eq!(of(" hints 12"), Some((None, 12)));
        let both = Some((Some("a-1".to_owned()), 3));
        assert_eq!(of(" house a-1 hints 3"), both);
        for odd in [
            " house",
            " house ",
            " house Regular",
            " house a b",
            " hints",
            " hints -1",
            " hints 3 house a",
            " word",
        ] {
            assert_eq!(of(odd), None, "{odd:?}");
        }
    }

    #[test]
    fn a_control_character_that_is_not_escaped_is_refused() {
        let error = |text: &str| text.parse::<Record>().unwrap_err().to_string();
        assert_eq!(
            error("rollhouse record 1\r\ntable 1\r\r\ngame noodle edition 1\n"),
            "line 2: expected `table ...`, found `table 1\u{fffd}`"
        );
    }

    #[test]
    fn a_record_that_is_cut_short_says_where() {
        let error = |text: &str| text.parse::<Record>().unwrap_err().to_string();
        assert_eq!(
            error("rollhouse record 1\ntable 1\n"),
            "line 3: expected `game ...`, found the end"
        );
        assert_eq!(
            error("rollhouse record 2\n"),
            "line 1: expected `rollhouse record ...`, found `rollhouse record 2`"
        );
    }
}
