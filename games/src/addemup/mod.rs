//! Add'em Up, by Joshua Paul (2008): players place rolled dice on a shared board in rows and columns of consecutive numbers, and score
//! the sum of each line that they make or extend.
//!
//! This module has the state and the course of a turn; `board` is the play area, `placements` lists what may be placed on it, `turn`
//! notes what a turn has done.
//!
//! The rules are in their edition 2: since ruling A30 a line that a turn places in several steps scores once. Tables and records that
//! began under edition 1 end under it. What is kept for them is `AddEmUp::ONCE_A_TURN`, `EDITION_1` and a line in the registry.

mod board;
mod controls;
mod drawing;
mod facts;
mod hand;
mod help;
mod lesson;
mod lines;
mod odds;
mod placements;
mod screen;
mod telling;
#[cfg(test)]
mod tests;
mod turn;

use std::fmt;
use std::ops::ControlFlow;

use board::{Board, Place};
use hand::Hand;
use placements::Faces;
use turn::{Account, Gain, Play, Turn};

pub use board::Line;

use crate::dice::Dice;
use crate::game::{Game, GameInfo};
use crate::lang::addemup as t;
use crate::names::Names;
use crate::options::{GameOption, OptionSpec, Options};
use crate::outcome::{Outcome, Status};
use crate::screen::Screen;
use crate::seat::{Seat, Seats, Viewer};

/// The most dice that a turn rolls (ruling A7).
const HANDFUL: u8 = 6;

/// A table of Add'em Up under an edition of its rules: `AddEmUp::ONCE_A_TURN` is the difference. It has no secrets, so it is its
/// own view.
#[derive(Clone, PartialEq, Debug)]
pub struct AddEmUp<const EDITION: u16> {
    board: Board,
    /// How many dice the game has: in the pile, in the hand and on the board.
    dice: u8,
    /// The game ends after this many turns in a row without a placement (ruling A24).
    pass_limit: Option<i32>,
    /// How many turns in a row have gone by without a placement.
    passes: i32,
    accounts: Vec<Account>,
    active: Seats,
    /// The turn in play; meaningless once the game is over.
    turn: Turn,
    stage: Stage,
    /// The dice of the turn that are not placed yet.
    hand: Hand,
    /// The previous turn.
    last: Option<Turn>,
}

/// What the active seat has to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// Nothing: a roll is due.
    Roll,
    /// Where to place dice of the hand; at least one of them fits.
    Place,
    /// Whether to take the bonus die.
    Offer,
    /// Where to place the bonus die, which fits somewhere.
    Bonus,
    /// Nothing more.
    Over(End),
}

/// Why the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum End {
    /// Ruling A21.
    EmptyPile,
    /// Ruling A23.
    Stuck,
    /// Ruling A24.
    Passes,
    /// Ruling X2.
    LastSeat,
}

/// What a player can do.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Move {
    /// Rolls the dice of the turn.
    Roll,
    /// Places dice so that this line comes about.
    Place(Line),
    /// Ends the turn, or declines the bonus die.
    Stop,
    /// Takes the bonus die.
    Bonus,
}

/// `roll`, `row-50.50-1234`, `stop`, `bonus`
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Roll => f.write_str("roll"),
            Self::Place(line) => line.fmt(f),
            Self::Stop => f.write_str("stop"),
            Self::Bonus => f.write_str("bonus"),
        }
    }
}

const DICE: GameOption<u8> = GameOption::number(
    "dice",
    t::OPTION_DICE,
    30..=120,
    60, // A1
);
const PASS_LIMIT: GameOption<Option<i32>> = GameOption::optional(
    "pass_limit",
    t::OPTION_PASS_LIMIT,
    10..=200,
    "none", // A24
);
static OPTIONS: [OptionSpec; 2] = [DICE.spec(), PASS_LIMIT.spec()];

/// The rules page for the players of tables that began under edition 1.
const EDITION_1: &str = concat!(
    "# Add'em Up, edition 1\n\n\
     This table began under edition 1 of the rules and keeps it to the end. Its one difference: **each placement scores its lines in \
     full**, even a line that already scored in the same turn. Everything else is as in edition 2, which follows.\n\n",
    include_str!("rules.md")
);

impl<const EDITION: u16> Game for AddEmUp<EDITION> {
    const INFO: GameInfo = GameInfo {
        key: "addemup",
        name: "Add'em Up",
        edition: EDITION,
        seats: 2..=6, // A2
        pitch: t::PITCH,
        goal: t::GOAL,
        first_press: t::FIRST_PRESS,
        best: t::BEST,
        minutes: &[9, 10, 9, 10, 9],
        // What began before it could be chosen is English to its end.
        languages: if Self::ONCE_A_TURN { t::LANGUAGES } else { &[] },
        options: &OPTIONS,
        pictures: &[],
        lesson: Some(&lesson::LESSON),
        alone: None,
        achievements: telling::ACHIEVEMENTS,
        rules: if Self::ONCE_A_TURN {
            include_str!("rules.md")
        } else {
            EDITION_1
        },
    };

    type Move = Move;
    type View = Self;

    fn setup(options: &Options, seats: usize, _dice: &mut Dice) -> Self {
        Self {
            board: Board::new(),
            dice: options.get(&DICE),
            pass_limit: options.get(&PASS_LIMIT),
            passes: 0,
            accounts: vec![Account::default(); seats],
            active: Seats::first(seats),
            turn: Turn::of(Seat::new(0), 1),
            stage: Stage::Roll,
            hand: Hand::default(),
            last: None,
        }
    }

    fn status(&self) -> Status {
        match self.stage {
            Stage::Over(_) => Status::Over(self.outcome()),
            _ => Status::ToAct(Seats::only(self.turn.seat)),
        }
    }

    fn legal(&self, seat: Seat, moves: &mut Vec<Move>) {
        if seat != self.turn.seat {
            return;
        }
        match self.stage {
            Stage::Roll => moves.push(Move::Roll),
            Stage::Offer => moves.extend([Move::Bonus, Move::Stop]), // A17
            Stage::Bonus => self.list_placements(moves),             // A18
            Stage::Place => {
                self.list_placements(moves);
                // The first placement is mandatory (A14).
                if self.turn.has_played() {
                    moves.push(Move::Stop);
                }
            }
            Stage::Over(_) => {}
        }
    }

    fn apply(&mut self, _seat: Seat, mv: Move, dice: &mut Dice) {
        match mv {
            Move::Roll => self.roll(dice),
            Move::Place(line) => self.place(line),
            Move::Bonus => self.take_bonus(dice),
            Move::Stop => self.end_turn(),
        }
    }

    /// The best single placement, then a stop (ruling A28).
    fn idle(&self, _seat: Seat) -> Move {
        match self.stage {
            Stage::Place if self.turn.has_played() => Move::Stop,
            Stage::Place | Stage::Bonus => Move::Place(self.best_placement()),
            Stage::Offer => Move::Stop,
            Stage::Roll | Stage::Over(_) => Move::Roll,
        }
    }

    /// What this seat placed stays on the board (ruling A27); the dice in its hand go back to the pile (ruling X2).
    fn withdraw(&mut self, seat: Seat, _dice: &mut Dice) {
        self.active = self.active.without(seat);
        self.turn.left = seat == self.turn.seat;
        let last_seat = self.active.len() <= 1;
        if self.turn.left || last_seat {
            self.pass_on();
        }
        if last_seat {
            self.stage = Stage::Over(End::LastSeat);
        }
    }

    fn view(&self, _eyes: Viewer) -> Self {
        self.clone()
    }

    fn screen(view: &Self, names: &Names, focus: &str) -> Screen {
        screen::draw(view, names, focus)
    }
}

impl<const EDITION: u16> AddEmUp<EDITION> {
    /// Does a line that a turn places in several steps score once (ruling A30)? Under edition 1 each placement scored in full.
    const ONCE_A_TURN: bool = EDITION > 1;

    /// How many dice are neither on the board nor in the hand.
    fn pile(&self) -> u8 {
        self.dice - self.board.count() - self.hand.len()
    }

    /// How many dice the next roll has (rulings A7, A22).
    fn handful(&self) -> u8 {
        self.pile().min(HANDFUL)
    }

    fn roll(&mut self, dice: &mut Dice) {
        self.hand = Hand::rolled(dice.hand(self.handful()));
        self.turn.roll = self.hand;
        if self.can_place() {
            self.stage = Stage::Place;
        } else {
            self.end_turn(); // A16
        }
    }

    fn can_place(&self) -> bool {
        self.board.has_placement(self.hand.faces(), HANDFUL)
    }

    fn list_placements(&self, moves: &mut Vec<Move>) {
        self.each_placement(|line| moves.push(Move::Place(line)));
    }

    fn each_placement(&self, mut visit: impl FnMut(Line)) {
        let faces = self.hand.faces();
        let _ = self.board.each_placement(faces, HANDFUL, &mut |line| {
            visit(line);
            ControlFlow::Continue(())
        });
    }

    /// The placement that adds most; the first listed of equals.
    fn best_placement(&self) -> Line {
        let mut best = None;
        self.each_placement(|line| {
            let points = self.gain(line).points();
            if best.is_none_or(|(most, _)| points > most) {
                best = Some((points, line));
            }
        });
        best.expect("a placement is due only if there is one").1
    }

    /// What a placement adds to the turn: the sums of the lines that it makes or extends (ruling A12), less what the turn has scored
    /// for them before (ruling A30).
    fn gain(&self, line: Line) -> Gain {
        let mut gain = Gain::default();
        for made in self.board.made(line) {
            let before = self.scored_before(made);
            gain.before += before;
            if made == line {
                gain.along = made.sum() - before;
            } else {
                gain.across += made.sum() - before;
            }
        }
        gain
    }

    /// What this turn has scored for a line that a placement would make: the sum of the line that it extends, if that one has a
    /// die of this turn. The bonus die is a separate move.
    fn scored_before(&self, made: Line) -> i32 {
        if !Self::ONCE_A_TURN || self.stage == Stage::Bonus {
            return 0;
        }
        let placed = |at: Place| self.turn.placed().any(|place| place == at);
        let of_turn = |old: &Line| old.dice().any(|(place, _)| placed(place));
        let scored = self.board.extended(made).filter(of_turn);
        scored.map_or(0, Line::sum)
    }

    fn place(&mut self, line: Line) {
        let opening = self.board.is_empty();
        self.score(line);
        for (place, face) in line.dice() {
            if self.board.is_free(place) {
                self.board.put(place, face, self.turn.seat);
                self.hand.take(face);
            }
        }
        if self.stage == Stage::Bonus {
            self.end_turn(); // No second bonus die (A17)
        } else if self.hand.is_empty() {
            self.offer_bonus();
        } else if opening || !self.can_place() {
            self.end_turn(); // An opening is one run (A5)
        }
    }

    /// Credits a placement at once: a player who leaves keeps it (ruling X2).
    fn score(&mut self, line: Line) {
        let gain = self.gain(line);
        let mut new = [false; 6];
        for (new, (place, _)) in new.iter_mut().zip(line.dice()) {
            *new = self.board.is_free(place);
        }
        self.turn.note(Play {
            line,
            gain,
            new,
            bonus: self.stage == Stage::Bonus,
        });
        let account = &mut self.accounts[self.turn.seat.index()];
        account.won += gain.points();
        self.passes = 0;
    }

    /// The hand is empty: a bonus die is due if six dice were rolled and the pile has one more (rulings A17, A22).
    fn offer_bonus(&mut self) {
        if self.turn.roll.len() == HANDFUL && self.pile() > 0 {
            self.stage = Stage::Offer;
        } else {
            self.end_turn();
        }
    }

    fn take_bonus(&mut self, dice: &mut Dice) {
        let face = dice.roll(6);
        self.turn.bonus = Some(face);
        self.hand.add(face);
        if self.can_place() {
            self.stage = Stage::Bonus;
        } else {
            self.turn.lost = face; // A19
            self.accounts[self.turn.seat.index()].lost += i32::from(face);
            self.end_turn();
        }
    }

    fn end_turn(&mut self) {
        if !self.turn.has_played() {
            self.passes += 1;
        }
        self.pass_on();
    }

    /// The dice in the hand go back to the pile (ruling A15), and the next seat rolls, unless the game is over.
    fn pass_on(&mut self) {
        self.hand = Hand::default();
        self.stage = self.end().map_or(Stage::Roll, Stage::Over);
        let next = Turn::of(self.active.after(self.turn.seat), self.turn.number + 1);
        self.last = Some(std::mem::replace(&mut self.turn, next));
    }

    /// Whether the game is over after a turn, and why.
    fn end(&self) -> Option<End> {
        if self.pile() == 0 {
            Some(End::EmptyPile) // A21
        } else if !self.board.has_placement(Faces::ALL, self.handful()) {
            Some(End::Stuck) // A23
        } else if self.pass_limit.is_some_and(|limit| self.passes >= limit) {
            Some(End::Passes) // A24
        } else {
            None
        }
    }

    fn points(&self) -> Vec<i32> {
        self.accounts.iter().map(Account::points).collect()
    }

    /// The highest score wins; equal scores share the place (ruling A26).
    fn outcome(&self) -> Outcome {
        Outcome::by_points(&self.points(), self.active)
    }
}
