//! Where the bot is no member: a server that has not added it, and a group message. One person has installed the app for themselves;
//! the bot can only answer commands and presses, and nothing that it sends may be refused.

use std::time::Duration;

use games::registry::GAMES;
use playground::{Direction, Message, Person, permission};
use serde_json::{Value, json};

use crate::clocks::{clock, for_two};
use crate::harness::{Harness, Shown, assert_private, hides, shows};
use crate::player::{Reads, Table, Way, footer_of, is_to_act, newest_private, ways};
use crate::storage::Storage;
use crate::usual::{game_for, opens, start};

const MINUTE: Duration = Duration::from_secs(60);

/// A harness whose channel is on a server that has not added the bot. Ann has the app, and nobody else.
pub(crate) async fn elsewhere() -> Harness {
    let mut harness = Harness::open().await;
    harness.channel = harness.play.channel_elsewhere("somewhere-else");
    harness.people(1)[0].installs_app();
    harness
}

/// The bot never tried what only a member may do.
fn assert_only_answers(harness: &Harness) {
    let exchanges = harness.play.exchanges();
    let sent = exchanges
        .iter()
        .filter(|e| e.direction == Direction::FromBot);
    let other: Vec<&str> = sent
        .filter(|e| e.path.starts_with("/channels") || e.path.starts_with("/guilds"))
        .map(|e| e.route.as_str())
        .collect();
    assert!(other.is_empty(), "{other:?}");
}

/// Presses `?` on a board that stood still: the board is the answer, and what it explains follows privately.
async fn presses_help(person: &Person, table: &Table) -> (Message, Message) {
    let board = table.shown();
    let before = newest_private(person, board.channel());
    let answer = person.press(&board, "?").await.updated();
    let is_new = |message: &Message| message.is_ephemeral() && message.id() > before;
    let explained = person.waits_for(board.channel(), is_new).await;
    (answer, explained)
}

#[tokio::test(flavor = "multi_thread")]
async fn two_friends_play_every_game_on_a_server_that_never_heard_of_the_bot() {
    let harness = elsewhere().await;
    for game in for_two() {
        let people = harness.people(2);
        let start = start(game);
        let refused = people[1].try_slash(harness.channel, &start, &[]).await;
        assert!(refused.unwrap_err().contains("not installed it"), "{start}");

        let lobby = harness.lobby(game, &people).await;
        shows(&lobby, "I am not a member here and can only answer presses");
        let refused = people[1].press(&lobby, "Start").await;
        assert_private(&refused, "Only the host, Ann, can start");
        let begun = people[0].press(&lobby, "Start").await;
        assert!(footer_of(&begun.shown()).is_some(), "a board");
        let mut table = Table::new(people, lobby.id());
        table.plays_to_the_end().await;
        hides(&table.shown(), "press ?");
        let mut again = table.plays_again().await;
        again.goes_on(5).await;
        shows(&again.shown(), "out of date? press ?");
        assert_ne!(again.name(), table.name());
    }
    assert_only_answers(&harness);
    harness.close().await;
}

/// Discord need not say that a server has added the bot: what its admins chose and whom they banned counts all the same.
#[tokio::test(flavor = "multi_thread")]
async fn the_servers_bans_and_channels_apply_where_only_a_person_installed_the_bot() {
    let harness = elsewhere().await;
    let game = game_for(2);
    let people = harness.people(2);
    let lobby = harness.lobby(game, &people[..1]).await;
    let start = start(game);
    let server = harness.play.exchanges().iter().rev().find_map(|e| {
        let server = e.body["d"]["guild_id"].as_str();
        server.or(e.body["guild_id"].as_str()).map(str::to_owned)
    });
    let server = server.expect("an interaction on that server");
    let ban = async |person: &Person, on: bool| {
        let ban = db::Ban {
            guild: server.clone(),
            user: person.id().to_string(),
            until: None,
        };
        let done = harness.store().write(move |tx| {
            if on {
                tx.ban(&ban)
            } else {
                tx.unban(&ban.guild, &ban.user)
            }
        });
        assert_eq!(done.await, Ok(true));
    };
    let banned = "You are banned from this bot on this server";
    ban(&people[1], true).await;
    assert_private(&people[1].press(&lobby, "Join").await, banned);
    ban(&people[0], true).await;
    let refused = people[0].slash(harness.channel, &start, &[]).await;
    assert_private(&refused, banned);
    ban(&people[0], false).await;
    let channels = vec!["77".to_owned()];
    let choose = move |server: &mut db::Server| server.channels.clone_from(&channels);
    let on = server.clone();
    harness
        .store()
        .write(move |tx| tx.change_server(&on, &choose))
        .await
        .unwrap();
    let refused = people[0].slash(harness.channel, &start, &[]).await;
    assert_private(&refused, "Games on this server are played in <#77>");
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_group_message_is_a_place_to_play_too() {
    let mut harness = Harness::open().await;
    let people = harness.people(3);
    people[0].installs_app();
    harness.channel = harness.play.group("friends", &people[..2]);
    let game = game_for(2);
    let start = start(game);
    let stranger = people[2].try_slash(harness.channel, &start, &[]).await;
    assert!(stranger.is_err(), "a stranger sees no group message");
    let mut table = harness.table(game, 2).await;
    table.plays_to_the_end().await;
    let shown = people[0].slash(harness.channel, "tables mine", &[]).await;
    assert_private(&shown, "You have no open table. `/play` opens one");
    let listed = people[0].slash(harness.channel, "history", &[]).await;
    assert_private(&listed, &table.name());
    let profile = people[0].slash(harness.channel, "profile", &[]).await;
    assert_private(&profile, "in this channel");
    // Results of places that have nothing to do with each other are not mixed.
    let ranked = people[0].slash(harness.channel, "leaderboard", &[]).await;
    assert!(ranked.text().contains("servers that share their results"));
    assert!(!ranked.text().contains(people[1].name()));
    let mut again = table.plays_again().await;
    again.goes_on(3).await;
    let shown = people[0].slash(harness.channel, "tables mine", &[]).await;
    let link = format!("channels/@me/{}/{}", harness.channel, again.board);
    assert_private(&shown, &link);
    assert_only_answers(&harness);
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_house_plays_along_and_its_moves_reach_the_board() {
    let harness = elsewhere().await;
    let ann = harness.people(1).remove(0);
    for game in for_two() {
        let start = start(game);
        let options = [("house", json!(1)), ("when-full", json!(true))];
        let lobby = ann.slash(harness.channel, &start, &options).await.shown();
        if footer_of(&lobby).is_none() {
            ann.press(&lobby, "Start").await;
        }
        let mut table = Table::new(vec![ann.clone()], lobby.id());
        for _ in 0..3 {
            while !is_to_act(&table.shown(), &ann) && !table.over() {
                harness.pass(Duration::from_secs(2));
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            if !table.over() {
                table.presses_something().await;
            }
        }
    }
    assert_only_answers(&harness);
    harness.close().await;
}

/// One of two who is to act alone, on a table whose clock gives ten minutes.
async fn waiting(harness: &Harness) -> (Table, Person) {
    let table = harness.table_with(game_for(2), 2, &clock("10m")).await;
    harness.settled(&table.shown()).await;
    let (actor, _) = table.actor_and_other();
    (table, actor)
}

fn ply_of(board: &Message) -> u32 {
    footer_of(board).map_or(0, |(_, ply)| ply)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_runs_out_is_drawn_at_once_or_at_the_next_press() {
    let harness = elsewhere().await;
    let (table, _) = waiting(&harness).await;
    let before = table.ply();
    // The latest answer is eleven minutes old, and can still be edited.
    harness.quiet().await;
    harness.pass(11 * MINUTE);
    let drawn = |board: &Message| ply_of(board) > before;
    table.people[0].waits_for_edit(table.board, drawn).await;

    let stands = table.shown();
    harness.quiet().await;
    harness.pass(30 * MINUTE);
    let name = table.name();
    let plies = async || harness.stored_as(&name).await.plies().len();
    // The setup is the ply before the first.
    let shown = 1 + usize::try_from(ply_of(&stands)).expect("few plies");
    for _ in 0..1_000 {
        if plies().await > shown {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert!(plies().await > shown, "the clock did not run");
    assert_eq!(table.shown().json(), stands.json(), "nobody can edit it");
    // Whoever presses anything sees what happened, also somebody who does not play.
    let zoe = harness.play.person("Zoe");
    let (board, explained) = presses_help(&zoe, &table).await;
    assert!(ply_of(&board) > ply_of(&stands), "{}", board.text());
    assert!(!explained.text().is_empty());
    assert_eq!(table.people.iter().map(Person::pings).sum::<u64>(), 0);
    assert_only_answers(&harness);
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_control_is_refused_with_the_board_as_it_is_now() {
    let harness = elsewhere().await;
    let (mut table, actor) = waiting(&harness).await;
    let old: Vec<Way> = table.public_moves();
    let drawn = table.ply();
    harness.quiet().await;
    harness.pass(11 * MINUTE);
    let moved = |board: &Message| ply_of(board) > drawn;
    actor.waits_for_edit(table.board, moved).await;
    harness.pass(4 * MINUTE);
    let (board, before) = (table.shown(), newest_private(&actor, harness.channel));
    old[0].go_anyway(&actor, board.id()).await.updated();
    let is_new = |message: &Message| message.is_ephemeral() && message.id() > before;
    actor.waits_for(harness.channel, is_new).await;
    table.goes_on(4).await;
    assert_only_answers(&harness);
    harness.close().await;
}

/// A message, whenever it was edited and however often it was drawn, which is in the id of `?`.
fn drawn(message: &Message) -> String {
    let mut json = message.json().clone();
    json["edited_timestamp"].take();
    let text = json.to_string();
    match text.split_once(":help:") {
        Some((before, after)) => {
            let after = after.trim_start_matches(|digit: char| digit.is_ascii_alphanumeric());
            format!("{before}:help:{after}")
        }
        None => text,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_in_the_middle_costs_no_more_than_a_press() {
    let mut harness = elsewhere().await;
    for game in for_two() {
        let mut table = harness.table(game, 2).await;
        table.goes_on(3).await;
        // An edit that was overtaken by a press may still be put right.
        harness.quiet().await;
        let before = table.shown();
        harness.restart().await;
        // Another process may have drawn the same once more.
        assert_eq!(drawn(&table.shown()), drawn(&before));
        let zoe = harness.play.person("Zoe");
        // On a server other processes may have to edit the board, so which answer does that is stored.
        if let Storage::File(_) = harness.storage {
            let (board, _) = presses_help(&zoe, &table).await;
            assert_eq!(footer_of(&board), footer_of(&before));
        }
        // An answer can edit the board again, and `?` needs nothing but its own.
        assert!(zoe.press(&table.shown(), "?").await.is_private());
        table.plays_to_the_end().await;
    }
    assert_only_answers(&harness);
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_stays_private_and_follows_the_board() {
    let harness = elsewhere().await;
    let mut table = harness.tables_with_hands().await.remove(0);
    let [ann, ben] = &table.people.clone()[..] else {
        panic!("two people")
    };
    // Nothing was pressed for a while, so only the press itself can bring the board up to date.
    harness.quiet().await;
    harness.pass(16 * MINUTE);
    table.people = vec![ann.clone()];
    while is_to_act(&table.shown(), ann) {
        table.presses_something().await;
    }
    let waiting = table.panel(ann).await;
    assert!(waiting.is_ephemeral() && ben.sees(waiting.id()).is_none());
    assert!(!table.shown().is_ephemeral());
    let waits = |panel: &Message| panel.content().contains(&format!("for {}", ben.name()));
    assert!(waits(&waiting), "{}", waiting.text());
    table.people = vec![ben.clone()];
    while ann.sees(waiting.id()).is_some_and(|now| waits(&now)) && is_to_act(&table.shown(), ben) {
        table.presses_something().await;
    }
    // The hand is edited through the token of the press that opened it, and the board is not.
    ann.waits_for_edit(waiting.id(), |now| !waits(now)).await;
    assert!(footer_of(&table.shown()).is_some());
    let (hand, board) = (waiting.id().to_string(), table.board.to_string());
    let received = ben.received();
    assert!(received.contains(&board) && !received.contains(&hand));
    assert_only_answers(&harness);
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_on_a_hand_posts_the_board_again_once_nothing_can_edit_it() {
    let harness = elsewhere().await;
    let mut table = harness.tables_with_hands().await.remove(0);
    let actor = table.to_act()[0].clone();
    let old = table.shown();
    let mut hand = table.panel(&actor).await;
    harness.quiet().await;
    harness.pass(16 * MINUTE);
    let before = hand.id();
    let is_board = |message: &Message| {
        let is_new = !message.is_ephemeral() && message.id() > before;
        is_new && footer_of(message).is_some()
    };
    let board = loop {
        let shown = actor.reads(harness.channel);
        if let Some(board) = shown.into_iter().find(is_board) {
            break board;
        }
        let way = ways(&hand).into_iter().find(Way::plays);
        let answer = way.expect("a move").go_anyway(&actor, hand.id()).await;
        harness.quiet().await;
        if !is_to_act(&table.shown(), &actor) {
            break actor.waits_for(harness.channel, is_board).await;
        }
        hand = answer.updated();
    };
    // The old one leads to it, and nothing else.
    let way = ways(&old).into_iter().find(Way::opens_panel);
    let pressed = way.expect("a hand").go_anyway(&actor, old.id()).await;
    let link = pressed.shown().text();
    shows(&link, &board.id().to_string());
    // Also what is drawn next by an edit is on the new one.
    table.board = board.id();
    table.plays_to_the_end().await;
    assert_only_answers(&harness);
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_needs_a_member_is_refused_in_words() {
    let harness = elsewhere().await;
    let ann = harness.people(1).remove(0);
    let channel = harness.channel;
    for game in GAMES {
        let start = start(*game);
        let refused = ann.slash(channel, &start, &[("thread", json!(true))]).await;
        assert_private(&refused, "I cannot open a thread");
    }
    let admin = permission::MANAGE_MESSAGES | 1 << 5;
    harness.faults().trust(ann.id(), channel, admin);
    for command in ["settings", "doctor"] {
        let refused = ann.slash(channel, command, &[]).await;
        assert_private(&refused, "I am not a member here");
    }
    let refused = ann.slash(channel, "tables open", &[]).await;
    assert_private(&refused, "a server that has added me");
    // A moderator of that server has no say over tables that the bot's own servers do not know.
    let zoe = harness.play.person("Zoe");
    zoe.installs_app();
    harness.faults().trust(zoe.id(), channel, admin);
    let mut table = harness.table(game_for(2), 2).await;
    let named = [("table", json!(table.name()))];
    let ended = zoe.slash(channel, "table end", &named).await;
    assert!(ended.is_private(), "{}", ended.text());
    table.plays_to_the_end().await;
    let voided = zoe.slash(channel, "table void", &named).await;
    assert!(voided.is_private(), "{}", voided.text());
    assert!(!table.shown().text().contains("does not count"));
    assert_only_answers(&harness);
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_hides_the_answers_of_apps_gets_no_table() {
    let harness = elsewhere().await;
    let ann = harness.people(1).remove(0);
    harness.faults().hide_apps(harness.channel);
    let game = GAMES[0];
    let start = start(game);
    let refused = ann.slash(harness.channel, &start, &[]).await;
    assert_private(&refused, "**Use External Apps**");
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_older_board_links_to_the_newer_one_on_the_right_server() {
    let harness = elsewhere().await;
    let mut table = harness.table(game_for(2), 2).await;
    let old = table.shown();
    harness.settled(&old).await;
    table.is_shown_again().await;
    harness.settled(&table.shown()).await;
    // Only when the place of the new board is stored is the old one old.
    harness.quiet().await;
    table.people[1].press(&old, "?").await.posted();
    let way = ways(&old).into_iter().find(Way::plays).expect("a move");
    let pressed = way.go_anyway(&table.people[1], old.id()).await;
    let link = format!("/{}/{}", harness.channel, table.board);
    shows(&pressed, &link);
    hides(&pressed, "@me");
    table.plays_to_the_end().await;
    assert_only_answers(&harness);
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn results_elsewhere_stay_in_their_channel() {
    let harness = elsewhere().await;
    let mut table = harness.table(game_for(2), 2).await;
    table.plays_to_the_end().await;
    let ann = &table.people[0];
    let (here, other) = (harness.channel, harness.play.channel_elsewhere("another"));
    let home = harness.play.channel("dice");
    let name = table.name();
    assert_private(&ann.slash(here, "history", &[]).await, &name);
    assert_private(&ann.slash(here, "profile", &[]).await, "in this channel");
    for channel in [other, home] {
        let history = ann.slash(channel, "history", &[]).await;
        hides(&history, &name);
        let profile = ann.slash(channel, "profile", &[]).await;
        assert_private(&profile, "has not finished a table that you can see here");
        let ranked = ann.slash(channel, "leaderboard", &[]).await;
        hides(&ranked, "Ben");
    }
    assert_only_answers(&harness);
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_names_the_buttons_as_the_board_has_them() {
    let harness = elsewhere().await;
    let [ann, ben, cleo] = &harness.some_people();
    ann.speaks("de");
    cleo.speaks("pl");
    let lobby = opens(ann, harness.channel, game_for(2), &[]).await;
    harness.settled(&lobby).await;
    let menus = lobby.menus();
    let invites = menus.iter().find(|menu| menu.json()["type"] == 5);
    let (invites, guest) = (invites.expect("a menu of people"), ben.id().to_string());
    let refused = cleo.choose(&lobby, invites.custom_id(), &[&guest]).await;
    assert_private(&refused, "Najpierw naciśnij Mitspielen");
    assert_only_answers(&harness);
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_friend_without_the_app_is_invited_by_name() {
    let harness = elsewhere().await;
    let people = harness.people(2);
    let with: Vec<(&str, Value)> = vec![("with", json!(people[1].name()))];
    let lobby = harness.lobby_with(game_for(2), &people[..1], &with).await;
    let is_call = |message: &Message| message.text().contains("invites you");
    let call = people[1].waits_for(harness.channel, is_call).await;
    assert_eq!(people[1].pings(), 1);
    people[1].press(&call, "Accept").await.updated();
    people[0].waits_for_words(lobby.id(), "2. Ben").await;
    assert_only_answers(&harness);
    harness.close().await;
}
