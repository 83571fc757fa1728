//! A table, from its opening to after its end, as its log says: [`Table::apply`] is the only place where anything about it changes. Loading
//! folds all entries; living folds each one that was stored.

mod due;
mod fold;

use std::fmt;

use games::game::GameInfo;
use games::level::Level;
use games::outcome::Status;
use games::registry::GameType;
use games::seat::Seat;
use games::table::AnyTable;

use crate::clocks::Clocks;
use crate::event::{By, Ending, Entry, Event, Opened, PersonNo};
use crate::time::{Now, TableTime, WallTime};

pub use due::{ABANDONED_AFTER, LOBBY_EXPIRES_AFTER};

/// A table as it is after the latest entry of its log.
#[derive(Clone, Debug)]
pub struct Table {
    opened: Opened,
    kind: Kind,
    /// The number of the latest entry.
    number: u32,
    /// How many people have a number.
    people: u16,
    opened_at: WallTime,
    host: PersonNo,
    /// When the host last did something in the lobby.
    host_active: WallTime,
    /// When something last happened in the lobby.
    touched: TableTime,
    /// In the order of joining; in seat order once play has begun.
    players: Vec<Player>,
    guests: Vec<Guest>,
    offers: Vec<Offer>,
    game: Option<Playing>,
    clocks: Clocks,
    unreachable: bool,
    started: Option<WallTime>,
    ended: Option<WallTime>,
    closed: Option<Ending>,
    voided: Option<WallTime>,
}

/// Where a table is in its life.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Open to join.
    Lobby,
    /// Being played.
    Play,
    /// Played to its end.
    Over,
    /// Ended without an outcome.
    Closed,
}

impl Phase {
    const ALL: [Self; 4] = [Self::Lobby, Self::Play, Self::Over, Self::Closed];

    /// Its only spelling.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Lobby => "lobby",
            Self::Play => "play",
            Self::Over => "over",
            Self::Closed => "closed",
        }
    }

    /// Reads what [`as_str`](Self::as_str) writes.
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|phase| phase.as_str() == text)
    }
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A person at the table, or a house player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// Who has had the seat, one after the other, and since which ply; the last has it now.
    pub holders: Vec<(PersonNo, u32)>,
    /// The strength and the name of a house player.
    pub house: Option<(Level, String)>,
    /// How many joined before.
    pub joined: usize,
    /// The ply with which the player left.
    pub left: Option<u32>,
    /// How many moves of their own the person who began made.
    pub moves: u32,
    /// How many plies the seat has.
    pub plies: u32,
    /// For how many decisions the seat was given a hint.
    pub hints: u32,
    hinted: Option<u32>,
    last: Option<LastMove>,
}

/// The last move of a player's own.
#[derive(Clone, Debug, PartialEq, Eq)]
struct LastMove {
    mv: String,
    ply: u32,
    /// The number of the move before it by the same hand; 0 if there is none.
    before: u32,
}

/// Somebody who is invited to the lobby.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Guest {
    /// Who.
    pub person: PersonNo,
    /// Until when a seat is kept.
    pub until: WallTime,
    /// The host has invited them, and not another player.
    pub by_host: bool,
    /// They will not come, so no seat is kept, and nobody asks them again.
    pub declined: bool,
}

/// A seat that is offered to somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// Which seat.
    pub seat: Seat,
    /// To whom.
    pub to: PersonNo,
    /// Until when.
    pub until: WallTime,
    /// Who offered it.
    pub by: By,
    /// Whose seat it was then.
    pub from: PersonNo,
    /// After this ply.
    pub ply: u32,
}

/// What a seat has at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Which seat.
    pub seat: Seat,
    /// See [`games::outcome::Placing::place`].
    pub place: Option<u8>,
    /// In the game's own unit.
    pub points: i32,
    /// How many moves the person who began on the seat made.
    pub moves: u32,
    /// Its player was away: the house plays the seat at the end, or they never made a move.
    pub away: bool,
}

/// The game in the edition that was opened.
#[derive(Clone, Copy)]
struct Kind(&'static dyn GameType);

impl fmt::Debug for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.info().key)
    }
}

/// The game that is played.
#[derive(Debug)]
struct Playing(Box<dyn AnyTable>);

impl Clone for Playing {
    fn clone(&self) -> Self {
        Self(self.0.fork())
    }
}

impl Player {
    fn new(person: PersonNo, house: Option<(Level, String)>) -> Self {
        Self {
            holders: vec![(person, 0)],
            house,
            ..Self::default()
        }
    }

    /// Who has the seat, or had it last.
    ///
    /// # Panics
    /// Never: somebody always had it.
    pub fn person(&self) -> PersonNo {
        self.holders.last().expect("somebody had it").0
    }

    /// Has the one who has it made a move of their own since they took it over?
    fn is_settled(&self) -> bool {
        let since = self.holders.last().map_or(0, |(_, since)| *since);
        self.last.as_ref().is_some_and(|last| last.ply > since)
    }
}

impl Guest {
    /// Whether a seat is kept for them at a moment.
    pub fn keeps_seat(&self, at: WallTime) -> bool {
        !self.declined && self.until > at
    }
}

impl Table {
    /// What was chosen when it was opened.
    pub fn opened(&self) -> &Opened {
        &self.opened
    }

    /// When it was opened.
    pub fn opened_at(&self) -> WallTime {
        self.opened_at
    }

    /// The number of the latest entry of its log.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// Where it is in its life.
    pub fn phase(&self) -> Phase {
        match (&self.closed, &self.game) {
            (Some(_), _) => Phase::Closed,
            (None, None) => Phase::Lobby,
            (None, Some(game)) => match game.0.status() {
                Status::ToAct(_) => Phase::Play,
                Status::Over(_) => Phase::Over,
            },
        }
    }

    /// Why it was closed, if it was.
    pub fn closed(&self) -> Option<Ending> {
        self.closed
    }

    /// When play began.
    pub fn started(&self) -> Option<WallTime> {
        self.started
    }

    /// When it ended, with an outcome or without.
    pub fn ended(&self) -> Option<WallTime> {
        self.ended
    }

    /// When a moderator took its result out of the ratings.
    pub fn voided(&self) -> Option<WallTime> {
        self.voided
    }

    /// Its game in the edition by which it is played.
    pub fn kind(&self) -> &'static dyn GameType {
        self.kind.0
    }

    pub(crate) fn info(&self) -> &'static GameInfo {
        self.kind.0.info()
    }

    /// The game, once play has begun.
    pub fn game(&self) -> Option<&dyn AnyTable> {
        self.game.as_ref().map(|game| &*game.0)
    }

    /// The clocks of its seats; of none before play.
    pub fn clocks(&self) -> &Clocks {
        &self.clocks
    }

    /// Everybody at the table, in the order of joining in a lobby, and then in seat order.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The player on a seat.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players
            .get(seat.index())
            .filter(|_| self.game.is_some())
    }

    /// The host.
    pub fn host(&self) -> PersonNo {
        self.host
    }

    /// When the host last did something in the lobby.
    pub fn host_active(&self) -> WallTime {
        self.host_active
    }

    /// Who is invited to the lobby.
    pub fn guests(&self) -> &[Guest] {
        &self.guests
    }

    /// The seats that are offered.
    pub fn offers(&self) -> &[Offer] {
        &self.offers
    }

    /// Do its clocks stand still because its channel cannot be reached?
    pub fn is_unreachable(&self) -> bool {
        self.unreachable
    }

    /// The number of the next newcomer.
    pub fn next_person(&self) -> PersonNo {
        PersonNo(self.people)
    }

    /// The table's own time.
    pub fn time(&self, now: Now) -> TableTime {
        self.clocks.time(now)
    }

    /// The entry of an act that is done now.
    pub fn entry(&self, now: Now, events: Vec<Event>) -> Entry {
        Entry {
            at: now.wall,
            time: self.time(now),
            events,
        }
    }

    /// Does this person have a seat, in the lobby or in play?
    pub fn sits(&self, person: PersonNo) -> bool {
        let stayed = self.players.iter().filter(|player| player.left.is_none());
        stayed.into_iter().any(|player| player.person() == person)
    }

    /// The seat that this person has in play.
    pub fn seat_of(&self, person: PersonNo) -> Option<Seat> {
        self.game.as_ref()?;
        let has_it = |player: &Player| player.left.is_none() && player.person() == person;
        self.players.iter().position(has_it).map(Seat::new)
    }

    /// Has this person played here, to the end or not?
    pub fn has_played(&self, person: PersonNo) -> bool {
        let mut holders = self.players.iter().flat_map(|player| &player.holders);
        holders.any(|(holder, _)| *holder == person)
    }

    /// The people for whom a seat is kept at a moment.
    pub fn kept(&self, at: WallTime) -> impl Iterator<Item = &Guest> {
        self.guests.iter().filter(move |guest| guest.keeps_seat(at))
    }

    /// How many seats nobody has and nobody else than `besides` is expected for.
    pub fn free_seats(&self, besides: Option<PersonNo>, at: WallTime) -> usize {
        let kept = self.kept(at).filter(|guest| Some(guest.person) != besides);
        let taken = self.players.len() + kept.count();
        self.info().seats.end().saturating_sub(taken)
    }

    /// May players ask for hints? At tables with house players they always may.
    pub fn has_hints(&self) -> bool {
        self.opened.hints || self.players.iter().any(|player| player.house.is_some())
    }

    /// Will its result be rated, as far as that is known at its start?
    pub fn is_rated(&self) -> bool {
        self.opened.rated && self.players.len() > 1 && !self.has_hints()
    }

    /// Who may take the seat back, since the newcomer has not moved yet.
    pub fn may_return(&self, seat: Seat) -> Option<PersonNo> {
        let player = self.player(seat)?;
        let (before, _) = player.holders.iter().rev().nth(1)?;
        (player.left.is_none() && !player.is_settled()).then_some(*before)
    }

    /// Has the player of this seat pressed the same already, and nothing since? `drawn` is the ply at which the control was drawn.
    pub fn has_pressed(&self, seat: Seat, mv: &str, drawn: u32) -> bool {
        let last = self.player(seat).and_then(|player| player.last.as_ref());
        last.is_some_and(|last| last.mv == mv && (last.before..last.ply).contains(&drawn))
    }

    /// Was this seat given a hint after the latest ply?
    pub(crate) fn was_hinted(&self, seat: Seat) -> bool {
        let hinted = self.player(seat).and_then(|player| player.hinted);
        hinted.is_some() && hinted == self.game().map(AnyTable::ply)
    }

    /// Has the player of this seat made a move of their own after this ply?
    pub(crate) fn has_moved_since(&self, seat: Seat, ply: u32) -> bool {
        let last = self.player(seat).and_then(|player| player.last.as_ref());
        last.is_some_and(|last| last.ply > ply)
    }

    /// Who has to be the host once `gone` is no longer at the table: the one who joined first of those who stay.
    pub(crate) fn next_host(&self, gone: PersonNo) -> Option<PersonNo> {
        let stay = self.players.iter().filter(|player| {
            player.left.is_none() && player.house.is_none() && player.person() != gone
        });
        let first = stay
            .enumerate()
            .min_by_key(|(at, player)| (player.joined, *at));
        let next = first.map(|(_, player)| player.person());
        next.filter(|_| self.host == gone)
    }

    /// What each seat has at the end; nothing before.
    pub fn standings(&self) -> Vec<Standing> {
        let Some(Status::Over(outcome)) = self.game().map(AnyTable::status) else {
            return Vec::new();
        };
        let standing = |placing: games::outcome::Placing| {
            let player = &self.players[placing.seat.index()];
            let never_moved = player.moves == 0 && player.plies > 0 && player.holders.len() == 1;
            let is_person = player.house.is_none() && player.left.is_none();
            Standing {
                seat: placing.seat,
                place: placing.place,
                points: placing.points,
                moves: player.moves,
                away: self.clocks.away(placing.seat) || (is_person && never_moved),
            }
        };
        outcome.results.into_iter().map(standing).collect()
    }
}
