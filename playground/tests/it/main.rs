//! End-to-end tests of the playground from both sides: as a bot over a real websocket and real HTTP, and as the people in the guild.

mod acknowledging;
mod bot;
mod channels;
mod commands;
mod elsewhere;
mod endpoint;
mod faults;
mod gateway;
mod hidden_channels;
mod limits;
mod other_bots;
mod page;
mod privacy;
mod restarts;
mod shapes;
mod tools;
