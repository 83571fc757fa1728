//! Commands in the menu of a person or of a message, as a person uses them there.
//! Source: <https://docs.discord.com/developers/interactions/application-commands#user-commands>

use super::World;
use super::commands::{ON_MESSAGE, ON_PERSON};
use super::interactions::Kind;
use crate::error::{Sentence, ensure};
use crate::limits::EPHEMERAL;
use crate::snowflake::Id;
use serde_json::{Value, json};

impl World {
    /// Uses a command in the menu of a person.
    pub(crate) fn use_on_person(
        &mut self,
        person: Id,
        channel: Id,
        name: &str,
        target: Id,
    ) -> Result<Id, Sentence> {
        let mut resolved = json!({});
        if !self.user(target).is_null() {
            self.resolve(target, channel, &mut resolved);
        }
        let is_there = !resolved["users"].is_null();
        ensure(is_there, "There is nobody like that here.")?;
        self.use_in_menu(person, channel, (ON_PERSON, name), target, &resolved)
    }

    /// Uses a command in the menu of a message.
    pub(crate) fn use_on_message(
        &mut self,
        person: Id,
        message: Id,
        name: &str,
    ) -> Result<Id, Sentence> {
        let stored = self.seen_message(person, message)?;
        let why = "The menu of a message that only you see has no commands.";
        ensure(stored.flags() & EPHEMERAL == 0, why)?;
        let channel = stored.channel;
        let mut resolved = json!({});
        resolved["messages"][message.to_string()] = Value::clone(&stored.json);
        self.use_in_menu(person, channel, (ON_MESSAGE, name), message, &resolved)
    }

    fn use_in_menu(
        &mut self,
        person: Id,
        channel: Id,
        (kind, name): (u64, &str),
        target: Id,
        resolved: &Value,
    ) -> Result<Id, Sentence> {
        self.person_may_act(person, channel)?;
        let command = self.usable_command((kind, name), person, channel)?;
        let data = json!({
            "id": command.id.to_string(), "name": name, "type": kind,
            "target_id": target.to_string(), "resolved": resolved,
        });
        Ok(self.send(Kind::Command, person, channel, &data, None, None))
    }
}
