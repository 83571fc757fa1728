//! Finished tables: who leads, how somebody has done, and every table gone through and checked. Nothing of it is stored.

pub mod audit;
pub(crate) mod boards;
pub mod chart;
pub(crate) mod checks;
pub(crate) mod history;
pub mod leaderboard;
pub mod period;
pub(crate) mod profile;
pub mod ratings;
