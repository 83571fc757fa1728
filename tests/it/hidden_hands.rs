//! Hidden hands: what one player's panel shows that the board does not, no other client ever receives.

use std::collections::BTreeSet;
use std::sync::Arc;

use games::registry::GAMES;
use playground::{AnswerKind, Fault, Message, route};
use tokio::sync::Notify;

use crate::clocks::{Absence, clock, for_two};
use crate::harness::{Harness, Shown};
use crate::player::{Way, is_to_act, ways};

/// What distinguishes a message: the pieces of its text, and what its menus offer.
pub(crate) fn pieces(message: &Message) -> BTreeSet<String> {
    let mut pieces: BTreeSet<String> = message
        .text()
        .lines()
        .map(|line| line.trim().to_owned())
        .collect();
    pieces.extend(ways(message).into_iter().filter_map(|way| way.value));
    pieces.retain(|piece| piece.chars().count() > 3);
    pieces
}

#[tokio::test(flavor = "multi_thread")]
async fn no_client_receives_another_players_panel() {
    let harness = Harness::open().await;
    let mut games = 0;
    for game in GAMES {
        let mut table = harness.table(*game, *game.info().seats.end()).await;
        // A table may need a few presses before hands are dealt.
        for _ in 0..20 {
            if table.offers_panel() || table.over() {
                break;
            }
            table.presses_something().await;
        }
        if !table.offers_panel() {
            continue;
        }
        games += 1;
        let mut panels = Vec::new();
        for person in &table.people {
            panels.push((person.clone(), table.panel(person).await));
        }
        let public = pieces(&table.shown());
        let mut secrets = 0;
        for (owner, panel) in &panels {
            for (other, own) in panels.iter().filter(|(other, _)| other.id() != owner.id()) {
                assert!(
                    other.sees(panel.id()).is_none(),
                    "{} sees {}'s panel",
                    other.name(),
                    owner.name()
                );
                let (received, own) = (other.received(), pieces(own));
                for piece in pieces(panel)
                    .difference(&public)
                    .filter(|piece| !own.iter().any(|line| line.contains(*piece)))
                {
                    secrets += 1;
                    let written = serde_json::json!(piece).to_string();
                    let written = written.trim_matches('"');
                    assert!(
                        !received.contains(written),
                        "{} received {piece:?}, which only {} may know",
                        other.name(),
                        owner.name()
                    );
                }
            }
        }
        assert!(
            secrets > 0,
            "the panels of {} hold nothing of their own",
            game.info().name
        );
    }
    assert!(games > 0, "no game on the list has hidden hands");
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_panel_is_brought_up_to_date_when_others_have_moved() {
    open_panels_are_brought_up_to_date(Harness::open().await).await;
}

pub(crate) async fn open_panels_are_brought_up_to_date(harness: Harness) {
    for mut table in harness.tables_with_hands().await {
        let [ann, ben] = &table.people.clone()[..] else {
            panic!("two people")
        };
        // Ann decides and waits for Ben.
        table.people = vec![ann.clone()];
        while is_to_act(&table.shown(), ann) {
            table.presses_something().await;
        }
        let waiting = table.panel(ann).await;
        let now = || ann.sees(waiting.id()).expect("her panel");
        table.people = vec![ben.clone()];
        let waits = |panel: &Message| panel.content().contains(&format!("for {}", ben.name()));
        assert!(waits(&waiting), "{}", waiting.text());
        // Where his move ends a round, the next may begin with him: then she still waits for him.
        while waits(&now()) && is_to_act(&table.shown(), ben) {
            table.presses_something().await;
        }
        ann.waits_for_edit(waiting.id(), |now| !waits(now)).await;
    }
    harness.close().await;
}

/// Ben looks at his hand, hands it over to Zoe, who does not come, and keeps the message.
#[tokio::test(flavor = "multi_thread")]
async fn a_hand_that_was_handed_over_is_no_longer_shown_to_the_player_before() {
    let harness = Harness::open().await;
    let zoe = harness.play.person("Zoe");
    let mut hands = 0;
    for game in for_two() {
        let mut table = harness.table_with(game, 2, &clock("2m")).await;
        if !table.offers_panel() {
            continue;
        }
        let ben = table.people[1].clone();
        let hand = table.panel(&ben).await;
        harness.is_replaced(&mut table, &ben, None, &zoe).await;
        table.people.retain(|person| person.id() != zoe.id());
        let away = zoe.clone();
        let mut absence = Absence { table, away };
        absence.sleeps(&harness).await;
        harness.quiet().await;
        let kept = ben.sees(hand.id()).expect("his message");
        assert_eq!(kept.text(), hand.text());
        let own = absence.table.panel(&zoe).await;
        assert_ne!(pieces(&own), pieces(&hand), "nothing was dealt meanwhile");
        hands += 1;
    }
    assert!(hands > 0, "no game on the list has hidden hands");
    harness.close().await;
}

/// Who looks around on their own panel while the board is on its way to Discord changes nothing that the board shows.
#[tokio::test(flavor = "multi_thread")]
async fn a_look_at_a_panel_has_no_board_drawn_again() {
    let harness = Harness::open_with_one_bot().await;
    for table in harness.tables_with_hands().await {
        let (ann, _) = table.actor_and_other();
        let panel = table.panel(&ann).await;
        let mv = ways(&panel).into_iter().find(Way::plays).expect("a move");
        harness.quiet().await;
        let before = harness.calls(route::EDIT_MESSAGE);
        let go = Arc::new(Notify::new());
        let held = Fault::Held(Arc::clone(&go));
        harness.play.faults().rest(route::EDIT_MESSAGE, 1, held);
        let panel = mv.go(&ann, &panel).await.updated();
        harness.play.wait_for_faults().await;
        let look = ways(&panel).into_iter().find(|way| !way.plays());
        let look = look.expect("something to look at");
        look.go(&ann, &panel).await.updated();
        go.notify_one();
        harness.quiet().await;
        assert_eq!(harness.calls(route::EDIT_MESSAGE), before + 1);
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_that_is_opened_takes_the_place_of_the_earlier_one() {
    let harness = Harness::open().await;
    for mut table in harness.tables_with_hands().await {
        let people = table.people.clone();
        for person in &people {
            let first = table.panel(person).await;
            let second = table.panel(person).await;
            // A process can delete only what it has sent itself.
            if harness.bots_of_the_server() == 1 {
                person.waits_for_absence(first.id()).await;
            }
            assert!(person.sees(second.id()).is_some());
        }
        while !table.over() {
            table.presses_something().await;
        }
        let board = pieces(&table.shown());
        for person in &people {
            // What it shows besides is what the board has no room for.
            let at_the_end = |message: &Message| {
                message.is_ephemeral()
                    && message.text().contains("revealed")
                    && message.controls().is_empty()
                    && !pieces(message).is_subset(&board)
            };
            person.waits_for(table.shown().channel(), at_the_end).await;
        }
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn any_player_may_put_a_result_away_and_nobody_else() {
    let harness = Harness::open().await;
    let zoe = harness.play.person("Zoe");
    let goes_on = |board: &Message| {
        let mut ways = ways(board).into_iter();
        ways.find(|way| way.custom_id.contains(":n:"))
    };
    let mut results = 0;
    for mut table in harness.tables_with_hands().await {
        let name = table.name();
        let stored = async || harness.stored_as(&name).await.plies();
        while goes_on(&table.shown()).is_none() && !table.over() {
            table.presses_something().await;
            // The board follows a move on a panel a moment later.
            table.is_up_to_date(&harness).await;
        }
        let board = table.shown();
        let Some(way) = goes_on(&board) else {
            continue;
        };
        results += 1;
        let refused = way.go(&zoe, &board).await;
        assert!(refused.is_private(), "{}", refused.text());
        let (before, other) = (stored().await, table.actor_and_other().1);
        let answer = way.go(&other.expect("somebody waits"), &board).await;
        assert_eq!(answer.kind, AnswerKind::Update, "{}", answer.text());
        assert!(goes_on(&table.shown()).is_none(), "{}", answer.text());
        assert_eq!(stored().await, before, "it is no move");
    }
    assert!(results > 0, "no game on the list shows a result of its own");
    harness.close().await;
}
