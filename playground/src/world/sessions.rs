//! The bot's gateway sessions: identifying, resuming with replay, and which shard gets which event. Interactions go to the bot's
//! endpoint instead if it has one.
//! Source: <https://docs.discord.com/developers/events/gateway>

use super::World;
use crate::error::ensure;
use crate::journal::{Direction, Exchange};
use crate::outgoing::Outgoing;
use crate::snowflake::Id;
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::sync::Arc;
use tokio::sync::mpsc;

/// The one intent whose events are sent here. Source: <https://docs.discord.com/developers/events/gateway#list-of-intents>
const GUILDS: u64 = 1;

/// How many events a session keeps for a RESUME.
const REPLAYED: usize = 1_000;
/// How long a session without a connection can be resumed, in milliseconds.
const RESUMABLE_MS: u64 = 5 * 60 * 1000;
#[derive(Clone)]
pub(crate) enum Frame {
    Text(Arc<str>),
    Close(Option<u16>),
    /// The connection ends without a close frame.
    Cut,
}

pub(crate) struct Session {
    id: String,
    shard: (u64, u64),
    wants_guilds: bool,
    seq: u64,
    log: VecDeque<(u64, Arc<str>)>,
    /// `None` while the bot is away and may still resume.
    pub(crate) send: Option<mpsc::UnboundedSender<Frame>>,
    /// Which connection `send` belongs to.
    connection: u64,
    left_ms: u64,
}

impl Session {
    pub(crate) fn frame(&self, frame: Frame) {
        if let Some(send) = &self.send {
            // If the connection has just ended, its own task notices.
            let _ = send.send(frame);
        }
    }

    fn serves(&self, guild: Id) -> bool {
        (guild >> 22) % self.shard.1 == self.shard.0
    }

    fn event(&mut self, name: &str, data: &str) {
        self.seq += 1;
        let seq = self.seq;
        let text: Arc<str> = format!(r#"{{"op":0,"s":{seq},"t":"{name}","d":{data}}}"#).into();
        if self.log.len() >= REPLAYED {
            self.log.pop_front();
        }
        self.log.push_back((seq, Arc::clone(&text)));
        self.frame(Frame::Text(text));
    }
}

impl World {
    /// Sends an event of the guild to every session that asked for such events.
    pub(crate) fn dispatch(&mut self, name: &str, data: &Value) {
        let guild = self.guild.id;
        let wanted = |session: &&mut Session| session.wants_guilds && session.serves(guild);
        let mut sessions = self.live.sessions.iter_mut().filter(wanted).peekable();
        if sessions.peek().is_none() {
            return;
        }
        let text = data.to_string();
        sessions.for_each(|session| session.event(name, &text));
        self.record(Direction::ToBot, name, || data.clone());
    }

    /// Sends an interaction, with any fault that is due; false if nothing can ever receive it.
    pub(crate) fn dispatch_interaction(&mut self, mut outgoing: Outgoing) -> bool {
        let faults = &mut self.live.faults;
        if faults.undecodable > 0 {
            faults.undecodable -= 1;
            let payload = &mut outgoing.payload;
            *payload = payload.replacen("\"data\":", "\"date\":", 1);
        }
        let doubled = faults.doubled > 0;
        faults.doubled = faults.doubled.saturating_sub(1);
        if faults.reversing > 0 {
            faults.reversing -= 1;
            faults.gathered.push(outgoing);
            if faults.reversing == 0 {
                for outgoing in std::mem::take(&mut faults.gathered).into_iter().rev() {
                    self.deliver(outgoing);
                }
            }
            return true;
        }
        if let Some(by) = faults.late.take() {
            let due = self.now() + crate::clock::millis(by);
            self.live.faults.held.push((due, outgoing));
            self.live.signals.due.notify_one();
            return true;
        }
        outgoing.times = 1 + u32::from(doubled);
        self.deliver(outgoing)
    }

    fn deliver(&mut self, outgoing: Outgoing) -> bool {
        const EVENT: &str = "INTERACTION_CREATE";
        let body = |payload: &str| serde_json::from_str(payload).unwrap_or_default();
        if self.live.endpoint.is_some() {
            self.record(Direction::ToBot, EVENT, || body(&outgoing.payload));
        }
        if let Some(endpoint) = &self.live.endpoint {
            // If the endpoint has just been replaced, the interaction fails when its window has passed.
            let _ = endpoint.queue.send(outgoing);
            return true;
        }
        let guild = self.server_of(outgoing.channel).unwrap_or(0);
        let mut sent = false;
        for _ in 0..outgoing.times {
            let sessions = self.live.sessions.iter_mut();
            for session in sessions.filter(|session| session.serves(guild)) {
                session.event(EVENT, &outgoing.payload);
                sent = true;
            }
            if sent {
                self.record(Direction::ToBot, EVENT, || body(&outgoing.payload));
            }
        }
        sent
    }

    /// Delivers the held interactions that are due; gives when the next one is.
    pub(crate) fn deliver_held(&mut self) -> Option<u64> {
        let now = self.now();
        let held = std::mem::take(&mut self.live.faults.held);
        let (due, later): (Vec<_>, Vec<_>) = held.into_iter().partition(|(at, _)| *at <= now);
        self.live.faults.held = later;
        for (_, outgoing) in due {
            self.deliver(outgoing);
        }
        self.live.faults.held.iter().map(|(at, _)| *at).min()
    }

    pub(crate) fn record(
        &mut self,
        direction: Direction,
        event: &str,
        body: impl FnOnce() -> Value,
    ) {
        if self.live.settings.exchanges_kept > 0 {
            self.journal(Exchange::new(direction, format!("gateway {event}"), body()));
        }
    }

    pub(crate) fn identify(
        &mut self,
        data: &Value,
        send: &mpsc::UnboundedSender<Frame>,
        connection: u64,
        url: &str,
    ) -> Result<(), u16> {
        let shard = match &data["shard"] {
            Value::Null => Some((0, 1)),
            shard => shard[0].as_u64().zip(shard[1].as_u64()),
        };
        let shard = shard.filter(|(number, of)| number < of).ok_or(4010_u16)?;
        let intents = data["intents"].as_u64().ok_or(4013_u16)?;
        // A bot that asks for other events would wait for them in vain.
        ensure(intents & !GUILDS == 0, 4014_u16)?;
        let number = self.next_id();
        let mut session = Session {
            id: format!("{number:x}"),
            shard,
            wants_guilds: intents & GUILDS != 0,
            seq: 0,
            log: VecDeque::new(),
            send: Some(send.clone()),
            connection,
            left_ms: 0,
        };
        let serves = session.serves(self.guild.id);
        let guild = json!({ "id": self.guild.id.to_string(), "unavailable": true });
        let ready = json!({
            "v": 10,
            "user": self.own_user(),
            "guilds": if serves { vec![guild] } else { Vec::new() },
            "session_id": session.id,
            "resume_gateway_url": url,
            "shard": [shard.0, shard.1],
            "application": { "id": self.bot.id.to_string(), "flags": 0 },
        });
        session.event("READY", &ready.to_string());
        if serves && session.wants_guilds {
            session.event("GUILD_CREATE", &self.guild_create().to_string());
        }
        // A bot that identifies again will not resume its earlier session.
        self.live
            .sessions
            .retain(|old| old.send.is_some() || old.shard != shard);
        self.live.sessions.push(session);
        self.record(Direction::ToBot, "READY", || ready);
        self.live.handshakes += 1;
        self.publish_bot_state();
        Ok(())
    }

    pub(crate) fn resume(
        &mut self,
        data: &Value,
        send: &mpsc::UnboundedSender<Frame>,
        connection: u64,
    ) -> bool {
        let now = self.now();
        let sessions = &mut self.live.sessions;
        sessions.retain(|s| s.send.is_some() || s.left_ms + RESUMABLE_MS > now);
        let asked = &data["session_id"];
        let found = sessions.iter_mut().find(|s| *asked == s.id.as_str());
        let (Some(session), Some(seen)) = (found, data["seq"].as_u64()) else {
            return false;
        };
        let oldest = session.log.front().map_or(session.seq + 1, |(seq, _)| *seq);
        if seen > session.seq || seen + 1 < oldest {
            return false;
        }
        session.send = Some(send.clone());
        session.connection = connection;
        for (_, text) in session.log.iter().filter(|(seq, _)| *seq > seen) {
            session.frame(Frame::Text(Arc::clone(text)));
        }
        session.event("RESUMED", "{}");
        self.record(Direction::ToBot, "RESUMED", || json!({}));
        self.live.handshakes += 1;
        self.publish_bot_state();
        true
    }

    /// The connection has ended. A session that the bot closed with 1000 or 1001 is over; others wait for a RESUME.
    pub(crate) fn leave(&mut self, connection: u64, over: bool) {
        let now = self.now();
        self.live.sessions.retain_mut(|session| {
            if session.connection == connection {
                session.send = None;
                session.left_ms = now;
            }
            !(over && session.connection == connection)
        });
        self.publish_bot_state();
    }
}
