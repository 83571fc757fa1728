//! What people decide about each other: blocks, bans, leaderboards, and calls for players.

use db::{Ban, Blocks, Error, Finished, Server, WallTime};

use crate::Home;
use crate::home::says;

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
    let set = async |user, blocked, on| home.write(move |tx| tx.set_block(user, blocked, on)).await;
    assert!(set("ann", "zoe", true).await);
    assert!(!set("ann", "zoe", true).await);
    assert!(set("zoe", "ben", true).await);
    let zoe = Blocks {
        made: texts(&["ben"]),
        received: texts(&["ann"]),
    };
    assert_eq!(home.read(|tx| tx.blocks("zoe")).await, zoe);
    let own = home.refused(move |tx| tx.set_block("ann", "ann", true));
    says(&own.await, &["nobody blocks themselves"]);
    home.write(move |tx| tx.forget("zoe", false)).await;
    let zoe = Blocks {
        made: Vec::new(),
        received: texts(&["ann"]),
    };
    assert_eq!(home.read(|tx| tx.blocks("zoe")).await, zoe, "it is Ann's");
    assert!(set("ann", "zoe", false).await);
    assert!(!set("ann", "zoe", false).await);
    assert_eq!(home.read(|tx| tx.blocks("ann")).await, Blocks::default());
}

#[tokio::test]
async fn a_ban_holds_on_its_server_and_is_not_forgotten_with_the_person() {
    let home = Home::new();
    let store = &home.store;
    let zoe = ban("g1", "zoe", None);
    for is_new in [true, false] {
        let zoe = zoe.clone();
        assert_eq!(home.write(move |tx| tx.ban(&zoe)).await, is_new);
    }
    home.write(move |tx| tx.forget("zoe", false)).await;
    let found = home.read(|tx| tx.ban_of("g1", "zoe")).await;
    assert_eq!(found, Some(zoe.clone()));
    assert_eq!(home.read(|tx| tx.ban_of("g2", "zoe")).await, None);
    assert_eq!(home.read(|tx| tx.bans_on("g1")).await, vec![zoe.clone()]);
    assert_eq!(home.read(|tx| tx.bans_of("zoe")).await, vec![zoe]);
    let nowhere = store.write(|tx| tx.ban(&ban("", "zoe", None))).await;
    assert!(matches!(nowhere, Err(Error::Bad(_))), "{nowhere:?}");
    assert!(home.write(|tx| tx.unban("g1", "zoe")).await);
    assert!(!home.write(|tx| tx.unban("g1", "zoe")).await);
    assert_eq!(home.read(|tx| tx.bans_on("g1")).await, []);
}

#[tokio::test]
async fn a_ban_ends_and_tables_know_whom_it_concerns() {
    let home = Home::new();
    let (store, table) = (&home.store, home.in_play(&["ann", "zoe"]).await);
    let banned = async || {
        let seats = home.read(move |tx| tx.load(table)).await.unwrap().seats;
        seats.iter().map(|seat| seat.banned).collect::<Vec<_>>()
    };
    let before = store.revision(table).await.unwrap();
    let guild = home.read(move |tx| tx.head(table)).await.unwrap().guild;
    home.write(|tx| tx.ban(&ban("elsewhere", "zoe", None)))
        .await;
    assert_eq!(banned().await, [false, false]);
    let until = ban(&guild, "zoe", Some(5_000));
    let new = until.clone();
    assert!(home.write(move |tx| tx.ban(&new)).await);
    assert_eq!(banned().await, [false, true]);
    assert!(store.revision(table).await.unwrap() > before);
    let found = home.write(|tx| tx.drop_ended_bans(WallTime(4_999))).await;
    assert_eq!(found, []);
    let found = home.write(|tx| tx.drop_ended_bans(WallTime(5_000))).await;
    assert_eq!(found, vec![until]);
    assert_eq!(banned().await, [false, false]);
}

#[tokio::test]
async fn who_plays_with_whom_is_known_until_one_of_them_has_left() {
    let home = Home::new();
    let table = home.in_play(&["ann", "zoe"]).await;
    home.lobby(&["ann", "ben"]).await;
    let guild = home.read(move |tx| tx.head(table)).await.unwrap().guild;
    let together = async |one: &'static str, other: &'static str| {
        let guild = guild.clone();
        home.read(move |tx| tx.in_play_together(&guild, one, other))
            .await
    };
    assert_eq!(together("ann", "zoe").await, Some(table));
    assert_eq!(together("zoe", "ann").await, Some(table));
    assert_eq!(together("ann", "ben").await, None, "a lobby");
    let elsewhere = home.read(|tx| tx.in_play_together("elsewhere", "ann", "zoe"));
    assert_eq!(elsewhere.await, None);
    // Ann may have her seat back; whoever has nothing to come back to has left.
    home.comes(table, 3_000, "replaced A 2\nhost 2", "cleo")
        .await;
    assert_eq!(together("ann", "zoe").await, Some(table));
    assert_eq!(together("cleo", "zoe").await, Some(table));
    assert_eq!(together("zoe", "ann").await, None);
    home.does(table, 4_000, "B resign").await;
    assert_eq!(together("cleo", "zoe").await, None);
}

#[tokio::test]
async fn the_operator_excludes_people_and_servers_from_outside() {
    let home = Home::new();
    let table = home.in_play(&["ann", "zoe"]).await;
    let guild = home.read(move |tx| tx.head(table)).await.unwrap().guild;
    let address = home.place.address();
    let (zoe, server) = (ban("*", "zoe", None), ban(&guild, "*", None));
    for one in [&zoe, &server] {
        assert_eq!(db::exclude(&address, one, true), Ok(true));
        assert_eq!(db::exclude(&address, one, true), Ok(false));
        assert_eq!(home.read(|tx| tx.exclusions()).await, vec![one.clone()]);
        let seats = home.read(move |tx| tx.load(table)).await.unwrap().seats;
        let banned: Vec<bool> = seats.iter().map(|seat| seat.banned).collect();
        assert_eq!(banned, [one == &server, true]);
        let on = guild.clone();
        let read = home.read(move |tx| Ok((tx.ban_of(&on, "zoe")?, tx.bans_on(&on)?)));
        let (found, by_admins) = read.await;
        assert!(found.unwrap().by_operator());
        assert_eq!(by_admins, [], "not its admins");
        assert_eq!(db::exclusions(&address), Ok(vec![one.clone()]));
        assert_eq!(db::exclude(&address, one, false), Ok(true));
        assert_eq!(db::exclude(&address, one, false), Ok(false));
    }
}

#[tokio::test]
async fn an_excluded_server_shares_no_results() {
    let home = Home::new();
    let table = home.over("g1", &["ann", "ben"], 5_000).await;
    let guild = home.stored(table).await.head.guild;
    let shared = async || {
        let shared = Finished {
            shared: true,
            ..Finished::default()
        };
        home.read(move |tx| tx.finished(&shared)).await.len()
    };
    assert_eq!(shared().await, 0, "its admins have not chosen so");
    let share = |server: &mut Server| server.shares_results = true;
    let on = guild.clone();
    home.write(move |tx| tx.change_server(&on, &share)).await;
    assert_eq!(shared().await, 1);
    let before = home.read(|tx| tx.results_version(None)).await;
    let server = ban(&guild, "*", None);
    db::exclude(&home.place.address(), &server, true).unwrap();
    assert_eq!(shared().await, 0);
    assert_ne!(home.read(|tx| tx.results_version(None)).await, before);
}

#[tokio::test]
async fn a_person_who_wants_no_leaderboard_is_listed_until_forgotten() {
    let home = Home::new();
    let before = home.read(|tx| tx.results_version(None)).await;
    home.write(move |tx| tx.set_unlisted("ann", true)).await;
    home.write(move |tx| tx.set_unlisted("ann", true)).await;
    home.write(move |tx| tx.set_unlisted("ben", true)).await;
    let after = home.read(|tx| tx.results_version(None)).await;
    assert!(after.changes > before.changes, "leaderboards have changed");
    assert_eq!(after.rewrites, before.rewrites, "no result has");
    assert_eq!(home.read(|tx| tx.unlisted()).await, texts(&["ann", "ben"]));
    home.write(move |tx| tx.set_unlisted("ben", false)).await;
    assert!(!home.read(|tx| tx.is_unlisted("ben")).await);
    assert!(home.read(|tx| tx.is_unlisted("ann")).await);
    let lobby = home.lobby(&["cy"]).await;
    home.comes(lobby, 2_000, "invited 1 5000 by 0", "ann").await;
    home.write(move |tx| tx.forget("ann", false)).await;
    assert!(home.read(|tx| tx.unlisted()).await.is_empty());
    assert_eq!(home.read(|tx| tx.invitations_of("ann")).await, []);
}

#[tokio::test]
async fn who_played_lately_is_asked_of_finished_tables() {
    let home = Home::new();
    home.over("g1", &["ann", "ben"], 5_000).await;
    home.over("g2", &["ann", "cy"], 9_000).await;
    home.in_play(&["dev"]).await;
    let since = async |at| home.read(move |tx| tx.played_since(WallTime(at))).await;
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
            .write(move |tx| tx.call_players("g1", WallTime(since), WallTime(at)))
            .await
    };
    assert_eq!(call(0, 5_000).await, Err(Error::Gone));
    let server = Server {
        players_role: Some("r2".into()),
        ..Server::default()
    };
    let chosen = store
        .write(move |tx| tx.change_server("g1", &|server| server.players_role = Some("r2".into())));
    assert_eq!(chosen.await, Ok(Some(server.clone())));
    assert_eq!(home.read(|tx| tx.server("g1")).await, server);
    assert_eq!(call(0, 5_000).await, Ok(None));
    assert_eq!(call(4_999, 6_000).await, Ok(Some(WallTime(5_000))));
    home.write(move |tx| tx.change_server("g1", &|server| server.pings = false))
        .await;
    assert_eq!(
        call(4_999, 6_000).await,
        Ok(Some(WallTime(5_000))),
        "other settings do not bring a call back"
    );
    assert_eq!(call(5_000, 6_000).await, Ok(None));
    let lobby = home.lobby(&["ann"]).await;
    let role = home
        .read(move |tx| tx.load(lobby))
        .await
        .unwrap()
        .players_role;
    assert_eq!(role, Some("r2".into()));
}
