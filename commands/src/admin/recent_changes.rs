//! What the admins and moderators of a server did recently, as `/settings` shows it.

use db::{AdminAction, Tx, is_forgotten};
use serenity::all::{CreateEmbed, GuildId};

use crate::bot::Bot;
use crate::error::Result;
use crate::ids;
use crate::protocol::answer::{Answer, Message};
use crate::reply::Reply;
use crate::table::moderation_log::KEPT;
use crate::time::moment::{Style, moment};

/// Entries on the panel.
const ON_PANEL: u32 = 4;

/// Entries on the list. Each takes up to 120 characters of the 4,096 that Discord allows for them.
const ON_LIST: u32 = 30;

/// The latest entries, for the panel.
pub(crate) fn panel_lines(tx: Tx<'_>, guild: &str) -> Result<String, db::Error> {
    let actions = tx.admin_actions_on(guild, ON_PANEL)?;
    Ok(if actions.is_empty() {
        "nothing yet".to_owned()
    } else {
        in_lines(&actions)
    })
}

/// A longer list, privately. The caller has checked that it is for an admin.
pub(crate) async fn show(bot: &Bot, guild: Option<GuildId>) -> Result<Reply> {
    let guild = ids::guild_text(guild);
    let actions = bot.read(move |tx| tx.admin_actions_on(&guild, ON_LIST));
    let actions = actions.await?;
    let mut message = Message::new(format!(
        "What admins and moderators did here, latest first. Entries are deleted after {} days.",
        KEPT.as_secs() / (24 * 60 * 60)
    ));
    message
        .embeds
        .push(CreateEmbed::new().description(if actions.is_empty() {
            "Nothing yet.".to_owned()
        } else {
            in_lines(&actions)
        }));
    Ok(Answer::Private(Box::new(message)).into())
}

fn in_lines(actions: &[AdminAction]) -> String {
    let line = |action: &AdminAction| {
        let who = if is_forgotten(&action.user) {
            "Somebody whose data was deleted".to_owned()
        } else {
            format!("<@{}>", action.user)
        };
        format!(
            "{} · {who} {}",
            moment(action.at, Style::Relative),
            action.what
        )
    };
    let lines: Vec<String> = actions.iter().map(line).collect();
    lines.join("\n")
}
