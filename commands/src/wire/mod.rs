//! Discord's side: reaching it, what it sends, what it is answered, and the ids and commands it keeps for us.

pub(crate) mod after;
pub mod answer;
pub(crate) mod caretaking;
pub mod custom_id;
pub mod emoji;
pub(crate) mod gateway;
pub(crate) mod interactions;
pub mod page_id;
pub mod register;
