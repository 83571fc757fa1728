//! A decision fits a phone without scrolling: the height of the board at 390 pixels, over random games.

use std::path::Path;

use games::registry::GAMES;

use crate::harness::{Chance, Harness, play_on, sit_down, start};

/// The pixels that half of the decisions may have, and that 95 of 100 may have.
const MEDIAN: f64 = 600.0;
const NEARLY_ALL: f64 = 750.0;
/// How many decisions of a game are looked at, and after how many presses each.
const DECISIONS: usize = 30;
const PRESSES: usize = 2;
/// Sizes and colour schemes of a window.
const LOOKS: [(u32, u32, &str); 4] = [
    (1280, 900, "dark"),
    (1280, 900, "light"),
    (390, 844, "light"),
    (390, 844, "dark"),
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_decision_fits_a_phone() {
    let Some(harness) = Harness::with_known_dice().await else {
        return;
    };
    let mut windows = Vec::new();
    for name in ["Ann", "Ben", "Cleo"] {
        windows.push(harness.window(name).await);
    }
    let people: Vec<_> = windows.iter().collect();
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("page");
    std::fs::create_dir_all(&folder).expect("a folder");
    let mut wrong = Vec::new();
    for game in GAMES {
        let key = game.info().key;
        let mut chance = Chance(7);
        sit_down(&people, game.info().name).await;
        start(&people).await;
        windows[0].looks(390, 844, "dark").await;
        let mut heights = Vec::new();
        for decision in 0..DECISIONS {
            let height = "return isOver() ? null : board().getBoundingClientRect().height";
            let Some(height) = windows[0].script(height, &[]).await.as_f64() else {
                break;
            };
            heights.push(height);
            if decision % 5 == 0 {
                for (width, height, theme) in LOOKS {
                    windows[0].looks(width, height, theme).await;
                    let bottom = "document.querySelector('.log').scrollTop = 1e9";
                    windows[0].script(bottom, &[]).await;
                    let name = format!("{key}-decision-{decision}-{width}-{theme}.png");
                    let picture = windows[0].picture().await;
                    std::fs::write(folder.join(name), picture).expect("room for a picture");
                }
            }
            play_on(&people, &mut chance, PRESSES).await;
        }
        heights.sort_by(f64::total_cmp);
        let median = heights[heights.len() / 2];
        let nearly_all = heights[heights.len() * 95 / 100];
        let line = format!("{key}: {median} pixels at the median, {nearly_all} in 95 of 100");
        println!("{line}");
        if median > MEDIAN || nearly_all > NEARLY_ALL {
            wrong.push(line);
        }
        play_on(&people, &mut chance, 3_000).await;
        windows[0].looks(1280, 900, "dark").await;
    }
    assert!(
        wrong.is_empty(),
        "too high for a phone:\n{}",
        wrong.join("\n")
    );
    for window in windows {
        window.closes().await;
    }
}
