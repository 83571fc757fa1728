//! One turn of `NOIRLab`: every state that it can reach, and where each move leads from there.

use std::collections::BTreeMap;
use std::mem::{Discriminant, discriminant};
use std::sync::OnceLock;

use games::chance::Walk;
use games::dice::Dice;
use games::game::Game;
use games::noirlab::{Move, Noirlab, Progress};
use games::options::Options;
use games::outcome::Status;
use games::seat::Seat;

use super::{MAX_TABLE_SEATS, Row, Table};
use crate::vector::add_times;

/// A move without the program that it fills, because all programs have the same value.
pub(super) type MoveKind = Discriminant<Move>;

/// Everything about a state of a turn that matters to its value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct TurnState {
    progress: Progress,
    rolled: bool,
    choosing: bool,
}

/// Where an outcome leads.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Target {
    /// To a node of the same turn.
    Node(usize),
    /// To the end of the turn, with this progress (an index of [`Tree::starts`]).
    End(usize),
    /// To the end of the game.
    Won,
}

struct Node {
    /// Each legal kind of move, and its outcomes with their probabilities.
    moves: Vec<(MoveKind, Vec<(f64, Target)>)>,
}

/// All states of a turn. Some are starts of turns: what a seat can have on its tracker between its turns.
pub(super) struct Tree {
    states: BTreeMap<TurnState, usize>,
    nodes: Vec<Node>,
    /// The progress possible at the start of a turn, and the node of each.
    starts: Vec<(Progress, usize)>,
}

fn turn_state(game: &Noirlab, seat: Seat) -> TurnState {
    TurnState {
        progress: game.progress(seat),
        rolled: game.has_rolled(),
        choosing: game.is_choosing(),
    }
}

impl Tree {
    pub(super) fn get() -> &'static Self {
        static TREE: OnceLock<Tree> = OnceLock::new();
        TREE.get_or_init(Self::explore)
    }

    /// Builds the tree by playing the game's own rules in a solo game, from every state over every move and face.
    fn explore() -> Self {
        let seat = Seat::new(0);
        let options = Options::defaults(Noirlab::INFO.options);
        let first = Noirlab::setup(&options, 1, &mut Dice::scripted(&[]));
        let mut tree = Self {
            states: BTreeMap::from([(turn_state(&first, seat), 0)]),
            nodes: Vec::new(),
            starts: vec![(first.progress(seat), 0)],
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
                .map(|mv| (discriminant(&mv), tree.outcomes(&state, mv, &mut states)))
                .collect();
            tree.nodes.push(Node { moves });
        }
        tree
    }

    fn outcomes(
        &mut self,
        state: &Noirlab,
        mv: Move,
        states: &mut Vec<Noirlab>,
    ) -> Vec<(f64, Target)> {
        let seat = Seat::new(0);
        let mut outcomes: Vec<(f64, Target)> = Vec::new();
        let mut walk = Walk::new(0.0);
        while let Some(mut dice) = walk.next_dice() {
            let mut after = state.clone();
            after.apply(seat, mv, &mut dice);
            let to = if matches!(after.status(), Status::Over(_)) {
                Target::Won
            } else {
                let ends = after.turn_number() != state.turn_number();
                let node = *self
                    .states
                    .entry(turn_state(&after, seat))
                    .or_insert_with(|| {
                        states.push(after.clone());
                        states.len() - 1
                    });
                if ends {
                    let known = self.starts.iter().position(|(_, start)| *start == node);
                    Target::End(known.unwrap_or_else(|| {
                        self.starts.push((after.progress(seat), node));
                        self.starts.len() - 1
                    }))
                } else {
                    Target::Node(node)
                }
            };
            match outcomes.iter_mut().find(|(_, known)| *known == to) {
                Some((sum, _)) => *sum += walk.probability(),
                None => outcomes.push((walk.probability(), to)),
            }
        }
        outcomes
    }

    /// How many different starts a turn can have.
    pub(super) fn starts(&self) -> usize {
        self.starts.len()
    }

    pub(super) fn nodes(&self) -> usize {
        self.nodes.len()
    }

    pub(super) fn start(&self, progress: Progress) -> Option<usize> {
        self.starts.iter().position(|(known, _)| *known == progress)
    }

    pub(super) fn start_node(&self, start: usize) -> usize {
        self.starts[start].1
    }

    pub(super) fn node(&self, game: &Noirlab, seat: Seat) -> Option<usize> {
        self.states.get(&turn_state(game, seat)).copied()
    }

    /// A rough measure of how close a seat with this progress is to winning.
    pub(super) fn strength(&self, start: usize) -> f64 {
        let progress = self.starts[start].0;
        f64::from(progress.programs) + 1.5 * f64::from(progress.tokens)
    }

    /// The index in a table of the row of a turn that starts with `mine` against `others`, in turn order.
    pub(super) fn place(&self, mine: usize, others: &[usize]) -> usize {
        others
            .iter()
            .fold(mine, |place, other| place * self.starts.len() + other)
    }

    /// The values of ending the turn with this progress, from a table of turn starts.
    fn ended(&self, mine: usize, others: &[usize], table: &Table) -> Row {
        let Some((next, later)) = others.split_first() else {
            let mut row = table.row(mine);
            row[0] += 1.0;
            return row;
        };
        let mut starts = [0; MAX_TABLE_SEATS];
        starts[..later.len()].copy_from_slice(later);
        starts[later.len()] = mine;
        let theirs = table.row(self.place(*next, &starts[..=later.len()]));
        // The next seat comes first in its row, and the seat that has just played last.
        let mut row = [0.0; MAX_TABLE_SEATS];
        row[0] = theirs[others.len()];
        row[1..=others.len()].copy_from_slice(&theirs[..others.len()]);
        row
    }

    /// Updates the values of all states of a turn once. Returns the largest change.
    pub(super) fn pass(&self, others: &[usize], table: &Table, rows: &mut [Row]) -> f64 {
        let mut change = 0.0_f64;
        for at in (0..self.nodes.len()).rev() {
            let (_, best) = self.best(at, others, table, rows);
            for (known, found) in rows[at].iter().zip(best) {
                change = change.max((known - found).abs());
            }
            rows[at] = best;
        }
        change
    }

    /// The best move at a node and its values: the fewest turns in a solo game, otherwise the best chance for the seat to move.
    fn best(&self, at: usize, others: &[usize], table: &Table, rows: &[Row]) -> (MoveKind, Row) {
        let mut best: Option<(MoveKind, Row)> = None;
        for (kind, outcomes) in &self.nodes[at].moves {
            let mut row = [0.0; MAX_TABLE_SEATS];
            for (chance, to) in outcomes {
                let value = match to {
                    Target::Node(node) => rows[*node],
                    Target::End(mine) => self.ended(*mine, others, table),
                    Target::Won => [1.0, 0.0, 0.0, 0.0],
                };
                add_times(&mut row, *chance, &value);
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
        best.unwrap_or((discriminant(&Move::Roll), [0.0; MAX_TABLE_SEATS]))
    }

    /// The values of every state of a turn, from a table of turn starts.
    pub(super) fn turn(&self, others: &[usize], table: &Table) -> Vec<Row> {
        let mut rows = vec![[0.0; MAX_TABLE_SEATS]; self.nodes.len()];
        while self.pass(others, table, &mut rows) > 1e-14 {}
        rows
    }

    pub(super) fn best_moves(&self, others: &[usize], table: &Table) -> Vec<MoveKind> {
        let rows = self.turn(others, table);
        (0..self.nodes.len())
            .map(|at| self.best(at, others, table, &rows).0)
            .collect()
    }
}
