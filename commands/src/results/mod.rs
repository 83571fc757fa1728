//! Finished tables: leaderboards, profiles, histories and replays. All of it is computed from stored tables.

pub(crate) mod cache;
pub(crate) mod chart;
pub(crate) mod everybody;
pub(crate) mod fold;
pub(crate) mod history;
pub(crate) mod how_it_went;
pub(crate) mod kept_analysis;
pub(crate) mod kept_fold;
pub(crate) mod leaderboard;
pub(crate) mod line;
pub(crate) mod minimum;
pub(crate) mod own_tables;
pub(crate) mod profile;
pub(crate) mod rated;
pub(crate) mod ratings;
pub(crate) mod share;
pub(crate) mod void;
