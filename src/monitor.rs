//! Monitoring over HTTP: `/healthz` for a supervisor, `/metrics` for Prometheus. Off unless configured. `docs/hosting.md` lists
//! the metrics, under *Monitoring*.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::ExitCode;
use std::sync::OnceLock;
use std::time::Duration;

use anyhow::Context;
use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::get;
use commands::HealthStatus;
use db::Store;
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::config::Config;

/// Discord waits three seconds for an answer; a commit takes a tenth of a millisecond on a good disk.
const BUCKETS: [f64; 12] = [
    0.0001, 0.0003, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 2.0, 3.0, 10.0,
];

/// The program's own time is stored every 20 seconds while it is connected, so something is wrong with the disk after this.
const OLD: Duration = Duration::from_secs(90);

/// The time limit of a health query.
const PATIENCE: Duration = Duration::from_secs(5);

/// How often histograms are aggregated.
const UPKEEP: Duration = Duration::from_secs(5);

/// A server with its own address. Dropping it stops it.
#[derive(Debug)]
pub struct Monitor(JoinHandle<()>);

#[derive(Clone)]
struct Watched {
    store: Store,
    health: HealthStatus,
    metrics: PrometheusHandle,
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
        };
        // Without it, histograms that nothing scrapes would grow in memory (metrics-exporter-prometheus 0.18, install_recorder).
        let counted = watched.metrics.clone();
        let upkeep = async move {
            loop {
                tokio::time::sleep(UPKEEP).await;
                counted.run_upkeep();
            }
        };
        let pages = Router::new()
            .route("/healthz", get(healthz))
            .route("/metrics", get(metrics))
            .with_state(watched);
        tracing::info!("health and metrics on http://{}", listener.local_addr()?);
        Ok(Self(tokio::spawn(async move {
            tokio::select! {
                Err(error) = axum::serve(listener, pages) => {
                    tracing::error!("monitoring server failed: {error}");
                }
                () = upkeep => {}
            }
        })))
    }
}

impl Drop for Monitor {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// One per process.
fn recorder() -> anyhow::Result<PrometheusHandle> {
    static ONE: OnceLock<PrometheusHandle> = OnceLock::new();
    if let Some(handle) = ONE.get() {
        return Ok(handle.clone());
    }
    let handle = PrometheusBuilder::new()
        .set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), &BUCKETS)?
        .install_recorder()?;
    for (name, what) in [
        (
            "rollhouse_interactions_total",
            "Presses and commands by outcome",
        ),
        (
            "rollhouse_answers_lost_total",
            "Answers that Discord did not accept",
        ),
        (
            "rollhouse_http_refused_total",
            "Requests over HTTP that were not answered, by reason",
        ),
        (
            "rollhouse_storage_faults_total",
            "Reads and writes at which the storage failed",
        ),
        (
            "rollhouse_gateway_connects_total",
            "Connections to Discord's gateway, including the first",
        ),
        (
            "rollhouse_gateway_closes_total",
            "Connections to the gateway that Discord closed, by code",
        ),
    ] {
        metrics::describe_counter!(name, what);
    }
    metrics::counter!("rollhouse_answers_lost_total").absolute(0);
    metrics::counter!("rollhouse_storage_faults_total").absolute(0);
    metrics::describe_histogram!(
        "rollhouse_answer_seconds",
        metrics::Unit::Seconds,
        "From receiving an interaction until Discord accepted the answer"
    );
    metrics::describe_histogram!(
        "rollhouse_commit_seconds",
        metrics::Unit::Seconds,
        "Duration of a commit to disk"
    );
    metrics::describe_gauge!("rollhouse_open_tables", "Tables that have not ended");
    metrics::describe_gauge!(
        "rollhouse_gateway_connected",
        "1 while connected to Discord"
    );
    metrics::describe_gauge!(
        "rollhouse_discord_reachable",
        "With interactions over HTTP: 1 while Discord can be reached"
    );
    metrics::describe_gauge!(
        "rollhouse_last_commit_age_seconds",
        metrics::Unit::Seconds,
        "Time since the last commit"
    );
    metrics::describe_gauge!(
        "rollhouse_storage_healthy",
        "1 while the storage can be relied on"
    );
    Ok(ONE.get_or_init(|| handle).clone())
}

/// 200 while the bot is connected, its storage works and it is not about to stop, otherwise 503; the body has one line for each.
async fn healthz(State(watched): State<Watched>) -> (StatusCode, String) {
    let connected = watched.health.connected();
    let age = watched.store.since_commit();
    let read = watched.store.count_open().await;
    let storage = watched.store.health();
    let stopping = watched.health.stopping();
    let well = connected && !stopping && age < OLD && read.is_ok() && storage.failing.is_none();
    let link = link(&watched.health);
    let failing = read.err().or(storage.failing);
    let state = failing.map_or_else(|| "readable".to_owned(), |error| error.to_string());
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

/// How the bot is connected to Discord.
fn link(health: &HealthStatus) -> String {
    let connected = health.connected();
    let Some(address) = health.listening() else {
        let not = if connected { "" } else { "not " };
        return format!("gateway: {not}connected");
    };
    let last = health.since_interaction().map_or_else(
        || "none yet".to_owned(),
        |ago| format!("the last one {} seconds ago", ago.as_secs()),
    );
    let not = if connected { "" } else { "not " };
    let stopping = if health.stopping() {
        "stopping; send nothing more here\n"
    } else {
        ""
    };
    format!("{stopping}interactions: over HTTP on {address}, {last}\nDiscord: {not}reachable")
}

async fn metrics(State(watched): State<Watched>) -> (StatusCode, String) {
    // The other metrics are worth most when the storage fails.
    let healthy = match watched.store.count_open().await {
        Ok((lobbies, playing)) => {
            metrics::gauge!("rollhouse_open_tables", "phase" => "lobby").set(lobbies);
            metrics::gauge!("rollhouse_open_tables", "phase" => "play").set(playing);
            watched.store.health().failing.is_none()
        }
        Err(_) => false,
    };
    metrics::gauge!("rollhouse_storage_healthy").set(u8::from(healthy));
    let connected = u8::from(watched.health.connected());
    if watched.health.listening().is_some() {
        metrics::gauge!("rollhouse_discord_reachable").set(connected);
    } else {
        metrics::gauge!("rollhouse_gateway_connected").set(connected);
    }
    metrics::gauge!("rollhouse_last_commit_age_seconds")
        .set(watched.store.since_commit().as_secs_f64());
    (StatusCode::OK, watched.metrics.render())
}

/// Queries a running bot: for supervisors that run a command, such as Docker's.
pub fn ask(config: &Config) -> anyhow::Result<ExitCode> {
    let address = config.monitor()?.context(
        "monitoring is off: set `[monitor] listen` in the config, for example 127.0.0.1:9090",
    )?;
    let answer = asked(address).with_context(|| format!("the bot does not answer on {address}"))?;
    let (head, text) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    print!("{text}");
    Ok(if head.contains(" 200 ") {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

fn asked(address: SocketAddr) -> std::io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    write!(stream, "GET /healthz HTTP/1.0\r\nHost: {address}\r\n\r\n")?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    Ok(answer)
}
