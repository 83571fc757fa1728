//! Finished tables: ratings, history, forgetting, retention.

use db::{Append, Error, Finished, Participant, Played, TableId, WallTime};

use crate::home::standing;
use crate::{Home, new_table, newcomer, opened_otherwise, ply};

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
        let standings =
            places.map(|(seat, place)| standing(seat, Some(place), 100 / i32::from(place)));
        let mut last = Append {
            standings: standings.collect(),
            ..ply(table, number, "bank")
        };
        last.entry.at = WallTime(at);
        self.store.append(last).await.unwrap();
    }

    async fn finished(&self, which: Finished) -> Vec<TableId> {
        ids(&self.read(move |tx| tx.finished(&which)).await)
    }
}

pub(crate) fn ids(played: &[Played]) -> Vec<TableId> {
    played.iter().map(|played| played.table).collect()
}

fn of_guild(guild: &str) -> Finished {
    Finished {
        guild: Some(guild.into()),
        ..Finished::default()
    }
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
    let [mut later, mut game, mut channel] = [cy.clone(), cy.clone(), cy];
    later.since = Some(WallTime(5_001));
    game.game = Some("chess".into());
    channel.channel = Some("c2".into());
    for nothing in [later, game, channel] {
        assert_eq!(home.finished(nothing.clone()).await, [], "{nothing:?}");
    }
    let page = home.read(|tx| tx.latest_finished(&Finished::default(), 1, 1));
    assert_eq!(ids(&page.await), [same]);

    let first = &home.read(|tx| tx.finished(&Finished::default())).await[0];
    let people = first.seats.iter().map(|seat| {
        let Participant { user, name } = seat.last();
        (seat.seat, &**user, &**name, seat.place, seat.points)
    });
    let ann = (0, "ann", "ANN", Some(1), 100);
    let people: Vec<_> = people.collect();
    assert_eq!(people, [ann, (1, "cy", "CY", Some(2), 50)]);
    assert!(!first.voided && !first.hints);
    for found in [vec![], vec![late], vec![early, same, late]] {
        let which = Finished {
            tables: Some(found.clone()),
            ..Finished::default()
        };
        assert_eq!(home.finished(which).await, found);
    }
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
    let two = home.read(|tx| tx.earliest_finished(&of_guild("g1"), 2));
    assert_eq!(ids(&two.await), tables[..2]);
    let which = behind(6_000, tables[2]);
    let newest = home.read(move |tx| tx.latest_finished(&which, 0, 9)).await;
    assert_eq!(ids(&newest), [tables[1], tables[0]]);

    let version = async || home.read(|tx| tx.results_version(Some("g1"))).await;
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
    home.does(tables[0], 9, "voided").await;
    assert_eq!(counts().await, (2, 1));
    home.write(move |tx| tx.forget("ann", false)).await;
    assert_eq!(counts().await, (3, 1));
    let drop = async |before| home.store.drop_ended_before(WallTime(before), 9).await;
    drop(1).await.unwrap();
    assert_eq!(counts().await, (3, 1), "nothing was deleted");
    drop(5_001).await.unwrap();
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
    home.does(over, 7_000, "voided").await;
    assert!(home.read(|tx| tx.finished(&Finished::default())).await[0].voided);
    assert_eq!(home.stored(over).await.head.voided, Some(WallTime(7_000)));
    home.does(over, 7_500, "unvoided").await;
    assert!(!home.read(|tx| tx.finished(&Finished::default())).await[0].voided);
}

#[tokio::test]
async fn a_person_is_forgotten_at_every_table_and_the_other_players_games_stay() {
    let home = Home::new();
    let one = home.over("g1", &["ann", "ben"], 5_000).await;
    let two = home.over("g1", &["ben", "ann"], 6_000).await;
    let empty = home.lobby(&["ann"]).await;
    home.does(empty, 6_500, "left 0\nclosed empty").await;
    let left = home.in_play(&["ann", "ben", "cy"]).await;
    let found = home.store.delete(move |tx| tx.forget("ann", false)).await;
    assert_eq!(found, Err(Error::Taken), "she still plays there");
    home.does(left, 3_000, "A resign").await;

    let plies = home.stored(one).await.plies();
    let found = home.read(|tx| tx.tables_of("ann")).await;
    assert_eq!(found, [one, two, empty, left]);
    let found = home.write(move |tx| tx.forget("ann", false)).await;
    assert_eq!(found, [one, two, empty, left]);
    assert_eq!(home.read(|tx| tx.tables_of("ann")).await, []);

    let mut unknown = Vec::new();
    for table in [one, two, left] {
        let stored = home.stored(table).await;
        let mut seats = stored.seats.iter();
        let seat = seats.clone().find(|seat| db::is_forgotten(&seat.user));
        let seat = seat.unwrap();
        assert_eq!(seat.name, "someone");
        unknown.push(seat.user.clone());
        assert!(seats.any(|seat| seat.user == "ben" && seat.name == "BEN"));
        assert!(!format!("{stored:?}").contains("\"ann\""), "{stored:?}");
    }
    unknown.dedup();
    let one_person = "how often the others met her does not change";
    assert_eq!(unknown.len(), 1, "{one_person}");
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
    assert_eq!(first.seats[1].last().user, "ben");
}

#[tokio::test]
async fn a_person_who_is_forgotten_is_in_no_reason_for_which_a_result_is_void() {
    let home = Home::new();
    let over = home.over("g1", &["ann", "ben"], 5_000).await;
    home.write(move |tx| tx.note_void_reason(over, "collusion with <@ann>"))
        .await;
    home.does(over, 7_000, "voided").await;
    home.write(move |tx| tx.forget("ann", false)).await;
    let reason = home.read(move |tx| tx.void_reason(over)).await;
    assert_eq!(reason.as_deref(), Some("collusion with somebody"));
}

#[tokio::test]
async fn names_may_be_of_any_characters() {
    let home = Home::new();
    let name = "\"b\\e[n],\n\u{1}🐟";
    home.over("g1", &["ann", name], 5_000).await;
    let found = home.read(|tx| tx.finished(&Finished::default())).await;
    assert_eq!(found[0].seats[1].last(), &newcomer(name));
}

#[tokio::test]
async fn old_tables_are_deleted_and_open_ones_never() {
    let home = Home::new();
    let mut old = Vec::new();
    for at in [5_000, 6_000, 7_000] {
        old.push(home.over("g1", &["ann", "ben"], at).await);
    }
    let closed = home.lobby(&["ann"]).await;
    home.does(closed, 6_500, "closed expired").await;
    let open = home.in_play(&["ann"]).await;

    let drop = async || home.store.drop_ended_before(WallTime(7_000), 2).await;
    assert_eq!(drop().await.unwrap(), old[..2]);
    assert_eq!(drop().await.unwrap(), [closed]);
    let version = async || home.read(|tx| tx.results_version(Some("g1"))).await;
    let before = version().await;
    assert_eq!(drop().await.unwrap(), []);
    assert_eq!(version().await, before);
    let first = old[0];
    assert_eq!(home.read(move |tx| tx.load(first)).await, None);
    assert_eq!(home.read(|tx| tx.tables_of("ann")).await, [old[2], open]);
    assert!(
        home.lobby(&["cy"]).await > open,
        "no number is assigned twice"
    );
}
