//! Leaderboards for this server or everywhere, for one game or all, for a period or all time. [`crate::standings::ratings`]
//! computes the numbers from stored results; [`crate::standings::cache`] keeps them, and this module draws them.

use std::fmt::Write;
use std::time::Duration;

use db::WallTime;
use games::registry::{self, GameType};
use serenity::all::CreateEmbedFooter;

use crate::bot::Bot;
use crate::context::Asker;
use crate::error::Result;
use crate::ids;
use crate::protocol::answer::{Message, embed};
use crate::protocol::emoji::Emoji;
use crate::protocol::page_id::{self, LeaderboardQuery, PageControl};
use crate::standings::cache::{Line, Scope};
use crate::standings::ratings::{FEWEST_GAMES, Standing};
use crate::state::daily;
use crate::texts::{Lang, Within, refusals as r, results as t};
use crate::words;

/// People who have not finished a table for this long are on no leaderboard until they do again.
const UNSEEN: Duration = Duration::from_secs(90 * DAY);

const DAY: u64 = 24 * 60 * 60;

/// Players on a page.
const PAGE: usize = 10;

const COLOUR: u32 = 0xD4_A0_17;

/// A page of a leaderboard, with the latest results.
pub(crate) async fn page(
    bot: &Bot,
    query: &LeaderboardQuery,
    asker: &Asker,
    number: u32,
) -> Result<Message> {
    let location = &asker.location;
    // Everybody in the channel reads it, as they do a table.
    let server = location.server();
    let server = bot.read(move |tx| tx.server(&server)).await?;
    let lang = location.table_language(&server, asker.lang);
    let game = match &query.game {
        Some(key) => Some(registry::find(key).ok_or_else(r::game_is_gone)?),
        None => None,
    };
    let now = bot.clock.now();
    let began = query.period.began(now);
    let scope = Scope {
        guild: (!query.everywhere).then(|| ids::guild_text(location.guild)),
        channel: None,
        since: began,
    };
    // In whole days, so that a leaderboard can be reused within a day.
    let seen_since = now - UNSEEN;
    let seen_since = WallTime(seen_since.0 - seen_since.0.rem_euclid(1_000 * DAY.cast_signed()));
    let number = usize::try_from(number).unwrap_or(usize::MAX);
    let user = ids::text(asker.person.id);
    let page = (number, PAGE, &*user);
    let key = query.game.as_deref();
    let page = bot
        .results
        .page(&bot.store, &scope, key, seen_since, now, page);
    let page = page.await?;
    let (number, last) = (page.number, page.players.saturating_sub(1) / PAGE);
    let title = game.map_or(t::ALL_GAMES.say(lang), |game| game.info().name);
    let place = if query.everywhere {
        Within::Everywhere
    } else {
        Within::Here
    };

    let emoji = bot.emoji.in_language(lang);
    let drawn = |one: &Line| line(one, game, &emoji);
    let mut lines: Vec<String> = page.lines.iter().map(drawn).collect();
    lines.extend(page.own.map(|own| format!("…\n{}", drawn(&own))));
    if let Some(began) = began {
        // Not as a moment, which is on the day before for half of the world.
        let since = t::since(lang, daily::name_of(daily::day_of(began), lang));
        lines.push(format!("\n{since}"));
    }
    let period = query.period.name().say(lang);
    let title = t::leaderboard(lang, title, period, place);
    let footer = CreateEmbedFooter::new(footnote(number, last, lang));
    let embed = embed(&title, lines.join("\n"), COLOUR).footer(footer);
    let mut message = Message::new(match page.leader {
        Some(name) => t::leads(lang, words::safe_name(&name), page.players),
        None => t::nobody_ranked(lang, FEWEST_GAMES),
    });
    message.embeds.push(embed);
    let to = |number: usize| {
        let number = u32::try_from(number).unwrap_or(u32::MAX);
        PageControl::Leaderboard(query.clone(), number)
    };
    message.components.extend(page_id::pager([
        (number > 0).then(|| (to(number - 1), t::HIGHER.say(lang))),
        (number < last).then(|| (to(number + 1), t::LOWER.say(lang))),
    ]));
    Ok(message)
}

fn line(one: &Line, game: Option<&dyn GameType>, emoji: &Emoji) -> String {
    let lang = emoji.lang;
    let standing = &one.standing;
    let (name, rating) = (words::safe_name(&one.name), rating(standing, lang));
    let mut line = format!(
        "{} **{name}** · {rating}\n-# {}",
        emoji.place(one.place),
        tally(standing, game, lang)
    );
    if standing.streak >= 2 {
        _ = write!(line, " · {}", t::in_a_row(lang, standing.streak));
    }
    line
}

/// `rating 21`, or `provisional rating 15` while there are too few games to tell.
pub(crate) fn rating(standing: &Standing, lang: Lang) -> String {
    match standing.shown() {
        Some(rating) => t::rating(lang, rating),
        None => t::provisional(lang, standing.rounded()),
    }
}

/// `7 of 12 won · most points 40`. Points of different games do not compare, so the best score is shown for a single game only.
pub(crate) fn tally(standing: &Standing, game: Option<&dyn GameType>, lang: Lang) -> String {
    let mut tally = t::won_of(lang, standing.wins, standing.games);
    let named = game.map_or("", |game| game.info().best.say(lang));
    if let Some((_, best)) = standing.best.filter(|_| !named.is_empty()) {
        _ = write!(tally, " · {named} {best}");
    }
    tally
}

fn footnote(number: usize, last: usize, lang: Lang) -> String {
    let counts = t::HOW_IT_COUNTS.say(lang);
    if last == 0 {
        return counts.to_owned();
    }
    format!("{} · {counts}", t::page(lang, number + 1, last + 1))
}
