//! Rate limits: the headers on every answer, buckets like those observed on Discord if a setting asks for them, and the
//! one limit that always applies, edits of old messages.
//! Source: <https://docs.discord.com/developers/topics/rate-limits>; the numbers are observed, Discord publishes none.

use crate::error::{ApiError, ApiResult};
use crate::route;
use crate::snowflake::{Id, made_at};
use std::collections::{HashMap, VecDeque};

/// Calls, and the milliseconds they are counted over, of one route for one channel or token.
const BUCKETS: [(&str, usize, u64); 6] = [
    (route::CREATE_MESSAGE, 5, 5_000),
    (route::EDIT_MESSAGE, 5, 5_000),
    (route::DELETE_MESSAGE, 5, 1_000),
    (route::FOLLOW_UP, 5, 2_000),
    (route::EDIT_BY_TOKEN, 5, 2_000),
    (route::DELETE_BY_TOKEN, 5, 2_000),
];
/// The headers of a route without a bucket.
const ROOMY: (usize, u64) = (50, 1_000);
/// The bot's limit over all routes that are not interaction routes.
const GLOBAL: (usize, u64) = (50, 1_000);
/// Edits of messages older than an hour: the most per channel, and in how many milliseconds; beyond that, error 30046.
const OLD_MS: u64 = 60 * 60 * 1000;
const OLD_EDITS: (usize, u64) = (3, 20_000);
/// Buckets are swept when there are more than this many.
const SWEPT_AT: usize = 1_000;

#[derive(Default)]
pub(crate) struct Buckets {
    calls: HashMap<(String, String), VecDeque<u64>>,
    global: VecDeque<u64>,
    old_edits: HashMap<Id, VecDeque<u64>>,
}

/// What the `X-RateLimit` headers say.
pub(crate) struct Allowance {
    pub(crate) limit: usize,
    pub(crate) remaining: usize,
    /// Seconds until the bucket is full again.
    pub(crate) reset_after: f64,
    /// When it is full again, in seconds since 1970.
    pub(crate) reset: f64,
}

/// Takes one call out of a window; an error is how long to wait, in milliseconds.
fn take(calls: &mut VecDeque<u64>, (most, window): (usize, u64), now: u64) -> Result<(), u64> {
    while calls.front().is_some_and(|at| at + window <= now) {
        calls.pop_front();
    }
    if calls.len() >= most {
        return Err(calls.front().map_or(window, |at| at + window - now));
    }
    calls.push_back(now);
    Ok(())
}

#[expect(
    clippy::cast_precision_loss,
    reason = "milliseconds since 1970 fit a double exactly"
)]
fn seconds(ms: u64) -> f64 {
    ms as f64 / 1000.0
}

impl Buckets {
    /// Counts a call. `major` is the channel or token the route's bucket belongs to.
    pub(crate) fn spend(
        &mut self,
        route: &str,
        major: &str,
        enforced: bool,
        now: u64,
    ) -> ApiResult<Allowance> {
        let bucket = BUCKETS.iter().find(|(name, _, _)| *name == route);
        let (limit, window) = bucket.map_or(ROOMY, |(_, limit, window)| (*limit, *window));
        let full = |remaining, wait: u64| Allowance {
            limit,
            remaining,
            reset_after: seconds(wait),
            reset: seconds(now + wait),
        };
        if !enforced {
            return Ok(full(limit - 1, window));
        }
        let by_token = route.contains("/interactions/") || route.contains("/webhooks/");
        if !by_token {
            take(&mut self.global, GLOBAL, now)
                .map_err(|wait| ApiError::slow_down(seconds(wait), true))?;
        }
        if bucket.is_none() {
            return Ok(full(limit - 1, window));
        }
        let all = &mut self.calls;
        if all.len() > SWEPT_AT {
            let longest = BUCKETS.map(|(_, _, window)| window).into_iter().max();
            let longest = longest.unwrap_or(0);
            all.retain(|_, calls| calls.back().is_some_and(|at| at + longest > now));
        }
        let calls = all.entry((route.to_owned(), major.to_owned())).or_default();
        take(calls, (limit, window), now)
            .map_err(|wait| ApiError::slow_down(seconds(wait), false))?;
        let wait = calls.front().map_or(window, |at| at + window - now);
        Ok(full(limit - calls.len(), wait))
    }

    /// Counts an edit through `/channels`; 30046 if the message is old and too many old messages were edited.
    pub(crate) fn spend_old_edit(&mut self, channel: Id, message: Id, now: u64) -> ApiResult<()> {
        if made_at(message) + OLD_MS > now {
            return Ok(());
        }
        let edits = self.old_edits.entry(channel).or_default();
        take(edits, OLD_EDITS, now).map_err(|wait| ApiError {
            code: 30046,
            message:
                "Maximum number of edits to messages older than 1 hour reached. Try again later"
                    .into(),
            ..ApiError::slow_down(seconds(wait), false)
        })
    }
}
