//! Walks chance: runs an action once for each way in which its dice can fall, with the exact probability of each. The rules do not
//! notice: they roll a [`Dice`] as always, and a [`Walk`] decides what it shows.
//!
//! Dice whose order does not matter ([`Dice::hand`]) are walked as counts of faces, so thirteen dice have 8,568 outcomes and not
//! 6^13. Several outcomes can still lead to the same state; the caller may merge them.
//!
//! ```
//! use games::chance::Walk;
//!
//! let mut walk = Walk::new(0.0);
//! let mut sevens = 0.0;
//! while let Some(mut dice) = walk.next_dice() {
//!     let pips = dice.roll(6) + dice.roll(6);
//!     if pips == 7 {
//!         sevens += walk.probability();
//!     }
//! }
//! assert!((sevens - 1.0 / 6.0_f64).abs() < 1e-12);
//! ```

use std::iter::successors;
use std::sync::{Arc, Mutex};

use crate::dice::path::{Path, hand_probability, locked, next_hand};
use crate::dice::{Dice, Hand6};

/// Every hand of so many dice, with its chance: much quicker than a walk where a hand is all that is rolled.
pub fn hands(count: u8) -> impl Iterator<Item = (Hand6, f64)> {
    let lowest = [count, 0, 0, 0, 0, 0];
    let all = successors(Some(lowest), |hand| next_hand(*hand));
    all.map(|hand| (hand, hand_probability(hand)))
}

/// Goes through all outcomes of an act. The act must be the same each time: what it rolls may depend on what it rolled before, and
/// on nothing else.
#[derive(Debug)]
pub struct Walk {
    path: Arc<Mutex<Path>>,
    started: bool,
    missed: f64,
}

impl Walk {
    /// Branches less likely than `least` are left out and counted as [`Walk::missed`]. With 0.0 all are followed, which is right except for
    /// one that can roll without end, such as a tie that is rolled off.
    pub fn new(least: f64) -> Self {
        Self {
            path: Arc::new(Mutex::new(Path::new(least))),
            started: false,
            missed: 0.0,
        }
    }

    /// The dice for the next run of the act; `None` after the last outcome.
    pub fn next_dice(&mut self) -> Option<Dice> {
        {
            let mut path = locked(&self.path);
            if self.started {
                self.missed += path.missed();
                if !path.advance() {
                    return None;
                }
            }
            path.begin();
        }
        self.started = true;
        Some(Dice::walked(Arc::clone(&self.path)))
    }

    /// How likely the outcome of the latest run is; 0 if it is one of those left out.
    pub fn probability(&self) -> f64 {
        locked(&self.path).probability()
    }

    /// The chance of all outcomes that the walk has not visited yet.
    pub fn missed(&self) -> f64 {
        self.missed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_is_walked_as_counts_with_their_multinomial_chances() {
        for (count, hands) in [(0, 1), (1, 6), (2, 21), (6, 462), (13, 8568)] {
            let mut walk = Walk::new(0.0);
            let (mut outcomes, mut sum) = (0, 0.0);
            while let Some(mut dice) = walk.next_dice() {
                let hand = dice.hand(count);
                assert_eq!(hand.iter().sum::<u8>(), count);
                assert_eq!(dice.rolled().len(), usize::from(count));
                outcomes += 1;
                sum += walk.probability();
            }
            assert_eq!(outcomes, hands);
            assert!((sum - 1.0).abs() < 1e-12, "{count} dice: {sum}");
            let listed: f64 = super::hands(count).map(|(_, chance)| chance).sum();
            assert!((listed - 1.0).abs() < 1e-12, "{count} dice: {listed}");
            assert_eq!(super::hands(count).count(), hands);
        }
    }

    #[test]
    fn what_is_rolled_may_depend_on_what_was_rolled() {
        let mut walk = Walk::new(0.0);
        let mut seen = Vec::new();
        while let Some(mut dice) = walk.next_dice() {
            if dice.roll(3) == 2 {
                dice.roll(2);
            }
            seen.push((dice.rolled().to_vec(), walk.probability()));
        }
        let sixth = 1.0 / 6.0;
        let third = 1.0 / 3.0;
        let expected = [
            (vec![1], third),
            (vec![2, 1], sixth),
            (vec![2, 2], sixth),
            (vec![3], third),
        ];
        assert_eq!(seen, expected);
    }

    #[test]
    fn an_endless_roll_off_is_cut_and_what_it_misses_is_told() {
        let mut walk = Walk::new(1e-6);
        let mut sum = 0.0;
        while let Some(mut dice) = walk.next_dice() {
            while dice.roll(6) == dice.roll(6) {}
            sum += walk.probability();
        }
        assert!(walk.missed() > 0.0 && walk.missed() < 1e-2);
        assert!((sum + walk.missed() - 1.0).abs() < 1e-12);
    }
}
