//! `/profile`: a player's ratings on this server, the head-to-head record, the latest tables, and a chart. Ratings come from all
//! tables of the server, as on the leaderboards; everything else only from tables that the viewer can look up.

use std::collections::{HashMap, HashSet};
use std::fmt::Write;
use std::sync::Arc;

use db::{Finished, Played, TableId};
use engine::Unit;
use games::level::Level;
use games::registry::{self, GAMES};
use serenity::all::{CreateAttachment, CreateEmbedFooter};

use crate::bot::Bot;
use crate::context::{CommandContext, Person};
use crate::error::{Result, ensure};
use crate::ids;
use crate::protocol::answer::{Message, embed};
use crate::reply::Reply;
use crate::results::{chart, kept_analysis, leaderboard};
use crate::simulated::compute;
use crate::standings::cache::Scope;
use crate::standings::everybody::Player;
use crate::standings::own_tables::{OwnTable, OwnTables, Together};
use crate::standings::ratings::{self, FEWEST_GAMES};
use crate::state::parts;
use crate::table::end::achievements;
use crate::table::permissions;
use crate::texts::{Lang, Met, Place, refusals as r, results as t};
use crate::time::moment::{Style, moment};
use crate::time::period::day;
use crate::words;

/// The fewest rated games that make a chart worth looking at.
const CHART_FROM: usize = ratings::ESTABLISHED as usize;

/// How many tables are listed.
const LATEST: usize = 5;

/// How many of the latest analysed games are listed with their costs, at most.
const ANALYSES: u32 = 100;

const COLOUR: u32 = 0x5B_7D_B8;

/// The profile of the user given as `player`, or of the asker, shown privately.
pub(crate) async fn show(bot: &Bot, context: &CommandContext) -> Result<Reply> {
    let of = context.named("player").unwrap_or(&context.person);
    permissions::note_thread(bot, &context.location).await?;
    let location = &context.location;
    let scope = Scope {
        guild: Some(ids::guild_text(location.guild)),
        // Places outside the bot's servers have nothing to do with each other.
        channel: location
            .guild
            .is_none()
            .then(|| ids::text(location.channel)),
        ..Scope::default()
    };
    let user = ids::text(of.id);
    let sight = match permissions::sight(bot, context).await? {
        // Everybody can look up their own tables.
        Some(_) if of.id == context.person.id => None,
        sight => sight,
    };
    let seen: Option<HashSet<TableId>> = match sight {
        Some(sight) => {
            let which = Finished {
                user: Some(user.clone()),
                sight: Some(sight),
                ..scope.tables()
            };
            let ids = bot.read(move |tx| tx.finished_ids(&which)).await?;
            Some(ids.into_iter().collect())
        }
        None => None,
    };
    let player = bot.results.player(&bot.store, &scope, &user).await?;
    let own = Arc::clone(&player.own_tables);
    let can_see = |own: &&OwnTable| seen.as_ref().is_none_or(|seen| seen.contains(&own.table));
    let visible = own.tables.iter().filter(can_see);
    let visible: Vec<OwnTable> = visible.cloned().collect();
    let latest = visible.iter().rev().take(LATEST).map(|own| own.table);
    let which = Finished {
        tables: Some(latest.collect()),
        ..Finished::default()
    };
    let lang = context.lang;
    let achieved = achieved(bot, (&own, &visible), &user, lang).await?;
    let read = bot.read(move |tx| {
        Ok((
            tx.finished(&which)?,
            tx.latest_analyses_of(&user, ANALYSES)?,
        ))
    });
    let (latest, analyses) = read.await?;
    let profile = Profile {
        latest,
        analyses,
        achieved,
        player,
        visible,
        of: of.clone(),
        viewer: context.person.clone(),
        place: location.guild.map_or(Place::Channel, |_| Place::Server),
        lang,
    };
    // Drawing a chart may take too long for a thread that serves presses.
    compute(move || profile.drawn()).await?
}

const CHART: &str = "rating.png";

/// How many games of each kind are listed, the latest ones.
const COSTS: usize = 8;

/// What the player has achieved at these tables, a line for each game; empty for nothing.
async fn achieved(
    bot: &Bot,
    (own, visible): (&OwnTables, &[OwnTable]),
    user: &str,
    lang: Lang,
) -> Result<String> {
    let kept = achievements::kept_of(bot, user).await?;
    let mut lines = Vec::new();
    for game in GAMES {
        let key = game.info().key;
        let tables = visible.iter();
        let tables = tables.filter(|one| !one.voided && own.game(one) == key);
        let alone = tables.filter_map(|one| Some((one.table, one.seat?)));
        lines.extend(achievements::of_player(bot, *game, &kept, alone, lang).await?);
    }
    Ok(lines.join("\n"))
}

/// What a profile shows.
struct Profile {
    player: Player,
    /// The player's tables that the viewer can look up.
    visible: Vec<OwnTable>,
    /// The last few of them.
    latest: Vec<Played>,
    analyses: Vec<(TableId, String)>,
    achieved: String,
    of: Person,
    viewer: Person,
    place: Place,
    lang: Lang,
}

impl Profile {
    fn drawn(&self) -> Result<Reply> {
        let (of, viewer, player, lang) = (&self.of, &self.viewer, &self.player, self.lang);
        let name = words::safe_name(&of.name);
        let is_known = !self.visible.is_empty() || player.total.is_some();
        ensure(is_known, || r::has_finished_nothing_visible(&*name))?;
        let title = t::profile(lang, &*name, self.place);
        let mut embed = embed(&title, self.ratings_text(), COLOUR);
        let house = against_house(&self.visible, lang);
        if !house.is_empty() {
            embed = embed.field(t::AGAINST_THE_HOUSE.say(lang), house, false);
        }
        if !self.achieved.is_empty() {
            embed = embed.field(t::ACHIEVEMENTS.say(lang), &self.achieved, false);
        }
        let costs = self.costs();
        if !costs.is_empty() {
            embed = embed.field(t::COSTS.say(lang), costs, false);
        }
        if of.id != viewer.id {
            embed = embed.field(
                t::HEAD_TO_HEAD.say(lang),
                head_to_head(player.own_tables.together(&ids::text(viewer.id)), lang),
                false,
            );
        }
        if !self.visible.is_empty() {
            let latest = latest(&self.latest, &ids::text(of.id), lang);
            embed = embed.field(t::LATEST_TABLES.say(lang), latest, false);
        }
        embed = embed.footer(CreateEmbedFooter::new(t::who_is_ranked(lang, FEWEST_GAMES)));
        let mut message = Message::new(t::finished(lang, &*name, self.visible.len()));
        if let Some(line) = &player.line
            && line.games >= CHART_FROM
        {
            let ((first, weak), (last, strong)) = (line.first, line.last);
            let picture = chart::png(&line.points(), &day(first), &day(last));
            let words = t::chart(
                lang,
                lang.decimal(weak.rating, 1),
                line.games,
                lang.decimal(strong.rating, 1),
            );
            embed = embed
                .field(t::STRENGTH.say(lang), &words, false)
                .image(format!("attachment://{CHART}"));
            let chart = CreateAttachment::bytes(picture, CHART).description(words);
            message.attachments.push(chart);
        }
        message.embeds.push(embed);
        Ok(Reply::private(message))
    }

    fn of_game(&self, key: &str) -> impl Iterator<Item = &OwnTable> {
        let own_tables = &self.player.own_tables;
        self.visible
            .iter()
            .filter(move |own| own_tables.game(own) == key)
    }

    /// A line for all games, and one for each game that the player has played.
    fn ratings_text(&self) -> String {
        let (player, lang) = (&self.player, self.lang);
        let mut text = String::new();
        if let Some(total) = &player.total {
            let tally = leaderboard::tally(total, None, lang);
            let (all, rating) = (t::ALL_GAMES.say(lang), leaderboard::rating(total, lang));
            _ = write!(text, "**{all}** · {rating}\n-# {tally}\n");
        }
        for game in GAMES {
            let info = game.info();
            let count = self.of_game(info.key).count();
            let standing = player.by_game.get(info.key);
            if count == 0 && standing.is_none() {
                continue;
            }
            match standing {
                Some(standing) => {
                    let tally = leaderboard::tally(standing, Some(*game), lang);
                    _ = write!(
                        text,
                        "**{}** · {}\n-# {tally}",
                        info.name,
                        leaderboard::rating(standing, lang)
                    );
                }
                None => _ = write!(text, "**{}**\n-# {}", info.name, t::NO_RATED_GAME.say(lang)),
            }
            let unrated = self.of_game(info.key).filter(|own| !own.rated).count();
            if unrated > 0 {
                let told = match standing {
                    Some(_) => t::more_unrated(lang, unrated),
                    None => t::unrated(lang, unrated),
                };
                _ = write!(text, " · {told}");
            }
            text.push('\n');
        }
        text
    }

    /// What an unforced decision cost on average, game by game, oldest first: for games analysed with How it went.
    fn costs(&self) -> String {
        let analyses: HashMap<TableId, &str> = self
            .analyses
            .iter()
            .map(|(table, text)| (*table, text.as_str()))
            .collect();
        let cost = |own: &OwnTable| {
            let text = analyses.get(&own.table)?;
            let kept = kept_analysis::parse(text)?;
            let is_told = kept.trusted && kept.unit == Unit::Chance;
            let player = kept.players.get(own.seat?.index()).filter(|_| is_told)?;
            (player.unforced > 0).then(|| player.cost_each())
        };
        let (mut lines, lang) = (Vec::new(), self.lang);
        for game in GAMES {
            let info = game.info();
            let costs: Vec<f64> = self.of_game(info.key).filter_map(cost).collect();
            if costs.is_empty() {
                continue;
            }
            let latest = &costs[costs.len().saturating_sub(COSTS)..];
            let shown: Vec<String> = latest.iter().map(|c| lang.decimal(c * 100.0, 1)).collect();
            lines.push(format!(
                "{}{}{}",
                info.name,
                lang.colon(),
                lang.percent(shown.join(" → "))
            ));
        }
        if !lines.is_empty() {
            lines.push(t::HOW_COSTS_COUNT.say(lang).to_owned());
        }
        lines.join("\n")
    }
}

/// The player's wins against each level of house players, at tables with at least one of that level and no other person.
fn against_house(own: &[OwnTable], lang: Lang) -> String {
    let mut lines = Vec::new();
    for level in Level::ALL {
        let games: Vec<&OwnTable> = own.iter().filter(|own| own.has_level(level)).collect();
        if !games.is_empty() {
            let won = games.iter().filter(|own| own.won).count();
            lines.push(t::against_level(lang, level, won, games.len()));
        }
    }
    lines.join("\n")
}

/// How many times each of the two finished ahead.
fn head_to_head(together: Together, lang: Lang) -> String {
    let Together {
        ahead,
        level,
        behind,
    } = together;
    match ahead + level + behind {
        0 => t::NOT_MET.say(lang).to_owned(),
        tables => {
            let each = [
                (Met::Ahead, ahead),
                (Met::Level, level),
                (Met::Behind, behind),
            ];
            let each = each.into_iter().filter(|(_, times)| *times > 0);
            let each: Vec<String> = each
                .map(|(how, times)| t::times(lang, how, times))
                .collect();
            t::met(lang, tables, &each)
        }
    }
}

fn latest(own: &[Played], user: &str, lang: Lang) -> String {
    let lines: Vec<String> = own
        .iter()
        .rev()
        .map(|played| described(played, &parts::placed(played, user, lang), lang))
        .collect();
    lines.join("\n")
}

/// `Some Game · 1st of 3`, and below it, small, the table and the day.
pub(crate) fn described(played: &Played, result: &str, lang: Lang) -> String {
    let game = registry::name_of(&played.game);
    let day = moment(played.ended, Style::Date);
    let table = t::table_and_day(lang, format!("`{}`", played.table), day);
    format!("**{game}** · {result}\n-# {table}")
}
