//! Faults that can be injected, and those that are still pending. All of them happen on the wire, so the bot cannot tell them
//! from real ones.

use crate::error::ApiError;
use crate::outgoing::Outgoing;
use crate::route;
use crate::snowflake::Id;
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::Value;
use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Notify;

/// What happens to a REST call.
#[derive(Debug, Clone)]
pub enum Fault {
    /// This answer instead of the real one; the call has no effect.
    Status {
        /// The HTTP status.
        status: u16,
        /// The body, usually `{"code":..,"message":..}`.
        body: Value,
    },
    /// 429; the call has no effect.
    RateLimit {
        /// Seconds the bot is asked to wait.
        retry_after: f64,
        /// Whether the limit is said to be the bot's global one.
        global: bool,
    },
    /// The real answer, delayed by this much.
    Delay(Duration),
    /// The real answer, with this as the time on Discord's clock, as in a `Date` header.
    Dated(&'static str),
    /// The real answer, once somebody lets it go.
    Held(Arc<Notify>),
    /// The call takes effect, and the real answer comes once somebody lets it go.
    HeldAnswer(Arc<Notify>),
    /// The connection breaks before the call has any effect.
    Drop,
    /// The call takes effect, and the connection breaks before the answer.
    DropAnswer,
}

#[derive(Default)]
pub(crate) struct PendingFaults {
    pub(crate) rest: Vec<(String, u32, Fault)>,
    pub(crate) deaf_to_heartbeats: bool,
    /// New gateway connections are refused.
    pub(crate) turns_away: bool,
    pub(crate) turned_away: u64,
    pub(crate) doubled: u32,
    pub(crate) undecodable: u32,
    /// How many more interactions are gathered before they are delivered in reverse, and those gathered so far, oldest first.
    pub(crate) reversing: u32,
    pub(crate) gathered: Vec<Outgoing>,
    pub(crate) late: Option<Duration>,
    /// Delayed interactions, and when they are due.
    pub(crate) held: Vec<(u64, Outgoing)>,
    pub(crate) closed_to_direct: HashSet<Id>,
}

impl PendingFaults {
    /// REST faults that are not used up yet: route, how many times, name.
    pub(crate) fn pending(&self) -> Vec<(&str, u32, String)> {
        self.rest
            .iter()
            .map(|(route, times, fault)| (route.as_str(), *times, fault.named()))
            .collect()
    }

    pub(crate) fn take(&mut self, route: &str) -> Option<Fault> {
        let hit = |(name, _, _): &(String, u32, Fault)| name == route::ANY || name == route;
        let at = self.rest.iter().position(hit)?;
        let entry = &mut self.rest[at];
        entry.1 -= 1;
        let fault = entry.2.clone();
        if entry.1 == 0 {
            self.rest.remove(at);
        }
        Some(fault)
    }
}

impl Fault {
    /// Its name in a list.
    fn named(&self) -> String {
        match self {
            Self::Status { status, .. } => status.to_string(),
            Self::RateLimit { global: true, .. } => "429, global".to_owned(),
            Self::RateLimit { .. } => "429".to_owned(),
            Self::Delay(by) => format!("{by:?} late"),
            Self::Dated(time) => format!("at {time}"),
            Self::Held(_) => "held".to_owned(),
            Self::HeldAnswer(_) => "held after".to_owned(),
            Self::Drop => "broken before".to_owned(),
            Self::DropAnswer => "broken after".to_owned(),
        }
    }

    /// The refusal this fault answers with, if it answers at all.
    pub(crate) fn refusal(&self) -> Option<Response> {
        match self {
            Self::Status { status, body } => {
                let status = StatusCode::from_u16(*status);
                let status = status.unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
                Some((status, Json(body.clone())).into_response())
            }
            Self::RateLimit {
                retry_after,
                global,
            } => Some(ApiError::slow_down(*retry_after, *global).into_response()),
            _ => None,
        }
    }
}
