//! What people read, in their language: a function for each message of `locales`, made when the program is built. A message is put into
//! words only when it is known who reads it.

use std::fmt::{self, Write as _};
use std::sync::Arc;
use std::time::Duration;

pub(crate) use generated::*;

#[allow(
    clippy::all,
    clippy::pedantic,
    reason = "made by the crate `locales` while this one is built"
)]
mod generated {
    use crate::texts::{Duration, Plural, Text, list, number, plural, texts, wait, whole};

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

type Write = dyn Fn(Lang, &mut String) + Send + Sync;

impl Text {
    const fn same(texts: &'static [&'static str; Lang::ALL.len()]) -> Self {
        Self(Kind::Same(texts))
    }

    /// What `write` writes.
    pub(crate) fn made(write: impl Fn(Lang, &mut String) + Send + Sync + 'static) -> Self {
        Self(Kind::Made(Arc::new(write)))
    }

    /// What a game says of itself; `english` is what stands with its rules.
    pub(crate) fn of_game(game: &str, part: &str, english: &'static str) -> Self {
        let id = format!("{game}-{}", part.replace('_', "-"));
        Self::made(move |lang, to| to.push_str(generated::of_game(lang, &id).unwrap_or(english)))
    }

    pub(crate) fn write(&self, lang: Lang, to: &mut String) {
        match &self.0 {
            Kind::Same(texts) => to.push_str(texts[lang as usize]),
            Kind::Made(write) => write(lang, to),
            Kind::Verbatim(text) => to.push_str(text),
        }
    }

    pub(crate) fn say(&self, lang: Lang) -> String {
        let mut text = String::new();
        self.write(lang, &mut text);
        text
    }

    /// Two sentences.
    pub(crate) fn then(self, next: impl Into<Self>) -> Self {
        let next = next.into();
        Self::made(move |lang, to| {
            self.write(lang, to);
            to.push_str(lang.between_sentences());
            next.write(lang, to);
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

/// The plural categories of whole numbers that our languages have. Source: CLDR.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Plural {
    One,
    Few,
    Many,
    Other,
}

impl Lang {
    /// The language of somebody whose client has this locale.
    pub(crate) fn of(locale: &str) -> Self {
        let speaks = |lang: &Self| lang.locales().contains(&locale);
        Self::ALL.into_iter().find(speaks).unwrap_or(Self::En)
    }

    /// What Discord calls it: <https://discord.com/developers/docs/reference#locales>. The last is no language of Discord's.
    pub(crate) const fn locales(self) -> &'static [&'static str] {
        match self {
            Self::En => &["en-US", "en-GB"],
            Self::De => &["de"],
            Self::Es => &["es-ES", "es-419"],
            Self::Fr => &["fr"],
            Self::It => &["it"],
            Self::Ja => &["ja"],
            Self::Pl => &["pl"],
            Self::PtBr => &["pt-BR"],
            Self::EnXa => &["en-XA"],
        }
    }

    const fn between_sentences(self) -> &'static str {
        match self {
            Self::Ja => "",
            _ => " ",
        }
    }

    /// Between the last two of a list.
    fn and(self, last: &str) -> &'static str {
        match self {
            Self::En => " and ",
            Self::De => " und ",
            Self::Es => {
                // Before the sound of an i.
                let start: String = last.chars().take(3).collect();
                let start = start.to_lowercase();
                let sounds = ["i", "í", "hi", "hí"].iter().any(|i| start.starts_with(i));
                let glides = ["hie", "hia"].contains(&&*start);
                if sounds && !glides { " e " } else { " y " }
            }
            Self::Fr => " et ",
            Self::It | Self::PtBr => " e ",
            Self::Ja => "、",
            Self::Pl => " i ",
            Self::EnXa => " ȧȧƞḓ ",
        }
    }
}

fn plural(lang: Lang, n: i64) -> Plural {
    let (tens, hundreds) = (n.unsigned_abs() % 10, n.unsigned_abs() % 100);
    match lang {
        Lang::Ja => Plural::Other,
        Lang::Fr | Lang::PtBr if n == 0 => Plural::One,
        _ if n.unsigned_abs() == 1 => Plural::One,
        Lang::Pl if (2..=4).contains(&tens) && !(12..=14).contains(&hundreds) => Plural::Few,
        Lang::Pl => Plural::Many,
        // These say "a million of points".
        Lang::Es | Lang::Fr | Lang::It | Lang::PtBr if n != 0 && n % 1_000_000 == 0 => Plural::Many,
        _ => Plural::Other,
    }
}

fn whole(number: impl TryInto<i64>) -> i64 {
    number.try_into().unwrap_or(i64::MAX)
}

fn number(to: &mut String, number: i64) {
    _ = write!(to, "{number}");
}

fn texts(items: impl IntoIterator<Item = impl Into<Text>>) -> Vec<Text> {
    items.into_iter().map(Into::into).collect()
}

/// `Ann, Ben and Cleo`
fn list(lang: Lang, to: &mut String, items: &[Text]) {
    for (place, item) in items.iter().enumerate() {
        let text = item.say(lang);
        if place > 0 {
            let between = match lang {
                Lang::Ja => "、",
                _ => ", ",
            };
            let is_last = place + 1 == items.len();
            to.push_str(if is_last { lang.and(&text) } else { between });
        }
        to.push_str(&text);
    }
}

/// `4 minutes`, or `40 seconds` when it is less than one; rounded up.
fn wait(lang: Lang, to: &mut String, time: Duration) {
    let seconds = time.as_millis().div_ceil(1_000);
    let text = if seconds < 60 {
        times::seconds(seconds)
    } else {
        times::minutes(seconds.div_ceil(60))
    };
    text.write(lang, to);
}

#[cfg(test)]
mod tests {
    use games::registry::GAMES;
    use icu_plurals::{PluralCategory, PluralRules};

    use super::*;

    #[test]
    fn every_language_has_every_message() {
        assert!(MISSING.is_empty(), "{MISSING:#?}");
    }

    #[test]
    fn what_games_say_of_themselves_is_in_every_language() {
        for info in GAMES.iter().map(|game| game.info()) {
            let own = info.options.iter().map(|spec| (spec.name, spec.help));
            for (part, english) in [("pitch", info.pitch)].into_iter().chain(own) {
                let text = Text::of_game(info.key, part, english);
                for lang in Lang::ALL {
                    let is_english = matches!(lang, Lang::En | Lang::EnXa);
                    let same = text.say(lang) == english;
                    assert_eq!(same, is_english, "{lang:?}: {} {part}", info.key);
                }
            }
        }
    }

    #[test]
    fn plurals_are_those_of_cldr() {
        for lang in Lang::ALL {
            let code = lang.locales()[0].replace("en-XA", "en");
            let locale: icu_locale_core::Locale = code.parse().expect("a locale");
            let rules = PluralRules::try_new_cardinal(locale.into()).expect("CLDR has it");
            for n in (0..=1_000).chain([1_000_000, 1_000_001, 3_000_000]) {
                let ours = match plural(lang, n) {
                    Plural::One => PluralCategory::One,
                    Plural::Few => PluralCategory::Few,
                    Plural::Many => PluralCategory::Many,
                    Plural::Other => PluralCategory::Other,
                };
                assert_eq!(ours, rules.category_for(n), "{code} {n}");
            }
        }
    }

    #[test]
    fn lists_and_waits_are_those_of_the_language() {
        let names = |lang, names: &[&str]| {
            let mut text = String::new();
            list(lang, &mut text, &texts(names.iter().copied()));
            text
        };
        assert_eq!(
            names(Lang::En, &["Ann", "Ben", "Cleo"]),
            "Ann, Ben and Cleo"
        );
        assert_eq!(names(Lang::Es, &["Ann", "Iván"]), "Ann e Iván");
        assert_eq!(names(Lang::Es, &["Iván", "Hielo"]), "Iván y Hielo");
        assert_eq!(names(Lang::Ja, &["Ann", "Ben", "Cleo"]), "Ann、Ben、Cleo");
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
