//! Help for somebody who has never seen any of this.

use games::lang::Lang;
use games::registry::GAMES;
use playground::Message;

use crate::harness::{Harness, Shown, assert_private, hides, shows};
use crate::phone;
use crate::player::has_button;

/// Pixels of the first page on a phone.
const HEIGHT: f64 = 810.0;

fn next(message: &Message) -> bool {
    has_button(message, "Next")
}

#[tokio::test(flavor = "multi_thread")]
async fn help_and_rules_have_pages() {
    let mut harness = Harness::open().await;
    let zoe = harness.play.person("Zoe");
    let asked = zoe.slash(harness.channel, "help", &[]).await;
    for game in GAMES {
        assert_private(&asked, game.info().name);
        assert_private(&asked, game.info().pitch.say(Lang::En));
        assert_private(&asked, &format!("/{} start", game.info().key));
    }
    let direct = harness.play.direct_channel(&zoe);
    let alone = zoe.slash(direct, "help", &[]).await;
    assert_eq!(alone.text(), asked.text());
    let first = asked.shown();
    assert!(!has_button(&first, "Back"));
    let height = phone::height(&first);
    assert!(height <= HEIGHT, "{height} pixels:\n{}", first.text());
    // A page that was opened yesterday still turns.
    harness.restart().await;
    let mut page = first.clone();
    let mut text = page.text();
    while next(&page) {
        let turned = zoe.press(&page, "Next").await.updated();
        page = turned;
        text += &page.text();
    }
    for command in harness.play.commands() {
        let name = command["name"].as_str().unwrap();
        let of_a_game = GAMES.iter().any(|game| game.info().key == name);
        let shown = if of_a_game { "<game>" } else { name };
        let parts = command["options"].as_array().into_iter().flatten();
        let parts = parts.filter(|part| part["type"] == 1);
        let mut each: Vec<String> = parts
            .map(|part| format!("`/{shown} {}` · ", part["name"].as_str().unwrap()))
            .collect();
        if command["type"] != 1 {
            each.push(format!("**{name}** · in the menu of "));
        } else if each.is_empty() {
            each.push(format!("`/{shown}` · "));
        }
        for expected in each {
            assert!(text.contains(&expected), "{expected} is not in:\n{text}");
        }
    }
    let back = zoe.press(&page, "Back").await.shown();
    assert!(next(&back));

    for game in GAMES {
        let words = format!("{} rules", game.info().key);
        let asked = zoe.slash(harness.channel, &words, &[]).await;
        assert_private(&asked, game.info().name);
        let first = asked.shown();
        let mut page = first.clone();
        while next(&page) {
            page = zoe.press(&page, "Next").await.shown();
        }
        hides(&page, "Rulings");
        while has_button(&page, "Back") {
            page = zoe.press(&page, "Back").await.shown();
        }
        assert_eq!(page.text(), first.text());
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_shows_duration_and_goal_and_newcomers_learn_what_to_press() {
    let harness = Harness::open().await;
    let people @ [ann, ben] = &harness.some_people();
    for game in GAMES {
        let info = game.info();
        let most = *info.seats.end();
        let hint = |message: &Message| {
            message.is_ephemeral() && message.content().contains(info.first_press.say(Lang::En))
        };
        let lobby = harness.lobby(*game, &people[..most.min(2)]).await;
        let takes = format!("about {} minutes", info.minutes[0]);
        shows(&lobby, &takes);
        let mut told = Vec::new();
        for person in [ann, ben] {
            let expected = person.waits_for(harness.channel, hint).await;
            assert!(
                expected.content().contains(info.name),
                "{}",
                expected.content()
            );
            // The board in play has no such button.
            let rules = person.press(&expected, "Rules").await;
            assert_private(&rules, &format!("{} · how to play", info.name));
            told.push(expected.id());
        }
        assert_private(&ann.press(&lobby, "More").await, info.goal.say(Lang::En));
        ann.press(&lobby, "Start").await;
        // The second time there is no note.
        let lobby = harness.lobby(*game, &people[..most.min(2)]).await;
        for person in [ann, ben] {
            let seen = person.reads(harness.channel).into_iter();
            let again = seen.filter(|m| hint(m) && !told.contains(&m.id()));
            assert_eq!(again.count(), 0, "{}", info.name);
            person.press(&lobby, "Leave").await;
        }
    }
    harness.close().await;
}
