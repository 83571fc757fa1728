//! What transcripts cannot show: the chances are exact in every position.

use super::scoring::{Odds, Tally};

/// Every roll of `count` dice, by counting in base six.
fn rolls(count: u32) -> impl Iterator<Item = Tally> {
    (0..6u32.pow(count)).map(move |number| {
        let faces: Vec<u8> = (0..count)
            .map(|die| u8::try_from(number / 6u32.pow(die) % 6 + 1).unwrap())
            .collect();
        tally(&faces)
    })
}

fn tally(faces: &[u8]) -> Tally {
    Tally::roll(
        u32::try_from(faces.len()).unwrap(),
        &mut crate::dice::Dice::scripted(faces),
    )
}

#[test]
fn the_chance_of_a_bust_is_that_of_counting_every_roll() {
    let mut positions = 0;
    for single_match in [true, false] {
        for aside in (0..6).flat_map(rolls) {
            let unmatched = aside
                .values()
                .any(|face| aside.faces().filter(|other| *other == face).count() == 1);
            if unmatched {
                continue;
            }
            let count = 6 - aside.count();
            let (mut bust, mut of) = (0, 0);
            for rolled in rolls(count) {
                of += 1;
                bust += u32::from(rolled.scoring(aside, single_match) == Tally::NONE);
            }
            let odds = Odds::of(count, aside, single_match);
            assert_eq!((odds.bust, odds.of), (bust, of), "{aside:?}");
            positions += 1;
        }
    }
    assert!(positions > 100, "{positions}");
}

#[test]
fn the_chances_of_known_positions() {
    for (aside, single_match, bust) in [
        (vec![], true, 720),
        (vec![2, 2], true, 120),
        (vec![2, 2, 2], true, 60),
        (vec![2, 2, 2, 2], true, 20),
        (vec![2, 2, 4, 4], true, 12),
        (vec![2, 2, 4, 4, 4], true, 4),
        (vec![2, 2, 4, 4], false, 30),
        (vec![2, 2, 4, 4, 4], false, 6),
    ] {
        let count = 6 - u32::try_from(aside.len()).unwrap();
        assert_eq!(
            Odds::of(count, tally(&aside), single_match).bust,
            bust,
            "{aside:?}"
        );
    }
}
