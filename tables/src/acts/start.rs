//! The lobby becomes a table in play: because somebody says so, or because it is full.

use std::time::Duration;

use games::dice::Key;
use games::options::Options;

use super::{Caller, Decision, ensure, in_lobby};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::table::{Phase, Table};
use crate::time::Now;

/// When the host has done nothing in the lobby for this long, anybody who sits there may start.
pub const HOST_SILENCE: Duration = Duration::from_secs(5 * 60);

/// Start was pressed. The key is that of the seed and everybody's lucky word, in the order of joining.
pub fn start(table: &Table, who: Caller, key: &Key, now: Now) -> Decision {
    in_lobby(table)?;
    if !who.is_host(table) {
        ensure(who.sits(table), Refusal::OnlyHost)?;
        let left = HOST_SILENCE.saturating_sub(now.wall - table.host_active());
        ensure(left.is_zero(), Refusal::HostIsThere(left))?;
        let is_kept = table.kept(now.wall).next().is_some();
        ensure(!is_kept, Refusal::SeatsAreKeptStill)?;
    }
    when_ready(table, key)
}

/// Begins because all who are there are ready: of a rematch, everybody who is asked for it.
pub fn when_ready(table: &Table, key: &Key) -> Decision {
    in_lobby(table)?;
    let (have, need) = (table.players().len(), *table.info().seats.start());
    ensure(have >= need, Refusal::TooFew { have, need })?;
    Ok(vec![began(table, key)])
}

/// Begins where the lobby is full and was opened to begin then.
pub fn when_full(table: &Table, key: &Key) -> Decision {
    let begins = table.phase() == Phase::Lobby
        && table.opened().starts_when_full
        && table.players().len() >= *table.info().seats.end();
    let began = begins.then(|| began(table, key));
    Ok(began.into_iter().collect())
}

/// Draws the seating and rolls the setup.
fn began(table: &Table, key: &Key) -> Event {
    let joined = table.players();
    let seating = key.seating(joined.len()).into_iter();
    let seating = seating.map(|at| joined[at].person()).collect();
    let specs = table.info().options;
    let options = Options::parse(specs, &table.opened().options);
    let options = options.unwrap_or_else(|_| Options::defaults(specs));
    let mut dice = key.dice(0);
    // Only for the faces: play begins with what is stored.
    drop(table.kind().open(&options, joined.len(), &mut dice));
    Event::Began(seating, dice.rolled().to_vec())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::acts::invite::{self, Asked};
    use crate::acts::tests::{Scene, caller, key, opened, p};
    use crate::acts::{open, sit};
    use crate::table::Player;

    #[test]
    fn the_host_starts_when_enough_are_there() {
        let mut scene = Scene::lobby(1);
        let need = *scene.table.info().seats.start();
        let starts = |scene: &Scene, who| start(&scene.table, caller(who), &key(), scene.now);
        for have in 1..need {
            assert_eq!(starts(&scene, 0), Err(Refusal::TooFew { have, need }));
            scene.done(sit::sit(&scene.table, Caller::default(), scene.now));
        }
        scene.done(starts(&scene, 0));
        assert_eq!(scene.table.phase(), Phase::Play);
        assert_eq!(scene.table.started(), Some(scene.now.wall));
        assert_eq!(starts(&scene, 0), Err(Refusal::Begun));
    }

    #[test]
    fn others_start_once_the_host_is_silent_and_nobody_is_expected() {
        let mut scene = Scene::lobby(2);
        let starts = |scene: &Scene, who| start(&scene.table, who, &key(), scene.now);
        let refused = starts(&scene, Caller::default());
        assert_eq!(refused, Err(Refusal::OnlyHost));
        let refused = starts(&scene, caller(1));
        assert_eq!(refused, Err(Refusal::HostIsThere(HOST_SILENCE)));
        scene.wait(HOST_SILENCE);
        scene.done(invite::invite(
            &scene.table,
            caller(1),
            Asked::default(),
            scene.now,
        ));
        let refused = starts(&scene, caller(1));
        assert_eq!(refused, Err(Refusal::SeatsAreKeptStill));
        scene.wait(invite::KEPT);
        scene.done(starts(&scene, caller(1)));
        assert_eq!(scene.table.phase(), Phase::Play);
    }

    #[test]
    fn a_table_that_is_to_begin_when_full_does() {
        let seats = Scene::lobby(1).table.info().seats.clone();
        let mut choice = opened();
        choice.starts_when_full = true;
        let mut scene = Scene::of(open::open(choice, seats.clone(), &[]).unwrap());
        for _ in 1..*seats.end() {
            assert_eq!(when_full(&scene.table, &key()), Ok(vec![]));
            scene.done(sit::sit(&scene.table, Caller::default(), scene.now));
        }
        scene.done(when_full(&scene.table, &key()));
        assert_eq!(scene.table.phase(), Phase::Play);
        let order = key().seating(*seats.end());
        let seated = scene.table.players().iter().map(Player::person);
        assert!(seated.eq(order.into_iter().map(p)), "as the seed says");
    }
}
