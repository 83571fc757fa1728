//! The law of achievements: they are named well, belong to players of the table, and all of them can be earned.

use std::collections::BTreeSet;

use games::achievement::earned;
use games::dice::Seed;
use games::lang::Lang;
use games::options::Options;
use games::ply::Ply;
use games::record::{End, Player, Record};
use games::registry::{self, GAMES, GameType};
use games::seat::{Hand, Seat};
use games::telling::{Achievement, Earned};

use crate::records::play;

fn with_achievements() -> impl Iterator<Item = (&'static dyn GameType, &'static [Achievement])> {
    let all = GAMES.iter().map(|game| (*game, game.info().achievements));
    all.filter(|(_, own)| !own.is_empty())
}

#[test]
fn a_game_has_three_to_five_achievements_with_names_that_fit() {
    for (game, all) in with_achievements() {
        assert!((3..=5).contains(&all.len()), "{}", game.info().name);
        for lang in Lang::ALL {
            let names: BTreeSet<&str> = all.iter().map(|one| one.name.say(lang)).collect();
            assert_eq!(names.len(), all.len());
            for one in all {
                let (name, how) = (one.name.say(lang), one.how.say(lang));
                assert!((1..=30).contains(&name.chars().count()), "{name}");
                assert!((1..=80).contains(&how.chars().count()), "{how}");
                assert!(!format!("{name}{how}").contains(['*', '_', '`']));
            }
        }
    }
}

/// Random games earn nearly all of each game's achievements, each seat each of them once, and only declared ones. The others are
/// earned below with chosen faces.
#[test]
fn achievements_are_earned_in_games_that_were_played() {
    for (game, all) in with_achievements() {
        let info = game.info();
        let mut seen = BTreeSet::new();
        for byte in 0..60 {
            let seats = if byte % 2 == 0 {
                *info.seats.start()
            } else {
                *info.seats.end()
            };
            let mut chooser = Seed([byte; 32]).key(["achieve"]).dice(0);
            let mut record = play(game, seats, Seed([byte; 32]), &mut chooser);
            let found = earned(&record).expect("a game that was played");
            let mut once = Vec::new();
            for (seat, one) in &found {
                assert!(seat.index() < seats && all.contains(one));
                assert!(!once.contains(&(*seat, *one)), "{one:?} twice");
                once.push((*seat, *one));
                seen.insert(one.name.say(Lang::En));
            }
            // What the clock or the house did is nobody's achievement, and changes no one else's, whoever moved last.
            let away = Seat::new(0);
            let moves = record.plies.iter_mut();
            for ply in moves.filter(|ply| ply.seat == away) {
                ply.hand = Hand::House;
            }
            let others = found.into_iter().filter(|(seat, _)| *seat != away);
            let others: Earned = others.collect();
            assert_eq!(earned(&record).expect("the same game"), others);
        }
        println!("{}: {seen:?}", info.name);
        assert!(seen.len() >= 2, "{} of {}: {seen:?}", seen.len(), info.name);
        for one in all {
            let elsewhere = RARE.contains(&(info.key, one.name.say(Lang::En)));
            assert!(
                elsewhere || seen.contains(one.name.say(Lang::En)),
                "{} of {} was never earned",
                one.name.say(Lang::En),
                info.name
            );
        }
    }
}

/// What random games do not earn, by game. Each has a test here.
const RARE: [(&str, &str); 2] = [("noodle", "Four courses"), ("addemup", "Crossroads")];

/// The record of a game for two, by its plies: seat, move, faces.
fn given(game: &str, plies: &[&str]) -> Record {
    let info = registry::find(game).expect("a game").info();
    let player = |joined| Player {
        name: format!("Player {joined}"),
        word: String::new(),
        joined,
        house: None,
        hints: 0,
    };
    let ply = |line: &&str| {
        let mut words = line.split(' ');
        let mut word = || words.next().unwrap_or_default();
        Ply {
            seat: word().parse().expect("a seat"),
            mv: word().to_owned(),
            faces: word().bytes().map(|digit| digit - b'0').collect(),
            hand: Hand::Player,
        }
    };
    Record {
        table: "3f".into(),
        game: info.key.into(),
        edition: info.edition,
        options: Options::defaults(info.options).to_string(),
        commitment: [0; 32],
        seed: None,
        players: vec![player(1), player(2)],
        setup: Vec::new(),
        plies: plies.iter().map(ply).collect(),
        end: End::Open,
    }
}

/// Who has earned what in such a game.
fn earned_in(game: &str, plies: &[&str]) -> Vec<String> {
    let found = earned(&given(game, plies)).unwrap_or_else(|wrong| panic!("{wrong}"));
    let names = found
        .iter()
        .map(|(seat, one)| format!("{seat} {}", one.name.say(Lang::En)));
    names.collect()
}

#[test]
fn four_strands_in_one_turn_are_four_courses() {
    let turn = [
        "A roll 1112233445566",
        "A keep-1",
        "A roll 2221133456",
        "A keep-2",
        "A roll 4441235",
        "A keep-4",
        "A roll 5551",
    ];
    let four = [&turn[..], &["A keep-5", "B resign"]].concat();
    assert_eq!(earned_in("noodle", &four), ["A Four courses"]);
    let three = [&turn[..], &["A stop", "B resign"]].concat();
    assert_eq!(earned_in("noodle", &three), [] as [&str; 0]);
}

#[test]
fn a_row_that_extends_two_columns_makes_crossroads() {
    // Two columns hang from rows of their own, and end in the row that is placed last.
    let before = [
        "A roll 345666",
        "A row-50.50-3456",
        "B roll 123411",
        "B col-50.52-54321",
        "A roll 234511",
        "A row-54.52-12345",
        "B roll 245243",
        "B col-53.54-2345",
        "B col-49.50-234",
        "A roll 124566",
    ];
    let crossed = [&before[..], &["A row-52.50-54321", "B resign"]].concat();
    assert_eq!(earned_in("addemup", &crossed), ["A Crossroads"]);
    let uncrossed = [&before[..], &["B resign"]].concat();
    assert_eq!(earned_in("addemup", &uncrossed), [] as [&str; 0]);
}

/// Also a line that a placement makes across itself.
#[test]
fn a_line_of_six_across_the_placement_is_a_full_line() {
    let plies = [
        "A roll 345111",
        "A row-50.50-345",
        "B roll 456543",
        "B col-50.50-3456",
        "B row-53.50-6543",
        "B stop",
        "A roll 542161",
        "A col-51.53-54321",
        "A row-50.50-3456",
        "B resign",
    ];
    assert_eq!(earned_in("addemup", &plies), ["A Full line"]);
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
