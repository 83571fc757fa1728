//! Channels that some people cannot see.

use crate::bot::{opened, setup};
use serde_json::json;

#[tokio::test]
async fn a_hidden_channel_shows_a_person_nothing_and_takes_nothing_from_them() {
    let (play, mut bot) = setup().await;
    let (ann, ben, cleo) = (play.person("Ann"), play.person("Ben"), play.person("Cleo"));
    let den = play.channel("den");
    play.faults().hide(den, ben.id());
    play.faults().hide(den, ann.id());
    let message = opened(&cleo, den, &mut bot).await.id();
    cleo.say(den, "a word in the den");
    assert!(cleo.sees(message).is_some());
    assert!(ann.sees(message).is_some(), "the owner sees every channel");
    assert!(ben.sees(message).is_none() && ben.reads(den).is_empty());
    assert!(!ben.received().contains("a word in the den"));
    let call = format!("<@{}> <@{}>, your turn", ben.id(), cleo.id());
    bot.says(den, &call).await;
    let pings = (ben.pings(), cleo.pings());
    assert_eq!(pings, (0, 1), "nobody is pinged where they see nothing");
    let refused = ben.try_slash(den, "game start", &[]).await;
    assert_eq!(
        refused.err().as_deref(),
        Some("There is no such channel for you.")
    );
    play.faults().reveal(den, ben.id());
    assert!(ben.sees(message).is_some());
}

#[tokio::test]
async fn a_private_channel_is_seen_by_its_role_and_a_bot_can_work_that_out() {
    let (play, bot) = setup().await;
    let (ben, cleo) = (play.person("Ben"), play.person("Cleo"));
    let (den, role) = (play.channel("den"), 4_242);
    play.faults().restrict(den, role);
    play.faults().give_role(cleo.id(), role);
    let said = cleo.say(den, "members only");
    assert!(cleo.sees(said).is_some() && ben.sees(said).is_none());
    let path = format!("/guilds/{}/channels", play.guild());
    let (_, channels) = bot.get(&path).await;
    let channels = channels.as_array().expect("a list");
    let id = den.to_string();
    let listed = channels.iter().find(|one| one["id"] == id.as_str());
    let view = (1_u64 << 10).to_string();
    let (everyone, role) = (play.guild().to_string(), role.to_string());
    assert_eq!(
        listed.expect("the channel")["permission_overwrites"],
        json!([
            { "id": everyone, "type": 0, "allow": "0", "deny": view },
            { "id": role, "type": 0, "allow": view, "deny": "0" },
        ])
    );
    let path = format!("/guilds/{}/threads/active", play.guild());
    let (status, threads) = bot.get(&path).await;
    assert_eq!((status, &threads["threads"]), (200, &json!([])));
}
