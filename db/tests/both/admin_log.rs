//! What admins and moderators did, and the operator's line.

use db::{AdminAction, Error, WallTime, is_forgotten};

use crate::Home;

fn action(guild: &str, user: &str, number: i64) -> AdminAction {
    AdminAction {
        guild: guild.into(),
        user: user.into(),
        at: WallTime(number),
        what: format!("ended table {number}"),
    }
}

#[tokio::test]
async fn the_latest_two_hundred_entries_of_each_person_on_a_server_are_kept_and_old_ones_deleted() {
    let home = Home::new();
    let early = action("g1", "ben", 1);
    let first = early.clone();
    home.write(move |tx| tx.log_admin_action(&first)).await;
    for number in 1..=205 {
        let done = action("g1", "ann", number);
        home.write(move |tx| tx.log_admin_action(&done)).await;
    }
    let other = action("g2", "ann", 7);
    let new = other.clone();
    home.write(move |tx| tx.log_admin_action(&new)).await;
    let all = home.read(|tx| tx.admin_actions_on("g1", 999)).await;
    assert_eq!(
        (all.len(), all[0].at, all[199].at, &all[200]),
        (201, WallTime(205), WallTime(6), &early)
    );
    let found = home.read(|tx| tx.admin_actions_on("g2", 9)).await;
    assert_eq!(found, vec![other]);
    let of_ann = home.read(|tx| tx.admin_actions_of("ann")).await;
    assert_eq!(of_ann.len(), 201);
    home.write(|tx| tx.drop_admin_actions_before(WallTime(205)))
        .await;
    assert_eq!(home.read(|tx| tx.admin_actions_on("g1", 9)).await.len(), 1);
    assert_eq!(home.read(|tx| tx.admin_actions_on("g2", 9)).await, []);
    // The same once more has no entry of its own.
    let again = action("g2", "ben", 8);
    for at in [300, 400] {
        let deed = AdminAction {
            at: WallTime(at),
            ..again.clone()
        };
        home.write(move |tx| tx.log_admin_action(&deed)).await;
    }
    let found = home.read(|tx| tx.admin_actions_on("g2", 9)).await;
    assert_eq!((found.len(), found[0].at), (1, WallTime(400)));
    let nameless = home
        .store
        .write(|tx| tx.log_admin_action(&action("g1", "", 1)))
        .await;
    assert!(matches!(nameless, Err(Error::Bad(_))), "{nameless:?}");
}

#[tokio::test]
async fn an_entry_of_a_forgotten_person_stays_without_their_id() {
    let home = Home::new();
    for (user, what) in [("ann", "void 1"), ("ben", "void 2: <@ann> and <@anna>")] {
        let what = what.to_owned();
        let done = AdminAction {
            what,
            ..action("g1", user, 1)
        };
        home.write(move |tx| tx.log_admin_action(&done)).await;
    }
    home.write(move |tx| tx.forget("ann", false)).await;
    let left = home.read(|tx| tx.admin_actions_on("g1", 9)).await;
    assert_eq!(left[0].user, "ben");
    let what = left.iter().map(|entry| &*entry.what).collect::<Vec<_>>();
    assert_eq!(what, ["void 2: somebody and <@anna>", "void 1"]);
    assert!(is_forgotten(&left[1].user), "{left:?}");
    assert_eq!(home.read(|tx| tx.admin_actions_of("ann")).await, []);
}

#[tokio::test]
async fn a_line_is_announced_beside_an_open_store() {
    let home = Home::new();
    assert_eq!(home.read(|tx| tx.meta(db::ANNOUNCEMENT)).await, None);
    home.place.announce(Some("at ten")).unwrap();
    let found = home.read(|tx| tx.meta(db::ANNOUNCEMENT)).await;
    assert_eq!(found, Some("at ten".into()));
    // The store goes on writing.
    home.lobby(&["ann"]).await;
    home.place.announce(Some("at eleven")).unwrap();
    let found = home.read(|tx| tx.meta(db::ANNOUNCEMENT)).await;
    assert_eq!(found, Some("at eleven".into()));
    home.store.close();
    home.place.announce(None).unwrap();
    let again = home.place.open().unwrap();
    assert_eq!(again.read(|tx| tx.meta(db::ANNOUNCEMENT)).await, Ok(None));
}
