//! A bot's websocket: HELLO, heartbeats, what it sends, and how it ends.
//! Source: <https://docs.discord.com/developers/events/gateway>

use crate::clock::millis;
use crate::error::ensure;
use crate::journal::Direction;
use crate::shared::{Shared, stopped};
use crate::world::sessions::Frame;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use flate2::{Compress, Compression, FlushCompress};
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

/// Frames a bot may send in a minute, and the bytes of one.
const FRAMES_A_MINUTE: usize = 120;
const FRAME_BYTES: usize = 4096;

/// How a connection ended.
enum End {
    Code(Option<u16>),
    Cut,
    /// The bot closed it, with this code.
    Bot(Option<u16>),
}

/// Writes frames as plain text, or into one zlib stream with a flush after each frame if the bot asked for that.
/// Source: <https://docs.discord.com/developers/events/gateway#transport-compression>
struct FrameWriter(Option<Compress>);

impl FrameWriter {
    fn write(&mut self, text: &str) -> Message {
        let Some(stream) = &mut self.0 else {
            return Message::text(text);
        };
        let begun = stream.total_in();
        let mut bytes = Vec::with_capacity(text.len() + 64);
        loop {
            let read = usize::try_from(stream.total_in() - begun).unwrap_or(text.len());
            let room = bytes.capacity();
            // A flush is complete once it leaves room in its buffer. Compressing into memory cannot fail otherwise.
            let done =
                stream.compress_vec(&text.as_bytes()[read..], &mut bytes, FlushCompress::Sync);
            if done.is_err() || bytes.len() < room {
                return Message::binary(bytes);
            }
            bytes.reserve(text.len() + 64);
        }
    }
}

/// One bot's connection, from HELLO to the end.
pub(crate) async fn serve(mut socket: WebSocket, shared: Arc<Shared>, zlib: bool) {
    let mut writer = FrameWriter(zlib.then(|| Compress::new(Compression::fast(), true)));
    let number = shared.next_number();
    let (send, mut frames) = mpsc::unbounded_channel();
    let mut connection = Connection {
        shared: &shared,
        send,
        number,
        identified: false,
        sent: VecDeque::new(),
    };
    let interval = shared.settings.heartbeat_interval;
    let hello = json!({ "op": 10, "d": { "heartbeat_interval": millis(interval) } });
    let mut stop = shared.stop.subscribe();
    let mut patience = Instant::now() + interval * 2;
    let mut end = End::Cut;
    if socket.send(writer.write(&hello.to_string())).await.is_ok() {
        end = loop {
            tokio::select! {
                incoming = socket.recv() => {
                    // Any frame counts as a sign of life.
                    patience = Instant::now() + interval * 2;
                    match incoming {
                        Some(Ok(Message::Text(text))) => match connection.receive(&text) {
                            Ok(None) => {}
                            Ok(Some(answer)) => {
                                if socket.send(writer.write(&answer)).await.is_err() {
                                    break End::Cut;
                                }
                            }
                            Err(code) => break End::Code(Some(code)),
                        },
                        Some(Ok(Message::Close(frame))) => break End::Bot(frame.map(|f| f.code)),
                        Some(Ok(_)) => {}
                        Some(Err(_)) | None => break End::Cut,
                    }
                }
                frame = frames.recv() => match frame {
                    Some(Frame::Text(text)) => {
                        if socket.send(writer.write(&text)).await.is_err() {
                            break End::Cut;
                        }
                    }
                    Some(Frame::Close(code)) => break End::Code(code),
                    Some(Frame::Cut) | None => break End::Cut,
                },
                () = tokio::time::sleep_until(patience.into()) => break End::Code(Some(4009)),
                () = stopped(&mut stop) => break End::Code(Some(1001)),
            }
        };
    }
    let over = match end {
        End::Code(code) => {
            let frame = code.map(|code| CloseFrame {
                code,
                reason: Utf8Bytes::from_static(""),
            });
            // The other side may be gone already.
            let _ = socket.send(Message::Close(frame)).await;
            code.is_some_and(|code| matches!(code, 4004 | 4009..=4014))
        }
        End::Bot(code) => matches!(code, Some(1000 | 1001)),
        End::Cut => false,
    };
    shared.world().leave(number, over);
}

struct Connection<'a> {
    shared: &'a Shared,
    send: mpsc::UnboundedSender<Frame>,
    number: u64,
    identified: bool,
    sent: VecDeque<Instant>,
}

impl Connection<'_> {
    /// Handles one frame of the bot; an error is the code to close with.
    fn receive(&mut self, text: &str) -> Result<Option<String>, u16> {
        self.sent
            .retain(|at| at.elapsed() < Duration::from_secs(60));
        self.sent.push_back(Instant::now());
        ensure(self.sent.len() <= FRAMES_A_MINUTE, 4008_u16)?;
        ensure(text.len() <= FRAME_BYTES, 4002_u16)?;
        let frame: Value = serde_json::from_str(text).map_err(|_| 4002_u16)?;
        let op = frame["op"].as_u64().ok_or(4002_u16)?;
        let data = &frame["d"];
        let token = data["token"].as_str().unwrap_or_default();
        let mut world = self.shared.world();
        if op != 1 {
            let event = format!("op {op}");
            world.record(Direction::FromBot, &event, || without_token(&frame));
        }
        match op {
            1 if world.live.faults.deaf_to_heartbeats => Ok(None),
            1 => Ok(Some(json!({ "op": 11 }).to_string())),
            2 | 6 if self.identified => Err(4005),
            2 | 6 if !self.shared.knows(token) => Err(4004),
            2 => {
                world.identify(data, &self.send, self.number, &self.shared.gateway_url())?;
                self.identified = true;
                Ok(None)
            }
            6 if world.resume(data, &self.send, self.number) => {
                self.identified = true;
                Ok(None)
            }
            6 => Ok(Some(json!({ "op": 9, "d": false }).to_string())),
            3 | 4 | 8 | 31 if self.identified => Ok(None),
            3 | 4 | 8 | 31 => Err(4003),
            _ => Err(4001),
        }
    }
}

fn without_token(frame: &Value) -> Value {
    let mut frame = frame.clone();
    if frame["d"]["token"].is_string() {
        frame["d"]["token"] = json!("(the token)");
    }
    frame
}
