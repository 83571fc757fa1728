//! Achievements: told once, at the end of the game that earned them, and listed on the profile; all of it from the records alone.

use std::collections::BTreeSet;

use games::achievement::earned;
use games::lang::Lang;
use games::record::Record;
use games::registry;
use serde_json::json;

use crate::harness::{Harness, assert_private};
use crate::player::Table;

async fn record(harness: &Harness, table: &Table) -> Record {
    let file = table.looks_up(&table.people[0], "Record").await;
    let message = file.message.expect("a file");
    let text = harness.download(message.attachments()[0].1).await;
    Record::verify(&text).unwrap_or_else(|error| panic!("{error}:\n{text}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn an_achievement_is_told_when_it_is_first_earned_and_stays_on_the_profile() {
    let mut harness = Harness::open().await;
    let game = registry::find("addemup").expect("a game of the bot");
    let mut had: BTreeSet<(String, &str)> = BTreeSet::new();
    let mut again = 0;
    for round in 0..8 {
        let mut table = harness.table_with(game, 2, &[("dice", json!(45))]).await;
        table.plays_to_the_end().await;
        let more = table.people[0].press(&table.shown(), "More").await;
        let board = more.message.expect("more").embeds_text();
        let told: BTreeSet<&str> = board.lines().filter(|line| line.starts_with('★')).collect();
        let record = record(&harness, &table).await;
        let mut expected = BTreeSet::new();
        for (seat, achievement) in earned(&record).expect("a finished game") {
            let name = record.players[seat.index()].name.clone();
            if had.insert((name.clone(), achievement.name.say(Lang::En))) {
                expected.insert(format!(
                    "★ {name} · {}: {}",
                    achievement.name.say(Lang::En),
                    achievement.how.say(Lang::En)
                ));
            } else {
                again += 1;
            }
        }
        let told: BTreeSet<String> = told.iter().map(|line| line.replace("**", "")).collect();
        assert_eq!(told, expected, "round {round}:\n{board}");
        if round == 3 {
            harness.restart().await;
        }
    }
    assert!(!had.is_empty() && again > 0, "{had:?}, {again} again");
    let (name, _) = had.first().expect("somebody earned something");
    let person = harness.play.person(name);
    // However many tables follow.
    let people = harness.people(2);
    for _ in 0..101 {
        let lobby = harness.lobby(game, &people).await;
        people[0].press(&lobby, "Start").await;
        let table = Table::new(people.clone(), lobby.id());
        let named = [("table", json!(table.name()))];
        let asked = people[1]
            .slash(harness.channel, "table resign", &named)
            .await;
        let asked = asked.message.expect("a question");
        people[1].press(&asked, "Yes, leave the table").await;
    }
    let profile = person.slash(harness.channel, "profile", &[]).await;
    for (who, achievement) in &had {
        if who == name {
            assert_private(&profile, achievement);
        }
    }
    let asked = person.slash(harness.channel, "privacy delete", &[]).await;
    let asked = asked.message.expect("a question");
    person.press(&asked, "Yes, delete my data").await;
    let profile = person.slash(harness.channel, "profile", &[]).await;
    assert_private(&profile, "has not finished a table");
    harness.close().await;
}
