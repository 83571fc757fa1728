//! The faults as buttons of the page's drawer: a key, a label and an effect each.

use crate::error::Sentence;
use crate::faults::Fault;
use crate::injector::FaultInjector;
use crate::route;
use crate::snowflake::Id;
use crate::world::World;
use serde_json::{Value, json};
use std::time::Duration;

/// One button.
pub(crate) struct FaultButton {
    key: &'static str,
    label: &'static str,
    effect: Effect,
}

#[derive(Clone, Copy)]
enum Effect {
    Always(fn(&FaultInjector, &FaultRequest)),
    /// May be refused.
    Fallible(fn(&FaultInjector, &FaultRequest) -> Result<(), Sentence>),
}

/// The inputs beside the buttons.
pub(crate) struct FaultRequest {
    pub(crate) route: String,
    pub(crate) times: u32,
    pub(crate) by: Duration,
    pub(crate) channel: Id,
    pub(crate) person: Id,
}

impl FaultRequest {
    fn refuse(&self, faults: &FaultInjector, status: u16, code: u32, message: &str) {
        faults.refuse(&self.route, self.times, status, code, message);
    }

    fn rate_limit(&self, faults: &FaultInjector, global: bool) {
        let retry_after = self.by.as_secs_f64();
        let fault = Fault::RateLimit {
            retry_after,
            global,
        };
        faults.rest(&self.route, self.times, fault);
    }
}

/// The calls that most often should fail, and what they do.
const ROUTES: [(&str, &str); 10] = [
    (route::ANY, "any call"),
    (route::CALLBACK, "the answer to an interaction"),
    (route::FOLLOW_UP, "a further message through a token"),
    (route::EDIT_BY_TOKEN, "an edit through a token"),
    (route::DELETE_BY_TOKEN, "a deletion through a token"),
    (route::CREATE_MESSAGE, "a message in a channel"),
    (route::EDIT_MESSAGE, "an edit in a channel"),
    (route::DELETE_MESSAGE, "a deletion in a channel"),
    (route::OPEN_DIRECT, "opening direct messages"),
    (route::PUT_COMMANDS, "registering commands"),
];

/// The buttons by what they affect, and so by the inputs that the page shows with them.
static GROUPS: [(&str, &[FaultButton]); 4] = [
    ("calls", CALLS),
    ("gateway", GATEWAY),
    ("interactions", INTERACTIONS),
    ("channel", CHANNEL),
];

/// REST calls: which, and how many.
const CALLS: &[FaultButton] = &[
    always(
        "server-error",
        "500 Internal Server Error",
        |faults, request| request.refuse(faults, 500, 0, "500: Internal Server Error"),
    ),
    always(
        "no-permission",
        "403 Missing Permissions",
        |faults, request| request.refuse(faults, 403, 50013, "Missing Permissions"),
    ),
    always(
        "unknown-message",
        "404 Unknown Message",
        |faults, request| request.refuse(faults, 404, 10008, "Unknown Message"),
    ),
    always("rate-limit", "429 for this route", |faults, request| {
        request.rate_limit(faults, false);
    }),
    always(
        "global-rate-limit",
        "429 for the whole bot",
        |faults, request| request.rate_limit(faults, true),
    ),
    always("delay", "Answer late", |faults, request| {
        faults.rest(&request.route, request.times, Fault::Delay(request.by));
    }),
    always("drop", "Break before it takes effect", |faults, request| {
        faults.rest(&request.route, request.times, Fault::Drop);
    }),
    always(
        "drop-answer",
        "Break after it took effect",
        |faults, request| {
            faults.rest(&request.route, request.times, Fault::DropAnswer);
        },
    ),
    always("clear", "Clear pending REST faults", |faults, _| {
        faults.clear();
    }),
];

/// The gateway's connection.
const GATEWAY: &[FaultButton] = &[
    always("reconnect", "Ask to reconnect (op 7)", |faults, _| {
        faults.reconnect();
    }),
    always("close", "Close without a code", |faults, _| {
        faults.close(None);
    }),
    always("close-unknown", "Close with 4000", |faults, _| {
        faults.close(Some(4000));
    }),
    always("cut", "Cut the connection", |faults, _| faults.cut()),
    always("resumable", "Invalid session, may resume", |faults, _| {
        faults.invalid_session(true);
    }),
    always(
        "lost-session",
        "Invalid session, identify again",
        |faults, _| faults.invalid_session(false),
    ),
    always("heartbeat", "Ask for a heartbeat", |faults, _| {
        faults.ask_heartbeat();
    }),
    always("deaf", "Ignore heartbeats", |faults, _| {
        faults.ignore_heartbeats(true);
    }),
    always("hear", "Acknowledge heartbeats again", |faults, _| {
        faults.ignore_heartbeats(false);
    }),
    always("turn-away", "Refuse new connections", |faults, _| {
        faults.turn_away(true);
    }),
    always("admit", "Accept connections again", |faults, _| {
        faults.turn_away(false);
    }),
];

/// Interactions: how many.
const INTERACTIONS: &[FaultButton] = &[
    always("double", "Deliver twice", |faults, request| {
        faults.double(request.times);
    }),
    always("late", "Deliver the next one late", |faults, request| {
        faults.delay_next(request.by);
    }),
    always(
        "reverse",
        "Deliver in the opposite order",
        |faults, request| faults.reverse(request.times),
    ),
    always("undecodable", "Make them unreadable", |faults, request| {
        faults.undecodable(request.times);
    }),
];

/// The open channel and the person at the window.
const CHANNEL: &[FaultButton] = &[
    FaultButton {
        key: "delete-message",
        label: "Delete the bot's newest message",
        effect: Effect::Fallible(|faults, request| {
            let newest = faults.shared.world().newest_of_the_bot(request.channel);
            faults.delete_message(newest.ok_or("The bot has written nothing here.")?);
            Ok(())
        }),
    },
    FaultButton {
        key: "delete-channel",
        label: "Delete this channel",
        effect: Effect::Fallible(|faults, request| {
            if faults.shared.world().rooms().count() < 2 {
                return Err("The last channel stays: there would be nowhere to go.".to_owned());
            }
            faults.delete_channel(request.channel);
            Ok(())
        }),
    },
    FaultButton {
        key: "no-direct-messages",
        label: "Refuse direct messages to me",
        effect: Effect::Always(|faults, request| faults.close_direct_messages(request.person)),
    },
];

const fn always(
    key: &'static str,
    label: &'static str,
    effect: fn(&FaultInjector, &FaultRequest),
) -> FaultButton {
    FaultButton {
        key,
        label,
        effect: Effect::Always(effect),
    }
}

/// The button with this key.
pub(crate) fn find(key: &str) -> Option<&'static FaultButton> {
    let mut all = GROUPS.iter().flat_map(|(_, buttons)| *buttons);
    all.find(|button| button.key == key)
}

impl FaultButton {
    pub(crate) fn press(
        &self,
        faults: &FaultInjector,
        request: &FaultRequest,
    ) -> Result<(), Sentence> {
        match self.effect {
            Effect::Always(effect) => {
                effect(faults, request);
                Ok(())
            }
            Effect::Fallible(effect) => effect(faults, request),
        }
    }
}

/// The buttons and the routes, as the page draws them.
pub(crate) fn shown() -> Value {
    let buttons = GROUPS.iter().flat_map(|(group, buttons)| {
        let button =
            move |button: &FaultButton| json!({ "key": button.key, "group": group, "label": button.label });
        buttons.iter().map(button)
    });
    let buttons: Vec<Value> = buttons.collect();
    let routes = ROUTES.map(|(route, label)| json!({ "route": route, "label": label }));
    json!({ "faults": buttons, "routes": routes })
}

impl World {
    fn newest_of_the_bot(&self, channel: Id) -> Option<Id> {
        let messages = &self.channels.get(&channel)?.messages;
        let of_the_bot = |id: &&Id| {
            let stored = self.messages.get(id);
            stored.is_some_and(|stored| stored.author == self.bot.id && stored.owner.is_none())
        };
        messages.iter().rev().find(of_the_bot).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_fault_has_a_button() {
        let known = include_str!("injector.rs");
        let own = include_str!("fault_buttons.rs");
        let (_, methods) = known
            .split_once("impl FaultInjector {")
            .expect("the handle");
        let methods: Vec<&str> = methods
            .split("    pub fn ")
            .skip(1)
            .filter_map(|rest| rest.split('(').next())
            // Permissions are switches, see tools.rs; the roles and permissions of people are no faults.
            .filter(|name| !["forbid", "permit", "role", "give_role", "trust"].contains(name))
            .filter(|name| !["hide", "hide_apps", "reveal", "restrict"].contains(name))
            .collect();
        assert!(methods.len() > 10, "{methods:?}");
        for name in methods {
            assert!(
                own.contains(&format!("faults.{name}(")),
                "FaultInjector::{name} has no button; add one to GROUPS"
            );
        }
        let (_, kinds) = include_str!("faults.rs")
            .split_once("pub enum Fault {")
            .expect("the kinds");
        let (kinds, _) = kinds.split_once("\n}").expect("an end");
        let kinds = kinds.lines().filter_map(|line| line.strip_prefix("    "));
        let kinds = kinds.filter(|line| line.starts_with(|c: char| c.is_ascii_uppercase()));
        for kind in kinds {
            let name = kind.split([' ', '(', ',']).next().expect("a name");
            // `refuse` makes a status; a held call has to be released again, which only code can do.
            let made = own.contains(&format!("Fault::{name}"))
                || ["Status", "Held", "HeldAnswer"].contains(&name);
            assert!(made, "Fault::{name} has no button; add one to GROUPS");
        }
    }

    #[test]
    fn no_two_buttons_share_a_key() {
        let all = || GROUPS.iter().flat_map(|(_, buttons)| *buttons);
        let keys: HashSet<&str> = all().map(|button| button.key).collect();
        assert_eq!(keys.len(), all().count());
    }
}
