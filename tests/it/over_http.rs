//! Interactions over HTTP: what the endpoint lets in, what it refuses, and that nothing is lost there. The other tests play over HTTP,
//! too, with `ROLLHOUSE_TEST_DOOR=http`. More than 500 lines, because all requests are made by the same few functions.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use commands::HealthStatus;
use games::registry::GAMES;
use playground::route;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Notify;

use crate::harness::{Harness, Shown, hides, shows, starts};
use crate::monitoring::{free_address, page};
use crate::program::{Program, log};
use crate::storage::needs_a_file;
use crate::usual::game_for;

const GET_GATEWAY: &str = "GET /gateway";

async fn open() -> Harness {
    let mut harness = Harness::behind_http().await;
    harness.boot();
    harness.play.wait_for_command("help").await;
    harness
}

fn address(harness: &Harness) -> SocketAddr {
    let listening = harness.settings.health.now().listening;
    listening.expect("the bot receives interactions")
}

/// Seconds since 1970, so many from now.
pub(crate) fn timestamp(seconds: i64) -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let now = i64::try_from(now.expect("after 1970").as_secs()).expect("it fits");
    (now + seconds).to_string()
}

/// The status and text of the response to a request with these headers.
async fn send(
    harness: &Harness,
    headers: &[(&str, &str)],
    body: impl Into<reqwest::Body>,
) -> (u16, String) {
    let url = format!("http://{}/interactions", address(harness));
    let request = reqwest::Client::new().post(url).body(body);
    let request = headers.iter().fold(request, |request, (name, value)| {
        request.header(*name, *value)
    });
    let response = request.send().await.expect("a response");
    let status = response.status().as_u16();
    (status, response.text().await.expect("a text"))
}

/// The same with Discord's signature.
async fn send_signed(harness: &Harness, timestamp: &str, body: &str) -> (u16, String) {
    let signature = harness.play.sign(timestamp, body.as_bytes());
    let headers = [
        ("x-signature-ed25519", signature.as_str()),
        ("x-signature-timestamp", timestamp),
    ];
    send(harness, &headers, body.to_owned()).await
}

const PING: &str = r#"{"id":"7","token":"t","type":1,"version":1,"application_id":"8"}"#;

#[tokio::test(flavor = "multi_thread")]
async fn only_what_discord_has_just_signed_is_answered() {
    let harness = open().await;
    let now = timestamp(0);
    let pong = (200, r#"{"type":1}"#.to_owned());
    assert_eq!(send_signed(&harness, &now, PING).await, pong);
    for seconds in [-290, 290] {
        let response = send_signed(&harness, &timestamp(seconds), PING).await;
        assert_eq!(response, pong, "{seconds}");
    }
    for seconds in [-310, 310, -86_400] {
        let (status, said) = send_signed(&harness, &timestamp(seconds), PING).await;
        assert_eq!((status, said.as_str()), (401, "stale"), "{seconds}");
    }
    for time in ["", "now", "1e9", "99999999999999999999"] {
        let (status, _) = send_signed(&harness, time, PING).await;
        assert_eq!(status, 401, "{time}");
    }
    let signature = harness.play.sign(&now, PING.as_bytes());
    let other = harness.play.sign(&now, b"another body");
    let later = timestamp(1);
    let zeros = "0".repeat(128);
    for (signature, time) in [
        (None, None),
        (Some(&*signature), None),
        (None, Some(&*now)),
        (Some(""), Some(&now)),
        (Some("no"), Some(&now)),
        (Some(&zeros), Some(&now)),
        (Some(&other), Some(&now)),
        (Some(&signature), Some(&later)),
    ] {
        let signature = signature.map(|signature| ("x-signature-ed25519", signature));
        let time = time.map(|time| ("x-signature-timestamp", time));
        let headers: Vec<_> = signature.into_iter().chain(time).collect();
        let (status, said) = send(&harness, &headers, PING).await;
        assert_eq!((status, said.as_str()), (401, "signature"), "{headers:?}");
    }
    let base = format!("http://{}", address(&harness));
    let got = reqwest::get(format!("{base}/interactions"))
        .await
        .expect("a response");
    assert_eq!(got.status(), 405);
    for path in ["/", "/metrics", "/healthz", "/interactions/"] {
        let got = reqwest::get(format!("{base}{path}"))
            .await
            .expect("a response");
        assert_eq!(got.status(), 404, "{path}");
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_too_large_or_makes_no_sense_is_refused_and_play_goes_on() {
    let harness = open().await;
    let table = harness.public_table().await;
    let now = timestamp(0);
    let large = format!(
        r#"{{"id":"7","token":"t","type":1,"x":"{}"}}"#,
        "x".repeat(300_000)
    );
    let (status, _) = send_signed(&harness, &now, &large).await;
    assert_eq!(status, 413);
    let deep = "[".repeat(100_000);
    for body in [
        "",
        "{",
        "[]",
        "null",
        "7",
        "\u{0}",
        r#"{"id":"7"}"#,
        r#"{"id":"0","token":"t","type":3}"#,
        &deep,
    ] {
        let (status, said) = send_signed(&harness, &now, body).await;
        assert_eq!(
            (status, said.as_str()),
            (400, "not understood"),
            "{body:.40}"
        );
    }
    for (number, rest) in [
        r#""type":99"#,
        r#""type":3"#,
        r#""type":3,"data":{},"member":{},"channel_id":"1""#,
        r#""type":"three""#,
    ]
    .iter()
    .enumerate()
    {
        let body = format!(r#"{{"id":"{}","token":"t",{rest}}}"#, number + 100);
        let (status, said) = send_signed(&harness, &now, &body).await;
        assert_eq!(status, 200, "{rest}: {said}");
        assert!(said.contains("does not understand yet"), "{rest}: {said}");
    }
    table.goes_on_in_public().await;
    harness.close().await;
}

/// A connection to the bot on which this was sent.
async fn connected(harness: &Harness, text: &str) -> TcpStream {
    let stream = TcpStream::connect(address(harness)).await;
    let mut stream = stream.expect("a connection");
    stream.write_all(text.as_bytes()).await.expect("it is sent");
    stream
}

/// The head of a signed request with a body of this length.
fn head(harness: &Harness, length: usize) -> String {
    let time = timestamp(0);
    let signature = harness.play.sign(&time, PING.as_bytes());
    format!(
        "POST /interactions HTTP/1.1\r\nhost: x\r\nx-signature-ed25519: {signature}\r\n\
         x-signature-timestamp: {time}\r\ncontent-length: {length}\r\n\r\n"
    )
}

/// What a connection reads until the bot closes it.
async fn read_to_end(mut stream: TcpStream) -> String {
    let mut said = String::new();
    let read = tokio::time::timeout(Duration::from_secs(120), stream.read_to_string(&mut said));
    _ = read.await.expect("the bot closes the connection");
    said
}

#[tokio::test(flavor = "multi_thread")]
async fn slow_senders_are_cut_off_and_nobody_waits_for_them() {
    let harness = open().await;
    let table = harness.public_table().await;
    let connect = async |text: &str| connected(&harness, text).await;
    let head = head(&harness, PING.len());
    let silent = connect("").await;
    let half_a_head = connect(&head[..40]).await;
    let half_a_body = connect(&format!("{head}{}", &PING[..20])).await;
    table.goes_on_in_public().await;
    let (_, _, half_a_body) = tokio::join!(
        read_to_end(silent),
        read_to_end(half_a_head),
        read_to_end(half_a_body)
    );
    starts(&half_a_body, "HTTP/1.1 408 ");
    let (half_a_head, half_a_body) = (&head[..40], &format!("{head}{}", &PING[..20]));
    for half in [half_a_head, half_a_body] {
        // More than there may be connections.
        let mut flood = Vec::new();
        for _ in 0..300 {
            flood.push(connect(half).await);
        }
        let began = Instant::now();
        table.goes_on_in_public().await;
        // The flood ends by itself after five.
        let took = began.elapsed();
        assert!(took < Duration::from_secs(5), "answered after {took:?}");
        drop(flood);
        table.goes_on_in_public().await;
    }
    harness.close().await;
}

/// As a proxy does: all is sent before anything is read. What never ends is cut off, whether it comes fast or slowly.
#[tokio::test(flavor = "multi_thread")]
async fn who_sends_too_much_is_told_so_after_all_was_sent_and_cut_off_where_there_is_no_end() {
    let harness = open().await;
    let starts_to_send = async |length| connected(&harness, &head(&harness, length)).await;
    let piece = [b' '; 10_000];
    let mut whole = starts_to_send(300_000).await;
    for _ in 0..30 {
        // The bot has long refused it.
        tokio::time::sleep(Duration::from_millis(20)).await;
        whole.write_all(&piece).await.expect("it is still read");
    }
    let mut said = vec![0; 13];
    whole.read_exact(&mut said).await.expect("an answer");
    assert_eq!(said, b"HTTP/1.1 413 ");
    let slow = starts_to_send(300_000).await;
    starts(&read_to_end(slow).await, "HTTP/1.1 413 ");
    let mut endless = starts_to_send(usize::MAX / 2).await;
    let flood = async {
        let mut sent = 0;
        while endless.write_all(&piece).await.is_ok() {
            sent += piece.len();
        }
        sent
    };
    let sent = tokio::time::timeout(Duration::from_secs(120), flood).await;
    let sent = sent.expect("the bot closes the connection");
    // Most of it is in the buffers of the system.
    assert!(sent < 20_000_000, "{sent} bytes were read");
    harness.close().await;
}

/// The newest press as it was delivered.
fn delivered(harness: &Harness) -> Value {
    let exchanges = harness.play.exchanges();
    let mut newest = exchanges.iter().rev();
    let press = newest.find(|e| e.route == "gateway INTERACTION_CREATE" && e.body["type"] == 3);
    press.expect("a press").body.clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_recorded_request_is_refused() {
    let harness = open().await;
    let table = harness.public_table().await;
    table.goes_on_in_public().await;
    let (body, ply) = (delivered(&harness).to_string(), table.ply());
    let mut refused = Vec::new();
    for _ in 0..2 {
        let (status, said) = send_signed(&harness, &timestamp(0), &body).await;
        refused.push((status, said.as_str()) == (409, "repeated"));
    }
    // Another process than the one that had it does not know it, but the move is there already.
    assert_eq!(refused, [harness.processes() == 1 || refused[0], true]);
    assert_eq!(table.ply(), ply);
    table.goes_on_in_public().await;
    harness.close().await;
}

/// Whatever came in between, and whichever process gets it.
#[tokio::test(flavor = "multi_thread")]
async fn a_recorded_start_opens_nothing() {
    let mut harness = open().await;
    let people = harness.people(1);
    let lobby = harness.lobby(GAMES[0], &people).await;
    harness.settled(&lobby).await;
    let exchanges = harness.play.exchanges();
    let start = exchanges
        .iter()
        .rev()
        .find(|e| e.route == "gateway INTERACTION_CREATE");
    let body = start.expect("a start").body.to_string();
    // Another process remembers nothing.
    harness.settings.health = HealthStatus::default();
    harness.restart().await;
    for _ in 0..2 {
        let (status, said) = send_signed(&harness, &timestamp(0), &body).await;
        assert_eq!((status, said.as_str()), (409, "repeated"));
    }
    assert_eq!(harness.store().read(|tx| tx.count_open()).await, Ok((1, 0)));
    harness.close().await;
}

/// Between Discord and the bot. It breaks the connection of the next request, once the bot has that and before it can answer.
struct Between {
    bot: SocketAddr,
    breaks: AtomicBool,
    /// The bot has noticed that.
    broken: Notify,
}

impl Between {
    async fn open(harness: &Harness) -> Arc<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let url = format!(
            "http://{}/interactions",
            listener.local_addr().expect("an address")
        );
        let between = Arc::new(Self {
            bot: address(harness),
            breaks: AtomicBool::new(false),
            broken: Notify::new(),
        });
        let own = Arc::clone(&between);
        tokio::spawn(async move {
            while let Ok((from, _)) = listener.accept().await {
                let own = Arc::clone(&own);
                tokio::spawn(async move { own.pass_on(from).await });
            }
        });
        let entered = harness.play.enter_interactions_endpoints(&[url]).await;
        entered.expect("the bot answers through it");
        between
    }

    async fn pass_on(&self, mut from: TcpStream) -> std::io::Result<()> {
        let mut to = TcpStream::connect(self.bot).await?;
        loop {
            let mut request = Vec::new();
            while !is_whole(&request) {
                if from.read_buf(&mut request).await? == 0 {
                    return Ok(());
                }
            }
            to.write_all(&request).await?;
            if self.breaks.swap(false, Ordering::Relaxed) {
                to.shutdown().await?;
                to.read_to_end(&mut Vec::new()).await?;
                self.broken.notify_one();
                return Ok(());
            }
            let mut response = Vec::new();
            while !is_whole(&response) {
                if to.read_buf(&mut response).await? == 0 {
                    break;
                }
            }
            from.write_all(&response).await?;
        }
    }
}

/// Is this a request or a response with all of its body?
fn is_whole(message: &[u8]) -> bool {
    let text = String::from_utf8_lossy(message).to_lowercase();
    let Some((head, _)) = text.split_once("\r\n\r\n") else {
        return false;
    };
    let length = head
        .lines()
        .find_map(|line| line.strip_prefix("content-length: "));
    let length: usize = length.map_or(0, |length| length.trim().parse().expect("a number"));
    let begins = message
        .windows(4)
        .position(|end| end == b"\r\n\r\n")
        .expect("found above");
    message.len() >= begins + 4 + length
}

/// The connection of a press breaks while its move is being stored.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_whose_answer_is_lost_is_shown_by_an_edit() {
    needs_a_file!();
    let harness = open().await;
    let mut table = harness.public_table().await;
    table.goes_on_in_public().await;
    let between = Between::open(&harness).await;
    let file = rusqlite::Connection::open(harness.folder().join("rollhouse.db")).expect("a file");
    let before = table.ply();
    // Where the machine stands still for a second in between, the bot gives up on the file, and nothing has moved.
    while table.ply() == before {
        file.execute_batch("BEGIN IMMEDIATE").expect("a lock on it");
        between.breaks.store(true, Ordering::Relaxed);
        let mark = harness.now();
        let lost = async {
            between.broken.notified().await;
            file.execute_batch("ROLLBACK").expect("the lock is gone");
            // The move is written before this, or not at all.
            let after = harness.store().write(|tx| tx.put_meta("after", "")).await;
            after.expect("the lock is gone");
        };
        let (answer, ()) = tokio::join!(table.moves_in_public(), lost);
        assert!(answer.failed(), "{}", answer.text());
        let stored = harness.storage.tables().pop().expect("the table").plies();
        if stored.len() > before as usize + 1 {
            table.waits_for_later(before).await;
            harness.wait_for_call(route::EDIT_MESSAGE, mark).await;
        }
    }
    assert_eq!(table.ply(), before + 1);
    table.goes_on_in_public().await;
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_gateway_is_opened_and_files_and_lobbies_are_posted() {
    let harness = open().await;
    let mut table = harness.public_table().await;
    table.plays_to_the_end().await;
    let file = table.looks_up(&table.people[0], "Record").await;
    assert!(file.is_private(), "{}", file.text());
    let message = file.shown();
    assert!(!message.attachments().is_empty(), "{}", message.text());
    assert_eq!(harness.play.connections(), 0);
    assert_eq!(harness.play.handshakes(), 0);
    assert_eq!(harness.calls("GET /gateway/bot"), 0);
    // The presses came without any call of the bot; the lobby and the file had one each.
    let exchanges = harness.play.exchanges();
    let posted: Vec<Value> = exchanges
        .iter()
        .filter(|e| e.route == route::CALLBACK)
        .map(|e| e.body["type"].clone())
        .collect();
    assert!(posted.len() > 10, "{posted:?}");
    assert!(harness.play.rest_calls() < u64::try_from(posted.len()).expect("it fits") + 100);
    harness.close().await;
}

/// The bot asks now and then whether Discord is there, and without Discord no time passes.
#[tokio::test(flavor = "multi_thread")]
async fn while_discord_cannot_be_reached_the_bot_says_so_and_clocks_stand() {
    let mut harness = open().await;
    let options = [("clock", json!("10m"))];
    let table = harness.table_with(game_for(2), 2, &options).await;
    let (health, before) = (harness.settings.health.clone(), table.ply());
    // The first look finds that an interaction has just arrived, and the second has to ask.
    let looks_until = async |connected: bool| {
        for _ in 0..5 {
            harness.clock.advance(Duration::from_secs(31));
            for _ in 0..200 {
                if health.now().connected == connected {
                    return;
                }
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
        panic!("connected: {}", health.now().connected);
    };
    assert!(health.now().connected);
    let looks = harness.calls(GET_GATEWAY);
    harness.faults().refuse(GET_GATEWAY, 1, 503, 0, "not now");
    while harness.calls(GET_GATEWAY) == looks {
        harness.clock.advance(Duration::from_secs(31));
        tokio::time::sleep(Duration::from_millis(300)).await;
    }
    assert!(health.now().connected, "one failure says nothing yet");
    harness
        .faults()
        .refuse(GET_GATEWAY, u32::MAX, 503, 0, "not today");
    looks_until(false).await;
    harness.clock.advance(Duration::from_secs(1_800));
    harness.faults().clear();
    looks_until(true).await;
    harness.clock.advance(Duration::from_secs(60));
    assert_eq!(table.ply(), before, "nobody was played for");
    table.goes_on_in_public().await;
    harness.stop().await;
}

/// As a balancer sees it.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_is_to_stop_answers_for_a_while_and_closes_its_connections() {
    let mut harness = open().await;
    harness.stop().await;
    harness.settings.drain = Duration::from_secs(3);
    harness.settings.health = HealthStatus::default();
    harness.start_again().await;
    let (address, health) = (address(&harness), harness.settings.health.clone());
    let play = Arc::clone(&harness.play);
    let url = format!("http://{address}/interactions");
    let client = reqwest::Client::new();
    let pong = async || {
        let now = timestamp(0);
        let request = client
            .post(&url)
            .header("x-signature-ed25519", play.sign(&now, PING.as_bytes()))
            .header("x-signature-timestamp", now)
            .body(PING);
        let response = request.send().await?;
        let close = response.headers().get("connection").cloned();
        Ok::<_, reqwest::Error>((response.status().as_u16(), close))
    };
    assert_eq!(pong().await.expect("a response"), (200, None));
    let began = Instant::now();
    let balancer = async {
        while !health.now().stopping {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        let mut answers = 0;
        loop {
            match pong().await {
                Ok(answer) => assert_eq!(answer, (200, Some("close".parse().expect("ASCII")))),
                Err(error) => {
                    assert!(error.is_connect(), "cut off: {error:?}");
                    return answers;
                }
            }
            answers += 1;
        }
    };
    let ((), answers) = tokio::join!(harness.stop(), balancer);
    assert!(answers > 0, "nothing was answered while it stopped");
    assert!(began.elapsed() >= harness.settings.drain);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_key_or_address_ends_the_start_with_words_that_help() {
    let harness = Harness::behind_http().await;
    let store = harness.folder().join("rollhouse.db");
    let wrong = "7".repeat(64);
    let program = Program::start_on(&harness, &store, |command| {
        command.env("DISCORD_PUBLIC_KEY", &wrong);
    });
    assert_eq!(program.ends().await.code(), Some(1));
    let said = log(&harness);
    shows(&said, "General Information");
    hides(&said, &wrong);
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    let taken = taken
        .local_addr()
        .map(|address| (taken, address))
        .expect("an address");
    let program = Program::start_on(&harness, &store, |command| {
        command.env("ROLLHOUSE_DISCORD_LISTEN", taken.1.to_string());
    });
    assert_eq!(program.ends().await.code(), Some(1));
    let said = log(&harness);
    assert!(said.contains("`[discord] listen`"), "{said}");
    assert!(!said.contains(harness.play.token()), "{said}");
    assert!(!said.contains(&harness.play.public_key()), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn health_and_metrics_tell_of_interactions_over_http() {
    let harness = Harness::behind_http().await;
    let monitor = free_address();
    let program = Program::start_on(
        &harness,
        &harness.folder().join("rollhouse.db"),
        |command| {
            command.env("ROLLHOUSE_MONITOR_LISTEN", &monitor);
        },
    );
    harness.play.wait_for_command("help").await;
    let page = async |path| page(&monitor, path).await;
    let table = harness.public_table().await;
    table.goes_on_in_public().await;
    let (status, said) = page("/healthz").await;
    assert_eq!(status, 200, "{said}");
    starts(&said, "interactions: over HTTP on 127.0.0.1:");
    shows(&said, "\nDiscord: reachable\nlast commit: ");
    let bot = said
        .strip_prefix("interactions: over HTTP on ")
        .and_then(|rest| rest.split_once(','));
    let bot = bot.expect("an address").0.to_owned();
    let say = async |seconds| {
        let time = timestamp(seconds);
        let sent = reqwest::Client::new()
            .post(format!("http://{bot}/interactions"))
            .body(PING);
        let signature = harness.play.sign(&time, PING.as_bytes());
        let sent = sent
            .header("x-signature-ed25519", signature)
            .header("x-signature-timestamp", time);
        sent.send().await.expect("a response").status().as_u16()
    };
    assert_eq!(say(-400).await, 401);
    let (status, said) = page("/healthz").await;
    assert_eq!(status, 503, "{said}");
    assert!(said.contains("seconds ahead of Discord's"), "{said}");
    assert_eq!(say(0).await, 200);
    let (status, said) = page("/healthz").await;
    assert_eq!(status, 200, "{said}");
    let (_, said) = page("/metrics").await;
    for line in [
        "rollhouse_http_refused_total{why=\"signature\"} 1",
        "rollhouse_discord_reachable 1",
    ] {
        assert!(
            said.lines().any(|found| found == line),
            "{line} is not in:\n{said}"
        );
    }
    assert!(!said.contains("rollhouse_gateway_connected"), "{said}");
    program.kill(&harness).await;
}
