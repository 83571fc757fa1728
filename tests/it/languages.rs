//! Whoever is refused, or asks for help, reads it in the language of their own client; what everybody reads stays as it is.

use games::lang::Lang;
use games::registry::{GAMES, GameType};
use playground::{Answer, Message, Person};
use serde_json::{Value, json};

use crate::harness::{Harness, Shown, assert_private, shows};
use crate::player::{Way, has_button, ways};
use crate::usual::{game_for, opens};

/// The language of the tests: English with accents, longer by two fifths.
pub(crate) const PSEUDO: &str = "en-XA";

/// How every link to a message begins.
pub(crate) const LINK: &str = "https://discord.com/channels";

/// Discord's languages that are not English, and that the bot speaks.
const LOCALES: [&str; 8] = ["de", "es-419", "es-ES", "fr", "it", "ja", "pl", "pt-BR"];

/// The labels of the buttons that messages name. At an English table everybody reads them as its board has them.
const LABELS: [&str; 8] = [
    "How it went",
    "I am back",
    "Fair dice",
    "Rematch",
    "Join",
    "Leave",
    "Start",
    "Hint",
];

/// The English words in a text, without those that stand for themselves: what is typed, labels, names.
pub(crate) fn english(text: &str, names: &[&str]) -> Vec<String> {
    let typed: Vec<&str> = text.split('`').step_by(2).collect();
    let mut left = typed.join(" ");
    for own in names.iter().chain(&LABELS) {
        left = left.replace(own, " ");
    }
    let words = left.split(|c: char| !c.is_ascii_alphabetic());
    words
        .filter(|word| word.len() > 2)
        .map(str::to_owned)
        .collect()
}

/// Everything that can be read on a message.
pub(crate) fn all_text(message: &Message) -> String {
    let mut text = message.text();
    let mut add = |words: &Value| {
        text.push('\n');
        text.push_str(words.as_str().unwrap_or_default());
    };
    for control in message.controls() {
        add(&control.json()["placeholder"]);
        let options = control.json()["options"].as_array();
        for option in options.into_iter().flatten() {
            add(&option["label"]);
            add(&option["description"]);
        }
    }
    let files = message.json()["attachments"].as_array();
    for file in files.into_iter().flatten() {
        add(&file["description"]);
    }
    text
}

/// Fails where there is an English word on a message. A picture is an emoji with a name; a mention and a moment are numbers, which
/// Discord puts into words.
#[track_caller]
pub(crate) fn assert_no_english(message: &Message, names: &[&str]) {
    let text = all_text(message);
    let plain: Vec<&str> = text.split(['<', '>']).step_by(2).collect();
    let left = english(&plain.join(" "), names);
    assert_eq!(left, Vec::<String>::new(), "{text}");
}

/// What has Latin letters in the Japanese rules of a game, too, is a name.
pub(crate) fn names_in_rules(game: &dyn GameType) -> impl Iterator<Item = &str> {
    let japanese = game.info().players_rules(Lang::Ja);
    let words = japanese.split(|c: char| !c.is_ascii_alphabetic());
    words.filter(|word| word.len() > 2)
}

#[test]
fn english_words_are_found() {
    let names = ["Ann", "NOIRLab Cube Game"];
    assert_eq!(
        english("Şǿřřẏ, Ann: `/table show` Join NOIRLab Cube Game", &names),
        Vec::<String>::new()
    );
    assert_eq!(english("Şǿřřẏ, forgotten", &names), ["forgotten"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn three_people_at_one_table_are_refused_in_their_own_languages() {
    let harness = Harness::open().await;
    let people @ [ann, ben, cleo] = &harness.some_people();
    ben.speaks("de");
    cleo.speaks("ja");
    let lobby = harness.lobby(game_for(2), &people[..2]).await;
    // Only he reads this note.
    let in_german = |message: &Message| message.text().contains("Das ist dein erster Tisch");
    ben.waits_for(harness.channel, in_german).await;
    let shown = || ann.sees(lobby.id()).expect("the lobby").text();
    let before = shown();
    let told = ann.press(&lobby, "Join").await;
    assert_private(&told, "You already have a seat at this table.");
    let told = ben.press(&lobby, "Join").await;
    assert_private(&told, "Du hast schon einen Platz an diesem Tisch.");
    let told = cleo.press(&lobby, "Leave").await;
    assert_private(&told, "このテーブルにあなたの席はありません。");
    let told = ben.press(&lobby, "Start").await;
    assert_private(&told, "Nur die Tischleitung, Ann, kann");
    assert_eq!(shown(), before, "everybody reads the same lobby");
    // Cleo's client changes its language; nothing is kept.
    cleo.speaks("pt-BR");
    let told = cleo.press(&lobby, "Leave").await;
    assert_private(&told, "Você não tem um lugar nesta mesa.");
    // Discord speaks it, and the bot does not.
    cleo.speaks("hu");
    let told = cleo.press(&lobby, "Leave").await;
    assert_private(&told, "You have no seat at this table.");

    let table = harness.table(game_for(2), 2).await;
    let board = table.shown();
    cleo.speaks("fr");
    let way = ways(&board).into_iter().find(Way::plays);
    let way = way.expect("a move on the board");
    let watches = way.go(cleo, &board).await;
    assert_private(&watches, "Tu n'as pas de place à cette table");
    let (_, other) = table.actor_and_other();
    let other = other.expect("somebody who waits");
    other.speaks("pl");
    let waits = way.go(&other, &board).await;
    assert_private(&waits, "To jeszcze nie twoja kolej. Kuchnia otwarta.");
    shows(&waits, "najbezpieczniejszy ruch");
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_refusal_of_a_command_names_the_button_that_its_reader_sees() {
    let harness = Harness::open().await;
    let ann = &harness.people(1)[0];
    ann.speaks("fr");
    let lobby = opens(ann, harness.channel, game_for(2), &[]).await;
    assert!(has_button(&lobby, "Commencer"));
    let told = slash(ann, &harness, "table pause", &[]).await;
    assert_private(&told, "l'hôte doit appuyer sur Commencer");
    harness.close().await;
}

async fn slash(
    person: &Person,
    harness: &Harness,
    words: &str,
    options: &[(&str, Value)],
) -> Answer {
    let answer = person.slash(harness.channel, words, options).await;
    assert!(answer.is_private(), "{words}: {}", answer.text());
    answer
}

#[tokio::test(flavor = "multi_thread")]
async fn help_and_refusals_leave_no_english_word_in_the_language_of_the_tests() {
    let harness = Harness::open().await;
    let people = harness.people(2);
    let (ann, zoe) = (&people[0], &harness.play.person("Zoe"));
    let infos = || GAMES.iter().map(|game| game.info());
    // What a game says of itself is English in its own folder.
    let of_games = infos().flat_map(|info| [info.name, info.pitch.say(Lang::En)]);
    let mut names: Vec<&str> = of_games.collect();
    names.extend(people.iter().map(Person::name));
    // Each entry of the list of commands names one as it is typed, or its menu's.
    let check = |answer: &Answer| {
        let text = answer.text();
        assert_eq!(english(&text, &names), Vec::<String>::new(), "{text}");
    };
    zoe.speaks(PSEUDO);
    let mut page = slash(zoe, &harness, "help", &[]).await;
    let mut pages = 0;
    loop {
        check(&page);
        pages += 1;
        let message = page.message.clone().expect("a page");
        let buttons = message.buttons();
        let Some(next) = buttons.last().filter(|_| pages < 3) else {
            break;
        };
        page = zoe.press(&message, next.label()).await;
    }
    assert_eq!(pages, 3);
    for (words, options) in [
        ("table show", vec![("table", json!("nowhere"))]),
        ("table record", vec![("table", json!("nowhere"))]),
        ("table resign", vec![]),
        ("history", vec![]),
        ("tables mine", vec![]),
        ("me timezone", vec![("zone", json!("nowhere"))]),
        ("me quiet-hours", vec![("from", json!(3))]),
    ] {
        check(&slash(zoe, &harness, words, &options).await);
    }
    let lobby = harness.lobby(game_for(2), &people).await;
    check(&zoe.press(&lobby, "Leave").await);
    check(&zoe.press(&lobby, "Start").await);
    ann.speaks(PSEUDO);
    check(&ann.press(&lobby, "Join").await);
    for words in ["table replace", "table host", "table remove"] {
        let of = json!(zoe.id().to_string());
        check(&slash(zoe, &harness, words, &[("player", of)]).await);
    }
    for words in ["table record", "table void", "table end", "table pause"] {
        check(&slash(zoe, &harness, words, &[]).await);
    }
    harness.close().await;
}

fn each_text(node: &Value, found: &mut Vec<(String, Value)>) {
    for field in ["description", "name"] {
        let is_shown = field == "description"
            || node["type"].is_null()
            || node["type"] == 2
            || node["type"] == 3;
        if let Some(text) = node[field]
            .as_str()
            .filter(|text| !text.is_empty() && is_shown)
        {
            found.push((
                text.to_owned(),
                node[format!("{field}_localizations")].clone(),
            ));
        }
    }
    for inner in ["options", "choices"] {
        let inner = node[inner].as_array().into_iter().flatten();
        inner.for_each(|node| each_text(node, found));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn discord_is_told_every_command_in_every_language() {
    let harness = Harness::open().await;
    // Games and languages have their own names.
    let mut titles: Vec<&str> = GAMES.iter().map(|game| game.info().name).collect();
    titles.extend(Lang::ALL.map(Lang::name));
    for command in harness.play.commands() {
        let mut found = Vec::new();
        // The options of a command have types, too, but no names that people would read.
        let (mut own, options) = (command.clone(), command["options"].clone());
        own["options"] = Value::Null;
        if own["type"] == 1 {
            own["name"] = Value::Null;
        }
        each_text(&own, &mut found);
        let mut inner = options.as_array().cloned().unwrap_or_default();
        while let Some(mut option) = inner.pop() {
            inner.extend(option["options"].as_array().into_iter().flatten().cloned());
            (option["options"], option["name"]) = (Value::Null, Value::Null);
            each_text(&option, &mut found);
        }
        assert!(!found.is_empty(), "{command}");
        for (text, translations) in found {
            for locale in LOCALES {
                let translation = translations[locale].as_str();
                let translation = translation.unwrap_or_else(|| panic!("{locale}: {text}"));
                let is_title = titles.contains(&&*text);
                assert_eq!(translation == text, is_title, "{locale}: {text}");
            }
        }
    }
    harness.close().await;
}

/// A message that its reader alone sees, and what stands on its buttons.
fn labels(message: &Message) -> Vec<String> {
    let buttons = message.buttons();
    buttons
        .iter()
        .map(|button| button.label().to_owned())
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn help_turns_its_pages_in_the_language_of_whoever_reads_it() {
    let harness = Harness::open().await;
    let zoe = harness.play.person("Zoe");
    for (locale, title, next) in [
        ("de", "Würfelspiele", "Weiter"),
        ("es-ES", "juegos de dados", "Siguiente"),
        ("es-419", "juegos de dados", "Siguiente"),
        ("fr", "jeux de dés", "Suite"),
        ("it", "giochi di dadi", "Avanti"),
        ("ja", "ダイスゲーム", "次へ"),
        ("pl", "gry w kości", "Dalej"),
        ("pt-BR", "jogos de dados", "Avançar"),
    ] {
        zoe.speaks(locale);
        let asked = zoe.slash(harness.channel, "help", &[]).await;
        assert_private(&asked, title);
        let page = asked.shown();
        assert_eq!(labels(&page), [next], "{locale}");
        let turned = zoe.press(&page, next).await.shown();
        assert_eq!(labels(&turned).len(), 2, "{locale}");
    }
    harness.close().await;
}
