//! Bans are no matter of one table. But where somebody may not play any more, the house plays for them, and that is noted at each of their
//! tables.

use games::seat::{Seat, Seats};

use super::Decision;
use crate::event::Event;
use crate::table::{Phase, Table};

/// Notes for which seats this has changed; `barred` are those whose player may not play now.
pub fn note(table: &Table, barred: Seats) -> Decision {
    if table.phase() != Phase::Play {
        return Ok(Vec::new());
    }
    let seats = (0..table.players().len()).map(Seat::new);
    let people = seats.filter(|seat| {
        let player = &table.players()[seat.index()];
        player.house.is_none() && player.left.is_none()
    });
    let changed = people.filter_map(
        |seat| match (table.clocks().barred(seat), barred.has(seat)) {
            (false, true) => Some(Event::Barred(seat)),
            (true, false) => Some(Event::Admitted(seat)),
            _ => None,
        },
    );
    Ok(changed.collect())
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::acts::tests::{Scene, p};
    use crate::clocks::{Preferences, Task};

    #[test]
    fn the_house_plays_for_somebody_who_may_not_until_they_may() {
        let mut scene = Scene::play(2);
        let (who, _) = scene.turn();
        let seat = scene.table.seat_of(who.person.unwrap()).unwrap();
        let barred = Seats::only(seat);
        scene.done(note(&scene.table, barred));
        assert_eq!(note(&scene.table, barred), Ok(vec![]), "once");
        let tasks = scene.table.tasks(scene.now, &Preferences::default());
        assert!(tasks.contains(&(scene.now.uptime, Task::House(seat))));
        scene.done(note(&scene.table, Seats::NONE));
        assert!(!scene.table.clocks().away(seat));
    }

    /// Nobody was there to wait for them meanwhile, so their time is not over.
    #[test]
    fn whoever_may_play_again_has_all_the_time_for_their_decision() {
        let mut scene = Scene::play(2);
        let both = Seats::only(Seat::new(0)).with(Seat::new(1));
        scene.done(note(&scene.table, both));
        scene.wait(Duration::from_secs(30 * 24 * 60 * 60));
        scene.done(note(&scene.table, Seats::NONE));
        let tasks = scene.table.tasks(scene.now, &Preferences::default());
        let late = |task: &Task| matches!(task, Task::Idle(_) | Task::Remind(_));
        for (at, task) in tasks.into_iter().filter(|(_, task)| late(task)) {
            assert!(at > scene.now.uptime, "{task:?}");
        }
    }

    /// However long ago the table began, and whatever the house has done meanwhile.
    #[test]
    fn the_seat_of_somebody_who_may_not_play_is_safe_for_as_long_as_any_other() {
        let mut scene = Scene::without_limit(3);
        scene.wait(Duration::from_secs(24 * 60 * 60));
        let seat = scene.table.seat_of(p(0)).unwrap();
        let grace = |scene: &Scene| scene.table.clocks().grace_left(seat, scene.now);
        scene.done(note(&scene.table, Seats::only(seat)));
        let minute = Duration::from_secs(60);
        assert_eq!(grace(&scene), Some(10 * minute));
        scene.wait(9 * minute);
        for _ in 0..2 {
            scene.house_plays(seat);
        }
        assert_eq!(grace(&scene), Some(minute));
        scene.wait(minute);
        assert_eq!(grace(&scene), None);
        // Where the house played already, nothing begins anew.
        scene.done(note(&scene.table, Seats::NONE));
        scene.done(note(&scene.table, Seats::only(seat)));
        assert_eq!(grace(&scene), None);
    }
}
