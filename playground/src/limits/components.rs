//! Buttons and menus on messages.
//! Source: <https://docs.discord.com/developers/components/reference>

use super::Field;

const ROWS: usize = 5;
const BUTTONS_IN_ROW: usize = 5;
pub(super) const CUSTOM_ID: usize = 100;
const BUTTON_LABEL: usize = 80;
const URL: usize = 512;
const OPTIONS: usize = 25;
const OPTION_TEXT: usize = 100;
const PLACEHOLDER: usize = 150;
const SELECTED: u64 = 25;

pub(super) fn rows(list: &Field<'_>) {
    for row in list.list(0, ROWS) {
        if row["type"] == 1 {
            action_row(&row);
        } else {
            row.no_type("1,");
        }
    }
}

fn action_row(row: &Field<'_>) {
    let components = row.at("components");
    let parts = components.list(1, BUTTONS_IN_ROW);
    if parts.len() > 1 && parts.iter().any(|part| part["type"] != 2) {
        let text = "The specified component exceeds the maximum width";
        components.wrong("COMPONENT_LAYOUT_WIDTH_EXCEEDED", text);
    }
    parts.iter().for_each(interactive);
}

fn interactive(part: &Field<'_>) {
    match part["type"].as_u64() {
        Some(2) => button(part),
        Some(3 | 5..=8) => menu(part),
        _ => part.no_type("2, 3, 5, 6, 7, 8"),
    }
    part.unique_id();
}

fn button(part: &Field<'_>) {
    let style = part["style"].as_u64().unwrap_or(0);
    if !(1..=6).contains(&style) {
        part.at("style").no_choice("1, 2, 3, 4, 5, 6");
    }
    if style == 5 {
        let url = part.at("url");
        url.text(1, URL);
        url.url(URL, &["http", "https", "discord"]);
        if !part["custom_id"].is_null() {
            let code = "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE";
            let text = "A custom id and url cannot both be specified";
            part.wrong(code, text);
        }
    } else if style != 6 {
        part.at("custom_id").text(1, CUSTOM_ID);
    }
    let label = part.at("label");
    if label.text(0, BUTTON_LABEL) == 0 && part["emoji"].is_null() && style != 6 {
        let text = "A button must have a label or an emoji";
        label.wrong("BUTTON_COMPONENT_INVALID_LABEL", text);
    }
}

fn menu(part: &Field<'_>) {
    part.at("custom_id").text(1, CUSTOM_ID);
    part.at("placeholder").text(0, PLACEHOLDER);
    let (least, limit) = (part.at("min_values"), part.at("max_values"));
    least.number(0..=SELECTED);
    limit.number(1..=SELECTED);
    let (least, most) = (least.as_u64().unwrap_or(1), limit.as_u64().unwrap_or(1));
    if least > most {
        let text = "max_values must be at least min_values";
        limit.wrong("SELECT_COMPONENT_MAX_VALUES", text);
    }
    if part["type"] != 3 {
        let defaults = part.at("default_values");
        let chosen = defaults.list(0, 25).len() as u64;
        if chosen > 0 && !(least..=most).contains(&chosen) {
            let text = "The number of default values must be between min_values and max_values";
            defaults.wrong("SELECT_COMPONENT_DEFAULT_VALUES", text);
        }
        return;
    }
    let options = part.at("options").list(1, OPTIONS);
    for (i, option) in options.iter().enumerate() {
        option.at("label").text(1, OPTION_TEXT);
        option.at("value").text(1, OPTION_TEXT);
        option.at("description").text(0, OPTION_TEXT);
        let mut before = options[..i].iter();
        if before.any(|other| other["value"] == option["value"]) {
            let code = "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED";
            let text = "The specified option value is already used";
            option.at("value").wrong(code, text);
        }
    }
    let chosen = options.iter().filter(|option| option["default"] == true);
    if most > options.len() as u64 || chosen.count() as u64 > most {
        let text =
            "max_values must be no more than the options, and no less than those chosen by default";
        limit.wrong("SELECT_COMPONENT_MAX_VALUES", text);
    }
}
