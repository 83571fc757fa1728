//! Whole-bot stories: the bot in this process, or the program itself, against a Discord of its own; and the repository about
//! itself. Nothing here reaches into the bot: what a story knows, a person could see.

mod boards;
mod broken_files;
mod busy;
mod clocks;
#[path = "../../playground/tests/stories/contract.rs"]
mod contract;
mod crashes;
mod damage;
mod doctor;
mod ending;
mod evening;
mod fair;
mod faults;
mod hands;
mod help;
mod history;
mod hostile;
mod house;
mod lapses;
mod leaderboard;
mod league;
mod licences;
mod lobby;
mod lost;
mod offline;
mod operation;
mod pings;
mod player;
mod presses;
mod privacy;
mod program;
mod races;
mod rematch;
mod restarts;
mod rights;
mod settings;
mod staying;
mod tidy;
mod typed;
mod watching;
