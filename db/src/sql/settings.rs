//! What people chose beyond one table: a person's turn notifications, a server's settings, the presets of a channel; and the
//! program's own values by key.

use std::collections::BTreeSet;

use rusqlite::params;

use super::counters;
use super::rows::{Row, Span, Tx};
use crate::error::{Error, Result};
use crate::types::{ChannelPreset, NotificationSettings, Server};
use ::tables::event::Opened;
use ::tables::time::WallTime;

/// The key of the operator's line on running tables; see [`announce`](crate::announce).
pub const ANNOUNCEMENT: &str = "announcement";

impl Tx<'_> {
    /// How a person wants to be notified; the default where they chose nothing.
    pub fn notification_settings(self, user: &str) -> Result<NotificationSettings> {
        let sql = "SELECT pings, zone, quiet_from, quiet_until, pace, pictures FROM notification_settings WHERE user = ?1";
        let found = self.maybe(sql, params![user], |row| notifications_in(row, 0))?;
        Ok(found.unwrap_or_default())
    }

    /// Changes how a person wants to be notified, and gives that.
    pub fn change_notification_settings(
        self,
        user: &str,
        change: &impl Fn(&mut NotificationSettings),
    ) -> Result<NotificationSettings> {
        // A person may choose two things at the same moment.
        self.0.alone(&format!("settings of {user}"))?;
        let mut settings = self.notification_settings(user)?;
        change(&mut settings);
        set_notification_settings(self, user, &settings)?;
        Ok(settings)
    }

    /// The settings of a server; the default where its admins chose nothing.
    pub fn server(self, guild: &str) -> Result<Server> {
        let sql = "SELECT channels, moderator_role, pings, players_role, open_history, shares_results, new_account_days, reports_channel, language, channel_languages FROM servers WHERE guild = ?1";
        let found = self.maybe(sql, params![guild], |row| {
            let (channels, role): (String, String) = (row.get(0)?, row.get(1)?);
            let (players_role, languages): (String, String) = (row.get(3)?, row.get(9)?);
            let languages = languages
                .split_whitespace()
                .filter_map(|one| one.split_once('='));
            Ok(Server {
                channels: channels.split_whitespace().map(str::to_owned).collect(),
                moderator_role: Some(role).filter(|role| !role.is_empty()),
                pings: row.get(2)?,
                players_role: Some(players_role).filter(|role| !role.is_empty()),
                open_history: row.get(4)?,
                shares_results: row.get(5)?,
                new_account_days: row.get(6)?,
                reports_channel: row.get(7)?,
                language: row.get(8)?,
                channel_languages: languages
                    .map(|(channel, language)| (channel.to_owned(), language.to_owned()))
                    .collect(),
            })
        })?;
        Ok(found.unwrap_or_default())
    }

    /// Changes the settings of a server, and gives them if they are others than before. Work is due at its tables in play at once then,
    /// since whom they notify may have changed. Fails with `Bad`.
    pub fn change_server(
        self,
        guild: &str,
        change: &impl Fn(&mut Server),
    ) -> Result<Option<Server>> {
        // Two admins may choose something at the same moment.
        self.0.alone(&format!("settings of {guild}"))?;
        let before = self.server(guild)?;
        let mut after = before.clone();
        change(&mut after);
        if after == before {
            return Ok(None);
        }
        set_server(self, guild, &after)?;
        if after.shares_results != before.shares_results {
            counters::sharing_changed(self)?;
        }
        if after.new_account_days != before.new_account_days {
            counters::rewritten(self, &BTreeSet::from([guild.to_owned()]))?;
        }
        Ok(Some(after))
    }

    /// Notes that the players of a server are called at a moment, unless they were called after `since`: gives when, then. Fails with
    /// `Gone` where the server has no settings.
    pub fn call_players(
        self,
        guild: &str,
        since: WallTime,
        at: WallTime,
    ) -> Result<Option<WallTime>> {
        let sql = "UPDATE servers SET players_called = ?3 WHERE guild = ?1 AND (players_called IS NULL OR players_called <= ?2)";
        if self.change(sql, params![guild, since.0, at.0])? == 1 {
            return Ok(None);
        }
        let sql = "SELECT players_called FROM servers WHERE guild = ?1";
        let called = self.maybe(sql, params![guild], |row| Ok(WallTime(row.get(0)?)))?;
        called.ok_or(Error::Gone).map(Some)
    }

    /// The preset of each game in a channel, by game; only those that were ever opened there with options.
    pub fn channel_presets(self, channel: &str) -> Result<Vec<ChannelPreset>> {
        let sql = "SELECT game, options, clock, thread, pinned FROM channel_presets WHERE channel = ?1 ORDER BY game";
        self.all(sql, params![channel], |row| {
            Ok(ChannelPreset {
                game: row.get(0)?,
                options: row.get(1)?,
                clock: row.get::<Option<Span>>(2)?.map(|span| span.0),
                thread: row.get(3)?,
                pinned: row.get(4)?,
            })
        })
    }

    /// Pins the preset of a game in a channel, or lets it change again. Fails with `Gone` if there is none.
    pub fn pin(self, channel: &str, game: &str, pinned: bool) -> Result<()> {
        let sql = "UPDATE channel_presets SET pinned = ?3 WHERE channel = ?1 AND game = ?2";
        self.change_or(sql, params![channel, game, pinned], Error::Gone)
    }

    /// The value stored under a key of the caller's.
    pub fn meta(self, key: &str) -> Result<Option<String>> {
        let sql = "SELECT value FROM meta WHERE key = ?1";
        self.maybe(sql, params![key], |row| row.get(0))
    }

    /// Stores a value under a key of the caller's, replacing the one before.
    pub fn put_meta(self, key: &str, value: &str) -> Result<()> {
        let sql = "INSERT INTO meta (key, value) VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = excluded.value";
        self.execute(sql, params![key, value])
    }

    /// Deletes the value stored under a key of the caller's, if there is one.
    pub fn drop_meta(self, key: &str) -> Result<()> {
        self.execute("DELETE FROM meta WHERE key = ?1", params![key])
    }
}

/// How somebody wants to be notified: six columns, from this one on.
pub(super) fn notifications_in(row: &dyn Row, at: usize) -> Result<NotificationSettings> {
    let quiet: (Option<u8>, Option<u8>) = (row.get(at + 2)?, row.get(at + 3)?);
    Ok(NotificationSettings {
        pings: row.get(at)?,
        zone: row.get(at + 1)?,
        quiet: quiet.0.zip(quiet.1),
        pace: row.get(at + 4)?,
        pictures: row.get(at + 5)?,
    })
}

fn set_notification_settings(
    tx: Tx<'_>,
    user: &str,
    settings: &NotificationSettings,
) -> Result<()> {
    let (from, until) = settings.quiet.unzip();
    let sql = "INSERT INTO notification_settings (user, pings, zone, quiet_from, quiet_until, pace, pictures) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
               ON CONFLICT (user) DO UPDATE SET pings = excluded.pings, zone = excluded.zone,
               quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until, pace = excluded.pace,
               pictures = excluded.pictures";
    let values = params![
        user,
        settings.pings,
        settings.zone,
        from,
        until,
        settings.pace,
        settings.pictures
    ];
    tx.execute(sql, values)?;
    // They are loaded with the person's tables.
    let sql = "UPDATE tables SET revision = revision + 1 WHERE ended IS NULL
               AND id IN (SELECT table_id FROM seats WHERE user = ?1 AND left_at IS NULL)";
    tx.execute(sql, params![user])
}

fn set_server(tx: Tx<'_>, guild: &str, settings: &Server) -> Result<()> {
    let sql = "INSERT INTO servers (guild, channels, moderator_role, pings, players_role, open_history, shares_results, new_account_days, reports_channel, language, channel_languages)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)
               ON CONFLICT (guild) DO UPDATE SET channels = excluded.channels,
               moderator_role = excluded.moderator_role, pings = excluded.pings, players_role = excluded.players_role,
               open_history = excluded.open_history, shares_results = excluded.shares_results,
               new_account_days = excluded.new_account_days, reports_channel = excluded.reports_channel,
               language = excluded.language, channel_languages = excluded.channel_languages";
    let role = settings.moderator_role.as_deref().unwrap_or_default();
    let players_role = settings.players_role.as_deref().unwrap_or_default();
    let channels = settings.channels.join(" ");
    let languages = settings.channel_languages.iter();
    let languages: Vec<String> = languages
        .map(|(channel, language)| format!("{channel}={language}"))
        .collect();
    let values = params![
        guild,
        channels,
        role,
        settings.pings,
        players_role,
        settings.open_history,
        settings.shares_results,
        settings.new_account_days,
        settings.reports_channel,
        settings.language,
        languages.join(" ")
    ];
    tx.execute(sql, values)?;
    let sql =
        "UPDATE tables SET revision = revision + 1, due = 0 WHERE guild = ?1 AND ended IS NULL";
    tx.execute(sql, params![guild])
}

/// Makes the options of a new table the preset of its game in a channel, unless others are pinned there.
pub(super) fn remember(tx: Tx<'_>, channel: &str, new: &Opened) -> Result<()> {
    let sql = "INSERT INTO channel_presets (channel, game, options, clock, thread) VALUES (?1, ?2, ?3, ?4, ?5)
               ON CONFLICT (channel, game) DO UPDATE SET options = excluded.options, clock = excluded.clock,
               thread = excluded.thread WHERE channel_presets.pinned = 0";
    let clock = new.clock.map(Span);
    tx.execute(
        sql,
        params![channel, new.game, new.options, clock, new.thread],
    )
}
