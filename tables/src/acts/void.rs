//! A moderator takes a result out of the ratings, or counts it again. Why, stands beside the log.

use super::{Caller, Decision, end, ensure};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::table::{Phase, Table};

/// Voids the result, or restores it. Nobody decides about their own; `may_have_played` is of somebody who deleted their data.
pub fn void(table: &Table, who: Caller, may_have_played: bool, restore: bool) -> Decision {
    ensure(who.moderates, Refusal::OnlyModerators)?;
    let own = end::has_played(table, who, may_have_played);
    ensure(!own, Refusal::OwnGame)?;
    ensure(table.phase() == Phase::Over, Refusal::NoResult)?;
    ensure(table.voided().is_some() == restore, Refusal::AlreadySo)?;
    Ok(vec![if restore {
        Event::Unvoided
    } else {
        Event::Voided
    }])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::acts::play;
    use crate::acts::tests::{Scene, caller, key};

    const MODERATOR: Caller = Caller {
        person: None,
        moderates: true,
    };

    #[test]
    fn a_result_is_voided_and_counted_again() {
        let mut scene = Scene::play(2);
        let early = void(&scene.table, MODERATOR, false, false);
        assert_eq!(early, Err(Refusal::NoResult));
        scene.done(play::resign(&scene.table, caller(0), &key()));
        let restored = void(&scene.table, MODERATOR, false, true);
        assert_eq!(restored, Err(Refusal::AlreadySo));
        let own = void(&scene.table, MODERATOR, true, false);
        assert_eq!(own, Err(Refusal::OwnGame));
        let player = void(&scene.table, caller(1), false, false);
        assert_eq!(player, Err(Refusal::OnlyModerators));
        scene.done(void(&scene.table, MODERATOR, false, false));
        assert_eq!(scene.table.voided(), Some(scene.now.wall));
        scene.done(void(&scene.table, MODERATOR, false, true));
        assert_eq!(scene.table.voided(), None);
    }
}
