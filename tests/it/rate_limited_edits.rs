//! A Discord that is too busy to draw boards for a while, and nobody who presses anything meanwhile.

use games::registry::GAMES;
use playground::{Fault, route};

use crate::harness::Harness;
use crate::player::{Table, footer_of};

/// More tries than one edit makes.
const REFUSED: u32 = 6;

async fn stored(house: &Harness, table: &Table) -> usize {
    let id = commands::table_named(&table.name()).expect("a table's name");
    let stored = house.store().load(id).await.expect("the store answers");
    stored.expect("the table").plies.len()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_done_on_a_panel_is_shown_when_discord_has_time_again() {
    let mut house = Harness::open().await;
    let mut told = false;
    for game in GAMES {
        let mut table = house.table(*game, 2).await;
        if !table.offers_panel() {
            continue;
        }
        let before = stored(&house, &table).await;
        house.play.faults().rest(
            route::EDIT_MESSAGE,
            REFUSED,
            Fault::RateLimit {
                retry_after: 0.2,
                global: false,
            },
        );
        // What is done on a panel reaches the board by an edit, and not by the answer.
        while stored(&house, &table).await == before {
            table.presses_something().await;
        }
        house.play.wait_for_faults().await;
        let plies = stored(&house, &table).await;
        table
            .waits_for_board(|board| {
                footer_of(board).is_some_and(|(_, ply)| ply as usize + 1 == plies)
            })
            .await;
        told = true;
    }
    assert!(told, "some game has hands");
    house.stop().await;
}
