//! A stored table brought to life: the rows of the store on one side, a table in play on the other.

use std::fmt::Write;

use db::{Phase, StoredTable, TableId};
use games::dice::{Key, Seed};
use games::notation::unhex;
use games::record::{End, Player, Record};
use games::registry::Kind;
use games::seat::{Names, Seat};
use games::table::{AnyTable, Hand, Ply};

use crate::error::Fault;
use crate::results::audit::sound;
use crate::time::turns::Turns;
use crate::wire::custom_id::table_name;
use crate::words;

/// A table in play, or ended.
pub struct Live {
    pub id: TableId,
    pub kind: &'static dyn Kind,
    pub table: Box<dyn AnyTable>,
    pub names: Names,
    pub key: Key,
    /// User ids in seat order; none for who left.
    pub users: Vec<Option<String>>,
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

/// The key under which a game's start command is known: `/<game> start`.
pub(crate) fn start_command(kind: &dyn Kind) -> String {
    format!("/{} start", kind.about().key)
}

/// The record of a stored table; the seed is in it only if the table has ended.
pub fn record(stored: &StoredTable) -> Result<Record, Fault> {
    let ended = stored.head.ended.is_some();
    let mut record = secret_record(stored)?;
    if !ended {
        record.seed = None;
    }
    Ok(record)
}

/// The same with the seed, whatever the phase: for playing on, never for showing.
pub(crate) fn secret_record(stored: &StoredTable) -> Result<Record, Fault> {
    let head = &stored.head;
    let seed = Seed(head.seed.0);
    let mut seated: Vec<(usize, u8, Player)> = Vec::new();
    for (index, seat) in stored.seats.iter().enumerate() {
        let place = seat.seat.ok_or_else(|| {
            Fault::new(format!(
                "table {} has a player without a seat",
                table_name(head.id)
            ))
        })?;
        let player = Player {
            name: all_names(stored, place, &seat.name),
            word: seat.word.clone(),
            joined: index + 1,
        };
        seated.push((index, place, player));
    }
    seated.sort_by_key(|(_, place, _)| *place);
    let mut plies = stored.plies.iter();
    let setup = plies
        .next()
        .map(|ply| ply.faces.clone())
        .unwrap_or_default();
    let plies = plies
        .map(|ply| {
            Ok(Ply {
                seat: seat(ply.seat)?,
                mv: ply.mv.clone(),
                faces: ply.faces.clone(),
                hand: match ply.hand {
                    db::Hand::Player => Hand::Player,
                    db::Hand::Clock => Hand::Clock,
                    db::Hand::House => Hand::House,
                },
            })
        })
        .collect::<Result<_, Fault>>()?;
    let record = Record {
        table: table_name(head.id),
        game: head.game.clone(),
        edition: u16::try_from(head.edition).map_err(Fault::new)?,
        options: head.options.clone(),
        // As it was shown, not made anew from the seed: the audit compares the two.
        commitment: unhex(&head.commitment)
            .ok_or_else(|| Fault::new("the stored commitment is no hash"))?,
        seed: Some(seed),
        players: seated.into_iter().map(|(_, _, player)| player).collect(),
        setup,
        plies,
        end: match head.phase {
            Phase::Lobby | Phase::Play => End::Open,
            Phase::Closed => End::Closed,
            Phase::Over => End::Outcome(String::new()),
        },
    };
    Ok(record)
}

/// Everybody who played a seat, as its record names them: `Ann, from ply 12 on Zoe`.
fn all_names(stored: &StoredTable, seat: u8, last: &str) -> String {
    let formers = stored.formers.iter().filter(|former| former.seat == seat);
    let mut names = String::new();
    for former in formers {
        let name = words::plain_name(&former.name);
        _ = write!(names, "{name}, from ply {} on ", former.until + 1);
    }
    names.push_str(&words::plain_name(last));
    names
}

fn seat(index: u8) -> Result<Seat, Fault> {
    if usize::from(index) < games::seat::MAX_SEATS {
        Ok(Seat::new(usize::from(index)))
    } else {
        Err(Fault::new("a stored seat is beyond the table"))
    }
}

impl Live {
    /// Replays a stored table that has begun, and checks every face of it: a board of a file that was changed would be a wrong one.
    pub fn load(stored: &StoredTable) -> Result<Self, Fault> {
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
    pub fn seat_of(&self, user: &str) -> Option<Seat> {
        self.users
            .iter()
            .position(|sitter| sitter.as_deref() == Some(user))
            .map(Seat::new)
    }

    /// Has it ended, by an outcome or before one?
    #[must_use]
    pub fn ended(&self) -> bool {
        self.closed.is_some() || matches!(self.table.status(), games::outcome::Status::Over(_))
    }

    /// The sentence that says who is to act.
    #[must_use]
    pub fn now(&self) -> String {
        crate::table::draw::plain(
            &self
                .table
                .screen(games::seat::Eyes::Public, &self.names, "")
                .summary,
        )
    }
}

/// The full record with its outcome, for a file; no seed in it while the table is open.
pub fn notation(stored: &StoredTable) -> Result<String, Fault> {
    Ok(finished_record(stored)?.to_string())
}

/// The record, and of a table that is over its outcome by its plies.
pub fn finished_record(stored: &StoredTable) -> Result<Record, Fault> {
    let mut record = record(stored)?;
    if stored.head.phase == Phase::Over {
        let table = record.replay(|_, _| {}).map_err(Fault::new)?;
        if let games::outcome::Status::Over(outcome) = table.status() {
            record.end = End::Outcome(outcome.to_string());
        }
    }
    Ok(record)
}
