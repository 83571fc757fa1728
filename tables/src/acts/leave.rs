//! Somebody gives their seat in the lobby back.

use super::{Caller, Decision, in_lobby};
use crate::event::{By, Ending, Event, PersonNo};
use crate::refusal::Refusal;
use crate::table::Table;

/// Leave was pressed.
pub fn leave(table: &Table, who: Caller) -> Decision {
    in_lobby(table)?;
    let person = who.seated(table).ok_or(Refusal::NotSeated)?;
    Ok(left(table, person, By::Themselves))
}

/// Somebody has left: a lobby without people is closed, and one without its host gets another.
pub(super) fn left(table: &Table, person: PersonNo, by: By) -> Vec<Event> {
    let mut events = vec![Event::Left(person, by)];
    let mut others = table.players().iter();
    let stay = others.any(|player| player.house.is_none() && player.person() != person);
    if stay {
        events.extend(table.next_host(person).map(Event::Host));
    } else {
        events.push(Event::Closed(Ending::Empty));
    }
    events
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::acts::house;
    use crate::acts::tests::{Scene, caller, key, p};
    use games::level::Level;

    #[test]
    fn the_next_to_join_becomes_the_host_and_the_last_one_closes_the_table() {
        let mut scene = Scene::lobby(3);
        scene.done(house::add(
            &scene.table,
            caller(0),
            Level::Casual,
            &[],
            &key(),
            scene.now,
        ));
        scene.done(leave(&scene.table, caller(1)));
        assert_eq!(scene.table.host(), p(0));
        scene.done(leave(&scene.table, caller(0)));
        assert_eq!(scene.table.host(), p(2));
        assert_eq!(scene.table.host_active(), scene.now.wall);
        assert_eq!(leave(&scene.table, caller(0)), Err(Refusal::NotSeated));
        scene.done(leave(&scene.table, caller(2)));
        assert_eq!(scene.table.closed(), Some(Ending::Empty), "the house alone");
        assert_eq!(leave(&scene.table, caller(2)), Err(Refusal::Closed));
    }
}
