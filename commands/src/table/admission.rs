//! Who may sit down at a table: not people whom the server has banned from the bot, and nobody beside a person whom they have
//! blocked, or who has blocked them.

use std::collections::HashSet;

use db::{Ban, Phase, TableId};
use serenity::all::UserId;

use crate::bot::Bot;
use crate::context::Person;
use crate::error::{CommandError, Result, retried};
use crate::ids;
use crate::state::active::ActiveTable;
use crate::table::load::{head, load};
use crate::texts::{Choice, Until, commands as t, refusals as r};
use crate::time::moment::{Style, moment};
use crate::words;

/// Refuses a user who may not sit down at this table. They are not told that somebody has blocked them.
pub(crate) async fn check(
    bot: &Bot,
    table: &ActiveTable,
    user: UserId,
    by_host: bool,
) -> Result<()> {
    let obstacle = obstacle(bot, table, user, by_host).await?;
    obstacle.map_or(Ok(()), Err)
}

/// Refuses a user whom the admins of this server have banned, or the operator has excluded.
pub(crate) async fn check_not_banned(bot: &Bot, guild: &str, user: UserId) -> Result<()> {
    let guild = guild.to_owned();
    let ban = bot.read(move |tx| tx.ban_of(&guild, &ids::text(user)));
    ban.await?.map_or(Ok(()), |ban| Err(banned(&ban)))
}

/// Refuses a player for whom the house plays because of that.
pub(crate) async fn check_not_barred(bot: &Bot, table: &ActiveTable, user: UserId) -> Result<()> {
    let seat = table.seat_of(user);
    if seat.is_some_and(|seat| table.clocks().barred(seat)) {
        let head = head(bot, table.id).await?;
        check_not_banned(bot, head.server(), user).await?;
    }
    Ok(())
}

fn banned(ban: &Ban) -> CommandError {
    let date = ban.until.map(|until| moment(until, Style::DateAndTime));
    let until = date.as_ref().map_or(Until::ForGood, |_| Until::Date);
    let date = date.unwrap_or_default();
    CommandError::User(match (ban.by_operator(), &*ban.user) {
        (false, _) => r::banned(until, date),
        (true, "*") => r::server_excluded(until, date),
        (true, _) => r::excluded(until, date),
    })
}

/// The tables in play at which somebody sits who may not play any more, or may again: that is noted there.
pub(crate) async fn in_play(bot: &Bot, user: &str) -> Result<Vec<TableId>> {
    let user = user.to_owned();
    let open = bot
        .read(move |tx| tx.open_tables_of(&user, u32::MAX))
        .await?;
    let playing = open.iter().filter(|head| head.phase == Phase::Play);
    let tables: Vec<TableId> = playing.map(|head| head.id).collect();
    for table in &tables {
        // Here and not around the whole command, which says that all is done already if it is done twice.
        let noted = retried(|| async {
            let mut entry = bot.tables.locked(*table).await;
            entry.clear();
            load(bot, &mut entry).await.map(|_| ())
        });
        noted.await?;
    }
    Ok(tables)
}

/// The users beside whom this user does not sit down.
pub(crate) async fn avoided(bot: &Bot, user: &str) -> Result<HashSet<String>> {
    let user = user.to_owned();
    let blocks = bot.read(move |tx| tx.blocks(&user)).await?;
    Ok(blocks.made.into_iter().chain(blocks.received).collect())
}

/// Is this user kept from this lobby only because somebody there has blocked them who is not its host?
pub(crate) async fn is_shut_out(bot: &Bot, lobby: &ActiveTable, user: UserId) -> Result<bool> {
    Ok(obstacle(bot, lobby, user, false).await?.is_some()
        && obstacle(bot, lobby, user, true).await?.is_none())
}

/// Who may invite somebody: as stored, and in words. The first is the default.
pub(crate) const INVITERS: [Choice; 3] = [
    ("everybody", t::inviters_everybody),
    (ACQUAINTANCES, t::inviters_acquaintances),
    (NOBODY, t::inviters_nobody),
];
const ACQUAINTANCES: &str = "acquaintances";
const NOBODY: &str = "nobody";

/// Refuses to name somebody in an invitation or an offer who does not want that, or was named often just now.
pub(crate) async fn check_wants_invitation(
    bot: &Bot,
    inviter: UserId,
    named: &Person,
) -> Result<()> {
    let (own, user) = (ids::text(inviter), ids::text(named.id));
    let name = words::safe_name(&named.name);
    let read = bot.read(move |tx| Ok((tx.invitations_from(&user)?, tx.have_met(&own, &user)?)));
    let (from, have_met) = read.await?;
    Err(CommandError::User(match &*from {
        NOBODY => r::wants_no_invitations(name),
        ACQUAINTANCES if !have_met => r::wants_acquaintances_only(name),
        _ => return bot.budgets.invite(inviter, named, bot.clock.monotonic()),
    }))
}

/// What somebody is told who may not sit down at a table. If they are invited `by_host`, only the host's block counts: nobody shuts a third
/// person out of other people's tables.
pub(crate) async fn obstacle(
    bot: &Bot,
    table: &ActiveTable,
    user: UserId,
    by_host: bool,
) -> Result<Option<CommandError>> {
    let (guild, user) = (table.server().to_owned(), ids::text(user));
    let read = bot.read(move |tx| Ok((tx.ban_of(&guild, &user)?, tx.blocks(&user)?)));
    let (ban, mut blocks) = read.await?;
    if let Some(ban) = ban {
        return Ok(Some(banned(&ban)));
    }
    if by_host {
        blocks.received.retain(|by| by == table.host());
    }
    let others: HashSet<&str> = table.present().collect();
    let meets = |users: &[String]| users.iter().any(|user| others.contains(user.as_str()));
    Ok(if meets(&blocks.made) {
        Some(r::beside_a_blocked_person().into())
    } else if meets(&blocks.received) {
        Some(r::cannot_join().into())
    } else {
        None
    })
}
