//! The chance that a roll has a set, or more dice of a face than that.

use super::Turn;
use super::roll::SET;
use crate::lang::{Bound, Lang, noodle as t};

/// How many of the equally likely rolls of this many dice show no face from `lowest` up at least `size` times, and how many rolls
/// there are.
fn without(dice: u8, size: u8, lowest: u8) -> (u64, u64) {
    let dice = usize::from(dice);
    // For each number of dice with faces that may be kept: how many ways there are, with fewer than `size` of each face.
    let mut ways = vec![0_u64; dice + 1];
    ways[0] = 1;
    for _ in lowest..=6 {
        let mut next = vec![0; dice + 1];
        for (used, count) in ways.iter().enumerate() {
            for shown in 0..usize::from(size).min(dice - used + 1) {
                next[used + shown] += count * choose(dice - used, shown);
            }
        }
        ways = next;
    }
    let low = u64::from(lowest - 1);
    let none = (0..).zip(&ways).map(|(used, count)| {
        let left = u32::try_from(dice).unwrap_or(0) - used;
        count * low.pow(left)
    });
    (none.sum(), 6_u64.pow(u32::try_from(dice).unwrap_or(0)))
}

fn choose(of: usize, size: usize) -> u64 {
    let (mut ways, of) = (1, of as u64);
    for nth in 0..size as u64 {
        ways = ways * (of - nth) / (nth + 1);
    }
    ways
}

/// The chance that the next roll of this turn has a set that may be kept: `87%`.
pub(super) fn chance(turn: &Turn, lang: Lang) -> String {
    let (bound, percent) = percent(turn.dice(), turn.lowest());
    t::chance(lang, bound, percent)
}

/// The chance that this many dice show a face from `lowest` up at least `size` times.
#[expect(clippy::cast_precision_loss, reason = "6^13 has eleven digits")]
pub(super) fn chance_of(dice: u8, size: u8, lowest: u8) -> f64 {
    let (none, all) = without(dice, size, lowest);
    (all - none) as f64 / all as f64
}

/// The chance of a set of this face or a higher one from this many dice.
fn percent(dice: u8, lowest: u8) -> (Bound, u64) {
    let (none, all) = without(dice, SET, lowest);
    match ((all - none) * 200 + all) / (2 * all) {
        0 if none < all => (Bound::Under, 1),
        100 if none > 0 => (Bound::Over, 99),
        percent => (Bound::Exactly, percent),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rolls_without_a_set_are_those_that_a_count_of_all_rolls_finds() {
        for dice in 1..=6 {
            for lowest in 1..=6 {
                let all = 6_u32.pow(dice);
                let none = (0..all).filter(|roll| {
                    let mut counts = [0; 6];
                    let mut rest = *roll;
                    for _ in 0..dice {
                        counts[(rest % 6) as usize] += 1;
                        rest /= 6;
                    }
                    counts[lowest - 1..].iter().all(|count| *count < SET)
                });
                let lowest = u8::try_from(lowest).unwrap();
                let counted = (none.count() as u64, u64::from(all));
                let dice = u8::try_from(dice).unwrap();
                assert_eq!(without(dice, SET, lowest), counted, "{dice} {lowest}");
            }
        }
    }

    #[test]
    fn thirteen_dice_always_have_a_set() {
        assert_eq!(percent(13, 1), (Bound::Exactly, 100));
        assert_eq!(percent(3, 6), (Bound::Under, 1));
        assert_eq!(percent(12, 1), (Bound::Over, 99));
    }

    #[test]
    fn the_chance_of_a_set_is_that_of_counting_the_ways() {
        // Three dice: 6 of 216 rolls are a set, and 1 if only 6s count.
        assert!((chance_of(3, 3, 1) - 6.0 / 216.0).abs() < 1e-12);
        assert!((chance_of(3, 3, 6) - 1.0 / 216.0).abs() < 1e-12);
        // Four 6s or more of five dice: 25 + 1 of 7776.
        assert!((chance_of(5, 4, 6) - 26.0 / 7776.0).abs() < 1e-12);
        // Thirteen dice cannot show each face twice at most.
        assert!((chance_of(13, 3, 1) - 1.0).abs() < 1e-12);
    }
}
