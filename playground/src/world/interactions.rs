//! The life of an interaction: sent to the bot, acknowledged once within the window, with a token that is valid for fifteen
//! minutes. Source: <https://docs.discord.com/developers/interactions/receiving-and-responding>

use super::World;
use super::commands::{ON_PERSON, nests};
use super::messages::{COMMAND_ANSWER, Draft, PLAIN, REPLY, Upload};
use super::tokens::token;
use crate::answer::{Answer, AnswerKind, Modal};
use crate::error::{ApiError, ApiResult, ensure};
use crate::json::list;
use crate::limits::{self, EPHEMERAL, LOADING};
use crate::outgoing::Outgoing;
use crate::snowflake::{Id, id_in};
use serde_json::{Value, json};
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use tokio::sync::oneshot;

/// Millions of interactions must not fill the memory: beyond this many, the oldest tokens expire early.
const REMEMBERED: usize = 20_000;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Command = 2,
    Component = 3,
    Autocomplete = 4,
    Modal = 5,
}

pub(crate) struct Interaction {
    pub(crate) kind: Kind,
    pub(crate) person: Id,
    pub(crate) channel: Id,
    /// The message pressed, or whose modal was sent back.
    pub(crate) source: Option<Id>,
    pub(crate) state: State,
    /// What `@original` names.
    pub(crate) original: Option<Id>,
    /// For a modal: the metadata of the interaction that opened it.
    opened_by: Option<Value>,
    /// The words of a slash command, for example `game start`.
    command: Option<String>,
    /// The command type and the person or message in whose menu it was used.
    target: Option<(u64, Id)>,
    /// Whether an option that takes numbers is being completed.
    numbers: bool,
    /// `authorizing_integration_owners`
    pub(super) owners: Value,
    /// How many messages followed the answer.
    pub(crate) follow_ups: u8,
    /// The test or page that waits for the outcome.
    pub(super) waiter: Option<oneshot::Sender<Answer>>,
    /// The modal that is open on the person's screen.
    pub(super) form: Option<Arc<Value>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum State {
    Waiting,
    Acknowledged,
    Failed,
}

#[derive(Default)]
pub(crate) struct Interactions {
    pub(super) all: BTreeMap<Id, Interaction>,
    deadlines: VecDeque<(u64, Id)>,
}

impl Interactions {
    pub(crate) fn get(&self, id: Id) -> Option<&Interaction> {
        self.all.get(&id)
    }

    pub(crate) fn is_waiting(&self, id: Id) -> bool {
        self.all
            .get(&id)
            .is_some_and(|interaction| interaction.state == State::Waiting)
    }
}

/// The words of a command after the slash, without options.
fn words(data: &Value) -> String {
    let mut words = vec![data["name"].as_str().unwrap_or_default()];
    let mut node = &data["options"][0];
    while nests(node) {
        words.extend(node["name"].as_str());
        node = &node["options"][0];
    }
    words.join(" ")
}

/// The option that is being typed, at any depth.
fn focused(options: &Value) -> &Value {
    let mut options = list(options).iter();
    let found = options.find_map(|option| match focused(&option["options"]) {
        Value::Null => (option["focused"] == true).then_some(option),
        inner => Some(inner),
    });
    found.unwrap_or(&Value::Null)
}

impl World {
    /// Sends what a person does to the bot and starts the window for its answer; fails at once when no bot is connected.
    pub(crate) fn send(
        &mut self,
        kind: Kind,
        person: Id,
        channel: Id,
        data: &Value,
        source: Option<Id>,
        opened_by: Option<Value>,
    ) -> Id {
        let id = self.next_id();
        let interaction = Interaction {
            kind,
            person,
            channel,
            source,
            state: State::Waiting,
            original: None,
            opened_by,
            command: (kind == Kind::Command).then(|| words(data)),
            target: data["type"].as_u64().zip(id_in(&data["target_id"])),
            numbers: matches!(focused(&data["options"])["type"].as_u64(), Some(4 | 10)),
            owners: self.owners(person, channel, source),
            follow_ups: 0,
            waiter: None,
            form: None,
        };
        let payload = self.payload(id, &interaction, data);
        let deadline = self.now() + crate::clock::millis(self.live.settings.ack_window);
        let known = &mut self.live.interactions;
        // Deadlines come in order, so a new one matters only if there was none.
        let was_idle = known.deadlines.is_empty();
        known.deadlines.push_back((deadline, id));
        known.all.insert(id, interaction);
        if known.all.len() > REMEMBERED {
            known.all.pop_first();
        }
        if was_idle {
            self.live.signals.due.notify_one();
        }
        let outgoing = Outgoing {
            id,
            channel,
            payload,
            times: 1,
        };
        if !self.dispatch_interaction(outgoing) {
            self.fail(id);
        }
        id
    }

    /// The `d` of an `INTERACTION_CREATE`, as text.
    fn payload(&self, id: Id, act: &Interaction, data: &Value) -> String {
        let locale = self
            .person_by_id(act.person)
            .map_or("en-US", |person| &person.locale);
        let channel = self.channels.get(&act.channel);
        let mut json = json!({
            "id": id.to_string(),
            "application_id": self.bot.id.to_string(),
            "type": act.kind as u8,
            "token": token(id),
            "version": 1,
            "channel_id": act.channel.to_string(),
            "channel": channel.map(|channel| self.channel_json(channel)),
            "locale": locale,
            "app_permissions": channel.map_or(0, |c| self.bot_permissions(c)).to_string(),
            "entitlements": [],
            "context": self.context_of(act.channel),
            "authorizing_integration_owners": act.owners,
            "attachment_size_limit": limits::FILE_BYTES,
            "data": data,
        });
        let permissions = self.permissions_of(act.person, act.channel).to_string();
        json["channel"]["permissions"] = json!(permissions);
        if let Some(server) = self.server_of(act.channel) {
            let server = server.to_string();
            json["guild_id"] = json!(server);
            json["guild_locale"] = json!("en-US");
            json["guild"] = json!({ "id": server, "locale": "en-US", "features": [] });
            json["member"] = self.member(act.person);
            json["member"]["permissions"] = json!(permissions);
        } else {
            json["user"] = self.user(act.person);
        }
        let mut text = json.to_string();
        if let Some(source) = act.source.and_then(|source| self.messages.get(&source)) {
            // Spliced in as text: a board is large, and copying it would be the most expensive step of a press.
            text.pop();
            text.push_str(",\"message\":");
            let used = &data["custom_id"];
            if source.gone.iter().any(|gone| used == gone) {
                // Pressed just before the edit that took it away, so the message comes with it.
                let mut before = Value::clone(&source.json);
                let button =
                    json!({ "type": 2, "id": 2, "style": 2, "label": "…", "custom_id": used });
                before["components"] = json!([{ "type": 1, "id": 1, "components": [button] }]);
                text.push_str(&before.to_string());
            } else {
                text.push_str(&source.json.to_string());
            }
            text.push('}');
        }
        text
    }

    /// `interaction_metadata` of what is sent through this interaction's token.
    pub(super) fn metadata(&self, id: Id) -> Value {
        let Some(interaction) = self.live.interactions.get(id) else {
            return Value::Null;
        };
        let mut json = json!({
            "id": id.to_string(),
            "type": interaction.kind as u8,
            "user": self.user(interaction.person),
            "authorizing_integration_owners": interaction.owners,
        });
        if interaction.kind == Kind::Component {
            json["interacted_message_id"] = json!(interaction.source.unwrap_or(0).to_string());
        }
        match interaction.target {
            Some((ON_PERSON, target)) => json["target_user"] = self.user(target),
            Some((_, target)) => json["target_message_id"] = json!(target.to_string()),
            None => {}
        }
        if let Some(opened_by) = &interaction.opened_by {
            json["triggering_interaction_metadata"] = opened_by.clone();
        }
        json
    }

    /// Fails every interaction whose window has passed; gives the next deadline in milliseconds.
    pub(crate) fn expire(&mut self) -> Option<u64> {
        let now = self.now();
        while let Some(&(deadline, id)) = self.live.interactions.deadlines.front() {
            let waits = self.live.interactions.is_waiting(id);
            if waits && deadline > now {
                return Some(deadline);
            }
            self.live.interactions.deadlines.pop_front();
            if waits {
                self.fail(id);
            }
        }
        None
    }

    pub(super) fn fail(&mut self, id: Id) {
        let Some(interaction) = self.live.interactions.all.get_mut(&id) else {
            return;
        };
        interaction.state = State::Failed;
        let (person, source) = (interaction.person, interaction.source);
        let kind = interaction.kind;
        let text = if kind == Kind::Command {
            "The application did not respond"
        } else {
            "This interaction failed"
        };
        let source = source.map(|source| source.to_string());
        let failure =
            json!({ "interaction_id": id.to_string(), "message_id": source, "text": text });
        if kind != Kind::Autocomplete {
            self.publish("failed", &failure, |_, who| who == person);
        }
        self.finish(id, AnswerKind::Failed, None, &Value::Null);
    }

    /// Passes the outcome to the test or page that waits for it.
    fn finish(&mut self, id: Id, kind: AnswerKind, message: Option<Id>, choices: &Value) {
        let Some(interaction) = self.live.interactions.all.get_mut(&id) else {
            return;
        };
        let Some(waiter) = interaction.waiter.take() else {
            return;
        };
        let form = interaction.form.clone();
        let answer = Answer {
            kind,
            message: message.and_then(|id| self.shown(id)),
            modal: form.map(|data| Modal {
                interaction: id,
                data,
            }),
            choices: list(choices).to_vec(),
        };
        // The receiver may have given up.
        let _ = waiter.send(answer);
    }

    /// `POST /interactions/{id}/{token}/callback`. Gives the message the answer made or changed, if any.
    pub(crate) fn callback(
        &mut self,
        id: Id,
        given: &str,
        body: &Value,
        files: Vec<Upload>,
    ) -> ApiResult<Option<Id>> {
        let found = self.live.interactions.get(id);
        let found = found.filter(|_| token(id) == given);
        let interaction = found.ok_or(ApiError::UNKNOWN_INTERACTION)?;
        match interaction.state {
            State::Acknowledged => return Err(ApiError::ALREADY_ACKNOWLEDGED),
            State::Failed => return Err(ApiError::UNKNOWN_INTERACTION),
            State::Waiting => {}
        }
        let has_channel = self.channels.contains_key(&interaction.channel);
        ensure(has_channel, ApiError::UNKNOWN_CHANNEL)?;
        let (kind, person, source) = (interaction.kind, interaction.person, interaction.source);
        let numbers = interaction.numbers;
        let answer = body["type"].as_u64().unwrap_or(0);
        Self::check_answer_kind(kind, source, answer)?;
        let nothing = json!({});
        let data = match &body["data"] {
            Value::Null => &nothing,
            data => data,
        };
        let mut form = None;
        let (outcome, message) = match answer {
            4 => {
                self.check_message(data, None, files.len())?;
                let flags = Self::flags_of(data, true);
                let message = self.post_by_token(id, flags, data, files);
                (AnswerKind::Message, Some(message))
            }
            5 => {
                let ephemeral = data["flags"].as_u64().unwrap_or(0) & EPHEMERAL;
                let message = self.post_by_token(id, ephemeral | LOADING, &json!({}), Vec::new());
                (AnswerKind::DeferredMessage, Some(message))
            }
            6 => (AnswerKind::DeferredUpdate, source),
            7 => {
                let source = source.filter(|id| self.messages.contains_key(id));
                let source = source.ok_or(ApiError::UNKNOWN_MESSAGE)?;
                self.check_message(data, Some(source), files.len())?;
                self.revise(source, data, files);
                (AnswerKind::Update, Some(source))
            }
            8 => {
                limits::check(data, "data", |data| limits::choices(data, numbers))?;
                (AnswerKind::Autocomplete, None)
            }
            _ => {
                limits::check(data, "data", limits::modal)?;
                let mut shown = data.clone();
                shown["interaction_id"] = json!(id.to_string());
                form = Some(Arc::new(data.clone()));
                self.publish("modal", &shown, |_, who| who == person);
                (AnswerKind::Modal, None)
            }
        };
        if let Some(interaction) = self.live.interactions.all.get_mut(&id) {
            interaction.state = State::Acknowledged;
            interaction.original = message;
            interaction.form = form;
        }
        self.finish(id, outcome, message, &data["choices"]);
        let done = json!({ "interaction_id": id.to_string() });
        self.publish("done", &done, |_, who| who == person);
        Ok(message)
    }

    /// Which callback types an interaction accepts.
    fn check_answer_kind(kind: Kind, source: Option<Id>, answer: u64) -> ApiResult<()> {
        let fits: &[u64] = match (kind, source) {
            (Kind::Command, _) => &[4, 5, 9],
            (Kind::Component, _) => &[4, 5, 6, 7, 9],
            (Kind::Autocomplete, _) => &[8],
            (Kind::Modal, Some(_)) => &[4, 5, 6, 7],
            (Kind::Modal, None) => &[4, 5],
        };
        if fits.contains(&answer) {
            return Ok(());
        }
        let message = format!("Value must be one of {fits:?}.");
        Err(ApiError::field("type", "BASE_TYPE_CHOICES", &message))
    }

    pub(super) fn post_by_token(
        &mut self,
        id: Id,
        flags: u64,
        body: &Value,
        files: Vec<Upload>,
    ) -> Id {
        let Some(interaction) = self.live.interactions.get(id) else {
            return 0;
        };
        let follows = interaction.state == State::Acknowledged;
        let (reference, alone) = match interaction.kind {
            _ if follows => (interaction.original, PLAIN),
            Kind::Command => (None, COMMAND_ANSWER),
            _ => (interaction.source, PLAIN),
        };
        let command = interaction.command.clone();
        let hidden = self.hides_apps(interaction.person, interaction.channel);
        let flags = if hidden { flags | EPHEMERAL } else { flags };
        let draft = Draft {
            owner: (flags & EPHEMERAL != 0).then_some(interaction.person),
            kind: reference.map_or(alone, |_| REPLY),
            flags,
            reference,
            metadata: Some(self.metadata(id)),
            command: command.as_deref(),
            ..Draft::said(self.bot.id, interaction.channel, body)
        };
        self.post(draft, files)
    }
}
