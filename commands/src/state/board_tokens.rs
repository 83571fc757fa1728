//! The boards that can be edited only through an answer: the token of the latest answer that drew each of them, and of one that can post
//! it once more. A token lives for fifteen minutes, and losing one costs no more than waiting for the next press, so none is stored.

use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use db::{TableId, WallTime};
use lru::LruCache;
use serenity::all::MessageId;

/// Discord's fifteen minutes, less one for clocks that differ:
/// <https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-callback>
pub(crate) const TOKEN_LIFE: Duration = Duration::from_secs(14 * 60);

/// How many boards are remembered.
const KEPT: NonZeroUsize = NonZeroUsize::new(2_000).expect("not zero");

/// It holds a token, so it has no `Debug`.
#[derive(Clone)]
pub(crate) struct BoardToken {
    pub token: String,
    /// The message of the board, if it is not the answer itself but followed it.
    pub message: Option<MessageId>,
    pub at: WallTime,
}

impl BoardToken {
    /// Of an answer that is the board.
    pub(crate) fn of_answer(token: &str, at: WallTime) -> Self {
        Self {
            token: token.to_owned(),
            message: None,
            at,
        }
    }

    fn is_alive(&self, now: WallTime) -> bool {
        now - self.at < TOKEN_LIFE
    }
}

type Latest = LruCache<TableId, BoardToken>;

pub(crate) struct BoardTokens {
    /// Of the answers that drew boards.
    drawn: Mutex<Latest>,
    /// Of answers to presses elsewhere, which can only post a board.
    spare: Mutex<Latest>,
}

impl Default for BoardTokens {
    fn default() -> Self {
        Self {
            drawn: Mutex::new(LruCache::new(KEPT)),
            spare: Mutex::new(LruCache::new(KEPT)),
        }
    }
}

fn locked(tokens: &Mutex<Latest>) -> MutexGuard<'_, Latest> {
    tokens.lock().unwrap_or_else(PoisonError::into_inner)
}

impl BoardTokens {
    /// This token has drawn the board of a table. The news of that may come late, after that of a newer one.
    pub(crate) fn note(&self, table: TableId, new: BoardToken) {
        let mut drawn = locked(&self.drawn);
        if drawn.peek(&table).is_none_or(|latest| latest.at <= new.at) {
            drawn.put(table, new);
        }
    }

    /// The tables whose boards can be edited.
    pub(crate) fn tables(&self, now: WallTime) -> Vec<TableId> {
        let drawn = locked(&self.drawn);
        let alive = drawn.iter().filter(|(_, token)| token.is_alive(now));
        alive.map(|(table, _)| *table).collect()
    }

    /// The token that still edits the board of a table.
    pub(crate) fn get(&self, table: TableId, now: WallTime) -> Option<BoardToken> {
        let drawn = locked(&self.drawn);
        let latest = drawn.peek(&table);
        latest.filter(|latest| latest.is_alive(now)).cloned()
    }

    /// The answer with this token can post the board of a table.
    pub(crate) fn offer(&self, table: TableId, token: &str, at: WallTime) {
        locked(&self.spare).put(table, BoardToken::of_answer(token, at));
    }

    /// Takes a token that can post the board of a table.
    pub(crate) fn take_spare(&self, table: TableId, now: WallTime) -> Option<String> {
        let spare = locked(&self.spare).pop(&table);
        let spare = spare.filter(|spare| spare.is_alive(now));
        spare.map(|spare| spare.token)
    }

    /// Discord has refused this token, or its message is gone.
    pub(crate) fn forget(&self, table: TableId, token: &str) {
        let mut drawn = locked(&self.drawn);
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
        let get = |now| tokens.get(table, now).map(|drawn| drawn.token);
        assert_eq!(get(opened), None);
        tokens.note(table, BoardToken::of_answer("opened", opened));
        tokens.note(table, BoardToken::of_answer("pressed", pressed));
        tokens.note(table, BoardToken::of_answer("late", opened));
        tokens.forget(table, "opened");
        assert_eq!(get(pressed).as_deref(), Some("pressed"));
        assert_eq!(get(pressed + TOKEN_LIFE), None);
        tokens.forget(table, "pressed");
        assert_eq!(get(pressed), None);
    }

    #[test]
    fn a_spare_token_posts_one_board_and_expires() {
        let (tokens, table, at) = (BoardTokens::default(), TableId(1), WallTime(0));
        tokens.offer(table, "hand", at);
        assert_eq!(tokens.take_spare(table, at).as_deref(), Some("hand"));
        assert_eq!(tokens.take_spare(table, at), None);
        tokens.offer(table, "hand", at);
        assert_eq!(tokens.take_spare(table, at + TOKEN_LIFE), None);
    }
}
