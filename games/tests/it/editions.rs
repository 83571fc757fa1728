//! Earlier editions: the fixtures are records that were written by the program before the rules of their games changed.

use games::dice::Seed;
use games::game::GameInfo;
use games::outcome::Status;
use games::record::{End, Record};
use games::registry::{self, EARLIER, GAMES};
use games::seat::Hand;

const FINISHED: [&str; 3] = [
    include_str!("../fixtures/addemup-1-two.txt"),
    include_str!("../fixtures/addemup-1-resigned.txt"),
    include_str!("../fixtures/addemup-1-four.txt"),
];

/// Its seed is thirty-two times the byte 5.
const OPEN: &str = include_str!("../fixtures/addemup-1-open.txt");

#[test]
fn every_edition_is_listed_once_and_the_latest_is_played() {
    let all: Vec<_> = GAMES
        .iter()
        .chain(EARLIER)
        .map(|game| game.info())
        .collect();
    for info in &all {
        let same = |other: &&&GameInfo| (other.key, other.edition) == (info.key, info.edition);
        assert_eq!(all.iter().filter(same).count(), 1, "{}", info.key);
        let found = registry::edition(info.key, info.edition).expect("it is listed");
        assert_eq!(found.info().edition, info.edition);
        let today = registry::find(info.key).expect("an earlier edition has a later one");
        assert!(info.edition <= today.info().edition, "{}", info.key);
    }
    for game in EARLIER {
        let info = game.info();
        let today = registry::find(info.key).expect("asserted above").info();
        assert!(info.edition < today.edition);
        assert_ne!(
            info.rules, today.rules,
            "its players read what is different"
        );
        let heading = format!("# {}, edition {}\n", info.name, info.edition);
        assert!(info.rules.starts_with(&heading), "{}", info.rules);
    }
}

#[test]
fn a_record_is_verified_under_the_edition_it_was_played_under() {
    for text in FINISHED {
        let record = Record::verify(text).unwrap_or_else(|error| panic!("{error}:\n{text}"));
        assert!(is_earlier(&record));
        let table = record.replay(|_, _| {}).unwrap();
        let Status::Over(outcome) = table.status() else {
            panic!("not over:\n{text}");
        };
        assert_eq!(End::Outcome(outcome.to_string()), record.end);
    }
}

/// The edition that new tables of the record's game have.
fn today(record: &Record) -> u16 {
    let game = registry::find(&record.game).expect("the game is known");
    game.info().edition
}

fn is_earlier(record: &Record) -> bool {
    record.edition < today(record)
}

#[test]
fn another_edition_in_a_record_is_found_out() {
    for text in FINISHED {
        let mut record = text.parse::<Record>().unwrap();
        let End::Outcome(played) = record.end.clone() else {
            panic!("not over:\n{text}");
        };
        let edition = format!("edition {}\n", record.edition);
        record.edition = today(&record);
        let error = record.audit().expect_err("another edition").to_string();
        assert!(
            error.starts_with("by its plies the table ended "),
            "{error}"
        );
        assert!(!error.ends_with(&played), "{error}");
        // Neither with a new last line nor with the old one.
        for changed in [
            record.to_string(),
            text.replace(&edition, &format!("edition {}\n", record.edition)),
        ] {
            assert!(Record::verify(&changed).is_err(), "{changed}");
        }
    }
    let later = Record {
        edition: 9,
        ..OPEN.parse::<Record>().unwrap()
    };
    assert_eq!(
        later.audit().expect_err("no such edition").to_string(),
        "this is edition 9 of addemup; this program has editions 2 and 1"
    );
    assert!(Record::verify(&OPEN.replace("edition 1\n", "edition 2\n")).is_err());
}

#[test]
fn an_open_table_is_played_to_its_end_under_the_edition_it_began_with() {
    let mut record = Record::verify(OPEN).unwrap();
    assert!(is_earlier(&record) && record.end == End::Open);
    let mut table = record.replay(|_, _| {}).unwrap();
    record.seed = Some(Seed([5; 32]));
    let key = record.key().expect("the seed is known");
    let mut steps = 0;
    while let Status::ToAct(acting) = table.status() {
        let seat = acting.into_iter().next().unwrap();
        // The shortest line, so that it can be extended in the same turn.
        let legal = table.legal(seat).into_iter();
        let mv = legal.filter(|mv| mv != "stop").min_by_key(String::len);
        let (drawn, dice) = (table.ply(), key.dice(table.ply() + 1));
        let ply = table
            .play(seat, &mv.unwrap(), drawn, Hand::Player, dice)
            .unwrap();
        record.plies.push(ply);
        steps += 1;
    }
    let Status::Over(outcome) = table.status() else {
        unreachable!("nobody is to act");
    };
    record.end = End::Outcome(outcome.to_string());
    assert!(steps > 10, "{steps}");
    assert_eq!(Record::verify(&record.to_string()).as_ref(), Ok(&record));
    record.edition = today(&record);
    assert!(record.audit().is_err(), "the points are of edition 1");
}
