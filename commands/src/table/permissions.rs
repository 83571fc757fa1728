//! Who may do what: where tables may be opened, and who may end other people's tables. Both follow from what a server's admins chose,
//! which is asked of the store whenever it matters.

use db::TableId;
use serenity::all::{Channel, ChannelId};

use crate::bot::Bot;
use crate::context::{Place, Rights};
use crate::error::CommandError;

/// Refuses a table where the server's admins do not want any. A thread is where its channel is.
pub(crate) async fn allows(bot: &Bot, place: &Place) -> Result<(), CommandError> {
    let wanted = bot.store.server(&place.guild).await?.channels;
    if wanted.is_empty() || wanted.contains(&place.channel) || wanted.contains(&place.parent) {
        return Ok(());
    }
    Err(CommandError::user(format!(
        "On this server games are played in {}.",
        mentions(&wanted)
    )))
}

/// May this person end this table, and change who is at it, without playing there? Who may manage messages may in the channel
/// where the table is, and in its threads. Discord may be asked, so no table's lock is to be held meanwhile.
pub(crate) async fn looks_after(
    bot: &Bot,
    table: TableId,
    place: &Place,
    rights: &Rights,
) -> Result<bool, CommandError> {
    let head = bot.store.head(table).await?.ok_or(db::Error::Gone)?;
    if head.guild != place.guild {
        return Ok(false);
    }
    if rights.admin || (rights.moderator && is_home_of(bot, place, &head.channel).await) {
        return Ok(true);
    }
    let keeper = bot.store.server(&place.guild).await?.moderator_role;
    Ok(keeper.is_some_and(|role| rights.roles.contains(&role)))
}

/// Is this channel where somebody acted, or a thread beside it or under it? They may do the same in all of these. What a thread
/// hangs from is not stored: it is seldom asked.
async fn is_home_of(bot: &Bot, place: &Place, channel: &str) -> bool {
    if channel == place.channel || channel == place.home() {
        return true;
    }
    let Some(id) = channel.parse().ok().filter(|id| *id != 0) else {
        return false;
    };
    let Ok(Channel::Guild(channel)) = bot.http.get_channel(ChannelId::new(id)).await else {
        return false;
    };
    let parent = channel
        .parent_id
        .filter(|_| channel.thread_metadata.is_some());
    parent.is_some_and(|parent| parent.to_string() == place.home())
}

/// Channels as people see them.
pub(crate) fn mentions(channels: &[String]) -> String {
    let shown: Vec<String> = channels.iter().map(|id| format!("<#{id}>")).collect();
    shown.join(", ")
}
