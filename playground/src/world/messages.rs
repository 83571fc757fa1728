//! Messages: posting, editing, who sees them, and who is pinged.
//! Source: <https://docs.discord.com/developers/resources/message>

use super::World;
use crate::answer::{Message, interactive};
use crate::clock::timestamp;
use crate::error::{ApiError, ApiResult, ensure};
use crate::json::list;
use crate::limits::{self, EPHEMERAL, LOADING, SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS};
use crate::picture::Picture;
use crate::snowflake::{Id, id_in, made_at};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::sync::Arc;

/// Message types. Source: <https://docs.discord.com/developers/resources/message#message-object-message-types>
pub(crate) const PLAIN: u64 = 0;
pub(crate) const REPLY: u64 = 19;
pub(crate) const COMMAND_ANSWER: u64 = 20;

#[derive(Serialize, Deserialize, Clone)]
pub(crate) struct Stored {
    pub(crate) channel: Id,
    pub(crate) author: Id,
    /// The only person who sees it, for an ephemeral message.
    pub(crate) owner: Option<Id>,
    /// The message object as REST and the gateway show it.
    pub(crate) json: Arc<Value>,
    /// The controls that edits have taken away, newest last.
    #[serde(skip)]
    pub(crate) gone: VecDeque<String>,
}

/// How many controls that a message had are known: those of some dozen edits.
const GONE: usize = 200;

/// The ids of a message's controls.
fn controls(json: &Value) -> impl Iterator<Item = String> {
    let parts = interactive(&json["components"]).into_iter();
    parts.filter_map(|part| part["custom_id"].as_str().map(str::to_owned))
}

impl Stored {
    pub(crate) fn flags(&self) -> u64 {
        self.json["flags"].as_u64().unwrap_or(0)
    }
}

/// A file that came with a call.
#[derive(Clone)]
pub(crate) struct Upload {
    pub(crate) number: u64,
    pub(crate) filename: String,
    pub(crate) picture: Picture,
}

/// A message about to be posted.
pub(crate) struct Draft<'a> {
    pub(crate) channel: Id,
    pub(crate) author: Id,
    pub(crate) owner: Option<Id>,
    pub(crate) kind: u64,
    pub(crate) flags: u64,
    pub(crate) reference: Option<Id>,
    /// `interaction_metadata`, for messages sent through an interaction token.
    pub(crate) metadata: Option<Value>,
    /// The command that is answered, such as `game start`.
    pub(crate) command: Option<&'a str>,
    pub(crate) body: &'a Value,
}

impl<'a> Draft<'a> {
    /// A plain message, not sent through a token.
    pub(crate) fn said(author: Id, channel: Id, body: &'a Value) -> Self {
        Self {
            channel,
            author,
            owner: None,
            kind: PLAIN,
            flags: 0,
            reference: None,
            metadata: None,
            command: None,
            body,
        }
    }
}

impl World {
    /// Checks a body against the limits, and that something would be left to show once it is merged into `old`.
    pub(crate) fn check_message(
        &self,
        body: &Value,
        old: Option<Id>,
        files: usize,
    ) -> ApiResult<()> {
        let old = old.and_then(|id| self.messages.get(&id));
        limits::check(body, "", |body| limits::message(body, files))?;
        limits::check(body, "", |body| self.check_emojis(&body.at("components")))?;
        let shows = |field: &str| {
            let kept = old.map(|old| &old.json[field]);
            match body.get(field).or(kept) {
                Some(Value::String(text)) => !text.trim().is_empty(),
                Some(Value::Array(list)) => !list.is_empty(),
                _ => false,
            }
        };
        let something = shows("content") || shows("embeds") || shows("attachments");
        ensure(something || files > 0, ApiError::EMPTY_MESSAGE)
    }

    /// Posts a message that `check_message` allowed.
    pub(crate) fn post(&mut self, draft: Draft<'_>, files: Vec<Upload>) -> Id {
        let id = self.next_id();
        let mut json = json!({
            "id": id.to_string(),
            "channel_id": draft.channel.to_string(),
            "type": draft.kind,
            "author": self.user(draft.author),
            "content": "",
            "timestamp": timestamp(made_at(id)),
            "edited_timestamp": null,
            "tts": false,
            "mention_everyone": false,
            "mentions": [],
            "mention_roles": [],
            "attachments": [],
            "embeds": [],
            "components": [],
            "pinned": false,
            "flags": draft.flags,
        });
        if draft.author == self.bot.id {
            json["application_id"] = json!(self.bot.id.to_string());
        }
        if let Some(metadata) = draft.metadata {
            if let Some(command) = draft.command {
                // Deprecated, and still the only place in which a message names its command.
                json["interaction"] = json!({
                    "id": metadata["id"], "type": metadata["type"], "name": command, "user": metadata["user"],
                });
            }
            json["webhook_id"] = json!(self.bot.id.to_string());
            json["interaction_metadata"] = metadata;
        }
        if let Some(source) = draft.reference {
            let stored = self.messages.get(&source);
            let channel = stored.map_or(draft.channel, |stored| stored.channel);
            json["message_reference"] = json!({
                "type": 0, "message_id": source.to_string(), "channel_id": channel.to_string(),
            });
            if let Some(server) = self.server_of(channel) {
                json["message_reference"]["guild_id"] = json!(server.to_string());
            }
        }
        if !draft.body["nonce"].is_null() {
            json["nonce"] = draft.body["nonce"].clone();
        }
        self.merge(&mut json, draft.body, files);
        if draft.owner.is_none() && draft.flags & SUPPRESS_NOTIFICATIONS == 0 {
            self.count_pings(draft.channel, &json);
        }
        let stored = Stored {
            channel: draft.channel,
            author: draft.author,
            owner: draft.owner,
            json: Arc::new(json),
            gone: VecDeque::new(),
        };
        self.messages.insert(id, stored);
        if let Some(channel) = self.channels.get_mut(&draft.channel) {
            channel.messages.insert(id);
        }
        self.prune(draft.channel, id);
        self.announce_message(id, false);
        id
    }

    /// Merges an edit that `check_message` allowed; missing keys keep their value.
    pub(crate) fn revise(&mut self, id: Id, body: &Value, files: Vec<Upload>) {
        let Some(stored) = self.messages.get(&id) else {
            return;
        };
        let mut json = Value::clone(&stored.json);
        self.merge(&mut json, body, files);
        if json["flags"].as_u64().unwrap_or(0) & LOADING != 0 {
            json["flags"] = json!(json["flags"].as_u64().unwrap_or(0) & !LOADING);
        } else {
            json["edited_timestamp"] = json!(timestamp(self.now()));
        }
        if let Some(stored) = self.messages.get_mut(&id) {
            let before = std::mem::replace(&mut stored.json, Arc::new(json));
            let now: Vec<String> = controls(&stored.json).collect();
            let gone = controls(&before).filter(|control| !now.contains(control));
            stored.gone.retain(|control| !now.contains(control));
            stored.gone.extend(gone);
            let surplus = stored.gone.len().saturating_sub(GONE);
            stored.gone.drain(..surplus);
        }
        self.announce_message(id, true);
    }

    fn merge(&mut self, json: &mut Value, body: &Value, files: Vec<Upload>) {
        if let Some(content) = body.get("content") {
            json["content"] = json!(content.as_str().unwrap_or_default().trim());
        }
        if let Some(list) = body.get("embeds") {
            json["embeds"] = super::normalize::embeds(list);
        }
        if let Some(list) = body.get("components") {
            json["components"] = super::normalize::components(list);
        }
        if let Some(flags) = body["flags"].as_u64() {
            // EPHEMERAL is fixed at creation.
            let old = json["flags"].as_u64().unwrap_or(0);
            json["flags"] = json!((old & !SUPPRESS_EMBEDS) | (flags & SUPPRESS_EMBEDS));
        }
        self.merge_attachments(json, body, files);
        link_embeds(json);
        if body.get("content").is_some() || body.get("allowed_mentions").is_some() {
            self.merge_mentions(json, &body["allowed_mentions"]);
        }
    }

    /// `attachments` lists what stays; without it everything stays. Uploads are added either way.
    fn merge_attachments(&mut self, json: &mut Value, body: &Value, files: Vec<Upload>) {
        let [channel, id] = ["channel_id", "id"].map(|key| json[key].as_str().unwrap_or_default());
        let folder = format!("{}/attachments/{channel}/{id}", self.live.base_url);
        let listed = body["attachments"].as_array();
        let old = list(&json["attachments"]).to_vec();
        let stays = |a: &&Value| listed.is_none_or(|l| l.iter().any(|kept| kept["id"] == a["id"]));
        let mut kept: Vec<Value> = old.iter().filter(stays).cloned().collect();
        for gone in old.iter().filter(|a| !stays(a)) {
            id_in(&gone["id"]).map(|file| self.files.remove(&file));
        }
        for upload in files {
            let file = self.next_id();
            let mut entries = listed.into_iter().flatten();
            let described = entries.find(|entry| id_in(&entry["id"]) == Some(upload.number));
            let name = described.and_then(|entry| entry["filename"].as_str());
            let name = name.unwrap_or(&upload.filename);
            let is_odd = |c: char| !c.is_ascii_alphanumeric() && !"._-".contains(c);
            let clean = name.replace(is_odd, "_");
            let url = format!("{folder}/{clean}");
            let mut attachment = json!({
                "id": file.to_string(),
                "filename": clean,
                "size": upload.picture.bytes.len(),
                "content_type": upload.picture.content_type,
                "url": url,
                "proxy_url": url,
            });
            if let Some((width, height)) = upload.picture.size() {
                attachment["width"] = json!(width);
                attachment["height"] = json!(height);
            }
            if let Some(text) = described.and_then(|entry| entry["description"].as_str()) {
                attachment["description"] = json!(text);
            }
            kept.push(attachment);
            self.files.insert(file, upload.picture);
        }
        json["attachments"] = json!(kept);
    }

    /// Writes `mentions`: the people this message really pings. Mentions inside embeds never do.
    fn merge_mentions(&self, json: &mut Value, allowed: &Value) {
        let content = json["content"].as_str().unwrap_or_default();
        if !content.contains('@') {
            json["mention_everyone"] = json!(false);
            json["mentions"] = json!([]);
            json["mention_roles"] = json!([]);
            return;
        }
        // Through a token, mentions default to people only.
        let by_token = json["webhook_id"].is_string();
        let parses = |kind: &str| match allowed["parse"].as_array() {
            Some(list) => list.iter().any(|v| v == kind),
            None => allowed.is_null() && (kind == "users" || !by_token),
        };
        let listed_in = |kind: &str, id: Id| {
            let mut listed = list(&allowed[kind]).iter().filter_map(id_in);
            listed.any(|listed| listed == id)
        };
        let listed = |id: Id| listed_in("users", id);
        let named = |id: Id| {
            content.contains(&format!("<@{id}>")) || content.contains(&format!("<@!{id}>"))
        };
        let pinged = self
            .people
            .iter()
            .filter(|person| named(person.id) && (parses("users") || listed(person.id)));
        let users: Vec<Value> = pinged.map(super::people::Person::user).collect();
        let loud = content.contains("@everyone") || content.contains("@here");
        let channel = id_in(&json["channel_id"]).and_then(|id| self.channels.get(&id));
        let may = channel.map_or(0, |channel| self.bot_permissions(channel));
        let may = may & crate::permission::MENTION_EVERYONE != 0;
        let called = self.guild.roles.iter().filter(|role| {
            let named = content.contains(&format!("<@&{}>", role.id));
            let wanted = parses("roles") || listed_in("roles", role.id);
            named && wanted && (role.mentionable || may)
        });
        let called: Vec<String> = called.map(|role| role.id.to_string()).collect();
        json["mention_everyone"] = json!(loud && may && parses("everyone"));
        json["mentions"] = json!(users);
        json["mention_roles"] = json!(called);
    }

    /// Nobody is notified of what they cannot see.
    fn count_pings(&mut self, channel: Id, json: &Value) {
        let users = list(&json["mentions"]).iter();
        let users: Vec<Id> = users.filter_map(|user| id_in(&user["id"])).collect();
        let roles = list(&json["mention_roles"]).iter();
        let roles: Vec<Id> = roles.filter_map(id_in).collect();
        let called = self.people.iter().filter(|person| {
            let has_role = person.roles.iter().any(|role| roles.contains(role));
            let is_named = users.contains(&person.id) || has_role;
            (json["mention_everyone"] == true || is_named) && self.sees_channel(person.id, channel)
        });
        let called: Vec<Id> = called.map(|person| person.id).collect();
        for person in called {
            *self.live.pings.entry(person).or_default() += 1;
        }
    }

    /// The message as it is now, as a person's client holds it.
    pub(crate) fn shown(&self, id: Id) -> Option<Message> {
        let stored = self.messages.get(&id)?;
        Some(Message::new(Arc::clone(&stored.json)))
    }

    pub(crate) fn sees(&self, person: Id, message: &Stored) -> bool {
        message.owner.is_none_or(|owner| owner == person)
            && self.channels.contains_key(&message.channel)
            && self.sees_channel(person, message.channel)
    }

    pub(super) fn announce_message(&mut self, id: Id, edited: bool) {
        self.mark_changed();
        let Some(stored) = self.messages.get(&id).cloned() else {
            return;
        };
        if self.live.settings.guide.is_some()
            && stored.owner.is_none()
            && stored.author == self.bot.id
        {
            self.live.drawn.insert(id);
            self.live.signals.drawn.notify_one();
        }
        if self.live.settings.received_kept == 0 && self.live.watchers.is_empty() {
            self.touch();
            return;
        }
        let page = json!({ "message": &*stored.json, "edited": edited });
        self.publish_message(&stored, "message", &page);
    }

    /// Sends an event about a message to the pages of the people who see it.
    pub(super) fn publish_message(&mut self, message: &Stored, kind: &str, data: &Value) {
        self.publish(kind, data, |world, person| world.sees(person, message));
    }

    /// A message the bot may reach through `/channels` routes: not an ephemeral one.
    pub(crate) fn public_message(&self, channel: Id, id: Id) -> ApiResult<&Stored> {
        let found = self.messages.get(&id);
        found
            .filter(|stored| stored.channel == channel && stored.owner.is_none())
            .ok_or(ApiError::UNKNOWN_MESSAGE)
    }

    /// Flags a bot may set on a new message through a channel route, and through a token.
    pub(crate) fn flags_of(body: &Value, by_token: bool) -> u64 {
        let settable = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS;
        let by_token = if by_token { EPHEMERAL } else { 0 };
        body["flags"].as_u64().unwrap_or(0) & (settable | by_token)
    }
}

/// `attachment://name` in an embed becomes the address at which the file is served, with the size of the picture.
fn link_embeds(json: &mut Value) {
    let files = list(&json["attachments"]).to_vec();
    for embed in json["embeds"].as_array_mut().into_iter().flatten() {
        if !embed.is_object() {
            continue;
        }
        for field in ["image", "thumbnail"] {
            let name = embed[field]["url"].as_str().unwrap_or_default();
            let name = name.strip_prefix("attachment://").unwrap_or_default();
            let Some(file) = files.iter().find(|file| file["filename"] == name) else {
                continue;
            };
            for key in ["url", "width", "height"] {
                if let Some(value) = file.get(key) {
                    embed[field][key] = value.clone();
                }
            }
        }
    }
}
