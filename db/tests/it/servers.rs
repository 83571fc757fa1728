//! Server settings, channel presets, and seats that change hands.

use std::time::Duration;

use db::{
    ChannelPreset, Error, Finished, Lag, NewTable, Server, TableId, TableTime, Takeover, Uptime,
    Vote,
};

use crate::{Home, new_table, ply};

fn takeover(table: TableId, from: &str, user: &str) -> Takeover {
    Takeover {
        table: table.into(),
        seat: 0,
        from: from.into(),
        user: user.into(),
        name: user.to_uppercase(),
        ply: 1,
        time: Some(TableTime(500)),
        due: Uptime(7),
    }
}

#[tokio::test]
async fn a_takeover_changes_the_seat_and_keeps_the_previous_player() {
    let home = Home::new();
    let table = home.in_play(&["ann", "ben"]).await;
    home.store.append(ply(table, 1, "roll")).await.unwrap();
    home.store.agree(table, 0, Vote::End).await.unwrap();
    let twice = home.store.replace(takeover(table, "ann", "ben")).await;
    assert_eq!(twice, Err(Error::Taken));
    let wrong = home.store.replace(takeover(table, "ben", "cleo")).await;
    assert_eq!(wrong, Err(Error::NotSeated), "the seat is not Ben's");
    let before = home.store.load(table).await.unwrap().unwrap();
    assert_eq!(before.previous_players, []);

    home.store
        .replace(takeover(table, "ann", "cleo"))
        .await
        .unwrap();
    let now = home.store.load(table).await.unwrap().unwrap();
    let seat = &now.seats[0];
    assert_eq!((seat.user.as_str(), seat.name.as_str()), ("cleo", "CLEO"));
    assert_eq!(
        (seat.back, seat.agrees_to_end),
        (Some(TableTime(500)), false)
    );
    assert_eq!(seat.word, before.seats[0].word, "the dice depend on it");
    let previous = &now.previous_players[0];
    assert_eq!((previous.user.as_str(), previous.until), ("ann", 1));
    assert_eq!(
        now.head.host, "cleo",
        "Ann was the host and is no longer there"
    );
    assert_eq!(home.store.open_tables_of("ann", 9).await.unwrap(), []);
    assert_eq!(home.store.tables_of("ann").await.unwrap(), [table]);

    // The first player takes the seat again.
    home.store
        .replace(takeover(table, "cleo", "ann"))
        .await
        .unwrap();
    let now = home.store.load(table).await.unwrap().unwrap();
    assert_eq!(now.previous_players.len(), 2);
    assert_eq!(home.store.forget("cleo", false).await.unwrap(), [table]);
    let now = home.store.load(table).await.unwrap().unwrap();
    assert_eq!(now.previous_players[1].name, "someone");
}

#[tokio::test]
async fn a_result_says_whether_a_seat_was_taken_over() {
    let home = Home::new();
    let places = [0, 1].map(|seat| db::Standing {
        seat,
        place: Some(1),
        points: 7,
        away: false,
    });
    for taken in [false, true] {
        let table = home.in_play(&["ann", "ben"]).await;
        if taken {
            let before_her_move = Takeover {
                ply: 0,
                ..takeover(table, "ann", "cleo")
            };
            home.store.replace(before_her_move).await.unwrap();
        }
        let last = db::Append {
            over: Some(places.to_vec()),
            ..ply(table, 1, "bank")
        };
        home.store.append(last).await.unwrap();
        let found = home.store.finished(Finished::default()).await.unwrap();
        let found = found.iter().find(|played| played.table == table).unwrap();
        let seat = &found.seats[0];
        let users: Vec<&str> = seat.holders.iter().map(|one| one.user.as_str()).collect();
        let (all, moves): (&[&str], u32) = if taken {
            (&["ann", "cleo"], 0)
        } else {
            (&["ann"], 1)
        };
        assert_eq!((&users[..], seat.moves), (all, moves));
        let of_ann = Finished {
            user: Some("ann".into()),
            ..Finished::default()
        };
        let of_ann = home.store.finished(of_ann).await.unwrap();
        assert_eq!(of_ann.len(), 1, "also if she was replaced");
        home.store.drop_table(table).await.unwrap();
        assert_eq!(home.store.load(table).await, Ok(None));
    }
}

#[tokio::test]
async fn a_seat_that_is_taken_back_never_changed_hands() {
    let home = Home::new();
    let table = home.in_play(&["ann", "ben"]).await;
    home.store.append(ply(table, 1, "roll")).await.unwrap();
    let before = home.store.load(table).await.unwrap().unwrap();
    let late = Takeover {
        time: None,
        ..takeover(table, "ann", "cleo")
    };
    home.store.replace(late).await.unwrap();
    let taken = home.store.load(table).await.unwrap().unwrap();
    assert_eq!(taken.seats[0].back, None, "the clock goes on");
    let back = async |seat, user: &str| {
        let (time, due) = (Some(TableTime(700)), Uptime(9));
        let store = &home.store;
        store.take_seat_again(table, seat, user, time, due).await
    };
    assert_eq!(back(0, "ben").await, Err(Error::NotSeated));
    assert_eq!(back(1, "ann").await, Err(Error::NotSeated));
    back(0, "ann").await.unwrap();
    let after = home.store.load(table).await.unwrap().unwrap();
    assert_eq!(after.previous_players, []);
    assert_eq!(after.seats[0].name, before.seats[0].name);
    assert_eq!(after.seats[0].back, Some(TableTime(700)));
    assert_eq!(back(0, "ann").await, Err(Error::NotSeated), "it is hers");
    home.store
        .replace(takeover(table, "ann", "cleo"))
        .await
        .unwrap();
    home.store
        .replace(Takeover {
            seat: 1,
            ..takeover(table, "ben", "ann")
        })
        .await
        .unwrap();
    assert_eq!(back(0, "ann").await, Err(Error::Taken));
}

#[tokio::test]
async fn a_host_who_resigns_is_replaced() {
    let home = Home::new();
    let table = home.in_play(&["ann", "ben"]).await;
    let leaves = db::Append {
        left: true,
        ..ply(table, 1, "resign")
    };
    home.store.append(leaves).await.unwrap();
    assert_eq!(home.store.head(table).await.unwrap().unwrap().host, "ben");
}

#[tokio::test]
async fn an_unreachable_table_is_suspended_until_it_resumes() {
    let home = Home::new();
    let table = home.in_play(&["ann"]).await;
    home.store
        .suspend_unreachable(table, TableTime(50), Uptime(1))
        .await
        .unwrap();
    let head = home.store.head(table).await.unwrap().unwrap();
    assert_eq!((head.unreachable, head.paused), (true, Some(TableTime(50))));
    assert_eq!(
        home.store
            .suspend_unreachable(table, TableTime(60), Uptime(1))
            .await,
        Err(Error::Raced)
    );
    home.store.resume(table, Lag(10), Uptime(1)).await.unwrap();
    let head = home.store.head(table).await.unwrap().unwrap();
    assert_eq!(
        (head.unreachable, head.paused, head.lag),
        (false, None, Lag(10))
    );
}

#[tokio::test]
async fn new_server_settings_are_stored_and_make_its_tables_due() {
    let home = Home::new();
    assert_eq!(home.store.server("g1").await, Ok(Server::default()));
    let table = home.in_play(&["ann"]).await;
    home.store.set_due(table, None).await.unwrap();
    let chosen = Server {
        channels: vec!["c1".into(), "c2".into()],
        moderator_role: Some("r1".into()),
        pings: false,
        players_role: None,
        open_history: true,
        shares_results: true,
        new_account_days: 30,
        reports_channel: Some("c3".into()),
    };
    let new = chosen.clone();
    let choose = move |server: &mut Server| *server = new.clone();
    let changed = home.store.change_server("g1", choose.clone()).await;
    assert_eq!(changed, Ok(Some(chosen.clone())));
    assert_eq!(home.store.server("g1").await, Ok(chosen));
    assert_eq!(home.store.server("g2").await, Ok(Server::default()));
    assert!(home.store.load(table).await.unwrap().unwrap().quiet);
    assert_eq!(home.store.tables_due(Uptime(0), 9).await.unwrap(), [table]);
    home.store.set_due(table, None).await.unwrap();
    assert_eq!(
        home.store.change_server("g1", choose.clone()).await,
        Ok(None)
    );
    assert_eq!(home.store.tables_due(Uptime(0), 9).await.unwrap(), []);
    let nowhere = home.store.change_server("", choose).await;
    assert!(matches!(nowhere, Err(Error::Bad(_))), "{nowhere:?}");
}

#[tokio::test]
async fn choices_made_at_the_same_moment_are_all_kept() {
    let home = Home::new();
    let store = &home.store;
    let (pings, history, shared) = tokio::join!(
        store.change_server("g1", |server| server.pings = false),
        store.change_server("g1", |server| server.open_history = true),
        store.change_server("g1", |server| server.shares_results = true),
    );
    for changed in [pings, history, shared] {
        assert!(changed.unwrap().is_some());
    }
    let server = store.server("g1").await.unwrap();
    let chosen = (server.pings, server.open_history, server.shares_results);
    assert_eq!(chosen, (false, true, true));

    let (zone, quiet) = tokio::join!(
        store.change_notification_settings("ann", |own| own.zone = "Asia/Tokyo".into()),
        store.change_notification_settings("ann", |own| own.quiet = Some((22, 7))),
    );
    zone.unwrap();
    quiet.unwrap();
    let own = store.notification_settings("ann").await.unwrap();
    assert_eq!(
        (own.zone.as_str(), own.quiet),
        ("Asia/Tokyo", Some((22, 7)))
    );
}

#[tokio::test]
async fn a_channel_keeps_its_last_options_unless_others_are_pinned() {
    let home = Home::new();
    let opens = async |options: &str, remember: bool| {
        let new = NewTable {
            options: options.into(),
            clock: Some(Duration::from_secs(60)),
            remember: remember.then(|| "c1".into()),
            ..new_table(&["ann"])
        };
        home.store.create_table(new).await.unwrap();
        let preset = home.store.channel_presets("c1").await.unwrap();
        preset.first().map(|preset| preset.options.clone())
    };
    assert_eq!(opens("goal=1", false).await, None);
    assert_eq!(home.store.pin("c1", "noodle", true).await, Err(Error::Gone));
    assert_eq!(opens("goal=2", true).await, Some("goal=2".into()));
    assert_eq!(opens("goal=3", true).await, Some("goal=3".into()));
    home.store.pin("c1", "noodle", true).await.unwrap();
    assert_eq!(opens("goal=4", true).await, Some("goal=3".into()));
    let preset = ChannelPreset {
        game: "noodle".into(),
        options: "goal=3".into(),
        clock: Some(Duration::from_secs(60)),
        thread: false,
        pinned: true,
    };
    assert_eq!(home.store.channel_presets("c1").await, Ok(vec![preset]));
    home.store.pin("c1", "noodle", false).await.unwrap();
    assert_eq!(opens("goal=5", true).await, Some("goal=5".into()));
    assert_eq!(home.store.channel_presets("c2").await, Ok(Vec::new()));
}
