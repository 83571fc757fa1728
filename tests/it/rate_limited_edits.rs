//! A Discord that is too busy to draw boards for a while, while nobody presses anything.

use playground::{Fault, route};

use crate::harness::Harness;

/// More tries than one edit makes.
const REFUSED: u32 = 6;

#[tokio::test(flavor = "multi_thread")]
async fn a_move_on_a_panel_reaches_the_board_after_rate_limits_end() {
    let mut harness = Harness::open().await;
    let limited = Fault::RateLimit {
        retry_after: 0.2,
        global: false,
    };
    for mut table in harness.tables_with_hands().await {
        let name = table.name();
        let plies = async || harness.stored_as(&name).await.plies().len();
        let before = plies().await;
        let faults = harness.faults();
        faults.rest(route::EDIT_MESSAGE, REFUSED, limited.clone());
        // A move on a panel reaches the board by an edit, not by the answer.
        while plies().await == before {
            table.presses_something().await;
        }
        harness.play.wait_for_faults().await;
        table.is_up_to_date(&harness).await;
    }
    harness.stop().await;
}
