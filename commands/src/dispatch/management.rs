//! The commands that find and manage tables and servers, as Discord knows them: `/table`, `/tables`, `/settings`, `/doctor`.

use serenity::all::{ChannelType, CommandOptionType, InteractionContext, Permissions};

use crate::admin::server;
use crate::dispatch::command_builders::{
    Command, Parameter, TABLE, completed, group, leaf, parameter,
};
use crate::dispatch::commands::CommandKind;
use crate::results::void;
use crate::users::privacy::LONGEST_NEW_DAYS;

pub(crate) fn commands() -> [Command; 4] {
    let mut settings = Command {
        default_member_permissions: Permissions::MANAGE_GUILD,
        interaction_context: Some(vec![InteractionContext::Guild]),
        ..leaf(
            "settings",
            "For admins: where games are played, turn pings, moderators, bans",
            CommandKind::Settings,
        )
    };
    for (name, description) in [
        (server::BAN, "Ban a member from using this bot here"),
        (server::UNBAN, "Lift a member's ban from this bot"),
    ] {
        let person = parameter(name, description, |o| o.kind(CommandOptionType::User));
        settings.parameters.push(person);
    }
    let days =
        "How many days an account counts as new; its games barely affect other people's ratings";
    settings
        .parameters
        .push(parameter(server::NEW_ACCOUNTS, days, |o| {
            o.kind(CommandOptionType::Integer)
                .min_int_value(0)
                .max_int_value(LONGEST_NEW_DAYS)
        }));
    settings.parameters.push(parameter(
        server::DAYS,
        "For how many days to ban (default: until it is lifted)",
        |o| {
            let days = o.kind(CommandOptionType::Integer);
            days.min_int_value(1).max_int_value(365)
        },
    ));
    settings.parameters.push(parameter(
        server::REPORTS,
        "The channel where moderators read reports of tables",
        |o| {
            o.kind(CommandOptionType::Channel)
                .channel_types(vec![ChannelType::Text, ChannelType::News])
        },
    ));
    let doctor = Command {
        interaction_context: Some(vec![InteractionContext::Guild]),
        ..leaf(
            "doctor",
            "Check that everything works in this channel",
            CommandKind::Doctor,
        )
    };
    [table(), tables(), settings, doctor]
}

fn tables() -> Command {
    let mine = leaf(
        "mine",
        "Your tables, those where it is your turn first",
        CommandKind::MyTables,
    );
    let open = leaf(
        "open",
        "Tables on this server that you can join",
        CommandKind::OpenTables,
    );
    group("tables", "Find a table", vec![mine, open])
}

fn table() -> Command {
    let mut void = leaf(
        "void",
        "For moderators: exclude a result from the ratings, or count it again",
        CommandKind::Void,
    );
    void.parameters
        .push(parameter("restore", "Count the result again", |o| {
            o.kind(CommandOptionType::Boolean)
        }));
    void.parameters
        .push(parameter(void::REASON, "Why; the history shows it", |o| {
            let text = o.kind(CommandOptionType::String);
            text.max_length(u16::try_from(void::LONGEST_REASON).unwrap_or_default())
        }));
    let mut replace = leaf(
        "replace",
        "Ask somebody to take over your seat, or a seat the house is playing",
        CommandKind::Replace,
    );
    replace.parameters = vec![
        required_player("The player who takes over"),
        parameter("for", "Whose seat (default: yours)", |o| {
            o.kind(CommandOptionType::User)
        }),
    ];
    let mut remove = leaf(
        "remove",
        "For the host: remove a player before the game starts",
        CommandKind::Remove,
    );
    remove
        .parameters
        .push(required_player("The player to remove"));
    let mut host = leaf("host", "Make another player the host", CommandKind::Host);
    host.parameters.push(required_player("The new host"));
    let mut all = vec![
        leaf(
            "show",
            "Show a table's board again at the bottom of the channel",
            CommandKind::Show,
        ),
        leaf("resign", "Leave a game for good", CommandKind::Resign),
        replace,
        leaf(
            "pause",
            "Ask all players to pause the clocks",
            CommandKind::Pause,
        ),
        leaf("resume", "Resume a paused table", CommandKind::Resume),
        leaf(
            "end",
            "End a table without a result if all players agree",
            CommandKind::End,
        ),
        host,
        remove,
        leaf(
            "record",
            "Get the record of a finished table: every move and every roll",
            CommandKind::Record,
        ),
        leaf(
            "verify",
            "Show a table's dice commitment, or verify a finished game",
            CommandKind::Verify,
        ),
        void,
    ];
    for command in &mut all {
        // Discord wants required options first.
        let at = command.parameters.iter().take_while(|p| p.required).count();
        command.parameters.insert(
            at,
            completed(parameter(
                TABLE,
                "The name under the board (default: your table in this channel)",
                |o| o.kind(CommandOptionType::String),
            )),
        );
    }
    group("table", "Manage a table", all)
}

/// The required option `player`.
fn required_player(description: &'static str) -> Parameter {
    poise::CommandParameter {
        required: true,
        ..parameter("player", description, |o| o.kind(CommandOptionType::User))
    }
}
