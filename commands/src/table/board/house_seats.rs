//! House players in a lobby: the host adds and removes them.

use serenity::all::UserId;
use tables::acts::house;

use crate::bot::Bot;
use crate::error::Result;
use crate::state::active::ActiveTable;
use crate::table::act::act;
use crate::table::refused;
use crate::texts::{Act, refusals as r};

/// What the menu offers besides the levels: to remove the house player that came last.
pub(crate) const REMOVE: &str = "remove";

/// Something was chosen in the menu of house players.
pub(crate) async fn choose(
    bot: &Bot,
    lobby: &mut ActiveTable,
    user: UserId,
    chosen: &str,
) -> Result<()> {
    let who = lobby.caller(user);
    let level = (chosen != REMOVE).then(|| chosen.parse()).transpose();
    let level = level.map_err(|_| r::choose_an_entry())?;
    let done = act(bot, lobby, |lobby, now| match level {
        Some(level) => {
            let names: Vec<&str> = lobby.people_names().collect();
            house::add(&lobby.table, who, level, &names, now)
        }
        None => house::remove(&lobby.table, who),
    });
    done.await.map(|_| ()).map_err(|error| {
        let act = Act::HousePlayers;
        error.in_words(|refusal| refused::in_lobby(lobby, refusal, bot.now(), act))
    })
}
