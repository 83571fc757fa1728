//! A field of a body that is checked. What is wrong with it goes under its path into Discord's `errors` tree.

use crate::error::{ApiError, ApiResult};
use crate::json::list;
use serde_json::{Map, Value, json};
use std::cell::RefCell;
use std::collections::HashSet;
use std::ops::{Deref, RangeInclusive};

#[derive(Default)]
struct Found {
    errors: RefCell<Map<String, Value>>,
    custom_ids: RefCell<HashSet<String>>,
}

/// Has a body checked whose fields stand below this path in the answer; fails with all that is wrong with them.
pub(crate) fn check(body: &Value, path: &str, check: impl FnOnce(&Field<'_>)) -> ApiResult<()> {
    let found = Found::default();
    check(&Field {
        value: body,
        path: path.to_owned(),
        found: &found,
    });
    let errors = found.errors.into_inner();
    if errors.is_empty() {
        return Ok(());
    }
    Err(ApiError::invalid_form(Value::Object(errors)))
}

/// A field of a body, there or not, with its path.
pub(crate) struct Field<'a> {
    value: &'a Value,
    path: String,
    found: &'a Found,
}

impl Deref for Field<'_> {
    type Target = Value;

    fn deref(&self) -> &Value {
        self.value
    }
}

impl<'a> Field<'a> {
    /// A field of this object.
    pub(crate) fn at(&self, name: &str) -> Self {
        self.inner(&self.value[name], name)
    }

    /// The elements, if this is a list.
    pub(crate) fn elements(&self) -> Vec<Self> {
        let list = list(self.value).iter().enumerate();
        list.map(|(i, element)| self.inner(element, &i.to_string()))
            .collect()
    }

    fn inner(&self, value: &'a Value, key: &str) -> Self {
        let before = if self.path.is_empty() { "" } else { "." };
        Self {
            value,
            path: format!("{}{before}{key}", self.path),
            found: self.found,
        }
    }

    pub(crate) fn wrong(&self, code: &str, message: &str) {
        let mut errors = self.found.errors.borrow_mut();
        let mut node = &mut *errors;
        for key in self.path.split('.') {
            let next = node.entry(key).or_insert_with(|| json!({}));
            let Value::Object(map) = next else { return };
            node = map;
        }
        let list = node.entry("_errors").or_insert_with(|| json!([]));
        if let Value::Array(list) = list {
            list.push(json!({ "code": code, "message": message }));
        }
    }

    /// It is missing.
    pub(super) fn required(&self) {
        self.wrong("BASE_TYPE_REQUIRED", "This field is required");
    }

    /// It is a text or a list, and too long.
    pub(super) fn too_long(&self, most: usize) {
        let message = format!("Must be {most} or fewer in length.");
        self.wrong("BASE_TYPE_MAX_LENGTH", &message);
    }

    /// It is none of these values.
    pub(crate) fn no_choice(&self, known: &str) {
        self.wrong(
            "BASE_TYPE_CHOICES",
            &format!("Value must be one of ({known})."),
        );
    }

    /// It is a component, of none of these types.
    pub(super) fn no_type(&self, known: &str) {
        let message = format!("Value of field \"type\" must be one of ({known}).");
        self.at("type").wrong("UNION_TYPE_CHOICES", &message);
    }

    /// It is a component; two of a message or form cannot have the same custom id.
    pub(super) fn unique_id(&self) {
        let Some(id) = self["custom_id"].as_str() else {
            return;
        };
        let is_new = self.found.custom_ids.borrow_mut().insert(id.to_owned());
        if !is_new {
            let text = "Component custom id cannot be duplicated";
            self.at("custom_id")
                .wrong("COMPONENT_CUSTOM_ID_DUPLICATED", text);
        }
    }

    /// Checks an optional text; gives its length in characters, trimmed as Discord does.
    pub(crate) fn text(&self, least: usize, most: usize) -> usize {
        match self.value {
            Value::Null if least == 0 => 0,
            Value::Null => {
                self.required();
                0
            }
            Value::String(text) => {
                let length = text.trim().chars().count();
                if length > most {
                    self.too_long(most);
                } else if length < least {
                    self.required();
                }
                length
            }
            _ => {
                let text = "Could not interpret value as string.";
                self.wrong("STRING_TYPE_CONVERT", text);
                0
            }
        }
    }

    /// Checks an optional list; gives its elements.
    pub(crate) fn list(&self, least: usize, most: usize) -> Vec<Self> {
        if !self.is_null() && !self.is_array() {
            let text = "Only iterables may be used in a ListType";
            self.wrong("LIST_TYPE_CONVERT", text);
            return Vec::new();
        }
        let list = self.elements();
        if !(least..=most).contains(&list.len()) {
            let message = format!("Must be between {least} and {most} in length.");
            self.wrong("BASE_TYPE_BAD_LENGTH", &message);
        }
        list
    }

    /// Checks an optional whole number.
    pub(super) fn number(&self, range: RangeInclusive<u64>) {
        if !self.is_null() && self.as_u64().is_none_or(|n| !range.contains(&n)) {
            let (least, most) = range.into_inner();
            let message = format!("int value should be between {least} and {most}.");
            self.wrong("NUMBER_TYPE_MAX", &message);
        }
    }

    /// Checks an optional URL: its length and its scheme.
    pub(super) fn url(&self, most: usize, schemes: &[&str]) {
        self.text(0, most);
        let text = self.as_str().map(str::trim).unwrap_or_default();
        if text.is_empty() {
            return;
        }
        let (scheme, rest) = text.split_once(':').unwrap_or_default();
        let place = rest.strip_prefix("//").unwrap_or_default();
        let is_known = |known: &&str| scheme.eq_ignore_ascii_case(known);
        if scheme.is_empty() || text.contains(char::is_whitespace) {
            self.wrong("URL_TYPE_INVALID_URL", "Not a well formed URL.");
        } else if !schemes.iter().any(is_known) {
            let text =
                format!("Scheme \"{scheme}\" is not supported. Scheme must be one of {schemes:?}.");
            self.wrong("URL_TYPE_INVALID_SCHEME", &text);
        } else if place.is_empty() || place.starts_with('/') {
            self.wrong("URL_TYPE_INVALID_URL", "Not a well formed URL.");
        }
    }
}
