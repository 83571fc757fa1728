//! Shows boards where the bot is no member, through the answers to presses.

use std::time::Duration;

use db::{Error, TableId};
use serenity::all::MessageId;

use crate::bot::Bot;
use crate::protocol::answer::{self, Message, without_address};
use crate::state::board_tokens::BoardToken;
use crate::state::in_flight::Update;
use crate::table_name::table_name;

/// For how long nobody else posts a board that one process is posting, nor this one again.
const POSTING: Duration = Duration::from_secs(5);

/// Notes an answer that can edit a board. Without it the board waits for the next press.
pub(crate) async fn note(bot: &Bot, table: TableId, drawn: BoardToken) {
    if let Err(error) = bot.board_tokens.note(table, drawn).await {
        tracing::warn!(
            table = table_name(table),
            %error,
            "could not note which answer can edit a board"
        );
    }
}

/// Shows a board through an answer: edits it, or posts it once more if no answer can edit it; the older message becomes a link at the
/// next press on it. Without either, the board waits for the next press. Returns whether to try again, because Discord was too busy or
/// out of reach, or another process is posting it, and the message that was posted.
pub(crate) async fn show(
    bot: &Bot,
    table: TableId,
    board: &Message,
) -> Result<(bool, Option<MessageId>), Error> {
    match bot.board_tokens.get(table, bot.clock.now()).await? {
        Some(drawn) => Ok((edit(bot, table, board, drawn).await?, None)),
        None => post(bot, table, board).await,
    }
}

/// Returns whether to try again.
async fn edit(
    bot: &Bot,
    table: TableId,
    board: &Message,
    drawn: BoardToken,
) -> Result<bool, Error> {
    let edit = async {
        match drawn.message {
            Some(message) => {
                answer::revise_follow_up(&bot.http, &drawn.token, message, board).await
            }
            None => answer::revise(&bot.http, &drawn.token, board).await,
        }
    };
    let update = Update::edit(board.number);
    let (edited, overtaken) = bot.tables.in_flight.send(table, update, edit).await;
    let Err(error) = edited else {
        return Ok(overtaken);
    };
    tracing::info!(
        table = table_name(table),
        error = %without_address(&error),
        "could not edit a board through an answer"
    );
    let again = answer::is_transient(&error);
    if !again {
        bot.board_tokens.forget(table, &drawn.token).await?;
    }
    Ok(again)
}

/// Returns whether to try again, and the message.
async fn post(
    bot: &Bot,
    table: TableId,
    board: &Message,
) -> Result<(bool, Option<MessageId>), Error> {
    if !bot.board_tokens.has_spare(table, bot.clock.now()) {
        return Ok((false, None));
    }
    let posting = format!("board/{table}");
    if !bot.leases.take_once(&posting, POSTING).await? {
        return Ok((true, None));
    }
    let Some(spare) = bot.board_tokens.take_spare(table, bot.clock.now()) else {
        return Ok((false, None));
    };
    match answer::follow_up_for_all(&bot.http, &spare.token, board).await {
        Ok(message) => {
            let drawn = BoardToken::of_follow_up(spare, message);
            note(bot, table, drawn).await;
            Ok((false, Some(message)))
        }
        Err(error) => {
            tracing::info!(
                table = table_name(table),
                error = %without_address(&error),
                "could not post a board through an answer"
            );
            Ok((false, None))
        }
    }
}
