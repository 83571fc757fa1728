//! What follows an answer: notes, links, redrawn boards. None of it can undo what is stored, so a failure is only logged.

use std::sync::Arc;

use serenity::all::InteractionId;

use crate::bot::Bot;
use crate::protocol::answer;
use crate::protocol::http::Called;
use crate::reply::FollowUp;
use crate::state::board_tokens;
use crate::state::notes::{Deletable, NoteOf};
use crate::state::panels::Looking;
use crate::table::board::redraw::redraw;
use crate::table::board::{board_message, by_answer, refresh_panels, thread};
use crate::table::lobby::invite;
use crate::table::play::house;

/// Runs a follow-up of an interaction, which has this token. `answered` says whether Discord took the answer.
pub(crate) async fn run(
    bot: &Arc<Bot>,
    follow_up: FollowUp,
    (id, token): (InteractionId, &str),
    answered: bool,
) {
    let done = match follow_up {
        FollowUp::Redraw(table) => return redraw(bot, table),
        FollowUp::ReplaceNote(of) if answered => {
            replace_note(bot, of, id, Some((token.to_owned(), None))).await
        }
        FollowUp::ReplaceNote(..) => Ok(()),
        FollowUp::DeleteNote(of) => replace_note(bot, of, id, None).await,
        FollowUp::WakeScheduler => return bot.wake_scheduler.notify_one(),
        FollowUp::NotePanel(looking) => return note_panel(bot, *looking, (token.to_owned(), None)),
        FollowUp::Panel(panel, looking) => {
            let posted = answer::follow_up(&bot.http, token, *panel).await;
            posted.map(|message| note_panel(bot, *looking, (token.to_owned(), Some(message))))
        }
        FollowUp::NoteBoardToken(table, since) => {
            if answered {
                let drawn = board_tokens::of_answer(token, since);
                by_answer::note(bot, table, drawn).await;
            }
            Ok(())
        }
        FollowUp::OfferBoardToken(table, since) => {
            return bot.board_tokens.offer(table, token, since);
        }
        FollowUp::RefreshPanels(table) => return refresh_panels::refresh(bot, table),
        FollowUp::Revise(work) => answer::revise(&bot.http, token, None, &work.await).await,
        FollowUp::HousePlayers(table) => return house::play_house_turns(bot, table),
        FollowUp::Call(call) => answer::follow_up_for_all(&bot.http, token, &call)
            .await
            .map(drop),
        FollowUp::Note(note) => answer::follow_up(&bot.http, token, *note).await.map(drop),
        FollowUp::PassingNote(note, of) => match answer::follow_up(&bot.http, token, *note).await {
            Ok(message) => replace_note(bot, of, id, Some((token.to_owned(), Some(message)))).await,
            Err(error) => Err(error),
        },
        FollowUp::Invite(table, user, call) => {
            invite::post_call(bot, table, user, *call, token).await
        }
        FollowUp::Thread(table) => thread::open(bot, table, token).await,
        FollowUp::LearnMessageId(table) => {
            let learned = board_message::learn_message_id(bot, table, token, answered).await;
            learned.map(|again| {
                if again {
                    redraw(bot, table);
                }
            })
        }
        FollowUp::LinkToNewBoard(table, old) => {
            return board_message::link_to_new_board(bot, table, old).await;
        }
    };
    if let Err(error) = done {
        tracing::info!(%error, "a follow-up to an answer failed");
    }
}

fn note_panel(bot: &Arc<Bot>, looking: Looking, own: Deletable) {
    let (table, seat) = (looking.table, looking.seat);
    bot.panels.note(looking, own, bot.uptime.now());
    // Others may have moved while the answer was on its way.
    refresh_panels::refresh_one(bot, table, seat);
}

/// Deletes what somebody was told before; this message, if there is one, takes its place.
async fn replace_note(
    bot: &Bot,
    of: NoteOf,
    since: InteractionId,
    message: Option<Deletable>,
) -> Called<()> {
    match bot.notes.replace(of, since, message, bot.uptime.now()) {
        Some((token, before)) => answer::delete(&bot.http, &token, before).await,
        None => Ok(()),
    }
}
