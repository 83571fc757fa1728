//! A table in memory: what its log says, who its people are, and what its board is drawn from.

use db::{SeatHolder, StoredTable, TableAt, TableId};
use games::dice::{Key, Seed};
use games::level::Level;
use games::outcome::Status;
use games::registry::{self, GameType};
use games::seat::{Names, Seat};
use games::table::AnyTable;
use serenity::all::{ButtonStyle, CreateButton, UserId};
use sha2::{Digest, Sha256};
use tables::acts::Caller;
use tables::clocks::{Clocks, Task};
use tables::event::{Damage, Entry, Event, PersonNo};
use tables::table::{Player, Table};
use tables::time::{Now, Uptime};

use crate::error::InternalError;
use crate::ids;
use crate::protocol::custom_id::{PlayAction, Surface, TableAction, TableControl};
use crate::protocol::emoji::plain;
use crate::state::audit::verified;
use crate::state::board_location::BoardLocation;
use crate::state::ending::Ending;
use crate::state::house_news::HouseNews;
use crate::state::log::Log;
use crate::state::parts::{SeatEnd, SeatHistory, Share};
use crate::state::told::Told;
use crate::table_name::table_name;
use crate::words;

/// A table in play, or ended.
pub(crate) struct ActiveTable {
    pub id: TableId,
    /// The table in the state that is in memory: every write for it says so, and raises it.
    pub at: TableAt,
    /// The revision that was loaded. Another process made it, or this one a while ago; what came after it was done here.
    pub loaded: i64,
    /// What its log says.
    pub table: Table,
    /// How many acts of its log are stored.
    pub acts: u32,
    /// Everybody with a number at the table, in its order.
    people: Vec<SeatHolder>,
    pub names: Names,
    pub key: Key,
    /// In seat order; `None` for people.
    pub levels: Vec<Option<Level>>,
    /// What the house players did since a person last moved.
    pub news: HouseNews,
    pub board: BoardLocation,
    pub told: Told,
    /// The randomness of house players and of hints. It follows from the table's seed, so that they think the same again after a restart;
    /// nobody can get from it to the seed or the dice.
    pub engine_seed: Seed,
    /// What its board tells once it is over, as soon as that was worked out.
    pub ending: Option<Ending>,
}

impl ActiveTable {
    /// Folds a stored table that has begun, and checks every roll, so that no board is ever drawn from a changed file.
    pub(crate) fn load(stored: &StoredTable) -> Result<Self, InternalError> {
        let head = &stored.head;
        let name = table_name(head.id);
        let damaged =
            |error: InternalError| error.context(format!("the stored table {name} is damaged"));
        let (record, _) = verified(stored).map_err(damaged)?;
        let log = Log::of(stored).map_err(damaged)?;
        let table = Table::fold(&log.entries).map_err(|why| damaged(InternalError::new(why)))?;
        let key = record
            .key()
            .ok_or_else(|| InternalError::new("the seed is stored"))?;
        let mut seats: Vec<&db::Seat> = stored.seats.iter().collect();
        seats.sort_by_key(|seat| seat.seat);
        let house = table.players().iter().map(|player| player.house.as_ref());
        let levels: Vec<_> = house.map(|house| house.map(|(level, _)| *level)).collect();
        let named = stored.previous_players.iter();
        let named = named.map(|player| (&player.user, &player.name));
        let named = named.chain(seats.iter().map(|seat| (&seat.user, &seat.name)));
        let holder = |user: &&str| SeatHolder {
            user: (*user).to_owned(),
            name: named
                .clone()
                .find(|(other, _)| other == user)
                .map_or_else(String::new, |(_, name)| name.clone()),
        };
        Ok(Self {
            id: head.id,
            at: head.at(),
            loaded: head.revision,
            people: log.people.iter().map(holder).collect(),
            names: words::seat_names(&seats),
            news: HouseNews::of(&record, |seat| levels[seat.index()].is_some()),
            levels,
            key,
            told: Told::of(stored, &seats),
            acts: u32::try_from(stored.log.len()).map_err(InternalError::new)?,
            table,
            board: BoardLocation::of(head)?,
            engine_seed: engine_seed(&head.seed),
            ending: None,
        })
    }

    /// An act was stored, and leads to this table.
    pub(crate) fn become_next(&mut self, entry: &Entry, after: Table) {
        for event in &entry.events {
            match event {
                Event::Ply(ply) if self.is_house(ply.seat) => {
                    if let (Some(before), Some(after)) = (self.table.game(), after.game()) {
                        self.news.add(before, ply, after);
                    }
                }
                Event::Ply(_) => self.news.clear(),
                Event::Resumed(_) => self.told.resumed(),
                _ => {}
            }
        }
        self.table = after;
        self.acts += 1;
    }

    /// The table that this act leads to.
    pub(crate) fn after(&self, entry: &Entry) -> Result<Table, Damage> {
        let mut after = self.table.clone();
        after.apply(entry)?;
        Ok(after)
    }

    /// The rules' own table.
    ///
    /// # Panics
    /// Never: only a table that has begun is loaded.
    pub(crate) fn game(&self) -> &dyn AnyTable {
        self.table.game().expect("it has begun")
    }

    /// The game in the edition by which it is played.
    pub(crate) fn kind(&self) -> &'static dyn GameType {
        self.table.kind()
    }

    pub(crate) fn clocks(&self) -> &Clocks {
        self.table.clocks()
    }

    /// The upcoming tasks of the seats, each with its due time.
    pub(crate) fn tasks(&self, now: Now) -> Vec<(Uptime, Task)> {
        self.told.tasks(self.clocks(), now)
    }

    /// When the scheduler has to look at the table.
    pub(crate) fn due(&self, now: Now) -> Option<Uptime> {
        self.told.due(self.clocks(), now)
    }

    /// When the next house player moves.
    pub(crate) fn house_moves_at(&self) -> Option<Uptime> {
        self.clocks().house_moves_at(self.told.preferences())
    }

    /// Has a player been pinged or reminded who has not acted yet?
    pub(crate) fn has_open_ping(&self) -> bool {
        self.clocks().has_open_ping(self.told.preferences())
    }

    /// Somebody who acts, with their number at this table if they have one.
    pub(crate) fn caller(&self, user: UserId) -> Caller {
        let mut people = self.people.iter();
        let number = people.position(|person| ids::user(&person.user) == Some(user));
        let number = number.and_then(|number| u16::try_from(number).ok());
        number.map_or_else(Caller::default, |number| Caller::person(PersonNo(number)))
    }

    /// What stands for this person in the store; nothing for a newcomer.
    pub(crate) fn user_of(&self, person: PersonNo) -> Option<&str> {
        let known = self.people.get(usize::from(person.0));
        known
            .map(|known| &*known.user)
            .filter(|user| !user.is_empty())
    }

    fn person(&self, number: PersonNo) -> &SeatHolder {
        &self.people[usize::from(number.0)]
    }

    fn player(&self, seat: Seat) -> &Player {
        &self.table.players()[seat.index()]
    }

    /// Who has this seat; `None` where its player has left, and for a house player.
    pub(crate) fn user(&self, seat: Seat) -> Option<UserId> {
        let player = self.table.player(seat)?;
        let person = self.person(player.person());
        ids::user(&person.user).filter(|_| player.left.is_none())
    }

    /// The same of each seat, in order.
    pub(crate) fn users(&self) -> impl Iterator<Item = Option<UserId>> {
        self.seats().map(|seat| self.user(seat))
    }

    /// The seats, in order.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.table.players().len()).map(Seat::new)
    }

    /// Everybody who has had this seat, the one who has it now last.
    pub(crate) fn holders(&self, seat: Seat) -> impl Iterator<Item = &SeatHolder> {
        let holders = self.player(seat).holders.iter();
        holders.map(|(number, _)| self.person(*number))
    }

    /// Does a house player have this seat?
    pub(crate) fn is_house(&self, seat: Seat) -> bool {
        self.levels[seat.index()].is_some()
    }

    /// Are only house players to act, who move in a moment?
    pub(crate) fn waits_for_the_house(&self) -> bool {
        match self.game().status() {
            Status::ToAct(seats) => seats.into_iter().all(|seat| self.is_house(seat)),
            Status::Over(_) => false,
        }
    }

    /// Will its result be rated, as far as that is known at its start?
    pub(crate) fn is_rated(&self) -> bool {
        self.table.is_rated()
    }

    /// The name of the player who may take the seat back, since the newcomer has not moved yet.
    pub(crate) fn may_return(&self, seat: Seat) -> Option<&SeatHolder> {
        self.table
            .may_return(seat)
            .map(|before| self.person(before))
    }

    /// The button with which that player takes the seat back.
    pub(crate) fn return_button(&self, seat: Seat, surface: Surface) -> Option<CreateButton> {
        let label = words::plain_name(&self.may_return(seat)?.name);
        let label = format!("{label}: take my seat back");
        let seat = u8::try_from(seat.index()).ok()?;
        let control = self.control(surface, TableAction::Play(PlayAction::Return(seat)));
        Some(control.button(&label, ButtonStyle::Secondary))
    }

    /// Who counts for ratings in another way than by their place, as lines of the board.
    pub(crate) fn parts_in_words(&self) -> Vec<String> {
        if !self.is_rated() {
            return Vec::new();
        }
        let seats = self.seats().filter_map(|seat| {
            let history = SeatHistory {
                holders: self.holders(seat).collect(),
                // That they made enough moves is known once all are made.
                share: if self.player(seat).moves > 0 {
                    Share::Enough
                } else {
                    Share::Little
                },
                end: if self.clocks().has_left(seat) {
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
    pub(crate) fn feat(&self) -> Option<String> {
        let info = self.game().info();
        (registry::telling(info.key, info.edition)?.feat)(self.game())
    }

    /// May players ask for hints? At tables with house players they always may.
    pub(crate) fn has_hints(&self) -> bool {
        self.table.has_hints()
    }

    /// Has any person to choose between moves now?
    pub(crate) fn has_choice(&self) -> bool {
        let mut people = self.seats().filter(|seat| !self.is_house(*seat));
        people.any(|seat| self.game().legal(seat).len() > 1)
    }

    /// Who had hints, for the end of the game: `Ann had 3 hints.`
    pub(crate) fn hints_in_words(&self) -> Vec<String> {
        let had = self.seats().filter_map(|seat| {
            let hints = self.player(seat).hints;
            let said = format!(
                "{} had {}.",
                self.names.of(seat),
                words::count(hints as usize, "hint")
            );
            (hints > 0).then_some(said)
        });
        had.collect()
    }

    /// The seat of this user.
    pub(crate) fn seat_of(&self, user: UserId) -> Option<Seat> {
        self.seats().find(|seat| self.user(*seat) == Some(user))
    }

    /// Has it ended, by an outcome or before one?
    pub(crate) fn ended(&self) -> bool {
        self.table.ended().is_some()
    }

    /// A control of the table as it is now.
    pub(crate) fn control(&self, surface: Surface, action: TableAction) -> TableControl {
        TableControl {
            table: self.id,
            surface,
            drawn: self.game().ply(),
            action,
        }
    }

    /// The sentence that says whose turn it is.
    pub(crate) fn now(&self) -> String {
        plain(
            &self
                .game()
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
