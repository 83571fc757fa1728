//! The board of a table that has ended: who won and how, drawn from the record alone, and the controls for another game.

use std::cmp::Reverse;
use std::fmt::Write;

use db::{Finished, StoredTable};
use games::outcome::{Outcome, Placing, Status};
use games::screen::Screen;
use games::seat::{Names, Seat, Viewer};
use games::story::{Story, Turn};
use serenity::all::{ButtonStyle, CreateActionRow, CreateButton, CreateEmbed};

use crate::bot::Bot;
use crate::error::{CommandError, InternalError, chain};
use crate::protocol::answer::Message;
use crate::protocol::custom_id::{Audience, Surface, TableAction};
use crate::protocol::emoji::Emoji;
use crate::state::active::ActiveTable;
use crate::state::ending::Ending;
use crate::state::parts;
use crate::state::record::record;
use crate::table::description::DESCRIPTION_LIMIT;
use crate::table::rematch_state::{self, Rematch};
use crate::table::{achievements, draw, series};
use crate::table_name::table_name;
use crate::words;

const GOLD: u32 = 0xF2_B1_34;

/// All embeds of a message have at most 6,000 characters together; titles and a footer take up to 300:
/// <https://discord.com/developers/docs/resources/message#embed-object-embed-limits>
const ALL_EMBEDS: usize = 5_700;

/// A roll that is at least this rare is worth telling.
const RARE: f64 = 0.25;

/// Rounds in the table; more are put together.
const MOST_ROUNDS: usize = 6;

/// Columns of the table of rounds are at most this wide, so that it fits a phone.
const COLUMN: usize = 8;

/// The public message of a table that has ended. It is shown without its story if that cannot be told, because the last move is
/// stored and everybody waits for the result.
pub(crate) async fn message(bot: &Bot, active: &mut ActiveTable) -> Message {
    let mut screen = active.table.screen(Viewer::Public, &active.names, "");
    let rematch = match story(bot, active, &screen).await {
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
    let mut message = Message::new(match &active.closed {
        Some(why) => format!("This table was closed: {}.", words::why(Some(why))),
        None => emoji.text(&draw::with_news(active, &screen.summary)),
    });
    let mut room = DESCRIPTION_LIMIT;
    if let Some(ending) = &active.ending {
        let mut text = ending.story.clone();
        let again = rematch.words();
        if !again.is_empty() {
            _ = writeln!(text, "{again}");
        }
        text.push_str(&ending.length);
        room = room.min(ALL_EMBEDS.saturating_sub(text.chars().count()));
        let embed = CreateEmbed::new().title(&ending.title).description(text);
        message.embeds.push(embed.colour(GOLD));
        // The podium has the scores.
        screen.scores.clear();
    }
    let board = draw::embed_within(&screen, active, emoji, &active.hints_in_words(), room)
        .colour(draw::ENDED);
    message.embeds.push(board);
    message.components = controls(active, &rematch);
    message
}

/// Works out the ending, unless that was done before, and looks up the rematch.
async fn story(
    bot: &Bot,
    active: &mut ActiveTable,
    screen: &Screen,
) -> Result<Rematch, CommandError> {
    if active.ending.is_none()
        && let Status::Over(outcome) = active.table.status()
    {
        active.ending = Some(ending(bot, active, screen, &outcome).await?);
    }
    rematch_state::state(bot, active).await
}

/// It changes hands as `&mut` for the same reason as in [`board`](crate::table::board_message::board).
async fn ending(
    bot: &Bot,
    active: &mut ActiveTable,
    screen: &Screen,
    outcome: &Outcome,
) -> Result<Ending, CommandError> {
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
    let story = Story::of(&record).map_err(InternalError::new)?;
    let (names, emoji) = (&active.names, &bot.emoji);
    let mut text = podium(outcome, screen, names, emoji);
    text.push('\n');
    text.push_str(&highlights(&story, names));
    text.push_str(&rounds(&story, names));
    // The last line says so of a table that was opened as unrated.
    let parts = played.filter(|played| played.rated);
    let parts = parts.and_then(|played| parts::in_words(&played));
    let lines = [
        achievements::news(bot, &stored, names).await?,
        series::text(&stored, &latest, names),
        parts.map_or_else(String::new, |parts| format!("**Ratings** · {parts}.")),
    ];
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
        title: heading(active, outcome, emoji),
        story: text,
        length: format!("-# {}{unrated}", length(&story, &stored)),
    })
}

/// `★ Ann wins`
fn heading(active: &ActiveTable, outcome: &Outcome, emoji: &Emoji) -> String {
    let crown = emoji.text(":crown:");
    let winners = outcome.winners().into_iter();
    let winners: Vec<String> = winners.map(|seat| active.names.of(seat)).collect();
    match (&winners[..], active.feat()) {
        ([], _) => "Nobody is left".to_owned(),
        ([alone], Some(feat)) if active.users.len() == 1 => format!("{crown} {alone}: {feat}"),
        ([one], _) => format!("{crown} {one} wins"),
        (several, _) => format!("{crown} {} share the win", words::list(several)),
    }
}

/// One line for each player, best first.
fn podium(outcome: &Outcome, screen: &Screen, names: &Names, emoji: &Emoji) -> String {
    let mut results: Vec<&Placing> = outcome.results.iter().collect();
    results.sort_by_key(|placing| {
        (
            placing.place.is_none(),
            placing.place,
            Reverse(placing.points),
        )
    });
    let mut text = String::new();
    for placing in results {
        let mark = match placing.place {
            Some(place) => emoji.place(usize::from(place)),
            None => "left:".to_owned(),
        };
        let score = screen
            .scores
            .iter()
            .find(|score| score.seat == placing.seat);
        let mut points = placing.points.to_string();
        if let Some(score) = score {
            points = emoji.text(&score.points);
            if !score.parts.is_empty() {
                _ = write!(points, " ({})", emoji.text(&score.parts));
            }
        }
        _ = writeln!(text, "{mark} **{}** · {points}", names.of(placing.seat));
    }
    text
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
    let roll = story.best_roll().filter(|(.., chance)| *chance <= RARE);
    if let Some((turn, event, chance)) = roll {
        let (name, when, odds) = (names.of(event.seat), when(turn), odds(chance));
        let what = &event.what;
        _ = writeln!(text, "**Best roll** · {name}, {when}: {what}, {odds}.");
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
                format!("{name} {count} ({lost} {} lost)", losses.unit)
            }
        });
        let each: Vec<String> = each.collect();
        _ = writeln!(text, "**{}** · {}.", losses.heading, each.join(", "));
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
    let feat = active.feat().filter(|_| active.closed.is_none());
    let again = match feat {
        Some(feat) if active.users.len() == 1 => format!("Play again, beat {feat}"),
        _ => rematch.label(),
    };
    let row: Vec<CreateButton> = vec![
        button(TableAction::Rematch, &again, ButtonStyle::Success),
        button(
            TableAction::Step(0, 0),
            "Move by move",
            ButtonStyle::Secondary,
        ),
        button(
            TableAction::HowItWent(Audience::Presser),
            "How it went",
            ButtonStyle::Secondary,
        ),
        button(TableAction::Record, "Record", ButtonStyle::Secondary),
        button(TableAction::Rules, "Rules", ButtonStyle::Secondary),
    ];
    let mut rows = vec![CreateActionRow::Buttons(row)];
    if rematch.is_waiting() {
        rows.push(CreateActionRow::Buttons(vec![button(
            TableAction::RematchLobby,
            "Do not wait: open a lobby",
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
