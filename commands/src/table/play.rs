//! An act at a table, stored before anybody hears of it: the table from memory or replayed, the move, one transaction.

use db::{Append, Phase, Standing, StoredTable, TableId};
use games::outcome::Status;
use games::refusal::Refusal;
use games::seat::Seat;
use games::table::{Hand, Misfit, Ply};

use crate::asked::Person;
use crate::bot::Bot;
use crate::error::Trouble;
use crate::table::live::Live;
use crate::wire::custom_id::table_name;

/// Loads what is stored of a table.
pub(crate) async fn stored(bot: &Bot, table: TableId) -> Result<StoredTable, Trouble> {
    bot.store
        .load(table)
        .await?
        .ok_or(Trouble::from(db::Error::Gone))
}

/// The table in play, from memory or replayed.
pub(crate) async fn living<'a>(
    bot: &Bot,
    slot: &'a mut Option<Live>,
    table: TableId,
) -> Result<&'a mut Live, Trouble> {
    if slot.is_none() {
        let stored = stored(bot, table).await?;
        if stored.seats.iter().any(|seat| seat.seat.is_none()) || stored.plies.is_empty() {
            return Err(Trouble::refused(match stored.head.phase {
                Phase::Closed => {
                    "This table was closed before it began. Open a new one with a start command, such as those `/help` lists."
                }
                _ => "This table has not begun: its host presses Start first.",
            }));
        }
        *slot = Some(Live::load(&stored).map_err(Trouble::Fault)?);
    }
    Ok(slot.as_mut().expect("filled above"))
}

/// The seat of somebody who still plays here, and so has a say.
pub(crate) fn player(live: &Live, person: &Person) -> Result<Seat, Trouble> {
    live.seat_of(&person.id)
        .filter(|_| !live.ended())
        .ok_or_else(|| {
            Trouble::refused(format!(
                "You do not play at table {}, so it is not yours to pause or to end.",
                table_name(live.id)
            ))
        })
}

/// Why nothing was done at a table.
pub(crate) enum Unplayed {
    Refused(Refusal),
    /// The store did not take it: what is in memory must be forgotten.
    Trouble(Trouble),
}

impl From<Misfit> for Unplayed {
    fn from(misfit: Misfit) -> Self {
        match misfit {
            Misfit::Refused(refusal) => Self::Refused(refusal),
            Misfit::Dice(wrong) => Self::Trouble(Trouble::fault(wrong)),
        }
    }
}

/// Plays a move and stores it. When this returns `Ok`, it is on the disk; if it does not, what is in memory may be ahead.
pub(crate) async fn play(
    bot: &Bot,
    live: &mut Live,
    seat: Seat,
    mv: &str,
    drawn: u32,
    hand: Hand,
) -> Result<(), Unplayed> {
    let dice = live.key.dice(live.table.ply() + 1);
    let ply = live.table.play(seat, mv, drawn, hand, dice)?;
    keep(bot, live, ply, false).await.map_err(Unplayed::Trouble)
}

/// Takes a seat out of the game and stores it.
pub(crate) async fn resign(bot: &Bot, live: &mut Live, seat: Seat) -> Result<(), Unplayed> {
    let dice = live.key.dice(live.table.ply() + 1);
    let ply = live.table.resign(seat, Hand::Player, dice)?;
    live.users[seat.index()] = None;
    live.turns.left(seat);
    keep(bot, live, ply, true).await.map_err(Unplayed::Trouble)
}

async fn keep(bot: &Bot, live: &mut Live, ply: Ply, left: bool) -> Result<(), Trouble> {
    let over = match live.table.status() {
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
    let time = live.turns.time(now);
    let lapses = live.turns.moved(&*live.table, ply.seat, ply.hand, time);
    let append = Append {
        table: live.id,
        ply: live.table.ply(),
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
        due: live.turns.due(now),
        left,
        lapses,
        over,
    };
    Ok(bot.store.append(append).await?)
}

pub(crate) fn seat_number(seat: Seat) -> u8 {
    u8::try_from(seat.index()).expect("a table has at most eight seats")
}
