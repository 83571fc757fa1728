//! The answers that can edit boards where the bot can only answer, for all processes. Their tokens are secret while they work.

use rusqlite::params;

use super::rows::Tx;
use crate::error::Result;
use crate::table_id::TableId;
use crate::types::BoardToken;
use ::tables::time::WallTime;

impl Tx<'_> {
    /// Notes what can edit the message of a table, unless what is known works longer. A table that is gone needs none.
    pub fn note_board_token(self, table: TableId, new: &BoardToken) -> Result<()> {
        let sql = "INSERT INTO board_tokens (table_id, token, message, until)
               SELECT id, ?2, ?3, ?4 FROM tables WHERE id = ?1
               ON CONFLICT (table_id) DO UPDATE SET token = excluded.token, message = excluded.message, until = excluded.until
               WHERE board_tokens.until <= excluded.until";
        self.execute(sql, params![table.0, new.token, new.message, new.until.0])
    }

    /// What can still edit the message of a table.
    pub fn board_token(self, table: TableId, now: WallTime) -> Result<Option<BoardToken>> {
        let sql =
            "SELECT token, message, until FROM board_tokens WHERE table_id = ?1 AND until > ?2";
        self.maybe(sql, params![table.0, now.0], |row| {
            Ok(BoardToken {
                token: row.get(0)?,
                message: row.get(1)?,
                until: WallTime(row.get(2)?),
            })
        })
    }

    /// Forgets this token, which no longer works; a newer one stays.
    pub fn remove_board_token(self, table: TableId, token: &str) -> Result<()> {
        let sql = "DELETE FROM board_tokens WHERE table_id = ?1 AND token = ?2";
        self.execute(sql, params![table.0, token])
    }

    /// Deletes the tokens that have stopped working by now.
    pub fn remove_expired_board_tokens(self, by: WallTime) -> Result<()> {
        let sql = "DELETE FROM board_tokens WHERE until <= ?1";
        self.execute(sql, params![by.0])
    }
}
