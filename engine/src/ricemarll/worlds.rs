//! How a round may end: hands that the seats may hold, what they would make of them, and the tokens for every number.
//!
//! Everybody chooses at once and in secret. So the plans are worked out as an equilibrium: each seat answers, hand by hand, all that the
//! others have done, again and again (fictitious play). Half of a seat's hands answer and are answered; the other half only answer. As no
//! plan of theirs was chosen against any other of theirs, what they come to against each other is what may happen, and not what was hoped.

use std::ops::RangeInclusive;

use games::dice::{Dice, Key};
use games::game::Game;
use games::ricemarll::{Cards, Effect, Goal, Lineup, Ricemarll, Values};
use games::seat::{MAX_SEATS, Seat, Seats, Viewer};

use super::leaf::{Gains, Leaf, gain};
use super::plans::{self, Numbers, Plan};
use super::reach::{Picks, Reach, dice};
use crate::search::{Mean, add_each};
use crate::strategy::{Rating, most};
use crate::work::Work;

/// How often each seat answers the others, in how many worlds each time, and how many of the last answers count.
const ANSWERS: usize = 16;
const TRIES: usize = 2;
const LAST: usize = 8;
/// The least and the most hands that are tried for a seat.
const HANDS: RangeInclusive<usize> = 2..=40;
/// What the hands leave of the work: one part of so many.
const REST: u64 = 4;
/// How many worlds judge a plan, and how many make the value of a position.
const WORLDS: usize = 64;
const ENDS: usize = 256;
/// About how many special goals a hand makes plans.
const MOST_SPECIALS: usize = 2;
/// Where dice can fall in several ways, so many of them are valued.
const DEALS: u32 = 3;

/// The streams of dice that are not for a hand.
const ANSWERING: u32 = 1_000;
const JUDGING: u32 = 1_001;

/// The tokens of a goal that one seat achieves alone.
const ALONE: u16 = 6;

/// Nanoseconds for a step of [`Reach`], for a multiset, and for a plan that answers or is judged in a world.
pub(super) const STEP: u64 = 30;
pub(super) const MULTISET: u64 = 90;
pub(super) const PLAN: u64 = 45;
const ANSWER: u64 = 100;

/// One hand that a seat may hold, and what it would do with it.
struct Hand {
    plans: Vec<Plan>,
    /// What each plan was worth in all the worlds in which it was tried.
    scores: Vec<f64>,
    specials: Vec<Goal>,
    /// The plan of each answer, after the one to begin with.
    chosen: Vec<usize>,
}

/// The tokens from a goal if these are the numbers of all seats.
fn gains_of(game: &Ricemarll, goal: Goal, numbers: &[i16; MAX_SEATS]) -> Gains {
    let (achievers, tokens) = game.achievers(goal, numbers);
    achievers.into_iter().map(|seat| gain(seat, tokens)).sum()
}

/// Which tokens a goal brings, depending on one seat's number.
pub(super) struct Contest {
    /// The others' numbers, sorted.
    cuts: [i16; MAX_SEATS],
    others: usize,
    /// Below, at and above each of them in turn.
    gains: [Gains; 2 * MAX_SEATS],
}

impl Contest {
    pub(super) fn of(
        game: &Ricemarll,
        goal: Goal,
        seat: Seat,
        values: &[Values; MAX_SEATS],
    ) -> Self {
        let mut numbers = values.map(|values| goal.measure(&values));
        let mut cuts = [0; MAX_SEATS];
        let mut others = 0;
        for other in game.active().without(seat) {
            cuts[others] = numbers[other.index()];
            others += 1;
        }
        cuts[..others].sort_unstable();
        let mut gains = [0; 2 * MAX_SEATS];
        for (at, gains) in gains.iter_mut().enumerate().take(2 * others + 1) {
            // Numbers that are equal leave no room between them: those places are never asked for.
            numbers[seat.index()] = match (at % 2, at / 2) {
                (1, cut) => cuts[cut],
                (_, 0) => cuts[0] - 1,
                (_, cut) => cuts[cut - 1] + 1,
            };
            *gains = gains_of(game, goal, &numbers);
        }
        Self {
            cuts,
            others,
            gains,
        }
    }

    pub(super) fn gains(&self, number: i16) -> Gains {
        let mut at = 0;
        for cut in &self.cuts[..self.others] {
            at += usize::from(number > *cut) + usize::from(number >= *cut);
        }
        self.gains[at]
    }
}

/// One way in which the others' dice could turn out.
pub(super) struct World {
    /// For each goal that the seat looks at.
    pub(super) contests: Vec<Contest>,
    /// What the others win by special goals of their own.
    pub(super) fixed: Gains,
}

impl World {
    pub(super) fn gains(&self, numbers: &Numbers, goals: u16) -> Gains {
        let mut gains = self.fixed;
        for (at, contest) in self.contests.iter().enumerate() {
            if goals >> at & 1 == 1 {
                gains += contest.gains(numbers[at]);
            }
        }
        gains
    }
}

/// Which hands take part in a world.
#[derive(Clone, Copy, PartialEq)]
enum Among {
    All,
    /// Those that the others answer, each with its latest answer.
    Answered,
    /// Those that only answer.
    Others,
}

/// How the dice of all seats could turn out, and by which hand of each.
struct End {
    hands: [usize; MAX_SEATS],
    values: [Values; MAX_SEATS],
}

/// The hands of all seats, with what each would do.
pub(super) struct Table<'a> {
    game: &'a Ricemarll,
    goals: Vec<Goal>,
    hands: [Vec<Hand>; MAX_SEATS],
    key: Key,
    pub(super) leaf: Leaf,
}

impl<'a> Table<'a> {
    /// Hands by what `seat` knows: of the others as it may guess, and of itself as the others may.
    pub(super) fn of(game: &'a Ricemarll, seat: Option<Seat>, work: &mut Work, key: &Key) -> Self {
        let mut table = Self {
            game,
            goals: game.open_goals().collect(),
            hands: [(); MAX_SEATS].map(|()| Vec::new()),
            key: *key,
            leaf: Leaf::of(game),
        };
        let most = if game.is_hidden() { *HANDS.end() } else { 1 };
        let spare = work.left() / REST;
        for number in 1..=most {
            let mut dice = key.dice(u32::try_from(number).unwrap_or(0));
            let mut public = game.clone();
            public.redeal(Viewer::Public, &mut dice);
            let mut guessed = game.clone();
            if let Some(seat) = seat {
                guessed.redeal(Viewer::Seat(seat), &mut dice);
            }
            for other in game.active() {
                if number > *HANDS.start() && work.left() <= spare {
                    break;
                }
                let dealt = if seat.is_none() || seat == Some(other) {
                    &public
                } else {
                    &guessed
                };
                let (lineup, cards) = if !game.is_hidden() {
                    (dealt.lineup(other).unpicked(), Cards::default())
                } else if game.is_laid_open(other) {
                    (game.lineup(other).bare(), game.any_hand(other, &mut dice))
                } else {
                    (dealt.lineup(other).bare(), dealt.cards_of_round(other))
                };
                // Others hardly count on a reroll.
                let rerolls = cards.all().filter(|card| card.effect() == Effect::Reroll);
                let cards = rerolls.fold(cards, Cards::without);
                let hand = table.hand(dealt, other, &lineup, &cards, work);
                table.hands[other.index()].push(hand);
            }
        }
        let mut dice = key.dice(ANSWERING);
        for _ in 0..ANSWERS {
            table.answer(&mut dice);
        }
        let is_open = |seat: &Seat| game.is_hidden() && game.is_laid_open(*seat);
        for open in game.active().into_iter().filter(is_open) {
            let mut hand = table.hand(game, open, game.lineup(open), &Cards::default(), work);
            hand.specials.retain(|goal| game.is_declared(open, *goal));
            table.hands[open.index()] = vec![hand];
        }
        table
    }

    /// The mean over what `deal` deals; all states are in the same phase, in which everybody chooses in secret.
    pub(super) fn values(
        deal: &dyn Fn(&mut Dice) -> Ricemarll,
        work: &mut Work,
        key: &Key,
    ) -> Rating {
        let mut means = [Mean::default(); MAX_SEATS];
        let faces = |number| {
            let game = deal(&mut key.dice(number));
            game.active()
                .into_iter()
                .map(|seat| game.lineup(seat).faces())
                .collect::<Vec<_>>()
        };
        let deals = if faces(1) == faces(2) { 1 } else { DEALS };
        for number in 1..=deals {
            let mut part = work.part(deals - number + 1);
            let game = deal(&mut key.dice(number));
            Table::of(&game, None, &mut part, key).add_values(&mut means);
            work.add(&part);
        }
        let error = means.iter().map(Mean::error).fold(0.0, f64::max);
        Rating {
            values: means.map(|mean| mean.mean()),
            error: error * 2f64.sqrt(),
        }
    }

    fn hand(
        &self,
        dealt: &Ricemarll,
        seat: Seat,
        lineup: &Lineup,
        cards: &Cards,
        work: &mut Work,
    ) -> Hand {
        let specials: Vec<Goal> = dealt
            .specials(seat)
            .all()
            .filter(|_| dealt.is_hidden())
            .take(MOST_SPECIALS)
            .collect();
        let mut goals = self.goals.clone();
        goals.extend(&specials);
        let kept = self.leaf.kept(dealt, seat);
        let reach = Reach::of(&dice(lineup), cards, Picks::Early, &kept);
        work.spend(reach.steps as u64 * STEP + reach.len() as u64 * MULTISET);
        let plans = plans::best(&reach, &goals, work);
        work.spend((plans.len() * ANSWERS * TRIES) as u64 * ANSWER);
        Hand {
            scores: vec![0.0; plans.len()],
            plans,
            specials,
            chosen: vec![0],
        }
    }

    /// Each seat answers all that the others have done so far.
    fn answer(&mut self, dice: &mut Dice) {
        let all = (1u16 << self.goals.len()) - 1;
        for seat in self.game.active() {
            let ends: Vec<End> = (0..TRIES)
                .map(|_| self.end(Among::Answered, dice))
                .collect();
            let worlds: Vec<World> = ends
                .iter()
                .map(|end| self.world(seat, &self.goals, end))
                .collect();
            let special = gain(seat, self.leaf.special_gain());
            for hand in &mut self.hands[seat.index()] {
                for (world, end) in worlds.iter().zip(&ends) {
                    let contest = |goal: &Goal| Contest::of(self.game, *goal, seat, &end.values);
                    let contests: Vec<Contest> = hand.specials.iter().map(contest).collect();
                    for (score, plan) in hand.scores.iter_mut().zip(&hand.plans) {
                        let numbers = &plan.numbers[0];
                        let mut gains = world.gains(numbers, all);
                        for (contest, number) in contests.iter().zip(&numbers[self.goals.len()..]) {
                            if contest.gains(*number) == gain(seat, ALONE) {
                                gains += special;
                            }
                        }
                        let (value, rise) = self.leaf.value(gains, seat);
                        *score += value + rise * plan.left;
                    }
                }
                hand.chosen.push(most(hand.scores.iter().copied()));
            }
        }
    }

    fn end(&self, among: Among, dice: &mut Dice) -> End {
        let mut end = End {
            hands: [0; MAX_SEATS],
            values: [[0; 6]; MAX_SEATS],
        };
        for seat in self.game.active() {
            let hands = &self.hands[seat.index()];
            let (part, last) = match among {
                Among::All => (0..hands.len(), LAST),
                Among::Answered => (0..hands.len().div_ceil(2), 1),
                Among::Others => (hands.len() / 2..hands.len(), LAST),
            };
            let at = part.start + dice.index(part.len());
            let Hand { plans, chosen, .. } = &hands[at];
            let back = 1 + dice.index(last.min(chosen.len()));
            end.hands[seat.index()] = at;
            end.values[seat.index()] = plans[chosen[chosen.len() - back]].values;
        }
        end
    }

    fn world(&self, seat: Seat, goals: &[Goal], end: &End) -> World {
        let contest = |goal: &Goal| Contest::of(self.game, *goal, seat, &end.values);
        World {
            contests: goals.iter().map(contest).collect(),
            fixed: self.declared(Some(seat), end),
        }
    }

    /// The worlds that a seat may expect, for these goals.
    pub(super) fn worlds(&self, seat: Seat, goals: &[Goal]) -> Vec<World> {
        let mut dice = self.key.dice(JUDGING);
        (0..WORLDS)
            .map(|_| self.world(seat, goals, &self.end(Among::All, &mut dice)))
            .collect()
    }

    /// What seats win by special goals that they would declare: those that they win alone.
    fn declared(&self, but: Option<Seat>, end: &End) -> Gains {
        let mut gains = 0;
        let active = self.game.active().into_iter();
        for seat in active.filter(|seat| but != Some(*seat)) {
            let hand = &self.hands[seat.index()][end.hands[seat.index()]];
            for goal in &hand.specials {
                let numbers = end.values.map(|values| goal.measure(&values));
                if self.game.achievers(*goal, &numbers).0 == Seats::only(seat) {
                    gains += gain(seat, self.leaf.special_gain());
                }
            }
        }
        gains
    }

    /// Adds the values of many worlds.
    fn add_values(&self, means: &mut [Mean; MAX_SEATS]) {
        let mut dice = self.key.dice(JUDGING);
        for _ in 0..ENDS {
            let end = self.end(Among::Others, &mut dice);
            let mut gains = self.declared(None, &end);
            for goal in &self.goals {
                let numbers = end.values.map(|values| goal.measure(&values));
                gains += gains_of(self.game, *goal, &numbers);
            }
            add_each(means, self.leaf.values(gains, Seat::new(0), 0.0));
        }
    }
}
