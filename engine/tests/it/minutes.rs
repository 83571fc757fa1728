//! How long a table takes, as its card says: games of house players, with the time that people take to press.

use engine::Engine;
use games::level::Level;
use games::outcome::Status;
use games::registry::{GameType, is_earlier};
use games::seat::{Hand, Seat, Seats};

use crate::playing::{engines, options, seed};

/// The seconds that people take: to notice that it is their turn, to press what is the only thing to press, and to decide.
const NOTICING: f64 = 5.0;
const PRESSING: f64 = 3.0;
const DECIDING: f64 = 12.0;

/// How many games are played with each number of players.
const TABLES: u32 = 30;

/// The seconds of one game. Whoever is to act at the same time as others decides beside them.
fn seconds(game: &dyn GameType, engine: &Engine, seats: usize, number: u32) -> f64 {
    let seed = seed(number);
    let key = seed.key(vec![""; seats]);
    let mut table = game.open(&options(game, ""), seats, &mut key.dice(0));
    let mut clocks = vec![0.0_f64; seats];
    let mut before = Seats::NONE;
    loop {
        let now = clocks.iter().copied().fold(0.0, f64::max);
        let Status::ToAct(acting) = table.status() else {
            return now;
        };
        for seat in acting.into_iter().filter(|seat| !before.has(*seat)) {
            clocks[seat.index()] = now + NOTICING;
        }
        before = acting;
        let clock = |seat: &Seat| clocks[seat.index()];
        let first = |one: &_, other: &_| clock(one).total_cmp(&clock(other));
        let seat = acting.into_iter().min_by(first).expect("somebody acts");
        let only = table.legal(seat).len() == 1;
        clocks[seat.index()] += if only { PRESSING } else { DECIDING };
        let mv = (engine.choose)(table.as_ref(), seat, Level::Casual, &seed);
        let (mv, ply) = (mv.expect("a move"), table.ply());
        let played = table.play(seat, &mv, ply, Hand::House, key.dice(ply + 1));
        played.expect("it is legal");
    }
}

#[test]
fn a_table_takes_the_minutes_that_its_card_says() {
    let mut wrong = Vec::new();
    let of_today = |(game, _): &(&dyn GameType, _)| !is_earlier(game.info());
    for (game, engine) in engines().filter(of_today) {
        let info = game.info();
        let measured = info.seats.clone().map(|seats| {
            let all: f64 = (0..TABLES)
                .map(|number| seconds(game, engine, seats, number))
                .sum();
            (all / f64::from(TABLES) / 60.0).round().max(1.0)
        });
        let measured: Vec<f64> = measured.collect();
        println!("{}: {measured:?}", info.key);
        let said = info.minutes.iter().copied().map(f64::from);
        // Rounded as people round: a minute, or a tenth.
        let near = |(said, is): (f64, &f64)| (said - is).abs() <= f64::max(1.0, is / 10.0);
        if !said.zip(&measured).all(near) {
            wrong.push(format!(
                "{}: {:?}, measured {measured:?}",
                info.key, info.minutes
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
