//! A `PostgreSQL` server that stops and comes back while people play: what was shown is stored, what was not stored is said, and play
//! goes on by itself.

use std::time::{Duration, Instant};

use postgres_cluster::Cluster;

use crate::disk_failures::{
    a_move, about_to_move, assert_all_stored, assert_apology, moves_on, public_tables,
};
use crate::harness::{Harness, needs_gateway, shows};
use crate::monitoring::{free_address, page};
use crate::program::{Program, log};
use crate::storage::Storage;

/// A harness without a bot, on a server of its own; none where no server is installed.
async fn on_a_server() -> Option<(Harness, &'static Cluster)> {
    // Lives as long as this process, like the one that all other tests share.
    let cluster: &'static Cluster = Box::leak(Box::new(Cluster::new()?));
    let mut harness = Harness::without_bot().await;
    harness.storage = Storage::Server {
        cluster,
        schema: cluster.schema(),
    };
    Some((harness, cluster))
}

#[tokio::test(flavor = "multi_thread")]
async fn players_hear_of_a_server_that_is_gone_and_continue_once_it_is_back() {
    let Some((harness, cluster)) = on_a_server().await else {
        return;
    };
    let monitor = free_address();
    let program = Program::start_with(&harness, |command| {
        command.env("ROLLHOUSE_MONITOR_LISTEN", &monitor);
    });
    harness.play.wait_for_command("help").await;
    let mut tables = public_tables(&harness).await;
    assert_eq!(page(&monitor, "/healthz").await.0, 200);
    for crash in [false, true] {
        let mut moves = Vec::new();
        for table in &mut tables {
            about_to_move(table).await;
            let (actor, _) = table.actor_and_other();
            moves.push((table.ply(), actor, table.public_moves().remove(0)));
        }
        if crash {
            cluster.crash();
        } else {
            cluster.stop();
        }
        for table in &tables {
            let before = table.shown().text();
            let answer = a_move(table).await;
            assert_apology(&harness, &answer, &["cannot reach the database"]);
            assert_eq!(table.shown().text(), before, "the board stays");
        }
        let (status, said) = page(&monitor, "/healthz").await;
        assert_eq!(status, 503, "{said}");
        shows(&said, "cannot reach the database");
        cluster.start();
        for (table, (before, actor, way)) in tables.iter_mut().zip(moves) {
            // A move that is answered with an apology may be stored all the same, and its board is then drawn by itself.
            let began = Instant::now();
            while table.ply() == before && way.go_anyway(&actor, table.board).await.is_private() {
                assert!(
                    began.elapsed() < Duration::from_secs(20),
                    "{}",
                    log(&harness)
                );
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
            about_to_move(table).await;
            moves_on(table).await;
            about_to_move(table).await;
        }
        // Whatever else had failed is tried again within seconds.
        let began = Instant::now();
        while page(&monitor, "/healthz").await.0 != 200 {
            assert!(began.elapsed() < Duration::from_secs(60), "no good health");
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        assert_all_stored(&harness, &tables).await;
    }
    let said = log(&harness);
    shows(&said, "lost the database");
    shows(&said, "the database is back");
    program.kill(&harness).await;

    // While the server is gone nothing starts, and what is wrong is said without the address.
    cluster.stop();
    let refused = Program::start(&harness);
    assert_eq!(refused.ends().await.code(), Some(1));
    let said = log(&harness);
    let last = said.lines().last().unwrap();
    shows(
        &last,
        "cannot open the storage in `[storage] url`: cannot reach the database",
    );
    cluster.start();
    let program = Program::start_again(&harness).await;
    for table in &mut tables {
        table.is_shown_again().await;
        moves_on(table).await;
    }
    assert_all_stored(&harness, &tables).await;
    program.kill(&harness).await;
}

/// As when an administrator takes a right away: the server answers, reads go on, and no move can be stored.
#[tokio::test(flavor = "multi_thread")]
async fn players_hear_of_a_right_that_is_gone_and_continue_once_it_is_given_back() {
    let Some((harness, cluster)) = on_a_server().await else {
        return;
    };
    let Storage::Server { schema, .. } = &harness.storage else {
        unreachable!("on a server");
    };
    cluster.sql("CREATE ROLE bot LOGIN PASSWORD 'secret'");
    cluster.sql(&format!("ALTER SCHEMA {schema} OWNER TO bot"));
    let url = format!(
        "postgres://bot:secret@localhost:{}/postgres?options=-c%20search_path%3D{schema}",
        cluster.port
    );
    let monitor = free_address();
    let program = Program::start_with(&harness, |command| {
        command.env("ROLLHOUSE_STORAGE_URL", &url);
        command.env("ROLLHOUSE_MONITOR_LISTEN", &monitor);
    });
    harness.play.wait_for_command("help").await;
    let mut tables = public_tables(&harness).await;
    for table in &mut tables {
        about_to_move(table).await;
    }
    cluster.sql(&format!("REVOKE INSERT ON {schema}.log FROM bot"));
    for table in &tables {
        let before = table.shown().text();
        let answer = a_move(table).await;
        assert_apology(&harness, &answer, &["permission denied for table log"]);
        assert_eq!(table.shown().text(), before, "the board stays");
    }
    let (status, said) = page(&monitor, "/healthz").await;
    assert_eq!(status, 503, "{said}");
    shows(&said, "permission denied for table log");
    cluster.sql(&format!("GRANT INSERT ON {schema}.log TO bot"));
    for table in &mut tables {
        moves_on(table).await;
    }
    let (status, said) = page(&monitor, "/healthz").await;
    assert_eq!(status, 200, "{said}");
    assert_all_stored(&harness, &tables).await;
    program.kill(&harness).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_bot_on_a_server_refuses_to_start_and_a_killed_one_leaves_it_free() {
    needs_gateway!("over HTTP, several bots share a database");
    let Some((harness, _)) = on_a_server().await else {
        return;
    };
    let program = Program::start_first(&harness).await;
    let mut tables = public_tables(&harness).await;
    let second = Program::start(&harness);
    assert_eq!(second.ends().await.code(), Some(1));
    let said = log(&harness);
    assert!(said.contains("another bot is using the database"), "{said}");
    moves_on(&mut tables[0]).await;
    program.kill(&harness).await;
    let again = Program::start_again(&harness).await;
    moves_on(&mut tables[0]).await;
    for (command, instead) in [("backup", "pg_dump"), ("restore", "pg_restore")] {
        let (code, said) = harness.run(&[command, "file"]).await;
        assert!(code == 1 && said.contains(instead), "{said}");
    }
    let (code, said) = harness.run(&["announce", "back at ten"]).await;
    assert!(code == 0, "{said}");
    again.kill(&harness).await;
}
