//! The faults as buttons of the page's drawer: what each is called, and what it does.

use crate::error::{Sentence, ensure};
use crate::faults::Fault;
use crate::injector::FaultInjector;
use crate::route;
use crate::snowflake::Id;
use crate::world::World;
use serde_json::{Value, json};
use std::time::Duration;

/// The inputs beside the buttons.
pub(crate) struct FaultRequest {
    pub(crate) route: String,
    pub(crate) times: u32,
    pub(crate) by: Duration,
    pub(crate) channel: Id,
    pub(crate) person: Id,
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

/// The buttons: what each affects, and so which inputs the page shows with it; its key; and its label.
const BUTTONS: [(&str, &str, &str); 28] = [
    ("calls", "server-error", "500 Internal Server Error"),
    ("calls", "no-permission", "403 Missing Permissions"),
    ("calls", "unknown-message", "404 Unknown Message"),
    ("calls", "rate-limit", "429 for this route"),
    ("calls", "global-rate-limit", "429 for the whole bot"),
    ("calls", "delay", "Answer late"),
    ("calls", "dated", "Answer with a wrong date"),
    ("calls", "drop", "Break before it takes effect"),
    ("calls", "drop-answer", "Break after it took effect"),
    ("calls", "clear", "Clear pending REST faults"),
    ("gateway", "reconnect", "Ask to reconnect (op 7)"),
    ("gateway", "close", "Close without a code"),
    ("gateway", "close-unknown", "Close with 4000"),
    ("gateway", "cut", "Cut the connection"),
    ("gateway", "resumable", "Invalid session, may resume"),
    ("gateway", "lost-session", "Invalid session, identify again"),
    ("gateway", "heartbeat", "Ask for a heartbeat"),
    ("gateway", "deaf", "Ignore heartbeats"),
    ("gateway", "hear", "Acknowledge heartbeats again"),
    ("gateway", "turn-away", "Refuse new connections"),
    ("gateway", "admit", "Accept connections again"),
    ("interactions", "double", "Deliver twice"),
    ("interactions", "late", "Deliver the next one late"),
    ("interactions", "reverse", "Deliver in the opposite order"),
    ("interactions", "undecodable", "Make them unreadable"),
    (
        "channel",
        "delete-message",
        "Delete the bot's newest message",
    ),
    ("channel", "delete-channel", "Delete this channel"),
    (
        "channel",
        "no-direct-messages",
        "Refuse direct messages to me",
    ),
];

/// Does what the button with this key says.
pub(crate) fn press(
    key: &str,
    faults: &FaultInjector,
    request: &FaultRequest,
) -> Result<(), Sentence> {
    let refuse = |status, code, message| {
        faults.refuse(&request.route, request.times, status, code, message);
    };
    let rest = |fault| faults.rest(&request.route, request.times, fault);
    let retry_after = request.by.as_secs_f64();
    let rate_limit = |global| Fault::RateLimit {
        retry_after,
        global,
    };
    match key {
        "server-error" => refuse(500, 0, "500: Internal Server Error"),
        "no-permission" => refuse(403, 50013, "Missing Permissions"),
        "unknown-message" => refuse(404, 10008, "Unknown Message"),
        "rate-limit" => rest(rate_limit(false)),
        "global-rate-limit" => rest(rate_limit(true)),
        "delay" => rest(Fault::Delay(request.by)),
        "dated" => rest(Fault::Dated("Sun, 06 Nov 1994 08:49:37 GMT")),
        "drop" => rest(Fault::Drop),
        "drop-answer" => rest(Fault::DropAnswer),
        "clear" => faults.clear(),
        "reconnect" => faults.reconnect(),
        "close" => faults.close(None),
        "close-unknown" => faults.close(Some(4000)),
        "cut" => faults.cut(),
        "resumable" => faults.invalid_session(true),
        "lost-session" => faults.invalid_session(false),
        "heartbeat" => faults.ask_heartbeat(),
        "deaf" => faults.ignore_heartbeats(true),
        "hear" => faults.ignore_heartbeats(false),
        "turn-away" => faults.turn_away(true),
        "admit" => faults.turn_away(false),
        "double" => faults.double(request.times),
        "late" => faults.delay_next(request.by),
        "reverse" => faults.reverse(request.times),
        "undecodable" => faults.undecodable(request.times),
        "delete-message" => {
            let newest = faults.shared.world().newest_of_the_bot(request.channel);
            faults.delete_message(newest.ok_or("The bot has written nothing here.")?);
        }
        "delete-channel" => {
            let has_others = faults.shared.world().rooms().count() > 1;
            let why = "The last channel stays: there would be nowhere to go.";
            ensure(has_others, why)?;
            faults.delete_channel(request.channel);
        }
        "no-direct-messages" => faults.close_direct_messages(request.person),
        _ => return Err(format!("There is no fault called {key:?}.")),
    }
    Ok(())
}

/// The buttons and the routes, as the page draws them.
pub(crate) fn shown() -> Value {
    let buttons =
        BUTTONS.map(|(group, key, label)| json!({ "key": key, "group": group, "label": label }));
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
                "FaultInjector::{name} has no button; add one to BUTTONS and `press`"
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
            assert!(
                made,
                "Fault::{name} has no button; add one to BUTTONS and `press`"
            );
        }
    }

    #[test]
    fn every_button_has_a_key_and_an_effect_of_its_own() {
        let own = include_str!("fault_buttons.rs");
        let keys = BUTTONS.map(|(_, key, _)| key);
        for key in &keys {
            assert!(own.contains(&format!("        \"{key}\" => ")), "{key}");
        }
        let distinct = HashSet::from(keys);
        assert_eq!(distinct.len(), keys.len());
    }
}
