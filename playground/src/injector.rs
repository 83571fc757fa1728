//! The handle that injects faults: failing calls, dropped connections, gateway closes, late and doubled interactions, missing
//! permissions.

use crate::faults::Fault;
use crate::permission::{USE_EXTERNAL_APPS, VIEW_CHANNEL};
use crate::shared::Shared;
use crate::world::overwrites::Overwrite;
use crate::world::sessions::Frame;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;

/// Injects faults; from `Playground::faults`.
pub struct FaultInjector {
    pub(crate) shared: Arc<Shared>,
}

impl FaultInjector {
    /// The next `times` calls of `route` (see [`crate::route`]) meet `fault`. Faults for one route are used up in order.
    pub fn rest(&self, route: &str, times: u32, fault: Fault) {
        if times > 0 {
            let mut world = self.shared.world();
            let pending = &mut world.live.faults.rest;
            pending.push((route.to_owned(), times, fault));
        }
    }

    /// The next `times` calls of `route` are refused with a status and one of Discord's codes, such as 403 and 50013.
    pub fn refuse(&self, route: &str, times: u32, status: u16, code: u32, message: &str) {
        let body = json!({ "code": code, "message": message });
        self.rest(route, times, Fault::Status { status, body });
    }

    /// Forgets every REST fault not used up yet.
    pub fn clear(&self) {
        self.shared.world().live.faults.rest.clear();
    }

    fn all(&self, frame: &Frame) {
        for session in &self.shared.world().live.sessions {
            session.frame(frame.clone());
        }
    }

    fn ask(&self, op: u8, data: &Value) {
        let frame = json!({ "op": op, "d": data }).to_string();
        self.all(&Frame::Text(frame.into()));
    }

    /// Closes every gateway connection with a code, or with a close frame without a code.
    pub fn close(&self, code: Option<u16>) {
        self.all(&Frame::Close(code));
    }

    /// Cuts every gateway connection without a close frame.
    pub fn cut(&self) {
        self.all(&Frame::Cut);
    }

    /// Refuses new gateway connections, or accepts them again, as when Discord cannot be reached. Existing connections stay; see `cut`.
    pub fn turn_away(&self, refuse: bool) {
        self.shared.world().live.faults.turns_away = refuse;
    }

    /// Sends op 7: the bot should reconnect and resume.
    pub fn reconnect(&self) {
        self.ask(7, &Value::Null);
    }

    /// Sends op 9. Not resumable means that the session is forgotten.
    pub fn invalid_session(&self, resumable: bool) {
        self.ask(9, &json!(resumable));
        if !resumable {
            self.shared.world().live.sessions.clear();
        }
    }

    /// Asks for a heartbeat at once (op 1).
    pub fn ask_heartbeat(&self) {
        self.ask(1, &Value::Null);
    }

    /// Stops acknowledging heartbeats, or starts again.
    pub fn ignore_heartbeats(&self, ignore: bool) {
        self.shared.world().live.faults.deaf_to_heartbeats = ignore;
    }

    /// Delivers the next `times` interactions twice.
    pub fn double(&self, times: u32) {
        self.shared.world().live.faults.doubled = times;
    }

    /// Holds the next `times` interactions back until the last one has arrived, then delivers them in reverse order.
    pub fn reverse(&self, times: u32) {
        self.shared.world().live.faults.reversing = times;
    }

    /// Delivers the next interaction late, by the playground's clock; the window for the answer runs meanwhile.
    pub fn delay_next(&self, by: Duration) {
        self.shared.world().live.faults.late = Some(by);
    }

    /// Leaves out of the next `times` interactions what was done, so that no bot can decode them; id and token stay readable.
    pub fn undecodable(&self, times: u32) {
        self.shared.world().live.faults.undecodable = times;
    }

    /// Takes permissions (see [`crate::permission`]) from the bot in a channel and the threads under it.
    pub fn forbid(&self, channel: u64, permissions: u64) {
        self.permit_exactly(channel, |own| own & !permissions);
    }

    /// Gives the bot permissions in a channel.
    pub fn permit(&self, channel: u64, permissions: u64) {
        self.permit_exactly(channel, |own| own | permissions);
    }

    fn permit_exactly(&self, channel: u64, change: impl Fn(u64) -> u64) {
        let mut world = self.shared.world();
        if let Some(channel) = world.channels.get_mut(&channel) {
            channel.bot_permissions = change(channel.bot_permissions);
        }
    }

    /// The role of this name, which everybody may mention; creates it if there is none.
    pub fn role(&self, name: &str) -> u64 {
        self.shared.world().role(name)
    }

    /// Gives a person a role by its snowflake, as an admin would.
    pub fn give_role(&self, person: u64, role: u64) {
        self.shared.world().set_role(person, role, true);
    }

    /// Gives a person permissions (see [`crate::permission`]) in one channel and the threads under it, until the playground stops.
    pub fn trust(&self, person: u64, channel: u64, permissions: u64) {
        let mut world = self.shared.world();
        *world.live.trusted.entry((person, channel)).or_default() |= permissions;
    }

    /// Hides a channel and the threads under it from a person, as an admin would with an overwrite; the guild's owner sees it anyway.
    pub fn hide(&self, channel: u64, person: u64) {
        self.overwrite(channel, person, true, 0, VIEW_CHANNEL);
    }

    /// Takes back what `hide` did.
    pub fn reveal(&self, channel: u64, person: u64) {
        self.overwrite(channel, person, true, 0, 0);
    }

    /// Makes a channel private: only people with the role see it and the threads under it.
    pub fn restrict(&self, channel: u64, role: u64) {
        let everyone = self.shared.world().guild.id;
        self.overwrite(channel, everyone, false, 0, VIEW_CHANNEL);
        self.overwrite(channel, role, false, VIEW_CHANNEL, 0);
    }

    /// Takes the permission *Use External Apps* from everybody in a channel of the server that has not added the bot: Discord then shows
    /// what the bot answers there only to the person who asked.
    pub fn hide_apps(&self, channel: u64) {
        let everyone = self.shared.world().server_of(channel).unwrap_or(0);
        self.overwrite(channel, everyone, false, 0, USE_EXTERNAL_APPS);
    }

    fn overwrite(&self, channel: u64, id: u64, of_person: bool, allow: u64, deny: u64) {
        let new = Overwrite {
            id,
            of_person,
            allow,
            deny,
        };
        self.shared.world().overwrite(channel, new);
    }

    /// Deletes a message as a moderator would.
    pub fn delete_message(&self, message: u64) {
        self.shared.world().delete_message(message);
    }

    /// Deletes a channel as an admin would.
    pub fn delete_channel(&self, channel: u64) {
        self.shared.world().delete_channel(channel);
    }

    /// Makes a person refuse direct messages, so that the bot gets 50007.
    pub fn close_direct_messages(&self, person: u64) {
        let mut world = self.shared.world();
        world.live.faults.closed_to_direct.insert(person);
    }
}
