//! Messages that go: deleted, or forgotten when a channel has too many.

use super::messages::Stored;
use super::{Id, World, id_in};
use serde_json::json;

/// How many messages of a channel are kept, and how many more there may be before those are forgotten.
const KEPT: usize = 1_000;
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

    /// Forgets the messages of a channel that nobody touched for the longest time, once there are many.
    pub(super) fn prune(&mut self, channel: Id) {
        let Some(channel) = self.channels.get(&channel) else {
            return;
        };
        if channel.messages.len() < KEPT + PRUNED {
            return;
        }
        let touched = |id: &Id| {
            let json = &self.messages.get(id)?.json;
            let edited = json["edited_timestamp"].as_str();
            edited.or(json["timestamp"].as_str()).map(ToOwned::to_owned)
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
            self.dispatch("MESSAGE_DELETE", crate::gateway::DIRECT_MESSAGES, &gone);
        } else if stored.owner.is_none() {
            gone["guild_id"] = json!(self.guild.id.to_string());
            self.dispatch("MESSAGE_DELETE", crate::gateway::GUILD_MESSAGES, &gone);
        }
        self.tell(&page, |person| {
            stored.owner.is_none_or(|owner| owner == person)
                && direct.is_none_or(|recipient| recipient == person)
        });
    }
}
