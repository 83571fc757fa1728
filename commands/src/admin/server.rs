//! `/settings`: the panel on which a server's admins choose channels, moderators, turn pings, who sees tables and results, and
//! presets. The settings are in the store, and read whenever they matter.

use std::sync::Arc;

use db::{Ban, ChannelPreset, Server};
use games::lang::Lang;
use games::registry;
use serenity::all::{
    ChannelType, CreateActionRow, CreateEmbed, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption,
};

use crate::admin::{bans, recent_changes};
use crate::bot::Bot;
use crate::context::{CommandContext, ComponentContext, Location, Rights};
use crate::error::{CommandError, Result};
use crate::ids;
use crate::protocol::answer::{Answer, Message};
use crate::protocol::page_id::{PageControl, Setting};
use crate::reply::{FollowUp, Reply};
use crate::table::board::visibility;
use crate::table::lobby::call_players::BETWEEN_CALLS;
use crate::table::moderation_log;
use crate::table::permissions::mentions;
use crate::table::table_options::{self, LANGUAGE};
use crate::texts::refusals as r;
use crate::words;

const COLOUR: u32 = 0x6B_72_80;

/// Discord's limit: <https://discord.com/developers/docs/components/reference#channel-select>
const MOST_CHANNELS: u8 = 25;

/// The options of the command.
pub(crate) const BAN: &str = "ban";
pub(crate) const UNBAN: &str = "unban";
pub(crate) const NEW_ACCOUNTS: &str = "new-accounts";
pub(crate) const REPORTS: &str = "reports";

/// Each table has its own language, where others have chosen one for the server.
pub(crate) const OWN: &str = "own";

fn only_admins(rights: &Rights) -> Result<()> {
    if rights.admin {
        Ok(())
    } else {
        Err(CommandError::User(r::only_admins()))
    }
}

/// `/settings`
pub(crate) async fn show(bot: &Arc<Bot>, context: &CommandContext) -> Result<Reply> {
    only_admins(&context.rights)?;
    let mut concerned = Vec::new();
    if let Some(guest) = context.guest(BAN) {
        concerned = bans::ban(bot, guest, context).await?;
    }
    if let Some(guest) = context.guest(UNBAN) {
        concerned = bans::lift(bot, guest, context).await?;
    }
    let days = context.option(NEW_ACCOUNTS).map(str::parse::<u32>);
    if let Some(Ok(days)) = days {
        let what = words::count(days as usize, "day");
        let what = format!("called accounts new for {what}");
        set(bot, context, what, move |server| {
            server.new_account_days = days;
        })
        .await?;
    }
    if let Some(channel) = context.option(REPORTS) {
        choose_reports_channel(bot, context, channel).await?;
    }
    if let Some(language) = context.option(LANGUAGE) {
        choose_language(bot, context, language).await?;
    }
    let panel = panel(bot, &context.location).await?;
    let reply = Reply::from(Answer::Private(Box::new(panel))).then(FollowUp::WakeScheduler);
    Ok(concerned
        .into_iter()
        .map(FollowUp::Redraw)
        .fold(reply, Reply::then))
}

/// From now on tables are reported in this channel, where the bot must be able to write.
async fn choose_reports_channel(bot: &Bot, context: &CommandContext, channel: &str) -> Result<()> {
    let missing = visibility::missing_for_reports(bot, &context.location, ids::channel(channel)?);
    if let Some(missing) = missing.await.map_err(CommandError::internal)? {
        return Err(CommandError::User(missing));
    }
    let (what, chosen) = (
        format!("chose <#{channel}> for reports of tables"),
        Some(channel.to_owned()),
    );
    set(bot, context, what, move |server| {
        server.reports_channel.clone_from(&chosen);
    })
    .await
}

/// From now on tables that are opened speak this.
async fn choose_language(bot: &Bot, context: &CommandContext, typed: &str) -> Result<()> {
    // What is none of ours is no language.
    let known = Lang::known(typed);
    let chosen = known.map_or("", |lang| lang.locales()[0]);
    let what = match known {
        Some(lang) => format!("chose {} for new tables", lang.name()),
        None => "chose no language for new tables".to_owned(),
    };
    set(bot, context, what, move |server| {
        chosen.clone_into(&mut server.language);
    })
    .await
}

/// Changes the settings of the server, and notes what was done if they are others than before.
async fn set(
    bot: &Bot,
    context: &CommandContext,
    what: String,
    change: impl Fn(&mut Server) + Send + 'static,
) -> Result<()> {
    let guild = ids::guild_text(context.location.guild);
    let on = guild.clone();
    let changed = bot.write(move |tx| tx.change_server(&on, &change));
    if changed.await?.is_some() {
        moderation_log::add(bot, &guild, context.person.id, what).await;
    }
    Ok(())
}

/// Applies a choice on the panel.
pub(crate) async fn choose(
    bot: &Arc<Bot>,
    setting: Setting,
    context: &ComponentContext,
) -> Result<Reply> {
    only_admins(&context.rights)?;
    let location = &context.location;
    let guild = ids::guild_text(location.guild);
    match setting {
        Setting::RecentChanges => return recent_changes::show(bot, location.guild).await,
        Setting::ChannelPreset => {
            let value = context.value.as_deref().and_then(|v| v.split_once(':'));
            let (game, pin) = value.ok_or_else(|| CommandError::User(r::choose_an_entry()))?;
            let (channel, pin) = (location.home(), pin == "1");
            let of = game.to_owned();
            bot.write(move |tx| tx.pin(&ids::text(channel), &of, pin))
                .await?;
            let name = registry::find(game).map_or(game, |game| game.info().name);
            let verb = if pin { "pinned" } else { "unpinned" };
            let what = format!("{verb} the options of {name} in <#{channel}>");
            moderation_log::add(bot, &guild, context.person.id, what).await;
        }
        _ => {
            let (on, change) = (guild.clone(), change(setting, context));
            let changed = bot.write(move |tx| tx.change_server(&on, &change));
            if let Some(after) = changed.await? {
                // Tables in memory know whether anybody is notified.
                bot.tables.forget_all_of(location.guild).await;
                tracing::info!(server = guild, "an admin changed the server's settings");
                let what = in_words(setting, &after);
                moderation_log::add(bot, &guild, context.person.id, what).await;
            }
        }
    }
    let panel = panel(bot, location).await?;
    Ok(Reply::from(Answer::Update(Box::new(panel))).then(FollowUp::WakeScheduler))
}

/// What a choice changes in the settings of the server.
fn change(setting: Setting, context: &ComponentContext) -> impl Fn(&mut Server) + use<> {
    let channels: Vec<String> = context.channels.iter().map(ids::text).collect();
    let role = context.roles.first().map(ids::text);
    move |server| match setting {
        Setting::Channels => server.channels.clone_from(&channels),
        Setting::ModeratorRole => server.moderator_role.clone_from(&role),
        Setting::PlayersRole => server.players_role.clone_from(&role),
        Setting::Pings(on) => server.pings = on,
        Setting::OpenHistory(open) => server.open_history = open,
        Setting::SharedResults(shared) => server.shares_results = shared,
        Setting::NoReports => server.reports_channel = None,
        Setting::RecentChanges | Setting::ChannelPreset => {}
    }
}

/// What an admin did with a choice, to follow their name.
fn in_words(setting: Setting, after: &Server) -> String {
    let role = |role: &Option<String>, of: &str| match role {
        Some(role) => format!("chose <@&{role}> as the role {of}"),
        None => format!("removed the role {of}"),
    };
    let switched = |on: bool, done: &str, undone: &str| {
        let what = if on { done } else { undone };
        what.to_owned()
    };
    match setting {
        Setting::Channels if after.channels.is_empty() => {
            "allowed games in every channel".to_owned()
        }
        Setting::Channels => format!(
            "chose {} for games",
            words::count(after.channels.len(), "channel")
        ),
        Setting::ModeratorRole => role(&after.moderator_role, "that moderates tables"),
        Setting::PlayersRole => role(&after.players_role, "that a lobby may call"),
        Setting::Pings(on) => switched(on, "turned turn pings on", "turned turn pings off"),
        Setting::OpenHistory(on) => switched(
            on,
            "let everybody look up all tables",
            "kept tables to their channels",
        ),
        Setting::SharedResults(on) => switched(
            on,
            "shared results with other servers",
            "stopped sharing results",
        ),
        Setting::NoReports => "stopped reports of tables".to_owned(),
        Setting::RecentChanges | Setting::ChannelPreset => "changed a setting".to_owned(),
    }
}

async fn panel(bot: &Bot, location: &Location) -> Result<Message> {
    let (guild, home) = (ids::guild_text(location.guild), ids::text(location.home()));
    let read = bot.read(move |tx| {
        let (server, presets) = (tx.server(&guild)?, tx.channel_presets(&home)?);
        let recent = recent_changes::panel_lines(tx, &guild)?;
        Ok((server, presets, tx.bans_on(&guild)?, recent))
    });
    let (server, presets, banned, recent) = read.await?;
    let mut message = Message::new("");
    message
        .embeds
        .push(settings_embed(&server, &presets, &banned).field("Recent changes", recent, false));
    message.components = controls(&server, &presets);
    Ok(message)
}

/// A line for each setting, so that all of them fit a phone; docs/server-admins.md says what each is good for.
fn settings_embed(server: &Server, presets: &[ChannelPreset], banned: &[Ban]) -> CreateEmbed {
    let channels = if server.channels.is_empty() {
        "every channel the bot can see".to_owned()
    } else {
        mentions(&ids::channels(&server.channels))
    };
    let moderators = match &server.moderator_role {
        Some(role) => format!("<@&{role}>, and whoever may manage messages"),
        None => "whoever may manage messages".to_owned(),
    };
    let reports = match &server.reports_channel {
        Some(channel) => format!("posted in <#{channel}>"),
        None => "off; `/settings reports:` chooses a channel for them".to_owned(),
    };
    let players = match &server.players_role {
        Some(role) => format!(
            "calls <@&{role}>, at most once in {} minutes, if everybody or the bot may mention the role",
            BETWEEN_CALLS.as_secs() / 60
        ),
        None => "no role can be called".to_owned(),
    };
    let pings = if server.pings {
        "on; each player chooses when with `/me pings`"
    } else {
        "off; boards and clocks work as usual"
    };
    let history = if server.open_history {
        "by everybody on this server"
    } else {
        "by their players, and where they were played"
    };
    let results = if server.shares_results {
        "with their names, on every server"
    } else {
        "no, they stay on this server"
    };
    let new = format!(
        "for {} (`/settings new-accounts:`)",
        words::count(server.new_account_days as usize, "day")
    );
    let language = Lang::known(&server.language).map_or(
        "the language of this server if it is a community, else that of their host",
        Lang::name,
    );
    let lines = [
        ("Games are played in", channels),
        ("Moderators of tables", moderators),
        ("Reports of tables", reports),
        ("Turn pings", pings.to_owned()),
        ("Players wanted", players),
        ("Banned from the bot", bans::in_words(banned)),
        ("Finished tables can be looked up", history.to_owned()),
        ("Results are shared with other servers", results.to_owned()),
        ("Accounts are new", new),
        (
            "New tables speak",
            format!("{language} (`/settings language:`)"),
        ),
    ];
    let mut lines: Vec<String> = lines
        .iter()
        .map(|(name, value)| format!("**{name}**: {value}"))
        .collect();
    let presets: Vec<String> = presets.iter().filter_map(line).collect();
    if presets.is_empty() {
        lines.push("**Options in this channel**: none yet".to_owned());
    }
    let embed = CreateEmbed::new()
        .title("Server settings")
        .description(lines.join("\n"))
        .colour(COLOUR);
    if presets.is_empty() {
        return embed;
    }
    embed.field("Options in this channel", presets.join("\n"), false)
}

/// The preset of one game: `Name: target 50, 1 hour per decision (pinned)`.
fn line(preset: &ChannelPreset) -> Option<String> {
    let game = registry::find(&preset.game)?;
    let pinned = if preset.pinned { " (pinned)" } else { "" };
    Some(format!(
        "**{}**: {}{pinned}",
        game.info().name,
        table_options::in_words(game, preset)
    ))
}

fn controls(server: &Server, presets: &[ChannelPreset]) -> Vec<CreateActionRow> {
    let id = |setting| PageControl::Setting(setting).to_string();
    let channels = CreateSelectMenuKind::Channel {
        // In a forum, games are played in its posts.
        channel_types: Some(vec![
            ChannelType::Text,
            ChannelType::News,
            ChannelType::Forum,
            ChannelType::Voice,
            ChannelType::Stage,
        ]),
        default_channels: Some(ids::channels(&server.channels)),
    };
    let channels = CreateSelectMenu::new(id(Setting::Channels), channels)
        .placeholder("Channels for games (none: every channel)")
        .min_values(0)
        .max_values(MOST_CHANNELS);
    let role = |setting, chosen: &Option<String>, placeholder| {
        let kind = CreateSelectMenuKind::Role {
            default_roles: Some(ids::role(chosen.as_deref()).into_iter().collect()),
        };
        CreateSelectMenu::new(id(setting), kind)
            .placeholder(placeholder)
            .min_values(0)
            .max_values(1)
    };
    let moderators = role(
        Setting::ModeratorRole,
        &server.moderator_role,
        "A role that moderates tables (optional)",
    );
    let players = role(
        Setting::PlayersRole,
        &server.players_role,
        "A role that a lobby may call (optional)",
    );
    let mut rows = vec![
        CreateActionRow::SelectMenu(channels),
        CreateActionRow::SelectMenu(moderators),
        CreateActionRow::SelectMenu(players),
    ];
    let entries: Vec<CreateSelectMenuOption> = presets.iter().filter_map(entry).collect();
    if !entries.is_empty() {
        let kind = CreateSelectMenuKind::String { options: entries };
        rows.push(CreateActionRow::SelectMenu(
            CreateSelectMenu::new(id(Setting::ChannelPreset), kind)
                .placeholder("Pin the current options of this channel"),
        ));
    }
    let switch = |setting, is_on: bool, off: &str, on: &str| {
        PageControl::Setting(setting).button(if is_on { off } else { on })
    };
    let mut buttons = vec![
        switch(
            Setting::Pings(!server.pings),
            server.pings,
            "Turn pings off on this server",
            "Turn pings on",
        ),
        switch(
            Setting::OpenHistory(!server.open_history),
            server.open_history,
            "Show tables only in their channels",
            "Show all tables to everybody",
        ),
        switch(
            Setting::SharedResults(!server.shares_results),
            server.shares_results,
            "Stop sharing results",
            "Share results with other servers",
        ),
        PageControl::Setting(Setting::RecentChanges).button("Full log"),
    ];
    if server.reports_channel.is_some() {
        buttons.push(PageControl::Setting(Setting::NoReports).button("Stop reports"));
    }
    rows.push(CreateActionRow::Buttons(buttons));
    rows
}

fn entry(preset: &ChannelPreset) -> Option<CreateSelectMenuOption> {
    let game = registry::find(&preset.game)?;
    let (command, to) = if preset.pinned {
        ("Unpin", 0)
    } else {
        ("Pin", 1)
    };
    let label = format!("{command} {}", game.info().name);
    let detail: String = table_options::in_words(game, preset)
        .chars()
        .take(100)
        .collect();
    Some(CreateSelectMenuOption::new(label, format!("{}:{to}", preset.game)).description(detail))
}
