//! Forums and voice channels as places for games.

use serde_json::json;

use crate::harness::{Harness, Shown, assert_private};
use crate::player::Table;
use crate::usual::{game_for, start};

#[tokio::test(flavor = "multi_thread")]
async fn games_can_be_kept_to_the_posts_of_a_forum_and_a_voice_channel() {
    let harness = Harness::open().await;
    let ann = harness.play.person("Ann");
    let people = [harness.play.person("Ben"), harness.play.person("Cleo")];
    let game = game_for(2);
    let start = start(game);
    let (forum, voice) = (
        harness.play.forum("games"),
        harness.play.voice_channel("lounge"),
    );
    let other = harness.play.forum("news");
    let post = harness.play.forum_post(forum, "friday night");
    let elsewhere = harness.play.forum_post(other, "welcome");
    let panel = ann.slash(harness.channel, "settings", &[]).await.shown();
    let places = [forum.to_string(), voice.to_string()];
    ann.choose(&panel, "1s:s:c", &[&places[0], &places[1]])
        .await
        .updated();
    for refused in [harness.channel, elsewhere] {
        let words = format!("Games on this server are played in <#{forum}>, <#{voice}>.");
        assert_private(&people[0].slash(refused, &start, &[]).await, &words);
    }
    for place in [post, voice] {
        let lobby = people[0].slash(place, &start, &[]).await;
        assert!(!lobby.is_private(), "{}", lobby.text());
        let lobby = lobby.shown();
        people[1].press(&lobby, "Join").await;
        let mut table = Table::begun(&lobby, &people).await;
        table.goes_on(3).await;
        // The posts of a forum are its rooms.
        let listed = ann
            .slash(place, "table show", &[("table", json!(table.name()))])
            .await;
        assert!(!listed.is_private(), "{}", listed.text());
        harness.settled(listed.message.as_ref().unwrap()).await;
    }
    // A table in a post stays there, and so does one in a voice channel, where no thread can be opened.
    for place in [post, voice] {
        let wish = [("thread", json!(true))];
        let lobby = people[0].slash(place, &start, &wish).await.shown();
        people[1].press(&lobby, "Join").await;
        people[0].press(&lobby, "Start").await;
        if place == voice {
            let said = "Could not open a thread";
            people[0]
                .waits_for(place, |m| m.content().starts_with(said))
                .await;
        }
        Table::new(people.to_vec(), lobby.id()).goes_on(2).await;
    }
    let mut harness = harness;
    harness.stop().await;
}
