//! Server settings, channel presets, and seats that change hands.

use std::time::Duration;

use db::{ChannelPreset, Error, Finished, Server, Uptime};

use crate::home::{person, standing};
use crate::{Home, opened_otherwise, ply};

#[tokio::test]
async fn a_takeover_changes_the_seat_and_keeps_the_previous_player() {
    let home = Home::new();
    let table = home.in_play(&["ann", "ben"]).await;
    home.store.append(ply(table, 1, "roll")).await.unwrap();
    let twice = home
        .tries_with(table, 3_100, "replaced A 1", person("ben"))
        .await;
    assert_eq!(twice, Err(Error::Taken));
    let before = home.stored(table).await;
    assert_eq!((before.previous_players.len(), before.log.len()), (0, 3));

    home.comes(table, 3_200, "replaced A 2\nhost 2", "cleo")
        .await;
    let now = home.stored(table).await;
    let seat = &now.seats[0];
    let (user, name) = (seat.user.as_str(), seat.name.as_str());
    assert_eq!((user, name, seat.person), ("cleo", "CLEO", 2));
    assert_eq!(seat.word, before.seats[0].word, "the dice depend on it");
    let previous = &now.previous_players[0];
    let (user, until) = (previous.user.as_str(), previous.until);
    assert_eq!((user, until, previous.person), ("ann", 1, 0));
    assert_eq!(now.head.host, "cleo", "Ann is no longer there");
    assert_eq!(home.read(|tx| tx.open_tables_of("ann", 9)).await, []);
    assert_eq!(home.read(|tx| tx.tables_of("ann")).await, [table]);

    // The first player takes the seat again.
    home.comes(table, 3_300, "replaced A 0", "ann").await;
    let now = home.stored(table).await;
    assert_eq!(now.previous_players.len(), 2);
    let found = home.write(move |tx| tx.forget("cleo", false)).await;
    assert_eq!(found, [table]);
    let now = home.stored(table).await;
    assert_eq!(now.previous_players[1].name, "someone");
}

#[tokio::test]
async fn a_result_says_whether_a_seat_was_taken_over() {
    let home = Home::new();
    for taken in [false, true] {
        let table = home.in_play(&["ann", "ben"]).await;
        if taken {
            home.comes(table, 3_000, "replaced A 2", "cleo").await;
        }
        let mut over = ply(table, 1 + u32::from(taken), "bank");
        let result = |seat| db::Standing {
            moves: u32::from(!taken),
            ..standing(seat, Some(1), 7)
        };
        over.standings = vec![result(0), result(1)];
        home.store.append(over).await.unwrap();
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
    let before = home.stored(table).await;
    home.comes(table, 3_000, "replaced A 2", "cleo").await;
    for text in ["returned A 1", "returned B 0"] {
        let refused = home.tries(table, 3_100, text).await;
        assert_eq!(refused, Err(Error::NotSeated), "{text}");
    }
    home.does(table, 3_100, "returned A 0").await;
    let after = home.stored(table).await;
    assert_eq!(after.previous_players, []);
    assert_eq!(after.seats, before.seats);
    let hers = home.tries(table, 3_200, "returned A 0").await;
    assert_eq!(hers, Err(Error::NotSeated), "it is hers");
    home.comes(table, 3_300, "replaced A 2", "cleo").await;
    home.comes(table, 3_400, "replaced B 0", "ann").await;
    let twice = home.tries(table, 3_500, "returned A 0").await;
    assert_eq!(twice, Err(Error::Taken));
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
        language: "de".to_owned(),
        channel_languages: [("c1", "fr"), ("c2", "ja")]
            .map(|(channel, language)| (channel.to_owned(), language.to_owned()))
            .into(),
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
    assert_eq!((&*own.zone, own.quiet), ("Asia/Tokyo", Some((22, 7))));
}

#[tokio::test]
async fn a_channel_keeps_its_last_options_unless_others_are_pinned() {
    let home = Home::new();
    let opens = async |options: &str, remember: bool| {
        let mut new = opened_otherwise(&["ann"], |opened| {
            opened.options = options.into();
            opened.clock = Some(Duration::from_secs(60));
        });
        new.remember = remember.then(|| "c1".into());
        home.write(move |tx| tx.create_table(&new)).await;
        let preset = home.read(|tx| tx.channel_presets("c1")).await;
        preset.first().map(|preset| preset.options.clone())
    };
    assert_eq!(opens("goal=1", false).await, None);
    let found = home.refused(move |tx| tx.pin("c1", "noodle", true)).await;
    assert_eq!(found, Error::Gone);
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
