//! The pictures in the README: taken by this test, and never older than the program, because what they say is compared with what the
//! page says today.

use std::fmt::Write;
use std::path::Path;
use std::time::Duration;

use playground::Person;
use serde_json::json;

use crate::browser::Window;
use crate::harness::{Chance, Harness};

const FOLDER: &str = "docs/pictures";
const AGAIN: &str = "ROLLHOUSE_PICTURES=1 cargo test --test page readme";

/// What a message says, without when it was sent and how long a game took.
const SAID: &str = "return [...(arguments[0] ? panel() : board()).querySelectorAll(arguments[1])].map((part) => part.innerText.trim()).join('\\n').replace(/, \\d+ minutes?/, '')";

struct Shown<'a> {
    window: &'a Window,
    ann: Person,
    channel: u64,
    chance: Chance,
    said: String,
}

impl Shown<'_> {
    /// A game against the house, after so many presses or to its end.
    async fn plays(&mut self, game: &str, name: &str, presses: usize) {
        let options = [("game", json!(game)), ("house", json!(true))];
        self.ann.slash(self.channel, "play", &options).await;
        let ready = "return board()?.querySelector('.embed').innerText.startsWith(arguments[0]) && isSettled() && (isOver() || isToAct('Ann'))";
        for _ in 0..presses {
            self.window.sees_with("a turn", ready, &[json!(name)]).await;
            if self.window.script("return isOver()", &[]).await == true {
                break;
            }
            let arguments = [json!(self.chance.next()), json!(self.chance.next())];
            // The house may end the game meanwhile.
            let moved = "return isOver() || move(arguments[0], arguments[1])";
            self.window.clicks("a move", moved, &arguments).await;
            let option = "return [...document.querySelectorAll('.menu-pop:not([hidden]) .menu-option')][0] ?? null";
            self.window.tries(option, &[]).await;
        }
        self.window.sees_with("a turn", ready, &[json!(name)]).await;
    }

    /// Keeps a picture, and what it says.
    async fn keeps(&mut self, name: &str, private: bool, (width, height, theme): (u32, u32, &str)) {
        let dismiss = "for (const note of document.querySelectorAll('.ephemeral')) if (!note.querySelector('.embed')) note.querySelector('.ephemeral-note button').click(); \
            document.querySelector('#hint:not([hidden]) button')?.click(); document.activeElement.blur()";
        self.window.script(dismiss, &[]).await;
        let gone = "return ![...document.querySelectorAll('.ephemeral')].some((note) => !note.querySelector('.embed'))";
        self.window.sees("no other note", gone).await;
        // How a whole game goes depends on when each press was seen.
        let parts = if name == "end" {
            ".controls"
        } else {
            ".content .md, .embed, .controls"
        };
        let arguments = [json!(private), json!(parts)];
        let said = self.window.script(SAID, &arguments).await;
        _ = writeln!(self.said, "== {name}\n{}", said.as_str().expect("text"));
        self.window.looks(width, height, theme).await;
        self.takes(name).await;
        self.window.looks(390, 844, "dark").await;
    }

    async fn takes(&self, name: &str) {
        let bottom = "document.querySelector('.log').scrollTop = 1e9";
        self.window.script(bottom, &[]).await;
        if std::env::var_os("ROLLHOUSE_PICTURES").is_some() {
            let file = root().join(format!("{name}.png"));
            std::fs::write(file, self.window.picture().await).expect("room for a picture");
        }
    }
}

fn root() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(FOLDER)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_pictures_in_the_readme_show_what_the_program_shows_today() {
    let Some(harness) = Harness::with_known_dice().await else {
        return;
    };
    let window = harness.window("Ann").await;
    let play = harness
        .playground
        .as_ref()
        .expect("the bot is in this process");
    let (ann, channel) = (play.person("Ann"), play.channel("dice"));
    ann.slash(channel, "me house-pace", &[("pace", json!("at-once"))])
        .await;
    while play.emojis().len() < pictures::all().count() {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    window.looks(390, 844, "dark").await;
    let mut shown = Shown {
        window: &window,
        ann,
        channel,
        chance: Chance(11),
        said: String::new(),
    };
    let phone = |theme| (390, 690, theme);

    shown.plays("noodle", "Noodle Roll", 14).await;
    shown.keeps("house", false, phone("light")).await;
    window.looks(1280, 800, "dark").await;
    shown.takes("page").await;
    window.presses("Tools for developers").await;
    let calls = "return document.querySelectorAll('.exchange').length > 3";
    window.sees("the traffic", calls).await;
    // One whose content is in sight.
    let call = "return [...document.querySelectorAll('.exchanges summary')].at(-20)";
    window.clicks("a call", call, &[]).await;
    shown.takes("drawer").await;
    window.presses("Tools for developers").await;
    window.looks(390, 844, "dark").await;
    shown.plays("ricemarll", "Ricemarll", 0).await;
    window.presses("My cards").await;
    window
        .sees(
            "the hand",
            "return panel()?.innerText.includes('Your cards')",
        )
        .await;
    shown.keeps("hand", true, phone("dark")).await;
    shown.plays("addemup", "Add'em Up", 400).await;
    window.sees("the end", "return isOver()").await;
    shown.keeps("end", false, phone("light")).await;
    shown.ann.slash(channel, "marmottes learn", &[]).await;
    window
        .sees("a lesson", "return panel()?.innerText.includes('Step 1')")
        .await;
    shown.keeps("lesson", true, phone("dark")).await;

    let file = root().join("screens.txt");
    if std::env::var_os("ROLLHOUSE_PICTURES").is_some() {
        std::fs::write(&file, &shown.said).expect("room for a text");
    }
    let kept = std::fs::read_to_string(file).expect("what they say");
    assert_eq!(kept, shown.said, "take them again: {AGAIN}");
    window.closes().await;
}
