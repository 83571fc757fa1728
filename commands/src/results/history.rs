//! Finished tables: lists of them, and replays turn by turn.

use std::fmt::Write;

use db::{Finished, Phase, Played, TableId};
use games::lang::{Phrase, list};
use games::names::Names;
use games::registry;
use games::seat::Hand;
use games::story::{Story, Turn};
use games::telling::EventKind;
use serenity::all::{ButtonStyle, CreateActionRow, CreateSelectMenuOption};

use crate::bot::Bot;
use crate::context::{Asker, CommandContext, ComponentContext};
use crate::error::{CommandError, Result, ensure};
use crate::ids;
use crate::protocol::answer::{DESCRIPTION, Message, embed, fitting};
use crate::protocol::custom_id::{Surface, TableAction, TableControl};
use crate::protocol::page_id::{self, HistoryQuery, PageControl};
use crate::reply::Reply;
use crate::results::profile::described;
use crate::state::active::ActiveTable;
use crate::state::parts;
use crate::state::record::record;
use crate::table::board::draw;
use crate::table::load::{game_of, stored};
use crate::table::permissions;
use crate::table_name::{from_base36, table_named};
use crate::texts::{Lang, boards, finished as t, lists, refusals as r, results};
use crate::words;

/// Tables on a page; a menu of Discord's has room for 25.
const PAGE: u32 = 10;

/// Setbacks among the turning points.
const MOST_SETBACKS: usize = 4;

const COLOUR: u32 = 0x5B_7D_B8;

/// Shows a list of finished tables privately.
pub(crate) async fn show(bot: &Bot, context: &CommandContext) -> Result<Reply> {
    permissions::note_thread(bot, &context.location).await?;
    let of = context.named("player");
    let query = HistoryQuery {
        user: of.map(|person| person.id),
        channel: context.option("scope") == Some("channel"),
    };
    let message = page(bot, &query, 0, context).await?.ok_or_else(|| {
        let of = of.map(|person| words::safe_name(&person.name));
        CommandError::User(match (of, query.channel) {
            (Some(name), true) => r::has_finished_nothing_here(name),
            (Some(name), false) => r::has_finished_nothing_visible(name),
            (None, true) => r::nothing_finished_here(),
            (None, false) => r::nothing_finished_visible(),
        })
    })?;
    Ok(Reply::private(message))
}

/// Shows another page of the list.
pub(crate) async fn show_page(
    bot: &Bot,
    query: &HistoryQuery,
    number: u32,
    context: &ComponentContext,
) -> Result<Reply> {
    let mut message = page(bot, query, number, context).await?;
    if message.is_none() {
        // Tables or a player's data may have been deleted meanwhile.
        message = page(bot, query, 0, context).await?;
    }
    Ok(Reply::update(message.ok_or_else(r::tables_are_gone)?))
}

async fn page(
    bot: &Bot,
    query: &HistoryQuery,
    number: u32,
    asker: &Asker,
) -> Result<Option<Message>> {
    let (location, lang) = (&asker.location, asker.lang);
    let only_here = query.channel || location.guild.is_none();
    let which = Finished {
        guild: Some(ids::guild_text(location.guild)),
        channel: only_here.then(|| ids::text(location.channel)),
        user: query.user.map(ids::text),
        sight: permissions::sight(bot, asker).await?,
        ..Finished::default()
    };
    let skip = number.saturating_mul(PAGE);
    let found = bot.read(move |tx| {
        let found = tx.latest_finished(&which, skip, PAGE + 1)?.into_iter();
        let with_reason = |played: Played| {
            let reason = played.voided.then(|| tx.void_reason(played.table));
            Ok((reason.transpose()?.flatten(), played))
        };
        found.map(with_reason).collect::<Result<Vec<_>, _>>()
    });
    let mut found = found.await?;
    if found.is_empty() {
        return Ok(None);
    }
    let older = found.len() > PAGE as usize;
    found.truncate(PAGE as usize);

    let mut options = Vec::new();
    for (_, played) in &found {
        let people: Vec<String> = played
            .seats
            .iter()
            .map(|seat| words::plain_name(&seat.last().name))
            .collect();
        let (table, game) = (played.table, registry::name_of(&played.game));
        let label = lists::linked(lang, game, table);
        let mut listed = String::new();
        list(lang, &mut listed, &people);
        let people: String = listed.chars().take(100).collect();
        options.push(CreateSelectMenuOption::new(label, format!("#{table}")).description(people));
    }
    let embed = embed(
        results::FINISHED_TABLES.say(lang),
        text(&found, lang),
        COLOUR,
    );
    let (open, prompt) = (PageControl::Open.to_string(), results::CHOOSE_TO_REPLAY);
    let mut message = Message::new(results::CHOOSE_A_TABLE.say(lang))
        .with_embed(embed)
        .and_menu(open, options, prompt.say(lang));
    let to = |number| PageControl::History(query.clone(), number);
    message.components.extend(page_id::pager([
        (number > 0).then(|| (to(number - 1), results::NEWER.say(lang))),
        older.then(|| (to(number + 1), results::OLDER.say(lang))),
    ]));
    Ok(Some(message))
}

/// What a page says of its tables, with what is special about how each counts, as far as there is room for that.
fn text(found: &[(Option<String>, Played)], lang: Lang) -> String {
    let mut room = DESCRIPTION;
    let tables = found.iter().map(|(void_reason, played)| {
        let best = played.seats.iter().filter(|seat| seat.place == Some(1));
        let winners = best.map(|seat| words::safe_name(&seat.last().name));
        let winners: Vec<String> = winners.collect();
        let won = if winners.is_empty() {
            results::WON_BY_NOBODY.say(lang).to_owned()
        } else {
            results::won_by(lang, &winners)
        };
        let result = won + &score(played);
        let parts = parts::in_words(played, lang).map(|parts| parts + ".");
        let void = void_reason
            .as_ref()
            .map(|reason| results::void(lang, words::safe_text(reason)));
        let lines = fitting([described(played, &result, lang)], &mut room);
        (lines, parts.into_iter().chain(void))
    });
    let tables: Vec<_> = tables.collect();
    let lines = tables.into_iter().flat_map(|(mut lines, more)| {
        let more = more.map(|line| format!("-# {line}"));
        lines.extend(fitting(more, &mut room));
        lines
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// ` · 21:15:9`, the winner's points first, if there were two to compare. Whoever left has none.
fn score(played: &Played) -> String {
    let seats = played.seats.iter();
    let mut ranked: Vec<_> = seats
        .filter_map(|seat| Some((seat.place?, seat.points)))
        .collect();
    ranked.sort_by_key(|(place, points)| (*place, -points));
    if ranked.len() < 2 {
        return String::new();
    }
    let points = ranked.iter().map(|(_, points)| points.to_string());
    format!(" · {}", points.collect::<Vec<_>>().join(":"))
}

/// Opens the table chosen from a list, at its first ply.
pub(crate) async fn open(bot: &Bot, context: &ComponentContext) -> Result<Reply> {
    let value = context.value.as_deref().unwrap_or_default();
    // A turning point of a table that is being replayed is shown in place.
    if let Some((table, turn)) = value.split_once('@')
        && let (Some(table), Ok(turn)) = (table_named(table), turn.parse())
    {
        may_open(bot, table, context).await?;
        let message = at(bot, table, turn, context.lang).await?;
        return Ok(Reply::update(message));
    }
    // Lists of earlier versions have the number in base 36, and no `#` before it.
    let table = if value.starts_with('#') {
        table_named(value)
    } else {
        from_base36(value)
    };
    let table = table.ok_or_else(r::no_table_chosen)?;
    may_open(bot, table, context).await?;
    let message = at(bot, table, 0, context.lang).await?;
    Ok(Reply::private(message))
}

/// Refuses a value that the menu does not offer to this user.
async fn may_open(bot: &Bot, table: TableId, context: &ComponentContext) -> Result<()> {
    let may = permissions::may_press(bot, table, context).await?;
    ensure(may, || r::no_such_table(table))
}

/// Shows a finished table at another turn: from its public board in a private reply, and from there in place.
pub(crate) async fn step(bot: &Bot, control: &TableControl, to: u32, lang: Lang) -> Result<Reply> {
    let message = at(bot, control.table, to, lang).await?;
    Ok(match control.surface {
        Surface::Board => Reply::private(message),
        Surface::Panel => Reply::update(message),
    })
}

/// The public board as it was after a turn, or before the first for 0.
async fn at(bot: &Bot, table: TableId, number: u32, lang: Lang) -> Result<Message> {
    let mut stored = stored(bot, table).await?;
    ensure(stored.head.ended.is_some(), || {
        r::replay_after_the_end(table)
    })?;
    ensure(stored.has_plies(), || r::nothing_to_replay(table))?;
    let lang = game_of(&stored)?.info().spoken(lang);
    let story = Story::of(&record(&stored)?, lang).map_err(CommandError::internal)?;
    let last = u32::try_from(story.turns.len()).unwrap_or(u32::MAX);
    let number = number.min(last);
    let turn = number.checked_sub(1).map(|at| &story.turns[at as usize]);
    let ply = turn.map_or(0, |turn| turn.last_ply);
    if stored.plies().len() > ply as usize + 1 {
        stored.cut_after(ply);
        // Treated as closed, because its first plies do not lead to an outcome.
        stored.head.phase = Phase::Closed;
    }
    let mut active = ActiveTable::load(&stored)?;
    active.names = active.names.in_language(lang);
    let happened = match turn {
        Some(turn) => happened(turn, last, &active.names),
        None => t::start_of_table(lang, last),
    };
    let emoji = bot.emoji.styled(active.told.shared_style());
    let mut message = draw::past(&active, &emoji, &happened);
    let button = |label: Phrase, place: u8, to: u32, off: bool| {
        let control = TableControl {
            table,
            surface: Surface::Panel,
            drawn: ply,
            action: TableAction::Step(to, place),
        };
        let button = control.button(label.say(lang), ButtonStyle::Secondary);
        button.disabled(off)
    };
    let (first, final_) = (number == 0, number == last);
    message.components = vec![CreateActionRow::Buttons(vec![
        button(t::FIRST_BOARD, 0, 0, first),
        button(t::EARLIER_BOARD, 1, number.saturating_sub(1), first),
        button(t::NEXT_BOARD, 2, number.saturating_add(1).min(last), final_),
        button(t::LAST_BOARD, 3, last, final_),
    ])];
    let points = turning_points(&story, &active.names);
    if !points.is_empty() {
        let options = points.into_iter().map(|(turn, what)| {
            let value = format!("#{table}@{turn}");
            CreateSelectMenuOption::new(what, value)
        });
        let (open, prompt) = (PageControl::Open.to_string(), t::TURNING_POINTS.say(lang));
        message = message.and_menu(open, options.collect(), prompt);
    }
    Ok(message)
}

/// How many events of a turn are told.
const MOST_TOLD: usize = 8;

/// `Turn 9 of 21: Ann kept five 5s (+7).`
fn happened(turn: &Turn, last: u32, names: &Names) -> String {
    let (what, lang) = (sentence(turn, names), names.lang());
    let told = if turn.title.is_empty() {
        t::happened(lang, turn.number, last, what)
    } else {
        t::happened_in(lang, turn.number, last, &turn.title, what)
    };
    let by = match turn.played_by {
        Some(Hand::Clock) => t::PLAYED_BY_CLOCK.say(lang),
        Some(Hand::House) => t::PLAYED_BY_HOUSE.say(lang),
        Some(Hand::Player) | None => "",
    };
    lang.sentences([&told, by])
}

/// `Ann kept five 5s (+7), linked cubes (+10)`: what happened in a turn, the last of it where it is much.
fn sentence(turn: &Turn, names: &Names) -> String {
    let told = turn.events.iter().filter(|event| event.is_in_sentence());
    let told: Vec<_> = told.collect();
    let (mut text, lang) = (String::new(), names.lang());
    if told.is_empty() {
        match turn.seat {
            Some(seat) => text.push_str(&boards::scored_nothing(lang, names.of(seat))),
            None => text.push_str(boards::NOTHING_SCORED.say(lang)),
        }
    }
    let mut last = None;
    let from = told.len().saturating_sub(MOST_TOLD);
    if from > 0 {
        text.push_str("… ");
    }
    for event in &told[from..] {
        if last == Some(event.seat) {
            text.push_str(lang.comma());
            text.push_str(&event.what);
        } else {
            if last.is_some() {
                text.push_str(lang.semicolon());
            }
            text.push_str(&boards::did(lang, names.of(event.seat), &event.what));
        }
        last = Some(event.seat);
        if let Some(points) = event.points {
            _ = write!(text, " ({points:+})");
        }
    }
    text
}

/// The turns that are worth a look, in order, each with why: the lead, the best roll, the best turn, and the costliest setbacks.
fn turning_points(story: &Story, names: &Names) -> Vec<(usize, String)> {
    let (mut points, lang): (Vec<(usize, String)>, _) = (Vec::new(), names.lang());
    if let Some(lead) = story.lead() {
        let turn = &story.turns[lead.turn];
        let what = match lead.passed {
            Some(passed) => t::is_passed(lang, names.of(passed)),
            None => t::TAKES_THE_LEAD.say(lang).to_owned(),
        };
        points.push((turn.number, what));
    }
    if let Some((turn, event, _)) = story.best_roll() {
        let what = t::brought(lang, names.of(event.seat), &event.what);
        points.push((turn.number, what));
    }
    if let Some((turn, seat, gain)) = story.best_turn() {
        let what = t::brought(lang, names.of(seat), format!("+{gain}"));
        points.push((turn.number, what));
    }
    let mut setbacks: Vec<(i32, usize, String)> = Vec::new();
    for turn in &story.turns {
        for event in &turn.events {
            if let EventKind::Loss { lost, .. } = event.kind {
                let what = boards::did(lang, names.of(event.seat), &event.what);
                setbacks.push((lost, turn.number, what));
            }
        }
    }
    setbacks.sort_by_key(|(lost, ..)| std::cmp::Reverse(*lost));
    let costliest = setbacks.into_iter().take(MOST_SETBACKS);
    points.extend(costliest.map(|(_, turn, what)| (turn, what)));
    points.sort_by_key(|(turn, _)| *turn);
    points.dedup_by_key(|(turn, _)| *turn);
    // A label has no markdown, so a name needs no escapes.
    let label = |(turn, what): (usize, String)| {
        let label = t::at_turn(lang, turn, what.replace('\\', ""));
        (turn, label.chars().take(100).collect())
    };
    points.into_iter().map(label).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_tables_that_many_have_left_fit_a_page() {
        let long = |number: u32| format!("{number}{}", "_".repeat(31));
        let names: Vec<String> = (0..8).map(long).collect();
        let place = |name: &String| (*name == names[0]).then_some(1);
        let people = names.iter().map(|name| (name.as_str(), place(name)));
        let people: Vec<_> = people.collect();
        let found = vec![(None, parts::tests::played(&people)); 10];
        for lang in Lang::ALL {
            let text = text(&found, lang);
            assert!(text.chars().count() <= DESCRIPTION, "{lang:?}: {text}");
            assert_eq!(text.matches("`1`").count(), 10, "{lang:?}: {text}");
            let left = parts::in_words(&found[0].1, lang).expect("many have left");
            assert!(text.contains(&left), "{lang:?}: {text}");
        }
    }

    #[test]
    fn a_result_has_the_points_of_those_who_stayed() {
        let mut played =
            parts::tests::played(&[("ann", Some(2)), ("ben", Some(1)), ("cleo", None)]);
        for (seat, points) in played.seats.iter_mut().zip([9, 21, 30]) {
            seat.points = points;
        }
        assert_eq!(score(&played), " · 21:9");
        played.seats[0].place = None;
        assert_eq!(score(&played), "", "nobody to compare with");
    }
}
