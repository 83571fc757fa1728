//! Discord's own faults, one of each kind, while people play: nothing is lost, nothing doubled, everybody gets an answer, and
//! the board is right afterwards.

use std::time::Duration;

use games::registry::GAMES;
use playground::{AnswerKind, Fault, Settings, permission, route};
use serde_json::json;

use crate::harness::{
    Harness, LIST_COMMANDS, Shown, asks_for_a_word, assert_private, needs_gateway,
};
use crate::player::Table;
use crate::program::Program;

/// Longer than any window for an answer.
const LATE: Duration = Duration::from_secs(25);

/// What a person may see of a press.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Seen {
    /// The bot's answer.
    Answered,
    /// Discord's own words that it failed; the move counts all the same.
    Failed,
}

/// The record of a table that has ended is right, move by move and face by face, and has as many plies as the board.
async fn checked(harness: &Harness, table: &Table) {
    let record = harness.record(table).await;
    assert_eq!(u32::try_from(record.plies.len()).ok(), Some(table.ply()));
}

pub(crate) fn status(status: u16, code: u32) -> Fault {
    let mut body = json!({ "code": code, "message": "said by Discord" });
    if status == 429 {
        body["retry_after"] = json!(0.2);
        body["global"] = json!(false);
    }
    Fault::Status { status, body }
}

pub(crate) fn limit(global: bool) -> Fault {
    Fault::RateLimit {
        retry_after: 0.2,
        global,
    }
}

fn after(seconds: u64) -> Fault {
    Fault::Delay(Duration::from_secs(seconds))
}

/// What Discord may say to a call that answers a press, and what becomes of the press.
fn answers_refused() -> Vec<(&'static str, u32, Fault, Seen)> {
    use Seen::{Answered, Failed};
    vec![
        ("429 of a route", 1, limit(false), Answered),
        ("429 of a route, three times", 3, limit(false), Answered),
        ("429 of a route, without end", 4, limit(false), Failed),
        ("429 of everything", 1, limit(true), Answered),
        ("500", 1, status(500, 0), Answered),
        ("502", 2, status(502, 0), Answered),
        ("503", 3, status(503, 0), Answered),
        ("503, without end", 4, status(503, 0), Failed),
        ("a break before the call", 1, Fault::Drop, Answered),
        ("a break after the call", 1, Fault::DropAnswer, Answered),
        ("an answer after a second", 1, after(1), Answered),
        ("an answer that is late", 1, after(2), Failed),
        ("no answer at all", 1, after(12), Failed),
        ("10062", 1, status(404, 10062), Failed),
        ("50027", 1, status(401, 50027), Failed),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_counts_once_and_is_shown_whatever_discord_replies_to_the_answer() {
    needs_gateway!("what Discord replies to the call with an answer");
    let mut harness = Harness::open().await;
    let mut at = harness.public_table().await;
    println!(
        "{} kinds of trouble with an answer",
        answers_refused().len()
    );
    for (name, times, fault, seen) in answers_refused() {
        if at.over() {
            checked(&harness, &at).await;
            at = harness.public_table().await;
        }
        let before = at.ply();
        harness.faults().rest(route::CALLBACK, times, fault);
        let late = async {
            harness.play.wait_for_faults().await;
            if seen == Seen::Failed {
                harness.play.advance(LATE);
            }
        };
        let (answer, ()) = tokio::join!(at.moves_in_public(), late);
        assert_eq!(
            answer.failed(),
            seen == Seen::Failed,
            "{name}: {}",
            answer.text()
        );
        at.waits_for_later(before).await;
        at.is_shown_again().await;
        assert_eq!(at.ply(), before + 1, "{name}: the move counts once");
    }
    at.plays_to_the_end().await;
    checked(&harness, &at).await;
    harness.stop().await;
}

/// What Discord may say to an edit of the board, and whether the board is right without anybody asking for it.
fn edits_refused() -> Vec<(&'static str, u32, Fault, bool)> {
    vec![
        ("429 of a route", 2, limit(false), true),
        ("429 of everything", 1, limit(true), true),
        ("500", 1, status(500, 0), true),
        ("502", 2, status(502, 0), true),
        ("503, for longer", 4, status(503, 0), true),
        ("a break before the call", 1, Fault::Drop, true),
        ("a break after the call", 1, Fault::DropAnswer, true),
        ("30046, for an old message", 1, status(429, 30046), true),
        ("10003", 1, status(404, 10003), false),
        ("10008", 1, status(404, 10008), false),
        ("50001", 1, status(403, 50001), false),
        ("50013", 1, status(403, 50013), false),
    ]
}

/// A press whose answer Discord refuses has the board edited, and that fails, too.
#[tokio::test(flavor = "multi_thread")]
async fn the_board_ends_up_right_whatever_discord_replies_to_an_edit() {
    needs_gateway!("what Discord replies to the call with an answer");
    let mut harness = Harness::open().await;
    let mut at = harness.public_table().await;
    println!("{} kinds of trouble with an edit", edits_refused().len());
    for (name, times, fault, alone) in edits_refused() {
        if at.over() {
            at = harness.public_table().await;
        }
        let before = at.ply();
        let faults = harness.faults();
        faults.rest(route::CALLBACK, 1, status(404, 10062));
        faults.rest(route::EDIT_MESSAGE, times, fault);
        let late = async {
            harness.play.wait_for_faults().await;
            harness.play.advance(LATE);
        };
        let (answer, ()) = tokio::join!(at.moves_in_public(), late);
        assert!(answer.failed(), "{name}: {}", answer.text());
        if alone {
            at.waits_for_later(before).await;
        }
        at.is_shown_again().await;
        assert_eq!(at.ply(), before + 1, "{name}: the move counts once");
        if !at.over() {
            let answer = at.moves_in_public().await;
            assert_eq!(answer.kind, AnswerKind::Update, "{name}: {}", answer.text());
        }
    }
    at.plays_to_the_end().await;
    checked(&harness, &at).await;
    harness.stop().await;
}

/// Where the bot may no longer write, an old board is edited in place.
#[tokio::test(flavor = "multi_thread")]
async fn tables_in_a_read_only_channel_are_still_played() {
    let mut harness = Harness::open().await;
    let mut at = harness.public_table().await;
    let (old, before) = (at.board, at.ply());
    harness.pass(51 * Duration::from_secs(60));
    harness
        .faults()
        .forbid(harness.channel, permission::SEND_MESSAGES);
    harness
        .faults()
        .rest(route::CALLBACK, 1, status(404, 10062));
    let late = async {
        harness.play.wait_for_faults().await;
        harness.play.advance(LATE);
    };
    tokio::join!(at.moves_in_public(), late);
    at.waits_for_later(before).await;
    assert_eq!(at.board, old);
    let refused = harness.refused();
    assert!(
        refused.iter().any(|call| call.contains("50013")),
        "{refused:?}"
    );
    harness.stop().await;
}

/// What becomes of the bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Then {
    /// It comes back.
    Stays,
    /// It ends with an error: nothing that it can do would help.
    Ends,
    /// One or the other: Discord says that it should not come back, and it may try.
    Either,
}

type Disturb = fn(&Harness, Option<u16>);

/// Its name, what does it, the code for that, and what becomes of the bot.
type Disturbance = (String, Disturb, Option<u16>, Then);

/// What the gateway may do to a bot.
fn disturbances() -> Vec<Disturbance> {
    let mut all: Vec<Disturbance> = Vec::new();
    // Every code of <https://docs.discord.com/developers/topics/opcodes-and-status-codes#gateway>, and those of any websocket.
    let comes_back = [
        1000, 1001, 1011, 1012, 4000, 4001, 4002, 4003, 4005, 4007, 4008, 4009,
    ];
    for (codes, then) in [
        (&comes_back[..], Then::Stays),
        (&[4004, 4013, 4014], Then::Ends),
        (&[4010, 4011, 4012], Then::Either),
    ] {
        for code in codes {
            let close: Disturb = |harness, code| harness.faults().close(code);
            all.push((format!("a close with {code}"), close, Some(*code), then));
        }
    }
    let others: [(&str, Disturb); 7] = [
        ("a close without a code", |h, _| h.play.faults().close(None)),
        ("a cut", |h, _| h.play.faults().cut()),
        ("op 7", |h, _| h.play.faults().reconnect()),
        ("op 9, true", |h, _| h.play.faults().invalid_session(true)),
        ("op 9, false", |h, _| h.play.faults().invalid_session(false)),
        ("op 1", |h, _| h.play.faults().ask_heartbeat()),
        ("missing acknowledgements", |h, _| {
            h.play.faults().ignore_heartbeats(true);
        }),
    ];
    all.extend(others.map(|(name, disturb)| (name.to_owned(), disturb, None, Then::Stays)));
    all
}

/// In the middle of presses: every press gets an answer, the move counts once or not at all, and the bot reconnects.
#[tokio::test(flavor = "multi_thread")]
async fn everybody_is_answered_and_the_bot_reconnects_whatever_the_gateway_does() {
    needs_gateway!("what the gateway does");
    let mut running = tokio::task::JoinSet::new();
    let mut waiting = disturbances();
    let kinds = waiting.len();
    // A few at a time: each waits for serenity most of the time.
    while let Some(disturbance) = waiting.pop() {
        if running.len() >= 6 {
            running
                .join_next()
                .await
                .expect("one runs")
                .expect("it went well");
        }
        running.spawn(disturbed(disturbance));
    }
    while let Some(ended) = running.join_next().await {
        ended.expect("it went well");
    }
    println!("{kinds} disturbances of the gateway");
}

async fn disturbed((name, disturb, code, then): Disturbance) {
    let mut harness = Harness::with(Settings {
        ack_window: Duration::from_secs(20),
        heartbeat_interval: Duration::from_secs(3),
        ..Settings::default()
    })
    .await
    .with_one_bot();
    harness.boot();
    harness.play.wait_for_command("help").await;
    let mut at = harness.public_table().await;
    let before = at.ply();
    let handshakes = harness.play.handshakes();
    let (first, ()) = tokio::join!(at.moves_in_public(), async { disturb(&harness, code) });
    assert!(
        first.failed() || first.kind == AnswerKind::Update,
        "{name}: {}",
        first.text()
    );
    let ended = match then {
        Then::Stays => false,
        Then::Ends => {
            harness.gives_up(60, |_| ()).await;
            true
        }
        Then::Either => harness.ends_or_is_back(handshakes).await,
    };
    if ended {
        harness.start_again().await;
        at.is_shown_again().await;
        assert!(at.ply() - before <= 1, "{name}");
        harness.stop().await;
        return;
    }
    if name != "op 1" {
        harness.play.wait_for_handshakes(handshakes + 1).await;
        harness.faults().ignore_heartbeats(false);
        harness.play.wait_for_connections(1).await;
    }
    at.is_shown_again().await;
    let shown = at.ply();
    assert!(
        shown == before || shown == before + 1,
        "{name}: from {before} to {shown}"
    );
    assert!(
        first.failed() || shown == before + 1,
        "{name}: what was answered is kept"
    );
    let answer = at.moves_in_public().await;
    assert_eq!(answer.kind, AnswerKind::Update, "{name}: {}", answer.text());
    assert_eq!(at.ply(), shown + 1, "{name}: the move counts once");
    // What a session delivers again was answered before; Discord takes no second answer.
    let refused = harness.refused();
    assert!(
        refused.iter().all(|call| call.contains("40060")),
        "{name}: {refused:?}"
    );
    harness.stop().await;
}

/// After such a close serenity alone would spin on its thread until its next heartbeat is due.
#[tokio::test(flavor = "multi_thread")]
async fn a_close_without_a_code_delays_no_press_and_the_program_reconnects() {
    needs_gateway!("what the gateway does");
    let (harness, program) = Program::begun().await;
    let mut at = harness.public_table().await;
    let before = at.ply();
    let handshakes = harness.play.handshakes();
    // The bot has to reconnect after the close.
    harness.faults().rest(route::CALLBACK, 3, limit(false));
    let close = async {
        harness.wait_for_status(route::CALLBACK, 429).await;
        harness.faults().close(None);
    };
    let (answer, ()) = tokio::join!(at.moves_in_public(), close);
    assert_eq!(answer.kind, AnswerKind::Update, "{}", answer.text());
    harness.play.wait_for_handshakes(handshakes + 1).await;
    harness.play.wait_for_connections(1).await;
    at.moves_in_public().await.updated();
    at.is_shown_again().await;
    assert_eq!(at.ply(), before + 2);
    program.kill(&harness).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_gateway_that_stays_dead_ends_the_bot_within_three_minutes() {
    needs_gateway!("what the gateway does");
    let mut harness = Harness::open_with_one_bot().await;
    let mut at = harness.public_table().await;
    at.goes_on(2).await;
    let before = at.ply();
    harness.faults().turn_away(true);
    harness.faults().cut();
    // The first attempts are made while the shard still counts as connected.
    harness.play.wait_for_turned_away(3).await;
    let why = harness
        .gives_up(60, |harness| harness.clock.advance(Duration::from_secs(30)))
        .await;
    assert_eq!(why, commands::Error::Stuck.to_string());
    harness.faults().turn_away(false);
    harness.start_again().await;
    at.is_shown_again().await;
    assert_eq!(at.ply(), before);
    harness.close().await;
}

/// poise 0.7.1 would wait for ever for a setup that failed, so nothing in it may.
#[tokio::test(flavor = "multi_thread")]
async fn play_goes_on_after_a_start_where_discord_refused_everything_else() {
    let mut harness = Harness::open_with_one_bot().await;
    let mut at = harness.public_table().await;
    for (status, code) in [(403, 50001), (500, 0)] {
        harness.stop().await;
        for called in [
            LIST_COMMANDS,
            route::PUT_COMMANDS,
            route::LIST_EMOJIS,
            route::CREATE_EMOJI,
        ] {
            harness
                .faults()
                .refuse(called, 50, status, code, "not today");
        }
        let mark = harness.now();
        harness.boot();
        harness.wait_for_call(LIST_COMMANDS, mark).await;
        let before = at.ply();
        at.moves_in_public().await.updated();
        assert_eq!(at.ply(), before + 1);
        harness.faults().clear();
    }
    at.is_shown_again().await;
    harness.stop().await;
}

/// Else a bot that is new to Discord would have none until its next start.
#[tokio::test(flavor = "multi_thread")]
async fn commands_that_discord_did_not_take_are_registered_again() {
    let mut harness = Harness::without_bot().await;
    let faults = harness.faults();
    faults.refuse(route::PUT_COMMANDS, 4, 500, 0, "not today");
    harness.boot();
    harness
        .play
        .wait_for_exchange(|call| call.route == route::PUT_COMMANDS && call.status == Some(200))
        .await;
    harness.play.wait_for_command("help").await;
    harness.stop().await;
}

/// serenity drops what it cannot decode, in silence.
#[tokio::test(flavor = "multi_thread")]
async fn commands_presses_and_forms_that_cannot_be_decoded_are_answered() {
    let harness = Harness::open().await;
    let people = harness.people(2);
    let lobby = harness.lobby(GAMES[0], &people).await;
    let words = "in a form that this bot does not understand yet";
    harness.faults().undecodable(1);
    assert_private(&people[0].slash(harness.channel, "help", &[]).await, words);
    harness.faults().undecodable(1);
    assert_private(&people[0].press(&lobby, "Start").await, words);
    let form = asks_for_a_word(&people[0], &lobby)
        .await
        .modal
        .expect("a form");
    harness.faults().undecodable(1);
    let field = form.json()["components"][0]["components"][0]["custom_id"].clone();
    let sent = people[0]
        .submit(&form, &[(field.as_str().expect("an id"), "seven")])
        .await;
    assert_private(&sent, words);
    people[0].press(&lobby, "Start").await.updated();
    harness.close().await;
}
