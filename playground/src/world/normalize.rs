//! Embeds, components and commands in the form that Discord gives them back: numbered, with defaults and without nulls.
//! Source: <https://docs.discord.com/developers/components/reference>

use serde_json::{Value, json};

/// The components of a message. Those without an `id` are numbered from 1, in reading order.
pub(crate) fn components(sent: &Value) -> Value {
    let mut number = 0;
    list(sent, |part| component(part, &mut number))
}

/// The embeds of a message; their texts begin and end with no blanks.
pub(crate) fn embeds(sent: &Value) -> Value {
    list(sent, |embed| {
        let mut shown = without_nulls(embed);
        for text in ["/title", "/description", "/footer/text", "/author/name"] {
            trim(&mut shown, text);
        }
        if shown["fields"].is_array() {
            shown["fields"] = list(&shown["fields"], |field| {
                let mut shown = without_nulls(field);
                fill(&mut shown, "inline", false);
                trim(&mut shown, "/name");
                trim(&mut shown, "/value");
                shown
            });
        }
        shown["type"] = json!("rich");
        shown
    })
}

/// The options of a command.
pub(crate) fn options(sent: &Value) -> Value {
    list(sent, |option| {
        let mut shown = without_nulls(option);
        if option["options"].is_array() {
            shown["options"] = options(&option["options"]);
        }
        shown
    })
}

fn list(sent: &Value, shown: impl FnMut(&Value) -> Value) -> Value {
    crate::json::list(sent).iter().map(shown).collect()
}

fn component(part: &Value, number: &mut u64) -> Value {
    *number += 1;
    let mut shown = without_nulls(part);
    if matches!(part["type"].as_u64(), Some(3 | 5..=8)) {
        fill(&mut shown, "min_values", 1);
        fill(&mut shown, "max_values", 1);
    }
    if shown["id"].as_u64().unwrap_or(0) == 0 {
        shown["id"] = json!(*number);
    }
    if part["components"].is_array() {
        shown["components"] = list(&part["components"], |inner| component(inner, number));
    }
    if part["options"].is_array() {
        shown["options"] = list(&part["options"], without_nulls);
    }
    // Ids are always given as text, though they may be sent as numbers.
    let chosen = shown
        .get_mut("default_values")
        .and_then(Value::as_array_mut);
    for chosen in chosen.into_iter().flatten() {
        if let Some(id) = chosen["id"].as_u64() {
            chosen["id"] = json!(id.to_string());
        }
    }
    shown
}

fn fill(shown: &mut Value, key: &str, default: impl Into<Value>) {
    if shown.get(key).is_none() {
        shown[key] = default.into();
    }
}

fn trim(shown: &mut Value, path: &str) {
    if let Some(found) = shown.pointer_mut(path)
        && let Some(text) = found.as_str()
    {
        *found = json!(text.trim());
    }
}

fn without_nulls(sent: &Value) -> Value {
    let mut shown = sent.clone();
    if let Some(map) = shown.as_object_mut() {
        map.retain(|_, value| !value.is_null());
        for value in map.values_mut().filter(|value| value.is_object()) {
            *value = without_nulls(value);
        }
    }
    shown
}
