//! Tables that nobody can see: their message, their channel or the bot is gone. They wait, and can be shown again.

use std::time::Duration;

use games::registry::GAMES;
use playground::{AnswerKind, Message, Person, permission, route};

use crate::clocks::{clock, deadlines, drawn_anew, for_two};
use crate::harness::Harness;
use crate::player::{Way, ways};
use crate::seat_changes::{is_closed, of, verified};

const MINUTE: Duration = Duration::from_secs(60);
const DAY: Duration = Duration::from_secs(24 * 3_600);

/// Waits until a table rests because nobody can see it.
async fn rests(house: &Harness, who: &Person, channel: u64, table: &str) {
    for _ in 0..1_000 {
        let paused = who.slash(channel, "table pause", &[of(table)]).await;
        if paused.text().contains("is paused already") {
            return;
        }
    }
    panic!("the table never rested; refused: {:?}", house.refused());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_channel_costs_nobody_their_table() {
    let mut house = Harness::open().await;
    let dice = house.channel;
    for game in for_two() {
        house.channel = house.play.channel(&format!("doomed-{}", game.info().key));
        let mut table = house.table_with(game, 2, &clock("10m")).await;
        let (ann, ben) = (table.people[0].clone(), table.people[1].clone());
        let name = table.name();
        let (actor, _) = table.actor_and_other();
        house.settled(&table.shown()).await;
        let before = table.ply();
        house.play.faults().delete_channel(house.channel);
        house.pass(2 * MINUTE);
        house
            .play
            .wait_for_exchange(|e| {
                e.status == Some(404) && e.path.contains(&house.channel.to_string())
            })
            .await;
        rests(&house, &ben, dice, &name).await;
        house.pass(3 * DAY);
        house.restart().await;
        house.pass(3 * DAY);

        // From any channel, and without knowing its name.
        let offered = actor.complete(dice, "table show", "table", "").await;
        assert!(
            offered
                .iter()
                .any(|choice| choice["value"] == name.as_str()),
            "{offered:?}"
        );
        let shown = ann.slash(dice, "table show", &[of(&name)]).await;
        let board = shown.message.expect("a board");
        house.settled(&board).await;
        table.board = board.id();
        house.channel = dice;
        assert_eq!(table.ply(), before, "nobody was played for");
        assert_eq!(deadlines(&house, &board)[0], 480, "{}", board.text());
        table.goes_on(4).await;
        let asked = ben.slash(dice, "table end", &[]).await;
        ann.press(&asked.message.unwrap(), "Agree").await;
    }
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_a_server_that_the_bot_left_waits_and_is_given_up_at_last() {
    let mut house = Harness::open().await;
    let game = for_two().next().expect("a game for two");
    let seeing = permission::VIEW_CHANNEL;
    let mut table = house.table_with(game, 2, &clock("10m")).await;
    let name = table.name();
    let before = table.ply();
    house.settled(&table.shown()).await;
    house.play.faults().forbid(house.channel, seeing);
    house.pass(2 * MINUTE);
    house
        .play
        .wait_for_exchange(|e| e.route == route::CREATE_MESSAGE && e.status == Some(403))
        .await;
    let ann = table.people[0].clone();
    rests(&house, &ann, house.channel, &name).await;
    house.pass(20 * DAY);
    house.restart().await;

    // The bot is back: the first press on the old board finds the table as it was.
    house.play.faults().permit(house.channel, seeing);
    drawn_anew(&house, &mut table, &name).await;
    assert_eq!(table.ply(), before);
    assert_eq!(deadlines(&house, &table.shown())[0], 480);
    table.goes_on(2).await;

    // And once more, for good.
    house.settled(&table.shown()).await;
    house.play.faults().forbid(house.channel, seeing);
    let mark = house.now();
    house.pass(5 * MINUTE);
    house
        .play
        .wait_for_exchange(|e| {
            e.route == route::CREATE_MESSAGE && e.status == Some(403) && e.at > mark
        })
        .await;
    rests(&house, &ann, house.channel, &name).await;
    house.pass(29 * DAY);
    house.restart().await;
    rests(&house, &ann, house.channel, &name).await;
    house.pass(2 * DAY);
    let mut given_up = false;
    for _ in 0..1_000 {
        let asked = ann.slash(house.channel, "table pause", &[of(&name)]).await;
        given_up = asked.text().contains("You do not play at table");
        if given_up {
            break;
        }
    }
    assert!(given_up, "the table is still open");
    house.play.faults().permit(house.channel, seeing);
    drawn_anew(&house, &mut table, &name).await;
    assert!(
        is_closed(&table.shown(), "nothing happened for 30 days"),
        "{}",
        table.shown().text()
    );
    verified(&house, &ann, &name).await;
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_call_does_not_stay_behind_when_the_board_goes_elsewhere() {
    let house = Harness::open().await;
    let game = for_two().next().expect("a game for two");
    let table = house.table(game, 2).await;
    let (actor, _) = table.actor_and_other();
    house.settled(&table.shown()).await;
    house.pass(2 * MINUTE);
    let call = actor
        .waits_for(house.channel, |m| m.mentions().contains(&actor.id()))
        .await;
    let elsewhere = house.play.channel("table-two");
    // The call is noted a moment after it stands there; until then it follows by itself.
    let named = [of(&table.name())];
    let shown = actor.slash(elsewhere, "table show", &named).await;
    assert!(!shown.is_private(), "{}", shown.text());
    actor.waits_for_absence(call.id()).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_the_bot_sees_nothing_secret_hands_are_played_all_the_same() {
    let mut house = Harness::open().await;
    let dice = house.channel;
    let mut games = 0;
    for game in GAMES {
        house.channel = house.play.channel(&format!("unseen-{}", game.info().key));
        let table = house.table(*game, *game.info().seats.end()).await;
        if !table.offers_panel() || !table.public_moves().is_empty() {
            continue;
        }
        games += 1;
        let mut panels = Vec::new();
        for person in &table.people {
            panels.push((person, table.panel(person).await));
        }
        house
            .play
            .faults()
            .forbid(house.channel, permission::VIEW_CHANNEL);
        let plays = async |(person, panel): &(&Person, Message)| {
            let way = ways(panel).into_iter().find(Way::plays);
            let way = way.unwrap_or_else(|| panic!("no move on:\n{}", panel.text()));
            let played = way.go_anyway(person, panel.id()).await;
            assert_eq!(played.kind, AnswerKind::Update, "{}", played.text());
        };
        for two in panels.chunks_exact(2) {
            // A press on the board tells where it is, but it cannot be drawn anew after the next move.
            table.panel(two[0].0).await;
            let mark = house.now();
            plays(&two[0]).await;
            house
                .play
                .wait_for_exchange(|e| {
                    e.route == route::EDIT_MESSAGE && e.status == Some(403) && e.at > mark
                })
                .await;
            rests(&house, two[0].0, dice, &table.name()).await;
            // Whoever sits here and presses something sees the table, and nobody has to type anything for that.
            plays(&two[1]).await;
        }
    }
    assert!(games > 0, "no game on the list is played on panels alone");
    house.stop().await;
}
