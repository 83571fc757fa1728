//! The board of a table that has ended: who won and how, drawn from the record alone, and the controls for another game.

use std::fmt::Write;

use db::{Finished, StoredTable};
use games::lang::Phrase;
use games::names::Names;
use games::outcome::{Outcome, Status};
use games::screen::{Mark, Part, Screen};
use games::seat::{Seat, Viewer};
use games::story::{Story, Turn};
use games::telling::EventKind;
use serenity::all::{ButtonStyle, CreateActionRow, CreateEmbed};

use crate::bot::Bot;
use crate::error::{InternalError, Result};
use crate::protocol::answer::Message;
use crate::protocol::custom_id::{Audience, Shared, TableAction};
use crate::state::active::ActiveTable;
use crate::state::ending::Ending;
use crate::state::parts;
use crate::state::record::record;
use crate::table::board::description::Company;
use crate::table::board::draw;
use crate::table::end::rematch_state::{self, Rematch};
use crate::table::end::{achievements, series};
use crate::texts::{Lang, boards as t};

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
    let mut screen = active.game().screen(Viewer::Public, &active.names, "");
    let rematch = match story(bot, active).await {
        Ok(rematch) => rematch,
        Err(error) => {
            tracing::error!(table = %active.id, %error, "cannot tell the story of a finished table");
            Rematch::default()
        }
    };
    let emoji = &bot.emoji.styled(active.told.shared_style());
    let lang = active.lang();
    let mut message = Message::new(match active.table.closed() {
        Some(why) => {
            put_down(&mut screen, active);
            t::table_was_closed(lang, t::why(lang, why))
        }
        None => emoji.text(&screen.summary),
    });
    let outcome = match active.game().status() {
        Status::Over(outcome) => Some(outcome),
        Status::ToAct(_) => None,
    };
    let mut lines = Vec::new();
    if let Some(ending) = &active.ending {
        let hints = lang.sentences(active.hints_in_words());
        let small = format!(
            "{}{}{hints}",
            ending.length,
            if hints.is_empty() { "" } else { " · " }
        );
        lines.push(ending.won.clone());
        screen.parts.push(Part::Text(small));
    }
    lines.push(rematch.words(lang));
    lines.retain(|line| !line.is_empty());
    let company = Company {
        outcome: outcome.as_ref(),
        ..Company::from(&*active)
    };
    let board = draw::embed(&screen, active, company, emoji, &lines);
    message
        .embeds
        .push(board.colour(if outcome.is_some() { GOLD } else { draw::ENDED }));
    message.components = controls(active, message.number, &rematch);
    message
}

/// Takes away what a game that was ended early says to those who would be to act.
fn put_down(screen: &mut Screen, active: &ActiveTable) {
    active.kind().info().name.clone_into(&mut screen.title);
    screen.parts.retain(|part| !matches!(part, Part::Text(_)));
    for score in &mut screen.scores {
        if score.mark == Mark::ToAct {
            score.mark = Mark::Waiting;
        }
    }
}

/// What the button More answers, privately: what else is worth telling, and what can be looked up.
pub(crate) async fn more(bot: &Bot, active: &mut ActiveTable) -> Result<Message> {
    story(bot, active).await?;
    // As on the board: each opens a message of its own.
    let lang = active.lang();
    let mut buttons = vec![
        draw::button(active, TableAction::Step(0, 0), t::MOVE_BY_MOVE.say(lang)),
        draw::button(active, TableAction::Record, t::RECORD.say(lang)),
        draw::button(active, TableAction::Verify, t::FAIR_DICE.say(lang)),
    ];
    buttons.extend(draw::rules_and_report(active, lang));
    let mut message = Message::with_buttons(t::MORE_ABOUT.say(lang), buttons);
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
async fn story(bot: &Bot, active: &mut ActiveTable) -> Result<Rematch> {
    if active.ending.is_none()
        && let Status::Over(_) = active.game().status()
    {
        active.ending = Some(ending(bot, active).await?);
    }
    rematch_state::state(bot, active).await
}

/// It changes hands as `&mut` for the same reason as in [`board`](crate::table::board::board_message::board).
async fn ending(bot: &Bot, active: &mut ActiveTable) -> Result<Ending> {
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
    let parts = parts.and_then(|played| parts::in_words(&played, active.lang()));
    let lines = [
        achievements::news(bot, &stored, names).await?,
        series::text(&stored, &latest, names),
    ];
    // On the board itself, because it is said of somebody.
    let parts = parts.map_or_else(String::new, |parts| t::ratings(active.lang(), parts) + "\n");
    for line in lines.iter().filter(|line| !line.is_empty()) {
        text.push_str(line);
        text.push('\n');
    }
    let mut length = format!("{parts}-# {}", length(&story, &stored, active.lang()));
    if !stored.head.rated {
        _ = write!(length, " · {}", t::UNRATED_BY_CHOICE.say(active.lang()));
    }
    Ok(Ending {
        won: how_it_was_won(&story, names),
        story: text,
        length,
    })
}

/// The one event that put the winner ahead for good, told whole; without one the best roll of the game, if any was good.
fn how_it_was_won(story: &Story, names: &Names) -> String {
    let winner = story.outcome.iter().flat_map(Outcome::winners).next();
    let (Some(lead), Some(winner)) = (story.lead(), winner) else {
        return best_roll(story, names).unwrap_or_default();
    };
    let turn = &story.turns[lead.turn];
    let lang = names.lang();
    let (who, when) = (names.of(winner), when(turn, lang));
    // Who led for nearly the whole game did not win it by one event.
    let passed_late = lead.turn >= story.turns.len() / 4;
    let Some(passed) = lead.passed.filter(|_| passed_late) else {
        return t::ahead_from_to_end(lang, who, when);
    };
    let passed = names.of(passed);
    let event = match decisive(turn, winner, lang) {
        Some((seat, what)) if seat == winner => t::did_and_passed(lang, who, what, passed),
        Some((seat, what)) => t::other_did_and_passed(lang, names.of(seat), what, who, passed),
        None => t::passed(lang, who, passed),
    };
    if lead.turn + 1 == story.turns.len() {
        t::won_at_last(lang, event)
    } else {
        t::ahead_for_good(lang, when, event)
    }
}

/// What brought most to the winner in a turn, or else cost somebody most: who did it, and what. The same thing done several times is
/// one.
fn decisive(turn: &Turn, winner: Seat, lang: Lang) -> Option<(Seat, String)> {
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
    let what = match times {
        1 => what.to_owned(),
        2 => t::twice(lang, what),
        times => t::times(lang, what, times),
    };
    let points = match weight {
        gained if gained > 0 && seat == winner => format!(" (+{gained})"),
        _ => String::new(),
    };
    Some((seat, what + &points))
}

/// `**Best roll** · Ann, turn 4: four 6s with 9 dice, 1 in 30.`
fn best_roll(story: &Story, names: &Names) -> Option<String> {
    let (turn, event, chance) = story.best_roll().filter(|(.., chance)| *chance <= RARE)?;
    let lang = names.lang();
    let (name, when, odds) = (names.of(event.seat), when(turn, lang), odds(chance, lang));
    Some(t::best_roll(lang, name, when, &event.what, odds))
}

/// The turning point, the best roll or turn, and what busts cost.
fn highlights(story: &Story, names: &Names) -> String {
    let (seats, lang) = (story.seats(), names.lang());
    let mut text = String::new();
    if let Some(roll) = best_roll(story, names) {
        _ = writeln!(text, "{roll}");
    }
    if let Some((turn, seat, gain)) = story.best_turn().filter(|_| seats > 1) {
        let best = t::best_turn(lang, names.of(seat), when(turn, lang), gain);
        _ = writeln!(text, "{best}");
    }
    for losses in story.losses() {
        let each = losses.by_seat.iter().map(|(seat, count, lost)| {
            let name = names.of(*seat);
            if *lost == 0 {
                format!("{name} {count}")
            } else {
                t::lost(lang, name, *count, losses.unit, *lost)
            }
        });
        let each: Vec<String> = each.collect();
        let (heading, each) = (losses.heading.say(lang), each.join(lang.comma()));
        _ = writeln!(text, "{}", t::losses(lang, heading, each));
    }
    text
}

/// `turn 9`, or `round 2` of a turn of several seats.
fn when(turn: &Turn, lang: Lang) -> String {
    if turn.title.is_empty() {
        t::turn(lang, turn.number)
    } else {
        t::in_round(lang, turn.round)
    }
}

/// `1 in 30`, or in percent where that is easier to read.
fn odds(chance: f64, lang: Lang) -> String {
    if chance < 0.095 {
        t::one_in(lang, rounded(1.0 / chance))
    } else {
        t::a_chance_of(lang, rounded(chance * 100.0))
    }
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "a chance is not that small"
)]
fn rounded(number: f64) -> i64 {
    number.round_ties_even() as i64
}

/// What each player gained in each round, as a table; empty for a game without rounds, for one round and for one player.
fn rounds(story: &Story, names: &Names) -> String {
    let (rounds, seats) = (story.rounds(), story.seats());
    if rounds.len() < 2 || seats < 2 {
        return String::new();
    }
    let together = rounds.len().div_ceil(MOST_ROUNDS);
    let column = |seat: Seat| -> String {
        // A code block has no markdown, so the name needs no escapes; but backticks would end it.
        let name = names.of(seat).replace(['\\', '`'], "");
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
    let mut text = format!("```\n{:<6}", t::ROUND.say(names.lang()));
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

/// `21 turns, 48 rolls, 12 minutes`, or `6 rounds, 10 rolls`
fn length(story: &Story, stored: &StoredTable, lang: Lang) -> String {
    let rolls: usize = story.turns.iter().map(|turn| turn.rolls).sum();
    let length = match story.turns.last() {
        Some(turn) if !turn.title.is_empty() => t::length_in_rounds(lang, turn.round, rolls),
        _ => t::length(lang, story.turns.len(), rolls),
    };
    if let (Some(started), Some(ended)) = (stored.head.started, stored.head.ended) {
        let minutes = ((ended.0 - started.0).max(0) + 30_000) / 60_000;
        return match minutes {
            ..=0 => length,
            1..120 => t::lasted_minutes(lang, length, minutes),
            120..2_880 => t::lasted_hours(lang, length, minutes / 60),
            _ => t::lasted_days(lang, length, minutes / 1_440),
        };
    }
    length
}

/// The controls of an ended table.
fn controls(active: &ActiveTable, number: u64, rematch: &Rematch) -> Vec<CreateActionRow> {
    let lang = active.lang();
    let feat = active.feat().filter(|_| active.table.closed().is_none());
    let again = match feat {
        Some(feat) if active.game().seats() == 1 => t::play_again(lang, feat),
        _ => rematch.label(lang),
    };
    let secondary = |action, words: Phrase| draw::button(active, action, words.say(lang));
    let mut first = vec![
        draw::button(active, TableAction::Rematch, &again).style(ButtonStyle::Success),
        secondary(TableAction::HowItWent(Audience::Presser), t::HOW_IT_WENT),
    ];
    let more = secondary(TableAction::HelpOn(number), t::MORE);
    let mut rows = if active.table.closed().is_some() {
        first.push(more);
        vec![CreateActionRow::Buttons(first)]
    } else {
        // Four in a row would leave the last one alone below the others on a phone.
        let share = secondary(TableAction::Share(Shared::Board), t::SHARE);
        vec![
            CreateActionRow::Buttons(first),
            CreateActionRow::Buttons(vec![share, more]),
        ]
    };
    if rematch.is_waiting() {
        let without = secondary(TableAction::RematchLobby, t::START_WITHOUT);
        rows.push(CreateActionRow::Buttons(vec![without]));
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_of_several_seats_is_named_by_its_round() {
        let mut turn = Turn {
            number: 9,
            seat: None,
            title: "Round 2 of 6, cards and goals".to_owned(),
            round: 2,
            last_ply: 0,
            events: Vec::new(),
            points: Vec::new(),
            rolls: 1,
            played_by: None,
        };
        assert_eq!(when(&turn, Lang::En), "round 2");
        turn.title.clear();
        assert_eq!(when(&turn, Lang::En), "turn 9");
    }
}
