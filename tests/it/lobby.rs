//! Before play: joining, leaving, handing over, starting, waiting too long.

use std::sync::Arc;
use std::time::Duration;

use games::registry::GAMES;
use playground::{AnswerKind, Fault, Message, route};
use tokio::sync::Notify;
use tokio::time::sleep;

use crate::harness::{
    Harness, Shown, asks_for_a_word, assert_private, hides, shows, starts, until,
};
use crate::player::{Reads, footer_of, has_button};
use crate::seat_changes::{control, footer};
use crate::storage::needs_a_file;
use crate::usual::{opens, start};

const MINUTE: Duration = Duration::from_secs(60);

#[tokio::test(flavor = "multi_thread")]
async fn people_join_and_leave_and_the_host_role_passes_on() {
    let harness = Harness::open().await;
    for game in GAMES.iter().filter(|game| *game.info().seats.end() >= 2) {
        let people @ [ann, ben] = &harness.some_people();
        let lobby = harness.lobby(*game, people).await;
        let told = ben.press(&lobby, "Join").await;
        assert_private(&told, "You already have a seat at this table.");
        let told = harness.play.person("Zoe").press(&lobby, "Leave").await;
        assert_private(&told, "You have no seat at this table.");
        let told = ben.press(&lobby, "Start").await;
        assert_private(&told, "Only the host, Ann, can start the table.");

        let left = ann.press(&lobby, "Leave").await.updated();
        shows(&left, "1. Ben · host");
        starts(&left, "Ben is the host of this table");
        hides(&left, "Ann");
        assert!(ann.press(&lobby, "Join").await.text().contains("2. Ann"));
        let told = ann.press(&lobby, "Start").await;
        assert_private(&told, "Only the host, Ben, can start the table.");

        assert!(!ann.press(&lobby, "Leave").await.text().contains("Ann"));
        let shown = ben.sees(lobby.id()).expect("the lobby");
        let closed = ben.press(&lobby, "Leave").await;
        assert_private(&closed, "You were the last one there");
        let words = "was closed before it began, so there is nothing to verify.\nSeed: `";
        let seed = harness.asks(ben, "table verify", &footer(&shown)).await;
        assert_private(&seed, words);
        until("the lobby is gone", || ben.sees(lobby.id()).is_none()).await;
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_needs_enough_people_and_takes_no_more_than_fit() {
    let harness = Harness::open().await;
    for game in GAMES {
        let (fewest, most) = (*game.info().seats.start(), *game.info().seats.end());
        let people = harness.people(most);
        let ann = &people[0];
        if fewest > 1 {
            let lobby = harness.lobby(*game, &people[..fewest - 1]).await;
            let start = control(&lobby, "Start");
            let off = ann.sees(lobby.id()).unwrap();
            assert!(
                off.buttons()
                    .iter()
                    .any(|b| b.label() == "Start" && b.is_disabled())
            );
            let told = ann.press_raw(lobby.id(), &start).await;
            assert_private(&told, &format!("at least {fewest} players"));
            for person in &people[..fewest - 1] {
                person.press(&lobby, "Leave").await;
            }
        }
        let lobby = harness.lobby(*game, &people).await;
        let full = ann.sees(lobby.id()).unwrap();
        shows(&full, "full");
        assert!(
            full.buttons()
                .iter()
                .any(|b| b.label() == "Join" && b.is_disabled())
        );
        let late = harness
            .play
            .person("Zoe")
            .press_raw(lobby.id(), &control(&lobby, "Join"))
            .await;
        assert_private(&late, "Every seat at this table is taken.");

        // Somebody's client still shows the lobby after the start.
        let more = ann.press(&lobby, "More").await.shown();
        ann.press(&lobby, "Start").await;
        for (on, label) in [
            (&lobby, "Join"),
            (&lobby, "Leave"),
            (&lobby, "Start"),
            (&more, "Lucky word"),
        ] {
            let answer = ann.press_raw(on.id(), &control(on, label)).await;
            assert_private(&answer, "This table has already begun.");
        }
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lucky_word_shows_as_given_but_is_read_by_nobody_else() {
    let harness = Harness::open().await;
    let [ann, ben] = &harness.some_people();
    let lobby = ann
        .slash(harness.channel, &start(GAMES[0]), &[])
        .await
        .shown();
    assert_private(&asks_for_a_word(ben, &lobby).await, "Join first");
    let form = asks_for_a_word(ann, &lobby).await;
    assert_eq!(form.kind, AnswerKind::Modal);
    assert_eq!(form.modal.as_ref().unwrap().title(), "Your lucky word");
    let answer = ann
        .submit(&form.modal.unwrap(), &[("word", "pineapple")])
        .await
        .updated();
    shows(&answer, "Lucky word");
    let has_word = |shown: &Message| shown.text().contains("1. Ann · host · gave a lucky word");
    ann.waits_for_edit(lobby.id(), has_word).await;
    assert!(!ben.received().contains("pineapple"));
    // It can be taken back.
    let form = asks_for_a_word(ann, &lobby).await.modal.unwrap();
    ann.submit(&form, &[("word", "")]).await;
    ann.waits_for_edit(lobby.id(), |shown| !has_word(shown))
        .await;
    harness.close().await;
}

/// A lobby shown again, while Discord does not let the old message point to the new one; then the host presses on the old one.
#[tokio::test(flavor = "multi_thread")]
async fn an_action_on_an_old_lobby_message_shows_on_the_new_one() {
    let mut harness = Harness::open().await;
    let game = GAMES[0];
    let people = harness.people(*game.info().seats.start());
    let lobby = harness.lobby(game, &people).await;
    harness.settled(&lobby).await;
    harness.boards_rest().await;
    harness
        .faults()
        .refuse(route::EDIT_MESSAGE, 1, 403, 50001, "Missing Access");
    let mark = harness.now();
    let shown = people[1].slash(harness.channel, "table show", &[]).await;
    let newer = shown.shown();
    harness.wait_for_call(route::EDIT_MESSAGE, mark).await;
    people[1].press(&lobby, "Leave").await;
    people[0].waits_for_no_words(newer.id(), "2. ").await;
    people[1].press(&lobby, "Join").await;
    people[0].press(&lobby, "Start").await;
    let board = people[1]
        .waits_for_edit(newer.id(), |m| footer_of(m).is_some())
        .await;
    assert!(!has_button(&board, "Start"), "{}", board.text());
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_on_an_old_lobby_shows_on_the_new_one_as_soon_as_its_place_is_known() {
    let harness = Harness::open().await;
    let people = harness.people(2);
    let lobby = harness.lobby(GAMES[0], &people).await;
    harness.settled(&lobby).await;
    harness.quiet().await;
    let go = Arc::new(Notify::new());
    let held = Fault::HeldAnswer(Arc::clone(&go));
    harness.faults().rest(route::READ_BY_TOKEN, 1, held);
    let shown = people[1].slash(harness.channel, "table show", &[]).await;
    let newer = shown.shown();
    people[1].press(&lobby, "Leave").await;
    go.notify_one();
    people[0].waits_for_no_words(newer.id(), "2. ").await;
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_that_is_deleted_before_its_place_is_known_stays_deleted() {
    let harness = Harness::open().await;
    let ann = harness.people(1).remove(0);
    let go = Arc::new(Notify::new());
    let held = Fault::HeldAnswer(Arc::clone(&go));
    harness.faults().rest(route::READ_BY_TOKEN, 1, held);
    let lobby = opens(&ann, harness.channel, GAMES[0], &[]).await;
    ann.press(&lobby, "Leave").await;
    ann.waits_for_absence(lobby.id()).await;
    go.notify_one();
    harness.settled(&lobby).await;
    harness.quiet().await;
    let table = commands::table_named(&footer(&lobby)).expect("its number");
    assert!(harness.stored(table).await.head.is_deleted());
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unreadable_lobby_does_not_keep_other_lobbies_open() {
    needs_a_file!();
    let mut harness = Harness::open().await;
    let people = harness.people(2);
    let broken = harness.lobby(GAMES[0], &people[..1]).await;
    harness.settled(&broken).await;
    let lobby = harness.lobby(GAMES[0], &people[1..]).await;
    harness.settled(&lobby).await;
    harness.stop().await;
    let file = rusqlite::Connection::open(harness.folder().join("rollhouse.db")).unwrap();
    let spoilt = "UPDATE seats SET name = CAST(x'ff' AS TEXT) WHERE name = ?1";
    assert_eq!(file.execute(spoilt, [people[0].name()]), Ok(1));
    drop(file);
    harness.start_again().await;
    // Players who wait get the time of an outage back.
    for _ in 0..2 {
        harness.pass(31 * MINUTE);
    }
    people[0]
        .waits_for_edit(lobby.id(), |m| m.content() == "This table is closed.")
        .await;
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_outlives_an_outage_of_the_bot() {
    let mut harness = Harness::open().await;
    let people @ [ann, ben] = &harness.some_people();
    let lobby = harness.lobby(GAMES[0], &people[..1]).await;
    harness.settled(&lobby).await;
    harness.clock.advance(20 * MINUTE);
    harness.stop().await;
    harness.pass(45 * MINUTE);
    harness.start_again().await;
    // What follows a start or an answer must not take half an hour.
    harness.quiet().await;
    // Nobody could press in the meantime, so its full waiting time begins again.
    harness.clock.advance(29 * MINUTE);
    let joined = ben.press(&lobby, "Join").await;
    shows(&joined, "2. Ben");
    harness.quiet().await;
    harness.clock.advance(29 * MINUTE);
    let left = ben.press(&lobby, "Leave").await;
    shows(&left, "1. Ann");
    harness.quiet().await;
    harness.clock.advance(31 * MINUTE);
    let closed = ann
        .waits_for_edit(lobby.id(), |m| m.content() == "This table is closed.")
        .await;
    let why = "nothing happened for 30 minutes";
    shows(&closed, why);
    assert!(!has_button(&closed, "Join"));
    assert_eq!(harness.calls(route::CREATE_MESSAGE), 0, "no new message");
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_on_a_lobby_that_just_expired_is_answered_at_once() {
    let mut harness = Harness::open().await;
    let people @ [ann, ben] = &harness.some_people();
    let lobby = harness.lobby(GAMES[0], people).await;
    // By this press at the latest the bot knows where the lobby is.
    ben.press(&lobby, "Join").await;
    let (name, join) = (footer(&lobby), control(&lobby, "Join"));
    harness.quiet().await;
    let edits = harness.calls(route::EDIT_MESSAGE);
    let taken = Arc::new(Notify::new());
    let held = Fault::Held(Arc::clone(&taken));
    harness.faults().rest(route::EDIT_MESSAGE, u32::MAX, held);
    harness.clock.advance(31 * MINUTE);
    loop {
        let asked = harness.asks(ann, "table record", &name).await;
        if asked.text().contains("closed before it began") {
            break;
        }
        sleep(Duration::from_millis(10)).await;
    }
    let late = ben.press_raw(lobby.id(), &join).await;
    assert_private(&late, "This table is closed.");
    assert_eq!(
        harness.calls(route::EDIT_MESSAGE),
        edits,
        "Discord had not taken the edit"
    );
    harness.faults().clear();
    taken.notify_waiters();
    ann.waits_for_words(lobby.id(), "closed").await;
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_of_one_name_are_told_apart_wherever_the_table_names_them() {
    let harness = Harness::open().await;
    let ann = harness.play.person("Ann");
    // Another account of that name, and one that would look like the house.
    let [other, pepper] = ["Ann\u{200b}", "Pepper ⌂"].map(|name| harness.play.person(name));
    assert_ne!(ann.id(), other.id());
    let game = GAMES
        .iter()
        .find(|game| *game.info().seats.end() >= 3)
        .expect("a game for three");
    let people = [ann.clone(), other, pepper];
    let lobby = harness.lobby(*game, &people).await;
    let shown = ann.sees(lobby.id()).expect("the lobby");
    for line in ["1. Ann · host", "2. Ann \\(2\\)", "3. Pepper\n"] {
        assert!(
            format!("{}\n", shown.embeds_text()).contains(line),
            "{line}: {}",
            shown.text()
        );
    }
    let begun = ann.press(&lobby, "Start").await;
    shows(&begun, "Ann \\(2\\)");
    assert!(!begun.text().contains('⌂'), "{}", begun.text());
    harness.close().await;
}
