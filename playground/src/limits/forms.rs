//! Modals, whose parts are rows with a text input each, and the choices of autocomplete.
//! Source: <https://docs.discord.com/developers/components/reference>

use super::Field;
use super::components::CUSTOM_ID;

const MODAL_TITLE: usize = 45;
const MODAL_PARTS: usize = 5;
const INPUT_LABEL: usize = 45;
const INPUT_VALUE: usize = 4000;
const INPUT_PLACEHOLDER: usize = 100;
/// Autocomplete: <https://docs.discord.com/developers/interactions/receiving-and-responding>
const CHOICES: usize = 25;
const CHOICE_TEXT: usize = 100;

/// Checks the data of a modal (callback type 9).
pub(crate) fn modal(data: &Field<'_>) {
    data.at("custom_id").text(1, CUSTOM_ID);
    data.at("title").text(1, MODAL_TITLE);
    for row in data.at("components").list(1, MODAL_PARTS) {
        if row["type"] == 1 {
            row.at("components").list(1, 1).iter().for_each(text_input);
        } else {
            row.no_type("1,");
        }
    }
}

fn text_input(input: &Field<'_>) {
    if input["type"] != 4 {
        input.no_type("4,");
        return;
    }
    input.at("custom_id").text(1, CUSTOM_ID);
    input.at("label").text(1, INPUT_LABEL);
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
