//! The least that can answer interactions over HTTP: it checks the signature, decodes nothing but the type, and answers with a constant
//! embed and three buttons. No rules, no storage, no log.
//!
//! It is this bench started again as a process of its own, so that it can be measured like ours.

use std::sync::Arc;

use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use poise::serenity_prelude as serenity;
use ring::signature::{ED25519, UnparsedPublicKey};
use serde::Deserialize;
use serde_json::{Value, json};
use serenity::HttpBuilder;

type Key = Arc<UnparsedPublicKey<Vec<u8>>>;

#[derive(Deserialize)]
struct Interaction {
    #[serde(rename = "type")]
    kind: u8,
}

fn bytes(hex: &str) -> Option<Vec<u8>> {
    (0..hex.len())
        .step_by(2)
        .map(|at| u8::from_str_radix(hex.get(at..at + 2)?, 16).ok())
        .collect()
}

fn is_signed(key: &Key, headers: &HeaderMap, body: &[u8]) -> Option<bool> {
    let header = |name| headers.get(name)?.to_str().ok();
    let mut signed = header("x-signature-timestamp")?.as_bytes().to_vec();
    signed.extend_from_slice(body);
    let signature = bytes(header("x-signature-ed25519")?)?;
    Some(key.verify(&signed, &signature).is_ok())
}

fn message() -> Value {
    let buttons = ["one", "two", "three"];
    let buttons =
        buttons.map(|name| json!({"type": 2, "style": 2, "label": name, "custom_id": name}));
    json!({
        "embeds": [{"title": "Empty", "description": "Nothing is played here.\nWhichever button is pressed, this stays as it is."}],
        "components": [{"type": 1, "components": buttons}],
    })
}

async fn answer(State(key): State<Key>, headers: HeaderMap, body: Bytes) -> Response {
    if is_signed(&key, &headers, &body) != Some(true) {
        return StatusCode::UNAUTHORIZED.into_response();
    }
    let Ok(Interaction { kind }) = serde_json::from_slice(&body) else {
        return StatusCode::BAD_REQUEST.into_response();
    };
    // A ping, a command, or a press.
    let answer = match kind {
        1 => json!({"type": 1}),
        2 => json!({"type": 4, "data": message()}),
        _ => json!({"type": 7, "data": message()}),
    };
    let json = [(header::CONTENT_TYPE, "application/json")];
    (json, answer.to_string()).into_response()
}

/// Runs until the process is killed.
#[tokio::main]
pub(crate) async fn run(token: &str, api_url: &str, listen: &str, public_key: &str) {
    let http = HttpBuilder::new(token)
        .proxy(api_url)
        .ratelimiter_disabled(true)
        .build();
    let own = http.get_current_application_info().await;
    http.set_application_id(own.expect("an application").id);
    let command = json!([{"name": "empty", "description": "Shows three buttons"}]);
    let registered = http.create_global_commands(&command).await;
    registered.expect("a registered command");
    let key = bytes(public_key).expect("hexadecimal");
    let router = Router::new()
        .route("/interactions", post(answer))
        .with_state(Arc::new(UnparsedPublicKey::new(&ED25519, key)));
    let listener = tokio::net::TcpListener::bind(listen).await;
    let served = axum::serve(listener.expect("a free port"), router).await;
    served.expect("a server");
}
