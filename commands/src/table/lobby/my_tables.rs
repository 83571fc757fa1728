//! `/tables mine`: the tables where somebody sits, those where it is their turn first. On a server those of the server, in direct
//! messages all of them.

use std::cmp::Reverse;

use db::{Head, Phase, WallTime};
use games::registry;
use serenity::all::UserId;

use crate::bot::Bot;
use crate::context::CommandContext;
use crate::error::{CommandError, Result, chain};
use crate::ids;
use crate::protocol::answer::{Message, embed};
use crate::reply::Reply;
use crate::state::active::ActiveTable;
use crate::state::board_location::BoardLocation;
use crate::table::load::{locked, locked_begun};
use crate::table_name::table_name;
use crate::texts::{Lang, Lobby as LobbyState, Place, Turn, lists as t, refusals as r};
use crate::time::moment::{Style, moment};
use crate::time::uptime::Now;

/// Tables on the list. Each takes up to 200 characters of the 4,096 that Discord allows for them.
pub(crate) const MOST: usize = 15;

/// How many tables are looked at, the newest ones. Each may have to be replayed.
const LOOKED_AT: usize = 60;

/// How many tables are counted.
const COUNTED: u32 = 1_000;

pub(crate) const COLOUR: u32 = 0x3B_88_C3;

/// A table on the list.
struct Entry {
    /// It is the player's turn, and nobody plays for them.
    is_turn: bool,
    /// When the time is up, of the player or of those they wait for.
    deadline: Option<WallTime>,
    text: String,
}

/// `/tables mine`
pub(crate) async fn show(bot: &Bot, context: &CommandContext) -> Result<Reply> {
    let (person, lang) = (context.person.id, context.lang);
    let mut heads = bot
        .read(move |tx| tx.open_tables_of(&ids::text(person), COUNTED))
        .await?;
    if context.location.guild.is_some() {
        let guild = ids::guild_text(context.location.guild);
        heads.retain(|head| head.guild == guild);
    }
    if heads.is_empty() {
        return Err(CommandError::User(match context.location.guild {
            Some(_) => r::no_open_tables_here(),
            None => r::no_open_tables(),
        }));
    }
    let mut entries = Vec::new();
    for head in heads.iter().take(LOOKED_AT) {
        entries.push(entry(bot, head, person, lang).await);
    }
    // Where nobody runs out of time there is no hurry.
    let soonest = |entry: &Entry| entry.deadline.map_or(i64::MAX, |deadline| deadline.0);
    entries.sort_by_key(|entry| (Reverse(entry.is_turn), soonest(entry)));
    let turns = entries.iter().filter(|entry| entry.is_turn).count();
    let mut lines: Vec<String> = entries
        .into_iter()
        .take(MOST)
        .map(|entry| entry.text)
        .collect();
    lines.extend(rest(heads.len() - lines.len(), lang));
    let turn = match (heads.len(), turns) {
        (1, 0) => Turn::NoneOfOne,
        (1, _) => Turn::OneOfOne,
        (_, 0) => Turn::NoneOfMany,
        _ => Turn::SomeOfMany,
    };
    let place = context
        .location
        .guild
        .map_or(Place::Channel, |_| Place::Server);
    let embed = embed(t::YOUR_TABLES.say(lang), lines.join("\n"), COLOUR);
    let message =
        Message::new(t::you_sit_at(lang, heads.len(), place, turn, turns)).with_embed(embed);
    Ok(Reply::private(message))
}

/// The last line of a list that is too long.
pub(crate) fn rest(number: usize, lang: Lang) -> Option<String> {
    (number > 0).then(|| t::more(lang, number))
}

/// A table by its game and number, with a link to its board.
pub(crate) fn linked(head: &Head, lang: Lang) -> String {
    let name = table_name(head.id);
    let game = registry::find(&head.game).map_or(head.game.as_str(), |game| game.info().name);
    let link = BoardLocation::of(head).ok().and_then(|board| board.link());
    match link {
        Some(link) => format!("[{}]({link})", t::linked(lang, game, name)),
        None => t::not_linked(lang, game, name),
    }
}

async fn entry(bot: &Bot, head: &Head, person: UserId, lang: Lang) -> Entry {
    let found = match head.phase {
        Phase::Lobby => lobby(bot, head, person, lang).await,
        _ => in_play(bot, head, person, lang).await,
    };
    found.unwrap_or_else(|error| {
        if let CommandError::Internal(error) = error {
            let table = table_name(head.id);
            tracing::error!(table, error = %chain(&error), "cannot list a table");
        }
        Entry {
            is_turn: false,
            deadline: None,
            text: t::not_shown(lang, linked(head, lang)),
        }
    })
}

async fn lobby(bot: &Bot, head: &Head, person: UserId, lang: Lang) -> Result<Entry> {
    let lobby = &mut locked(bot, head.id).await?;
    let seats = &lobby.kind().info().seats;
    let have = lobby.table.players().len();
    let ready = have >= *seats.start();
    let state = match ready {
        true if ids::user(lobby.host()) == Some(person) => LobbyState::Own,
        true => LobbyState::Ready,
        false => LobbyState::Waiting,
    };
    Ok(Entry {
        is_turn: false,
        deadline: None,
        text: t::not_begun(lang, linked(head, lang), have, *seats.end(), state),
    })
}

async fn in_play(bot: &Bot, head: &Head, person: UserId, lang: Lang) -> Result<Entry> {
    let active = &mut locked_begun(bot, head.id).await?;
    let seat = active.seat_of(person).ok_or_else(r::have_left)?;
    let now = bot.now();
    let link = linked(head, lang);
    let (is_turn, deadline, text) = if active.table.is_unreachable() {
        (false, None, t::unreachable(lang, link))
    } else if active.clocks().paused() {
        (false, None, t::paused(lang, link))
    } else if active.clocks().away(seat) {
        (false, None, t::away(lang, link))
    } else if active.game().since(seat).is_some() {
        let deadline = active.clocks().deadline(seat, now);
        let text = match deadline {
            Some(end) => t::your_turn(lang, link, moment(end, Style::Relative)),
            None => t::your_turn_without_limit(lang, link),
        };
        (true, deadline, text)
    } else {
        let (names, deadline) = waits_for(active, now);
        let text = match deadline {
            Some(end) => t::waits_for(lang, link, &names, moment(end, Style::Relative)),
            None => t::waits_without_limit(lang, link, &names),
        };
        (false, deadline, text)
    };
    Ok(Entry {
        is_turn,
        deadline,
        text,
    })
}

/// Whom a table waits for, and when their time is up.
fn waits_for(active: &ActiveTable, now: Now) -> (Vec<String>, Option<WallTime>) {
    let names = active
        .to_act()
        .into_iter()
        .map(|seat| active.names.of(seat))
        .collect();
    let deadlines = active
        .to_act()
        .into_iter()
        .filter_map(|seat| active.clocks().deadline(seat, now));
    (names, deadlines.max())
}
