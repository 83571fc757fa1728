//! `/<game> start`, and `/play`, which sits somebody down at once: at the first lobby of this channel that fits, or else at a table of
//! their own; or begins a game against the house. And the other commands for which a table may ask a minimum.

use std::sync::Arc;

use db::{Phase, TableId};
use games::registry::{self, GAMES, GameType};

use crate::bot::Bot;
use crate::context::CommandContext;
use crate::error::{CommandError, Result, ensure, retried};
use crate::ids;
use crate::reply::{FollowUp, Reply};
use crate::results::minimum;
use crate::state::active::ActiveTable;
use crate::table::board::{answers_only, draw_lobby};
use crate::table::load::{head, load, locked};
use crate::table::lobby::lists::{self, linked};
use crate::table::lobby::{Opening, invite};
use crate::table::seats::replace;
use crate::table::table_options::TableOptions;
use crate::table::{lobby, permissions};
use crate::texts::{Reader, boards, lists as t, refusals as r};
use crate::words;

/// The options of the command.
pub(crate) const GAME: &str = "game";
pub(crate) const AGAINST: &str = "house";

/// `/play`
pub(crate) async fn play(bot: &Arc<Bot>, context: &CommandContext) -> Result<Reply> {
    answers_only::check_is_seen(context)?;
    let wanted = context.option(GAME).and_then(registry::find);
    if context.option(AGAINST) == Some("on") {
        return against_the_house(bot, wanted.unwrap_or(quickest()), context).await;
    }
    let found = waiting(bot, wanted, context).await?;
    let is_own = |lobby: &ActiveTable| lobby.sits(context.person.id);
    let (own, others) = found.into_iter().partition::<Vec<_>, _>(is_own);
    for lobby in others {
        match retried(|| sit(bot, &lobby, context)).await {
            // They may not join this one, or it has filled up meanwhile.
            Err(CommandError::User(_)) => {}
            done => return done,
        }
    }
    if let Some(own) = own.first() {
        let linked = linked(&head(bot, own.id).await?, context.lang);
        return Ok(Reply::say(t::have_a_seat(context.lang, linked)));
    }
    // What was typed is for this command, not for the table.
    let untyped = CommandContext {
        options: Vec::new(),
        ..context.clone()
    };
    start(bot, wanted.unwrap_or(quickest()), &untyped).await
}

/// The game for somebody who names none.
fn quickest() -> &'static dyn GameType {
    let quickest = GAMES
        .iter()
        .min_by_key(|game| *game.info().minutes_of_all().start());
    *quickest.expect("the bot has games")
}

/// The lobbies of this channel with a free seat or one's own, oldest first, but not those that begin when full: people should look before
/// they join.
async fn waiting(
    bot: &Bot,
    wanted: Option<&'static dyn GameType>,
    context: &CommandContext,
) -> Result<Vec<ActiveTable>> {
    let found = lists::with_room(bot, context, Some(context.location.channel)).await?;
    let mut found: Vec<ActiveTable> = found.into_iter().map(|(_, lobby, _)| lobby).collect();
    found.retain(|lobby| {
        !lobby.table.opened().starts_when_full
            && wanted.is_none_or(|wanted| wanted.info().key == lobby.kind().info().key)
    });
    found.sort_by_key(|lobby| lobby.id);
    Ok(found)
}

async fn sit(bot: &Arc<Bot>, lobby: &ActiveTable, context: &CommandContext) -> Result<Reply> {
    let (table, person) = (lobby.id, &context.person);
    let host = ids::user(lobby.host()).unwrap_or(person.id);
    minimum::check(bot, table, person, host).await?;
    let lobby = &mut locked(bot, table).await?;
    ensure(lobby.table.phase() == Phase::Lobby, r::already_begun)?;
    let call = lobby.call_of(lobby.number(person.id));
    let hint = lobby::sit(bot, lobby, person, context.lang).await?;
    invite::end_accepted(bot, lobby, call, person);
    let linked = linked(&head(bot, table).await?, context.lang);
    let words = t::have_a_seat(context.lang, linked);
    let reply = Reply::say(words).then(FollowUp::Redraw(table));
    Ok(reply.and(hint))
}

/// *Invite to a game*, in the menu of a person.
pub(crate) async fn invite(bot: &Arc<Bot>, context: &CommandContext) -> Result<Reply> {
    let (person, guest) = (&context.person, context.guest("player"));
    let guest = guest.ok_or_else(r::choose_a_guest)?;
    ensure(guest.person.id != person.id, r::not_yourself)?;
    let name = || words::safe_name(&guest.person.name);
    ensure(!guest.is_bot, || r::bot_takes_no_seat(name()))?;
    let lobby = invite::lobby_here(bot, context).await?;
    if let Some(lobby) = lobby {
        minimum::check(bot, lobby, &guest.person, person.id).await?;
    }
    invite::ask(bot, guest, lobby, context).await
}

/// `/table replace`
pub(crate) async fn replace(
    bot: &Arc<Bot>,
    table: TableId,
    context: &CommandContext,
) -> Result<Reply> {
    if let Some(guest) = context.guest("player").filter(|guest| !guest.is_bot) {
        minimum::check(bot, table, &guest.person, context.person.id).await?;
    }
    replace::ask(bot, table, context).await
}

/// Opens a table, and invites the guests.
pub(crate) async fn start(
    bot: &Arc<Bot>,
    game: &'static dyn GameType,
    context: &CommandContext,
) -> Result<Reply> {
    answers_only::check_is_seen(context)?;
    let server = permissions::allows(bot, &context.location).await?;
    permissions::note_thread(bot, &context.location).await?;
    let options = TableOptions::typed(bot, game, context, &server).await?;
    invite::check_guests(game, &options, context)?;
    let (host, opening) = (&context.person, Opening::Interaction(context.interaction));
    let table = lobby::open(bot, game, options, host, opening).await?;
    let mut entry = bot.tables.locked(table).await;
    let opened = load(bot, &mut entry).await?;
    let (lang, labels) = (context.lang, opened.lang());
    let mut calls = Vec::new();
    for guest in invite::guests(context) {
        // The table is open, so somebody who cannot be invited is named beside it, and does not undo it.
        let invited = async {
            minimum::check(bot, table, &guest.person, host.id).await?;
            invite::invite(bot, opened, host, guest, context.lang).await
        };
        match invited.await {
            Ok(said) => calls.extend(said),
            Err(error @ CommandError::Internal(_)) => return Err(error),
            Err(words) => calls.push(FollowUp::note(words.say(Reader { lang, labels }))),
        }
    }
    // House players may have taken all the other seats.
    let begun = lobby::begin_if_full(bot, &mut entry).await?;
    let reply = if let Some(mut reply) = begun {
        reply.follow_ups.insert(0, FollowUp::LearnMessageId(table));
        if context.location.answers_only.is_some() {
            // There is no lobby to say so.
            reply = reply.then(FollowUp::note(boards::NOT_A_MEMBER.say(context.lang)));
        }
        reply
    } else {
        let lobby = load(bot, &mut entry).await?;
        let lobby = draw_lobby::lobby(bot, lobby)?;
        Reply::show(lobby).then(FollowUp::LearnMessageId(table))
    };
    let hint = lobby::note_for_newcomer(bot, game, context.person.id, table, context.lang).await?;
    Ok(reply.and(calls).and(hint))
}

/// A table that begins at once.
async fn against_the_house(
    bot: &Arc<Bot>,
    game: &'static dyn GameType,
    context: &CommandContext,
) -> Result<Reply> {
    let table = lobby::open_against_the_house(bot, game, context).await?;
    let mut entry = bot.tables.locked(table).await;
    let mut reply = lobby::begin_when_ready(bot, &mut entry).await?;
    reply.follow_ups.insert(0, FollowUp::LearnMessageId(table));
    Ok(reply)
}
