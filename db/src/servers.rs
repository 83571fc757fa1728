//! What people chose beyond one table: a server's admins for all its tables, the players of a channel for the next one; and who
//! takes over a seat.

use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::columns::Span;
use crate::{
    ChannelPreset, Error, NewTable, Server, Store, TableId, TableTime, Takeover, Uptime, clocks,
    queries, results,
};

impl Store {
    /// What the admins of a server chose; usual where nothing was.
    pub async fn server(&self, guild: &str) -> Result<Server, Error> {
        let guild = guild.to_owned();
        self.read(move |db| server(db, &guild)).await
    }

    /// Keeps what the admins of a server chose, in place of what was kept before. Its tables in play are due at once, since whom
    /// they call may have changed. Fails with `Bad`.
    pub async fn set_server(&self, guild: &str, chosen: Server) -> Result<(), Error> {
        let guild = guild.to_owned();
        self.write(move |db| set_server(db, &guild, &chosen)).await
    }

    /// With what each game is opened in a channel, by game; only those that were ever opened there with options.
    pub async fn channel_presets(&self, channel: &str) -> Result<Vec<ChannelPreset>, Error> {
        let channel = channel.to_owned();
        self.read(move |db| channel_presets(db, &channel)).await
    }

    /// Pins what a game was last opened with in a channel, or lets it change again. Fails with `Gone` if it never was.
    pub async fn pin(&self, channel: &str, game: &str, pinned: bool) -> Result<(), Error> {
        let (channel, game) = (channel.to_owned(), game.to_owned());
        self.write(move |db| {
            let sql = "UPDATE channel_presets SET pinned = ?3 WHERE channel = ?1 AND game = ?2";
            match db
                .prepare_cached(sql)?
                .execute(params![channel, game, pinned])?
            {
                0 => Err(Error::Gone),
                _ => Ok(()),
            }
        })
        .await
    }

    /// Somebody takes over the seat of somebody else at a table in play. Fails with `Gone`, `Raced` (not in play), `NotSeated` (the
    /// seat is not that person's any more) or `Taken` (who is to have it sits there already).
    pub async fn replace(&self, takeover: Takeover) -> Result<(), Error> {
        self.write(move |db| clocks::replace(db, &takeover)).await
    }

    /// Stops a table in play whose channel cannot be reached, as [`pause`](Self::pause) does; [`resume`](Self::resume) lets it go
    /// on. Fails with `Gone` or `Raced` (not in play, or paused already).
    pub async fn suspend_unreachable(
        &self,
        table: TableId,
        time: TableTime,
        due: Uptime,
    ) -> Result<(), Error> {
        self.write(move |db| clocks::suspend_unreachable(db, table, time, due))
            .await
    }

    /// Deletes a table with all that is stored of it, whatever its phase.
    pub async fn drop_table(&self, table: TableId) -> Result<(), Error> {
        self.write(move |db| results::drop_table(db, table)).await
    }
}

pub(crate) fn server(db: &Connection, guild: &str) -> Result<Server, Error> {
    let sql = "SELECT channels, moderator_role, pings FROM servers WHERE guild = ?1";
    let found = db
        .prepare_cached(sql)?
        .query_row([guild], |row| {
            let (channels, moderator_role): (String, String) = (row.get(0)?, row.get(1)?);
            Ok(Server {
                channels: channels.split_whitespace().map(str::to_owned).collect(),
                moderator_role: Some(moderator_role)
                    .filter(|moderator_role| !moderator_role.is_empty()),
                pings: row.get(2)?,
            })
        })
        .optional()?;
    Ok(found.unwrap_or_default())
}

/// Is nobody called on this server?
pub(crate) fn quiet(db: &Connection, guild: &str) -> Result<bool, Error> {
    let sql = "SELECT pings = 0 FROM servers WHERE guild = ?1";
    let found = db
        .prepare_cached(sql)?
        .query_row([guild], |row| row.get(0))
        .optional()?;
    Ok(found.unwrap_or(false))
}

fn set_server(db: &Connection, guild: &str, chosen: &Server) -> Result<(), Error> {
    let sql = "INSERT INTO servers (guild, channels, moderator_role, pings) VALUES (?1, ?2, ?3, ?4)
               ON CONFLICT (guild) DO UPDATE SET channels = excluded.channels, moderator_role = excluded.moderator_role, pings = excluded.pings";
    let moderator_role = chosen.moderator_role.as_deref().unwrap_or_default();
    db.prepare_cached(sql)?.execute(params![
        guild,
        chosen.channels.join(" "),
        moderator_role,
        chosen.pings
    ])?;
    db.prepare_cached("UPDATE tables SET due = 0 WHERE guild = ?1 AND phase = 'play'")?
        .execute([guild])?;
    Ok(())
}

fn channel_presets(db: &Connection, channel: &str) -> Result<Vec<ChannelPreset>, Error> {
    let sql = "SELECT game, options, clock, thread, pinned FROM channel_presets WHERE channel = ?1 ORDER BY game";
    queries::all(db, sql, [channel], |row: &Row<'_>| {
        Ok(ChannelPreset {
            game: row.get(0)?,
            options: row.get(1)?,
            clock: row.get::<_, Option<Span>>(2)?.map(|span| span.0),
            thread: row.get(3)?,
            pinned: row.get(4)?,
        })
    })
}

/// Keeps the options of a new table as the usual ones, unless others are pinned.
pub(crate) fn remember(db: &Connection, channel: &str, new: &NewTable) -> Result<(), Error> {
    let sql = "INSERT INTO channel_presets (channel, game, options, clock, thread) VALUES (?1, ?2, ?3, ?4, ?5)
               ON CONFLICT (channel, game) DO UPDATE SET options = excluded.options, clock = excluded.clock,
               thread = excluded.thread WHERE pinned = 0";
    db.prepare_cached(sql)?.execute(params![
        channel,
        new.game,
        new.options,
        new.clock.map(Span),
        new.thread
    ])?;
    Ok(())
}
