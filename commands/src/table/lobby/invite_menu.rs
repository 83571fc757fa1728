//! *Invite to a game*, in the menu of a person: to the lobby at which the user sits in this channel, or else to a new table of the
//! game that they choose.

use std::sync::Arc;

use db::{Head, Phase};
use games::registry::GAMES;
use serenity::all::CreateSelectMenuOption;

use crate::bot::Bot;
use crate::context::{CommandContext, Guest};
use crate::error::{Result, ensure};
use crate::ids;
use crate::protocol::answer::Message;
use crate::protocol::page_id::PageControl;
use crate::reply::{FollowUp, Reply};
use crate::table::load::locked;
use crate::table::lobby::invite;
use crate::table_name::table_name;
use crate::texts::{Lang, invitations as t, refusals as r};
use crate::words;

/// The command was used.
pub(crate) async fn ask(bot: &Arc<Bot>, context: &CommandContext) -> Result<Reply> {
    let guest = context.guest("player").ok_or_else(r::choose_a_guest)?;
    let name = words::safe_name(&guest.person.name);
    ensure(guest.person.id != context.person.id, r::not_yourself)?;
    ensure(!guest.is_bot, || r::bot_takes_no_seat(&*name))?;
    let (user, here) = (
        ids::text(context.person.id),
        ids::text(context.location.channel),
    );
    let waits_here = |head: &Head| head.phase == Phase::Lobby && head.channel == here;
    let open = bot.read(move |tx| tx.open_tables_of(&user, 100)).await?;
    let Some(head) = open.into_iter().find(waits_here) else {
        return Ok(Reply::private(choice_of_games(guest, context.lang)));
    };
    let lobby = &mut locked(bot, head.id).await?;
    let said = invite::invite(bot, lobby, &context.person, guest, context.lang).await?;
    let words = t::is_invited(context.lang, name, table_name(head.id));
    Ok(Reply::say(words).and(said).then(FollowUp::Redraw(head.id)))
}

fn choice_of_games(guest: &Guest, lang: Lang) -> Message {
    let games = GAMES.iter().map(|game| game.info());
    let options = games.map(|info| {
        let players = t::players(lang, *info.seats.start(), *info.seats.end());
        CreateSelectMenuOption::new(info.name, info.key).description(players)
    });
    let id = PageControl::StartWith(guest.person.id, words::plain_name(&guest.person.name));
    let name = words::safe_name(&guest.person.name);
    let (id, options) = (id.to_string(), options.collect());
    Message::new(t::which_game(lang, name)).and_menu(id, options, t::OPEN.say(lang))
}
