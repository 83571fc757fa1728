//! Runs a request on the bot's own runtime and answers it, whatever happens: a user error with its text, an internal error or a
//! panic with an apology whose number is in the log. Follow-ups run after the answer.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use db::TableId;
use futures_util::FutureExt;
use serenity::all::{InteractionId, UserId};
use tokio::time::Instant;

use crate::bot::Bot;
use crate::dispatch::follow_ups;
use crate::dispatch::incoming::Request;
use crate::error::{CommandError, InternalError, Result, caught};
use crate::protocol::answer::{self, Answer, Sending};
use crate::protocol::response::{self, AnswerTo, Response};
use crate::reply::{FollowUp, Reply};
use crate::table_name::base36;
use crate::texts::{Lang, Reader, refusals as r};

/// A press of a control at a table. Of it only the ply is logged: a move at a table with hidden hands is a secret.
pub(crate) struct Press {
    pub(crate) table: TableId,
    pub(crate) by: UserId,
    /// The ply at which the control was drawn.
    pub(crate) drawn: u32,
    /// The number of the message that Discord had when it was pressed, if it was the public one.
    pub(crate) seen: Option<u64>,
    /// It is a move, made on the board.
    pub(crate) is_move: bool,
}

/// What an interaction is about, for the log.
pub(crate) enum Subject {
    Press(Press),
    Command(String),
    /// Suggestions for an option of a command.
    Completion,
}

impl Subject {
    fn table(&self) -> Option<TableId> {
        match self {
            Self::Press(press) => Some(press.table),
            Self::Command(_) | Self::Completion => None,
        }
    }
}

/// Runs `work` in the background, and answers the request with its reply. A request that was delivered before is dropped: it has
/// its answer, and Discord would take no second one.
pub(crate) fn run(
    bot: &Arc<Bot>,
    request: Request,
    subject: Subject,
    to: AnswerTo,
    work: impl Future<Output = Result<Reply>> + Send + 'static,
) {
    let arrived = Instant::now();
    if !bot.deliveries.is_first(request.id, arrived) {
        tracing::info!(
            table = subject.table().map(display),
            "Discord delivered an interaction twice"
        );
        return to.respond(Response::Repeated);
    }
    let task = answer(Arc::clone(bot), request, subject, to, arrived, work);
    bot.tasks.spawn(task);
}

async fn answer(
    bot: Arc<Bot>,
    Request { id, token, lang }: Request,
    subject: Subject,
    to: AnswerTo,
    arrived: Instant,
    work: impl Future<Output = Result<Reply>>,
) {
    let table = subject.table();
    let began = Instant::now();
    let window = bot.settings.answer_window.unwrap_or(answer::ANSWER_WINDOW);
    let work = db::wanted_until(arrived + window, work);
    let (mut reply, outcome) = match caught(work).await {
        Ok(reply) => (reply, "done"),
        Err(CommandError::Unwanted(why)) => return drop_unwanted(to, table, &why),
        Err(CommandError::Internal(error)) => {
            (apology(&bot, id, lang, table, &error).await, "fault")
        }
        Err(words) => (refusal(&bot, lang, &subject, &words).await, "refused"),
    };
    let is_completion = matches!(subject, Subject::Completion);
    if is_completion && !matches!(reply.answer, Answer::Choices(_)) {
        // A list of suggestions cannot show an apology.
        reply = Answer::Choices(Vec::new()).into();
    }
    let decided = began.elapsed();
    let update = match (&subject, &reply.answer) {
        // A private panel, or a question to a few, is no board.
        (Subject::Press(press), Answer::Update(message)) if message.shows.is_some() => {
            Some((press, message.number))
        }
        _ => None,
    };
    let shown = match &reply.answer {
        Answer::Update(message) | Answer::Show(message) => message.shows,
        _ => None,
    };
    let is_new = matches!(reply.answer, Answer::Show(_));
    bot.note_sent(shown);
    let how = Sending {
        http: &bot.http,
        id,
        token: &token,
        arrived,
        window,
        token_is_used: reply.follow_ups.iter().any(FollowUp::uses_token),
    };
    let call = response::send(to, how, reply.answer);
    let (sent, overtaken) = match update {
        Some((Press { table, seen, .. }, number)) => {
            let in_flight = &bot.tables.in_flight;
            in_flight.send(*table, number, *seen, call).await
        }
        None => (call.await, false),
    };
    report(&subject, outcome, decided, began.elapsed());
    let answered = sent.is_ok();
    let shown = shown.filter(|_| answered && !overtaken);
    if let Some(shown) = shown.filter(|_| !is_new) {
        bot.note_taken(shown);
    }
    let mut follow_ups = reply.follow_ups;
    if let Some(table) = table.filter(|_| overtaken) {
        follow_ups.push(FollowUp::Redraw(table));
    }
    if let Err(error) = sent {
        if is_completion {
            tracing::info!(%error, "could not answer a request for suggestions");
            return;
        }
        metrics::counter!("rollhouse_answers_lost_total").increment(1);
        tracing::warn!(table = table.map(display), %error, "Discord did not accept an answer");
        // The action is stored, so the public board must show it. A board that was the answer itself is looked for before that, so
        // that it is not posted twice.
        if let Some(table) = table {
            let new_board = |follow_up: &FollowUp| matches!(follow_up, FollowUp::LearnMessageId(_));
            let at = follow_ups.iter().position(new_board);
            follow_ups.insert(at.map_or(0, |at| at + 1), FollowUp::Redraw(table));
        }
    }
    for follow_up in follow_ups {
        // Most presses have none, and their tasks need no room for one.
        let run = Box::pin(follow_ups::run(&bot, follow_up, (id, &token), answered));
        if AssertUnwindSafe(run).catch_unwind().await.is_err() {
            tracing::error!(table = table.map(display), "a follow-up panicked");
        }
    }
    // One of them has stored where the new message is, which changes nothing that it shows.
    if let Some(shown) = shown.filter(|_| is_new) {
        bot.note_taken(shown.after_one_write());
    }
}

/// Leaves an interaction without an answer, because nobody waits for one.
fn drop_unwanted(to: AnswerTo, table: Option<TableId>, why: &db::Error) {
    tracing::info!(table = table.map(display), %why, "dropped an interaction");
    to.respond(Response::Repeated);
}

/// Why something was not done; what it says of a table's buttons is as the board has them. Of a move it takes the place of what the person
/// was told before; what was pressed on a private message may still be wanted there.
async fn refusal(bot: &Bot, lang: Lang, subject: &Subject, why: &CommandError) -> Reply {
    let labels = match subject.table() {
        Some(table) => bot.tables.lang(table, lang).await,
        None => lang,
    };
    let reply = Reply::from(Answer::say(why.say(Reader { lang, labels })));
    match subject {
        Subject::Press(press) if press.is_move => {
            reply.then(FollowUp::ReplaceNote((press.table, press.by)))
        }
        _ => reply,
    }
}

async fn apology(
    bot: &Bot,
    id: InteractionId,
    lang: Lang,
    table: Option<TableId>,
    error: &InternalError,
) -> Reply {
    // The id of an interaction is unique, and not secret.
    let number = base36(id.get());
    tracing::error!(number = &*number, table = table.map(display), %error, "an interaction failed");
    if let Some(table) = table {
        bot.tables.forget(table).await;
    }
    Answer::say(r::apology(number).say(lang)).into()
}

/// Counts and logs an interaction that was answered.
fn report(subject: &Subject, outcome: &'static str, decided: Duration, answered: Duration) {
    let (micros, answer_micros) = (decided.as_micros(), answered.as_micros());
    let kind = match subject {
        Subject::Press(press) => {
            let (table, ply) = (press.table, press.drawn);
            tracing::info!(%table, ply, outcome, micros, answered = answer_micros, "press");
            "press"
        }
        Subject::Command(name) => {
            tracing::info!(name, outcome, micros, answered = answer_micros, "command");
            "command"
        }
        Subject::Completion => return,
    };
    metrics::counter!("rollhouse_interactions_total", "kind" => kind, "outcome" => outcome)
        .increment(1);
    metrics::histogram!("rollhouse_answer_seconds").record(answered);
}
