//! The log of a table, as far as its rows tell it: the entries that lead to what is stored, for
//! [`Table::fold`](tables::table::Table::fold).
//!
//! Rows are less than a log: they do not say when somebody joined or voted. Such entries stand where they may have been, and the table
//! that they lead to is the same.

use db::{StoredTable, TableTime, WallTime};
use games::notation::unhex;
use games::ply::Ply;
use games::seat::Seat;
use tables::event::{
    By, Entry, Event, Opened, Origin, Pause, PersonNo, Place, TableNo, Time, Vote,
};

use crate::error::InternalError;
use crate::table_name::rematch_of;

/// The log of a stored table, and everybody with a number there, in its order.
#[derive(Debug)]
pub struct Log<'a> {
    stored: &'a StoredTable,
    /// User ids, or what stands for them.
    pub people: Vec<&'a str>,
    /// From the first.
    pub entries: Vec<Entry>,
    host: PersonNo,
}

impl<'a> Log<'a> {
    /// Writes the log of a table. Fails where what is stored is damaged.
    pub fn of(stored: &'a StoredTable) -> Result<Self, InternalError> {
        let mut log = Self {
            stored,
            people: Vec::new(),
            entries: Vec::new(),
            host: PersonNo(0),
        };
        log.lobby()?;
        log.play()?;
        log.now()?;
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

    /// The one who began on a seat: the first who was replaced there, or else who has it.
    fn beginner(&self, seat: &'a db::Seat) -> &'a str {
        let mut previous = self.stored.previous_players.iter();
        let first = previous.find(|player| Some(player.seat) == seat.seat);
        first.map_or(&seat.user, |first| &first.user)
    }

    fn lobby(&mut self) -> Result<(), InternalError> {
        let head = &self.stored.head;
        let mut events = vec![Event::Opened(Box::new(opened(self.stored)?))];
        for seat in &self.stored.seats {
            let person = self.number(self.beginner(seat));
            events.push(match level_of(seat)? {
                Some(level) => Event::House(person, level, seat.name.clone()),
                None => Event::Sat(person),
            });
        }
        // The last one who left a lobby stays its host.
        if self.stored.plies.is_empty() && !self.people.contains(&&*head.host) {
            let host = self.number(&head.host);
            events.extend([Event::Sat(host), Event::Left(host, By::Themselves)]);
        }
        self.host_is_known(&mut events);
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

    /// Makes somebody the host, as soon as they have a number.
    fn host_is_known(&mut self, events: &mut Vec<Event>) {
        let host = &self.stored.head.host;
        if let Some(at) = self.people.iter().position(|person| person == host) {
            let host = PersonNo(at.try_into().unwrap_or(u16::MAX));
            if host != self.host {
                self.host = host;
                events.push(Event::Host(host));
            }
        }
    }

    /// From the start to the last ply.
    fn play(&mut self) -> Result<(), InternalError> {
        let stored = self.stored;
        let Some(setup) = stored.plies.first() else {
            return Ok(());
        };
        let mut seats: Vec<&db::Seat> = stored.seats.iter().collect();
        seats.sort_by_key(|seat| seat.seat);
        let beginners: Vec<&str> = seats.iter().map(|seat| self.beginner(seat)).collect();
        let seating = beginners.into_iter().map(|user| self.number(user));
        let mut events = vec![Event::Began(seating.collect(), setup.faces.clone())];
        if stored.head.lag.0 != 0 {
            events.push(Event::Resumed(stored.head.lag));
        }
        for (index, seat) in seats.iter().enumerate() {
            let earlier = seat.hints.saturating_sub(seat.last_hint.map_or(0, |_| 1));
            events.extend((0..earlier).map(|_| Event::Hint(Seat::new(index))));
        }
        self.add(setup.at, setup.time, events);
        let mut plies = stored.plies.iter().peekable();
        while let Some(ply) = plies.next() {
            if ply.ply > 0 {
                self.add(ply.at, ply.time, vec![Event::Ply(played(ply))]);
            }
            self.changes_after(ply)?;
            // Nobody comes back once it is over, nor asks what is best.
            if stored.head.phase == db::Phase::Over && plies.peek().is_none() {
                continue;
            }
            let next = plies.peek().map(|next| next.time);
            let comes_back =
                |back: &TableTime| *back >= ply.time && next.is_none_or(|next| next > *back);
            let back = seats.iter().enumerate();
            let back = back.filter_map(|(index, seat)| Some((seat.back?, index)));
            let mut back: Vec<_> = back.filter(|(back, _)| comes_back(back)).collect();
            back.sort_unstable();
            for (time, seat) in back {
                self.add(ply.at, time, vec![Event::Back(Seat::new(seat))]);
            }
            let hinted = seats.iter().enumerate();
            let hinted = hinted.filter(|(_, seat)| seat.last_hint == Some(ply.ply));
            let hints = hinted.map(|(index, _)| Event::Hint(Seat::new(index)));
            self.add(ply.at, ply.time, hints.collect());
        }
        Ok(())
    }

    /// The seats that changed hands after a ply.
    fn changes_after(&mut self, ply: &db::Ply) -> Result<(), InternalError> {
        let stored = self.stored;
        let changes = stored.previous_players.iter().enumerate();
        for (at, change) in changes.filter(|(_, change)| change.until == ply.ply) {
            let mut later = stored.previous_players[at + 1..].iter();
            let next = later.find(|later| later.seat == change.seat);
            let mut seats = stored.seats.iter();
            let now = seats.find(|seat| seat.seat == Some(change.seat));
            let newcomer = next.map(|next| &*next.user).or(now.map(|now| &*now.user));
            let newcomer =
                newcomer.ok_or_else(|| damaged("nobody has a seat that somebody took over"))?;
            let person = self.number(newcomer);
            let seat = Seat::new(change.seat.into());
            let mut events = vec![Event::Replaced(seat, person, Time::Running)];
            self.host_is_known(&mut events);
            self.add(ply.at, ply.time, events);
        }
        Ok(())
    }

    /// How a table in play stands now.
    fn now(&mut self) -> Result<(), InternalError> {
        let head = &self.stored.head;
        if head.phase != db::Phase::Play {
            return Ok(());
        }
        let mut events = Vec::new();
        for seat in self.stored.seats.iter().filter(|seat| seat.left.is_none()) {
            let number = seat.seat.ok_or_else(|| damaged("a player has no seat"))?;
            let at = Seat::new(number.into());
            events.extend(seat.agrees_to_pause.then_some(Event::Vote(at, Vote::Pause)));
            events.extend(seat.agrees_to_end.then_some(Event::Vote(at, Vote::End)));
            events.extend(seat.banned.then_some(Event::Barred(at)));
        }
        self.add(head.touched, TableTime(0), events);
        if let Some(paused) = head.paused {
            let pause = if head.unreachable {
                Pause::Unreachable
            } else {
                Pause::Agreed
            };
            self.add(head.touched, paused, vec![Event::Paused(pause)]);
        }
        Ok(())
    }

    fn end(&mut self) -> Result<(), InternalError> {
        let head = &self.stored.head;
        if let Some(why) = &head.why {
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

fn played(ply: &db::Ply) -> Ply {
    Ply {
        seat: Seat::new(ply.seat.into()),
        mv: ply.mv.clone(),
        faces: ply.faces.clone(),
        hand: ply.hand,
    }
}

/// The level of a house player; `None` for a person.
pub(crate) fn level_of(seat: &db::Seat) -> Result<Option<games::level::Level>, InternalError> {
    let Some(level) = seat.level.as_deref() else {
        return Ok(None);
    };
    let known = level.parse().map(Some);
    known.map_err(|_| InternalError::new(format!("house players have no level `{level}`")))
}
