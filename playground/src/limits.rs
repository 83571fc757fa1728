//! Every limit the playground holds a bot to, with Discord's page beside it, and the checks that use them.
//! A broken limit is 400 with code 50035 and a tree that names the field, as on Discord.

use crate::error::{Answered, ApiError};
use serde_json::{Map, Value, json};

/// Message bodies: <https://docs.discord.com/developers/resources/message>
mod message_page {
    pub(crate) const CONTENT: usize = 2000;
    pub(crate) const EMBEDS: usize = 10;
    pub(crate) const EMBED_TEXT_SUM: usize = 6000;
    pub(crate) const EMBED_TITLE: usize = 256;
    pub(crate) const EMBED_DESCRIPTION: usize = 4096;
    pub(crate) const EMBED_FIELDS: usize = 25;
    pub(crate) const FIELD_NAME: usize = 256;
    pub(crate) const FIELD_VALUE: usize = 1024;
    pub(crate) const FOOTER: usize = 2048;
    pub(crate) const AUTHOR: usize = 256;
    pub(crate) const ATTACHMENTS: usize = 10;
    pub(crate) const NONCE: usize = 25;
    pub(crate) const ALLOWED_USERS: usize = 100;
}

/// Components: <https://docs.discord.com/developers/components/reference>
mod component_page {
    pub(crate) const ROWS: usize = 5;
    pub(crate) const BUTTONS_IN_ROW: usize = 5;
    pub(crate) const CUSTOM_ID: usize = 100;
    pub(crate) const BUTTON_LABEL: usize = 80;
    pub(crate) const URL: usize = 512;
    pub(crate) const OPTIONS: usize = 25;
    pub(crate) const OPTION_TEXT: usize = 100;
    pub(crate) const PLACEHOLDER: usize = 150;
    pub(crate) const SELECTED: u64 = 25;
    pub(crate) const V2_TOTAL: usize = 40;
    pub(crate) const V2_TEXT: usize = 4000;
    pub(crate) const MODAL_TITLE: usize = 45;
    pub(crate) const MODAL_PARTS: usize = 5;
    pub(crate) const INPUT_LABEL: usize = 45;
    pub(crate) const INPUT_VALUE: usize = 4000;
    pub(crate) const INPUT_PLACEHOLDER: usize = 100;
    pub(crate) const LABEL_DESCRIPTION: usize = 100;
}

/// Files: <https://docs.discord.com/developers/reference#uploading-files>
pub(crate) const FILE_BYTES: usize = 10 * 1024 * 1024;
/// Autocomplete: <https://docs.discord.com/developers/interactions/receiving-and-responding>
pub(crate) const CHOICES: usize = 25;
pub(crate) const CHOICE_TEXT: usize = 100;
/// Threads and channels: <https://docs.discord.com/developers/resources/channel>
pub(crate) const CHANNEL_NAME: usize = 100;
pub(crate) const ARCHIVE_MINUTES: [u64; 4] = [60, 1440, 4320, 10080];
/// Application emojis: <https://docs.discord.com/developers/resources/emoji>
pub(crate) const EMOJIS: usize = 2000;
pub(crate) const EMOJI_BYTES: usize = 256 * 1024;

pub(crate) const EPHEMERAL: u64 = 1 << 6;
pub(crate) const LOADING: u64 = 1 << 7;
pub(crate) const SUPPRESS_EMBEDS: u64 = 1 << 2;
pub(crate) const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;
pub(crate) const COMPONENTS_V2: u64 = 1 << 15;

use component_page as components;
use message_page as messages;

/// Collects what is wrong, by field, into Discord's `errors` tree.
#[derive(Default)]
pub(crate) struct Complaints {
    tree: Map<String, Value>,
}

impl Complaints {
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

    pub(crate) fn finish(self) -> Answered<()> {
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
                self.add(path, "BASE_TYPE_REQUIRED", "This field is required");
                0
            }
            Value::String(text) => {
                let length = text.trim().chars().count();
                if length > most {
                    let message = format!("Must be {most} or fewer in length.");
                    self.add(path, "BASE_TYPE_MAX_LENGTH", &message);
                } else if length < least {
                    self.add(path, "BASE_TYPE_REQUIRED", "This field is required");
                }
                length
            }
            _ => {
                self.add(
                    path,
                    "STRING_TYPE_CONVERT",
                    "Could not interpret value as string.",
                );
                0
            }
        }
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
                self.add(
                    path,
                    "LIST_TYPE_CONVERT",
                    "Only iterables may be used in a ListType",
                );
                return &[];
            }
        };
        if list.len() > most || list.len() < least {
            let message = format!("Must be between {least} and {most} in length.");
            self.add(path, "BASE_TYPE_BAD_LENGTH", &message);
        }
        list
    }

    fn number(&mut self, value: &Value, path: &str, most: u64) {
        if !value.is_null() && value.as_u64().is_none_or(|n| n > most) {
            let message = format!("int value should be between 0 and {most}.");
            self.add(path, "NUMBER_TYPE_MAX", &message);
        }
    }
}

/// Checks a message body, new or an edit. `new_files` counts the files uploaded with it.
pub(crate) fn message(body: &Value, new_files: usize, v2: bool) -> Answered<()> {
    let mut wrong = Complaints::default();
    if !body.is_object() {
        wrong.add(
            "data",
            "DICT_TYPE_CONVERT",
            "Only dictionaries may be used in a DictType",
        );
        return wrong.finish();
    }
    if v2 && (!is_blank(&body["content"]) || !is_blank(&body["embeds"])) {
        let text =
            "The 'content' and 'embeds' fields cannot be used with MessageFlags.IS_COMPONENTS_V2";
        wrong.add(
            "content",
            "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
            text,
        );
    }
    wrong.text(&body["content"], "content", 0, messages::CONTENT);
    embeds(&mut wrong, &body["embeds"]);
    if v2 {
        layout_v2(&mut wrong, &body["components"]);
    } else {
        rows(&mut wrong, &body["components"]);
    }
    let kept = body["attachments"].as_array().map_or(0, |list| {
        list.iter().filter(|a| !is_upload(a, new_files)).count()
    });
    if kept + new_files > messages::ATTACHMENTS {
        let text = format!("Must be {} or fewer in length.", messages::ATTACHMENTS);
        wrong.add("attachments", "BASE_TYPE_MAX_LENGTH", &text);
    }
    if let Value::String(nonce) = &body["nonce"]
        && nonce.chars().count() > messages::NONCE
    {
        wrong.add(
            "nonce",
            "BASE_TYPE_MAX_LENGTH",
            "Must be 25 or fewer in length.",
        );
    }
    let allowed = &body["allowed_mentions"];
    for (list, kind) in [("users", "users"), ("roles", "roles")] {
        let path = format!("allowed_mentions.{list}");
        let ids = wrong.list(&allowed[list], &path, 0, messages::ALLOWED_USERS);
        let parsed = allowed["parse"]
            .as_array()
            .is_some_and(|p| p.iter().any(|v| v == kind));
        if parsed && !ids.is_empty() {
            let text = format!("parse:[\"{kind}\"] and {list}: [ids...] are mutually exclusive.");
            wrong.add(
                "allowed_mentions",
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                &text,
            );
        }
    }
    wrong.finish()
}

fn is_blank(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::String(text) => text.is_empty(),
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

fn embeds(wrong: &mut Complaints, list: &Value) {
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
        wrong.number(&embed["color"], &at("color"), 0xFF_FFFF);
    }
    if sum > messages::EMBED_TEXT_SUM {
        let text = "Embed size exceeds maximum size of 6000";
        wrong.add("embeds", "MAX_EMBED_SIZE_EXCEEDED", text);
    }
}

fn rows(wrong: &mut Complaints, list: &Value) {
    let mut ids = Vec::new();
    for (i, row) in wrong
        .list(list, "components", 0, components::ROWS)
        .iter()
        .enumerate()
    {
        let at = format!("components.{i}");
        if row["type"] == 1 {
            action_row(wrong, row, &at, &mut ids);
        } else {
            let text = "Value of field \"type\" must be one of (1,).";
            wrong.add(&format!("{at}.type"), "UNION_TYPE_CHOICES", text);
        }
    }
}

fn action_row<'a>(wrong: &mut Complaints, row: &'a Value, at: &str, ids: &mut Vec<&'a str>) {
    let path = format!("{at}.components");
    let parts = wrong.list(&row["components"], &path, 1, components::BUTTONS_IN_ROW);
    let menus = parts.iter().filter(|part| part["type"] != 2).count();
    if menus > 0 && parts.len() > 1 {
        let text = "The specified component exceeds the maximum width";
        wrong.add(&path, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", text);
    }
    for (j, part) in parts.iter().enumerate() {
        interactive(wrong, part, &format!("{path}.{j}"), ids);
    }
}

fn interactive<'a>(wrong: &mut Complaints, part: &'a Value, at: &str, ids: &mut Vec<&'a str>) {
    match part["type"].as_u64() {
        Some(2) => button(wrong, part, at),
        Some(3 | 5..=8) => menu(wrong, part, at),
        _ => {
            let text = "Value of field \"type\" must be one of (2, 3, 5, 6, 7, 8).";
            wrong.add(&format!("{at}.type"), "UNION_TYPE_CHOICES", text);
        }
    }
    if let Some(id) = part["custom_id"].as_str() {
        if ids.contains(&id) {
            let text = "Component custom id cannot be duplicated";
            wrong.add(
                &format!("{at}.custom_id"),
                "COMPONENT_CUSTOM_ID_DUPLICATED",
                text,
            );
        }
        ids.push(id);
    }
}

fn button(wrong: &mut Complaints, part: &Value, at: &str) {
    let style = part["style"].as_u64().unwrap_or(0);
    if !(1..=6).contains(&style) {
        let text = "Value must be one of (1, 2, 3, 4, 5, 6).";
        wrong.add(&format!("{at}.style"), "BASE_TYPE_CHOICES", text);
    }
    if style == 5 {
        wrong.text(&part["url"], &format!("{at}.url"), 1, components::URL);
        if !part["custom_id"].is_null() {
            let text = "A custom id and url cannot both be specified";
            wrong.add(
                at,
                "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                text,
            );
        }
    } else if style != 6 {
        let path = format!("{at}.custom_id");
        wrong.text(&part["custom_id"], &path, 1, components::CUSTOM_ID);
    }
    let path = format!("{at}.label");
    let label = wrong.text(&part["label"], &path, 0, components::BUTTON_LABEL);
    if label == 0 && part["emoji"].is_null() && style != 6 {
        let text = "A button must have a label or an emoji";
        wrong.add(&path, "BUTTON_COMPONENT_INVALID_LABEL", text);
    }
}

fn menu(wrong: &mut Complaints, part: &Value, at: &str) {
    wrong.text(
        &part["custom_id"],
        &format!("{at}.custom_id"),
        1,
        components::CUSTOM_ID,
    );
    wrong.text(
        &part["placeholder"],
        &format!("{at}.placeholder"),
        0,
        components::PLACEHOLDER,
    );
    wrong.number(
        &part["min_values"],
        &format!("{at}.min_values"),
        components::SELECTED,
    );
    wrong.number(
        &part["max_values"],
        &format!("{at}.max_values"),
        components::SELECTED,
    );
    if part["type"] != 3 {
        return;
    }
    let path = format!("{at}.options");
    let options = wrong.list(&part["options"], &path, 1, components::OPTIONS);
    let mut seen = Vec::new();
    for (i, option) in options.iter().enumerate() {
        let text = components::OPTION_TEXT;
        wrong.text(&option["label"], &format!("{path}.{i}.label"), 1, text);
        wrong.text(&option["value"], &format!("{path}.{i}.value"), 1, text);
        wrong.text(
            &option["description"],
            &format!("{path}.{i}.description"),
            0,
            text,
        );
        if seen.contains(&&option["value"]) {
            let text = "The specified option value is already used";
            wrong.add(
                &format!("{path}.{i}.value"),
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                text,
            );
        }
        seen.push(&option["value"]);
    }
    let most = part["max_values"].as_u64().unwrap_or(1);
    let least = part["min_values"].as_u64().unwrap_or(1);
    if most > options.len() as u64 || least > most {
        let text = "max_values must be at least min_values and no more than the number of options";
        wrong.add(
            &format!("{at}.max_values"),
            "SELECT_COMPONENT_MAX_VALUES",
            text,
        );
    }
}

fn layout_v2(wrong: &mut Complaints, list: &Value) {
    let mut ids = Vec::new();
    let mut text = 0;
    let parts = wrong.list(list, "components", 0, components::V2_TOTAL);
    for (i, part) in parts.iter().enumerate() {
        block_v2(wrong, part, &format!("components.{i}"), &mut ids, &mut text);
    }
    if count(list) > components::V2_TOTAL {
        let text = "The total number of components cannot exceed 40";
        wrong.add("components", "MESSAGE_MAX_COMPONENTS", text);
    }
    if text > components::V2_TEXT {
        let text = "The total text of all components cannot exceed 4000";
        wrong.add(
            "components",
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            text,
        );
    }
}

fn block_v2<'a>(
    wrong: &mut Complaints,
    part: &'a Value,
    at: &str,
    ids: &mut Vec<&'a str>,
    sum: &mut usize,
) {
    match part["type"].as_u64() {
        Some(1) => action_row(wrong, part, at, ids),
        Some(10) => {
            let path = format!("{at}.content");
            *sum += wrong.text(&part["content"], &path, 1, components::V2_TEXT);
        }
        Some(9) => {
            let path = format!("{at}.components");
            for (i, inner) in wrong
                .list(&part["components"], &path, 1, 3)
                .iter()
                .enumerate()
            {
                block_v2(wrong, inner, &format!("{path}.{i}"), ids, sum);
            }
            let path = format!("{at}.accessory");
            match part["accessory"]["type"].as_u64() {
                Some(2) => interactive(wrong, &part["accessory"], &path, ids),
                Some(11) => {}
                _ => wrong.add(&path, "BASE_TYPE_REQUIRED", "This field is required"),
            }
        }
        Some(17) => {
            let path = format!("{at}.components");
            let inner = wrong.list(&part["components"], &path, 1, components::V2_TOTAL);
            for (i, inner) in inner.iter().enumerate() {
                block_v2(wrong, inner, &format!("{path}.{i}"), ids, sum);
            }
        }
        Some(12) => {
            wrong.list(&part["items"], &format!("{at}.items"), 1, 10);
        }
        Some(13 | 14) => {}
        _ => {
            let text = "Value of field \"type\" must be one of (1, 9, 10, 12, 13, 14, 17).";
            wrong.add(&format!("{at}.type"), "UNION_TYPE_CHOICES", text);
        }
    }
}

fn count(list: &Value) -> usize {
    let parts = list.as_array().map_or(&[][..], Vec::as_slice);
    parts
        .iter()
        .map(|part| 1 + count(&part["components"]) + usize::from(part["accessory"].is_object()))
        .sum()
}

/// Checks the data of a modal (callback type 9).
pub(crate) fn modal(data: &Value) -> Answered<()> {
    let mut wrong = Complaints::default();
    wrong.text(
        &data["custom_id"],
        "data.custom_id",
        1,
        components::CUSTOM_ID,
    );
    wrong.text(&data["title"], "data.title", 1, components::MODAL_TITLE);
    let path = "data.components";
    let mut ids = Vec::new();
    let parts = wrong.list(&data["components"], path, 1, components::MODAL_PARTS);
    for (i, part) in parts.iter().enumerate() {
        let at = format!("{path}.{i}");
        match part["type"].as_u64() {
            Some(1) => {
                let inner = format!("{at}.components");
                for (j, input) in wrong
                    .list(&part["components"], &inner, 1, 1)
                    .iter()
                    .enumerate()
                {
                    let at = format!("{inner}.{j}");
                    text_input(&mut wrong, input, &at, true, &mut ids);
                }
            }
            Some(18) => {
                wrong.text(
                    &part["label"],
                    &format!("{at}.label"),
                    1,
                    components::INPUT_LABEL,
                );
                let text = components::LABEL_DESCRIPTION;
                wrong.text(&part["description"], &format!("{at}.description"), 0, text);
                let inner = format!("{at}.component");
                match part["component"]["type"].as_u64() {
                    Some(4) => text_input(&mut wrong, &part["component"], &inner, false, &mut ids),
                    Some(3 | 5..=8) => menu(&mut wrong, &part["component"], &inner),
                    Some(19 | 21..=23) => {}
                    _ => wrong.add(&inner, "BASE_TYPE_REQUIRED", "This field is required"),
                }
            }
            Some(10) => {}
            _ => {
                let text = "Value of field \"type\" must be one of (1, 10, 18).";
                wrong.add(&format!("{at}.type"), "UNION_TYPE_CHOICES", text);
            }
        }
    }
    wrong.finish()
}

fn text_input<'a>(
    wrong: &mut Complaints,
    input: &'a Value,
    at: &str,
    labelled: bool,
    ids: &mut Vec<&'a str>,
) {
    if input["type"] != 4 {
        let text = "Value of field \"type\" must be one of (4,).";
        wrong.add(&format!("{at}.type"), "UNION_TYPE_CHOICES", text);
        return;
    }
    wrong.text(
        &input["custom_id"],
        &format!("{at}.custom_id"),
        1,
        components::CUSTOM_ID,
    );
    if labelled {
        wrong.text(
            &input["label"],
            &format!("{at}.label"),
            1,
            components::INPUT_LABEL,
        );
    }
    wrong.text(
        &input["value"],
        &format!("{at}.value"),
        0,
        components::INPUT_VALUE,
    );
    let placeholder = components::INPUT_PLACEHOLDER;
    wrong.text(
        &input["placeholder"],
        &format!("{at}.placeholder"),
        0,
        placeholder,
    );
    wrong.number(&input["min_length"], &format!("{at}.min_length"), 4000);
    wrong.number(&input["max_length"], &format!("{at}.max_length"), 4000);
    if !matches!(input["style"].as_u64(), Some(1 | 2)) {
        let text = "Value must be one of (1, 2).";
        wrong.add(&format!("{at}.style"), "BASE_TYPE_CHOICES", text);
    }
    if let Some(id) = input["custom_id"].as_str() {
        if ids.contains(&id) {
            let text = "Component custom id cannot be duplicated";
            wrong.add(
                &format!("{at}.custom_id"),
                "COMPONENT_CUSTOM_ID_DUPLICATED",
                text,
            );
        }
        ids.push(id);
    }
}

/// Checks the data of an autocomplete answer (callback type 8).
pub(crate) fn choices(data: &Value) -> Answered<()> {
    let mut wrong = Complaints::default();
    let list = wrong.list(&data["choices"], "data.choices", 0, CHOICES);
    for (i, choice) in list.iter().enumerate() {
        wrong.text(
            &choice["name"],
            &format!("data.choices.{i}.name"),
            1,
            CHOICE_TEXT,
        );
        let value = &choice["value"];
        let path = format!("data.choices.{i}.value");
        if !value.is_number() {
            wrong.text(value, &path, 1, CHOICE_TEXT);
        }
    }
    wrong.finish()
}
