//! Transcripts in Markdown: whatever they say, running them ends with a report.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let report = games::transcript::run("page.md", text);
    for failure in report.failures {
        assert!(failure.line <= text.lines().count() + 1, "{failure:?}");
    }
});
