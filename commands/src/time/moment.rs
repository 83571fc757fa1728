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

/// Is the moment so far away that a time of day alone would leave its day open?
pub(crate) fn needs_day(at: WallTime, now: WallTime) -> bool {
    const HALF_A_DAY: i64 = 12 * 60 * 60 * 1_000;
    at.0 - now.0 > HALF_A_DAY
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_of_tomorrow_needs_its_day() {
        let now = WallTime(1_700_000_000_000);
        let hours = |hours: i64| WallTime(now.0 + hours * 3_600_000);
        assert!(needs_day(hours(24), now));
        assert!(needs_day(hours(13), now));
        assert!(!needs_day(hours(12), now));
        assert!(!needs_day(hours(-30), now));
    }
}
