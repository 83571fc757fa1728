//! Noodle Roll: roll thirteen dice, keep strands of equal faces, and deliver them as cubes to the columns of a shared board.
//!
//! This module has the turn and the moves, in the order of `rules.md`. `roll` has the dice on the table, `board` the cubes;
//! `screen`, `grid`, `pictures`, `controls`, `help` and `odds` are what players see.

mod board;
mod controls;
mod facts;
mod grid;
mod help;
mod lesson;
mod odds;
mod pictures;
mod roll;
mod screen;
mod telling;
#[cfg(test)]
mod tests;

use std::cmp::Reverse;
use std::fmt;

use crate::dice::Dice;
use crate::game::{Game, GameInfo};
use crate::lang::noodle as t;
use crate::names::Names;
use crate::options::{GameOption, OptionSpec, Options};
use crate::outcome::{Outcome, Status};
use crate::screen::Screen;
use crate::seat::{Seat, Seats, Viewer};

use board::{Board, PAIR};
use roll::{Roll, SET, Strand};

pub use board::{Column, NEIGHBOURS};

const DICE: u8 = 13;
const CHEFS: u8 = 3;
const MAX_SEATS: usize = 4;
/// The most sets that thirteen dice can make (ruling N9).
const MAX_STRANDS: usize = 4;

/// A table in play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Noodle {
    /// The height that two columns must reach to end the game (ruling N27).
    line: usize,
    /// May fewer than all dice of a face be kept (ruling N4)?
    partial_sets: bool,
    seats: usize,
    /// The seats that have not left.
    active: Seats,
    /// Each seat's points for strands; points for pairs are added at the end.
    points: [i32; MAX_SEATS],
    /// Chefs that can be sent out. Each seat has its own three (ruling N35).
    ready: [u8; MAX_SEATS],
    board: Board,
    phase: Phase,
    turn: Turn,
    /// The previous turn, for the screen.
    previous: Option<Turn>,
}

/// What the active player has to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    /// Roll, or stop if a strand is kept.
    ToRoll,
    /// What to do with [`Turn::roll`].
    Rolled,
    /// Which column gets the cube of the first undelivered strand.
    Delivering,
    Over,
}

/// A turn, running or past.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Turn {
    /// From 1.
    number: u16,
    seat: Seat,
    /// In the order kept.
    strands: [Option<Strand>; MAX_STRANDS],
    /// The dice on the table, without those in strands.
    roll: Roll,
    latest: Option<Move>,
    /// Why the rolling ended; `None` while it goes on.
    ending: Option<Ending>,
}

/// Why the rolling of a turn ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Ending {
    Stopped,
    /// A strand was kept, but no chef is ready (ruling N18).
    NoChef,
    /// The roll has no set, and no chef is ready (rulings N18 and N20).
    NoSet,
    /// Too few dice are left for a set (rulings N21 and N22).
    FewDice,
    /// The player left the table (ruling X2).
    Left,
}

/// What a player can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// Rolls all dice that are not in a strand.
    Roll,
    /// Keeps all dice of this face as a strand.
    Keep(u8),
    /// Keeps only this many of them; needs the option `partial_sets`.
    KeepSome(u8, u8),
    /// Spends a chef: two dice, smaller face first, become one face.
    Combine(u8, u8),
    /// Spends a chef: rolls the same dice again.
    Reroll,
    /// Ends the rolling.
    Stop,
    /// Delivers a strand of threes or sixes to this column.
    Deliver(Column),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Roll => f.write_str("roll"),
            Self::Keep(face) => write!(f, "keep-{face}"),
            Self::KeepSome(face, size) => write!(f, "keep-{face}x{size}"),
            Self::Combine(a, b) => write!(f, "combine-{a}-{b}"),
            Self::Reroll => f.write_str("reroll"),
            Self::Stop => f.write_str("stop"),
            Self::Deliver(column) => write!(f, "column-{}", column.name()),
        }
    }
}

const LINE: GameOption<Option<usize>> = GameOption::optional("line", t::OPTION_LINE, 3..=8, "auto");
const PARTIAL_SETS: GameOption<bool> =
    GameOption::flag("partial_sets", t::OPTION_PARTIAL_SETS, false);
static OPTIONS: [OptionSpec; 2] = [LINE.spec(), PARTIAL_SETS.spec()];

impl Turn {
    fn new(number: u16, seat: Seat) -> Self {
        Self {
            number,
            seat,
            strands: [None; MAX_STRANDS],
            roll: Roll::default(),
            latest: None,
            ending: None,
        }
    }

    fn strands(&self) -> impl Iterator<Item = &Strand> {
        self.strands.iter().flatten()
    }

    /// Is no strand kept yet?
    fn fresh(&self) -> bool {
        self.strands[0].is_none()
    }

    /// How many dice are not in a strand.
    fn dice(&self) -> u8 {
        DICE - self.strands().map(|strand| strand.dice).sum::<u8>()
    }

    /// The smallest face that may be kept: that of the first strand, however high the later ones (ruling N8).
    fn lowest(&self) -> u8 {
        self.strands[0].map_or(1, |first| first.face)
    }

    /// The sets that may be kept, as face and size: all dice of a face are one set (rulings N4 and N5).
    fn sets(&self) -> impl Iterator<Item = (u8, u8)> {
        (self.lowest()..=6)
            .map(|face| (face, self.roll.count(face)))
            .filter(|(_, size)| *size >= SET)
    }

    /// Would these two dice, combined, complete a set that may be kept? They need not (ruling N14).
    fn completes(&self, a: u8, b: u8) -> bool {
        let made = a + b;
        made >= self.lowest() && self.roll.count(made) + 1 >= SET
    }

    /// What the strands are worth.
    fn points(&self) -> i32 {
        self.strands().map(|strand| strand.points()).sum()
    }

    /// The strand whose cube is placed next: the first in the order kept (ruling N24).
    fn undelivered(&self) -> Option<&Strand> {
        self.strands().find(|strand| strand.cube.is_none())
    }
}

impl Noodle {
    fn ready(&self) -> u8 {
        self.ready[self.turn.seat.index()]
    }

    fn spend_chef(&mut self) {
        self.ready[self.turn.seat.index()] -= 1;
    }

    /// One busy chef comes back when its owner's turn begins (ruling N2).
    fn begin_turn(&mut self, seat: Seat) {
        self.previous = Some(self.turn);
        self.turn = Turn::new(self.turn.number.saturating_add(1), seat);
        self.phase = Phase::ToRoll;
        let ready = &mut self.ready[seat.index()];
        *ready = CHEFS.min(*ready + 1);
    }

    fn roll(&mut self, dice: &mut Dice) {
        self.turn.roll = Roll::thrown(self.turn.dice(), dice);
        self.phase = Phase::Rolled;
        self.end_hopeless_roll();
    }

    fn combine(&mut self, a: u8, b: u8) {
        self.turn.roll.combine(a, b);
        self.end_hopeless_roll();
    }

    /// Without a set and without a chef there is nothing left to decide (ruling N18); what was kept counts (ruling N20).
    fn end_hopeless_roll(&mut self) {
        if self.ready() == 0 && self.turn.sets().next().is_none() {
            self.end_rolling(Ending::NoSet);
        }
    }

    /// Keeps one set from the roll (ruling N19). The other dice may be rolled if they can make a set and a chef is ready.
    fn keep(&mut self, face: u8, size: u8) {
        let strand = self.turn.roll.strand(face, size);
        let free = self.turn.strands.iter_mut().find(|place| place.is_none());
        *free.expect("thirteen dice make at most four strands") = Some(strand);
        self.turn.roll = Roll::default();
        if self.turn.dice() < SET {
            self.end_rolling(Ending::FewDice); // N21, N22
        } else if self.ready() == 0 {
            self.end_rolling(Ending::NoChef); // N18
        } else {
            self.phase = Phase::ToRoll; // N7
        }
    }

    /// The face and the size of the strand that a move keeps from this roll, if it keeps one.
    fn kept_by(&self, mv: Move) -> Option<(u8, u8)> {
        match mv {
            Move::Keep(face) => Some((face, self.turn.roll.count(face))),
            Move::KeepSome(face, size) => Some((face, size)),
            _ => None,
        }
    }

    fn end_rolling(&mut self, ending: Ending) {
        self.turn.ending = Some(ending);
        self.deliver();
    }

    /// Delivers strand after strand until a column must be chosen (ruling N23), then ends the turn.
    fn deliver(&mut self) {
        while let Some(strand) = self.turn.undelivered() {
            let [column] = *Column::taking(strand.face) else {
                self.phase = Phase::Delivering;
                return;
            };
            self.place(column);
        }
        self.end_turn();
    }

    /// Places the cube of the next strand and scores it.
    fn place(&mut self, column: Column) {
        let mut strands = self.turn.strands.iter_mut().flatten();
        let strand = strands.find(|strand| strand.cube.is_none());
        let strand = strand.expect("a column is chosen for an undelivered strand");
        let seat = self.turn.seat;
        strand.cube = Some((column, self.board.place(column, seat)));
        self.points[seat.index()] += strand.points();
    }

    /// Only a complete delivery can end the game, and it does so at once (ruling N30).
    fn end_turn(&mut self) {
        if self.board.at_line(self.line).count() >= 2 {
            self.phase = Phase::Over;
        } else {
            self.begin_turn(self.active.after(self.turn.seat));
        }
    }

    /// Points for strands and, if the player has not left, for pairs on the board.
    pub fn total(&self, seat: Seat) -> i32 {
        let bonus = if self.active.has(seat) {
            self.board.bonus(seat)
        } else {
            0
        };
        self.points[seat.index()] + bonus
    }

    /// The points for pairs that a turn's cubes have made, as far as they are still on the way to the end: a later cube cannot undo
    /// a pair.
    fn paired(&self, turn: &Turn) -> i32 {
        if !self.active.has(turn.seat) {
            return 0;
        }
        let cubes: Vec<(Column, usize)> = turn.strands().filter_map(|strand| strand.cube).collect();
        let made = self.board.pairs(turn.seat).filter(|(row, left, right)| {
            cubes.contains(&(*left, *row)) || cubes.contains(&(*right, *row))
        });
        made.map(|_| PAIR).sum()
    }

    fn outcome(&self) -> Outcome {
        let totals: [i32; MAX_SEATS] = std::array::from_fn(|index| self.total(Seat::new(index)));
        Outcome::by_points(&totals[..self.seats], self.active)
    }

    /// A set must be kept from the first roll (ruling N3); later it may be declined, which ends the turn (ruling N10).
    /// Chefs help only if there is no set (rulings N11 and N16).
    fn legal_on_roll(&self, moves: &mut Vec<Move>) {
        let before = moves.len();
        for (face, size) in self.turn.sets() {
            moves.push(Move::Keep(face));
            if self.partial_sets {
                moves.extend((SET..size).map(|some| Move::KeepSome(face, some)));
            }
        }
        if moves.len() == before {
            let pairs = self.turn.roll.combinations();
            moves.extend(pairs.map(|(a, b)| Move::Combine(a, b))); // N12, N14
            moves.push(Move::Reroll); // N15
        }
        if !self.turn.fresh() {
            moves.push(Move::Stop);
        }
    }

    /// The set of the highest face (ruling N36).
    fn highest_set(&self) -> u8 {
        let faces = self.turn.sets().map(|(face, _)| face);
        faces
            .max()
            .expect("thirteen dice show some face three times")
    }

    /// The column where the cube makes the most pairs at once; of several the lowest, which is furthest from ending the game, then
    /// the leftmost (ruling N36).
    fn safest_column(&self, strand: &Strand) -> Column {
        let safety = |column: &&Column| {
            let gain = self.board.gain(**column, self.turn.seat);
            (Reverse(gain), self.board.height(**column))
        };
        *Column::taking(strand.face)
            .iter()
            .min_by_key(safety)
            .expect("every face has a column")
    }
}

impl Game for Noodle {
    const INFO: GameInfo = GameInfo {
        key: "noodle",
        name: "Noodle Roll",
        edition: 1,
        seats: 2..=MAX_SEATS, // N1
        pitch: t::PITCH,
        goal: t::GOAL,
        first_press: t::FIRST_PRESS,
        best: t::BEST,
        minutes: &[8, 11, 14],
        languages: t::LANGUAGES,
        options: &OPTIONS,
        pictures: &pictures::PICTURES,
        lesson: Some(&lesson::LESSON),
        alone: None,
        achievements: telling::ACHIEVEMENTS,
        rules: include_str!("rules.md"),
    };

    type Move = Move;

    /// Nothing is secret, and the screen shows nearly all of it.
    type View = Self;

    fn setup(options: &Options, seats: usize, _dice: &mut Dice) -> Self {
        Self {
            line: options.get(&LINE).unwrap_or(seats + 1), // N27
            partial_sets: options.get(&PARTIAL_SETS),
            seats,
            active: Seats::first(seats),
            points: [0; MAX_SEATS],
            ready: [CHEFS; MAX_SEATS],
            board: Board::default(),
            phase: Phase::ToRoll,
            turn: Turn::new(1, Seat::new(0)),
            previous: None,
        }
    }

    fn status(&self) -> Status {
        match self.phase {
            Phase::Over => Status::Over(self.outcome()),
            _ => Status::ToAct(Seats::only(self.turn.seat)),
        }
    }

    fn legal(&self, seat: Seat, moves: &mut Vec<Move>) {
        if seat != self.turn.seat {
            return;
        }
        match self.phase {
            Phase::ToRoll if self.turn.fresh() => moves.push(Move::Roll),
            Phase::ToRoll => moves.extend([Move::Roll, Move::Stop]),
            Phase::Rolled => self.legal_on_roll(moves),
            Phase::Delivering => {
                let strand = self.turn.undelivered();
                let columns = strand.map_or(&[][..], |strand| Column::taking(strand.face));
                moves.extend(columns.iter().copied().map(Move::Deliver));
            }
            Phase::Over => {}
        }
    }

    fn apply(&mut self, _seat: Seat, mv: Move, dice: &mut Dice) {
        self.turn.latest = Some(mv);
        match mv {
            Move::Roll => self.roll(dice),
            Move::Keep(face) => self.keep(face, self.turn.roll.count(face)),
            Move::KeepSome(face, size) => self.keep(face, size),
            Move::Combine(a, b) => {
                self.spend_chef();
                self.combine(a, b);
            }
            Move::Reroll => {
                self.spend_chef();
                self.roll(dice);
            }
            Move::Stop => self.end_rolling(Ending::Stopped),
            Move::Deliver(column) => {
                self.place(column);
                self.deliver();
            }
        }
    }

    /// Roll, keep the highest set of the first roll, then stop (ruling N36).
    fn idle(&self, _seat: Seat) -> Move {
        match (self.phase, self.turn.undelivered()) {
            (Phase::Delivering, Some(strand)) => Move::Deliver(self.safest_column(strand)),
            _ if !self.turn.fresh() => Move::Stop,
            (Phase::Rolled, _) => Move::Keep(self.highest_set()),
            _ => Move::Roll,
        }
    }

    /// Cubes stay where they are, and undelivered strands are lost. What was delivered counts, so the game can end as after any
    /// delivery (rulings X2 and N30).
    fn withdraw(&mut self, seat: Seat, _dice: &mut Dice) {
        self.active = self.active.without(seat);
        let running = seat == self.turn.seat;
        if running {
            self.turn.ending = Some(Ending::Left);
        }
        if self.active.len() < 2 {
            self.phase = Phase::Over;
        } else if running {
            self.end_turn();
        }
    }

    fn view(&self, _viewer: Viewer) -> Self {
        self.clone()
    }

    fn screen(view: &Self, names: &Names, focus: &str) -> Screen {
        screen::screen(view, names, focus)
    }
}
