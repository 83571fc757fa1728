//! What can be chosen when a table is opened: declared by a game as data, checked here for all games.
//!
//! A game declares each option once, as a constant with the type of its value, lists their [`OptionSpec`]s in
//! [`crate::game::GameInfo::options`] and reads them with [`Options::get`]. A name is never written twice, so it cannot be misspelled,
//! and a value that does not fit its type does not compile:
//!
//! ```
//! use games::lang::Phrase;
//! use games::options::{GameOption, OptionSpec, Options};
//!
//! const TARGET: GameOption<u16> = GameOption::number("target", Phrase::Same("The total that wins"), 20..=500, 100);
//! const STRICT: GameOption<bool> = GameOption::flag("strict", Phrase::Same("Must the total be exact?"), false);
//! static OPTIONS: [OptionSpec; 2] = [TARGET.spec(), STRICT.spec()];
//!
//! let options = Options::parse(&OPTIONS, "strict=on").unwrap();
//! assert_eq!((options.get(&TARGET), options.get(&STRICT)), (100, true));
//! assert_eq!(options.to_string(), "target=100 strict=on");
//! ```
//!
//! ```compile_fail
//! use games::lang::Phrase;
//! use games::options::GameOption;
//!
//! // 500 does not fit a byte.
//! const TARGET: GameOption<u8> = GameOption::number("target", Phrase::Same("The total that wins"), 20..=500, 100);
//! ```

mod typed;

use std::fmt;

use thiserror::Error;

use crate::lang::Phrase;
use crate::limits;

pub use typed::{GameOption, Number};

/// One thing that can be chosen at opening.
#[derive(Clone, Copy, Debug)]
pub struct OptionSpec {
    /// As written in records, transcripts and slash commands: `[a-z_]`, at most 32 characters.
    pub name: &'static str,
    /// For the person who chooses: at most 100 characters.
    pub help: Phrase,
    /// Which values it can have.
    pub kind: OptionKind,
}

/// Which values an option can have.
#[derive(Clone, Copy, Debug)]
pub enum OptionKind {
    /// A whole number.
    Number {
        /// The least one.
        min: i32,
        /// The greatest one.
        max: i32,
        /// The number if nothing is chosen. `None`: there is no number until one is chosen.
        default: Option<i32>,
        /// What it means that there is no number, in one word (`auto`, `none`), which can be chosen too. Only used without a default.
        absent: &'static str,
    },
    /// On or off.
    Flag {
        /// What it is if nothing is chosen.
        default: bool,
    },
}

impl OptionSpec {
    /// Fails to compile, when called in a constant, if a text is too long or misspelled or a default is not among the values.
    pub(crate) const fn check(&self) {
        assert!(
            limits::is_made_of(self.name, 1, 32, b"abcdefghijklmnopqrstuvwxyz_"),
            "the name of an option is spelled [a-z_], in 1 to 32 characters"
        );
        assert!(
            self.help.fits(100),
            "the help for an option has 1 to 100 characters"
        );
        if let OptionKind::Number {
            min, max, default, ..
        } = self.kind
        {
            assert!(min <= max, "an option's least number is above its greatest");
            if let Some(default) = default {
                assert!(
                    min <= default && default <= max,
                    "an option's default is not among its numbers"
                );
            }
        }
    }
}

/// The choices for one table. Every value fits its [`OptionSpec`].
#[derive(Clone, PartialEq, Eq)]
pub struct Options {
    specs: &'static [OptionSpec],
    /// As they are written.
    values: Vec<String>,
}

/// Why a text chooses no option, in words for the person who chose.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0}")]
pub struct OptionError(String);

impl OptionSpec {
    /// What it is if nothing is chosen.
    fn default(&self) -> String {
        match self.kind {
            OptionKind::Number {
                default, absent, ..
            } => default.map_or_else(|| absent.to_owned(), |number| number.to_string()),
            OptionKind::Flag { default } => if default { "on" } else { "off" }.to_owned(),
        }
    }

    fn takes(&self, value: &str) -> bool {
        match self.kind {
            OptionKind::Number {
                min,
                max,
                default,
                absent,
            } => {
                let is_in_range = |number: i32| {
                    // `+5` and `05` mean 5 too, but a value has one spelling.
                    (min..=max).contains(&number) && number.to_string() == value
                };
                default.is_none() && value == absent || value.parse().is_ok_and(is_in_range)
            }
            OptionKind::Flag { .. } => ["on", "off"].contains(&value),
        }
    }

    /// Its values, in words.
    fn allowed(&self) -> String {
        match self.kind {
            OptionKind::Number {
                min,
                max,
                default: None,
                absent,
            } => format!("a whole number from {min} to {max} or `{absent}`"),
            OptionKind::Number { min, max, .. } => format!("a whole number from {min} to {max}"),
            OptionKind::Flag { .. } => "`on` or `off`".to_owned(),
        }
    }
}

impl PartialEq for OptionSpec {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for OptionSpec {}

impl Options {
    /// Every default.
    pub fn defaults(specs: &'static [OptionSpec]) -> Self {
        let values = specs.iter().map(OptionSpec::default).collect();
        Self { specs, values }
    }

    /// Reads `name=value name=value`; an option that is not named keeps its default.
    pub fn parse(specs: &'static [OptionSpec], text: &str) -> Result<Self, OptionError> {
        let mut options = Self::defaults(specs);
        for word in text.split_whitespace() {
            let wrong = || OptionError(format!("`{word}` is not written as name=value"));
            let (name, value) = word.split_once('=').ok_or_else(wrong)?;
            options.set(name, value)?;
        }
        Ok(options)
    }

    /// Chooses one value by its text: a number, `on`, `off`, or the word for an absent number.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        let Some(at) = self.specs.iter().position(|spec| spec.name == name) else {
            let known: Vec<&str> = self.specs.iter().map(|spec| spec.name).collect();
            let offered = if known.is_empty() {
                "this game has none".to_owned()
            } else {
                format!("choose from {}", known.join(", "))
            };
            let what = format!("there is no option `{name}`: {offered}");
            return Err(OptionError(what));
        };
        let spec = &self.specs[at];
        if !spec.takes(value) {
            let what = format!("`{name}` is {}, not `{value}`", spec.allowed());
            return Err(OptionError(what));
        }
        value.clone_into(&mut self.values[at]);
        Ok(())
    }

    /// The value of an option that the game declares. One that the game does not list has its default.
    pub fn get<T>(&self, option: &GameOption<T>) -> T {
        let at = self.specs.iter().position(|spec| *spec == option.spec());
        option.value(at.map(|at| self.values[at].as_str()))
    }

    /// The options that differ from their defaults, as `(name, value)`: what people who join should know.
    pub fn unusual(&self) -> Vec<(&'static str, String)> {
        let values = self.specs.iter().zip(&self.values);
        values
            .filter(|(spec, value)| spec.default() != **value)
            .map(|(spec, value)| (spec.name, value.clone()))
            .collect()
    }
}

/// `line=auto partial_sets=off`: every option, in the order declared.
impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let values = self.specs.iter().zip(&self.values);
        let words = values.map(|(spec, value)| format!("{}={value}", spec.name));
        f.write_str(&words.collect::<Vec<_>>().join(" "))
    }
}

impl fmt::Debug for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Options({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TARGET: GameOption<u16> = GameOption::number("target", Phrase::Same("t"), 20..=1000, 100);
    const LIMIT: GameOption<Option<u8>> =
        GameOption::optional("limit", Phrase::Same("l"), 1..=9, "none");
    const STRICT: GameOption<bool> = GameOption::flag("strict", Phrase::Same("s"), true);
    static SPECS: [OptionSpec; 3] = [TARGET.spec(), LIMIT.spec(), STRICT.spec()];

    const _: () = {
        let mut at = 0;
        while at < SPECS.len() {
            SPECS[at].check();
            at += 1;
        }
    };

    #[test]
    fn what_is_written_reads_back() {
        for text in [
            "target=100 limit=none strict=on",
            "target=20 limit=9 strict=off",
        ] {
            assert_eq!(Options::parse(&SPECS, text).unwrap().to_string(), text);
        }
        assert_eq!(
            Options::parse(&SPECS, "").unwrap(),
            Options::defaults(&SPECS)
        );
    }

    #[test]
    fn a_declared_option_has_the_value_chosen_or_its_default() {
        let read = |text| {
            let options = Options::parse(&SPECS, text).unwrap();
            (
                options.get(&TARGET),
                options.get(&LIMIT),
                options.get(&STRICT),
            )
        };
        assert_eq!(read(""), (100, None, true));
        assert_eq!(
            read("target=1000 limit=9 strict=off"),
            (1000, Some(9), false)
        );
        // An option that the game does not list.
        let none = Options::defaults(&[]);
        assert_eq!(none.get(&TARGET), 100);
        assert_eq!(none.get(&LIMIT), None);
        // One of another kind under the same name.
        let options = Options::parse(&SPECS, "target=20").unwrap();
        assert!(options.get(&GameOption::flag("target", Phrase::Same("o"), true)));
    }

    #[test]
    fn a_bad_choice_says_what_would_be_good() {
        let wrong = |text| Options::parse(&SPECS, text).unwrap_err().to_string();
        assert_eq!(
            wrong("target=19"),
            "`target` is a whole number from 20 to 1000, not `19`"
        );
        assert_eq!(
            wrong("target=+20"),
            "`target` is a whole number from 20 to 1000, not `+20`"
        );
        assert_eq!(
            wrong("target=none"),
            "`target` is a whole number from 20 to 1000, not `none`"
        );
        assert_eq!(wrong("strict=yes"), "`strict` is `on` or `off`, not `yes`");
        assert_eq!(
            wrong("limit=10"),
            "`limit` is a whole number from 1 to 9 or `none`, not `10`"
        );
        assert_eq!(
            wrong("speed=9"),
            "there is no option `speed`: choose from target, limit, strict"
        );
        assert_eq!(wrong("speed"), "`speed` is not written as name=value");
        let none = Options::parse(&[], "speed=9").unwrap_err();
        assert_eq!(
            none.to_string(),
            "there is no option `speed`: this game has none"
        );
    }

    #[test]
    fn only_values_that_differ_from_the_defaults_are_listed() {
        let unusual = |text| Options::parse(&SPECS, text).unwrap().unusual();
        assert_eq!(unusual("limit=4"), [("limit", "4".to_owned())]);
        assert_eq!(
            unusual("strict=off target=100"),
            [("strict", "off".to_owned())]
        );
    }
}
