//! Which channels of a server somebody can see. The bot keeps no picture of its servers, so it asks Discord: two calls, and a third
//! one if there are threads. What cannot be known counts as hidden.

use std::collections::{BTreeMap, BTreeSet};

use futures_util::future::try_join_all;
use serenity::all::{
    ChannelId, ChannelType, GuildChannel, GuildId, PermissionOverwrite, PermissionOverwriteType,
    Permissions, Role, RoleId, UserId,
};

use crate::bot::Bot;
use crate::context::{Location, Rights};
use crate::protocol::answer::is_unknown_member;
use crate::protocol::http::Called;
use crate::texts::{Text, refusals as r};

/// Those of `channels` that this member can see.
pub(crate) async fn visible(
    bot: &Bot,
    guild: GuildId,
    channels: &BTreeSet<ChannelId>,
    person: UserId,
    rights: &Rights,
) -> Called<BTreeSet<ChannelId>> {
    let (roles, known) = tokio::try_join!(
        bot.http.get_guild_roles(guild),
        bot.http.get_channels(guild)
    )?;
    let known: BTreeMap<ChannelId, GuildChannel> =
        known.into_iter().map(|one| (one.id, one)).collect();
    let mut homes: BTreeMap<ChannelId, ChannelId> = BTreeMap::new();
    if channels.iter().any(|channel| !known.contains_key(channel)) {
        let threads = bot.http.get_guild_active_threads(guild).await?.threads;
        // Only its members see a private thread, and asking who they are would be a call for each.
        let open = threads
            .into_iter()
            .filter(|thread| thread.kind != ChannelType::PrivateThread);
        homes.extend(open.filter_map(|thread| Some((thread.id, thread.parent_id?))));
    }
    let member = Member::new(guild, person, rights, &roles);
    let sees = |channel: &&ChannelId| {
        let home = homes.get(*channel).unwrap_or(channel);
        known.get(home).is_some_and(|home| member.sees(home))
    };
    Ok(channels.iter().filter(sees).copied().collect())
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
    let roles: Vec<Role> = on.roles.into_values().collect();
    let home = channels.iter().find(|one| one.id == location.home());
    let is_blind = |member: &serenity::all::Member| {
        let user = member.user.id;
        let rights = Rights {
            administrator: on.owner_id == user,
            roles: member.roles.clone(),
            ..Rights::default()
        };
        !home.is_some_and(|home| Member::new(guild, user, &rights, &roles).sees(home))
    };
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
    let own = bot.http.get_current_user().await?.id;
    let (roles, channels, member) = tokio::try_join!(
        bot.http.get_guild_roles(guild),
        bot.http.get_channels(guild),
        bot.http.get_member(guild, own)
    )?;
    let rights = Rights {
        roles: member.roles,
        ..Rights::default()
    };
    let own = Member::new(guild, own, &rights, &roles);
    let may = |one: &GuildChannel| own.permissions(&one.permission_overwrites).contains(needed);
    Ok(match channels.iter().find(|one| one.id == channel) {
        Some(found) if may(found) => None,
        Some(_) => Some(r::cannot_report_there(format!("<#{channel}>"))),
        None => Some(r::reports_channel_is_gone()),
    })
}

/// Somebody on a server, and what they may do there before the overwrites of a channel.
struct Member<'a> {
    guild: GuildId,
    person: UserId,
    rights: &'a Rights,
    base: Permissions,
}

impl<'a> Member<'a> {
    fn new(guild: GuildId, person: UserId, rights: &'a Rights, roles: &[Role]) -> Self {
        let own = |role: &&Role| role.id.get() == guild.get() || rights.roles.contains(&role.id);
        let own = roles.iter().filter(own);
        Self {
            guild,
            person,
            rights,
            base: own.fold(Permissions::empty(), |all, role| all | role.permissions),
        }
    }

    fn sees(&self, channel: &GuildChannel) -> bool {
        let mut needed = Permissions::VIEW_CHANNEL;
        // Discord shows the messages of a voice channel only to members who may connect to it.
        if matches!(channel.kind, ChannelType::Voice | ChannelType::Stage) {
            needed |= Permissions::CONNECT;
        }
        self.permissions(&channel.permission_overwrites)
            .contains(needed)
    }

    /// <https://discord.com/developers/docs/topics/permissions#permission-overwrites>
    fn permissions(&self, overwrites: &[PermissionOverwrite]) -> Permissions {
        // Discord gives every permission to the owner of a server, and says so with each interaction.
        if self.rights.administrator || self.base.administrator() {
            return Permissions::all();
        }
        let everyone = RoleId::new(self.guild.get());
        let layer = |kind| match kind {
            PermissionOverwriteType::Role(role) if role == everyone => Some(0),
            PermissionOverwriteType::Role(role) if self.rights.roles.contains(&role) => Some(1),
            PermissionOverwriteType::Member(person) if person == self.person => Some(2),
            _ => None,
        };
        let mut may = self.base;
        for each in 0..3 {
            let (mut allow, mut deny) = (Permissions::empty(), Permissions::empty());
            for one in overwrites
                .iter()
                .filter(|one| layer(one.kind) == Some(each))
            {
                allow |= one.allow;
                deny |= one.deny;
            }
            may = (may & !deny) | allow;
        }
        may
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const VIEW: Permissions = Permissions::VIEW_CHANNEL;
    const NONE: Permissions = Permissions::empty();

    fn overwrite(
        kind: PermissionOverwriteType,
        allow: Permissions,
        deny: Permissions,
    ) -> PermissionOverwrite {
        PermissionOverwrite { allow, deny, kind }
    }

    #[test]
    fn overwrites_apply_for_everybody_then_for_roles_then_for_the_member() {
        let (guild, ann) = (GuildId::new(1), UserId::new(9));
        let (player, muted) = (RoleId::new(2), RoleId::new(3));
        let sees = |roles: &[RoleId], administrator, overwrites: &[PermissionOverwrite]| {
            let rights = Rights {
                administrator,
                roles: roles.to_vec(),
                ..Rights::default()
            };
            let member = Member {
                guild,
                person: ann,
                rights: &rights,
                base: VIEW,
            };
            member.permissions(overwrites).contains(VIEW)
        };
        let role = PermissionOverwriteType::Role;
        let closed = overwrite(role(RoleId::new(1)), NONE, VIEW);
        let for_players = overwrite(role(player), VIEW, NONE);
        let not_muted = overwrite(role(muted), NONE, VIEW);
        let not_ann = overwrite(PermissionOverwriteType::Member(ann), NONE, VIEW);
        let not_ben = overwrite(PermissionOverwriteType::Member(UserId::new(8)), NONE, VIEW);
        assert!(sees(&[], false, &[not_ben]));
        let private = [closed, for_players, not_muted];
        assert!(!sees(&[], false, &private));
        assert!(!sees(&[muted], false, &private));
        assert!(sees(&[player, muted], false, &private));
        assert!(!sees(&[player], false, std::slice::from_ref(&not_ann)));
        assert!(sees(&[], true, &[not_ann]), "an administrator sees all");
    }
}
