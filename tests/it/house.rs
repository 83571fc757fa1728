//! House players: one person plays each game against them, on a server and in a direct message, also if the program is killed while they
//! think.

use std::time::Duration;

use commands::audit;
use futures_util::future::join_all;
use games::registry::{self, GAMES, GameType};
use games::seat::Seat;
use playground::{Answer, AnswerKind, Message, Person};
use serde_json::{Value, json};

use crate::harness::{Harness, Shown, assert_private, hides, shows};
use crate::player::{Reads, Table, footer_of, has_button};
use crate::program::Program;
use crate::usual::opens;

/// What makes a game of each kind short.
const QUICK: [(&str, &str, i64); 3] = [
    ("noodle", "line", 3),
    ("marmottes", "target", 20),
    ("addemup", "dice", 30),
];

pub(crate) fn quick(game: &dyn GameType) -> Vec<(&'static str, Value)> {
    let key = game.info().key;
    let own = QUICK.into_iter().filter(|(of, ..)| *of == key);
    own.map(|(_, name, value)| (name, json!(value))).collect()
}

/// Asks for house players that do not wait.
pub(crate) async fn hurries(person: &Person, channel: u64) {
    let pace = [("pace", json!("at-once"))];
    let saved = person.slash(channel, "me house-pace", &pace).await;
    assert_private(&saved, "at once");
}

/// A table of one person and house players.
pub(crate) async fn begins(
    person: &Person,
    channel: u64,
    game: &dyn GameType,
    options: &[(&str, Value)],
) -> Table {
    let lobby = opens(person, channel, game, options).await;
    person.press(&lobby, "Start").await.updated();
    Table::new(vec![person.clone()], lobby.id())
}

fn is_turn_of(person: &Person) -> impl Fn(&Message) -> bool {
    move |board| crate::player::is_to_act(board, person) || crate::player::is_over(board)
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_plays_every_game_against_one_and_against_the_most_house_players() {
    let harness = Harness::open().await;
    let people = harness.people(5);
    for person in &people {
        hurries(person, harness.channel).await;
    }
    let (mut tables, mut levels) = (Vec::new(), 0);
    for (person, game) in people.iter().zip(GAMES) {
        let most = game.info().seats.end() - 1;
        for (count, level) in [(1, "master"), (most, "casual")] {
            let mut options = quick(*game);
            options.extend([("house", json!(count)), ("level", json!(level))]);
            let table = begins(person, harness.channel, *game, &options).await;
            let board = table.shown().embeds_text();
            let marked = format!(" · {level}");
            // Beside tiles there is no room for it.
            let shown = board.matches(&marked).count();
            assert!([0, count].contains(&shown), "{board}");
            levels += usize::from(shown > 0);
            tables.push((table, count, level));
        }
    }
    assert!(levels > 0, "the level is on no board");
    join_all(tables.iter_mut().map(async |(table, ..)| {
        table.plays_to_the_end().await;
    }))
    .await;
    for (table, count, level) in &tables {
        let record = harness.record(table).await;
        let house = record.players.iter().filter_map(|p| p.house.as_deref());
        let house: Vec<&str> = house.collect();
        assert_eq!(house, vec![*level; *count], "{record}");
        assert!(
            record
                .plies
                .iter()
                .all(|ply| ply.hand == games::seat::Hand::Player),
            "a house player plays its own seat: {record}"
        );
    }
    // Against the house nobody's rating changes, but the score is kept.
    for person in &people {
        let profile = person.slash(harness.channel, "profile", &[]).await;
        assert_private(&profile, "2 tables");
        let text = profile.text();
        shows(&text, "no rated game");
        shows(&text, "against master: won");
        shows(&text, "against casual: won");
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_in_a_direct_message_and_nobody_else_can_touch_it() {
    let harness = Harness::open().await;
    let [ann, ben] = harness.some_people();
    let (own, other) = (
        harness.play.direct_channel(&ann),
        harness.play.direct_channel(&ben),
    );
    hurries(&ann, own).await;
    let game = registry::find("marmottes").expect("a game of the bot");
    let options = [("house", json!(1)), ("target", json!(20))];
    let mut table = begins(&ann, own, game, &options).await;
    let named = [("table", json!(table.name()))];
    let elsewhere = ben.slash(other, "table show", &named).await;
    assert_private(&elsewhere, "There is no table");
    table.plays_to_the_end().await;
    harness.record(&table).await;
    assert_private(&ann.slash(own, "table verify", &named).await, "is verified");
    let elsewhere = ben.slash(other, "table verify", &named).await;
    assert_private(&elsewhere, "There is no table");
    // Nor does it show on the server.
    let on_server = ann.slash(harness.channel, "history", &[]).await;
    assert_private(
        &on_server,
        "No table that you can see here was finished yet.",
    );
    harness.close().await;
}

/// The menu of the lobby.
const ADD: &str = "Add a house player";

#[tokio::test(flavor = "multi_thread")]
async fn the_host_adds_and_removes_house_players_in_the_lobby() {
    let harness = Harness::open().await;
    let [ann, ben] = harness.some_people();
    let game = registry::find("noodle").expect("a game of the bot");
    let lobby = harness.lobby(game, &[ann.clone(), ben.clone()]).await;
    let refused = ben.choose(&lobby, ADD, &["master"]).await;
    assert_private(&refused, "Only the host, Ann");
    hides(&lobby, "unrated");
    let now = ann.choose(&lobby, ADD, &["master"]).await;
    shows(&now, "3. Ada\u{a0}⌂ · house, master");
    shows(&now, "unrated");
    let now = ann.choose(&lobby, ADD, &["casual"]).await;
    shows(&now, "Players (4 of 4) · full");
    let now = ann
        .choose(&lobby, "Remove a house player", &["remove"])
        .await;
    hides(&now, "casual ·");
    shows(&now, "Players (3 of 4)");
    // The house is no host: when the people have left, the lobby closes.
    ann.press(&lobby, "Leave").await;
    assert_private(&ben.press(&lobby, "Leave").await, "the table is closed");

    let full = ann
        .slash(harness.channel, "noodle start", &[("house", json!(3))])
        .await;
    let lobby = full.shown();
    assert!(lobby.embeds_text().contains("Players (4 of 4) · full"));
    let level = [("level", json!("casual"))];
    let opened = ann.slash(harness.channel, "noodle start", &level).await;
    let text = opened.text();
    shows(&text, "Players (2 of 4) · ready");
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_player_waits_a_moment_and_its_whole_turn_is_one_edit() {
    let harness = Harness::open().await;
    let ann = harness.play.person("Ann");
    let game = registry::find("noirlab").expect("a game of the bot");
    let mut table = begins(&ann, harness.channel, game, &[("house", json!(1))]).await;
    // Ann's turn ends when she passes or goes bust, and the house player's begins.
    let mut presses = 0;
    while table.to_act().len() == 1 {
        table.presses_something().await;
        presses += 1;
        assert!(presses < 200, "{}", table.shown().text());
    }
    let (before, ply) = (table.shown(), table.ply());
    harness.pass(Duration::from_millis(1_400));
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(table.shown().json(), before.json(), "it is not time yet");
    let edits = |harness: &Harness| harness.calls(playground::route::EDIT_MESSAGE);
    let (so_far, mark) = (edits(&harness), harness.now());
    harness.pass(Duration::from_millis(200));
    table.waits_for_board(is_turn_of(&ann)).await;
    harness
        .wait_for_call(playground::route::EDIT_MESSAGE, mark)
        .await;
    let shown = table.shown();
    assert!(table.ply() > ply);
    assert_eq!(edits(&harness), so_far + 1, "one edit for the whole turn");
    let first = shown.content().lines().next().unwrap_or_default();
    assert!(first.starts_with("Maple\u{a0}⌂ "), "{}", shown.content());
    harness.close().await;
}

/// The moves of a table once the person is to act, whatever happens on the way there.
async fn moves_until(harness: &Harness, ann: &Person, table: &mut Table) -> Vec<(Seat, String)> {
    table.waits_for_board(is_turn_of(ann)).await;
    let stored = harness.stored_as(&table.name()).await;
    audit(&stored).unwrap();
    let plies = stored.plies().into_iter().skip(1);
    plies.map(|ply| (ply.seat, ply.mv)).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_player_that_was_interrupted_thinks_the_same_again() {
    let mut all = Vec::new();
    for interrupted in [false, true] {
        let mut harness = Harness::open().await;
        let ann = harness.play.person("Ann");
        hurries(&ann, harness.channel).await;
        let game = registry::find("addemup").expect("a game of the bot");
        let options = [("house", json!(3)), ("level", json!("master"))];
        let mut table = begins(&ann, harness.channel, game, &options).await;
        while table.to_act().len() == 1 {
            table.presses_something().await;
        }
        if interrupted {
            harness.restart().await;
        }
        all.push(moves_until(&harness, &ann, &mut table).await);
        harness.close().await;
    }
    assert!(all[0].len() > 5, "three turns of the house: {all:?}");
    assert_eq!(all[0], all[1]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_kill_while_a_house_player_thinks_costs_nobody_anything() {
    let (harness, mut program) = Program::begun().await;
    let ann = harness.play.person("Ann");
    hurries(&ann, harness.channel).await;
    let game = registry::find("addemup").expect("a game of the bot");
    let options = [
        ("house", json!(5)),
        ("level", json!("master")),
        ("dice", json!(30)),
    ];
    let mut table = begins(&ann, harness.channel, game, &options).await;
    let mut highest = 0;
    for kill in 0..4 {
        tokio::time::sleep(Duration::from_millis(50 + 70 * kill)).await;
        program.kill(&harness).await;
        let stored = harness.storage.tables();
        audit(&stored[0]).unwrap();
        let plies = stored[0].plies().len();
        assert!(plies >= highest, "nothing that was stored is lost");
        highest = plies;
        program = Program::start_again(&harness).await;
    }
    table.waits_for_board(is_turn_of(&ann)).await;
    table.plays_to_the_end().await;
    harness.record(&table).await;
    program.kill(&harness).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_and_house_players_share_a_table() {
    let harness = Harness::open().await;
    let people = harness.people(2);
    for person in &people {
        hurries(person, harness.channel).await;
    }
    let game = registry::find("noirlab").expect("a game of the bot");
    let options = [("house", json!(1)), ("level", json!("casual"))];
    let mut table = harness.table_with(game, 2, &options).await;
    assert_eq!(table.people.len(), 2);
    // Votes are of people.
    let asked: Answer = people[0].slash(harness.channel, "table pause", &[]).await;
    shows(&asked, "1 of 2 agree");
    table.plays_to_the_end().await;
    let record = harness.record(&table).await;
    assert_eq!(record.players.len(), 3);
    // A rematch seats the same company.
    let next = table.plays_again().await;
    let seats = harness.stored_as(&next.name()).await.seats;
    assert_eq!(seats.len(), 3);
    assert!(
        seats
            .iter()
            .any(|seat| seat.level.as_deref() == Some("casual"))
    );
    harness.close().await;
}

/// The private answer to a press, once it has been replaced with what it announced.
async fn later(person: &Person, answer: Answer, announced: &str) -> Message {
    assert_private(&answer, announced);
    let id = answer.shown().id();
    person.waits_for_no_words(id, announced).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_private_and_the_end_and_the_record_say_that_there_was_one() {
    let harness = Harness::open().await;
    let [ann, ben] = harness.some_people();
    hurries(&ann, harness.channel).await;
    let game = registry::find("marmottes").expect("a game of the bot");
    let options = [("house", json!(1))];
    let mut table = begins(&ann, harness.channel, game, &options).await;
    table.waits_for_board(is_turn_of(&ann)).await;
    // All that can be done at the start of a turn is to roll.
    assert!(
        !has_button(&table.shown(), "Hint"),
        "{}",
        table.shown().text()
    );
    while !has_button(&table.shown(), "Hint") {
        table.moves_in_public().await;
        table.waits_for_board(is_turn_of(&ann)).await;
    }
    for _ in 0..2 {
        let asked = ann.press(&table.shown(), "Hint").await;
        let hint = later(&ann, asked, "Thinking about your best move").await;
        let said = hint.content();
        assert!(said.starts_with("Best: **"), "{said}");
        shows(&said, "You win");
        shows(&said, "% of games");
    }
    let refused = ben.press(&table.shown(), "Hint").await;
    assert_private(&refused, "Only players at table");
    table.plays_to_the_end().await;
    let end = table.shown();
    shows(&end, "Ann used 1 hint.");
    let record = harness.record(&table).await;
    let hints = record.players.iter().map(|player| player.hints);
    assert_eq!(
        hints.sum::<u32>(),
        1,
        "twice for one decision is once: {record}"
    );

    // People among themselves have hints only if the table was opened with them, and then it is not rated.
    let plain = harness.table(game, 2).await;
    while plain.public_moves().len() < 2 {
        plain.goes_on_in_public().await;
    }
    assert!(!has_button(&plain.shown(), "Hint"));
    let options = [("hints", json!(true)), ("target", json!(20))];
    let mut hinted = harness.table_with(game, 2, &options).await;
    while !has_button(&hinted.shown(), "Hint") {
        hinted.goes_on_in_public().await;
    }
    let (actor, other) = hinted.actor_and_other();
    let waits = other
        .expect("two play")
        .press(&hinted.shown(), "Hint")
        .await;
    assert_private(&waits, "It is not your turn yet.");
    let asked = actor.press(&hinted.shown(), "Hint").await;
    later(&actor, asked, "Thinking about your best move").await;
    hinted.plays_to_the_end().await;
    let profile = ben.slash(harness.channel, "profile", &[]).await;
    shows(&profile, "no rated game");
    harness.close().await;
}

async fn how_it_went(person: &Person, table: &Table) -> Message {
    let asked = person.press(&table.shown(), "How it went").await;
    later(person, asked, "Analysing the game").await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_says_at_its_end_what_was_luck_and_what_was_play() {
    let mut harness = Harness::open().await;
    let ann = harness.play.person("Ann");
    hurries(&ann, harness.channel).await;
    let mut tables = Vec::new();
    let analysed = |game: &&&dyn GameType| engine::find(game.info()).is_some();
    for game in GAMES.iter().filter(analysed) {
        let mut options = quick(*game);
        options.push(("house", json!(1)));
        tables.push(begins(&ann, harness.channel, *game, &options).await);
    }
    join_all(tables.iter_mut().map(Table::plays_to_the_end)).await;
    let mut in_full = Vec::new();
    for table in &tables {
        let mut told = how_it_went(&ann, table).await;
        // A busy machine may need longer for it than anybody is to wait.
        for _ in 0..3 {
            if !told.content().contains("Press the button again") {
                break;
            }
            told = how_it_went(&ann, table).await;
        }
        let text = told.text();
        shows(&text, "The costliest decisions");
        for notation in ["row-", "col-", "keep-", "put-", "`"] {
            assert!(!text.contains(notation), "{notation}: {text}");
        }
        // Where estimates do not add up, that is all there is.
        let told_in_full = !text.contains("that don't add up");
        in_full.push(told_in_full);
        // Where nobody's luck is clear, and nobody erred, that is said in place of a number.
        for parts in [
            &["· luck\u{a0}", "no clear luck"][..],
            &["· gave away ", "no mistake", "no clear mistake"],
            &["The best luck"],
            &["The worst luck"],
        ] {
            let has = parts.iter().any(|part| text.contains(part));
            assert_eq!(has, told_in_full, "{parts:?}: {text}");
        }
        if !told_in_full {
            assert!(told.attachments().is_empty(), "{text}");
            continue;
        }
        let [(name, url)] = told.attachments()[..] else {
            panic!("one picture: {text}");
        };
        assert_eq!(name, "chances.png");
        let picture = reqwest::get(url).await.expect("it is served");
        assert!(
            picture
                .bytes()
                .await
                .expect("a file")
                .starts_with(b"\x89PNG")
        );
        // What was private is shown to everybody by its own button, without going through the game again.
        let shown = ann.press(&told, "Show everyone").await;
        assert_eq!(shown.kind, AnswerKind::Message, "{}", shown.text());
        assert!(!shown.is_private(), "{}", shown.text());
        assert_eq!(shown.text().lines().next(), text.lines().next());
        let twice = ann.press(&told, "Show everyone").await;
        assert_private(&twice, "Everybody has been shown this already.");
    }
    // It is kept: after a restart the answer comes at once.
    harness.restart().await;
    let again = ann.press(&tables[0].shown(), "How it went").await;
    assert_private(&again, "The costliest decisions");
    let profile = ann.slash(harness.channel, "profile", &[]).await;
    let text = profile.text();
    let (_, costs) = text
        .split_once("What a decision cost, on average")
        .expect("the costs");
    let (costs, _) = costs.split_once("Latest tables").expect("the tables");
    for (game, in_full) in GAMES.iter().filter(analysed).zip(in_full) {
        assert_eq!(
            costs.contains(&format!("{}: ", game.info().name)),
            in_full,
            "{text}"
        );
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_player_on_the_last_seat_begins_a_table_that_starts_when_full() {
    let harness = Harness::open().await;
    let game = registry::find("noodle").expect("a game of the bot");
    let people = harness.people(*game.info().seats.end() - 1);
    let when_full = [("when-full", json!(true))];
    let lobby = harness.lobby_with(game, &people, &when_full).await;
    let begun = people[0].choose(&lobby, ADD, &["casual"]).await.updated();
    assert!(footer_of(&begun).is_some(), "{}", begun.text());
    harness.close().await;
}
