//! Lobbies: joining, leaving, lucky words, starting.

use std::time::Duration;

use db::{Append, Beside, Error, NewTable, Phase, Store, TableId, Tx, WallTime};
use tables::event::Entry;
use tokio::task::JoinSet;
use tokio::time::Instant;

use crate::home::person;
use crate::{Home, act, new_table, newcomer, opened_otherwise, stored};

#[tokio::test]
async fn an_opened_table_is_found_as_it_was_described() {
    let home = Home::new();
    let table = home.lobby(&["ann", "ben"]).await;

    let stored = home.stored(table).await;
    assert_eq!(stored.head, home.stored(table).await.head);
    assert!(stored.plies().is_empty());
    let head = stored.head;
    assert_eq!(
        (head.id, head.phase, &*head.host),
        (table, Phase::Lobby, "ann")
    );
    assert_eq!((&*head.game, head.edition, head.rated), ("noodle", 1, true));
    assert_eq!(
        (&*head.guild, &*head.channel, head.message),
        ("g1", "c1", None)
    );
    assert_eq!(head.seed.0, [0xa7; 32]);
    let log: Vec<_> = stored.log.iter().map(Entry::text).collect();
    assert_eq!(log, [new_table(&["ann", "ben"]).entry.text()]);
    let times = (head.opened, head.started, head.ended);
    assert_eq!(times, (WallTime(1_000), None, None));
    let people = stored.seats.iter();
    let people = people.map(|s| (s.joined, &*s.user, &*s.name, s.seat));
    let people: Vec<_> = people.collect();
    assert_eq!(people, [(0, "ann", "ANN", None), (1, "ben", "BEN", None)]);
}

#[tokio::test]
async fn the_seed_is_not_in_any_log() {
    let home = Home::new();
    let table = home.lobby(&["ann"]).await;
    let stored = home.stored(table).await;
    for text in [
        format!("{stored:?}"),
        format!("{:#?}", crate::new_table(&["ann"])),
    ] {
        assert!(text.contains("Seed(secret)"), "{text}");
        assert!(!text.contains("167") && !text.contains("a7"), "{text}");
    }
}

#[tokio::test]
async fn what_happens_in_a_lobby_is_stored_in_order_and_found() {
    let home = Home::new();
    let table = home.lobby(&["ann"]).await;
    home.comes(table, 1_100, "sat 1", "ben").await;
    let before = home.stored(table).await;
    let twice = home.tries_with(table, 1_200, "sat 2", person("ben")).await;
    assert_eq!(twice, Err(Error::Taken));
    let after = home.stored(table).await;
    assert_eq!(after, before, "a refused write changes nothing");
    home.does(table, 1_200, "house 2 regular \"Maple\"").await;
    let word = Beside::Word("noodles".to_owned());
    home.tries_with(table, 1_300, "word 1", word).await.unwrap();
    home.does(table, 1_400, "left 0\nhost 1").await;
    let gone = home.tries(table, 1_500, "left 0").await;
    assert_eq!(gone, Err(Error::NotSeated));
    let stored = home.stored(table).await;
    assert_eq!(stored.head.host, "ben");
    let seats: Vec<_> = stored
        .seats
        .iter()
        .map(|seat| (seat.person, &*seat.user, &*seat.word, seat.level.as_deref()))
        .collect();
    let house = (2, "house-2", "", Some("regular"));
    assert_eq!(seats, [(1, "ben", "noodles", None), house]);
    // Whoever comes again has the same number, or another.
    home.comes(table, 1_600, "sat 0", "ann").await;
    assert_eq!(home.read(|tx| tx.open_tables_of("ann", 9)).await.len(), 1);
    home.does(table, 1_700, "left 0\nleft 1\nclosed empty")
        .await;
    let head = home.stored(table).await.head;
    assert_eq!(
        (head.phase, head.why.as_deref(), head.ended),
        (Phase::Closed, Some("empty"), Some(WallTime(1_700)))
    );
}

#[tokio::test]
async fn of_two_acts_in_a_lobby_that_do_not_know_of_each_other_one_is_stored() {
    let home = Home::new();
    let table = home.lobby(&["ann"]).await;
    let sits = |user: &str| Append {
        number: 1,
        beside: Beside::Person(newcomer(user)),
        ..act(table, 0, "sat 1")
    };
    let (one, other) = (sits("ben"), sits("cy"));
    let both = tokio::join!(home.store.append(one), home.store.append(other));
    let both = [both.0, both.1];
    assert!(
        both.iter().any(Result::is_ok) && both.contains(&Err(Error::Raced)),
        "{both:?}"
    );
    assert_eq!(home.stored(table).await.seats.len(), 2);
}

#[tokio::test]
async fn one_person_cannot_open_a_table_on_two_seats() {
    let home = Home::new();
    let twice = home
        .refused(|tx| tx.create_table(&crate::new_table(&["ann", "ann"])))
        .await;
    assert_eq!(twice, Error::Taken);
    let found = home.read(|tx| tx.open_tables_in("c1")).await;
    assert_eq!(found, [], "no part of the table is left behind");
}

#[tokio::test]
async fn the_message_of_a_table_can_change_and_disappear() {
    let home = Home::new();
    let table = home.lobby(&["ann"]).await;
    home.write(move |tx| tx.set_message(table.into(), "c2", Some("m9")))
        .await;
    let head = home.stored(table).await.head;
    assert_eq!(
        (&*head.channel, head.message.as_deref()),
        ("c2", Some("m9"))
    );
    home.write(move |tx| tx.set_message(table.into(), "c2", None))
        .await;
    assert_eq!(home.stored(table).await.head.message, None);
}

#[tokio::test]
async fn open_tables_are_found_by_channel_and_person() {
    let home = Home::new();
    let lobby = home.lobby(&["ann", "ben"]).await;
    let play = home.in_play(&["ann"]).await;
    let gone = home.lobby(&["ann"]).await;
    home.does(gone, 5_000, "closed expired").await;

    let ids = |heads: Vec<db::Head>| heads.iter().map(|head| head.id).collect::<Vec<_>>();
    let found = ids(home.read(|tx| tx.open_tables_in("c1")).await);
    assert_eq!(found, [play, lobby]);
    assert_eq!(ids(home.read(|tx| tx.open_tables_in("c2")).await), []);
    let found = ids(home.read(|tx| tx.open_tables_of("ann", 9)).await);
    assert_eq!(found, [play, lobby]);
    let found = ids(home.read(|tx| tx.open_tables_of("ann", 1)).await);
    assert_eq!(found, [play]);
    let found = ids(home.read(|tx| tx.open_tables_of("ben", 9)).await);
    assert_eq!(found, [lobby]);
}

#[tokio::test]
async fn nobody_opens_more_tables_on_a_server_than_they_may_have_however_many_processes_there_are()
{
    let home = Home::new();
    let processes = [home.store.clone(), home.another()];
    let mut asked = JoinSet::new();
    for number in 0..12 {
        let store = processes[number % 2].clone();
        asked.spawn(async move {
            store
                .write(|tx| tx.open_table(&new_table(&["ann"]), 2))
                .await
        });
    }
    let answers = asked.join_all().await;
    let opened = answers.iter().filter(|answer| answer.is_ok()).count();
    assert_eq!(opened, 2, "{answers:?}");
    let refused = |answer: &&Result<_, _>| **answer == Err(Error::TooMany);
    assert_eq!(answers.iter().filter(refused).count(), 10, "{answers:?}");
    let elsewhere = opened_otherwise(&["ann"], |opened| opened.place.server = "g2".into());
    home.write(move |tx| tx.open_table(&elsewhere, 2)).await;
    // On all servers together nobody waits in more than three lobbies.
    let third = opened_otherwise(&["ann"], |opened| opened.place.server = "g3".into());
    let refused = home.refused(move |tx| tx.open_table(&third, 2)).await;
    assert_eq!(refused, Error::TooManyLobbies);
    home.write(|tx| tx.open_table(&new_table(&["ben"]), 2))
        .await;
    let first = answers.into_iter().find_map(Result::ok).unwrap();
    home.does(first, 9_000, "closed host").await;
    home.write(|tx| tx.open_table(&new_table(&["ann"]), 2))
        .await;
}

#[tokio::test]
async fn of_two_tables_that_are_to_follow_from_one_a_single_one_is_opened() {
    let home = Home::new();
    let other = home.another();
    let before = home.in_play(&["ann"]).await;
    let at = async |store: &Store| stored(store, before).await.head.at();
    let (mut ours, mut theirs) = (at(&home.store).await, at(&other).await);
    let follow = move |tx: Tx<'_>, at, host| {
        tx.decide(at)?;
        let table = tx.open_table(&new_table(&[host]), 9)?;
        tx.put_meta("next", &table.to_string())?;
        Ok(table)
    };
    let (first, second) = tokio::join!(
        home.store
            .write_at(&mut ours, move |tx, at| follow(tx, at, "ann")),
        other.write_at(&mut theirs, move |tx, at| follow(tx, at, "ben"))
    );
    let (opened, refused) = match (first, second) {
        (Ok(opened), Err(refused)) | (Err(refused), Ok(opened)) => (opened, refused),
        both => panic!("{both:?}"),
    };
    assert_eq!(refused, Error::Raced);
    let noted = home.read(|tx| tx.meta("next")).await;
    assert_eq!(noted, Some(opened.to_string()));
    home.write(move |tx| tx.decide(before.into())).await;
    let outdated = home.store.write_at(&mut ours, move |tx, at| tx.decide(at));
    assert_eq!(outdated.await, Err(Error::Raced));
    let found = home.refused(move |tx| tx.decide(TableId(77).into())).await;
    assert_eq!(found, Error::Gone);
}

#[tokio::test]
async fn an_interaction_opens_one_table_however_often_it_is_delivered() {
    let home = Home::new();
    let by = |interaction: &str| NewTable {
        interaction: Some(interaction.to_owned()),
        ..new_table(&["ann"])
    };
    let [one, other] = [home.store.clone(), home.another()];
    let both = tokio::join!(
        one.write(move |tx| tx.open_table(&by("i1"), 2)),
        other.write(move |tx| tx.open_table(&by("i1"), 2))
    );
    let repeated = |opened: &Result<_, _>| matches!(opened, Err(Error::Repeated));
    let opened: [Result<TableId, Error>; 2] = both.into();
    assert_eq!(
        opened.iter().filter(|opened| repeated(opened)).count(),
        1,
        "{opened:?}"
    );
    one.write(move |tx| tx.open_table(&by("i2"), 2))
        .await
        .unwrap();
    // One more would be too many, but this is none.
    assert!(repeated(
        &one.write(move |tx| tx.open_table(&by("i2"), 2)).await
    ));
    let more = one.write(move |tx| tx.open_table(&by("i3"), 2)).await;
    assert_eq!(more.map(drop), Err(Error::TooMany));
    assert_eq!(one.read(|tx| tx.count_open()).await, Ok((2, 0)));
}

#[tokio::test]
async fn what_nobody_waits_for_any_more_is_not_begun_but_finished() {
    let home = Home::new();
    let store = &home.store;
    let (now, later) = (Instant::now(), Instant::now() + Duration::from_secs(600));
    let open = async || {
        store
            .write(|tx| tx.open_table(&new_table(&["ann"]), 9))
            .await
            .map(drop)
    };
    assert_eq!(db::wanted_until(now, open()).await, Err(Error::TooLate));
    assert_eq!(home.read(|tx| tx.count_open()).await, (0, 0));
    assert_eq!(store.health().failing, None, "no fault of the store");
    assert_eq!(db::wanted_until(later, open()).await, Ok(()));
    // What belongs to something that is done is done, too.
    let soon = Instant::now() + Duration::from_millis(300);
    let both = async {
        let first = open().await;
        tokio::time::sleep_until(soon).await;
        (first, open().await)
    };
    match db::wanted_until(soon, both).await {
        // On a machine that was too busy even for the first.
        (Err(Error::TooLate), second) => assert_eq!(second, Err(Error::TooLate)),
        both => assert_eq!(both, (Ok(()), Ok(()))),
    }
}
