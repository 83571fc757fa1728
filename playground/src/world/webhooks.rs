//! What an interaction's token gives access to: its own messages, for fifteen minutes, once it is acknowledged.
//! Source: <https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-response-object>

use super::World;
use super::installs::BY_SERVER;
use super::interactions::{Kind, State};
use super::messages::Upload;
use super::tokens::id_of_token;
use crate::error::{ApiError, ApiResult, ensure};
use crate::limits::LOADING;
use crate::snowflake::{Id, id_in, made_at};
use serde_json::Value;

/// How long a token works after the interaction was sent, in milliseconds.
pub(super) const TOKEN_MS: u64 = 15 * 60 * 1000;

/// How many messages may follow the answer where only a user has installed the app.
/// Source: <https://docs.discord.com/developers/interactions/receiving-and-responding#followup-messages>
const FOLLOW_UPS: u8 = 5;

impl World {
    /// The interaction a webhook call names by its token: 50027 once dead, 10015 before it was acknowledged.
    pub(crate) fn by_token(&self, application: Id, text: &str) -> ApiResult<Id> {
        ensure(application == self.bot.id, ApiError::UNKNOWN_WEBHOOK)?;
        let id = id_of_token(text).ok_or(ApiError::DEAD_TOKEN)?;
        let is_alive = made_at(id) + TOKEN_MS >= self.now();
        ensure(is_alive, ApiError::DEAD_TOKEN)?;
        let interaction = self.live.interactions.get(id).ok_or(ApiError::DEAD_TOKEN)?;
        let has_channel = self.channels.contains_key(&interaction.channel);
        ensure(has_channel, ApiError::UNKNOWN_CHANNEL)?;
        match interaction.state {
            // An autocomplete answer cannot be followed up.
            State::Acknowledged if interaction.kind == Kind::Autocomplete => {
                Err(ApiError::UNKNOWN_WEBHOOK)
            }
            State::Acknowledged => Ok(id),
            State::Waiting => Err(ApiError::UNKNOWN_WEBHOOK),
            State::Failed => Err(ApiError::DEAD_TOKEN),
        }
    }

    /// The message behind `@original` or an id, if this token may touch it.
    pub(crate) fn message_by_token(&self, id: Id, name: &str) -> ApiResult<Id> {
        let interaction = self.live.interactions.get(id).ok_or(ApiError::DEAD_TOKEN)?;
        let message = if name == "@original" {
            interaction.original
        } else {
            name.parse().ok()
        };
        let message = message.ok_or(ApiError::UNKNOWN_MESSAGE)?;
        let stored = self.messages.get(&message);
        let stored = stored.ok_or(ApiError::UNKNOWN_MESSAGE)?;
        let own = id_in(&stored.json["interaction_metadata"]["id"]) == Some(id);
        let is_its = own || interaction.original == Some(message);
        ensure(is_its, ApiError::UNKNOWN_MESSAGE).map(|()| message)
    }

    /// `POST /webhooks/{application}/{token}`. Right after a deferred answer it fills in the waiting message.
    pub(crate) fn follow_up(&mut self, id: Id, body: &Value, files: Vec<Upload>) -> ApiResult<Id> {
        self.check_message(body, None, files.len())?;
        let original = self.live.interactions.get(id).and_then(|i| i.original);
        let is_loading = |id: &Id| {
            let stored = self.messages.get(id);
            stored.is_some_and(|stored| stored.flags() & LOADING != 0)
        };
        let loading = original.filter(is_loading);
        if let Some(original) = loading {
            self.revise(original, body, files);
            return Ok(original);
        }
        if let Some(interaction) = self.live.interactions.all.get_mut(&id)
            && interaction.owners.get(BY_SERVER).is_none()
        {
            let may_follow = interaction.follow_ups < FOLLOW_UPS;
            ensure(may_follow, ApiError::TOO_MANY_FOLLOW_UPS)?;
            interaction.follow_ups += 1;
        }
        Ok(self.post_by_token(id, Self::flags_of(body, true), body, files))
    }
}
