//! From Discord's interactions to the bot's acts and back: each runs on the bot's own runtime, and each is answered, whatever happens.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::{Duration, Instant};

use db::TableId;
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use poise::ApplicationContext;
use serenity::all::{
    ActionRowComponent, ChannelId, ComponentInteraction, ComponentInteractionDataKind, Context,
    CreateAutocompleteResponse, CreateInteractionResponse, Event, FullEvent, GuildId, Interaction,
    InteractionId, ModalInteraction, PartialChannel, Permissions, RawEventHandler, ResolvedOption,
    ResolvedValue,
};
use tokio::runtime::Handle;
use tokio_util::task::TaskTracker;

use crate::bot::Bot;
use crate::context::{CommandContext, ComponentContext, Person, Place, Rights};
use crate::dispatch::after::after;
use crate::dispatch::controls;
use crate::dispatch::verbs::{self, CommandKind};
use crate::error::CommandError;
use crate::protocol::answer::{self, Answer, without_address};
use crate::protocol::custom_id::{TableControl, base36, table_name};
use crate::reply::{FollowUp, Reply};
use crate::table::pick;
use crate::users::notifications;
use crate::words;

/// What every handler is given: the bot, and the runtime on which acts run.
#[derive(Clone)]
pub(crate) struct Data {
    pub(crate) bot: Arc<Bot>,
    pub(crate) work: Handle,
    pub(crate) acts: TaskTracker,
}

pub(crate) type Command = poise::Command<Data, CommandError>;
pub(crate) type Parameter = poise::CommandParameter<Data, CommandError>;

/// A press or a sent form (commands come by way of poise), or Discord connected again.
pub(crate) fn pressed(event: &FullEvent, data: &Data) {
    let interaction = match event {
        FullEvent::InteractionCreate { interaction } => interaction,
        FullEvent::Ready { .. } | FullEvent::Resume { .. } => {
            metrics::counter!("rollhouse_gateway_connects_total").increment(1);
            data.bot.awake.reconnected();
            data.bot.settings.health.note(true);
            data.bot.wake_scheduler.notify_one();
            return;
        }
        _ => return,
    };
    match interaction {
        Interaction::Component(component) => {
            data.handle(
                component.id,
                component.token.clone(),
                of_component(component),
            );
        }
        Interaction::Modal(modal) => {
            data.handle(modal.id, modal.token.clone(), of_modal(modal));
        }
        Interaction::Command(_) | Interaction::Autocomplete(_) => {}
        other => tracing::warn!(
            "an interaction of kind {:?} is not for this bot",
            other.kind()
        ),
    }
}

fn person(user: &serenity::all::User, member: Option<&serenity::all::Member>) -> Person {
    person_called(user, member.and_then(|member| member.nick.clone()))
}

fn person_called(user: &serenity::all::User, nick: Option<String>) -> Person {
    Person {
        id: user.id.to_string(),
        name: nick
            .or_else(|| user.global_name.clone())
            .unwrap_or_else(|| user.name.clone()),
    }
}

fn rights(member: Option<&serenity::all::Member>) -> Rights {
    let may = member.and_then(|member| member.permissions);
    let may = may.unwrap_or_else(Permissions::empty);
    Rights {
        admin: may.manage_guild() || may.administrator(),
        moderator: may.manage_messages() || may.administrator(),
        roles: member.map_or_else(Vec::new, |member| texts(&member.roles)),
    }
}

fn texts(ids: &[impl ToString]) -> Vec<String> {
    ids.iter().map(ToString::to_string).collect()
}

fn place(guild: Option<GuildId>, channel: ChannelId, about: Option<&PartialChannel>) -> Place {
    let parent = about.and_then(|channel| channel.parent_id);
    Place {
        guild: guild.map_or_else(String::new, |guild| guild.to_string()),
        channel: channel.to_string(),
        parent: parent.map_or_else(String::new, |parent| parent.to_string()),
        in_thread: about.is_some_and(|channel| channel.thread_metadata.is_some()),
    }
}

fn of_component(component: &ComponentInteraction) -> ComponentContext {
    let values = match &component.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.clone(),
        ComponentInteractionDataKind::ChannelSelect { values } => texts(values),
        ComponentInteractionDataKind::RoleSelect { values } => texts(values),
        _ => Vec::new(),
    };
    ComponentContext {
        custom_id: component.data.custom_id.clone(),
        value: values.first().cloned(),
        values,
        person: person(&component.user, component.member.as_ref()),
        rights: rights(component.member.as_ref()),
        place: place(
            component.guild_id,
            component.channel_id,
            component.channel.as_ref(),
        ),
        message: Some(component.message.id.to_string()),
    }
}

fn of_modal(modal: &ModalInteraction) -> ComponentContext {
    let mut inputs = modal.data.components.iter().flat_map(|row| &row.components);
    let value = inputs.find_map(|component| match component {
        ActionRowComponent::InputText(input) => input.value.clone(),
        _ => None,
    });
    ComponentContext {
        custom_id: modal.data.custom_id.clone(),
        value: Some(value.unwrap_or_default()),
        values: Vec::new(),
        person: person(&modal.user, modal.member.as_ref()),
        rights: rights(modal.member.as_ref()),
        place: place(modal.guild_id, modal.channel_id, modal.channel.as_ref()),
        message: modal.message.as_ref().map(|message| message.id.to_string()),
    }
}

/// poise's entry for every command.
pub(crate) fn act(
    context: ApplicationContext<'_, Data, CommandError>,
) -> BoxFuture<'_, Result<(), poise::FrameworkError<'_, Data, CommandError>>> {
    Box::pin(async move {
        let interaction = context.interaction;
        let data = context.framework.user_data;
        let verb = context
            .command_tree
            .last()
            .and_then(|command| command.custom_data.downcast_ref::<CommandKind>())
            .copied();
        let name = context
            .command_tree
            .iter()
            .map(|command| command.name.as_ref())
            .collect::<Vec<_>>()
            .join(" ");
        let (bot, context) = (Arc::clone(&data.bot), invocation(&context));
        let work = async move {
            let verb = verb.ok_or_else(|| {
                CommandError::user("That command is not complete. `/help` lists what can be typed.")
            })?;
            verbs::run(&bot, verb, &context).await
        };
        data.spawn(
            interaction.id,
            interaction.token.clone(),
            Log::Command(name),
            None,
            work,
        );
        Ok(())
    })
}

/// poise's entry for the completion of an option.
pub(crate) fn complete<'a>(
    context: ApplicationContext<'a, Data, CommandError>,
    typed: &'a str,
) -> BoxFuture<'a, CreateAutocompleteResponse> {
    Box::pin(async move {
        let data = context.framework.user_data;
        let (bot, context, typed) = (
            Arc::clone(&data.bot),
            invocation(&context),
            typed.to_owned(),
        );
        let found = data
            .work
            .spawn(async move { pick::complete(&bot, &context, &typed).await })
            .await;
        let choices = found.ok().and_then(Result::ok).unwrap_or_default();
        choices
            .into_iter()
            .fold(CreateAutocompleteResponse::new(), |all, (shown, value)| {
                all.add_string_choice(shown, value)
            })
    })
}

/// poise's entry for the completion of a time zone.
pub(crate) fn complete_zone<'a>(
    _: ApplicationContext<'a, Data, CommandError>,
    typed: &'a str,
) -> BoxFuture<'a, CreateAutocompleteResponse> {
    let found = notifications::zones(typed).into_iter();
    let all = found.fold(CreateAutocompleteResponse::new(), |all, zone| {
        all.add_string_choice(zone.clone(), zone)
    });
    Box::pin(std::future::ready(all))
}

fn invocation(context: &ApplicationContext<'_, Data, CommandError>) -> CommandContext {
    let interaction = context.interaction;
    let text = |option: &ResolvedOption<'_>| {
        let value = match option.value {
            ResolvedValue::Integer(number) => number.to_string(),
            ResolvedValue::Boolean(true) => "on".to_owned(),
            ResolvedValue::Boolean(false) => "off".to_owned(),
            ResolvedValue::String(text) => text.to_owned(),
            _ => return None,
        };
        Some((option.name.to_owned(), value))
    };
    let named = |name: &str| {
        let mut people = context.args.iter().filter_map(|option| match option.value {
            ResolvedValue::User(user, member) if option.name == name => {
                let nick = member.and_then(|member| member.nick.clone());
                Some((person_called(user, nick), user.bot))
            }
            _ => None,
        });
        people.next().unzip()
    };
    let (player, is_bot) = named("player");
    CommandContext {
        person: person(&interaction.user, interaction.member.as_deref()),
        player,
        player_is_bot: is_bot.unwrap_or(false),
        for_whom: named("for").0,
        rights: rights(interaction.member.as_deref()),
        bot_may: interaction
            .app_permissions
            .unwrap_or_else(Permissions::empty),
        place: place(
            interaction.guild_id,
            interaction.channel_id,
            interaction.channel.as_ref(),
        ),
        options: context.args.iter().filter_map(text).collect(),
    }
}

/// What poise cannot dispatch is answered all the same: above all commands that people's clients still list after an upgrade.
pub(crate) async fn failed(error: poise::FrameworkError<'_, Data, CommandError>) {
    tracing::error!("poise could not dispatch: {error}");
    let (data, interaction) = match &error {
        poise::FrameworkError::UnknownInteraction {
            framework,
            interaction,
            ..
        } => (framework.user_data, *interaction),
        error => match error.ctx() {
            Some(poise::Context::Application(context)) => {
                (context.framework.user_data, context.interaction)
            }
            _ => return,
        },
    };
    if interaction.data.autocomplete().is_some() {
        let nothing = CreateInteractionResponse::Autocomplete(CreateAutocompleteResponse::new());
        if let Err(fault) = interaction.create_response(&data.bot.http, nothing).await {
            tracing::info!("and it was not completed: {}", without_address(&fault));
        }
        return;
    }
    let words =
        "This command has changed. Type `/` and choose it anew; `/help` lists what can be played.";
    data.spawn(
        interaction.id,
        interaction.token.clone(),
        Log::Command("unknown".to_owned()),
        None,
        async move { Err(CommandError::user(words)) },
    );
}

/// serenity drops an event that it cannot decode, at the debug level (serenity 0.12.5, model/event.rs). A person who pressed something gets
/// an answer all the same.
pub(crate) struct Undecoded(pub(crate) Data);

#[serenity::async_trait]
impl RawEventHandler for Undecoded {
    async fn raw_event(&self, _: Context, event: Event) {
        let Event::Unknown(unknown) = event else {
            return;
        };
        tracing::warn!("an event {} could not be decoded", unknown.kind);
        let id = unknown
            .value
            .get("id")
            .and_then(|id| id.as_str()?.parse().ok())
            .filter(|id: &u64| *id != 0);
        let token = unknown.value.get("token").and_then(|token| token.as_str());
        if let ("INTERACTION_CREATE", Some(id), Some(token)) = (unknown.kind.as_str(), id, token) {
            let words = "Discord sent this in a form that this bot does not understand yet. `/table show` draws your table anew.";
            self.0.spawn(
                InteractionId::new(id),
                token.to_owned(),
                Log::Command("undecoded".to_owned()),
                None,
                async move { Err(CommandError::user(words)) },
            );
        }
    }
}

/// What the log says of an interaction.
enum Log {
    /// Its table and ply only: a move at a table with hidden hands is a secret.
    Press(TableId, u32),
    Command(String),
}

impl Data {
    fn handle(&self, id: InteractionId, token: String, context: ComponentContext) {
        let bot = Arc::clone(&self.bot);
        let press = TableControl::parse(&context.custom_id);
        let table = press.as_ref().map(|press| press.table);
        let log = match &press {
            Some(press) => Log::Press(press.table, press.drawn),
            None => Log::Command("control of no table".to_owned()),
        };
        self.spawn(id, token, log, table, async move {
            controls::press(&bot, press, context).await
        });
    }

    /// Runs an act on the bot's own runtime and answers it, whatever happens.
    fn spawn(
        &self,
        id: InteractionId,
        token: String,
        log: Log,
        table: Option<TableId>,
        work: impl Future<Output = Result<Reply, CommandError>> + Send + 'static,
    ) {
        let bot = Arc::clone(&self.bot);
        let began = Instant::now();
        let act = async move {
            let (reply, outcome) = match AssertUnwindSafe(work).catch_unwind().await {
                Ok(Ok(reply)) => (reply, "done"),
                Ok(Err(CommandError::User(words))) => (Reply::from(Answer::say(words)), "refused"),
                Ok(Err(CommandError::Internal(fault))) => {
                    (apology(&bot, id, table, &fault.to_string()).await, "fault")
                }
                Err(_) => (
                    apology(&bot, id, table, "a panic, which is logged above").await,
                    "fault",
                ),
            };
            let decided = began.elapsed();
            let sent = answer::send(&bot.http, id, &token, reply.answer).await;
            log_line(&log, outcome, decided, began.elapsed());
            if let Err(fault) = sent {
                metrics::counter!("rollhouse_answers_lost_total").increment(1);
                tracing::warn!("the answer did not arrive: {fault}");
                // What was done is stored, and the board everybody looks at must show it.
                if let Some(table) = table {
                    after(&bot, FollowUp::Redraw(table), &token).await;
                }
            }
            for follow_up in reply.follow_ups {
                after(&bot, follow_up, &token).await;
            }
        };
        self.acts.spawn_on(act, &self.work);
    }
}

async fn apology(bot: &Bot, id: InteractionId, table: Option<TableId>, fault: &str) -> Reply {
    // Discord's id of the interaction is unique, and no secret.
    let number = base36(id.get());
    tracing::error!(number, "{fault}");
    if let Some(table) = table {
        bot.forget(table).await;
    }
    Answer::say(words::apology(&number)).into()
}

fn log_line(log: &Log, outcome: &'static str, decided: Duration, answered: Duration) {
    let kind = match log {
        Log::Press(..) => "press",
        Log::Command(_) => "command",
    };
    metrics::counter!("rollhouse_interactions_total", "kind" => kind, "outcome" => outcome)
        .increment(1);
    metrics::histogram!("rollhouse_answer_seconds").record(answered);
    let (micros, answered) = (decided.as_micros(), answered.as_micros());
    match log {
        Log::Press(table, ply) => {
            let table = table_name(*table);
            tracing::info!(table, ply, outcome, micros, answered, "press");
        }
        Log::Command(name) => tracing::info!(name, outcome, micros, answered, "command"),
    }
}
