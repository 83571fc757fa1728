//! Discord's limits, each with the page that documents it, and the checks that apply them.
//! Exceeding a limit gives 400 with code 50035 and the errors by field, as on Discord.

mod components;
mod field;
mod forms;

use crate::json::{length, list};
use crate::snowflake::id_in;
use serde_json::Value;

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

pub(crate) use field::{Field, check};
pub(crate) use forms::{choices, modal};

/// Checks a message body, new or an edit. `new_files` counts the files uploaded with it.
pub(crate) fn message(body: &Field<'_>, new_files: usize) {
    if !body.is_object() {
        let text = "Only dictionaries may be used in a DictType";
        body.at("data").wrong("DICT_TYPE_CONVERT", text);
        return;
    }
    body.at("content").text(0, messages::CONTENT);
    embeds(&body.at("embeds"));
    components::rows(&body.at("components"));
    // An entry whose id is a small number describes the file uploaded under that number.
    let is_upload = |id: &Value| id_in(id).is_some_and(|id| id < new_files as u64);
    let attachments = body.at("attachments");
    let listed = list(&attachments).iter();
    let kept = listed.filter(|file| !is_upload(&file["id"])).count();
    if kept + new_files > messages::ATTACHMENTS {
        attachments.too_long(messages::ATTACHMENTS);
    }
    let nonce = body.at("nonce");
    if length(&nonce) > messages::NONCE {
        nonce.too_long(messages::NONCE);
    }
    let allowed = body.at("allowed_mentions");
    for kind in ["users", "roles"] {
        let ids = allowed.at(kind).list(0, messages::ALLOWED_USERS);
        let mut parsed = list(&allowed["parse"]).iter();
        if !ids.is_empty() && parsed.any(|one| one == kind) {
            let text = format!("parse:[\"{kind}\"] and {kind}: [ids...] are mutually exclusive.");
            allowed.wrong("MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", &text);
        }
    }
}

fn is_blank(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::String(text) => text.trim().is_empty(),
        Value::Array(list) => list.is_empty(),
        _ => false,
    }
}

/// The schemes of links and of pictures: <https://docs.discord.com/developers/resources/message#embed-object>
const WEB: &[&str] = &["http", "https"];
const PICTURE: &[&str] = &["http", "https", "attachment"];

fn embeds(list: &Field<'_>) {
    let embeds = list.list(0, messages::EMBEDS);
    let sum: usize = embeds.iter().map(embed).sum();
    if sum > messages::EMBED_TEXT_SUM {
        let text = "Embed size exceeds maximum size of 6000";
        list.wrong("MAX_EMBED_SIZE_EXCEEDED", text);
    }
}

/// Checks an embed; gives how many characters it has.
fn embed(embed: &Field<'_>) -> usize {
    let description = embed.at("description");
    let mut sum = embed.at("title").text(0, messages::EMBED_TITLE)
        + description.text(0, messages::EMBED_DESCRIPTION);
    for (part, field, most) in [
        ("footer", "text", messages::FOOTER),
        ("author", "name", messages::AUTHOR),
    ] {
        let part = embed.at(part);
        if !part.is_null() {
            sum += part.at(field).text(1, most);
        }
    }
    for field in embed.at("fields").list(0, messages::EMBED_FIELDS) {
        sum += field.at("name").text(1, messages::FIELD_NAME);
        sum += field.at("value").text(1, messages::FIELD_VALUE);
    }
    embed.at("color").number(0..=0xFF_FFFF);
    embed.at("url").url(messages::EMBED_URL, WEB);
    for (part, field, schemes) in [
        ("author", "url", WEB),
        ("author", "icon_url", PICTURE),
        ("footer", "icon_url", PICTURE),
        ("image", "url", PICTURE),
        ("thumbnail", "url", PICTURE),
    ] {
        let address = embed.at(part).at(field);
        address.url(messages::EMBED_URL, schemes);
    }
    let says = |field: &&str| !is_blank(&embed[*field]);
    let shows = |field: &&str| embed[*field].is_object();
    if !["title", "description", "fields"].iter().any(says)
        && !["footer", "author", "image", "thumbnail"].iter().any(shows)
    {
        description.required();
    }
    sum
}
