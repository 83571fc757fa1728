//! Invitations to a lobby: seats that are kept, for how long, and for whom.

use db::{Error, Invitation, NewTable, Phase, Store, TableId, WallTime};

use crate::{Home, new_table, person, start};

fn invitation(user: &str, until: i64) -> Invitation {
    Invitation {
        user: user.into(),
        name: user.to_uppercase(),
        until: WallTime(until),
        declined: false,
        message: None,
        seat: None,
    }
}

async fn invited(store: &Store, table: TableId) -> Vec<Invitation> {
    store.load(table).await.unwrap().unwrap().invitations
}

#[tokio::test]
async fn a_kept_seat_is_for_the_invited_person_alone_until_its_time_is_up() {
    let home = Home::new();
    let (store, table) = (&home.store, home.lobby(&["ann"]).await);
    let at = WallTime(2_000);
    let ben = invitation("ben", 5_000);
    store.invite(table, ben.clone(), 2, at).await.unwrap();
    assert_eq!(invited(store, table).await, std::slice::from_ref(&ben));
    assert_eq!(
        store.load(table).await.unwrap().unwrap().head.touched,
        at,
        "an invitation is something that happens to a lobby"
    );
    let cy = store.join(table, person("cy"), 2, WallTime(4_999)).await;
    assert_eq!(cy, Err(Error::Full));
    let more = store
        .invite(table, invitation("cy", 9_000), 2, WallTime(4_999))
        .await;
    assert_eq!(more, Err(Error::Full));
    store
        .join(table, person("ben"), 2, WallTime(4_999))
        .await
        .unwrap();
    assert_eq!(invited(store, table).await, []);
    assert_eq!(
        store.invite(table, ben, 3, at).await,
        Err(Error::Taken),
        "he sits there already"
    );

    let table = home.lobby(&["ann"]).await;
    let ben = invitation("ben", 5_000);
    store.invite(table, ben, 2, at).await.unwrap();
    store
        .join(table, person("cy"), 2, WallTime(5_000))
        .await
        .unwrap();
    let late = store.join(table, person("ben"), 2, WallTime(5_001)).await;
    assert_eq!(late, Err(Error::Full));
}

#[tokio::test]
async fn a_declined_invitation_keeps_no_seat_and_is_remembered() {
    let home = Home::new();
    let (store, table) = (&home.store, home.lobby(&["ann"]).await);
    let at = WallTime(2_000);
    let nobody = store.decline(table, "ben", at).await;
    assert_eq!(nobody, Err(Error::NotSeated));
    store
        .invite(table, invitation("ben", 5_000), 2, at)
        .await
        .unwrap();
    store.decline(table, "ben", at).await.unwrap();
    assert_eq!(
        store.decline(table, "ben", at).await,
        Err(Error::NotSeated),
        "once is enough"
    );
    assert!(invited(store, table).await[0].declined);
    assert!(!invited(store, table).await[0].keeps_seat(at));
    store.join(table, person("cy"), 2, at).await.unwrap();
}

#[tokio::test]
async fn expired_invitations_are_removed_with_the_tables_to_draw_again() {
    let home = Home::new();
    let (store, at) = (&home.store, WallTime(2_000));
    let (one, two) = (home.lobby(&["ann"]).await, home.lobby(&["ann"]).await);
    for (table, user, until) in [
        (one, "ben", 5_000),
        (one, "cy", 5_000),
        (one, "dev", 5_001),
        (two, "ben", 5_000),
    ] {
        store
            .invite(table, invitation(user, until), 8, at)
            .await
            .unwrap();
    }
    store.decline(two, "ben", at).await.unwrap();
    let removed = store.remove_expired_invitations(WallTime(5_000)).await;
    let expired = ["ben", "cy"].map(|user| (one, invitation(user, 5_000)));
    assert_eq!(removed, Ok(expired.to_vec()));
    assert_eq!(invited(store, one).await, [invitation("dev", 5_001)]);
    assert_eq!(
        invited(store, two).await.len(),
        1,
        "nobody is asked again who declined"
    );
    let ben = store.invitations_of("ben").await.unwrap();
    assert_eq!(ben[0].0, two);
}

#[tokio::test]
async fn invitations_end_with_the_lobby() {
    let home = Home::new();
    let (store, at) = (&home.store, WallTime(2_000));
    let begun = home.lobby(&["ann"]).await;
    store
        .invite(begun, invitation("ben", 5_000), 2, at)
        .await
        .unwrap();
    store
        .start(start(begun, home.seated(begun).await))
        .await
        .unwrap();
    let closed = home.lobby(&["ann"]).await;
    store
        .invite(closed, invitation("ben", 5_000), 2, at)
        .await
        .unwrap();
    assert_eq!(store.leave(closed, "ann", at).await, Ok(true));
    assert_eq!(store.invitations_of("ben").await, Ok(Vec::new()));
    let found = Phase::Play;
    let late = store.invite(begun, invitation("ben", 5_000), 2, at).await;
    assert_eq!(late, Err(Error::WrongPhase { found }));
}

#[tokio::test]
async fn when_the_host_last_acted_is_kept_and_begins_again_with_another_host() {
    let home = Home::new();
    let (store, table) = (&home.store, home.lobby(&["ann", "ben"]).await);
    let active = async || store.load(table).await.unwrap().unwrap().head.host_active;
    assert_eq!(active().await, WallTime(1_000), "it was opened then");
    store
        .host_acts(table, "ben", WallTime(2_000))
        .await
        .unwrap();
    assert_eq!(active().await, WallTime(1_000), "Ben is not the host");
    store
        .host_acts(table, "ann", WallTime(3_000))
        .await
        .unwrap();
    assert_eq!(active().await, WallTime(3_000));
    store.leave(table, "ann", WallTime(4_000)).await.unwrap();
    assert_eq!(active().await, WallTime(4_000));
    let options = NewTable {
        rated: false,
        starts_when_full: true,
        answers_only: Some("s9".to_owned()),
        ..new_table(&["ann"])
    };
    let other = store.create_table(options).await.unwrap();
    let head = store.load(other).await.unwrap().unwrap().head;
    assert_eq!((head.rated, head.starts_when_full), (false, true));
    assert_eq!(head.answers_only.as_deref(), Some("s9"));
}

#[tokio::test]
async fn a_seat_in_play_is_offered_to_one_person_at_a_time() {
    let home = Home::new();
    let (store, table) = (&home.store, home.in_play(&["ann", "ben"]).await);
    let offer = |user: &str| Invitation {
        seat: Some(1),
        ..invitation(user, 5_000)
    };
    let to = async || store.offered_to(table, 1).await.unwrap();
    for user in ["cy", "dev"] {
        store.offer(table, offer(user)).await.unwrap();
        assert_eq!(to().await.as_deref(), Some(user));
    }
    assert_eq!(store.invitations_of("cy").await, Ok(Vec::new()));
    store.withdraw_offer(table, "dev").await.unwrap();
    assert_eq!(to().await, None);
    store.offer(table, offer("dev")).await.unwrap();
    store
        .close_table(table, "vote", WallTime(4_000))
        .await
        .unwrap();
    assert_eq!(store.invitations_of("dev").await, Ok(Vec::new()));
}

#[tokio::test]
async fn whom_somebody_has_met_is_known_and_whose_invitations_they_want_is_forgotten_with_them() {
    let home = Home::new();
    let store = &home.store;
    home.lobby(&["ann", "cy"]).await;
    home.in_play(&["ann", "ben"]).await;
    assert_eq!(store.have_met("ben", "ann").await, Ok(true));
    assert_eq!(
        store.have_met("ann", "cy").await,
        Ok(false),
        "it has not begun"
    );
    store.set_invitations_from("cy", "nobody").await.unwrap();
    let change = |own: &mut db::NotificationSettings| own.pings = "never".into();
    store
        .change_notification_settings("cy", change)
        .await
        .unwrap();
    assert_eq!(store.invitations_from("cy").await.unwrap(), "nobody");
    let home = Home::new();
    home.store
        .set_invitations_from("cy", "nobody")
        .await
        .unwrap();
    home.store.forget("cy", false).await.unwrap();
    assert_eq!(home.store.invitations_from("cy").await.unwrap(), "");
}
