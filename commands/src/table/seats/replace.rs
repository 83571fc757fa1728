//! `/table replace`: a player takes over a seat. The offer is public, and only the invited player can answer it. The record names
//! both players, and the ply from which the second one played. Until the newcomer moves, the player before can have the seat back.

use std::sync::Arc;
use std::time::Duration;

use db::{Invitation, StoredTable, TableId};
use games::seat::Seat;
use serenity::all::{ButtonStyle, CreateActionRow, UserId};
use tables::acts::replace as acts;

use crate::bot::Bot;
use crate::context::{CommandContext, ComponentContext, Person};
use crate::error::CommandError;
use crate::ids;
use crate::protocol::answer::{Answer, Message};
use crate::protocol::custom_id::{Offer, Surface, TableAction, TableControl};
use crate::reply::{FollowUp, Reply};
use crate::state::active::ActiveTable;
use crate::state::lobby::names;
use crate::state::tables::TableEntry;
use crate::table::act::{ActError, Newcomer, act, act_of};
use crate::table::board::board_message;
use crate::table::board::draw::Attention;
use crate::table::load::{load_active, seat_number, stored};
use crate::table::refused;
use crate::table::{admission, moderation_log, permissions, pick, time_left};
use crate::table_name::table_name;
use crate::texts::refusals as r;
use crate::time::moment::{Style, moment};
use crate::words;

/// `/table replace`
pub(crate) async fn ask(bot: &Arc<Bot>, context: &CommandContext) -> Result<Reply, CommandError> {
    let table = pick::pick(bot, context, false).await?;
    let moderator =
        permissions::is_moderator(bot, table, &context.location, &context.rights).await?;
    let to = context
        .player
        .as_ref()
        .ok_or_else(|| CommandError::User(r::choose_who_takes_over()))?;
    let entry = bot.tables.entry(table);
    let mut entry = entry.lock().await;
    let active = load_active(bot, &mut entry, table).await?;
    let name = table_name(table);
    if active.ended() {
        return Err(CommandError::User(r::has_ended(name)));
    }
    if context.player_is_bot {
        return Err(CommandError::User(r::bot_cannot_take_over()));
    }
    let from = context.for_whom.as_ref().unwrap_or(&context.person);
    let own = from.id == context.person.id;
    let Some(seat) = active.seat_of(from.id) else {
        let left = stored(bot, table).await?.seats;
        let left = left
            .iter()
            .any(|seat| ids::user(&seat.user) == Some(from.id));
        return Err(CommandError::User(match (own, left) {
            (_, true) => r::left_for_good(words::safe_name(&from.name), name),
            (true, _) => r::no_seat_to_hand_over(name),
            (false, _) => r::other_has_no_seat_at(words::safe_name(&from.name), name),
        }));
    };
    if !own && active.seat_of(context.person.id).is_none() && !moderator {
        return Err(CommandError::User(r::only_players_offer(name)));
    }
    if !own && !active.clocks().away(seat) {
        let refused = r::plays_own_seat(active.names.of(seat));
        let left = time_left::sentence(active, bot.now());
        return Err(CommandError::User(match left {
            Some(left) => refused.then(left),
            None => refused,
        }));
    }
    let now = bot.now();
    if !own && let Some(left) = active.clocks().grace_left(seat, now) {
        let from = active.names.of(seat);
        return Err(CommandError::User(if active.clocks().paused() {
            r::can_come_back_paused(from)
        } else {
            r::can_come_back(from, moment(now.wall + left, Style::Relative))
        }));
    }
    if active.seat_of(to.id).is_some() {
        return Err(CommandError::User(r::other_is_seated_at(
            words::safe_name(&to.name),
            name,
        )));
    }
    let now = stored(bot, table).await?;
    if !admission::may_be_asked(bot, now.head.server(), to.id, present(&now), None).await? {
        return Err(CommandError::User(r::cannot_be_asked(
            words::safe_name(&to.name),
            name,
        )));
    }
    let offer = Offer {
        seat: seat_number(seat),
        own,
        to: to.id,
        from: from.id,
    };
    open_offer(bot, table, context.person.id, to, offer.seat).await?;
    if !own && active.seat_of(context.person.id).is_none() {
        let guild = ids::guild_text(context.location.guild);
        let what = format!("offered a seat of table {name} that the house plays");
        moderation_log::add(bot, &guild, context.person.id, what).await;
    }
    Ok(Answer::Show(Box::new(question(active, seat, &offer, &context.person))).into())
}

/// Offers the seat to this person alone.
async fn open_offer(
    bot: &Bot,
    table: TableId,
    asker: UserId,
    to: &Person,
    seat: u8,
) -> Result<(), CommandError> {
    admission::check_wants_invitation(bot, asker, to).await?;
    let open = Invitation {
        user: ids::text(to.id),
        name: to.name.clone(),
        until: bot.clock.now() + OPEN,
        declined: false,
        message: None,
        seat: Some(seat),
    };
    Ok(bot.write(move |tx| tx.offer(table, &open)).await?)
}

/// How long an offer can be accepted.
const OPEN: Duration = Duration::from_secs(7 * 24 * 60 * 60);

/// The users who have not left the table.
fn present(table: &StoredTable) -> impl Iterator<Item = &str> {
    let stayed = table.seats.iter().filter(|seat| seat.left.is_none());
    stayed.map(|seat| seat.user.as_str())
}

fn question(active: &ActiveTable, seat: Seat, offer: &Offer, asker: &Person) -> Message {
    let asks = if offer.own {
        format!("{} asks you to take over their seat", active.names.of(seat))
    } else {
        format!(
            "{} asks you to take over the seat of {}, which the house is playing",
            words::safe_name(&asker.name),
            active.names.of(seat)
        )
    };
    let counts = if active.is_rated() {
        let beginner = active.holders(seat).next();
        let beginner = beginner.map_or(String::new(), |one| words::safe_name(&one.name));
        format!(
            " For ratings {beginner} counts as last, unless they take it back before you move, and you are not rated."
        )
    } else {
        String::new()
    };
    let words = format!(
        "<@{}>: {asks} at table {} ({}). You take over the position as it stands.{counts}",
        offer.to,
        table_name(active.id),
        active.kind().info().name,
    );
    let mut message = Message::pinging(words, vec![offer.to]);
    let button =
        |action, label: &str, style| active.control(Surface::Panel, action).button(label, style);
    message.components.push(CreateActionRow::Buttons(vec![
        button(
            TableAction::Accept(offer.clone()),
            "Accept",
            ButtonStyle::Success,
        ),
        button(
            TableAction::Decline(offer.clone()),
            "Decline",
            ButtonStyle::Secondary,
        ),
    ]));
    message
}

/// Only the invited player can answer an offer.
fn check_invited(offer: &Offer, person: &Person) -> Result<(), CommandError> {
    if person.id == offer.to {
        Ok(())
    } else {
        Err(CommandError::User(r::offer_for_others()))
    }
}

/// Accept was pressed.
pub(crate) async fn accept(
    bot: &Arc<Bot>,
    control: &TableControl,
    offer: &Offer,
    context: &ComponentContext,
) -> Result<Reply, CommandError> {
    let person = &context.person;
    check_invited(offer, person)?;
    let table = control.table;
    let entry = bot.tables.entry(table);
    let mut entry = entry.lock().await;
    let active = load_active(bot, &mut entry, table).await?;
    if active.seat_of(person.id).is_some() {
        return Err(CommandError::User(r::you_play_at(table_name(table))));
    }
    let seat = active.seat_of(offer.from);
    let gone = |words: String| Ok(Answer::Update(Box::new(Message::new(words))).into());
    let Some(seat) = seat.filter(|seat| seat_number(*seat) == offer.seat && !active.ended()) else {
        return gone(format!(
            "That seat at table {} is no longer available.",
            table_name(table)
        ));
    };
    let before = active.names.of(seat).clone();
    let now = bot.now();
    let away = active.clocks().away(seat);
    if !offer.own && (!away || active.clocks().grace_left(seat, now).is_some()) {
        return gone(format!(
            "{before} is back, so the seat is no longer on offer."
        ));
    }
    let as_stored = stored(bot, table).await?;
    let user = ids::text(person.id);
    let number = offer.seat;
    let offered = bot.read(move |tx| tx.offered_to(table, number)).await?;
    if offered.as_ref() != Some(&user) {
        return gone(format!(
            "That offer of a seat at table {} is over.",
            table_name(table)
        ));
    }
    let guild = as_stored.head.server();
    admission::check(bot, guild, person.id, present(&as_stored), None).await?;
    let plies = &as_stored.plies;
    let own = |ply: &db::Ply| ply.seat == offer.seat && ply.hand == db::Hand::Player;
    if offer.own && plies.iter().any(|ply| ply.ply > control.drawn && own(ply)) {
        return gone(format!(
            "{before} has moved since then, so the seat is no longer on offer."
        ));
    }
    let newcomer = Newcomer {
        user,
        name: words::told_apart(&person.name, names(&as_stored)),
    };
    let taken = act_of(bot, active, Some(newcomer), |active, _| {
        Ok(acts::replaced(
            &active.table,
            active.caller(person.id),
            seat,
        ))
    });
    taken.await.map_err(ActError::unexpected)?;
    // Names, times and settings are now those of the new player.
    entry.clear();
    let active = load_active(bot, &mut entry, table).await?;
    let words = format!(
        "{} takes over from {before} at table {} ({}). {}",
        active.names.of(seat),
        table_name(table),
        active.kind().info().name,
        active.now()
    );
    let mut message = Message::new(words);
    message.components = active
        .return_button(seat, Surface::Panel)
        .map(|button| CreateActionRow::Buttons(vec![button]))
        .into_iter()
        .collect();
    Ok(Reply::from(Answer::Update(Box::new(message)))
        .then(FollowUp::Redraw(table))
        .then(FollowUp::WakeScheduler))
}

/// The player before takes a seat back from a newcomer who has not moved: as if the seat had never changed hands.
pub(crate) async fn take_again(
    bot: &Arc<Bot>,
    entry: &mut TableEntry,
    control: &TableControl,
    number: u8,
    person: &Person,
) -> Result<Reply, CommandError> {
    let table = control.table;
    let active = load_active(bot, entry, table).await?;
    let name = table_name(table);
    let seat = Seat::new(usize::from(number).min(active.game().seats() - 1));
    let newcomer = active.names.of(seat);
    let taken = act(bot, active, |active, _| {
        acts::take_again(&active.table, active.caller(person.id), seat)
    });
    if let Err(error) = taken.await {
        return Err(error.in_words(|refusal| refused::to_return(bot, active, refusal)));
    }
    entry.clear();
    let active = load_active(bot, entry, table).await?;
    let answer = match control.surface {
        Surface::Board => board_message::board(bot, active, Attention::default()).await,
        Surface::Panel => Message::new(format!(
            "{} has taken the seat back from {newcomer} at table {name} ({}). {}",
            active.names.of(seat),
            active.kind().info().name,
            active.now()
        )),
    };
    Ok(Reply::from(Answer::Update(Box::new(answer)))
        .then(FollowUp::Redraw(table))
        .then(FollowUp::WakeScheduler))
}

/// Decline was pressed.
pub(crate) async fn decline(
    bot: &Arc<Bot>,
    table: TableId,
    offer: &Offer,
    person: &Person,
) -> Result<Reply, CommandError> {
    check_invited(offer, person)?;
    let entry = bot.tables.entry(table);
    let mut entry = entry.lock().await;
    let active = load_active(bot, &mut entry, table).await?;
    let seat = Seat::new(usize::from(offer.seat).min(active.game().seats() - 1));
    let user = ids::text(person.id);
    bot.write(move |tx| tx.remove_invitation(table, &user))
        .await?;
    let words = format!(
        "{} declined to take over from {} at table {}.",
        words::safe_name(&person.name),
        active.names.of(seat),
        table_name(table)
    );
    Ok(Answer::Update(Box::new(Message::new(words))).into())
}
