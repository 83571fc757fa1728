//! `/table remove`, `/table host` and `/table resign`: a host removes a player before the game starts, or makes another player the host; a
//! player leaves for good.

use std::sync::Arc;

use db::Phase;
use serenity::all::ButtonStyle;
use tables::acts::{host, remove as acts};

use crate::bot::Bot;
use crate::context::CommandContext;
use crate::error::{CommandError, Result, ensure};
use crate::ids;
use crate::protocol::answer::Message;
use crate::protocol::custom_id::{PlayAction, Surface};
use crate::reply::{FollowUp, Reply};
use crate::state::active::ActiveTable;
use crate::table::act::act;
use crate::table::load::{begun, locked};
use crate::table::moderation_log::{self, Deed};
use crate::table::pick::{self, Meant};
use crate::table::{calls, permissions, refused};
use crate::texts::{Act, Resigns, questions as q, refusals as r};
use crate::words;

/// `/table remove`
pub(crate) async fn remove(bot: &Arc<Bot>, context: &CommandContext) -> Result<Reply> {
    let table = pick::pick(bot, context, Meant::Open).await?;
    let (mut lobby, who) = permissions::locked_for(bot, table, context).await?;
    let lobby = &mut lobby;
    let (calls, was_host) = (lobby.calls(), is_host(context, lobby));
    let player = context.named("player");
    let other = player.and_then(|player| lobby.number(player.id));
    let call = other.and_then(|other| lobby.person(other).call);
    let was_seated = other.is_some_and(|other| lobby.table.sits(other));
    let removed = act(bot, lobby, |table, now| {
        acts::remove(table, who, other, now)
    });
    removed.await.map_err(|error| {
        error.in_words(|refusal| refused::about_player(bot, lobby, refusal, player, Act::Remove))
    })?;
    let player = player.ok_or_else(r::choose_the_player)?;
    let by = words::safe_name(&context.person.name);
    let name = words::safe_name(&player.name);
    let lang = lobby.lang();
    let (words, deed) = if was_seated {
        if lobby.ended() {
            calls::end(bot, &lobby.board, calls, None);
        }
        let words = q::removed(lang, by, name, table, lobby.ended());
        (words, Deed::Removed(table.0))
    } else {
        let over = q::taken_back(lang, table);
        let calls = call.into_iter().collect();
        calls::end(bot, &lobby.board, calls, Some(&over));
        (q::freed(lang, by, name, table), Deed::Freed(table.0))
    };
    if !was_host {
        moderation_log::add(bot, context, deed).await;
    }
    let before = lobby.follows().map(FollowUp::Redraw);
    Ok(Reply::show(Message::new(words))
        .then(FollowUp::Redraw(table))
        .and(before))
}

/// `/table host`
pub(crate) async fn hand_over(bot: &Arc<Bot>, context: &CommandContext) -> Result<Reply> {
    let table = pick::pick(bot, context, Meant::Open).await?;
    let (mut active, who) = permissions::locked_for(bot, table, context).await?;
    let active = &mut active;
    let was_host = is_host(context, active);
    let player = context.named("player");
    let other = player.and_then(|player| active.number(player.id));
    let chosen = act(bot, active, |table, _| host::hand_over(table, who, other));
    chosen.await.map_err(|error| {
        error.in_words(|refusal| refused::about_player(bot, active, refusal, player, Act::HandOver))
    })?;
    let player = player.ok_or_else(r::choose_the_player)?;
    if !was_host {
        moderation_log::add(bot, context, Deed::ChoseHost(table.0)).await;
    }
    let name = words::safe_name(&player.name);
    let words = q::new_host(active.lang(), name, table);
    Ok(Reply::show(Message::new(words)).then(FollowUp::Redraw(table)))
}

/// `/table resign`: a player leaves a table in play for good, after a confirmation.
pub(crate) async fn resign(bot: &Arc<Bot>, context: &CommandContext) -> Result<Reply> {
    let table = pick::pick(bot, context, Meant::InPlay).await?;
    let active = &mut locked(bot, table).await?;
    if active.table.phase() == Phase::Lobby {
        ensure(active.sits(context.person.id), || r::no_seat_at(table))?;
        return Err(CommandError::User(r::to_leave()));
    }
    let active = begun(active)?;
    let seat = active
        .seat_of(context.person.id)
        .filter(|_| !active.ended());
    let seat = seat.ok_or_else(|| r::no_seat_at(table))?;
    let began = active.holders(seat).next();
    let new = began.is_none_or(|began| ids::user(&began.user) != Some(context.person.id));
    let any_moves = active.table.players().iter().any(|player| player.moves > 0);
    let resigns = match (active.table.is_rated(), any_moves) {
        (false, _) => Resigns::Unrated,
        _ if new => Resigns::TookOver,
        (true, true) => Resigns::OthersPlayOn,
        (true, false) => Resigns::NobodyMoved,
    };
    let (lang, game) = (context.lang, active.kind().info().name);
    let words = q::resign(lang, table, game, resigns);
    let leave = active
        .control(Surface::Panel, PlayAction::Resign)
        .button(q::YES_LEAVE.say(lang), ButtonStyle::Danger);
    let question = Message::with_buttons(words, vec![leave]);
    Ok(Reply::private(question))
}

fn is_host(context: &CommandContext, table: &ActiveTable) -> bool {
    ids::user(table.host()) == Some(context.person.id)
}
