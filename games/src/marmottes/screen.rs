//! The screen of Les Marmottes: which texts of `words` are shown, and the dice.

use std::cmp::Reverse;

use super::scoring::{DICE, Tally};
use super::words::{self, Standing, end, help, news};
use super::{Event, Last, Marmottes, Move};
use crate::game::Game;
use crate::grid::{Cell, DieState, Grid, GridRow};
use crate::outcome::{Outcome, Status};
use crate::screen::{Button, Help, Mark, Part, Row, Score, Screen, Style};
use crate::seat::{Names, Seat};

/// How many tiles long the way to the target is.
const MEADOW: usize = 6;

/// A die in the hand.
const IN_HAND: Cell = Cell::picture("marmot", "-");

pub(super) fn screen(table: &Marmottes, names: &Names) -> Screen {
    match table.status() {
        Status::ToAct(_) => Drawing { table, names }.in_play(),
        Status::Over(outcome) => Drawing { table, names }.over(&outcome),
    }
}

struct Drawing<'a> {
    table: &'a Marmottes,
    names: &'a Names,
}

impl Drawing<'_> {
    fn in_play(&self) -> Screen {
        let turn = &self.table.turn;
        let mut parts: Vec<Part> = self.last_round().map(Part::Text).into_iter().collect();
        parts.push(self.meadow());
        parts.push(Part::Grid(self.dice()));
        if turn.aside != Tally::NONE {
            parts.push(Part::Text(words::hand(turn.score, turn.aside, turn.free)));
        }
        Screen {
            title: self.title(),
            summary: self.told(self.now()),
            parts,
            scores: self.scores(|seat| {
                if seat == turn.seat {
                    Mark::ToAct
                } else {
                    Mark::Waiting
                }
            }),
            rows: vec![Row::Buttons(self.buttons())],
            help: Help {
                choices: self.choices(),
                board: self.prose(),
            },
        }
    }

    fn over(&self, outcome: &Outcome) -> Screen {
        let winners = outcome.winners();
        Screen {
            title: words::title("the end"),
            summary: self.told(self.ending(outcome)),
            parts: vec![self.meadow(), Part::Text(self.why_over())],
            scores: self.scores(|seat| {
                if winners.has(seat) {
                    Mark::Won
                } else {
                    Mark::Waiting
                }
            }),
            rows: Vec::new(),
            help: Help::default(),
        }
    }

    /// How far everybody is: a marmot on a meadow for each player, the best first, with a flag at the target.
    fn meadow(&self) -> Part {
        let row = |seat: Seat| {
            let steps = i32::try_from(MEADOW - 1).unwrap_or(1);
            let target = self.table.target.max(1);
            let at = (self.table.total(seat) * steps / target).clamp(0, steps);
            let cell = |step: usize| match (i32::try_from(step) == Ok(at), step + 1 == MEADOW) {
                (true, _) => Cell::picture("runner", "M"),
                (false, true) => Cell::picture("flag", "!"),
                (false, false) => Cell::picture("meadow", "."),
            };
            (seat, (0..MEADOW).map(cell).collect())
        };
        let mut seats: Vec<Seat> = (0..self.table.seats).map(Seat::new).collect();
        seats.sort_by_key(|seat| {
            (
                !self.table.active.has(*seat),
                Reverse(self.table.total(*seat)),
            )
        });
        Part::Players(seats.into_iter().map(row).collect())
    }

    fn name(&self) -> String {
        self.names.of(self.table.turn.seat)
    }

    fn title(&self) -> String {
        let Marmottes { round, seats, .. } = *self.table;
        let unit = if seats == 1 { "turn" } else { "round" };
        words::title(&match (self.table.first, self.table.turn_limit) {
            (Some(_), _) => "last round".to_owned(),
            (None, Some(limit)) => format!("{unit} {round} of {limit}"),
            (None, None) => format!("{unit} {round}"),
        })
    }

    /// The first sentence: what just happened, and how it is now.
    fn told(&self, now: String) -> String {
        match self.happened() {
            Some(happened) => format!("{happened} {now}"),
            None => now,
        }
    }

    fn happened(&self) -> Option<String> {
        let Last { seat, event } = self.table.last?;
        let names = self.names;
        Some(match event {
            Event::Scored { scoring } => {
                news::scored(names, seat, scoring, self.table.turn.aside.bonus())
            }
            Event::Bust { lost } => news::bust(names, seat, lost),
            Event::Banked { points } => {
                let banked = news::banked(names, seat, points, self.table.total(seat));
                banked + &self.began(seat)
            }
            Event::Left => news::left(names, seat),
        })
    }

    /// Told once: while the stop that started the last round is the latest event.
    fn began(&self, seat: Seat) -> String {
        if self.table.first == Some(seat) && self.table.seats > 1 {
            news::last_round_begins(self.table.target)
        } else {
            String::new()
        }
    }

    fn now(&self) -> String {
        let turn = &self.table.turn;
        if turn.aside == Tally::NONE {
            return words::begins(&self.name(), self.table.is_race());
        }
        let named = matches!(
            self.table.last,
            Some(Last { seat, event: Event::Scored { .. } }) if seat == turn.seat
        );
        let name = if named { String::new() } else { self.name() };
        words::decides(&name, turn.score, turn.rolls(), turn.may_stop())
    }

    /// The six dice in a row: those set aside, then those that are free.
    fn dice(&self) -> Grid {
        let turn = &self.table.turn;
        let row = if turn.aside == Tally::NONE {
            GridRow::of([IN_HAND; DICE as usize])
        } else {
            let aside = turn
                .aside
                .faces()
                .map(|face| Cell::die(face, DieState::Aside));
            let free = turn
                .free
                .faces()
                .map(|face| Cell::die(face, DieState::Rolled));
            GridRow::of(aside.chain(free))
        };
        Grid { rows: vec![row] }
    }

    fn last_round(&self) -> Option<String> {
        let wanted = self.to_win();
        let missing = wanted - self.table.total(self.table.turn.seat);
        let can_share = !self.loses_ties_at(wanted - 1);
        self.table
            .is_race()
            .then(|| words::last_round(&self.name(), wanted, missing, can_share))
    }

    /// The total that puts the active seat ahead of every other: one more than the best of them.
    fn to_win(&self) -> i32 {
        let others = self.table.active.without(self.table.turn.seat);
        let best = others.into_iter().map(|seat| self.table.total(seat)).max();
        best.unwrap_or(0) + 1
    }

    /// The seat that reached the target first, unless it has left (rulings M13, M17).
    fn tie_winner(&self) -> Option<Seat> {
        let Marmottes { first, active, .. } = *self.table;
        first.filter(|first| active.has(*first))
    }

    fn loses_ties_at(&self, total: i32) -> bool {
        self.tie_winner()
            .is_some_and(|first| self.table.total(first) == total)
    }

    /// Only what can be done: a stop that is not allowed is left out.
    fn buttons(&self) -> Vec<Button> {
        let turn = &self.table.turn;
        let roll = words::roll_button(turn.rolls(), self.table.odds());
        let mut buttons = vec![Button::play(roll, Style::Primary, Move::Roll)];
        if turn.may_stop() {
            let total = self.table.total(turn.seat) + turn.score;
            let stop = words::stop_button(turn.score, total, self.standing(total));
            buttons.push(Button::play(stop, Style::Success, Move::Stop));
        }
        buttons
    }

    /// What a total of the active seat would mean, if it means something.
    fn standing(&self, total: i32) -> Option<Standing> {
        let table = self.table;
        if table.first.is_none() && total >= table.target {
            return Some(Standing::Reaches);
        }
        table.is_race().then(|| match self.to_win() - total {
            1 if !self.loses_ties_at(total) => Standing::Level,
            missing @ 1.. => Standing::Behind(missing),
            _ => Standing::Leads,
        })
    }

    fn choices(&self) -> String {
        let table = self.table;
        let turn = &table.turn;
        let joining = if table.single_match {
            turn.stays()
        } else {
            Tally::NONE
        };
        let roll = help::roll(
            turn.rolls(),
            joining,
            table.odds(),
            turn.score,
            turn.stays().value(),
        );
        let stop = if turn.may_stop() {
            let total = table.total(turn.seat) + turn.score;
            help::stop(turn.score, total, table.target - total)
        } else {
            help::no_stop(turn.aside.count())
        };
        let first = table.first.map(|first| {
            let stayed = table.active.has(first);
            (self.names.of(first), table.total(first), stayed)
        });
        let race = table
            .is_race()
            .then(|| help::last_round(first, table.target));
        [Some(roll), Some(stop), race]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join("\n")
    }

    fn prose(&self) -> String {
        let turn = &self.table.turn;
        let mut lines: Vec<String> = (0..self.table.seats)
            .map(Seat::new)
            .map(|seat| {
                help::player(
                    &self.names.of(seat),
                    self.table.total(seat),
                    &self.note(seat),
                )
            })
            .collect();
        lines.push(help::turn(&self.name(), turn.score, turn.aside, turn.free));
        lines.join("\n")
    }

    fn scores(&self, mark: impl Fn(Seat) -> Mark) -> Vec<Score> {
        (0..self.table.seats)
            .map(Seat::new)
            .map(|seat| Score {
                seat,
                total: self.table.total(seat),
                points: words::progress(self.table.total(seat), self.table.target),
                parts: String::new(),
                note: self.note(seat),
                mark: if self.table.active.has(seat) {
                    mark(seat)
                } else {
                    Mark::Left
                },
            })
            .collect()
    }

    fn note(&self, seat: Seat) -> String {
        if matches!(self.table.status(), Status::Over(_)) {
            return String::new();
        }
        let latest = self.table.latest[seat.index()].map(words::latest);
        let place = if !self.table.active.has(seat) {
            None
        } else if self.table.first == Some(seat) {
            Some(words::reached_first(self.table.target))
        } else if self.table.first.is_some() && self.table.to_play.has(seat) {
            Some(words::ONE_LAST_TURN.to_owned())
        } else {
            None
        };
        latest
            .into_iter()
            .chain(place)
            .collect::<Vec<_>>()
            .join(" · ")
    }

    /// The result in a sentence.
    fn ending(&self, outcome: &Outcome) -> String {
        let Marmottes {
            round,
            seats,
            target,
            first,
            ..
        } = *self.table;
        let winners: Vec<String> = outcome
            .winners()
            .into_iter()
            .map(|seat| self.names.of(seat))
            .collect();
        let total = outcome
            .results
            .iter()
            .find(|placing| placing.place == Some(1))
            .map_or(0, |placing| placing.points);
        match winners.as_slice() {
            [name] if seats == 1 => end::alone(name, first.is_some(), target, total, round),
            winners => end::winners(winners, total),
        }
    }

    fn why_over(&self) -> String {
        let Marmottes {
            seats,
            active,
            target,
            round,
            first,
            ..
        } = *self.table;
        let is_tied = |first: Seat| {
            let mut others = active.without(first).into_iter();
            others.any(|seat| self.table.total(seat) == self.table.total(first))
        };
        match first {
            _ if active.is_empty() => end::NO_ONE_IS_LEFT.to_owned(),
            _ if active.len() == 1 && seats > 1 => end::EVERYONE_ELSE_LEFT.to_owned(),
            Some(_) if seats == 1 => end::target_took(target, round),
            Some(first) if self.tie_winner() == Some(first) && is_tied(first) => {
                end::wins_the_tie(&self.names.of(first), target)
            }
            Some(first) => end::reached_first(&self.names.of(first), target),
            None if seats == 1 => end::not_reached(target, round),
            None => end::limit(target, round),
        }
    }
}
