//! What is stored, as plain data: tables, seats and plies, in text and numbers.

use std::fmt;
use std::time::Duration;

use crate::{Lag, TableTime, Uptime, WallTime};

/// The number of a table, from 1 up, never given twice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(pub i64);

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The secret 32 bytes a table's dice come from. Never printed: `Debug` hides it.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(hidden)")
    }
}

/// Where a table is in its life: lobby, then play, then over; closed from either of the first two.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Open to join.
    Lobby,
    /// Being played.
    Play,
    /// Played to its end.
    Over,
    /// Ended without an outcome; [`Head::why`] says how.
    Closed,
}

impl Phase {
    const ALL: [Self; 4] = [Self::Lobby, Self::Play, Self::Over, Self::Closed];

    /// The stored spelling.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Lobby => "lobby",
            Self::Play => "play",
            Self::Over => "over",
            Self::Closed => "closed",
        }
    }

    pub(crate) fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|phase| phase.as_str() == text)
    }
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Who made a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Hand {
    /// The person on the seat.
    Player,
    /// The clock, for a person out of time.
    Clock,
    /// The program, for a seat it plays; and the setup.
    House,
}

impl Hand {
    const ALL: [Self; 3] = [Self::Player, Self::Clock, Self::House];

    /// The stored spelling.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Player => "player",
            Self::Clock => "clock",
            Self::House => "house",
        }
    }

    pub(crate) fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|hand| hand.as_str() == text)
    }
}

/// A table to open, in the phase lobby.
#[derive(Debug, Clone)]
pub struct NewTable {
    /// Key of the game.
    pub game: String,
    /// Edition of the game's rules, from 1 up; the table ends under the edition it began with.
    pub edition: u32,
    /// Options chosen at opening, spelled by the caller.
    pub options: String,
    /// Server id, or empty where there is none.
    pub guild: String,
    /// Channel id.
    pub channel: String,
    /// User id of the person who opens the table.
    pub host: String,
    /// Those seated from the start, in this order: usually the host.
    pub seats: Vec<NewSeat>,
    /// The secret seed.
    pub seed: Seed,
    /// What was published about the seed.
    pub commitment: String,
    /// When the table opens.
    pub opened: WallTime,
    /// How long a decision may take; none where nobody is hurried.
    pub clock: Option<Duration>,
    /// Where the options came from: a word of the caller's, or empty.
    pub origin: String,
    /// Once it begins, the table is to move to a thread of its own.
    pub thread: bool,
    /// The channel in which the options become the usual ones of the game, unless others are pinned there.
    pub remember: Option<String>,
}

/// A person who sits down.
#[derive(Debug, Clone)]
pub struct NewSeat {
    /// User id.
    pub user: String,
    /// Name to show.
    pub name: String,
    /// Lucky word, or empty.
    pub word: String,
}

/// The end of a lobby and the beginning of play.
#[derive(Debug, Clone)]
pub struct Start {
    /// The table.
    pub table: TableId,
    /// The seats as they were loaded, all of them, each now with its [`Seat::seat`].
    /// Should a person or a lucky word have changed since, the dice of the setup are not theirs: the start is [`Raced`](crate::Error::Raced).
    pub seats: Vec<Seat>,
    /// Faces the setup rolled, in order, a byte each; stored as ply 0.
    pub faces: Vec<u8>,
    /// When.
    pub at: WallTime,
    /// The same on the table's own clock.
    pub time: TableTime,
    /// When the table is to be looked at, on the program's clock.
    pub due: Option<Uptime>,
}

/// One ply to store.
#[derive(Debug, Clone)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// Number of the ply, one more than the last stored one.
    pub ply: u32,
    /// The seat that moves.
    pub seat: u8,
    /// The move in its one spelling, 1 to 40 bytes.
    pub mv: String,
    /// Faces rolled by this ply, in order, a byte each.
    pub faces: Vec<u8>,
    /// Who made the move.
    pub hand: Hand,
    /// When.
    pub at: WallTime,
    /// The same on the table's own clock.
    pub time: TableTime,
    /// When the table is to be looked at next, on the program's clock; in place of what was noted before.
    pub due: Option<Uptime>,
    /// With this ply the person on the seat leaves the table.
    pub left: bool,
    /// The person on the seat has voted, and plays on instead: their votes count no more.
    pub withdraws_vote: bool,
    /// With this ply the game is over: how each seat did.
    pub over: Option<Vec<Standing>>,
}

/// How a seat did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// The seat.
    pub seat: u8,
    /// Place from 1 up, shared on ties; none for a seat out of the ranking.
    pub place: Option<u32>,
    /// Points by the game's own count.
    pub points: i64,
}

/// What is stored of a table beside its seats and plies.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Head {
    /// The table's number.
    pub id: TableId,
    /// Key of the game.
    pub game: String,
    /// Edition of the game's rules.
    pub edition: u32,
    /// Options chosen at opening.
    pub options: String,
    /// Server id, or empty.
    pub guild: String,
    /// Channel id.
    pub channel: String,
    /// Id of the message that shows the table, once there is one.
    pub message: Option<String>,
    /// User id of the host.
    pub host: String,
    /// Where the table is in its life.
    pub phase: Phase,
    /// How a closed table ended; none in every other phase.
    pub why: Option<String>,
    /// The secret seed.
    pub seed: Seed,
    /// What was published about the seed.
    pub commitment: String,
    /// When the table was opened.
    pub opened: WallTime,
    /// When play began.
    pub started: Option<WallTime>,
    /// When a person, the clock or the house last did something here.
    pub touched: WallTime,
    /// When the table ended: none exactly in the phases lobby and play.
    pub ended: Option<WallTime>,
    /// When a moderator took the result out of the ratings.
    pub voided: Option<WallTime>,
    /// How long a decision may take; none where nobody is hurried.
    pub clock: Option<Duration>,
    /// How far the table's own clock is behind the program's.
    pub held: Lag,
    /// What the table's own clock shows while it is paused.
    pub paused: Option<TableTime>,
    /// Id of the message that calls those to act, while there is one.
    pub ping: Option<String>,
    /// Where the options came from: a word of the caller's, or empty.
    pub origin: String,
    /// Once it begins, the table is to move to a thread of its own.
    pub thread: bool,
    /// It is paused because its channel cannot be reached, not because its players want it.
    pub unreachable: bool,
}

/// A person at a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seat {
    /// Order of joining, from 0 up; gaps where somebody left the lobby.
    pub joined: u32,
    /// User id.
    pub user: String,
    /// Name to show.
    pub name: String,
    /// Lucky word, or empty.
    pub word: String,
    /// The seat, given at the start.
    pub seat: Option<u8>,
    /// The ply with which the person left.
    pub left: Option<u32>,
    /// Place, once the game is over; see [`Standing::place`].
    pub place: Option<u32>,
    /// Points, once the game is over.
    pub points: Option<i64>,
    /// When the person last took the seat back from the house, on the table's own clock.
    pub back: Option<TableTime>,
    /// The ply at which the decision arose that the person was last called to.
    pub called_ply: Option<u32>,
    /// The same for the last reminder.
    pub reminded_ply: Option<u32>,
    /// The person agrees to a pause.
    pub agrees_to_pause: bool,
    /// The person agrees to end the table.
    pub agrees_to_end: bool,
    /// How the person wants to be called; usual where nothing was chosen.
    pub notifications: NotificationSettings,
}

/// How a person wants to be called to their turn, at every table.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct NotificationSettings {
    /// When to be called: a word of the caller's; empty where nothing was chosen.
    pub pings: String,
    /// The name of a time zone; empty where none was chosen.
    pub zone: String,
    /// The hours from the first to the second, 0 to 23, in which to be left alone.
    pub quiet: Option<(u8, u8)>,
}

/// What was seen to at a table in play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TurnUpdate {
    /// The table.
    pub table: TableId,
    /// Who is being called, with the ply at which their decision arose.
    pub called: Vec<(u8, u32)>,
    /// Who is being reminded, likewise.
    pub reminded: Vec<(u8, u32)>,
    /// The message that called is to go.
    pub delete_ping: bool,
    /// When the table is to be looked at next, on the program's clock.
    pub due: Option<Uptime>,
}

/// One stored ply. Ply 0 is the setup: its move is `setup`, its seat 0, its hand the house's.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ply {
    /// Number of the ply.
    pub ply: u32,
    /// The seat that moved.
    pub seat: u8,
    /// The move in its one spelling.
    pub mv: String,
    /// Faces rolled, in order, a byte each.
    pub faces: Vec<u8>,
    /// Who made the move.
    pub hand: Hand,
    /// When.
    pub at: WallTime,
    /// The same on the table's own clock; 0 in records from before tables had one.
    pub time: TableTime,
}

/// Everything stored of a table, as of one moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredTable {
    /// The table itself.
    pub head: Head,
    /// Its people, in order of joining.
    pub seats: Vec<Seat>,
    /// Its plies from 0 up, without gaps; none in the lobby.
    pub plies: Vec<Ply>,
    /// Who sat on seats before the people above, in the order in which they were replaced.
    pub previous_players: Vec<PreviousPlayer>,
    /// Nobody is called to their turn on this server.
    pub quiet: bool,
}

/// A person who played a seat until somebody else took it over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PreviousPlayer {
    /// The seat.
    pub seat: u8,
    /// The last ply before the other one took over.
    pub until: u32,
    /// User id.
    pub user: String,
    /// Name to show.
    pub name: String,
}

/// Somebody takes over the seat of somebody else.
#[derive(Debug, Clone)]
pub struct Takeover {
    /// The table.
    pub table: TableId,
    /// The seat.
    pub seat: u8,
    /// Who has it now.
    pub from: String,
    /// User id of who is to have it.
    pub user: String,
    /// Name to show.
    pub name: String,
    /// The latest ply of the table.
    pub ply: u32,
    /// When, on the table's own clock.
    pub time: TableTime,
    /// When the table is to be looked at, on the program's clock.
    pub due: Uptime,
}

/// What all who play can agree to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Vote {
    /// To stop the clocks.
    Pause,
    /// To end the table.
    End,
}

/// What the admins of a server chose.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Server {
    /// Ids of the channels where tables may be; empty: everywhere.
    pub channels: Vec<String>,
    /// Id of the role whose people look after tables, beside those who may anyway.
    pub moderator_role: Option<String>,
    /// People are called to their turn.
    pub pings: bool,
}

impl Default for Server {
    fn default() -> Self {
        Self {
            channels: Vec::new(),
            moderator_role: None,
            pings: true,
        }
    }
}

/// With what a game is opened in a channel where nobody says otherwise.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChannelPreset {
    /// Key of the game.
    pub game: String,
    /// Options, spelled by the caller.
    pub options: String,
    /// How long a decision may take; none where nobody is hurried.
    pub clock: Option<Duration>,
    /// In a thread of its own.
    pub thread: bool,
    /// An admin chose it, so it stays whatever is opened there.
    pub pinned: bool,
}

/// Which tables that are over to look at: all, or fewer with each field that is given.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Finished {
    /// Of this server.
    pub guild: Option<String>,
    /// Of this channel.
    pub channel: Option<String>,
    /// Of the game with this key.
    pub game: Option<String>,
    /// At which this user sat, to the end or not.
    pub user: Option<String>,
    /// Ended at or after this moment.
    pub since: Option<WallTime>,
}

/// How a table that is over went, without its plies.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    /// The table's number.
    pub table: TableId,
    /// Key of the game.
    pub game: String,
    /// Server id, or empty.
    pub guild: String,
    /// Channel id.
    pub channel: String,
    /// When it ended.
    pub ended: WallTime,
    /// A moderator took the result out of the ratings.
    pub voided: bool,
    /// The clock or the house made at least one move, or somebody took over a seat.
    pub others_played: bool,
    /// In seat order.
    pub seats: Vec<PlayedSeat>,
}

/// How it went for one seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayedSeat {
    /// The seat.
    pub seat: u8,
    /// User id, also of a person who left.
    pub user: String,
    /// Name to show.
    pub name: String,
    /// Place from 1 up; none for a person who left.
    pub place: Option<u32>,
    /// Points by the game's own count.
    pub points: i64,
}

/// What the store has done since it was opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Counts {
    /// Plies stored through [`Store::append`](crate::Store::append).
    pub appends: u64,
    /// Transactions committed, each one wait for the disk. Appends over batches is what group commit gains.
    pub batches: u64,
}
