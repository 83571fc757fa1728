//! Who is the host, and whether they are there.

use std::time::Duration;

use super::{Caller, Decision, ensure, not_ended};
use crate::event::{Event, PersonNo};
use crate::refusal::Refusal;
use crate::table::{Phase, Table};
use crate::time::Now;

/// The host pressed something that changed nothing: noted at most this often.
const NOTED_EVERY: Duration = Duration::from_secs(60);

/// The host, or a moderator, makes another player the host.
pub fn hand_over(table: &Table, who: Caller, to: Option<PersonNo>) -> Decision {
    ensure(who.is_host(table) || who.moderates, Refusal::OnlyHost)?;
    not_ended(table)?;
    let to = to
        .filter(|to| table.sits(*to))
        .ok_or(Refusal::OtherNotSeated)?;
    Ok(vec![Event::Host(to)])
}

/// Somebody pressed something in the lobby that changed nothing.
pub fn here(table: &Table, who: Caller, now: Now) -> Decision {
    let is_new = now.wall - table.host_active() >= NOTED_EVERY;
    let notes = table.phase() == Phase::Lobby && who.is_host(table) && is_new;
    Ok(if notes { vec![Event::Here] } else { Vec::new() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::acts::tests::{Scene, caller, p};

    #[test]
    fn the_host_is_whom_the_host_or_a_moderator_chooses() {
        let mut scene = Scene::lobby(3);
        let to = |scene: &Scene, who, to: usize| hand_over(&scene.table, who, Some(p(to)));
        assert_eq!(to(&scene, caller(1), 2), Err(Refusal::OnlyHost));
        assert_eq!(to(&scene, caller(0), 7), Err(Refusal::OtherNotSeated));
        scene.done(to(&scene, caller(0), 1));
        let moderator = Caller {
            moderates: true,
            ..Caller::default()
        };
        scene.done(to(&scene, moderator, 2));
        assert_eq!(scene.table.host(), p(2));
        scene.start();
        scene.done(to(&scene, caller(2), 0));
        assert_eq!(scene.table.host(), p(0), "in play, too");
    }

    #[test]
    fn that_the_host_is_there_is_noted_once_a_minute() {
        let mut scene = Scene::lobby(2);
        let noted = |scene: &Scene, who| here(&scene.table, caller(who), scene.now);
        assert_eq!(noted(&scene, 0), Ok(vec![]));
        scene.wait(NOTED_EVERY);
        assert_eq!(noted(&scene, 1), Ok(vec![]), "nothing of others");
        scene.done(noted(&scene, 0));
        assert_eq!(scene.table.host_active(), scene.now.wall);
        assert_eq!(noted(&scene, 0), Ok(vec![]));
    }
}
