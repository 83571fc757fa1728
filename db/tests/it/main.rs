//! The promises of the store, tested through its interface. A full disk and a failed commit are tested beside the engine.

mod admin_log;
mod clocks;
mod company;
mod daily;
mod damage;
mod file;
mod house;
mod invitations;
mod lobby;
mod play;
mod rehearsal;
mod results;
mod rooms;
mod servers;
mod together;
mod vanished;

use db::{Append, Hand, NewSeat, NewTable, Seat, Seed, Start, Store, TableId, TableTime, WallTime};

/// A store in a temporary folder.
struct Home {
    store: Store,
    folder: tempfile::TempDir,
}

impl Home {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path().join("rollhouse.db")).unwrap();
        Self { store, folder }
    }

    fn path(&self) -> std::path::PathBuf {
        self.folder.path().join("rollhouse.db")
    }

    /// A lobby in channel `c1` with these people seated, the first of them the host.
    async fn lobby(&self, people: &[&str]) -> TableId {
        self.store.create_table(new_table(people)).await.unwrap()
    }

    /// A table in play, seats in order of joining.
    async fn in_play(&self, people: &[&str]) -> TableId {
        let table = self.lobby(people).await;
        let seats = self.seated(table).await;
        self.store.start(start(table, seats)).await.unwrap();
        table
    }

    /// The stored seats, assigned in order of joining.
    async fn seated(&self, table: TableId) -> Vec<Seat> {
        let mut seats = self.store.load(table).await.unwrap().unwrap().seats;
        for (place, seat) in (0..).zip(&mut seats) {
            seat.seat = Some(place);
        }
        seats
    }
}

fn new_table(people: &[&str]) -> NewTable {
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
        answers_only: None,
    }
}

fn person(user: &str) -> NewSeat {
    NewSeat {
        user: user.into(),
        name: user.to_uppercase(),
        word: String::new(),
        level: None,
    }
}

fn start(table: TableId, seats: Vec<Seat>) -> Start {
    Start {
        table,
        seats,
        faces: vec![3, 1, 4],
        at: WallTime(2_000),
        time: TableTime(20),
        due: None,
    }
}

fn ply(table: TableId, ply: u32, mv: &str) -> Append {
    Append {
        table,
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
