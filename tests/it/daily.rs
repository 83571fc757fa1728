//! `/daily`: one try a day with the same dice for everybody, and every way that people try to get a second one or to know the dice first.

use std::time::Duration;

use db::WallTime;
use games::dice::Seed;
use games::notation::{hex, unhex};
use playground::{Answer, Message, Person};
use serde_json::json;

use crate::harness::{FORGED, Harness, Shown, assert_private, hides, shows};
use crate::player::{has_button, ways};
use crate::usual::right;

const DAY: i64 = 24 * 60 * 60 * 1000;

/// How the id of the button that tells the channel ends.
const SHARE: &str = ":share";

/// A harness at the noon of a day, so that no test meets midnight by chance.
pub(crate) async fn at_noon() -> Harness {
    let harness = Harness::open().await;
    harness.wait_for_pictures().await;
    let WallTime(now) = harness.clock.now();
    let noon = (now.div_euclid(DAY) + 1) * DAY + DAY / 2;
    pass(&harness, noon - now);
    harness
}

fn pass(harness: &Harness, millis: i64) {
    harness.pass(Duration::from_millis(millis.unsigned_abs()));
}

pub(crate) fn pass_a_day(harness: &Harness) {
    pass(harness, DAY);
}

/// Whether a person is listed with the medal of the first, drawn as a tile once those are uploaded.
fn is_first(text: &str, person: &str) -> bool {
    let marked = |line: &str| line.starts_with("<:first") || line.starts_with('🥇');
    text.lines()
        .any(|line| marked(line) && line.contains(person))
}

pub(crate) async fn asks(harness: &Harness, person: &Person) -> Message {
    let answer = person.slash(harness.channel, "daily", &[]).await;
    assert_private(&answer, "");
    answer.shown()
}

async fn begins(harness: &Harness, person: &Person) -> Message {
    let invitation = asks(harness, person).await;
    person.press(&invitation, "Start my try").await.updated()
}

fn is_over(page: &Message) -> bool {
    // What tells the channel, in every language.
    page.buttons()
        .iter()
        .any(|button| button.custom_id().ends_with(SHARE))
}

/// Presses the last move offered, which stops where that is possible.
async fn moves(person: &Person, page: &Message) -> Message {
    let last = ways(page).into_iter().rfind(crate::player::Way::plays);
    let last = last.unwrap_or_else(|| panic!("no move: {}", page.text()));
    last.go(person, page).await.updated()
}

pub(crate) async fn finishes(person: &Person, mut page: Message) -> Message {
    for _ in 0..400 {
        if is_over(&page) {
            return page;
        }
        page = moves(person, &page).await;
    }
    panic!("it does not end: {}", page.text());
}

/// The line of the results that says what the try took.
fn effort(page: &Message) -> String {
    let text = page.embeds_text();
    let line = text
        .lines()
        .find(|line| line.contains(" turn") && line.contains(" roll"));
    let line = line.unwrap_or_else(|| panic!("no effort: {text}"));
    line.trim_matches('*').to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_has_the_same_dice_and_sees_results_only_after_their_own_try() {
    let mut harness = at_noon().await;
    let [ann, ben] = harness.some_people();
    let page = begins(&harness, &ann).await;
    assert!(page.is_ephemeral());
    // A restart in the middle changes nothing.
    let page = moves(&ann, &page).await;
    harness.restart().await;
    let again = asks(&harness, &ann).await;
    assert_eq!(again.text(), page.text());
    let anns = finishes(&ann, again).await;
    shows(&anns.embeds_text(), "place 1 of 1 here");

    let invitation = asks(&harness, &ben).await;
    let text = invitation.text();
    shows(&text, ":t> (<t:");
    assert!(
        !text.contains("Ann") && !text.contains(&effort(&anns)),
        "{text}"
    );
    let bens = ben.press(&invitation, "Start my try").await.updated();
    hides(&bens, "Ann");
    let bens = finishes(&ben, bens).await;
    // The same moves with the same dice took the same.
    assert_eq!(effort(&bens), effort(&anns));
    let text = bens.embeds_text();
    assert!(
        is_first(&text, " Ann ·") && is_first(&text, "**Ben** ·"),
        "{text}"
    );
    shows(&text, "place 1 of 2 here, 1 of 2 everywhere");

    let told = ann.press(&anns, "Tell this channel").await.posted();
    let message = told;
    assert!(!message.is_ephemeral());
    let hidden = format!("||{}||", effort(&anns));
    shows(message.content(), &hidden);
    let alone = harness.play.direct_channel(&ann);
    let there = ann.slash(alone, "daily", &[]).await.shown();
    assert!(!is_over(&there), "nobody would read it there");
    harness.clock.advance(Duration::from_secs(24 * 60 * 60));
    let rules = ann.press(&anns, "Rules").await;
    assert_private(&rules, "");
    hides(&rules, "is over");
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_gives_a_second_try() {
    let mut harness = at_noon().await;
    let ann = harness.play.person("Ann");
    let invitation = asks(&harness, &ann).await;
    let page = ann.press(&invitation, "Start my try").await.updated();
    let page = moves(&ann, &page).await;
    // Begin once more: on another server's message, after a restart, from a direct message.
    let elsewhere = harness.play.direct_channel(&ann);
    for restart in [false, true] {
        if restart {
            harness.restart().await;
        }
        let again = ann
            .press_raw(invitation.id(), &begin_id(&invitation))
            .await
            .updated();
        assert_eq!(again.text(), page.text());
        let there = ann.slash(elsewhere, "daily", &[]).await;
        assert_eq!(there.text(), page.text());
    }
    // An old control is no way back.
    let first = ways(&page).into_iter().find(crate::player::Way::plays);
    let first = first.expect("a move");
    let after = first.go(&ann, &page).await.updated();
    let stale = first.go_anyway(&ann, page.id()).await.updated();
    assert_eq!(stale.text(), after.text());
    finishes(&ann, after).await;

    // Deleting one's data neither.
    harness.deletes_data(&ann).await;
    let invitation = asks(&harness, &ann).await;
    let refused = ann.press(&invitation, "Start my try").await;
    assert_private(&refused, "You already had your try");
    harness.restart().await;
    let refused = ann.press(&invitation, "Start my try").await;
    assert_private(&refused, "You already had your try");
    let ben = harness.play.person("Ben");
    let page = begins(&harness, &ben).await;
    let page = finishes(&ben, page).await;
    let text = page.embeds_text();
    hides(&text, "Ann");
    shows(&text, "of 2 everywhere");

    // Tomorrow is another day.
    pass(&harness, DAY);
    begins(&harness, &ann).await;
    harness.close().await;
}

fn begin_id(invitation: &Message) -> String {
    let buttons = invitation.buttons();
    let begin = buttons
        .iter()
        .find(|button| button.label() == "Start my try");
    begin.expect("a button").custom_id().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_try_ends_with_its_day_and_the_seed_is_shown_only_then() {
    let harness = at_noon().await;
    let [ann, ben] = harness.some_people();
    let invitation = asks(&harness, &ann).await;
    assert!(commitments(&invitation.text()).is_empty(), "nobody asked");
    shows(&invitation, "A second account would see the same dice");
    let text = fair_dice(&ann, &invitation).await;
    let committed = commitments(&text);
    // Today, tomorrow, and yesterday's seed, which fits neither.
    assert_eq!(committed.len(), 3, "{text}");
    assert!(!committed[..2].contains(&sha256(&committed[2])), "{text}");
    let begun = ann.press(&invitation, "Start my try").await.updated();
    let anns = finishes(&ann, begun).await;
    assert_eq!(fair_dice(&ann, &anns).await, text, "also after the try");
    assert_private(&record_of(&ann, &anns).await, FORGED);
    let unfinished = begins(&harness, &ben).await;
    let unfinished = moves(&ben, &unfinished).await;

    // A minute to midnight it still goes on; then it is over.
    pass(&harness, DAY / 2 - 60_000);
    let unfinished = moves(&ben, &unfinished).await;
    pass(&harness, 60_000);
    let way = ways(&unfinished)
        .into_iter()
        .find(crate::player::Way::plays);
    assert_private(&way.expect("a move").go(&ben, &unfinished).await, "is over");

    let next = asks(&harness, &ben).await;
    let text = next.embeds_text();
    let dice = fair_dice(&ben, &next).await;
    assert_eq!(
        commitments(&dice)[0],
        committed[1],
        "tomorrow has come: {text}"
    );
    assert!(is_first(&text, " Ann ·"), "{text}");
    hides(&text, "Ben ·");
    assert!(!has_button(&next, "Yesterday's record"));
    let seed = commitments(&dice).pop().expect("a seed");
    assert_eq!(
        sha256(&seed),
        committed[0],
        "the seed fits what was committed"
    );

    let next = asks(&harness, &ann).await;
    hides(&next, "in a row");
    // What happened yesterday can still be told, once.
    let told = ann.press(&anns, "Tell this channel").await;
    shows(&told, "||");
    let twice = ann.press(&anns, "Tell this channel").await;
    assert_private(&twice, "You have told a channel about this try already.");
    let record = ann.press(&next, "Yesterday's record").await;
    assert_private(&record, "rollhouse verify");
    let record = right(&harness.attached(record).await);
    assert!(record.table.starts_with("daily"), "{}", record.table);
    harness.close().await;
}

/// Forges the button that is not there yet.
async fn record_of(person: &Person, page: &Message) -> Answer {
    let buttons = page.buttons();
    let id = buttons[0].custom_id();
    let (head, _) = id.rsplit_once(':').expect("an action");
    person.press_raw(page.id(), &format!("{head}:record")).await
}

/// What the button says.
async fn fair_dice(person: &Person, page: &Message) -> String {
    let told = person.press(page, "Fair dice").await;
    assert_private(&told, "SHA-256 of the secret seed");
    told.text()
}

/// The commitments in a text, in order, and the seed of the day before after them.
fn commitments(text: &str) -> Vec<String> {
    let quoted = text.split('`').skip(1).step_by(2);
    quoted
        .filter(|one| one.len() == 64)
        .map(str::to_owned)
        .collect()
}

fn sha256(seed: &str) -> String {
    hex(&Seed(unhex(seed).expect("32 bytes")).commitment())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_day_that_only_somebody_unlisted_finished_is_no_obstacle() {
    let harness = at_noon().await;
    let [ann, ben] = harness.some_people();
    let off = [("show", json!("off"))];
    let unlisted = ann.slash(harness.channel, "me leaderboard", &off).await;
    assert_private(&unlisted, "");
    let page = begins(&harness, &ann).await;
    finishes(&ann, page).await;
    pass(&harness, DAY);
    shows(&asks(&harness, &ben).await, "1 player finished it.");
    begins(&harness, &ben).await;
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn days_in_a_row_are_counted_and_the_games_take_turns() {
    let harness = at_noon().await;
    let ann = harness.play.person("Ann");
    let mut games = Vec::new();
    for day in 1..=3 {
        let page = begins(&harness, &ann).await;
        games.push(
            page.embeds_text()
                .lines()
                .next()
                .unwrap_or_default()
                .to_owned(),
        );
        let page = finishes(&ann, page).await;
        let row = format!("{day} days in a row");
        assert_eq!(
            page.embeds_text().contains(&row),
            day > 1,
            "{}",
            page.text()
        );
        pass(&harness, DAY);
    }
    let name = |title: &str| title.split(" · ").next().unwrap_or_default().to_owned();
    assert_ne!(name(&games[0]), name(&games[1]));
    assert_eq!(name(&games[0]), name(&games[2]));
    // One missed day in a month is free. Of three days two are in one month.
    let ben = harness.play.person("Ben");
    asks(&harness, &ben).await;
    pass(&harness, DAY);
    let page = asks(&harness, &ann).await;
    shows(&page, "3 days in a row");
    for _ in 0..2 {
        pass(&harness, DAY);
        asks(&harness, &ben).await;
    }
    let page = asks(&harness, &ann).await;
    hides(&page, "in a row");
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_export_has_the_tries_and_forged_controls_do_nothing() {
    let harness = at_noon().await;
    let [ann, ben] = harness.some_people();
    let page = begins(&harness, &ann).await;
    let page = moves(&ann, &page).await;
    let text = harness.exported(&ann).await;
    shows(&text, "\"daily\"");
    shows(&text, "\"roll\"");
    let id = ways(&page)[0].custom_id.clone();
    let fields: Vec<&str> = id.split(':').collect();
    let head = fields[..3].join(":");
    for forged in ["p:fly", "p:", "f:here", "h", "n:x"] {
        let refused = ann.press_raw(page.id(), &format!("{head}:{forged}")).await;
        assert_private(&refused, FORGED);
    }
    let own = asks(&harness, &ben).await;
    for forged in [id.as_str(), "1d:1:0:begin"] {
        assert_private(&ben.press_raw(own.id(), forged).await, FORGED);
    }
    assert_eq!(asks(&harness, &ann).await.text(), page.text());
    harness.close().await;
}
