//! Games between players of one kind: to fit curves on, and to see whether what is predicted happens.

use games::dice::Seed;
use games::options::Options;
use games::outcome::Status;
use games::seat::MAX_SEATS;

use crate::arena::{self, Entrant, Player};
use crate::calibration::Prediction;
use crate::fit::Model;
use crate::search;
use crate::strategy::{Strategy, features_of};
use crate::work::Work;

/// How many positions of each game are valued.
const POSITIONS: usize = 4;

/// The weights of the curve after so many games for each number of seats, as text; `None` for a game without a curve.
pub(crate) fn fit<G: Strategy>(player: Entrant, games: u32, seed: &Seed) -> Option<String> {
    G::model()?;
    let options = Options::defaults(G::INFO.options);
    let (mut samples, mut model) = (Vec::new(), Model::default());
    for seats in G::INFO.seats.filter(|seats| *seats > 1) {
        let entrants: Vec<&dyn Player<G>> = vec![&player; seats];
        for number in 0..games {
            let first = samples.len();
            let won = arena::game(&options, &entrants, seed, number, |game| {
                samples.extend(features_of(game).map(|features| (features, [0.0; MAX_SEATS])));
            });
            for (_, result) in &mut samples[first..] {
                *result = won;
            }
        }
    }
    model.fit(&samples);
    Some(model.text(G::FEATURES))
}

/// Plays a game and values a few of its positions with this effort, all seats of each.
pub(crate) fn predictions<G: Strategy>(
    options: &Options,
    seats: usize,
    player: Entrant,
    effort: f64,
    seed: &Seed,
) -> Vec<Prediction> {
    let key = seed.key(["value"]);
    let (mut kept, mut met, mut chooser) = (Vec::<G>::new(), 0, key.dice(0));
    let entrants: Vec<&dyn Player<G>> = vec![&player; seats];
    let won = arena::game(options, &entrants, seed, 0, |game: &G| {
        if matches!(game.status(), Status::Over(_)) || game.exact().is_some() {
            return;
        }
        // Every position of the game is as likely to be kept.
        met += 1;
        match arena::random(met, &mut chooser) {
            _ if kept.len() < POSITIONS => kept.push(game.clone()),
            at if at < POSITIONS => kept[at] = game.clone(),
            _ => {}
        }
    });
    let mut predictions = Vec::new();
    for game in kept {
        let mut work = Work::at_table(effort, G::INFO.key, seats);
        let values = search::public_value(&game, &mut work, &key).values;
        predictions.extend((0..seats).map(|seat| Prediction {
            predicted: values[seat],
            happened: won[seat],
        }));
    }
    predictions
}
