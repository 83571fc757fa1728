//! The clocks here and those that follow from a table's log come to the same, whatever happens at the table.

use games::dice::{Dice, Key, Seed};
use games::options::Options;
use games::outcome::Status;
use games::ply::{Ply, RESIGN};
use games::registry::GAMES;
use games::seat::Seats;
use tables::acts::{self, Caller, Decision};
use tables::clocks::{Pings, Preferences};
use tables::event::{Entry, Event, Minimum, Opened, Origin, PersonNo, Place, Vote as Agreed};
use tables::table::{Phase, Table};
use tables::time as folded;

use super::super::*;

/// A table, and the clocks here that are told what happens there.
struct Both {
    table: Table,
    clocks: SeatClocks,
    now: Now,
    key: Key,
    chooser: Dice,
}

fn at(now: Now) -> folded::Now {
    folded::Now {
        uptime: folded::Uptime(now.uptime.0),
        wall: folded::WallTime(now.wall.0),
    }
}

impl Both {
    fn new(game: usize, number: u8) -> Self {
        let seed = Seed([number; 32]);
        let mut chooser = seed.key(["chooser"]).dice(0);
        let now = Now {
            uptime: Uptime(70_000),
            wall: WallTime(1_790_000_000_000),
        };
        let info = GAMES[game].info();
        let limit = [None, Some(10 * MINUTE), Some(MINUTE)][chooser.index(3)];
        let opened = Opened {
            game: info.key.to_owned(),
            edition: info.edition,
            clock: limit,
            rated: true,
            hints: false,
            starts_when_full: false,
            thread: false,
            minimum: Minimum::default(),
            origin: Origin::Chosen,
            commitment: seed.commitment(),
            place: Place {
                server: "1".to_owned(),
                channel: "2".to_owned(),
                answers_only: false,
            },
            options: Options::defaults(info.options).to_string(),
        };
        let house = [(games::level::Level::Casual, "Maple".to_owned())];
        let house = &house[..chooser.index(2)];
        let events = acts::open::open(opened, info.seats.clone(), house, 0).unwrap();
        let entry = Entry {
            at: folded::WallTime(now.wall.0),
            time: folded::TableTime(now.uptime.0),
            press: None,
            events,
        };
        let mut both = Self {
            table: Table::open(&entry).unwrap(),
            clocks: SeatClocks::default(),
            now,
            key: seed.key([]),
            chooser,
        };
        let people = info.seats.start() + both.chooser.index(2);
        while both.table.players().len() < people.max(2) {
            let stranger = Caller::default();
            both.done(acts::sit::sit(&both.table, stranger, None, at(now)));
        }
        let host = Caller::person(PersonNo(0));
        both.done(acts::start::start(&both.table, host, &both.key, at(now)));
        let seats = both.table.players().iter().enumerate();
        let game = both.table.game().unwrap();
        let clock = |(index, player): (usize, &tables::table::Player)| {
            let since = game.since(Seat::new(index));
            SeatClock {
                house: player.house.is_some(),
                since,
                began: if since.is_some() {
                    TableTime(now.uptime.0)
                } else {
                    TableTime(0)
                },
                fresh: since.is_some(),
                ..SeatClock::default()
            }
        };
        both.clocks = SeatClocks {
            limit,
            latest: TableTime(now.uptime.0),
            seats: seats.map(clock).collect(),
            ..SeatClocks::default()
        };
        both
    }

    fn done(&mut self, decision: Decision) {
        let events = match decision {
            Ok(events) if !events.is_empty() => events,
            _ => return,
        };
        let entry = self.table.entry(at(self.now), None, events);
        for event in &entry.events {
            let single = Entry {
                events: vec![event.clone()],
                ..entry.clone()
            };
            self.table.apply(&single).unwrap();
            self.mirror(event);
        }
    }

    /// Tells the clocks here, as the code around them does.
    fn mirror(&mut self, event: &Event) {
        let (clocks, now) = (&mut self.clocks, self.now);
        match event {
            Event::Ply(Ply { seat, mv, hand, .. }) => {
                let time = clocks.time(now);
                if *hand == Hand::Player {
                    clocks.seen(*seat, now);
                }
                if mv == RESIGN {
                    clocks.left(*seat);
                }
                let game = self.table.game().unwrap();
                clocks.moved(game, *seat, *hand, time);
            }
            Event::Back(seat) => clocks.took_back(*seat, clocks.back(now)),
            Event::Vote(seat, Agreed::Pause) => clocks.agree(*seat, Vote::Pause),
            Event::Vote(seat, Agreed::End) => clocks.agree(*seat, Vote::End),
            Event::Paused(_) => clocks.pause(now),
            Event::Resumed(_) => clocks.resume(now),
            Event::Barred(seat) => clocks.seats[seat.index()].banned = true,
            Event::Admitted(seat) => clocks.seats[seat.index()].banned = false,
            _ => {}
        }
    }

    fn step(&mut self) {
        let waits = [0, 1, 30, 60, 130, 600].map(Duration::from_secs);
        let wait = waits[self.chooser.index(waits.len())];
        self.now.uptime += wait;
        self.now.wall += wait;
        let seats = self.table.players().len();
        let seat = Seat::new(self.chooser.index(seats));
        let who = Caller::person(self.table.player(seat).unwrap().person());
        let (table, key, now) = (&self.table, &self.key, at(self.now));
        let decision = match self.chooser.index(60) {
            0 => acts::vote::vote(table, who, Agreed::Pause),
            1..=4 => acts::pause::resume(table, who, now),
            5 if self.chooser.index(9) == 0 => acts::play::resign(table, who, key),
            6 => acts::pause::suspend(table),
            7 => acts::vote::vote(table, who, Agreed::End),
            8..=11 => acts::back::take(table, who),
            12 => acts::bar::note(table, Seats::only(seat)),
            13..=15 => acts::bar::note(table, Seats::NONE),
            16..=35 => self.due(),
            _ => self.plays(),
        };
        self.done(decision);
    }

    fn due(&mut self) -> Decision {
        let tasks = self.table.tasks(at(self.now), &Preferences::default());
        let due = tasks.into_iter().find(|(at, task)| {
            let moves = matches!(
                task,
                tables::clocks::Task::Idle(_) | tables::clocks::Task::House(_)
            );
            moves && at.0 <= self.now.uptime.0
        });
        due.map_or(Ok(Vec::new()), |(_, task)| {
            acts::clock::clock(&self.table, task, &self.key, at(self.now))
        })
    }

    fn plays(&mut self) -> Decision {
        let game = self.table.game().unwrap().fork();
        let Status::ToAct(acting) = game.status() else {
            return Ok(Vec::new());
        };
        let seat = acting.into_iter().next().unwrap();
        let legal = game.legal(seat);
        let mv = &legal[self.chooser.index(legal.len().min(200))];
        let player = self.table.player(seat).unwrap();
        if player.house.is_some() {
            return acts::play::think(&self.table, seat, mv, game.ply(), &self.key);
        }
        let who = Caller::person(player.person());
        acts::play::play(&self.table, who, mv, game.ply(), &self.key)
    }

    /// All that either says.
    fn compare(&self) {
        let (here, there, now) = (&self.clocks, self.table.clocks(), self.now);
        let of = Preferences::default();
        let mut tasks: Vec<String> = here
            .tasks(now)
            .into_iter()
            .map(|(at, task)| format!("{task:?} {}", at.0))
            .collect();
        let mut folded: Vec<String> = there
            .tasks(at(now), &of)
            .into_iter()
            .map(|(at, task)| {
                // Quiet hours are here, and nothing is said before now.
                let said = matches!(
                    task,
                    tables::clocks::Task::Ping(_) | tables::clocks::Task::Remind(_)
                );
                let at = if said { at.0.max(now.uptime.0) } else { at.0 };
                format!("{task:?} {at}")
            })
            .collect();
        tasks.sort();
        folded.sort();
        assert_eq!(folded, tasks);
        assert_eq!(Pings::default(), Pings::Later);
        let moves = |at: Option<folded::Uptime>| at.map(|at| Uptime(at.0));
        assert_eq!(moves(there.house_moves_at(&of)), here.house_moves_at());
        assert_eq!(there.house_to_move(at(now), &of), here.house_to_move(now));
        assert_eq!(there.awaited(), here.awaited());
        assert_eq!(there.agreement(Agreed::Pause), here.agreement(Vote::Pause));
        assert_eq!(there.agreement(Agreed::End), here.agreement(Vote::End));
        assert_eq!(there.time(at(now)).0, here.time(now).0);
        assert_eq!(there.lag(at(now)).0, here.lag(now).0);
        assert_eq!(there.paused(), here.paused());
        for seat in (0..self.table.players().len()).map(Seat::new) {
            assert_eq!(there.away(seat), here.away(seat));
            assert_eq!(there.has_left(seat), here.has_left(seat));
            assert_eq!(there.grace_left(seat, at(now)), here.grace_left(seat, now));
            let deadline = there.deadline(seat, at(now));
            let deadline = deadline.map(|at| WallTime(at.0));
            assert_eq!(deadline, here.deadline(seat, now));
        }
    }
}

#[test]
fn the_clocks_follow_from_the_log() {
    let mut away = 0;
    for game in 0..GAMES.len() {
        for number in 0..30 {
            let mut both = Both::new(game, number);
            for _ in 0..400 {
                if both.table.phase() != Phase::Play {
                    break;
                }
                both.compare();
                away += usize::from(both.clocks.any_away());
                both.step();
            }
        }
    }
    assert!(away > 1_000, "somebody was away in {away} moments");
}
