//! What becomes of reads and writes when the server stops, connections break, and others get in the way.

use std::time::{Duration, Instant};

use db::{Error, Store};
use postgres_cluster::Cluster;

use crate::home::put;
use crate::place::Place;
use crate::server::network_url;
use crate::{Home, act, ply};

/// Writes until it succeeds.
async fn once_it_is_back(store: &Store, key: &'static str) {
    let began = Instant::now();
    while let Err(error) = store.write(move |tx| tx.put_meta(key, "1")).await {
        assert!(matches!(error, Error::Unreachable(_)), "{error:?}");
        assert!(began.elapsed() < Duration::from_secs(20), "{error}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

#[tokio::test]
async fn a_server_that_stops_or_breaks_down_loses_nothing_and_is_used_again_by_itself() {
    let Some(cluster) = Cluster::new() else {
        return;
    };
    let place = cluster.url(&cluster.schema());
    let store = Store::connect(&place).unwrap();
    let home = Home {
        store,
        place: Place::new(),
    };
    let table = home.in_play(&["ann", "ben"]).await;
    let mut stored = 0;
    for crash in [false, true, false] {
        for _ in 0..5 {
            stored += 1;
            home.store.append(ply(table, stored, "roll")).await.unwrap();
        }
        if crash {
            cluster.crash();
        } else {
            cluster.stop();
        }
        let lost = home.store.append(ply(table, stored + 1, "roll")).await;
        assert!(matches!(lost, Err(Error::Unreachable(_))), "{lost:?}");
        let unread = home.store.read(move |tx| tx.load(table)).await;
        assert!(matches!(unread, Err(Error::Unreachable(_))), "{unread:?}");
        assert!(matches!(
            home.store.health().failing,
            Some(Error::Unreachable(_))
        ));
        cluster.start();
        once_it_is_back(&home.store, "back").await;
        home.store.try_move().await;
        assert_eq!(home.store.health().failing, None);
        let found = home.stored(table).await.plies();
        assert_eq!(
            found.len(),
            stored as usize + 1,
            "ply 0 and those that were acknowledged"
        );
    }
    // A restart between two writes is not even noticed.
    cluster.stop();
    cluster.start();
    home.store
        .append(ply(table, stored + 1, "roll"))
        .await
        .unwrap();
    assert!(home.store.read(move |tx| tx.load(table)).await.is_ok());
    home.store.close();
}

#[tokio::test]
async fn broken_connections_between_writes_and_reads_are_replaced() {
    let Place::Schema(cluster, schema) = Place::new() else {
        return;
    };
    let store = Store::connect(&cluster.url(&schema)).unwrap();
    for round in 0..5 {
        let value = round.to_string();
        let new = value.clone();
        store
            .write(move |tx| tx.put_meta("soup", &new))
            .await
            .unwrap();
        cluster.disconnect(&schema);
        assert_eq!(store.read(|tx| tx.meta("soup")).await, Ok(Some(value)));
        put(&store, "salt", "1").await;
    }
}

#[tokio::test]
async fn a_locked_row_is_waited_for_only_so_long() {
    let Place::Schema(cluster, schema) = Place::new() else {
        return;
    };
    let store = Store::connect(&cluster.url(&schema)).unwrap();
    put(&store, "soup", "noodles").await;
    let lock = format!("BEGIN; SELECT 1 FROM {schema}.meta FOR UPDATE; SELECT pg_sleep(600)");
    let other = std::thread::spawn(move || cluster.asked(&lock));
    let holding =
        format!("FROM pg_stat_activity WHERE wait_event = 'PgSleep' AND query LIKE '%{schema}.%'");
    while cluster.sql(&format!("SELECT pid {holding}")).is_empty() {}
    let refused = store.write(|tx| tx.put_meta("soup", "lentils")).await;
    assert!(
        matches!(&refused, Err(Error::Postgres(why)) if why.contains("lock timeout")),
        "{refused:?}"
    );
    cluster.sql(&format!("SELECT pg_terminate_backend(pid) {holding}"));
    assert!(!other.join().unwrap().unwrap().status.success());
    put(&store, "soup", "lentils").await;
}

/// Lets every act take long.
fn slow_down(cluster: &Cluster, schema: &str) {
    cluster.sql(&format!(
        "CREATE FUNCTION {schema}.slow() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(6); RETURN NEW; END $$;
         CREATE TRIGGER slow BEFORE UPDATE ON {schema}.tables FOR EACH ROW EXECUTE FUNCTION {schema}.slow()"
    ));
}

#[tokio::test]
async fn an_act_that_may_yet_be_stored_has_not_simply_failed() {
    let home = Home::new();
    let Place::Schema(cluster, schema) = &home.place else {
        return;
    };
    let table = home.in_play(&["ann"]).await;
    // Longer than a press waits, and then than the second try waits for the first.
    slow_down(cluster, schema);
    let answer = home.store.append(ply(table, 1, "roll")).await;
    assert!(matches!(answer, Err(Error::Unreachable(_))), "{answer:?}");
    while home.stored(table).await.plies().is_empty() {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// The connection breaks while the server has the act, and no other one is to be had.
#[tokio::test]
async fn an_act_without_an_answer_has_not_simply_failed_where_the_server_then_refuses() {
    let Some(cluster) = Cluster::shared() else {
        return;
    };
    cluster.sql("CREATE ROLE crowded LOGIN PASSWORD 'secret'");
    cluster.sql("CREATE SCHEMA AUTHORIZATION crowded");
    let rest = "postgres?application_name=crowded";
    let url = network_url(cluster, "crowded:secret", rest);
    let home = Home {
        store: Store::connect(&url).unwrap(),
        place: Place::new(),
    };
    let table = home.in_play(&["ann"]).await;
    slow_down(cluster, "crowded");
    let breaks = std::thread::spawn(move || {
        let asleep =
            "SELECT 1 FROM pg_stat_activity WHERE wait_event = 'PgSleep' AND usename = 'crowded'";
        while cluster.sql(asleep).is_empty() {}
        cluster.sql("ALTER ROLE crowded CONNECTION LIMIT 0");
        cluster.disconnect("crowded");
    });
    let answer = home.store.append(ply(table, 1, "roll")).await;
    breaks.join().unwrap();
    assert!(matches!(answer, Err(Error::Unreachable(_))), "{answer:?}");
}

#[tokio::test]
async fn a_transaction_that_the_server_ends_because_of_a_deadlock_is_run_again() {
    let home = Home::new();
    let Place::Schema(cluster, schema) = &home.place else {
        return;
    };
    let table = home.in_play(&["ann"]).await;
    // The other one holds the seat and will want the table; ours takes them in the opposite order.
    let other = format!(
        "BEGIN; UPDATE {schema}.seats SET name = name;
         DO $$ BEGIN WHILE NOT EXISTS (SELECT 1 FROM pg_locks WHERE locktype = 'tuple' AND relation = '{schema}.seats'::regclass)
         LOOP PERFORM pg_sleep(0.01); END LOOP; END $$;
         UPDATE {schema}.tables SET due = due; COMMIT"
    );
    let cluster = *cluster;
    let holding = format!(
        "SELECT pid FROM pg_stat_activity WHERE wait_event = 'PgSleep' AND query LIKE '%{schema}.%'"
    );
    // On a busy machine the server may end the other one instead.
    let (mut was_ours, mut number) = (false, 1);
    for _ in 0..5 {
        let other = other.clone();
        let other = std::thread::spawn(move || cluster.sql(&other));
        while cluster.sql(&holding).is_empty() {}
        let resumed = act(table, number, "resumed 5");
        home.store.append(resumed).await.unwrap();
        number += 1;
        was_ours = other.join().is_ok();
        if was_ours {
            break;
        }
    }
    assert!(was_ours, "the other transaction was ended each time");
    let log = home.stored(table).await.log.len();
    assert_eq!(u32::try_from(log), Ok(number + 1));
}

#[tokio::test]
async fn nobody_is_forgotten_while_another_process_seats_them() {
    let home = Home::new();
    let Place::Schema(cluster, schema) = &home.place else {
        return;
    };
    let table = home.lobby(&["ben"]).await;
    // The other process is in the middle of a join, and ends it when somebody waits for it.
    let lock = "hashtextextended('tables of zoe in a hurry', 0)";
    let waits = format!(
        "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
         AND (classid::bigint << 32) | objid::bigint = {lock}"
    );
    let joins = format!(
        "BEGIN; SELECT pg_advisory_xact_lock({lock});
         INSERT INTO {schema}.seats (table_id, joined, \"user\", name, word, person)
           VALUES ({}, 1, 'zoe in a hurry', 'Zoe', '', 1);
         DO $$ BEGIN WHILE NOT EXISTS ({waits}) LOOP PERFORM pg_sleep(0.01); END LOOP; END $$; COMMIT",
        table.0
    );
    let cluster = *cluster;
    let joins = std::thread::spawn(move || cluster.sql(&joins));
    let holds = waits.replace("NOT granted", "granted");
    while cluster.sql(&holds).is_empty() {}
    let refused = home.refused(|tx| tx.forget("zoe in a hurry", false)).await;
    assert_eq!(refused, Error::Taken);
    joins.join().unwrap();
}
