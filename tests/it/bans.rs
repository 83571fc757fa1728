//! What somebody who is banned cannot do at a table in play, and what the others see of it.

use serde_json::json;

use crate::clocks::clock;
use crate::harness::{Harness, Shown, assert_private, hides};
use crate::player::Reads;
use crate::usual::game_for;

#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_is_banned_neither_takes_a_seat_back_nor_resumes_a_table() {
    let harness = Harness::open().await;
    let mut table = harness.table_with(game_for(2), 2, &clock("none")).await;
    let [ann, ben] = [0, 1].map(|number| table.people[number].clone());
    let (zoe, eve) = (harness.play.person("Zoe"), harness.admin("Eve"));
    let said = harness.is_replaced(&mut table, &ann, None, &zoe).await;
    harness.bans(&eve, &ann).await;
    let banned = "You are banned from this bot on this server";
    let label = format!("{}: take my seat back", ann.name());
    assert_private(&ann.press(&said, &label).await, banned);
    let asked = ben.slash(harness.channel, "table pause", &[]).await;
    let vote = asked.shown();
    zoe.press(&vote, "Agree").await;
    harness.bans(&eve, &ben).await;
    assert_private(&ben.press(&vote, "Resume").await, banned);
    harness.close().await;
}

/// Nobody is there who could press the button of which the board would speak.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_whose_only_person_is_banned_says_that_it_waits() {
    let harness = Harness::open().await;
    let ann = harness.play.person("Ann");
    let options = [
        ("game", json!(game_for(2).info().key)),
        ("house", json!(true)),
    ];
    let begun = ann.slash(harness.channel, "play", &options).await.posted();
    harness.settled(&begun).await;
    harness.bans(&harness.admin("Eve"), &ann).await;
    let board = ann.waits_for_words(begun.id(), "may not play here now, so the table waits");
    hides(&board.await.text(), "I am back");
    harness.close().await;
}

/// As if the program had ended between the two.
#[tokio::test(flavor = "multi_thread")]
async fn a_ban_that_left_somebody_in_a_lobby_can_be_completed() {
    let harness = Harness::open().await;
    let people @ [_, ben] = &harness.some_people();
    let lobby = harness.lobby(game_for(2), people).await;
    let ban = db::Ban {
        guild: harness.play.guild().to_string(),
        user: ben.id().to_string(),
        until: None,
    };
    let banned = harness.store().write(move |tx| tx.ban(&ban)).await;
    assert_eq!(banned, Ok(true));
    let eve = harness.admin("Eve");
    assert!(harness.bans(&eve, ben).await.is_private());
    eve.waits_for_no_words(lobby.id(), "2. Ben").await;
    assert_private(&harness.bans(&eve, ben).await, "Ben is banned already.");
    harness.close().await;
}
