//! Where tables may be opened, who can look them up, and who moderates them. All of it depends on the server's settings, which are
//! read from the store whenever they matter.

use db::{Head, Server, Sight, TableId};
use serenity::all::{Channel, ChannelId, UserId};
use tables::acts::Caller;

use crate::bot::Bot;
use crate::context::{Asker, ComponentContext, Location, Rights};
use crate::error::{Result, ensure};
use crate::ids;
use crate::state::active::ActiveTable;
use crate::table::load::{LockedTable, head, locked};
use crate::texts::refusals as r;

/// Which tables of this server (or direct message) somebody can look up; `None` for all: where its admins say so, and for those who
/// moderate all of it.
pub(crate) async fn sight(bot: &Bot, asker: &Asker) -> Result<Option<Sight>> {
    let location = &asker.location;
    if location.guild.is_some() {
        let guild = ids::guild_text(location.guild);
        let server = bot.read(move |tx| tx.server(&guild)).await?;
        if server.open_history || moderates_all(&server, &asker.rights) {
            return Ok(None);
        }
    }
    Ok(Some(Sight {
        channel: ids::text(location.channel),
        parent: location.in_thread.then(|| ids::text(location.home())),
        user: Some(ids::text(asker.person.id)),
    }))
}

/// Whether there is such a table, and somebody can look it up where they act.
pub(crate) async fn can_see(bot: &Bot, table: TableId, asker: &Asker) -> Result<bool> {
    let head = bot.read(move |tx| tx.head(table)).await?;
    if !head.is_some_and(|head| is_here(&head, &asker.location)) {
        return Ok(false);
    }
    match sight(bot, asker).await? {
        Some(sight) => Ok(bot.read(move |tx| tx.can_see(table, &sight)).await?),
        None => Ok(true),
    }
}

/// Whether somebody may use a control of this table. Anybody can forge a `custom_id` or the value of a menu, and a forged one must
/// neither move the board nor reveal that the table exists. On a message that shows the table it is no forgery: whoever sees the
/// message sees the table.
pub(crate) async fn may_press(
    bot: &Bot,
    table: TableId,
    context: &ComponentContext,
) -> Result<bool> {
    Ok(context.message_tables.contains(&table) || can_see(bot, table, context).await?)
}

/// Stores which channel a thread belongs to, since those who see the channel can look up the tables of the thread.
pub(crate) async fn note_thread(bot: &Bot, location: &Location) -> Result<()> {
    if location.in_thread && !location.is_private_thread && location.home() != location.channel {
        let (thread, parent) = (ids::text(location.channel), ids::text(location.home()));
        bot.write(move |tx| tx.set_thread(&thread, &parent)).await?;
    }
    Ok(())
}

/// People who may manage the server, and people with the role that its admins chose, moderate all its tables.
fn moderates_all(server: &Server, rights: &Rights) -> bool {
    let role = ids::role(server.moderator_role.as_deref());
    rights.admin || role.is_some_and(|role| rights.roles.contains(&role))
}

/// Whether a table is on the server, or in the direct message, where somebody acts; see [`Location::shows`].
pub(crate) fn is_here(head: &Head, location: &Location) -> bool {
    ids::channel(&head.channel)
        .is_ok_and(|channel| location.shows(ids::guild(&head.guild), channel))
}

/// Has this user played at the table, to the end or not? Somebody who has deleted their data since is known by a mark, and now and then
/// somebody else is taken for them.
pub(crate) fn has_played(table: &ActiveTable, user: UserId) -> bool {
    let user = ids::text(user);
    let mut all = table.everybody();
    all.any(|other| other == user || db::may_have_been(other, &user))
}

/// Refuses a channel that the server's admins have not chosen for games. A thread counts as its channel. Returns what they chose.
pub(crate) async fn allows(bot: &Bot, location: &Location) -> Result<Server> {
    let guild = location.server();
    let server = bot.read(move |tx| tx.server(&guild)).await?;
    let wanted = ids::channels(&server.channels);
    let parent_wanted = location.parent.is_some_and(|id| wanted.contains(&id));
    let allows = wanted.is_empty() || wanted.contains(&location.channel) || parent_wanted;
    ensure(allows, || r::channels_for_games(mentions(&wanted)))?;
    Ok(server)
}

/// May this user end the table, and change its players, without playing there? Users who may manage messages may do so in the
/// table's channel and its threads. This may call Discord, so hold no table's lock.
pub(crate) async fn is_moderator(bot: &Bot, table: TableId, asker: &Asker) -> Result<bool> {
    let (location, rights) = (&asker.location, &asker.rights);
    let head = head(bot, table).await?;
    if !is_here(&head, location) {
        return Ok(false);
    }
    let channel = ids::channel(&head.channel)?;
    if rights.admin || (rights.moderator && is_home_of(bot, location, channel).await) {
        return Ok(true);
    }
    let server = bot.read(move |tx| tx.server(&head.guild)).await?;
    Ok(moderates_all(&server, rights))
}

/// Locks a table in any phase, for somebody who acts there perhaps as its moderator.
pub(crate) async fn locked_for(
    bot: &Bot,
    table: TableId,
    asker: &Asker,
) -> Result<(LockedTable, Caller)> {
    let moderates = is_moderator(bot, table, asker).await?;
    let active = locked(bot, table).await?;
    let person = active.number(asker.person.id);
    Ok((active, Caller { person, moderates }))
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
