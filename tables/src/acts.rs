//! What people, the clock and the house can do at a table. Each act looks at the table and changes nothing: it gives the events that are to
//! be stored, none if there is nothing to store, or says why not.

pub mod back;
pub mod bar;
pub mod clock;
pub mod end;
pub mod hint;
pub mod host;
pub mod house;
pub mod invite;
pub mod leave;
pub mod open;
pub mod pause;
pub mod play;
pub mod rematch;
pub mod remove;
pub mod replace;
pub mod sit;
pub mod start;
pub mod void;
pub mod vote;
pub mod word;

use games::seat::Seat;

use crate::event::{Event, PersonNo};
use crate::refusal::Refusal;
use crate::table::{Phase, Table};

/// What an act comes to.
pub type Decision = Result<Vec<Event>, Refusal>;

/// Who acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Caller {
    /// Their number at this table, if they ever had one.
    pub person: Option<PersonNo>,
    /// They moderate this table.
    pub moderates: bool,
}

impl Caller {
    /// A person with a number, who moderates nothing.
    pub const fn person(person: PersonNo) -> Self {
        Self {
            person: Some(person),
            moderates: false,
        }
    }

    fn is_host(self, table: &Table) -> bool {
        self.person == Some(table.host())
    }

    fn sits(self, table: &Table) -> bool {
        self.seated(table).is_some()
    }

    /// Their number, if they have a seat.
    fn seated(self, table: &Table) -> Option<PersonNo> {
        self.person.filter(|person| table.sits(*person))
    }

    /// Their number, or the one that they get.
    fn number(self, table: &Table) -> PersonNo {
        self.person.unwrap_or(table.next_person())
    }
}

/// Refuses an act unless this holds.
fn ensure(holds: bool, otherwise: Refusal) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(otherwise) }
}

/// Refuses what is for lobbies.
fn in_lobby(table: &Table) -> Result<(), Refusal> {
    match table.phase() {
        Phase::Lobby => Ok(()),
        Phase::Closed => Err(Refusal::Closed),
        Phase::Play | Phase::Over => Err(Refusal::Begun),
    }
}

/// Refuses what is for tables that have not ended.
fn not_ended(table: &Table) -> Result<(), Refusal> {
    ensure(table.ended().is_none(), Refusal::Ended)
}

/// Refuses what is for tables in play.
fn in_play(table: &Table) -> Result<(), Refusal> {
    match (table.game(), table.closed()) {
        (None, None) => Err(Refusal::NotBegun),
        (None, Some(_)) => Err(Refusal::Closed),
        (Some(_), _) => not_ended(table),
    }
}

/// The seat of somebody who plays at a table in play.
fn player(table: &Table, who: Caller) -> Result<Seat, Refusal> {
    in_play(table)?;
    let seat = who.person.and_then(|person| table.seat_of(person));
    seat.ok_or(Refusal::OnlyPlayers)
}

#[cfg(test)]
mod tests;
