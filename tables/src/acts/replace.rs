//! A seat in play changes hands: it is offered to somebody, who accepts, and until they move the player before can have it back.

use std::time::Duration;

use games::seat::Seat;

use super::invite::Asked;
use super::{Caller, Decision, ensure, in_play};
use crate::event::{By, Event, PersonNo, Time};
use crate::refusal::Refusal;
use crate::table::Table;
use crate::time::Now;

/// How long an offer can be accepted.
pub const OPEN: Duration = Duration::from_secs(7 * 24 * 60 * 60);

/// Offers a seat to somebody: one's own, or one that the house has played for long enough. Whoever it is `from` has no number here if
/// they never were at the table.
pub fn offer(
    table: &Table,
    who: Caller,
    from: Option<PersonNo>,
    asked: Asked,
    now: Now,
) -> Decision {
    in_play(table)?;
    ensure(!asked.is_bot, Refusal::Bot)?;
    let own = from.is_some() && from == who.person;
    let seat = from.and_then(|from| table.seat_of(from));
    let left = |from| {
        let mut players = table.players().iter();
        players.any(|player| player.left.is_some() && player.person() == from)
    };
    let seat = seat.ok_or(match from {
        Some(from) if left(from) => Refusal::LeftForGood,
        _ if own => Refusal::NotSeated,
        _ => Refusal::OtherNotSeated,
    })?;
    if !own {
        ensure(who.sits(table) || who.moderates, Refusal::OnlyPlayers)?;
        ensure(table.clocks().away(seat), Refusal::NotAway(seat))?;
        if let Some(left) = table.clocks().grace_left(seat, now) {
            return Err(Refusal::CanComeBack(seat, left));
        }
    }
    ensure(!asked.sits(table), Refusal::OtherSeated)?;
    ensure(asked.may_be_asked, Refusal::CannotBeAsked)?;
    let by = match who.person {
        Some(_) if own => By::Themselves,
        Some(person) if table.sits(person) => By::Person(person),
        _ => By::Moderator,
    };
    let to = asked.person.unwrap_or(table.next_person());
    Ok(vec![Event::Offered(seat, to, now.wall + OPEN, by)])
}

/// The person to whom a seat was offered takes it.
pub fn accept(table: &Table, who: Caller, seat: Seat, now: Now) -> Decision {
    ensure(!who.sits(table), Refusal::Seated)?;
    let holder = table.player(seat).filter(|player| player.left.is_none());
    let is_there = holder.is_some() && in_play(table).is_ok();
    ensure(is_there, Refusal::SeatGone)?;
    let mut offers = table.offers().iter();
    let offer = offers.find(|offer| offer.seat == seat && Some(offer.to) == who.person);
    let offer = offer.ok_or(Refusal::OfferOver)?;
    let (clocks, own) = (table.clocks(), offer.by == By::Themselves);
    let away = clocks.away(seat);
    let is_gone = away && clocks.grace_left(seat, now).is_none();
    ensure(own || is_gone, Refusal::IsBack(seat))?;
    let has_moved = table.has_moved_since(seat, offer.ply);
    ensure(!own || !has_moved, Refusal::HasMoved(seat))?;
    Ok(replaced(table, who, seat))
}

/// Somebody takes over a seat that is offered to them.
pub fn replaced(table: &Table, who: Caller, seat: Seat) -> Vec<Event> {
    let newcomer = who.number(table);
    let change = Event::Replaced(seat, newcomer, time(table.clocks().away(seat)));
    changed(table, seat, newcomer, change)
}

/// The player before takes a seat back from a newcomer who has not moved.
pub fn take_again(table: &Table, who: Caller, seat: Seat) -> Decision {
    in_play(table)?;
    let player = table.player(seat);
    let before = player.and_then(|player| player.holders.iter().rev().nth(1));
    let before = before.map(|(before, _)| *before);
    let before = before.filter(|before| Some(*before) == who.person);
    let before = before.ok_or(Refusal::OnlyPrevious)?;
    ensure(!who.sits(table), Refusal::Seated)?;
    let may_return = table.may_return(seat).is_some();
    ensure(may_return, Refusal::NewcomerHasMoved(seat))?;
    let time = time(table.clocks().away(seat));
    let change = Event::Returned(seat, before, time);
    Ok(changed(table, seat, before, change))
}

/// A clock that began again with each newcomer could be kept from ever running out.
fn time(away: bool) -> Time {
    if away { Time::Fresh } else { Time::Running }
}

/// A seat has another player. If the one before was the host, the player who joined first is, and a newcomer counts from when the seat was
/// first taken.
fn changed(table: &Table, seat: Seat, newcomer: PersonNo, change: Event) -> Vec<Event> {
    let players = table.players();
    let had_host = players[seat.index()].person() == table.host();
    let stay = players.iter().enumerate();
    let stay = stay.filter(|(_, player)| player.left.is_none() && player.house.is_none());
    let first = stay.min_by_key(|(_, player)| player.joined);
    let next = first.filter(|_| had_host).map(|(index, player)| {
        let is_theirs = index == seat.index();
        Event::Host(if is_theirs { newcomer } else { player.person() })
    });
    [change].into_iter().chain(next).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::acts::play;
    use crate::acts::tests::{Scene, caller, key, p};

    fn offered(scene: &mut Scene, from: usize) -> Seat {
        let who = caller(from);
        let asked = Asked::default();
        scene.done(offer(&scene.table, who, who.person, asked, scene.now));
        scene.table.seat_of(p(from)).unwrap()
    }

    #[test]
    fn a_seat_is_handed_over_and_taken_back_until_the_newcomer_moves() {
        let mut scene = Scene::play(2);
        let seat = offered(&mut scene, 0);
        let accepts = |scene: &Scene, who| accept(&scene.table, who, seat, scene.now);
        let stranger = Caller::default();
        assert_eq!(accepts(&scene, stranger), Err(Refusal::OfferOver));
        assert_eq!(accepts(&scene, caller(1)), Err(Refusal::Seated));
        scene.done(accepts(&scene, caller(2)));
        assert_eq!(scene.table.seat_of(p(2)), Some(seat));
        assert_eq!(scene.table.host(), p(2), "on the seat that joined first");
        assert_eq!(scene.table.may_return(seat), Some(p(0)));
        let other = take_again(&scene.table, stranger, seat);
        assert_eq!(other, Err(Refusal::OnlyPrevious));
        scene.done(take_again(&scene.table, caller(0), seat));
        assert_eq!(scene.table.seat_of(p(0)), Some(seat));
        assert_eq!(scene.table.host(), p(0));
        assert!(!scene.table.has_played(p(2)), "as if it had never changed");

        let seat = offered(&mut scene, 0);
        scene.done(accept(&scene.table, caller(3), seat, scene.now));
        scene.until_seat_moves(seat);
        let late = take_again(&scene.table, caller(0), seat);
        assert_eq!(late, Err(Refusal::NewcomerHasMoved(seat)));
    }

    #[test]
    fn an_offer_of_ones_own_seat_ends_with_the_next_move() {
        let mut scene = Scene::play(2);
        let (who, _) = scene.turn();
        let seat = offered(&mut scene, usize::from(who.person.unwrap().0));
        scene.until_seat_moves(seat);
        let late = accept(&scene.table, caller(2), seat, scene.now);
        assert_eq!(late, Err(Refusal::HasMoved(seat)));
    }

    #[test]
    fn others_hand_over_only_a_seat_that_was_left_alone_for_long() {
        let mut scene = Scene::play(3);
        let asked = Asked::default();
        let by =
            |scene: &Scene, who, whose| offer(&scene.table, who, Some(p(whose)), asked, scene.now);
        let (slow, _) = scene.turn();
        let slow_number = usize::from(slow.person.unwrap().0);
        let other = caller((slow_number + 1) % 3);
        let seat = scene.table.seat_of(slow.person.unwrap()).unwrap();
        let refused = by(&scene, other, slow_number);
        assert_eq!(refused, Err(Refusal::NotAway(seat)));
        let stranger = by(&scene, Caller::default(), slow_number);
        assert_eq!(stranger, Err(Refusal::OnlyPlayers));
        assert_eq!(by(&scene, other, 9), Err(Refusal::OtherNotSeated));
        let absent = scene.runs_out_of_time();
        let number = usize::from(scene.table.player(absent).unwrap().person().0);
        let other = caller((number + 1) % 3);
        let refused = by(&scene, other, number);
        assert!(
            matches!(refused, Err(Refusal::CanComeBack(..))),
            "{refused:?}"
        );
        let Err(Refusal::CanComeBack(_, left)) = refused else {
            unreachable!()
        };
        scene.wait(left);
        scene.done(by(&scene, other, number));
        let newcomer = caller(3);
        let accepted = accept(&scene.table, newcomer, absent, scene.now);
        let time = Event::Replaced(absent, p(3), Time::Fresh);
        assert_eq!(accepted.unwrap()[0], time, "the house played the seat");
        scene.done(crate::acts::back::take(&scene.table, caller(number)));
        let back = accept(&scene.table, newcomer, absent, scene.now);
        assert_eq!(back, Err(Refusal::IsBack(absent)));
    }

    #[test]
    fn who_left_has_no_seat_to_give() {
        let mut scene = Scene::play(3);
        scene.done(play::resign(&scene.table, caller(1), &key()));
        let from = Some(p(1));
        let gone = offer(&scene.table, caller(0), from, Asked::default(), scene.now);
        assert_eq!(gone, Err(Refusal::LeftForGood));
    }
}
