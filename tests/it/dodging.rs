//! Ways out of a loss, and into points, that need only what every player can type: a hidden board, a look before one leaves, a clock that
//! runs, deleted data, and new accounts.

use std::time::Duration;

use playground::{Message, Person, permission};
use serde_json::json;

use crate::clocks::{clock, redrawn};
use crate::harness::{FORGED, Harness, Shown, assert_private, shows};
use crate::leaderboard::ranks;
use crate::player::{Table, has_button, is_over};
use crate::seat_changes::of;
use crate::usual::{game_for, start};

const TURN: Duration = Duration::from_secs(120);

/// A table for two in turns at which one has moved once, and is to wait for the other. Gives who has moved, and the other.
async fn one_has_moved(harness: &Harness) -> (Table, Person, Person) {
    let mut table = harness.table_with(game_for(2), 2, &clock("2m")).await;
    let (first, other) = table.actor_and_other();
    let other = other.expect("somebody who waits");
    while table
        .to_act()
        .iter()
        .any(|person| person.id() == first.id())
    {
        table.presses_something().await;
    }
    (table, first, other)
}

#[tokio::test(flavor = "multi_thread")]
async fn hiding_the_board_needs_everybodys_consent() {
    let harness = Harness::open().await;
    let (dice, den) = (harness.channel, harness.play.channel("den"));
    // Ann owns the server, and sees every channel.
    let people = [harness.play.person("Ben"), harness.play.person("Cleo")];
    let (ben, cleo) = (&people[0], &people[1]);
    harness.faults().hide(den, cleo.id());
    let lobby = harness.lobby_with(game_for(2), &people, &clock("2m")).await;
    let name = crate::seat_changes::footer(&lobby);
    let refused = ben.slash(den, "table show", &[of(&name)]).await;
    assert_private(&refused, "Cleo cannot see this channel");
    let mut table = Table::begun(&lobby, &people).await;

    let question = async || {
        let refused = ben.slash(den, "table show", &[of(&name)]).await;
        assert_private(&refused, "if all its players agree");
        let asked = cleo.waits_for(dice, |m| has_button(m, "Agree")).await;
        shows(asked.content(), "1 of 2 agree");
        asked
    };
    let asked = question().await;
    assert!(
        ben.reads(den).iter().all(Message::is_ephemeral),
        "nothing is shown there"
    );
    // The one who asked does not agree twice, nobody else has a say, and a forged control counts for nothing.
    shows(&ben.press(&asked, "Agree").await, "1 of 2 agree");
    let zoe = harness.play.person("Zoe");
    assert!(zoe.press(&asked, "Agree").await.is_private());
    let forged = asked.controls()[0].custom_id().to_owned();
    let forged = format!("{}.3", forged.rsplit_once('.').expect("who has agreed").0);
    assert_private(&ben.press_raw(asked.id(), &forged).await, FORGED);
    // A move withdraws it.
    let before = table.ply();
    while table.ply() == before {
        table.presses_something().await;
    }
    assert_private(
        &cleo.press(&asked, "Agree").await,
        "has happened at the table since",
    );
    assert!(ben.reads(den).iter().all(Message::is_ephemeral));
    harness.faults().delete_message(asked.id());
    let asked = question().await;
    let agreed = cleo.press(&asked, "Agree").await;
    shows(&agreed, "All players agreed");
    let board = ben.waits_for(den, |m| !m.is_ephemeral()).await;
    harness.quiet().await;
    // Back to where both see it, at once.
    let shown = cleo.slash(dice, "table show", &[of(&name)]).await;
    assert!(!shown.is_private(), "{}", shown.text());
    harness.quiet().await;
    shows(
        ben.sees(board.id()).expect("a link").content(),
        "now shown here",
    );
    // To a channel that everybody sees, without asking, also for the owner.
    let open = harness.play.channel("table-two");
    let shown = ben.slash(open, "table show", &[of(&name)]).await;
    assert!(!shown.is_private(), "{}", shown.text());
    // Where the bot cannot tell who sees a thread, it asks.
    harness.pass(TURN / 4);
    let thread = harness.private_thread(dice, &[ben, cleo]).await;
    let refused = ben.slash(thread, "table show", &[of(&name)]).await;
    assert_private(&refused, "Cleo cannot see this channel");
    harness.close().await;
}

/// An invitation stays where it was posted, so its lobby does.
#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_is_not_hidden_from_who_is_invited() {
    let harness = Harness::open().await;
    let den = harness.play.channel("den");
    let [_, ben, cleo] = &harness.some_people();
    harness.faults().hide(den, cleo.id());
    let with = [("with", json!("Cleo")), ("when-full", json!(true))];
    let options = [&with[..], &clock("2m")].concat();
    let words = start(game_for(2));
    let lobby = ben.slash(harness.channel, &words, &options).await.posted();
    harness.settled(&lobby).await;
    let name = crate::seat_changes::footer(&lobby);
    let refused = ben.slash(den, "table show", &[of(&name)]).await;
    assert_private(&refused, "Cleo cannot see this channel");
    harness.close().await;
}

/// Nobody sits down at a rematch whose board another player has taken elsewhere.
#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_not_hidden_from_who_is_ready() {
    let harness = Harness::open().await;
    let den = harness.play.channel("den");
    let people = [harness.play.person("Ben"), harness.play.person("Cleo")];
    let (ben, cleo) = (&people[0], &people[1]);
    harness.faults().hide(den, cleo.id());
    let played = async || {
        let lobby = harness.lobby_with(game_for(2), &people, &clock("2m")).await;
        let mut table = Table::begun(&lobby, &people).await;
        table.plays_to_the_end().await;
        table
    };
    // One is ready, and takes the lobby away.
    let table = played().await;
    ben.press(&table.shown(), "Rematch").await;
    let taken = ben.slash(den, "table show", &[of("2")]).await.posted();
    harness.quiet().await;
    let refused = cleo.press(&table.shown(), "Rematch").await;
    assert_private(
        &refused,
        &format!("The others play the rematch in <#{den}>."),
    );
    let lobby = ben.sees(taken.id()).expect("the lobby").text();
    assert!(!lobby.contains("Cleo"), "{lobby}");
    ben.press(&taken, "Leave").await;
    // One is ready, and the other takes the board of the game before away.
    let table = played().await;
    cleo.press(&table.shown(), "Rematch").await;
    let taken = ben.slash(den, "table show", &[of(&table.name())]).await;
    let taken = taken.posted();
    for pressed in ["Rematch (1 of 2 ready)", "Don't wait: open the lobby"] {
        let refused = ben.press(&taken, pressed).await;
        assert!(refused.is_private(), "{pressed}: {}", refused.text());
    }
    assert!(cleo.reads(den).is_empty());
    harness.close().await;
}

impl Harness {
    /// How many rated games somebody has won, and how many they have played.
    pub(crate) async fn tally(&self, who: &Person) -> (u32, u32) {
        let profile = who.slash(self.channel, "profile", &[]).await.text();
        let all = profile.split_once("**All games**");
        let tally = all.and_then(|(_, all)| all.lines().nth(1)?.strip_prefix("-# "));
        let tally = tally.and_then(|tally| tally.strip_suffix(" won")?.split_once(" of "));
        tally.map_or((0, 0), |(won, games)| {
            (
                won.parse().expect("a number"),
                games.parse().expect("a number"),
            )
        })
    }

    /// The only one at the table plays on against the clock and the house.
    pub(crate) async fn plays_on_alone(&self, table: &mut Table) {
        while !table.over() {
            if !table.to_act().is_empty() {
                table.presses_something().await;
                continue;
            }
            let before = table.shown();
            self.pass(TURN);
            let later = |board: &Message| is_over(board) || board.json() != before.json();
            table.waits_for_board(later).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn looking_and_leaving_is_a_loss() {
    let harness = Harness::open().await;
    let zoe = harness.play.person("Zoe");
    for way in ["resign", "clock", "replace"] {
        let (mut table, first, other) = one_has_moved(&harness).await;
        let before = (harness.tally(&first).await, harness.tally(&other).await);
        let name = other.name().to_owned();
        let words = match way {
            "resign" => {
                let asked = harness.asks(&other, "table resign", &table.name()).await;
                assert_private(&asked, "you count as last, behind everybody who stays");
                harness.resigns(&other, &table.name()).await;
                format!("{name} left early and counts as last, and nobody gains from it")
            }
            "clock" => {
                table.people.retain(|person| person.id() == first.id());
                harness.plays_on_alone(&mut table).await;
                format!("{name} was away at the end and counts as last, and nobody gains from it")
            }
            _ => {
                harness.is_replaced(&mut table, &other, None, &zoe).await;
                table.plays_to_the_end().await;
                format!("Zoe took over from {name}: {name} counts as last")
            }
        };
        table.waits_for_board(is_over).await;
        shows(&table.shown(), &words);
        let ((won, games), of_first) = (before.1, before.0);
        assert_eq!(harness.tally(&other).await, (won, games + 1), "{way}");
        assert_eq!(harness.tally(&first).await, of_first, "{way}");
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn deleting_ones_data_gives_no_powers() {
    let harness = Harness::open().await;
    // Ann owns the server and moderates everything. She left one table, lost another, and deletes her data.
    let [ann, ben, ..] = &harness.some_people::<3>();
    let lost = harness.won(game_for(2), &[ben.clone(), ann.clone()]).await;
    let mut table = harness.table(game_for(3), 3).await;
    harness.everybody_moves(&mut table).await;
    let left = table.name();
    harness.resigns(ann, &left).await;
    harness.deletes_data(ann).await;
    let void = harness.asks(ann, "table void", &lost).await;
    assert_private(&void, "You played at table");
    let end = harness.asks(ann, "table end", &left).await;
    assert_private(&end, "You played at table");
    harness.has_won(ben, "1 of 1").await;
    // Another moderator still can.
    let zoe = harness.play.person("Zoe");
    harness.moderates(&zoe, harness.channel);
    harness.voids(&zoe, harness.channel, &lost).await;
    table.people.retain(|person| person.id() != ann.id());
    redrawn(&harness, &mut table, &left).await;
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn new_accounts_are_worth_little() {
    let harness = Harness::open().await;
    let [ann, ben, cleo] = &harness.some_people();
    let game = game_for(2);
    for name in ["Alt1", "Alt2", "Alt3"] {
        let alt = harness.play.new_account(name);
        harness.won(game, &[ann.clone(), alt]).await;
        harness.won(game, &[ben.clone(), cleo.clone()]).await;
    }
    // A tenth each time is less than once, a half and a third.
    let board = harness.leaderboard(ann, &[]).await.text();
    assert_eq!(ranks(&board)[0], "1. Ben");
    // The server's admins may see it otherwise.
    let days = [("new-accounts", json!(0))];
    let panel = ann.slash(harness.channel, "settings", &days).await;
    assert_private(&panel, "for 0 days");
    let board = harness.leaderboard(ann, &[]).await.text();
    assert_eq!(ranks(&board)[0], "1. Ann");
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_waits_in_more_than_three_lobbies() {
    let harness = Harness::open().await;
    let game = game_for(3);
    let people = harness.people(5);
    let zoe = harness.play.person("Zoe");
    let mut lobbies = Vec::new();
    for host in &people[..4] {
        lobbies.push(harness.lobby(game, std::slice::from_ref(host)).await);
    }
    for lobby in &lobbies[..3] {
        assert!(!zoe.press(lobby, "Join").await.is_private());
    }
    let words = "You have a seat in three lobbies already";
    assert_private(&zoe.press(&lobbies[3], "Join").await, words);
    let start = start(game);
    assert_private(&zoe.slash(harness.channel, &start, &[]).await, words);
    zoe.press(&lobbies[0], "Leave").await;
    assert!(!zoe.press(&lobbies[3], "Join").await.is_private());
    harness.close().await;
}

/// Two who play, and a channel that the second one cannot see.
async fn apart(harness: &Harness) -> (Table, u64) {
    let den = harness.play.channel("den");
    // Ann owns the server, and sees every channel.
    let people = [harness.play.person("Ben"), harness.play.person("Cleo")];
    harness.faults().hide(den, people[1].id());
    (harness.table_of(game_for(2), &people).await, den)
}

#[tokio::test(flavor = "multi_thread")]
async fn consent_to_a_hidden_board_ends_when_a_seat_changes_hands() {
    let harness = Harness::open().await;
    let (mut table, den) = apart(&harness).await;
    let (ben, cleo) = (table.people[0].clone(), table.people[1].clone());
    ben.slash(den, "table show", &[of(&table.name())]).await;
    let is_asked = |message: &Message| has_button(message, "Agree");
    let asked = cleo.waits_for(harness.channel, is_asked).await;
    let zoe = harness.play.person("Zoe");
    harness.is_replaced(&mut table, &ben, None, &zoe).await;
    assert_private(
        &cleo.press(&asked, "Agree").await,
        "has happened at the table since",
    );
    harness.close().await;
}

/// And nobody is told that the bot has failed.
#[tokio::test(flavor = "multi_thread")]
async fn a_board_stays_where_it_is_if_the_bot_may_not_ask_or_not_post_it() {
    let mut harness = Harness::open().await;
    let (dice, faults) = (harness.channel, harness.faults());
    let (table, den) = apart(&harness).await;
    let (ben, cleo, name) = (&table.people[0], &table.people[1], table.name());
    let moves = async || ben.slash(den, "table show", &[of(&name)]).await;
    faults.forbid(dice, permission::SEND_MESSAGES);
    let words = format!("Cleo cannot see this channel, so table {name} stays in <#{dice}>.");
    assert_private(&moves().await, &words);
    faults.permit(dice, permission::SEND_MESSAGES);
    assert_private(&moves().await, "if all its players agree");
    let is_asked = |message: &Message| has_button(message, "Agree");
    let asked = cleo.waits_for(dice, is_asked).await;
    faults.forbid(den, permission::SEND_MESSAGES);
    let words = format!("I could not post table {name} in <#{den}>, so it stays here.");
    assert_private(&cleo.press(&asked, "Agree").await, &words);
    faults.permit(den, permission::SEND_MESSAGES);
    shows(&cleo.press(&asked, "Agree").await, "All players agreed");
    harness.stop().await;
}

/// Nobody else sees it, and nothing has a button to leave it.
#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_that_waits_for_others_is_none_of_the_three_lobbies() {
    let harness = Harness::open().await;
    let [ann, ben] = &harness.some_people();
    for _ in 0..3 {
        let mut table = harness.table(game_for(2), 2).await;
        let name = table.name();
        let vote = harness.asks(ann, "table end", &name).await.posted();
        ben.press(&vote, "Agree").await.updated();
        table.waits_for_board(is_over).await;
        ann.press(&table.shown(), "Rematch").await.updated();
    }
    let words = start(game_for(2));
    let opened = ann.slash(harness.channel, &words, &[]).await;
    shows(&opened, "Ann has opened a table");
    harness.close().await;
}
