//! A stored table brought to life: the rows of the store on one side, a table in play on the other.

use db::{Millis, StoredTable, TableId};
use games::dice::{Key, Seed};
use games::registry::Kind;
use games::seat::{Names, Seat};
use games::table::AnyTable;

use crate::error::Fault;
use crate::results::audit::sound;
use crate::time::turns::Turns;
use crate::wire::custom_id::table_name;
use crate::wire::emoji::plain;
use crate::words;

/// A table in play, or ended.
pub(crate) struct Live {
    pub id: TableId,
    pub kind: &'static dyn Kind,
    pub table: Box<dyn AnyTable>,
    pub names: Names,
    pub key: Key,
    /// User ids in seat order; none for who left.
    pub users: Vec<Option<String>>,
    pub opened: Millis,
    pub channel: String,
    /// The message with the board, once known.
    pub message: Option<String>,
    /// Why it was closed before an outcome, as the store has it.
    pub closed: Option<String>,
    /// It rests because its channel cannot be reached.
    pub lost: bool,
    /// Empty outside servers.
    pub guild: String,
    /// Whose time runs.
    pub turns: Turns,
    /// Not to be shown before the table has ended.
    pub seed: Seed,
    /// SHA-256 of the seed in hexadecimal digits, as it was shown.
    pub commitment: String,
}

/// What opens a table of a game: `/<game> start`.
pub(crate) fn start_command(kind: &dyn Kind) -> String {
    format!("/{} start", kind.about().key)
}

impl Live {
    /// Replays a stored table that has begun, and checks every face of it: a board of a file that was changed would be a wrong one.
    pub(crate) fn load(stored: &StoredTable) -> Result<Self, Fault> {
        let name = table_name(stored.head.id);
        let (record, table) = sound(stored)
            .map_err(|fault| Fault::new(format!("table {name} is stored wrongly: {fault}")))?;
        let kind = record.kind().map_err(Fault::new)?;
        let key = record
            .key()
            .ok_or_else(|| Fault::new("the seed is stored"))?;
        let mut seats: Vec<&db::Seat> = stored.seats.iter().collect();
        seats.sort_by_key(|seat| seat.seat);
        let head = &stored.head;
        Ok(Self {
            id: head.id,
            kind,
            names: Names::new(
                seats
                    .iter()
                    .map(|seat| words::safe_name(&seat.name))
                    .collect(),
            ),
            users: seats
                .iter()
                .map(|seat| seat.left.is_none().then(|| seat.user.clone()))
                .collect(),
            key,
            turns: Turns::load(stored, &seats, &*table),
            table,
            opened: head.opened,
            channel: head.channel.clone(),
            message: head.message.clone(),
            closed: head.why.clone(),
            lost: head.lost,
            guild: head.guild.clone(),
            seed: Seed(head.seed.0),
            commitment: head.commitment.clone(),
        })
    }

    /// The seat of this user.
    #[must_use]
    pub(crate) fn seat_of(&self, user: &str) -> Option<Seat> {
        self.users
            .iter()
            .position(|sitter| sitter.as_deref() == Some(user))
            .map(Seat::new)
    }

    /// Has it ended, by an outcome or before one?
    #[must_use]
    pub(crate) fn ended(&self) -> bool {
        self.closed.is_some() || matches!(self.table.status(), games::outcome::Status::Over(_))
    }

    /// The sentence that says who is to act.
    #[must_use]
    pub(crate) fn now(&self) -> String {
        plain(
            &self
                .table
                .screen(games::seat::Eyes::Public, &self.names, "")
                .summary,
        )
    }
}
