//! Somebody who opens the page for the first time, and the parts of the client around the games.

use std::io::Write;
use std::time::Instant;

use playground::Direction;
use serde_json::json;

use crate::harness::{Chance, Harness, play_on, sit_down, start};

/// Becomes another person in the same window.
async fn becomes(window: &mut crate::browser::Window, name: &str) {
    let button = "return [...document.querySelectorAll('.person')].find((one) => one.innerText.includes(arguments[0])) ?? null";
    window.clicks(name, button, &[json!(name)]).await;
    window
        .sees_with(
            name,
            "return document.querySelector('.user-name strong').innerText === arguments[0]",
            &[json!(name)],
        )
        .await;
    name.clone_into(&mut window.name);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_double_click_begins_one_game() {
    let Some(harness) = Harness::with_known_dice().await else {
        return;
    };
    let window = harness.window("Ann").await;
    let game = "const game = document.querySelector('[data-key^=now-]')";
    window
        .sees("a game", &format!("{game}; return game !== null"))
        .await;
    window
        .script(&format!("{game}; game.click(); game.click()"), &[])
        .await;
    window.sees("the board", "return board()").await;
    let playground = harness.playground.as_ref().expect("it is in this process");
    let seen = playground.exchanges();
    let commands = seen
        .iter()
        .filter(|exchange| exchange.direction == Direction::ToBot && exchange.body["type"] == 2);
    assert_eq!(commands.count(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_newcomer_plays_a_game_of_three_people_in_one_window() {
    let began = Instant::now();
    let Some(harness) = Harness::open().await else {
        return;
    };
    let mut window = harness.window("Ann").await;
    sit_down(&[&window], "Noodle Roll").await;
    for name in ["Ben", "Cleo"] {
        becomes(&mut window, name).await;
        window.presses("Join").await;
        window
            .sees_with(
                "the seat",
                "return board().querySelector('.embed').innerText.includes(arguments[0])",
                &[json!(name)],
            )
            .await;
    }
    becomes(&mut window, "Ann").await;
    start(&[&window]).await;
    let mut chance = Chance(1);
    for _ in 0..6 {
        let to_act = "return ['Ann', 'Ben', 'Cleo'].find(isToAct) ?? null";
        let name = window.sees("whose turn it is", to_act).await;
        let name = name.as_str().expect("a name").to_owned();
        if name != window.name {
            becomes(&mut window, &name).await;
        }
        play_on(&[&window], &mut chance, 1).await;
    }
    let shown = window.script("return board().innerText", &[]).await;
    let shown = shown.as_str().expect("text");
    assert!(
        ["Ann", "Ben", "Cleo"]
            .iter()
            .all(|name| shown.contains(name)),
        "{shown}"
    );
    let took = began.elapsed().as_secs_f32();
    writeln!(
        std::io::stderr(),
        "from the start of the program to the middle of a game of three: {took:.1} s"
    )
    .expect("a terminal");
    window.closes().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_page_offers_games_and_leads_to_the_person_who_is_to_act() {
    let Some(harness) = Harness::open().await else {
        return;
    };
    let mut window = harness.window("Ann").await;
    let cards = window
        .script("return [...document.querySelectorAll('.game-card')].map((one) => one.innerText + (one.querySelector('img')?.naturalWidth > 0))", &[])
        .await;
    for card in cards.as_array().expect("cards") {
        let card = card.as_str().expect("text");
        let complete = ["players", "minutes", "true"];
        assert!(complete.iter().all(|part| card.contains(part)), "{card}");
    }
    // A space is not taken from an emoji font.
    let space = "const span = document.createElement('span'); span.style.whiteSpace = 'pre'; span.textContent = ' '.repeat(10); document.body.append(span); const { width } = span.getBoundingClientRect(); span.remove(); return width";
    let width = window.script(space, &[]).await;
    assert!(width.as_f64().is_some_and(|width| width < 80.0), "{width}");

    sit_down(&[&window], "Les Marmottes").await;
    becomes(&mut window, "Ben").await;
    window.presses("Join").await;
    becomes(&mut window, "Ann").await;
    start(&[&window]).await;
    let first = window.sees("a mark", "return toAct()[0]").await;
    let first = first.as_str().expect("a name").to_owned();
    let other = if first == "Ann" { "Ben" } else { "Ann" };
    if window.name == first {
        window
            .sees("no note", "return !document.querySelector('.turn-note')")
            .await;
        becomes(&mut window, other).await;
    }
    window.reads(&format!("It is {first}'s turn.")).await;
    window.presses(&format!("Become {first}")).await;
    window
        .sees_with(
            "the person who is to act",
            "return document.querySelector('.user-name strong').innerText === arguments[0]",
            &[json!(first)],
        )
        .await;

    window.presses("Start another game").await;
    window
        .sees(
            "the cards",
            "return document.querySelectorAll('dialog[open] .game-card').length > 1",
        )
        .await;
    assert_eq!(crate::accessibility::complaints(&window).await, [""; 0]);
    window
        .clicks(
            "a card",
            "return document.querySelector('dialog[open] [aria-label^=\"Open a table\"]')",
            &[],
        )
        .await;
    window.sees("a second table", "return !document.querySelector('dialog') && document.querySelectorAll('.message [data-control]').length > 0 && named('Join')").await;

    window.looks(390, 844, "dark").await;
    window.presses("Show everybody's name").await;
    let names = "return [...document.querySelectorAll('dialog[open] .person-whole-name')].map((one) => one.innerText).join()";
    let found = window.script(names, &[]).await;
    assert_eq!(found, "Ann,Ben,Cleo,Dev,Edda,Finn");
    assert_eq!(crate::accessibility::complaints(&window).await, [""; 0]);
    let cleo = "return [...document.querySelectorAll('dialog[open] .person-row')].find((one) => one.innerText.includes('Cleo'))";
    window.clicks("Cleo", cleo, &[]).await;
    window
        .sees(
            "Cleo",
            "return document.querySelector('.user-name strong').textContent === 'Cleo'",
        )
        .await;
    window.closes().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_who_join_later_appear_and_pings_are_marked() {
    let Some(harness) = Harness::open().await else {
        return;
    };
    let (ann, ben) = (harness.window("Ann").await, harness.window("Ben").await);
    assert_eq!(
        ben.script(
            "return document.querySelector('.person[aria-pressed=true]').innerText.includes('Ben')",
            &[]
        )
        .await,
        true
    );
    ann.presses("Add a person").await;
    ann.sees(
        "the form",
        "return document.querySelector('dialog[open] input') === document.activeElement",
    )
    .await;
    ann.types("Gwen\u{e007}").await;
    for window in [&ann, &ben] {
        window.sees("Gwen", "return [...document.querySelectorAll('.person')].some((one) => one.innerText.includes('Gwen'))").await;
    }
    ann.sees(
        "a change of person",
        "return document.querySelector('.user-name strong').innerText === 'Gwen'",
    )
    .await;

    // Ben is in another channel while Gwen pings him.
    ben.clicks(
        "another channel",
        "return [...document.querySelectorAll('.channel')].at(-1)",
        &[],
    )
    .await;
    let id = ann.script("return [...document.querySelectorAll('.person')].find((one) => one.innerText.includes('Ben')).dataset.key", &[]).await;
    let call = format!("<@{}> your turn", id.as_str().expect("an id"));
    ann.clicks(
        "the message box",
        "return document.getElementById('composer-text')",
        &[],
    )
    .await;
    ann.types(&format!("{call}\u{e007}")).await;
    ben.sees(
        "a ping",
        "return document.querySelector('.channel.unread .badge')?.innerText === '1'",
    )
    .await;
    ben.sees(
        "a ping in the title",
        "return document.title.startsWith('(1) Ben')",
    )
    .await;
    ann.sees("that Ben is called", "return [...document.querySelectorAll('.person')].find((one) => one.innerText.includes('Ben')).querySelector('.badge')").await;
    ben.clicks(
        "the channel",
        "return document.querySelector('.channel.unread')",
        &[],
    )
    .await;
    ben.sees(
        "the call",
        "return document.querySelector('.mentions-me .mention.me')",
    )
    .await;
    ben.sees(
        "no mark",
        "return !document.querySelector('.channel .badge') && document.title.startsWith('Ben')",
    )
    .await;
    let still = ben.script("return getComputedStyle(document.querySelector('.sidebar')).transitionProperty + document.getAnimations().length", &[]).await;
    assert_eq!(still, "none0", "with reduced motion nothing moves");
    ann.closes().await;
    ben.closes().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_page_speaks_the_language_that_is_chosen_for_a_person() {
    const CHOOSE: &str = "const box = [...document.querySelectorAll('select.language')].find((one) => one.offsetParent); \
        box.value = arguments[0]; box.dispatchEvent(new Event('change', { bubbles: true })); return true";
    const PLAY: &str = "return document.querySelector('.game-more button')";
    let Some(harness) = Harness::open().await else {
        return;
    };
    let ann = harness.window("Ann").await;
    ann.reads("Welcome to #dice!").await;
    ann.script(CHOOSE, &[json!("de")]).await;
    ann.reads("Willkommen in #dice!").await;
    ann.reads("Tisch eröffnen").await;
    ann.reads("2 bis 4 Personen, oder das Haus").await;
    ann.clicks("the first game", PLAY, &[]).await;
    ann.reads("heute um").await;
    // What is there already speaks the next language, too.
    ann.script(CHOOSE, &[json!("pl")]).await;
    ann.reads("Witamy na #dice!").await;
    ann.reads("dziś o").await;
    ann.closes().await;
}
