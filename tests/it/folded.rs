//! Folds the log of each stored table, and compares what comes out with the rows by which tables are searched, field by field. Every
//! end-to-end test ends with this, so it sees whatever can happen at a table.

use db::{Head, Invitation, PreviousPlayer, Store, StoredTable, TableId};
use tables::event::{Entry, PersonNo};
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
    let entries: Vec<Entry> = stored
        .log
        .iter()
        .map(|entry| Entry::read(entry.at, entry.time, &entry.text()).unwrap())
        .collect();
    let table = Table::fold(&entries)
        .unwrap_or_else(|damage| panic!("table {number}: {damage}\n{entries:#?}"));
    let folded = Projection { stored }.of(&table);
    assert_eq!(folded, shown(stored), "table {number}: {entries:#?}");
}

/// The rows without what the fold does not have.
fn shown(stored: &StoredTable) -> StoredTable {
    let mut shown = stored.clone();
    for guest in &mut shown.invitations {
        guest.message = None;
    }
    shown.invitations.sort_by_key(|guest| guest.person);
    shown
}

/// The rows that a log leads to.
struct Projection<'a> {
    stored: &'a StoredTable,
}

impl Projection<'_> {
    /// The rows that a table leads to. What is no part of the log is taken from the rows: ids, names and words, what Discord was told, and
    /// what its people and its server chose.
    fn of(&self, table: &Table) -> StoredTable {
        let beside = shown(self.stored);
        let guests = table.guests().iter();
        let mut guests: Vec<Invitation> = guests
            .map(|guest| (guest.person, guest.until, guest.declined, None))
            .chain(table.offers().iter().map(|offer| {
                let seat = u8::try_from(offer.seat.index()).unwrap();
                (offer.to, offer.until, false, Some(seat))
            }))
            .filter_map(|(person, until, declined, seat)| {
                let mut rows = beside.invitations.iter();
                let row = rows.find(|row| row.person == person.0);
                Some(Invitation {
                    until,
                    declined,
                    seat,
                    // Somebody who deleted their data is no guest any more.
                    ..row?.clone()
                })
            })
            .collect();
        guests.sort_by_key(|guest| guest.person);
        let seats = beside.seats.iter().map(|seat| Self::seat(table, seat));
        StoredTable {
            head: self.head(table, &beside.head),
            seats: seats.collect(),
            previous_players: self.previous_players(table),
            invitations: guests,
            ..beside
        }
    }

    fn user(&self, person: PersonNo) -> Option<String> {
        let seats = self.stored.seats.iter();
        let seats = seats.map(|seat| (seat.person, &seat.user));
        let previous = self.stored.previous_players.iter();
        let previous = previous.map(|player| (player.person, &player.user));
        let mut all = seats.chain(previous);
        let found = all.find(|(number, _)| *number == person.0);
        found.map(|(_, user)| user.clone())
    }

    fn head(&self, table: &Table, beside: &Head) -> Head {
        let opened = table.opened();
        Head {
            game: opened.game.clone(),
            edition: opened.edition,
            hints: opened.hints,
            rated: opened.rated,
            // The last one who left a lobby stays its host, without a row.
            host: self.user(table.host()).unwrap_or(beside.host.clone()),
            phase: table.phase(),
            why: table.closed().map(|why| why.word().to_owned()),
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

    fn seat(table: &Table, beside: &db::Seat) -> db::Seat {
        let (players, begun) = (table.players(), table.game().is_some());
        let mut people = players.iter().map(|player| player.person().0);
        let lobby = || people.position(|person| person == beside.person);
        let index = beside.seat.map(usize::from).or_else(lobby).unwrap();
        let player = &players[index];
        let standings = table.standings();
        let standing = standings.get(index);
        db::Seat {
            seat: begun.then(|| index.try_into().unwrap()),
            left: player.left,
            place: standing.and_then(|standing| standing.place).map(u32::from),
            points: standing.map(|standing| standing.points.into()),
            moves: standing.map_or(0, |standing| standing.moves),
            away: standing.is_some_and(|standing| standing.away),
            level: player.house.as_ref().map(|(level, _)| level.to_string()),
            person: player.person().0,
            ..beside.clone()
        }
    }

    fn previous_players(&self, table: &Table) -> Vec<PreviousPlayer> {
        let stored = &self.stored.previous_players;
        let mut previous = Vec::new();
        for (index, player) in table.players().iter().enumerate() {
            for pair in player.holders.windows(2) {
                let ((before, _), (_, until)) = (pair[0], pair[1]);
                let user = self.user(before).unwrap();
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
