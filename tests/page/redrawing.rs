//! What a channel shows, and what survives when the page draws it again.

use playground::Playground;
use serde_json::{Value, json};

use crate::browser::Window;
use crate::harness::{Harness, sit_down};

/// Posts a message as Ann, or as somebody else, as their composer does.
const SAY: &str = "fetch(`/page/act?as=${arguments[2] ?? 'Ann'}`, { method: 'POST', headers: { 'content-type': 'application/json' }, \
    body: JSON.stringify({ kind: 'say', channel_id: arguments[0], content: arguments[1] }) })";

/// Sends Discord what a bot would; gives the message.
async fn sends(
    window: &Window,
    playground: &Playground,
    (method, path): (&str, &str),
    body: &Value,
) -> Value {
    let call = "const [method, path, token, body] = arguments; \
        const headers = { 'content-type': 'application/json', authorization: `Bot ${token}` }; \
        return fetch(`/api/v10/channels/${path}`, { method, headers, body: JSON.stringify(body) }).then((answer) => answer.json())";
    let arguments = [
        json!(method),
        json!(path),
        json!(playground.token()),
        body.clone(),
    ];
    window.script(call, &arguments).await
}

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

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_press_counts_though_what_is_pressed_changes_before_the_mouse_is_released() {
    let Some(harness) = Harness::open().await else {
        return;
    };
    let (ann, ben) = (harness.window("Ann").await, harness.window("Ben").await);
    let other = "return [...document.querySelectorAll('.channel')].find((one) => one.innerText.includes('table-two')).dataset.key";
    let other = ann.script(other, &[]).await;
    // What is said elsewhere reaches the page after what has happened here.
    let heard = "return [...document.querySelectorAll('.channel.unread')].some((one) => one.innerText.includes('table-two'))";
    sit_down(&[&ann], "Les Marmottes").await;
    ann.reads("This is your first table").await;
    let more = "[...board().querySelectorAll('button')].find((one) => nameOf(one) === 'More')";
    ann.mouse("mousePressed", more).await;
    ben.presses("Join").await;
    let seated = "return board().innerText.includes('Players (2 of ')";
    ben.sees("the seat", seated).await;
    ben.script(SAY, &[other.clone(), json!("I am in"), json!("Ben")])
        .await;
    ann.sees("what Ben says", heard).await;
    ann.mouse("mouseReleased", more).await;
    ann.sees("what More answers", "return named('Lucky word')")
        .await;
    ann.sees("Ben at the table", seated).await;

    // The second change of person begins where the first has left the focus.
    let person = |name: &str| format!("document.querySelector('.person[title*={name}]')");
    let is = "return document.querySelector('.user-name strong').innerText === arguments[0]";
    ann.clicks("Ben", &format!("return {}", person("Ben")), &[])
        .await;
    ann.sees_with("Ben's page", is, &[json!("Ben")]).await;
    ann.mouse("mousePressed", &person("Cleo")).await;
    ben.script(SAY, &[other, json!("Anybody else?"), json!("Dev")])
        .await;
    ann.sees("what Dev says", heard).await;
    ann.mouse("mouseReleased", &person("Cleo")).await;
    ann.sees_with("Cleo's page", is, &[json!("Cleo")]).await;
    ann.closes().await;
    ben.closes().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn mentions_are_drawn_where_discord_draws_them_and_an_open_menu_stays_scrolled() {
    let Some(harness) = Harness::with_known_dice().await else {
        return;
    };
    let playground = harness.playground.as_ref().expect("it is in this process");
    let ann = harness.window("Ann").await;
    let dice = playground.channel("dice");
    let posts = format!("{dice}/messages");
    let call = format!("Your turn, <@{}>", playground.person("Ben").id());
    let embed =
        json!({ "title": call, "description": call, "fields": [{ "name": call, "value": call }] });
    let body = json!({ "embeds": [embed] });
    sends(&ann, playground, ("POST", &posts), &body).await;
    ann.sees("the message", "return document.querySelector('.embed')")
        .await;
    let parts = "return ['title', 'description', 'field .field-name', 'field .field-value'].map((part) => document.querySelector(`.embed-${part}`).innerText)";
    let drawn = "Your turn, @Ben";
    assert_eq!(
        ann.script(parts, &[]).await,
        json!([call, drawn, call, drawn])
    );

    let option = |number: u64| json!({ "label": number.to_string(), "value": number.to_string() });
    let options: Vec<Value> = (1..=25).map(option).collect();
    let menu = json!({ "type": 3, "custom_id": "pick", "options": options });
    let row = json!({ "type": 1, "components": [menu] });
    let body = json!({ "content": "Pick one", "components": [row] });
    let message = sends(&ann, playground, ("POST", &posts), &body).await;
    let menu = "return document.querySelector('.menu-box')";
    ann.clicks("the menu", menu, &[]).await;
    let list = "document.querySelector('.menu-pop:not([hidden]) .menu-list')";
    let scroll = format!("{list}.scrollTop = 200; return {list}.scrollTop");
    assert_eq!(ann.script(&scroll, &[]).await, 200);
    let id = message["id"].as_str().expect("an id");
    let one = format!("{posts}/{id}");
    let body = json!({ "content": "Pick another one" });
    sends(&ann, playground, ("PATCH", &one), &body).await;
    ann.reads("Pick another one").await;
    let place = format!("return {list}.scrollTop");
    assert_eq!(ann.script(&place, &[]).await, 200);
    ann.closes().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_pressed_while_the_connection_was_lost_does_not_wait_for_ever() {
    let Some(harness) = Harness::open().await else {
        return;
    };
    let ann = harness.window("Ann").await;
    sit_down(&[&ann], "Noodle Roll").await;
    // Nobody listens there.
    let lose = "window.found = WebSocket; \
        window.WebSocket = function () { return new found(`ws://${location.hostname}:9/`); }";
    ann.script(lose, &[]).await;
    let ben = "return document.querySelector('.person[title*=Ben]')";
    ann.clicks("Ben", ben, &[]).await;
    ann.reads("The connection to the playground is lost").await;
    ann.clicks("Join", "return named('Join')", &[]).await;
    ann.sees("a press", "return !isSettled()").await;
    ann.script("window.WebSocket = found", &[]).await;
    let seated = "return isSettled() && board().innerText.includes('Players (2 of ')";
    ann.sees("Ben's seat", seated).await;
    ann.closes().await;
}
