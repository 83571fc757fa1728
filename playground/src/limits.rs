//! Discord's limits, each with the page that documents it, and the checks that apply them.
//! Exceeding a limit gives 400 with code 50035 and the errors by field, as on Discord.

mod components;
mod forms;

use crate::error::{ApiError, ApiResult};
use serde_json::{Map, Value, json};
use std::ops::RangeInclusive;

/// Message bodies: <https://docs.discord.com/developers/resources/message>
mod messages {
    pub(crate) const CONTENT: usize = 2000;
    pub(crate) const EMBEDS: usize = 10;
    pub(crate) const EMBED_TEXT_SUM: usize = 6000;
    pub(crate) const EMBED_TITLE: usize = 256;
    pub(crate) const EMBED_DESCRIPTION: usize = 4096;
    pub(crate) const EMBED_FIELDS: usize = 25;
    pub(crate) const EMBED_URL: usize = 2048;
    pub(crate) const FIELD_NAME: usize = 256;
    pub(crate) const FIELD_VALUE: usize = 1024;
    pub(crate) const FOOTER: usize = 2048;
    pub(crate) const AUTHOR: usize = 256;
    pub(crate) const ATTACHMENTS: usize = 10;
    pub(crate) const NONCE: usize = 25;
    pub(crate) const ALLOWED_USERS: usize = 100;
}

/// Files: <https://docs.discord.com/developers/reference#uploading-files>
pub(crate) const FILE_BYTES: usize = 10 * 1024 * 1024;
/// Threads and channels: <https://docs.discord.com/developers/resources/channel>
pub(crate) const CHANNEL_NAME: usize = 100;
pub(crate) const ARCHIVE_MINUTES: [u64; 4] = [60, 1440, 4320, 10080];
/// Application emojis: <https://docs.discord.com/developers/resources/emoji>
pub(crate) const EMOJIS: usize = 2000;
pub(crate) const EMOJI_BYTES: usize = 256 * 1024;

pub(crate) const HAS_THREAD: u64 = 1 << 5;
pub(crate) const EPHEMERAL: u64 = 1 << 6;
pub(crate) const LOADING: u64 = 1 << 7;
pub(crate) const SUPPRESS_EMBEDS: u64 = 1 << 2;
pub(crate) const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;
pub(crate) const COMPONENTS_V2: u64 = 1 << 15;

pub(crate) use forms::{choices, modal};

/// Collects errors by field into Discord's `errors` tree.
#[derive(Default)]
pub(crate) struct FormErrors {
    tree: Map<String, Value>,
}

impl FormErrors {
    pub(crate) fn add(&mut self, path: &str, code: &str, message: &str) {
        let mut node = &mut self.tree;
        for key in path.split('.') {
            let next = node.entry(key).or_insert_with(|| json!({}));
            let Value::Object(map) = next else { return };
            node = map;
        }
        let list = node.entry("_errors").or_insert_with(|| json!([]));
        if let Value::Array(list) = list {
            list.push(json!({ "code": code, "message": message }));
        }
    }

    pub(crate) fn finish(self) -> ApiResult<()> {
        if self.tree.is_empty() {
            return Ok(());
        }
        Err(ApiError::invalid_form(Value::Object(self.tree)))
    }

    /// Checks an optional text; gives its length in characters, trimmed as Discord does.
    pub(crate) fn text(&mut self, value: &Value, path: &str, least: usize, most: usize) -> usize {
        match value {
            Value::Null if least == 0 => 0,
            Value::Null => {
                self.required(path);
                0
            }
            Value::String(text) => {
                let length = text.trim().chars().count();
                if length > most {
                    self.too_long(path, most);
                } else if length < least {
                    self.required(path);
                }
                length
            }
            _ => {
                let text = "Could not interpret value as string.";
                self.add(path, "STRING_TYPE_CONVERT", text);
                0
            }
        }
    }

    /// Checks the optional text in the field `name` of an object at `at`.
    pub(crate) fn field(
        &mut self,
        object: &Value,
        at: &str,
        name: &str,
        least: usize,
        most: usize,
    ) -> usize {
        self.text(&object[name], &format!("{at}.{name}"), least, most)
    }

    /// An error at the field `name` of an object at `at`.
    pub(crate) fn add_to(&mut self, at: &str, name: &str, code: &str, message: &str) {
        self.add(&format!("{at}.{name}"), code, message);
    }

    /// The field is missing.
    fn required(&mut self, path: &str) {
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required");
    }

    /// The text or list is too long.
    fn too_long(&mut self, path: &str, most: usize) {
        let message = format!("Must be {most} or fewer in length.");
        self.add(path, "BASE_TYPE_MAX_LENGTH", &message);
    }

    /// Checks an optional list; gives its elements.
    pub(crate) fn list<'a>(
        &mut self,
        value: &'a Value,
        path: &str,
        least: usize,
        most: usize,
    ) -> &'a [Value] {
        let list = match value {
            Value::Null => &[][..],
            Value::Array(list) => list,
            _ => {
                let text = "Only iterables may be used in a ListType";
                self.add(path, "LIST_TYPE_CONVERT", text);
                return &[];
            }
        };
        if list.len() > most || list.len() < least {
            let message = format!("Must be between {least} and {most} in length.");
            self.add(path, "BASE_TYPE_BAD_LENGTH", &message);
        }
        list
    }

    /// Checks an optional whole number.
    fn number(&mut self, value: &Value, path: &str, range: RangeInclusive<u64>) {
        if !value.is_null() && value.as_u64().is_none_or(|n| !range.contains(&n)) {
            let (least, most) = range.into_inner();
            let message = format!("int value should be between {least} and {most}.");
            self.add(path, "NUMBER_TYPE_MAX", &message);
        }
    }

    /// Checks an optional URL: its length and its scheme.
    fn url(&mut self, value: &Value, path: &str, most: usize, schemes: &[&str]) {
        self.text(value, path, 0, most);
        let Some(text) = value
            .as_str()
            .map(str::trim)
            .filter(|text| !text.is_empty())
        else {
            return;
        };
        let (scheme, rest) = text.split_once(':').unwrap_or_default();
        let place = rest.strip_prefix("//").unwrap_or_default();
        if scheme.is_empty() || text.contains(char::is_whitespace) {
            self.add(path, "URL_TYPE_INVALID_URL", "Not a well formed URL.");
        } else if !schemes
            .iter()
            .any(|known| scheme.eq_ignore_ascii_case(known))
        {
            let text =
                format!("Scheme \"{scheme}\" is not supported. Scheme must be one of {schemes:?}.");
            self.add(path, "URL_TYPE_INVALID_SCHEME", &text);
        } else if place.is_empty() || place.starts_with('/') {
            self.add(path, "URL_TYPE_INVALID_URL", "Not a well formed URL.");
        }
    }
}

/// Checks a message body, new or an edit. `new_files` counts the files uploaded with it.
pub(crate) fn message(body: &Value, new_files: usize, v2: bool) -> ApiResult<()> {
    let mut wrong = FormErrors::default();
    if !body.is_object() {
        let text = "Only dictionaries may be used in a DictType";
        wrong.add("data", "DICT_TYPE_CONVERT", text);
        return wrong.finish();
    }
    if v2 && (!is_blank(&body["content"]) || !is_blank(&body["embeds"])) {
        let text =
            "The 'content' and 'embeds' fields cannot be used with MessageFlags.IS_COMPONENTS_V2";
        let code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2";
        wrong.add("content", code, text);
    }
    wrong.text(&body["content"], "content", 0, messages::CONTENT);
    embeds(&mut wrong, &body["embeds"]);
    if v2 {
        components::layout_v2(&mut wrong, &body["components"]);
    } else {
        components::rows(&mut wrong, &body["components"]);
    }
    let kept = body["attachments"].as_array().map_or(0, |list| {
        list.iter().filter(|a| !is_upload(a, new_files)).count()
    });
    if kept + new_files > messages::ATTACHMENTS {
        wrong.too_long("attachments", messages::ATTACHMENTS);
    }
    if let Value::String(nonce) = &body["nonce"]
        && nonce.chars().count() > messages::NONCE
    {
        wrong.too_long("nonce", messages::NONCE);
    }
    let allowed = &body["allowed_mentions"];
    for kind in ["users", "roles"] {
        let path = format!("allowed_mentions.{kind}");
        let ids = wrong.list(&allowed[kind], &path, 0, messages::ALLOWED_USERS);
        let parsed = allowed["parse"]
            .as_array()
            .is_some_and(|p| p.iter().any(|v| v == kind));
        if parsed && !ids.is_empty() {
            let text = format!("parse:[\"{kind}\"] and {kind}: [ids...] are mutually exclusive.");
            let code = "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE";
            wrong.add("allowed_mentions", code, &text);
        }
    }
    wrong.finish()
}

fn is_blank(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::String(text) => text.trim().is_empty(),
        Value::Array(list) => list.is_empty(),
        _ => false,
    }
}

/// An entry of `attachments` whose id is a small number describes the file uploaded under that number.
pub(crate) fn is_upload(attachment: &Value, new_files: usize) -> bool {
    let id = &attachment["id"];
    let number = id
        .as_u64()
        .or_else(|| id.as_str().and_then(|text| text.parse().ok()));
    number.is_some_and(|n| n < new_files as u64)
}

/// The schemes of links and of pictures: <https://docs.discord.com/developers/resources/message#embed-object>
const WEB: &[&str] = &["http", "https"];
const PICTURE: &[&str] = &["http", "https", "attachment"];

fn embeds(wrong: &mut FormErrors, list: &Value) {
    let mut sum = 0;
    for (i, embed) in wrong
        .list(list, "embeds", 0, messages::EMBEDS)
        .iter()
        .enumerate()
    {
        let at = |field: &str| format!("embeds.{i}.{field}");
        sum += wrong.text(&embed["title"], &at("title"), 0, messages::EMBED_TITLE);
        let text = &embed["description"];
        sum += wrong.text(text, &at("description"), 0, messages::EMBED_DESCRIPTION);
        if !embed["footer"].is_null() {
            let text = &embed["footer"]["text"];
            sum += wrong.text(text, &at("footer.text"), 1, messages::FOOTER);
        }
        if !embed["author"].is_null() {
            let text = &embed["author"]["name"];
            sum += wrong.text(text, &at("author.name"), 1, messages::AUTHOR);
        }
        let fields = wrong.list(&embed["fields"], &at("fields"), 0, messages::EMBED_FIELDS);
        for (j, field) in fields.iter().enumerate() {
            let name = at(&format!("fields.{j}.name"));
            sum += wrong.text(&field["name"], &name, 1, messages::FIELD_NAME);
            let value = at(&format!("fields.{j}.value"));
            sum += wrong.text(&field["value"], &value, 1, messages::FIELD_VALUE);
        }
        wrong.number(&embed["color"], &at("color"), 0..=0xFF_FFFF);
        for (path, schemes) in [
            ("url", WEB),
            ("author.url", WEB),
            ("author.icon_url", PICTURE),
            ("footer.icon_url", PICTURE),
            ("image.url", PICTURE),
            ("thumbnail.url", PICTURE),
        ] {
            let value = path.split('.').fold(embed, |part, key| &part[key]);
            wrong.url(value, &at(path), messages::EMBED_URL, schemes);
        }
        let says = |field| !is_blank(&embed[field]);
        let something = says("title") || says("description") || says("fields");
        let shows = |field| embed[field].is_object();
        if !something
            && !["footer", "author", "image", "thumbnail"]
                .into_iter()
                .any(shows)
        {
            wrong.required(&at("description"));
        }
    }
    if sum > messages::EMBED_TEXT_SUM {
        let text = "Embed size exceeds maximum size of 6000";
        wrong.add("embeds", "MAX_EMBED_SIZE_EXCEEDED", text);
    }
}
