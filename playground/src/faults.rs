//! Trouble on request: failing calls, dropped connections, gateway closes, late and doubled interactions,
//! missing permissions. Everything here happens on the wire, so the bot cannot tell it from Discord's own trouble.

use crate::Shared;
use crate::error::ApiError;
use crate::gateway::Frame;
use crate::world::{Id, World};
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

/// Names of REST routes, for `Faults::rest` and for reading exchanges. Any `METHOD /path/{template}` works.
pub mod route {
    /// Every route.
    pub const ANY: &str = "*";
    /// The one acknowledgement of an interaction.
    pub const CALLBACK: &str = "POST /interactions/{id}/{token}/callback";
    /// A further message through an interaction token.
    pub const FOLLOW_UP: &str = "POST /webhooks/{application}/{token}";
    /// Editing `@original` or a follow-up.
    pub const EDIT_BY_TOKEN: &str = "PATCH /webhooks/{application}/{token}/messages/{message}";
    /// Reading `@original` or a follow-up.
    pub const READ_BY_TOKEN: &str = "GET /webhooks/{application}/{token}/messages/{message}";
    /// Deleting `@original` or a follow-up.
    pub const DELETE_BY_TOKEN: &str = "DELETE /webhooks/{application}/{token}/messages/{message}";
    /// A message in a channel.
    pub const CREATE_MESSAGE: &str = "POST /channels/{channel}/messages";
    /// Editing a message in a channel.
    pub const EDIT_MESSAGE: &str = "PATCH /channels/{channel}/messages/{message}";
    /// Deleting a message in a channel.
    pub const DELETE_MESSAGE: &str = "DELETE /channels/{channel}/messages/{message}";
    /// Registering global commands in bulk.
    pub const PUT_COMMANDS: &str = "PUT /applications/{application}/commands";
    /// Listing application emojis.
    pub const LIST_EMOJIS: &str = "GET /applications/{application}/emojis";
    /// Uploading an application emoji.
    pub const CREATE_EMOJI: &str = "POST /applications/{application}/emojis";
    /// Opening a direct message channel.
    pub const OPEN_DIRECT: &str = "POST /users/@me/channels";
}

/// Permission bits. Source: <https://docs.discord.com/developers/topics/permissions>
pub mod permission {
    /// Putting reactions on messages.
    pub const ADD_REACTIONS: u64 = 1 << 6;
    /// Seeing the channel at all.
    pub const VIEW_CHANNEL: u64 = 1 << 10;
    /// Posting messages outside of interactions.
    pub const SEND_MESSAGES: u64 = 1 << 11;
    /// Deleting what others wrote.
    pub const MANAGE_MESSAGES: u64 = 1 << 13;
    /// Embeds in messages outside of interactions.
    pub const EMBED_LINKS: u64 = 1 << 14;
    /// Files in messages outside of interactions.
    pub const ATTACH_FILES: u64 = 1 << 15;
    /// Reading messages from before.
    pub const READ_MESSAGE_HISTORY: u64 = 1 << 16;
    /// `@everyone` and `@here` that ping.
    pub const MENTION_EVERYONE: u64 = 1 << 17;
    /// Emojis of other guilds; application emojis need it not.
    pub const USE_EXTERNAL_EMOJIS: u64 = 1 << 18;
    /// Renaming and deleting channels.
    pub const MANAGE_CHANNELS: u64 = 1 << 4;
    /// Locking and deleting threads.
    pub const MANAGE_THREADS: u64 = 1 << 34;
    /// Opening public threads.
    pub const CREATE_PUBLIC_THREADS: u64 = 1 << 35;
    /// Opening private threads.
    pub const CREATE_PRIVATE_THREADS: u64 = 1 << 36;
    /// Posting in threads, where `SEND_MESSAGES` has no effect.
    pub const SEND_MESSAGES_IN_THREADS: u64 = 1 << 38;
    /// Pinning messages.
    pub const PIN_MESSAGES: u64 = 1 << 51;
    /// What the bot has in a channel unless a test says otherwise: what a game host would ask for.
    pub const DEFAULT: u64 = ADD_REACTIONS
        | VIEW_CHANNEL
        | SEND_MESSAGES
        | EMBED_LINKS
        | ATTACH_FILES
        | READ_MESSAGE_HISTORY
        | USE_EXTERNAL_EMOJIS
        | CREATE_PUBLIC_THREADS
        | CREATE_PRIVATE_THREADS
        | SEND_MESSAGES_IN_THREADS
        | PIN_MESSAGES;
}

/// What happens to a REST call.
#[derive(Debug, Clone)]
pub enum Fault {
    /// This answer instead of the real one; the call has no effect.
    Status {
        /// The HTTP status.
        status: u16,
        /// The body, usually `{"code":..,"message":..}`.
        body: Value,
    },
    /// 429; the call has no effect.
    RateLimit {
        /// Seconds the bot is asked to wait.
        retry_after: f64,
        /// Whether the limit is said to be the bot's global one.
        global: bool,
    },
    /// The real answer, this much later.
    Delay(Duration),
    /// The connection breaks before the call has any effect.
    Drop,
    /// The call takes effect, and the connection breaks before the answer.
    DropAnswer,
}

#[derive(Default)]
pub(crate) struct FaultState {
    rest: Vec<(String, u32, Fault)>,
    pub(crate) deaf_to_heartbeats: bool,
    /// New gateway connections are refused.
    pub(crate) turns_away: bool,
    pub(crate) turned_away: u64,
    pub(crate) doubled: u32,
    pub(crate) undecodable: u32,
    /// How many interactions are still to be gathered, and those that are, oldest first.
    pub(crate) reversing: u32,
    pub(crate) gathered: Vec<(Id, String)>,
    pub(crate) late: Option<Duration>,
    /// Interactions held back: when they are due, and what is sent.
    pub(crate) held: Vec<(u64, Id, String)>,
    pub(crate) closed_to_direct: HashSet<Id>,
}

impl FaultState {
    /// REST faults not used up yet: route, how often, which.
    pub(crate) fn pending(&self) -> Vec<(&str, u32, String)> {
        self.rest
            .iter()
            .map(|(route, times, fault)| (route.as_str(), *times, fault.named()))
            .collect()
    }

    pub(crate) fn all_met(&self) -> bool {
        self.rest.is_empty()
    }

    pub(crate) fn take(&mut self, route: &str) -> Option<Fault> {
        let hit = |(name, _, _): &(String, u32, Fault)| name == route::ANY || name == route;
        let at = self.rest.iter().position(hit)?;
        let entry = &mut self.rest[at];
        entry.1 -= 1;
        let fault = entry.2.clone();
        if entry.1 == 0 {
            self.rest.remove(at);
        }
        Some(fault)
    }
}

impl Fault {
    /// What it is called in a list.
    fn named(&self) -> String {
        match self {
            Self::Status { status, .. } => status.to_string(),
            Self::RateLimit { global: true, .. } => "429, global".to_owned(),
            Self::RateLimit { .. } => "429".to_owned(),
            Self::Delay(by) => format!("{by:?} late"),
            Self::Drop => "broken before".to_owned(),
            Self::DropAnswer => "broken after".to_owned(),
        }
    }

    /// The refusal this fault answers with, if it answers at all.
    pub(crate) fn refusal(&self) -> Option<Response> {
        match self {
            Self::Status { status, body } => {
                let status = StatusCode::from_u16(*status);
                let status = status.unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
                Some((status, Json(body.clone())).into_response())
            }
            Self::RateLimit {
                retry_after,
                global,
            } => Some(ApiError::slow_down(*retry_after, *global).into_response()),
            _ => None,
        }
    }
}

/// The handle that makes trouble; from `Playground::faults`.
pub struct Faults {
    pub(crate) shared: Arc<Shared>,
}

impl Faults {
    /// The next `times` calls of `route` (see [`route`]) meet `fault`. Faults for one route are used up in order.
    pub fn rest(&self, route: &str, times: u32, fault: Fault) {
        if times > 0 {
            self.shared
                .world()
                .live
                .faults
                .rest
                .push((route.to_owned(), times, fault));
        }
    }

    /// The next `times` calls of `route` are refused with a status and one of Discord's codes, such as 403 and 50013.
    pub fn refuse(&self, route: &str, times: u32, status: u16, code: u32, message: &str) {
        let body = json!({ "code": code, "message": message });
        self.rest(route, times, Fault::Status { status, body });
    }

    /// Forgets every REST fault not used up yet.
    pub fn clear(&self) {
        self.shared.world().live.faults.rest.clear();
    }

    fn all(&self, frame: &Frame) {
        for session in &self.shared.world().live.sessions {
            session.frame(frame.clone());
        }
    }

    /// Closes every gateway connection with a code, or with a close frame that has none.
    pub fn close(&self, code: Option<u16>) {
        self.all(&Frame::Close(code));
    }

    /// Cuts every gateway connection without a close frame.
    pub fn cut(&self) {
        self.all(&Frame::Cut);
    }

    /// Refuses (or admits again) new gateway connections, as when Discord cannot be reached. Those that exist stay; see `cut`.
    pub fn turn_away(&self, refuse: bool) {
        self.shared.world().live.faults.turns_away = refuse;
    }

    /// Sends op 7: the bot should reconnect and resume.
    pub fn reconnect(&self) {
        self.all(&Frame::Text(
            json!({ "op": 7, "d": null }).to_string().into(),
        ));
    }

    /// Sends op 9. Not resumable means that the session is forgotten.
    pub fn invalid_session(&self, resumable: bool) {
        self.all(&Frame::Text(
            json!({ "op": 9, "d": resumable }).to_string().into(),
        ));
        if !resumable {
            self.shared.world().live.sessions.clear();
        }
    }

    /// Asks for a heartbeat at once (op 1).
    pub fn ask_heartbeat(&self) {
        self.all(&Frame::Text(
            json!({ "op": 1, "d": null }).to_string().into(),
        ));
    }

    /// Stops (or goes on) acknowledging heartbeats.
    pub fn ignore_heartbeats(&self, ignore: bool) {
        self.shared.world().live.faults.deaf_to_heartbeats = ignore;
    }

    /// Delivers the next `times` interactions twice.
    pub fn double(&self, times: u32) {
        self.shared.world().live.faults.doubled = times;
    }

    /// Holds the next `times` interactions back until the last of them is there, and delivers them in the opposite order.
    pub fn reverse(&self, times: u32) {
        self.shared.world().live.faults.reversing = times;
    }

    /// Delivers the next interaction late, by the playground's clock; the person's window runs meanwhile.
    pub fn delay_next(&self, by: Duration) {
        self.shared.world().live.faults.late = Some(by);
    }

    /// Makes the next `times` interactions ones a strict client library cannot decode; id and token stay readable.
    pub fn undecodable(&self, times: u32) {
        self.shared.world().live.faults.undecodable = times;
    }

    /// Takes permissions (see [`permission`]) from the bot in a channel and the threads under it.
    pub fn forbid(&self, channel: u64, permissions: u64) {
        self.permit_exactly(channel, |own| own & !permissions);
    }

    /// Gives the bot permissions in a channel.
    pub fn permit(&self, channel: u64, permissions: u64) {
        self.permit_exactly(channel, |own| own | permissions);
    }

    fn permit_exactly(&self, channel: u64, change: impl Fn(u64) -> u64) {
        let world: &mut World = &mut self.shared.world();
        if let Some(channel) = world.channels.get_mut(&channel) {
            channel.bot_permissions = change(channel.bot_permissions);
        }
    }

    /// Gives a person a role as an admin would, until the playground stops.
    pub fn give_role(&self, person: u64, role: u64) {
        let mut world = self.shared.world();
        world.live.roles.entry(person).or_default().push(role);
    }

    /// Gives a person permissions (see [`permission`]) in one channel and the threads under it, until the playground stops.
    pub fn trust(&self, person: u64, channel: u64, permissions: u64) {
        let mut world = self.shared.world();
        *world.live.trusted.entry((person, channel)).or_default() |= permissions;
    }

    /// Deletes a message as a moderator would.
    pub fn delete_message(&self, message: u64) {
        self.shared.world().delete_message(message);
    }

    /// Deletes a channel as an admin would.
    pub fn delete_channel(&self, channel: u64) {
        self.shared.world().delete_channel(channel);
    }

    /// Makes a person refuse direct messages: the bot gets 50007.
    pub fn close_direct_messages(&self, person: u64) {
        self.shared
            .world()
            .live
            .faults
            .closed_to_direct
            .insert(person);
    }
}
