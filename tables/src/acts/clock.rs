//! What is due is done. Pings and the moves that house players think of are for the caller.

use games::dice::Key;
use games::refusal::Refusal as Rules;
use games::seat::Hand;

use super::{Decision, play};
use crate::clocks::{Preferences, Task};
use crate::event::{By, Ending, Event};
use crate::table::Table;
use crate::time::Now;

/// Does a task, if it is due.
pub fn clock(table: &Table, task: Task, key: &Key, now: Now) -> Decision {
    let tasks = table.tasks(now, &Preferences::default());
    let due = |(at, due): &(_, Task)| *due == task && *at <= now.uptime;
    if !tasks.iter().any(due) {
        return Ok(Vec::new());
    }
    match task {
        Task::House(seat) => play::idle(table, seat, Hand::House, key),
        Task::Idle(seat) => play::idle(table, seat, Hand::Clock, key),
        Task::Expire => Ok(vec![Event::Closed(Ending::Expired)]),
        Task::Uninvite(person) => Ok(vec![Event::Declined(person, By::Clock)]),
        Task::Abandon => abandon(table, key, now),
        Task::Think(_)
        | Task::Remind(_)
        | Task::ShowDeadline(_)
        | Task::Ping(_)
        | Task::DeletePing => Ok(Vec::new()),
    }
}

/// Where somebody has waited for others all that time, those others leave; where nobody has, the table is closed.
fn abandon(table: &Table, key: &Key, now: Now) -> Decision {
    let awaited = table.clocks().awaited();
    if awaited.is_empty() {
        return Ok(vec![Event::Closed(Ending::Abandoned)]);
    }
    let (mut after, mut events) = (table.clone(), Vec::new());
    for seat in awaited {
        // With one of them the game may be over.
        if after.ended().is_none() {
            let left = play::leaves(&after, seat, Hand::Clock, key)?;
            let entry = after.entry(now, left);
            events.extend_from_slice(&entry.events);
            // What the rules have just allowed they allow again.
            after.apply(&entry).map_err(|_| Rules::Illegal)?;
        }
    }
    Ok(events)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::acts::invite::{self, Asked};
    use crate::acts::tests::{LIMIT, Scene, caller, key, p};
    use crate::event::Vote;
    use crate::table::{ABANDONED_AFTER, LOBBY_EXPIRES_AFTER, Phase};

    fn tick(scene: &Scene, task: Task) -> Decision {
        clock(&scene.table, task, &key(), scene.now)
    }

    #[test]
    fn a_move_is_made_for_a_player_whose_time_is_up() {
        let mut scene = Scene::play(2);
        let (who, _) = scene.turn();
        let seat = scene.table.seat_of(who.person.unwrap()).unwrap();
        scene.wait(LIMIT / 2);
        assert_eq!(tick(&scene, Task::Idle(seat)), Ok(vec![]), "not yet");
        scene.wait(LIMIT / 2);
        let events = tick(&scene, Task::Idle(seat)).unwrap();
        let [Event::Ply(ply)] = &events[..] else {
            panic!("{events:?}")
        };
        assert_eq!((ply.seat, ply.hand), (seat, Hand::Clock));
    }

    #[test]
    fn a_lobby_expires_and_so_does_a_kept_seat() {
        let mut scene = Scene::lobby(1);
        scene.done(invite::invite(
            &scene.table,
            caller(0),
            Asked::default(),
            scene.now,
        ));
        assert_eq!(tick(&scene, Task::Uninvite(p(1))), Ok(vec![]));
        scene.wait(invite::KEPT);
        scene.done(tick(&scene, Task::Uninvite(p(1))));
        assert!(scene.table.guests().is_empty());
        scene.wait(LOBBY_EXPIRES_AFTER);
        scene.done(tick(&scene, Task::Expire));
        assert_eq!(scene.table.closed(), Some(Ending::Expired));
    }

    #[test]
    fn a_table_that_everybody_gave_up_is_closed() {
        let mut scene = Scene::play(2);
        scene.agrees(Vote::Pause);
        scene.wait(ABANDONED_AFTER);
        scene.done(tick(&scene, Task::Abandon));
        assert_eq!(scene.table.closed(), Some(Ending::Abandoned));
    }

    #[test]
    fn who_was_waited_for_too_long_has_left() {
        let mut scene = Scene::without_limit(2);
        let (slow, _) = scene.turn();
        scene.wait(ABANDONED_AFTER);
        scene.done(tick(&scene, Task::Abandon));
        assert_eq!(scene.table.phase(), Phase::Over);
        assert!(!scene.table.sits(slow.person.unwrap()));
    }
}
