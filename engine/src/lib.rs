//! House players for the games of Rollhouse. An [`Engine`] chooses a move ([`Engine::choose`]), values a state ([`Engine::evaluate`]),
//! rates every legal move ([`Engine::ask`]), and separates luck from play in a whole game ([`Engine::analyse`]). It is pure: no input or
//! output, no clock, no threads. The same state and the same [`Seed`] give the same answer.
//!
//! More than 500 lines, because the types of all answers and the one trait that gives them are read together.
//!
//! A caller passes a table, but no decision sees its real state: [`strategy::InformationSet`] keeps what the seat may know and redeals
//! everything else. The engine never has the table's seed or key, so it cannot know future rolls.
//!
//! ```
//! use games::level::Level;
//! use games::dice::Seed;
//! use games::options::Options;
//! use games::seat::Seat;
//!
//! let game = games::registry::find("noirlab").unwrap();
//! let options = Options::defaults(game.info().options);
//! let table = game.open(&options, 2, &mut Seed([1; 32]).key([]).dice(0));
//! let engine = engine::find(game.info()).unwrap();
//!
//! let engine_seed = Seed([7; 32]);
//! let mv = engine.choose(table.as_ref(), Seat::new(0), Level::Master, &engine_seed).unwrap();
//! assert_eq!(mv, "roll");
//! let evaluation = engine.evaluate(table.as_ref(), 1.0, &engine_seed).unwrap();
//! assert!(evaluation.values[0] > 0.5);
//! ```

pub mod analysis;
pub mod arena;
pub mod calibration;
pub mod fit;
mod search;
pub mod strategy;
pub mod work;

pub use crate::search::Mean;

mod addemup;
mod marmottes;
mod noirlab;
mod noodle;
mod ricemarll;
pub mod solve;

use std::fmt;
use std::marker::PhantomData;
use std::ops::Range;

use games::dice::{Dice, Key, Seed};
use games::game::{Game, GameInfo};
use games::options::Options;
use games::outcome::Status;
use games::ply::Ply;
use games::record::{Record, RecordError};
use games::seat::{Seat, Viewer};
use games::table::{AnyTable, Table};
use thiserror::Error;

use crate::analysis::Analysis;
use crate::arena::{Deal, Entrant, Player};
use crate::calibration::Prediction;
use crate::fit::Model;
use crate::strategy::{InformationSet, Strategy, known_values};
use crate::work::Work;
use games::level::Level;

/// All engines, one for each edition of each game.
pub static ENGINES: &[&dyn Engine] = &[
    &Erased::<games::noodle::Noodle>::ENGINE,
    &Erased::<games::marmottes::Marmottes>::ENGINE,
    &Erased::<games::noirlab::Noirlab>::ENGINE,
    &Erased::<games::ricemarll::Ricemarll>::ENGINE,
    &Erased::<games::addemup::AddEmUp<2>>::ENGINE,
    &Erased::<games::addemup::AddEmUp<1>>::ENGINE,
];

/// Finds the engine for this edition of this game. `None` means that the game has no house players.
#[must_use]
pub fn find(info: &GameInfo) -> Option<&'static dyn Engine> {
    let mut engines = ENGINES.iter().copied();
    engines.find(|engine| {
        let known = engine.info();
        known.key == info.key && known.edition == info.edition
    })
}

/// Why an engine cannot answer.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum EngineError {
    /// The table or record belongs to another game, or to another edition of this one.
    #[error("this engine plays another game or another edition")]
    OtherGame,
    /// The seat has no decision to make.
    #[error("seat {0} has no decision to make")]
    NotToAct(Seat),
    /// The table is over.
    #[error("the table is over")]
    Over,
    /// The record cannot be replayed.
    #[error(transparent)]
    Record(#[from] RecordError),
}

/// How an answer was found.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Method {
    /// Computed from a solved table, which is stored with seven significant digits.
    Exact,
    /// Estimated by a search.
    Search {
        /// The number of playouts; 0 if the search needs none.
        playouts: u32,
        /// How it was searched, such as `to the end of the game`.
        how: &'static str,
    },
}

impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Exact => f.write_str("exact"),
            Self::Search { playouts: 0, how } => write!(f, "search: {how}"),
            Self::Search { playouts, how } => write!(f, "search: {playouts} playouts {how}"),
        }
    }
}

/// The unit of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// The chance to win, from 0 to 1. A win shared by `n` seats counts as `1 / n`.
    Chance,
    /// The expected number of turns in a solo game. Fewer are better.
    Turns,
}

/// The value of a state for each seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Evaluation {
    pub unit: Unit,
    /// One value for each seat, in seat order. Chances are from 0 to 1 and add up to 1.
    pub values: Vec<f64>,
    /// The standard error of each value, in seat order; 0 if the method is exact.
    pub errors: Vec<f64>,
    pub method: Method,
}

/// A legal move and its value for the seat that makes it.
#[derive(Clone, PartialEq, Debug)]
pub struct Rated {
    /// The move in the game's notation.
    pub mv: String,
    /// In the unit of the [`Answer`].
    pub value: f64,
    /// The standard error of `value`; 0 if the method is exact.
    pub error: f64,
}

/// All legal moves of a seat, rated.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    pub unit: Unit,
    /// Every legal move once, best first.
    pub moves: Vec<Rated>,
    pub method: Method,
    /// The work that was counted: see [`Work`].
    pub nanoseconds: u64,
}

/// The engine of one game, with the game's types erased.
///
/// `engine_seed` is the engine's own source of randomness, never the table's seed.
///
/// `effort` scales the work where no exact value is known: 1.0 is what a house player has at a table, at most 100 ms of one core for a
/// decision. It is 0 or more; the least that a search can do is always done.
pub trait Engine: Sync {
    /// The game and edition that this engine plays.
    fn info(&self) -> &'static GameInfo;

    /// Chooses a move for a house player of this level, at effort 1.0. Returns it in the game's notation; it is always legal.
    ///
    /// Fails with [`EngineError::OtherGame`], [`EngineError::Over`] or [`EngineError::NotToAct`].
    fn choose(
        &self,
        table: &dyn AnyTable,
        seat: Seat,
        level: Level,
        engine_seed: &Seed,
    ) -> Result<String, EngineError>;

    /// Describes what a ply did, to follow the player's name, such as `rolled 5`: only what everybody at the table may know. `None`:
    /// nothing worth saying.
    ///
    /// Fails with [`EngineError::OtherGame`].
    fn describe_ply(
        &self,
        before: &dyn AnyTable,
        ply: &Ply,
        after: &dyn AnyTable,
    ) -> Result<Option<String>, EngineError>;

    /// Rates every legal move of a seat.
    ///
    /// Fails with [`EngineError::OtherGame`], [`EngineError::Over`] or [`EngineError::NotToAct`].
    fn ask(
        &self,
        table: &dyn AnyTable,
        seat: Seat,
        effort: f64,
        engine_seed: &Seed,
    ) -> Result<Answer, EngineError>;

    /// Values the state for each seat from public information alone: hidden information is redealt.
    ///
    /// Fails with [`EngineError::OtherGame`].
    fn evaluate(
        &self,
        table: &dyn AnyTable,
        effort: f64,
        engine_seed: &Seed,
    ) -> Result<Evaluation, EngineError>;

    /// Separates luck from play in a whole game. At effort 1.0 this takes a few seconds where no exact values are known.
    ///
    /// Fails with [`EngineError::OtherGame`] or [`EngineError::Record`].
    fn analyse(
        &self,
        record: &Record,
        effort: f64,
        engine_seed: &Seed,
    ) -> Result<Analysis, EngineError>;

    /// Fits the curve of this game on so many games for each number of seats, which these entrants play with each other. Returns the file
    /// of its weights; `None` for a game without a curve.
    fn fit(&self, player: Entrant, games: u32, seed: &Seed) -> Option<String>;

    /// Plays a game between players of one kind, and values some of its positions with this effort: see [`calibration`].
    fn predictions(
        &self,
        options: &Options,
        seats: usize,
        player: Entrant,
        effort: f64,
        seed: &Seed,
    ) -> Vec<Prediction>;

    /// Plays these deals: each is played once per seat, with the entrants rotated by one seat every time. Returns one entry per deal.
    fn compare(
        &self,
        options: &Options,
        entrants: &[Entrant],
        deals: Range<u32>,
        seed: &Seed,
    ) -> Vec<Deal>;
}

/// The engine of the game `G`, with its types erased.
pub struct Erased<G>(PhantomData<fn() -> G>);

impl<G: Strategy> Erased<G> {
    /// The only value of this type.
    pub const ENGINE: Self = Self(PhantomData);
}

/// The unit of values in this game.
fn unit<G: Strategy>(game: &G) -> Unit {
    if game.is_solo() {
        Unit::Turns
    } else {
        Unit::Chance
    }
}

/// Converts an internal value for display: inside the engine, turns count as negative values so that more is always better.
fn displayed(unit: Unit, value: f64) -> f64 {
    match unit {
        Unit::Chance => value,
        Unit::Turns => 0.0 - value,
    }
}

/// How an answer was found that took this work.
fn method<G: Strategy>(exact: bool, work: &Work) -> Method {
    if exact {
        return Method::Exact;
    }
    Method::Search {
        playouts: work.playouts(),
        how: G::METHOD,
    }
}

/// The index of the move that a player of this level chooses.
pub(crate) fn choice<G: Strategy>(
    information: &InformationSet<G>,
    moves: &[G::Move],
    level: Level,
    work: &mut Work,
    key: &Key,
) -> usize {
    if moves.len() < 2 {
        return 0;
    }
    let (game, seat) = (information.representative(), information.seat());
    match level {
        Level::Casual => game.casual_policy(seat, moves, &mut key.dice(0)),
        Level::Regular => game.regular_policy(seat, moves, &mut key.dice(0)),
        Level::Master => {
            let ratings = search::rate(information, moves, work, key);
            let best = search::best::<G>(seat, moves, &ratings);
            let default = game.default_policy(seat, moves, &mut key.dice(0));
            let (top, safe) = (ratings[best], ratings[default]);
            // A difference that may be noise is no reason to leave a sound default policy.
            let noise = top.error.hypot(safe.error) / 2.0;
            let doubtful = work.playouts() > 0 && top.of(seat) - safe.of(seat) < noise;
            if doubtful { default } else { best }
        }
    }
}

/// What a seat knows, its legal moves, and the engine's randomness for this decision.
type Decision<G> = (InformationSet<G>, Vec<<G as Game>::Move>, Key);

impl<G: Strategy> Erased<G> {
    fn table(table: &dyn AnyTable) -> Result<&Table<G>, EngineError> {
        table
            .as_any()
            .downcast_ref::<Table<G>>()
            .ok_or(EngineError::OtherGame)
    }

    fn decision(
        table: &dyn AnyTable,
        seat: Seat,
        engine_seed: &Seed,
    ) -> Result<Decision<G>, EngineError> {
        let game = Self::table(table)?.game();
        if matches!(game.status(), Status::Over(_)) {
            return Err(EngineError::Over);
        }
        let key = engine_seed.key(["decision", &table.ply().to_string(), &seat.to_string()]);
        let information = InformationSet::of(game, seat, &key);
        let mut moves = Vec::new();
        information.representative().legal(seat, &mut moves);
        if moves.is_empty() {
            return Err(EngineError::NotToAct(seat));
        }
        Ok((information, moves, key))
    }
}

impl<G: Strategy> Engine for Erased<G> {
    fn info(&self) -> &'static GameInfo {
        &G::INFO
    }

    fn choose(
        &self,
        table: &dyn AnyTable,
        seat: Seat,
        level: Level,
        engine_seed: &Seed,
    ) -> Result<String, EngineError> {
        let (information, moves, key) = Self::decision(table, seat, engine_seed)?;
        let mut work = Work::at_table(1.0, G::INFO.key, table.seats());
        let at = choice(&information, &moves, level, &mut work, &key);
        Ok(moves[at].to_string())
    }

    fn describe_ply(
        &self,
        before: &dyn AnyTable,
        ply: &Ply,
        after: &dyn AnyTable,
    ) -> Result<Option<String>, EngineError> {
        let (before, after) = (Self::table(before)?.game(), Self::table(after)?.game());
        let mut moves = Vec::new();
        before.legal(ply.seat, &mut moves);
        let mv = moves.into_iter().find(|mv| mv.to_string() == ply.mv);
        Ok(mv.and_then(|mv| G::describe_move(before, mv, &ply.faces, after)))
    }

    fn ask(
        &self,
        table: &dyn AnyTable,
        seat: Seat,
        effort: f64,
        engine_seed: &Seed,
    ) -> Result<Answer, EngineError> {
        let (information, moves, key) = Self::decision(table, seat, engine_seed)?;
        let mut work = Work::at_table(effort, G::INFO.key, table.seats());
        let ratings = search::rate(&information, &moves, &mut work, &key);
        let unit = unit(information.representative());
        let mut order: Vec<usize> = (0..moves.len()).collect();
        order.sort_by(|one, other| {
            let by_value = ratings[*other].of(seat).total_cmp(&ratings[*one].of(seat));
            by_value.then(G::undoes(moves[*one]).cmp(&G::undoes(moves[*other])))
        });
        Ok(Answer {
            unit,
            moves: order
                .into_iter()
                .map(|at| Rated {
                    mv: moves[at].to_string(),
                    value: displayed(unit, ratings[at].of(seat)),
                    error: ratings[at].error,
                })
                .collect(),
            method: method::<G>(information.representative().exact().is_some(), &work),
            nanoseconds: work.spent(),
        })
    }

    fn evaluate(
        &self,
        table: &dyn AnyTable,
        effort: f64,
        engine_seed: &Seed,
    ) -> Result<Evaluation, EngineError> {
        let game = Self::table(table)?.game();
        let mut work = Work::at_table(effort, G::INFO.key, table.seats());
        let known = known_values(game);
        let (values, error) = known.map_or_else(
            || {
                let key = engine_seed.key(["evaluation", &table.ply().to_string()]);
                let deal = |dice: &mut Dice| {
                    let mut dealt = game.clone();
                    dealt.redeal(Viewer::Public, dice);
                    dealt
                };
                let rating = search::value(&deal, &mut work, &key);
                (rating.values, rating.error)
            },
            |values| (values, 0.0),
        );
        let unit = unit(game);
        let values = values[..table.seats()].iter();
        Ok(Evaluation {
            unit,
            values: values.map(|value| displayed(unit, *value)).collect(),
            errors: vec![error; table.seats()],
            method: method::<G>(known.is_some(), &work),
        })
    }

    fn analyse(
        &self,
        record: &Record,
        effort: f64,
        engine_seed: &Seed,
    ) -> Result<Analysis, EngineError> {
        analysis::analyse::<G>(record, effort, engine_seed)
    }

    fn fit(&self, player: Entrant, games: u32, seed: &Seed) -> Option<String> {
        G::model()?;
        let options = Options::defaults(G::INFO.options);
        let (mut samples, mut model) = (Vec::new(), Model::default());
        for seats in G::INFO.seats.filter(|seats| *seats > 1) {
            let entrants: Vec<&dyn Player<G>> = vec![&player; seats];
            for number in 0..games {
                let number = number.to_string();
                let (dice, own) = (seed.key(["table", &number]), seed.key(["own", &number]));
                let mut positions = Vec::new();
                let won = arena::game(&options, &entrants, &dice, &own, |game| {
                    let features = strategy::features_of(game);
                    positions.extend(features.map(|features| (features, game.clone())));
                });
                let label = |game: G| {
                    if !G::FITTED_ON_SEARCH {
                        return won;
                    }
                    let mut least = Work::of_effort(0.0);
                    search::value(&|_| game.clone(), &mut least, &own).values
                };
                let labelled = positions.into_iter();
                samples.extend(labelled.map(|(features, game)| (features, label(game))));
            }
        }
        model.fit(&samples);
        Some(model.text(G::FEATURES))
    }

    fn predictions(
        &self,
        options: &Options,
        seats: usize,
        player: Entrant,
        effort: f64,
        seed: &Seed,
    ) -> Vec<Prediction> {
        calibration::predictions::<G>(options, seats, player, effort, seed)
    }

    fn compare(
        &self,
        options: &Options,
        entrants: &[Entrant],
        deals: Range<u32>,
        seed: &Seed,
    ) -> Vec<Deal> {
        let entrants: Vec<&dyn Player<G>> = entrants.iter().map(|one| one as _).collect();
        deals
            .map(|deal| arena::play(options, &entrants, deal, seed))
            .collect()
    }
}
