//! House players in a lobby: the host adds and removes them.

use db::{NewSeat, StoredTable};
use games::level::Level;
use serenity::all::UserId;

use crate::bot::Bot;
use crate::error::CommandError;
use crate::ids;
use crate::table::kept_seats;
use crate::table::load::game_of;
use crate::words;

/// The seat of a new house player of this level, at a table with these seats.
pub(crate) fn new_seat<'a>(level: Level, seats: impl IntoIterator<Item = &'a NewSeat>) -> NewSeat {
    let seats = seats.into_iter();
    let taken: Vec<(&str, &str)> = seats.map(|s| (&*s.user, &*s.name)).collect();
    seat_beside(level, &taken)
}

/// The same beside these users with these names.
fn seat_beside(level: Level, taken: &[(&str, &str)]) -> NewSeat {
    let is_free = |user: &String| taken.iter().all(|(other, _)| user != other);
    // No Discord id looks like this.
    let users = (1..).map(|number| format!("house-{number}"));
    // There are more names than seats.
    let mut names = (0..)
        .map(|nth| level.player_name(nth))
        .take(taken.len() + 1);
    let fresh = |name: &&str| taken.iter().all(|(_, other)| name != other);
    NewSeat {
        user: users.into_iter().find(is_free).unwrap_or_default(),
        name: names.find(fresh).unwrap_or("House").to_owned(),
        word: String::new(),
        level: Some(level.to_string()),
    }
}

/// What the menu offers besides the levels: to remove the house player that came last.
pub(crate) const REMOVE: &str = "remove";

/// Something was chosen in the menu of house players.
pub(crate) async fn choose(
    bot: &Bot,
    before: &StoredTable,
    user: UserId,
    chosen: &str,
) -> Result<(), CommandError> {
    check_host(before, user)?;
    if chosen == REMOVE {
        return remove(bot, before).await;
    }
    let level = chosen
        .parse()
        .map_err(|_| CommandError::user("Choose one of the entries."))?;
    add(bot, before, level).await
}

/// Adds a house player.
async fn add(bot: &Bot, before: &StoredTable, level: Level) -> Result<(), CommandError> {
    let most = *game_of(before)?.info().seats.end();
    let most = u32::try_from(most).map_err(CommandError::internal)?;
    let seats = before.seats.iter();
    let taken: Vec<(&str, &str)> = seats.map(|s| (&*s.user, &*s.name)).collect();
    let seat = seat_beside(level, &taken);
    let (table, now) = (before.head.id, bot.clock.now());
    let added = bot.write(move |tx| tx.join(table, &seat, most, now)).await;
    added.map_err(|error| kept_seats::no_seat(error, before, now))?;
    Ok(())
}

/// Removes the house player that was added last.
async fn remove(bot: &Bot, before: &StoredTable) -> Result<(), CommandError> {
    let mut house = before.seats.iter().filter(|seat| seat.level.is_some());
    let Some(last) = house.next_back() else {
        return Err(CommandError::user("There is no house player to remove."));
    };
    let (table, user, now) = (before.head.id, last.user.clone(), bot.clock.now());
    bot.write(move |tx| tx.leave(table, &user, now)).await?;
    Ok(())
}

fn check_host(before: &StoredTable, user: UserId) -> Result<(), CommandError> {
    if ids::user(&before.head.host) == Some(user) {
        return Ok(());
    }
    let mut seats = before.seats.iter();
    let host = seats.find(|seat| seat.user == before.head.host);
    let name = host.map_or("the host".to_owned(), |seat| words::safe_name(&seat.name));
    Err(CommandError::user(format!(
        "Only the host, {name}, can add and remove house players."
    )))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_house_player_of_a_table_has_an_id_and_a_name_of_its_own() {
        let mut seats: Vec<NewSeat> = Vec::new();
        for level in Level::ALL.into_iter().cycle().take(7) {
            let new = new_seat(level, &seats);
            assert!(ids::user(&new.user).is_none(), "{}", new.user);
            seats.push(new);
        }
        let users: Vec<&str> = seats.iter().map(|seat| seat.user.as_str()).collect();
        let names: Vec<&str> = seats.iter().map(|seat| seat.name.as_str()).collect();
        for mut all in [users, names] {
            all.sort_unstable();
            all.dedup();
            assert_eq!(all.len(), 7, "{all:?}");
        }
        // One that was removed from the middle leaves a gap, which is filled.
        seats.remove(2);
        assert_eq!(new_seat(Level::Casual, &seats).user, "house-3");
    }
}
