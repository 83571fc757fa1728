//! The pictures of boards: uploading them, and how large a message with them is.

use std::sync::Arc;

use games::registry::{self, GAMES};
use playground::{Fault, Message, Person, route};
use reqwest::Method;
use serde_json::json;
use tokio::sync::Notify;

use crate::harness::{Harness, Shown, assert_private, shows, until};
use crate::player::{Table, is_about, players};
use crate::usual::game_for;

/// The first bytes of a PNG file.
const PICTURE: &str = "data:image/png;base64,iVBORw0KGgo=";

/// How many bytes half of the boards may have, as they come back with a press.
const SMALL: usize = 4096;
const PRESSES: usize = 60;

async fn add_emoji(harness: &Harness, name: &str) {
    let path = format!("applications/{}/emojis", harness.play.bot_id());
    let emoji = json!({ "name": name, "image": PICTURE });
    harness.calls_discord(Method::POST, &path, &emoji).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pictures_are_uploaded_once_and_those_of_other_versions_are_deleted() {
    let mut harness = Harness::at_a_new_application().await;
    harness.start_again().await;
    harness.wait_for_pictures().await;
    let uploaded = harness.play.emojis();
    assert_eq!(uploaded.len(), pictures::all().count());
    add_emoji(&harness, "roll_d1_0ld").await;
    add_emoji(&harness, "party").await;
    let calls = harness.calls(route::CREATE_EMOJI);
    harness.restart().await;
    let gone = || !harness.play.emojis().contains(&"roll_d1_0ld".to_owned());
    until("the deletion of an old picture", gone).await;
    let mut kept = harness.play.emojis();
    kept.retain(|name| name != "party");
    assert_eq!(
        kept, uploaded,
        "what is in use, and what is not ours, stays"
    );
    assert_eq!(harness.calls(route::CREATE_EMOJI), calls);
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_start_does_not_wait_for_pictures_and_they_come_after_the_rate_limit() {
    let mut harness = Harness::at_a_new_application().await;
    let limit = Fault::RateLimit {
        retry_after: 0.2,
        global: false,
    };
    // More than one round of retries.
    harness.faults().rest(route::CREATE_EMOJI, 6, limit);
    harness.boot();
    harness.play.wait_for_command("help").await;
    let missing = harness.play.emojis().len();
    let table = harness.table(GAMES[0], 2).await;
    assert!(
        table.shown().embeds_text().contains("```"),
        "without all of its pictures a board is a block of code, with {missing} uploaded:\n{}",
        table.shown().text()
    );
    let all = || harness.play.emojis().len() >= 50;
    until("the upload of all pictures", all).await;
    harness.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn boards_drawn_before_the_pictures_are_known_get_them_soon() {
    let mut harness = Harness::open().await;
    harness.wait_for_pictures().await;
    let mut table = harness.table(GAMES[0], 2).await;
    let has_tiles = |board: &Message| board.embeds_text().contains("<:");
    let go = Arc::new(Notify::new());
    let held = Fault::HeldAnswer(Arc::clone(&go));
    harness.faults().rest(route::LIST_EMOJIS, 1, held);
    harness.restart().await;
    table.presses_something().await;
    let board = table.shown();
    assert!(!has_tiles(&board), "{}", board.text());
    go.notify_one();
    table.people[0].waits_for_edit(board.id(), has_tiles).await;
    harness.stop().await;
}

/// The connection breaks before the answer, and by then Discord has the picture.
#[tokio::test(flavor = "multi_thread")]
async fn a_picture_whose_upload_had_no_answer_is_found_and_not_uploaded_again() {
    let mut harness = Harness::at_a_new_application().await;
    let faults = harness.faults();
    faults.rest(route::CREATE_EMOJI, 1, Fault::DropAnswer);
    harness.start_again().await;
    harness.wait_for_pictures().await;
    let mut table = harness.table(GAMES[0], 2).await;
    let has_tiles = |board: &Message| !board.embeds_text().contains("```");
    table.waits_for_board(has_tiles).await;
    harness.close().await;
}

/// The size of a board after each of some presses.
async fn sizes(table: &mut Table) -> Vec<usize> {
    let mut sizes = Vec::new();
    for _ in 0..PRESSES {
        if table.over() {
            break;
        }
        sizes.push(table.shown().json().to_string().len());
        table.presses_something().await;
    }
    sizes.sort_unstable();
    sizes
}

#[tokio::test(flavor = "multi_thread")]
async fn boards_are_small_messages() {
    let harness = Harness::open().await;
    let mut wrong = Vec::new();
    for game in GAMES {
        let most = *game.info().seats.end();
        let sizes = sizes(&mut harness.table(*game, most).await).await;
        let (median, largest) = (sizes[sizes.len() / 2], sizes[sizes.len() - 1]);
        let line = format!(
            "{} with {most}: {median} bytes at the median, {largest} at most",
            game.info().key
        );
        println!("{line}");
        if median > SMALL {
            wrong.push(line);
        }
    }
    assert!(wrong.is_empty(), "large messages:\n{}", wrong.join("\n"));
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_asks_again_has_one_answer() {
    let harness = Harness::open().await;
    let table = harness.table(GAMES[0], 2).await;
    let (actor, _) = table.actor_and_other();
    // The harness gives everybody their welcome before the table begins.
    let welcome = actor
        .waits_for(table.shown().channel(), |message| {
            message.content().starts_with("This is your first table")
        })
        .await;
    let first = actor.press(&table.shown(), "?").await.shown();
    actor.waits_for_absence(welcome.id()).await;
    let second = actor.press(&table.shown(), "?").await.shown();
    actor.waits_for_absence(first.id()).await;
    assert!(actor.sees(second.id()).is_some());
    table.moves_in_public().await;
    actor.waits_for_absence(second.id()).await;
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_refused_again_has_one_refusal() {
    let harness = Harness::open().await;
    let table = harness.table(GAMES[0], 2).await;
    let (_, waits) = table.actor_and_other();
    let waits = waits.expect("the other player");
    let way = table.public_moves().remove(0);
    let mut refusals = Vec::new();
    for _ in 0..2 {
        let answer = way.go(&waits, &table.shown()).await;
        assert_private(&answer, "It is not your turn yet.");
        refusals.push(answer.shown().id());
    }
    waits.waits_for_absence(refusals[0]).await;
    assert!(waits.sees(refusals[1]).is_some());
    waits.press(&table.shown(), "?").await;
    waits.waits_for_absence(refusals[1]).await;
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn dice_lie_still_and_private_boards_are_told_in_words_for_whoever_wants_that() {
    let harness = Harness::open().await;
    harness.wait_for_pictures().await;
    let has_picture = |message: &Message| message.text().contains("<:");
    let tumbles = |message: &Message| message.text().contains("<a:");
    let (mut tumbling, mut hands) = (0, 0);
    for game in GAMES {
        let mut table = harness.table(*game, 2).await;
        let ann = table.people[0].clone();
        let wants = async |pictures: &str| {
            let option = [("pictures", json!(pictures))];
            let saved = ann.slash(harness.channel, "me pictures", &option).await;
            assert_private(&saved, "Saved");
        };
        for _ in 0..40 {
            if tumbles(&table.shown()) || table.over() {
                break;
            }
            table.presses_something().await;
        }
        tumbling += usize::from(tumbles(&table.shown()));
        wants("still").await;
        for _ in 0..20 {
            if table.over() {
                break;
            }
            table.presses_something().await;
            assert!(!tumbles(&table.shown()), "{}", table.shown().text());
        }
        wants("words").await;
        if table.offers_panel() {
            hands += 1;
            let hand = table.panel(&ann).await;
            assert!(!has_picture(&hand), "{}", hand.text());
            shows(&hand.embeds_text(), "Dice: ");
        }
        let learn = format!("{} learn", game.info().key);
        let lesson = ann.slash(harness.channel, &learn, &[]).await.shown();
        assert!(!has_picture(&lesson), "{}", lesson.text());
        wants("moving").await;
        let lesson = ann.slash(harness.channel, &learn, &[]).await;
        assert!(has_picture(&lesson.shown()));
    }
    assert!(tumbling > 0 && hands > 0, "{tumbling} {hands}");
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_numbers_of_all_players_are_tiles_below_their_marks() {
    let harness = Harness::open().await;
    harness.wait_for_pictures().await;
    let game = registry::find("ricemarll").expect("a game of the bot");
    for players in [2, 6] {
        let board = harness.table(game, players).await.shown().embeds_text();
        let rows = board.lines().filter(|line| {
            line.matches("<:number_").count() + line.matches("<:best_").count() == players
        });
        assert_eq!(rows.count(), 3, "{board}");
        assert!(!board.contains("```"), "{board}");
    }
    harness.close().await;
}

/// Also that of a player who did nothing: on a board it is the marks by which people tell apart who has what.
#[tokio::test(flavor = "multi_thread")]
async fn a_seat_keeps_its_mark_when_it_changes_hands() {
    let harness = Harness::open().await;
    harness.wait_for_pictures().await;
    let mut table = harness.table(game_for(3), 3).await;
    let mark = |table: &Table, person: &Person| {
        let text = table.shown().embeds_text();
        let mut marked = players(&text).filter_map(|line| line.split_once('>'));
        let line = marked.find(|(_, rest)| is_about(rest, person.name()));
        let (mark, _) = line.unwrap_or_else(|| panic!("no mark of {}:\n{text}", person.name()));
        mark.to_owned()
    };
    let (mut holder, ben) = (table.people[0].clone(), table.people[1].clone());
    let before = [&holder, &ben].map(|person| mark(&table, person));
    for name in ["Zoe", "Yan", "Dev"] {
        let newcomer = harness.play.person(name);
        let taken = harness.is_replaced(&mut table, &holder, None, &newcomer);
        taken.await;
        assert_eq!([&newcomer, &ben].map(|person| mark(&table, person)), before);
        holder = newcomer;
    }
    harness.close().await;
}
