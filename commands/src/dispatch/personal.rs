//! The commands with which people choose for themselves, as Discord knows them: `/me`.

use serenity::all::CommandOptionType;

use crate::dispatch::command_builders::{Command, completed, group, leaf, parameter};
use crate::dispatch::commands::CommandKind;
use crate::table::admission::INVITERS;
use crate::users::company::CompanyCommand;
use crate::users::notifications::{NotificationCommand, PACES, PINGS};

/// `/me pings`, `/me timezone`, `/me quiet-hours`, `/me house-pace`, and [`company`]
pub(crate) fn me() -> Command {
    let mut pings = leaf(
        "pings",
        "When to ping you for your turn",
        CommandKind::Me(NotificationCommand::Pings),
    );
    let when = parameter("when", "Default: after 2 minutes", |o| {
        let text = o.kind(CommandOptionType::String);
        PINGS.iter().fold(text, |o, (value, label)| {
            o.add_string_choice(*label, *value)
        })
    });
    pings.parameters.push(poise::CommandParameter {
        required: true,
        ..when
    });
    let mut zone = leaf(
        "timezone",
        "Time zone for your quiet hours",
        CommandKind::Me(NotificationCommand::Zone),
    );
    zone.parameters.push(poise::CommandParameter {
        required: true,
        ..completed(parameter("zone", "Type a city, for example Berlin", |o| {
            o.kind(CommandOptionType::String)
        }))
    });
    let mut quiet = leaf(
        "quiet-hours",
        "Hours without pings (leave both empty for none)",
        CommandKind::Me(NotificationCommand::Quiet),
    );
    for (name, help) in [
        ("from", "First hour, 0 to 23"),
        ("until", "Hour at which pings resume, 0 to 23"),
    ] {
        quiet.parameters.push(parameter(name, help, |o| {
            o.kind(CommandOptionType::Integer)
                .min_int_value(0)
                .max_int_value(23)
        }));
    }
    let mut pace = leaf(
        "house-pace",
        "How fast house players move at your tables",
        CommandKind::Me(NotificationCommand::Pace),
    );
    let choices = parameter("pace", "Default: after a moment", |o| {
        let text = o.kind(CommandOptionType::String);
        PACES.iter().fold(text, |o, (value, label)| {
            o.add_string_choice(*label, *value)
        })
    });
    pace.parameters.push(poise::CommandParameter {
        required: true,
        ..choices
    });
    let mut all = vec![pings, zone, quiet, pace];
    all.extend(company());
    group("me", "Your own settings", all)
}

/// `/me leaderboard`, `/me invitations`, `/me block`, `/me unblock`, `/me blocks`
fn company() -> [Command; 5] {
    let mut leaderboard = leaf(
        "leaderboard",
        "Whether leaderboards list you",
        CommandKind::Company(CompanyCommand::Leaderboard),
    );
    let show = parameter("show", "Default: on", |o| {
        o.kind(CommandOptionType::String)
            .add_string_choice("on: leaderboards list me", "on")
            .add_string_choice("off: no leaderboard lists me", "off")
    });
    leaderboard.parameters.push(poise::CommandParameter {
        required: true,
        ..show
    });
    let mut invitations = leaf(
        "invitations",
        "Who may invite you to tables, or offer you a seat",
        CommandKind::Company(CompanyCommand::Invitations),
    );
    let from = parameter("from", "Default: everybody", |o| {
        let text = o.kind(CommandOptionType::String);
        INVITERS.iter().fold(text, |o, (value, label)| {
            o.add_string_choice(*label, *value)
        })
    });
    invitations.parameters.push(poise::CommandParameter {
        required: true,
        ..from
    });
    let mut block = leaf(
        "block",
        "Block a player: neither of you can sit at the other's tables",
        CommandKind::Company(CompanyCommand::Block),
    );
    let mut unblock = leaf(
        "unblock",
        "Unblock a player",
        CommandKind::Company(CompanyCommand::Unblock),
    );
    for command in [&mut block, &mut unblock] {
        command.parameters.push(poise::CommandParameter {
            required: true,
            ..parameter("player", "The player", |o| o.kind(CommandOptionType::User))
        });
    }
    let blocks = leaf(
        "blocks",
        "The people you have blocked",
        CommandKind::Company(CompanyCommand::Blocks),
    );
    [leaderboard, invitations, block, unblock, blocks]
}
