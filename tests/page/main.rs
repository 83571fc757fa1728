//! The page in a real browser: headless Chromium, used as people use it, against the program itself. What goes over the wire and
//! what the bot answers is tested in `tests/it`; here it is what somebody at the page sees, hears and can reach.
//!
//! Needs `chromium` and `chromedriver` (Debian: `chromium-driver`). Without them the tests say that they are skipped; with
//! the variable `CI` set that is a failure.

mod accessibility;
mod apps;
mod browser;
mod drawer;
mod elsewhere;
mod first_visit;
mod full_games;
mod harness;
mod heights;
mod hidden_hands;
mod keyboard;
#[path = "../it/phone.rs"]
mod phone;
mod readme;
mod redrawing;
