//! How often the players of a finished table have beaten each other at its game in this channel and its threads, from the
//! stored results.

use std::collections::BTreeSet;

use db::{Finished, Played, Sight, StoredTable, Tx};
use games::names::Names;
use games::seat::Seat;

use crate::state::parts::{self, Part};
use crate::texts::boards as t;
use crate::words;

/// How far back it looks.
const MOST: u32 = 200;

/// The latest tables at which all of these people may have met; none for one person alone.
pub(crate) fn latest(tx: Tx<'_>, stored: &StoredTable) -> Result<Vec<Played>, db::Error> {
    let [first, _, ..] = &stored.seats[..] else {
        return Ok(Vec::new());
    };
    let head = &stored.head;
    let is_open = tx.server(&head.guild)?.open_history;
    // The board is for everybody in its channel, so it tells of no other channel unless the server's admins let everybody look up all
    // tables.
    let sight = Sight {
        channel: head.channel.clone(),
        parent: None,
        user: None,
    };
    let which = Finished {
        guild: Some(head.guild.clone()),
        game: Some(head.game.clone()),
        user: Some(first.user.clone()),
        sight: (!is_open).then_some(sight),
        ..Finished::default()
    };
    tx.latest_finished(&which, 0, MOST)
}

/// One line from these tables, up to this one; empty if these people never played before.
pub(crate) fn text(stored: &StoredTable, latest: &[Played], names: &Names) -> String {
    let mut seats: Vec<&db::Seat> = stored.seats.iter().collect();
    seats.sort_by_key(|seat| seat.seat);
    let users: Vec<&str> = seats.iter().map(|seat| seat.user.as_str()).collect();
    let together: BTreeSet<&str> = users.iter().copied().collect();
    // A board that is drawn again later says what it said when the table ended.
    let until = (stored.head.ended, stored.head.id);
    let met = latest.iter().filter(|played| {
        let holders = played.seats.iter().flat_map(|seat| &seat.holders);
        let people: BTreeSet<&str> = holders.map(|holder| holder.user.as_str()).collect();
        !played.voided && people == together && (Some(played.ended), played.table) <= until
    });
    line(&met.collect::<Vec<_>>(), &users, names)
}

/// The line for these tables, newest first.
fn line(met: &[&Played], users: &[&str], names: &Names) -> String {
    if met.len() < 2 {
        return String::new();
    }
    let won = |played: &Played, user: &str| parts::part_of(played, user) == Some(Part::Stayed(1));
    let mut wins: Vec<(Seat, usize)> = (0..users.len())
        .map(|at| {
            let count = met.iter().filter(|played| won(played, users[at])).count();
            (Seat::new(at), count)
        })
        .collect();
    wins.sort_by_key(|(seat, count)| (std::cmp::Reverse(*count), seat.index()));
    let (name, lang) = (|seat: Seat| names.of(seat), names.lang());
    let mut text = match wins[..] {
        [(one, most), (other, fewer)] if most == fewer => {
            t::series_level(lang, name(one), name(other), most, fewer)
        }
        [(one, most), (other, fewer)] => t::series_leads(lang, name(one), name(other), most, fewer),
        _ => {
            let each = wins
                .iter()
                .map(|(seat, count)| format!("{} {count}", name(*seat)));
            let each: Vec<String> = each.collect();
            t::series_wins(lang, each.join(lang.comma()))
        }
    };
    for (at, user) in users.iter().enumerate() {
        let streak = met.iter().take_while(|played| won(played, user)).count();
        if let Ok(count @ 2..=20) = u8::try_from(streak) {
            let nth = words::nth(lang, count.into());
            text = lang.sentences([text, t::streak(lang, name(Seat::new(at)), nth)]);
        } else if streak > 20 {
            text = lang.sentences([text, t::long_streak(lang, name(Seat::new(at)), streak)]);
        }
    }
    t::series(lang, text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(places: &[(&str, u32)]) -> Played {
        let places: Vec<_> = places
            .iter()
            .map(|(user, place)| (*user, Some(*place)))
            .collect();
        parts::tests::played(&places)
    }

    #[test]
    fn two_players_have_a_score_and_more_a_list() {
        let names = Names::new(vec!["Ann".to_owned(), "Ben".to_owned()]);
        let ann = played(&[("a", 1), ("b", 2)]);
        let ben = played(&[("a", 2), ("b", 1)]);
        let said = |met: &[&Played]| line(met, &["a", "b"], &names);
        assert_eq!(said(&[&ann]), "", "they meet for the first time");
        assert_eq!(
            said(&[&ann, &ann, &ben, &ann]),
            "**Series** · Ann leads Ben 3 to 1. That is Ann's 2nd win in a row."
        );
        assert_eq!(
            said(&[&ben, &ann]),
            "**Series** · Ann and Ben are level, 1 to 1."
        );
        let names = Names::new(["Ann", "Ben", "Cleo"].map(str::to_owned).to_vec());
        let cleo = played(&[("a", 2), ("b", 2), ("c", 1)]);
        assert_eq!(
            line(&[&cleo, &cleo, &cleo], &["a", "b", "c"], &names),
            "**Series** · Wins of these players: Cleo 3, Ann 0, Ben 0. That is Cleo's 3rd win in a row."
        );
    }
}
