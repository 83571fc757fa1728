//! What was luck and what was play, in a whole game.
//!
//! Every ply changes everybody's worth. A part of that is the decision: the worth of the best move less that of the chosen one is its
//! cost. The rest is what the dice did: luck. So for each seat start + luck + play = result, and what is left over where worths are
//! estimated is told as `unexplained`.

use games::dice::Seed;
use games::outcome::Status;
use games::record::Record;
use games::seat::{MAX_SEATS, Seat};
use games::table::{Ply, RESIGN, Table};

use crate::player::{Knowledge, Player, Worths, known};
use crate::search::{self, expected, playouts};
use crate::{EngineError, Method, Unit, best, budget, rate, told, unit};

/// Where it has to search, a whole game gets so many times the effort of a decision.
const DECISIONS: f64 = 40.0;
/// So many decisions and rolls are told.
const TOLD: usize = 3;

/// A game, ply by ply and as a whole. Chances are from 0 to 1, and turns, for somebody alone, count as losses: a plus is good.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis {
    pub unit: Unit,
    pub method: Method,
    /// The game came to its end, so that the results are results and not chances.
    pub is_over: bool,
    /// In seat order.
    pub players: Vec<PlayerAnalysis>,
    /// Everybody's worth after each ply, from ply 0.
    pub course: Vec<Vec<f64>>,
    /// The dearest first.
    pub decisions: Vec<DecisionCost>,
    /// The luckiest first.
    pub luckiest: Vec<RollLuck>,
    /// The unluckiest first.
    pub unluckiest: Vec<RollLuck>,
}

/// How it went for one seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PlayerAnalysis {
    pub seat: Seat,
    pub start: f64,
    pub result: f64,
    /// What the seat's own rolls did for it.
    pub luck: f64,
    pub luck_error: f64,
    /// What the others' rolls did for it.
    pub others_luck: f64,
    /// What the seat's own decisions did for it: 0 if all were best, else less.
    pub play: f64,
    pub play_error: f64,
    /// What the others' decisions did for it.
    pub others_play: f64,
    /// What it did for the seat that somebody left.
    pub left: f64,
    /// What the estimates do not account for; 0 where worths are exact.
    pub unexplained: f64,
    /// Decisions with more than one legal move.
    pub unforced: u32,
    /// `result` less the own luck: in the mean over many games, what the result would be with the same dice for all.
    pub adjusted: f64,
}

impl PlayerAnalysis {
    /// What an unforced decision cost in the mean.
    #[must_use]
    pub fn cost_each(&self) -> f64 {
        if self.unforced == 0 {
            0.0
        } else {
            -self.play / f64::from(self.unforced)
        }
    }
}

/// A decision that was not the best.
#[derive(Clone, PartialEq, Debug)]
pub struct DecisionCost {
    pub ply: usize,
    pub seat: Seat,
    pub chosen: String,
    pub better: String,
    pub cost: f64,
    pub error: f64,
}

/// What a roll did for the seat that rolled.
#[derive(Clone, PartialEq, Debug)]
pub struct RollLuck {
    pub ply: usize,
    pub seat: Seat,
    pub luck: f64,
    pub error: f64,
    /// `rolled 1 3 4 6: a bust that lost 22 points`
    pub words: String,
}

/// A worth with a standard error, for every seat.
#[derive(Clone, Copy)]
struct Estimate {
    worths: Worths,
    errors: Worths,
}

impl Estimate {
    fn exact(worths: Worths) -> Self {
        Self {
            worths,
            errors: [0.0; MAX_SEATS],
        }
    }
}

/// What a decision did to everybody.
struct Decided {
    effect: Worths,
    better: String,
    cost: f64,
    error: f64,
}

struct Analyst<'a> {
    own: &'a Seed,
    seats: usize,
    /// Playouts for one state or one decision.
    count: u32,
    searched: bool,
}

impl Analyst<'_> {
    fn worth<G: Player>(&mut self, game: &G, ply: usize) -> Estimate {
        if let Some(worths) = known(game) {
            return Estimate::exact(worths);
        }
        self.searched = true;
        let key = self.own.key(["state", &ply.to_string()]);
        // The cards are on the table when a game is looked back at: only what is to come is dealt.
        let means = playouts(|_| game.clone(), self.count, &key);
        Estimate {
            worths: means.map(|mean| mean.mean()),
            errors: means.map(|mean| mean.error()),
        }
    }

    /// What it did that this move was chosen among these.
    fn decision<G: Player>(
        &mut self,
        game: &G,
        seat: Seat,
        moves: &[G::Move],
        chosen: usize,
        ply: usize,
    ) -> Option<Decided> {
        let key = self.own.key(["decision", &ply.to_string()]);
        let knowledge = Knowledge::of(game, seat, &key);
        if let Some(ratings) = search::exact_ratings(&knowledge, moves) {
            let top = best::<G>(moves, &ratings);
            let played = expected(game, seat, moves[chosen])?;
            let bettered = expected(game, seat, moves[top])?;
            let effect: Worths = std::array::from_fn(|at| played[at] - bettered[at]);
            return Some(Decided {
                effect,
                better: moves[top].to_string(),
                cost: -effect[seat.index()],
                error: 0.0,
            });
        }
        self.searched = true;
        let top = match G::plan(&knowledge, moves, &key) {
            Some(at) => at,
            None => best::<G>(moves, &rate(&knowledge, moves, self.count, &key).0),
        };
        if top == chosen {
            return None;
        }
        // Looked at again by other playouts: the best of many estimates is likely to be one that is too high.
        let again = self.own.key(["again", &ply.to_string()]);
        let pair = [moves[top], moves[chosen]];
        let (ratings, _) = rate(&knowledge, &pair, self.count, &again);
        let cost = ratings[0].worth - ratings[1].worth;
        let mut effect = [0.0; MAX_SEATS];
        // Whom it helps is not estimated: everybody alike.
        let each = cost / crate::player::seats_as_f64((self.seats - 1).max(1));
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

/// Every state of the record, from ply 0.
fn states<G: Player>(record: &Record) -> Result<Vec<G>, EngineError> {
    let mut states: Vec<Option<G>> = Vec::new();
    record
        .replay(|table, _| {
            let table = table.as_any().downcast_ref::<Table<G>>();
            states.push(table.map(|table| table.game().clone()));
        })
        .map_err(|error| EngineError::Record(error.to_string()))?;
    let states: Option<Vec<G>> = states.into_iter().collect();
    states.ok_or(EngineError::OtherGame)
}

fn words<G: Player>(before: &G, after: &G, ply: &Ply) -> String {
    let faces: Vec<String> = ply.faces.iter().map(u8::to_string).collect();
    let rolled = format!("rolled {}", faces.join(" "));
    match G::tale(before, after).as_str() {
        "" => rolled,
        tale => format!("{rolled}: {tale}"),
    }
}

/// A game as it is gone through.
struct Story {
    players: Vec<PlayerAnalysis>,
    course: Vec<Worths>,
    decisions: Vec<DecisionCost>,
    rolls: Vec<RollLuck>,
    /// What the state is worth, as far as the story has gone.
    now: Estimate,
}

impl Story {
    fn of(seats: usize, now: Estimate) -> Self {
        let player = |at: usize| PlayerAnalysis {
            seat: Seat::new(at),
            start: now.worths[at],
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
            course: vec![now.worths],
            decisions: Vec::new(),
            rolls: Vec::new(),
            now,
        }
    }

    fn go_to(&mut self, next: Estimate) {
        self.now = next;
        self.course.push(next.worths);
    }

    /// Somebody left.
    fn leave(&mut self, next: Estimate) {
        for (at, player) in self.players.iter_mut().enumerate() {
            player.left += next.worths[at] - self.now.worths[at];
        }
        self.go_to(next);
    }

    /// Counts a decision; says what it leaves everybody with, before the dice.
    fn decide(&mut self, number: usize, ply: &Ply, decided: Option<Decided>) -> Worths {
        let mut left = self.now.worths;
        let Some(decided) = decided else {
            return left;
        };
        for (at, player) in self.players.iter_mut().enumerate() {
            left[at] += decided.effect[at];
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
        left
    }

    /// Counts what a ply did beyond its decision, which leaves everybody with `left`: luck if dice were rolled. If not, it is the rounding
    /// of the tables, or what the estimates do not account for.
    fn roll(&mut self, ply: &Ply, left: &Worths, next: Estimate, is_precise: bool) {
        let mover = ply.seat.index();
        let error = next.errors[mover].hypot(self.now.errors[mover]);
        for (at, player) in self.players.iter_mut().enumerate() {
            let change = next.worths[at] - left[at];
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

pub(crate) fn analyse<G: Player>(
    record: &Record,
    effort: f64,
    own: &Seed,
) -> Result<Analysis, EngineError> {
    let states = states::<G>(record)?;
    let seats = record.players.len();
    let plies = f64::from(u32::try_from(record.plies.len()).unwrap_or(u32::MAX));
    let mut analyst = Analyst {
        own,
        seats,
        count: budget::<G>(effort * DECISIONS / 3.0 / plies.max(1.0), seats).max(8),
        searched: false,
    };
    let mut story = Story::of(seats, analyst.worth(&states[0], 0));
    for (number, ply) in (1..).zip(&record.plies) {
        let (before, after) = (&states[number - 1], &states[number]);
        if ply.mv == RESIGN {
            story.leave(analyst.worth(after, number));
            continue;
        }
        let mut moves = Vec::new();
        before.legal(ply.seat, &mut moves);
        let chosen = moves.iter().position(|mv| mv.to_string() == ply.mv);
        let mut decided = None;
        if let Some(chosen) = chosen.filter(|_| moves.len() > 1) {
            story.players[ply.seat.index()].unforced += 1;
            decided = analyst.decision(before, ply.seat, &moves, chosen, number);
        }
        let left = story.decide(number, ply, decided);
        if ply.faces.is_empty() && known(after).is_none() {
            // Nothing was rolled, so nothing but the decision has changed anything.
            story.go_to(Estimate {
                worths: left,
                ..story.now
            });
            continue;
        }
        let next = analyst.worth(after, number);
        if !ply.faces.is_empty() {
            let at = ply.seat.index();
            story.rolls.push(RollLuck {
                ply: number,
                seat: ply.seat,
                luck: next.worths[at] - left[at],
                error: next.errors[at].hypot(story.now.errors[at]),
                words: words(before, after, ply),
            });
        }
        story.roll(ply, &left, next, known(before).is_some());
    }
    Ok(finish(story, &analyst, &states[states.len() - 1]))
}

fn finish<G: Player>(mut story: Story, analyst: &Analyst<'_>, last: &G) -> Analysis {
    let unit = unit(last);
    for (at, player) in story.players.iter_mut().enumerate() {
        player.result = story.now.worths[at];
        player.adjusted = player.result - player.luck - player.others_luck;
    }
    let Story {
        players,
        course,
        mut decisions,
        mut rolls,
        ..
    } = story;
    decisions.sort_by(|one, other| other.cost.total_cmp(&one.cost));
    decisions.truncate(TOLD);
    rolls.sort_by(|one, other| other.luck.total_cmp(&one.luck));
    let lucky = rolls.iter().filter(|roll| roll.luck > 0.0).take(TOLD);
    let unlucky = rolls.iter().rev().filter(|roll| roll.luck < 0.0).take(TOLD);
    let in_units = |worths: Worths| -> Vec<f64> {
        let worths = worths[..analyst.seats].iter();
        worths.map(|worth| told(unit, *worth)).collect()
    };
    Analysis {
        unit,
        method: if analyst.searched {
            Method::Search {
                playouts: analyst.count,
                leaf: G::LEAF,
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
