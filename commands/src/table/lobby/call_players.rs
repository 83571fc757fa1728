//! Calls the role that a server's admins chose, when a lobby wants players.

use std::time::Duration;

use crate::bot::Bot;
use crate::context::Person;
use crate::error::{Result, ensure};
use crate::ids;
use crate::protocol::answer::Message;
use crate::state::active::ActiveTable;
use crate::table_name::table_name;
use crate::texts::{Act, boards as t, refusals as r};
use crate::words;

/// A server's role is called at most once in this time, by whatever table.
pub(crate) const BETWEEN_CALLS: Duration = Duration::from_secs(30 * 60);

/// The call, for everybody.
pub(crate) async fn call(bot: &Bot, lobby: &ActiveTable, person: &Person) -> Result<Message> {
    let (game, now) = (lobby.kind(), bot.clock.now());
    ensure(lobby.sits(person.id), || r::press_join_first(Act::Call))?;
    let role = lobby.players_role;
    let role = role.ok_or_else(r::no_role_to_call)?;
    let free = lobby.table.free_seats(None, now);
    ensure(free != 0, r::no_seat_free)?;
    let since = now - BETWEEN_CALLS;
    let guild = ids::guild_text(lobby.board.guild);
    let called = bot.write(move |tx| tx.call_players(&guild, since, now));
    if let Some(called) = called.await? {
        let left = BETWEEN_CALLS.saturating_sub(now - called);
        return Err(r::called_already(BETWEEN_CALLS.as_secs() / 60, left).into());
    }
    let link = lobby.board.link();
    let (name, table) = (words::safe_name(&person.name), table_name(lobby.id));
    let called = format!("<@&{role}>");
    let mut text = t::wanted(lobby.lang(), called, name, game.info().name, free, table);
    if let Some(link) = link {
        text = format!("{text}, {link}");
    }
    Ok(Message::calling(text, role))
}
