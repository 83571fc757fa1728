//! A table is opened, with its host and house players seated.

use games::level::Level;

use super::Decision;
use crate::event::{Event, Opened, PersonNo};
use crate::refusal::Refusal;

/// Opens a table, if there is room for the host and these house players.
pub fn open(
    opened: Opened,
    seats: std::ops::RangeInclusive<usize>,
    house: &[(Level, String)],
) -> Decision {
    if house.len() >= *seats.end() {
        return Err(Refusal::NoRoom(seats.end() - 1));
    }
    let house = (1..).zip(house);
    let house =
        house.map(|(number, (level, name))| Event::House(PersonNo(number), *level, name.clone()));
    let host = Event::Sat(PersonNo(0));
    let opened = Event::Opened(Box::new(opened));
    Ok([opened, host].into_iter().chain(house).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::acts::tests::{Scene, opened};

    #[test]
    fn the_host_sits_down_first_and_then_the_house() {
        let house = [(Level::Casual, "Pepper".to_owned())];
        let events = open(opened(), 2..=4, &house).unwrap();
        assert_eq!(events[1], Event::Sat(PersonNo(0)));
        let scene = Scene::of(events);
        assert_eq!(scene.table.host(), PersonNo(0));
        assert_eq!(scene.table.players()[1].house, Some(house[0].clone()));
        let full = open(opened(), 1..=1, &house);
        assert_eq!(full, Err(Refusal::NoRoom(0)), "the host needs a seat, too");
    }
}
