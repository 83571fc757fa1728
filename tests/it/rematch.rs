//! Rematches, the options of last time, and a thread for each table.

use std::time::Duration;

use games::options::OptionKind;
use games::registry::{GAMES, GameType};
use playground::{AnswerKind, Message, Person, permission, route};
use serde_json::{Value, json};

use crate::clocks::for_two;
use crate::harness::{Harness, assert_private};
use crate::player::{Table, footer_of, has_button};

/// For each option a value other than its default.
fn unusual(game: &dyn GameType) -> Vec<(&'static str, Value)> {
    let options = game.info().options.iter();
    let value = |kind: &OptionKind| match *kind {
        OptionKind::Flag { default } => json!(!default),
        OptionKind::Choice { choices, default } => {
            json!(choices[(default + 1) % choices.len()].0)
        }
        OptionKind::Number {
            min, max, default, ..
        } => json!(if default == Some(max) { min } else { max }),
    };
    options.map(|spec| (spec.name, value(&spec.kind))).collect()
}

/// What a lobby says of its options and its clock.
fn terms(lobby: &Message) -> Vec<String> {
    let fields = lobby.json()["embeds"][0]["fields"].as_array().unwrap();
    let of_interest = fields
        .iter()
        .filter(|field| field["name"] == "Options" || field["name"] == "Clock");
    of_interest
        .map(|field| field["value"].as_str().unwrap().to_owned())
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_starts_with_the_channels_last_options_unless_others_are_given() {
    let mut harness = Harness::open().await;
    let people = harness.people(1);
    let ann = &people[0];
    let elsewhere = harness.play.channel("table-two");
    for game in GAMES {
        let start = format!("{} start", game.info().key);
        let opens = async |channel, options: &[(&str, Value)]| {
            let lobby = ann.slash(channel, &start, options).await.message.unwrap();
            let said = terms(&lobby);
            ann.press(&lobby, "Leave").await;
            said
        };
        let usual = opens(harness.channel, &[]).await;
        assert_eq!(usual, ["default options", "24 hours per decision"]);
        let mut chosen = unusual(*game);
        chosen.push(("clock", json!("1h")));
        let first = opens(harness.channel, &chosen).await;
        assert_eq!(first[1], "1 hour per decision");

        harness.restart().await;
        let again = opens(harness.channel, &[]).await;
        assert_eq!(
            again[0],
            format!("as last time in this channel: {}", first[0])
        );
        assert_eq!(again[1], first[1]);
        assert_eq!(opens(elsewhere, &[]).await, usual);
        // Giving one option resets the others to their defaults.
        let changed = opens(harness.channel, &[("clock", json!("2m"))]).await;
        assert_eq!(changed, ["default options", "2 minutes per decision"]);
        let last = opens(harness.channel, &[]).await;
        assert_eq!(last[0], "as last time in this channel: default options");
        assert_eq!(last[1], changed[1]);
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_keeps_people_and_options_and_says_who_begins() {
    let harness = Harness::open().await;
    for game in for_two() {
        let mut options = vec![("clock", json!("10m"))];
        if let Some(OptionKind::Flag { default }) =
            game.info().options.last().map(|spec| &spec.kind)
        {
            options.push((game.info().options.last().unwrap().name, json!(!default)));
        }
        let people = harness.people(2);
        let first = harness.lobby_with(game, &people, &options).await;
        let said = terms(&first);
        people[0].press(&first, "Start").await;
        let mut table = Table::new(people.clone(), first.id());
        table.plays_to_the_end().await;
        let again = people[1].press(&table.shown(), "Rematch").await;
        let lobby = again.message.expect("a lobby");
        assert_eq!(terms(&lobby), said);
        let words = format!(
            "A rematch** of table {} with the same options",
            table.name()
        );
        for wanted in [
            &words,
            "This table's dice decide who begins.",
            "Ann",
            "Ben · host",
        ] {
            assert!(lobby.text().contains(wanted), "{wanted}: {}", lobby.text());
        }
        let begun = people[1].press(&lobby, "Start").await;
        assert!(footer_of(&begun.message.unwrap()).is_some());
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_can_have_a_thread_of_its_own() {
    let mut harness = Harness::open().await;
    for game in for_two() {
        let people = harness.people(2);
        let (ann, ben) = (&people[0], &people[1]);
        let wish = [("thread", json!(true)), ("clock", json!("10m"))];
        let lobby = harness.lobby_with(game, &people, &wish).await;
        assert!(
            terms(&lobby)[1].ends_with("played in a separate thread"),
            "{:?}",
            terms(&lobby)
        );
        harness.settled(&lobby).await;
        let begun = ann.press(&lobby, "Start").await;
        let name = footer_of(&begun.message.unwrap()).expect("a board").0;
        let old = ben
            .waits_for_edit(lobby.id(), |m| m.content().contains("now shown here"))
            .await;
        let threads = harness.play.threads(harness.channel);
        let title = format!("{} · table {name}", game.info().name);
        let thread = threads.iter().find(|(_, named, _)| *named == title);
        let (thread, ..) = *thread.unwrap_or_else(|| panic!("{threads:?}"));
        assert!(
            old.content().contains(&thread.to_string()),
            "{}",
            old.content()
        );
        let board = ben
            .waits_for(thread, |m| footer_of(m).is_some_and(|(n, _)| n == name))
            .await;
        harness.restart().await;
        let mut table = Table::new(people.clone(), board.id());
        // The call comes to the thread, too.
        let (actor, _) = table.actor_and_other();
        harness.pass(Duration::from_secs(120));
        let call = ben
            .waits_for(thread, |m| m.mentions().contains(&actor.id()))
            .await;
        assert_eq!(call.channel(), thread);
        table.plays_to_the_end().await;
        let again = ben.press(&table.shown(), "Rematch").await;
        let lobby = again.message.expect("a lobby");
        assert_eq!(lobby.channel(), thread, "they stay in their thread");
        ben.press(&lobby, "Start").await;
        // Next time the channel remembers.
        let start = format!("{} start", game.info().key);
        let next = ann.slash(harness.channel, &start, &[]).await;
        let next = next.message.unwrap();
        assert!(
            terms(&next)[1].ends_with("played in a separate thread"),
            "{:?}",
            terms(&next)
        );
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_stays_in_its_channel_if_no_thread_can_be_opened() {
    let mut harness = Harness::open().await;
    let game = for_two().next().expect("a game for two");
    let right = permission::CREATE_PUBLIC_THREADS;
    harness.play.faults().forbid(harness.channel, right);
    let mut table = harness
        .table_with(game, 2, &[("thread", json!(true))])
        .await;
    let ann = table.people[0].clone();
    let note = ann
        .waits_for(harness.channel, |m| {
            m.text().contains("Could not open a thread")
        })
        .await;
    assert!(note.is_ephemeral(), "{}", note.text());
    assert!(note.text().contains("Create Public Threads"));
    table.plays_to_the_end().await;
    assert!(has_button(&table.shown(), "Rematch"));
    assert_eq!(harness.play.threads(harness.channel), []);
    assert_private(&ann.slash(harness.channel, "help", &[]).await, "Rollhouse");
    assert_eq!(
        ann.press(&table.shown(), "Rematch").await.kind,
        AnswerKind::Message
    );
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_opened_thread_is_not_reported_missing() {
    let mut harness = Harness::open().await;
    let game = for_two().next().expect("a game for two");
    let people = harness.people(2);
    let wish = [("thread", json!(true))];
    let lobby = harness.lobby_with(game, &people, &wish).await;
    harness.settled(&lobby).await;
    // The message that was the lobby cannot point to the thread.
    let gone = (404, 10008, "Unknown Message");
    harness
        .play
        .faults()
        .refuse(route::EDIT_MESSAGE, 1, gone.0, gone.1, gone.2);
    people[0].press(&lobby, "Start").await;
    // Presses in the meantime show on the board in the thread.
    let drawn = harness
        .play
        .wait_for_exchange(|e| e.route == route::EDIT_MESSAGE && e.status == Some(200))
        .await;
    let (thread, ..) = harness.play.threads(harness.channel)[0].clone();
    assert!(drawn.path.contains(&thread.to_string()), "{}", drawn.path);
    let note = people[0].reads(harness.channel);
    let note = note
        .iter()
        .find(|m| m.text().contains("Could not open a thread"));
    assert!(note.is_none(), "{}", note.unwrap().text());
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_opened_in_a_thread_stays_there() {
    let harness = Harness::open().await;
    let game = for_two().next().expect("a game for two");
    let wish = [("thread", json!(true))];
    let first = harness.table_with(game, 2, &wish).await;
    let (ann, ben) = (&first.people[0], &first.people[1]);
    ben.waits_for_edit(first.board, |m| m.content().contains("now shown here"))
        .await;
    let (thread, ..) = harness.play.threads(harness.channel)[0].clone();
    let start = format!("{} start", game.info().key);
    // Both what is typed and what was chosen in the channel last time.
    for options in [&wish[..], &[]] {
        let lobby = ann.slash(thread, &start, options).await.message.unwrap();
        assert!(!terms(&lobby)[1].contains("thread"), "{:?}", terms(&lobby));
        ben.press(&lobby, "Join").await;
        let begun = ann.press(&lobby, "Start").await;
        assert_eq!(begun.message.expect("a board").channel(), thread);
        restore_thread_as_last_choice(&harness, ann, &start, &wish).await;
    }
    harness.close().await;
}

/// Makes a thread the channel's last choice again.
async fn restore_thread_as_last_choice(
    harness: &Harness,
    ann: &Person,
    start: &str,
    wish: &[(&str, Value)],
) {
    let lobby = ann.slash(harness.channel, start, wish).await;
    ann.press(&lobby.message.unwrap(), "Leave").await;
}
