//! A player asks what the best move is.

use super::{Caller, Decision, ensure, in_play, player};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::table::Table;

/// Notes that a player is given a hint, the first after each ply.
pub fn ask(table: &Table, who: Caller) -> Decision {
    in_play(table)?;
    ensure(table.has_hints(), Refusal::NoHints)?;
    let seat = player(table, who)?;
    let game = table.game().ok_or(Refusal::NotBegun)?;
    let not_yours = games::refusal::Refusal::NotYourTurn;
    ensure(game.since(seat).is_some(), not_yours.into())?;
    ensure(game.legal(seat).len() > 1, Refusal::NothingToDecide)?;
    let hint = (!table.was_hinted(seat)).then_some(Event::Hint(seat));
    Ok(hint.into_iter().collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::acts::tests::{Scene, caller, opened, p};
    use crate::acts::{open, play};

    #[test]
    fn hints_are_counted_once_a_decision() {
        let seats = Scene::lobby(1).table.info().seats.clone();
        let mut choice = opened();
        choice.hints = true;
        let mut scene = Scene::of(open::open(choice, seats, &[]).unwrap());
        scene.sits(Caller::default());
        assert_eq!(ask(&scene.table, caller(0)), Err(Refusal::NotBegun));
        scene.start();
        let stranger = ask(&scene.table, Caller::default());
        assert_eq!(stranger, Err(Refusal::OnlyPlayers));
        // Until somebody has a choice.
        let who = loop {
            let (who, mv) = scene.turn();
            if ask(&scene.table, who) != Err(Refusal::NothingToDecide) {
                break who;
            }
            let drawn = scene.ply();
            scene.done(play::play(
                &scene.table,
                who,
                &mv,
                drawn,
                &crate::acts::tests::key(),
            ));
        };
        scene.done(ask(&scene.table, who));
        assert_eq!(ask(&scene.table, who), Ok(vec![]));
        let other = caller(usize::from(who == caller(0)));
        let waits = ask(&scene.table, other);
        assert_eq!(waits, Err(games::refusal::Refusal::NotYourTurn.into()));
        let seat = scene.table.seat_of(who.person.unwrap()).unwrap();
        assert_eq!(scene.table.player(seat).unwrap().hints, 1);
        assert!(scene.table.sits(p(1)));
    }

    #[test]
    fn not_every_table_has_hints() {
        let scene = Scene::play(2);
        assert_eq!(ask(&scene.table, caller(0)), Err(Refusal::NoHints));
    }
}
