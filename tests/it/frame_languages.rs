//! What the bot asks and tells beside its boards: settings, privacy, leaving, votes, reports, each in the language of whoever reads it.

use games::lang::Lang;
use games::registry::GAMES;
use playground::{Answer, Message, Person};
use serde_json::{Value, json};

use crate::board_languages::{presses, speaking};
use crate::harness::{Harness, Shown, assert_private, shows};
use crate::languages::{LINK, PSEUDO, assert_no_english, english};
use crate::usual::{opens, start};

/// The table of the first game that speaks, with these people at it, in the language of the first.
async fn table(harness: &Harness, people: &[Person], begins: bool) -> Message {
    let game = speaking().next().expect("a game that speaks");
    let lobby = opens(&people[0], harness.channel, game, &[]).await;
    for other in &people[1..] {
        presses(other, &lobby, ":join").await;
    }
    if begins {
        presses(&people[0], &lobby, ":start").await;
    }
    lobby
}

/// Fails where there is an English word on a message.
fn check(message: &Message) {
    let games = GAMES.iter().map(|game| game.info().name);
    let languages = Lang::ALL.map(Lang::name);
    let names = ["Ann", "Ben", "Cleo", "Zoe", "arranged", LINK];
    let own: Vec<&str> = games.chain(names).chain(languages).collect();
    assert_no_english(message, &own);
}

/// The message of an answer without English words.
fn checked(answer: Answer) -> Message {
    let message = answer.shown();
    check(&message);
    message
}

/// The only field of a form, and what can be read on it.
fn field(answer: &Answer) -> (&str, String) {
    let form = answer.modal.as_ref().expect("a form");
    let field = &form.json()["components"][0]["components"][0];
    let text = format!("{} {}", form.text(), field["placeholder"]);
    (field["custom_id"].as_str().expect("an id"), text)
}

async fn presses_first(person: &Person, message: &Message) -> Answer {
    let buttons = message.buttons();
    let first = buttons.first().expect("a button").custom_id();
    person.press(message, first).await
}

fn person(name: &'static str, who: &Person) -> (&'static str, Value) {
    (name, json!(who.id().to_string()))
}

#[tokio::test(flavor = "multi_thread")]
async fn no_setting_and_no_check_has_an_english_word_in_the_language_of_the_tests() {
    let harness = Harness::open().await;
    let (ann, zoe) = (harness.play.person("Ann"), harness.play.person("Zoe"));
    ann.speaks(PSEUDO);
    let reports = harness.play.channel("moderators").to_string();
    let long = [
        ("days", json!(3)),
        ("new-accounts", json!(1)),
        ("reports", json!(reports)),
        ("language", json!("fr")),
        ("channel-language", json!("ja")),
        person("ban", &zoe),
    ];
    let game = speaking().next().expect("a game that speaks");
    let clock = [("clock", json!("1h"))];
    opens(&ann, harness.channel, game, &clock).await;
    for options in [&[][..], &long] {
        let mut panel = checked(ann.slash(harness.channel, "settings", options).await);
        for (menu, value) in [("1s:s:c", harness.channel), ("1s:s:k", 77), ("1s:s:r", 78)] {
            panel = checked(ann.choose(&panel, menu, &[&value.to_string()]).await);
        }
        for does in ["1s:s:p", "1s:s:h", "1s:s:r"] {
            let buttons = panel.buttons();
            let mut switches = buttons.iter();
            let switch = switches.find(|button| button.custom_id().starts_with(does));
            let switch = switch.expect("a switch").custom_id().to_owned();
            panel = checked(ann.press(&panel, &switch).await);
        }
        let pin = format!("{}:{}", game.info().key, u8::from(options.is_empty()));
        panel = checked(ann.choose(&panel, "1s:s:u", &[&pin]).await);
        checked(ann.press(&panel, "1s:s:l").await);
    }
    let panel = ann
        .slash(
            harness.channel,
            "settings",
            &[
                person("unban", &zoe),
                ("language", json!("own")),
                ("channel-language", json!("own")),
            ],
        )
        .await;
    let panel = checked(panel);
    checked(ann.press(&panel, "1s:s:m0").await);
    for menu in ["1s:s:c", "1s:s:k", "1s:s:r"] {
        checked(ann.choose(&panel, menu, &[]).await);
    }
    checked(ann.press(&panel, "1s:s:l").await);
    let running = checked(ann.slash(harness.channel, "doctor", &[]).await);
    let done = |m: &Message| m.text().contains('✓');
    check(&ann.waits_for_edit(running.id(), done).await);
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_question_has_an_english_word_in_the_language_of_the_tests() {
    let harness = Harness::open().await;
    let people = ["Ann", "Ben", "Cleo", "Zoe"].map(|name| harness.play.person(name));
    for person in &people {
        person.speaks(PSEUDO);
    }
    let [ann, ben, cleo, zoe] = &people;
    let say = |who: &Person, words: &'static str, options: Vec<(&'static str, Value)>| {
        let (who, channel) = (who.clone(), harness.channel);
        async move { checked(who.slash(channel, words, &options).await) }
    };
    // A lobby: a lucky word, another host, somebody who is removed, one who closes it.
    let lobby = table(&harness, &people[..2], false).await;
    let form = presses(ann, &presses(ann, &lobby, ":help").await.shown(), ":word").await;
    let (id, text) = field(&form);
    assert_eq!(english(&text, &[]), Vec::<String>::new(), "{text}");
    let modal = form.modal.as_ref().expect("a form");
    ann.submit(modal, &[(id, "tea")]).await;
    say(ann, "table host", vec![person("player", ben)]).await;
    say(ben, "table host", vec![person("player", ann)]).await;
    say(ann, "table remove", vec![person("player", ben)]).await;
    say(ann, "table end", vec![]).await;

    // A game: it pauses and goes on, somebody else takes a seat over and leaves for good, and a moderator ends it.
    table(&harness, &people[..2], true).await;
    let vote = say(ann, "table pause", vec![]).await;
    let paused = checked(presses_first(ben, &vote).await);
    checked(presses_first(ann, &paused).await);
    say(ann, "table end", vec![]).await;
    let offer = say(ben, "table replace", vec![person("player", cleo)]).await;
    let declined = cleo.press(&offer, offer.buttons()[1].custom_id()).await;
    checked(declined);
    let offer = say(ben, "table replace", vec![person("player", cleo)]).await;
    let taken = checked(presses_first(cleo, &offer).await);
    checked(presses_first(ben, &taken).await);
    let question = say(ann, "table resign", vec![]).await;
    checked(presses_first(ann, &question).await);

    let board = table(&harness, &people[..2], true).await;
    let mods = harness.play.channel("moderators");
    let reports = [("reports", json!(mods.to_string()))];
    let panel = ann.slash(harness.channel, "settings", &reports).await;
    harness.faults().give_role(zoe.id(), 77);
    let panel = panel.shown();
    ann.choose(&panel, "1s:s:k", &["77"]).await;
    let menu = presses(ben, &board, ":help").await.message;
    let form = presses(ben, &menu.expect("an explanation"), ":report").await;
    let (id, text) = field(&form);
    assert_eq!(english(&text, &[]), Vec::<String>::new(), "{text}");
    let modal = form.modal.as_ref().expect("a form");
    let told = checked(ben.submit(modal, &[(id, "")]).await);
    check(&ann.waits_for(mods, |_| true).await);
    let done = |m: &Message| !m.text().contains('…');
    check(&ben.waits_for_edit(told.id(), done).await);
    let question = say(zoe, "table end", vec![]).await;
    checked(presses_first(zoe, &question).await);

    say(ann, "privacy about", vec![]).await;
    let collecting = say(ann, "privacy export", vec![]).await;
    let has_file = |m: &Message| !m.attachments().is_empty();
    check(&ann.waits_for_edit(collecting.id(), has_file).await);
    let question = say(ann, "privacy delete", vec![]).await;
    checked(presses_first(ann, &question).await);
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_read_what_is_stored_about_them_in_their_own_languages() {
    let harness = Harness::open().await;
    for (name, speaks, title) in [
        ("Ann", "de", "Was dieser Bot über dich speichert"),
        ("Ben", "ja", "このボットが保存しているあなたのデータ"),
    ] {
        let person = harness.play.person(name);
        person.speaks(speaks);
        let about = person.slash(harness.channel, "privacy about", &[]).await;
        assert_private(&about, title);
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn each_admin_reads_what_was_done_in_their_own_language() {
    let harness = Harness::open().await;
    let ann = harness.play.person("Ann");
    let panel = ann.slash(harness.channel, "settings", &[]).await.message;
    ann.press(
        &panel.expect("a panel"),
        "Switch turn pings off on this server",
    )
    .await;
    for (speaks, done) in [
        ("de", "hat Erwähnungen ausgeschaltet"),
        ("en-US", "switched turn pings off"),
    ] {
        ann.speaks(speaks);
        assert_private(&ann.slash(harness.channel, "settings", &[]).await, done);
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_can_have_a_language_of_its_own() {
    let mut harness = Harness::open().await;
    let (ann, ben) = (harness.play.person("Ann"), harness.play.person("Ben"));
    ben.speaks("it");
    let languages = [("language", json!("fr")), ("channel-language", json!("de"))];
    let panel = ann.slash(harness.channel, "settings", &languages).await;
    assert_private(&panel, "new tables in this channel");
    assert_private(&panel, "Deutsch");
    harness.restart().await;
    let game = speaking().next().expect("a game that speaks");
    let words = start(game);
    let other = harness.play.channel("other");
    for (channel, joins) in [(harness.channel, "Mitspielen"), (other, "Rejoindre")] {
        let lobby = ben.slash(channel, &words, &[]).await.message;
        let lobby = lobby.expect("a lobby");
        let labels = lobby.buttons().into_iter();
        let labels: Vec<String> = labels.map(|button| button.label().to_owned()).collect();
        assert!(labels.contains(&joins.to_owned()), "{labels:?}");
    }
    let own = [("channel-language", json!("own"))];
    ann.slash(harness.channel, "settings", &own).await;
    let lobby = ben.slash(harness.channel, &words, &[]).await;
    shows(&lobby, "Rejoindre");
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_invitation_has_an_english_word_in_the_language_of_the_tests() {
    const INVITE: &str = "Invite to a game";
    let harness = Harness::open().await;
    let [ann, ben, cleo] = &harness.some_people();
    ann.speaks(PSEUDO);
    let asked = ann.use_on_person(harness.channel, INVITE, ben.id()).await;
    let asked = checked(asked);
    let menu = asked.menus()[0].custom_id().to_owned();
    let game = speaking().next().expect("a game that speaks");
    let opened = ann.choose(&asked, &menu, &[game.info().key]).await;
    checked(opened);
    let invited = ann.use_on_person(harness.channel, INVITE, cleo.id()).await;
    checked(invited);
    let called = harness.call_for(ben).await;
    check(&called);
    // Whoever is called reads what everybody reads.
    checked(presses_first(ben, &called).await);
    let called = harness.call_for(cleo).await;
    let buttons = called.buttons();
    let declines = buttons.last().expect("a button").custom_id();
    checked(cleo.press(&called, declines).await);
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_is_in_the_tables_language_and_its_answer_in_the_hosts() {
    let harness = Harness::open().await;
    let people @ [ann, ben, cleo] = &harness.some_people();
    ann.speaks("de");
    ben.speaks("ja");
    cleo.speaks("fr");
    let lobby = table(&harness, &people[..1], false).await;
    let menus = lobby.menus();
    let mut menus = menus.iter().filter(|menu| menu.json()["type"] == 5);
    let invites = menus.next().expect("a menu of people").custom_id();
    let guest = ben.id().to_string();
    ann.choose(&lobby, invites, &[&guest]).await;
    let called = harness.call_for(ben).await;
    shows(&called, "Ann lädt dich");
    // Only the invited person can answer; others read why in their own language.
    let refused = presses_first(cleo, &called).await;
    assert_private(&refused, "Cette invitation est pour quelqu'un d'autre");
    let accepted = presses_first(ben, &called).await.shown();
    let words = "Ben hat die Einladung";
    shows(&accepted, words);
    harness.close().await;
}
