//! Which channels of a server somebody can see. The bot keeps no picture of its servers, so it asks Discord. What cannot be
//! known counts as hidden.

use std::collections::{BTreeMap, BTreeSet};

use futures_util::future::try_join_all;
use serenity::all::{
    ChannelId, ChannelType, CurrentUser, GuildChannel, GuildId, Member, PartialGuild, Permissions,
    ThreadsData, UserId,
};
use serenity::http::Route;

use crate::bot::Bot;
use crate::context::Location;
use crate::protocol::answer::is_unknown_member;
use crate::protocol::http::Called;
use crate::texts::{Text, refusals as r};

/// Those of `channels` that this member can see.
pub(crate) async fn visible(
    bot: &Bot,
    guild: GuildId,
    channels: &BTreeSet<ChannelId>,
    person: UserId,
) -> Called<BTreeSet<ChannelId>> {
    let (on, known, member) = tokio::try_join!(
        bot.http.get_guild(guild),
        bot.http.get_channels(guild),
        bot.http.get_member(guild, person)
    )?;
    let known: BTreeMap<ChannelId, GuildChannel> =
        known.into_iter().map(|one| (one.id, one)).collect();
    let mut homes: BTreeMap<ChannelId, ChannelId> = BTreeMap::new();
    if channels.iter().any(|channel| !known.contains_key(channel)) {
        let route = Route::GuildThreadsActive { guild_id: guild };
        let threads = bot.http.get::<ThreadsData>(route).await?.threads;
        // Only its members see a private thread, and asking who they are would be a call for each.
        let open = threads
            .into_iter()
            .filter(|thread| thread.kind != ChannelType::PrivateThread);
        homes.extend(open.filter_map(|thread| Some((thread.id, thread.parent_id?))));
    }
    let is_seen = |channel: &&ChannelId| {
        let home = homes.get(*channel).unwrap_or(channel);
        known.get(home).is_some_and(|home| sees(&on, home, &member))
    };
    Ok(channels.iter().filter(is_seen).copied().collect())
}

/// Those of these people who cannot see where a command was typed. Who has left the server sees no channel of it and is not counted.
pub(crate) async fn blind(
    bot: &Bot,
    location: &Location,
    people: Vec<UserId>,
) -> Called<Vec<UserId>> {
    let Some(guild) = location.guild else {
        return Ok(people);
    };
    if people.is_empty() || location.is_private_thread {
        return Ok(people);
    }
    let members = people
        .iter()
        .map(async |user| match bot.http.get_member(guild, *user).await {
            Ok(member) => Ok(Some(member)),
            Err(error) if is_unknown_member(&error) => Ok(None),
            Err(error) => Err(error),
        });
    let (on, channels, members) = tokio::try_join!(
        bot.http.get_guild(guild),
        bot.http.get_channels(guild),
        try_join_all(members)
    )?;
    let home = channels.iter().find(|one| one.id == location.home());
    let is_blind = |member: &Member| !home.is_some_and(|home| sees(&on, home, member));
    let found = members.into_iter().flatten().filter(is_blind);
    Ok(found.map(|member| member.user.id).collect())
}

/// Why the bot cannot post reports in this channel of the server, if it cannot.
pub(crate) async fn missing_for_reports(
    bot: &Bot,
    location: &Location,
    channel: ChannelId,
) -> Called<Option<Text>> {
    let needed = Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES | Permissions::ATTACH_FILES;
    let Some(guild) = location.guild else {
        return Ok(None);
    };
    let own: CurrentUser = bot.http.get(Route::UserMe).await?;
    let (on, channels, own) = tokio::try_join!(
        bot.http.get_guild(guild),
        bot.http.get_channels(guild),
        bot.http.get_member(guild, own.id)
    )?;
    let may = |one: &GuildChannel| on.user_permissions_in(one, &own).contains(needed);
    Ok(match channels.iter().find(|one| one.id == channel) {
        Some(found) if may(found) => None,
        Some(_) => Some(r::cannot_report_there(format!("<#{channel}>"))),
        None => Some(r::reports_channel_is_gone()),
    })
}

/// Whether a member sees a channel.
fn sees(on: &PartialGuild, channel: &GuildChannel, member: &Member) -> bool {
    let mut needed = Permissions::VIEW_CHANNEL;
    // Discord shows the messages of a voice channel only to members who may connect to it.
    if matches!(channel.kind, ChannelType::Voice | ChannelType::Stage) {
        needed |= Permissions::CONNECT;
    }
    on.user_permissions_in(channel, member).contains(needed)
}
