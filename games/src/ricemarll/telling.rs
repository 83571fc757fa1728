//! What the game tells beyond its rules: its lesson, its achievements, and what happened at a finished table:
//! the goals of each round, and what was drafted.

use super::{Move, Phase, ROUNDS, Ricemarll, achievements, lesson};
use crate::lang::Lang;
use crate::seat::Seat;
use crate::telling::{Achievement, Earned, Event, Lesson, Progress, Telling};

impl Telling for Ricemarll {
    const LESSON: &'static Lesson = &lesson::LESSON;

    const ACHIEVEMENTS: &'static [Achievement] = achievements::ALL;

    /// A round is two turns of the whole table: cards and goals, then the draft.
    fn progress(&self) -> Progress {
        let round = u32::from(self.round);
        let drafting = self.phase == Phase::Draft;
        let what = if drafting { "draft" } else { "cards and goals" };
        Progress {
            turn: round * 2 + u32::from(drafting),
            title: format!("Round {round} of {ROUNDS}, {what}"),
            round,
            points: self
                .players
                .iter()
                .map(|player| i32::from(player.tokens))
                .collect(),
        }
    }

    fn events(&self, before: &Self, seat: Seat, mv: Option<Move>, _lang: Lang) -> Vec<Event> {
        let mut events = Vec::new();
        match mv {
            Some(Move::Take(card)) => {
                let what = format!("drafted {}", card.kind().label);
                events.push(Event::new(seat, what));
            }
            Some(Move::TakeGoal) => events.push(Event::new(seat, "drafted a special goal")),
            _ => {}
        }
        if let Some(report) = self.settled_since(before) {
            for result in &report.results {
                for winner in result.seats {
                    let what = format!("met {}", result.goal.face().name);
                    events.push(Event::new(winner, what).worth(result.tokens.into()));
                }
            }
        }
        if let (Some(winner), Phase::Over, false) = (self.winner, self.phase, self.rolls.is_empty())
        {
            events.push(Event::new(
                winner,
                "won the roll between the players who were level",
            ));
        }
        events
    }

    fn achieved(&self, before: &Self, _seat: Seat, _mv: Option<Move>) -> Earned {
        self.achieved_in(before)
    }
}
