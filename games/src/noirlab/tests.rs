//! What transcripts cannot show: properties of every tracker, and a very long turn.

use super::tracker::{Landing, Spot, Tracker};
use super::{BANK_SPOTS, Noirlab};
use crate::dice::Dice;
use crate::names::Names;
use crate::seat::{Hand, Seat, Viewer};
use crate::table::{AnyTable, Table};

/// The trackers after one roll, with its choice if it has one, or after one banked token.
fn next(tracker: Tracker) -> Vec<Tracker> {
    let mut all = Vec::new();
    for face in Spot::ALL {
        let mut after = tracker;
        if after.land(face) == Landing::Choice {
            for program in tracker.empty() {
                let mut chosen = after;
                chosen.fill(program);
                all.push(chosen);
            }
        } else {
            all.push(after);
        }
    }
    let mut banked = tracker;
    banked.bank();
    if tracker.filled.len() >= BANK_SPOTS && !tracker.extra && !banked.complete() {
        all.push(banked);
    }
    all
}

/// Every tracker that can occur in a game, including full ones, in the order in which they can first occur.
fn every_tracker() -> Vec<Tracker> {
    let mut all = vec![Tracker::EMPTY];
    let mut at = 0;
    while let Some(&tracker) = all.get(at) {
        at += 1;
        if tracker.complete() {
            continue;
        }
        for after in next(tracker) {
            if !all.contains(&after) {
                all.push(after);
            }
        }
    }
    all
}

#[test]
fn six_tokens_for_each_player_are_enough_until_the_win() {
    for tracker in every_tracker() {
        let tokens = tracker.filled.len() + u32::from(tracker.extra);
        assert!(tokens <= 6 || tracker.complete(), "{tracker:?}");
        assert!(
            !tracker.extra || tracker.filled.has(Spot::Noirlab),
            "an extra token without one on the spot: {tracker:?}"
        );
    }
}

/// Ruling L22.
#[test]
fn rolls_lead_from_every_tracker_to_the_full_set() {
    for start in every_tracker() {
        let mut tracker = start;
        while !tracker.complete() {
            let missing = tracker.empty().next().expect("it is not complete");
            assert_eq!(tracker.land(missing), Landing::Filled, "from {start:?}");
        }
    }
}

/// Ruling L7: a choice is between at least two programs, also with an extra token.
#[test]
fn a_choice_never_completes_the_set() {
    for tracker in every_tracker() {
        let mut after = tracker;
        if !tracker.complete() && after.land(Spot::Noirlab) == Landing::Choice {
            assert_eq!(after, tracker);
            assert!(tracker.empty().count() >= 2, "{tracker:?}");
        }
    }
}

#[test]
fn a_very_long_turn_shows_its_latest_rolls() {
    let mut table = Table::<Noirlab>::open(
        &crate::options::Options::defaults(&[]),
        2,
        &mut Dice::scripted(&[]),
    );
    let ana = Seat::new(0);
    // The safety net comes and goes, so the turn does not end.
    for face in [1, 6, 1, 6, 1, 6, 1, 6, 1, 2] {
        let dice = Dice::scripted(&[face]);
        table
            .play(ana, "roll", table.ply(), Hand::Player, dice)
            .unwrap();
    }
    let screen = table.screen(Viewer::Public, &Names::letters(), "").text();
    let shown = "\n C N C N C N C K\n";
    assert!(screen.contains(shown), "{screen}");
}
