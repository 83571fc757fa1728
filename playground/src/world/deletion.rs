//! Messages that are deleted, or dropped when a channel has too many.

use super::World;
use super::messages::Stored;
use super::webhooks::TOKEN_MS;
use crate::clock::timestamp;
use crate::json::list;
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
        for attachment in list(&stored.json["attachments"]) {
            id_in(&attachment["id"]).map(|file| self.files.remove(&file));
        }
        Some(stored)
    }

    /// Once a channel has many messages, deletes some, but never the `newest`: first ephemeral ones whose tokens no longer work, and then
    /// those that were not edited for the longest time.
    pub(super) fn prune(&mut self, channel: Id, newest: Id) {
        let Some(channel) = self.channels.get(&channel) else {
            return;
        };
        if channel.messages.len() < self.live.settings.messages_kept.saturating_add(PRUNED) {
            return;
        }
        let dead = timestamp(self.now().saturating_sub(TOKEN_MS));
        let touched = |id: &Id| {
            let stored = self.messages.get(id)?;
            let edited = stored.json["edited_timestamp"].as_str();
            let touched = edited.or(stored.json["timestamp"].as_str())?;
            let is_useless = stored.owner.is_some() && touched < &*dead;
            Some((!is_useless, touched.to_owned()))
        };
        let mut ids: Vec<Id> = channel.messages.iter().copied().collect();
        ids.retain(|id| *id != newest);
        ids.sort_by_cached_key(touched);
        for id in ids.into_iter().take(PRUNED) {
            self.delete_message(id);
        }
    }

    pub(crate) fn delete_message(&mut self, id: Id) {
        let Some(stored) = self.drop_message(id) else {
            return;
        };
        self.mark_changed();
        let gone = json!({ "id": id.to_string(), "channel_id": stored.channel.to_string() });
        self.publish_message(&stored, "delete", &gone);
    }
}
