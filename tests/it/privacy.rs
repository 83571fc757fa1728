//! What is stored about a person, and how they delete it.

use std::time::Duration;

use games::registry::GAMES;
use playground::{Message, Person, route};
use serde_json::{Value, json};

use crate::harness::{Harness, Shown, asks_for_a_word, assert_private, hides, shows, starts};
use crate::player::{Reads, Table, is_about, is_over};
use crate::usual::{game_for, right};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

impl Harness {
    /// The file of `/privacy export`.
    pub(crate) async fn exported(&self, person: &Person) -> String {
        let answer = person.slash(self.channel, "privacy export", &[]).await;
        assert_private(&answer, "Collecting what I store about you");
        let has_file = |message: &Message| !message.attachments().is_empty();
        let message = person.waits_for_edit(answer.shown().id(), has_file).await;
        starts(&message, "What this bot stores about you");
        let (name, address) = message.attachments()[0];
        assert_eq!(name, "rollhouse-privacy.json");
        self.download(address).await
    }

    /// What is in it.
    pub(crate) async fn export(&self, person: &Person) -> Value {
        serde_json::from_str(&self.exported(person).await).expect("a JSON file")
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn stored_data_is_explained_and_exported() {
    let harness = Harness::open().await;
    let people @ [ann, ben] = &harness.some_people();
    let said = ann.slash(harness.channel, "privacy about", &[]).await;
    // Also what others do, and what one may have forgotten.
    for stored in [
        "your lucky word",
        "what you achieved",
        "seats that you are offered",
        "whether its operator has excluded you",
        "which tables you reported, for 90 days",
    ] {
        assert_private(&said, stored);
    }
    assert_private(&said, "Tables are kept.");
    let alone = harness.play.direct_channel(ann);
    let found = ann.slash(alone, "privacy about", &[]).await.text();
    assert_eq!(found, said.text());
    assert_eq!(harness.export(ann).await["tables"], json!([]));

    let game = GAMES[0];
    let lobby = harness.lobby(game, people).await;
    let form = asks_for_a_word(ann, &lobby).await.modal.expect("a form");
    ann.submit(&form, &[("word", "pineapple")]).await;
    let mut table = Table::begun(&lobby, people).await;
    table.goes_on(6).await;
    let open = harness.export(ann).await;
    assert!(
        !open.to_string().contains("faces"),
        "the dice of an open table are nobody's: {open}"
    );
    table.plays_to_the_end().await;

    let all = harness.export(ann).await;
    assert_eq!(all["user"], ann.id().to_string());
    let stored = &all["tables"][0];
    assert_eq!(stored["table"], table.name());
    assert_eq!(
        (
            &stored["your_name"],
            &stored["your_lucky_word"],
            &stored["you_are_host"]
        ),
        (&json!("Ann"), &json!("pineapple"), &json!(true))
    );
    assert!(stored["your_place"].is_number(), "{stored}");
    let moves = |all: &Value| all["tables"][0]["your_moves"].as_array().unwrap().len();
    let of_ben = harness.export(ben).await;
    assert_eq!(moves(&all) + moves(&of_ben), table.ply() as usize);
    assert!(stored["your_moves"][0]["faces"].is_array(), "{stored}");
    let text = all.to_string();
    for others in ["Ben", &ben.id().to_string()] {
        assert!(!text.contains(others), "{others} is in {text}");
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_takes_over_a_seat_is_not_given_what_the_first_player_did() {
    let harness = Harness::open().await;
    let people = harness.people(2);
    let (ann, ben, zoe) = (&people[0], &people[1], harness.play.person("Zoe"));
    let lobby = harness.lobby(GAMES[0], &people).await;
    let form = asks_for_a_word(ann, &lobby).await.modal.expect("a form");
    ann.submit(&form, &[("word", "pineapple")]).await;
    let mut table = Table::begun(&lobby, &people).await;
    table.goes_on(6).await;
    let votes = ben.slash(harness.channel, "table pause", &[]);
    assert!(!votes.await.is_private());
    let of = async |person: &Person| harness.export(person).await["tables"][0].take();
    assert_eq!(of(ben).await["you_agree_to_pause"], json!(true));
    let question = ann
        .slash(
            harness.channel,
            "table replace",
            &[("player", json!(zoe.id().to_string()))],
        )
        .await
        .shown();
    let yes = zoe.press(&question, "Accept").await;
    starts(&yes, "Zoe takes over");
    table.people[0] = zoe.clone();
    table.is_shown_again().await;
    table.plays_to_the_end().await;

    let (of_ann, of_zoe, of_ben) = (of(ann).await, of(&zoe).await, of(ben).await);
    let told = |of: &Value| {
        let keys = [
            "your_name",
            "your_lucky_word",
            "you_moved_times",
            "your_hints",
        ];
        let mut told = keys.map(|key| of[key].clone());
        told[2] = json!(told[2].as_u64().map(|moves| moves > 0));
        told
    };
    let none = || Value::Null;
    let ann_did = [json!("Ann"), json!("pineapple"), json!(true), none()];
    assert_eq!(told(&of_ann), ann_did);
    assert_eq!(told(&of_zoe), [json!("Zoe"), none(), none(), none()]);
    let ben_did = [json!("Ben"), json!(""), json!(true), json!(0)];
    assert_eq!(told(&of_ben), ben_did);
    assert_eq!(of_ann["your_seat"], of_zoe["your_seat"]);
    assert!(of_ann["your_seat"].is_number(), "{of_ann}");
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn notification_settings_are_exported_and_deleted_too() {
    let harness = Harness::open().await;
    let ann = &harness.people(1)[0];
    assert_eq!(harness.export(ann).await["notifications"], Value::Null);
    for (words, options) in [
        ("me timezone", vec![("zone", json!("Europe/Paris"))]),
        (
            "me quiet-hours",
            vec![("from", json!(22)), ("until", json!(7))],
        ),
    ] {
        ann.slash(harness.channel, words, &options).await;
    }
    let stored = harness.export(ann).await;
    assert_eq!(
        stored["notifications"],
        json!({ "pings": "", "time_zone": "Europe/Paris", "quiet_hours": [22, 7], "house_pace": "", "pictures": "" })
    );
    let asked = ann.slash(harness.channel, "privacy delete", &[]).await;
    assert_private(&asked, "Permanently delete your data and become anonymous?");
    ann.press(&asked.shown(), "Yes, delete my data").await;
    assert_eq!(harness.export(ann).await["notifications"], Value::Null);
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_only_chosen_who_may_invite_them_can_delete_that() {
    let harness = Harness::open().await;
    let ann = &harness.people(1)[0];
    let chosen = async || harness.export(ann).await["invitations_from"].take();
    assert_eq!(chosen().await, "");
    let nobody = [("from", json!("nobody"))];
    let saved = ann.slash(harness.channel, "me invitations", &nobody);
    assert_private(&saved.await, "Saved.");
    assert_eq!(chosen().await, "nobody");
    let asked = ann.slash(harness.channel, "privacy delete", &[]).await;
    assert_private(&asked, "Permanently delete your data and become anonymous?");
    ann.press(&asked.shown(), "Yes, delete my data").await;
    assert_eq!(chosen().await, "");
    let nothing = ann.slash(harness.channel, "privacy delete", &[]).await;
    assert_private(
        &nothing,
        "This bot stores nothing about you that you can delete.",
    );
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ann_deletes_her_data() {
    let harness = Harness::open().await;
    let people @ [ann, ben, cleo] = &harness.some_people();
    assert_private(
        &ann.slash(harness.channel, "privacy delete", &[]).await,
        "This bot stores nothing about you that you can delete.",
    );

    let two = game_for(2);
    let three = game_for(3);
    for _ in 0..3 {
        harness.won(two, &people[..2]).await;
    }
    // A finished game with a lucky word of hers, one in play, and a lobby of hers.
    let lobby = harness.lobby(two, &people[..2]).await;
    let form = asks_for_a_word(ann, &lobby).await.modal.expect("a form");
    ann.submit(&form, &[("word", "pineapple")]).await;
    let mut finished = Table::begun(&lobby, &people[..2]).await;
    finished.plays_to_the_end().await;
    let mut playing = harness.table(three, 3).await;
    playing.goes_on(1).await;
    let waiting = harness.lobby(two, &people[..2]).await;
    harness.settled(&waiting).await;
    let board = async || harness.leaderboard(ben, &[]).await.text();
    assert!(board().await.contains("**Ann**"));

    let asked = ann.slash(harness.channel, "privacy delete", &[]).await;
    assert_private(
        &asked,
        "Permanently delete your data and become anonymous, at all 6 tables that you joined?",
    );
    assert_private(&asked, "You leave the 2 tables you are at");
    assert_private(&asked, "lucky words stay");
    assert!(
        board().await.contains("**Ann**"),
        "nothing happens before she confirms"
    );
    let done = ann.press(&asked.shown(), "Yes, delete my data").await;
    starts(&done, "Done: you are anonymous");

    // The tables: the finished one, the one in play, the lobby.
    let ended = ben.waits_for_no_words(finished.board, "Ann").await;
    shows(&ended, "someone");
    let board = ben.waits_for_no_words(playing.board, "Ann").await;
    let gone = board.embeds_text();
    assert!(
        gone.lines()
            .any(|line| line.ends_with("· left") && is_about(line, "someone")),
        "{gone}"
    );
    let lobby = ben.waits_for_no_words(waiting.id(), "Ann").await;
    shows(&lobby, "1. Ben · host");
    playing.people.retain(|person| person.id() != ann.id());
    playing.plays_to_the_end().await;

    her_game_stays_sound_without_her_name(&harness, ben, &ended).await;

    // Her name is gone everywhere.
    assert!(!harness.leaderboard(ben, &[]).await.text().contains("Ann"));
    let told = ann.slash(harness.channel, "profile", &[]).await;
    assert_private(&told, "has not finished a table");
    assert_eq!(harness.export(ann).await["tables"], json!([]));
    assert_private(
        &ann.slash(harness.channel, "privacy delete", &[]).await,
        "This bot stores nothing about you that you can delete.",
    );
    let list = cleo.slash(harness.channel, "history", &[]).await;
    hides(&list, "Ann");
    shows(&list, "someone");
    harness.close().await;
}

/// Her record is sound without her name, and a rematch does not seat her.
async fn her_game_stays_sound_without_her_name(harness: &Harness, ben: &Person, ended: &Message) {
    let file = crate::player::looks_up(ben, ended, "Record").await;
    let record = right(&harness.attached(file).await);
    let names: Vec<_> = record
        .players
        .iter()
        .map(|p| (p.name.as_str(), p.word.as_str()))
        .collect();
    assert!(
        names.contains(&("someone", "pineapple")) && names.contains(&("Ben", "")),
        "{names:?}"
    );
    let again = ben.press(ended, "Rematch").await.shown();
    shows(&again, "1. Ben");
    hides(&again, "2. ");
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_deleted_after_the_retention_period() {
    let mut harness = Harness::open().await;
    // Sooner than a table in play counts as abandoned.
    harness.settings.retention = Some(5 * DAY);
    harness.restart().await;
    let people @ [ann, ..] = &harness.some_people::<2>();
    let said = ann.slash(harness.channel, "privacy about", &[]).await;
    assert_private(&said, "Tables are deleted 5 days after they end.");
    let game = game_for(2);
    let mut old = Vec::new();
    for _ in 0..3 {
        old.push(harness.won(game, people).await);
    }
    let playing = harness.table(game, 2).await;
    harness.clock.advance(4 * DAY);
    let told = harness.leaderboard(ann, &[]).await;
    shows(&told, "Ann leads");
    harness.clock.advance(2 * DAY);
    let emptied = async {
        while harness
            .leaderboard(ann, &[])
            .await
            .text()
            .contains("Ann leads")
        {
            // Nobody may ask for it too often.
            harness.clock.advance(Duration::from_secs(3));
        }
    };
    tokio::time::timeout(Duration::from_secs(120), emptied)
        .await
        .expect("the tables go by themselves");
    for name in old {
        let told = harness.asks(ann, "table show", &name).await;
        assert_private(&told, "There is no table");
    }
    let shown = ann.slash(harness.channel, "table show", &[]).await;
    shows(&shown, &format!("Table {}", playing.name()));
    assert!(!is_over(&shown.shown()), "a table in play stays");
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn old_boards_lose_her_name_in_place() {
    let mut harness = Harness::open().await;
    let [ann, ben] = &harness.some_people();
    let mut boards = Vec::new();
    for game in GAMES.iter().filter(|game| game.info().seats.contains(&2)) {
        let mut table = harness.table(*game, 2).await;
        table.plays_to_the_end().await;
        boards.push(table.board);
    }
    harness.pass(DAY);
    let mark = harness.now();
    harness.deletes_data(ann).await;
    let mut nameless = 0;
    for board in boards {
        let its = |path: &str| path.ends_with(&board.to_string());
        harness
            .play
            .wait_for_exchange(|e| e.route == route::EDIT_MESSAGE && its(&e.path) && e.at > mark)
            .await;
        let board = ben.sees(board).expect("the board");
        assert!(is_over(&board), "{}", board.text());
        nameless += u32::from(!board.text().contains("Ann"));
    }
    // Discord takes only some edits of messages so old.
    assert!(nameless > 0, "{:?}", harness.refused());
    assert_eq!(harness.calls(route::CREATE_MESSAGE), 0, "nothing is news");
    harness.stop().await;
}
