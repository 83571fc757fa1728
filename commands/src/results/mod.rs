//! Finished tables: leaderboards, profiles, histories and replays. All of it is computed from stored tables.

pub(crate) mod chart;
pub(crate) mod history;
pub(crate) mod how_it_went;
pub(crate) mod kept_analysis;
pub(crate) mod leaderboard;
pub(crate) mod minimum;
pub(crate) mod profile;
pub(crate) mod share;
pub(crate) mod void;
