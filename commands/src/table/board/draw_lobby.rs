//! Draws a table that has not begun, and one that was closed before it began.

use std::fmt::Write;

use db::WallTime;
use games::options::Options;
use games::registry;
use serenity::all::{
    ButtonStyle, CreateActionRow, CreateEmbed, CreateEmbedFooter, CreateSelectMenu,
    CreateSelectMenuKind, CreateSelectMenuOption,
};
use tables::event::{Ending, PersonNo};

use crate::error::CommandError;
use crate::protocol::answer::Message;
use crate::protocol::custom_id::{LobbyAction, Surface, TableAction, TableControl};
use crate::protocol::page_id::PageControl;
use crate::state::active::ActiveTable;
use crate::table::board::house_seats;
use crate::table::kept_seats;
use crate::table::table_options;
use crate::table::table_options::{LEVELS, options_in_words};
use crate::table_name::table_name;
use crate::texts::Lang;
use crate::words::{self, start_command};

const LOBBY: u32 = 0x3B_88_C3;
const CLOSED: u32 = 0x6B_72_80;

/// What is different where the bot is no member.
pub(crate) const LIMITS: &str = "I am not a member here and can only answer presses: I cannot ping you when it is your turn, and I cannot open threads. \
    After 15 minutes without a press, the board stops updating until someone presses a button. Clocks keep running.";

/// The message of a table that has not begun.
pub(crate) fn lobby(lobby: &ActiveTable, now: WallTime) -> Result<Message, CommandError> {
    let (info, opened) = (lobby.kind().info(), lobby.table.opened());
    let have = lobby.table.players().len();
    let (fewest, most) = (*info.seats.start(), *info.seats.end());
    let free = lobby.table.free_seats(None, now);
    let wanted = if have < fewest {
        format!("{} more needed", fewest - have)
    } else if free > 0 {
        format!("ready; room for {free} more")
    } else if lobby.table.kept(now).next().is_some() {
        "ready; the other seats are kept".to_owned()
    } else {
        "full".to_owned()
    };
    let options = Options::parse(info.options, &opened.options).map_err(CommandError::internal)?;
    let minutes = usize::from(info.minutes_for(have.max(fewest)));
    let mut terms = vec![
        format!("about {}", words::count(minutes, "minute")),
        table_options::with_origin(opened.origin, &options_in_words(&options)),
        table_options::clock_and_thread(opened.clock, opened.thread),
    ];
    for (says, words) in [
        (opened.hints, "with hints, so it is not rated"),
        (!opened.rated, "unrated"),
        (opened.starts_when_full, "starts when full"),
    ] {
        terms.extend(says.then(|| words.to_owned()));
    }
    terms.extend(table_options::minimum_in_words(opened.minimum));
    let limits = if lobby.board.answers_only {
        format!("\n-# {LIMITS}")
    } else {
        String::new()
    };
    let embed = CreateEmbed::new()
        .title(registry::full_name(info))
        .description(format!(
            "{}{}\n-# {}{}",
            info.pitch.say(Lang::En),
            table_options::rematch_in_words(opened.origin),
            terms.join(" · "),
            limits
        ))
        .field(
            format!("Players ({have} of {most}) · {wanted}"),
            players(lobby, now),
            false,
        )
        .footer(CreateEmbedFooter::new(format!(
            "Table {}",
            table_name(lobby.id)
        )))
        .colour(LOBBY);
    let mut message = Message::new(if has_others(lobby) {
        first_sentence(lobby, have >= fewest)
    } else {
        with_the_bot(lobby, have >= fewest)
    });
    message.shows = lobby.shown();
    message.embeds.push(embed);
    message.components = controls(lobby, fewest, most, free);
    Ok(message)
}

/// Whether somebody else can join; not in a direct message with the bot.
fn has_others(lobby: &ActiveTable) -> bool {
    lobby.board.guild.is_some() || lobby.board.answers_only
}

/// The controls: for people, for company, and about the game.
fn controls(lobby: &ActiveTable, fewest: usize, most: usize, free: usize) -> Vec<CreateActionRow> {
    let (table, have) = (lobby.id, lobby.table.players().len());
    let button = |action, label: &str, style| {
        TableControl::at_any_ply(table, Surface::Board, action).button(label, style)
    };
    let has_others = has_others(lobby);
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
    if lobby.players_role.is_some() && free > 0 {
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
        let menu = menu(lobby, LobbyAction::Invite, kind).placeholder("Invite somebody");
        rows.push(CreateActionRow::SelectMenu(menu));
    }
    rows.extend(house_menu(lobby, free).map(CreateActionRow::SelectMenu));
    rows.push(CreateActionRow::Buttons(about));
    rows
}

/// What the button More answers, privately: how the game is won, and what is seldom looked up.
pub(crate) fn more(lobby: &ActiveTable) -> Message {
    let info = lobby.kind().info();
    let button = |action, label: &str| {
        TableControl::at_any_ply(lobby.id, Surface::Board, action)
            .button(label, ButtonStyle::Secondary)
    };
    let mut buttons = vec![
        button(TableAction::Rules, "Rules"),
        button(TableAction::Verify, "Fair dice"),
    ];
    if lobby.kind().telling().is_some() && !registry::is_earlier(info) {
        let learn = PageControl::learn(info.key).style(ButtonStyle::Primary);
        buttons.insert(0, learn);
    }
    let words = format!(
        "**{}** · how it is won: {}\nA **lucky word** of yours is mixed into the dice. Nobody else awake? The host adds house players in the lobby.",
        info.name,
        info.goal.say(Lang::En)
    );
    Message::with_buttons(words, buttons)
}

/// A menu of the lobby. Discord's client keeps showing what was chosen last until the menu has another id, so the id changes with
/// the people at the table.
fn menu(lobby: &ActiveTable, action: LobbyAction, kind: CreateSelectMenuKind) -> CreateSelectMenu {
    let people = lobby.table.players().len() + lobby.table.guests().len();
    let control = TableControl {
        table: lobby.id,
        surface: Surface::Board,
        drawn: u32::try_from(people).unwrap_or(u32::MAX),
        action: TableAction::Lobby(action),
    };
    CreateSelectMenu::new(control.to_string(), kind)
}

/// The menu that adds and removes house players; `None` if it can do neither.
fn house_menu(lobby: &ActiveTable, free: usize) -> Option<CreateSelectMenu> {
    let mut options = Vec::new();
    if free > 0 {
        options.extend(LEVELS.into_iter().map(|(level, words)| {
            let words = words().to_string();
            let (name, describes) = words.split_once(": ").unwrap_or((&words, ""));
            CreateSelectMenuOption::new(format!("House player, {name}"), level.name())
                .description(describes)
        }));
    }
    let mut house = lobby
        .table
        .players()
        .iter()
        .filter_map(|player| player.house.as_ref());
    let last = house.next_back();
    if let Some((_, name)) = last {
        let label = format!("Remove {name}");
        options.push(CreateSelectMenuOption::new(label, house_seats::REMOVE));
    }
    let placeholder = if free > 0 {
        "Add a house player"
    } else {
        "Remove a house player"
    };
    let kind = CreateSelectMenuKind::String { options };
    let any = free > 0 || last.is_some();
    any.then(|| menu(lobby, LobbyAction::House, kind).placeholder(placeholder))
}

/// Who opened the table, or is the host now, and what comes next.
fn first_sentence(lobby: &ActiveTable, ready: bool) -> String {
    let (host, game) = (lobby.host_name(), lobby.kind().info().name);
    // The person who opened the table sat down first.
    let opened = host.is_some() && lobby.table.host() == PersonNo(0);
    let name = host.unwrap_or_else(|| "The host".to_owned());
    let who = if opened {
        format!("{name} has opened a table of {game}.")
    } else {
        format!("{name} is the host of this table of {game} now.")
    };
    if lobby.table.opened().starts_when_full {
        format!("{who} It starts by itself when every seat is taken.")
    } else if ready {
        format!("{who} {name} can press Start now.")
    } else {
        format!("{who} Press Join to play.")
    }
}

/// What comes next where nobody else can join.
fn with_the_bot(lobby: &ActiveTable, ready: bool) -> String {
    let next = match lobby.table.players().len() {
        _ if !ready => "Add a house player, then press Start.",
        1 => "Press Start to play alone, or add a house player.",
        _ => "Press Start to play.",
    };
    let game = lobby.kind().info().name;
    format!("Your table of {game} is open. {next}")
}

/// The players, one on each line, and those for whom a seat is kept.
fn players(lobby: &ActiveTable, now: WallTime) -> String {
    let mut players = String::new();
    for (number, player) in (1..).zip(lobby.table.players()) {
        let name = lobby.name_of(player);
        let level = player.house.as_ref();
        let level = level.map_or_else(String::new, |(level, _)| format!(" · house, {level}"));
        let person = player.person();
        let host = if person == lobby.table.host() {
            " · host"
        } else {
            ""
        };
        let word = if lobby.person(person).word.is_empty() {
            ""
        } else {
            " · gave a lucky word"
        };
        _ = writeln!(players, "{number}. {name}{level}{host}{word}");
    }
    let mut kept: Vec<_> = lobby.table.kept(now).collect();
    kept.sort_by_key(|guest| lobby.user_of(guest.person));
    for (number, guest) in (lobby.table.players().len() + 1..).zip(kept) {
        let name = words::safe_name(lobby.plain_name(guest.person));
        let until = kept_seats::until(guest.until);
        _ = writeln!(players, "{number}. kept for {name} until {until}");
    }
    players
}

/// The message of a table that was closed before it began.
pub(crate) fn closed(table: &ActiveTable) -> Message {
    let game = table.kind();
    let why = words::why(table.table.closed().map(Ending::word));
    let embed = CreateEmbed::new()
        .title(format!("{} · closed", game.info().name))
        .description(format!(
            "This table was closed because {why}. Open another with `{}`.",
            start_command(game)
        ))
        .footer(CreateEmbedFooter::new(format!(
            "Table {} · check the dice: /table verify",
            table_name(table.id)
        )))
        .colour(CLOSED);
    let mut message = Message::new("This table is closed.");
    message.shows = table.shown();
    message.embeds.push(embed);
    message
}
