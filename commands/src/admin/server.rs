//! `/settings`: the panel on which a server's admins choose channels, moderators, turn pings, who sees tables and results, and
//! presets. The settings are in the store, and read whenever they matter.

use std::sync::Arc;

use db::{AdminAction, Ban, ChannelPreset, Server, is_forgotten};
use games::lang::Phrase;
use games::registry;
use serenity::all::{
    ChannelType, CreateActionRow, CreateEmbed, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption, GuildId,
};

use crate::admin::bans;
use crate::bot::Bot;
use crate::context::{Asker, CommandContext, ComponentContext, Location};
use crate::error::{CommandError, Result, ensure};
use crate::ids;
use crate::protocol::answer::{DESCRIPTION, Message, embed, fitting};
use crate::protocol::page_id::{PageControl, Setting};
use crate::reply::{FollowUp, Reply};
use crate::table::board::redraw::redraw;
use crate::table::board::visibility;
use crate::table::lobby::BETWEEN_CALLS;
use crate::table::moderation_log::{self, Deed, KEPT, in_words};
use crate::table::permissions::mentions;
use crate::table::table_options::{self, LANGUAGE};
use crate::texts::{Lang, refusals as r, settings as t};
use crate::time::moment::{Style, moment};

const COLOUR: u32 = 0x6B_72_80;

/// Discord's limit: <https://discord.com/developers/docs/components/reference#channel-select>
const MOST_CHANNELS: u8 = 25;

/// How many of the admins' and moderators' latest acts the panel has.
const ON_PANEL: u32 = 4;

/// How many of them the list has at most.
const ON_LIST: u32 = 30;

/// The options of the command.
pub(crate) const BAN: &str = "ban";
pub(crate) const UNBAN: &str = "unban";
pub(crate) const NEW_ACCOUNTS: &str = "new-accounts";
pub(crate) const REPORTS: &str = "reports";
pub(crate) const CHANNEL_LANGUAGE: &str = "channel-language";

/// Each table has its own language, where others have chosen one for the server.
pub(crate) const OWN: &str = "own";

/// `/settings`
pub(crate) async fn show(bot: &Arc<Bot>, context: &CommandContext) -> Result<Reply> {
    ensure(context.rights.admin, r::only_admins)?;
    if let Some(channel) = context.option(REPORTS) {
        choose_reports_channel(bot, context, channel).await?;
    }
    let mut concerned = Vec::new();
    if let Some(guest) = context.guest(UNBAN) {
        concerned = bans::lift(bot, guest, context).await?;
    }
    if let Some(guest) = context.guest(BAN) {
        let banned = bans::ban(bot, guest, context).await;
        if banned.is_err() {
            // What was lifted is done all the same.
            for table in &concerned {
                redraw(bot, *table);
            }
        }
        concerned.extend(banned?);
    }
    let days = context.option(NEW_ACCOUNTS).map(str::parse::<u32>);
    if let Some(Ok(days)) = days {
        set(bot, context, Deed::NewAccounts(days)).await?;
    }
    // What is none of ours is no language.
    let language = |name| {
        let typed = context.option(name)?;
        Some(Lang::known(typed).map(|lang| lang.locales()[0].to_owned()))
    };
    if let Some(chosen) = language(LANGUAGE) {
        set(bot, context, Deed::Language(chosen)).await?;
    }
    if let Some(chosen) = language(CHANNEL_LANGUAGE) {
        let channel = ids::text(context.location.home());
        let deed = Deed::ChannelLanguage(channel, chosen);
        set(bot, context, deed).await?;
    }
    let panel = panel(bot, &context.location, context.lang).await?;
    let reply = Reply::private(panel).then(FollowUp::WakeScheduler);
    Ok(reply.and(concerned.into_iter().map(FollowUp::Redraw)))
}

/// From now on tables are reported in this channel, where the bot must be able to write.
async fn choose_reports_channel(bot: &Bot, context: &CommandContext, channel: &str) -> Result<()> {
    let missing = visibility::missing_for_reports(bot, &context.location, ids::channel(channel)?);
    if let Some(missing) = missing.await.map_err(CommandError::internal)? {
        return Err(missing.into());
    }
    let deed = Deed::Reports(Some(channel.to_owned()));
    set(bot, context, deed).await.map(drop)
}

/// Applies a choice on the panel.
pub(crate) async fn choose(
    bot: &Arc<Bot>,
    setting: Setting,
    context: &ComponentContext,
) -> Result<Reply> {
    ensure(context.rights.admin, r::only_admins)?;
    let location = &context.location;
    let guild = ids::guild_text(location.guild);
    let role = context.roles.first().map(ids::text);
    let changed = match setting {
        Setting::RecentChanges => {
            return show_recent(bot, location.guild, context.lang).await;
        }
        Setting::ChannelPreset => {
            pin(bot, context).await?;
            false
        }
        Setting::Channels => choose_channels(bot, context).await?,
        Setting::ModeratorRole => set(bot, context, Deed::ModeratorRole(role)).await?,
        Setting::PlayersRole => set(bot, context, Deed::PlayersRole(role)).await?,
        Setting::Pings(on) => set(bot, context, Deed::Pings(on)).await?,
        Setting::OpenHistory(open) => set(bot, context, Deed::OpenHistory(open)).await?,
        Setting::SharedResults(shared) => set(bot, context, Deed::SharedResults(shared)).await?,
        Setting::NoReports => set(bot, context, Deed::Reports(None)).await?,
    };
    if changed {
        // Tables in memory know whether anybody is notified.
        bot.tables.forget_all_of(location.guild).await;
        tracing::info!(server = guild, "an admin changed the server's settings");
    }
    let panel = panel(bot, location, context.lang).await?;
    Ok(Reply::update(panel).then(FollowUp::WakeScheduler))
}

/// Pins the preset of a game in this channel, or unpins it.
async fn pin(bot: &Bot, context: &ComponentContext) -> Result<()> {
    let value = context.value.as_deref().and_then(|v| v.split_once(':'));
    let (game, pin) = value.ok_or_else(r::choose_an_entry)?;
    let (game, channel, pin) = (game.to_owned(), context.location.home(), pin == "1");
    let deed = Deed::Preset(game.clone(), ids::text(channel), pin);
    bot.write(move |tx| tx.pin(&ids::text(channel), &game, pin))
        .await?;
    moderation_log::add(bot, context, deed).await;
    Ok(())
}

/// Games can be started in these channels alone, or everywhere if there are none. What is noted says only how many they are.
async fn choose_channels(bot: &Bot, context: &ComponentContext) -> Result<bool> {
    let channels: Vec<String> = context.channels.iter().map(ids::text).collect();
    let deed = Deed::Channels(channels.len());
    let change = move |server: &mut Server| server.channels.clone_from(&channels);
    set_by(bot, context, deed, change).await
}

/// Changes the settings of the server as a deed says; see [`set_by`].
async fn set(bot: &Bot, asker: &Asker, deed: Deed) -> Result<bool> {
    let done = deed.clone();
    set_by(bot, asker, deed, move |server| apply(&done, server)).await
}

/// Changes the settings of the server, and notes what was done if they are others than before. Says whether they are.
async fn set_by(
    bot: &Bot,
    asker: &Asker,
    deed: Deed,
    change: impl Fn(&mut Server) + Send + 'static,
) -> Result<bool> {
    let guild = ids::guild_text(asker.location.guild);
    let changed = bot.write(move |tx| tx.change_server(&guild, &change));
    let is_changed = changed.await?.is_some();
    if is_changed {
        moderation_log::add(bot, asker, deed).await;
    }
    Ok(is_changed)
}

/// What a deed changes in the settings of the server.
fn apply(deed: &Deed, server: &mut Server) {
    match deed {
        Deed::ModeratorRole(role) => server.moderator_role.clone_from(role),
        Deed::PlayersRole(role) => server.players_role.clone_from(role),
        Deed::Pings(on) => server.pings = *on,
        Deed::OpenHistory(open) => server.open_history = *open,
        Deed::SharedResults(shared) => server.shares_results = *shared,
        Deed::Reports(channel) => server.reports_channel.clone_from(channel),
        Deed::NewAccounts(days) => server.new_account_days = *days,
        Deed::Language(chosen) => server.language = chosen.clone().unwrap_or_default(),
        Deed::ChannelLanguage(channel, Some(language)) => {
            let all = &mut server.channel_languages;
            all.insert(channel.clone(), language.clone());
        }
        Deed::ChannelLanguage(channel, None) => {
            server.channel_languages.remove(channel);
        }
        // What is left is no setting of the server.
        _ => {}
    }
}

/// What the panel is about.
struct Settings {
    server: Server,
    /// Of the channel where it is opened.
    presets: Vec<ChannelPreset>,
    channel_language: Option<Lang>,
    banned: Vec<Ban>,
    recent: Vec<AdminAction>,
}

async fn panel(bot: &Bot, location: &Location, lang: Lang) -> Result<Message> {
    let (guild, home) = (ids::guild_text(location.guild), ids::text(location.home()));
    let read = bot.read(move |tx| {
        let server = tx.server(&guild)?;
        let language = server.channel_languages.get(&home);
        Ok(Settings {
            channel_language: language.and_then(|language| Lang::known(language)),
            presets: tx.channel_presets(&home)?,
            banned: tx.bans_on(&guild)?,
            recent: tx.admin_actions_on(&guild, ON_PANEL)?,
            server,
        })
    });
    let settings = read.await?;
    let mut message = Message::new("").with_embed(settings_embed(&settings, lang));
    message.components = controls(&settings.server, &settings.presets, lang);
    Ok(message)
}

/// A line for each setting, so that all of them fit a phone; docs/server-admins.md says what each is good for.
fn settings_embed(settings: &Settings, lang: Lang) -> CreateEmbed {
    let server = &settings.server;
    let role = |id: &String| format!("<@&{id}>");
    let channels = ids::channels(&server.channels);
    let minutes = BETWEEN_CALLS.as_secs() / 60;
    let mut lines = vec![
        if channels.is_empty() {
            t::GAMES_EVERYWHERE.say(lang).to_owned()
        } else {
            t::games_in(lang, mentions(&channels))
        },
        match &server.moderator_role {
            Some(id) => t::moderators_with_role(lang, role(id)),
            None => t::MODERATORS.say(lang).to_owned(),
        },
        match &server.reports_channel {
            Some(channel) => t::reports_in(lang, format!("<#{channel}>")),
            None => t::REPORTS_OFF.say(lang).to_owned(),
        },
        t::pings(lang, server.pings),
        match &server.players_role {
            Some(id) => t::players_wanted(lang, role(id), minutes),
            None => t::NOBODY_CALLED.say(lang).to_owned(),
        },
        bans::in_words(&settings.banned, lang),
        t::looked_up(lang, server.open_history),
        t::shared(lang, server.shares_results),
        t::new_accounts(lang, server.new_account_days),
        match Lang::known(&server.language) {
            Some(language) => t::language(lang, language.name()),
            None => t::NO_LANGUAGE.say(lang).to_owned(),
        },
    ];
    if let Some(language) = settings.channel_language {
        lines.push(t::channel_language(lang, language.name()));
    }
    let presets = settings.presets.iter();
    let presets: Vec<String> = presets.filter_map(|preset| line(preset, lang)).collect();
    if presets.is_empty() {
        lines.push(t::NO_PRESETS.say(lang).to_owned());
    }
    let mut embed = embed(t::TITLE.say(lang), lines.join("\n"), COLOUR);
    if !presets.is_empty() {
        embed = embed.field(t::PRESETS.say(lang), presets.join("\n"), false);
    }
    let recent = in_lines(&settings.recent, t::NO_CHANGES.say(lang), lang);
    embed.field(t::RECENT_CHANGES.say(lang), recent, false)
}

/// What the admins and moderators did recently, privately. The caller has checked that it is for an admin.
async fn show_recent(bot: &Bot, guild: Option<GuildId>, lang: Lang) -> Result<Reply> {
    let guild = ids::guild_text(guild);
    let actions = bot.read(move |tx| tx.admin_actions_on(&guild, ON_LIST));
    let actions = actions.await?;
    let entries = in_lines(&actions, t::EMPTY_LOG.say(lang), lang);
    let message = Message::new(t::log(lang, KEPT.as_secs() / (24 * 60 * 60)))
        .with_embed(CreateEmbed::new().description(entries));
    Ok(Reply::private(message))
}

/// A line for each, as many of them as an embed has room for; `nothing` where there are none.
fn in_lines(actions: &[AdminAction], nothing: &str, lang: Lang) -> String {
    let line = |action: &AdminAction| {
        let who = if is_forgotten(&action.user) {
            t::DELETED_PERSON.say(lang).to_owned()
        } else {
            format!("<@{}>", action.user)
        };
        let what = in_words(&action.what, &who, lang);
        format!("{} · {what}", moment(action.at, Style::Relative))
    };
    if actions.is_empty() {
        return nothing.to_owned();
    }
    let mut room = DESCRIPTION;
    fitting(actions.iter().map(line), &mut room).join("\n")
}

/// The preset of one game: `Name: target 50, 1 hour per decision (pinned)`.
fn line(preset: &ChannelPreset, lang: Lang) -> Option<String> {
    let game = registry::find(&preset.game)?;
    let options = table_options::in_words(game, preset, lang);
    Some(t::preset(lang, game.info().name, options, preset.pinned))
}

fn controls(server: &Server, presets: &[ChannelPreset], lang: Lang) -> Vec<CreateActionRow> {
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
        .placeholder(t::CHOOSE_CHANNELS.say(lang))
        .min_values(0)
        .max_values(MOST_CHANNELS);
    let role = |setting, chosen: &Option<String>, placeholder: Phrase| {
        let kind = CreateSelectMenuKind::Role {
            default_roles: Some(ids::role(chosen.as_deref()).into_iter().collect()),
        };
        CreateSelectMenu::new(id(setting), kind)
            .placeholder(placeholder.say(lang))
            .min_values(0)
            .max_values(1)
    };
    let moderators = role(
        Setting::ModeratorRole,
        &server.moderator_role,
        t::CHOOSE_MODERATORS,
    );
    let players = role(
        Setting::PlayersRole,
        &server.players_role,
        t::CHOOSE_PLAYERS,
    );
    let mut rows = vec![
        CreateActionRow::SelectMenu(channels),
        CreateActionRow::SelectMenu(moderators),
        CreateActionRow::SelectMenu(players),
    ];
    let entries = presets.iter().filter_map(|preset| entry(preset, lang));
    let entries: Vec<CreateSelectMenuOption> = entries.collect();
    if !entries.is_empty() {
        let kind = CreateSelectMenuKind::String { options: entries };
        rows.push(CreateActionRow::SelectMenu(
            CreateSelectMenu::new(id(Setting::ChannelPreset), kind)
                .placeholder(t::CHOOSE_PRESET.say(lang)),
        ));
    }
    let button = |setting, label: Phrase| PageControl::Setting(setting).button(label.say(lang));
    let switch = |setting, is_on: bool, off, on| button(setting, if is_on { off } else { on });
    let mut buttons = vec![
        switch(
            Setting::Pings(!server.pings),
            server.pings,
            t::TURN_PINGS_OFF,
            t::TURN_PINGS_ON,
        ),
        switch(
            Setting::OpenHistory(!server.open_history),
            server.open_history,
            t::CLOSE_HISTORY,
            t::OPEN_HISTORY,
        ),
        switch(
            Setting::SharedResults(!server.shares_results),
            server.shares_results,
            t::STOP_SHARING,
            t::SHARE,
        ),
        button(Setting::RecentChanges, t::FULL_LOG),
    ];
    if server.reports_channel.is_some() {
        buttons.push(button(Setting::NoReports, t::STOP_REPORTS));
    }
    rows.push(CreateActionRow::Buttons(buttons));
    rows
}

fn entry(preset: &ChannelPreset, lang: Lang) -> Option<CreateSelectMenuOption> {
    let game = registry::find(&preset.game)?;
    let pins = !preset.pinned;
    let label = t::pin(lang, pins, game.info().name);
    let detail = table_options::in_words(game, preset, lang);
    let detail: String = detail.chars().take(100).collect();
    let value = format!("{}:{}", preset.game, u8::from(pins));
    Some(CreateSelectMenuOption::new(label, value).description(detail))
}
