//! Buttons, menus and layouts on messages.
//! Source: <https://docs.discord.com/developers/components/reference>

use super::FormErrors;
use serde_json::Value;

const ROWS: usize = 5;
const BUTTONS_IN_ROW: usize = 5;
pub(super) const CUSTOM_ID: usize = 100;
const BUTTON_LABEL: usize = 80;
const URL: usize = 512;
const OPTIONS: usize = 25;
const OPTION_TEXT: usize = 100;
const PLACEHOLDER: usize = 150;
const SELECTED: u64 = 25;
const V2_TOTAL: usize = 40;
const V2_TEXT: usize = 4000;

pub(super) fn rows(wrong: &mut FormErrors, list: &Value) {
    let mut ids = Vec::new();
    for (i, row) in wrong.list(list, "components", 0, ROWS).iter().enumerate() {
        let at = format!("components.{i}");
        if row["type"] == 1 {
            action_row(wrong, row, &at, &mut ids);
        } else {
            let text = "Value of field \"type\" must be one of (1,).";
            wrong.add(&format!("{at}.type"), "UNION_TYPE_CHOICES", text);
        }
    }
}

fn action_row<'a>(wrong: &mut FormErrors, row: &'a Value, at: &str, ids: &mut Vec<&'a str>) {
    let path = format!("{at}.components");
    let parts = wrong.list(&row["components"], &path, 1, BUTTONS_IN_ROW);
    let menus = parts.iter().filter(|part| part["type"] != 2).count();
    if menus > 0 && parts.len() > 1 {
        let text = "The specified component exceeds the maximum width";
        wrong.add(&path, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", text);
    }
    for (j, part) in parts.iter().enumerate() {
        interactive(wrong, part, &format!("{path}.{j}"), ids);
    }
}

fn interactive<'a>(wrong: &mut FormErrors, part: &'a Value, at: &str, ids: &mut Vec<&'a str>) {
    match part["type"].as_u64() {
        Some(2) => button(wrong, part, at),
        Some(3 | 5..=8) => menu(wrong, part, at),
        _ => {
            let text = "Value of field \"type\" must be one of (2, 3, 5, 6, 7, 8).";
            wrong.add(&format!("{at}.type"), "UNION_TYPE_CHOICES", text);
        }
    }
    unique_id(wrong, part, at, ids);
}

/// Two components of a message or form cannot have the same custom id.
pub(super) fn unique_id<'a>(
    wrong: &mut FormErrors,
    part: &'a Value,
    at: &str,
    ids: &mut Vec<&'a str>,
) {
    let Some(id) = part["custom_id"].as_str() else {
        return;
    };
    if ids.contains(&id) {
        let text = "Component custom id cannot be duplicated";
        wrong.add_to(at, "custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", text);
    }
    ids.push(id);
}

fn button(wrong: &mut FormErrors, part: &Value, at: &str) {
    let style = part["style"].as_u64().unwrap_or(0);
    if !(1..=6).contains(&style) {
        let text = "Value must be one of (1, 2, 3, 4, 5, 6).";
        wrong.add(&format!("{at}.style"), "BASE_TYPE_CHOICES", text);
    }
    if style == 5 {
        let path = format!("{at}.url");
        wrong.text(&part["url"], &path, 1, URL);
        wrong.url(&part["url"], &path, URL, &["http", "https", "discord"]);
        if !part["custom_id"].is_null() {
            let code = "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE";
            let text = "A custom id and url cannot both be specified";
            wrong.add(at, code, text);
        }
    } else if style != 6 {
        wrong.field(part, at, "custom_id", 1, CUSTOM_ID);
    }
    let path = format!("{at}.label");
    let label = wrong.text(&part["label"], &path, 0, BUTTON_LABEL);
    if label == 0 && part["emoji"].is_null() && style != 6 {
        let text = "A button must have a label or an emoji";
        wrong.add(&path, "BUTTON_COMPONENT_INVALID_LABEL", text);
    }
}

pub(super) fn menu(wrong: &mut FormErrors, part: &Value, at: &str) {
    wrong.field(part, at, "custom_id", 1, CUSTOM_ID);
    wrong.field(part, at, "placeholder", 0, PLACEHOLDER);
    let (least, most) = (&part["min_values"], &part["max_values"]);
    wrong.number(least, &format!("{at}.min_values"), 0..=SELECTED);
    wrong.number(most, &format!("{at}.max_values"), 1..=SELECTED);
    let (least, most) = (least.as_u64().unwrap_or(1), most.as_u64().unwrap_or(1));
    let limit = format!("{at}.max_values");
    if least > most {
        let text = "max_values must be at least min_values";
        wrong.add(&limit, "SELECT_COMPONENT_MAX_VALUES", text);
    }
    if part["type"] != 3 {
        let path = format!("{at}.default_values");
        let chosen = wrong.list(&part["default_values"], &path, 0, 25).len() as u64;
        if chosen > 0 && !(least..=most).contains(&chosen) {
            let text = "The number of default values must be between min_values and max_values";
            wrong.add(&path, "SELECT_COMPONENT_DEFAULT_VALUES", text);
        }
        return;
    }
    let path = format!("{at}.options");
    let options = wrong.list(&part["options"], &path, 1, OPTIONS);
    let mut seen = Vec::new();
    for (i, option) in options.iter().enumerate() {
        let at = format!("{path}.{i}");
        wrong.field(option, &at, "label", 1, OPTION_TEXT);
        wrong.field(option, &at, "value", 1, OPTION_TEXT);
        wrong.field(option, &at, "description", 0, OPTION_TEXT);
        if seen.contains(&&option["value"]) {
            let code = "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED";
            let text = "The specified option value is already used";
            wrong.add(&format!("{at}.value"), code, text);
        }
        seen.push(&option["value"]);
    }
    let chosen = options.iter().filter(|option| option["default"] == true);
    if most > options.len() as u64 || chosen.count() as u64 > most {
        let text =
            "max_values must be no more than the options, and no less than those chosen by default";
        wrong.add(&limit, "SELECT_COMPONENT_MAX_VALUES", text);
    }
}

pub(super) fn layout_v2(wrong: &mut FormErrors, list: &Value) {
    let mut ids = Vec::new();
    let mut text = 0;
    let parts = wrong.list(list, "components", 0, V2_TOTAL);
    for (i, part) in parts.iter().enumerate() {
        block_v2(wrong, part, &format!("components.{i}"), &mut ids, &mut text);
    }
    if count(list) > V2_TOTAL {
        let text = "The total number of components cannot exceed 40";
        wrong.add("components", "MESSAGE_MAX_COMPONENTS", text);
    }
    if text > V2_TEXT {
        let code = "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED";
        let text = "The total text of all components cannot exceed 4000";
        wrong.add("components", code, text);
    }
}

fn block_v2<'a>(
    wrong: &mut FormErrors,
    part: &'a Value,
    at: &str,
    ids: &mut Vec<&'a str>,
    sum: &mut usize,
) {
    match part["type"].as_u64() {
        Some(1) => action_row(wrong, part, at, ids),
        Some(10) => {
            *sum += wrong.field(part, at, "content", 1, V2_TEXT);
        }
        Some(9) => {
            let path = format!("{at}.components");
            let inner = wrong.list(&part["components"], &path, 1, 3);
            for (i, inner) in inner.iter().enumerate() {
                block_v2(wrong, inner, &format!("{path}.{i}"), ids, sum);
            }
            let path = format!("{at}.accessory");
            match part["accessory"]["type"].as_u64() {
                Some(2) => interactive(wrong, &part["accessory"], &path, ids),
                Some(11) => {}
                _ => wrong.required(&path),
            }
        }
        Some(17) => {
            let path = format!("{at}.components");
            let inner = wrong.list(&part["components"], &path, 1, V2_TOTAL);
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
