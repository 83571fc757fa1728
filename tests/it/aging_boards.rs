//! Where the board is: old ones move to the bottom of the channel, deleted ones are drawn on request.

use std::sync::Arc;
use std::time::Duration;

use games::registry::GAMES;
use playground::{AnswerKind, Fault, Message, route};
use serde_json::json;
use tokio::sync::Notify;

use crate::clocks::clock;
use crate::harness::{Harness, Shown, assert_private};
use crate::player::{Way, ways};
use crate::usual::{game_for, is_later_than};

const MINUTE: Duration = Duration::from_secs(60);

fn points_elsewhere(message: &Message) -> bool {
    message
        .content()
        .starts_with("This table is now shown here:")
        && message.controls().is_empty()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_older_than_fifty_minutes_moves_down_with_the_next_move() {
    let harness = Harness::open().await;
    let mut newcomers = 0;
    for game in GAMES {
        let mut table = harness.table(*game, *game.info().seats.end()).await;
        let (old, before) = (table.board, table.ply());
        // The notes for newcomers are sent with tokens that do not last as long as this.
        newcomers += table.people.len();
        while harness.calls(route::FOLLOW_UP) < newcomers {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        harness.boards_rest().await;
        harness.pass(51 * MINUTE);
        if let Some(way) = table.public_moves().first() {
            let (actor, _) = table.actor_and_other();
            let moved = way.go(&actor, &table.shown()).await;
            assert_eq!(moved.kind, AnswerKind::Message, "{}", moved.text());
            assert!(!moved.is_private(), "{}", moved.text());
            table.board = moved.shown().id();
        } else {
            // A move on a panel is drawn for everybody a moment later.
            let (actor, _) = table.actor_and_other();
            let panel = table.panel(&actor).await;
            let way = ways(&panel).into_iter().find(Way::plays);
            let way = way.expect("a move on the panel");
            assert_eq!(way.go(&actor, &panel).await.kind, AnswerKind::Update);
            table.waits_for_later(before).await;
        }
        assert_ne!(table.board, old);
        assert!(table.ply() > before);
        let pointer = table.people[0].waits_for_edit(old, points_elsewhere).await;
        let place = format!("/{}", table.board);
        assert!(pointer.content().ends_with(&place), "{}", pointer.text());
        table.goes_on(3).await;
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_board_is_noticed_and_drawn_again_on_request() {
    let mut harness = Harness::open().await;
    let hurry = [("clock", json!("2m"))];
    let mut table = harness.table_with(game_for(2), 2, &hurry).await;
    harness.faults().delete_message(table.board);
    harness.pass(2 * MINUTE);
    harness.wait_for_status(route::EDIT_MESSAGE, 404).await;
    let shown = harness
        .asks(&table.people[0], "table show", &table.name())
        .await;
    table.board = shown.shown().id();
    let before = table.ply();
    assert!(
        before > 0,
        "the idle move was played although nobody saw it"
    );
    harness.pass(2 * MINUTE);
    table.waits_for_later(before).await;
    harness.stop().await;
}

/// A process that dies once it has posted a board leaves one of which no other knows, and the older one is played on.
#[tokio::test(flavor = "multi_thread")]
async fn a_board_of_which_nobody_knew_is_drawn_when_a_press_tells_where_it_is() {
    let mut harness = Harness::open().await;
    let table = harness.public_table().await;
    let before = table.ply();
    harness.settled(&table.shown()).await;
    let faults = harness.faults();
    faults.refuse(route::READ_BY_TOKEN, 1, 403, 50_001, "Missing Access");
    let newer = harness
        .asks(&table.people[0], "table show", &table.name())
        .await
        .shown();
    harness.play.wait_for_faults().await;
    table.goes_on_in_public().await;
    let zoe = harness.play.person("Zoe");
    let way = ways(&newer).into_iter().find(Way::plays);
    assert_private(&way.expect("a move").go(&zoe, &newer).await, "no seat");
    zoe.waits_for_edit(newer.id(), is_later_than(before)).await;
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_happens_before_the_place_of_a_new_board_is_known_is_shown_there() {
    let harness = Harness::open().await;
    let table = harness.table_with(game_for(2), 2, &clock("2m")).await;
    let (before, ann) = (table.ply(), &table.people[0]);
    harness.settled(&table.shown()).await;
    let go = Arc::new(Notify::new());
    let held = Fault::Held(Arc::clone(&go));
    harness.faults().rest(route::READ_BY_TOKEN, 1, held);
    let shown = harness.asks(ann, "table show", &table.name()).await;
    let newer = shown.shown();
    harness.play.wait_for_faults().await;
    harness.pass(2 * MINUTE);
    ann.waits_for_edit(table.board, is_later_than(before)).await;
    go.notify_one();
    ann.waits_for_edit(newer.id(), is_later_than(before)).await;
    harness.close().await;
}
