//! Discord cannot be reached for some seconds, or drops the answers to presses: each move counts once, and every board is brought
//! right without anybody pressing anything.

use std::sync::Arc;
use std::time::{Duration, Instant};

use games::registry::GAMES;
use playground::{AnswerKind, Fault, Settings, route};
use serde_json::json;
use tokio::sync::Notify;

use crate::faults::{limit, status};
use crate::harness::{Harness, Shown, needs_gateway};
use crate::player::footer_of;
use crate::usual::start;

/// How long Discord accepts the answer to an interaction.
/// <https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-callback>
const ACK_WINDOW: Duration = Duration::from_secs(3);

/// Longer than Discord accepts the answer to a press, and than several quick tries take.
const OUTAGE: Duration = Duration::from_secs(8);

async fn with_discords_window() -> Harness {
    let mut harness = Harness::with(Settings {
        ack_window: ACK_WINDOW,
        ..Settings::default()
    })
    .await;
    harness.start_again().await;
    harness
}

/// A Discord that waits for a slow machine, and a bot that tries to answer for no longer than the real one would.
async fn with_a_patient_discord() -> Harness {
    let mut harness = Harness::without_bot().await;
    harness.settings.answer_window = Some(ACK_WINDOW);
    harness.start_again().await;
    harness
}

/// Every call meets the fault for eight seconds, during which somebody moves.
async fn moves_during(name: &str, fault: Fault) {
    let mut harness = with_discords_window().await;
    let mut table = harness.public_table().await;
    let before = table.ply();
    harness.faults().rest(route::ANY, u32::MAX, fault);
    let outage = async {
        tokio::time::sleep(OUTAGE).await;
        harness.faults().clear();
    };
    let (answer, ()) = tokio::join!(table.moves_in_public(), outage);
    assert!(answer.failed(), "{name}: {}", answer.text());
    let over = Instant::now();
    table.waits_for_later(before).await;
    println!("{name}: right {:?} after the outage", over.elapsed());
    assert_eq!(table.ply(), before + 1, "{name}: the move counts once");
    let next = table.moves_in_public().await;
    assert_eq!(next.kind, AnswerKind::Update, "{name}: {}", next.text());
    assert_eq!(table.ply(), before + 2, "{name}");
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_that_is_behind_after_an_outage_is_drawn_again_by_itself() {
    needs_gateway!("the call with an answer");
    let mut running = Vec::new();
    for (name, fault) in [
        ("connections that are reset", Fault::Drop),
        ("calls without an answer", Fault::Delay(2 * OUTAGE)),
        ("500", status(500, 0)),
        ("502", status(502, 0)),
        ("429", limit(true)),
    ] {
        running.push(tokio::spawn(moves_during(name, fault)));
    }
    for ended in running {
        ended.await.expect("the board came right");
    }
}

/// As long as Discord accepts an answer, it is sent again.
#[tokio::test(flavor = "multi_thread")]
async fn a_press_is_answered_when_discord_is_back_within_three_seconds() {
    needs_gateway!("the call with an answer");
    let harness = with_a_patient_discord().await;
    let mut table = harness.public_table().await;
    for (name, times, fault) in [
        ("connections that are reset", 2, Fault::Drop),
        ("503", 2, status(503, 0)),
        ("429", 2, limit(true)),
        (
            "one call without an answer",
            1,
            Fault::Delay(4 * ACK_WINDOW),
        ),
    ] {
        if table.over() {
            table = harness.public_table().await;
        }
        let before = table.ply();
        harness.faults().rest(route::CALLBACK, times, fault);
        let answer = table.moves_in_public().await;
        assert_eq!(answer.kind, AnswerKind::Update, "{name}: {}", answer.text());
        assert_eq!(table.ply(), before + 1, "{name}: the move counts once");
    }
}

/// What may become of every try to answer.
fn lost_answers() -> Vec<(&'static str, Fault)> {
    vec![
        ("connections that are reset", Fault::Drop),
        ("calls without an answer", Fault::Delay(4 * ACK_WINDOW)),
        ("429", limit(true)),
        ("503", status(503, 0)),
        ("10062", status(404, 10062)),
        ("50027", status(401, 50027)),
    ]
}

/// Where no try gets through, the presser is told by Discord that it failed, and sees the move on the board soon after.
#[tokio::test(flavor = "multi_thread")]
async fn the_board_shows_a_move_by_itself_if_its_answer_is_lost() {
    needs_gateway!("the call with an answer");
    let mut running = Vec::new();
    for (name, fault) in lost_answers() {
        running.push(tokio::spawn(async move {
            let mut harness = with_discords_window().await;
            let mut table = harness.public_table().await;
            let before = table.ply();
            harness.faults().rest(route::CALLBACK, u32::MAX, fault);
            let answer = table.moves_in_public().await;
            assert!(answer.failed(), "{name}: {}", answer.text());
            table.waits_for_later(before).await;
            assert_eq!(table.ply(), before + 1, "{name}: the move counts once");
            harness.faults().clear();
            let next = table.moves_in_public().await;
            assert_eq!(next.kind, AnswerKind::Update, "{name}: {}", next.text());
            harness.stop().await;
        }));
    }
    for ended in running {
        ended.await.expect("the board came right");
    }
}

/// A table that was opened is not lost with the answer: its lobby is posted in the channel.
#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_is_posted_if_the_answer_to_its_command_is_lost() {
    let mut running = Vec::new();
    for (name, fault) in lost_answers() {
        running.push(tokio::spawn(async move {
            let mut harness = with_discords_window().await;
            let (ann, ben) = (harness.play.person("Ann"), harness.play.person("Ben"));
            harness.faults().rest(route::CALLBACK, u32::MAX, fault);
            let words = start(GAMES[0]);
            let answer = ann.slash(harness.channel, &words, &[]).await;
            assert!(answer.failed(), "{name}: {}", answer.text());
            harness.faults().clear();
            let lobby = ben
                .waits_for(harness.channel, |m| crate::player::has_button(m, "Join"))
                .await;
            let joined = ben.press(&lobby, "Join").await;
            assert_eq!(joined.kind, AnswerKind::Update, "{name}: {}", joined.text());
            let begun = ann.press(&lobby, "Start").await;
            assert_eq!(begun.kind, AnswerKind::Update, "{name}: {}", begun.text());
            let boards = ann.reads(harness.channel);
            let boards = boards.iter().filter(|m| footer_of(m).is_some());
            assert_eq!(boards.count(), 1, "{name}: one board");
            harness.stop().await;
        }));
    }
    for ended in running {
        ended.await.expect("the lobby was posted");
    }
}

/// Discord took the answer, but the bot could not know: the lobby is not posted a second time.
#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_that_was_shown_after_all_is_not_posted_twice() {
    let mut harness = with_a_patient_discord().await;
    let ann = harness.play.person("Ann");
    let faults = harness.faults();
    faults.rest(route::CALLBACK, 1, Fault::DropAnswer);
    faults.rest(route::CALLBACK, u32::MAX, Fault::Drop);
    let mark = harness.now();
    let words = start(GAMES[0]);
    ann.slash(harness.channel, &words, &[]).await.posted();
    harness.wait_for_call(route::READ_BY_TOKEN, mark).await;
    faults.clear();
    let lobbies = ann.reads(harness.channel);
    let lobbies = lobbies
        .iter()
        .filter(|m| crate::player::has_button(m, "Join"));
    assert_eq!(lobbies.count(), 1);
    assert_eq!(harness.calls(route::CREATE_MESSAGE), 0);
    harness.stop().await;
}

/// Another process, which got the same command, could not open the table and said so before this one answered: what Discord shows then is
/// private and not the lobby.
#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_is_posted_if_another_process_has_apologised_for_it() {
    needs_gateway!("the call with an answer");
    let mut harness = with_a_patient_discord().await;
    let ann = harness.play.person("Ann");
    let faults = harness.faults();
    let go = Arc::new(Notify::new());
    faults.refuse(
        route::CALLBACK,
        1,
        400,
        40_060,
        "Interaction has already been acknowledged",
    );
    faults.rest(route::READ_BY_TOKEN, 1, Fault::Held(Arc::clone(&go)));
    let words = start(GAMES[0]);
    let started = ann.slash(harness.channel, &words, &[]);
    let other = async {
        let refused = harness.wait_for_status(route::CALLBACK, 400).await;
        let sorry = json!({ "type": 4, "data": { "content": "Sorry", "flags": 64 } });
        let address = format!("{}/api/v10{}", harness.play.url(), refused.path);
        let sent = reqwest::Client::new().post(address);
        let sent = sent.header("content-type", "application/json");
        let sent = sent.body(sorry.to_string()).send().await;
        let sent = sent.expect("an answer");
        assert!(sent.status().is_success(), "{}", sent.url());
        go.notify_one();
    };
    let (answer, ()) = tokio::join!(started, other);
    assert_eq!(answer.text(), "Sorry");
    let lobby = ann
        .waits_for(harness.channel, |m| crate::player::has_button(m, "Join"))
        .await;
    let ben = harness.play.person("Ben");
    assert_eq!(ben.press(&lobby, "Join").await.kind, AnswerKind::Update);
    assert!(!lobby.is_ephemeral());
    harness.stop().await;
}

/// What waited too long, for a disk or a database, is not done when nobody waits for it any more: people have tried again by then.
#[tokio::test(flavor = "multi_thread")]
async fn what_has_not_begun_when_discord_gives_up_is_dropped() {
    let mut harness = Harness::with(Settings {
        ack_window: ACK_WINDOW,
        ..Settings::default()
    })
    .await;
    harness.settings.answer_window = Some(Duration::ZERO);
    harness.start_again().await;
    let ann = harness.play.person("Ann");
    let words = start(GAMES[0]);
    let late = ann.slash(harness.channel, &words, &[]).await;
    assert!(late.failed(), "{}", late.text());
    assert_eq!(harness.store().read(|tx| tx.count_open()).await, Ok((0, 0)));
    assert_eq!(harness.store().health().failing, None);
    harness.stop().await;
}

/// The same where Discord could not deliver it: what a resumed session brings is minutes old.
#[tokio::test(flavor = "multi_thread")]
async fn what_was_typed_during_an_outage_is_not_done_when_the_session_goes_on() {
    needs_gateway!("what a resumed session brings");
    let harness = Harness::open_with_one_bot().await;
    let ann = harness.play.person("Ann");
    let (words, handshakes) = (start(GAMES[0]), harness.play.handshakes());
    harness.faults().turn_away(true);
    harness.faults().cut();
    let late = ann.slash(harness.channel, &words, &[]);
    let back = async {
        // Not so long that the bot gives up and ends.
        harness.pass(Duration::from_secs(140));
        harness.faults().turn_away(false);
    };
    let (late, ()) = tokio::join!(late, back);
    assert!(late.failed(), "{}", late.text());
    harness.play.wait_for_handshakes(handshakes + 1).await;
    assert_eq!(harness.calls("gateway RESUMED"), 1);
    // What she types now is done, and nothing else.
    ann.slash(harness.channel, &words, &[]).await.posted();
    harness.quiet().await;
    assert_eq!(harness.store().read(|tx| tx.count_open()).await, Ok((1, 0)));
    harness.close().await;
}
