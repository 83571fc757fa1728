//! Leaderboards are in the language of a table that opens there; profiles and finished tables in that of whoever asks.

use games::registry::GAMES;
use playground::Message;
use serde_json::json;

use crate::board_languages::all_text;
use crate::harness::{Harness, assert_private};
use crate::languages::{PSEUDO, english};

#[tokio::test(flavor = "multi_thread")]
async fn no_result_has_an_english_word_in_the_language_of_the_tests() {
    let harness = Harness::open().await;
    let people = harness.people(2);
    let (ann, ben) = (&people[0], &people[1]);
    let game = GAMES.iter().find(|game| game.info().seats.contains(&2));
    let game = *game.expect("a game for two");
    for _ in 0..4 {
        harness.won(game, &people).await;
    }
    let own = [ann.name(), ben.name(), game.info().name];
    let check = |message: Option<Message>| {
        let text = all_text(&message.expect("an answer"));
        // A moment is a number that Discord puts into words.
        let plain: Vec<&str> = text.split(['<', '>']).step_by(2).collect();
        let left = english(&plain.join(" "), &own);
        assert_eq!(left, Vec::<String>::new(), "{text}");
    };
    ann.speaks(PSEUDO);
    let month = [("period", json!("month"))];
    let profile = [("player", json!(ben.id().to_string()))];
    for (words, options) in [
        ("leaderboard", &[][..]),
        ("leaderboard", &month),
        ("profile", &[]),
        ("profile", &profile),
        ("history", &[]),
    ] {
        check(ann.slash(harness.channel, words, options).await.message);
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_profile_is_in_the_language_of_whoever_asks_and_a_leaderboard_in_that_of_the_server() {
    let harness = Harness::open().await;
    let people = harness.people(2);
    let (ann, ben) = (&people[0], &people[1]);
    let game = GAMES.iter().find(|game| game.info().seats.contains(&2));
    for _ in 0..3 {
        harness.won(*game.expect("a game for two"), &people).await;
    }
    ann.speaks("de");
    ben.speaks("ja");
    let profile = ann.slash(harness.channel, "profile", &[]).await;
    assert_private(&profile, "3 beendete Tische");
    let profile = ben.slash(harness.channel, "profile", &[]).await;
    assert_private(&profile, "最近のテーブル");
    let french = [("language", json!("fr"))];
    ann.slash(harness.channel, "settings", &french).await;
    for person in &people {
        let board = harness.leaderboard(person, &[]).await;
        assert!(board.text().contains("Ann est en tête"), "{}", board.text());
    }
    harness.close().await;
}
