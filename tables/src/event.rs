//! What happens at a table: [`Event`] is all that can. An event says what was done and what the dice showed, never what follows from it
//! by the rules. What a later program might decide otherwise stands in it, so that an old table folds to the same for ever.
//!
//! A person is a number here, a place an opaque word. Names, ids and lucky words stand beside the log, so that forgetting a person
//! changes nothing in it; and the seed is never in it.

use std::fmt;
use std::time::Duration;

use games::lang::Lang;
use games::level::Level;
use games::ply::Ply;
use games::seat::{Hand, Seat};

use crate::time::{Lag, TableTime, WallTime};

/// Somebody at a table, or a house player: a number from 0 up, in the order in which they first appeared there. Never given twice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct PersonNo(pub u16);

impl fmt::Display for PersonNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The number of a table, from 1 up, never given twice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(pub i64);

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// One act: what it did, and when. It is stored whole or not at all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// For people.
    pub at: WallTime,
    /// The same on the table's scale.
    pub time: TableTime,
    /// In order, and at least one.
    pub events: Vec<Event>,
}

/// What a log rolled and moved, from ply 0 up, each with the number of its act. The setup is written as a move of the house.
pub fn plies(log: &[Entry]) -> impl Iterator<Item = (usize, Ply)> {
    let acts = log.iter().enumerate();
    let events = acts.flat_map(|(act, entry)| entry.events.iter().map(move |event| (act, event)));
    events.filter_map(|(act, event)| {
        let ply = match event {
            Event::Began(_, faces) => Ply {
                seat: Seat::new(0),
                mv: "setup".to_owned(),
                faces: faces.clone(),
                hand: Hand::House,
            },
            Event::Ply(ply) => ply.clone(),
            _ => return None,
        };
        Some((act, ply))
    })
}

/// One thing that happened. `Display` and `FromStr` are the only spelling that it has, one line; `Debug` leaves out what the dice showed.
#[derive(Clone, PartialEq, Eq)]
pub enum Event {
    /// The table was opened: always the first, and once.
    Opened(Box<Opened>),

    // In the lobby.
    /// A person sat down.
    Sat(PersonNo),
    /// The host added a house player of this level and name.
    House(PersonNo, Level, String),
    /// Somebody lost their seat in the lobby, or a house player was removed.
    Left(PersonNo, By),
    /// A person chose another lucky word.
    Word(PersonNo),
    /// A seat is kept for a person until then, because somebody at the table asked for it.
    Invited(PersonNo, WallTime, PersonNo),
    /// An invitation or an offer is over: declined, taken back, or not accepted in time.
    Declined(PersonNo, By),
    /// This person is the host from now on.
    Host(PersonNo),
    /// The host is there, although what they pressed changed nothing.
    Here,
    /// Play began: who sits where, in seat order, and what the setup rolled. It is ply 0.
    Began(Vec<PersonNo>, Vec<u8>),

    // In play.
    /// A seat moved or left, by whose hand, and what its dice showed.
    Ply(Ply),
    /// A player took their seat back from the house.
    Back(Seat),
    /// A player was given the first hint after the latest ply.
    Hint(Seat),
    /// A player agrees.
    Vote(Seat, Vote),
    /// The clocks stopped: all agreed, or nobody can see the table.
    Paused(Pause),
    /// The clocks go on; so far is the table behind the uptime from now on.
    Resumed(Lag),
    /// The house plays for somebody who may not play here now.
    Barred(Seat),
    /// They may again.
    Admitted(Seat),
    /// A seat is offered to a person until then, and to nobody else.
    Offered(Seat, PersonNo, WallTime, By),
    /// A person took over a seat.
    Replaced(Seat, PersonNo, Time),
    /// The player before has the seat again, as if nobody else had ever had it.
    Returned(Seat, PersonNo, Time),

    // At any time, or after the end.
    /// The table ended without an outcome.
    Closed(Ending),
    /// A moderator took the result out of the ratings.
    Voided,
    /// A moderator counted it again.
    Unvoided,
}

/// What was chosen when a table was opened.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a choice of its own, and any combination makes sense"
)]
pub struct Opened {
    /// Key of the game.
    pub game: String,
    /// Edition of its rules.
    pub edition: u16,
    /// The time limit for a decision, more than zero; `None` for no limit.
    pub clock: Option<Duration>,
    /// The result counts for the ratings.
    pub rated: bool,
    /// Players may ask for hints.
    pub hints: bool,
    /// Play is to begin as soon as every seat is taken.
    pub starts_when_full: bool,
    /// The table moves to a thread of its own when play begins.
    pub thread: bool,
    /// What it asks of those who sit down.
    pub minimum: Minimum,
    /// Where the options came from.
    pub origin: Origin,
    /// The language that its board speaks, if its game does.
    pub language: Lang,
    /// What was published about the seed.
    pub commitment: [u8; 32],
    /// Where it was opened.
    pub place: Place,
    /// As [`games::options::Options`] writes them.
    pub options: String,
}

impl Opened {
    /// A table on which nobody has chosen anything but the game and its options.
    pub fn plain(
        (game, edition): (&str, u16),
        options: String,
        commitment: [u8; 32],
        place: Place,
    ) -> Self {
        Self {
            game: game.to_owned(),
            edition,
            rated: true,
            commitment,
            place,
            options,
            ..Self::default()
        }
    }
}

/// What a table asks of those who sit down; 0 for nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Minimum {
    /// Rated games.
    pub games: u32,
    /// As it is shown.
    pub rating: u32,
}

/// Where a table was opened, in words of the caller's of `[a-z0-9@]`. A board can move, so this is only where it was first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Place {
    /// The server; empty outside servers.
    pub server: String,
    /// The channel.
    pub channel: String,
    /// The bot is no member there, and can only answer.
    pub answers_only: bool,
}

/// Where the options of a table came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Origin {
    /// The host chose them.
    #[default]
    Chosen,
    /// The last table of this game in the channel.
    Last,
    /// An admin pinned them in the channel.
    Pinned,
    /// This is the rematch of another table.
    Rematch(TableId),
}

/// Who did something for which there is more than one possibility.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// The person whom it is about.
    Themselves,
    /// Another person at the table.
    Person(PersonNo),
    /// A moderator.
    Moderator,
    /// Nobody: the time was over.
    Clock,
}

/// What the players of a table can agree on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Vote {
    /// To stop the clocks.
    Pause,
    /// To end the table.
    End,
}

/// Why the clocks stand still.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pause {
    /// The players agreed to it.
    Agreed,
    /// The channel of the table cannot be reached.
    Unreachable,
}

/// Whether a new player has the full time for the seat's present decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Time {
    /// It begins now, because the house was playing the seat.
    Fresh,
    /// It goes on as it is: a clock that began again with each newcomer could be kept from ever running out.
    Running,
}

/// Why a table ended without an outcome.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// Nothing happened in the lobby.
    Expired,
    /// Everybody left the lobby.
    Empty,
    /// The host closed the lobby.
    Host,
    /// A moderator ended the table.
    Moderator,
    /// All players agreed.
    Vote,
    /// The only player ended it.
    Alone,
    /// Nothing happened in play for very long.
    Abandoned,
}

impl Ending {
    /// Its word.
    pub fn word(self) -> &'static str {
        let mut words = Self::WORDS.iter();
        words
            .find(|(ending, _)| *ending == self)
            .map_or("", |(_, word)| word)
    }

    /// All of them, each with its word.
    pub(crate) const WORDS: [(Self, &str); 7] = [
        (Self::Expired, "expired"),
        (Self::Empty, "empty"),
        (Self::Host, "host"),
        (Self::Moderator, "moderator"),
        (Self::Vote, "vote"),
        (Self::Alone, "alone"),
        (Self::Abandoned, "abandoned"),
    ];
}

/// Why a log is not that of a table. Nothing of the table is in it, since its moves and faces may be secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the table's log is damaged: {0}")]
pub struct Damage(pub(crate) &'static str);
