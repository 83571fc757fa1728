//! What players can be proud of, declared by each game and worked out from records: nothing of it is stored, so it cannot stay wrong.

use crate::outcome::{Outcome, Status};
use crate::record::{Record, RecordError};
use crate::seat::Seat;
use crate::table::{AnyTable, Hand};

/// Something to achieve in one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Achievement {
    /// Its name for people: at most 30 characters, no markdown.
    pub name: &'static str,
    /// How it is earned, to follow the name: `keep seven dice of a face`. At most 80 characters, no markdown.
    pub how: &'static str,
}

/// What the players of a finished table have earned, each thing once for each seat, in the order in which it happened. None for a table
/// without an outcome, for players who left, and for moves that a player did not make.
pub fn earned(record: &Record) -> Result<Vec<(Seat, &'static Achievement)>, RecordError> {
    let mut before: Option<Box<dyn AnyTable>> = None;
    let mut earned: Vec<(Seat, &'static Achievement)> = Vec::new();
    let table = record.replay(|table, ply| {
        let earlier = before.replace(table.fork());
        let (Some(earlier), Some(ply)) = (earlier, ply) else {
            return;
        };
        for (seat, achievement) in table.achieved(earlier.as_ref(), ply) {
            let own = seat != ply.seat || ply.hand == Hand::Player;
            if own && !earned.contains(&(seat, achievement)) {
                earned.push((seat, achievement));
            }
        }
    })?;
    let Status::Over(outcome) = table.status() else {
        return Ok(Vec::new());
    };
    earned.retain(|(seat, _)| stayed(&outcome, *seat));
    Ok(earned)
}

fn stayed(outcome: &Outcome, seat: Seat) -> bool {
    let mut results = outcome.results.iter();
    results.any(|placing| placing.seat == seat && placing.place.is_some())
}
