//! A seat in the lobby is kept for somebody; and an invited person, or one to whom a seat in play is offered, says no.

use std::time::Duration;

use games::seat::Seat;

use super::{Caller, Decision, ensure, in_lobby, in_play};
use crate::event::{By, Event, PersonNo};
use crate::refusal::Refusal;
use crate::table::Table;
use crate::time::Now;

/// How long a seat is kept.
pub const KEPT: Duration = Duration::from_secs(10 * 60);

/// Somebody who is asked to sit down.
#[derive(Clone, Copy, Debug)]
pub struct Asked {
    /// Their number, if they ever had one here.
    pub person: Option<PersonNo>,
    /// They are a bot.
    pub is_bot: bool,
    /// Neither a ban nor a block stands in the way.
    pub may_be_asked: bool,
}

impl Default for Asked {
    /// Somebody who was never here, and whom nothing keeps away.
    fn default() -> Self {
        Self {
            person: None,
            is_bot: false,
            may_be_asked: true,
        }
    }
}

impl Asked {
    pub(super) fn sits(self, table: &Table) -> bool {
        self.person.is_some_and(|person| table.sits(person))
    }
}

/// Keeps a seat for somebody.
pub fn invite(table: &Table, who: Caller, asked: Asked, now: Now) -> Decision {
    in_lobby(table)?;
    let inviter = who.seated(table).ok_or(Refusal::OnlyPlayers)?;
    ensure(!asked.sits(table), Refusal::OtherSeated)?;
    ensure(!asked.is_bot, Refusal::Bot)?;
    let mut guests = table.guests().iter();
    match guests.find(|guest| Some(guest.person) == asked.person) {
        Some(guest) if guest.declined => return Err(Refusal::Declined),
        Some(guest) if guest.keeps_seat(now.wall) => return Err(Refusal::Invited),
        _ => {}
    }
    ensure(asked.may_be_asked, Refusal::CannotBeAsked)?;
    ensure(table.free_seats(None, now.wall) > 0, Refusal::Full)?;
    let person = asked.person.unwrap_or(table.next_person());
    Ok(vec![Event::Invited(person, now.wall + KEPT, inviter)])
}

/// Somebody declines the seat that is kept for them. Where it is not kept any more, there is nothing to do.
pub fn decline(table: &Table, who: Caller) -> Decision {
    in_lobby(table)?;
    ensure(!who.sits(table), Refusal::Seated)?;
    let mut guests = table.guests().iter().filter(|guest| !guest.declined);
    let guest = guests.find(|guest| Some(guest.person) == who.person);
    let declined = guest.map(|guest| Event::Declined(guest.person, By::Themselves));
    Ok(declined.into_iter().collect())
}

/// Somebody declines to take over this seat, or any.
pub fn decline_offer(table: &Table, who: Caller, seat: Option<Seat>) -> Decision {
    in_play(table)?;
    let meant = |of: Seat| seat.is_none_or(|seat| seat == of);
    let mut offers = table.offers().iter();
    let offer = offers.find(|offer| Some(offer.to) == who.person && meant(offer.seat));
    let declined = offer.map(|offer| Event::Declined(offer.to, By::Themselves));
    Ok(declined.into_iter().collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::acts::replace;
    use crate::acts::tests::{Scene, caller, p};

    #[test]
    fn who_declines_one_seat_keeps_the_offer_of_another() {
        let mut scene = Scene::play(2);
        let newcomer = Asked::default();
        let again = Asked {
            person: Some(p(2)),
            ..newcomer
        };
        for (from, asked) in [(0, newcomer), (1, again)] {
            let who = caller(from);
            let offered = replace::offer(&scene.table, who, who.person, asked, scene.now);
            scene.done(offered);
        }
        let [before, now] = [0, 1].map(|from| scene.table.seat_of(p(from)));
        let declined = |seat| decline_offer(&scene.table, caller(2), seat);
        assert_eq!(declined(before), Ok(vec![]), "that offer is over");
        let over = Event::Declined(p(2), By::Themselves);
        for seat in [now, None] {
            assert_eq!(declined(seat), Ok(vec![over.clone()]));
        }
    }

    #[test]
    fn a_guest_who_declines_is_not_asked_again() {
        let mut scene = Scene::lobby(2);
        scene.done(invite(&scene.table, caller(0), Asked::default(), scene.now));
        let again = Asked {
            person: Some(p(2)),
            ..Asked::default()
        };
        let invited = |scene: &Scene| invite(&scene.table, caller(1), again, scene.now);
        assert_eq!(invited(&scene), Err(Refusal::Invited));
        scene.done(decline(&scene.table, caller(2)));
        assert_eq!(invited(&scene), Err(Refusal::Declined));
        assert_eq!(decline(&scene.table, caller(2)), Ok(vec![]), "once");
        assert_eq!(decline(&scene.table, caller(1)), Err(Refusal::Seated));
    }

    #[test]
    fn who_came_too_late_is_invited_once_more() {
        let mut scene = Scene::lobby(1);
        scene.done(invite(&scene.table, caller(0), Asked::default(), scene.now));
        scene.wait(KEPT);
        let again = Asked {
            person: Some(p(1)),
            ..Asked::default()
        };
        scene.done(invite(&scene.table, caller(0), again, scene.now));
        assert_eq!(scene.table.guests().len(), 1);
    }

    #[test]
    fn not_everybody_can_invite_or_be_invited() {
        let scene = Scene::lobby(2);
        let asks = |who, asked| invite(&scene.table, who, asked, scene.now);
        let asked = Asked::default();
        let stranger = Caller::default();
        assert_eq!(asks(stranger, asked), Err(Refusal::OnlyPlayers));
        let bot = Asked {
            is_bot: true,
            ..asked
        };
        assert_eq!(asks(caller(0), bot), Err(Refusal::Bot));
        let blocked = Asked {
            may_be_asked: false,
            ..asked
        };
        assert_eq!(asks(caller(0), blocked), Err(Refusal::CannotBeAsked));
        let ben = Asked {
            person: Some(p(1)),
            ..asked
        };
        assert_eq!(asks(caller(0), ben), Err(Refusal::OtherSeated));
    }
}
