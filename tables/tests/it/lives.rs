//! Random lives of tables: people who join, leave, invite, vote, are away, take over, resign and play, as a store would keep them.

use std::time::Duration;

use games::dice::{Dice, Key, Seed};
use games::lang::Lang;
use games::level::Level;
use games::options::Options;
use games::outcome::Status;
use games::record::{End, Player, Record};
use games::registry::GameType;
use games::seat::{Seat, Seats};
use tables::acts::invite::Asked;
use tables::acts::{self, Caller, Decision};
use tables::clocks::{Preferences, Task};
use tables::event::{Entry, Minimum, Opened, Origin, PersonNo, Place, Vote, plies};
use tables::table::{Phase, Table};
use tables::time::{Now, TableTime, Uptime, WallTime};

/// A table, its log as it is stored, and what happens next.
pub(crate) struct Life {
    pub(crate) table: Table,
    /// What a store has of each entry.
    pub(crate) log: Vec<(WallTime, TableTime, String)>,
    pub(crate) now: Now,
    seed: Seed,
    chooser: Dice,
    /// How many acts were refused.
    pub(crate) refused: usize,
}

impl Life {
    /// Opens a table of this game; everything about it follows from the number.
    pub(crate) fn new(game: &dyn GameType, number: u64) -> Self {
        let mut seed = [3; 32];
        seed[..8].copy_from_slice(&number.to_le_bytes());
        let mut chooser = Seed(seed).key(["chooser"]).dice(0);
        let info = game.info();
        let now = Now {
            uptime: Uptime(1_000),
            wall: WallTime(1_790_000_000_000),
        };
        let clocks = [None, Some(Duration::from_secs(120))];
        let opened = Opened {
            game: info.key.to_owned(),
            edition: info.edition,
            clock: clocks[chooser.index(2)],
            rated: chooser.index(2) == 0,
            hints: chooser.index(2) == 0,
            starts_when_full: chooser.index(2) == 0,
            thread: false,
            minimum: Minimum::default(),
            origin: Origin::Chosen,
            language: Lang::ALL[usize::from(seed[0]) % Lang::ALL.len()],
            commitment: Seed(seed).commitment(),
            place: Place {
                server: "7".to_owned(),
                channel: "8".to_owned(),
                answers_only: false,
            },
            options: Options::defaults(info.options).to_string(),
        };
        let events = acts::open::open(opened, info.seats.clone(), &[]).unwrap();
        let entry = Entry {
            at: now.wall,
            time: TableTime(now.uptime.0),
            events,
        };
        let table = Table::open(&entry).unwrap();
        let mut life = Self {
            table,
            log: Vec::new(),
            now,
            seed: Seed(seed),
            chooser,
            refused: 0,
        };
        life.store(&entry);
        life
    }

    fn store(&mut self, entry: &Entry) {
        let text = entry.text();
        self.log.push((entry.at, entry.time, text));
    }

    /// The stored log, read again.
    pub(crate) fn entries(&self) -> Vec<Entry> {
        let entries = self.log.iter();
        let entries = entries.map(|(at, time, text)| Entry::read(*at, *time, text));
        entries.collect::<Result<_, _>>().unwrap()
    }

    /// The table that the stored log leads to.
    pub(crate) fn loaded(&self) -> Table {
        Table::fold(&self.entries()).unwrap()
    }

    pub(crate) fn key(&self) -> Key {
        self.key_of(self.table.players().len())
    }

    /// Nobody has chosen a lucky word.
    fn key_of(&self, players: usize) -> Key {
        self.seed.key(std::iter::repeat_n("", players))
    }

    /// What anybody can check, once play has begun.
    pub(crate) fn record(&self) -> Option<Record> {
        let game = self.table.game()?;
        let log = self.entries();
        let mut plies = plies(&log).map(|(_, ply)| ply);
        let setup = plies.next()?.faces;
        let players = self.table.players().iter().map(|player| Player {
            name: player.person().to_string(),
            word: String::new(),
            joined: player.joined + 1,
            house: player.house.as_ref().map(|(level, _)| level.to_string()),
            hints: player.hints,
        });
        let opened = self.table.opened();
        Some(Record {
            table: "1".to_owned(),
            game: opened.game.clone(),
            edition: opened.edition,
            options: opened.options.clone(),
            commitment: opened.commitment,
            seed: Some(self.seed),
            players: players.collect(),
            setup,
            plies: plies.collect(),
            end: match (self.table.phase(), game.status()) {
                (Phase::Closed, _) => End::Closed,
                (_, Status::Over(outcome)) => End::Outcome(outcome.to_string()),
                (_, Status::ToAct(_)) => End::Open,
            },
        })
    }

    fn one_of(&mut self, count: usize) -> usize {
        self.chooser.index(count.clamp(1, 200))
    }

    /// Somebody at the table, or who was, or a stranger; perhaps a moderator.
    fn somebody(&mut self) -> Caller {
        let known = usize::from(self.table.next_person().0);
        let at = self.one_of(known + 1);
        Caller {
            person: (at < known).then(|| PersonNo(at.try_into().unwrap())),
            moderates: self.one_of(8) == 0,
        }
    }

    fn a_seat(&mut self) -> Seat {
        let seats = self.table.players().len();
        Seat::new(self.one_of(seats))
    }

    /// Something happens, or is refused, or nothing is to be done.
    pub(crate) fn step(&mut self) {
        let waits = [0, 1, 40, 130, 400, 700];
        let wait = Duration::from_secs(waits[self.one_of(waits.len())]);
        self.now.uptime += wait;
        self.now.wall += wait + Duration::from_millis(3);
        let decision = match self.table.phase() {
            Phase::Lobby => self.in_lobby(),
            Phase::Play => self.in_play(),
            Phase::Over | Phase::Closed => self.afterwards(),
        };
        match decision {
            Err(_) => self.refused += 1,
            Ok(events) if events.is_empty() => {}
            Ok(events) => {
                let entry = self.table.entry(self.now, events);
                self.store(&entry);
                self.table.apply(&entry).unwrap_or_else(|damage| {
                    panic!("{damage}: {}", entry.text());
                });
            }
        }
    }

    fn in_lobby(&mut self) -> Decision {
        let (who, other) = (self.somebody(), self.somebody());
        let (now, key) = (self.now, self.key());
        let with_another = self.key_of(self.table.players().len() + 1);
        let asked = Asked {
            person: other.person,
            ..Asked::default()
        };
        let choice = self.one_of(24);
        let table = &self.table;
        match choice {
            0..=5 => acts::sit::sit(table, who, &with_another, now),
            6 => acts::leave::leave(table, who),
            7 => acts::word::choose(table, who),
            8 | 9 => acts::house::add(table, who, Level::Casual, &[], &with_another, now),
            10 => acts::house::remove(table, who),
            11 | 12 => acts::invite::invite(table, who, asked, now),
            13 => acts::invite::decline(table, who),
            14 => acts::remove::remove(table, who, other.person, now),
            15 => acts::host::hand_over(table, who, other.person),
            16 => acts::host::here(table, who, now),
            17 | 18 => acts::start::when_full(table, &key),
            19 if who.moderates => acts::end::end(table, who, false),
            20 => self.due(),
            _ => acts::start::start(table, who, &key, now),
        }
    }

    fn in_play(&mut self) -> Decision {
        let (who, other, seat) = (self.somebody(), self.somebody(), self.a_seat());
        let (now, key) = (self.now, self.key());
        let asked = Asked {
            person: other.person,
            ..Asked::default()
        };
        let choice = self.one_of(100);
        let rare = self.one_of(20) == 0;
        let table = &self.table;
        // Half of the time it is somebody for whom the act is meant.
        let meant = choice
            .is_multiple_of(2)
            .then(|| self.meant(choice))
            .flatten();
        let (who, seat) = meant.unwrap_or((who, seat));
        match choice {
            0 => acts::vote::vote(table, who, Vote::Pause),
            1 if rare => acts::vote::vote(table, who, Vote::End),
            2..=4 => acts::pause::resume(table, who, now),
            5 if rare => acts::pause::suspend(table),
            6..=8 => acts::pause::reach(table, now),
            9 | 10 => acts::back::take(table, who),
            11 | 12 => acts::back::look(table, who),
            13 => acts::hint::ask(table, who),
            14..=17 => acts::replace::offer(table, who, who.person, asked, now),
            18 | 19 => acts::replace::offer(table, who, other.person, asked, now),
            20..=23 => acts::replace::accept(table, who, seat, now),
            24 | 25 => acts::replace::take_again(table, who, seat),
            26 => acts::invite::decline_offer(table, who, None),
            27 => acts::bar::note(table, Seats::only(seat)),
            28 | 29 => acts::bar::note(table, Seats::NONE),
            30 if rare => acts::play::resign(table, who, &key),
            31 if rare => acts::host::hand_over(table, who, other.person),
            32 if rare => acts::end::end(table, who, false),
            33..=45 => self.due(),
            _ => self.plays(),
        }
    }

    /// Somebody for whom an act is meant that few can do, and the seat that it is about.
    fn meant(&self, choice: usize) -> Option<(Caller, Seat)> {
        let table = &self.table;
        let mut seats = (0..table.players().len()).map(Seat::new);
        let (person, seat) = match choice {
            10 | 12 => {
                let away = seats.find(|seat| table.clocks().away(*seat))?;
                (table.player(away)?.person(), away)
            }
            20..=23 => {
                let offer = table.offers().first()?;
                (offer.to, offer.seat)
            }
            24 => {
                let seat = seats.find(|seat| table.may_return(*seat).is_some())?;
                (table.may_return(seat)?, seat)
            }
            _ => {
                let seat = seats.next()?;
                (table.player(seat)?.person(), seat)
            }
        };
        Some((Caller::person(person), seat))
    }

    fn afterwards(&mut self) -> Decision {
        let (who, choice) = (self.somebody(), self.one_of(2));
        let table = &self.table;
        let moderator = Caller {
            person: None,
            moderates: true,
        };
        match choice {
            0 => acts::void::void(table, who, false, false),
            _ => acts::void::void(table, moderator, false, table.voided().is_some()),
        }
    }

    /// Whoever is to act does.
    fn plays(&mut self) -> Decision {
        let game = self.table.game().unwrap().fork();
        let Status::ToAct(seats) = game.status() else {
            unreachable!("it is in play");
        };
        let acting: Vec<Seat> = seats.into_iter().collect();
        let seat = acting[self.one_of(acting.len())];
        let legal = game.legal(seat);
        let mv = &legal[self.one_of(legal.len())];
        let player = self.table.player(seat).unwrap();
        if player.house.is_some() {
            return acts::play::think(&self.table, seat, mv, game.ply(), &self.key());
        }
        let who = Caller::person(player.person());
        acts::play::play(&self.table, who, mv, game.ply(), &self.key())
    }

    /// Something that is due is done.
    fn due(&mut self) -> Decision {
        let tasks = self.table.tasks(self.now, &Preferences::default());
        let due = tasks.into_iter().filter(|(at, _)| *at <= self.now.uptime);
        let due: Vec<Task> = due.map(|(_, task)| task).collect();
        if due.is_empty() {
            return Ok(Vec::new());
        }
        let task = due[self.one_of(due.len())];
        acts::clock::clock(&self.table, task, &self.key(), self.now)
    }
}
