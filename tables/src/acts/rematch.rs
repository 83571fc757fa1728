//! The players of a table that has ended say that they are ready for another. They take their seats at the next table as at any other;
//! here it is checked who may.

use super::{Caller, ensure};
use crate::refusal::Refusal;
use crate::table::{Phase, Table};

/// Refuses whoever did not stay to the end.
pub fn check(ended: &Table, who: Caller) -> Result<(), Refusal> {
    ensure(ended.ended().is_some(), Refusal::NotEnded)?;
    ensure(who.sits(ended), Refusal::OnlyPlayers)
}

/// A player who is ready does not want to wait for the others, and has the lobby of the next table shown.
pub fn show(next: &Table, who: Caller) -> Result<(), Refusal> {
    ensure(next.phase() == Phase::Lobby, Refusal::NobodyWaits)?;
    ensure(who.sits(next), Refusal::OnlyReady)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::acts::tests::{Scene, caller};
    use crate::event::Vote;

    #[test]
    fn those_who_stayed_can_have_a_rematch() {
        let mut scene = Scene::play(2);
        let early = check(&scene.table, caller(0));
        assert_eq!(early, Err(Refusal::NotEnded));
        scene.agrees(Vote::End);
        let stranger = check(&scene.table, Caller::default());
        assert_eq!(stranger, Err(Refusal::OnlyPlayers));
        assert_eq!(check(&scene.table, caller(1)), Ok(()));
    }

    #[test]
    fn only_those_who_are_ready_have_its_lobby_shown() {
        let mut scene = Scene::lobby(2);
        assert_eq!(show(&scene.table, caller(0)), Ok(()));
        let other = show(&scene.table, caller(2));
        assert_eq!(other, Err(Refusal::OnlyReady));
        scene.start();
        let late = show(&scene.table, caller(0));
        assert_eq!(late, Err(Refusal::NobodyWaits));
    }
}
