//! `/table remove` and `/table host`: a host removes a player before the game starts, or makes another player the host.

use std::sync::Arc;

use db::StoredTable;
use tables::acts::{host, remove as acts};

use crate::bot::Bot;
use crate::context::CommandContext;
use crate::error::CommandError;
use crate::ids;
use crate::protocol::answer::{Answer, Message};
use crate::reply::{FollowUp, Reply};
use crate::state::lobby::Lobby;
use crate::table::load::stored;
use crate::table::lobby::invite;
use crate::table::lobby_act::{Beside, lobby_act};
use crate::table::refused;
use crate::table::{moderation_log, permissions, pick};
use crate::table_name::table_name;
use crate::texts::{Act, refusals as r};
use crate::words;

/// `/table remove`
pub(crate) async fn remove(
    bot: &Arc<Bot>,
    context: &CommandContext,
) -> Result<Reply, CommandError> {
    let table = pick::pick(bot, context, false).await?;
    let moderator =
        permissions::is_moderator(bot, table, &context.location, &context.rights).await?;
    let entry = bot.tables.entry(table);
    let _acting = entry.lock().await;
    let lobby = Lobby::of(stored(bot, table).await?)?;
    let (now, who) = (&lobby.stored, lobby.caller(context.person.id, moderator));
    let player = context.player.as_ref();
    let other = player.map(|player| lobby.number(player.id));
    let removed = lobby_act(bot, &lobby, Beside::Nothing, |lobby, now| {
        acts::remove(&lobby.table, who, other.flatten(), now)
    });
    let removed = removed.await.map_err(|error| {
        error.in_words(|refusal| refused::about_player(bot, &lobby, refusal, player, Act::Remove))
    })?;
    let player = player.ok_or_else(|| CommandError::User(r::choose_the_player()))?;
    let invited = now.invitations.iter().find(|invitation| {
        invitation.keeps_seat(bot.clock.now()) && ids::user(&invitation.user) == Some(player.id)
    });
    if let Some(invitation) = invited {
        let over = format!(
            "The invitation to table {} was taken back.",
            table_name(table)
        );
        let ended = std::slice::from_ref(invitation);
        invite::end_calls(bot, &now.head, ended, Some(&over));
        log_moderator(bot, context, now, "freed a kept seat at").await;
        let words = format!(
            "{} has freed the seat that was kept for {} at table {}.",
            words::safe_name(&context.person.name),
            words::safe_name(&player.name),
            table_name(table)
        );
        let said = Answer::Show(Box::new(Message::new(words)));
        return Ok(Reply::from(said).then(FollowUp::Redraw(table)));
    }
    let empty = removed.is_some_and(|removed| removed.head.ended.is_some());
    if empty {
        invite::end_calls(bot, &now.head, &now.invitations, None);
    }
    log_moderator(bot, context, now, "removed a player from").await;
    let words = format!(
        "{} has removed {} from table {}. {}",
        words::safe_name(&context.person.name),
        words::safe_name(&player.name),
        table_name(table),
        if empty {
            "Nobody is left, so it is closed."
        } else {
            "There is a free seat."
        }
    );
    Ok(Reply::from(Answer::Show(Box::new(Message::new(words)))).then(FollowUp::Redraw(table)))
}

/// `/table host`
pub(crate) async fn hand_over(
    bot: &Arc<Bot>,
    context: &CommandContext,
) -> Result<Reply, CommandError> {
    let table = pick::pick(bot, context, false).await?;
    let moderator =
        permissions::is_moderator(bot, table, &context.location, &context.rights).await?;
    let entry = bot.tables.entry(table);
    let mut entry = entry.lock().await;
    let lobby = Lobby::of(stored(bot, table).await?)?;
    let who = lobby.caller(context.person.id, moderator);
    let player = context.player.as_ref();
    let other = player.map(|player| lobby.number(player.id));
    entry.clear();
    let chosen = lobby_act(bot, &lobby, Beside::Nothing, |lobby, _| {
        host::hand_over(&lobby.table, who, other.flatten())
    });
    chosen.await.map_err(|error| {
        error.in_words(|refusal| refused::about_player(bot, &lobby, refusal, player, Act::HandOver))
    })?;
    let player = player.ok_or_else(|| CommandError::User(r::choose_the_player()))?;
    log_moderator(bot, context, &lobby.stored, "chose another host for").await;
    let words = format!(
        "{} is now the host of table {}.",
        words::safe_name(&player.name),
        table_name(table)
    );
    Ok(Reply::from(Answer::Show(Box::new(Message::new(words)))).then(FollowUp::Redraw(table)))
}

/// Notes what somebody did at a table of which they are not the host.
async fn log_moderator(bot: &Bot, context: &CommandContext, now: &StoredTable, did: &str) {
    if !is_host(context, now) {
        let what = format!("{did} table {}", table_name(now.head.id));
        moderation_log::add(bot, &now.head.guild, context.person.id, what).await;
    }
}

fn is_host(context: &CommandContext, now: &StoredTable) -> bool {
    ids::user(&now.head.host) == Some(context.person.id)
}
