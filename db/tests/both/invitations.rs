//! Invitations to a lobby, and offers of a seat in play.

use crate::Home;

/// To whom something is open at a table, with the seat that is offered.
async fn invited(home: &Home, table: db::TableId) -> Vec<(u16, String, bool, Option<u8>)> {
    let invitations = home.stored(table).await.invitations.into_iter();
    invitations
        .map(|one| (one.person, one.user, one.declined, one.seat))
        .collect()
}

#[tokio::test]
async fn an_invitation_ends_when_its_person_sits_down_or_it_is_taken_back() {
    let home = Home::new();
    let table = home.lobby(&["ann"]).await;
    for (number, user) in ["ben", "cy", "dev"].iter().enumerate() {
        let text = format!("invited {} 5000 by 0", number + 1);
        home.comes(table, 1_100, &text, user).await;
    }
    home.comes(table, 1_200, "sat 1", "ben").await;
    home.does(table, 1_300, "declined 2").await;
    home.does(table, 1_400, "declined 3 by 0").await;
    let cy = (2, "cy".to_owned(), true, None);
    assert_eq!(invited(&home, table).await, [cy], "and is not asked again");
    home.comes(table, 1_500, "invited 3 6000 by 1", "dev").await;
    home.does(table, 6_000, "declined 3 by clock").await;
    assert_eq!(invited(&home, table).await.len(), 1);
    assert_eq!(home.read(|tx| tx.invitations_of("cy")).await[0].0, table);
}

#[tokio::test]
async fn invitations_end_with_the_lobby() {
    let home = Home::new();
    let begun = home.lobby(&["ann"]).await;
    let closed = home.lobby(&["ann"]).await;
    for table in [begun, closed] {
        home.comes(table, 1_100, "invited 1 5000 by 0", "ben").await;
    }
    home.begin(begun).await;
    home.does(closed, 2_000, "closed host").await;
    assert_eq!(home.read(|tx| tx.invitations_of("ben")).await, []);
}

#[tokio::test]
async fn a_seat_in_play_is_offered_to_one_person_at_a_time() {
    let home = Home::new();
    let table = home.in_play(&["ann", "ben"]).await;
    let offer = async |number: u16, user: &str| {
        let text = format!("offered B {number} 5000");
        home.comes(table, 3_000, &text, user).await;
        let to = (number, user.to_owned(), false, Some(1));
        assert_eq!(invited(&home, table).await, [to]);
    };
    offer(2, "cy").await;
    offer(3, "dev").await;
    home.does(table, 3_000, "declined 3").await;
    assert_eq!(invited(&home, table).await, []);
    offer(3, "dev").await;
    home.comes(table, 3_500, "replaced B 3", "dev").await;
    assert_eq!(invited(&home, table).await, []);
    offer(2, "cy").await;
    home.does(table, 4_000, "closed vote").await;
    assert_eq!(home.read(|tx| tx.invitations_of("cy")).await, []);
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
    let handed_over = home.in_play(&["dev", "eve"]).await;
    home.comes(handed_over, 3_000, "offered B 2 5000", "cy")
        .await;
    home.comes(handed_over, 3_500, "replaced B 2", "cy").await;
    for (one, other) in [("dev", "cy"), ("dev", "eve"), ("eve", "dev")] {
        let met = home.read(move |tx| tx.have_met(one, other)).await;
        assert!(met, "{one} and {other}");
    }
    assert!(!home.read(|tx| tx.have_met("ann", "eve")).await);
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
