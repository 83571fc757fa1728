//! What a slash command is: its words and options as Discord shows them, what it costs, who may use it and where, and what it does.
//! `commands` declares them all.
//!
//! Discord is told of them with serenity's builders. A command of poise runs a function whose arguments are the options, and what it
//! says of an option cannot depend on data; ours follow from the list of games.

use std::sync::Arc;

use db::TableId;
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use games::registry::{self, GAMES};
use serde_json::{Value, json};
use serenity::all::{
    CommandOptionType, CommandType, CreateCommand, CreateCommandOption, InstallationContext,
    InteractionContext, Permissions,
};

use crate::bot::Bot;
use crate::context::CommandContext;
use crate::error::{CommandError, Result, retried};
use crate::reply::Reply;
use crate::state::budgets::Cost;
use crate::table::board::answers_only;
use crate::table::pick::{self, Meant};
use crate::table::{admission, permissions};
use crate::texts::refusals as r;
use crate::texts::{Lang, Text, commands as t};

/// One use of a command.
#[derive(Clone)]
pub(crate) struct Call {
    pub(crate) bot: Arc<Bot>,
    pub(crate) context: Arc<CommandContext>,
}

impl Call {
    /// The game that the command is about.
    pub(crate) async fn table(&self) -> Result<TableId> {
        pick::pick(&self.bot, &self.context, Meant::InPlay).await
    }

    /// The table on the message in whose menu the command was used.
    pub(crate) async fn table_on_message(&self) -> Result<TableId> {
        if let Some(table) = self.context.message_tables.first()
            && permissions::can_see(&self.bot, *table, &self.context).await?
        {
            return Ok(*table);
        }
        Err(CommandError::User(r::message_shows_no_table()))
    }
}

type Work = dyn Fn(Call) -> BoxFuture<'static, Result<Reply>> + Send + Sync;

/// A command. By default everybody may use it everywhere, it costs nothing, and it is done again if something else
/// happened at its table first.
pub(crate) struct Command {
    /// As they are typed, such as `table show`; in a menu, as they are shown.
    pub(crate) words: String,
    kind: CommandType,
    /// What it is for; of a command in a menu, its name.
    about: Text,
    /// What Discord shows for the first word, if several commands begin with it.
    group: Option<Text>,
    options: Vec<CreateCommandOption>,
    cost: Cost,
    permissions: Option<Permissions>,
    on_servers_only: bool,
    for_banned: bool,
    only_once: bool,
    work: Box<Work>,
}

/// A typed command without a handler yet.
pub(crate) fn slash(words: impl Into<String>, about: Text) -> Command {
    Command {
        words: words.into(),
        kind: CommandType::ChatInput,
        about,
        group: None,
        options: Vec::new(),
        cost: Cost::Free,
        permissions: None,
        on_servers_only: false,
        for_banned: false,
        only_once: false,
        work: Box::new(|_| Box::pin(async { Err(CommandError::internal("an idle command")) })),
    }
}

/// A command in the menu of a person or of a message.
pub(crate) fn in_menu(kind: CommandType, name: Text) -> Command {
    Command {
        kind,
        ..slash(name.to_string(), name)
    }
}

/// Commands with the same first word.
pub(crate) fn group<const N: usize>(about: &Text, commands: [Command; N]) -> [Command; N] {
    commands.map(|command| Command {
        group: Some(about.clone()),
        ..command
    })
}

impl Command {
    /// An option that may be left out.
    pub(crate) fn takes(mut self, option: CreateCommandOption) -> Self {
        self.options.push(option);
        self
    }

    /// An option that must be given. Discord wants such options first.
    pub(crate) fn needs(mut self, option: CreateCommandOption) -> Self {
        self.options.insert(0, option.required(true));
        self
    }

    pub(crate) fn costs(self, cost: Cost) -> Self {
        Self { cost, ..self }
    }

    /// Not where the bot is no member, and of members only for those with these permissions.
    pub(crate) fn on_servers(mut self, permissions: Option<Permissions>) -> Self {
        (self.on_servers_only, self.permissions) = (true, permissions);
        self
    }

    /// Works for people who are banned, too: help, their own data, what they may do to leave, and what admins do.
    pub(crate) fn for_banned(mut self) -> Self {
        self.for_banned = true;
        self
    }

    /// Is never repeated after a race, because it would open two tables.
    pub(crate) fn only_once(mut self) -> Self {
        self.only_once = true;
        self
    }

    pub(crate) fn does<F>(mut self, work: impl Fn(Call) -> F + Send + Sync + 'static) -> Self
    where
        F: Future<Output = Result<Reply>> + Send + 'static,
    {
        self.work = Box::new(move |call| work(call).boxed());
        self
    }

    /// Is it the command of this type and these words?
    pub(crate) fn is(&self, kind: u8, words: &str) -> bool {
        u8::from(self.kind) == kind && self.words == words
    }

    pub(crate) async fn run(&self, call: Call) -> Result<Reply> {
        let (bot, context) = (&call.bot, &call.context);
        let (person, channel) = (context.person.id, context.location.channel);
        let now = bot.clock.monotonic();
        bot.budgets.spend(person, channel, self.cost, now)?;
        if !self.for_banned {
            admission::check_not_banned(bot, &context.location.server(), person).await?;
        }
        if self.on_servers_only {
            answers_only::check_is_member(context)?;
        }
        if self.only_once {
            return (self.work)(call).await;
        }
        retried(|| (self.work)(call.clone())).await
    }

    /// The first word, and the second one if there is a group.
    fn name(&self) -> (&str, &str) {
        let words = self.group.as_ref();
        let words = words.and_then(|_| self.words.split_once(' '));
        words.unwrap_or((&self.words, ""))
    }

    fn subcommand(&self) -> CreateCommandOption {
        let option = option(CommandOptionType::SubCommand, self.name().1, &self.about);
        let options = self.options.iter().cloned();
        options.fold(option, CreateCommandOption::add_sub_option)
    }
}

/// An option of a command.
pub(crate) fn option(kind: CommandOptionType, name: &str, about: &Text) -> CreateCommandOption {
    let option = CreateCommandOption::new(kind, name, about.to_string());
    let translated = translated(about);
    translated.fold(option, |option, (locale, text)| {
        option.description_localized(locale, text)
    })
}

/// A text in every language that Discord knows and the program speaks, beside English.
pub(crate) fn translated(text: &Text) -> impl Iterator<Item = (&'static str, String)> {
    let others = Lang::ALL.into_iter();
    let others = others.filter(|lang| !matches!(lang, Lang::En | Lang::EnXa));
    others.flat_map(move |lang| {
        let locales = lang.locales().iter();
        locales.map(move |locale| (*locale, text.say(lang)))
    })
}

/// An option with these entries, each as it is stored and in words.
pub(crate) fn choice<'a>(
    name: &str,
    about: &Text,
    entries: impl IntoIterator<Item = (&'a str, Text)>,
) -> CreateCommandOption {
    let text = option(CommandOptionType::String, name, about);
    let entries = entries.into_iter();
    entries.fold(text, |option, (value, words)| {
        let name = words.to_string();
        option.add_string_choice_localized(name, value, translated(&words))
    })
}

/// An option that is a whole number.
pub(crate) fn number(name: &str, about: &Text, (least, most): (u64, u64)) -> CreateCommandOption {
    let number = option(CommandOptionType::Integer, name, about);
    number.min_int_value(least).max_int_value(most)
}

/// The commands as JSON for Discord.
pub(crate) fn definition(commands: &[Command]) -> Value {
    let together = |a: &Command, b: &Command| a.group.is_some() && a.name().0 == b.name().0;
    commands.chunk_by(together).map(registered).collect()
}

/// A command, or those with the same first word.
fn registered(commands: &[Command]) -> Value {
    let first = &commands[0];
    let mut contexts = vec![InteractionContext::Guild];
    if !first.on_servers_only {
        // The second is between people, and in groups, for those who have installed the app for themselves.
        contexts.extend([
            InteractionContext::BotDm,
            InteractionContext::PrivateChannel,
        ]);
    }
    let whole = CreateCommand::new(first.name().0)
        .integration_types(vec![InstallationContext::Guild, InstallationContext::User])
        .contexts(contexts);
    let about = first.group.as_ref().unwrap_or(&first.about);
    let translated = translated(about);
    let whole = if first.kind == CommandType::ChatInput {
        let whole = translated.fold(whole, |whole, (locale, text)| {
            whole.description_localized(locale, text)
        });
        let options = match first.group {
            Some(_) => commands.iter().map(Command::subcommand).collect(),
            None => first.options.clone(),
        };
        whole.description(about.to_string()).set_options(options)
    } else {
        let whole = whole.kind(first.kind);
        translated.fold(whole, |whole, (locale, text)| {
            whole.name_localized(locale, text)
        })
    };
    let mut whole = json!(whole);
    if let Some(permissions) = first.permissions {
        // serenity would write a text; Discord's description of its interface wants a number.
        whole["default_member_permissions"] = json!(permissions.bits());
    }
    whole
}

/// Every command with its purpose; those that all games have, once.
pub(crate) fn list(commands: &[Command], lang: Lang) -> String {
    let mut lines = Vec::new();
    for command in commands {
        let (words, about) = (&command.words, command.about.say(lang));
        let (first, second) = command.name();
        lines.push(match registry::find(first) {
            _ if command.kind == CommandType::User => {
                format!("**{about}** · {}", t::in_menu_of_person().say(lang))
            }
            _ if command.kind == CommandType::Message => {
                format!("**{about}** · {}", t::in_menu_of_message().say(lang))
            }
            None => format!("`/{words}` · {about}"),
            Some(game) if game.info().key != GAMES[0].info().key => continue,
            // It is described by the pitch of that game, which does not fit all games.
            Some(_) if second == "start" => {
                format!("`/<game> start` · {}", t::start().say(lang))
            }
            Some(_) => format!("`/<game> {second}` · {about}"),
        });
    }
    lines.join("\n")
}
