//! A store of a test's own, and tables in it.

use db::{Append, Hand, NewSeat, NewTable, Seat, Seed, Start, Store, TableId, TableTime, WallTime};

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

    /// A lobby in channel `c1` with these people seated, the first of them the host.
    pub(crate) async fn lobby(&self, people: &[&str]) -> TableId {
        self.store.create_table(new_table(people)).await.unwrap()
    }

    /// A table in play, seats in order of joining.
    pub(crate) async fn in_play(&self, people: &[&str]) -> TableId {
        let table = self.lobby(people).await;
        let seats = self.seated(table).await;
        self.store.start(start(table, seats)).await.unwrap();
        table
    }

    /// The stored seats, assigned in order of joining.
    pub(crate) async fn seated(&self, table: TableId) -> Vec<Seat> {
        let mut seats = self.store.load(table).await.unwrap().unwrap().seats;
        for (place, seat) in (0..).zip(&mut seats) {
            seat.seat = Some(place);
        }
        seats
    }
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
    Start {
        table,
        seats,
        faces: vec![3, 1, 4],
        at: WallTime(2_000),
        time: TableTime(20),
        due: None,
    }
}

pub(crate) fn ply(table: TableId, ply: u32, mv: &str) -> Append {
    Append {
        table: table.into(),
        ply,
        seat: 0,
        mv: mv.into(),
        faces: vec![1, 5],
        hand: Hand::Player,
        at: WallTime(3_000 + i64::from(ply)),
        time: TableTime(30 + i64::from(ply)),
        due: None,
        left: false,
        withdraws_vote: false,
        over: None,
    }
}
