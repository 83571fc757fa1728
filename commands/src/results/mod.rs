//! Finished tables: who leads, how somebody has done, and every table gone through and checked. Nothing of it is stored.

pub(crate) mod audit;
pub(crate) mod chart;
pub(crate) mod finished_table;
pub(crate) mod history;
pub(crate) mod leaderboard;
pub(crate) mod leaderboard_cache;
pub(crate) mod period;
pub(crate) mod profile;
pub(crate) mod ratings;
