//! The ids and values of controls: what is understood is spelled one way only, and nothing else brings the bot down.
#![no_main]

use commands::{Page, Press, choice, table_name, table_named};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Some(press) = Press::parse(text) {
        let written = press.to_string();
        assert_eq!(Press::parse(&written), Some(press), "{text:?} became {written:?}");
    }
    if let Some(page) = Page::parse(text) {
        let written = page.to_string();
        assert_eq!(Page::parse(&written), Some(page), "{text:?} became {written:?}");
    }
    if let Some(table) = table_named(text) {
        assert_eq!(table_named(&table_name(table)), Some(table), "{text:?}");
    }
    let _ = choice(text);
});
