//! The drawer for developers: traffic, faults, time, permissions, and a table that plays itself.

use crate::bot::{OneTable, ann_at_dice, board, open, opened, setup, setup_with};
use crate::page::{Window, sent};
use playground::{Direction, Playground, Settings, Turn};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;

async fn tool(play: &Playground, body: Value) -> (u16, Value) {
    sent(&format!("{}/tools/act", play.url()), &body).await
}

/// The next status for which this holds.
async fn status(drawer: &mut Window, fits: impl Fn(&Value) -> bool) -> Value {
    loop {
        let now = drawer.event("status").await;
        if fits(&now) {
            return now;
        }
    }
}

#[tokio::test]
async fn the_drawer_shows_each_exchange_with_its_answer_and_time() {
    let (play, mut bot, ann, dice) = ann_at_dice().await;
    let mut drawer = Window::drawer(&play).await;
    let before = drawer.event("tools").await;
    let routes: Vec<&Value> = before["exchanges"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|exchange| &exchange["route"])
        .collect();
    assert!(routes.contains(&&json!("gateway READY")), "{routes:?}");
    open(&ann, dice, &mut bot, board()).await;
    let event = drawer.event("exchange").await;
    assert_eq!(event["route"], "gateway INTERACTION_CREATE");
    assert_eq!(event["direction"], "to_bot");
    assert_eq!(event["body"]["data"]["name"], "game");
    let call = drawer.event("exchange").await;
    assert_eq!(call["route"], playground::route::CALLBACK);
    assert_eq!(call["body"]["data"]["content"], "Ann is to roll.");
    assert_eq!(call["direction"], "from_bot");
    assert!(call["at_ms"].as_u64() >= event["at_ms"].as_u64());
    assert!(call["status"].as_u64().is_some_and(|s| s < 300), "{call}");
}

#[tokio::test]
async fn a_fault_from_the_drawer_applies_to_the_next_call() {
    let (play, mut bot, ann, dice) = ann_at_dice().await;
    let mut drawer = Window::drawer(&play).await;
    let wish = |fault: &str, times: u32| {
        json!({ "kind": "fault", "fault": fault, "times": times, "seconds": 1, "route": playground::route::CALLBACK,
            "channel_id": dice.to_string(), "person_id": ann.id().to_string() })
    };
    assert_eq!(tool(&play, wish("server-error", 1)).await.0, 200);
    let now = status(&mut drawer, |now| now["pending"] != json!([])).await;
    assert_eq!(
        now["pending"],
        json!([[playground::route::CALLBACK, 1, "500"]])
    );
    let pressed = tokio::spawn({
        let ann = ann.clone();
        async move { ann.slash(dice, "game start", &[("line", json!(4))]).await }
    });
    let interaction = bot.interaction().await;
    assert_eq!(bot.answer(&interaction, 4, board()).await.0, 500);
    status(&mut drawer, |now| now["pending"] == json!([])).await;
    play.advance(Duration::from_secs(4));
    assert!(pressed.await.expect("an answer").failed());

    let (code, answer) = tool(&play, wish("earthquake", 1)).await;
    let said = answer["error"].as_str().expect("a sentence");
    assert!(code == 400 && said.contains("earthquake"), "{said}");

    let table = opened(&ann, dice, &mut bot).await.id();
    assert_eq!(tool(&play, wish("delete-message", 1)).await.0, 200);
    assert!(ann.sees(table).is_none());
    assert_eq!(tool(&play, wish("delete-message", 1)).await.0, 400);
    assert_eq!(tool(&play, wish("cut", 1)).await.0, 200);
    play.wait_for_connections(0).await;
}

#[tokio::test]
async fn advancing_the_clock_reaches_the_page_the_bot_and_watchers() {
    let (play, _bot) = setup().await;
    let mut ahead = play.ahead();
    let mut window = Window::open(&play, "Ann").await;
    assert_eq!(window.event("state").await["ahead_ms"], 0);
    let day = json!({ "kind": "clock", "seconds": 86_400 });
    assert_eq!(tool(&play, day).await.0, 200);
    assert_eq!(window.event("clock").await["ahead_ms"], 86_400_000);
    ahead.changed().await.expect("the clock moved");
    assert_eq!(*ahead.borrow(), Duration::from_secs(86_400));
    for seconds in [json!(-1), json!(1e12), json!("NaN")] {
        let (code, _) = tool(&play, json!({ "kind": "clock", "seconds": seconds })).await;
        let moved = *ahead.borrow() > Duration::from_secs(86_400);
        assert!(!moved && (code == 400 || seconds.is_string()), "{seconds}");
    }
}

#[tokio::test]
async fn a_permission_can_be_taken_away_and_given_back() {
    let (play, mut bot, ann, dice) = ann_at_dice().await;
    let mut drawer = Window::drawer(&play).await;
    let switch = |key: &str, allowed: bool| json!({ "kind": "permission", "channel_id": dice.to_string(), "permission": key, "allowed": allowed });
    let given = async |bot: &mut crate::bot::Bot| -> u64 {
        let (_, event) = open(&ann, dice, bot, board()).await;
        let text = event["app_permissions"].as_str().expect("a number");
        text.parse().expect("a number")
    };
    let all = given(&mut bot).await;
    let embeds = playground::permission::EMBED_LINKS;
    assert_ne!(all & embeds, 0);
    assert_eq!(tool(&play, switch("embeds", false)).await.0, 200);
    let missing = |now: &Value| now["missing"][dice.to_string()].clone();
    status(&mut drawer, |now| missing(now) == json!(["embeds"])).await;
    assert_eq!(given(&mut bot).await, all & !embeds);
    assert_eq!(tool(&play, switch("embeds", true)).await.0, 200);
    status(&mut drawer, |now| missing(now) == json!([])).await;
    assert_eq!(given(&mut bot).await, all);
    assert_eq!(tool(&play, switch("magic", false)).await.0, 400);
}

#[tokio::test]
async fn a_table_plays_itself_by_the_people_who_are_to_act_until_it_is_over() {
    let guide = Arc::new(OneTable::default());
    let settings = Settings {
        guide: Some(guide.clone()),
        ..Settings::default()
    };
    let (play, mut bot) = setup_with(settings).await;
    let (ann, dice) = (play.person("Ann"), play.channel("dice"));
    let mut drawer = Window::drawer(&play).await;
    let begin = json!({ "kind": "play", "channel_id": dice.to_string(), "seconds": 0 });
    let (code, answer) = tool(&play, begin.clone()).await;
    assert!(
        code == 400
            && answer["error"]
                .as_str()
                .is_some_and(|why| why.contains("no table"))
    );
    let people = ["Ben", "Cleo"].map(|name| play.person(name).id());
    let turn = |person: u64| guide.is_turn_of(Turn::Peoples(vec![person]));
    turn(people[0]);
    open(&ann, dice, &mut bot, board()).await;
    let mut newer = begin.clone();
    newer["after"] = json!(i64::MAX.to_string());
    assert_eq!(tool(&play, newer).await.0, 400, "only the one before");
    assert_eq!(tool(&play, begin).await.0, 200);
    for (now, next) in [(0, 1), (1, 0)] {
        let event = bot.interaction().await;
        assert_eq!(event["member"]["user"]["id"], people[now].to_string());
        // Before each turn of a person comes one of the bot, in which nobody presses anything.
        guide.is_turn_of(Turn::Bots);
        assert_eq!(bot.answer(&event, 7, board()).await.0, 204);
        turn(people[next]);
    }
    let rules = json!({ "content": "It is over.", "components": [{ "type": 1, "components": [
        { "type": 2, "style": 2, "label": "Rules", "custom_id": "rules" }]}]});
    bot.answers(7, rules).await;
    let now = status(&mut drawer, |now| now["playing"]["ended"].is_string()).await;
    assert_eq!(now["playing"]["tables"], json!([]));
    let seen = play.exchanges();
    let presses = seen
        .iter()
        .filter(|exchange| exchange.direction == Direction::ToBot && exchange.body["type"] == 3);
    assert_eq!(presses.count(), 3);
}

#[tokio::test]
async fn without_a_guide_no_table_plays_by_itself() {
    let (play, mut bot, ann, dice) = ann_at_dice().await;
    open(&ann, dice, &mut bot, board()).await;
    let begin = json!({ "kind": "play", "channel_id": dice.to_string(), "seconds": 0 });
    assert_eq!(tool(&play, begin).await.0, 400);
}

#[tokio::test]
async fn the_page_gets_the_games_and_the_people_who_are_to_act() {
    let guide = Arc::new(OneTable::default());
    let settings = Settings {
        guide: Some(guide.clone()),
        ..Settings::default()
    };
    let (play, mut bot) = setup_with(settings).await;
    let (ann, ben, dice) = (play.person("Ann"), play.person("Ben"), play.channel("dice"));
    let mut window = Window::open(&play, "Cleo").await;
    let state = window.event("state").await;
    assert_eq!(state["games"][0]["command"], "game start");
    assert_eq!(state["games"][0]["players"], json!([1, 4]));
    assert_eq!(
        state["games"][0]["picture"],
        "data:image/svg+xml;base64,PHN2Zy8+"
    );
    assert_eq!(state["turns"], json!({}));
    guide.is_turn_of(Turn::Peoples(vec![ben.id()]));
    let table = opened(&ann, dice, &mut bot).await;
    let turn = window.event("turn").await;
    assert_eq!(turn["message_id"], table.id().to_string());
    assert_eq!(turn["people"], json!([ben.id().to_string()]));
    let again = Window::open(&play, "Ann").await.event("state").await;
    assert_eq!(again["turns"][table.id().to_string()], turn["people"]);

    let over = json!({ "content": "It is over.", "components": [] });
    tokio::join!(ben.press(&table, "Roll"), bot.answers(7, over));
    assert_eq!(window.event("turn").await["people"], json!([]));
}

#[tokio::test]
async fn the_people_who_are_to_act_are_marked_again_after_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let guide = Arc::new(OneTable::default());
    let settings = Settings {
        guide: Some(guide.clone()),
        state: Some(folder.path().join("guild.json")),
        ..Settings::default()
    };
    let (mut play, mut bot) = setup_with(settings.clone()).await;
    let (ann, dice) = (play.person("Ann"), play.channel("dice"));
    guide.is_turn_of(Turn::Peoples(vec![ann.id()]));
    let table = opened(&ann, dice, &mut bot).await.id().to_string();
    play.stop().await;

    let (play, _bot) = setup_with(settings).await;
    let mut window = Window::open(&play, "Ann").await;
    let turns = window.event("state").await["turns"].clone();
    if turns == json!({}) {
        assert_eq!(window.event("turn").await["message_id"], table);
    } else {
        assert_eq!(turns[table], json!([ann.id().to_string()]));
    }
}

#[tokio::test]
async fn a_role_is_given_and_taken_away_and_survives_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let settings = Settings {
        state: Some(folder.path().join("guild.json")),
        ..Settings::default()
    };
    let (mut play, mut bot) = setup_with(settings.clone()).await;
    let (ann, ben, dice) = (play.person("Ann"), play.person("Ben"), play.channel("dice"));
    let mut window = Window::open(&play, "Ann").await;
    window.event("state").await;
    let role = |name: &str, has: bool| json!({ "kind": "role", "person_id": ben.id().to_string(), "name": name, "has": has });
    assert_eq!(tool(&play, role("Referee", true)).await.0, 200);
    let roles = window.event("roles").await;
    assert_eq!(roles[0]["name"], "Referee");
    let found = window.event("people").await;
    assert_eq!(found[1]["roles"], json!([roles[0]["id"]]));
    let found = bot.event("GUILD_ROLE_CREATE").await;
    assert_eq!(found["role"]["name"], "Referee");
    let member = async |bot: &mut crate::bot::Bot, person: &playground::Person| {
        let (_, event) = open(person, dice, bot, board()).await;
        event["member"]["roles"].clone()
    };
    assert_eq!(member(&mut bot, &ben).await, json!([roles[0]["id"]]));
    assert_eq!(member(&mut bot, &ann).await, json!([]));
    for wrong in ["", &"x".repeat(101)] {
        assert_eq!(tool(&play, role(wrong, true)).await.0, 400);
    }
    play.stop().await;

    let (play, mut bot) = setup_with(settings).await;
    let found = member(&mut bot, &play.person("Ben")).await;
    assert_eq!(found, json!([roles[0]["id"]]));
    // The name is the same in any case.
    assert_eq!(tool(&play, role("REFEREE", false)).await.0, 200);
    assert_eq!(member(&mut bot, &play.person("Ben")).await, json!([]));
}

#[tokio::test]
async fn a_newcomer_appears_in_every_window() {
    let (play, _bot) = setup().await;
    let mut window = Window::open(&play, "Ann").await;
    window.event("state").await;
    let zoe = play.person("Zoe");
    let people = window.event("people").await;
    let newest = people.as_array().and_then(|people| people.last());
    assert_eq!(newest.expect("people")["id"], zoe.id().to_string());
}

#[tokio::test]
async fn the_answer_to_a_command_names_the_command() {
    let (_play, mut bot, ann, dice) = ann_at_dice().await;
    let message = opened(&ann, dice, &mut bot).await;
    assert_eq!(message.json()["interaction"]["name"], "game start");
    assert_eq!(message.json()["interaction"]["user"]["global_name"], "Ann");
}
