//! The NOIRLab Cube Game: fill six spots by rolling a six-faced die, and stop before a program comes up twice. After the
//! cube game on NSF NOIRLab's outreach sheet. This module has the turns; `tracker` has what a face does.

#![expect(clippy::doc_markdown, reason = "NOIRLab is a name, not code")]

mod facts;
mod lesson;
mod pictures;
mod screen;
mod telling;
#[cfg(test)]
mod tests;
mod tracker;

use std::fmt;

use crate::dice::Dice;
use crate::game::{Game, GameInfo};
use crate::lang::{Phrase, noirlab as t};
use crate::names::Names;
use crate::options::Options;
use crate::outcome::{Outcome, Status};
use crate::screen::Screen;
use crate::seat::{MAX_SEATS, Seat, Seats, Viewer};
use crate::telling::Alone;
use tracker::{Landing, Spots, Tracker};

pub use facts::Progress;
pub use tracker::Spot;

/// How many spots must be filled to bank a token (ruling L11).
const BANK_SPOTS: u32 = 3;
/// How many rolls there must be between two banked tokens (ruling L16).
const BANK_ROLLS: u8 = 3;

/// A table in play. Nothing is hidden, so it is its own view.
#[derive(Clone, PartialEq, Debug)]
pub struct Noirlab {
    players: [Player; MAX_SEATS],
    seats: usize,
    active: Seats,
    turn: Turn,
    phase: Phase,
    /// The latest event and whose it is, for the screen.
    last: Option<(Seat, Event)>,
}

/// What a seat keeps from turn to turn (rulings L9, L17).
#[derive(Clone, Copy, PartialEq, Debug)]
struct Player {
    tracker: Tracker,
    /// How many more rolls it takes before a token may be banked again; 0 at first. A bust does not change it (rulings L16, L18).
    wait: u8,
    turns: u32,
    rolls: u32,
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Turn {
    seat: Seat,
    /// Number of the table's turn, from 1.
    number: u32,
    rolls: u32,
    /// Its latest faces: roll `i` of the turn is at `i % FACES`. A turn can have any number of rolls, and this needs no list.
    faces: [Spot; FACES],
}

/// How many rolls of a turn the screen shows.
const FACES: usize = 8;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    Rolling,
    /// The player chooses which program a wild NOIRLab fills.
    Choosing,
    Over,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Event {
    Rolled(Spot, Landing),
    Chose(Spot),
    Passed,
    Banked,
    Left,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
/// What a player can do.
pub enum Move {
    /// Rolls the die.
    Roll,
    /// Ends the turn and keeps the tracker.
    Pass,
    /// Pass and bank a NOIRLab token.
    Bank,
    /// Fill this program with a wild NOIRLab.
    Fill(Spot),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Roll => f.write_str("roll"),
            Self::Pass => f.write_str("pass"),
            Self::Bank => f.write_str("bank"),
            Self::Fill(program) => write!(f, "fill-{}", program.name().to_ascii_lowercase()),
        }
    }
}

/// Why the active seat may not pass or bank.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Bar {
    NotRolled,
    TwoTokens,
    FewSpots,
    LastSpot,
    /// This many rolls are missing.
    TooSoon(u8),
}

impl Turn {
    fn new(seat: Seat, number: u32) -> Self {
        Self {
            seat,
            number,
            rolls: 0,
            faces: [Spot::Noirlab; FACES],
        }
    }

    fn note(&mut self, face: Spot) {
        self.faces[self.rolls as usize % FACES] = face;
        self.rolls += 1;
    }

    /// The latest rolls, at most [`FACES`], in order.
    fn latest(&self) -> impl Iterator<Item = Spot> {
        let rolls = self.rolls as usize;
        (rolls.saturating_sub(FACES)..rolls).map(|roll| self.faces[roll % FACES])
    }
}

impl Noirlab {
    fn player(&self) -> &Player {
        &self.players[self.turn.seat.index()]
    }

    fn player_mut(&mut self) -> &mut Player {
        &mut self.players[self.turn.seat.index()]
    }

    fn begin_turn(&mut self, seat: Seat) {
        self.turn = Turn::new(seat, self.turn.number + 1);
        self.phase = Phase::Rolling;
        self.player_mut().turns += 1;
    }

    fn end_turn(&mut self) {
        self.begin_turn(self.active.after(self.turn.seat));
    }

    fn note(&mut self, event: Event) {
        self.last = Some((self.turn.seat, event));
    }

    fn roll(&mut self, face: Spot) {
        self.turn.note(face);
        let player = self.player_mut();
        player.rolls += 1;
        player.wait = player.wait.saturating_sub(1);
        let landing = player.tracker.land(face);
        let complete = player.tracker.complete();
        self.note(Event::Rolled(face, landing));
        match landing {
            _ if complete => self.phase = Phase::Over, // L19, L20
            Landing::Bust(_) => self.end_turn(),
            Landing::Choice => self.phase = Phase::Choosing,
            Landing::Filled | Landing::Saved | Landing::Wild(_) => {}
        }
    }

    /// A choice never completes the set: if only one program is empty, there is nothing to choose (ruling L7).
    fn fill(&mut self, program: Spot) {
        self.player_mut().tracker.fill(program);
        self.note(Event::Chose(program));
        self.phase = Phase::Rolling;
    }

    fn pass(&mut self) {
        self.note(Event::Passed);
        self.end_turn();
    }

    fn bank(&mut self) {
        let player = self.player_mut();
        player.tracker.bank();
        player.wait = BANK_ROLLS;
        self.note(Event::Banked);
        self.end_turn();
    }

    fn may_pass(&self) -> Result<(), Bar> {
        if self.turn.rolls == 0 {
            Err(Bar::NotRolled) // L8
        } else if self.player().tracker.extra {
            Err(Bar::TwoTokens) // L15
        } else {
            Ok(()) // L10
        }
    }

    fn may_bank(&self) -> Result<(), Bar> {
        self.may_pass()?;
        let Player { tracker, wait, .. } = *self.player();
        if tracker.filled.len() < BANK_SPOTS {
            Err(Bar::FewSpots) // L11
        } else if tracker.filled == Spots::ALL.without(Spot::Noirlab) {
            Err(Bar::LastSpot) // L13
        } else if wait > 0 {
            Err(Bar::TooSoon(wait)) // L16
        } else {
            Ok(())
        }
    }

    /// Ranks by filled spots: six for a winner, at most five for others, who can share a place (ruling X4).
    fn outcome(&self) -> Outcome {
        let points: Vec<i32> = self.players[..self.seats]
            .iter()
            .map(|player| player.tracker.filled.len().cast_signed())
            .collect();
        Outcome::by_points(&points, self.active)
    }
}

impl Game for Noirlab {
    const INFO: GameInfo = GameInfo {
        key: "noirlab",
        name: "NOIRLab Cube Game",
        edition: 1,
        seats: 1..=MAX_SEATS, // L2
        pitch: t::PITCH,
        goal: t::GOAL,
        first_press: t::FIRST_PRESS,
        best: Phrase::Same(""),
        minutes: &[5, 6, 8, 8, 11, 10, 11, 12],
        languages: t::LANGUAGES,
        options: &[],
        pictures: &pictures::PICTURES,
        lesson: Some(&lesson::LESSON),
        alone: Some(&Alone {
            options: "",
            aim: t::AIM,
        }),
        achievements: telling::ACHIEVEMENTS,
        rules: include_str!("rules.md"),
    };

    type Move = Move;
    type View = Self;

    fn setup(_options: &Options, seats: usize, _dice: &mut Dice) -> Self {
        let player = Player {
            tracker: Tracker::EMPTY,
            wait: 0,
            turns: 0,
            rolls: 0,
        };
        let first = Seat::new(0);
        let mut game = Self {
            players: [player; MAX_SEATS],
            seats,
            active: Seats::first(seats),
            turn: Turn::new(first, 0),
            phase: Phase::Rolling,
            last: None,
        };
        game.begin_turn(first);
        game
    }

    fn status(&self) -> Status {
        match self.phase {
            Phase::Rolling | Phase::Choosing => Status::ToAct(Seats::only(self.turn.seat)),
            Phase::Over => Status::Over(self.outcome()),
        }
    }

    fn legal(&self, seat: Seat, moves: &mut Vec<Move>) {
        if seat != self.turn.seat {
            return;
        }
        match self.phase {
            Phase::Rolling => {
                moves.push(Move::Roll);
                if self.may_pass().is_ok() {
                    moves.push(Move::Pass);
                }
                if self.may_bank().is_ok() {
                    moves.push(Move::Bank); // L14
                }
            }
            Phase::Choosing => moves.extend(self.player().tracker.empty().map(Move::Fill)), // L7
            Phase::Over => {}
        }
    }

    fn apply(&mut self, _seat: Seat, mv: Move, dice: &mut Dice) {
        match mv {
            Move::Roll => self.roll(Spot::shown(dice.roll(6))),
            Move::Pass => self.pass(),
            Move::Bank => self.bank(),
            Move::Fill(program) => self.fill(program),
        }
    }

    /// Rolls only if it must (ruling L23).
    fn idle(&self, _seat: Seat) -> Move {
        if self.phase == Phase::Choosing {
            let first = self.player().tracker.empty().next();
            Move::Fill(first.expect("a wild NOIRLab has a program to fill"))
        } else if self.may_bank().is_ok() {
            Move::Bank
        } else if self.may_pass().is_ok() {
            Move::Pass
        } else {
            Move::Roll
        }
    }

    /// The tracker stays as it is and is not ranked; a wild NOIRLab that is not placed yet is lost (ruling X2).
    fn withdraw(&mut self, seat: Seat, _dice: &mut Dice) {
        self.active = self.active.without(seat);
        self.last = Some((seat, Event::Left));
        if self.active.len() <= 1 {
            self.phase = Phase::Over;
        } else if seat == self.turn.seat {
            self.end_turn();
        }
    }

    fn view(&self, _viewer: Viewer) -> Self {
        self.clone()
    }

    fn screen(view: &Self, names: &Names, _focus: &str) -> Screen {
        screen::draw(view, names)
    }
}
