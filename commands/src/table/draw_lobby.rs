//! Draws a table that has not begun, and one that was closed before it began.

use std::fmt::Write;

use db::StoredTable;
use games::notation::hex;
use games::options::Options;
use games::registry;
use serenity::all::{ButtonStyle, CreateActionRow, CreateEmbed, CreateEmbedFooter};

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
    let button = |action, label: &str, style| {
        TableControl::at_any_ply(head.id, Surface::Board, action).button(label, style)
    };

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
            table_options::with_origin(&head.origin, &options_in_words(&options)),
            true,
        )
        .field(
            "Clock",
            table_options::clock_and_thread(head.clock, head.thread),
            true,
        )
        .field(
            "Dice are committed",
            format!(
                "The SHA-256 of this table's secret seed, shown before anybody gives a lucky word:\n`{}`",
                head.commitment
            ),
            false,
        )
        .footer(CreateEmbedFooter::new(format!(
            "Table {} · closes after 30 quiet minutes",
            table_name(head.id)
        )))
        .colour(LOBBY);
    let host = stored.seats.iter().find(|seat| seat.user == head.host);
    let host = host.map_or("The host".to_owned(), |seat| words::safe_name(&seat.name));
    let mut message = Message::new(if have < fewest {
        format!(
            "{host} has opened a table of {}. Press Join to play.",
            info.name
        )
    } else {
        format!(
            "{host} has opened a table of {}. {host} can press Start now.",
            info.name
        )
    });
    message.embeds.push(embed);
    message.components.push(CreateActionRow::Buttons(vec![
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
        button(
            TableAction::Lobby(LobbyAction::Word),
            "Lucky word",
            ButtonStyle::Secondary,
        ),
        button(TableAction::Rules, "Rules", ButtonStyle::Secondary),
    ]));
    Ok(message)
}

/// The players, one on each line.
fn players(stored: &StoredTable) -> String {
    let mut players = String::new();
    for (number, seat) in (1..).zip(&stored.seats) {
        let name = words::safe_name(&seat.name);
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
        _ = writeln!(players, "{number}. {name}{host}{word}");
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
        .field("Dice seed", format!("`{}`", hex(&head.seed.0)), false)
        .footer(CreateEmbedFooter::new(format!(
            "Table {}",
            table_name(head.id)
        )))
        .colour(CLOSED);
    let mut message = Message::new("This table is closed.");
    message.embeds.push(embed);
    Ok(message)
}
