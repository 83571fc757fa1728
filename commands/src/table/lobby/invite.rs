//! Invites somebody to a lobby: a call in the channel that only they can answer, and a seat that is kept for them for a while. They take
//! it, or it is free again.

use std::sync::Arc;

use db::{Beside, Head, Phase, TableId, Tx};
use games::registry::{GAMES, GameType};
use serenity::all::{CreateSelectMenuOption, UserId};
use tables::acts::invite as acts;
use tables::table::Table;

use crate::bot::Bot;
use crate::context::{Asker, CommandContext, Guest, Person};
use crate::error::{Result, ensure, tried};
use crate::ids;
use crate::protocol::answer::{self, Message, Place};
use crate::protocol::custom_id::{Surface, TableAction, TableControl};
use crate::protocol::http::Called;
use crate::protocol::page_id::PageControl;
use crate::reply::{FollowUp, Reply};
use crate::state::active::ActiveTable;
use crate::table::act::{act, act_with};
use crate::table::load::{load, location, locked};
use crate::table::lobby::{self, newcomer};
use crate::table::table_options::{TableOptions, WITH};
use crate::table::{admission, calls, refused};
use crate::texts::{Lang, invitations as t, refusals as r};
use crate::time::moment::{Style, moment};
use crate::words;

/// Those whom whoever opens a table has named.
pub(crate) fn guests(context: &CommandContext) -> impl Iterator<Item = &Guest> {
    WITH.into_iter().filter_map(|option| context.guest(option))
}

/// Refuses guests for whom a new table has no room.
pub(crate) fn check_guests(
    game: &dyn GameType,
    options: &TableOptions,
    context: &CommandContext,
) -> Result<()> {
    let guests = guests(context).count();
    let is_alone = context.location.is_alone();
    ensure(guests == 0 || !is_alone, r::no_invitations_in_dm)?;
    let (info, seats) = (game.info(), 1 + options.house.len() + guests);
    let most = *info.seats.end();
    ensure(seats <= most, || r::no_room_for_guests(info.name, most - 1))
}

/// Keeps a seat for somebody, who is called afterwards; and what only the inviter reads, in `lang`.
pub(crate) async fn invite(
    bot: &Bot,
    lobby: &mut ActiveTable,
    inviter: &Person,
    guest: &Guest,
    lang: Lang,
) -> Result<Vec<FollowUp>> {
    let (table, game, now) = (lobby.id, lobby.kind(), bot.now());
    let to = &guest.person;
    let by_host = ids::text(inviter.id) == lobby.host();
    let asked = acts::Asked {
        person: lobby.number(to.id),
        is_bot: guest.is_bot,
        may_be_asked: (admission::obstacle(bot, lobby, to.id, by_host).await?).is_none(),
    };
    let who = lobby.caller(inviter.id);
    let decide = |table: &Table, now| acts::invite(table, who, asked, now);
    let refused = |lobby: &ActiveTable, refusal| refused::to_invite(bot, lobby, refusal, to);
    decide(&lobby.table, now).map_err(|refusal| refused(lobby, refusal))?;
    let is_shut_out = admission::is_shut_out(bot, lobby, to.id).await?;
    // Last, because it counts against a budget.
    admission::check_wants_invitation(bot, inviter.id, to).await?;
    let newcomer = Beside::Person(newcomer(to, []));
    let kept = act_with(bot, lobby, newcomer, decide).await;
    kept.map_err(|error| error.in_words(|refusal| refused(lobby, refusal)))?;
    let kept_until = moment(now.wall + acts::KEPT, Style::Time);
    let for_all = lobby.lang();
    let text = t::call(
        for_all,
        format_args!("<@{}>", to.id),
        words::safe_name(&inviter.name),
        table,
        game.info().name,
        kept_until,
    );
    let control = |action| TableControl::at_any_ply(table, Surface::Panel, action);
    let accept = control(TableAction::AcceptInvitation(to.id));
    let decline = control(TableAction::DeclineInvitation(to.id));
    let call = calls::call(bot, to.id, text, [accept, decline], for_all).await?;
    let mut said = vec![FollowUp::Invite(table, to.id, Box::new(call))];
    if is_shut_out {
        let words = t::apart(lang, words::safe_name(&to.name));
        said.push(FollowUp::note(words));
    }
    Ok(said)
}

/// The lobby in this channel at which the user sits, and which people can see.
pub(crate) async fn lobby_here(bot: &Bot, context: &CommandContext) -> Result<Option<TableId>> {
    let user = ids::text(context.person.id);
    let here = ids::text(context.location.channel);
    let waits_here = |head: &Head| head.phase == Phase::Lobby && head.channel == here;
    let open = bot.read(move |tx| tx.open_tables_of(&user, 100)).await?;
    for head in open.into_iter().filter(waits_here) {
        if !locked(bot, head.id).await?.is_unseen() {
            return Ok(Some(head.id));
        }
    }
    Ok(None)
}

/// *Invite to a game*, in the menu of a person: to this lobby, or else to a new table of the game that they choose.
pub(crate) async fn ask(
    bot: &Arc<Bot>,
    guest: &Guest,
    lobby: Option<TableId>,
    context: &CommandContext,
) -> Result<Reply> {
    let Some(table) = lobby else {
        return Ok(Reply::private(choice_of_games(guest, context.lang)));
    };
    let lobby = &mut locked(bot, table).await?;
    let said = invite(bot, lobby, &context.person, guest, context.lang).await?;
    let name = words::safe_name(&guest.person.name);
    let words = t::is_invited(context.lang, name, table);
    Ok(Reply::say(words).and(said).then(FollowUp::Redraw(table)))
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

/// Posts the call with a link to the lobby, and notes where it is.
pub(crate) async fn post_call(
    bot: &Arc<Bot>,
    table: TableId,
    user: UserId,
    mut call: Message,
    token: &str,
) -> Called<()> {
    let board = location(bot, table).await;
    if let Some(link) = board.and_then(|board| board.link()) {
        call.content = format!("{} {link}", call.content);
    }
    let posted = answer::follow_up_for_all(&bot.http, token, &call).await?;
    let note = || note_call(bot, table, user, posted);
    _ = tried(table, "could not note an invitation", note).await;
    Ok(())
}

/// Notes which message calls somebody. Whoever ends the invitation knows of the call then, or has done it before.
async fn note_call(bot: &Arc<Bot>, table: TableId, user: UserId, posted: Place) -> Result<()> {
    let lobby = &mut locked(bot, table).await?;
    if lobby.table.phase() != Phase::Lobby {
        let words = (lobby.table.phase() != Phase::Closed).then(|| calls::over(lobby));
        calls::end(bot, &lobby.board, vec![posted], words.as_deref());
        return Ok(());
    }
    let (person, call) = (ids::text(user), ids::place_text(posted));
    let note = move |tx: Tx<'_>, at| {
        tx.decide(at)?;
        tx.note_call(table, &person, &call)
    };
    let is_open = bot.write_at(&mut lobby.at, note).await?;
    let Some(number) = lobby.number(user) else {
        return Ok(());
    };
    if is_open {
        lobby.note_call(number, posted);
        return Ok(());
    }
    let words = if lobby.table.sits(number) {
        has_accepted(lobby, lobby.plain_name(number))
    } else {
        calls::over(lobby)
    };
    calls::end(bot, &lobby.board, vec![posted], Some(&words));
    Ok(())
}

/// Accept was pressed.
pub(crate) async fn accept(
    bot: &Arc<Bot>,
    table: TableId,
    to: UserId,
    asker: &Asker,
) -> Result<Reply> {
    let person = &asker.person;
    ensure(person.id == to, r::invitation_for_others)?;
    let mut entry = bot.tables.locked(table).await;
    let lobby = load(bot, &mut entry).await?;
    if lobby.table.phase() != Phase::Lobby {
        return Ok(Reply::update(Message::new(calls::over(lobby))));
    }
    let calls = lobby.calls_besides(lobby.number(person.id));
    // The answer to their first press may have been lost, or they have joined otherwise.
    let hint = if lobby.sits(person.id) {
        None
    } else {
        lobby::sit(bot, lobby, person, asker.lang).await?
    };
    let reply = Reply::update(Message::new(has_accepted(lobby, &person.name)));
    let begun = lobby::if_begun(bot, &mut entry, calls).await?;
    let begun = begun.map_or_else(Vec::new, |begun| begun.follow_ups);
    Ok(reply.and(begun).and(hint).then(FollowUp::Redraw(table)))
}

/// Decline was pressed.
pub(crate) async fn decline(
    bot: &Arc<Bot>,
    table: TableId,
    to: UserId,
    person: &Person,
) -> Result<Reply> {
    ensure(person.id == to, r::invitation_for_others)?;
    let lobby = &mut locked(bot, table).await?;
    if lobby.table.phase() != Phase::Lobby {
        return Ok(Reply::update(Message::new(calls::over(lobby))));
    }
    let who = lobby.caller(person.id);
    let declined = act(bot, lobby, |table, _| acts::decline(table, who)).await;
    declined.map_err(|error| error.in_words(|_| r::you_have_joined()))?;
    let words = answered(lobby, &person.name, t::has_declined);
    Ok(Reply::update(Message::new(words)).then(FollowUp::Redraw(table)))
}

/// Somebody sat down without answering this call of theirs, which says that they have accepted.
pub(crate) fn end_accepted(bot: &Arc<Bot>, lobby: &ActiveTable, call: Vec<Place>, who: &Person) {
    let words = has_accepted(lobby, &who.name);
    calls::end(bot, &lobby.board, call, Some(&words));
}

/// What the call says of somebody who has taken the seat.
fn has_accepted(lobby: &ActiveTable, name: &str) -> String {
    answered(lobby, name, t::accepted)
}

/// What became of a call, with a link to the lobby.
fn answered(
    lobby: &ActiveTable,
    name: &str,
    words: fn(Lang, String, TableId, &'static str) -> String,
) -> String {
    let name = words::safe_name(name);
    let game = lobby.kind().info().name;
    let mut words = words(lobby.lang(), name, lobby.id, game);
    if let Some(link) = lobby.board.link() {
        words = format!("{words} {link}");
    }
    words
}
