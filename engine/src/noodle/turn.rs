//! The rest of a turn, exactly: every roll, every strand, every chef, and where the cubes go, valued by a curve at its end.

use std::collections::BTreeMap;

use games::dice::Hand6;
use games::noodle::{Column, Move, Noodle};
use games::seat::Seat;

use crate::fit::Model;
use crate::vector::add_times;

use super::leaf::{Leaf, Values};
use super::strands::{BAGS, Bag, CHEFS, EMPTY, FREE, OFFERS, SET, TABLES, chefs_for, cook, keep};

/// Where a turn stands between rolls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Point {
    strands: Bag,
    /// Dice that are in no strand.
    dice: u8,
    /// Points of the strands beyond those of three dice each.
    extra: u8,
    chefs: u8,
}

/// What a decision leads to.
#[derive(Clone, Copy, Debug)]
enum Next {
    Roll(Point),
    /// The turn ends with these cubes, points and chefs.
    End(Bag, i32, u8),
}

/// A decision, and what it is worth to every seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Worth {
    pub(super) values: Values,
    next: Next,
}

const NEVER: Worth = Worth {
    values: [f64::MIN; 4],
    next: Next::End(EMPTY, 0, 0),
};
const UNKNOWN: Values = [0.0; 4];

/// Bags of up to three strands leave dice to roll.
const ROLLING_BAGS: usize = 84;
const EXTRAS: usize = 11;
const READY: usize = CHEFS as usize + 1;

/// What it takes to look at a pattern and at a leaf, and to set a search up, in nanoseconds.
const PATTERN: u64 = 14;
const LEAF: u64 = 40;
const SET_UP: u64 = 150_000;

/// Ends that are less likely are not searched beyond.
const LIKELY: f64 = 1e-3;
/// What is less likely counts for nothing.
const UNLIKELY: f64 = 1e-5;

impl Point {
    fn after_keep(self, face: u8, size: u8, dice: u8) -> Self {
        Self {
            strands: TABLES.with(self.strands, face - 1),
            dice: self.dice - dice,
            extra: self.extra + if face == FREE { 0 } else { size - SET },
            chefs: self.chefs,
        }
    }

    fn with_chef_spent(self) -> Self {
        Self {
            chefs: self.chefs - 1,
            ..self
        }
    }

    fn end_index(self) -> usize {
        (self.strands * EXTRAS + usize::from(self.extra)) * READY + usize::from(self.chefs)
    }

    fn roll_index(self) -> usize {
        // All thirteen dice are rolled with no strand only.
        self.end_index() * EXTRAS + usize::from(self.dice.min(10))
    }

    fn points(self) -> i32 {
        let faces = TABLES.bags[self.strands].iter().map(|face| face + 1);
        let faces: u8 = faces.filter(|face| *face != FREE).sum();
        i32::from(faces + self.extra)
    }

    fn lowest(self) -> u8 {
        TABLES.bags[self.strands].first().map_or(1, |face| face + 1)
    }
}

/// A way for the turn to end, and how likely it is if everything is played as the search says.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct End {
    pub(super) chance: f64,
    pub(super) cubes: Bag,
    /// The likeliest points and chefs with these cubes, and their chance.
    likeliest: (f64, i32, u8),
}

/// The search of one turn.
pub(super) struct Turn<'a> {
    game: &'a Noodle,
    model: &'a Model,
    seat: Seat,
    leaves: Vec<Option<Leaf>>,
    rolls: Vec<Values>,
    /// In the order in which they were searched: what a roll leads to comes before it.
    rolled: Vec<Point>,
    ends: Vec<Option<Worth>>,
    /// By cubes: how much stronger the search of the next turn found each seat than the curve says.
    corrections: Vec<Option<Values>>,
    /// The mean correction, for all other cubes.
    common: Values,
    pub(super) work: u64,
}

impl<'a> Turn<'a> {
    pub(super) fn new(game: &'a Noodle, model: &'a Model) -> Self {
        Self {
            game,
            model,
            seat: game.turn_of(),
            leaves: (0..BAGS).map(|_| None).collect(),
            rolls: vec![UNKNOWN; ROLLING_BAGS * EXTRAS * READY * EXTRAS],
            rolled: Vec::new(),
            ends: vec![None; BAGS * EXTRAS * READY],
            corrections: vec![None; BAGS],
            common: [1.0; 4],
            work: SET_UP,
        }
    }

    fn better(&self, one: &mut Worth, other: Worth) {
        let at = self.seat.index();
        if other.values[at] > one.values[at] {
            *one = other;
        }
    }

    fn root(&self) -> Point {
        let mut point = Point {
            strands: EMPTY,
            dice: self.game.dice_left(),
            extra: 0,
            chefs: self.game.chefs(self.seat),
        };
        for (face, points) in self.game.undelivered() {
            point.strands = TABLES.with(point.strands, face - 1);
            if face != FREE {
                point.extra += u8::try_from(points).unwrap_or(0) - face;
            }
        }
        point
    }

    /// The table after the turn.
    fn after(&self, cubes: Bag, points: i32, chefs: u8) -> Noodle {
        let columns = TABLES.bags[cubes]
            .iter()
            .map(|at| Column::ALL[usize::from(*at)]);
        let columns: Vec<Column> = columns.collect();
        self.game.after_turn(&columns, points, chefs)
    }

    fn delivered(&mut self, cubes: Bag, points: i32, chefs: u8) -> Worth {
        self.work += LEAF;
        if self.leaves[cubes].is_none() {
            let mut leaf = Leaf::of(&self.after(cubes, 0, 0), self.seat, self.model);
            leaf.correct(&self.common);
            self.leaves[cubes] = Some(leaf);
        }
        let leaf = self.leaves[cubes].as_ref();
        Worth {
            values: leaf.map_or(UNKNOWN, |leaf| leaf.values(points, chefs)),
            next: Next::End(cubes, points, chefs),
        }
    }

    /// The turn ends here, and the cubes go where they are worth most.
    fn end(&mut self, point: Point) -> Worth {
        if let Some(known) = self.ends[point.end_index()] {
            return known;
        }
        let mut best = NEVER;
        for cubes in &TABLES.deliveries[point.strands] {
            let delivered = self.delivered(*cubes, point.points(), point.chefs);
            self.better(&mut best, delivered);
        }
        self.ends[point.end_index()] = Some(best);
        best
    }

    fn roll(&mut self, point: Point) -> Worth {
        Worth {
            values: self.roll_values(point),
            next: Next::Roll(point),
        }
    }

    /// After a strand: stop or roll on.
    fn kept(&mut self, point: Point) -> Worth {
        let mut best = self.end(point);
        if point.dice >= SET && point.chefs > 0 {
            let rolled = self.roll(point);
            self.better(&mut best, rolled);
        }
        best
    }

    /// What can be kept of a roll, or made with chefs.
    fn offers(&mut self, point: Point) -> [Worth; OFFERS] {
        let mut offers = [NEVER; OFFERS];
        for face in point.lowest()..=FREE {
            let mut best = NEVER;
            for size in SET..=point.dice {
                let kept = self.kept(point.after_keep(face, size, size));
                if self.game.keeps_parts() {
                    self.better(&mut best, kept);
                } else {
                    best = kept;
                }
                offers[usize::from(keep(face, size))] = best;
            }
            if point.strands == EMPTY || face == 1 {
                continue;
            }
            for chefs in 1..=point.chefs.min(point.dice - SET) {
                let mut cooked = point.after_keep(face, SET, SET + chefs);
                cooked.chefs -= chefs;
                offers[usize::from(cook(face, chefs))] = self.kept(cooked);
            }
        }
        offers
    }

    /// What to do if a roll offers nothing that is better: with a set, and without one.
    fn fallbacks(&mut self, point: Point) -> [Worth; 2] {
        if point.strands == EMPTY {
            return [NEVER; 2];
        }
        let stop = self.end(point);
        let mut again = stop;
        if point.chefs > 0 {
            let rolled = self.roll(point.with_chef_spent());
            self.better(&mut again, rolled);
        }
        [stop, again]
    }

    /// Calls `each` with the chance of everything that a roll can offer and what is best then.
    fn walk(&mut self, point: Point, mut each: impl FnMut(f64, &Worth)) {
        let offers = self.offers(point);
        let fallbacks = self.fallbacks(point);
        let mover = self.seat.index();
        let patterns = TABLES.patterns(point.strands, point.dice);
        self.work += PATTERN * patterns.len() as u64;
        for pattern in patterns {
            let mut best = &fallbacks[usize::from(!pattern.has_set)];
            for offer in pattern.offers() {
                let offered = &offers[usize::from(*offer)];
                if offered.values[mover] > best.values[mover] {
                    best = offered;
                }
            }
            each(pattern.chance, best);
        }
    }

    /// All dice that are in no strand are rolled.
    fn roll_values(&mut self, point: Point) -> Values {
        let index = point.roll_index();
        if self.rolls[index] != UNKNOWN {
            return self.rolls[index];
        }
        let mut values = [0.0; 4];
        self.walk(point, |chance, best| {
            add_times(&mut values, chance, &best.values);
        });
        // The chances of all hands add up to 1 but for rounding.
        let sum: f64 = values.iter().sum();
        values = values.map(|value| value / sum);
        self.rolls[index] = values;
        self.rolled.push(point);
        values
    }

    /// These dice are on the table; `made` are pairs by the face that they make.
    fn shown(&mut self, point: Point, loose: Hand6, made: Hand6) -> Worth {
        let mut best = if point.strands == EMPTY {
            NEVER
        } else {
            self.end(point)
        };
        let mut has_set = false;
        for face in point.lowest()..=FREE {
            let at = usize::from(face - 1);
            let size = loose[at] + made[at];
            if size >= SET {
                has_set = true;
                let least = if self.game.keeps_parts() { SET } else { size };
                for some in least..=size {
                    let kept = self.kept(point.after_keep(face, some, some + made[at]));
                    self.better(&mut best, kept);
                }
            }
        }
        if has_set || point.chefs == 0 {
            return best;
        }
        let again = self.roll(point.with_chef_spent());
        self.better(&mut best, again);
        for face in point.lowest()..=FREE {
            let chefs = chefs_for(loose, made, face).filter(|chefs| *chefs <= point.chefs);
            if let Some(chefs) = chefs {
                let dice = SET + chefs + made[usize::from(face - 1)];
                let mut cooked = point.after_keep(face, SET, dice);
                cooked.chefs -= chefs;
                let kept = self.kept(cooked);
                self.better(&mut best, kept);
            }
        }
        best
    }

    /// What a legal move is worth.
    pub(super) fn rate(&mut self, mv: Move) -> Worth {
        let point = self.root();
        match mv {
            Move::Roll => self.roll(point),
            Move::Stop => self.end(point),
            Move::Reroll => self.roll(point.with_chef_spent()),
            Move::Keep(face) | Move::KeepSome(face, _) => {
                let dice = point.dice - self.game.dice_after(mv);
                let mut kept = point.after_keep(face, SET, dice);
                let points = u8::try_from(self.game.strand_points(mv)).unwrap_or(0);
                kept.extra += points.saturating_sub(face);
                self.kept(kept)
            }
            Move::Combine(a, b) => {
                let (mut loose, mut made) = self.game.dice_shown();
                loose[usize::from(a - 1)] -= 1;
                loose[usize::from(b - 1)] -= 1;
                made[usize::from(a + b - 1)] += 1;
                self.shown(point.with_chef_spent(), loose, made)
            }
            Move::Deliver(column) => {
                let others = self.game.undelivered().skip(1);
                let others = others.fold(EMPTY, |bag, (face, _)| TABLES.with(bag, face - 1));
                let mut best = NEVER;
                for cubes in &TABLES.deliveries[others] {
                    let cubes = TABLES.with(*cubes, column as u8);
                    let delivered = self.delivered(cubes, point.points(), point.chefs);
                    self.better(&mut best, delivered);
                }
                best
            }
        }
    }

    /// The ways in which the turn can end, by cubes, likeliest first, if these decisions are as likely as their weights say.
    pub(super) fn likely_ends(&mut self, decisions: &[(f64, Worth)]) -> Vec<End> {
        let mut rolls = vec![0.0; self.rolls.len()];
        let mut exact: BTreeMap<(Bag, i32, u8), f64> = BTreeMap::new();
        let mut flow = |rolls: &mut [f64], chance: f64, next: Next| match next {
            Next::Roll(point) => rolls[point.roll_index()] += chance,
            Next::End(cubes, points, chefs) => {
                *exact.entry((cubes, points, chefs)).or_default() += chance;
            }
        };
        for (weight, worth) in decisions {
            flow(&mut rolls, *weight, worth.next);
        }
        let rolled = std::mem::take(&mut self.rolled);
        for point in rolled.iter().rev() {
            let weight = rolls[point.roll_index()];
            if weight > UNLIKELY {
                self.walk(*point, |chance, best| {
                    flow(&mut rolls, weight * chance, best.next);
                });
            }
        }
        self.rolled = rolled;
        let mut ends = vec![End::default(); BAGS];
        for ((cubes, points, chefs), chance) in exact {
            let end = &mut ends[cubes];
            end.cubes = cubes;
            end.chance += chance;
            if chance > end.likeliest.0 {
                end.likeliest = (chance, points, chefs);
            }
        }
        ends.retain(|end| end.chance > LIKELY);
        ends.sort_by(|one, other| other.chance.total_cmp(&one.chance));
        ends
    }

    /// Is there nothing to gain from searching on after these cubes?
    pub(super) fn is_settled(&self, cubes: Bag) -> bool {
        let is_over = self.leaves[cubes].as_ref().is_some_and(Leaf::is_over);
        is_over || self.corrections[cubes].is_some()
    }

    /// The state after this end of the turn, with the likeliest points and chefs.
    pub(super) fn after_end(&self, end: &End) -> Noodle {
        let (_, points, chefs) = end.likeliest;
        self.after(end.cubes, points, chefs)
    }

    /// Corrects the curve by what a search has found after this end of the turn.
    pub(super) fn correct(&mut self, end: &End, found: Values) {
        let (_, points, chefs) = end.likeliest;
        let curve = Leaf::of(&self.after(end.cubes, 0, 0), self.seat, self.model);
        let mut correction = found;
        for (value, guess) in correction.iter_mut().zip(curve.values(points, chefs)) {
            *value = value.max(UNLIKELY) / guess.max(UNLIKELY);
        }
        self.corrections[end.cubes] = Some(correction);
    }

    /// Forgets all values, and corrects the curve from now on: where nobody has searched on, by the mean of what was found elsewhere.
    pub(super) fn begin_again(&mut self, ends: &[End]) {
        let (mut sum, mut weight) = ([0.0; 4], 0.0);
        for end in ends {
            if let Some(correction) = self.corrections[end.cubes] {
                weight += end.chance;
                for (sum, one) in sum.iter_mut().zip(correction) {
                    *sum += end.chance * one.ln();
                }
            }
        }
        self.common = sum.map(|sum| (sum / weight.max(UNLIKELY)).exp());
        self.leaves.fill_with(|| None);
        self.rolls.fill(UNKNOWN);
        self.rolled.clear();
        self.ends.fill(None);
        self.work += SET_UP;
    }
}
