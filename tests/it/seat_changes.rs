//! Who stays, who goes, and who plays on: seats that change hands, hosts, and tables that end early.

use games::record::{End, Record};
use games::registry::{GAMES, GameType};
use playground::{AnswerKind, Message, Person};
use serde_json::{Value, json};

use crate::clocks::{Absence, clock, drawn_anew, for_two};
use crate::harness::{Harness, told_privately};
use crate::player::{Table, has_button, ways};

pub(crate) fn of(table: &str) -> (&'static str, Value) {
    ("table", json!(table))
}

fn person(name: &'static str, who: &Person) -> (&'static str, Value) {
    (name, json!(who.id().to_string()))
}

/// Gets the record of a table that has ended, and checks it.
pub(crate) async fn verified(house: &Harness, who: &Person, table: &str) -> (Record, String) {
    let file = who.slash(house.channel, "table record", &[of(table)]).await;
    told_privately(&file, "every move and every face");
    let text = house
        .download(file.message.unwrap().attachments()[0].1)
        .await;
    let record = Record::verify(&text).unwrap_or_else(|wrong| panic!("{wrong}\n{text}"));
    let sound = who.slash(house.channel, "table verify", &[of(table)]).await;
    told_privately(&sound, "is sound");
    (record, text)
}

pub(crate) fn is_closed(board: &Message, why: &str) -> bool {
    board.content() == format!("This table was closed: {why}.")
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_to_go_asks_somebody_to_play_on() {
    let mut house = Harness::open().await;
    let zoe = house.play.person("Zoe");
    for game in for_two() {
        let mut table = house.table(game, 2).await;
        let (ann, ben) = (table.people[0].clone(), table.people[1].clone());
        let name = table.name();
        table.goes_on(2).await;
        let options = [person("player", &zoe), of(&name)];
        let stranger = zoe.slash(house.channel, "table replace", &options).await;
        told_privately(&stranger, "You have no seat at table");
        let seated = [person("player", &ann), of(&name)];
        let seated = ben.slash(house.channel, "table replace", &seated).await;
        told_privately(&seated, "sits at table");
        let bot = [
            ("player", json!(house.play.bot_id().to_string())),
            of(&name),
        ];
        let bot = ben.slash(house.channel, "table replace", &bot).await;
        told_privately(&bot, "A bot cannot sit down.");
        let present = [person("player", &zoe), person("for", &ann), of(&name)];
        let present = ben.slash(house.channel, "table replace", &present).await;
        told_privately(&present, "plays their seat themselves");

        let pinged = zoe.pings();
        let asked = ben.slash(house.channel, "table replace", &options).await;
        assert!(!asked.is_private(), "{}", asked.text());
        assert_eq!(zoe.pings(), pinged + 1, "{}", asked.text());
        let question = asked.message.unwrap();
        for other in [&ann, &ben] {
            told_privately(&other.press(&question, "Accept").await, "Somebody else");
            told_privately(&other.press(&question, "Decline").await, "Somebody else");
        }
        let no = zoe.press(&question, "Decline").await;
        assert!(
            no.text()
                .starts_with("Zoe would rather not play on for Ben"),
            "{}",
            no.text()
        );

        let asked = ben.slash(house.channel, "table replace", &options).await;
        let question = asked.message.unwrap();
        house.restart().await;
        let before = table.ply();
        let yes = zoe.press(&question, "Accept").await;
        assert_eq!(yes.kind, AnswerKind::Update, "{}", yes.text());
        assert!(
            yes.text().starts_with("Zoe plays on for Ben"),
            "{}",
            yes.text()
        );
        told_privately(
            &zoe.press_raw(question.id(), &control(&question, "Accept"))
                .await,
            "You play at table",
        );
        drawn_anew(&house, &mut table, &name).await;
        assert_eq!(table.ply(), before);
        assert!(
            !table.shown().text().contains("Ben"),
            "{}",
            table.shown().text()
        );
        let late = ways(&table.shown())[0].go_anyway(&ben, table.board).await;
        told_privately(&late, "You have no seat at this table");

        table.people[1] = zoe.clone();
        house.restart().await;
        table.plays_to_the_end().await;
        let (record, text) = verified(&house, &ann, &name).await;
        assert!(matches!(record.end, End::Outcome(_)));
        let both = format!("name \"Ben, from ply {} on Zoe\"", before + 1);
        assert!(text.contains(&both), "{both} is not in\n{text}");
        moves_are_told_of_who_made_them(&table, before).await;
    }
    // Nobody was rated: all these tables had a seat that changed hands.
    let board = zoe.slash(house.channel, "leaderboard", &[]).await;
    assert!(!board.text().contains("Zoe"), "{}", board.text());
    house.close().await;
}

/// Of a seat that changed hands, the moves up to `before` were Ben's and the later ones Zoe's.
async fn moves_are_told_of_who_made_them(table: &Table, before: u32) {
    let zoe = &table.people[1];
    let opened = zoe.press(&table.shown(), "Move by move").await;
    let mut message = opened.message.expect("the beginning");
    let mut zoes = 0;
    for ply in 1..=table.ply() {
        let next = zoe.press(&message, "Forward ▶").await;
        message = next.message.expect("a move");
        // The rest of it is the board's own sentence.
        let told = message.content().lines().next().expect("a sentence");
        let other = if ply > before { "Ben" } else { "Zoe" };
        assert!(!told.contains(other), "move {ply}, {before}: {told}");
        zoes += usize::from(told.contains("Zoe"));
    }
    assert!(zoes > 0, "Zoe moved");
}

fn control(message: &Message, label: &str) -> String {
    let buttons = message.buttons();
    let found = buttons.iter().find(|button| button.label() == label);
    found
        .unwrap_or_else(|| panic!("no {label} on:\n{}", message.text()))
        .custom_id()
        .to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_that_the_house_plays_can_be_given_to_somebody() {
    let house = Harness::open().await;
    let zoe = house.play.person("Zoe");
    let game = for_two().next().expect("a game for two");
    let mut absence = Absence::of(house.table_with(game, 2, &clock("2m")).await);
    let (away, other) = (absence.away.clone(), absence.table.people[0].clone());
    let name = absence.table.name();
    absence.sleeps(&house).await;
    let options = [person("player", &zoe), person("for", &away), of(&name)];
    let asked = other.slash(house.channel, "table replace", &options).await;
    let first = asked.message.expect("a question");
    // Whoever comes back keeps the seat.
    drawn_anew(&house, &mut absence.table, &name).await;
    let back = away.press(&absence.table.shown(), "Take back").await;
    assert_eq!(back.kind, AnswerKind::Update, "{}", back.text());
    let late = zoe.press(&first, "Accept").await;
    assert!(late.text().contains("is back"), "{}", late.text());
    let again = other.slash(house.channel, "table replace", &options).await;
    told_privately(&again, "plays their seat themselves");

    // They fall asleep again, and this time somebody plays on.
    absence.sleeps(&house).await;
    let asked = other.slash(house.channel, "table replace", &options).await;
    let question = asked.message.expect("a question");
    assert!(question.text().contains("for whom the house plays"));
    let yes = zoe.press(&question, "Accept").await;
    assert!(yes.text().starts_with("Zoe plays on for"), "{}", yes.text());
    drawn_anew(&house, &mut absence.table, &name).await;
    let board = absence.table.shown();
    assert!(
        !board.text().contains("The house plays"),
        "{}",
        board.text()
    );
    told_privately(
        &ways(&board)[0].go_anyway(&away, board.id()).await,
        "You have no seat at this table",
    );

    // Zoe goes for good. For such a seat the rules have an end.
    let asked = zoe.slash(house.channel, "table resign", &[of(&name)]).await;
    zoe.press(&asked.message.unwrap(), "Yes, leave the table")
        .await;
    let back = [person("player", &away), person("for", &zoe), of(&name)];
    let gone = other.slash(house.channel, "table replace", &back).await;
    told_privately(&gone, "has");
    house.close().await;
}

/// Somebody is asleep in the middle of a game, and the house has played a few turns for them, all in this moment.
async fn played_for(house: &Harness, game: &'static dyn GameType) -> Absence {
    // The dice may end a game before that; the next one is longer.
    loop {
        let mut absence = Absence::of(house.table_with(game, 2, &clock("2m")).await);
        absence.sleeps(house).await;
        for _ in 0..3 {
            absence.others_play(|_| false).await;
            absence.house_plays().await;
        }
        if !absence.table.over() {
            return absence;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_takes_over_from_the_house_plays_though_the_line_was_down_a_moment_ago() {
    let house = Harness::open().await;
    let zoe = house.play.person("Zoe");
    let game = for_two().next().expect("a game for two");
    let mut absence = played_for(&house, game).await;
    let (away, other) = (absence.away.clone(), absence.table.people[0].clone());
    let name = absence.table.name();
    // An outage is noticed late, so the time for which it may have gone unnoticed is given back.
    let handshakes = house.play.handshakes();
    house.play.faults().cut();
    house.play.wait_for_handshakes(handshakes + 1).await;

    let options = [person("player", &zoe), person("for", &away), of(&name)];
    let asked = other.slash(house.channel, "table replace", &options).await;
    let yes = zoe
        .press(&asked.message.expect("a question"), "Accept")
        .await;
    assert!(yes.text().starts_with("Zoe plays on for"), "{}", yes.text());
    drawn_anew(&house, &mut absence.table, &name).await;
    let board = absence.table.shown();
    assert!(
        !board.text().contains("The house plays"),
        "{}",
        board.text()
    );
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_takes_somebody_off_and_hands_the_table_over() {
    let mut house = Harness::open().await;
    let people = house.people(3);
    let (ann, ben, cleo) = (&people[0], &people[1], &people[2]);
    for game in GAMES.iter().filter(|game| *game.info().seats.end() >= 3) {
        let order = [ben.clone(), cleo.clone()];
        let lobby = house.lobby(*game, &order).await;
        let name = footer(&lobby);
        let not_host = [person("player", ben), of(&name)];
        for words in ["table remove", "table host"] {
            let refused = cleo.slash(house.channel, words, &not_host).await;
            told_privately(&refused, "Only the host of table");
            let absent = [person("player", ann), of(&name)];
            let absent = ben.slash(house.channel, words, &absent).await;
            told_privately(&absent, "does not sit at this table");
        }
        let off = [person("player", cleo), of(&name)];
        let removed = ben.slash(house.channel, "table remove", &off).await;
        assert!(
            removed.text().starts_with("Ben has taken Cleo off table"),
            "{}",
            removed.text()
        );
        let alone = |m: &Message| !m.text().contains("Cleo");
        ben.waits_for_edit(lobby.id(), alone).await;
        cleo.press(&lobby, "Join").await;
        let over = ben.slash(house.channel, "table host", &off).await;
        assert!(over.text().contains("Cleo is the host"), "{}", over.text());
        house.restart().await;
        told_privately(
            &ben.press_raw(lobby.id(), &control(&lobby, "Start")).await,
            "that is Cleo",
        );
        let closed = cleo.slash(house.channel, "table end", &[of(&name)]).await;
        assert!(
            closed.text().contains("its host closed it"),
            "{}",
            closed.text()
        );
        ben.waits_for_edit(lobby.id(), |m| m.content() == "This table is closed.")
            .await;
        let late = ben.slash(house.channel, "table end", &[of(&name)]).await;
        told_privately(&late, "has ended already");
    }
    house.close().await;
}

/// A lobby's table.
pub(crate) fn footer(lobby: &Message) -> String {
    let text = lobby.embeds_text();
    let footer = text.lines().last().and_then(|l| l.strip_prefix("Table "));
    let name = footer.and_then(|footer| footer.split(' ').next());
    name.unwrap_or_else(|| panic!("no table in:\n{text}"))
        .to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_ends_early_when_all_who_play_agree() {
    let mut house = Harness::open().await;
    let zoe = house.play.person("Zoe");
    for game in for_two() {
        let mut table = house.table(game, 2).await;
        let (ann, ben) = (table.people[0].clone(), table.people[1].clone());
        let name = table.name();
        table.goes_on(2).await;
        let old = (table.board, ways(&table.shown())[0].clone());
        let watcher = zoe.slash(house.channel, "table end", &[of(&name)]).await;
        told_privately(&watcher, "You do not play at table");
        let asked = ben.slash(house.channel, "table end", &[of(&name)]).await;
        assert!(asked.text().contains("1 of 2 agree"), "{}", asked.text());
        let vote = asked.message.unwrap();
        told_privately(&ben.press(&vote, "Agree").await, "You agree already");
        told_privately(&zoe.press(&vote, "Agree").await, "You do not play");
        house.restart().await;
        let ended = ann.press(&vote, "Agree").await;
        assert_eq!(ended.kind, AnswerKind::Update);
        assert!(
            ended.text().contains("all who played agreed"),
            "{}",
            ended.text()
        );
        table
            .waits_for_board(|board| is_closed(board, "all who played agreed to end it"))
            .await;
        assert!(has_button(&table.shown(), "Rematch"));
        told_privately(&old.1.go_anyway(&ben, old.0).await, "ended before its end");
        let (record, _) = verified(&house, &zoe, &name).await;
        assert_eq!(record.end, End::Closed);
        assert_eq!(record.plies.len(), table.ply() as usize);
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_plays_alone_and_who_looks_after_tables_end_one_at_once() {
    let house = Harness::open().await;
    let people = house.people(2);
    let (ann, ben) = (&people[0], &people[1]);
    for game in GAMES.iter().filter(|game| *game.info().seats.start() == 1) {
        let lobby = house.lobby(*game, &people[1..]).await;
        let name = footer(&lobby);
        ben.press(&lobby, "Start").await;
        let ended = ben.slash(house.channel, "table end", &[of(&name)]).await;
        assert!(
            ended.text().contains("the only one playing ended it"),
            "{}",
            ended.text()
        );
    }
    for game in for_two() {
        let mut table = house.table(game, 2).await;
        let name = table.name();
        // Ann owns the server, and plays herself.
        let asked = ann.slash(house.channel, "table end", &[of(&name)]).await;
        told_privately(&asked, "at once?");
        let question = asked.message.unwrap();
        let vote = ann.press(&question, "Ask all who play").await;
        assert!(vote.text().contains("1 of 2 agree"), "{}", vote.text());
        told_privately(
            &ben.press_raw(
                vote.message.unwrap().id(),
                &control(&question, "End it now"),
            )
            .await,
            "Only people who look after tables",
        );
        let ended = ann.press(&question, "End it now").await;
        assert!(
            ended.text().contains("a moderator ended it"),
            "{}",
            ended.text()
        );
        table
            .waits_for_board(|board| is_closed(board, "a moderator ended it"))
            .await;
        verified(&house, ben, &name).await;
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_ever_stuck_at_their_tables() {
    let house = Harness::open().await;
    let people = house.people(2);
    let ben = &people[1];
    let game = GAMES[0];
    let start = format!("{} start", game.info().key);
    let mut lobbies = Vec::new();
    for _ in 0..10 {
        lobbies.push(ben.slash(house.channel, &start, &[]).await.message.unwrap());
    }
    let eleventh = ben.slash(house.channel, &start, &[]).await;
    told_privately(&eleventh, "End one first with `/table end`");
    // They can sit at others' tables all the same.
    let other = people[0].slash(house.channel, &start, &[]).await;
    let joined = ben.press(&other.message.unwrap(), "Join").await;
    assert_eq!(joined.kind, AnswerKind::Update, "{}", joined.text());
    ben.slash(house.channel, "table end", &[of(&footer(&lobbies[3]))])
        .await;
    let again = ben.slash(house.channel, &start, &[]).await;
    assert!(!again.is_private(), "{}", again.text());
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_who_resigns_is_host_no_longer() {
    let house = Harness::open().await;
    let game = GAMES
        .iter()
        .find(|game| *game.info().seats.end() >= 3)
        .expect("a game for three");
    let table: Table = house.table(*game, 3).await;
    let name = table.name();
    let (ann, ben) = (&table.people[0], &table.people[1]);
    let asked = ann.slash(house.channel, "table resign", &[of(&name)]).await;
    ann.press(&asked.message.unwrap(), "Yes, leave the table")
        .await;
    let over = [person("player", &table.people[2]), of(&name)];
    let handed = ben.slash(house.channel, "table host", &over).await;
    assert!(
        handed.text().contains("Cleo is the host"),
        "{}",
        handed.text()
    );
    house.close().await;
}
