//! Rules of thumb: the quick policies of playouts and of the weaker levels. They place one card at a time.

use games::ricemarll::{Card, Cards, Goal, Lineup, Move, Ricemarll, Spot, Values};
use games::seat::{MAX_SEATS, Seat, Seats};

use super::leaf::rounds_left;
use crate::strategy::most;

/// The least gain, in tokens, for which a card is played.
const MIN_GAIN: f64 = 0.06;

/// The values of all dice of all seats, which goals compare.
type Table = [Values; MAX_SEATS];

fn table_of(game: &Ricemarll, rerolls: u8) -> Table {
    let mut table = [[0; Lineup::DICE]; MAX_SEATS];
    for seat in game.active() {
        table[seat.index()] = game.lineup(seat).values_if(rerolls, true);
    }
    table
}

/// Does the plan allow for the cards that the others will play?
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Foresight {
    /// No: the others' dice stay as they are.
    None,
    /// Yes.
    Cards,
}

/// How much the others will still improve on the dice on the table, and how uncertain that is.
fn head_start(goal: Goal, foresight: Foresight) -> (f64, f64) {
    let (improvement, uncertainty) = if goal.is_wide() {
        (4.5, 4.0)
    } else {
        (0.9, 0.8)
    };
    match foresight {
        Foresight::None => (0.0, uncertainty / 3.0),
        Foresight::Cards => (improvement, uncertainty),
    }
}

/// The expected number of tokens from a goal for this number, against the best of the others' numbers.
fn promise(
    goal: Goal,
    foresight: Foresight,
    number: i16,
    mut others: impl Iterator<Item = i16>,
) -> f64 {
    let lead = others.try_fold(i16::MAX, |least, other| {
        Some(least.min(goal.ahead(number, other)?))
    });
    match lead {
        Some(lead) => {
            let (improvement, uncertainty) = head_start(goal, foresight);
            6.0 / (1.0 + ((improvement - f64::from(lead)) / uncertainty).exp())
        }
        // Second place is too uncertain to aim for.
        None => 2.0,
    }
}

/// [`promise`] for a seat with these dice.
fn promise_of(
    goal: Goal,
    foresight: Foresight,
    mine: &Values,
    seat: Seat,
    table: &Table,
    active: Seats,
) -> f64 {
    let others = active.without(seat).into_iter();
    let numbers = others.map(|other| goal.measure(&table[other.index()]));
    promise(goal, foresight, goal.measure(mine), numbers)
}

/// The goals of a plan.
#[derive(Clone, Copy)]
struct Aims<'a> {
    goals: &'a [Goal],
    foresight: Foresight,
}

/// The expected number of tokens from these dice, over all goals of the plan.
fn total_promise(
    game: &Ricemarll,
    aims: Aims<'_>,
    seat: Seat,
    lineup: &Lineup,
    table: &Table,
) -> f64 {
    let of = |values: Values| -> f64 {
        let goals = aims.goals.iter();
        let promise =
            |goal: &Goal| promise_of(*goal, aims.foresight, &values, seat, table, game.active());
        goals.map(promise).sum()
    };
    let dice = 0..Lineup::DICE;
    if dice.clone().any(|die| lineup.rolls_again(die)) {
        let rolled = [1, 3, 4, 6].map(|face| of(lineup.values_if(face, true)));
        rolled.iter().sum::<f64>() / 4.0
    } else if dice.clone().any(|die| lineup.is_open(die)) {
        of(lineup.values_if(3, true)).max(of(lineup.values_if(3, false)))
    } else {
        of(lineup.values_if(3, true))
    }
}

/// Every kind of card on every die.
fn placements(cards: &Cards) -> impl Iterator<Item = (Card, Spot)> {
    let spots = &Spot::ALL[..Lineup::DICE];
    cards
        .kinds()
        .flat_map(move |card| spots.iter().map(move |spot| (card, *spot)))
}

/// The placement that gains most, if any gains at least [`MIN_GAIN`].
fn next_card(
    game: &Ricemarll,
    aims: Aims<'_>,
    seat: Seat,
    lineup: &Lineup,
    cards: &Cards,
    table: &Table,
) -> Option<(Card, Spot)> {
    let now = total_promise(game, aims, seat, lineup, table);
    let mut best = (now + MIN_GAIN, None);
    for (card, spot) in placements(cards) {
        let then = total_promise(game, aims, seat, &lineup.with(card, spot), table);
        if then > best.0 {
            best = (then, Some((card, spot)));
        }
    }
    best.1
}

/// The general usefulness of a card: cards that allow many numbers, or large changes, are the best.
fn card_appeal(card: Card) -> f64 {
    match card.to_string().as_str() {
        "pick" => 4.0,
        "double" | "negate" | "set0" | "set7" => 3.0,
        "flip" | "half" => 2.0,
        "blank" => 0.0,
        "reroll" => 1.0,
        _ => 2.5,
    }
}

/// Decisions outside the placing phase, by rules of thumb.
pub(super) fn rule_of_thumb(game: &Ricemarll, seat: Seat, moves: &[Move]) -> usize {
    let goals: Vec<Goal> = game.goals_in_play().collect();
    let table = table_of(game, 4);
    let promise_of = |goal: Goal, values: &Values| {
        promise_of(goal, Foresight::Cards, values, seat, &table, game.active())
    };
    most(moves.iter().map(|mv| match *mv {
        Move::Declare(goal) => {
            let values = game.lineup(seat).values_if(4, true);
            let threshold = if rounds_left(game) > 0 { 3.4 } else { 0.0 };
            promise_of(goal, &values) - threshold
        }
        Move::Pick(die, face) => {
            let mut values = game.lineup(seat).values_if(4, true);
            values[usize::from(die)] = game.lineup(seat).worth(usize::from(die), face);
            goals.iter().map(|goal| promise_of(*goal, &values)).sum()
        }
        Move::Take(card) => card_appeal(card),
        Move::TakeGoal => 3.5,
        _ => 0.0,
    }))
}

/// The next placement of a plan for these goals, or the lock when the plan is complete.
pub(super) fn place(
    game: &Ricemarll,
    seat: Seat,
    moves: &[Move],
    goals: &[Goal],
    foresight: Foresight,
) -> usize {
    let table = table_of(game, 4);
    let aims = Aims { goals, foresight };
    let card = next_card(game, aims, seat, game.lineup(seat), game.hand(seat), &table);
    let wanted = card.map_or(Move::Lock, |(card, spot)| Move::Put(card, spot));
    moves.iter().position(|mv| *mv == wanted).unwrap_or(0)
}
