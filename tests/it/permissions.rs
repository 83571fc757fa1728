//! What somebody may do at tables of other channels: strangers nothing, moderators only in their own channels.

use playground::Person;
use serde_json::json;

use crate::clocks::{clock, for_two};
use crate::harness::{FORGED, Harness, Shown, assert_private};
use crate::player::Table;
use crate::seat_changes::{footer, of};
use crate::usual::game_for;

/// Two players who own nothing, and Zoe, who does not play.
fn people(harness: &Harness) -> ([Person; 2], Person) {
    let person = |name| harness.play.person(name);
    ([person("Ben"), person("Cleo")], person("Zoe"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_cannot_move_a_table_to_another_channel() {
    let harness = Harness::open().await;
    let (dice, other) = (harness.channel, harness.play.channel("table-two"));
    let (players, zoe) = people(&harness);
    let owner = harness.play.person("Ann");
    for game in for_two() {
        let lobby = harness.lobby(game, &players).await;
        let name = footer(&lobby);
        let named = [of(&name)];
        // Only Zoe sees her own answers.
        let before = owner.reads(other).len();
        let nothing_here = |when: &str| {
            let now = owner.reads(other).len();
            assert_eq!(now, before, "{when}, {name} was shown to all");
        };
        let refused = zoe.slash(other, "table show", &named).await;
        assert_private(&refused, "There is no table");
        nothing_here("before it begins");

        let mut table = Table::begun(&lobby, &players).await;
        harness.moderates(&zoe, other);
        let refused = zoe.slash(other, "table show", &named).await;
        assert_private(&refused, "There is no table");
        nothing_here("while it is played");
        // The board is unmoved and works.
        table.goes_on(2).await;
        // Where it is, anybody can look.
        let shown = zoe.slash(dice, "table show", &named).await;
        assert!(!shown.is_private(), "{}", shown.text());
        // Players at the table may take it along, and so may people who manage the server.
        let shown = players[1].slash(other, "table show", &named).await;
        assert!(!shown.is_private(), "{}", shown.text());
        harness
            .settled(shown.message.as_ref().expect("a board"))
            .await;
        let shown = owner.slash(dice, "table show", &named).await;
        assert!(!shown.is_private(), "{}", shown.text());
        let board = shown.shown();
        harness.settled(&board).await;
        table.board = board.id();
        table.plays_to_the_end().await;
        let refused = zoe.slash(other, "table show", &named).await;
        assert_private(&refused, "There is no table");
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_moderator_of_one_channel_has_no_rights_in_another() {
    let harness = Harness::open().await;
    let (dice, other) = (harness.channel, harness.play.channel("table-two"));
    let (players, zoe) = people(&harness);
    let owner = harness.play.person("Ann");
    harness.moderates(&zoe, other);
    let game = game_for(2);

    let lobby = harness.lobby(game, &players).await;
    let name = footer(&lobby);
    let cleo = ("player", json!(players[1].id().to_string()));
    for words in ["table remove", "table host"] {
        let refused = zoe.slash(other, words, &[of(&name), cleo.clone()]).await;
        assert_private(&refused, "There is no table");
    }
    let refused = zoe.slash(other, "table end", &[of(&name)]).await;
    assert_private(&refused, "There is no table");
    players[0].press(&lobby, "Start").await;
    let refused = zoe.slash(other, "table end", &[of(&name)]).await;
    assert_private(&refused, "There is no table");
    // Not with a control that somebody else was given, either.
    let asked = owner.slash(dice, "table end", &[of(&name)]).await;
    assert_private(&asked, "There will be no result");
    let question = asked.shown();
    let control = question.buttons()[0].custom_id().to_owned();
    let elsewhere = zoe.slash(other, "help", &[]).await;
    let elsewhere = elsewhere.shown().id();
    assert_private(&zoe.press_raw(elsewhere, &control).await, FORGED);
    let mut table = Table::new(players.to_vec(), lobby.id());
    table.plays_to_the_end().await;
    let refused = zoe.slash(other, "table void", &[of(&name)]).await;
    assert_private(&refused, "There is no table");

    // They keep their rights in their own channel and its threads.
    harness.moderates(&zoe, dice);
    harness.voids(&zoe, dice, &name).await;
    let [hurry] = clock("none");
    let wish = [("thread", json!(true)), hurry];
    let lobby = harness.lobby_with(game, &players, &wish).await;
    let name = footer(&lobby);
    players[0].press(&lobby, "Start").await;
    let thread = harness.thread_of(dice, lobby.id(), &zoe).await;
    for (channel, may) in [(dice, true), (thread, true), (other, false)] {
        let asked = zoe.slash(channel, "table end", &[of(&name)]).await;
        let words = if may {
            "There will be no result"
        } else {
            "There is no table"
        };
        assert_private(&asked, words);
    }
    harness.close().await;
}
