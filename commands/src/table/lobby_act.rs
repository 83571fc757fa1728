//! Does an act at a table that has not begun: decides on what is stored, and stores what comes of it. Whoever gets in the way of somebody
//! else is told so by the store, and decides again.

use db::{Expected, Invitation, NewSeat, Start, StoredTable, TableId, Tx, WallTime};
use tables::acts::Decision;
use tables::event::{By, Event, PersonNo};
use tables::time::Now;

use crate::bot::Bot;
use crate::error::CommandError;
use crate::state::lobby::Lobby;
use crate::table::act::ActError;
use crate::table::refused;
use crate::texts::Act;

/// What an act stores beside its events.
#[derive(Clone, Default)]
pub(crate) enum Beside {
    #[default]
    Nothing,
    /// Who sits down.
    Seat(NewSeat),
    Word(String),
    Invitation(Invitation),
}

/// Does what `decide` decides. On `Ok` it is on disk; gives the table as it is then, or `None` if there was nothing to store.
pub(crate) async fn lobby_act(
    bot: &Bot,
    lobby: &Lobby,
    beside: Beside,
    decide: impl FnOnce(&Lobby, Now) -> Decision,
) -> Result<Option<StoredTable>, ActError> {
    let now = bot.now();
    let events = decide(lobby, now)?;
    if events.is_empty() {
        return Ok(None);
    }
    let changes = events
        .iter()
        .map(|event| change(lobby, event, &beside, now));
    let changes: Vec<Change> = changes
        .collect::<Result<_, _>>()
        .map_err(ActError::Failed)?;
    // The store hands over what belonged to whoever left, and closes a lobby that is empty.
    let whole = match &changes[..] {
        [left @ Change::Leave(_), ..] => vec![left.clone()],
        _ => changes,
    };
    let (table, most) = (lobby.stored.head.id, lobby.table.kind().info().seats.end());
    let most = u32::try_from(*most).unwrap_or(u32::MAX);
    let stored = bot.write_at(lobby.stored.head.at(), move |tx, at| {
        for change in &whole {
            change.write(tx, at, table, most, now.wall)?;
        }
        tx.stored(table)
    });
    match stored.await {
        Ok(stored) => Ok(Some(stored)),
        // Somebody else was there between the decision and its writing.
        Err(db::Error::Full | db::Error::Taken | db::Error::NotSeated) => {
            Err(ActError::Failed(CommandError::Raced))
        }
        Err(error) => Err(error.into()),
    }
}

/// What came of an act, or its refusal in words.
pub(crate) fn in_words<T>(
    done: Result<T, ActError>,
    lobby: &Lobby,
    now: Now,
    act: Act,
) -> Result<T, CommandError> {
    done.map_err(|error| error.in_words(|refusal| refused::in_lobby(lobby, refusal, now, act)))
}

/// Stores events in a transaction that is undone.
pub(crate) fn rehearse_in_lobby(
    tx: Tx<'_>,
    lobby: &Lobby,
    events: &[Event],
    now: Now,
) -> Result<(), CommandError> {
    let table = lobby.stored.head.id;
    for event in events {
        let change = change(lobby, event, &Beside::Nothing, now)?;
        change.write(tx, table.into(), table, 0, now.wall)?;
    }
    Ok(())
}

/// An event as the rows that follow from it.
#[derive(Clone)]
enum Change {
    Join(NewSeat),
    Leave(String),
    Word(String, String),
    Invite(Invitation),
    Decline(String),
    Uninvite(String),
    Host(String),
    HostIsHere(String),
    Start(Start),
    Close(&'static str),
}

impl Change {
    /// A table is closed only in the state `expected`, since it may have begun meanwhile; the store checks the rest by itself.
    fn write(
        &self,
        tx: Tx<'_>,
        expected: Expected,
        table: TableId,
        most: u32,
        at: WallTime,
    ) -> Result<(), db::Error> {
        match self {
            Self::Join(seat) => tx.join(table, seat, most, at),
            Self::Leave(user) => tx.leave(table, user, at).map(|_| ()),
            Self::Word(user, word) => tx.set_word(table, user, word, at),
            Self::Invite(invitation) => tx.invite(table, invitation, most, at),
            Self::Decline(user) => tx.decline(table, user, at),
            Self::Uninvite(user) => tx.uninvite(table, user, at),
            Self::Host(user) => {
                tx.set_host(table, user)?;
                tx.host_acts(table, user, at)
            }
            Self::HostIsHere(user) => tx.host_acts(table, user, at),
            Self::Start(start) => tx.start(start),
            Self::Close(why) => tx.close_table(expected, why, at),
        }
    }
}

fn change(lobby: &Lobby, event: &Event, beside: &Beside, now: Now) -> Result<Change, CommandError> {
    let missing = || CommandError::internal(format!("something is missing beside {event:?}"));
    let user = |person| lobby.user(person).map(str::to_owned).ok_or_else(missing);
    Ok(match (event, beside) {
        (Event::Sat(_), Beside::Seat(seat)) => Change::Join(seat.clone()),
        (Event::House(_, level, name), _) => Change::Join(NewSeat {
            user: house_user(
                &lobby
                    .stored
                    .seats
                    .iter()
                    .map(|seat| &*seat.user)
                    .collect::<Vec<_>>(),
            ),
            name: name.clone(),
            word: String::new(),
            level: Some(level.to_string()),
        }),
        (Event::Left(person, _), _) => Change::Leave(user(*person)?),
        (Event::Word(person), Beside::Word(word)) => Change::Word(user(*person)?, word.clone()),
        (Event::Invited(..), Beside::Invitation(new)) => Change::Invite(new.clone()),
        (Event::Declined(person, By::Themselves), _) => Change::Decline(user(*person)?),
        (Event::Declined(person, _), _) => Change::Uninvite(user(*person)?),
        (Event::Host(person), _) => Change::Host(user(*person)?),
        (Event::Here, _) => Change::HostIsHere(lobby.stored.head.host.clone()),
        (Event::Began(seating, faces), _) => {
            // From now on the numbers are those of the players, in the order in which they joined.
            let mut seats = lobby.stored.seats.clone();
            for (number, seat) in (0..).zip(&mut seats) {
                seat.person = Some(number);
            }
            let mut order = Vec::new();
            for (seat, person) in (0..).zip(seating) {
                let user = lobby.user(*person);
                let mut sitters = seats.iter_mut();
                let sitter = sitters.find(|sitter| Some(&*sitter.user) == user);
                let sitter = sitter.ok_or_else(missing)?;
                sitter.seat = Some(seat);
                order.extend(sitter.person.map(PersonNo));
            }
            Change::Start(Start {
                table: lobby.stored.head.id,
                seats,
                text: Event::Began(order, faces.clone()).to_string(),
                at: now.wall,
                time: lobby.table.time(now),
                due: Some(now.uptime),
            })
        }
        (Event::Closed(why), _) => Change::Close(why.word()),
        _ => return Err(missing()),
    })
}

/// What stands for another house player beside these users. No Discord id looks like this.
pub(crate) fn house_user(taken: &[&str]) -> String {
    let mut users = (1..).map(|number| format!("house-{number}"));
    let is_free = |user: &String| !taken.contains(&&**user);
    users.find(is_free).unwrap_or_default()
}
