//! Where tables may be opened, and who moderates them. Both depend on the server's settings, which are read from the store
//! whenever they matter.

use db::{Head, TableId};
use serenity::all::{Channel, ChannelId};

use crate::bot::Bot;
use crate::context::{Location, Rights};
use crate::error::CommandError;
use crate::ids;

/// Whether a table may be seen where somebody acts; see [`Location::shows`].
pub(crate) fn is_here(head: &Head, location: &Location) -> bool {
    ids::channel(&head.channel)
        .is_ok_and(|channel| location.shows(ids::guild(&head.guild), channel))
}

/// Refuses a channel that the server's admins have not chosen for games. A thread counts as its channel.
pub(crate) async fn allows(bot: &Bot, location: &Location) -> Result<(), CommandError> {
    let server = bot.store.server(&ids::guild_text(location.guild)).await?;
    let wanted = ids::channels(&server.channels);
    let parent_wanted = location.parent.is_some_and(|id| wanted.contains(&id));
    if wanted.is_empty() || wanted.contains(&location.channel) || parent_wanted {
        return Ok(());
    }
    Err(CommandError::user(format!(
        "Games on this server are played in {}.",
        mentions(&wanted)
    )))
}

/// May this user end the table, and change its players, without playing there? Users who may manage messages may do so in the
/// table's channel and its threads. This may call Discord, so hold no table's lock.
pub(crate) async fn is_moderator(
    bot: &Bot,
    table: TableId,
    location: &Location,
    rights: &Rights,
) -> Result<bool, CommandError> {
    let head = bot.store.head(table).await?.ok_or(db::Error::Gone)?;
    if !is_here(&head, location) {
        return Ok(false);
    }
    let channel = ids::channel(&head.channel)?;
    if rights.admin || (rights.moderator && is_home_of(bot, location, channel).await) {
        return Ok(true);
    }
    let server = bot.store.server(&head.guild).await?;
    let role = ids::role(server.moderator_role.as_deref());
    Ok(role.is_some_and(|role| rights.roles.contains(&role)))
}

/// Is `channel` where the user acted, or its parent, or one of its threads? Permissions are the same in all of these. The parent
/// of a thread is not stored, because it is rarely needed.
async fn is_home_of(bot: &Bot, location: &Location, channel: ChannelId) -> bool {
    if channel == location.channel || channel == location.home() {
        return true;
    }
    let Ok(Channel::Guild(channel)) = bot.http.get_channel(channel).await else {
        return false;
    };
    let parent = channel
        .parent_id
        .filter(|_| channel.thread_metadata.is_some());
    parent == Some(location.home())
}

/// Channels as mentions, for a message.
pub(crate) fn mentions(channels: &[ChannelId]) -> String {
    let shown: Vec<String> = channels.iter().map(|id| format!("<#{id}>")).collect();
    shown.join(", ")
}
