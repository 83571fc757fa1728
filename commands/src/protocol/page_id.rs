//! Writes what a control outside tables means into its `custom_id` and reads it back: pages of leaderboards, histories, help and
//! rules, opening a finished table, the confirmation before a user's data is deleted, and server settings. As in
//! [`crate::protocol::custom_id`], nothing waits in memory.
//!
//! `1s:l:-:week:s:2` = version 1, leaderboard of all games, this week, this server, its third page.

use std::fmt;

use serenity::all::UserId;

use crate::table_name::base36;
use crate::time::period::Period;

/// A control outside tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PageControl {
    /// A page of a leaderboard, from 0.
    Leaderboard(LeaderboardQuery, u32),
    /// A page of finished tables, from 0.
    History(HistoryQuery, u32),
    /// The menu of finished tables; the chosen value is the table's name.
    Open,
    /// Delete the user's data, confirmed.
    Forget,
    /// A page of `/help`, from 0.
    Help(u32),
    /// A page of the rules of a game, from 0: of this edition, or of the current one on the oldest messages.
    Rules(String, Option<u16>, u32),
    /// A choice of a server's admin.
    Setting(Setting),
    /// The menu of games for a new table to which this user, of this name, is invited; the chosen value is the key of the game.
    StartWith(UserId, String),
}

/// A control on the panel of `/settings`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Setting {
    /// The menu of channels where games may be played.
    Channels,
    /// The menu of roles whose members moderate tables.
    ModeratorRole,
    /// The menu of roles that a lobby may call.
    PlayersRole,
    /// Turn pings on or off.
    Pings(bool),
    /// Whether everybody can look up all tables of the server.
    OpenHistory(bool),
    /// Whether the server's results are shown on others.
    SharedResults(bool),
    /// Tables can no longer be reported.
    NoReports,
    /// Not a choice: a list of what admins and moderators did recently.
    RecentChanges,
    /// The menu of the channel's presets; the chosen value names the game, and says whether to pin the preset.
    ChannelPreset,
}

/// Which results a leaderboard covers.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct LeaderboardQuery {
    /// The key of a game; `None` for all games together.
    pub game: Option<String>,
    pub period: Period,
    /// All servers, and not only the one where the command was used.
    pub everywhere: bool,
}

/// Which finished tables are listed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HistoryQuery {
    /// Only those of this user.
    pub user: Option<UserId>,
    /// Only those of the channel, not of the whole server.
    pub channel: bool,
}

const VERSION: &str = "1s";

impl fmt::Display for PageControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{VERSION}:")?;
        match self {
            Self::Leaderboard(query, page) => {
                let game = query.game.as_deref().unwrap_or("-");
                let scope = if query.everywhere { 'e' } else { 's' };
                let page = base36((*page).into());
                write!(f, "l:{game}:{}:{scope}:{page}", query.period.key())
            }
            Self::History(query, page) => {
                let user = query.user.map_or("-".to_owned(), |user| user.to_string());
                let scope = if query.channel { 'c' } else { 's' };
                write!(f, "y:{user}:{scope}:{}", base36((*page).into()))
            }
            Self::Open => f.write_str("o"),
            Self::Forget => f.write_str("d"),
            Self::Setting(setting) => f.write_str(match setting {
                Setting::Channels => "s:c",
                Setting::ModeratorRole => "s:k",
                Setting::PlayersRole => "s:r",
                Setting::Pings(true) => "s:p1",
                Setting::Pings(false) => "s:p0",
                Setting::OpenHistory(true) => "s:h1",
                Setting::OpenHistory(false) => "s:h0",
                Setting::SharedResults(true) => "s:r1",
                Setting::SharedResults(false) => "s:r0",
                Setting::NoReports => "s:m0",
                Setting::RecentChanges => "s:l",
                Setting::ChannelPreset => "s:u",
            }),
            Self::StartWith(user, name) => write!(f, "i:{user}:{name}"),
            Self::Help(page) => write!(f, "h:{}", base36((*page).into())),
            Self::Rules(game, edition, page) => {
                write!(f, "r:{game}:{}", base36((*page).into()))?;
                edition.map_or(Ok(()), |edition| write!(f, ":{}", base36(edition.into())))
            }
        }
    }
}

impl PageControl {
    /// Parses an id; `None` for an id of another kind or version, or a forged one.
    pub fn parse(id: &str) -> Option<Self> {
        let rest = id.strip_prefix(VERSION)?.strip_prefix(':')?;
        if let Some((user, name)) = rest.strip_prefix("i:").and_then(|to| to.split_once(':')) {
            // The name may have any character.
            return Some(Self::StartWith(user_of(user)?, name.to_owned()));
        }
        let fields: Vec<&str> = rest.split(':').collect();
        let number = |page: &str| {
            let number = u32::from_str_radix(page, 36).ok()?;
            (base36(number.into()) == page).then_some(number)
        };
        let named = |name: &str| (name != "-").then(|| name.to_owned());
        Some(match fields[..] {
            ["l", game, period, scope @ ("s" | "e"), page] => {
                let query = LeaderboardQuery {
                    game: named(game),
                    period: Period::parse(period)?,
                    everywhere: scope == "e",
                };
                Self::Leaderboard(query, number(page)?)
            }
            ["y", user, scope @ ("s" | "c"), page] => {
                let query = HistoryQuery {
                    user: match user {
                        "-" => None,
                        id => Some(user_of(id)?),
                    },
                    channel: scope == "c",
                };
                Self::History(query, number(page)?)
            }
            ["o"] => Self::Open,
            ["d"] => Self::Forget,
            ["s", setting] => Self::Setting(match setting {
                "c" => Setting::Channels,
                "k" => Setting::ModeratorRole,
                "r" => Setting::PlayersRole,
                "p1" => Setting::Pings(true),
                "p0" => Setting::Pings(false),
                "h1" => Setting::OpenHistory(true),
                "h0" => Setting::OpenHistory(false),
                "r1" => Setting::SharedResults(true),
                "r0" => Setting::SharedResults(false),
                "m0" => Setting::NoReports,
                "l" => Setting::RecentChanges,
                "u" => Setting::ChannelPreset,
                _ => return None,
            }),
            ["h", page] => Self::Help(number(page)?),
            ["r", game, page] => Self::Rules(game.to_owned(), None, number(page)?),
            ["r", game, page, edition] => {
                let edition = u16::try_from(number(edition)?).ok()?;
                Self::Rules(game.to_owned(), Some(edition), number(page)?)
            }
            _ => return None,
        })
    }
}

fn user_of(id: &str) -> Option<UserId> {
    let user: UserId = id.parse().ok()?;
    (user.to_string() == id).then_some(user)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::custom_id::TableControl;

    #[test]
    fn every_control_survives_a_round_trip_within_discords_limit() {
        let mut pages = vec![PageControl::Open, PageControl::Forget];
        let settings = [
            Setting::Channels,
            Setting::ModeratorRole,
            Setting::PlayersRole,
            Setting::Pings(true),
            Setting::Pings(false),
            Setting::OpenHistory(true),
            Setting::OpenHistory(false),
            Setting::SharedResults(true),
            Setting::SharedResults(false),
            Setting::NoReports,
            Setting::RecentChanges,
            Setting::ChannelPreset,
        ];
        pages.extend(settings.map(PageControl::Setting));
        for name in ["Ann", "a:b: c", &"\u{1f3b2}".repeat(32)] {
            let longest = UserId::new(u64::MAX);
            pages.push(PageControl::StartWith(longest, name.to_owned()));
        }
        for number in [0, 35, u32::MAX] {
            pages.push(PageControl::Help(number));
            for edition in [None, Some(1), Some(u16::MAX)] {
                pages.push(PageControl::Rules("z".repeat(32), edition, number));
            }
            for flag in [false, true] {
                // The longest key a game may have, and the longest id Discord gives.
                for game in [None, Some("z".repeat(32))] {
                    pages.extend(Period::EACH.map(|period| {
                        let query = LeaderboardQuery {
                            game: game.clone(),
                            period,
                            everywhere: flag,
                        };
                        PageControl::Leaderboard(query, number)
                    }));
                }
                for user in [None, Some(UserId::new(u64::MAX))] {
                    let query = HistoryQuery {
                        user,
                        channel: flag,
                    };
                    pages.push(PageControl::History(query, number));
                }
            }
        }
        for page in pages {
            let id = page.to_string();
            // Discord counts as JavaScript does.
            assert!(id.encode_utf16().count() <= 100, "{id}");
            assert_eq!(PageControl::parse(&id), Some(page), "{id}");
            assert!(TableControl::parse(&id, None).is_err(), "{id}");
        }
    }

    #[test]
    fn forged_ids_are_rejected() {
        for id in [
            "",
            "1s",
            "1s:",
            "1s:x",
            "1s:o:1",
            "2s:o",
            "1s:l:-:year:s:0",
            "1s:l:-:week:x:0",
            "1s:l:-:week:s:-1",
            "1s:l:-:week:s:+1",
            "1s:l:-:week:s:zzzzzzzz",
            "1s:r:z:0:zzzz",
            "1s:y:-:s",
            "1s:i:5",
            "1s:i:ann:Ann",
            "1s:y:-:e:0",
            "1b:3f:0:join",
        ] {
            assert_eq!(PageControl::parse(id), None, "{id}");
        }
    }
}
