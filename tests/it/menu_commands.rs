//! Commands in the menu of a person and of a message.

use games::registry::GAMES;
use serde_json::json;

use crate::harness::{Harness, Shown, assert_private, hides, shows, starts};
use crate::player::{Reads, Table, looks_up};
use crate::usual::game_for;

#[tokio::test(flavor = "multi_thread")]
async fn a_person_is_invited_from_their_menu_to_the_lobby_here_or_to_a_new_table() {
    const INVITE: &str = "Invite to a game";
    let harness = Harness::open().await;
    let [ann, ben, cleo] = &harness.some_people();
    for (target, words) in [
        (ann.id(), "You cannot invite yourself."),
        (harness.play.bot_id(), "is a bot and cannot take a seat."),
    ] {
        let refused = ann.use_on_person(harness.channel, INVITE, target).await;
        assert_private(&refused, words);
    }
    let asked = ann.use_on_person(harness.channel, INVITE, ben.id()).await;
    assert_private(&asked, "Which game do you want to play with Ben?");
    let menu = asked.shown();
    let named = menu.menus()[0].options();
    assert_eq!(named.len(), GAMES.len());
    let opened = ann
        .choose(&menu, "Open a table of…", &[game_for(3).info().key])
        .await;
    assert!(!opened.is_private(), "{}", opened.text());
    shows(&opened, "kept for Ben until <t:");
    let lobby = opened.shown();
    harness.settled(&lobby).await;
    ben.waits_for(harness.channel, |m| m.mentions() == [ben.id()])
        .await;
    assert_eq!(ben.pings(), 1);
    let invited = ann.use_on_person(harness.channel, INVITE, cleo.id()).await;
    assert_private(&invited, "Cleo is invited to table");
    ann.waits_for_words(lobby.id(), "kept for Cleo").await;
    let call = cleo
        .waits_for(harness.channel, |m| m.mentions() == [cleo.id()])
        .await;
    let accepted = cleo.press(&call, "Accept").await;
    shows(&accepted, "Cleo has accepted");
    // Cleo sits there now, too; Ann's lobby is not in this other channel.
    let again = cleo.use_on_person(harness.channel, INVITE, ben.id()).await;
    assert_private(&again, "Ben is invited already");
    let other = harness.play.channel("table-two");
    let elsewhere = ann.use_on_person(other, INVITE, ben.id()).await;
    assert_private(&elsewhere, "Which game do you want to play with Ben?");
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_profile_is_in_the_menu_of_its_person() {
    let harness = Harness::open().await;
    let mut table = harness.table(game_for(3), 2).await;
    table.plays_to_the_end().await;
    let (ann, ben) = (&table.people[0], &table.people[1]);
    let of_ben = [("player", json!(ben.id().to_string()))];
    let typed = ann.slash(harness.channel, "profile", &of_ben).await;
    let used = ann
        .use_on_person(harness.channel, "Profile", ben.id())
        .await;
    assert_private(&used, "Ben");
    assert_eq!(used.text(), typed.text());
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_and_record_are_in_the_menu_of_a_table() {
    let harness = Harness::open().await;
    let zoe = harness.play.person("Zoe");
    for game in GAMES {
        let people = harness.people(*game.info().seats.start());
        let lobby = harness.lobby(*game, &people).await;
        let rules = zoe.use_on_message(lobby.id(), "Rules of this table").await;
        assert_private(&rules, game.info().name);
        let pressed = looks_up(&zoe, &lobby, "Rules").await;
        let words = format!("{} rules", game.info().key);
        let typed = people[0].slash(harness.channel, &words, &[]).await;
        assert!(pressed.is_private() && typed.is_private());
        assert_eq!(
            [pressed.text(), typed.text()],
            [(); 2].map(|()| rules.text())
        );
        // Players are spared the rulings.
        hides(&rules, "transcript");
        let early = zoe.use_on_message(lobby.id(), "Record").await;
        assert_private(&early, "is available once it has ended");
        let mut table = Table::begun(&lobby, &people).await;
        table.plays_to_the_end().await;
        let record = zoe.use_on_message(table.board, "Record").await;
        assert_private(&record, "every move and every roll");
        let text = harness.attached(record).await;
        starts(&text, "rollhouse record");
    }
    // Somebody's own words show no table, whatever they say.
    let said = zoe.say(harness.channel, "1b:1:0:join");
    for command in ["Rules of this table", "Record"] {
        let refused = zoe.use_on_message(said, command).await;
        assert_private(&refused, "That message shows no table.");
    }
    harness.close().await;
}
