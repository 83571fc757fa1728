//! What was luck and what was play at a finished table: worked out once, and kept in the store as JSON. What the store has from another
//! version is worked out again.

use engine::EngineError;
use engine::analysis::Analysis;
use games::dice::Seed;
use games::record::Record;
use serde::{Deserialize, Serialize};

/// Raised when anything below, or what the engine finds, changes.
const VERSION: u32 = 7;

/// Half of what the engine takes when asked on the command line, so that the longest game is done within seconds on a busy machine.
const EFFORT: f64 = 0.5;

/// The analysis of one game. It has moves in notation, seats and no people, so everybody can read it in their own language, and it can
/// stay when somebody's data is deleted.
#[derive(Serialize, Deserialize)]
struct Kept<A> {
    version: u32,
    analysis: A,
}

/// The stored analysis, if this version wrote it.
pub(crate) fn parse(text: &str) -> Option<Analysis> {
    let kept: Kept<Analysis> = serde_json::from_str(text).ok()?;
    (kept.version == VERSION).then_some(kept.analysis)
}

/// The text to store.
pub(crate) fn text(analysis: &Analysis) -> serde_json::Result<String> {
    let version = VERSION;
    serde_json::to_string(&Kept { version, analysis })
}

/// Works it out, which takes up to a few seconds.
pub(crate) fn of(record: &Record, engine_seed: &Seed) -> Result<Analysis, EngineError> {
    let game = record.game_type()?;
    let engine = engine::find(game.info()).ok_or(EngineError::OtherGame)?;
    let mut analysis = (engine.analyse)(record, EFFORT, engine_seed)?;
    // A picture needs no more digits.
    for value in analysis.course.iter_mut().flatten() {
        *value = (*value * 1e5).round() / 1e5;
    }
    Ok(analysis)
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
    fn an_analysis_reads_back_and_has_no_words() {
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
        let kept = of(&record, &Seed([1; 32])).expect("there is an engine");
        assert_eq!(kept.players.len(), 2);
        assert_eq!(kept.course.len(), record.plies.len() + 1);
        assert!(
            !kept.decisions.is_empty(),
            "the first move is not always best"
        );
        for decision in &kept.decisions {
            assert_ne!(decision.better, decision.chosen);
        }
        let text = text(&kept).expect("it can be written");
        // Numbers are read back to sixteen digits.
        let read = format!("{:.9?}", parse(&text));
        assert_eq!(read, format!("{:.9?}", Some(kept)));
        assert!(!text.contains(' '), "a sentence: {text}");
        assert_eq!(parse("{}"), None);
        let other = text.replacen("\"version\":7", "\"version\":0", 1);
        assert_eq!(parse(&other), None);
    }
}
