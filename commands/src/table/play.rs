//! An act at a table, stored before anybody hears of it: the table from memory or replayed, the move, one transaction.

use db::{Append, Phase, Standing, StoredTable, TableId};
use games::outcome::Status;
use games::refusal::Refusal;
use games::seat::Seat;
use games::table::{Hand, Ply, PlyError};

use crate::bot::Bot;
use crate::context::Person;
use crate::error::CommandError;
use crate::protocol::custom_id::table_name;
use crate::table::active::ActiveTable;

/// Loads what is stored of a table.
pub(crate) async fn stored(bot: &Bot, table: TableId) -> Result<StoredTable, CommandError> {
    bot.store
        .load(table)
        .await?
        .ok_or(CommandError::from(db::Error::Gone))
}

/// The table in play, from memory or replayed.
pub(crate) async fn load_active<'a>(
    bot: &Bot,
    slot: &'a mut Option<ActiveTable>,
    table: TableId,
) -> Result<&'a mut ActiveTable, CommandError> {
    if slot.is_none() {
        let stored = stored(bot, table).await?;
        if stored.seats.iter().any(|seat| seat.seat.is_none()) || stored.plies.is_empty() {
            return Err(CommandError::user(match stored.head.phase {
                Phase::Closed => {
                    "This table was closed before it began. Open a new one with a start command, such as those `/help` lists."
                }
                _ => "This table has not begun: its host presses Start first.",
            }));
        }
        *slot = Some(ActiveTable::load(&stored).map_err(CommandError::Internal)?);
    }
    Ok(slot.as_mut().expect("filled above"))
}

/// The seat of somebody who still plays here, and so has a say.
pub(crate) fn player(active: &ActiveTable, person: &Person) -> Result<Seat, CommandError> {
    active
        .seat_of(&person.id)
        .filter(|_| !active.ended())
        .ok_or_else(|| {
            CommandError::user(format!(
                "You do not play at table {}, so it is not yours to pause or to end.",
                table_name(active.id)
            ))
        })
}

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

pub(crate) fn seat_number(seat: Seat) -> u8 {
    u8::try_from(seat.index()).expect("a table has at most eight seats")
}
