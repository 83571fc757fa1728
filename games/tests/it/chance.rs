//! Law: chance that is walked agrees with dice that are rolled, for every game's acts.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use games::chance::Walk;
use games::dice::{Dice, Seed};
use games::options::Options;
use games::outcome::Status;
use games::ply::PlyError;
use games::registry::{GAMES, GameType};
use games::seat::{Hand, Seat, Viewer};
use games::table::AnyTable;

/// More outcomes than that are not listed: Ricemarll deals whole hands in one act.
const MOST: usize = 10_000;
/// A chain of rolls that is less likely than this is not followed.
const LEAST: f64 = 1e-4;
const ROLLED: u32 = 4_000;
/// Results are sorted into this many heaps by a hash of the public view, and the heaps are compared.
const HEAPS: u64 = 8;

fn heap(table: &dyn AnyTable) -> u64 {
    let mut hash = DefaultHasher::new();
    table.view(Viewer::Public).hash(&mut hash);
    hash.finish() % HEAPS
}

/// Compares one act; false if it has too many outcomes.
fn compare(table: &dyn AnyTable, seat: Seat, mv: &str, seed: &Seed) -> bool {
    let mut walk = Walk::new(LEAST);
    let (mut outcomes, mut sum) = (0, 0.0);
    let mut expected_in = BTreeMap::<u64, f64>::new();
    while let Some(dice) = walk.next_dice() {
        let mut after = table.fork();
        let played = after.play(seat, mv, table.ply(), Hand::House, dice);
        // A chain that is not followed has no probability, and may have had too few dice.
        if walk.probability() > 0.0 && !matches!(played, Err(PlyError::Dice(_))) {
            played.unwrap();
            outcomes += 1;
            sum += walk.probability();
            *expected_in.entry(heap(after.as_ref())).or_default() += walk.probability();
        }
        if outcomes > MOST {
            return false;
        }
    }
    assert!(
        (sum + walk.missed() - 1.0).abs() < 1e-9,
        "{mv}: the chances sum to {sum}"
    );
    if outcomes == 1 {
        return true;
    }
    let key = seed.key([mv]);
    let mut rolled = BTreeMap::<u64, f64>::new();
    for number in 1..=ROLLED {
        let mut after = table.fork();
        after
            .play(seat, mv, table.ply(), Hand::House, key.dice(number))
            .unwrap();
        *rolled.entry(heap(after.as_ref())).or_default() += 1.0;
    }
    for heap in 0..HEAPS {
        let expected = expected_in.get(&heap).copied().unwrap_or(0.0);
        let found = rolled.get(&heap).copied().unwrap_or(0.0) / f64::from(ROLLED);
        let error = (expected * (1.0 - expected) / f64::from(ROLLED)).sqrt();
        assert!(
            (found - expected).abs() <= 5.0 * error + walk.missed() + 1e-12,
            "{mv} in heap {heap}: {expected} walked, {found} rolled, standard error {error}"
        );
    }
    true
}

/// How many acts with dice were compared in one random game.
fn walk_one_game(game: &dyn GameType, seed: &Seed) -> u32 {
    let options = Options::defaults(game.info().options);
    let key = seed.key([game.info().key]);
    let mut chooser: Dice = seed.key(["chooser"]).dice(0);
    let seats = (*game.info().seats.start()).max(2);
    let mut table = game.open(&options, seats, &mut key.dice(0));
    let (mut compared, mut refused) = (0, 0);
    while let Status::ToAct(acting) = table.status() {
        let seat = acting.into_iter().next().unwrap();
        let legal = table.legal(seat);
        let mv = &legal[chooser.index(legal.len().min(250))];
        let mut after = table.fork();
        let (ply, drawn) = (table.ply() + 1, table.ply());
        let played = after
            .play(seat, mv, drawn, Hand::Player, key.dice(ply))
            .unwrap();
        // An act that rolls nothing has one outcome, which needs no comparing, and one that was refused once is not tried for ever.
        if !played.faces.is_empty() && compared < 6 && refused < 3 {
            if compare(table.as_ref(), seat, mv, seed) {
                compared += 1;
            } else {
                refused += 1;
            }
        }
        table = after;
    }
    compared
}

#[test]
fn walked_chance_agrees_with_rolled_dice() {
    std::thread::scope(|scope| {
        for game in GAMES {
            scope.spawn(move || {
                let compared: u32 = (0..3).map(|n| walk_one_game(*game, &Seed([n; 32]))).sum();
                assert!(compared > 0, "{} had nothing to compare", game.info().key);
            });
        }
    });
}
