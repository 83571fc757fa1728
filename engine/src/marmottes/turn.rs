//! One turn of Les Marmottes, solved backwards from its end: every score that it can have, with every set of dice aside.

use std::collections::HashMap;
use std::sync::OnceLock;

use games::chance::Walk;
use games::dice::Dice;
use games::game::Game;
use games::marmottes::{Marmottes, Move};
use games::options::Options;
use games::seat::Seat;

/// Chances below this are treated as 0.
const NOTHING: f64 = 1e-12;

/// A turn past the target always stops once the chance of being caught is below this. Such a score is about as unlikely itself, so the
/// error is the square of this.
const SAFE: f64 = 1e-8;

/// The number of dice aside with each face, 1s first.
type Aside = [u8; 6];

/// All sets of dice that can be aside in a turn (cells), and where a roll leads from each.
pub(super) struct Graph {
    cells: Vec<Cell>,
    index: HashMap<Aside, usize>,
}

struct Cell {
    /// May the turn be stopped here?
    stops: bool,
    /// The chance that the next roll is a bust.
    bust: f64,
    rolls: Vec<Scoring>,
    /// The chance of a bust before the turn may be stopped again.
    trap: f64,
}

/// All rolls that score and lead to the same cell with the same gain.
struct Scoring {
    to: usize,
    gain: usize,
    chance: f64,
}

impl Graph {
    pub(super) fn of(single_match: bool) -> &'static Self {
        static GRAPHS: [OnceLock<Graph>; 2] = [const { OnceLock::new() }; 2];
        GRAPHS[usize::from(single_match)].get_or_init(|| Self::explore(single_match))
    }

    /// Builds the graph by playing the game's own rules from every set of dice aside, over every roll.
    fn explore(single_match: bool) -> Self {
        let mut options = Options::defaults(Marmottes::INFO.options);
        for (name, value) in [
            ("target", "1000"),
            ("single_match", if single_match { "on" } else { "off" }),
        ] {
            assert!(options.set(name, value).is_ok(), "the game has this option");
        }
        let seat = Seat::new(0);
        let first = Marmottes::setup(&options, 2, &mut Dice::scripted(&[]));
        let mut graph = Self {
            cells: Vec::new(),
            index: HashMap::from([(first.aside(), 0)]),
        };
        let mut states = vec![first];
        while graph.cells.len() < states.len() {
            let state = states[graph.cells.len()].clone();
            let mut cell = Cell {
                stops: state.can_stop(),
                bust: 0.0,
                rolls: Vec::new(),
                trap: 0.0,
            };
            let mut walk = Walk::new(0.0);
            while let Some(mut dice) = walk.next_dice() {
                let mut after = state.clone();
                after.apply(seat, Move::Roll, &mut dice);
                let chance = walk.probability();
                if after.turn_of() != seat {
                    cell.bust += chance;
                    continue;
                }
                let to = *graph.index.entry(after.aside()).or_insert_with(|| {
                    states.push(after.clone());
                    states.len() - 1
                });
                let gain = super::unsigned(after.unbanked() - state.unbanked());
                let same = |known: &&mut Scoring| known.to == to && known.gain == gain;
                match cell.rolls.iter_mut().find(same) {
                    Some(known) => known.chance += chance,
                    None => cell.rolls.push(Scoring { to, gain, chance }),
                }
            }
            graph.cells.push(cell);
        }
        graph.find_traps();
        graph
    }

    fn find_traps(&mut self) {
        loop {
            let mut change = 0.0_f64;
            for at in 0..self.cells.len() {
                let cell = &self.cells[at];
                if cell.stops {
                    continue;
                }
                let on: f64 = cell
                    .rolls
                    .iter()
                    .map(|roll| roll.chance * self.cells[roll.to].trap)
                    .sum();
                let trap = cell.bust + on;
                change = change.max((trap - cell.trap).abs());
                self.cells[at].trap = trap;
            }
            if change < 1e-16 {
                return;
            }
        }
    }

    pub(super) fn cell(&self, aside: Aside) -> usize {
        self.index.get(&aside).copied().unwrap_or(0)
    }
}

/// The value of every state of a turn, for given distances of both seats and a given value of a bust. Found by backward induction.
pub(super) struct Sweep {
    cells: usize,
    /// By score and cell, up to the score above which the values no longer depend on it.
    values: Vec<f64>,
    stops: Vec<bool>,
    beyond: Vec<f64>,
    /// The derivative of the turn's value at its start with respect to the value of a bust: the chance of a bust.
    pub(super) slope: f64,
}

impl Sweep {
    pub(super) fn value(&self, score: usize, cell: usize) -> f64 {
        let at = score * self.cells + cell;
        self.values.get(at).copied().unwrap_or(self.beyond[cell])
    }

    /// Is stopping here the best move, where it is allowed?
    pub(super) fn stops(&self, score: usize, cell: usize) -> bool {
        let at = score * self.cells + cell;
        self.stops.get(at).copied().unwrap_or(true)
    }

    pub(super) fn start(&self) -> f64 {
        self.values[0]
    }

    /// `stop` gives the value of stopping with a score below `span`, `far` is the value of stopping with `span` or more, and `bust` is the
    /// value of a bust.
    fn of(graph: &Graph, span: usize, stop: impl Fn(usize) -> f64, far: f64, bust: f64) -> Self {
        let cells = graph.cells.len();
        let beyond: Vec<f64> = graph
            .cells
            .iter()
            .map(|cell| far - cell.trap * (far - bust))
            .collect();
        // Six sixes and their bonus are the most that a roll can add.
        let margin = 97;
        let mut values: Vec<f64> = vec![0.0; span * cells];
        let mut slopes: Vec<f64> = vec![0.0; span * cells];
        let mut stops = vec![false; span * cells];
        values.extend((0..margin).flat_map(|_| beyond.iter().copied()));
        slopes.extend((0..margin).flat_map(|_| graph.cells.iter().map(|cell| cell.trap)));
        for score in (0..span).rev() {
            let stopped = stop(score);
            for (at, cell) in graph.cells.iter().enumerate() {
                let (mut value, mut slope) = (cell.bust * bust, cell.bust);
                for roll in &cell.rolls {
                    let next = (score + roll.gain) * cells + roll.to;
                    value += roll.chance * values[next];
                    slope += roll.chance * slopes[next];
                }
                let here = score * cells + at;
                if cell.stops && stopped >= value {
                    stops[here] = true;
                    (value, slope) = (stopped, 0.0);
                }
                (values[here], slopes[here]) = (value, slope);
            }
        }
        values.truncate(span * cells);
        Self {
            cells,
            slope: slopes[0],
            values,
            stops,
            beyond,
        }
    }
}

/// A turn of a seat that needs `mine` points against one that needs `other`. `banked` gives the value of a stop below the target.
pub(super) fn race(
    graph: &Graph,
    reach: &Reach,
    mine: usize,
    other: usize,
    banked: impl Fn(usize) -> f64,
    bust: f64,
) -> Sweep {
    let span = mine + reach.safe.saturating_sub(other) + 1;
    let stop = |score: usize| {
        if score < mine {
            // A turn cannot be stopped with no points.
            if score == 0 { 0.0 } else { banked(score) }
        } else {
            1.0 - reach.chance(other + score - mine + 1, 0)
        }
    };
    Sweep::of(graph, span, stop, 1.0, bust)
}

/// A turn of a solo game. Its value is minus the expected number of turns that follow it.
pub(super) fn solo(graph: &Graph, to_go: usize, after: impl Fn(usize) -> f64, bust: f64) -> Sweep {
    let stop = |score: usize| if score == 0 { -bust } else { -after(score) };
    Sweep::of(graph, to_go.max(1), stop, 0.0, -bust)
}

/// The best chance to score at least a given number of further points in this turn, by the dice aside.
pub(super) struct Reach {
    cells: usize,
    chances: Vec<f64>,
    done: Vec<f64>,
    /// From this number of points on, the chance to be caught counts as 0.
    safe: usize,
}

impl Reach {
    pub(super) fn of(graph: &Graph) -> Self {
        let cells = graph.cells.len();
        let done: Vec<f64> = graph.cells.iter().map(|cell| 1.0 - cell.trap).collect();
        let mut reach = Self {
            cells,
            chances: done.clone(),
            done,
            safe: 0,
        };
        loop {
            let needed = reach.chances.len() / cells;
            let row: Vec<f64> = graph
                .cells
                .iter()
                .map(|cell| {
                    let rolls = cell.rolls.iter();
                    rolls
                        .map(|roll| {
                            roll.chance * reach.chance(needed.saturating_sub(roll.gain), roll.to)
                        })
                        .sum()
                })
                .collect();
            let start = row[0];
            if start >= SAFE {
                reach.safe = needed + 1;
            }
            reach.chances.extend(row);
            if start < NOTHING {
                return reach;
            }
        }
    }

    pub(super) fn chance(&self, needed: usize, cell: usize) -> f64 {
        match needed {
            0 => self.done[cell],
            needed => self
                .chances
                .get(needed * self.cells + cell)
                .copied()
                .unwrap_or(0.0),
        }
    }
}
