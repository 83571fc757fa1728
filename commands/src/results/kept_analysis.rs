//! What was luck and what was play at a finished table: worked out once, and kept in the store as JSON. What the store has from another
//! version is worked out again.

use engine::analysis::{Analysis, RollLuck};
use engine::{EngineError, Method, Unit};
use games::dice::Seed;
use games::record::Record;
use games::seat::Seat;
use serde::{Deserialize, Serialize};

use crate::table::move_words::MoveWords;

/// Raised when anything below, or what the engine finds, changes.
pub(super) const VERSION: u32 = 3;

/// Half of what the engine takes when asked on the command line, so that the longest game is done within seconds on a busy machine.
const EFFORT: f64 = 0.5;

/// The analysis of one game. It names seats and no people, so it can stay when somebody's data is deleted.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct KeptAnalysis {
    pub(super) version: u32,
    /// Values are numbers of turns; otherwise chances from 0 to 1.
    pub turns: bool,
    /// Nothing is estimated.
    pub exact: bool,
    /// The values can be true together. If not, only single decisions are told.
    pub adds_up: bool,
    /// In seat order.
    pub players: Vec<KeptPlayer>,
    /// Everybody's value after each ply, in seat order.
    pub course: Vec<Vec<f32>>,
    /// The costliest first.
    pub decisions: Vec<KeptDecision>,
    pub luckiest: Vec<KeptRoll>,
    pub unluckiest: Vec<KeptRoll>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct KeptPlayer {
    pub start: f64,
    pub result: f64,
    pub luck: f64,
    pub luck_error: f64,
    pub play: f64,
    pub play_error: f64,
    pub unforced: u32,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct KeptDecision {
    pub ply: usize,
    pub seat: usize,
    /// In the words of [`MoveWords`], which name nobody.
    pub chosen: String,
    pub better: String,
    pub cost: f64,
    pub error: f64,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct KeptRoll {
    pub ply: usize,
    pub seat: usize,
    pub luck: f64,
    pub error: f64,
    pub words: String,
}

impl KeptPlayer {
    /// What an unforced decision cost on average; `None` if there was none.
    pub(crate) fn cost_each(&self) -> Option<f64> {
        (self.unforced > 0).then(|| (-self.play / f64::from(self.unforced)).max(0.0))
    }
}

impl KeptAnalysis {
    /// What the store has, if this version wrote it.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let kept: Self = serde_json::from_str(text).ok()?;
        (kept.version == VERSION).then_some(kept)
    }

    pub(crate) fn text(&self) -> serde_json::Result<String> {
        serde_json::to_string(self)
    }

    /// Works it out, which takes up to a few seconds.
    pub(crate) fn of(record: &Record, engine_seed: &Seed) -> Result<Self, EngineError> {
        let game = record.game_type()?;
        let engine = engine::find(game.info()).ok_or(EngineError::OtherGame)?;
        let analysis = engine.analyse(record, EFFORT, engine_seed)?;
        let mut kept = Self::told(&analysis);
        kept.put_into_words(record)?;
        Ok(kept)
    }

    fn told(analysis: &Analysis) -> Self {
        let roll = |roll: &RollLuck| KeptRoll {
            ply: roll.ply,
            seat: roll.seat.index(),
            luck: roll.luck,
            error: roll.error,
            words: roll.description.clone(),
        };
        #[expect(
            clippy::cast_possible_truncation,
            reason = "a picture needs no more precision"
        )]
        let course = |values: &Vec<f64>| values.iter().map(|value| *value as f32).collect();
        Self {
            version: VERSION,
            turns: analysis.unit == Unit::Turns,
            exact: analysis.method == Method::Exact,
            adds_up: analysis.trusted,
            players: analysis
                .players
                .iter()
                .map(|player| KeptPlayer {
                    start: player.start,
                    result: player.result,
                    luck: player.luck,
                    luck_error: player.luck_error,
                    play: player.play,
                    play_error: player.play_error,
                    unforced: player.unforced,
                })
                .collect(),
            course: analysis.course.iter().map(course).collect(),
            decisions: analysis
                .decisions
                .iter()
                .map(|decision| KeptDecision {
                    ply: decision.ply,
                    seat: decision.seat.index(),
                    chosen: decision.chosen.clone(),
                    better: decision.better.clone(),
                    cost: decision.cost,
                    error: decision.error,
                })
                .collect(),
            luckiest: analysis.luckiest.iter().map(roll).collect(),
            unluckiest: analysis.unluckiest.iter().map(roll).collect(),
        }
    }

    /// Replaces the notation of each listed decision with words, by the screen on which it was made.
    fn put_into_words(&mut self, record: &Record) -> Result<(), EngineError> {
        let (decisions, mut next) = (&mut self.decisions, 1);
        record.replay(|table, _| {
            for decision in decisions.iter_mut().filter(|decision| decision.ply == next) {
                let words = MoveWords::at(table, Seat::new(decision.seat));
                decision.chosen = words.of(&decision.chosen);
                decision.better = words.of(&decision.better);
            }
            next += 1;
        })?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use games::options::Options;
    use games::outcome::Status;
    use games::record::End;
    use games::registry::GAMES;
    use games::seat::Hand;

    use super::*;

    #[test]
    fn an_analysis_reads_back_and_speaks_of_controls() {
        let game = GAMES.iter().find(|game| game.info().seats.contains(&1));
        let game = *game.expect("some game can be played alone");
        let seed = Seed([8; 32]);
        let options = Options::defaults(game.info().options);
        let joined = [("Ann", ""), ("Ben", "")];
        let mut record = Record::begin("1", game, &options, seed, &joined);
        let key = seed.key(["", ""]);
        let mut table = game.open(&options, 2, &mut key.dice(0));
        let outcome = loop {
            let acting = match table.status() {
                Status::Over(outcome) => break outcome,
                Status::ToAct(acting) => acting,
            };
            let seat = acting.into_iter().next().expect("somebody is to act");
            // A player who always takes the first move might never stop.
            let (mv, ply) = (table.legal(seat).pop().expect("a move"), table.ply());
            let played = table.play(seat, &mv, ply, Hand::Player, key.dice(ply + 1));
            record.plies.push(played.expect("it is legal"));
        };
        record.end = End::Outcome(outcome.to_string());
        let kept = KeptAnalysis::of(&record, &Seed([1; 32])).expect("there is an engine");
        assert_eq!(kept.players.len(), 2);
        assert_eq!(kept.course.len(), record.plies.len() + 1);
        assert!(
            !kept.decisions.is_empty(),
            "the first move is not always best"
        );
        for decision in &kept.decisions {
            assert!(!decision.better.starts_with('`'), "{decision:?}");
            assert_ne!(decision.better, decision.chosen);
        }
        let text = kept.text().expect("it can be written");
        // Numbers are read back to sixteen digits.
        let read = format!("{:.9?}", KeptAnalysis::parse(&text));
        assert_eq!(read, format!("{:.9?}", Some(kept)));
        assert_eq!(KeptAnalysis::parse("{}"), None);
        let other = text.replacen("\"version\":3", "\"version\":0", 1);
        assert_eq!(KeptAnalysis::parse(&other), None);
    }
}
