//! Folds the log of each stored table, and compares what comes out with the rows by which tables are searched, field by field. Every
//! end-to-end test ends with this, so it sees whatever can happen at a table.

use commands::Log;
use db::{Attendance, Head, Invitation, PreviousPlayer, Store, StoredTable, TableId};
use games::notation::hex;
use games::seat::Seat;
use tables::event::{Entry, Event, PersonNo};
use tables::table::Table;

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
    let log = Log::of(stored).unwrap_or_else(|damage| panic!("table {number}: {damage}"));
    let entries: Vec<Entry> = log
        .entries
        .iter()
        .map(|entry| Entry::read(entry.at, entry.time, entry.press, &entry.text()).unwrap())
        .collect();
    let table = Table::fold(&entries)
        .unwrap_or_else(|damage| panic!("table {number}: {damage}\n{entries:#?}"));
    let folded = Projection { stored, log: &log }.of(&table);
    assert_eq!(folded, shown(stored), "table {number}: {entries:#?}");
}

/// The rows without what the fold does not have.
fn shown(stored: &StoredTable) -> StoredTable {
    let mut shown = stored.clone();
    for guest in &mut shown.invitations {
        guest.message = None;
    }
    for seat in &mut shown.seats {
        seat.banned &= seat.seat.is_some() && shown.head.ended.is_none();
    }
    shown
}

/// The rows that a log leads to.
struct Projection<'a> {
    stored: &'a StoredTable,
    log: &'a Log<'a>,
}

impl Projection<'_> {
    /// The rows that a table leads to. What is no part of the log is taken from the rows: ids, names and words, what Discord was told, and
    /// what its people and its server chose.
    fn of(&self, table: &Table) -> StoredTable {
        let beside = shown(self.stored);
        let guests = table.guests().iter().zip(&beside.invitations);
        let mut guests: Vec<Invitation> = guests
            .map(|(guest, beside)| Invitation {
                user: self.user(guest.person),
                until: guest.until,
                declined: guest.declined,
                ..beside.clone()
            })
            .collect();
        guests.sort_by(|one, other| one.user.cmp(&other.user));
        let seats = beside.seats.iter().map(|seat| self.seat(table, seat));
        StoredTable {
            head: self.head(table, &beside.head),
            seats: seats.collect(),
            previous_players: self.previous_players(table),
            invitations: guests,
            ..beside
        }
    }

    fn user(&self, person: PersonNo) -> String {
        self.log.people[usize::from(person.0)].to_owned()
    }

    fn head(&self, table: &Table, beside: &Head) -> Head {
        let opened = table.opened();
        let why = table.closed().map(|why| Event::Closed(why).to_string());
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
            minimum: opened.minimum,
            host: self.user(table.host()),
            phase: table.phase(),
            why: why.map(|why| why.trim_start_matches("closed ").to_owned()),
            opened: table.opened_at(),
            started: table.started(),
            // A result is listed after all others, so it may be stored as a little later.
            ended: table
                .ended()
                .map(|at| at.max(beside.ended.unwrap_or_default())),
            voided: table.voided(),
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
            level: player.house.as_ref().map(|(level, _)| level.to_string()),
            person: begun.then(|| player.person().0),
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
                    person: before.0,
                    user,
                });
            }
        }
        let number = |player: &PreviousPlayer| stored.iter().position(|other| other == player);
        previous.sort_by_key(|player| (player.until, number(player)));
        previous
    }
}
