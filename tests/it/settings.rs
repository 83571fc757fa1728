//! A server's settings, and that they are respected.

use std::time::Duration;

use games::registry::GAMES;
use playground::{AnswerKind, Message, Person};
use serde_json::json;

use crate::harness::{FORGED, Harness, Shown, assert_private, shows};
use crate::player::is_over;
use crate::usual::{game_for, start};

pub(crate) async fn panel(harness: &Harness, ann: &Person) -> Message {
    let panel = ann.slash(harness.channel, "settings", &[]).await;
    assert_private(&panel, "Server settings");
    panel.shown()
}

#[tokio::test(flavor = "multi_thread")]
async fn only_admins_see_and_change_the_settings() {
    let harness = Harness::open().await;
    let people @ [ann, ben] = &harness.some_people();
    let hidden = ben.try_slash(harness.channel, "settings", &[]).await;
    assert!(hidden.is_err(), "Discord does not offer it to Ben");
    let panel = panel(&harness, ann).await;
    assert!(panel.text().contains("of their host"));
    let lobby = harness.lobby(GAMES[0], &people[..1]).await;
    assert_private(&ben.press_raw(lobby.id(), "1s:s:p0").await, FORGED);
    assert!(
        ann.press(&panel, "Switch turn pings off on this server")
            .await
            .kind
            == AnswerKind::Update
    );
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_run_only_in_the_channels_the_admins_chose() {
    let mut harness = Harness::open().await;
    let [ann, ben] = &harness.some_people();
    let (dice, other) = (harness.channel, harness.play.channel("table-two"));
    let settings = panel(&harness, ann).await;
    let chosen = ann.choose(&settings, "1s:s:c", &[&dice.to_string()]).await;
    assert_eq!(chosen.kind, AnswerKind::Update, "{}", chosen.text());
    shows(&chosen, &format!("<#{dice}>"));
    harness.restart().await;
    for game in GAMES {
        let start = start(*game);
        let refused = ben.slash(other, &start, &[]).await;
        assert_private(
            &refused,
            &format!("Games on this server are played in <#{dice}>."),
        );
        let opened = ben.slash(dice, &start, &[]).await;
        assert!(!opened.is_private(), "{}", opened.text());
        ben.press(&opened.shown(), "Leave").await;
    }
    // A table cannot be moved to a forbidden channel; a thread of an allowed channel is fine.
    let game = game_for(2);
    let table = harness
        .table_with(game, 2, &[("thread", json!(true))])
        .await;
    let name = table.name();
    let thread = harness.thread_of(dice, table.board, ben).await;
    let named = [("table", json!(name))];
    let carried = ben.slash(other, "table show", &named).await;
    assert_private(&carried, "Games on this server are played in");
    let shown = ben.slash(thread, "table show", &named).await;
    assert!(!shown.is_private(), "{}", shown.text());
    let again = ben.slash(thread, &start(game), &[]).await;
    assert!(!again.is_private(), "{}", again.text());

    let settings = panel(&harness, ann).await;
    ann.choose(&settings, "1s:s:c", &[]).await;
    let opened = ben.slash(other, "table show", &named).await;
    assert!(!opened.is_private(), "{}", opened.text());
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_role_can_moderate_tables() {
    /// A role of the server, by its id.
    const KEEPERS: u64 = 4_242;
    let mut harness = Harness::open().await;
    let ann = harness.people(1).remove(0);
    let zoe = harness.play.person("Zoe");
    harness.faults().give_role(zoe.id(), KEEPERS);
    let mut table = harness.table(game_for(2), 2).await;
    let refused = harness.asks(&zoe, "table end", &table.name()).await;
    assert_private(&refused, "Only players at table");
    let settings = panel(&harness, &ann).await;
    let chosen = ann
        .choose(&settings, "1s:s:k", &[&KEEPERS.to_string()])
        .await;
    shows(&chosen, &format!("<@&{KEEPERS}>"));
    harness.restart().await;
    let asked = harness.asks(&zoe, "table end", &table.name()).await;
    assert_private(&asked, "There will be no result");
    let ended = zoe.press(&asked.shown(), "End it now").await;
    shows(&ended, "a moderator ended it");
    table.waits_for_board(is_over).await;
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_can_turn_pings_off() {
    let mut harness = Harness::open().await;
    let ann = harness.people(1).remove(0);
    let clock = [("clock", json!("10m"))];
    let mut table = harness.table_with(game_for(2), 2, &clock).await;
    let (actor, _) = table.actor_and_other();
    let settings = panel(&harness, &ann).await;
    let off = ann
        .press(&settings, "Switch turn pings off on this server")
        .await;
    shows(&off, "off; boards");
    harness.restart().await;
    let before = table.ply();
    harness.pass(Duration::from_secs(6 * 60));
    harness.pass(Duration::from_secs(4 * 60));
    // Clocks run as before.
    table.waits_for_later(before).await;
    assert_eq!(actor.pings(), 0);

    let settings = panel(&harness, &ann).await;
    let on = ann.press(&settings, "Switch turn pings on").await;
    shows(&on, "each player chooses");
    let (actor, _) = table.actor_and_other();
    harness.pass(Duration::from_secs(6 * 60));
    ann.waits_for(harness.channel, |m| m.mentions().contains(&actor.id()))
        .await;
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channels_options_can_be_pinned() {
    let mut harness = Harness::open().await;
    let ann = harness.people(1).remove(0);
    assert!(panel(&harness, &ann).await.text().contains("none yet"));
    for game in GAMES {
        let start = start(*game);
        let opens = async |options: &[_]| {
            let lobby = ann.slash(harness.channel, &start, options).await.shown();
            ann.press(&lobby, "Leave").await;
            lobby.text()
        };
        opens(&[("clock", json!("1h"))]).await;
        let settings = panel(&harness, &ann).await;
        let pin = format!("Pin {}", game.info().name);
        let pinned = ann.choose(&settings, "1s:s:u", &[&pin]).await;
        shows(&pinned, "1 hour per decision (pinned)");
        let once = opens(&[("clock", json!("none"))]).await;
        shows(&once, "no time limit");
        let then = opens(&[]).await;
        shows(&then, "pinned in this channel: default options");
        shows(&then, "1 hour per decision");
    }
    harness.restart().await;
    let settings = panel(&harness, &ann).await;
    let name = GAMES[0].info().name;
    let free = ann
        .choose(&settings, "1s:s:u", &[&format!("Unpin {name}")])
        .await;
    assert!(
        free.text().matches("(pinned)").count() == GAMES.len() - 1,
        "{}",
        free.text()
    );
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channels_options_apply_in_its_threads() {
    let mut harness = Harness::open().await;
    let game = game_for(2);
    let wish = [("thread", json!(true)), ("clock", json!("1h"))];
    let table = harness.table_with(game, 2, &wish).await;
    let (ann, ben) = (&table.people[0], &table.people[1]);
    let thread = harness.thread_of(harness.channel, table.board, ben).await;
    let (dice, start) = (harness.channel, start(game));
    let opens = async |channel, options: &[_]| {
        let lobby = ben.slash(channel, &start, options).await.shown();
        ben.press(&lobby, "Leave").await;
        lobby.text()
    };
    let again = opens(thread, &[]).await;
    shows(&again, "as last time in this channel");
    shows(&again, "1 hour per decision");
    // What is chosen in the thread is remembered for both.
    opens(thread, &[("clock", json!("10m"))]).await;
    let again = opens(dice, &[]).await;
    shows(&again, "as last time in this channel");
    shows(&again, "10 minutes per decision");
    // And what is pinned in either is pinned.
    harness.channel = thread;
    let settings = panel(&harness, ann).await;
    let pin = format!("Pin {}", game.info().name);
    let pinned = ann.choose(&settings, "1s:s:u", &[&pin]).await;
    shows(&pinned, "(pinned)");
    for channel in [dice, thread] {
        let then = opens(channel, &[]).await;
        shows(&then, "pinned in this channel");
        shows(&then, "10 minutes per decision");
    }
    harness.close().await;
}
