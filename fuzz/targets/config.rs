//! The config file: read as at a start, with nothing from the environment.
#![no_main]

use std::path::PathBuf;
use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use rollhouse::config::Config;

/// One file for each fuzzer, in memory where the system has such a folder.
static FILE: LazyLock<PathBuf> = LazyLock::new(|| {
    let memory = PathBuf::from("/dev/shm");
    let folder = if memory.is_dir() {
        memory
    } else {
        std::env::temp_dir()
    };
    folder.join(format!("rollhouse-fuzz-{}.toml", std::process::id()))
});

fuzz_target!(|text: &[u8]| {
    std::fs::write(&*FILE, text).expect("the file can be written");
    if let Ok(config) = Config::load(Some(&FILE), |_| None) {
        let _ = config.discord();
        let _ = config.settings();
    }
});
