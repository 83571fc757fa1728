//! Two windows as two people: what one of them alone may know is in no corner of the other's page.

use crate::hall::{Hall, sit_down, start};

/// Everything written on a private message, a line each, what its menus offer included; without spaces, which lines and pages
/// break differently.
const SECRETS: &str = "const lines = [panel().querySelector('.embed').innerText, ...[...panel().querySelectorAll('.menu-option')].map((one) => one.textContent)].join('\\n').split('\\n'); return [...new Set(lines.map((line) => line.replace(/\\s/g, '')))].filter((line) => line.length > 3)";
/// Whether the page has this anywhere, shown or not.
const HOLDS: &str = "return document.body.textContent.replace(/\\s/g, '').includes(arguments[0])";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hand_of_cards_is_in_one_window_alone() {
    let Some(hall) = Hall::open().await else {
        return;
    };
    let (ann, ben) = (hall.window("Ann").await, hall.window("Ben").await);
    let windows = [&ann, &ben];
    sit_down(&windows, "Ricemarll").await;
    start(&windows).await;
    for window in windows {
        window.presses("My hand").await;
        window.sees("a hand", "return panel()").await;
        window.reads("Only you can see this").await;
    }
    // The first hands may be alike, so Ann lays a card.
    ann.clicks("a menu", "return panel().querySelector('.menu-box')", &[])
        .await;
    let card = "return document.querySelector('.menu-pop:not([hidden]) .menu-option')";
    ann.clicks("a card", card, &[]).await;
    let die = "return isSettled() && ([...panel().querySelectorAll('button')].find((one) => one.innerText.trim().startsWith('Die 1:')) ?? null)";
    ann.clicks("a die", die, &[]).await;
    ann.sees(
        "the card behind the die",
        "return isSettled() && panel().querySelector('.embed').innerText.includes(' = ')",
    )
    .await;
    let mut secrets = 0;
    for (owner, other) in [(&ann, &ben), (&ben, &ann)] {
        let own = other.script(SECRETS, &[]).await;
        let public = "return board().textContent.replace(/\\s/g, '')";
        let public = other.script(public, &[]).await;
        let public = public.as_str().expect("text");
        for line in owner.script(SECRETS, &[]).await.as_array().expect("lines") {
            let text = line.as_str().expect("text");
            // The dice may deal both alike, and what is left of one hand may be the beginning of the other.
            let mut lines = own.as_array().expect("lines").iter();
            let known = lines.any(|own| own.as_str().is_some_and(|own| own.contains(text)));
            if known || public.contains(text) {
                continue;
            }
            secrets += 1;
            let found = other.script(HOLDS, std::slice::from_ref(line)).await;
            assert_eq!(
                found, false,
                "{} has {line} on the page, which only {} may know",
                other.name, owner.name
            );
        }
        let hands = "return panels().length";
        assert_eq!(other.script(hands, &[]).await, 1, "one's own hand alone");
    }
    assert!(secrets > 0, "the hands hold nothing of their own");
    // Waved away, it is gone, and the other's stays.
    ann.presses("Dismiss message").await;
    ann.sees("no hand", "return !panel()").await;
    ben.sees("the own hand", "return panel()").await;
    ann.closes().await;
    ben.closes().await;
}
