//! A decision fits a phone without scrolling: the height of the board at 390 pixels, and whether `tests/it/at_a_glance.rs` estimates it
//! well.

use std::time::{Duration, Instant};

use playground::Person;

use crate::browser::Window;
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

/// The boards of one game, as high as a phone shows them.
pub(crate) struct Heights<'a> {
    game: &'a str,
    seen: Vec<f64>,
    wrong: Vec<String>,
}

impl<'a> Heights<'a> {
    pub(crate) fn of(game: &'a str) -> Self {
        Self {
            game,
            seen: Vec::new(),
            wrong: Vec::new(),
        }
    }

    /// Looks at the decision that the window, as wide as a phone, shows to this person; false if the game is over.
    pub(crate) async fn take(&mut self, window: &Window, person: &Person, channel: u64) -> bool {
        let Some((height, estimate, labels)) = measured(window, person, channel).await else {
            return false;
        };
        self.seen.push(height);
        if !(-TOO_LOW..=TOO_HIGH).contains(&(estimate - height)) {
            let game = self.game;
            self.wrong.push(format!(
                "{game}: {height} pixels were taken for {estimate:.0} with {labels}"
            ));
        }
        true
    }

    /// What is too high, of the decisions and of the end that the window shows.
    pub(crate) async fn too_high(mut self, window: &Window) -> Vec<String> {
        self.seen.sort_by(f64::total_cmp);
        let median = self.seen[self.seen.len() / 2];
        let nearly_all = self.seen[self.seen.len() * 95 / 100];
        let height = "return board().getBoundingClientRect().height";
        let end = window.script(height, &[]).await.as_f64().expect("a height");
        let line = format!(
            "{}: {median} pixels at the median, {nearly_all} in 95 of 100, {end} at the end",
            self.game
        );
        println!("{line}");
        if median > MEDIAN || nearly_all > NEARLY_ALL || end > END {
            self.wrong.push(line);
        }
        self.wrong
    }
}
