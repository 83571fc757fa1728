//! Two windows as two people: what only one of them may know is nowhere in the other's page.

use crate::harness::{Harness, sit_down, start};

/// All text of a private message with the options of its menus, a line each, without spaces because layouts break lines
/// differently.
const SECRETS: &str = "const lines = [panel().querySelector('.embed').innerText, ...[...panel().querySelectorAll('.menu-option')].map((one) => one.textContent)].join('\\n').split('\\n'); return [...new Set(lines.map((line) => line.replace(/\\s/g, '')))].filter((line) => line.length > 3)";
/// Whether the page has this anywhere, shown or not.
const HOLDS: &str = "return document.body.textContent.replace(/\\s/g, '').includes(arguments[0])";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hand_of_cards_is_visible_in_only_one_window() {
    let Some(harness) = Harness::open().await else {
        return;
    };
    let (ann, ben) = (harness.window("Ann").await, harness.window("Ben").await);
    let windows = [&ann, &ben];
    sit_down(&windows, "Ricemarll").await;
    start(&windows).await;
    for window in windows {
        window.presses("My cards").await;
        window.sees("a hand", "return panel()").await;
        window.reads("Only you can see this").await;
    }
    // The first hands may be equal, so Ann plays a card.
    ann.clicks("a menu", "return panel().querySelector('.menu-box')", &[])
        .await;
    let card = "return document.querySelector('.menu-pop:not([hidden]) .menu-option')";
    ann.clicks("a card", card, &[]).await;
    let die = "return isSettled() && ([...panel().querySelectorAll('button')].find((one) => one.innerText.includes('→')) ?? null)";
    ann.clicks("a die", die, &[]).await;
    ann.sees(
        "the card behind the die",
        "return isSettled() && panel().querySelector('.embed').innerText.includes(' → ')",
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
            // The dice may deal equal hands, and the rest of one hand may be the beginning of the other.
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
        assert_eq!(other.script(hands, &[]).await, 1, "only the own hand");
    }
    assert!(secrets > 0, "the hands do not differ");
    // A dismissed hand disappears, and the other person's stays.
    ann.presses("Dismiss message").await;
    ann.sees("no hand", "return !panel()").await;
    ben.sees("the own hand", "return panel()").await;
    ann.closes().await;
    ben.closes().await;
}
