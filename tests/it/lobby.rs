//! Before play: joining, leaving, handing over, starting, waiting too long.

use std::time::Duration;

use games::registry::GAMES;
use playground::{AnswerKind, Fault, Message, route};

use crate::harness::{Harness, told_privately};
use crate::player::{footer_of, has_button};
use crate::seat_changes::{footer, of};

const MINUTE: Duration = Duration::from_secs(60);

/// The control behind a label, for pressing it later or although it is switched off.
fn control(message: &Message, label: &str) -> String {
    let buttons = message.buttons();
    let found = buttons.iter().find(|button| button.label() == label);
    found
        .unwrap_or_else(|| panic!("no {label} on {}", message.text()))
        .custom_id()
        .to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn people_come_and_go_and_the_table_is_handed_over() {
    let house = Harness::open().await;
    for game in GAMES.iter().filter(|game| *game.info().seats.end() >= 2) {
        let people = house.people(2);
        let (ann, ben) = (&people[0], &people[1]);
        let lobby = house.lobby(*game, &people).await;
        told_privately(
            &ben.press(&lobby, "Join").await,
            "You already sit at this table.",
        );
        told_privately(
            &house.play.person("Zoe").press(&lobby, "Leave").await,
            "You do not sit at this table.",
        );
        told_privately(
            &ben.press(&lobby, "Start").await,
            "Only the host starts the table: that is Ann.",
        );

        let left = ann.press(&lobby, "Leave").await;
        assert_eq!(left.kind, AnswerKind::Update);
        assert!(left.text().contains("1. Ben · host"), "{}", left.text());
        assert!(!left.text().contains("Ann"), "{}", left.text());
        assert!(ann.press(&lobby, "Join").await.text().contains("2. Ann"));
        told_privately(&ann.press(&lobby, "Start").await, "that is Ben.");

        assert!(!ann.press(&lobby, "Leave").await.text().contains("Ann"));
        let closed = ben.press(&lobby, "Leave").await.message.unwrap();
        assert!(
            closed.text().contains("closed because everybody left"),
            "{}",
            closed.text()
        );
        assert!(
            closed.text().contains("Dice seed"),
            "the seed is shown however a table ends"
        );
        assert!(closed.controls().is_empty(), "{}", closed.text());
        let late = ben.press_raw(lobby.id(), &control(&lobby, "Join")).await;
        told_privately(&late, "This table is closed.");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_needs_enough_people_and_takes_no_more_than_fit() {
    let house = Harness::open().await;
    for game in GAMES {
        let (fewest, most) = (*game.info().seats.start(), *game.info().seats.end());
        let people = house.people(most);
        let ann = &people[0];
        if fewest > 1 {
            let lobby = house.lobby(*game, &people[..fewest - 1]).await;
            let start = control(&lobby, "Start");
            let off = ann.sees(lobby.id()).unwrap();
            assert!(
                off.buttons()
                    .iter()
                    .any(|b| b.label() == "Start" && b.is_disabled())
            );
            told_privately(
                &ann.press_raw(lobby.id(), &start).await,
                &format!("at least {fewest} players"),
            );
            for person in &people[..fewest - 1] {
                person.press(&lobby, "Leave").await;
            }
        }
        let lobby = house.lobby(*game, &people).await;
        let full = ann.sees(lobby.id()).unwrap();
        assert!(full.text().contains("full"), "{}", full.text());
        assert!(
            full.buttons()
                .iter()
                .any(|b| b.label() == "Join" && b.is_disabled())
        );
        let late = house
            .play
            .person("Zoe")
            .press_raw(lobby.id(), &control(&lobby, "Join"))
            .await;
        told_privately(&late, "Every seat of this table is taken.");

        // Somebody's client still shows the lobby after the start.
        ann.press(&lobby, "Start").await;
        for label in ["Join", "Leave", "Start", "Lucky word"] {
            let answer = ann.press_raw(lobby.id(), &control(&lobby, label)).await;
            told_privately(&answer, "This table has already begun.");
        }
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lucky_word_is_shown_as_brought_and_read_by_nobody_else() {
    let house = Harness::open().await;
    let people = house.people(2);
    let (ann, ben) = (&people[0], &people[1]);
    let opened = ann
        .slash(
            house.channel,
            &format!("{} start", GAMES[0].info().key),
            &[],
        )
        .await;
    let lobby = opened.message.unwrap();
    told_privately(&ben.press(&lobby, "Lucky word").await, "Join first");
    let form = ann.press(&lobby, "Lucky word").await;
    assert_eq!(form.kind, AnswerKind::Modal);
    assert_eq!(form.modal.as_ref().unwrap().title(), "Your lucky word");
    let kept = ann
        .submit(&form.modal.unwrap(), &[("word", "pineapple")])
        .await;
    assert_eq!(kept.kind, AnswerKind::Update);
    assert!(
        kept.text().contains("1. Ann · host · brought a lucky word"),
        "{}",
        kept.text()
    );
    assert!(!ben.received().contains("pineapple"));
    // It can be taken back.
    let form = ann.press(&lobby, "Lucky word").await.modal.unwrap();
    let kept = ann.submit(&form, &[("word", "")]).await;
    assert!(!kept.text().contains("brought"), "{}", kept.text());
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_in_which_nothing_happens_for_half_an_hour_closes() {
    let house = Harness::open().await;
    let people = house.people(2);
    let (ann, ben) = (&people[0], &people[1]);
    let lobby = house.lobby(GAMES[0], &people[..1]).await;
    house.settled(&lobby).await;
    house.clock.advance(29 * MINUTE);
    assert!(ben.press(&lobby, "Join").await.text().contains("2. Ben"));
    house.clock.advance(29 * MINUTE);
    assert!(ben.press(&lobby, "Leave").await.text().contains("1. Ann"));
    // A look at the rules is nothing that happens to the table.
    assert!(ben.press(&lobby, "Rules").await.is_private());
    house.clock.advance(31 * MINUTE);
    let closed = ann
        .waits_for_edit(lobby.id(), |m| m.content() == "This table is closed.")
        .await;
    assert!(
        closed.text().contains("nothing happened for 30 minutes"),
        "{}",
        closed.text()
    );
    assert!(!has_button(&closed, "Join"));
    told_privately(
        &ben.press_raw(lobby.id(), &control(&lobby, "Join")).await,
        "This table is closed.",
    );
    house.close().await;
}

/// A lobby shown anew, while Discord does not let the old message point to the new one; then the host presses on the old one.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_done_on_an_older_lobby_is_seen_on_the_newer_one() {
    let mut house = Harness::open().await;
    let game = GAMES[0];
    let people = house.people(*game.info().seats.start());
    let lobby = house.lobby(game, &people).await;
    house.settled(&lobby).await;
    house
        .play
        .faults()
        .refuse(route::EDIT_MESSAGE, 1, 403, 50001, "Missing Access");
    let mark = house.now();
    let shown = people[1].slash(house.channel, "table show", &[]).await;
    let newer = shown.message.expect("the lobby");
    house.wait_for_call(route::EDIT_MESSAGE, mark).await;
    people[1].press(&lobby, "Leave").await;
    people[0]
        .waits_for_edit(newer.id(), |m| !m.text().contains("2. "))
        .await;
    people[1].press(&lobby, "Join").await;
    people[0].press(&lobby, "Start").await;
    let board = people[1]
        .waits_for_edit(newer.id(), |m| footer_of(m).is_some())
        .await;
    assert!(!has_button(&board, "Start"), "{}", board.text());
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_lobby_that_cannot_be_read_does_not_keep_the_others_open() {
    let mut house = Harness::open().await;
    let people = house.people(2);
    let broken = house.lobby(GAMES[0], &people[..1]).await;
    house.settled(&broken).await;
    let lobby = house.lobby(GAMES[0], &people[1..]).await;
    house.settled(&lobby).await;
    house.stop().await;
    let file = rusqlite::Connection::open(house.folder().join("rollhouse.db")).unwrap();
    let spoilt = "UPDATE seats SET name = CAST(x'ff' AS TEXT) WHERE name = ?1";
    assert_eq!(file.execute(spoilt, [people[0].name()]), Ok(1));
    drop(file);
    house.start_again().await;
    // An outage is given back to whoever waits.
    for _ in 0..2 {
        house.pass(31 * MINUTE);
    }
    people[0]
        .waits_for_edit(lobby.id(), |m| m.content() == "This table is closed.")
        .await;
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_are_one_press_or_one_command_away() {
    let house = Harness::open().await;
    for game in GAMES {
        let people = house.people(1);
        let lobby = house.lobby(*game, &people).await;
        let pressed = house.play.person("Zoe").press(&lobby, "Rules").await;
        told_privately(&pressed, game.info().name);
        let typed = people[0]
            .slash(house.channel, &format!("{} rules", game.info().key), &[])
            .await;
        assert!(typed.is_private());
        assert_eq!(typed.text(), pressed.text());
        assert!(
            !typed.text().contains("transcript"),
            "players are spared the rulings"
        );
        people[0].press(&lobby, "Leave").await;
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_outlives_an_outage_of_the_bot() {
    let mut house = Harness::open().await;
    let people = house.people(2);
    let (ann, ben) = (&people[0], &people[1]);
    let lobby = house.lobby(GAMES[0], &people[..1]).await;
    house.settled(&lobby).await;
    house.clock.advance(20 * MINUTE);
    house.stop().await;
    house.pass(45 * MINUTE);
    house.start_again().await;
    // Nobody could press meanwhile, so it waits as long as ever.
    house.clock.advance(29 * MINUTE);
    let joined = ben.press(&lobby, "Join").await;
    assert!(joined.text().contains("2. Ben"), "{}", joined.text());
    house.clock.advance(29 * MINUTE);
    let left = ben.press(&lobby, "Leave").await;
    assert!(left.text().contains("1. Ann"), "{}", left.text());
    house.clock.advance(31 * MINUTE);
    ann.waits_for_edit(lobby.id(), |m| m.content() == "This table is closed.")
        .await;
    assert_eq!(house.calls(route::CREATE_MESSAGE), 0, "no new message");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_presses_on_a_lobby_that_has_just_expired_need_not_wait_for_its_message() {
    let mut house = Harness::open().await;
    let people = house.people(2);
    let (ann, ben) = (&people[0], &people[1]);
    let mut sooner = false;
    // A machine that is busy may miss the moment.
    for edits in 0..5 {
        let lobby = house.lobby(GAMES[0], &people).await;
        // By this press at the latest the bot knows where the lobby stands.
        ben.press(&lobby, "Lucky word").await;
        let (name, join) = (footer(&lobby), control(&lobby, "Join"));
        let slow = Fault::Delay(Duration::from_secs(8));
        house.play.faults().rest(route::EDIT_MESSAGE, 1, slow);
        house.clock.advance(31 * MINUTE);
        let mut closed = false;
        for _ in 0..5_000 {
            let asked = ann.slash(house.channel, "table record", &[of(&name)]).await;
            closed = asked.text().contains("closed before it began");
            if closed {
                break;
            }
        }
        assert!(closed, "it never expired");
        let late = ben.press_raw(lobby.id(), &join).await;
        told_privately(&late, "This table is closed.");
        sooner = house.calls(route::EDIT_MESSAGE) == edits;
        if sooner {
            break;
        }
    }
    assert!(sooner, "each time Discord had to take the edit first");
    house.stop().await;
}
