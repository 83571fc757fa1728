//! What is built into the program may be: the licences and sources that deny.toml allows. `cargo deny check` does the same and more
//! (crates taken back, known weaknesses), needs the network and takes minutes to install, so it belongs to a release.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

const CRATES_IO: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// Whether an expression of licence names holds with these: <https://spdx.github.io/spdx-spec/v2.3/SPDX-license-expressions/>,
/// without the nesting that no crate uses.
fn is_allowed(expression: &str, allowed: &BTreeSet<String>) -> bool {
    let plain = expression.replace(['(', ')'], "").replace('/', " OR ");
    plain
        .split(" AND ")
        .all(|part| part.split(" OR ").any(|name| allowed.contains(name.trim())))
}

#[test]
fn every_dependency_has_a_licence_and_a_source_that_are_allowed() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let rules = std::fs::read_to_string(root.join("deny.toml")).expect("deny.toml");
    let rules: toml::Table = rules.parse().expect("deny.toml is TOML");
    let allowed = rules["licenses"]["allow"].as_array().expect("a list");
    let allowed: BTreeSet<String> = allowed
        .iter()
        .map(|name| name.as_str().expect("a name").to_owned())
        .collect();
    assert!(is_allowed("MIT OR GPL-3.0", &allowed) && is_allowed("(MIT OR X) AND Zlib", &allowed));
    assert!(!is_allowed("MIT AND GPL-3.0", &allowed) && !is_allowed("", &allowed));

    // What only other systems need is not on this disk.
    let about = Command::new("rustc")
        .arg("-vV")
        .output()
        .expect("rustc runs");
    let about = String::from_utf8(about.stdout).expect("UTF-8");
    let host = about
        .lines()
        .find_map(|line| line.strip_prefix("host: "))
        .expect("a host");
    let output = Command::new(env!("CARGO"))
        .args([
            "metadata",
            "--format-version",
            "1",
            "--locked",
            "--offline",
            "--filter-platform",
            host,
        ])
        .current_dir(root)
        .output()
        .expect("cargo runs");
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let output: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let packages = output["packages"].as_array().expect("packages");
    assert!(packages.len() > 100);
    let mut wrong = Vec::new();
    for package in packages {
        let (name, licence) = (&package["name"], package["license"].as_str().unwrap_or(""));
        if !is_allowed(licence, &allowed) {
            wrong.push(format!("{name}: the licence `{licence}`"));
        }
        if !(package["source"].is_null() || package["source"] == CRATES_IO) {
            wrong.push(format!("{name}: from {}", package["source"]));
        }
    }
    assert!(
        wrong.is_empty(),
        "deny.toml does not allow:\n{}",
        wrong.join("\n")
    );
}
