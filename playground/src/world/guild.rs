//! The guild in the forms that REST and the gateway give.

use super::World;
use super::channels::Channel;
use crate::clock::timestamp;
use crate::snowflake::made_at;
use serde_json::{Value, json};

/// What a guild has that nobody set.
const ABSENT: &str = "icon description home_header splash discovery_splash banner application_id afk_channel_id \
    system_channel_id widget_channel_id max_presences vanity_url_code rules_channel_id \
    safety_alerts_channel_id public_updates_channel_id incidents_data";

impl World {
    /// The `d` of a `GUILD_CREATE`.
    pub(crate) fn guild_create(&self) -> Value {
        let channel = |channel: &Channel| self.channel_json(channel);
        let threads = self.channels.values().filter(|c| c.is_thread());
        let channels: Vec<Value> = self.rooms().map(channel).collect();
        let threads: Vec<Value> = threads.map(channel).collect();
        let members: Vec<Value> = self.people.iter().map(|p| self.member(p.id)).collect();
        let mut json = self.guild_json();
        let more = json!({
            "joined_at": timestamp(made_at(self.guild.id)),
            "large": false,
            "unavailable": false,
            "member_count": members.len() + 1,
            "members": members,
            "channels": channels,
            "threads": threads,
            "presences": [],
            "voice_states": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        });
        for (key, value) in more.as_object().into_iter().flatten() {
            json[key] = value.clone();
        }
        json
    }

    /// A guild object. Source: <https://docs.discord.com/developers/resources/guild>
    pub(crate) fn guild_json(&self) -> Value {
        let guild = self.guild.id.to_string();
        let mut json = json!({
            "id": guild,
            "name": self.guild.name,
            "region": "deprecated",
            "widget_enabled": false,
            "max_members": 25_000_000,
            "max_stage_video_channel_users": 50,
            "max_video_channel_users": 25,
            "premium_subscription_count": 0,
            "nsfw": false,
            "owner_id": self.guild.owner.to_string(),
            "afk_timeout": 300,
            "verification_level": 0,
            "default_message_notifications": 0,
            "explicit_content_filter": 0,
            "mfa_level": 0,
            "nsfw_level": 0,
            "premium_tier": 0,
            "premium_progress_bar_enabled": false,
            "preferred_locale": "en-US",
            "system_channel_flags": 0,
            "features": [],
            "emojis": [],
            "stickers": [],
            "roles": self.roles_json(),
        });
        for absent in ABSENT.split(' ') {
            json[absent] = Value::Null;
        }
        json
    }
}
