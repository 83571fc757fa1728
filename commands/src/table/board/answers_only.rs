//! Tables where the bot is no member: on servers that have not added it, and in group messages. Somebody has installed the app for
//! themselves, so the bot can answer commands and presses there, and nothing else. The token of an answer that drew the board edits it
//! for fifteen minutes. After that, any press on the board is answered with the board, and what would have been the answer follows
//! privately: so every press finds or makes the board up to date. A move on a private hand posts the board once more then.

use db::TableId;

use crate::bot::Bot;
use crate::context::{Asker, CommandContext, ComponentContext};
use crate::error::{CommandError, Result, ensure};
use crate::ids;
use crate::protocol::answer::Answer;
use crate::protocol::custom_id::{Surface, TableControl};
use crate::reply::{FollowUp, Reply};
use crate::table::board::board_message;
use crate::texts::{Reader, refusals as r};

/// What belongs to a server that has added the bot.
pub(crate) fn check_is_member(context: &CommandContext) -> Result<()> {
    ensure(context.location.answers_only.is_none(), r::not_a_member)
}

/// Refuses a table that nobody else would see.
pub(crate) fn check_is_seen(asker: &Asker) -> Result<()> {
    let is_member = asker.location.answers_only.is_none();
    ensure(is_member || asker.rights.shows_apps, r::nobody_would_see)
}

/// The answer to a press at a table. If it was on the board, and that can no longer be edited, the answer is the board, brought up to
/// date.
pub(crate) async fn with_board(
    bot: &Bot,
    control: &TableControl,
    context: &ComponentContext,
    done: Result<Reply>,
) -> Result<Reply> {
    if context.location.answers_only.is_none() {
        return done;
    }
    if control.surface == Surface::Panel {
        return Ok(with_spare(bot, control.table, done?).await);
    }
    let reply = match done {
        Err(error @ (CommandError::Internal(_) | CommandError::Unwanted(_))) => return Err(error),
        Err(words) => {
            let lang = context.lang;
            let labels = bot.tables.lang(control.table, lang).await;
            Reply::say(words.say(Reader { lang, labels }))
        }
        Ok(reply) => reply,
    };
    let table = control.table;
    let head = bot.read(move |tx| tx.head(table)).await?;
    let board = head.and_then(|head| ids::message(head.message.as_deref()));
    if board.is_none() || board != context.message {
        return Ok(reply);
    }
    let Reply {
        answer,
        mut follow_ups,
    } = reply;
    let now = bot.clock.now();
    let revises = |one: &FollowUp| matches!(one, FollowUp::Revise(_));
    let stands_still = bot.board_tokens.get(table, now).await?.is_none();
    let answer = match answer {
        Answer::Private(message) if stands_still && !follow_ups.iter().any(revises) => {
            let at = follow_ups
                .iter()
                .position(|one| matches!(one, FollowUp::NotePanel(..)));
            let private = match at.map(|at| follow_ups.remove(at)) {
                Some(FollowUp::NotePanel(looking)) => FollowUp::Panel(message, looking),
                _ => FollowUp::Note(message),
            };
            follow_ups.insert(0, private);
            let mut entry = bot.tables.locked(table).await;
            let board = board_message::message(bot, &mut entry).await?;
            Answer::Update(Box::new(board))
        }
        answer => answer,
    };
    if matches!(answer, Answer::Update(_)) {
        follow_ups.insert(0, FollowUp::NoteBoardToken(table, now));
    }
    Ok(Reply { answer, follow_ups })
}

/// The answer to a press on a private message, whose move the board should show: it can post the board if nothing can edit it.
async fn with_spare(bot: &Bot, table: TableId, mut reply: Reply) -> Reply {
    let now = bot.clock.now();
    let draws = |one: &FollowUp| matches!(one, FollowUp::Redraw(_));
    if reply.follow_ups.iter().any(draws)
        && !matches!(bot.board_tokens.get(table, now).await, Ok(Some(_)))
    {
        let offer = FollowUp::OfferBoardToken(table, now);
        reply.follow_ups.insert(0, offer);
    }
    reply
}
