//! What can be chosen when a table is opened: declared by a game as data, checked here once for all.

use std::fmt;

/// One thing that can be chosen at opening.
#[derive(Debug)]
pub struct OptionSpec {
    /// As written in records, transcripts and slash commands: `[a-z_]`.
    pub name: &'static str,
    /// For the person who chooses: at most 100 characters.
    pub help: &'static str,
    pub kind: OptionKind,
}

/// What may be chosen.
#[derive(Debug)]
pub enum OptionKind {
    /// A whole number from `min` to `max`. Without a `default` the value is absent until chosen, and `absent` says
    /// in a word what that means (`auto`, `none`); that word can be written too.
    Number {
        min: i32,
        max: i32,
        default: Option<i32>,
        absent: &'static str,
    },
    /// On or off.
    Flag { default: bool },
}

/// The choices for one table. Every value fits its [`OptionSpec`].
#[derive(Clone, PartialEq, Eq)]
pub struct Options {
    specs: &'static [OptionSpec],
    values: Vec<Option<i32>>,
}

impl PartialEq for OptionSpec {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for OptionSpec {}

impl Options {
    /// Every default.
    #[must_use]
    pub fn defaults(specs: &'static [OptionSpec]) -> Self {
        let values = specs
            .iter()
            .map(|spec| match spec.kind {
                OptionKind::Number { default, .. } => default,
                OptionKind::Flag { default } => Some(default.into()),
            })
            .collect();
        Self { specs, values }
    }

    /// Reads `name=value name=value`; what is not named keeps its default. The error is a sentence for a person.
    pub fn parse(specs: &'static [OptionSpec], text: &str) -> Result<Self, String> {
        let mut chosen = Self::defaults(specs);
        for word in text.split_whitespace() {
            let (name, value) = word
                .split_once('=')
                .ok_or_else(|| format!("`{word}` is not written as name=value"))?;
            chosen.set(name, value)?;
        }
        Ok(chosen)
    }

    /// Chooses one value by its text: a number, `on`, `off`, or the word for an absent number.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let Some(at) = self.specs.iter().position(|spec| spec.name == name) else {
            let known: Vec<&str> = self.specs.iter().map(|spec| spec.name).collect();
            return Err(match known.as_slice() {
                [] => format!("there is no option `{name}`: this game has none"),
                known => format!(
                    "there is no option `{name}`: choose from {}",
                    known.join(", ")
                ),
            });
        };
        self.values[at] = match self.specs[at].kind {
            OptionKind::Flag { .. } => match value {
                "on" => Some(1),
                "off" => Some(0),
                _ => return Err(format!("`{name}` is `on` or `off`, not `{value}`")),
            },
            OptionKind::Number {
                default: None,
                absent,
                ..
            } if value == absent => None,
            OptionKind::Number { min, max, .. } => match value.parse() {
                // `+5` and `05` mean 5 too, but a value has one spelling.
                Ok(number) if (min..=max).contains(&number) && number.to_string() == value => {
                    Some(number)
                }
                _ => {
                    return Err(format!(
                        "`{name}` is a whole number from {min} to {max}, not `{value}`"
                    ));
                }
            },
        };
        Ok(())
    }

    /// The chosen number, or `None` where it is absent.
    ///
    /// # Panics
    /// If the game declares no such option.
    #[must_use]
    pub fn number(&self, name: &str) -> Option<i32> {
        let at = self.specs.iter().position(|spec| spec.name == name);
        self.values[at.unwrap_or_else(|| panic!("the game declares no option `{name}`"))]
    }

    /// Is it on?
    ///
    /// # Panics
    /// If the game declares no such option.
    #[must_use]
    pub fn flag(&self, name: &str) -> bool {
        self.number(name) == Some(1)
    }

    fn words(&self) -> impl Iterator<Item = (&'static OptionSpec, String)> {
        self.specs.iter().zip(&self.values).map(|(spec, value)| {
            let word = match (&spec.kind, value) {
                (OptionKind::Flag { .. }, value) => {
                    if *value == Some(1) { "on" } else { "off" }.to_owned()
                }
                (OptionKind::Number { absent, .. }, None) => (*absent).to_owned(),
                (OptionKind::Number { .. }, Some(number)) => number.to_string(),
            };
            (spec, word)
        })
    }

    /// What differs from the defaults, as `(name, value)`: worth telling the people who join.
    #[must_use]
    pub fn unusual(&self) -> Vec<(&'static str, String)> {
        let defaults = Self::defaults(self.specs);
        self.words()
            .zip(defaults.words())
            .filter(|(chosen, default)| chosen.1 != default.1)
            .map(|((spec, word), _)| (spec.name, word))
            .collect()
    }
}

/// `line=auto partial_sets=off`: every option, in the order declared.
impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<String> = self
            .words()
            .map(|(spec, word)| format!("{}={word}", spec.name))
            .collect();
        f.write_str(&words.join(" "))
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

    static SPECS: [OptionSpec; 3] = [
        OptionSpec {
            name: "target",
            help: "",
            kind: OptionKind::Number {
                min: 20,
                max: 1000,
                default: Some(100),
                absent: "",
            },
        },
        OptionSpec {
            name: "limit",
            help: "",
            kind: OptionKind::Number {
                min: 1,
                max: 9,
                default: None,
                absent: "none",
            },
        },
        OptionSpec {
            name: "strict",
            help: "",
            kind: OptionKind::Flag { default: true },
        },
    ];

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
    fn a_bad_choice_says_what_would_be_good() {
        let wrong = |text| Options::parse(&SPECS, text).unwrap_err();
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
            wrong("speed=9"),
            "there is no option `speed`: choose from target, limit, strict"
        );
        assert_eq!(wrong("speed"), "`speed` is not written as name=value");
    }

    #[test]
    fn only_unusual_choices_are_told() {
        let chosen = Options::parse(&SPECS, "limit=4").unwrap();
        assert_eq!(chosen.unusual(), [("limit", "4".to_owned())]);
    }
}
