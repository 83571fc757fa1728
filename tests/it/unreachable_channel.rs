//! Tables that nobody can see: their message, their channel or the bot is gone, or their thread is closed. They pause, and can be shown
//! again.

use std::sync::Arc;
use std::time::Duration;

use games::registry::GAMES;
use playground::{Fault, Message, Person, permission, route};
use tokio::sync::Notify;

use crate::clocks::{clock, deadlines, for_two, redrawn};
use crate::harness::{Harness, Shown, shows};
use crate::player::{Reads, Way, ways};
use crate::seat_changes::{is_closed, of, verified};
use crate::usual::game_for;

const MINUTE: Duration = Duration::from_secs(60);
const DAY: Duration = Duration::from_secs(24 * 3_600);

/// Waits until a table is paused because nobody can see it.
async fn rests(harness: &Harness, who: &Person, channel: u64, table: &str) {
    for _ in 0..1_000 {
        let paused = who.slash(channel, "table pause", &[of(table)]).await;
        if paused.text().contains("is already paused") {
            return;
        }
    }
    panic!("the table never rested; refused: {:?}", harness.refused());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_channel_loses_no_table() {
    let mut harness = Harness::open().await;
    let dice = harness.channel;
    for game in for_two() {
        harness.channel = harness.play.channel(&format!("doomed-{}", game.info().key));
        let mut table = harness.table_with(game, 2, &clock("10m")).await;
        let (ann, ben) = (table.people[0].clone(), table.people[1].clone());
        let name = table.name();
        let (actor, _) = table.actor_and_other();
        harness.settled(&table.shown()).await;
        let before = table.ply();
        harness.boards_rest().await;
        harness.faults().delete_channel(harness.channel);
        harness.pass(2 * MINUTE);
        harness
            .play
            .wait_for_exchange(|e| {
                e.status == Some(404) && e.path.contains(&harness.channel.to_string())
            })
            .await;
        rests(&harness, &ben, dice, &name).await;
        harness.pass(3 * DAY);
        harness.restart().await;
        harness.pass(3 * DAY);

        // From any channel, and without knowing its name.
        let offered = actor.complete(dice, "table show", "table", "", &[]).await;
        assert!(
            offered
                .iter()
                .any(|choice| choice["value"] == name.as_str()),
            "{offered:?}"
        );
        let board = ann.slash(dice, "table show", &[of(&name)]).await.shown();
        harness.settled(&board).await;
        table.board = board.id();
        harness.channel = dice;
        assert_eq!(table.ply(), before, "nobody was played for");
        assert_eq!(deadlines(&harness, &table).await[0], 480);
        table.goes_on(4).await;
        let asked = ben.slash(dice, "table end", &[]).await;
        ann.press(&asked.shown(), "Agree").await;
    }
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_on_a_server_the_bot_left_waits_and_finally_closes() {
    let mut harness = Harness::open().await;
    let seeing = permission::VIEW_CHANNEL;
    let mut table = harness.table_with(game_for(2), 2, &clock("10m")).await;
    let name = table.name();
    let before = table.ply();
    harness.settled(&table.shown()).await;
    harness.boards_rest().await;
    harness.faults().forbid(harness.channel, seeing);
    harness.pass(2 * MINUTE);
    harness.wait_for_status(route::CREATE_MESSAGE, 403).await;
    let ann = table.people[0].clone();
    rests(&harness, &ann, harness.channel, &name).await;
    harness.pass(20 * DAY);
    harness.restart().await;

    // The bot is back: the first press on the old board finds the table as it was.
    harness.faults().permit(harness.channel, seeing);
    redrawn(&harness, &mut table, &name).await;
    assert_eq!(table.ply(), before);
    assert_eq!(deadlines(&harness, &table).await[0], 480);
    table.goes_on(2).await;

    // And once more, for good.
    harness.settled(&table.shown()).await;
    harness.boards_rest().await;
    harness.faults().forbid(harness.channel, seeing);
    let mark = harness.now();
    harness.pass(5 * MINUTE);
    harness
        .wait_for_later_status(route::CREATE_MESSAGE, 403, mark)
        .await;
    rests(&harness, &ann, harness.channel, &name).await;
    harness.pass(29 * DAY);
    harness.restart().await;
    rests(&harness, &ann, harness.channel, &name).await;
    harness.pass(2 * DAY);
    let mut given_up = false;
    for _ in 0..1_000 {
        let asked = harness.asks(&ann, "table pause", &name).await;
        given_up = asked.text().contains("has already ended");
        if given_up {
            break;
        }
    }
    assert!(given_up, "the table is still open");
    harness.faults().permit(harness.channel, seeing);
    redrawn(&harness, &mut table, &name).await;
    assert!(
        is_closed(&table.shown(), "nothing happened for 30 days"),
        "{}",
        table.shown().text()
    );
    verified(&harness, &ann, &name).await;
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ping_is_deleted_when_the_board_moves_to_another_channel() {
    let harness = Harness::open().await;
    let table = harness.table(game_for(2), 2).await;
    let (actor, _) = table.actor_and_other();
    harness.settled(&table.shown()).await;
    harness.pass(2 * MINUTE);
    let call = actor
        .waits_for(harness.channel, |m| m.mentions().contains(&actor.id()))
        .await;
    let elsewhere = harness.play.channel("table-two");
    // The ping is stored a moment after it is posted; until then it follows by itself.
    let named = [of(&table.name())];
    let shown = actor.slash(elsewhere, "table show", &named).await;
    assert!(!shown.is_private(), "{}", shown.text());
    actor.waits_for_absence(call.id()).await;
    harness.close().await;
}

/// The ping is on its way when the board moves and the channel is deleted: that nobody could see it does not concern the board any more.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_has_left_a_deleted_channel_is_not_paused() {
    let mut harness = Harness::open().await;
    let table = harness.table_with(game_for(2), 2, &clock("10m")).await;
    let (actor, _) = table.actor_and_other();
    harness.settled(&table.shown()).await;
    let go = Arc::new(Notify::new());
    let held = Fault::Held(Arc::clone(&go));
    harness.faults().rest(route::CREATE_MESSAGE, 1, held);
    harness.pass(2 * MINUTE);
    harness.play.wait_for_faults().await;
    let (elsewhere, named) = (harness.play.channel("table-two"), [of(&table.name())]);
    actor.slash(elsewhere, "table show", &named).await.posted();
    // Where the board is gets stored a moment after its id was read.
    while harness.stored_as(&table.name()).await.head.channel != elsewhere.to_string() {
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    harness.faults().delete_channel(harness.channel);
    go.notify_one();
    harness.wait_for_status(route::CREATE_MESSAGE, 404).await;
    harness.quiet().await;
    let asked = actor.slash(elsewhere, "table pause", &named).await;
    shows(&asked, "1 of 2 agree");
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hidden_hands_are_played_where_the_bot_cannot_see_the_channel() {
    let mut harness = Harness::open().await;
    let dice = harness.channel;
    let mut games = 0;
    for game in GAMES {
        harness.channel = harness.play.channel(&format!("unseen-{}", game.info().key));
        let table = harness.table(*game, *game.info().seats.end()).await;
        if !table.offers_panel() || !table.public_moves().is_empty() {
            continue;
        }
        games += 1;
        let mut panels = Vec::new();
        for person in &table.people {
            panels.push((person, table.panel(person).await));
        }
        harness
            .faults()
            .forbid(harness.channel, permission::VIEW_CHANNEL);
        let plays = async |(person, panel): &(&Person, Message)| {
            let way = ways(panel).into_iter().find(Way::plays);
            let way = way.unwrap_or_else(|| panic!("no move on:\n{}", panel.text()));
            way.go_anyway(person, panel.id()).await.updated();
        };
        for two in panels.chunks_exact(2) {
            // A press shows where the board is, but the board cannot be redrawn after the next move.
            let opened = table.panel(two[0].0).await;
            let mark = harness.now();
            plays(&(two[0].0, opened)).await;
            harness
                .wait_for_later_status(route::EDIT_MESSAGE, 403, mark)
                .await;
            rests(&harness, two[0].0, dice, &table.name()).await;
            // A press by a seated player proves that they see the table; nobody has to type a command.
            plays(&two[1]).await;
        }
    }
    assert!(games > 0, "no game on the list is played on panels alone");
    harness.stop().await;
}

/// A new message opens it again.
#[tokio::test(flavor = "multi_thread")]
async fn a_board_in_an_archived_thread_is_posted_anew() {
    let mut harness = Harness::open().await;
    let mut table = harness.table_with(game_for(2), 2, &clock("2m")).await;
    let (old, before) = (table.board, table.ply());
    harness.settled(&table.shown()).await;
    harness.boards_rest().await;
    let (faults, why) = (harness.faults(), "Thread is archived");
    faults.refuse(route::EDIT_MESSAGE, 1, 400, 50_083, why);
    harness.pass(2 * MINUTE);
    table.waits_for_later(before).await;
    assert_ne!(table.board, old);
    table.people[0].waits_for_words(old, "now shown here").await;
    table.goes_on(2).await;
    harness.stop().await;
}

/// There the bot cannot post anything either.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_in_a_locked_thread_is_paused() {
    let mut harness = Harness::open().await;
    let mut table = harness.table_with(game_for(2), 2, &clock("2m")).await;
    let (ann, name, before) = (table.people[0].clone(), table.name(), table.ply());
    harness.settled(&table.shown()).await;
    harness.boards_rest().await;
    let faults = harness.faults();
    faults.refuse(route::EDIT_MESSAGE, 9, 400, 50_083, "Thread is archived");
    faults.refuse(route::CREATE_MESSAGE, 9, 403, 160_005, "Thread is locked");
    harness.pass(2 * MINUTE);
    rests(&harness, &ann, harness.channel, &name).await;
    harness.pass(3 * DAY);
    faults.clear();
    redrawn(&harness, &mut table, &name).await;
    assert_eq!(table.ply(), before + 1, "one deadline, one move");
    table.goes_on(2).await;
    harness.stop().await;
}
