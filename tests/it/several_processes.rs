//! Two programs on one database behind a balancer, which sends each of them every other press: one is stopped or killed while people
//! play, and the other goes on.
//!
//! `ROLLHOUSE_KILLS=500 cargo test --test it several_processes` is the long run; without the variable there are a few kills.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use games::dice::Seed;
use games::registry::GAMES;
use postgres_cluster::Cluster;
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::crashes::{Pressed, Seen, kills, stored_by_name};
use crate::harness::{Harness, enter_addresses};
use crate::program::{Program, free_addresses, log, succeeds};
use crate::storage::Storage;

/// The default number of kills.
const KILLS: usize = 12;

/// How often each of the two is stopped and started again.
const RESTARTS: usize = 3;

/// How long each of the two lives at least. If both were always killed sooner, neither would come to what the other had left undone.
const LIVES: Duration = Duration::from_secs(2);

/// A table at which nobody can move for so long is stuck. What a program that died has left undone is taken over within ten seconds.
const STUCK: Duration = Duration::from_secs(30);

/// Two programs, and the addresses at which they are started again.
pub(crate) struct Pair {
    addresses: [SocketAddr; 2],
    /// What else is set for each.
    variables: [Vec<(&'static str, String)>; 2],
    programs: [Option<Program>; 2],
}

impl Pair {
    /// Starts both. Interactions come from somebody else at these addresses, who must be entered.
    pub(crate) async fn start(
        harness: &Harness,
        addresses: [SocketAddr; 2],
        variables: [Vec<(&'static str, String)>; 2],
    ) -> Self {
        let mut pair = Self {
            addresses,
            variables,
            programs: [None, None],
        };
        for which in 0..2 {
            pair.start_again(harness, which).await;
        }
        pair
    }

    /// Starts both, and sends each of them every other interaction.
    async fn in_turn(harness: &Harness) -> Self {
        let addresses = free_addresses();
        let pair = Self::start(harness, addresses, [vec![], vec![]]).await;
        enter_addresses(&Arc::downgrade(&harness.play), &addresses).await;
        harness.play.wait_for_command("help").await;
        pair
    }

    pub(crate) fn take(&mut self, which: usize) -> Program {
        self.programs[which].take().expect("it runs")
    }

    /// Starts one again, and waits until it can be reached.
    pub(crate) async fn start_again(&mut self, harness: &Harness, which: usize) {
        let (address, variables) = (self.addresses[which], &self.variables[which]);
        self.programs[which] = Some(Program::start_at(harness, address, variables));
        let began = Instant::now();
        while tokio::net::TcpStream::connect(address).await.is_err() {
            assert!(
                began.elapsed() < Duration::from_secs(60),
                "{}",
                log(harness)
            );
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
}

/// A harness on a server, without a bot; none where no server is installed.
pub(crate) async fn on_a_server() -> Option<Harness> {
    let cluster = Cluster::shared()?;
    let mut harness = Harness::behind_http().await;
    harness.storage = Storage::Server {
        cluster,
        schema: cluster.schema(),
    };
    Some(harness)
}

/// A table of each game with as many players as it can have.
pub(crate) async fn largest_tables(harness: &Harness, number: u8) -> Vec<Seen> {
    let mut tables = Vec::new();
    for game in GAMES {
        let table = harness.table(*game, *game.info().seats.end()).await;
        let chance = Seed([number; 32]).key(["somebody before a balancer", game.info().key]);
        tables.push(Seen::new(table, chance.dice(0)));
    }
    tables
}

/// Everybody at these tables presses at the same time, until all of them are over.
pub(crate) struct Players {
    tables: JoinSet<Seen>,
    /// How many presses were answered with a board.
    answered: watch::Receiver<usize>,
    /// How many had no answer.
    unanswered: Arc<AtomicUsize>,
    over: Arc<AtomicBool>,
}

impl Players {
    pub(crate) fn of(tables: Vec<Seen>) -> Self {
        let (count, answered) = watch::channel(0);
        let count = Arc::new(count);
        let mut playing = JoinSet::new();
        let left = Arc::new(AtomicUsize::new(tables.len()));
        let over = Arc::new(AtomicBool::new(false));
        let unanswered = Arc::new(AtomicUsize::new(0));
        for mut seen in tables {
            let (count, unanswered) = (Arc::clone(&count), Arc::clone(&unanswered));
            let (left, over) = (Arc::clone(&left), Arc::clone(&over));
            playing.spawn(async move {
                let mut last = Instant::now();
                while !seen.table.over() {
                    let before = seen.acknowledged;
                    match seen.press().await {
                        Pressed::Acknowledged => {
                            count.send_modify(|count| *count += 1);
                            if seen.acknowledged > before {
                                last = Instant::now();
                            }
                        }
                        Pressed::Unanswered => _ = unanswered.fetch_add(1, Ordering::Relaxed),
                        Pressed::Nothing => tokio::time::sleep(Duration::from_millis(20)).await,
                    }
                    if last.elapsed() > STUCK {
                        over.store(true, Ordering::Relaxed);
                        let (name, ply) = (seen.table.name(), seen.acknowledged);
                        let board = seen.table.shown().text();
                        panic!("table {name} is stuck, and ply {ply} was shown:\n{board}");
                    }
                }
                if left.fetch_sub(1, Ordering::Relaxed) == 1 {
                    over.store(true, Ordering::Relaxed);
                }
                seen
            });
        }
        Self {
            tables: playing,
            answered,
            unanswered,
            over,
        }
    }

    fn are_done(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }

    fn presses(&self) -> usize {
        *self.answered.borrow()
    }

    pub(crate) fn unanswered(&self) -> usize {
        self.unanswered.load(Ordering::Relaxed)
    }

    /// Waits for more answers; false if the tables were over before.
    pub(crate) async fn press_on(&mut self, presses: usize) -> bool {
        let wanted = self.presses() + presses;
        while self.presses() < wanted {
            if self.are_done() {
                return false;
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        true
    }

    /// Waits for the end of all tables, and compares what was shown with what is stored; gives how many presses had no answer.
    pub(crate) async fn end(self, harness: &Harness) -> usize {
        let unanswered = Arc::clone(&self.unanswered);
        let done = self.tables.join_all().await;
        let stored = stored_by_name(harness);
        for mut seen in done {
            seen.compare(&stored[&seen.table.name()]);
            seen.table.is_shown_again().await;
            assert!(seen.table.over(), "{}", seen.table.shown().text());
        }
        unanswered.load(Ordering::Relaxed)
    }
}

fn is_private(call: &str) -> bool {
    let routes = [
        playground::route::EDIT_BY_TOKEN,
        playground::route::DELETE_BY_TOKEN,
    ];
    routes.iter().any(|route| call.starts_with(route))
}

pub(crate) async fn check(harness: &Harness) {
    succeeds(harness.run(&["check"])).await;
    let mut refused = harness.refused();
    // What a program had sent when it was killed may arrive when everybody has given up waiting.
    refused.retain(|call| !call.contains("\"code\":10062"));
    // A private message that another program has replaced.
    refused.retain(|call| !is_private(call) || !call.contains("\"code\":10008"));
    assert_eq!(refused, [""; 0]);
    let said = log(harness);
    for wrong in [" ERROR ", "panicked"] {
        let lines: Vec<&str> = said.lines().filter(|line| line.contains(wrong)).collect();
        assert_eq!(lines, [""; 0]);
    }
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn no_press_fails_while_two_programs_are_restarted_in_turn() {
    let Some(harness) = on_a_server().await else {
        return;
    };
    let mut pair = Pair::in_turn(&harness).await;
    let mut players = Players::of(largest_tables(&harness, 1).await);
    let mut restarts = 0;
    while restarts < 2 * RESTARTS && players.press_on(20).await {
        let which = restarts % 2;
        let ended = pair.take(which).terminate().await;
        let code = ended.expect("it ends in time").code();
        assert_eq!(code, Some(0), "{}", log(&harness));
        pair.start_again(&harness, which).await;
        restarts += 1;
    }
    let presses = players.presses();
    let unanswered = players.end(&harness).await;
    eprintln!("{restarts} restarts, {presses} presses before the last; {unanswered} failed");
    assert_eq!(unanswered, 0, "{}", log(&harness));
    assert!(restarts >= 2);
    check(&harness).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_programs_lose_and_double_nothing_while_one_of_them_is_killed_every_few_presses() {
    let kills = kills(KILLS);
    let Some(harness) = on_a_server().await else {
        return;
    };
    let mut pair = Pair::in_turn(&harness).await;
    let mut moment = Seed([8; 32]).key(["when"]).dice(0);
    let (mut killed, mut presses, mut unanswered, mut rounds) = (0, 0, 0, 0_u8);
    while killed < kills {
        rounds = rounds.wrapping_add(1);
        let mut players = Players::of(largest_tables(&harness, rounds).await);
        while killed < kills && players.press_on(1 + moment.index(12)).await {
            tokio::time::sleep(Duration::from_micros(10 * u64::from(moment.roll(200)))).await;
            moment.forget();
            let which = killed % 2;
            pair.take(which).kill(&harness).await;
            pair.start_again(&harness, which).await;
            tokio::time::sleep(LIVES).await;
            killed += 1;
            if killed % 50 == 0 {
                eprintln!("{killed} kills");
            }
        }
        let answered = players.answered.clone();
        unanswered += players.end(&harness).await;
        presses += *answered.borrow();
    }
    eprintln!(
        "{killed} kills: {presses} presses at {rounds} largest tables of each game were answered, {unanswered} were cut off; every table \
         was played to its end; nothing was lost, doubled or stuck"
    );
    check(&harness).await;
}
