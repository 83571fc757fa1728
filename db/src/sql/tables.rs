//! Finding tables and loading them.

use std::time::Duration;

use rusqlite::{ToSql, params};

use super::rows::{Row, Span, Tx, refs};
use super::{invitations, settings};
use crate::error::{Error, Result};
use crate::table_id::TableId;
use crate::types::{Head, PreviousPlayer, Seat, StoredTable};
use ::tables::event::Entry;
use ::tables::table::Phase;
use ::tables::time::{TableTime, Uptime, WallTime};
use games::dice::Seed;

impl Tx<'_> {
    /// Everything stored of a table, as of one moment.
    pub fn load(self, table: TableId) -> Result<Option<StoredTable>> {
        let Some(head) = self.head(table)? else {
            return Ok(None);
        };
        let server = self.server(&head.guild)?;
        let is_open = head.ended.is_none();
        let is_lobby = head.phase == Phase::Lobby;
        Ok(Some(StoredTable {
            head,
            seats: self.seats(table)?,
            log: log(self, table)?,
            previous_players: previous_players(self, table)?,
            quiet: !server.pings,
            invitations: if is_open {
                invitations::of_table(self, table)?
            } else {
                Vec::new()
            },
            players_role: server.players_role.filter(|_| is_lobby),
        }))
    }

    /// The same; fails with `Gone` where there is none.
    pub fn stored(self, table: TableId) -> Result<StoredTable> {
        self.load(table)?.ok_or(Error::Gone)
    }

    /// The same of the table whose number is stored under this key.
    pub fn load_noted(self, key: &str) -> Result<Option<StoredTable>> {
        let number = self.meta(key)?.and_then(|number| number.parse().ok());
        number.map_or(Ok(None), |number| self.load(TableId(number)))
    }

    /// A table without its seats and plies.
    pub fn head(self, table: TableId) -> Result<Option<Head>> {
        let found = heads(self, "tables WHERE id = ?1", params![table.0])?;
        Ok(found.into_iter().next())
    }

    /// The revisions of several tables, each with how long ago the newest act there was stored; without those that do not exist.
    pub fn revisions(self, of: &[TableId]) -> Result<Vec<(TableId, i64, Duration)>> {
        let Some(last) = of.last() else {
            return Ok(Vec::new());
        };
        // Statements stay prepared, so there are few of them: of one, two, four tables.
        let mut ids: Vec<i64> = of.iter().map(|table| table.0).collect();
        ids.resize(of.len().next_power_of_two(), last.0);
        let (marks, ago) = (vec!["?"; ids.len()].join(", "), untouched_for(self));
        let sql =
            format!("SELECT id, revision, {ago} FROM tables WHERE id IN ({marks}) ORDER BY id");
        self.all(&sql, &refs(&ids), |row| {
            let Span(ago) = row.get(2)?;
            Ok((TableId(row.get(0)?), row.get(1)?, ago))
        })
    }

    /// The revision of a table; `None` if there is no such table. What was loaded at another revision is out of date.
    pub(crate) fn revision(self, table: TableId) -> Result<Option<i64>> {
        let sql = "SELECT revision FROM tables WHERE id = ?1";
        self.maybe(sql, params![table.0], |row| row.get(0))
    }

    /// The seats of a table, in order of joining.
    pub fn seats(self, table: TableId) -> Result<Vec<Seat>> {
        let sql = "SELECT joined, user, name, word, seat, left_at, place, points, person, called_ply, reminded_ply, level, away, moves,
               coalesce(pings, ''), coalesce(zone, ''), quiet_from, quiet_until, coalesce(pace, ''), coalesce(pictures, ''),
               EXISTS (SELECT 1 FROM bans WHERE bans.user IN (seats.user, '*')
                       AND bans.guild IN ((SELECT coalesce(answers_only, guild) FROM tables WHERE id = ?1), '*'))
               FROM seats LEFT JOIN notification_settings USING (user) WHERE table_id = ?1 ORDER BY joined";
        self.all(sql, params![table.0], |row| {
            Ok(Seat {
                joined: row.get(0)?,
                user: row.get(1)?,
                name: row.get(2)?,
                word: row.get(3)?,
                seat: row.get(4)?,
                left: row.get(5)?,
                place: row.get(6)?,
                points: row.get(7)?,
                person: row.get(8)?,
                pinged_ply: row.get(9)?,
                reminded_ply: row.get(10)?,
                level: row.get(11)?,
                away: row.get(12)?,
                moves: row.get(13)?,
                notifications: settings::notifications_in(row, 14)?,
                banned: row.get(20)?,
            })
        })
    }

    /// The tables in any phase, oldest first.
    pub fn tables(self) -> Result<Vec<TableId>> {
        self.all("SELECT id FROM tables ORDER BY id", params![], table_in)
    }

    /// The tables in lobby or play in a channel, newest first.
    pub fn open_tables_in(self, channel: &str) -> Result<Vec<Head>> {
        let from = "tables WHERE channel = ?1 AND ended IS NULL ORDER BY id DESC";
        heads(self, from, params![channel])
    }

    /// The tables of a channel in any phase, newest first, at most `limit`.
    pub fn latest_tables_in(self, channel: &str, limit: u32) -> Result<Vec<Head>> {
        let from = "tables WHERE channel = ?1 ORDER BY id DESC LIMIT ?2";
        heads(self, from, params![channel, limit])
    }

    /// The tables in lobby or play at which a user sits and has not left, newest first, at most `limit`.
    pub fn open_tables_of(self, user: &str, limit: u32) -> Result<Vec<Head>> {
        let from = "seats JOIN tables ON tables.id = seats.table_id
               WHERE seats.user = ?1 AND seats.left_at IS NULL AND tables.ended IS NULL ORDER BY seats.table_id DESC LIMIT ?2";
        heads(self, from, params![user, limit])
    }

    /// The tables of a server, or of one of its channels, that have not begun, with everything stored of them, newest first, at most
    /// `limit`.
    pub fn lobbies_of(
        self,
        guild: &str,
        channel: Option<&str>,
        limit: u32,
    ) -> Result<Vec<StoredTable>> {
        // `+ 0`: from the few that are open, and not backwards through all.
        let sql = "SELECT id FROM tables WHERE phase = 'lobby' AND ended IS NULL AND guild = ?1 AND channel = coalesce(?2, channel)
                   ORDER BY id + 0 DESC LIMIT ?3";
        self.load_all(self.all(sql, params![guild, channel, limit], table_in)?)
    }

    /// Everything stored of several tables, as of one moment; without those that do not exist.
    pub(super) fn load_all(self, tables: Vec<TableId>) -> Result<Vec<StoredTable>> {
        let loaded = tables.into_iter().map(|table| self.load(table));
        loaded.filter_map(Result::transpose).collect()
    }

    /// The tables in play where something has happened since a moment, the latest first, at most `limit`.
    pub fn in_play_since(self, since: WallTime, limit: u32) -> Result<Vec<Head>> {
        let from = "tables WHERE phase = 'play' AND touched >= ?1 AND ended IS NULL ORDER BY touched DESC LIMIT ?2";
        heads(self, from, params![since.0, limit])
    }

    /// The tables at which work is due by now, longest due first, at most `limit`.
    pub fn tables_due(self, by: Uptime, limit: u32) -> Result<Vec<TableId>> {
        let sql = "SELECT id FROM tables WHERE due <= ?1 ORDER BY due LIMIT ?2";
        self.all(sql, params![by.0, limit], table_in)
    }

    /// How many tables are in the lobby, and how many in play.
    pub fn count_open(self) -> Result<(u32, u32)> {
        let sql =
            "SELECT count(*) FILTER (WHERE phase = 'lobby'), count(*) FILTER (WHERE phase = 'play')
               FROM tables WHERE ended IS NULL";
        self.one(sql, params![], |row| Ok((row.get(0)?, row.get(1)?)))
    }
}

/// A row that begins with the number of a table.
pub(super) fn table_in(row: &dyn Row) -> Result<TableId> {
    Ok(TableId(row.get(0)?))
}

/// SQL for how long ago the newest act at a table was stored.
pub(super) fn untouched_for(tx: Tx<'_>) -> String {
    let now = tx.0.now();
    format!("CASE WHEN touched < {now} THEN {now} - touched ELSE 0 END")
}

/// The server of a table. Fails with `Gone`.
pub(super) fn guild(tx: Tx<'_>, table: TableId) -> Result<String> {
    let sql = "SELECT guild FROM tables WHERE id = ?1";
    tx.maybe(sql, params![table.0], |row| row.get(0))?
        .ok_or(Error::Gone)
}

/// The compare-and-set with which an action at a table begins: `sql` changes its row only in the phase and at the revision that the action
/// is meant for. Fails with `Gone` or `Raced`.
pub(super) fn compare_and_set(
    tx: Tx<'_>,
    table: TableId,
    sql: &str,
    params: &[&dyn ToSql],
) -> Result<()> {
    if tx.change(sql, params)? == 0 {
        tx.revision(table)?.ok_or(Error::Gone)?;
        return Err(Error::Raced);
    }
    Ok(())
}

/// The log of a table. Fails with `Damaged`.
fn log(tx: Tx<'_>, table: TableId) -> Result<Vec<Entry>> {
    let sql = "SELECT at, time, text FROM log WHERE table_id = ?1 ORDER BY number";
    tx.all(sql, params![table.0], |row| {
        let (at, time) = (WallTime(row.get(0)?), TableTime(row.get(1)?));
        let entry = Entry::read(at, time, &row.get::<String>(2)?);
        entry.map_err(|damage| Error::Damaged(damage.to_string()))
    })
}

fn previous_players(tx: Tx<'_>, table: TableId) -> Result<Vec<PreviousPlayer>> {
    let sql = "SELECT seat, until, user, name, person FROM previous_players WHERE table_id = ?1 ORDER BY number";
    tx.all(sql, params![table.0], |row| {
        Ok(PreviousPlayer {
            seat: row.get(0)?,
            until: row.get(1)?,
            user: row.get(2)?,
            name: row.get(3)?,
            person: row.get(4)?,
        })
    })
}

/// How many tables are open of the host of this one, on its server.
pub(super) fn count_open_with(tx: Tx<'_>, table: TableId) -> Result<u32> {
    let sql = "SELECT count(*) FROM tables JOIN tables AS new USING (host, guild) WHERE new.id = ?1 AND tables.ended IS NULL";
    tx.one(sql, params![table.0], |row| row.get(0))
}

/// What [`head_of`] reads, in its order.
const HEAD: &str = "id, revision, game, edition, guild, channel, message, host, phase, why, seed, opened, started, ended, \
    voided, ping, hints, rated, answers_only";

/// The tables that this part of a query finds.
fn heads(tx: Tx<'_>, from: &str, params: &[&dyn ToSql]) -> Result<Vec<Head>> {
    tx.all(&format!("SELECT {HEAD} FROM {from}"), params, head_of)
}

fn head_of(row: &dyn Row) -> Result<Head> {
    Ok(Head {
        id: TableId(row.get(0)?),
        revision: row.get(1)?,
        game: row.get(2)?,
        edition: row.get(3)?,
        guild: row.get(4)?,
        channel: row.get(5)?,
        message: row.get(6)?,
        host: row.get(7)?,
        phase: row.word(8, Phase::parse)?,
        why: row.get(9)?,
        seed: Seed(row.get(10)?),
        opened: WallTime(row.get(11)?),
        started: row.get::<Option<i64>>(12)?.map(WallTime),
        ended: row.get::<Option<i64>>(13)?.map(WallTime),
        voided: row.get::<Option<i64>>(14)?.map(WallTime),
        ping: row.get(15)?,
        hints: row.get(16)?,
        rated: row.get(17)?,
        answers_only: row.get(18)?,
    })
}
