//! Leaderboards are in the language of a table that opens there; profiles, finished tables and the daily table in that of whoever asks.

use games::lang::Lang;
use games::registry::GAMES;
use playground::{Message, Person};
use serde_json::json;

use crate::board_languages::all_text;
use crate::daily::{asks, at_noon, finishes, pass_a_day};
use crate::harness::{Harness, assert_private};
use crate::languages::{PSEUDO, english};

/// What follows the rest of an address, which ends with its link.
fn after_address(text: &str) -> &str {
    match text.strip_prefix("discord.com/") {
        Some(rest) => rest.split_once(')').map_or("", |(_, after)| after),
        None => text,
    }
}

#[track_caller]
fn has_no_english(message: &Message, own: &[&str]) {
    let text = all_text(message);
    // A moment is a number that Discord puts into words, a picture an emoji with a name, a link an address.
    let plain: Vec<&str> = text.split(['<', '>']).step_by(2).collect();
    let words = plain.join(" ");
    let words: Vec<&str> = words.split("https://").map(after_address).collect();
    let left = english(&words.join(" "), own);
    assert_eq!(left, Vec::<String>::new(), "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn no_page_of_a_daily_table_has_an_english_word_in_the_language_of_the_tests() {
    let harness = at_noon().await;
    let ann = harness.play.person("Ann");
    let mut own: Vec<&str> = GAMES.iter().map(|game| game.info().name).collect();
    own.extend(["Ann", "SHA"]);
    // What has Latin letters in Japanese, too, is a name.
    let japanese = GAMES.iter().map(|game| game.info().players_rules(Lang::Ja));
    let names = japanese.flat_map(|rules| rules.split(|c: char| !c.is_ascii_alphabetic()));
    own.extend(names.filter(|name| name.len() > 2));
    ann.speaks(PSEUDO);
    for day in 1..=3 {
        let invitation = asks(&harness, &ann).await;
        has_no_english(&invitation, &own);
        let dice = pressed(&ann, &invitation, ":dice").await;
        has_no_english(&dice, &own);
        if day > 1 {
            let record = pressed(&ann, &invitation, ":record").await;
            has_no_english(&record, &own);
        }
        let page = pressed(&ann, &invitation, ":begin").await;
        has_no_english(&page, &own);
        let page = finishes(&ann, page).await;
        has_no_english(&page, &own);
        let told = pressed(&ann, &page, ":share").await;
        has_no_english(&told, &own);
        pass_a_day(&harness);
    }
    harness.close().await;
}

/// What the button that does this answers.
async fn pressed(person: &Person, message: &Message, does: &str) -> Message {
    let mut buttons = message.buttons().into_iter();
    let button = buttons.find(|button| button.custom_id().ends_with(does));
    let button = button.unwrap_or_else(|| panic!("no {does} on {}", message.text()));
    let answer = person.press(message, button.custom_id()).await;
    answer.message.expect("an answer")
}

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
    let own = [ann.name(), ben.name(), game.info().name, "Europe/Berlin"];
    let check = |message: Option<Message>| has_no_english(&message.expect("an answer"), &own);
    ann.speaks(PSEUDO);
    for person in &people {
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
    let looking = ann.slash(harness.channel, "tables open", &[]).await;
    let looking = looking.message.expect("an answer");
    has_no_english(&looking, &own);
    let found = |message: &Message| message.content() != looking.content();
    has_no_english(&ann.waits_for_edit(looking.id(), found).await, &own);
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
