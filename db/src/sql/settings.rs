//! What people chose beyond one table: a person's turn notifications, a server's settings, the presets of a channel; and the
//! program's own values by key.

use std::collections::BTreeSet;

use rusqlite::params;

use super::columns::Span;
use super::counters;
use super::rows::{Db, all, maybe};
use crate::error::Error;
use crate::time::WallTime;
use crate::types::{ChannelPreset, NewTable, NotificationSettings, Server};

/// The key of the operator's line in `meta`.
pub(crate) const ANNOUNCEMENT: &str = "announcement";

pub(crate) fn notification_settings(
    db: &dyn Db,
    user: &str,
) -> Result<NotificationSettings, Error> {
    let sql = "SELECT pings, zone, quiet_from, quiet_until, pace FROM notification_settings WHERE user = ?1";
    let found = maybe(db, sql, params![user], |row| {
        let quiet: (Option<u8>, Option<u8>) = (row.get(2)?, row.get(3)?);
        Ok(NotificationSettings {
            pings: row.get(0)?,
            zone: row.get(1)?,
            quiet: quiet.0.zip(quiet.1),
            pace: row.get(4)?,
        })
    })?;
    Ok(found.unwrap_or_default())
}

pub(crate) fn change_notification_settings(
    db: &dyn Db,
    user: &str,
    change: &dyn Fn(&mut NotificationSettings),
) -> Result<NotificationSettings, Error> {
    // A person may choose two things at the same moment.
    db.alone(&format!("settings of {user}"))?;
    let mut settings = notification_settings(db, user)?;
    change(&mut settings);
    set_notification_settings(db, user, &settings)?;
    Ok(settings)
}

fn set_notification_settings(
    db: &dyn Db,
    user: &str,
    settings: &NotificationSettings,
) -> Result<(), Error> {
    let (from, until) = settings.quiet.unzip();
    let sql = "INSERT INTO notification_settings (user, pings, zone, quiet_from, quiet_until, pace) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
               ON CONFLICT (user) DO UPDATE SET pings = excluded.pings, zone = excluded.zone,
               quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until, pace = excluded.pace";
    let values = params![
        user,
        settings.pings,
        settings.zone,
        from,
        until,
        settings.pace
    ];
    db.change(sql, values)?;
    // They are loaded with the person's tables.
    let sql = "UPDATE tables SET revision = revision + 1 WHERE ended IS NULL
               AND id IN (SELECT table_id FROM seats WHERE user = ?1 AND left_at IS NULL)";
    db.change(sql, params![user])?;
    Ok(())
}

pub(crate) fn server(db: &dyn Db, guild: &str) -> Result<Server, Error> {
    let sql = "SELECT channels, moderator_role, pings, players_role, open_history, shares_results, new_account_days, reports_channel FROM servers WHERE guild = ?1";
    let found = maybe(db, sql, params![guild], |row| {
        let (channels, role): (String, String) = (row.get(0)?, row.get(1)?);
        let players_role: String = row.get(3)?;
        Ok(Server {
            channels: channels.split_whitespace().map(str::to_owned).collect(),
            moderator_role: Some(role).filter(|role| !role.is_empty()),
            pings: row.get(2)?,
            players_role: Some(players_role).filter(|role| !role.is_empty()),
            open_history: row.get(4)?,
            shares_results: row.get(5)?,
            new_account_days: row.get(6)?,
            reports_channel: row.get(7)?,
        })
    })?;
    Ok(found.unwrap_or_default())
}

/// Whether nobody is notified on this server.
pub(super) fn is_quiet(db: &dyn Db, guild: &str) -> Result<bool, Error> {
    let sql = "SELECT pings = 0 FROM servers WHERE guild = ?1";
    let found = maybe(db, sql, params![guild], |row| row.get(0))?;
    Ok(found.unwrap_or(false))
}

pub(crate) fn change_server(
    db: &dyn Db,
    guild: &str,
    change: &dyn Fn(&mut Server),
) -> Result<Option<Server>, Error> {
    // Two admins may choose something at the same moment.
    db.alone(&format!("settings of {guild}"))?;
    let before = server(db, guild)?;
    let mut after = before.clone();
    change(&mut after);
    if after == before {
        return Ok(None);
    }
    set_server(db, guild, &after)?;
    if after.shares_results != before.shares_results {
        counters::sharing_changed(db)?;
    }
    if after.new_account_days != before.new_account_days {
        counters::rewritten(db, &BTreeSet::from([guild.to_owned()]))?;
    }
    Ok(Some(after))
}

fn set_server(db: &dyn Db, guild: &str, settings: &Server) -> Result<(), Error> {
    let sql = "INSERT INTO servers (guild, channels, moderator_role, pings, players_role, open_history, shares_results, new_account_days, reports_channel) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
               ON CONFLICT (guild) DO UPDATE SET channels = excluded.channels,
               moderator_role = excluded.moderator_role, pings = excluded.pings, players_role = excluded.players_role,
               open_history = excluded.open_history, shares_results = excluded.shares_results,
               new_account_days = excluded.new_account_days, reports_channel = excluded.reports_channel";
    let role = settings.moderator_role.as_deref().unwrap_or_default();
    let players_role = settings.players_role.as_deref().unwrap_or_default();
    let channels = settings.channels.join(" ");
    let values = params![
        guild,
        channels,
        role,
        settings.pings,
        players_role,
        settings.open_history,
        settings.shares_results,
        settings.new_account_days,
        settings.reports_channel
    ];
    db.change(sql, values)?;
    let sql =
        "UPDATE tables SET revision = revision + 1, due = 0 WHERE guild = ?1 AND phase = 'play'";
    db.change(sql, params![guild])?;
    Ok(())
}

/// Id of the role that a lobby on this server may call.
pub(super) fn players_role(db: &dyn Db, guild: &str) -> Result<Option<String>, Error> {
    let sql = "SELECT players_role FROM servers WHERE guild = ?1 AND players_role <> ''";
    maybe(db, sql, params![guild], |row| row.get(0))
}

/// Notes that players are called on a server, unless they were called after `since`: gives when they were, then.
pub(crate) fn call_players(
    db: &dyn Db,
    guild: &str,
    since: WallTime,
    at: WallTime,
) -> Result<Option<WallTime>, Error> {
    let sql = "UPDATE servers SET players_called = ?3 WHERE guild = ?1 AND (players_called IS NULL OR players_called <= ?2)";
    if db.change(sql, params![guild, since, at])? == 1 {
        return Ok(None);
    }
    let sql = "SELECT players_called FROM servers WHERE guild = ?1";
    let called = maybe(db, sql, params![guild], |row| row.get(0))?;
    called.ok_or(Error::Gone).map(Some)
}

pub(crate) fn channel_presets(db: &dyn Db, channel: &str) -> Result<Vec<ChannelPreset>, Error> {
    let sql = "SELECT game, options, clock, thread, pinned FROM channel_presets WHERE channel = ?1 ORDER BY game";
    all(db, sql, params![channel], |row| {
        Ok(ChannelPreset {
            game: row.get(0)?,
            options: row.get(1)?,
            clock: row.get::<Option<Span>>(2)?.map(|span| span.0),
            thread: row.get(3)?,
            pinned: row.get(4)?,
        })
    })
}

/// Makes the options of a new table the preset of its game in a channel, unless others are pinned there.
pub(super) fn remember(db: &dyn Db, channel: &str, new: &NewTable) -> Result<(), Error> {
    let sql = "INSERT INTO channel_presets (channel, game, options, clock, thread) VALUES (?1, ?2, ?3, ?4, ?5)
               ON CONFLICT (channel, game) DO UPDATE SET options = excluded.options, clock = excluded.clock,
               thread = excluded.thread WHERE channel_presets.pinned = 0";
    let clock = new.clock.map(Span);
    db.change(
        sql,
        params![channel, new.game, new.options, clock, new.thread],
    )?;
    Ok(())
}

pub(crate) fn pin(db: &dyn Db, channel: &str, game: &str, pinned: bool) -> Result<(), Error> {
    let sql = "UPDATE channel_presets SET pinned = ?3 WHERE channel = ?1 AND game = ?2";
    match db.change(sql, params![channel, game, pinned])? {
        0 => Err(Error::Gone),
        _ => Ok(()),
    }
}

pub(crate) fn meta(db: &dyn Db, key: &str) -> Result<Option<String>, Error> {
    let sql = "SELECT value FROM meta WHERE key = ?1";
    maybe(db, sql, params![key], |row| row.get(0))
}

pub(crate) fn put_meta(db: &dyn Db, key: &str, value: &str) -> Result<(), Error> {
    let sql = "INSERT INTO meta (key, value) VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = excluded.value";
    db.change(sql, params![key, value])?;
    Ok(())
}

pub(crate) fn drop_meta(db: &dyn Db, key: &str) -> Result<(), Error> {
    db.change("DELETE FROM meta WHERE key = ?1", params![key])?;
    Ok(())
}
