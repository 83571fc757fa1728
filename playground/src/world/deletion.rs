//! Messages that are deleted, or dropped when a channel has too many.

use super::World;
use super::messages::Stored;
use crate::snowflake::{Id, id_in};
use serde_json::json;

/// How many messages above the limit a channel may have before it is pruned.
const PRUNED: usize = 200;

impl World {
    /// Removes a message and its files without an event.
    pub(super) fn drop_message(&mut self, id: Id) -> Option<Stored> {
        let stored = self.messages.remove(&id)?;
        self.live.turns.remove(&id);
        if let Some(channel) = self.channels.get_mut(&stored.channel) {
            channel.messages.remove(&id);
        }
        for attachment in stored.json["attachments"].as_array().into_iter().flatten() {
            id_in(&attachment["id"]).map(|file| self.files.remove(&file));
        }
        Some(stored)
    }

    /// Once a channel has many messages, drops ephemeral ones, and then those that were not edited for the longest time.
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
        self.mark_changed();
        let channel = stored.channel.to_string();
        let direct = self.channels.get(&stored.channel).and_then(|c| c.recipient);
        let mut gone = json!({ "id": id.to_string(), "channel_id": channel });
        let page = json!({ "t": "delete", "d": gone });
        if stored.owner.is_some() || self.answers_only(stored.channel) {
            // The bot does not hear of it.
        } else if direct.is_some() {
            self.dispatch("MESSAGE_DELETE", super::sessions::DIRECT_MESSAGES, &gone);
        } else {
            gone["guild_id"] = json!(self.guild.id.to_string());
            self.dispatch("MESSAGE_DELETE", super::sessions::GUILD_MESSAGES, &gone);
        }
        let audience = self.audience(stored.channel);
        self.publish(&page, |person| {
            stored.owner.is_none_or(|owner| owner == person) && audience.has(person)
        });
    }
}
