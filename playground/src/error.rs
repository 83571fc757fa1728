//! Discord's error responses, and the sentences with which its client refuses an act.
//! Source: <https://docs.discord.com/developers/topics/opcodes-and-status-codes>

use crate::snowflake::{Id, id_in};
use axum::Json;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use std::borrow::Cow;

/// A refused REST call: HTTP status, Discord's JSON error code, and for 50035 the errors by field.
#[derive(Debug, Clone)]
pub(crate) struct ApiError {
    pub(crate) status: u16,
    pub(crate) code: u32,
    pub(crate) message: Cow<'static, str>,
    pub(crate) errors: Option<Value>,
    /// Seconds to wait; only 429 has it.
    pub(crate) retry_after: Option<f64>,
    pub(crate) global: bool,
}

/// Why the client would not let a person do something, for that person to read.
pub(crate) type Sentence = String;

/// The id in a page's JSON, or the sentence that it is missing.
pub(crate) fn need_id(body: &Value, field: &str) -> Result<Id, Sentence> {
    id_in(&body[field]).ok_or_else(|| format!("{field} is missing."))
}

pub(crate) type ApiResult<T> = Result<T, ApiError>;

/// Fails unless something holds.
pub(crate) fn ensure<E>(holds: bool, otherwise: E) -> Result<(), E> {
    if holds { Ok(()) } else { Err(otherwise) }
}

impl ApiError {
    pub(crate) const fn new(status: u16, code: u32, message: &'static str) -> Self {
        Self {
            status,
            code,
            message: Cow::Borrowed(message),
            errors: None,
            retry_after: None,
            global: false,
        }
    }

    pub(crate) const NOT_FOUND: Self = Self::new(404, 0, "404: Not Found");
    pub(crate) const METHOD_NOT_ALLOWED: Self = Self::new(405, 0, "405: Method Not Allowed");
    pub(crate) const UNAUTHORIZED: Self = Self::new(401, 0, "401: Unauthorized");
    pub(crate) const UNKNOWN_CHANNEL: Self = Self::new(404, 10003, "Unknown Channel");
    pub(crate) const UNKNOWN_MESSAGE: Self = Self::new(404, 10008, "Unknown Message");
    pub(crate) const UNKNOWN_INTERACTION: Self = Self::new(404, 10062, "Unknown interaction");
    pub(crate) const UNKNOWN_WEBHOOK: Self = Self::new(404, 10015, "Unknown Webhook");
    pub(crate) const UNKNOWN_EMOJI: Self = Self::new(404, 10014, "Unknown Emoji");
    pub(crate) const DEAD_TOKEN: Self = Self::new(401, 50027, "Invalid Webhook Token");
    pub(crate) const ALREADY_ACKNOWLEDGED: Self =
        Self::new(400, 40060, "Interaction has already been acknowledged.");
    pub(crate) const TOO_MANY_FOLLOW_UPS: Self = Self::new(
        400,
        40094,
        "This interaction has reached the maximum number of follow-up messages",
    );
    pub(crate) const EMPTY_MESSAGE: Self = Self::new(400, 50006, "Cannot send an empty message");
    pub(crate) const MISSING_ACCESS: Self = Self::new(403, 50001, "Missing Access");
    pub(crate) const MISSING_PERMISSIONS: Self = Self::new(403, 50013, "Missing Permissions");
    pub(crate) const WRONG_CHANNEL_TYPE: Self =
        Self::new(400, 50024, "Cannot execute action on this channel type");
    pub(crate) const BAD_JSON: Self =
        Self::new(400, 50109, "The request body contains invalid JSON.");

    /// Errors by field, as [`check`](crate::limits::check) collects them.
    pub(crate) fn invalid_form(errors: Value) -> Self {
        Self {
            errors: Some(errors),
            ..Self::new(400, 50035, "Invalid Form Body")
        }
    }

    /// An error of one field.
    pub(crate) fn field(path: &str, code: &str, message: &str) -> Self {
        let error = json!({ "code": code, "message": message });
        Self::invalid_form(json!({ path: { "_errors": [error] } }))
    }

    pub(crate) fn slow_down(retry_after: f64, global: bool) -> Self {
        Self {
            retry_after: Some(retry_after),
            global,
            ..Self::new(429, 0, "You are being rate limited.")
        }
    }

    pub(crate) fn body(&self) -> Value {
        let mut body = json!({ "message": self.message, "code": self.code });
        if let Some(errors) = &self.errors {
            body["errors"] = errors.clone();
        }
        if let Some(seconds) = self.retry_after {
            body["retry_after"] = json!(seconds);
            body["global"] = json!(self.global);
        }
        body
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut response = (status, Json(self.body())).into_response();
        if let Some(seconds) = self.retry_after {
            let headers = response.headers_mut();
            if let Ok(value) = HeaderValue::from_str(&format!("{seconds:.3}")) {
                headers.insert("retry-after", value.clone());
                headers.insert("x-ratelimit-reset-after", value);
            }
            headers.insert("x-ratelimit-remaining", HeaderValue::from_static("0"));
            let scope = if self.global { "global" } else { "user" };
            headers.insert("x-ratelimit-scope", HeaderValue::from_static(scope));
            if self.global {
                headers.insert("x-ratelimit-global", HeaderValue::from_static("true"));
            }
        }
        response
    }
}
