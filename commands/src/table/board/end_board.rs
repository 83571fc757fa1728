//! The board of a table that has ended: who won and how, drawn from the record alone, and the controls for another game.

use std::fmt::Write;

use db::{Finished, StoredTable};
use games::outcome::{Outcome, Status};
use games::seat::{Names, Seat, Viewer};
use games::story::{Story, Turn};
use games::telling::{EventKind, Unit};
use serenity::all::{ButtonStyle, CreateActionRow, CreateButton, CreateEmbed};

use crate::bot::Bot;
use crate::error::{CommandError, InternalError, chain};
use crate::protocol::answer::Message;
use crate::protocol::custom_id::{Audience, Shared, Surface, TableAction};
use crate::state::active::ActiveTable;
use crate::state::ending::Ending;
use crate::state::parts;
use crate::state::record::record;
use crate::table::board::description::Company;
use crate::table::board::draw;
use crate::table::end::rematch_state::{self, Rematch};
use crate::table::end::{achievements, series};
use crate::table_name::table_name;
use crate::words;

const GOLD: u32 = 0xF2_B1_34;

/// A roll that is at least this rare is worth telling.
const RARE: f64 = 0.25;

/// Rounds in the table; more are put together.
const MOST_ROUNDS: usize = 6;

/// Columns of the table of rounds are at most this wide, so that it fits a phone.
const COLUMN: usize = 8;

/// The public message of a table that has ended. It is shown without its story if that cannot be told, because the last move is
/// stored and everybody waits for the result.
pub(crate) async fn message(bot: &Bot, active: &mut ActiveTable) -> Message {
    let screen = active.game().screen(Viewer::Public, &active.names, "");
    let rematch = match story(bot, active).await {
        Ok(rematch) => rematch,
        Err(error) => {
            tracing::error!(
                table = table_name(active.id),
                error = %chain(&error),
                "cannot tell the story of a finished table"
            );
            Rematch::default()
        }
    };
    let emoji = &bot.emoji;
    let mut message = Message::new(match active.table.closed() {
        Some(why) => format!("This table was closed: {}.", words::why(Some(why.word()))),
        None => emoji.text(&draw::with_news(active, &screen.summary)),
    });
    let outcome = match active.game().status() {
        Status::Over(outcome) => Some(outcome),
        Status::ToAct(_) => None,
    };
    let mut lines = Vec::new();
    if let Some(ending) = &active.ending {
        let hints = active.hints_in_words().join(" ");
        let small = format!(
            "{}{}{hints}",
            ending.length,
            if hints.is_empty() { "" } else { " · " }
        );
        let sentences = [ending.won.clone(), rematch.words(), small];
        lines.extend(sentences.into_iter().filter(|line| !line.is_empty()));
    }
    let company = Company {
        outcome: outcome.as_ref(),
        ..Company::from(&*active)
    };
    let board = draw::embed_for(&screen, active, company, emoji, &lines);
    message
        .embeds
        .push(board.colour(if outcome.is_some() { GOLD } else { draw::ENDED }));
    message.components = controls(active, &rematch);
    message
}

/// What the button More answers, privately: what else is worth telling, and what can be looked up.
pub(crate) async fn more(bot: &Bot, active: &mut ActiveTable) -> Result<Message, CommandError> {
    story(bot, active).await?;
    // As on the board: each opens a message of its own.
    let button = |action, label: &str| {
        active
            .control(Surface::Board, action)
            .button(label, ButtonStyle::Secondary)
    };
    let mut buttons = vec![
        button(TableAction::Step(0, 0), "Move by move"),
        button(TableAction::Record, "Record"),
        button(TableAction::Verify, "Fair dice"),
        button(TableAction::Rules, "Rules"),
    ];
    if active.board.guild.is_some() && !active.board.answers_only {
        buttons.push(button(TableAction::Report, "Report"));
    }
    let mut message = Message::with_buttons("More about this game.", buttons);
    let text = active
        .ending
        .as_ref()
        .map_or("", |ending| ending.story.as_str());
    if !text.trim().is_empty() {
        let embed = CreateEmbed::new().description(text.trim_end()).colour(GOLD);
        message.embeds.push(embed);
    }
    Ok(message)
}

/// Works out the ending, unless that was done before, and looks up the rematch.
async fn story(bot: &Bot, active: &mut ActiveTable) -> Result<Rematch, CommandError> {
    if active.ending.is_none()
        && let Status::Over(_) = active.game().status()
    {
        active.ending = Some(ending(bot, active).await?);
    }
    rematch_state::state(bot, active).await
}

/// It changes hands as `&mut` for the same reason as in [`board`](crate::table::board::board_message::board).
async fn ending(bot: &Bot, active: &mut ActiveTable) -> Result<Ending, CommandError> {
    let table = active.id;
    let read = bot.read(move |tx| {
        let stored = tx.stored(table)?;
        let this = Finished {
            tables: Some(vec![table]),
            ..Finished::default()
        };
        let played = tx.finished(&this)?.pop();
        let latest = series::latest(tx, &stored)?;
        Ok((stored, played, latest))
    });
    let (stored, played, latest) = read.await?;
    let record = record(&stored)?;
    let names = &active.names;
    let story = Story::of(&record, names.lang()).map_err(InternalError::new)?;
    let mut text = highlights(&story, names);
    text.push_str(&rounds(&story, names));
    // The last line says so of a table that was opened as unrated.
    let parts = played.filter(|played| played.rated);
    let parts = parts.and_then(|played| parts::in_words(&played));
    let lines = [
        achievements::news(bot, &stored, names).await?,
        series::text(&stored, &latest, names),
    ];
    // On the board itself, because it is said of somebody.
    let parts = parts.map_or_else(String::new, |parts| format!("**Ratings** · {parts}.\n"));
    for line in lines.iter().filter(|line| !line.is_empty()) {
        text.push_str(line);
        text.push('\n');
    }
    let unrated = if stored.head.rated {
        ""
    } else {
        " · unrated, as chosen at the start"
    };
    Ok(Ending {
        won: how_it_was_won(&story, names),
        story: text,
        length: format!("{parts}-# {}{unrated}", length(&story, &stored)),
    })
}

/// The one event that put the winner ahead for good, told whole; without one the best roll of the game, if any was good.
fn how_it_was_won(story: &Story, names: &Names) -> String {
    let winner = story.outcome.iter().flat_map(Outcome::winners).next();
    let (Some(lead), Some(winner)) = (story.lead(), winner) else {
        return best_roll(story, names).unwrap_or_default();
    };
    let turn = &story.turns[lead.turn];
    let (who, when) = (names.of(winner), when(turn));
    let Some(passed) = lead.passed else {
        return format!("{who} was ahead from {when} to the end.");
    };
    let passed = names.of(passed);
    let event = match decisive(turn, winner) {
        Some((seat, what)) if seat == winner => format!("{who} {what} and passed {passed}"),
        Some((seat, what)) => format!("{} {what}, and {who} passed {passed}", names.of(seat)),
        None => format!("{who} passed {passed}"),
    };
    if lead.turn + 1 == story.turns.len() {
        format!("**Won at the last moment:** {event}.")
    } else {
        format!("**Ahead for good** in {when}: {event}.")
    }
}

/// What brought most to the winner in a turn, or else cost somebody most: who did it, and what. The same thing done several times is
/// one.
fn decisive(turn: &Turn, winner: Seat) -> Option<(Seat, String)> {
    let mut events: Vec<(Seat, &str, usize, i32)> = Vec::new();
    for event in turn.events.iter().filter(|event| event.is_in_sentence()) {
        let weight = match event.kind {
            EventKind::Loss { lost, .. } if event.seat != winner => lost,
            _ if event.seat != winner => continue,
            _ => event.points.unwrap_or(0),
        };
        let mut known = events.iter_mut();
        match known.find(|(seat, what, ..)| *seat == event.seat && *what == event.what) {
            Some((.., times, sum)) => {
                *times += 1;
                *sum += weight;
            }
            None => events.push((event.seat, &event.what, 1, weight)),
        }
    }
    let (seat, what, times, weight) = events
        .into_iter()
        .max_by_key(|(seat, .., weight)| (*seat == winner && *weight > 0, *weight))?;
    let times = match times {
        1 => String::new(),
        2 => " twice".to_owned(),
        times => format!(" {times} times"),
    };
    let points = match weight {
        gained if gained > 0 && seat == winner => format!(" (+{gained})"),
        _ => String::new(),
    };
    Some((seat, format!("{what}{times}{points}")))
}

/// `**Best roll** · Ann, turn 4: four 6s with 9 dice, 1 in 30.`
fn best_roll(story: &Story, names: &Names) -> Option<String> {
    let (turn, event, chance) = story.best_roll().filter(|(.., chance)| *chance <= RARE)?;
    let (name, when, odds) = (names.of(event.seat), when(turn), odds(chance));
    let what = &event.what;
    Some(format!("**Best roll** · {name}, {when}: {what}, {odds}."))
}

/// The turning point, the best roll or turn, and what busts cost.
fn highlights(story: &Story, names: &Names) -> String {
    let seats = story.seats();
    let mut text = String::new();
    if let Some(lead) = story.lead() {
        let turn = &story.turns[lead.turn];
        if let Some(passed) = lead.passed {
            let winner = story.outcome.iter().flat_map(Outcome::winners).next();
            let who = winner.map_or("the winner".to_owned(), |winner| names.of(winner));
            let effect = if lead.turn + 1 == story.turns.len() {
                format!(", which put {who} ahead of")
            } else {
                format!(". From here on {who} was ahead of")
            };
            _ = writeln!(
                text,
                "**Turning point** · {}: {}{effect} {}.",
                when(turn),
                sentence(turn, names, 2),
                names.of(passed)
            );
        } else if story.turns.len() > 1 {
            _ = writeln!(
                text,
                "**Never behind** · ahead from {} to the end.",
                when(turn)
            );
        }
    }
    if let Some(roll) = best_roll(story, names) {
        _ = writeln!(text, "{roll}");
    }
    if let Some((turn, seat, gain)) = story.best_turn().filter(|_| seats > 1) {
        let (name, when) = (names.of(seat), when(turn));
        _ = writeln!(text, "**Best turn** · {name}, {when}: +{gain}.");
    }
    for losses in story.losses() {
        let each = losses.by_seat.iter().map(|(seat, count, lost)| {
            let name = names.of(*seat);
            if *lost == 0 {
                format!("{name} {count}")
            } else {
                let lost = match losses.unit {
                    Unit::Points => words::count(*lost, "point"),
                    Unit::Spots => words::count(*lost, "spot"),
                };
                format!("{name} {count} ({lost} lost)")
            }
        });
        let each: Vec<String> = each.collect();
        _ = writeln!(
            text,
            "**{}** · {}.",
            losses.heading.say(names.lang()),
            each.join(", ")
        );
    }
    text
}

/// `turn 9`, or the title of a turn of several seats: `round 2 of 6, draft`.
pub(crate) fn when(turn: &Turn) -> String {
    if turn.title.is_empty() {
        format!("turn {}", turn.number)
    } else {
        turn.title.to_lowercase()
    }
}

/// `1 in 30`, or in percent where that is easier to read.
fn odds(chance: f64) -> String {
    if chance < 0.095 {
        format!("1 in {:.0}", 1.0 / chance)
    } else {
        format!("a chance of {:.0} %", chance * 100.0)
    }
}

/// `Ann kept five 5s (+7), linked cubes (+10)`: what happened in a turn, the last `most` of it.
pub(crate) fn sentence(turn: &Turn, names: &Names, most: usize) -> String {
    let told = turn.events.iter().filter(|event| event.is_in_sentence());
    let told: Vec<_> = told.collect();
    let mut text = String::new();
    if told.is_empty() {
        match turn.seat {
            Some(seat) => _ = write!(text, "{} scored nothing", names.of(seat)),
            None => text.push_str("nothing was scored"),
        }
    }
    let mut last = None;
    let from = told.len().saturating_sub(most);
    if from > 0 {
        text.push_str("… ");
    }
    for event in &told[from..] {
        if last == Some(event.seat) {
            text.push_str(", ");
        } else {
            if last.is_some() {
                text.push_str("; ");
            }
            _ = write!(text, "{} ", names.of(event.seat));
        }
        last = Some(event.seat);
        text.push_str(&event.what);
        if let Some(points) = event.points {
            _ = write!(text, " ({points:+})");
        }
    }
    text
}

/// What each player gained in each round, as a table; empty for a game without rounds, for one round and for one player.
fn rounds(story: &Story, names: &Names) -> String {
    let (rounds, seats) = (story.rounds(), story.seats());
    if rounds.len() < 2 || seats < 2 {
        return String::new();
    }
    let together = rounds.len().div_ceil(MOST_ROUNDS);
    let column = |seat: Seat| -> String {
        // A code block has no markdown, so the name needs no escapes.
        let name = names.of(seat).replace('\\', "");
        let ascii = name.chars().filter(char::is_ascii_graphic);
        let name: String = ascii.take(COLUMN - 1).collect();
        if name.is_empty() {
            seat.to_string()
        } else {
            name
        }
    };
    let seats: Vec<Seat> = (0..seats).map(Seat::new).collect();
    // Six columns fit a phone.
    let width = if seats.len() > 4 { 5 } else { COLUMN };
    let mut text = "```\nRound ".to_owned();
    for seat in &seats {
        let name: String = column(*seat).chars().take(width - 1).collect();
        _ = write!(text, "{name:>width$}");
    }
    for rows in rounds.chunks(together) {
        let (first, last) = (rows[0].0, rows[rows.len() - 1].0);
        let label = if first == last {
            first.to_string()
        } else {
            format!("{first}-{last}")
        };
        _ = write!(text, "\n{label:<6}");
        for seat in &seats {
            let gain: i32 = rows
                .iter()
                .filter_map(|(_, gains)| gains.get(seat.index()))
                .sum();
            _ = write!(text, "{gain:>width$}");
        }
    }
    text.push_str("\n```\n");
    text
}

/// `21 turns, 48 rolls, 12 minutes`
fn length(story: &Story, stored: &StoredTable) -> String {
    let rolls: usize = story.turns.iter().map(|turn| turn.rolls).sum();
    let mut text = format!(
        "{}, {}",
        words::count(story.turns.len(), "turn"),
        words::count(rolls, "roll")
    );
    if let (Some(started), Some(ended)) = (stored.head.started, stored.head.ended) {
        let minutes = ((ended.0 - started.0).max(0) + 30_000) / 60_000;
        let time = match usize::try_from(minutes).unwrap_or_default() {
            0 => return text,
            minutes @ 1..120 => words::count(minutes, "minute"),
            minutes @ 120..2_880 => words::count(minutes / 60, "hour"),
            minutes => words::count(minutes / 1_440, "day"),
        };
        _ = write!(text, ", {time}");
    }
    text
}

/// The controls of an ended table.
fn controls(active: &ActiveTable, rematch: &Rematch) -> Vec<CreateActionRow> {
    let button =
        |action, label: &str, style| active.control(Surface::Board, action).button(label, style);
    let feat = active.feat().filter(|_| active.table.closed().is_none());
    let again = match feat {
        Some(feat) if active.game().seats() == 1 => format!("Play again, beat {feat}"),
        _ => rematch.label(),
    };
    let mut row: Vec<CreateButton> = vec![
        button(TableAction::Rematch, &again, ButtonStyle::Success),
        button(
            TableAction::HowItWent(Audience::Presser),
            "How it went",
            ButtonStyle::Secondary,
        ),
        button(TableAction::Help, "More", ButtonStyle::Secondary),
    ];
    if active.table.closed().is_none() {
        let share = TableAction::Share(Shared::Board);
        row.insert(2, button(share, "Share", ButtonStyle::Secondary));
    }
    let mut rows = vec![CreateActionRow::Buttons(row)];
    if rematch.is_waiting() {
        rows.push(CreateActionRow::Buttons(vec![button(
            TableAction::RematchLobby,
            "Start without the others",
            ButtonStyle::Secondary,
        )]));
    }
    rows
}

#[cfg(test)]
mod tests {
    use games::seat::Seats;
    use games::telling::Event;

    use super::*;

    #[test]
    fn a_turning_point_in_the_last_turn_is_told_without_an_afterwards() {
        let turn = |number: usize, points: [i32; 2]| Turn {
            number,
            seat: Some(Seat::new(0)),
            title: String::new(),
            round: 0,
            last_ply: 0,
            events: vec![Event::new(Seat::new(0), "banked 44")],
            points: points.to_vec(),
            rolls: 1,
            played_by: None,
        };
        let mut story = Story {
            turns: vec![turn(1, [0, 20]), turn(2, [44, 20])],
            outcome: Some(Outcome::by_points(&[44, 20], Seats::first(2))),
        };
        let names = Names::new(vec!["Ben".to_owned(), "Ann".to_owned()]);
        let told = highlights(&story, &names);
        assert!(
            told.contains("turn 2: Ben banked 44, which put Ben ahead of Ann.\n"),
            "{told}"
        );
        story.turns.push(turn(3, [88, 20]));
        let told = highlights(&story, &names);
        assert!(
            told.contains("turn 2: Ben banked 44. From here on Ben was ahead of Ann.\n"),
            "{told}"
        );
    }
}
