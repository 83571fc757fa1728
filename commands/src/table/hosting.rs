//! `/table remove` and `/table host`: a host removes a player before the game starts, or makes another player the host.

use std::sync::Arc;

use db::{Phase, StoredTable};

use crate::bot::Bot;
use crate::context::{CommandContext, Person};
use crate::error::CommandError;
use crate::ids;
use crate::protocol::answer::{Answer, Message};
use crate::reply::{FollowUp, Reply};
use crate::table::load::stored;
use crate::table::{invite, moderation_log, permissions, pick};
use crate::table_name::table_name;
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
    let now = stored(bot, table).await?;
    let player = named_player(context, &now, moderator)?;
    if now.head.phase != Phase::Lobby {
        return Err(CommandError::user(
            "This table is in play. The house plays for players who are away; `/table replace` asks somebody to take over a seat.",
        ));
    }
    if player.id == context.person.id {
        return Err(CommandError::user("To leave yourself, press Leave."));
    }
    let invited = now.invitations.iter().find(|invitation| {
        invitation.keeps_seat(bot.clock.now()) && ids::user(&invitation.user) == Some(player.id)
    });
    if let Some(invitation) = invited {
        let at = bot.clock.now();
        let user = invitation.user.clone();
        bot.write(move |tx| tx.uninvite(table, &user, at)).await?;
        let over = format!(
            "The invitation to table {} was taken back.",
            table_name(table)
        );
        let ended = std::slice::from_ref(invitation);
        invite::end_calls(bot, &now.head, ended, Some(&over));
        log_moderator(bot, context, &now, "freed a kept seat at").await;
        let words = format!(
            "{} has freed the seat that was kept for {} at table {}.",
            words::safe_name(&context.person.name),
            words::safe_name(&player.name),
            table_name(table)
        );
        let said = Answer::Show(Box::new(Message::new(words)));
        return Ok(Reply::from(said).then(FollowUp::Redraw(table)));
    }
    let (user, at) = (ids::text(player.id), bot.clock.now());
    let left = bot.write(move |tx| tx.leave(table, &user, at)).await;
    let empty = left.map_err(|error| not_seated(error, player))?;
    if empty {
        invite::end_calls(bot, &now.head, &now.invitations, None);
    }
    log_moderator(bot, context, &now, "removed a player from").await;
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
    let now = stored(bot, table).await?;
    let player = named_player(context, &now, moderator)?;
    entry.clear();
    let (user, at) = (ids::text(player.id), bot.clock.now());
    let chosen = bot.write(move |tx| {
        tx.set_host(table, &user)?;
        tx.host_acts(table, &user, at)
    });
    chosen.await.map_err(|error| not_seated(error, player))?;
    log_moderator(bot, context, &now, "chose another host for").await;
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

/// The player named in the command, if the user is allowed to do this.
fn named_player<'a>(
    context: &'a CommandContext,
    now: &StoredTable,
    moderator: bool,
) -> Result<&'a Person, CommandError> {
    let head = &now.head;
    if !is_host(context, now) && !moderator {
        let host = now.seats.iter().find(|seat| seat.user == head.host);
        let name = table_name(head.id);
        return Err(CommandError::user(match host {
            Some(host) => {
                let host = words::safe_name(&host.name);
                format!("Only {host}, the host of table {name}, can do that.")
            }
            None => format!("Only the host of table {name} can do that."),
        }));
    }
    if head.ended.is_some() {
        return Err(CommandError::user(format!(
            "Table {} has ended.",
            table_name(head.id)
        )));
    }
    context
        .player
        .as_ref()
        .ok_or_else(|| CommandError::user("Choose the player with the option `player`."))
}

fn not_seated(error: db::Error, player: &Person) -> CommandError {
    match error {
        db::Error::NotSeated => CommandError::user(format!(
            "{} has no seat at this table.",
            words::safe_name(&player.name)
        )),
        error => error.into(),
    }
}
