//! Writes the functions. What they use (`Text`, `Plural` and how numbers, lists and times are written) is in the module that includes
//! them.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use crate::source::{ENGLISH, Key, Kind, Language, Message, PSEUDO, Part, keys};

/// `pt-BR` as the name of a variant.
fn variant(code: &str) -> String {
    let word = |word: &str| {
        let (first, rest) = word.split_at(word.len().min(1));
        first.to_ascii_uppercase() + &rest.to_ascii_lowercase()
    };
    code.split(['-', '_']).map(word).collect()
}

fn function(id: &str) -> String {
    id.replace('-', "_")
}

/// When a message is put into words.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Form {
    /// Once it is known who reads it.
    Text,
    /// At once.
    Written,
}

/// The enum of the languages.
pub(crate) fn languages(out: &mut String, all: &[Language]) {
    _ = writeln!(
        out,
        "/// A language in which the program speaks.\n#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]\npub enum Lang {{\n#[default]"
    );
    for language in all {
        _ = writeln!(out, "/// `{}`\n{},", language.code, variant(&language.code));
    }
    let names = all
        .iter()
        .map(|one| format!("Lang::{}", variant(&one.code)));
    _ = writeln!(
        out,
        "}}\nimpl Lang {{\n/// All of them, English first.\npub const ALL: [Self; {}] = [{}];\n}}",
        all.len(),
        names.collect::<Vec<_>>().join(", ")
    );
}

/// The messages of an area that a language lacks.
fn lacking<'a>(
    language: &'a Language,
    english: &'a Language,
    area: &'a str,
) -> impl Iterator<Item = &'a String> {
    let there = language.areas.get(area);
    let ids = english.areas[area].keys();
    ids.filter(move |id| there.is_none_or(|there| !there.contains_key(*id)))
}

/// What each language lacks.
pub(crate) fn missing(out: &mut String, all: &[Language]) {
    let mut missing = Vec::new();
    for language in all {
        for area in all[0].areas.keys() {
            let ids = lacking(language, &all[0], area);
            missing.extend(ids.map(|id| format!("{}/{area}.ftl: {id}", language.code)));
            let has_page = |language: &Language| language.pages.contains_key(area);
            if all.iter().any(has_page) && !(has_page(language) || stands_in(language)) {
                missing.push(format!("{}/{area}.md", language.code));
            }
        }
    }
    _ = writeln!(
        out,
        "/// The messages that a language lacks.\n#[cfg(test)]\npub(crate) const MISSING: &[&str] = &{missing:?};"
    );
}

/// Is what the English folder of a game has enough for it?
fn stands_in(language: &Language) -> bool {
    [ENGLISH, PSEUDO].contains(&&*language.code)
}

/// The languages beside English that have every message of an area and its page.
pub(crate) fn complete(out: &mut String, all: &[Language], area: &str) {
    out.push_str("#[allow(dead_code)]\npub(crate) const LANGUAGES: &[(Lang, &str)] = &[");
    for language in &all[1..] {
        let page = language.pages.get(area).map_or("", |page| page);
        let is_whole = lacking(language, &all[0], area).next().is_none();
        if is_whole && (!page.is_empty() || stands_in(language)) {
            _ = write!(out, "(Lang::{}, {page:?}),", variant(&language.code));
        }
    }
    out.push_str("];\n");
}

/// The labels of buttons that messages name.
pub(crate) fn labels(out: &mut String, all: &[Language]) {
    out.push_str("pub(crate) mod labels {\nuse super::*;\n");
    for (id, english) in &all[0].labels {
        let texts = all
            .iter()
            .map(|language| language.labels.get(id).unwrap_or(english));
        let texts: Vec<&String> = texts.collect();
        let name = function(id).to_ascii_uppercase();
        _ = writeln!(
            out,
            "pub(crate) const {name}: Phrase = Phrase::Each(&{texts:?});"
        );
    }
    out.push_str("}\n");
}

/// The type of a value with named possibilities: `[yes]` and `[no]` are those of a `bool`.
fn type_of(value: &str, keys: &BTreeSet<String>) -> String {
    if keys.iter().eq(["no", "yes"]) {
        "bool".to_owned()
    } else {
        variant(value)
    }
}

/// An enum for each value with named possibilities. Messages that use the same value share it.
pub(crate) fn choices(out: &mut String, english: &Language) -> Result<(), String> {
    let mut all: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for message in english.areas.values().flat_map(|area| area.values()) {
        for (name, kind) in &message.values {
            if *kind == Kind::Name {
                let keys = keys(message, name);
                all.entry(type_of(name, &keys)).or_default().extend(keys);
            }
        }
    }
    for (name, keys) in all {
        // These are there already, with the same possibilities: who makes a move, why a table ended, and what can be lost.
        if ["bool", "Hand", "Ending", "Unit"].contains(&&*name) {
            continue;
        }
        if ["Lang", "Plural", "Text", "Phrase"].contains(&&*name) {
            return Err(format!("{name} is a name of the program's own"));
        }
        let keys: Vec<String> = keys.iter().map(|key| variant(key)).collect();
        _ = writeln!(
            out,
            "#[derive(Clone, Copy, PartialEq, Eq, Debug)]\npub(crate) enum {name} {{ {} }}",
            keys.join(", ")
        );
    }
    Ok(())
}

/// A function that gives a message.
pub(crate) fn message(out: &mut String, all: &[Language], area: &str, id: &str, form: Form) {
    let english = &all[0].areas[area][id];
    let in_language = |language: &Language| {
        let messages = language.areas.get(area);
        messages.and_then(|area| area.get(id)).cloned()
    };
    let name = function(id);
    let texts = all.iter().map(|language| {
        let message = in_language(language);
        plain(message.as_ref().unwrap_or(english), form)
    });
    let texts: Option<Vec<String>> = texts.collect();
    if let Some(texts) = texts {
        _ = match form {
            Form::Text => writeln!(
                out,
                "pub(crate) fn {name}() -> Text {{ Text::same(&{texts:?}) }}"
            ),
            Form::Written => writeln!(
                out,
                "pub(crate) const {}: Phrase = Phrase::Each(&{texts:?});",
                name.to_ascii_uppercase()
            ),
        };
        return;
    }
    let (mut arguments, mut held) = (Vec::new(), Vec::new());
    for (value, kind) in &english.values {
        let own = type_of(value, &keys(english, value));
        let value = function(value);
        let (takes, keeps) = match (kind, form) {
            (Kind::Words, Form::Text) => {
                ("impl ToString".to_owned(), format!("{value}.to_string()"))
            }
            (Kind::Words, Form::Written) => ("impl Display".to_owned(), value.clone()),
            (Kind::Number, _) => ("impl TryInto<i64>".to_owned(), format!("whole({value})")),
            (Kind::List, Form::Text) => (
                "impl IntoIterator<Item = impl Into<Text>>".to_owned(),
                format!("texts({value})"),
            ),
            (Kind::List, Form::Written) => ("&[impl AsRef<str>]".to_owned(), value.clone()),
            (Kind::Wait, _) => ("Duration".to_owned(), value.clone()),
            (Kind::Text, _) => ("impl Into<Text>".to_owned(), format!("{value}.into()")),
            (Kind::Name, _) => (own, value.clone()),
        };
        let kind = if *kind == Kind::Text { ": Text" } else { "" };
        arguments.push(format!("{value}: {takes}"));
        if keeps != value {
            held.push(format!("let {value}{kind} = {keeps};"));
        }
    }
    let (arguments, held) = (arguments.join(", "), held.join("\n"));
    _ = match form {
        Form::Text => writeln!(
            out,
            "pub(crate) fn {name}({arguments}) -> Text {{\n{held}\nText::made(move |reader, to| {{ let lang = reader.lang; match lang {{"
        ),
        Form::Written => writeln!(
            out,
            "pub(crate) fn {name}(lang: Lang, {arguments}) -> String {{\n{held}\nlet mut written = String::new();\nlet to = &mut written;\nmatch lang {{"
        ),
    };
    for language in all.iter().skip(1) {
        if let Some(message) = in_language(language) {
            _ = write!(out, "Lang::{} => ", variant(&language.code));
            block(out, &message.parts, english, form);
            out.push('\n');
        }
    }
    out.push_str("_ => ");
    block(out, &english.parts, english, form);
    out.push_str(match form {
        Form::Text => "\n}})\n}\n",
        Form::Written => "\n}\nwritten\n}\n",
    });
}

/// A message that needs no values, and names no button of a board that may be in another language.
fn plain(message: &Message, form: Form) -> Option<String> {
    let texts = message.parts.iter().map(|part| match part {
        Part::Text(text) | Part::Fixed(text) => Some(&**text),
        Part::Label(_, text) if form == Form::Written => Some(&**text),
        _ => None,
    });
    texts.collect()
}

fn block(out: &mut String, parts: &[Part], english: &Message, form: Form) {
    out.push('{');
    for part in parts {
        match part {
            Part::Label(id, _) if form == Form::Text => {
                let label = function(id).to_ascii_uppercase();
                _ = write!(out, "to.push_str(labels::{label}.say(reader.labels));");
            }
            Part::Text(text) | Part::Fixed(text) | Part::Label(_, text) => {
                _ = write!(out, "to.push_str({text:?});");
            }
            Part::Value(value) => {
                let kind = english.values.iter().find(|(name, _)| name == value);
                let value = function(value);
                _ = match (kind.map(|(_, kind)| kind), form) {
                    (Some(Kind::Number), _) => write!(out, "number(lang, to, {value});"),
                    (Some(Kind::List), Form::Text) => {
                        write!(out, "list_texts(reader, to, &{value});")
                    }
                    (Some(Kind::List), Form::Written) => write!(out, "list(lang, to, {value});"),
                    (Some(Kind::Wait), _) => write!(out, "wait(lang, to, {value});"),
                    (Some(Kind::Text), _) => write!(out, "{value}.write(reader, to);"),
                    (_, Form::Text) => write!(out, "to.push_str(&{value});"),
                    (_, Form::Written) => write!(out, "_ = write!(to, \"{{{value}}}\");"),
                };
            }
            Part::Choice(value, variants) => choice(out, value, variants, english, form),
        }
    }
    out.push('}');
}

fn choice(
    out: &mut String,
    value: &str,
    variants: &[(Option<Key>, Vec<Part>)],
    english: &Message,
    form: Form,
) {
    let (of, name) = (type_of(value, &keys(english, value)), function(value));
    let is_name = matches!(variants.first(), Some((Some(Key::Name(_)), _)));
    _ = if is_name {
        write!(out, "match {name} {{")
    } else {
        write!(out, "match ({name}, plural(lang, {name})) {{")
    };
    for (place, (key, parts)) in variants.iter().enumerate() {
        let is_last = place + 1 == variants.len();
        _ = match key {
            // Other messages may have more possibilities.
            _ if is_last => write!(out, "_ => "),
            Some(Key::Name(key)) if of == "bool" => write!(out, "{} => ", key == "yes"),
            Some(Key::Name(key)) => write!(out, "{of}::{} => ", variant(key)),
            Some(Key::Number(number)) => write!(out, "({number}, _) => "),
            Some(Key::Plural(category)) => write!(out, "(_, Plural::{}) => ", variant(category)),
            None => write!(out, "_ => "),
        };
        block(out, parts, english, form);
    }
    out.push('}');
}
