//! What players can be proud of, declared by each game and worked out from records.

use crate::ply::RESIGN;
use crate::record::{Record, RecordError};
use crate::seat::{Hand, MAX_SEATS};
use crate::telling::Earned;

/// What the players of a finished table have earned, each thing once for each seat, in the order in which it happened. None for a table
/// without an outcome, for players who left, and for moves that a player did not make.
pub fn earned(record: &Record) -> Result<Earned, RecordError> {
    let mut earned = Vec::new();
    // By whose hand the latest move of each seat was made.
    let mut hands = [Hand::Player; MAX_SEATS];
    let table = record.replay_plies(|before, ply, after| {
        if ply.mv != RESIGN {
            hands[ply.seat.index()] = ply.hand;
        }
        for (seat, achievement) in after.achieved(before, ply) {
            let own = hands[seat.index()] == Hand::Player;
            if own && !earned.contains(&(seat, achievement)) {
                earned.push((seat, achievement));
            }
        }
    })?;
    let Some(outcome) = table.status().outcome() else {
        return Ok(Vec::new());
    };
    earned.retain(|(seat, _)| outcome.place_of(*seat).is_some());
    Ok(earned)
}
