//! Separates luck from play in a whole game.
//!
//! A state is worth what the best move in it is worth by the same search. Every ply goes from the value of the state to that of the chosen
//! move, which is play, and from there to the value of the next state, which is luck. So for each seat start + luck + play = result, no
//! chance is below 0 or above 1, and a mistake is charged once. A move counts as best unless another one is better by more than the
//! standard error, and a move without dice is worth as much as the state that it leads to.
//!
//! Where choices are made in secret, the course is the value for somebody who sees only what is public. A decision is judged by what its
//! seat knew, and the change when all choices are revealed, less these decisions, is the luck of the seats whose cards and dice came.

use games::dice::{Dice, Key, Seed};
use games::lang::Lang;
use games::outcome::Status;
use games::ply::{Ply, RESIGN};
use games::record::{Record, RecordError};
use games::seat::{Hand, MAX_SEATS, Seat, Seats};
use games::table::Table;
use serde::{Deserialize, Serialize};

use crate::answer::{EngineError, Method, Unit, displayed, method, unit};
use crate::search::{self, best};
use crate::strategy::{InformationSet, Rating, SeatValues, Strategy};
use crate::work::Work;

/// The effort for a whole game where no exact values are known, as a multiple of the effort for one decision.
const ANALYSIS_EFFORT: f64 = 40.0;
/// The largest standard error of a player's luck or play with which an analysis can be trusted, as a share of a game.
const MAX_ERROR: f64 = 0.1;
/// The number of decisions and of rolls that are listed.
const MAX_LISTED: usize = 3;

/// The analysis of a game, ply by ply and as a whole.
///
/// Values and differences of values are in `unit`: chances from 0 to 1, or turns in a solo game. In `players`, `decisions`, `luckiest` and
/// `unluckiest`, turns are negated, so that a larger number is always better for the seat; `course` has plain numbers of turns.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Analysis {
    pub unit: Unit,
    pub method: Method,
    /// Is every standard error of luck and play small enough to believe the sums, and does what is predicted happen?
    pub trusted: bool,
    /// Is the game finished? If not, the results are the values of the last state.
    #[serde(rename = "over")]
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

/// The analysis of one seat. `start + luck + others_luck + play + others_play + left = result`.
#[derive(Default, Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct PlayerAnalysis {
    #[serde(with = "letter")]
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
    /// What players who left changed for this seat, and moves that nobody decided: those of the clock, or of the house for somebody away.
    pub left: f64,
    /// The number of the seat's decisions with more than one legal move.
    pub unforced: u32,
    /// `result` without anybody's luck: `result - luck - others_luck`.
    pub adjusted: f64,
}

impl PlayerAnalysis {
    /// The average cost of an unforced decision; 0 if there was none.
    pub fn cost_each(&self) -> f64 {
        if self.unforced == 0 {
            0.0
        } else {
            -self.play / f64::from(self.unforced)
        }
    }

    /// The standard error of [`Self::cost_each`].
    pub fn cost_error(&self) -> f64 {
        self.play_error / f64::from(self.unforced.max(1))
    }
}

/// A decision for which a better move was found.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct DecisionCost {
    /// The number of the ply, from 1.
    pub ply: usize,
    #[serde(with = "letter")]
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
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct RollLuck {
    /// The number of the ply, from 1.
    pub ply: usize,
    /// The seat that rolled.
    #[serde(with = "letter")]
    pub seat: Seat,
    /// The seat's value after the roll minus its expected value before it.
    pub luck: f64,
    /// The standard error of `luck`; 0 if it is exact.
    pub error: f64,
}

impl RollLuck {
    /// What it was, as an [`Event`](games::telling::Event) of a story tells it: `rolled 1 3 4 6: a bust that lost 22`
    pub fn words(&self, record: &Record, lang: Lang) -> Result<String, RecordError> {
        let (before, after) = (record.before(self.ply)?, record.before(self.ply + 1)?);
        let ply = record.plies.get(self.ply - 1);
        let luck = |ply| after.luck(before.as_ref(), ply, self.seat, lang);
        Ok(ply.map(luck).unwrap_or_default())
    }
}

/// A seat by its letter.
mod letter {
    use games::seat::Seat;
    use serde::de::{Deserialize, Deserializer, Error};
    use serde::ser::Serializer;

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde calls it")]
    pub(super) fn serialize<S: Serializer>(seat: &Seat, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(seat)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Seat, D::Error> {
        let letter = String::deserialize(from)?;
        letter.parse().map_err(D::Error::custom)
    }
}

/// What came to a seat, and what it changed for every seat.
struct Luck {
    seat: Seat,
    change: SeatValues,
    error: f64,
}

/// What one ply changed.
#[derive(Default)]
struct Step {
    /// What the decision changed, compared with the best move.
    effect: SeatValues,
    error: f64,
    /// The better move, if there was one.
    better: Option<String>,
    is_unforced: bool,
    luck: Vec<Luck>,
    resigned: bool,
    left: SeatValues,
}

struct Analyst<G> {
    key: Key,
    seats: usize,
    /// The effort for one state or one decision.
    effort: f64,
    /// Everything that was spent.
    work: Work,
    searched: bool,
    states: Vec<G>,
}

fn difference(of: &SeatValues, from: &SeatValues) -> SeatValues {
    std::array::from_fn(|at| of[at] - from[at])
}

impl<G: Strategy> Analyst<G> {
    /// Runs a search with the work for one decision.
    fn search<T>(&mut self, search: impl FnOnce(&mut Work, &Key) -> T) -> T {
        let mut work = Work::at_table(self.effort, G::INFO.key, self.seats);
        let found = search(&mut work, &self.key);
        self.work.add(&work);
        found
    }

    /// The value of the state after this ply, for somebody who sees only what is public.
    fn value(&mut self, ply: usize) -> Rating {
        let game = self.states[ply].clone();
        let value = self.search(|work, key| search::public_value(&game, work, key));
        self.searched |= value.error > 0.0;
        value
    }

    /// The values before and after a decision and before its dice. `known` is the value to which the move leads, if it rolls nothing.
    fn decide(
        &mut self,
        number: usize,
        ply: &Ply,
        known: Option<Rating>,
    ) -> (Rating, Rating, Step) {
        let before = self.states[number - 1].clone();
        let mut step = Step::default();
        let mut moves = Vec::new();
        before.legal(ply.seat, &mut moves);
        step.is_unforced = moves.len() > 1;
        let chosen = moves.iter().position(|mv| mv.to_string() == ply.mv);
        if let (false, Some(known)) = (step.is_unforced, known) {
            return (known, known, step);
        }
        self.searched |= before.exact().is_none();
        let ratings = self.search(|work, key| {
            let information = InformationSet::of(&before, ply.seat, key);
            search::rate(&information, &moves, work, key)
        });
        let top = best::<G>(ply.seat, &moves, &ratings);
        let played = known.unwrap_or(ratings[chosen.unwrap_or(top)]);
        let optimal = ratings[top];
        let error = optimal.error.hypot(played.error);
        let cost = optimal.of(ply.seat) - played.of(ply.seat);
        if chosen == Some(top) || cost <= error.max(1e-6) {
            return (played, played, step);
        }
        step.effect = difference(&played.values, &optimal.values);
        step.error = error;
        step.better = Some(moves[top].to_string());
        (optimal, played, step)
    }

    /// Shares the change from `base` to `next` among the seats to which dice or cards came, one after the other.
    fn share_luck(
        &mut self,
        number: usize,
        ply: &Ply,
        seats: Seats,
        base: Rating,
        next: Rating,
    ) -> Vec<Luck> {
        let before = &self.states[number - 1].clone();
        let after = &self.states[number].clone();
        let (mut shares, mut now, mut unknown) = (Vec::new(), base, seats);
        for seat in seats {
            unknown = unknown.without(seat);
            let then = if unknown.is_empty() {
                next
            } else {
                let deal =
                    |dice: &mut Dice| G::with_other_luck(before, ply.seat, after, unknown, dice);
                self.search(|work, key| search::value(&deal, work, key))
            };
            shares.push(Luck {
                seat,
                change: difference(&then.values, &now.values),
                error: then.error.hypot(now.error),
            });
            now = then;
        }
        shares
    }

    /// What every ply changed, and the values of all states: from the last one backwards, because a move is worth what it leads to.
    fn steps(&mut self, plies: &[Ply]) -> (Vec<Step>, Vec<SeatValues>) {
        let mut next = self.value(plies.len());
        let mut course = vec![next.values];
        let last = &self.states[plies.len()];
        next.values = last.before_lot().unwrap_or(next.values);
        let mut steps: Vec<Step> = Vec::new();
        // In secret: how many steps back the choices are revealed, and what each seat's next decision is worth to it.
        let mut revealed_at = None;
        let mut own: [Option<Rating>; MAX_SEATS] = [None; MAX_SEATS];
        for (number, ply) in plies.iter().enumerate().rev() {
            let number = number + 1;
            let (before, after) = (&self.states[number - 1], &self.states[number]);
            let is_secret = before.is_secret();
            let resigned = ply.mv == RESIGN;
            let seats = G::luck_of(before, ply.seat, after, &ply.faces);
            let shows = match after.status() {
                // The last player left wins without a reveal.
                Status::Over(end) => end.results.iter().filter_map(|one| one.place).count() > 1,
                Status::ToAct(_) => !seats.is_empty() || !after.is_secret(),
            };
            let reveals = is_secret && shows;
            if reveals || !is_secret {
                (revealed_at, own) = (reveals.then_some(steps.len()), [None; MAX_SEATS]);
            }
            let step = if resigned {
                let now = self.value(number - 1);
                let left = difference(&next.values, &now.values);
                next = now;
                Step {
                    resigned,
                    left,
                    ..Step::default()
                }
            } else if is_secret {
                let (mut now, _, mut step) = self.decide(number, ply, own[ply.seat.index()]);
                own[ply.seat.index()] = Some(now);
                if reveals {
                    now = self.value(number - 1);
                    let whose = if seats.is_empty() {
                        Seats::only(ply.seat)
                    } else {
                        seats
                    };
                    step.luck = self.share_luck(number, ply, whose, now, next);
                    next = now;
                }
                step
            } else {
                let rolls = !seats.is_empty();
                let (now, chosen, mut step) = self.decide(number, ply, (!rolls).then_some(next));
                step.luck = self.share_luck(number, ply, seats, chosen, next);
                next = now;
                step
            };
            course.push(next.values);
            steps.push(step);
            if is_secret && !resigned {
                charge_secretly(&mut steps, revealed_at, ply.seat);
            }
        }
        steps.reverse();
        course.reverse();
        (steps, course)
    }
}

/// What a secret decision changed shows when it is revealed, and is not luck. A decision that was never revealed is not counted.
fn charge_secretly(steps: &mut [Step], revealed_at: Option<usize>, seat: Seat) {
    let last = steps.len() - 1;
    let Some(at) = revealed_at else {
        steps[last] = Step::default();
        return;
    };
    let effect = steps[last].effect;
    let reveal = &mut steps[at];
    if reveal.resigned {
        reveal.left = difference(&reveal.left, &effect);
        return;
    }
    let shares = &mut reveal.luck;
    match shares.iter_mut().find(|luck| luck.seat == seat) {
        Some(luck) => luck.change = difference(&luck.change, &effect),
        None => shares.push(Luck {
            seat,
            change: difference(&[0.0; MAX_SEATS], &effect),
            error: 0.0,
        }),
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

pub(crate) fn analyse<G: Strategy>(
    record: &Record,
    effort: f64,
    engine_seed: &Seed,
) -> Result<Analysis, EngineError> {
    let plies = f64::from(u32::try_from(record.plies.len()).unwrap_or(u32::MAX));
    let mut analyst = Analyst::<G> {
        key: engine_seed.key(["analysis"]),
        seats: record.players.len(),
        effort: effort * ANALYSIS_EFFORT / plies.max(1.0),
        work: Work::of_effort(0.0),
        searched: false,
        states: states(record)?,
    };
    let (steps, course) = analyst.steps(&record.plies);
    Ok(added_up(&analyst, &record.plies, &steps, &course))
}

fn added_up<G: Strategy>(
    analyst: &Analyst<G>,
    plies: &[Ply],
    steps: &[Step],
    course: &[SeatValues],
) -> Analysis {
    let last = &analyst.states[plies.len()];
    let unit = unit(last);
    let result = course[plies.len()];
    // Among tied players a lot is the luck of each of them, and of nobody's cards.
    let level = last.before_lot().unwrap_or(result);
    let player = |at: usize| PlayerAnalysis {
        seat: Seat::new(at),
        start: course[0][at],
        result: result[at],
        luck: result[at] - level[at],
        ..PlayerAnalysis::default()
    };
    let mut players: Vec<PlayerAnalysis> = (0..analyst.seats).map(player).collect();
    let (mut decisions, mut rolls) = (Vec::new(), Vec::new());
    for (number, (ply, step)) in (1..).zip(plies.iter().zip(steps)) {
        let was_away = ply.hand != Hand::Player;
        for (at, player) in players.iter_mut().enumerate() {
            player.left += step.left[at];
            if was_away {
                player.left += step.effect[at];
            } else if ply.seat == player.seat {
                player.play += step.effect[at];
                player.play_error = player.play_error.hypot(step.error);
                player.unforced += u32::from(step.is_unforced);
            } else {
                player.others_play += step.effect[at];
            }
            for luck in &step.luck {
                if luck.seat == player.seat {
                    player.luck += luck.change[at];
                    player.luck_error = player.luck_error.hypot(luck.error);
                } else {
                    player.others_luck += luck.change[at];
                }
            }
        }
        if let Some(better) = step.better.as_ref().filter(|_| !was_away) {
            decisions.push(DecisionCost {
                ply: number,
                seat: ply.seat,
                chosen: ply.mv.clone(),
                better: better.clone(),
                cost: -step.effect[ply.seat.index()],
                error: step.error,
            });
        }
        let (before, after) = (&analyst.states[number - 1], &analyst.states[number]);
        let came = G::luck_of(before, ply.seat, after, &ply.faces);
        let listed = step.luck.iter().filter(|luck| came.has(luck.seat));
        rolls.extend(listed.map(|luck| RollLuck {
            ply: number,
            seat: luck.seat,
            luck: luck.change[luck.seat.index()],
            error: luck.error,
        }));
    }
    for player in &mut players {
        player.adjusted = player.result - player.luck - player.others_luck;
    }
    decisions.sort_by(|one, other| other.cost.total_cmp(&one.cost));
    decisions.truncate(MAX_LISTED);
    rolls.sort_by(|one, other| other.luck.total_cmp(&one.luck));
    let lucky = rolls.iter().filter(|roll| roll.luck > 0.0);
    let unlucky = rolls.iter().rev().filter(|roll| roll.luck < 0.0);
    let in_units = |values: &SeatValues| -> Vec<f64> {
        let values = values[..analyst.seats].iter();
        values.map(|value| displayed(unit, *value)).collect()
    };
    let is_sure = |player: &PlayerAnalysis| player.luck_error.max(player.play_error) <= MAX_ERROR;
    Analysis {
        unit,
        method: method::<G>(!analyst.searched, &analyst.work),
        // Alone, what an end is worth has no error, but is known only where it can be solved.
        trusted: players.iter().all(is_sure) && (unit == Unit::Chance || last.exact().is_some()),
        is_over: matches!(last.status(), Status::Over(_)),
        luckiest: lucky.take(MAX_LISTED).cloned().collect(),
        unluckiest: unlucky.take(MAX_LISTED).cloned().collect(),
        players,
        course: course.iter().map(in_units).collect(),
        decisions,
    }
}
