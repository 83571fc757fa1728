//! The roles of the guild, and the people who have them.
//! Source: <https://docs.discord.com/developers/topics/permissions#role-object>

use super::World;
use crate::snowflake::Id;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::BTreeSet;

#[derive(Serialize, Deserialize, Clone)]
pub(crate) struct Role {
    pub(crate) id: Id,
    pub(crate) name: String,
    /// Everybody may mention it, so that its members are pinged.
    #[serde(default)]
    pub(crate) mentionable: bool,
}

impl World {
    /// Finds the role of this name, or creates it; it grants no permissions. Names that differ in case alone are one.
    pub(crate) fn role(&mut self, name: &str) -> Id {
        let same = |role: &&Role| role.name.eq_ignore_ascii_case(name);
        if let Some(role) = self.guild.roles.iter().find(same) {
            return role.id;
        }
        let id = self.next_id();
        self.guild.roles.push(Role {
            id,
            name: name.to_owned(),
            // Roles here are for trying out the bot, and a role without members would show nothing.
            mentionable: true,
        });
        self.mark_changed();
        if let Some(role) = self.roles_json().pop() {
            let event = json!({ "guild_id": self.guild.id.to_string(), "role": role });
            self.dispatch("GUILD_ROLE_CREATE", &event);
        }
        self.publish_to_all("roles", &json!(self.roles_shown()));
        id
    }

    /// Gives a role to a person, or takes it away.
    pub(crate) fn set_role(&mut self, person: Id, role: Id, has: bool) {
        let all = self.channels.values();
        let guarded = all.filter(|one| !one.overwrites.is_empty());
        let seen = guarded.map(|channel| (channel.id, self.viewers(channel.id)));
        let seen: Vec<(Id, BTreeSet<Id>)> = seen.collect();
        self.change_person(person, |person| {
            person.roles.retain(|own| *own != role);
            if has {
                person.roles.push(role);
            }
        });
        for (channel, before) in seen {
            self.reconnect_changed(channel, &before);
        }
    }

    /// The roles in the form that pages read, without the one that everybody has.
    pub(crate) fn roles_shown(&self) -> Vec<Value> {
        let shown = |role: &Role| json!({ "id": role.id.to_string(), "name": role.name });
        self.guild.roles.iter().map(shown).collect()
    }

    /// All role objects; the first is `@everyone`, which has the guild's id.
    pub(crate) fn roles_json(&self) -> Vec<Value> {
        let mut everyone = role_json(self.guild.id, "@everyone", false, 0);
        everyone["permissions"] = json!(super::people::MEMBER.to_string());
        let others = (1..).zip(&self.guild.roles);
        let others = others
            .map(|(position, role)| role_json(role.id, &role.name, role.mentionable, position));
        std::iter::once(everyone).chain(others).collect()
    }
}

fn role_json(id: Id, name: &str, mentionable: bool, position: u64) -> Value {
    json!({
        "id": id.to_string(), "name": name, "color": 0,
        "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
        "hoist": false, "managed": false, "mentionable": mentionable, "permissions": "0",
        "position": position, "flags": 0, "icon": null, "unicode_emoji": null,
    })
}
