//! `/table resume`: resumes a paused table. `vote` pauses one.

use std::sync::Arc;

use db::TableId;

use crate::bot::Bot;
use crate::context::Person;
use crate::error::CommandError;
use crate::protocol::answer::{Answer, Message};
use crate::reply::{FollowUp, Reply};
use crate::state::active::ActiveTable;
use crate::table::load::{load_active, player};
use crate::table_name::table_name;
use crate::words;

/// The refusal of a move at a paused table.
pub(crate) const PAUSED: &str = "This table is paused, so your move was not played. Any player can resume it with `/table resume`.";

/// Lets the clocks of a paused table go on.
pub(crate) async fn go_on(bot: &Bot, active: &mut ActiveTable) -> Result<(), CommandError> {
    let now = bot.now();
    let lag = active.clocks.lag(now);
    bot.write_at(&active.at, move |tx, at| tx.resume(at, lag, now.uptime))
        .await?;
    active.clocks.resume(now);
    active.unreachable = false;
    Ok(())
}

/// `/table resume`, or the button Resume (`pressed`) on the message of the pause.
pub(crate) async fn resume(
    bot: &Arc<Bot>,
    table: TableId,
    person: &Person,
    pressed: bool,
) -> Result<Reply, CommandError> {
    let entry = bot.tables.entry(table);
    let mut entry = entry.lock().await;
    let active = load_active(bot, &mut entry, table).await?;
    player(active, person)?;
    if !active.clocks.paused() {
        return Err(CommandError::user(format!(
            "This table is not paused. {}",
            active.now()
        )));
    }
    go_on(bot, active).await?;
    let message = Box::new(Message::new(format!(
        "{1} has resumed table {0}. {2}",
        table_name(table),
        words::safe_name(&person.name),
        active.now()
    )));
    let answer = if pressed {
        Answer::Update(message)
    } else {
        Answer::Show(message)
    };
    Ok(Reply::from(answer)
        .then(FollowUp::Redraw(table))
        .then(FollowUp::WakeScheduler))
}
