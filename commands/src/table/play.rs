//! Plays a move and stores it in one transaction, before anybody sees it.

use db::{Append, Standing};
use games::outcome::Status;
use games::ply::{Ply, PlyError};
use games::refusal::Refusal;
use games::seat::{Hand, Seat};

use crate::bot::Bot;
use crate::error::CommandError;
use crate::state::active::ActiveTable;
use crate::table::load::seat_number;
use crate::time::uptime::Now;

/// Why a move failed.
pub(crate) enum PlayError {
    Refused(Refusal),
    /// The move was not stored; the table in memory must be dropped.
    Failed(CommandError),
}

impl PlayError {
    /// For a move that the bot makes itself, which no rule can refuse.
    pub(crate) fn unexpected(self) -> CommandError {
        match self {
            Self::Refused(refusal) => CommandError::internal(refusal),
            Self::Failed(error) => error,
        }
    }
}

impl From<PlyError> for PlayError {
    fn from(error: PlyError) -> Self {
        match error {
            PlyError::Refused(refusal) => Self::Refused(refusal),
            PlyError::Dice(wrong) => Self::Failed(CommandError::internal(wrong)),
        }
    }
}

/// Plays a move and stores it. On `Ok` it is on disk; after an error the table in memory may be ahead of the store.
pub(crate) async fn play(
    bot: &Bot,
    active: &mut ActiveTable,
    seat: Seat,
    mv: &str,
    drawn: u32,
    hand: Hand,
) -> Result<(), PlayError> {
    let append = play_in_memory(active, seat, mv, drawn, hand, bot.now())?;
    store(bot, append).await
}

/// Plays a move, for the caller to store.
pub(crate) fn play_in_memory(
    active: &mut ActiveTable,
    seat: Seat,
    mv: &str,
    drawn: u32,
    hand: Hand,
    now: Now,
) -> Result<Append, PlyError> {
    let dice = active.key.dice(active.table.ply() + 1);
    let before = active.is_house(seat).then(|| active.table.fork());
    let ply = active.table.play(seat, mv, drawn, hand, dice)?;
    match before {
        Some(before) => active
            .news
            .add(before.as_ref(), &ply, active.table.as_ref()),
        None => active.news.clear(),
    }
    Ok(append_of(active, ply, false, now))
}

/// Takes a seat out of the game and stores it: its player leaves, or the clock says that they have.
pub(crate) async fn resign(
    bot: &Bot,
    active: &mut ActiveTable,
    seat: Seat,
    hand: Hand,
) -> Result<(), PlayError> {
    let dice = active.key.dice(active.table.ply() + 1);
    let ply = active.table.resign(seat, hand, dice)?;
    active.users[seat.index()] = None;
    active.clocks.left(seat);
    let append = append_of(active, ply, true, bot.now());
    store(bot, append).await
}

async fn store(bot: &Bot, append: Append) -> Result<(), PlayError> {
    let stored = bot.store.append(append).await;
    stored.map_err(|error| PlayError::Failed(error.into()))
}

/// Updates the clocks after a ply, and makes its row for the store.
fn append_of(active: &mut ActiveTable, ply: Ply, left: bool, now: Now) -> Append {
    let time = active.clocks.time(now);
    let withdraws_vote = active
        .clocks
        .moved(&*active.table, ply.seat, ply.hand, time);
    if ply.hand == Hand::Player && !left {
        active.note_move(&ply);
    }
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
                    away: active.clocks.away(placing.seat),
                })
                .collect(),
        ),
    };
    Append {
        table: (&active.at).into(),
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
    }
}
