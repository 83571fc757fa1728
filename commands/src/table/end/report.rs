//! Reports a table to the moderators of its server, in the channel that its admins chose.

use db::{StoredTable, TableId};
use serenity::all::{CreateActionRow, CreateInputText, CreateModal, InputTextStyle, UserId};

use crate::bot::Bot;
use crate::error::CommandError;
use crate::ids;
use crate::one_line::one_line;
use crate::protocol::answer::{self, Answer, Message, Nonce, without_address};
use crate::protocol::custom_id::{Surface, TableAction, TableControl};
use crate::reply::{FollowUp, Reply, Report};
use crate::state::board_location::BoardLocation;
use crate::table::end::verify;
use crate::table::load::stored;
use crate::table::{moderation_log, pick};
use crate::table_name::{base36, table_name};
use crate::texts::refusals as r;
use crate::words;

/// In characters.
const LONGEST: u16 = 500;

/// How the log has a report, by which it is known that somebody has made it.
fn entry(table: TableId) -> String {
    format!("reported table {}", table_name(table))
}

/// Somebody reports a table, once: first they get a form, and then what they `typed` there is posted.
pub(crate) async fn report(
    bot: &Bot,
    table: TableId,
    by: UserId,
    typed: Option<&str>,
) -> Result<Reply, CommandError> {
    let stored = stored(bot, table).await?;
    let (head, name) = (&stored.head, table_name(table));
    if head.guild.is_empty() {
        return Err(CommandError::User(r::no_moderators()));
    }
    let (guild, reporter) = (head.guild.clone(), ids::text(by));
    let read = bot.read(move |tx| Ok((tx.server(&guild)?, tx.admin_actions_of(&reporter)?)));
    let (server, known) = read.await?;
    let Some(channel) = server.reports_channel else {
        return Err(CommandError::User(r::no_reports_channel()));
    };
    let entry = entry(table);
    if known
        .iter()
        .any(|known| known.guild == head.guild && known.what == entry)
    {
        return Err(CommandError::User(r::reported_already(name)));
    }
    let Some(typed) = typed else {
        return Ok(Answer::Modal(form(table)).into());
    };
    let report = Report {
        table,
        guild: head.guild.clone(),
        by,
        channel: ids::channel(&channel)?,
        message: Message::new(in_words(&stored, by, typed)?),
        record: verify::record_file(&stored).ok(),
    };
    let answer = Answer::say("Telling the moderators…");
    Ok(Reply::from(answer).then(FollowUp::Report(Box::new(report))))
}

fn form(table: TableId) -> CreateModal {
    let field = CreateInputText::new(
        InputTextStyle::Paragraph,
        "What should they look at?",
        "what",
    )
    .placeholder("The moderators read this, your name, and the record of the table.")
    .required(false)
    .max_length(LONGEST);
    let id = TableControl::at_any_ply(table, Surface::Panel, TableAction::Report);
    let title = format!("Report table {} to the moderators", table_name(table));
    CreateModal::new(id.to_string(), title).components(vec![CreateActionRow::InputText(field)])
}

/// A mention shows who it is, whatever name they have, and pings nobody here.
fn in_words(stored: &StoredTable, by: UserId, typed: &str) -> Result<String, CommandError> {
    let head = &stored.head;
    let mut text = format!("<@{by}> reports table {}", pick::described(head));
    if let Some(link) = BoardLocation::of(head)?.link() {
        text = format!("{text}: {link}");
    }
    let typed: String = one_line(typed).chars().take(LONGEST.into()).collect();
    if !typed.is_empty() {
        text = format!("{text}\n> {}", words::safe_text(&typed));
    }
    if head.ended.is_none() {
        text = format!(
            "{text}\n-# `/table record` has its record once it has ended: until then its dice are secret."
        );
    }
    Ok(text)
}

/// Posts a report, and replaces the answer with what came of it.
pub(crate) async fn post(bot: &Bot, report: Report, token: &str) -> Result<(), serenity::Error> {
    let (table, by) = (report.table, report.by);
    let name = table_name(table);
    let nonce = Nonce::of(format!("{}-{name}", base36(by.get())));
    let files = report.record.into_iter().collect();
    let posted = answer::post_once(&bot.http, report.channel, &report.message, files, &nonce).await;
    let said = match posted {
        Ok(_) => {
            moderation_log::add(bot, &report.guild, by, entry(table)).await;
            format!("The moderators were told of table {name}.")
        }
        Err(error) => {
            tracing::warn!(table = name, error = %without_address(&error), "could not post a report");
            let words = if answer::is_transient(&error) {
                "Try again in a minute."
            } else {
                "I cannot write in the channel that was chosen for reports; `/doctor` tells the admins why. Tell a moderator yourself."
            };
            format!("Table {name} could not be reported. {words}")
        }
    };
    answer::revise(&bot.http, token, &Message::new(said)).await
}
