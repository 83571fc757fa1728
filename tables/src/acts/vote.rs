//! The players agree to pause the table, or to end it without a result. Asking counts as a vote.

use super::{Caller, Decision, ensure, player};
use crate::event::{Ending, Event, Pause, Vote};
use crate::refusal::Refusal;
use crate::table::Table;

/// A player agrees. A repeated vote can decide, because players who had not agreed may have left since.
pub fn vote(table: &Table, who: Caller, vote: Vote) -> Decision {
    let seat = player(table, who)?;
    let is_paused = vote == Vote::Pause && table.clocks().paused();
    ensure(!is_paused, Refusal::Paused)?;
    let mut events = Vec::new();
    if !table.clocks().agrees(seat, vote) {
        events.push(Event::Vote(seat, vote));
    }
    let mut after = table.clocks().clone();
    after.agree(seat, vote);
    let (agreed, all) = after.agreement(vote);
    if agreed == all {
        events.push(match vote {
            Vote::Pause => Event::Paused(Pause::Agreed),
            Vote::End if all == 1 => Event::Closed(Ending::Alone),
            Vote::End => Event::Closed(Ending::Vote),
        });
    }
    Ok(events)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::acts::play;
    use crate::acts::tests::{Scene, caller, key};

    #[test]
    fn all_have_to_agree() {
        let mut scene = Scene::play(2);
        scene.done(vote(&scene.table, caller(0), Vote::Pause));
        assert!(!scene.table.clocks().paused());
        let again = vote(&scene.table, caller(0), Vote::Pause);
        assert_eq!(again, Ok(vec![]));
        scene.done(vote(&scene.table, caller(1), Vote::Pause));
        assert!(scene.table.clocks().paused());
        let paused = vote(&scene.table, caller(0), Vote::Pause);
        assert_eq!(paused, Err(Refusal::Paused));
        scene.done(vote(&scene.table, caller(0), Vote::End));
        scene.done(vote(&scene.table, caller(1), Vote::End));
        assert_eq!(scene.table.closed(), Some(Ending::Vote));
        let late = vote(&scene.table, caller(0), Vote::End);
        assert_eq!(late, Err(Refusal::Ended));
    }

    #[test]
    fn a_move_of_ones_own_withdraws_the_vote() {
        let mut scene = Scene::play(2);
        let (who, mv) = scene.turn();
        let seat = scene.table.seat_of(who.person.unwrap()).unwrap();
        scene.done(vote(&scene.table, who, Vote::End));
        assert!(scene.table.clocks().agrees(seat, Vote::End));
        scene.done(play::play(&scene.table, who, &mv, 0, &key()));
        assert!(!scene.table.clocks().agrees(seat, Vote::End));
    }

    #[test]
    fn who_voted_before_the_others_left_votes_once_more() {
        let mut scene = Scene::play(3);
        scene.done(vote(&scene.table, caller(0), Vote::End));
        scene.done(vote(&scene.table, caller(1), Vote::End));
        scene.done(play::resign(&scene.table, caller(2), &key()));
        assert_eq!(scene.table.closed(), None);
        let decided = vote(&scene.table, caller(0), Vote::End);
        assert_eq!(decided, Ok(vec![Event::Closed(Ending::Vote)]));
        let stranger = vote(&scene.table, Caller::default(), Vote::End);
        assert_eq!(stranger, Err(Refusal::OnlyPlayers));
    }
}
