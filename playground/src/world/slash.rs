//! What a person does, checked as Discord's client checks it before anything reaches the bot.

use super::commands::{SUBCOMMAND, SUBCOMMAND_GROUP};
use super::interactions::{Act, Kind};
use super::{Id, World, id_in};
use serde_json::{Map, Value, json};

/// An act the client would not let happen, in a sentence.
pub(crate) type Sentence = String;

impl World {
    /// A slash command: `game start` with options by name. `focus` makes it an autocomplete request.
    pub(crate) fn slash(
        &mut self,
        person: Id,
        channel: Id,
        words: &str,
        options: &Map<String, Value>,
        focus: Option<(&str, &str)>,
    ) -> Result<Id, Sentence> {
        self.person_may_act(person, channel)?;
        let words: Vec<&str> = words.trim_start_matches('/').split_whitespace().collect();
        let (first, rest) = words
            .split_first()
            .ok_or("Type the name of a command after the slash.")?;
        let direct = self
            .channels
            .get(&channel)
            .is_some_and(|c| c.recipient.is_some());
        let found = self.commands.iter().find(|command| {
            command.json["type"] == 1
                && command.json["name"] == *first
                && usable(&command.json, direct, self.permissions_of(person, channel))
        });
        let command = found.ok_or_else(|| format!("There is no command /{first} for you here."))?;
        let mut resolved = json!({});
        let mut path = Vec::new();
        let mut node = &command.json;
        for word in rest {
            let inner = node["options"]
                .as_array()
                .into_iter()
                .flatten()
                .find(|option| {
                    option["name"] == **word
                        && matches!(option["type"].as_u64(), Some(SUBCOMMAND | SUBCOMMAND_GROUP))
                });
            node = inner.ok_or_else(|| format!("/{} has no {word}.", words.join(" ")))?;
            path.push(node);
        }
        let known = node["options"].as_array().map_or(&[][..], Vec::as_slice);
        if let Some(inner) = known
            .iter()
            .find(|o| matches!(o["type"].as_u64(), Some(1 | 2)))
        {
            let example = inner["name"].as_str().unwrap_or_default();
            let typed = words.join(" ");
            return Err(format!(
                "/{typed} needs one more word, for example /{typed} {example}."
            ));
        }
        let mut values = self.values(channel, known, options, focus, &mut resolved)?;
        for node in path.iter().rev() {
            values = json!([{ "type": node["type"], "name": node["name"], "options": values }]);
        }
        let mut data = json!({
            "id": command.id.to_string(), "name": first, "type": 1, "options": values,
        });
        if let Some(guild) = command.guild {
            data["guild_id"] = json!(guild.to_string());
        }
        if resolved.as_object().is_some_and(|map| !map.is_empty()) {
            data["resolved"] = resolved;
        }
        let kind = if focus.is_some() {
            Kind::Autocomplete
        } else {
            Kind::Command
        };
        Ok(self.send(Act {
            kind,
            person,
            channel,
            source: None,
            data,
            opened_by: None,
        }))
    }

    fn values(
        &self,
        channel: Id,
        known: &[Value],
        given: &Map<String, Value>,
        focus: Option<(&str, &str)>,
        resolved: &mut Value,
    ) -> Result<Value, Sentence> {
        let mut values = Vec::new();
        for name in given
            .keys()
            .map(String::as_str)
            .chain(focus.map(|(name, _)| name))
        {
            if !known.iter().any(|option| option["name"] == name) {
                return Err(format!("This command has no option called {name}."));
            }
        }
        for option in known {
            let name = option["name"].as_str().unwrap_or_default();
            if let Some((_, text)) = focus.filter(|(focused, _)| *focused == name) {
                if option["autocomplete"] != true {
                    return Err(format!("The option {name} offers no completion."));
                }
                let typed =
                    json!({ "type": option["type"], "name": name, "value": text, "focused": true });
                values.push(typed);
                continue;
            }
            match given.get(name).filter(|value| !value.is_null()) {
                Some(value) => {
                    let value = self.value(channel, option, value, resolved)?;
                    values.push(json!({ "type": option["type"], "name": name, "value": value }));
                }
                None if option["required"] == true && focus.is_none() => {
                    return Err(format!("The option {name} is required."));
                }
                None => {}
            }
        }
        Ok(json!(values))
    }

    /// One option's value, converted to its type; pages send everything as text.
    fn value(
        &self,
        channel: Id,
        option: &Value,
        value: &Value,
        resolved: &mut Value,
    ) -> Result<Value, Sentence> {
        let name = option["name"].as_str().unwrap_or_default();
        let text = value
            .as_str()
            .map_or_else(|| value.to_string(), ToOwned::to_owned);
        let converted = match option["type"].as_u64() {
            Some(3) => json!(text),
            Some(4) => json!(
                text.parse::<i64>()
                    .map_err(|_| format!("{name} must be a whole number."))?
            ),
            Some(5) => json!(
                text.parse::<bool>()
                    .map_err(|_| format!("{name} must be true or false."))?
            ),
            Some(10) => json!(
                text.parse::<f64>()
                    .map_err(|_| format!("{name} must be a number."))?
            ),
            Some(6) => {
                let id = text.trim_matches(['<', '@', '>', '!']);
                let bot = (id.parse() == Ok(self.bot.id)).then_some(self.bot.id);
                let id = self
                    .person_called(id)
                    .or(bot)
                    .ok_or_else(|| format!("There is nobody called {text}."))?;
                self.resolve(id, channel, resolved);
                json!(id.to_string())
            }
            Some(7) => {
                let id = text.trim_matches(['<', '#', '>']);
                let found = self
                    .channels
                    .values()
                    .find(|c| id.parse() == Ok(c.id) || c.name == id);
                let found = found.ok_or_else(|| format!("There is no channel called {text}."))?;
                self.resolve(found.id, channel, resolved);
                json!(found.id.to_string())
            }
            _ => return Err(format!("The playground cannot fill in the option {name}.")),
        };
        let choices = option["choices"].as_array().map_or(&[][..], Vec::as_slice);
        if !choices.is_empty() && !choices.iter().any(|choice| choice["value"] == converted) {
            let picked = choices
                .iter()
                .find(|choice| choice["name"] == text.as_str());
            let picked =
                picked.ok_or_else(|| format!("{text} is not one of the choices of {name}."))?;
            return Ok(picked["value"].clone());
        }
        within(option, &converted)?;
        Ok(converted)
    }

    /// Writes what an id stands for, a person, a role or a channel, into the `resolved` of an interaction in the channel `here`.
    fn resolve(&self, id: Id, here: Id, resolved: &mut Value) {
        let key = id.to_string();
        if let Some(channel) = self.channels.get(&id) {
            resolved["channels"][&key] = self.channel_json(channel);
            resolved["channels"][&key]["permissions"] = json!("0");
        } else if id == self.guild.id {
            resolved["roles"][&key] = self.guild_json()["roles"][0].take();
        } else if !self.user(id).is_null() {
            let mut member = self.member(id);
            if let Some(member) = member.as_object_mut() {
                member.retain(|field, _| !["user", "deaf", "mute"].contains(&field.as_str()));
            }
            member["permissions"] = json!(self.permissions_of(id, here).to_string());
            resolved["users"][&key] = self.user(id);
            resolved["members"][&key] = member;
        }
    }

    fn resolved(&self, values: &[String], here: Id) -> Value {
        let mut resolved = json!({});
        for id in values.iter().filter_map(|value| value.parse().ok()) {
            self.resolve(id, here, &mut resolved);
        }
        resolved
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

    /// Whether a value is one of a menu's: an option, or the id of somebody or something of its kind.
    fn offers(&self, menu: &Value, value: &str) -> bool {
        let id = value.parse().unwrap_or(0);
        let is_person = !self.user(id).is_null();
        // Which roles there are is left to stories: any id will do that is nobody's and no channel's.
        let is_role = id > 0 && !is_person && !self.channels.contains_key(&id);
        match menu["type"].as_u64() {
            Some(5) => is_person,
            Some(6) => is_role,
            Some(7) => is_person || is_role,
            Some(8) => self.channels.get(&id).is_some_and(|channel| {
                let kinds = menu["channel_types"].as_array();
                channel.recipient.is_none()
                    && kinds.is_none_or(|list| {
                        list.is_empty() || list.iter().any(|kind| *kind == channel.kind)
                    })
            }),
            _ => {
                let mut options = menu["options"].as_array().into_iter().flatten();
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
        let stored = self
            .messages
            .get(&message)
            .filter(|stored| self.sees(person, stored));
        let stored = stored.ok_or("You see no such message.")?;
        let parts = interactive(&stored.json["components"]);
        let part = parts
            .into_iter()
            .find(|part| part["custom_id"] == custom_id);
        let part =
            part.ok_or_else(|| format!("There is nothing called {custom_id} on this message."))?;
        if part["disabled"] == true {
            return Err("That control is switched off.".to_owned());
        }
        match (part["type"].as_u64(), values) {
            (Some(2), None) => {}
            (Some(2), Some(_)) => return Err("A button takes no values.".to_owned()),
            (_, None) => return Err("Choose something in the menu.".to_owned()),
            (_, Some(values)) => self.check_values(part, values)?,
        }
        let kind = part["type"].as_u64().unwrap_or(2);
        self.press_raw(person, message, custom_id, kind, values)
    }

    /// What a hostile client may send: any custom id on any message it sees.
    pub(crate) fn press_raw(
        &mut self,
        person: Id,
        message: Id,
        custom_id: &str,
        kind: u64,
        values: Option<&[String]>,
    ) -> Result<Id, Sentence> {
        let stored = self
            .messages
            .get(&message)
            .filter(|stored| self.sees(person, stored));
        let channel = stored.ok_or("You see no such message.")?.channel;
        let mut data = json!({ "custom_id": custom_id, "component_type": kind });
        if let Some(values) = values {
            data["values"] = json!(values);
            if kind != 3 {
                data["resolved"] = self.resolved(values, channel);
            }
        }
        let source = Some(message);
        Ok(self.send(Act {
            kind: Kind::Component,
            person,
            channel,
            source,
            data,
            opened_by: None,
        }))
    }

    /// Sends a filled-in modal back; it closes.
    pub(crate) fn submit(
        &mut self,
        person: Id,
        interaction: Id,
        values: &Map<String, Value>,
    ) -> Result<Id, Sentence> {
        let open = self.live.interactions.modals.get(&interaction);
        let open = open
            .filter(|open| open.person == person)
            .ok_or("That form is no longer open.")?;
        let (channel, source) = (open.channel, open.source);
        let mut components = open.data["components"].clone();
        let mut unused: Vec<&String> = values.keys().collect();
        for top in components.as_array_mut().into_iter().flatten() {
            let inputs: Vec<&mut Value> = if top["type"] == 18 {
                top.get_mut("component").into_iter().collect()
            } else {
                top["components"]
                    .as_array_mut()
                    .into_iter()
                    .flatten()
                    .collect()
            };
            for input in inputs {
                let id = input["custom_id"].as_str().unwrap_or_default().to_owned();
                unused.retain(|name| **name != id);
                *input = fill(input, values.get(&id))?;
            }
            if let Some(slim) = top.as_object_mut() {
                let kept = ["type", "id", "components", "component"];
                slim.retain(|key, _| kept.contains(&key.as_str()));
            }
        }
        if let Some(name) = unused.first() {
            return Err(format!("The form has no field called {name}."));
        }
        let data = json!({ "custom_id": open.data["custom_id"], "components": components });
        let opened_by = Some(Box::new(open.metadata.clone()));
        self.live.interactions.modals.remove(&interaction);
        Ok(self.send(Act {
            kind: Kind::Modal,
            person,
            channel,
            source,
            data,
            opened_by,
        }))
    }

    pub(crate) fn person_may_act(&self, person: Id, channel: Id) -> Result<(), Sentence> {
        let found = self.channels.get(&channel).filter(|c| c.is_seen_by(person));
        let found = found.ok_or("There is no such channel for you.")?;
        if found.archived {
            return Err("This thread is archived; commands do not work in it.".to_owned());
        }
        Ok(())
    }
}

fn usable(command: &Value, direct: bool, permissions: u64) -> bool {
    let here = u64::from(direct);
    let context = match command["contexts"].as_array() {
        Some(list) => list.iter().any(|context| context == here),
        None => true,
    };
    let needed = command["default_member_permissions"]
        .as_str()
        .and_then(|text| text.parse::<u64>().ok());
    let allowed = match needed {
        // Zero means: nobody but those who may do everything.
        Some(0) => permissions & 8 != 0,
        Some(needed) => permissions & needed == needed,
        None => true,
    };
    context && allowed
}

fn within(option: &Value, value: &Value) -> Result<(), Sentence> {
    let name = option["name"].as_str().unwrap_or_default();
    if let (Some(number), low, high) = (value.as_f64(), &option["min_value"], &option["max_value"])
    {
        if low.as_f64().is_some_and(|low| number < low) {
            return Err(format!("{name} must be at least {low}."));
        }
        if high.as_f64().is_some_and(|high| number > high) {
            return Err(format!("{name} must be at most {high}."));
        }
    }
    if let Some(text) = value.as_str().filter(|_| option["type"] == 3) {
        let length = text.chars().count() as u64;
        let least = option["min_length"].as_u64().unwrap_or(0);
        let most = option["max_length"].as_u64().unwrap_or(6000);
        if length < least || length > most {
            return Err(format!("{name} must have {least} to {most} characters."));
        }
    }
    Ok(())
}

/// Every button and menu of a message, whichever layout it uses.
pub(crate) fn interactive(components: &Value) -> Vec<&Value> {
    let mut found = Vec::new();
    for part in components.as_array().into_iter().flatten() {
        if part["custom_id"].is_string() || part["url"].is_string() {
            found.push(part);
        }
        found.extend(interactive(&part["components"]));
        if part["accessory"]["custom_id"].is_string() {
            found.push(&part["accessory"]);
        }
    }
    found
}

/// The input as a submitted modal carries it.
fn fill(input: &Value, given: Option<&Value>) -> Result<Value, Sentence> {
    let mut filled = json!({ "type": input["type"], "custom_id": input["custom_id"] });
    if input["type"] != 4 {
        let values = given.cloned().unwrap_or_else(|| json!([]));
        filled["values"] = if values.is_array() {
            values
        } else {
            json!([values])
        };
        let nothing = filled["values"] == json!([]);
        if nothing && input["required"] != false && input["min_values"] != 0 {
            return Err("The form has a menu in which something must be chosen.".to_owned());
        }
        return Ok(filled);
    }
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
    filled["value"] = json!(text);
    Ok(filled)
}

/// The id in a page's JSON, or the sentence that it is missing.
pub(crate) fn need_id(body: &Value, field: &str) -> Result<Id, Sentence> {
    id_in(&body[field]).ok_or_else(|| format!("{field} is missing."))
}
