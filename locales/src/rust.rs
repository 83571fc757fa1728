//! Writes the functions. What they use (`Text`, `Plural` and how numbers, lists and times are written) is in the module that includes
//! them.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use crate::source::{Key, Kind, Language, Message, Part, keys};

/// `pt-BR` as the name of a variant.
fn variant(code: &str) -> String {
    let mut up = true;
    let letters = code.chars().filter_map(|c| {
        let upper = std::mem::replace(&mut up, c == '-' || c == '_');
        if c == '-' || c == '_' {
            None
        } else if upper {
            Some(c.to_ascii_uppercase())
        } else {
            Some(c.to_ascii_lowercase())
        }
    });
    letters.collect()
}

fn function(id: &str) -> String {
    id.replace('-', "_")
}

/// The enum of the languages, and what each lacks.
pub(crate) fn languages(out: &mut String, all: &[&Language]) {
    let (count, english) = (all.len(), all[0]);
    _ = writeln!(
        out,
        "/// A language in which the program speaks.\n#[derive(Clone, Copy, PartialEq, Eq, Debug)]\npub(crate) enum Lang {{"
    );
    for language in all {
        _ = writeln!(out, "/// `{}`\n{},", language.code, variant(&language.code));
    }
    out.push_str("}\n");
    let names: Vec<String> = all
        .iter()
        .map(|one| format!("Lang::{}", variant(&one.code)))
        .collect();
    _ = writeln!(
        out,
        "impl Lang {{\npub(crate) const ALL: [Self; {count}] = [{}];\n}}",
        names.join(", ")
    );
    let mut missing = Vec::new();
    for language in all {
        for (area, messages) in &english.areas {
            for id in messages.keys() {
                let there = language.areas.get(area);
                if there.is_none_or(|area| !area.contains_key(id)) {
                    missing.push(format!("{}/{area}.ftl: {id}", language.code));
                }
            }
        }
    }
    _ = writeln!(
        out,
        "/// The messages that a language lacks.\n#[cfg(test)]\npub(crate) const MISSING: &[&str] = &{missing:?};"
    );
}

/// An enum for each value with named possibilities. Messages that use the same value share it.
pub(crate) fn choices(out: &mut String, english: &Language) -> Result<(), String> {
    let mut all: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for message in english.areas.values().flat_map(|area| area.values()) {
        for (name, kind) in &message.values {
            if *kind == Kind::Name {
                all.entry(name).or_default().extend(keys(message, name));
            }
        }
    }
    for (name, keys) in all {
        let name = variant(name);
        if ["Lang", "Plural", "Text"].contains(&&*name) {
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
pub(crate) fn message(
    out: &mut String,
    all: &[&Language],
    area: &str,
    id: &str,
) -> Result<(), String> {
    let english = &all[0].areas[area][id];
    let in_language = |language: &Language| {
        let messages = language.areas.get(area);
        messages.and_then(|area| area.get(id)).cloned()
    };
    let name = function(id);
    if english.values.is_empty() {
        let texts = all.iter().map(|language| {
            let message = in_language(language);
            plain(message.as_ref().unwrap_or(english))
        });
        let texts: Option<Vec<String>> = texts.collect();
        let texts = texts.ok_or_else(|| format!("{area}.ftl: {id}: a choice without a value"))?;
        _ = writeln!(
            out,
            "pub(crate) fn {name}() -> Text {{ Text::same(&{texts:?}) }}"
        );
        return Ok(());
    }
    let (mut arguments, mut held) = (Vec::new(), Vec::new());
    for (value, kind) in &english.values {
        let value = function(value);
        let (takes, keeps) = match kind {
            Kind::Words => ("impl ToString".to_owned(), format!("{value}.to_string()")),
            Kind::Number => ("impl TryInto<i64>".to_owned(), format!("whole({value})")),
            Kind::List => (
                "impl IntoIterator<Item = impl Into<Text>>".to_owned(),
                format!("texts({value})"),
            ),
            Kind::Wait => ("Duration".to_owned(), value.clone()),
            Kind::Text => ("impl Into<Text>".to_owned(), format!("{value}.into()")),
            Kind::Name => (variant(&value), value.clone()),
        };
        let kind = if *kind == Kind::Text { ": Text" } else { "" };
        arguments.push(format!("{value}: {takes}"));
        held.push(format!("let {value}{kind} = {keeps};"));
    }
    _ = writeln!(
        out,
        "pub(crate) fn {name}({}) -> Text {{\n{}\nText::made(move |lang, to| match lang {{",
        arguments.join(", "),
        held.join("\n")
    );
    for language in all.iter().skip(1) {
        if let Some(message) = in_language(language) {
            _ = write!(out, "Lang::{} => ", variant(&language.code));
            block(out, &message.parts, english);
            out.push('\n');
        }
    }
    out.push_str("_ => ");
    block(out, &english.parts, english);
    out.push_str("\n})\n}\n");
    Ok(())
}

/// A message that needs no values.
fn plain(message: &Message) -> Option<String> {
    let texts = message.parts.iter().map(|part| match part {
        Part::Text(text) | Part::Fixed(text) => Some(&**text),
        _ => None,
    });
    texts.collect()
}

fn block(out: &mut String, parts: &[Part], english: &Message) {
    out.push('{');
    for part in parts {
        match part {
            Part::Text(text) | Part::Fixed(text) => _ = write!(out, "to.push_str({text:?});"),
            Part::Value(value) => {
                let kind = english.values.iter().find(|(name, _)| name == value);
                let value = function(value);
                _ = match kind.map(|(_, kind)| kind) {
                    Some(Kind::Number) => write!(out, "number(to, {value});"),
                    Some(Kind::List) => write!(out, "list(lang, to, &{value});"),
                    Some(Kind::Wait) => write!(out, "wait(lang, to, {value});"),
                    Some(Kind::Text) => write!(out, "{value}.write(lang, to);"),
                    _ => write!(out, "to.push_str(&{value});"),
                };
            }
            Part::Choice(value, variants) => choice(out, value, variants, english),
        }
    }
    out.push('}');
}

fn choice(out: &mut String, value: &str, variants: &[(Option<Key>, Vec<Part>)], english: &Message) {
    let (of, name) = (variant(value), function(value));
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
            Some(Key::Name(key)) => write!(out, "{of}::{} => ", variant(key)),
            Some(Key::Number(number)) => write!(out, "({number}, _) => "),
            Some(Key::Plural(category)) => write!(out, "(_, Plural::{}) => ", variant(category)),
            None => write!(out, "_ => "),
        };
        block(out, parts, english);
    }
    out.push('}');
}

/// What a game says of itself, by the name of the message.
pub(crate) fn lookup(out: &mut String, all: &[&Language]) {
    out.push_str("/// What a game says of itself, in another language.\npub(crate) fn of_game(lang: Lang, id: &str) -> Option<&'static str> {\nSome(match (lang, id) {\n");
    for language in all {
        for (id, message) in &language.games {
            if let Some(text) = plain(message) {
                let code = variant(&language.code);
                _ = writeln!(out, "(Lang::{code}, {id:?}) => {text:?},");
            }
        }
    }
    out.push_str("_ => return None,\n})\n}\n");
}
