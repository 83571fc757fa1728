//! A table of every game, from the lobby to the final score, by clicking alone, with screenshots, accessibility checks and the heights
//! of boards on the way.

use std::path::Path;

use games::registry::GAMES;

use crate::accessibility;
use crate::browser::Window;
use crate::harness::{Chance, Harness, play_on, sit_down, start};
use crate::heights::Heights;

/// More presses than any game takes.
const ENDLESS: usize = 3_000;
/// After how many presses the heights of boards are taken, and how often in a game.
const PRESSES: usize = 2;
const DECISIONS: usize = 30;
/// Sizes and colour schemes of a window; the last is a phone's.
const LOOKS: [(u32, u32, &str); 4] = [
    (1280, 900, "dark"),
    (1280, 900, "light"),
    (390, 844, "dark"),
    (390, 844, "light"),
];

/// Saves screenshots under `target/tmp/page`, and collects accessibility violations.
async fn look(window: &Window, name: &str, complaints: &mut Vec<String>) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("page");
    std::fs::create_dir_all(&folder).expect("a folder");
    for (width, height, theme) in LOOKS {
        window.looks(width, height, theme).await;
        let newest = "const messages = document.querySelectorAll('.message');
            if (messages.length) messages[messages.length - 1].scrollIntoView(false)";
        window.script(newest, &[]).await;
        let size = if width < 500 { "narrow" } else { "wide" };
        let picture = window.picture().await;
        std::fs::write(folder.join(format!("{name}-{size}-{theme}.png")), picture)
            .expect("room for a picture");
        let found = accessibility::complaints(window).await;
        complaints.extend(
            found
                .into_iter()
                .map(|found| format!("{name}, {size}, {theme}: {found}")),
        );
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_game_is_played_from_its_lobby_to_its_final_score_by_clicking() {
    let Some(harness) = Harness::with_known_dice().await else {
        return;
    };
    let playground = harness.playground.as_ref();
    let playground = playground.expect("the bot is in this process");
    let (person, channel) = (playground.person("Ann"), playground.channel("dice"));
    let ann = harness.window("Ann").await;
    let (ben, cleo) = (harness.window("Ben").await, harness.window("Cleo").await);
    let windows = [&ann, &ben, &cleo];
    let mut complaints = Vec::new();
    look(&ann, "welcome", &mut complaints).await;
    let is_at_its_top = "const log = document.getElementById('log');
        return log.scrollHeight > log.clientHeight && log.scrollTop === 0";
    ann.sees("the beginning of the welcome", is_at_its_top)
        .await;
    for (number, kind) in (0..).zip(GAMES) {
        let about = kind.info();
        let mut chance = Chance(number + 1);
        let mut heights = Heights::of(about.key);
        let (width, height, theme) = LOOKS[0];
        ann.looks(width, height, theme).await;
        sit_down(&windows, about.name).await;
        look(&ann, &format!("{}-1-lobby", about.key), &mut complaints).await;
        start(&windows).await;
        for decision in 0..DECISIONS {
            if !heights.take(&ann, &person, channel).await {
                break;
            }
            if let Some(name) = match decision {
                2 => Some("2-early"),
                6 => Some("3-later"),
                _ => None,
            } {
                look(&ann, &format!("{}-{name}", about.key), &mut complaints).await;
            }
            play_on(&windows, &mut chance, PRESSES).await;
        }
        play_on(&windows, &mut chance, ENDLESS).await;
        look(&ann, &format!("{}-4-end", about.key), &mut complaints).await;
        complaints.extend(heights.too_high(&ann).await);
        let shown = "return isOver() && board().querySelector('.embed').innerText";
        let end = ann.sees("the end", shown).await;
        let end = end.as_str().expect("text");
        for window in windows {
            assert!(
                end.contains(&window.name),
                "{} ends without {}:\n{end}",
                about.name,
                window.name
            );
        }
        assert!(
            !end.contains("to play"),
            "nobody is to act at the end of {}:\n{end}",
            about.name
        );
        ann.sees("no mark", "return toAct().length === 0").await;
        ben.sees_with(
            "the same end",
            "return isOver() && board().querySelector('.embed').innerText === arguments[0]",
            &[end.into()],
        )
        .await;
    }
    assert!(
        complaints.is_empty(),
        "hard to reach or to read:\n{}",
        complaints.join("\n")
    );
    for window in [ann, ben, cleo] {
        window.closes().await;
    }
}
