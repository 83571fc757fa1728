//! Notes what admins and moderators do, so that `/settings` can show it in the language of whoever reads it. Only `add` writes it.
//! Entries about bans name the person whom they concern; no others do.

use std::time::Duration;

use db::{AdminAction, WallTime};
use games::lang::Lang;
use games::registry;
use serde::{Deserialize, Serialize};

use crate::bot::Bot;
use crate::context::Asker;
use crate::ids;
use crate::texts::{Until, settings as t};
use crate::time::moment::{Style, moment};
use crate::words::safe_text;

/// How long an entry is kept.
pub(crate) const KEPT: Duration = Duration::from_secs(90 * 24 * 60 * 60);

/// Something that an admin or a moderator did, as it is stored: never rename one. Ids are in digits, but the person whom a ban concerns is
/// a mention, which the store replaces if they delete their data.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Deed {
    /// The ids of the chosen channels.
    Channels(usize),
    ModeratorRole(Option<String>),
    PlayersRole(Option<String>),
    Pings(bool),
    OpenHistory(bool),
    SharedResults(bool),
    /// The id of the channel.
    Reports(Option<String>),
    NewAccounts(u32),
    Language(Option<String>),
    /// The id of the channel, and the language.
    ChannelLanguage(String, Option<String>),
    /// The key of the game, the id of the channel, and whether its options are pinned now.
    Preset(String, String, bool),
    /// Until when, in milliseconds since 1970.
    Banned(String, Option<i64>),
    LiftedBan(String),
    Removed(i64),
    Freed(i64),
    ChoseHost(i64),
    Offered(i64),
    Reported(i64),
    Ended(i64),
    Restored(i64),
    Voided(i64, String),
}

impl Deed {
    /// As it is stored.
    pub(crate) fn code(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    fn in_words(self, who: &str, lang: Lang) -> String {
        let channel = |id| format!("<#{id}>");
        let role = |id| format!("<@&{id}>");
        let name = |language: &str| Lang::of(language).name();
        let whom = |whom: String| {
            if whom.starts_with("<@") {
                whom
            } else {
                t::SOMEBODY.say(lang).to_owned()
            }
        };
        match self {
            Self::Channels(0) => t::did_allow_everywhere(lang, who),
            Self::Channels(count) => t::did_choose_channels(lang, who, count),
            Self::ModeratorRole(Some(id)) => t::did_choose_moderators(lang, who, role(id)),
            Self::ModeratorRole(None) => t::did_remove_moderators(lang, who),
            Self::PlayersRole(Some(id)) => t::did_choose_players(lang, who, role(id)),
            Self::PlayersRole(None) => t::did_remove_players(lang, who),
            Self::Pings(on) => t::did_turn_pings(lang, on, who),
            Self::OpenHistory(open) => t::did_open_history(lang, open, who),
            Self::SharedResults(shared) => t::did_share(lang, shared, who),
            Self::Reports(Some(id)) => t::did_choose_reports(lang, who, channel(id)),
            Self::Reports(None) => t::did_stop_reports(lang, who),
            Self::NewAccounts(days) => t::did_choose_new_accounts(lang, who, days),
            Self::Language(Some(to)) => t::did_choose_language(lang, who, name(&to)),
            Self::Language(None) => t::did_choose_no_language(lang, who),
            Self::ChannelLanguage(id, Some(to)) => {
                t::did_choose_channel_language(lang, who, name(&to), channel(id))
            }
            Self::ChannelLanguage(id, None) => {
                t::did_choose_no_channel_language(lang, who, channel(id))
            }
            Self::Preset(game, id, pins) => {
                let name = registry::name_of(&game);
                t::did_pin(lang, pins, who, name, channel(id))
            }
            Self::Banned(person, until) => {
                let date = until.map(|at| moment(WallTime(at), Style::DateAndTime));
                let until = date.as_ref().map_or(Until::ForGood, |_| Until::Date);
                t::did_ban(lang, who, whom(person), until, date.unwrap_or_default())
            }
            Self::LiftedBan(person) => t::did_lift_ban(lang, who, whom(person)),
            Self::Removed(number) => t::did_remove(lang, who, number),
            Self::Freed(number) => t::did_free(lang, who, number),
            Self::ChoseHost(number) => t::did_choose_host(lang, who, number),
            Self::Offered(number) => t::did_offer(lang, who, number),
            Self::Reported(number) => t::did_report(lang, who, number),
            Self::Ended(number) => t::did_end(lang, who, number),
            Self::Restored(number) => t::did_restore(lang, who, number),
            Self::Voided(number, why) => t::did_void(lang, who, number, safe_text(&why)),
        }
    }
}

/// What somebody did, as it was stored. Earlier versions stored English to follow the name, which is kept as long as any entry.
pub(crate) fn in_words(stored: &str, who: &str, lang: Lang) -> String {
    let deed = serde_json::from_str::<Deed>(stored);
    deed.map_or_else(
        |_| format!("{who} {stored}"),
        |deed| deed.in_words(who, lang),
    )
}

/// Notes that somebody has done this on a server. What they did is done, so a failure is only logged.
pub(crate) async fn add(bot: &Bot, asker: &Asker, deed: Deed) {
    // Nobody moderates a direct message.
    let Some(guild) = asker.location.guild else {
        return;
    };
    let action = AdminAction {
        guild: ids::text(guild),
        user: ids::text(asker.person.id),
        at: bot.clock.now(),
        what: deed.code(),
    };
    if let Err(error) = bot.write(move |tx| tx.log_admin_action(&action)).await {
        tracing::warn!(server = guild.get(), %error, "could not log what an admin or moderator did");
    }
}
