//! The screen of Les Marmottes: which messages are shown, and the dice.

use std::cmp::Reverse;

use super::scoring::{DICE, Odds, Tally, bonus_for};
use super::{Event, Marmottes, Move};
use crate::game::Game;
use crate::grid::{Cell, DieState, Grid, GridRow};
use crate::lang::{Lang, Lead, Risk, Standing, marmottes as t};
use crate::names::Names;
use crate::outcome::{Outcome, Status};
use crate::screen::{Button, Help, Mark, Part, Row, Score, Screen, Style};
use crate::seat::Seat;
use crate::telling::in_a_row;

/// How many tiles long the way to the target is.
const MEADOW: usize = 5;

/// A die in the hand.
const IN_HAND: Cell = Cell::picture("marmot", "-");

pub(super) fn screen(table: &Marmottes, names: &Names) -> Screen {
    let lang = names.lang();
    let drawing = Drawing { table, names, lang };
    match table.status() {
        Status::ToAct(_) => drawing.in_play(),
        Status::Over(outcome) => drawing.over(&outcome),
    }
}

fn values(dice: Tally) -> Vec<String> {
    dice.faces().map(|face| face.to_string()).collect()
}

/// Dice that are set aside, then those that are not.
fn in_a_grid_row(aside: Tally, rest: Tally, state: DieState) -> GridRow {
    let die = |state| move |face| Cell::die(face, state);
    let aside = aside.faces().map(die(DieState::Aside));
    GridRow::of(aside.chain(rest.faces().map(die(state))))
}

struct Drawing<'a> {
    table: &'a Marmottes,
    names: &'a Names,
    lang: Lang,
}

impl Drawing<'_> {
    fn in_play(&self) -> Screen {
        let turn = &self.table.turn;
        let mut parts: Vec<Part> = self.last_round().map(Part::Text).into_iter().collect();
        parts.push(self.meadow());
        parts.extend(self.bust());
        parts.push(Part::Roll(self.dice()));
        if turn.aside != Tally::NONE {
            parts.push(Part::Text(t::this_turn(self.lang, turn.score)));
        } else if self.table.round == 1 {
            parts.push(Part::Text(t::ADVICE_ROLL.say(self.lang).to_owned()));
        }
        Screen {
            title: self.title(),
            summary: self.told(self.now()),
            parts,
            scores: self.scores(),
            rows: vec![Row::Buttons(self.buttons())],
            help: Help {
                win: t::to_win(self.lang, self.table.seats == 1, self.table.target),
                choices: self.choices(),
                board: self.prose(),
            },
        }
    }

    fn over(&self, outcome: &Outcome) -> Screen {
        Screen {
            title: t::TITLE_END.say(self.lang).to_owned(),
            summary: self.told(self.ending(outcome)),
            parts: [self.meadow(), Part::Text(self.why_over(outcome))]
                .into_iter()
                .chain(self.bust())
                .collect(),
            scores: self.scores(),
            rows: Vec::new(),
            help: Help::default(),
        }
    }

    /// How far everybody is: a marmot on a meadow for each player, the best first, with a flag at the target.
    fn meadow(&self) -> Part {
        let row = |seat: Seat| {
            let (total, target) = (self.table.total(seat), self.table.target.max(1));
            let halves = i32::try_from(2 * (MEADOW - 1)).unwrap_or(1);
            // Only who has reached the target hides the flag.
            let at = if total >= target {
                halves + 1
            } else {
                (total * halves / target).clamp(0, halves - 1)
            };
            let cell = |step: usize| match (i32::try_from(step) == Ok(at / 2), step + 1 == MEADOW) {
                (true, _) if at % 2 == 0 => Cell::picture("runner", "M"),
                (true, _) => Cell::picture("runner_on", "M"),
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
        match (self.table.first, self.table.turn_limit) {
            (Some(_), _) => t::TITLE_LAST_ROUND.say(self.lang).to_owned(),
            (None, Some(limit)) => t::title_round_of(self.lang, seats == 1, round, limit),
            (None, None) => t::title_round(self.lang, seats == 1, round),
        }
    }

    /// The first sentence: what just happened, and how it is now.
    fn told(&self, now: String) -> String {
        let happened = self.happened().into_iter();
        self.lang.sentences(happened.chain([now]))
    }

    fn happened(&self) -> Option<String> {
        let (lang, (seat, event)) = (self.lang, self.table.last?);
        let (hand, name) = (self.names.hand(seat), self.names.of(seat));
        Some(match event {
            Event::Scored { scoring } => {
                let bonus = self.table.turn.aside.bonus();
                let (dice, points) = (in_a_row(scoring.faces()), scoring.pips());
                t::scored(lang, hand, name, dice, points, bonus > 0, bonus)
            }
            Event::Bust { lost, .. } => t::bust(lang, lost > 0, hand, name, lost),
            Event::Banked { points } => {
                let total = self.table.total(seat);
                let banked = t::banked(lang, hand, name, points, points != total, total);
                // Told once: while the stop that started the last round is the latest event.
                let starts = self.table.first == Some(seat) && self.table.seats > 1;
                let began = starts.then(|| {
                    let (is_alone, other) = self.only_other(seat);
                    t::last_round_begins(lang, self.table.target, is_alone, other)
                });
                lang.sentences([banked].into_iter().chain(began))
            }
            Event::Left => t::left(lang, name),
        })
    }

    fn now(&self) -> String {
        let turn = &self.table.turn;
        if turn.aside == Tally::NONE {
            return t::begins(self.lang, self.table.is_race(), self.name());
        }
        let named = matches!(
            self.table.last,
            Some((seat, Event::Scored { .. })) if seat == turn.seat
        );
        let dice = t::dice_to_roll(self.lang, turn.rolls());
        if named {
            t::decides(self.lang, turn.aside.count(), dice, turn.score)
        } else {
            let name = self.name();
            t::player_decides(self.lang, turn.may_stop(), name, turn.score, dice)
        }
    }

    /// The six dice in a row: those set aside, then those that are free.
    fn dice(&self) -> Grid {
        let turn = &self.table.turn;
        let row = if turn.aside == Tally::NONE {
            GridRow::of([IN_HAND; DICE as usize])
        } else {
            in_a_grid_row(turn.aside, turn.free, DieState::Rolled)
        };
        Grid { rows: vec![row] }
    }

    /// What lay on the table when nothing matched, as long as that is the latest event.
    fn bust(&self) -> Option<Part> {
        let Some((_, Event::Bust { stayed, rolled, .. })) = self.table.last else {
            return None;
        };
        let row = in_a_grid_row(stayed, rolled, DieState::New).noted(t::LATEST_BUST.say(self.lang));
        Some(Part::Grid(Grid { rows: vec![row] }))
    }

    fn last_round(&self) -> Option<String> {
        let wanted = self.to_win();
        let missing = wanted - self.table.total(self.table.turn.seat);
        let lead = match missing {
            ..=0 => Lead::Ahead,
            _ if self.loses_ties_at(wanted - 1) => Lead::Alone,
            _ => Lead::Shared,
        };
        self.table
            .is_race()
            .then(|| t::last_round(self.lang, lead, self.name(), wanted, missing, wanted - 1))
    }

    /// The total that puts the active seat ahead of every other: one more than the best of them.
    fn to_win(&self) -> i32 {
        let others = self.table.active.without(self.table.turn.seat);
        let best = others.into_iter().map(|seat| self.table.total(seat)).max();
        best.unwrap_or(0) + 1
    }

    /// Whether only one other seat is left than this, and who that is.
    fn only_other(&self, seat: Seat) -> (bool, String) {
        let mut others = self.table.active.without(seat).into_iter();
        match (others.next(), others.next()) {
            (Some(other), None) => (true, self.names.of(other)),
            _ => (false, String::new()),
        }
    }

    /// Does the seat that reached the target first have this total, so that it wins ties, and has it not left (rulings M13, M17)?
    fn loses_ties_at(&self, total: i32) -> bool {
        let Marmottes { first, active, .. } = *self.table;
        first.is_some_and(|first| active.has(first) && self.table.total(first) == total)
    }

    /// Only what can be done: a stop that is not allowed is left out.
    fn buttons(&self) -> Vec<Button> {
        let turn = &self.table.turn;
        let odds = self.table.odds();
        // A small chance is easier to grasp as `1 in 65`.
        let (risk, chance) = match odds.percent() {
            percent @ 100 => (Risk::Sure, percent),
            percent @ 5.. => (Risk::Percent, percent),
            _ => (Risk::OneIn, odds.one_in()),
        };
        let roll = t::roll_button(self.lang, turn.rolls(), risk, chance);
        let mut buttons = vec![Button::play(roll, Style::Primary, Move::Roll)];
        if turn.may_stop() {
            let total = self.table.total(turn.seat) + turn.score;
            let (standing, missing) = self.standing(total);
            let stop = t::stop_button(
                self.lang,
                turn.score,
                total != turn.score,
                total,
                standing,
                missing,
            );
            buttons.push(Button::play(stop, Style::Success, Move::Stop));
        }
        buttons
    }

    /// What a total of the active seat would mean, and how many points it lacks for the lead.
    fn standing(&self, total: i32) -> (Standing, i32) {
        let table = self.table;
        if table.first.is_none() && total >= table.target {
            return (Standing::Reaches, 0);
        }
        if !table.is_race() {
            return (Standing::Nothing, 0);
        }
        match self.to_win() - total {
            1 if !self.loses_ties_at(total) => (Standing::Level, 0),
            missing @ 1.. => (Standing::Behind, missing),
            _ => (Standing::Leads, 0),
        }
    }

    fn choices(&self) -> String {
        let (table, lang) = (self.table, self.lang);
        let turn = &table.turn;
        let (Odds { bust, of }, dice) = (table.odds(), t::dice_to_roll(lang, turn.rolls()));
        let needs = self.needs();
        let roll = t::help_roll(lang, dice, needs, bust, of, turn.score > 0, turn.score);
        let stop = if turn.may_stop() {
            let total = table.total(turn.seat) + turn.score;
            let short = table.target - total;
            t::help_stop(lang, turn.score, total, short > 0, short)
        } else {
            t::help_no_stop(lang, turn.aside.count())
        };
        let race = table.is_race().then(|| match table.first {
            Some(first) => {
                let stayed = table.active.has(first);
                let (name, total) = (self.names.of(first), table.total(first));
                t::help_last_round(lang, stayed, name, table.target, total)
            }
            None => t::help_last_turns(lang, table.target),
        });
        let lines: Vec<String> = [roll, stop].into_iter().chain(race).collect();
        lines.join("\n")
    }

    /// What the next roll has to show in order not to bust.
    fn needs(&self) -> String {
        let (turn, lang) = (&self.table.turn, self.lang);
        let stays = turn.stays();
        let joining: Vec<u8> = if self.table.single_match {
            stays.values().collect()
        } else {
            Vec::new()
        };
        match (turn.rolls(), joining.as_slice()) {
            (1, []) => t::NEEDS_A_PARTNER.say(lang).to_owned(),
            (1, [face]) => {
                let sixth = |face| i32::from(face) + bonus_for(face);
                t::needs_the_sixth(lang, *face, stays.value().map_or(0, sixth))
            }
            (1, faces) => {
                let faces: Vec<String> = faces.iter().map(u8::to_string).collect();
                t::needs_one_of(lang, &faces)
            }
            (_, [face]) => t::needs_a_pair_or(lang, *face),
            (_, [face, other]) => t::needs_a_pair_or_two(lang, *face, *other),
            _ => t::NEEDS_A_PAIR.say(lang).to_owned(),
        }
    }

    fn prose(&self) -> String {
        let (turn, lang) = (&self.table.turn, self.lang);
        let player = |seat: Seat| {
            let (name, note) = (self.names.of(seat), self.note(seat));
            t::help_player(lang, name, self.table.total(seat), !note.is_empty(), note)
        };
        let mut lines: Vec<String> = (0..self.table.seats).map(Seat::new).map(player).collect();
        lines.push(if turn.aside == Tally::NONE {
            t::help_all_six(lang, self.name())
        } else {
            let (aside, free) = (values(turn.aside), values(turn.free));
            t::help_turn(
                lang,
                self.name(),
                turn.score,
                &aside,
                !free.is_empty(),
                &free,
            )
        });
        lines.join("\n")
    }

    fn scores(&self) -> Vec<Score> {
        let status = self.table.status();
        (0..self.table.seats)
            .map(Seat::new)
            .map(|seat| Score {
                seat,
                total: self.table.total(seat),
                points: format!("{}/{}", self.table.total(seat), self.table.target),
                parts: String::new(),
                note: self.note(seat),
                mark: Mark::of(seat, self.table.active, &status),
            })
            .collect()
    }

    fn note(&self, seat: Seat) -> String {
        if matches!(self.table.status(), Status::Over(_)) {
            return String::new();
        }
        let latest = self.table.latest[seat.index()].map(|points| {
            let turn = match points {
                0 => t::LATEST_BUST.say(self.lang).to_owned(),
                points => format!("+{points}"),
            };
            t::latest(self.lang, turn)
        });
        let place = if !self.table.active.has(seat) {
            None
        } else if self.table.first == Some(seat) {
            Some(t::reached_first(self.lang, self.table.target))
        } else if self.table.first.is_some() && self.table.to_play.has(seat) {
            Some(t::ONE_LAST_TURN.say(self.lang).to_owned())
        } else {
            None
        };
        // Beside the track there is room for one thing.
        place.or(latest).unwrap_or_default()
    }

    /// The result in a sentence.
    fn ending(&self, outcome: &Outcome) -> String {
        let Marmottes { round, target, .. } = *self.table;
        let is_alone = self.table.seats == 1;
        let (winners, total) = (outcome.winners(), outcome.best_points());
        match self.names.each(winners).as_slice() {
            [name] if is_alone && self.table.first.is_some() => {
                t::alone_reached(self.lang, name, target, round, total)
            }
            [name] if is_alone => t::alone_short(self.lang, name, total, round, target),
            [] => t::NOBODY_WINS.say(self.lang).to_owned(),
            [name] => t::wins(self.lang, name, total),
            [one, other] => t::two_win(self.lang, one, other, total),
            many => t::many_win(self.lang, many.len(), total),
        }
    }

    fn why_over(&self, outcome: &Outcome) -> String {
        let Marmottes { target, round, .. } = *self.table;
        let (is_alone, active) = (self.table.seats == 1, self.table.active);
        let is_tied = |first: Seat| {
            let mut others = active.without(first).into_iter();
            others.any(|seat| self.table.total(seat) == self.table.total(first))
        };
        let lang = self.lang;
        match self.table.first {
            _ if active.is_empty() => t::NO_ONE_IS_LEFT.say(lang).to_owned(),
            _ if active.len() == 1 && !is_alone => t::EVERYONE_ELSE_LEFT.say(lang).to_owned(),
            Some(_) if is_alone => t::target_took(lang, target, round),
            Some(first) if outcome.place_of(first) == Some(1) && is_tied(first) => {
                t::wins_the_tie(lang, self.names.of(first), target)
            }
            Some(first) => {
                let (is_alone, other) = self.only_other(first);
                t::target_reached_first(lang, self.names.of(first), target, is_alone, other)
            }
            None if is_alone => t::not_reached(lang, target, round),
            None => t::limit_came(lang, round, target),
        }
    }
}
