//! What is for one person alone: how they are called, what is stored of them, and what a newcomer is told.

pub(crate) mod help;
pub(crate) mod notifications;
pub(crate) mod privacy;
