//! Tables that ask for rated games or a rating of those who sit down: in their game and on their server, as its leaderboard has them.

use db::{Minimum, TableId};
use games::registry;
use serenity::all::UserId;

use crate::bot::Bot;
use crate::context::Person;
use crate::error::{CommandError, Result};
use crate::ids;
use crate::standings::cache::Scope;
use crate::standings::ratings::ESTABLISHED;
use crate::texts::{Who, refusals as r};
use crate::words;

/// Refuses a seat to somebody who has less than the table asks for, no matter who invites them. Whoever sits there already is not asked.
pub(crate) async fn check(bot: &Bot, table: TableId, person: &Person, asks: UserId) -> Result<()> {
    let stored = bot.read(move |tx| tx.stored(table)).await?;
    let minimum = stored.opened().map(|opened| opened.minimum);
    let user = ids::text(person.id);
    let sits = (stored.seats.iter()).any(|seat| seat.user == user && seat.left.is_none());
    let (head, minimum) = (stored.head, minimum.unwrap_or_default());
    if sits || minimum == Minimum::default() {
        return Ok(());
    }
    let scope = Scope {
        guild: Some(head.guild),
        ..Scope::default()
    };
    let mut player = bot.results.player(&bot.store, &scope, &user).await?;
    let standing = player.by_game.remove(&head.game);
    let have = standing.map_or(0, |standing| standing.games);
    let shown = standing.and_then(|standing| standing.shown()?.parse::<u32>().ok());
    if have >= minimum.games && shown.unwrap_or(0) >= minimum.rating {
        return Ok(());
    }
    let game = registry::name_of(&head.game);
    let who = if person.id == asks {
        Who::You
    } else {
        Who::Someone
    };
    let name = words::safe_name(&person.name);
    let Minimum { games, rating } = minimum;
    Err(CommandError::User(match shown {
        _ if have < games => r::too_few_games(table, games, game, who, have, name),
        Some(shown) => r::rating_too_low(table, rating, game, who, shown, name),
        None => r::no_rating_yet(table, rating, game, who, name, ESTABLISHED),
    }))
}
