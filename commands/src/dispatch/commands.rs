//! Every command, and what it does. More than 500 lines, because each has its words, options and work here.

use std::sync::LazyLock;

use db::Vote;
use games::options::{OptionKind, OptionSpec};
use games::registry::{GAMES, GameType};
use serenity::all::CommandOptionType::{Boolean, Channel, String as Text, User};
use serenity::all::{ChannelType, CommandType, CreateCommandOption, Permissions};

use crate::admin::{bans, doctor, server};
use crate::dispatch::command::{self, Command, choice, group, in_menu, number, option, slash};
use crate::dispatch::play;
use crate::error::Result;
use crate::protocol::page_id::LeaderboardQuery;
use crate::reply::Reply;
use crate::results::{history, leaderboard, profile, void};
use crate::state::budgets::Cost;
use crate::table::admission::INVITERS;
use crate::table::board::show;
use crate::table::end::{report, verify, vote};
use crate::table::lobby::lists;
use crate::table::pick;
use crate::table::seats::hosting;
use crate::table::table_options::{
    CLOCK, CLOCKS, HINTS, HOUSE, LANGUAGE, LEVEL, LEVELS, MIN_GAMES, MIN_RATING, RATED, THREAD,
    WHEN_FULL, WITH,
};
use crate::texts::{Choice, Lang, Text as Words, commands as t, refusals as r};
use crate::time::period::Period;
use crate::users::notifications::{PACES, PICTURES, PINGS};
use crate::users::privacy::{self, LONGEST_NEW_DAYS};
use crate::users::{company, daily, help, learn, notifications};

/// Every command, in the order in which Discord and `/help` list them.
pub(crate) static COMMANDS: LazyLock<Vec<Command>> = LazyLock::new(|| {
    let mut all: Vec<Command> = GAMES.iter().flat_map(|game| of_game(*game)).collect();
    all.extend(table());
    all.extend(tables());
    all.extend(of_servers());
    all.extend(results());
    all.extend(privacy());
    all.extend(me());
    all.extend(alone());
    all.extend(in_menus());
    all
});

/// The option that is completed with the names of tables.
pub(crate) const TABLE: &str = "table";

/// The option that is completed with the names of time zones.
pub(crate) const ZONE: &str = "zone";

/// `/<game> start`, `/<game> learn`, `/<game> rules`, `/<game> leaderboard`
fn of_game(game: &'static dyn GameType) -> Vec<Command> {
    let info = game.info();
    let words = |word| format!("{} {word}", info.key);
    let begin = slash(words("start"), info.pitch.into()).only_once();
    let begin = (start_options(game).into_iter().fold(begin, Command::takes))
        .does(move |c| async move { play::start(&c.bot, game, &c.context).await });
    let learn = slash(words("learn"), t::learn())
        .does(move |c| async move { learn::begin(&c.bot, game, &c.context).await });
    let rules = slash(words("rules"), t::rules()).for_banned();
    let rules = rules
        .does(move |c| async move { Ok(Reply::private(help::rules(game, 0, c.context.lang))) });
    let leaderboard = leaderboard(
        slash(words("leaderboard"), t::leaderboard_of_game()),
        Some(game),
    );
    let mut all = Vec::from(group(&info.name.into(), [begin, learn, rules, leaderboard]));
    if info.lesson.is_none() {
        all.remove(1);
    }
    all
}

/// The game's own options, and those that every start command has.
fn start_options(game: &dyn GameType) -> Vec<CreateCommandOption> {
    let info = game.info();
    let others = info.seats.end() - 1;
    let flag = |name, about| option(Boolean, name, &about);
    let clocks = CLOCKS.map(|(typed, words, _)| (typed, words()));
    let levels = LEVELS.map(|(level, words)| (level.name(), words()));
    let invited = [t::with(), t::with_another(), t::with_another()];
    let mut all: Vec<CreateCommandOption> = {
        let own = info.options.iter();
        own.map(of_option).collect()
    };
    if !info.languages.is_empty() {
        let offered = languages().filter(|lang| info.spoken(*lang) == *lang);
        all.push(choice(LANGUAGE, &t::language(), offered.map(of_language)));
    }
    all.extend([
        flag(THREAD, t::thread()),
        choice(CLOCK, &t::clock(), clocks),
    ]);
    let invited = WITH.into_iter().zip(invited).take(others);
    all.extend(invited.map(|(name, about)| option(User, name, &about)));
    all.extend([
        number(HOUSE, &t::house(), (1, others as u64)),
        choice(LEVEL, &t::level(), levels),
        flag(HINTS, t::hints()),
        flag(RATED, t::rated()),
        flag(WHEN_FULL, t::when_full()),
        number(MIN_GAMES, &t::min_games(), (1, 1_000)),
        number(MIN_RATING, &t::min_rating(), (1, 1_000)),
    ]);
    all
}

/// A game's option.
fn of_option(spec: &OptionSpec) -> CreateCommandOption {
    let about = spec.help.into();
    match spec.kind {
        OptionKind::Number { min, max, .. } => {
            let bound = |number| u64::try_from(number).expect("serenity has no bounds below zero");
            number(spec.name, &about, (bound(min), bound(max)))
        }
        OptionKind::Flag { .. } => option(Boolean, spec.name, &about),
    }
}

/// The option of a game by its key.
fn game_option(about: &Words) -> CreateCommandOption {
    let games = GAMES.iter().map(|game| game.info());
    choice(
        play::GAME,
        about,
        games.map(|info| (info.key, info.name.into())),
    )
}

/// A leaderboard of this game; `None` for the game given as an option, or for all games.
fn leaderboard(command: Command, game: Option<&'static dyn GameType>) -> Command {
    let periods = Period::EACH
        .iter()
        .map(|period| (period.key(), period.name()));
    let scopes = [
        ("server", t::scope_server()),
        ("everywhere", t::scope_everywhere()),
    ];
    command
        .costs(Cost::Reading)
        .takes(choice("period", &t::leaderboard_period(), periods))
        .takes(choice("scope", &t::leaderboard_scope(), scopes))
        .does(move |c| async move {
            let guild = c.context.location.guild;
            let game = game.map(|game| game.info().key);
            let period = c.context.option("period").and_then(Period::parse);
            let query = LeaderboardQuery {
                game: game.or(c.context.option(play::GAME)).map(str::to_owned),
                period: period.unwrap_or(Period::All),
                everywhere: c.context.option("scope") == Some("everywhere") || guild.is_none(),
            };
            let page = leaderboard::page(&c.bot, &query, &c.context, 0).await?;
            Ok(Reply::show(page))
        })
}

/// A command of `/table`, which begins with the table that is meant.
fn at_table(words: &str, about: Words) -> Command {
    let about_table = t::table_name();
    slash(words, about).takes(option(Text, TABLE, &about_table).set_autocomplete(true))
}

fn table() -> [Command; 11] {
    let reason_length = u16::try_from(void::LONGEST_REASON).unwrap_or_default();
    group(
        &t::table(),
        [
            at_table("table show", t::table_show())
                .for_banned()
                .does(|c| async move { show::show(&c.bot, &c.context).await }),
            at_table("table resign", t::table_resign())
                .for_banned()
                .does(|c| async move { hosting::resign(&c.bot, &c.context).await }),
            at_table("table replace", t::table_replace())
                .needs(option(User, "player", &t::table_replace_player()))
                .takes(option(User, "for", &t::table_replace_for()))
                .does(|c| async move { play::replace(&c.bot, c.table().await?, &c.context).await }),
            at_table("table pause", t::table_pause()).does(|c| async move {
                let table = c.table().await?;
                vote::cast(&c.bot, table, &c.context.person, Vote::Pause, false).await
            }),
            at_table("table resume", t::table_resume()).does(|c| async move {
                let table = c.table().await?;
                vote::resume(&c.bot, table, &c.context.person, false).await
            }),
            at_table("table end", t::table_end())
                .does(|c| async move { vote::end(&c.bot, &c.context).await }),
            at_table("table host", t::table_host())
                .needs(option(User, "player", &t::table_host_player()))
                .does(|c| async move { hosting::hand_over(&c.bot, &c.context).await }),
            at_table("table remove", t::table_remove())
                .needs(option(User, "player", &t::table_remove_player()))
                .does(|c| async move { hosting::remove(&c.bot, &c.context).await }),
            at_table("table record", t::table_record())
                .costs(Cost::Reading)
                .does(|c| async move {
                    let table = pick::pick_played(&c.bot, &c.context).await?;
                    let table = table.ok_or_else(r::nothing_finished_here)?;
                    verify::hand_out_record(&c.bot, table, c.context.lang).await
                }),
            at_table("table verify", t::table_verify())
                .costs(Cost::Reading)
                .does(|c| async move { verify::verify(&c.bot, &c.context).await }),
            at_table("table void", t::table_void())
                .takes(option(Boolean, "restore", &t::table_void_restore()))
                .takes(
                    option(Text, void::REASON, &t::table_void_reason()).max_length(reason_length),
                )
                .does(|c| async move { void::void(&c.bot, &c.context).await }),
        ],
    )
}

fn tables() -> [Command; 2] {
    group(
        &t::tables(),
        [
            slash("tables mine", t::tables_mine())
                .costs(Cost::Reading)
                .does(|c| async move { lists::mine(&c.bot, &c.context).await }),
            slash("tables open", t::tables_open())
                .costs(Cost::Reading)
                .does(|c| async move { lists::open(&c.bot, &c.context) }),
        ],
    )
}

/// All but that of the tests, which is nobody's.
fn languages() -> impl Iterator<Item = Lang> {
    Lang::ALL.into_iter().filter(|lang| *lang != Lang::EnXa)
}

/// How a language is typed, and what it is called in itself.
fn of_language(lang: Lang) -> (&'static str, Words) {
    (lang.locales()[0], lang.name().into())
}

fn of_servers() -> [Command; 2] {
    let days = t::settings_new_accounts();
    let reports = t::settings_reports();
    let own = (server::OWN, t::settings_language_own());
    let languages = || languages().map(of_language);
    let of_server = languages().chain([own]);
    let of_channel = languages().chain([(server::OWN, t::settings_language_server())]);
    [
        slash("settings", t::settings())
            .on_servers(Some(Permissions::MANAGE_GUILD))
            .for_banned()
            .takes(option(User, server::BAN, &t::settings_ban()))
            .takes(option(User, server::UNBAN, &t::settings_unban()))
            .takes(number(server::NEW_ACCOUNTS, &days, (0, LONGEST_NEW_DAYS)))
            .takes(number(bans::DAYS, &t::settings_days(), (1, 365)))
            .takes(
                option(Channel, server::REPORTS, &reports)
                    .channel_types(vec![ChannelType::Text, ChannelType::News]),
            )
            .takes(choice(LANGUAGE, &t::settings_language(), of_server))
            .takes(choice(
                server::CHANNEL_LANGUAGE,
                &t::settings_channel_language(),
                of_channel,
            ))
            .does(|c| async move { server::show(&c.bot, &c.context).await }),
        slash("doctor", t::doctor())
            .on_servers(None)
            .for_banned()
            .costs(Cost::Doctor)
            .does(|c| async move { Ok(doctor::begin(&c.bot, &c.context)) }),
    ]
}

fn results() -> [Command; 3] {
    let scopes = [
        ("server", t::scope_visible()),
        ("channel", t::scope_channel()),
    ];
    let every_game =
        slash("leaderboard", t::leaderboard()).takes(game_option(&t::leaderboard_game()));
    [
        leaderboard(every_game, None),
        slash("profile", t::profile())
            .takes(option(User, "player", &t::profile_player()))
            .costs(Cost::Reading)
            .does(|c| async move { profile::show(&c.bot, &c.context).await }),
        slash("history", t::history())
            .takes(option(User, "player", &t::history_player()))
            .takes(choice("scope", &t::history_scope(), scopes))
            .costs(Cost::Reading)
            .does(|c| async move { history::show(&c.bot, &c.context).await }),
    ]
}

fn privacy() -> [Command; 3] {
    group(
        &t::privacy(),
        [
            slash("privacy about", t::privacy_about())
                .for_banned()
                .does(|c| async move { Ok(privacy::about(&c.bot, c.context.lang)) }),
            slash("privacy export", t::privacy_export())
                .for_banned()
                .costs(Cost::Export)
                .does(|c| async move { Ok(privacy::export(&c.bot, &c.context.person, c.context.lang)) }),
            slash("privacy delete", t::privacy_delete())
                .for_banned()
                .does(|c| async move { privacy::ask(&c.bot, &c.context.person, c.context.lang).await }),
        ],
    )
}

/// What people choose for themselves.
fn me() -> [Command; 10] {
    let list_me = [("on", t::listed_on()), ("off", t::listed_off())];
    let zone = option(Text, ZONE, &t::me_timezone_zone()).set_autocomplete(true);
    let said = |said: Result<String>| said.map(Reply::say);
    group(
        &t::me(),
        [
            slash("me pings", t::me_pings())
                .needs(choice("when", &t::me_pings_when(), in_words(PINGS)))
                .does(|c| async move { notifications::pings(&c.bot, &c.context).await }),
            slash("me timezone", t::me_timezone())
                .needs(zone)
                .does(|c| async move { notifications::zone(&c.bot, &c.context).await }),
            slash("me quiet-hours", t::me_quiet_hours())
                .takes(number("from", &t::me_quiet_hours_from(), (0, 23)))
                .takes(number("until", &t::me_quiet_hours_until(), (0, 23)))
                .does(|c| async move { notifications::quiet_hours(&c.bot, &c.context).await }),
            slash("me house-pace", t::me_house_pace())
                .needs(choice("pace", &t::me_house_pace_pace(), in_words(PACES)))
                .does(|c| async move { notifications::house_pace(&c.bot, &c.context).await }),
            slash("me pictures", t::me_pictures())
                .needs(choice(
                    "pictures",
                    &t::me_pictures_pictures(),
                    in_words(PICTURES),
                ))
                .does(|c| async move { notifications::pictures(&c.bot, &c.context).await }),
            slash("me leaderboard", t::me_leaderboard())
                .needs(choice("show", &t::me_leaderboard_show(), list_me))
                .does(move |c| async move { said(company::list(&c.bot, &c.context).await) }),
            slash("me invitations", t::me_invitations())
                .needs(choice(
                    "from",
                    &t::me_invitations_from(),
                    in_words(INVITERS),
                ))
                .does(move |c| async move { said(company::invitations(&c.bot, &c.context).await) }),
            slash("me block", t::me_block())
                .needs(option(User, "player", &t::me_block_player()))
                .does(move |c| async move { said(company::block(&c.bot, &c.context).await) }),
            slash("me unblock", t::me_unblock())
                .needs(option(User, "player", &t::me_block_player()))
                .does(move |c| async move { said(company::unblock(&c.bot, &c.context).await) }),
            slash("me blocks", t::me_blocks())
                .does(move |c| async move { said(company::blocks(&c.bot, &c.context).await) }),
        ]
        .map(Command::for_banned),
    )
}

fn alone() -> [Command; 3] {
    [
        slash("play", t::play())
            .only_once()
            .costs(Cost::Reading)
            .takes(game_option(&t::play_game()))
            .takes(option(Boolean, play::AGAINST, &t::play_house()))
            .does(|c| async move { play::play(&c.bot, &c.context).await }),
        slash("daily", t::daily())
            .costs(Cost::Reading)
            .does(|c| async move { daily::show(&c.bot, &c.context).await }),
        slash("help", t::help()).for_banned().does(|c| async move {
            let lang = c.context.lang;
            Ok(Reply::private(help::help(0, &list(lang), lang)))
        }),
    ]
}

/// The commands in the menus of people and of messages.
fn in_menus() -> [Command; 5] {
    [
        in_menu(CommandType::User, t::menu_invite())
            .costs(Cost::Reading)
            .does(|c| async move { play::invite(&c.bot, &c.context).await }),
        in_menu(CommandType::User, t::menu_profile())
            .costs(Cost::Reading)
            .does(|c| async move { profile::show(&c.bot, &c.context).await }),
        in_menu(CommandType::Message, t::menu_rules())
            .for_banned()
            .does(|c| async move {
                help::rules_of_table(&c.bot, c.table_on_message().await?, c.context.lang).await
            }),
        in_menu(CommandType::Message, t::menu_record())
            .costs(Cost::Reading)
            .does(|c| async move {
                verify::hand_out_record(&c.bot, c.table_on_message().await?, c.context.lang).await
            }),
        in_menu(CommandType::Message, t::menu_report())
            .costs(Cost::Reading)
            .does(|c| async move {
                let table = c.table_on_message().await?;
                report::report(&c.bot, table, &c.context, None).await
            }),
    ]
}

/// Entries that are stored as the first, with their words.
fn in_words<const N: usize>(entries: [Choice; N]) -> [(&'static str, Words); N] {
    entries.map(|(value, words)| (value, words()))
}

/// Every command in words, for `/help`.
pub(crate) fn list(lang: Lang) -> String {
    command::list(&COMMANDS, lang)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::{Value, json};

    use super::*;
    use crate::dispatch::command::definition;

    #[test]
    fn every_game_has_its_commands_within_discords_limits() {
        let definition = definition(&COMMANDS);
        let commands = definition.as_array().unwrap();
        assert!(commands.len() <= 100);
        for game in GAMES {
            assert!(
                commands
                    .iter()
                    .any(|command| command["name"] == game.info().key)
            );
        }
        let (slash, in_menus): (Vec<&Value>, Vec<&Value>) = commands
            .iter()
            .partition(|command| command["type"].as_u64().unwrap_or(1) == 1);
        for command in slash {
            check(command, 8_000);
        }
        // https://discord.com/developers/docs/interactions/application-commands#user-commands
        for kind in [2, 3] {
            let own = in_menus.iter().filter(|command| command["type"] == kind);
            assert!((1..=15).contains(&own.count()), "type {kind}");
        }
        for command in in_menus {
            let name = command["name"].as_str().unwrap();
            assert!((1..=32).contains(&name.chars().count()), "{name}");
            assert!(command["description"].is_null(), "{name}");
        }
    }

    /// <https://discord.com/developers/docs/interactions/application-commands#slash-commands>
    fn check(command: &Value, budget: usize) {
        let name = command["name"].as_str().unwrap();
        let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_' || c == '-';
        assert!(
            (1..=32).contains(&name.len()) && name.chars().all(fits),
            "{name}"
        );
        let description = command["description"].as_str().unwrap().chars().count();
        assert!(
            (1..=100).contains(&description),
            "{name}: a description of {description} characters"
        );
        assert!(length(command) <= budget, "{name}");
        let options = command["options"].as_array().map_or(&[][..], Vec::as_slice);
        assert!(options.len() <= 25, "{name}");
        for option in options {
            check(option, budget);
        }
    }

    /// The characters of a command that count: of several languages, the longest.
    fn length(node: &Value) -> usize {
        let fields = ["name", "description", "value"].map(|field| {
            let translated = node[format!("{field}_localizations")].as_object();
            let all = translated.into_iter().flat_map(|all| all.values());
            let all = all.chain([&node[field]]).filter_map(Value::as_str);
            all.map(|text| text.chars().count()).max().unwrap_or(0)
        });
        let inner = [&node["options"], &node["choices"]].map(|inner| {
            let inner = inner.as_array().into_iter().flatten();
            inner.map(length).sum::<usize>()
        });
        fields.iter().chain(&inner).sum()
    }

    #[test]
    fn a_games_option_is_registered_with_its_range() {
        let specs = GAMES.iter().map(|game| game.info());
        for spec in specs.flat_map(|info| info.options) {
            if let OptionKind::Number { min, max, .. } = spec.kind {
                let option = json!(of_option(spec));
                let range = [&option["type"], &option["min_value"], &option["max_value"]];
                assert_eq!(range, [4, min, max], "{}", spec.name);
            }
        }
    }

    /// The words of every command that Discord is told about.
    fn words(before: &str, command: &Value, found: &mut BTreeSet<String>) {
        let words = format!("{before}{}", command["name"].as_str().expect("a name"));
        let options = command["options"].as_array().into_iter().flatten();
        let mut inner = options.filter(|option| option["type"] == 1).peekable();
        if inner.peek().is_none() {
            found.insert(words.clone());
        }
        inner.for_each(|option| self::words(&format!("{words} "), option, found));
    }

    #[test]
    fn every_registered_command_is_found_by_its_words() {
        for kind in 1..=3 {
            let mut all = BTreeSet::new();
            for command in definition(&COMMANDS).as_array().expect("a list") {
                if command["type"].as_u64().unwrap_or(1) == u64::from(kind) {
                    words("", command, &mut all);
                }
            }
            let found = |words: &String| COMMANDS.iter().filter(|one| one.is(kind, words)).count();
            assert!(all.iter().all(|words| found(words) == 1), "{kind}: {all:?}");
        }
    }

    #[test]
    fn help_pages_fit_and_a_page_past_the_end_is_the_last() {
        let page = |number| json!(help::help(number, &list(Lang::En), Lang::En).embeds);
        for number in 0..4 {
            let text = page(number)[0]["description"].as_str().unwrap().to_owned();
            // Discord's limit for the description of an embed.
            assert!(text.chars().count() <= 4_096, "page {number}");
        }
        assert!(page(3).to_string().contains("`/help`"));
        assert_eq!(page(u32::MAX), page(3));
        assert_ne!(page(0), page(3));
    }
}
