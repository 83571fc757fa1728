//! Many people, all at once: on one table, on two hundred, delivered twice and in the wrong order. What is stored is legal, and it is
//! what was shown.

use std::collections::BTreeSet;
use std::time::Duration;

use futures_util::future::join_all;
use games::outcome::Status;
use games::record::{End, Record};
use games::registry::GAMES;
use games::seat::Hand;
use playground::{Answer, AnswerKind, Message, Person, Settings};
use reqwest::Method;
use serde_json::json;
use tables::event::{Entry, Event};

use crate::harness::{Harness, Shown};
use crate::player::{Table, Way, footer_of, ways};
use crate::usual::{game_for, start};

/// People called P1, P2 ...
fn crowd(harness: &Harness, many: usize) -> Vec<Person> {
    (1..=many)
        .map(|number| harness.play.person(&format!("P{number}")))
        .collect()
}

/// A harness in which people wait as long as it takes: a thousand presses at once are much for a busy machine.
async fn patient() -> Harness {
    let mut harness = Harness::with(Settings {
        ack_window: Duration::from_secs(600),
        ..Settings::default()
    })
    .await;
    harness.boot();
    harness.play.wait_for_command("help").await;
    harness
}

/// Presses of one moment, all under way together.
async fn at_once(presses: Vec<(Person, u64, Way)>) -> Vec<Answer> {
    let going = presses
        .iter()
        .map(|(person, message, way)| way.go_anyway(person, *message));
    let answers = join_all(going).await;
    for (answer, (person, _, way)) in answers.iter().zip(&presses) {
        assert!(
            !answer.failed(),
            "{} pressed {way:?} and heard nothing",
            person.name()
        );
        let kinds = [AnswerKind::Update, AnswerKind::Message, AnswerKind::Modal];
        assert!(
            kinds.contains(&answer.kind) && !answer.text().contains("Sorry"),
            "{}",
            answer.text()
        );
    }
    answers
}

/// Audits every table of a channel: each move legal, each face from the seed, no ply missing or twice. Returns the number of plies of each.
async fn audited(harness: &Harness) -> Vec<(String, u32)> {
    let mut all = Vec::new();
    let channel = harness.channel.to_string();
    let heads = harness
        .store()
        .read(move |tx| tx.latest_tables_in(&channel, 10_000));
    for head in heads.await.expect("the store answers") {
        let stored = harness.stored(head.id).await;
        if stored.plies().is_empty() {
            continue;
        }
        let mut record: Record =
            commands::record(&stored).unwrap_or_else(|fault| panic!("{fault}"));
        record.seed = Some(stored.head.seed);
        if matches!(record.end, End::Outcome(_)) {
            let over = record.replay(|_, _| {}).expect("it replays");
            if let games::outcome::Status::Over(outcome) = over.status() {
                record.end = End::Outcome(outcome.to_string());
            }
        }
        let name = record.table.clone();
        record
            .audit()
            .unwrap_or_else(|wrong| panic!("table {name}: {wrong}\n{record}"));
        all.push((
            name,
            u32::try_from(record.plies.len()).expect("fewer than 2^32"),
        ));
    }
    all
}

/// The board of each table as everybody sees it now.
async fn shown(host: &Person, harness: &Harness, name: &str) -> Message {
    host.slash(harness.channel, "table show", &[("table", json!(name))])
        .await
        .posted()
}

#[tokio::test(flavor = "multi_thread")]
async fn fifty_people_press_everything_at_once_at_one_table() {
    const MOMENTS: usize = 4;
    let mut harness = patient().await;
    let people = crowd(&harness, 50);
    let mut count = 0;
    for game in GAMES {
        let seats = *game.info().seats.end();
        let lobby = harness.lobby(*game, &people[..1]).await;
        // All fifty want to join, and start as soon as they see the lobby.
        let joins = ways(&lobby)
            .into_iter()
            .filter(|way| ["Join", "Start"].contains(&way.label.as_str()));
        let joins: Vec<Way> = joins.collect();
        let moment = people.iter().flat_map(|person| {
            joins
                .iter()
                .map(|way| (person.clone(), lobby.id(), way.clone()))
        });
        count += at_once(moment.collect()).await.len();
        let mut board = people[0].sees(lobby.id()).expect("the board");
        if footer_of(&board).is_none() {
            people[0].press(&board, "Start").await;
            // It may have begun, with the lobby drawn over its board by an answer that was overtaken; the press repairs that.
            board = people[0]
                .waits_for_edit(lobby.id(), |board| footer_of(board).is_some())
                .await;
        }
        let (name, _) = footer_of(&board).expect("a board");
        let seated = harness.stored_as(&name).await.seats.len();
        assert!((1..=seats).contains(&seated));

        let mut seen = BTreeSet::new();
        for moment in 0..MOMENTS {
            let all = ways(&board);
            if all.is_empty() {
                break;
            }
            // Each a different control at each moment, since anybody of the fifty may have been first to sit.
            let each = people.iter().enumerate().flat_map(|(at, person)| {
                let most = if at < seats { all.len() } else { 1 };
                (0..most).map(move |way| (person, at + way + moment))
            });
            let presses: Vec<_> = each
                .map(|(person, at)| (person.clone(), board.id(), all[at % all.len()].clone()))
                .collect();
            match moment {
                1 => harness
                    .faults()
                    .double(u32::try_from(presses.len()).expect("fewer than 2^32")),
                2 => harness
                    .faults()
                    .reverse(u32::try_from(presses.len()).expect("fewer than 2^32")),
                _ => {}
            }
            let answers = at_once(presses).await;
            count += answers.len();
            let boards = answers
                .iter()
                .filter(|answer| answer.kind == AnswerKind::Update);
            seen.extend(
                boards
                    .filter_map(|answer| footer_of(answer.message.as_ref()?))
                    .map(|(_, ply)| ply),
            );
            board = shown(&people[0], &harness, &name).await;
        }
        let (_, last) = footer_of(&board).expect("a board");
        let stored = audited(&harness).await;
        let plies = stored
            .iter()
            .find(|(stored, _)| *stored == name)
            .expect("it has begun")
            .1;
        assert_eq!(
            plies,
            last,
            "{}: what is stored is what is shown",
            game.info().name
        );
        assert!(
            seen.iter().all(|ply| *ply <= last),
            "nothing was shown that is not stored: {seen:?}"
        );
        assert!(last > 0 || all_private(&board), "somebody played");
    }
    println!("{count} presses on one table at a time");
    harness.stop().await;
}

/// Where everything is chosen on the players' own panels, the board alone plays nothing.
fn all_private(board: &Message) -> bool {
    !ways(board).iter().any(Way::plays)
}

#[tokio::test(flavor = "multi_thread")]
async fn two_hundred_tables_are_played_on_at_once() {
    const TABLES: usize = 200;
    const MOMENTS: usize = 3;
    let mut harness = patient().await;
    let people = crowd(&harness, TABLES);
    let kinds: Vec<_> = GAMES
        .iter()
        .filter(|game| game.info().seats.contains(&2))
        .collect();
    let opened = join_all((0..TABLES).map(|number| {
        let (harness, people, game) = (&harness, &people, kinds[number % kinds.len()]);
        async move {
            let (host, guest) = (&people[number % TABLES], &people[(number + 1) % TABLES]);
            let words = start(*game);
            let lobby = host.slash(harness.channel, &words, &[]).await.shown();
            guest.press(&lobby, "Join").await;
            host.press(&lobby, "Start").await.updated();
            Table::new(vec![host.clone(), guest.clone()], lobby.id())
        }
    }))
    .await;
    let mut count = 3 * TABLES;
    for moment in 0..MOMENTS {
        let mut presses = Vec::new();
        for (number, table) in opened.iter().enumerate() {
            let all = ways(&table.shown());
            if all.is_empty() {
                continue;
            }
            // Both players press two things each, and somebody who has no seat one.
            for (at, person) in table.people.iter().enumerate() {
                presses.extend((0..2).map(|way| {
                    (
                        person.clone(),
                        table.board,
                        all[(at + way) % all.len()].clone(),
                    )
                }));
            }
            presses.push((
                people[(number + 7) % TABLES].clone(),
                table.board,
                all[0].clone(),
            ));
        }
        let many = u32::try_from(presses.len()).expect("fewer than 2^32");
        match moment {
            1 => harness.faults().double(many),
            2 => harness.faults().reverse(many),
            _ => {}
        }
        count += at_once(presses).await.len();
    }
    let stored = audited(&harness).await;
    assert_eq!(stored.len(), TABLES);
    let mut plies = 0;
    for table in &opened {
        let last = stored
            .iter()
            .find(|(name, _)| *name == table.name())
            .expect("it is stored")
            .1;
        let (_, now) =
            footer_of(&shown(&table.people[0], &harness, &table.name()).await).expect("a board");
        assert_eq!(
            now,
            last,
            "table {}: what is stored is what is shown",
            table.name()
        );
        plies += last;
    }
    assert!(plies > 0);
    println!("{count} presses on {TABLES} tables, {plies} plies");
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_ahead_of_the_cached_table_is_believed() {
    let harness = Harness::open().await;
    let table = harness.table(game_for(2), 2).await;
    // A ply that the bot's cached table does not have.
    let id = commands::table_named(&table.name()).expect("a name");
    let stored = harness.stored(id).await;
    let mut record: Record = commands::record(&stored).expect("a record");
    record.seed = Some(stored.head.seed);
    let mut ahead = record.replay(|_, _| {}).expect("it replays");
    let Status::ToAct(seats) = ahead.status() else {
        panic!("it has just begun")
    };
    let seat = seats.into_iter().next().expect("somebody is to act");
    let mv = ahead.legal(seat).remove(0);
    let dice = record.key().expect("a seed").dice(1);
    let ply = ahead
        .play(seat, &mv, 0, Hand::Player, dice)
        .expect("it is legal");
    let entry = Entry {
        at: harness.clock.now(),
        time: stored.log.last().expect("it has begun").time,
        events: vec![Event::Ply(ply)],
    };
    let number = u32::try_from(stored.log.len()).expect("a short log");
    let append = db::Append {
        ply: 1,
        ..db::Append::of(id, number, entry)
    };
    harness.store().append(append).await.expect("it is stored");
    let Status::ToAct(next) = ahead.status() else {
        panic!("it is not over after one move")
    };
    let next = next.into_iter().next().expect("somebody is to act");
    let sits = |seat: &&db::Seat| seat.seat.map(usize::from) == Some(next.index());
    let user = &stored.seats.iter().find(sits).expect("a seat").user;
    let person = table.people.iter().find(|p| p.id().to_string() == *user);
    let mv = ahead.legal(next).remove(0);
    let control = format!("1b:{}:1:p:{mv}", table.name());
    // Another process has drawn the board since.
    let button = json!({ "type": 2, "style": 1, "label": "On", "custom_id": control });
    let board = json!({ "components": [{ "type": 1, "components": [button] }] });
    let path = format!("channels/{}/messages/{}", harness.channel, table.board);
    harness.calls_discord(Method::PATCH, &path, &board).await;
    let played = person
        .expect("resume it")
        .press_raw(table.board, &control)
        .await
        .updated();
    let (_, now) = footer_of(&played).expect("a board");
    assert_eq!(now, 2, "the move after the one that was not remembered");
    harness.close().await;
}
