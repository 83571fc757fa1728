//! Does an act at a table in play: decides on the table in memory, stores what comes of it, and only then changes memory. So nothing is
//! ever shown that is not stored, and after an error memory is as before.

use db::{Append, Standing, Takeover, Tx};
use games::outcome::Status;
use games::ply::{Ply, RESIGN};
use games::seat::Hand;
use tables::acts::Decision;
use tables::event::{Damage, Entry, Event, Pause, Time, Vote};
use tables::refusal::Refusal;
use tables::table::Table;
use tables::time::Now;

use crate::bot::Bot;
use crate::error::{CommandError, InternalError};
use crate::state::active::ActiveTable;
use crate::table::load::seat_number;

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
    pub(crate) fn in_words(self, words: impl FnOnce(Refusal) -> String) -> CommandError {
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
    let any = !events.is_empty();
    let is_ply = |event: &Event| matches!(event, Event::Ply(_));
    // Where several seats leave at once, each of them is a row of its own.
    let entries = events.chunk_by(|_, next| !is_ply(next));
    for events in entries {
        let entry = active.table.entry(now, None, events.to_vec());
        let after = active.after(&entry).map_err(damaged)?;
        store(bot, active, newcomer.as_ref(), &entry, &after, now).await?;
        active.become_next(&entry, after);
    }
    Ok(any)
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
    if let [Event::Ply(ply), ..] = &entry.events[..] {
        let row = row(active, ply, &entry, &after, now);
        tx.append(active.id.into(), &row)?;
    }
    active.become_next(&entry, after);
    Ok(())
}

fn damaged(damage: Damage) -> ActError {
    ActError::Failed(CommandError::internal(damage))
}

/// Stores an entry as the rows that follow from it.
async fn store(
    bot: &Bot,
    active: &ActiveTable,
    newcomer: Option<&Newcomer>,
    entry: &Entry,
    after: &Table,
    now: Now,
) -> Result<(), ActError> {
    let (at, time, due) = (&active.at, entry.time, now.uptime);
    // A vote that decides is stored as what it decides.
    let decisive = |event: &&Event| !matches!(event, Event::Vote(..) | Event::Host(_));
    let event = entry.events.iter().find(decisive);
    match event.unwrap_or(&entry.events[0]) {
        Event::Ply(ply) => {
            bot.store
                .append(row(active, ply, entry, after, now))
                .await?;
        }
        Event::Back(seat) => {
            let (seat, time) = (seat_number(*seat), time.max(active.clocks().latest()));
            bot.write_at(at, move |tx, at| tx.take_back(at, seat, time, due))
                .await?;
        }
        Event::Hint(seat) => {
            let (seat, ply) = (seat_number(*seat), active.game().ply());
            bot.write_at(at, move |tx, at| tx.give_hint(at, seat, ply))
                .await?;
        }
        Event::Vote(seat, vote) => {
            let (seat, vote) = (seat_number(*seat), *vote);
            bot.write_at(at, move |tx, at| tx.agree(at, seat, vote))
                .await?;
        }
        Event::Paused(Pause::Agreed) => {
            bot.write_at(at, move |tx, at| tx.pause(at, time, due))
                .await?;
        }
        Event::Paused(Pause::Unreachable) => {
            bot.write_at(at, move |tx, at| tx.suspend_unreachable(at, time, due))
                .await?;
        }
        Event::Resumed(lag) => {
            let lag = *lag;
            bot.write_at(at, move |tx, at| tx.resume(at, lag, due))
                .await?;
        }
        Event::Replaced(seat, _, fresh) => {
            let missing = || ActError::Failed(CommandError::internal("nobody takes over"));
            let newcomer = newcomer.ok_or_else(missing)?;
            let holder = active.holders(*seat).last();
            let takeover = Takeover {
                seat: seat_number(*seat),
                from: holder.map_or_else(String::new, |holder| holder.user.clone()),
                user: newcomer.user.clone(),
                name: newcomer.name.clone(),
                ply: active.game().ply(),
                time: (*fresh == Time::Fresh).then(|| time.max(active.clocks().latest())),
                due,
            };
            bot.write_at(at, move |tx, at| tx.replace(at, &takeover))
                .await?;
        }
        Event::Returned(seat, _, fresh) => {
            let fresh = (*fresh == Time::Fresh).then(|| time.max(active.clocks().latest()));
            let before = active.may_return(*seat);
            let user = before.map_or_else(String::new, |before| before.user.clone());
            let seat = seat_number(*seat);
            let again = move |tx: Tx<'_>, at| tx.take_seat_again(at, seat, &user, fresh, due);
            bot.write_at(at, again).await?;
        }
        Event::Closed(why) => {
            let (why, wall) = (why.word(), now.wall);
            bot.write_at(at, move |tx, at| tx.close_table(at, why, wall))
                .await?;
        }
        event => {
            let error = InternalError::new(format!("no table in play has this: {event:?}"));
            return Err(ActError::Failed(error.into()));
        }
    }
    Ok(())
}

/// The row of a ply.
fn row(active: &ActiveTable, ply: &Ply, entry: &Entry, after: &Table, now: Now) -> Append {
    let over = match after.game().map(games::table::AnyTable::status) {
        Some(Status::Over(_)) => Some(after.standings()),
        _ => None,
    };
    let agrees = |vote| active.clocks().agrees(ply.seat, vote);
    let left = ply.mv == RESIGN;
    Append {
        table: (&active.at).into(),
        ply: active.game().ply() + 1,
        seat: seat_number(ply.seat),
        mv: ply.mv.clone(),
        faces: ply.faces.clone(),
        hand: ply.hand,
        at: entry.at,
        time: entry.time,
        due: active.told.due(after.clocks(), now),
        left,
        withdraws_vote: ply.hand == Hand::Player && (agrees(Vote::Pause) || agrees(Vote::End)),
        over: over.map(|standings| {
            let standing = |standing: tables::table::Standing| Standing {
                seat: seat_number(standing.seat),
                place: standing.place.map(u32::from),
                points: standing.points.into(),
                away: standing.away,
            };
            standings.into_iter().map(standing).collect()
        }),
    }
}

/// Ends a table without a result, whatever its phase.
pub(crate) async fn close(
    bot: &Bot,
    at: impl Into<db::TableAt>,
    why: tables::event::Ending,
) -> Result<(), CommandError> {
    let (why, now) = (why.word(), bot.clock.now());
    Ok(bot
        .write_at(at, move |tx, at| tx.close_table(at, why, now))
        .await?)
}
