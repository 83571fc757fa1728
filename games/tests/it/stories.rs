//! What games tell of themselves once they are over.

use games::dice::Seed;
use games::lang::Lang;
use games::ply::{Ply, RESIGN};
use games::registry::{self, GAMES};
use games::seat::{Hand, Seat};
use games::story::Story;
use games::telling::{Event, EventKind};

use crate::records::play;

/// Prints the stories: `cargo test -p games stories -- --nocapture`.
#[test]
fn a_story_is_told_turn_by_turn() {
    for game in GAMES.iter().filter(|game| game.info().lesson.is_some()) {
        let info = game.info();
        for byte in 0..6 {
            let seats = if byte % 2 == 0 {
                *info.seats.start()
            } else {
                *info.seats.end()
            };
            let mut chooser = Seed([byte; 32]).key(["story"]).dice(0);
            let record = play(*game, seats, Seed([byte; 32]), &mut chooser);
            let story = Story::of(&record, Lang::En).expect("a game that was played");
            let outcome = story.outcome.as_ref().expect("it is over");
            let last = story.turns.last().expect("a turn");
            let points: Vec<i32> = outcome.results.iter().map(|one| one.points).collect();
            assert_eq!(last.points, points, "{}", info.name);
            assert_eq!(last.last_ply as usize, record.plies.len());
            let told: usize = story.turns.iter().map(|turn| turn.events.len()).sum();
            assert!(told > 0, "{} tells nothing", info.name);
            for (number, turn) in (1..).zip(&story.turns) {
                assert_eq!(turn.number, number);
                assert_eq!(turn.seat.is_none(), !turn.title.is_empty());
                let others = |event: &&Event| Some(event.seat) != turn.seat;
                if turn.seat.is_some() {
                    assert!(!turn.events.iter().any(|event| others(&event)));
                }
                for event in &turn.events {
                    let what = &event.what;
                    assert!((1..=80).contains(&what.chars().count()), "{what}");
                    assert!(!what.contains(['*', '_', '`', ':', '\n']), "{what}");
                    if let EventKind::Roll(chance) = event.kind {
                        assert!(chance > 0.0 && chance <= 1.0 + 1e-9, "{what}: {chance}");
                    }
                }
                println!("{} {number} {:?} {turn:?}", info.name, turn.seat);
            }
        }
    }
}

/// Who is out because the others waited too long made no move, least of all in the turn before.
#[test]
fn a_leave_by_the_clock_is_not_told_as_a_move_of_the_clock() {
    let game = registry::find("marmottes").expect("a game");
    let mut chooser = Seed([1; 32]).key(["story"]).dice(0);
    let mut record = play(game, 3, Seed([1; 32]), &mut chooser);
    let (ann, ben) = (Seat::new(0), Seat::new(1));
    let mut plies = record.plies.iter();
    let second_turn = plies.position(|ply| ply.seat != ann).expect("a turn");
    record.plies.truncate(second_turn);
    record.plies.push(Ply {
        seat: ben,
        mv: RESIGN.to_owned(),
        faces: Vec::new(),
        hand: Hand::Clock,
    });
    let story = Story::of(&record, Lang::En).expect("a game that was played");
    let told = story.turns.last().expect("a turn");
    assert_eq!((told.number, told.seat), (1, Some(ann)));
    let left = told.events.last().expect("who left is told");
    assert_eq!((left.seat, told.played_by), (ben, None));
}
