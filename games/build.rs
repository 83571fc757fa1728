//! Turns the messages of the games into the functions of `lang`.

#![allow(
    clippy::disallowed_macros,
    clippy::disallowed_methods,
    reason = "it reads and writes files while the crate is built"
)]

use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../locales");
    println!("cargo:rerun-if-changed={}", folder.display());
    let source = match locales::games(&folder) {
        Ok(source) => source,
        Err(wrong) => panic!("locales: {wrong}"),
    };
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names it"));
    fs::write(out.join("lang.rs"), source).expect("cargo's own folder can be written");
}
