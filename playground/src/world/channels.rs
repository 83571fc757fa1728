//! Channels, threads and direct messages, and what the bot may do in each.

use super::World;
use super::overwrites::Overwrite;
use crate::clock::timestamp;
use crate::error::{ApiError, ApiResult, ensure};
use crate::limits::HAS_THREAD;
use crate::permission;
use crate::snowflake::{Id, made_at};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::Arc;

pub(crate) const TEXT: u8 = 0;
pub(crate) const DIRECT: u8 = 1;
pub(crate) const VOICE: u8 = 2;
pub(crate) const GROUP: u8 = 3;
pub(crate) const PUBLIC_THREAD: u8 = 11;
pub(crate) const PRIVATE_THREAD: u8 = 12;
pub(crate) const FORUM: u8 = 15;

#[derive(Serialize, Deserialize, Clone, Default)]
pub(crate) struct Channel {
    pub(crate) id: Id,
    pub(crate) kind: u8,
    pub(crate) name: String,
    /// The text channel a thread hangs from.
    pub(crate) parent: Option<Id>,
    /// The person at the other end of a direct message.
    pub(crate) recipient: Option<Id>,
    pub(crate) archive_minutes: u64,
    /// What the bot may do here; a thread asks its parent.
    pub(crate) bot_permissions: u64,
    pub(crate) messages: BTreeSet<Id>,
    /// What the channel allows and denies roles and people; a thread has its parent's.
    #[serde(default)]
    pub(crate) overwrites: Vec<Overwrite>,
    /// The server, if it is another than the guild.
    #[serde(default)]
    pub(crate) server: Option<Id>,
    /// That other server has added the bot, too.
    #[serde(default)]
    pub(crate) has_bot: bool,
    /// The only people who see it: those of a group message, and those who were added to a private thread.
    #[serde(default)]
    pub(crate) members: Option<BTreeSet<Id>>,
}

impl Channel {
    pub(crate) fn new(id: Id, kind: u8, name: &str) -> Self {
        Self {
            id,
            kind,
            name: name.to_owned(),
            archive_minutes: 1440,
            bot_permissions: permission::DEFAULT,
            ..Self::default()
        }
    }

    pub(crate) fn is_thread(&self) -> bool {
        matches!(self.kind, PUBLIC_THREAD | PRIVATE_THREAD)
    }
}

impl World {
    /// Finds the channel of this kind and name, or opens it.
    pub(crate) fn channel(&mut self, kind: u8, name: &str) -> Id {
        let named = |channel: &Channel| channel.kind == kind && channel.name == name;
        self.find_or_open(named, |world| Channel::new(world.next_id(), kind, name))
    }

    /// Finds the first channel that fits, or opens a new one.
    pub(super) fn find_or_open(
        &mut self,
        fits: impl Fn(&Channel) -> bool,
        new: impl FnOnce(&mut Self) -> Channel,
    ) -> Id {
        if let Some(found) = self.channels.values().find(|channel| fits(channel)) {
            return found.id;
        }
        let new = new(self);
        self.open(new)
    }

    /// Opens a new channel, and announces it.
    pub(crate) fn open(&mut self, new: Channel) -> Id {
        let id = new.id;
        self.channels.insert(id, new);
        self.announce_channel("CHANNEL_CREATE", id);
        id
    }

    /// The channels of the guild, without threads.
    pub(crate) fn rooms(&self) -> impl Iterator<Item = &Channel> {
        let all = self.channels.values();
        all.filter(|channel| !channel.is_thread() && channel.is_of_guild())
    }

    /// Opens a post in a forum: a thread that hangs from it.
    pub(crate) fn forum_post(&mut self, forum: Id, name: &str) -> Id {
        let mut post = Channel::new(self.next_id(), PUBLIC_THREAD, name);
        post.parent = Some(forum);
        self.open(post)
    }

    /// A channel object. Source: <https://docs.discord.com/developers/resources/channel>
    pub(crate) fn channel_json(&self, channel: &Channel) -> Value {
        // Ephemeral messages do not count.
        let public = |id: &&Id| self.messages.get(id).is_some_and(|m| m.owner.is_none());
        let newest = channel.messages.iter().rev().find(public);
        let mut json = json!({
            "id": channel.id.to_string(),
            "type": channel.kind,
            "last_message_id": newest.map(ToString::to_string),
            "flags": 0,
        });
        if channel.kind == DIRECT {
            let recipient = channel.recipient.map(|id| self.user(id));
            json["recipients"] = recipient.into_iter().collect();
            return json;
        }
        if channel.kind == GROUP {
            let members = channel.members.iter().flatten();
            json["recipients"] = members.clone().map(|id| self.user(*id)).collect();
            json["name"] = json!(channel.name);
            json["icon"] = Value::Null;
            json["owner_id"] = json!(members.clone().next().unwrap_or(&0).to_string());
            return json;
        }
        json["guild_id"] = json!(channel.server.unwrap_or(self.guild.id).to_string());
        json["name"] = json!(channel.name);
        json["parent_id"] = json!(channel.parent.map(|id| id.to_string()));
        json["rate_limit_per_user"] = json!(0);
        if channel.is_thread() {
            json["owner_id"] = json!(self.bot.id.to_string());
            let count = channel.messages.iter().filter(public).count();
            json["message_count"] = json!(count);
            json["total_message_sent"] = json!(count);
            json["member_count"] = json!(1);
            json["thread_metadata"] = json!({
                "archived": false,
                "locked": false,
                "auto_archive_duration": channel.archive_minutes,
                "archive_timestamp": timestamp(made_at(channel.id)),
                "create_timestamp": timestamp(made_at(channel.id)),
            });
        } else {
            json["topic"] = Value::Null;
            json["position"] = json!(0);
            let own = (channel.bot_permissions != permission::DEFAULT).then_some(Overwrite {
                id: self.bot.id,
                of_person: true,
                allow: channel.bot_permissions & !permission::DEFAULT,
                deny: permission::DEFAULT & !channel.bot_permissions,
            });
            let overwrites = channel.overwrites.iter().chain(&own);
            json["permission_overwrites"] = overwrites.map(Overwrite::json).collect();
            json["nsfw"] = json!(false);
            if channel.kind == VOICE {
                json["bitrate"] = json!(64_000);
                json["user_limit"] = json!(0);
            }
            if channel.kind == FORUM {
                json["available_tags"] = json!([]);
            }
        }
        json
    }

    /// The bot's permissions in a channel. Source: <https://docs.discord.com/developers/topics/permissions>
    pub(crate) fn bot_permissions(&self, channel: &Channel) -> u64 {
        if channel.answers_only() {
            return permission::ANSWERING;
        }
        let parent = channel.parent.and_then(|id| self.channels.get(&id));
        parent.unwrap_or(channel).bot_permissions
    }

    /// The channel, if the bot may see it. Otherwise 10003 (no such channel) or 50001 (no access).
    pub(crate) fn open_channel(&self, id: Id) -> ApiResult<&Channel> {
        let channel = self.channels.get(&id).ok_or(ApiError::UNKNOWN_CHANNEL)?;
        let sees = self.bot_permissions(channel) & permission::VIEW_CHANNEL != 0;
        let is_open = sees && !channel.answers_only();
        ensure(is_open, ApiError::MISSING_ACCESS).map(|()| channel)
    }

    /// As `open_channel`, with 50013 unless the bot has all of `needed` there.
    pub(crate) fn allowed_channel(&self, id: Id, needed: u64) -> ApiResult<&Channel> {
        let channel = self.open_channel(id)?;
        let may = self.bot_permissions(channel) & needed == needed;
        ensure(may, ApiError::MISSING_PERMISSIONS).map(|()| channel)
    }

    /// Announces to pages and bots a channel that was created, changed or deleted.
    pub(crate) fn announce_channel(&mut self, event: &str, id: Id) {
        self.mark_changed();
        let Some(channel) = self.channels.get(&id).cloned() else {
            return;
        };
        let json = self.channel_json(&channel);
        let (gone, mut name) = (event == "CHANNEL_DELETE", event.to_owned());
        if channel.is_thread() {
            name = event.replace("CHANNEL", "THREAD");
            self.attach_thread(id, (!gone).then_some(&json));
        }
        if channel.is_of_guild() {
            self.dispatch(&name, &json);
        }
        let page = json!({ "channel": json, "gone": gone });
        self.publish("channel", &page, |world, person| {
            world.sees_channel(person, id)
        });
    }

    /// Opens (or finds) the direct message channel with a person.
    pub(crate) fn direct_channel(&mut self, person: Id) -> Id {
        let with = |channel: &Channel| channel.recipient == Some(person);
        self.find_or_open(with, |world| Channel {
            recipient: Some(person),
            ..Channel::new(world.next_id(), DIRECT, "")
        })
    }

    /// Attaches a thread to the message that it was started from, if there is one.
    fn attach_thread(&mut self, id: Id, thread: Option<&Value>) {
        let Some(stored) = self.messages.get_mut(&id) else {
            return;
        };
        let json = Arc::make_mut(&mut stored.json);
        if let Some(thread) = thread {
            json["flags"] = json!(json["flags"].as_u64().unwrap_or(0) | HAS_THREAD);
            json["thread"] = thread.clone();
        } else if let Some(map) = json.as_object_mut() {
            map.remove("thread");
        }
        self.announce_message(id, true);
    }

    /// Deletes a channel, the threads under it and every message in them.
    pub(crate) fn delete_channel(&mut self, id: Id) {
        let under = |channel: &&Channel| channel.parent == Some(id);
        let mut ids: Vec<Id> = self.channels.values().filter(under).map(|c| c.id).collect();
        ids.push(id);
        for id in ids {
            self.announce_channel("CHANNEL_DELETE", id);
            if let Some(channel) = self.channels.remove(&id) {
                for message in channel.messages {
                    self.drop_message(message);
                }
            }
        }
        self.touch();
    }
}
