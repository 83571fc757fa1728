//! Draws a table that has not begun, and one that was closed before it began.

use std::fmt::Write;

use db::{StoredTable, WallTime};
use games::options::Options;
use games::registry;
use serenity::all::{
    ButtonStyle, CreateActionRow, CreateEmbed, CreateEmbedFooter, CreateSelectMenu,
    CreateSelectMenuKind, CreateSelectMenuOption,
};

use crate::error::CommandError;
use crate::protocol::answer::Message;
use crate::protocol::custom_id::{LobbyAction, Surface, TableAction, TableControl};
use crate::protocol::page_id::PageControl;
use crate::table::board::house_seats;
use crate::table::kept_seats;
use crate::table::load::game_of;
use crate::table::table_options::{self, LEVELS, options_in_words};
use crate::table_name::table_name;
use crate::words::{self, start_command};

const LOBBY: u32 = 0x3B_88_C3;
const CLOSED: u32 = 0x6B_72_80;

/// What is different where the bot is no member.
pub(crate) const LIMITS: &str = "I am not a member here and can only answer presses: I cannot ping you when it is your turn, and I cannot open threads. \
    After 15 minutes without a press, the board stops updating until someone presses a button. Clocks keep running.";

/// The message of a table that has not begun.
pub(crate) fn lobby(stored: &StoredTable, now: WallTime) -> Result<Message, CommandError> {
    let game = game_of(stored)?;
    let (info, head) = (game.info(), &stored.head);
    let (fewest, most, have) = (*info.seats.start(), *info.seats.end(), stored.seats.len());
    let kept = kept_seats::kept(stored, now).count();
    let free = most.saturating_sub(have + kept);
    let wanted = if have < fewest {
        format!("{} more needed", fewest - have)
    } else if free > 0 {
        format!("ready; room for {free} more")
    } else if kept > 0 {
        "ready; the other seats are kept".to_owned()
    } else {
        "full".to_owned()
    };
    let options = Options::parse(info.options, &head.options).map_err(CommandError::internal)?;
    let minutes = usize::from(info.minutes_for(have.max(fewest)));
    let mut terms = vec![
        format!("about {}", words::count(minutes, "minute")),
        table_options::with_origin(&head.origin, &options_in_words(&options)),
        table_options::clock_and_thread(head.clock, head.thread),
    ];
    for (says, words) in [
        (head.hints, "with hints, so it is not rated"),
        (!head.rated, "unrated"),
        (head.starts_when_full, "starts when full"),
    ] {
        terms.extend(says.then(|| words.to_owned()));
    }
    terms.extend(table_options::minimum_in_words(head.minimum));
    let limits = match head.answers_only {
        Some(_) => format!("\n-# {LIMITS}"),
        None => String::new(),
    };
    let embed = CreateEmbed::new()
        .title(registry::full_name(info))
        .description(format!(
            "{}{}\n-# {}{}",
            info.pitch,
            table_options::rematch_in_words(&head.origin),
            terms.join(" · "),
            limits
        ))
        .field(
            format!("Players ({have} of {most}) · {wanted}"),
            players(stored, now),
            false,
        )
        .footer(CreateEmbedFooter::new(format!(
            "Table {}",
            table_name(head.id)
        )))
        .colour(LOBBY);
    let mut message = Message::new(if has_others(stored) {
        first_sentence(stored, info.name, have >= fewest)
    } else {
        with_the_bot(stored, info.name, have >= fewest)
    });
    message.shows = Some(head.into());
    message.embeds.push(embed);
    message.components = controls(stored, fewest, most, free);
    Ok(message)
}

/// Whether somebody else can join; not in a direct message with the bot.
fn has_others(stored: &StoredTable) -> bool {
    !stored.head.guild.is_empty() || stored.head.answers_only.is_some()
}

/// The controls: for people, for company, and about the game.
fn controls(stored: &StoredTable, fewest: usize, most: usize, free: usize) -> Vec<CreateActionRow> {
    let (table, have) = (stored.head.id, stored.seats.len());
    let button = |action, label: &str, style| {
        TableControl::at_any_ply(table, Surface::Board, action).button(label, style)
    };
    let has_others = has_others(stored);
    let join = TableAction::Lobby(LobbyAction::Join);
    let join = button(join, "Join", ButtonStyle::Success).disabled(have >= most);
    let mut people = Vec::from_iter(has_others.then_some(join));
    people.extend([
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
    ]);
    let about = vec![
        button(
            TableAction::Lobby(LobbyAction::Word),
            "Lucky word",
            ButtonStyle::Secondary,
        ),
        button(TableAction::Help, "More", ButtonStyle::Secondary),
    ];
    if stored.players_role.is_some() && free > 0 {
        people.push(button(
            TableAction::Lobby(LobbyAction::Call),
            "Players wanted",
            ButtonStyle::Secondary,
        ));
    }
    let mut rows = vec![CreateActionRow::Buttons(people)];
    if has_others && free > 0 {
        let kind = CreateSelectMenuKind::User {
            default_users: None,
        };
        let menu = menu(stored, LobbyAction::Invite, kind).placeholder("Invite somebody");
        rows.push(CreateActionRow::SelectMenu(menu));
    }
    rows.extend(house_menu(stored, free).map(CreateActionRow::SelectMenu));
    rows.push(CreateActionRow::Buttons(about));
    rows
}

/// What the button More answers, privately: how the game is won, and what is seldom looked up.
pub(crate) fn more(stored: &StoredTable) -> Result<Message, CommandError> {
    let info = game_of(stored)?.info();
    let button = |action, label: &str| {
        TableControl::at_any_ply(stored.head.id, Surface::Board, action)
            .button(label, ButtonStyle::Secondary)
    };
    let mut buttons = vec![
        button(TableAction::Rules, "Rules"),
        button(TableAction::Verify, "Fair dice"),
    ];
    if game_of(stored)?.telling().is_some() && !registry::is_earlier(info) {
        let learn = PageControl::learn(info.key).style(ButtonStyle::Primary);
        buttons.insert(0, learn);
    }
    let words = format!(
        "**{}** · how it is won: {}\nA **lucky word** of yours is mixed into the dice. Nobody else awake? The host adds house players in the lobby.",
        info.name, info.goal
    );
    Ok(Message::with_buttons(words, buttons))
}

/// A menu of the lobby. Discord's client keeps showing what was chosen last until the menu has another id, so the id changes with
/// the people at the table.
fn menu(stored: &StoredTable, action: LobbyAction, kind: CreateSelectMenuKind) -> CreateSelectMenu {
    let people = stored.seats.len() + stored.invitations.len();
    let control = TableControl {
        table: stored.head.id,
        surface: Surface::Board,
        drawn: u32::try_from(people).unwrap_or(u32::MAX),
        action: TableAction::Lobby(action),
    };
    CreateSelectMenu::new(control.to_string(), kind)
}

/// The menu that adds and removes house players; `None` if it can do neither.
fn house_menu(stored: &StoredTable, free: usize) -> Option<CreateSelectMenu> {
    let mut options = Vec::new();
    if free > 0 {
        options.extend(LEVELS.into_iter().map(|(level, words)| {
            let words = words().to_string();
            let (name, describes) = words.split_once(": ").unwrap_or((&words, ""));
            CreateSelectMenuOption::new(format!("House player, {name}"), level.name())
                .description(describes)
        }));
    }
    let last = stored.seats.iter().rfind(|seat| seat.level.is_some());
    if let Some(last) = last {
        let label = format!("Remove {}", last.name);
        options.push(CreateSelectMenuOption::new(label, house_seats::REMOVE));
    }
    let placeholder = if free > 0 {
        "Add a house player"
    } else {
        "Remove a house player"
    };
    let kind = CreateSelectMenuKind::String { options };
    let any = free > 0 || last.is_some();
    any.then(|| menu(stored, LobbyAction::House, kind).placeholder(placeholder))
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
    if stored.head.starts_when_full {
        format!("{who} It starts by itself when every seat is taken.")
    } else if ready {
        format!("{who} {name} can press Start now.")
    } else {
        format!("{who} Press Join to play.")
    }
}

/// What comes next where nobody else can join.
fn with_the_bot(stored: &StoredTable, game: &str, ready: bool) -> String {
    let next = match stored.seats.len() {
        _ if !ready => "Add a house player, then press Start.",
        1 => "Press Start to play alone, or add a house player.",
        _ => "Press Start to play.",
    };
    format!("Your table of {game} is open. {next}")
}

/// The players, one on each line, and those for whom a seat is kept.
fn players(stored: &StoredTable, now: WallTime) -> String {
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
    for (number, invitation) in (stored.seats.len() + 1..).zip(kept_seats::kept(stored, now)) {
        let (name, until) = (
            words::safe_name(&invitation.name),
            kept_seats::until(invitation.until),
        );
        _ = writeln!(players, "{number}. kept for {name} until {until}");
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
            "Table {} · check the dice: /table verify",
            table_name(head.id)
        )))
        .colour(CLOSED);
    let mut message = Message::new("This table is closed.");
    message.shows = Some(head.into());
    message.embeds.push(embed);
    Ok(message)
}
