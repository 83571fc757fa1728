//! Rules of thumb: the quick policies of playouts and of the weaker levels. They place one card at a time.

use games::ricemarll::{Card, Goal, Lineup, Move, Ricemarll, Spot, Values};
use games::seat::{MAX_SEATS, Seat};

use super::leaf::rounds_left;
use crate::strategy::{as_f64, most};

/// The least gain, in tokens, for which a card is played.
const MIN_GAIN: f64 = 0.06;

/// Does the plan allow for the cards that the others will play?
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Foresight {
    /// No: the others' dice stay as they are.
    None,
    /// Yes.
    Cards,
}

/// What a seat goes by.
struct Outlook<'a> {
    game: &'a Ricemarll,
    seat: Seat,
    foresight: Foresight,
    /// The values of all dice of all seats, which goals compare.
    table: [Values; MAX_SEATS],
}

impl<'a> Outlook<'a> {
    fn of(game: &'a Ricemarll, seat: Seat, foresight: Foresight) -> Self {
        let mut table = [[0; Lineup::DICE]; MAX_SEATS];
        for seat in game.active() {
            table[seat.index()] = game.lineup(seat).values_if(4, true);
        }
        Self {
            game,
            seat,
            foresight,
            table,
        }
    }

    /// How much the others will still improve on the dice on the table, and how uncertain that is.
    fn head_start(&self, goal: Goal) -> (f64, f64) {
        let (improvement, uncertainty) = if goal.is_wide() {
            (4.5, 4.0)
        } else {
            (0.9, 0.8)
        };
        match self.foresight {
            Foresight::None => (0.0, uncertainty / 3.0),
            Foresight::Cards => (improvement, uncertainty),
        }
    }

    /// The expected number of tokens from a goal with these dice, against the best of the others.
    fn promise(&self, goal: Goal, mine: &Values) -> f64 {
        let number = goal.measure(mine);
        let mut others = self.game.active().without(self.seat).into_iter();
        let lead = others.try_fold(i16::MAX, |least, other| {
            let other = goal.measure(&self.table[other.index()]);
            Some(least.min(goal.ahead(number, other)?))
        });
        match lead {
            Some(lead) => {
                let (improvement, uncertainty) = self.head_start(goal);
                6.0 / (1.0 + ((improvement - f64::from(lead)) / uncertainty).exp())
            }
            // Second place is too uncertain to aim for.
            None => 2.0,
        }
    }

    /// The expected number of tokens from these dice, over all goals of the plan.
    fn total_promise(&self, goals: &[Goal], lineup: &Lineup) -> f64 {
        let of = |values: Values| -> f64 {
            let promises = goals.iter().map(|goal| self.promise(*goal, &values));
            promises.sum()
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

    /// The placement that gains most, if any gains at least [`MIN_GAIN`].
    fn next_card(&self, goals: &[Goal]) -> Option<(Card, Spot)> {
        let lineup = self.game.lineup(self.seat);
        let now = self.total_promise(goals, lineup);
        let mut best = (now + MIN_GAIN, None);
        for card in self.game.hand(self.seat).kinds() {
            for spot in &Spot::ALL[..Lineup::DICE] {
                let then = self.total_promise(goals, &lineup.with(card, *spot));
                if then > best.0 {
                    best = (then, Some((card, *spot)));
                }
            }
        }
        best.1
    }
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
    let outlook = Outlook::of(game, seat, Foresight::Cards);
    most(moves.iter().map(|mv| match *mv {
        Move::Declare(goal) => {
            let values = game.lineup(seat).values_if(4, true);
            // Nothing is gained by keeping it for later in the last round, where it has to be worth more than an even share.
            let last = 6.0 / as_f64(game.active().len());
            let threshold = if rounds_left(game) > 0 { 3.4 } else { last };
            outlook.promise(goal, &values) - threshold
        }
        Move::Pick(die, face) => {
            let mut values = game.lineup(seat).values_if(4, true);
            values[usize::from(die)] = game.lineup(seat).worth(usize::from(die), face);
            let promises = goals.iter().map(|goal| outlook.promise(*goal, &values));
            promises.sum()
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
    let card = Outlook::of(game, seat, foresight).next_card(goals);
    let wanted = card.map_or(Move::Lock, |(card, spot)| Move::Put(card, spot));
    moves.iter().position(|mv| *mv == wanted).unwrap_or(0)
}
