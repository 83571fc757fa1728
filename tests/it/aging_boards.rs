//! Where the board is: old ones move to the bottom of the channel, deleted ones are drawn on request.

use std::time::Duration;

use games::registry::GAMES;
use playground::{AnswerKind, Message, route};
use serde_json::json;

use crate::harness::Harness;
use crate::player::{Way, ways};

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
            table.board = moved.message.unwrap().id();
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
    let two = GAMES.iter().find(|game| game.info().seats.contains(&2));
    let game = *two.expect("a game for two");
    let hurry = [("clock", json!("2m"))];
    let mut table = harness.table_with(game, 2, &hurry).await;
    let named = [("table", json!(table.name()))];
    harness.play.faults().delete_message(table.board);
    harness.pass(2 * MINUTE);
    harness.wait_for_status(route::EDIT_MESSAGE, 404).await;
    let shown = table.people[0]
        .slash(harness.channel, "table show", &named)
        .await;
    table.board = shown.message.expect("a board").id();
    let before = table.ply();
    assert!(
        before > 0,
        "the idle move was played although nobody saw it"
    );
    harness.pass(2 * MINUTE);
    table.waits_for_later(before).await;
    harness.stop().await;
}
