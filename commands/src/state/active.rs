//! A table in memory, built from its rows in the store.

use db::{SeatHolder, StoredTable, TableAt, TableId, WallTime};
use games::dice::{Key, Seed};
use games::level::Level;
use games::outcome::Status;
use games::ply::Ply;
use games::registry::{self, GameType};
use games::seat::{Names, Seat};
use games::table::AnyTable;
use serenity::all::{ButtonStyle, CreateButton, UserId};
use sha2::{Digest, Sha256};

use crate::error::InternalError;
use crate::ids;
use crate::protocol::custom_id::{PlayAction, Surface, TableAction, TableControl};
use crate::protocol::emoji::plain;
use crate::state::audit::verified;
use crate::state::board_location::BoardLocation;
use crate::state::ending::Ending;
use crate::state::house_news::HouseNews;
use crate::state::parts::{SeatEnd, SeatHistory, Share};
use crate::table_name::table_name;
use crate::time::seat_clocks::SeatClocks;
use crate::words;

/// A table in play, or ended.
pub(crate) struct ActiveTable {
    pub id: TableId,
    /// The table in the state that is in memory: every write for it says so, and raises it.
    pub at: TableAt,
    /// The revision that was loaded. Another process made it, or this one a while ago; what came after it was done here.
    pub loaded: i64,
    pub game: &'static dyn GameType,
    pub table: Box<dyn AnyTable>,
    pub names: Names,
    pub key: Key,
    /// In seat order; `None` for players who left, and for house players.
    pub users: Vec<Option<UserId>>,
    /// In seat order: everybody who has had the seat, the one who has it now last.
    pub holders: Vec<Vec<SeatHolder>>,
    /// In seat order: how many moves of their own the person who began made.
    pub moves: Vec<u32>,
    /// In seat order: the person who has the seat made a move of their own since they took it over, if they did.
    pub settled: Vec<bool>,
    /// In seat order; `None` for people.
    pub levels: Vec<Option<Level>>,
    /// What the house players did since a person last moved.
    pub news: HouseNews,
    pub opened: WallTime,
    pub board: BoardLocation,
    /// The stored reason, if it was closed before an outcome.
    pub closed: Option<String>,
    /// It is paused because its channel is unreachable.
    pub unreachable: bool,
    pub clocks: SeatClocks,
    /// The randomness of house players and of hints. It follows from the table's seed, so that they think the same again after a restart;
    /// nobody can get from it to the seed or the dice.
    pub engine_seed: Seed,
    /// In seat order: the last move of its player's own, if there is one.
    last_moves: Vec<Option<LastMove>>,
    /// In seat order: for how many decisions a hint was given.
    pub hints: Vec<u32>,
    /// What its board tells once it is over, as soon as that was worked out.
    pub ending: Option<Ending>,
    /// The table was opened with hints.
    hints_on: bool,
    /// The table was opened for a rated game.
    rated: bool,
}

struct LastMove {
    mv: String,
    ply: u32,
    /// The number of the move before it by the same hand; 0 if there is none.
    before: u32,
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
        let levels = seats.iter().map(|seat| level_of(seat));
        let levels = levels.collect::<Result<Vec<_>, _>>()?;
        let head = &stored.head;
        let numbers = 0..u8::try_from(seats.len()).map_err(InternalError::new)?;
        let own_plies = |seat: u8| {
            let plies = stored.plies.iter().skip(1);
            plies.filter(move |ply| ply.seat == seat && ply.hand == db::Hand::Player)
        };
        let before = |seat: u8| {
            let previous = stored.previous_players.iter();
            previous.filter(move |player| player.seat == seat)
        };
        Ok(Self {
            id: head.id,
            at: head.at(),
            loaded: head.revision,
            game,
            names: Names::new(seats.iter().map(|seat| words::seat_name(seat)).collect()),
            users: seats
                .iter()
                .map(|seat| ids::user(&seat.user).filter(|_| seat.left.is_none()))
                .collect(),
            holders: numbers
                .clone()
                .zip(&seats)
                .map(|(number, seat)| {
                    let holder = |user: &String, name: &String| SeatHolder {
                        user: user.clone(),
                        name: name.clone(),
                    };
                    let previous = before(number).map(|one| holder(&one.user, &one.name));
                    previous.chain([holder(&seat.user, &seat.name)]).collect()
                })
                .collect(),
            moves: numbers
                .clone()
                .zip(&seats)
                .map(|(number, seat)| {
                    let until = before(number).next().map_or(u32::MAX, |first| first.until);
                    let own = own_plies(number);
                    let own = own.filter(|ply| ply.ply <= until && Some(ply.ply) != seat.left);
                    u32::try_from(own.count()).unwrap_or(u32::MAX)
                })
                .collect(),
            settled: numbers
                .clone()
                .map(|seat| {
                    let since = before(seat).next_back().map_or(0, |last| last.until);
                    own_plies(seat).any(|ply| ply.ply > since)
                })
                .collect(),
            news: HouseNews::of(&record, |seat| levels[seat.index()].is_some()),
            levels,
            key,
            last_moves: numbers
                .clone()
                .map(|seat| {
                    let mut latest = own_plies(seat).rev();
                    latest.next().map(|ply| LastMove {
                        mv: ply.mv.clone(),
                        ply: ply.ply,
                        before: latest.next().map_or(0, |before| before.ply),
                    })
                })
                .collect(),
            clocks: SeatClocks::load(stored, &seats, &*table),
            table,
            opened: head.opened,
            board: BoardLocation::of(head)?,
            closed: head.why.clone(),
            unreachable: head.unreachable,
            engine_seed: engine_seed(&Seed(head.seed.0)),
            hints: seats.iter().map(|seat| seat.hints).collect(),
            ending: None,
            hints_on: head.hints,
            rated: head.rated,
        })
    }

    /// Does a house player have this seat?
    #[must_use]
    pub(crate) fn is_house(&self, seat: Seat) -> bool {
        self.levels[seat.index()].is_some()
    }

    /// Are only house players to act, who move in a moment?
    #[must_use]
    pub(crate) fn waits_for_the_house(&self) -> bool {
        match self.table.status() {
            Status::ToAct(seats) => seats.into_iter().all(|seat| self.is_house(seat)),
            Status::Over(_) => false,
        }
    }

    /// Will its result be rated, as far as that is known at its start?
    #[must_use]
    pub(crate) fn is_rated(&self) -> bool {
        self.rated && self.users.len() > 1 && !self.has_hints()
    }

    /// A player has made a move of their own.
    pub(crate) fn note_move(&mut self, ply: &Ply) {
        let seat = ply.seat.index();
        self.settled[seat] = true;
        self.moves[seat] += u32::from(self.holders[seat].len() == 1);
        let before = self.last_moves[seat].as_ref().map_or(0, |last| last.ply);
        self.last_moves[seat] = Some(LastMove {
            mv: ply.mv.clone(),
            ply: self.table.ply(),
            before,
        });
    }

    /// Has the player of this seat pressed the same already, and nothing since? `drawn` is the ply at which the control was drawn.
    #[must_use]
    pub(crate) fn has_pressed(&self, seat: Seat, mv: &str, drawn: u32) -> bool {
        let last = self.last_moves[seat.index()].as_ref();
        last.is_some_and(|last| last.mv == mv && (last.before..last.ply).contains(&drawn))
    }

    /// The name of the player who may take the seat back, since the newcomer has not moved yet.
    #[must_use]
    pub(crate) fn may_return(&self, seat: Seat) -> Option<&SeatHolder> {
        let playing = self.users[seat.index()].is_some() && !self.settled[seat.index()];
        let before = self.holders[seat.index()].iter().rev().nth(1);
        before.filter(|_| playing)
    }

    /// The button with which that player takes the seat back.
    #[must_use]
    pub(crate) fn return_button(&self, seat: Seat, surface: Surface) -> Option<CreateButton> {
        let label = words::plain_name(&self.may_return(seat)?.name);
        let label = format!("{label}: take my seat back");
        let seat = u8::try_from(seat.index()).ok()?;
        let control = self.control(surface, TableAction::Play(PlayAction::Return(seat)));
        Some(control.button(&label, ButtonStyle::Secondary))
    }

    /// Who counts for ratings in another way than by their place, as lines of the board.
    #[must_use]
    pub(crate) fn parts_in_words(&self) -> Vec<String> {
        if !self.is_rated() {
            return Vec::new();
        }
        let seats = (0..self.users.len()).filter_map(|index| {
            let history = SeatHistory {
                holders: self.holders[index].iter().collect(),
                // That they made enough moves is known once all are made.
                share: if self.moves[index] > 0 {
                    Share::Enough
                } else {
                    Share::Little
                },
                end: if self.clocks.has_left(Seat::new(index)) {
                    SeatEnd::Left
                } else {
                    SeatEnd::Open
                },
            };
            history.note().map(|note| format!("{note}."))
        });
        seats.collect()
    }

    /// What somebody who played alone may want to beat, at a table that is over.
    #[must_use]
    pub(crate) fn feat(&self) -> Option<String> {
        let info = self.table.info();
        (registry::telling(info.key, info.edition)?.feat)(self.table.as_ref())
    }

    /// May players ask for hints? At tables with house players they always may.
    #[must_use]
    pub(crate) fn has_hints(&self) -> bool {
        self.hints_on || self.levels.iter().any(Option::is_some)
    }

    /// Has any person to choose between moves now?
    #[must_use]
    pub(crate) fn has_choice(&self) -> bool {
        let mut people = (0..self.users.len())
            .map(Seat::new)
            .filter(|seat| !self.is_house(*seat));
        people.any(|seat| self.table.legal(seat).len() > 1)
    }

    /// The first hint was stored for this seat's decision.
    pub(crate) fn note_hint(&mut self, seat: Seat) {
        self.hints[seat.index()] += 1;
    }

    /// Who had hints, for the end of the game: `Ann had 3 hints.`
    #[must_use]
    pub(crate) fn hints_in_words(&self) -> Vec<String> {
        let had = self
            .hints
            .iter()
            .enumerate()
            .filter(|(_, hints)| **hints > 0);
        had.map(|(seat, hints)| {
            let name = self.names.of(Seat::new(seat));
            format!("{name} had {}.", words::count(*hints as usize, "hint"))
        })
        .collect()
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

/// See [`ActiveTable::engine_seed`].
pub(crate) fn engine_seed(seed: &Seed) -> Seed {
    let mut hash = Sha256::new();
    hash.update(b"rollhouse house players 1\n");
    hash.update(seed.0);
    Seed(hash.finalize().into())
}

/// The level of a house player; `None` for a person.
pub(crate) fn level_of(seat: &db::Seat) -> Result<Option<Level>, InternalError> {
    let Some(level) = seat.level.as_deref() else {
        return Ok(None);
    };
    let known = level.parse().map(Some);
    known.map_err(|_| InternalError::new(format!("house players have no level `{level}`")))
}
