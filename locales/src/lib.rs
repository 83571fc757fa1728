//! Turns the messages beside it, `<language>/<area>.ftl` in the syntax of Fluent, into Rust while a crate is built: a module for each
//! area, a function for each message, and an enum of the languages. `rust` writes them; `source` reads the files and refuses what does
//! not fit. Start at [`generate`]. docs/translating.md says how messages are written.
//!
//! Crates that do this exist (`fluent-static`, `fluent-typed`), but they read Fluent again at run time, or want a message in every
//! language before it can be used in any.

use std::fmt::Write as _;
use std::path::Path;

use crate::source::{ENGLISH, Language};

mod pseudo;
mod rust;
mod source;

/// The source of a module with all messages of this folder.
///
/// # Errors
/// Names the file and the message with which something is wrong.
pub fn generate(folder: &Path) -> Result<String, String> {
    let english = Language::read(folder, ENGLISH)?;
    let mut others = Vec::new();
    for code in source::codes(folder)? {
        if code != ENGLISH {
            let language = Language::read(folder, &code)?;
            language.check(&english)?;
            others.push(language);
        }
    }
    let pseudo = pseudo::of(&english);
    let all: Vec<&Language> = std::iter::once(&english)
        .chain(&others)
        .chain([&pseudo])
        .collect();
    let mut out = String::new();
    rust::languages(&mut out, &all);
    rust::choices(&mut out, &english)?;
    for (area, messages) in &english.areas {
        if messages.is_empty() {
            continue;
        }
        _ = writeln!(out, "pub(crate) mod {area} {{\nuse super::*;");
        for id in messages.keys() {
            rust::message(&mut out, &all, area, id)?;
        }
        out.push_str("}\n");
    }
    // What a game says of itself is English in its own folder, and only translated here.
    rust::lookup(&mut out, &all);
    Ok(out)
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
        let made = generate(&folder);
        fs::remove_dir_all(&folder).expect("its own folder");
        made
    }

    #[test]
    fn the_messages_of_this_folder_fit() {
        let made = generate(Path::new(env!("CARGO_MANIFEST_DIR")));
        assert!(made.is_ok_and(|made| made.contains("pub(crate) fn not_your_turn() -> Text")));
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
