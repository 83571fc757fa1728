//! What a channel shows, and what survives when the page draws it again.

use serde_json::json;

use crate::harness::Harness;

/// Posts a message as Ann, as her composer does.
const SAY: &str = "fetch('/page/act?as=Ann', { method: 'POST', headers: { 'content-type': 'application/json' }, \
    body: JSON.stringify({ kind: 'say', channel_id: arguments[0], content: arguments[1] }) })";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_log_stays_at_the_bottom_when_it_grows_and_a_button_leads_back() {
    let Some(harness) = Harness::open().await else {
        return;
    };
    let ann = harness.window("Ann").await;
    let current = "return document.querySelector('.channel[aria-current=page]').dataset.key";
    let channel = ann.script(current, &[]).await;
    for number in 0..40 {
        ann.script(SAY, &[channel.clone(), json!(format!("line {number}"))])
            .await;
    }
    ann.reads("line 39").await;
    let at_bottom = "const log = document.getElementById('log'); return log.scrollHeight - log.scrollTop - log.clientHeight < 2 && document.getElementById('jump').hidden";
    ann.sees("the bottom", at_bottom).await;
    // As a picture does that loads between the scrolling and its event.
    let grow = "const log = document.getElementById('log'); log.scrollTop = 0; log.scrollTop = log.scrollHeight; const box = document.createElement('div'); box.style.height = '400px'; log.querySelector('.log-list').append(box)";
    ann.script(grow, &[]).await;
    ann.sees("the bottom", at_bottom).await;
    ann.script("document.getElementById('log').scrollTop = 100", &[])
        .await;
    ann.presses("Newest message ↓").await;
    ann.sees("the bottom", at_bottom).await;
    ann.closes().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn odd_messages_do_not_break_the_channel_and_drafts_stay_with_theirs() {
    let Some(harness) = Harness::open().await else {
        return;
    };
    let ann = harness.window("Ann").await;
    let current = "return document.querySelector('.channel[aria-current=page]').dataset.key";
    let channel = ann.script(current, &[]).await;
    for said in ["-  \nan item of blanks", "- a\n-  \nanother", "and goodbye"] {
        ann.script(SAY, &[channel.clone(), json!(said)]).await;
    }
    for said in ["an item of blanks", "another", "and goodbye"] {
        ann.reads(said).await;
    }
    let lost = "return document.body.innerText.includes('cannot draw')";
    assert_eq!(ann.script(lost, &[]).await, false);

    ann.types("half a sentence").await;
    let other = "return [...document.querySelectorAll('.channel')].find((one) => one.innerText.includes(arguments[0])) ?? null";
    ann.clicks("the other channel", other, &[json!("table-two")])
        .await;
    let text = "return document.getElementById('composer-text').value === arguments[0]";
    ann.sees_with("an empty box", text, &[json!("")]).await;
    ann.clicks("the first channel", other, &[json!("dice")])
        .await;
    ann.sees_with("the sentence", text, &[json!("half a sentence")])
        .await;

    ann.presses("Tools for developers").await;
    let tab = "return [...document.querySelectorAll('[role=tab]')].find((tab) => tab.innerText === 'Faults') ?? null";
    ann.clicks("Faults", tab, &[]).await;
    let focus = "const list = document.querySelector('.tools select'); list?.focus(); return document.activeElement === list";
    ann.sees("a list of calls", focus).await;
    ann.types("g").await;
    let still = "return document.activeElement === document.querySelector('.tools select')";
    assert_eq!(ann.script(still, &[]).await, true, "the focus stays");
    ann.closes().await;
}
