//! Interactions over HTTP: each is signed and sent to the address that was entered for the application, and the response is the
//! answer. Source: <https://docs.discord.com/developers/interactions/overview#preparing-for-interactions>

use crate::outgoing::{Endpoint, Outgoing};
use crate::shared::{Shared, stopped};
use crate::world::tokens::token;
use reqwest::Client;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::sync::{Semaphore, mpsc};

/// How long the requests may take with which an address is checked.
const CHECK_PATIENCE: Duration = Duration::from_secs(3);

/// How many requests are under way at a time: each needs two open files where the bot runs in the same process.
const AT_ONCE: usize = 100;

/// How long an idle connection is kept: shorter than a bot may keep one.
const IDLE: Duration = Duration::from_secs(4);

/// Sends interactions over the gateway again.
pub(crate) fn clear(shared: &Shared) {
    let mut world = shared.world();
    world.live.endpoint = None;
    world.publish_bot_state();
}

/// Sends interactions to this address from now on, if it passes the check: it must answer a PING, and refuse it with a wrong signature.
pub(crate) async fn enter(shared: &Arc<Shared>, url: &str) -> Result<(), String> {
    clear(shared);
    let client = Client::builder().no_proxy().pool_idle_timeout(IDLE).build();
    let client = client.map_err(|error| error.to_string())?;
    let ping = {
        let mut world = shared.world();
        let id = world.next_id();
        json!({
            "id": id.to_string(), "application_id": world.bot.id.to_string(), "type": 1, "token": token(id), "version": 1,
            "entitlements": [], "user": world.user(world.guild.owner),
        })
        .to_string()
    };
    for is_right in [true, false] {
        let signed = if is_right { ping.as_str() } else { "" };
        let sent = tokio::time::timeout(CHECK_PATIENCE, post(shared, &client, url, &ping, signed));
        let (status, body) = sent.await.ok().flatten().ok_or("there is no response")?;
        let body: Value = serde_json::from_slice(&body).unwrap_or_default();
        if is_right && (status != 200 || body["type"] != 1) {
            return Err(format!("the response to a PING is {status} {body}"));
        }
        if !is_right && status != 401 {
            return Err(format!("the response to a wrong signature is {status}"));
        }
    }
    let (queue, outgoing) = mpsc::unbounded_channel();
    let url = url.to_owned();
    tokio::spawn(deliver(Arc::clone(shared), client, url.clone(), outgoing));
    let mut world = shared.world();
    world.live.endpoint = Some(Endpoint { url, queue });
    world.publish_bot_state();
    Ok(())
}

/// Sends what is queued, until the address is replaced or the playground stops.
async fn deliver(
    shared: Arc<Shared>,
    client: Client,
    url: String,
    mut queue: mpsc::UnboundedReceiver<Outgoing>,
) {
    let mut stop = shared.stop.subscribe();
    let slots = Arc::new(Semaphore::new(AT_ONCE));
    loop {
        let outgoing = tokio::select! {
            outgoing = queue.recv() => outgoing,
            () = stopped(&mut stop) => None,
        };
        let Some(outgoing) = outgoing else { return };
        let (shared, client, url) = (Arc::clone(&shared), client.clone(), url.clone());
        let slots = Arc::clone(&slots);
        tokio::spawn(async move {
            // Never closed.
            let _slot = slots.acquire().await;
            let payload = &outgoing.payload;
            // The window is kept by the playground's clock, too; this one ends the request.
            let window = shared.settings.ack_window;
            for time in 0..outgoing.times {
                let sent = post(&shared, &client, &url, payload, payload);
                let response = tokio::time::timeout(window, sent).await.ok().flatten();
                // Only the first response to an interaction counts.
                if time == 0 {
                    shared.world().responded(outgoing.id, response);
                }
            }
        });
    }
}

/// The status and body of the response; `None` if there is none.
async fn post(
    shared: &Shared,
    client: &Client,
    url: &str,
    body: &str,
    signed: &str,
) -> Option<(u16, Vec<u8>)> {
    // The machine's time: the one whose clock is checked need not live in the playground's time.
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let timestamp = now.unwrap_or_default().as_secs().to_string();
    let request = client
        .post(url)
        .header("content-type", "application/json")
        .header(
            "user-agent",
            "Discord-Interactions/1.0 (+https://discord.com)",
        )
        .header(
            "x-signature-ed25519",
            shared.signer.sign(&timestamp, signed.as_bytes()),
        )
        .header("x-signature-timestamp", timestamp)
        .body(body.to_owned());
    let response = request.send().await.ok()?;
    let status = response.status().as_u16();
    Some((status, response.bytes().await.ok()?.to_vec()))
}
