//! The guild as data: people, channels, messages, commands, interactions and a clock, without HTTP. REST, the gateway, the page
//! and the scripted people all work on this model, under one lock.

pub(crate) mod channels;
pub(crate) mod commands;
mod deletion;
pub(crate) mod emojis;
mod guild;
mod installs;
pub(crate) mod interactions;
mod menu_commands;
pub(crate) mod messages;
mod normalize;
pub(crate) mod overwrites;
pub(crate) mod people;
mod presses;
mod responses;
pub(crate) mod roles;
pub(crate) mod saved;
pub(crate) mod sessions;
pub(crate) mod slash;
pub(crate) mod tokens;
mod webhooks;

use crate::buckets::Buckets;
use crate::clock::{Clock, millis};
use crate::faults::PendingFaults;
use crate::journal::{Exchange, Journal};
use crate::outgoing::Endpoint;
use crate::picture::{Emoji, Picture};
use crate::playing::Playing;
use crate::settings::Settings;
use crate::snowflake::{Id, first_at, texts};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use sessions::Session;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Notify, mpsc, watch};

/// How many events wait for a page or a drawer that does not read them; beyond that it is disconnected, and reconnects for the current
/// state.
pub(crate) const BACKLOG: usize = 1_000;

#[derive(Serialize, Deserialize, Default)]
pub(crate) struct World {
    pub(crate) guild: Guild,
    pub(crate) bot: Bot,
    pub(crate) people: Vec<people::Person>,
    pub(crate) channels: BTreeMap<Id, channels::Channel>,
    pub(crate) messages: HashMap<Id, messages::Stored>,
    pub(crate) files: HashMap<Id, Picture>,
    pub(crate) emojis: BTreeMap<Id, Emoji>,
    pub(crate) commands: Vec<commands::Command>,
    /// The server that has not added the bot, once it has a channel.
    #[serde(default)]
    pub(crate) elsewhere: Option<installs::OtherServer>,
    last_id: Id,
    last_ms: u64,
    #[serde(skip)]
    pub(crate) live: Live,
}

#[derive(Serialize, Deserialize, Default)]
pub(crate) struct Guild {
    pub(crate) id: Id,
    pub(crate) name: String,
    pub(crate) owner: Id,
    #[serde(default)]
    pub(crate) roles: Vec<roles::Role>,
}

#[derive(Serialize, Deserialize, Default)]
pub(crate) struct Bot {
    pub(crate) id: Id,
    pub(crate) name: String,
}

/// State that does not survive a restart: connections, tokens, the clock, waiting tasks.
#[derive(Default)]
pub(crate) struct Live {
    pub(crate) sessions: Vec<Session>,
    /// Where interactions are sent instead of to the sessions.
    pub(crate) endpoint: Option<Endpoint>,
    pub(crate) watchers: Vec<Watcher>,
    pub(crate) interactions: interactions::Interactions,
    pub(crate) received: HashMap<Id, Vec<Arc<str>>>,
    pub(crate) pings: HashMap<Id, u64>,
    /// Extra permissions by person and channel.
    pub(crate) trusted: HashMap<(Id, Id), u64>,
    pub(crate) faults: PendingFaults,
    pub(crate) journal: Journal,
    pub(crate) buckets: Buckets,
    pub(crate) settings: Settings,
    /// How often a bot identified or resumed.
    pub(crate) handshakes: u64,
    /// When commands were made, for the limit of a day.
    pub(crate) commands_created: Vec<u64>,
    pub(crate) base_url: String,
    pub(crate) signals: Arc<Signals>,
    /// The messages that were drawn since the turns were last looked up.
    pub(crate) drawn: BTreeSet<Id>,
    /// The people who are to act, by the message that shows their table.
    pub(crate) turns: BTreeMap<Id, Vec<Id>>,
    /// The drawers for developers that are open.
    pub(crate) drawers: Vec<mpsc::Sender<Arc<str>>>,
    pub(crate) playing: Playing,
    clock: Clock,
}

/// Wakes the tasks that wait for something in the world.
#[derive(Default)]
pub(crate) struct Signals {
    /// Something visible changed; waiting tests look again.
    pub(crate) changed: watch::Sender<u64>,
    /// Something that is saved changed.
    pub(crate) dirty: Notify,
    /// A deadline was set or the clock jumped.
    pub(crate) due: Notify,
    /// A message with controls was posted or edited.
    pub(crate) drawn: Notify,
    /// How far the playground's clock is ahead of the machine's.
    pub(crate) ahead: watch::Sender<Duration>,
}

/// One open page.
pub(crate) struct Watcher {
    pub(crate) number: u64,
    pub(crate) person: Id,
    pub(crate) send: mpsc::Sender<Arc<str>>,
}

impl World {
    pub(crate) fn new(clock: Clock) -> Self {
        let mut world = Self::default();
        world.live.clock = clock;
        world.guild.id = world.next_id();
        world.guild.name = "Dice Hall".into();
        world.bot.id = world.next_id();
        world.bot.name = "Rollhouse".into();
        world.guild.owner = world.person("Ann");
        for name in ["Ben", "Cleo", "Dev", "Edda", "Finn"] {
            world.person(name);
        }
        for name in ["dice", "table-two"] {
            world.channel(channels::TEXT, name);
        }
        world
    }

    /// Milliseconds since 1970 on the playground's own clock, which never runs backwards, restarts included.
    pub(crate) fn now(&self) -> u64 {
        self.live.clock.now()
    }

    pub(crate) fn advance(&mut self, by: Duration) {
        self.live.clock.advance(by);
        self.last_ms = self.now();
        self.mark_changed();
        self.live.signals.ahead.send_modify(|ahead| *ahead += by);
        self.live.signals.due.notify_one();
        self.publish_to_all("clock", &json!({ "ahead_ms": self.ahead_ms() }));
    }

    /// How far `now()` is ahead of the machine's clock.
    pub(crate) fn ahead_ms(&self) -> u64 {
        millis(*self.live.signals.ahead.borrow())
    }

    /// After loading: time continues where it was, or at the machine's time if that is later.
    fn wind_clock(&mut self) {
        let ahead = self.live.clock.resume_from(self.last_ms);
        self.live.signals.ahead.send_replace(ahead);
    }

    pub(crate) fn next_id(&mut self) -> Id {
        let now = self.now();
        self.last_ms = now;
        self.last_id = first_at(now).max(self.last_id + 1);
        self.last_id
    }

    /// Wakes all tasks that wait for a change.
    pub(crate) fn touch(&self) {
        self.live.signals.changed.send_modify(|n| *n += 1);
    }

    /// Marks the saved state as changed, so that it is written soon.
    pub(crate) fn mark_changed(&self) {
        self.live.signals.dirty.notify_one();
    }

    /// Sends an event to all pages.
    pub(crate) fn publish_to_all(&mut self, kind: &str, data: &Value) {
        self.publish(kind, data, |_, _| true);
    }

    /// Sends an event to the pages of all people for whom `sees` holds.
    pub(crate) fn publish(&mut self, kind: &str, data: &Value, sees: impl Fn(&Self, Id) -> bool) {
        self.touch();
        let kept = self.live.settings.received_kept;
        if kept == 0 && self.live.watchers.is_empty() {
            return;
        }
        let text: Arc<str> = format!(r#"{{"d":{data},"t":"{kind}"}}"#).into();
        let mut watchers = std::mem::take(&mut self.live.watchers);
        watchers.retain(|watcher| {
            !sees(self, watcher.person) || watcher.send.try_send(Arc::clone(&text)).is_ok()
        });
        self.live.watchers = watchers;
        if kept > 0 {
            let people = self.people.iter().map(|person| person.id);
            let seeing: Vec<Id> = people.filter(|person| sees(self, *person)).collect();
            for person in seeing {
                let log = self.live.received.entry(person).or_default();
                if log.len() >= kept {
                    log.drain(..kept.div_ceil(2));
                }
                log.push(Arc::clone(&text));
            }
        }
    }

    /// Keeps an exchange that happened now, and shows it in the drawers that are open.
    pub(crate) fn journal(&mut self, mut exchange: Exchange) {
        exchange.at = self.live.clock.since_start();
        if !self.live.drawers.is_empty() {
            let event = json!({ "t": "exchange", "d": exchange.shown() });
            let text: Arc<str> = event.to_string().into();
            let drawers = &mut self.live.drawers;
            drawers.retain(|drawer| drawer.try_send(Arc::clone(&text)).is_ok());
        }
        let kept = &mut self.live.journal.kept;
        if kept.len() >= self.live.settings.exchanges_kept {
            kept.pop_front();
        }
        kept.push_back(Arc::new(exchange));
        self.touch();
    }

    /// Has whose turn it is looked up for every message of the bot.
    pub(crate) fn mark_boards_drawn(&mut self) {
        let bot = self.bot.id;
        let public = |stored: &messages::Stored| stored.owner.is_none() && stored.author == bot;
        let boards = self.messages.iter().filter(|(_, stored)| public(stored));
        self.live.drawn.extend(boards.map(|(id, _)| *id));
        self.live.signals.drawn.notify_one();
    }

    /// Stores who is to act on a message, and publishes it if it changed.
    pub(crate) fn set_turn(&mut self, message: Id, people: Vec<Id>) {
        let Some(channel) = self.messages.get(&message).map(|stored| stored.channel) else {
            self.live.turns.remove(&message);
            return;
        };
        let before = self.live.turns.get(&message).map_or(&[][..], Vec::as_slice);
        if before == people {
            return;
        }
        let turn = json!({ "message_id": message.to_string(), "people": texts(&people) });
        if people.is_empty() {
            self.live.turns.remove(&message);
        } else {
            self.live.turns.insert(message, people);
        }
        self.publish("turn", &turn, |world, person| {
            world.sees_channel(person, channel)
        });
    }

    /// Tells every page whether a bot is connected, or receives interactions.
    pub(crate) fn publish_bot_state(&mut self) {
        self.publish_to_all("bot", &json!({ "online": self.bot_online() }));
    }

    pub(crate) fn bot_online(&self) -> bool {
        self.connections() > 0 || self.live.endpoint.is_some()
    }

    /// How many gateway sessions are connected.
    pub(crate) fn connections(&self) -> usize {
        let connected = |session: &&Session| session.send.is_some();
        self.live.sessions.iter().filter(connected).count()
    }
}
