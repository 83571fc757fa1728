//! The SQL about time at a table: when to look at it, who was called, pauses, and how people want to be called.

use rusqlite::{Connection, OptionalExtension, Params, params};

use crate::{
    Error, Lag, NotificationSettings, TableId, TableTime, Takeover, TurnUpdate, Uptime, Vote,
    queries, writes,
};

pub(crate) fn set_due(db: &Connection, table: TableId, due: Option<Uptime>) -> Result<(), Error> {
    let sql = "UPDATE tables SET due = ?2 WHERE id = ?1 AND phase = 'play'";
    in_play(db, table, sql, params![table.0, due])
}

pub(crate) fn update_turns(db: &Connection, update: &TurnUpdate) -> Result<(), Error> {
    let TurnUpdate {
        table,
        called,
        reminded,
        delete_ping,
        due,
    } = update;
    let sql =
        "UPDATE tables SET due = ?2, ping = CASE WHEN ?3 THEN NULL ELSE ping END WHERE id = ?1";
    if changed(db, sql, params![table.0, due, delete_ping])? == 0 {
        return Err(Error::Gone);
    }
    let notes = [
        (
            called,
            "UPDATE seats SET called_ply = ?3 WHERE table_id = ?1 AND seat = ?2",
        ),
        (
            reminded,
            "UPDATE seats SET reminded_ply = ?3 WHERE table_id = ?1 AND seat = ?2",
        ),
    ];
    for (seats, sql) in notes {
        for (seat, ply) in seats {
            seated(db, sql, params![table.0, seat, ply])?;
        }
    }
    Ok(())
}

pub(crate) fn set_ping(db: &Connection, table: TableId, message: &str) -> Result<(), Error> {
    let sql = "UPDATE tables SET ping = ?2 WHERE id = ?1";
    match changed(db, sql, params![table.0, message])? {
        0 => Err(Error::Gone),
        _ => Ok(()),
    }
}

pub(crate) fn take_back(
    db: &Connection,
    table: TableId,
    seat: u8,
    time: TableTime,
    due: Uptime,
) -> Result<(), Error> {
    set_due(db, table, Some(due))?;
    let sql = "UPDATE seats SET back = ?3 WHERE table_id = ?1 AND seat = ?2 AND left_at IS NULL";
    seated(db, sql, params![table.0, seat, time])
}

pub(crate) fn agree(db: &Connection, table: TableId, seat: u8, vote: Vote) -> Result<(), Error> {
    let sql = "UPDATE tables SET due = due WHERE id = ?1 AND phase = 'play'";
    in_play(db, table, sql, params![table.0])?;
    let sql = match vote {
        Vote::Pause => {
            "UPDATE seats SET agrees_to_pause = 1 WHERE table_id = ?1 AND seat = ?2 AND left_at IS NULL"
        }
        Vote::End => {
            "UPDATE seats SET agrees_to_end = 1 WHERE table_id = ?1 AND seat = ?2 AND left_at IS NULL"
        }
    };
    seated(db, sql, params![table.0, seat])
}

pub(crate) fn pause(
    db: &Connection,
    table: TableId,
    time: TableTime,
    due: Uptime,
) -> Result<(), Error> {
    let sql = "UPDATE tables SET paused = ?2, due = ?3 WHERE id = ?1 AND phase = 'play' AND paused IS NULL";
    in_play(db, table, sql, params![table.0, time, due])
}

pub(crate) fn suspend_unreachable(
    db: &Connection,
    table: TableId,
    time: TableTime,
    due: Uptime,
) -> Result<(), Error> {
    pause(db, table, time, due)?;
    let sql = "UPDATE tables SET unreachable = 1 WHERE id = ?1";
    changed(db, sql, params![table.0])?;
    Ok(())
}

pub(crate) fn replace(db: &Connection, takeover: &Takeover) -> Result<(), Error> {
    let Takeover {
        table,
        seat,
        from,
        user,
        name,
        ply,
        time,
        due,
    } = takeover;
    set_due(db, *table, Some(*due))?;
    let twice =
        "SELECT EXISTS (SELECT 1 FROM seats WHERE table_id = ?1 AND user = ?2 AND left_at IS NULL)";
    if db
        .prepare_cached(twice)?
        .query_row(params![table.0, user], |row| row.get(0))?
    {
        return Err(Error::Taken);
    }
    let sql = "INSERT INTO previous_players (table_id, number, seat, until, user, name)
               SELECT ?1, (SELECT count(*) FROM previous_players WHERE table_id = ?1), seat, ?4, user, name FROM seats
               WHERE table_id = ?1 AND seat = ?2 AND user = ?3 AND left_at IS NULL";
    seated(db, sql, params![table.0, seat, from, ply])?;
    let sql = "UPDATE seats SET user = ?3, name = ?4, back = ?5, called_ply = NULL, reminded_ply = NULL, agrees_to_pause = 0, agrees_to_end = 0
               WHERE table_id = ?1 AND seat = ?2";
    seated(db, sql, params![table.0, seat, user, name, time])?;
    writes::hand_over(db, *table)
}

pub(crate) fn resume(db: &Connection, table: TableId, held: Lag, due: Uptime) -> Result<(), Error> {
    let sql = "UPDATE tables SET paused = NULL, unreachable = 0, held = ?2, due = ?3
               WHERE id = ?1 AND phase = 'play' AND paused IS NOT NULL";
    in_play(db, table, sql, params![table.0, held, due])?;
    // The call of before the pause is gone, so whoever is to act is called anew.
    db.prepare_cached("UPDATE seats SET called_ply = NULL WHERE table_id = ?1")?
        .execute([table.0])?;
    nobody_agrees(db, table)
}

pub(crate) fn set_notification_settings(
    db: &Connection,
    user: &str,
    settings: &NotificationSettings,
) -> Result<(), Error> {
    let (from, until) = settings.quiet.unzip();
    let sql = "INSERT INTO notification_settings (user, pings, zone, quiet_from, quiet_until) VALUES (?1, ?2, ?3, ?4, ?5)
               ON CONFLICT (user) DO UPDATE SET pings = excluded.pings, zone = excluded.zone,
               quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until";
    changed(
        db,
        sql,
        params![user, settings.pings, settings.zone, from, until],
    )?;
    Ok(())
}

pub(crate) fn notification_settings(
    db: &Connection,
    user: &str,
) -> Result<NotificationSettings, Error> {
    let sql =
        "SELECT pings, zone, quiet_from, quiet_until FROM notification_settings WHERE user = ?1";
    let found = db
        .prepare_cached(sql)?
        .query_row([user], |row| {
            let quiet: (Option<u8>, Option<u8>) = (row.get(2)?, row.get(3)?);
            Ok(NotificationSettings {
                pings: row.get(0)?,
                zone: row.get(1)?,
                quiet: quiet.0.zip(quiet.1),
            })
        })
        .optional()?;
    Ok(found.unwrap_or_default())
}

pub(crate) fn tables_due(db: &Connection, by: Uptime, limit: u32) -> Result<Vec<TableId>, Error> {
    let sql = "SELECT id FROM tables WHERE due <= ?1 ORDER BY due LIMIT ?2";
    queries::all(db, sql, params![by, limit], |row| Ok(TableId(row.get(0)?)))
}

fn nobody_agrees(db: &Connection, table: TableId) -> Result<(), Error> {
    let sql = "UPDATE seats SET agrees_to_pause = 0 WHERE table_id = ?1";
    changed(db, sql, params![table.0])?;
    Ok(())
}

fn changed(db: &Connection, sql: &str, params: impl Params) -> Result<usize, Error> {
    Ok(db.prepare_cached(sql)?.execute(params)?)
}

/// The compare-and-set of acts at a table in play.
fn in_play(db: &Connection, table: TableId, sql: &str, params: impl Params) -> Result<(), Error> {
    if changed(db, sql, params)? == 0 {
        writes::phase(db, table)?;
        return Err(Error::Raced);
    }
    Ok(())
}

fn seated(db: &Connection, sql: &str, params: impl Params) -> Result<(), Error> {
    match changed(db, sql, params)? {
        0 => Err(Error::NotSeated),
        _ => Ok(()),
    }
}
