//! Reports a table to the moderators of its server, in the channel that its admins chose.

use std::sync::Arc;

use db::{StoredTable, TableId};
use serenity::all::{
    ChannelId, CreateActionRow, CreateInputText, CreateModal, InputTextStyle, UserId,
};

use crate::bot::Bot;
use crate::context::Asker;
use crate::error::{Result, ensure};
use crate::ids;
use crate::one_line::one_line;
use crate::protocol::answer::{self, Answer, Message};
use crate::protocol::custom_id::{Surface, TableAction, TableControl};
use crate::reply::{FollowUp, Reply};
use crate::state::board_location::BoardLocation;
use crate::table::end::verify;
use crate::table::load::stored;
use crate::table::moderation_log::{self, Deed};
use crate::table::pick;
use crate::table_name::base36;
use crate::texts::{Lang, questions as q, refusals as r};
use crate::words;

/// In characters.
const LONGEST: u16 = 500;

/// Somebody reports a table, once: first they get a form, and then what they `typed` there is posted.
pub(crate) async fn report(
    bot: &Arc<Bot>,
    table: TableId,
    asker: &Asker,
    typed: Option<&str>,
) -> Result<Reply> {
    let (by, lang) = (asker.person.id, asker.lang);
    let stored = stored(bot, table).await?;
    let head = &stored.head;
    ensure(!head.guild.is_empty(), r::no_moderators)?;
    let (guild, reporter) = (head.guild.clone(), ids::text(by));
    let read = bot.read(move |tx| Ok((tx.server(&guild)?, tx.admin_actions_of(&reporter)?)));
    let (server, known) = read.await?;
    let channel = server.reports_channel.ok_or_else(r::no_reports_channel)?;
    let entry = Deed::Reported(table.0).code();
    let mut known = known.iter();
    let is_known = known.any(|known| known.guild == head.guild && known.what == entry);
    ensure(!is_known, || r::reported_already(table))?;
    let Some(typed) = typed else {
        return Ok(Answer::Modal(form(table, lang)).into());
    };
    let mut message = Message::new(in_words(&stored, by, typed, &server.language)?);
    message.attachments.extend(verify::record_file(&stored));
    let (bot, asker, to) = (Arc::clone(bot), asker.clone(), ids::channel(&channel)?);
    let posted = async move { Message::new(post(&bot, table, &asker, to, message).await) };
    Ok(Reply::say(q::TELLING.say(lang)).then(FollowUp::Revise(Box::pin(posted))))
}

fn form(table: TableId, lang: Lang) -> CreateModal {
    let label = q::FORM_WHAT.say(lang);
    let field = CreateInputText::new(InputTextStyle::Paragraph, label, "what")
        .placeholder(q::READ_BY.say(lang))
        .required(false)
        .max_length(LONGEST);
    let id = TableControl::at_any_ply(table, Surface::Panel, TableAction::Report);
    let title = q::form_report(lang, table);
    CreateModal::new(id.to_string(), title).components(vec![CreateActionRow::InputText(field)])
}

/// In the language of the server's tables, or of this one. A mention shows who it is, whatever name they have, and pings nobody here.
fn in_words(stored: &StoredTable, by: UserId, typed: &str, language: &str) -> Result<String> {
    let head = &stored.head;
    let of_table = stored.opened().map(|opened| opened.language);
    let lang = Lang::known(language).or(of_table).unwrap_or_default();
    let (person, table) = (format!("<@{by}>"), pick::described(head, lang));
    let mut lines = vec![match BoardLocation::of(head)?.link() {
        Some(link) => q::reports_at(lang, person, table, link),
        None => q::reports(lang, person, table),
    }];
    let typed: String = one_line(typed).chars().take(LONGEST.into()).collect();
    if !typed.is_empty() {
        lines.push(format!("> {}", words::safe_text(&typed)));
    }
    if head.ended.is_none() {
        lines.push(format!("-# {}", q::RECORD_LATER.say(lang)));
    }
    Ok(lines.join("\n"))
}

/// Posts a report, and says what came of it.
async fn post(bot: &Bot, table: TableId, asker: &Asker, to: ChannelId, message: Message) -> String {
    let lang = asker.lang;
    // It follows from what is posted, so that it is posted once.
    let nonce = format!("{}-{table}", base36(asker.person.id.get()));
    match answer::post_once(&bot.http, to, &message, &nonce).await {
        Ok(_) => {
            moderation_log::add(bot, asker, Deed::Reported(table.0)).await;
            q::told(lang, table)
        }
        Err(error) => {
            tracing::warn!(%table, %error, "could not post a report");
            q::not_told(lang, table, answer::is_transient(&error))
        }
    }
}
