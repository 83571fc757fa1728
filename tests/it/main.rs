//! End-to-end tests: the bot in this process, or the program itself, against the playground; and checks of the repository
//! itself. Nothing here reaches into the bot: a test knows only what a person could see.

mod aging_boards;
mod clocks;
mod commands;
#[path = "../../playground/tests/stories/contract.rs"]
mod contract;
mod crashes;
mod damaged_files;
mod disk_failures;
mod doctor;
mod fair_dice;
mod faults;
mod full_game;
mod game_night;
mod game_over;
mod harness;
mod help;
mod hidden_hands;
mod history;
mod hostile;
mod leaderboard;
mod licences;
mod lobby;
mod monitoring;
mod offline;
mod operation;
mod permissions;
mod pings;
mod player;
mod presses;
mod privacy;
mod program;
mod races;
mod rate_limited_edits;
mod rematch;
mod restarts;
mod seat_changes;
mod settings;
mod tidy;
mod unreachable_channel;
mod votes_and_offers;
