//! The commands that look after tables and servers, as Discord knows them: `/table`, `/settings`, `/doctor`.

use serenity::all::{CommandOptionType, Permissions};

use crate::dispatch::callbacks::{self, Command, Parameter};
use crate::dispatch::command_builders::{group, leaf, parameter};
use crate::dispatch::commands::CommandKind;

/// All of them.
pub(crate) fn commands() -> [Command; 3] {
    let settings = Command {
        default_member_permissions: Permissions::MANAGE_GUILD,
        ..leaf(
            "settings",
            "For admins: where games may run, and how",
            CommandKind::Settings,
        )
    };
    let doctor = leaf(
        "doctor",
        "Check whether everything works in this channel",
        CommandKind::Doctor,
    );
    [table(), settings, doctor]
}

fn table() -> Command {
    let mut void = leaf(
        "void",
        "For moderators: take a result out of the ratings, or put it back",
        CommandKind::Void,
    );
    void.parameters.push(parameter(
        "restore",
        "Let a voided result count again",
        |o| o.kind(CommandOptionType::Boolean),
    ));
    let mut replace = leaf(
        "replace",
        "Ask somebody to play on for you, or for a seat the house plays",
        CommandKind::Replace,
    );
    replace.parameters = vec![
        needed("Who is to play on"),
        parameter("for", "Whose seat; if left out, yours", |o| {
            o.kind(CommandOptionType::User)
        }),
    ];
    let mut remove = leaf(
        "remove",
        "For the host: take somebody off a table that has not begun",
        CommandKind::Remove,
    );
    remove.parameters.push(needed("Who is to go"));
    let mut host = leaf("host", "Make somebody else the host", CommandKind::Host);
    host.parameters.push(needed("Who is to be host"));
    let mut all = vec![
        leaf(
            "show",
            "Draw a table's board anew at the bottom of the channel",
            CommandKind::Show,
        ),
        leaf(
            "resign",
            "Leave a game that is being played",
            CommandKind::Resign,
        ),
        replace,
        leaf(
            "pause",
            "Ask all who play to stop the clocks",
            CommandKind::Pause,
        ),
        leaf("resume", "Let a paused table go on", CommandKind::Resume),
        leaf(
            "end",
            "End a table without a result, if all agree",
            CommandKind::End,
        ),
        host,
        remove,
        leaf(
            "record",
            "Get the record of a finished table: every move, every face",
            CommandKind::Record,
        ),
        leaf(
            "verify",
            "Check a finished table: its seed, every move and every roll",
            CommandKind::Verify,
        ),
        void,
    ];
    for command in &mut all {
        // What must be given comes first.
        let at = command.parameters.iter().take_while(|p| p.required).count();
        command.parameters.insert(
            at,
            poise::CommandParameter {
                autocomplete_callback: Some(callbacks::complete_table),
                ..parameter(
                    "table",
                    "Its name, from under the board; if left out, your table in this channel",
                    |o| o.kind(CommandOptionType::String),
                )
            },
        );
    }
    group("table", "Look after a table", all)
}

/// The person whom a command is about.
fn needed(description: &'static str) -> Parameter {
    poise::CommandParameter {
        required: true,
        ..parameter("player", description, |o| o.kind(CommandOptionType::User))
    }
}
