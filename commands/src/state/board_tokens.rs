//! The boards that can be edited only through an answer: the token of the latest answer that drew each of them. A token lives for
//! fifteen minutes, and losing one costs no more than waiting for the next press, so none is stored.

use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use db::{TableId, WallTime};
use lru::LruCache;

/// Discord's fifteen minutes, less one for clocks that differ:
/// <https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-callback>
pub(crate) const TOKEN_LIFE: Duration = Duration::from_secs(14 * 60);

/// How many boards are remembered.
const KEPT: NonZeroUsize = NonZeroUsize::new(2_000).expect("not zero");

/// It holds a token, so it has no `Debug`.
struct Drawn {
    token: String,
    at: WallTime,
}

pub(crate) struct BoardTokens(Mutex<LruCache<TableId, Drawn>>);

impl Default for BoardTokens {
    fn default() -> Self {
        Self(Mutex::new(LruCache::new(KEPT)))
    }
}

impl BoardTokens {
    fn drawn(&self) -> MutexGuard<'_, LruCache<TableId, Drawn>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The answer with this token has drawn the board of a table. The news of that may come late, after a newer answer's.
    pub(crate) fn note(&self, table: TableId, token: &str, at: WallTime) {
        let mut drawn = self.drawn();
        if drawn.peek(&table).is_some_and(|latest| latest.at > at) {
            return;
        }
        let token = token.to_owned();
        drawn.put(table, Drawn { token, at });
    }

    /// The token that still edits the board of a table.
    pub(crate) fn get(&self, table: TableId, now: WallTime) -> Option<String> {
        let drawn = self.drawn();
        let latest = drawn.peek(&table);
        let alive = latest.filter(|latest| now - latest.at < TOKEN_LIFE);
        alive.map(|latest| latest.token.clone())
    }

    /// Discord has refused this token, or its message is gone.
    pub(crate) fn forget(&self, table: TableId, token: &str) {
        let mut drawn = self.drawn();
        if drawn
            .peek(&table)
            .is_some_and(|latest| latest.token == token)
        {
            drawn.pop(&table);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_latest_answer_edits_a_board_until_its_token_expires() {
        let (tokens, table) = (BoardTokens::default(), TableId(1));
        let (opened, pressed) = (WallTime(0), WallTime(60_000));
        assert_eq!(tokens.get(table, opened), None);
        tokens.note(table, "opened", opened);
        tokens.note(table, "pressed", pressed);
        tokens.note(table, "late", opened);
        tokens.forget(table, "opened");
        assert_eq!(tokens.get(table, pressed).as_deref(), Some("pressed"));
        assert_eq!(tokens.get(table, pressed + TOKEN_LIFE), None);
        tokens.forget(table, "pressed");
        assert_eq!(tokens.get(table, pressed), None);
    }
}
