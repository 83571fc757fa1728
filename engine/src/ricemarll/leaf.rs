//! What a seat's tokens, special goals and cards are worth at the end of a round.

use std::cmp::Ordering;
use std::sync::LazyLock;

use games::ricemarll::{Card, Move, Ricemarll};
use games::seat::{MAX_SEATS, Seat, Seats};

use crate::fit::{Features, MAX_FEATURES, Model};
use crate::strategy::{Rating, SeatValues, as_f64};

/// The kinds of cards.
const KINDS: usize = 21;

/// A number for each kind of card.
pub(super) type Kept = [f64; KINDS];

/// How many tokens a card adds to the round in which it is drawn, in the order of the kinds.
const USES: Kept = [
    0.9, 0.9, 1.0, 1.0, 1.1, 1.1, 0.0, 1.3, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.4, 1.3, 0.9, 1.3, 0.4,
    1.7, 0.9,
];

/// A card of less use is not taken while there is a special goal.
const GOAL_USE: f64 = 1.5;

/// The features, each divided by the square root of the rounds left, for luck grows with it: tokens, and once more divided by it, special
/// goals, the cards of the next round and of those after it, and the place in the next draft.
pub(super) const FEATURES: usize = 6;
const TOKENS: usize = 0;
const SPECIALS: usize = 2;
const NEXT_CARDS: usize = 3;
const LATER_CARDS: usize = 4;
const PLACE: usize = 5;

/// What a token adds to a score at most while choices are hidden: more is decided by chance then than the sampled hands show. Fitted on
/// the last rounds of games between masters.
const SURPRISE: f64 = 0.2;

/// The weights: those of two seats are fitted on 243 games between masters, and stand for all numbers of seats.
pub(super) static MODEL: LazyLock<Model> =
    LazyLock::new(|| Model::parse(include_str!("../../weights/ricemarll.txt")));

pub(super) fn rounds_left(game: &Ricemarll) -> u8 {
    6 - game.round()
}

/// Luck grows with the square root of the rounds left, and so shrinks what anything counts for.
fn scale(game: &Ricemarll) -> f64 {
    f64::from(rounds_left(game).max(1)).sqrt().recip()
}

fn uses(card: Card) -> f64 {
    USES[card.index()]
}

/// The mean use of cards, and how many there are.
fn mean(cards: impl Iterator<Item = Card>) -> (f64, f64) {
    let (sum, count) = cards.fold((0.0, 0.0), |(sum, count), card| {
        (sum + uses(card), count + 1.0)
    });
    (sum / f64::max(count, 1.0), count)
}

/// The mean use of a card that is drawn from the deck when so many are needed. This round's cards count as discarded.
fn drawn(game: &Ricemarll, seat: Seat, needed: f64) -> f64 {
    let (bag, count) = mean(game.bag(seat).all());
    let round = game.cards_of_round(seat);
    let (discard, _) = mean(game.discard(seat).all().chain(round.all()));
    let from_bag = f64::min(count / f64::max(needed, 1.0), 1.0);
    from_bag * bag + (1.0 - from_bag) * discard
}

/// What each seat will take in the rest of a draft if all take what is of most use.
fn rest_of_draft(game: &Ricemarll) -> [(Vec<Card>, usize); MAX_SEATS] {
    let (offer, mut specials) = game.on_offer();
    let mut offer = offer.to_vec();
    offer.sort_by(|one, other| uses(*other).total_cmp(&uses(*one)));
    let mut taken = [(); MAX_SEATS].map(|()| (Vec::new(), 0));
    for (seat, takes) in game.drafters() {
        for _ in 0..takes {
            let (cards, goals) = &mut taken[seat.index()];
            if specials > 0 && offer.first().is_none_or(|card| uses(*card) < GOAL_USE) {
                specials -= 1;
                *goals += 1;
            } else if !offer.is_empty() {
                cards.push(offer.remove(0));
            }
        }
    }
    taken
}

/// What the curve knows of a seat at the end of a round, if it then takes these cards and this many special goals.
fn features(game: &Ricemarll, seat: Seat, taken: &[Card], specials: usize) -> Features {
    let mut features = [0.0; MAX_FEATURES];
    features[TOKENS] = f64::from(game.tokens(seat));
    let Some(rounds) = rounds_left(game).checked_sub(1) else {
        return features;
    };
    features[TOKENS + 1] = scale(game) * features[TOKENS];
    features[SPECIALS] = as_f64(game.specials(seat).all().count() + specials);
    let hand: Vec<Card> = taken
        .iter()
        .copied()
        .chain(game.stack(seat))
        .take(6)
        .collect();
    let needed = as_f64(6 - hand.len());
    let next: f64 = hand.iter().copied().map(uses).sum();
    features[NEXT_CARDS] = next + needed * drawn(game, seat, needed);
    let round = game.cards_of_round(seat);
    let owned = taken
        .iter()
        .copied()
        .chain(game.stack(seat))
        .chain(game.bag(seat).all());
    let (all, _) = mean(owned.chain(game.discard(seat).all()).chain(round.all()));
    features[LATER_CARDS] = 6.0 * f64::from(rounds) * all;
    features.map(|feature| scale(game) * feature)
}

/// How early a seat drafts, from 0 to 1: the share of the others who have more tokens.
fn place(game: &Ricemarll, seat: Seat) -> f64 {
    let others = game.active().without(seat);
    let after = |other: Seat| match game.tokens(other).cmp(&game.tokens(seat)) {
        Ordering::Less => 0.0,
        Ordering::Equal => 0.5,
        Ordering::Greater => 1.0,
    };
    others.into_iter().map(after).sum::<f64>() / as_f64(others.len())
}

/// [`crate::strategy::Strategy::features`]: before the first take, what is known at the end of a round, too.
pub(super) fn features_in_draft(game: &Ricemarll, seat: Seat) -> Features {
    let takes: Vec<usize> = game.drafters().map(|(_, takes)| takes).collect();
    let is_untouched = takes.len() == game.active().len() && takes.first() == takes.last();
    if is_untouched {
        let mut features = features(game, seat, &[], 0);
        features[PLACE] = scale(game) * place(game, seat);
        return features;
    }
    let (cards, specials) = &rest_of_draft(game)[seat.index()];
    features(game, seat, cards, *specials)
}

/// The values in a draft.
pub(super) fn values_in_draft(game: &Ricemarll) -> SeatValues {
    let taken = rest_of_draft(game);
    let mut all = [None; MAX_SEATS];
    for seat in game.active() {
        let (cards, specials) = &taken[seat.index()];
        all[seat.index()] = Some(features(game, seat, cards, *specials));
    }
    MODEL.chances(&all)
}

/// The exponential function of every multiple of a number, from 0.
fn powers<const N: usize>(of: f64) -> [f64; N] {
    let mut multiple = 0.0;
    [(); N].map(|()| {
        multiple += of;
        f64::exp(multiple - of)
    })
}

/// Tokens that each seat wins in a round, one byte for each seat.
pub(super) type Gains = u64;

pub(super) fn gain(seat: Seat, tokens: u16) -> Gains {
    Gains::from(tokens) << (8 * seat.index())
}

fn gain_of(gains: Gains, seat: Seat) -> usize {
    (gains >> (8 * seat.index()) & 0xFF) as usize
}

/// The values of all ways in which a round can end.
pub(super) struct Leaf {
    active: Seats,
    is_last: bool,
    /// Are all choices of the last round known?
    is_exact: bool,
    tokens: [usize; MAX_SEATS],
    /// What a special goal adds to a seat's score; the chance to win is a softmax of the scores.
    pub(super) special: f64,
    /// What a card that is drawn in the next round adds for each token that it is of use.
    card: f64,
    /// The exponential function of the scores before the round's tokens.
    weights: [f64; MAX_SEATS],
    /// What some more tokens multiply a weight by.
    growth: [f64; 128],
    /// What two others with more tokens, or one with more or two with as many, multiply a weight by.
    places: [f64; 2 * MAX_SEATS],
}

impl Leaf {
    pub(super) fn of(game: &Ricemarll) -> Self {
        let active = game.active();
        let (scale, is_last) = (scale(game), rounds_left(game) == 0);
        let mut model = *MODEL.weights(active.len());
        let token = |model: &Features| scale * (model[TOKENS] + scale * model[TOKENS + 1]);
        if is_last {
            model = [0.0; MAX_FEATURES];
            model[TOKENS] = SURPRISE;
        } else if game.is_hidden() {
            let blur = f64::hypot(1.0, token(&model) / SURPRISE);
            model = model.map(|weight| weight / blur);
        }
        let score = |seat: Seat| -> f64 {
            let features = features(game, seat, &[], 0);
            features.iter().zip(model).map(|(x, w)| x * w).sum()
        };
        let most = active.into_iter().map(score).fold(f64::MIN, f64::max);
        let (mut weights, mut tokens) = ([0.0; MAX_SEATS], [0; MAX_SEATS]);
        for seat in active {
            weights[seat.index()] = (score(seat) - most).exp();
            tokens[seat.index()] = game.tokens(seat).into();
        }
        Self {
            active,
            is_last,
            is_exact: is_last && !game.is_hidden(),
            tokens,
            special: scale * model[SPECIALS],
            card: scale * model[NEXT_CARDS],
            weights,
            growth: powers(token(&model)),
            places: powers(scale * model[PLACE] / as_f64(2 * active.len() - 2)),
        }
    }

    /// What each seat weighs after these gains.
    fn weigh(&self, gains: Gains) -> SeatValues {
        let mut totals = self.tokens;
        for seat in self.active {
            totals[seat.index()] += gain_of(gains, seat);
        }
        let mut weights = self.weights;
        for seat in self.active {
            let own = totals[seat.index()];
            let mut place = 0;
            for other in self.active {
                let total = totals[other.index()];
                place += usize::from(total > own) + usize::from(total >= own);
            }
            // The seat itself is not ahead of itself.
            weights[seat.index()] *= self.growth[gain_of(gains, seat)] * self.places[place - 1];
        }
        weights
    }

    /// What a special goal that is sure to be won is worth in tokens: it cannot be won later.
    pub(super) fn special_gain(&self) -> u16 {
        if self.is_last { 6 } else { 4 }
    }

    /// The values for all seats if these tokens are won, and this much is added to the score of one seat.
    pub(super) fn values(&self, gains: Gains, seat: Seat, more: f64) -> SeatValues {
        let mut values = [0.0; MAX_SEATS];
        if self.is_exact {
            let total = |seat: Seat| self.tokens[seat.index()] + gain_of(gains, seat);
            let most = self.active.into_iter().map(total).max();
            for seat in self.active {
                values[seat.index()] = f64::from(u8::from(Some(total(seat)) == most));
            }
        } else {
            values = self.weigh(gains);
            values[seat.index()] *= more.exp();
        }
        let sum: f64 = values.iter().sum();
        values.map(|value| value / sum)
    }

    /// The value for one seat, and how fast it grows with the seat's score.
    pub(super) fn value(&self, gains: Gains, seat: Seat) -> (f64, f64) {
        if self.is_exact {
            return (self.values(gains, seat, 0.0)[seat.index()], 0.0);
        }
        let weights = self.weigh(gains);
        let value = weights[seat.index()] / weights.iter().sum::<f64>();
        (value, value * (1.0 - value))
    }

    /// What each kind of card adds to a seat's score if it goes back on top of its deck instead of to the discard pile: it will be drawn
    /// in the next round in place of another.
    pub(super) fn kept(&self, game: &Ricemarll, seat: Seat) -> Kept {
        // Two of the six cards come from the draft.
        let instead = drawn(game, seat, 4.0);
        USES.map(|uses| self.card * (uses - instead))
    }
}

/// Rates what a seat can take in a draft: as what all take is open, it is worth what the curve says if all go on to take what is best.
pub(super) fn takes(game: &Ricemarll, seat: Seat, moves: &[Move]) -> Vec<Rating> {
    let rate = |mv: &Move| Rating {
        values: values_in_draft(&game.after_take(seat, *mv)),
        error: super::LEAF_ERROR,
    };
    moves.iter().map(rate).collect()
}
