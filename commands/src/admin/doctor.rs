//! `/doctor`: does everything work in this channel? Each line names one check and, if it failed, what to do.

use std::sync::Arc;

use db::{NewTable, Participant, Tx};
use games::dice::Seed;
use games::level::Level;
use games::options::Options;
use games::outcome::Status;
use games::registry::{GAMES, GameType};
use games::seat::Hand;
use serenity::all::Permissions;
use tables::acts::{play as acts, start};
use tables::table::Table;

use crate::bot::Bot;
use crate::context::{CommandContext, Location};
use crate::error::{CommandError, Result};
use crate::ids;
use crate::protocol::answer::{Message, embed};
use crate::protocol::registered;
use crate::reply::{FollowUp, Reply};
use crate::state::active::ActiveTable;
use crate::state::audit::audit;
use crate::table::act::{ActError, rehearse};
use crate::table::board::visibility;
use crate::table::lobby::new_table;
use crate::table::table_options::TableOptions;
use crate::texts::{Check, Lang, settings as t};
use crate::time::uptime::Now;

const COLOUR: u32 = 0x6B_72_80;

/// The permissions that the bot asks a server for.
pub(crate) const WANTED: [(Check, Permissions); 5] = [
    (Check::View, Permissions::VIEW_CHANNEL),
    (Check::Send, Permissions::SEND_MESSAGES),
    (Check::Embed, Permissions::EMBED_LINKS),
    (Check::OpenThreads, Permissions::CREATE_PUBLIC_THREADS),
    (Check::InThreads, Permissions::SEND_MESSAGES_IN_THREADS),
];

/// A check, and what is wrong, if anything.
type Finding = (Check, Option<String>);

/// Answers at once, because the checks take longer than Discord waits for an answer.
pub(crate) fn begin(bot: &Arc<Bot>, context: &CommandContext) -> Reply {
    let (bot, own) = (Arc::clone(bot), context.clone());
    let checks = async move { examine(&bot, &own).await };
    Reply::say(t::RUNNING.say(context.lang)).then(FollowUp::Revise(Box::pin(checks)))
}

async fn examine(bot: &Arc<Bot>, context: &CommandContext) -> Message {
    let mut findings = permissions(context);
    let lang = context.lang;
    let (channel, emoji, commands) =
        tokio::join!(channel(bot, context), emoji(bot, lang), commands(bot, lang));
    findings.extend(reports(bot, &context.location, lang).await);
    findings.extend([
        channel,
        emoji,
        commands,
        store(bot, lang).await,
        practice(bot, &context.location, lang).await,
    ]);
    report(&findings, lang)
}

fn report(findings: &[Finding], lang: Lang) -> Message {
    let lines: Vec<String> = findings
        .iter()
        .map(|(check, wrong)| match wrong {
            None => format!("✓ {}", t::check(lang, *check)),
            Some(wrong) => t::failed(lang, t::check(lang, *check), wrong),
        })
        .collect();
    let wrong = findings.iter().filter(|(_, wrong)| wrong.is_some()).count();
    let result = if wrong == 0 {
        t::NO_PROBLEMS.say(lang).to_owned()
    } else {
        t::problems(lang, wrong)
    };
    Message::new(result).with_embed(embed(t::CHECKS.say(lang), lines.join("\n"), COLOUR))
}

/// The bot's permissions in this channel, as the interaction states them.
fn permissions(context: &CommandContext) -> Vec<Finding> {
    // In a thread another permission counts, which is among them.
    let counts = |right| !context.location.in_thread || right != Permissions::SEND_MESSAGES;
    let wanted = WANTED.into_iter().filter(|(_, right)| counts(*right));
    let found = wanted.map(|(check, right)| {
        let wrong = !context.bot_may.contains(right);
        (check, wrong.then(|| t::allow(context.lang, check)))
    });
    found.collect()
}

/// Discord may refuse the channel although the permissions allow it.
async fn channel(bot: &Bot, context: &CommandContext) -> Finding {
    let seen = bot.http.get_channel(context.location.channel).await;
    let wrong = seen.err();
    let wrong = wrong.map(|error| t::allow_reach(context.lang, error));
    (Check::Reach, wrong)
}

/// Whether reports of tables arrive; `None` if no channel was chosen for them.
async fn reports(bot: &Bot, location: &Location, lang: Lang) -> Option<Finding> {
    let guild = ids::guild_text(location.guild);
    let server = bot.read(move |tx| tx.server(&guild)).await.ok()?;
    let channel = ids::channel(&server.reports_channel?).ok()?;
    let wrong = match visibility::missing_for_reports(bot, location, channel).await {
        Ok(missing) => missing.map(|missing| missing.say(lang)),
        Err(error) => Some(t::try_once_more(lang, error)),
    };
    Some((Check::Reports, wrong))
}

async fn emoji(bot: &Bot, lang: Lang) -> Finding {
    let wrong = match bot.emoji.missing(&bot.http).await {
        Ok((0, _)) => None,
        Ok((missing, all)) => Some(t::not_uploaded(lang, missing, all)),
        Err(error) => Some(t::try_again(lang, error)),
    };
    (Check::Pictures, wrong)
}

async fn commands(bot: &Bot, lang: Lang) -> Finding {
    let wrong = match registered::is_current(&bot.http, &bot.store, &bot.commands).await {
        Ok(true) => None,
        Ok(false) => Some(t::OTHER_VERSION.say(lang).to_owned()),
        Err(error) => Some(t::try_again(lang, error)),
    };
    (Check::Commands, wrong)
}

async fn store(bot: &Bot, lang: Lang) -> Finding {
    const KEY: &str = "doctor";
    let now = bot.clock.now().0;
    let stored = async {
        bot.write(move |tx| tx.put_meta(KEY, &now.to_string()))
            .await?;
        bot.read(|tx| tx.meta(KEY)).await
    };
    // Somebody else may have asked in the same moment.
    let is_new = |stored: &str| stored.parse::<i64>().is_ok_and(|at| at >= now);
    let wrong = match stored.await {
        Ok(stored) if stored.as_deref().is_some_and(is_new) => None,
        Ok(_) => Some(t::NOT_READ_BACK),
        Err(error) => {
            tracing::error!(%error, "the doctor's write test failed");
            Some(t::NOT_STORED)
        }
    };
    let wrong = wrong.map(|wrong| wrong.say(lang).to_owned());
    (Check::Storage, wrong)
}

/// Plays two moves of every game against itself, at tables that are stored, checked and rolled back.
async fn practice(bot: &Bot, location: &Location, lang: Lang) -> Finding {
    let mut wrong = Vec::new();
    for game in GAMES {
        if let Err(error) = one_table(bot, *game, location).await {
            tracing::error!(game = game.info().key, %error, "the doctor's test game failed");
            wrong.push(game.info().name);
        }
    }
    let wrong = (!wrong.is_empty()).then(|| t::games_failed(lang, wrong.join(lang.comma())));
    (Check::Practice, wrong)
}

async fn one_table(bot: &Bot, game: &'static dyn GameType, location: &Location) -> Result<()> {
    let (info, now) = (game.info(), bot.now());
    let seed = Seed(bot.settings.seeds.next()?);
    let options = Options::defaults(info.options);
    let options = TableOptions {
        house: vec![(Level::Casual, "Doctor".to_owned()); info.seats.start() - 1],
        ..TableOptions::plain(game, &options, location)
    };
    // No Discord id looks like this, so the seat belongs to nobody.
    let host = Participant {
        user: "practice".to_owned(),
        name: "Doctor".to_owned(),
    };
    let new = new_table(game, options, host, seed, now)?;
    bot.store.rehearse(move |tx| two_moves(tx, &new, now)).await
}

fn two_moves(tx: Tx<'_>, new: &NewTable, now: Now) -> Result<()> {
    let table = tx.create_table(new)?;
    let mut lobby = ActiveTable::load(&tx.stored(table)?)?;
    let key = lobby.key;
    let begin = |table: &Table, _| start::when_ready(table, &key);
    rehearse(tx, &mut lobby, now, begin).map_err(ActError::unexpected)?;
    let mut active = ActiveTable::load(&tx.stored(table)?)?;
    for _ in 0..2 {
        let Status::ToAct(acting) = active.game().status() else {
            break;
        };
        let seat = acting.into_iter().next();
        let seat = seat.ok_or_else(|| CommandError::internal("nobody is to act"))?;
        let key = active.key;
        let move_of = |table: &Table, _| acts::idle(table, seat, Hand::Player, &key);
        rehearse(tx, &mut active, now, move_of).map_err(ActError::unexpected)?;
    }
    let stored = tx.stored(table)?;
    let plies = stored.plies().len();
    if plies != 3 {
        return Err(CommandError::internal(format!(
            "the practice table has {plies} plies"
        )));
    }
    Ok(audit(&stored)?)
}
