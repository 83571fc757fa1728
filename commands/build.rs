//! Turns the messages of `locales` into the functions of `texts`.

use std::path::{Path, PathBuf};
use std::{env, fs};

/// The areas whose texts are written at once, because it is known who reads them.
const WRITTEN: [&str; 11] = [
    "analysis",
    "boards",
    "daily",
    "finished",
    "invitations",
    "lists",
    "me",
    "privacy",
    "questions",
    "results",
    "settings",
];

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../locales");
    println!("cargo:rerun-if-changed={}", folder.display());
    let source = match locales::commands(&folder, &WRITTEN) {
        Ok(source) => source,
        Err(wrong) => panic!("locales: {wrong}"),
    };
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names it"));
    fs::write(out.join("texts.rs"), source).expect("cargo's own folder can be written");
}
