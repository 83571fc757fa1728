//! The cost of storing a press: one durable append, appends to many tables sharing commits, and loading a long table.
//!
//! A bare write of 4 KiB to the disk is measured beside them: it is the lower bound, and differs between machines more than anything
//! else here.

use std::cell::Cell;
use std::fs::File;
use std::io::{Seek, Write};
use std::time::{Duration, Instant};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use db::{Append, NewTable, Participant, Seed, Store, TableId, TableTime, WallTime};
use tables::event::Entry;
use tokio::runtime::Runtime;
use tokio::task::JoinSet;

/// How many tables are played at once.
const TABLES: u32 = 200;

/// A long game.
const PLIES: u32 = 300;

/// A table and the number of its next ply.
struct Playing {
    store: Store,
    table: TableId,
    next: u32,
}

fn entry(at: i64, text: &str) -> Entry {
    Entry::read(WallTime(at), TableTime(at), text).expect("an act")
}

impl Playing {
    async fn open(store: &Store, number: u32) -> Self {
        let person = |user: String| Participant {
            name: user.clone(),
            user,
        };
        let (host, guest) = (format!("host{number}"), format!("guest{number}"));
        let (zeros, channel) = ("00".repeat(32), number / 50);
        let opened = format!(
            "opened bench 1 rated commitment {zeros} place 1 {channel} options \nsat 0\nsat 1"
        );
        let new = NewTable {
            entry: entry(0, &opened),
            people: vec![person(host), person(guest)],
            seed: Seed([7; 32]),
            due: None,
            remember: None,
            interaction: None,
        };
        let opened = store.write(move |tx| tx.create_table(&new));
        let table = opened.await.expect("a table");
        let began = Append::of(table, 1, entry(0, "began A=0 B=1 [1 1 1 1 1 1]"));
        store.append(began).await.expect("a start");
        Self {
            store: store.clone(),
            table,
            next: 2,
        }
    }

    async fn append(&mut self) {
        let entry = entry(self.next.into(), "A keep-4x3 [3 3 3 3 3]");
        let append = Append::of(self.table, self.next, entry);
        self.store.append(append).await.expect("an append");
        self.next += 1;
    }
}

/// Appends at least `each` plies to every table, one after the other; all tables at the same time.
async fn together(tables: Vec<Playing>, each: u32) -> Vec<Playing> {
    let mut tasks = JoinSet::new();
    for mut playing in tables {
        tasks.spawn(async move {
            for _ in 0..each {
                playing.append().await;
            }
            playing
        });
    }
    tasks.join_all().await
}

fn storage(criterion: &mut Criterion) {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let store = Store::open(folder.path().join("bench.db")).expect("a store");
    let runtime = Runtime::new().expect("a runtime");
    let mut group = criterion.benchmark_group("storage");
    group
        .sample_size(30)
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(3));
    // Seconds an append, in the best sample.
    let (disk, alone, shared) = (
        Cell::new(f64::INFINITY),
        Cell::new(f64::INFINITY),
        Cell::new(f64::INFINITY),
    );
    let best = |cell: &Cell<f64>, took: Duration, count: u64| {
        let count = u32::try_from(count).expect("a bench counts less than four billion");
        cell.set(cell.get().min(took.as_secs_f64() / f64::from(count)));
    };

    let mut file = File::create(folder.path().join("floor")).expect("a file");
    group.throughput(Throughput::Elements(1));
    group.bench_function("the disk alone keeps 4 KiB", |bencher| {
        bencher.iter_custom(|iterations| {
            let began = Instant::now();
            for _ in 0..iterations {
                file.rewind().expect("a file");
                file.write_all(&[7; 4096]).expect("room");
                file.sync_data().expect("a disk");
            }
            let took = began.elapsed();
            best(&disk, took, iterations);
            took
        });
    });

    let mut one = runtime.block_on(Playing::open(&store, 0));
    group.bench_function("append, 1 table", |bencher| {
        bencher.iter_custom(|iterations| {
            let began = Instant::now();
            runtime.block_on(async {
                for _ in 0..iterations {
                    one.append().await;
                }
            });
            let took = began.elapsed();
            best(&alone, took, iterations);
            took
        });
    });

    let mut many = Vec::new();
    for number in 0..TABLES {
        many.push(runtime.block_on(Playing::open(&store, number)));
    }
    let (before, mut appends) = (store.commits(), 0);
    group.bench_function(format!("append, {TABLES} tables at once"), |bencher| {
        bencher.iter_custom(|iterations| {
            let each = u32::try_from(iterations.div_ceil(TABLES.into())).expect("a bench is short");
            let began = Instant::now();
            let tables = std::mem::take(&mut many);
            many = runtime.block_on(together(tables, each));
            let took = began.elapsed();
            let count = u64::from(each * TABLES);
            appends += count;
            best(&shared, took, count);
            #[expect(clippy::cast_precision_loss, reason = "a bench counts less than 2^52")]
            let asked = iterations as f64 / count as f64;
            took.mul_f64(asked)
        });
    });
    #[expect(clippy::cast_precision_loss, reason = "a bench counts less than 2^52")]
    let per_commit = appends as f64 / (store.commits() - before).max(1) as f64;

    let long = runtime.block_on(async {
        let mut playing = Playing::open(&store, TABLES).await;
        for _ in 0..PLIES {
            playing.append().await;
        }
        playing.table
    });
    group.bench_function(format!("load, {PLIES} plies"), |bencher| {
        bencher.iter(|| runtime.block_on(store.read(move |tx| tx.load(long))));
    });
    group.finish();

    let (disk, alone, shared) = (disk.get(), alone.get(), shared.get());
    // Run as a test, a bench makes one step, which measures nothing.
    if std::env::args().any(|argument| argument == "--bench") {
        println!(
            "the best samples: one durable append takes {:.3} ms, {:.2} of what the disk alone takes ({:.3} ms)",
            alone * 1e3,
            alone / disk,
            disk * 1e3
        );
        println!(
            "{TABLES} tables at once append at best {:.0} plies a second, {:.1} times what one table does ({:.0}); {:.1} appends a commit",
            1.0 / shared,
            alone / shared,
            1.0 / alone,
            per_commit
        );
    }
    store.close();
}

criterion_group!(benches, storage);
criterion_main!(benches);
