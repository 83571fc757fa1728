//! Which values six dice can have with the cards of a hand. Goals see only the multiset of values, so each multiset is found once, with the
//! placing that leaves the best cards in the hand.

use foldhash::fast::FixedState;
use games::ricemarll::{Card, Cards, Effect, Lineup};
use indexmap::IndexMap;

use super::leaf::Kept;

/// A die under its cards: its value for each of the six faces that it may show.
pub(super) type Worths = [i16; 6];

/// What a die is worth once its cards are placed.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Worth {
    Fixed(i16),
    /// It will be rolled again.
    Rolled(Worths),
    /// Its face will be picked when everything else is known.
    Picked(Worths),
}

/// A die with cards behind it, to which more can be added.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Die {
    face: u8,
    worths: Worths,
    is_rolled: bool,
    is_picked: bool,
}

/// Six dice in an order that does not matter.
pub(super) type SixDice = [Die; 6];

/// The dice of a seat, with the cards behind them.
pub(super) fn dice(lineup: &Lineup) -> SixDice {
    let mut dice = [0, 1, 2, 3, 4, 5].map(|die| Die::of(lineup, die));
    dice.sort_unstable();
    dice
}

impl Die {
    pub(super) fn of(lineup: &Lineup, die: usize) -> Self {
        let mut face = 0;
        Self {
            face: lineup.lying(die),
            worths: [(); 6].map(|()| {
                face += 1;
                lineup.worth(die, face)
            }),
            is_rolled: lineup.rolls_again(die),
            is_picked: lineup.is_open(die),
        }
    }

    fn with(mut self, card: Card) -> Self {
        match card.effect() {
            // The opposite side of the die, whatever lies behind it.
            Effect::Flip => self.worths.reverse(),
            Effect::Reroll => self.is_rolled = true,
            Effect::Pick => self.is_picked = true,
            _ => self.worths = self.worths.map(|value| card.applied(value)),
        }
        self
    }

    /// A pick comes after all rerolls, so it makes them useless.
    fn worth(self) -> Worth {
        if self.is_picked {
            Worth::Picked(self.worths)
        } else if self.is_rolled {
            Worth::Rolled(self.worths)
        } else {
            Worth::Fixed(self.worths[usize::from(self.face) - 1])
        }
    }
}

/// The subsets of a hand, as numbers with one digit for each kind of card.
struct Subsets {
    cards: Vec<(Card, u8)>,
    /// How many subsets there are.
    count: usize,
    /// `joined[one * count + other]` is both together, or `NONE` if the hand has too few cards.
    joined: Vec<u8>,
}

const NONE: u8 = u8::MAX;

impl Subsets {
    fn of(hand: &Cards) -> Self {
        let cards: Vec<(Card, u8)> = hand
            .kinds()
            .filter(|card| card.effect() != Effect::Blank)
            .map(|card| (card, hand.count(card)))
            .collect();
        let count = cards
            .iter()
            .map(|(_, held)| usize::from(*held) + 1)
            .product();
        let mut subsets = Self {
            cards,
            count,
            joined: Vec::new(),
        };
        let digits: Vec<Vec<u8>> = (0..count).map(|set| subsets.digits(set)).collect();
        for one in &digits {
            for other in &digits {
                let mut joined = Some((0u8, 1u8));
                for ((one, other), (_, held)) in one.iter().zip(other).zip(&subsets.cards) {
                    joined = joined
                        .filter(|_| one + other <= *held)
                        .map(|(sum, unit)| (sum + (one + other) * unit, unit * (held + 1)));
                }
                subsets.joined.push(joined.map_or(NONE, |(sum, _)| sum));
            }
        }
        subsets
    }

    /// How many cards of each kind are in a subset.
    fn digits(&self, mut set: usize) -> Vec<u8> {
        let mut digits = Vec::with_capacity(self.cards.len());
        for (_, held) in &self.cards {
            let radix = usize::from(*held) + 1;
            digits.push(u8::try_from(set % radix).unwrap_or(NONE));
            set /= radix;
        }
        digits
    }

    /// The subsets with one card less, and the number of that card among the kinds.
    fn shorter(&self, set: usize) -> impl Iterator<Item = (usize, usize)> {
        let mut unit = 1;
        let digits = self.digits(set).into_iter().zip(&self.cards).enumerate();
        digits.filter_map(move |(kind, (digit, (_, held)))| {
            let less = set.checked_sub(unit).filter(|_| digit > 0);
            unit *= usize::from(*held) + 1;
            less.map(|less| (less, kind))
        })
    }

    /// What a die can be worth with exactly these cards behind it, for every subset, but nothing that needs fewer cards, too.
    /// `position` numbers what it is worth.
    fn stacked(
        &self,
        bare: Die,
        relevant: [bool; 6],
        mut position: impl FnMut(Die, &mut Vec<usize>),
    ) -> Vec<Vec<Stacked>> {
        let mut all: Vec<Vec<(Die, u8)>> = Vec::new();
        let mut reached: Vec<Vec<usize>> = Vec::new();
        let mut thrifty = Vec::new();
        for set in 0..self.count {
            let mut stacks: Vec<(Die, u8)> = (set == 0).then_some((bare, 0)).into_iter().collect();
            let mut before: Vec<usize> = Vec::new();
            for (less, kind) in self.shorter(set) {
                for (shorter, firsts) in &all[less] {
                    let mut longer = shorter.with(self.cards[kind].0);
                    for (value, relevant) in longer.worths.iter_mut().zip(relevant) {
                        *value *= i16::from(relevant);
                    }
                    let firsts = if *firsts == 0 { 1 << kind } else { *firsts };
                    match stacks.iter_mut().find(|(die, _)| *die == longer) {
                        Some((_, known)) => *known |= firsts,
                        None => stacks.push((longer, firsts)),
                    }
                }
                before.extend(&reached[less]);
            }
            before.sort_unstable();
            before.dedup();
            let mut found: Vec<Stacked> = Vec::new();
            for (die, firsts) in &stacks {
                let mut positions = Vec::new();
                position(*die, &mut positions);
                for position in positions {
                    if before.binary_search(&position).is_ok() || position > 0xFF {
                        continue;
                    }
                    match found.iter_mut().find(|known| known.position == position) {
                        Some(known) => known.firsts |= firsts,
                        None => found.push(Stacked {
                            position,
                            firsts: *firsts,
                        }),
                    }
                }
            }
            before.extend(found.iter().map(|found| found.position));
            all.push(stacks);
            reached.push(before);
            thrifty.push(found);
        }
        thrifty
    }
}

/// A die with some cards behind it.
#[derive(Clone, Copy)]
struct Stacked {
    /// What it is worth, as a position.
    position: usize,
    /// The kinds of cards that can be the first of them, as bits.
    firsts: u8,
}

/// Multisets of dice with the best score seen for each, in the order in which they came, which is the same on every machine.
type Level = IndexMap<u64, f64, FixedState>;

fn add(level: &mut Level, key: u64, score: f64) {
    let best = level.entry(key).or_insert(score);
    *best = best.max(score);
}

/// Everything that a hand can make of six dice.
pub(super) struct Reach {
    subsets: Subsets,
    /// The score of the cards that a subset leaves.
    left: Vec<f64>,
    /// What a die can be worth; multisets have positions in this list.
    worths: Vec<Worth>,
    /// What each die can come to with each subset.
    dice: Vec<Vec<Vec<Stacked>>>,
    /// The multisets of the first dice, by number, with the cards used for them; of all six dice, without the cards but with the best
    /// score of the cards left. A multiset is six positions of one byte each, sorted.
    levels: Vec<Level>,
    /// How many steps it took.
    pub(super) steps: usize,
}

/// The bits of a key that say which cards are used.
const USED: u32 = 48;

/// Puts one more position into a sorted key.
fn inserted(key: u64, position: usize) -> u64 {
    let position = position as u64;
    let mut shift = 0;
    while key >> shift & 0xFF > position {
        shift += 8;
    }
    let low = (1 << shift) - 1;
    (key & !low) << 8 | position << shift | key & low
}

/// When the faces of dice with pick cards are chosen.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Picks {
    /// With everything else in sight, as the rules have it.
    Late,
    /// While the cards are placed.
    Early,
}

impl Reach {
    /// `kept` is the score of a card of each kind that is not placed.
    pub(super) fn of(dice: &SixDice, hand: &Cards, picks: Picks, kept: &Kept) -> Self {
        let subsets = Subsets::of(hand);
        let opens = |card: Card| matches!(card.effect(), Effect::Pick | Effect::Reroll);
        let open_cards = hand.all().filter(|card| opens(*card)).count();
        let open_dice = dice
            .iter()
            .filter(|die| die.is_picked || die.is_rolled)
            .count();
        // With more than one, there are too many ways to pick later.
        let is_early = picks == Picks::Early || open_cards + open_dice > 1;
        let any_flip = hand.all().any(|card| card.effect() == Effect::Flip);
        let left = (0..subsets.count)
            .map(|set| {
                let digits = subsets.digits(set);
                let score = |(used, (card, held)): (&u8, &(Card, u8))| {
                    f64::from(held - used) * kept[card.index()].max(0.0)
                };
                digits.iter().zip(&subsets.cards).map(score).sum::<f64>()
            })
            .collect();
        let mut worths: Vec<Worth> = Vec::new();
        let stacked = |die: &Die| {
            let relevant = std::array::from_fn(|face| {
                open_cards + open_dice > 0
                    || face + 1 == usize::from(die.face)
                    || any_flip && face + usize::from(die.face) == 6
            });
            subsets.stacked(*die, relevant, |die, positions| {
                let mut add = |worth: Worth| {
                    let known = worths.iter().position(|known| *known == worth);
                    positions.push(
                        1 + known.unwrap_or_else(|| {
                            worths.push(worth);
                            worths.len() - 1
                        }),
                    );
                };
                match die.worth() {
                    Worth::Picked(values) if is_early => values
                        .into_iter()
                        .for_each(|value| add(Worth::Fixed(value))),
                    worth => add(worth),
                }
            })
        };
        let dice = dice.iter().map(stacked).collect();
        let mut reach = Self {
            subsets,
            left,
            worths,
            dice,
            levels: vec![Level::from_iter([(0, 0.0)])],
            steps: 0,
        };
        for number in 0..6 {
            let (mut next, mut steps) = (Level::default(), 0);
            for key in reach.levels[number].keys() {
                steps += reach.each_step(number, *key, |key, set, _| {
                    let score = if number == 5 { reach.left[set] } else { 0.0 };
                    add(&mut next, key, score);
                });
            }
            reach.levels.push(next);
            reach.steps += steps;
        }
        reach
    }

    /// Puts every possible subset behind one more die: passes on the key, the cards used so far, and the kinds that can come first.
    fn each_step(&self, number: usize, key: u64, mut each: impl FnMut(u64, usize, u8)) -> usize {
        let used = (key >> USED) as usize;
        let multiset = key & ((1 << USED) - 1);
        let row = &self.subsets.joined[used * self.subsets.count..][..self.subsets.count];
        let mut steps = 0;
        for (joined, stacked) in row.iter().zip(&self.dice[number]) {
            if *joined == NONE {
                continue;
            }
            steps += stacked.len();
            for stacked in stacked {
                let mut key = inserted(multiset, stacked.position);
                if number < 5 {
                    key |= u64::from(*joined) << USED;
                }
                each(key, usize::from(*joined), stacked.firsts);
            }
        }
        steps
    }

    /// Each multiset with the best score of the cards left.
    pub(super) fn each(&self) -> impl Iterator<Item = ([Worth; 6], f64)> {
        self.levels[6].iter().map(|(key, left)| {
            let worth = |die: usize| self.worths[(key >> (8 * die) & 0xFF) as usize - 1];
            (std::array::from_fn(worth), *left)
        })
    }

    pub(super) fn len(&self) -> usize {
        self.levels[6].len()
    }

    /// The best that can follow each first step, if the multisets are worth this much and grow so fast with the score of the cards left.
    pub(super) fn firsts(&self, worth: &[(f64, f64)]) -> Firsts {
        let kinds = self.subsets.cards.len();
        let mut firsts = Firsts {
            cards: self.subsets.cards.iter().map(|(card, _)| *card).collect(),
            placed: vec![Branch::NONE; 6 * kinds],
            unused: vec![Branch::NONE; kinds],
            best: Branch::NONE,
        };
        let mut after: Vec<Branch> = Vec::new();
        for number in (0..6).rev() {
            let mut here = Vec::new();
            for key in self.levels[number].keys() {
                let mut best = Branch::NONE;
                self.each_step(number, *key, |key, set, kinds_first| {
                    let at = self.levels[number + 1].get_index_of(&key);
                    let at = at.expect("this step was made before");
                    let branch = if number == 5 {
                        let left = self.left[set];
                        let branch = Branch {
                            value: worth[at].0 + worth[at].1 * left,
                            multiset: at,
                            left,
                        };
                        for (kind, used) in self.subsets.digits(set).into_iter().enumerate() {
                            if used < self.subsets.cards[kind].1 {
                                firsts.unused[kind].improve(branch);
                            }
                        }
                        branch
                    } else {
                        after[at]
                    };
                    best.improve(branch);
                    for kind in 0..kinds {
                        if kinds_first >> kind & 1 == 1 {
                            firsts.placed[number * kinds + kind].improve(branch);
                        }
                    }
                });
                here.push(best);
            }
            after = here;
        }
        firsts.best = after[0];
        firsts
    }
}

/// The best multiset that some first step can lead to.
#[derive(Clone, Copy)]
pub(super) struct Branch {
    value: f64,
    /// Its number among the multisets.
    pub(super) multiset: usize,
    /// The score of the cards left.
    pub(super) left: f64,
}

impl Branch {
    const NONE: Self = Self {
        value: f64::MIN,
        multiset: 0,
        left: 0.0,
    };

    fn improve(&mut self, other: Self) {
        if other.value > self.value {
            *self = other;
        }
    }
}

/// What can follow each first step.
pub(super) struct Firsts {
    cards: Vec<Card>,
    placed: Vec<Branch>,
    unused: Vec<Branch>,
    pub(super) best: Branch,
}

impl Firsts {
    /// If this card goes behind this die, by its number. `None` if that does nothing.
    pub(super) fn placed(&self, card: Card, die: usize) -> Option<Branch> {
        let kind = self.kind(card)?;
        Some(self.placed[die * self.cards.len() + kind]).filter(|branch| branch.value > f64::MIN)
    }

    /// If one of these cards goes behind no die.
    pub(super) fn unused(&self, card: Card) -> Branch {
        self.kind(card).map_or(self.best, |kind| self.unused[kind])
    }

    /// What the score of the cards left has for a card that is not used; blanks are not among the cards.
    pub(super) fn left(&self, card: Card, kept: &Kept) -> f64 {
        self.kind(card).map_or(0.0, |_| kept[card.index()].max(0.0))
    }

    fn kind(&self, card: Card) -> Option<usize> {
        self.cards.iter().position(|known| *known == card)
    }
}
