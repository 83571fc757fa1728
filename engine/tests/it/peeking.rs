//! The law of fairness: what a house player chooses depends only on what its seat sees and on the engine's randomness.
//!
//! The hidden parts of a table are changed by its own rules: a die or a card of an earlier ply falls otherwise, or another seat has made
//! another choice in secret. If the seat cannot tell the two tables apart, it has to answer the same.

use std::collections::BTreeSet;

use engine::Engine;
use games::dice::Dice;
use games::level::Level;
use games::outcome::Status;
use games::ply::Ply;
use games::registry::GameType;
use games::seat::{Hand, Seat, Viewer};
use games::table::AnyTable;

use crate::playing::{any, engines, full, options, seed, size};

/// How many changes are tried for a position.
const TRIES: usize = 60;
/// The same for a kind of decision that was not compared yet.
const TRIES_IF_NEW: usize = 500;
/// How many of the latest plies are changed.
const LATEST: usize = 30;

/// A position of a game, and how it came about.
struct Position<'a> {
    game: &'a dyn GameType,
    seats: usize,
    setup: Vec<u8>,
    plies: Vec<Ply>,
    table: Box<dyn AnyTable>,
}

impl Position<'_> {
    /// The table after other faces and choices; `None` if the rules do not allow them.
    fn replayed(&self, setup: &[u8], plies: &[Ply]) -> Option<Box<dyn AnyTable>> {
        let mut dice = Dice::scripted(setup);
        let mut table = self
            .game
            .open(&options(self.game, ""), self.seats, &mut dice);
        dice.finish().ok()?;
        for ply in plies {
            table.replay(ply).ok()?;
        }
        Some(table)
    }

    /// Changes a random face, or the choice of another seat.
    fn changed(&self, seat: Seat, chooser: &mut Dice) -> Option<Box<dyn AnyTable>> {
        let (mut setup, mut plies) = (self.setup.clone(), self.plies.clone());
        let first = plies.len().saturating_sub(LATEST);
        let mut faces: Vec<&mut u8> = setup.iter_mut().collect();
        let latest = plies[first..].iter_mut();
        faces.extend(latest.flat_map(|ply| ply.faces.iter_mut()));
        if chooser.roll(2) == 1 && !faces.is_empty() {
            let at = chooser.index(faces.len().min(255));
            let face = faces.len() - 1 - at;
            *faces[face] = chooser.roll(40);
            return self.replayed(&setup, &plies);
        }
        let number = plies.len().checked_sub(1 + chooser.index(LATEST))?;
        if plies[number].seat == seat {
            return None;
        }
        let before = self.replayed(&setup, &plies[..number])?;
        plies[number].mv = any(&before.legal(plies[number].seat), chooser);
        self.replayed(&setup, &plies)
    }
}

/// Checks the answers of a seat to tables that look the same to it. Returns whether there were any.
fn answers_alike(
    position: &Position<'_>,
    engine: &Engine,
    seat: Seat,
    tries: usize,
    chooser: &mut Dice,
) -> bool {
    let table = position.table.as_ref();
    let state = |table: &dyn AnyTable| {
        let seats = (0..position.seats).map(|seat| Viewer::Seat(Seat::new(seat)));
        seats.map(|viewer| table.view(viewer)).collect::<Vec<_>>()
    };
    let known = table.view(Viewer::Seat(seat));
    let public = table.view(Viewer::Public);
    if state(table).iter().all(|view| *view == public) {
        // Nobody has a secret.
        return false;
    }
    let mut compared = 0;
    for _ in 0..tries {
        let Some(other) = position.changed(seat, chooser) else {
            continue;
        };
        if other.view(Viewer::Seat(seat)) != known || state(other.as_ref()) == state(table) {
            continue;
        }
        let engine_seed = seed(table.ply());
        for level in [Level::Casual, Level::Regular] {
            let chosen = (engine.choose)(table, seat, level, &engine_seed).unwrap();
            assert!(table.legal(seat).contains(&chosen), "{level}: {chosen}");
            let in_other = (engine.choose)(other.as_ref(), seat, level, &engine_seed);
            assert_eq!(Ok(chosen), in_other, "{} {level}", table.info().key);
        }
        let answer = (engine.ask)(table, seat, 0.01, &engine_seed).unwrap();
        let in_other = (engine.ask)(other.as_ref(), seat, 0.01, &engine_seed).unwrap();
        assert_eq!(answer, in_other, "{}", table.info().key);
        compared += 1;
        if compared == 2 {
            break;
        }
    }
    compared > 0
}

/// The kind of decision: the first word of its first move, such as `put` or `take`.
fn phase(table: &dyn AnyTable, seat: Seat) -> String {
    let first = &table.legal(seat)[0];
    first.split('-').next().unwrap_or_default().to_owned()
}

#[test]
fn a_house_player_cannot_peek() {
    let mut compared = BTreeSet::new();
    for (game, engine) in engines() {
        for number in 0..size(12, 200) {
            let sizes = game.info().seats.clone().filter(|seats| *seats > 1);
            let seats = sizes.clone().nth(number as usize % sizes.count()).unwrap();
            let key = seed(number).key([]);
            let mut chooser = seed(number).key(["chooser"]).dice(0);
            let mut dice = key.dice(0);
            let table = game.open(&options(game, ""), seats, &mut dice);
            let (setup, plies) = (dice.rolled().to_vec(), Vec::new());
            let mut position = Position {
                game,
                seats,
                setup,
                plies,
                table,
            };
            let most = if full() { 400 } else { 120 };
            while let Status::ToAct(acting) = position.table.status() {
                let ply = position.table.ply();
                if ply > most {
                    break;
                }
                let seat = acting.into_iter().nth(chooser.index(acting.len())).unwrap();
                let decision = (game.info().key, phase(position.table.as_ref(), seat));
                let tries = match (compared.contains(&decision), chooser.roll(20)) {
                    (false, _) => TRIES_IF_NEW,
                    (true, 1) => TRIES,
                    _ => 0,
                };
                if answers_alike(&position, engine, seat, tries, &mut chooser) {
                    compared.insert(decision);
                }
                let mv = any(&position.table.legal(seat), &mut chooser);
                let played = position
                    .table
                    .play(seat, &mv, ply, Hand::Player, key.dice(ply + 1));
                position.plies.push(played.unwrap());
            }
        }
    }
    // Ricemarll is the only game with secrets; it has them in all its phases.
    let secret = if engines().any(|(game, _)| game.info().key == "ricemarll") {
        ["put", "declare", "pick", "take"].as_slice()
    } else {
        &[]
    };
    for phase in secret {
        let decision = ("ricemarll", (*phase).to_owned());
        assert!(compared.contains(&decision), "{compared:?}");
    }
}
