//! House players for the games of Rollhouse. An [`Engine`] chooses a move ([`Engine::choose`]), values a state ([`Engine::evaluate`]),
//! rates every legal move ([`Engine::ask`]), and separates luck from play in a whole game ([`Engine::analyse`]). It is pure: no input or
//! output, no clock, no threads. The same state and the same [`Seed`](games::dice::Seed) give the same answer.
//!
//! A caller passes a table, but no decision sees its real state: [`strategy::InformationSet`] keeps what the seat may know and redeals
//! everything else. The engine never has the table's seed or key, so it cannot know future rolls.
//!
//! ```
//! use games::level::Level;
//! use games::dice::Seed;
//! use games::options::Options;
//! use games::seat::Seat;
//!
//! let game = games::registry::find("noirlab").unwrap();
//! let options = Options::defaults(game.info().options);
//! let table = game.open(&options, 2, &mut Seed([1; 32]).key([]).dice(0));
//! let engine = engine::find(game.info()).unwrap();
//!
//! let engine_seed = Seed([7; 32]);
//! let mv = (engine.choose)(table.as_ref(), Seat::new(0), Level::Master, &engine_seed).unwrap();
//! assert_eq!(mv, "roll");
//! let evaluation = (engine.evaluate)(table.as_ref(), 1.0, &engine_seed).unwrap();
//! assert!(evaluation.values[0] > 0.5);
//! ```

pub mod analysis;
mod answer;
pub mod arena;
pub mod calibration;
mod erased;
pub mod fit;
mod search;
mod self_play;
pub mod solve;
pub mod strategy;
mod vector;
pub mod work;

mod addemup;
mod marmottes;
mod noirlab;
mod noodle;
mod ricemarll;

pub use crate::answer::{Answer, EngineError, Evaluation, Method, Rated, Unit};
pub use crate::erased::{ENGINES, Engine, find};
pub use crate::search::Mean;
