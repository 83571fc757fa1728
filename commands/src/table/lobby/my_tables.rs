//! `/tables mine`: the tables where somebody sits, those where it is their turn first. On a server those of the server, in direct
//! messages all of them.

use std::cmp::Reverse;

use db::{Head, Phase, WallTime};
use games::outcome::Status;
use games::registry;
use games::seat::Seat;
use serenity::all::{CreateEmbed, UserId};

use crate::bot::Bot;
use crate::context::CommandContext;
use crate::error::{CommandError, chain};
use crate::ids;
use crate::protocol::answer::{Answer, Message};
use crate::reply::Reply;
use crate::state::active::ActiveTable;
use crate::state::board_location::BoardLocation;
use crate::table::load::{locked, locked_begun};
use crate::table_name::table_name;
use crate::texts::refusals as r;
use crate::time::moment::{Style, moment};
use crate::time::uptime::Now;
use crate::words;

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
pub(crate) async fn show(bot: &Bot, context: &CommandContext) -> Result<Reply, CommandError> {
    let person = context.person.id;
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
        entries.push(entry(bot, head, person).await);
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
    lines.extend(rest(heads.len() - lines.len()));
    let whose = match (heads.len(), turns) {
        (1, 0) => "it is not your turn".to_owned(),
        (1, _) => "it is your turn".to_owned(),
        (_, 0) => "it is not your turn at any of them".to_owned(),
        (_, turns) => format!("it is your turn at {turns} of them"),
    };
    let place = context.location.guild.map_or("", |_| " on this server");
    let mut message = Message::new(format!(
        "You sit at {}{place}; {whose}.",
        words::count(heads.len(), "open table")
    ));
    message.embeds.push(
        CreateEmbed::new()
            .title("Your tables")
            .description(lines.join("\n"))
            .colour(COLOUR),
    );
    Ok(Answer::Private(Box::new(message)).into())
}

/// The last line of a list that is too long.
pub(crate) fn rest(number: usize) -> Option<String> {
    (number > 0).then(|| format!("… and {number} more"))
}

/// A table by its game and number, with a link to its board.
pub(crate) fn linked(head: &Head) -> String {
    let name = table_name(head.id);
    let game = registry::find(&head.game).map_or(head.game.as_str(), |game| game.info().name);
    let link = BoardLocation::of(head).ok().and_then(|board| board.link());
    match link {
        Some(link) => format!("[{game} · table {name}]({link})"),
        None => {
            format!("{game} · table {name} (`/table show` with `table:{name}` posts its board)")
        }
    }
}

async fn entry(bot: &Bot, head: &Head, person: UserId) -> Entry {
    let found = match head.phase {
        Phase::Lobby => lobby(bot, head, person).await,
        _ => in_play(bot, head, person).await,
    };
    found.unwrap_or_else(|error| {
        if let CommandError::Internal(error) = error {
            let table = table_name(head.id);
            tracing::error!(table, error = %chain(&error), "cannot list a table");
        }
        Entry {
            is_turn: false,
            deadline: None,
            text: format!("{} · cannot be shown now", linked(head)),
        }
    })
}

async fn lobby(bot: &Bot, head: &Head, person: UserId) -> Result<Entry, CommandError> {
    let lobby = &mut locked(bot, head.id).await?;
    let seats = &lobby.kind().info().seats;
    let have = lobby.table.players().len();
    let ready = have >= *seats.start();
    let state = match ready {
        true if ids::user(lobby.host()) == Some(person) => "you can press **Start**",
        true => "its host can press Start",
        false => "waiting for players",
    };
    Ok(Entry {
        is_turn: false,
        deadline: None,
        text: format!(
            "{} · not begun, {have} of {} seats taken: {state}",
            linked(head),
            seats.end()
        ),
    })
}

async fn in_play(bot: &Bot, head: &Head, person: UserId) -> Result<Entry, CommandError> {
    let active = &mut locked_begun(bot, head.id).await?;
    let seat = active
        .seat_of(person)
        .ok_or_else(|| CommandError::User(r::have_left()))?;
    let now = bot.now();
    let link = linked(head);
    let (is_turn, deadline, text) = if active.table.is_unreachable() {
        (
            false,
            None,
            format!("{link} · paused: I can't access its channel"),
        )
    } else if active.clocks().paused() {
        (
            false,
            None,
            format!("{link} · paused; `/table resume` resumes it"),
        )
    } else if active.clocks().away(seat) {
        (
            false,
            None,
            format!("{link} · the house plays for you; press **I am back**"),
        )
    } else if active.game().since(seat).is_some() {
        let deadline = active.clocks().deadline(seat, now);
        let time = deadline.map_or("no time limit".to_owned(), |deadline| {
            format!("time is up {}", moment(deadline, Style::Relative))
        });
        (true, deadline, format!("**Your turn** · {link} · {time}"))
    } else {
        let (waits, deadline) = waits_for(active, now);
        (false, deadline, format!("{link} · {waits}"))
    };
    Ok(Entry {
        is_turn,
        deadline,
        text,
    })
}

/// `waiting for Ben, whose time is up in 3 hours`, and when that is.
fn waits_for(active: &ActiveTable, now: Now) -> (String, Option<WallTime>) {
    let acting: Vec<Seat> = match active.game().status() {
        Status::ToAct(seats) => seats.into_iter().collect(),
        Status::Over(_) => Vec::new(),
    };
    let names: Vec<String> = acting.iter().map(|seat| active.names.of(*seat)).collect();
    let deadlines = acting
        .iter()
        .filter_map(|seat| active.clocks().deadline(*seat, now));
    let latest = deadlines.max();
    let time = latest.map_or(String::new(), |latest| {
        format!("; time is up {}", moment(latest, Style::Relative))
    });
    (format!("waiting for {}{time}", words::list(&names)), latest)
}
