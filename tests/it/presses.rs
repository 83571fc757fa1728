//! Presses that should not count, or not twice, or not cost more than they must.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use games::registry::GAMES;
use playground::{AnswerKind, Direction, Exchange, Fault, Message, route};
use tokio::sync::Notify;

use crate::harness::{FORGED, Harness, Shown, assert_private, shows, starts};
use crate::player::{Table, Way, footer_of, has_button, ways};

#[tokio::test(flavor = "multi_thread")]
async fn the_wrong_player_and_a_spectator_learn_why_nothing_happened() {
    let harness = Harness::open().await;
    let watcher = harness.play.person("Zoe");
    for game in GAMES {
        let table = harness.table(*game, *game.info().seats.end()).await;
        let (before, moves) = (table.shown().text(), table.public_moves());
        // Where there are none, everything is chosen on the players' own panels; see `hidden_hands`.
        assert!(!moves.is_empty() || table.offers_panel(), "{before}");
        let (actor, other) = table.actor_and_other();
        if let (Some(way), Some(other)) = (moves.first(), other) {
            let reply = way.go(&other, &table.shown()).await;
            assert_private(&reply, "It is not your turn yet.");
            // Why, and how long the other still has.
            assert_private(&reply, "'s time runs out <t:");
            assert_private(&reply, "then the safest move is played.");
            assert!(!table.shown().content().is_empty());
        }
        // Whose move it is follows from who presses, wherever the control came from.
        for way in moves {
            let reply = way.go(&watcher, &table.shown()).await;
            assert_private(&reply, "You have no seat at this table");
        }
        assert_eq!(table.shown().text(), before, "nothing changed for anybody");
        if table.offers_panel() {
            for way in ways(&table.panel(&actor).await) {
                assert_private(&way.go_anyway(&watcher, table.board).await, FORGED);
            }
            assert_eq!(table.ply(), 0);
        }
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_board_points_to_the_new_one() {
    let harness = Harness::open().await;
    for game in GAMES {
        let mut table = harness.table(*game, *game.info().seats.end()).await;
        let (host, old) = (table.people[0].clone(), table.board);
        let controls = crate::player::ways(&table.shown());
        let named = serde_json::json!(table.name());
        let shown = host
            .slash(harness.channel, "table show", &[("table", named)])
            .await;
        assert_eq!(shown.kind, AnswerKind::Message, "{}", shown.text());
        let new = shown.message.unwrap();
        let pointer = host
            .waits_for_edit(old, |message| {
                message
                    .content()
                    .starts_with("This table is now shown here: ")
            })
            .await;
        assert!(
            pointer.content().ends_with(&new.id().to_string()),
            "{}",
            pointer.content()
        );
        assert!(pointer.controls().is_empty() && pointer.embeds_text().is_empty());

        // Somebody's client still shows the old board, and they press on it.
        let before = footer_of(&new).unwrap();
        table.board = new.id();
        let (actor, _) = table.actor_and_other();
        let late = controls[0].go_anyway(&actor, old).await;
        assert_eq!(late.kind, AnswerKind::Update);
        assert_eq!(late.text(), pointer.text());
        assert_eq!(
            footer_of(&table.shown()).unwrap(),
            before,
            "nothing was played"
        );

        table.goes_on(3).await;
    }
    harness.close().await;
}

/// The edit that makes the old board a pointer fails; the press itself does it then.
#[tokio::test(flavor = "multi_thread")]
async fn an_old_board_that_could_not_be_edited_becomes_a_pointer_when_it_is_pressed() {
    let harness = Harness::open().await;
    let mut table = harness.first_table().await;
    let (actor, _) = table.actor_and_other();
    harness.quiet().await;
    let old = table.shown();
    let faults = harness.play.faults();
    faults.refuse(route::EDIT_MESSAGE, 1, 403, 50001, "Missing Access");
    let mark = harness.now();
    let shown = actor.slash(harness.channel, "table show", &[]).await;
    harness.wait_for_call(route::EDIT_MESSAGE, mark).await;
    assert_eq!(table.shown().text(), old.text(), "it could not be edited");

    let pressed = table.public_moves()[0].go(&actor, &old).await;
    starts(&pressed, "This table is now shown here: ");
    table.board = shown.message.unwrap().id();
    assert_eq!(table.ply(), 0, "no move was played");
    table.goes_on(3).await;
    assert_eq!(harness.refused().len(), 1, "only the edit was refused");
}

/// The bot asks Discord where its new board is; somebody presses on it sooner, or the question fails.
#[tokio::test(flavor = "multi_thread")]
async fn a_new_board_can_be_pressed_before_the_bot_knows_where_it_is() {
    let harness = Harness::open().await;
    let mut table = harness.first_table().await;
    table.goes_on(1).await;
    let (actor, _) = table.actor_and_other();
    let old = table.shown();
    harness
        .play
        .faults()
        .refuse(route::READ_BY_TOKEN, 1, 404, 10015, "Unknown Webhook");
    let mark = harness.now();
    let shown = actor.slash(harness.channel, "table show", &[]).await;
    harness.wait_for_call(route::READ_BY_TOKEN, mark).await;
    table.board = shown.message.unwrap().id();

    let ply = table.ply();
    let way = table.public_moves().remove(0);
    let pressed = way.go(&actor, &table.shown()).await;
    assert_eq!(
        footer_of(&pressed.message.unwrap()).map(|(_, ply)| ply),
        Some(ply + 1),
        "the press counts:\n{}",
        table.shown().text()
    );
    // A press on the old board leads to the new one.
    let late = way.go_anyway(&actor, old.id()).await;
    assert!(
        late.text().ends_with(&table.board.to_string()),
        "{}",
        late.text()
    );
    assert_eq!(harness.refused().len(), 1, "only the question was refused");
}

/// Nobody is to blame for pressing twice: the second press shows the same board, and says nothing.
#[tokio::test(flavor = "multi_thread")]
async fn a_double_press_counts_once_and_scolds_nobody() {
    let harness = Harness::open().await;
    for game in GAMES {
        let table = harness.table(*game, *game.info().seats.end()).await;
        let (actor, _) = table.actor_and_other();
        let public = table.public_moves().first().cloned();
        let (message, way) = if let Some(way) = public {
            (table.board, way)
        } else {
            let panel = table.panel(&actor).await;
            let way = ways(&panel).into_iter().find(Way::plays);
            (panel.id(), way.expect("a move on the panel"))
        };
        let (first, second) = tokio::join!(
            way.go_anyway(&actor, message),
            way.go_anyway(&actor, message)
        );
        for answer in [&first, &second] {
            assert_eq!(answer.kind, AnswerKind::Update, "{}", answer.text());
        }
        // And once more, much later.
        let third = way.go_anyway(&actor, message).await;
        assert_eq!(third.kind, AnswerKind::Update, "{}", third.text());
        let id = commands::table_named(&table.name()).expect("a name");
        let stored = harness.stored(id).await;
        // The beginning is a ply, too.
        assert_eq!(stored.plies().len(), 2, "one move was played");
        for message in actor.reads(harness.channel) {
            let text = message.text();
            for scolding in ["nothing happened", "not your turn"] {
                assert!(!text.contains(scolding), "{}: {text}", game.info().name);
            }
        }
    }
    harness.close().await;
}

/// Discord may deliver an interaction twice. It is handled once, and answered once.
#[tokio::test(flavor = "multi_thread")]
async fn a_press_that_is_delivered_twice_counts_once() {
    let harness = Harness::open().await;
    let table = harness.first_table().await;
    let (actor, _) = table.actor_and_other();
    harness.play.faults().double(1);
    let answer = table.public_moves()[0].go(&actor, &table.shown()).await;
    assert_eq!(answer.kind, AnswerKind::Update);
    // What was delivered before this is done before this, or very soon after.
    let help = actor.slash(harness.channel, "help", &[]).await;
    assert!(help.is_private());
    tokio::time::sleep(Duration::from_millis(300)).await;
    // An edit that was on its way may have drawn an older board over the answer, for a second at most.
    let moved_once = |board: &Message| footer_of(board).is_some_and(|(_, ply)| ply == 1);
    actor.waits_for_edit(table.board, moved_once).await;
    let exchanges = harness.play.exchanges();
    let answered: Vec<&str> = exchanges
        .iter()
        .filter(|exchange| exchange.route == route::CALLBACK)
        .map(|exchange| exchange.path.as_str())
        .collect();
    let once: BTreeSet<&str> = answered.iter().copied().collect();
    assert_eq!(once.len(), answered.len(), "{answered:?}");
    harness.close().await;
}

/// Ben's answer takes long to arrive, and Cleo's arrives before it.
#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_arrives_late_does_not_take_a_newer_board_back() {
    let harness = Harness::open().await;
    let people = harness.people(3);
    let game = GAMES.iter().find(|game| game.info().seats.contains(&3));
    let lobby = harness.lobby(*game.expect("a game"), &people[..1]).await;
    // A lobby can be drawn again once the bot knows its message.
    harness.settled(&lobby).await;
    let (ben, cleo) = harness.joins_with_a_late_answer(&lobby, &people).await;
    shows(&cleo, "Ben");
    assert!(!ben.text().contains("Cleo"), "his answer is the older one");
    let both = |shown: &Message| {
        ["Ben", "Cleo"]
            .iter()
            .all(|name| shown.text().contains(name))
    };
    people[0].waits_for_edit(lobby.id(), both).await;
    harness.close().await;
}

/// Cleo's answer is there first, Ben's older one is drawn over it, and Discord confirms hers last.
#[tokio::test(flavor = "multi_thread")]
async fn answers_that_discord_confirms_in_another_order_do_not_take_a_newer_board_back() {
    let harness = Harness::open().await;
    let people = harness.people(3);
    let game = GAMES.iter().find(|game| game.info().seats.contains(&3));
    let lobby = harness.lobby(*game.expect("a game"), &people[..1]).await;
    harness.settled(&lobby).await;
    let (older, newer) = (Arc::new(Notify::new()), Arc::new(Notify::new()));
    let faults = harness.play.faults();
    faults.rest(route::CALLBACK, 1, Fault::Held(Arc::clone(&older)));
    faults.rest(route::CALLBACK, 1, Fault::HeldAnswer(Arc::clone(&newer)));
    let cleo = async {
        harness.is_seated(&lobby, &people[1]).await;
        let answer = people[2].press(&lobby, "Join").await;
        older.notify_one();
        answer
    };
    let (ben, cleo) = tokio::join!(people[1].press(&lobby, "Join"), cleo);
    shows(&cleo, "Ben");
    assert!(!ben.text().contains("Cleo"), "his answer is the older one");
    // By then the bot knows that his answer has arrived.
    people[1].slash(harness.channel, "help", &[]).await;
    newer.notify_one();
    let both = |m: &Message| m.text().contains("Ben") && m.text().contains("Cleo");
    people[0].waits_for_edit(lobby.id(), both).await;
    harness.close().await;
}

/// What a newcomer is told on sitting down goes if they have asked for something else by the time it arrives.
#[tokio::test(flavor = "multi_thread")]
async fn an_answer_stays_where_what_an_earlier_press_brought_comes_after_it() {
    let harness = Harness::open().await;
    let people = harness.people(2);
    let opened = harness.now();
    let lobby = harness.lobby(GAMES[0], &people[..1]).await;
    harness.settled(&lobby).await;
    // Who opened it is a newcomer, too.
    harness.wait_for_call(route::FOLLOW_UP, opened).await;
    let go = Arc::new(Notify::new());
    let held = Fault::Held(Arc::clone(&go));
    harness.play.faults().rest(route::FOLLOW_UP, 1, held);
    people[1].press(&lobby, "Join").await;
    harness.play.wait_for_faults().await;
    let told = people[1].press(&lobby, "More").await.shown().id();
    let mark = harness.now();
    go.notify_one();
    harness.wait_for_call(route::DELETE_BY_TOKEN, mark).await;
    harness.quiet().await;
    assert!(people[1].sees(told).is_some());
    harness.close().await;
}

/// What happens to a lobby in its first second is shown as soon as the bot knows where it is.
#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_that_changes_before_its_place_is_known_is_drawn_again() {
    let harness = Harness::open().await;
    let (ann, ben) = (harness.play.person("Ann"), harness.play.person("Ben"));
    let go = Arc::new(Notify::new());
    let held = Fault::Held(Arc::clone(&go));
    harness.play.faults().rest(route::READ_BY_TOKEN, 1, held);
    let lobby = harness.lobby(GAMES[0], std::slice::from_ref(&ben)).await;
    harness.play.wait_for_faults().await;
    let ban = [("ban", serde_json::json!("Ben"))];
    let banned = ann.slash(harness.channel, "settings", &ban).await;
    assert_private(&banned, "(`/settings unban:`)");
    // By then the bot has seen that it does not know where the lobby is.
    ann.slash(harness.channel, "help", &[]).await;
    go.notify_one();
    ann.waits_for_absence(lobby.id()).await;
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_that_is_delivered_twice_opens_one_table() {
    let harness = Harness::open().await;
    let ann = harness.play.person("Ann");
    // Nobody waits in more than three lobbies.
    for (number, game) in GAMES.iter().take(3).enumerate() {
        harness.play.faults().double(1);
        let words = format!("{} start", game.info().key);
        let opened = ann.slash(harness.channel, &words, &[]).await;
        harness.settled(&opened.posted()).await;
        tokio::time::sleep(Duration::from_millis(300)).await;
        let all = ann
            .complete(harness.channel, "table show", "table", "", &[])
            .await;
        assert_eq!(all.len(), number + 1, "{all:?}");
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_costs_one_call() {
    let harness = Harness::open().await;
    for game in GAMES {
        let people = harness.people(*game.info().seats.start());
        let lobby = harness.lobby(*game, &people[..1]).await;
        harness.settled(&lobby).await;
        for person in &people[1..] {
            // As people do. A press while another process looks whether its answer is still the newest costs an edit more.
            harness.quiet().await;
            person.press(&lobby, "Join").await;
        }
        // The note for newcomers follows the answer to their first press, and goes with their first move; it is not counted here.
        let reply = format!("This is your first table of {}", game.info().name);
        let is_note = |message: &Message| message.text().contains(&reply);
        for person in &people {
            person.waits_for(harness.channel, is_note).await;
        }
        let mut table = Table::begun(&lobby, &people).await;
        if table.offers_panel() {
            // A press on a panel has the board drawn again for the others, at most once a second: that is a call more.
            continue;
        }
        let before = harness.quiet().await;
        let mut presses = 0;
        while presses < 20 && !table.over() {
            presses += 1;
            table.presses_something().await;
            if harness.processes() > 1 {
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
        harness.quiet().await;
        let exchanges = &harness.play.exchanges()[before..];
        let calls = exchanges.iter().filter(|exchange| {
            exchange.direction == Direction::FromBot
                && !exchange.route.starts_with("DELETE /webhooks/")
        });
        let told: Vec<_> = exchanges.iter().map(|exchange| told(exchange)).collect();
        assert_eq!(calls.count(), presses, "{told:#?}");
    }
    harness.close().await;
}

/// When and what, and the words or the control.
fn told(exchange: &Exchange) -> String {
    let at = ["/content", "/data/content", "/data/custom_id"];
    let words = at.map(|at| exchange.body.pointer(at));
    format!("{:?} {} {words:?}", exchange.at, exchange.route)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_made_up_control_gets_a_private_answer() {
    let harness = Harness::open().await;
    let table = harness.first_table().await;
    let (person, before) = (&table.people[0], table.shown().text());
    let name = table.name();
    for id in [
        "roll".to_owned(),
        "1b:".to_owned(),
        "0b:1:0:join".to_owned(),
        "x".repeat(100),
        "1b:zzzz:0:p:roll".to_owned(),
        "1h:zzzz:0:h".to_owned(),
        "1b:zzzz:0:rematch".to_owned(),
        "1b:zzzz:0:rules".to_owned(),
        "1b:zzzz:0:record".to_owned(),
        format!("1b:{name}:0:p:win-at-once"),
        format!("1b:{name}:zz:p:win-at-once"),
        format!("1b:{name}:0:m:0"),
        format!("1b:{name}:0:x:0.0"),
        format!("1b:{name}:0:rematch"),
        format!("1b:{name}:0:record"),
        format!("1b:{name}:0:leave"),
    ] {
        let answer = person.press_raw(table.board, &id).await;
        assert!(!answer.failed(), "{id} was not answered");
        assert!(
            answer.is_private() || id.contains(":zz:"),
            "{id}: {}",
            answer.text()
        );
        assert_eq!(table.ply(), 0, "{id} played something");
        assert!(
            !answer.text().contains("Sorry"),
            "{id} is no fault of ours: {}",
            answer.text()
        );
    }
    let chosen = person
        .choose_raw(table.board, &format!("1b:{name}:0:m:0"), &["gold"])
        .await;
    assert_private(&chosen, "That choice is not available.");
    assert_eq!(table.shown().text(), before);
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_question_mark_explains_every_board_privately_to_the_presser() {
    let harness = Harness::open().await;
    for game in GAMES {
        let mut table = harness.table(*game, *game.info().seats.start()).await;
        for _ in 0..12 {
            if table.over() {
                break;
            }
            let board = table.shown();
            assert!(has_button(&board, "?"), "{}", board.text());
            let stranger = harness.play.person("Zoe");
            for person in [&table.people[0], &stranger] {
                let answer = person.press(&board, "?").await;
                assert!(answer.is_private(), "{}", answer.text());
                let message = answer.message.expect("an answer");
                assert!(message.text().len() > 60, "{}", message.text());
                assert!(has_button(&message, "Rules"), "{}", message.text());
            }
            table.presses_something().await;
        }
    }
    harness.close().await;
}

/// What Accept, Decline and the other controls of invitations, offers, votes and results do, pressed where they never were.
#[tokio::test(flavor = "multi_thread")]
async fn a_control_that_was_never_on_its_message_changes_nothing() {
    let harness = Harness::open().await;
    let table = harness.public_table().await;
    let (ann, zoe) = (&table.people[0], harness.play.person("Zoe"));
    harness.quiet().await;
    let before = table.shown();
    let head = table.any_control();
    let (head, _) = head.split_once(':').expect("a head");
    let (own, of, name) = (zoe.id(), ann.id(), table.name());
    for action in [
        format!("come:{own}"),
        format!("stay-away:{own}"),
        format!("yes:0.h.{own}.{of}"),
        format!("no:0.h.{own}.{of}"),
        "rematch".to_owned(),
        "agree-end".to_owned(),
        "end".to_owned(),
        "how-all".to_owned(),
        "call".to_owned(),
    ] {
        for surface in [head, "1h"] {
            let id = format!("{surface}:{name}:0:{action}");
            for person in [&zoe, ann] {
                assert_private(&person.press_raw(table.board, &id).await, FORGED);
            }
        }
    }
    for page in ["1s:d", "1s:s:p0", "1s:l:-:all:s:0", "1d:1:0:share"] {
        assert_private(&ann.press_raw(table.board, page).await, FORGED);
    }
    assert_eq!(table.shown().json(), before.json());
    harness.close().await;
}
