//! What is stored, as plain data: tables, seats and plies, in text and numbers. More than 500 lines,
//! because it is a list.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use sha2::{Digest, Sha256};

use games::dice::Seed;
use games::ply::Ply;
use tables::event::{Entry, Event, Opened, plies};
use tables::table::{Phase, Standing};

use crate::table_id::{TableAt, TableId};
use tables::time::{Uptime, WallTime};

/// What can edit the message of a table where the bot can only answer. `Debug` hides the token.
#[derive(Clone, PartialEq, Eq)]
pub struct BoardToken {
    /// The secret with which the caller edits it.
    pub token: String,
    /// The message, if it is not the answer itself.
    pub message: Option<String>,
    /// When the token stops working.
    pub until: WallTime,
}

impl fmt::Debug for BoardToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BoardToken")
            .field("message", &self.message)
            .field("until", &self.until)
            .finish_non_exhaustive()
    }
}

/// A table to open, in the phase lobby.
#[derive(Debug, Clone)]
pub struct NewTable {
    /// The first act of its log, which opens it.
    pub entry: Entry,
    /// The people who sit down with it, in this order; the first of them is its host.
    pub people: Vec<Participant>,
    /// The secret seed.
    pub seed: Seed,
    /// When work is due at the table.
    pub due: Option<Uptime>,
    /// The channel whose preset for the game the options become, unless others are pinned there.
    pub remember: Option<String>,
    /// The interaction that opens it; no other table is opened by the same one.
    pub interaction: Option<String>,
}

/// A person who comes to a table, or had a seat at it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Participant {
    /// User id.
    pub user: String,
    /// Name to show.
    pub name: String,
}

/// What an act is about that is no part of the log.
#[derive(Debug, Clone, Default)]
pub enum Beside {
    /// Nothing.
    #[default]
    Nothing,
    /// Who sits down, is invited, or takes over a seat.
    Person(Participant),
    /// A lucky word.
    Word(String),
}

/// One act at a table to store.
#[derive(Debug, Clone)]
pub struct Append {
    /// The table.
    pub table: TableAt,
    /// Number of the act, one more than that of the last stored one.
    pub number: u32,
    /// The act.
    pub entry: Entry,
    /// What belongs to it beside the log.
    pub beside: Beside,
    /// The number of the latest ply after it; 0 before play.
    pub ply: u32,
    /// When work is next due at the table. What is stored stays where it is earlier, since an index has it: the work that is done then
    /// says when more is due.
    pub due: Option<Uptime>,
    /// The result of each seat, if the game is over with this act.
    pub standings: Vec<Standing>,
}

impl Append {
    /// An act of which nothing else is stored.
    pub fn of(table: impl Into<TableAt>, number: u32, entry: Entry) -> Self {
        Self {
            table: table.into(),
            number,
            entry,
            beside: Beside::Nothing,
            ply: 0,
            due: None,
            standings: Vec::new(),
        }
    }
}

/// What is stored of a table besides its seats and plies.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Head {
    /// The table's number.
    pub id: TableId,
    /// How often what is stored of the table has changed; see [`Head::at`].
    pub revision: i64,
    /// Key of the game.
    pub game: String,
    /// Edition of the game's rules.
    pub edition: u16,
    /// Server id, or empty.
    pub guild: String,
    /// Channel id.
    pub channel: String,
    /// Id of the message that shows the table, if there is one; [`DELETED`] for good.
    pub message: Option<String>,
    /// User id of the host.
    pub host: String,
    /// Where the table is in its life.
    pub phase: Phase,
    /// Why a closed table ended; `None` in every other phase.
    pub why: Option<String>,
    /// The secret seed.
    pub seed: Seed,
    /// When the table was opened.
    pub opened: WallTime,
    /// When play began.
    pub started: Option<WallTime>,
    /// When the table ended: `None` exactly in the phases lobby and play.
    pub ended: Option<WallTime>,
    /// When a moderator took the result out of the ratings.
    pub voided: Option<WallTime>,
    /// Id of the message that notifies the players who are to act, while there is one.
    pub ping: Option<String>,
    /// Players may ask what the best move is.
    pub hints: bool,
    /// The result counts for the ratings.
    pub rated: bool,
    /// The server's id, or `@me` outside servers, where the bot is no member and can only answer presses.
    pub answers_only: Option<String>,
}

/// Stands where the id of a table's message was: nobody is left there who has to see it.
pub const DELETED: &str = "deleted";

impl Head {
    /// Is the message that showed the table deleted for good?
    pub fn is_deleted(&self) -> bool {
        self.message.as_deref() == Some(DELETED)
    }

    /// The server, whether or not the bot is a member; empty or `@me` outside servers.
    pub fn server(&self) -> &str {
        self.answers_only.as_ref().unwrap_or(&self.guild)
    }

    /// The table in this state, for a write that is right in no other.
    pub fn at(&self) -> TableAt {
        TableAt::new(self.id, self.revision)
    }
}

/// Somebody who may not play on a server.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ban {
    /// Server id, or `*` for all servers.
    pub guild: String,
    /// User id, or `*` for everybody.
    pub user: String,
    /// When it ends, if it does.
    pub until: Option<WallTime>,
}

impl Ban {
    /// Was it the operator, and not the server's admins?
    pub fn by_operator(&self) -> bool {
        self.guild == "*" || self.user == "*"
    }
}

/// A person who is invited to a lobby, or to take over a seat in play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Invitation {
    /// The number by which the log calls the person.
    pub person: u16,
    /// User id.
    pub user: String,
    /// Name to show.
    pub name: String,
    /// Until when a seat is kept for them.
    pub until: WallTime,
    /// They will not come, so no seat is kept.
    pub declined: bool,
    /// The message that calls them, once it is known, as the caller names it.
    pub message: Option<String>,
    /// The seat in play that is offered to them; none in a lobby.
    pub seat: Option<u8>,
}

/// A person or a house player at a table.
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
    /// The seat, assigned at the start.
    pub seat: Option<u8>,
    /// The ply with which the person left.
    pub left: Option<u32>,
    /// Place, once the game is over; see [`Standing::place`].
    pub place: Option<u32>,
    /// Points, once the game is over.
    pub points: Option<i64>,
    /// How many moves the person who began on the seat made, once the game is over.
    pub moves: u32,
    /// At the end the house played the seat, because its player was away.
    pub away: bool,
    /// The person was last notified of the decision that arose at this ply.
    pub pinged_ply: Option<u32>,
    /// The person was last reminded of the decision that arose at this ply.
    pub reminded_ply: Option<u32>,
    /// How the person wants to be notified; the default where they chose nothing.
    pub notifications: NotificationSettings,
    /// The strength of a house player; `None` for a person.
    pub level: Option<String>,
    /// The number by which the log calls the person.
    pub person: u16,
    /// The person may not play on this server now.
    pub banned: bool,
}

/// How a person wants to be notified of their turn, how fast house players move, and how pictures are drawn, at every table.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct NotificationSettings {
    /// When to be notified: a word of the caller's; empty where nothing was chosen.
    pub pings: String,
    /// Name of a time zone; empty where none was chosen.
    pub zone: String,
    /// Quiet hours, from the first to the second, each 0 to 23.
    pub quiet: Option<(u8, u8)>,
    /// How fast house players move: a word of the caller's; empty where nothing was chosen.
    pub pace: String,
    /// How pictures are drawn: a word of the caller's; empty where nothing was chosen.
    pub pictures: String,
}

/// What was done about the turns at a table in play.
#[derive(Debug, Clone)]
pub struct TurnUpdate {
    /// The table.
    pub table: TableAt,
    /// The seats that are notified, each with the ply at which its decision arose.
    pub pinged: Vec<(u8, u32)>,
    /// The seats that are reminded, each with the ply at which its decision arose.
    pub reminded: Vec<(u8, u32)>,
    /// The message that notified is deleted.
    pub delete_ping: bool,
    /// When work is next due at the table.
    pub due: Option<Uptime>,
}

/// Everything stored of a table, as of one moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredTable {
    /// The table itself.
    pub head: Head,
    /// Its people, in order of joining.
    pub seats: Vec<Seat>,
    /// What happened at it, from its opening.
    pub log: Vec<Entry>,
    /// Who played seats before the people above, in the order in which they were replaced.
    pub previous_players: Vec<PreviousPlayer>,
    /// Nobody is notified of their turn on this server.
    pub quiet: bool,
    /// Who is invited, or offered a seat, while it is open; by user.
    pub invitations: Vec<Invitation>,
    /// Id of the role that its lobby may call.
    pub players_role: Option<String>,
}

impl StoredTable {
    /// What was chosen when it was opened; `None` where its log is damaged.
    pub fn opened(&self) -> Option<&Opened> {
        match self.log.first()?.events.first()? {
            Event::Opened(opened) => Some(opened),
            _ => None,
        }
    }

    /// Has anything been rolled or moved?
    pub fn has_plies(&self) -> bool {
        plies(&self.log).next().is_some()
    }

    /// What the setup and each move rolled and was, from ply 0 up; the setup is written as a move of the house.
    pub fn plies(&self) -> Vec<Ply> {
        plies(&self.log).map(|(_, ply)| ply).collect()
    }

    /// Leaves out what happened after a ply.
    pub fn cut_after(&mut self, ply: u32) {
        let last = plies(&self.log).nth(ply as usize);
        if let Some((act, _)) = last {
            self.log.truncate(act + 1);
        }
    }
}

/// A person who played a seat until another took it over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PreviousPlayer {
    /// The seat.
    pub seat: u8,
    /// The last ply before the seat was taken over.
    pub until: u32,
    /// User id.
    pub user: String,
    /// Name to show.
    pub name: String,
    /// The number by which the log calls them.
    pub person: u16,
}

/// Something that an admin or a moderator of a server did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AdminAction {
    /// Server id.
    pub guild: String,
    /// User id.
    pub user: String,
    /// When.
    pub at: WallTime,
    /// What, in the caller's words.
    pub what: String,
}

/// What the admins of a server chose.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Server {
    /// Ids of the channels where tables may be opened; empty for everywhere.
    pub channels: Vec<String>,
    /// Id of the role whose members may moderate tables, besides those with the permission to.
    pub moderator_role: Option<String>,
    /// Players are notified of their turn.
    pub pings: bool,
    /// Id of the role that a lobby may call when players are wanted.
    pub players_role: Option<String>,
    /// Everybody on the server can look up all its tables.
    pub open_history: bool,
    /// The results of its tables are shown on other servers, too.
    pub shares_results: bool,
    /// For so many days an account is new.
    pub new_account_days: u32,
    /// Id of the channel where moderators read reports of tables.
    pub reports_channel: Option<String>,
    /// What its tables speak: a word of the caller's; empty where nothing was chosen.
    pub language: String,
    /// The same by channel id, where it was chosen for a channel.
    pub channel_languages: BTreeMap<String, String>,
}

impl Default for Server {
    fn default() -> Self {
        Self {
            channels: Vec::new(),
            moderator_role: None,
            pings: true,
            players_role: None,
            open_history: false,
            shares_results: false,
            new_account_days: 7,
            reports_channel: None,
            language: String::new(),
            channel_languages: BTreeMap::new(),
        }
    }
}

/// Between a person and others: who will not play with whom, as user ids in order.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Blocks {
    /// The people whom the person has blocked.
    pub made: Vec<String>,
    /// The people who have blocked the person.
    pub received: Vec<String>,
}

/// The options with which a game is opened in a channel if the host types none.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChannelPreset {
    /// Key of the game.
    pub game: String,
    /// Options, spelled by the caller.
    pub options: String,
    /// Time limit for a decision, more than zero; `None` for no limit.
    pub clock: Option<Duration>,
    /// The table moves to its own thread.
    pub thread: bool,
    /// An admin pinned it, so it stays whatever is opened there.
    pub pinned: bool,
}

/// Which tables somebody can look up: those shown in a channel and in its public threads, and those where the user sits or sat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sight {
    /// The channel or thread.
    pub channel: String,
    /// The channel of a thread, whose tables can be looked up as well; if it is not given, the stored one.
    pub parent: Option<String>,
    /// User id; with `None`, nobody's own tables are added.
    pub user: Option<String>,
}

/// Which finished tables to list: all, or fewer with each field that is given.
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
    /// That can be looked up.
    pub sight: Option<Sight>,
    /// Of servers that share their results.
    pub shared: bool,
    /// The tables with these numbers.
    pub tables: Option<Vec<TableId>>,
    /// Ended at or after this moment.
    pub since: Option<WallTime>,
    /// Listed after this table, which ended at this moment.
    pub after: Option<(WallTime, TableId)>,
}

/// A finished table, without its plies.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    /// The table's number.
    pub table: TableId,
    /// Key of the game.
    pub game: String,
    /// Edition of the game's rules.
    pub edition: u32,
    /// When it ended.
    pub ended: WallTime,
    /// A moderator took the result out of the ratings.
    pub voided: bool,
    /// It was opened for a rated game.
    pub rated: bool,
    /// Its players could ask for hints.
    pub hints: bool,
    /// In seat order.
    pub seats: Vec<PlayedSeat>,
}

/// One seat of a finished table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayedSeat {
    /// The seat.
    pub seat: u8,
    /// Everybody who has had the seat, in order, and at least one: the first began on it, the last had it at the end or left with it.
    pub holders: Vec<Participant>,
    /// Place from 1 up; `None` for a seat whose player left.
    pub place: Option<u32>,
    /// Points by the game's own count.
    pub points: i64,
    /// The strength of a house player; `None` for a person.
    pub level: Option<String>,
    /// At the end the house played the seat, because its player was away.
    pub away: bool,
    /// How many moves the person who began on the seat made.
    pub moves: u32,
}

impl PlayedSeat {
    /// The person who began on the seat.
    ///
    /// # Panics
    /// If nobody ever had the seat.
    pub fn beginner(&self) -> &Participant {
        self.holders.first().expect("somebody had it")
    }

    /// The person who had the seat last.
    ///
    /// # Panics
    /// If nobody ever had the seat.
    pub fn last(&self) -> &Participant {
        self.holders.last().expect("somebody had it")
    }
}

/// How often what finished tables say has changed. It only grows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ResultsVersion {
    /// The changes of what a leaderboard may show, anywhere.
    pub changes: i64,
    /// Those of them that do more than add a result after all others, so that what was computed before cannot be continued: of the server
    /// that was asked for, or of all that share their results.
    pub rewrites: i64,
    /// Those of them, anywhere, that deleted tables, or ended one before others.
    pub removals: i64,
}

/// How the id of a forgotten user begins; no Discord id does.
pub(crate) const FORGOTTEN: &str = "gone-";

/// Ends such an id if the user was new.
const NEW: &str = "-new";

/// Whether this is the id of a person who was forgotten ([`Tx::forget`](crate::Tx::forget)).
pub fn is_forgotten(user: &str) -> bool {
    user.starts_with(FORGOTTEN)
}

/// Whether this person was new when they were forgotten.
pub fn was_new(forgotten: &str) -> bool {
    forgotten.ends_with(NEW)
}

/// The id that replaces a user's, from a random one: with a mark that one in 65,536 users has.
pub(crate) fn replaced(random: &str, user: &str, is_new: bool) -> String {
    format!("{}{}", marked(random, user), if is_new { NEW } else { "" })
}

/// Whether this id may have replaced the user's: certainly if it did, and by chance for one in 65,536 others.
pub fn may_have_been(forgotten: &str, user: &str) -> bool {
    let end = forgotten.trim_end_matches(NEW);
    let marked_id = end.rsplit_once('.').map(|(random, _)| marked(random, user));
    is_forgotten(forgotten) && marked_id.is_some_and(|id| id == end)
}

fn marked(random: &str, user: &str) -> String {
    let hash = Sha256::digest(format!("{random} {user}"));
    format!("{random}.{:02x}{:02x}", hash[0], hash[1])
}
