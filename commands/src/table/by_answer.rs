//! Shows boards where the bot is no member, through the answers to presses.

use db::TableId;
use serenity::all::MessageId;

use crate::bot::Bot;
use crate::protocol::answer::{self, Message, without_address};
use crate::state::board_tokens::BoardToken;
use crate::state::in_flight::Update;
use crate::table_name::table_name;

/// Shows a board through an answer: edits it, or posts it once more if no answer can edit it; the older message becomes a link at the
/// next press on it. Without either, the board waits for the next press. Returns whether to try again, because Discord was too busy or
/// out of reach, and the message that was posted.
pub(crate) async fn show(bot: &Bot, table: TableId, board: &Message) -> (bool, Option<MessageId>) {
    let now = bot.clock.now();
    let Some(drawn) = bot.board_tokens.get(table, now) else {
        let Some(token) = bot.board_tokens.take_spare(table, now) else {
            return (false, None);
        };
        return match answer::follow_up_for_all(&bot.http, &token, board).await {
            Ok(posted) => {
                let message = Some(posted);
                let at = now;
                let drawn = BoardToken { token, message, at };
                bot.board_tokens.note(table, drawn);
                (false, message)
            }
            Err(error) => {
                tracing::info!(
                    table = table_name(table),
                    error = %without_address(&error),
                    "could not post a board through an answer"
                );
                (false, None)
            }
        };
    };
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
        return (overtaken, None);
    };
    let again = answer::is_transient(&error);
    if !again {
        bot.board_tokens.forget(table, &drawn.token);
    }
    tracing::info!(
        table = table_name(table),
        error = %without_address(&error),
        "could not edit a board through an answer"
    );
    (again, None)
}
