//! Turn pings: who gets them, when, how often, and how to turn them off.

use std::time::Duration;

use playground::{Message, Person, permission, route};
use serde_json::json;

use crate::clocks::{clock, for_two};
use crate::harness::{Harness, Shown, assert_private};
use crate::player::Table;
use crate::usual::game_for;

const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(3_600);

fn calls(person: &Person) -> impl Fn(&Message) -> bool {
    let mention = format!("<@{}>", person.id());
    move |message| message.content().contains(&mention)
}

async fn chooses(harness: &Harness, person: &Person, when: &str) {
    let kept = person
        .slash(harness.channel, "me pings", &[("when", json!(when))])
        .await;
    assert_private(&kept, "Saved.");
}

/// Presses until somebody else than `person` is the only one to act; gives who.
async fn passes_on(table: &mut Table, person: &Person) -> Option<Person> {
    while !table.over() {
        let acting = table.to_act();
        if let [only] = acting[..]
            && only.id() != person.id()
        {
            return Some(only.clone());
        }
        table.presses_something().await;
    }
    None
}

#[tokio::test(flavor = "multi_thread")]
async fn the_player_to_act_is_pinged_once_and_the_ping_is_deleted_when_they_act() {
    let mut harness = Harness::open().await;
    for game in for_two() {
        let mut table = harness.table(game, 2).await;
        let acting: Vec<Person> = table.to_act().into_iter().cloned().collect();
        let before: Vec<u64> = table.people.iter().map(Person::pings).collect();
        harness.pass(2 * MINUTE);
        let link = format!("/{}/{}", harness.channel, table.board);
        let calls = calls(&acting[0]);
        let call = acting[0]
            .waits_for(harness.channel, |m| {
                calls(m) && m.content().ends_with(&link)
            })
            .await;
        for (person, before) in table.people.iter().zip(before) {
            let called = acting.iter().any(|acting| acting.id() == person.id());
            assert_eq!(
                person.pings(),
                before + u64::from(called),
                "{}",
                person.name()
            );
        }
        harness.restart().await;
        harness.pass(5 * MINUTE);
        for _ in 0..acting.len() * 200 {
            if table.ply() > 2 * u32::try_from(acting.len()).unwrap() {
                break;
            }
            table.presses_something().await;
        }
        let moved: Vec<Person> = table.to_act().into_iter().cloned().collect();
        if acting.len() == 1 || moved.len() < acting.len() {
            acting[0].waits_for_absence(call.id()).await;
        }
        for person in table.people.clone() {
            harness.leaves(&person, &table.name()).await;
        }
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pings_come_at_once_or_never_as_each_player_chose() {
    let harness = Harness::open().await;
    let mut table = harness.table(game_for(2), 2).await;
    let (ann, ben) = (table.people[0].clone(), table.people[1].clone());
    chooses(&harness, &ann, "always").await;
    chooses(&harness, &ben, "never").await;
    let mut turns = 0;
    while turns < 3 {
        let Some(next) = passes_on(&mut table, &ben).await else {
            break;
        };
        turns += 1;
        assert_eq!(next.id(), ann.id());
        let call = ben.waits_for(harness.channel, calls(&ann)).await;
        let one_message = ben
            .reads(harness.channel)
            .iter()
            .filter(|m| calls(&ann)(m))
            .count();
        assert_eq!(one_message, 1);
        passes_on(&mut table, &ann).await;
        ann.waits_for_absence(call.id()).await;
    }
    assert!(turns > 0, "Ann had a turn:\n{}", table.shown().text());
    assert_eq!(ann.pings(), turns);
    harness.pass(2 * MINUTE);
    ann.slash(harness.channel, "table show", &[]).await.posted();
    assert_eq!(ben.pings(), 0);
    harness.close().await;
}

/// Somebody is told that it is their turn, also again after a pause, once.
async fn is_told_again_after_a_pause(limit: &str, told_after: Duration) {
    for restarted in [false, true] {
        let mut harness = Harness::open().await;
        let table = harness.table_with(game_for(2), 2, &clock(limit)).await;
        let (actor, other) = table.actor_and_other();
        let other = other.expect("somebody who waits");
        harness.quiet().await;
        harness.pass(told_after);
        let call = actor.waits_for(harness.channel, calls(&actor)).await;
        let asked = other.slash(harness.channel, "table pause", &[]).await;
        let vote = asked.shown();
        actor.press(&vote, "Agree").await;
        actor.waits_for_absence(call.id()).await;
        if restarted {
            harness.restart().await;
        }
        harness.pass(HOUR);
        let before = actor.pings();
        other.press(&vote, "Resume").await;
        harness.pass(2 * MINUTE);
        actor.waits_for(harness.channel, calls(&actor)).await;
        harness.quiet().await;
        assert_eq!(actor.pings(), before + 1, "once");
        harness.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_pinged_before_a_pause_is_pinged_again_after_it() {
    // Without a clock there is no reminder either.
    is_told_again_after_a_pause("none", 2 * MINUTE).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_reminded_before_a_pause_is_reminded_again_after_it() {
    is_told_again_after_a_pause("24h", 13 * HOUR).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_pinged_in_quiet_hours() {
    let harness = Harness::open().await;
    let table = harness.table(game_for(2), 2).await;
    let (actor, _) = table.actor_and_other();
    let hour = harness.clock.now().0 / 3_600_000 % 24;
    let hours = [("from", json!(hour)), ("until", json!((hour + 2) % 24))];
    for (words, options, said) in [
        ("me timezone", vec![("zone", json!("Etc/UTC"))], "Etc/UTC"),
        (
            "me timezone",
            vec![("zone", json!("Lost:At_lantis"))],
            "There is no time zone `Lost:At_lantis`.",
        ),
        ("me quiet-hours", vec![("from", json!(3))], "Give both ends"),
        ("me quiet-hours", hours.to_vec(), "No pings from"),
    ] {
        assert_private(&actor.slash(harness.channel, words, &options).await, said);
    }
    let offered = actor
        .complete(harness.channel, "me timezone", "zone", "lisbon", &[])
        .await;
    assert_eq!(offered[0]["value"], "Europe/Lisbon", "{offered:?}");

    let before = actor.pings();
    harness.pass(50 * MINUTE);
    let shown = actor.slash(harness.channel, "table show", &[]).await;
    harness.settled(&shown.shown()).await;
    assert_eq!(actor.pings(), before);
    harness.pass(2 * HOUR);
    actor.waits_for(harness.channel, calls(&actor)).await;
    assert_eq!(actor.pings(), before + 1);
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_game_goes_on_without_pings_where_the_bot_may_not_write() {
    let mut harness = Harness::open().await;
    let mut table = harness.table(game_for(2), 2).await;
    let writing = permission::SEND_MESSAGES;
    harness.faults().forbid(harness.channel, writing);
    harness.pass(2 * MINUTE);
    harness.wait_for_status(route::CREATE_MESSAGE, 403).await;
    table.goes_on(3).await;
    assert_eq!(
        harness.calls(route::CREATE_MESSAGE),
        1,
        "it is not tried again"
    );
    harness.stop().await;
}

/// They are watching, although their turn began long ago.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_resumes_a_table_is_not_pinged_at_once() {
    // What one process has seen of a player another does not know.
    let harness = Harness::open_with_one_bot().await;
    let table = harness.table_with(game_for(2), 2, &clock("none")).await;
    let (actor, other) = table.actor_and_other();
    let other = other.expect("somebody who waits");
    harness.quiet().await;
    harness.pass(2 * MINUTE);
    let call = actor.waits_for(harness.channel, calls(&actor)).await;
    let asked = other.slash(harness.channel, "table pause", &[]).await;
    let vote = asked.posted();
    actor.press(&vote, "Agree").await.updated();
    actor.waits_for_absence(call.id()).await;
    harness.pass(HOUR);
    let before = actor.pings();
    actor.press(&vote, "Resume").await.updated();
    harness.quiet().await;
    assert_eq!(actor.pings(), before);
    harness.pass(MINUTE);
    actor.waits_for(harness.channel, calls(&actor)).await;
    assert_eq!(actor.pings(), before + 1);
    harness.close().await;
}
