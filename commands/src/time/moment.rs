//! Moments as Discord shows them, in each reader's own language and time zone:
//! <https://discord.com/developers/docs/reference#message-formatting-timestamp-styles>

use db::WallTime;

/// The style in which a moment is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Style {
    /// `22/11/2026`
    Date = b'd',
    /// `12:16`
    Time = b't',
    /// `22 November 2026 12:16`
    DateAndTime = b'f',
    /// `in 7 hours`
    Relative = b'R',
}

/// A moment, for a message.
pub(crate) fn moment(at: WallTime, style: Style) -> String {
    let (seconds, style) = (at.0.div_euclid(1_000), char::from(style as u8));
    format!("<t:{seconds}:{style}>")
}
