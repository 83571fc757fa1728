//! Somebody who has never seen any of this asks, and is told.

use games::registry::GAMES;
use playground::{AnswerKind, Message};

use crate::house::{House, told_privately};
use crate::player::has_button;

fn next(message: &Message) -> bool {
    has_button(message, "Next ▶")
}

#[tokio::test(flavor = "multi_thread")]
async fn help_and_rules_are_read_page_by_page() {
    let mut house = House::open().await;
    let zoe = house.play.person("Zoe");
    let asked = zoe.slash(house.channel, "help", &[]).await;
    for kind in GAMES {
        told_privately(&asked, kind.about().name);
        told_privately(&asked, kind.about().pitch);
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
        let of_a_game = GAMES.iter().any(|kind| kind.about().key == name);
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

    for kind in GAMES {
        let words = format!("{} rules", kind.about().key);
        let asked = zoe.slash(house.channel, &words, &[]).await;
        told_privately(&asked, kind.about().name);
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
    let house = House::open().await;
    let people = house.people(2);
    let (ann, ben) = (&people[0], &people[1]);
    for kind in GAMES {
        let about = kind.about();
        let most = *about.seats.end();
        let hint = |message: &Message| {
            message.is_ephemeral() && message.content().contains(about.first_press)
        };
        let lobby = house.lobby(*kind, &people[..most.min(2)]).await;
        let takes = format!(
            "{} to {} minutes",
            about.minutes.start(),
            about.minutes.end()
        );
        for told in [about.goal, &takes] {
            assert!(lobby.text().contains(told), "{}", lobby.text());
        }
        ann.press(&lobby, "Start").await;
        for person in [ann, ben] {
            let told = person.waits_for(house.channel, hint).await;
            assert!(told.content().contains(about.name), "{}", told.content());
            // The board in play has no such button.
            let rules = person.press(&told, "Rules").await;
            told_privately(&rules, &format!("{} · how to play", about.name));
        }
        // The second time they know.
        house.lobby(*kind, &people[..most.min(2)]).await;
        for person in [ann, ben] {
            let told = person.reads(house.channel);
            assert_eq!(told.iter().filter(|m| hint(m)).count(), 1, "{}", about.name);
        }
    }
    house.close().await;
}
