//! How much anybody can ask of the bot in a short time: enough for people, and too little for a script to cost others anything.

use std::time::Duration;

use futures_util::future::join_all;
use playground::{Answer, AnswerKind};

use crate::harness::{Harness, Shown, assert_private, shows};

/// What somebody gets who asks for too much.
fn refused(answer: &Answer) -> bool {
    answer.is_private() && answer.text().contains("Please wait")
}

/// What a script may ask for again and again.
fn questions() -> Vec<(&'static str, usize)> {
    vec![
        ("doctor", 2),
        ("leaderboard", 20),
        ("profile", 20),
        ("history", 20),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn five_hundred_questions_of_a_stranger_cost_others_nothing() {
    let harness = Harness::open().await;
    let mut table = harness.first_table().await;
    let stranger = harness.play.person("Zoe");
    for (words, most) in questions() {
        harness.pass(Duration::from_secs(600));
        let mut served = 0;
        for _ in 0..10 {
            let asked = (0..50).map(|_| stranger.slash(harness.channel, words, &[]));
            for answer in join_all(asked).await {
                assert_eq!(
                    answer.kind,
                    AnswerKind::Message,
                    "/{words}: {}",
                    answer.text()
                );
                if refused(&answer) {
                    shows(&answer, "second");
                } else {
                    served += 1;
                }
            }
        }
        println!("/{words}: {served} of 500 answered");
        // Each process counts for itself.
        assert_eq!(served, most * harness.bots_of_the_server(), "/{words}");
        // Others in the same channel get what they ask for, and the table is played on.
        let ann = harness.play.person("Ann");
        let answer = ann.slash(harness.channel, words, &[]).await;
        assert!(!refused(&answer), "/{words}: {}", answer.text());
        table.goes_on(2).await;
        // After the time it was told, the stranger is answered again.
        let told = stranger.slash(harness.channel, words, &[]).await;
        assert!(refused(&told), "{}", told.text());
        let wait: u64 = told
            .text()
            .split(' ')
            .find_map(|word| word.parse().ok())
            .expect("a number of seconds");
        harness.pass(Duration::from_secs(wait - 1));
        assert!(refused(&stranger.slash(harness.channel, words, &[]).await));
        harness.pass(Duration::from_secs(1));
        let again = stranger.slash(harness.channel, words, &[]).await;
        assert!(!refused(&again), "/{words}: {}", again.text());
    }
    harness.close().await;
}

/// Records are read, replayed and checked from the store, by command and by button.
#[tokio::test(flavor = "multi_thread")]
async fn records_and_their_checks_are_bounded_too() {
    let harness = Harness::open().await;
    let mut table = harness.first_table().await;
    table.plays_to_the_end().await;
    let stranger = harness.play.person("Zoe");
    let name = table.name();
    for words in ["table verify", "table record"] {
        harness.pass(Duration::from_secs(600));
        let asked = (0..100).map(|_| harness.asks(&stranger, words, &name));
        let answers = join_all(asked).await;
        let served = answers.iter().filter(|answer| !refused(answer)).count();
        assert_eq!(served, 20 * harness.bots_of_the_server(), "/{words}");
    }
    harness.pass(Duration::from_secs(600));
    let shown = table.shown();
    let more = stranger.press(&shown, "More").await.shown();
    let asked = (0..100).map(|_| stranger.press(&more, "Record"));
    let answers = join_all(asked).await;
    let served = answers.iter().filter(|answer| !refused(answer)).count();
    assert_eq!(
        served,
        20 * harness.bots_of_the_server(),
        "the button Record"
    );
    harness.close().await;
}

/// Many people together cannot ask for more than a channel gets, and other channels do not notice.
#[tokio::test(flavor = "multi_thread")]
async fn a_crowd_in_one_channel_is_bounded_and_other_channels_are_not() {
    let harness = Harness::open().await;
    let crowd: Vec<_> = (0..30)
        .map(|number| harness.play.person(&format!("P{number}")))
        .collect();
    let asked = crowd
        .iter()
        .flat_map(|person| (0..20).map(|_| person.slash(harness.channel, "leaderboard", &[])));
    let answers = join_all(asked).await;
    let served = answers.iter().filter(|answer| !refused(answer)).count();
    assert_eq!(
        served,
        100 * harness.bots_of_the_server(),
        "of {}",
        answers.len()
    );
    let late = harness.play.person("Zoe");
    let told = late.slash(harness.channel, "leaderboard", &[]).await;
    assert_private(&told, "this channel");
    let elsewhere = harness.play.channel("elsewhere");
    let answer = late.slash(elsewhere, "leaderboard", &[]).await;
    assert!(!refused(&answer), "{}", answer.text());
    harness.close().await;
}
