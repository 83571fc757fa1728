//! Every command, and what it does. More than 500 lines, because each has its words, options and work here.

use std::sync::LazyLock;

use db::Vote;
use games::options::{OptionKind, OptionSpec};
use games::registry::{GAMES, GameType};
use serenity::all::CommandOptionType::{Boolean, Channel, String as Text, User};
use serenity::all::{ChannelType, CreateCommandOption, Permissions};

use crate::admin::{doctor, server};
use crate::dispatch::command::{
    self, Command, choice, group, number, on_message, on_person, option, slash,
};
use crate::dispatch::play;
use crate::error::Result;
use crate::protocol::answer::Answer;
use crate::protocol::page_id::{HistoryQuery, LeaderboardQuery};
use crate::results::{history, leaderboard, profile, void};
use crate::state::budgets::Cost;
use crate::table::admission::INVITERS;
use crate::table::board::show;
use crate::table::end::{ending, report, verify, vote};
use crate::table::lobby::{invite_menu, my_tables, open_tables};
use crate::table::play::pause;
use crate::table::seats::{hosting, replace, resign};
use crate::table::table_options::{
    CLOCK, CLOCKS, HINTS, HOUSE, LEVEL, LEVELS, MIN_GAMES, MIN_RATING, RATED, THREAD, WHEN_FULL,
    WITH,
};
use crate::time::period::Period;
use crate::users::notifications::{PACES, PINGS};
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
    let begin = slash(words("start"), info.pitch).only_once();
    let begin = (start_options(game).into_iter().fold(begin, Command::takes))
        .does(move |c| async move { play::start(&c.bot, &c.results, game, &c.context).await });
    let learn = slash(
        words("learn"),
        "Learn it in a minute or two, at a private table with scripted dice",
    )
    .does(move |c| async move { learn::begin(&c.bot, game, &c.context.person) });
    let rules = slash(words("rules"), "How to play").for_banned();
    let rules = rules
        .does(move |_| async move { Ok(Answer::Private(Box::new(help::rules(game, 0))).into()) });
    let leaderboard = leaderboard(
        slash(words("leaderboard"), "Rankings for this game"),
        Some(game),
    );
    let mut all = Vec::from(group(info.name, [begin, learn, rules, leaderboard]));
    if game.telling().is_none() {
        all.remove(1);
    }
    all
}

/// The game's own options, and those that every start command has.
fn start_options(game: &dyn GameType) -> Vec<CreateCommandOption> {
    let info = game.info();
    let others = info.seats.end() - 1;
    let flag = |name, about| option(Boolean, name, about);
    let clocks = CLOCKS.map(|(typed, words, _)| (typed, words));
    let levels = LEVELS.map(|(level, words)| (level.name(), words));
    let invited = [
        "A player to invite",
        "Another player to invite",
        "Another player to invite",
    ];
    let mut all: Vec<CreateCommandOption> = info.options.iter().map(of_option).collect();
    all.extend([
        flag(THREAD, "Play in a separate thread"),
        choice(CLOCK, "Time per decision (default: 24 hours)", clocks),
    ]);
    let invited = WITH.into_iter().zip(invited).take(others);
    all.extend(invited.map(|(name, about)| option(User, name, about)));
    all.extend([
        number(
            HOUSE,
            "How many house players to play against",
            (1, others as u64),
        ),
        choice(
            LEVEL,
            "How strong house players are (default: regular)",
            levels,
        ),
        flag(HINTS, "Let players ask for the best move"),
        flag(RATED, "Count the result for ratings (default: yes)"),
        flag(WHEN_FULL, "Start by itself when every seat is taken"),
        number(
            MIN_GAMES,
            "Rated games, in this game and server, that others need to join",
            (1, 1_000),
        ),
        number(
            MIN_RATING,
            "Rating, in this game and server, that others need to join",
            (1, 1_000),
        ),
    ]);
    all
}

/// A game's option.
fn of_option(spec: &OptionSpec) -> CreateCommandOption {
    match spec.kind {
        OptionKind::Number { min, max, .. } => {
            let bound = |number| u64::try_from(number).expect("serenity has no bounds below zero");
            number(spec.name, spec.help, (bound(min), bound(max)))
        }
        OptionKind::Flag { .. } => option(Boolean, spec.name, spec.help),
        OptionKind::Choice { choices, .. } => choice(spec.name, spec.help, choices.iter().copied()),
    }
}

/// The option of a game by its key.
fn game_option(about: &str) -> CreateCommandOption {
    let games = GAMES.iter().map(|game| game.info());
    choice(play::GAME, about, games.map(|info| (info.key, info.name)))
}

/// A leaderboard of this game; `None` for the game given as an option, or for all games.
fn leaderboard(command: Command, game: Option<&'static dyn GameType>) -> Command {
    let periods = Period::EACH
        .iter()
        .map(|period| (period.key(), period.name()));
    let scopes = [("server", "this server"), ("everywhere", "everywhere")];
    command
        .costs(Cost::Reading)
        .takes(choice("period", "Since when (default: all time)", periods))
        .takes(choice("scope", "Where (default: this server)", scopes))
        .does(move |c| async move {
            let guild = c.context.location.guild;
            let game = game.map(|game| game.info().key);
            let period = c.context.option("period").and_then(Period::parse);
            let query = LeaderboardQuery {
                game: game.or(c.context.option(play::GAME)).map(str::to_owned),
                period: period.unwrap_or(Period::All),
                everywhere: c.context.option("scope") == Some("everywhere") || guild.is_none(),
            };
            let asked = (guild, c.context.person.id);
            let page = leaderboard::page(&c.bot, &c.results, &query, asked, 0).await?;
            Ok(Answer::Show(Box::new(page)).into())
        })
}

/// A command of `/table`, which begins with the table that is meant.
fn at_table(words: &str, about: &'static str) -> Command {
    let about_table = "The name under the board (default: your table in this channel)";
    slash(words, about).takes(option(Text, TABLE, about_table).set_autocomplete(true))
}

fn table() -> [Command; 11] {
    let reason_length = u16::try_from(void::LONGEST_REASON).unwrap_or_default();
    group(
        "Manage a table",
        [
            at_table(
                "table show",
                "Show a table's board again at the bottom of the channel",
            )
            .for_banned()
            .does(|c| async move { show::show(&c.bot, &c.context).await }),
            at_table("table resign", "Leave a game for good")
                .for_banned()
                .does(|c| async move { resign::ask(&c.bot, &c.context).await }),
            at_table(
                "table replace",
                "Ask somebody to take over your seat, or a seat the house is playing",
            )
            .needs(option(User, "player", "The player who takes over"))
            .takes(option(User, "for", "Whose seat (default: yours)"))
            .does(|c| async move { replace::ask(&c.bot, &c.context).await }),
            at_table("table pause", "Ask all players to pause the clocks").does(|c| async move {
                let table = c.table(false).await?;
                vote::ask(&c.bot, table, &c.context.person, Vote::Pause).await
            }),
            at_table("table resume", "Resume a paused table").does(|c| async move {
                let table = c.table(false).await?;
                pause::resume(&c.bot, table, &c.context.person, false).await
            }),
            at_table(
                "table end",
                "End a table without a result if all players agree",
            )
            .does(|c| async move { ending::end(&c.bot, &c.context).await }),
            at_table("table host", "Make another player the host")
                .needs(option(User, "player", "The new host"))
                .does(|c| async move { hosting::hand_over(&c.bot, &c.context).await }),
            at_table(
                "table remove",
                "For the host: remove a player before the game starts",
            )
            .needs(option(User, "player", "The player to remove"))
            .does(|c| async move { hosting::remove(&c.bot, &c.context).await }),
            at_table(
                "table record",
                "Get the record of a finished table: every move and every roll",
            )
            .costs(Cost::Reading)
            .does(|c| async move { verify::hand_out_record(&c.bot, c.table(true).await?).await }),
            at_table(
                "table verify",
                "Show a table's dice commitment, or verify a finished game",
            )
            .costs(Cost::Reading)
            .does(|c| async move { verify::verify(&c.bot, &c.context).await }),
            at_table(
                "table void",
                "For moderators: exclude a result from the ratings, or count it again",
            )
            .takes(option(Boolean, "restore", "Count the result again"))
            .takes(
                option(Text, void::REASON, "Why; the history shows it").max_length(reason_length),
            )
            .does(|c| async move { void::void(&c.bot, &c.context).await }),
        ],
    )
}

fn tables() -> [Command; 2] {
    group(
        "Find a table",
        [
            slash(
                "tables mine",
                "Your tables, those where it is your turn first",
            )
            .costs(Cost::Reading)
            .does(|c| async move { my_tables::show(&c.bot, &c.context).await }),
            slash("tables open", "Tables on this server that you can join")
                .costs(Cost::Reading)
                .does(|c| async move { open_tables::show(&c.context) }),
        ],
    )
}

fn of_servers() -> [Command; 2] {
    let days =
        "How many days an account counts as new; its games barely affect other people's ratings";
    let reports = "The channel where moderators read reports of tables";
    [
        slash(
            "settings",
            "For admins: where games are played, turn pings, moderators, bans",
        )
        .on_servers(Some(Permissions::MANAGE_GUILD))
        .for_banned()
        .takes(option(
            User,
            server::BAN,
            "Ban a member from using this bot here",
        ))
        .takes(option(
            User,
            server::UNBAN,
            "Lift a member's ban from this bot",
        ))
        .takes(number(server::NEW_ACCOUNTS, days, (0, LONGEST_NEW_DAYS)))
        .takes(number(
            server::DAYS,
            "For how many days to ban (default: until it is lifted)",
            (1, 365),
        ))
        .takes(
            option(Channel, server::REPORTS, reports)
                .channel_types(vec![ChannelType::Text, ChannelType::News]),
        )
        .does(|c| async move { server::show(&c.bot, &c.context).await }),
        slash("doctor", "Check that everything works in this channel")
            .on_servers(None)
            .for_banned()
            .costs(Cost::Doctor)
            .does(|c| async move { Ok(doctor::begin(&c.context)) }),
    ]
}

fn results() -> [Command; 3] {
    let scopes = [
        ("server", "all that you can see here"),
        ("channel", "this channel"),
    ];
    let every_game = slash("leaderboard", "Rankings for one game or all games")
        .takes(game_option("Which game (default: all games together)"));
    [
        leaderboard(every_game, None),
        slash(
            "profile",
            "A player's statistics, and your head-to-head record",
        )
        .takes(option(User, "player", "Whose profile (default: yours)"))
        .costs(Cost::Reading)
        .does(|c| async move { profile::show(&c.bot, &c.results, &c.context).await }),
        slash("history", "Finished tables, to replay move by move")
            .takes(option(User, "player", "Only tables of this player"))
            .takes(choice(
                "scope",
                "Where (default: tables that you can see here)",
                scopes,
            ))
            .costs(Cost::Reading)
            .does(|c| async move {
                let query = HistoryQuery {
                    user: c.context.player.as_ref().map(|person| person.id),
                    channel: c.context.option("scope") == Some("channel"),
                };
                history::show(&c.bot, query, &c.context).await
            }),
    ]
}

fn privacy() -> [Command; 3] {
    group(
        "Your data",
        [
            slash("privacy about", "What data is stored about you, and why")
                .for_banned()
                .does(|c| async move { Ok(privacy::about(&c.bot)) }),
            slash("privacy export", "Get all your data as a file")
                .for_banned()
                .costs(Cost::Export)
                .does(|c| async move { privacy::export(&c.bot, &c.context.person).await }),
            slash(
                "privacy delete",
                "Delete your data: you become anonymous at every table",
            )
            .for_banned()
            .does(|c| async move { privacy::ask(&c.bot, &c.context.person).await }),
        ],
    )
}

/// What people choose for themselves.
fn me() -> [Command; 9] {
    let list_me = [
        ("on", "on: leaderboards list me"),
        ("off", "off: no leaderboard lists me"),
    ];
    let zone = option(Text, ZONE, "Type a city, for example Berlin").set_autocomplete(true);
    let said = |said: Result<String>| said.map(|said| Answer::say(said).into());
    group(
        "Your own settings",
        [
            slash("me pings", "When to ping you for your turn")
                .needs(choice("when", "Default: after 2 minutes", PINGS))
                .does(|c| async move { notifications::pings(&c.bot, &c.context).await }),
            slash("me timezone", "Time zone for your quiet hours")
                .needs(zone)
                .does(|c| async move { notifications::zone(&c.bot, &c.context).await }),
            slash(
                "me quiet-hours",
                "Hours without pings (leave both empty for none)",
            )
            .takes(number("from", "First hour, 0 to 23", (0, 23)))
            .takes(number(
                "until",
                "Hour at which pings resume, 0 to 23",
                (0, 23),
            ))
            .does(|c| async move { notifications::quiet_hours(&c.bot, &c.context).await }),
            slash(
                "me house-pace",
                "How fast house players move at your tables",
            )
            .needs(choice("pace", "Default: after a moment", PACES))
            .does(|c| async move { notifications::house_pace(&c.bot, &c.context).await }),
            slash("me leaderboard", "Whether leaderboards list you")
                .needs(choice("show", "Default: on", list_me))
                .does(move |c| async move { said(company::list(&c.bot, &c.context).await) }),
            slash(
                "me invitations",
                "Who may invite you to tables, or offer you a seat",
            )
            .needs(choice("from", "Default: everybody", INVITERS))
            .does(move |c| async move { said(company::invitations(&c.bot, &c.context).await) }),
            slash(
                "me block",
                "Block a player: neither of you can sit at the other's tables",
            )
            .needs(option(User, "player", "The player"))
            .does(move |c| async move { said(company::block(&c.bot, &c.context).await) }),
            slash("me unblock", "Unblock a player")
                .needs(option(User, "player", "The player"))
                .does(move |c| async move { said(company::unblock(&c.bot, &c.context).await) }),
            slash("me blocks", "The people you have blocked")
                .does(move |c| async move { said(company::blocks(&c.bot, &c.context).await) }),
        ]
        .map(Command::for_banned),
    )
}

fn alone() -> [Command; 3] {
    [
        slash(
            "play",
            "Sit down: at an open table here, at a new one, or at once against the house",
        )
        .only_once()
        .costs(Cost::Reading)
        .takes(game_option(
            "Which game (default: what is waiting here, or the quickest)",
        ))
        .takes(option(
            Boolean,
            play::AGAINST,
            "Against the house, which begins at once",
        ))
        .does(|c| async move { play::play(&c.bot, &c.results, &c.context).await }),
        slash(
            "daily",
            "One game a day, alone, with the same dice for everybody",
        )
        .costs(Cost::Reading)
        .does(|c| async move { daily::show(&c.bot, &c.context).await }),
        slash("help", "All games and how to start one")
            .for_banned()
            .does(|_| async move { Ok(Answer::Private(Box::new(help::help(0, &list()))).into()) }),
    ]
}

/// The commands in the menus of people and of messages.
fn in_menus() -> [Command; 5] {
    [
        on_person("Invite to a game")
            .costs(Cost::Reading)
            .does(|c| async move { invite_menu::ask(&c.bot, &c.context).await }),
        on_person("Profile")
            .costs(Cost::Reading)
            .does(|c| async move { profile::show(&c.bot, &c.results, &c.context).await }),
        on_message("Rules of this table")
            .for_banned()
            .does(|c| async move { help::rules_of_table(&c.bot, c.table_on_message().await?).await }),
        on_message("Record").costs(Cost::Reading).does(|c| async move {
            verify::hand_out_record(&c.bot, c.table_on_message().await?).await
        }),
        on_message("Report this table").costs(Cost::Reading).does(|c| async move {
            let table = c.table_on_message().await?;
            report::report(&c.bot, table, c.context.person.id, None).await
        }),
    ]
}

/// Every command in words, for `/help`.
pub(crate) fn list() -> String {
    command::list(&COMMANDS)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use games::options::ChoiceOption;
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
        assert!(command.to_string().len() <= budget, "{name}");
        let options = command["options"].as_array().map_or(&[][..], Vec::as_slice);
        assert!(options.len() <= 25, "{name}");
        for option in options {
            check(option, budget);
        }
    }

    #[test]
    fn a_games_option_is_registered_with_its_range_or_its_choices() {
        const VARIANT: ChoiceOption<u8, 2> = ChoiceOption::new(
            "variant",
            "How long a game takes",
            [
                ("classic", "Classic: 100 points", 100),
                ("short", "Short: 50 points", 50),
            ],
            0,
        );
        let variant = json!(of_option(&VARIANT.spec()));
        assert_eq!(variant["type"], 3, "a text");
        let choices = json!([
            { "name": "Classic: 100 points", "value": "classic" },
            { "name": "Short: 50 points", "value": "short" },
        ]);
        assert_eq!(variant["choices"], choices);
        check(&variant, 8_000);
        for spec in GAMES.iter().flat_map(|game| game.info().options) {
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
        let page = |number| json!(help::help(number, &list()).embeds);
        for number in 0..3 {
            let text = page(number)[0]["description"].as_str().unwrap().to_owned();
            // Discord's limit for the description of an embed.
            assert!(text.chars().count() <= 4_096, "page {number}");
        }
        assert!(page(2).to_string().contains("`/help`"));
        assert_eq!(page(u32::MAX), page(2));
        assert_ne!(page(0), page(2));
    }
}
