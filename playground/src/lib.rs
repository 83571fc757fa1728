//! A local Discord on loopback: gateway, REST API and a page to play in, as strict as Discord.
//!
//! It also has places where the bot is no member, for people who have installed the app for themselves
//! ([`Playground::channel_elsewhere`], [`Playground::group`]): there it can only answer, as on Discord.
//!
//! The bot cannot tell it from Discord, and it knows nothing of the bot: no game, no rule, no label of a button. It is not a
//! library for bots, and it listens on 127.0.0.1 only.
//!
//! ```no_run
//! # async fn test() -> std::io::Result<()> {
//! use playground::{Playground, Settings};
//!
//! let mut play = Playground::start(Settings::default()).await?;
//! // Start a bot against play.url() with play.token() here.
//! let ann = play.person("Ann");
//! let dice = play.channel("dice");
//! let board = ann.slash(dice, "game start", &[]).await.message.unwrap();
//! let joined = ann.press(&board, "Join").await;
//! assert!(joined.text().contains("Ann"));
//! # play.stop().await; Ok(()) }
//! ```

mod answer;
mod buckets;
mod clock;
mod endpoint;
mod error;
mod fault_buttons;
mod faults;
mod gateway;
mod guide;
mod injector;
mod journal;
mod json;
mod limits;
mod outgoing;
mod page;
pub mod permission;
mod person;
mod picture;
mod playground;
mod playing;
mod rest;
pub mod route;
mod self_play;
mod settings;
mod shared;
mod signer;
mod snowflake;
mod tools;
mod turns;
mod world;

pub use answer::{Answer, AnswerKind, Control, Message, Modal};
pub use faults::Fault;
pub use guide::{AtOnce, BotGuide, GameCard, TableControl, ToAct, Turn};
pub use injector::FaultInjector;
pub use journal::{Direction, Exchange};
pub use person::Person;
pub use picture::Emojis;
pub use playground::Playground;
pub use settings::Settings;
