//! A line on running tables that the operator announces with the program.

use std::time::Duration;

use crate::harness::{Harness, assert_private, hides, shows};
use crate::player::ways;
use crate::program::{run, succeeds};
use crate::usual::{game_for, start};

/// What the program says, which must have succeeded.
async fn announce(harness: &Harness, arguments: &[&str]) -> String {
    let all: Vec<&str> = ["announce"]
        .into_iter()
        .chain(arguments.iter().copied())
        .collect();
    succeeds(harness.run(&all)).await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_announcement_is_on_running_tables_until_it_is_cleared() {
    const LINE: &str = "Maintenance at 22:00 UTC: about five minutes, no clock runs meanwhile.";
    let mut harness = Harness::open().await;
    let game = game_for(2);
    let mut table = harness.table(game, 2).await;
    let ann = table.people[0].clone();
    let said = announce(&harness, &[LINE]).await;
    assert!(said.contains("rollhouse announce --clear"), "{said}");
    // A tick of the held clock stands for the seconds until the bot looks again.
    harness.pass(Duration::from_secs(5));
    ann.waits_for_edit(table.board, |board| board.embeds_text().contains(LINE))
        .await;
    // It stays while the table is played, after a restart, and on tables that begin.
    table.goes_on(2).await;
    harness.restart().await;
    table.goes_on(2).await;
    shows(&table.shown().embeds_text(), LINE);
    let other = harness.table(game, 2).await;
    shows(&other.shown().embeds_text(), LINE);
    announce(&harness, &["--clear"]).await;
    harness.pass(Duration::from_secs(5));
    for board in [table.board, other.board] {
        ann.waits_for_edit(board, |board| !board.embeds_text().contains(LINE))
            .await;
    }
    table.goes_on(2).await;
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_that_fits_no_board_is_refused_and_so_is_a_storage_that_is_not_there() {
    let harness = Harness::open().await;
    let long = "x".repeat(201);
    for (arguments, why) in [
        (vec!["announce", &long], "1 to 200 characters"),
        (vec!["announce", " "], "1 to 200 characters"),
        (vec!["announce", "one\ntwo"], "1 to 200 characters"),
        (vec!["announce"], "required"),
        (vec!["announce", "--clear", "a line"], "cannot be used with"),
    ] {
        let (code, said) = run(&harness.folder(), &arguments, &[]).await;
        assert!(code != 0 && said.contains(why), "{arguments:?}: {said}");
    }
    let nowhere = [("ROLLHOUSE_STORAGE_PATH", "nowhere.db")];
    let (code, said) = run(&harness.folder(), &["announce", "hello"], &nowhere).await;
    assert!(code != 0 && said.contains("nowhere.db"), "{said}");
    assert!(!harness.folder().join("nowhere.db").exists());
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_operator_excludes_a_person_and_a_server_and_includes_them_again() {
    let harness = Harness::open().await;
    let game = game_for(2);
    let table = harness.table(game, 2).await;
    let ann = &table.people[0];
    let says = async |arguments: &[&str]| {
        let said = succeeds(harness.run(arguments)).await;
        harness.pass(Duration::from_secs(5));
        said
    };
    assert!(says(&["exclude"]).await.contains("Nobody is excluded."));
    let way = ways(&table.shown()).remove(0);
    let start = start(game);
    let (person, server) = (ann.id().to_string(), harness.play.guild().to_string());
    let direct = harness.play.direct_channel(ann);
    for (kind, id, words, others) in [
        ("user", &person, "excluded you from it", direct),
        (
            "server",
            &server,
            "excluded this server from it",
            harness.channel,
        ),
    ] {
        let said = says(&["exclude", kind, id]).await;
        assert!(said.contains("is excluded; `rollhouse include`"), "{said}");
        let listed = says(&["exclude"]).await;
        shows(&listed, &format!("{kind} {id}"));
        // The table in memory is forgotten a moment after the bot has looked.
        let mut refused = way.go_anyway(ann, table.board).await;
        for _ in 0..200 {
            if refused.text().contains(words) {
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
            let way = ways(&table.shown()).remove(0);
            refused = way.go_anyway(ann, table.board).await;
        }
        assert_private(&refused, words);
        for channel in [harness.channel, others] {
            assert_private(&ann.slash(channel, &start, &[]).await, words);
        }
        let said = says(&["include", kind, id]).await;
        assert!(said.contains("can use the bot again"), "{said}");
        let opened = ann.slash(harness.channel, &start, &[]).await;
        hides(&opened, words);
    }
    harness.close().await;
}
