//! Tables and records for the tests.

use engine::Engine;
use games::dice::{Dice, Seed};
use games::game::GameInfo;
use games::options::{OptionKind, OptionSpec, Options};
use games::outcome::Status;
use games::ply::RESIGN;
use games::record::{End, Player, Record};
use games::registry::{EARLIER, GAMES, GameType};
use games::seat::{Hand, Seat};
use games::table::AnyTable;

/// The games that have an engine, in all editions: `only_an_unfinished_game_lacks_something` names those that have none.
/// `ENGINE_GAME=noodle` tests one of them.
pub(crate) fn engines() -> impl Iterator<Item = (&'static dyn GameType, &'static Engine)> {
    let only = std::env::var("ENGINE_GAME").ok();
    GAMES
        .iter()
        .chain(EARLIER)
        .filter(move |game| only.as_ref().is_none_or(|only| only == game.info().key))
        .filter_map(|game| Some((*game, engine::find(game.info())?)))
}

/// Does the test check everything? That takes an hour.
pub(crate) fn full() -> bool {
    std::env::var_os("ENGINE_FULL").is_some()
}

/// The number of games that a test plays.
pub(crate) fn size(short: u32, full_size: u32) -> u32 {
    if full() { full_size } else { short }
}

/// The defaults of a game, and settings of each of its options.
pub(crate) fn all_options(info: &GameInfo) -> Vec<String> {
    let settings = |option: &OptionSpec| match &option.kind {
        OptionKind::Number { min, max, .. } => {
            vec![min.to_string(), (min + (max - min) / 5).to_string()]
        }
        OptionKind::Flag { default } => vec![if *default { "off" } else { "on" }.to_owned()],
    };
    let set = |option: &OptionSpec| {
        let name = option.name;
        let settings = settings(option).into_iter();
        settings
            .map(move |value| format!("{name}={value}"))
            .collect::<Vec<_>>()
    };
    let chosen = info.options.iter().flat_map(set);
    std::iter::once(String::new()).chain(chosen).collect()
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

/// Plays a game in which `choose` makes all decisions, one of which can be [`RESIGN`], and returns its record.
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
        let dice = key.dice(ply + 1);
        let played = if mv == RESIGN {
            table.resign(seat, Hand::Player, dice)
        } else {
            table.play(seat, &mv, ply, Hand::Player, dice)
        };
        plies.push(played.unwrap());
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
