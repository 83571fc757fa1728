//! What a host may do beside pressing Start: take somebody off a table that has not begun, and make somebody else the host.

use std::sync::Arc;

use db::{Phase, StoredTable};

use crate::admin::server;
use crate::asked::{Invocation, Person};
use crate::bot::Bot;
use crate::error::Trouble;
use crate::reply::{Reply, Then};
use crate::table::pick;
use crate::table::play::stored;
use crate::wire::answer::{Answer, Message};
use crate::wire::custom_id::table_name;
use crate::words;

/// `/table remove`
pub(crate) async fn remove(bot: &Arc<Bot>, call: &Invocation) -> Result<Reply, Trouble> {
    let table = pick::pick(bot, call, false).await?;
    let keeper = server::looks_after(bot, table, &call.place, &call.rights).await?;
    let slot = bot.slot(table);
    let _acting = slot.lock().await;
    let now = stored(bot, table).await?;
    let whom = may(call, &now, keeper)?;
    if now.head.phase != Phase::Lobby {
        return Err(Trouble::refused(
            "This table is being played. Who is away is played for by the house; `/table replace` asks somebody else to play on.",
        ));
    }
    if whom.id == call.person.id {
        return Err(Trouble::refused("To go yourself, press Leave."));
    }
    let empty = bot
        .store
        .leave(table, &whom.id, bot.clock.now())
        .await
        .map_err(|error| not_seated(error, whom))?;
    let words = format!(
        "{} has taken {} off table {}. {}",
        words::safe_name(&call.person.name),
        words::safe_name(&whom.name),
        table_name(table),
        if empty {
            "Nobody is left, so it is closed."
        } else {
            "There is room again."
        }
    );
    Ok(Reply::from(Answer::Show(Box::new(Message::new(words)))).then(Then::Redraw(table)))
}

/// `/table host`
pub(crate) async fn hand_over(bot: &Arc<Bot>, call: &Invocation) -> Result<Reply, Trouble> {
    let table = pick::pick(bot, call, false).await?;
    let keeper = server::looks_after(bot, table, &call.place, &call.rights).await?;
    let slot = bot.slot(table);
    let _acting = slot.lock().await;
    let now = stored(bot, table).await?;
    let whom = may(call, &now, keeper)?;
    bot.store
        .set_host(table, &whom.id)
        .await
        .map_err(|error| not_seated(error, whom))?;
    let words = format!(
        "{} is the host of table {} now.",
        words::safe_name(&whom.name),
        table_name(table)
    );
    Ok(Reply::from(Answer::Show(Box::new(Message::new(words)))).then(Then::Redraw(table)))
}

/// Who is meant, if the person may do this.
fn may<'a>(call: &'a Invocation, now: &StoredTable, keeper: bool) -> Result<&'a Person, Trouble> {
    let head = &now.head;
    if head.host != call.person.id && !keeper {
        let host = now.seats.iter().find(|seat| seat.user == head.host);
        let host = host.map_or("nobody here".to_owned(), |seat| {
            words::safe_name(&seat.name)
        });
        return Err(Trouble::refused(format!(
            "Only the host of table {} can do that: {host}.",
            table_name(head.id)
        )));
    }
    if head.ended.is_some() {
        return Err(Trouble::refused(format!(
            "Table {} has ended.",
            table_name(head.id)
        )));
    }
    call.player
        .as_ref()
        .ok_or_else(|| Trouble::refused("Say who is meant: `player`."))
}

fn not_seated(error: db::Error, whom: &Person) -> Trouble {
    match error {
        db::Error::NotSeated => Trouble::refused(format!(
            "{} does not sit at this table.",
            words::safe_name(&whom.name)
        )),
        error => error.into(),
    }
}
