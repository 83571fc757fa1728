//! Invitations to a lobby: seats that are kept, for how long, and for whom.

use db::{Error, Invitation, NewTable, Phase, Store, TableId, WallTime};

use crate::{Home, new_table, person, stored};

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
    stored(store, table).await.invitations
}

#[tokio::test]
async fn a_kept_seat_is_for_the_invited_person_alone_until_its_time_is_up() {
    let home = Home::new();
    let (store, table) = (&home.store, home.lobby(&["ann"]).await);
    let at = WallTime(2_000);
    let ben = invitation("ben", 5_000);
    let new = ben.clone();
    home.write(move |tx| tx.invite(table, &new, 2, at)).await;
    assert_eq!(invited(store, table).await, std::slice::from_ref(&ben));
    assert_eq!(
        home.read(move |tx| tx.load(table))
            .await
            .unwrap()
            .head
            .touched,
        at,
        "an invitation is something that happens to a lobby"
    );
    let cy = store
        .write(move |tx| tx.join(table, &person("cy"), 2, WallTime(4_999)))
        .await;
    assert_eq!(cy, Err(Error::Full));
    let more = store
        .write(move |tx| tx.invite(table, &invitation("cy", 9_000), 2, WallTime(4_999)))
        .await;
    assert_eq!(more, Err(Error::Full));
    home.write(move |tx| tx.join(table, &person("ben"), 2, WallTime(4_999)))
        .await;
    assert_eq!(invited(store, table).await, []);
    assert_eq!(
        store.write(move |tx| tx.invite(table, &ben, 3, at)).await,
        Err(Error::Taken),
        "he sits there already"
    );

    let table = home.lobby(&["ann"]).await;
    let ben = invitation("ben", 5_000);
    home.write(move |tx| tx.invite(table, &ben, 2, at)).await;
    home.write(move |tx| tx.join(table, &person("cy"), 2, WallTime(5_000)))
        .await;
    let late = store
        .write(move |tx| tx.join(table, &person("ben"), 2, WallTime(5_001)))
        .await;
    assert_eq!(late, Err(Error::Full));
}

#[tokio::test]
async fn a_declined_invitation_keeps_no_seat_and_is_remembered() {
    let home = Home::new();
    let (store, table) = (&home.store, home.lobby(&["ann"]).await);
    let at = WallTime(2_000);
    let nobody = store.write(move |tx| tx.decline(table, "ben", at)).await;
    assert_eq!(nobody, Err(Error::NotSeated));
    home.write(move |tx| tx.invite(table, &invitation("ben", 5_000), 2, at))
        .await;
    home.write(move |tx| tx.decline(table, "ben", at)).await;
    assert_eq!(
        store.write(move |tx| tx.decline(table, "ben", at)).await,
        Err(Error::NotSeated),
        "once is enough"
    );
    assert!(invited(store, table).await[0].declined);
    assert!(!invited(store, table).await[0].keeps_seat(at));
    home.write(move |tx| tx.join(table, &person("cy"), 2, at))
        .await;
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
        home.write(move |tx| tx.invite(table, &invitation(user, until), 8, at))
            .await;
    }
    home.write(move |tx| tx.decline(two, "ben", at)).await;
    let removed = store
        .write(|tx| tx.remove_expired_invitations(WallTime(5_000)))
        .await;
    let expired = ["ben", "cy"].map(|user| (one, invitation(user, 5_000)));
    assert_eq!(removed, Ok(expired.to_vec()));
    assert_eq!(invited(store, one).await, [invitation("dev", 5_001)]);
    assert_eq!(
        invited(store, two).await.len(),
        1,
        "nobody is asked again who declined"
    );
    let ben = home.read(|tx| tx.invitations_of("ben")).await;
    assert_eq!(ben[0].0, two);
}

#[tokio::test]
async fn invitations_end_with_the_lobby() {
    let home = Home::new();
    let (store, at) = (&home.store, WallTime(2_000));
    let begun = home.lobby(&["ann"]).await;
    home.write(move |tx| tx.invite(begun, &invitation("ben", 5_000), 2, at))
        .await;
    home.begin(begun).await;
    let closed = home.lobby(&["ann"]).await;
    home.write(move |tx| tx.invite(closed, &invitation("ben", 5_000), 2, at))
        .await;
    assert!(home.write(move |tx| tx.leave(closed, "ann", at)).await);
    assert_eq!(home.read(|tx| tx.invitations_of("ben")).await, []);
    let found = Phase::Play;
    let late = store
        .write(move |tx| tx.invite(begun, &invitation("ben", 5_000), 2, at))
        .await;
    assert_eq!(late, Err(Error::WrongPhase { found }));
}

#[tokio::test]
async fn when_the_host_last_acted_is_kept_and_begins_again_with_another_host() {
    let home = Home::new();
    let table = home.lobby(&["ann", "ben"]).await;
    let active = async || {
        home.read(move |tx| tx.load(table))
            .await
            .unwrap()
            .head
            .host_active
    };
    assert_eq!(active().await, WallTime(1_000), "it was opened then");
    home.write(move |tx| tx.host_acts(table, "ben", WallTime(2_000)))
        .await;
    assert_eq!(active().await, WallTime(1_000), "Ben is not the host");
    home.write(move |tx| tx.host_acts(table, "ann", WallTime(3_000)))
        .await;
    assert_eq!(active().await, WallTime(3_000));
    home.write(move |tx| tx.leave(table, "ann", WallTime(4_000)))
        .await;
    assert_eq!(active().await, WallTime(4_000));
    let options = NewTable {
        rated: false,
        starts_when_full: true,
        answers_only: Some("s9".to_owned()),
        ..new_table(&["ann"])
    };
    let other = home.write(move |tx| tx.create_table(&options)).await;
    let head = home.read(move |tx| tx.load(other)).await.unwrap().head;
    assert_eq!((head.rated, head.starts_when_full), (false, true));
    assert_eq!(head.answers_only.as_deref(), Some("s9"));
}

#[tokio::test]
async fn a_seat_in_play_is_offered_to_one_person_at_a_time() {
    let home = Home::new();
    let table = home.in_play(&["ann", "ben"]).await;
    let offer = |user: &str| Invitation {
        seat: Some(1),
        ..invitation(user, 5_000)
    };
    let to = async || home.read(move |tx| tx.offered_to(table, 1)).await;
    for user in ["cy", "dev"] {
        home.write(move |tx| tx.offer(table, &offer(user))).await;
        assert_eq!(to().await.as_deref(), Some(user));
    }
    assert_eq!(home.read(|tx| tx.invitations_of("cy")).await, []);
    home.write(move |tx| tx.remove_invitation(table, "dev"))
        .await;
    assert_eq!(to().await, None);
    home.write(move |tx| tx.offer(table, &offer("dev"))).await;
    home.write(move |tx| tx.close_table(table.into(), "vote", WallTime(4_000)))
        .await;
    assert_eq!(home.read(|tx| tx.invitations_of("dev")).await, []);
}

#[tokio::test]
async fn whom_somebody_has_met_is_known_and_whose_invitations_they_want_is_forgotten_with_them() {
    let home = Home::new();
    home.lobby(&["ann", "cy"]).await;
    home.in_play(&["ann", "ben"]).await;
    assert!(home.read(|tx| tx.have_met("ben", "ann")).await);
    assert!(
        !home.read(|tx| tx.have_met("ann", "cy")).await,
        "it has not begun"
    );
    home.write(|tx| tx.set_invitations_from("cy", "nobody"))
        .await;
    let change = |own: &mut db::NotificationSettings| own.pings = "never".into();
    home.write(move |tx| tx.change_notification_settings("cy", &change))
        .await;
    assert_eq!(home.read(|tx| tx.invitations_from("cy")).await, "nobody");
    let home = Home::new();
    home.write(|tx| tx.set_invitations_from("cy", "nobody"))
        .await;
    home.write(move |tx| tx.forget("cy", false)).await;
    assert_eq!(home.read(|tx| tx.invitations_from("cy")).await, "");
}
