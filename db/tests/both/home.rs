//! A store of a test's own, and tables in it.

use std::fmt::Debug;

use db::{
    Append, Beside, Error, NewTable, Participant, Seed, Standing, Store, StoredTable, TableAt,
    TableId, TableTime, TurnUpdate, Tx, WallTime,
};
use tables::event::{Entry, Event, Opened};

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
        let people = self.stored(table).await.seats;
        let letters = people.iter().zip('A'..);
        let seating: Vec<String> = letters
            .map(|(seat, letter)| format!("{letter}={}", seat.person))
            .collect();
        let began = format!("began {} [3 1 4]", seating.join(" "));
        let number = u32::try_from(self.stored(table).await.log.len()).unwrap();
        let began = Append::of(table, number, entry(2_000, 20, &began));
        self.store.append(began).await.unwrap();
    }

    /// Stores the next act of a table, at this moment.
    pub(crate) async fn does(&self, table: TableId, at: i64, text: &str) {
        self.tries(table, at, text).await.unwrap();
    }

    /// The same of an act that is about this person.
    pub(crate) async fn comes(&self, table: TableId, at: i64, text: &str, user: &str) {
        self.tries_with(table, at, text, person(user))
            .await
            .unwrap();
    }

    /// The same of an act that may be refused.
    pub(crate) async fn tries(&self, table: TableId, at: i64, text: &str) -> Result<(), Error> {
        self.tries_with(table, at, text, Beside::Nothing).await
    }

    pub(crate) async fn tries_with(
        &self,
        table: TableId,
        at: i64,
        text: &str,
        beside: Beside,
    ) -> Result<(), Error> {
        let stored = self.store.read(move |tx| tx.stored(table)).await?;
        let number = u32::try_from(stored.log.len()).unwrap();
        let ply = u32::try_from(stored.plies().len()).unwrap();
        let entry = entry(at, 30, text);
        let is_ply = |event: &&Event| matches!(event, Event::Ply(_));
        let plies = entry.events.iter().filter(is_ply).count();
        let next = Append {
            beside,
            ply: ply.saturating_sub(1) + u32::try_from(plies).unwrap(),
            ..Append::of(table, number, entry)
        };
        self.store.append(next).await.map(drop)
    }
}

pub(crate) async fn stored(store: &Store, table: TableId) -> StoredTable {
    store.read(move |tx| tx.stored(table)).await.unwrap()
}

pub(crate) fn new_table(people: &[&str]) -> NewTable {
    let place = "place g1 c1 options goal=5000";
    let commitment = "c0".repeat(32);
    let opened = format!("opened noodle 1 rated commitment {commitment} {place}");
    let sat = (0..people.len()).map(|number| format!("\nsat {number}"));
    let text: String = [opened].into_iter().chain(sat).collect();
    NewTable {
        entry: entry(1_000, 10, &text),
        people: people.iter().map(|user| newcomer(user)).collect(),
        seed: Seed([0xa7; 32]),
        due: None,
        remember: None,
        interaction: None,
    }
}

/// The same, opened otherwise.
pub(crate) fn opened_otherwise(people: &[&str], change: impl Fn(&mut Opened)) -> NewTable {
    let mut new = new_table(people);
    if let Event::Opened(opened) = &mut new.entry.events[0] {
        change(opened);
    }
    new
}

pub(crate) fn person(user: &str) -> Beside {
    Beside::Person(newcomer(user))
}

/// Checks the words of an error.
#[track_caller]
pub(crate) fn says(error: &Error, words: &[&str]) {
    let said = error.to_string();
    for word in words {
        assert!(said.contains(word), "{word:?} is not in: {said}");
    }
}

/// Stores a value under a key.
pub(crate) async fn put(store: &Store, key: &'static str, value: &'static str) {
    let put = store.write(move |tx| tx.put_meta(key, value));
    put.await.unwrap();
}

/// The result of a seat at the end of a game in which it moved once.
pub(crate) fn standing(seat: usize, place: Option<u8>, points: i32) -> Standing {
    Standing {
        seat: games::seat::Seat::new(seat),
        place,
        points,
        moves: 1,
        away: false,
    }
}

/// Nothing that was done about the turns at a table.
pub(crate) fn no_update(table: impl Into<TableAt>) -> TurnUpdate {
    TurnUpdate {
        table: table.into(),
        pinged: vec![],
        reminded: vec![],
        delete_ping: false,
        due: None,
    }
}

pub(crate) fn newcomer(user: &str) -> Participant {
    Participant {
        user: user.into(),
        name: user.to_uppercase(),
    }
}

fn entry(at: i64, time: i64, text: &str) -> Entry {
    Entry::read(WallTime(at), TableTime(time), text).unwrap()
}

/// A move of the first seat, with these dice, at a table that began as it was opened.
pub(crate) fn ply(table: TableId, number: u32, mv: &str) -> Append {
    act(table, number, &format!("A {mv} [1 5]"))
}

/// The act of this number in play.
pub(crate) fn act(table: TableId, number: u32, text: &str) -> Append {
    let entry = entry(3_000 + i64::from(number), 30 + i64::from(number), text);
    Append {
        ply: number,
        ..Append::of(table, number + 1, entry)
    }
}

/// Checks the log of the tables of the fixture, of which older formats have rows.
pub(crate) async fn assert_told(store: &Store) {
    let opened = |terms: &str, commitment: &str, place: &str| {
        format!("opened {terms} commitment {commitment} place {place}")
    };
    let commitment = "c0ff".repeat(16);
    let table = |number| async move { stored(store, TableId(number)).await };
    let told = [
        &*format!(
            "0 {}\nsat 0\nhouse 1 regular \"Maple\"",
            opened(
                "noodle 1 clock 120000 rated hints",
                &commitment,
                "g1 c1 options "
            )
        ),
        "100 began A=1 B=0",
        "100 resumed 500",
        "1100 A roll [1 2 3]",
        "1100 replaced B 2",
        "2500 back A",
        "1100 hint B",
        "0 vote B pause",
        "0 vote A end",
        "3000 paused unreachable",
        "0 host 2",
    ];
    let log_of = |stored: &StoredTable| -> Vec<String> {
        let log = stored.log.iter();
        log.map(|entry| format!("{} {}", entry.time.0, entry.text()))
            .collect()
    };
    let play = table(2).await;
    assert_eq!(log_of(&play), told);
    let lobby = opened(
        "noodle 1 clock 86400000 full thread pinned",
        &commitment,
        "g1 c1 options goal=5000",
    );
    let asked = "invited 1 601000 by 0\ninvited 2 601000 by 0\ndeclined 2";
    let told = [
        format!("4000 {lobby}\nsat 0\nhost 0\n{asked}"),
        "0 here".to_owned(),
    ];
    assert_eq!(log_of(&table(1).await), told);
    let over = opened("marmottes 1 rated", &commitment, "s9 c2 answers options ");
    let told = ["100 began A=0 B=1 [6]", "1100 B leave", "0 voided"];
    let over = format!("0 {over}\nsat 0\nsat 1\nhost 0");
    let found = log_of(&table(3).await);
    assert_eq!(
        (&found[0], &found[1..]),
        (&over, &told.map(str::to_owned)[..])
    );
    let closed = opened("marmottes 1 rated", &commitment, "g1 c1 options ");
    let told = [
        format!("0 {closed}\nsat 0\nleft 0\nhost 0"),
        "0 closed expired".to_owned(),
    ];
    assert_eq!(log_of(&table(4).await), told);
    let stored = play;
    let people: Vec<_> = stored.seats.iter().map(|seat| seat.person).collect();
    assert_eq!(people, [2, 1]);
    assert_eq!(stored.previous_players[0].person, 0);
}
