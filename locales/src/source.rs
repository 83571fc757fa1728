//! Reads the files of a language, and refuses a translation that does not fit the English message.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;

/// The language in which the program is written, and which stands in for messages that another lacks.
pub(crate) const ENGLISH: &str = "en";

/// The code of the language of the tests: English with accents, longer by two fifths.
pub(crate) const PSEUDO: &str = "en-XA";

/// A part of a message.
#[derive(Clone, PartialEq)]
pub(crate) enum Part {
    Text(String),
    /// A text that stands for itself in every language, such as the label of a button.
    Fixed(String),
    /// The label of a button: which, and what it says in this language.
    Label(String, String),
    Value(String),
    /// What is chosen by a value: the key, and the parts. The last has no key.
    Choice(String, Vec<(Option<Key>, Vec<Part>)>),
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Key {
    Number(i64),
    /// A plural category of CLDR.
    Plural(String),
    /// One of the named possibilities of a value.
    Name(String),
}

/// What a value is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// Anything that can be written.
    Words,
    Number,
    /// `LIST($x)`
    List,
    /// `WAIT($x)`: a time that somebody has to wait.
    Wait,
    /// `TEXT($x)`: another message.
    Text,
    /// It has named possibilities.
    Name,
}

/// A message, or an attribute of one.
#[derive(Clone)]
pub(crate) struct Message {
    pub(crate) parts: Vec<Part>,
    /// The values in the order in which they are first used.
    pub(crate) values: Vec<(String, Kind)>,
}

type Area = BTreeMap<String, Message>;

/// All messages of a language.
pub(crate) struct Language {
    pub(crate) code: String,
    /// By the name of the file and of the message.
    pub(crate) areas: BTreeMap<String, Area>,
    /// The labels of buttons that messages name.
    pub(crate) labels: BTreeMap<String, String>,
    /// Whole pages, by the name of the file.
    pub(crate) pages: BTreeMap<String, String>,
}

/// The file whose terms are labels of buttons.
pub(crate) const LABELS: &str = "buttons";

/// The most characters of a message that Discord shows in its menu of commands, or as the second line of an entry of a menu.
/// <https://discord.com/developers/docs/interactions/application-commands#application-command-object>
const LONGEST: usize = 100;

/// The most characters of what Discord says of an application.
/// <https://discord.com/developers/docs/resources/application#edit-current-application>
const LONGEST_LISTING: usize = 400;

/// The most characters of the title of a form, or of the name of a field, without the name of a table.
/// <https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-response-object-modal>
const LONGEST_FORM: usize = 45 - 7;

/// The most characters of this message.
pub(crate) fn most(area: &str, id: &str) -> usize {
    if area == "commands" || id == "pitch" || id.starts_with("option-") || id.ends_with("-means") {
        LONGEST
    } else if area == "questions" && id.starts_with("form-") {
        LONGEST_FORM
    } else if area == "listing" {
        LONGEST_LISTING
    } else {
        usize::MAX
    }
}

/// The categories that a plural needs, from CLDR. Of those that are missing here, French and the like also have one for millions.
fn categories(code: &str) -> &[&str] {
    match code {
        "ja" => &[],
        "pl" => &["one", "few", "many"],
        _ => &["one"],
    }
}

const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// The languages that have a folder.
pub(crate) fn codes(folder: &Path) -> Result<Vec<String>, String> {
    let mut found = Vec::new();
    for path in entries(folder)? {
        if path.is_dir() && path.join("commands.ftl").exists() {
            found.push(name(&path));
        }
    }
    Ok(found)
}

fn entries(folder: &Path) -> Result<Vec<std::path::PathBuf>, String> {
    let wrong = |error| format!("{}: {error}", folder.display());
    let all = fs::read_dir(folder).map_err(wrong)?;
    let all: Result<BTreeSet<_>, _> = all.map(|entry| entry.map(|entry| entry.path())).collect();
    Ok(all.map_err(wrong)?.into_iter().collect())
}

fn name(path: &Path) -> String {
    let name = path.file_stem().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

impl Language {
    pub(crate) fn read(folder: &Path, code: &str, within: &str) -> Result<Self, String> {
        let mut terms = BTreeMap::new();
        let mut areas = BTreeMap::new();
        // English first: its terms stand in for those that are not translated.
        for code in [ENGLISH, code] {
            areas.clear();
            let mut defined = BTreeSet::new();
            let mut paths = entries(&folder.join(code).join(within))?;
            // The others use its terms.
            paths.sort_by_key(|path| name(path) != LABELS);
            for path in paths {
                if path.extension().is_some_and(|ending| ending == "ftl") {
                    let read = fs::read_to_string(&path).map_err(|error| error.to_string());
                    let area = read.and_then(|text| {
                        self::area(&text, code, &path, (&mut terms, &mut defined))
                    });
                    let area = area.map_err(|wrong| format!("{}: {wrong}", path.display()))?;
                    areas.insert(name(&path), area);
                }
            }
        }
        for (name, area) in &areas {
            for (id, message) in area {
                let length: usize = longest(&message.parts);
                if length > most(name, id) {
                    return Err(format!("{code}/{name}.ftl: {id} has {length} characters"));
                }
            }
        }
        let mut pages = BTreeMap::new();
        for path in entries(&folder.join(code).join(within))? {
            if path.extension().is_some_and(|ending| ending == "md") {
                let page = fs::read_to_string(&path).map_err(|error| error.to_string())?;
                pages.insert(name(&path), page);
            }
        }
        let labels = terms.iter().filter_map(|(id, parts)| match &parts[..] {
            [Part::Label(_, text)] => Some((id.clone(), text.clone())),
            _ => None,
        });
        Ok(Self {
            code: code.to_owned(),
            areas,
            labels: labels.collect(),
            pages,
        })
    }

    /// Refuses messages that English does not have, and those with other values or other possibilities.
    pub(crate) fn check(&self, english: &Self) -> Result<(), String> {
        for (name, area) in &self.areas {
            for (id, message) in area {
                let wrong = |what: &str| Err(format!("{}/{name}.ftl: {id} {what}", self.code));
                let original = english.areas.get(name).and_then(|area| area.get(id));
                let Some(original) = original else {
                    return wrong("is not in English");
                };
                let names = |message: &Message| -> BTreeSet<String> {
                    message
                        .values
                        .iter()
                        .map(|(name, _)| name.clone())
                        .collect()
                };
                if names(message) != names(original) {
                    return wrong("does not have the values of the English message");
                }
                for (value, kind) in &original.values {
                    if *kind == Kind::Name && keys(message, value) != keys(original, value) {
                        return wrong("does not have the possibilities of the English message");
                    }
                }
            }
        }
        Ok(())
    }
}

/// The named possibilities of a value.
pub(crate) fn keys(message: &Message, value: &str) -> BTreeSet<String> {
    fn look(parts: &[Part], wanted: &str, found: &mut BTreeSet<String>) {
        for part in parts {
            if let Part::Choice(value, variants) = part {
                for (key, parts) in variants {
                    if let (true, Some(Key::Name(name))) = (value == wanted, key) {
                        found.insert(name.clone());
                    }
                    look(parts, wanted, found);
                }
            }
        }
    }
    let mut found = BTreeSet::new();
    look(&message.parts, value, &mut found);
    found
}

/// The most characters that this can have, without what is put into it.
pub(crate) fn longest(parts: &[Part]) -> usize {
    let length = |part: &Part| match part {
        Part::Text(text) | Part::Fixed(text) | Part::Label(_, text) => text.chars().count(),
        Part::Value(_) => 0,
        Part::Choice(_, variants) => {
            let each = variants.iter().map(|(_, parts)| longest(parts));
            each.max().unwrap_or(0)
        }
    };
    parts.iter().map(length).sum()
}

type Terms = BTreeMap<String, Vec<Part>>;

fn area(
    text: &str,
    code: &str,
    path: &Path,
    (terms, defined): (&mut Terms, &mut BTreeSet<String>),
) -> Result<Area, String> {
    let is_labels = name(path) == LABELS;
    let parsed = parser::parse(text).map_err(|(_, errors)| format!("{errors:?}"))?;
    let mut found = Area::new();
    for entry in &parsed.body {
        if let Entry::Term(term) = entry {
            let mut reader = Reader::new(code, terms);
            let parts = reader.pattern(&term.value)?;
            let id = term.id.name;
            // Another file's would stand in for it.
            if !defined.insert(id.to_owned()) {
                return Err(format!("-{id} is there twice"));
            }
            let parts = parts.into_iter().map(|part| match part {
                Part::Text(text) if is_labels => Part::Label(id.to_owned(), text),
                Part::Text(text) => Part::Fixed(text),
                part => part,
            });
            let parts = parts.collect();
            terms.insert(term.id.name.to_owned(), parts);
        }
    }
    for entry in &parsed.body {
        if let Entry::Message(message) = entry {
            let id = message.id.name;
            let inner = message.attributes.iter();
            let inner = inner.map(|one| (format!("{id}-{}", one.id.name), &one.value));
            let own = message.value.iter().map(|value| (id.to_owned(), value));
            for (id, pattern) in own.chain(inner) {
                let mut reader = Reader::new(code, terms);
                let parts = reader
                    .pattern(pattern)
                    .map_err(|wrong| format!("{id}: {wrong}"))?;
                let values = reader.values;
                if found
                    .insert(id.clone(), Message { parts, values })
                    .is_some()
                {
                    return Err(format!("{id} is there twice"));
                }
            }
        }
    }
    Ok(found)
}

struct Reader<'a> {
    code: &'a str,
    terms: &'a Terms,
    values: Vec<(String, Kind)>,
}

impl<'a> Reader<'a> {
    fn new(code: &'a str, terms: &'a Terms) -> Self {
        let values = Vec::new();
        Self {
            code,
            terms,
            values,
        }
    }

    fn note(&mut self, name: &str, kind: Kind) {
        match self.values.iter_mut().find(|(known, _)| known == name) {
            // A number is written without saying so, too.
            Some((_, known)) if *known == Kind::Words => *known = kind,
            Some(_) => {}
            None => self.values.push((name.to_owned(), kind)),
        }
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) -> Result<Vec<Part>, String> {
        let mut parts = Vec::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => {
                    parts.push(Part::Text((*value).to_owned()));
                }
                PatternElement::Placeable { expression } => {
                    parts.extend(self.expression(expression)?);
                }
            }
        }
        Ok(parts)
    }

    fn expression(&mut self, expression: &Expression<&str>) -> Result<Vec<Part>, String> {
        let (selector, variants) = match expression {
            Expression::Inline(inline) => return self.inline(inline),
            Expression::Select { selector, variants } => (selector, variants),
        };
        let InlineExpression::VariableReference { id } = selector else {
            return Err("only a value can choose".to_owned());
        };
        self.note(id.name, Kind::Words);
        let mut read = Vec::new();
        let mut default = None;
        let mut seen = BTreeSet::new();
        for variant in variants {
            let key = match variant.key {
                VariantKey::NumberLiteral { value } => {
                    Key::Number(value.parse().map_err(|_| format!("[{value}]"))?)
                }
                VariantKey::Identifier { name } if CATEGORIES.contains(&name) => {
                    Key::Plural(name.to_owned())
                }
                VariantKey::Identifier { name } => Key::Name(name.to_owned()),
            };
            seen.insert(key.clone());
            let parts = self.pattern(&variant.value)?;
            if variant.default {
                default = Some((key, parts));
            } else {
                read.push((Some(key), parts));
            }
        }
        let (key, parts) = default.ok_or("a choice has no default")?;
        let is_name = |key: &Key| matches!(key, Key::Name(_));
        if seen.iter().any(is_name) {
            self.note(id.name, Kind::Name);
            // It keeps its name, so that all of them are known, and stands in for none.
            read.push((Some(key), parts));
        } else {
            self.note(id.name, Kind::Number);
            // One that shows no number needs no plural.
            let is_plural = seen
                .iter()
                .any(|key| matches!(key, Key::Plural(category) if category != "other"))
                || parts.contains(&Part::Value(id.name.to_owned()));
            let missing = categories(self.code).iter();
            let missing: Vec<_> = missing
                .filter(|_| is_plural)
                .filter(|one| !seen.contains(&Key::Plural((**one).to_owned())))
                .collect();
            if !missing.is_empty() {
                return Err(format!("the plural of ${} lacks {missing:?}", id.name));
            }
            read.push((None, parts));
        }
        Ok(vec![Part::Choice(id.name.to_owned(), read)])
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) -> Result<Vec<Part>, String> {
        let (name, kind) = match inline {
            InlineExpression::StringLiteral { value } => {
                return Ok(vec![Part::Fixed((*value).to_owned())]);
            }
            InlineExpression::TermReference { id, .. } => {
                let term = self.terms.get(id.name).cloned();
                return term.ok_or_else(|| format!("there is no -{}", id.name));
            }
            InlineExpression::VariableReference { id } => (id.name, Kind::Words),
            InlineExpression::FunctionReference { id, arguments } => {
                let kind = match id.name {
                    "NUMBER" => Kind::Number,
                    "LIST" => Kind::List,
                    "WAIT" => Kind::Wait,
                    "TEXT" => Kind::Text,
                    other => return Err(format!("there is no function {other}")),
                };
                match &arguments.positional[..] {
                    [InlineExpression::VariableReference { id }] => (id.name, kind),
                    _ => return Err(format!("{} takes one value", id.name)),
                }
            }
            _ => return Err("only values, terms, texts and functions of values".to_owned()),
        };
        self.note(name, kind);
        Ok(vec![Part::Value(name.to_owned())])
    }
}
