//! The network between a process and Discord: calls are late, lost on the way there or back, or refused. What is on its way arrives
//! although the process that sent it is dead.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use commands::SimulatedDiscord;
use futures_util::future::BoxFuture;
use reqwest::{Error, Request, Response};
use serde_json::{Value, json};
use tokio::sync::oneshot;
use tokio::time::sleep;

use crate::hall::Hall;
use crate::weather::Kind;

/// Discord's code where a message is deleted.
const UNKNOWN_MESSAGE: u32 = 10_008;

/// The way of one process to Discord.
pub(crate) struct Network {
    pub(crate) hall: Arc<Hall>,
    pub(crate) process: usize,
}

impl SimulatedDiscord for Network {
    fn call(&self, request: Request) -> BoxFuture<'static, Result<Response, Error>> {
        let (hall, process) = (Arc::clone(&self.hall), self.process);
        let (send, answer) = oneshot::channel();
        tokio::spawn(async move {
            let answer = carry(&hall, process, request).await;
            // Whoever asked may be dead, or wait no longer.
            _ = send.send(answer);
        });
        Box::pin(async move {
            match answer.await {
                Ok(Some((status, body))) => Ok(response(status, body)),
                Ok(None) | Err(_) => Err(broken()),
            }
        })
    }
}

/// The status and body of the answer; `None` if the connection breaks.
async fn carry(hall: &Hall, process: usize, request: Request) -> Option<(u16, Vec<u8>)> {
    let (chance, weather) = (&hall.chance.network, &hall.weather);
    let request: http::Request<reqwest::Body> = request.try_into().ok()?;
    let (parts, body) = request.into_parts();
    let body = axum::body::to_bytes(Body::new(body), usize::MAX).await;
    let body = body.ok()?.to_vec();
    let what = format!("{process} {} {}", parts.method, parts.uri.path());
    let stormy = weather.is_stormy();
    let (before, after) = if stormy && chance.one_in(12) {
        weather.trouble();
        (chance.millis(200, 4_000), chance.millis(0, 2_000))
    } else {
        (chance.millis(5, 60), chance.millis(5, 40))
    };
    sleep(before).await;
    if weather.now() == Kind::Outage || (stormy && chance.one_in(40)) {
        weather.trouble();
        hall.trace.note(&format!("{what} lost on the way there"));
        return None;
    }
    if stormy && chance.one_in(40) {
        weather.trouble();
        let status = [429, 500, 502, 503][chance.below(4)];
        hall.trace.note(&format!("{what} refused with {status}"));
        let body = json!({ "message": "busy", "retry_after": 0.3, "code": 0, "global": false });
        return Some((status, body.to_string().into_bytes()));
    }
    if parts.uri.path().ends_with("/emojis") {
        // An application without pictures: to draw them would take longer than the evening.
        return Some((403, b"{}".to_vec()));
    }
    let call = http::Request::from_parts(parts.clone(), Body::from(body.clone()));
    let (status, answer) = hall.play.call(call).await;
    let sent: Value = serde_json::from_slice(&body).unwrap_or_default();
    hall.trace
        .note(&format!("{what} {} -> {status}", shown(&sent)));
    hall.watch
        .taken(hall, parts.method.as_str(), parts.uri.path(), &sent, status);
    if status == 404 {
        let refused: Value = serde_json::from_slice(&answer).unwrap_or_default();
        if refused["code"] == UNKNOWN_MESSAGE {
            hall.watch.pressed_is_gone(parts.uri.path());
        }
    }
    sleep(after).await;
    if stormy && chance.one_in(40) {
        weather.trouble();
        hall.trace.note(&format!("{what} lost on the way back"));
        return None;
    }
    Some((status, answer.to_vec()))
}

/// What was sent, without what is made up anew in every run.
fn shown(sent: &Value) -> String {
    let mut sent = sent.clone();
    if let Some(fields) = sent.as_object_mut() {
        fields.remove("nonce");
        // Pictures.
        fields.remove("image");
    }
    sent.to_string()
}

fn response(status: u16, body: Vec<u8>) -> Response {
    let mut response = http::Response::new(body);
    *response.status_mut() = http::StatusCode::from_u16(status).unwrap_or_default();
    response.into()
}

/// An error that says as little as a connection that breaks in the middle.
fn broken() -> Error {
    let nowhere = http::Request::new(Vec::new());
    Request::try_from(nowhere).expect_err("it has no address")
}

/// How long an interaction takes to a process.
pub(crate) fn delivery(hall: &Hall) -> Duration {
    let chance = &hall.chance.network;
    if hall.weather.is_stormy() && chance.one_in(15) {
        hall.weather.trouble();
        return chance.millis(200, 3_500);
    }
    chance.millis(5, 80)
}
