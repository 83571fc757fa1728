//! Invites somebody to a lobby: a call in the channel that only they can answer, and a seat that is kept for them for a while.

use db::{Invitation, StoredTable};
use games::registry::GameType;
use serenity::all::ButtonStyle;

use crate::bot::Bot;
use crate::context::{CommandContext, Guest, Person};
use crate::error::CommandError;
use crate::ids;
use crate::protocol::answer::Message;
use crate::protocol::custom_id::{Surface, TableAction, TableControl};
use crate::table::admission;
use crate::table::kept_seats::{KEPT, until};
use crate::table::load::game_of;
use crate::table::table_options::TableOptions;
use crate::table_name::table_name;
use crate::time::quiet;
use crate::words;

/// Refuses guests for whom a new table has no room.
pub(crate) fn check_guests(
    game: &dyn GameType,
    options: &TableOptions,
    context: &CommandContext,
) -> Result<(), CommandError> {
    let location = &context.location;
    let is_alone = location.guild.is_none() && location.answers_only.is_none();
    if !context.guests.is_empty() && is_alone {
        return Err(CommandError::user(
            "No table was opened: nobody can be invited in a direct message. Type the command on a server.",
        ));
    }
    let info = game.info();
    if 1 + options.house.count + context.guests.len() > *info.seats.end() {
        return Err(CommandError::user(format!(
            "No table was opened: {} has room for {} beside you, house players included.",
            info.name,
            words::count(info.seats.end() - 1, "player")
        )));
    }
    Ok(())
}

/// Keeps a seat for somebody. Gives the message that calls them.
pub(crate) async fn invite(
    bot: &Bot,
    before: &StoredTable,
    inviter: &Person,
    guest: &Guest,
) -> Result<Message, CommandError> {
    let (game, now) = (game_of(before)?, bot.now());
    let (table, to) = (before.head.id, &guest.person);
    let name = words::safe_name(&to.name);
    let seats = || before.seats.iter().map(|seat| seat.user.as_str());
    let (user, own) = (ids::text(to.id), ids::text(inviter.id));
    let refused = |words: String| Err(CommandError::User(words));
    if !seats().any(|seated| seated == own) {
        return refused("Press Join first: only players at a table can invite others.".to_owned());
    }
    if seats().any(|seated| seated == user) {
        return refused(format!("{name} already has a seat at this table."));
    }
    if guest.is_bot {
        return refused(format!(
            "{name} is a bot and cannot take a seat. You can add a house player instead."
        ));
    }
    match before.invitations.iter().find(|known| known.user == user) {
        Some(known) if known.declined => {
            return refused(format!(
                "{name} has declined, and is not asked again at this table. They can still press Join."
            ));
        }
        Some(known) if known.keeps_seat(now.wall) => {
            return refused(format!(
                "{name} is invited already: a seat is kept until {}.",
                until(known.until)
            ));
        }
        _ => {}
    }
    if !admission::may_be_asked(bot, before.head.server(), to.id, seats()).await? {
        return refused(format!("{name} cannot be invited to this table."));
    }
    let invitation = Invitation {
        user: user.clone(),
        name: to.name.clone(),
        until: now.wall + KEPT,
        declined: false,
    };
    let kept_until = until(invitation.until);
    let most = u32::try_from(*game.info().seats.end()).map_err(CommandError::internal)?;
    bot.store
        .invite(table, invitation, most, now.wall)
        .await
        .map_err(|error| match error {
            db::Error::Full => CommandError::user(format!(
                "There is no free seat that could be kept for {name}."
            )),
            error => error.into(),
        })?;
    let text = format!(
        "<@{}>: {} invites you to table {} ({}). A seat is kept for you until {kept_until}.",
        to.id,
        words::safe_name(&inviter.name),
        table_name(table),
        game.info().name,
    );
    let settings = bot.store.notification_settings(&user).await?;
    // Somebody who wants no pings now finds the call in the channel later.
    let may_ping = quiet::reminder_at(&settings, now.uptime, now) == Some(now.uptime);
    let pinged = if may_ping { vec![to.id] } else { Vec::new() };
    let button = |action, label: &str, style| {
        TableControl::at_any_ply(table, Surface::Panel, action).button(label, style)
    };
    Ok(Message::pinging(text, pinged).and_buttons(vec![
        button(
            TableAction::AcceptInvitation(to.id),
            "Accept",
            ButtonStyle::Success,
        ),
        button(
            TableAction::DeclineInvitation(to.id),
            "Decline",
            ButtonStyle::Secondary,
        ),
    ]))
}
