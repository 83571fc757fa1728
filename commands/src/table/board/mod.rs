//! What is shown of a table, and where: drawing it, and keeping its message up to date.

pub(crate) mod answers_only;
pub(crate) mod board_message;
pub(crate) mod by_answer;
pub(crate) mod description;
pub(crate) mod draw;
pub(crate) mod draw_lobby;
pub(crate) mod end_board;
pub(crate) mod explain;
pub(crate) mod redraw;
pub(crate) mod refresh_panels;
pub(crate) mod show;
pub(crate) mod thread;
pub(crate) mod visibility;
