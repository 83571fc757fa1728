//! The harness: a playground, the bot in this process, and a store in a folder of its own. More than 500 lines, because what starts
//! and stops bots belongs together.
//!
//! `ROLLHOUSE_TEST_DOOR=http` has the playground send interactions over HTTP, in every test; tests about the gateway are skipped then.
//! With `ROLLHOUSE_TEST_STORE=postgres` and `ROLLHOUSE_TEST_PROCESSES=2` each test has two bots on one database, which share nothing else
//! but the test's clock. Over HTTP they get the interactions in turn; over the gateway each has a shard, so one of them gets those of the
//! server and the other one does its part of the work that is due.

use std::array;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::{Arc, Weak};
use std::time::Duration;

use commands::{Clock, Discord, HealthStatus, Mode, Seeds, Settings as Options};
use db::{Store, StoredTable, TableId};
use games::registry::{GAMES, GameType};
use playground::{
    Answer, AnswerKind, Direction, Emojis, Exchange, FaultInjector, Message, Person, Settings,
    route,
};
use serde_json::Value;
use tempfile::TempDir;
use tokio::sync::{OnceCell, oneshot};
use tokio::task::JoinHandle;

use crate::folded;
use crate::player::Table;
use crate::program;
use crate::storage::Storage;
use crate::usual::opens;
use discord_contract::Watched;

/// Enough for the largest table and a watcher.
const NAMES: [&str; 9] = [
    "Ann", "Ben", "Cleo", "Dev", "Edda", "Finn", "Gus", "Hana", "Ivo",
];

/// Where the commands that are registered are listed, the last call of a start at which nothing is new.
pub(crate) const LIST_COMMANDS: &str = "GET /applications/{application}/commands";

/// The answer to a control that its message never had.
pub(crate) const FORGED: &str = "That button is not on this message.";

pub(crate) struct Harness {
    pub(crate) play: Arc<Watched>,
    pub(crate) clock: Clock,
    pub(crate) channel: u64,
    /// Do interactions come over HTTP?
    pub(crate) over_http: bool,
    /// What the operator chose, for the next start.
    pub(crate) settings: Options,
    pub(crate) storage: Storage,
    folder: TempDir,
    /// How many bots there are at a time, where several can be.
    wanted: usize,
    /// Several bots get the interactions in turn.
    bots: Vec<Running>,
}

/// A bot in this process.
struct Running {
    stop: oneshot::Sender<()>,
    task: JoinHandle<Result<(), commands::Error>>,
    store: Store,
}

/// What the playground of most tests is like.
fn unhurried() -> Settings {
    Settings {
        // Speed is measured in benches: a busy machine must not fail a test.
        ack_window: Duration::from_secs(20),
        // So that no bot waits for another one's shard.
        max_concurrency: processes() as u64,
        ..Settings::default()
    }
}

/// The pictures of boards as a bot uploads them, which is done once: it was nearly a third of the work of 24 short tests.
async fn uploaded() -> Emojis {
    static UPLOADED: OnceCell<Emojis> = OnceCell::const_new();
    let upload = async || {
        let mut harness = Harness::at_a_new_application().await.with_one_bot();
        harness.start_again().await;
        harness.wait_for_pictures().await;
        harness.stop().await;
        harness.play.uploads()
    };
    UPLOADED.get_or_init(upload).await.clone()
}

impl Harness {
    /// A playground and the bot, ready to be played with.
    pub(crate) async fn open() -> Self {
        let mut harness = Self::without_bot().await;
        harness.start_again().await;
        harness
    }

    /// The same with one bot in any run, for tests of what happens to a connection.
    pub(crate) async fn open_with_one_bot() -> Self {
        let mut harness = Self::without_bot().await.with_one_bot();
        harness.start_again().await;
        harness
    }

    pub(crate) fn with_one_bot(mut self) -> Self {
        self.wanted = 1;
        self
    }

    /// A playground and an empty folder; for tests that start the program themselves.
    pub(crate) async fn without_bot() -> Self {
        Self::with(Settings {
            emojis: uploaded().await,
            ..unhurried()
        })
        .await
    }

    /// The same where no bot has uploaded its pictures yet.
    pub(crate) async fn at_a_new_application() -> Self {
        Self::with(unhurried()).await
    }

    /// The same with other settings of the playground.
    pub(crate) async fn with(settings: Settings) -> Self {
        let answer_window = Some(settings.ack_window);
        let play = Watched::start(settings).await.expect("a free port");
        let folder = tempfile::tempdir().expect("a folder");
        Self {
            channel: play.channel("dice"),
            clock: Clock::held(),
            settings: Options {
                answer_window,
                seeds: Seeds::counted(first_seed()),
                ..Options::default()
            },
            storage: Storage::new(folder.path()),
            folder,
            wanted: processes(),
            bots: Vec::new(),
            over_http: over_http(),
            play: Arc::new(play),
        }
    }

    pub(crate) fn faults(&self) -> FaultInjector {
        self.play.faults()
    }

    /// Starts so many bots, in any run.
    pub(crate) async fn several(&mut self, processes: usize) {
        self.wanted = processes;
        self.start_again().await;
        self.play.wait_for_command("help").await;
    }

    /// Stops one of several bots as an operator does; the others go on.
    pub(crate) async fn stop_one(&mut self) {
        let Running { stop, task, store } = self.bots.remove(0);
        assert!(stop.send(()).is_ok(), "the bot had stopped by itself");
        let ended = task.await.expect("the bot did not panic");
        ended.expect("the bot stopped well");
        store.close();
    }

    /// The same, with interactions over HTTP in any run.
    pub(crate) async fn behind_http() -> Self {
        let mut harness = Self::without_bot().await;
        harness.over_http = true;
        harness
    }

    pub(crate) fn folder(&self) -> PathBuf {
        self.folder.path().to_owned()
    }

    /// Runs the program to its end on the storage of this test, and returns its output.
    pub(crate) async fn run(&self, arguments: &[&str]) -> (i32, String) {
        let (name, value) = self.storage.variable();
        program::run(&self.folder(), arguments, &[(name, &value)]).await
    }

    /// Waits until the bot ends by itself, and gives why; each time nothing has come of `meanwhile` after a moment, does it again.
    ///
    /// # Panics
    /// If the bot is still there after `most` times, or ended as if all were well.
    pub(crate) async fn gives_up(&mut self, most: u32, meanwhile: impl Fn(&Self)) -> String {
        let mut running = self.bots.pop().expect("a running bot");
        for _ in 0..most {
            meanwhile(self);
            let moment = Duration::from_secs(3);
            if let Ok(ended) = tokio::time::timeout(moment, &mut running.task).await {
                running.store.close();
                let ended = ended.expect("the bot did not panic");
                return ended.expect_err("this is no good end").to_string();
            }
        }
        panic!("the bot did not give up");
    }

    /// Whether the bot ended by itself, rather than to connect once more.
    pub(crate) async fn ends_or_is_back(&mut self, handshakes: u64) -> bool {
        let running = self.bots.last_mut().expect("a running bot");
        tokio::select! {
            ended = &mut running.task => {
                ended.expect("the bot did not panic").expect_err("this is no good end");
                running.store.close();
                self.bots.pop();
                true
            }
            () = self.play.wait_for_handshakes(handshakes + 1) => false,
        }
    }

    pub(crate) fn boot(&mut self) {
        let mut healths = vec![self.settings.health.clone()];
        healths.resize_with(self.processes(), HealthStatus::default);
        for (shard, health) in healths.iter().enumerate() {
            let part = format!("{shard}/{}", healths.len());
            let parts = (healths.len() > 1).then(|| part.parse().expect("a shard"));
            let settings = Options {
                health: health.clone(),
                shards: parts.or(self.settings.shards),
                ..self.settings.clone()
            };
            self.bots.push(self.boot_one(settings));
        }
        if self.over_http {
            self.play.clear_interactions_endpoint();
            let play = Arc::downgrade(&self.play);
            tokio::spawn(async move {
                let mut addresses = Vec::new();
                for health in healths {
                    while health.now().listening.is_none() {
                        tokio::time::sleep(Duration::from_millis(2)).await;
                    }
                    addresses.extend(health.now().listening);
                }
                enter_addresses(&play, &addresses).await;
            });
        }
    }

    fn boot_one(&self, settings: Options) -> Running {
        let store = self.storage.open();
        let discord = Discord {
            token: self.play.token().to_owned(),
            api_url: Some(self.play.url()),
            mode: self.mode(),
        };
        let (stop, stopped) = oneshot::channel::<()>();
        let (kept, clock) = (store.clone(), self.clock.clone());
        let task = tokio::spawn(async move {
            commands::serve(
                &discord,
                kept,
                clock,
                settings,
                async move { _ = stopped.await },
            )
            .await
        });
        Running { stop, task, store }
    }

    /// How many bots there are at a time.
    pub(crate) fn processes(&self) -> usize {
        match self.storage {
            Storage::Server { .. } => self.wanted,
            Storage::File(_) => 1,
        }
    }

    /// How many of them get the interactions of one server: over the gateway the one that has its shard.
    pub(crate) fn bots_of_the_server(&self) -> usize {
        if self.over_http { self.processes() } else { 1 }
    }

    /// Waits until every bot has done what a start does.
    async fn all_started(&self, mark: Duration) {
        // One that was stopped before it had noted its commands registers them again.
        let last = [LIST_COMMANDS, route::PUT_COMMANDS];
        until("the end of every start", || {
            let exchanges = self.play.exchanges();
            let ends = exchanges
                .iter()
                .filter(|e| last.contains(&e.route.as_str()) && e.at > mark && e.status.is_some());
            ends.count() >= self.processes()
        })
        .await;
        if matches!(self.storage, Storage::Server { .. }) {
            self.time_is_kept().await;
        }
        if self.over_http {
            // The address of the bot may not have been accepted yet.
            self.play.wait_for_command("help").await;
        } else if self.processes() > 1 {
            // The last of several identifies itself seconds after the first.
            self.play.wait_for_connections(self.processes()).await;
        }
    }

    /// A table as it is stored.
    pub(crate) async fn stored(&self, table: TableId) -> StoredTable {
        let stored = self.store().read(move |tx| tx.stored(table));
        stored.await.expect("the table")
    }

    /// The same by the name that the table has on its board.
    pub(crate) async fn stored_as(&self, name: &str) -> StoredTable {
        let table = commands::table_named(name).expect("a table's name");
        self.stored(table).await
    }

    /// Waits until one of several bots keeps the time, which is a moment after it has the lease: nobody's time passes before.
    pub(crate) async fn time_is_kept(&self) {
        let kept = async || {
            self.store()
                .read(|tx| tx.leases("time"))
                .await
                .expect("a look")
        };
        while kept().await.is_empty() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
    }

    /// Waits until a person has a seat in a lobby.
    pub(crate) async fn is_seated(&self, lobby: &Message, person: &Person) {
        let controls = crate::player::ways(lobby);
        let name = controls[0].custom_id.split(':').nth(1).expect("a table");
        let user = person.id().to_string();
        loop {
            let seats = self.stored_as(name).await.seats;
            if seats.iter().any(|seat| seat.user == user) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    /// How the bot is to receive interactions.
    pub(crate) fn mode(&self) -> Mode {
        if !self.over_http {
            return Mode::Gateway;
        }
        Mode::Http {
            listen: (Ipv4Addr::LOCALHOST, 0).into(),
            public_key: self.play.public_key().parse().expect("a public key"),
        }
    }

    /// Waits until all pictures are uploaded, before one board is compared with another: a slow machine starts without them.
    pub(crate) async fn wait_for_pictures(&self) {
        let all = pictures::all().count();
        until("the upload of all pictures", || {
            self.play.emojis().len() >= all
        })
        .await;
    }

    /// What is stored, to be compared with what was shown.
    pub(crate) fn store(&self) -> &Store {
        &self.bots.first().expect("a running bot").store
    }

    /// Stops the bot as an operator does.
    pub(crate) async fn stop(&mut self) {
        assert!(!self.bots.is_empty(), "a running bot");
        let mut stopping = Vec::new();
        for Running { stop, task, store } in self.bots.drain(..) {
            stopping.push((stop.send(()).is_ok(), task, store));
        }
        for (was_running, task, store) in stopping {
            task.await
                .expect("the bot did not panic")
                .expect("the bot stopped well");
            assert!(was_running, "the bot had stopped by itself");
            store.close();
        }
        self.play.wait_for_connections(0).await;
    }

    /// Stops the bot and starts another on the same store.
    pub(crate) async fn restart(&mut self) {
        self.stop().await;
        self.start_again().await;
    }

    /// Starts another bot on the store of the one that was stopped.
    pub(crate) async fn start_again(&mut self) {
        let mark = self.now();
        self.boot();
        self.play.wait_for_command("help").await;
        self.all_started(mark).await;
    }

    /// Lets time pass, for Discord and for the bot.
    pub(crate) fn pass(&self, time: Duration) {
        self.play.advance(time);
        self.clock.advance(time);
        if self.processes() > 1 {
            // One of them keeps the uptime, and the others read it twice a second; no real clock jumps.
            tokio::task::block_in_place(|| std::thread::sleep(Duration::from_millis(1_200)));
        }
    }

    /// Waits until nothing has passed between the bot and the playground for a while, and gives how much has: what follows an answer,
    /// such as a hint for newcomers, may still be on its way when the answer is seen.
    pub(crate) async fn quiet(&self) -> usize {
        const WHILE: Duration = Duration::from_millis(300);
        let mut before = usize::MAX;
        loop {
            let now = self.play.exchanges().len();
            if now == before && self.play.calls_under_way() == 0 {
                return now;
            }
            before = now;
            tokio::time::sleep(WHILE).await;
        }
    }

    /// Waits until no board is about to be drawn again because two bots acted at its table at the same moment: nobody who presses as fast
    /// as a test can tell them apart, so the later one may be shown twice.
    pub(crate) async fn boards_rest(&self) {
        if self.processes() > 1 {
            tokio::time::sleep(Duration::from_secs(3)).await;
        }
    }

    /// How many answered calls of a route are known.
    pub(crate) fn calls(&self, route: &str) -> usize {
        let exchanges = self.play.exchanges();
        exchanges.iter().filter(|e| e.route == route).count()
    }

    /// The playground's time of the newest exchange.
    pub(crate) fn now(&self) -> Duration {
        let exchanges = self.play.exchanges();
        exchanges.last().map_or(Duration::ZERO, |e| e.at)
    }

    /// Waits until a call of this route was answered after `mark`.
    pub(crate) async fn wait_for_call(&self, route: &str, mark: Duration) {
        self.play
            .wait_for_exchange(|e| e.route == route && e.at > mark)
            .await;
        if route == LIST_COMMANDS && self.over_http {
            // The end of a start, but the address of the bot may not have been accepted yet.
            self.play.wait_for_command("help").await;
        }
    }

    /// The first `n` people of the guild.
    pub(crate) fn people(&self, n: usize) -> Vec<Person> {
        NAMES[..n]
            .iter()
            .map(|name| self.play.person(name))
            .collect()
    }

    /// The same, as many as are named.
    pub(crate) fn some_people<const N: usize>(&self) -> [Person; N] {
        array::from_fn(|number| self.play.person(NAMES[number]))
    }

    /// The first of `people` opens a table and the others press Join.
    pub(crate) async fn lobby(&self, game: &dyn GameType, people: &[Person]) -> Message {
        self.lobby_with(game, people, &[]).await
    }

    /// The same with options.
    pub(crate) async fn lobby_with(
        &self,
        game: &dyn GameType,
        people: &[Person],
        options: &[(&str, Value)],
    ) -> Message {
        let lobby = opens(&people[0], self.channel, game, options).await;
        for person in &people[1..] {
            person.press(&lobby, "Join").await.updated();
        }
        lobby
    }

    /// A table in play with `n` people.
    pub(crate) async fn table(&self, game: &'static dyn GameType, n: usize) -> Table {
        self.table_with(game, n, &[]).await
    }

    /// A table for two that is played on the public board alone.
    pub(crate) async fn public_table(&self) -> Table {
        for game in GAMES.iter().filter(|game| game.info().seats.contains(&2)) {
            let table = self.table(*game, 2).await;
            if !table.offers_panel() {
                return table;
            }
        }
        panic!("no game for two is played in public");
    }

    /// A table in play, opened with options.
    pub(crate) async fn table_with(
        &self,
        game: &'static dyn GameType,
        n: usize,
        options: &[(&str, Value)],
    ) -> Table {
        let people = self.people(n);
        let lobby = self.lobby_with(game, &people, options).await;
        Table::begun(&lobby, &people).await
    }

    /// Every call of the bot that the playground refused, as a sentence.
    pub(crate) fn refused(&self) -> Vec<String> {
        let exchanges = self.play.exchanges();
        let refused = exchanges
            .iter()
            .filter(|e| e.direction == Direction::FromBot)
            .filter(|e| e.status.is_some_and(|status| status >= 400))
            .filter(|e| !self.is_overtaken(e) && !is_answered(e, &exchanges));
        refused
            .map(|e| format!("{} {:?}: {} for {}", e.route, e.status, e.answer, e.body))
            .collect()
    }

    /// Was a call right when it was sent, and late? A message may be deleted before the bot has looked at it; and over HTTP an edit, a
    /// deletion or a look may arrive before Discord has read the response to which it belongs. Those are repeated. And where a private
    /// message is replaced by another process, the one that has sent it knows that only when it edits or deletes it. While a private
    /// message is being deleted, a test may let days pass, after which its token is no more.
    fn is_overtaken(&self, call: &Exchange) -> bool {
        let code = call.answer["code"].as_u64();
        let is_private = [route::EDIT_BY_TOKEN, route::DELETE_BY_TOKEN].contains(&&*call.route);
        (self.processes() > 1 && is_private && code == Some(10_008))
            || (call.route == route::DELETE_BY_TOKEN && code == Some(50_027))
            || (call.route == route::READ_BY_TOKEN && code == Some(10_008))
            || (self.over_http && is_private && code == Some(10_015))
    }

    /// The end of every test: nothing the bot sent was refused, and it stops cleanly.
    pub(crate) async fn close(mut self) {
        let refused = self.refused();
        assert!(
            refused.is_empty(),
            "Discord would have refused:\n{}",
            refused.join("\n")
        );
        folded::check(self.store()).await;
        self.stop().await;
    }

    /// The bytes of an attached file.
    pub(crate) async fn download(&self, url: &str) -> String {
        let bytes = self.download_bytes(url).await;
        String::from_utf8(bytes).expect("a text")
    }

    pub(crate) async fn download_bytes(&self, url: &str) -> Vec<u8> {
        let answer = reqwest::get(url).await.expect("the file is served");
        assert_eq!(answer.status(), 200, "{url}");
        answer.bytes().await.expect("the whole file").to_vec()
    }

    /// Waits until the bot has looked up the id of its newest message.
    pub(crate) async fn settled(&self, message: &Message) {
        let id = message.id().to_string();
        self.play
            .wait_for_exchange(|e| {
                e.route == route::READ_BY_TOKEN && e.answer["id"].as_str() == Some(&id)
            })
            .await;
    }
}

/// Is it an answer that was sent again because nobody knew whether Discord has taken it, which it had? Where the bot had waited too long,
/// the first one has no status.
fn is_answered(call: &Exchange, all: &[Arc<Exchange>]) -> bool {
    let was_taken = |other: &Exchange| {
        let taken = other.status.is_none_or(|status| status == 204);
        other.path == call.path && other.body == call.body && taken
    };
    call.answer["code"] == 40_060 && all.iter().any(|other| was_taken(other))
}

/// Does this run send interactions over HTTP?
pub(crate) fn over_http() -> bool {
    match std::env::var("ROLLHOUSE_TEST_DOOR").as_deref() {
        Err(_) | Ok("gateway") => false,
        Ok("http") => true,
        Ok(other) => panic!("ROLLHOUSE_TEST_DOOR is gateway or http, not {other}"),
    }
}

/// How many bots each test has that has any.
fn processes() -> usize {
    let wanted = std::env::var("ROLLHOUSE_TEST_PROCESSES").ok();
    wanted.map_or(1, |text| {
        let count = text.parse().ok().filter(|count| *count > 0);
        count.expect("ROLLHOUSE_TEST_PROCESSES is a number from 1 up")
    })
}

/// Whether a test is left out of a run over HTTP because it is about the gateway, or about the calls with which answers are sent there.
pub(crate) fn is_left_out(what: &str) -> bool {
    let skipped = over_http();
    if skipped {
        eprintln!("SKIPPED over HTTP: {what}");
    }
    skipped
}

/// Ends a test here that is about the gateway, in a run over HTTP.
macro_rules! needs_gateway {
    ($what:literal) => {
        if $crate::harness::is_left_out($what) {
            return;
        }
    };
}
pub(crate) use needs_gateway;

/// Enters the addresses at which the bots receive interactions, as an operator does in the Developer Portal and in a load balancer; again
/// until they are accepted.
pub(crate) async fn enter_addresses(play: &Weak<Watched>, addresses: &[SocketAddr]) {
    let url = |address: &SocketAddr| format!("http://{address}/interactions");
    let urls: Vec<String> = addresses.iter().map(url).collect();
    while let Some(play) = play.upgrade() {
        if play.enter_interactions_endpoints(&urls).await.is_ok() {
            return;
        }
        drop(play);
        // The test that waits for this has a limit of its own.
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Every harness rolls the same dice in every run, so that a test that fails once in a hundred games can be repeated.
/// `TEST_SEED` chooses other dice.
fn first_seed() -> u64 {
    let chosen = std::env::var("TEST_SEED").ok();
    let row: u64 = chosen.map_or(0, |row| row.parse().expect("TEST_SEED is a number"));
    // No test opens as many tables.
    row << 32
}

/// A private sentence, and nothing changed in public.
#[track_caller]
pub(crate) fn assert_private(answer: &Answer, words: &str) {
    assert_eq!(answer.kind, AnswerKind::Message, "{}", answer.text());
    assert!(answer.is_private(), "not private: {}", answer.text());
    assert!(
        answer.text().contains(words),
        "{words:?} is not in: {}",
        answer.text()
    );
}

/// What an answer has to be for a test to go on with it.
pub(crate) trait Shown {
    /// The message that it shows or changes.
    fn shown(self) -> Message;

    /// The message that it changed.
    fn updated(self) -> Message;

    /// The message that it sent.
    fn posted(self) -> Message;
}

impl Shown for Answer {
    #[track_caller]
    fn shown(self) -> Message {
        let kind = self.kind;
        let message = self.message;
        message.unwrap_or_else(|| panic!("an answer without a message: {kind:?}"))
    }

    #[track_caller]
    fn updated(self) -> Message {
        assert_eq!(self.kind, AnswerKind::Update, "{}", self.text());
        self.shown()
    }

    #[track_caller]
    fn posted(self) -> Message {
        assert_eq!(self.kind, AnswerKind::Message, "{}", self.text());
        self.shown()
    }
}

/// What somebody can read.
pub(crate) trait Said {
    fn said(&self) -> String;
}

impl Said for str {
    fn said(&self) -> String {
        self.to_owned()
    }
}

impl Said for String {
    fn said(&self) -> String {
        self.clone()
    }
}

impl Said for Answer {
    fn said(&self) -> String {
        self.text()
    }
}

impl Said for Message {
    fn said(&self) -> String {
        self.text()
    }
}

impl<T: Said + ?Sized> Said for &T {
    fn said(&self) -> String {
        (**self).said()
    }
}

#[track_caller]
pub(crate) fn shows(said: &(impl Said + ?Sized), words: &str) {
    let text = said.said();
    assert!(text.contains(words), "{words:?} is not in:\n{text}");
}

/// What **Lucky word** answers, which is behind **More**.
pub(crate) async fn asks_for_a_word(person: &Person, lobby: &Message) -> Answer {
    let more = person.press(lobby, "More").await.shown();
    person.press(&more, "Lucky word").await
}

#[track_caller]
pub(crate) fn hides(said: &(impl Said + ?Sized), words: &str) {
    let text = said.said();
    assert!(!text.contains(words), "{words:?} is in:\n{text}");
}

#[track_caller]
pub(crate) fn starts(said: &(impl Said + ?Sized), words: &str) {
    let text = said.said();
    assert!(text.starts_with(words), "{words:?} does not begin:\n{text}");
}

pub(crate) async fn until(what: &str, done: impl Fn() -> bool) {
    for _ in 0..600 {
        if done() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("{what} did not happen");
}
