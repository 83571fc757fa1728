//! What each slash command does. `slash` defines them for Discord.

use std::sync::Arc;

use db::{TableId, Vote};
use games::registry::GameType;

use crate::admin::{doctor, server};
use crate::bot::Bot;
use crate::context::CommandContext;
use crate::dispatch::play;
use crate::error::{CommandError, retried};
use crate::protocol::answer::{Answer, Message};
use crate::protocol::page_id::{HistoryQuery, LeaderboardQuery};
use crate::reply::{FollowUp, Reply};
use crate::results::cache::ResultsCache;
use crate::results::{history, leaderboard, minimum, profile, void};
use crate::state::budgets::Cost;
use crate::state::lobby::Lobby;
use crate::table::load::stored;
use crate::table::table_options::TableOptions;
use crate::table::{
    admission, answers_only, draw_lobby, ending, first_time, hosting, invite, invite_menu, lobby,
    my_tables, open_tables, pause, permissions, pick, replace, report, resign, show, verify, vote,
};
use crate::time::period::Period;
use crate::users::company::{self, CompanyCommand};
use crate::users::notifications::{self, NotificationCommand};
use crate::users::{daily, help, learn, privacy};

/// Which command it is.
#[derive(Clone, Copy)]
pub(crate) enum CommandKind {
    Start(&'static dyn GameType),
    Learn(&'static dyn GameType),
    Rules(&'static dyn GameType),
    Daily,
    /// Sits down at once.
    Play,
    Show,
    Resign,
    Record,
    Pause,
    Resume,
    Me(NotificationCommand),
    Company(CompanyCommand),
    Help,
    /// For this game; `None` for the game given as an option, or for all games.
    Leaderboard(Option<&'static dyn GameType>),
    Profile,
    History,
    Verify,
    MyTables,
    OpenTables,
    /// In the menu of a person.
    Invite,
    /// In the menu of a message.
    RulesOfMessage,
    RecordOfMessage,
    ReportOfMessage,
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

impl CommandKind {
    /// What the answer costs.
    fn cost(self) -> Cost {
        match self {
            Self::Doctor => Cost::Doctor,
            Self::Export => Cost::Export,
            Self::Leaderboard(_)
            | Self::Profile
            | Self::History
            | Self::Verify
            | Self::Record
            | Self::RecordOfMessage
            | Self::ReportOfMessage
            | Self::Invite
            | Self::Daily
            | Self::Play
            | Self::MyTables
            | Self::OpenTables => Cost::Reading,
            _ => Cost::Free,
        }
    }

    /// Works for people who are banned, too: help, their own data, what they may do to leave, and what admins do.
    fn is_for_everybody(self) -> bool {
        matches!(
            self,
            Self::Help
                | Self::Rules(_)
                | Self::RulesOfMessage
                | Self::Privacy
                | Self::Export
                | Self::Forget
                | Self::Me(_)
                | Self::Company(_)
                | Self::Show
                | Self::Resign
                | Self::Settings
                | Self::Doctor
        )
    }
}

/// Runs a command.
pub(crate) async fn run(
    bot: &Arc<Bot>,
    results: &ResultsCache,
    command: CommandKind,
    context: &CommandContext,
) -> Result<Reply, CommandError> {
    let (person, channel) = (context.person.id, context.location.channel);
    let now = bot.clock.monotonic();
    bot.budgets.spend(person, channel, command.cost(), now)?;
    if !command.is_for_everybody() {
        admission::check_not_banned(bot, &context.location.server(), person).await?;
    }
    match command {
        // Not twice: it would open two tables.
        CommandKind::Start(_) | CommandKind::Play => act(bot, results, command, context).await,
        _ => retried(|| act(bot, results, command, context)).await,
    }
}

/// Does what a command says, whatever of it was done before.
async fn act(
    bot: &Arc<Bot>,
    results: &ResultsCache,
    command: CommandKind,
    context: &CommandContext,
) -> Result<Reply, CommandError> {
    match command {
        CommandKind::Start(game) => start(bot, results, game, context).await,
        CommandKind::Learn(game) => learn::begin(bot, game, &context.person),
        CommandKind::Daily => daily::show(bot, context).await,
        CommandKind::Play => play::play(bot, results, context).await,
        CommandKind::Rules(game) => Ok(Answer::Private(Box::new(help::rules(game, 0))).into()),
        CommandKind::Show => show::show(bot, context).await,
        CommandKind::Resign => resign::ask(bot, context).await,
        CommandKind::Record => {
            let table = pick::pick(bot, context, true).await?;
            verify::hand_out_record(bot, table).await
        }
        CommandKind::Pause => {
            let table = pick::pick(bot, context, false).await?;
            vote::ask(bot, table, &context.person, Vote::Pause).await
        }
        CommandKind::Resume => {
            let table = pick::pick(bot, context, false).await?;
            pause::resume(bot, table, &context.person, false).await
        }
        CommandKind::Me(command) => notifications::run(bot, command, context).await,
        CommandKind::Company(command) => company::run(bot, command, context).await,
        CommandKind::Help => Ok(Answer::Private(Box::new(help::help(0, &bot.commands))).into()),
        CommandKind::Leaderboard(game) => {
            let game = game.map(|game| game.info().key);
            let query = LeaderboardQuery {
                game: game.or(context.option("game")).map(str::to_owned),
                period: context
                    .option("period")
                    .and_then(Period::parse)
                    .unwrap_or(Period::All),
                everywhere: context.option("scope") == Some("everywhere")
                    || context.location.guild.is_none(),
            };
            leaderboard::show(bot, results, &query, context.location.guild).await
        }
        CommandKind::Profile => profile::show(bot, results, context).await,
        CommandKind::History => {
            let query = HistoryQuery {
                user: context.player.as_ref().map(|person| person.id),
                channel: context.option("scope") == Some("channel"),
            };
            history::show(bot, query, context).await
        }
        CommandKind::Verify => verify::verify(bot, context).await,
        CommandKind::MyTables => my_tables::show(bot, context).await,
        CommandKind::OpenTables => open_tables::show(context),
        CommandKind::Invite => invite_menu::ask(bot, context).await,
        CommandKind::RulesOfMessage => {
            let table = table_on_message(bot, context).await?;
            help::rules_of_table(bot, table).await
        }
        CommandKind::RecordOfMessage => {
            let table = table_on_message(bot, context).await?;
            verify::hand_out_record(bot, table).await
        }
        CommandKind::ReportOfMessage => {
            let table = table_on_message(bot, context).await?;
            report::report(bot, table, context.person.id, None).await
        }
        CommandKind::Void => void::void(bot, context).await,
        CommandKind::End => ending::end(bot, context).await,
        CommandKind::Replace => replace::ask(bot, context).await,
        CommandKind::Remove => hosting::remove(bot, context).await,
        CommandKind::Host => hosting::hand_over(bot, context).await,
        CommandKind::Settings => {
            answers_only::check_is_member(context)?;
            server::show(bot, context).await
        }
        CommandKind::Doctor => {
            answers_only::check_is_member(context)?;
            Ok(doctor::begin(context))
        }
        CommandKind::Privacy => Ok(privacy::about(bot)),
        CommandKind::Export => privacy::export(bot, &context.person).await,
        CommandKind::Forget => privacy::ask(bot, &context.person).await,
    }
}

/// The table on the message in whose menu a command was used.
async fn table_on_message(bot: &Bot, context: &CommandContext) -> Result<TableId, CommandError> {
    if let Some(table) = context.message_tables.first()
        && permissions::can_see(bot, *table, context.asker()).await?
    {
        return Ok(*table);
    }
    Err(CommandError::user(
        "That message shows no table. Use this on a lobby or on the board of a table.",
    ))
}

/// Opens a table, and invites the guests.
pub(crate) async fn start(
    bot: &Arc<Bot>,
    results: &ResultsCache,
    game: &'static dyn GameType,
    context: &CommandContext,
) -> Result<Reply, CommandError> {
    answers_only::check_is_seen(context)?;
    permissions::allows(bot, &context.location).await?;
    permissions::note_thread(bot, &context.location).await?;
    let options = TableOptions::typed(bot, game, context).await?;
    invite::check_guests(game, &options, context)?;
    let (location, host) = (&context.location, &context.person);
    let opened = lobby::open(bot, game, options, location, host, context.interaction).await?;
    let table = opened.head.id;
    let mut opened = Lobby::of(opened)?;
    let mut calls = Vec::new();
    for guest in &context.guests {
        // The table is open, so somebody who cannot be invited is named beside it, and does not undo it.
        let invited = async {
            minimum::check(bot, results, table, &guest.person, host.id).await?;
            invite::invite(bot, &opened, host, guest).await
        };
        match invited.await {
            Ok(said) => calls.extend(said),
            Err(error @ CommandError::Internal(_)) => return Err(error),
            Err(words) => {
                calls.push(FollowUp::Note(Box::new(Message::new(words.to_string()))));
            }
        }
        opened = Lobby::of(stored(bot, table).await?)?;
    }
    let entry = bot.tables.entry(table);
    // House players may have taken all the other seats.
    let begun = lobby::begin_when_full(bot, &mut *entry.lock().await, &opened).await?;
    let reply = if let Some(mut reply) = begun {
        reply.follow_ups.insert(0, FollowUp::LearnMessageId(table));
        if context.location.answers_only.is_some() {
            // There is no lobby that says so.
            reply = reply.then(FollowUp::Note(Box::new(Message::new(draw_lobby::LIMITS))));
        }
        reply
    } else {
        let lobby = draw_lobby::lobby(&opened.stored, bot.clock.now())?;
        Reply::from(Answer::Show(Box::new(lobby))).then(FollowUp::LearnMessageId(table))
    };
    let hint = first_time::note(bot, game, context.person.id, table).await?;
    Ok(calls.into_iter().chain(hint).fold(reply, Reply::then))
}
