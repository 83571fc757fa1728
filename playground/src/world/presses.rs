//! What a person does on a message or in a channel, checked as Discord's client checks it before anything reaches the bot.

use super::World;
use super::channels::Channel;
use super::interactions::{Kind, State};
use super::messages::{Draft, Stored};
use crate::answer::{Answer, interactive};
use crate::error::{Sentence, ensure};
use crate::json::list;
use crate::snowflake::Id;
use serde_json::{Map, Value, json};
use tokio::sync::oneshot;

impl World {
    /// Acts, and gives the channel that will receive the answer. Both happen under one lock, so no answer can come in between.
    pub(crate) fn expect_answer(
        &mut self,
        act: impl FnOnce(&mut Self) -> Result<Id, Sentence>,
    ) -> Result<oneshot::Receiver<Answer>, Sentence> {
        let id = act(self)?;
        let (send, receive) = oneshot::channel();
        let interaction = self.live.interactions.all.get_mut(&id);
        if let Some(waiting) = interaction.filter(|one| one.state == State::Waiting) {
            waiting.waiter = Some(send);
        }
        Ok(receive)
    }

    /// Posts a person's plain message.
    pub(crate) fn say(&mut self, person: Id, channel: Id, content: &str) -> Result<Id, Sentence> {
        self.seen_channel(person, channel)?;
        let body = json!({ "content": content });
        self.check_message(&body, None, 0)
            .map_err(|error| error.message.into_owned())?;
        Ok(self.post(Draft::said(person, channel, &body), Vec::new()))
    }

    /// The channel, if the person sees it.
    pub(super) fn seen_channel(&self, person: Id, channel: Id) -> Result<&Channel, Sentence> {
        let found = self.channels.get(&channel);
        let found = found.filter(|_| self.sees_channel(person, channel));
        found.ok_or_else(|| "There is no such channel for you.".to_owned())
    }

    /// The message, if the person sees it.
    pub(super) fn seen_message(&self, person: Id, message: Id) -> Result<&Stored, Sentence> {
        let stored = self.messages.get(&message);
        let stored = stored.filter(|stored| self.sees(person, stored));
        stored.ok_or_else(|| "You see no such message.".to_owned())
    }

    fn check_values(&self, menu: &Value, values: &[String]) -> Result<(), Sentence> {
        let count = values.len() as u64;
        let least = menu["min_values"].as_u64().unwrap_or(1);
        let most = menu["max_values"].as_u64().unwrap_or(1);
        if count < least || count > most {
            return Err(format!("Choose {least} to {most} in this menu."));
        }
        for (i, value) in values.iter().enumerate() {
            if values[..i].contains(value) || !self.offers(menu, value) {
                return Err(format!("The menu does not offer {value}."));
            }
        }
        Ok(())
    }

    /// Whether a menu offers a value: one of its options, or an id of its kind.
    fn offers(&self, menu: &Value, value: &str) -> bool {
        let id = value.parse().unwrap_or(0);
        let is_person = !self.user(id).is_null();
        // Tests may use roles that the guild does not list: any id that is no person's and no channel's is accepted.
        let is_role = id > 0 && !is_person && !self.channels.contains_key(&id);
        match menu["type"].as_u64() {
            Some(5) => is_person,
            Some(6) => is_role,
            Some(7) => is_person || is_role,
            Some(8) => self.channels.get(&id).is_some_and(|channel| {
                let kinds = list(&menu["channel_types"]);
                let fits = kinds.is_empty() || kinds.iter().any(|kind| *kind == channel.kind);
                channel.is_of_guild() && fits
            }),
            _ => {
                let mut options = list(&menu["options"]).iter();
                options.any(|option| option["value"] == value)
            }
        }
    }

    /// A press on a button, or values chosen in a menu, if the message offers it.
    pub(crate) fn press(
        &mut self,
        person: Id,
        message: Id,
        custom_id: &str,
        values: Option<&[String]>,
    ) -> Result<Id, Sentence> {
        let parts = interactive(&self.seen_message(person, message)?.json["components"]);
        let mut parts = parts.into_iter();
        let part = parts.find(|part| part["custom_id"] == custom_id);
        let part = part.ok_or("That control is no longer on this message.")?;
        ensure(part["disabled"] != true, "That control is switched off.")?;
        match (part["type"].as_u64(), values) {
            (Some(2), None) => {}
            (Some(2), Some(_)) => return Err("A button takes no values.".to_owned()),
            (_, None) => return Err("Choose something in the menu.".to_owned()),
            (_, Some(values)) => self.check_values(part, values)?,
        }
        let kind = part["type"].as_u64().unwrap_or(2);
        self.press_raw(person, message, custom_id, kind, values)
    }

    /// What a hostile client could send: any custom id on any message that it sees. One that was on the message before counts as
    /// pressed just before the edit that took it away.
    pub(crate) fn press_raw(
        &mut self,
        person: Id,
        message: Id,
        custom_id: &str,
        kind: u64,
        values: Option<&[String]>,
    ) -> Result<Id, Sentence> {
        let channel = self.seen_message(person, message)?.channel;
        let mut data = json!({ "custom_id": custom_id, "component_type": kind });
        if let Some(values) = values {
            data["values"] = json!(values);
            if kind != 3 {
                let mut resolved = json!({});
                for id in values.iter().filter_map(|value| value.parse().ok()) {
                    self.resolve(id, channel, &mut resolved);
                }
                data["resolved"] = resolved;
            }
        }
        Ok(self.send(Kind::Component, person, channel, &data, Some(message), None))
    }

    /// Sends a filled-in modal back. It can be sent again, since the bot may not have answered.
    pub(crate) fn submit(
        &mut self,
        person: Id,
        interaction: Id,
        values: &Map<String, Value>,
    ) -> Result<Id, Sentence> {
        let opener = self.live.interactions.get(interaction);
        let opener = opener.filter(|opener| opener.person == person);
        let open = opener.and_then(|opener| Some((opener, opener.form.as_ref()?)));
        let (opener, form) = open.ok_or("That form is no longer open.")?;
        let (channel, source) = (opener.channel, opener.source);
        let mut components = form["components"].clone();
        let mut unused: Vec<&String> = values.keys().collect();
        for row in components.as_array_mut().into_iter().flatten() {
            for input in row["components"].as_array_mut().into_iter().flatten() {
                let id = input["custom_id"].as_str().unwrap_or_default().to_owned();
                unused.retain(|name| **name != id);
                *input = fill(input, values.get(&id))?;
            }
        }
        if let Some(name) = unused.first() {
            return Err(format!("The form has no field called {name}."));
        }
        let data = json!({ "custom_id": form["custom_id"], "components": components });
        let opened_by = Some(self.metadata(interaction));
        Ok(self.send(Kind::Modal, person, channel, &data, source, opened_by))
    }
}

/// The text input as a submitted modal carries it.
fn fill(input: &Value, given: Option<&Value>) -> Result<Value, Sentence> {
    let preset = input["value"].as_str().unwrap_or_default();
    let text = given.and_then(Value::as_str).unwrap_or(preset);
    let label = input["label"].as_str().unwrap_or("The field");
    let length = text.chars().count() as u64;
    if length == 0 && input["required"] != false {
        return Err(format!("{label} must be filled in."));
    }
    let least = input["min_length"].as_u64().unwrap_or(0);
    let most = input["max_length"].as_u64().unwrap_or(4000);
    if length > most || (length < least && length > 0) {
        return Err(format!("{label} must have {least} to {most} characters."));
    }
    Ok(json!({ "type": input["type"], "custom_id": input["custom_id"], "value": text }))
}
