//! A board is read at a glance, on a phone: how many words and pixels a decision and an end have, over random games at the smallest and
//! the largest table, on the board and in a player's own hand.

use games::registry::{GAMES, GameType};
use playground::Message;
use serde_json::Value;

use crate::harness::Harness;
use crate::phone::{self, list, shown};

/// How many decisions of a game are looked at, at each of two tables.
const DECISIONS: usize = 500;

/// Words and pixels: at the median, in 95 of 100, and the most; then of an end.
const MEDIAN: (usize, f64) = (90, 560.0);
const NEARLY_ALL: (usize, f64) = (115, 680.0);
const MOST_PIXELS: f64 = 750.0;
const END: (usize, f64) = (90, 700.0);
/// Words of a lobby.
const LOBBY: usize = 70;

/// The text that a person reads: without pictures, and without the signs of markdown.
fn read(text: &str) -> String {
    let mut said = String::new();
    let text = text.replace("<a:", "<:");
    let mut rest = &*text;
    while let Some((before, after)) = rest.split_once("<:") {
        let end = after.find('>').map_or(after.len(), |end| end + 1);
        said.push_str(before);
        said.push(' ');
        rest = &after[end..];
    }
    said.push_str(rest);
    said.replace("**", "").replace("```", "\n")
}

fn count(text: &str) -> usize {
    let spoken = read(text);
    let words = spoken.split_whitespace();
    words
        .filter(|word| word.chars().any(char::is_alphanumeric))
        .count()
}

fn texts(embed: &Value) -> Vec<&str> {
    let mut all = vec![
        &embed["title"],
        &embed["description"],
        &embed["footer"]["text"],
    ];
    for field in embed["fields"].as_array().into_iter().flatten() {
        all.extend([&field["name"], &field["value"]]);
    }
    all.into_iter().filter_map(Value::as_str).collect()
}

/// How many words it has, controls included.
fn words(message: &Message) -> usize {
    let json = message.json();
    let embeds: usize = list(&json["embeds"]).flat_map(texts).map(count).sum();
    let rows = list(&json["components"]).flat_map(|row| list(&row["components"]));
    count(message.content()) + embeds + rows.map(|control| count(shown(control))).sum::<usize>()
}

#[derive(Default)]
struct Seen {
    words: Vec<(usize, String)>,
    pixels: Vec<(f64, String)>,
}

impl Seen {
    fn add(&mut self, message: &Message) {
        let (count, pixels) = (words(message), phone::height(message));
        self.words.push((count, message.text()));
        self.pixels.push((pixels, message.text()));
    }

    fn sort(&mut self) {
        self.words.sort();
        self.pixels.sort_by(|one, other| one.0.total_cmp(&other.0));
    }
}

/// What of a sorted list 95 of 100 do not exceed.
fn nearly_all<T>(sorted: &[T]) -> &T {
    &sorted[sorted.len() * 95 / 100]
}

async fn looked_at(game: &'static dyn GameType, seats: usize) -> Vec<String> {
    let harness = Harness::open().await;
    harness.wait_for_pictures().await;
    let mut table = harness.table(game, seats).await;
    let (mut decisions, mut ends) = (Seen::default(), Seen::default());
    while decisions.words.len() < DECISIONS || ends.words.is_empty() {
        if table.over() {
            ends.add(&table.shown());
            table = table.plays_again().await;
        }
        for message in table.in_sight() {
            decisions.add(&message);
        }
        table.presses_something().await;
    }
    decisions.sort();
    ends.sort();
    let mut wrong = Vec::new();
    let name = format!("{} with {seats}", game.info().key);
    let mut check = |what: &str, is: f64, most: f64, example: &str| {
        println!("{name}: {what} {is:.0} of {most}");
        if is > most {
            wrong.push(format!("{name}: {what}: {is:.0} of {most}\n{example}\n"));
        }
    };
    #[expect(clippy::cast_precision_loss, reason = "few words")]
    let some = |(words, text): &(usize, String)| (*words as f64, text.clone());
    let (words, pixels) = (&decisions.words, &decisions.pixels);
    let middle = words.len() / 2;
    for (what, (is, text), most) in [
        ("words at the median", some(&words[middle]), MEDIAN.0),
        ("words in 95 of 100", some(nearly_all(words)), NEARLY_ALL.0),
        (
            "words of an end",
            some(&ends.words[ends.words.len() - 1]),
            END.0,
        ),
    ] {
        check(
            what,
            is,
            f64::from(u32::try_from(most).expect("few")),
            &text,
        );
    }
    for (what, (is, text), most) in [
        ("pixels at the median", &pixels[middle], MEDIAN.1),
        ("pixels in 95 of 100", nearly_all(pixels), NEARLY_ALL.1),
        ("pixels at most", &pixels[pixels.len() - 1], MOST_PIXELS),
        (
            "pixels of an end",
            &ends.pixels[ends.pixels.len() - 1],
            END.1,
        ),
    ] {
        check(what, *is, most, text);
    }
    harness.close().await;
    wrong
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_is_short() {
    let harness = Harness::open().await;
    for game in GAMES {
        let people = harness.people(1);
        let lobby = harness.lobby(*game, &people).await;
        let count = words(&lobby);
        assert!(count <= LOBBY, "{count} words:\n{}", lobby.text());
        people[0].press(&lobby, "Leave").await;
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn decisions_and_ends_fit_a_phone() {
    let tables = GAMES.iter().flat_map(|game| {
        let seats = game.info().seats.clone();
        [*seats.start(), *seats.end()].map(|seats| tokio::spawn(looked_at(*game, seats)))
    });
    let mut wrong = Vec::new();
    for table in tables.collect::<Vec<_>>() {
        wrong.extend(table.await.expect("the table was played"));
    }
    assert!(
        wrong.is_empty(),
        "too much for a phone:\n{}",
        wrong.join("\n")
    );
}
