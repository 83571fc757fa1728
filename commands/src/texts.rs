//! What people read, in their language: a function for each message of `locales`, made when the program is built. A message is put into
//! words only when it is known who reads it.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

pub(crate) use games::lang::Lang;
use games::lang::{Phrase, Plural, list, number, plural, whole};
pub(crate) use generated::*;

#[allow(
    clippy::all,
    clippy::pedantic,
    reason = "made by the crate `locales` while this one is built"
)]
mod generated {
    use std::fmt::{Display, Write as _};

    use games::telling::Unit;
    use tables::event::Ending;

    use crate::texts::{
        Duration, Lang, Phrase, Plural, Text, list, list_texts, number, plural, texts, wait, whole,
    };

    include!(concat!(env!("OUT_DIR"), "/texts.rs"));
}

/// A message that is not yet in anybody's language.
#[derive(Clone)]
pub(crate) struct Text(Kind);

/// An entry to choose from: as it is stored, and its words.
pub(crate) type Choice = (&'static str, fn() -> Text);

#[derive(Clone)]
enum Kind {
    /// One text for each language.
    Same(&'static [&'static str]),
    Made(Arc<Write>),
    /// The same for everybody: a name, or English that is not translated.
    Verbatim(String),
}

type Write = dyn Fn(Reader, &mut String) + Send + Sync;

/// Who reads a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Reader {
    pub lang: Lang,
    /// The language of the board whose buttons it names.
    pub labels: Lang,
}

impl From<Lang> for Reader {
    fn from(lang: Lang) -> Self {
        let labels = lang;
        Self { lang, labels }
    }
}

impl Text {
    const fn same(texts: &'static [&'static str; Lang::ALL.len()]) -> Self {
        Self(Kind::Same(texts))
    }

    /// What `write` writes.
    pub(crate) fn made(write: impl Fn(Reader, &mut String) + Send + Sync + 'static) -> Self {
        Self(Kind::Made(Arc::new(write)))
    }

    pub(crate) fn write(&self, reader: Reader, to: &mut String) {
        match &self.0 {
            Kind::Same(texts) => to.push_str(texts[reader.lang as usize]),
            Kind::Made(write) => write(reader, to),
            Kind::Verbatim(text) => to.push_str(text),
        }
    }

    pub(crate) fn say(&self, reader: impl Into<Reader>) -> String {
        let mut text = String::new();
        self.write(reader.into(), &mut text);
        text
    }

    /// Two sentences.
    pub(crate) fn then(self, next: impl Into<Self>) -> Self {
        let next = next.into();
        Self::made(move |reader, to| {
            self.write(reader, to);
            to.push_str(reader.lang.between_sentences());
            next.write(reader, to);
        })
    }
}

/// In English.
impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Lang::En))
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.say(Lang::En), f)
    }
}

impl From<String> for Text {
    fn from(text: String) -> Self {
        Self(Kind::Verbatim(text))
    }
}

impl From<&str> for Text {
    fn from(text: &str) -> Self {
        text.to_owned().into()
    }
}

impl From<Phrase> for Text {
    fn from(phrase: Phrase) -> Self {
        match phrase {
            Phrase::Same(text) => text.into(),
            Phrase::Each(texts) => Self::same(texts),
        }
    }
}

fn texts(items: impl IntoIterator<Item = impl Into<Text>>) -> Vec<Text> {
    items.into_iter().map(Into::into).collect()
}

fn list_texts(reader: Reader, to: &mut String, items: &[Text]) {
    let items: Vec<String> = items.iter().map(|item| item.say(reader)).collect();
    list(reader.lang, to, &items);
}

/// `4 minutes`, or `40 seconds` when it is less than one; rounded up.
fn wait(lang: Lang, to: &mut String, time: Duration) {
    let seconds = time.as_millis().div_ceil(1_000);
    let text = if seconds < 60 {
        times::seconds(seconds)
    } else {
        times::minutes(seconds.div_ceil(60))
    };
    text.write(lang.into(), to);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_every_message() {
        assert!(MISSING.is_empty(), "{MISSING:#?}");
    }

    #[test]
    fn waits_are_those_of_the_language() {
        let said = |lang, millis| {
            let mut text = String::new();
            wait(lang, &mut text, Duration::from_millis(millis));
            text
        };
        assert_eq!(said(Lang::En, 1), "1 second");
        assert_eq!(said(Lang::En, 59_000), "59 seconds");
        assert_eq!(said(Lang::En, 60_000), "1 minute");
        assert_eq!(said(Lang::En, 60_001), "2 minutes");
        assert_eq!(said(Lang::Pl, 240_000), "4 minuty");
        assert_eq!(said(Lang::Pl, 600_000), "10 minut");
    }
}
