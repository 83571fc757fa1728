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
    use super::*;
    use crate::acts::tests::Scene;
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
}
