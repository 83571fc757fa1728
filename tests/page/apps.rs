//! The menus of people and messages with the bot's commands, and inviting somebody in a lobby.

use serde_json::json;

use crate::accessibility;
use crate::harness::{Harness, sit_down};

/// A right click on a person in the row at the top.
const RIGHT_CLICK: &str = "const person = [...document.querySelectorAll('.person')].find((one) => one.innerText.includes(arguments[0])); const { left, bottom } = person.getBoundingClientRect(); person.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: left, clientY: bottom }))";

const OPTION: &str = "return [...document.querySelectorAll('.menu-pop:not([hidden]) .menu-option')].find((one) => one.innerText.trim() === arguments[0]) ?? null";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_and_messages_have_menus_with_the_bots_commands() {
    let Some(harness) = Harness::open().await else {
        return;
    };
    let (ann, ben) = (harness.window("Ann").await, harness.window("Ben").await);
    sit_down(&[&ann], "Les Marmottes").await;
    ann.clicks(
        "the menu of the lobby",
        "return board().querySelector('.message-more')",
        &[],
    )
    .await;
    ann.sees(
        "the first entry in focus",
        "return document.activeElement.getAttribute('role') === 'menuitem'",
    )
    .await;
    assert_eq!(accessibility::complaints(&ann).await, [""; 0]);
    ann.types("\u{e00c}").await;
    ann.sees(
        "a closed menu and the focus where it was",
        "return !document.querySelector('.apps-menu') && document.activeElement.classList.contains('message-more')",
    )
    .await;
    ann.types("\u{e007}").await;
    ann.presses("Rules of this table").await;
    ann.reads("how to play").await;

    ann.script(RIGHT_CLICK, &[json!("Ben")]).await;
    ann.presses("Invite to a game").await;
    ann.reads("Ben is invited to table").await;
    ben.reads("invites you to table").await;
    ben.presses("Accept").await;
    ann.reads("Ben has accepted the invitation").await;
    let joined = "return isSettled() && board().innerText.includes('Players (2 of ')";
    ann.sees("Ben at the table", joined).await;

    // The same from the lobby's own menu, on a phone.
    ann.looks(390, 844, "dark").await;
    let menu = "return [...document.querySelectorAll('.menu-box')].findLast((one) => one.getAttribute('aria-label') === 'Invite somebody') ?? null";
    ann.clicks("the menu of people", menu, &[]).await;
    assert_eq!(accessibility::complaints(&ann).await, [""; 0]);
    ann.clicks("Cleo", OPTION, &[json!("Cleo")]).await;
    ann.reads("kept for Cleo").await;
    ann.closes().await;
    ben.closes().await;
}
