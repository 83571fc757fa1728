//! Interactions over HTTP: each is signed and sent to the address that was entered for the application, and the response is the
//! answer. Several addresses get the interactions in turn, as from a load balancer. Source:
//! <https://docs.discord.com/developers/interactions/overview#preparing-for-interactions>

use crate::error::ensure;
use crate::outgoing::{Endpoint, Outgoing};
use crate::shared::{Shared, stopped};
use crate::world::tokens::token;
use reqwest::Client;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::sync::{Semaphore, mpsc};

/// The time limit for the requests that check an address.
const CHECK_TIMEOUT: Duration = Duration::from_secs(3);

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

/// Sends interactions to these addresses in turn from now on, if each passes the check: it must answer a PING, and refuse it with a wrong
/// signature.
pub(crate) async fn enter(shared: &Arc<Shared>, urls: &[String]) -> Result<(), String> {
    clear(shared);
    let client = Client::builder().no_proxy().pool_idle_timeout(IDLE).build();
    let client = client.map_err(|error| error.to_string())?;
    ensure(!urls.is_empty(), "there is no address")?;
    let sender = Arc::new(Sender {
        shared: Arc::clone(shared),
        client,
    });
    for url in urls {
        sender.check(url).await?;
    }
    let (queue, outgoing) = mpsc::unbounded_channel();
    let urls: Arc<[String]> = urls.into();
    let endpoint = Endpoint {
        urls: urls.to_vec(),
        queue,
    };
    tokio::spawn(sender.deliver(urls, outgoing));
    let mut world = shared.world();
    world.live.endpoint = Some(endpoint);
    world.publish_bot_state();
    Ok(())
}

/// Sends requests to the bot's addresses.
struct Sender {
    shared: Arc<Shared>,
    client: Client,
}

impl Sender {
    async fn check(&self, url: &str) -> Result<(), String> {
        let ping = {
            let mut world = self.shared.world();
            let id = world.next_id();
            json!({
                "id": id.to_string(), "application_id": world.bot.id.to_string(), "type": 1, "token": token(id), "version": 1,
                "entitlements": [], "user": world.user(world.guild.owner),
            })
            .to_string()
        };
        for is_right in [true, false] {
            let signed = if is_right { ping.as_str() } else { "" };
            let sent = tokio::time::timeout(CHECK_TIMEOUT, self.post(url, &ping, signed));
            let (status, body) = sent
                .await
                .ok()
                .and_then(Result::ok)
                .ok_or("there is no response")?;
            let body: Value = serde_json::from_slice(&body).unwrap_or_default();
            if is_right && (status != 200 || body["type"] != 1) {
                return Err(format!("the response to a PING is {status} {body}"));
            }
            if !is_right && status != 401 {
                return Err(format!("the response to a wrong signature is {status}"));
            }
        }
        Ok(())
    }

    /// Sends what is queued, until the addresses are replaced or the playground stops.
    async fn deliver(
        self: Arc<Self>,
        urls: Arc<[String]>,
        mut queue: mpsc::UnboundedReceiver<Outgoing>,
    ) {
        let mut stop = self.shared.stop.subscribe();
        let slots = Arc::new(Semaphore::new(AT_ONCE));
        let mut turn = 0;
        loop {
            let outgoing = tokio::select! {
                outgoing = queue.recv() => outgoing,
                () = stopped(&mut stop) => None,
            };
            let Some(outgoing) = outgoing else { return };
            let (sender, urls) = (Arc::clone(&self), Arc::clone(&urls));
            let first = turn;
            turn = (turn + 1) % urls.len();
            let slots = Arc::clone(&slots);
            tokio::spawn(async move {
                // Never closed.
                let _slot = slots.acquire().await;
                // The window is kept by the playground's clock, too; this one ends the request.
                let window = sender.shared.settings.ack_window;
                for time in 0..outgoing.times {
                    let sent = sender.post_to_any(&urls, first, &outgoing.payload);
                    let response = tokio::time::timeout(window, sent).await.ok().flatten();
                    // Only the first response to an interaction counts.
                    if time == 0 {
                        sender.shared.world().responded(outgoing.id, response);
                    }
                }
            });
        }
    }

    /// Sends an interaction to the next address, from this one on, that does not refuse the connection.
    async fn post_to_any(
        &self,
        urls: &[String],
        first: usize,
        payload: &str,
    ) -> Option<(u16, Vec<u8>)> {
        for at in 0..urls.len() {
            let url = &urls[(first + at) % urls.len()];
            match self.post(url, payload, payload).await {
                Ok(response) => return Some(response),
                Err(error) if error.is_connect() => {}
                Err(error) => {
                    tracing::debug!(%error, "an interaction got no response");
                    return None;
                }
            }
        }
        None
    }

    /// The status and body of the response.
    async fn post(
        &self,
        url: &str,
        body: &str,
        signed: &str,
    ) -> Result<(u16, Vec<u8>), reqwest::Error> {
        // The machine's time: the one whose clock is checked need not live in the playground's time.
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let timestamp = now.unwrap_or_default().as_secs().to_string();
        let signature = self.shared.signer.sign(&timestamp, signed.as_bytes());
        let agent = "Discord-Interactions/1.0 (+https://discord.com)";
        let request = self.client.post(url).body(body.to_owned());
        let request = request
            .header("content-type", "application/json")
            .header("user-agent", agent)
            .header("x-signature-ed25519", signature)
            .header("x-signature-timestamp", timestamp);
        let response = request.send().await?;
        let status = response.status().as_u16();
        Ok((status, response.bytes().await?.to_vec()))
    }
}
