//! What a person sees: messages, forms, and the bot's answers.

use crate::json::list;
use crate::limits::{EPHEMERAL, LOADING};
use crate::snowflake::{Id, id_in};
use serde_json::Value;
use std::sync::Arc;

/// How an interaction ended for the person.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum AnswerKind {
    /// A new message (callback type 4).
    Message,
    /// The message that was pressed, changed (type 7).
    Update,
    /// A form to fill in (type 9).
    Modal,
    /// "thinking ..." (type 5); the message comes later.
    DeferredMessage,
    /// Acknowledged without a visible change (type 6).
    DeferredUpdate,
    /// Suggestions while typing (type 8).
    Autocomplete,
    /// The bot did not answer within the window, or none was connected.
    #[default]
    Failed,
}

/// The bot's answer to one act.
#[derive(Debug, Clone, Default)]
pub struct Answer {
    /// How the bot answered.
    pub kind: AnswerKind,
    /// The message that was made or changed, as it was at that moment.
    pub message: Option<Message>,
    /// The form that opened.
    pub modal: Option<Modal>,
    /// The suggestions, for autocomplete.
    pub choices: Vec<Value>,
}

impl Answer {
    /// All text of the answer: content, embeds, labels; or the form's title and labels. Empty if there is none.
    pub fn text(&self) -> String {
        match (&self.message, &self.modal) {
            (_, Some(modal)) => modal.text(),
            (Some(message), None) => message.text(),
            (None, None) => String::new(),
        }
    }

    /// Whether only the person who acted sees the answer.
    pub fn is_private(&self) -> bool {
        self.message.as_ref().is_some_and(Message::is_ephemeral)
    }

    /// Whether the person was shown a failure.
    pub fn failed(&self) -> bool {
        self.kind == AnswerKind::Failed
    }
}

/// A message as one person's client holds it. Cheap to clone; later edits do not change it.
#[derive(Debug, Clone)]
pub struct Message {
    json: Arc<Value>,
}

/// A button or a menu on a message.
#[derive(Debug, Clone, Copy)]
pub struct Control<'a> {
    json: &'a Value,
}

impl Message {
    pub(crate) fn new(json: Arc<Value>) -> Self {
        Self { json }
    }

    /// Discord's message object.
    pub fn json(&self) -> &Value {
        &self.json
    }

    /// The message's snowflake.
    pub fn id(&self) -> u64 {
        id_in(&self.json["id"]).unwrap_or(0)
    }

    /// The channel's snowflake.
    pub fn channel(&self) -> u64 {
        id_in(&self.json["channel_id"]).unwrap_or(0)
    }

    /// The plain text above embeds and components.
    pub fn content(&self) -> &str {
        self.json["content"].as_str().unwrap_or_default()
    }

    /// All text inside the embeds, a line per piece.
    pub fn embeds_text(&self) -> String {
        let mut lines = Vec::new();
        for embed in list(&self.json["embeds"]) {
            lines.extend(embed["author"]["name"].as_str());
            lines.extend(embed["title"].as_str());
            lines.extend(embed["description"].as_str());
            for field in list(&embed["fields"]) {
                lines.extend(field["name"].as_str());
                lines.extend(field["value"].as_str());
            }
            lines.extend(embed["footer"]["text"].as_str());
        }
        lines.join("\n")
    }

    /// Content, embeds and the labels of the controls, a line per piece.
    pub fn text(&self) -> String {
        let mut lines = vec![self.content().to_owned(), self.embeds_text()];
        texts(&self.json["components"], &mut lines);
        lines.retain(|line| !line.is_empty());
        lines.join("\n")
    }

    /// The buttons, in reading order.
    pub fn buttons(&self) -> Vec<Control<'_>> {
        let mut controls = self.controls();
        controls.retain(|control| control.is_button());
        controls
    }

    /// The menus, in reading order.
    pub fn menus(&self) -> Vec<Control<'_>> {
        let mut controls = self.controls();
        controls.retain(|control| !control.is_button());
        controls
    }

    /// Buttons and menus, in reading order.
    pub fn controls(&self) -> Vec<Control<'_>> {
        let parts = interactive(&self.json["components"]).into_iter();
        parts.map(|json| Control { json }).collect()
    }

    /// Whether only one person sees it.
    pub fn is_ephemeral(&self) -> bool {
        self.flags() & EPHEMERAL != 0
    }

    /// Whether it still shows that the bot is thinking.
    pub fn is_loading(&self) -> bool {
        self.flags() & LOADING != 0
    }

    /// Whether it was edited since it was posted.
    pub fn is_edited(&self) -> bool {
        self.json["edited_timestamp"].is_string()
    }

    /// The snowflakes of the people it pings.
    pub fn mentions(&self) -> Vec<u64> {
        let users = list(&self.json["mentions"]).iter();
        users.filter_map(|user| id_in(&user["id"])).collect()
    }

    /// Names and addresses of the attached files.
    pub fn attachments(&self) -> Vec<(&str, &str)> {
        let files = list(&self.json["attachments"]).iter();
        files
            .filter_map(|a| Some((a["filename"].as_str()?, a["url"].as_str()?)))
            .collect()
    }

    /// The texts that files have for people who cannot see them.
    pub fn descriptions(&self) -> Vec<&str> {
        let files = list(&self.json["attachments"]).iter();
        files.filter_map(|a| a["description"].as_str()).collect()
    }

    fn flags(&self) -> u64 {
        self.json["flags"].as_u64().unwrap_or(0)
    }
}

/// Every button and menu of a message.
pub(crate) fn interactive(components: &Value) -> Vec<&Value> {
    let mut found = Vec::new();
    for part in list(components) {
        if part["custom_id"].is_string() || part["url"].is_string() {
            found.push(part);
        }
        found.extend(interactive(&part["components"]));
    }
    found
}

fn texts(components: &Value, lines: &mut Vec<String>) {
    for part in list(components) {
        for field in ["label", "placeholder"] {
            lines.extend(part[field].as_str().map(ToOwned::to_owned));
        }
        for option in list(&part["options"]) {
            lines.extend(option["label"].as_str().map(ToOwned::to_owned));
            lines.extend(option["description"].as_str().map(ToOwned::to_owned));
        }
        texts(&part["components"], lines);
    }
}

impl<'a> Control<'a> {
    /// Discord's component object.
    pub fn json(&self) -> &'a Value {
        self.json
    }

    /// What comes back when it is used; empty for a link.
    pub fn custom_id(&self) -> &'a str {
        self.json["custom_id"].as_str().unwrap_or_default()
    }

    /// A button's label or a menu's placeholder.
    pub fn label(&self) -> &'a str {
        let text = self.json["label"]
            .as_str()
            .or_else(|| self.json["placeholder"].as_str());
        text.unwrap_or_default()
    }

    /// Whether it is greyed out.
    pub fn is_disabled(&self) -> bool {
        self.json["disabled"] == true
    }

    /// The labels and values a menu offers.
    pub fn options(&self) -> Vec<(&'a str, &'a str)> {
        let options = list(&self.json["options"]).iter();
        options
            .filter_map(|o| Some((o["label"].as_str()?, o["value"].as_str()?)))
            .collect()
    }

    fn is_button(self) -> bool {
        self.json["type"] == 2
    }
}

/// A form on a person's screen.
#[derive(Debug, Clone)]
pub struct Modal {
    pub(crate) interaction: Id,
    pub(crate) data: Arc<Value>,
}

impl Modal {
    /// Discord's modal data: title, custom id, components.
    pub fn json(&self) -> &Value {
        &self.data
    }

    /// The heading of the form.
    pub fn title(&self) -> &str {
        self.data["title"].as_str().unwrap_or_default()
    }

    /// The title and the labels, a line per piece.
    pub fn text(&self) -> String {
        let mut lines = vec![self.title().to_owned()];
        texts(&self.data["components"], &mut lines);
        lines.join("\n")
    }
}
