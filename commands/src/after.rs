//! What follows an answer: notes, pointers, redrawn boards. None of it can undo what is stored, so a failure is only logged.

use std::sync::Arc;
use std::time::Duration;

use db::{Head, TableId};
use serenity::all::{ChannelId, MessageId};

use crate::answer::{self, without_address};
use crate::bot::Bot;
use crate::custom_id::table_name;
use crate::press::Then;
use crate::verbs;

/// Does it.
pub(crate) async fn after(bot: &Arc<Bot>, then: Then, token: &str) {
    let done = match then {
        Then::Redraw(table) => {
            redraw(bot, table);
            Ok(())
        }
        Then::Note(words) => {
            answer::follow_up(&bot.http, token, &answer::Message::new(words), true)
                .await
                .map(drop)
        }
        Then::Learn(table) => match bot.http.get_original_interaction_response(token).await {
            Ok(message) => {
                settle(bot, table, message.channel_id, message.id).await;
                Ok(())
            }
            Err(error) => Err(error),
        },
        Then::Point {
            table,
            channel,
            message,
        } => match (
            bot.store.head(table).await,
            channel.parse(),
            message.parse(),
        ) {
            // A message that is still the newest known must not point to itself; it becomes a pointer when it is pressed.
            (Ok(Some(head)), Ok(channel), Ok(id)) if head.message != Some(message) => {
                answer::edit(
                    &bot.http,
                    ChannelId::new(channel),
                    MessageId::new(id),
                    &verbs::pointer(&head),
                )
                .await
            }
            _ => Ok(()),
        },
    };
    if let Err(error) = done {
        tracing::info!(
            "a call after the answer failed: {}",
            without_address(&error)
        );
    }
}

/// Notes where a table's board is.
async fn settle(bot: &Bot, table: TableId, channel: ChannelId, message: MessageId) {
    let (channel, message) = (channel.to_string(), message.to_string());
    let slot = bot.slot(table);
    let mut slot = slot.lock().await;
    match bot.store.set_message(table, &channel, Some(&message)).await {
        Ok(()) => {
            if let Some(live) = slot.as_mut() {
                live.channel = channel;
                live.message = Some(message);
            }
        }
        Err(error) => tracing::warn!(
            "the place of table {} was not kept: {error}",
            table_name(table)
        ),
    }
}

/// Where a table's board is.
pub(crate) fn place_of(head: &Head) -> Option<(ChannelId, MessageId)> {
    let (channel, message): (u64, u64) = (
        head.channel.parse().ok()?,
        head.message.as_ref()?.parse().ok()?,
    );
    (channel != 0 && message != 0).then(|| (ChannelId::new(channel), MessageId::new(message)))
}

/// Draws a table's public message again by an edit: at once, and then at most once a second, the latest state winning.
fn redraw(bot: &Arc<Bot>, table: TableId) {
    if !bot.redraws.begin(table) {
        return;
    }
    let bot = Arc::clone(bot);
    tokio::spawn(async move {
        while bot.redraws.next(table) {
            let drawn = {
                let slot = bot.slot(table);
                let mut slot = slot.lock().await;
                verbs::message(&bot, &mut slot, table).await
            };
            let head = bot.store.head(table).await;
            if let (Ok(message), Ok(Some(head))) = (drawn, head)
                && let Some((channel, place)) = place_of(&head)
                && let Err(error) = answer::edit(&bot.http, channel, place, &message).await
            {
                tracing::info!(
                    "the board of table {} was not edited: {}",
                    table_name(table),
                    without_address(&error)
                );
            }
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    });
}
