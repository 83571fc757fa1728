//! The SQL that writes. Each function is one act, run inside the writer's transaction: it starts with a compare-and-set on the
//! table's row, so on a store with many writers the same statement would keep two acts on one table apart.

use rusqlite::{Connection, params};

use crate::columns::Span;
use crate::{
    Append, Error, Hand, NewSeat, NewTable, Phase, Seat, Start, TableId, WallTime, queries, servers,
};

pub(crate) fn create(db: &Connection, new: &NewTable) -> Result<TableId, Error> {
    let mut insert = db.prepare_cached(
        "INSERT INTO tables (game, edition, options, guild, channel, host, phase, seed, commitment, opened, touched, clock,
           origin, thread)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, 'lobby', ?7, ?8, ?9, ?9, ?10, ?11, ?12) RETURNING id",
    )?;
    let values = params![
        new.game,
        new.edition,
        new.options,
        new.guild,
        new.channel,
        new.host,
        new.seed.0,
        new.commitment,
        new.opened,
        new.clock.map(Span),
        new.origin,
        new.thread
    ];
    let table = TableId(insert.query_row(values, |row| row.get(0))?);
    for (joined, seat) in (0..).zip(&new.seats) {
        sit(db, table, joined, seat)?;
    }
    if let Some(channel) = &new.remember {
        servers::remember(db, channel, new)?;
    }
    Ok(table)
}

pub(crate) fn join(
    db: &Connection,
    table: TableId,
    new: &NewSeat,
    max_seats: u32,
    at: WallTime,
) -> Result<(), Error> {
    touch(db, table, Phase::Lobby, at)?;
    let (seats, joined, seated): (u32, u32, bool) = db
        .prepare_cached(
            "SELECT count(*), coalesce(max(joined) + 1, 0), coalesce(max(user = ?2), 0) FROM seats WHERE table_id = ?1",
        )?
        .query_row(params![table.0, new.user], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
    if seated {
        return Err(Error::Taken);
    }
    if seats >= max_seats {
        return Err(Error::Full);
    }
    sit(db, table, joined, new)
}

pub(crate) fn leave(
    db: &Connection,
    table: TableId,
    user: &str,
    at: WallTime,
) -> Result<bool, Error> {
    touch(db, table, Phase::Lobby, at)?;
    let gone = db
        .prepare_cached("DELETE FROM seats WHERE table_id = ?1 AND user = ?2")?
        .execute(params![table.0, user])?;
    if gone == 0 {
        return Err(Error::NotSeated);
    }
    let empty: bool = db
        .prepare_cached("SELECT NOT EXISTS (SELECT 1 FROM seats WHERE table_id = ?1)")?
        .query_row([table.0], |row| row.get(0))?;
    if empty {
        close(db, table, "empty", at)?;
    } else {
        hand_over(db, table)?;
    }
    Ok(empty)
}

pub(crate) fn set_word(
    db: &Connection,
    table: TableId,
    user: &str,
    word: &str,
    at: WallTime,
) -> Result<(), Error> {
    touch(db, table, Phase::Lobby, at)?;
    let set = db
        .prepare_cached("UPDATE seats SET word = ?3 WHERE table_id = ?1 AND user = ?2")?
        .execute(params![table.0, user, word])?;
    if set == 0 {
        Err(Error::NotSeated)
    } else {
        Ok(())
    }
}

pub(crate) fn set_host(db: &Connection, table: TableId, host: &str) -> Result<(), Error> {
    let set = db
        .prepare_cached(
            "UPDATE tables SET host = ?2 WHERE id = ?1 AND ended IS NULL
             AND EXISTS (SELECT 1 FROM seats WHERE table_id = ?1 AND user = ?2 AND left_at IS NULL)",
        )?
        .execute(params![table.0, host])?;
    if set == 1 {
        return Ok(());
    }
    match phase(db, table)? {
        Phase::Lobby | Phase::Play => Err(Error::NotSeated),
        found => Err(Error::WrongPhase { found }),
    }
}

pub(crate) fn set_message(
    db: &Connection,
    table: TableId,
    channel: &str,
    message: Option<&str>,
) -> Result<(), Error> {
    let set = db
        .prepare_cached("UPDATE tables SET channel = ?2, message = ?3 WHERE id = ?1")?
        .execute(params![table.0, channel, message])?;
    if set == 0 { Err(Error::Gone) } else { Ok(()) }
}

pub(crate) fn start(db: &Connection, start: &Start) -> Result<(), Error> {
    let Start {
        table,
        seats,
        faces,
        at,
        time,
        due,
    } = start;
    let set = db
        .prepare_cached(
            "UPDATE tables SET phase = 'play', started = ?2, touched = ?2, due = ?3 WHERE id = ?1 AND phase = 'lobby'",
        )?
        .execute(params![table.0, at, due])?;
    if set == 0 {
        return Err(Error::WrongPhase {
            found: phase(db, *table)?,
        });
    }
    let same = |(stored, given): (&Seat, &Seat)| {
        (stored.joined, &stored.user, &stored.word) == (given.joined, &given.user, &given.word)
    };
    let stored = queries::seats(db, *table)?;
    if stored.len() != seats.len() || !stored.iter().zip(seats).all(same) {
        return Err(Error::Raced);
    }
    if seats.is_empty() || seats.iter().any(|seat| seat.seat.is_none()) {
        return Err(Error::Bad(
            "a table starts with somebody on every seat".to_owned(),
        ));
    }
    let mut update =
        db.prepare_cached("UPDATE seats SET seat = ?3 WHERE table_id = ?1 AND joined = ?2")?;
    for seat in seats {
        update.execute(params![table.0, seat.joined, seat.seat])?;
    }
    db.prepare_cached(
        "INSERT INTO plies (table_id, ply, seat, move, faces, hand, at, time) VALUES (?1, 0, 0, 'setup', ?2, ?3, ?4, ?5)",
    )?
    .execute(params![table.0, faces, Hand::House.as_str(), at, time])?;
    Ok(())
}

pub(crate) fn append(db: &Connection, new: &Append) -> Result<(), Error> {
    let Append {
        table,
        ply,
        seat,
        mv,
        faces,
        hand,
        at,
        time,
        due,
        left,
        withdraws_vote,
        over,
    } = new;
    let set = match over {
        None => db.prepare_cached("UPDATE tables SET touched = ?2, due = ?3 WHERE id = ?1 AND phase = 'play'")?,
        Some(_) => db.prepare_cached(
            "UPDATE tables SET touched = ?2, due = ?3, ended = ?2, phase = 'over' WHERE id = ?1 AND phase = 'play'",
        )?,
    }
    .execute(params![table.0, at, due])?;
    if set == 0 {
        phase(db, *table)?;
        return Err(Error::Raced);
    }
    let stored = db
        .prepare_cached(
            "INSERT INTO plies (table_id, ply, seat, move, faces, hand, at, time) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8
             WHERE EXISTS (SELECT 1 FROM plies WHERE table_id = ?1 AND ply = ?2 - 1) ON CONFLICT DO NOTHING",
        )?
        .execute(params![table.0, ply, seat, mv, faces, hand.as_str(), at, time])?;
    if stored == 0 {
        let taken: bool = db
            .prepare_cached("SELECT EXISTS (SELECT 1 FROM plies WHERE table_id = ?1 AND ply = ?2)")?
            .query_row(params![table.0, ply], |row| row.get(0))?;
        return Err(if taken {
            Error::Raced
        } else {
            Error::Bad(format!("ply {ply} follows no stored ply"))
        });
    }
    if *left {
        let gone = db
            .prepare_cached("UPDATE seats SET left_at = ?3 WHERE table_id = ?1 AND seat = ?2 AND left_at IS NULL")?
            .execute(params![table.0, seat, ply])?;
        if gone == 0 {
            return Err(Error::NotSeated);
        }
        hand_over(db, *table)?;
    }
    if *withdraws_vote {
        db.prepare_cached(
            "UPDATE seats SET agrees_to_pause = 0, agrees_to_end = 0 WHERE table_id = ?1 AND seat = ?2",
        )?
        .execute(params![table.0, seat])?;
    }
    for standing in over.iter().flatten() {
        let known = db
            .prepare_cached(
                "UPDATE seats SET place = ?3, points = ?4 WHERE table_id = ?1 AND seat = ?2",
            )?
            .execute(params![
                table.0,
                standing.seat,
                standing.place,
                standing.points
            ])?;
        if known == 0 {
            return Err(Error::Bad(format!(
                "the outcome names seat {}, which nobody has",
                standing.seat
            )));
        }
    }
    Ok(())
}

pub(crate) fn close(db: &Connection, table: TableId, why: &str, at: WallTime) -> Result<(), Error> {
    let set = db
        .prepare_cached(
            // Where somebody is being called, the table is looked at once more, so that the call goes.
            "UPDATE tables SET phase = 'closed', why = ?2, touched = ?3, ended = ?3, unreachable = 0,
             due = CASE WHEN ping IS NULL THEN NULL ELSE 0 END WHERE id = ?1 AND ended IS NULL",
        )?
        .execute(params![table.0, why, at])?;
    if set == 0 {
        Err(Error::WrongPhase {
            found: phase(db, table)?,
        })
    } else {
        Ok(())
    }
}

/// A host who is not at the table any more makes room for who joined first of the others, if there is anybody.
pub(crate) fn hand_over(db: &Connection, table: TableId) -> Result<(), Error> {
    db.prepare_cached(
        "UPDATE tables SET host = coalesce(
           (SELECT user FROM seats WHERE table_id = ?1 AND left_at IS NULL ORDER BY user <> host, joined LIMIT 1), host)
         WHERE id = ?1",
    )?
    .execute([table.0])?;
    Ok(())
}

pub(crate) fn put_meta(db: &Connection, key: &str, value: &str) -> Result<(), Error> {
    db.prepare_cached(
        "INSERT INTO meta (key, value) VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
    )?
    .execute(params![key, value])?;
    Ok(())
}

fn sit(db: &Connection, table: TableId, joined: u32, new: &NewSeat) -> Result<(), Error> {
    let set = db
        .prepare_cached(
            "INSERT INTO seats (table_id, joined, user, name, word) VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT DO NOTHING",
        )?
        .execute(params![table.0, joined, new.user, new.name, new.word])?;
    if set == 0 { Err(Error::Taken) } else { Ok(()) }
}

/// The compare-and-set of acts that leave the phase as it is.
fn touch(db: &Connection, table: TableId, expected: Phase, at: WallTime) -> Result<(), Error> {
    let set = db
        .prepare_cached("UPDATE tables SET touched = ?3 WHERE id = ?1 AND phase = ?2")?
        .execute(params![table.0, expected.as_str(), at])?;
    if set == 0 {
        Err(Error::WrongPhase {
            found: phase(db, table)?,
        })
    } else {
        Ok(())
    }
}

pub(crate) fn phase(db: &Connection, table: TableId) -> Result<Phase, Error> {
    queries::head(db, table)?
        .map(|head| head.phase)
        .ok_or(Error::Gone)
}
