//! What the game tells beyond its rules: its lesson, its achievements, and what happened at a finished table:
//! the goals of each round, and what was drafted.

use super::{Move, Phase, ROUNDS, Report, Ricemarll};
use crate::game::Telling;
use crate::lang::{Lang, ricemarll as t, stories};
use crate::seat::{Seat, Seats};
use crate::telling::{Achievement, Earned, Event, Progress, in_a_row};

const SWEEP: Achievement = Achievement::new(t::SWEEP, t::SWEEP_HOW);
const HEAVY: Achievement = Achievement::new(t::HEAVY, t::HEAVY_HOW);
const BELOW: Achievement = Achievement::new(t::BELOW_ZERO, t::BELOW_ZERO_HOW);
const SECRET: Achievement = Achievement::new(t::SECRET, t::SECRET_HOW);

pub(super) const ACHIEVEMENTS: &[Achievement] = &[SWEEP, HEAVY, BELOW, SECRET];

impl Telling for Ricemarll {
    /// A round is two turns of the whole table: cards and goals, then the draft.
    fn progress(&self, lang: Lang) -> Progress {
        let round = u32::from(self.round);
        let drafting = self.phase == Phase::Draft;
        Progress {
            turn: round * 2 + u32::from(drafting),
            title: t::turn_title(lang, round, ROUNDS, drafting),
            round,
            points: self.points().to_vec(),
        }
    }

    fn events(&self, before: &Self, seat: Seat, mv: Option<Move>, lang: Lang) -> Vec<Event> {
        let mut events = Vec::new();
        match mv {
            Some(Move::Take(card)) => {
                events.push(Event::new(seat, t::event_card(lang, card.label(lang))));
            }
            Some(Move::TakeGoal) => events.push(Event::new(seat, t::EVENT_GOAL.say(lang))),
            _ => {}
        }
        if let Some(report) = self.settled_since(before) {
            for result in &report.results {
                for winner in result.seats {
                    let what = t::event_met(lang, result.goal.name(lang));
                    events.push(Event::new(winner, what).worth(result.tokens.into()));
                }
            }
        }
        if let (Some(winner), Phase::Over, false) = (self.winner, self.phase, self.rolls.is_empty())
        {
            events.push(Event::new(winner, t::EVENT_ROLL.say(lang)));
        }
        events
    }

    fn luck(&self, before: &Self, seat: Seat, _faces: &[u8], lang: Lang) -> String {
        if self.is_placing() {
            return stories::rolled(lang, in_a_row(self.lineup(seat).faces()));
        }
        let cards = before.cards_of_round(seat);
        let cards: Vec<&str> = cards.all().map(|card| card.label(lang)).collect();
        t::luck_drew(lang, &cards)
    }

    /// All of them are of a round that was just settled, no matter which decision was the last.
    fn achieved(&self, before: &Self, _seat: Seat, _mv: Option<Move>) -> Earned {
        let Some(report) = self.settled_since(before) else {
            return Vec::new();
        };
        let mut achieved = Vec::new();
        for (seat, gain) in report.gains() {
            if gain >= 18 {
                achieved.push((seat, &SWEEP));
            }
            let values = report.lineups[seat.index()].values();
            if values.iter().any(|value| *value >= 14) {
                achieved.push((seat, &HEAVY));
            }
            if values.iter().sum::<i16>() < 0 {
                achieved.push((seat, &BELOW));
            }
        }
        for result in &report.results {
            if let Some(owner) = result.special_of
                && result.seats == Seats::only(owner)
            {
                achieved.push((owner, &SECRET));
            }
        }
        achieved
    }
}

impl Ricemarll {
    /// The round that was settled between two states.
    fn settled_since(&self, before: &Self) -> Option<&Report> {
        let round = |game: &Self| game.last.as_ref().map(|report| report.round);
        let settled = round(self) != round(before);
        self.last.as_ref().filter(|_| settled)
    }
}
