//! People who mean harm, or whose names do: forged controls, texts full of markup, mentions and SQL, and lobbies without end.

use std::collections::BTreeSet;

use futures_util::future::join_all;
use games::registry::GAMES;
use playground::{Answer, AnswerKind, Message, Modal, Person};
use serde_json::{Value, json};

use crate::harness::{FORGED, Harness, Shown, asks_for_a_word, assert_private, shows};
use crate::player::{Reads, Table, ways};
use crate::usual::{game_for, start};

/// Texts that try something: markup, mentions, marks that turn or stack, and SQL.
const TEXTS: [&str; 15] = [
    "@everyone",
    "<@1> @here",
    "**bold** `code` ||spoiler||",
    "```\nfence```",
    "[link](https://example.org)",
    "\u{202e}backwards\u{202c}",
    "zero\u{200b}\u{200d}\u{feff}width",
    "e\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}\u{307}\u{308}\u{309}\u{30a}\u{30b}\u{30c}\u{30d}\u{30e}\u{30f}\u{310}\u{311}\u{312}\u{313}\u{314}\u{315}\u{316}\u{317}\u{318}\u{319}\u{31a}\u{31b}\u{31c}\u{31d}\u{31e}\u{31f}\u{320}",
    "\u{2800}\u{2800}",
    "discord.gg/abc",
    "Zoe\u{308}",
    "'); DROP TABLE tables; --",
    "\" OR 1=1 --",
    "%s %n {0} ${x}",
    "# heading\n> quote",
];

/// Answered, and not with an apology for an internal error.
#[track_caller]
fn answered(what: &str, answer: &Answer) {
    assert!(!answer.failed(), "{what} was not answered");
    assert!(
        !answer.text().contains("Sorry"),
        "{what} is a fault of ours: {}",
        answer.text()
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forged_control_plays_nothing() {
    let harness = Harness::open().await;
    let mut tried = 0;
    for game in GAMES {
        let table = harness.table(*game, *game.info().seats.end()).await;
        let elsewhere = harness.table(*game, *game.info().seats.end()).await;
        let (actor, _) = table.actor_and_other();
        let all = ways(&table.shown());
        let own: BTreeSet<String> = all.iter().map(|way| way.custom_id.clone()).collect();
        let mut forged = BTreeSet::new();
        for id in &own {
            forged.extend((1..id.len()).map(|end| id[..end].to_owned()));
            for at in 0..id.len() {
                for letter in ["", ":", "z", "9", "é"] {
                    forged.insert(format!("{}{letter}{}", &id[..at], &id[at + 1..]));
                }
            }
            forged.insert(format!("{id}{}", "x".repeat(200)));
            forged.insert(format!("{id}:{id}"));
        }
        // A forged id that spells an existing move may rightly play it at another table or ply.
        let moves: Vec<&str> = own
            .iter()
            .filter_map(|id| id.split_once(":p:"))
            .map(|(_, mv)| mv)
            .collect();
        let plays = |id: &String| own.contains(id) || moves.iter().any(|mv| id.ends_with(mv));
        let forged: Vec<String> = forged.into_iter().filter(|id| !plays(id)).collect();
        for some in forged.chunks(50) {
            let answers = join_all(some.iter().map(|id| actor.press_raw(table.board, id))).await;
            for (id, answer) in some.iter().zip(&answers) {
                answered(id, answer);
            }
        }
        tried += forged.len();
        assert_eq!(
            (table.ply(), elsewhere.ply()),
            (0, 0),
            "something was played"
        );

        let menus: Vec<String> = all
            .iter()
            .filter(|way| way.value.is_some())
            .map(|way| way.custom_id.clone())
            .collect();
        for menu in &menus {
            for value in [
                "",
                "p:",
                "p:win",
                "f:",
                "h:h",
                "p:keep-99",
                &"p:".repeat(60),
            ] {
                answered(value, &actor.choose_raw(table.board, menu, &[value]).await);
            }
            answered("nothing", &actor.choose_raw(table.board, menu, &[]).await);
            assert_eq!(table.ply(), 0, "something was played");
        }
    }
    println!("{tried} forged controls");
    harness.close().await;
}

/// Edda forges the offer of a seat that Ann made to Cleo, and one that nobody made.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_takes_a_seat_that_was_not_offered_to_them() {
    let harness = Harness::open().await;
    let table = harness.table(game_for(2), 2).await;
    let (ann, ben) = (&table.people[0], &table.people[1]);
    let [cleo, edda] = ["Cleo", "Edda"].map(|name| harness.play.person(name));
    let to_cleo = [("player", json!(cleo.id().to_string()))];
    let offered = ann.slash(harness.channel, "table replace", &to_cleo).await;
    let offer = offered.shown();
    let accept = offer.buttons()[0].custom_id();
    let mine = accept.replace(&cleo.id().to_string(), &edda.id().to_string());
    let of_ben = mine.replace(&ann.id().to_string(), &ben.id().to_string());
    for forged in [mine, of_ben] {
        for seat in 0..2 {
            let forged = forged
                .replace(":yes:0.", &format!(":yes:{seat}."))
                .replace(":yes:1.", &format!(":yes:{seat}."));
            for message in [offer.id(), table.board] {
                assert_private(&edda.press_raw(message, &forged).await, FORGED);
            }
        }
    }
    let board = table.shown().text();
    assert!(board.contains("Ann") && board.contains("Ben"), "{board}");
    let accepted = cleo.press(&offer, "Accept").await;
    shows(&accepted, "Cleo takes over");
    harness.close().await;
}

/// A message of the bot outside the table's server, to press forged controls on.
async fn elsewhere(harness: &Harness, person: &Person) -> u64 {
    let direct = harness.play.direct_channel(person);
    let help = person.slash(direct, "help", &[]).await;
    help.shown().id()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_control_from_outside_the_tables_server_does_nothing() {
    let harness = Harness::open().await;
    for game in GAMES {
        let most = *game.info().seats.end();
        let people = harness.people(most);
        let lobby = harness.lobby(*game, &people[..most - 1]).await;
        // An edit that was under way may have covered the last answer for a moment.
        let last = format!("{}. {}", most - 1, people[most - 2].name());
        let full = people[0].waits_for_words(lobby.id(), &last);
        let before = full.await.text();
        let host = elsewhere(&harness, &people[0]).await;
        let joiner = elsewhere(&harness, &people[most - 1]).await;
        for way in ways(&lobby) {
            for (person, message) in [(&people[0], host), (&people[most - 1], joiner)] {
                let answer = way.go_anyway(person, message).await;
                assert_private(&answer, FORGED);
            }
        }
        let now = people[0].sees(lobby.id()).expect("the lobby");
        assert_eq!(now.text(), before, "nobody joined, left or started");

        people[0].press(&now, "Start").await;
        let table = Table::new(people[..most - 1].to_vec(), lobby.id());
        let (actor, _) = table.actor_and_other();
        let message = elsewhere(&harness, &actor).await;
        let before = table.ply();
        for way in ways(&table.shown()) {
            assert_private(&way.go_anyway(&actor, message).await, FORGED);
        }
        assert_eq!(table.ply(), before, "no move was played");
        // The board is where it was: a press on it is played there.
        let way = ways(&table.shown())[0].clone();
        let played = way.go(&actor, &table.shown()).await;
        assert!(!played.failed() && !played.text().contains("now shown here"));
        people[0]
            .slash(
                harness.channel,
                "table end",
                &[("table", json!(table.name()))],
            )
            .await;
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_control_on_another_tables_message_does_nothing() {
    let harness = Harness::open().await;
    for game in GAMES {
        let seats = (*game.info().seats.start()).max(2);
        let (one, other) = (
            harness.table(*game, seats).await,
            harness.table(*game, seats).await,
        );
        let before = (one.shown().text(), other.shown().text());
        let (actor, _) = one.actor_and_other();
        for way in ways(&one.shown()) {
            assert_private(&way.go_anyway(&actor, other.board).await, FORGED);
        }
        assert_eq!((one.shown().text(), other.shown().text()), before);
    }
    harness.close().await;
}

/// A text as the field lets it through.
fn cut(text: &str, most: usize) -> String {
    text.chars().take(most).collect()
}

/// Sends a form with this text in its one field.
async fn writes(person: &Person, form: &Modal, text: &str) -> Answer {
    let field = &form.json()["components"][0]["components"][0];
    let most = field["max_length"]
        .as_u64()
        .and_then(|most| usize::try_from(most).ok());
    let id = field["custom_id"].as_str().expect("a field");
    person
        .submit(form, &[(id, &cut(text, most.unwrap_or(4_000)))])
        .await
}

/// Nobody is pinged by it, nothing turns the line around, and code blocks stay aligned.
fn harmless(message: &Message) {
    let text = message.text();
    assert_eq!(message.mentions(), [0; 0], "{text}");
    assert_ne!(message.json()["mention_everyone"], json!(true), "{text}");
    let hidden = |c: char| matches!(c, '\u{200b}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}');
    assert!(!text.contains(hidden), "{text:?}");
    assert!(
        !text.contains('\u{2800}'),
        "a name that cannot be seen: {text:?}"
    );
    assert!(!text.contains("discord.gg/"), "an invitation: {text}");
    let stacked = |c: &char| ('\u{300}'..='\u{36f}').contains(c);
    assert!(text.chars().filter(stacked).count() < 8, "{text:?}");
    let mut inside = false;
    for line in message.embeds_text().lines() {
        if line.starts_with("```") {
            inside = !inside;
        } else if inside {
            assert!(line.is_ascii(), "not aligned: {line:?}");
        }
    }
    assert!(!inside, "a block is open:\n{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn names_and_lucky_words_ping_nobody_and_break_no_board() {
    let harness = Harness::open().await;
    for game in GAMES {
        let seats = *game.info().seats.end();
        for (round, texts) in TEXTS.chunks(seats).enumerate() {
            let people: Vec<Person> = texts
                .iter()
                .map(|text| harness.play.person(&cut(text, 32)))
                .collect();
            if !game.info().seats.contains(&people.len()) {
                continue;
            }
            // Ten open tables are one host's limit.
            let lobby = harness.lobby(*game, &people).await;
            for (person, text) in people.iter().zip(texts) {
                let asked = asks_for_a_word(person, &lobby).await;
                answered(
                    text,
                    &writes(person, &asked.modal.expect("a form"), text).await,
                );
            }
            harmless(&people[0].sees(lobby.id()).expect("the lobby"));
            let begun = people[0].press(&lobby, "Start").await;
            assert_eq!(begun.kind, AnswerKind::Update, "{}", begun.text());
            harmless(begun.message.as_ref().expect("a board"));
            let named = commands_name(begun.message.as_ref().expect("a board"));
            let again = people[0]
                .slash(harness.channel, "table show", &[("table", json!(named))])
                .await;
            harmless(again.message.as_ref().expect("a board"));
            let last = people[0]
                .slash(harness.channel, "table resign", &[("table", json!(named))])
                .await;
            if let Some(message) = &last.message {
                harmless(message);
                people[0].press(message, "Yes, leave the table").await;
            }
            assert!(round < 10);
        }
    }
    harness.close().await;
}

fn commands_name(board: &Message) -> String {
    crate::player::footer_of(board).expect("a board").0
}

/// A turn ping mentions the player to act and nobody else, whatever the names contain.
#[tokio::test(flavor = "multi_thread")]
async fn a_turn_ping_mentions_only_the_player_to_act() {
    let harness = Harness::open().await;
    let people = [
        harness.play.person("@everyone <@1>"),
        harness.play.person("@here **x**"),
    ];
    let table = harness.table_of(game_for(2), &people).await;
    let all = people[0].reads(harness.channel);
    for message in all.iter().filter(|message| message.id() != table.board) {
        assert!(message.mentions().len() <= 1, "{}", message.text());
    }
    harness.quiet().await;
    harness.pass(std::time::Duration::from_secs(20 * 3600));
    let call = people[0]
        .waits_for(harness.channel, |message| !message.mentions().is_empty())
        .await;
    assert_eq!(call.mentions().len(), 1, "{}", call.text());
    assert_ne!(call.json()["mention_everyone"], json!(true));
    harness.close().await;
}

/// Every text that any command takes, filled with every text that tries something.
#[tokio::test(flavor = "multi_thread")]
async fn no_text_in_any_command_does_harm() {
    let harness = Harness::open().await;
    let table = harness.first_table().await;
    let before = table.shown().text();
    let ann = harness.play.person("Ann");
    let mut tried = 0;
    for command in harness.play.commands() {
        let mut open = vec![(
            command["name"].as_str().expect("a name").to_owned(),
            command.clone(),
        )];
        while let Some((words, node)) = open.pop() {
            let options: Vec<Value> = node["options"].as_array().cloned().unwrap_or_default();
            let nested = options
                .iter()
                .filter(|option| matches!(option["type"].as_u64(), Some(1 | 2)));
            open.extend(nested.map(|option| {
                (
                    format!("{words} {}", option["name"].as_str().expect("a name")),
                    option.clone(),
                )
            }));
            for option in options.iter().filter(|option| {
                option["type"] == 3 && option["choices"].as_array().is_none_or(Vec::is_empty)
            }) {
                let name = option["name"].as_str().expect("a name");
                let others = options
                    .iter()
                    .filter(|other| other["required"] == true && other["name"] != option["name"]);
                let needed: Vec<(String, Value)> = others
                    .map(|other| {
                        (
                            other["name"].as_str().expect("a name").to_owned(),
                            first_value(other, &ann),
                        )
                    })
                    .collect();
                let most = option["max_length"]
                    .as_u64()
                    .and_then(|most| usize::try_from(most).ok())
                    .unwrap_or(6_000);
                for text in TEXTS {
                    let mut filled: Vec<(&str, Value)> = needed
                        .iter()
                        .map(|(name, value)| (name.as_str(), value.clone()))
                        .collect();
                    filled.push((name, json!(cut(text, most))));
                    answered(
                        &format!("/{words} {name}:{text}"),
                        &ann.slash(harness.channel, &words, &filled).await,
                    );
                    if option["autocomplete"] == true {
                        ann.complete(
                            harness.channel,
                            &words,
                            name,
                            &cut(text, most.min(100)),
                            &[],
                        )
                        .await;
                    }
                    tried += 1;
                }
            }
        }
    }
    assert!(tried > 0);
    println!("{tried} texts in commands");
    assert_eq!(table.shown().text(), before, "the table is as it was");
    for message in ann.reads(harness.channel) {
        assert_eq!(message.mentions(), [0; 0], "{}", message.text());
    }
    harness.close().await;
}

/// A value that fits an option.
fn first_value(option: &Value, person: &Person) -> Value {
    match option["type"].as_u64() {
        Some(3) => option["choices"][0]["value"]
            .as_str()
            .map_or(json!("x"), |value| json!(value)),
        Some(5) => json!(true),
        Some(6) => json!(person.id().to_string()),
        _ => option["min_value"]
            .as_i64()
            .map_or(json!(1), |least| json!(least)),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_can_open_three_lobbies_but_not_a_thousand() {
    let harness = Harness::open().await;
    let ann = harness.play.person("Ann");
    let words = start(GAMES[0]);
    let (mut opened, mut refused) = (0, 0);
    // Forty at a time, as a script would.
    for _ in 0..25 {
        let answers = join_all((0..40).map(|_| ann.slash(harness.channel, &words, &[]))).await;
        for answer in answers {
            if answer.is_private() {
                assert_private(
                    &answer,
                    "You have a seat in three lobbies already. Leave one",
                );
                refused += 1;
            } else {
                assert_eq!(answer.kind, AnswerKind::Message, "{}", answer.text());
                opened += 1;
            }
        }
    }
    assert_eq!((opened, refused), (3, 997));
    harness.close().await;
}
