//! Tables that ask for rated games or a rating.

use playground::AnswerKind;
use serde_json::json;

use crate::harness::{Harness, Shown, assert_private, shows};
use crate::invitations::INVITE;
use crate::usual::{game_for, start};

#[tokio::test(flavor = "multi_thread")]
async fn a_rated_table_may_ask_for_games_or_a_rating_to_sit_down() {
    let harness = Harness::open().await;
    let [ann, ben, cleo, dev] = &harness.some_people();
    let (game, start) = (game_for(4), start(game_for(4)));
    let open = async |option, number: u32, with: &str| {
        let options = [(option, json!(number)), ("with", json!(with))];
        let lobby = ann.slash(harness.channel, &start, &options).await.shown();
        harness.settled(&lobby).await;
        lobby
    };
    harness.won(game, &[ben.clone(), cleo.clone()]).await;
    // Dev has played nothing, and neither has Ann, who opens the table.
    let lobby = open("min-games", 1, "Dev").await;
    shows(&lobby, "for players with 1 rated game or more");
    let told = ann
        .waits_for(harness.channel, |m| m.content().contains("Dev has 0."))
        .await;
    assert!(told.is_ephemeral());
    let words = format!(
        "asks for 1 rated game of {} on this server",
        game.info().name
    );
    let told = dev.press(&lobby, "Join").await;
    assert_private(&told, &format!("{words}, and you have 0."));
    let told = ann.press(&lobby, "Join").await;
    assert_private(&told, "You already have a seat at this table.");
    let invited = ann.choose(&lobby, INVITE, &[&dev.id().to_string()]).await;
    assert_private(&invited, &format!("{words}, and Dev has 0."));
    let invited = ann.use_on_person(harness.channel, "Invite to a game", dev.id());
    assert_private(&invited.await, &format!("{words}, and Dev has 0."));
    assert_eq!(dev.pings(), 0);
    let call = harness.invites(ann, &lobby, cleo).await;
    let told = dev.press(&call, "Accept").await;
    assert_private(&told, "This invitation is for somebody else.");
    assert_eq!(cleo.press(&call, "Accept").await.kind, AnswerKind::Update);
    assert_eq!(ben.press(&lobby, "Join").await.kind, AnswerKind::Update);
    ann.press(&lobby, "Start").await;
    let asked = [("player", json!(dev.name()))];
    let asked = ann.slash(harness.channel, "table replace", &asked).await;
    assert_private(&asked, &format!("{words}, and Dev has 0."));
    // A rating is shown from the tenth game on.
    let lobby = open("min-rating", 5, "Ben").await;
    let refused = ben.press(&lobby, "Join").await;
    assert_private(&refused, "asks for a rating of 5");
    assert_private(&refused, "you have none yet");
    for _ in 1..10 {
        harness.won(game, &[ben.clone(), cleo.clone()]).await;
    }
    assert_eq!(ben.press(&lobby, "Join").await.kind, AnswerKind::Update);
    let refused = cleo.press(&lobby, "Join").await;
    assert_private(&refused, "asks for a rating of 5");
    // What is not rated has nothing to ask for.
    let unrated = [
        ("rated", json!(false)),
        ("hints", json!(true)),
        ("house", json!(1)),
    ];
    for unrated in unrated {
        let options = [("min-games", json!(3)), unrated];
        let refused = dev.slash(harness.channel, &start, &options).await;
        assert_private(&refused, "only a rated table on a server can ask for");
    }
    let alone = harness.play.direct_channel(dev);
    let refused = dev.slash(alone, &start, &[("min-games", json!(3))]).await;
    assert_private(&refused, "only a rated table on a server can ask for");
    harness.close().await;
}
