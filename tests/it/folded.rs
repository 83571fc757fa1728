//! Folds what is stored of a table: the entries that lead to it are written down, read again and folded, and what comes out is
//! compared with the rows, field by field. Every end-to-end test ends with this, so it sees whatever can happen at a table.
//!
//! Rows are less than a log: they do not say when somebody joined, voted or asked for a hint. So those entries come where they may
//! have been, and what the rows do not tell is not compared.

use db::{Attendance, Head, Invitation, PreviousPlayer, Store, StoredTable, TableId};
use games::notation::{hex, unhex};
use games::ply::Ply;
use games::seat::{Hand, Seat};
use tables::event::{
    By, Entry, Event, Minimum, Opened, Origin, Pause, PersonNo, Place, TableNo, Time, Vote,
};
use tables::table::{Phase, Table};
use tables::time::{Lag, TableTime, WallTime};

/// Checks every table of a store.
pub(crate) async fn check(store: &Store) {
    for id in 1..100 {
        // Some tests end with a store that cannot be read any more.
        let Ok(Some(stored)) = store.read(move |tx| tx.load(TableId(id))).await else {
            continue;
        };
        compare(&stored);
    }
}

fn compare(stored: &StoredTable) {
    let number = stored.head.id;
    let mut log = Log::new(stored);
    log.write();
    let entries: Vec<Entry> = log
        .entries
        .iter()
        .map(|entry| Entry::read(entry.at, entry.time, entry.press, &entry.text()).unwrap())
        .collect();
    let table = Table::fold(&entries)
        .unwrap_or_else(|damage| panic!("table {number}: {damage}\n{entries:#?}"));
    let folded = log.projected(&table, &entries);
    assert_eq!(folded, shown(stored), "table {number}: {entries:#?}");
}

/// The rows without what the fold does not have.
fn shown(stored: &StoredTable) -> StoredTable {
    let mut shown = stored.clone();
    for guest in &mut shown.invitations {
        guest.message = None;
    }
    for seat in &mut shown.seats {
        seat.back = None;
        // A player who left has no votes any more.
        seat.agrees_to_pause &= seat.left.is_none() && shown.head.ended.is_none();
        seat.agrees_to_end &= seat.left.is_none() && shown.head.ended.is_none();
        seat.banned &= seat.seat.is_some() && shown.head.ended.is_none();
    }
    shown
}

/// The log of a table, as far as its rows tell it.
struct Log<'a> {
    stored: &'a StoredTable,
    /// Everybody with a number, in its order.
    people: Vec<String>,
    entries: Vec<Entry>,
    host: PersonNo,
}

impl<'a> Log<'a> {
    fn new(stored: &'a StoredTable) -> Self {
        Self {
            stored,
            people: Vec::new(),
            entries: Vec::new(),
            host: PersonNo(0),
        }
    }

    fn number(&mut self, user: &str) -> PersonNo {
        let known = self.people.iter().position(|known| known == user);
        let at = known.unwrap_or_else(|| {
            self.people.push(user.to_owned());
            self.people.len() - 1
        });
        PersonNo(at.try_into().unwrap())
    }

    fn add(&mut self, at: db::WallTime, time: db::TableTime, events: Vec<Event>) {
        if !events.is_empty() {
            self.entries.push(Entry {
                at: WallTime(at.0),
                time: TableTime(time.0),
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

    fn write(&mut self) {
        let head = &self.stored.head;
        let mut events = vec![Event::Opened(Box::new(self.opened()))];
        for seat in &self.stored.seats {
            let person = self.number(self.beginner(seat));
            events.push(match &seat.level {
                Some(level) => Event::House(person, level.parse().unwrap(), seat.name.clone()),
                None => Event::Sat(person),
            });
        }
        // The last one who left a lobby stays its host.
        if self.stored.plies.is_empty() && !self.people.contains(&head.host) {
            let host = self.number(&head.host);
            events.extend([Event::Sat(host), Event::Left(host, By::Themselves)]);
        }
        self.host_is_known(&mut events);
        for guest in &self.stored.invitations {
            let person = self.number(&guest.user);
            let until = WallTime(guest.until.0);
            events.push(Event::Invited(person, until, PersonNo(0)));
            if guest.declined {
                events.push(Event::Declined(person, By::Themselves));
            }
        }
        self.add(head.opened, db::TableTime(0), events);
        self.play();
        self.now();
        let end = head.ended.unwrap_or_default();
        let why = head.why.iter();
        let closed = why.map(|why| format!("closed {why}").parse().unwrap());
        self.add(end, db::TableTime(0), closed.collect());
        if let Some(voided) = head.voided {
            self.add(voided, db::TableTime(0), vec![Event::Voided]);
        }
    }

    fn opened(&self) -> Opened {
        let head = &self.stored.head;
        let follows = |origin: &str| {
            let number = origin.strip_prefix("rematch of #")?.parse().ok()?;
            Some(Origin::Rematch(TableNo(number)))
        };
        Opened {
            game: head.game.clone(),
            edition: head.edition.try_into().unwrap(),
            clock: head.clock,
            rated: head.rated,
            hints: head.hints,
            starts_when_full: head.starts_when_full,
            thread: head.thread,
            minimum: Minimum {
                games: head.minimum.games,
                rating: head.minimum.rating,
            },
            origin: match head.origin.as_str() {
                "" => Origin::Chosen,
                "last" => Origin::Last,
                "pinned" => Origin::Pinned,
                origin => follows(origin).unwrap(),
            },
            commitment: unhex(&head.commitment).unwrap(),
            place: Place {
                server: head.server().to_owned(),
                channel: head.channel.clone(),
                answers_only: head.answers_only.is_some(),
            },
            options: head.options.clone(),
        }
    }

    /// Makes somebody the host, as soon as they have a number.
    fn host_is_known(&mut self, events: &mut Vec<Event>) {
        let host = &self.stored.head.host;
        if let Some(at) = self.people.iter().position(|person| person == host) {
            let host = PersonNo(at.try_into().unwrap());
            if host != self.host {
                self.host = host;
                events.push(Event::Host(host));
            }
        }
    }

    /// From the start to the last ply.
    fn play(&mut self) {
        let stored = self.stored;
        let Some(setup) = stored.plies.first() else {
            return;
        };
        let mut seats: Vec<&db::Seat> = stored.seats.iter().collect();
        seats.sort_by_key(|seat| seat.seat);
        let beginners = seats.iter().map(|seat| self.beginner(seat));
        let beginners: Vec<&str> = beginners.collect();
        let seating = beginners.iter().map(|user| self.number(user)).collect();
        let mut events = vec![Event::Began(seating, setup.faces.clone())];
        if stored.head.lag.0 != 0 {
            events.push(Event::Resumed(Lag(stored.head.lag.0)));
        }
        for (index, seat) in seats.iter().enumerate() {
            events.extend((0..seat.hints).map(|_| Event::Hint(Seat::new(index))));
        }
        self.add(setup.at, setup.time, events);
        let mut plies = stored.plies.iter().peekable();
        while let Some(ply) = plies.next() {
            if ply.ply > 0 {
                self.add(ply.at, ply.time, vec![Event::Ply(played(ply))]);
            }
            self.changes_after(ply);
            let mut back: Vec<(db::TableTime, usize)> = seats
                .iter()
                .enumerate()
                .filter_map(|(index, seat)| Some((seat.back?, index)))
                .filter(|(back, _)| {
                    *back >= ply.time && plies.peek().is_none_or(|next| next.time > *back)
                })
                .collect();
            back.sort_unstable();
            for (time, seat) in back {
                let back = Event::Back(Seat::new(seat));
                // Nobody comes back once it is over.
                if stored.head.phase != db::Phase::Over || plies.peek().is_some() {
                    self.add(ply.at, time, vec![back]);
                }
            }
        }
    }

    /// The seats that changed hands after a ply.
    fn changes_after(&mut self, ply: &db::Ply) {
        let stored = self.stored;
        let changes = stored.previous_players.iter().enumerate();
        for (at, change) in changes.filter(|(_, change)| change.until == ply.ply) {
            let mut later = stored.previous_players[at + 1..].iter();
            let next = later.find(|later| later.seat == change.seat);
            let mut seats = stored.seats.iter();
            let now = seats.find(|seat| seat.seat == Some(change.seat));
            let newcomer = next.map_or_else(|| &now.unwrap().user, |next| &next.user);
            let person = self.number(newcomer);
            let seat = Seat::new(change.seat.into());
            let mut events = vec![Event::Replaced(seat, person, Time::Running)];
            self.host_is_known(&mut events);
            self.add(ply.at, ply.time, events);
        }
    }

    /// How the table stands now.
    fn now(&mut self) {
        let head = &self.stored.head;
        if head.phase != db::Phase::Play {
            return;
        }
        let mut events = Vec::new();
        for seat in self.stored.seats.iter().filter(|seat| seat.left.is_none()) {
            let at = Seat::new(seat.seat.unwrap().into());
            events.extend(seat.agrees_to_pause.then_some(Event::Vote(at, Vote::Pause)));
            events.extend(seat.agrees_to_end.then_some(Event::Vote(at, Vote::End)));
            events.extend(seat.banned.then_some(Event::Barred(at)));
        }
        self.add(head.touched, db::TableTime(0), events);
        if let Some(paused) = head.paused {
            let pause = if head.unreachable {
                Pause::Unreachable
            } else {
                Pause::Agreed
            };
            self.add(head.touched, paused, vec![Event::Paused(pause)]);
        }
    }

    /// The rows that a table leads to. What is no part of the log is taken from the rows: ids, names and words, what Discord was told, and
    /// what its people and its server chose.
    fn projected(&self, table: &Table, entries: &[Entry]) -> StoredTable {
        let beside = shown(self.stored);
        let guests = table.guests().iter().zip(&beside.invitations);
        let mut guests: Vec<Invitation> = guests
            .map(|(guest, beside)| Invitation {
                user: self.user(guest.person),
                until: db::WallTime(guest.until.0),
                declined: guest.declined,
                ..beside.clone()
            })
            .collect();
        guests.sort_by(|one, other| one.user.cmp(&other.user));
        let seats = beside.seats.iter().map(|seat| self.seat(table, seat));
        StoredTable {
            head: self.head(table, &beside.head),
            seats: seats.collect(),
            plies: plies(entries),
            previous_players: self.previous_players(table),
            invitations: guests,
            ..beside
        }
    }

    fn user(&self, person: PersonNo) -> String {
        self.people[usize::from(person.0)].clone()
    }

    fn head(&self, table: &Table, beside: &Head) -> Head {
        let (opened, clocks) = (table.opened(), table.clocks());
        let plays = table.phase() == Phase::Play;
        let wall = |at: WallTime| db::WallTime(at.0);
        let why = table.closed().map(|why| Event::Closed(why).to_string());
        let paused = clocks.paused_at().map(|at| db::TableTime(at.0));
        Head {
            game: opened.game.clone(),
            edition: opened.edition.into(),
            options: opened.options.clone(),
            commitment: hex(&opened.commitment),
            clock: opened.clock,
            thread: opened.thread,
            hints: opened.hints,
            rated: opened.rated,
            starts_when_full: opened.starts_when_full,
            minimum: db::Minimum {
                games: opened.minimum.games,
                rating: opened.minimum.rating,
            },
            host: self.user(table.host()),
            phase: match table.phase() {
                Phase::Lobby => db::Phase::Lobby,
                Phase::Play => db::Phase::Play,
                Phase::Over => db::Phase::Over,
                Phase::Closed => db::Phase::Closed,
            },
            why: why.map(|why| why.trim_start_matches("closed ").to_owned()),
            opened: wall(table.opened_at()),
            started: table.started().map(wall),
            // A result is listed after all others, so it may be stored as a little later.
            ended: (table.ended().map(wall)).map(|at| at.max(beside.ended.unwrap_or_default())),
            voided: table.voided().map(wall),
            lag: db::Lag(clocks.lag_when_running().0),
            paused: if plays { paused } else { beside.paused },
            unreachable: if plays {
                table.is_unreachable()
            } else {
                beside.unreachable
            },
            ..beside.clone()
        }
    }

    fn seat(&self, table: &Table, beside: &db::Seat) -> db::Seat {
        let (players, begun) = (table.players(), table.game().is_some());
        let mut people = players.iter().map(|player| self.user(player.person()));
        let lobby = || people.position(|user| user == beside.user);
        let index = beside.seat.map(usize::from).or_else(lobby).unwrap();
        let (seat, player) = (Seat::new(index), &players[index]);
        let plays = begun && table.ended().is_none();
        let votes = |vote| plays && player.left.is_none() && table.clocks().agrees(seat, vote);
        let standings = table.standings();
        let standing = standings.get(index);
        db::Seat {
            user: self.user(player.person()),
            seat: begun.then(|| index.try_into().unwrap()),
            left: player.left,
            place: standing.and_then(|standing| standing.place).map(u32::from),
            points: standing.map(|standing| standing.points.into()),
            attendance: standing.map_or(Attendance::default(), |standing| Attendance {
                moves: player.moves,
                away: standing.away,
            }),
            agrees_to_pause: votes(Vote::Pause),
            agrees_to_end: votes(Vote::End),
            level: player.house.as_ref().map(|(level, _)| level.to_string()),
            hints: player.hints,
            banned: plays && table.clocks().barred(seat),
            ..beside.clone()
        }
    }

    fn previous_players(&self, table: &Table) -> Vec<PreviousPlayer> {
        let stored = &self.stored.previous_players;
        let mut previous = Vec::new();
        for (index, player) in table.players().iter().enumerate() {
            for pair in player.holders.windows(2) {
                let ((before, _), (_, until)) = (pair[0], pair[1]);
                let user = self.user(before);
                let name = stored.iter().find(|player| player.user == user);
                previous.push(PreviousPlayer {
                    seat: index.try_into().unwrap(),
                    until,
                    name: name.unwrap().name.clone(),
                    user,
                });
            }
        }
        let number = |player: &PreviousPlayer| stored.iter().position(|other| other == player);
        previous.sort_by_key(|player| (player.until, number(player)));
        previous
    }
}

fn played(ply: &db::Ply) -> Ply {
    Ply {
        seat: Seat::new(ply.seat.into()),
        mv: ply.mv.clone(),
        faces: ply.faces.clone(),
        hand: ply.hand.as_str().parse().unwrap(),
    }
}

/// The plies of a log.
fn plies(entries: &[Entry]) -> Vec<db::Ply> {
    let mut plies: Vec<db::Ply> = Vec::new();
    for entry in entries {
        for event in &entry.events {
            let (seat, mv, faces, hand) = match event {
                Event::Began(_, faces) => (0, "setup", faces, db::Hand::House),
                Event::Ply(ply) => {
                    let hand = match ply.hand {
                        Hand::Player => db::Hand::Player,
                        Hand::Clock => db::Hand::Clock,
                        Hand::House => db::Hand::House,
                    };
                    (ply.seat.index(), &*ply.mv, &ply.faces, hand)
                }
                _ => continue,
            };
            plies.push(db::Ply {
                ply: plies.len().try_into().unwrap(),
                seat: seat.try_into().unwrap(),
                mv: mv.to_owned(),
                faces: faces.clone(),
                hand,
                at: db::WallTime(entry.at.0),
                time: db::TableTime(entry.time.0),
            });
        }
    }
    plies
}
