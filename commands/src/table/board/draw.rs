//! Draws a game's screen as a Discord message. All boards and panels are built here.

use games::names::Names;
use games::registry::{self, GameType};
use games::screen::{Action, Button, Menu, Row, Screen, Style};
use games::seat::Viewer;
use serenity::all::{
    ButtonStyle, CreateActionRow, CreateButton, CreateEmbed, CreateEmbedFooter, CreateSelectMenu,
    CreateSelectMenuKind, CreateSelectMenuOption,
};

use crate::bot::Bot;
use crate::protocol::answer::Message;
use crate::protocol::custom_id::{PlayAction, Surface, TableAction};
use crate::protocol::emoji::Emoji;
use crate::state::active::ActiveTable;
use crate::table::board::description::{Company, description};
use crate::texts::{Lang, boards as t};
use crate::time::deadlines;

/// Discord's limit for a select menu:
/// <https://discord.com/developers/docs/components/reference#string-select>
const MENU_LIMIT: usize = 25;

const OPEN: u32 = 0xE8_A3_3D;
pub(crate) const ENDED: u32 = 0x6B_8F_71;
const PRIVATE: u32 = 0x5B_7D_B8;

/// What the player is looking at: the part of the screen in focus, and the page of a long menu.
#[derive(Clone, Copy, Default)]
pub(crate) struct Attention<'a> {
    pub focus: &'a str,
    /// The row of the menu, and its page from 0.
    pub page: Option<(u8, u8)>,
}

/// The public message of a table in play.
pub(crate) fn board(bot: &Bot, active: &ActiveTable, attention: Attention<'_>) -> Message {
    let emoji = &bot.emoji.styled(active.told.shared_style());
    let screen = active
        .game()
        .screen(Viewer::Public, &active.names, attention.focus);
    let rated = active.table.is_rated();
    let mut times = deadlines::lines(active.clocks(), &active.names, bot.now(), rated);
    times.extend(active.parts_in_words());
    let announced = |line: &String| format!("📢 {line}");
    times.extend(bot.announcement.lock().as_ref().map(announced));
    let mut embed = embed(&screen, active, active.into(), emoji, &times).colour(OPEN);
    // It stands still when nobody has pressed anything for a while.
    if active.board.answers_only {
        let footer = t::may_be_out_of_date(active.lang(), footer(active, active.lang()));
        embed = embed.footer(CreateEmbedFooter::new(footer));
    }
    let id = |action: PlayAction| active.control(Surface::Board, action).to_string();
    let locked = active.waits_for_the_house();
    let lang = active.lang();
    let mut message = Message::new(emoji.text(&with_news(active, &screen.summary)));
    let help = TableAction::HelpOn(message.number);
    let mut rows = controls(&screen, &id, emoji, attention.page, (lang, locked));
    add_button(&mut rows, button(active, help, "?"));
    if active.table.has_hints() && active.has_choice() {
        let hint = button(active, TableAction::Hint, t::HINT.say(lang));
        add_button(&mut rows, hint);
    }
    if active.clocks().any_away() {
        offer_back(active, &mut rows);
    }
    for seat in active.seats() {
        if let Some(button) = active.return_button(seat, Surface::Board) {
            add_button(&mut rows, button);
        }
    }
    message.embeds.push(embed);
    message.components = rows;
    message
}

/// What the house players did, before what is to be done now. What the summary says anyway is not said twice.
pub(crate) fn with_news(active: &ActiveTable, summary: &str) -> String {
    let mut news = active.news.sentences(&active.names);
    let named = active.news.last_seat().map(|seat| active.names.of(seat));
    // The summary begins with what happened last, which the news tell with the rest of that turn.
    let rest = match (summary.split_once(". "), named) {
        (Some((latest, rest)), Some(name)) if latest.contains(&name) => rest,
        (None, Some(name)) if summary.contains(&name) => {
            news.pop();
            summary
        }
        _ => summary,
    };
    news.push(rest.to_owned());
    active.lang().sentences(news)
}

/// The public board of a finished table after an earlier turn, without controls; `happened` describes that turn.
pub(crate) fn past(active: &ActiveTable, emoji: &Emoji, happened: &str) -> Message {
    let screen = active.game().screen(Viewer::Public, &active.names, "");
    let embed = embed(&screen, active, active.into(), emoji, &[]);
    Message::new(happened).with_embed(embed.colour(PRIVATE))
}

/// A player's private screen in their own language, as a message below `note` if there is one. `page` is that of a long menu, as in
/// [`Attention`].
pub(crate) fn panel(
    active: &ActiveTable,
    names: &Names,
    screen: &Screen,
    emoji: &Emoji,
    page: Option<(u8, u8)>,
    note: Option<&str>,
) -> Message {
    let summary = emoji.text(&screen.summary);
    let mut message =
        Message::new(note.map_or(summary.clone(), |note| format!("{note}\n{summary}")));
    let company = Company {
        names,
        ..active.into()
    };
    let embed = embed(screen, active, company, emoji, &[]).colour(PRIVATE);
    if active.ended() {
        // A game may have more to show than the board has room for.
        let board = active.game().screen(Viewer::Public, names, "");
        if screen.parts != board.parts {
            message.embeds.push(embed);
        }
        return message;
    }
    let id = |action: PlayAction| active.control(Surface::Panel, action).to_string();
    let mut rows = controls(screen, &id, emoji, page, (names.lang(), false));
    let offers_panel = screen.actions().any(|action| *action == Action::Panel);
    // A private message can only change when something on it is pressed, so it always has a control.
    if !offers_panel && rows.is_empty() {
        let refresh = active
            .control(Surface::Panel, PlayAction::Panel)
            .button(t::REFRESH.say(names.lang()), ButtonStyle::Secondary);
        rows.push(CreateActionRow::Buttons(vec![refresh]));
    }
    message.embeds.push(embed);
    message.components = rows;
    message
}

/// Adds the button with which an absent player plays their own seat again. Any move does so too, so a message without room for the
/// button still works.
fn offer_back(active: &ActiveTable, rows: &mut Vec<CreateActionRow>) {
    let clocks = active.clocks();
    let mut away = active
        .seats()
        .filter(|seat| clocks.away(*seat) && !clocks.barred(*seat));
    let label = match (away.next(), away.next()) {
        (None, _) => return,
        // A label has no markdown, so the name needs no escapes.
        (Some(seat), None) => {
            let name = active.names.of(seat).replace('\\', "");
            t::named_is_back(active.lang(), name)
        }
        _ => t::I_AM_BACK.say(active.lang()).to_owned(),
    };
    let back = button(active, PlayAction::TakeBack, &label);
    if rows.len() < 5 {
        rows.push(CreateActionRow::Buttons(vec![back]));
    } else {
        add_button(rows, back);
    }
}

/// A grey button of a board, or of what its button More or `?` answers.
pub(crate) fn button(
    active: &ActiveTable,
    action: impl Into<TableAction>,
    label: &str,
) -> CreateButton {
    let control = active.control(Surface::Board, action);
    control.button(label, ButtonStyle::Secondary)
}

/// Buttons for the rules, and for a report where there may be moderators.
pub(crate) fn rules_and_report(active: &ActiveTable, lang: Lang) -> Vec<CreateButton> {
    let mut buttons = vec![button(active, TableAction::Rules, t::RULES.say(lang))];
    if active.board.guild.is_some() && !active.board.answers_only {
        let report = button(active, TableAction::Report, t::REPORT.say(lang));
        buttons.push(report);
    }
    buttons
}

/// Adds a button to the last row of buttons that has room, or else in a row of its own.
pub(crate) fn add_button(rows: &mut Vec<CreateActionRow>, button: CreateButton) {
    let room = rows.iter_mut().rev().find_map(|row| match row {
        CreateActionRow::Buttons(buttons) if buttons.len() < 5 => Some(buttons),
        _ => None,
    });
    if let Some(buttons) = room {
        buttons.push(button);
    } else if rows.len() < 5 {
        rows.push(CreateActionRow::Buttons(vec![button]));
    }
}

/// The board of a game at which nobody else sits, and which only its player sees; `what` says which it is.
pub(crate) fn private_board(
    screen: &Screen,
    game: &'static dyn GameType,
    names: &Names,
    emoji: &Emoji,
    what: &str,
) -> CreateEmbed {
    let company = Company {
        game,
        names,
        players: &[],
        outcome: None,
    };
    let footer = t::only_you(names.lang(), what);
    CreateEmbed::new()
        .title(screen.title.clone())
        .description(description(screen, company, emoji, &[]))
        .footer(CreateEmbedFooter::new(footer))
        .colour(PRIVATE)
}

/// A board of a table, in this company.
pub(crate) fn embed(
    screen: &Screen,
    active: &ActiveTable,
    company: Company<'_>,
    emoji: &Emoji,
    times: &[String],
) -> CreateEmbed {
    let footer = footer(active, company.names.lang());
    CreateEmbed::new()
        .title(screen.title.clone())
        .description(description(screen, company, emoji, times))
        .footer(CreateEmbedFooter::new(footer))
}

fn footer(active: &ActiveTable, lang: Lang) -> String {
    let (info, table) = (active.kind().info(), active.id);
    if registry::is_earlier(info) {
        t::footer_of_edition(lang, table, info.edition)
    } else if active.ended() {
        t::footer(lang, table)
    } else {
        t::table(lang, table)
    }
}

/// The id of what a control of a game does, where it is drawn.
pub(crate) type IdOf<'a> = &'a dyn Fn(PlayAction) -> String;

struct ControlBuilder<'a> {
    id: IdOf<'a>,
    emoji: &'a Emoji,
    lang: Lang,
    /// Nobody can play now, so that nothing but a hand can be pressed.
    locked: bool,
}

impl ControlBuilder<'_> {
    fn button(&self, button: &Button) -> CreateButton {
        let mut drawn = CreateButton::new((self.id)(PlayAction::from(&button.action)))
            .label(button.label.clone())
            .style(match button.style {
                Style::Primary => ButtonStyle::Primary,
                Style::Secondary => ButtonStyle::Secondary,
                Style::Success => ButtonStyle::Success,
                Style::Danger => ButtonStyle::Danger,
            })
            .disabled(self.locked && button.action != Action::Panel);
        if let Some(picture) = button.picture.and_then(|name| self.emoji.reaction(name)) {
            drawn = drawn.emoji(picture);
        }
        drawn
    }

    fn menu(&self, menu: &Menu, row: u8, page: usize) -> CreateActionRow {
        let shown = menu.choices.iter().skip(page * MENU_LIMIT).take(MENU_LIMIT);
        let options = shown.map(|choice| {
            let value = PlayAction::from(&choice.action).to_string();
            let mut option = CreateSelectMenuOption::new(choice.label.clone(), value)
                .default_selection(choice.chosen);
            if !choice.detail.is_empty() {
                option = option.description(choice.detail.clone());
            }
            if let Some(picture) = choice.picture.and_then(|name| self.emoji.reaction(name)) {
                option = option.emoji(picture);
            }
            option
        });
        let options = options.collect();
        let prompt = if last_page(menu) > 0 {
            t::menu_page(self.lang, &menu.prompt, page + 1, last_page(menu) + 1)
        } else {
            menu.prompt.clone()
        };
        CreateActionRow::SelectMenu(
            CreateSelectMenu::new(
                (self.id)(PlayAction::Menu(row)),
                CreateSelectMenuKind::String { options },
            )
            .placeholder(prompt)
            .disabled(self.locked),
        )
    }

    /// Buttons to the previous and the next page, if there are any.
    fn pager(&self, menu: &Menu, row: u8, page: usize) -> Vec<CreateButton> {
        let count = menu.choices.len();
        let to = |page: usize| {
            let (first, last) = (page * MENU_LIMIT + 1, count.min((page + 1) * MENU_LIMIT));
            let number = u8::try_from(page).expect("a menu has fewer than 256 pages");
            CreateButton::new((self.id)(PlayAction::Page(row, number)))
                .label(t::entries(self.lang, first, last))
                .style(ButtonStyle::Secondary)
        };
        let back = (page > 0).then(|| to(page - 1));
        let on = (page < last_page(menu)).then(|| to(page + 1));
        back.into_iter().chain(on).collect()
    }
}

/// The number of the last page of a menu, from 0.
fn last_page(menu: &Menu) -> usize {
    menu.choices.len().saturating_sub(1) / MENU_LIMIT
}

/// The rows of controls in a language, `locked` while nobody can play. A menu of more than 25 entries shows the requested page, or else
/// the page of the chosen entry.
pub(crate) fn controls(
    screen: &Screen,
    id: IdOf<'_>,
    emoji: &Emoji,
    requested: Option<(u8, u8)>,
    (lang, locked): (Lang, bool),
) -> Vec<CreateActionRow> {
    let controls = ControlBuilder {
        id,
        emoji,
        lang,
        locked,
    };
    let mut rows = Vec::new();
    let mut pagers = Vec::new();
    for (row, content) in (0..).zip(&screen.rows) {
        match content {
            Row::Buttons(buttons) => {
                let drawn = buttons.iter().map(|button| controls.button(button));
                rows.push(CreateActionRow::Buttons(drawn.collect()));
            }
            Row::Menu(menu) => {
                let chosen = menu.choices.iter().position(|choice| choice.chosen);
                let page = match requested {
                    Some((menu_row, page)) if menu_row == row => {
                        usize::from(page).min(last_page(menu))
                    }
                    _ => chosen.unwrap_or(0) / MENU_LIMIT,
                };
                rows.push(controls.menu(menu, row, page));
                pagers.extend(controls.pager(menu, row, page));
            }
        }
    }
    if !pagers.is_empty() {
        rows.push(CreateActionRow::Buttons(pagers));
    }
    rows
}
