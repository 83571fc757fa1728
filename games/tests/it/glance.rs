//! A board is read at a glance: how many words a decision shows, over random games at the smallest and the largest table.

use games::dice::Seed;
use games::options::Options;
use games::outcome::Status;
use games::picture;
use games::registry::GAMES;
use games::screen::{Mark, Part, Row, Screen};
use games::seat::{Hand, Names, Viewer};

/// The most words that half of the decisions may have, and that 95 of 100 may have.
const MEDIAN: usize = 90;
const NEARLY_ALL: usize = 120;
/// What a message adds to every screen: the footer, `?`, and the clock of the player to act.
const FRAME: usize = 13;
const GAMES_EACH: u8 = 12;

/// Words as people count them, without pictures.
fn words(text: &str) -> usize {
    let drawn = |_: &str| Some(String::new());
    let text = picture::replaced(text, drawn);
    text.split_whitespace()
        .filter(|word| word.chars().any(char::is_alphanumeric))
        .count()
}

fn words_on(screen: &Screen) -> usize {
    let parts: usize = screen
        .parts
        .iter()
        .map(|part| match part {
            Part::Text(body) => words(body),
            Part::Headed(head, body) => words(head) + words(body),
            // Tiles are pictures.
            Part::Grid(grid) => grid.rows.iter().map(|row| words(&row.note)).sum(),
        })
        .sum();
    let scores: usize = screen
        .scores
        .iter()
        .map(|score| {
            let to_act = if score.mark == Mark::ToAct { 2 } else { 0 };
            // The name is a word, too.
            1 + words(&score.points) + words(&score.parts) + words(&score.note) + to_act
        })
        .sum();
    let rows: usize = screen
        .rows
        .iter()
        .map(|row| match row {
            Row::Buttons(buttons) => buttons.iter().map(|button| words(&button.label)).sum(),
            // A menu that is closed shows what was chosen, or else its prompt.
            Row::Menu(menu) => menu
                .choices
                .iter()
                .find(|choice| choice.chosen)
                .map_or(words(&menu.prompt), |choice| words(&choice.label)),
        })
        .sum();
    words(&screen.title) + words(&screen.summary) + scores + parts + rows + FRAME
}

/// The words of each decision of random games with this many seats.
fn counted(game: &dyn games::registry::GameType, seats: usize) -> Vec<(usize, String)> {
    let info = game.info();
    let names = ["Ann", "Ben", "Cleo", "Dev", "Edda", "Finn", "Gus", "Hana"];
    let names = Names::new(
        names[..seats]
            .iter()
            .map(|name| (*name).to_owned())
            .collect(),
    );
    let mut counts = Vec::new();
    for number in 0..GAMES_EACH {
        let key = Seed([number; 32]).key(["glance"]);
        let mut chooser = Seed([number; 32]).key(["chooser"]).dice(0);
        let options = Options::defaults(info.options);
        let mut table = game.open(&options, seats, &mut key.dice(0));
        while let Status::ToAct(acting) = table.status() {
            let seat = acting.into_iter().next().expect("somebody is to act");
            let screen = table.screen(Viewer::Public, &names, "");
            counts.push((words_on(&screen), screen.text()));
            // A hand of their own counts like a board.
            let own = table.screen(Viewer::Seat(seat), &names, "");
            if own != screen {
                counts.push((words_on(&own), own.text()));
            }
            let legal = table.legal(seat);
            let mv = legal[chooser.index(legal.len().min(250))].clone();
            let (drawn, dice) = (table.ply(), key.dice(table.ply() + 1));
            table
                .play(seat, &mv, drawn, Hand::Player, dice)
                .expect("a legal move");
        }
    }
    counts.sort();
    counts
}

#[test]
fn a_decision_has_few_words() {
    let mut wrong = Vec::new();
    for game in GAMES {
        let info = game.info();
        for seats in [*info.seats.start(), *info.seats.end()] {
            let counts = counted(*game, seats);
            let (median, _) = &counts[counts.len() / 2];
            let (nearly_all, example) = &counts[counts.len() * 95 / 100];
            let (most, _) = counts.last().expect("a decision");
            let line = format!(
                "{} with {seats}: {median} words at the median, {nearly_all} in 95 of 100, {most} at most",
                info.key
            );
            println!("{line}");
            if *median > MEDIAN || *nearly_all > NEARLY_ALL {
                wrong.push(format!("{line}\n{example}"));
            }
        }
    }
    assert!(wrong.is_empty(), "too many words:\n{}", wrong.join("\n"));
}
