//! A table is ended without a result: by its host before it begins, or by a moderator who has not played there. Its players have
//! [`super::vote`].

use super::{Caller, Decision, not_ended};
use crate::event::{Ending, Event};
use crate::refusal::Refusal;
use crate::table::{Phase, Table};

/// How somebody can end a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// As the host, before play.
    Close,
    /// As a player, with a vote.
    Vote,
    /// As a moderator.
    AtOnce,
}

/// How this caller can end the table. `may_have_played` is of somebody who deleted their data, and may be one of the players.
pub fn way(table: &Table, who: Caller, may_have_played: bool) -> Result<Way, Refusal> {
    not_ended(table)?;
    let sits = who.sits(table);
    match table.phase() {
        Phase::Lobby if who.is_host(table) => Ok(Way::Close),
        Phase::Play if sits => Ok(Way::Vote),
        Phase::Play if who.moderates && has_played(table, who, may_have_played) => {
            Err(Refusal::OwnGame)
        }
        _ if who.moderates => Ok(Way::AtOnce),
        Phase::Lobby => Err(Refusal::OnlyHost),
        _ => Err(Refusal::OnlyPlayersOrModerators),
    }
}

/// The host closes the lobby, or a moderator ends the table. Nobody decides alone about their own result.
pub fn end(table: &Table, who: Caller, may_have_played: bool) -> Decision {
    match way(table, who, may_have_played)? {
        Way::Close => Ok(vec![Event::Closed(Ending::Host)]),
        Way::AtOnce => Ok(vec![Event::Closed(Ending::Moderator)]),
        Way::Vote => Err(Refusal::OwnGame),
    }
}

/// Has the caller played here, to the end or not?
pub(super) fn has_played(table: &Table, who: Caller, may_have_played: bool) -> bool {
    may_have_played || who.person.is_some_and(|person| table.has_played(person))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::acts::play;
    use crate::acts::tests::{Scene, caller, key, p};

    const MODERATOR: Caller = Caller {
        person: None,
        moderates: true,
    };

    #[test]
    fn a_lobby_is_closed_by_its_host_or_a_moderator() {
        let mut scene = Scene::lobby(2);
        let way = |who| way(&scene.table, who, false);
        assert_eq!(way(caller(0)), Ok(Way::Close));
        assert_eq!(way(caller(1)), Err(Refusal::OnlyHost));
        assert_eq!(way(MODERATOR), Ok(Way::AtOnce));
        let other = end(&scene.table, caller(1), false);
        assert_eq!(other, Err(Refusal::OnlyHost));
        scene.done(end(&scene.table, caller(0), false));
        assert_eq!(scene.table.closed(), Some(Ending::Host));
        let late = end(&scene.table, caller(0), false);
        assert_eq!(late, Err(Refusal::Ended));
    }

    #[test]
    fn no_moderator_ends_their_own_game() {
        let mut scene = Scene::play(3);
        scene.done(play::resign(&scene.table, caller(2), &key()));
        let player = Caller {
            person: Some(p(2)),
            moderates: true,
        };
        assert_eq!(way(&scene.table, player, false), Err(Refusal::OwnGame));
        let forgotten = end(&scene.table, MODERATOR, true);
        assert_eq!(forgotten, Err(Refusal::OwnGame));
        assert_eq!(way(&scene.table, caller(0), false), Ok(Way::Vote));
        let alone = end(&scene.table, caller(0), false);
        assert_eq!(alone, Err(Refusal::OwnGame));
        let stranger = way(&scene.table, Caller::default(), false);
        assert_eq!(stranger, Err(Refusal::OnlyPlayersOrModerators));
        scene.done(end(&scene.table, MODERATOR, false));
        let late = end(&scene.table, MODERATOR, false);
        assert_eq!(late, Err(Refusal::Ended));
    }
}
