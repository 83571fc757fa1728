//! The API behind the page, and access to it.

use crate::bot::{ann_at_dice, board, fetched, id_of, opened, setup, setup_with};
use futures_util::StreamExt;
use playground::{Playground, Settings};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

pub(crate) struct Window(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Window {
    pub(crate) async fn open(play: &Playground, person: &str) -> Self {
        Self::at(play, &format!("/page/events?as={person}")).await
    }

    pub(crate) async fn drawer(play: &Playground) -> Self {
        Self::at(play, "/tools/events").await
    }

    async fn at(play: &Playground, path: &str) -> Self {
        let url = format!("{}{path}", play.url().replace("http", "ws"));
        Self(connect_async(url).await.expect("an open window").0)
    }

    /// The next event of this kind; others are skipped.
    pub(crate) async fn event(&mut self, kind: &str) -> Value {
        loop {
            let heard = tokio::time::timeout(Duration::from_secs(10), self.0.next()).await;
            let message = heard
                .expect("an event")
                .expect("an open window")
                .expect("a message");
            let mut event: Value =
                serde_json::from_str(message.to_text().expect("text")).expect("JSON");
            if event["t"] == kind {
                return event["d"].take();
            }
        }
    }
}

pub(crate) async fn act(play: &Playground, person: &str, body: Value) -> (u16, Value) {
    sent(&format!("{}/page/act?as={person}", play.url()), &body).await
}

/// Sends a page's request to the playground; gives status and answer.
pub(crate) async fn sent(url: &str, body: &Value) -> (u16, Value) {
    let sent = reqwest::Client::new().post(url).json(body).send().await;
    let response = sent.expect("an answer");
    let status = response.status().as_u16();
    (status, response.json().await.expect("JSON"))
}

#[tokio::test]
async fn a_window_shows_places_without_the_bot_and_installs_the_app() {
    let (play, _bot) = setup_with(Settings {
        elsewhere: true,
        ..Settings::default()
    })
    .await;
    let mut window = Window::open(&play, "Ben").await;
    let state = window.event("state").await;
    let channels = state["channels"].as_array().expect("channels");
    let named = |name: &str| {
        let found = channels.iter().find(|channel| channel["name"] == name);
        found.expect("the channel").clone()
    };
    assert_eq!(named("Friday friends")["type"], 3);
    let other = named("somewhere-else");
    assert_eq!(other["guild_id"], state["elsewhere"]["id"]);
    assert_ne!(other["guild_id"], state["guild"]["id"]);
    let has_app = |people: &Value, name: &str| {
        let people = people.as_array().expect("people");
        let found = people.iter().find(|person| person["name"] == name);
        found.expect("the person")["has_app"] == true
    };
    assert!(has_app(&state["people"], "Ann") && !has_app(&state["people"], "Ben"));
    let slash = json!({ "kind": "slash", "channel_id": other["id"], "name": "game start" });
    let (status, refused) = act(&play, "Ben", slash).await;
    assert_eq!(status, 400);
    let why = refused["error"].as_str().expect("a sentence");
    assert!(why.contains("not installed it for yourself"), "{why}");
    for on in [true, false] {
        let install = json!({ "kind": "install", "has_app": on });
        assert_eq!(act(&play, "Ben", install).await.0, 200);
        assert_eq!(has_app(&window.event("people").await, "Ben"), on);
    }
}

#[tokio::test]
async fn a_window_shows_the_channel_and_what_happens_in_it() {
    let (play, mut bot) = setup().await;
    let dice = play.channel("dice");
    let mut window = Window::open(&play, "Ann").await;
    let state = window.event("state").await;
    assert_eq!(state["me"]["name"], "Ann");
    assert_eq!(state["people"].as_array().map(Vec::len), Some(6));
    assert_eq!(state["bot"]["online"], true);
    assert_eq!(state["commands"][0]["name"], "game");
    let slash = json!({ "kind": "slash", "channel_id": dice.to_string(), "name": "game start", "options": { "line": 4 } });
    let (status, sent) = act(&play, "Ann", slash).await;
    assert_eq!(status, 200);
    bot.answers(4, board()).await;
    let message = window.event("message").await["message"].take();
    assert_eq!(message["content"], "Ann is to roll.");
    let found = window.event("done").await;
    assert_eq!(found["interaction_id"], sent["interaction_id"]);
    let press = json!({ "kind": "press", "message_id": message["id"], "custom_id": "roll" });
    act(&play, "Ann", press).await;
    bot.answers(7, json!({ "content": "A four." })).await;
    let found = window.event("message").await;
    assert_eq!(found["message"]["content"], "A four.");
    let choose = json!({ "kind": "choose", "message_id": message["id"], "custom_id": "pick", "values": ["2"] });
    act(&play, "Ann", choose).await;
    let form = json!({ "title": "Luck", "custom_id": "m", "components": [{ "type": 1, "components": [
        { "type": 4, "custom_id": "word", "label": "Word", "style": 1 }]}]});
    bot.answers(9, form).await;
    let modal = window.event("modal").await;
    let filled = json!({ "kind": "modal", "interaction_id": modal["interaction_id"], "values": { "word": "luck" } });
    assert_eq!(act(&play, "Ann", filled).await.0, 200);
    let sent = bot
        .answers(4, json!({ "content": "for you", "flags": 64 }))
        .await;
    assert_eq!(
        sent["data"]["components"][0]["components"][0]["value"],
        "luck"
    );
    let private = window.event("message").await["message"].take();
    let dismiss = json!({ "kind": "dismiss", "message_id": private["id"] });
    assert_eq!(act(&play, "Ann", dismiss).await.0, 200);
    assert_eq!(window.event("delete").await["id"], private["id"]);
    let mut other = Window::open(&play, "Ben").await;
    let shown = other.event("state").await["messages"][dice.to_string()].take();
    assert_eq!(shown.as_array().map(Vec::len), Some(1), "{shown}");
}

#[tokio::test]
async fn an_act_that_the_client_does_not_allow_is_refused_with_a_sentence() {
    let (play, mut bot, ann, dice) = ann_at_dice().await;
    let table = opened(&ann, dice, &mut bot).await.id().to_string();
    for (body, why) in [
        (
            json!({ "kind": "press", "message_id": table, "custom_id": "hold" }),
            "switched off",
        ),
        (
            json!({ "kind": "press", "message_id": table, "custom_id": "forged" }),
            "no longer on this message",
        ),
        (
            json!({ "kind": "choose", "message_id": table, "custom_id": "pick", "values": ["9"] }),
            "does not offer 9",
        ),
        (
            json!({ "kind": "choose", "message_id": table, "custom_id": "pick", "values": ["1", "2"] }),
            "Choose 1 to 1",
        ),
        (
            json!({ "kind": "slash", "channel_id": dice.to_string(), "name": "game" }),
            "one more word",
        ),
        (json!({ "kind": "dance" }), "dance"),
        (
            json!({ "kind": "say", "channel_id": "5", "content": "hi" }),
            "no such channel",
        ),
        (json!({ "kind": "dismiss", "message_id": table }), "alone"),
    ] {
        let (status, answer) = act(&play, "Ann", body).await;
        let said = answer["error"].as_str().expect("a sentence");
        assert!(status == 400 && said.contains(why), "{said}");
    }
    assert_eq!(act(&play, "Nobody", json!({ "kind": "say" })).await.0, 400);
    let (_, person) = act(&play, "Ann", json!({ "kind": "person", "name": "Zoe" })).await;
    assert_eq!(person["id"], play.person("Zoe").id().to_string());
}

#[tokio::test]
async fn an_unanswered_press_fails_only_for_the_person_who_pressed() {
    let (play, mut bot, ann, dice) = ann_at_dice().await;
    let table = opened(&ann, dice, &mut bot).await.id().to_string();
    let mut window = Window::open(&play, "Ann").await;
    window.event("state").await;
    act(
        &play,
        "Ann",
        json!({ "kind": "press", "message_id": table, "custom_id": "roll" }),
    )
    .await;
    play.advance(Duration::from_secs(4));
    let failed = window.event("failed").await;
    let text = "This interaction failed";
    assert_eq!(
        (&failed["text"], &failed["message_id"]),
        (&json!(text), &json!(table))
    );
    assert!(!play.person("Ben").received().contains(text));
}

#[tokio::test]
async fn autocomplete_waits_for_the_bot() {
    let (play, mut bot) = setup().await;
    let dice = play.channel("dice").to_string();
    let ask = json!({ "kind": "complete", "channel_id": dice, "name": "game start", "option": "word", "text": "l", "options": {} });
    let choices = json!({ "choices": [{ "name": "Luck", "value": "luck" }] });
    let ((status, answer), _) =
        tokio::join!(act(&play, "Ann", ask), bot.answers(8, choices.clone()));
    assert_eq!((status, answer), (200, choices));
}

#[tokio::test]
async fn requests_from_other_hosts_and_pages_are_refused() {
    let (play, _bot) = setup().await;
    let client = reqwest::Client::new();
    for path in ["/", "/page/act", "/api/v10/gateway", "/page/events"] {
        let request = client
            .get(format!("{}{path}", play.url()))
            .header("host", "evil.example");
        let found = request.send().await.expect("an answer").status();
        assert_eq!(found, 421, "{path}");
    }
    let say =
        json!({ "kind": "say", "channel_id": play.channel("dice").to_string(), "content": "hi" });
    let request = client
        .post(format!("{}/page/act?as=Ann", play.url()))
        .json(&say);
    let foreign = request
        .try_clone()
        .expect("a copy")
        .header("origin", "https://evil.example");
    assert_eq!(foreign.send().await.expect("an answer").status(), 403);
    assert!(play.person("Ann").reads(play.channel("dice")).is_empty());
    let found = request
        .header("origin", play.url())
        .send()
        .await
        .expect("an answer")
        .status();
    assert_eq!(found, 200);
    let mut socket = format!("{}/page/events?as=Ann", play.url().replace("http", "ws"))
        .into_client_request()
        .expect("a request");
    socket
        .headers_mut()
        .insert("origin", "https://evil.example".parse().expect("a header"));
    assert!(connect_async(socket).await.is_err());
    let local = play.url().replace("127.0.0.1", "localhost");
    let request = client
        .get(play.url())
        .header("host", local.trim_start_matches("http://"));
    assert_eq!(request.send().await.expect("an answer").status(), 200);
}

#[tokio::test]
async fn every_file_the_page_names_is_served() {
    let (play, _bot) = setup().await;
    let index = reqwest::get(play.url()).await.expect("an answer");
    assert_eq!(index.headers()["content-type"], "text/html; charset=utf-8");
    let policy = index.headers()["content-security-policy"].to_str();
    let policy = policy.expect("text").to_owned();
    assert!(policy.contains("default-src 'self'") && policy.contains("frame-ancestors 'none'"));
    let html = index.text().await.expect("text");
    let named: Vec<&str> = html
        .split(['"', '\''])
        .filter(|piece| piece.starts_with('/') && piece.contains('.'))
        .collect();
    assert!(!named.is_empty());
    for path in named {
        let status = fetched(format!("{}{path}", play.url())).await.0;
        assert_eq!(status, 200, "{path}");
    }
}

#[tokio::test]
async fn a_window_distinguishes_new_messages_from_edits() {
    let (play, bot) = setup().await;
    let dice = play.channel("dice");
    let mut window = Window::open(&play, "Ann").await;
    let path = format!("/channels/{dice}/messages");
    let hi = json!({ "content": "hi" });
    let (_, message) = bot.post(&path, hi).await;
    assert_eq!(window.event("message").await["edited"], false);
    let path = format!("{path}/{}", id_of(&message));
    let again = json!({ "content": "hi again" });
    bot.patch(&path, again).await;
    assert_eq!(window.event("message").await["edited"], true);
}

#[tokio::test]
async fn names_that_differ_only_in_case_are_the_same_person() {
    let (play, _bot) = setup().await;
    let ann = play.person("Ann");
    let small = json!({ "kind": "person", "name": "ann" });
    let (_, person) = act(&play, "Ben", small).await;
    assert_eq!(person["id"], ann.id().to_string());
    assert_eq!(play.person("ANN").name(), "Ann");
    let mut window = Window::open(&play, "ann").await;
    let people = window.event("state").await["people"].take();
    assert_eq!(people.as_array().map(Vec::len), Some(6));
}

#[tokio::test]
async fn a_window_that_stops_reading_is_disconnected_and_can_reconnect() {
    let (play, _bot, ann, dice) = ann_at_dice().await;
    let mut window = Window::open(&play, "Ben").await;
    window.event("state").await;
    // All at once: nothing is read in between.
    for n in 0..2_000 {
        ann.say(dice, &n.to_string());
    }
    let mut heard = 0;
    while let Some(Ok(message)) = window.0.next().await {
        heard += usize::from(message.is_text());
    }
    assert!(
        (1..2_000).contains(&heard),
        "the page received {heard} of them"
    );
    let mut window = Window::open(&play, "Ben").await;
    let state = window.event("state").await;
    let newest = &state["messages"][dice.to_string()][99]["content"];
    assert_eq!(newest, "1999", "the picture is up to date");
}

#[tokio::test]
async fn a_client_keeps_no_more_events_than_the_setting_says() {
    let settings = playground::Settings {
        received_kept: 10,
        ..playground::Settings::default()
    };
    let (play, _bot) = crate::bot::setup_with(settings).await;
    let (ann, dice) = (play.person("Ann"), play.channel("dice"));
    for n in 0..100 {
        ann.say(dice, &format!("number {n}"));
    }
    let received = play.person("Ben").received();
    assert!(received.contains("number 99") && !received.contains("number 1\""));
    assert!((5..=10).contains(&received.lines().count()));
}
