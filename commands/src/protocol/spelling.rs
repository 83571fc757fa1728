//! How what a control does is spelled in its `custom_id`. Each kind of control is declared once, with `controls!`; writing and reading
//! follow from that. What is on messages in Discord has to be understood for good, so a spelling never changes.

use std::fmt;
use std::str::SplitN;

use serenity::all::{ChannelId, UserId};

use crate::table_name::base36;

/// The character after the word of a control, the one between its fields, and the base of their numbers.
pub(crate) struct Style {
    pub after_word: &'static str,
    pub between: &'static str,
    pub base: u32,
}

/// `word:1.20.3`
pub(crate) const DOTS: Style = Style {
    after_word: ":",
    between: ".",
    base: 10,
};

/// `word:1:k:3`, in base 36.
pub(crate) const COLONS: Style = Style {
    after_word: ":",
    between: ":",
    base: 36,
};

/// `word1`
pub(crate) const JOINED: Style = Style {
    after_word: "",
    between: "",
    base: 10,
};

impl Style {
    fn spell(&self, number: u64) -> String {
        match self.base {
            36 => base36(number),
            _ => number.to_string(),
        }
    }

    /// The fields after this word. The last one may have any character.
    pub(crate) fn fields<'a>(&self, text: &'a str, word: &str, count: usize) -> Option<Fields<'a>> {
        let fields = text.strip_prefix(word)?.strip_prefix(self.after_word)?;
        Some(fields.splitn(count, self.between))
    }
}

pub(crate) type Fields<'a> = SplitN<'a, &'static str>;

/// What can follow the word of a control. Everything has one spelling, and a text that differs from it is refused.
pub(crate) trait Field: Sized {
    /// The number of parts in which it is written.
    const PARTS: usize = 1;

    fn write(&self, f: &mut impl fmt::Write, style: &Style) -> fmt::Result;
    fn read(fields: &mut Fields, style: &Style) -> Option<Self>;
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl Field for $number {
            fn write(&self, f: &mut impl fmt::Write, style: &Style) -> fmt::Result {
                f.write_str(&style.spell((*self).into()))
            }

            fn read(fields: &mut Fields, style: &Style) -> Option<Self> {
                let text = fields.next()?;
                let number = u64::from_str_radix(text, style.base).ok()?;
                (style.spell(number) == text).then(|| number.try_into().ok())?
            }
        }
    )*};
}

/// Implements [`Field`] by `Display` and `FromStr`.
macro_rules! displayed {
    ($($shown:ty)*) => {$(
        impl Field for $shown {
            fn write(&self, f: &mut impl fmt::Write, _: &Style) -> fmt::Result {
                write!(f, "{self}")
            }

            fn read(fields: &mut Fields, _: &Style) -> Option<Self> {
                let text = fields.next()?;
                let read: Self = text.parse().ok()?;
                let written = read.to_string();
                (written == text).then_some(read)
            }
        }
    )*};
}

numbers!(u8 u16 u32 u64);
displayed!(String UserId ChannelId);

/// One of two things, by its letter.
pub(crate) fn read_flag(fields: &mut Fields, [no, yes]: [&str; 2]) -> Option<bool> {
    let text = fields.next()?;
    (text == no || text == yes).then_some(text == yes)
}

impl Field for bool {
    fn write(&self, f: &mut impl fmt::Write, _: &Style) -> fmt::Result {
        f.write_char(if *self { '1' } else { '0' })
    }

    fn read(fields: &mut Fields, _: &Style) -> Option<Self> {
        read_flag(fields, ["0", "1"])
    }
}

impl<T: Field> Field for Option<T> {
    fn write(&self, f: &mut impl fmt::Write, style: &Style) -> fmt::Result {
        match self {
            Some(one) => one.write(f, style),
            None => f.write_char('-'),
        }
    }

    fn read(fields: &mut Fields, style: &Style) -> Option<Self> {
        if fields.clone().next() == Some("-") {
            return fields.next().map(|_| None);
        }
        T::read(fields, style).map(Some)
    }
}

/// Declares what controls do, each with its spelling: with [`DOTS`], `Step(ply: u32, place: u8) = "r"` is written `r:3.0`. What is named
/// after `with` is written as what it contains.
macro_rules! controls {
    (
        $style:ident
        $(#[$meta:meta])*
        $vis:vis enum $name:ident $(with $($outer:ident($inner:ty)),+)? {
            $($(#[$doc:meta])* $variant:ident $(($($field:ident: $type:ty),+))? = $word:literal,)*
        }
    ) => {
        $(#[$meta])*
        $vis enum $name {
            $($($outer($inner),)+)?
            $($(#[$doc])* $variant $(($($type),+))?,)*
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match self {
                    $($(Self::$outer(inner) => ::std::fmt::Display::fmt(inner, f),)+)?
                    $(Self::$variant $(($($field),+))? => {
                        f.write_str($word)?;
                        $(
                            let style = &$crate::protocol::spelling::$style;
                            let mut before = style.after_word;
                            $(
                                f.write_str(before)?;
                                $crate::protocol::spelling::Field::write($field, f, style)?;
                                before = style.between;
                            )+
                            _ = before;
                        )?
                        Ok(())
                    })*
                }
            }
        }

        impl $crate::protocol::spelling::Field for $name {
            fn write(
                &self,
                f: &mut impl ::std::fmt::Write,
                _: &$crate::protocol::spelling::Style,
            ) -> ::std::fmt::Result {
                write!(f, "{self}")
            }

            fn read(
                fields: &mut $crate::protocol::spelling::Fields,
                _: &$crate::protocol::spelling::Style,
            ) -> Option<Self> {
                Self::parse(fields.next()?)
            }
        }

        impl $name {
            /// Reads what is written; `None` for anything else.
            $vis fn parse(text: &str) -> Option<Self> {
                $($(if let Some(inner) = <$inner>::parse(text) {
                    return Some(Self::$outer(inner));
                })+)?
                $(controls!(@read text, $style, $word, $variant $($($type),+)?);)*
                None
            }
        }
    };
    (@read $text:ident, $style:ident, $word:literal, $variant:ident) => {
        if $text == $word {
            return Some(Self::$variant);
        }
    };
    (@read $text:ident, $style:ident, $word:literal, $variant:ident $($type:ty),+) => {
        let parts = 0 $(+ <$type as $crate::protocol::spelling::Field>::PARTS)+;
        let style = &$crate::protocol::spelling::$style;
        let read = style.fields($text, $word, parts).and_then(|mut fields| {
            Some(Self::$variant(
                $(<$type as $crate::protocol::spelling::Field>::read(&mut fields, style)?),+
            ))
        });
        if read.is_some() {
            return read;
        }
    };
}

pub(crate) use controls;
