//! Slash commands: what each does. How they are written for Discord is in `register`.

use std::sync::Arc;

use db::{Head, Phase, TableId};
use games::registry::{self, GAMES, Kind};
use serenity::all::{ButtonStyle, CreateActionRow, CreateAttachment, CreateButton, Permissions};

use crate::admin::{doctor, server};
use crate::bot::Bot;
use crate::error::Trouble;
use crate::people::habits::{self, Habit};
use crate::people::{help, privacy};
use crate::results::leaderboard::{self, Board};
use crate::results::period::Period;
use crate::results::{checks, history, profile};
use crate::table::draw::{self, Attention};
use crate::table::live::{notation, start_command};
use crate::table::lobby::{self, Place};
use crate::table::press::{Person, Reply, Rights, Then, link, living, stored};
use crate::table::usual::Terms;
use crate::table::{ending, hosting, pause, replace};
use crate::wire::after;
use crate::wire::answer::{Answer, Message};
use crate::wire::custom_id::{Act, Press, Surface, table_name, table_named};
use crate::wire::page_id::List;
use crate::words;

/// The options of every start command that a game does not declare.
pub(crate) const CLOCK: &str = "clock";
pub(crate) const THREAD: &str = "thread";

/// One command.
#[derive(Clone, Copy)]
pub enum Verb {
    Start(&'static dyn Kind),
    Rules(&'static dyn Kind),
    Show,
    Resign,
    Record,
    Pause,
    Resume,
    Me(Habit),
    Help,
    /// Of one game, or of the one named in its options, or of all.
    Leaderboard(Option<&'static dyn Kind>),
    Profile,
    History,
    Verify,
    Void,
    End,
    Replace,
    Remove,
    Host,
    Settings,
    Doctor,
    Privacy,
    Export,
    Forget,
}

/// A use of a command.
#[derive(Clone, Debug)]
pub struct Invocation {
    pub person: Person,
    /// The person named as `player` in the options.
    pub player: Option<Person>,
    pub player_is_bot: bool,
    /// The person named as `for` in the options.
    pub for_whom: Option<Person>,
    pub rights: Rights,
    /// What the bot itself may do in this channel.
    pub bot_may: Permissions,
    pub place: Place,
    pub in_thread: bool,
    /// Options as text: numbers in digits, `on` and `off` for true and false.
    pub options: Vec<(String, String)>,
}

impl Invocation {
    pub(crate) fn table(&self) -> Option<&str> {
        self.option("table")
    }

    /// What was given for an option.
    #[must_use]
    pub fn option(&self, wanted: &str) -> Option<&str> {
        self.options
            .iter()
            .find(|(name, _)| name == wanted)
            .map(|(_, value)| value.as_str())
    }
}

/// Does what was typed.
pub async fn run(bot: &Arc<Bot>, verb: Verb, call: &Invocation) -> Result<Reply, Trouble> {
    match verb {
        Verb::Start(kind) => start(bot, kind, call).await,
        Verb::Rules(kind) => Ok(Answer::Private(Box::new(help::rules(kind, 0))).into()),
        Verb::Show => show(bot, call).await,
        Verb::Resign => resign(bot, call).await,
        Verb::Record => {
            let table = pick(bot, call, true).await?;
            record(bot, table).await
        }
        Verb::Pause => {
            let table = pick(bot, call, false).await?;
            pause::ask(bot, table, &call.person).await
        }
        Verb::Resume => {
            let table = pick(bot, call, false).await?;
            pause::resume(bot, table, &call.person, false).await
        }
        Verb::Me(habit) => habits::run(bot, habit, call).await,
        Verb::Help => Ok(Answer::Private(Box::new(help::help(0))).into()),
        Verb::Leaderboard(kind) => {
            let game = kind.map(|kind| kind.about().key);
            let board = Board {
                game: game.or(call.option("game")).map(str::to_owned),
                period: call
                    .option("period")
                    .and_then(Period::parse)
                    .unwrap_or(Period::All),
                everywhere: call.option("scope") == Some("everywhere"),
            };
            leaderboard::show(bot, &board, &call.place.guild).await
        }
        Verb::Profile => {
            let of = call.player.as_ref().unwrap_or(&call.person);
            profile::show(bot, of, &call.person, &call.place.guild).await
        }
        Verb::History => {
            let of = call.player.as_ref();
            let list = List {
                user: of.map(|person| person.id.clone()),
                channel: call.option("scope") == Some("channel"),
            };
            history::show(bot, list, of, &call.place).await
        }
        Verb::Verify => checks::verify(bot, call).await,
        Verb::Void => checks::void(bot, call).await,
        Verb::End => ending::end(bot, call).await,
        Verb::Replace => replace::ask(bot, call).await,
        Verb::Remove => hosting::remove(bot, call).await,
        Verb::Host => hosting::hand_over(bot, call).await,
        Verb::Settings => server::show(bot, call).await,
        Verb::Doctor => Ok(doctor::begin(call)),
        Verb::Privacy => Ok(privacy::about(bot)),
        Verb::Export => privacy::export(bot, &call.person).await,
        Verb::Forget => privacy::ask(bot, &call.person).await,
    }
}

async fn start(
    bot: &Arc<Bot>,
    kind: &'static dyn Kind,
    call: &Invocation,
) -> Result<Reply, Trouble> {
    server::allows(bot, &call.place).await?;
    let terms = Terms::typed(bot, kind, call).await?;
    let table = lobby::open(bot, kind, terms, &call.place, &call.person).await?;
    let lobby = lobby::lobby(&stored(bot, table).await?)?;
    let reply = Reply::from(Answer::Show(Box::new(lobby))).then(Then::Learn(table));
    let hint = help::first_time(bot, kind, &call.person.id, table).await?;
    Ok(hint.into_iter().fold(reply, Reply::then))
}

/// The table that a command means: the one named; or of those in this channel the newest at which the person sits; or the newest.
pub(crate) async fn pick(
    bot: &Bot,
    call: &Invocation,
    ended_too: bool,
) -> Result<TableId, Trouble> {
    let start = start_command(GAMES[0]);
    if let Some(name) = call.option("table") {
        let known = match table_named(name) {
            Some(table) => bot.store.head(table).await?,
            None => None,
        };
        return match known {
            Some(head) if head.guild == call.place.guild => Ok(head.id),
            _ => Err(Trouble::refused(format!(
                "There is no table `{}` here. The name stands under each board.",
                words::safe_name(name)
            ))),
        };
    }
    let open = bot.store.open_tables_in(&call.place.channel).await?;
    let own = bot.store.open_tables_of(&call.person.id, 100).await?;
    let sits = open
        .iter()
        .find(|head| own.iter().any(|own| own.id == head.id));
    let elsewhere = || own.iter().find(|head| head.guild == call.place.guild);
    if let Some(head) = sits.or(open.first()).or_else(elsewhere) {
        return Ok(head.id);
    }
    let latest = if ended_too {
        bot.store.latest_tables_in(&call.place.channel, 1).await?
    } else {
        Vec::new()
    };
    latest.first().map(|head| head.id).ok_or_else(|| {
        Trouble::refused(format!(
            "There is no open table in this channel. `{start}` opens one."
        ))
    })
}

/// Tables to choose from while `table` is being typed.
pub async fn complete(
    bot: &Bot,
    call: &Invocation,
    typed: &str,
) -> Result<Vec<(String, String)>, Trouble> {
    let mut tables = bot.store.latest_tables_in(&call.place.channel, 25).await?;
    // A table whose channel is gone can only be named from another.
    let own = bot.store.open_tables_of(&call.person.id, 25).await?;
    let away = own
        .into_iter()
        .filter(|head| head.guild == call.place.guild && head.channel != call.place.channel);
    tables.extend(away);
    let typed = typed.to_lowercase();
    let choices = tables
        .iter()
        .map(|head| (described(head), table_name(head.id)));
    Ok(choices
        .filter(|(shown, _)| shown.to_lowercase().contains(&typed))
        .take(25)
        .collect())
}

fn described(head: &Head) -> String {
    let game = registry::find(&head.game).map_or(head.game.as_str(), |kind| kind.about().name);
    let phase = match head.phase {
        Phase::Lobby => "waiting for players",
        Phase::Play => "in play",
        Phase::Over => "finished",
        Phase::Closed => "closed",
    };
    format!("{} · {game} · {phase}", table_name(head.id))
}

async fn show(bot: &Arc<Bot>, call: &Invocation) -> Result<Reply, Trouble> {
    let table = pick(bot, call, true).await?;
    let slot = bot.slot(table);
    let mut slot = slot.lock().await;
    let now = stored(bot, table).await?;
    if now.head.channel != call.place.channel {
        server::allows(bot, &call.place).await?;
    }
    message(bot, &mut slot, table).await?;
    let was_lost = match slot.as_mut() {
        Some(live) => after::found(bot, live).await?,
        None => false,
    };
    let message = message(bot, &mut slot, table).await?;
    // Until the new board's id is learned, the first press on it tells where it is.
    if let Some(live) = slot.as_mut() {
        live.message = None;
    }
    let mut reply = Reply::from(Answer::Show(Box::new(message))).then(Then::Learn(table));
    if was_lost {
        reply = reply.then(Then::Attend);
    }
    Ok(match now.head.message {
        Some(old) => reply.then(Then::Point {
            table,
            channel: now.head.channel,
            message: old,
        }),
        None => reply,
    })
}

/// The public message of a table in whatever phase.
pub(crate) async fn message(
    bot: &Bot,
    slot: &mut Option<crate::table::live::Live>,
    table: TableId,
) -> Result<Message, Trouble> {
    if slot.is_none() {
        let now = stored(bot, table).await?;
        if now.head.phase == Phase::Lobby {
            return lobby::lobby(&now);
        }
        if now.plies.is_empty() {
            return lobby::closed(&now);
        }
    }
    let live = living(bot, slot, table).await?;
    Ok(draw::board(bot, live, Attention::default()))
}

async fn resign(bot: &Arc<Bot>, call: &Invocation) -> Result<Reply, Trouble> {
    let table = pick(bot, call, false).await?;
    let slot = bot.slot(table);
    let mut slot = slot.lock().await;
    let live = living(bot, &mut slot, table).await?;
    if live.ended() || live.seat_of(&call.person.id).is_none() {
        return Err(Trouble::refused(format!(
            "You have no seat at table {} that you could leave.",
            table_name(table)
        )));
    }
    let press = Press {
        table,
        surface: Surface::Panel,
        drawn: live.table.ply(),
        act: Act::Resign,
    };
    let mut question = Message::new(format!(
        "Leave table {} ({}) for good? Your points freeze, you are out of the ranking, and the others play on.",
        table_name(table),
        live.kind.about().name
    ));
    let button = CreateButton::new(press.to_string())
        .label("Yes, leave the table")
        .style(ButtonStyle::Danger);
    question
        .components
        .push(CreateActionRow::Buttons(vec![button]));
    Ok(Answer::Private(Box::new(question)).into())
}

/// Attaches the record of a table, privately. While the table is open its faces and seed stay secret, so there is none.
pub async fn record(bot: &Arc<Bot>, table: TableId) -> Result<Reply, Trouble> {
    let stored = stored(bot, table).await?;
    let name = table_name(table);
    if stored.head.ended.is_none() {
        return Err(Trouble::refused(format!(
            "The record of table {name} can be had when it has ended: until then its dice are secret."
        )));
    }
    if stored.plies.is_empty() {
        return Err(Trouble::refused(format!(
            "Table {name} was closed before it began, so it has no record."
        )));
    }
    let file = CreateAttachment::bytes(
        notation(&stored).map_err(Trouble::Fault)?.into_bytes(),
        format!("rollhouse-{name}.txt"),
    );
    let words = format!(
        "The record of table {name}: every move and every face. `rollhouse verify FILE` checks them against the seed."
    );
    Ok(Answer::File(Box::new(Message::new(words)), file).into())
}

/// The pointer that an older message of a table becomes.
pub(crate) fn pointer(head: &Head) -> Message {
    Message::new(match &head.message {
        Some(message) => format!(
            "This table is now shown here: {}",
            link(&head.guild, &head.channel, message)
        ),
        None => "This table is shown further down. `/table show` draws it anew.".to_owned(),
    })
}
