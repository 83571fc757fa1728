//! `/table resume`: resumes a paused table. `vote` pauses one.

use std::sync::Arc;

use db::TableId;
use tables::acts::pause as acts;

use crate::bot::Bot;
use crate::context::Person;
use crate::error::Result;
use crate::protocol::answer::Message;
use crate::reply::{FollowUp, Reply};
use crate::table::act::act;
use crate::table::load::locked_begun;
use crate::table::refused;
use crate::table_name::table_name;
use crate::texts::{Act, questions as q};
use crate::words;

/// `/table resume`, or the button Resume (`pressed`) on the message of the pause.
pub(crate) async fn resume(
    bot: &Arc<Bot>,
    table: TableId,
    person: &Person,
    pressed: bool,
) -> Result<Reply> {
    let active = &mut locked_begun(bot, table).await?;
    let resumed = act(bot, active, |active, now| {
        acts::resume(&active.table, active.caller(person.id), now)
    });
    if let Err(error) = resumed.await {
        return Err(error.in_words(|refusal| refused::in_play(bot, active, refusal, Act::Vote)));
    }
    let lang = active.lang();
    let words = q::resumed(lang, words::safe_name(&person.name), table_name(table));
    let message = Message::new(lang.sentences([words, active.now(lang)]));
    Ok(Reply::shown(pressed, message)
        .then(FollowUp::Redraw(table))
        .then(FollowUp::WakeScheduler))
}
