//! `/table resign`: leaves a table in play for good, after a confirmation.

use std::sync::Arc;

use serenity::all::ButtonStyle;

use crate::bot::Bot;
use crate::context::CommandContext;
use crate::error::CommandError;
use crate::protocol::answer::{Answer, Message};
use crate::protocol::custom_id::{PlayAction, Surface, TableAction};
use crate::reply::Reply;
use crate::table::load::locked_begun;
use crate::table::pick;
use crate::table_name::table_name;
use crate::texts::refusals as r;

/// Asks the player to confirm.
pub(crate) async fn ask(bot: &Arc<Bot>, context: &CommandContext) -> Result<Reply, CommandError> {
    let table = pick::pick(bot, context, false).await?;
    let active = &mut locked_begun(bot, table).await?;
    let seat = active
        .seat_of(context.person.id)
        .filter(|_| !active.ended());
    let seat = seat.ok_or_else(|| CommandError::User(r::no_seat_at(table_name(table))))?;
    let new = active.holders(seat).count() > 1;
    let any_moves = active.table.players().iter().any(|player| player.moves > 0);
    let counts = match (active.is_rated(), any_moves) {
        (false, _) => "",
        _ if new => " You took the seat over, so you are not rated here.",
        (true, true) => " For ratings you count as last, behind everybody who stays.",
        (true, false) => " Nobody has moved yet: for ratings you count as last if others play on.",
    };
    let words = format!(
        "Leave table {} ({}) for good? You drop out of the ranking; the others play on.{counts}",
        table_name(table),
        active.kind().info().name
    );
    let leave = active
        .control(Surface::Panel, TableAction::Play(PlayAction::Resign))
        .button("Yes, leave the table", ButtonStyle::Danger);
    let question = Message::with_buttons(words, vec![leave]);
    Ok(Answer::Private(Box::new(question)).into())
}
