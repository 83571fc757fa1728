//! The law of achievements: they are named well, belong to players of the table, and all of them can be earned.

use std::collections::BTreeSet;

use games::achievement::earned;
use games::dice::Seed;
use games::registry::GAMES;
use games::table::Hand;

use crate::records::play;

#[test]
fn every_game_has_three_to_five_achievements_with_names_that_fit() {
    for game in GAMES {
        let all = game.achievements();
        assert!((3..=5).contains(&all.len()), "{}", game.info().name);
        let names: BTreeSet<&str> = all.iter().map(|one| one.name).collect();
        assert_eq!(names.len(), all.len());
        for one in all {
            assert!((1..=30).contains(&one.name.chars().count()), "{one:?}");
            assert!((1..=80).contains(&one.how.chars().count()), "{one:?}");
            assert!(!format!("{}{}", one.name, one.how).contains(['*', '_', '`']));
        }
    }
}

/// Random games earn some of each game's achievements, each seat each of them once, and only declared ones.
#[test]
fn achievements_are_earned_in_games_that_were_played() {
    for game in GAMES {
        let info = game.info();
        let mut seen = BTreeSet::new();
        for byte in 0..60 {
            let seats = if byte % 2 == 0 {
                *info.seats.start()
            } else {
                *info.seats.end()
            };
            let mut chooser = Seed([byte; 32]).key(["achieve"]).dice(0);
            let mut record = play(*game, seats, Seed([byte; 32]), &mut chooser);
            let found = earned(&record).expect("a game that was played");
            let mut once = Vec::new();
            for (seat, one) in &found {
                assert!(seat.index() < seats && game.achievements().contains(one));
                assert!(!once.contains(&(*seat, *one)), "{one:?} twice");
                once.push((*seat, *one));
                seen.insert(one.name);
            }
            // What the clock or the house did is nobody's achievement.
            for ply in &mut record.plies {
                ply.hand = Hand::House;
            }
            let by_house = earned(&record).expect("the same game");
            assert!(by_house.len() <= found.len());
        }
        println!("{}: {seen:?}", info.name);
        assert!(seen.len() >= 2, "{} of {}: {seen:?}", seen.len(), info.name);
    }
}

/// A record that stops before its end earns nothing.
#[test]
fn a_table_without_an_outcome_earns_nothing() {
    for game in GAMES {
        let mut chooser = Seed([3; 32]).key(["achieve"]).dice(0);
        let seats = *game.info().seats.start();
        let mut record = play(*game, seats, Seed([3; 32]), &mut chooser);
        record.plies.pop();
        assert_eq!(earned(&record).expect("a game"), []);
    }
}
