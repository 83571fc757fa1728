//! Monitoring over HTTP: `/healthz` for a supervisor, `/metrics` for Prometheus. Off unless configured. `docs/hosting.md` lists
//! the metrics, under *Monitoring*.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::ExitCode;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use anyhow::Context;
use commands::{Health, HealthStatus};
use db::Store;
use hyper::body::Incoming;
use hyper::header::{CONTENT_TYPE, HeaderValue};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Request, Response, StatusCode};
use hyper_util::rt::{TokioIo, TokioTimer};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use parking_lot::Mutex;
use tokio::net::TcpListener;
use tokio::task::{AbortHandle, JoinHandle, JoinSet};
use tokio::time::timeout;

use crate::config::Config;
use crate::output::{say, verdict};

/// Discord waits three seconds for an answer; a commit takes a tenth of a millisecond on a good disk.
const BUCKETS: [f64; 12] = [
    0.0001, 0.0003, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 2.0, 3.0, 10.0,
];

/// The program's own time is stored every 20 seconds while it is connected, so something is wrong with the disk after this.
const OLD: Duration = Duration::from_secs(90);

/// The time limit of a health query.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(5);

/// How often the storage is looked at, and histograms are aggregated.
const UPKEEP: Duration = Duration::from_secs(5);

/// How many connections there may be; the oldest makes room for a new one. A supervisor and Prometheus need one each, for a moment.
const MAX_CONNECTIONS: usize = 16;

/// How long the head of a request may take, and then the response.
const HEAD_TIMEOUT: Duration = Duration::from_secs(5);

/// A server with its own address. Dropping it stops it.
#[derive(Debug)]
pub struct Monitor(JoinHandle<()>);

#[derive(Clone)]
struct Watched {
    store: Store,
    health: HealthStatus,
    metrics: PrometheusHandle,
    /// Why the storage could not be read when that was last tried.
    unreadable: Arc<Mutex<Option<String>>>,
}

impl Monitor {
    /// Starts listening and collecting metrics.
    pub async fn start(
        address: SocketAddr,
        store: Store,
        health: HealthStatus,
    ) -> anyhow::Result<Self> {
        let listener = TcpListener::bind(address).await.with_context(|| {
            format!("cannot listen on {address}; `[monitor] listen` in the config chooses another address")
        })?;
        if !address.ip().is_loopback() {
            tracing::warn!(
                "anybody who can reach {address} can read health and metrics; use 127.0.0.1 to keep them on this machine"
            );
        }
        let watched = Watched {
            store,
            health,
            metrics: recorder()?,
            unreadable: Arc::default(),
        };
        tracing::info!("health and metrics on http://{}", listener.local_addr()?);
        Ok(Self(tokio::spawn(async move {
            tokio::join!(serve(&listener, &watched), watch(&watched));
        })))
    }
}

/// Takes connections for as long as this is polled.
async fn serve(listener: &TcpListener, watched: &Watched) {
    let (mut open, mut connections) = (VecDeque::<AbortHandle>::new(), JoinSet::new());
    loop {
        match listener.accept().await {
            Ok((stream, _)) => {
                while connections.try_join_next().is_some() {}
                if open.len() == MAX_CONNECTIONS
                    && let Some(oldest) = open.pop_front()
                {
                    oldest.abort();
                }
                open.push_back(connections.spawn(serve_connection(stream, watched.clone())));
            }
            Err(error) => {
                // Too many open files, for example.
                tracing::warn!(%error, "could not accept a connection for monitoring");
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    }
}

/// Serves one request.
async fn serve_connection(stream: tokio::net::TcpStream, watched: Watched) {
    let watched = &watched;
    let service = service_fn(|request: Request<Incoming>| async move {
        let (status, text) = match request.uri().path() {
            "/healthz" => healthz(watched),
            "/metrics" => metrics(watched).await,
            _ => (StatusCode::NOT_FOUND, String::new()),
        };
        let mut response = Response::new(text);
        *response.status_mut() = status;
        let kind = HeaderValue::from_static("text/plain; charset=utf-8");
        response.headers_mut().insert(CONTENT_TYPE, kind);
        Ok::<_, Infallible>(response)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_TIMEOUT)
        .keep_alive(false)
        .serve_connection(TokioIo::new(stream), service);
    // A client that hangs up or reads too slowly gets nothing and can ask again.
    _ = timeout(2 * HEAD_TIMEOUT, connection).await;
}

/// Keeps what `/healthz` tells up to date for as long as this is polled: it answers from memory, so also while the storage hangs.
async fn watch(watched: &Watched) {
    loop {
        let read = timeout(ANSWER_TIMEOUT, watched.store.read(|tx| tx.count_open())).await;
        let failure = match read {
            Ok(read) => read.err().map(|error| error.to_string()),
            Err(_) => Some(format!(
                "it has not answered for {} seconds",
                ANSWER_TIMEOUT.as_secs()
            )),
        };
        *watched.unreadable.lock() = failure;
        _ = timeout(ANSWER_TIMEOUT, watched.store.try_move()).await;
        // Without it, histograms that nothing scrapes would grow in memory (metrics-exporter-prometheus 0.18, install_recorder).
        watched.metrics.run_upkeep();
        tokio::time::sleep(UPKEEP).await;
    }
}

impl Drop for Monitor {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// The texts of the metrics, which are kept by name, whatever their kind.
#[rustfmt::skip]
const DESCRIBED: [(&str, &str); 13] = [
    ("rollhouse_interactions_total", "Presses and commands by outcome"),
    ("rollhouse_answers_lost_total", "Answers that Discord did not accept"),
    ("rollhouse_http_refused_total", "Requests over HTTP that were not answered, by reason"),
    ("rollhouse_storage_faults_total", "Reads and writes at which the storage failed"),
    ("rollhouse_gateway_connects_total", "Connections to Discord's gateway, including the first"),
    ("rollhouse_gateway_closes_total", "Connections to the gateway that Discord closed, by code"),
    ("rollhouse_open_tables", "Tables that have not ended"),
    ("rollhouse_gateway_connected", "1 while connected to Discord"),
    ("rollhouse_discord_reachable", "With interactions over HTTP: 1 while Discord can be reached"),
    ("rollhouse_storage_healthy", "1 while the storage can be relied on"),
    ("rollhouse_answer_seconds", "From receiving an interaction until Discord accepted the answer"),
    ("rollhouse_commit_seconds", "Duration of a commit to disk"),
    ("rollhouse_last_commit_age_seconds", "Time since the last commit"),
];

/// One per process.
fn recorder() -> anyhow::Result<PrometheusHandle> {
    static ONE: OnceLock<PrometheusHandle> = OnceLock::new();
    if let Some(handle) = ONE.get() {
        return Ok(handle.clone());
    }
    let handle = PrometheusBuilder::new()
        .set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), &BUCKETS)?
        .install_recorder()?;
    for (name, what) in DESCRIBED {
        metrics::describe_gauge!(name, what);
    }
    metrics::counter!("rollhouse_answers_lost_total").absolute(0);
    metrics::counter!("rollhouse_storage_faults_total").absolute(0);
    Ok(ONE.get_or_init(|| handle).clone())
}

/// 200 while the bot is connected, its clock is right, its storage works and it is not stopping, otherwise 503; the body has one line
/// for each.
fn healthz(watched: &Watched) -> (StatusCode, String) {
    let health = watched.health.now();
    let usable = health.connected && !health.stopping && health.clock_off.is_none();
    let storage = watched.store.health();
    let age = storage.since_commit;
    let failing = storage.failing.map(|error| error.to_string());
    let failing = failing.or_else(|| watched.unreadable.lock().clone());
    let well = usable && age < OLD && failing.is_none();
    let link = link(&health);
    let state = failing.unwrap_or_else(|| "readable".to_owned());
    let check = storage.checked.map_or_else(
        || "none completed yet".to_owned(),
        |ago| format!("sound, {} seconds ago", ago.as_secs()),
    );
    let text = format!(
        "{link}\nlast commit: {} seconds ago\nstorage: {state}\nstorage faults since the start: {}\n\
         last complete check of the storage: {check}\n",
        age.as_secs(),
        storage.faults
    );
    let status = if well {
        StatusCode::OK
    } else {
        StatusCode::SERVICE_UNAVAILABLE
    };
    (status, text)
}

/// How the bot is connected to Discord, and how far its clock is from Discord's.
fn link(health: &Health) -> String {
    let not = if health.connected { "" } else { "not " };
    let link = if let Some(address) = health.listening {
        let stopping = if health.stopping {
            "stopping; send nothing more here\n"
        } else {
            ""
        };
        let last = health.received.map_or_else(
            || "none yet".to_owned(),
            |at| format!("the last one {} seconds ago", at.elapsed().as_secs()),
        );
        format!("{stopping}interactions: over HTTP on {address}, {last}\nDiscord: {not}reachable")
    } else {
        format!("gateway: {not}connected")
    };
    let clock = health.clock_off.map_or_else(String::new, |seconds| {
        let by = seconds.unsigned_abs();
        let which = if seconds > 0 { "ahead" } else { "behind" };
        format!("\nclock: {by} seconds {which} of Discord's; set it right")
    });
    link + &clock
}

async fn metrics(watched: &Watched) -> (StatusCode, String) {
    // The other metrics are worth most when the storage fails, or hangs.
    let counted = timeout(ANSWER_TIMEOUT, watched.store.read(|tx| tx.count_open()));
    let healthy = match counted.await {
        Ok(Ok((lobbies, playing))) => {
            metrics::gauge!("rollhouse_open_tables", "phase" => "lobby").set(lobbies);
            metrics::gauge!("rollhouse_open_tables", "phase" => "play").set(playing);
            watched.store.health().failing.is_none()
        }
        Ok(Err(_)) | Err(_) => false,
    };
    metrics::gauge!("rollhouse_storage_healthy").set(u8::from(healthy));
    let health = watched.health.now();
    let connected = u8::from(health.connected);
    if health.listening.is_some() {
        metrics::gauge!("rollhouse_discord_reachable").set(connected);
    } else {
        metrics::gauge!("rollhouse_gateway_connected").set(connected);
    }
    let age = watched.store.health().since_commit;
    metrics::gauge!("rollhouse_last_commit_age_seconds").set(age.as_secs_f64());
    (StatusCode::OK, watched.metrics.render())
}

/// Queries a running bot: for supervisors that run a command, such as Docker's.
pub fn ask(config: &Config) -> anyhow::Result<ExitCode> {
    let address = config.monitor()?.context(
        "monitoring is off: set `[monitor] listen` in the config, for example 127.0.0.1:9090",
    )?;
    let answer = asked(address).with_context(|| format!("the bot does not answer on {address}"))?;
    let (head, text) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    say!("{}", text.trim_end());
    Ok(verdict(head.contains(" 200 ")))
}

fn asked(address: SocketAddr) -> std::io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&address, ANSWER_TIMEOUT)?;
    stream.set_read_timeout(Some(ANSWER_TIMEOUT))?;
    write!(stream, "GET /healthz HTTP/1.0\r\nHost: {address}\r\n\r\n")?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    Ok(answer)
}
