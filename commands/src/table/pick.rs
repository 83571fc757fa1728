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

/// The table that a command means: the named one; or the newest open one in this channel, if possible one at which the user sits;
/// or the user's newest on this server. With `ended_too`, also the latest table of the channel if none is open.
pub(crate) async fn pick(bot: &Bot, context: &CommandContext, ended_too: bool) -> Result<TableId> {
    let start = start_command(GAMES[0]);
    if let Some(name) = context.option("table") {
        if let Some(table) = table_named(name)
            && can_see(bot, table, context).await?
        {
            return Ok(table);
        }
        return Err(CommandError::User(r::no_such_table(words::safe_name(name))));
    }
    let channel = ids::text(context.location.channel);
    let person = ids::text(context.person.id);
    let read = bot.read(move |tx| {
        let open = tx.open_tables_in(&channel)?;
        let own = tx.open_tables_of(&person, 100)?;
        Ok((open, own, tx.latest_tables_in(&channel, 25)?))
    });
    let (mut open, own, latest) = read.await?;
    // A rematch that no message shows yet is not what anybody means, and to be shown by those who are ready for it.
    let may_be_unseen = |head: &Head| head.phase == Phase::Lobby && head.message.is_none();
    let is_own = |head: &Head| own.iter().any(|own| own.id == head.id);
    let mut unseen = Vec::new();
    for head in &latest {
        if ended_too && may_be_unseen(head) && !is_own(head) {
            let is_unseen = locked(bot, head.id).await?.is_unseen();
            unseen.extend(is_unseen.then_some(head.id));
        }
    }
    open.retain(|head| !unseen.contains(&head.id));
    open.sort_by_key(may_be_unseen);
    let sits = open.iter().find(|head| is_own(head));
    let elsewhere = || own.iter().find(|head| is_here(head, &context.location));
    if let Some(head) = sits.or(open.first()).or_else(elsewhere) {
        return Ok(head.id);
    }
    let mut latest = latest.iter().filter(|head| !unseen.contains(&head.id));
    let latest = latest.next().filter(|_| ended_too);
    latest
        .map(|head| head.id)
        .ok_or_else(|| CommandError::User(r::no_open_table_here(start)))
}

/// The finished table that a command means: the one named, or the latest of this channel; `or_open` takes an open one if there is none.
pub(crate) async fn pick_finished(
    bot: &Bot,
    context: &CommandContext,
    or_open: bool,
) -> Result<Head> {
    let table = if context.option("table").is_some() {
        pick(bot, context, true).await?
    } else {
        let which = Finished {
            channel: Some(ids::text(context.location.channel)),
            ..Finished::default()
        };
        let latest = bot.read(move |tx| tx.latest_finished(&which, 0, 1)).await?;
        let latest = latest.first().map(|played| played.table);
        let open = if latest.is_none() && or_open {
            pick(bot, context, true).await.ok()
        } else {
            None
        };
        let none = || CommandError::User(r::nothing_finished_here());
        latest.or(open).ok_or_else(none)?
    };
    head(bot, table).await
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
    let game = registry::find(&head.game).map_or(head.game.as_str(), |game| game.info().name);
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
