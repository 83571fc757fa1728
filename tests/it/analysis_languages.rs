//! What the engine says is in the language of whoever asks, and what everybody is shown in the table's.

use games::level::Level;
use games::registry::{self, GAMES, GameType};
use playground::{Answer, Message, Person};
use serde_json::{Value, json};

use crate::board_languages::presses;
use crate::harness::{Harness, Shown, assert_private, shows};
use crate::house::{begins, hurries, quick};
use crate::languages::{PSEUDO, assert_no_english, names_in_rules};
use crate::player::{Way, again, ways};
use crate::usual::opens;

fn offers(message: &Message, does: &str) -> bool {
    let mut buttons = message.buttons().into_iter();
    buttons.any(|button| button.custom_id().ends_with(does))
}

/// What a private answer says in the end, if it says first that it takes a while.
async fn at_last(person: &Person, answer: Answer) -> Message {
    assert!(answer.is_private(), "{}", answer.text());
    let message = answer.shown();
    if !message.content().contains('…') {
        return message;
    }
    let is_done = |now: &Message| now.content() != message.content();
    person.waits_for_edit(message.id(), is_done).await
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_that_the_engine_or_a_finished_table_says_is_english_in_the_language_of_the_tests()
{
    let harness = Harness::open().await;
    let [ann, ben] = harness.some_people();
    ben.speaks(PSEUDO);
    hurries(&ann, harness.channel).await;
    let speaks = |game: &&&dyn GameType| !game.info().languages.is_empty();
    for game in GAMES.iter().filter(speaks) {
        let info = game.info();
        let mut options = quick(*game);
        options.push(("house", json!(1)));
        let mut table = begins(&ann, harness.channel, *game, &options).await;
        let mut own: Vec<&str> = names_in_rules(*game).collect();
        own.extend([info.name, "Ann", "/table verify", "SHA-256", "GIF"]);
        let shown = table.shown();
        let text = shown.text();
        // The house player is the one with the mark.
        let house = text.split('⌂').next().unwrap_or_default();
        let house = house
            .split(|c: char| !c.is_alphabetic())
            .rfind(|word| !word.is_empty());
        own.extend(house);
        own.extend(Level::ALL.map(Level::name));
        let check = |message: &Message| assert_no_english(message, &own);
        let mut hints = 0;
        while !table.over() {
            let board = table.shown();
            // Of every third, because each takes a while.
            if offers(&board, ":hint") && table.ply().is_multiple_of(3) && hints < 8 {
                ann.speaks(PSEUDO);
                let hint = presses(&ann, &board, ":hint").await;
                check(&at_last(&ann, hint).await);
                ann.speaks("en-US");
                hints += 1;
            }
            table.presses_something().await;
        }
        assert!(hints > 0, "{}", info.key);
        ann.speaks(PSEUDO);
        let told = presses(&ann, &table.shown(), ":how").await;
        check(&at_last(&ann, told).await);
        // What is looked up takes the place of what it was looked up in.
        for looks_up in [":verify", ":record"] {
            let more = presses(&ann, &table.shown(), ":help").await.message;
            let found = presses(&ann, &more.expect("more"), looks_up).await;
            check(&found.shown());
        }
        let more = presses(&ann, &table.shown(), ":help").await.message;
        let mut page = presses(&ann, &more.expect("more"), ":r:0.0").await.shown();
        for _ in 0..40 {
            check(&page);
            let next = page
                .buttons()
                .into_iter()
                .find(|button| button.custom_id().ends_with(".2") && !button.is_disabled());
            let Some(next) = next.map(|button| button.custom_id().to_owned()) else {
                break;
            };
            page = ann.press(&page, &next).await.shown();
        }
        let verified = ann.slash(harness.channel, "table verify", &[]).await;
        check(&verified.shown());
        // Somebody who does not play there gets the pictures alone.
        let shared = presses(&ben, &table.shown(), ":share").await.shown();
        check(&shared);
        let film = presses(&ben, &shared, ":share-film").await;
        check(&at_last(&ben, film).await);
        ann.speaks("en-US");
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_read_hints_and_how_it_went_in_their_own_languages() {
    let harness = Harness::open().await;
    let people @ [ann, ben] = &harness.some_people();
    ann.speaks("de");
    ben.speaks("ja");
    let game = registry::find("marmottes").expect("a game of the bot");
    let options: [(&str, Value); 2] = [("hints", json!(true)), ("target", json!(30))];
    let lobby = opens(ann, harness.channel, game, &options).await;
    presses(ben, &lobby, ":join").await;
    presses(ann, &lobby, ":start").await;
    let now = || ann.sees(lobby.id()).expect("the board");
    let (mut german, mut japanese) = (0, 0);
    while again(&now()).is_none() {
        let board = now();
        let way = ways(&board).into_iter().rfind(Way::plays).expect("a move");
        for person in people {
            if offers(&board, ":hint") {
                let hint = presses(person, &board, ":hint").await;
                let said = at_last(person, hint).await.content().to_owned();
                german += usize::from(said.starts_with("Am besten: **"));
                japanese += usize::from(said.starts_with("最善手：**"));
            }
        }
        for person in people {
            if !way.go_anyway(person, lobby.id()).await.is_private() {
                break;
            }
        }
    }
    assert!(german > 0 && japanese > 0, "{german} {japanese}");
    let told = presses(ann, &now(), ":how").await;
    let told = at_last(ann, told).await;
    shows(&told, "Die teuersten Entscheidungen");
    let told = presses(ben, &now(), ":how").await;
    assert_private(&told, "損の大きかった選択");
    // Everybody is shown it in the table's language, whoever shows it.
    let shown = presses(ben, &told.shown(), ":how-all").await;
    assert!(!shown.is_private(), "{}", shown.text());
    shows(&shown, "Die teuersten Entscheidungen");
    harness.close().await;
}
