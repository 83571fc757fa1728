//! The search of a turn: every way to go on placing and to stop, valued by the fitted curve. What looks best is then valued by the next
//! player's turn, which is rolled and played many times.

use std::collections::HashMap;
use std::slice;

use games::addemup::{AddEmUp, Move};
use games::dice::{Dice, Key};
use games::game::Game;
use games::outcome::Status;
use games::seat::{MAX_SEATS, Seat};

use crate::search::{Mean, add_each};
use crate::strategy::{Rating, SeatValues, Strategy, as_f64, known_values};
use crate::vector::add_times;
use crate::work::Work;

/// Of the states with the same number of dice placed, how many are searched further, and how many placements of each, those with the most
/// points: mostly all.
const WIDTH: usize = 32;
/// The same for a turn that answers a candidate, and how many of its ends are valued.
const REPLY: usize = 3;
/// How many ends of the turn are valued by the next player's turn.
const CANDIDATES: usize = 16;
/// The curve counts as much as this many of the next player's turns.
const PRIOR: f64 = 8.0;
/// The standard error of the curve.
const CURVE_ERROR: f64 = 0.03;
/// What a move of a turn, the list of all moves and a value of the curve take, in nanoseconds.
const MOVE: u64 = 1_000;
const LEGAL: u64 = 4_000;
const LEAF: u64 = 9_000;
/// A turn places at most six dice before a bonus die.
const PLACED: usize = 7;

/// A state of a turn.
struct Node<G> {
    /// The nodes to which its moves lead, while the turn goes on.
    next: Vec<usize>,
    /// Once the turn has ended, the states in which it can end, equally likely: one for each face of a bonus die, or else one.
    ends: Vec<G>,
    /// The mean points of the turn's player.
    points: f64,
}

/// A turn from a decision on. States with the same dice on the board are one node.
struct Tree<G> {
    seat: Seat,
    turn: u32,
    /// The dice left at the decision.
    left: u8,
    nodes: Vec<Node<G>>,
    /// The nodes of boards that were met, with the points there, and whether the turn has ended.
    met: HashMap<(u64, i32, bool), usize>,
    /// The nodes from which the search has still to go on, by the number of dice placed.
    open: [Vec<(usize, G)>; PLACED],
    /// The nodes from which it has gone on, each before those to which its moves lead.
    order: Vec<usize>,
}

impl<const EDITION: u16> Tree<AddEmUp<EDITION>> {
    /// Node 0 is the decision; its moves lead to its `next`, in their order.
    fn grow(game: &AddEmUp<EDITION>, moves: &[Move], width: usize, work: &mut Work) -> Self {
        let mut tree = Self {
            seat: game.turn_of(),
            turn: game.turn_number(),
            left: game.dice_left(),
            nodes: Vec::new(),
            met: HashMap::new(),
            open: Default::default(),
            order: Vec::new(),
        };
        tree.add(Vec::new(), 0.0);
        tree.open[0].push((0, game.clone()));
        for placed in 0..PLACED {
            let mut open = std::mem::take(&mut tree.open[placed]);
            let points = |at: usize| tree.nodes[at].points;
            open.sort_by(|one, other| points(other.0).total_cmp(&points(one.0)));
            for (nth, (at, state)) in open.into_iter().enumerate() {
                let mut followed = Vec::new();
                if at == 0 {
                    followed.extend_from_slice(moves);
                } else if nth < width {
                    state.legal(tree.seat, &mut followed);
                    work.spend(LEGAL);
                    followed
                        .sort_by_cached_key(|mv| (*mv != Move::Stop, -state.placement_points(*mv)));
                    followed.truncate(1 + width);
                } else {
                    // After a placement one may always stop.
                    followed.push(Move::Stop);
                }
                let followed = followed.into_iter();
                let next: Vec<usize> = followed.map(|mv| tree.follow(&state, mv)).collect();
                work.spend(MOVE * next.len() as u64);
                tree.nodes[at].next = next;
                tree.order.push(at);
            }
        }
        tree
    }

    fn add(&mut self, ends: Vec<AddEmUp<EDITION>>, points: f64) -> usize {
        self.nodes.push(Node {
            next: Vec::new(),
            ends,
            points,
        });
        self.nodes.len() - 1
    }

    /// The node to which a move leads.
    fn follow(&mut self, state: &AddEmUp<EDITION>, mv: Move) -> usize {
        if mv == Move::Bonus {
            let ends: Vec<_> = (1..=6).map(|face| self.with_bonus(state, face)).collect();
            let points: i32 = ends.iter().map(|end| end.points_of(self.seat)).sum();
            return self.add(ends, f64::from(points) / 6.0);
        }
        let after = self.after(state, mv, &[]);
        let (points, has_ended) = (after.points_of(self.seat), self.has_ended(&after));
        // An opening is the same line wherever it points.
        let board = if state.is_empty() {
            let faces = mv.faces().into_iter();
            faces.fold(0, |all, face| 7 * all + u64::from(face))
        } else {
            after.board_hash()
        };
        let key = (board, points, has_ended);
        if let Some(at) = self.met.get(&key) {
            return *at;
        }
        let at = if has_ended {
            self.add(vec![after], points.into())
        } else {
            let at = self.add(Vec::new(), points.into());
            let placed = usize::from(self.left - after.dice_left());
            self.open[placed].push((at, after));
            at
        };
        self.met.insert(key, at);
        at
    }

    fn after(&self, state: &AddEmUp<EDITION>, mv: Move, faces: &[u8]) -> AddEmUp<EDITION> {
        let mut after = state.clone();
        after.apply(self.seat, mv, &mut Dice::scripted(faces));
        after
    }

    fn has_ended(&self, state: &AddEmUp<EDITION>) -> bool {
        state.turn_number() != self.turn || matches!(state.status(), Status::Over(_))
    }

    /// The end of the turn if the bonus die shows this face and is placed where it scores most.
    fn with_bonus(&self, state: &AddEmUp<EDITION>, face: u8) -> AddEmUp<EDITION> {
        let rolled = self.after(state, Move::Bonus, &[face]);
        let mut moves = Vec::new();
        if !self.has_ended(&rolled) {
            rolled.legal(self.seat, &mut moves);
        }
        let placed = moves.into_iter().map(|mv| self.after(&rolled, mv, &[]));
        placed
            .max_by_key(|end| end.points_of(self.seat))
            .unwrap_or(rolled)
    }

    /// The nodes at which the turn ends.
    fn ends(&self) -> impl Iterator<Item = usize> {
        (0..self.nodes.len()).filter(|at| !self.nodes[*at].ends.is_empty())
    }
}

/// The mean values of states between two turns, by the curve.
fn curve<const EDITION: u16>(ends: &[AddEmUp<EDITION>], work: &mut Work) -> SeatValues {
    work.spend(LEAF * ends.len() as u64);
    let values = |game: &AddEmUp<EDITION>| known_values(game).or_else(|| game.leaf_values());
    mean(ends.iter().filter_map(values))
}

fn mean(all: impl Iterator<Item = SeatValues>) -> SeatValues {
    let (mut sum, mut count) = ([0.0; MAX_SEATS], 0);
    for values in all {
        count += 1;
        add_times(&mut sum, 1.0, &values);
    }
    sum.map(|sum| sum / as_f64(count))
}

/// Rolls and plays the next turn, and values its end.
fn reply<const EDITION: u16>(
    game: &AddEmUp<EDITION>,
    dice: &mut Dice,
    work: &mut Work,
) -> SeatValues {
    let (seat, turn, mut rolled) = (game.turn_of(), game.turn_number(), game.clone());
    let mut moves = Vec::new();
    if game.is_to_roll() {
        rolled.apply(seat, Move::Roll, dice);
        if rolled.turn_number() == turn {
            rolled.legal(seat, &mut moves);
        }
    }
    if moves.is_empty() {
        return curve(slice::from_ref(&rolled), work);
    }
    moves.sort_by_cached_key(|mv| -rolled.placement_points(*mv));
    moves.truncate(2 * REPLY);
    let tree = Tree::grow(&rolled, &moves, REPLY, work);
    let mut ends: Vec<&Node<_>> = tree.ends().map(|at| &tree.nodes[at]).collect();
    ends.sort_by(|one, other| other.points.total_cmp(&one.points));
    let values = ends.into_iter().take(REPLY);
    let values = values.map(|node| curve(&node.ends, work));
    values
        .max_by(|one, other| one[seat.index()].total_cmp(&other[seat.index()]))
        .unwrap_or([0.0; MAX_SEATS])
}

/// What is known of an end of the turn.
struct Estimate<'a, G> {
    at: usize,
    ends: &'a [G],
    curve: SeatValues,
    replies: [Mean; MAX_SEATS],
}

impl<'a, const EDITION: u16> Estimate<'a, AddEmUp<EDITION>> {
    fn of(at: usize, ends: &'a [AddEmUp<EDITION>], work: &mut Work) -> Self {
        Self {
            at,
            ends,
            curve: curve(ends, work),
            replies: [Mean::default(); MAX_SEATS],
        }
    }

    /// Plays the next turn once more.
    fn refine(&mut self, number: u32, key: &Key, work: &mut Work) {
        let end = &self.ends[number as usize % self.ends.len()];
        let values = reply(end, &mut key.dice(number), work);
        add_each(&mut self.replies, values);
    }

    fn values(&self) -> SeatValues {
        std::array::from_fn(|at| {
            let replies = &self.replies[at];
            let sum = PRIOR * self.curve[at] + replies.count() * replies.mean();
            sum / (PRIOR + replies.count())
        })
    }

    fn rating(&self, seat: Seat) -> Rating {
        let replies = &self.replies[seat.index()];
        let count = replies.count();
        let error = match count {
            2.0.. => replies.error() * (count / (PRIOR + count)).sqrt(),
            _ => CURVE_ERROR,
        };
        Rating {
            values: self.values(),
            error,
        }
    }
}

/// Rates each of the moves by the best end of the turn to which it leads.
pub(super) fn rate<const EDITION: u16>(
    game: &AddEmUp<EDITION>,
    moves: &[Move],
    work: &mut Work,
    key: &Key,
) -> Vec<Rating> {
    let seat = game.turn_of();
    if game.is_to_roll() {
        let mut start = Estimate::of(0, slice::from_ref(game), work);
        refine_best(slice::from_mut(&mut start), seat, key, work);
        return vec![start.rating(seat)];
    }
    let tree = Tree::grow(game, moves, WIDTH, work);
    let ends = tree.ends();
    let mut estimates: Vec<Estimate<_>> = ends
        .map(|at| Estimate::of(at, &tree.nodes[at].ends, work))
        .collect();
    sort(&mut estimates, seat);
    let most = CANDIDATES.min(estimates.len());
    let (candidates, others) = estimates.split_at_mut(most);
    refine_best(candidates, seat, key, work);
    let nothing = Rating {
        values: [0.0; MAX_SEATS],
        error: 0.0,
    };
    let mut ratings = vec![nothing; tree.nodes.len()];
    let mut change = Mean::default();
    for one in candidates.iter() {
        ratings[one.at] = one.rating(seat);
        change.add(one.values()[seat.index()] - one.curve[seat.index()]);
    }
    // The others are taken to change in the same proportion.
    let before = mean(candidates.iter().map(|one| one.curve));
    let refined = mean(candidates.iter().map(Estimate::values));
    for one in others {
        let changed: SeatValues = std::array::from_fn(|at| match before[at] {
            0.0 => one.curve[at],
            before => one.curve[at] * refined[at] / before,
        });
        let sum: f64 = changed.iter().sum();
        ratings[one.at] = Rating {
            values: changed.map(|value| value / sum),
            error: change.error() * change.count().sqrt(),
        };
    }
    for at in tree.order.iter().rev() {
        let next = tree.nodes[*at].next.iter().map(|next| ratings[*next]);
        let best = next.max_by(|one, other| one.of(seat).total_cmp(&other.of(seat)));
        ratings[*at] = best.unwrap_or(nothing);
    }
    let rated = tree.nodes[0].next.iter().map(|next| ratings[*next]);
    rated.collect()
}

fn sort<const EDITION: u16>(estimates: &mut [Estimate<AddEmUp<EDITION>>], seat: Seat) {
    let value = |one: &Estimate<_>| one.values()[seat.index()];
    estimates.sort_by(|one, other| value(other).total_cmp(&value(one)));
}

/// Spends the work on the next player's turns (sequential halving). All candidates share the same dice, and after each round the worse
/// half drops out, until two are left.
fn refine_best<const EDITION: u16>(
    candidates: &mut [Estimate<AddEmUp<EDITION>>],
    seat: Seat,
    key: &Key,
    work: &mut Work,
) {
    let (mut among, mut number) = (candidates.len(), 0);
    let rounds = usize::BITS - (among - 1).leading_zeros();
    for round in (1..=rounds.max(1)).rev() {
        let later = work.left() - work.left() / u64::from(round);
        while work.left() > later {
            number += 1;
            for one in &mut candidates[..among] {
                one.refine(number, key, work);
            }
        }
        sort(&mut candidates[..among], seat);
        among = among.div_ceil(2);
    }
}

#[cfg(test)]
mod tests {
    use games::dice::Seed;
    use games::options::Options;

    use super::*;

    type Table = AddEmUp<2>;

    /// The most points of any way to go on, without a bonus die: by trying all of them.
    fn most(game: &Table, moves: &[Move]) -> i32 {
        let (seat, turn) = (game.turn_of(), game.turn_number());
        let after = moves.iter().filter(|mv| **mv != Move::Bonus).map(|mv| {
            let mut after = game.clone();
            after.apply(seat, *mv, &mut Dice::scripted(&[]));
            let mut moves = Vec::new();
            if after.turn_number() == turn {
                after.legal(seat, &mut moves);
            }
            most(&after, &moves).max(after.points_of(seat))
        });
        after.max().unwrap_or(i32::MIN)
    }

    /// An opening across is worth what it is worth down, or the other way round.
    #[test]
    fn openings_of_the_same_dice_are_worth_the_same() {
        let options = Options::defaults(Table::INFO.options);
        let mut game = Table::setup(&options, 2, &mut Dice::scripted(&[]));
        let seat = game.turn_of();
        game.apply(seat, Move::Roll, &mut Dice::scripted(&[4, 5, 6, 1, 1, 3]));
        let mut moves = Vec::new();
        game.legal(seat, &mut moves);
        let key = Seed([4; 32]).key([]);
        let ratings = rate(&game, &moves, &mut Work::of_effort(0.05), &key);
        let worth = |words: &str| {
            let at = moves.iter().position(|mv| mv.to_string() == words);
            ratings[at.expect("it is legal")]
        };
        let [across, down] = [worth("row-50.50-456"), worth("col-50.50-456")];
        assert_eq!(across, down);
        assert_eq!(across, worth("row-50.50-654"));
        assert_ne!(across, worth("row-50.50-345"));
    }

    /// Merging states with the same dice loses no points.
    #[test]
    fn a_turn_is_searched_to_its_best_end() {
        let key = Seed([4; 32]).key([]);
        let mut turns = 0;
        for number in 0..6 {
            let options = Options::defaults(Table::INFO.options);
            let mut game = Table::setup(&options, 2, &mut key.dice(0));
            let mut ply = 100 * number;
            while matches!(game.status(), Status::ToAct(_)) {
                ply += 1;
                let seat = game.turn_of();
                let mut moves = Vec::new();
                game.legal(seat, &mut moves);
                if moves != [Move::Roll] && !game.has_placed() && moves.len() < 12 {
                    let tree = Tree::grow(&game, &moves, WIDTH, &mut Work::of_effort(0.0));
                    let ends = tree.ends().map(|at| &tree.nodes[at]);
                    let single = ends.filter(|node| node.ends.len() == 1);
                    let found = single.map(|node| node.ends[0].points_of(seat)).max();
                    assert_eq!(found, Some(most(&game, &moves)));
                    turns += 1;
                }
                let best = moves.iter().max_by_key(|mv| game.placement_points(**mv));
                game.apply(seat, *best.expect("a move"), &mut key.dice(ply));
            }
        }
        assert!(turns > 20);
    }
}
