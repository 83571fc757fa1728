//! Finished tables: leaderboards, profiles, and each table gone through move by move. Nothing of it is stored.

pub(crate) mod chart;
pub(crate) mod history;
pub(crate) mod leaderboard;
pub(crate) mod leaderboard_cache;
pub(crate) mod profile;
pub(crate) mod ratings;
pub(crate) mod void;
