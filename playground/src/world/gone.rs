//! Messages that go: deleted, or forgotten when a channel has too many.

use super::World;
use super::messages::Stored;
use crate::snowflake::{Id, id_in};
use serde_json::json;

/// How many more messages than are kept a channel may have before they are forgotten.
const PRUNED: usize = 200;

impl World {
    /// Takes a message and its files out of the world, and tells nobody.
    pub(super) fn drop_message(&mut self, id: Id) -> Option<Stored> {
        let stored = self.messages.remove(&id)?;
        if let Some(channel) = self.channels.get_mut(&stored.channel) {
            channel.messages.remove(&id);
        }
        for attachment in stored.json["attachments"].as_array().into_iter().flatten() {
            id_in(&attachment["id"]).map(|file| self.files.remove(&file));
        }
        Some(stored)
    }

    /// Once there are many messages in a channel, forgets private ones, and then those that nobody touched for the longest time.
    pub(super) fn prune(&mut self, channel: Id) {
        let Some(channel) = self.channels.get(&channel) else {
            return;
        };
        if channel.messages.len() < self.live.messages_kept.saturating_add(PRUNED) {
            return;
        }
        let touched = |id: &Id| {
            let stored = self.messages.get(id)?;
            let edited = stored.json["edited_timestamp"].as_str();
            let touched = edited.or(stored.json["timestamp"].as_str())?;
            Some((stored.owner.is_none(), touched.to_owned()))
        };
        let mut ids: Vec<Id> = channel.messages.iter().copied().collect();
        ids.sort_by_cached_key(touched);
        for id in &ids[..PRUNED] {
            self.drop_message(*id);
        }
    }

    pub(crate) fn delete_message(&mut self, id: Id) {
        let Some(stored) = self.drop_message(id) else {
            return;
        };
        self.keep();
        let channel = stored.channel.to_string();
        let direct = self.channels.get(&stored.channel).and_then(|c| c.recipient);
        let mut gone = json!({ "id": id.to_string(), "channel_id": channel });
        let page = json!({ "t": "delete", "d": gone });
        if stored.owner.is_none() && direct.is_some() {
            self.dispatch("MESSAGE_DELETE", super::sessions::DIRECT_MESSAGES, &gone);
        } else if stored.owner.is_none() {
            gone["guild_id"] = json!(self.guild.id.to_string());
            self.dispatch("MESSAGE_DELETE", super::sessions::GUILD_MESSAGES, &gone);
        }
        self.tell(&page, |person| {
            stored.owner.is_none_or(|owner| owner == person)
                && direct.is_none_or(|recipient| recipient == person)
        });
    }
}
