//! Draws a table that has not begun, and one that was closed before it began.

use std::fmt::Write;

use db::StoredTable;
use engine::level::Level;
use games::options::Options;
use games::registry;
use serenity::all::{ButtonStyle, CreateActionRow, CreateButton, CreateEmbed, CreateEmbedFooter};

use crate::error::CommandError;
use crate::protocol::answer::Message;
use crate::protocol::custom_id::{LobbyAction, Surface, TableAction, TableControl};
use crate::table::load::game_of;
use crate::table::table_options::{self, options_in_words};
use crate::table_name::table_name;
use crate::words::{self, start_command};

const LOBBY: u32 = 0x3B_88_C3;
const CLOSED: u32 = 0x6B_72_80;

/// The message of a table that has not begun.
pub(crate) fn lobby(stored: &StoredTable) -> Result<Message, CommandError> {
    let game = game_of(stored)?;
    let (info, head) = (game.info(), &stored.head);
    let (fewest, most, have) = (*info.seats.start(), *info.seats.end(), stored.seats.len());
    let wanted = if have < fewest {
        format!("{} more needed", fewest - have)
    } else if have < most {
        format!("ready; room for {} more", most - have)
    } else {
        "full".to_owned()
    };
    let options = Options::parse(info.options, &head.options).map_err(CommandError::internal)?;
    let embed = CreateEmbed::new()
        .title(format!("{} · join the table", registry::full_name(info)))
        .description(format!(
            "{}\n**How it is won:** {}{}",
            info.pitch,
            info.goal,
            table_options::rematch_in_words(&head.origin)
        ))
        .field(
            format!("Players ({have} of {most}) · {wanted}"),
            players(stored),
            false,
        )
        .field(
            "Takes",
            format!("{} to {} minutes", info.minutes.start(), info.minutes.end()),
            true,
        )
        .field(
            "Options",
            format!(
                "{}{}",
                table_options::with_origin(&head.origin, &options_in_words(&options)),
                if head.hints { "; with hints" } else { "" }
            ),
            true,
        )
        .field(
            "Clock",
            table_options::clock_and_thread(head.clock, head.thread),
            true,
        )
        .footer(CreateEmbedFooter::new(format!(
            "Table {} · closes after 30 quiet minutes · provably fair: /table verify",
            table_name(head.id)
        )))
        .colour(LOBBY);
    let mut message = Message::new(first_sentence(stored, info.name, have >= fewest));
    message.embeds.push(embed);
    message.components = controls(stored, fewest, most);
    Ok(message)
}

/// The controls: for people, for house players, and about the game.
fn controls(stored: &StoredTable, fewest: usize, most: usize) -> Vec<CreateActionRow> {
    let (table, have) = (stored.head.id, stored.seats.len());
    let button = |action, label: &str, style| {
        TableControl::at_any_ply(table, Surface::Board, action).button(label, style)
    };
    let people = vec![
        button(
            TableAction::Lobby(LobbyAction::Join),
            "Join",
            ButtonStyle::Success,
        )
        .disabled(have >= most),
        button(
            TableAction::Lobby(LobbyAction::Start),
            "Start",
            ButtonStyle::Primary,
        )
        .disabled(have < fewest),
        button(
            TableAction::Lobby(LobbyAction::Leave),
            "Leave",
            ButtonStyle::Secondary,
        ),
    ];
    let about = vec![
        button(TableAction::Rules, "Rules", ButtonStyle::Secondary),
        button(
            TableAction::Lobby(LobbyAction::Word),
            "Lucky word",
            ButtonStyle::Secondary,
        ),
        button(TableAction::Verify, "Fair dice", ButtonStyle::Secondary),
    ];
    let mut house: Vec<CreateButton> = Level::ALL
        .into_iter()
        .map(|level| {
            let action = TableAction::Lobby(LobbyAction::AddHouse(level));
            let label = format!("Add {level} house");
            button(action, &label, ButtonStyle::Secondary).disabled(have >= most)
        })
        .collect();
    if stored.seats.iter().any(|seat| seat.level.is_some()) {
        let action = TableAction::Lobby(LobbyAction::RemoveHouse);
        house.push(button(action, "Remove house", ButtonStyle::Secondary));
    }
    vec![
        CreateActionRow::Buttons(people),
        CreateActionRow::Buttons(house),
        CreateActionRow::Buttons(about),
    ]
}

/// Who opened the table, or is the host now, and what comes next.
fn first_sentence(stored: &StoredTable, game: &str, ready: bool) -> String {
    let host = stored
        .seats
        .iter()
        .find(|seat| seat.user == stored.head.host);
    let name = host.map_or("The host".to_owned(), |seat| words::safe_name(&seat.name));
    // The person who opened the table sat down first.
    let who = if host.is_some_and(|seat| seat.joined == 0) {
        format!("{name} has opened a table of {game}.")
    } else {
        format!("{name} is the host of this table of {game} now.")
    };
    if ready {
        format!("{who} {name} can press Start now.")
    } else {
        format!("{who} Press Join to play. Nobody else awake? {name} can add house players.")
    }
}

/// The players, one on each line.
fn players(stored: &StoredTable) -> String {
    let mut players = String::new();
    for (number, seat) in (1..).zip(&stored.seats) {
        let name = words::seat_name(seat);
        let level = seat.level.as_deref();
        let level = level.map_or_else(String::new, |level| format!(" · house, {level}"));
        let host = if seat.user == stored.head.host {
            " · host"
        } else {
            ""
        };
        let word = if seat.word.is_empty() {
            ""
        } else {
            " · gave a lucky word"
        };
        _ = writeln!(players, "{number}. {name}{level}{host}{word}");
    }
    players
}

/// The message of a table that was closed before it began.
pub(crate) fn closed(stored: &StoredTable) -> Result<Message, CommandError> {
    let game = game_of(stored)?;
    let head = &stored.head;
    let why = words::why(head.why.as_deref());
    let embed = CreateEmbed::new()
        .title(format!("{} · closed", game.info().name))
        .description(format!(
            "This table was closed because {why}. Open another with `{}`.",
            start_command(game)
        ))
        .footer(CreateEmbedFooter::new(format!(
            "Table {} · provably fair: /table verify",
            table_name(head.id)
        )))
        .colour(CLOSED);
    let mut message = Message::new("This table is closed.");
    message.embeds.push(embed);
    Ok(message)
}
