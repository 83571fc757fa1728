//! The ways to collect points and to agree against a third that docs/leaderboards.md lists, each tried as players would.

use std::collections::HashSet;

use games::registry::GAMES;
use playground::{Message, Person};

use crate::clocks::redrawn;
use crate::fair_results::{GRACE, absence};
use crate::harness::{Harness, Shown, assert_private, hides, shows};
use crate::player::{footer_of, has_button, is_over};
use crate::usual::game_for;

#[tokio::test(flavor = "multi_thread")]
async fn letting_a_better_player_play_for_a_while() {
    let harness = Harness::open().await;
    let zoe = harness.play.person("Zoe");
    let mut table = harness.table(game_for(2), 2).await;
    harness.everybody_moves(&mut table).await;
    let (ann, ben) = (table.people[0].clone(), table.people[1].clone());
    harness.is_replaced(&mut table, &ben, None, &zoe).await;
    harness.moves_again(&mut table, &zoe).await;
    harness.is_replaced(&mut table, &zoe, None, &ben).await;
    table.plays_to_the_end().await;
    shows(
        &table.shown(),
        "Zoe played for Ben for a while, so Ben counts as last",
    );
    harness.is_unrated(&ann).await;
    harness.has_won(&ben, "0 of 1").await;
    harness.close().await;
}

/// Two meet at so many tables, and the second of them loses; they delete their data after some of them. What the winner's line of
/// the leaderboard says then.
async fn meet(tables: usize, deletes_after: &[usize]) -> String {
    let harness = Harness::open().await;
    let people @ [ann, ben] = &harness.some_people();
    let game = game_for(2);
    for number in 1..=tables {
        harness.won(game, people).await;
        if deletes_after.contains(&number) {
            harness.deletes_data(ben).await;
        }
    }
    let line = harness.chart(ann).await;
    let board = harness.leaderboard(ann, &[]).await.text();
    hides(&board, "someone");
    harness.close().await;
    line
}

#[tokio::test(flavor = "multi_thread")]
async fn deleting_ones_data_to_meet_as_strangers() {
    let honest = meet(12, &[]).await;
    shows(
        &honest,
        "From 27.6 after the first of 12 rated games to 31.1 now.",
    );
    assert_eq!(meet(12, &[12]).await, honest, "at the end");
    // Each of the twelve still counts 1/n. What is left is that Ann beats somebody with the rating of a newcomer, and not somebody who
    // is known to lose: worked out by hand, with Ben's rating at 25 and 25/3 again after each deletion.
    shows(&meet(12, &[6]).await, "12 rated games to 31.4 now.");
    shows(&meet(12, &[4, 8, 12]).await, "12 rated games to 31.5 now.");
    let each_time: Vec<usize> = (1..=12).collect();
    shows(&meet(12, &each_time).await, "12 rated games to 31.8 now.");
}

#[tokio::test(flavor = "multi_thread")]
async fn accounts_that_resign_at_once() {
    let harness = Harness::open().await;
    let game = GAMES.iter().max_by_key(|game| game.info().seats.end());
    let game = *game.expect("a game");
    let people = harness.people(*game.info().seats.end());
    for _ in 0..3 {
        let lobby = harness.lobby(game, &people).await;
        people[0].press(&lobby, "Start").await;
        let name = footer_of(&lobby_board(&people[0], &lobby))
            .expect("a board")
            .0;
        for loser in people[1..].iter().rev() {
            harness.resigns(loser, &name).await;
        }
        let over = people[0].waits_for_edit(lobby.id(), is_over).await;
        shows(&over, "Not rated");
    }
    let board = harness.leaderboard(&people[0], &[]).await;
    shows(&board, "Nobody is ranked yet");
    harness.is_unrated(&people[0]).await;
    let profile = people[1].slash(harness.channel, "profile", &[]).await;
    shows(&profile, "made no move: not rated");
    harness.close().await;
}

/// The same with one move each, so that they have seen and tried something.
#[tokio::test(flavor = "multi_thread")]
async fn accounts_that_resign_after_one_move() {
    let harness = Harness::open().await;
    let game = GAMES.iter().max_by_key(|game| game.info().seats.end());
    let game = *game.expect("a game");
    let people = harness.people(*game.info().seats.end());
    for _ in 0..3 {
        let mut table = harness.table_of(game, &people).await;
        let name = table.name();
        let mut moved = HashSet::new();
        while table.people.len() > 1 {
            let (actor, _) = table.actor_and_other();
            if !moved.insert(actor.id()) && actor.id() != people[0].id() {
                harness.resigns(&actor, &name).await;
                table.people.retain(|person| person.id() != actor.id());
                redrawn(&harness, &mut table, &name).await;
                continue;
            }
            let before = table.ply();
            while table.ply() == before {
                table.presses_something().await;
            }
        }
        let over = people[0].waits_for_edit(table.board, is_over).await;
        let text = over.text();
        let gives_nothing = text.matches("left early and counts as last, and nobody gains from it");
        assert_eq!(gives_nothing.count(), people.len() - 1, "{text}");
    }
    let board = harness.leaderboard(&people[0], &[]).await;
    hides(&board, "**Ann**");
    harness.is_unrated(&people[0]).await;
    harness.has_won(&people[1], "0 of 3").await;
    harness.close().await;
}

fn lobby_board(who: &Person, lobby: &Message) -> Message {
    who.sees(lobby.id()).expect("the board is there")
}

/// What Ann's chart says after she has won against these of the others, one table after the other.
async fn ann_beats(opponents: &[&[usize]]) -> String {
    let harness = Harness::open().await;
    let people = harness.people(4);
    let game = GAMES.iter().find(|game| {
        let seats = &game.info().seats;
        seats.contains(&2) && seats.contains(&4)
    });
    let game = *game.expect("a game for two and for four");
    for others in opponents {
        let mut seated = vec![people[0].clone()];
        seated.extend(others.iter().map(|at| people[*at].clone()));
        harness.won(game, &seated).await;
    }
    let line = harness.chart(&people[0]).await;
    harness.close().await;
    line
}

/// Three times Ann meets each of three others, at tables of two; before that once in each of the seven groups that they can form.
/// Each pair meets five times: worked out by hand beside the rating's own tests. The table for four
/// weighs as one for three. When each group of people counted as new, she had 41.3.
#[tokio::test(flavor = "multi_thread")]
async fn the_same_people_in_every_combination() {
    let groups: [&[usize]; 10] = [
        &[1],
        &[2],
        &[3],
        &[1, 2],
        &[1, 3],
        &[2, 3],
        &[1, 2, 3],
        &[1],
        &[2],
        &[3],
    ];
    shows(
        &ann_beats(&groups).await,
        "From 27.6 after the first of 10 rated games to 36.2 now.",
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn taking_the_seat_of_somebody_who_is_away() {
    let harness = Harness::open().await;
    let zoe = harness.play.person("Zoe");
    let mut absence = absence(&harness, game_for(3), 3).await;
    let (away, other) = (absence.away.clone(), absence.table.people[0].clone());
    let name = absence.table.name();
    let early = harness
        .asks_to_replace(&name, &other, Some(&away), &zoe)
        .await;
    assert_private(&early, "can still come back. Others can take the seat <t:");
    // Not even a moderator may (Ann owns the server).
    let ann = harness.play.person("Ann");
    if ann.id() != away.id() {
        let early = harness
            .asks_to_replace(&name, &ann, Some(&away), &zoe)
            .await;
        assert_private(&early, "can still come back");
    }
    harness.pass(GRACE);
    let said = harness
        .is_replaced(&mut absence.table, &other, Some(&away), &zoe)
        .await;
    // Nobody but the previous player may press this.
    let label = format!("{}: take my seat back", away.name());
    let refused = other.press(&said, &label).await;
    assert_private(&refused, "Only the player who had that seat before");
    let back = away.press(&said, &label).await;
    shows(&back, &format!("{} has taken the seat back", away.name()));
    absence
        .table
        .people
        .retain(|person| person.id() != zoe.id());
    redrawn(&harness, &mut absence.table, &name).await;
    let board = absence.table.shown().text();
    hides(&board, "Zoe");
    hides(&board, "The house plays");
    // As if it had never happened.
    absence.table.people.push(away.clone());
    absence.table.plays_to_the_end().await;
    let board = absence.table.shown().text();
    hides(&board, "counts as last");
    shows(&harness.rating(&away).await, " of 1 won");
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_gone_once_the_newcomer_has_moved() {
    let mut harness = Harness::open().await;
    let zoe = harness.play.person("Zoe");
    let game = game_for(2);
    let mut absence = absence(&harness, game, 2).await;
    let (away, other) = (absence.away.clone(), absence.table.people[0].clone());
    harness.pass(GRACE);
    let said = harness
        .is_replaced(&mut absence.table, &other, Some(&away), &zoe)
        .await;
    let label = format!("{}: take my seat back", away.name());
    assert!(has_button(&absence.table.shown(), &label));
    harness.moves_again(&mut absence.table, &zoe).await;
    assert!(!has_button(&absence.table.shown(), &label));
    for _ in 0..2 {
        assert_private(&away.press(&said, &label).await, "Zoe has moved since");
        harness.restart().await;
    }
    absence.table.plays_to_the_end().await;
    harness.is_unrated(&other).await;
    harness.has_won(&away, "0 of 1").await;
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn voting_somebody_out_who_is_away() {
    let harness = Harness::open().await;
    let mut absence = absence(&harness, game_for(3), 3).await;
    let away = absence.away.clone();
    let name = absence.table.name();
    let [one, other] = <[Person; 2]>::try_from(absence.table.people.clone())
        .ok()
        .unwrap();
    let asked = harness.asks(&one, "table end", &name).await;
    shows(&asked, "1 of 3 agree");
    let vote = asked.shown();
    let two = other.press(&vote, "Agree").await;
    shows(&two, "2 of 3 agree");
    shows(&two, &format!("{} is away", away.name()));
    redrawn(&harness, &mut absence.table, &name).await;
    assert!(!absence.table.over(), "{}", absence.table.shown().text());
    // With everybody who began it ends, for nobody's rating.
    let all = away.press(&vote, "Agree").await;
    shows(&all, "all who played agreed");
    harness.close().await;
}

/// Ben is known to win, so Cleo would gain from him, and he would lose to her, if the two of them were compared at tables that both
/// leave. By the method, with every pair at 1/n of its n-th meeting: compared as level, Cleo would have 21.4 and Ben 24.8.
#[tokio::test(flavor = "multi_thread")]
async fn leaving_together() {
    let harness = Harness::open().await;
    let people = harness.people(6);
    let game = GAMES.iter().find(|game| {
        let seats = &game.info().seats;
        seats.contains(&2) && seats.contains(&3)
    });
    let game = *game.expect("a game for two and for three");
    let (ben, cleo) = (&people[1], &people[2]);
    for other in &people[3..] {
        harness.won(game, &[ben.clone(), other.clone()]).await;
    }
    for _ in 0..10 {
        harness.won(game, &people[..3]).await;
    }
    shows(&harness.chart(cleo).await, "of 10 rated games to 19.8 now.");
    shows(&harness.chart(ben).await, "of 13 rated games to 25.8 now.");
    harness.close().await;
}
