//! The drawer: faults, time, permissions, traffic and self-play, used from the page.

use serde_json::json;

use crate::accessibility;
use crate::harness::{Harness, sit_down, start};

const TAB: &str = "return [...document.querySelectorAll('[role=tab]')].find((tab) => tab.innerText === arguments[0]) ?? null";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_late_answer_fails_the_press_and_the_drawer_shows_the_traffic() {
    let Some(harness) = Harness::open().await else {
        return;
    };
    let (ann, ben) = (harness.window("Ann").await, harness.window("Ben").await);
    sit_down(&[&ann, &ben], "Les Marmottes").await;
    ann.presses("Tools for developers").await;
    ann.sees(
        "the traffic",
        "return document.querySelectorAll('.exchange').length > 3",
    )
    .await;
    ann.clicks(
        "the filter",
        "return document.querySelector('.traffic input')",
        &[],
    )
    .await;
    ann.types("callback 204").await;
    ann.sees("callbacks alone", "const shown = [...document.querySelectorAll('.exchanges li')].filter((row) => !row.hidden); return shown.length > 0 && shown.every((row) => row.innerText.includes('callback'))").await;
    ann.clicks("a call", "return [...document.querySelectorAll('.exchanges li')].filter((row) => !row.hidden).at(-1).querySelector('summary')", &[]).await;
    ann.sees("its body", "return [...document.querySelectorAll('.payload pre')].some((one) => one.innerText.includes('\"type\"'))").await;
    assert_eq!(accessibility::complaints(&ann).await, [""; 0]);

    ann.clicks("Faults", TAB, &[json!("Faults")]).await;
    ann.script("const seconds = [...document.querySelectorAll('.faults input')].at(-1); seconds.value = '30'", &[]).await;
    ann.presses("Deliver the next one late").await;
    ann.reads("the next one comes 30 s late").await;
    assert_eq!(accessibility::complaints(&ann).await, [""; 0]);
    ann.presses("Start").await;
    ann.reads("This interaction failed").await;
    let also_shown = ben
        .script(
            "return document.body.innerText.includes('interaction failed')",
            &[],
        )
        .await;
    assert_eq!(also_shown, false, "only the person who pressed sees it");
    // A second press is a new interaction, and succeeds.
    start(&[&ann, &ben]).await;
    ann.closes().await;
    ben.closes().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_day_passes_at_a_press_and_the_safest_move_is_played() {
    let Some(harness) = Harness::open().await else {
        return;
    };
    let ann = harness.window("Ann").await;
    sit_down(&[&ann], "Les Marmottes").await;
    start(&[&ann]).await;
    ann.presses("Roll all 6 · bust risk 1 in 65").await;
    ann.sees("a first move", "return isSettled() && drawnAt() > 0")
        .await;
    let ply = ann.script("return drawnAt()", &[]).await;
    ann.presses("Tools for developers").await;
    ann.clicks("Table", TAB, &[json!("Table")]).await;
    ann.presses("+ 24 hours").await;
    ann.reads("1 d ahead").await;
    ann.presses("+ 1 hour").await;
    ann.sees_with(
        "a move that nobody pressed",
        "return drawnAt() !== arguments[0]",
        &[ply],
    )
    .await;
    assert_eq!(accessibility::complaints(&ann).await, [""; 0]);

    // The board has moved to the bottom, and the old one leads to it.
    ann.clicks(
        "the way to the board",
        "return document.querySelector('[data-message]')",
        &[],
    )
    .await;
    let in_sight = "const { top, bottom } = board().getBoundingClientRect(); return bottom > 0 && top < innerHeight";
    ann.sees("the board", in_sight).await;

    // A table that plays itself, watched to its end.
    ann.script(
        "const speed = [...document.querySelectorAll('.levers select')].at(-1); speed.value = '0'",
        &[],
    )
    .await;
    ann.presses("Play by itself").await;
    ann.sees("the end", "return isOver()").await;
    ann.reads("Nothing is left to press.").await;

    // A permission is a switch, and stays as it was set.
    ann.clicks(
        "a switch",
        "return document.querySelector('.switches [name=embeds]')",
        &[],
    )
    .await;
    ann.reads("Embed links: not allowed in #dice.").await;
    ann.sees(
        "the switch",
        "return document.querySelector('.switches [name=embeds]').checked === false",
    )
    .await;
    ann.closes().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_role_is_given_in_the_drawer_and_taken_away() {
    let Some(harness) = Harness::open().await else {
        return;
    };
    let ann = harness.window("Ann").await;
    ann.presses("Tools for developers").await;
    ann.clicks("Table", TAB, &[json!("Table")]).await;
    let field = "return document.querySelector('.levers input[list]')";
    ann.clicks("the name of a role", field, &[]).await;
    ann.types("Referee\u{e007}").await;
    ann.reads("Ann: Referee").await;
    assert_eq!(accessibility::complaints(&ann).await, [""; 0]);
    ann.presses("Take the role Referee away from Ann").await;
    ann.sees("no role", "return !document.querySelector('.role-list li')")
        .await;
    ann.closes().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_switch_is_turned_though_time_passes_before_the_mouse_is_released() {
    let Some(harness) = Harness::open().await else {
        return;
    };
    let ann = harness.window("Ann").await;
    ann.presses("Tools for developers").await;
    ann.clicks("Table", TAB, &[json!("Table")]).await;
    let switch = "document.querySelector('.switches [name=embeds]')";
    ann.sees("the switch", &format!("return {switch}")).await;
    ann.mouse("mousePressed", switch).await;
    let clock = "fetch('/tools/act', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ kind: 'clock', seconds: 600 }) })";
    ann.script(clock, &[]).await;
    ann.reads("10 min ahead").await;
    ann.mouse("mouseReleased", switch).await;
    ann.reads("Embed links: not allowed in #dice.").await;
    ann.closes().await;
}
