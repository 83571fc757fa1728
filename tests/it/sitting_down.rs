//! `/play`, one command that sits somebody down, and offers of a seat in play.

use games::registry::{self, GAMES};
use playground::{Message, Person};
use serde_json::json;

use crate::harness::{Harness, Shown, assert_private, shows};
use crate::player::{Reads, Table, has_button};
use crate::usual::game_for;

#[tokio::test(flavor = "multi_thread")]
async fn whoever_types_play_sits_at_the_first_lobby_that_fits_or_at_a_new_table() {
    let harness = Harness::open().await;
    let [ann, ben, cleo] = ["Ann", "Ben", "Cleo"].map(|name| harness.play.person(name));
    let game = registry::find("noodle").expect("a game of the bot");
    let of_game = [("game", json!(game.info().key))];
    let opened = ann.slash(harness.channel, "play", &of_game).await.posted();
    let lobby = opened;
    assert!(has_button(&lobby, "Join"), "{}", lobby.text());

    // A setting of hers, which is loaded with the table, is not in the way of who comes next.
    let never = [("when", json!("never"))];
    assert_private(&ann.slash(harness.channel, "me pings", &never).await, "");
    let dev = harness.play.person("Dev");
    let seated = dev.slash(harness.channel, "play", &of_game).await;
    assert_private(&seated, "You have a seat: ");
    ann.waits_for_words(lobby.id(), "2. Dev").await;
    dev.press(&lobby, "Leave").await;

    // Another game is not what waits here; any game is.
    let other = [("game", json!("ricemarll"))];
    let other = ben.slash(harness.channel, "play", &other).await;
    shows(&other, "Ricemarll");
    let seated = cleo.slash(harness.channel, "play", &of_game).await;
    assert_private(&seated, "You have a seat: ");
    ann.waits_for_words(lobby.id(), "2. Cleo").await;
    let next = cleo.slash(harness.channel, "play", &[]).await;
    assert_private(&next, "Ricemarll · table 2");
    ann.press(&lobby, "Start").await;
    harness.close().await;
}

/// Ann, Cleo, and the message that calls her to the lobby of Ann and Ben.
async fn called(harness: &Harness) -> ([Person; 2], Message) {
    let [ann, ben, cleo] = harness.some_people();
    let people = [ann.clone(), ben];
    let lobby = harness.lobby(game_for(4), &people).await;
    harness.settled(&lobby).await;
    let call = harness.invites(&ann, &lobby, &cleo).await;
    harness.quiet().await;
    ([ann, cleo], call)
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_invited_and_types_play_has_accepted() {
    let harness = Harness::open().await;
    let ([_, cleo], call) = called(&harness).await;
    let seated = cleo.slash(harness.channel, "play", &[]).await;
    assert_private(&seated, "You have a seat: ");
    let over = "Cleo has accepted the invitation";
    let ended = cleo.waits_for_words(call.id(), over).await;
    assert!(ended.controls().is_empty(), "{}", ended.text());
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_the_house_begins_with_one_command() {
    let harness = Harness::open().await;
    let ann = harness.play.person("Ann");
    for game in GAMES {
        let options = [("game", json!(game.info().key)), ("house", json!(true))];
        for channel in [harness.channel, harness.play.direct_channel(&ann)] {
            let begun = ann.slash(channel, "play", &options).await.posted();
            let table = Table::new(vec![ann.clone()], begun.id());
            let board = table.shown();
            assert!(board.text().contains('⌂'), "{}", board.text());
        }
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_has_one_open_offer() {
    let harness = Harness::open().await;
    let table = harness.public_table().await;
    let [zoe, dev] = ["Zoe", "Dev"].map(|name| harness.play.person(name));
    let ask = async |to: &Person| {
        let player = [("player", json!(to.name()))];
        table.people[0]
            .slash(harness.channel, "table replace", &player)
            .await
    };
    let first = ask(&zoe).await.shown();
    let second = ask(&dev).await.shown();
    let late = zoe.press(&first, "Accept").await;
    shows(&late, "That offer of a seat");
    assert!(late.shown().controls().is_empty());
    for _ in 0..2 {
        ask(&dev).await.posted();
    }
    assert_private(
        &ask(&dev).await,
        "Dev has been invited too often in a short time.",
    );
    let accepted = dev.press(&second, "Accept").await;
    shows(&accepted, "Dev takes over");
    harness.close().await;
}

/// Only the host's invitation does.
#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_of_another_player_overrides_no_block() {
    let harness = Harness::open().await;
    let people @ [_, ben, cleo, dev] = &harness.some_people();
    let whom = [("player", json!(cleo.name()))];
    assert_private(&dev.slash(harness.channel, "me block", &whom).await, "");
    let lobby = harness.lobby(game_for(4), &people[..2]).await;
    harness.settled(&lobby).await;
    let call = harness.invites(ben, &lobby, cleo).await;
    dev.press(&lobby, "Join").await.updated();
    let refused = cleo.press(&call, "Accept").await;
    assert_private(&refused, "You cannot join this table.");
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_that_is_ended_leaves_no_invitation_that_can_be_answered() {
    let harness = Harness::open().await;
    let ([ann, cleo], call) = called(&harness).await;
    ann.slash(harness.channel, "table end", &[]).await.posted();
    let is_over = |call: &Message| call.controls().is_empty();
    let over = cleo.waits_for_edit(call.id(), is_over).await;
    shows(&over, "is closed");
    harness.close().await;
}

/// Who has not played sees the game that is over, as if nobody had pressed Rematch.
#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_not_shown_to_a_bystander() {
    let harness = Harness::open().await;
    let mut ended = harness.table(game_for(3), 2).await;
    ended.plays_to_the_end().await;
    ended.people[0].press(&ended.shown(), "Rematch").await;
    let zoe = harness.play.person("Zoe");
    let shown = zoe.slash(harness.channel, "table show", &[]).await.posted();
    shows(&shown, &format!("Table {}", ended.name()));
    assert!(!has_button(&shown, "Join"), "{}", shown.text());
    let shown = ended.people[0].slash(harness.channel, "table show", &[]);
    assert!(has_button(&shown.await.posted(), "Join"));
    harness.close().await;
}
