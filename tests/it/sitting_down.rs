//! `/play`, one command that sits somebody down, and offers of a seat in play.

use games::registry::{self, GAMES};
use playground::{Message, Person, route};
use serde_json::json;

use crate::clocks::clock;
use crate::fair_results::GRACE;
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
    let again = cleo.slash(harness.channel, "play", &[]).await;
    assert_private(&again, "You have a seat: ");
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
    harness.settled(&shown).await;
    let lobby = ended.people[0].slash(harness.channel, "table show", &[]);
    assert!(has_button(&lobby.await.posted(), "Join"));
    // It does not begin by itself any more, so nothing promises that.
    zoe.waits_for_words(shown.id(), "**Rematch** · table").await;
    harness.close().await;
}

/// As where the answer to the first press was lost.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_a_seat_and_presses_accept_has_accepted() {
    let mut harness = Harness::open().await;
    let ([_, cleo], call) = called(&harness).await;
    // Neither that call nor the lobby is drawn again.
    let faults = harness.faults();
    faults.refuse(route::EDIT_MESSAGE, 2, 400, 50_035, "Invalid Form Body");
    let seated = cleo.slash(harness.channel, "play", &[]).await;
    assert_private(&seated, "You have a seat: ");
    harness.play.wait_for_faults().await;
    let accepted = cleo.press(&call, "Accept").await.updated();
    shows(&accepted, "Cleo has accepted the invitation");
    assert!(accepted.controls().is_empty(), "{}", accepted.text());
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_declines_a_seat_can_still_take_another() {
    let harness = Harness::open().await;
    let table = harness.table(game_for(3), 3).await;
    let (name, zoe) = (table.name(), harness.play.person("Zoe"));
    let mut offers = Vec::new();
    for person in &table.people[..2] {
        let asked = harness.asks_to_replace(&name, person, None, &zoe).await;
        offers.push(asked.posted());
    }
    let declined = zoe.press(&offers[0], "Decline").await;
    shows(&declined, "Zoe declined to take over from Ann");
    let taken = zoe.press(&offers[1], "Accept").await;
    shows(&taken, "Zoe takes over from Ben");
    harness.close().await;
}

/// A moderator need not sit there to offer the seat of somebody who is away.
#[tokio::test(flavor = "multi_thread")]
async fn a_moderator_offers_no_seat_to_somebody_who_has_blocked_them() {
    let harness = Harness::open().await;
    let table = harness.table_with(game_for(3), 3, &clock("none")).await;
    let (ann, name) = (&table.people[0], table.name());
    let [zoe, mia] = ["Zoe", "Mia"].map(|name| harness.play.person(name));
    harness.moderates(&mia, harness.channel);
    harness.bans(&harness.admin("Eve"), ann).await;
    harness.pass(GRACE);
    let offers = async || harness.asks_to_replace(&name, &mia, Some(ann), &zoe).await;
    let whom = [("player", json!(mia.name()))];
    let blocked = zoe.slash(harness.channel, "me block", &whom).await;
    assert_private(&blocked, "They are not told.");
    assert_private(&offers().await, "Zoe cannot be asked to play at table");
    assert_eq!(zoe.pings(), 0);
    zoe.slash(harness.channel, "me unblock", &whom).await;
    shows(&offers().await, &format!("<@{}>", zoe.id()));
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_whose_newcomer_has_left_cannot_be_taken_back() {
    let harness = Harness::open().await;
    let mut table = harness.table(game_for(3), 3).await;
    let (ann, zoe) = (table.people[0].clone(), harness.play.person("Zoe"));
    let taken = harness.is_replaced(&mut table, &ann, None, &zoe).await;
    let name = table.name();
    harness.resigns(&zoe, &name).await;
    let late = ann.press(&taken, "Ann: take my seat back").await;
    let words = format!("Zoe has left table {name} for good.");
    assert_private(&late, &words);
    harness.close().await;
}
