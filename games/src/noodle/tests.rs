//! What transcripts cannot show: no die is lost, and pairs stay together.

use super::*;
use crate::dice::Seed;

/// Plays a random game and shows the table after each move.
fn watch(number: u8, options: &str, mut look: impl FnMut(&Noodle)) {
    let options = Options::parse(&OPTIONS, options).unwrap();
    let mut dice = Seed([number; 32]).key([]).dice(1);
    let mut table = Noodle::setup(&options, 3, &mut dice);
    while table.phase != Phase::Over {
        let seat = table.turn.seat;
        let mut moves = Vec::new();
        table.legal(seat, &mut moves);
        let mv = moves[dice.index(moves.len())];
        table.apply(seat, mv, &mut dice);
        look(&table);
    }
}

#[test]
fn no_die_is_lost_between_the_table_and_the_strands() {
    for number in 0..100 {
        watch(number, "partial_sets=on", |table| {
            let roll = &table.turn.roll;
            let loose: u8 = (1..=6).map(|face| roll.loose(face)).sum();
            let paired = 2 * u8::try_from(roll.pairs().count()).unwrap();
            if table.phase == Phase::Rolled {
                assert_eq!(loose + paired, table.turn.dice(), "{table:?}");
            }
        });
    }
}

/// [`Roll::strand`] relies on this when only some of the dice of a face are kept.
#[test]
fn a_combined_pair_is_never_in_a_set_of_more_than_three() {
    let mut seen = 0;
    for number in 0..=255 {
        watch(number, "partial_sets=on line=8", |table| {
            if table.phase == Phase::Rolled {
                for (face, size) in table.turn.sets() {
                    if table.turn.roll.loose(face) < size {
                        assert_eq!(size, SET, "{table:?}");
                        seen += 1;
                    }
                }
            }
        });
    }
    assert!(seen > 100, "only {seen} sets had a pair");
}

#[test]
fn who_had_not_rolled_when_the_others_left_was_not_still_rolling() {
    let mut dice = Dice::scripted(&[]);
    let mut table = Noodle::setup(&Options::defaults(&OPTIONS), 2, &mut dice);
    table.withdraw(Seat::new(1), &mut dice);
    let told = help::board(&table, &Names::letters());
    assert!(!told.contains("rolling"), "{told}");
}
