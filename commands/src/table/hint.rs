//! The button Hint: the best move and what the others cost, only for the player who is to act. The hint is stored before it is given,
//! because the record and the end of the game say how many there were.

use std::fmt::Write;
use std::sync::Arc;

use db::TableId;
use engine::{Answer as Ratings, EngineError, Unit};
use games::seat::{Names, Seat};
use games::table::AnyTable;

use crate::bot::Bot;
use crate::context::Person;
use crate::error::{CommandError, InternalError, chain};
use crate::protocol::answer::{self, Answer, Message};
use crate::reply::{FollowUp, Reply};
use crate::table::load::{load_active, seat_number};
use crate::table::move_words::words_of;
use crate::table::time_left;
use crate::table_name::table_name;
use crate::words;

/// How many moves are listed.
const LISTED: usize = 8;

/// Hint was pressed.
pub(crate) async fn ask(
    bot: &Arc<Bot>,
    table: TableId,
    person: &Person,
) -> Result<Reply, CommandError> {
    let entry = bot.tables.entry(table);
    let mut entry = entry.lock().await;
    let active = load_active(bot, &mut entry, table).await?;
    if active.ended() {
        return Err(CommandError::user(
            "This table has ended. **How it went** shows what each decision cost.",
        ));
    }
    if !active.has_hints() {
        return Err(CommandError::user(
            "There are no hints at this table. It can be opened with `hints:on`; tables with house players have them anyway.",
        ));
    }
    let Some(seat) = active.seat_of(person.id) else {
        return Err(CommandError::user(
            "Only players at this table can ask for a hint.",
        ));
    };
    if active.table.since(seat).is_none() {
        return Err(CommandError::user(format!(
            "It is not your turn yet. {}{}",
            active.now(),
            time_left::sentence(active, bot.now())
        )));
    }
    let ply = active.table.ply();
    let first = bot
        .store
        .give_hint(&active.at, seat_number(seat), ply)
        .await?;
    if first {
        active.note_hint(seat);
    }
    let thinking = Answer::say("Thinking about your best move…");
    Ok(Reply::from(thinking).then(FollowUp::Hint(table, seat)))
}

/// Replaces the answer with the hint.
pub(crate) async fn give(
    bot: &Arc<Bot>,
    table: TableId,
    seat: Seat,
    token: &str,
) -> Result<(), serenity::Error> {
    let said = match best_moves(bot, table, seat).await {
        Ok(said) => said,
        Err(CommandError::Internal(error)) => {
            tracing::error!(
                table = table_name(table),
                error = %chain(&error),
                "could not think of a hint"
            );
            "Sorry, no hint came to mind. Press **Hint** again.".to_owned()
        }
        Err(words) => words.to_string(),
    };
    answer::revise(&bot.http, token, &Message::new(said)).await
}

async fn best_moves(bot: &Bot, table: TableId, seat: Seat) -> Result<String, CommandError> {
    let (now, names, engine_seed) = {
        let entry = bot.tables.entry(table);
        let mut entry = entry.lock().await;
        let active = load_active(bot, &mut entry, table).await?;
        (
            active.table.fork(),
            active.names.clone(),
            active.engine_seed,
        )
    };
    let thought = bot.thinking.for_people(move || {
        let engine = engine::find(now.info()).ok_or(EngineError::OtherGame)?;
        let ratings = engine.ask(now.as_ref(), seat, 1.0, &engine_seed)?;
        Ok(told(now.as_ref(), seat, &names, &ratings))
    });
    let told: Result<String, EngineError> = thought.await?;
    match told {
        Ok(told) => Ok(told),
        Err(EngineError::NotToAct(_) | EngineError::Over) => Err(CommandError::user(
            "You have already moved. Press **Hint** on your next turn.",
        )),
        Err(error) => Err(InternalError::new(error).into()),
    }
}

/// The best move first, then what the others cost.
fn told(table: &dyn AnyTable, seat: Seat, names: &Names, ratings: &Ratings) -> String {
    let moves = &ratings.moves;
    let name = |mv: &str| words_of(table, seat, names, mv);
    let Some(best) = moves.first() else {
        return "There is nothing to decide.".to_owned();
    };
    let worth = match ratings.unit {
        Unit::Chance => format!("you win {:.1} % of games", best.value * 100.0),
        Unit::Turns => format!("the game takes {:.2} turns on average", best.value),
    };
    let about = if best.error > 0.0 { "about: " } else { "" };
    let mut told = format!("**{}** is best: {about}{worth}.", name(&best.mv));
    if moves.len() == 1 {
        return format!("**{}** is all you can do: {about}{worth}.", name(&best.mv));
    }
    for rated in moves.iter().skip(1).take(LISTED) {
        let cost = (best.value - rated.value).abs();
        let error = best.error.hypot(rated.error);
        _ = write!(told, "\n{}: ", name(&rated.mv));
        _ = match ratings.unit {
            Unit::Chance if error > 0.0 => {
                write!(told, "costs {:.1} % ± {:.1}", cost * 100.0, error * 100.0)
            }
            Unit::Chance => write!(told, "costs {:.1} %", cost * 100.0),
            Unit::Turns => write!(told, "costs {cost:.2} turns"),
        };
    }
    let rest = moves.len().saturating_sub(1 + LISTED);
    if rest > 0 {
        _ = write!(
            told,
            "\n{} more cost as much or more.",
            words::count(rest, "move")
        );
    }
    told
}
