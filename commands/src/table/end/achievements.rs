//! What players have achieved, worked out once from the record of a finished table, and kept beside it.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::fmt::Write;

use db::{Finished, StoredTable, TableId};
use games::achievement::earned;
use games::names::Names;
use games::registry::{self, GameType};
use games::seat::Seat;
use games::telling::Achievement;

use crate::bot::Bot;
use crate::error::{InternalError, Result};
use crate::simulated::compute;
use crate::state::parts;
use crate::state::record::{record, sitting};
use crate::table::load::stored;
use crate::texts::{Lang, results as t};

/// How many lines an end board has at most.
const LINES: usize = 8;

/// What the seats of a table have earned.
type Earned = Vec<(Seat, &'static Achievement)>;

/// What a finished table has brought its people. A seat that two people played, or the house, has earned nothing.
fn of_stored(stored: &StoredTable) -> Result<Earned, InternalError> {
    let own = |seat: Seat| {
        let mut previous = stored.previous_players.iter();
        let is_shared = previous.any(|one| usize::from(one.seat) == seat.index());
        !is_shared && sitting(stored, seat).is_some_and(|one| one.level.is_none())
    };
    let all = earned(&record(stored)?).map_err(InternalError::new)?;
    Ok(all.into_iter().filter(|(seat, _)| own(*seat)).collect())
}

/// As it is kept: `0 Full house`, a line for each.
fn in_text(earned: &Earned) -> String {
    let lines = earned.iter();
    let lines = lines.map(|(seat, achievement)| {
        format!("{} {}\n", seat.index(), achievement.name.say(Lang::En))
    });
    lines.collect()
}

/// An achievement that a game no longer has is left out.
fn parse(game: &str, text: &str) -> Earned {
    let all = registry::find(game).map_or(&[][..], |game| game.info().achievements);
    let line = |line: &str| {
        let (seat, name) = line.split_once(' ')?;
        let achievement = all.iter().find(|one| one.name.say(Lang::En) == name)?;
        Some((Seat::new(seat.parse().ok()?), achievement))
    };
    text.lines().filter_map(line).collect()
}

async fn work_out(bot: &Bot, table: TableId) -> Result<Earned> {
    let stored = stored(bot, table).await?;
    // Presses must not wait for a replay.
    let earned = compute(move || of_stored(&stored)).await??;
    let text = in_text(&earned);
    bot.write(move |tx| tx.put_earned(table, &text)).await?;
    Ok(earned)
}

/// The tables at which a player may have earned something: all but those that are known to have brought nothing to anybody.
pub(crate) async fn kept_of(bot: &Bot, user: &str) -> Result<HashMap<TableId, Option<String>>> {
    let user = user.to_owned();
    let earned = bot.read(move |tx| tx.earned_by(&user)).await?;
    Ok(earned.into_iter().collect())
}

async fn of_table(
    bot: &Bot,
    kept: &HashMap<TableId, Option<String>>,
    (table, at): (TableId, Seat),
    game: &str,
) -> Result<Vec<&'static Achievement>> {
    let earned = match kept.get(&table) {
        None => Vec::new(),
        Some(Some(text)) => parse(game, text),
        Some(None) => work_out(bot, table).await?,
    };
    let own = earned.into_iter().filter(|(seat, _)| *seat == at);
    Ok(own.map(|(_, achievement)| achievement).collect())
}

/// What a player had earned on this server before this table: a board that is drawn again later says what it said when the table ended.
async fn before(bot: &Bot, stored: &StoredTable, user: &str) -> Result<Vec<&'static Achievement>> {
    let head = &stored.head;
    let kept = kept_of(bot, user).await?;
    let which = Finished {
        guild: Some(head.guild.clone()),
        game: Some(head.game.clone()),
        user: Some(user.to_owned()),
        tables: Some(kept.keys().copied().collect()),
        after: head.ended.map(|ended| (ended, head.id)),
        ..Finished::default()
    };
    let mut has = Vec::new();
    let finished = bot.read(move |tx| tx.latest_finished(&which, 0, u32::MAX));
    for played in finished.await? {
        let Some(at) = parts::seat_alone(&played, user).filter(|_| !played.voided) else {
            continue;
        };
        has.extend(of_table(bot, &kept, (played.table, at), &head.game).await?);
    }
    Ok(has)
}

/// A line for each achievement that a player of this table had not earned before on this server.
pub(crate) async fn news(bot: &Bot, stored: &StoredTable, names: &Names) -> Result<String> {
    let mut text = String::new();
    let mut histories: HashMap<Seat, Vec<&Achievement>> = HashMap::new();
    let earned = of_stored(stored)?;
    let (table, as_text) = (stored.head.id, in_text(&earned));
    bot.write(move |tx| tx.put_earned(table, &as_text)).await?;
    for (seat, achievement) in earned {
        let sitting = sitting(stored, seat).filter(|one| !db::is_forgotten(&one.user));
        let Some(sitting) = sitting else {
            continue;
        };
        let earlier = match histories.entry(seat) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(new) => new.insert(before(bot, stored, &sitting.user).await?),
        };
        if !earlier.contains(&achievement) {
            let lang = names.lang();
            let (name, how) = (achievement.name.say(lang), achievement.how.say(lang));
            _ = writeln!(
                text,
                "★ **{}** · {name}{}{how}",
                names.of(seat),
                lang.colon()
            );
        }
        if text.lines().count() == LINES {
            break;
        }
    }
    Ok(text.trim_end().to_owned())
}

/// What a player has achieved in a game, in a line; nothing for nothing. `tables` are those that the player had a seat of alone.
pub(crate) async fn of_player(
    bot: &Bot,
    game: &dyn GameType,
    kept: &HashMap<TableId, Option<String>>,
    tables: impl Iterator<Item = (TableId, Seat)>,
    lang: Lang,
) -> Result<Option<String>> {
    let mut has: Vec<&Achievement> = Vec::new();
    for own in tables {
        has.extend(of_table(bot, kept, own, game.info().key).await?);
    }
    let all = game.info().achievements;
    let names: Vec<&str> = all
        .iter()
        .filter(|one| has.contains(one))
        .map(|one| one.name.say(lang))
        .collect();
    let line = || {
        let (game, joined) = (game.info().name, names.join(lang.comma()));
        t::achieved(lang, game, names.len(), all.len(), joined)
    };
    Ok((!names.is_empty()).then(line))
}
