//! The page in a real browser: Chromium without a head, pressed as people press, against the program itself. What the wire and
//! the bot promise is told in `tests/it`; here it is only what somebody at the page sees, hears and can reach.
//!
//! Needs `chromium` and `chromedriver` (Debian: `chromium-driver`). Without them the stories say that they are skipped; with
//! the variable `CI` set that is a failure.

mod access;
mod browser;
mod channel;
mod developers;
mod hall;
mod hands;
mod keyboard;
mod newcomers;
mod tables;
