//! Les Marmottes: roll, set aside what matches, and stop in time. The rules and rulings are in `rules.md`.
//!
//! The game has no secrets, so every view is the state itself.

mod facts;
mod lesson;
mod pictures;
mod scoring;
mod screen;
mod telling;
#[cfg(test)]
mod tests;

use std::fmt;

use self::scoring::{DICE, Odds, Tally};
use crate::dice::Dice;
use crate::game::{Game, GameInfo};
use crate::lang::{Phrase, marmottes as t};
use crate::names::Names;
use crate::options::{GameOption, OptionSpec, Options};
use crate::outcome::{Outcome, Status};
use crate::screen::Screen;
use crate::seat::{MAX_SEATS, Seat, Seats, Viewer};
use crate::telling::Alone;

/// A table of Les Marmottes in play.
#[derive(Clone, PartialEq, Debug)]
pub struct Marmottes {
    /// The agreed winning score (ruling M10).
    target: i32,
    /// Does a single die join dice of its value that are set aside (ruling M3)?
    single_match: bool,
    /// The most rounds that are played (ruling M16).
    turn_limit: Option<i32>,

    seats: usize,
    /// The seats that have not left.
    active: Seats,
    /// From 1. Each seat has one turn in a round.
    round: i32,
    /// The seats whose turn in this round is not over, including the active one. None: the game is over.
    to_play: Seats,
    /// The seat that reached the target first. Once there is one, this is the last round (ruling M12).
    first: Option<Seat>,

    totals: [i32; MAX_SEATS],
    /// What each seat's latest turn added to its total: 0 for a bust.
    latest: [Option<i32>; MAX_SEATS],
    turn: Turn,
    /// The latest event, and whose it is.
    last: Option<(Seat, Event)>,
}

/// One seat's turn.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Turn {
    seat: Seat,
    /// Not in the total until the seat stops.
    score: i32,
    /// The scoring dice of this cycle: since the turn began, or since all six were picked up.
    aside: Tally,
    /// The dice of the latest roll that did not score.
    free: Tally,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Event {
    Scored {
        scoring: Tally,
    },
    Bust {
        lost: i32,
        /// What was set aside before.
        stayed: Tally,
        rolled: Tally,
    },
    Banked {
        points: i32,
    },
    Left,
}

#[derive(Clone, Copy, PartialEq, Debug)]
/// What a player can do.
pub enum Move {
    /// Rolls all dice that are not set aside.
    Roll,
    /// Banks the turn's score.
    Stop,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Roll => "roll",
            Self::Stop => "stop",
        })
    }
}

impl Turn {
    fn of(seat: Seat) -> Self {
        Self {
            seat,
            score: 0,
            aside: Tally::NONE,
            free: Tally::NONE,
        }
    }

    /// Are two or four dice set aside (rulings M4, M5)?
    fn may_stop(&self) -> bool {
        matches!(self.aside.count(), 2 | 4)
    }

    /// The dice that stay set aside during the next roll: none once all six have scored (ruling M6).
    fn stays(&self) -> Tally {
        if self.aside.count() == DICE {
            Tally::NONE
        } else {
            self.aside
        }
    }

    /// How many dice the next roll takes.
    fn rolls(&self) -> u32 {
        DICE - self.stays().count()
    }
}

const TARGET: GameOption<i32> = GameOption::number("target", t::OPTION_TARGET, 20..=1000, 100);
const SINGLE_MATCH: GameOption<bool> =
    GameOption::flag("single_match", t::OPTION_SINGLE_MATCH, true);
const TURN_LIMIT: GameOption<Option<i32>> =
    GameOption::optional("turn_limit", t::OPTION_TURN_LIMIT, 1..=200, "none");
static OPTIONS: [OptionSpec; 3] = [TARGET.spec(), SINGLE_MATCH.spec(), TURN_LIMIT.spec()];

impl Game for Marmottes {
    const INFO: GameInfo = GameInfo {
        key: "marmottes",
        name: "Les Marmottes",
        edition: 1,
        seats: 1..=MAX_SEATS,
        pitch: t::PITCH,
        goal: t::GOAL,
        first_press: t::FIRST_PRESS,
        best: Phrase::Same(""),
        minutes: &[3, 7, 8, 11, 11, 13, 14, 16],
        languages: t::LANGUAGES,
        options: &OPTIONS,
        pictures: &pictures::PICTURES,
        lesson: Some(&lesson::LESSON),
        alone: Some(&Alone {
            options: "target=60",
            aim: t::AIM,
        }),
        achievements: telling::ACHIEVEMENTS,
        rules: include_str!("rules.md"),
    };

    type Move = Move;
    type View = Self;

    fn setup(options: &Options, seats: usize, _dice: &mut Dice) -> Self {
        Self {
            target: options.get(&TARGET),
            single_match: options.get(&SINGLE_MATCH),
            turn_limit: options.get(&TURN_LIMIT),
            seats,
            active: Seats::first(seats),
            round: 1,
            to_play: Seats::first(seats),
            first: None,
            totals: [0; MAX_SEATS],
            latest: [None; MAX_SEATS],
            turn: Turn::of(Seat::new(0)),
            last: None,
        }
    }

    fn status(&self) -> Status {
        if self.to_play.is_empty() {
            Status::Over(self.outcome())
        } else {
            Status::ToAct(Seats::only(self.turn.seat))
        }
    }

    fn legal(&self, seat: Seat, moves: &mut Vec<Move>) {
        if self.to_play.is_empty() || seat != self.turn.seat {
            return;
        }
        moves.push(Move::Roll);
        if self.turn.may_stop() {
            moves.push(Move::Stop);
        }
    }

    fn apply(&mut self, _seat: Seat, mv: Move, dice: &mut Dice) {
        match mv {
            Move::Roll => self.roll(dice),
            Move::Stop => self.bank(),
        }
    }

    /// Stop if that is allowed (ruling M18).
    fn idle(&self, _seat: Seat) -> Move {
        if self.turn.may_stop() {
            Move::Stop
        } else {
            Move::Roll
        }
    }

    fn withdraw(&mut self, seat: Seat, _dice: &mut Dice) {
        self.active = self.active.without(seat);
        self.to_play = self.to_play.without(seat); // M17
        self.note(seat, Event::Left);
        if self.active.len() <= 1 {
            self.to_play = Seats::NONE;
        } else if seat == self.turn.seat {
            self.pass_on();
        }
    }

    fn view(&self, _viewer: Viewer) -> Self {
        self.clone()
    }

    fn screen(view: &Self, names: &Names, _focus: &str) -> Screen {
        screen::screen(view, names)
    }
}

impl Marmottes {
    fn roll(&mut self, dice: &mut Dice) {
        let Turn { seat, score, .. } = self.turn;
        let stays = self.turn.stays();
        let rolled = Tally::roll(self.turn.rolls(), dice);
        let scoring = rolled.scoring(stays, self.single_match);
        if scoring == Tally::NONE {
            // M7, and M9: a bonus is part of the turn score.
            let bust = Event::Bust {
                lost: score,
                stayed: stays,
                rolled,
            };
            self.note(seat, bust);
            self.end_turn(0);
            return;
        }
        let aside = stays.plus(scoring);
        self.turn = Turn {
            seat,
            score: score + scoring.pips() + aside.bonus(),
            aside,
            free: rolled.minus(scoring),
        };
        self.note(seat, Event::Scored { scoring });
    }

    fn bank(&mut self) {
        let Turn { seat, score, .. } = self.turn;
        self.note(seat, Event::Banked { points: score });
        self.end_turn(score);
    }

    fn end_turn(&mut self, points: i32) {
        let seat = self.turn.seat;
        self.totals[seat.index()] += points;
        self.latest[seat.index()] = Some(points);
        self.to_play = self.to_play.without(seat);
        if self.first.is_none() && self.totals[seat.index()] >= self.target {
            // M11, M14. Every other seat has one more turn, even if it has had one in this round (M12).
            self.first = Some(seat);
            self.to_play = self.active.without(seat);
        }
        self.pass_on();
    }

    /// Passes to the next seat that has a turn left, or ends the game.
    fn pass_on(&mut self) {
        if self.to_play.is_empty() && !self.is_last_round() {
            self.round += 1;
            self.to_play = self.active;
        }
        if !self.to_play.is_empty() {
            self.turn = Turn::of(self.to_play.after(self.turn.seat));
        }
    }

    fn is_last_round(&self) -> bool {
        self.first.is_some() || self.turn_limit == Some(self.round)
    }

    /// Ties are shared (ruling X4), but the player who reached the target first wins a tie (ruling M13).
    fn outcome(&self) -> Outcome {
        Outcome::by_rank(&self.totals[..self.seats], self.active, |seat| {
            (self.totals[seat.index()], self.first == Some(seat))
        })
    }

    /// The points that a seat has banked.
    pub fn total(&self, seat: Seat) -> i32 {
        self.totals[seat.index()]
    }

    /// The chance that the next roll is a bust.
    fn odds(&self) -> Odds {
        Odds::of(self.turn.rolls(), self.turn.stays(), self.single_match)
    }

    fn note(&mut self, seat: Seat, event: Event) {
        self.last = Some((seat, event));
    }
}
