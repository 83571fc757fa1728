//! `/table resign`: leaves a table in play for good, after a confirmation.

use std::sync::Arc;

use serenity::all::ButtonStyle;

use crate::bot::Bot;
use crate::context::CommandContext;
use crate::error::Result;
use crate::protocol::answer::Message;
use crate::protocol::custom_id::{PlayAction, Surface, TableAction};
use crate::reply::Reply;
use crate::table::load::locked_begun;
use crate::table::pick;
use crate::table_name::table_name;
use crate::texts::{Resigns, questions as q, refusals as r};

/// Asks the player to confirm.
pub(crate) async fn ask(bot: &Arc<Bot>, context: &CommandContext) -> Result<Reply> {
    let table = pick::pick(bot, context, false).await?;
    let active = &mut locked_begun(bot, table).await?;
    let seat = active
        .seat_of(context.person.id)
        .filter(|_| !active.ended());
    let seat = seat.ok_or_else(|| r::no_seat_at(table_name(table)))?;
    let new = active.holders(seat).count() > 1;
    let any_moves = active.table.players().iter().any(|player| player.moves > 0);
    let resigns = match (active.table.is_rated(), any_moves) {
        (false, _) => Resigns::Unrated,
        _ if new => Resigns::TookOver,
        (true, true) => Resigns::OthersPlayOn,
        (true, false) => Resigns::NobodyMoved,
    };
    let (lang, game) = (context.lang, active.kind().info().name);
    let words = q::resign(lang, table_name(table), game, resigns);
    let leave = active
        .control(Surface::Panel, TableAction::Play(PlayAction::Resign))
        .button(q::YES_LEAVE.say(lang), ButtonStyle::Danger);
    let question = Message::with_buttons(words, vec![leave]);
    Ok(Reply::private(question))
}
