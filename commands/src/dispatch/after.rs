//! What follows an answer: notes, pointers, redrawn boards. None of it can undo what is stored, so a failure is only logged.

use std::sync::Arc;

use serenity::all::{ChannelId, MessageId};

use crate::admin::doctor;
use crate::bot::Bot;
use crate::reply::Then;
use crate::table::place;
use crate::table::thread;
use crate::wire::answer::{self, without_address};

/// Does it.
pub(crate) async fn after(bot: &Arc<Bot>, then: Then, token: &str) {
    let done = match then {
        Then::Redraw(table) => {
            place::redraw(bot, table);
            Ok(())
        }
        Then::Attend => {
            bot.stirred.notify_one();
            Ok(())
        }
        Then::Note(note) => answer::follow_up(&bot.http, token, *note).await,
        Then::Thread(table) => thread::open(bot, table, token).await,
        Then::Examine(call) => doctor::examine(bot, &call, token).await,
        Then::Learn(table) => match bot.http.get_original_interaction_response(token).await {
            Ok(message) => {
                place::settle(bot, table, message.channel_id, message.id).await;
                Ok(())
            }
            Err(error) => Err(error),
        },
        Then::Point {
            table,
            channel,
            message,
        } => {
            let head = bot.store.head(table).await;
            // A message that is still the newest known must not point to itself; it becomes a pointer when it is pressed.
            if let (Ok(Some(head)), Ok(channel), Ok(id)) = (head, channel.parse(), message.parse())
                && head.message != Some(message)
            {
                place::point(bot, ChannelId::new(channel), MessageId::new(id), &head).await;
            }
            Ok(())
        }
    };
    if let Err(error) = done {
        tracing::info!(
            "a call after the answer failed: {}",
            without_address(&error)
        );
    }
}
