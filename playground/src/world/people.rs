//! The members of the guild, and the bot's own user.

use super::World;
use super::overwrites::overwritten;
use crate::clock::{millis, timestamp};
use crate::permission::USE_EXTERNAL_APPS;
use crate::snowflake::{Id, texts};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::time::Duration;

/// How old accounts are mostly.
const OLD: Duration = Duration::from_secs(2 * 365 * 24 * 60 * 60);

/// Avatar colours, handed out in turn; all readable on light and dark.
const COLORS: [&str; 8] = [
    "#c2410c", "#1d4ed8", "#15803d", "#a21caf", "#b45309", "#0f766e", "#be123c", "#6d28d9",
];

/// The permissions of an ordinary member, to connect to voice channels among them, and of the owner. Source:
/// <https://docs.discord.com/developers/topics/permissions>
pub(super) const MEMBER: u64 = 0x0000_1680_8056_CC40;
const EVERYTHING: u64 = 0x001F_FFFF_FFFF_FFFF;

#[derive(Serialize, Deserialize, Clone)]
pub(crate) struct Person {
    pub(crate) id: Id,
    pub(crate) name: String,
    pub(crate) color: String,
    pub(crate) joined_ms: u64,
    pub(crate) locale: String,
    /// The ids of the roles, without the one that everybody has.
    #[serde(default)]
    pub(crate) roles: Vec<Id>,
    /// The person has installed the app for themselves, and uses it where the bot is no member, too.
    #[serde(default)]
    pub(crate) has_app: bool,
}

impl Person {
    pub(crate) fn user(&self) -> Value {
        user(self.id, &self.name.to_lowercase(), Some(&self.name))
    }
}

/// A user object; only people have a global name. Source: <https://docs.discord.com/developers/resources/user>
fn user(id: Id, username: &str, global_name: Option<&str>) -> Value {
    json!({
        "id": id.to_string(),
        "username": username,
        "global_name": global_name,
        "discriminator": "0",
        "avatar": null,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": null,
        "bot": global_name.is_none(),
    })
}

impl World {
    /// Finds the person of this name, or lets them join. Names that differ in case alone are one.
    pub(crate) fn person(&mut self, name: &str) -> Id {
        self.person_called(name)
            .unwrap_or_else(|| self.join(name, OLD))
    }

    /// Lets somebody join whose account is this old, which is part of its id.
    pub(crate) fn join(&mut self, name: &str, age: Duration) -> Id {
        let id = self.next_id().saturating_sub(millis(age) << 22);
        self.people.push(Person {
            id,
            name: name.to_owned(),
            color: COLORS[self.people.len() % COLORS.len()].to_owned(),
            joined_ms: self.now(),
            locale: "en-US".to_owned(),
            roles: Vec::new(),
            has_app: false,
        });
        self.announce_people();
        id
    }

    /// The people in the form that pages read.
    pub(crate) fn people_shown(&self) -> Vec<Value> {
        let shown = |p: &Person| {
            json!({
                "id": p.id.to_string(), "name": p.name, "color": p.color, "roles": texts(&p.roles),
                "has_app": p.has_app, "locale": p.locale,
            })
        };
        self.people.iter().map(shown).collect()
    }

    /// Shows the people to every page after one of them joined or changed.
    pub(super) fn announce_people(&mut self) {
        self.mark_changed();
        self.publish_to_all("people", &json!(self.people_shown()));
    }

    /// Changes somebody, and shows it.
    pub(crate) fn change_person(&mut self, id: Id, change: impl FnOnce(&mut Person)) {
        let found = self.people.iter_mut().find(|person| person.id == id);
        if let Some(found) = found {
            change(found);
            self.announce_people();
        }
    }

    pub(crate) fn person_by_id(&self, id: Id) -> Option<&Person> {
        self.people.iter().find(|person| person.id == id)
    }

    /// Finds a person by id or by name, whichever the text is.
    pub(crate) fn person_called(&self, text: &str) -> Option<Id> {
        let by_id = text.parse().ok().and_then(|id| self.person_by_id(id));
        let by_name = |person: &&Person| person.name.eq_ignore_ascii_case(text);
        let found = by_id.or_else(|| self.people.iter().find(by_name));
        found.map(|person| person.id)
    }

    pub(crate) fn bot_user(&self) -> Value {
        user(self.bot.id, &self.bot.name, None)
    }

    /// The bot's user with the fields that only the bot itself gets.
    pub(crate) fn own_user(&self) -> Value {
        let mut json = self.bot_user();
        json["mfa_enabled"] = json!(false);
        json["verified"] = json!(true);
        json["locale"] = json!("en-US");
        json
    }

    pub(crate) fn user(&self, id: Id) -> Value {
        if id == self.bot.id {
            return self.bot_user();
        }
        self.person_by_id(id).map_or(Value::Null, Person::user)
    }

    /// A person's permissions in a channel; a thread has those of its parent.
    pub(crate) fn permissions_of(&self, person: Id, channel: Id) -> u64 {
        let elsewhere = self.answers_only(channel);
        if person == self.guild.owner && !elsewhere {
            return EVERYTHING;
        }
        let parent = self.channels.get(&channel).and_then(|c| c.parent);
        let home = parent.unwrap_or(channel);
        let roles = self.person_by_id(person).map_or(&[][..], |one| &one.roles);
        let overwrites = self.channels.get(&home).map_or(&[][..], |c| &c.overwrites);
        let (everyone, base) = if elsewhere {
            let server = self.server_of(channel).unwrap_or(0);
            (server, MEMBER | USE_EXTERNAL_APPS)
        } else {
            (self.guild.id, MEMBER)
        };
        let may = overwritten(base, everyone, roles, person, overwrites);
        may | self.live.trusted.get(&(person, home)).copied().unwrap_or(0)
    }

    /// A member object. Source: <https://docs.discord.com/developers/resources/guild#guild-member-object>
    pub(crate) fn member(&self, id: Id) -> Value {
        let person = self.person_by_id(id);
        let joined = person.map_or(0, |person| person.joined_ms);
        let roles = person.map_or(&[][..], |person| &person.roles);
        json!({
            "user": self.user(id),
            "nick": null,
            "avatar": null,
            "banner": null,
            "communication_disabled_until": null,
            "roles": texts(roles),
            "joined_at": timestamp(joined),
            "premium_since": null,
            "deaf": false,
            "mute": false,
            "pending": false,
            "flags": 0,
        })
    }
}
