//! Finished tables: ratings, history, forgetting, retention.

use db::{Append, Error, Finished, Played, Standing, TableId, WallTime};
use games::seat::Seat;

use crate::{Home, new_table, opened_otherwise, ply};

impl Home {
    /// A table on this server, opened by `people`, that ended with them in this order.
    pub(crate) async fn over(&self, guild: &str, people: &[&str], at: i64) -> TableId {
        let new = opened_otherwise(people, |opened| opened.place.server = guild.into());
        let table = self.write(move |tx| tx.create_table(&new)).await;
        self.begin(table).await;
        self.end(table, people.len(), 1, at).await;
        table
    }

    pub(crate) async fn end(&self, table: TableId, people: usize, number: u32, at: i64) {
        let places = (0..).zip(1..).take(people);
        let standing = |(seat, place)| Standing {
            seat: Seat::new(seat),
            place: Some(place),
            points: 100 / i32::from(place),
            moves: 1,
            away: false,
        };
        let mut last = Append {
            standings: places.map(standing).collect(),
            ..ply(table, number, "bank")
        };
        last.entry.at = WallTime(at);
        self.store.append(last).await.unwrap();
    }

    async fn finished(&self, which: Finished) -> Vec<TableId> {
        let found = self.read(move |tx| tx.finished(&which)).await;
        found.iter().map(|played| played.table).collect()
    }
}

fn of_guild(guild: &str) -> Finished {
    Finished {
        guild: Some(guild.into()),
        ..Finished::default()
    }
}

fn users(played: &Played) -> Vec<&str> {
    played
        .seats
        .iter()
        .map(|s| s.last().user.as_str())
        .collect()
}

#[tokio::test]
async fn finished_tables_are_listed_in_the_order_in_which_they_ended() {
    let home = Home::new();
    // The clock was set back by more than clocks of machines differ.
    let late = home.over("g1", &["ann", "ben"], 90_000).await;
    let early = home.over("g1", &["ann", "cy"], 5_000).await;
    let same = home.over("g2", &["ben", "cy"], 5_000).await;
    home.in_play(&["ann", "ben"]).await;

    let found = home.finished(Finished::default()).await;
    assert_eq!(found, [early, same, late]);
    assert_eq!(home.finished(of_guild("g1")).await, [early, late]);
    let cy = Finished {
        user: Some("cy".into()),
        since: Some(WallTime(5_000)),
        ..of_guild("g1")
    };
    assert_eq!(home.finished(cy.clone()).await, [early]);
    for (nothing, why) in [
        (
            Finished {
                since: Some(WallTime(5_001)),
                ..cy.clone()
            },
            "too late",
        ),
        (
            Finished {
                game: Some("chess".into()),
                ..cy.clone()
            },
            "another game",
        ),
        (
            Finished {
                channel: Some("c2".into()),
                ..cy
            },
            "another channel",
        ),
    ] {
        assert_eq!(home.finished(nothing).await, [], "{why}");
    }
    let page = home
        .read(|tx| tx.latest_finished(&Finished::default(), 1, 1))
        .await;
    assert_eq!(
        page.iter().map(|played| played.table).collect::<Vec<_>>(),
        [same]
    );

    let first = &home.read(|tx| tx.finished(&Finished::default())).await[0];
    let people: Vec<_> = first
        .seats
        .iter()
        .map(|s| {
            let one = s.last();
            (
                s.seat,
                one.user.as_str(),
                one.name.as_str(),
                s.place,
                s.points,
            )
        })
        .collect();
    assert_eq!(
        people,
        [
            (0, "ann", "ANN", Some(1), 100),
            (1, "cy", "CY", Some(2), 50)
        ]
    );
    assert!(!first.voided && !first.hints);
    let of_seven = Finished {
        tables: Some(vec![late]),
        ..Finished::default()
    };
    assert_eq!(home.finished(of_seven).await, [late]);
}

/// A list can be continued behind a table that was listed, in both directions, and counts of changes say when it cannot.
#[tokio::test]
async fn a_list_of_finished_tables_is_continued_where_it_ended() {
    let home = Home::new();
    let mut tables = Vec::new();
    for at in [5_000, 6_000, 6_000, 7_000] {
        tables.push(home.over("g1", &["ann", "ben"], at).await);
    }
    let behind = |ended: i64, table: TableId| Finished {
        after: Some((WallTime(ended), table)),
        ..of_guild("g1")
    };
    assert_eq!(home.finished(behind(5_000, tables[0])).await, tables[1..]);
    assert_eq!(home.finished(behind(6_000, tables[1])).await, tables[2..]);
    assert_eq!(home.finished(behind(7_000, tables[3])).await, []);
    let two = home
        .read(|tx| tx.earliest_finished(&of_guild("g1"), 2))
        .await;
    assert_eq!(
        two.iter().map(|one| one.table).collect::<Vec<_>>(),
        tables[..2]
    );
    let which = behind(6_000, tables[2]);
    let newest = home.read(move |tx| tx.latest_finished(&which, 0, 9)).await;
    let newest: Vec<TableId> = newest.iter().map(|one| one.table).collect();
    assert_eq!(newest, [tables[1], tables[0]]);

    let version = async || {
        let of_server = home.store.read(|tx| tx.results_version(Some("g1"))).await;
        of_server.unwrap()
    };
    let counts = async || {
        let found = version().await;
        (found.rewrites, found.removals)
    };
    let before = version().await;
    assert_eq!(before.changes, 4);
    assert_eq!(counts().await, (0, 0), "one after the other");
    home.over("g1", &["ann", "ben"], 100_000).await;
    home.over("g1", &["ann", "ben"], 80_000).await;
    assert_eq!(counts().await, (1, 1), "it ended before another");
    assert!(version().await.changes > before.changes);
    home.does(tables[0], 9, "voided").await.unwrap();
    assert_eq!(counts().await, (2, 1));
    home.write(move |tx| tx.forget("ann", false)).await;
    assert_eq!(counts().await, (3, 1));
    home.store.drop_ended_before(WallTime(1), 9).await.unwrap();
    assert_eq!(counts().await, (3, 1), "nothing was deleted");
    home.store
        .drop_ended_before(WallTime(5_001), 9)
        .await
        .unwrap();
    assert_eq!(counts().await, (4, 2));
}

#[tokio::test]
async fn a_result_says_since_when_its_people_are_known() {
    let home = Home::new();
    for (opened, people) in [(500, ["ann", "ben"]), (700, ["cy", "ann"])] {
        let mut new = new_table(&people);
        new.entry.at = WallTime(opened);
        let table = home.write(move |tx| tx.create_table(&new)).await;
        home.begin(table).await;
        home.end(table, 2, 1, 5_000).await;
    }
    let mut early = new_table(&["dee", "eve"]);
    early.entry.at = WallTime(300);
    home.write(move |tx| tx.create_table(&early)).await;
    let asked = ["cy", "ann", "ben", "nobody", "eve"].map(str::to_owned);
    let since = home.read(move |tx| tx.first_opened(&asked)).await;
    let since: std::collections::BTreeMap<_, _> = since.into_iter().collect();
    let expected = [("ann", 500), ("ben", 500), ("cy", 700), ("eve", 300)];
    let expected = expected.map(|(user, at)| (user.to_owned(), WallTime(at)));
    assert_eq!(since, expected.into());
    assert_eq!(home.read(|tx| tx.first_opened(&Vec::new())).await, []);
    let many: Vec<String> = (0..250).map(|number| format!("p{number}")).collect();
    let many = [many, vec!["ben".to_owned()]].concat();
    let since = home.read(move |tx| tx.first_opened(&many)).await;
    assert_eq!(since.first(), Some(&("ben".to_owned(), WallTime(500))));
}

#[tokio::test]
async fn a_result_can_be_voided_and_restored() {
    let home = Home::new();
    let over = home.over("g1", &["ann"], 5_000).await;
    let before = home.read(|tx| tx.results_version(Some("g1"))).await;
    home.does(over, 7_000, "voided").await.unwrap();
    assert!(home.read(|tx| tx.finished(&Finished::default())).await[0].voided);
    assert_eq!(home.stored(over).await.head.voided, Some(WallTime(7_000)));
    let after = home.read(|tx| tx.results_version(Some("g1"))).await;
    assert!(
        after.changes > before.changes && after.rewrites > before.rewrites,
        "what was computed from the results is out of date"
    );
    home.does(over, 7_500, "unvoided").await.unwrap();
    assert!(!home.read(|tx| tx.finished(&Finished::default())).await[0].voided);
}

#[tokio::test]
async fn a_person_is_forgotten_at_every_table_and_the_other_players_games_stay() {
    let home = Home::new();
    let one = home.over("g1", &["ann", "ben"], 5_000).await;
    let two = home.over("g1", &["ben", "ann"], 6_000).await;
    let empty = home.lobby(&["ann"]).await;
    home.does(empty, 6_500, "left 0\nclosed empty")
        .await
        .unwrap();
    let left = home.in_play(&["ann", "ben", "cy"]).await;
    let found = home.store.delete(move |tx| tx.forget("ann", false)).await;
    assert_eq!(found, Err(Error::Taken), "she still plays there");
    home.does(left, 3_000, "A resign").await.unwrap();

    let plies = home.stored(one).await.plies();
    let found = home.read(|tx| tx.tables_of("ann")).await;
    assert_eq!(found, [one, two, empty, left]);
    let found = home.write(move |tx| tx.forget("ann", false)).await;
    assert_eq!(found, [one, two, empty, left]);
    assert_eq!(home.read(|tx| tx.tables_of("ann")).await, []);

    let mut unknown = Vec::new();
    for table in [one, two, left] {
        let stored = home.stored(table).await;
        let seat = stored
            .seats
            .iter()
            .find(|seat| db::is_forgotten(&seat.user))
            .unwrap();
        assert_eq!(seat.name, "someone");
        unknown.push(seat.user.clone());
        assert!(
            stored
                .seats
                .iter()
                .any(|seat| seat.user == "ben" && seat.name == "BEN")
        );
        assert!(!format!("{stored:?}").contains("\"ann\""), "{stored:?}");
    }
    unknown.dedup();
    assert_eq!(
        unknown.len(),
        1,
        "how often the others met her does not change"
    );
    let again = home.over("g1", &["ann", "ben"], 7_000).await;
    home.write(move |tx| tx.forget("ann", false)).await;
    let stored = home.stored(again).await;
    assert_ne!(
        stored.seats[0].user, unknown[0],
        "nothing stored leads from one id to the other"
    );
    // Whoever comes back is known to have played, and others are told from them.
    assert!(db::may_have_been(&unknown[0], "ann") && !db::may_have_been(&unknown[0], "ben"));
    assert!(!db::was_new(&unknown[0]));
    home.over("g1", &["ben", "zoe"], 8_000).await;
    home.write(move |tx| tx.forget("zoe", true)).await;
    let zoes = home.read(|tx| tx.finished(&Finished::default())).await;
    let zoes = &zoes.last().unwrap().seats[1].last().user;
    assert!(db::was_new(zoes) && db::may_have_been(zoes, "zoe") && !db::may_have_been(zoes, "ann"));
    let head = home.stored(empty).await.head;
    assert!(db::is_forgotten(&head.host), "{head:?}");
    let stored = home.stored(one).await;
    assert_eq!(stored.plies(), plies);
    assert_eq!(stored.head.host, stored.seats[0].user, "still the host");
    assert_eq!(stored.seats[0].place, Some(1));
    let found = home.write(move |tx| tx.forget("ann", false)).await;
    assert_eq!(found, [], "forgetting twice changes nothing");
    let first = &home.read(|tx| tx.finished(&Finished::default())).await[0];
    assert_eq!(users(first)[1], "ben");
}

#[tokio::test]
async fn old_tables_are_deleted_and_open_ones_never() {
    let home = Home::new();
    let mut old = Vec::new();
    for at in [5_000, 6_000, 7_000] {
        old.push(home.over("g1", &["ann", "ben"], at).await);
    }
    let closed = home.lobby(&["ann"]).await;
    home.does(closed, 6_500, "closed expired").await.unwrap();
    let open = home.in_play(&["ann"]).await;

    assert_eq!(
        home.store
            .drop_ended_before(WallTime(7_000), 2)
            .await
            .unwrap(),
        old[..2]
    );
    assert_eq!(
        home.store
            .drop_ended_before(WallTime(7_000), 2)
            .await
            .unwrap(),
        [closed]
    );
    let before = home.store.read(|tx| tx.results_version(Some("g1"))).await;
    assert_eq!(
        home.store
            .drop_ended_before(WallTime(7_000), 2)
            .await
            .unwrap(),
        []
    );
    let found = home.store.read(|tx| tx.results_version(Some("g1"))).await;
    assert_eq!(found, before);
    let first = old[0];
    assert_eq!(home.read(move |tx| tx.load(first)).await, None);
    assert_eq!(home.read(|tx| tx.tables_of("ann")).await, [old[2], open]);
    assert!(
        home.lobby(&["cy"]).await > open,
        "no number is assigned twice"
    );
}

#[tokio::test]
async fn a_value_stored_by_key_can_be_deleted() {
    let home = Home::new();
    home.write(|tx| tx.put_meta("soup", "noodles")).await;
    home.write(|tx| tx.drop_meta("soup")).await;
    assert_eq!(home.read(|tx| tx.meta("soup")).await, None);
}
