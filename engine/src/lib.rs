//! House players for the games of Rollhouse: what to play ([`Engine::choose`]), what a state is worth ([`Engine::evaluate`]), what each
//! move costs ([`Engine::ask`]), and what was luck in a whole game ([`Engine::analyse`]). Pure: no input or output, no clock, no threads;
//! the same state and the same [`Seed`] give the same answer.
//!
//! An engine is handed a table, but nothing in here sees its state: [`player::Knowledge`] keeps what a seat may know and deals the rest
//! anew. It never has the table's seed or key, so it cannot know dice to come.
//!
//! ```
//! use engine::level::Level;
//! use games::dice::Seed;
//! use games::options::Options;
//! use games::seat::Seat;
//!
//! let game = games::registry::find("noirlab").unwrap();
//! let options = Options::defaults(game.info().options);
//! let table = game.open(&options, 2, &mut Seed([1; 32]).key([]).dice(0));
//! let engine = engine::find(game.info()).unwrap();
//!
//! let own = Seed([7; 32]);
//! let mv = engine.choose(table.as_ref(), Seat::new(0), Level::Master, &own).unwrap();
//! assert_eq!(mv, "roll");
//! let chances = engine.evaluate(table.as_ref(), 1.0, &own).unwrap();
//! assert!(chances.worths[0] > 0.5);
//! ```

pub mod analysis;
pub mod arena;
pub mod level;
pub mod player;
mod search;

mod addemup;
mod marmottes;
mod noirlab;
mod noodle;
mod ricemarll;
pub mod solve;

use std::fmt;
use std::marker::PhantomData;
use std::ops::Range;

use games::dice::{Key, Seed};
use games::game::{Game, GameInfo};
use games::options::Options;
use games::outcome::Status;
use games::record::Record;
use games::seat::{MAX_SEATS, Seat};
use games::table::{AnyTable, Table};

use crate::analysis::Analysis;
use crate::arena::{Deal, Entrant};
use crate::level::Level;
use crate::player::{Knowledge, Player, Rating, known};
use crate::search::Mean;

/// The engines, one for each game and each edition of it.
pub static ENGINES: &[&dyn Engine] = &[
    &Of::<games::noodle::Noodle>::ENGINE,
    &Of::<games::marmottes::Marmottes>::ENGINE,
    &Of::<games::noirlab::Noirlab>::ENGINE,
    &Of::<games::ricemarll::Ricemarll>::ENGINE,
    &Of::<games::addemup::AddEmUp<2>>::ENGINE,
    &Of::<games::addemup::AddEmUp<1>>::ENGINE,
];

/// The engine for this game, in this edition.
#[must_use]
pub fn find(info: &GameInfo) -> Option<&'static dyn Engine> {
    let mut engines = ENGINES.iter().copied();
    engines.find(|engine| {
        let known = engine.info();
        known.key == info.key && known.edition == info.edition
    })
}

/// Why there is no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EngineError {
    /// The table is of a game, or of an edition of it, that this engine does not play.
    OtherGame,
    /// The seat has nothing to decide.
    NotToAct(Seat),
    /// The table is over.
    Over,
    /// The record cannot be replayed.
    Record(String),
}

impl fmt::Display for EngineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OtherGame => f.write_str("there is no engine for this game and edition"),
            Self::NotToAct(seat) => write!(f, "seat {seat} has nothing to decide there"),
            Self::Over => f.write_str("the table is over"),
            Self::Record(what) => f.write_str(what),
        }
    }
}

impl std::error::Error for EngineError {}

/// How an answer was found.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Method {
    /// From a table in which every state's equation holds, rounded to 1 in 10 million.
    Exact,
    /// By about so many playouts, each as far as the words say.
    Search { playouts: u32, leaf: &'static str },
}

impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Exact => f.write_str("exact"),
            Self::Search { playouts, leaf } => write!(f, "search: {playouts} playouts {leaf}"),
        }
    }
}

/// What the numbers are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// The chance to win, from 0 to 1; a shared win counts as its share.
    Chance,
    /// Turns, for somebody who plays alone; fewer are better.
    Turns,
}

/// What a state is worth to each seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Evaluation {
    pub unit: Unit,
    /// In seat order.
    pub worths: Vec<f64>,
    /// Their standard errors: 0 where the method is exact.
    pub errors: Vec<f64>,
    pub method: Method,
}

/// A move and what it is worth to the seat that makes it.
#[derive(Clone, PartialEq, Debug)]
pub struct Rated {
    pub mv: String,
    pub worth: f64,
    pub error: f64,
}

/// Every legal move of a seat, the best first.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    pub unit: Unit,
    pub moves: Vec<Rated>,
    pub method: Method,
}

/// An engine of some game, its types hidden.
pub trait Engine: Sync {
    fn info(&self) -> &'static GameInfo;

    /// The move that a house player of this level makes. `own` is the engine's own randomness, never the table's seed.
    fn choose(
        &self,
        table: &dyn AnyTable,
        seat: Seat,
        level: Level,
        own: &Seed,
    ) -> Result<String, EngineError>;

    /// What each legal move of a seat is worth. `effort` 1.0 is about 100 ms of one core where it has to search.
    fn ask(
        &self,
        table: &dyn AnyTable,
        seat: Seat,
        effort: f64,
        own: &Seed,
    ) -> Result<Answer, EngineError>;

    /// What the state is worth to each seat, by what everybody sees: what is hidden is dealt anew.
    fn evaluate(
        &self,
        table: &dyn AnyTable,
        effort: f64,
        own: &Seed,
    ) -> Result<Evaluation, EngineError>;

    /// What was luck, and what was play. `effort` 1.0 takes a few seconds where it has to search.
    fn analyse(&self, record: &Record, effort: f64, own: &Seed) -> Result<Analysis, EngineError>;

    /// Plays these deals, each once with every entrant on every seat; an entry for each deal.
    fn compare(
        &self,
        options: &Options,
        entrants: &[Entrant],
        deals: Range<u32>,
        seed: &Seed,
    ) -> Vec<Deal>;
}

/// Hides the types of the game `G`.
pub struct Of<G>(PhantomData<fn() -> G>);

impl<G: Player> Of<G> {
    pub const ENGINE: Self = Self(PhantomData);
}

/// What a unit of worth is in this game.
fn unit<G: Player>(game: &G) -> Unit {
    if game.is_alone() {
        Unit::Turns
    } else {
        Unit::Chance
    }
}

/// Turns are told as they are, not as the losses that the engine reckons with.
fn told(unit: Unit, worth: f64) -> f64 {
    match unit {
        Unit::Chance => worth,
        Unit::Turns => 0.0 - worth,
    }
}

/// So many playouts as this effort allows at this table.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "an effort is a small positive number"
)]
fn budget<G: Player>(effort: f64, seats: usize) -> u32 {
    let seats = player::seats_as_f64(seats.max(2));
    (f64::from(G::EFFORT) * effort * 2.0 / seats).clamp(4.0, 1e7) as u32
}

/// What each move is worth, by the best way there is.
pub(crate) fn rate<G: Player>(
    known_by: &Knowledge<G>,
    moves: &[G::Move],
    count: u32,
    key: &Key,
) -> (Vec<Rating>, bool) {
    if let Some(exact) = search::exact_ratings(known_by, moves) {
        return (exact, true);
    }
    let searched = G::rate(known_by, moves, key);
    let ratings = searched.unwrap_or_else(|| search::ratings(known_by, moves, count, key));
    (ratings, false)
}

/// The best of the moves by their ratings; the first of equals, and never one that only undoes another.
pub(crate) fn best<G: Player>(moves: &[G::Move], ratings: &[Rating]) -> usize {
    let mut best = (f64::MIN, 0);
    for (at, (mv, rating)) in moves.iter().zip(ratings).enumerate() {
        if rating.worth > best.0 && !G::undoes(*mv) {
            best = (rating.worth, at);
        }
    }
    best.1
}

/// The choice of a player of this level: an index of `moves`.
pub(crate) fn choice<G: Player>(
    known_by: &Knowledge<G>,
    moves: &[G::Move],
    level: Level,
    count: u32,
    key: &Key,
) -> usize {
    if moves.len() < 2 {
        return 0;
    }
    let (game, seat) = (known_by.guess(), known_by.seat());
    match level {
        Level::Casual => game.casual(seat, moves, &mut key.dice(0)),
        Level::Regular => game.regular(seat, moves, &mut key.dice(0)),
        Level::Master => {
            if let Some(at) = G::plan(known_by, moves, key) {
                return at;
            }
            let (ratings, exact) = rate(known_by, moves, count, key);
            let best = best::<G>(moves, &ratings);
            let usual = game.habit(seat, moves, &mut key.dice(0));
            let (top, safe) = (ratings[best], ratings[usual]);
            // What may be chance is no reason to leave a good habit.
            let doubtful = top.worth - safe.worth < top.error.hypot(safe.error) / 2.0;
            if doubtful && !exact { usual } else { best }
        }
    }
}

/// What a seat knows, what it may do, and the engine's randomness for that.
type Decision<G> = (Knowledge<G>, Vec<<G as Game>::Move>, Key);

impl<G: Player> Of<G> {
    fn table(table: &dyn AnyTable) -> Result<&Table<G>, EngineError> {
        table
            .as_any()
            .downcast_ref::<Table<G>>()
            .ok_or(EngineError::OtherGame)
    }

    /// What a seat knows at a table, what it may do, and the engine's randomness for that decision.
    fn decision(table: &dyn AnyTable, seat: Seat, own: &Seed) -> Result<Decision<G>, EngineError> {
        let game = Self::table(table)?.game();
        if matches!(game.status(), Status::Over(_)) {
            return Err(EngineError::Over);
        }
        let key = own.key(["decision", &table.ply().to_string(), &seat.to_string()]);
        let knowledge = Knowledge::of(game, seat, &key);
        let mut moves = Vec::new();
        knowledge.guess().legal(seat, &mut moves);
        if moves.is_empty() {
            return Err(EngineError::NotToAct(seat));
        }
        Ok((knowledge, moves, key))
    }
}

impl<G: Player> Engine for Of<G> {
    fn info(&self) -> &'static GameInfo {
        &G::INFO
    }

    fn choose(
        &self,
        table: &dyn AnyTable,
        seat: Seat,
        level: Level,
        own: &Seed,
    ) -> Result<String, EngineError> {
        let (knowledge, moves, key) = Self::decision(table, seat, own)?;
        let count = budget::<G>(1.0, table.seats());
        let at = choice(&knowledge, &moves, level, count, &key);
        Ok(moves[at].to_string())
    }

    fn ask(
        &self,
        table: &dyn AnyTable,
        seat: Seat,
        effort: f64,
        own: &Seed,
    ) -> Result<Answer, EngineError> {
        let (knowledge, moves, key) = Self::decision(table, seat, own)?;
        let count = budget::<G>(effort, table.seats());
        let (ratings, exact) = rate(&knowledge, &moves, count, &key);
        let unit = unit(knowledge.guess());
        let mut order: Vec<usize> = (0..moves.len()).collect();
        order.sort_by(|one, other| ratings[*other].worth.total_cmp(&ratings[*one].worth));
        Ok(Answer {
            unit,
            moves: order
                .into_iter()
                .map(|at| Rated {
                    mv: moves[at].to_string(),
                    worth: told(unit, ratings[at].worth),
                    error: ratings[at].error,
                })
                .collect(),
            method: if exact {
                Method::Exact
            } else {
                Method::Search {
                    playouts: count,
                    leaf: G::LEAF,
                }
            },
        })
    }

    fn evaluate(
        &self,
        table: &dyn AnyTable,
        effort: f64,
        own: &Seed,
    ) -> Result<Evaluation, EngineError> {
        let game = Self::table(table)?.game();
        let unit = unit(game);
        let seats = table.seats();
        if let Some(worths) = known(game) {
            let told = |worth: &f64| told(unit, *worth);
            return Ok(Evaluation {
                unit,
                worths: worths[..seats].iter().map(told).collect(),
                errors: vec![0.0; seats],
                method: Method::Exact,
            });
        }
        let key = own.key(["evaluation", &table.ply().to_string()]);
        let playouts = budget::<G>(effort, seats);
        let means: [Mean; MAX_SEATS] = search::playouts(
            |dice| {
                let mut dealt = game.clone();
                dealt.redeal(games::seat::Viewer::Public, dice);
                dealt
            },
            playouts,
            &key,
        );
        Ok(Evaluation {
            unit,
            worths: means[..seats]
                .iter()
                .map(|mean| told(unit, mean.mean()))
                .collect(),
            errors: means[..seats].iter().map(Mean::error).collect(),
            method: Method::Search {
                playouts,
                leaf: G::LEAF,
            },
        })
    }

    fn analyse(&self, record: &Record, effort: f64, own: &Seed) -> Result<Analysis, EngineError> {
        analysis::analyse::<G>(record, effort, own)
    }

    fn compare(
        &self,
        options: &Options,
        entrants: &[Entrant],
        deals: Range<u32>,
        seed: &Seed,
    ) -> Vec<Deal> {
        deals
            .map(|deal| arena::play::<G>(options, entrants, deal, seed))
            .collect()
    }
}
