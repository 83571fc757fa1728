//! The bot on Discord's gateway: connecting, handing each interaction to its act, answering, stopping.
//!
//! serenity runs on a thread and a runtime of its own: after a close frame without a code, 0.12.5 spins without yielding until its next
//! heartbeat is due, and would hold up every press (serenity 0.12.5, gateway/ws.rs, `recv_json`).

use std::fmt;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use db::{Head, Store, TableId};
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use poise::ApplicationContext;
use serenity::all::{
    ActionRowComponent, ChannelId, ClientBuilder, ComponentInteraction,
    ComponentInteractionDataKind, ConnectionStage, Context, CreateAutocompleteResponse, Event,
    FullEvent, GatewayIntents, Http, HttpBuilder, HttpError, Interaction, InteractionId, MessageId,
    ModalInteraction, RawEventHandler, ResolvedOption, ResolvedValue, ShardManager,
};
use tokio::runtime::Handle;
use tokio::sync::oneshot;
use tokio_util::task::TaskTracker;

use crate::answer::{self, Answer, without_address};
use crate::bot::Bot;
use crate::clock::Clock;
use crate::custom_id::{Press, table_name};
use crate::error::{Error, Trouble};
use crate::lobby::Place;
use crate::press::{self, Person, Pressed, Reply, Then};
use crate::verbs::{self, Invocation, Verb};
use crate::{register, sweep, words};

/// What is needed to reach Discord.
#[derive(Clone)]
pub struct Discord {
    /// Without the word `Bot`.
    pub token: String,
    /// Another server that speaks Discord's protocol, such as `http://127.0.0.1:4000`. serenity's rate limiter ignores it, so it is
    /// off then, and 429 is answered by trying again.
    pub api_url: Option<String>,
}

/// The token is never printed.
impl fmt::Debug for Discord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Discord")
            .field("api_url", &self.api_url)
            .finish_non_exhaustive()
    }
}

/// What every handler is given: the bot, and the runtime on which acts run.
#[derive(Clone)]
pub(crate) struct Data {
    bot: Arc<Bot>,
    work: Handle,
    acts: TaskTracker,
}

pub(crate) type Command = poise::Command<Data, Trouble>;
pub(crate) type Parameter = poise::CommandParameter<Data, Trouble>;

/// A call that takes longer will not be answered in time anyway.
const CALL_TIMEOUT: Duration = Duration::from_secs(10);

/// How long the start tries to reach Discord.
const START_TRIES: u32 = 6;

/// How long the gateway's runtime may stand still.
const STANDSTILL: Duration = Duration::from_secs(10);

/// How long no shard may be connected before the process gives up and its supervisor starts it again.
const CUT_OFF: Duration = Duration::from_secs(150);

/// How long a stop waits for what was begun.
const DRAIN: Duration = Duration::from_secs(3);

/// Runs the bot until `shutdown` resolves, or the connection cannot be kept. The store is left open.
pub async fn serve(
    discord: &Discord,
    store: Store,
    clock: Clock,
    shutdown: impl Future<Output = ()>,
) -> Result<(), Error> {
    let http = Arc::new(http(discord)?);
    let sharded = reach(&http).await?;
    let bot = Arc::new(Bot::new(store, clock, Arc::clone(&http)));
    let data = Data {
        bot: Arc::clone(&bot),
        work: Handle::current(),
        acts: TaskTracker::new(),
    };
    let looking_after = tokio::spawn(sweep::forever(Arc::clone(&bot)));

    let heart = Arc::new(Heart::new());
    let (manager, started) = oneshot::channel();
    let (finish, mut finished) = oneshot::channel();
    let (acts, beating, own) = (data.acts.clone(), Arc::clone(&heart), self::http(discord)?);
    std::thread::Builder::new()
        .name("gateway".to_owned())
        .spawn(move || _ = finish.send(gateway(own, data, &beating, sharded, manager)))
        .map_err(|error| Error::Discord(error.to_string()))?;
    let Ok(manager) = started.await else {
        return Err(finished
            .await
            .unwrap_or(Err(Error::Stuck))
            .err()
            .unwrap_or(Error::Stuck));
    };
    let ended = tokio::select! {
        () = shutdown => Ok(()),
        ended = &mut finished => ended.unwrap_or(Err(Error::Stuck)),
        () = heart.fails(&manager) => Err(Error::Stuck),
    };
    // Bounded: on a dead stream serenity's shutdown does not return.
    _ = tokio::time::timeout(Duration::from_secs(1), manager.shutdown_all()).await;
    acts.close();
    if tokio::time::timeout(DRAIN, acts.wait()).await.is_err() {
        tracing::warn!(
            "{} acts were still running after {} seconds",
            acts.len(),
            DRAIN.as_secs()
        );
    }
    looking_after.abort();
    ended
}

fn http(discord: &Discord) -> Result<Http, Error> {
    let client = reqwest::Client::builder()
        .timeout(CALL_TIMEOUT)
        .tcp_nodelay(true)
        .build()
        .map_err(|error| Error::Discord(error.to_string()))?;
    let http = HttpBuilder::new(&discord.token).client(client);
    Ok(match &discord.api_url {
        Some(url) => http
            .proxy(url.trim_end_matches('/'))
            .ratelimiter_disabled(true)
            .build(),
        None => http.build(),
    })
}

/// Asks for the gateway before serenity does: where that fails, serenity would go on with Discord's own address in silence. Tells
/// whether the server knows about shards.
async fn reach(http: &Http) -> Result<bool, Error> {
    let mut tries = 0;
    loop {
        let error = match http.get_bot_gateway().await {
            Ok(_) => return Ok(true),
            Err(error) => error,
        };
        if let serenity::Error::Http(HttpError::UnsuccessfulRequest(refused)) = &error {
            match refused.status_code.as_u16() {
                401 => return Err(Error::Token),
                404 if http.get_gateway().await.is_ok() => return Ok(false),
                _ => {}
            }
        }
        tries += 1;
        if tries == START_TRIES {
            return Err(Error::Discord(without_address(&error)));
        }
        tracing::warn!("cannot reach Discord yet: {}", without_address(&error));
        tokio::time::sleep(Duration::from_millis(250) * 2u32.pow(tries)).await;
    }
}

/// The gateway's thread.
fn gateway(
    http: Http,
    data: Data,
    heart: &Arc<Heart>,
    sharded: bool,
    manager: oneshot::Sender<Arc<ShardManager>>,
) -> Result<(), Error> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| Error::Discord(error.to_string()))?;
    runtime.block_on(async move {
        tokio::spawn(Arc::clone(heart).beat());
        // Interactions come without any intent.
        let mut client = ClientBuilder::new_with_http(http, GatewayIntents::empty())
            .framework(framework(data.clone()))
            .raw_event_handler(Undecoded(data))
            .await
            .map_err(|error| Error::Discord(without_address(&error)))?;
        _ = manager.send(Arc::clone(&client.shard_manager));
        let ended = if sharded {
            client.start_autosharded().await
        } else {
            client.start().await
        };
        ended.map_err(|error| match error {
            serenity::Error::Gateway(serenity::all::GatewayError::InvalidAuthentication) => {
                Error::Token
            }
            error => Error::Discord(without_address(&error)),
        })
    })
}

fn framework(data: Data) -> poise::Framework<Data, Trouble> {
    let options = poise::FrameworkOptions {
        commands: register::commands(),
        event_handler: |context, event| Box::pin(interaction(event, context.user_data)),
        on_error: |error| Box::pin(failed(error)),
        // Owners have no rights here that others lack.
        initialize_owners: false,
        ..poise::FrameworkOptions::default()
    };
    poise::Framework::builder()
        .options(options)
        // Nothing in here may fail: after an error poise would never dispatch again, in silence (poise 0.7.1, framework/mod.rs).
        .setup(move |_, ready, _| {
            Box::pin(async move {
                tracing::info!("connected as {}", ready.user.name);
                let bot = Arc::clone(&data.bot);
                bot.http.set_application_id(ready.application.id);
                data.work.spawn(async move {
                    bot.emoji.upload(&bot.http).await;
                    register::register(&bot.http, &bot.store).await;
                });
                Ok(data)
            })
        })
        .build()
}

/// Tells whether the gateway's runtime still runs.
struct Heart {
    born: Instant,
    /// Milliseconds after `born`.
    last: AtomicU64,
}

impl Heart {
    fn new() -> Self {
        Self {
            born: Instant::now(),
            last: AtomicU64::new(0),
        }
    }

    fn age(&self) -> u64 {
        u64::try_from(self.born.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    async fn beat(self: Arc<Self>) {
        loop {
            self.last.store(self.age(), Ordering::Relaxed);
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    }

    /// Resolves when the runtime has stood still, or no shard has been connected, for too long.
    async fn fails(&self, manager: &ShardManager) {
        let mut connected = Instant::now();
        loop {
            tokio::time::sleep(Duration::from_secs(1)).await;
            let still =
                Duration::from_millis(self.age().saturating_sub(self.last.load(Ordering::Relaxed)));
            if still > STANDSTILL {
                tracing::error!(
                    "the gateway's runtime has stood still for {} seconds",
                    still.as_secs()
                );
                return;
            }
            let runners = manager.runners.lock().await;
            if runners
                .values()
                .any(|runner| runner.stage == ConnectionStage::Connected)
            {
                connected = Instant::now();
            } else if connected.elapsed() > CUT_OFF {
                tracing::error!(
                    "no shard has been connected for {} seconds",
                    CUT_OFF.as_secs()
                );
                return;
            }
        }
    }
}

/// A press or a sent form; commands come by way of poise.
async fn interaction(event: &FullEvent, data: &Data) -> Result<(), Trouble> {
    let FullEvent::InteractionCreate { interaction } = event else {
        return Ok(());
    };
    match interaction {
        Interaction::Component(component) => {
            let pressed = pressed(component);
            data.handle(component.id, component.token.clone(), pressed);
        }
        Interaction::Modal(modal) => {
            let pressed = filled_in(modal);
            data.handle(modal.id, modal.token.clone(), pressed);
        }
        Interaction::Command(_) | Interaction::Autocomplete(_) => {}
        other => tracing::warn!(
            "an interaction of kind {:?} is not for this bot",
            other.kind()
        ),
    }
    Ok(())
}

fn person(user: &serenity::all::User, member: Option<&serenity::all::Member>) -> Person {
    let nick = member.and_then(|member| member.nick.clone());
    Person {
        id: user.id.to_string(),
        name: nick
            .or_else(|| user.global_name.clone())
            .unwrap_or_else(|| user.name.clone()),
    }
}

fn pressed(component: &ComponentInteraction) -> Pressed {
    let value = match &component.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.first().cloned(),
        _ => None,
    };
    Pressed {
        custom_id: component.data.custom_id.clone(),
        value,
        person: person(&component.user, component.member.as_ref()),
        channel: component.channel_id.to_string(),
        message: Some(component.message.id.to_string()),
    }
}

fn filled_in(modal: &ModalInteraction) -> Pressed {
    let inputs = modal.data.components.iter().flat_map(|row| &row.components);
    let value = inputs
        .filter_map(|component| match component {
            ActionRowComponent::InputText(input) => input.value.clone(),
            _ => None,
        })
        .next();
    Pressed {
        custom_id: modal.data.custom_id.clone(),
        value: Some(value.unwrap_or_default()),
        person: person(&modal.user, modal.member.as_ref()),
        channel: modal.channel_id.to_string(),
        message: modal.message.as_ref().map(|message| message.id.to_string()),
    }
}

/// poise's entry for every command.
pub(crate) fn act(
    context: ApplicationContext<'_, Data, Trouble>,
) -> BoxFuture<'_, Result<(), poise::FrameworkError<'_, Data, Trouble>>> {
    Box::pin(async move {
        let interaction = context.interaction;
        let data = context.framework.user_data;
        let verb = context
            .command_tree
            .last()
            .and_then(|command| command.custom_data.downcast_ref::<Verb>())
            .copied();
        let (bot, call) = (Arc::clone(&data.bot), invocation(&context));
        let name = context
            .command_tree
            .iter()
            .map(|command| command.name.as_ref())
            .collect::<Vec<_>>()
            .join(" ");
        let work = async move {
            let verb = verb.ok_or_else(|| {
                Trouble::refused("That command is not complete. `/help` lists what can be typed.")
            })?;
            verbs::run(&bot, verb, &call).await
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
    context: ApplicationContext<'a, Data, Trouble>,
    typed: &'a str,
) -> BoxFuture<'a, CreateAutocompleteResponse> {
    Box::pin(async move {
        let data = context.framework.user_data;
        let (bot, call, typed) = (
            Arc::clone(&data.bot),
            invocation(&context),
            typed.to_owned(),
        );
        let found = data
            .work
            .spawn(async move { verbs::complete(&bot, &call, &typed).await })
            .await;
        let choices = found.ok().and_then(Result::ok).unwrap_or_default();
        choices
            .into_iter()
            .fold(CreateAutocompleteResponse::new(), |all, (shown, value)| {
                all.add_string_choice(shown, value)
            })
    })
}

fn invocation(context: &ApplicationContext<'_, Data, Trouble>) -> Invocation {
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
    Invocation {
        person: person(&interaction.user, interaction.member.as_deref()),
        place: Place {
            guild: interaction
                .guild_id
                .map_or_else(String::new, |guild| guild.to_string()),
            channel: interaction.channel_id.to_string(),
        },
        options: context.args.iter().filter_map(text).collect(),
    }
}

/// What poise cannot dispatch is answered all the same.
async fn failed(error: poise::FrameworkError<'_, Data, Trouble>) {
    tracing::error!("poise could not dispatch: {error}");
    if let Some(poise::Context::Application(context)) = error.ctx() {
        let answer = Answer::say(
            "This command has changed. Type `/` and choose it anew; `/help` lists what can be played.",
        );
        let (http, interaction) = (&context.framework.user_data.bot.http, context.interaction);
        if let Err(fault) = answer::send(http, interaction.id, &interaction.token, answer).await {
            tracing::warn!("and that could not be said: {fault}");
        }
    }
}

/// serenity drops an event that it cannot decode, at the debug level (serenity 0.12.5, model/event.rs). A person who pressed something gets
/// an answer all the same.
struct Undecoded(Data);

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
                async move { Err(Trouble::refused(words)) },
            );
        }
    }
}

/// What the log says of an interaction.
enum Log {
    Press(String),
    Command(String),
}

impl Data {
    fn handle(&self, id: InteractionId, token: String, pressed: Pressed) {
        let bot = Arc::clone(&self.bot);
        let table = Press::parse(&pressed.custom_id).map(|press| press.table);
        let log = Log::Press(pressed.custom_id.clone());
        self.spawn(id, token, log, table, async move {
            press::press(&bot, pressed).await
        });
    }

    /// Runs an act on the bot's own runtime and answers it, whatever happens.
    fn spawn(
        &self,
        id: InteractionId,
        token: String,
        log: Log,
        table: Option<TableId>,
        work: impl Future<Output = Result<Reply, Trouble>> + Send + 'static,
    ) {
        let bot = Arc::clone(&self.bot);
        let began = Instant::now();
        let act = async move {
            let (reply, outcome) = match AssertUnwindSafe(work).catch_unwind().await {
                Ok(Ok(reply)) => (reply, "done"),
                Ok(Err(Trouble::Refused(words))) => (Reply::from(Answer::say(words)), "refused"),
                Ok(Err(Trouble::Fault(fault))) => {
                    (apology(&bot, id, table, &fault.to_string()), "fault")
                }
                Err(_) => (
                    apology(&bot, id, table, "a panic, which is logged above"),
                    "fault",
                ),
            };
            let decided = began.elapsed();
            let sent = answer::send(&bot.http, id, &token, reply.answer).await;
            log_line(&log, outcome, decided, began.elapsed());
            if let Err(fault) = sent {
                tracing::warn!("the answer did not arrive: {fault}");
            }
            for then in reply.then {
                after(&bot, then, &token).await;
            }
        };
        self.acts.spawn_on(act, &self.work);
    }
}

fn apology(bot: &Bot, id: InteractionId, table: Option<TableId>, fault: &str) -> Reply {
    // Discord's id of the interaction is unique, and no secret.
    let number = crate::custom_id::base36(id.get());
    tracing::error!(number, "{fault}");
    if let Some(table) = table {
        bot.forget(table);
    }
    Answer::say(words::apology(&number)).into()
}

fn log_line(log: &Log, outcome: &str, decided: Duration, answered: Duration) {
    let (micros, answered) = (decided.as_micros(), answered.as_micros());
    match log {
        Log::Press(custom_id) => match Press::parse(custom_id) {
            // Not the whole id: a move at a table with hidden hands is a secret.
            Some(press) => {
                tracing::info!(
                    table = table_name(press.table),
                    ply = press.drawn,
                    outcome,
                    micros,
                    answered,
                    "press"
                );
            }
            None => tracing::info!(outcome, micros, answered, "press of a foreign control"),
        },
        Log::Command(name) => tracing::info!(name, outcome, micros, answered, "command"),
    }
}

/// What follows an answer. None of it can undo what is stored, so a failure is only logged.
async fn after(bot: &Arc<Bot>, then: Then, token: &str) {
    let done = match then {
        Then::Redraw(table) => {
            redraw(bot, table);
            Ok(())
        }
        Then::Note(words) => {
            answer::follow_up(&bot.http, token, &answer::Message::new(words), true)
                .await
                .map(drop)
        }
        Then::Learn(table) => match bot.http.get_original_interaction_response(token).await {
            Ok(message) => {
                settle(bot, table, message.channel_id, message.id).await;
                Ok(())
            }
            Err(error) => Err(error),
        },
        Then::Point {
            table,
            channel,
            message,
        } => match (
            bot.store.head(table).await,
            channel.parse(),
            message.parse(),
        ) {
            (Ok(Some(head)), Ok(channel), Ok(message)) => {
                answer::edit(
                    &bot.http,
                    ChannelId::new(channel),
                    MessageId::new(message),
                    &verbs::pointer(&head),
                )
                .await
            }
            _ => Ok(()),
        },
    };
    if let Err(error) = done {
        tracing::info!(
            "a call after the answer failed: {}",
            without_address(&error)
        );
    }
}

/// Notes where a table's board is.
async fn settle(bot: &Bot, table: TableId, channel: ChannelId, message: MessageId) {
    let (channel, message) = (channel.to_string(), message.to_string());
    let slot = bot.slot(table);
    let mut slot = slot.lock().await;
    match bot.store.set_message(table, &channel, Some(&message)).await {
        Ok(()) => {
            if let Some(live) = slot.as_mut() {
                live.channel = channel;
                live.message = Some(message);
            }
        }
        Err(error) => tracing::warn!(
            "the place of table {} was not kept: {error}",
            table_name(table)
        ),
    }
}

/// Where a table's board is.
pub(crate) fn place_of(head: &Head) -> Option<(ChannelId, MessageId)> {
    let (channel, message): (u64, u64) = (
        head.channel.parse().ok()?,
        head.message.as_ref()?.parse().ok()?,
    );
    (channel != 0 && message != 0).then(|| (ChannelId::new(channel), MessageId::new(message)))
}

/// Draws a table's public message again by an edit: at once, and then at most once a second, the latest state winning.
fn redraw(bot: &Arc<Bot>, table: TableId) {
    if !bot.redraws.begin(table) {
        return;
    }
    let bot = Arc::clone(bot);
    tokio::spawn(async move {
        while bot.redraws.next(table) {
            let drawn = {
                let slot = bot.slot(table);
                let mut slot = slot.lock().await;
                verbs::message(&bot, &mut slot, table).await
            };
            let head = bot.store.head(table).await;
            if let (Ok(message), Ok(Some(head))) = (drawn, head)
                && let Some((channel, place)) = place_of(&head)
                && let Err(error) = answer::edit(&bot.http, channel, place, &message).await
            {
                tracing::info!(
                    "the board of table {} was not edited: {}",
                    table_name(table),
                    without_address(&error)
                );
            }
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    });
}
