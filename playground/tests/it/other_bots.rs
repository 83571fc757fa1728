//! Two bots of other libraries, unmodified, play here: if one of them cannot do something here that works on Discord, the playground is
//! wrong.
//!
//! Their libraries are installed by `.ci/run` (`npm ci`, and a venv that `OTHER_BOTS_PYTHON` names). Without them a test is skipped,
//! and says so; with `CI` set that is a failure.

use crate::bot::fetched;
use discord_contract::Watched;
use playground::{Answer, AnswerKind, Message, Person, Playground, Settings};
use serde_json::json;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// A bot's process, ended with the test.
struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended by itself, which the test has noticed by then.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/other_bots")
        .join(name)
}

/// Whether a command that needs a library succeeds.
fn is_there(library: &str, asks: &mut Command) -> bool {
    let found = asks
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success());
    if !found {
        assert!(
            std::env::var_os("CI").is_none(),
            "with CI set, {library} must be installed; .ci/run does it"
        );
        eprintln!(
            "SKIPPED: no bot of {library} plays here, for it is not installed; .ci/run does it"
        );
    }
    found
}

#[tokio::test]
async fn a_bot_in_discord_js_plays() {
    let folder = folder("discord-js");
    let mut asks = Command::new("node");
    asks.args(["-e", "require('discord.js')"])
        .current_dir(&folder);
    if is_there("discord.js", &mut asks) {
        let mut bot = Command::new("node");
        bot.arg("bot.js").current_dir(&folder);
        plays(bot).await;
    }
}

#[tokio::test]
async fn a_bot_in_discord_py_plays() {
    let python = std::env::var("OTHER_BOTS_PYTHON").unwrap_or_else(|_| "python3".to_owned());
    let mut asks = Command::new(&python);
    asks.args([
        "-c",
        "import discord; assert discord.version_info.major == 2",
    ]);
    if is_there("discord.py", &mut asks) {
        let mut bot = Command::new(&python);
        bot.args(["-B", "run.py"]).current_dir(folder("discord-py"));
        plays(bot).await;
    }
}

/// Everything both bots can do, done by people.
async fn plays(mut bot: Command) {
    let settings = Settings {
        // Starting node and python takes a while on a busy machine; what is tested is not speed.
        ack_window: Duration::from_secs(20),
        ..Settings::default()
    };
    let play = Watched::start(settings).await.expect("a free port");
    let bot = bot
        .env("PLAYGROUND_URL", play.url())
        .env("PLAYGROUND_TOKEN", play.token());
    let _process = Process(bot.spawn().expect("the bot starts"));
    play.wait_for_command("count").await;
    let board = counts(&play).await;
    answers_in_other_ways(&play).await;
    reconnects(&play, &board).await;
    let mut refused = play.exchanges();
    refused.retain(|exchange| exchange.status.is_some_and(|status| status >= 400));
    assert!(refused.is_empty(), "{refused:?}");
}

/// A command, buttons, a menu, a form and an ephemeral message; gives the board, which then says `Count: 0`.
async fn counts(play: &Playground) -> Message {
    let (ann, ben, dice) = (play.person("Ann"), play.person("Ben"), play.channel("dice"));
    let rival = json!(ben.id().to_string());
    let answer = ann
        .slash(dice, "count", &[("from", json!(3)), ("rival", rival)])
        .await;
    assert_eq!(
        (answer.kind, answer.message.as_ref().map(Message::content)),
        (AnswerKind::Message, Some("Count: 3 against Ben"))
    );
    let board = answer.message.expect("a board");
    // What an answer was, and what the board then says.
    let after = |answer: &Answer| {
        let now = ben.sees(board.id()).expect("everybody sees it");
        (answer.kind, now.content().to_owned())
    };
    let updated = |text: &str| (AnswerKind::Update, text.to_owned());

    let pressed = ben.press(&board, "Add").await;
    assert_eq!(after(&pressed), updated("Count: 4"));
    let chosen = ann.choose(&board, "Jump to", &["Twenty"]).await;
    assert_eq!(after(&chosen), updated("Count: 20"));

    let form = ann.press(&board, "Write").await;
    assert_eq!(
        (form.kind, &*form.text()),
        (AnswerKind::Modal, "Write\nText")
    );
    let sent = ann
        .submit(&form.modal.expect("a form"), &[("text", "hello")])
        .await;
    assert_eq!(after(&sent), updated("Count: 20, and Ann wrote: hello"));

    let whispered = ben.press(&board, "Whisper").await;
    assert!(whispered.is_private(), "{}", whispered.text());
    assert_eq!(whispered.text(), "Only for Ben");
    let whisper = whispered.message.expect("a whisper");
    assert!(ann.sees(whisper.id()).is_none());

    // Acknowledged at once, and the message is edited through its channel.
    let found = ann.press(&board, "Zero").await;
    assert_eq!(found.kind, AnswerKind::DeferredUpdate);
    ann.waits_for_edit(board.id(), |message| message.content() == "Count: 0")
        .await;
    board
}

/// Deferrals, edits, further messages, a file, a deleted answer, autocomplete.
async fn answers_in_other_ways(play: &Playground) {
    let (ann, ben, dice) = (play.person("Ann"), play.person("Ben"), play.channel("dice"));
    let hears = async |person: &Person, text: &str| {
        let says = |message: &Message| message.content() == text;
        person.waits_for(dice, says).await
    };
    let slow = ann.slash(dice, "slow", &[]).await;
    assert_eq!(slow.kind, AnswerKind::DeferredMessage);
    hears(&ben, "Edited").await;
    hears(&ben, "Followed up").await;
    let secret = hears(&ann, "Whispered again").await;
    assert!(secret.is_ephemeral() && ben.sees(secret.id()).is_none());

    let file = ann.slash(dice, "file", &[]).await;
    let file = file.message.expect("a message with a file");
    let (name, url) = file.attachments()[0];
    let text = fetched(url).await.1;
    assert_eq!((name, &text[..]), ("hello.txt", &b"hello"[..]));

    let brief = ann.slash(dice, "brief", &[]).await;
    let brief = brief.message.expect("a message");
    let back = hears(&ann, &format!("Took back {}", brief.id())).await;
    assert!(ben.sees(back.id()).is_some() && ben.sees(brief.id()).is_none());

    let found = ann.complete(dice, "pick", "word", "ap", &[]).await;
    let names: Vec<&str> = found
        .iter()
        .filter_map(|choice| choice["name"].as_str())
        .collect();
    assert_eq!(names, ["apple", "apricot"]);
    let picked = ann.slash(dice, "pick", &[("word", json!("pear"))]).await;
    assert_eq!(picked.text(), "pear");
}

/// The libraries reconnect by themselves and still know the board.
async fn reconnects(play: &Playground, board: &Message) {
    let ben = play.person("Ben");
    for cut in [
        |play: &Playground| play.faults().reconnect(),
        |play: &Playground| play.faults().close(Some(4000)),
    ] {
        let before = play.handshakes();
        cut(play);
        play.wait_for_handshakes(before + 1).await;
        play.wait_for_connections(1).await;
        let answer = ben.press(board, "Add").await;
        assert_eq!(answer.kind, AnswerKind::Update, "{}", answer.text());
    }
    let now = ben.sees(board.id()).expect("everybody sees it");
    assert_eq!(now.content(), "Count: 2");
}
