//! Runs the transcripts in a Markdown file: fenced blocks marked `transcript`, each a small playing of one game.
//!
//! | Line | Means |
//! | --- | --- |
//! | `noodle line=4 seats=3 [3 5 6]` | first line: game, options, seats; the faces of the setup, if it rolls |
//! | `A keep-4 [2 2]` | seat, move, and the faces that it must consume exactly |
//! | `A keep-4 !illegal` | must be refused, and why: `over`, `not-seated`, `not-your-turn`, `stale`, `illegal` |
//! | `A keep-4 @3 !stale` | the same on a screen that was drawn at ply 3 |
//! | `A roll !dice [7]` | the faces must be refused: too few, too many, or beyond the die |
//! | `A idles roll [2 2]` | the player is away: this move must be the idle one, and it is played |
//! | `A resigns [2 2]` | leaves the table |
//! | `legal A: roll stop` | exactly these moves, in any order; nothing after the colon: none |
//! | `to act: B C` | exactly these seats; nothing after the colon: the table is over |
//! | `view B: ...` | the board as the player on B sees it, its lines joined by ` / `; `-` for B: the public |
//! | `sees B: ...` | this text stands somewhere on the screen of B (title, board, scores, controls); `-`: the public |
//! | `hides B: ...` | this text stands nowhere on it |
//! | `sees B @four: ...` | the same with the screen's attention on `four`; likewise `hides` and `view` |
//! | `> ...` | the public board, line by line, all of it |
//! | `= A 1st 20, B left 3` | over, with this outcome |
//! | `# ...` | a remark |
//!
//! `spelling` has what else is understood.
//!
//! A block belongs to the rulings named in the heading above it (`### N4, N5. Title`). A ruling that no transcript can show has a
//! line `No transcript: reason` in its place.

mod spelling;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use crate::dice::Dice;
use crate::options::Options;
use crate::outcome::Status;
use crate::refusal::Refusal;
use crate::registry;
use crate::seat::{Names, Seat, Seats, Viewer};
use crate::table::{AnyTable, Hand, PlyError, RESIGN};

use spelling::Claim;

/// What came of a file.
#[derive(Debug, Default)]
pub struct Report {
    /// How many blocks were run.
    pub transcripts: usize,
    pub failures: Vec<Failure>,
    /// Rulings with a transcript.
    pub shown: BTreeSet<String>,
    /// Rulings without one, and the reason given.
    pub unshown: BTreeMap<String, String>,
}

/// A line that did not hold. The rest of its block was not run.
#[derive(Debug, PartialEq, Eq)]
pub struct Failure {
    /// As given to [`run`].
    pub file: String,
    /// From 1.
    pub line: usize,
    /// What is written there.
    pub text: String,
    pub expected: String,
    pub happened: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            file,
            line,
            text,
            expected,
            happened,
        } = self;
        write!(
            f,
            "{file}:{line}: {text}\n  expected: {expected}\n  happened: {happened}"
        )
    }
}

/// Runs every transcript of a Markdown text. `file` is only a name for failures.
#[must_use]
pub fn run(file: &str, markdown: &str) -> Report {
    let mut report = Report::default();
    let mut rulings: Vec<String> = Vec::new();
    let mut block: Option<Vec<(usize, &str)>> = None;
    let mut fenced: Option<char> = None;
    for (line, text) in (1..).zip(markdown.lines()) {
        let text = text.trim();
        let fence = spelling::fence(text);
        if let Some(mark) = fenced {
            if fence == Some((mark, "")) {
                fenced = None;
                if let Some(lines) = block.take() {
                    finish(file, &lines, &rulings, &mut report);
                }
            } else if let Some(lines) = &mut block {
                lines.push((line, text));
            }
        } else if let Some((mark, language)) = fence {
            fenced = Some(mark);
            block = language
                .eq_ignore_ascii_case("transcript")
                .then(|| vec![(line, text)]);
        } else if let Some(heading) = text.strip_prefix('#') {
            rulings = ids(heading);
        } else if let Some(reason) = text.strip_prefix("No transcript:") {
            report.unshown.extend(
                rulings
                    .iter()
                    .map(|id| (id.clone(), reason.trim().to_owned())),
            );
        }
    }
    if let Some(lines) = block {
        let (line, text) = lines[0];
        report.failures.push(Failure {
            file: file.to_owned(),
            line,
            text: text.to_owned(),
            expected: "a line ``` that ends the transcript".to_owned(),
            happened: "the file ends".to_owned(),
        });
    }
    report
}

/// The rulings named in a heading: a capital letter and digits, at the start of a word.
fn ids(heading: &str) -> Vec<String> {
    heading
        .split(|c: char| !c.is_ascii_alphanumeric())
        .filter(|word| {
            let mut letters = word.chars();
            letters
                .next()
                .is_some_and(|first| first.is_ascii_uppercase())
                && word.len() > 1
                && letters.all(|rest| rest.is_ascii_digit())
        })
        .map(str::to_owned)
        .collect()
}

fn finish(file: &str, lines: &[(usize, &str)], rulings: &[String], report: &mut Report) {
    report.transcripts += 1;
    match play(lines) {
        Ok(()) => report.shown.extend(rulings.iter().cloned()),
        Err((line, Miss { expected, happened })) => {
            let text = lines
                .iter()
                .find(|(number, _)| *number == line)
                .map_or("", |(_, text)| text);
            report.failures.push(Failure {
                file: file.to_owned(),
                line,
                text: text.to_owned(),
                expected,
                happened,
            });
        }
    }
}

struct Miss {
    expected: String,
    happened: String,
}

fn miss(expected: impl Into<String>, happened: impl Into<String>) -> Miss {
    Miss {
        expected: expected.into(),
        happened: happened.into(),
    }
}

fn same(expected: &str, happened: &str) -> Result<(), Miss> {
    if expected == happened {
        Ok(())
    } else {
        Err(miss(expected, happened))
    }
}

fn play(lines: &[(usize, &str)]) -> Result<(), (usize, Miss)> {
    let fence = lines[0].0;
    let mut table: Option<Box<dyn AnyTable>> = None;
    let mut shown: Vec<(usize, &str)> = Vec::new();
    for &(line, text) in &lines[1..] {
        if let Some(row) = text.strip_prefix('>') {
            shown.push((line, row.strip_prefix(' ').unwrap_or(row)));
            continue;
        }
        if let Some(table) = &table {
            board(table.as_ref(), &std::mem::take(&mut shown))?;
        }
        if spelling::unremarked(text).is_empty() {
            continue;
        }
        match &mut table {
            None => table = Some(open(text).map_err(|miss| (line, miss))?),
            Some(table) => step(table.as_mut(), text).map_err(|miss| (line, miss))?,
        }
    }
    match &table {
        Some(table) => board(table.as_ref(), &shown),
        None => Err((
            fence,
            miss(
                "a first line such as `noodle seats=2`",
                "the transcript is empty",
            ),
        )),
    }
}

fn board(table: &dyn AnyTable, expected: &[(usize, &str)]) -> Result<(), (usize, Miss)> {
    let Some(&(first, _)) = expected.first() else {
        return Ok(());
    };
    let board = table.screen(Viewer::Public, &Names::letters(), "").board();
    let mut happened = board.lines().map(str::trim_end);
    for &(line, row) in expected {
        match happened.next() {
            Some(real) if real == row.trim_end() => {}
            Some(real) => return Err((line, miss(row, real))),
            None => return Err((line, miss(row, "the board has no further line"))),
        }
    }
    match happened.next() {
        None => Ok(()),
        Some(more) => Err((
            first,
            miss("the whole board", format!("it goes on with: {more}")),
        )),
    }
}

fn open(text: &str) -> Result<Box<dyn AnyTable>, Miss> {
    let (head, faces) = spelling::faces(spelling::unremarked(text))?;
    let (key, words) = head.split_once([' ', ',', ':']).unwrap_or((&head, ""));
    let game = registry::find(&key.to_ascii_lowercase()).ok_or_else(|| {
        let keys: Vec<&str> = registry::GAMES.iter().map(|game| game.info().key).collect();
        miss(
            format!("one of the games {}", keys.join(", ")),
            format!("`{key}`"),
        )
    })?;
    let info = game.info();
    let mut options = Options::defaults(info.options);
    let mut seats = None;
    for (name, value) in spelling::settings(words)? {
        if name == "seats" {
            seats = value
                .parse()
                .ok()
                .filter(|seats| info.seats.contains(seats));
        } else {
            options
                .set(&name, &value)
                .map_err(|wrong| miss("an option of the game", wrong))?;
        }
    }
    let (fewest, most) = (info.seats.start(), info.seats.end());
    let seats = seats.ok_or_else(|| {
        miss(
            format!("seats={fewest} to seats={most}"),
            format!("`{head}`"),
        )
    })?;
    let mut dice = Dice::scripted(&faces);
    let table = game.open(&options, seats, &mut dice);
    dice.finish()
        .map_err(|wrong| miss("faces that fit the setup", wrong))?;
    Ok(table)
}

const LOOKS: [&str; 4] = ["legal", "view", "sees", "hides"];

fn step(table: &mut dyn AnyTable, text: &str) -> Result<(), Miss> {
    if let Some(expected) = text.strip_prefix('=') {
        return ending(table, expected);
    }
    if let Some((head, expected)) = text.split_once(':') {
        let head = head.to_ascii_lowercase();
        let words: Vec<&str> = head
            .split_whitespace()
            .filter(|word| *word != "for")
            .collect();
        match *words.as_slice() {
            ["to", "act"] | ["to-act"] => return acting(table, expected),
            ["outcome"] => return ending(table, expected),
            // `sees A: ...` and `A sees: ...`
            [verb, who, ref focus @ ..] | [who, verb, ref focus @ ..] if LOOKS.contains(&verb) => {
                return look(table, verb, who, focus, expected.trim());
            }
            _ => {}
        }
    }
    act(table, spelling::unremarked(text))
}

fn ending(table: &dyn AnyTable, expected: &str) -> Result<(), Miss> {
    let expected = spelling::unremarked(expected);
    match table.status() {
        Status::Over(happened) if spelling::outcome(expected).as_ref() == Some(&happened) => Ok(()),
        Status::Over(happened) => Err(miss(expected, happened.to_string())),
        Status::ToAct(seats) => Err(miss(
            format!("over: {expected}"),
            format!("to act: {}", letters(seats)),
        )),
    }
}

fn acting(table: &dyn AnyTable, expected: &str) -> Result<(), Miss> {
    let mut claimed = Seats::NONE;
    for word in spelling::list(spelling::unremarked(expected)) {
        claimed = claimed.with(seat(&word, table)?);
    }
    let happened = match table.status() {
        Status::ToAct(seats) => seats,
        Status::Over(_) => Seats::NONE,
    };
    if claimed == happened {
        Ok(())
    } else {
        Err(miss(expected.trim(), letters(happened)))
    }
}

fn letters(seats: Seats) -> String {
    seats
        .into_iter()
        .map(|seat| seat.to_string())
        .collect::<Vec<_>>()
        .join(" ")
}

fn look(
    table: &dyn AnyTable,
    verb: &str,
    who: &str,
    focus: &[&str],
    expected: &str,
) -> Result<(), Miss> {
    let viewer = match who {
        "-" | "public" => Viewer::Public,
        letter => Viewer::Seat(seat(letter, table)?),
    };
    let focus = match *focus {
        [] => "",
        [at] if at.starts_with('@') => &at[1..],
        _ => {
            return Err(miss(
                "`@focus` or nothing",
                format!("`{}`", focus.join(" ")),
            ));
        }
    };
    if verb == "legal" {
        let Viewer::Seat(seat) = viewer else {
            return Err(miss("a seat", "`-`"));
        };
        let happened = table.legal(seat);
        let mut claimed = spelling::list(spelling::unremarked(expected));
        let mut legal = happened.clone();
        claimed.sort_unstable();
        legal.sort_unstable();
        return if claimed == legal {
            Ok(())
        } else {
            Err(miss(expected, happened.join(" ")))
        };
    }
    let expected = spelling::unquoted(expected);
    let screen = table.screen(viewer, &Names::letters(), focus);
    if verb == "view" {
        let rows: Vec<String> = screen
            .board()
            .lines()
            .map(|row| row.trim_end().to_owned())
            .collect();
        return same(expected, &rows.join(" / "));
    }
    let text = screen.text();
    let there = text.contains(expected);
    if there == (verb == "sees") {
        Ok(())
    } else {
        let wanted = if there { "nowhere" } else { "somewhere" };
        Err(miss(
            format!("`{expected}` {wanted} on the screen"),
            format!("the screen is\n{text}"),
        ))
    }
}

fn seat(letter: &str, table: &dyn AnyTable) -> Result<Seat, Miss> {
    let last = Seat::new(table.seats() - 1);
    spelling::seat(letter)
        .filter(|seat| *seat <= last)
        .ok_or_else(|| miss(format!("a seat from A to {last}"), format!("`{letter}`")))
}

/// `A keep-4 @3 !stale`, `A keep-4 [2 2]`, `A idles keep-4`, `A resigns`
fn act(table: &mut dyn AnyTable, text: &str) -> Result<(), Miss> {
    let (left, faces) = spelling::faces(text)?;
    let mut drawn = table.ply();
    let mut words = Vec::new();
    for word in left.split_whitespace() {
        match word.strip_prefix('@').map(str::parse) {
            Some(Ok(ply)) => drawn = ply,
            None if ["->", "=>"].contains(&word) => {}
            _ => words.push(word),
        }
    }
    let mut words = words.into_iter().peekable();
    let letter = words
        .next()
        .ok_or_else(|| miss("a line of a transcript", format!("`{text}`")))?;
    // A seat beyond the table is refused by the table, so that `!not-seated` can be shown.
    let seat =
        spelling::seat(letter).ok_or_else(|| miss("a seat from A to H", format!("`{letter}`")))?;
    let idles = words.next_if(|word| spelling::is_idle(word)).is_some();
    let mv = words.next_if(|word| !word.starts_with('!')).unwrap_or("");
    if mv.is_empty() && !idles {
        return Err(miss("a seat and its move", format!("`{text}`")));
    }
    let rest: Vec<&str> = words.collect();
    let claim = spelling::claim(&rest.join(" "))?;
    // What is said to be illegal may be so for its spelling.
    let mut mv = match claim {
        Some(Claim::Refused | Claim::For(Refusal::Illegal)) => mv.to_owned(),
        _ => spelling::mv(mv),
    };
    let own = if idles {
        table.idle(seat)
    } else {
        Ok(mv.clone())
    };
    let dice = Dice::scripted(&faces);
    let done = match own {
        Err(refusal) => Err(PlyError::Refused(refusal)),
        Ok(own) => {
            if mv.is_empty() {
                mv.clone_from(&own);
            }
            if mv != own {
                return Err(miss(
                    format!("{seat} idles {mv}"),
                    format!("{seat} idles {own}"),
                ));
            }
            match mv.as_str() {
                RESIGN | "resigns" | "leaves" => table.resign(seat, Hand::Player, dice),
                mv => table.play(seat, mv, drawn, Hand::Player, dice),
            }
        }
    };
    match (done, claim) {
        (Ok(_), None)
        | (Err(_), Some(Claim::Refused))
        | (Err(PlyError::Dice(_)), Some(Claim::Dice)) => Ok(()),
        (Ok(_), Some(_)) => Err(miss("it is refused", "it was played")),
        (Err(PlyError::Refused(refusal)), Some(Claim::For(why))) if why == refusal => Ok(()),
        (Err(PlyError::Refused(refusal)), Some(Claim::For(why))) => Err(miss(
            format!("refused: {why}"),
            format!("refused: {refusal}"),
        )),
        (Err(PlyError::Refused(refusal)), claim) => {
            let legal = if seat.index() < table.seats() {
                table.legal(seat).join(" ")
            } else {
                String::new()
            };
            let expected = match claim {
                None => "it is played",
                Some(_) => "its faces are refused",
            };
            Err(miss(
                expected,
                format!("refused: {refusal}; legal for {seat}: {legal}"),
            ))
        }
        (Err(PlyError::Dice(wrong)), _) => Err(miss("faces that fit the move", wrong)),
    }
}
