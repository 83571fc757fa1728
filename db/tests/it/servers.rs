//! Server settings, channel presets, and seats that change hands.

use std::time::Duration;

use db::{
    ChannelPreset, Error, Finished, Lag, NewTable, Server, TableTime, Takeover, Uptime, Vote,
};

use crate::{Home, new_table, ply};

fn takeover(from: &str, user: &str) -> Takeover {
    Takeover {
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
    home.write(move |tx| tx.agree(table.into(), 0, Vote::End))
        .await;
    let twice = home
        .store
        .write(move |tx| tx.replace(table.into(), &takeover("ann", "ben")))
        .await;
    assert_eq!(twice, Err(Error::Taken));
    let wrong = home
        .store
        .write(move |tx| tx.replace(table.into(), &takeover("ben", "cleo")))
        .await;
    assert_eq!(wrong, Err(Error::NotSeated), "the seat is not Ben's");
    let before = home.stored(table).await;
    assert_eq!(before.previous_players, []);

    home.write(move |tx| tx.replace(table.into(), &takeover("ann", "cleo")))
        .await;
    let now = home.stored(table).await;
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
    assert_eq!(home.read(|tx| tx.open_tables_of("ann", 9)).await, []);
    assert_eq!(home.read(|tx| tx.tables_of("ann")).await, [table]);

    // The first player takes the seat again.
    home.write(move |tx| tx.replace(table.into(), &takeover("cleo", "ann")))
        .await;
    let now = home.stored(table).await;
    assert_eq!(now.previous_players.len(), 2);
    assert_eq!(
        home.write(move |tx| tx.forget("cleo", false)).await,
        [table]
    );
    let now = home.stored(table).await;
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
                ..takeover("ann", "cleo")
            };
            home.write(move |tx| tx.replace(table.into(), &before_her_move))
                .await;
        }
        let last = db::Append {
            over: Some(places.to_vec()),
            ..ply(table, 1, "bank")
        };
        home.store.append(last).await.unwrap();
        let found = home.read(|tx| tx.finished(&Finished::default())).await;
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
        let of_ann = home.read(move |tx| tx.finished(&of_ann)).await;
        assert_eq!(of_ann.len(), 1, "also if she was replaced");
        home.write(move |tx| tx.drop_table(table)).await;
        assert_eq!(home.read(move |tx| tx.load(table)).await, None);
    }
}

#[tokio::test]
async fn a_seat_that_is_taken_back_never_changed_hands() {
    let home = Home::new();
    let table = home.in_play(&["ann", "ben"]).await;
    home.store.append(ply(table, 1, "roll")).await.unwrap();
    let before = home.stored(table).await;
    let late = Takeover {
        time: None,
        ..takeover("ann", "cleo")
    };
    home.write(move |tx| tx.replace(table.into(), &late)).await;
    let taken = home.stored(table).await;
    assert_eq!(taken.seats[0].back, None, "the clock goes on");
    let back = async |seat, user: &'static str| {
        let (time, due) = (Some(TableTime(700)), Uptime(9));
        let store = &home.store;
        store
            .write(move |tx| tx.take_seat_again(table.into(), seat, user, time, due))
            .await
    };
    assert_eq!(back(0, "ben").await, Err(Error::NotSeated));
    assert_eq!(back(1, "ann").await, Err(Error::NotSeated));
    back(0, "ann").await.unwrap();
    let after = home.stored(table).await;
    assert_eq!(after.previous_players, []);
    assert_eq!(after.seats[0].name, before.seats[0].name);
    assert_eq!(after.seats[0].back, Some(TableTime(700)));
    assert_eq!(back(0, "ann").await, Err(Error::NotSeated), "it is hers");
    home.write(move |tx| tx.replace(table.into(), &takeover("ann", "cleo")))
        .await;
    let bens = Takeover {
        seat: 1,
        ..takeover("ben", "ann")
    };
    home.write(move |tx| tx.replace(table.into(), &bens)).await;
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
    assert_eq!(home.stored(table).await.head.host, "ben");
}

#[tokio::test]
async fn an_unreachable_table_is_suspended_until_it_resumes() {
    let home = Home::new();
    let table = home.in_play(&["ann"]).await;
    home.write(move |tx| tx.suspend_unreachable(table.into(), TableTime(50), Uptime(1)))
        .await;
    let head = home.stored(table).await.head;
    assert_eq!((head.unreachable, head.paused), (true, Some(TableTime(50))));
    assert_eq!(
        home.refused(move |tx| tx.suspend_unreachable(table.into(), TableTime(60), Uptime(1)))
            .await,
        Error::Raced
    );
    home.write(move |tx| tx.resume(table.into(), Lag(10), Uptime(1)))
        .await;
    let head = home.stored(table).await.head;
    assert_eq!(
        (head.unreachable, head.paused, head.lag),
        (false, None, Lag(10))
    );
}

#[tokio::test]
async fn new_server_settings_are_stored_and_make_its_tables_due() {
    let home = Home::new();
    assert_eq!(home.read(|tx| tx.server("g1")).await, Server::default());
    let table = home.in_play(&["ann"]).await;
    home.write(move |tx| tx.set_due(table, None)).await;
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
    let change = |guild: &'static str| {
        let new = chosen.clone();
        let choose = move |server: &mut Server| *server = new.clone();
        home.store.write(move |tx| tx.change_server(guild, &choose))
    };
    assert_eq!(change("g1").await, Ok(Some(chosen.clone())));
    assert_eq!(home.read(|tx| tx.server("g1")).await, chosen);
    assert_eq!(home.read(|tx| tx.server("g2")).await, Server::default());
    assert!(home.stored(table).await.quiet);
    assert_eq!(home.read(|tx| tx.tables_due(Uptime(0), 9)).await, [table]);
    home.write(move |tx| tx.set_due(table, None)).await;
    assert_eq!(change("g1").await, Ok(None));
    assert_eq!(home.read(|tx| tx.tables_due(Uptime(0), 9)).await, []);
    let nowhere = change("").await;
    assert!(matches!(nowhere, Err(Error::Bad(_))), "{nowhere:?}");
}

#[tokio::test]
async fn choices_made_at_the_same_moment_are_all_kept() {
    let home = Home::new();
    let store = &home.store;
    let (pings, history, shared) = tokio::join!(
        store.write(move |tx| tx.change_server("g1", &|server| server.pings = false)),
        store.write(move |tx| tx.change_server("g1", &|server| server.open_history = true)),
        store.write(move |tx| tx.change_server("g1", &|server| server.shares_results = true)),
    );
    for changed in [pings, history, shared] {
        assert!(changed.unwrap().is_some());
    }
    let server = home.read(|tx| tx.server("g1")).await;
    let chosen = (server.pings, server.open_history, server.shares_results);
    assert_eq!(chosen, (false, true, true));

    let (zone, quiet) = tokio::join!(
        store
            .write(move |tx| tx
                .change_notification_settings("ann", &|own| own.zone = "Asia/Tokyo".into())),
        store.write(
            move |tx| tx.change_notification_settings("ann", &|own| own.quiet = Some((22, 7)))
        ),
    );
    zone.unwrap();
    quiet.unwrap();
    let own = home.read(|tx| tx.notification_settings("ann")).await;
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
        home.write(move |tx| tx.create_table(&new)).await;
        let preset = home.read(|tx| tx.channel_presets("c1")).await;
        preset.first().map(|preset| preset.options.clone())
    };
    assert_eq!(opens("goal=1", false).await, None);
    assert_eq!(
        home.refused(move |tx| tx.pin("c1", "noodle", true)).await,
        Error::Gone
    );
    assert_eq!(opens("goal=2", true).await, Some("goal=2".into()));
    assert_eq!(opens("goal=3", true).await, Some("goal=3".into()));
    home.write(move |tx| tx.pin("c1", "noodle", true)).await;
    assert_eq!(opens("goal=4", true).await, Some("goal=3".into()));
    let preset = ChannelPreset {
        game: "noodle".into(),
        options: "goal=3".into(),
        clock: Some(Duration::from_secs(60)),
        thread: false,
        pinned: true,
    };
    assert_eq!(home.read(|tx| tx.channel_presets("c1")).await, vec![preset]);
    home.write(move |tx| tx.pin("c1", "noodle", false)).await;
    assert_eq!(opens("goal=5", true).await, Some("goal=5".into()));
    assert_eq!(home.read(|tx| tx.channel_presets("c2")).await, []);
}
