//! Notes what admins and moderators do, so that `/settings` can show it. Only `add` writes it. Entries about bans name the person
//! whom they concern; no others do.

use std::time::Duration;

use db::AdminAction;
use serenity::all::UserId;

use crate::bot::Bot;
use crate::ids;

/// How long an entry is kept.
pub(crate) const KEPT: Duration = Duration::from_secs(90 * 24 * 60 * 60);

/// Notes that somebody has done this on a server; `what` follows their name. What they did is done, so a failure is only logged.
pub(crate) async fn add(bot: &Bot, guild: &str, person: UserId, what: impl Into<String>) {
    // Nobody moderates a direct message.
    if guild.is_empty() {
        return;
    }
    let action = AdminAction {
        guild: guild.to_owned(),
        user: ids::text(person),
        at: bot.clock.now(),
        what: what.into(),
    };
    if let Err(error) = bot.write(move |tx| tx.log_admin_action(&action)).await {
        tracing::warn!(server = guild, %error, "could not log what an admin or moderator did");
    }
}
