//! Where the bot is no member: the channels of a server that has not added it, and group messages. People who have installed the
//! app for themselves use its commands there; anybody presses the buttons of what it answers.
//! Source: <https://docs.discord.com/developers/resources/application#installation-context>

use super::World;
use super::channels::{Channel, DIRECT, GROUP, TEXT};
use super::commands::Command;
use super::slash::allows;
use crate::error::Sentence;
use crate::json::list;
use crate::permission::USE_EXTERNAL_APPS;
use crate::snowflake::Id;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// A server that has not added the bot.
#[derive(Serialize, Deserialize)]
pub(crate) struct OtherServer {
    pub(crate) id: Id,
    pub(crate) name: String,
}

const OTHER_SERVER: &str = "Quiet Corner";

/// `integration_types` of a command, and the keys of `authorizing_integration_owners`.
pub(super) const BY_SERVER: &str = "0";
const BY_PERSON: &str = "1";

impl Channel {
    /// Whether the bot is not a member here and can only answer interactions.
    pub(crate) fn answers_only(&self) -> bool {
        self.kind == GROUP || (self.server.is_some() && !self.has_bot)
    }

    /// Whether the channel or thread is one of the server that has added the bot.
    pub(crate) fn is_of_guild(&self) -> bool {
        self.recipient.is_none() && !self.answers_only()
    }
}

impl World {
    /// Finds the text channel of this name on the server that has not added the bot, or opens it.
    pub(crate) fn channel_elsewhere(&mut self, name: &str) -> Id {
        let named = |channel: &Channel| {
            channel.server.is_some() && !channel.has_bot && channel.name == name
        };
        self.find_or_open(named, |world| {
            let (server, id) = (world.next_id(), world.next_id());
            let server = world.elsewhere.get_or_insert_with(|| OtherServer {
                id: server,
                name: OTHER_SERVER.to_owned(),
            });
            Channel {
                server: Some(server.id),
                ..Channel::new(id, TEXT, name)
            }
        })
    }

    /// Finds the text channel of the second server that has added the bot, or opens it.
    pub(crate) fn channel_of_second_server(&mut self) -> Id {
        let has_bot = |channel: &Channel| channel.has_bot;
        self.find_or_open(has_bot, |world| Channel {
            server: Some(world.next_id()),
            has_bot: true,
            ..Channel::new(world.next_id(), TEXT, "second-server")
        })
    }

    /// Finds the group message of this name, or opens it for these people.
    pub(crate) fn group(&mut self, name: &str, people: BTreeSet<Id>) -> Id {
        let named = |channel: &Channel| channel.kind == GROUP && channel.name == name;
        self.find_or_open(named, |world| Channel {
            members: Some(people),
            ..Channel::new(world.next_id(), GROUP, name)
        })
    }

    /// For people who play by hand: a channel of another server, and a group message. The first person has the app.
    pub(crate) fn open_elsewhere(&mut self) {
        self.channel_elsewhere("somewhere-else");
        let people: BTreeSet<Id> = self.people.iter().map(|person| person.id).collect();
        self.group("Friday friends", people);
        let first = self.people.first().map(|person| person.id);
        if !self.people.iter().any(|person| person.has_app) {
            first.inspect(|first| self.change_person(*first, |person| person.has_app = true));
        }
    }

    fn has_app(&self, person: Id) -> bool {
        self.person_by_id(person).is_some_and(|one| one.has_app)
    }

    /// The server of a channel; `None` for direct and group messages.
    pub(crate) fn server_of(&self, channel: Id) -> Option<Id> {
        match self.channels.get(&channel) {
            Some(found) if matches!(found.kind, DIRECT | GROUP) => None,
            found => Some(found.and_then(|one| one.server).unwrap_or(self.guild.id)),
        }
    }

    pub(crate) fn answers_only(&self, channel: Id) -> bool {
        self.channels
            .get(&channel)
            .is_some_and(Channel::answers_only)
    }

    /// Whether what the bot answers a person in a channel is shown to them alone, because the server does not let people show others
    /// the apps that only they have installed.
    /// Source: <https://docs.discord.com/developers/resources/application#user-context>
    pub(crate) fn hides_apps(&self, person: Id, channel: Id) -> bool {
        self.answers_only(channel) && self.permissions_of(person, channel) & USE_EXTERNAL_APPS == 0
    }

    /// The `context` of an interaction: 0 on a server, 1 in a direct message with the bot, 2 in a group message.
    pub(crate) fn context_of(&self, channel: Id) -> u8 {
        match self.channels.get(&channel).map(|found| found.kind) {
            Some(DIRECT) => 1,
            Some(GROUP) => 2,
            _ => 0,
        }
    }

    /// `authorizing_integration_owners`: who installed the app, of those for whom an interaction is allowed. What is pressed on a
    /// message was allowed with the message.
    /// Source:
    /// <https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-object-authorizing-integration-owners-object>
    pub(crate) fn owners(&self, person: Id, channel: Id, source: Option<Id>) -> Value {
        const OWNERS: &str = "authorizing_integration_owners";
        let pressed = source.and_then(|message| self.messages.get(&message));
        let inherited = pressed.map(|stored| &stored.json["interaction_metadata"][OWNERS]);
        if let Some(owners) = inherited.filter(|owners| owners.is_object()) {
            return owners.clone();
        }
        let mut owners = json!({});
        if !self.answers_only(channel) {
            let server = self.server_of(channel).unwrap_or(0);
            owners[BY_SERVER] = json!(server.to_string());
        }
        if self.has_app(person) {
            owners[BY_PERSON] = json!(person.to_string());
        }
        owners
    }

    /// The command of this type and name that a person may use in a channel.
    pub(crate) fn usable_command(
        &self,
        (kind, name): (u64, &str),
        person: Id,
        channel: Id,
    ) -> Result<&Command, Sentence> {
        let (context, may) = (
            self.context_of(channel),
            self.permissions_of(person, channel),
        );
        let by_server = !self.answers_only(channel);
        let by_person = self.has_app(person);
        let installed = |command: &Value| {
            let types = list(&command["integration_types"]);
            let has = |wanted| types.iter().any(|one| *one == wanted);
            (by_server && has(0)) || (by_person && has(1))
        };
        if !by_server && !by_person {
            let bot = &self.bot.name;
            return Err(format!(
                "{bot} is not here, and you have not installed it for yourself: you can press its buttons, but use no command of it."
            ));
        }
        let found = self.commands.iter().find(|command| {
            let json = &command.json;
            (json["type"] == kind && json["name"] == name)
                && installed(json)
                && allows(json, context, may)
        });
        let slash = if kind == 1 { "command /" } else { "" };
        found.ok_or_else(|| format!("There is no {slash}{name} for you here."))
    }
}
