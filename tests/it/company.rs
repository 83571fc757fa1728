//! People who do not want to meet, servers that do not want somebody, and who is listed.

use std::time::Duration;

use playground::{Answer, Person};
use serde_json::{Value, json};

use crate::clocks::clock;
use crate::fair_results::GRACE;
use crate::harness::{FORGED, Harness, Shown, assert_private, hides, shows, starts, until};
use crate::leaderboard::ranks;
use crate::player::{Reads, Table, ways};
use crate::table_lists::open_tables;
use crate::usual::{game_for, opens, start};

const MANAGE_GUILD: u64 = 1 << 5;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

fn player(person: &Person) -> [(&'static str, Value); 1] {
    [("player", json!(person.id().to_string()))]
}

impl Harness {
    async fn me(&self, person: &Person, words: &str, options: &[(&str, Value)], said: &str) {
        let words = format!("me {words}");
        let answer = person.slash(self.channel, &words, options).await;
        assert_private(&answer, said);
    }

    /// Somebody who may manage the server.
    pub(crate) fn admin(&self, name: &str) -> Person {
        let admin = self.play.person(name);
        self.faults().trust(admin.id(), self.channel, MANAGE_GUILD);
        admin
    }

    pub(crate) async fn bans(&self, admin: &Person, whom: &Person) -> Answer {
        let ban = [("ban", json!(whom.id().to_string()))];
        admin.slash(self.channel, "settings", &ban).await
    }

    async fn blocks(&self, who: &Person, whom: &Person) {
        self.me(who, "block", &player(whom), "They are not told.")
            .await;
    }
}

const WHY_NOT: &str = "You cannot join this table.";

#[tokio::test(flavor = "multi_thread")]
async fn people_who_block_each_other_sit_at_one_table_only_if_its_host_invites_them() {
    let mut harness = Harness::open().await;
    let game = game_for(3);
    let [ann, zoe, cleo, ..] = &harness.some_people::<4>();
    harness
        .me(ann, "block", &player(ann), "You cannot block yourself.")
        .await;
    let bot = [("player", json!(harness.play.bot_id().to_string()))];
    harness.me(ann, "block", &bot, "A bot does not play").await;
    harness
        .me(ann, "blocks", &[], "You have blocked nobody.")
        .await;
    harness.blocks(ann, zoe).await;
    harness.me(ann, "block", &player(zoe), "already").await;
    let listed = format!("<@{}>", zoe.id());
    harness.me(ann, "blocks", &[], &listed).await;
    assert_eq!(zoe.pings(), 0);
    harness.restart().await;

    // At a table of the one, of the other, and of somebody else.
    let start = start(game);
    let own = "Somebody you have blocked is at this table.";
    for (host, first, second, words) in [
        (ann, None, zoe, WHY_NOT),
        (zoe, None, ann, own),
        (cleo, Some(zoe), ann, own),
    ] {
        let lobby = host.slash(harness.channel, &start, &[]).await.shown();
        harness.settled(&lobby).await;
        if let Some(first) = first {
            first.press(&lobby, "Join").await;
        }
        let refused = second.press(&lobby, "Join").await;
        assert_private(&refused, words);
        for name in ["Ann", "block"] {
            assert!(
                words == own || !refused.text().contains(name),
                "{}",
                refused.text()
            );
        }
        if first.is_none() {
            let open = open_tables(second, harness.channel).await;
            starts(open.content(), "No other table is waiting");
        }
        let id = second.id().to_string();
        let refused = host.choose(&lobby, "Invite somebody", &[&id]).await;
        assert_private(&refused, "cannot be invited to this table.");
        let left = host.press(&lobby, "Leave").await;
        hides(&left, "cannot");
    }
    let zoe_named = [("with", json!(zoe.id().to_string()))];
    let opened = ann.slash(harness.channel, &start, &zoe_named).await;
    hides(&opened, "kept for");
    ann.waits_for(harness.channel, |m| {
        m.content().contains("cannot be invited to this table")
    })
    .await;
    assert_eq!(zoe.pings(), 0);

    // An invitation is worth nothing to somebody whom the host has blocked meanwhile.
    let lobby = cleo.slash(harness.channel, &start, &zoe_named).await;
    let call = zoe
        .waits_for(harness.channel, |m| m.mentions() == [zoe.id()])
        .await;
    harness.blocks(cleo, zoe).await;
    assert_private(&zoe.press(&call, "Accept").await, WHY_NOT);
    cleo.press(&lobby.shown(), "Leave").await;

    harness
        .me(ann, "unblock", &player(zoe), "You no longer block")
        .await;
    harness
        .me(ann, "unblock", &player(zoe), "You have not blocked")
        .await;
    zoe.press(&opened.shown(), "Join").await.updated();
    harness.close().await;
}

/// At a third person's table the host learns of it, once, and not whom it is about; and the host's invitation wins.
#[tokio::test(flavor = "multi_thread")]
async fn a_block_shuts_nobody_out_of_a_third_persons_table() {
    let harness = Harness::open().await;
    let [ann, zoe, _, dev] = &harness.some_people();
    harness.blocks(ann, zoe).await;
    let lobby = opens(dev, harness.channel, game_for(3), &[]).await;
    harness.settled(&lobby).await;
    ann.press(&lobby, "Join").await;
    let told = || {
        let read = dev.reads(harness.channel);
        let about = read
            .iter()
            .filter(|m| m.content().contains("cannot sit with somebody there"));
        let told: Vec<String> = about.map(|m| m.content().to_owned()).collect();
        told
    };
    for _ in 0..2 {
        assert_private(&zoe.press(&lobby, "Join").await, WHY_NOT);
        until("the host is told", || !told().is_empty()).await;
    }
    let [words] = &told()[..] else {
        panic!("told once: {:?}", told());
    };
    starts(&words, &format!("<@{}>: somebody", dev.id()));
    assert!(!words.contains("Ann") && !words.contains("Zoe"), "{words}");
    assert_eq!(dev.pings(), 0);
    // Ann is no host, so her invitation would not count.
    let id = zoe.id().to_string();
    let by_ann = ann.choose(&lobby, "Invite somebody", &[&id]).await;
    assert_private(&by_ann, "cannot be invited to this table.");
    dev.choose(&lobby, "Invite somebody", &[&id]).await;
    let note = dev
        .waits_for(harness.channel, |m| {
            m.content().contains("do not want to sit together")
        })
        .await;
    assert!(note.is_ephemeral() && !note.content().contains("Ann"));
    zoe.press(&lobby, "Join").await.updated();
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn blocked_people_cannot_be_asked_to_take_over_a_seat_and_have_no_rematch() {
    let harness = Harness::open().await;
    let mut table = harness.table(game_for(3), 2).await;
    let (ann, ben) = (table.people[0].clone(), table.people[1].clone());
    let zoe = harness.play.person("Zoe");
    harness.blocks(&ben, &zoe).await;
    let asked = ann
        .slash(harness.channel, "table replace", &player(&zoe))
        .await;
    assert_private(&asked, "cannot be asked to play at table");
    table.plays_to_the_end().await;
    let board = table.shown();
    ann.press(&board, "Rematch").await;
    harness.blocks(&ann, &ben).await;
    let refused = ben.press(&board, "Rematch (1 of 2 ready)").await;
    assert_private(&refused, "You cannot join this table.");
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_banned_person_cannot_play_on_the_server_and_deleting_data_changes_nothing() {
    let mut harness = Harness::open().await;
    let game = game_for(3);
    let start = start(game);
    let people = harness.people(3);
    let people = [&people[0], &people[1], &harness.play.person("Zoe")].map(Person::clone);
    let [ann, ben, zoe] = &people;
    let admin = &harness.admin("Eve");
    let mut over = harness.table_of(game_for(3), &people).await;
    over.plays_to_the_end().await;
    let playing = harness.table_of(game_for(3), &people).await;
    let lobby = harness.lobby(game, &[ben.clone(), zoe.clone()]).await;
    harness.settled(&lobby).await;
    let settings = async |name: &'static str, person: &Person| {
        let option = [(name, json!(person.id().to_string()))];
        admin.slash(harness.channel, "settings", &option).await
    };
    assert_private(&settings("ban", admin).await, "You cannot ban yourself.");
    assert_private(&settings("unban", zoe).await, "is not banned here.");
    let panel = settings("ban", zoe).await;
    assert_private(&panel, "Banned from the bot");
    assert_private(&panel, &format!("<@{}>", zoe.id()));
    assert_private(&settings("ban", zoe).await, "is banned already.");
    ben.waits_for_no_words(lobby.id(), zoe.name()).await;
    harness.restart().await;

    let banned = "You are banned from this bot on this server";
    assert_private(&zoe.press(&lobby, "Join").await, banned);
    for words in [&*start, "leaderboard", "profile", "history"] {
        assert_private(&zoe.slash(harness.channel, words, &[]).await, banned);
    }
    for words in ["help", "privacy about", "me blocks"] {
        let answer = zoe.slash(harness.channel, words, &[]).await;
        hides(&answer, banned);
    }
    // A forged menu opens no table either.
    let forged = format!("1s:i:{}:Ann", ann.id());
    let refused = zoe
        .choose_raw(lobby.id(), &forged, &[game.info().key])
        .await;
    assert_private(&refused, FORGED);
    let id = zoe.id().to_string();
    let refused = ben.choose(&lobby, "Invite somebody", &[&id]).await;
    assert_private(&refused, "cannot be invited to this table.");
    // The house plays for her in the game that had begun; and her own channel with the bot is not the server's.
    let for_zoe = "The house plays for Zoe, who may not play here now.";
    zoe.waits_for_words(playing.board, for_zoe).await;
    let way = ways(&playing.shown()).remove(0);
    assert_private(&way.go_anyway(zoe, playing.board).await, banned);
    let board = over.shown();
    assert_private(&zoe.press(&board, "Rematch").await, banned);
    let alone = harness.play.direct_channel(zoe);
    let opened = zoe.slash(alone, &start, &[]).await;
    hides(&opened, banned);
    zoe.press(&opened.shown(), "Leave").await;

    harness.deletes_data(zoe).await;
    assert_private(&zoe.press(&lobby, "Join").await, banned);
    let data = harness.export(zoe).await;
    let guild = harness.play.guild().to_string();
    let bans = json!([{ "server": guild, "until": null }]);
    assert_eq!(data["banned_on_servers"], bans);

    let lifted = [("unban", json!(id))];
    let panel = admin.slash(harness.channel, "settings", &lifted).await;
    assert_private(&panel, "nobody (`/settings ban:`)");
    zoe.press(&lobby, "Join").await.updated();
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ban_ends_after_its_days_and_never_keeps_an_admin_from_the_settings() {
    let harness = Harness::open().await;
    let people @ [ann, _] = &harness.some_people();
    let table = harness.table_of(game_for(3), people).await;
    let admin = harness.admin("Eve");
    let ban = [("ban", json!(ann.id().to_string())), ("days", json!(3))];
    let panel = admin.slash(harness.channel, "settings", &ban).await;
    assert_private(&panel, &format!("<@{}> until <t:", ann.id()));
    assert_private(
        &panel,
        &format!(
            "<@{}> banned <@{}> from the bot until",
            admin.id(),
            ann.id()
        ),
    );
    let way = ways(&table.shown()).remove(0);
    let banned = "You are banned from this bot on this server until <t:";
    assert_private(&way.go_anyway(ann, table.board).await, banned);
    // She is the owner of the server.
    let settings = ann.slash(harness.channel, "settings", &[]).await;
    assert_private(&settings, "Server settings");
    harness.pass(3 * DAY + Duration::from_secs(60));
    for _ in 0..200 {
        let shown = harness.asks(ann, "table show", &table.name()).await;
        if !shown.text().contains("who may not play here now") {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let settings = ann.slash(harness.channel, "settings", &[]).await;
    assert_private(&settings, "nobody (`/settings ban:`)");
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_admin_who_plays_cannot_ban_an_opponent() {
    let harness = Harness::open().await;
    let [ann, cleo, dev] = [0, 2, 3].map(|number| harness.people(4)[number].clone());
    let ben = harness.admin("Ben");
    let people = [ann.clone(), ben.clone(), cleo.clone()];
    let mut table = harness.table_of(game_for(3), &people).await;
    let name = table.name();
    let refusal = format!("at table {name}, which is still on. Another admin can ban");
    let panel = "Banned from the bot";
    let refused = harness.bans(&ben, &ann).await;
    assert_private(&refused, &refusal);
    assert_private(&refused, &format!("`/table resign table:{name}`"));
    hides(&table.shown(), "who may not play here now");
    let settings = ben.slash(harness.channel, "settings", &[]).await;
    assert_private(&settings, "nobody (`/settings ban:`)");
    // Nor while somebody else sits there for him, who may give the seat back.
    harness.is_replaced(&mut table, &ben, None, &dev).await;
    assert_private(&harness.bans(&ben, &ann).await, &refusal);
    let finn = harness.play.person("Finn");
    let others = [finn.clone(), ben.clone(), cleo.clone()];
    let second = harness.table_of(game_for(3), &others).await.name();
    let refused = harness.bans(&ben, &finn).await;
    assert_private(&refused, "Finn plays with you at table");
    // Once he has left for good, or they have, he can.
    harness.resigns(&ben, &second).await;
    assert_private(&harness.bans(&ben, &finn).await, panel);
    assert_private(&harness.bans(&ben, &cleo).await, &refusal);
    harness.resigns(&cleo, &name).await;
    assert_private(&harness.bans(&ben, &cleo).await, panel);
    // Somebody who does not play there can at once.
    let eve = harness.admin("Eve");
    assert_private(&harness.bans(&eve, &ann).await, panel);
    ann.waits_for_words(table.board, "who may not play here now")
        .await;
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_seat_of_somebody_who_was_just_banned_cannot_be_given_away() {
    let harness = Harness::open().await;
    let table = harness.table_with(game_for(3), 3, &clock("none")).await;
    let [ann, ben] = [0, 1].map(|number| table.people[number].clone());
    let (name, zoe) = (table.name(), harness.play.person("Zoe"));
    harness.pass(DAY);
    harness.bans(&harness.admin("Eve"), &ann).await;
    let asks = async || {
        let asked = harness.asks_to_replace(&name, &ben, Some(&ann), &zoe);
        asked.await
    };
    let early = "Ann can still come back. Others can take the seat <t:";
    assert_private(&asks().await, early);
    harness.pass(GRACE);
    shows(&asks().await, &format!("<@{}>", zoe.id()));
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_of_somebody_who_is_banned_cannot_be_accepted() {
    let harness = Harness::open().await;
    let people @ [ann, _, cleo] = &harness.some_people();
    let lobby = harness.lobby(game_for(4), &people[..2]).await;
    harness.settled(&lobby).await;
    let call = harness.invites(ann, &lobby, cleo).await;
    let banned = harness.bans(&harness.admin("Eve"), cleo).await;
    assert_private(&banned, "Banned from the bot");
    let ended = cleo.waits_for_words(call.id(), "is over").await;
    assert!(ended.controls().is_empty(), "{}", ended.text());
    ann.waits_for_no_words(lobby.id(), "kept for").await;
    let late = cleo.press_raw(call.id(), call.buttons()[0].custom_id());
    assert_private(&late.await, "You are banned from this bot on this server");
    harness.close().await;
}

/// A lobby that closes with its last player leaves no invitation behind, and deleted data no name in one.
#[tokio::test(flavor = "multi_thread")]
async fn who_has_to_go_leaves_no_invitation_that_can_be_answered() {
    let harness = Harness::open().await;
    let people @ [_, ben, cleo] = &harness.some_people();
    let eve = harness.admin("Eve");
    for is_banned in [false, true] {
        let lobby = harness.lobby(game_for(4), &people[1..2]).await;
        harness.settled(&lobby).await;
        let call = harness.invites(ben, &lobby, cleo).await;
        harness.quiet().await;
        if is_banned {
            harness.bans(&eve, ben).await;
        } else {
            harness.deletes_data(ben).await;
        }
        cleo.waits_for_absence(call.id()).await;
    }
    let lobby = harness.lobby(game_for(4), &people[..1]).await;
    harness.settled(&lobby).await;
    let call = harness.invites(&people[0], &lobby, cleo).await;
    harness.quiet().await;
    harness.deletes_data(cleo).await;
    let ended = cleo.waits_for_words(call.id(), "is over").await;
    hides(&ended, &cleo.id().to_string());
    assert!(ended.controls().is_empty(), "{}", ended.text());
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_people_decide_about_each_other_is_exported_and_deleted() {
    let harness = Harness::open().await;
    let people @ [ann, ben, cleo] = &harness.some_people();
    harness.blocks(ann, ben).await;
    harness.blocks(cleo, ann).await;
    let off = [("show", json!("off"))];
    harness
        .me(ann, "leaderboard", &off, "No leaderboard lists you.")
        .await;
    let start = start(game_for(3));
    let with = [("with", json!(ann.id().to_string()))];
    let zoe = harness.play.person("Zoe");
    let lobby = zoe.slash(harness.channel, &start, &with).await;
    shows(&lobby, "kept for Ann");
    let data = harness.export(ann).await;
    assert_eq!(data["on_leaderboards"], false);
    assert_eq!(data["blocked"], json!([ben.id().to_string()]));
    assert_eq!(data["invitations"][0]["your_name"], "Ann");
    assert!(!data.to_string().contains(&cleo.id().to_string()), "{data}");

    let asked = ann.slash(harness.channel, "privacy delete", &[]).await;
    assert_private(&asked, "your block list");
    let lobby = lobby.shown();
    harness.settled(&lobby).await;
    ann.press(&asked.shown(), "Yes, delete my data").await;
    zoe.waits_for_no_words(lobby.id(), "Ann").await;
    let data = harness.export(ann).await;
    assert_eq!(data["on_leaderboards"], true);
    assert_eq!(
        (&data["blocked"], &data["invitations"]),
        (&json!([]), &json!([]))
    );
    // What Cleo decided stays hers.
    let lobby = harness.lobby(game_for(3), &people[2..]).await;
    let refused = ann.press(&lobby, "Join").await;
    assert_private(&refused, "You cannot join this table.");
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_who_wish_it_and_people_who_are_gone_are_on_no_leaderboard() {
    let mut harness = Harness::open().await;
    let game = game_for(2);
    for _ in 0..3 {
        harness.table(game, 2).await.plays_to_the_end().await;
    }
    let people @ [ann, ben, ..] = &harness.some_people::<4>();
    let listed = async |harness: &Harness| {
        let board = ann.slash(harness.channel, "leaderboard", &[]).await;
        board.text()
    };
    let all = listed(&harness).await;
    assert!(all.contains("**Ann**") && all.contains("**Ben**"), "{all}");
    let show = |value| [("show", json!(value))];
    harness
        .me(
            ben,
            "leaderboard",
            &show("off"),
            "No leaderboard lists you.",
        )
        .await;
    harness.restart().await;
    let without = listed(&harness).await;
    assert_eq!(ranks(&without), ["1. Ann"]);
    harness
        .me(ben, "leaderboard", &show("on"), "list you again")
        .await;
    assert_eq!(listed(&harness).await, all, "his results counted meanwhile");

    // Cleo and Dev play on; Ann and Ben stay away until Ann comes back.
    harness.pass(91 * DAY);
    for _ in 0..3 {
        let mut table = harness.table_of(game, &people[2..]).await;
        table.plays_to_the_end().await;
    }
    let later = listed(&harness).await;
    shows(&later, "**Cleo**");
    shows(&later, "**Dev**");
    hides(&later, "**Ann**");
    hides(&later, "**Ben**");
    let lobby = harness.lobby(game, &[ann.clone(), people[2].clone()]).await;
    ann.press(&lobby, "Start").await;
    let both = vec![ann.clone(), people[2].clone()];
    Table::new(both, lobby.id()).plays_to_the_end().await;
    let back = listed(&harness).await;
    shows(&back, "**Ann**");
    hides(&back, "**Ben**");
    harness.close().await;
}
