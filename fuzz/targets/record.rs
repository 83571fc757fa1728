//! Records: what can be read is written back the same, and whatever it says can be replayed and audited without a panic.
#![no_main]

use games::record::Record;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(record) = text.parse::<Record>() else {
        return;
    };
    let written = record.to_string();
    let again: Record = written
        .parse()
        .unwrap_or_else(|wrong| panic!("{wrong}\n{written}"));
    assert_eq!(again.to_string(), written);
    let _ = record.replay(|_, _| {});
    let _ = record.audit();
    let _ = Record::verify(text);
});
