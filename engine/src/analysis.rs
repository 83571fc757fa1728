//! Separates luck from play in a whole game.
//!
//! Every ply changes the value of the state for every seat. Part of the change is due to the decision: its cost is the value of the best
//! move minus the value of the chosen move. The rest is due to the dice: luck. So for each seat start + luck + play = result. Where values
//! are estimated, the sum has a remainder, which is reported as `unexplained`.

use games::dice::Seed;
use games::outcome::Status;
use games::ply::{Ply, RESIGN};
use games::record::Record;
use games::seat::{MAX_SEATS, Seat};
use games::table::Table;

use crate::search::{self, expected, playouts};
use crate::strategy::{InformationSet, SeatValues, Strategy, known_values};
use crate::{EngineError, Method, Unit, best, displayed, playout_budget, rate, unit};

/// The effort for a whole game where no exact values are known, as a multiple of the effort for one decision.
const ANALYSIS_EFFORT: f64 = 40.0;
/// The number of decisions and of rolls that are listed.
const MAX_LISTED: usize = 3;

/// The analysis of a game, ply by ply and as a whole.
///
/// Values and differences of values are in `unit`: chances from 0 to 1, or turns in a solo game. In `players`, `decisions`, `luckiest` and
/// `unluckiest`, turns are negated, so that a larger number is always better for the seat; `course` has plain numbers of turns.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis {
    pub unit: Unit,
    pub method: Method,
    /// Is the game finished? If not, the results are the values of the last state.
    pub is_over: bool,
    /// In seat order.
    pub players: Vec<PlayerAnalysis>,
    /// The values after each ply, from ply 0 (the setup); each entry is in seat order.
    pub course: Vec<Vec<f64>>,
    /// The three costliest decisions, costliest first.
    pub decisions: Vec<DecisionCost>,
    /// The three luckiest rolls, luckiest first.
    pub luckiest: Vec<RollLuck>,
    /// The three unluckiest rolls, unluckiest first.
    pub unluckiest: Vec<RollLuck>,
}

/// The analysis of one seat. `start + luck + others_luck + play + others_play + left + unexplained = result`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PlayerAnalysis {
    pub seat: Seat,
    /// The seat's value at the start of the game.
    pub start: f64,
    /// The seat's value after the last ply.
    pub result: f64,
    /// The sum of what the seat's own rolls changed.
    pub luck: f64,
    /// The standard error of `luck`.
    pub luck_error: f64,
    /// The sum of what the other seats' rolls changed for this seat.
    pub others_luck: f64,
    /// Minus the cost of the seat's own decisions: 0 if all of them were best.
    pub play: f64,
    /// The standard error of `play`.
    pub play_error: f64,
    /// The sum of what the other seats' decisions changed for this seat.
    pub others_play: f64,
    /// What players who left changed for this seat.
    pub left: f64,
    /// The remainder that estimates leave; 0 if values are exact.
    pub unexplained: f64,
    /// The number of the seat's decisions with more than one legal move.
    pub unforced: u32,
    /// `result` without anybody's luck: `result - luck - others_luck`.
    pub adjusted: f64,
}

impl PlayerAnalysis {
    /// The average cost of an unforced decision; 0 if there was none.
    #[must_use]
    pub fn cost_each(&self) -> f64 {
        if self.unforced == 0 {
            0.0
        } else {
            -self.play / f64::from(self.unforced)
        }
    }
}

/// A decision for which a better move was found.
#[derive(Clone, PartialEq, Debug)]
pub struct DecisionCost {
    /// The number of the ply, from 1.
    pub ply: usize,
    pub seat: Seat,
    /// The move that was made, in the game's notation.
    pub chosen: String,
    /// The better move, in the game's notation.
    pub better: String,
    /// The value of `better` minus the value of `chosen`.
    pub cost: f64,
    /// The standard error of `cost`; 0 if it is exact.
    pub error: f64,
}

/// The luck of one roll.
#[derive(Clone, PartialEq, Debug)]
pub struct RollLuck {
    /// The number of the ply, from 1.
    pub ply: usize,
    /// The seat that rolled.
    pub seat: Seat,
    /// The seat's value after the roll minus its expected value before it.
    pub luck: f64,
    /// The standard error of `luck`; 0 if it is exact.
    pub error: f64,
    /// For people: `rolled 1 3 4 6: a bust that lost 22 points`
    pub description: String,
}

/// Values with their standard errors, in seat order.
#[derive(Clone, Copy)]
struct Estimate {
    values: SeatValues,
    errors: SeatValues,
}

impl Estimate {
    fn exact(values: SeatValues) -> Self {
        Self {
            values,
            errors: [0.0; MAX_SEATS],
        }
    }
}

/// The effect of a decision.
struct Decided {
    /// What it changed for each seat, compared with the best move.
    effect: SeatValues,
    better: String,
    cost: f64,
    error: f64,
}

struct Analyst<'a> {
    engine_seed: &'a Seed,
    seats: usize,
    /// The number of playouts for one state or one decision.
    count: u32,
    /// Was any value estimated?
    searched: bool,
}

impl Analyst<'_> {
    fn evaluate<G: Strategy>(&mut self, game: &G, ply: usize) -> Estimate {
        if let Some(values) = known_values(game) {
            return Estimate::exact(values);
        }
        self.searched = true;
        let key = self.engine_seed.key(["state", &ply.to_string()]);
        // In hindsight all hands are known, so the state is not redealt: only future rolls are random.
        let means = playouts(|_| game.clone(), self.count, &key);
        Estimate {
            values: means.map(|mean| mean.mean()),
            errors: means.map(|mean| mean.error()),
        }
    }

    /// Judges one decision by what the seat could know. `None` if the chosen move is the best.
    fn decision<G: Strategy>(
        &mut self,
        game: &G,
        seat: Seat,
        moves: &[G::Move],
        chosen: usize,
        ply: usize,
    ) -> Option<Decided> {
        let key = self.engine_seed.key(["decision", &ply.to_string()]);
        let information = InformationSet::of(game, seat, &key);
        if let Some(ratings) = search::exact_ratings(&information, moves) {
            let top = best::<G>(moves, &ratings);
            let played = expected(game, seat, moves[chosen])?;
            let optimal = expected(game, seat, moves[top])?;
            let effect: SeatValues = std::array::from_fn(|at| played[at] - optimal[at]);
            return Some(Decided {
                effect,
                better: moves[top].to_string(),
                cost: -effect[seat.index()],
                error: 0.0,
            });
        }
        self.searched = true;
        let top = match G::best_move(&information, moves, &key) {
            Some(at) => at,
            None => best::<G>(moves, &rate(&information, moves, self.count, &key).0),
        };
        if top == chosen {
            return None;
        }
        // Other playouts estimate the cost, because the best of many estimates is likely to be too high.
        let again = self.engine_seed.key(["again", &ply.to_string()]);
        let pair = [moves[top], moves[chosen]];
        let (ratings, _) = rate(&information, &pair, self.count, &again);
        let cost = ratings[0].value - ratings[1].value;
        let mut effect = [0.0; MAX_SEATS];
        // Which of the others gain from a mistake is not estimated: the cost is shared equally.
        let each = cost / crate::strategy::seats_as_f64((self.seats - 1).max(1));
        effect[..self.seats].fill(each);
        effect[seat.index()] = -cost;
        Some(Decided {
            effect,
            better: moves[top].to_string(),
            cost,
            error: ratings[0].error.hypot(ratings[1].error),
        })
    }
}

/// The state after each ply of the record, from ply 0.
fn states<G: Strategy>(record: &Record) -> Result<Vec<G>, EngineError> {
    let mut states: Vec<Option<G>> = Vec::new();
    record
        .replay(|table, _| {
            let table = table.as_any().downcast_ref::<Table<G>>();
            states.push(table.map(|table| table.game().clone()));
        })
        .map_err(EngineError::Record)?;
    let states: Option<Vec<G>> = states.into_iter().collect();
    states.ok_or(EngineError::OtherGame)
}

fn description<G: Strategy>(before: &G, after: &G, ply: &Ply) -> String {
    let faces: Vec<String> = ply.faces.iter().map(u8::to_string).collect();
    let rolled = format!("rolled {}", faces.join(" "));
    match G::describe_roll(before, after).as_str() {
        "" => rolled,
        effect => format!("{rolled}: {effect}"),
    }
}

/// Adds up the analysis, ply by ply.
struct AnalysisBuilder {
    players: Vec<PlayerAnalysis>,
    course: Vec<SeatValues>,
    decisions: Vec<DecisionCost>,
    rolls: Vec<RollLuck>,
    /// The values after the latest ply.
    now: Estimate,
}

impl AnalysisBuilder {
    fn of(seats: usize, now: Estimate) -> Self {
        let player = |at: usize| PlayerAnalysis {
            seat: Seat::new(at),
            start: now.values[at],
            result: 0.0,
            luck: 0.0,
            luck_error: 0.0,
            others_luck: 0.0,
            play: 0.0,
            play_error: 0.0,
            others_play: 0.0,
            left: 0.0,
            unexplained: 0.0,
            unforced: 0,
            adjusted: 0.0,
        };
        Self {
            players: (0..seats).map(player).collect(),
            course: vec![now.values],
            decisions: Vec::new(),
            rolls: Vec::new(),
            now,
        }
    }

    fn go_to(&mut self, next: Estimate) {
        self.now = next;
        self.course.push(next.values);
    }

    /// Counts a player's leaving.
    fn leave(&mut self, next: Estimate) {
        for (at, player) in self.players.iter_mut().enumerate() {
            player.left += next.values[at] - self.now.values[at];
        }
        self.go_to(next);
    }

    /// Counts a decision. Returns the values after it and before its dice.
    fn decide(&mut self, number: usize, ply: &Ply, decided: Option<Decided>) -> SeatValues {
        let mut after = self.now.values;
        let Some(decided) = decided else {
            return after;
        };
        for (at, player) in self.players.iter_mut().enumerate() {
            after[at] += decided.effect[at];
            if at == ply.seat.index() {
                player.play += decided.effect[at];
                player.play_error = player.play_error.hypot(decided.error);
            } else {
                player.others_play += decided.effect[at];
            }
        }
        if decided.cost > 1e-6 {
            self.decisions.push(DecisionCost {
                ply: number,
                seat: ply.seat,
                chosen: ply.mv.clone(),
                better: decided.better,
                cost: decided.cost,
                error: decided.error,
            });
        }
        after
    }

    /// Counts what a ply changed beyond its decision, after which the values were `decided`. If dice were rolled, that is luck. If not, it
    /// is the rounding of the tables, or the error of an estimate.
    fn roll(&mut self, ply: &Ply, decided: &SeatValues, next: Estimate, is_precise: bool) {
        let mover = ply.seat.index();
        let error = next.errors[mover].hypot(self.now.errors[mover]);
        for (at, player) in self.players.iter_mut().enumerate() {
            let change = next.values[at] - decided[at];
            let account = match (ply.faces.is_empty(), is_precise, at == mover) {
                (false, _, true) => &mut player.luck,
                (false, _, false) => &mut player.others_luck,
                (true, true, true) => &mut player.play,
                (true, true, false) => &mut player.others_play,
                (true, false, _) => &mut player.unexplained,
            };
            *account += change;
        }
        if !ply.faces.is_empty() {
            let player = &mut self.players[mover];
            player.luck_error = player.luck_error.hypot(error);
        }
        self.go_to(next);
    }
}

pub(crate) fn analyse<G: Strategy>(
    record: &Record,
    effort: f64,
    engine_seed: &Seed,
) -> Result<Analysis, EngineError> {
    let states = states::<G>(record)?;
    let seats = record.players.len();
    let plies = f64::from(u32::try_from(record.plies.len()).unwrap_or(u32::MAX));
    let mut analyst = Analyst {
        engine_seed,
        seats,
        count: playout_budget::<G>(effort * ANALYSIS_EFFORT / 3.0 / plies.max(1.0), seats).max(8),
        searched: false,
    };
    let mut builder = AnalysisBuilder::of(seats, analyst.evaluate(&states[0], 0));
    for (number, ply) in (1..).zip(&record.plies) {
        let (before, after) = (&states[number - 1], &states[number]);
        if ply.mv == RESIGN {
            builder.leave(analyst.evaluate(after, number));
            continue;
        }
        let mut moves = Vec::new();
        before.legal(ply.seat, &mut moves);
        let chosen = moves.iter().position(|mv| mv.to_string() == ply.mv);
        let mut decided = None;
        if let Some(chosen) = chosen.filter(|_| moves.len() > 1) {
            builder.players[ply.seat.index()].unforced += 1;
            decided = analyst.decision(before, ply.seat, &moves, chosen, number);
        }
        let values = builder.decide(number, ply, decided);
        if ply.faces.is_empty() && known_values(after).is_none() {
            // Without a roll, only the decision has changed the values.
            builder.go_to(Estimate {
                values,
                ..builder.now
            });
            continue;
        }
        let next = analyst.evaluate(after, number);
        if !ply.faces.is_empty() {
            let at = ply.seat.index();
            builder.rolls.push(RollLuck {
                ply: number,
                seat: ply.seat,
                luck: next.values[at] - values[at],
                error: next.errors[at].hypot(builder.now.errors[at]),
                description: description(before, after, ply),
            });
        }
        builder.roll(ply, &values, next, known_values(before).is_some());
    }
    Ok(finish(builder, &analyst, &states[states.len() - 1]))
}

fn finish<G: Strategy>(mut builder: AnalysisBuilder, analyst: &Analyst<'_>, last: &G) -> Analysis {
    let unit = unit(last);
    for (at, player) in builder.players.iter_mut().enumerate() {
        player.result = builder.now.values[at];
        player.adjusted = player.result - player.luck - player.others_luck;
    }
    let AnalysisBuilder {
        players,
        course,
        mut decisions,
        mut rolls,
        ..
    } = builder;
    decisions.sort_by(|one, other| other.cost.total_cmp(&one.cost));
    decisions.truncate(MAX_LISTED);
    rolls.sort_by(|one, other| other.luck.total_cmp(&one.luck));
    let lucky = rolls.iter().filter(|roll| roll.luck > 0.0).take(MAX_LISTED);
    let unlucky = rolls
        .iter()
        .rev()
        .filter(|roll| roll.luck < 0.0)
        .take(MAX_LISTED);
    let in_units = |values: SeatValues| -> Vec<f64> {
        let values = values[..analyst.seats].iter();
        values.map(|value| displayed(unit, *value)).collect()
    };
    Analysis {
        unit,
        method: if analyst.searched {
            Method::Search {
                playouts: analyst.count,
                horizon: G::HORIZON,
            }
        } else {
            Method::Exact
        },
        is_over: matches!(last.status(), Status::Over(_)),
        luckiest: lucky.cloned().collect(),
        unluckiest: unlucky.cloned().collect(),
        players,
        course: course.into_iter().map(in_units).collect(),
        decisions,
    }
}
