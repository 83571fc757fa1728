//! A scripted person: what tests and benches do as a member of the guild.

use crate::answer::{Answer, Control, Message, Modal};
use crate::error::Sentence;
use crate::shared::Shared;
use crate::snowflake::Id;
use crate::world::World;
use serde_json::{Map, Value, json};
use std::sync::Arc;

/// One member of the guild. Cheap to clone. A person never sees what only others may see.
#[derive(Clone)]
pub struct Person {
    pub(crate) shared: Arc<Shared>,
    pub(crate) id: Id,
    pub(crate) name: String,
}

impl Person {
    /// The person's snowflake.
    pub fn id(&self) -> u64 {
        self.id
    }

    /// The name others see.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Types a slash command (`game start`) with options by name, and waits for the answer.
    ///
    /// # Panics
    /// If Discord's client would not let it be sent: no such command, an option missing or out of range.
    pub async fn slash(&self, channel: u64, words: &str, options: &[(&str, Value)]) -> Answer {
        self.shown(self.try_slash(channel, words, options).await)
    }

    /// As `slash`, but gives the sentence instead of a panic when the client would not send it.
    pub async fn try_slash(
        &self,
        channel: u64,
        words: &str,
        options: &[(&str, Value)],
    ) -> Result<Answer, String> {
        let options = map(options);
        self.shared
            .act(|world| world.slash(self.id, channel, words, &options, None))
            .await
    }

    /// Uses a command in the menu of a person, and waits for the answer.
    ///
    /// # Panics
    /// If Discord's client would not offer it.
    pub async fn use_on_person(&self, channel: u64, name: &str, target: u64) -> Answer {
        self.act(|world| world.use_on_person(self.id, channel, name, target))
            .await
    }

    /// Uses a command in the menu of a message, and waits for the answer.
    ///
    /// # Panics
    /// If Discord's client would not offer it.
    pub async fn use_on_message(&self, message: u64, name: &str) -> Answer {
        self.act(|world| world.use_on_message(self.id, message, name))
            .await
    }

    /// Types `text` into an option, with other `options` filled in already, and gives the suggestions: `{name, value}` each.
    ///
    /// # Panics
    /// If there is no such command or option, or it offers no completion.
    pub async fn complete(
        &self,
        channel: u64,
        words: &str,
        option: &str,
        text: &str,
        options: &[(&str, Value)],
    ) -> Vec<Value> {
        let options = map(options);
        let focus = Some((option, text));
        self.act(|world| world.slash(self.id, channel, words, &options, focus))
            .await
            .choices
    }

    /// Presses a button, named by its label or its custom id, on the current message.
    ///
    /// # Panics
    /// If the button is absent or disabled; the text lists what is on the message.
    pub async fn press(&self, message: &Message, button: &str) -> Answer {
        let id = message.id();
        self.act(|world| {
            let custom_id = find(world, self.id, id, button, true)?;
            world.press(self.id, id, &custom_id, None)
        })
        .await
    }

    /// Sends any custom id as a button press, as a hostile client could.
    ///
    /// # Panics
    /// If the person cannot see the message: Discord refuses that even from a hostile client.
    pub async fn press_raw(&self, message: u64, custom_id: &str) -> Answer {
        self.shown(self.try_raw(message, custom_id, None).await)
    }

    /// Chooses in a menu, named by its custom id or placeholder; the choices by value or label.
    ///
    /// # Panics
    /// If the menu is absent or disabled or does not offer the choices.
    pub async fn choose(&self, message: &Message, menu: &str, choices: &[&str]) -> Answer {
        let id = message.id();
        self.act(|world| {
            let custom_id = find(world, self.id, id, menu, false)?;
            let values = values(world, id, &custom_id, choices);
            world.press(self.id, id, &custom_id, Some(&values))
        })
        .await
    }

    /// Sends any values for any custom id as a menu choice.
    ///
    /// # Panics
    /// If the person cannot see the message.
    pub async fn choose_raw(&self, message: u64, custom_id: &str, values: &[&str]) -> Answer {
        let values: Vec<String> = values.iter().map(ToString::to_string).collect();
        self.shown(self.try_raw(message, custom_id, Some(&values)).await)
    }

    /// Sends any custom id as a press, or any values for it as a menu choice; gives a sentence if the person cannot see the message.
    pub async fn try_raw(
        &self,
        message: u64,
        custom_id: &str,
        values: Option<&[String]>,
    ) -> Result<Answer, String> {
        let kind = if values.is_some() { 3 } else { 2 };
        self.shared
            .act(|world| world.press_raw(self.id, message, custom_id, kind, values))
            .await
    }

    /// Fills in a form and sends it; fields by custom id.
    ///
    /// # Panics
    /// If the form is gone, a field does not exist, or a text does not fit.
    pub async fn submit(&self, modal: &Modal, fields: &[(&str, &str)]) -> Answer {
        let fields: Map<String, Value> = fields
            .iter()
            .map(|(name, text)| ((*name).to_owned(), json!(text)))
            .collect();
        self.act(|world| world.submit(self.id, modal.interaction, &fields))
            .await
    }

    /// Writes a plain message; gives its snowflake.
    ///
    /// # Panics
    /// If the person may not write there.
    pub fn say(&self, channel: u64, content: &str) -> u64 {
        self.shown(self.shared.world().say(self.id, channel, content))
    }

    /// Installs the app for this person alone, who can then use it where the bot is no member, too.
    pub fn installs_app(&self) {
        let mut world = self.shared.world();
        world.change_person(self.id, |person| person.has_app = true);
    }

    /// Sets the language of the person's client, such as `de`.
    pub fn speaks(&self, locale: &str) {
        let mut world = self.shared.world();
        world.change_person(self.id, |person| locale.clone_into(&mut person.locale));
    }

    /// Every message of a channel this person sees now, oldest first.
    pub fn reads(&self, channel: u64) -> Vec<Message> {
        reads(&self.shared.world(), self.id, channel)
    }

    /// The current message, if this person sees it.
    pub fn sees(&self, message: u64) -> Option<Message> {
        sees(&self.shared.world(), self.id, message)
    }

    /// What this person's client was sent, as JSON, oldest first, as far as it is kept: for tests that nothing leaks.
    ///
    /// # Panics
    /// If nothing is kept.
    pub fn received(&self) -> String {
        assert!(
            self.shared.settings.received_kept > 0,
            "nothing received is kept"
        );
        let world = self.shared.world();
        let texts = world.live.received.get(&self.id);
        texts.map_or_else(String::new, |texts| texts.join("\n"))
    }

    /// How many times the person was pinged since the start.
    pub fn pings(&self) -> u64 {
        let world = self.shared.world();
        world.live.pings.get(&self.id).copied().unwrap_or(0)
    }

    /// Waits until a message of the channel fits; gives the newest that does.
    ///
    /// # Panics
    /// After three minutes, with the channel as the person sees it.
    pub async fn waits_for(&self, channel: u64, fits: impl Fn(&Message) -> bool) -> Message {
        let look = |world: &World| {
            let mut newest_first = reads(world, self.id, channel).into_iter().rev();
            newest_first.find(|message| fits(message))
        };
        let what = || {
            let seen: Vec<String> = self.reads(channel).iter().map(Message::text).collect();
            format!(
                "{} saw nothing that fits; the channel says:\n{}",
                self.name,
                seen.join("\n---\n")
            )
        };
        self.shared.wait_until(look, what).await
    }

    /// Waits until this message fits; gives it.
    ///
    /// # Panics
    /// After three minutes, with the message as the person sees it.
    pub async fn waits_for_edit(&self, message: u64, fits: impl Fn(&Message) -> bool) -> Message {
        let look = |world: &World| sees(world, self.id, message).filter(|message| fits(message));
        let what = || {
            let text = self.sees(message).map(|message| message.text());
            format!("{} saw the message stay as it is: {text:?}", self.name)
        };
        self.shared.wait_until(look, what).await
    }

    /// Waits until this person no longer sees a message.
    ///
    /// # Panics
    /// After three minutes.
    pub async fn waits_for_absence(&self, message: u64) {
        let look = |world: &World| sees(world, self.id, message).is_none().then_some(());
        let what = || format!("{} still sees the message", self.name);
        self.shared.wait_until(look, what).await;
    }

    async fn act(&self, act: impl FnOnce(&mut World) -> Result<Id, Sentence>) -> Answer {
        self.shown(self.shared.act(act).await)
    }

    fn shown<T>(&self, done: Result<T, Sentence>) -> T {
        done.unwrap_or_else(|why| panic!("{}: {why}", self.name))
    }
}

fn map(options: &[(&str, Value)]) -> Map<String, Value> {
    options
        .iter()
        .map(|(name, value)| ((*name).to_owned(), value.clone()))
        .collect()
}

pub(crate) fn reads(world: &World, person: Id, channel: Id) -> Vec<Message> {
    let channel = world.channels.get(&channel).into_iter();
    let ids = channel.flat_map(|channel| &channel.messages);
    ids.filter_map(|id| sees(world, person, *id)).collect()
}

fn sees(world: &World, person: Id, message: Id) -> Option<Message> {
    let stored = world.messages.get(&message)?;
    world.shown(message).filter(|_| world.sees(person, stored))
}

/// The custom id of the control a person means.
fn find(
    world: &World,
    person: Id,
    message: Id,
    name: &str,
    button: bool,
) -> Result<String, Sentence> {
    let message = sees(world, person, message).ok_or("You see no such message.")?;
    let controls = if button {
        message.buttons()
    } else {
        message.menus()
    };
    let found = controls.iter().find(|c| c.custom_id() == name).or_else(|| {
        let named = |c: &&Control<'_>| c.label() == name && !c.custom_id().is_empty();
        let enabled = controls.iter().find(|c| named(c) && !c.is_disabled());
        enabled.or_else(|| controls.iter().find(named))
    });
    if let Some(control) = found.filter(|control| !control.is_disabled()) {
        return Ok(control.custom_id().to_owned());
    }
    let state = if found.is_some() {
        "is switched off"
    } else {
        "is not there"
    };
    let shown = |control: &Control<'_>| {
        let off = if control.is_disabled() { ", off" } else { "" };
        format!("[{}{off}]", control.label())
    };
    let list: Vec<String> = message.controls().iter().map(shown).collect();
    let (list, text) = (list.join(" "), message.text());
    Err(format!("{name:?} {state}; the message has {list}:\n{text}"))
}

/// The values of choices that are named by value or label; unknown ones are passed on, so that they are refused.
fn values(world: &World, message: Id, custom_id: &str, choices: &[&str]) -> Vec<String> {
    let message = world.shown(message);
    let menus = message.iter().flat_map(Message::menus);
    let menus = menus.filter(|menu| menu.custom_id() == custom_id);
    let offered: Vec<(&str, &str)> = menus.flat_map(|menu| menu.options()).collect();
    let value = |choice: &&str| {
        let same = |(label, value): &&(&str, &str)| value == choice || label == choice;
        let found = offered.iter().find(same);
        found.map_or(*choice, |(_, value)| value).to_owned()
    };
    choices.iter().map(value).collect()
}
