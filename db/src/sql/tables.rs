//! Finding tables and loading them.

use rusqlite::{ToSql, params};

use super::columns::Span;
use super::rows::{Db, Row, all, maybe, one};
use super::{invitations, settings};
use crate::error::Error;
use crate::table_id::TableId;
use crate::time::{Uptime, WallTime};
use crate::types::{
    Attendance, Hand, Head, Minimum, NotificationSettings, Phase, Ply, PreviousPlayer, Seat, Seed,
    StoredTable,
};

/// Everything stored of a table.
pub(crate) fn load(db: &dyn Db, table: TableId) -> Result<Option<StoredTable>, Error> {
    // One transaction, or a ply stored between two of the queries would not fit the results of the others.
    let _moment = db.moment()?;
    let Some(head) = head(db, table)? else {
        return Ok(None);
    };
    let guild = head.guild.clone();
    let (invitations, players_role) = match head.phase {
        Phase::Lobby => (
            invitations::of_table(db, table)?,
            settings::players_role(db, &guild)?,
        ),
        Phase::Play | Phase::Over | Phase::Closed => (Vec::new(), None),
    };
    Ok(Some(StoredTable {
        head,
        seats: seats(db, table)?,
        plies: plies(db, table)?,
        previous_players: previous_players(db, table)?,
        quiet: settings::is_quiet(db, &guild)?,
        invitations,
        players_role,
    }))
}

/// The same of a table that this transaction has written.
pub(crate) fn load_written(db: &dyn Db, table: TableId) -> Result<StoredTable, Error> {
    load(db, table)?.ok_or(Error::Gone)
}

/// The same of the table whose number is stored under this key.
pub(crate) fn load_noted(db: &dyn Db, key: &str) -> Result<Option<StoredTable>, Error> {
    let number = settings::meta(db, key)?.and_then(|number| number.parse().ok());
    number.map_or(Ok(None), |number| load(db, TableId(number)))
}

pub(crate) fn head(db: &dyn Db, table: TableId) -> Result<Option<Head>, Error> {
    let found = heads(db, "tables WHERE id = ?1", params![table.0])?;
    Ok(found.into_iter().next())
}

/// Fails with `Gone`.
pub(super) fn phase(db: &dyn Db, table: TableId) -> Result<Phase, Error> {
    let sql = "SELECT phase FROM tables WHERE id = ?1";
    let found = maybe(db, sql, params![table.0], |row| row.word(0, Phase::parse))?;
    found.ok_or(Error::Gone)
}

/// The server of a table. Fails with `Gone`.
pub(super) fn guild(db: &dyn Db, table: TableId) -> Result<String, Error> {
    let sql = "SELECT guild FROM tables WHERE id = ?1";
    maybe(db, sql, params![table.0], |row| row.get(0))?.ok_or(Error::Gone)
}

pub(crate) fn revisions(db: &dyn Db, of: &[TableId]) -> Result<Vec<(TableId, i64)>, Error> {
    let Some(last) = of.last() else {
        return Ok(Vec::new());
    };
    // Statements stay prepared, so there are few of them: of one, two, four tables.
    let mut ids: Vec<i64> = of.iter().map(|table| table.0).collect();
    ids.resize(of.len().next_power_of_two(), last.0);
    let marks = vec!["?"; ids.len()].join(", ");
    let sql = format!("SELECT id, revision FROM tables WHERE id IN ({marks}) ORDER BY id");
    let ids: Vec<&dyn ToSql> = ids.iter().map(|id| id as &dyn ToSql).collect();
    all(db, &sql, &ids, |row| {
        Ok((TableId(row.get(0)?), row.get(1)?))
    })
}

/// The compare-and-set with which an action at a table begins: `sql` changes its row only in the phase and at the revision that the action
/// is meant for. Fails with `Gone` or `Raced`.
pub(super) fn compare_and_set(
    db: &dyn Db,
    table: TableId,
    sql: &str,
    params: &[&dyn ToSql],
) -> Result<(), Error> {
    if db.change(sql, params)? == 0 {
        phase(db, table)?;
        return Err(Error::Raced);
    }
    Ok(())
}

pub(crate) fn revision(db: &dyn Db, table: TableId) -> Result<Option<i64>, Error> {
    let sql = "SELECT revision FROM tables WHERE id = ?1";
    maybe(db, sql, params![table.0], |row| row.get(0))
}

pub(crate) fn seats(db: &dyn Db, table: TableId) -> Result<Vec<Seat>, Error> {
    let sql = "SELECT joined, user, name, word, seat, left_at, place, points, back, called_ply, reminded_ply, agrees_to_pause, agrees_to_end,
               coalesce(pings, ''), coalesce(zone, ''), quiet_from, quiet_until, coalesce(pace, ''), level,
               (SELECT count(*) FROM hints WHERE hints.table_id = seats.table_id AND hints.seat = seats.seat), away, moves,
               EXISTS (SELECT 1 FROM bans WHERE bans.user IN (seats.user, '*')
                       AND bans.guild IN ((SELECT coalesce(answers_only, guild) FROM tables WHERE id = ?1), '*'))
               FROM seats LEFT JOIN notification_settings USING (user) WHERE table_id = ?1 ORDER BY joined";
    all(db, sql, params![table.0], |row| {
        let quiet: (Option<u8>, Option<u8>) = (row.get(15)?, row.get(16)?);
        Ok(Seat {
            joined: row.get(0)?,
            user: row.get(1)?,
            name: row.get(2)?,
            word: row.get(3)?,
            seat: row.get(4)?,
            left: row.get(5)?,
            place: row.get(6)?,
            points: row.get(7)?,
            back: row.get(8)?,
            pinged_ply: row.get(9)?,
            reminded_ply: row.get(10)?,
            agrees_to_pause: row.get(11)?,
            agrees_to_end: row.get(12)?,
            notifications: NotificationSettings {
                pings: row.get(13)?,
                zone: row.get(14)?,
                quiet: quiet.0.zip(quiet.1),
                pace: row.get(17)?,
            },
            level: row.get(18)?,
            hints: row.get(19)?,
            attendance: Attendance {
                away: row.get(20)?,
                moves: row.get(21)?,
            },
            banned: row.get(22)?,
        })
    })
}

fn plies(db: &dyn Db, table: TableId) -> Result<Vec<Ply>, Error> {
    let sql =
        "SELECT ply, seat, move, faces, hand, at, time FROM plies WHERE table_id = ?1 ORDER BY ply";
    all(db, sql, params![table.0], |row| {
        Ok(Ply {
            ply: row.get(0)?,
            seat: row.get(1)?,
            mv: row.get(2)?,
            faces: row.get(3)?,
            hand: row.word(4, Hand::parse)?,
            at: row.get(5)?,
            time: row.get(6)?,
        })
    })
}

fn previous_players(db: &dyn Db, table: TableId) -> Result<Vec<PreviousPlayer>, Error> {
    let sql =
        "SELECT seat, until, user, name FROM previous_players WHERE table_id = ?1 ORDER BY number";
    all(db, sql, params![table.0], |row| {
        Ok(PreviousPlayer {
            seat: row.get(0)?,
            until: row.get(1)?,
            user: row.get(2)?,
            name: row.get(3)?,
        })
    })
}

pub(crate) fn ids(db: &dyn Db) -> Result<Vec<TableId>, Error> {
    all(db, "SELECT id FROM tables ORDER BY id", params![], |row| {
        Ok(TableId(row.get(0)?))
    })
}

pub(crate) fn open_tables_in(db: &dyn Db, channel: &str) -> Result<Vec<Head>, Error> {
    let from = "tables WHERE channel = ?1 AND ended IS NULL ORDER BY id DESC";
    heads(db, from, params![channel])
}

pub(crate) fn latest_tables_in(db: &dyn Db, channel: &str, limit: u32) -> Result<Vec<Head>, Error> {
    let from = "tables WHERE channel = ?1 ORDER BY id DESC LIMIT ?2";
    heads(db, from, params![channel, limit])
}

pub(crate) fn open_tables_of(db: &dyn Db, user: &str, limit: u32) -> Result<Vec<Head>, Error> {
    let from = "seats JOIN tables ON tables.id = seats.table_id
               WHERE seats.user = ?1 AND seats.left_at IS NULL AND tables.ended IS NULL ORDER BY seats.table_id DESC LIMIT ?2";
    heads(db, from, params![user, limit])
}

pub(crate) fn lobbies_of(db: &dyn Db, guild: &str, limit: u32) -> Result<Vec<StoredTable>, Error> {
    let _moment = db.moment()?;
    let sql = "SELECT id FROM tables WHERE phase = 'lobby' AND ended IS NULL AND guild = ?1 ORDER BY id DESC LIMIT ?2";
    let found = all(db, sql, params![guild, limit], |row| {
        Ok(TableId(row.get(0)?))
    })?;
    let loaded = found
        .into_iter()
        .filter_map(|table| load(db, table).transpose());
    loaded.collect()
}

pub(crate) fn in_play_since(db: &dyn Db, since: WallTime, limit: u32) -> Result<Vec<Head>, Error> {
    let from = "tables WHERE phase = 'play' AND touched >= ?1 AND ended IS NULL ORDER BY touched DESC LIMIT ?2";
    heads(db, from, params![since, limit])
}

pub(crate) fn open_tables_touched_before(
    db: &dyn Db,
    before: WallTime,
    phase: Phase,
    limit: u32,
) -> Result<Vec<Head>, Error> {
    let from =
        "tables WHERE phase = ?1 AND touched < ?2 AND ended IS NULL ORDER BY touched LIMIT ?3";
    heads(db, from, params![phase.as_str(), before, limit])
}

pub(crate) fn tables_due(db: &dyn Db, by: Uptime, limit: u32) -> Result<Vec<TableId>, Error> {
    let sql = "SELECT id FROM tables WHERE due <= ?1 ORDER BY due LIMIT ?2";
    all(db, sql, params![by, limit], |row| Ok(TableId(row.get(0)?)))
}

pub(super) fn count_open_of(db: &dyn Db, host: &str, guild: &str) -> Result<u32, Error> {
    let sql = "SELECT count(*) FROM tables WHERE host = ?1 AND guild = ?2 AND ended IS NULL";
    one(db, sql, params![host, guild], |row| row.get(0))
}

pub(crate) fn count_open(db: &dyn Db) -> Result<(u32, u32), Error> {
    let sql =
        "SELECT count(*) FILTER (WHERE phase = 'lobby'), count(*) FILTER (WHERE phase = 'play')
               FROM tables WHERE ended IS NULL";
    one(db, sql, params![], |row| Ok((row.get(0)?, row.get(1)?)))
}

/// What [`head_of`] reads, in its order.
const HEAD: &str = "id, revision, game, edition, options, guild, channel, message, host, phase, why, seed, commitment, \
    opened, started, touched, ended, voided, clock, lag, paused, ping, origin, thread, unreachable, \
    hints, rated, starts_when_full, host_active, answers_only, min_games, min_rating";

/// The tables that this part of a query finds.
fn heads(db: &dyn Db, from: &str, params: &[&dyn ToSql]) -> Result<Vec<Head>, Error> {
    all(db, &format!("SELECT {HEAD} FROM {from}"), params, head_of)
}

fn head_of(row: &Row<'_>) -> Result<Head, Error> {
    Ok(Head {
        id: TableId(row.get(0)?),
        revision: row.get(1)?,
        game: row.get(2)?,
        edition: row.get(3)?,
        options: row.get(4)?,
        guild: row.get(5)?,
        channel: row.get(6)?,
        message: row.get(7)?,
        host: row.get(8)?,
        phase: row.word(9, Phase::parse)?,
        why: row.get(10)?,
        seed: Seed(row.get(11)?),
        commitment: row.get(12)?,
        opened: row.get(13)?,
        started: row.get(14)?,
        touched: row.get(15)?,
        ended: row.get(16)?,
        voided: row.get(17)?,
        clock: row.get::<Option<Span>>(18)?.map(|span| span.0),
        lag: row.get(19)?,
        paused: row.get(20)?,
        ping: row.get(21)?,
        origin: row.get(22)?,
        thread: row.get(23)?,
        unreachable: row.get(24)?,
        hints: row.get(25)?,
        rated: row.get(26)?,
        starts_when_full: row.get(27)?,
        host_active: row.get(28)?,
        answers_only: row.get(29)?,
        minimum: Minimum {
            games: row.get(30)?,
            rating: row.get(31)?,
        },
    })
}
