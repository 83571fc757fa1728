//! `/<game> learn`: somebody who has never played presses what the teacher says, and other things too, in every game.

use games::lang::Lang;
use games::registry::{GAMES, GameType};
use playground::{Message, Person};

use crate::harness::{FORGED, Harness, Shown, assert_private, shows};
use crate::player::{Way, has_button, ways};

const LEARN: &str = "Learn it in a minute or two";

/// The line with the step, or with the end.
fn step_line(message: &Message) -> String {
    let said = message.embeds_text();
    let begins = |line: &&str| line.starts_with("**Step ") || line.starts_with("**Done!**");
    let line = said.lines().find(begins);
    line.unwrap_or_else(|| panic!("no step: {}", message.content()))
        .to_owned()
}

fn is_done(message: &Message) -> bool {
    step_line(message).contains("**Done!**")
}

/// What the teacher says to press: the last words in bold.
fn wanted(message: &Message) -> Way {
    let line = step_line(message);
    let name = line.rsplit("**").nth(1).expect("words in bold");
    let fitting = ways(message)
        .into_iter()
        .filter(|way| way.label.contains(name));
    let fitting: Vec<Way> = fitting.collect();
    assert_eq!(fitting.len(), 1, "{name} of {}", message.text());
    fitting.into_iter().next().expect("one")
}

fn others(message: &Message) -> Vec<Way> {
    let wanted = wanted(message);
    let all = ways(message).into_iter();
    all.filter(|way| *way != wanted && way.label != "?")
        .collect()
}

async fn begins(harness: &Harness, person: &Person, channel: u64, game: &dyn GameType) -> Message {
    let words = format!("{} learn", game.info().key);
    let opened = person.slash(channel, &words, &[]).await;
    assert_private(&opened, "Step 1 of");
    assert!(harness.refused().is_empty());
    opened.shown()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_lesson_is_walked_to_its_end_with_wrong_presses_and_a_restart_between() {
    let mut harness = Harness::open().await;
    let ann = harness.play.person("Ann");
    for game in GAMES.iter().filter(|game| game.info().lesson.is_some()) {
        let mut page = begins(&harness, &ann, harness.channel, *game).await;
        assert!(page.is_ephemeral());
        assert!(page.embeds_text().contains("**?** explains every choice"));
        let mut restarted = false;
        let mut steps = 0;
        while !is_done(&page) {
            let before = page.text();
            // Everything else on the message only says what to press here.
            for wrong in others(&page) {
                page = wrong.go(&ann, &page).await.updated();
                let label = wanted(&page).label;
                shows(&page.embeds_text(), &format!("**{label}**"));
                shows(&page.embeds_text(), "In a real game you could do that.");
            }
            assert_private(&ann.press(&page, "?").await, "The board in words");
            if steps == 2 && !restarted {
                harness.restart().await;
                restarted = true;
            }
            page = wanted(&page).go(&ann, &page).await.updated();
            assert_ne!(page.text(), before);
            steps += 1;
            assert!(steps < 20, "{}", page.text());
        }
        assert!(restarted, "{}", game.info().name);
        assert_eq!(
            Some(steps),
            game.info().lesson.map(|lesson| lesson.steps.len())
        );
        let rules = ann.press(&page, "Rules").await;
        assert_private(&rules, &format!("{} · how to play", game.info().name));
        let again = ann.press(&page, "Once more").await.updated();
        assert!(step_line(&again).contains("Step 1 of"), "{}", again.text());
    }
    // Nothing of it is stored, rated or seen by others.
    assert!(
        harness
            .store()
            .read(|tx| tx.load(db::TableId(1)))
            .await
            .unwrap()
            .is_none()
    );
    let ben = harness.play.person("Ben");
    assert!(ben.reads(harness.channel).is_empty());
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_control_of_an_earlier_step_or_of_another_player_goes_on_from_its_own_step() {
    let harness = Harness::open().await;
    harness.wait_for_pictures().await;
    let ann = harness.play.person("Ann");
    for game in GAMES.iter().filter(|game| game.info().lesson.is_some()) {
        let first = begins(&harness, &ann, harness.channel, *game).await;
        let old = wanted(&first);
        let second = old.go(&ann, &first).await.updated();
        // The same press once more, as after a slow answer, shows the same step.
        let again = old.go_anyway(&ann, first.id()).await.updated();
        assert_eq!(again.text(), second.text());
        let key = game.info().key;
        for forged in [
            format!("1t:{key}:1:p:fly"),
            format!("1t:{key}:zzz:p:roll"),
            format!("1t:{key}:zzz:h"),
        ] {
            assert_private(&ann.press_raw(first.id(), &forged).await, FORGED);
        }
        let nonsense = ann.press_raw(first.id(), &format!("1t:{key}:0:fly")).await;
        assert_private(&nonsense, "another version");
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_leads_to_a_table_against_the_house() {
    let harness = Harness::open().await;
    let ann = harness.play.person("Ann");
    let game = GAMES[0];
    let mut page = begins(&harness, &ann, harness.channel, game).await;
    while !is_done(&page) {
        page = wanted(&page).go(&ann, &page).await.updated();
    }
    let opened = ann.press(&page, "Play against the house").await.posted();
    let lobby = opened;
    assert!(!lobby.is_ephemeral());
    shows(&lobby, "house, casual");
    ann.press(&lobby, "Start").await.updated();
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn newcomers_find_the_lesson_in_the_rules_in_the_first_note_and_in_a_direct_message() {
    let harness = Harness::open().await;
    let ann = harness.play.person("Ann");
    for game in GAMES.iter().filter(|game| game.info().lesson.is_some()) {
        let key = game.info().key;
        let rules = ann
            .slash(harness.channel, &format!("{key} rules"), &[])
            .await
            .shown();
        let lesson = ann.press(&rules, LEARN).await;
        assert_private(&lesson, "Step 1 of");
        let is_note = |message: &Message| {
            message.is_ephemeral()
                && message
                    .content()
                    .contains(game.info().first_press.say(Lang::En))
        };
        let lobby = harness.lobby(*game, std::slice::from_ref(&ann)).await;
        let note = ann.waits_for(harness.channel, is_note).await;
        assert_private(&ann.press(&note, LEARN).await, "Step 1 of");
        ann.press(&lobby, "Leave").await;
        let home = harness.play.direct_channel(&ann);
        begins(&harness, &ann, home, *game).await;
        let help = ann.slash(harness.channel, "help", &[]).await;
        assert_private(&help, &format!("`/{key} learn`"));
        assert!(!has_button(&help.shown(), LEARN));
    }
    harness.close().await;
}
