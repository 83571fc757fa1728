//! The button Hint: the best move and what the others cost, only for the player who is to act. The hint is stored before it is given,
//! because the record and the end of the game say how many there were.

use std::sync::Arc;

use db::TableId;
use engine::{Answer as Ratings, EngineError, Rated, Unit};
use games::names::Names;
use games::seat::Seat;
use games::table::AnyTable;
use tables::acts::hint as acts;

use crate::bot::Bot;
use crate::context::Asker;
use crate::error::{CommandError, InternalError, Result, ensure};
use crate::protocol::answer::Message;
use crate::reply::{FollowUp, Reply};
use crate::state::thinking::For;
use crate::table::act::act;
use crate::table::load::locked_begun;
use crate::table::play::move_words::MoveWords;
use crate::table::refused;
use crate::texts::{Act, Estimate, Lang, Reader, analysis as t, refusals as r};
use crate::words::{percent, turns};

/// How many moves of either kind are listed.
const LISTED: usize = 3;

/// Less than this is not worth a word, in games or in turns.
const SMALLEST: f64 = 0.0005;

/// Hint was pressed.
pub(crate) async fn ask(bot: &Arc<Bot>, table: TableId, asker: &Asker) -> Result<Reply> {
    let (user, lang) = (asker.person.id, asker.lang);
    let active = &mut locked_begun(bot, table).await?;
    ensure(!active.ended(), r::hint_after_the_end)?;
    let who = active.caller(user);
    let hinted = act(bot, active, |table, _| acts::ask(table, who));
    refused::told(hinted.await, bot, active, Act::Hint)?;
    let seat = active.seat_of(user);
    let seat = seat.ok_or_else(|| CommandError::internal("whoever may ask has a seat"))?;
    let thinking = Reply::say(t::THINKING.say(active.names_for(lang).lang()));
    let labels = active.lang();
    let reader = Reader { lang, labels };
    let (own, sorry) = (Arc::clone(bot), r::no_hint_found().say(reader));
    let hint = async move { best_moves(&own, table, seat, lang).await.map(Message::new) };
    let failed = "could not think of a hint";
    let hint = FollowUp::revise(reader, Some(table), failed, sorry, hint);
    Ok(thinking.then(hint))
}

async fn best_moves(bot: &Bot, table: TableId, seat: Seat, lang: Lang) -> Result<String> {
    let (now, names, engine_seed) = {
        let active = &mut locked_begun(bot, table).await?;
        (
            active.game().fork(),
            active.names_for(lang),
            active.engine_seed,
        )
    };
    let thought = bot.thinking.think(For::Person, move || {
        let engine = engine::find(now.info()).ok_or(EngineError::OtherGame)?;
        let ratings = (engine.ask)(now.as_ref(), seat, 1.0, &engine_seed)?;
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
    let (lang, unit) = (names.lang(), ratings.unit);
    let Some((best, others)) = ratings.moves.split_first() else {
        return t::NOTHING_TO_DECIDE.say(lang).to_owned();
    };
    let words = MoveWords::at(table, seat, names);
    let told = t::best(lang, words.of(&best.mv));
    let mut lines = vec![lang.sentences([told, worth(lang, unit, best)])];
    let (mut alike, mut costly) = (Vec::new(), Vec::new());
    for other in others {
        match cost(lang, unit, best, other) {
            Some((estimate, cost)) => {
                costly.push(t::costs(lang, words.of(&other.mv), estimate, cost));
            }
            None => alike.push(format!("**{}**", words.of(&other.mv))),
        }
    }
    if !alike.is_empty() {
        let listed = &alike[..alike.len().min(LISTED)];
        lines.push(t::no_clear_difference(lang, listed.join(lang.semicolon())));
    }
    let unlisted = costly.len().saturating_sub(LISTED) + alike.len().saturating_sub(LISTED);
    lines.extend(costly.into_iter().take(LISTED));
    if unlisted > 0 {
        lines.push(t::no_better(lang, unlisted));
    }
    lines.join("\n")
}

/// `You win about 1 game in 3.`
fn worth(lang: Lang, unit: Unit, Rated { value, error, .. }: &Rated) -> String {
    match unit {
        _ if error >= value => String::new(),
        Unit::Chance if *error == 0.0 => t::wins_share(lang, percent(lang, *value, 1)),
        Unit::Chance => odds(lang, *value),
        Unit::Turns if *error == 0.0 => t::takes_on_average(lang, turns(lang, *value, 2)),
        Unit::Turns => t::takes_about(lang, turns(lang, *value, 1)),
    }
}

/// `You win about 1 game in 3.`
fn odds(lang: Lang, chance: f64) -> String {
    if chance < 0.025 {
        return t::HARDLY_WINS.say(lang).to_owned();
    }
    if chance >= 0.975 {
        return t::ALMOST_ALWAYS_WINS.say(lang).to_owned();
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
    t::wins_about(lang, wins, of)
}

/// What the other move costs, such as about `7%`; `None` where that cannot be told from nothing.
fn cost(lang: Lang, unit: Unit, best: &Rated, other: &Rated) -> Option<(Estimate, String)> {
    let cost = (best.value - other.value).abs();
    let error = best.error.hypot(other.error);
    (cost > error.max(SMALLEST)).then(|| match (unit, error == 0.0) {
        (Unit::Chance, true) => (Estimate::Exact, percent(lang, cost, 1)),
        (Unit::Chance, false) if cost < 0.01 => (Estimate::LessThan, percent(lang, 0.01, 0)),
        (Unit::Chance, false) => (Estimate::About, percent(lang, cost, 0)),
        (Unit::Turns, true) => (Estimate::Exact, turns(lang, cost, 2)),
        (Unit::Turns, false) => (Estimate::About, turns(lang, cost, 1)),
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
        let worth = |unit, value, error| super::worth(Lang::En, unit, &rated(value, error));
        let said = worth(Unit::Chance, 0.541, 0.0);
        assert_eq!(said, "You win 54.1% of games.");
        let said = worth(Unit::Chance, 0.34, 0.02);
        assert_eq!(said, "You win about 1 game in 3.");
        assert_eq!(worth(Unit::Chance, 0.02, 0.03), "");
        let said = worth(Unit::Turns, 6.952, 0.0);
        assert_eq!(said, "The game takes 6.95 turns on average.");
        assert_eq!(
            [0.01, 0.07, 0.52, 0.99].map(|chance| odds(Lang::En, chance)),
            [
                "You almost never win.",
                "You win about 1 game in 20.",
                "You win about 1 game in 2.",
                "You almost always win."
            ]
        );
        let cost = |best, other, error| {
            let (best, other) = (rated(best, error), rated(other, error));
            let cost = super::cost(Lang::En, Unit::Chance, &best, &other);
            cost.map(|(estimate, cost)| t::costs(Lang::En, "B2", estimate, cost))
        };
        let told = |best, other, error| cost(best, other, error).unwrap_or_default();
        assert_eq!(told(0.5, 0.438, 0.0), "**B2**: costs 6.2%");
        assert_eq!(told(0.5, 0.438, 0.02), "**B2**: costs about 6%");
        assert_eq!(told(0.5, 0.496, 0.001), "**B2**: costs less than 1%");
        assert_eq!(cost(0.5, 0.438, 0.05), None);
        assert_eq!(cost(0.5, 0.5, 0.0), None);
    }
}
