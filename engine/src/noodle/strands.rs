//! What thirteen dice can become: the strands of a turn, the columns of their cubes, and what a roll offers. All of it is the same at
//! every table, so it is made once.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use games::chance::hands;
use games::dice::Hand6;
use games::noodle::Column;

pub(super) const DICE: u8 = 13;
pub(super) const SET: u8 = 3;
pub(super) const FREE: u8 = 6;
pub(super) const CHEFS: u8 = 3;

/// Up to four things of six kinds, in no order: the faces of strands from 0, or the columns of cubes. Numbered by how many they are.
pub(super) type Bag = usize;
pub(super) const BAGS: usize = 210;
pub(super) const EMPTY: Bag = 0;

/// One thing that a roll offers: an index into what they are worth.
pub(super) type Offer = u8;
/// Room for every [`Offer`].
pub(super) const OFFERS: usize = 6 * (DICE as usize + 1) + 6 * (CHEFS as usize);

/// To keep so many dice of a face.
pub(super) fn keep(face: u8, size: u8) -> Offer {
    (face - 1) * (DICE + 1) + size
}

/// To make a set of a face with so many chefs.
pub(super) fn cook(face: u8, chefs: u8) -> Offer {
    6 * (DICE + 1) + (face - 1) * CHEFS + chefs - 1
}

/// What a roll offers. Rolls that offer the same are one.
pub(super) struct Pattern {
    pub(super) chance: f64,
    /// Is there a set? If not, chefs can help.
    pub(super) has_set: bool,
    offers: [Offer; 5],
    count: u8,
}

impl Pattern {
    pub(super) fn offers(&self) -> &[Offer] {
        &self.offers[..usize::from(self.count)]
    }
}

/// How many chefs it takes at least to make a set of this face.
pub(super) fn chefs_for(loose: Hand6, made: Hand6, face: u8) -> Option<u8> {
    let at = usize::from(face - 1);
    let missing = SET - loose[at] - made[at];
    let pairs: u8 = (1..=face / 2)
        .map(|a| {
            let (a, b) = (usize::from(a - 1), usize::from(face - a - 1));
            if a == b {
                loose[a] / 2
            } else {
                loose[a].min(loose[b])
            }
        })
        .sum();
    (missing <= pairs).then_some(missing)
}

fn patterns(dice: u8, lowest: u8) -> Vec<Pattern> {
    let mut chances: BTreeMap<(bool, Vec<Offer>), f64> = BTreeMap::new();
    for (hand, chance) in hands(dice) {
        let faces = || lowest..=FREE;
        let sets = faces().map(|face| (face, hand[usize::from(face - 1)]));
        let sets = sets.filter(|(_, size)| *size >= SET);
        let mut offers: Vec<Offer> = sets.map(|(face, size)| keep(face, size)).collect();
        let has_set = !offers.is_empty();
        if !has_set {
            let cooked = faces().filter_map(|face| {
                chefs_for(hand, Hand6::default(), face).map(|chefs| cook(face, chefs))
            });
            offers = cooked.collect();
        }
        *chances.entry((has_set, offers)).or_default() += chance;
    }
    let patterns = chances.into_iter().map(|((has_set, offered), chance)| {
        let mut offers = [0; 5];
        offers[..offered.len()].copy_from_slice(&offered);
        Pattern {
            chance,
            has_set,
            offers,
            count: u8::try_from(offered.len()).unwrap_or(0),
        }
    });
    patterns.collect()
}

pub(super) struct Tables {
    /// The kinds in each bag, in rising order.
    pub(super) bags: Vec<Vec<u8>>,
    /// The bag with one more of a kind.
    more: Vec<[Bag; 6]>,
    /// For strands of these faces: the columns to which their cubes can go.
    pub(super) deliveries: Vec<Vec<Bag>>,
    /// By lowest face and number of dice.
    patterns: Vec<Vec<Vec<Pattern>>>,
}

pub(super) static TABLES: LazyLock<Tables> = LazyLock::new(Tables::new);

impl Tables {
    fn new() -> Self {
        let mut bags: Vec<Vec<u8>> = vec![Vec::new()];
        let mut from = 0;
        for _ in 0..4 {
            let to = bags.len();
            for at in from..to {
                let least = bags[at].last().copied().unwrap_or(0);
                for kind in least..6 {
                    let mut bag = bags[at].clone();
                    bag.push(kind);
                    bags.push(bag);
                }
            }
            from = to;
        }
        let numbers: BTreeMap<Vec<u8>, Bag> = bags.iter().cloned().zip(0..).collect();
        let larger = |bag: &Vec<u8>, kind: u8| {
            let mut larger = bag.clone();
            larger.push(kind);
            larger.sort_unstable();
            numbers.get(&larger).copied().unwrap_or(EMPTY)
        };
        let more = bags
            .iter()
            .map(|bag| [0, 1, 2, 3, 4, 5].map(|kind| larger(bag, kind)));
        let more: Vec<[Bag; 6]> = more.collect();
        let deliveries = bags.iter().map(|faces| {
            let mut ends = BTreeSet::from([EMPTY]);
            for face in faces {
                let columns = Column::taking(face + 1);
                let next = ends
                    .iter()
                    .flat_map(|bag| columns.iter().map(|column| more[*bag][*column as usize]));
                ends = next.collect();
            }
            ends.into_iter().collect()
        });
        let deliveries = deliveries.collect();
        let patterns = (1..=FREE)
            .map(|lowest| {
                let dice = (0..=DICE).map(|dice| match (dice, lowest) {
                    (SET..=10, _) | (DICE, 1) => patterns(dice, lowest),
                    _ => Vec::new(),
                });
                dice.collect()
            })
            .collect();
        Self {
            bags,
            more,
            deliveries,
            patterns,
        }
    }

    pub(super) fn with(&self, bag: Bag, kind: u8) -> Bag {
        self.more[bag][usize::from(kind)]
    }

    /// What a roll of so many dice can offer after these strands.
    pub(super) fn patterns(&self, strands: Bag, dice: u8) -> &[Pattern] {
        let lowest = self.bags[strands]
            .first()
            .map_or(0, |face| usize::from(*face));
        &self.patterns[lowest][usize::from(dice)]
    }
}
