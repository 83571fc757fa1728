//! What each event does to a table.

use games::dice::Dice;
use games::options::Options;
use games::ply::{Ply, RESIGN};
use games::registry;
use games::seat::{Hand, Seat};
use games::table::AnyTable;

use super::{Guest, Kind, LastMove, Offer, Phase, Player, Playing, Table};
use crate::clocks::Clocks;
use crate::event::{By, Damage, Entry, Event, Pause, PersonNo, Time};
use crate::time::TableTime;

/// Fails unless something holds that the log of a table cannot break.
fn ensure(holds: bool, otherwise: &'static str) -> Result<(), Damage> {
    if holds {
        Ok(())
    } else {
        Err(Damage(otherwise))
    }
}

impl Table {
    /// The table that these entries lead to, from the first.
    pub fn fold<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> Result<Self, Damage> {
        let mut entries = entries.into_iter();
        let mut table = Self::open(entries.next().ok_or(Damage("it is empty"))?)?;
        for entry in entries {
            table.apply(entry)?;
        }
        Ok(table)
    }

    /// The table that this first entry opens.
    pub fn open(entry: &Entry) -> Result<Self, Damage> {
        let Some((Event::Opened(opened), rest)) = entry.events.split_first() else {
            return Err(Damage("it does not begin with an opening"));
        };
        let kind = registry::edition(&opened.game, opened.edition);
        let mut table = Self {
            opened: (**opened).clone(),
            kind: Kind(kind.ok_or(Damage("there is no such edition of a game"))?),
            number: 0,
            people: 0,
            opened_at: entry.at,
            host: PersonNo(0),
            host_active: entry.at,
            touched: entry.time,
            players: Vec::new(),
            guests: Vec::new(),
            offers: Vec::new(),
            game: None,
            clocks: Clocks::default(),
            unreachable: false,
            started: None,
            ended: None,
            closed: None,
            voided: None,
        };
        for event in rest {
            table.happen(event, entry)?;
        }
        Ok(table)
    }

    /// What the next entry of the log does. After an error the table is not to be used any more.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), Damage> {
        ensure(!entry.events.is_empty(), "an entry is empty")?;
        for event in &entry.events {
            self.happen(event, entry)?;
        }
        self.number += 1;
        Ok(())
    }

    pub(crate) fn happen(&mut self, event: &Event, entry: &Entry) -> Result<(), Damage> {
        self.check_phase(event)?;
        self.check_people(event)?;
        self.note_activity(event, entry);
        match event {
            Event::Opened(_) | Event::Here | Event::Word(_) => {}
            Event::Sat(person) => {
                self.guests.retain(|guest| guest.person != *person);
                self.players.push(Player::new(*person, None));
            }
            Event::House(person, level, name) => {
                let house = Some((*level, name.clone()));
                self.players.push(Player::new(*person, house));
            }
            Event::Left(person, _) => self.players.retain(|player| player.person() != *person),
            Event::Invited(person, until, by) => {
                self.guests.retain(|guest| guest.person != *person);
                self.guests.push(Guest {
                    person: *person,
                    until: *until,
                    by_host: self.host == *by,
                    declined: false,
                });
            }
            Event::Declined(person, by) => self.decline(*person, *by),
            Event::Host(person) => self.host = *person,
            Event::Began(seating, faces) => self.begin(seating, faces, entry)?,
            Event::Ply(ply) => self.ply(ply, entry)?,
            Event::Back(seat) => self.clocks.took_back(*seat, entry.time),
            Event::Hint(seat) => {
                let ply = self.game().map(AnyTable::ply);
                let player = &mut self.players[seat.index()];
                (player.hinted, player.hints) = (ply, player.hints + 1);
            }
            Event::Vote(seat, vote) => self.clocks.agree(*seat, *vote),
            Event::Paused(pause) => {
                ensure(!self.clocks.paused(), "it is paused twice")?;
                self.clocks.pause(entry.time);
                self.unreachable = *pause == Pause::Unreachable;
            }
            Event::Resumed(lag) => {
                self.clocks.resume(*lag);
                self.unreachable = false;
            }
            Event::Barred(seat) => self.clocks.bar(*seat, true, entry.time),
            Event::Admitted(seat) => self.clocks.bar(*seat, false, entry.time),
            Event::Offered(seat, to, until, by) => {
                let over = |offer: &Offer| offer.seat == *seat || offer.to == *to;
                self.offers.retain(|offer| !over(offer));
                let from = self.players[seat.index()].person();
                self.offers.push(Offer {
                    seat: *seat,
                    to: *to,
                    until: *until,
                    by: *by,
                    from,
                    ply: self.game().map_or(0, AnyTable::ply),
                });
            }
            Event::Replaced(seat, person, time) => {
                let ply = self.game().map_or(0, AnyTable::ply);
                self.players[seat.index()].holders.push((*person, ply));
                self.change_hands(*seat, *time, entry.time);
            }
            Event::Returned(seat, person, time) => {
                let holders = &mut self.players[seat.index()].holders;
                holders.pop();
                let before = holders.last().map(|(before, _)| *before);
                ensure(before == Some(*person), "a seat returns to a stranger")?;
                self.change_hands(*seat, *time, entry.time);
            }
            Event::Closed(why) => {
                self.closed = Some(*why);
                self.end(entry);
            }
            Event::Voided => self.voided = Some(entry.at),
            Event::Unvoided => self.voided = None,
        }
        Ok(())
    }

    fn check_phase(&self, event: &Event) -> Result<(), Damage> {
        let phase = self.phase();
        let (fits, otherwise) = match event {
            Event::Opened(_) => (false, "it is opened twice"),
            Event::Sat(_)
            | Event::House(..)
            | Event::Left(..)
            | Event::Word(_)
            | Event::Invited(..)
            | Event::Here
            | Event::Began(..) => (phase == Phase::Lobby, "it is no lobby any more"),
            Event::Ply(_)
            | Event::Back(_)
            | Event::Hint(_)
            | Event::Vote(..)
            | Event::Paused(_)
            | Event::Resumed(_)
            | Event::Barred(_)
            | Event::Admitted(_)
            | Event::Offered(..)
            | Event::Replaced(..)
            | Event::Returned(..) => (phase == Phase::Play, "it is not in play"),
            Event::Declined(..) | Event::Host(_) | Event::Closed(_) => (
                matches!(phase, Phase::Lobby | Phase::Play),
                "something happens after the end",
            ),
            Event::Voided | Event::Unvoided => (
                matches!(phase, Phase::Over | Phase::Closed),
                "something happens before the end",
            ),
        };
        ensure(fits, otherwise)
    }

    /// Checks whom and which seat an event is about, and gives a newcomer their number.
    fn check_people(&mut self, event: &Event) -> Result<(), Damage> {
        let (person, sits, seat) = match event {
            Event::Sat(person) | Event::House(person, ..) | Event::Invited(person, ..) => {
                (Some(*person), Some(false), None)
            }
            Event::Left(person, _) | Event::Word(person) => (Some(*person), Some(true), None),
            Event::Declined(person, _) | Event::Host(person) => (Some(*person), None, None),
            Event::Offered(seat, person, ..)
            | Event::Replaced(seat, person, _)
            | Event::Returned(seat, person, _) => (Some(*person), Some(false), Some(*seat)),
            Event::Ply(Ply { seat, .. })
            | Event::Back(seat)
            | Event::Hint(seat)
            | Event::Vote(seat, _)
            | Event::Barred(seat)
            | Event::Admitted(seat) => (None, None, Some(*seat)),
            _ => (None, None, None),
        };
        if sits == Some(false) && person == Some(self.next_person()) {
            self.people = self
                .people
                .checked_add(1)
                .ok_or(Damage("too many people"))?;
        }
        let is_known = person.is_none_or(|person| person.0 < self.people);
        ensure(is_known, "somebody has no number yet")?;
        let does_sit = person.map(|person| self.sits(person));
        let fits = sits.is_none() || does_sit == sits;
        ensure(fits, "somebody has a seat who cannot, or none who must")?;
        let taken = |seat| {
            self.player(seat)
                .is_some_and(|player| player.left.is_none())
        };
        ensure(seat.is_none_or(taken), "nobody has that seat")
    }

    /// Notes when the lobby was last used, and by its host.
    fn note_activity(&mut self, event: &Event, entry: &Entry) {
        let (actor, uses) = match event {
            Event::Sat(person) | Event::Word(person) | Event::Invited(_, _, person) => {
                (Some(*person), true)
            }
            Event::House(..) => (Some(self.host), true),
            Event::Left(person, by) | Event::Declined(person, by) => match by {
                By::Themselves => (Some(*person), true),
                By::Person(by) => (Some(*by), true),
                By::Moderator => (None, true),
                By::Clock => (None, false),
            },
            Event::Host(_) | Event::Here => (Some(self.host), false),
            _ => (None, false),
        };
        if uses {
            self.touched = entry.time;
        }
        if actor == Some(self.host) {
            self.host_active = entry.at;
        }
    }

    /// A guest who declines is not asked again; after anything else they may be. An offer is just over.
    fn decline(&mut self, person: PersonNo, by: By) {
        self.offers.retain(|offer| offer.to != person);
        if by == By::Themselves {
            let mut guests = self.guests.iter_mut();
            if let Some(guest) = guests.find(|guest| guest.person == person) {
                guest.declined = true;
            }
        } else {
            self.guests.retain(|guest| guest.person != person);
        }
    }

    fn begin(&mut self, seating: &[PersonNo], faces: &[u8], entry: &Entry) -> Result<(), Damage> {
        let wrong = "the seating is not of those who joined";
        ensure(seating.len() == self.players.len(), wrong)?;
        ensure(self.info().seats.contains(&seating.len()), wrong)?;
        let mut seated: Vec<Player> = Vec::new();
        for person in seating {
            let mut players = self.players.iter();
            let joined = players.position(|player| player.person() == *person);
            let joined = joined.ok_or(Damage(wrong))?;
            ensure(seated.iter().all(|other| other.joined != joined), wrong)?;
            seated.push(Player {
                joined,
                ..self.players[joined].clone()
            });
        }
        let options = Options::parse(self.info().options, &self.opened.options);
        let options = options.map_err(|_| Damage("the game has no such options"))?;
        let mut dice = Dice::scripted(faces);
        let game = self.kind.0.open(&options, seating.len(), &mut dice);
        let rolled = dice.finish();
        rolled.map_err(|_| Damage("the setup rolled something else"))?;
        let house = seated.iter().map(|player| player.house.is_some());
        self.clocks = Clocks::begin(self.opened.clock, house, &*game, entry.time);
        self.players = seated;
        self.game = Some(Playing(game));
        self.guests.clear();
        self.started = Some(entry.at);
        Ok(())
    }

    fn ply(&mut self, ply: &Ply, entry: &Entry) -> Result<(), Damage> {
        let game = self.game.as_mut().ok_or(Damage("play has not begun"))?;
        let replayed = game.0.replay(ply);
        replayed.map_err(|_| Damage("the rules refuse a ply"))?;
        let (game, number) = (&*game.0, game.0.ply());
        let player = &mut self.players[ply.seat.index()];
        player.plies += 1;
        if ply.mv == RESIGN {
            player.left = Some(number);
            self.clocks.left(ply.seat);
        } else if ply.hand == Hand::Player {
            player.moves += u32::from(player.holders.len() == 1);
            let before = player.last.as_ref().map_or(0, |last| last.ply);
            player.last = Some(LastMove {
                mv: ply.mv.clone(),
                ply: number,
                before,
            });
        }
        self.clocks.moved(game, ply.seat, ply.hand, entry.time);
        if self.phase() == Phase::Over {
            self.end(entry);
        }
        Ok(())
    }

    fn change_hands(&mut self, seat: Seat, decision: Time, time: TableTime) {
        self.offers.retain(|offer| offer.seat != seat);
        self.clocks.changed_hands(seat);
        if decision == Time::Fresh {
            self.clocks.took_back(seat, time);
        }
    }

    fn end(&mut self, entry: &Entry) {
        self.ended = Some(entry.at);
        self.unreachable = false;
        self.guests.clear();
        self.offers.clear();
        self.clocks.stop();
    }
}
