//! The program as a newcomer starts it, in an empty folder, and people who open its page.

use std::future::pending;
use std::process::Stdio;
use std::sync::Arc;
use std::time::{Duration, Instant};

use commands::{Clock, Discord, Mode, Seeds};
use db::Store;
use playground::Playground;
use rollhouse::guide::Guide;
use serde_json::json;
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use crate::browser::{Browser, Window};

pub(crate) struct Harness {
    pub(crate) page: String,
    browser: Browser,
    /// What the page shows, where the bot is in this process.
    pub(crate) playground: Option<Arc<Playground>>,
    /// None if the bot runs in this process.
    _program: Option<Child>,
    _folder: TempDir,
}

impl Harness {
    /// The program and a browser; `None` where there is no browser.
    pub(crate) async fn open() -> Option<Self> {
        let browser = Browser::start().await?;
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::write(
            folder.path().join("config.toml"),
            "[playground]\nport = 0\n",
        )
        .expect("a config");
        let mut program = Command::new(env!("CARGO_BIN_EXE_rollhouse"))
            .current_dir(folder.path())
            .env_clear()
            .kill_on_drop(true)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let mut lines = BufReader::new(program.stdout.take().expect("a pipe")).lines();
        let page = loop {
            let line = lines
                .next_line()
                .await
                .expect("text")
                .expect("the program names its page");
            if let Some((_, page)) = line.split_once("open ") {
                break page.trim().to_owned();
            }
        };
        Some(Self {
            page,
            browser,
            playground: None,
            _program: Some(program),
            _folder: folder,
        })
    }

    /// The same with the bot in this process, whose tables roll the same dice in every run.
    pub(crate) async fn with_known_dice() -> Option<Self> {
        let browser = Browser::start().await?;
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::open(folder.path().join("rollhouse.db")).expect("a store");
        let settings = playground::Settings {
            guide: Some(Arc::new(Guide(store.clone()))),
            ..playground::Settings::default()
        };
        let playground = Arc::new(Playground::start(settings).await.expect("a free port"));
        let discord = Discord {
            token: playground.token().to_owned(),
            api_url: Some(playground.url()),
            mode: Mode::Gateway,
        };
        let page = playground.url();
        let held = playground.clone();
        let options = commands::Settings {
            seeds: Seeds::counted(0),
            ..commands::Settings::default()
        };
        tokio::spawn(async move {
            let ended = commands::serve(&discord, store, Clock::system(), options, pending()).await;
            // Held for as long as the bot runs.
            drop(held);
            ended.expect("the bot goes on until the test ends");
        });
        Some(Self {
            page,
            browser,
            playground: Some(playground),
            _program: None,
            _folder: folder,
        })
    }

    /// A window of a person who can start: the bot is connected and has registered its commands.
    pub(crate) async fn window(&self, name: &str) -> Window {
        let window = self.browser.window(&self.page, name).await;
        window
            .sees("the games", "return document.querySelector('.game-card')")
            .await;
        window
    }
}

/// Pseudo-random numbers between 0 and 1, the same in every run.
pub(crate) struct Chance(pub(crate) u64);

impl Chance {
    pub(crate) fn next(&mut self) -> f64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        f64::from(u32::try_from(self.0 >> 32).expect("half of it")) / f64::from(u32::MAX)
            * 0.999_999
    }
}

/// One press by a person who is to act, if there is one.
async fn presses_something(windows: &[&Window], chance: &mut Chance) -> bool {
    for window in windows {
        let script = "return isSettled() && !isOver() && isToAct(arguments[0]) ? move(arguments[1], arguments[2]) : null";
        let arguments = [
            json!(window.name),
            json!(chance.next()),
            json!(chance.next()),
        ];
        if !window.tries(script, &arguments).await {
            continue;
        }
        // If a menu opened, choose something in it.
        let options = "const all = [...document.querySelectorAll('.menu-pop:not([hidden]) .menu-option')]; return all[Math.floor(arguments[0] * all.length)] ?? null";
        window.tries(options, &[json!(chance.next())]).await;
        window.sees("an answer", "return isSettled()").await;
        return true;
    }
    false
}

/// The people press what they see until this many presses are made or the game is over.
pub(crate) async fn play_on(windows: &[&Window], chance: &mut Chance, presses: usize) {
    let patience = Duration::from_secs(90);
    let mut moved = Instant::now();
    let mut made = 0;
    while made < presses && windows[0].script("return isOver()", &[]).await != true {
        if presses_something(windows, chance).await {
            moved = Instant::now();
            made += 1;
        } else {
            assert!(
                moved.elapsed() < patience,
                "nobody finds anything to press: {}",
                windows[0].script("return board()?.innerText", &[]).await
            );
            // Other windows draw a press a moment later.
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

/// Ann opens a table of this game with its button, the others join, and she starts it.
pub(crate) async fn sit_down(windows: &[&Window], game: &str) {
    let host = windows[0];
    let tables = "return document.querySelectorAll('.message:not(.ephemeral)').length";
    let before = host.script(tables, &[]).await;
    let button = "return document.querySelector(`[aria-label^=\"Open a table: ${arguments[0]}\"]`)";
    host.clicks("the game's button", button, &[json!(game)])
        .await;
    let more = "return document.querySelectorAll('.message:not(.ephemeral)').length > arguments[0]";
    for guest in &windows[1..] {
        guest
            .sees_with("the new table", more, std::slice::from_ref(&before))
            .await;
        guest.presses("Join").await;
        let seated = "return board().querySelector('.embed').innerText.includes(arguments[0])";
        host.sees_with("the guest at the table", seated, &[json!(guest.name)])
            .await;
    }
}

/// The host starts, and everybody sees the board.
pub(crate) async fn start(windows: &[&Window]) {
    windows[0].presses("Start").await;
    for window in windows {
        window
            .sees("a table in play", "return toAct().length > 0")
            .await;
    }
}
