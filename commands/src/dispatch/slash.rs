//! The slash commands as Discord knows them, made from the list of games.
//!
//! They are built as values and not declared with poise's macros: a macro needs one function for each command with its arguments
//! in the signature, while the commands of a game, and the options of its start command, are known only from [`GAMES`].
//! Each command has its [`CommandKind`] in `custom_data`. poise writes the definition for Discord.

use games::options::{OptionKind, OptionSpec};
use games::registry::{self, GAMES, GameType};
use serde_json::{Value, json};
use serenity::all::CommandOptionType;

use crate::dispatch::command_builders::{
    Command, Parameter, group, leaf, on_message, on_person, parameter,
};
use crate::dispatch::commands::CommandKind;
use crate::dispatch::{management, personal, play};
use crate::table::table_options::{
    CLOCK, CLOCKS, HINTS, HOUSE, LEVEL, LEVELS, MIN_GAMES, MIN_RATING, RATED, THREAD, WHEN_FULL,
    WITH,
};
use crate::time::period::Period;

/// Every command.
pub(crate) fn commands() -> Vec<Command> {
    let mut all: Vec<Command> = GAMES.iter().map(|game| game_commands(*game)).collect();
    all.extend(management::commands());
    all.extend(scores());
    all.push(privacy());
    all.push(personal::me());
    all.push(play_command());
    all.push(leaf(
        "daily",
        "One game a day, alone, with the same dice for everybody",
        CommandKind::Daily,
    ));
    all.push(leaf(
        "help",
        "All games and how to start one",
        CommandKind::Help,
    ));
    all.extend(in_menus());
    all
}

/// The commands in the menus of people and of messages.
fn in_menus() -> [Command; 5] {
    let rules = on_message("Rules of this table", CommandKind::RulesOfMessage);
    let record = on_message("Record", CommandKind::RecordOfMessage);
    let report = on_message("Report this table", CommandKind::ReportOfMessage);
    [
        on_person("Invite to a game", CommandKind::Invite),
        on_person("Profile", CommandKind::Profile),
        rules,
        record,
        report,
    ]
}

/// `/play`
fn play_command() -> Command {
    let mut play = leaf(
        "play",
        "Sit down: at an open table here, at a new one, or at once against the house",
        CommandKind::Play,
    );
    play.parameters.push(parameter(
        play::GAME,
        "Which game (default: what is waiting here, or the quickest)",
        |o| {
            let o = o.kind(CommandOptionType::String);
            GAMES.iter().fold(o, |o, game| {
                o.add_string_choice(game.info().name, game.info().key)
            })
        },
    ));
    play.parameters.push(parameter(
        play::AGAINST,
        "Against the house, which begins at once",
        |o| o.kind(CommandOptionType::Boolean),
    ));
    play
}

/// `/leaderboard`, `/profile`, `/history`
fn scores() -> Vec<Command> {
    let mut leaderboard = leaf(
        "leaderboard",
        "Rankings for one game or all games",
        CommandKind::Leaderboard(None),
    );
    leaderboard.parameters.push(parameter(
        "game",
        "Which game (default: all games together)",
        |o| {
            let o = o.kind(CommandOptionType::String);
            GAMES.iter().fold(o, |o, game| {
                o.add_string_choice(game.info().name, game.info().key)
            })
        },
    ));
    leaderboard.parameters.extend(leaderboard_filters());
    let player =
        |description| parameter("player", description, |o| o.kind(CommandOptionType::User));
    let mut profile = leaf(
        "profile",
        "A player's statistics, and your head-to-head record",
        CommandKind::Profile,
    );
    profile
        .parameters
        .push(player("Whose profile (default: yours)"));
    let mut history = leaf(
        "history",
        "Finished tables, to replay move by move",
        CommandKind::History,
    );
    history
        .parameters
        .push(player("Only tables of this player"));
    history.parameters.push(parameter(
        "scope",
        "Where (default: tables that you can see here)",
        |o| {
            o.kind(CommandOptionType::String)
                .add_string_choice("all that you can see here", "server")
                .add_string_choice("this channel", "channel")
        },
    ));
    vec![leaderboard, profile, history]
}

/// The filters of every leaderboard command.
fn leaderboard_filters() -> [Parameter; 2] {
    let period = parameter("period", "Since when (default: all time)", |o| {
        let o = o.kind(CommandOptionType::String);
        Period::EACH.iter().fold(o, |o, period| {
            o.add_string_choice(period.name(), period.key())
        })
    });
    let scope = parameter("scope", "Where (default: this server)", |o| {
        o.kind(CommandOptionType::String)
            .add_string_choice("this server", "server")
            .add_string_choice("everywhere", "everywhere")
    });
    [period, scope]
}

/// `/privacy about`, `/privacy export`, `/privacy delete`
fn privacy() -> Command {
    group(
        "privacy",
        "Your data",
        vec![
            leaf(
                "about",
                "What data is stored about you, and why",
                CommandKind::Privacy,
            ),
            leaf("export", "Get all your data as a file", CommandKind::Export),
            leaf(
                "delete",
                "Delete your data: you become anonymous at every table",
                CommandKind::Forget,
            ),
        ],
    )
}

/// `/<game> start`, `/<game> learn`, `/<game> rules`, `/<game> leaderboard`
fn game_commands(game: &'static dyn GameType) -> Command {
    let info = game.info();
    let mut start = leaf("start", info.pitch, CommandKind::Start(game));
    start.parameters.extend(info.options.iter().map(of_option));
    start
        .parameters
        .push(parameter(THREAD, "Play in a separate thread", |o| {
            o.kind(CommandOptionType::Boolean)
        }));
    start.parameters.push(parameter(
        CLOCK,
        "Time per decision (default: 24 hours)",
        |o| {
            let text = o.kind(CommandOptionType::String);
            CLOCKS.iter().fold(text, |o, (typed, words, _)| {
                o.add_string_choice(*words, *typed)
            })
        },
    ));
    start.parameters.extend(invitations(info.seats.end() - 1));
    start.parameters.extend(for_one_table());
    let learn = game.telling().map(|_| {
        leaf(
            "learn",
            "Learn it in a minute or two, at a private table with scripted dice",
            CommandKind::Learn(game),
        )
    });
    let rules = leaf("rules", "How to play", CommandKind::Rules(game));
    let mut leaderboard = leaf(
        "leaderboard",
        "Rankings for this game",
        CommandKind::Leaderboard(Some(game)),
    );
    leaderboard.parameters.extend(leaderboard_filters());
    let all = [Some(start), learn, Some(rules), Some(leaderboard)];
    group(info.key, info.name, all.into_iter().flatten().collect())
}

/// The people to invite, where a game has room for so many others.
fn invitations(others: usize) -> impl Iterator<Item = Parameter> {
    let help = [
        "A player to invite",
        "Another player to invite",
        "Another player to invite",
    ];
    WITH.into_iter()
        .zip(help)
        .take(others)
        .map(|(name, help)| parameter(name, help, |o| o.kind(CommandOptionType::User)))
}

/// House players, hints, and how the table counts and begins. [`definition`] adds how many house players a game has room for.
fn for_one_table() -> [Parameter; 7] {
    let house = parameter(HOUSE, "How many house players to play against", |o| {
        o.kind(CommandOptionType::Integer).min_int_value(1)
    });
    let level = parameter(
        LEVEL,
        "How strong house players are (default: regular)",
        |o| {
            let text = o.kind(CommandOptionType::String);
            LEVELS.iter().fold(text, |o, (level, words)| {
                o.add_string_choice(*words, level.name())
            })
        },
    );
    let hints = parameter(HINTS, "Let players ask for the best move", |o| {
        o.kind(CommandOptionType::Boolean)
    });
    let rated = parameter(RATED, "Count the result for ratings (default: yes)", |o| {
        o.kind(CommandOptionType::Boolean)
    });
    let when_full = parameter(WHEN_FULL, "Start by itself when every seat is taken", |o| {
        o.kind(CommandOptionType::Boolean)
    });
    let least = |name, help| {
        parameter(name, help, |o| {
            o.kind(CommandOptionType::Integer)
                .min_int_value(1)
                .max_int_value(1_000)
        })
    };
    let games = least(
        MIN_GAMES,
        "Rated games, in this game and server, that others need to join",
    );
    let rating = least(
        MIN_RATING,
        "Rating, in this game and server, that others need to join",
    );
    [house, level, hints, rated, when_full, games, rating]
}

/// A game's option as a parameter. [`limit`] adds its range or its choices.
fn of_option(spec: &OptionSpec) -> Parameter {
    match spec.kind {
        OptionKind::Number { .. } => {
            parameter(spec.name, spec.help, |o| o.kind(CommandOptionType::Integer))
        }
        OptionKind::Flag { .. } => {
            parameter(spec.name, spec.help, |o| o.kind(CommandOptionType::Boolean))
        }
        OptionKind::Choice { .. } => {
            parameter(spec.name, spec.help, |o| o.kind(CommandOptionType::String))
        }
    }
}

/// Adds the range of a number and the choices of a text to an option's definition.
fn limit(option: &mut Value, spec: &OptionSpec) {
    match spec.kind {
        OptionKind::Number { min, max, .. } => {
            option["min_value"] = json!(min);
            option["max_value"] = json!(max);
        }
        OptionKind::Choice { choices, .. } => {
            let choice = |(value, label)| json!({ "name": label, "value": value });
            option["choices"] = choices.iter().copied().map(choice).collect();
        }
        OptionKind::Flag { .. } => {}
    }
}

/// The commands as JSON for Discord. poise's type setters are plain functions and cannot carry a game's ranges, so this adds
/// them.
pub(crate) fn definition() -> Value {
    let mut definition = json!(poise::builtins::create_application_commands(&commands()));
    for command in definition.as_array_mut().into_iter().flatten() {
        // Discord's description of its interface wants a number here; serenity writes a text.
        if let Some(permissions) = command.get_mut("default_member_permissions")
            && let Some(number) = permissions
                .as_str()
                .and_then(|text| text.parse::<u64>().ok())
        {
            *permissions = json!(number);
        }
        let Some(game) = command["name"].as_str().and_then(registry::find) else {
            continue;
        };
        let Some(options) = command["options"][0]["options"].as_array_mut() else {
            continue;
        };
        for (option, spec) in options.iter_mut().zip(game.info().options) {
            limit(option, spec);
        }
        for option in options.iter_mut().filter(|option| option["name"] == HOUSE) {
            option["max_value"] = json!(game.info().seats.end() - 1);
        }
    }
    definition
}

#[cfg(test)]
mod tests {
    use games::options::ChoiceOption;

    use super::*;

    #[test]
    fn every_game_has_its_commands_within_discords_limits() {
        let definition = definition();
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
    fn a_number_option_is_registered_with_its_range() {
        for game in GAMES {
            let definition = definition();
            let command = definition
                .as_array()
                .unwrap()
                .iter()
                .find(|command| command["name"] == game.info().key)
                .unwrap()
                .clone();
            for (option, spec) in command["options"][0]["options"]
                .as_array()
                .unwrap()
                .iter()
                .zip(game.info().options)
            {
                if let OptionKind::Number { min, max, .. } = spec.kind {
                    assert_eq!(
                        (
                            option["type"].as_u64(),
                            option["min_value"].as_i64(),
                            option["max_value"].as_i64()
                        ),
                        (Some(4), Some(min.into()), Some(max.into()))
                    );
                }
            }
        }
    }

    #[test]
    fn an_option_with_choices_offers_them_by_their_labels() {
        const VARIANT: ChoiceOption<u8, 2> = ChoiceOption::new(
            "variant",
            "How long a game takes",
            [
                ("classic", "Classic: 100 points", 100),
                ("short", "Short: 50 points", 50),
            ],
            0,
        );
        let mut start = leaf("start", "Open a table", CommandKind::Help);
        start.parameters.push(of_option(&VARIANT.spec()));
        let mut definition = json!(poise::builtins::create_application_commands(&[start]));
        let option = &mut definition[0]["options"][0];
        limit(option, &VARIANT.spec());
        assert_eq!(option["type"], 3, "a text");
        assert_eq!(option["required"], false);
        assert_eq!(
            option["choices"],
            json!([
                { "name": "Classic: 100 points", "value": "classic" },
                { "name": "Short: 50 points", "value": "short" },
            ])
        );
        check(&definition[0], 8_000);
    }

    #[test]
    fn help_pages_fit_and_a_page_past_the_end_is_the_last() {
        let definition = definition();
        let page = |number| json!(crate::users::help::help(number, &definition).embeds);
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
