//! `/tables mine` and `/tables open`: the tables where somebody sits, and the lobbies that they can join.

use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::sync::Arc;

use db::{Head, Phase, WallTime};
use games::registry;
use serenity::all::{ChannelId, UserId};

use crate::bot::Bot;
use crate::context::CommandContext;
use crate::error::{CommandError, Result, ensure};
use crate::ids;
use crate::protocol::answer::{DESCRIPTION, Message, embed, fitting};
use crate::reply::{FollowUp, Reply};
use crate::state::active::ActiveTable;
use crate::state::board_location::BoardLocation;
use crate::table::admission;
use crate::table::board::visibility;
use crate::table::load::{locked, locked_begun};
use crate::texts::{Lang, Lobby as LobbyState, Place, Turn, lists as t, refusals as r};
use crate::time::moment::{Style, moment};

/// Tables on a list.
const MOST: usize = 15;

/// How many tables of a person are looked at, the newest ones. Each may have to be replayed.
const LOOKED_AT: usize = 60;

/// How many of them are counted.
const COUNTED: u32 = 1_000;

/// How many lobbies of a server are looked at, the newest ones.
const LOBBIES: u32 = 200;

const COLOUR: u32 = 0x3B_88_C3;

/// A table on the list.
struct Entry {
    /// It is the player's turn, and nobody plays for them.
    is_turn: bool,
    /// When the time is up, of the player or of those they wait for.
    deadline: Option<WallTime>,
    text: String,
}

impl Entry {
    /// A table where nobody's time runs out.
    fn at_rest(text: String) -> Self {
        Self {
            is_turn: false,
            deadline: None,
            text,
        }
    }
}

/// `/tables mine`: the tables where somebody sits, those where it is their turn first. On a server those of the server, in direct messages
/// all of them.
pub(crate) async fn mine(bot: &Bot, context: &CommandContext) -> Result<Reply> {
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
    let lines = entries.into_iter().map(|entry| entry.text);
    let lines = listed(lines, heads.len(), lang);
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
    let embed = embed(t::YOUR_TABLES.say(lang), lines, COLOUR);
    let message =
        Message::new(t::you_sit_at(lang, heads.len(), place, turn, turns)).with_embed(embed);
    Ok(Reply::private(message))
}

/// A list of tables, as far as there is room for them, and how many of all are not on it.
fn listed(lines: impl Iterator<Item = String>, all: usize, lang: Lang) -> String {
    const LAST_LINE: usize = 100;
    let mut room = DESCRIPTION - LAST_LINE;
    let mut lines = fitting(lines.take(MOST), &mut room);
    let left = all - lines.len();
    lines.extend((left > 0).then(|| t::more(lang, left)));
    lines.join("\n")
}

/// A table by its game and number, with a link to its board.
pub(crate) fn linked(head: &Head, lang: Lang) -> String {
    let game = registry::name_of(&head.game);
    let link = BoardLocation::of(head).ok().and_then(|board| board.link());
    match link {
        Some(link) => format!("[{}]({link})", t::linked(lang, game, head.id)),
        None => t::not_linked(lang, game, head.id),
    }
}

async fn entry(bot: &Bot, head: &Head, person: UserId, lang: Lang) -> Entry {
    let found = match head.phase {
        Phase::Lobby => lobby(bot, head, person, lang).await,
        _ => in_play(bot, head, person, lang).await,
    };
    found.unwrap_or_else(|error| {
        if let CommandError::Internal(error) = error {
            tracing::error!(table = %head.id, %error, "cannot list a table");
        }
        Entry::at_rest(t::not_shown(lang, linked(head, lang)))
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
    let line = t::not_begun(lang, linked(head, lang), have, *seats.end(), state);
    Ok(Entry::at_rest(line))
}

async fn in_play(bot: &Bot, head: &Head, person: UserId, lang: Lang) -> Result<Entry> {
    let active = &mut locked_begun(bot, head.id).await?;
    let seat = active.seat_of(person).ok_or_else(r::have_left)?;
    let now = bot.now();
    let link = linked(head, lang);
    Ok(if active.table.is_unreachable() {
        Entry::at_rest(t::unreachable(lang, link))
    } else if active.clocks().paused() {
        Entry::at_rest(t::paused(lang, link))
    } else if active.clocks().away(seat) {
        Entry::at_rest(t::away(lang, link))
    } else if active.game().since(seat).is_some() {
        let deadline = active.clocks().deadline(seat, now);
        let text = match deadline {
            Some(end) => t::your_turn(lang, link, moment(end, Style::Relative)),
            None => t::your_turn_without_limit(lang, link),
        };
        Entry {
            is_turn: true,
            deadline,
            text,
        }
    } else {
        let acting = active.to_act();
        let names = acting.into_iter().map(|seat| active.names.of(seat));
        let names: Vec<String> = names.collect();
        let deadlines = acting
            .into_iter()
            .filter_map(|seat| active.clocks().deadline(seat, now));
        let deadline = deadlines.max();
        let text = match deadline {
            Some(end) => t::waits_for(lang, link, &names, moment(end, Style::Relative)),
            None => t::waits_without_limit(lang, link, &names),
        };
        Entry {
            is_turn: false,
            deadline,
            text,
        }
    })
}

/// `/tables open`: the lobbies of a server that somebody can see and join. What they can see is asked of Discord only if there is a lobby
/// in another channel than the one where they ask.
pub(crate) fn open(bot: &Arc<Bot>, context: &CommandContext) -> Result<Reply> {
    ensure(context.location.guild.is_some(), r::open_tables_on_servers)?;
    // Discord may take longer than it waits for an answer. The first answer is always the same, because it must not say that there
    // are tables in other channels.
    let looking = Reply::say(t::LOOKING.say(context.lang));
    let (bot, own) = (Arc::clone(bot), context.clone());
    let list = async move {
        let lobbies = joinable(&bot, &own).await?;
        Ok(visible(&bot, &own, lobbies).await)
    };
    let failed = "cannot look up the lobbies of a server";
    let sorry = t::NOT_LOOKED_UP.say(context.lang).to_owned();
    let list = FollowUp::revise(context.lang, None, failed, sorry, list);
    Ok(looking.then(list))
}

/// A lobby in a list: its channel, and its line.
type Lobby = (ChannelId, String);

/// The channel where somebody asks, and the channel of the thread where they ask, are seen by them.
fn is_near(context: &CommandContext, channel: ChannelId) -> bool {
    [context.location.channel, context.location.home()].contains(&channel)
}

/// The lobbies on a server, or in one of its channels, where somebody sits or has room; with how many seats are free.
pub(crate) async fn with_room(
    bot: &Bot,
    context: &CommandContext,
    channel: Option<ChannelId>,
) -> Result<Vec<(Head, ActiveTable, usize)>> {
    let guild = ids::guild_text(context.location.guild);
    let channel = channel.map(ids::text);
    let found = bot.read(move |tx| tx.lobbies_of(&guild, channel.as_deref(), LOBBIES));
    let lobbies = found.await?.into_iter().filter_map(|stored| {
        // A lobby of an earlier version of the rules is left out.
        let lobby = ActiveTable::load(&stored).ok()?;
        if lobby.is_unseen() {
            return None;
        }
        let own = lobby.number(context.person.id);
        let free = lobby.table.free_seats(own, bot.clock.now());
        (free > 0 || lobby.sits(context.person.id)).then_some((stored.head, lobby, free))
    });
    Ok(lobbies.collect())
}

async fn joinable(bot: &Bot, context: &CommandContext) -> Result<Vec<Lobby>> {
    let person = ids::text(context.person.id);
    let avoided = admission::avoided(bot, &person).await?;
    let cannot_join = |user: &str| user == person || avoided.contains(user);
    let mut lobbies = with_room(bot, context, None).await?;
    lobbies.retain(|(_, lobby, _)| !lobby.present().any(cannot_join));
    let line = |(head, lobby, free): &(Head, ActiveTable, usize)| {
        (lobby.board.channel, line(head, lobby, *free, context.lang))
    };
    Ok(lobbies.iter().map(line).collect())
}

/// `Some Game · table 12 in #dice · 2 of 4 seats taken, 2 free · host: Ann`
fn line(head: &Head, lobby: &ActiveTable, free: usize, lang: Lang) -> String {
    let host = lobby.host_name();
    t::waits_in(
        lang,
        linked(head, lang),
        format!("<#{}>", lobby.board.channel),
        lobby.table.players().len(),
        *lobby.kind().info().seats.end(),
        free,
        host.unwrap_or_else(|| t::NOBODY.say(lang).to_owned()),
    )
}

/// The list without the lobbies of channels that the user cannot see.
async fn visible(bot: &Bot, context: &CommandContext, mut lobbies: Vec<Lobby>) -> Message {
    let far: BTreeSet<ChannelId> = lobbies
        .iter()
        .map(|(channel, _)| *channel)
        .filter(|channel| !is_near(context, *channel))
        .collect();
    let Some(guild) = context.location.guild.filter(|_| !far.is_empty()) else {
        return list(&lobbies, context.lang);
    };
    let (seen, failed) = match visibility::visible(bot, guild, &far, context.person.id).await {
        Ok(seen) => (seen, false),
        Err(error) => {
            tracing::warn!(%error, "cannot look up which channels a member sees");
            (BTreeSet::new(), true)
        }
    };
    lobbies.retain(|(channel, _)| is_near(context, *channel) || seen.contains(channel));
    let mut message = list(&lobbies, context.lang);
    if failed {
        let lang = context.lang;
        message.content = lang.sentences([&*message.content, t::NOT_CHECKED.say(lang)]);
    }
    message
}

fn list(lobbies: &[Lobby], lang: Lang) -> Message {
    if lobbies.is_empty() {
        return Message::new(t::NOBODY_WAITS.say(lang));
    }
    let lines = lobbies.iter().map(|(_, line)| line.clone());
    let lines = listed(lines, lobbies.len(), lang);
    let embed = embed(t::TABLES_THAT_WAIT.say(lang), lines, COLOUR);
    Message::new(t::you_can_join(lang, lobbies.len())).with_embed(embed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_of_long_lines_fits_and_counts_what_is_not_on_it() {
        let lines = || std::iter::repeat_n("x".repeat(400), 20);
        let list = listed(lines(), 20, Lang::En);
        assert!(list.chars().count() <= DESCRIPTION, "{list}");
        assert_eq!(list.lines().last(), Some("… and 11 more"));
        let short = listed(lines().take(2), 2, Lang::En);
        assert_eq!(short.lines().count(), 2);
    }
}
