//! The button Hint: the best move and what the others cost, only for the player who is to act. The hint is stored before it is given,
//! because the record and the end of the game say how many there were.

use std::fmt::Write;
use std::sync::Arc;

use db::TableId;
use engine::{Answer as Ratings, EngineError, Rated, Unit};
use games::names::Names;
use games::seat::Seat;
use games::table::AnyTable;
use tables::acts::hint as acts;

use crate::bot::Bot;
use crate::context::Person;
use crate::error::{CommandError, InternalError, chain};
use crate::protocol::answer::{self, Answer, Message};
use crate::reply::{FollowUp, Reply};
use crate::table::act::act;
use crate::table::load::locked_begun;
use crate::table::play::move_words::{MoveWords, with_names};
use crate::table::refused;
use crate::table_name::table_name;
use crate::texts::{Act, Lang, refusals as r};
use crate::words;

/// How many moves of either kind are listed.
const LISTED: usize = 3;

/// Less than this is not worth a word, in games or in turns.
const SMALLEST: f64 = 0.0005;

/// Hint was pressed.
pub(crate) async fn ask(
    bot: &Arc<Bot>,
    table: TableId,
    person: &Person,
    lang: Lang,
) -> Result<Reply, CommandError> {
    let active = &mut locked_begun(bot, table).await?;
    if active.ended() {
        return Err(CommandError::User(r::hint_after_the_end()));
    }
    let asked = act(bot, active, |active, _| {
        acts::ask(&active.table, active.caller(person.id))
    });
    if let Err(error) = asked.await {
        return Err(error.in_words(|refusal| refused::in_play(bot, active, refusal, Act::Hint)));
    }
    let seat = active.seat_of(person.id);
    let seat = seat.ok_or_else(|| CommandError::internal("whoever may ask has a seat"))?;
    let thinking = Answer::say("Thinking about your best move…");
    Ok(Reply::from(thinking).then(FollowUp::Hint(table, seat, lang)))
}

/// Replaces the answer with the hint.
pub(crate) async fn give(
    bot: &Arc<Bot>,
    table: TableId,
    (seat, lang): (Seat, Lang),
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
            r::no_hint_found().say(lang)
        }
        Err(words) => words.say(lang),
    };
    answer::revise(&bot.http, token, &Message::new(said)).await
}

async fn best_moves(bot: &Bot, table: TableId, seat: Seat) -> Result<String, CommandError> {
    let (now, names, engine_seed) = {
        let active = &mut locked_begun(bot, table).await?;
        (
            active.game().fork(),
            active.names.clone(),
            active.engine_seed,
        )
    };
    let thought = bot.thinking.for_people(move || {
        let engine = engine::find(now.info()).ok_or(EngineError::OtherGame)?;
        let ratings = engine.ask(now.as_ref(), seat, 1.0, &engine_seed)?;
        Ok(describe(now.as_ref(), seat, &names, &ratings))
    });
    let told: Result<String, EngineError> = thought.await?;
    match told {
        Ok(told) => Ok(told),
        Err(EngineError::NotToAct(_) | EngineError::Over) => {
            Err(CommandError::User(r::hint_too_late()))
        }
        Err(EngineError::OtherGame) => Err(CommandError::User(r::no_hints_for_game())),
        Err(error) => Err(InternalError::new(error).into()),
    }
}

/// The best move first, then those that may be as good, then what the others cost. A difference within its error is not given as a
/// number.
fn describe(table: &dyn AnyTable, seat: Seat, names: &Names, ratings: &Ratings) -> String {
    let Some((best, others)) = ratings.moves.split_first() else {
        return "There is nothing to decide.".to_owned();
    };
    let words = MoveWords::at(table, seat);
    let name = |mv: &str| with_names(&words.of(mv), |seat| names.of(seat), table.seats());
    let mut told = format!("Best: **{}**.{}", name(&best.mv), worth(ratings.unit, best));
    let (costly, alike): (Vec<_>, Vec<_>) = others
        .iter()
        .map(|other| (name(&other.mv), cost(ratings.unit, best, other)))
        .partition(|(_, cost)| cost.is_some());
    if !alike.is_empty() {
        let names: Vec<&str> = alike
            .iter()
            .take(LISTED)
            .map(|(name, _)| name.as_str())
            .collect();
        _ = write!(told, "\nNo clear difference: {}", names.join("; "));
    }
    for (name, cost) in costly.iter().take(LISTED) {
        _ = write!(
            told,
            "\n{name}: costs {}",
            cost.as_deref().unwrap_or_default()
        );
    }
    let unlisted = costly.len().saturating_sub(LISTED) + alike.len().saturating_sub(LISTED);
    if unlisted > 0 {
        _ = write!(
            told,
            "\n{} would be no better.",
            words::count(unlisted, "more move")
        );
    }
    told
}

/// ` You win about 1 in 3 games.`
fn worth(unit: Unit, Rated { value, error, .. }: &Rated) -> String {
    match unit {
        _ if error >= value => String::new(),
        Unit::Chance if *error == 0.0 => format!(" You win {:.1} % of games.", value * 100.0),
        Unit::Chance => format!(" You {}.", odds(*value)),
        Unit::Turns if *error == 0.0 => format!(" The game takes {value:.2} turns on average."),
        Unit::Turns => format!(" The game takes about {value:.1} turns."),
    }
}

/// `win about 1 in 3 games`
fn odds(chance: f64) -> String {
    if !(0.025..0.975).contains(&chance) {
        return if chance < 0.5 {
            "almost never win"
        } else {
            "almost always win"
        }
        .to_owned();
    }
    let tens = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(|wins| (wins, 10));
    let few = [
        (1, 20),
        (1, 5),
        (1, 4),
        (1, 3),
        (2, 5),
        (1, 2),
        (3, 5),
        (2, 3),
        (3, 4),
        (4, 5),
        (19, 20),
    ];
    let off = |(wins, of): &(i32, i32)| (f64::from(*wins) / f64::from(*of) - chance).abs();
    let shares = few.into_iter().chain(tens);
    let nearest = shares.min_by(|one, other| off(one).total_cmp(&off(other)));
    let (wins, of) = nearest.unwrap_or((1, 2));
    format!("win about {wins} in {of} games")
}

/// What the other move costs, such as `about 7 %`; `None` where that cannot be told from nothing.
fn cost(unit: Unit, best: &Rated, other: &Rated) -> Option<String> {
    let (cost, error) = (
        (best.value - other.value).abs(),
        best.error.hypot(other.error),
    );
    let (is_exact, percent) = (error == 0.0, cost * 100.0);
    (cost > error.max(SMALLEST)).then(|| match unit {
        Unit::Chance if is_exact => format!("{percent:.1} %"),
        Unit::Chance if percent < 1.0 => "less than 1 %".to_owned(),
        Unit::Chance => format!("about {percent:.0} %"),
        Unit::Turns if is_exact => format!("{cost:.2} turns"),
        Unit::Turns => format!("about {cost:.1} turns"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rated(value: f64, error: f64) -> Rated {
        let mv = String::new();
        Rated { mv, value, error }
    }

    #[test]
    fn a_number_is_said_only_where_it_is_larger_than_its_error() {
        let (exact, sure, vague) = (rated(0.541, 0.0), rated(0.34, 0.02), rated(0.02, 0.03));
        assert_eq!(worth(Unit::Chance, &exact), " You win 54.1 % of games.");
        assert_eq!(worth(Unit::Chance, &sure), " You win about 1 in 3 games.");
        assert_eq!(worth(Unit::Chance, &vague), "");
        assert_eq!(
            [0.01, 0.07, 0.52, 0.99].map(odds),
            [
                "almost never win",
                "win about 1 in 20 games",
                "win about 1 in 2 games",
                "almost always win"
            ]
        );
        assert_eq!(
            worth(Unit::Turns, &rated(6.952, 0.0)),
            " The game takes 6.95 turns on average."
        );
        let cost = |one, other| super::cost(Unit::Chance, &one, &other).unwrap_or_default();
        assert_eq!(cost(rated(0.5, 0.0), rated(0.438, 0.0)), "6.2 %");
        assert_eq!(cost(rated(0.5, 0.02), rated(0.438, 0.02)), "about 6 %");
        assert_eq!(cost(rated(0.5, 0.05), rated(0.438, 0.05)), "");
        assert_eq!(
            cost(rated(0.5, 0.001), rated(0.496, 0.001)),
            "less than 1 %"
        );
        assert_eq!(cost(rated(0.5, 0.0), rated(0.5, 0.0)), "");
    }
}
