//! The doctor checks a channel and says what to do.

use std::time::Duration;

use games::registry::GAMES;
use playground::{Message, permission, route};

use crate::harness::{Harness, LIST_COMMANDS, Shown, assert_private, shows};
use crate::seat_changes::footer;
use crate::storage::Storage;

/// What the doctor finds in the harness's channel.
async fn report(harness: &Harness, channel: u64) -> Message {
    let ann = harness.play.person("Ann");
    // Nobody may ask for it too often.
    harness.pass(Duration::from_secs(30));
    let looking = ann.slash(channel, "doctor", &[]).await;
    assert_private(&looking, "");
    let message = looking.shown();
    ann.waits_for_edit(message.id(), |m| m.content().contains("in this channel."))
        .await
}

/// A moment after the commands are registered it is noted that they are, and the last pictures are uploaded.
async fn first_report(harness: &Harness) -> Message {
    let mut first = report(harness, harness.channel).await;
    for _ in 0..100 {
        let starting = ["Commands", "Pictures of the dice"];
        if !wrong(&first)
            .iter()
            .any(|wrong| starting.contains(&wrong.as_str()))
        {
            break;
        }
        first = report(harness, harness.channel).await;
    }
    first
}

fn wrong(report: &Message) -> Vec<String> {
    let text = report.embeds_text();
    let lines = text.lines().filter_map(|line| line.strip_prefix("✗ **"));
    lines
        .map(|line| line.split("**").next().unwrap().to_owned())
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_healthy_channel_passes_every_check_including_test_games() {
    let harness = Harness::open().await;
    let healthy = first_report(&harness).await;
    assert_eq!(
        healthy.content(),
        "No problems in this channel.",
        "{}",
        healthy.text()
    );
    for line in [
        "View the channel",
        "Send messages",
        "Embed links",
        "Open threads",
        "Write in threads",
        "Reach the channel",
        "Pictures of the dice",
        "Commands",
        "Storage",
        "Two test moves in every game",
    ] {
        assert!(
            healthy.text().contains(&format!("✓ {line}")),
            "{line}: {}",
            healthy.text()
        );
    }
    // Nothing is left of its test tables.
    let ann = harness.play.person("Ann");
    let none = ann.slash(harness.channel, "table show", &[]).await;
    assert_private(&none, "There is no open table");
    // In a file not even their numbers: the next table is the first. A server never gives a number back.
    let lobby = harness.lobby(GAMES[0], &harness.people(1)).await;
    let first = matches!(harness.storage, Storage::File(_));
    assert!(!first || footer(&lobby) == "1", "{}", footer(&lobby));
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn each_missing_permission_is_named_with_what_to_allow() {
    let mut harness = Harness::open().await;
    first_report(&harness).await;
    for (right, what, allow) in [
        (permission::SEND_MESSAGES, "Send messages", "Send Messages"),
        (permission::EMBED_LINKS, "Embed links", "Embed Links"),
        (
            permission::CREATE_PUBLIC_THREADS,
            "Open threads",
            "Create Public Threads",
        ),
        (
            permission::SEND_MESSAGES_IN_THREADS,
            "Write in threads",
            "Send Messages in Threads",
        ),
    ] {
        harness.faults().forbid(harness.channel, right);
        let found = report(&harness, harness.channel).await;
        assert_eq!(found.content(), "1 problem in this channel.");
        assert_eq!(wrong(&found), [what]);
        shows(&found, &format!("allow **{allow}**"));
        harness.faults().permit(harness.channel, right);
    }
    // The dice are the bot's own emoji, which need no permission.
    let emoji = permission::USE_EXTERNAL_EMOJIS;
    harness.faults().forbid(harness.channel, emoji);
    let found = report(&harness, harness.channel).await;
    assert_eq!(found.content(), "No problems in this channel.");
    harness
        .faults()
        .forbid(harness.channel, permission::VIEW_CHANNEL);
    let found = report(&harness, harness.channel).await;
    assert_eq!(wrong(&found), ["View the channel", "Reach the channel"]);
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_discord_refuses_is_reported_too() {
    let mut harness = Harness::open().await;
    let faults = harness.faults();
    faults.refuse(route::LIST_EMOJIS, 1, 403, 50_001, "Missing Access");
    faults.refuse(LIST_COMMANDS, 1, 403, 50_001, "Missing Access");
    let found = report(&harness, harness.channel).await;
    assert_eq!(wrong(&found), ["Pictures of the dice", "Commands"]);
    shows(&found, "Missing Access");
    harness.stop().await;
}
