//! Leaderboards, profiles, and results that a moderator takes out. Games end quickly here: all but one resign.

use std::time::Duration;

use games::registry::{GAMES, GameType};
use playground::{Answer, AnswerKind, Message, Person};
use serde_json::json;

use crate::clocks::for_two;
use crate::harness::{Harness, Shown, assert_private, hides, shows, starts};
use crate::player::{Table, has_button};
use crate::usual::game_for;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

impl Harness {
    /// The first of `people` opens a table of the game and wins it: everybody moves, then all others resign, the last one first. Gives
    /// its name.
    pub(crate) async fn won(&self, game: &dyn GameType, people: &[Person]) -> String {
        let lobby = self.lobby(game, people).await;
        let mut table = Table::begun(&lobby, people).await;
        self.everybody_moves(&mut table).await;
        for loser in people[1..].iter().rev() {
            self.resigns(loser, &table.name()).await;
        }
        table.name()
    }

    /// Ann, who owns the server, agrees that its results are shown on others, or no longer agrees.
    pub(crate) async fn shares_results(&self, shares: bool) {
        let ann = self.play.person("Ann");
        let panel = ann.slash(self.channel, "settings", &[]).await.shown();
        let label = if shares {
            "Share results with other servers"
        } else {
            "Stop sharing results"
        };
        ann.press(&panel, label).await.updated();
    }

    pub(crate) async fn leaderboard(&self, person: &Person, options: &[(&str, &str)]) -> Answer {
        let options: Vec<_> = options
            .iter()
            .map(|(name, value)| (*name, json!(value)))
            .collect();
        let answer = person.slash(self.channel, "leaderboard", &options).await;
        assert_eq!(answer.kind, AnswerKind::Message, "{}", answer.text());
        assert!(!answer.is_private(), "a leaderboard is for everybody");
        answer
    }
}

/// Who is listed on a leaderboard, as `1. Ann`; the first three have medals there.
pub(crate) fn ranks(board: &str) -> Vec<String> {
    let rows = board.lines().filter(|line| line.contains("** · "));
    let rank = |row: &str| {
        let (place, rest) = row.split_once(" **").expect("a place");
        let medals = ["first", "second", "third"];
        let medal = (1..).zip(medals).find(|(_, name)| place.contains(name));
        let place = medal.map_or_else(|| place.to_owned(), |(place, _)| format!("{place}."));
        let (name, _) = rest.split_once("**").expect("a name");
        format!("{place} {name}")
    };
    rows.map(rank).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn ann_wins_three_games_against_ben_and_leads() {
    let harness = Harness::open().await;
    let people @ [ann, ..] = &harness.some_people::<2>();
    let mut games = for_two();
    let (first, second) = (games.next().unwrap(), games.next().unwrap());

    shows(
        &harness.leaderboard(ann, &[]).await,
        "Nobody is ranked yet: players appear after 3 rated games.",
    );
    harness.won(first, people).await;
    harness.won(first, people).await;
    shows(&harness.leaderboard(ann, &[]).await, "Nobody is ranked yet");
    harness.won(second, people).await;

    // The second meeting within a week counts half, the third a third: computed by hand beside the rating's own tests.
    let board = harness.leaderboard(ann, &[]).await;
    shows(&board, "Ann leads the leaderboard of 2 players.");
    shows(&board, "All games · all time · on this server");
    assert_eq!(ranks(&board.text()), ["1. Ann", "2. Ben"]);
    shows(&board, "** · provisional rating ");
    shows(&board, "\n-# 3 of 3 won · 3 wins in a row\n");
    shows(&board, "\n-# 0 of 3 won\n");
    shows(
        &board,
        "Ratings start at 8 and are provisional until ten games",
    );
    let mut help = ann.slash(harness.channel, "help", &[]).await;
    while !help.text().contains("**Results**") {
        help = ann.press(&help.shown(), "Next").await;
    }
    shows(&help, "until ten your rating is provisional.");
    shows(
        &help,
        "Repeat games between the same two players within 7 days count less: 1/2, 1/3 and so on.",
    );

    // Of the first game alone there are two results yet.
    let key = first.info().key;
    let told = harness.leaderboard(ann, &[("game", key)]).await;
    shows(&told, "Nobody is ranked yet");
    harness.won(first, people).await;
    let typed = format!("{key} leaderboard");
    let board = ann.slash(harness.channel, &typed, &[]).await;
    shows(&board, first.info().name);
    assert_eq!(ranks(&board.text())[0], "1. Ann");
    shows(&board, "\n-# 3 of 3 won");
    harness.shares_results(true).await;
    let told = harness.leaderboard(ann, &[("scope", "everywhere")]).await;
    shows(&told, "\n-# 4 of 4 won");
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn equal_players_share_a_place() {
    let harness = Harness::open().await;
    let people = harness.people(4);
    let game = game_for(2);
    for pair in [&people[..2], &people[2..]] {
        for _ in 0..3 {
            harness.won(game, pair).await;
        }
    }
    let board = harness.leaderboard(&people[0], &[]).await;
    let mut ranks = ranks(&board.text());
    ranks.sort();
    assert_eq!(ranks, ["1. Ann", "1. Cleo", "3. Ben", "3. Dev"]);
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn results_are_shown_everywhere_only_while_the_server_agrees() {
    let mut harness = Harness::open().await;
    let people = harness.people(2);
    let game = game_for(2);
    for _ in 0..3 {
        harness.won(game, &people).await;
    }
    let everywhere = [("scope", "everywhere")];
    let ben = &people[1];
    shows(&harness.leaderboard(ben, &[]).await, "Ann leads");
    let nobody = harness.leaderboard(ben, &everywhere).await;
    shows(&nobody, "Nobody is ranked yet");
    shows(&nobody, "servers that share their results");
    harness.shares_results(true).await;
    shows(&harness.leaderboard(ben, &everywhere).await, "Ann leads");
    harness.restart().await;
    shows(&harness.leaderboard(ben, &everywhere).await, "Ann leads");
    harness.shares_results(false).await;
    let told = harness.leaderboard(ben, &everywhere).await;
    shows(&told, "Nobody is ranked yet");
    shows(&harness.leaderboard(ben, &[]).await, "Ann leads");
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_season_begins_with_an_empty_leaderboard() {
    let harness = Harness::open().await;
    let people = harness.people(2);
    let game = game_for(2);
    for _ in 0..3 {
        harness.won(game, &people).await;
    }
    for period in ["week", "month", "season"] {
        let told = harness.leaderboard(&people[1], &[("period", period)]).await;
        shows(&told, "Ann leads");
        // A period is one of UTC for everybody: Discord would show a moment in each reader's own time zone.
        shows(&told, "Since ");
        hides(&told, "<t:");
    }
    harness.clock.advance(93 * DAY);
    // They are back, or nothing would list them, but what they play counts for nothing.
    let unrated = [("rated", serde_json::json!(false))];
    let mut table = harness.table_with(game, 2, &unrated).await;
    table.plays_to_the_end().await;
    for period in ["week", "month", "season"] {
        let told = harness.leaderboard(&people[1], &[("period", period)]).await;
        shows(&told, "Nobody is ranked yet");
    }
    let told = harness.leaderboard(&people[1], &[("period", "all")]).await;
    shows(&told, "Ann leads");
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn solo_games_are_unrated_and_leavers_lose_to_everybody_who_stayed() {
    let harness = Harness::open().await;
    let game = game_for(3);
    let people = harness.people(3);
    for _ in 0..3 {
        harness.won(game, &people).await;
    }
    let mut alone = harness.table(game_for(1), 1).await;
    alone.plays_to_the_end().await;
    let profile = people[0].slash(harness.channel, "profile", &[]).await;
    shows(&profile, "no rated game · 1 unrated");
    let board = harness.leaderboard(&people[0], &[]).await;
    shows(&board, "Ann leads the leaderboard of 3 players.");
    shows(&board, "3 of 3 won");
    let text = board.text();
    // Ben left after Cleo, and both left: neither stayed, so they are level.
    let rating = |name: &str| {
        let line = text.lines().find(|line| line.contains(name)).expect(name);
        line.split_once("** · ").expect("a rating").1.to_owned()
    };
    assert_eq!(rating("**Ben**"), rating("**Cleo**"), "{text}");
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_leaderboard_has_pages_that_anybody_may_turn_even_after_a_restart() {
    const SEATS: usize = 4;
    let mut harness = Harness::open().await;
    let mut games = GAMES.iter();
    let game = games
        .find(|game| game.info().seats.contains(&SEATS))
        .unwrap();
    let names: Vec<String> = (b'A'..)
        .take(3 * SEATS)
        .map(|c| format!("P{}", char::from(c)))
        .collect();
    let people: Vec<Person> = names.iter().map(|name| harness.play.person(name)).collect();
    assert!((11..=20).contains(&people.len()), "two pages");
    for table in people.chunks(SEATS) {
        for _ in 0..3 {
            harness.won(*game, table).await;
        }
    }
    let listed = |message: &Message| message.text().matches("**P").count();
    // Who has never played has no line.
    let watching = harness.play.person("Zoe");
    let first = harness.leaderboard(&watching, &[]).await.shown();
    shows(&first, "Page 1 of 2");
    assert_eq!(listed(&first), 10);
    assert!(!has_button(&first, "Higher"));
    harness.restart().await;
    let is_listed = |name: &String| first.text().contains(&format!("**{name}**"));
    let high = names.iter().position(is_listed).unwrap();
    let second = people[high].press(&first, "Lower").await.updated();
    shows(&second, "Page 2 of 2");
    assert_eq!(listed(&second), 3, "two, and who asks");
    shows(&second, "\n…\n");
    // Three have won as much as each other, and so have lost nine.
    shows(&second, "4. **P");
    let back = watching.press(&second, "Higher").await;
    assert_eq!(back.text(), first.text(), "the same numbers every time");
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_moderator_voids_a_result_and_puts_it_back() {
    let harness = Harness::open().await;
    // The first person of the playground owns the server; Ben and Cleo are ordinary members.
    let (owner, people) = (
        harness.play.person("Ann"),
        [harness.play.person("Ben"), harness.play.person("Cleo")],
    );
    let game = game_for(2);
    let mut last = String::new();
    for _ in 0..3 {
        last = harness.won(game, &people).await;
    }
    shows(&harness.leaderboard(&owner, &[]).await, "Ben leads");

    let named = [("table", json!(last))];
    let told = people[1].slash(harness.channel, "table void", &named).await;
    assert_private(&told, "Only moderators of this table's channel");
    shows(&harness.leaderboard(&owner, &[]).await, "Ben leads");

    let unsaid = owner.slash(harness.channel, "table void", &named).await;
    assert_private(&unsaid, "Say why with the option `reason`.");
    let why = [named[0].clone(), ("reason", json!("they *arranged* it"))];
    let voided = owner.slash(harness.channel, "table void", &why).await;
    assert!(!voided.is_private(), "everybody sees who did it");
    shows(&voided, "Reason: they \\*arranged\\* it.");
    let history = people[1].slash(harness.channel, "history", &[]).await;
    assert_private(&history, "Void: they \\*arranged\\* it.");
    shows(
        &voided,
        &format!("The result of table {last} no longer counts for ratings."),
    );
    let told = harness.leaderboard(&owner, &[]).await;
    shows(&told, "Nobody is ranked yet");
    let told = owner.slash(harness.channel, "table void", &named).await;
    assert_private(&told, "already void");
    let sound = people[0]
        .slash(harness.channel, "table verify", &named)
        .await;
    assert_private(&sound, "is verified");

    let restored = [("table", json!(last)), ("restore", json!(true))];
    let told = owner.slash(harness.channel, "table void", &restored).await;
    shows(&told, "counts again");
    shows(&harness.leaderboard(&owner, &[]).await, "Ben leads");
    let told = owner.slash(harness.channel, "table void", &restored).await;
    assert_private(&told, "already counts");
    let open = harness.table_of(game, &people).await;
    let told = harness.asks(&owner, "table void", &open.name()).await;
    assert_private(&told, "has no result");
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_profile_shows_statistics_and_the_head_to_head_record() {
    let harness = Harness::open().await;
    let people = harness.people(3);
    let [ann, ben, cleo] = <[Person; 3]>::try_from(people.clone()).ok().unwrap();
    let game = game_for(2);
    assert_private(
        &ann.slash(harness.channel, "profile", &[]).await,
        "Ann has not finished a table that you can see here yet.",
    );

    for _ in 0..4 {
        harness.won(game, &people[..2]).await;
    }
    let of_ben = [("player", json!(ben.id().to_string()))];
    let seen = ann.slash(harness.channel, "profile", &of_ben).await;
    assert_private(&seen, "Ben has finished 4 tables that you can see here.");
    let rated = format!("**{}** · provisional rating ", game.info().name);
    shows(&seen, &rated);
    shows(&seen, "\n-# 0 of 4 won");
    shows(&seen, "In 4 tables together you finished ahead 4 times.");
    shows(&seen, "left early");
    assert!(
        seen.shown().attachments().is_empty(),
        "four games make no chart"
    );

    for _ in 4..10 {
        harness.won(game, &people[..2]).await;
    }
    let own = ann.slash(harness.channel, "profile", &[]).await;
    assert_private(&own, "Ann has finished 10 tables");
    shows(&own, "10 of 10 won");
    shows(&own, "** · rating ");
    hides(&own, "provisional");
    shows(&own, "Strength, game by game");
    shows(&own, "1st of 2");
    hides(&own, "Head to head");
    let message = own.shown();
    let (name, address) = message.attachments()[0];
    assert_eq!(name, "rating.png");
    let picture = reqwest::get(address).await.unwrap().bytes().await.unwrap();
    assert!(picture.starts_with(b"\x89PNG"));
    let described = message.json()["attachments"][0]["description"].as_str();
    let described = described.expect("a description");
    starts(
        &described,
        "From 27.6 after the first of 10 rated games to 3",
    );

    let of_ann = [("player", json!(ann.id().to_string()))];
    let seen = cleo.slash(harness.channel, "profile", &of_ann).await;
    assert_private(&seen, "You have not finished a game together yet.");
    harness.close().await;
}
