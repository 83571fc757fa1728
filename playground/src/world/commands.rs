//! Slash commands as the bot registered them, checked as Discord checks them.
//! Source: <https://docs.discord.com/developers/interactions/application-commands>

use super::World;
use crate::error::{ApiError, ApiResult};
use crate::json;
use crate::limits::{self, Field};
use crate::snowflake::Id;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

const NAME: usize = 32;
const DESCRIPTION: usize = 100;
const OPTIONS: usize = 25;
const CHOICES: usize = 25;
const CHOICE_TEXT: usize = 100;
const WHOLE_COMMAND: usize = 8000;
const SLASH_COMMANDS: usize = 100;
/// New commands in a day; replacing one of the same name is free.
const CREATED_A_DAY: usize = 200;
const DAY_MS: u64 = 24 * 60 * 60 * 1000;
/// User commands and message commands: fifteen of each.
const MENU_COMMANDS: usize = 15;

/// The types of commands in menus; 1 is a slash command.
/// Source: <https://docs.discord.com/developers/interactions/application-commands#application-command-object-application-command-types>
pub(crate) const ON_PERSON: u64 = 2;
pub(crate) const ON_MESSAGE: u64 = 3;

/// The languages of Discord's client. Source: <https://docs.discord.com/developers/reference#locales>
pub(crate) const LOCALES: [&str; 34] = [
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl",
    "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th",
    "zh-CN", "ja", "zh-TW", "ko", "ar", "he",
];

#[derive(Serialize, Deserialize, Clone)]
pub(crate) struct Command {
    pub(crate) id: Id,
    pub(crate) json: Value,
}

impl World {
    pub(crate) fn commands_json(&self) -> Value {
        let commands = self.commands.iter();
        commands.map(|command| command.json.clone()).collect()
    }

    /// `PUT`: commands that are not in the list are deleted; those of the same name and kind keep their id.
    pub(crate) fn replace_commands(&mut self, body: &Value) -> ApiResult<Value> {
        let Some(list) = body.as_array() else {
            return Err(ApiError::BAD_JSON);
        };
        for (kind, most) in [(1, SLASH_COMMANDS), (2, MENU_COMMANDS), (3, MENU_COMMANDS)] {
            let count = list
                .iter()
                .filter(|c| c["type"].as_u64().unwrap_or(1) == kind)
                .count();
            if count > most {
                let text = format!("Maximum number of application commands reached ({most}).");
                return Err(ApiError {
                    message: text.into(),
                    ..ApiError::new(400, 30032, "")
                });
            }
        }
        limits::check(body, "", |body| {
            let commands = body.elements();
            for (i, command) in commands.iter().enumerate() {
                check(command);
                if commands[..i].iter().any(|other| same(other, command)) {
                    let text = "Application command names must be unique";
                    let code = "APPLICATION_COMMANDS_DUPLICATE_NAME";
                    command.at("name").wrong(code, text);
                }
            }
        })?;
        let ids = list.iter().map(|command| self.known(command));
        let ids: Vec<Option<Id>> = ids.collect();
        self.count_created(ids.iter().filter(|id| id.is_none()).count())?;
        let commands = ids.into_iter().zip(list);
        self.commands = commands
            .map(|(id, command)| self.made(id, command))
            .collect();
        self.mark_changed();
        let shown = self.commands_json();
        self.publish_to_all("commands", &shown);
        Ok(shown)
    }

    /// The id of the command of this name and kind, if there is one.
    fn known(&self, command: &Value) -> Option<Id> {
        let mut known = self.commands.iter();
        known.find(|old| same(&old.json, command)).map(|old| old.id)
    }

    fn count_created(&mut self, new: usize) -> ApiResult<()> {
        let now = self.now();
        let created = &mut self.live.commands_created;
        created.retain(|at| at + DAY_MS > now);
        if created.len() + new > CREATED_A_DAY {
            let text = "Max number of daily application command creates has been reached (200)";
            return Err(ApiError::new(400, 30034, text));
        }
        created.extend(vec![now; new]);
        Ok(())
    }

    /// A command as Discord gives it back, with its id, or with a new one.
    fn made(&mut self, id: Option<Id>, body: &Value) -> Command {
        let version = self.next_id();
        let id = id.unwrap_or(version);
        let mut json = body.clone();
        json["id"] = json!(id.to_string());
        json["application_id"] = json!(self.bot.id.to_string());
        json["version"] = json!(version.to_string());
        for (key, default) in [
            ("type", json!(1)),
            ("description", json!("")),
            ("options", json!([])),
            ("default_member_permissions", Value::Null),
            ("nsfw", json!(false)),
            ("integration_types", json!([0])),
        ] {
            if json[key].is_null() {
                json[key] = default;
            }
        }
        // Always given as text, though it may be sent as a number.
        if let Some(number) = json["default_member_permissions"].as_u64() {
            json["default_member_permissions"] = json!(number.to_string());
        }
        json["options"] = super::normalize::options(&json["options"]);
        Command { id, json }
    }
}

fn same(a: &Value, b: &Value) -> bool {
    a["name"] == b["name"] && a["type"].as_u64().unwrap_or(1) == b["type"].as_u64().unwrap_or(1)
}

fn check(command: &Field<'_>) {
    let kind = command["type"].as_u64().unwrap_or(1);
    let description = command.at("description");
    if kind == 1 {
        name(command);
        description.text(1, DESCRIPTION);
        translations(command, "description", DESCRIPTION);
        options(&command.at("options"), false);
        if length(command) > WHOLE_COMMAND {
            let text = "Command exceeds maximum size (8000)";
            let code = "APPLICATION_COMMAND_TOO_LARGE";
            command.at("name").wrong(code, text);
        }
    } else {
        command.at("name").text(1, NAME);
        translations(command, "name", NAME);
        if !matches!(description.as_str(), None | Some("")) {
            let text = "Context menu commands cannot have description";
            description.wrong("APPLICATION_COMMAND_DESCRIPTION", text);
        }
    }
}

/// The translations of a field have its length, and belong to languages that Discord has.
fn translations(node: &Field<'_>, field: &str, longest: usize) {
    let all = node.at(&format!("{field}_localizations"));
    for locale in all.as_object().into_iter().flat_map(|all| all.keys()) {
        let text = all.at(locale);
        if !LOCALES.contains(&&**locale) {
            let wrong = format!("Value \"{locale}\" is not a valid enum value.");
            text.wrong("ENUM_TYPE_COERCE", &wrong);
        }
        text.text(1, longest);
    }
}

/// Lowercase letters of any script, digits, `-`, `_` and `'`, in every language.
fn name(node: &Field<'_>) {
    node.at("name").text(1, NAME);
    translations(node, "name", NAME);
    let translated = node.at("name_localizations");
    let locales = translated.as_object().into_iter();
    let locales = locales.flat_map(|all| all.keys());
    let names = locales.map(|locale| translated.at(locale));
    for name in names.chain([node.at("name")]) {
        let text = name.as_str().unwrap_or_default();
        let fits = |c: char| (c.is_alphanumeric() || "-_'".contains(c)) && !c.is_uppercase();
        if !text.chars().all(fits) {
            let text = "Command name is invalid";
            name.wrong("APPLICATION_COMMAND_INVALID_NAME", text);
        }
    }
}

fn options(list: &Field<'_>, are_of_subcommand: bool) {
    let list = list.list(0, OPTIONS);
    let mut optional_seen = false;
    for (i, option) in list.iter().enumerate() {
        let kind = option["type"].as_u64().unwrap_or(0);
        name(option);
        option.at("description").text(1, DESCRIPTION);
        translations(option, "description", DESCRIPTION);
        let mut before = list[..i].iter();
        if before.any(|other| other["name"] == option["name"]) {
            let code = "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED";
            option.at("name").wrong(code, "Option names must be unique");
        }
        let mixed = list.iter().any(|other| nests(other) != nests(option));
        let too_deep = nests(option) && are_of_subcommand;
        // Groups of subcommands are not known here.
        if !matches!(kind, 1 | 3..=11) || mixed || too_deep {
            let text = "Sub-command and sub-command group option types are mutually exclusive to all other types";
            let code = "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID";
            option.at("type").wrong(code, text);
        }
        if nests(option) {
            options(&option.at("options"), true);
            continue;
        }
        let required = option["required"] == true;
        if required && optional_seen {
            let text = "Required options must be placed before non-required options";
            let code = "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID";
            option.at("required").wrong(code, text);
        }
        optional_seen |= !required;
        choices(option);
    }
}

/// Whether an option of a command is a subcommand.
pub(super) fn nests(option: &Value) -> bool {
    option["type"] == 1
}

fn choices(option: &Field<'_>) {
    let choices = option.at("choices");
    let list = choices.list(0, CHOICES);
    if !list.is_empty() && option["autocomplete"] == true {
        let text = "Autocomplete cannot be used together with choices";
        choices.wrong("APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", text);
    }
    for choice in &list {
        choice.at("name").text(1, CHOICE_TEXT);
        translations(choice, "name", CHOICE_TEXT);
        if option["type"] == 3 {
            choice.at("value").text(1, CHOICE_TEXT);
        }
    }
}

/// The characters that count to the 8000 of a command; of several languages the longest counts.
fn length(node: &Value) -> usize {
    let text = |field: &str| {
        let localized = node[format!("{field}_localizations")].as_object();
        let texts = localized.into_iter().flat_map(|all| all.values());
        texts
            .chain([&node[field]])
            .map(json::length)
            .max()
            .unwrap_or(0)
    };
    let inner = |field: &str| json::list(&node[field]).iter().map(length).sum::<usize>();
    text("name") + text("description") + text("value") + inner("options") + inner("choices")
}
