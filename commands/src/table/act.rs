//! Does an act at a table in play: decides on the table in memory, stores what comes of it, and only then changes memory. So nothing is
//! ever shown that is not stored, and after an error memory is as before.

use db::{Append, Change, Standing, Takeover, Tx};
use games::ply::RESIGN;
use tables::acts::Decision;
use tables::event::{Damage, Entry, Event};
use tables::refusal::Refusal;
use tables::table::{Phase, Table};
use tables::time::Now;

use crate::bot::Bot;
use crate::error::CommandError;
use crate::state::active::ActiveTable;
use crate::table::load::seat_number;
use crate::texts::Text;

/// Why an act was not done.
pub(crate) enum ActError {
    Refused(Refusal),
    /// It was not stored, and what is in memory is outdated.
    Failed(CommandError),
}

impl ActError {
    /// For what the bot does itself, which no rule can refuse.
    pub(crate) fn unexpected(self) -> CommandError {
        match self {
            Self::Refused(refusal) => CommandError::internal(refusal),
            Self::Failed(error) => error,
        }
    }

    /// The refusal in words.
    pub(crate) fn in_words(self, words: impl FnOnce(Refusal) -> Text) -> CommandError {
        self.or_else(|refusal| CommandError::User(words(refusal)))
    }

    /// The refusal as this error.
    pub(crate) fn or_else(self, refused: impl FnOnce(Refusal) -> CommandError) -> CommandError {
        match self {
            Self::Refused(refusal) => refused(refusal),
            Self::Failed(error) => error,
        }
    }
}

impl From<Refusal> for ActError {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<db::Error> for ActError {
    fn from(error: db::Error) -> Self {
        Self::Failed(error.into())
    }
}

/// Somebody who takes over a seat.
pub(crate) struct Newcomer {
    pub(crate) user: String,
    pub(crate) name: String,
}

/// Does what `decide` decides. On `Ok` it is on disk; says whether anything was stored.
pub(crate) async fn act(
    bot: &Bot,
    active: &mut ActiveTable,
    decide: impl FnOnce(&ActiveTable, Now) -> Decision,
) -> Result<bool, ActError> {
    act_of(bot, active, None, decide).await
}

/// The same of an act that may give a seat to this person.
pub(crate) async fn act_of(
    bot: &Bot,
    active: &mut ActiveTable,
    newcomer: Option<Newcomer>,
    decide: impl FnOnce(&ActiveTable, Now) -> Decision,
) -> Result<bool, ActError> {
    let now = bot.now();
    let events = decide(active, now)?;
    if events.is_empty() {
        return Ok(false);
    }
    let entry = active.table.entry(now, None, events);
    let after = active.after(&entry).map_err(damaged)?;
    let stored = to_store(active, newcomer.as_ref(), &entry, &after, now)?;
    bot.store.append(stored).await?;
    active.become_next(&entry, after);
    Ok(true)
}

/// Plays a move in a transaction that is undone.
pub(crate) fn rehearse(
    tx: Tx<'_>,
    active: &mut ActiveTable,
    now: Now,
    decide: impl FnOnce(&ActiveTable, Now) -> Decision,
) -> Result<(), ActError> {
    let entry = active.table.entry(now, None, decide(active, now)?);
    let after = active.after(&entry).map_err(damaged)?;
    let stored = to_store(active, None, &entry, &after, now)?;
    tx.append(active.id.into(), &stored)?;
    active.become_next(&entry, after);
    Ok(())
}

fn damaged(damage: Damage) -> ActError {
    ActError::Failed(CommandError::internal(damage))
}

/// An entry with what the store searches by.
fn to_store(
    active: &ActiveTable,
    newcomer: Option<&Newcomer>,
    entry: &Entry,
    after: &Table,
    now: Now,
) -> Result<Append, ActError> {
    let changes = entry.events.iter().map(|event| {
        Ok(match event {
            Event::Ply(ply) if ply.mv == RESIGN => {
                let left = after.player(ply.seat).and_then(|player| player.left);
                Some(Change::Left(
                    seat_number(ply.seat),
                    left.unwrap_or_default(),
                ))
            }
            Event::Replaced(seat, person, _) => {
                let newcomer =
                    newcomer.ok_or_else(|| CommandError::internal("nobody takes over"))?;
                let holder = active.holders(*seat).last();
                Some(Change::Replaced(Takeover {
                    seat: seat_number(*seat),
                    from: holder.map_or_else(String::new, |holder| holder.user.clone()),
                    user: newcomer.user.clone(),
                    name: newcomer.name.clone(),
                    person: person.0,
                    ply: active.game().ply(),
                }))
            }
            Event::Returned(seat, ..) => {
                let before = active.may_return(*seat);
                let user = before.map_or_else(String::new, |before| before.user.clone());
                Some(Change::Returned(seat_number(*seat), user))
            }
            Event::Host(person) => {
                let known = active.user_of(*person).map(str::to_owned);
                let host = known.or_else(|| newcomer.map(|newcomer| newcomer.user.clone()));
                host.map(Change::Host)
            }
            Event::Resumed(_) => Some(Change::Resumed),
            Event::Closed(why) => Some(Change::Closed(why.word())),
            _ => None,
        })
    });
    let changes: Result<Vec<_>, _> = changes.collect();
    let mut changes: Vec<Change> = changes
        .map_err(ActError::Failed)?
        .into_iter()
        .flatten()
        .collect();
    if after.phase() == Phase::Over {
        changes.push(Change::Over(standings(after)));
    }
    let is_quiet = |event: &Event| matches!(event, Event::Hint(_) | Event::Vote(..));
    let moves = entry
        .events
        .iter()
        .any(|event| matches!(event, Event::Ply(_)));
    Ok(Append {
        table: (&active.at).into(),
        number: active.acts,
        text: entry.text(),
        at: entry.at,
        time: entry.time,
        // What stops the clocks, or hands a seat over, is looked at again at once.
        due: if moves || entry.events.iter().all(is_quiet) {
            active.told.due(after.clocks(), now)
        } else {
            Some(now.uptime)
        },
        moves,
        changes,
    })
}

fn standings(table: &Table) -> Vec<Standing> {
    let standing = |standing: tables::table::Standing| Standing {
        seat: seat_number(standing.seat),
        place: standing.place.map(u32::from),
        points: standing.points.into(),
        moves: table.player(standing.seat).map_or(0, |player| player.moves),
        away: standing.away,
    };
    table.standings().into_iter().map(standing).collect()
}
