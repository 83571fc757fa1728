//! Who sees a channel: the permissions that a channel gives to roles and people, or takes from them.
//! Source: <https://docs.discord.com/developers/topics/permissions#permission-overwrites>

use super::World;
use crate::permission::VIEW_CHANNEL;
use crate::snowflake::Id;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// What a channel allows and denies a role or a person.
#[derive(Serialize, Deserialize, Clone)]
pub(crate) struct Overwrite {
    /// Of a role or of a person; the role that everybody has has the id of the guild.
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

/// The people who see a channel.
pub(crate) enum Audience {
    Everybody,
    Only(BTreeSet<Id>),
}

impl Audience {
    pub(crate) fn has(&self, person: Id) -> bool {
        match self {
            Self::Everybody => true,
            Self::Only(people) => people.contains(&person),
        }
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
    /// A direct message is seen by its one person, a guild's channel by whoever may view it, a thread with its channel.
    pub(crate) fn sees_channel(&self, person: Id, channel: Id) -> bool {
        let direct = self.channels.get(&channel).and_then(|one| one.recipient);
        match direct {
            Some(recipient) => recipient == person,
            None => self.permissions_of(person, channel) & VIEW_CHANNEL != 0,
        }
    }

    /// The people who see a channel now.
    pub(crate) fn audience(&self, id: Id) -> Audience {
        let Some(channel) = self.channels.get(&id) else {
            return Audience::Only(BTreeSet::new());
        };
        if let Some(recipient) = channel.recipient {
            return Audience::Only(BTreeSet::from([recipient]));
        }
        let home = channel.parent.and_then(|parent| self.channels.get(&parent));
        if home.unwrap_or(channel).overwrites.is_empty() {
            return Audience::Everybody;
        }
        let people = self.people.iter().map(|person| person.id);
        Audience::Only(
            people
                .filter(|person| self.sees_channel(*person, id))
                .collect(),
        )
    }

    /// Replaces what a channel allows and denies a role or a person; nothing of either removes the entry.
    pub(crate) fn overwrite(&mut self, channel: Id, new: Overwrite) {
        let before = self.audience(channel);
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

    /// The pages of people for whom a channel appeared or vanished are disconnected: they connect again for the whole picture.
    pub(super) fn reconnect_changed(&mut self, channel: Id, before: &Audience) {
        let now = self.audience(channel);
        let same = |person: Id| before.has(person) == now.has(person);
        self.live.watchers.retain(|watcher| same(watcher.person));
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
