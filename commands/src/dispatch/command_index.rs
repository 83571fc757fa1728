//! Finds a command by the words with which it is used.

use std::collections::HashMap;

use poise::ContextMenuCommandAction;

use crate::dispatch::command_builders::Command;
use crate::dispatch::commands::CommandKind;
use crate::protocol::interaction::SLASH;

/// The types of commands in menus.
const IN_MENU_OF_PERSON: u8 = 2;
const IN_MENU_OF_MESSAGE: u8 = 3;

/// Every command by its type and words, such as `table show`.
pub(crate) struct CommandIndex(HashMap<(u8, String), CommandKind>);

impl CommandIndex {
    pub(crate) fn of(commands: &[Command]) -> Self {
        let mut all = HashMap::new();
        for command in commands {
            add(&mut all, "", command);
        }
        Self(all)
    }

    /// `None` for a command that clients still list after an upgrade.
    pub(crate) fn find(&self, kind: u8, words: &str) -> Option<CommandKind> {
        self.0.get(&(kind, words.to_owned())).copied()
    }
}

fn add(all: &mut HashMap<(u8, String), CommandKind>, before: &str, command: &Command) {
    let words = format!("{before}{}", command.name);
    for subcommand in &command.subcommands {
        add(all, &format!("{words} "), subcommand);
    }
    let Some(kind) = command.custom_data.downcast_ref::<CommandKind>() else {
        return;
    };
    let of_type = match &command.context_menu_action {
        Some(ContextMenuCommandAction::User(_)) => IN_MENU_OF_PERSON,
        Some(ContextMenuCommandAction::Message(_)) => IN_MENU_OF_MESSAGE,
        _ => SLASH,
    };
    all.insert((of_type, words), *kind);
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;
    use crate::dispatch::slash;

    /// The words of every command that Discord is told about.
    fn words(before: &str, command: &Value, found: &mut Vec<String>) {
        let words = format!("{before}{}", command["name"].as_str().expect("a name"));
        let options = command["options"].as_array().into_iter().flatten();
        let inner: Vec<&Value> = options
            .filter(|option| matches!(option["type"].as_u64(), Some(1 | 2)))
            .collect();
        if inner.is_empty() {
            found.push(words);
            return;
        }
        for option in inner {
            self::words(&format!("{words} "), option, found);
        }
    }

    #[test]
    fn every_registered_command_is_found() {
        let index = CommandIndex::of(&slash::commands());
        let definition = slash::definition();
        for command in definition.as_array().expect("a list") {
            let kind = command["type"].as_u64().unwrap_or(1);
            let kind = u8::try_from(kind).expect("a type");
            let mut all = Vec::new();
            words("", command, &mut all);
            for words in all {
                assert!(index.find(kind, &words).is_some(), "{kind} {words}");
                assert!(index.find(kind, &format!("{words} more")).is_none());
            }
        }
    }
}
