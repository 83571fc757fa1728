//! A store of a test's own, and tables in it.

use std::fmt::Debug;

use db::{
    Append, Change, Error, NewSeat, NewTable, Seat, Seed, Start, Store, StoredTable, TableId,
    TableTime, Tx, WallTime,
};

use crate::place::Place;

/// A store in a place of its own.
pub(crate) struct Home {
    pub(crate) store: Store,
    pub(crate) place: Place,
}

impl Home {
    pub(crate) fn new() -> Self {
        let place = Place::new();
        let store = place.open().unwrap();
        Self { store, place }
    }

    /// What is in the store.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(Tx<'_>) -> Result<T, Error> + Send + 'static,
    ) -> T {
        self.store.read(work).await.unwrap()
    }

    /// A table that there is.
    pub(crate) async fn stored(&self, table: TableId) -> StoredTable {
        stored(&self.store, table).await
    }

    /// Writes what succeeds.
    pub(crate) async fn write<T: Send + 'static>(
        &self,
        work: impl Fn(Tx<'_>) -> Result<T, Error> + Send + 'static,
    ) -> T {
        self.store.write(work).await.unwrap()
    }

    /// Why a write fails.
    pub(crate) async fn refused<T: Debug + Send + 'static>(
        &self,
        work: impl Fn(Tx<'_>) -> Result<T, Error> + Send + 'static,
    ) -> Error {
        self.store.write(work).await.unwrap_err()
    }

    /// A lobby in channel `c1` with these people seated, the first of them the host.
    pub(crate) async fn lobby(&self, people: &[&str]) -> TableId {
        let new = new_table(people);
        self.write(move |tx| tx.create_table(&new)).await
    }

    /// A table in play, seats in order of joining.
    pub(crate) async fn in_play(&self, people: &[&str]) -> TableId {
        let table = self.lobby(people).await;
        self.begin(table).await;
        table
    }

    pub(crate) async fn begin(&self, table: TableId) {
        let start = start(table, self.seated(table).await);
        self.write(move |tx| tx.start(&start)).await;
    }

    /// The stored seats, assigned in order of joining.
    pub(crate) async fn seated(&self, table: TableId) -> Vec<Seat> {
        let mut seats = self.stored(table).await.seats;
        for (place, seat) in (0..).zip(&mut seats) {
            (seat.seat, seat.person) = (Some(place), Some(place.into()));
        }
        seats
    }
}

pub(crate) async fn stored(store: &Store, table: TableId) -> StoredTable {
    store.read(move |tx| tx.stored(table)).await.unwrap()
}

pub(crate) fn new_table(people: &[&str]) -> NewTable {
    NewTable {
        game: "noodle".into(),
        edition: 1,
        options: "goal=5000".into(),
        guild: "g1".into(),
        channel: "c1".into(),
        host: people[0].into(),
        seats: people.iter().map(|user| person(user)).collect(),
        seed: Seed([0xa7; 32]),
        commitment: "c0ffee".into(),
        opened: WallTime(1_000),
        clock: None,
        origin: String::new(),
        thread: false,
        remember: None,
        hints: false,
        rated: true,
        starts_when_full: false,
        minimum: db::Minimum::default(),
        answers_only: None,
        interaction: None,
    }
}

pub(crate) fn person(user: &str) -> NewSeat {
    NewSeat {
        user: user.into(),
        name: user.to_uppercase(),
        word: String::new(),
        level: None,
    }
}

pub(crate) fn start(table: TableId, seats: Vec<Seat>) -> Start {
    let seating = ["A=0", "B=1", "C=2", "D=3"];
    let seating = seating.iter().take(seats.len()).copied();
    Start {
        table,
        text: format!("began {} [3 1 4]", seating.collect::<Vec<_>>().join(" ")),
        seats,
        at: WallTime(2_000),
        time: TableTime(20),
        due: None,
    }
}

/// A move of the first seat, with these dice.
pub(crate) fn ply(table: TableId, number: u32, mv: &str) -> Append {
    act(table, number, &format!("A {mv} [1 5]"), vec![])
}

pub(crate) fn act(table: TableId, number: u32, text: &str, changes: Vec<Change>) -> Append {
    Append {
        table: table.into(),
        number,
        text: text.to_owned(),
        at: WallTime(3_000 + i64::from(number)),
        time: TableTime(30 + i64::from(number)),
        due: None,
        moves: true,
        changes,
    }
}

/// Checks the log of the tables of the fixture, of which older formats have rows.
pub(crate) async fn assert_told(store: &Store) {
    let told = [
        "100 began A=1 B=0",
        "100 resumed 500",
        "1100 A roll [1 2 3]",
        "1100 replaced B 2",
        "2500 back A",
        "1100 hint B",
        "0 vote B pause",
        "0 vote A end",
        "3000 paused unreachable",
    ];
    let stored = stored(store, TableId(2)).await;
    let log = stored.log.iter();
    let log: Vec<String> = log
        .map(|entry| format!("{} {}", entry.time.0, entry.text()))
        .collect();
    assert_eq!(log, told);
    let people: Vec<_> = stored.seats.iter().map(|seat| seat.person).collect();
    assert_eq!(people, [Some(2), Some(1)]);
    assert_eq!(stored.previous_players[0].person, 0);
}
