//! A table that has not begun, as it is stored: what its log says, and who its people are.

use db::StoredTable;
use games::dice::Key;
use serenity::all::UserId;
use tables::acts::Caller;
use tables::event::PersonNo;
use tables::table::Table;

use crate::error::InternalError;
use crate::ids;
use crate::state::log::Log;
use crate::table_name::table_name;
use crate::words;

/// See the [module](self).
pub(crate) struct Lobby {
    pub stored: StoredTable,
    pub table: Table,
    /// The user ids of everybody with a number, in its order.
    people: Vec<String>,
}

impl Lobby {
    pub(crate) fn of(stored: StoredTable) -> Result<Self, InternalError> {
        let name = table_name(stored.head.id);
        let damaged =
            |error: InternalError| error.context(format!("the stored table {name} is damaged"));
        let log = Log::of(&stored).map_err(damaged)?;
        let table = Table::fold(&log.entries).map_err(|why| damaged(InternalError::new(why)))?;
        let people = log.people.iter().map(|user| (*user).to_owned()).collect();
        Ok(Self {
            stored,
            table,
            people,
        })
    }

    /// Somebody who acts, with their number at this table if they have one.
    pub(crate) fn caller(&self, user: UserId, moderates: bool) -> Caller {
        Caller {
            person: self.number(user),
            moderates,
        }
    }

    /// The number of this user, if they have one.
    pub(crate) fn number(&self, user: UserId) -> Option<PersonNo> {
        let mut people = self.people.iter();
        let number = people.position(|person| ids::user(person) == Some(user));
        number.and_then(|number| u16::try_from(number).ok().map(PersonNo))
    }

    /// What stands for this person in the store.
    pub(crate) fn user(&self, person: PersonNo) -> Option<&str> {
        let user = self.people.get(usize::from(person.0));
        user.map(String::as_str)
    }

    /// The key of its dice, with the lucky words of those who are there now.
    pub(crate) fn key(&self) -> Key {
        let words = self.stored.seats.iter().map(|seat| seat.word.as_str());
        self.stored.head.seed.key(words)
    }

    /// The names of the people there.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        names(&self.stored)
    }

    /// The name of the host.
    pub(crate) fn host(&self) -> String {
        let host = &self.stored.head.host;
        let mut seats = self.stored.seats.iter();
        let seat = seats.find(|seat| seat.user == *host);
        seat.map_or("the host".to_owned(), |seat| words::safe_name(&seat.name))
    }
}

/// The names of the people at a table.
pub(crate) fn names(table: &StoredTable) -> impl Iterator<Item = &str> {
    let people = table.seats.iter().filter(|seat| seat.level.is_none());
    people.map(|seat| &*seat.name)
}
