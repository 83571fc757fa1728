//! The bot stops, or is killed, and comes back: nothing shown is lost and every control still works.

use std::sync::Arc;

use games::registry::GAMES;
use playground::{Fault, route};

use crate::harness::{Harness, Shown, shows, until};
use crate::player::{Table, Way, footer_of, ways};
use crate::program::{Program, log};

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_is_restarted_between_two_presses_and_every_button_works() {
    let mut harness = Harness::open().await;
    // A board that was drawn without them looks different when it is shown again with them.
    harness.wait_for_pictures().await;
    harness.quiet().await;
    let people = harness.people(2);
    let mut tables = Vec::new();
    for game in GAMES {
        tables.push(harness.table(*game, *game.info().seats.end()).await);
    }
    let waiting = harness.lobby(GAMES[0], &people[..1]).await;
    for _ in 0..3 {
        for table in &mut tables {
            table.goes_on(2).await;
            table.is_shown_again().await;
        }
        let shown = |table: &Table| (table.shown().embeds_text(), table.ply());
        let before: Vec<_> = tables.iter().map(shown).collect();
        harness.restart().await;
        for (table, before) in tables.iter_mut().zip(before) {
            table.is_shown_again().await;
            // One that was drawn before the pictures were known is drawn again.
            until("the board as it was", || shown(table) == before).await;
        }
    }
    for table in &mut tables {
        // Looking at your cards or trying out a line is no move, and a board may be a second behind a panel.
        for _ in 0..20 {
            table.goes_on(5).await;
            table.is_shown_again().await;
            if table.ply() > 0 {
                break;
            }
        }
        assert!(table.ply() > 0);
    }
    let told = people[1].press(&waiting, "Join").await;
    shows(&told, "2. Ben");
    harness.restart().await;
    let begun = people[0].press(&waiting, "Start").await;
    assert!(!begun.is_private(), "{}", begun.text());
    assert_eq!(
        harness.calls(route::PUT_COMMANDS),
        1,
        "the commands were the same all the time"
    );
    harness.close().await;
}

/// A move on a private hand comes to the board by an edit, and the program does not live to see it taken.
#[tokio::test(flavor = "multi_thread")]
async fn a_board_that_was_behind_at_a_kill_is_drawn_by_the_next_start() {
    let (harness, program) = Program::begun().await;
    let mut table = harness.tables_with_hands().await.remove(0);
    let before = table.ply();
    for edit in [route::EDIT_MESSAGE, route::EDIT_BY_TOKEN] {
        let held = Fault::Held(Arc::default());
        harness.faults().rest(edit, u32::MAX, held);
    }
    let person = table.to_act()[0].clone();
    let mut panel = table.panel(&person).await;
    while footer_of(&panel).is_none_or(|(_, ply)| ply == before) {
        let mut ways = ways(&panel);
        ways.retain(|way| !way.opens_panel());
        let plays = ways.iter().position(Way::plays).unwrap_or_default();
        let answer = ways[plays].go_anyway(&person, panel.id()).await;
        panel = answer.shown();
    }
    program.kill(&harness).await;
    assert_eq!(table.ply(), before, "the board is behind");
    harness.faults().clear();
    let program = Program::start(&harness);
    table.waits_for_later(before).await;
    program.kill(&harness).await;
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn a_thousand_presses_leave_the_memory_as_it_was() {
    /// Far less than the state of a table per press, far more than what an allocator keeps for itself.
    const SLACK_KB: u64 = 1_500;
    let (harness, program) = Program::begun().await;
    let game = GAMES[0];
    let mut table = harness.table(game, *game.info().seats.end()).await;
    let mut after_200 = 0;
    for press in 0..1_200 {
        if table.over() {
            table = table.plays_again().await;
        }
        table.presses_something().await;
        if press == 200 {
            after_200 = program.memory();
        }
    }
    let (before, after) = (after_200, program.memory());
    eprintln!("{before} kB after 200 presses, {after} kB after 1,200");
    assert!(
        after < before + SLACK_KB,
        "{before} kB after 200 presses became {after} kB after 1,200"
    );
    program.kill(&harness).await;
}

/// As in a container that is replaced while the network is down: without `--init`, its program has no other ear for the signal.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_program_that_cannot_reach_discord_yet_ends_when_it_is_told_to() {
    let harness = Harness::without_bot().await;
    harness.faults().rest(route::ANY, u32::MAX, Fault::Drop);
    let program = Program::start(&harness);
    until("the first call", || {
        log(&harness).contains("the first call to Discord failed")
    })
    .await;
    let ended = program.terminate().await.expect("it ends in time");
    assert_eq!(ended.code(), Some(0));
}
