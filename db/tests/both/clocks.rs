//! Time at a table: due work, turn notifications, pauses.

use db::{Append, Error, Head, NewTable, NotificationSettings, Seat, TableId, TurnUpdate, Uptime};

use tables::event::Entry;

use crate::home::{no_update, says};
use crate::{Home, act, new_table};

impl Home {
    async fn now(&self, table: TableId) -> (Head, Vec<Seat>) {
        let stored = self.read(move |tx| tx.load(table)).await.unwrap();
        (stored.head, stored.seats)
    }
}

#[tokio::test]
async fn a_table_is_due_no_later_than_its_latest_act_says() {
    let home = Home::new();
    let mut tables = Vec::new();
    for due in [Some(Uptime(300)), Some(Uptime(100)), None] {
        let new = NewTable {
            due,
            ..new_table(&["ann", "ben"])
        };
        let table = home.write(move |tx| tx.create_table(&new)).await;
        tables.push(table);
    }
    let due = async |by| home.read(move |tx| tx.tables_due(by, 9)).await;
    assert_eq!(due(Uptime(99)).await, []);
    assert_eq!(due(Uptime(100)).await, [tables[1]]);
    let found = due(Uptime(500)).await;
    assert_eq!(found, [tables[1], tables[0]], "longest due first");
    let found = home.read(|tx| tx.tables_due(Uptime(500), 1)).await;
    assert_eq!(found, [tables[1]]);

    let later = Append {
        due: Some(Uptime(400)),
        ..act(tables[1], 0, "here")
    };
    home.store.append(later).await.unwrap();
    home.begin(tables[0]).await;
    home.begin(tables[2]).await;
    let third = tables[2];
    home.write(move |tx| tx.set_due(third, Some(Uptime(200))))
        .await;
    assert_eq!(due(Uptime(500)).await, [tables[1], tables[2]]);
    let done = TurnUpdate {
        due: Some(Uptime(400)),
        ..no_update(tables[1])
    };
    home.store.update_turns(done).await.unwrap();
    assert_eq!(due(Uptime(500)).await, [tables[2], tables[1]]);
    let lobby = home.lobby(&["ann"]).await;
    let found = home
        .refused(move |tx| tx.set_due(lobby, Some(Uptime(1))))
        .await;
    assert_eq!(found, Error::Raced, "a lobby has no turns");
}

#[tokio::test]
async fn due_work_is_claimed_by_one_process_until_it_is_due_again() {
    let home = Home::new();
    let mut tables = Vec::new();
    for number in 0..6 {
        let table = home.in_play(&["ann", "ben"]).await;
        let due = Some(Uptime(100 + number));
        home.write(move |tx| tx.set_due(table, due)).await;
        tables.push(table);
    }
    let other = home.another();
    let (by, until) = (Uptime(200), Uptime(4_200));
    if !home.store.is_shared() {
        let claimed = home.store.claim_due(by, until, 2).await.unwrap();
        assert_eq!(claimed, tables[..2], "longest due first");
        let due = home.read(move |tx| tx.tables_due(by, 9)).await;
        assert_eq!(due, tables, "the only process needs no claims");
        return;
    }
    let (ours, theirs) = tokio::join!(
        home.store.claim_due(by, until, 9),
        other.claim_due(by, until, 9)
    );
    let mut claimed = [ours.unwrap(), theirs.unwrap()].concat();
    claimed.extend(other.claim_due(by, until, 9).await.unwrap());
    claimed.sort_unstable();
    assert_eq!(claimed, tables, "each once");
    assert_eq!(other.claim_due(by, until, 9).await.unwrap(), []);
    let mut left = other.claim_due(until, Uptime(9_000), 9).await.unwrap();
    left.sort_unstable();
    assert_eq!(left, tables, "the process that claimed them died");
}

#[tokio::test]
async fn notified_players_are_known_until_the_notification_is_deleted() {
    let home = Home::new();
    let table = home.in_play(&["ann", "ben"]).await;
    let update = TurnUpdate {
        pinged: vec![(1, 4)],
        reminded: vec![(0, 3)],
        due: Some(Uptime(9)),
        ..no_update(table)
    };
    home.store.update_turns(update).await.unwrap();
    home.write(move |tx| tx.set_ping(table.into(), "m7")).await;
    let (head, seats) = home.now(table).await;
    assert_eq!(head.ping.as_deref(), Some("m7"));
    let told = seats
        .iter()
        .map(|seat| (seat.pinged_ply, seat.reminded_ply));
    let told: Vec<_> = told.collect();
    assert_eq!(told, [(None, Some(3)), (Some(4), None)]);

    let deleted = TurnUpdate {
        delete_ping: true,
        due: Some(Uptime(9)),
        ..no_update(table)
    };
    home.store.update_turns(deleted).await.unwrap();
    assert_eq!(home.now(table).await.0.ping, None);
    let stranger = TurnUpdate {
        pinged: vec![(5, 1)],
        delete_ping: true,
        ..no_update(table)
    };
    let found = home.store.update_turns(stranger).await;
    assert_eq!(found, Err(Error::NotSeated));
    let found = home.read(|tx| tx.tables_due(Uptime(9), 9)).await;
    assert_eq!(found, [table], "nothing of a refused write is stored");
}

#[tokio::test]
async fn who_was_notified_before_a_pause_is_notified_again_after_it() {
    let home = Home::new();
    let table = home.in_play(&["ann", "ben"]).await;
    let update = TurnUpdate {
        pinged: vec![(0, 0)],
        reminded: vec![(0, 0)],
        ..no_update(table)
    };
    home.store.update_turns(update).await.unwrap();
    let told = async || {
        let seat = &home.now(table).await.1[0];
        (seat.pinged_ply, seat.reminded_ply)
    };
    home.store.append(act(table, 1, "paused")).await.unwrap();
    assert_eq!(told().await, (Some(0), Some(0)));
    home.store
        .append(act(table, 2, "resumed 250"))
        .await
        .unwrap();
    assert_eq!(told().await, (None, None));
    let log = home.stored(table).await.log;
    let told: Vec<_> = log[2..].iter().map(Entry::text).collect();
    assert_eq!(told, ["paused", "resumed 250"]);
}

#[tokio::test]
async fn notification_settings_apply_at_every_table() {
    let home = Home::new();
    let first = home.lobby(&["ann", "ben"]).await;
    let chosen = NotificationSettings {
        pings: "never".into(),
        zone: "Asia/Tokyo".into(),
        quiet: Some((22, 7)),
        pace: "at-once".into(),
        pictures: "still".into(),
    };
    let choose = async |chosen: &NotificationSettings| {
        let chosen = chosen.clone();
        let change = move |own: &mut NotificationSettings| *own = chosen.clone();
        home.store
            .write(move |tx| tx.change_notification_settings("ann", &change))
            .await
    };
    assert_eq!(choose(&chosen).await, Ok(chosen.clone()));
    let second = home.lobby(&["ann", "ben"]).await;
    for table in [first, second] {
        let (_, seats) = home.now(table).await;
        assert_eq!(seats[0].notifications, chosen);
        assert_eq!(seats[1].notifications, NotificationSettings::default());
    }
    let changed = NotificationSettings {
        quiet: None,
        ..chosen
    };
    choose(&changed).await.unwrap();
    let found = home.read(|tx| tx.notification_settings("ann")).await;
    assert_eq!(found, changed.clone());
    let found = home.read(|tx| tx.notification_settings("zoe")).await;
    assert_eq!(found, NotificationSettings::default());
    let late = NotificationSettings {
        quiet: Some((22, 24)),
        ..changed
    };
    let refused = choose(&late).await.unwrap_err();
    says(&refused, &["hours are 0 to 23"]);
}
