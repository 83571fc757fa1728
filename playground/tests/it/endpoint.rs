//! The check of an address for interactions over HTTP, as Discord makes it when one is entered.

use crate::bot::setup;
use axum::Router;
use axum::http::{HeaderMap, StatusCode};
use axum::routing::post;
use ring::signature::{ED25519, UnparsedPublicKey};
use serde_json::{Value, json};
use std::slice;
use tokio::net::TcpListener;

fn bytes(hex: &str) -> Vec<u8> {
    let pairs = hex.as_bytes().chunks(2);
    let pairs = pairs.map(|pair| std::str::from_utf8(pair).expect("ASCII"));
    pairs
        .map(|pair| u8::from_str_radix(pair, 16).expect("hexadecimal"))
        .collect()
}

/// Serves an endpoint with this answer to what is signed, and this one to everything else; gives its address.
async fn serve(key: String, signed: (u16, Value), other: (u16, Value)) -> String {
    let answer = move |headers: HeaderMap, body: String| async move {
        let header = |name: &str| headers[name].to_str().expect("ASCII").to_owned();
        let message = header("x-signature-timestamp") + &body;
        let signature = bytes(&header("x-signature-ed25519"));
        let key = UnparsedPublicKey::new(&ED25519, bytes(&key));
        let is_signed = key.verify(message.as_bytes(), &signature).is_ok();
        let (status, body) = if is_signed { signed } else { other };
        (
            StatusCode::from_u16(status).expect("a status"),
            body.to_string(),
        )
    };
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("an address");
    let app = Router::new().route("/interactions", post(answer));
    tokio::spawn(async move { axum::serve(listener, app).await });
    format!("http://{address}/interactions")
}

#[tokio::test]
async fn an_address_is_accepted_only_if_it_answers_pings_and_refuses_wrong_signatures() {
    let (play, bot) = setup().await;
    let key = play.public_key();
    let pong = (200, json!({ "type": 1 }));
    let no = (401, json!(null));
    for (what, signed, other) in [
        ("accepts everything", pong.clone(), pong.clone()),
        ("refuses everything", no.clone(), no.clone()),
        ("answers otherwise", (200, json!({ "type": 4 })), no.clone()),
        ("refuses in its own way", pong.clone(), (403, json!(null))),
    ] {
        let url = serve(key.clone(), signed, other).await;
        let entered = play.enter_interactions_endpoints(&[url]).await;
        assert!(entered.is_err(), "{what}");
    }
    let nobody = "http://127.0.0.1:1/interactions";
    assert!(
        play.enter_interactions_endpoints(&[nobody.to_owned()])
            .await
            .is_err()
    );
    let url = serve(key, pong, no).await;
    let entered = play
        .enter_interactions_endpoints(slice::from_ref(&url))
        .await;
    assert_eq!(entered, Ok(()));
    let (_, body) = bot.get("/oauth2/applications/@me").await;
    assert_eq!(body["interactions_endpoint_url"], url);
    play.clear_interactions_endpoint();
    assert_eq!(play.interactions_endpoints(), [""; 0]);
}
