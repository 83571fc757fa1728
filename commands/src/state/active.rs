//! A table in memory: what its log says, who its people are, and what its board is drawn from. More than 500 lines, because most of them
//! are small questions to it.

use db::{Beside, Participant, StoredTable, TableAt, TableId};
use games::dice::{Key, Seed};
use games::names::Names;
use games::outcome::Status;
use games::registry::GameType;
use games::seat::{Seat, Seats, Viewer};
use games::table::AnyTable;
use serenity::all::{ButtonStyle, ChannelId, CreateButton, RoleId, UserId};
use sha2::{Digest, Sha256};
use tables::acts::Caller;
use tables::clocks::{Clocks, Task};
use tables::event::{Damage, Entry, Event, Origin, PersonNo};
use tables::table::{Player, Table};
use tables::time::{Now, Uptime};

use crate::error::InternalError;
use crate::ids;
use crate::protocol::answer::Place;
use crate::protocol::custom_id::{PlayAction, Surface, TableAction, TableControl};
use crate::protocol::emoji::plain;
use crate::protocol::shown::Shown;
use crate::state::audit::verified;
use crate::state::board_location::BoardLocation;
use crate::state::ending::Ending;
use crate::state::house_news::HouseNews;
use crate::state::parts::{SeatEnd, SeatHistory};
use crate::state::told::Told;
use crate::texts::{Lang, Share, boards as t};
use crate::words;

/// A table in any phase.
pub(crate) struct ActiveTable {
    pub id: TableId,
    /// The table in the state that is in memory: every write for it says so, and raises it.
    pub at: TableAt,
    /// The revision that was loaded. Another process made it, or this one a while ago; what came after it was done here.
    pub loaded: i64,
    /// What its log says.
    pub table: Table,
    /// Everybody with a number at the table, in its order.
    people: Vec<Person>,
    seed: Seed,
    /// Of those who sit there, in the order of [`Table::players`].
    pub names: Names,
    pub key: Key,
    /// What the house players did since a person last moved.
    pub news: HouseNews,
    pub board: BoardLocation,
    pub told: Told,
    /// The role that its lobby may call.
    pub players_role: Option<RoleId>,
    /// The randomness of house players and of hints. It follows from the table's seed, so that they think the same again after a restart;
    /// nobody can get from it to the seed or the dice.
    pub engine_seed: Seed,
    /// What its board tells once it is over, as soon as that was worked out.
    pub ending: Option<Ending>,
}

/// Somebody with a number at a table.
#[derive(Clone, Debug, Default)]
pub(crate) struct Person {
    /// Nothing in it of somebody of whom nothing is stored any more.
    pub who: Option<Participant>,
    /// The lucky word, or empty.
    pub word: String,
    /// The message that calls them, while it has buttons.
    pub call: Option<Place>,
}

impl ActiveTable {
    /// Folds a stored table, and checks every roll, so that no board is ever drawn from a changed file.
    pub(crate) fn load(stored: &StoredTable) -> Result<Self, InternalError> {
        let head = &stored.head;
        let name = head.id;
        let damaged =
            |error: InternalError| error.context(&format!("the stored table {name} is damaged"));
        // First, because it names the ply that is wrong.
        let verified = stored.has_plies().then(|| verified(stored));
        let verified = verified.transpose().map_err(damaged)?;
        let table = Table::fold(&stored.log).map_err(|why| damaged(InternalError::new(why)))?;
        let board = BoardLocation::of(head)?;
        let mut seats: Vec<&db::Seat> = stored.seats.iter().collect();
        seats.sort_by_key(|seat| seat.seat);
        let news = verified.map_or_else(HouseNews::default, |(record, _)| {
            let lang = table.kind().info().spoken(table.opened().language);
            HouseNews::of(&record, |seat| is_house(&table, seat), lang)
        });
        let mut active = Self {
            id: head.id,
            at: head.at(),
            loaded: head.revision,
            people: people(stored, board.channel, usize::from(table.next_person().0)),
            names: Names::new(Vec::new()),
            news,
            // A word stays with the place where somebody joined, whoever plays there now.
            key: head.seed.key(stored.seats.iter().map(|seat| &*seat.word)),
            seed: head.seed,
            told: Told::of(stored, &seats),
            table,
            board,
            players_role: ids::role(stored.players_role.as_deref()),
            engine_seed: engine_seed(&head.seed),
            ending: None,
        };
        active.names = active.seat_names();
        Ok(active)
    }

    /// An act was stored, and leads to this table.
    pub(crate) fn become_next(&mut self, entry: &Entry, beside: &Beside, after: Table) {
        let size = usize::from(after.next_person().0).max(self.people.len());
        self.people.resize_with(size, Person::default);
        for event in &entry.events {
            match (event, beside) {
                (Event::Ply(ply), _) if self.is_house(ply.seat) => {
                    if let (Some(before), Some(after)) = (self.table.game(), after.game()) {
                        let lang = self.lang();
                        self.news.add(before, ply, after, lang);
                    }
                }
                (Event::Ply(_), _) => self.news = HouseNews::default(),
                (Event::Resumed(_), _) => self.told.resumed(),
                (
                    Event::Sat(number)
                    | Event::Invited(number, ..)
                    | Event::Offered(_, number, ..)
                    | Event::Replaced(_, number, _),
                    Beside::Person(person),
                ) => {
                    self.people[usize::from(number.0)] = Person {
                        who: Some(person.clone()),
                        ..Person::default()
                    };
                }
                (Event::Word(number), Beside::Word(word)) => {
                    self.people[usize::from(number.0)].word.clone_from(word);
                }
                _ => {}
            }
        }
        self.table = after;
        if !self.has_begun() {
            self.key = self.seed.key(self.words());
            self.names = self.seat_names();
        }
    }

    /// The lucky words in a lobby, in the order of joining.
    fn words(&self) -> impl Iterator<Item = &str> {
        let players = self.table.players().iter();
        players.map(|player| &*self.person(player.person()).word)
    }

    /// The key of a lobby once another player has joined, who has no lucky word yet.
    pub(crate) fn key_with_another(&self) -> Key {
        self.seed.key(self.words().chain([""]))
    }

    fn seat_names(&self) -> Names {
        let players = self.table.players().iter();
        let names = players.clone().map(|player| self.name_of(player));
        // Of whoever began there: a mark does not change with a takeover.
        let users = players.map(|player| self.user_of(player.holders[0].0).unwrap_or_default());
        Names::new(names.collect())
            .marked_for(users)
            .in_language(self.lang())
    }

    /// The name of a player in a message, without marks: `Ann`, or `Maple ⌂` for a house player.
    pub(crate) fn name_of(&self, player: &Player) -> String {
        match &player.house {
            Some((_, name)) => words::house_name(name),
            None => words::shown_name(self.plain_name(player.person()), self.lang()),
        }
    }

    /// The table that ended before this one, if this is a rematch. Its board says who is ready.
    pub(crate) fn follows(&self) -> Option<TableId> {
        match self.table.opened().origin {
            Origin::Rematch(ended) => Some(ended),
            _ => None,
        }
    }

    /// Is it a rematch that no message shows yet? It is for the players of the game before.
    pub(crate) fn is_unseen(&self) -> bool {
        self.board.message.is_none() && self.follows().is_some()
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
    /// If play has not begun.
    pub(crate) fn game(&self) -> &dyn AnyTable {
        self.table.game().expect("it has begun")
    }

    /// Has play begun, and so has it seats?
    pub(crate) fn has_begun(&self) -> bool {
        self.table.game().is_some()
    }

    /// The game in the edition by which it is played.
    pub(crate) fn kind(&self) -> &'static dyn GameType {
        self.table.kind()
    }

    /// The language that everybody reads: the table's, if its game speaks it.
    pub(crate) fn lang(&self) -> Lang {
        self.kind().info().spoken(self.table.opened().language)
    }

    pub(crate) fn clocks(&self) -> &Clocks {
        self.table.clocks()
    }

    /// The upcoming tasks, each with its due time.
    pub(crate) fn tasks(&self, now: Now) -> Vec<(Uptime, Task)> {
        self.told.tasks(&self.table, now)
    }

    /// When the scheduler has to look at the table.
    pub(crate) fn due(&self, now: Now) -> Option<Uptime> {
        self.told.due(&self.table, now)
    }

    /// When the next house player moves.
    pub(crate) fn house_moves_at(&self) -> Option<Uptime> {
        self.clocks().house_moves_at(&self.told.preferences)
    }

    /// Has a player been pinged or reminded who has not acted yet?
    pub(crate) fn has_open_ping(&self) -> bool {
        self.clocks().has_open_ping(&self.told.preferences)
    }

    /// Somebody who acts, with their number at this table if they have one.
    pub(crate) fn caller(&self, user: UserId) -> Caller {
        Caller {
            person: self.number(user),
            moderates: false,
        }
    }

    /// The number of this user, if they have one.
    pub(crate) fn number(&self, user: UserId) -> Option<PersonNo> {
        let mut people = self.people.iter();
        let number = people.position(|person| {
            let who = person.who.as_ref();
            who.is_some_and(|who| ids::user(&who.user) == Some(user))
        });
        number.and_then(|number| u16::try_from(number).ok().map(PersonNo))
    }

    /// Does this user have a seat, in the lobby or in play?
    pub(crate) fn sits(&self, user: UserId) -> bool {
        let number = self.number(user);
        number.is_some_and(|number| self.table.sits(number))
    }

    /// What stands for this person in the store; nothing for a newcomer, or where nothing is stored any more.
    pub(crate) fn user_of(&self, person: PersonNo) -> Option<&str> {
        let known = self.people.get(usize::from(person.0))?;
        known.who.as_ref().map(|who| &*who.user)
    }

    /// The name of this person, as it is stored.
    pub(crate) fn plain_name(&self, person: PersonNo) -> &str {
        let known = self.person(person).who.as_ref();
        known.map_or("somebody", |who| &*who.name)
    }

    /// Somebody with a number.
    pub(crate) fn person(&self, number: PersonNo) -> &Person {
        &self.people[usize::from(number.0)]
    }

    /// Notes which message calls an invited person.
    pub(crate) fn note_call(&mut self, number: PersonNo, call: Place) {
        self.people[usize::from(number.0)].call = Some(call);
    }

    /// All users who have or had a seat there.
    pub(crate) fn everybody(&self) -> impl Iterator<Item = &str> {
        let players = self.table.players().iter();
        let holders = players.flat_map(|player| &player.holders);
        holders.filter_map(|(number, _)| self.user_of(*number))
    }

    /// The users who sit there and have not left, house players among them.
    pub(crate) fn present(&self) -> impl Iterator<Item = &str> {
        let players = self.table.players().iter();
        let stayed = players.filter(|player| player.left.is_none());
        stayed.filter_map(|player| self.user_of(player.person()))
    }

    /// The names of the people at the table.
    pub(crate) fn people_names(&self) -> impl Iterator<Item = &str> {
        let players = self.table.players().iter();
        let people = players.filter(|player| player.house.is_none());
        people.map(|player| self.plain_name(player.person()))
    }

    /// What stands for the host in the store.
    pub(crate) fn host(&self) -> &str {
        self.user_of(self.table.host()).unwrap_or_default()
    }

    /// The name of the host, if they sit there.
    pub(crate) fn host_name(&self) -> Option<String> {
        let host = self.table.host();
        let sits = self.table.sits(host);
        sits.then(|| words::safe_name(self.plain_name(host)))
    }

    /// The messages that call those who are invited to the lobby, with buttons.
    pub(crate) fn calls(&self) -> Vec<Place> {
        self.calls_of(|_| true)
    }

    /// The one that calls this person, if they are invited.
    pub(crate) fn call_of(&self, person: Option<PersonNo>) -> Vec<Place> {
        self.calls_of(|guest| Some(guest) == person)
    }

    /// Those that call others.
    pub(crate) fn calls_besides(&self, person: Option<PersonNo>) -> Vec<Place> {
        self.calls_of(|guest| Some(guest) != person)
    }

    fn calls_of(&self, which: impl Fn(PersonNo) -> bool) -> Vec<Place> {
        let guests = self.table.guests().iter();
        let called = guests.filter(|guest| !guest.declined && which(guest.person));
        called
            .filter_map(|guest| self.person(guest.person).call)
            .collect()
    }

    /// The state in which it is drawn.
    pub(crate) fn shown(&self) -> Option<Shown> {
        let (table, revision) = (self.id, self.at.revision()?);
        Some(Shown { table, revision })
    }

    /// The server, whether or not the bot is a member, as the store has it.
    pub(crate) fn server(&self) -> &str {
        &self.table.opened().place.server
    }

    fn player(&self, seat: Seat) -> &Player {
        &self.table.players()[seat.index()]
    }

    /// Who has this seat; `None` where its player has left, and for a house player.
    pub(crate) fn user(&self, seat: Seat) -> Option<UserId> {
        let player = self.table.player(seat)?;
        let user = self.user_of(player.person())?;
        ids::user(user).filter(|_| player.left.is_none())
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
    pub(crate) fn holders(&self, seat: Seat) -> impl Iterator<Item = &Participant> {
        let holders = self.player(seat).holders.iter();
        holders.filter_map(|(number, _)| self.person(*number).who.as_ref())
    }

    /// Is this the user who has the seat, or who left it for good?
    pub(crate) fn is_last_holder(&self, seat: Seat, user: UserId) -> bool {
        let holder = self.user_of(self.player(seat).person());
        holder.and_then(ids::user) == Some(user)
    }

    /// Does a house player have this seat?
    pub(crate) fn is_house(&self, seat: Seat) -> bool {
        is_house(&self.table, seat)
    }

    /// Are only house players to act, who move in a moment?
    pub(crate) fn waits_for_the_house(&self) -> bool {
        let acting = self.to_act();
        !acting.is_empty() && acting.into_iter().all(|seat| self.is_house(seat))
    }

    /// The seats that are to act.
    pub(crate) fn to_act(&self) -> Seats {
        match self.game().status() {
            Status::ToAct(seats) => seats,
            Status::Over(_) => Seats::NONE,
        }
    }

    /// The name of the player who may take the seat back, since the newcomer has not moved yet.
    pub(crate) fn may_return(&self, seat: Seat) -> Option<&Participant> {
        let before = self.table.may_return(seat)?;
        self.person(before).who.as_ref()
    }

    /// The button with which that player takes the seat back.
    pub(crate) fn return_button(&self, seat: Seat, surface: Surface) -> Option<CreateButton> {
        let label = words::plain_name(&self.may_return(seat)?.name);
        let label = t::take_seat_back(self.lang(), label);
        let control = self.control(surface, PlayAction::Return(seat.number()));
        Some(control.button(&label, ButtonStyle::Secondary))
    }

    /// Who counts for ratings in another way than by their place, as lines of the board.
    pub(crate) fn parts_in_words(&self) -> Vec<String> {
        if !self.table.is_rated() {
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
            history
                .note(self.lang())
                .map(|note| t::sentence(self.lang(), note))
        });
        seats.collect()
    }

    /// What somebody who played alone may want to beat, at a table that is over.
    pub(crate) fn feat(&self) -> Option<String> {
        self.game().feat(self.names.lang())
    }

    /// Has any person to choose between moves now?
    pub(crate) fn has_choice(&self) -> bool {
        let mut people = self.seats().filter(|seat| !self.is_house(*seat));
        people.any(|seat| self.game().legal(seat).len() > 1)
    }

    /// Who had hints, for the end of the game: `Ann used 3 hints.`
    pub(crate) fn hints_in_words(&self) -> Vec<String> {
        let had = self.seats().filter_map(|seat| {
            let hints = self.player(seat).hints;
            let said = t::had_hints(self.lang(), self.names.of(seat), hints);
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
    pub(crate) fn control(&self, surface: Surface, action: impl Into<TableAction>) -> TableControl {
        TableControl {
            table: self.id,
            surface,
            drawn: self.game().ply(),
            action: action.into(),
        }
    }

    /// The players' names for somebody who reads this language, if the game speaks it.
    pub(crate) fn names_for(&self, lang: Lang) -> Names {
        names_for(self.game(), &self.names, lang)
    }

    /// The sentence that says whose turn it is, in this language if the game speaks it.
    pub(crate) fn now(&self, lang: Lang) -> String {
        summary(self.game(), &self.names, lang)
    }
}

fn is_house(table: &Table, seat: Seat) -> bool {
    let player = table.player(seat);
    player.is_some_and(|player| player.house.is_some())
}

fn names_for(table: &dyn AnyTable, names: &Names, lang: Lang) -> Names {
    names.clone().in_language(table.info().spoken(lang))
}

/// The sentence that says whose turn it is, in this language if the game speaks it.
pub(crate) fn summary(table: &dyn AnyTable, names: &Names, lang: Lang) -> String {
    let names = names_for(table, names, lang);
    plain(&table.screen(Viewer::Public, &names, "").summary)
}

/// Everybody of whom something is stored, by number, at a table in this channel.
fn people(stored: &StoredTable, channel: ChannelId, count: usize) -> Vec<Person> {
    let mut people = vec![Person::default(); count];
    let previous = stored.previous_players.iter();
    let previous = previous.map(|player| (player.person, &player.user, &player.name, "", None));
    let seats = stored.seats.iter();
    let seats = seats.map(|seat| (seat.person, &seat.user, &seat.name, &*seat.word, None));
    let guests = stored.invitations.iter();
    let guests = guests.map(|guest| {
        let call = ids::place(guest.message.as_deref(), channel);
        (guest.person, &guest.user, &guest.name, "", call)
    });
    for (number, user, name, word, call) in previous.chain(guests).chain(seats) {
        if let Some(person) = people.get_mut(usize::from(number)) {
            let (user, name) = (user.clone(), name.clone());
            *person = Person {
                who: Some(Participant { user, name }),
                word: word.to_owned(),
                call,
            };
        }
    }
    people
}

/// See [`ActiveTable::engine_seed`].
pub(crate) fn engine_seed(seed: &Seed) -> Seed {
    let mut hash = Sha256::new();
    hash.update(b"rollhouse house players 1\n");
    hash.update(seed.0);
    Seed(hash.finalize().into())
}
