//! The whole log of a table, for [`Table::fold`](tables::table::Table::fold): what is stored of it from its start on, and before and
//! after that what rows tell of its lobby, of bans and of its end.
//!
//! Rows do not say when somebody joined. Such entries stand where they may have been, and the table that they lead to is the same.

use db::{StoredTable, TableTime, WallTime};
use games::notation::unhex;
use games::seat::Seat;
use tables::event::{By, Entry, Event, Opened, Origin, PersonNo, Place, TableNo};

use crate::error::InternalError;
use crate::table_name::rematch_of;

/// The log of a stored table, and everybody with a number there, in its order.
#[derive(Debug)]
pub struct Log<'a> {
    stored: &'a StoredTable,
    /// User ids, or what stands for them; empty for somebody of whom nothing is stored any more.
    pub people: Vec<&'a str>,
    /// From the first.
    pub entries: Vec<Entry>,
}

impl<'a> Log<'a> {
    /// Writes the log of a table. Fails where what is stored is damaged.
    pub fn of(stored: &'a StoredTable) -> Result<Self, InternalError> {
        let mut log = Self {
            stored,
            people: Vec::new(),
            entries: Vec::new(),
        };
        if stored.log.is_empty() {
            log.lobby()?;
        } else {
            log.play()?;
        }
        log.end()?;
        Ok(log)
    }

    fn number(&mut self, user: &'a str) -> PersonNo {
        let known = self.people.iter().position(|known| *known == user);
        let at = known.unwrap_or_else(|| {
            self.people.push(user);
            self.people.len() - 1
        });
        PersonNo(at.try_into().unwrap_or(u16::MAX))
    }

    fn add(&mut self, at: WallTime, time: TableTime, events: Vec<Event>) {
        if !events.is_empty() {
            self.entries.push(Entry {
                at,
                time,
                press: None,
                events,
            });
        }
    }

    /// Its opening, and everybody who sat down, in the order of their numbers.
    fn opening(&self) -> Result<Vec<Event>, InternalError> {
        let mut events = vec![Event::Opened(Box::new(opened(self.stored)?))];
        for (number, seat) in (0..).zip(&self.stored.seats) {
            let person = PersonNo(number);
            events.push(match level_of(seat)? {
                Some(level) => Event::House(person, level, seat.name.clone()),
                None => Event::Sat(person),
            });
        }
        Ok(events)
    }

    fn lobby(&mut self) -> Result<(), InternalError> {
        let head = &self.stored.head;
        let mut events = self.opening()?;
        for seat in &self.stored.seats {
            self.number(&seat.user);
        }
        // The last one who left a lobby stays its host.
        let stays = self.people.contains(&&*head.host);
        let host = self.number(&head.host);
        if !stays {
            events.extend([Event::Sat(host), Event::Left(host, By::Themselves)]);
        }
        events.push(Event::Host(host));
        for guest in &self.stored.invitations {
            let person = self.number(&guest.user);
            events.push(Event::Invited(person, guest.until, PersonNo(0)));
            if guest.declined {
                events.push(Event::Declined(person, By::Themselves));
            }
        }
        self.add(head.opened, TableTime(0), events);
        if head.phase == db::Phase::Lobby {
            self.add(head.host_active, TableTime(0), vec![Event::Here]);
        }
        Ok(())
    }

    fn play(&mut self) -> Result<(), InternalError> {
        let stored = self.stored;
        let seats = stored.seats.iter();
        let seats = seats.filter_map(|seat| Some((seat.person?, &*seat.user)));
        let previous = stored.previous_players.iter();
        let previous = previous.map(|player| (player.person, &*player.user));
        for (number, user) in previous.chain(seats) {
            let number = usize::from(number);
            let known = self.people.len().max(number + 1);
            self.people.resize(known, "");
            self.people[number] = user;
        }
        let mut events = self.opening()?;
        let mut people = self.people.iter();
        let host = people.position(|user| *user == stored.head.host);
        let host = host.and_then(|host| u16::try_from(host).ok().map(PersonNo));
        let began = host.filter(|host| usize::from(host.0) < stored.seats.len());
        events.extend(began.map(Event::Host));
        self.add(stored.head.opened, TableTime(0), events);
        self.entries.extend(stored.log.iter().cloned());
        if stored.head.phase == db::Phase::Play {
            let mut events: Vec<Event> = host.map(Event::Host).into_iter().collect();
            let stay = stored.seats.iter().filter(|seat| seat.left.is_none());
            for seat in stay.filter(|seat| seat.banned) {
                let number = seat.seat.ok_or_else(|| damaged("a player has no seat"))?;
                events.push(Event::Barred(Seat::new(number.into())));
            }
            self.add(stored.head.touched, TableTime(0), events);
        }
        Ok(())
    }

    fn end(&mut self) -> Result<(), InternalError> {
        let head = &self.stored.head;
        let closed = |entry: &Entry| matches!(entry.events.last(), Some(Event::Closed(_)));
        let is_told = self.stored.log.last().is_some_and(closed);
        if let Some(why) = head.why.as_ref().filter(|_| !is_told) {
            let closed = format!("closed {why}").parse();
            let closed = closed.map_err(|_| damaged("it was closed for an unknown reason"))?;
            self.add(head.ended.unwrap_or_default(), TableTime(0), vec![closed]);
        }
        if let Some(voided) = head.voided {
            self.add(voided, TableTime(0), vec![Event::Voided]);
        }
        Ok(())
    }
}

fn damaged(what: &str) -> InternalError {
    InternalError::new(what)
}

fn opened(stored: &StoredTable) -> Result<Opened, InternalError> {
    let head = &stored.head;
    Ok(Opened {
        game: head.game.clone(),
        edition: head.edition.try_into().map_err(InternalError::new)?,
        clock: head.clock,
        rated: head.rated,
        hints: head.hints,
        starts_when_full: head.starts_when_full,
        thread: head.thread,
        minimum: head.minimum,
        origin: match (head.origin.as_str(), rematch_of(&head.origin)) {
            (_, Some(ended)) => Origin::Rematch(TableNo(ended.0)),
            ("last", _) => Origin::Last,
            ("pinned", _) => Origin::Pinned,
            _ => Origin::Chosen,
        },
        commitment: unhex(&head.commitment)
            .ok_or_else(|| damaged("its commitment is not 32 bytes"))?,
        place: Place {
            server: head.server().to_owned(),
            channel: head.channel.clone(),
            answers_only: head.answers_only.is_some(),
        },
        options: head.options.clone(),
    })
}

/// The level of a house player; `None` for a person.
pub(crate) fn level_of(seat: &db::Seat) -> Result<Option<games::level::Level>, InternalError> {
    let Some(level) = seat.level.as_deref() else {
        return Ok(None);
    };
    let known = level.parse().map(Some);
    known.map_err(|_| InternalError::new(format!("house players have no level `{level}`")))
}
