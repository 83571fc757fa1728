//! A relay on this machine between serenity and Discord's gateway, which sees with which code Discord closes a connection.
//!
//! serenity 0.12.5 ignores a close without a code, and does not act on 4003, 4010 and 4011. It then polls the dead connection
//! without a pause until its next heartbeat is due, up to 41 seconds later (`recv_json` in gateway/ws.rs, `recv_event` in the module
//! `gateway::bridge::shard_runner`). The relay passes a close on so that serenity reconnects at once, or ends the bot
//! where no reconnecting helps.
//!
//! Interactions end here: the bot reads them straight from the frame, where serenity would decode every part of the message with them,
//! several times (`model/event.rs`, `model/application`). serenity gets empty events with the same sequence numbers in their
//! place, which it needs to resume a session: those of a second together, so that not every press wakes it. Whatever connects to the relay
//! has to know its path: another program, or a web page in a browser on this machine, would end the bot by identifying itself wrongly.

use std::borrow::Cow;
use std::io::Read;
use std::net::Ipv4Addr;
use std::sync::Arc;
use std::time::Duration;

use db::WallTime;
use flate2::read::ZlibDecoder;
use futures_util::{SinkExt, StreamExt};
use games::notation::hex;
use rand::TryRng;
use rand::rngs::SysRng;
use serenity::constants::GATEWAY_VERSION;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::time::MissedTickBehavior;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::handshake::server::{ErrorResponse, Request, Response};
use tokio_tungstenite::tungstenite::http::StatusCode;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, WebSocketConfig};
use tokio_tungstenite::{WebSocketStream, accept_hdr_async_with_config, connect_async_with_config};

use crate::bot::Bot;
use crate::dispatch::arrivals::receive;
use crate::dispatch::incoming::{self, FrameContent, Incoming, Undecoded};
use crate::error::Error;
use crate::leases::{ASK_EVERY, Leases};
use crate::protocol::answer::ANSWER_WINDOW;
use crate::protocol::response::AnswerTo;
use crate::protocol::shards::{ShardRange, identifying_shard, resumes};

/// How long a new connection to Discord may take.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);

/// How far apart Discord wants two shards of a bucket to identify themselves, and a little more for the way.
const IDENTIFY_EVERY: Duration = Duration::from_millis(5_100);

/// How far the machine's clock may be from Discord's.
const CLOCKS_DIFFER: Duration = Duration::from_secs(10);

/// Tells serenity to reconnect: <https://discord.com/developers/docs/topics/opcodes-and-status-codes#gateway>
const UNKNOWN_ERROR: u16 = 4000;

/// How long serenity may be behind. A session that it resumes meanwhile brings interactions again that were answered, which are
/// recognized.
const TELL_EVERY: Duration = Duration::from_secs(1);

/// The name of the event that serenity gets in place of an interaction: one that it does not know, and ignores.
const TAKEN: &str = "INTERACTION_TAKEN";

/// A relay that is ready for connections.
pub(crate) struct Relay {
    listener: TcpListener,
    /// Where serenity connects, and nobody else can, because the path is secret.
    pub url: String,
    path: Arc<str>,
}

impl Relay {
    /// Opens a free port of this machine, which other machines cannot reach.
    pub(crate) async fn open() -> std::io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let mut secret = [0; 16];
        let drawn = SysRng.try_fill_bytes(&mut secret);
        drawn.map_err(std::io::Error::other)?;
        let path: Arc<str> = format!("/{}", hex(&secret)).into();
        let url = format!("ws://{}{path}", listener.local_addr()?);
        Ok(Self {
            listener,
            url,
            path,
        })
    }

    /// Relays every connection to `gateway`, until Discord closes one with a code after which no reconnecting helps. `concurrency` is how
    /// many shards may identify themselves at the same time. Ends a connection when the bot stops.
    pub(crate) async fn serve(
        self,
        bot: Arc<Bot>,
        gateway: String,
        shards: ShardRange,
        concurrency: u64,
    ) -> Error {
        let gateway = gateway.trim_end_matches('/');
        let gateway: Arc<str> = format!("{gateway}/?v={GATEWAY_VERSION}").into();
        let (fatal, mut ended) = mpsc::channel(1);
        loop {
            let stream = tokio::select! {
                accepted = self.listener.accept() => accepted,
                Some(code) = ended.recv() => return fatal_error(code, shards.of),
            };
            let stream = match stream {
                Ok((stream, _)) => stream,
                Err(error) => {
                    // Too many open files, for example: serenity tries again, and so does this.
                    tracing::warn!(%error, "could not accept a connection for the gateway");
                    tokio::time::sleep(Duration::from_millis(100)).await;
                    continue;
                }
            };
            let (own, gateway, fatal) = (Arc::clone(&bot), Arc::clone(&gateway), fatal.clone());
            let path = Arc::clone(&self.path);
            bot.tasks.spawn(async move {
                let relayed = async {
                    let between = (stream, &*path, &*gateway);
                    if let Some(code) = relay(between, &own, concurrency).await {
                        _ = fatal.send(code).await;
                    }
                };
                Box::pin(own.tasks.until_stop(relayed)).await;
            });
        }
    }
}

/// Whether Discord says that the bot must not reconnect without a change.
fn is_fatal(code: u16) -> bool {
    matches!(code, 4004 | 4010..=4014)
}

fn fatal_error(code: u16, shards: u32) -> Error {
    match code {
        4004 => Error::Token,
        4010 => Error::InvalidShard,
        4011 => Error::TooFewShards { shards },
        code => Error::Refused { code },
    }
}

/// Accepts a connection that asks for this path.
#[expect(
    clippy::result_large_err,
    reason = "the type is that of the library, and few are refused"
)]
async fn accept(stream: TcpStream, path: &str) -> Option<WebSocketStream<TcpStream>> {
    let is_ours = |request: &Request, response: Response| {
        if request.uri().path() == path {
            return Ok(response);
        }
        tracing::warn!("something else on this machine tried to connect to the gateway");
        let mut refused = ErrorResponse::new(None);
        *refused.status_mut() = StatusCode::NOT_FOUND;
        Err(refused)
    };
    let config = Some(unlimited());
    let accepted = accept_hdr_async_with_config(stream, is_ours, config);
    accepted.await.ok()
}

fn unlimited() -> WebSocketConfig {
    let config = WebSocketConfig::default().max_message_size(None);
    config.max_frame_size(None)
}

/// Relays one connection to its end; returns the code of a close after which no reconnecting helps.
async fn relay(
    (stream, path, gateway): (TcpStream, &str, &str),
    bot: &Arc<Bot>,
    concurrency: u64,
) -> Option<u16> {
    let config = Some(unlimited());
    // Discord comes first: if it cannot be reached, serenity must not get a connection either.
    let connect = connect_async_with_config(gateway, config, true);
    let (mut discord, _) = match tokio::time::timeout(CONNECT_TIMEOUT, connect).await {
        Ok(Ok(connected)) => connected,
        Ok(Err(error)) => {
            tracing::info!(%error, "could not connect to Discord's gateway");
            return None;
        }
        Err(_) => {
            tracing::info!("Discord's gateway did not answer in time");
            return None;
        }
    };
    // A burst of events must not wait for acknowledgements.
    _ = stream.set_nodelay(true);
    let mut serenity = accept(stream, path).await?;
    let leases = &bot.leases;
    let mut identifying = None;
    let mut resuming = false;
    let mut taken = Vec::new();
    let mut telling = tokio::time::interval(TELL_EVERY);
    telling.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = telling.tick(), if !taken.is_empty() => tell(&mut serenity, &mut taken).await?,
            identify = async { identifying.as_mut().expect("checked before").await }, if identifying.is_some() => {
                identifying = None;
                discord.send(identify).await.ok()?;
            }
            from_discord = discord.next() => match from_discord? {
                Ok(Message::Close(frame)) => {
                    let code = frame.as_ref().map(|frame| u16::from(frame.code));
                    note(code);
                    if let Some(code) = code.filter(|code| is_fatal(*code)) {
                        return Some(code);
                    }
                    tell(&mut serenity, &mut taken).await?;
                    _ = serenity.send(Message::Close(Some(for_serenity(frame)))).await;
                    // serenity may be sending a heartbeat; without reading it, the close could be lost.
                    _ = tokio::time::timeout(Duration::from_secs(1), async {
                        while let Some(Ok(_)) = serenity.next().await {}
                    })
                    .await;
                    return None;
                }
                Ok(message @ (Message::Text(_) | Message::Binary(_))) => if let Some(seq) = take(&message, bot, &mut resuming) {
                    taken.push(seq);
                } else {
                    tell(&mut serenity, &mut taken).await?;
                    serenity.send(message).await.ok()?;
                },
                Ok(_) => {}
                Err(_) => {
                    tell(&mut serenity, &mut taken).await?;
                    return None;
                }
            },
            from_serenity = serenity.next() => match from_serenity? {
                Ok(Message::Close(frame)) => {
                    // Discord's side first: the bot counts as offline only once Discord knows.
                    _ = discord.close(frame).await;
                    _ = serenity.flush().await;
                    return None;
                }
                Ok(message @ (Message::Text(_) | Message::Binary(_))) => {
                    let text = text_of(&message);
                    resuming |= text.as_deref().is_some_and(resumes);
                    match text.and_then(|text| identifying_shard(&text)) {
                        Some(shard) => identifying = Some(Box::pin(turn_to_identify(leases, shard % concurrency.max(1), message))),
                        None => discord.send(message).await.ok()?,
                    }
                }
                Ok(_) => {}
                Err(_) => return None,
            },
        }
    }
}

/// Waits until a shard may identify itself, and gives the frame back with which it does. Discord lets one shard of each bucket do so in
/// five seconds, whichever process it belongs to: <https://discord.com/developers/docs/events/gateway#sharding-max-concurrency>
async fn turn_to_identify(leases: &Leases, bucket: u64, identify: Message) -> Message {
    let name = format!("identify/{bucket}");
    while leases.take_once(&name, IDENTIFY_EVERY).await != Ok(true) {
        tokio::time::sleep(ASK_EVERY).await;
    }
    identify
}

/// Sends the sequence numbers of interactions that were taken. `None` if serenity has closed the connection.
async fn tell(serenity: &mut WebSocketStream<TcpStream>, taken: &mut Vec<u64>) -> Option<()> {
    for seq in taken.drain(..) {
        let event = format!(r#"{{"op":0,"s":{seq},"t":"{TAKEN}","d":null}}"#);
        serenity.feed(Message::text(event)).await.ok()?;
    }
    serenity.flush().await.ok()
}

/// Handles a frame from Discord if it is an interaction, and gives its sequence number. Every other frame is for serenity.
fn take(message: &Message, bot: &Arc<Bot>, resuming: &mut bool) -> Option<u64> {
    let own_user = bot.own_user.get().copied();
    match incoming::read_frame(&text_of(message)?, own_user)? {
        (seq, FrameContent::Interaction(incoming)) => {
            if *resuming && is_given_up(bot, &incoming) {
                tracing::info!("dropped an interaction that came after an outage");
            } else {
                receive(bot, *incoming, AnswerTo::Discord);
            }
            return Some(seq);
        }
        (_, FrameContent::Ready(application, user)) => bot.know(application, Some(user)),
        (_, FrameContent::Resumed) => {}
    }
    *resuming = false;
    None
}

/// Whether people have been told long ago that an interaction failed, and have tried again. Only a resumed session is asked: if the
/// machine's clock is wrong, the others must be answered all the same.
fn is_given_up(bot: &Bot, incoming: &Result<Incoming, Undecoded>) -> bool {
    let window = bot.settings.answer_window.unwrap_or(ANSWER_WINDOW);
    incoming.as_ref().is_ok_and(|incoming| {
        let made = WallTime(incoming.request.id.created_at().timestamp_millis());
        bot.clock.now() > made + window + CLOCKS_DIFFER
    })
}

/// The text of a frame. Discord compresses large ones, because serenity asks for that (gateway/ws.rs, `send_identify`).
fn text_of(message: &Message) -> Option<Cow<'_, str>> {
    match message {
        Message::Text(text) => Some(Cow::Borrowed(text.as_str())),
        Message::Binary(bytes) => {
            let mut text = String::new();
            ZlibDecoder::new(&bytes[..])
                .read_to_string(&mut text)
                .ok()?;
            Some(Cow::Owned(text))
        }
        _ => None,
    }
}

fn note(code: Option<u16>) {
    let name = code.map_or("none".to_owned(), |code| code.to_string());
    tracing::info!(code = name, "Discord closed a gateway connection");
    metrics::counter!("rollhouse_gateway_closes_total", "code" => name).increment(1);
}

/// The close as serenity understands it.
fn for_serenity(frame: Option<CloseFrame>) -> CloseFrame {
    frame
        .filter(|frame| u16::from(frame.code) != 4003)
        .unwrap_or_else(|| CloseFrame {
            code: UNKNOWN_ERROR.into(),
            reason: "".into(),
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_who_knows_the_path_is_let_in() {
        let relay = Relay::open().await.expect("a free port");
        let (host, _) = relay.url.rsplit_once('/').expect("a path");
        let guessed = format!("{host}/{:032x}?v=10", 0);
        for (url, is_let_in) in [
            (host.to_owned(), false),
            (guessed, false),
            (format!("{}?v=10", relay.url), true),
        ] {
            let connects = tokio_tungstenite::connect_async(&url);
            let accepts = async {
                let (stream, _) = relay.listener.accept().await.expect("a connection");
                accept(stream, &relay.path).await
            };
            let (connected, accepted) = tokio::join!(connects, accepts);
            assert_eq!(connected.is_ok(), is_let_in, "{url}");
            assert_eq!(accepted.is_some(), is_let_in, "{url}");
        }
    }
}
