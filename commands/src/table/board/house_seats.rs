//! House players in a lobby: the host adds and removes them.

use db::StoredTable;
use serenity::all::UserId;
use tables::acts::house;

use crate::bot::Bot;
use crate::error::CommandError;
use crate::state::lobby::Lobby;
use crate::table::lobby_act::{Beside, in_words, lobby_act};
use crate::texts::{Act, refusals as r};

/// What the menu offers besides the levels: to remove the house player that came last.
pub(crate) const REMOVE: &str = "remove";

/// Something was chosen in the menu of house players.
pub(crate) async fn choose(
    bot: &Bot,
    lobby: &Lobby,
    user: UserId,
    chosen: &str,
) -> Result<Option<StoredTable>, CommandError> {
    let who = lobby.caller(user, false);
    let level = (chosen != REMOVE).then(|| chosen.parse()).transpose();
    let level = level.map_err(|_| CommandError::User(r::choose_an_entry()))?;
    let done = lobby_act(bot, lobby, Beside::Nothing, |lobby, now| match level {
        Some(level) => {
            let names: Vec<&str> = lobby.names().collect();
            house::add(&lobby.table, who, level, &names, now)
        }
        None => house::remove(&lobby.table, who),
    });
    in_words(done.await, lobby, bot.now(), Act::HousePlayers)
}
