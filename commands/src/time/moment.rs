//! Moments as Discord shows them, in each reader's own language and time zone:
//! <https://discord.com/developers/docs/reference#message-formatting-timestamp-styles>

use db::WallTime;

/// The style in which a moment is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Style {
    /// `22/11/2026`
    Date,
    /// `12:16`
    Time,
    /// `22 November 2026 12:16`
    DateAndTime,
    /// `in 7 hours`
    Relative,
}

/// A moment, for a message.
pub(crate) fn moment(at: WallTime, style: Style) -> String {
    let style = match style {
        Style::Date => 'd',
        Style::Time => 't',
        Style::DateAndTime => 'f',
        Style::Relative => 'R',
    };
    format!("<t:{}:{style}>", at.0.div_euclid(1_000))
}
