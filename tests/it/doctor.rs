//! The doctor looks at a channel, and says what to do.

use playground::{Message, permission, route};

use crate::harness::{Harness, LIST_COMMANDS, told_privately};

/// What the doctor finds in the house's channel.
async fn report(house: &Harness, channel: u64) -> Message {
    let ann = house.play.person("Ann");
    let looking = ann.slash(channel, "doctor", &[]).await;
    told_privately(&looking, "");
    let message = looking.message.expect("a message");
    ann.waits_for_edit(message.id(), |m| m.content().contains("in this channel."))
        .await
}

/// A moment after the commands are registered it is noted that they are.
async fn first_report(house: &Harness) -> Message {
    let mut first = report(house, house.channel).await;
    for _ in 0..100 {
        if wrong(&first) != ["Commands"] {
            break;
        }
        first = report(house, house.channel).await;
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
async fn in_a_good_channel_all_is_well_and_games_were_played_to_prove_it() {
    let house = Harness::open().await;
    let healthy = first_report(&house).await;
    assert_eq!(
        healthy.content(),
        "All is well in this channel.",
        "{}",
        healthy.text()
    );
    for line in [
        "View the channel",
        "Send messages",
        "Embed links",
        "Open threads",
        "Write in threads",
        "External emoji",
        "Reach the channel",
        "Pictures of the dice",
        "Commands",
        "Storage",
        "Two moves of every game",
    ] {
        assert!(
            healthy.text().contains(&format!("✓ {line}")),
            "{line}: {}",
            healthy.text()
        );
    }
    // Nothing is left of the tables that it played.
    let ann = house.play.person("Ann");
    let none = ann.slash(house.channel, "table show", &[]).await;
    told_privately(&none, "There is no open table");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn each_permission_that_is_missing_is_named_with_what_to_allow() {
    let mut house = Harness::open().await;
    first_report(&house).await;
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
        house.play.faults().forbid(house.channel, right);
        let found = report(&house, house.channel).await;
        assert_eq!(found.content(), "1 thing to be mended in this channel.");
        assert_eq!(wrong(&found), [what]);
        assert!(
            found.text().contains(&format!("allow **{allow}**")),
            "{}",
            found.text()
        );
        house.play.faults().permit(house.channel, right);
    }
    let emoji = permission::USE_EXTERNAL_EMOJIS;
    house.play.faults().forbid(house.channel, emoji);
    let found = report(&house, house.channel).await;
    assert_eq!(found.content(), "All is well in this channel.");
    assert!(found.text().contains("not allowed, and not needed"));
    house
        .play
        .faults()
        .forbid(house.channel, permission::VIEW_CHANNEL);
    let found = report(&house, house.channel).await;
    assert_eq!(wrong(&found), ["View the channel", "Reach the channel"]);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_discord_refuses_is_said_too() {
    let mut house = Harness::open().await;
    let faults = house.play.faults();
    faults.refuse(route::LIST_EMOJIS, 1, 403, 50_001, "Missing Access");
    faults.refuse(LIST_COMMANDS, 1, 403, 50_001, "Missing Access");
    let found = report(&house, house.channel).await;
    assert_eq!(wrong(&found), ["Pictures of the dice", "Commands"]);
    assert!(found.text().contains("Missing Access"), "{}", found.text());
    house.stop().await;
}
