//! A move is made, or a seat is given up for good.

use games::dice::Key;
use games::outcome::Status;
use games::refusal as rules;
use games::seat::{Hand, Seat};
use games::table::AnyTable;

use super::{Caller, Decision, ensure, in_play};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::table::{Phase, Player, Table};

/// The game, or why nothing can be done there any more. A game that is over says so itself.
pub fn begun(table: &Table) -> Result<&dyn AnyTable, Refusal> {
    match (table.game(), table.closed()) {
        (Some(_), Some(why)) => Err(Refusal::ClosedEarly(why)),
        (None, Some(_)) => Err(Refusal::Closed),
        (None, None) => Err(Refusal::NotBegun),
        (Some(game), None) => Ok(game),
    }
}

/// The seat of somebody who presses something of the game.
pub fn seat_of(table: &Table, who: Caller) -> Result<Seat, Refusal> {
    begun(table)?;
    let seat = who.person.and_then(|person| table.seat_of(person));
    seat.ok_or(Refusal::Rules(rules::Refusal::NotSeated))
}

/// A player makes a move, chosen on a screen that was drawn at ply `drawn`. The same press a second time was played, and needs no
/// refusal.
pub fn play(table: &Table, who: Caller, mv: &str, drawn: u32, key: &Key) -> Decision {
    let seat = seat_of(table, who);
    let is_paused = table.phase() == Phase::Play && table.clocks().paused();
    ensure(!is_paused, Refusal::Paused)?;
    let seat = seat?;
    ensure(!table.clocks().barred(seat), Refusal::Banned)?;
    if table.has_pressed(seat, mv, drawn) {
        return Ok(Vec::new());
    }
    moves(table, seat, mv, drawn, Hand::Player, key)
}

/// A house player makes the move that it thought of, at ply `drawn`.
pub fn think(table: &Table, seat: Seat, mv: &str, drawn: u32, key: &Key) -> Decision {
    in_play(table)?;
    ensure(!table.clocks().paused(), Refusal::Paused)?;
    let player = table.player(seat);
    let is_house = player.is_some_and(|player| player.house.is_some());
    ensure(is_house, Refusal::Rules(rules::Refusal::NotSeated))?;
    moves(table, seat, mv, drawn, Hand::Player, key)
}

/// A player leaves for good, at any time before the end.
pub fn resign(table: &Table, who: Caller, key: &Key) -> Decision {
    let seat = seat_of(table, who)?;
    leaves(table, seat, Hand::Player, key)
}

/// The safest move is made for a player who does not, by the clock or by the house.
pub fn idle(table: &Table, seat: Seat, hand: Hand, key: &Key) -> Decision {
    let game = begun(table)?;
    let mv = game.idle(seat)?;
    moves(table, seat, &mv, game.ply(), hand, key)
}

/// A seat leaves the game, by its player's hand or because it was waited for too long. If the host leaves, another player is the host,
/// unless the table is over with it.
pub(super) fn leaves(table: &Table, seat: Seat, hand: Hand, key: &Key) -> Decision {
    let game = begun(table)?;
    let mut after = game.fork();
    let dice = key.dice(game.ply() + 1);
    let ply = after.resign(seat, hand, dice)?;
    let goes_on = matches!(after.status(), Status::ToAct(_));
    let gone = table.player(seat).filter(|_| goes_on).map(Player::person);
    let next = gone.and_then(|gone| table.next_host(gone));
    let next = next.map(Event::Host);
    Ok([Event::Ply(ply)].into_iter().chain(next).collect())
}

/// A seat makes a move with the dice of the next ply, if the rules allow it.
fn moves(table: &Table, seat: Seat, mv: &str, drawn: u32, hand: Hand, key: &Key) -> Decision {
    let game = begun(table)?;
    let dice = key.dice(game.ply() + 1);
    let ply = game.fork().play(seat, mv, drawn, hand, dice)?;
    Ok(vec![Event::Ply(ply)])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::acts::tests::{Scene, caller, key, p};
    use crate::acts::{bar, pause};
    use games::seat::Seats;

    #[test]
    fn a_press_is_played_once() {
        let mut scene = Scene::play(2);
        let (who, mv) = scene.turn();
        let pressed = |scene: &Scene, drawn| play(&scene.table, who, &mv, drawn, &key());
        scene.done(pressed(&scene, 0));
        assert_eq!(pressed(&scene, 0), Ok(vec![]), "the same press again");
        let stale = play(&scene.table, who, "other", 0, &key());
        assert!(matches!(stale, Err(Refusal::Rules(_))), "{stale:?}");
    }

    #[test]
    fn the_rules_and_the_table_refuse() {
        let mut scene = Scene::lobby(2);
        let stranger = Caller::default();
        let early = play(&scene.table, stranger, "roll", 0, &key());
        assert_eq!(early, Err(Refusal::NotBegun));
        scene.start();
        let watching = play(&scene.table, stranger, "roll", 0, &key());
        let not_seated = Refusal::Rules(rules::Refusal::NotSeated);
        assert_eq!(watching, Err(not_seated));
        let (who, mv) = scene.turn();
        let other = caller(usize::from(who == caller(0)));
        let too_early = play(&scene.table, other, &mv, 0, &key());
        let not_yours = Refusal::Rules(rules::Refusal::NotYourTurn);
        assert_eq!(too_early, Err(not_yours));
        let resigns = play(&scene.table, who, "resign", 0, &key());
        let illegal = Refusal::Rules(rules::Refusal::Illegal);
        assert_eq!(resigns, Err(illegal), "that is no move");
        let seat = scene.table.seat_of(who.person.unwrap()).unwrap();
        scene.done(bar::note(&scene.table, Seats::only(seat)));
        let barred = play(&scene.table, who, &mv, 0, &key());
        assert_eq!(barred, Err(Refusal::Banned));
        scene.done(pause::suspend(&scene.table));
        let paused = play(&scene.table, who, &mv, 0, &key());
        assert_eq!(paused, Err(Refusal::Paused));
    }

    #[test]
    fn the_next_to_have_joined_is_the_host_when_the_host_resigns() {
        let mut scene = Scene::play(3);
        scene.done(resign(&scene.table, caller(0), &key()));
        assert_eq!(scene.table.host(), p(1));
        let again = resign(&scene.table, caller(0), &key());
        assert_eq!(again, Err(Refusal::Rules(rules::Refusal::NotSeated)));
        scene.done(resign(&scene.table, caller(1), &key()));
        assert_eq!(scene.table.phase(), Phase::Over);
        assert_eq!(scene.table.host(), p(1), "nobody needs another one");
        let over = resign(&scene.table, caller(2), &key());
        assert_eq!(over, Err(Refusal::Rules(rules::Refusal::Over)));
        let standings = scene.table.standings();
        let winner = standings.iter().find(|standing| standing.place == Some(1));
        let seat = scene.table.seat_of(p(2));
        assert_eq!(winner.map(|winner| winner.seat), seat);
    }
}
