//! The host or a moderator takes a seat in the lobby from a player, or a kept one from a guest.

use super::{Caller, Decision, ensure, leave, not_ended};
use crate::event::{By, Event, PersonNo};
use crate::refusal::Refusal;
use crate::table::{Phase, Table};
use crate::time::Now;

/// Removes somebody, or ends their invitation.
pub fn remove(table: &Table, who: Caller, other: Option<PersonNo>, now: Now) -> Decision {
    let by = match who.person {
        Some(person) if who.is_host(table) => By::Person(person),
        _ if who.moderates => By::Moderator,
        _ => return Err(Refusal::OnlyHost),
    };
    not_ended(table)?;
    ensure(table.phase() == Phase::Lobby, Refusal::NoRemovalInPlay)?;
    let themselves = other.is_some() && other == who.person;
    ensure(!themselves, Refusal::RemovesThemselves)?;
    let other = other.ok_or(Refusal::OtherNotSeated)?;
    if table.kept(now.wall).any(|guest| guest.person == other) {
        return Ok(vec![Event::Declined(other, by)]);
    }
    ensure(table.sits(other), Refusal::OtherNotSeated)?;
    Ok(leave::left(table, other, by))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::acts::invite::{self, Asked};
    use crate::acts::tests::{Scene, caller, p};
    use crate::event::Ending;

    const MODERATOR: Caller = Caller {
        person: None,
        moderates: true,
    };

    #[test]
    fn a_removed_player_may_come_again_and_a_guest_be_asked_again() {
        let mut scene = Scene::lobby(2);
        scene.done(invite::invite(
            &scene.table,
            caller(0),
            Asked::default(),
            scene.now,
        ));
        scene.done(remove(&scene.table, caller(0), Some(p(2)), scene.now));
        assert!(scene.table.guests().is_empty());
        scene.done(remove(&scene.table, caller(0), Some(p(1)), scene.now));
        assert!(!scene.table.sits(p(1)));
        let gone = remove(&scene.table, caller(0), Some(p(1)), scene.now);
        assert_eq!(gone, Err(Refusal::OtherNotSeated));
        let own = remove(&scene.table, caller(0), Some(p(0)), scene.now);
        assert_eq!(own, Err(Refusal::RemovesThemselves));
    }

    #[test]
    fn a_moderator_can_remove_the_last_one() {
        let mut scene = Scene::lobby(1);
        let stranger = remove(&scene.table, Caller::default(), Some(p(0)), scene.now);
        assert_eq!(stranger, Err(Refusal::OnlyHost));
        scene.done(remove(&scene.table, MODERATOR, Some(p(0)), scene.now));
        assert_eq!(scene.table.closed(), Some(Ending::Empty));
        let over = remove(&scene.table, MODERATOR, Some(p(0)), scene.now);
        assert_eq!(over, Err(Refusal::Ended));
    }

    #[test]
    fn nobody_is_removed_from_play() {
        let scene = Scene::play(2);
        let removed = remove(&scene.table, MODERATOR, Some(p(1)), scene.now);
        assert_eq!(removed, Err(Refusal::NoRemovalInPlay));
    }
}
