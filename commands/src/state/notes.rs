//! What somebody was told last about a table by `?`, Hint or How it went, as a message that can be deleted: the next one takes its place.
//! An edit would not do, because nobody sees the edit of a message that they have dismissed. A token lives for fifteen minutes, and
//! losing one costs no more than a message that stays, so none is stored.

use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};

use db::{TableId, Uptime};
use lru::LruCache;
use serenity::all::{InteractionId, UserId};

use crate::state::board_tokens::TOKEN_LIFE;

/// How many are remembered.
const KEPT: NonZeroUsize = NonZeroUsize::new(5_000).expect("not zero");

/// About which table, and whose.
pub(crate) type NoteOf = (TableId, UserId);

/// It holds tokens, so it has no `Debug`.
pub(crate) struct Notes(Mutex<LruCache<NoteOf, Latest>>);

/// What the latest press has left.
struct Latest {
    press: InteractionId,
    token: Option<String>,
    until: Uptime,
}

impl Default for Notes {
    fn default() -> Self {
        Self(Mutex::new(LruCache::new(KEPT)))
    }
}

impl Notes {
    /// Remembers the answer to a press, which has this token, or that there is none any more. Gives the token of the answer that is to be
    /// deleted: the one before, or this one where a later press was faster.
    pub(crate) fn replace(
        &self,
        of: NoteOf,
        press: InteractionId,
        token: Option<&str>,
        now: Uptime,
    ) -> Option<String> {
        let mut notes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let this = Latest {
            press,
            token: token.map(str::to_owned),
            until: now + TOKEN_LIFE,
        };
        let outdated = match notes.pop(&of) {
            Some(later) if later.press > press => {
                notes.put(of, later);
                Some(this)
            }
            before => {
                notes.put(of, this);
                before
            }
        };
        let outdated = outdated.filter(|outdated| now < outdated.until);
        outdated.and_then(|outdated| outdated.token)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_answer_to_the_latest_press_stays_whichever_comes_first() {
        let (notes, of) = (Notes::default(), (TableId(1), UserId::new(2)));
        let press = |id, token, now| notes.replace(of, InteractionId::new(id), token, Uptime(now));
        assert_eq!(press(2, Some("second"), 0), None);
        assert_eq!(press(1, Some("first"), 1).as_deref(), Some("first"));
        assert_eq!(press(4, None, 2).as_deref(), Some("second"), "a move");
        assert_eq!(press(3, Some("third"), 3).as_deref(), Some("third"));
        assert_eq!(press(5, Some("fifth"), 4), None);
        let late = 4 + tables::time::millis(TOKEN_LIFE);
        assert_eq!(press(6, Some("sixth"), late), None, "the token is dead");
    }
}
