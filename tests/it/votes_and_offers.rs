//! What somebody asked for a while ago: votes to pause or to end, and seats that were offered. It does not hold for ever, and it never
//! hangs.

use games::registry::GAMES;
use playground::{AnswerKind, Message, Person};
use serde_json::json;

use crate::clocks::{drawn_anew, for_two};
use crate::harness::{Harness, told_privately};
use crate::player::Table;
use crate::seat_changes::of;

/// What is voted on, and how one knows that it came about.
const VOTES: [(&str, &str); 2] = [
    ("table pause", "is paused"),
    ("table end", "all who played agreed"),
];

/// A table at which one is to act after the other.
async fn in_turn(house: &Harness, people: usize) -> Table {
    for game in GAMES.iter().filter(|k| k.info().seats.contains(&people)) {
        let table = house.table(*game, people).await;
        if table.to_act().len() == 1 {
            return table;
        }
    }
    panic!("a game in turns");
}

/// Asks all who play for a vote. Who looks after tables here is asked whether that is what they mean.
async fn asks(house: &Harness, who: &Person, words: &str, table: &str) -> Message {
    let asked = who.slash(house.channel, words, &[of(table)]).await;
    let asked = if asked.text().contains("at once?") {
        who.press(&asked.message.unwrap(), "Ask all who play").await
    } else {
        asked
    };
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
async fn a_vote_lapses_when_its_voter_plays_on() {
    let mut house = Harness::open().await;
    for (words, carried) in VOTES {
        for restarted in [false, true] {
            let mut table = in_turn(&house, 2).await;
            let (ann, ben) = table.actor_and_other();
            let ben = ben.expect("somebody who waits");
            let vote = asks(&house, &ann, words, &table.name()).await;
            assert!(vote.text().contains("1 of 2 agree"), "{}", vote.text());
            plays_their_turn(&mut table, &ann).await;
            if restarted {
                house.restart().await;
            }
            // The old question still stands there, but Ann has thought better of it.
            let late = ben.press(&vote, "Agree").await;
            assert_eq!(late.kind, AnswerKind::Update, "{}", late.text());
            assert!(late.text().contains("1 of 2 agree"), "{}", late.text());
            let both = ann.press(&vote, "Agree").await;
            assert_eq!(both.kind, AnswerKind::Update, "{}", both.text());
            assert!(both.text().contains(carried), "{}", both.text());
        }
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_again_while_a_vote_runs_adds_theirs() {
    let house = Harness::open().await;
    for (words, carried) in VOTES {
        let table = in_turn(&house, 3).await;
        let [ann, ben, cleo] = <[Person; 3]>::try_from(table.people.clone()).ok().unwrap();
        let name = table.name();
        for (who, agree) in [(&ben, 1), (&cleo, 2), (&ben, 2)] {
            let vote = asks(&house, who, words, &name).await;
            let count = format!("{agree} of 3 agree");
            assert!(vote.text().contains(&count), "{}", vote.text());
        }
        let all = asks(&house, &ann, words, &name).await;
        assert!(all.text().contains(carried), "{}", all.text());
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_vote_is_not_held_up_by_who_has_left() {
    let house = Harness::open().await;
    for (words, carried) in VOTES {
        for asks_again in [false, true] {
            let table = in_turn(&house, 3).await;
            let [ann, ben, cleo] = <[Person; 3]>::try_from(table.people.clone()).ok().unwrap();
            let name = table.name();
            let vote = asks(&house, &ben, words, &name).await;
            let two = cleo.press(&vote, "Agree").await;
            assert!(two.text().contains("2 of 3 agree"), "{}", two.text());
            let leaves = ann.slash(house.channel, "table resign", &[of(&name)]).await;
            ann.press(&leaves.message.unwrap(), "Yes, leave the table")
                .await;
            let carries = if asks_again {
                asks(&house, &cleo, words, &name).await.text()
            } else {
                ben.press(&vote, "Agree").await.text()
            };
            assert!(carries.contains(carried), "{carries}");
        }
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_plays_on_has_thought_better_of_giving_up_their_seat() {
    let mut house = Harness::open().await;
    let zoe = house.play.person("Zoe");
    for restarted in [false, true] {
        let mut table = in_turn(&house, 2).await;
        let (ann, ben) = table.actor_and_other();
        let name = table.name();
        let options = [("player", json!(zoe.id().to_string())), of(&name)];
        let asked = ann.slash(house.channel, "table replace", &options).await;
        let question = asked.message.expect("a question");
        plays_their_turn(&mut table, &ann).await;
        if restarted {
            house.restart().await;
        }
        let late = zoe.press(&question, "Accept").await;
        assert_eq!(late.kind, AnswerKind::Update, "{}", late.text());
        let words = format!("{} has played on", ann.name());
        assert!(late.text().contains(&words), "{}", late.text());
        drawn_anew(&house, &mut table, &name).await;
        assert!(
            !table.shown().text().contains("Zoe"),
            "{}",
            table.shown().text()
        );

        // An offer that nobody has played past is still good, whatever the others did.
        let asked = ann.slash(house.channel, "table replace", &options).await;
        let question = asked.message.expect("a question");
        plays_their_turn(&mut table, &ben.expect("somebody who waits")).await;
        let yes = zoe.press(&question, "Accept").await;
        assert!(yes.text().starts_with("Zoe plays on for"), "{}", yes.text());
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_does_not_play_decides_nothing() {
    let house = Harness::open().await;
    let zoe = house.play.person("Zoe");
    let game = for_two().next().expect("a game for two");
    let table = house.table(game, 2).await;
    for (words, _) in VOTES {
        let vote = asks(&house, &table.people[1], words, &table.name()).await;
        told_privately(&zoe.press(&vote, "Agree").await, "You do not play");
    }
    house.close().await;
}
