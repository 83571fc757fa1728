//! `/table void`: excludes a result from the ratings, or counts it again.

use tables::acts::void as acts;

use crate::bot::Bot;
use crate::context::CommandContext;
use crate::error::{Result, ensure};
use crate::one_line::one_line;
use crate::protocol::answer::Message;
use crate::reply::{FollowUp, Reply};
use crate::table::act::act;
use crate::table::moderation_log::{self, Deed};
use crate::table::pick::pick_finished;
use crate::table::{permissions, refused};
use crate::texts::{questions as q, refusals as r};
use crate::words::safe_text;

/// The option of the command.
pub(crate) const REASON: &str = "reason";

/// In characters: a list of ten fits a message.
pub(crate) const LONGEST_REASON: usize = 60;

/// For moderators only, and not for those who played at the table. The answer is public.
pub(crate) async fn void(bot: &Bot, context: &CommandContext) -> Result<Reply> {
    let head = pick_finished(bot, context).await?;
    let (mut active, who) = permissions::locked_for(bot, head.id, context).await?;
    let played = permissions::has_played(&active, context.person.id);
    let restore = context.option("restore") == Some("on");
    let refused = |refusal| refused::to_void(head.id, refusal, restore);
    acts::void(&active.table, who, played, restore).map_err(refused)?;
    let reason = one_line(context.option(REASON).unwrap_or_default());
    ensure(restore || !reason.is_empty(), r::say_why)?;
    let reason: String = reason.chars().take(LONGEST_REASON).collect();
    let (table, why) = (head.id, reason.clone());
    // First, because it is shown only of a result that is void.
    if !restore {
        bot.write(move |tx| tx.note_void_reason(table, &why))
            .await?;
    }
    let voided = act(bot, &mut active, |table, _| {
        acts::void(table, who, played, restore)
    });
    voided.await.map_err(|error| error.in_words(refused))?;
    let lang = active.lang();
    drop(active);
    // Boards of later tables say how often these players had won.
    bot.tables.forget_all_of(context.location.guild).await;
    tracing::info!(%table, restore, "a moderator voided or restored a result");
    let (deed, words) = if restore {
        (Deed::Restored(table.0), q::counts_again(lang, table))
    } else {
        let words = q::void(lang, table, safe_text(&reason));
        (Deed::Voided(table.0, reason), words)
    };
    moderation_log::add(bot, context, deed).await;
    Ok(Reply::show(Message::new(words)).then(FollowUp::Redraw(table)))
}
