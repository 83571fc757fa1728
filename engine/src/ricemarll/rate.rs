//! Rates every move of a seat by the best plan that follows it.

use std::collections::HashMap;

use games::dice::Key;
use games::ricemarll::{Cards, Goal, Move, Ricemarll, Spot};
use games::seat::Seat;

use super::leaf::{Gains, Kept, Leaf};
use super::plans::{self, MOST_GOALS, Numbers, Plan};
use super::reach::{Die, Picks, Reach, SixDice, dice};
use super::worlds::{MULTISET, PLAN, STEP, Table, World};
use crate::search::Mean;
use crate::strategy::{InformationSet, Rating, SeatValues, as_f64, most};
use crate::work::Work;

/// The most special goals about which a plan decides.
const MOST_OWN: usize = 2;

/// The least number of worlds for a plan, and how many plans are tried in all worlds if there are too many.
const FEW: usize = 2;
const REFINED: usize = 48;

/// Sets of goals, as bits.
type GoalBits = u16;

/// What a plan is worth, but for the cards that it leaves.
#[derive(Clone, Copy)]
struct Weighed {
    value: f64,
    /// How fast the value grows with the score of the cards left.
    slope: f64,
    /// The goals that are played for with it.
    goals: GoalBits,
}

/// Judges the plans of one seat.
struct Judge<'a> {
    seat: Seat,
    leaf: &'a Leaf,
    goals: Vec<Goal>,
    worlds: Vec<World>,
    /// The goals that are played for in any case.
    sure: GoalBits,
    /// Special goals about which the seat has yet to decide.
    open: Vec<usize>,
}

impl<'a> Judge<'a> {
    fn of(table: &'a Table<'_>, game: &Ricemarll, seat: Seat) -> Self {
        let mut goals: Vec<Goal> = game.open_goals().collect();
        let mut sure = (1 << goals.len()) - 1;
        let mut open = Vec::new();
        if game.is_hidden() {
            for goal in game.specials(seat).all() {
                if goals.len() == MOST_GOALS {
                    break;
                }
                if game.is_declared(seat, goal) {
                    sure |= 1 << goals.len();
                } else if game.may_declare(seat, goal) && open.len() < MOST_OWN {
                    open.push(goals.len());
                } else {
                    continue;
                }
                goals.push(goal);
            }
        }
        Self {
            seat,
            leaf: &table.leaf,
            worlds: table.worlds(seat, &goals),
            goals,
            sure,
            open,
        }
    }

    /// What a plan comes to in one world: for every fall of the rerolls the gains after the best picks, with their share of all falls.
    fn outcomes<'b>(
        &'b self,
        plan: &'b Plan,
        world: &'b World,
        goals: GoalBits,
    ) -> impl Iterator<Item = (Gains, f64)> + 'b {
        let share = as_f64(plan.picks) / as_f64(plan.numbers.len());
        plan.numbers.chunks(plan.picks).map(move |faces| {
            let mut best = (f64::MIN, 0);
            for numbers in faces {
                let gains = world.gains(numbers, goals);
                let (value, _) = self.leaf.value(gains, self.seat);
                if value > best.0 {
                    best = (value, gains);
                }
            }
            (best.1, share)
        })
    }

    fn declared(&self, goals: GoalBits) -> f64 {
        f64::from((goals & !self.sure).count_ones()) * self.leaf.special
    }

    /// What a plan is worth in the first of the worlds, with the best declarations.
    fn weigh(&self, plan: &Plan, worlds: usize) -> Weighed {
        let mut best = Weighed {
            value: f64::MIN,
            slope: 0.0,
            goals: 0,
        };
        for declared in 0..1 << self.open.len() {
            let mut goals = self.sure;
            for (at, goal) in self.open.iter().enumerate() {
                goals |= (declared >> at & 1) << goal;
            }
            let (mut sum, mut slope) = (0.0, 0.0);
            for world in &self.worlds[..worlds] {
                for (gains, share) in self.outcomes(plan, world, goals) {
                    let (value, rise) = self.leaf.value(gains, self.seat);
                    sum += share * value;
                    slope += share * rise;
                }
            }
            let slope = slope / as_f64(worlds);
            let value = sum / as_f64(worlds) - slope * self.declared(goals);
            if value > best.value {
                best = Weighed {
                    value,
                    slope,
                    goals,
                };
            }
        }
        best
    }

    /// Weighs plans without the cards that they leave. If there are too many, only the best of them in some worlds are tried in all.
    fn weigh_all(&self, plans: &[Plan], work: &mut Work) -> Vec<Weighed> {
        let mut known: HashMap<&[Numbers], usize> = HashMap::new();
        let mut distinct: Vec<&Plan> = Vec::new();
        let same: Vec<usize> = plans
            .iter()
            .map(|plan| {
                *known.entry(&plan.numbers).or_insert_with(|| {
                    distinct.push(plan);
                    distinct.len() - 1
                })
            })
            .collect();
        let world: u64 = distinct
            .iter()
            .map(|plan| plan.numbers.len() as u64 * PLAN)
            .sum::<u64>()
            << self.open.len();
        let most = self.worlds.len();
        let few = usize::try_from(work.left() / 2 / world.max(1))
            .unwrap_or(most)
            .clamp(most.min(FEW), most);
        work.spend(few as u64 * world);
        let mut weighed: Vec<Weighed> = distinct.iter().map(|plan| self.weigh(plan, few)).collect();
        if few < most {
            let mut order: Vec<usize> = (0..weighed.len()).collect();
            order.sort_by(|one, other| weighed[*other].value.total_cmp(&weighed[*one].value));
            let (refined, rest) = order.split_at(REFINED.min(order.len()));
            let mut best = f64::MIN;
            for at in refined {
                weighed[*at] = self.weigh(distinct[*at], most);
                best = best.max(weighed[*at].value);
            }
            work.spend(world * (refined.len() * most / distinct.len()) as u64);
            // Luck in a few worlds proves nothing.
            for at in rest {
                weighed[*at].value = weighed[*at].value.min(best);
            }
        }
        same.into_iter().map(|at| weighed[at]).collect()
    }

    /// Everything that can still be done in a position: the plans, and what they are worth.
    fn all(
        &self,
        position: &Position,
        kept: &Kept,
        work: &mut Work,
    ) -> (Reach, Vec<Plan>, Vec<Weighed>) {
        let reach = Reach::of(&position.dice, &position.hand, Picks::Late, kept);
        work.spend(reach.steps as u64 * STEP + reach.len() as u64 * MULTISET);
        let plans = plans::all(&reach, &self.goals);
        let weighed = self.weigh_all(&plans, work);
        (reach, plans, weighed)
    }

    /// The rating of the best that can still be done in a position.
    fn best(&mut self, position: &Position, kept: &Kept, work: &mut Work) -> Rating {
        let before = (self.sure, self.open.clone());
        if let Some((goal, is_declared)) = position.decided {
            let at = self.goals.iter().position(|known| *known == goal);
            self.open.retain(|open| Some(*open) != at);
            self.sure |= GoalBits::from(is_declared) << at.unwrap_or(0);
        }
        let (_, mut plans, weighed) = self.all(position, kept, work);
        let at = most(
            plans
                .iter()
                .zip(&weighed)
                .map(|(plan, of)| of.value + of.slope * plan.left),
        );
        plans[at].left += position.left;
        let rating = self.rating(&plans[at], weighed[at].goals);
        (self.sure, self.open) = before;
        rating
    }

    fn rating(&self, plan: &Plan, goals: GoalBits) -> Rating {
        let mut sum = SeatValues::default();
        let mut mean = Mean::default();
        for world in &self.worlds {
            let mut own = 0.0;
            for (gains, share) in self.outcomes(plan, world, goals) {
                let values = self
                    .leaf
                    .values(gains, self.seat, plan.left - self.declared(goals));
                own += share * values[self.seat.index()];
                for (sum, value) in sum.iter_mut().zip(values) {
                    *sum += share * value / as_f64(self.worlds.len());
                }
            }
            mean.add(own);
        }
        Rating {
            values: sum,
            error: mean.error() * 2f64.sqrt(),
        }
    }
}

/// What a seat can still do in this round. Equal dice can do the same, so many moves lead to equal positions.
#[derive(PartialEq)]
struct Position {
    dice: SixDice,
    /// The cards that can still be placed.
    hand: Cards,
    /// The score of the cards for which there is a place off the dice.
    left: f64,
    /// The special goal that is decided about, and whether it is declared.
    decided: Option<(Goal, bool)>,
}

impl Position {
    fn of(game: &Ricemarll, seat: Seat, kept: &Kept) -> Self {
        let lineup = game.lineup(seat);
        let mut position = Self {
            dice: dice(lineup),
            hand: *game.hand(seat),
            left: lineup.at(Spot::Top).map(|card| kept[card.index()]).sum(),
            decided: None,
        };
        if !game.is_placing() {
            position.lock(kept);
        }
        position
    }

    /// The cards in the hand go back on the deck.
    fn lock(&mut self, kept: &Kept) {
        let hand = std::mem::take(&mut self.hand);
        self.left += hand.all().map(|card| kept[card.index()]).sum::<f64>();
    }

    fn after(game: &Ricemarll, seat: Seat, kept: &Kept, mv: Move) -> Self {
        let mut position = Self::of(game, seat, kept);
        match mv {
            Move::Pick(die, face) => position.dice = dice(&game.lineup(seat).with_pick(die, face)),
            Move::Declare(goal) => position.decided = Some((goal, true)),
            Move::Keep(goal) => position.decided = Some((goal, false)),
            _ => position.lock(kept),
        }
        position
    }
}

/// Rates every move of a seat while cards are placed, goals declared or faces picked.
pub(super) fn moves(
    information: &InformationSet<Ricemarll>,
    moves: &[Move],
    work: &mut Work,
    key: &Key,
) -> Vec<Rating> {
    let (game, seat) = (information.representative(), information.seat());
    let table = Table::of(game, Some(seat), work, key);
    let kept = table.leaf.kept(game, seat);
    let mut judge = Judge::of(&table, game, seat);
    let here = Position::of(game, seat, &kept);
    let (reach, plans, weighed) = judge.all(&here, &kept, work);
    let worth: Vec<(f64, f64)> = weighed.iter().map(|of| (of.value, of.slope)).collect();
    let firsts = reach.firsts(&worth);
    work.spend(reach.steps as u64 * STEP);
    let mut known: Vec<(Position, Rating)> = Vec::new();
    let mut rate = |mv: &Move| {
        let (branch, gained) = match *mv {
            Move::Put(card, Spot::Die(at)) => {
                let die = Die::of(game.lineup(seat), at.into());
                let at = here
                    .dice
                    .iter()
                    .position(|other| *other == die)
                    .unwrap_or(0);
                match firsts.placed(card, at) {
                    Some(branch) => (branch, 0.0),
                    // There the card does nothing, so it is as good as thrown away.
                    None => (firsts.unused(card), -firsts.left(card, &kept)),
                }
            }
            Move::Put(card, spot) => {
                let instead = if spot == Spot::Top {
                    kept[card.index()]
                } else {
                    0.0
                };
                (firsts.unused(card), instead - firsts.left(card, &kept))
            }
            // What is taken back can be put there again.
            Move::Back(..) => (firsts.best, 0.0),
            _ => {
                let position = Position::after(game, seat, &kept, *mv);
                if let Some((_, rating)) = known.iter().find(|(known, _)| *known == position) {
                    return *rating;
                }
                let rating = judge.best(&position, &kept, work);
                known.push((position, rating));
                return rating;
            }
        };
        let left = here.left + branch.left + gained;
        let plan = Plan {
            left,
            ..plans[branch.multiset].clone()
        };
        judge.rating(&plan, weighed[branch.multiset].goals)
    };
    moves.iter().map(&mut rate).collect()
}
