//! Votes of all players at a table, to pause it or to end it without a result. Asking counts as a vote, and so does asking
//! during a vote of others. Making a move withdraws a player's votes. Players who left are not counted; players who are away count when
//! the table is to end, since their result is at stake, and not when it is to pause. One player can resume a paused table, and a
//! moderator can end one.

use std::sync::Arc;

use db::TableId;
use serenity::all::ButtonStyle;
use tables::acts::end::{self, Way};
use tables::acts::{Caller, pause, vote as acts};
use tables::event::{Ending, Vote};
use tables::refusal::Refusal;

use crate::bot::Bot;
use crate::context::{Asker, CommandContext, Person};
use crate::error::{CommandError, Result};
use crate::protocol::answer::Message;
use crate::protocol::custom_id::{Surface, TableAction, TableControl};
use crate::reply::{FollowUp, Reply};
use crate::state::active::ActiveTable;
use crate::table::act::{ActError, act};
use crate::table::load::locked_begun;
use crate::table::moderation_log::{self, Deed};
use crate::table::pick::{self, Meant};
use crate::table::{admission, calls, permissions, refused};
use crate::texts::{Act, Lang, boards as b, questions as q, refusals as r};
use crate::words;

/// Starts a vote or joins one, perhaps with the button Agree (`pressed`).
pub(crate) async fn cast(
    bot: &Bot,
    table: TableId,
    person: &Person,
    vote: Vote,
    pressed: bool,
) -> Result<Reply> {
    let answer = |message| Reply::shown(pressed, message);
    let active = &mut locked_begun(bot, table).await?;
    let who = active.caller(person.id);
    let voted = act(bot, active, |table, _| acts::vote(table, who, vote));
    let voted = match voted.await {
        Ok(voted) => voted,
        Err(ActError::Refused(Refusal::Ended)) if pressed => return Ok(answer(as_it_is(active))),
        Err(ActError::Refused(Refusal::Paused)) if pressed => return Ok(answer(paused(active))),
        Err(ActError::Refused(Refusal::Paused)) => {
            return Err(CommandError::User(r::already_paused()));
        }
        Err(error) => {
            return Err(error.in_words(|refusal| refused::why(bot, active, refusal, Act::Vote)));
        }
    };
    let message = match (vote, active.table.closed()) {
        (_, Some(why)) => ended(active, why),
        (Vote::Pause, None) if active.clocks().paused() => paused(active),
        (_, None) if !voted => {
            let (agreed, all) = active.clocks().agreement(vote);
            return Err(CommandError::User(r::agreed_already(agreed, all)));
        }
        (_, None) => return Ok(answer(question(active, vote))),
    };
    Ok(answer(message).and(FollowUp::changed(table)))
}

/// `/table resume`, or the button Resume (`pressed`) on the message of the pause.
pub(crate) async fn resume(
    bot: &Arc<Bot>,
    table: TableId,
    person: &Person,
    pressed: bool,
) -> Result<Reply> {
    let active = &mut locked_begun(bot, table).await?;
    admission::check_not_barred(bot, active, person.id).await?;
    let who = active.caller(person.id);
    let resumed = act(bot, active, |table, now| pause::resume(table, who, now));
    match resumed.await {
        // It goes on already, or has ended.
        Err(ActError::Refused(Refusal::NotPaused | Refusal::Ended)) if pressed => {
            return Ok(Reply::update(as_it_is(active)));
        }
        resumed => refused::told(resumed, bot, active, Act::Vote)?,
    };
    if let Some(seat) = active.seat_of(person.id) {
        active.told.seen(seat, bot.now());
    }
    let lang = active.lang();
    let words = q::resumed(lang, words::safe_name(&person.name), table);
    let message = Message::new(lang.sentences([words, active.now(lang)]));
    Ok(Reply::shown(pressed, message).and(FollowUp::changed(table)))
}

/// `/table end`: ends a table early, when all its players agree or a moderator says so who has not played there. Such a table has no
/// result; its seed is shown, and its record can be verified.
pub(crate) async fn end(bot: &Arc<Bot>, context: &CommandContext) -> Result<Reply> {
    let table = pick::pick(bot, context, Meant::InPlay).await?;
    let (mut active, who) = permissions::locked_for(bot, table, context).await?;
    let played = permissions::has_played(&active, context.person.id);
    let refuse = |refusal| refused::to_end(table, refusal);
    match end::way(&active.table, who, played).map_err(refuse)? {
        Way::Close => close_lobby(bot, &mut active, who).await,
        Way::Vote => {
            drop(active);
            cast(bot, table, &context.person, Vote::End, false).await
        }
        Way::AtOnce => Ok(confirmation(table, context.lang)),
    }
}

async fn close_lobby(bot: &Arc<Bot>, lobby: &mut ActiveTable, who: Caller) -> Result<Reply> {
    let (table, calls) = (lobby.id, lobby.calls());
    let closed = act(bot, lobby, |table, _| end::end(table, who, false));
    closed
        .await
        .map_err(|error| error.in_words(|refusal| refused::to_end(table, refusal)))?;
    calls::end(bot, &lobby.board, calls, Some(&calls::over(lobby)));
    let message = ended(lobby, Ending::Host);
    let before = lobby.follows().map(FollowUp::Redraw);
    Ok(Reply::show(message)
        .then(FollowUp::Redraw(table))
        .and(before))
}

/// Asks a moderator to confirm.
fn confirmation(table: TableId, lang: Lang) -> Reply {
    let words = q::end_now(lang, table);
    let end = TableControl::at_any_ply(table, Surface::Panel, TableAction::End);
    let button = end.button(q::YES_END.say(lang), ButtonStyle::Danger);
    Reply::private(Message::with_buttons(words, vec![button]))
}

/// Ends a table at once, as a moderator.
pub(crate) async fn at_once(bot: &Arc<Bot>, table: TableId, asker: &Asker) -> Result<Reply> {
    let (mut active, who) = permissions::locked_for(bot, table, asker).await?;
    let active = &mut active;
    let played = permissions::has_played(active, asker.person.id);
    let calls = active.calls();
    let done = act(bot, active, |table, _| end::end(table, who, played));
    done.await
        .map_err(|error| error.in_words(|refusal| refused::to_end(table, refusal)))?;
    calls::end(bot, &active.board, calls, Some(&calls::over(active)));
    tracing::info!(%table, "a moderator ended a table");
    moderation_log::add(bot, asker, Deed::Ended(table.0)).await;
    let before = active.follows().map(FollowUp::Redraw);
    Ok(Reply::update(as_it_is(active))
        .and(FollowUp::changed(table))
        .and(before))
}

/// What everybody is told of a table that has ended early.
fn ended(active: &ActiveTable, why: Ending) -> Message {
    let lang = active.lang();
    Message::new(q::ended(lang, active.id, b::why(lang, why)))
}

/// What takes the place of a question that is settled, or of a pause that is over: how the table has ended, or whose turn it is.
fn as_it_is(active: &ActiveTable) -> Message {
    if let Some(why) = active.table.closed() {
        return ended(active, why);
    }
    let lang = active.lang();
    let (table, now) = (b::table(lang, active.id), active.now(lang));
    Message::new(format!("{table}{}{now}", lang.colon()))
}

fn question(active: &ActiveTable, vote: Vote) -> Message {
    let (agreed, all) = active.clocks().agreement(vote);
    let (lang, name) = (active.lang(), active.id);
    let game = active.kind().info().name;
    let (words, action, style) = match vote {
        Vote::Pause => (
            q::pause(lang, name, game, agreed, all),
            TableAction::Agree,
            ButtonStyle::Primary,
        ),
        Vote::End => {
            let away = absent(active);
            (
                q::end(lang, name, game, agreed, all, away.len(), &away),
                TableAction::AgreeEnd,
                ButtonStyle::Danger,
            )
        }
    };
    let agree = TableControl::at_any_ply(active.id, Surface::Panel, action);
    Message::with_buttons(words, vec![agree.button(q::AGREE.say(lang), style)])
}

/// Whose vote is needed though they are away.
fn absent(active: &ActiveTable) -> Vec<String> {
    let clocks = active.clocks();
    let away = active.seats().filter(|seat| clocks.away(*seat));
    let missing = away.filter(|seat| !clocks.agrees(*seat, Vote::End));
    missing.map(|seat| active.names.of(seat)).collect()
}

fn paused(active: &ActiveTable) -> Message {
    let (lang, game) = (active.lang(), active.kind().info().name);
    let words = q::paused(lang, active.id, game);
    let resume = TableControl::at_any_ply(active.id, Surface::Panel, TableAction::Resume);
    let resume = resume.button(q::RESUME.say(lang), ButtonStyle::Primary);
    Message::with_buttons(words, vec![resume])
}
