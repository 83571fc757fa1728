//! How a transcript begins: with a line that opens a table, or with a record.

use crate::dice::Dice;
use crate::options::Options;
use crate::record::{NotationError, Record, RecordError};
use crate::registry::GameType;
use crate::table::AnyTable;

use super::{Miss, miss, spelling};

/// The table with which these lines begin, and how many of them it takes to say so; or the line that is wrong.
pub(super) fn open(
    games: &[&dyn GameType],
    lines: &[(usize, &str)],
) -> Result<(Box<dyn AnyTable>, usize), (usize, Miss)> {
    if let Some(pasted) = Pasted::of(lines) {
        return Ok((pasted.table(games)?, pasted.lines));
    }
    let (line, text) = lines[0];
    let table = by_line(games, text).map_err(|miss| (line, miss))?;
    Ok((table, 1))
}

/// The words of a record at the beginning of its lines. Plies begin with their number.
const WORDS: [&str; 7] = [
    "rollhouse record ",
    "table ",
    "game ",
    "options",
    "commitment ",
    "seed ",
    "seat ",
];

/// The last lines of a record, which replace the example's own, and their number.
const END: &str = "= open\ncheck -\n";
const ADDED: usize = 2;

/// A record at the beginning of a transcript. It may stop after any ply, and its last two lines do not matter.
struct Pasted<'a> {
    first: usize,
    text: String,
    plies: Vec<(usize, &'a str)>,
    /// How many lines of the transcript it has.
    lines: usize,
}

impl<'a> Pasted<'a> {
    fn of(lines: &[(usize, &'a str)]) -> Option<Self> {
        let &(first, text) = lines.first()?;
        if !text.starts_with(WORDS[0]) {
            return None;
        }
        let mut record = Self {
            first,
            text: String::new(),
            plies: Vec::new(),
            lines: 0,
        };
        let ply = |text: &str| text.starts_with(|c: char| c.is_ascii_digit());
        let known = |text: &str| ply(text) || WORDS.iter().any(|word| text.starts_with(word));
        for &(line, text) in lines.iter().take_while(|(_, text)| known(text)) {
            if ply(text) {
                record.plies.push((line, text));
            }
            record.text.push_str(text);
            record.text.push('\n');
            record.lines += 1;
        }
        // An outcome without a check after it is a line of the transcript.
        if let [(_, end), (_, check), ..] = lines[record.lines..]
            && end.starts_with("= ")
            && check.starts_with("check ")
        {
            record.lines += 2;
        }
        record.text.push_str(END);
        Some(record)
    }

    fn table(&self, games: &[&dyn GameType]) -> Result<Box<dyn AnyTable>, (usize, Miss)> {
        let wanted = "a record of one of the games";
        let record: Record = self.text.parse().map_err(|wrong: NotationError| {
            // The lines that end a record are added here, so they are not what is wrong.
            let (at, found) = if wrong.number > self.text.lines().count() - ADDED {
                (wrong.number - 1, "the record ends before it".to_owned())
            } else {
                (wrong.number, wrong.found)
            };
            (self.first + at - 1, miss(wrong.expected, found))
        })?;
        let of_it = |game: &&&dyn GameType| {
            let info = game.info();
            (info.key, info.edition) == (record.game.as_str(), record.edition)
        };
        let game = games.iter().find(of_it).ok_or_else(|| {
            let unknown = format!("`game {} edition {}`", record.game, record.edition);
            (self.first, miss(wanted, unknown))
        })?;
        record
            .replay_with(*game, |_, _| {})
            .map_err(|RecordError { ply, what }| {
                let line = ply.and_then(|ply| self.plies.get(usize::try_from(ply).ok()?));
                let line = line.map_or(self.first, |(line, _)| *line);
                let wanted = match ply {
                    None | Some(0) => wanted,
                    Some(_) => "a ply that can be played",
                };
                (line, miss(wanted, what))
            })
    }
}

fn by_line(games: &[&dyn GameType], text: &str) -> Result<Box<dyn AnyTable>, Miss> {
    let (head, faces) = spelling::faces(spelling::unremarked(text))?;
    let mut words = head.split_whitespace();
    let key = words.next().unwrap_or("");
    let setting = |word| {
        let named: Option<(&str, &str)> = str::split_once(word, '=');
        named.ok_or_else(|| miss("name=value", format!("`{word}`")))
    };
    let settings = words.map(setting).collect::<Result<Vec<_>, Miss>>()?;
    let value = |name: &str| {
        let found = settings.iter().find(|(known, _)| *known == name);
        found.map(|(_, value)| *value)
    };
    let edition = value("edition");
    let meant = |game: &&&dyn GameType| {
        let info = game.info();
        info.key == key && edition.is_none_or(|edition| info.edition.to_string() == edition)
    };
    let game = games.iter().find(meant).ok_or_else(|| {
        let mut keys: Vec<&str> = games.iter().map(|game| game.info().key).collect();
        keys.dedup();
        let edition = edition.map_or(String::new(), |edition| format!(" edition {edition}"));
        miss(
            format!("one of the games {}", keys.join(", ")),
            format!("`{key}`{edition}"),
        )
    })?;
    let info = game.info();
    let seats = value("seats").and_then(|seats| seats.parse().ok());
    let seats = seats.filter(|seats| info.seats.contains(seats));
    let (fewest, most) = (info.seats.start(), info.seats.end());
    let seats = seats.ok_or_else(|| {
        miss(
            format!("seats={fewest} to seats={most}"),
            format!("`{head}`"),
        )
    })?;
    let mut options = Options::defaults(info.options);
    for (name, value) in settings {
        if !["edition", "seats"].contains(&name) {
            options
                .set(name, value)
                .map_err(|wrong| miss("an option of the game", wrong.to_string()))?;
        }
    }
    let mut dice = Dice::scripted_by_name(&faces);
    let table = game.open(&options, seats, &mut dice);
    dice.finish()
        .map_err(|wrong| miss("faces that fit the setup", wrong.to_string()))?;
    Ok(table)
}
