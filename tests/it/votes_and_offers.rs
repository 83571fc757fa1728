//! Open requests: votes to pause or to end, and offered seats. None lasts for ever, and none blocks play.

use games::registry::GAMES;
use playground::{AnswerKind, Message, Person};
use serde_json::json;

use crate::clocks::{for_two, redrawn};
use crate::harness::{Harness, assert_private};
use crate::player::Table;
use crate::seat_changes::of;

/// What is voted on, and how the result shows.
const VOTES: [(&str, &str); 2] = [
    ("table pause", "is paused"),
    ("table end", "all who played agreed"),
];

/// A table at which one is to act after the other.
async fn in_turn(harness: &Harness, people: usize) -> Table {
    for game in GAMES.iter().filter(|k| k.info().seats.contains(&people)) {
        let table = harness.table(*game, people).await;
        if table.to_act().len() == 1 {
            return table;
        }
    }
    panic!("a game in turns");
}

/// Asks all players for a vote.
async fn asks(harness: &Harness, who: &Person, words: &str, table: &str) -> Message {
    let asked = who.slash(harness.channel, words, &[of(table)]).await;
    assert!(!asked.is_private(), "{}", asked.text());
    asked.message.expect("a vote")
}

/// This one plays until somebody else is to act.
async fn plays_their_turn(table: &mut Table, who: &Person) {
    let acts = |table: &Table| table.to_act().iter().any(|person| person.id() == who.id());
    assert!(acts(table), "{}", table.shown().text());
    while acts(table) {
        table.presses_something().await;
    }
    assert!(!table.over(), "{}", table.shown().text());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_withdraws_the_players_vote() {
    let mut harness = Harness::open().await;
    for (words, carried) in VOTES {
        for restarted in [false, true] {
            let mut table = in_turn(&harness, 2).await;
            let (ann, ben) = table.actor_and_other();
            let ben = ben.expect("somebody who waits");
            let vote = asks(&harness, &ann, words, &table.name()).await;
            assert!(vote.text().contains("1 of 2 agree"), "{}", vote.text());
            plays_their_turn(&mut table, &ann).await;
            if restarted {
                harness.restart().await;
            }
            // The old question is still shown, but Ann has withdrawn her vote.
            let late = ben.press(&vote, "Agree").await;
            assert_eq!(late.kind, AnswerKind::Update, "{}", late.text());
            assert!(late.text().contains("1 of 2 agree"), "{}", late.text());
            let both = ann.press(&vote, "Agree").await;
            assert_eq!(both.kind, AnswerKind::Update, "{}", both.text());
            assert!(both.text().contains(carried), "{}", both.text());
        }
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn asking_again_during_a_vote_adds_a_vote() {
    let harness = Harness::open().await;
    for (words, carried) in VOTES {
        let table = in_turn(&harness, 3).await;
        let [ann, ben, cleo] = <[Person; 3]>::try_from(table.people.clone()).ok().unwrap();
        let name = table.name();
        for (who, agree) in [(&ben, 1), (&cleo, 2), (&ben, 2)] {
            let vote = asks(&harness, who, words, &name).await;
            let count = format!("{agree} of 3 agree");
            assert!(vote.text().contains(&count), "{}", vote.text());
        }
        let all = asks(&harness, &ann, words, &name).await;
        assert!(all.text().contains(carried), "{}", all.text());
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn players_who_left_do_not_hold_up_a_vote() {
    let harness = Harness::open().await;
    for (words, carried) in VOTES {
        for asks_again in [false, true] {
            let table = in_turn(&harness, 3).await;
            let [ann, ben, cleo] = <[Person; 3]>::try_from(table.people.clone()).ok().unwrap();
            let name = table.name();
            let vote = asks(&harness, &ben, words, &name).await;
            let two = cleo.press(&vote, "Agree").await;
            assert!(two.text().contains("2 of 3 agree"), "{}", two.text());
            let leaves = ann
                .slash(harness.channel, "table resign", &[of(&name)])
                .await;
            ann.press(&leaves.message.unwrap(), "Yes, leave the table")
                .await;
            let carries = if asks_again {
                asks(&harness, &cleo, words, &name).await.text()
            } else {
                ben.press(&vote, "Agree").await.text()
            };
            assert!(carries.contains(carried), "{carries}");
        }
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_withdraws_the_offer_of_a_seat() {
    let mut harness = Harness::open().await;
    let zoe = harness.play.person("Zoe");
    for restarted in [false, true] {
        let mut table = in_turn(&harness, 2).await;
        let (ann, ben) = table.actor_and_other();
        let name = table.name();
        let options = [("player", json!(zoe.id().to_string())), of(&name)];
        let asked = ann.slash(harness.channel, "table replace", &options).await;
        let question = asked.message.expect("a question");
        plays_their_turn(&mut table, &ann).await;
        if restarted {
            harness.restart().await;
        }
        let late = zoe.press(&question, "Accept").await;
        assert_eq!(late.kind, AnswerKind::Update, "{}", late.text());
        let words = format!("{} has moved since then", ann.name());
        assert!(late.text().contains(&words), "{}", late.text());
        redrawn(&harness, &mut table, &name).await;
        assert!(
            !table.shown().text().contains("Zoe"),
            "{}",
            table.shown().text()
        );

        // An offer stays good until its own player moves, whatever the others do.
        let asked = ann.slash(harness.channel, "table replace", &options).await;
        let question = asked.message.expect("a question");
        plays_their_turn(&mut table, &ben.expect("somebody who waits")).await;
        let yes = zoe.press(&question, "Accept").await;
        assert!(
            yes.text().starts_with("Zoe takes over from"),
            "{}",
            yes.text()
        );
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_decide_nothing() {
    let harness = Harness::open().await;
    let zoe = harness.play.person("Zoe");
    let game = for_two().next().expect("a game for two");
    let table = harness.table(game, 2).await;
    for (words, _) in VOTES {
        let vote = asks(&harness, &table.people[1], words, &table.name()).await;
        assert_private(&zoe.press(&vote, "Agree").await, "Only players at table");
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_has_one_open_offer() {
    let harness = Harness::open().await;
    let table = harness.public_table().await;
    let [zoe, dev] = ["Zoe", "Dev"].map(|name| harness.play.person(name));
    let ask = async |to: &Person| {
        let player = [("player", json!(to.name()))];
        table.people[0]
            .slash(harness.channel, "table replace", &player)
            .await
    };
    let first = ask(&zoe).await.message.expect("an offer");
    let second = ask(&dev).await.message.expect("an offer");
    let late = zoe.press(&first, "Accept").await;
    assert!(
        late.text().contains("That offer of a seat"),
        "{}",
        late.text()
    );
    assert!(late.message.expect("the offer").controls().is_empty());
    for _ in 0..2 {
        let again = ask(&dev).await;
        assert_eq!(again.kind, AnswerKind::Message, "{}", again.text());
    }
    assert_private(&ask(&dev).await, "Dev was invited often just now.");
    let accepted = dev.press(&second, "Accept").await;
    assert!(
        accepted.text().contains("Dev takes over"),
        "{}",
        accepted.text()
    );
    harness.close().await;
}
