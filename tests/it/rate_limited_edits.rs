//! A Discord that is too busy to draw boards for a while, while nobody presses anything.

use games::registry::GAMES;
use playground::{Fault, route};

use crate::harness::Harness;
use crate::player::{Table, footer_of};

/// More tries than one edit makes.
const REFUSED: u32 = 6;

async fn stored(harness: &Harness, table: &Table) -> usize {
    let id = commands::table_named(&table.name()).expect("a table's name");
    let stored = harness
        .store()
        .read(move |tx| tx.load(id))
        .await
        .expect("the store answers");
    stored.expect("the table").plies().len()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_on_a_panel_reaches_the_board_after_rate_limits_end() {
    let mut harness = Harness::open().await;
    let mut drawn = false;
    for game in GAMES {
        let mut table = harness.table(*game, 2).await;
        if !table.offers_panel() {
            continue;
        }
        let before = stored(&harness, &table).await;
        harness.faults().rest(
            route::EDIT_MESSAGE,
            REFUSED,
            Fault::RateLimit {
                retry_after: 0.2,
                global: false,
            },
        );
        // A move on a panel reaches the board by an edit, not by the answer.
        while stored(&harness, &table).await == before {
            table.presses_something().await;
        }
        harness.play.wait_for_faults().await;
        let plies = stored(&harness, &table).await;
        table
            .waits_for_board(|board| {
                footer_of(board).is_some_and(|(_, ply)| ply as usize + 1 == plies)
            })
            .await;
        drawn = true;
    }
    assert!(drawn, "some game has hands");
    harness.stop().await;
}
