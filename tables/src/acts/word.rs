//! A player in the lobby chooses a lucky word. The word itself stands beside the log.

use super::{Caller, Decision, in_lobby};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::table::Table;

/// Notes that somebody's lucky word is another one.
pub fn choose(table: &Table, who: Caller) -> Decision {
    in_lobby(table)?;
    let person = who.seated(table).ok_or(Refusal::OnlyPlayers)?;
    Ok(vec![Event::Word(person)])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::acts::tests::{Scene, caller, p};

    #[test]
    fn only_players_have_a_lucky_word_and_only_before_play() {
        let mut scene = Scene::lobby(2);
        assert_eq!(choose(&scene.table, caller(1)), Ok(vec![Event::Word(p(1))]));
        let stranger = choose(&scene.table, Caller::default());
        assert_eq!(stranger, Err(Refusal::OnlyPlayers));
        scene.start();
        assert_eq!(choose(&scene.table, caller(1)), Err(Refusal::Begun));
    }
}
