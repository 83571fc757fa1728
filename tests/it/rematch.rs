//! Rematches, the options of last time, and a thread for each table.

use std::time::Duration;

use games::options::OptionKind;
use games::registry::{GAMES, GameType};
use playground::{AnswerKind, Fault, Message, Person, permission, route};
use serde_json::{Value, json};

use crate::clocks::for_two;
use crate::harness::{Harness, Shown, assert_private, hides, shows, starts};
use crate::player::{Reads, Table, again, footer_of, is_over};
use crate::usual::{game_for, opens, start};

/// For each option a value other than its default.
fn unusual(game: &dyn GameType) -> Vec<(&'static str, Value)> {
    let options = game.info().options.iter();
    let value = |kind: &OptionKind| match *kind {
        OptionKind::Flag { default } => json!(!default),
        OptionKind::Number {
            min, max, default, ..
        } => json!(if default == Some(max) { min } else { max }),
    };
    options.map(|spec| (spec.name, value(&spec.kind))).collect()
}

/// What a lobby says of its options and its clock.
fn terms(lobby: &Message) -> Vec<String> {
    let description = lobby.json()["embeds"][0]["description"].as_str();
    let lines = description.into_iter().flat_map(str::lines);
    let line = lines
        .filter_map(|line| line.strip_prefix("-# "))
        .next_back();
    let line = line.expect("a line with the terms");
    // How long a game takes comes first.
    line.split(" · ").skip(1).map(str::to_owned).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_starts_with_the_channels_last_options_unless_others_are_given() {
    let mut harness = Harness::open().await;
    let [ann] = &harness.some_people();
    let elsewhere = harness.play.channel("table-two");
    for game in GAMES {
        let start = start(*game);
        let opens = async |channel, options: &[(&str, Value)]| {
            let lobby = ann.slash(channel, &start, options).await.shown();
            let said = terms(&lobby);
            ann.press(&lobby, "Leave").await;
            said
        };
        let usual = opens(harness.channel, &[]).await;
        assert_eq!(usual, ["24 hours per decision"]);
        let mut chosen = unusual(*game);
        let has_options = !chosen.is_empty();
        chosen.push(("clock", json!("1h")));
        let mut first = opens(harness.channel, &chosen).await;
        if !has_options {
            first.insert(0, "default options".to_owned());
        }
        assert_eq!(first[1], "1 hour per decision");

        harness.restart().await;
        let again = opens(harness.channel, &[]).await;
        assert_eq!(
            again[0],
            format!("as last time in this channel: {}", first[0])
        );
        assert_eq!(again[1], first[1]);
        assert_eq!(opens(elsewhere, &[]).await, usual);
        // Giving one option resets the others to their defaults.
        let changed = opens(harness.channel, &[("clock", json!("2m"))]).await;
        assert_eq!(changed, ["2 minutes per decision"]);
        let last = opens(harness.channel, &[]).await;
        assert_eq!(last[0], "as last time in this channel: default options");
        assert_eq!(last[1], changed[0]);
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_keeps_people_and_options_and_says_who_begins() {
    let harness = Harness::open().await;
    for game in for_two() {
        let mut options = vec![("clock", json!("10m"))];
        if let Some(OptionKind::Flag { default }) =
            game.info().options.last().map(|spec| &spec.kind)
        {
            options.push((game.info().options.last().unwrap().name, json!(!default)));
        }
        let people = harness.people(2);
        let first = harness.lobby_with(game, &people, &options).await;
        let said = terms(&first);
        let mut table = Table::begun(&first, &people).await;
        table.plays_to_the_end().await;
        people[1].press(&table.shown(), "Rematch").await;
        let lobby = people[1]
            .press(&table.shown(), "Don't wait: open the lobby")
            .await
            .shown();
        assert_eq!(terms(&lobby), said);
        let words = format!(
            "A rematch** of table {} with the same options",
            table.name()
        );
        for wanted in [
            &words,
            "This table's dice decide who begins.",
            "Players (1 of ",
            "Ben · host",
        ] {
            assert!(lobby.text().contains(wanted), "{wanted}: {}", lobby.text());
        }
        people[0].press(&lobby, "Join").await;
        let begun = people[1].press(&lobby, "Start").await;
        assert!(footer_of(&begun.shown()).is_some());
    }
    harness.close().await;
}

/// The label of the button for another game.
fn label(board: &Message) -> String {
    let id = again(board).expect("it is over");
    let buttons = board.buttons();
    let button = buttons.iter().find(|button| button.custom_id() == id);
    button.expect("the same button").label().to_owned()
}

/// A game for three people, played to its end.
async fn three_have_played(harness: &Harness, options: &[(&str, Value)]) -> Table {
    let mut table = harness.table_with(game_for(3), 3, options).await;
    table.plays_to_the_end().await;
    table
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_begins_by_itself_when_all_are_ready_even_after_a_crash() {
    let mut harness = Harness::open().await;
    let table = three_have_played(&harness, &[("clock", json!("10m"))]).await;
    let [ann, ben, cleo] = <[Person; 3]>::try_from(table.people.clone()).ok().unwrap();
    assert_eq!(label(&table.shown()), "Rematch");
    let zoe = harness.play.person("Zoe");
    let refused = zoe.press(&table.shown(), "Rematch").await;
    assert_private(&refused, "Only its players can start a rematch");

    let ready = ann.press(&table.shown(), "Rematch").await.updated();
    assert_eq!(label(&table.shown()), "Rematch (1 of 3 ready)");
    let words = "Ann is ready. It begins when Ben and Cleo have pressed Rematch, too.";
    shows(&ready, words);
    // Pressing twice counts once.
    ann.press(&table.shown(), "Rematch (1 of 3 ready)").await;
    assert_eq!(label(&table.shown()), "Rematch (1 of 3 ready)");

    harness.restart().await;
    ben.press(&table.shown(), "Rematch (1 of 3 ready)").await;
    assert_eq!(label(&table.shown()), "Rematch (2 of 3 ready)");
    // The dice are committed to before the last player is ready.
    let committed = harness.asks(&cleo, "table verify", "2").await;
    assert_private(&committed, "come from a secret seed");

    let begun = cleo.press(&table.shown(), "Rematch (2 of 3 ready)").await;
    let next = Table::new(table.people.clone(), begun.shown().id());
    assert_eq!(next.name(), "2");
    let stored = harness.stored_as("2").await;
    assert_eq!(stored.seats.len(), 3);
    let clock = stored.opened().unwrap().clock;
    assert_eq!(clock, Some(Duration::from_secs(600)));
    ben.waits_for_words(table.board, "**Rematch** · table 2")
        .await;
    assert_eq!(label(&table.shown()), "Rematch");
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_board_of_a_rematch_is_shown_once_even_while_it_is_on_its_way() {
    let harness = Harness::open().await;
    let mut table = harness.table(game_for(2), 2).await;
    table.plays_to_the_end().await;
    let (ann, ben) = (&table.people[0], &table.people[1]);
    let shown = table.shown();
    let id = again(&shown).expect("it is over");
    ann.press(&shown, &id).await;
    // The bot asks Discord where the board is, and gets no answer for a while.
    let slow = Fault::Delay(Duration::from_secs(2));
    harness.faults().rest(route::READ_BY_TOKEN, 1, slow);
    let begun = ben.press(&shown, &id).await;
    assert!(!begun.is_private(), "{}", begun.text());
    let early = ann.press(&shown, &id).await;
    let words = "The rematch has begun: table 2. Its board is about to appear.";
    assert_private(&early, words);
    ann.waits_for_words(table.board, "**Rematch** · table 2: https://")
        .await;
    let late = ann.press(&shown, &id).await;
    assert_private(&late, "The rematch has begun: table 2, https://");
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_who_press_rematch_at_once_get_one_table() {
    let harness = Harness::open().await;
    for game in for_two() {
        let mut table = harness.table(game, 2).await;
        table.plays_to_the_end().await;
        let shown = table.shown();
        let id = again(&shown).expect("it is over");
        let (ann, ben) = (&table.people[0], &table.people[1]);
        let (first, second) = tokio::join!(ann.press(&shown, &id), ben.press(&shown, &id));
        let boards = [&first, &second]
            .into_iter()
            .filter(|answer| answer.kind == AnswerKind::Message && !answer.is_private());
        assert_eq!(boards.count(), 1, "{}\n{}", first.text(), second.text());
        let old: i64 = table.name().parse().unwrap();
        let stored = async |number| {
            let table = harness.store().read(move |tx| tx.load(db::TableId(number)));
            table.await.expect("a look")
        };
        let next = stored(old + 1).await;
        assert_eq!(next.expect("a rematch").seats.len(), 2);
        assert_eq!(stored(old + 2).await, None);
        for (person, answer) in [(ann, &first), (ben, &second)] {
            if let Some(board) = answer.message.as_ref().filter(|m| !m.is_ephemeral()) {
                harness.settled(board).await;
            }
            // Nobody has to wait for the others of the next game.
            let open = [("table", json!((old + 1).to_string()))];
            let left = person.slash(harness.channel, "table end", &open).await;
            assert_ne!(left.kind, AnswerKind::Failed, "{}", left.text());
        }
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_alone_plays_again_at_once_and_is_told_what_to_beat() {
    let harness = Harness::open().await;
    let mut alone = GAMES
        .iter()
        .filter(|game| *game.info().seats.start() == 1)
        .peekable();
    assert!(alone.peek().is_some(), "a game for one");
    for game in alone {
        let mut table = harness.table(*game, 1).await;
        table.plays_to_the_end().await;
        let shown = label(&table.shown());
        starts(&shown, "Play again, beat ");
        hides(&shown, " 0 ");
        let next = table.plays_again().await;
        assert_ne!(next.name(), table.name());
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_waits_for_nobody_who_left() {
    let harness = Harness::open().await;
    let mut table = harness.table(game_for(3), 3).await;
    let cleo = table.people.pop().expect("three people");
    harness.resigns(&cleo, &table.name()).await;
    table.waits_for_later(0).await;
    table.plays_to_the_end().await;
    let refused = cleo.press(&table.shown(), "Rematch").await;
    assert_private(&refused, "Only its players can start a rematch");
    let (ann, ben) = (table.people[0].clone(), table.people[1].clone());
    ann.press(&table.shown(), "Rematch").await;
    assert_eq!(label(&table.shown()), "Rematch (1 of 2 ready)");
    let begun = ben.press(&table.shown(), "Rematch (1 of 2 ready)").await;
    assert!(footer_of(&begun.shown()).is_some());
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_that_the_others_do_not_want_is_forgotten_after_half_an_hour() {
    let harness = Harness::open().await;
    let table = three_have_played(&harness, &[]).await;
    let ann = &table.people[0];
    ann.press(&table.shown(), "Rematch").await;
    let waits = table.shown();
    shows(&waits, "Ann is ready");
    for _ in 0..4 {
        harness.pass(Duration::from_secs(600));
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    ann.waits_for_no_words(table.board, "is ready").await;
    assert_eq!(label(&table.shown()), "Rematch");
    table.plays_again().await;
    harness.close().await;
}

/// Only those of the game before know of it, until one of them has it shown.
#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_that_no_message_shows_is_for_the_players_of_the_game_before() {
    let harness = Harness::open().await;
    let game = game_for(3);
    let mut ended = harness.table(game, 2).await;
    ended.plays_to_the_end().await;
    let [ann, ben] = <[Person; 2]>::try_from(ended.people.clone()).ok().unwrap();
    let playing = harness.table(game, 2).await;
    ann.press(&ended.shown(), "Rematch").await;
    // Nobody else sits down there.
    let dev = harness.play.person("Dev");
    let of_game = [("game", json!(game.info().key))];
    let opened = dev.slash(harness.channel, "play", &of_game).await.posted();
    shows(&opened, "Dev has opened a table");
    dev.press(&opened, "Leave").await;
    // And it is not the table that a command means.
    let vote = ann.slash(harness.channel, "table pause", &[]).await;
    shows(&vote, &format!("table {}", playing.name()));
    assert!(!vote.is_private(), "{}", vote.text());
    // Where it ends, the board of the game before offers another.
    let lobby = ann
        .press(&ended.shown(), "Don't wait: open the lobby")
        .await;
    let lobby = lobby.shown();
    ann.waits_for_words(ended.board, "**Rematch** · table")
        .await;
    // Whoever is invited to it may press Rematch in place of Accept.
    harness.settled(&lobby).await;
    let call = harness.invites(&ann, &lobby, &ben).await;
    let rematch = again(&ended.shown()).expect("it is over");
    ben.press_raw(ended.board, &rematch).await;
    let accepted = |call: &Message| call.controls().is_empty();
    ben.waits_for_edit(call.id(), accepted).await;
    for person in [&ben, &ann] {
        person.press(&lobby, "Leave").await;
    }
    ann.waits_for_no_words(ended.board, "**Rematch** · table")
        .await;
    harness.close().await;
}

/// Also if the last of them presses Rematch, and not Join.
#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_that_starts_when_full_does() {
    let harness = Harness::open().await;
    let seats = |game: &&dyn GameType| *game.info().seats.end();
    let game = *GAMES.iter().min_by_key(|game| seats(game)).expect("a game");
    let people = harness.people(seats(&game));
    let when_full = [("when-full", json!(true))];
    let lobby = harness.lobby_with(game, &people, &when_full).await;
    let mut table = Table::new(people.clone(), lobby.id());
    table.plays_to_the_end().await;
    // Where no message shows it, it begins as any other.
    let mut table = table.plays_again().await;
    table.plays_to_the_end().await;
    let (last, others) = table.people.split_last().expect("people");
    others[0].press(&table.shown(), "Rematch").await;
    let ended = table.shown();
    let lobby = others[0]
        .press(&ended, "Don't wait: open the lobby")
        .await
        .shown();
    for other in &others[1..] {
        other.press(&lobby, "Join").await;
    }
    let rematch = again(&table.shown()).expect("it is over");
    let seated = last.press_raw(table.board, &rematch).await;
    assert!(seated.is_private(), "{}", seated.text());
    let begun = |message: &Message| footer_of(message).is_some();
    last.waits_for_edit(lobby.id(), begun).await;
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_can_have_a_thread_of_its_own() {
    let mut harness = Harness::open().await;
    for game in for_two() {
        let people @ [ann, ben] = &harness.some_people();
        let wish = [("thread", json!(true)), ("clock", json!("10m"))];
        let lobby = harness.lobby_with(game, people, &wish).await;
        assert_eq!(
            terms(&lobby),
            ["10 minutes per decision; played in a separate thread"]
        );
        harness.settled(&lobby).await;
        let begun = ann.press(&lobby, "Start").await;
        let name = footer_of(&begun.shown()).expect("a board").0;
        let old = ben.waits_for_words(lobby.id(), "now shown here").await;
        let threads = harness.play.threads(harness.channel);
        let title = format!("{} · table {name}", game.info().name);
        let thread = threads.iter().find(|(_, named)| *named == title);
        let (thread, ..) = *thread.unwrap_or_else(|| panic!("{threads:?}"));
        shows(old.content(), &thread.to_string());
        let board = ben
            .waits_for(thread, |m| footer_of(m).is_some_and(|(n, _)| n == name))
            .await;
        harness.restart().await;
        let mut table = Table::new(people.clone(), board.id());
        // The call comes to the thread, too.
        let (actor, _) = table.actor_and_other();
        harness.pass(Duration::from_secs(120));
        let call = ben
            .waits_for(thread, |m| m.mentions().contains(&actor.id()))
            .await;
        assert_eq!(call.channel(), thread);
        table.plays_to_the_end().await;
        let next = table.plays_again().await.shown();
        assert_eq!(next.channel(), thread, "they stay in their thread");
        // Next time the channel remembers.
        let next = opens(ann, harness.channel, game, &[]).await;
        assert!(
            terms(&next)[1].ends_with("played in a separate thread"),
            "{:?}",
            terms(&next)
        );
        ann.press(&next, "Leave").await;
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_stays_in_its_channel_if_no_thread_can_be_opened() {
    let mut harness = Harness::open().await;
    let right = permission::CREATE_PUBLIC_THREADS;
    harness.faults().forbid(harness.channel, right);
    let mut table = harness
        .table_with(game_for(2), 2, &[("thread", json!(true))])
        .await;
    let ann = table.people[0].clone();
    let note = ann
        .waits_for(harness.channel, |m| {
            m.text().contains("Could not open a thread")
        })
        .await;
    assert!(note.is_ephemeral(), "{}", note.text());
    assert!(note.text().contains("Create Public Threads"));
    table.plays_to_the_end().await;
    assert!(is_over(&table.shown()));
    assert_eq!(harness.play.threads(harness.channel), []);
    assert_private(&ann.slash(harness.channel, "help", &[]).await, "Rollhouse");
    ann.press(&table.shown(), "Rematch").await.updated();
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_opened_thread_is_not_reported_missing() {
    let mut harness = Harness::open().await;
    let people = harness.people(2);
    let wish = [("thread", json!(true))];
    let lobby = harness.lobby_with(game_for(2), &people, &wish).await;
    harness.settled(&lobby).await;
    // The message that was the lobby cannot point to the thread.
    let gone = (404, 10008, "Unknown Message");
    harness
        .faults()
        .refuse(route::EDIT_MESSAGE, 1, gone.0, gone.1, gone.2);
    people[0].press(&lobby, "Start").await;
    // Presses in the meantime show on the board in the thread.
    let drawn = harness.wait_for_status(route::EDIT_MESSAGE, 200).await;
    let (thread, ..) = harness.play.threads(harness.channel)[0].clone();
    assert!(drawn.path.contains(&thread.to_string()), "{}", drawn.path);
    let note = people[0].reads(harness.channel);
    let note = note
        .iter()
        .find(|m| m.text().contains("Could not open a thread"));
    assert!(note.is_none(), "{}", note.unwrap().text());
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_opened_in_a_thread_stays_there() {
    let harness = Harness::open().await;
    let game = game_for(2);
    let wish = [("thread", json!(true))];
    let first = harness.table_with(game, 2, &wish).await;
    let (ann, ben) = (&first.people[0], &first.people[1]);
    let thread = harness.thread_of(harness.channel, first.board, ben).await;
    let start = start(game);
    // Both what is typed and what was chosen in the channel last time.
    for options in [&wish[..], &[]] {
        let lobby = ann.slash(thread, &start, options).await.shown();
        hides(&lobby, "thread");
        ben.press(&lobby, "Join").await;
        let begun = ann.press(&lobby, "Start").await;
        assert_eq!(begun.shown().channel(), thread);
        restore_thread_as_last_choice(&harness, ann, &start, &wish).await;
    }
    harness.close().await;
}

/// Makes a thread the channel's last choice again.
async fn restore_thread_as_last_choice(
    harness: &Harness,
    ann: &Person,
    start: &str,
    wish: &[(&str, Value)],
) {
    let lobby = ann.slash(harness.channel, start, wish).await;
    ann.press(&lobby.shown(), "Leave").await;
}
