//! Embeds, components and commands in the form that Discord gives them back: numbered, with defaults and without nulls.
//! Source: <https://docs.discord.com/developers/components/reference>

use serde_json::{Value, json};

/// The components of a message. Those without an `id` are numbered from 1, in reading order.
pub(crate) fn components(sent: &Value) -> Value {
    let mut number = 0;
    list(sent, |part| component(part, &mut number))
}

/// The embeds of a message.
pub(crate) fn embeds(sent: &Value) -> Value {
    list(sent, |embed| {
        let mut shown = without_nulls(embed);
        if shown["fields"].is_array() {
            shown["fields"] = list(&shown["fields"], |field| {
                filled(without_nulls(field), &[("inline", json!(false))])
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
    let defaults: &[(&str, Value)] = match part["type"].as_u64() {
        Some(3 | 5..=8) => &[("min_values", json!(1)), ("max_values", json!(1))],
        Some(11) => &[("description", Value::Null), ("spoiler", json!(false))],
        Some(13) => &[
            ("spoiler", json!(false)),
            ("name", Value::Null),
            ("size", Value::Null),
        ],
        Some(14) => &[("spacing", json!(1)), ("divider", json!(true))],
        Some(17) => &[("accent_color", Value::Null), ("spoiler", json!(false))],
        _ => &[],
    };
    let mut shown = filled(without_nulls(part), defaults);
    if shown["id"].as_u64().unwrap_or(0) == 0 {
        shown["id"] = json!(*number);
    }
    for field in ["components", "options", "items"] {
        if part[field].is_array() {
            shown[field] = list(&part[field], |inner| match field {
                "components" => component(inner, number),
                "items" => filled(
                    with_media(without_nulls(inner)),
                    &[("description", Value::Null), ("spoiler", json!(false))],
                ),
                _ => without_nulls(inner),
            });
        }
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
    if part["accessory"].is_object() {
        shown["accessory"] = component(&part["accessory"], number);
    }
    with_media(shown)
}

/// Discord copies media to its own addresses; here the addresses stay as they are.
fn with_media(mut shown: Value) -> Value {
    for field in ["media", "file"] {
        if let Some(url) = shown[field]["url"].as_str().map(str::to_owned) {
            shown[field] = json!({ "id": "1", "url": url, "proxy_url": url });
        }
    }
    shown
}

fn filled(mut shown: Value, defaults: &[(&str, Value)]) -> Value {
    for (key, value) in defaults {
        if shown.get(key).is_none() {
            shown[key] = value.clone();
        }
    }
    shown
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
