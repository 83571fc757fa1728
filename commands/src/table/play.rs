//! An act at a table, stored before anybody hears of it: the table from memory or replayed, the move, one transaction.

use db::{Append, Standing};
use games::outcome::Status;
use games::refusal::Refusal;
use games::seat::Seat;
use games::table::{Hand, Ply, PlyError};

use crate::bot::Bot;
use crate::error::CommandError;
use crate::state::active::ActiveTable;
use crate::table::load::seat_number;

/// Why nothing was done at a table.
pub(crate) enum PlayError {
    Refused(Refusal),
    /// The store did not take it: what is in memory must be forgotten.
    CommandError(CommandError),
}

impl From<PlyError> for PlayError {
    fn from(error: PlyError) -> Self {
        match error {
            PlyError::Refused(refusal) => Self::Refused(refusal),
            PlyError::Dice(wrong) => Self::CommandError(CommandError::internal(wrong)),
        }
    }
}

/// Plays a move and stores it. When this returns `Ok`, it is on the disk; if it does not, what is in memory may be ahead.
pub(crate) async fn play(
    bot: &Bot,
    active: &mut ActiveTable,
    seat: Seat,
    mv: &str,
    drawn: u32,
    hand: Hand,
) -> Result<(), PlayError> {
    let dice = active.key.dice(active.table.ply() + 1);
    let ply = active.table.play(seat, mv, drawn, hand, dice)?;
    keep(bot, active, ply, false)
        .await
        .map_err(PlayError::CommandError)
}

/// Takes a seat out of the game and stores it.
pub(crate) async fn resign(
    bot: &Bot,
    active: &mut ActiveTable,
    seat: Seat,
) -> Result<(), PlayError> {
    let dice = active.key.dice(active.table.ply() + 1);
    let ply = active.table.resign(seat, Hand::Player, dice)?;
    active.users[seat.index()] = None;
    active.clocks.left(seat);
    keep(bot, active, ply, true)
        .await
        .map_err(PlayError::CommandError)
}

async fn keep(
    bot: &Bot,
    active: &mut ActiveTable,
    ply: Ply,
    left: bool,
) -> Result<(), CommandError> {
    let over = match active.table.status() {
        Status::ToAct(_) => None,
        Status::Over(outcome) => Some(
            outcome
                .results
                .iter()
                .map(|placing| Standing {
                    seat: seat_number(placing.seat),
                    place: placing.place.map(u32::from),
                    points: placing.points.into(),
                })
                .collect(),
        ),
    };
    let now = bot.now();
    let time = active.clocks.time(now);
    let withdraws_vote = active
        .clocks
        .moved(&*active.table, ply.seat, ply.hand, time);
    let append = Append {
        table: active.id,
        ply: active.table.ply(),
        seat: seat_number(ply.seat),
        mv: ply.mv,
        faces: ply.faces,
        hand: match ply.hand {
            Hand::Player => db::Hand::Player,
            Hand::Clock => db::Hand::Clock,
            Hand::House => db::Hand::House,
        },
        at: now.wall,
        time,
        due: active.clocks.due(now),
        left,
        withdraws_vote,
        over,
    };
    Ok(bot.store.append(append).await?)
}
