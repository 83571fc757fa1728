//! Gathering people: invitations and kept seats, lobbies that start by themselves, unrated tables.

use std::sync::Arc;
use std::time::Duration;

use games::registry::GAMES;
use playground::{Fault, Message, Person, route};
use serde_json::json;
use tokio::sync::Notify;

use crate::harness::{Harness, Shown, assert_private, hides, shows};
use crate::player::{Reads, Table, footer_of};
use crate::seat_changes::{footer, of};
use crate::usual::{game_for, start};

const MINUTE: Duration = Duration::from_secs(60);

/// The menu of the lobby.
pub(crate) const INVITE: &str = "Invite somebody";

const CALL: &str = "Players wanted";

impl Harness {
    /// The newest call for this person, with its two buttons.
    pub(crate) async fn call_for(&self, person: &Person) -> Message {
        person
            .waits_for(self.channel, |m| {
                m.content().starts_with(&format!("<@{}>:", person.id())) && !m.buttons().is_empty()
            })
            .await
    }

    pub(crate) async fn invites(&self, host: &Person, lobby: &Message, guest: &Person) -> Message {
        let id = guest.id().to_string();
        let shown = host.choose(lobby, INVITE, &[&id]).await.updated();
        let kept = format!("kept for {} until <t:", guest.name());
        shows(&shown, &kept);
        self.call_for(guest).await
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_named_at_the_start_are_called_and_only_they_can_answer() {
    let harness = Harness::open().await;
    let [ann, ben, cleo, dev] = &harness.some_people();
    let with = [("with", json!("Ben")), ("with2", json!("Cleo"))];
    let opened = ann.slash(harness.channel, &start(game_for(4)), &with).await;
    let lobby = opened.shown();
    for guest in [ben, cleo] {
        let kept = format!("kept for {} until <t:", guest.name());
        shows(&lobby, &kept);
        let call = harness.call_for(guest).await;
        assert_eq!(call.mentions(), [guest.id()], "it pings nobody else");
        shows(call.content(), "Ann invites you");
        for button in ["Accept", "Decline"] {
            let refused = dev.press(&call, button).await;
            assert_private(&refused, "This invitation is for somebody else.");
            let refused = ann.press(&call, button).await;
            assert_private(&refused, "This invitation is for somebody else.");
        }
        assert_eq!(guest.pings(), 1);
    }
    let call = harness.call_for(ben).await;
    let accepted = ben.press(&call, "Accept").await.updated();
    shows(&accepted, "Ben has accepted the invitation");
    assert!(accepted.buttons().is_empty());
    ann.waits_for_words(lobby.id(), "2. Ben").await;
    let call = harness.call_for(cleo).await;
    let declined = cleo.press(&call, "Decline").await;
    shows(&declined, "Cleo has declined the invitation");
    let free = ann.waits_for_no_words(lobby.id(), "kept for").await;
    // Nobody is asked again who has declined, but they may change their mind.
    let again = ann.choose(&free, INVITE, &[&cleo.id().to_string()]).await;
    assert_private(&again, "Cleo has declined, and is not asked again");
    assert!(cleo.press(&lobby, "Join").await.text().contains("3. Cleo"));
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_kept_for_ten_minutes_and_then_free() {
    let harness = Harness::open().await;
    let game = game_for(4);
    let people = harness.people(*game.info().seats.end());
    let (last, zoe) = (people.len() - 1, harness.play.person("Zoe"));
    let (ann, guest) = (&people[0], &people[last]);
    let lobby = harness.lobby(game, &people[..last]).await;
    harness.settled(&lobby).await;
    let call = harness.invites(ann, &lobby, guest).await;
    let full = zoe.press(&lobby, "Join").await;
    assert_private(&full, "Every free seat is kept for somebody who is invited");
    assert_private(&full, guest.name());
    let shown = ann.sees(lobby.id()).unwrap();
    shows(&shown, "the other seat is kept");
    let menus: Vec<&str> = shown
        .menus()
        .iter()
        .map(playground::Control::label)
        .collect();
    assert!(menus.is_empty(), "there is no seat to give: {menus:?}");

    harness.quiet().await;
    harness.clock.advance(9 * MINUTE);
    assert_private(&zoe.press(&lobby, "Join").await, "Every free seat is kept");
    harness.clock.advance(2 * MINUTE);
    ann.waits_for_no_words(lobby.id(), "kept for").await;
    let joined = zoe.press(&lobby, "Join").await;
    shows(&joined, ". Zoe");
    // The call says so, and has no buttons any more. One who pressed at that moment is told.
    let freed = format!("kept for {} is free again", guest.name());
    let ended = guest.waits_for_words(call.id(), &freed).await;
    assert!(ended.controls().is_empty(), "{}", ended.text());
    let late = guest.press_raw(call.id(), call.buttons()[0].custom_id());
    assert_private(&late.await, "Every seat at this table is taken.");
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn kept_seats_survive_a_restart_and_can_be_freed_by_the_host() {
    let mut harness = Harness::open().await;
    let people @ [ann, ben, cleo] = &harness.some_people();
    let lobby = harness.lobby(game_for(4), &people[..2]).await;
    harness.settled(&lobby).await;
    let call = harness.invites(ben, &lobby, cleo).await;
    harness.restart().await;
    let named = [("player", json!("Cleo"))];
    let freed = ann.slash(harness.channel, "table remove", &named).await;
    shows(&freed, "has freed the seat that was kept for Cleo");
    ann.waits_for_no_words(lobby.id(), "kept for").await;
    let ended = cleo.waits_for_words(call.id(), "was taken back").await;
    assert!(ended.controls().is_empty(), "{}", ended.text());
    // She has declined nothing, so she can be invited once more.
    let call = harness.invites(ben, &lobby, cleo).await;
    let accepted = cleo.press(&call, "Accept").await;
    shows(&accepted, "has accepted");
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn invitations_that_make_no_sense_are_refused() {
    let harness = Harness::open().await;
    let people @ [ann, ben, cleo] = &harness.some_people();
    let bot = harness.play.bot_id().to_string();
    let lobby = harness.lobby(game_for(4), &people[..2]).await;
    harness.settled(&lobby).await;
    let id = |person: &Person| person.id().to_string();
    for (by, whom, words) in [
        (cleo, id(ann), "Press Join first"),
        (ann, id(ann), "already has a seat at this table."),
        (ann, id(ben), "Ben already has a seat at this table."),
        (ann, bot, "is a bot and cannot take a seat."),
    ] {
        assert_private(&by.choose(&lobby, INVITE, &[&whom]).await, words);
    }
    let call = harness.invites(ann, &lobby, cleo).await;
    let again = ben.choose(&lobby, INVITE, &[&id(cleo)]).await;
    assert_private(&again, "Cleo is invited already");
    assert_eq!(cleo.pings(), 1);
    // The table begins without her.
    ann.press(&lobby, "Start").await;
    let late = cleo.waits_for_words(call.id(), "has begun").await;
    assert!(late.buttons().is_empty(), "{}", late.text());

    // In a direct message there is nobody to invite, and a table has only so many seats.
    let alone = harness.play.direct_channel(ann);
    let with = [("with", json!("Ben"))];
    let refused = ann.slash(alone, &start(game_for(4)), &with).await;
    assert_private(&refused, "nobody can be invited in a direct message");
    let most = game_for(4).info().seats.end() - 1;
    let crowd = [("with", json!("Ben")), ("house", json!(most))];
    let refused = ann
        .slash(harness.channel, &start(game_for(4)), &crowd)
        .await;
    assert_private(&refused, "house players included");
    let menus = ann.slash(alone, &start(game_for(4)), &[]).await.shown();
    assert!(menus.menus().iter().all(|menu| menu.label() != INVITE));
    harness.close().await;
}

/// One invites the other. Discord has the call, but the bot learns that only when it is told to go on.
async fn call_on_its_way(
    harness: &Harness,
    lobby: &Message,
    host: &Person,
    guest: &Person,
) -> (Message, Arc<Notify>) {
    harness.quiet().await;
    let go = Arc::new(Notify::new());
    let held = Fault::HeldAnswer(Arc::clone(&go));
    harness.faults().rest(route::FOLLOW_UP, 1, held);
    (harness.invites(host, lobby, guest).await, go)
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_that_is_still_on_its_way_when_the_table_begins_is_over_too() {
    let harness = Harness::open().await;
    let people @ [ann, _, cleo] = &harness.some_people();
    let lobby = harness.lobby(game_for(4), &people[..2]).await;
    let (call, go) = call_on_its_way(&harness, &lobby, ann, cleo).await;
    ann.press(&lobby, "Start").await;
    go.notify_one();
    let late = cleo.waits_for_words(call.id(), "has begun").await;
    assert!(late.buttons().is_empty(), "{}", late.text());
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_that_is_still_on_its_way_when_its_time_is_over_loses_its_buttons() {
    let harness = Harness::open().await;
    let people @ [ann, _, cleo] = &harness.some_people();
    let lobby = harness.lobby(game_for(4), &people[..2]).await;
    let (call, go) = call_on_its_way(&harness, &lobby, ann, cleo).await;
    harness.clock.advance(11 * MINUTE);
    ann.waits_for_no_words(lobby.id(), "kept for").await;
    go.notify_one();
    let late = cleo.waits_for_words(call.id(), "is over").await;
    assert!(late.buttons().is_empty(), "{}", late.text());
    harness.close().await;
}

/// By Join, and not by the button of the call, which is known to the bot already or still on its way.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_invited_and_presses_join_has_accepted() {
    let harness = Harness::open().await;
    let people @ [ann, _, cleo] = &harness.some_people();
    for is_known in [true, false] {
        let lobby = harness.lobby(game_for(4), &people[..2]).await;
        let (call, go) = call_on_its_way(&harness, &lobby, ann, cleo).await;
        if is_known {
            go.notify_one();
            harness.quiet().await;
        }
        cleo.press(&lobby, "Join").await.updated();
        go.notify_one();
        let over = "Cleo has accepted the invitation";
        let ended = cleo.waits_for_words(call.id(), over).await;
        assert!(ended.controls().is_empty(), "{}", ended.text());
    }
    // One who has declined accepts nothing by joining later.
    let lobby = harness.lobby(game_for(4), &people[..2]).await;
    harness.settled(&lobby).await;
    let call = harness.invites(ann, &lobby, cleo).await;
    cleo.press(&call, "Decline").await;
    cleo.press(&lobby, "Join").await.updated();
    harness.quiet().await;
    let call = cleo.sees(call.id()).expect("her call");
    shows(&call, "Cleo has declined the invitation");
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_ends_where_it_was_posted_although_the_lobby_has_moved() {
    let mut harness = Harness::open().await;
    let people @ [ann, _, cleo] = &harness.some_people();
    let lobby = harness.lobby(game_for(4), &people[..2]).await;
    harness.settled(&lobby).await;
    let call = harness.invites(ann, &lobby, cleo).await;
    harness.quiet().await;
    let name = footer(&lobby);
    let other = harness.play.channel("table-two");
    let moved = ann.slash(other, "table show", &[of(&name)]).await.posted();
    harness.restart().await;
    ann.press(&moved, "Start").await;
    let late = cleo.waits_for_words(call.id(), "has begun").await;
    assert!(late.controls().is_empty(), "{}", late.text());
    harness.close().await;
}

/// Ann opens one table after the other with the same three guests, and leaves each.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_pinged_by_the_dozen_and_empty_lobbies_leave_nothing() {
    let harness = Harness::open().await;
    let people @ [ann, ..] = &harness.some_people::<4>();
    let with = [("with", "Ben"), ("with2", "Cleo"), ("with3", "Dev")];
    let with = with.map(|(option, name)| (option, json!(name)));
    for round in 0..8 {
        let opened = ann.slash(harness.channel, &start(game_for(4)), &with).await;
        let lobby = opened.shown();
        harness.settled(&lobby).await;
        if round == 3 {
            let refused = |m: &Message| {
                m.content()
                    .contains("Ben has been invited too often in a short time.")
            };
            ann.waits_for(harness.channel, refused).await;
        }
        harness.quiet().await;
        ann.press(&lobby, "Leave").await;
    }
    for guest in &people[1..] {
        assert_eq!(guest.pings(), 3, "{}", guest.name());
    }
    harness.quiet().await;
    let left = people[1].reads(harness.channel);
    let left: Vec<String> = left.iter().map(Message::text).collect();
    assert!(left.is_empty(), "{left:#?}");
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_choose_who_may_invite_them_and_a_call_has_a_link() {
    let harness = Harness::open().await;
    let people @ [ann, ben, cleo] = &harness.some_people();
    let choose = async |from: &str| {
        let from = [("from", json!(from))];
        let saved = cleo.slash(harness.channel, "me invitations", &from).await;
        assert_private(&saved, "Saved.");
    };
    let id = cleo.id().to_string();
    choose("nobody").await;
    let lobby = harness.lobby(game_for(4), &people[..2]).await;
    harness.settled(&lobby).await;
    let refused = ann.choose(&lobby, INVITE, &[&id]).await;
    assert_private(&refused, "Cleo accepts no invitations.");
    choose("acquaintances").await;
    let refused = ann.choose(&lobby, INVITE, &[&id]).await;
    assert_private(&refused, "only from people they have played with");
    cleo.press(&lobby, "Join").await;
    let mut table = Table::begun(&lobby, people).await;
    let offer = [("player", json!("Dev"))];
    let dev = harness.play.person("Dev");
    dev.slash(
        harness.channel,
        "me invitations",
        &[("from", json!("nobody"))],
    )
    .await;
    let refused = ann.slash(harness.channel, "table replace", &offer).await;
    assert_private(&refused, "Dev accepts no invitations.");
    table.goes_on(1).await;

    let lobby = harness.lobby(game_for(4), &people[..1]).await;
    harness.settled(&lobby).await;
    let call = harness.invites(ann, &lobby, cleo).await;
    let link = format!("/{}/{}", harness.channel, lobby.id());
    shows(call.content(), &link);
    assert_eq!((cleo.pings(), ben.pings()), (1, 0));
    harness.close().await;
}

/// Zoe plays on, and those who sat there with Ben at the start have played with him.
#[tokio::test(flavor = "multi_thread")]
async fn who_handed_over_a_seat_has_played_with_the_others() {
    let harness = Harness::open().await;
    let people @ [ann, ben] = &harness.some_people();
    let mut table = harness.table_of(game_for(3), people).await;
    let zoe = harness.play.person("Zoe");
    harness.is_replaced(&mut table, ben, None, &zoe).await;
    let from = [("from", json!("acquaintances"))];
    ann.slash(harness.channel, "me invitations", &from).await;
    let lobby = harness.lobby(game_for(4), &people[1..]).await;
    harness.settled(&lobby).await;
    harness.invites(ben, &lobby, ann).await;
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_who_wants_no_pings_is_invited_silently() {
    let harness = Harness::open().await;
    let [ann, ben] = &harness.some_people();
    let never = [("when", json!("never"))];
    ben.slash(harness.channel, "me pings", &never).await;
    let with = [("with", json!("Ben"))];
    ann.slash(harness.channel, &start(game_for(4)), &with).await;
    let call = harness.call_for(ben).await;
    assert!(call.mentions().is_empty());
    assert_eq!(ben.pings(), 0);
    harness.close().await;
}

/// Both kinds of calls for a person ping or not as they have chosen.
#[tokio::test(flavor = "multi_thread")]
async fn a_person_who_wants_no_pings_is_offered_a_seat_silently() {
    let harness = Harness::open().await;
    let people @ [ann, ..] = &harness.some_people::<2>();
    let table = harness.table_of(game_for(3), people).await;
    let [zoe, yan, dev] = ["Zoe", "Yan", "Dev"].map(|name| harness.play.person(name));
    let never = [("when", json!("never"))];
    zoe.slash(harness.channel, "me pings", &never).await;
    let hour = harness.clock.now().0 / 3_600_000 % 24;
    let hours = [("from", json!(hour)), ("until", json!((hour + 2) % 24))];
    yan.slash(harness.channel, "me quiet-hours", &hours).await;
    for (newcomer, pings) in [(&zoe, 0), (&yan, 0), (&dev, 1)] {
        let asked = harness
            .asks_to_replace(&table.name(), ann, None, newcomer)
            .await;
        shows(&asked, &format!("<@{}>", newcomer.id()));
        let pinged = asked.shown().mentions().len() as u64;
        assert_eq!(pinged, pings, "{}", newcomer.name());
        assert_eq!(newcomer.pings(), pings);
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_starts_by_itself_when_it_is_full() {
    let harness = Harness::open().await;
    for (nth, game) in GAMES.iter().enumerate() {
        let most = *game.info().seats.end();
        let people = harness.people(most);
        let when_full = [("when-full", json!(true))];
        let lobby = harness
            .lobby_with(*game, &people[..most - 1], &when_full)
            .await;
        let waiting = people[0].sees(lobby.id()).unwrap();
        shows(waiting.content(), "It starts by itself");
        let last = &people[most - 1];
        // By Join, or by accepting: from where the answer is not the lobby.
        if nth % 2 == 0 {
            let begun = last.press(&lobby, "Join").await.updated();
            assert!(footer_of(&begun).is_some(), "a board");
        } else {
            harness.settled(&lobby).await;
            let call = harness.invites(&people[0], &lobby, last).await;
            last.press(&call, "Accept").await;
            last.waits_for_edit(lobby.id(), |m| footer_of(m).is_some())
                .await;
        }
        // House players may take all the other seats at once.
        let house = [("when-full", json!(true)), ("house", json!(most - 1))];
        let begun = last.slash(harness.channel, &start(*game), &house).await;
        let board = begun.shown();
        assert!(footer_of(&board).is_some(), "{}", board.text());
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unrated_table_says_so_and_changes_no_rating() {
    let harness = Harness::open().await;
    let game = game_for(4);
    let people @ [ann, ..] = &harness.some_people::<2>();
    let options = [("rated", json!(false)), ("clock", json!("10m"))];
    let lobby = harness.lobby_with(game, people, &options).await;
    let shown = ann.sees(lobby.id()).unwrap();
    shows(&shown, "unrated");
    let mut table = Table::begun(&lobby, people).await;
    table.plays_to_the_end().await;
    let board = table.shown();
    shows(&board, "unrated, as chosen at the start");
    let profile = ann.slash(harness.channel, "profile", &[]).await;
    assert_private(&profile, "no rated game");
    // A rematch is played as the table was.
    ann.press(&board, "Rematch").await;
    people[1].press(&board, "Rematch (1 of 2 ready)").await;
    let store = harness.store();
    let user = ann.id().to_string();
    let open = store.read(move |tx| tx.open_tables_of(&user, 9)).await;
    assert!(!open.unwrap()[0].rated);
    // It is chosen for one table, and not for the next in the channel.
    let next = people[1].slash(harness.channel, &start(game), &[]).await;
    hides(&next, "unrated");
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_calls_the_role_of_players_once_in_a_while() {
    let mut harness = Harness::open().await;
    let people @ [ann, ben, cleo] = &harness.some_people();
    let lobby = harness.lobby(game_for(4), &people[..1]).await;
    assert!(
        !crate::player::has_button(&lobby, CALL),
        "no role is chosen yet"
    );
    harness.settled(&lobby).await;
    let role = harness.faults().role("Dicers");
    harness.faults().give_role(ben.id(), role);
    let panel = ann.slash(harness.channel, "settings", &[]).await;
    assert_private(&panel, "no role can be called");
    let menu = "A role that a lobby may call (optional)";
    let chosen = ann.choose(&panel.shown(), menu, &[&role.to_string()]).await;
    let called = format!("<@&{role}>, at most once in 30 minutes");
    shows(&chosen, &called);
    harness.restart().await;

    let lobby = harness.lobby(game_for(4), &people[..1]).await;
    harness.settled(&lobby).await;
    assert_private(&cleo.press(&lobby, CALL).await, "Press Join first");
    let called = ann.press(&lobby, CALL).await;
    assert!(!called.is_private(), "{}", called.text());
    shows(&called, "Players wanted: Ann has a table for");
    assert_eq!((ben.pings(), cleo.pings()), (1, 0));
    // Another table of the server does not call sooner.
    harness.clock.advance(12 * MINUTE);
    let other = harness.lobby(game_for(4), &people[2..]).await;
    let wait = cleo.press(&other, CALL).await;
    assert_private(&wait, "once in 30 minutes: 18 minutes to go.");
    harness.clock.advance(18 * MINUTE);
    let lobby = harness.lobby(game_for(4), &people[..1]).await;
    assert!(!ann.press(&lobby, CALL).await.is_private());
    assert_eq!(ben.pings(), 2);
    harness.close().await;
}
