//! What the admins and moderators of a server did recently, as `/settings` shows it.

use db::{AdminAction, is_forgotten};
use serenity::all::{CreateEmbed, GuildId};

use crate::bot::Bot;
use crate::error::Result;
use crate::ids;
use crate::protocol::answer::Message;
use crate::reply::Reply;
use crate::table::moderation_log::{KEPT, in_words};
use crate::texts::{Lang, settings as t};
use crate::time::moment::{Style, moment};

/// Entries on the panel.
pub(crate) const ON_PANEL: u32 = 4;

/// Entries on the list. Each takes up to 120 characters of the 4,096 that Discord allows for them.
const ON_LIST: u32 = 30;

/// A longer list, privately. The caller has checked that it is for an admin.
pub(crate) async fn show(bot: &Bot, guild: Option<GuildId>, lang: Lang) -> Result<Reply> {
    let guild = ids::guild_text(guild);
    let actions = bot.read(move |tx| tx.admin_actions_on(&guild, ON_LIST));
    let actions = actions.await?;
    let entries = in_lines(&actions, t::EMPTY_LOG.say(lang), lang);
    let message = Message::new(t::log(lang, KEPT.as_secs() / (24 * 60 * 60)))
        .with_embed(CreateEmbed::new().description(entries));
    Ok(Reply::private(message))
}

/// A line for each; `nothing` where there are none.
pub(crate) fn in_lines(actions: &[AdminAction], nothing: &str, lang: Lang) -> String {
    let line = |action: &AdminAction| {
        let who = if is_forgotten(&action.user) {
            t::DELETED_PERSON.say(lang).to_owned()
        } else {
            format!("<@{}>", action.user)
        };
        let what = in_words(&action.what, &who, lang);
        format!("{} · {what}", moment(action.at, Style::Relative))
    };
    if actions.is_empty() {
        return nothing.to_owned();
    }
    let lines: Vec<String> = actions.iter().map(line).collect();
    lines.join("\n")
}
