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

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    const VIEW: u64 = Permissions::VIEW_CHANNEL.bits();

    /// For everybody (1), a role (2, 3) or a member (8, 9).
    fn overwrite(of: u64, allow: u64, deny: u64) -> Value {
        let kind = u8::from(of > 3);
        json!({ "id": of.to_string(), "type": kind, "allow": allow.to_string(), "deny": deny.to_string() })
    }

    /// Whether a member sees the channel with these overwrites on a server where everybody sees what is not closed.
    fn member_sees(roles: &[u64], is_owner: bool, overwrites: &[Value]) -> bool {
        let role = |id: u64| {
            let permissions = if id == 1 { VIEW } else { 0 };
            json!({
                "id": id.to_string(), "guild_id": "1", "name": "role", "color": 0, "colors": { "primary_color": 0 },
                "hoist": false, "managed": false, "mentionable": false, "permissions": permissions.to_string(), "position": 0
            })
        };
        let roles: Vec<String> = roles.iter().map(u64::to_string).collect();
        let on = json!({
            "id": "1", "name": "server", "owner_id": if is_owner { "9" } else { "7" }, "afk_timeout": 60,
            "verification_level": 0, "default_message_notifications": 0, "explicit_content_filter": 0,
            "roles": [role(1), role(2), role(3)], "emojis": [], "features": [], "mfa_level": 0,
            "system_channel_flags": 0, "premium_tier": 0, "preferred_locale": "en-US", "nsfw_level": 0,
            "stickers": [], "premium_progress_bar_enabled": false
        });
        let channel = json!({
            "id": "5", "guild_id": "1", "type": 0, "name": "dice", "position": 0, "permission_overwrites": overwrites
        });
        let member = json!({
            "guild_id": "1", "user": { "id": "9", "username": "ann", "discriminator": "0" }, "roles": roles,
            "deaf": false, "mute": false, "flags": 0
        });
        let on: PartialGuild = serde_json::from_value(on).expect("a server");
        let channel: GuildChannel = serde_json::from_value(channel).expect("a channel");
        sees(
            &on,
            &channel,
            &serde_json::from_value(member).expect("a member"),
        )
    }

    #[test]
    fn overwrites_apply_for_everybody_then_for_roles_then_for_the_member() {
        let (player, muted) = (2, 3);
        let closed = overwrite(1, 0, VIEW);
        let for_players = overwrite(player, VIEW, 0);
        let not_muted = overwrite(muted, 0, VIEW);
        let not_ann = overwrite(9, 0, VIEW);
        let not_ben = overwrite(8, 0, VIEW);
        assert!(member_sees(&[], false, &[not_ben]));
        let private = [closed, for_players, not_muted];
        assert!(!member_sees(&[], false, &private));
        assert!(!member_sees(&[muted], false, &private));
        assert!(member_sees(&[player, muted], false, &private));
        assert!(!member_sees(
            &[player],
            false,
            std::slice::from_ref(&not_ann)
        ));
        assert!(member_sees(&[], true, &[not_ann]), "the owner sees all");
    }
}
