//! Monitoring: health, metrics, an orderly stop, and a log without secrets.

use std::collections::BTreeSet;
use std::fs;
use std::time::Duration;

use db::TableId;
use games::notation::hex;
use games::registry::GAMES;
use playground::{AnswerKind, Fault, route};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::task::JoinSet;

use crate::harness::{Harness, hides, needs_gateway, shows, starts, until};
use crate::operation::{named, one_of_each};
use crate::player::{Table, footer_of};
use crate::program::{Program, fails, log, run, succeeds};
use crate::storage::Storage;
use crate::usual::start;

/// Body and status of one of the bot's own pages.
pub(crate) async fn page(address: &str, path: &str) -> (u16, String) {
    let answer = reqwest::get(format!("http://{address}{path}"))
        .await
        .expect("an answer");
    (
        answer.status().as_u16(),
        answer.text().await.expect("a text"),
    )
}

/// An address of this machine on which nothing listens.
pub(crate) fn free_address() -> String {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    listener.local_addr().expect("an address").to_string()
}

const HOSTING: &str = include_str!("../../docs/hosting.md");

/// The metrics that a text names, without what Prometheus appends to a histogram's name.
fn metrics(text: &str) -> BTreeSet<String> {
    let words = text.split(|c: char| !c.is_ascii_lowercase() && c != '_');
    let names = words.filter(|word| word.starts_with("rollhouse_"));
    let suffixes = ["_bucket", "_count", "_sum"];
    names
        .map(|name| {
            suffixes
                .iter()
                .find_map(|suffix| name.strip_suffix(suffix))
                .unwrap_or(name)
        })
        .map(str::to_owned)
        .collect()
}

/// The metrics that a text names and the hosting page does not.
fn unlisted(text: &str) -> Vec<String> {
    let listed = metrics(HOSTING);
    metrics(text).difference(&listed).cloned().collect()
}

#[test]
fn alerts_and_the_dashboard_use_only_metrics_that_the_hosting_page_lists() {
    let alerts = include_str!("../../deploy/monitoring/alerts.yml");
    let dashboard = include_str!("../../deploy/monitoring/dashboard.json");
    for text in [alerts, dashboard] {
        assert!(metrics(text).len() > 5);
        assert_eq!(unlisted(text), [""; 0]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn health_and_metrics_report_the_bots_state_and_are_off_by_default() {
    needs_gateway!("health of the gateway");
    let harness = Harness::without_bot().await;
    let address = free_address();
    let program = Program::start_with(&harness, |command| {
        command.env("ROLLHOUSE_MONITOR_LISTEN", &address);
    });
    harness.play.wait_for_command("help").await;
    let (status, said) = page(&address, "/healthz").await;
    assert_eq!(status, 200, "{said}");
    starts(&said, "gateway: connected\nlast commit: ");
    let surroundings = [("ROLLHOUSE_MONITOR_LISTEN", address.as_str())];
    succeeds(run(&harness.folder(), &["health"], &surroundings)).await;

    let mut table = harness.first_table().await;
    table.goes_on(5).await;
    let watcher = harness.play.person("Zoe");
    watcher.press_raw(table.board, &table.any_control()).await;
    let (status, said) = page(&address, "/metrics").await;
    assert_eq!(status, 200, "{said}");
    for line in [
        "rollhouse_interactions_total{kind=\"press\",outcome=\"done\"} ",
        "rollhouse_interactions_total{kind=\"press\",outcome=\"refused\"} 1",
        "rollhouse_interactions_total{kind=\"command\",outcome=\"done\"} 1",
        "rollhouse_answer_seconds_bucket{le=\"3\"} ",
        "rollhouse_commit_seconds_count ",
        "rollhouse_open_tables{phase=\"play\"} 1",
        "rollhouse_open_tables{phase=\"lobby\"} 0",
        "rollhouse_gateway_connects_total 1",
        "rollhouse_gateway_connected 1",
        "rollhouse_answers_lost_total 0",
        "rollhouse_storage_faults_total 0",
        "rollhouse_storage_healthy 1",
    ] {
        assert!(
            said.lines().any(|found| found.starts_with(line)),
            "{line} is not in:\n{said}"
        );
    }
    assert!(!said.contains(harness.play.token()) && !said.contains(table.people[0].name()));
    assert_eq!(unlisted(&said), [""; 0]);

    harness.faults().turn_away(true);
    harness.faults().cut();
    let mut well = 200;
    for _ in 0..600 {
        let (status, said) = page(&address, "/healthz").await;
        well = status;
        if status == 503 {
            assert!(said.contains("gateway: not connected"), "{said}");
            break;
        }
        // The bot looks at its connection every few seconds.
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert_eq!(well, 503);
    fails(run(&harness.folder(), &["health"], &surroundings)).await;
    program.kill(&harness).await;
    let said = fails(run(&harness.folder(), &["health"], &surroundings)).await;
    assert!(said.contains("the bot does not answer on"), "{said}");
    let said = fails(run(&harness.folder(), &["health"], &[])).await;
    shows(&said, "set `[monitor] listen` in the config");
    assert!(!log(&harness).contains("can read health and metrics"));

    harness.faults().turn_away(false);
    let open = Program::start_with(&harness, |command| {
        command.env("ROLLHOUSE_MONITOR_LISTEN", "0.0.0.0:0");
    });
    harness.play.wait_for_connections(1).await;
    assert!(log(&harness).contains("anybody who can reach 0.0.0.0:0 can read health and metrics"));
    open.kill(&harness).await;
    let said = fails(run(
        &harness.folder(),
        &[],
        &[("ROLLHOUSE_MONITOR_LISTEN", "9090")],
    ))
    .await;
    shows(&said, "`monitor.listen` is an address and a port");
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_shutdown_in_the_middle_of_presses_answers_everything_accepted() {
    let (harness, program) = Program::begun().await;
    let mut tables = one_of_each(&harness).await;
    tables.extend(one_of_each(&harness).await);
    tables.retain(|table| !table.offers_panel());
    // All answers are on their way for a while, so all presses are under way at once.
    harness.faults().rest(
        route::CALLBACK,
        1_000,
        Fault::Delay(Duration::from_millis(300)),
    );
    let before = harness.play.rest_calls();
    let mut presses = JoinSet::new();
    for table in &tables {
        for way in crate::player::ways(&table.shown()).into_iter().take(6) {
            // Twice each, as fingers do.
            for person in table.people.iter().chain(&table.people) {
                let (way, person, board, name) =
                    (way.clone(), person.clone(), table.board, table.name());
                presses.spawn(async move { (name, way.go_anyway(&person, board).await) });
            }
        }
    }
    let sent = presses.len();
    assert!(sent >= 60, "{sent} presses");
    // Over HTTP the responses are the answers, and are not held up.
    let mut done = 0;
    while harness.play.rest_calls() < before + 50 && !(harness.over_http && done >= 50) {
        if let Some(answered) = presses.try_join_next() {
            assert!(!answered.unwrap().1.failed());
            done += 1;
        }
        tokio::task::yield_now().await;
    }
    let under_way = presses.len();
    let ended = program.terminate().await.expect("it stops in time");
    assert_eq!(ended.code(), Some(0));
    harness.play.advance(Duration::from_secs(60));
    let log = log(&harness);
    hides(&log, "gave up waiting for");

    let stored = harness.storage.tables();
    let (mut answered, mut not_taken) = (sent - under_way, 0);
    for (name, answer) in presses.join_all().await {
        if answer.failed() {
            not_taken += 1;
            continue;
        }
        answered += 1;
        if let (AnswerKind::Update, Some(message)) = (answer.kind, &answer.message) {
            let ply = footer_of(message).expect("a board").1;
            let table = stored.iter().find(|stored| named(stored.head.id) == name);
            let last = table.expect("the table").plies().len() - 1;
            assert!(
                last >= ply as usize,
                "ply {ply} of table {name} was shown, {last} is stored"
            );
        }
    }
    let taken = log
        .lines()
        .filter(|line| line.contains(" press ") && line.contains("outcome="))
        .count();
    let controls = log.lines().filter(|line| line.contains("outcome=")).count();
    eprintln!(
        "{under_way} of {sent} presses were under way at SIGTERM; {answered} were answered, {not_taken} had not been taken ({taken} in the log)"
    );
    assert!(under_way > 0 || answered == sent, "none was under way");
    assert!(
        controls >= answered,
        "{answered} answered, {controls} logged"
    );
    succeeds(harness.run(&["check"])).await;
}

/// What must not be in a log while a table is open, in every form in which it might get there.
fn secrets(harness: &Harness, table: &Table) -> Vec<(String, String)> {
    let stored = harness.storage.tables();
    let id = |stored: &db::StoredTable| -> TableId { stored.head.id };
    let stored = stored
        .iter()
        .find(|stored| named(id(stored)) == table.name())
        .expect("the table");
    let seed = stored.head.seed.0;
    let mut secrets = vec![
        ("seed".to_owned(), hex(&seed)),
        (
            "seed as a list".to_owned(),
            format!("{seed:?}").trim_matches(['[', ']']).to_owned(),
        ),
        ("seed escaped".to_owned(), seed.escape_ascii().to_string()),
    ];
    let plies = (0..).zip(stored.plies());
    for (number, ply) in plies.filter(|(_, ply): &(u32, _)| ply.faces.len() > 3) {
        // As a list, as the record writes them, as bytes.
        let faces: Vec<String> = ply.faces.iter().map(u8::to_string).collect();
        secrets.push((
            format!("faces of ply {number}"),
            format!("[{}]", faces.join(", ")),
        ));
        secrets.push((
            format!("faces of ply {number}"),
            format!("[{}]", faces.join(" ")),
        ));
    }
    secrets
}

/// Changes one stored face, and gives the ply.
fn flip_a_face(harness: &Harness) -> u32 {
    let (cluster, schema) = match &harness.storage {
        Storage::File(file) => return crate::damaged_files::flip_a_face(file),
        Storage::Server { cluster, schema } => (cluster, schema),
    };
    let ply = cluster.sql(&format!(
        "UPDATE {schema}.log SET text = replace(replace(text, ' [2', ' [3'), ' [4', ' [5') WHERE (table_id, number) =
         (SELECT table_id, number FROM {schema}.log WHERE number > 0 AND text ~ ' \\[[24]' LIMIT 1)
         RETURNING number"
    ));
    ply.parse().expect("one ply")
}

#[tokio::test(flavor = "multi_thread")]
async fn no_log_at_any_level_has_a_token_a_seed_or_a_hidden_hand() {
    let harness = Harness::without_bot().await;
    fs::write(
        harness.folder().join("config.toml"),
        "[log]\nlevel = 'trace'\n",
    )
    .unwrap();
    let program = Program::start_first(&harness).await;
    let mut tables = one_of_each(&harness).await;
    let mut hands = Vec::new();
    for table in &mut tables {
        table.goes_on(6).await;
        if table.offers_panel() {
            for person in table.people.clone() {
                let panel = table.panel(&person).await;
                hands.extend(panel.content().lines().map(str::to_owned));
                hands.extend(panel.embeds_text().lines().map(str::to_owned));
            }
            hands.retain(|line| !table.shown().text().contains(line.as_str()));
        }
    }
    assert!(!hands.is_empty(), "some game has hands");
    let all: Vec<(String, String)> = tables
        .iter()
        .flat_map(|table| secrets(&harness, table))
        .collect();
    // A fault is logged, too: a table whose record was changed.
    assert!(program.terminate().await.is_some());
    harness.play.wait_for_connections(0).await;
    let ply = flip_a_face(&harness);
    let program = Program::start_again(&harness).await;
    let mut apologies = 0;
    for table in &tables {
        let shown = table.people[0]
            .slash(
                harness.channel,
                "table show",
                &[("table", serde_json::json!(table.name()))],
            )
            .await;
        apologies += usize::from(shown.text().contains("Sorry, something went wrong"));
    }
    assert_eq!(apologies, 1, "ply {ply} of one table");
    assert!(program.terminate().await.is_some());

    let log = log(&harness);
    let start = if harness.over_http {
        "receiving interactions on"
    } else {
        "connected as"
    };
    assert!(log.contains(start), "the log is written");
    let token = harness.play.token();
    let mut found = Vec::new();
    for line in log.lines() {
        // The playground's token is its name, so the check looks only where a token would be.
        for form in [
            format!("Bot {token}"),
            format!("token: \"{token}\""),
            format!("\"token\":\"{token}\""),
        ] {
            if line.contains(&form) {
                found.push(format!("token: {line}"));
            }
        }
        for (what, secret) in &all {
            if line.contains(secret.as_str()) {
                found.push(format!("{what}: {line}"));
            }
        }
        for hand in hands.iter().filter(|hand| hand.chars().count() > 12) {
            if line.contains(hand.as_str()) {
                found.push(format!("hand: {line}"));
            }
        }
    }
    found.truncate(20);
    let found: Vec<String> = found
        .into_iter()
        .map(|line| line.chars().take(600).collect())
        .collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
    eprintln!(
        "{} lines of log, {} secrets and {} lines of hands looked for",
        log.lines().count(),
        all.len(),
        hands.len()
    );
}

#[cfg(unix)]
#[tokio::test]
async fn a_world_readable_config_file_with_a_token_gets_a_warning() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("config.toml");
    fs::write(
        &file,
        "[discord]\ntoken = 'very.secret.token'\n[storage]\npath = 'no/such/x.db'\n",
    )
    .unwrap();
    for (mode, warned) in [(0o644, true), (0o640, true), (0o600, false)] {
        fs::set_permissions(&file, fs::Permissions::from_mode(mode)).unwrap();
        let said = fails(run(folder.path(), &[], &[])).await;
        let warning = "config.toml holds the token and others on this machine can read it; run `chmod 600` on it";
        assert_eq!(said.contains(warning), warned, "{mode:o}: {said}");
        assert!(!said.contains("secret"), "{said}");
    }
}

/// Whatever somebody sends there, and however slowly.
#[tokio::test(flavor = "multi_thread")]
async fn slow_connections_to_the_monitor_make_room_for_others() {
    let harness = Harness::without_bot().await;
    let address = free_address();
    let program = Program::start_with(&harness, |command| {
        command.env("ROLLHOUSE_MONITOR_LISTEN", &address);
    });
    harness.play.wait_for_command("help").await;
    let mut slow = Vec::new();
    for _ in 0..100 {
        let mut stream = tokio::net::TcpStream::connect(&address)
            .await
            .expect("a connection");
        stream
            .write_all(b"GET /metrics HTTP/1.1\r\nHost")
            .await
            .expect("it is sent");
        slow.push(stream);
    }
    assert_eq!(page(&address, "/healthz").await.0, 200);
    assert_eq!(page(&address, "/else").await.0, 404);
    for mut stream in slow {
        // Those that made room, and those that had their time.
        _ = stream.read_to_end(&mut Vec::new()).await;
    }
    program.kill(&harness).await;
}

/// The address of an answer has the token in it, and so have those of what follows, which fail here.
#[tokio::test(flavor = "multi_thread")]
async fn no_log_has_the_token_of_an_interaction() {
    let (harness, program) = Program::begun().await;
    let strange = Fault::Status {
        status: 200,
        body: serde_json::json!({ "interaction": { "id": "1", "type": 2 } }),
    };
    harness.faults().rest(route::CALLBACK, u32::MAX, strange);
    let ann = harness.play.person("Ann");
    let words = start(GAMES[0]);
    let answer = ann.slash(harness.channel, &words, &[]).await;
    assert!(answer.failed(), "{}", answer.text());
    until("the warning", || {
        log(&harness).contains("a follow-up to an answer failed")
    })
    .await;
    let log = log(&harness);
    let exchanges = harness.play.exchanges();
    let given = exchanges
        .iter()
        .filter_map(|exchange| exchange.body["token"].as_str());
    let tokens: BTreeSet<&str> = given
        .filter(|token| *token != harness.play.token())
        .collect();
    assert!(!tokens.is_empty());
    assert!(tokens.iter().all(|token| !log.contains(token)), "{log}");
    program.kill(&harness).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_clock_is_unhealthy_until_it_is_right() {
    let mut harness = Harness::without_bot().await;
    let asks = "GET /gateway";
    let long_ago = Fault::Dated("Sun, 06 Nov 1994 08:49:37 GMT");
    harness.faults().rest(asks, u32::MAX, long_ago);
    harness.boot();
    let health = harness.settings.health.clone();
    let off = || health.now().clock_off;
    until("the clock is compared", || off().is_some()).await;
    assert!(off() > Some(900_000_000), "{:?} seconds ahead", off());
    harness.faults().clear();
    harness.pass(Duration::from_secs(60));
    until("the clock is compared again", || off().is_none()).await;
    harness.close().await;
}
