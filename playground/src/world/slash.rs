//! Slash commands as a person types them, checked as Discord's client checks them before anything reaches the bot.

use super::World;
use super::commands::nests;
use super::interactions::Kind;
use crate::error::{Sentence, ensure};
use crate::json::{length, list};
use crate::snowflake::Id;
use serde_json::{Map, Value, json};

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
        let command = self.usable_command((1, first), person, channel)?;
        let mut resolved = json!({});
        let mut path = Vec::new();
        let mut node = &command.json;
        for word in rest {
            let mut inner = list(&node["options"]).iter();
            let inner = inner.find(|option| option["name"] == **word && nests(option));
            node = inner.ok_or_else(|| format!("/{} has no {word}.", words.join(" ")))?;
            path.push(node);
        }
        let known = list(&node["options"]);
        if let Some(inner) = known.iter().find(|option| nests(option)) {
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
        if resolved.as_object().is_some_and(|map| !map.is_empty()) {
            data["resolved"] = resolved;
        }
        let kind = if focus.is_some() {
            Kind::Autocomplete
        } else {
            Kind::Command
        };
        Ok(self.send(kind, person, channel, &data, None, None))
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
        let given_names = given.keys().map(String::as_str);
        for name in given_names.chain(focus.map(|(name, _)| name)) {
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
        let text = value.as_str().map(ToOwned::to_owned);
        let text = text.unwrap_or_else(|| value.to_string());
        let wrong = |what: &str| format!("{name} must be {what}.");
        let converted = match option["type"].as_u64() {
            Some(3) => json!(text),
            Some(4) => json!(text.parse::<i64>().map_err(|_| wrong("a whole number"))?),
            Some(5) => json!(text.parse::<bool>().map_err(|_| wrong("true or false"))?),
            Some(10) => json!(text.parse::<f64>().map_err(|_| wrong("a number"))?),
            Some(6) => {
                let id = text.trim_matches(['<', '@', '>', '!']);
                let bot = (id.parse() == Ok(self.bot.id)).then_some(self.bot.id);
                let id = self.person_called(id).or(bot);
                let id = id.ok_or_else(|| format!("There is nobody called {text}."))?;
                self.resolve(id, channel, resolved);
                json!(id.to_string())
            }
            Some(7) => {
                let id = text.trim_matches(['<', '#', '>']);
                let mut all = self.channels.values();
                let found = all.find(|c| id.parse() == Ok(c.id) || c.name == id);
                let found = found.ok_or_else(|| format!("There is no channel called {text}."))?;
                self.resolve(found.id, channel, resolved);
                json!(found.id.to_string())
            }
            _ => return Err(format!("The playground cannot fill in the option {name}.")),
        };
        let choices = list(&option["choices"]);
        if !choices.is_empty() && !choices.iter().any(|choice| choice["value"] == converted) {
            let mut choices = choices.iter();
            let picked = choices.find(|choice| choice["name"] == text.as_str());
            let wrong = || format!("{text} is not one of the choices of {name}.");
            let picked = picked.ok_or_else(wrong)?;
            return Ok(picked["value"].clone());
        }
        within(option, &converted)?;
        Ok(converted)
    }

    /// Adds the person, role or channel of an id to the `resolved` of an interaction in the channel `here`.
    pub(super) fn resolve(&self, id: Id, here: Id, resolved: &mut Value) {
        let key = id.to_string();
        if let Some(channel) = self.channels.get(&id) {
            resolved["channels"][&key] = self.channel_json(channel);
            resolved["channels"][&key]["permissions"] = json!("0");
        } else if let Some(role) = self.roles_json().into_iter().find(|role| role["id"] == key) {
            resolved["roles"][&key] = role;
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

    pub(crate) fn person_may_act(&self, person: Id, channel: Id) -> Result<(), Sentence> {
        let found = self.seen_channel(person, channel)?;
        let why = "In a forum, commands work only in its posts.";
        Ok(ensure(found.kind != super::channels::FORUM, why)?)
    }
}

/// Whether a person with these permissions may use a command in a context.
pub(super) fn allows(command: &Value, here: u8, permissions: u64) -> bool {
    let context = match command["contexts"].as_array() {
        Some(list) => list.iter().any(|context| context == here),
        None => true,
    };
    let needed = command["default_member_permissions"]
        .as_str()
        .and_then(|text| text.parse::<u64>().ok());
    let allowed = match needed {
        // Zero means: administrators only.
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
    if value.is_string() && option["type"] == 3 {
        let length = length(value) as u64;
        let least = option["min_length"].as_u64().unwrap_or(0);
        let most = option["max_length"].as_u64().unwrap_or(6000);
        if length < least || length > most {
            return Err(format!("{name} must have {least} to {most} characters."));
        }
    }
    Ok(())
}
