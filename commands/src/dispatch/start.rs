//! What every start does, whether interactions come over the gateway or over HTTP.

use std::sync::Arc;
use std::time::Duration;

use crate::bot::Bot;
use crate::protocol::registered;

/// How long the commands wait for the pictures, so that the first boards have them. At a new application Discord may take minutes for
/// them all, and people can play without.
const HEAD_START: Duration = Duration::from_secs(5);

/// How long a shutdown waits for running tasks.
pub(crate) const DRAIN: Duration = Duration::from_secs(3);

/// Uploads the pictures and registers the commands, in the background.
pub(crate) fn prepare(bot: &Arc<Bot>) {
    bot.spawn_until_stop(|bot| async move {
        let mut upload = Box::pin(bot.emoji.upload(&bot.http));
        let early = tokio::time::timeout(HEAD_START, &mut upload).await;
        registered::register(&bot.http, &bot.store, &bot.commands).await;
        if early.is_err() {
            upload.await;
        }
    });
}
