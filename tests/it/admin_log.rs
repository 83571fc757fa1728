//! Who changed which setting, and which moderator did what: in `/settings`, for the admins.

use std::time::Duration;

use playground::Person;
use serde_json::json;

use crate::harness::{FORGED, Harness, Shown, assert_private, hides, shows};
use crate::seat_changes::{footer, of};
use crate::settings::panel;
use crate::usual::game_for;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// A role of the server, by its id.
const KEEPERS: u64 = 4_242;

/// The longer list.
async fn log(harness: &Harness, ann: &Person) -> String {
    let panel = panel(harness, ann).await;
    let list = ann.press(&panel, "Full log").await;
    assert_private(&list, "latest first");
    list.text()
}

/// The number of the table, moderated by Zoe in five ways.
async fn moderated(harness: &Harness, zoe: &Person) -> [String; 3] {
    let game = game_for(2);
    let people = [harness.play.person("Ben"), harness.play.person("Cleo")];
    let cleo = ("player", json!(people[1].id().to_string()));
    let lobby = harness.lobby(game, &people).await;
    let removed = footer(&lobby);
    harness.settled(&lobby).await;
    let dev = harness.play.person("Dev");
    harness.invites(&people[0], &lobby, &dev).await;
    let invited = ("player", json!(dev.id().to_string()));
    let invited = [of(&removed), invited];
    let freed = zoe.slash(harness.channel, "table remove", &invited).await;
    assert!(!freed.is_private(), "{}", freed.text());
    for words in ["table host", "table remove"] {
        let done = zoe
            .slash(harness.channel, words, &[of(&removed), cleo.clone()])
            .await;
        assert!(!done.is_private(), "{}", done.text());
    }
    let ended = harness.table_of(game, &people).await.name();
    let asked = harness.asks(zoe, "table end", &ended).await;
    zoe.press(&asked.shown(), "End it now").await;
    let voided = harness.won(game, &people).await;
    harness.voids(zoe, harness.channel, &voided).await;
    [removed, ended, voided]
}

#[tokio::test(flavor = "multi_thread")]
async fn admins_see_who_changed_a_setting_and_what_moderators_did() {
    let mut harness = Harness::open().await;
    let (ann, zoe) = (harness.play.person("Ann"), harness.play.person("Zoe"));
    let shown = panel(&harness, &ann).await;
    shows(&shown, "nothing yet");
    harness.faults().give_role(zoe.id(), KEEPERS);
    let keepers = KEEPERS.to_string();
    let chosen = ann.choose(&shown, "1s:s:k", &[&keepers]).await;
    shows(&chosen, &format!("<@&{keepers}>"));
    harness.restart().await;
    let changed = ann
        .press(&shown, "Switch turn pings off on this server")
        .await;
    let by_ann = format!("<@{}> switched turn pings off", ann.id());
    shows(&changed, &by_ann);
    let [removed, ended, voided] = moderated(&harness, &zoe).await;
    harness.restart().await;
    let text = log(&harness, &ann).await;
    let by_zoe = |what: &str| format!("<@{}> {what}", zoe.id());
    for entry in [
        format!(
            "<@{}> chose <@&{KEEPERS}> as the role that moderates tables",
            ann.id()
        ),
        by_ann,
        by_zoe(&format!("chose another host for table {removed}")),
        by_zoe(&format!("freed a kept seat at table {removed}")),
        by_zoe(&format!("removed a player from table {removed}")),
        by_zoe(&format!("ended table {ended}")),
        by_zoe(&format!("voided the result of table {voided}")),
    ] {
        assert!(text.contains(&entry), "{entry:?} is not in: {text}");
    }
    // A host who removes a player from their own table is no moderator.
    assert_eq!(
        text.matches(&format!("<@{}>", zoe.id())).count(),
        5,
        "{text}"
    );
    let help = zoe.slash(harness.channel, "help", &[]).await;
    let refused = zoe.press_raw(help.shown().id(), "1s:s:l").await;
    assert_private(&refused, FORGED);
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_is_ones_own_data_and_is_deleted_in_time() {
    let harness = Harness::open().await;
    let (ann, zoe) = (harness.play.person("Ann"), harness.play.person("Zoe"));
    let shown = panel(&harness, &ann).await;
    harness.faults().give_role(zoe.id(), KEEPERS);
    ann.choose(&shown, "1s:s:k", &[&KEEPERS.to_string()]).await;
    let [_, ended, _] = moderated(&harness, &zoe).await;
    let about = zoe.slash(harness.channel, "privacy about", &[]).await;
    assert_private(
        &about,
        "as an admin or moderator of a server, and which tables you reported, for 90 days",
    );
    let file = harness.exported(&zoe).await;
    shows(&file, &format!("ended table {ended}"));
    harness.deletes_data(&zoe).await;
    let text = log(&harness, &ann).await;
    let entry = format!("Somebody whose data was deleted ended table {ended}");
    shows(&text, &entry);
    hides(&text, &zoe.id().to_string());
    let nothing = zoe.slash(harness.channel, "privacy delete", &[]).await;
    assert_private(&nothing, "stores nothing about you");
    harness.pass(91 * DAY);
    for _ in 0..200 {
        if log(&harness, &ann).await.contains("Nothing yet.") {
            harness.close().await;
            return;
        }
        harness.pass(Duration::from_secs(60));
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the entries are still there: {}", log(&harness, &ann).await);
}
