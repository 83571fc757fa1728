//! The ways out of a loss that docs/leaderboards.md lists, each tried as a player would.

use std::time::Duration;

use db::Hand;
use games::ply::RESIGN;
use games::registry::GameType;
use playground::{Message, Person};
use serde_json::json;

use crate::clocks::{Absence, clock, deadlines, redrawn};
use crate::harness::{Harness, Shown, assert_private, hides, shows};
use crate::player::{Table, is_over};
use crate::seat_changes::{footer, of, verified};
use crate::usual::game_for;

const MINUTE: Duration = Duration::from_secs(60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Longer than anybody waits before an absent player's seat can be given away at a table of 2 minutes.
pub(crate) const GRACE: Duration = Duration::from_secs(10 * 60);

impl Harness {
    /// Plays until everybody has made so many moves of their own that others gain from them even if they leave. That must not end the
    /// game.
    pub(crate) async fn everybody_moves(&self, table: &mut Table) {
        loop {
            let stored = self.stored_as(&table.name()).await;
            let own = stored.plies().into_iter().skip(1);
            let own = own.filter(|ply| ply.hand == Hand::Player && ply.mv != RESIGN);
            let seats: Vec<usize> = own.map(|ply| ply.seat.index()).collect();
            let moves = (0..stored.seats.len()).map(|seat| {
                let own = seats.iter().filter(|other| **other == seat);
                own.count()
            });
            let mut moves: Vec<usize> = moves.collect();
            moves.sort_unstable();
            if moves[0] >= 3 && 3 * moves[0] >= moves[moves.len() / 2] {
                return;
            }
            assert!(
                !table.over(),
                "the game was over before everybody had moved"
            );
            table.presses_something().await;
        }
    }

    /// The first two lines of somebody's own profile: their rating over all games, or else of the first game, and what they won.
    pub(crate) async fn rating(&self, who: &Person) -> String {
        let profile = who.slash(self.channel, "profile", &[]).await;
        let text = profile.text();
        let lines = text.lines().skip_while(|line| !line.starts_with("**"));
        let lines: Vec<&str> = lines.take(2).collect();
        assert_eq!(lines.len(), 2, "no rating in:\n{text}");
        lines.join("\n")
    }

    /// Asserts that `who` has won so many of so many rated games, as `1 of 2`.
    pub(crate) async fn has_won(&self, who: &Person, tally: &str) {
        let line = self.rating(who).await;
        let wanted = format!("\n-# {tally} won");
        assert!(line.starts_with("**All games**"), "{}: {line}", who.name());
        assert!(line.contains(&wanted), "{}: {line}", who.name());
    }

    pub(crate) async fn is_unrated(&self, who: &Person) {
        let line = self.rating(who).await;
        assert!(line.contains("no rated game"), "{}: {line}", who.name());
    }

    /// What a profile says under its chart.
    pub(crate) async fn chart(&self, who: &Person) -> String {
        let profile = who.slash(self.channel, "profile", &[]).await;
        let text = profile.text();
        let line = text.lines().find(|line| line.starts_with("From "));
        line.unwrap_or_else(|| panic!("no chart in:\n{text}"))
            .to_owned()
    }

    /// What the list of finished tables says, about the newest first.
    pub(crate) async fn history(&self, who: &Person) -> String {
        let shown = who.slash(self.channel, "history", &[]).await;
        shown.shown().embeds_text()
    }

    /// One asks another to take over a seat, their own or `whose`.
    pub(crate) async fn asks_to_replace(
        &self,
        table: &str,
        who: &Person,
        whose: Option<&Person>,
        newcomer: &Person,
    ) -> playground::Answer {
        let id = |person: &Person| json!(person.id().to_string());
        let mut options = vec![("player", id(newcomer)), of(table)];
        if let Some(whose) = whose {
            options.push(("for", id(whose)));
        }
        who.slash(self.channel, "table replace", &options).await
    }

    /// The same, and it is accepted. Gives the message of it.
    pub(crate) async fn is_replaced(
        &self,
        table: &mut Table,
        who: &Person,
        whose: Option<&Person>,
        newcomer: &Person,
    ) -> Message {
        let name = table.name();
        let asked = self.asks_to_replace(&name, who, whose, newcomer).await;
        assert!(!asked.is_private(), "{}", asked.text());
        let taken = newcomer.press(&asked.shown(), "Accept").await;
        shows(&taken, " takes over from ");
        let gone = whose.unwrap_or(who).id();
        table.people.retain(|person| person.id() != gone);
        table.people.push(newcomer.clone());
        redrawn(self, table, &name).await;
        taken.shown()
    }
}

/// Somebody is away from a table at which everybody has moved.
pub(crate) async fn absence(
    harness: &Harness,
    game: &'static dyn GameType,
    people: usize,
) -> Absence {
    loop {
        let mut table = harness.table_with(game, people, &clock("2m")).await;
        harness.everybody_moves(&mut table).await;
        let mut absence = Absence::of(table);
        absence.sleeps(harness).await;
        if !absence.table.over() {
            return absence;
        }
    }
}

impl Absence {
    /// The others and the house play to the end.
    async fn ends_without_them(&mut self) {
        while !self.table.over() {
            self.others_play(|_| false).await;
            self.house_plays().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn letting_one_decision_run_out() {
    let harness = Harness::open().await;
    let mut table = harness.table_with(game_for(2), 2, &clock("2m")).await;
    harness.everybody_moves(&mut table).await;
    let before = table.ply();
    harness.pass(2 * MINUTE);
    table.waits_for_later(before).await;
    table.plays_to_the_end().await;
    for person in &table.people {
        shows(&harness.rating(person).await, "**All games**");
        shows(&harness.rating(person).await, " of 1 won");
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn staying_away_until_the_house_has_finished() {
    let harness = Harness::open().await;
    let game = game_for(2);
    let mut absence = absence(&harness, game, 2).await;
    let (away, other) = (absence.away.clone(), absence.table.people[0].clone());
    shows(
        &absence.table.shown(),
        &format!("{} counts as last", away.name()),
    );
    absence.ends_without_them().await;
    let words = format!("{} was away at the end and counts as last", away.name());
    shows(&absence.table.shown(), &words);
    shows(&harness.history(&other).await, &words);
    // Whatever the points say, the one who stayed is ahead; but that says little, as the other had hardly played.
    harness.is_unrated(&other).await;
    harness.has_won(&away, "0 of 1").await;
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn being_away_and_coming_back_is_no_dodge() {
    let harness = Harness::open().await;
    let game = game_for(2);
    let mut absence = absence(&harness, game, 2).await;
    let away = absence.away.clone();
    let name = absence.table.name();
    redrawn(&harness, &mut absence.table, &name).await;
    let is_back = format!("{}: I am back", away.name());
    away.press(&absence.table.shown(), &is_back).await.updated();
    let mut table = absence.table;
    table.people.push(away.clone());
    table.plays_to_the_end().await;
    let board = table.shown().text();
    hides(&board, "counts as last");
    // The one with the better place won, and both are rated.
    let list = harness.history(&away).await;
    let winners = list.lines().find_map(|line| line.split("won by ").nth(1));
    let winners = winners.expect("who won").to_owned();
    let won = |who: &Person| winners.contains(who.name());
    for person in &table.people {
        let tally = if won(person) { "1 of 1" } else { "0 of 1" };
        harness.has_won(person, tally).await;
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn handing_a_lost_seat_to_somebody_else() {
    let harness = Harness::open().await;
    let zoe = harness.play.person("Zoe");
    let mut table = harness.table(game_for(2), 2).await;
    harness.everybody_moves(&mut table).await;
    let (ann, ben) = (table.people[0].clone(), table.people[1].clone());
    harness.is_replaced(&mut table, &ben, None, &zoe).await;
    shows(
        &table.shown(),
        "Zoe took over from Ben: Ben counts as last, and Zoe is not rated",
    );
    table.plays_to_the_end().await;
    let words = "Zoe took over from Ben: Ben counts as last, and Zoe is not rated";
    shows(&table.shown(), words);
    harness.is_unrated(&ann).await;
    harness.has_won(&ben, "0 of 1").await;
    harness.is_unrated(&zoe).await;
    for person in [&ann, &ben, &zoe] {
        shows(&harness.history(person).await, words);
    }
    let of_ben = ben.slash(harness.channel, "profile", &[]).await.text();
    shows(&of_ben, "Zoe took over: last");
    let of_zoe = zoe.slash(harness.channel, "profile", &[]).await.text();
    shows(&of_zoe, "took over from Ben: not rated");
    harness.close().await;
}

impl Harness {
    /// Plays until this player has moved once more.
    pub(crate) async fn moves_again(&self, table: &mut Table, who: &Person) {
        loop {
            let acts = table.to_act().iter().any(|person| person.id() == who.id());
            let before = table.ply();
            while table.ply() == before {
                table.presses_something().await;
            }
            assert!(!table.over(), "the game was over too soon");
            if acts && table.to_act().len() == 1 {
                return;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn leaving_before_the_end() {
    let harness = Harness::open().await;
    let mut table = harness.table(game_for(3), 3).await;
    harness.everybody_moves(&mut table).await;
    let name = table.name();
    let [ann, ben, cleo] = <[Person; 3]>::try_from(table.people.clone()).ok().unwrap();
    harness.resigns(&ben, &name).await;
    table.people.retain(|person| person.id() != ben.id());
    redrawn(&harness, &mut table, &name).await;
    shows(&table.shown(), "Ben left and counts as last");
    harness.resigns(&cleo, &name).await;
    table.waits_for_board(is_over).await;
    let text = table.shown().text();
    shows(&text, "Ben left and counts as last");
    shows(&text, "Cleo left and counts as last");
    harness.has_won(&ann, "1 of 1").await;
    harness.has_won(&ben, "0 of 1").await;
    harness.has_won(&cleo, "0 of 1").await;
    let profile = ben.slash(harness.channel, "profile", &[]).await.text();
    shows(&profile, "left early: last");
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn leaving_a_table_without_a_time_limit_lying() {
    let harness = Harness::open().await;
    let mut table = harness.table_with(game_for(2), 2, &clock("none")).await;
    harness.everybody_moves(&mut table).await;
    while table.to_act().len() != 1 {
        table.presses_something().await;
    }
    let (loser, winner) = table.actor_and_other();
    let winner = winner.expect("somebody who waits");
    // The bot has to be there meanwhile: time in which it was down does not count.
    for _ in 0..31 {
        harness.pass(DAY);
    }
    table.waits_for_board(is_over).await;
    shows(
        &table.shown(),
        &format!("{} left and counts as last", loser.name()),
    );
    harness.has_won(&winner, "1 of 1").await;
    harness.has_won(&loser, "0 of 1").await;
    let (_, text) = verified(&harness, &winner, &table.name()).await;
    shows(&text, "resign by clock");
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_leaves_a_table_while_the_bot_is_down() {
    let mut harness = Harness::open().await;
    let mut table = harness.table_with(game_for(2), 2, &clock("none")).await;
    harness.everybody_moves(&mut table).await;
    let name = table.name();
    let days_pass = async |harness: &Harness, table: &mut Table, days: u32| {
        for _ in 0..days {
            harness.pass(DAY);
        }
        // The clocks have had their turn when nothing more happens.
        harness.quiet().await;
        redrawn(harness, table, &name).await;
    };
    days_pass(&harness, &mut table, 10).await;
    harness.stop().await;
    harness.pass(60 * DAY);
    harness.start_again().await;
    harness.pass(MINUTE);
    days_pass(&harness, &mut table, 0).await;
    assert!(!table.over(), "{}", table.shown().text());
    // The days before count, and those after.
    days_pass(&harness, &mut table, 19).await;
    assert!(!table.over(), "{}", table.shown().text());
    days_pass(&harness, &mut table, 1).await;
    assert!(table.over(), "{}", table.shown().text());
    shows(&table.shown(), "left and counts as last");
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn asking_for_a_hint_to_spoil_the_rating() {
    let harness = Harness::open().await;
    let people = harness.people(2);
    // Everybody knows before they sit down that nothing can be won or lost.
    let lobby = harness
        .lobby_with(game_for(2), &people, &[("hints", json!(true))])
        .await;
    shows(&lobby, "with hints, so it is not rated");
    let mut table = Table::begun(&lobby, &people).await;
    table.plays_to_the_end().await;
    shows(&table.shown(), "Not rated: it was opened with hints");
    for person in &people {
        harness.is_unrated(person).await;
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn stalling_by_passing_a_seat_back_and_forth() {
    let harness = Harness::open().await;
    let zoe = harness.play.person("Zoe");
    let mut table = harness.table_with(game_for(2), 2, &clock("10m")).await;
    harness.everybody_moves(&mut table).await;
    while table.to_act().len() != 1 {
        table.presses_something().await;
    }
    let (actor, _) = table.actor_and_other();
    let name = table.name();
    let left = async |table: &Table| deadlines(&harness, table).await[0];
    harness.pass(8 * MINUTE);
    redrawn(&harness, &mut table, &name).await;
    assert_eq!(left(&table).await, 120);
    let said = harness.is_replaced(&mut table, &actor, None, &zoe).await;
    assert_eq!(left(&table).await, 120, "the clock goes on");
    let back = actor
        .press(&said, &format!("{}: take my seat back", actor.name()))
        .await;
    shows(&back, &format!("{} has taken the seat back", actor.name()));
    table.people.retain(|person| person.id() != zoe.id());
    table.people.push(actor.clone());
    redrawn(&harness, &mut table, &name).await;
    assert_eq!(left(&table).await, 120, "and on");
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_moderator_ending_or_voiding_their_own_game() {
    let harness = Harness::open().await;
    // Ann owns the server.
    let [ann, ben] = &harness.some_people();
    let game = game_for(2);
    let mut table = harness.table(game, 2).await;
    harness.everybody_moves(&mut table).await;
    let name = table.name();
    // As everybody else, she can only ask the others.
    let asked = harness.asks(ann, "table end", &name).await;
    shows(&asked, "1 of 2 agree");
    redrawn(&harness, &mut table, &name).await;
    assert!(!table.over());
    harness.resigns(ann, &name).await;
    table.waits_for_board(is_over).await;
    for restore in [false, true] {
        let options = [of(&name), ("restore", json!(restore))];
        let void = ann.slash(harness.channel, "table void", &options).await;
        assert_private(&void, "You played at table");
    }
    harness.has_won(ben, "1 of 1").await;

    // Nor after she has handed over her seat, or left.
    let zoe = harness.play.person("Zoe");
    let mut table = harness.table(game_for(3), 3).await;
    harness.everybody_moves(&mut table).await;
    let name = table.name();
    harness.is_replaced(&mut table, ann, None, &zoe).await;
    let refused = harness.asks(ann, "table end", &name).await;
    assert_private(&refused, "You played at table");
    table.plays_to_the_end().await;
    for restore in [false, true] {
        let options = [of(&name), ("restore", json!(restore))];
        let void = ann.slash(harness.channel, "table void", &options).await;
        assert_private(&void, "You played at table");
    }
    // A lobby is no game, so a moderator who sits in it can close it.
    let lobby = harness.lobby(game, &[ben.clone(), ann.clone()]).await;
    let asked = harness.asks(ann, "table end", &footer(&lobby)).await;
    assert_private(&asked, "There will be no result");
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_says_that_its_result_is_void_until_it_counts_again() {
    let harness = Harness::open().await;
    let mut table = harness.table(game_for(2), 2).await;
    table.plays_to_the_end().await;
    let (zoe, name) = (harness.play.person("Zoe"), table.name());
    harness.moderates(&zoe, harness.channel);
    harness.voids(&zoe, harness.channel, &name).await;
    let says_void = |board: &Message| board.text().contains("voided");
    table.waits_for_board(says_void).await;
    let restored = [of(&name), ("restore", json!(true))];
    zoe.slash(harness.channel, "table void", &restored).await;
    table.waits_for_board(|board| !says_void(board)).await;
    harness.close().await;
}
