//! The lobby becomes a table in play: because somebody says so, or because it is full.

use std::time::Duration;

use games::dice::Key;
use games::options::Options;

use super::{Caller, Decision, ensure, in_lobby};
use crate::event::{Event, PersonNo};
use crate::refusal::Refusal;
use crate::table::{Phase, Player, Table};
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
    Ok(vec![began(table, &joined(table), key)])
}

/// Begins a table that house players filled when it was opened, if it is to begin when full.
pub fn when_full(table: &Table, key: &Key) -> Decision {
    let joined = joined(table);
    let begins = table.phase() == Phase::Lobby && is_enough(table, joined.len());
    let began = begins.then(|| began(table, &joined, key));
    Ok(began.into_iter().collect())
}

/// Somebody takes a seat, with this event. If it was the last one, and play is to begin then, it begins in the same act: no lobby is ever
/// full and waits for a start that was cut off.
pub(super) fn seated(table: &Table, person: PersonNo, event: Event, key: &Key) -> Vec<Event> {
    let mut joined = joined(table);
    joined.push(person);
    let began = is_enough(table, joined.len()).then(|| began(table, &joined, key));
    [event].into_iter().chain(began).collect()
}

/// Everybody in the lobby, in the order of joining.
fn joined(table: &Table) -> Vec<PersonNo> {
    table.players().iter().map(Player::person).collect()
}

/// Is play to begin by itself with so many?
fn is_enough(table: &Table, players: usize) -> bool {
    table.opened().starts_when_full && players >= *table.info().seats.end()
}

/// Draws the seating and rolls the setup.
fn began(table: &Table, joined: &[PersonNo], key: &Key) -> Event {
    let seating = key.seating(joined.len()).into_iter();
    let seating = seating.map(|at| joined[at]).collect();
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
    use crate::acts::{house, open, sit};
    use games::level::Level;

    #[test]
    fn the_host_starts_when_enough_are_there() {
        let mut scene = Scene::lobby(1);
        let need = *scene.table.info().seats.start();
        let starts = |scene: &Scene, who| start(&scene.table, caller(who), &key(), scene.now);
        for have in 1..need {
            assert_eq!(starts(&scene, 0), Err(Refusal::TooFew { have, need }));
            scene.sits(Caller::default());
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

    /// The lobby of a table that is to begin when it is full, with its host and these house players; and how many fit.
    fn begins_when_full(house: &[(Level, String)]) -> (Scene, usize) {
        let seats = Scene::lobby(1).table.info().seats.clone();
        let most = *seats.end();
        let mut choice = opened();
        choice.starts_when_full = true;
        (Scene::of(open::open(choice, seats, house).unwrap()), most)
    }

    #[test]
    fn a_table_that_is_to_begin_when_full_does_with_its_last_seat() {
        for by_the_house in [false, true] {
            let (mut scene, most) = begins_when_full(&[]);
            for _ in 2..most {
                scene.sits(Caller::default());
                assert_eq!(scene.table.phase(), Phase::Lobby);
            }
            let (table, key, now) = (&scene.table, key(), scene.now);
            let last = if by_the_house {
                house::add(table, caller(0), Level::Casual, &[], &key, now)
            } else {
                sit::sit(table, Caller::default(), &key, now)
            };
            assert_eq!(last.as_ref().map(Vec::len), Ok(2), "one act");
            scene.done(last);
            assert_eq!(scene.table.phase(), Phase::Play);
            let order = key.seating(most);
            let seated = scene.table.players().iter().map(Player::person);
            assert!(seated.eq(order.into_iter().map(p)), "as the seed says");
        }
    }

    #[test]
    fn a_table_that_is_opened_full_begins_too() {
        let (scene, most) = begins_when_full(&[]);
        assert_eq!(when_full(&scene.table, &key()), Ok(vec![]));
        let house = vec![(Level::Casual, "Pepper".to_owned()); most - 1];
        let (mut scene, _) = begins_when_full(&house);
        scene.done(when_full(&scene.table, &key()));
        assert_eq!(scene.table.phase(), Phase::Play);
        assert_eq!(when_full(&scene.table, &key()), Ok(vec![]), "once");
    }
}
