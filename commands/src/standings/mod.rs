//! What finished tables add up to: ratings, leaderboards and profiles, as folds over stored results that are kept.

pub(crate) mod cache;
pub(crate) mod everybody;
pub(crate) mod fold;
pub(crate) mod kept_fold;
pub(crate) mod line;
pub(crate) mod own_tables;
pub(crate) mod rated;
pub(crate) mod ratings;
