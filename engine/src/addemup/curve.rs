//! What the fitted curve knows of the start of a turn: the points, the dice left, whose turn it is, and what the board offers.

use std::sync::LazyLock;

use games::addemup::AddEmUp;
use games::chance::hands;
use games::seat::MAX_SEATS;

use crate::fit::{Features, MAX_FEATURES};
use crate::strategy::seats_as_f64;

const SIX: usize = 6;
/// Numbers of dice that are left. Between two of them, weights change evenly.
const KNOTS: [f64; SIX] = [1.0, 3.0, 6.0, 12.0, 30.0, 60.0];

pub(super) const FEATURES: usize = 2 * SIX + 5;

/// The chance that at least so many of so many dice show a given face.
static AT_LEAST: LazyLock<[[f64; SIX + 1]; SIX + 1]> = LazyLock::new(|| {
    let mut table = [[0.0; SIX + 1]; SIX + 1];
    for (chances, dice) in table.iter_mut().zip(0..) {
        for (hand, chance) in hands(dice) {
            for sum in &mut chances[..=usize::from(hand[0])] {
                *sum += chance;
            }
        }
    }
    table
});

/// What a roll would score on average if each die were placed alone, the best places first.
fn prospect<const EDITION: u16>(game: &AddEmUp<EDITION>) -> f64 {
    let mut best = [[0; SIX]; SIX];
    game.each_single_die(|face, points| {
        let best = &mut best[usize::from(face) - 1];
        if points > best[SIX - 1] {
            best[SIX - 1] = points;
            best.sort_unstable_by(|one, other| other.cmp(one));
        }
    });
    let chances = &AT_LEAST[usize::from(game.dice_left()).min(SIX)][1..];
    let of_face = |best: [i32; SIX]| -> f64 {
        let each = best.into_iter().zip(chances);
        each.map(|(points, chance)| f64::from(points) * chance)
            .sum()
    };
    best.into_iter().map(of_face).sum()
}

/// How much of a weight for each knot counts when so many dice are left.
fn shares(left: f64) -> [f64; SIX] {
    let left = left.clamp(KNOTS[0], KNOTS[SIX - 1]);
    let mut shares = [0.0; SIX];
    for (at, knots) in KNOTS.windows(2).enumerate() {
        if (knots[0]..=knots[1]).contains(&left) {
            let later = (left - knots[0]) / (knots[1] - knots[0]);
            shares[at] = 1.0 - later;
            shares[at + 1] = later;
        }
    }
    shares
}

/// The features of every seat that plays, at the start of a turn.
pub(super) fn features<const EDITION: u16>(
    game: &AddEmUp<EDITION>,
) -> Option<[Option<Features>; MAX_SEATS]> {
    if !game.is_to_roll() {
        return None;
    }
    let left = f64::from(game.dice_left());
    // The luck to come grows with the root of the number of turns. Under edition 1 a turn scores a third more.
    let luck = (left + 3.0).sqrt() * if EDITION == 1 { 4.0 / 3.0 } else { 1.0 };
    let (prospect, shares) = (prospect(game) / luck, shares(left));
    let mut features = [None; MAX_SEATS];
    let (active, mut seat) = (game.active(), game.turn_of());
    for order in 0..active.len() {
        let mut of = [0.0; MAX_FEATURES];
        for (at, share) in shares.into_iter().enumerate() {
            of[at] = share * f64::from(game.points_of(seat)) / luck;
            of[SIX + at] = if order == 0 { share } else { 0.0 };
        }
        let rest = &mut of[2 * SIX..];
        match order {
            0 => rest[..2].copy_from_slice(&[prospect, f64::from(u8::from(game.is_empty()))]),
            1 => rest[2..4].copy_from_slice(&[prospect, 1.0]),
            _ => {}
        }
        rest[4] = seats_as_f64(order) / luck;
        features[seat.index()] = Some(of);
        seat = active.after(seat);
    }
    Some(features)
}
