//! Two programs on one database over the gateway, each with a part of the shards.

use std::time::Duration;

use games::registry::GAMES;
use playground::Settings;
use postgres_cluster::Cluster;

use crate::harness::{Harness, LIST_COMMANDS, needs_gateway, shows};
use crate::program::{Program, fails, log, run};
use crate::storage::Storage;

fn start(harness: &Harness, shards: &str) -> Program {
    Program::start_with(harness, |command| {
        command.args(["--shards", shards]);
    })
}

/// When shards have identified themselves, and which.
fn identified(harness: &Harness) -> Vec<(Duration, u64)> {
    let exchanges = harness.play.exchanges();
    let identifies = exchanges.iter().filter(|e| e.route == "gateway op 2");
    identifies
        .map(|e| (e.at, e.body["d"]["shard"][0].as_u64().expect("a shard")))
        .collect()
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn each_program_has_its_shards_and_they_identify_themselves_one_after_the_other() {
    needs_gateway!("shards");
    let Some(cluster) = Cluster::shared() else {
        return;
    };
    // With one shard at a time, as Discord lets most bots identify theirs.
    let mut harness = Harness::with(Settings {
        ack_window: Duration::from_secs(20),
        ..Settings::default()
    })
    .await;
    harness.storage = Storage::Server {
        cluster,
        schema: cluster.schema(),
    };
    let programs = [start(&harness, "0-1/4"), start(&harness, "2-3/4")];
    harness.play.wait_for_connections(4).await;
    harness.play.wait_for_command("help").await;
    let mut shards = Vec::new();
    let mut before: Option<Duration> = None;
    for (at, shard) in identified(&harness) {
        // Discord wants five seconds between two of them, whichever program they belong to.
        let apart = before.map(|before| at.saturating_sub(before));
        assert!(
            apart.is_none_or(|apart| apart >= Duration::from_secs(5)),
            "{apart:?}"
        );
        before = Some(at);
        shards.push(shard);
    }
    shards.sort_unstable();
    assert_eq!(shards, [0, 1, 2, 3]);
    let seats = *GAMES[0].info().seats.start();
    let mut table = harness.table(GAMES[0], seats).await;
    table.goes_on(3).await;

    // Shards that another program has are refused, and so is another number of shards for the same servers.
    for shards in ["1-2/4", "3"] {
        let refused = start(&harness, shards);
        assert_eq!(refused.ends().await.code(), Some(1), "{shards}");
        let said = log(&harness);
        let last = said.lines().last().expect("a line");
        shows(&last, "another bot is using the database");
    }
    table.goes_on(3).await;

    // A stop gives the shards back at once.
    let mut stopped = Vec::new();
    for program in programs {
        let ended = program.terminate().await.expect("it ends in time");
        stopped.push(ended.code());
    }
    assert_eq!(stopped, [Some(0); 2]);
    harness.play.wait_for_connections(0).await;
    let Storage::Server { schema, .. } = &harness.storage else {
        unreachable!("set above")
    };
    let held = format!("SELECT name FROM {schema}.leases WHERE name LIKE 'shard/%'");
    assert_eq!(cluster.sql(&held), "");
    // A bot that is killed gives nothing back, and the next one does not wait for the end of its lease.
    let killed = start(&harness, "1");
    harness.play.wait_for_connections(1).await;
    killed.kill(&harness).await;
    assert_eq!(cluster.sql(&held), "shard/0/1");
    cluster.sql(&format!(
        "UPDATE {schema}.leases SET until = until + 3600000 WHERE name LIKE 'shard/%'"
    ));
    // As if it had run for longer than the five seconds between two shards.
    cluster.sql(&format!(
        "DELETE FROM {schema}.leases WHERE name LIKE 'identify/%'"
    ));
    let mark = harness.now();
    let program = start(&harness, "1");
    harness.wait_for_call(LIST_COMMANDS, mark).await;
    println!("back {:?} after a kill", harness.now().saturating_sub(mark));
    table.plays_to_the_end().await;
    assert_eq!(harness.refused(), [""; 0]);

    // As when another bot took them over while this one could not reach the database.
    let Storage::Server { schema, .. } = &harness.storage else {
        unreachable!("set above")
    };
    cluster.sql(&format!(
        "UPDATE {schema}.leases SET holder = 'other', until = until + 600000 WHERE name LIKE 'shard/%'"
    ));
    assert_eq!(program.ends().await.code(), Some(1));
    let said = log(&harness);
    let last = said.lines().last().expect("a line");
    shows(&last, "another bot is using the database");
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_shards_are_refused_with_words_that_help() {
    let harness = Harness::without_bot().await;
    let url = [("ROLLHOUSE_STORAGE_URL", "postgres://localhost/none")];
    for arguments in [["--shards", "many", "serve"], ["serve", "--shards", "many"]] {
        let said = fails(run(&harness.folder(), &arguments, &url)).await;
        shows(&said, "such as 0-3/16");
    }
    let arguments = ["--shards", "0-3/16", "serve"];
    let (code, said) = run(&harness.folder(), &arguments, &[]).await;
    assert!(code == 1 && said.contains("PostgreSQL"), "{said}");
    let elsewhere = ["check", "--shards", "0-3/16"];
    let (code, said) = run(&harness.folder(), &elsewhere, &[]).await;
    assert!(code == 1 && said.contains("leave it out here"), "{said}");
    // A config can be named before a subcommand and after it.
    for arguments in [
        ["--config", "no.toml", "check"],
        ["check", "--config", "no.toml"],
    ] {
        let (code, said) = run(&harness.folder(), &arguments, &[]).await;
        assert!(code == 1 && said.contains("no.toml"), "{said}");
    }
}
