//! A table for the tests of acts: what an act gives is stored, read again and applied.

use std::time::Duration;

use games::dice::{Key, Seed};
use games::options::Options;
use games::outcome::Status;
use games::registry::GAMES;
use games::seat::Seat;

use super::{Caller, Decision, clock, open, play, sit, start, vote};
use crate::clocks::{Preferences, Task};
use crate::event::{Entry, Event, Opened, PersonNo, Place, Vote};
use crate::table::{Phase, Table};
use crate::time::{Now, TableTime, Uptime, WallTime};

/// The time limit of a decision.
pub(super) const LIMIT: Duration = Duration::from_secs(600);

pub(super) struct Scene {
    pub(super) table: Table,
    pub(super) now: Now,
}

pub(super) fn p(number: usize) -> PersonNo {
    PersonNo(number.try_into().unwrap())
}

/// The person with this number.
pub(super) fn caller(number: usize) -> Caller {
    Caller::person(p(number))
}

/// Nobody has a lucky word.
pub(super) fn key() -> Key {
    Seed([7; 32]).key([])
}

pub(super) fn opened() -> Opened {
    let info = GAMES[0].info();
    let options = Options::defaults(info.options).to_string();
    let place = Place {
        server: "1".to_owned(),
        channel: "2".to_owned(),
        answers_only: false,
    };
    let commitment = Seed([7; 32]).commitment();
    Opened {
        clock: Some(LIMIT),
        ..Opened::plain((info.key, info.edition), options, commitment, place)
    }
}

impl Scene {
    /// The table that these events open.
    pub(super) fn of(events: Vec<Event>) -> Self {
        let now = Now {
            uptime: Uptime(5_000),
            wall: WallTime(1_790_000_000_000),
        };
        let table = Table::open(&Entry {
            at: now.wall,
            time: TableTime(5_000),
            events,
        });
        Self {
            table: table.unwrap(),
            now,
        }
    }

    fn with(opened: Opened, people: usize) -> Self {
        let seats = GAMES[0].info().seats.clone();
        let mut scene = Self::of(open::open(opened, seats, &[]).unwrap());
        for _ in 1..people {
            scene.sits(Caller::default());
        }
        scene
    }

    /// A lobby with so many people, of whom the first is the host.
    pub(super) fn lobby(people: usize) -> Self {
        Self::with(opened(), people)
    }

    pub(super) fn play(people: usize) -> Self {
        let mut scene = Self::lobby(people);
        scene.start();
        scene
    }

    pub(super) fn without_limit(people: usize) -> Self {
        let mut opened = opened();
        opened.clock = None;
        let mut scene = Self::with(opened, people);
        scene.start();
        scene
    }

    pub(super) fn wait(&mut self, time: Duration) {
        self.now.uptime += time;
        self.now.wall += time;
    }

    /// Stores what was decided, and it is not nothing.
    #[track_caller]
    pub(super) fn done(&mut self, decision: Decision) {
        let events = decision.expect("it is refused");
        let entry = self.table.entry(self.now, events);
        assert!(!entry.events.is_empty(), "nothing is done");
        let read = Entry::read(entry.at, entry.time, &entry.text());
        assert_eq!(read.as_ref(), Ok(&entry));
        self.table.apply(&entry).unwrap();
    }

    pub(super) fn sits(&mut self, who: Caller) {
        self.done(sit::sit(&self.table, who, &key(), self.now));
    }

    pub(super) fn start(&mut self) {
        let host = Caller::person(self.table.host());
        self.done(start::start(&self.table, host, &key(), self.now));
        assert_eq!(self.table.phase(), Phase::Play);
    }

    pub(super) fn ply(&self) -> u32 {
        self.table.game().unwrap().ply()
    }

    /// Who is to act, and what they can do.
    pub(super) fn turn(&self) -> (Caller, String) {
        let game = self.table.game().unwrap();
        let Status::ToAct(seats) = game.status() else {
            panic!("the table is over");
        };
        let seat = seats.into_iter().next().unwrap();
        let person = self.table.player(seat).unwrap().person();
        (Caller::person(person), game.legal(seat).pop().unwrap())
    }

    /// Whoever is to act moves, until this seat has.
    pub(super) fn until_seat_moves(&mut self, seat: Seat) {
        loop {
            let (who, mv) = self.turn();
            self.done(play::play(&self.table, who, &mv, self.ply(), &key()));
            if self.table.seat_of(who.person.unwrap()) == Some(seat) {
                break;
            }
        }
    }

    /// The others move until the house does for this seat.
    pub(super) fn house_plays(&mut self, seat: Seat) {
        loop {
            let (who, mv) = self.turn();
            if self.table.seat_of(who.person.unwrap()) == Some(seat) {
                let task = Task::House(seat);
                self.done(clock::clock(&self.table, task, &key(), self.now));
                break;
            }
            self.done(play::play(&self.table, who, &mv, self.ply(), &key()));
        }
    }

    /// Time passes until the first player is away; gives their seat.
    pub(super) fn runs_out_of_time(&mut self) -> Seat {
        loop {
            self.wait(LIMIT);
            let tasks = self.table.tasks(self.now, &Preferences::default());
            let idle = tasks.into_iter().find_map(|(at, task)| match task {
                Task::Idle(seat) if at <= self.now.uptime => Some(seat),
                _ => None,
            });
            let seat = idle.expect("somebody's time is up");
            self.done(clock::clock(
                &self.table,
                Task::Idle(seat),
                &key(),
                self.now,
            ));
            if self.table.clocks().away(seat) {
                return seat;
            }
        }
    }

    /// Everybody agrees.
    pub(super) fn agrees(&mut self, to: Vote) {
        for index in 0..self.table.players().len() {
            let who = Caller::person(self.table.players()[index].person());
            self.done(vote::vote(&self.table, who, to));
        }
    }
}
