//! The engines of all games as one type, without the types of the games.

use std::ops::Range;

use games::dice::{Key, Seed};
use games::game::{Game, GameInfo};
use games::options::Options;
use games::outcome::Status;
use games::record::Record;
use games::seat::Seat;
use games::table::{AnyTable, Table};

use crate::analysis::{self, Analysis};
use crate::answer::{Answer, EngineError, Evaluation, Rated, displayed, method, unit};
use crate::arena::{self, Deal, Entrant, Player};
use crate::calibration::Prediction;
use crate::search;
use crate::self_play;
use crate::strategy::{InformationSet, Rating, Strategy, known_values};
use crate::work::Work;
use games::level::Level;

/// All engines, one for each edition of each game.
pub static ENGINES: &[Engine] = &[
    Engine::of::<games::noodle::Noodle>(),
    Engine::of::<games::marmottes::Marmottes>(),
    Engine::of::<games::noirlab::Noirlab>(),
    Engine::of::<games::ricemarll::Ricemarll>(),
    Engine::of::<games::addemup::AddEmUp<2>>(),
    Engine::of::<games::addemup::AddEmUp<1>>(),
];

/// Finds the engine for this edition of this game. `None` means that the game has no house players.
pub fn find(info: &GameInfo) -> Option<&'static Engine> {
    ENGINES.iter().find(|engine| {
        let known = engine.info;
        known.key == info.key && known.edition == info.edition
    })
}

/// The engine of one game, as functions without the game's types.
///
/// The last argument is the engine's own source of randomness, never the table's seed.
///
/// An effort, as a number, scales the work where no exact value is known: 1.0 is what a house player has at a table, at most 100 ms of
/// one core for a decision. It is 0 or more; the least that a search can do is always done.
#[derive(Debug)]
pub struct Engine {
    /// The game and edition that this engine plays.
    pub info: &'static GameInfo,
    /// Chooses a move for a house player of this level, at effort 1.0. Returns it in the game's notation; it is always legal.
    ///
    /// Fails with [`EngineError::OtherGame`], [`EngineError::Over`] or [`EngineError::NotToAct`].
    pub choose: fn(&dyn AnyTable, Seat, Level, &Seed) -> Result<String, EngineError>,
    /// Rates every legal move of a seat, with this effort.
    ///
    /// Fails with [`EngineError::OtherGame`], [`EngineError::Over`] or [`EngineError::NotToAct`].
    pub ask: fn(&dyn AnyTable, Seat, f64, &Seed) -> Result<Answer, EngineError>,
    /// Values the state for each seat from public information alone, with this effort: hidden information is redealt.
    ///
    /// Fails with [`EngineError::OtherGame`].
    pub evaluate: fn(&dyn AnyTable, f64, &Seed) -> Result<Evaluation, EngineError>,
    /// Separates luck from play in a whole game. At effort 1.0 this takes a few seconds where no exact values are known.
    ///
    /// Fails with [`EngineError::OtherGame`] or [`EngineError::Record`].
    pub analyse: fn(&Record, f64, &Seed) -> Result<Analysis, EngineError>,
    /// Fits the curve of this game on so many games for each number of seats, which players of this kind play with each other. Returns
    /// the file of its weights; `None` for a game without a curve.
    pub fit: fn(Entrant, u32, &Seed) -> Option<String>,
    /// Plays a game between so many players of one kind, and values some of its positions with this effort: see [`crate::calibration`].
    pub predictions: fn(&Options, usize, Entrant, f64, &Seed) -> Vec<Prediction>,
    /// Plays these deals: each is played once per seat, with the entrants rotated by one seat every time. Returns one entry per deal.
    pub compare: fn(&Options, &[Entrant], Range<u32>, &Seed) -> Vec<Deal>,
}

impl Engine {
    /// The engine of this game.
    pub const fn of<G: Strategy>() -> Self {
        Self {
            info: &G::INFO,
            choose: choose::<G>,
            ask: ask::<G>,
            evaluate: evaluate::<G>,
            analyse: analysis::analyse::<G>,
            fit: self_play::fit::<G>,
            predictions: self_play::predictions::<G>,
            compare: compare::<G>,
        }
    }
}

/// What a seat knows, its legal moves, and the engine's randomness for this decision.
type Decision<G> = (InformationSet<G>, Vec<<G as Game>::Move>, Key);

fn game<G: Strategy>(table: &dyn AnyTable) -> Result<&G, EngineError> {
    let table = table.as_any().downcast_ref::<Table<G>>();
    table.map(Table::game).ok_or(EngineError::OtherGame)
}

fn decision<G: Strategy>(
    table: &dyn AnyTable,
    seat: Seat,
    engine_seed: &Seed,
) -> Result<Decision<G>, EngineError> {
    let game = game::<G>(table)?;
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

fn choose<G: Strategy>(
    table: &dyn AnyTable,
    seat: Seat,
    level: Level,
    engine_seed: &Seed,
) -> Result<String, EngineError> {
    let (information, moves, key) = decision::<G>(table, seat, engine_seed)?;
    let mut work = Work::at_table(1.0, G::INFO.key, table.seats());
    let at = search::choice(&information, &moves, level, &mut work, &key);
    Ok(moves[at].to_string())
}

fn ask<G: Strategy>(
    table: &dyn AnyTable,
    seat: Seat,
    effort: f64,
    engine_seed: &Seed,
) -> Result<Answer, EngineError> {
    let (information, moves, key) = decision::<G>(table, seat, engine_seed)?;
    let mut work = Work::at_table(effort, G::INFO.key, table.seats());
    let ratings = search::rate(&information, &moves, &mut work, &key);
    let unit = unit(information.representative());
    let mut order: Vec<usize> = (0..moves.len()).collect();
    order.sort_by(|one, other| {
        let by_value = ratings[*other].of(seat).total_cmp(&ratings[*one].of(seat));
        by_value.then(G::undoes(moves[*one]).cmp(&G::undoes(moves[*other])))
    });
    let rated = order.into_iter().map(|at| Rated {
        mv: moves[at].to_string(),
        value: displayed(unit, ratings[at].of(seat)),
        error: ratings[at].error,
    });
    Ok(Answer {
        unit,
        moves: rated.collect(),
        method: method::<G>(information.representative().exact().is_some(), &work),
        nanoseconds: work.spent(),
    })
}

fn evaluate<G: Strategy>(
    table: &dyn AnyTable,
    effort: f64,
    engine_seed: &Seed,
) -> Result<Evaluation, EngineError> {
    let game = game::<G>(table)?;
    let mut work = Work::at_table(effort, G::INFO.key, table.seats());
    let key = engine_seed.key(["evaluation", &table.ply().to_string()]);
    let Rating { values, error } = search::public_value(game, &mut work, &key);
    let unit = unit(game);
    let values = values[..table.seats()].iter();
    Ok(Evaluation {
        unit,
        values: values.map(|value| displayed(unit, *value)).collect(),
        errors: vec![error; table.seats()],
        method: method::<G>(known_values(game).is_some(), &work),
    })
}

fn compare<G: Strategy>(
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
