//! Runs one transcript, line by line.

use crate::dice::Dice;
use crate::names::Names;
use crate::outcome::Status;
use crate::ply::{PlyError, RESIGN};
use crate::refusal::Refusal;
use crate::registry::GameType;
use crate::seat::{Hand, Seat, Seats, Viewer};
use crate::table::AnyTable;
use crate::telling::in_a_row;

use super::spelling::{self, Claim};
use super::{Failure, Miss, miss, opening};

/// Why a line failed, and whether the position after it is still the one that was meant.
struct Fail {
    miss: Miss,
    lost: bool,
}

impl From<Miss> for Fail {
    fn from(miss: Miss) -> Self {
        Self { miss, lost: false }
    }
}

fn lost(miss: Miss) -> Fail {
    Fail { miss, lost: true }
}

/// Runs a transcript of this file: its lines with their numbers, that of the fence first.
pub(super) fn run(file: &str, games: &[&dyn GameType], lines: &[(usize, &str)]) -> Vec<Failure> {
    let mut failures = Vec::new();
    let said = |text: &str| !spelling::unremarked(text).is_empty();
    let mut fails = |number, miss, lost| {
        let line = lines.iter().find(|(n, _)| *n == number);
        let left_out = lines.iter().filter(|(n, text)| *n > number && said(text));
        let skipped = if lost { left_out.count() } else { 0 };
        let line = line.copied().unwrap_or((number, ""));
        failures.push(Failure::of(file, line, miss, skipped));
    };
    let Some(first) = (1..lines.len()).find(|at| said(lines[*at].1)) else {
        let wanted = "a first line such as `noodle seats=2`";
        fails(lines[0].0, miss(wanted, "the transcript is empty"), false);
        return failures;
    };
    let begun = opening::open(games, &lines[first..]);
    let (mut table, used) = match begun {
        Ok(begun) => begun,
        Err((line, miss)) => {
            fails(line, miss, true);
            return failures;
        }
    };
    let mut shown: Vec<(usize, &str)> = Vec::new();
    for &(line, text) in &lines[first + used..] {
        if let Some(row) = text.strip_prefix('>') {
            shown.push((line, row.strip_prefix(' ').unwrap_or(row)));
            continue;
        }
        for (line, miss) in board(table.as_ref(), &std::mem::take(&mut shown)) {
            fails(line, miss, false);
        }
        if !said(text) {
            continue;
        }
        if let Err(Fail { miss, lost }) = step(&mut table, text) {
            fails(line, miss, lost);
            if lost {
                return failures;
            }
        }
    }
    for (line, miss) in board(table.as_ref(), &shown) {
        fails(line, miss, false);
    }
    failures
}

/// Compares the public board with these lines: each that differs, and at the first one if there are too few or too many.
fn board(table: &dyn AnyTable, expected: &[(usize, &str)]) -> Vec<(usize, Miss)> {
    let Some(&(first, _)) = expected.first() else {
        return Vec::new();
    };
    let board = table.screen(Viewer::Public, &Names::letters(), "").board();
    let happened: Vec<&str> = board.lines().map(str::trim_end).collect();
    let mut missed = Vec::new();
    for (&(line, row), real) in expected.iter().zip(&happened) {
        if row.trim_end() != *real {
            missed.push((line, miss(row, *real)));
        }
    }
    if let Some(&(line, row)) = expected.get(happened.len()) {
        missed.push((line, miss(row, "the board has no further line")));
    } else if let Some(more) = happened.get(expected.len()) {
        let more = format!("it goes on with: {more}");
        missed.push((first, miss("the whole board", more)));
    }
    missed
}

const LOOKS: [&str; 4] = ["legal", "view", "sees", "hides"];

fn step(table: &mut Box<dyn AnyTable>, text: &str) -> Result<(), Fail> {
    if let Some(expected) = text.strip_prefix('=') {
        return Ok(ending(table.as_ref(), expected)?);
    }
    if let Some((head, expected)) = text.split_once(':') {
        let words: Vec<&str> = head.split_whitespace().collect();
        match *words.as_slice() {
            ["to", "act"] => return Ok(acting(table.as_ref(), expected)?),
            [verb, who, ref focus @ ..] if LOOKS.contains(&verb) => {
                return Ok(look(table.as_ref(), verb, who, focus, expected.trim())?);
            }
            _ => {}
        }
    }
    act(table, spelling::unremarked(text))
}

fn ending(table: &dyn AnyTable, expected: &str) -> Result<(), Miss> {
    let expected = spelling::unremarked(expected);
    let happened = match table.status() {
        Status::Over(outcome) if outcome.to_string() == expected => return Ok(()),
        Status::Over(outcome) => outcome.to_string(),
        Status::ToAct(seats) => format!("to act: {}", in_a_row(seats)),
    };
    Err(miss(format!("over: {expected}"), happened))
}

fn acting(table: &dyn AnyTable, expected: &str) -> Result<(), Miss> {
    let mut claimed = Seats::NONE;
    for word in spelling::unremarked(expected).split_whitespace() {
        claimed = claimed.with(seat(word, table)?);
    }
    let happened = table.status().acting();
    let missed = || miss(expected.trim(), in_a_row(happened));
    ensure(claimed == happened, missed)
}

/// Accepts what holds; of anything else, tells what it missed.
fn ensure(holds: bool, missed: impl FnOnce() -> Miss) -> Result<(), Miss> {
    if holds { Ok(()) } else { Err(missed()) }
}

fn look(
    table: &dyn AnyTable,
    verb: &str,
    who: &str,
    focus: &[&str],
    expected: &str,
) -> Result<(), Miss> {
    let viewer = match who {
        "-" => Viewer::Public,
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
        let mut claimed: Vec<&str> = spelling::unremarked(expected).split_whitespace().collect();
        let mut legal = happened.clone();
        claimed.sort_unstable();
        legal.sort_unstable();
        return ensure(claimed == legal, || miss(expected, happened.join(" ")));
    }
    let screen = table.screen(viewer, &Names::letters(), focus);
    if verb == "view" {
        let rows: Vec<String> = screen
            .board()
            .lines()
            .map(|row| row.trim_end().to_owned())
            .collect();
        let happened = rows.join(" / ");
        return ensure(expected == happened, || miss(expected, happened));
    }
    let text = screen.text();
    let there = text.contains(expected);
    let wanted = if there { "nowhere" } else { "somewhere" };
    ensure(there == (verb == "sees"), || {
        let claim = format!("`{expected}` {wanted} on the screen");
        miss(claim, format!("the screen is\n{text}"))
    })
}

fn seat(letter: &str, table: &dyn AnyTable) -> Result<Seat, Miss> {
    let last = Seat::new(table.seats() - 1);
    let seat = letter.parse().ok().filter(|seat| *seat <= last);
    seat.ok_or_else(|| miss(format!("a seat from A to {last}"), format!("`{letter}`")))
}

/// What a line says that a seat does.
struct Act {
    seat: Seat,
    mv: String,
    idles: bool,
    /// The ply at which its screen was drawn.
    drawn: u32,
    hand: Hand,
    dice: Dice,
    /// Why it must be refused; `None`: it must be played.
    claim: Option<Claim>,
}

impl Act {
    /// `A keep-4 @3 !stale`, `A keep-4 [2 2]`, `A idles keep-4`, `A resigns`, `12 A keep-4 [2 2] by clock`
    fn read(text: &str, ply: u32) -> Result<Self, Miss> {
        let (left, faces) = spelling::faces(text)?;
        let mut drawn = ply;
        let mut words = Vec::new();
        for word in left.split_whitespace() {
            match word.strip_prefix('@').map(str::parse) {
                Some(Ok(ply)) => drawn = ply,
                _ => words.push(word),
            }
        }
        let mut hand = Hand::Player;
        if let [rest @ .., "by", who] = words.as_slice()
            && let Ok(known) = who.parse()
        {
            hand = known;
            words.truncate(rest.len());
        }
        let mut words = words.into_iter().peekable();
        let numbered = words.next_if(|word| word.bytes().all(|b| b.is_ascii_digit()));
        if let Some(number) = numbered
            && number.parse() != Ok(ply + 1)
        {
            return Err(miss(
                format!("ply {number}"),
                format!("the next ply is {}", ply + 1),
            ));
        }
        let letter = words
            .next()
            .ok_or_else(|| miss("a line of a transcript", format!("`{text}`")))?;
        // A seat beyond the table is refused by the table, so that `!not-seated` can be shown.
        let seat = letter.parse();
        let seat = seat.map_err(|_| miss("a seat from A to H", format!("`{letter}`")))?;
        let idles = words.next_if_eq(&"idles").is_some();
        let mv = words
            .next()
            .ok_or_else(|| miss("a seat and its move", format!("`{text}`")))?;
        let rest: Vec<&str> = words.collect();
        Ok(Self {
            seat,
            mv: mv.to_owned(),
            idles,
            drawn,
            hand,
            dice: Dice::scripted_by_name(&faces),
            claim: spelling::claim(&rest.join(" "))?,
        })
    }
}

fn act(table: &mut Box<dyn AnyTable>, text: &str) -> Result<(), Fail> {
    let fail = |miss| Fail {
        miss,
        lost: !text.contains('!'),
    };
    let act = Act::read(text, table.ply()).map_err(fail)?;
    let seat = act.seat;
    let Some(claim) = act.claim else {
        return match play(table.as_mut(), act)? {
            Ok(()) => Ok(()),
            Err(PlyError::Refused(refusal)) => {
                let happened = refused(table.as_ref(), seat, refusal);
                Err(lost(miss("it is played", happened)))
            }
            Err(PlyError::Dice(wrong)) => {
                Err(lost(miss("faces that fit the move", wrong.to_string())))
            }
        };
    };
    // Played on a copy, so that the position stays the one that was meant if it is not refused.
    let mut copy = table.fork();
    let done = play(copy.as_mut(), act).map_err(|fail| fail.miss)?;
    Err(match (done, claim) {
        (Err(PlyError::Dice(_)), Claim::Dice) => return Ok(()),
        (Err(PlyError::Refused(refusal)), Claim::For(why)) if why == refusal => return Ok(()),
        (Ok(()), _) => miss("it is refused", "it was played"),
        (Err(PlyError::Refused(refusal)), Claim::For(why)) => {
            miss(format!("refused: {why}"), format!("refused: {refusal}"))
        }
        (Err(PlyError::Refused(refusal)), Claim::Dice) => miss(
            "its faces are refused",
            refused(table.as_ref(), seat, refusal),
        ),
        (Err(PlyError::Dice(wrong)), _) => miss("faces that fit the move", wrong.to_string()),
    }
    .into())
}

/// Plays it; the outer error is an idle move that is not the one claimed.
fn play(table: &mut dyn AnyTable, act: Act) -> Result<Result<(), PlyError>, Fail> {
    let (seat, mv) = (act.seat, act.mv.as_str());
    if act.idles {
        match table.idle(seat) {
            Ok(idle) if idle == mv => {}
            Ok(idle) => {
                return Err(lost(miss(
                    format!("{seat} idles {mv}"),
                    format!("{seat} idles {idle}"),
                )));
            }
            Err(refusal) => return Ok(Err(refusal.into())),
        }
    }
    let played = match mv {
        RESIGN | "resigns" => table.resign(seat, act.hand, act.dice),
        mv => table.play(seat, mv, act.drawn, act.hand, act.dice),
    };
    Ok(played.map(drop))
}

fn refused(table: &dyn AnyTable, seat: Seat, refusal: Refusal) -> String {
    let legal = if seat.index() < table.seats() {
        table.legal(seat).join(" ")
    } else {
        String::new()
    };
    format!("refused: {refusal}; legal for {seat}: {legal}")
}
