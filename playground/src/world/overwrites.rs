//! Who sees a channel: the permissions that a channel gives to roles and people, or takes from them.
//! Source: <https://docs.discord.com/developers/topics/permissions#permission-overwrites>

use super::World;
use crate::permission::{MANAGE_THREADS, VIEW_CHANNEL};
use crate::snowflake::Id;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// What a channel allows and denies a role or a person.
#[derive(Serialize, Deserialize, Clone)]
pub(crate) struct Overwrite {
    /// The id of a role or a person; everybody's role has the guild's id.
    pub(crate) id: Id,
    pub(crate) of_person: bool,
    pub(crate) allow: u64,
    pub(crate) deny: u64,
}

impl Overwrite {
    pub(crate) fn json(&self) -> Value {
        json!({
            "id": self.id.to_string(),
            "type": u8::from(self.of_person),
            "allow": self.allow.to_string(),
            "deny": self.deny.to_string(),
        })
    }
}

/// The permissions of somebody with these roles, after a channel's overwrites: those of everybody first, then those of the roles
/// together, then their own.
pub(super) fn overwritten(
    base: u64,
    everyone: Id,
    roles: &[Id],
    person: Id,
    overwrites: &[Overwrite],
) -> u64 {
    let apply = |may: u64, fits: &dyn Fn(&Overwrite) -> bool| {
        let found = overwrites.iter().filter(|one| fits(one));
        let (allow, deny) = found.fold((0, 0), |(allow, deny), one| {
            (allow | one.allow, deny | one.deny)
        });
        (may & !deny) | allow
    };
    let may = apply(base, &|one| !one.of_person && one.id == everyone);
    let may = apply(may, &|one| {
        !one.of_person && one.id != everyone && roles.contains(&one.id)
    });
    apply(may, &|one| one.of_person && one.id == person)
}

impl World {
    /// A direct message is seen by its one person, a group message by its people, a guild's channel by whoever may view it, a
    /// thread with its channel, and a private thread by those who were added and by moderators of threads.
    pub(crate) fn sees_channel(&self, person: Id, channel: Id) -> bool {
        let found = self.channels.get(&channel);
        if let Some(recipient) = found.and_then(|one| one.recipient) {
            return recipient == person;
        }
        let may = self.permissions_of(person, channel);
        let members = found.and_then(|one| one.members.as_ref());
        let is_among = |people: &BTreeSet<Id>| people.contains(&person);
        may & VIEW_CHANNEL != 0 && (members.is_none_or(is_among) || may & MANAGE_THREADS != 0)
    }

    /// The people who see a channel now.
    pub(super) fn viewers(&self, channel: Id) -> BTreeSet<Id> {
        let people = self.people.iter().map(|person| person.id);
        let seeing = people.filter(|person| self.sees_channel(*person, channel));
        seeing.collect()
    }

    /// Replaces what a channel allows and denies a role or a person; nothing of either removes the entry.
    pub(crate) fn overwrite(&mut self, channel: Id, new: Overwrite) {
        let before = self.viewers(channel);
        let Some(found) = self.channels.get_mut(&channel) else {
            return;
        };
        found.overwrites.retain(|one| one.id != new.id);
        if new.allow | new.deny != 0 {
            found.overwrites.push(new);
        }
        self.announce_channel("CHANNEL_UPDATE", channel);
        self.reconnect_changed(channel, &before);
    }

    /// Adds a person to a private thread.
    pub(crate) fn add_member(&mut self, thread: Id, person: Id) {
        let before = self.viewers(thread);
        let members = self.channels.get_mut(&thread);
        let Some(members) = members.and_then(|found| found.members.as_mut()) else {
            return;
        };
        members.insert(person);
        self.mark_changed();
        self.reconnect_changed(thread, &before);
    }

    /// Disconnects the pages of people for whom a channel appeared or vanished, so that they connect again and get everything.
    pub(super) fn reconnect_changed(&mut self, channel: Id, before: &BTreeSet<Id>) {
        let now = self.viewers(channel);
        let same = |person: &Id| before.contains(person) == now.contains(person);
        self.live.watchers.retain(|watcher| same(&watcher.person));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_persons_own_overwrite_beats_a_roles_and_a_roles_beats_everybodys() {
        const GUILD: Id = 1;
        let (role, other, ann) = (2, 3, 4);
        let one = |id, of_person, allow, deny| Overwrite {
            id,
            of_person,
            allow,
            deny,
        };
        let may = |roles: &[Id], overwrites: &[Overwrite]| {
            overwritten(0b11, GUILD, roles, ann, overwrites)
        };
        let hidden = one(GUILD, false, 0, 0b01);
        assert_eq!(may(&[], std::slice::from_ref(&hidden)), 0b10);
        let shown = one(role, false, 0b01, 0);
        let denied = one(other, false, 0, 0b01);
        let all = [hidden, shown, denied];
        assert_eq!(may(&[], &all), 0b10);
        assert_eq!(may(&[role], &all), 0b11);
        assert_eq!(
            may(&[role, other], &all),
            0b11,
            "a role that allows beats one that denies"
        );
        let [hidden, shown, _] = all;
        let own = one(ann, true, 0, 0b11);
        assert_eq!(may(&[role], &[own, hidden, shown]), 0);
    }
}
