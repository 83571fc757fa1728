//! `/profile`: a player's ratings in this server, the head-to-head record, the latest tables, and a chart. Ratings come from all
//! tables of the server, as on the leaderboards; everything else only from tables that the viewer can look up.

use std::cmp::Ordering;
use std::collections::BTreeSet;
use std::fmt::Write;

use db::{Finished, Played, TableId};
use engine::level::Level;
use games::registry::{self, GAMES};
use serenity::all::{CreateAttachment, CreateEmbed, CreateEmbedFooter};
use tokio::task::spawn_blocking;

use crate::bot::Bot;
use crate::context::{CommandContext, Person};
use crate::error::CommandError;
use crate::ids;
use crate::protocol::answer::{Answer, Message};
use crate::reply::Reply;
use crate::results::chart;
use crate::results::kept_analysis::KeptAnalysis;
use crate::results::leaderboard;
use crate::results::profile_cache::{Player, ProfileCache};
use crate::results::ratings::{self, FEWEST_GAMES};
use crate::state::parts::{self, Part};
use crate::table::{achievements, permissions};
use crate::table_name::table_name;
use crate::time::moment::{Style, moment};
use crate::time::period::day;
use crate::words;

/// The fewest rated games that make a chart worth looking at.
const CHART_FROM: usize = ratings::ESTABLISHED as usize;

/// How many tables are listed.
const LATEST: usize = 5;

const COLOUR: u32 = 0x5B_7D_B8;

/// The profile of the user given as `player`, or of the asker, shown privately.
pub(crate) async fn show(
    bot: &Bot,
    profiles: &ProfileCache,
    context: &CommandContext,
) -> Result<Reply, CommandError> {
    let of = context.player.as_ref().unwrap_or(&context.person);
    permissions::note_thread(bot, &context.location).await?;
    let location = &context.location;
    let which = Finished {
        guild: Some(ids::guild_text(location.guild)),
        // Places outside the bot's servers have nothing to do with each other.
        channel: location
            .guild
            .is_none()
            .then(|| ids::text(location.channel)),
        ..Finished::default()
    };
    let user = ids::text(of.id);
    let kept = profiles.player(
        &bot.store,
        which.guild.clone(),
        which.channel.clone(),
        &user,
    );
    let player = kept.await?;
    let which = Finished {
        user: Some(user.clone()),
        ..which
    };
    let all = bot.store.finished(which.clone()).await?;
    let seen = match permissions::sight(bot, context.asker()).await? {
        Some(sight) => {
            let which = Finished {
                sight: Some(sight),
                ..which
            };
            let tables = bot.store.finished(which).await?;
            Some(tables.into_iter().map(|played| played.table).collect())
        }
        None => None,
    };
    let analyses = bot.store.analyses_of(&user).await?;
    let achieved = achievements::of_player(bot, &all, &user).await?;
    let (of, viewer) = (of.clone(), context.person.clone());
    let place = location.guild.map_or("channel", |_| "server");
    // Drawing a chart may take too long for a thread that serves presses.
    spawn_blocking(move || {
        drawn(
            &player,
            &all,
            seen.as_ref(),
            &analyses,
            &achieved,
            &of,
            &viewer,
            place,
        )
    })
    .await
    .map_err(CommandError::internal)?
}

/// `all` are the player's tables, and `seen` those of them that the viewer can look up; `None` for all.
#[expect(
    clippy::too_many_arguments,
    reason = "each is another part of a profile"
)]
fn drawn(
    player: &Player,
    all: &[Played],
    seen: Option<&BTreeSet<TableId>>,
    analyses: &[(TableId, String)],
    achieved: &str,
    of: &Person,
    viewer: &Person,
    place: &str,
) -> Result<Reply, CommandError> {
    let (user, other) = (ids::text(of.id), ids::text(viewer.id));
    let can_see = |played: &&Played| seen.is_none_or(|seen| seen.contains(&played.table));
    let own: Vec<&Played> = all.iter().filter(can_see).collect();
    let name = words::safe_name(&of.name);

    if own.is_empty() && player.total.is_none() {
        return Err(CommandError::user(format!(
            "{name} has not finished a table that you can see here yet."
        )));
    }
    let mut embed = CreateEmbed::new()
        .title(format!("{name} in this {place}"))
        .description(ratings_text(player, &own))
        .colour(COLOUR);
    let house = against_house(&own, &user);
    if !house.is_empty() {
        embed = embed.field("Against the house", house, false);
    }
    if !achieved.is_empty() {
        embed = embed.field("Achievements", achieved, false);
    }
    let costs = costs(&own, analyses, &user);
    if !costs.is_empty() {
        embed = embed.field("What a decision cost, on average", costs, false);
    }
    if of.id != viewer.id {
        embed = embed.field("Head to head", head_to_head(&own, &user, &other), false);
    }
    if !own.is_empty() {
        embed = embed.field("Latest tables", latest(&own, &user), false);
    }
    embed = embed.footer(CreateEmbedFooter::new(format!(
        "Leaderboards rank players with {FEWEST_GAMES} or more rated games."
    )));
    let mut message = Message::new(format!(
        "{name} has finished {} that you can see here.",
        words::count(own.len(), "table")
    ));
    let file = match &player.line {
        Some(line) if line.games >= CHART_FROM => {
            let ((first, weak), (last, strong)) = (line.first, line.last);
            let picture = chart::png(&line.points(), &day(first), &day(last));
            let words = format!(
                "From {:.1} after the first of {} rated games to {:.1} now. The band is where the true strength lies in 19 of 20 cases.",
                weak.rating, line.games, strong.rating
            );
            embed = embed
                .field("Strength, game by game", &words, false)
                .image(format!("attachment://{CHART}"));
            Some(CreateAttachment::bytes(picture, CHART).description(words))
        }
        _ => None,
    };
    message.embeds.push(embed);
    Ok(match file {
        Some(file) => Answer::File(Box::new(message), file),
        None => Answer::Private(Box::new(message)),
    }
    .into())
}

const CHART: &str = "rating.png";

/// A line for all games, and one for each game that the player has played.
fn ratings_text(player: &Player, own: &[&Played]) -> String {
    let mut text = String::new();
    if let Some(total) = &player.total {
        let tally = leaderboard::tally(total, None);
        _ = writeln!(text, "**All games** — **{}** · {tally}", total.shown());
    }
    for game in GAMES {
        let info = game.info();
        let count = own.iter().filter(|played| played.game == info.key).count();
        let standing = player.by_game.get(info.key);
        if count == 0 && standing.is_none() {
            continue;
        }
        match standing {
            Some(standing) => {
                let tally = leaderboard::tally(standing, Some(*game));
                _ = write!(
                    text,
                    "**{}** — **{}** · {tally}",
                    info.name,
                    standing.shown()
                );
            }
            None => _ = write!(text, "**{}** — no rated game", info.name),
        }
        let rated = standing.map_or(0, |standing| standing.games as usize);
        if count > rated {
            _ = write!(text, " · {} more unrated", count - rated);
        }
        text.push('\n');
    }
    text
}

/// How many games of each kind are listed, the latest ones.
const COSTS: usize = 8;

/// What an unforced decision cost on average, game by game, oldest first: of the games that were gone through with How it went.
fn costs(own: &[&Played], analyses: &[(TableId, String)], user: &str) -> String {
    let cost = |played: &Played| {
        let (_, text) = analyses.iter().find(|(table, _)| *table == played.table)?;
        let kept = KeptAnalysis::parse(text).filter(|kept| !kept.turns)?;
        let mut seats = played.seats.iter();
        let seat = seats.find(|seat| seat.holders.len() == 1 && seat.last().user == user)?;
        kept.players.get(usize::from(seat.seat))?.cost_each()
    };
    let mut lines = Vec::new();
    for game in GAMES {
        let info = game.info();
        let of_game = own.iter().filter(|played| played.game == info.key);
        let costs: Vec<f64> = of_game.filter_map(|played| cost(played)).collect();
        if costs.is_empty() {
            continue;
        }
        let latest = &costs[costs.len().saturating_sub(COSTS)..];
        let shown: Vec<String> = latest.iter().map(|c| format!("{:.1}", c * 100.0)).collect();
        lines.push(format!("{}: {} %", info.name, shown.join(" → ")));
    }
    if !lines.is_empty() {
        lines.push(
            "In percent of a game, oldest first, of games that **How it went** has gone through."
                .to_owned(),
        );
    }
    lines.join("\n")
}

/// How often the player won against each level of house players: at least one of it was at the table, and no other person.
fn against_house(own: &[&Played], user: &str) -> String {
    let alone = |played: &&&Played| {
        let mut others = played.seats.iter().filter(|seat| seat.last().user != user);
        !played.voided && others.all(|seat| seat.level.is_some())
    };
    let mut lines = Vec::new();
    for level in Level::ALL {
        let has_level = |seat: &db::PlayedSeat| seat.level.as_deref() == Some(level.name());
        let games = own.iter().filter(alone);
        let games: Vec<_> = games
            .filter(|played| played.seats.iter().any(has_level))
            .collect();
        let won = games.iter().filter(|played| {
            let mut winners = played.seats.iter().filter(|seat| seat.place == Some(1));
            winners.any(|seat| seat.beginner().user == user)
        });
        if !games.is_empty() {
            let won = won.count();
            lines.push(format!(
                "against {level}: won {won} of {}",
                words::count(games.len(), "game")
            ));
        }
    }
    lines.join("\n")
}

/// How often each finished ahead. Players who left are behind players who stayed, and are not compared with each other.
fn head_to_head(own: &[&Played], user: &str, viewer: &str) -> String {
    let place = |played: &Played, user: &str| match parts::part_of(played, user)? {
        Part::Stayed(place) => Some(place),
        Part::Left(_) => Some(u32::MAX),
        Part::Unmoved => None,
    };
    let (mut ahead, mut level, mut behind) = (0, 0, 0);
    for played in own.iter().filter(|played| !played.voided) {
        let (Some(theirs), Some(yours)) = (place(played, user), place(played, viewer)) else {
            continue;
        };
        if (yours, theirs) == (u32::MAX, u32::MAX) {
            continue;
        }
        match yours.cmp(&theirs) {
            Ordering::Less => ahead += 1,
            Ordering::Equal => level += 1,
            Ordering::Greater => behind += 1,
        }
    }
    match ahead + level + behind {
        0 => "You have not finished a game together yet.".to_owned(),
        tables => format!(
            "In {} together you finished ahead {}, level {}, behind {}.",
            words::count(tables, "table"),
            words::count(ahead, "time"),
            words::count(level, "time"),
            words::count(behind, "time")
        ),
    }
}

fn latest(own: &[&Played], user: &str) -> String {
    let lines: Vec<String> = own
        .iter()
        .rev()
        .take(LATEST)
        .map(|played| format!("{} · {}", described(played), parts::placed(played, user)))
        .collect();
    lines.join("\n")
}

/// `` `3f` Some Game · 21/11/2026 ``
pub(crate) fn described(played: &Played) -> String {
    let game = registry::find(&played.game).map_or(played.game.as_str(), |game| game.info().name);
    format!(
        "`{}` {game} · {}",
        table_name(played.table),
        moment(played.ended, Style::Date)
    )
}
