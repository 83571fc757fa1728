//! Options declared with the type of their value.

use std::ops::RangeInclusive;

use super::{OptionKind, OptionSpec};
use crate::lang::Phrase;

/// A type that numbers of an option can have.
pub trait Number: Copy + sealed::Sealed {
    /// The least number that fits, as an [`i32`].
    const LEAST: i32;
    /// The greatest number that fits, as an [`i32`].
    const GREATEST: i32;
    /// The number, or the nearest that fits.
    fn nearest(number: i32) -> Self;
}

/// A declared option with the type of its value. [`super::Options::get`] reads it.
pub trait TypedOption: sealed::Sealed {
    /// What a game gets.
    type Value;
    /// The option's name.
    fn name(&self) -> &'static str;
    /// The value that is stored under the name, or the default if it is `None` or of another option.
    #[doc(hidden)]
    fn value(&self, stored: Option<Stored>) -> Self::Value;
}

/// A value as [`Options`] keeps it.
#[doc(hidden)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stored {
    Absent,
    Number(i32),
    Flag(bool),
    /// The position of the choice.
    Choice(usize),
}

mod sealed {
    #[expect(unnameable_types, reason = "only this module's types are options")]
    pub trait Sealed {}
}

macro_rules! number {
    ($($number:ty, $greatest:literal;)*) => {$(
        impl sealed::Sealed for $number {}
        impl Number for $number {
            const LEAST: i32 = 0;
            const GREATEST: i32 = $greatest;
            fn nearest(number: i32) -> Self {
                let fitting = number.clamp(Self::LEAST, Self::GREATEST);
                Self::try_from(fitting).unwrap_or(Self::MIN)
            }
        }
    )*};
}

number! {
    u8, 255;
    u16, 65_535;
    u32, 2_147_483_647;
    usize, 2_147_483_647;
}

impl sealed::Sealed for i32 {}
impl Number for i32 {
    const LEAST: i32 = Self::MIN;
    const GREATEST: i32 = Self::MAX;
    fn nearest(number: i32) -> Self {
        number
    }
}

/// What is listed of an option whose numbers are of type `T`.
const fn numbers<T: Number>(
    name: &'static str,
    help: Phrase,
    range: &RangeInclusive<i32>,
    default: Option<i32>,
    absent: &'static str,
) -> OptionSpec {
    let (min, max) = (*range.start(), *range.end());
    assert!(
        T::LEAST <= min && max <= T::GREATEST,
        "every number of an option fits its type"
    );
    let kind = OptionKind::Number {
        min,
        max,
        default,
        absent,
    };
    OptionSpec { name, help, kind }
}

/// A number, a number that a table may lack, or on and off.
#[derive(Debug)]
pub struct GameOption<T> {
    spec: OptionSpec,
    /// The value of what is stored; `None` if that is of another kind.
    read: fn(Stored) -> Option<T>,
}

impl<T> GameOption<T> {
    /// What is listed in [`crate::game::GameInfo::options`].
    pub const fn spec(&self) -> OptionSpec {
        self.spec
    }
}

impl<T: Number> GameOption<T> {
    /// Declares a number that a table always has; `help` is for the person who chooses.
    ///
    /// # Panics
    /// If a number of the range is not a `T`. In a constant this is an error of the compiler.
    pub const fn number(
        name: &'static str,
        help: Phrase,
        range: RangeInclusive<i32>,
        default: i32,
    ) -> Self {
        Self {
            spec: numbers::<T>(name, help, &range, Some(default), ""),
            read: |stored| match stored {
                Stored::Number(number) => Some(T::nearest(number)),
                _ => None,
            },
        }
    }
}

impl<T: Number> GameOption<Option<T>> {
    /// Declares a number that a table has only if somebody chooses one; `absent` says in one word what it means that there is none.
    ///
    /// # Panics
    /// If a number of the range is not a `T`. In a constant this is an error of the compiler.
    pub const fn optional(
        name: &'static str,
        help: Phrase,
        range: RangeInclusive<i32>,
        absent: &'static str,
    ) -> Self {
        Self {
            spec: numbers::<T>(name, help, &range, None, absent),
            read: |stored| match stored {
                Stored::Number(number) => Some(Some(T::nearest(number))),
                _ => Some(None),
            },
        }
    }
}

impl GameOption<bool> {
    /// Declares what is on or off; `help` is for the person who chooses.
    pub const fn flag(name: &'static str, help: Phrase, default: bool) -> Self {
        let kind = OptionKind::Flag { default };
        Self {
            spec: OptionSpec { name, help, kind },
            read: |stored| match stored {
                Stored::Flag(on) => Some(on),
                _ => None,
            },
        }
    }
}

impl<T> sealed::Sealed for GameOption<T> {}
impl<T> TypedOption for GameOption<T> {
    type Value = T;

    fn name(&self) -> &'static str {
        self.spec.name
    }

    fn value(&self, stored: Option<Stored>) -> T {
        let default = || (self.read)(self.spec.default());
        let value = stored.and_then(self.read).or_else(default);
        value.expect("the default is of the option's own kind")
    }
}

/// One of `N` things, each with a value of the game's own type.
#[derive(Debug)]
pub struct ChoiceOption<T, const N: usize> {
    name: &'static str,
    help: Phrase,
    choices: [(&'static str, &'static str); N],
    values: [T; N],
    default: usize,
}

impl<T: Copy, const N: usize> ChoiceOption<T, N> {
    /// Declares it. Each choice has its spelling, its label for people and its value; `default` is the position of one of them.
    ///
    /// # Panics
    /// If there is no choice at the position `default`. In a constant this is an error of the compiler.
    pub const fn new(
        name: &'static str,
        help: Phrase,
        choices: [(&'static str, &'static str, T); N],
        default: usize,
    ) -> Self {
        assert!(default < N, "the default is one of the choices");
        let mut words = [("", ""); N];
        let mut values = [choices[0].2; N];
        let mut at = 0;
        while at < N {
            words[at] = (choices[at].0, choices[at].1);
            values[at] = choices[at].2;
            at += 1;
        }
        Self {
            name,
            help,
            choices: words,
            values,
            default,
        }
    }

    /// What is listed in [`crate::game::GameInfo::options`].
    pub const fn spec(&'static self) -> OptionSpec {
        OptionSpec {
            name: self.name,
            help: self.help,
            kind: OptionKind::Choice {
                choices: &self.choices,
                default: self.default,
            },
        }
    }
}

impl<T, const N: usize> sealed::Sealed for ChoiceOption<T, N> {}
impl<T: Copy, const N: usize> TypedOption for ChoiceOption<T, N> {
    type Value = T;

    fn name(&self) -> &'static str {
        self.name
    }

    fn value(&self, stored: Option<Stored>) -> T {
        let chosen = match stored {
            Some(Stored::Choice(at)) => self.values.get(at),
            _ => None,
        };
        *chosen.unwrap_or(&self.values[self.default])
    }
}
