//! `/tables mine` and `/tables open`: where it is somebody's turn, and where they can join.

use std::time::Duration;

use playground::{Message, Person};
use serde_json::json;

use crate::clocks::clock;
use crate::harness::{Harness, Shown, assert_private, shows, starts};
use crate::player::{Table, has_button};
use crate::seat_changes::footer;
use crate::usual::{game_for, opens, start};

/// A role of the server, by its id.
const MEMBERS: u64 = 4_242;

/// The lines of a list.
fn lines(message: &Message) -> Vec<String> {
    let text = message.embeds_text();
    text.lines()
        .filter(|line| line.contains("· table "))
        .map(str::to_owned)
        .collect()
}

/// Is this table on the list? A moment after it was opened there may be no link to its lobby yet.
fn lists(message: &Message, name: &str) -> bool {
    let named = ["]", " "].map(|next| format!("· table {name}{next}"));
    lines(message)
        .iter()
        .any(|line| named.iter().any(|named| line.contains(named)))
}

/// What `/tables open` lists for somebody.
pub(crate) async fn open_tables(person: &Person, channel: u64) -> Message {
    let looking = person.slash(channel, "tables open", &[]).await;
    assert_private(&looking, "Looking for tables");
    let message = looking.shown();
    person
        .waits_for_edit(message.id(), |m| !m.content().starts_with("Looking"))
        .await
}

/// A lobby of one, and the number of its table.
async fn opened(harness: &Harness, by: &Person, channel: u64) -> String {
    let lobby = opens(by, channel, game_for(2), &[]).await;
    // The lists link to it once the bot knows where it is.
    harness.settled(&lobby).await;
    footer(&lobby)
}

#[tokio::test(flavor = "multi_thread")]
async fn my_tables_are_listed_with_my_turns_first_the_most_urgent_on_top() {
    let mut harness = Harness::open().await;
    let people = harness.people(2);
    let (ann, dice) = (&people[0], harness.channel);
    let none = ann.slash(dice, "tables mine", &[]).await;
    assert_private(&none, "You have no open table on this server.");
    let (mut turns, mut waits) = (Vec::new(), Vec::new());
    for limit in ["24h", "1h", "none", "10m", "1h", "24h"] {
        let [wish] = clock(limit);
        let table = harness.table_with(game_for(2), 2, &[wish]).await;
        let is_ann = table.to_act()[0].id() == ann.id();
        let list = if is_ann { &mut turns } else { &mut waits };
        list.push((table, limit));
    }
    assert!(!turns.is_empty() && !waits.is_empty(), "both happen");
    let lobby = opened(&harness, ann, dice).await;
    harness.restart().await;
    let listed = ann.slash(dice, "tables mine", &[]).await;
    let words = format!(
        "You sit at 7 open tables on this server; it is your turn at {} of them.",
        turns.len()
    );
    assert_private(&listed, &words);
    let shown = lines(&listed.shown());
    assert_eq!(shown.len(), 7);
    let rank = |line: &String| {
        let mut all = turns.iter().chain(&waits);
        let named = |table: &Table| line.contains(&format!("· table {}]", table.name()));
        let limit = all.find(|(table, _)| named(table)).map(|(_, limit)| *limit);
        let order = ["10m", "1h", "24h", "none"];
        limit.and_then(|limit| order.iter().position(|one| *one == limit))
    };
    // In both halves those with less time come first.
    let (mine, others) = shown.split_at(turns.len());
    assert!(mine.iter().map(rank).is_sorted(), "{shown:?}");
    assert!(others.iter().filter_map(rank).is_sorted(), "{shown:?}");
    for (at, line) in shown.iter().enumerate() {
        assert_eq!(
            line.starts_with("**Your turn**"),
            at < turns.len(),
            "{line}"
        );
    }
    for (table, limit) in turns.iter().chain(&waits) {
        let named = format!("· table {}]", table.name());
        let line = shown
            .iter()
            .find(|line| line.contains(&named))
            .expect(&named);
        let address = format!(
            "https://discord.com/channels/{}/{dice}/{}",
            harness.play.guild(),
            table.board
        );
        shows(&line, &address);
        assert_eq!(
            line.contains("waiting for Ben"),
            !line.starts_with("**Your turn**"),
            "{line}"
        );
        assert_eq!(line.contains("<t:"), *limit != "none", "{line}");
    }
    let line = shown
        .iter()
        .find(|line| line.contains(&format!("· table {lobby}")));
    let line = line.expect("the lobby");
    shows(&line, "not begun, 1 of ");
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn in_direct_messages_my_tables_of_every_place_are_listed() {
    let harness = Harness::open().await;
    let [ann, ben] = &harness.some_people();
    let table = harness.table(game_for(2), 2).await;
    let direct = harness.play.direct_channel(ann);
    let alone = opened(&harness, ann, direct).await;
    let all = ann.slash(direct, "tables mine", &[]).await;
    assert_private(&all, "You sit at 2 open tables; it is");
    let shown = lines(&all.shown());
    for name in [table.name(), alone.clone()] {
        assert!(
            shown
                .iter()
                .any(|line| line.contains(&format!("· table {name}"))),
            "{shown:?}"
        );
    }
    let here = ann.slash(harness.channel, "tables mine", &[]).await;
    let here = lines(&here.shown());
    assert_eq!(
        here.len(),
        1,
        "a server shows nothing from elsewhere: {here:?}"
    );
    let told = ann.slash(direct, "tables open", &[]).await;
    assert_private(&told, "type it there");
    let of_ben = ben
        .slash(harness.play.direct_channel(ben), "tables mine", &[])
        .await;
    assert_private(&of_ben, "You sit at 1 open table;");
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_paused_table_and_one_that_the_house_plays_are_nobodys_turn() {
    let harness = Harness::open().await;
    let [hurry] = clock("10m");
    let table = harness.table_with(game_for(2), 2, &[hurry]).await;
    let (actor, other) = table.actor_and_other();
    let other = other.expect("two players");
    let ask = harness.asks(&actor, "table pause", &table.name()).await;
    other.press(&ask.shown(), "Agree").await;
    let listed = actor.slash(harness.channel, "tables mine", &[]).await;
    assert_private(
        &listed,
        "You sit at 1 open table on this server; it is not your turn.",
    );
    let shown = lines(&listed.shown());
    assert!(shown[0].contains("paused"), "{shown:?}");
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_list_says_how_many_tables_are_left_out() {
    let harness = Harness::open().await;
    let people = harness.people(8);
    let cleo = &people[2];
    let words = start(game_for(2));
    for host in people[..2].iter().cycle().take(18) {
        let lobby = host.slash(harness.channel, &words, &[]).await.shown();
        cleo.press(&lobby, "Join").await;
        host.press(&lobby, "Start").await;
    }
    let listed = cleo.slash(harness.channel, "tables mine", &[]).await;
    assert_private(&listed, "18 ");
    let listed = listed.shown();
    assert_eq!(lines(&listed).len(), 15);
    shows(&listed, "… and 3 more");
    for host in people[2..].iter().cycle().take(18) {
        host.slash(harness.channel, &words, &[]).await;
    }
    let zoe = harness.play.person("Zoe");
    let open = open_tables(&zoe, harness.channel).await;
    if *game_for(2).info().seats.end() > 2 {
        assert_eq!(open.content(), "There are 18 tables that you can join.");
        shows(&open, "… and 3 more");
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn open_tables_are_those_that_one_can_see_and_join() {
    let harness = Harness::open().await;
    let person = |name| harness.play.person(name);
    let (ben, cleo, dev, zoe) = (person("Ben"), person("Cleo"), person("Dev"), person("Zoe"));
    let channel = |name| harness.play.channel(name);
    let (dice, other, den, vault) = (
        harness.channel,
        channel("table-two"),
        channel("den"),
        channel("vault"),
    );
    let faults = harness.faults();
    faults.restrict(vault, MEMBERS);
    faults.give_role(ben.id(), MEMBERS);
    faults.give_role(cleo.id(), MEMBERS);
    faults.hide(den, zoe.id());
    let none = open_tables(&zoe, dice).await;
    starts(none.content(), "No other table is waiting for players");
    let before = harness.play.rest_calls();
    let near = opened(&harness, &ben, dice).await;
    let far = opened(&harness, &ben, other).await;
    let hidden = opened(&harness, &ben, den).await;
    // Nobody hosts more than three.
    let edda = person("Edda");
    faults.give_role(edda.id(), MEMBERS);
    let locked = opened(&harness, &edda, vault).await;
    let listed =
        |message: &Message| [&near, &far, &hidden, &locked].map(|name| lists(message, name));
    assert_eq!(listed(&open_tables(&cleo, dice).await), [true; 4]);
    let found = listed(&open_tables(&dev, dice).await);
    assert_eq!(found, [true, true, true, false]);
    let of_zoe = open_tables(&zoe, dice).await;
    assert_eq!(listed(&of_zoe), [true, true, false, false]);
    assert_eq!(of_zoe.content(), "There are 2 tables that you can join.");
    assert_eq!(listed(&open_tables(&cleo, vault).await), [true; 4]);
    let found = listed(&open_tables(&ben, dice).await);
    assert_eq!(found, [false, false, false, true], "the host sits there");
    let line = lines(&of_zoe)
        .into_iter()
        .find(|line| line.contains(&format!("<#{other}>")));
    let line = line.expect("the lobby in the other channel");
    let (most, free) = (
        *game_for(2).info().seats.end(),
        game_for(2).info().seats.end() - 1,
    );
    shows(
        &line,
        &format!("1 of {most} seats taken, {free} free · host: Ben"),
    );
    // Who owns the server sees it all, without a question.
    let ann = person("Ann");
    assert_eq!(listed(&open_tables(&ann, dice).await), [true; 4]);
    assert!(harness.play.rest_calls() - before < 60, "few calls");
    // A table with no free seat is nothing to join.
    let lobby = ben
        .reads(dice)
        .into_iter()
        .rev()
        .find(|m| has_button(m, "Join") && m.text().contains(&format!("Table {near}")));
    let lobby = lobby.expect("the lobby");
    for number in 1..most {
        let guest = harness.play.person(&format!("P{number}"));
        guest.press(&lobby, "Join").await;
    }
    let found = listed(&open_tables(&zoe, dice).await);
    assert_eq!(found, [false, true, false, false]);
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_discord_does_not_tell_nothing_of_other_channels_is_shown() {
    let mut harness = Harness::open().await;
    let (ben, zoe) = (harness.play.person("Ben"), harness.play.person("Zoe"));
    let (dice, other) = (harness.channel, harness.play.channel("table-two"));
    let near = opened(&harness, &ben, dice).await;
    opened(&harness, &ben, other).await;
    harness
        .faults()
        .refuse("GET /guilds/{guild}", 1, 403, 50_001, "Missing Access");
    let listed = open_tables(&zoe, dice).await;
    let shown = lines(&listed);
    assert!(shown.len() == 1 && lists(&listed, &near), "{shown:?}");
    shows(listed.content(), "tables there are left out");
    harness.pass(Duration::from_secs(60));
    assert_eq!(lines(&open_tables(&zoe, dice).await).len(), 2);
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_in_a_thread_is_listed_for_those_who_see_its_channel() {
    let harness = Harness::open().await;
    let people = [harness.play.person("Ben"), harness.play.person("Cleo")];
    let (zoe, dev) = (harness.play.person("Zoe"), harness.play.person("Dev"));
    let (dice, den) = (harness.channel, harness.play.channel("den"));
    harness.faults().hide(den, zoe.id());
    let wish = [("thread", json!(true))];
    let words = start(game_for(2));
    let lobby = people[0].slash(den, &words, &wish).await.shown();
    people[1].press(&lobby, "Join").await;
    people[0].press(&lobby, "Start").await;
    let thread = harness.thread_of(den, lobby.id(), &dev).await;
    let name = opened(&harness, &people[0], thread).await;
    let listed = |message: Message| lists(&message, &name);
    assert!(listed(open_tables(&dev, dice).await));
    assert!(listed(open_tables(&dev, thread).await));
    assert!(!listed(open_tables(&zoe, dice).await));
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_in_a_private_thread_is_listed_only_there() {
    let harness = Harness::open().await;
    let person = |name| harness.play.person(name);
    let (ann, ben, dev, zoe) = (person("Ann"), person("Ben"), person("Dev"), person("Zoe"));
    let dice = harness.channel;
    let thread = harness.private_thread(dice, &[&ben, &dev]).await;
    let near = opened(&harness, &ben, dice).await;
    let private = opened(&harness, &ben, thread).await;
    let listed = |message: Message| [&near, &private].map(|name| lists(&message, name));
    assert_eq!(listed(open_tables(&dev, thread).await), [true, true]);
    // Dev was added to the thread, Zoe was not, and Ann, who owns the server, can see it without that.
    for person in [&dev, &zoe, &ann] {
        assert_eq!(listed(open_tables(person, dice).await), [true, false]);
    }
    harness.close().await;
}
