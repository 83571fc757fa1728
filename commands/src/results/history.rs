//! Finished tables: lists of them, and replays ply by ply.

use db::{Finished, Phase, StoredTable, TableId};
use serenity::all::{
    ButtonStyle, CreateActionRow, CreateButton, CreateEmbed, CreateSelectMenu,
    CreateSelectMenuKind, CreateSelectMenuOption,
};

use crate::bot::Bot;
use crate::context::{ComponentContext, Location, Person};
use crate::error::CommandError;
use crate::ids;
use crate::protocol::answer::{Answer, Message};
use crate::protocol::custom_id::{Surface, TableAction, TableControl};
use crate::protocol::page_id::{HistoryQuery, PageControl};
use crate::reply::Reply;
use crate::results::profile::described;
use crate::state::active::ActiveTable;
use crate::state::record::played;
use crate::table::draw;
use crate::table::load::stored;
use crate::table::permissions::is_here;
use crate::table_name::{from_base36, table_name, table_named};
use crate::time::period::day;
use crate::words;

/// Tables on a page; a menu of Discord's has room for 25.
const PAGE: u32 = 10;

const COLOUR: u32 = 0x5B_7D_B8;

/// Shows a list of finished tables privately.
pub(crate) async fn show(
    bot: &Bot,
    query: HistoryQuery,
    of: Option<&Person>,
    location: &Location,
) -> Result<Reply, CommandError> {
    let message = page(bot, &query, 0, location).await?.ok_or_else(|| {
        let place = if query.channel { "channel" } else { "server" };
        CommandError::user(match of {
            Some(of) => format!(
                "{} has not finished a table in this {place} yet.",
                words::safe_name(&of.name)
            ),
            None => format!("No table was finished in this {place} yet."),
        })
    })?;
    Ok(Answer::Private(Box::new(message)).into())
}

/// Shows another page of the list.
pub(crate) async fn show_page(
    bot: &Bot,
    query: &HistoryQuery,
    number: u32,
    location: &Location,
) -> Result<Reply, CommandError> {
    let message = match page(bot, query, number, location).await? {
        Some(message) => Some(message),
        // Tables or a player's data may have been deleted meanwhile.
        None => page(bot, query, 0, location).await?,
    };
    let message = message.ok_or_else(|| CommandError::user("Those tables no longer exist."))?;
    Ok(Answer::Update(Box::new(message)).into())
}

async fn page(
    bot: &Bot,
    query: &HistoryQuery,
    number: u32,
    location: &Location,
) -> Result<Option<Message>, CommandError> {
    let only_here = query.channel || location.guild.is_none();
    let which = Finished {
        guild: Some(ids::guild_text(location.guild)),
        channel: only_here.then(|| ids::text(location.channel)),
        user: query.user.map(ids::text),
        ..Finished::default()
    };
    let skip = number.saturating_mul(PAGE);
    let mut found = bot.store.latest_finished(which, skip, PAGE + 1).await?;
    if found.is_empty() {
        return Ok(None);
    }
    let older = found.len() > PAGE as usize;
    found.truncate(PAGE as usize);

    let mut lines = Vec::new();
    let mut options = Vec::new();
    for played in &found {
        let best = played.seats.iter().filter(|seat| seat.place == Some(1));
        let winners: Vec<String> = best.map(|seat| words::safe_name(&seat.name)).collect();
        let people: Vec<String> = played
            .seats
            .iter()
            .map(|seat| words::plain_name(&seat.name))
            .collect();
        let won = if winners.is_empty() {
            "nobody".to_owned()
        } else {
            words::list(&winners)
        };
        let voided = if played.voided { " · voided" } else { "" };
        lines.push(format!("{} · won by {won}{voided}", described(played)));
        let name = table_name(played.table);
        let label = format!("Table {name} · {}", day(played.ended));
        let people: String = words::list(&people).chars().take(100).collect();
        options.push(CreateSelectMenuOption::new(label, format!("#{name}")).description(people));
    }
    let embed = CreateEmbed::new()
        .title("Finished tables, newest first")
        .description(lines.join("\n"))
        .colour(COLOUR);
    let mut message = Message::new("Choose a table to replay it move by move.");
    message.embeds.push(embed);
    let kind = CreateSelectMenuKind::String { options };
    message.components.push(CreateActionRow::SelectMenu(
        CreateSelectMenu::new(PageControl::Open.to_string(), kind).placeholder("Open a table"),
    ));
    let to = |number: u32, label: &str| {
        CreateButton::new(PageControl::History(query.clone(), number).to_string())
            .label(label)
            .style(ButtonStyle::Secondary)
    };
    let mut buttons = Vec::new();
    if number > 0 {
        buttons.push(to(number - 1, "◀ Newer"));
    }
    if older {
        buttons.push(to(number + 1, "Older ▶"));
    }
    if !buttons.is_empty() {
        message.components.push(CreateActionRow::Buttons(buttons));
    }
    Ok(Some(message))
}

/// Opens the table chosen from a list, at its first ply.
pub(crate) async fn open(bot: &Bot, context: &ComponentContext) -> Result<Reply, CommandError> {
    // Lists of earlier versions have the number in base 36, and no `#` before it.
    let table = context.value.as_deref().and_then(|value| {
        if value.starts_with('#') {
            table_named(value)
        } else {
            from_base36(value)
        }
    });
    let table = table.ok_or_else(|| CommandError::user("No table was chosen."))?;
    let message = at(bot, table, 0, &context.location).await?;
    Ok(Answer::Private(Box::new(message)).into())
}

/// Shows a finished table at another ply: from its public board in a private reply, and from there in place.
pub(crate) async fn step(
    bot: &Bot,
    control: &TableControl,
    to: u32,
    context: &ComponentContext,
) -> Result<Reply, CommandError> {
    let message = Box::new(at(bot, control.table, to, &context.location).await?);
    Ok(match control.surface {
        Surface::Board => Answer::Private(message),
        Surface::Panel => Answer::Update(message),
    }
    .into())
}

/// The public board as it was after a ply.
async fn at(
    bot: &Bot,
    table: TableId,
    ply: u32,
    location: &Location,
) -> Result<Message, CommandError> {
    let mut stored = stored(bot, table).await?;
    let name = table_name(table);
    if !is_here(&stored.head, location) {
        return Err(CommandError::user(format!(
            "There is no table `{name}` here."
        )));
    }
    if stored.head.ended.is_none() {
        return Err(CommandError::user(format!(
            "Table {name} is still in play. Once it has ended, everybody can replay it."
        )));
    }
    let Some(last) = stored.plies.last().map(|ply| ply.ply) else {
        return Err(CommandError::user(format!(
            "Table {name} was closed before it began, so there is nothing to replay."
        )));
    };
    let ply = ply.min(last);
    let happened = happened(&stored, ply, last);
    if ply < last {
        stored.plies.retain(|stored| stored.ply <= ply);
        // Treated as closed here, because its first plies lead to no outcome.
        stored.head.phase = Phase::Closed;
    }
    let active = ActiveTable::load(&stored)?;
    let mut message = draw::past(&active, &bot.emoji, &happened);
    let button = |label: &str, place: u8, to: u32, off: bool| {
        let control = TableControl {
            table,
            surface: Surface::Panel,
            drawn: ply,
            action: TableAction::Step(to, place),
        };
        control.button(label, ButtonStyle::Secondary).disabled(off)
    };
    let (first, final_) = (ply == 0, ply == last);
    message.components = vec![CreateActionRow::Buttons(vec![
        button("First", 0, 0, first),
        button("◀ Back", 1, ply.saturating_sub(1), first),
        button("Forward ▶", 2, ply.saturating_add(1).min(last), final_),
        button("Last", 3, last, final_),
    ])];
    Ok(message)
}

/// `Move 12 of 40: Ann played keep-4; rolled 1 5 5.`
fn happened(stored: &StoredTable, ply: u32, last: u32) -> String {
    let entry = stored.plies.iter().find(|entry| entry.ply == ply);
    let Some(entry) = entry.filter(|entry| entry.ply > 0) else {
        return format!(
            "The start of a table of {}.",
            words::count(last as usize, "move")
        );
    };
    let name = words::safe_name(played(stored, entry).map_or("", |(_, name)| name));
    let by = match entry.hand {
        db::Hand::Player => "",
        db::Hand::Clock => ", by the clock",
        db::Hand::House => ", by the house",
    };
    let faces: Vec<String> = entry.faces.iter().map(u8::to_string).collect();
    let rolled = if faces.is_empty() {
        String::new()
    } else {
        format!("; rolled {}", faces.join(" "))
    };
    format!(
        "Move {ply} of {last}: {name} played `{}`{by}{rolled}.",
        entry.mv
    )
}
