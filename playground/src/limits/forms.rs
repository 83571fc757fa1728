//! Modals, and the choices of autocomplete.
//! Source: <https://docs.discord.com/developers/components/reference>

use super::Field;
use super::components::{CUSTOM_ID, menu};

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
pub(crate) fn modal(data: &Field<'_>) {
    data.at("custom_id").text(1, CUSTOM_ID);
    data.at("title").text(1, MODAL_TITLE);
    for part in data.at("components").list(1, MODAL_PARTS) {
        match part["type"].as_u64() {
            Some(1) => {
                for input in part.at("components").list(1, 1) {
                    text_input(&input, true);
                }
            }
            Some(18) => {
                part.at("label").text(1, INPUT_LABEL);
                part.at("description").text(0, LABEL_DESCRIPTION);
                let inner = part.at("component");
                match inner["type"].as_u64() {
                    Some(4) => text_input(&inner, false),
                    Some(3 | 5..=8) => menu(&inner),
                    Some(19 | 21..=23) => {}
                    _ => inner.required(),
                }
            }
            Some(10) => {}
            _ => part.no_type("1, 10, 18"),
        }
    }
}

fn text_input(input: &Field<'_>, labelled: bool) {
    if input["type"] != 4 {
        input.no_type("4,");
        return;
    }
    input.at("custom_id").text(1, CUSTOM_ID);
    if labelled {
        input.at("label").text(1, INPUT_LABEL);
    }
    input.at("value").text(0, INPUT_VALUE);
    input.at("placeholder").text(0, INPUT_PLACEHOLDER);
    input.at("min_length").number(0..=4000);
    input.at("max_length").number(1..=4000);
    if !matches!(input["style"].as_u64(), Some(1 | 2)) {
        input.at("style").no_choice("1, 2");
    }
    input.unique_id();
}

/// Checks the data of an autocomplete answer (callback type 8), for an option that takes numbers or one that takes text.
pub(crate) fn choices(data: &Field<'_>, numbers: bool) {
    for choice in data.at("choices").list(0, CHOICES) {
        choice.at("name").text(1, CHOICE_TEXT);
        let value = choice.at("value");
        if !numbers {
            value.text(1, CHOICE_TEXT);
        } else if !value.is_number() {
            let text = format!("Value \"{}\" is not a number.", *value);
            value.wrong("NUMBER_TYPE_COERCE", &text);
        }
    }
}
