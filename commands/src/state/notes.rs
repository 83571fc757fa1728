//! What somebody was told last about a table by `?`, Hint or How it went, as a message that can be deleted: the next one takes its place.
//! An edit would not do, because nobody sees the edit of a message that they have dismissed. A token lives for fifteen minutes, and
//! losing one costs no more than a message that stays, so none is stored.

use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};

use db::{TableId, Uptime};
use lru::LruCache;
use serenity::all::UserId;

use crate::state::board_tokens::TOKEN_LIFE;

/// How many are remembered.
const KEPT: NonZeroUsize = NonZeroUsize::new(5_000).expect("not zero");

/// About which table, and whose.
pub(crate) type NoteOf = (TableId, UserId);

/// It holds tokens, so it has no `Debug`.
pub(crate) struct Notes(Mutex<LruCache<NoteOf, (String, Uptime)>>);

impl Default for Notes {
    fn default() -> Self {
        Self(Mutex::new(LruCache::new(KEPT)))
    }
}

impl Notes {
    /// Remembers the answer with this token, or none, and gives the token of the one before if that can still be deleted.
    pub(crate) fn replace(&self, of: NoteOf, token: Option<&str>, now: Uptime) -> Option<String> {
        let mut notes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let before = notes.pop(&of);
        if let Some(token) = token {
            notes.put(of, (token.to_owned(), now + TOKEN_LIFE));
        }
        before.and_then(|(token, until)| (now < until).then_some(token))
    }
}
