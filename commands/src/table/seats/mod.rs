//! Who has a seat in play, and who is the host: leaving, taking over, handing over.

pub(crate) mod hosting;
pub(crate) mod replace;
