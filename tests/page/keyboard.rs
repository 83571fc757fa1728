//! A game without a mouse: typing and completing a command, joining, and playing by keys.

use serde_json::json;

use crate::browser::Window;
use crate::harness::Harness;

const ENTER: &str = "\u{e007}";
const TAB: &str = "\u{e004}";
const ESCAPE: &str = "\u{e00c}";
const DOWN: &str = "\u{e015}";
/// More Tab stops than the page has.
const STOPS: usize = 200;

/// Presses Tab until a fitting element has the focus, then Enter.
async fn tabs_to(window: &Window, what: &str, fits: &str) {
    for _ in 0..STOPS {
        let there = window
            .script(
                &format!("const node = document.activeElement; return Boolean({fits})"),
                &[],
            )
            .await;
        if there == true {
            return window.types(ENTER).await;
        }
        window.types(TAB).await;
    }
    panic!("{} cannot reach {what} with Tab", window.name);
}

fn is_named(name: &str) -> String {
    format!(
        "node.matches('[data-control]') && nameOf(node) === {} && node.closest('.message') === board()",
        json!(name)
    )
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_start_and_play_by_keyboard() {
    let Some(harness) = Harness::open().await else {
        return;
    };
    let (ann, ben) = (harness.window("Ann").await, harness.window("Ben").await);
    // Typing anywhere goes to the message box; arrow and Enter choose the command, and an option is found by its letters.
    ann.types("/marm").await;
    ann.sees(
        "the commands",
        "return document.querySelectorAll('#suggestions .suggestion').length > 1",
    )
    .await;
    let wanted = "const list = [...document.querySelectorAll('#suggestions .suggestion')]; return list.findIndex((one) => one.getAttribute('aria-selected') === 'true' && one.innerText.startsWith('/marmottes start'))";
    for _ in 0..10 {
        if ann.script(wanted, &[]).await != -1 {
            break;
        }
        ann.types(DOWN).await;
    }
    ann.types(ENTER).await;
    ann.sees(
        "the command",
        "return document.querySelector('.command-chip')?.innerText === '/marmottes start'",
    )
    .await;
    ann.types("targ").await;
    ann.sees(
        "the option",
        "return document.querySelector('#suggestions .suggestion')?.innerText.includes('target')",
    )
    .await;
    ann.types(ENTER).await;
    ann.sees(
        "the field",
        "return document.activeElement.getAttribute('aria-label')?.startsWith('target')",
    )
    .await;
    ann.types("50").await;
    ann.types(ENTER).await;
    ann.sees("the lobby", "return board()").await;
    let invoked = "return document.querySelector('.invoked').textContent.endsWith('Ann used /marmottes start')";
    ann.sees("what was used", invoked).await;

    ben.sees("the lobby", "return board()").await;
    tabs_to(&ben, "Join", &is_named("Join")).await;
    ann.reads("Players (2 of").await;
    tabs_to(&ann, "Start", &is_named("Start")).await;
    let mut presses = 0;
    for window in [&ann, &ben] {
        window
            .sees("a table in play", "return toAct().length > 0")
            .await;
    }
    // The focus stays on the board while it is redrawn, so a move costs a few keys and not the whole way again.
    for _ in 0..STOPS {
        for window in [&ann, &ben] {
            let mine = window
                .script(
                    "return isSettled() && isToAct(arguments[0])",
                    &[json!(window.name)],
                )
                .await;
            if mine == true && presses < 6 {
                let before = window.script("return board().innerText", &[]).await;
                let fits = "node.matches('[data-control]:not(:disabled)') && node.closest('.message') === board() && !LEFT_ALONE.includes(nameOf(node)) && node.getAttribute('aria-disabled') !== 'true'";
                tabs_to(window, "a move", fits).await;
                window
                    .sees_with(
                        "the move",
                        "return isSettled() && board().innerText !== arguments[0]",
                        &[before],
                    )
                    .await;
                presses += 1;
            }
        }
        if presses == 6 {
            break;
        }
    }
    assert_eq!(presses, 6, "moves were made");
    let on_board = ann.script("return document.activeElement.closest('.message') === board() || document.activeElement.id === 'log'", &[]).await;
    assert_eq!(on_board, true, "the focus stays where one plays");
    ann.closes().await;
    ben.closes().await;
}

/// A command that was typed whole used to be called unknown there.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_command_that_is_typed_whole_is_sent_by_the_button() {
    let Some(harness) = Harness::open().await else {
        return;
    };
    let ann = harness.window("Ann").await;
    ann.types("/noodle rules").await;
    ann.presses("Send").await;
    ann.reads("Only you can see this").await;
    ann.types("/noodle rule").await;
    ann.presses("Send").await;
    ann.reads("There is no such command.").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_choices_and_numbers_are_completed_and_checked() {
    let Some(harness) = Harness::open().await else {
        return;
    };
    let ann = harness.window("Ann").await;
    ann.types("/profile ").await;
    ann.types("player:").await;
    ann.types("cl").await;
    let alone = "const list = [...document.querySelectorAll('#suggestions .suggestion')]; return list.length === 1 && list[0].querySelector('.suggestion-label').innerText === 'Cleo'";
    ann.sees("Cleo alone", alone).await;
    ann.types(ENTER).await;
    ann.types(ENTER).await;
    ann.sees(
        "an answer",
        "return document.querySelector('.message.ephemeral, .message')",
    )
    .await;
    ann.reads("Cleo").await;

    ann.types("/marmottes start ").await;
    ann.types("clock:").await;
    ann.sees(
        "the choices",
        "return document.querySelectorAll('#suggestions .suggestion').length > 3",
    )
    .await;
    ann.types("never ever").await;
    ann.types(ENTER).await;
    ann.sees("what is wrong", "return document.querySelector('.composer-status[data-tone=error]')?.innerText.includes('clock')").await;
    ann.types(ESCAPE).await;
    ann.types(ESCAPE).await;
    ann.sees(
        "the message box",
        "return document.activeElement.id === 'composer-text'",
    )
    .await;

    // What is said is drawn as Discord draws it, and nothing of it becomes markup.
    let words = "**bold** *slanted* __under__ ~~struck~~ `code` ||secret|| <b>plain</b> [site](https://example.org) <t:0:R>";
    ann.script(
        "const box = document.getElementById('composer-text'); box.value = arguments[0]",
        &[json!(words)],
    )
    .await;
    ann.types(ENTER).await;
    ann.sees(
        "the message",
        "return [...document.querySelectorAll('.content')].at(-1)?.querySelector('.spoiler')",
    )
    .await;
    let drawn = "const at = (tag) => [...document.querySelectorAll('.content')].at(-1).querySelector(tag)?.textContent ?? null; return ['strong', 'em', 'u', 's', 'code', 'b', 'a', 'time'].map(at)";
    let drawn = ann.script(drawn, &[]).await;
    assert_eq!(
        drawn,
        json!([
            "bold", "slanted", "under", "struck", "code", null, "site", drawn[7]
        ])
    );
    assert!(
        drawn[7]
            .as_str()
            .is_some_and(|time| time.contains("years ago")),
        "{drawn}"
    );
    tabs_to(&ann, "the spoiler", "node.matches('.spoiler')").await;
    ann.sees(
        "what was hidden",
        "return document.querySelector('.spoiler.shown')",
    )
    .await;
    ann.closes().await;
}
