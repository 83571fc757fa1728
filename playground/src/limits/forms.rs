//! Modals, and the choices of autocomplete.
//! Source: <https://docs.discord.com/developers/components/reference>

use super::FormErrors;
use super::components::{CUSTOM_ID, menu, unique_id};
use crate::error::ApiResult;
use serde_json::Value;

const MODAL_TITLE: usize = 45;
const MODAL_PARTS: usize = 5;
const INPUT_LABEL: usize = 45;
const INPUT_VALUE: usize = 4000;
const INPUT_PLACEHOLDER: usize = 100;
const LABEL_DESCRIPTION: usize = 100;
/// Autocomplete: <https://docs.discord.com/developers/interactions/receiving-and-responding>
const CHOICES: usize = 25;
const CHOICE_TEXT: usize = 100;

/// Checks the data of a modal (callback type 9).
pub(crate) fn modal(data: &Value) -> ApiResult<()> {
    let mut wrong = FormErrors::default();
    wrong.field(data, "data", "custom_id", 1, CUSTOM_ID);
    wrong.field(data, "data", "title", 1, MODAL_TITLE);
    let path = "data.components";
    let mut ids = Vec::new();
    let parts = wrong.list(&data["components"], path, 1, MODAL_PARTS);
    for (i, part) in parts.iter().enumerate() {
        let at = format!("{path}.{i}");
        match part["type"].as_u64() {
            Some(1) => {
                let inner = format!("{at}.components");
                let inputs = wrong.list(&part["components"], &inner, 1, 1);
                for (j, input) in inputs.iter().enumerate() {
                    let at = format!("{inner}.{j}");
                    text_input(&mut wrong, input, &at, true, &mut ids);
                }
            }
            Some(18) => {
                wrong.field(part, &at, "label", 1, INPUT_LABEL);
                wrong.field(part, &at, "description", 0, LABEL_DESCRIPTION);
                let inner = format!("{at}.component");
                match part["component"]["type"].as_u64() {
                    Some(4) => text_input(&mut wrong, &part["component"], &inner, false, &mut ids),
                    Some(3 | 5..=8) => menu(&mut wrong, &part["component"], &inner),
                    Some(19 | 21..=23) => {}
                    _ => wrong.required(&inner),
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
    wrong: &mut FormErrors,
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
    wrong.field(input, at, "custom_id", 1, CUSTOM_ID);
    if labelled {
        wrong.field(input, at, "label", 1, INPUT_LABEL);
    }
    wrong.field(input, at, "value", 0, INPUT_VALUE);
    wrong.field(input, at, "placeholder", 0, INPUT_PLACEHOLDER);
    wrong.number(&input["min_length"], &format!("{at}.min_length"), 0..=4000);
    wrong.number(&input["max_length"], &format!("{at}.max_length"), 1..=4000);
    if !matches!(input["style"].as_u64(), Some(1 | 2)) {
        let text = "Value must be one of (1, 2).";
        wrong.add(&format!("{at}.style"), "BASE_TYPE_CHOICES", text);
    }
    unique_id(wrong, input, at, ids);
}

/// Checks the data of an autocomplete answer (callback type 8), for an option that takes numbers or one that takes text.
pub(crate) fn choices(data: &Value, numbers: bool) -> ApiResult<()> {
    let mut wrong = FormErrors::default();
    let list = wrong.list(&data["choices"], "data.choices", 0, CHOICES);
    for (i, choice) in list.iter().enumerate() {
        let at = format!("data.choices.{i}");
        wrong.field(choice, &at, "name", 1, CHOICE_TEXT);
        let value = &choice["value"];
        if !numbers {
            wrong.field(choice, &at, "value", 1, CHOICE_TEXT);
        } else if !value.is_number() {
            let text = format!("Value \"{value}\" is not a number.");
            wrong.add(&format!("{at}.value"), "NUMBER_TYPE_COERCE", &text);
        }
    }
    wrong.finish()
}
