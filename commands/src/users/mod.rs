//! Commands for one user: help, notification settings and privacy.

pub(crate) mod company;
pub(crate) mod daily;
pub(crate) mod help;
pub(crate) mod learn;
pub(crate) mod notifications;
pub(crate) mod privacy;
