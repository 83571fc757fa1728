//! Leaderboards are in the language of a table that opens there; profiles, finished tables and the daily table in that of whoever asks.

use games::registry::GAMES;
use playground::{Message, Person};
use serde_json::json;

use crate::board_languages::presses;
use crate::daily::{asks, at_noon, finishes, pass_a_day};
use crate::harness::{Harness, Shown, assert_private, shows};
use crate::languages::{LINK, PSEUDO, assert_no_english, names_in_rules};
use crate::usual::game_for;

#[tokio::test(flavor = "multi_thread")]
async fn no_page_of_a_daily_table_has_an_english_word_in_the_language_of_the_tests() {
    let harness = at_noon().await;
    let ann = harness.play.person("Ann");
    let mut own: Vec<&str> = GAMES.iter().map(|game| game.info().name).collect();
    own.extend(["Ann", "SHA"]);
    own.extend(GAMES.iter().flat_map(|game| names_in_rules(*game)));
    ann.speaks(PSEUDO);
    for day in 1..=3 {
        let invitation = asks(&harness, &ann).await;
        assert_no_english(&invitation, &own);
        let dice = pressed(&ann, &invitation, ":dice").await;
        assert_no_english(&dice, &own);
        if day > 1 {
            let record = pressed(&ann, &invitation, ":record").await;
            assert_no_english(&record, &own);
        }
        let page = pressed(&ann, &invitation, ":begin").await;
        assert_no_english(&page, &own);
        let page = finishes(&ann, page).await;
        assert_no_english(&page, &own);
        let told = pressed(&ann, &page, ":share").await;
        assert_no_english(&told, &own);
        pass_a_day(&harness);
    }
    harness.close().await;
}

async fn pressed(person: &Person, message: &Message, does: &str) -> Message {
    let answer = presses(person, message, does).await;
    answer.shown()
}

#[tokio::test(flavor = "multi_thread")]
async fn no_result_has_an_english_word_in_the_language_of_the_tests() {
    let harness = Harness::open().await;
    let people @ [ann, ben] = &harness.some_people();
    let game = game_for(2);
    for _ in 0..4 {
        harness.won(game, people).await;
    }
    let own = [
        ann.name(),
        ben.name(),
        game.info().name,
        "Europe/Berlin",
        LINK,
    ];
    let check = |message: Option<Message>| assert_no_english(&message.expect("an answer"), &own);
    ann.speaks(PSEUDO);
    for person in people {
        harness.lobby(game, std::slice::from_ref(person)).await;
    }
    let month = [("period", json!("month"))];
    let profile = [("player", json!(ben.id().to_string()))];
    for (words, options) in [
        ("leaderboard", &[][..]),
        ("leaderboard", &month),
        ("profile", &[]),
        ("profile", &profile),
        ("history", &[]),
        ("tables mine", &[]),
        ("me pings", &[("when", json!("never"))]),
        ("me timezone", &[("zone", json!("Europe/Berlin"))]),
        (
            "me quiet-hours",
            &[("from", json!(22)), ("until", json!(7))],
        ),
        ("me house-pace", &[("pace", json!("at-once"))]),
        ("me pictures", &[("pictures", json!("still"))]),
        ("me leaderboard", &[("show", json!("off"))]),
        ("me invitations", &[("from", json!("nobody"))]),
        ("me block", &profile),
        ("me blocks", &[]),
        ("me unblock", &profile),
    ] {
        check(ann.slash(harness.channel, words, options).await.message);
    }
    let looking = ann.slash(harness.channel, "tables open", &[]).await.shown();
    assert_no_english(&looking, &own);
    let found = |message: &Message| message.content() != looking.content();
    assert_no_english(&ann.waits_for_edit(looking.id(), found).await, &own);
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_profile_is_in_the_language_of_whoever_asks_and_a_leaderboard_in_that_of_the_server() {
    let harness = Harness::open().await;
    let people @ [ann, ben] = &harness.some_people();
    for _ in 0..3 {
        harness.won(game_for(2), people).await;
    }
    ann.speaks("de");
    ben.speaks("ja");
    let profile = ann.slash(harness.channel, "profile", &[]).await;
    assert_private(&profile, "3 beendete Tische");
    assert_private(
        &ben.slash(harness.channel, "profile", &[]).await,
        "最近のテーブル",
    );
    let french = [("language", json!("fr"))];
    ann.slash(harness.channel, "settings", &french).await;
    for person in people {
        let board = harness.leaderboard(person, &[]).await;
        shows(&board, "Ann est en tête");
    }
    harness.close().await;
}
