//! What the admins of a server choose, in the panel of `/settings`, and what follows from it. It is kept in the store, and asked for
//! whenever it matters.

use std::sync::Arc;

use db::{Server, TableId, Usual};
use games::registry;
use serenity::all::{
    ButtonStyle, Channel, ChannelId, ChannelType, CreateActionRow, CreateButton, CreateEmbed,
    CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption, RoleId,
};

use crate::asked::{Invocation, Place, Pressed, Rights};
use crate::bot::Bot;
use crate::error::Trouble;
use crate::reply::{Reply, Then};
use crate::table::terms;
use crate::wire::answer::{Answer, Message};
use crate::wire::page_id::{Page, Setting};

const COLOUR: u32 = 0x6B_72_80;

/// Discord's limit: <https://discord.com/developers/docs/components/reference#channel-select>
const MOST_CHANNELS: u8 = 25;

/// Refuses a table where the server's admins do not want any. A thread is where its channel is.
pub(crate) async fn allows(bot: &Bot, place: &Place) -> Result<(), Trouble> {
    let wanted = bot.store.server(&place.guild).await?.channels;
    if wanted.is_empty() || wanted.contains(&place.channel) || wanted.contains(&place.parent) {
        return Ok(());
    }
    Err(Trouble::refused(format!(
        "On this server games are played in {}.",
        mentions(&wanted)
    )))
}

/// May this person end this table, and change who is at it, without playing there? Who may manage messages may in the channel
/// where the table is, and in its threads. Discord may be asked, so no table's lock is to be held meanwhile.
pub(crate) async fn looks_after(
    bot: &Bot,
    table: TableId,
    place: &Place,
    rights: &Rights,
) -> Result<bool, Trouble> {
    let head = bot.store.head(table).await?.ok_or(db::Error::Gone)?;
    if head.guild != place.guild {
        return Ok(false);
    }
    if rights.admin || (rights.moderator && is_home_of(bot, place, &head.channel).await) {
        return Ok(true);
    }
    let keeper = bot.store.server(&place.guild).await?.keeper;
    Ok(keeper.is_some_and(|role| rights.roles.contains(&role)))
}

/// Is this channel where somebody acted, or a thread beside it or under it? They may do the same in all of these. What a thread
/// hangs from is not stored: it is seldom asked.
async fn is_home_of(bot: &Bot, place: &Place, channel: &str) -> bool {
    if channel == place.channel || channel == place.home() {
        return true;
    }
    let Some(id) = channel.parse().ok().filter(|id| *id != 0) else {
        return false;
    };
    let Ok(Channel::Guild(channel)) = bot.http.get_channel(ChannelId::new(id)).await else {
        return false;
    };
    let parent = channel
        .parent_id
        .filter(|_| channel.thread_metadata.is_some());
    parent.is_some_and(|parent| parent.to_string() == place.home())
}

fn mentions(channels: &[String]) -> String {
    let shown: Vec<String> = channels.iter().map(|id| format!("<#{id}>")).collect();
    shown.join(", ")
}

fn only_admins(rights: &Rights) -> Result<(), Trouble> {
    if rights.admin {
        Ok(())
    } else {
        Err(Trouble::refused(
            "Only people who may manage this server can change its settings.",
        ))
    }
}

/// `/settings`
pub(crate) async fn show(bot: &Arc<Bot>, call: &Invocation) -> Result<Reply, Trouble> {
    only_admins(&call.rights)?;
    let panel = panel(bot, &call.place).await?;
    Ok(Answer::Private(Box::new(panel)).into())
}

/// Something was chosen on the panel.
pub(crate) async fn choose(
    bot: &Arc<Bot>,
    setting: Setting,
    pressed: &Pressed,
) -> Result<Reply, Trouble> {
    only_admins(&pressed.rights)?;
    let place = &pressed.place;
    let before = bot.store.server(&place.guild).await?;
    let mut chosen = before.clone();
    match setting {
        Setting::Channels => chosen.channels.clone_from(&pressed.values),
        Setting::Keeper => chosen.keeper = pressed.value.clone(),
        Setting::Pings(on) => chosen.pings = on,
        Setting::Usual => {
            let value = pressed.value.as_deref().and_then(|v| v.split_once(':'));
            let (game, pin) =
                value.ok_or_else(|| Trouble::refused("Choose one of the entries."))?;
            bot.store.pin(place.home(), game, pin == "1").await?;
        }
    }
    if chosen != before {
        bot.store.set_server(&place.guild, chosen.clone()).await?;
        if chosen.pings != before.pings {
            // Whom a table calls is in memory, too.
            bot.forget_all_of(&place.guild).await;
        }
        tracing::info!(server = place.guild, "settings were changed");
    }
    let panel = panel(bot, place).await?;
    Ok(Reply::from(Answer::Update(Box::new(panel))).then(Then::Attend))
}

async fn panel(bot: &Bot, place: &Place) -> Result<Message, Trouble> {
    let server = bot.store.server(&place.guild).await?;
    let usual = bot.store.usual(place.home()).await?;
    let mut message = Message::new("");
    message.embeds.push(told(&server, &usual));
    message.components = controls(&server, &usual);
    Ok(message)
}

fn told(server: &Server, usual: &[Usual]) -> CreateEmbed {
    let channels = if server.channels.is_empty() {
        "in every channel that the bot can see".to_owned()
    } else {
        mentions(&server.channels)
    };
    let keeper = match &server.keeper {
        Some(role) => {
            format!("people with the role <@&{role}>, and people who may manage messages")
        }
        None => "people who may manage messages".to_owned(),
    };
    let pings = if server.pings {
        "people are called to their turn, each as they chose with `/me pings`"
    } else {
        "nobody is called to their turn; boards and clocks are as ever"
    };
    let mut lines: Vec<String> = usual.iter().filter_map(line).collect();
    if lines.is_empty() {
        lines.push(
            "Nothing yet. Open a table with the options you want, and it stands here.".to_owned(),
        );
    }
    CreateEmbed::new()
        .title("Settings of this server")
        .field("Games may be played", channels, false)
        .field("Who may end other people's tables", keeper, false)
        .field("Calls", pings, false)
        .field("Usual in this channel", lines.join("\n"), false)
        .field("Language", "English, the only one so far", false)
        .colour(COLOUR)
}

/// One game of this channel: `Name: target 50, 1 hour for each decision (pinned)`.
fn line(usual: &Usual) -> Option<String> {
    let kind = registry::find(&usual.game)?;
    let pinned = if usual.pinned { " (pinned)" } else { "" };
    Some(format!(
        "**{}**: {}{pinned}",
        kind.about().name,
        terms::in_words(kind, usual)
    ))
}

fn controls(server: &Server, usual: &[Usual]) -> Vec<CreateActionRow> {
    let id = |setting| Page::Setting(setting).to_string();
    let channels = server.channels.iter().filter_map(|id| id.parse().ok());
    let channels = CreateSelectMenuKind::Channel {
        channel_types: Some(vec![ChannelType::Text, ChannelType::News]),
        default_channels: Some(channels.map(ChannelId::new).collect()),
    };
    let channels = CreateSelectMenu::new(id(Setting::Channels), channels)
        .placeholder("Channels for games; none: everywhere")
        .min_values(0)
        .max_values(MOST_CHANNELS);
    let role = server.keeper.iter().filter_map(|id| id.parse().ok());
    let role = CreateSelectMenuKind::Role {
        default_roles: Some(role.map(RoleId::new).collect()),
    };
    let role = CreateSelectMenu::new(id(Setting::Keeper), role)
        .placeholder("A role that may end tables, if any")
        .min_values(0)
        .max_values(1);
    let mut rows = vec![
        CreateActionRow::SelectMenu(channels),
        CreateActionRow::SelectMenu(role),
    ];
    let entries: Vec<CreateSelectMenuOption> = usual.iter().filter_map(entry).collect();
    if !entries.is_empty() {
        let kind = CreateSelectMenuKind::String { options: entries };
        rows.push(CreateActionRow::SelectMenu(
            CreateSelectMenu::new(id(Setting::Usual), kind)
                .placeholder("Pin what is usual in this channel"),
        ));
    }
    let (label, on) = if server.pings {
        ("Call nobody on this server", false)
    } else {
        ("Call people to their turn", true)
    };
    rows.push(CreateActionRow::Buttons(vec![
        CreateButton::new(id(Setting::Pings(on)))
            .label(label)
            .style(ButtonStyle::Secondary),
    ]));
    rows
}

fn entry(usual: &Usual) -> Option<CreateSelectMenuOption> {
    let kind = registry::find(&usual.game)?;
    let (verb, to) = if usual.pinned {
        ("Unpin", 0)
    } else {
        ("Pin", 1)
    };
    let label = format!("{verb} {}", kind.about().name);
    let detail: String = terms::in_words(kind, usual).chars().take(100).collect();
    Some(CreateSelectMenuOption::new(label, format!("{}:{to}", usual.game)).description(detail))
}
