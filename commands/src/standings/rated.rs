//! A finished table as ratings see it: people with short numbers in place of their ids, and only those who are compared.

use std::collections::hash_map::{Entry, HashMap};
use std::sync::Arc;
use std::time::Duration;

use db::{Played, WallTime};
use serde::{Deserialize, Serialize};

use crate::ids;
use crate::state::parts::{self, Part};

/// The number of a person within one fold.
pub(crate) type PersonId = u32;

/// Everybody who was compared with somebody.
#[derive(Debug, Default, Serialize, Deserialize)]
pub(crate) struct People {
    numbers: HashMap<Arc<str>, PersonId>,
    by_number: Vec<Person>,
    /// When the first table of a person was opened, of those where it was asked for.
    since: HashMap<PersonId, WallTime>,
    /// For how long an account is new.
    new_for: Duration,
}

#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Person {
    pub user: Arc<str>,
    /// The name at their latest table.
    pub name: Box<str>,
}

/// A table that counts.
pub(crate) struct Rated {
    pub ended: WallTime,
    /// Edition of the rules.
    pub edition: u32,
    pub people: Vec<Compared>,
}

/// Somebody who is compared with others at a table.
#[derive(Clone, Copy)]
pub(crate) struct Compared {
    pub person: PersonId,
    /// They have deleted their data since.
    pub is_forgotten: bool,
    /// Their account was new then.
    pub is_new: bool,
    /// When their first table was opened, if it was asked for.
    pub since: Option<WallTime>,
    /// `None` for somebody who left.
    pub place: Option<u32>,
    /// They played so little that players who stayed neither gain from them nor lose to them.
    pub is_slight: bool,
    pub points: i64,
}

impl People {
    pub(crate) fn with_new_accounts(new_for: Duration) -> Self {
        Self {
            new_for,
            ..Self::default()
        }
    }

    /// The table, if it counts.
    pub(crate) fn rated(&mut self, played: &Played) -> Option<Rated> {
        if parts::unrated(played).is_some() {
            return None;
        }
        let mut people = Vec::with_capacity(played.seats.len());
        for seat in &played.seats {
            let part = parts::part(played, seat);
            let place = match part {
                Part::Stayed(place) => Some(place),
                Part::Left(_) => None,
                Part::Unmoved if parts::stayed(seat) => seat.place,
                Part::Unmoved => continue,
            };
            let beginner = seat.beginner();
            let person = self.number(&beginner.user, &beginner.name);
            people.push(Compared {
                person,
                is_forgotten: db::is_forgotten(&beginner.user),
                is_new: self.is_new(&beginner.user, played.ended),
                since: self.since.get(&person).copied(),
                place,
                is_slight: part == Part::Unmoved || !parts::gives(played, seat),
                points: seat.points,
            });
        }
        Some(Rated {
            ended: played.ended,
            edition: played.edition,
            people,
        })
    }

    fn is_new(&self, user: &str, at: WallTime) -> bool {
        match ids::made(user) {
            Some(made) => at - made < self.new_for,
            None => db::was_new(user),
        }
    }

    fn number(&mut self, user: &str, name: &str) -> PersonId {
        if let Some(number) = self.numbers.get(user) {
            let person = &mut self.by_number[*number as usize];
            if *person.name != *name {
                person.name = name.into();
            }
            return *number;
        }
        let number = PersonId::try_from(self.by_number.len()).expect("fewer people than numbers");
        let user: Arc<str> = user.into();
        self.numbers.insert(Arc::clone(&user), number);
        self.by_number.push(Person {
            user,
            name: name.into(),
        });
        number
    }

    pub(crate) fn find(&self, user: &str) -> Option<PersonId> {
        self.numbers.get(user).copied()
    }

    /// # Panics
    /// If nobody has this number.
    pub(crate) fn get(&self, number: PersonId) -> &Person {
        &self.by_number[number as usize]
    }

    pub(crate) fn len(&self) -> usize {
        self.by_number.len()
    }

    pub(crate) fn knows_any(&self) -> bool {
        !self.since.is_empty()
    }

    /// Whether it is known when the first table of this person was opened.
    pub(crate) fn knows(&self, user: &str) -> bool {
        self.find(user)
            .is_some_and(|number| self.since.contains_key(&number))
    }

    /// Takes note of when the first tables of people were opened. Returns whether that contradicts what was known: somebody has sat down
    /// at a table that was opened before their first one.
    pub(crate) fn contradicted_by(&mut self, first: &[(String, WallTime)]) -> bool {
        first.iter().any(|(user, since)| {
            let number = self.number_of(user);
            match self.since.entry(number) {
                Entry::Occupied(known) => known.get() != since,
                Entry::Vacant(unknown) => {
                    unknown.insert(*since);
                    false
                }
            }
        })
    }

    /// The number of somebody who may not have been compared yet, and then has no name.
    fn number_of(&mut self, user: &str) -> PersonId {
        match self.find(user) {
            Some(number) => number,
            None => self.number(user, ""),
        }
    }
}
