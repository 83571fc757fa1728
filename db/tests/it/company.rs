//! What people decide about each other: blocks, bans, leaderboards, and calls for players.

use db::{Ban, Blocks, Error, Finished, Invitation, Server, WallTime};

use crate::Home;

fn ban(guild: &str, user: &str, until: Option<i64>) -> Ban {
    Ban {
        guild: guild.to_owned(),
        user: user.to_owned(),
        until: until.map(WallTime),
    }
}

fn texts(all: &[&str]) -> Vec<String> {
    all.iter().map(ToString::to_string).collect()
}

#[tokio::test]
async fn a_block_is_seen_from_both_sides_and_only_its_owner_forgets_it() {
    let home = Home::new();
    let store = &home.store;
    assert_eq!(store.set_block("ann", "zoe", true).await, Ok(true));
    assert_eq!(store.set_block("ann", "zoe", true).await, Ok(false));
    assert_eq!(store.set_block("zoe", "ben", true).await, Ok(true));
    let zoe = Blocks {
        made: texts(&["ben"]),
        received: texts(&["ann"]),
    };
    assert_eq!(store.blocks("zoe").await, Ok(zoe));
    let own = store.set_block("ann", "ann", true).await.unwrap_err();
    assert!(
        own.to_string().contains("nobody blocks themselves"),
        "{own}"
    );
    store.forget("zoe", false).await.unwrap();
    let zoe = Blocks {
        made: Vec::new(),
        received: texts(&["ann"]),
    };
    assert_eq!(store.blocks("zoe").await, Ok(zoe), "it is Ann's");
    assert_eq!(store.set_block("ann", "zoe", false).await, Ok(true));
    assert_eq!(store.set_block("ann", "zoe", false).await, Ok(false));
    assert_eq!(store.blocks("ann").await, Ok(Blocks::default()));
}

#[tokio::test]
async fn a_ban_holds_on_its_server_and_is_not_forgotten_with_the_person() {
    let home = Home::new();
    let store = &home.store;
    let zoe = ban("g1", "zoe", None);
    assert_eq!(store.ban(zoe.clone()).await, Ok(true));
    assert_eq!(store.ban(zoe.clone()).await, Ok(false));
    store.forget("zoe", false).await.unwrap();
    assert_eq!(store.ban_of("g1", "zoe").await, Ok(Some(zoe.clone())));
    assert_eq!(store.ban_of("g2", "zoe").await, Ok(None));
    assert_eq!(store.bans_on("g1").await, Ok(vec![zoe.clone()]));
    assert_eq!(store.bans_of("zoe").await, Ok(vec![zoe]));
    let nowhere = store.ban(ban("", "zoe", None)).await;
    assert!(matches!(nowhere, Err(Error::Bad(_))), "{nowhere:?}");
    assert_eq!(store.unban("g1", "zoe").await, Ok(true));
    assert_eq!(store.unban("g1", "zoe").await, Ok(false));
    assert_eq!(store.bans_on("g1").await, Ok(Vec::new()));
}

#[tokio::test]
async fn a_ban_ends_and_tables_know_whom_it_concerns() {
    let home = Home::new();
    let (store, table) = (&home.store, home.in_play(&["ann", "zoe"]).await);
    let banned = async || {
        let seats = store.load(table).await.unwrap().unwrap().seats;
        seats.iter().map(|seat| seat.banned).collect::<Vec<_>>()
    };
    let before = store.revision(table).await.unwrap();
    let guild = store.head(table).await.unwrap().unwrap().guild;
    store.ban(ban("elsewhere", "zoe", None)).await.unwrap();
    assert_eq!(banned().await, [false, false]);
    let until = ban(&guild, "zoe", Some(5_000));
    assert_eq!(store.ban(until.clone()).await, Ok(true));
    assert_eq!(banned().await, [false, true]);
    assert!(store.revision(table).await.unwrap() > before);
    assert_eq!(store.drop_ended_bans(WallTime(4_999)).await, Ok(Vec::new()));
    assert_eq!(
        store.drop_ended_bans(WallTime(5_000)).await,
        Ok(vec![until])
    );
    assert_eq!(banned().await, [false, false]);
}

#[tokio::test]
async fn the_operator_excludes_people_and_servers_from_outside() {
    let home = Home::new();
    let (store, table) = (&home.store, home.in_play(&["ann", "zoe"]).await);
    let guild = store.head(table).await.unwrap().unwrap().guild;
    let address = home.place.address();
    let (zoe, server) = (ban("*", "zoe", None), ban(&guild, "*", None));
    for one in [&zoe, &server] {
        assert_eq!(db::exclude(&address, one, true), Ok(true));
        assert_eq!(db::exclude(&address, one, true), Ok(false));
        assert_eq!(store.exclusions().await, Ok(vec![one.clone()]));
        let seats = store.load(table).await.unwrap().unwrap().seats;
        let banned: Vec<bool> = seats.iter().map(|seat| seat.banned).collect();
        assert_eq!(banned, [one == &server, true]);
        let found = store.ban_of(&guild, "zoe").await.unwrap().unwrap();
        assert!(found.by_operator());
        assert_eq!(
            store.bans_on(&guild).await,
            Ok(Vec::new()),
            "not its admins"
        );
        assert_eq!(db::exclusions(&address), Ok(vec![one.clone()]));
        assert_eq!(db::exclude(&address, one, false), Ok(true));
        assert_eq!(db::exclude(&address, one, false), Ok(false));
    }
}

#[tokio::test]
async fn an_excluded_server_shares_no_results() {
    let home = Home::new();
    let table = home.over("g1", &["ann", "ben"], 5_000).await;
    let guild = home.store.head(table).await.unwrap().unwrap().guild;
    let share = |server: &mut Server| server.shares_results = true;
    home.store.change_server(&guild, share).await.unwrap();
    let shared = async || {
        let shared = Finished {
            shared: true,
            ..Finished::default()
        };
        home.store.finished(shared).await.unwrap().len()
    };
    assert_eq!(shared().await, 1);
    let before = home.store.results_version(None).await.unwrap();
    let server = ban(&guild, "*", None);
    db::exclude(&home.place.address(), &server, true).unwrap();
    assert_eq!(shared().await, 0);
    assert_ne!(home.store.results_version(None).await.unwrap(), before);
}

#[tokio::test]
async fn a_person_who_wants_no_leaderboard_is_listed_until_forgotten() {
    let home = Home::new();
    let store = &home.store;
    let before = store.results_version(None).await.unwrap();
    store.set_unlisted("ann", true).await.unwrap();
    store.set_unlisted("ann", true).await.unwrap();
    store.set_unlisted("ben", true).await.unwrap();
    let after = store.results_version(None).await.unwrap();
    assert!(after.changes > before.changes, "leaderboards have changed");
    assert_eq!(after.rewrites, before.rewrites, "no result has");
    assert_eq!(store.unlisted().await, Ok(texts(&["ann", "ben"])));
    store.set_unlisted("ben", false).await.unwrap();
    assert_eq!(store.is_unlisted("ben").await, Ok(false));
    assert_eq!(store.is_unlisted("ann").await, Ok(true));
    let lobby = home.lobby(&["cy"]).await;
    let ann = Invitation {
        user: "ann".into(),
        name: "Ann".into(),
        until: WallTime(5_000),
        declined: false,
        message: None,
        seat: None,
    };
    store.invite(lobby, ann, 2, WallTime(2_000)).await.unwrap();
    store.forget("ann", false).await.unwrap();
    assert_eq!(store.unlisted().await, Ok(Vec::new()));
    assert_eq!(store.invitations_of("ann").await, Ok(Vec::new()));
}

#[tokio::test]
async fn who_played_lately_is_asked_of_finished_tables() {
    let home = Home::new();
    home.over("g1", &["ann", "ben"], 5_000).await;
    home.over("g2", &["ann", "cy"], 9_000).await;
    home.in_play(&["dev"]).await;
    let since = async |at| home.store.played_since(WallTime(at)).await.unwrap();
    assert_eq!(since(0).await, ["ann", "ben", "cy"]);
    assert_eq!(since(9_000).await, ["ann", "cy"]);
    assert_eq!(since(9_001).await, Vec::<String>::new());
}

#[tokio::test]
async fn players_are_called_once_in_a_while() {
    let home = Home::new();
    let store = &home.store;
    let call = async |since, at| {
        store
            .call_players("g1", WallTime(since), WallTime(at))
            .await
    };
    assert_eq!(call(0, 5_000).await, Err(Error::Gone));
    let server = Server {
        players_role: Some("r2".into()),
        ..Server::default()
    };
    let chosen = store.change_server("g1", |server| server.players_role = Some("r2".into()));
    assert_eq!(chosen.await, Ok(Some(server.clone())));
    assert_eq!(store.server("g1").await, Ok(server));
    assert_eq!(call(0, 5_000).await, Ok(None));
    assert_eq!(call(4_999, 6_000).await, Ok(Some(WallTime(5_000))));
    store
        .change_server("g1", |server| server.pings = false)
        .await
        .unwrap();
    assert_eq!(
        call(4_999, 6_000).await,
        Ok(Some(WallTime(5_000))),
        "other settings do not bring a call back"
    );
    assert_eq!(call(5_000, 6_000).await, Ok(None));
    let lobby = home.lobby(&["ann"]).await;
    let role = store.load(lobby).await.unwrap().unwrap().players_role;
    assert_eq!(role, Some("r2".into()));
}
