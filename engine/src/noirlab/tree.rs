//! One turn of `NOIRLab`: every point that it can come to, and where each move leads from there.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use games::chance::Walk;
use games::dice::Dice;
use games::game::Game;
use games::noirlab::{Move, Noirlab, Standing};
use games::options::Options;
use games::outcome::Status;
use games::seat::Seat;

use super::{MOST_SEATS, Row};

/// What a move is, but for the program that it fills: they are all worth the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Roll,
    Pass,
    Bank,
    Fill,
}

/// A point of a turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Point {
    standing: Standing,
    rolled: bool,
    choosing: bool,
}

/// Where something leads.
#[derive(Clone, Copy, PartialEq, Debug)]
enum To {
    /// On in the same turn.
    Node(usize),
    /// To the end of the turn, with this standing (an index of starts).
    End(usize),
    Won,
}

struct Node {
    moves: Vec<(Kind, Vec<(f64, To)>)>,
}

/// All points of a turn. The first are starts of turns: what a seat can have on its tracker between its turns.
pub(super) struct Tree {
    points: BTreeMap<Point, usize>,
    nodes: Vec<Node>,
    /// The standings at the start of a turn, and the node of each.
    starts: Vec<(Standing, usize)>,
}

fn point(game: &Noirlab, seat: Seat) -> Point {
    Point {
        standing: game.standing(seat),
        rolled: game.has_rolled(),
        choosing: game.is_choosing(),
    }
}

impl Tree {
    pub(super) fn get() -> &'static Self {
        static TREE: OnceLock<Tree> = OnceLock::new();
        TREE.get_or_init(Self::explore)
    }

    /// Plays the game itself, alone, from every point over every move and face.
    fn explore() -> Self {
        let seat = Seat::new(0);
        let options = Options::defaults(Noirlab::INFO.options);
        let first = Noirlab::setup(&options, 1, &mut Dice::scripted(&[]));
        let mut tree = Self {
            points: BTreeMap::from([(point(&first, seat), 0)]),
            nodes: Vec::new(),
            starts: vec![(first.standing(seat), 0)],
        };
        let mut states = vec![first];
        while tree.nodes.len() < states.len() {
            let state = states[tree.nodes.len()].clone();
            let mut legal = Vec::new();
            state.legal(seat, &mut legal);
            if state.is_choosing() {
                legal.truncate(1);
            }
            let moves = legal
                .into_iter()
                .map(|mv| (super::kind(mv), tree.outcomes(&state, mv, &mut states)))
                .collect();
            tree.nodes.push(Node { moves });
        }
        tree
    }

    fn outcomes(&mut self, state: &Noirlab, mv: Move, states: &mut Vec<Noirlab>) -> Vec<(f64, To)> {
        let seat = Seat::new(0);
        let mut outcomes: Vec<(f64, To)> = Vec::new();
        let mut walk = Walk::new(0.0);
        while let Some(mut dice) = walk.next_dice() {
            let mut after = state.clone();
            after.apply(seat, mv, &mut dice);
            let to = if matches!(after.status(), Status::Over(_)) {
                To::Won
            } else {
                let ends = after.turn_number() != state.turn_number();
                let node = *self.points.entry(point(&after, seat)).or_insert_with(|| {
                    states.push(after.clone());
                    states.len() - 1
                });
                if ends {
                    let known = self.starts.iter().position(|(_, start)| *start == node);
                    To::End(known.unwrap_or_else(|| {
                        self.starts.push((after.standing(seat), node));
                        self.starts.len() - 1
                    }))
                } else {
                    To::Node(node)
                }
            };
            match outcomes.iter_mut().find(|(_, known)| *known == to) {
                Some((sum, _)) => *sum += walk.probability(),
                None => outcomes.push((walk.probability(), to)),
            }
        }
        outcomes
    }

    /// In how many ways a tracker can be filled between turns.
    pub(super) fn starts(&self) -> usize {
        self.starts.len()
    }

    pub(super) fn nodes(&self) -> usize {
        self.nodes.len()
    }

    pub(super) fn start(&self, standing: Standing) -> Option<usize> {
        self.starts.iter().position(|(known, _)| *known == standing)
    }

    pub(super) fn start_node(&self, start: usize) -> usize {
        self.starts[start].1
    }

    pub(super) fn node(&self, game: &Noirlab, seat: Seat) -> Option<usize> {
        self.points.get(&point(game, seat)).copied()
    }

    /// How far somebody with this standing is, roughly.
    pub(super) fn strength(&self, start: usize) -> f64 {
        let standing = self.starts[start].0;
        f64::from(standing.programs) + 1.5 * f64::from(standing.tokens)
    }

    /// Where a table has the row of a turn that starts with `mine` against `others`, in turn order.
    pub(super) fn place(&self, mine: usize, others: &[usize]) -> usize {
        others
            .iter()
            .fold(mine, |place, other| place * self.starts.len() + other)
    }

    /// What an end of the turn with this standing is worth to everybody, by a table of turn starts.
    fn ended(&self, mine: usize, others: &[usize], table: &[Row]) -> Row {
        let Some((next, later)) = others.split_first() else {
            let mut row = table[mine];
            row[0] += 1.0;
            return row;
        };
        let mut standings = [0; MOST_SEATS];
        standings[..later.len()].copy_from_slice(later);
        standings[later.len()] = mine;
        let theirs = table[self.place(*next, &standings[..=later.len()])];
        // The next seat comes first in its row, and the seat that has just played last.
        let mut row = [0.0; MOST_SEATS];
        row[0] = theirs[others.len()];
        row[1..=others.len()].copy_from_slice(&theirs[..others.len()]);
        row
    }

    /// One pass over all points of a turn; says how far the worths moved.
    pub(super) fn pass(&self, others: &[usize], table: &[Row], rows: &mut [Row]) -> f64 {
        let mut moved = 0.0_f64;
        for at in (0..self.nodes.len()).rev() {
            let (_, best) = self.best(at, others, table, rows);
            for (known, found) in rows[at].iter().zip(best) {
                moved = moved.max((known - found).abs());
            }
            rows[at] = best;
        }
        moved
    }

    /// The best move at a point and what it is worth to everybody; alone the fewest turns, against others the best chance.
    fn best(&self, at: usize, others: &[usize], table: &[Row], rows: &[Row]) -> (Kind, Row) {
        let mut best: Option<(Kind, Row)> = None;
        for (kind, outcomes) in &self.nodes[at].moves {
            let mut row = [0.0; MOST_SEATS];
            for (chance, to) in outcomes {
                let worth = match to {
                    To::Node(node) => rows[*node],
                    To::End(mine) => self.ended(*mine, others, table),
                    To::Won => [1.0, 0.0, 0.0],
                };
                for (sum, worth) in row.iter_mut().zip(worth) {
                    *sum += chance * worth;
                }
            }
            let better = |than: &Row| {
                if others.is_empty() {
                    row[0] < than[0] - 1e-13
                } else {
                    row[0] > than[0] + 1e-13
                }
            };
            if best.as_ref().is_none_or(|(_, than)| better(than)) {
                best = Some((*kind, row));
            }
        }
        best.unwrap_or((Kind::Roll, [0.0; MOST_SEATS]))
    }

    /// Every point of a turn, by a table of turn starts.
    pub(super) fn turn(&self, others: &[usize], table: &[Row]) -> Vec<Row> {
        let mut rows = vec![[0.0; MOST_SEATS]; self.nodes.len()];
        while self.pass(others, table, &mut rows) > 1e-14 {}
        rows
    }

    pub(super) fn best_moves(&self, others: &[usize], table: &[Row]) -> Vec<Kind> {
        let rows = self.turn(others, table);
        (0..self.nodes.len())
            .map(|at| self.best(at, others, table, &rows).0)
            .collect()
    }
}
