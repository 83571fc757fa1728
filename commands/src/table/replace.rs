//! Somebody plays on for somebody else. The new player is asked in public and is the only one who can answer; the record names both,
//! and the ply from which the second one played.

use std::sync::Arc;

use db::{TableId, Takeover};
use games::seat::Seat;
use serenity::all::{ButtonStyle, CreateActionRow, UserId};

use crate::admin::server;
use crate::asked::{Invocation, Person};
use crate::bot::Bot;
use crate::error::Trouble;
use crate::reply::{Reply, Then};
use crate::table::draw::button;
use crate::table::live::Live;
use crate::table::pick;
use crate::table::play::{living, seat_number, stored};
use crate::wire::answer::{Answer, Message};
use crate::wire::custom_id::{Act, Offer, Press, Surface, table_name};
use crate::words;

/// `/table replace`
pub(crate) async fn ask(bot: &Arc<Bot>, call: &Invocation) -> Result<Reply, Trouble> {
    let table = pick::pick(bot, call, false).await?;
    let keeper = server::looks_after(bot, table, &call.place, &call.rights).await?;
    let to = call
        .player
        .as_ref()
        .ok_or_else(|| Trouble::refused("Say who is to play on: `player`."))?;
    let slot = bot.slot(table);
    let mut slot = slot.lock().await;
    let live = living(bot, &mut slot, table).await?;
    let name = table_name(table);
    if live.ended() {
        return Err(Trouble::refused(format!("Table {name} has ended.")));
    }
    if call.player_is_bot {
        return Err(Trouble::refused(
            "A bot cannot sit down. While somebody is away the house plays for them by itself.",
        ));
    }
    let from = call.for_whom.as_ref().unwrap_or(&call.person);
    let own = from.id == call.person.id;
    let Some(seat) = live.seat_of(&from.id) else {
        let left = stored(bot, table).await?.seats;
        let left = left.iter().any(|seat| seat.user == from.id);
        return Err(Trouble::refused(match (own, left) {
            (_, true) => format!(
                "{} has left table {name} for good: by the rules that seat is out of the game, and nobody can play it on.",
                words::safe_name(&from.name)
            ),
            (true, _) => format!(
                "You have no seat at table {name}. For somebody else's seat say whose it is: `for`."
            ),
            (false, _) => format!(
                "{} does not sit at table {name}.",
                words::safe_name(&from.name)
            ),
        }));
    };
    if !own && live.seat_of(&call.person.id).is_none() && !keeper {
        return Err(Trouble::refused(format!(
            "Only those who play at table {name} can ask somebody to play on there."
        )));
    }
    if !own && !live.turns.away(seat) {
        return Err(Trouble::refused(format!(
            "{} plays their seat themselves. They can ask for somebody with `/table replace`; others can once the house plays for them.",
            live.names.of(seat)
        )));
    }
    if live.seat_of(&to.id).is_some() {
        return Err(Trouble::refused(format!(
            "{} sits at table {name} already.",
            words::safe_name(&to.name)
        )));
    }
    let offer = Offer {
        seat: seat_number(seat),
        own,
        to: to.id.clone(),
        from: from.id.clone(),
    };
    Ok(Answer::Show(Box::new(question(live, seat, &offer, &call.person)?)).into())
}

fn question(live: &Live, seat: Seat, offer: &Offer, asker: &Person) -> Result<Message, Trouble> {
    let user: u64 = offer.to.parse().map_err(Trouble::fault)?;
    let asks = if offer.own {
        format!("{} asks you to play on for them", live.names.of(seat))
    } else {
        format!(
            "{} asks you to play on for {}, for whom the house plays",
            words::safe_name(&asker.name),
            live.names.of(seat)
        )
    };
    let words = format!(
        "<@{user}>: {asks} at table {} ({}). You take over the seat as it is; the table will not count for ratings.",
        table_name(live.id),
        live.kind.about().name,
    );
    let mut message = Message::calling(words, vec![UserId::new(user)]);
    let button = |act, label: &str, style| button(live, Surface::Panel, act, label, style);
    message.components.push(CreateActionRow::Buttons(vec![
        button(Act::Accept(offer.clone()), "Accept", ButtonStyle::Success),
        button(
            Act::Decline(offer.clone()),
            "Decline",
            ButtonStyle::Secondary,
        ),
    ]));
    Ok(message)
}

/// Only who is asked can answer.
fn asked(offer: &Offer, person: &Person) -> Result<(), Trouble> {
    if person.id == offer.to {
        Ok(())
    } else {
        Err(Trouble::refused(
            "Somebody else is asked here. With `/table replace` you can ask for somebody at your own table.",
        ))
    }
}

/// Accept was pressed.
pub(crate) async fn accept(
    bot: &Arc<Bot>,
    press: &Press,
    offer: &Offer,
    person: &Person,
) -> Result<Reply, Trouble> {
    asked(offer, person)?;
    let table = press.table;
    let slot = bot.slot(table);
    let mut slot = slot.lock().await;
    let live = living(bot, &mut slot, table).await?;
    if live.seat_of(&person.id).is_some() {
        return Err(Trouble::refused(format!(
            "You play at table {} already.",
            table_name(table)
        )));
    }
    let seat = live.seat_of(&offer.from);
    let gone = |words: String| Ok(Answer::Update(Box::new(Message::new(words))).into());
    let Some(seat) = seat.filter(|seat| seat_number(*seat) == offer.seat && !live.ended()) else {
        return gone(format!(
            "That seat at table {} is not to be had any more.",
            table_name(table)
        ));
    };
    let before = live.names.of(seat).clone();
    if !offer.own && !live.turns.away(seat) {
        return gone(format!(
            "{before} is back and plays themselves, so nobody else is needed."
        ));
    }
    let plies = stored(bot, table).await?.plies;
    let own = |ply: &db::Ply| ply.seat == offer.seat && ply.hand == db::Hand::Player;
    if offer.own && plies.iter().any(|ply| ply.ply > press.drawn && own(ply)) {
        return gone(format!(
            "{before} has played on since then, so nobody else is needed."
        ));
    }
    let now = bot.now();
    bot.store
        .replace(Takeover {
            table,
            seat: offer.seat,
            from: offer.from.clone(),
            user: person.id.clone(),
            name: person.name.clone(),
            ply: live.table.ply(),
            time: live.turns.back(now),
            due: now.awake,
        })
        .await?;
    // Names, times and habits are another's now.
    *slot = None;
    let live = living(bot, &mut slot, table).await?;
    let words = format!(
        "{} plays on for {before} at table {} ({}). {}",
        live.names.of(seat),
        table_name(table),
        live.kind.about().name,
        live.now()
    );
    Ok(Reply::from(Answer::Update(Box::new(Message::new(words))))
        .then(Then::Redraw(table))
        .then(Then::Attend))
}

/// Decline was pressed.
pub(crate) async fn decline(
    bot: &Arc<Bot>,
    table: TableId,
    offer: &Offer,
    person: &Person,
) -> Result<Reply, Trouble> {
    asked(offer, person)?;
    let slot = bot.slot(table);
    let mut slot = slot.lock().await;
    let live = living(bot, &mut slot, table).await?;
    let seat = Seat::new(usize::from(offer.seat).min(live.users.len() - 1));
    let words = format!(
        "{} would rather not play on for {} at table {}.",
        words::safe_name(&person.name),
        live.names.of(seat),
        table_name(table)
    );
    Ok(Answer::Update(Box::new(Message::new(words))).into())
}
