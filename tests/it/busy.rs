//! A channel in which so much is played that Discord does not let the bot draw all of it at once.

use std::time::Duration;

use futures_util::future::join_all;
use games::registry::GAMES;
use playground::Settings;

use crate::house::House;
use crate::player::footer_of;

/// So many tables ask for more edits of one channel than the five in five seconds that Discord allows.
const TABLES: usize = 4;

#[tokio::test(flavor = "multi_thread")]
async fn boards_come_right_though_discord_lets_few_of_them_be_drawn() {
    let mut house = House::with(Settings {
        rate_limits: true,
        ack_window: Duration::from_secs(20),
        ..Settings::default()
    })
    .await;
    house.boot();
    house.play.wait_for_command("help").await;
    // What is done on a panel reaches the board by an edit, and not by the answer.
    let mut tables = Vec::new();
    for kind in GAMES {
        let table = house.table(*kind, 2).await;
        if table.offers_panel() {
            tables.push(table);
            while tables.len() < TABLES {
                tables.push(house.table(*kind, 2).await);
            }
            break;
        }
    }
    assert_eq!(tables.len(), TABLES, "some game has hands");
    join_all(tables.iter_mut().map(|table| table.goes_on(60))).await;
    let refused = house.refused();
    assert!(
        refused.iter().any(|call| call.contains("429")),
        "Discord had no reason to complain"
    );
    // Nobody presses anything any more.
    for table in &mut tables {
        let id = commands::table_named(&table.name()).expect("a table's name");
        let stored = house.store().load(id).await.expect("the store answers");
        let plies = stored.expect("the table").plies.len();
        table
            .waits_for_board(|board| {
                footer_of(board).is_some_and(|(_, ply)| ply as usize + 1 == plies)
            })
            .await;
    }
    house.stop().await;
}
