//! Somebody who has never seen any of this asks, and is told.

use games::registry::GAMES;
use playground::{AnswerKind, Message};

use crate::harness::{Harness, told_privately};
use crate::player::has_button;

fn next(message: &Message) -> bool {
    has_button(message, "Next ▶")
}

#[tokio::test(flavor = "multi_thread")]
async fn help_and_rules_are_read_page_by_page() {
    let mut house = Harness::open().await;
    let zoe = house.play.person("Zoe");
    let asked = zoe.slash(house.channel, "help", &[]).await;
    for game in GAMES {
        told_privately(&asked, game.info().name);
        told_privately(&asked, game.info().pitch);
    }
    let first = asked.message.unwrap();
    assert!(!has_button(&first, "◀ Back"));
    // A page that was opened yesterday still turns.
    house.restart().await;
    let mut page = first.clone();
    let mut text = page.text();
    while next(&page) {
        let turned = zoe.press(&page, "Next ▶").await;
        assert_eq!(turned.kind, AnswerKind::Update, "{}", turned.text());
        page = turned.message.unwrap();
        text += &page.text();
    }
    for command in house.play.commands() {
        let name = command["name"].as_str().unwrap();
        let of_a_game = GAMES.iter().any(|game| game.info().key == name);
        let shown = if of_a_game { "<game>" } else { name };
        let parts = command["options"].as_array().into_iter().flatten();
        let parts = parts.filter(|part| part["type"] == 1);
        let mut each: Vec<String> = parts
            .map(|part| format!("`/{shown} {}` · ", part["name"].as_str().unwrap()))
            .collect();
        if each.is_empty() {
            each.push(format!("`/{shown}` · "));
        }
        for told in each {
            assert!(text.contains(&told), "{told} is not in:\n{text}");
        }
    }
    let back = zoe.press(&page, "◀ Back").await.message.unwrap();
    assert!(next(&back));

    for game in GAMES {
        let words = format!("{} rules", game.info().key);
        let asked = zoe.slash(house.channel, &words, &[]).await;
        told_privately(&asked, game.info().name);
        let first = asked.message.unwrap();
        let mut page = first.clone();
        while next(&page) {
            page = zoe.press(&page, "Next ▶").await.message.unwrap();
        }
        assert!(!page.text().contains("Rulings"), "{}", page.text());
        while has_button(&page, "◀ Back") {
            page = zoe.press(&page, "◀ Back").await.message.unwrap();
        }
        assert_eq!(page.text(), first.text());
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_says_how_long_it_takes_and_how_it_is_won_and_newcomers_what_to_press() {
    let house = Harness::open().await;
    let people = house.people(2);
    let (ann, ben) = (&people[0], &people[1]);
    for game in GAMES {
        let info = game.info();
        let most = *info.seats.end();
        let hint = |message: &Message| {
            message.is_ephemeral() && message.content().contains(info.first_press)
        };
        let lobby = house.lobby(*game, &people[..most.min(2)]).await;
        let takes = format!("{} to {} minutes", info.minutes.start(), info.minutes.end());
        for told in [info.goal, &takes] {
            assert!(lobby.text().contains(told), "{}", lobby.text());
        }
        ann.press(&lobby, "Start").await;
        for person in [ann, ben] {
            let told = person.waits_for(house.channel, hint).await;
            assert!(told.content().contains(info.name), "{}", told.content());
            // The board in play has no such button.
            let rules = person.press(&told, "Rules").await;
            told_privately(&rules, &format!("{} · how to play", info.name));
        }
        // The second time they know.
        house.lobby(*game, &people[..most.min(2)]).await;
        for person in [ann, ben] {
            let told = person.reads(house.channel);
            assert_eq!(told.iter().filter(|m| hint(m)).count(), 1, "{}", info.name);
        }
    }
    house.close().await;
}
