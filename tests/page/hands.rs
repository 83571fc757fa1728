//! Two windows as two people: what one of them alone may know is in no corner of the other's page.

use crate::hall::{Hall, sit_down, start};

/// Everything written on a private message, what its menus offer included.
const SECRETS: &str = "return [...new Set([...panel().querySelectorAll('.embed *, .menu-option *')].filter((node) => !node.children.length).map((node) => node.textContent.trim()))].filter((text) => text.length > 3)";

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
    for (owner, other) in [(&ann, &ben), (&ben, &ann)] {
        let own = other.script(SECRETS, &[]).await;
        let secrets = owner.script(SECRETS, &[]).await;
        let public = other.script("return board().textContent", &[]).await;
        let public = public.as_str().expect("text");
        let known = |text: &serde_json::Value| {
            own.as_array().is_some_and(|own| own.contains(text))
                || text.as_str().is_some_and(|text| public.contains(text))
        };
        let secrets: Vec<_> = secrets
            .as_array()
            .expect("a list")
            .iter()
            .filter(|text| !known(text))
            .cloned()
            .collect();
        assert!(
            !secrets.is_empty(),
            "{}'s hand holds nothing of its own",
            owner.name
        );
        for secret in secrets {
            let found = other
                .script(
                    "return document.documentElement.outerHTML.includes(arguments[0])",
                    std::slice::from_ref(&secret),
                )
                .await;
            assert_eq!(
                found, false,
                "{} has {secret} on the page, which only {} may know",
                other.name, owner.name
            );
        }
        let private = other
            .script(
                "return document.querySelectorAll('.message.ephemeral').length",
                &[],
            )
            .await;
        assert_eq!(private, 1);
    }
    // Waved away, it is gone, and the other's stays.
    ann.presses("Dismiss message").await;
    ann.sees(
        "no private message",
        "return !document.querySelector('.message.ephemeral')",
    )
    .await;
    ben.sees("the own hand", "return panel()").await;
    ann.closes().await;
    ben.closes().await;
}
