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
//! #[derive(Clone, Copy, PartialEq, Debug)]
//! enum Variant { Classic, Short }
//!
//! const TARGET: GameOption<u16> = GameOption::number("target", Phrase::Same("The total that wins"), 20..=500, 100);
//! const VARIANT: GameOption<Variant> = GameOption::choice(
//!     "variant",
//!     Phrase::Same("How long a game takes"),
//!     &[("classic", "Classic"), ("short", "Short")],
//!     &[Variant::Classic, Variant::Short],
//!     0,
//! );
//! static OPTIONS: [OptionSpec; 2] = [TARGET.spec(), VARIANT.spec()];
//!
//! let options = Options::parse(&OPTIONS, "variant=short").unwrap();
//! assert_eq!((options.get(&TARGET), options.get(&VARIANT)), (100, Variant::Short));
//! assert_eq!(options.to_string(), "target=100 variant=short");
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

/// The most choices that one option can have: Discord's limit,
/// <https://discord.com/developers/docs/interactions/application-commands#application-command-object-application-command-option-structure>
pub const MOST_CHOICES: usize = 25;

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
    /// One of a few things.
    Choice {
        /// Each as it is written (`[a-z0-9_]`, at most 32 characters), and its label for people (at most 100 characters).
        choices: &'static [(&'static str, &'static str)],
        /// The position of the one that applies if nothing is chosen.
        default: usize,
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
        match self.kind {
            OptionKind::Flag { .. } => {}
            OptionKind::Number {
                min, max, default, ..
            } => {
                assert!(min <= max, "an option's least number is above its greatest");
                if let Some(default) = default {
                    assert!(
                        min <= default && default <= max,
                        "an option's default is not among its numbers"
                    );
                }
            }
            OptionKind::Choice { choices, default } => {
                assert!(
                    default < choices.len() && choices.len() <= MOST_CHOICES,
                    "an option has 1 to 25 choices, the default among them"
                );
                let mut at = 0;
                while at < choices.len() {
                    let (value, label) = choices[at];
                    assert!(
                        limits::is_made_of(value, 1, 32, b"abcdefghijklmnopqrstuvwxyz0123456789_"),
                        "a choice is spelled [a-z0-9_], in 1 to 32 characters"
                    );
                    assert!(
                        limits::fits(label, 100),
                        "the label of a choice has 1 to 100 characters"
                    );
                    at += 1;
                }
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

/// Why a text chooses no option.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum OptionError {
    /// The word is not written as `name=value`.
    #[error("`{word}` is not written as name=value")]
    NotAPair {
        /// The word.
        word: String,
    },
    /// The game has no option of this name.
    #[error("there is no option `{name}`: {}", offered(known))]
    Unknown {
        /// The name.
        name: String,
        /// The names that it has.
        known: Vec<&'static str>,
    },
    /// The option cannot have this value. A number is written without a sign or leading zeroes.
    #[error("`{name}` is {allowed}, not `{value}`")]
    NotAValue {
        /// The option.
        name: &'static str,
        /// The value.
        value: String,
        /// What it can be, in words.
        allowed: String,
    },
}

/// A sentence without its full stop, for the person who chose.
fn offered(known: &[&str]) -> String {
    if known.is_empty() {
        return "this game has none".to_owned();
    }
    format!("choose from {}", known.join(", "))
}

impl OptionSpec {
    /// What it is if nothing is chosen.
    fn default(&self) -> String {
        match self.kind {
            OptionKind::Number {
                default, absent, ..
            } => default.map_or_else(|| absent.to_owned(), |number| number.to_string()),
            OptionKind::Flag { default } => if default { "on" } else { "off" }.to_owned(),
            OptionKind::Choice { choices, default } => choices[default].0.to_owned(),
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
            OptionKind::Choice { choices, .. } => {
                choices.iter().any(|(choice, _)| *choice == value)
            }
        }
    }

    /// Its values, in words.
    fn allowed(&self) -> String {
        match self.kind {
            OptionKind::Number { min, max, .. } => format!("a whole number from {min} to {max}"),
            OptionKind::Flag { .. } => "`on` or `off`".to_owned(),
            OptionKind::Choice { choices, .. } => {
                let words: Vec<&str> = choices.iter().map(|(choice, _)| *choice).collect();
                format!("`{}`", words.join("` or `"))
            }
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
            let (name, value) = word.split_once('=').ok_or_else(|| OptionError::NotAPair {
                word: word.to_owned(),
            })?;
            options.set(name, value)?;
        }
        Ok(options)
    }

    /// Chooses one value by its text: a number, `on`, `off`, a choice, or the word for an absent number.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        let Some(at) = self.specs.iter().position(|spec| spec.name == name) else {
            return Err(OptionError::Unknown {
                name: name.to_owned(),
                known: self.specs.iter().map(|spec| spec.name).collect(),
            });
        };
        let spec = &self.specs[at];
        if !spec.takes(value) {
            return Err(OptionError::NotAValue {
                name: spec.name,
                value: value.to_owned(),
                allowed: spec.allowed(),
            });
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

    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    enum Variant {
        Classic,
        Short,
    }

    const TARGET: GameOption<u16> = GameOption::number("target", Phrase::Same("t"), 20..=1000, 100);
    const LIMIT: GameOption<Option<u8>> =
        GameOption::optional("limit", Phrase::Same("l"), 1..=9, "none");
    const STRICT: GameOption<bool> = GameOption::flag("strict", Phrase::Same("s"), true);
    const VARIANT: GameOption<Variant> = GameOption::choice(
        "variant",
        Phrase::Same("v"),
        &[("short", "Short: to 50"), ("classic", "Classic: to 100")],
        &[Variant::Short, Variant::Classic],
        1,
    );
    static SPECS: [OptionSpec; 4] = [TARGET.spec(), LIMIT.spec(), STRICT.spec(), VARIANT.spec()];

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
            "target=100 limit=none strict=on variant=classic",
            "target=20 limit=9 strict=off variant=short",
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
                options.get(&VARIANT),
            )
        };
        assert_eq!(read(""), (100, None, true, Variant::Classic));
        assert_eq!(
            read("target=1000 limit=9 strict=off variant=short"),
            (1000, Some(9), false, Variant::Short)
        );
        // An option that the game does not list.
        let none = Options::defaults(&[]);
        assert_eq!(none.get(&TARGET), 100);
        assert_eq!(none.get(&LIMIT), None);
        assert_eq!(none.get(&VARIANT), Variant::Classic);
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
            wrong("variant=long"),
            "`variant` is `short` or `classic`, not `long`"
        );
        assert_eq!(
            wrong("speed=9"),
            "there is no option `speed`: choose from target, limit, strict, variant"
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
            unusual("variant=short strict=on"),
            [("variant", "short".to_owned())]
        );
    }
}
