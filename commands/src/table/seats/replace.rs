//! `/table replace`: a player takes over a seat. The offer is public, and only the invited player can answer it. The record names
//! both players, and the ply from which the second one played. Until the newcomer moves, the player before can have the seat back.

use std::sync::Arc;

use db::{Beside, TableId};
use games::seat::Seat;
use serenity::all::CreateActionRow;
use tables::acts::invite::{self, Asked};
use tables::acts::replace as acts;
use tables::refusal::Refusal;
use tables::table::Table;

use crate::bot::Bot;
use crate::context::{CommandContext, ComponentContext, Guest, Person};
use crate::error::{CommandError, Result, ensure};
use crate::ids;
use crate::protocol::answer::Message;
use crate::protocol::custom_id::{Offer, Surface, TableAction, TableControl};
use crate::reply::{FollowUp, Reply};
use crate::state::active::ActiveTable;
use crate::state::tables::TableEntry;
use crate::table::act::{ActError, act, act_with};
use crate::table::board::board_message;
use crate::table::board::draw::Attention;
use crate::table::calls::call;
use crate::table::load::{begun, load, locked_begun};
use crate::table::lobby::newcomer;
use crate::table::moderation_log::{self, Deed};
use crate::table::{admission, permissions, refused};
use crate::texts::{questions as q, refusals as r};
use crate::words;

/// `/table replace`
pub(crate) async fn ask(bot: &Arc<Bot>, table: TableId, context: &CommandContext) -> Result<Reply> {
    let (mut active, who) = permissions::locked_for(bot, table, context).await?;
    let player = context.guest("player");
    let Guest { person: to, is_bot } = player.ok_or_else(r::choose_who_takes_over)?;
    let active = begun(&mut active)?;
    let from = context.named("for").unwrap_or(&context.person);
    let own = from.id == context.person.id;
    // Whoever asks may be a moderator who does not sit there.
    let avoided = admission::avoided(bot, &ids::text(to.id)).await?;
    let asked = Asked {
        person: active.number(to.id),
        is_bot: *is_bot,
        may_be_asked: !avoided.contains(&ids::text(context.person.id))
            && (admission::obstacle(bot, active, to.id, false).await?).is_none(),
    };
    let number = active.number(from.id);
    let decide = |table: &Table, now| acts::offer(table, who, number, asked, now);
    let refused =
        |active: &ActiveTable, refusal| refused::to_offer(bot, active, refusal, from, to, own);
    decide(&active.table, bot.now()).map_err(|refusal| refused(active, refusal))?;
    // Last, because it counts against a budget.
    admission::check_wants_invitation(bot, context.person.id, to).await?;
    let beside = Beside::Person(newcomer(to, []));
    let offered = act_with(bot, active, beside, decide).await;
    offered.map_err(|error| error.in_words(|refusal| refused(active, refusal)))?;
    let seat = active.seat_of(from.id).ok_or(db::Error::Gone)?;
    let offer = Offer {
        seat: seat.number(),
        own,
        to: to.id,
        from: from.id,
    };
    if !own && active.seat_of(context.person.id).is_none() {
        moderation_log::add(bot, context, Deed::Offered(table.0)).await;
    }
    let question = question(bot, active, seat, &offer, &context.person);
    Ok(Reply::show(question.await?))
}

async fn question(
    bot: &Bot,
    active: &ActiveTable,
    seat: Seat,
    offer: &Offer,
    asker: &Person,
) -> Result<Message> {
    let lang = active.lang();
    let game = active.kind().info().name;
    let (mention, name) = (format!("<@{}>", offer.to), active.names.of(seat));
    let words = if offer.own {
        q::offer_own(lang, mention, name, active.id, game)
    } else {
        let asker = words::safe_name(&asker.name);
        q::offer_of(lang, mention, asker, name, active.id, game)
    };
    let counts = active.table.is_rated().then(|| {
        let beginner = active.holders(seat).next();
        let beginner = beginner.map_or(String::new(), |one| words::safe_name(&one.name));
        q::offer_counts(lang, beginner)
    });
    let words = lang.sentences([words, counts.unwrap_or_default()]);
    let accept = active.control(Surface::Panel, TableAction::Accept(offer.clone()));
    let decline = active.control(Surface::Panel, TableAction::Decline(offer.clone()));
    call(bot, offer.to, words, [accept, decline], lang).await
}

/// Accept was pressed.
pub(crate) async fn accept(
    bot: &Arc<Bot>,
    control: &TableControl,
    offer: &Offer,
    context: &ComponentContext,
) -> Result<Reply> {
    let person = &context.person;
    ensure(person.id == offer.to, r::offer_for_others)?;
    let table = control.table;
    let mut entry = bot.tables.locked(table).await;
    let active = begun(load(bot, &mut entry).await?)?;
    let seat = seat(active, offer.seat);
    let before = active.names.of(seat);
    let who = active.caller(person.id);
    let decide = |table: &Table, now| acts::accept(table, who, seat, now);
    let beside = Beside::Person(newcomer(person, active.people_names()));
    let taken = match decide(&active.table, bot.now()) {
        Ok(_) => {
            admission::check(bot, active, person.id, false).await?;
            act_with(bot, active, beside, decide).await
        }
        Err(refusal) => Err(refusal.into()),
    };
    match taken {
        Ok(_) => {}
        Err(ActError::Refused(Refusal::Seated)) => {
            return Err(CommandError::User(r::you_play_at(table)));
        }
        Err(ActError::Refused(refusal)) => {
            let has_it = active.seat_of(offer.from) == Some(seat);
            let words = refused::to_take_over(active, refusal, &before, has_it);
            return Ok(Reply::update(Message::new(words)));
        }
        Err(ActError::Failed(error)) => return Err(error),
    }
    // Names, times and settings are now those of the new player, who is watching.
    entry.clear();
    let active = begun(load(bot, &mut entry).await?)?;
    active.told.seen(seat, bot.now());
    let (lang, game) = (active.lang(), active.kind().info().name);
    let words = q::takes_over(lang, active.names.of(seat), before, table, game);
    let mut message = Message::new(lang.sentences([words, active.now(lang)]));
    message.components = active
        .return_button(seat, Surface::Panel)
        .map(|button| CreateActionRow::Buttons(vec![button]))
        .into_iter()
        .collect();
    Ok(Reply::update(message).and(FollowUp::changed(table)))
}

/// The player before takes a seat back from a newcomer who has not moved: as if the seat had never changed hands.
pub(crate) async fn take_again(
    bot: &Arc<Bot>,
    entry: &mut TableEntry,
    control: &TableControl,
    number: u8,
    person: &Person,
) -> Result<Reply> {
    let table = control.table;
    let active = begun(load(bot, entry).await?)?;
    let seat = seat(active, number);
    let newcomer = active.names.of(seat);
    let who = active.caller(person.id);
    let taken = act(bot, active, |table, _| acts::take_again(table, who, seat));
    if let Err(error) = taken.await {
        return Err(error.in_words(|refusal| refused::to_return(bot, active, refusal)));
    }
    entry.clear();
    let active = begun(load(bot, entry).await?)?;
    active.told.seen(seat, bot.now());
    let answer = match control.surface {
        Surface::Board => board_message::board(bot, active, Attention::default()).await,
        Surface::Panel => {
            let (lang, game) = (active.lang(), active.kind().info().name);
            let words = q::took_back(lang, active.names.of(seat), newcomer, table, game);
            Message::new(lang.sentences([words, active.now(lang)]))
        }
    };
    Ok(Reply::update(answer).and(FollowUp::changed(table)))
}

/// Decline was pressed.
pub(crate) async fn decline(
    bot: &Arc<Bot>,
    table: TableId,
    offer: &Offer,
    person: &Person,
) -> Result<Reply> {
    ensure(person.id == offer.to, r::offer_for_others)?;
    let active = &mut locked_begun(bot, table).await?;
    let seat = seat(active, offer.seat);
    let who = active.caller(person.id);
    let declined = act(bot, active, |table, _| {
        invite::decline_offer(table, who, Some(seat))
    });
    // Where it is over already, there is nothing to do.
    if let Err(ActError::Failed(error)) = declined.await {
        return Err(error);
    }
    let (name, before) = (words::safe_name(&person.name), active.names.of(seat));
    let words = q::declined(active.lang(), name, before, table);
    Ok(Reply::update(Message::new(words)))
}

fn seat(active: &ActiveTable, number: u8) -> Seat {
    Seat::new(usize::from(number).min(active.game().seats() - 1))
}
