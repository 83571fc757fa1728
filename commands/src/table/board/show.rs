//! `/table show`: posts a table's board again at the bottom of the channel. Into another channel it goes only if all its players can see
//! it there, or agree: nobody's time runs out on a board that somebody else has hidden from them.

use std::sync::Arc;

use db::TableId;
use serenity::all::{ButtonStyle, ChannelId, UserId};
use tables::table::Player;

use crate::bot::Bot;
use crate::context::{Asker, CommandContext, ComponentContext};
use crate::error::{CommandError, Result, ensure};
use crate::ids;
use crate::protocol::answer::{self, Message, is_unreachable};
use crate::protocol::custom_id::{Surface, TableAction, TableControl};
use crate::reply::{FollowUp, Reply};
use crate::state::active::ActiveTable;
use crate::state::budgets::Cost;
use crate::table::board::{board_message, thread, visibility};
use crate::table::load::{load, locked, locked_begun, player};
use crate::table::permissions;
use crate::table::pick::{self, Meant};
use crate::texts::{questions as q, refusals as r};
use crate::words;

pub(crate) async fn show(bot: &Arc<Bot>, context: &CommandContext) -> Result<Reply> {
    let table = pick::pick(bot, context, Meant::OrEnded).await?;
    may_show(bot, context, table).await?;
    permissions::note_thread(bot, &context.location).await?;
    let blind = hidden_from(bot, context, table).await?;
    if !blind.is_empty() {
        return ask(bot, context, table, &blind).await;
    }
    let mut entry = bot.tables.locked(table).await;
    let active = load(bot, &mut entry).await?;
    let before = active.board;
    // The board of the game before promises that a rematch begins by itself as long as no message shows its lobby.
    let promised = active.follows().filter(|_| !active.has_begun());
    let was_unreachable = active.has_begun() && board_message::resume_reached(bot, active).await?;
    let message = board_message::message(bot, &mut entry).await?;
    // The follow-up stores the id of the new board; a press on it may do so before.
    if let Some(active) = entry.get_mut() {
        active.board.message = None;
    }
    let link = before.place();
    let link = link.map(|old| FollowUp::LinkToNewBoard(table, old));
    Ok(Reply::show(message)
        .then(FollowUp::LearnMessageId(table))
        .and(was_unreachable.then_some(FollowUp::WakeScheduler))
        .and(promised.map(FollowUp::Redraw))
        .and(link))
}

/// Anybody may show a table in its own channel. Elsewhere only its players and moderators may, because others might not be
/// allowed to see it.
async fn may_show(bot: &Bot, context: &CommandContext, table: TableId) -> Result<()> {
    let sits = {
        let active = &mut locked(bot, table).await?;
        let sits = active.sits(context.person.id);
        ensure(sits || !active.is_unseen(), || r::no_such_table(table))?;
        if active.board.channel == context.location.channel {
            return Ok(());
        }
        sits
    };
    permissions::allows(bot, &context.location).await?;
    let may = sits || permissions::is_moderator(bot, table, context).await?;
    ensure(may, || r::shown_elsewhere(table))
}

/// The players, and the people invited to a lobby, who would not see the board here any more; nobody if it is here, or if its channel is
/// gone. This calls Discord.
async fn hidden_from(bot: &Bot, context: &CommandContext, table: TableId) -> Result<Vec<String>> {
    let location = &context.location;
    let active = locked(bot, table).await?;
    let channel = active.board.channel;
    if active.ended() || active.table.is_unreachable() || channel == location.channel {
        return Ok(Vec::new());
    }
    let stay = active.table.players().iter();
    let stay = stay.filter(|player| player.left.is_none());
    // An invitation stays where it was posted, so whoever accepts it may not see the lobby.
    let invited = active.table.guests().iter();
    let invited = invited.filter(|guest| !guest.declined);
    let all = stay.map(Player::person);
    let all = all.chain(invited.map(|guest| guest.person));
    let others = all.filter_map(|person| {
        let user = ids::user(active.user_of(person)?)?;
        let name = words::shown_name(active.plain_name(person), active.lang());
        Some((user, name))
    });
    let others: Vec<(UserId, String)> = others
        .filter(|(user, _)| *user != context.person.id)
        .collect();
    drop(active);
    let people: Vec<UserId> = others.iter().map(|(user, _)| *user).collect();
    let blind = visibility::blind(bot, location, people.clone()).await;
    let blind = blind.unwrap_or_else(|error| {
        tracing::warn!(%error, "cannot look up which channels players see");
        people
    });
    if blind.is_empty() {
        return Ok(Vec::new());
    }
    let old = bot.http.get_channel(channel).await;
    if old.is_err_and(|error| is_unreachable(&error)) {
        return Ok(Vec::new());
    }
    let hidden = others.into_iter().filter(|(user, _)| blind.contains(user));
    Ok(hidden.map(|(_, name)| name).collect())
}

/// Asks all players, where the board is now, whether it may be hidden from some of them.
async fn ask(bot: &Bot, asker: &Asker, table: TableId, blind: &[String]) -> Result<Reply> {
    let active = locked(bot, table).await?;
    let before = active.board.channel;
    let stays = r::cannot_see(blind.to_vec(), table, format!("<#{before}>"));
    // In a lobby nobody has one.
    let seat = active.seat_of(asker.person.id);
    let seat = seat.ok_or_else(|| stays.clone())?;
    let spent = (asker.person.id, before, bot.clock.monotonic());
    bot.budgets.spend(spent.0, spent.1, Cost::Doctor, spent.2)?;
    let message = question(&active, asker.location.channel, 1 << seat.index());
    drop(active);
    let posted = answer::post(&bot.http, before, &message).await;
    posted.map_err(|error| {
        if answer::is_transient(&error) {
            CommandError::internal(error)
        } else {
            CommandError::User(stays)
        }
    })?;
    let channel = format!("<#{before}>");
    Ok(Reply::say(q::asked_there(
        asker.lang, blind, table, channel,
    )))
}

fn question(active: &ActiveTable, to: ChannelId, agreed: u8) -> Message {
    let all = active.users().flatten().count();
    let (lang, game) = (active.lang(), active.kind().info().name);
    let (table, channel) = (active.id, format!("<#{to}>"));
    let words = q::show_there(lang, table, game, channel, agreed.count_ones(), all);
    // Not the ply: whoever has agreed may hand over their seat without a move.
    let agree = TableControl {
        drawn: active.table.number(),
        ..active.control(Surface::Panel, TableAction::AgreeMove(to, agreed))
    };
    Message::with_buttons(
        words,
        vec![agree.button(q::AGREE.say(lang), ButtonStyle::Primary)],
    )
}

/// Agree was pressed. A control that is not on its message is forged, and says what it likes of who has agreed.
pub(crate) async fn agree(
    bot: &Arc<Bot>,
    control: &TableControl,
    (to, agreed): (ChannelId, u8),
    context: &ComponentContext,
) -> Result<Reply> {
    let table = control.table;
    let active = locked_begun(bot, table).await?;
    let seat = player(&active, &context.person)?;
    let is_current = context.on_message && control.drawn == active.table.number();
    ensure(is_current, r::somebody_has_moved)?;
    let agreed = agreed | 1 << seat.index();
    let missing =
        |(index, user): (usize, Option<UserId>)| user.is_some() && agreed >> index & 1 == 0;
    if active.users().enumerate().any(missing) {
        let asked = question(&active, to, agreed);
        return Ok(Reply::update(asked));
    }
    let lang = active.lang();
    drop(active);
    let moved = thread::move_board(bot, table, to).await;
    moved.map_err(|error| {
        tracing::info!(%table, error, "could not move a board");
        r::not_shown_there(table, format!("<#{to}>"))
    })?;
    let words = q::shown_there(lang, table, format!("<#{to}>"));
    Ok(Reply::update(Message::new(words)))
}
