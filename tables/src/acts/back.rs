//! A player takes their seat back from the house.

use super::{Caller, Decision, ensure, play};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::table::Table;
use games::table::AnyTable;

/// *I am back* was pressed.
pub fn take(table: &Table, who: Caller) -> Decision {
    let seat = play::seat_of(table, who)?;
    ensure(!table.clocks().barred(seat), Refusal::Banned)?;
    ensure(table.clocks().away(seat), Refusal::IsNotAway)?;
    Ok(vec![Event::Back(seat)])
}

/// A player looks at something on their turn, so they are back.
pub fn look(table: &Table, who: Caller) -> Decision {
    let seat = play::seat_of(table, who)?;
    ensure(!table.clocks().barred(seat), Refusal::Banned)?;
    let is_to_act = table.game().map(|game: &dyn AnyTable| game.since(seat));
    let is_back = table.clocks().away(seat) && is_to_act.flatten().is_some();
    let back = is_back.then_some(Event::Back(seat));
    Ok(back.into_iter().collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::acts::tests::Scene;

    #[test]
    fn who_is_away_comes_back_with_the_full_time() {
        let mut scene = Scene::play(2);
        let (who, _) = scene.turn();
        assert_eq!(take(&scene.table, who), Err(Refusal::IsNotAway));
        assert_eq!(look(&scene.table, who), Ok(vec![]));
        let seat = scene.runs_out_of_time();
        let away = Caller::person(scene.table.player(seat).unwrap().person());
        assert!(scene.table.clocks().away(seat));
        scene.done(take(&scene.table, away));
        assert!(!scene.table.clocks().away(seat));
        assert_eq!(take(&scene.table, away), Err(Refusal::IsNotAway));
        let stranger = take(&scene.table, Caller::default());
        assert!(matches!(stranger, Err(Refusal::Rules(_))));
    }
}
