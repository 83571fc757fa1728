//! Achievements: told once, at the end of the game that earned them, and listed on the profile; all of it from the records alone.

use std::collections::BTreeSet;

use games::achievement::earned;
use games::lang::Lang;
use games::registry;
use serde_json::json;

use crate::harness::{Harness, Shown, assert_private};

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
        let board = more.shown().embeds_text();
        let told: BTreeSet<&str> = board.lines().filter(|line| line.starts_with('★')).collect();
        let record = harness.record(&table).await;
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
        let table = harness.table_of(game, &people).await;
        harness.resigns(&people[1], &table.name()).await;
    }
    let profile = person.slash(harness.channel, "profile", &[]).await;
    for (who, achievement) in &had {
        if who == name {
            assert_private(&profile, achievement);
        }
    }
    harness.deletes_data(&person).await;
    let profile = person.slash(harness.channel, "profile", &[]).await;
    assert_private(&profile, "has not finished a table");
    harness.close().await;
}
