//! Seats that change hands, hosts, and tables that end early.

use std::time::Duration;

use games::record::{End, Record};
use games::registry::{GAMES, GameType};
use playground::{Message, Person};
use serde_json::{Value, json};

use crate::clocks::{Absence, clock, for_two, redrawn};
use crate::harness::{FORGED, Harness, Shown, assert_private, hides, needs_gateway, shows, starts};
use crate::player::{Reads, Table, footer_of, has_button, is_about, is_over, ways};
use crate::usual::{game_for, right};

/// Longer than a seat at a table of 2 minutes is kept for an absent player, and than an outage gives back.
const GRACE: Duration = Duration::from_secs(12 * 60);

pub(crate) fn of(table: &str) -> (&'static str, Value) {
    ("table", json!(table))
}

fn person(name: &'static str, who: &Person) -> (&'static str, Value) {
    (name, json!(who.id().to_string()))
}

/// Gets the record of a table that has ended, and checks it.
pub(crate) async fn verified(harness: &Harness, who: &Person, table: &str) -> (Record, String) {
    let file = harness.asks(who, "table record", table).await;
    assert_private(&file, "every move and every roll");
    let text = harness.attached(file).await;
    let record = right(&text);
    let sound = harness.asks(who, "table verify", table).await;
    assert_private(&sound, "is verified");
    (record, text)
}

pub(crate) fn is_closed(board: &Message, why: &str) -> bool {
    let asks_nobody = !board.embeds_text().contains("to play");
    board.content() == format!("This table was closed: {why}.") && asks_nobody
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_must_leave_hands_over_the_seat() {
    let mut harness = Harness::open().await;
    let zoe = harness.play.person("Zoe");
    for game in for_two() {
        let mut table = harness.table(game, 2).await;
        let (ann, ben) = (table.people[0].clone(), table.people[1].clone());
        let name = table.name();
        table.goes_on(2).await;
        let options = [person("player", &zoe), of(&name)];
        let stranger = zoe.slash(harness.channel, "table replace", &options).await;
        assert_private(&stranger, "You have no seat at table");
        let seated = [person("player", &ann), of(&name)];
        let seated = ben.slash(harness.channel, "table replace", &seated).await;
        assert_private(&seated, "already has a seat at table");
        let bot = [
            ("player", json!(harness.play.bot_id().to_string())),
            of(&name),
        ];
        let bot = ben.slash(harness.channel, "table replace", &bot).await;
        assert_private(&bot, "A bot cannot take a seat.");
        let present = [person("player", &zoe), person("for", &ann), of(&name)];
        let present = ben.slash(harness.channel, "table replace", &present).await;
        assert_private(&present, "is playing their own seat");

        let pinged = zoe.pings();
        let asked = ben.slash(harness.channel, "table replace", &options).await;
        assert!(!asked.is_private(), "{}", asked.text());
        assert_eq!(zoe.pings(), pinged + 1, "{}", asked.text());
        let question = asked.shown();
        for other in [&ann, &ben] {
            let told = other.press(&question, "Accept").await;
            assert_private(&told, "This offer is for somebody else");
            let told = other.press(&question, "Decline").await;
            assert_private(&told, "This offer is for somebody else");
        }
        let no = zoe.press(&question, "Decline").await;
        starts(&no, "Zoe declined to take over from Ben");

        let asked = ben.slash(harness.channel, "table replace", &options).await;
        let question = asked.shown();
        harness.restart().await;
        let before = table.ply();
        let yes = zoe.press(&question, "Accept").await.updated();
        starts(&yes, "Zoe takes over from Ben");
        assert_private(
            &zoe.press_raw(question.id(), &control(&question, "Accept"))
                .await,
            "You already play at table",
        );
        redrawn(&harness, &mut table, &name).await;
        assert_eq!(table.ply(), before);
        let board = table.shown();
        let text = board.embeds_text();
        let mut of_ben = text.lines().filter(|line| is_about(line, "Ben"));
        assert!(
            of_ben.all(|line| line.starts_with("Zoe took over from Ben")),
            "{text}"
        );
        let late = ways(&table.shown())[0].go_anyway(&ben, table.board).await;
        assert_private(&late, "You have no seat at this table");

        table.people[1] = zoe.clone();
        harness.restart().await;
        table.plays_to_the_end().await;
        let (record, text) = verified(&harness, &ann, &name).await;
        assert!(matches!(record.end, End::Outcome(_)));
        let both = format!("name \"Ben, from ply {} on Zoe\"", before + 1);
        assert!(text.contains(&both), "{both} is not in\n{text}");
        moves_name_the_player_who_made_them(&table, before).await;
    }
    // Who takes over a seat is not rated for it.
    let board = zoe.slash(harness.channel, "leaderboard", &[]).await;
    hides(&board, "Zoe");
    harness.close().await;
}

/// Of a seat that changed hands, the turns up to ply `before` were Ben's and the later ones Zoe's.
async fn moves_name_the_player_who_made_them(table: &Table, before: u32) {
    let zoe = &table.people[1];
    let mut message = table.looks_up(zoe, "Move by move").await.shown();
    let (mut bens, mut zoes) = (0, 0);
    let more = |message: &Message| {
        let mut buttons = message.buttons().into_iter();
        buttons.any(|button| button.label() == "Next ›" && !button.is_disabled())
    };
    while more(&message) {
        let next = zoe.press(&message, "Next ›").await;
        message = next.shown();
        // The rest of it is the board's own sentence.
        let sentence = message.content().lines().next().expect("a sentence");
        bens += usize::from(sentence.contains("Ben"));
        zoes += usize::from(sentence.contains("Zoe"));
        assert!(
            !sentence.contains("Ben") || zoes == 0,
            "Ben moves after Zoe: {sentence}"
        );
    }
    assert!(zoes > 0, "Zoe moved");
    assert!(bens == 0 || before > 0, "Ben had not moved");
}

/// The control behind a label, for pressing it later or although it is switched off.
pub(crate) fn control(message: &Message, label: &str) -> String {
    let buttons = message.buttons();
    let found = buttons.iter().find(|button| button.label() == label);
    found
        .unwrap_or_else(|| panic!("no {label} on:\n{}", message.text()))
        .custom_id()
        .to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_played_by_the_house_can_be_given_away() {
    let harness = Harness::open().await;
    let zoe = harness.play.person("Zoe");
    let mut absence = Absence::of(harness.table_with(game_for(2), 2, &clock("2m")).await);
    let (away, other) = (absence.away.clone(), absence.table.people[0].clone());
    let name = absence.table.name();
    absence.sleeps(&harness).await;
    harness.pass(GRACE);
    let options = [person("player", &zoe), person("for", &away), of(&name)];
    let asked = other
        .slash(harness.channel, "table replace", &options)
        .await;
    let first = asked.shown();
    // A player who comes back keeps the seat.
    redrawn(&harness, &mut absence.table, &name).await;
    let is_back = format!("{}: I am back", away.name());
    away.press(&absence.table.shown(), &is_back).await.updated();
    let late = zoe.press(&first, "Accept").await;
    shows(&late, "is back");
    let again = other
        .slash(harness.channel, "table replace", &options)
        .await;
    assert_private(&again, "is playing their own seat");

    // They fall asleep again, and this time somebody plays on.
    absence.sleeps(&harness).await;
    harness.pass(GRACE);
    let question = other
        .slash(harness.channel, "table replace", &options)
        .await
        .shown();
    assert!(question.text().contains("which the house is playing"));
    let yes = zoe.press(&question, "Accept").await;
    starts(&yes, "Zoe takes over from");
    redrawn(&harness, &mut absence.table, &name).await;
    let board = absence.table.shown();
    hides(&board, "The house plays");
    let told = ways(&board)[0].go_anyway(&away, board.id()).await;
    assert_private(&told, "You have no seat at this table");

    // Zoe leaves for good, as the rules provide.
    harness.resigns(&zoe, &name).await;
    let back = [person("player", &away), person("for", &zoe), of(&name)];
    let gone = other.slash(harness.channel, "table replace", &back).await;
    assert_private(&gone, "has");
    harness.close().await;
}

/// Somebody is asleep in the middle of a game, and the house has played a few turns for them, all in this moment.
async fn played_for(harness: &Harness, game: &'static dyn GameType) -> Absence {
    // The dice may end a game before that; the next one is longer.
    loop {
        let mut absence = Absence::of(harness.table_with(game, 2, &clock("2m")).await);
        absence.sleeps(harness).await;
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
async fn a_replacement_plays_at_once_after_a_short_outage() {
    needs_gateway!("an outage of the gateway");
    let harness = Harness::open().await;
    let zoe = harness.play.person("Zoe");
    let game = game_for(2);
    let mut absence = played_for(&harness, game).await;
    let (away, other) = (absence.away.clone(), absence.table.people[0].clone());
    let (name, before) = (absence.table.name(), absence.table.ply());
    harness.pass(GRACE);
    // What had not been counted when the connection broke would not count: it has, once the other player is out of time, too.
    let went_on = |board: &Message| footer_of(board).is_some_and(|(_, ply)| ply > before);
    absence.table.waits_for_board(went_on).await;
    // An outage is noticed late, so the time for which it may have gone unnoticed is given back.
    let handshakes = harness.play.handshakes() + harness.play.connections() as u64;
    harness.faults().cut();
    harness.play.wait_for_handshakes(handshakes).await;

    let options = [person("player", &zoe), person("for", &away), of(&name)];
    let asked = other
        .slash(harness.channel, "table replace", &options)
        .await;
    assert!(!asked.is_private(), "{}", asked.text());
    let yes = zoe.press(&asked.shown(), "Accept").await;
    starts(&yes, "Zoe takes over from");
    redrawn(&harness, &mut absence.table, &name).await;
    let board = absence.table.shown();
    hides(&board, "The house plays");
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_removes_a_player_and_hands_over_the_table() {
    let mut harness = Harness::open().await;
    let [ann, ben, cleo] = &harness.some_people();
    for game in GAMES.iter().filter(|game| *game.info().seats.end() >= 3) {
        let order = [ben.clone(), cleo.clone()];
        let lobby = harness.lobby(*game, &order).await;
        let name = footer(&lobby);
        let not_host = [person("player", ben), of(&name)];
        for words in ["table remove", "table host"] {
            let refused = cleo.slash(harness.channel, words, &not_host).await;
            assert_private(&refused, "Only the host, Ben, can");
            let absent = [person("player", ann), of(&name)];
            let absent = ben.slash(harness.channel, words, &absent).await;
            assert_private(&absent, "has no seat at this table");
        }
        let off = [person("player", cleo), of(&name)];
        let removed = ben.slash(harness.channel, "table remove", &off).await;
        starts(&removed, "Ben has removed Cleo from table");
        ben.waits_for_no_words(lobby.id(), "Cleo").await;
        cleo.press(&lobby, "Join").await;
        let over = ben.slash(harness.channel, "table host", &off).await;
        shows(&over, "Cleo is now the host");
        harness.restart().await;
        let told = ben.press_raw(lobby.id(), &control(&lobby, "Start")).await;
        assert_private(&told, "Only the host, Cleo, can start the table.");
        let closed = harness.asks(cleo, "table end", &name).await;
        shows(&closed, "its host closed it");
        ben.waits_for_edit(lobby.id(), |m| m.content() == "This table is closed.")
            .await;
        let late = harness.asks(ben, "table end", &name).await;
        assert_private(&late, "has already ended");
    }
    harness.close().await;
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
    let mut harness = Harness::open().await;
    let zoe = harness.play.person("Zoe");
    for game in for_two() {
        let mut table = harness.table(game, 2).await;
        let (ann, ben) = (table.people[0].clone(), table.people[1].clone());
        let name = table.name();
        table.goes_on(2).await;
        let old = (table.board, ways(&table.shown())[0].clone());
        let watcher = harness.asks(&zoe, "table end", &name).await;
        assert_private(&watcher, "Only players at table");
        let asked = harness.asks(&ben, "table end", &name).await;
        shows(&asked, "1 of 2 agree");
        let vote = asked.shown();
        assert_private(&ben.press(&vote, "Agree").await, "You have already agreed");
        assert_private(&zoe.press(&vote, "Agree").await, "Only players at table");
        harness.restart().await;
        let ended = ann.press(&vote, "Agree").await.updated();
        shows(&ended, "all who played agreed");
        table
            .waits_for_board(|board| is_closed(board, "all who played agreed to end it"))
            .await;
        assert!(is_over(&table.shown()));
        assert_private(&old.1.go_anyway(&ben, old.0).await, "ended early");
        let (record, _) = verified(&harness, &zoe, &name).await;
        assert_eq!(record.end, End::Closed);
        assert_eq!(record.plies.len(), table.ply() as usize);
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn solo_players_and_moderators_end_a_table_at_once() {
    let harness = Harness::open().await;
    let people @ [ann, ben] = &harness.some_people();
    for game in GAMES.iter().filter(|game| *game.info().seats.start() == 1) {
        let lobby = harness.lobby(*game, &people[1..]).await;
        let name = footer(&lobby);
        ben.press(&lobby, "Start").await;
        let ended = harness.asks(ben, "table end", &name).await;
        shows(&ended, "its only player ended it");
    }
    let zoe = harness.play.person("Zoe");
    for game in for_two() {
        let players = [ben.clone(), zoe.clone()];
        let mut table = harness.table_of(game, &players).await;
        let name = table.name();
        // Ann owns the server, and does not play.
        let asked = harness.asks(ann, "table end", &name).await;
        assert_private(&asked, "There will be no result");
        let question = asked.shown();
        let vote = harness.asks(ben, "table end", &name).await;
        shows(&vote, "1 of 2 agree");
        assert_private(
            &ben.press_raw(vote.shown().id(), &control(&question, "End it now"))
                .await,
            FORGED,
        );
        let ended = ann.press(&question, "End it now").await;
        shows(&ended, "a moderator ended it");
        table
            .waits_for_board(|board| is_closed(board, "a moderator ended it"))
            .await;
        let end = control(&question, "End it now");
        let again = ann.press_raw(question.id(), &end).await;
        assert_private(&again, "has already ended");
        verified(&harness, ben, &name).await;
    }
    harness.close().await;
}

/// They began there, so they count, although somebody else has moved meanwhile.
#[tokio::test(flavor = "multi_thread")]
async fn who_has_taken_over_their_own_seat_is_told_what_leaving_costs() {
    let harness = Harness::open().await;
    let mut table = harness.table(game_for(3), 3).await;
    let (ann, zoe) = (table.people[0].clone(), harness.play.person("Zoe"));
    harness.is_replaced(&mut table, &ann, None, &zoe).await;
    while has_button(&table.shown(), "Ann: take my seat back") {
        table.presses_something().await;
    }
    let name = table.name();
    let asked = harness.asks(&zoe, "table resign", &name).await;
    assert_private(&asked, "you are not rated here");
    harness.is_replaced(&mut table, &zoe, None, &ann).await;
    let asked = harness.asks(&ann, "table resign", &name).await;
    assert_private(&asked, "you count as last");
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_moderator_who_has_become_the_host_closes_the_lobby_as_that() {
    let harness = Harness::open().await;
    // Ann owns the server.
    let [ann, ben] = &harness.some_people();
    let order = [ben.clone(), ann.clone()];
    let lobby = harness.lobby(game_for(3), &order).await;
    let name = footer(&lobby);
    let question = harness.asks(ann, "table end", &name).await.shown();
    let host = [person("player", ann), of(&name)];
    let chosen = ben.slash(harness.channel, "table host", &host).await;
    shows(&chosen, "Ann is now the host");
    let ended = ann.press(&question, "End it now").await;
    shows(&ended, "its host closed it");
    harness.close().await;
}
