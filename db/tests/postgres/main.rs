//! The promises of the store on a `PostgreSQL` server: those of both engines, and what only a server can do: refuse, stop, and come back.

#[path = "../both/mod.rs"]
mod both;
mod interrupted;
mod place;
mod same_shape;
mod server;
mod undrawn;

use both::home::{Home, act, new_table, newcomer, opened_otherwise, ply, stored};
use both::{copying, home};
