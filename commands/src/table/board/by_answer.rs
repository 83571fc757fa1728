//! Shows boards where the bot is no member, through the answers to presses.

use std::time::Duration;

use db::{BoardToken, Error, TableId};
use serenity::all::MessageId;

use crate::bot::Bot;
use crate::ids;
use crate::protocol::answer::{self, Message};

/// For how long nobody else posts a board that one process is posting, nor this one again.
const POSTING: Duration = Duration::from_secs(5);

/// What an attempt to show a board came to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Attempt {
    /// It is shown, or cannot be shown for good.
    Done,
    /// It replaced a newer state: another update, or another process, was faster.
    Overtaken,
    /// Discord was too busy or out of reach, or another process is showing it.
    Failed,
}

impl Attempt {
    /// Discord has taken the message, perhaps after a newer one.
    pub(crate) fn taken(overtaken: bool) -> Self {
        if overtaken {
            Self::Overtaken
        } else {
            Self::Done
        }
    }
}

/// Notes an answer that can edit a board. Without it the board waits for the next press.
pub(crate) async fn note(bot: &Bot, table: TableId, drawn: BoardToken) {
    if let Err(error) = bot.board_tokens.note(table, drawn).await {
        tracing::warn!(%table, %error, "could not note which answer can edit a board");
    }
}

/// Shows a board through an answer: edits it, or posts it once more if no answer can edit it; the older message becomes a link at the
/// next press on it. Without either, the board waits for the next press. Returns the message that was posted, too.
pub(crate) async fn show(
    bot: &Bot,
    table: TableId,
    board: &Message,
) -> Result<(Attempt, Option<MessageId>), Error> {
    match bot.board_tokens.get(table, bot.clock.now()).await? {
        Some(drawn) => Ok((edit(bot, table, board, drawn).await?, None)),
        None => post(bot, table, board).await,
    }
}

async fn edit(
    bot: &Bot,
    table: TableId,
    board: &Message,
    drawn: BoardToken,
) -> Result<Attempt, Error> {
    let followed = ids::message(drawn.message.as_deref());
    let edit = answer::revise(&bot.http, &drawn.token, followed, board);
    let sent = bot.tables.in_flight.send(table, board.number, None, edit);
    let (edited, overtaken) = sent.await;
    let Err(error) = edited else {
        return Ok(Attempt::taken(overtaken));
    };
    tracing::info!(%table, %error, "could not edit a board through an answer");
    if answer::is_transient(&error) {
        return Ok(Attempt::Failed);
    }
    bot.board_tokens.forget(table, &drawn.token).await?;
    Ok(Attempt::Done)
}

async fn post(
    bot: &Bot,
    table: TableId,
    board: &Message,
) -> Result<(Attempt, Option<MessageId>), Error> {
    if !bot.board_tokens.has_spare(table, bot.clock.now()) {
        return Ok((Attempt::Done, None));
    }
    let posting = format!("board/{table}");
    if !bot.leases.take_once(&posting, POSTING).await? {
        return Ok((Attempt::Failed, None));
    }
    let Some(spare) = bot.board_tokens.take_spare(table, bot.clock.now()) else {
        return Ok((Attempt::Done, None));
    };
    match answer::follow_up_for_all(&bot.http, &spare.token, board).await {
        Ok((_, message)) => {
            let drawn = BoardToken {
                message: Some(ids::text(message)),
                ..spare
            };
            note(bot, table, drawn).await;
            Ok((Attempt::Done, Some(message)))
        }
        Err(error) => {
            tracing::info!(%table, %error, "could not post a board through an answer");
            Ok((Attempt::Done, None))
        }
    }
}
