//! Somebody deletes their data. The log stays as it is; this tells everybody who drew a name that it is another one now.

use super::{Caller, Decision};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::table::Table;

/// Notes it at a table of theirs, which has to have ended.
pub fn forget(table: &Table, who: Caller) -> Decision {
    if table.ended().is_none() {
        return Err(Refusal::NotEnded);
    }
    Ok(who.person.map(Event::Forgot).into_iter().collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::acts::tests::{Scene, caller, p};
    use crate::event::Vote;

    #[test]
    fn only_ended_tables_forget() {
        let mut scene = Scene::play(2);
        assert_eq!(forget(&scene.table, caller(0)), Err(Refusal::NotEnded));
        scene.agrees(Vote::End);
        scene.done(forget(&scene.table, caller(0)));
        assert!(scene.table.has_played(p(0)), "somebody did");
    }
}
