//! Finds the table that a command means, and suggests tables while a command is typed.

use db::{Finished, Head, Phase, TableId};
use games::registry::{self, GAMES};
use serenity::all::AutocompleteChoice;

use crate::bot::Bot;
use crate::context::CommandContext;
use crate::error::{CommandError, Result};
use crate::ids;
use crate::table::load::{head, locked};
use crate::table::permissions::{can_see, is_here};
use crate::table_name::table_named;
use crate::texts::{Lang, TableIs, questions as q, refusals as r};
use crate::words;
use crate::words::start_command;

/// How many of a channel's latest tables are looked at for one that may be meant.
const LATEST: u32 = 25;

/// Which tables a command may mean.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Meant {
    Open,
    /// A game of the user's before a lobby of theirs.
    InPlay,
    /// Also the latest of the channel, if none is open.
    OrEnded,
}

/// The table that a command means: the named one; or the newest open one in this channel, if possible one at which the user sits;
/// or the user's newest on this server.
pub(crate) async fn pick(bot: &Bot, context: &CommandContext, meant: Meant) -> Result<TableId> {
    if let Some(table) = named(bot, context).await? {
        return Ok(table);
    }
    let looked_at = if meant == Meant::OrEnded { LATEST } else { 0 };
    let channel = ids::text(context.location.channel);
    let person = ids::text(context.person.id);
    let read = bot.read(move |tx| {
        let open = tx.open_tables_in(&channel)?;
        let own = tx.open_tables_of(&person, 100)?;
        Ok((open, own, tx.latest_tables_in(&channel, looked_at)?))
    });
    let (mut open, own, latest) = read.await?;
    // A rematch that no message shows yet is not what anybody means, and to be shown by those who are ready for it.
    let may_be_unseen = |head: &Head| head.phase == Phase::Lobby && head.message.is_none();
    let is_own = |head: &Head| own.iter().any(|own| own.id == head.id);
    let mut unseen = Vec::new();
    for head in &latest {
        if may_be_unseen(head) && !is_own(head) {
            let is_unseen = locked(bot, head.id).await?.is_unseen();
            unseen.extend(is_unseen.then_some(head.id));
        }
    }
    open.retain(|head| !unseen.contains(&head.id));
    let is_less_likely = |head: &Head| {
        // For others, such as moderators, the newest comes first.
        let is_lobby = meant == Meant::InPlay && head.phase == Phase::Lobby && is_own(head);
        (is_lobby, may_be_unseen(head))
    };
    open.sort_by_key(is_less_likely);
    let sits = open.iter().find(|head| is_own(head));
    let near = own.iter().filter(|head| is_here(head, &context.location));
    let elsewhere = || near.min_by_key(|head| is_less_likely(head));
    if let Some(head) = sits.or(open.first()).or_else(elsewhere) {
        return Ok(head.id);
    }
    let latest = latest.iter().find(|head| !unseen.contains(&head.id));
    let start = start_command(GAMES[0]);
    latest
        .map(|head| head.id)
        .ok_or_else(|| CommandError::User(r::no_open_table_here(start)))
}

/// The table whose name was typed.
async fn named(bot: &Bot, context: &CommandContext) -> Result<Option<TableId>> {
    let Some(name) = context.option("table") else {
        return Ok(None);
    };
    if let Some(table) = table_named(name)
        && can_see(bot, table, context).await?
    {
        return Ok(Some(table));
    }
    Err(CommandError::User(r::no_such_table(words::safe_name(name))))
}

/// The table with a result that a command means: the one named, or the latest of this channel.
pub(crate) async fn pick_finished(bot: &Bot, context: &CommandContext) -> Result<Head> {
    let table = if let Some(table) = named(bot, context).await? {
        table
    } else {
        let which = Finished {
            channel: Some(ids::text(context.location.channel)),
            ..Finished::default()
        };
        let latest = bot.read(move |tx| tx.latest_finished(&which, 0, 1)).await?;
        let latest = latest.first().map(|played| played.table);
        latest.ok_or_else(|| CommandError::User(r::nothing_finished_here()))?
    };
    head(bot, table).await
}

/// The table with a record that a command means: the one named, or the latest of this channel that has ended, with a result or without.
pub(crate) async fn pick_played(bot: &Bot, context: &CommandContext) -> Result<Option<TableId>> {
    let named = named(bot, context).await?;
    if named.is_some() {
        return Ok(named);
    }
    let channel = ids::text(context.location.channel);
    let latest = bot
        .read(move |tx| tx.latest_tables_in(&channel, LATEST))
        .await?;
    let mut latest = latest.iter();
    let played = latest.find(|head| head.started.is_some() && head.ended.is_some());
    Ok(played.map(|head| head.id))
}

/// Suggestions while the option `table` is typed.
pub(crate) async fn complete(
    bot: &Bot,
    context: &CommandContext,
    typed: &str,
) -> Result<Vec<AutocompleteChoice>> {
    // The user's own tables come first: without a channel that they can see, its name appears nowhere else.
    let channel = ids::text(context.location.channel);
    let person = ids::text(context.person.id);
    let read = bot.read(move |tx| {
        Ok((
            tx.open_tables_of(&person, 100)?,
            tx.latest_tables_in(&channel, 25)?,
        ))
    });
    let (mut tables, latest) = read.await?;
    tables.retain(|head| is_here(head, &context.location));
    for head in latest {
        if tables.iter().all(|own| own.id != head.id) {
            tables.push(head);
        }
    }
    let choices = tables
        .iter()
        .map(|head| (described(head, context.lang), head.id.to_string()));
    let meant = meant(choices, typed).into_iter();
    Ok(meant
        .map(|(shown, name)| AutocompleteChoice::new(shown, name))
        .collect())
}

/// What is shown of tables and their names, of those that were meant: first the one whose name was typed, which Enter then chooses.
fn meant(tables: impl Iterator<Item = (String, String)>, typed: &str) -> Vec<(String, String)> {
    let typed = typed.to_lowercase();
    let tables = tables.filter(|(shown, _)| shown.to_lowercase().contains(&typed));
    let mut meant: Vec<(String, String)> = tables.collect();
    meant.sort_by_key(|(_, name)| *name != typed);
    meant.truncate(25);
    meant
}

/// A table in a few words.
pub(crate) fn described(head: &Head, lang: Lang) -> String {
    let game = registry::name_of(&head.game);
    let is = match head.phase {
        Phase::Lobby => TableIs::Waiting,
        Phase::Play => TableIs::InPlay,
        Phase::Over => TableIs::Finished,
        Phase::Closed => TableIs::Closed,
    };
    q::described(lang, head.id, game, is)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_whose_number_was_typed_comes_first() {
        let tables = ["20", "12", "2", "3"].map(|name| (format!("{name} · Les"), name.to_owned()));
        let meant = meant(tables.into_iter(), "2");
        let names: Vec<&str> = meant.iter().map(|(_, name)| &**name).collect();
        assert_eq!(names, ["2", "20", "12"]);
    }
}
