//! The boards that can be edited only through an answer: the token of the latest answer that drew each of them, and of one that can post
//! it once more. A token lives for fifteen minutes, and losing one costs no more than waiting for the next press. So it is stored only
//! where another process may have to edit the board.

use std::time::Duration;

use db::{BoardToken, Error, Store, TableId, Tx, WallTime};
use parking_lot::Mutex;

use crate::state::recent::Recent;

/// Discord's fifteen minutes, less one for clocks that differ:
/// <https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-callback>
pub(crate) const TOKEN_LIFE: Duration = Duration::from_secs(14 * 60);

/// The token of an answer that is the board, since a moment.
pub(crate) fn of_answer(token: &str, at: WallTime) -> BoardToken {
    BoardToken {
        token: token.to_owned(),
        message: None,
        until: at + TOKEN_LIFE,
    }
}

type Latest = Recent<TableId, BoardToken, 2_000>;

pub(crate) struct BoardTokens {
    /// Of the answers that drew boards, where only this process can use them.
    drawn: Mutex<Latest>,
    /// Has them where there may be other processes.
    store: Store,
    /// Of answers to presses elsewhere, which can only post a board, and which this process uses at once.
    spare: Mutex<Latest>,
}

impl BoardTokens {
    pub(crate) fn new(store: Store) -> Self {
        Self {
            drawn: Mutex::default(),
            store,
            spare: Mutex::default(),
        }
    }

    /// This token has drawn the board of a table. The news of that may come late, after that of a newer one.
    pub(crate) async fn note(&self, table: TableId, new: BoardToken) -> Result<(), Error> {
        if self.store.is_shared() {
            let note = move |tx: Tx<'_>| tx.note_board_token(table, &new);
            return self.store.write(note).await;
        }
        let mut drawn = self.drawn.lock();
        if drawn
            .peek(&table)
            .is_none_or(|latest| latest.until <= new.until)
        {
            drawn.put(table, new);
        }
        Ok(())
    }

    /// The token that still edits the board of a table.
    pub(crate) async fn get(
        &self,
        table: TableId,
        now: WallTime,
    ) -> Result<Option<BoardToken>, Error> {
        if self.store.is_shared() {
            return self.store.read(move |tx| tx.board_token(table, now)).await;
        }
        let drawn = self.drawn.lock();
        let latest = drawn.peek(&table);
        Ok(latest.filter(|latest| now < latest.until).cloned())
    }

    /// Deletes what has expired from the store.
    pub(crate) async fn remove_expired(&self, now: WallTime) -> Result<(), Error> {
        if self.store.is_shared() {
            let remove = move |tx: Tx<'_>| tx.remove_expired_board_tokens(now);
            self.store.write(remove).await?;
        }
        Ok(())
    }

    /// The answer with this token can post the board of a table.
    pub(crate) fn offer(&self, table: TableId, token: &str, at: WallTime) {
        self.spare.lock().put(table, of_answer(token, at));
    }

    /// Is there a token that can post the board of a table?
    pub(crate) fn has_spare(&self, table: TableId, now: WallTime) -> bool {
        let spare = self.spare.lock();
        spare.peek(&table).is_some_and(|spare| now < spare.until)
    }

    /// Takes a token that can post the board of a table.
    pub(crate) fn take_spare(&self, table: TableId, now: WallTime) -> Option<BoardToken> {
        let spare = self.spare.lock().pop(&table);
        spare.filter(|spare| now < spare.until)
    }

    /// Discord has refused this token, or its message is gone.
    pub(crate) async fn forget(&self, table: TableId, token: &str) -> Result<(), Error> {
        if self.store.is_shared() {
            let token = token.to_owned();
            let remove = move |tx: Tx<'_>| tx.remove_board_token(table, &token);
            return self.store.write(remove).await;
        }
        let mut drawn = self.drawn.lock();
        if drawn
            .peek(&table)
            .is_some_and(|latest| latest.token == token)
        {
            drawn.pop(&table);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use tempfile::TempDir;

    use super::*;

    /// In a file, which one process uses; the store has tests of its own for several.
    fn tokens(folder: &TempDir) -> BoardTokens {
        BoardTokens::new(Store::open(folder.path().join("rollhouse.db")).expect("a store"))
    }

    #[tokio::test]
    async fn the_latest_answer_edits_a_board_until_its_token_expires() {
        let folder = tempfile::tempdir().expect("a folder");
        let (tokens, table) = (tokens(&folder), TableId(1));
        let (opened, pressed) = (WallTime(0), WallTime(60_000));
        let get = async |now| {
            let drawn = tokens.get(table, now).await.expect("a look");
            drawn.map(|drawn| drawn.token)
        };
        let note = async |token, at| {
            let noted = tokens.note(table, of_answer(token, at)).await;
            noted.expect("noted");
        };
        assert_eq!(get(opened).await, None);
        note("opened", opened).await;
        note("pressed", pressed).await;
        note("late", opened).await;
        tokens.forget(table, "opened").await.expect("forgotten");
        assert_eq!(get(pressed).await.as_deref(), Some("pressed"));
        assert_eq!(get(pressed + TOKEN_LIFE).await, None);
        tokens.forget(table, "pressed").await.expect("forgotten");
        assert_eq!(get(pressed).await, None);
    }

    #[tokio::test]
    async fn a_spare_token_posts_one_board_and_expires() {
        let folder = tempfile::tempdir().expect("a folder");
        let (tokens, table, at) = (tokens(&folder), TableId(1), WallTime(0));
        let take = |now| tokens.take_spare(table, now).map(|spare| spare.token);
        tokens.offer(table, "hand", at);
        assert!(tokens.has_spare(table, at));
        assert_eq!(take(at).as_deref(), Some("hand"));
        assert_eq!(take(at), None);
        tokens.offer(table, "hand", at);
        assert!(!tokens.has_spare(table, at + TOKEN_LIFE));
        assert_eq!(take(at + TOKEN_LIFE), None);
    }
}
