//! Tables that somebody reports to the moderators of a server.

use playground::{Message, Person, permission, route};
use serde_json::json;

use crate::harness::{Harness, Shown, assert_private, shows};
use crate::player::{Reads, Table};
use crate::usual::game_for;

/// What somebody sees who presses `?` on a board.
async fn explained(person: &Person, table: &Table) -> Message {
    let answer = person.press(&table.shown(), "?").await;
    answer.shown()
}

/// Ann, who owns the server, has tables reported in this channel.
async fn chosen(harness: &Harness, channel: u64) -> playground::Answer {
    let ann = harness.play.person("Ann");
    let reports = [("reports", json!(channel.to_string()))];
    ann.slash(harness.channel, "settings", &reports).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_report_reaches_the_moderators_once_and_pings_nobody() {
    let harness = Harness::open().await;
    let (ann, ben) = (harness.play.person("Ann"), harness.play.person("Ben"));
    let mods = harness.play.channel("moderators");
    let mut table = harness.table(game_for(2), 2).await;
    let help = explained(&ben, &table).await;
    let refused = ben.press(&help, "Report").await;
    assert_private(&refused, "have chosen no channel for reports");
    let faults = harness.faults();
    faults.forbid(mods, permission::ATTACH_FILES);
    assert_private(&chosen(&harness, mods).await, "I cannot post reports in");
    faults.permit(mods, permission::ATTACH_FILES);
    let posted_in = format!("posted in <#{mods}>");
    assert_private(&chosen(&harness, mods).await, &posted_in);

    let form = ben.press(&help, "Report").await.modal.expect("a form");
    let typed = format!("@everyone <@{}> is **rude**", ann.id());
    let told = ben.submit(&form, &[("what", &typed)]).await;
    assert_private(&told, "");
    let is_report = |m: &Message| m.content().contains("reports table");
    let report = ann.waits_for(mods, is_report).await;
    let board = format!("{}/{}", harness.channel, table.board);
    for words in [
        &*format!("<@{}>", ben.id()),
        "in play",
        &board,
        "once it has ended",
    ] {
        shows(report.content(), words);
    }
    shows(report.content(), r"\*\*rude\*\*");
    assert_eq!(report.attachments(), [], "its dice are secret");
    assert_eq!((report.mentions(), ann.pings()), (Vec::new(), 0));
    let told = told.shown().id();
    ben.waits_for_words(told, "were told of table").await;
    assert_private(&ben.press(&help, "Report").await, "You have reported table");

    table.plays_to_the_end().await;
    let form = ann.use_on_message(table.board, "Report this table").await;
    ann.submit(&form.modal.expect("a form"), &[("what", "")])
        .await;
    let ended = |m: &Message| is_report(m) && !m.attachments().is_empty();
    let report = ben.waits_for(mods, ended).await;
    let record = harness.download(report.attachments()[0].1).await;
    shows(&record, "Ben");
    shows(&record, "seed");
    let panel = chosen(&harness, mods).await;
    let logged = format!("<@{}> reported table {}", ben.id(), table.name());
    assert_private(&panel, &logged);
    ann.press(&panel.shown(), "Stop reports").await;
    let stopped = ann.use_on_message(table.board, "Report this table").await;
    assert_private(&stopped, "have chosen no channel for reports");
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_report_that_cannot_be_posted_can_be_made_again_and_the_doctor_says_why() {
    let mut harness = Harness::open().await;
    let (ann, ben) = (harness.play.person("Ann"), harness.play.person("Ben"));
    let mods = harness.play.channel("moderators");
    let table = harness.table(game_for(2), 2).await;
    assert_private(&chosen(&harness, mods).await, "posted in");
    harness.faults().forbid(mods, permission::SEND_MESSAGES);
    let examined = ann.slash(harness.channel, "doctor", &[]).await;
    let examined = examined.shown().id();
    ann.waits_for_words(
        examined,
        "**Post reports of tables**: I cannot post reports in",
    )
    .await;
    let report = async || {
        let help = explained(&ben, &table).await;
        let form = ben.press(&help, "Report").await.modal.expect("a form");
        let told = ben.submit(&form, &[("what", "")]).await;
        told.shown().id()
    };
    ben.waits_for_words(report().await, "I cannot write in the channel")
        .await;
    harness.faults().permit(mods, permission::SEND_MESSAGES);
    ben.waits_for_words(report().await, "were told of table")
        .await;
    let mut refused = harness.refused();
    refused.retain(|call| !call.starts_with(route::CREATE_MESSAGE));
    assert_eq!(refused, [""; 0]);
    harness.stop().await;
}
