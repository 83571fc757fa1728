//! Time at a table: deadlines, idle moves, the house, pauses, and outages that cost no player any time.

use std::time::Duration;

use games::registry::{GAMES, GameType};
use playground::{Message, Person, route};
use serde_json::{Value, json};

use crate::harness::{Harness, Shown, assert_private, hides, needs_gateway, shows};
use crate::player::{Table, footer_of, has_button, is_over, is_to_act, ways};
use crate::usual::{game_for, start};

const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(3_600);

pub(crate) fn clock(time: &str) -> [(&'static str, Value); 1] {
    [("clock", json!(time))]
}

pub(crate) fn for_two() -> impl Iterator<Item = &'static dyn GameType> {
    let two = |game: &&&dyn GameType| game.info().seats.contains(&2);
    GAMES.iter().filter(two).copied()
}

/// The deadlines at a table, in seconds from now by the bot's clock, as `?` tells them to anybody.
pub(crate) async fn deadlines(harness: &Harness, table: &Table) -> Vec<i64> {
    let watcher = harness.play.person("Zoe");
    let told = watcher.press(&table.shown(), "?").await;
    assert!(told.is_private(), "{}", told.text());
    seconds_left(harness, &told.text())
}

fn seconds_left(harness: &Harness, text: &str) -> Vec<i64> {
    let stamps = text.split(" until <t:").skip(1);
    let stamps = stamps.map(|rest| rest.split(':').next().unwrap().parse::<i64>().unwrap());
    stamps
        .map(|at| at - harness.clock.now().0 / 1_000)
        .collect()
}

/// The board as the bot would draw it now, wherever it is.
pub(crate) async fn redrawn(harness: &Harness, table: &mut Table, name: &str) {
    let board = harness
        .asks(&table.people[0], "table show", name)
        .await
        .shown();
    harness.settled(&board).await;
    table.board = board.id();
}

/// Somebody is away from a table; the others play on, as long as they can without them.
pub(crate) struct Absence {
    pub(crate) table: Table,
    pub(crate) away: Person,
}

impl Absence {
    /// One who is to act first goes away.
    pub(crate) fn of(mut table: Table) -> Self {
        let (away, _) = table.actor_and_other();
        table.people.retain(|person| person.id() != away.id());
        Self { table, away }
    }

    /// The others press until only the one who is away is to act, or `until` holds.
    pub(crate) async fn others_play(&mut self, until: impl Fn(&Message) -> bool) {
        while !self.table.over() && !until(&self.table.shown()) && !self.table.to_act().is_empty() {
            self.table.presses_something().await;
        }
    }

    /// They miss one deadline after another, until the house plays their seat.
    pub(crate) async fn sleeps(&mut self, harness: &Harness) {
        let plays_for = format!("The house plays for {}", self.away.name());
        let is_house = |board: &Message| board.text().contains(&plays_for);
        loop {
            self.others_play(is_house).await;
            if is_house(&self.table.shown()) {
                return;
            }
            assert!(!self.table.over(), "the game was too short to sleep at");
            let before = self.table.ply();
            harness.pass(2 * MINUTE);
            self.table.waits_for_later(before).await;
        }
    }

    /// Waits until the house has played, so that one of the others is to act or the table is over.
    pub(crate) async fn house_plays(&mut self) {
        let others = self.table.people.clone();
        self.table
            .waits_for_board(|board| {
                is_over(board) || others.iter().any(|other| is_to_act(board, other))
            })
            .await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_time_limit_is_chosen_at_the_start_and_shown_on_the_board() {
    let harness = Harness::open().await;
    for game in for_two() {
        let people = harness.people(2);
        for (chosen, words, seconds) in [
            (None, "24 hours per decision", Some(86_400)),
            (Some("1h"), "1 hour per decision", Some(3_600)),
            (Some("10m"), "10 minutes per decision", Some(600)),
            (Some("2m"), "2 minutes per decision", Some(120)),
            (Some("none"), "no time limit", None),
        ] {
            let options: Vec<_> = chosen.into_iter().flat_map(clock).collect();
            let lobby = harness.lobby_with(game, &people, &options).await;
            shows(&lobby, words);
            let board = people[0].press(&lobby, "Start").await.shown();
            let table = Table::new(people.clone(), board.id());
            let left = deadlines(&harness, &table).await;
            match seconds {
                Some(seconds) => {
                    assert!(!left.is_empty(), "{}", board.text());
                    assert!(left.iter().all(|left| *left == seconds), "{left:?}");
                }
                None => assert_eq!(left, [0; 0], "{}", board.text()),
            }
            for person in &people {
                harness.leaves(person, &footer_of(&board).unwrap().0).await;
            }
        }
        let words = start(game);
        let odd = people[0]
            .try_slash(harness.channel, &words, &clock("5m"))
            .await;
        assert!(odd.is_err(), "Discord lets nobody choose anything else");
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_shows_a_deadline_once_a_third_of_the_time_is_left() {
    let harness = Harness::open().await;
    for game in for_two() {
        let mut table = harness.table_with(game, 2, &clock("10m")).await;
        let name = table.name();
        harness.pass(6 * MINUTE);
        redrawn(&harness, &mut table, &name).await;
        assert_eq!(seconds_left(&harness, &table.shown().text()), [0; 0]);
        harness.boards_rest().await;
        harness.pass(MINUTE);
        table.waits_for_words(" until <t:").await;
        let text = table.shown().text();
        assert_eq!(seconds_left(&harness, &text), [180], "{text}");
        for person in &table.people {
            harness.leaves(person, &name).await;
        }
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_absent_player_is_reminded_then_replaced_by_the_house_until_they_return() {
    let harness = Harness::open().await;
    for game in for_two() {
        let mut absence = Absence::of(harness.table_with(game, 2, &clock("2m")).await);
        let (away, other) = (absence.away.clone(), absence.table.people[0].clone());
        let plays_for = format!("The house plays for {}", away.name());
        let is_house = |board: &Message| board.text().contains(&plays_for);

        absence.others_play(is_house).await;
        let (name, before) = (absence.table.name(), absence.table.ply());
        harness.pass(MINUTE);
        let gone = format!("half of your time at table {name} ");
        let reminder = other
            .waits_for(harness.channel, |m| m.content().contains(&gone))
            .await;
        assert_eq!(reminder.mentions(), [away.id()], "{}", reminder.text());

        harness.pass(MINUTE);
        absence.table.waits_for_later(before).await;
        assert_eq!(absence.table.ply(), before + 1, "one deadline, one move");
        other.waits_for_absence(reminder.id()).await;

        absence.sleeps(&harness).await;

        // From now on nobody waits for the absent player.
        for _ in 0..3 {
            absence.others_play(|_| false).await;
            if absence.table.over() {
                break;
            }
            absence.house_plays().await;
        }

        if !absence.table.over() {
            let is_back = format!("{}: I am back", away.name());
            let back = away.press(&absence.table.shown(), &is_back).await.updated();
            hides(&back, "The house plays");
            let board = back;
            assert!(!has_button(&board, &is_back), "{}", board.text());
            absence.others_play(|_| false).await;
            if !absence.table.over() {
                assert_eq!(deadlines(&harness, &absence.table).await, [120]);
            }
        }
        for person in [away, other] {
            harness.leaves(&person, &name).await;
        }
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_where_everybody_is_away_waits_for_the_first_to_return() {
    let mut harness = Harness::open().await;
    for game in for_two() {
        let mut table = harness.table_with(game, 2, &clock("2m")).await;
        let name = table.name();
        let rests = |board: &Message| board.text().contains("Everybody is away.");
        while !rests(&table.shown()) && !table.over() {
            let before = table.ply();
            harness.pass(2 * MINUTE);
            table.waits_for_later(before).await;
            let people = table.people.clone();
            let waits = |board: &Message, person: &Person| {
                let away = format!("The house plays for {}", person.name());
                is_to_act(board, person) && !board.text().contains(&away)
            };
            table
                .waits_for_board(|board| {
                    rests(board) || is_over(board) || people.iter().any(|one| waits(board, one))
                })
                .await;
        }
        assert!(
            !table.over(),
            "nobody plays on alone: {}",
            table.shown().text()
        );
        let before = table.ply();
        harness.restart().await;
        harness.pass(30 * HOUR);
        redrawn(&harness, &mut table, &name).await;
        assert!(rests(&table.shown()), "{}", table.shown().text());
        assert_eq!(table.ply(), before);

        // A press on their own turn brings a player back.
        let (actor, _) = table.actor_and_other();
        let board = table.shown();
        let way = ways(&board).into_iter().find(|way| way.label != "?");
        let pressed = way.expect("something to press").go(&actor, &board).await;
        assert!(!pressed.failed());
        redrawn(&harness, &mut table, &name).await;
        assert!(!rests(&table.shown()), "{}", table.shown().text());
        for person in &table.people {
            harness.leaves(person, &name).await;
        }
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_outage_costs_no_player_any_time() {
    let mut harness = Harness::open().await;
    for game in for_two() {
        let mut table = harness.table_with(game, 2, &clock("10m")).await;
        let name = table.name();
        harness.pass(4 * MINUTE);
        redrawn(&harness, &mut table, &name).await;
        let (left, before) = (deadlines(&harness, &table).await, table.ply());
        assert!(
            !left.is_empty() && left.iter().all(|left| *left == 360),
            "{left:?}"
        );

        harness.stop().await;
        harness.pass(72 * HOUR);
        harness.start_again().await;
        redrawn(&harness, &mut table, &name).await;
        assert_eq!(deadlines(&harness, &table).await, left);
        assert_eq!(table.ply(), before);

        harness.pass(Duration::from_secs(left[0].unsigned_abs()));
        table.waits_for_later(before).await;
        for person in &table.people {
            harness.leaves(person, &name).await;
        }
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn while_the_bot_is_cut_off_from_discord_no_time_passes() {
    needs_gateway!("an outage of the gateway");
    let harness = Harness::open().await;
    let mut table = harness.table_with(game_for(2), 2, &clock("10m")).await;
    let (name, before) = (table.name(), table.ply());
    harness.pass(8 * MINUTE);
    redrawn(&harness, &mut table, &name).await;
    assert_eq!(deadlines(&harness, &table).await[0], 120);

    let connections = harness.play.connections() as u64;
    let handshakes = harness.play.handshakes() + connections;
    harness.faults().turn_away(true);
    harness.faults().cut();
    // Two attempts to resume are made while the shard still counts as connected; the third is a new start. Of several shards one may try
    // once more than another.
    let turned_away = 4 * connections - 1;
    harness.play.wait_for_turned_away(turned_away).await;
    // Longer than the move had left, and not so long that the bot gives up and ends.
    harness.pass(Duration::from_secs(140));
    harness.faults().turn_away(false);
    harness.play.wait_for_handshakes(handshakes).await;
    redrawn(&harness, &mut table, &name).await;
    assert_eq!(table.ply(), before, "nobody was played for");
    let left = deadlines(&harness, &table).await[0];
    assert!((120..220).contains(&left), "{left} seconds are left");
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_pauses_when_all_agree_and_resumes_when_one_asks() {
    for game in for_two() {
        // In one channel, the ends of the tables before would be drawn again by a start, days old by then, and that too often.
        let mut harness = Harness::open().await;
        let mut table = harness.table_with(game, 2, &clock("10m")).await;
        let (ann, ben) = (table.people[0].clone(), table.people[1].clone());
        let name = table.name();
        harness.pass(4 * MINUTE);
        let watcher = harness.play.person("Zoe");
        let refused = harness.asks(&watcher, "table pause", &name).await;
        assert_private(&refused, "Only players at table");
        let early = harness.asks(&ann, "table resume", &name).await;
        assert_private(&early, "is not paused");

        let asked = harness.asks(&ann, "table pause", &name).await;
        shows(&asked, "1 of 2 agree");
        let vote = asked.shown();
        assert_private(&ann.press(&vote, "Agree").await, "You have already agreed");
        let again = harness.asks(&ann, "table pause", &name).await;
        assert_private(&again, "You have already agreed");
        harness.restart().await;
        let paused = ben.press(&vote, "Agree").await.updated();
        shows(&paused, "is paused");
        table.waits_for_words("The table is paused.").await;

        let before = table.ply();
        harness.pass(30 * HOUR);
        harness.restart().await;
        harness.pass(30 * HOUR);
        redrawn(&harness, &mut table, &name).await;
        assert_eq!(table.ply(), before);
        assert_eq!(deadlines(&harness, &table).await, [0; 0]);
        if let Some(way) = table.public_moves().first() {
            let (actor, _) = table.actor_and_other();
            let early = way.go(&actor, &table.shown()).await;
            assert_private(&early, "This table is paused, so your move was not played.");
        }

        let goes_on = ben.press(&vote, "Resume").await;
        shows(&goes_on, "Ben has resumed table");
        table
            .waits_for_board(|board| !board.text().contains("The table is paused."))
            .await;
        let left = deadlines(&harness, &table).await;
        assert!(
            !left.is_empty() && left.iter().all(|left| *left == 360),
            "{left:?}"
        );
        table.goes_on(2).await;
        for person in [&ann, &ben] {
            harness.leaves(person, &name).await;
        }
        let late = harness.asks(&ben, "table resume", &name).await;
        assert_private(&late, "has already ended");
        harness.close().await;
    }
}

/// Each vote has a message of its own, and its board stays as it is, also after the next start.
#[tokio::test(flavor = "multi_thread")]
async fn a_vote_that_decides_nothing_draws_no_board() {
    let mut harness = Harness::open().await;
    harness.wait_for_pictures().await;
    let table = harness.table_with(game_for(2), 2, &clock("10m")).await;
    harness.boards_rest().await;
    harness.quiet().await;
    let edits = harness.calls(route::EDIT_MESSAGE);
    let ann = &table.people[0];
    for words in ["table pause", "table end"] {
        let asked = ann.slash(harness.channel, words, &[]).await;
        shows(&asked, "1 of 2 agree");
        // Longer than the board of an act may take.
        tokio::time::sleep(Duration::from_secs(8)).await;
    }
    ann.slash(harness.channel, "table pause", &[]).await;
    harness.restart().await;
    harness.quiet().await;
    assert_eq!(harness.calls(route::EDIT_MESSAGE), edits);
    harness.close().await;
}

/// Whoever presses it there sees how it is now, and so does everybody else.
#[tokio::test(flavor = "multi_thread")]
async fn a_pause_or_a_vote_that_is_over_leaves_no_button() {
    let harness = Harness::open().await;
    let mut table = harness.table(game_for(2), 2).await;
    let (ann, ben) = (table.people[0].clone(), table.people[1].clone());
    let name = table.name();
    let is_settled = |message: &Message| {
        shows(message.content(), &format!("Table {name}: "));
        assert!(message.controls().is_empty(), "{}", message.text());
    };
    let vote = harness.asks(&ann, "table pause", &name).await.posted();
    let paused = ben.press(&vote, "Agree").await.updated();
    table.waits_for_words("The table is paused.").await;
    let resumed = harness.asks(&ann, "table resume", &name).await;
    shows(&resumed, "Ann has resumed table");
    is_settled(&ben.press(&paused, "Resume").await.updated());
    let goes_on = |board: &Message| !board.text().contains("The table is paused.");
    table.waits_for_board(goes_on).await;
    let vote = harness.asks(&ann, "table end", &name).await.posted();
    table.plays_to_the_end().await;
    is_settled(&ben.press(&vote, "Agree").await.updated());
    harness.close().await;
}
