//! Typed commands: help and table management.

use games::options::OptionKind;
use games::registry::GAMES;
use playground::AnswerKind;
use reqwest::Method;
use serde_json::{Value, json};

use crate::harness::{Harness, Shown, assert_private, shows, starts};
use crate::player::{footer_of, has_button, is_about, is_over};
use crate::seat_changes::footer;
use crate::usual::{game_for, start};

#[tokio::test(flavor = "multi_thread")]
async fn discord_itself_refuses_options_out_of_range() {
    let harness = Harness::open().await;
    let ann = harness.play.person("Ann");
    for game in GAMES {
        let words = start(*game);
        for spec in game.info().options {
            let (fits, wrong) = match spec.kind {
                OptionKind::Number { min, max, .. } => (
                    vec![json!(min), json!(max)],
                    vec![
                        json!(i64::from(min) - 1),
                        json!(i64::from(max) + 1),
                        json!("many"),
                    ],
                ),
                OptionKind::Flag { .. } => (vec![json!(true), json!(false)], vec![json!(7)]),
            };
            for value in wrong {
                let refused = ann
                    .try_slash(harness.channel, &words, &[(spec.name, value.clone())])
                    .await;
                assert!(refused.is_err(), "/{words} {}:{value} was sent", spec.name);
            }
            for value in fits {
                let opened = ann
                    .slash(harness.channel, &words, &[(spec.name, value.clone())])
                    .await;
                assert_eq!(
                    opened.kind,
                    AnswerKind::Message,
                    "/{words} {}:{value}: {}",
                    spec.name,
                    opened.text()
                );
                assert!(
                    !opened.is_private(),
                    "/{words} {}:{value}: {}",
                    spec.name,
                    opened.text()
                );
                let lobby = opened.shown();
                harness.settled(&lobby).await;
                ann.press(&lobby, "Leave").await;
            }
        }
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_resigns_and_the_others_play_on() {
    let harness = Harness::open().await;
    for game in GAMES.iter().filter(|game| *game.info().seats.end() >= 3) {
        let mut table = harness.table(*game, 3).await;
        let name = table.name();
        let (ann, ben) = (table.people[0].clone(), table.people[1].clone());
        let found = ann
            .complete(harness.channel, "table show", "table", &name, &[])
            .await;
        assert!(
            found.iter().any(|choice| choice["value"] == name.as_str()),
            "{found:?}"
        );

        let early = harness.asks(&ben, "table record", &name).await;
        assert_private(&early, "until then its dice are secret");
        let watcher = harness.play.person("Zoe");
        let told = harness.asks(&watcher, "table resign", &name).await;
        assert_private(&told, "You have no seat at table");

        table.goes_on(2).await;
        let asked = harness.asks(&ben, "table resign", &name).await;
        assert_private(&asked, "for good?");
        let ply = table.ply();
        let gone = ben.press(&asked.shown(), "Yes, leave the table").await;
        starts(&gone, "You have left the table.");
        ann.waits_for_edit(table.board, |board| {
            footer_of(board).is_some_and(|(_, now)| now > ply)
        })
        .await;
        let board = table.shown();
        let left = board.embeds_text();
        let line = left.lines().find(|line| line.ends_with("· left"));
        assert!(line.is_some_and(|line| is_about(line, "Ben")), "{left}");
        let told = harness.asks(&ben, "table resign", &name).await;
        assert_private(&told, "You have no seat at table");

        table.people.retain(|person| person.id() != ben.id());
        table.plays_to_the_end().await;
        let told = harness.asks(&ben, "table record", &name).await;
        assert_private(&told, "The record of table");
        let told = harness.asks(&ann, "table resign", &name).await;
        assert_private(&told, "You have no seat at table");
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_about_a_game_takes_no_lobby_for_it() {
    let harness = Harness::open().await;
    let mut table = harness.table(game_for(2), 2).await;
    let (ann, ben) = (table.people[0].clone(), table.people[1].clone());
    let words = start(game_for(2));
    let lobby = ann.slash(harness.channel, &words, &[]).await.posted();
    let asked = ann.slash(harness.channel, "table end", &[]).await;
    shows(&asked, "1 of 2 agree");
    ben.press(&asked.posted(), "Agree").await.updated();
    table.waits_for_board(is_over).await;
    let record = ann.slash(harness.channel, "table record", &[]).await;
    assert_private(&record, &format!("The record of table {}", table.name()));
    let resigned = ann.slash(harness.channel, "table resign", &[]).await;
    assert_private(&resigned, "To leave yourself, press");
    let lobby = ann.sees(lobby.id()).expect("the lobby");
    assert!(has_button(&lobby, "Join"), "{}", lobby.text());
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_of_another_version_is_answered() {
    let harness = Harness::open().await;
    let ann = harness.play.person("Ann");
    let about = "Of another version";
    let option = json!({ "type": 3, "name": "how", "description": about, "autocomplete": true });
    let whole = json!({ "name": "shake", "description": about, "options": [option] });
    let inner = json!({ "type": 1, "name": "flip", "description": about, "options": [option] });
    let part = json!({ "name": "table", "description": about, "options": [inner] });
    // As if the bot had registered it.
    let registered = format!("applications/{}/commands", harness.play.bot_id());
    for (command, words) in [(whole, "shake"), (part, "table flip")] {
        harness
            .calls_discord(Method::PUT, &registered, &json!([command]))
            .await;
        let answer = ann.slash(harness.channel, words, &[]).await;
        assert_private(&answer, "This command has changed.");
        let found = ann.complete(harness.channel, words, "how", "w", &[]).await;
        assert_eq!(found, [] as [Value; 0]);
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn autocomplete_offers_your_own_tables_first_in_a_busy_channel() {
    let mut harness = Harness::open().await;
    let (ann, ben) = (harness.play.person("Ann"), harness.play.person("Ben"));
    let (dice, quiet) = (harness.channel, harness.play.channel("table-two"));
    harness.channel = quiet;
    let own = footer(&harness.lobby(GAMES[0], std::slice::from_ref(&ann)).await);
    harness.channel = dice;
    for _ in 0..26 {
        let lobby = harness.lobby(GAMES[0], std::slice::from_ref(&ben)).await;
        ben.press(&lobby, "Leave").await;
    }
    let here = footer(&harness.lobby(GAMES[0], std::slice::from_ref(&ann)).await);
    let offered = ann.complete(dice, "table show", "table", "", &[]).await;
    let names: Vec<&str> = offered.iter().filter_map(|o| o["value"].as_str()).collect();
    assert_eq!(names[..2], [here.as_str(), own.as_str()], "{offered:?}");
    assert_eq!(names.len(), 25, "and then those of the channel");
    let once = names.iter().filter(|name| **name == here).count();
    assert_eq!(once, 1, "{offered:?}");
    harness.close().await;
}
