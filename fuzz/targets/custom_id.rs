//! The ids and values of controls: what is understood is spelled one way only, and nothing else brings the bot down.
#![no_main]

use commands::{PageControl, TableControl, choice, table_named};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(control) = TableControl::parse(text, None) {
        let written = control.to_string();
        assert_eq!(
            TableControl::parse(&written, None),
            Ok(control),
            "{text:?} became {written:?}"
        );
    }
    if let Some(page) = PageControl::parse(text) {
        let written = page.to_string();
        assert_eq!(
            PageControl::parse(&written),
            Some(page),
            "{text:?} became {written:?}"
        );
    }
    if let Some(table) = table_named(text) {
        assert_eq!(table_named(&table.to_string()), Some(table), "{text:?}");
    }
    if let Some(action) = choice(text) {
        assert_eq!(choice(&action.to_string()), Some(action), "{text:?}");
    }
    let _ = TableControl::parse("1b:3f:0:m:1", Some(text));
});
