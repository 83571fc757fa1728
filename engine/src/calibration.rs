//! Does what the engine predicts happen as often as it says?

use std::fmt;

use games::dice::Seed;
use games::options::Options;
use games::outcome::Status;
use games::seat::Viewer;

use crate::arena::{self, Entrant, Player};
use crate::search::{self, Mean};
use crate::strategy::Strategy;
use crate::work::Work;

/// How many positions of each game are valued.
const POSITIONS: usize = 4;

/// What one seat was predicted to win of a game, from 0 to 1, and what it won.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Prediction {
    pub predicted: f64,
    pub happened: f64,
}

/// Plays a game between players of one kind and values a few of its positions, all seats of each.
pub(crate) fn predictions<G: Strategy>(
    options: &Options,
    seats: usize,
    player: Entrant,
    effort: f64,
    seed: &Seed,
) -> Vec<Prediction> {
    let entrants: Vec<&dyn Player<G>> = vec![&player; seats];
    let (dice, own, key) = (seed.key(["table"]), seed.key(["own"]), seed.key(["value"]));
    let (mut kept, mut met, mut chooser) = (Vec::<G>::new(), 0, key.dice(0));
    let won = arena::game(options, &entrants, &dice, &own, |game| {
        if matches!(game.status(), Status::Over(_)) || game.exact().is_some() {
            return;
        }
        // Every position of the game is as likely to be kept.
        met += 1;
        let at = chooser.index(255) * 255 + chooser.index(255);
        match at % met {
            _ if kept.len() < POSITIONS => kept.push(game.clone()),
            at if at < POSITIONS => kept[at] = game.clone(),
            _ => {}
        }
    });
    let mut predictions = Vec::new();
    for game in kept {
        let deal = |dice: &mut games::dice::Dice| {
            let mut dealt = game.clone();
            dealt.redeal(Viewer::Public, dice);
            dealt
        };
        let mut work = Work::at_table(effort, G::INFO.key, seats);
        let values = search::value(&deal, &mut work, &key).values;
        predictions.extend((0..seats).map(|seat| Prediction {
            predicted: values[seat],
            happened: won[seat],
        }));
    }
    predictions
}

/// Predictions in ten bins, from those below 10 % to those of 90 % and more.
#[derive(Clone, Default, Debug)]
pub struct Table {
    bins: [Bin; 10],
}

#[derive(Clone, Copy, Default, Debug)]
struct Bin {
    predictions: u32,
    predicted: f64,
    happened: f64,
    /// By game, the difference of what happened and what was predicted: the predictions for one game have the same end.
    difference: Mean,
}

impl Table {
    /// Adds the predictions for one game.
    pub fn add(&mut self, game: &[Prediction]) {
        let mut differences = [(0.0, false); 10];
        for one in game {
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "a chance is from 0 to 1"
            )]
            let at = ((one.predicted * 10.0) as usize).min(9);
            let bin = &mut self.bins[at];
            bin.predictions += 1;
            bin.predicted += one.predicted;
            bin.happened += one.happened;
            differences[at].0 += one.happened - one.predicted;
            differences[at].1 = true;
        }
        for (bin, (difference, is_there)) in self.bins.iter_mut().zip(differences) {
            if is_there {
                bin.difference.add(difference);
            }
        }
    }

    /// Is each bin right within two points, or so many standard errors where that is more? Bins of a few games prove nothing.
    #[must_use]
    pub fn is_right(&self, errors: f64) -> bool {
        let enough = self
            .bins
            .iter()
            .filter(|bin| bin.difference.count() >= 20.0);
        enough.map(Bin::shares).all(|[predicted, happened, error]| {
            (happened - predicted).abs() <= (errors * error).max(0.02)
        })
    }
}

impl Bin {
    /// The mean prediction, what happened, and its standard error.
    fn shares(&self) -> [f64; 3] {
        let count = f64::from(self.predictions.max(1));
        let games = self.difference.count().max(1.0);
        let predicted = self.predicted / count;
        // In a few games almost everything can happen as it should; then what they differ by is too little.
        let least = (predicted * (1.0 - predicted) / games).sqrt();
        let error = (self.difference.error() * games / count).max(least);
        [predicted, self.happened / count, error]
    }
}

/// As `docs/engine.md` shows it.
impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "| predicted | happened | ± | predictions |")?;
        writeln!(f, "|---|---|---|---|")?;
        for bin in self.bins.iter().filter(|bin| bin.predictions > 0) {
            let [predicted, happened, error] = bin.shares().map(|share| 100.0 * share);
            let count = bin.predictions;
            writeln!(
                f,
                "| {predicted:.1} % | {happened:.1} % | {error:.1} | {count} |"
            )?;
        }
        Ok(())
    }
}
