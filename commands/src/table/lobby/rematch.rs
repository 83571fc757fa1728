//! Rematch: the players of a finished table say that they are ready, and the next table begins by itself when all of them have.
//!
//! Who is ready is stored as the seats of a lobby that no message shows. So a restart loses nothing, a person who is ready sits at one
//! lobby only, its seed is fixed before the second of them is ready (`/table verify` has its commitment), and a rematch for which
//! nobody else is ready closes after 30 minutes like any lobby. Players who will not wait have the lobby shown, and then it is one
//! like any other.

use std::sync::Arc;
use std::time::Duration;

use db::{Phase, StoredTable, TableId};
use games::registry;
use tables::acts::rematch as acts;
use tables::refusal::Refusal;

use crate::bot::Bot;
use crate::context::ComponentContext;
use crate::error::{CommandError, Result, ensure};
use crate::reply::{FollowUp, Reply};
use crate::state::active::ActiveTable;
use crate::state::board_location::BoardLocation;
use crate::table::board::{board_message, draw_lobby};
use crate::table::end::rematch_state::{missing, opened};
use crate::table::load::{self, load, locked};
use crate::table::lobby::{Opening, invite};
use crate::table::table_options::TableOptions;
use crate::table::{admission, lobby, permissions};
use crate::texts::{Lang, invitations as t, refusals as r};
use crate::words::start_command;

/// Rematch was pressed. Begins the table if everybody who stayed is ready. The dice decide who begins, as at every table: an order
/// chosen by the program could be neither committed to nor verified. Today's edition of the rules is played.
pub(crate) async fn press(
    bot: &Arc<Bot>,
    table: TableId,
    context: &ComponentContext,
) -> Result<Reply> {
    let mut entry = bot.tables.locked(table).await;
    let ended = load::begun(load(bot, &mut entry).await?)?;
    let key = ended.kind().info().key;
    let game = registry::find(key).ok_or_else(r::game_is_gone)?;
    let person = &context.person;
    acts::check(&ended.table, ended.caller(person.id)).map_err(|refusal| match refusal {
        Refusal::NotEnded => r::rematch_in_play(),
        _ => r::rematch_for_players(start_command(game)),
    })?;
    let fewest = *game.info().seats.start();
    let found = bot.read(move |tx| opened(tx, table)).await?;
    let again = match &found {
        Some(again) if again.head.phase == Phase::Play => {
            return begun(bot, again, table, context.lang).await;
        }
        Some(again) => again.head.id,
        None => {
            permissions::allows(bot, &context.location).await?;
            let options = TableOptions::again(ended, game, &context.location);
            lobby::open(bot, game, options, person, Opening::RematchOf(ended)).await?
        }
    };
    let mut next = bot.tables.locked(again).await;
    let lobby = load(bot, &mut next).await?;
    if lobby.has_begun() {
        // Since it was looked up. Once more, this press finds the table in play.
        return Err(CommandError::Raced);
    }
    is_here(lobby, context)?;
    let calls = lobby.calls_besides(lobby.number(person.id));
    let sat = lobby.sits(person.id);
    if !sat {
        admission::check(bot, lobby, person.id, false).await?;
        let call = lobby.call_of(lobby.number(person.id));
        lobby::ready(bot, lobby, person).await?;
        invite::end_accepted(bot, lobby, call, person);
    }
    let link = lobby.board.link();
    let begun = lobby::if_begun(bot, &mut next, calls).await?;
    if !sat && bot.store.is_shared() {
        // The board of the old table shows who is ready.
        let raised = bot.write_at(&mut ended.at, |tx, at| tx.decide(at)).await;
        if begun.is_none() {
            raised?;
        }
    }
    if let Some(link) = link {
        let words = t::seat(context.lang, again, link);
        let begun = begun.map_or_else(Vec::new, |begun| begun.follow_ups);
        return Ok(Reply::say(words).and(begun).then(FollowUp::Redraw(again)));
    }
    if let Some(begun) = begun {
        return Ok(reply_with_new_board(begun, again, table));
    }
    let lobby = next.filled();
    let missing = missing(ended, lobby);
    if missing.is_empty() && lobby.table.players().len() >= fewest {
        let reply = lobby::begin_when_ready(bot, &mut next).await?;
        return Ok(reply_with_new_board(reply, again, table));
    }
    if missing.is_empty() {
        // Too few are left to play it: others may join.
        return show_lobby(bot, lobby, table);
    }
    drop(next);
    if context.message == ended.board.message {
        let board = board_message::message(bot, &mut entry).await?;
        return Ok(Reply::update(board));
    }
    // An older copy of the board was pressed.
    let words = t::wait(context.lang, &missing);
    Ok(Reply::say(words).then(FollowUp::Redraw(table)))
}

/// Refuses whoever presses in another channel than the others who are ready: one of them would not see the board.
fn is_here(lobby: &ActiveTable, context: &ComponentContext) -> Result<()> {
    let people = lobby.table.players().iter();
    let people = people.filter(|player| player.house.is_none()).count();
    let alone = people == usize::from(lobby.sits(context.person.id));
    let there = lobby.board.channel;
    ensure(alone || there == context.location.channel, || {
        r::rematch_elsewhere(format!("<#{there}>"))
    })
}

/// For how long the board of a rematch that has begun is on its way, and its place not yet known.
const ON_ITS_WAY: Duration = Duration::from_secs(10);

/// A rematch that is in play: where it is, or its board if a crash kept it from being shown.
async fn begun(bot: &Arc<Bot>, again: &StoredTable, ended: TableId, lang: Lang) -> Result<Reply> {
    let (table, now) = (again.head.id, bot.clock.now());
    if let Some(link) = BoardLocation::of(&again.head)?.link() {
        return Ok(Reply::say(t::begun(lang, table, link)));
    }
    let started = again.head.started;
    if started.is_some_and(|started| now - started < ON_ITS_WAY) {
        return Ok(Reply::say(t::appears(lang, table)));
    }
    let mut entry = bot.tables.locked(table).await;
    let board = board_message::message(bot, &mut entry).await?;
    let reply = Reply::show(board).then(FollowUp::WakeScheduler);
    Ok(reply_with_new_board(reply, table, ended))
}

/// A reply with a new message for the rematch, which the board of the old table then links to.
fn reply_with_new_board(mut reply: Reply, again: TableId, ended: TableId) -> Reply {
    reply.follow_ups.insert(0, FollowUp::LearnMessageId(again));
    reply.then(FollowUp::Redraw(ended))
}

fn show_lobby(bot: &Bot, lobby: &ActiveTable, ended: TableId) -> Result<Reply> {
    let reply = Reply::show(draw_lobby::lobby(bot, lobby)?);
    Ok(reply_with_new_board(reply, lobby.id, ended))
}

/// A player who is ready does not want to wait for the others: the lobby is shown, and anybody can join.
pub(crate) async fn open_lobby(
    bot: &Arc<Bot>,
    table: TableId,
    context: &ComponentContext,
) -> Result<Reply> {
    let nobody = || CommandError::User(r::nobody_waits());
    let found = bot.read(move |tx| opened(tx, table)).await?;
    let again = found.ok_or_else(nobody)?.head.id;
    let lobby = &mut locked(bot, again).await?;
    acts::show(&lobby.table, lobby.caller(context.person.id)).map_err(|refusal| match refusal {
        Refusal::NobodyWaits => nobody(),
        _ => CommandError::User(r::only_ready()),
    })?;
    if let Some(link) = lobby.board.link() {
        return Err(CommandError::User(r::lobby_is_open(link)));
    }
    is_here(lobby, context)?;
    show_lobby(bot, lobby, table)
}
