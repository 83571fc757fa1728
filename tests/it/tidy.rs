//! Checks of the repository: the layout is what its pages promise.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use games::registry::GAMES;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Every file under a folder whose name ends in one of these, by its path from the root.
fn files(folder: &str, endings: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![root().join(folder)];
    while let Some(folder) = folders.pop() {
        let Ok(entries) = fs::read_dir(&folder) else {
            continue;
        };
        for entry in entries {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            if path.is_dir() {
                if name != "target" && name != "node_modules" && !name.starts_with('.') {
                    folders.push(path);
                }
            } else if endings.iter().any(|ending| name.ends_with(ending)) {
                found.push(path.strip_prefix(root()).unwrap().to_owned());
            }
        }
    }
    found.sort();
    assert!(
        !found.is_empty(),
        "{folder} has no file that ends in {endings:?}"
    );
    found
}

fn text(path: &Path) -> String {
    let text = fs::read_to_string(root().join(path));
    text.unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn sources() -> Vec<PathBuf> {
    files(".", &[".rs"])
}

/// Fails with everything found and what to do about it.
#[track_caller]
fn none(found: &[String], advice: &str) {
    assert!(found.is_empty(), "{advice}\n{}", found.join("\n"));
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
}

#[test]
fn no_game_is_named_outside_games() {
    let names: Vec<Vec<String>> = GAMES
        .iter()
        .flat_map(|game| [game.info().key, game.info().name])
        .map(|name| words(&name.to_lowercase()).map(str::to_owned).collect())
        .collect();
    let mut found = Vec::new();
    for folder in [
        "src",
        "commands",
        "pictures",
        "tables",
        "db/src",
        "playground/src",
        "playground/page",
    ] {
        for path in files(folder, &[".rs", ".js", ".css", ".html"]) {
            for (number, line) in (1..).zip(text(&path).lines()) {
                let line = line.to_lowercase();
                let line: Vec<&str> = words(&line).collect();
                for name in &names {
                    if line.windows(name.len()).any(|part| part == name.as_slice()) {
                        found.push(format!("{}:{number}: {}", path.display(), name.join(" ")));
                    }
                }
            }
        }
    }
    none(
        &found,
        "A game is named outside games/. Go through games::registry::GAMES, or ask the game's GameInfo; in a comment say `/<game> start`:",
    );
}

#[test]
fn each_crate_keeps_to_its_own_dependencies() {
    let mut found = Vec::new();
    for path in files(".", &["Cargo.toml"]) {
        let manifest: toml::Table = text(&path).parse().expect("a manifest");
        let Some(needed) = manifest.get("dependencies").and_then(toml::Value::as_table) else {
            continue;
        };
        for (library, home) in [("serenity", "commands"), ("rusqlite", "db")] {
            if needed.contains_key(library) && path != Path::new(home).join("Cargo.toml") {
                found.push(format!("{}: {library}", path.display()));
            }
        }
        let own = [
            "games",
            "engine",
            "tables",
            "pictures",
            "commands",
            "db",
            "playground",
        ];
        let may: &[&str] = match path.to_str().unwrap() {
            "Cargo.toml" => &own,
            "commands/Cargo.toml" => &["games", "engine", "tables", "pictures", "db"],
            // For the types of what it keeps.
            "db/Cargo.toml" => &["games", "tables"],
            "engine/Cargo.toml" | "tables/Cargo.toml" | "pictures/Cargo.toml" => &["games"],
            // It feeds made-up texts to the readers of both.
            "fuzz/Cargo.toml" => &["games", "commands"],
            "tests/contract/Cargo.toml" => &["playground"],
            "tests/simulation/Cargo.toml" => &["games", "commands", "db", "playground"],
            _ => &[],
        };
        let ours = own
            .iter()
            .filter(|name| needed.contains_key(**name) && !may.contains(name));
        found.extend(ours.map(|name| format!("{}: {name}", path.display())));
    }
    none(
        &found,
        "Only commands/ knows Discord, only db/ knows SQL, and arrows go one way. Move the code, not the dependency:",
    );
}

#[test]
fn a_long_file_says_why() {
    let long = sources().into_iter().filter_map(|path| {
        let text = text(&path);
        let lines = text.lines().count();
        let excused = text
            .lines()
            .take(5)
            .any(|line| line.starts_with("//") && words(line).any(|word| word == "lines"));
        (lines > 500 && !excused).then(|| format!("{}: {lines} lines", path.display()))
    });
    none(
        &long.collect::<Vec<_>>(),
        "Longer than 500 lines. Split it, or say in its first five lines why so many lines belong together:",
    );
}

/// How long a line of a comment may be, in characters.
const LONGEST_COMMENT: usize = 140;

#[test]
fn no_line_of_a_comment_is_too_long() {
    let mut found = Vec::new();
    for path in sources() {
        for (number, line) in (1..).zip(text(&path).lines()) {
            let length = line.chars().count();
            // A single word, such as an address, cannot be wrapped.
            let mut parts = line.split_whitespace();
            let is_comment = parts.next().is_some_and(|mark| mark.starts_with("//"));
            if is_comment && length > LONGEST_COMMENT && parts.count() > 1 {
                found.push(format!("{}:{number}: {length}", path.display()));
            }
        }
    }
    none(
        &found,
        &format!(
            "Wrap these comments, so that no line has more than {LONGEST_COMMENT} characters:"
        ),
    );
}

/// The modules themselves are the map of the code, so none of them may be without a first line. Tests stand below what they test.
#[test]
fn every_crate_and_module_says_what_it_is() {
    let mut silent = Vec::new();
    for path in sources() {
        let in_src = path.components().any(|part| part.as_os_str() == "src");
        let is_tests = path.file_stem().is_some_and(|name| name == "tests");
        let is_head = path.ends_with("lib.rs") || path.ends_with("mod.rs");
        if (in_src || is_head) && !is_tests && !text(&path).starts_with("//! ") {
            silent.push(path.display().to_string());
        }
    }
    none(
        &silent,
        "Begin the file with `//!` and a sentence: what it is, and what it is not:",
    );
}

#[test]
fn every_game_has_its_folder_its_rules_and_a_playthrough() {
    let mut missing = Vec::new();
    for game in GAMES {
        let key = game.info().key;
        let mut wanted: Vec<String> = ["mod.rs", "rules.md"]
            .iter()
            .map(|name| format!("games/src/{key}/{name}"))
            .collect();
        wanted.push(format!("games/tests/golden/{key}.snap"));
        missing.extend(
            wanted
                .into_iter()
                .filter(|path| !root().join(path).is_file()),
        );
    }
    none(&missing, "Every game on the list has these files:");
}

/// `N4` is a ruling's name where `N` is the game's letter.
fn rulings_in(text: &str, letters: &BTreeSet<char>) -> BTreeSet<String> {
    let is_ruling = |word: &&str| {
        let mut chars = word.chars();
        chars.next().is_some_and(|first| letters.contains(&first))
            && word.len() > 1
            && chars.all(|c| c.is_ascii_digit())
    };
    words(text).filter(is_ruling).map(str::to_owned).collect()
}

#[test]
fn every_ruling_that_code_names_is_on_its_rules_page() {
    let mut unknown = Vec::new();
    for game in GAMES {
        let info = game.info();
        let headings = info.rules.lines().filter(|line| line.starts_with("### "));
        let headings: String = headings
            .flat_map(|line| [line.split('.').next().unwrap(), "\n"])
            .collect();
        let letters: BTreeSet<char> = words(&headings)
            .filter_map(|word| word.split_at_checked(1))
            .filter(|(_, number)| !number.is_empty() && number.bytes().all(|c| c.is_ascii_digit()))
            .filter_map(|(letter, _)| letter.chars().next())
            .filter(|letter| letter.is_ascii_uppercase() && *letter != 'X')
            .collect();
        assert_eq!(
            letters.len(),
            1,
            "{} numbers its rulings with one letter: {letters:?}",
            info.name
        );
        let known = rulings_in(&headings, &letters);
        for path in files(&format!("games/src/{}", info.key), &[".rs"]) {
            let comments: String = text(&path)
                .lines()
                .filter_map(|line| line.split_once("//"))
                .flat_map(|(_, comment)| [comment.to_owned(), "\n".to_owned()])
                .collect();
            let named = rulings_in(&comments, &letters);
            unknown.extend(
                named
                    .difference(&known)
                    .map(|id| format!("{}: {id}", path.display())),
            );
        }
    }
    none(
        &unknown,
        "Code names a ruling that is not in its rules.md. Write the ruling with a transcript, or correct the number:",
    );
}

#[test]
fn no_unfinished_work_is_left() {
    // Written in two pieces so that this file does not find itself.
    let marks = [
        ["TO", "DO"],
        ["FIX", "ME"],
        ["unimplement", "ed!"],
        ["to", "do!("],
        ["XX", "X:"],
    ]
    .map(|halves| halves.concat());
    let mut found = Vec::new();
    for path in files(
        ".",
        &[".rs", ".js", ".css", ".html", ".md", ".toml", ".sql", ".sh"],
    ) {
        for (number, line) in (1..).zip(text(&path).lines()) {
            let marked = marks.iter().find(|mark| line.contains(mark.as_str()));
            found.extend(marked.map(|mark| format!("{}:{number}: {mark}", path.display())));
        }
    }
    none(&found, "Finish it, or take it out:");
}

#[test]
fn links_between_pages_resolve() {
    let mut broken = Vec::new();
    for path in files(".", &[".md"]) {
        let page = text(&path);
        let mut fenced = false;
        for (number, line) in (1..).zip(page.lines()) {
            fenced ^= line.trim_start().starts_with("```");
            if fenced {
                continue;
            }
            for link in line
                .split("](")
                .skip(1)
                .filter_map(|rest| rest.split(')').next())
            {
                let target = link.split(['#', ' ']).next().unwrap();
                if target.is_empty() || target.contains("://") || target.starts_with("mailto:") {
                    continue;
                }
                if !root().join(&path).parent().unwrap().join(target).exists() {
                    broken.push(format!("{}:{number}: {link}", path.display()));
                }
            }
        }
    }
    none(&broken, "These links lead nowhere:");
}

/// Without one of them an image cannot be built.
#[test]
fn an_image_is_built_from_every_crate() {
    let workspace = fs::read_to_string(root().join("Cargo.toml")).unwrap();
    let members = workspace.lines().find(|line| line.starts_with("members"));
    let members: Vec<&str> = members
        .expect("members")
        .split('"')
        .skip(1)
        .step_by(2)
        .collect();
    let kept = fs::read_to_string(root().join("deploy/Dockerfile.dockerignore")).unwrap();
    assert!(members.len() > 5, "{members:?}");
    for member in members {
        let line = format!("!{member}");
        assert!(kept.lines().any(|kept| kept == line), "{line} is missing");
    }
}
