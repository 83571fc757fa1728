//! Somebody takes a seat in the lobby: with Join, by an invitation, or because they are ready for a rematch.

use games::dice::Key;

use super::{Caller, Decision, ensure, in_lobby, start};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::table::Table;
use crate::time::Now;

/// Seats somebody, if there is room. A seat that is kept for them is free for them. The key is that of the lobby with one player more, who
/// has no lucky word yet.
pub fn sit(table: &Table, who: Caller, key: &Key, now: Now) -> Decision {
    in_lobby(table)?;
    ensure(!who.sits(table), Refusal::Seated)?;
    has_room(table, who, now)?;
    let person = who.number(table);
    Ok(start::seated(table, person, Event::Sat(person), key))
}

/// Refuses where no seat is left for somebody.
pub(super) fn has_room(table: &Table, who: Caller, now: Now) -> Result<(), Refusal> {
    if table.free_seats(who.person, now.wall) > 0 {
        Ok(())
    } else if table.kept(now.wall).next().is_some() {
        Err(Refusal::SeatsAreKept)
    } else {
        Err(Refusal::Full)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::acts::invite::{self, Asked};
    use crate::acts::tests::{Scene, caller, key, p};

    #[test]
    fn everybody_sits_once_and_as_long_as_there_is_room() {
        let mut scene = Scene::lobby(1);
        let most = *scene.table.info().seats.end();
        for number in 1..most {
            scene.sits(Caller::default());
            assert!(scene.table.sits(p(number)));
        }
        let refused = |who| sit(&scene.table, who, &key(), scene.now);
        assert_eq!(refused(Caller::person(p(1))), Err(Refusal::Seated));
        assert_eq!(refused(Caller::default()), Err(Refusal::Full));
        scene.start();
        let late = sit(&scene.table, Caller::default(), &key(), scene.now);
        assert_eq!(late, Err(Refusal::Begun));
    }

    #[test]
    fn a_kept_seat_is_for_one_person() {
        let mut scene = Scene::lobby(1);
        let most = *scene.table.info().seats.end();
        for _ in 1..most {
            let guest = Asked::default();
            scene.done(invite::invite(&scene.table, caller(0), guest, scene.now));
        }
        let sits = |scene: &Scene, who| sit(&scene.table, who, &key(), scene.now);
        assert_eq!(sits(&scene, Caller::default()), Err(Refusal::SeatsAreKept));
        assert_eq!(sits(&scene, caller(2)), Ok(vec![Event::Sat(p(2))]));
        scene.wait(invite::KEPT);
        assert!(sits(&scene, Caller::default()).is_ok(), "kept long enough");
    }
}
