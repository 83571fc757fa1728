//! Finished tables: listed, replayed move by move, and verified.

use std::collections::BTreeMap;
use std::time::Duration;

use games::registry::{GAMES, GameType};
use playground::{AnswerKind, Message, Person};
use serde_json::json;

use crate::harness::{FORGED, Harness, Shown, assert_private, hides, shows, starts};
use crate::player::{Table, footer_of, has_button};
use crate::usual::game_for;

/// A table some moves into the game, from which all but the first then resign; and what its public board showed after each of its
/// plies that was seen.
async fn a_short_game(
    harness: &Harness,
    game: &'static dyn GameType,
) -> (Table, BTreeMap<u32, String>) {
    // A board that was seen before all pictures were uploaded looks different later.
    harness.wait_for_pictures().await;
    let count = (*game.info().seats.start()).max(2);
    // Replays show the board of the time but not its deadlines.
    let no_clock = [("clock", json!("none"))];
    let mut table = harness.table_with(game, count, &no_clock).await;
    let mut seen = BTreeMap::new();
    for _ in 0..12 {
        let board = table.shown();
        let (_, ply) = footer_of(&board).expect("a board");
        // The first that is seen of a ply; later somebody may look around on the same board.
        seen.entry(ply).or_insert_with(|| board.embeds_text());
        if !table.over() {
            table.presses_something().await;
        }
    }
    let ann = table.people[0].clone();
    for person in table.people[1..].iter().rev() {
        if table.over() {
            break;
        }
        let ply = table.ply();
        harness.resigns(person, &table.name()).await;
        ann.waits_for_edit(table.board, |board| {
            footer_of(board).is_some_and(|(_, now)| now > ply)
        })
        .await;
    }
    // Open hands are brought up to date a moment later, so the end may not be the first thing to be seen.
    ann.waits_for_edit(table.board, crate::player::is_over)
        .await;
    (table, seen)
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_can_be_replayed_as_everybody_saw_it() {
    let harness = Harness::open().await;
    for game in GAMES {
        // Nobody may ask for too much in no time.
        harness.pass(Duration::from_secs(60));
        let (table, seen) = a_short_game(&harness, *game).await;
        let last = table.ply();
        // Also somebody who was not there.
        let zoe = harness.play.person("Zoe");
        let opened = table.looks_up(&zoe, "Move by move").await;
        assert_private(&opened, "The start of a table of ");
        let mut message: Message = opened.shown();
        let board_of = |message: &Message| message.json()["embeds"][0]["description"].clone();
        let mut ply = 0;
        for turn in 1.. {
            let labels: Vec<String> = message
                .buttons()
                .iter()
                .map(|b| b.label().to_owned())
                .collect();
            assert_eq!(labels, ["First", "‹ Back", "Next ›", "Last"]);
            let next = zoe.press(&message, "Next ›").await.updated();
            message = next;
            let start = format!("Turn {turn} of ");
            starts(message.content(), &start);
            let at = footer_of(&message).expect("a board").1;
            assert!(at > ply, "{} at {ply}", game.info().name);
            ply = at;
            if let Some(board) = seen.get(&ply).filter(|_| ply < last) {
                assert_eq!(
                    &message.embeds_text(),
                    board,
                    "{} at {ply}",
                    game.info().name
                );
            }
            if ply == last {
                break;
            }
        }
        let forward = message.buttons();
        assert!(forward[2].is_disabled() && forward[3].is_disabled());
        let first = zoe.press(&message, "First").await.shown();
        assert_eq!(footer_of(&first).unwrap().1, 0);
        let again = zoe.press(&first, "Last").await.shown();
        assert_eq!(board_of(&again), board_of(&message));
        for menu in again.menus() {
            // Every turning point leads to its turn, in place.
            for (label, value) in menu.options() {
                let shown = zoe.choose(&again, menu.custom_id(), &[value]).await;
                assert_eq!(shown.kind, AnswerKind::Update, "{}", shown.text());
                let turn = label.split(" · ").next().unwrap();
                let start = format!("{turn} of ");
                assert!(
                    shown.text().starts_with(&start),
                    "{label}: {}",
                    shown.text()
                );
            }
        }
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_in_play_cannot_be_replayed() {
    let harness = Harness::open().await;
    let game = GAMES[0];
    let mut table = harness
        .table(game, *game.info().seats.start().max(&2))
        .await;
    table.goes_on(2).await;
    let forged = format!("1h:{}:0:r:1.0", table.name());
    let answer = table.people[0].press_raw(table.board, &forged).await;
    assert_private(&answer, FORGED);
    let answer = harness
        .asks(&table.people[0], "table verify", &table.name())
        .await;
    assert_private(&answer, "come from a secret seed");
    hides(&answer, "Seed: `");
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn finished_tables_are_listed_newest_first_and_opened_from_the_list() {
    let mut harness = Harness::open().await;
    let people = harness.people(3);
    let [ann, ben, cleo] = <[Person; 3]>::try_from(people.clone()).ok().unwrap();
    let game = game_for(2);
    let told = ann.slash(harness.channel, "history", &[]).await;
    assert_private(&told, "No table that you can see here was finished yet.");
    let told = ann.slash(harness.channel, "table verify", &[]).await;
    assert_private(&told, "No table was finished in this channel yet.");
    let mut names = Vec::new();
    for _ in 0..11 {
        names.push(harness.won(game, &people[..2]).await);
    }
    let list = cleo.slash(harness.channel, "history", &[]).await;
    assert_private(&list, "Finished tables, newest first");
    let message = list.shown();
    let shown: Vec<String> = message.menus()[0]
        .options()
        .iter()
        .map(|(_, value)| value.trim_start_matches('#').to_owned())
        .collect();
    assert_eq!(shown, names[1..].iter().rev().cloned().collect::<Vec<_>>());
    shows(&message, "won by Ann");

    harness.restart().await;
    let older = cleo.press(&message, "Older").await.updated();
    let menu = older.menus()[0].custom_id().to_owned();
    let first = format!("#{}", names[0]);
    let opened = cleo.choose(&older, &menu, &[&first]).await;
    assert_private(&opened, "The start of a table of ");
    let end = cleo.press(&opened.shown(), "Last").await;
    shows(&end, "left the table.");
    assert!(!has_button(&older, "Older"));
    cleo.press(&older, "Newer").await;

    let of_cleo = [("player", json!(cleo.id().to_string()))];
    assert_private(
        &ben.slash(harness.channel, "history", &of_cleo).await,
        "Cleo has not finished a table that you can see here yet.",
    );
    harness.won(game, &[cleo.clone(), ben.clone()]).await;
    let own = ben.slash(harness.channel, "history", &of_cleo).await;
    assert_eq!(own.shown().menus()[0].options().len(), 1);
    let elsewhere = harness.play.channel("elsewhere");
    let here = [("scope", json!("channel"))];
    let told = ben.slash(elsewhere, "history", &here).await;
    assert_private(&told, "No table was finished in this channel yet.");
    let told = ben.slash(elsewhere, "history", &[]).await;
    shows(&told, "won by Cleo");
    harness.close().await;
}
