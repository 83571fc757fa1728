//! Leaderboards for this server or everywhere, for one game or all, for a period or all time. [`crate::results::ratings`]
//! computes the numbers from stored results; [`crate::results::cache`] keeps them, and this module draws them.

use std::fmt::Write;
use std::time::Duration;

use db::WallTime;
use games::registry::{self, GameType};
use serenity::all::{CreateEmbed, CreateEmbedFooter, GuildId, UserId};

use crate::bot::Bot;
use crate::error::{CommandError, Result};
use crate::ids;
use crate::protocol::answer::Message;
use crate::protocol::page_id::{self, LeaderboardQuery, PageControl};
use crate::results::cache::{Line, Page, ResultsCache, Scope};
use crate::results::ratings::{FEWEST_GAMES, Standing};
use crate::texts::Lang;
use crate::texts::refusals as r;
use crate::time::moment::{Style, moment};
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
    cache: &ResultsCache,
    query: &LeaderboardQuery,
    (guild, user): (Option<GuildId>, UserId),
    number: u32,
) -> Result<Message> {
    let game = match &query.game {
        Some(key) => {
            Some(registry::find(key).ok_or_else(|| CommandError::User(r::game_is_gone()))?)
        }
        None => None,
    };
    let now = bot.clock.now();
    let began = query.period.began(now);
    let scope = Scope {
        guild: (!query.everywhere).then(|| ids::guild_text(guild)),
        channel: None,
        since: began,
    };
    // In whole days, so that a leaderboard can be reused within a day.
    let seen_since = now - UNSEEN;
    let seen_since = WallTime(seen_since.0 - seen_since.0.rem_euclid(1_000 * DAY.cast_signed()));
    let number = usize::try_from(number).unwrap_or(usize::MAX);
    let user = ids::text(user);
    let page = (number, PAGE, &*user);
    let key = query.game.as_deref();
    let page = cache.page(&bot.store, &scope, key, seen_since, now, page);
    let Page {
        number,
        players,
        leader,
        lines: listed,
        own,
    } = page.await?;
    let last = players.saturating_sub(1) / PAGE;
    let title = game.map_or("All games", |game| game.info().name);
    let place = if query.everywhere {
        "servers that share their results"
    } else {
        "on this server"
    };

    let mut lines: Vec<String> = listed.iter().map(|one| line(one, game)).collect();
    if lines.is_empty() {
        lines.push(format!(
            "Nobody is ranked yet: players appear after {FEWEST_GAMES} rated games."
        ));
    }
    if let Some(own) = own {
        lines.push(format!("…\n{}", line(&own, game)));
    }
    if let Some(began) = began {
        lines.push(format!("\nSince {}.", moment(began, Style::Date)));
    }
    let embed = CreateEmbed::new()
        .title(format!("{title} · {} · {place}", query.period.name()))
        .description(lines.join("\n"))
        .footer(CreateEmbedFooter::new(footnote(number, last)))
        .colour(COLOUR);
    let mut message = Message::new(match leader {
        Some(name) => format!(
            "{} leads the leaderboard of {}.",
            words::safe_name(&name),
            words::count(players, "player")
        ),
        None => "The leaderboard is still empty.".to_owned(),
    });
    message.embeds.push(embed);
    let to = |number: usize| {
        let number = u32::try_from(number).unwrap_or(u32::MAX);
        PageControl::Leaderboard(query.clone(), number)
    };
    message.components.extend(page_id::pager([
        (number > 0).then(|| (to(number - 1), "Higher")),
        (number < last).then(|| (to(number + 1), "Lower")),
    ]));
    Ok(message)
}

fn line(one: &Line, game: Option<&dyn GameType>) -> String {
    let Line {
        place,
        name,
        standing,
        ..
    } = one;
    let mut parts = vec![
        format!(
            "**{place}.** {} — **{}**",
            words::safe_name(name),
            standing.shown()
        ),
        tally(standing, game),
    ];
    if standing.streak >= 2 {
        parts.push(format!("{} wins in a row", standing.streak));
    }
    // The number that ranks somebody whose rating is not shown yet.
    if standing.is_new() {
        parts.push(format!(
            "provisional rating {:.0}",
            standing.floor().max(0.0)
        ));
    }
    parts.join(" · ")
}

/// `7 of 12 won · most points 40`. Points of different games do not compare, so the best score is shown for a single game only.
pub(crate) fn tally(standing: &Standing, game: Option<&dyn GameType>) -> String {
    let mut tally = format!("{} of {} won", standing.wins, standing.games);
    let named = game.map_or("", |game| game.info().best.say(Lang::En));
    if let Some((_, best)) = standing.best.filter(|_| !named.is_empty()) {
        _ = write!(tally, " · {named} {best}");
    }
    tally
}

fn footnote(number: usize, last: usize) -> String {
    let page = if last > 0 {
        format!("Page {} of {} · ", number + 1, last + 1)
    } else {
        String::new()
    };
    format!(
        "{page}Ratings count after ten games; until then they are provisional. Finished tables of two or more people count, without house players and hints; players who left or were away at the end count as last. Repeat games between the same two players within 7 days count less: 1/2, 1/3 and so on."
    )
}
