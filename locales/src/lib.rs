//! Turns the messages beside it, `<language>/<area>.ftl` in the syntax of Fluent, into Rust while a crate is built: a module for each
//! area, a function for each message, and an enum of the languages. `rust` writes them; `source` reads the files and refuses what does
//! not fit. Start at [`games`] and [`commands`]. docs/translating.md says how messages are written.
//!
//! Crates that do this exist (`fluent-static`, `fluent-typed`), but they read Fluent again at run time, or want a message in every
//! language before it can be used in any.

use std::fmt::Write as _;
use std::path::Path;

use crate::rust::Form;
use crate::source::{ENGLISH, Language};

mod pseudo;
mod rust;
mod source;

/// The source of a module with the languages, and with the messages of the games in the folder `games` of each: functions that write a
/// text at once, and constants for texts without values.
///
/// # Errors
/// Names the file and the message with which something is wrong.
pub fn games(folder: &Path) -> Result<String, String> {
    let all = languages(folder, "games")?;
    let mut out = String::new();
    rust::languages(&mut out, &all);
    modules(&mut out, &all, |_| Form::Written)?;
    Ok(out)
}

/// The source of a module with all other messages: functions that make a `Text`, which is written once it is known who reads it. Those
/// of the areas `written` write at once.
///
/// # Errors
/// Names the file and the message with which something is wrong.
pub fn commands(folder: &Path, written: &[&str]) -> Result<String, String> {
    let all = languages(folder, "")?;
    let mut out = String::new();
    rust::labels(&mut out, &all);
    modules(&mut out, &all, |area| {
        if written.contains(&area) {
            Form::Written
        } else {
            Form::Text
        }
    })?;
    Ok(out)
}

/// English, the others and the language of the tests; of each what is in this folder of its own.
fn languages(folder: &Path, within: &str) -> Result<Vec<Language>, String> {
    let english = Language::read(folder, ENGLISH, within)?;
    let mut others = Vec::new();
    for code in source::codes(folder)? {
        if code != ENGLISH {
            let language = Language::read(folder, &code, within)?;
            language.check(&english)?;
            others.push(language);
        }
    }
    let pseudo = pseudo::of(&english);
    Ok(std::iter::once(english)
        .chain(others)
        .chain([pseudo])
        .collect())
}

/// A module for each area.
fn modules(out: &mut String, all: &[Language], form: impl Fn(&str) -> Form) -> Result<(), String> {
    rust::missing(out, all);
    rust::choices(out, &all[0])?;
    for (area, messages) in &all[0].areas {
        if messages.is_empty() {
            continue;
        }
        _ = writeln!(out, "pub(crate) mod {area} {{\nuse super::*;");
        rust::complete(out, all, area);
        for id in messages.keys() {
            rust::message(out, all, area, id, form(area));
        }
        out.push_str("}\n");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    /// What is said about these files, which are `en/a.ftl` and `pl/a.ftl`.
    fn made_of(english: &str, polish: &str) -> Result<String, String> {
        let name = std::thread::current()
            .name()
            .unwrap_or("")
            .replace(':', "-");
        let folder = std::env::temp_dir().join(format!("locales-{}-{name}", std::process::id()));
        for (code, text) in [("en", english), ("pl", polish)] {
            fs::create_dir_all(folder.join(code)).expect("a folder of its own");
            fs::write(folder.join(code).join("commands.ftl"), text).expect("a file in it");
        }
        let made = commands(&folder, &[]);
        fs::remove_dir_all(&folder).expect("its own folder");
        made
    }

    /// A line that begins with a colon or a percent sign is hard to read, and phones break lines often.
    #[test]
    fn no_line_breaks_before_a_sign() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
        let mut breaks = Vec::new();
        for (code, signs) in [("de", "%"), ("es", "%"), ("fr", ":;!?»%"), ("pl", "%")] {
            for within in ["", "games"] {
                let files = fs::read_dir(folder.join(code).join(within)).expect("its files");
                for file in files {
                    let path = file.expect("a file").path();
                    let Ok(text) = fs::read_to_string(&path) else {
                        continue;
                    };
                    let read = text.lines().filter(|line| !line.starts_with(['#', '|']));
                    breaks.extend(
                        read.filter(|line| breaks_before(line, signs))
                            .map(|line| format!("{}: {line}", path.display())),
                    );
                }
            }
        }
        assert!(breaks.is_empty(), "{}", breaks.join("\n"));
    }

    /// Whether a space that breaks comes before one of these signs. `:crown:` is a picture, and code stands as it is.
    fn breaks_before(line: &str, signs: &str) -> bool {
        let words = line.split('`').step_by(2);
        words
            .flat_map(|words| words.split(' ').skip(1))
            .any(|word| {
                let picture = word.len() > 1 && word.starts_with(':') && word[1..].contains(':');
                word.starts_with(|sign| signs.contains(sign)) && !picture
            })
    }

    #[test]
    fn a_message_that_is_not_translated_is_english_and_named() {
        let made = made_of("a = Anna\nb = Bread", "a = Anna").expect("it is made");
        assert!(
            made.contains(r#"Text::same(&["Bread", "Bread", "#),
            "{made}"
        );
        assert!(made.contains(r#"&["pl/commands.ftl: b"]"#), "{made}");
    }

    #[test]
    fn a_translation_with_other_values_is_refused() {
        for (english, polish) in [
            ("a = { $name } left", "a = wyszedł"),
            ("a = left", "a = wyszedł { $name }"),
            ("b = left", "a = wyszedł"),
            (
                "a = { $by -> [you] A *[house] B }",
                "a = { $by -> [you] A *[hose] B }",
            ),
            (
                "a = { $n -> [one] A *[other] B }",
                "a = { $n -> [one] A *[many] B }",
            ),
            ("a = A", "a = A\na = B"),
            ("a = A", "a = { $n"),
            ("a = A", "-b = B\n-b = C\na = { -b }"),
            ("a = A", &format!("a = {}", "x".repeat(101))),
        ] {
            assert!(made_of(english, polish).is_err(), "{english} / {polish}");
        }
    }

    #[test]
    fn the_language_of_tests_keeps_what_is_typed_and_is_longer() {
        let made = made_of(
            "a = Type `/help` for { $name }, or <game>.",
            "a = { $name }",
        );
        let made = made.expect("it is made");
        assert!(
            made.contains("`/help`") && made.contains("<game>"),
            "{made}"
        );
        assert!(made.contains("Ŧẏƥḓ") || made.contains("Ŧẏƥḗ"), "{made}");
    }
}
