//! The clocks stop because nobody can see the table, and go on. [`super::vote`] stops them because the players agree.

use super::{Caller, Decision, ensure, player};
use crate::event::{Event, Pause};
use crate::refusal::Refusal;
use crate::table::{Phase, Table};
use crate::time::Now;

/// A player lets the clocks of a paused table go on.
pub fn resume(table: &Table, who: Caller, now: Now) -> Decision {
    player(table, who)?;
    ensure(table.clocks().paused(), Refusal::NotPaused)?;
    Ok(vec![Event::Resumed(table.clocks().lag(now))])
}

/// The channel of a table cannot be reached, so no clock is to run that its players cannot see.
pub fn suspend(table: &Table) -> Decision {
    let runs = table.phase() == Phase::Play && !table.clocks().paused();
    let paused = runs.then_some(Event::Paused(Pause::Unreachable));
    Ok(paused.into_iter().collect())
}

/// Somebody pressed something that shows that the table can be seen.
pub fn reach(table: &Table, now: Now) -> Decision {
    let resumed = Event::Resumed(table.clocks().lag(now));
    let resumed = table.is_unreachable().then_some(resumed);
    Ok(resumed.into_iter().collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::acts::tests::{Scene, caller};
    use crate::event::Vote;
    use std::time::Duration;

    const HOUR: Duration = Duration::from_secs(3_600);

    #[test]
    fn a_pause_costs_no_time() {
        let mut scene = Scene::play(2);
        let before = scene.table.time(scene.now);
        scene.done(suspend(&scene.table));
        scene.wait(HOUR);
        assert_eq!(scene.table.time(scene.now), before);
        assert_eq!(suspend(&scene.table), Ok(vec![]), "once");
        scene.done(reach(&scene.table, scene.now));
        assert_eq!(scene.table.time(scene.now), before);
        scene.wait(HOUR);
        assert_eq!(scene.table.time(scene.now), before + HOUR);
        assert_eq!(reach(&scene.table, scene.now), Ok(vec![]));
    }

    #[test]
    fn any_player_resumes_what_all_paused() {
        let mut scene = Scene::play(2);
        let resumed = resume(&scene.table, caller(0), scene.now);
        assert_eq!(resumed, Err(Refusal::NotPaused));
        scene.agrees(Vote::Pause);
        assert_eq!(reach(&scene.table, scene.now), Ok(vec![]), "not by a look");
        let stranger = resume(&scene.table, Caller::default(), scene.now);
        assert_eq!(stranger, Err(Refusal::OnlyPlayers));
        scene.done(resume(&scene.table, caller(1), scene.now));
        assert!(!scene.table.clocks().paused());
    }
}
