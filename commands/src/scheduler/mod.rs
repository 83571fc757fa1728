//! Background jobs: due work at tables, turn pings, unused lobbies and retention. `tables::clocks` works out when something is
//! due; the work is done here.

mod announcements;
pub(crate) mod boards;
mod due;
pub(crate) mod pings;
mod sweep;
mod timekeeper;

use std::sync::Arc;
use std::time::{Duration, SystemTime};

use crate::bot::Bot;
use crate::protocol::http::Http;
use crate::protocol::shards::Link;

/// How often serenity's rate limiter is cleared. Until then it keeps 181 bytes for each interaction.
const CLEARING: Duration = Duration::from_secs(300);

/// Runs all background jobs for as long as the bot runs. Call it before Discord can be connected.
pub(crate) async fn run(bot: Arc<Bot>, link: Link) {
    tokio::join!(
        due::forever(&bot, &link),
        timekeeper::forever(&bot),
        announcements::forever(&bot),
        boards::forever(&bot),
        sweep::forever(&bot),
        clear_rate_limiter(&bot.http)
    );
}

/// serenity keeps a bucket for every interaction that it ever answered (serenity 0.12.5, http/ratelimiting.rs). This drops those
/// whose limit has expired.
async fn clear_rate_limiter(http: &Http) {
    let Some(limiter) = &http.serenity.ratelimiter else {
        return;
    };
    loop {
        tokio::time::sleep(CLEARING).await;
        let (now, routes) = (SystemTime::now(), limiter.routes());
        routes.write().await.retain(|_, bucket| {
            bucket.try_lock().map_or(true, |bucket| {
                bucket.reset().is_some_and(|reset| reset > now)
            })
        });
    }
}

#[cfg(test)]
mod tests {
    use serenity::all::InteractionId;
    use serenity::http::Route;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn the_rate_limiter_drops_expired_interactions() {
        let http = Http::from(serenity::all::Http::new("no token is needed for this"));
        let routes = http.serenity.ratelimiter.as_ref();
        let routes = routes.expect("it is on by default").routes();
        for number in 1..=1_000 {
            let interaction_id = InteractionId::new(number);
            let route = Route::InteractionResponse {
                interaction_id,
                token: "t",
            };
            routes
                .write()
                .await
                .entry(route.ratelimiting_bucket())
                .or_default();
        }
        assert_eq!(routes.read().await.len(), 1_000);
        tokio::select! {
            () = clear_rate_limiter(&http) => {}
            () = tokio::time::sleep(CLEARING + Duration::from_secs(1)) => {}
        }
        assert_eq!(routes.read().await.len(), 0);
    }
}
