//! The host adds and removes house players in the lobby.

use games::dice::Key;
use games::level::Level;

use super::sit::has_room;
use super::{Caller, Decision, ensure, in_lobby, leave, start};
use crate::event::{By, Event};
use crate::refusal::Refusal;
use crate::table::Table;
use crate::time::Now;

fn check_host(table: &Table, who: Caller) -> Result<(), Refusal> {
    in_lobby(table)?;
    ensure(who.is_host(table), Refusal::OnlyHost)
}

/// Adds a house player, whose name is none of its neighbours'. The key is that of the lobby with one player more.
pub fn add(
    table: &Table,
    who: Caller,
    level: Level,
    names: &[String],
    key: &Key,
    now: Now,
) -> Decision {
    check_host(table, who)?;
    has_room(table, Caller::default(), now)?;
    let house = table
        .players()
        .iter()
        .filter_map(|player| player.house.as_ref());
    let taken: Vec<&str> = house
        .map(|(_, name)| &**name)
        .chain(names.iter().map(String::as_str))
        .collect();
    let (person, name) = (table.next_person(), name(level, &taken));
    let added = Event::House(person, level, name.to_owned());
    Ok(start::seated(table, person, added, key))
}

/// A name for a house player beside these.
pub fn name(level: Level, taken: &[&str]) -> &'static str {
    // There are more names than seats.
    let mut names = (0..=taken.len()).map(|nth| level.player_name(nth));
    names.find(|name| !taken.contains(name)).unwrap_or("House")
}

/// Removes the house player that was added last.
pub fn remove(table: &Table, who: Caller) -> Decision {
    check_host(table, who)?;
    let mut house = table
        .players()
        .iter()
        .filter(|player| player.house.is_some());
    let last = house.next_back().ok_or(Refusal::NoHousePlayer)?;
    Ok(leave::left(table, last.person(), By::Person(table.host())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::acts::tests::{Scene, caller, key, p};

    #[test]
    fn the_host_fills_the_seats_with_house_players_of_different_names() {
        let mut scene = Scene::lobby(1);
        let most = *scene.table.info().seats.end();
        let adds = |scene: &Scene, names: &[String]| {
            let (table, level) = (&scene.table, Level::Casual);
            add(table, caller(0), level, names, &key(), scene.now)
        };
        for _ in 1..most {
            scene.done(adds(&scene, &["Pepper".to_owned()]));
        }
        let players = scene.table.players().iter();
        let mut names: Vec<_> = players.filter_map(|p| p.house.clone()).collect();
        names.dedup();
        assert_eq!(names.len(), most - 1);
        assert!(names.iter().all(|(_, name)| name != "Pepper"), "{names:?}");
        assert_eq!(adds(&scene, &[]), Err(Refusal::Full));
        for left in (1..most).rev() {
            assert_eq!(scene.table.players().len(), left + 1);
            scene.done(remove(&scene.table, caller(0)));
        }
        assert_eq!(remove(&scene.table, caller(0)), Err(Refusal::NoHousePlayer));
    }

    #[test]
    fn nobody_else_does() {
        let scene = Scene::lobby(2);
        let ben = caller(1);
        let (table, level) = (&scene.table, Level::Casual);
        let added = add(table, ben, level, &[], &key(), scene.now);
        assert_eq!(added, Err(Refusal::OnlyHost));
        assert_eq!(remove(&scene.table, ben), Err(Refusal::OnlyHost));
        assert!(scene.table.sits(p(1)));
    }
}
