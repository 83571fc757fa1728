//! Does what the engine predicts happen as often as it says?

use std::fmt;

use crate::search::Mean;

/// What one seat was predicted to win of a game, from 0 to 1, and what it won.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Prediction {
    pub predicted: f64,
    pub happened: f64,
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
                "| {predicted:.1}% | {happened:.1}% | {error:.1} | {count} |"
            )?;
        }
        Ok(())
    }
}
