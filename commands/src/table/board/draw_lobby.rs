//! Draws a table that has not begun, and one that was closed before it began.

use std::fmt::Write;

use db::WallTime;
use games::game::GameInfo;
use games::lang::Phrase;
use games::options::Options;
use games::picture::Picture;
use games::registry;
use serenity::all::{
    ButtonStyle, CreateActionRow, CreateEmbedFooter, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption,
};
use tables::event::PersonNo;

use crate::bot::Bot;
use crate::error::{CommandError, Result};
use crate::protocol::answer::{Message, embed};
use crate::protocol::custom_id::{LobbyAction, Surface, TableAction, TableControl};
use crate::protocol::emoji::Emoji;
use crate::protocol::page_id::PageControl;
use crate::state::active::ActiveTable;
use crate::table::table_options::{self, LEVELS};
use crate::texts::{Lang, boards as t};
use crate::time::moment::{Style, moment};
use crate::words::{self, start_command};

/// What the menu of house players offers besides the levels: to remove the one that came last.
pub(crate) const REMOVE: &str = "remove";

const LOBBY: u32 = 0x3B_88_C3;
const CLOSED: u32 = 0x6B_72_80;

/// The message of a table that has not begun.
pub(crate) fn lobby(bot: &Bot, lobby: &ActiveTable) -> Result<Message> {
    let (info, opened, now) = (lobby.kind().info(), lobby.table.opened(), bot.clock.now());
    let lang = lobby.lang();
    let have = lobby.table.players().len();
    let (fewest, most) = (*info.seats.start(), *info.seats.end());
    let free = lobby.table.free_seats(None, now);
    let kept = lobby.table.kept(now).count();
    let wanted = if have < fewest {
        t::more_needed(lang, fewest - have)
    } else if free > 0 {
        t::room_for(lang, free)
    } else if kept > 0 {
        t::others_kept(lang, kept)
    } else {
        t::FULL.say(lang).to_owned()
    };
    let options = Options::parse(info.options, &opened.options).map_err(CommandError::internal)?;
    let minutes = usize::from(info.minutes_for(have.max(fewest)));
    let mut terms = vec![t::about(lang, minutes)];
    terms.extend(table_options::with_origin(opened.origin, &options, lang));
    terms.push(table_options::clock_and_thread(
        opened.clock,
        opened.thread,
        lang,
    ));
    for (says, words) in [
        (opened.hints, t::WITH_HINTS),
        // A table with house players has hints, and is not rated.
        (
            !opened.rated || lobby.table.has_hints() && !opened.hints,
            t::UNRATED,
        ),
        (opened.starts_when_full, t::STARTS_WHEN_FULL),
    ] {
        terms.extend(says.then(|| words.say(lang).to_owned()));
    }
    terms.extend(table_options::minimum_in_words(opened.minimum, lang));
    let mut text = format!(
        "{}{}{}\n-# {}",
        cover(info, &bot.emoji.styled(lobby.told.shared_style())),
        info.pitch.say(lang),
        table_options::rematch_in_words(opened.origin, lang),
        terms.join(" · "),
    );
    if lobby.board.answers_only {
        _ = write!(text, "\n-# {}", t::NOT_A_MEMBER.say(lang));
    }
    let heading = t::players(lang, have, most, wanted);
    let embed = embed(&registry::full_name(info), text, LOBBY)
        .field(heading, players(lobby, now), false)
        .footer(CreateEmbedFooter::new(t::table(lang, lobby.id)));
    let mut message = Message::new(if has_others(lobby) {
        first_sentence(lobby, have >= fewest)
    } else {
        with_the_bot(lobby, have >= fewest)
    });
    message.shows = lobby.shown();
    message.embeds.push(embed);
    message.components = controls(lobby, message.number, (fewest, most, free));
    Ok(message)
}

/// The pictures of a game, as large as Discord draws them in a text; nothing for who wants words, or before they are known.
fn cover(info: &GameInfo, emoji: &Emoji) -> String {
    if emoji.is_in_words() || !emoji.has_all(info.cover()) {
        return String::new();
    }
    let tokens: String = info.cover().map(Picture::token).collect();
    format!("# {}\n", emoji.text(&tokens))
}

/// Whether somebody else can join; not in a direct message with the bot.
fn has_others(lobby: &ActiveTable) -> bool {
    lobby.board.guild.is_some() || lobby.board.answers_only
}

/// The controls: for people and about the game, then for company.
fn controls(
    lobby: &ActiveTable,
    number: u64,
    (fewest, most, free): (usize, usize, usize),
) -> Vec<CreateActionRow> {
    let (table, have, lang) = (lobby.id, lobby.table.players().len(), lobby.lang());
    let button = |action, label: Phrase, style| {
        TableControl::at_any_ply(table, Surface::Board, action).button(label.say(lang), style)
    };
    let has_others = has_others(lobby);
    let act = |action, label, style| button(TableAction::Lobby(action), label, style);
    let join = act(LobbyAction::Join, t::JOIN, ButtonStyle::Success).disabled(have >= most);
    let mut people = Vec::from_iter(has_others.then_some(join));
    people.extend([
        act(LobbyAction::Start, t::START, ButtonStyle::Primary).disabled(have < fewest),
        act(LobbyAction::Leave, t::LEAVE, ButtonStyle::Secondary),
    ]);
    if lobby.players_role.is_some() && free > 0 {
        let call = act(LobbyAction::Call, t::PLAYERS_WANTED, ButtonStyle::Secondary);
        people.push(call);
    }
    people.push(button(
        TableAction::HelpOn(number),
        t::MORE,
        ButtonStyle::Secondary,
    ));
    let mut rows = vec![CreateActionRow::Buttons(people)];
    if has_others && free > 0 {
        let kind = CreateSelectMenuKind::User {
            default_users: None,
        };
        let menu = menu(lobby, LobbyAction::Invite, kind).placeholder(t::INVITE_SOMEBODY.say(lang));
        rows.push(CreateActionRow::SelectMenu(menu));
    }
    rows.extend(house_menu(lobby, free).map(CreateActionRow::SelectMenu));
    rows
}

/// What the button More answers, privately: how the game is won, and what is seldom looked up, in this language.
pub(crate) fn more(lobby: &ActiveTable, lang: Lang) -> Message {
    let info = lobby.kind().info();
    let lang = info.spoken(lang);
    let button = |surface, action, label: Phrase| {
        TableControl::at_any_ply(lobby.id, surface, action)
            .button(label.say(lang), ButtonStyle::Secondary)
    };
    let word = TableAction::Lobby(LobbyAction::Word);
    let mut buttons = vec![
        button(Surface::Board, TableAction::Rules, t::RULES),
        button(Surface::Board, TableAction::Verify, t::FAIR_DICE),
        button(Surface::Panel, word, t::LUCKY_WORD),
    ];
    if info.lesson.is_some() && !registry::is_earlier(info) {
        let learn = PageControl::learn(info.key, lang).style(ButtonStyle::Primary);
        buttons.insert(0, learn);
    }
    let words = t::how_it_is_won(lang, info.name, info.goal.say(lang));
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
    let (mut options, lang) = (Vec::new(), lobby.lang());
    if free > 0 {
        options.extend(LEVELS.into_iter().map(|(level, words)| {
            let words = words().say(lang);
            let (name, describes) = words.split_once([':', '：']).unwrap_or((&words, ""));
            CreateSelectMenuOption::new(t::house_player(lang, name.trim()), level.name())
                .description(describes.trim())
        }));
    }
    let mut house = lobby
        .table
        .players()
        .iter()
        .filter_map(|player| player.house.as_ref());
    let last = house.next_back();
    if let Some((_, name)) = last {
        let label = t::remove_named(lang, name);
        options.push(CreateSelectMenuOption::new(label, REMOVE));
    }
    let placeholder = if free > 0 {
        t::ADD_HOUSE_PLAYER
    } else {
        t::REMOVE_HOUSE_PLAYER
    };
    let kind = CreateSelectMenuKind::String { options };
    let any = free > 0 || last.is_some();
    any.then(|| menu(lobby, LobbyAction::House, kind).placeholder(placeholder.say(lang)))
}

/// Who opened the table, or is the host now, and what comes next.
fn first_sentence(lobby: &ActiveTable, ready: bool) -> String {
    let (host, game, lang) = (lobby.host_name(), lobby.kind().info().name, lobby.lang());
    // The person who opened the table sat down first.
    let opened = lobby.table.host() == PersonNo(0);
    let who = match &host {
        Some(name) if opened => t::has_opened(lang, name, game),
        Some(name) => t::is_host_now(lang, name, game),
        None => t::has_a_host(lang, game),
    };
    let next = match host {
        _ if lobby.table.opened().starts_when_full => t::STARTS_BY_ITSELF.say(lang).to_owned(),
        Some(name) if ready => t::can_start(lang, name),
        None if ready => t::HOST_CAN_START.say(lang).to_owned(),
        _ => t::PRESS_JOIN.say(lang).to_owned(),
    };
    lang.sentences([who, next])
}

/// What comes next where nobody else can join.
fn with_the_bot(lobby: &ActiveTable, ready: bool) -> String {
    let lang = lobby.lang();
    let next = match lobby.table.players().len() {
        _ if !ready => t::ADD_THEN_START,
        1 => t::START_ALONE,
        _ => t::PRESS_START,
    };
    let open = t::your_table(lang, lobby.kind().info().name);
    lang.sentences([&*open, next.say(lang)])
}

/// The players, one on each line, and those for whom a seat is kept.
fn players(lobby: &ActiveTable, now: WallTime) -> String {
    let (mut players, lang) = (String::new(), lobby.lang());
    for (number, player) in (1..).zip(lobby.table.players()) {
        let person = player.person();
        let is_host = person == lobby.table.host();
        let has_word = !lobby.person(person).word.is_empty();
        let house = player.house.as_ref();
        let level = house.map(|(level, _)| t::house_level(lang, level));
        let host = is_host.then(|| t::HOST.say(lang).to_owned());
        let word = has_word.then(|| t::GAVE_A_WORD.say(lang).to_owned());
        _ = write!(players, "{number}. {}", lobby.name_of(player));
        for note in [level, host, word].into_iter().flatten() {
            _ = write!(players, " · {note}");
        }
        players.push('\n');
    }
    let mut kept: Vec<_> = lobby.table.kept(now).collect();
    kept.sort_by_key(|guest| lobby.user_of(guest.person));
    for (number, guest) in (lobby.table.players().len() + 1..).zip(kept) {
        let name = words::safe_name(lobby.plain_name(guest.person));
        let until = moment(guest.until, Style::Time);
        _ = writeln!(players, "{number}. {}", t::kept_for(lang, name, until));
    }
    players
}

/// The message of a table that was closed before it began.
pub(crate) fn closed(table: &ActiveTable) -> Message {
    let (game, lang) = (table.kind(), table.lang());
    let why = table.table.closed();
    let why = why.map_or_else(String::new, |why| t::why(lang, why));
    let title = t::closed_title(lang, game.info().name);
    let footer = t::footer(lang, table.id);
    let embed = embed(
        &title,
        t::was_closed(lang, why, start_command(game)),
        CLOSED,
    );
    let embed = embed.footer(CreateEmbedFooter::new(footer));
    let mut message = Message::new(t::IS_CLOSED.say(lang)).with_embed(embed);
    message.shows = table.shown();
    message
}
