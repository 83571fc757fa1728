//! What every start does, whether interactions come over the gateway or over HTTP: one process at a time, so that the others find it done.

use std::sync::Arc;
use std::time::Duration;

use crate::bot::Bot;
use crate::error::Error;
use crate::leases::START;
use crate::protocol::registered;
use crate::table::board::redraw::redraw;

/// How long the commands wait for the pictures, so that the first boards have them. At a new application Discord may take minutes for
/// them all, and people can play without.
const HEAD_START: Duration = Duration::from_secs(5);

/// After so long the commands that Discord did not take are registered again, and each time after twice as long, up to the second.
const FIRST_PAUSE: Duration = Duration::from_secs(5);
const LONGEST_PAUSE: Duration = Duration::from_secs(60 * 60);

/// How long a shutdown waits for running tasks.
pub(crate) const DRAIN: Duration = Duration::from_secs(3);

/// What comes of a part of the start; `None` if the bot is to stop before.
pub(crate) async fn unless<T>(
    shutdown: impl Future<Output = ()>,
    part: impl Future<Output = Result<T, Error>>,
) -> Result<Option<T>, Error> {
    tokio::select! {
        biased;
        () = shutdown => Ok(None),
        done = part => done.map(Some),
    }
}

/// Uploads the pictures and registers the commands, in the background.
pub(crate) fn prepare(bot: &Arc<Bot>) {
    let own = Arc::clone(bot);
    bot.tasks.spawn(async move {
        let bot = &*own;
        if !bot.leases.take(START).await.unwrap_or(false) {
            // Another process is uploading the pictures, which may take long; the uploaded ones can already be shown.
            let found = async {
                drop(bot.emoji.find(&bot.http).await);
                draw_again(&own, false);
            };
            bot.tasks.until_stop(found).await;
        }
        bot.leases.under(START, &bot.tasks, work(&own)).await;
    });
}

/// Draws the boards again that were drawn with fewer pictures.
fn draw_again(bot: &Arc<Bot>, knows_all: bool) {
    for table in bot.shown_boards.take_plain(knows_all) {
        redraw(bot, table);
    }
}

async fn work(bot: &Arc<Bot>) {
    let mut upload = Box::pin(async {
        bot.emoji.upload(&bot.http).await;
        draw_again(bot, true);
    });
    let mut uploaded = false;
    let head_start =
        async { uploaded = tokio::time::timeout(HEAD_START, &mut upload).await.is_ok() };
    bot.tasks.until_stop(head_start).await;
    if bot.tasks.is_stopping() {
        return;
    }
    // A stop does not interrupt it, because what was registered is only stored at the end.
    let register = || registered::register(&bot.http, &bot.store, &bot.commands);
    let registered = async {
        let mut pause = FIRST_PAUSE;
        while !bot.tasks.is_stopping() && register().await.is_err() {
            bot.tasks.sleep(pause).await;
            pause = (2 * pause).min(LONGEST_PAUSE);
        }
    };
    let uploaded = async {
        if !uploaded {
            bot.tasks.until_stop(upload).await;
        }
    };
    tokio::join!(registered, uploaded);
}
