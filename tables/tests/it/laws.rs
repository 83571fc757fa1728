//! The laws of the fold, over random lives of tables of every game. `LAWS_TABLES=10000 cargo test --release -p tables laws` has more.

use std::collections::BTreeMap;

use games::names::Names;
use games::registry::GAMES;
use games::seat::{Seats, Viewer};
use tables::clocks::Preferences;
use tables::event::Event;
use tables::table::{Phase, Table};

use crate::lives::Life;

/// How many things are tried at each table.
const STEPS: usize = 600;

fn tables() -> u64 {
    let given = std::env::var("LAWS_TABLES").ok();
    given.map_or(40, |count| count.parse().expect("a number"))
}

/// Everything that can be seen of a table.
fn seen(table: &Table, life: &Life) -> String {
    let (names, of) = (Names::letters(), Preferences::default());
    let mut text = format!(
        "{table:?}\n{:?}\n{:?}",
        table.tasks(life.now, &of),
        table.standings(),
    );
    if let Some(game) = table.game() {
        let seats = Seats::first(game.seats()).into_iter().map(Viewer::Seat);
        for viewer in seats.chain([Viewer::Public]) {
            text.push_str(&game.screen(viewer, &names, "").text());
            text.push_str(&game.view(viewer));
        }
    }
    text
}

#[test]
fn a_log_read_again_gives_the_table_that_was_lived() {
    let mut kinds = BTreeMap::new();
    let (mut played, mut refused) = (0, 0);
    for game in GAMES {
        for number in 0..tables() {
            let mut life = Life::new(*game, number);
            let mut after = 0;
            for step in 0..STEPS {
                after += usize::from(life.table.ended().is_some());
                if after > 8 {
                    break;
                }
                life.step();
                if step % 97 == 0 {
                    assert_eq!(seen(&life.loaded(), &life), seen(&life.table, &life));
                }
            }
            assert_eq!(seen(&life.loaded(), &life), seen(&life.table, &life));
            assert_eq!(life.table.number() as usize + 1, life.log.len());
            if let Some(record) = life.record() {
                // Every move by the rules, and every roll and the seating by the seed.
                record.audit().unwrap_or_else(|wrong| panic!("{wrong}"));
            }
            played += usize::from(life.table.phase() == Phase::Over);
            refused += life.refused;
            for (.., text) in &life.log {
                for line in text.lines() {
                    let is_ply = |word: &&str| word.starts_with(|c: char| c.is_uppercase());
                    let word = line.split(' ').next();
                    let kind = word.filter(|word| !is_ply(word)).unwrap_or("a ply");
                    *kinds.entry(kind.to_owned()).or_insert(0) += 1;
                }
            }
        }
    }
    assert!(played > 20, "{played} games came to their end");
    assert!(refused > 1_000, "{refused} acts were refused");
    // Every kind of event is among them.
    assert_eq!(kinds.len(), 24, "{kinds:?}");
}

/// A log that lost an entry, or has one twice, is refused or gives another table; it never panics.
#[test]
fn a_damaged_log_is_not_taken_for_a_table() {
    for game in GAMES {
        let lived = |seed| {
            let mut life = Life::new(*game, seed);
            while !matches!(life.table.phase(), Phase::Over | Phase::Closed) && life.log.len() < 200
            {
                life.step();
            }
            life
        };
        let is_full = |life: &Life| life.table.phase() != Phase::Closed;
        let life = (5..25).map(lived).find(is_full).expect("most are played");
        let entries = life.entries();
        let whole = seen(&life.table, &life);
        for at in 0..entries.len() {
            let mut lost = entries.clone();
            let without = lost.remove(at);
            let says_nothing =
                |event: &Event| matches!(event, Event::Word(_) | Event::Here | Event::Host(_));
            let matters = !without.events.iter().all(says_nothing);
            let folded = Table::fold(&lost);
            let same = folded.is_ok_and(|table| seen(&table, &life) == whole);
            assert!(!(same && matters), "entry {at} can be lost");
            let mut twice = entries.clone();
            twice.insert(at, entries[at].clone());
            drop(Table::fold(&twice));
        }
        assert!(Table::fold([]).is_err());
    }
}
