//! What `cargo run -p games --example new` writes, in a copy of this crate: it builds, its page runs, and it plays.

#![allow(clippy::disallowed_types, reason = "this test runs cargo")]

use std::fs;
use std::path::Path;
use std::process::Command;

#[path = "../../examples/new/folder.rs"]
mod folder;

const CRATE: &str = env!("CARGO_MANIFEST_DIR");

fn copy(from: &Path, to: &Path) {
    if from.is_dir() {
        fs::create_dir_all(to).unwrap();
        for entry in fs::read_dir(from).unwrap() {
            let name = entry.unwrap().file_name();
            copy(&from.join(&name), &to.join(&name));
        }
    } else {
        fs::copy(from, to).unwrap();
    }
}

/// A copy of what the program reads and writes, in a folder of the test's own that stays the same: what is built there is kept.
fn scratch(name: &str) -> std::path::PathBuf {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    _ = fs::remove_dir_all(root.join("games"));
    for part in [
        "src",
        "build.rs",
        "examples/pig",
        "rules-template.md",
        "README.md",
    ] {
        let to = root.join("games").join(part);
        fs::create_dir_all(to.parent().unwrap()).unwrap();
        copy(&Path::new(CRATE).join(part), &to);
    }
    // Its messages.
    copy(&Path::new(CRATE).join("../locales"), &root.join("locales"));
    root
}

/// Plays it and runs its page in a program of its own.
const PROGRAM: &str = r#"
fn main() {
    let game = games::registry::find("farkle").expect("it is on the list");
    let page = games::transcript::run("rules.md", game.info().rules);
    assert!(page.failures.is_empty() && page.transcripts >= 10, "{:?}", page.failures);
    assert!(page.shown.contains("F1") && !page.shown.contains("P1"), "{:?}", page.shown);
    let options = games::options::Options::defaults(game.info().options);
    let key = games::dice::Seed([7; 32]).key([]);
    let (mut table, mut chooser) = (game.open(&options, 3, &mut key.dice(0)), key.dice(0));
    while let games::outcome::Status::ToAct(acting) = table.status() {
        let (seat, ply) = (acting.into_iter().next().unwrap(), table.ply());
        assert!(ply < 10_000, "it ends");
        let moves = table.legal(seat);
        let mv = &moves[chooser.index(moves.len())];
        table.play(seat, mv, ply, games::seat::Hand::Player, key.dice(ply + 1)).unwrap();
    }
    println!("{} plays", game.info().name);
}
"#;

#[test]
fn a_new_game_builds_its_page_runs_and_it_plays() {
    let root = scratch("new-game");
    let said = folder::begin(&root.join("games"), "farkle").unwrap();
    assert!(said.contains("the letter F"), "{said}");

    let workspace = Path::new(CRATE).parent().unwrap();
    let lock = fs::read_to_string(workspace.join("Cargo.lock")).unwrap();
    let manifest = fs::read_to_string(workspace.join("Cargo.toml")).unwrap();
    // The crate inherits these; the bot, the other crates and the profiles are not needed.
    let inherited = |from: &str, to: &str| {
        let (_, after) = manifest.split_once(from).unwrap();
        format!("{from}{}", after.split_once(to).unwrap().0)
    };
    let package = inherited("[workspace.package]", "[workspace.dependencies]");
    let of_workspace = ["rand = ", "locales = "];
    let shared = manifest
        .lines()
        .filter(|line| of_workspace.iter().any(|name| line.starts_with(name)));
    let shared: Vec<&str> = shared.collect();
    let manifest = format!(
        "[workspace]\nmembers = [\"games\", \"locales\"]\nresolver = \"3\"\n\n{package}\n[workspace.dependencies]\n{}\n\n\
         [package]\nname = \"plays\"\nedition.workspace = true\n\n[dependencies]\ngames = {{ path = \"games\" }}\n",
        shared.join("\n")
    );
    fs::create_dir_all(root.join("src")).unwrap();
    fs::write(root.join("Cargo.toml"), manifest).unwrap();
    fs::write(root.join("Cargo.lock"), lock).unwrap();
    fs::write(root.join("src/main.rs"), PROGRAM).unwrap();
    let own = fs::read_to_string(Path::new(CRATE).join("Cargo.toml")).unwrap();
    let own = own.split("[lib]").next().unwrap();
    fs::write(root.join("games/Cargo.toml"), own).unwrap();

    let cargo = |arguments: &[&str]| {
        let mut cargo = Command::new(env!("CARGO"));
        let cargo = cargo.args(arguments).current_dir(&root);
        let output = cargo.env("CARGO_TARGET_DIR", root.join("target")).output();
        let output = output.unwrap();
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{arguments:?}\n{error}");
        assert!(!error.contains("warning"), "{error}");
        String::from_utf8(output.stdout).unwrap()
    };
    cargo(&["fmt", "-p", "games", "--check"]);
    let played = cargo(&["run", "--offline", "--quiet"]);
    assert_eq!(played, "Farkle plays\n");
}

#[test]
fn a_key_that_cannot_be_one_is_refused_and_nothing_is_written() {
    let root = scratch("refused-game").join("games");
    for (key, why) in [
        ("", "no key"),
        ("Pig", "no key"),
        ("pig2", "no key"),
        ("../pig", "no key"),
        (&"p".repeat(33), "no key"),
        ("match", "a word of Rust"),
        ("noodle", "has a module"),
        ("dice", "has a module"),
    ] {
        let refused = folder::begin(&root, key).unwrap_err();
        assert!(refused.contains(why), "{key}: {refused}");
    }
    let text = |path| fs::read_to_string(root.join(path)).unwrap();
    let own = fs::read_to_string(Path::new(CRATE).join("src/lib.rs")).unwrap();
    assert_eq!(text("src/lib.rs"), own);
}
