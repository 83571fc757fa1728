//! Interactions: one acknowledgement, in time and of a valid type, and a token that expires.

use crate::bot::{ann_at_dice, board, open, opened, setup, setup_with, started};
use playground::{AnswerKind, Settings};
use serde_json::{Value, json};
use std::time::Duration;

#[tokio::test]
async fn a_command_is_answered_once_and_the_second_answer_is_refused() {
    let (_play, mut bot, ann, dice) = ann_at_dice().await;
    let (answer, interaction) = open(&ann, dice, &mut bot, board()).await;
    assert_eq!(answer.kind, AnswerKind::Message);
    let (text, shown) = (
        answer.text(),
        "Ann is to roll.\nNoodle Roll\n1 2 3\nRoll\nHold",
    );
    assert!(text.contains(shown), "{text}");
    assert!(!answer.is_private());
    let (status, body) = bot.answer(&interaction, 4, board()).await;
    assert_eq!((status, &body["code"]), (400, &json!(40060)));
    assert_eq!(ann.reads(dice).len(), 1);
}

#[tokio::test]
async fn an_answer_after_three_seconds_comes_too_late() {
    let (play, mut bot, ann, dice) = ann_at_dice().await;
    let late = async {
        let interaction = bot.interaction().await;
        play.advance(Duration::from_secs(4));
        bot.answer(&interaction, 4, board()).await
    };
    let (answer, (status, body)) = tokio::join!(ann.slash(dice, "game start", &[]), late);
    assert!(answer.failed());
    assert_eq!((status, &body["code"]), (404, &json!(10062)));
    assert!(ann.received().contains("The application did not respond"));
    assert!(!play.person("Ben").received().contains("did not respond"));
}

#[tokio::test]
async fn a_short_window_closes_by_itself() {
    let settings = Settings {
        ack_window: Duration::from_millis(30),
        ..Settings::default()
    };
    let (play, _bot) = setup_with(settings).await;
    let answer = play
        .person("Ann")
        .slash(play.channel("dice"), "game start", &[])
        .await;
    assert!(answer.failed());
}

#[tokio::test]
async fn the_token_opens_only_after_the_acknowledgement_and_for_fifteen_minutes() {
    let (play, mut bot, ann, dice) = ann_at_dice().await;
    let script = async {
        let interaction = bot.interaction().await;
        let original = bot.token_path(&interaction, "/messages/@original");
        let (status, body) = bot.patch(&original, json!({ "content": "early" })).await;
        assert_eq!((status, &body["code"]), (404, &json!(10015)));
        assert_eq!(bot.answer(&interaction, 4, board()).await.0, 204);
        (interaction, original)
    };
    let (_, (interaction, original)) = tokio::join!(ann.slash(dice, "game start", &[]), script);
    let (status, body) = bot.patch(&original, json!({ "content": "edited" })).await;
    assert_eq!((status, &body["content"]), (200, &json!("edited")));
    let kept = &body["embeds"][0]["title"];
    assert_eq!(kept, "Noodle Roll", "an edit keeps what it does not name");
    let further = bot.token_path(&interaction, "");
    let (status, _) = bot.post(&further, json!({ "content": "more" })).await;
    assert_eq!(status, 200);
    play.advance(Duration::from_secs(15 * 60 + 1));
    let (status, body) = bot.patch(&original, json!({ "content": "late" })).await;
    assert_eq!((status, &body["code"]), (401, &json!(50027)));
    let forged = format!("/webhooks/{}/made-up/messages/@original", bot.id);
    assert_eq!(bot.get(&forged).await.1["code"], 50027);
    let foreign = original.replace(&bot.id, "12345");
    assert_eq!(bot.get(&foreign).await.1["code"], 10015);
    let shown = ann.reads(dice);
    assert_eq!(shown.last().expect("messages").content(), "more");
}

#[tokio::test]
async fn a_press_updates_the_board_and_keeps_what_the_update_does_not_name() {
    let (play, mut bot) = setup().await;
    let (ann, ben, dice) = (play.person("Ann"), play.person("Ben"), play.channel("dice"));
    let table = opened(&ann, dice, &mut bot).await;
    let update = json!({ "content": "Ben is to roll." });
    let (answer, interaction) = tokio::join!(ben.press(&table, "Roll"), bot.answers(7, update));
    assert_eq!(answer.kind, AnswerKind::Update);
    assert_eq!(
        interaction["data"],
        json!({ "custom_id": "roll", "component_type": 2 })
    );
    assert_eq!(interaction["message"]["id"], table.id().to_string());
    let now = ann.sees(table.id()).expect("still there");
    assert_eq!(now.content(), "Ben is to roll.");
    assert!(now.embeds_text().contains("1 2 3") && now.is_edited() && !table.is_edited());
    let (answer, _) = tokio::join!(
        ann.choose(&table, "Pick a die", &["Two"]),
        bot.answers(6, Value::Null)
    );
    assert_eq!(answer.kind, AnswerKind::DeferredUpdate);
    assert_eq!(ann.reads(dice).len(), 1);
}

#[tokio::test]
async fn updates_fit_only_presses_and_forms_never_answer_forms() {
    let (_play, mut bot, ann, dice) = ann_at_dice().await;
    let form = json!({ "title": "Luck", "custom_id": "luck", "components": [{ "type": 1, "components": [
        { "type": 4, "custom_id": "word", "label": "Lucky word", "style": 1, "max_length": 20 },
    ]}]});
    let script = async {
        let interaction = bot.interaction().await;
        for kind in [1, 6, 7, 8, 99] {
            let (status, body) = bot.answer(&interaction, kind, board()).await;
            assert_eq!((status, &body["code"]), (400, &json!(50035)), "type {kind}");
            assert_eq!(
                body["errors"]["type"]["_errors"][0]["code"],
                "BASE_TYPE_CHOICES"
            );
        }
        assert_eq!(bot.answer(&interaction, 9, form.clone()).await.0, 204);
    };
    let (answer, ()) = tokio::join!(ann.slash(dice, "game start", &[]), script);
    assert_eq!(answer.kind, AnswerKind::Modal);
    let modal = answer.modal.expect("a form");
    assert_eq!(modal.text(), "Luck\nLucky word");
    let script = async {
        let interaction = bot.interaction().await;
        assert_eq!(interaction["type"], 5);
        assert_eq!(
            interaction["data"]["components"][0]["components"][0]["value"],
            "seven"
        );
        assert_eq!(bot.answer(&interaction, 9, form.clone()).await.0, 400);
        let (status, _) = bot.answer(&interaction, 7, board()).await;
        assert_eq!(status, 400, "no message to update");
        assert_eq!(bot.answer(&interaction, 4, board()).await.0, 204);
    };
    let (answer, ()) = tokio::join!(ann.submit(&modal, &[("word", "seven")]), script);
    let table = answer.message.expect("a board");
    let (answer, _) = tokio::join!(ann.press(&table, "Roll"), bot.answers(9, form.clone()));
    let modal = answer.modal.expect("a form");
    let (answer, sent) = tokio::join!(
        ann.submit(&modal, &[("word", "x")]),
        bot.answers(7, json!({ "content": "x it is" }))
    );
    assert_eq!(answer.kind, AnswerKind::Update);
    assert_eq!(sent["message"]["id"], table.id().to_string());
}

#[tokio::test]
async fn a_deferred_answer_is_filled_in_by_an_edit_or_by_the_first_further_message() {
    let (play, mut bot, ann, dice) = ann_at_dice().await;
    let (answer, interaction) = tokio::join!(
        ann.slash(dice, "game start", &[]),
        bot.answers(5, json!({ "flags": 64 }))
    );
    assert_eq!(answer.kind, AnswerKind::DeferredMessage);
    let waiting = answer.message.expect("the waiting message");
    assert!(waiting.is_ephemeral() && waiting.is_loading());
    let path = bot.token_path(&interaction, "");
    let (status, body) = bot
        .post(&path, json!({ "content": "there", "flags": 0 }))
        .await;
    assert_eq!(
        (status, &body["flags"]),
        (200, &json!(64)),
        "private as it was deferred"
    );
    let filled = ann.sees(waiting.id()).expect("there");
    assert_eq!(filled.content(), "there");
    assert!(play.person("Ben").sees(waiting.id()).is_none());
}

#[tokio::test]
async fn autocomplete_takes_only_choices() {
    let (_play, mut bot, ann, dice) = ann_at_dice().await;
    let script = async {
        let interaction = bot.interaction().await;
        let focused = &interaction["data"]["options"][0]["options"][0];
        assert_eq!(
            *focused,
            json!({ "type": 3, "name": "word", "value": "lu", "focused": true })
        );
        assert_eq!(bot.answer(&interaction, 4, board()).await.0, 400);
        let choices = json!({ "choices": [{ "name": "Luck", "value": "luck" }] });
        assert_eq!(bot.answer(&interaction, 8, choices).await.0, 204);
    };
    let (choices, ()) = tokio::join!(ann.complete(dice, "game start", "word", "lu", &[]), script);
    assert_eq!(choices, [json!({ "name": "Luck", "value": "luck" })]);
}

#[tokio::test]
async fn a_callback_with_response_returns_the_message() {
    let (_play, mut bot, ann, dice) = ann_at_dice().await;
    let script = async {
        let interaction = bot.interaction().await;
        let path = format!(
            "{}?with_response=true",
            crate::bot::Bot::callback_path(&interaction)
        );
        bot.post(&path, json!({ "type": 4, "data": board() })).await
    };
    let (answer, (status, body)) = tokio::join!(ann.slash(dice, "game start", &[]), script);
    let id = answer.message.expect("a board").id().to_string();
    assert_eq!(status, 200);
    assert_eq!(body["interaction"]["response_message_id"], id);
    assert_eq!(body["resource"]["message"]["id"], id);
}

#[tokio::test]
async fn without_a_bot_an_interaction_fails_at_once() {
    let play = started(Settings::default()).await;
    let bot = crate::bot::Bot::connect(&play, 0).await;
    let path = format!("/applications/{}/commands", bot.id);
    bot.put(&path, crate::bot::game_command()).await;
    play.faults().invalid_session(false);
    let answer = play
        .person("Ann")
        .slash(play.channel("dice"), "game start", &[])
        .await;
    assert!(answer.failed());
}

#[tokio::test]
async fn a_channel_deleted_under_a_game_is_unknown_to_its_answers() {
    let (play, mut bot, ann, dice) = ann_at_dice().await;
    let script = async {
        let interaction = bot.interaction().await;
        play.faults().delete_channel(dice);
        assert_eq!(bot.event("CHANNEL_DELETE").await["id"], dice.to_string());
        let code = bot.answer(&interaction, 4, board()).await.1["code"].clone();
        play.advance(Duration::from_secs(4));
        code
    };
    let (answer, code) = tokio::join!(ann.slash(dice, "game start", &[]), script);
    assert_eq!(code, 10003);
    assert!(answer.failed());
}
