//! A drill: kills, failing disks, Discord's faults, forged and doubled presses and jumps of the clock, mixed at random for as long as
//! one likes. After each step everything that was shown is stored and right, every board can be shown again, and nothing secret is on
//! the wire. A few lines more than 500, because it is one drill.
//!
//! `CHAOS_SECONDS=3600 CHAOS_SEED=7 cargo test --test it chaos` is an hour of each drill with other dice than the usual ones.

use std::collections::{BTreeMap, HashMap};
use std::fmt::Write;
use std::mem;
use std::time::{Duration, Instant};

use db::StoredTable;
use games::dice::{Dice, Seed};
use games::notation::hex;
use games::registry::GAMES;
use playground::{Fault, route};
use serde_json::json;
use tokio::task::JoinSet;

use crate::crashes::Seen;
use crate::harness::{Harness, LIST_COMMANDS};
use crate::operation::named;
use crate::player::{Table, ways};
use crate::program::{Program, succeeds};
use crate::storage::Storage;

/// How long each drill takes by default.
const SECONDS: u64 = 6;

/// How many tables are played at once.
const TABLES: usize = 6;

/// Longer than the playground waits for an answer.
const TOO_LATE: Duration = Duration::from_secs(30);

/// After this time without a finished player, the answers still missing are given up.
const PATIENCE: Duration = Duration::from_secs(1);

/// What happens while people play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Trouble {
    /// kill -9 in the middle of presses.
    Kill,
    /// The operator stops the bot and starts it again.
    Restart,
    /// Another program locks the file.
    BusyStorage,
    /// The disk has no room left.
    FullDisk,
    /// Hours pass.
    Clock,
    /// Answers and other calls fail in all the ways there are.
    Calls,
    /// The gateway closes the connection, or asks for another. Over HTTP, Discord loses the address for a moment, and with it all
    /// connections.
    Connection,
    /// Presses are delivered twice, late, in another order, or as nothing that can be decoded.
    Delivery,
    /// People press what nobody has shown to them.
    Forged,
}

/// What can happen to the program.
const TO_THE_PROGRAM: &[Trouble] = &[
    Trouble::Kill,
    Trouble::BusyStorage,
    Trouble::FullDisk,
    Trouble::Calls,
    Trouble::Connection,
    Trouble::Delivery,
    Trouble::Forged,
];

/// What can happen to a bot in this process, whose clock the test holds.
const TO_THE_BOT: &[Trouble] = &[
    Trouble::Restart,
    Trouble::Clock,
    Trouble::Calls,
    Trouble::Connection,
    Trouble::Delivery,
    Trouble::Forged,
];

/// What Discord may say of the session when it closes the gateway; all of them are followed by a new connection.
const CLOSES: [Option<u16>; 8] = [
    None,
    Some(1000),
    Some(1001),
    Some(4000),
    Some(4003),
    Some(4007),
    Some(4008),
    Some(4009),
];

const ROUTES: [&str; 4] = [
    route::CALLBACK,
    route::EDIT_MESSAGE,
    route::EDIT_BY_TOKEN,
    route::ANY,
];

struct Drill {
    harness: Harness,
    /// None if the bot runs in this process.
    program: Option<Program>,
    #[cfg(target_os = "linux")]
    disk: Option<crate::disk_failures::Disk>,
    playing: Vec<Seen>,
    chance: Dice,
    opened: u8,
    plies: usize,
    panels: usize,
    steps: BTreeMap<Trouble, usize>,
}

fn number(name: &str, default: u64) -> u64 {
    let given = std::env::var(name).ok();
    given.map_or(default, |text| {
        text.parse()
            .unwrap_or_else(|_| panic!("{name} is a whole number, not `{text}`"))
    })
}

fn dice(of: &str) -> Dice {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number("CHAOS_SEED", 0).to_be_bytes());
    Seed(seed).key([of]).dice(0)
}

impl Drill {
    /// A drill with its own dice, on a bot in this process.
    fn new(harness: Harness, of: &str) -> Self {
        Self {
            harness,
            program: None,
            #[cfg(target_os = "linux")]
            disk: None,
            playing: Vec::new(),
            chance: dice(of),
            opened: 0,
            plies: 0,
            panels: 0,
            steps: BTreeMap::new(),
        }
    }

    fn roll(&mut self, sides: usize) -> usize {
        let at = self.chance.index(sides);
        self.chance.forget();
        at
    }

    fn any<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.roll(from.len())]
    }

    async fn opens_tables(&mut self) {
        while self.playing.len() < TABLES {
            let game = GAMES[usize::from(self.opened) % GAMES.len()];
            let seats: Vec<usize> = game
                .info()
                .seats
                .clone()
                .filter(|seats| *seats > 1)
                .collect();
            let count = self.any(&seats);
            let table = self.harness.table(game, count).await;
            self.opened = self.opened.wrapping_add(1);
            let pressed = Seed([self.opened; 32]).key(["what is pressed"]).dice(0);
            self.playing.push(Seen::new(table, pressed));
        }
    }

    /// Everybody presses, at all tables at once.
    async fn plays(&mut self, presses: usize) {
        let mut players = JoinSet::new();
        for mut seen in mem::take(&mut self.playing) {
            players.spawn(async move {
                for _ in 0..presses {
                    if seen.table.over() {
                        break;
                    }
                    seen.press().await;
                }
                seen
            });
        }
        while !players.is_empty() {
            match tokio::time::timeout(PATIENCE, players.join_next()).await {
                Ok(seen) => self
                    .playing
                    .extend(seen.map(|seen| seen.expect("they press"))),
                Err(_) => self.harness.play.advance(TOO_LATE),
            }
        }
    }

    /// Somebody else locks the file, or breaks all connections to the server.
    async fn is_in_the_way(&mut self) {
        match self.harness.storage.clone() {
            Storage::File(file) => {
                let other = rusqlite::Connection::open(file).expect("the file");
                let locked = other.execute_batch("BEGIN IMMEDIATE");
                self.plays(2).await;
                if locked.is_ok() {
                    other.execute_batch("ROLLBACK").expect("unlocked");
                }
            }
            Storage::Server { cluster, schema } => {
                cluster.disconnect(&schema);
                self.plays(2).await;
            }
        }
    }

    async fn starts_again(&mut self) {
        let mark = self.harness.now();
        self.program = Some(Program::start(&self.harness));
        self.harness.wait_for_call(LIST_COMMANDS, mark).await;
    }

    /// A fault of a call, and how often it happens.
    fn fault(&mut self) -> (u32, Fault) {
        let (seconds, times) = (self.roll(4) as u64, 1 + self.roll(5));
        let status = self.any(&[400_u16, 401, 403, 404, 500, 502, 503, 504]);
        let fault = match self.roll(5) {
            0 => Fault::Drop,
            1 => Fault::DropAnswer,
            2 => Fault::Delay(Duration::from_millis(300 + 700 * seconds)),
            3 => Fault::RateLimit {
                retry_after: 0.3,
                global: self.roll(2) == 0,
            },
            _ => Fault::Status {
                status,
                body: json!({ "code": 0, "message": "said by Discord" }),
            },
        };
        (u32::try_from(times).expect("at most 5"), fault)
    }

    async fn step(&mut self, trouble: Trouble) {
        let presses = 2 + self.roll(8);
        match trouble {
            Trouble::Kill => {
                let program = self.program.take().expect("a program");
                let moment = Duration::from_micros(1_000 * self.roll(250) as u64);
                let id = program.id().to_string();
                let kill = async {
                    tokio::time::sleep(moment).await;
                    let killed = std::process::Command::new("kill")
                        .args(["-KILL", &id])
                        .status();
                    assert!(killed.expect("there is kill").success());
                };
                tokio::join!(kill, self.plays(presses));
                program.kill(&self.harness).await;
                self.starts_again().await;
            }
            Trouble::Restart => {
                self.plays(presses).await;
                self.harness.restart().await;
            }
            Trouble::BusyStorage => {
                self.is_in_the_way().await;
            }
            Trouble::FullDisk =>
            {
                #[cfg(target_os = "linux")]
                if let Some(disk) = self.disk.take() {
                    disk.fill();
                    self.plays(presses).await;
                    disk.make_room();
                    self.disk = Some(disk);
                }
            }
            Trouble::Clock => {
                self.plays(presses).await;
                let minutes = self.any(&[1, 10, 61, 700, 1_441, 2_000]);
                self.harness.pass(Duration::from_secs(60 * minutes));
                self.plays(1).await;
            }
            Trouble::Calls => {
                for _ in 0..=self.roll(4) {
                    let at = self.any(&ROUTES);
                    let (times, fault) = self.fault();
                    self.harness.play.faults().rest(at, times, fault);
                }
                self.plays(presses).await;
                self.harness.play.faults().clear();
            }
            Trouble::Connection if self.harness.over_http => {
                let addresses = self.harness.play.interactions_endpoints();
                self.harness.play.clear_interactions_endpoint();
                self.plays(1).await;
                let entered = self.harness.play.enter_interactions_endpoints(&addresses);
                entered.await.expect("the bots that were there before");
                self.plays(presses).await;
            }
            Trouble::Connection => {
                let (what, code) = (self.roll(5), self.any(&CLOSES));
                let play = &self.harness.play;
                let handshakes = play.handshakes() + play.connections() as u64;
                let faults = self.harness.play.faults();
                match what {
                    0 => faults.cut(),
                    1 => faults.reconnect(),
                    2 => faults.invalid_session(true),
                    3 => faults.invalid_session(false),
                    _ => faults.close(code),
                }
                self.plays(1).await;
                self.harness.play.wait_for_handshakes(handshakes).await;
                self.plays(presses).await;
            }
            Trouble::Delivery => {
                let times = 1 + u32::try_from(self.roll(4)).expect("small");
                let (what, faults) = (self.roll(4), self.harness.play.faults());
                match what {
                    0 => faults.double(times),
                    1 => faults.reverse(times),
                    2 => faults.delay_next(Duration::from_secs(1)),
                    _ => faults.undecodable(times),
                }
                self.plays(presses).await;
                // Whatever was gathered and not delivered yet.
                self.plays(2).await;
            }
            Trouble::Forged => {
                self.forges(20).await;
                self.plays(presses).await;
            }
        }
    }

    /// People press changed controls, and those of other tables, on messages where they are not shown.
    async fn forges(&mut self, times: usize) {
        for _ in 0..times {
            let (from, on) = (self.roll(self.playing.len()), self.roll(self.playing.len()));
            let shown = ways(&self.playing[from].table.shown());
            if shown.is_empty() {
                continue;
            }
            let mut id = shown[self.roll(shown.len())].custom_id.clone();
            let name = self.any(&["Ann", "Ben", "Edda", "Zoe"]);
            let person = self.harness.play.person(name);
            if self.roll(2) == 0 && id.is_ascii() {
                let at = self.roll(id.len());
                let letter = self.any(&["", ":", "z", "9", "é"]);
                id.replace_range(at..=at, letter);
            }
            let answer = person.press_raw(self.playing[on].table.board, &id).await;
            assert!(!answer.failed(), "{id} was not answered");
            assert!(!answer.text().contains("Sorry"), "{id}: {}", answer.text());
        }
    }

    /// Everything shown is stored and right; every board can be shown; nothing secret has left the bot.
    async fn checks(&mut self) {
        let stored: HashMap<String, StoredTable> = self
            .harness
            .storage
            .tables()
            .into_iter()
            .map(|stored| (named(stored.head.id), stored))
            .collect();
        for seen in &mut self.playing {
            self.plies += seen.compare(&stored[&seen.table.name()]);
        }
        let mut on_the_wire = String::new();
        for exchange in self.harness.play.exchanges() {
            write!(on_the_wire, "{}", exchange.body).expect("a string grows");
        }
        for seen in &mut self.playing {
            shows_again(&self.harness, seen).await;
            let seed = hex(&stored[&seen.table.name()].head.seed.0);
            if !seen.table.over() {
                assert!(!on_the_wire.contains(&seed), "a secret seed was sent");
            }
        }
        let private = self
            .playing
            .iter()
            .find(|seen| !seen.table.over() && seen.table.offers_panel());
        if let Some(seen) = private {
            self.panels += panels_stay_private(&seen.table).await;
        }
        self.playing.retain(|seen| !seen.table.over());
    }

    async fn goes_on(&mut self, possible: &[Trouble]) {
        let until = Instant::now() + Duration::from_secs(number("CHAOS_SECONDS", SECONDS));
        // Each once, and then at random.
        let mut order: Vec<Trouble> = possible.to_vec();
        let mut told = Instant::now();
        while Instant::now() < until || !order.is_empty() {
            self.opens_tables().await;
            let trouble = match order.pop() {
                Some(trouble) => trouble,
                None => self.any(possible),
            };
            self.step(trouble).await;
            self.checks().await;
            *self.steps.entry(trouble).or_default() += 1;
            if told.elapsed() > Duration::from_secs(300) {
                told = Instant::now();
                eprintln!("{:?}, {} plies", self.steps, self.plies);
            }
        }
    }

    /// Plays every table to its end and checks the file.
    async fn ends(mut self) {
        for seen in &mut self.playing {
            // A channel keeps only so many messages, and each table plays through hundreds.
            shows_again(&self.harness, seen).await;
            seen.table.plays_to_the_end().await;
        }
        let said = succeeds(self.harness.run(&["check"])).await;
        let Self {
            plies,
            panels,
            steps,
            ..
        } = &self;
        eprintln!("{steps:?}; {plies} plies and {panels} panels compared\n{said}");
        assert!(*plies > 0 && *panels > 0);
        match self.program {
            Some(program) => program.kill(&self.harness).await,
            None => self.harness.stop().await,
        }
    }
}

/// Each player opens their panel, and nobody else's client receives it; gives how many there were. Once the clock has jumped, the board
/// may move below at any time, and nothing opens where it was.
async fn panels_stay_private(table: &Table) -> usize {
    for (opened, owner) in table.people.iter().enumerate() {
        let Some(panel) = table.panel_on(&table.shown(), owner).await else {
            return opened;
        };
        let panel = panel.id();
        for other in table.people.iter().filter(|other| other.id() != owner.id()) {
            assert!(other.sees(panel).is_none(), "{} sees it", other.name());
            let received = other.received().contains(&panel.to_string());
            assert!(!received, "{} received it", other.name());
        }
    }
    table.people.len()
}

/// Has a board drawn again, as often as it takes: the first tries may go to a bot that is only just connected again.
async fn shows_again(harness: &Harness, seen: &mut Seen) {
    let (named, channel) = (json!(seen.table.name()), seen.table.shown().channel());
    for _ in 0..20 {
        let options = [("table", named.clone())];
        let asked = seen.table.people[0].slash(channel, "table show", &options);
        tokio::pin!(asked);
        let shown = loop {
            match tokio::time::timeout(3 * PATIENCE, &mut asked).await {
                Ok(shown) => break shown,
                Err(_) => harness.play.advance(TOO_LATE),
            }
        };
        if shown.failed() {
            continue;
        }
        seen.table.board = shown
            .message
            .as_ref()
            .unwrap_or_else(|| panic!("no board: {}", shown.text()))
            .id();
        let (ply, stored) = (seen.table.ply(), seen.last_stored());
        assert!(ply >= stored, "ply {stored} is stored, and {ply} is shown");
        seen.acknowledged = seen.acknowledged.max(ply);
        return;
    }
    panic!("table {} cannot be shown", seen.table.name());
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn chaos_with_kills_and_disks() {
    let mut harness = Harness::without_bot().await;
    let disk = match harness.storage {
        Storage::File(_) => crate::disk_failures::Disk::new(&harness.folder(), 64),
        Storage::Server { .. } => None,
    };
    if let Some(disk) = &disk {
        harness.storage = Storage::File(disk.0.join("rollhouse.db"));
    }
    let program = Program::start(&harness);
    harness.play.wait_for_command("help").await;
    let mut drill = Drill::new(harness, "kills and disks");
    (drill.program, drill.disk) = (Some(program), disk);
    drill.goes_on(TO_THE_PROGRAM).await;
    drill.ends().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn chaos_with_jumps_of_the_clock() {
    let harness = Harness::open().await;
    let mut drill = Drill::new(harness, "jumps of the clock");
    drill.goes_on(TO_THE_BOT).await;
    drill.ends().await;
}
