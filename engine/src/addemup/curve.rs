//! What the fitted curve knows of the start of a turn: the points, the dice left, whose turn it is, and what the board offers.

use std::collections::HashMap;
use std::sync::LazyLock;

use games::addemup::AddEmUp;
use games::chance::hands;
use games::seat::MAX_SEATS;

use crate::fit::{Features, MAX_FEATURES};
use crate::strategy::as_f64;

const SIX: usize = 6;
/// Numbers of dice that are left. Between two of them, weights change evenly.
const KNOTS: [f64; SIX] = [1.0, 3.0, 6.0, 12.0, 30.0, 60.0];

pub(super) const FEATURES: usize = 2 * SIX + 5;

const HANDFUL: u8 = 6;
/// How many new dice the lines have that count for a prospect, and how many lines with the same new faces.
const NEW: u8 = 2;
const LINES: usize = 2;

/// Hands of up to six dice, and what the new dice of a line take of them.
struct Hands {
    /// The number of dice of each, and its chance among hands with as many.
    all: Vec<(u8, f64)>,
    /// For each set of faces, the hands that have them, the larger ones first, and what is left of each.
    takes: [Vec<(u16, u16)>; 1 << SIX],
}

static HANDS: LazyLock<Hands> = LazyLock::new(|| {
    let of_size = |dice| hands(dice).map(move |(hand, chance)| (hand, (dice, chance)));
    let (order, all): (Vec<_>, _) = (0..=HANDFUL).flat_map(of_size).unzip();
    let numbers: HashMap<_, u16> = order.iter().copied().zip(0..).collect();
    let without = |mut hand: [u8; SIX], faces: usize| {
        for (face, count) in hand.iter_mut().enumerate() {
            *count = count.checked_sub(u8::from(faces >> face & 1 == 1))?;
        }
        Some(numbers[&hand])
    };
    let takes = |faces| {
        let larger_first = order.iter().rev();
        let taken = larger_first.filter_map(|hand| Some((numbers[hand], without(*hand, faces)?)));
        taken.collect()
    };
    Hands {
        all,
        takes: std::array::from_fn(takes),
    }
});

/// What a roll would score on average if it were dealt out among the lines that one or two dice can make, as if these were far apart.
fn prospect<const EDITION: u16>(game: &AddEmUp<EDITION>) -> f64 {
    let dice = game.dice_left().min(HANDFUL);
    let mut best = [[0; LINES]; 1 << SIX];
    game.each_line(NEW.min(dice), |faces, points| {
        let best = &mut best[usize::from(faces)];
        if points > best[LINES - 1] {
            best[LINES - 1] = points;
            best.sort_unstable_by(|one, other| other.cmp(one));
        }
    });
    let mut most = vec![0; HANDS.all.len()];
    for (best, takes) in best.iter().zip(&HANDS.takes) {
        for points in best.iter().filter(|points| **points > 0) {
            for (hand, rest) in takes {
                let with = most[usize::from(*rest)] + points;
                let most = &mut most[usize::from(*hand)];
                *most = with.max(*most);
            }
        }
    }
    let each = HANDS.all.iter().zip(most);
    let rolled = each.filter(|((size, _), _)| *size == dice);
    rolled
        .map(|((_, chance), points)| chance * f64::from(points))
        .sum()
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
    let (prospect, shares) = (prospect(game), shares(left));
    // The luck to come grows with the root of the number of turns and of what the next can score. Under edition 1 a turn scores a third
    // more.
    let luck = (left + prospect / 10.0).sqrt() * if EDITION == 1 { 4.0 / 3.0 } else { 1.0 };
    let prospect = prospect / luck;
    let mut features = [None; MAX_SEATS];
    for (order, seat) in game.active().in_turn(game.turn_of()).enumerate() {
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
        rest[4] = as_f64(order) / luck;
        features[seat.index()] = Some(of);
    }
    Some(features)
}
