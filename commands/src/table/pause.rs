//! A table whose clock stands still, and how it goes on. How it came to that is in `vote`.

use std::sync::Arc;

use db::TableId;

use crate::asked::Person;
use crate::bot::Bot;
use crate::error::Trouble;
use crate::reply::{Reply, Then};
use crate::table::play::{living, player};
use crate::wire::answer::{Answer, Message};
use crate::wire::custom_id::table_name;
use crate::words;

/// What somebody is told who would play at a paused table.
pub(crate) const RESTS: &str = "This table is paused, so nothing was played. Anybody who sits here can go on with `/table resume`.";

/// `/table resume`, or Resume `pressed` on the message of the pause.
pub(crate) async fn resume(
    bot: &Arc<Bot>,
    table: TableId,
    person: &Person,
    pressed: bool,
) -> Result<Reply, Trouble> {
    let slot = bot.slot(table);
    let mut slot = slot.lock().await;
    let live = living(bot, &mut slot, table).await?;
    player(live, person)?;
    if !live.turns.paused() {
        return Err(Trouble::refused(format!(
            "This table is not paused. {}",
            live.now()
        )));
    }
    let now = bot.now();
    bot.store
        .resume(table, live.turns.behind(now), now.awake)
        .await?;
    live.turns.resume(now);
    live.lost = false;
    let message = Box::new(Message::new(format!(
        "Table {} goes on, says {}. {}",
        table_name(table),
        words::safe_name(&person.name),
        live.now()
    )));
    let answer = if pressed {
        Answer::Update(message)
    } else {
        Answer::Show(message)
    };
    Ok(Reply::from(answer)
        .then(Then::Redraw(table))
        .then(Then::Attend))
}
