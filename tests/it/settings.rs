//! What the admins of a server choose, and that it holds.

use std::time::Duration;

use games::registry::GAMES;
use playground::{AnswerKind, Message, Person};
use serde_json::json;

use crate::clocks::for_two;
use crate::harness::{Harness, told_privately};
use crate::player::{footer_of, has_button};

async fn panel(house: &Harness, ann: &Person) -> Message {
    let panel = ann.slash(house.channel, "settings", &[]).await;
    told_privately(&panel, "Settings of this server");
    panel.message.expect("a panel")
}

#[tokio::test(flavor = "multi_thread")]
async fn only_admins_see_and_change_the_settings() {
    let house = Harness::open().await;
    let people = house.people(2);
    let (ann, ben) = (&people[0], &people[1]);
    let hidden = ben.try_slash(house.channel, "settings", &[]).await;
    assert!(hidden.is_err(), "Discord does not offer it to Ben");
    let panel = panel(&house, ann).await;
    assert!(panel.text().contains("English, the only one so far"));
    // Somebody who makes the press up is refused by the bot itself.
    let lobby = house.lobby(GAMES[0], &people[..1]).await;
    told_privately(
        &ben.press_raw(lobby.id(), "1s:s:p0").await,
        "Only people who may manage this server",
    );
    assert!(ann.press(&panel, "Call nobody on this server").await.kind == AnswerKind::Update);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_run_only_in_the_channels_that_the_admins_chose() {
    let mut house = Harness::open().await;
    let people = house.people(2);
    let (ann, ben) = (&people[0], &people[1]);
    let (dice, other) = (house.channel, house.play.channel("table-two"));
    let settings = panel(&house, ann).await;
    let chosen = ann.choose(&settings, "1s:s:c", &[&dice.to_string()]).await;
    assert_eq!(chosen.kind, AnswerKind::Update, "{}", chosen.text());
    assert!(
        chosen.text().contains(&format!("<#{dice}>")),
        "{}",
        chosen.text()
    );
    house.restart().await;
    for game in GAMES {
        let start = format!("{} start", game.info().key);
        let refused = ben.slash(other, &start, &[]).await;
        told_privately(&refused, &format!("games are played in <#{dice}>."));
        let opened = ben.slash(dice, &start, &[]).await;
        assert!(!opened.is_private(), "{}", opened.text());
        ben.press(&opened.message.unwrap(), "Leave").await;
    }
    // A table is not carried to where there shall be none; a thread of the channel will do.
    let game = for_two().next().expect("a game for two");
    let table = house.table_with(game, 2, &[("thread", json!(true))]).await;
    let name = table.name();
    ben.waits_for_edit(table.board, |m| m.content().contains("now shown here"))
        .await;
    let named = [("table", json!(name))];
    let carried = ben.slash(other, "table show", &named).await;
    told_privately(&carried, "games are played in");
    let (thread, ..) = house.play.threads(dice)[0].clone();
    let shown = ben.slash(thread, "table show", &named).await;
    assert!(!shown.is_private(), "{}", shown.text());
    let again = ben
        .slash(thread, &format!("{} start", game.info().key), &[])
        .await;
    assert!(!again.is_private(), "{}", again.text());

    let settings = panel(&house, ann).await;
    ann.choose(&settings, "1s:s:c", &[]).await;
    let opened = ben.slash(other, "table show", &named).await;
    assert!(!opened.is_private(), "{}", opened.text());
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_role_can_be_given_the_care_of_tables() {
    /// A role of the server, by its id.
    const KEEPERS: u64 = 4_242;
    let mut house = Harness::open().await;
    let ann = house.people(1).remove(0);
    let zoe = house.play.person("Zoe");
    house.play.faults().give_role(zoe.id(), KEEPERS);
    let game = for_two().next().expect("a game for two");
    let mut table = house.table(game, 2).await;
    let named = [("table", json!(table.name()))];
    let refused = zoe.slash(house.channel, "table end", &named).await;
    told_privately(&refused, "You do not play at table");
    let settings = panel(&house, &ann).await;
    let chosen = ann
        .choose(&settings, "1s:s:k", &[&KEEPERS.to_string()])
        .await;
    assert!(
        chosen.text().contains(&format!("<@&{KEEPERS}>")),
        "{}",
        chosen.text()
    );
    house.restart().await;
    let asked = zoe.slash(house.channel, "table end", &named).await;
    told_privately(&asked, "at once?");
    let ended = zoe.press(&asked.message.unwrap(), "End it now").await;
    assert!(
        ended.text().contains("a moderator ended it"),
        "{}",
        ended.text()
    );
    table
        .waits_for_board(|board| has_button(board, "Rematch"))
        .await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_can_do_without_calls() {
    let mut house = Harness::open().await;
    let ann = house.people(1).remove(0);
    let game = for_two().next().expect("a game for two");
    let clock = [("clock", json!("10m"))];
    let mut table = house.table_with(game, 2, &clock).await;
    let (actor, _) = table.actor_and_other();
    let settings = panel(&house, &ann).await;
    let off = ann.press(&settings, "Call nobody on this server").await;
    assert!(off.text().contains("nobody is called"), "{}", off.text());
    house.restart().await;
    let before = table.ply();
    house.pass(Duration::from_secs(6 * 60));
    house.pass(Duration::from_secs(4 * 60));
    // Time is up as ever.
    table
        .waits_for_board(|board| footer_of(board).is_some_and(|(_, ply)| ply > before))
        .await;
    assert_eq!(actor.pings(), 0);

    let settings = panel(&house, &ann).await;
    let on = ann.press(&settings, "Call people to their turn").await;
    assert!(on.text().contains("each as they chose"), "{}", on.text());
    let (actor, _) = table.actor_and_other();
    house.pass(Duration::from_secs(6 * 60));
    ann.waits_for(house.channel, |m| m.mentions().contains(&actor.id()))
        .await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_usual_options_of_a_channel_can_be_pinned() {
    let mut house = Harness::open().await;
    let ann = house.people(1).remove(0);
    assert!(panel(&house, &ann).await.text().contains("Nothing yet."));
    for game in GAMES {
        let start = format!("{} start", game.info().key);
        let opens = async |options: &[_]| {
            let lobby = ann.slash(house.channel, &start, options).await;
            let lobby = lobby.message.unwrap();
            ann.press(&lobby, "Leave").await;
            lobby.text()
        };
        opens(&[("clock", json!("1h"))]).await;
        let settings = panel(&house, &ann).await;
        let pin = format!("Pin {}", game.info().name);
        let pinned = ann.choose(&settings, "1s:s:u", &[&pin]).await;
        assert!(
            pinned.text().contains("1 hour for each decision (pinned)"),
            "{}",
            pinned.text()
        );
        let once = opens(&[("clock", json!("none"))]).await;
        assert!(once.contains("no hurry"), "{once}");
        let then = opens(&[]).await;
        assert!(
            then.contains("as this channel's admins chose: as usual")
                && then.contains("1 hour for each decision"),
            "{then}"
        );
    }
    house.restart().await;
    let settings = panel(&house, &ann).await;
    let name = GAMES[0].info().name;
    let free = ann
        .choose(&settings, "1s:s:u", &[&format!("Unpin {name}")])
        .await;
    assert!(
        free.text().matches("(pinned)").count() == GAMES.len() - 1,
        "{}",
        free.text()
    );
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_usual_in_a_channel_is_usual_in_its_threads() {
    let mut house = Harness::open().await;
    let game = for_two().next().expect("a game for two");
    let wish = [("thread", json!(true)), ("clock", json!("1h"))];
    let table = house.table_with(game, 2, &wish).await;
    let (ann, ben) = (&table.people[0], &table.people[1]);
    ben.waits_for_edit(table.board, |m| m.content().contains("now shown here"))
        .await;
    let (dice, start) = (house.channel, format!("{} start", game.info().key));
    let (thread, ..) = house.play.threads(dice)[0].clone();
    let opens = async |channel, options: &[_]| {
        let lobby = ben.slash(channel, &start, options).await;
        let lobby = lobby.message.unwrap();
        ben.press(&lobby, "Leave").await;
        lobby.text()
    };
    let again = opens(thread, &[]).await;
    assert!(
        again.contains("as last time here") && again.contains("1 hour for each decision"),
        "{again}"
    );
    // What is chosen in the thread is last time for both.
    opens(thread, &[("clock", json!("10m"))]).await;
    let again = opens(dice, &[]).await;
    assert!(
        again.contains("as last time here") && again.contains("10 minutes for each decision"),
        "{again}"
    );
    // And what is pinned in either is pinned.
    house.channel = thread;
    let settings = panel(&house, ann).await;
    let pin = format!("Pin {}", game.info().name);
    let pinned = ann.choose(&settings, "1s:s:u", &[&pin]).await;
    assert!(pinned.text().contains("(pinned)"), "{}", pinned.text());
    for channel in [dice, thread] {
        let then = opens(channel, &[]).await;
        assert!(
            then.contains("as this channel's admins chose")
                && then.contains("10 minutes for each decision"),
            "{then}"
        );
    }
    house.close().await;
}
