//! A table of every game, from the lobby to the final score, by clicking alone, with screenshots and accessibility checks on the
//! way.

use std::path::Path;

use games::registry::GAMES;

use crate::accessibility;
use crate::browser::Window;
use crate::harness::{Chance, Harness, play_on, sit_down, start};

/// More presses than any game takes.
const ENDLESS: usize = 3_000;
/// Sizes and colour schemes of a window.
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
    let (width, height, theme) = LOOKS[0];
    window.looks(width, height, theme).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_game_is_played_from_its_lobby_to_its_final_score_by_clicking() {
    let Some(harness) = Harness::open().await else {
        return;
    };
    let (ann, ben) = (harness.window("Ann").await, harness.window("Ben").await);
    let windows = [&ann, &ben];
    let mut complaints = Vec::new();
    look(&ann, "welcome", &mut complaints).await;
    let is_at_its_top = "const log = document.getElementById('log');
        return log.scrollHeight > log.clientHeight && log.scrollTop === 0";
    ann.sees("the beginning of the welcome", is_at_its_top)
        .await;
    for (number, kind) in (0..).zip(GAMES) {
        let about = kind.info();
        let mut chance = Chance(number + 1);
        sit_down(&windows, about.name).await;
        look(&ann, &format!("{}-1-lobby", about.key), &mut complaints).await;
        start(&windows).await;
        play_on(&windows, &mut chance, 5).await;
        look(&ann, &format!("{}-2-early", about.key), &mut complaints).await;
        play_on(&windows, &mut chance, 7).await;
        look(&ann, &format!("{}-3-later", about.key), &mut complaints).await;
        play_on(&windows, &mut chance, ENDLESS).await;
        look(&ann, &format!("{}-4-end", about.key), &mut complaints).await;
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
    ann.closes().await;
    ben.closes().await;
}
