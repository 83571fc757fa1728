//! A channel of a server that has not added the bot, in the browser: one person has the app, the other only presses buttons.

use crate::harness::{Chance, Harness, play_on, sit_down, start};

/// The entry of a channel in the sidebar.
const CHANNEL: &str = "return [...document.querySelectorAll('.channel')].find((one) => one.innerText.trim() === arguments[0]) ?? null";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_play_where_only_one_of_them_has_the_app() {
    let Some(harness) = Harness::open().await else {
        return;
    };
    let (ann, ben) = (harness.window("Ann").await, harness.window("Ben").await);
    let windows = [&ann, &ben];
    for place in ["somewhere-else", "Friday friends"] {
        for window in windows {
            window.looks(1280, 900, "light").await;
            window.clicks("the channel", CHANNEL, &[place.into()]).await;
            window
                .reads("is not a member here, so it can only reply")
                .await;
        }
        ann.reads("You have installed it for yourself").await;
        ben.reads("You have not installed it").await;
        let games = "return document.querySelectorAll('.game-card').length";
        assert_eq!(ben.script(games, &[]).await, 0, "Ben cannot start a game");
        sit_down(&windows, "Noodle Roll").await;
        ben.reads("I am not a member here and can only answer presses")
            .await;
        start(&windows).await;
        play_on(&windows, &mut Chance(7), 8).await;
    }
    // Ben installs the app, and then the games are offered to him, too.
    ben.presses("Install Rollhouse for yourself").await;
    ben.reads("You have installed it for yourself").await;
    let offered = "return document.querySelectorAll('.game-card').length > 0";
    ben.sees("the games", offered).await;
}
