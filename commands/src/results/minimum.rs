//! Tables that ask for rated games or a rating of those who sit down: in their game and on their server, as its leaderboard has them.

use db::{Minimum, TableId};
use games::registry;
use serenity::all::UserId;

use crate::bot::Bot;
use crate::context::Person;
use crate::error::{CommandError, Result};
use crate::ids;
use crate::results::cache::{ResultsCache, Scope};
use crate::results::ratings::{ESTABLISHED, Standing};
use crate::table_name::table_name;
use crate::words;

/// Refuses a seat to somebody who has less than the table asks for, no matter who invites them.
pub(crate) async fn check(
    bot: &Bot,
    results: &ResultsCache,
    table: TableId,
    person: &Person,
    asks: UserId,
) -> Result<()> {
    let head = bot.read(move |tx| tx.head(table)).await?;
    let head = head.ok_or(db::Error::Gone)?;
    if head.minimum == Minimum::default() {
        return Ok(());
    }
    let scope = Scope {
        guild: Some(head.guild),
        ..Scope::EVERYWHERE
    };
    let user = ids::text(person.id);
    let mut player = results.player(&bot.store, &scope, &user).await?;
    let standing = player.by_game.remove(&head.game);
    let Some(lacks) = lacks(head.minimum, standing) else {
        return Ok(());
    };
    let game = registry::find(&head.game).map_or(&*head.game, |game| game.info().name);
    let who = if person.id == asks {
        "you have".to_owned()
    } else {
        format!("{} has", words::safe_name(&person.name))
    };
    Err(CommandError::user(match lacks {
        Lacks::Games(games) => format!(
            "Table {} asks for {} of {game} on this server, and {who} {games}.",
            table_name(table),
            words::count(head.minimum.games as usize, "rated game"),
        ),
        Lacks::Rating(rating) => format!(
            "Table {} asks for a rating of {} in {game} on this server, and {who} {}.",
            table_name(table),
            head.minimum.rating,
            rating.map_or_else(
                || format!("none yet: it is shown after {ESTABLISHED} rated games"),
                |rating| rating.to_string()
            ),
        ),
    }))
}

/// What somebody lacks.
#[derive(Debug, PartialEq)]
enum Lacks {
    Games(u32),
    /// Their rating; `None` if they have played too few games for one.
    Rating(Option<u32>),
}

fn lacks(minimum: Minimum, standing: Option<Standing>) -> Option<Lacks> {
    let games = standing.map_or(0, |standing| standing.games);
    if games < minimum.games {
        return Some(Lacks::Games(games));
    }
    let rating = standing.and_then(|standing| standing.shown().parse().ok());
    (rating.unwrap_or(0) < minimum.rating).then_some(Lacks::Rating(rating))
}
