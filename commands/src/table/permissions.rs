//! Who may do what: where tables may be opened, and who may end other people's tables. Both follow from what a server's admins chose,
//! which is asked of the store whenever it matters.

use db::TableId;
use serenity::all::{Channel, ChannelId};

use crate::bot::Bot;
use crate::context::{Location, Rights};
use crate::error::CommandError;
use crate::ids;

/// Refuses a table where the server's admins do not want any. A thread is where its channel is.
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

/// May this person end this table, and change who is at it, without playing there? Who may manage messages may in the channel
/// where the table is, and in its threads. Discord may be asked, so no table's lock is to be held meanwhile.
pub(crate) async fn looks_after(
    bot: &Bot,
    table: TableId,
    location: &Location,
    rights: &Rights,
) -> Result<bool, CommandError> {
    let head = bot.store.head(table).await?.ok_or(db::Error::Gone)?;
    if ids::guild(&head.guild) != location.guild {
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

/// Is this channel where somebody acted, or a thread beside it or under it? They may do the same in all of these. What a thread
/// hangs from is not stored: it is seldom asked.
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

/// Channels as people see them.
pub(crate) fn mentions(channels: &[ChannelId]) -> String {
    let shown: Vec<String> = channels.iter().map(|id| format!("<#{id}>")).collect();
    shown.join(", ")
}
