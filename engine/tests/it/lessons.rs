//! What beginners copy: the engine agrees with every step of every lesson.

use engine::Unit;
use games::dice::Seed;
use games::lesson::LEARNER;
use games::registry::GAMES;
use games::telling::LessonAction;

/// How much is thought about each step, as a multiple of a hint's.
const EFFORT: f64 = 4.0;

#[test]
fn every_step_of_every_lesson_is_the_best_move_or_within_its_error() {
    let mut wrong = Vec::new();
    for game in GAMES {
        let info = game.info();
        let (Some(engine), Some(lesson)) = (engine::find(info), info.lesson) else {
            continue;
        };
        for (number, step) in lesson.steps.iter().enumerate() {
            let LessonAction::Play(mv, _) = step.action else {
                continue;
            };
            let moment = lesson.at(*game, number).expect("a law of games");
            let table = moment.table.as_ref();
            if table.legal(LEARNER).len() < 2 {
                continue;
            }
            let asked = (engine.ask)(table, LEARNER, EFFORT, &Seed([5; 32]));
            let answer = asked.expect("the learner is to act");
            assert_eq!(answer.unit, Unit::Chance);
            // The best comes first.
            let taught = answer.moves.iter().find(|rated| rated.mv == *mv);
            let (best, taught) = (&answer.moves[0], taught.expect("it is legal"));
            let error = best.error.hypot(taught.error);
            if best.value - taught.value > 2.0 * error {
                wrong.push(format!(
                    "{}, step {}: {taught:?} instead of {best:?}",
                    info.key,
                    number + 1
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
