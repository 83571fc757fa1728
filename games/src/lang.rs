//! The languages in which games speak, and what differs from one to the other: plurals and lists. The messages themselves are in the
//! folder `locales` of the project, and become the functions of this module when the crate is built.

use std::fmt::Display;

pub use generated::Lang;
#[cfg(test)]
use generated::MISSING;
pub(crate) use generated::{
    Achievers, Bound, Direction, Gain, Joins, Lead, May, Moment, Nets, Reach, Region, Restaurant,
    Risk, Standing, addemup, marmottes, noirlab, noodle, ricemarll, stories,
};

#[allow(
    clippy::all,
    clippy::pedantic,
    reason = "made by the crate `locales` while this one is built"
)]
mod generated {
    use std::fmt::{Display, Write as _};

    use super::{Phrase, Plural, list, number, plural, whole};
    use crate::seat::Hand;

    include!(concat!(env!("OUT_DIR"), "/lang.rs"));
}

/// A text without values, in every language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phrase {
    /// The same in all of them, such as English that is not translated.
    Same(&'static str),
    /// In the order of [`Lang::ALL`].
    Each(&'static [&'static str; Lang::ALL.len()]),
}

impl Phrase {
    /// It in this language.
    pub const fn say(self, lang: Lang) -> &'static str {
        match self {
            Self::Same(text) => text,
            Self::Each(texts) => texts[lang as usize],
        }
    }

    /// Whether it has from 1 to `most` characters in every language.
    pub(crate) const fn fits(self, most: usize) -> bool {
        let mut at = 0;
        while at < Lang::ALL.len() {
            if !crate::limits::fits(self.say(Lang::ALL[at]), most) {
                return false;
            }
            at += 1;
        }
        true
    }
}

/// The plural categories of whole numbers that our languages have. Source: CLDR.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Plural {
    /// 1, and what is spoken of like it.
    One,
    /// 2 to 4, and the like.
    Few,
    /// 5, and the like; a million in some.
    Many,
    /// All others.
    Other,
}

impl Lang {
    /// The language of somebody whose client has this locale.
    pub fn of(locale: &str) -> Self {
        Self::known(locale).unwrap_or_default()
    }

    /// The language of this locale, if the program speaks it.
    pub fn known(locale: &str) -> Option<Self> {
        let speaks = |lang: &Self| lang.locales().contains(&locale);
        Self::ALL.into_iter().find(speaks)
    }

    /// What Discord calls it: <https://discord.com/developers/docs/reference#locales>. The last is no language of Discord's.
    pub const fn locales(self) -> &'static [&'static str] {
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

    /// What its speakers call it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::De => "Deutsch",
            Self::Es => "Español",
            Self::Fr => "Français",
            Self::It => "Italiano",
            Self::Ja => "日本語",
            Self::Pl => "Polski",
            Self::PtBr => "Português (Brasil)",
            Self::EnXa => "Ȧƈƈḗḗƞŧş",
        }
    }

    /// What stands between two sentences.
    pub const fn between_sentences(self) -> &'static str {
        match self {
            Self::Ja => "",
            _ => " ",
        }
    }

    /// Between two entries of a list that goes on.
    pub fn comma(self) -> &'static str {
        match self {
            Self::Ja => "、",
            _ => ", ",
        }
    }

    /// `0.5`, `0,5`
    pub fn decimal(self, value: f64, digits: usize) -> String {
        let text = format!("{value:.digits$}");
        match self {
            Self::En | Self::EnXa | Self::Ja => text,
            _ => text.replace('.', ","),
        }
    }

    /// A number with what makes it percent: `54.2%`, or where there is a space `54,2 %`, without a line break between them.
    pub fn percent(self, number: impl Display) -> String {
        match self {
            Self::En | Self::EnXa | Self::It | Self::Ja | Self::PtBr => format!("{number}%"),
            _ => format!("{number}\u{a0}%"),
        }
    }

    /// Between what is spoken of and what is said of it.
    pub fn colon(self) -> &'static str {
        match self {
            Self::Fr => "\u{a0}: ",
            Self::Ja => "：",
            _ => ": ",
        }
    }

    /// Between two parts of a sentence that have commas of their own.
    pub fn semicolon(self) -> &'static str {
        match self {
            Self::Fr => "\u{a0}; ",
            Self::Ja => "；",
            _ => "; ",
        }
    }

    /// `+1.5`: the same with its sign; zero has none.
    pub fn signed(self, value: f64, digits: usize) -> String {
        let (text, zero) = (self.decimal(value.abs(), digits), self.decimal(0.0, digits));
        match value {
            _ if text == zero => text,
            0.0.. => format!("+{text}"),
            _ => format!("-{text}"),
        }
    }

    /// These sentences in a row; none that is empty.
    pub fn sentences<S: AsRef<str>>(self, sentences: impl IntoIterator<Item = S>) -> String {
        let mut text = String::new();
        for sentence in sentences {
            if !text.is_empty() && !sentence.as_ref().is_empty() {
                text.push_str(self.between_sentences());
            }
            text.push_str(sentence.as_ref());
        }
        text
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

/// The category of this number.
pub fn plural(lang: Lang, n: i64) -> Plural {
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

/// A count for a message.
pub fn whole(number: impl TryInto<i64>) -> i64 {
    number.try_into().unwrap_or(i64::MAX)
}

/// Writes a number, its thousands apart where it has five digits or more.
pub fn number(lang: Lang, to: &mut String, number: i64) {
    let text = number.to_string();
    let apart = match lang {
        _ if number.abs() < 10_000 => "",
        Lang::En | Lang::EnXa | Lang::Ja => ",",
        Lang::De | Lang::It | Lang::PtBr => ".",
        Lang::Es | Lang::Fr | Lang::Pl => "\u{a0}",
    };
    for (place, digit) in text.char_indices() {
        let left = text.len() - place;
        if left.is_multiple_of(3) && place > usize::from(number < 0) {
            to.push_str(apart);
        }
        to.push(digit);
    }
}

/// Writes `Ann, Ben and Cleo`.
pub fn list(lang: Lang, to: &mut String, items: &[impl AsRef<str>]) {
    for (place, item) in items.iter().enumerate() {
        let text = item.as_ref();
        if place > 0 {
            let is_last = place + 1 == items.len();
            to.push_str(if is_last {
                lang.and(text)
            } else {
                lang.comma()
            });
        }
        to.push_str(text);
    }
}

#[cfg(test)]
mod tests {
    use icu_plurals::{PluralCategory, PluralRules};

    use super::*;

    #[test]
    fn every_language_has_every_message() {
        assert!(MISSING.is_empty(), "{MISSING:#?}");
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
    fn decimals_are_those_of_the_language() {
        assert_eq!(Lang::En.signed(1.5, 1), "+1.5");
        assert_eq!(Lang::Fr.signed(-0.26, 1), "-0,3");
        assert_eq!(Lang::Ja.signed(-0.04, 1), "0.0");
    }

    #[test]
    fn lists_are_those_of_the_language() {
        let names = |lang, names: &[&str]| {
            let mut text = String::new();
            list(lang, &mut text, names);
            text
        };
        assert_eq!(
            names(Lang::En, &["Ann", "Ben", "Cleo"]),
            "Ann, Ben and Cleo"
        );
        assert_eq!(names(Lang::Es, &["Ann", "Iván"]), "Ann e Iván");
        assert_eq!(names(Lang::Es, &["Iván", "Hielo"]), "Iván y Hielo");
        assert_eq!(names(Lang::Ja, &["Ann", "Ben", "Cleo"]), "Ann、Ben、Cleo");
    }

    #[test]
    fn the_thousands_of_a_long_number_stand_apart() {
        let written = |lang, n| {
            let mut text = String::new();
            number(lang, &mut text, n);
            text
        };
        assert_eq!(written(Lang::En, 46_656), "46,656");
        assert_eq!(written(Lang::De, 46_656), "46.656");
        assert_eq!(written(Lang::Fr, 1_046_656), "1\u{a0}046\u{a0}656");
        assert_eq!(written(Lang::Pl, -646_656), "-646\u{a0}656");
        assert_eq!(
            [7_776, 0, -3].map(|n| written(Lang::It, n)),
            ["7776", "0", "-3"]
        );
    }

    #[test]
    fn numbers_are_those_of_the_language() {
        let number = |lang: Lang| lang.percent(lang.decimal(54.25, 1));
        assert_eq!(number(Lang::En), "54.2%");
        assert_eq!(number(Lang::Fr), "54,2\u{a0}%");
        assert_eq!(number(Lang::PtBr), "54,2%");
        assert_eq!(number(Lang::Ja), "54.2%");
    }
}
