//! Options declared with the type of their value.

use std::ops::RangeInclusive;
use std::str::FromStr;

use super::{OptionKind, OptionSpec};
use crate::lang::Phrase;

/// A type that numbers of an option can have.
pub trait Number: Copy + FromStr {
    /// The least number that fits, as an [`i32`].
    const LEAST: i32;
    /// The greatest number that fits, as an [`i32`].
    const GREATEST: i32;
}

macro_rules! number {
    ($($number:ty, $least:expr, $greatest:expr;)*) => {$(
        impl Number for $number {
            const LEAST: i32 = $least;
            const GREATEST: i32 = $greatest;
        }
    )*};
}

number! {
    u8, 0, 255;
    u16, 0, 65_535;
    u32, 0, i32::MAX;
    usize, 0, i32::MAX;
    i32, i32::MIN, i32::MAX;
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

/// A declared option with the type of its value. [`super::Options::get`] reads it.
#[derive(Debug)]
pub struct GameOption<T> {
    spec: OptionSpec,
    /// The value of what is written; `None` if that is of another kind.
    read: fn(&str) -> Option<T>,
}

impl<T> GameOption<T> {
    /// What is listed in [`crate::game::GameInfo::options`].
    pub const fn spec(&self) -> OptionSpec {
        self.spec
    }

    /// The value that is written under its name, or the default if that is `None` or of another option.
    pub(super) fn value(&self, written: Option<&str>) -> T {
        let value = written.and_then(self.read);
        let value = value.or_else(|| (self.read)(&self.spec.default()));
        value.expect("the default is of the option's own kind")
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
            read: |text| text.parse().ok(),
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
            read: |text| Some(text.parse().ok()),
        }
    }
}

impl GameOption<bool> {
    /// Declares what is on or off; `help` is for the person who chooses.
    pub const fn flag(name: &'static str, help: Phrase, default: bool) -> Self {
        let kind = OptionKind::Flag { default };
        Self {
            spec: OptionSpec { name, help, kind },
            read: |text| match text {
                "on" => Some(true),
                "off" => Some(false),
                _ => None,
            },
        }
    }
}
