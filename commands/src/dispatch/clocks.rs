//! Whether this machine's clock is right. With a wrong one, times are shown wrong, and interactions over HTTP are refused: what Discord
//! signs is the time on its own clock.

use std::time::Duration;

use chrono::DateTime;
use db::WallTime;
use serenity::all::LightMethod;
use serenity::http::{Request, Route};

use crate::bot::Bot;
use crate::protocol::http::Http;
use crate::protocol::signature::MAX_SKEW;
use crate::time::clock::Clock;

/// How much clocks may differ before somebody is told. Discord's is read to the second, some time after it was written.
const TOLERATED: Duration = Duration::from_secs(10);

const PERIOD: Duration = Duration::from_secs(10 * 60);

/// Compares this machine's clock with the database's and with Discord's, and says if it differs, again and again.
pub(crate) async fn watch(bot: &Bot) {
    let mut ticks = bot.clock.ticks(PERIOD);
    loop {
        if bot.store.is_shared()
            && let Ok(theirs) = bot.read(|tx| tx.database_time()).await
        {
            ahead_of("the database", theirs);
        }
        if let Some(theirs) = discords(&bot.http).await {
            let off = ahead_of("Discord", theirs);
            let off = off.filter(|ahead| ahead.unsigned_abs() > MAX_SKEW.as_secs());
            bot.settings.health.change().clock_off = off;
        }
        ticks.next().await;
    }
}

/// The time at Discord, which comes with every answer.
async fn discords(http: &Http) -> Option<WallTime> {
    let asked = http
        .request(Request::new(Route::Gateway, LightMethod::Get))
        .await;
    let answer = asked.ok()?;
    time_of(answer.headers().get("date")?.to_str().ok()?)
}

fn time_of(date: &str) -> Option<WallTime> {
    let date = DateTime::parse_from_rfc2822(date).ok()?;
    Some(WallTime(date.timestamp_millis()))
}

/// The seconds by which this machine's clock is ahead of another one, if that is too many, which is logged.
fn ahead_of(whose: &str, theirs: WallTime) -> Option<i64> {
    let seconds = difference(Clock::of_machine(), theirs)?;
    tracing::warn!(
        seconds,
        "this machine's clock and that of {whose} differ; let both follow a time server (a positive number says that this one is ahead)"
    );
    Some(seconds)
}

fn difference(ours: WallTime, theirs: WallTime) -> Option<i64> {
    let seconds = (ours.0 - theirs.0) / 1_000;
    (seconds.unsigned_abs() > TOLERATED.as_secs()).then_some(seconds)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_is_off_by_more_than_the_way_takes_is_noticed() {
        let theirs = time_of("Sun, 06 Nov 1994 08:49:37 GMT").expect("a date");
        assert_eq!(theirs, WallTime(784_111_777_000));
        for (ahead, noticed) in [
            (0, None),
            (10, None),
            (-10, None),
            (11, Some(11)),
            (-3_600, Some(-3_600)),
        ] {
            let ours = WallTime(theirs.0 + ahead * 1_000);
            assert_eq!(difference(ours, theirs), noticed);
        }
        assert_eq!(time_of("today"), None);
    }
}
