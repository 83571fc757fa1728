//! Tables and records for the tests.

use engine::Engine;
use games::dice::{Dice, Seed};
use games::options::Options;
use games::outcome::Status;
use games::record::{End, Player, Record};
use games::registry::{GAMES, GameType};
use games::seat::{Hand, Seat};
use games::table::AnyTable;

/// The games that have an engine, which are all of them: `every_game_has_an_engine` names those that have none.
pub(crate) fn engines() -> impl Iterator<Item = (&'static dyn GameType, &'static dyn Engine)> {
    GAMES
        .iter()
        .filter_map(|game| Some((*game, engine::find(game.info())?)))
}

/// The number of games that a test plays: `default`, or `ENGINE_GAMES`.
pub(crate) fn size(default: u32) -> u32 {
    let wanted = std::env::var("ENGINE_GAMES").ok();
    wanted.map_or(default, |text| text.parse().expect("a number"))
}

pub(crate) fn options(game: &dyn GameType, words: &str) -> Options {
    Options::parse(game.info().options, words).expect("the game has these options")
}

pub(crate) fn seed(number: u32) -> Seed {
    let mut seed = [0; 32];
    seed[..4].copy_from_slice(&number.to_le_bytes());
    Seed(seed)
}

/// A random move of these.
pub(crate) fn any(moves: &[String], chooser: &mut Dice) -> String {
    moves[chooser.index(moves.len().min(255))].clone()
}

/// Plays a game in which `choose` makes all decisions, and returns its record.
pub(crate) fn record(
    game: &dyn GameType,
    seats: usize,
    words: &str,
    number: u32,
    mut choose: impl FnMut(&dyn AnyTable, Seat) -> String,
) -> Record {
    let options = options(game, words);
    let seed = seed(number);
    let key = seed.key(vec![""; seats]);
    let mut dice = key.dice(0);
    let mut table = game.open(&options, seats, &mut dice);
    let setup = dice.rolled().to_vec();
    let mut plies = Vec::new();
    let outcome = loop {
        let acting = match table.status() {
            Status::Over(outcome) => break outcome,
            Status::ToAct(acting) => acting,
        };
        let seat = acting.into_iter().next().unwrap();
        let mv = choose(table.as_ref(), seat);
        let ply = table.ply();
        let played = table
            .play(seat, &mv, ply, Hand::House, key.dice(ply + 1))
            .unwrap();
        plies.push(played);
    };
    let player = |joined: usize| Player {
        name: format!("P{joined}"),
        word: String::new(),
        joined,
        house: None,
        hints: 0,
    };
    Record {
        table: "test".to_owned(),
        game: game.info().key.to_owned(),
        edition: game.info().edition,
        options: options.to_string(),
        commitment: seed.commitment(),
        seed: Some(seed),
        players: (1..=seats).map(player).collect(),
        setup,
        plies,
        end: End::Outcome(outcome.to_string()),
    }
}
