//! The screen of Les Marmottes.

use super::pictures::IN_HAND;
use super::scoring::{COUNTS, DICE, Odds, Tally, bonus_for};
use super::{Event, Last, Marmottes, Move};
use crate::game::Game;
use crate::outcome::{Outcome, Placing, Status, ordinal};
use crate::picture;
use crate::screen::{Button, Mark, Part, Row, Score, Screen, Style};
use crate::seat::{Names, Seat};

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
        let parts = [self.happened(), Some(self.turn()), self.last_round()];
        Screen {
            title: self.title(),
            summary: self.summary(),
            parts: parts.into_iter().flatten().collect(),
            scores: self.scores(|seat| {
                if seat == self.table.turn.seat {
                    Mark::ToAct
                } else {
                    Mark::Waiting
                }
            }),
            rows: vec![Row::Buttons(vec![self.roll_button(), self.stop_button()])],
            ..Screen::default()
        }
    }

    fn over(&self, outcome: &Outcome) -> Screen {
        let winners = outcome.winners();
        let final_score = Part::Headed("Final score".to_owned(), self.final_score(outcome));
        Screen {
            title: "Les Marmottes · the end".to_owned(),
            summary: self.ending(outcome),
            parts: self.happened().into_iter().chain([final_score]).collect(),
            scores: self.scores(|seat| {
                if winners.has(seat) {
                    Mark::Won
                } else {
                    Mark::Waiting
                }
            }),
            ..Screen::default()
        }
    }

    fn title(&self) -> String {
        let Marmottes { round, seats, .. } = *self.table;
        let unit = if seats == 1 { "turn" } else { "round" };
        match (self.table.first, self.table.turn_limit) {
            (Some(_), _) => "Les Marmottes · last round".to_owned(),
            (None, Some(limit)) => format!("Les Marmottes · {unit} {round} of {limit}"),
            (None, None) => format!("Les Marmottes · {unit} {round}"),
        }
    }

    fn summary(&self) -> String {
        let turn = &self.table.turn;
        let name = self.names.of(turn.seat);
        let when = if self.table.is_race() {
            "Last round. "
        } else {
            ""
        };
        let roll = dice_to_roll(turn.rolls());
        let score = turn.score;
        let what = if turn.aside == Tally::NONE {
            format!("{name}'s turn: roll {roll}.")
        } else if turn.may_stop() {
            format!("{name} has {score} points this turn: stop and bank them, or roll {roll}?")
        } else {
            format!("{name} has {score} points this turn and must roll {roll}.")
        };
        format!("{when}{what}")
    }

    fn happened(&self) -> Option<Part> {
        let Last { seat, event } = self.table.last?;
        let name = self.names.of(seat);
        Some(Part::Text(match event {
            Event::Scored { rolled, scoring } => {
                let rolled = picture::dice(rolled.faces());
                let kept = picture::dice(scoring.faces());
                let points = scoring.pips();
                format!(
                    "{name} rolled {rolled}\n+{points} for {kept}{}",
                    self.bonus()
                )
            }
            Event::Bust { rolled, lost } => {
                let rolled = picture::dice(rolled.faces());
                format!(
                    "{name} rolled {rolled}\nNothing matches: **bust**, {}.",
                    lost_points(lost)
                )
            }
            Event::Banked { points } => {
                let total = self.table.total(seat);
                format!(
                    "{name} stopped and banked **{points}**, for a total of {total}.{}",
                    self.began(seat)
                )
            }
            Event::Left => format!("{name} left the table."),
        }))
    }

    fn bonus(&self) -> String {
        let aside = self.table.turn.aside;
        match (aside.value(), aside.bonus()) {
            (Some(face), bonus @ 1..) => {
                format!(
                    "\n**+{bonus} bonus**: all six dice show {}",
                    picture::die(face)
                )
            }
            _ => String::new(),
        }
    }

    /// Shown once: while the stop that started the last round is the latest event.
    fn began(&self, seat: Seat) -> String {
        let target = self.table.target;
        if self.table.first == Some(seat) && self.table.seats > 1 {
            format!(" That reaches {target}, so everyone else has one last turn.")
        } else {
            String::new()
        }
    }

    fn turn(&self) -> Part {
        let turn = &self.table.turn;
        let free = if turn.aside == Tally::NONE {
            [IN_HAND; DICE as usize].join(" ")
        } else {
            or_none(turn.free)
        };
        Part::Headed(
            format!(
                "{}'s turn · {} points",
                self.names.of(turn.seat),
                turn.score
            ),
            format!(
                "Set aside: {}\nFree: {free}\n\n{}\n{}",
                or_none(turn.aside),
                self.may_and_must(),
                self.next_roll(),
            ),
        )
    }

    /// What the player can do, and why.
    fn may_and_must(&self) -> String {
        let turn = &self.table.turn;
        let roll = dice_to_roll(turn.rolls());
        let aside = COUNTS[turn.aside.count() as usize];
        if turn.aside == Tally::NONE {
            return "**Roll** all six dice. What matches is set aside and scores its sum."
                .to_owned();
        }
        if turn.may_stop() {
            let total = self.table.total(turn.seat) + turn.score;
            return format!(
                "**Stop or roll**: with {aside} dice set aside you may stop. That banks {} and makes your total {total}{}.",
                turn.score,
                self.what_the_total_does(total),
            );
        }
        let fresh = if turn.aside.count() == DICE {
            " The next roll does not match them."
        } else {
            ""
        };
        format!(
            "**Roll {roll}**: {aside} dice are set aside, and you may stop only on two or four.{fresh}"
        )
    }

    fn what_the_total_does(&self, total: i32) -> String {
        let Marmottes {
            target,
            first,
            seats,
            ..
        } = *self.table;
        match first {
            None if total >= target && seats == 1 => ": the target".to_owned(),
            None if total >= target => ": the target, which starts the last round".to_owned(),
            None if !self.table.is_race() => format!(", {} short of the target", target - total),
            _ => match self.to_win() - total {
                1 if !self.loses_ties_at(total) => ": level with the lead".to_owned(),
                missing @ 1.. => format!(", {missing} short of the lead"),
                _ => ": the lead".to_owned(),
            },
        }
    }

    /// What the next roll needs, and how likely it is to fail.
    fn next_roll(&self) -> String {
        let turn = &self.table.turn;
        let odds = self.table.odds();
        let (Odds { bust, of }, permille) = (odds, odds.permille());
        let joining = if self.table.single_match {
            turn.stays()
        } else {
            Tally::NONE
        };
        let single: Vec<&str> = joining.values().map(picture::die).collect();
        let bonus = turn.aside.value().map_or(0, bonus_for);
        let needs = match (turn.rolls(), single.as_slice()) {
            (1, []) => "cannot match: a single die has no partner".to_owned(),
            (1, [only]) => format!("needs {only}, for six alike and {bonus} points more"),
            (1, single) => format!("needs {}", single.join(" or ")),
            (_, []) => "needs a pair or more".to_owned(),
            (_, single) => format!("needs a pair or more, or a single {}", single.join(" or ")),
        };
        let risk = match turn.score {
            0 => String::new(),
            score => format!(", which loses the {score} points"),
        };
        format!(
            "The next roll {needs}; bust {bust} of {of} = {}.{}%{risk}.",
            permille / 10,
            permille % 10
        )
    }

    fn last_round(&self) -> Option<Part> {
        let table = self.table;
        if !table.is_race() {
            return None;
        }
        let now = table.turn.seat;
        let mut waiting = table.to_play.without(now);
        let mut queue = vec![format!("**{}** (now)", self.names.of(now))];
        let mut seat = now;
        while !waiting.is_empty() {
            seat = waiting.after(seat);
            waiting = waiting.without(seat);
            queue.push(self.names.of(seat));
        }
        let target = table.target;
        let why = match table.first {
            Some(first) => format!(
                "{} reached {target} first, with {}, {}.",
                self.names.of(first),
                table.total(first),
                if table.active.has(first) {
                    "and wins a tie"
                } else {
                    "but left"
                }
            ),
            None => format!("After it the highest total wins, unless someone reaches {target}."),
        };
        Some(Part::Headed(
            "Last round".to_owned(),
            format!(
                "{why}\nStill to play: {}.\n{} {}.",
                queue.join(", "),
                self.names.of(now),
                self.goal(),
            ),
        ))
    }

    /// What the active seat needs in the last round.
    fn goal(&self) -> String {
        let wanted = self.to_win();
        let missing = wanted - self.table.total(self.table.turn.seat);
        if missing <= 0 {
            return "is already ahead of everyone".to_owned();
        }
        let best = wanted - 1;
        let tie = if self.loses_ties_at(best) {
            String::new()
        } else {
            format!(", and {best} shares the lead")
        };
        format!("needs {wanted} to be ahead of everyone, {missing} more{tie}")
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

    fn roll_button(&self) -> Button {
        let roll = dice_to_roll(self.table.turn.rolls());
        Button::play(format!("Roll {roll}"), Style::Primary, Move::Roll)
    }

    fn stop_button(&self) -> Button {
        let turn = &self.table.turn;
        if turn.may_stop() {
            Button::play(
                format!("Stop and bank {}", turn.score),
                Style::Success,
                Move::Stop,
            )
        } else {
            Button::off("Stop: only on two or four dice")
        }
    }

    fn scores(&self, mark: impl Fn(Seat) -> Mark) -> Vec<Score> {
        (0..self.table.seats)
            .map(Seat::new)
            .map(|seat| Score {
                seat,
                total: self.table.total(seat),
                points: format!("{} points", self.table.total(seat)),
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
        let latest = match self.table.latest[seat.index()] {
            None => None,
            Some(0) => Some("last turn bust".to_owned()),
            Some(points) => Some(format!("last turn +{points}")),
        };
        let place = if !self.table.active.has(seat) {
            Some("left".to_owned())
        } else if self.table.first == Some(seat) {
            Some(format!("reached {} first", self.table.target))
        } else if self.table.first.is_some() && self.table.to_play.has(seat) {
            Some("one last turn".to_owned())
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
            ..
        } = *self.table;
        let winners: Vec<String> = outcome
            .winners()
            .into_iter()
            .map(|seat| self.names.of(seat))
            .collect();
        let points = outcome
            .results
            .iter()
            .find(|placing| placing.place == Some(1))
            .map_or(0, |placing| placing.points);
        match winners.as_slice() {
            [] => "Everyone left, so no one wins.".to_owned(),
            [name] if seats == 1 && self.table.first.is_some() => {
                format!(
                    "{name} reached {target} in {} and has {points}.",
                    turns(round)
                )
            }
            [name] if seats == 1 => format!(
                "{name} has {points} after {}, short of {target}.",
                turns(round)
            ),
            [name] => format!("{name} wins with {points} points."),
            [one, other] => format!("{one} and {other} share the win with {points} points each."),
            // Eight long names would not fit.
            many => format!(
                "{} players share the win with {points} points each.",
                many.len()
            ),
        }
    }

    fn final_score(&self, outcome: &Outcome) -> String {
        let mut placings = outcome.results.clone();
        placings.sort_by_key(|placing| (placing.place.is_none(), placing.place));
        let lines: Vec<String> = placings
            .into_iter()
            .map(|placing| self.final_line(placing))
            .collect();
        format!("{}\n{}", self.why_over(), lines.join("\n"))
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
        match first {
            _ if active.is_empty() => "No one is left at the table.".to_owned(),
            _ if active.len() == 1 && seats > 1 => "Everyone else left the table.".to_owned(),
            Some(_) if seats == 1 => format!("The target of {target} took {}.", turns(round)),
            Some(first) => format!(
                "{} reached the target of {target} first, and everyone else had one last turn.",
                self.names.of(first)
            ),
            None if seats == 1 => format!("{target} was not reached in {}.", turns(round)),
            None => format!(
                "The limit of {} came before the target of {target}, so the highest total wins.",
                turns(round)
            ),
        }
    }

    fn final_line(&self, placing: Placing) -> String {
        let Placing {
            seat,
            place,
            points,
        } = placing;
        let name = self.names.of(seat);
        let Some(place) = place else {
            return format!("**{name}** left with {points}");
        };
        let why = match self.tie_winner() {
            Some(first) if first == seat => ", reached the target first",
            Some(first) if points == self.table.total(first) => {
                ", but the first to reach the target wins a tie"
            }
            _ => "",
        };
        format!("{}: **{name}** with {points}{why}", ordinal(place))
    }
}

fn or_none(dice: Tally) -> String {
    if dice == Tally::NONE {
        "none".to_owned()
    } else {
        picture::dice(dice.faces())
    }
}

/// The dice of the next roll: `all six dice`, `the other four dice`, `the last die`.
fn dice_to_roll(count: u32) -> String {
    match count {
        DICE => "all six dice".to_owned(),
        1 => "the last die".to_owned(),
        count => format!("the other {} dice", COUNTS[count as usize]),
    }
}

fn lost_points(lost: i32) -> String {
    match lost {
        0 => "and the turn ends".to_owned(),
        lost => format!("and {lost} points are lost"),
    }
}

fn turns(count: i32) -> String {
    if count == 1 {
        "1 turn".to_owned()
    } else {
        format!("{count} turns")
    }
}
