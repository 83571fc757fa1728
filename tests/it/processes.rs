//! Two bots on one database, which get the presses in turn and share nothing else. What every test can show with
//! `ROLLHOUSE_TEST_PROCESSES=2` is not repeated here, except for what goes wrong first.

use std::sync::Arc;
use std::time::Duration;

use games::registry::GAMES;
use playground::{Answer, AnswerKind, Fault, Message, Person, route};
use postgres_cluster::Cluster;
use tokio::sync::Notify;

use crate::elsewhere::elsewhere;
use crate::harness::{Harness, Shown, hides, shows};
use crate::hidden_hands;
use crate::player::{Table, again};
use crate::storage::Storage;
use crate::usual::game_for;

impl Harness {
    /// The second and the third of these people join a lobby, and what the second is answered arrives after what the third is. Gives both
    /// answers.
    pub(crate) async fn joins_with_a_late_answer(
        &self,
        lobby: &Message,
        people: &[Person],
    ) -> (Answer, Answer) {
        let late = Arc::new(Notify::new());
        let held = Fault::Held(Arc::clone(&late));
        self.faults().rest(route::CALLBACK, 1, held);
        let third = async {
            self.is_seated(lobby, &people[1]).await;
            let answer = people[2].press(lobby, "Join").await;
            // By then the bot knows that this answer has arrived.
            people[2].slash(self.channel, "help", &[]).await;
            late.notify_one();
            answer
        };
        tokio::join!(people[1].press(lobby, "Join"), third)
    }
}

/// Two bots; none where no server is installed.
async fn two() -> Option<Harness> {
    let cluster = Cluster::shared()?;
    let mut harness = Harness::behind_http().await;
    harness.storage = Storage::Server {
        cluster,
        schema: cluster.schema(),
    };
    harness.several(2).await;
    Some(harness)
}

#[tokio::test(flavor = "multi_thread")]
async fn each_press_of_a_table_may_reach_another_process() {
    let Some(harness) = two().await else { return };
    for game in GAMES {
        let mut table = harness.table(*game, *game.info().seats.end()).await;
        table.goes_on(12).await;
        let stored = harness.stored_as(&table.name()).await;
        commands::audit(&stored).unwrap();
        // A move on a private hand comes to the board by an edit.
        table.is_up_to_date(&harness).await;
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_presses_twice_moves_once_whichever_process_is_asked() {
    let Some(harness) = two().await else { return };
    let table = harness.public_table().await;
    let (actor, _) = table.actor_and_other();
    let way = table.public_moves().swap_remove(0);
    let (shown, before) = (table.shown(), table.ply());
    let (first, second) = tokio::join!(way.go(&actor, &shown), way.go(&actor, &shown));
    for answer in [first, second] {
        assert_eq!(answer.kind, AnswerKind::Update, "{}", answer.text());
    }
    assert_eq!(table.ply(), before + 1);
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_of_one_process_that_arrives_late_does_not_hide_what_another_has_shown() {
    let Some(harness) = two().await else { return };
    let people = harness.people(3);
    let lobby = harness.lobby(game_for(3), &people[..1]).await;
    harness.settled(&lobby).await;
    let (_, cleo) = harness.joins_with_a_late_answer(&lobby, &people).await;
    shows(&cleo, "Ben");
    let both = |m: &Message| m.text().contains("Ben") && m.text().contains("Cleo");
    people[0].waits_for_edit(lobby.id(), both).await;
    harness.close().await;
}

/// Ben's answer arrives late, and hides that Cleo has joined at the other process. Nobody is left to see that after the stop.
#[tokio::test(flavor = "multi_thread")]
async fn a_process_that_stops_draws_again_what_its_last_answer_has_hidden() {
    let Some(mut harness) = two().await else {
        return;
    };
    let people = harness.people(3);
    let lobby = harness.lobby(game_for(3), &people[..1]).await;
    harness.settled(&lobby).await;
    // The edit that shows her again takes so long that his answer is read first, and that the stop has to wait for it.
    let slow = Fault::Delay(Duration::from_secs(2));
    harness.faults().rest(route::EDIT_MESSAGE, 1, slow);
    let (ben, _) = harness.joins_with_a_late_answer(&lobby, &people).await;
    hides(&ben, "Cleo");
    harness.stop().await;
    let board = people[0].sees(lobby.id()).expect("the lobby");
    shows(&board, "Ben");
    shows(&board, "Cleo");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_edit_of_one_process_that_arrives_late_is_replaced_at_once() {
    if Cluster::shared().is_some() {
        let open = async || two().await.expect("a server");
        late_edit_is_replaced(open, route::EDIT_MESSAGE).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_edit_that_arrives_after_a_newer_answer_is_replaced_at_once() {
    late_edit_is_replaced(Harness::open, route::EDIT_MESSAGE).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_the_bot_can_only_answer_a_late_edit_is_replaced_at_once_too() {
    late_edit_is_replaced(elsewhere, route::EDIT_BY_TOKEN).await;
}

/// Nobody has to look for a second at a board on which somebody is missing; a busy machine may take as long, but not always.
async fn late_edit_is_replaced(open: impl AsyncFn() -> Harness, edit: &'static str) {
    for round in 1.. {
        let harness = open().await;
        let took = late_edit_takes(&harness, edit).await;
        harness.close().await;
        if took < Duration::from_secs(1) {
            return;
        }
        assert!(
            round < 10,
            "it took a second each time, and {took:?} at last"
        );
    }
}

/// For how long a board is shown on which somebody is missing, because an edit arrived late.
async fn late_edit_takes(harness: &Harness, edit: &'static str) -> Duration {
    let people = harness.people(4);
    let lobby = harness.lobby(game_for(4), &people[..1]).await;
    harness.quiet().await;
    let begin = harness.now();
    let held = |route| {
        let go = Arc::new(Notify::new());
        let fault = Fault::Held(Arc::clone(&go));
        harness.faults().rest(route, 1, fault);
        go
    };
    // Ben's answer arrives after Cleo's, so the lobby is drawn again, and that edit is late, too: Dev has joined by then, at the other
    // process if there are two.
    let (answer_goes, edit_goes) = (held(route::CALLBACK), held(edit));
    let others = async {
        harness.is_seated(&lobby, &people[1]).await;
        people[2].press(&lobby, "Join").await;
        crate::player::looks_up(&people[0], &lobby, "Rules").await;
        answer_goes.notify_one();
        harness.play.wait_for_faults().await;
        people[3].press(&lobby, "Join").await.updated();
        // By then the bot knows that his answer has arrived.
        people[0].slash(harness.channel, "help", &[]).await;
        edit_goes.notify_one();
    };
    tokio::join!(people[1].press(&lobby, "Join"), others);
    let name = |person: usize| people[person].name().to_owned();
    loop {
        let exchanges = harness.play.exchanges().into_iter();
        let edits = exchanges.filter(|e| e.route == edit && e.status.is_some() && e.at > begin);
        let mut edits = edits.map(|e| (e.at, e.body.to_string()));
        let without = edits.find(|(_, body)| body.contains(&name(2)) && !body.contains(&name(3)));
        let with = edits.find(|(_, body)| body.contains(&name(3)));
        if let (Some((without, _)), Some((with, _))) = (without, with) {
            return with.saturating_sub(without);
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_hand_is_brought_up_to_date_when_another_process_has_moved() {
    if let Some(harness) = two().await {
        hidden_hands::open_panels_are_brought_up_to_date(harness).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_processes_open_one_rematch_and_show_one_leaderboard() {
    let Some(harness) = two().await else { return };
    let people = harness.people(2);
    let mut table = harness.table(game_for(2), 2).await;
    for round in 1..=3 {
        table.plays_to_the_end().await;
        let one = people[0].slash(harness.channel, "leaderboard", &[]).await;
        let other = people[0].slash(harness.channel, "leaderboard", &[]).await;
        assert_eq!(one.text(), other.text(), "after {round} games");
        let shown = table.shown();
        let id = again(&shown).expect("it is over");
        let (first, second) =
            tokio::join!(people[0].press(&shown, &id), people[1].press(&shown, &id));
        let answers = [first, second].into_iter();
        let public =
            answers.filter(|answer| answer.kind == AnswerKind::Message && !answer.is_private());
        let boards: Vec<Message> = public.filter_map(|answer| answer.message).collect();
        assert_eq!(boards.len(), 1, "one rematch");
        table = Table::new(table.people.clone(), boards[0].id());
        harness.settled(&boards[0]).await;
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_go_on_when_the_process_that_kept_the_time_has_stopped() {
    let Some(mut harness) = two().await else {
        return;
    };
    let clock = [("clock", serde_json::json!("10m"))];
    let mut table = harness.table_with(game_for(2), 2, &clock).await;
    let before = table.ply();
    harness.pass(Duration::from_secs(9 * 60));
    harness.stop_one().await;
    // Another takes over once it has seen that nobody keeps the time.
    harness.time_is_kept().await;
    assert_eq!(table.ply(), before, "nobody's time is up");
    harness.pass(Duration::from_secs(2 * 60));
    table.waits_for_later(before).await;
    harness.close().await;
}
