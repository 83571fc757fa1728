//! A decision fits a phone without scrolling: the height of the board at 390 pixels, over random games, and whether
//! `tests/it/at_a_glance.rs` estimates it well.

use std::time::{Duration, Instant};

use games::registry::GAMES;
use playground::Person;

use crate::browser::Window;
use crate::harness::{Chance, Harness, play_on, sit_down, start};
use crate::phone;

/// The pixels that half of the decisions may have, and that 95 of 100 may have.
const MEDIAN: f64 = 560.0;
const NEARLY_ALL: f64 = 680.0;
/// The pixels of an end.
const END: f64 = 700.0;
/// By how many pixels the estimate of `tests/it/at_a_glance.rs` may be too low: a line of text, which a font that is a little wider breaks
/// once more.
const TOO_LOW: f64 = 23.0;
/// And by how many too high: an estimate that is hides nothing, it only asks boards for more.
const TOO_HIGH: f64 = 100.0;
/// How many decisions of a game are looked at, and after how many presses each.
const DECISIONS: usize = 30;
const PRESSES: usize = 2;
/// How long the page may take to draw what is stored.
const PATIENCE: Duration = Duration::from_secs(20);

/// The board's height on the page, the estimate of it, and its controls, once the page shows the version that is stored; `None` if the
/// game is over.
async fn measured(window: &Window, person: &Person, channel: u64) -> Option<(f64, f64, String)> {
    // What the page itself adds does not count: whose turn it is, and that a press came too late.
    let script = "if (!board() || isOver()) return null; \
        const notes = [...board().querySelectorAll('.turn-note, .failure')]; \
        for (const note of notes) note.style.display = 'none'; \
        const height = board().getBoundingClientRect().height; \
        for (const note of notes) note.style.display = ''; \
        return [board().dataset.id, board().dataset.edited, height]";
    let began = Instant::now();
    loop {
        let shown = window.script(script, &[]).await;
        let messages = person.reads(channel);
        let mut boards = messages.iter().filter(|one| !one.is_ephemeral());
        let stored = boards.rfind(|one| !one.controls().is_empty())?;
        let json = stored.json();
        let edited = json["edited_timestamp"].as_str().unwrap_or_default();
        if shown[0] == json["id"] && shown[1] == edited {
            let controls = stored.controls();
            let labels: Vec<_> = controls.iter().map(|control| control.label()).collect();
            return Some((
                shown[2].as_f64()?,
                phone::height(stored),
                labels.join(" | "),
            ));
        }
        if shown.is_null() && window.script("return isOver()", &[]).await == true {
            return None;
        }
        assert!(
            began.elapsed() < PATIENCE,
            "the page shows {shown} and not {json}"
        );
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

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
    let mut wrong = Vec::new();
    let play = harness
        .playground
        .as_ref()
        .expect("the bot is in this process");
    let (person, channel) = (play.person("Ann"), play.channel("dice"));
    for game in GAMES {
        let key = game.info().key;
        let mut chance = Chance(7);
        sit_down(&people, game.info().name).await;
        start(&people).await;
        windows[0].looks(390, 844, "dark").await;
        let mut heights = Vec::new();
        for _ in 0..DECISIONS {
            let Some((height, estimate, labels)) = measured(&windows[0], &person, channel).await
            else {
                break;
            };
            heights.push(height);
            if !(-TOO_LOW..=TOO_HIGH).contains(&(estimate - height)) {
                wrong.push(format!(
                    "{key}: {height} pixels were taken for {estimate:.0} with {labels}"
                ));
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
        let height = "return board().getBoundingClientRect().height";
        let height = windows[0].script(height, &[]).await.as_f64().unwrap_or(0.0);
        if height > END {
            wrong.push(format!("{key}: an end of {height} pixels"));
        }
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
