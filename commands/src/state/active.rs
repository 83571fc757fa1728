//! A table in memory, built from its rows in the store.

use db::{StoredTable, TableId, WallTime};
use games::dice::Key;
use games::registry::GameType;
use games::seat::{Names, Seat};
use games::table::AnyTable;

use serenity::all::UserId;

use crate::error::InternalError;
use crate::ids;
use crate::protocol::custom_id::{Surface, TableAction, TableControl};
use crate::protocol::emoji::plain;
use crate::state::audit::verified;
use crate::state::board_location::BoardLocation;
use crate::table_name::table_name;
use crate::time::seat_clocks::SeatClocks;
use crate::words;

/// A table in play, or ended.
pub(crate) struct ActiveTable {
    pub id: TableId,
    pub game: &'static dyn GameType,
    pub table: Box<dyn AnyTable>,
    pub names: Names,
    pub key: Key,
    /// In seat order; `None` for players who left.
    pub users: Vec<Option<UserId>>,
    pub opened: WallTime,
    pub board: BoardLocation,
    /// The stored reason, if it was closed before an outcome.
    pub closed: Option<String>,
    /// It is paused because its channel is unreachable.
    pub unreachable: bool,
    pub clocks: SeatClocks,
}

impl ActiveTable {
    /// Replays a stored table that has begun, and checks every roll, so that no board is ever drawn from a changed file.
    pub(crate) fn load(stored: &StoredTable) -> Result<Self, InternalError> {
        let name = table_name(stored.head.id);
        let (record, table) = verified(stored)
            .map_err(|error| error.context(format!("the stored table {name} is damaged")))?;
        let game = record.game_type().map_err(InternalError::new)?;
        let key = record
            .key()
            .ok_or_else(|| InternalError::new("the seed is stored"))?;
        let mut seats: Vec<&db::Seat> = stored.seats.iter().collect();
        seats.sort_by_key(|seat| seat.seat);
        let head = &stored.head;
        Ok(Self {
            id: head.id,
            game,
            names: Names::new(
                seats
                    .iter()
                    .map(|seat| words::safe_name(&seat.name))
                    .collect(),
            ),
            users: seats
                .iter()
                .map(|seat| ids::user(&seat.user).filter(|_| seat.left.is_none()))
                .collect(),
            key,
            clocks: SeatClocks::load(stored, &seats, &*table),
            table,
            opened: head.opened,
            board: BoardLocation::of(head)?,
            closed: head.why.clone(),
            unreachable: head.unreachable,
        })
    }

    /// The seat of this user.
    #[must_use]
    pub(crate) fn seat_of(&self, user: UserId) -> Option<Seat> {
        self.users
            .iter()
            .position(|sitter| *sitter == Some(user))
            .map(Seat::new)
    }

    /// Has it ended, by an outcome or before one?
    #[must_use]
    pub(crate) fn ended(&self) -> bool {
        self.closed.is_some() || matches!(self.table.status(), games::outcome::Status::Over(_))
    }

    /// A control of the table as it is now.
    #[must_use]
    pub(crate) fn control(&self, surface: Surface, action: TableAction) -> TableControl {
        TableControl {
            table: self.id,
            surface,
            drawn: self.table.ply(),
            action,
        }
    }

    /// The sentence that says whose turn it is.
    #[must_use]
    pub(crate) fn now(&self) -> String {
        plain(
            &self
                .table
                .screen(games::seat::Viewer::Public, &self.names, "")
                .summary,
        )
    }
}
