//! How everybody's part in a table counts: who stayed, who left, and who is not rated. Ratings, series, profiles and all
//! texts about them take it from here. docs/leaderboards.md says why it is so.

use db::{Participant, Played, PlayedSeat};
use games::seat::Seat;

use crate::texts::{Lang, Share, WhyNot, boards as t, results};
use crate::words;

/// How the part of the person who began on a seat counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    /// To the end, with this place among those who stayed.
    Stayed(u32),
    /// Behind everybody who stayed.
    Left(Leaving),
    /// Without a move of their own: not rated.
    Unmoved,
}

/// How somebody left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Leaving {
    Resigned,
    /// The house played the seat at the end, or all of its moves.
    Away,
    /// Somebody else took the seat over, and moved.
    Replaced,
}

/// Why a table is rated for nobody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unrated {
    /// Somebody alone, or with the house, expects no rating.
    AsExpected,
    Because(WhyNot),
}

/// How the person who began on this seat left, if they did.
fn leaving(seat: &PlayedSeat) -> Option<Leaving> {
    if seat.holders.len() > 1 {
        Some(Leaving::Replaced)
    } else if seat.place.is_none() {
        Some(Leaving::Resigned)
    } else if seat.away {
        Some(Leaving::Away)
    } else {
        None
    }
}

/// Whether the person who began on this seat has it still.
pub(crate) fn stayed(seat: &PlayedSeat) -> bool {
    leaving(seat).is_none()
}

/// The part of the person who began on a seat of this table.
pub(crate) fn part(played: &Played, seat: &PlayedSeat) -> Part {
    let moved = |other: &PlayedSeat| other.moves > 0;
    match leaving(seat) {
        // A look at the others' dice is not free: who leaves after it has lost.
        Some(leaving) if played.seats.iter().any(moved) => return Part::Left(leaving),
        None if moved(seat) => {}
        _ => return Part::Unmoved,
    }
    let ahead = played.seats.iter();
    let ahead = ahead.filter(|other| moved(other) && stayed(other));
    let ahead = ahead.filter(|other| other.place < seat.place).count();
    Part::Stayed(u32::try_from(ahead).map_or(u32::MAX, |ahead| ahead + 1))
}

/// With fewer moves of their own, nobody gains from somebody who left.
const FEWEST_MOVES: u32 = 3;

/// Whether others gain from this seat's player if they are ahead: not from somebody who left before a fair share of the table's moves, a
/// third of the median, or accounts that play hardly at all would be worth points.
pub(crate) fn gives(played: &Played, seat: &PlayedSeat) -> bool {
    let mut moves: Vec<u32> = played.seats.iter().map(|seat| seat.moves).collect();
    moves.sort_unstable();
    let middle = moves[(moves.len() - 1) / 2] + moves[moves.len() / 2];
    let fair = middle.div_ceil(2 * 3).max(FEWEST_MOVES);
    stayed(seat) || seat.moves >= fair
}

/// Why this table is rated for nobody; `None` if it is rated.
pub(crate) fn unrated(played: &Played) -> Option<Unrated> {
    if played.voided {
        return Some(Unrated::Because(WhyNot::Voided));
    }
    if played.seats.len() < 2 {
        return Some(Unrated::AsExpected);
    }
    if !played.rated {
        return Some(Unrated::Because(WhyNot::Chosen));
    }
    if played.seats.iter().any(|seat| seat.level.is_some()) {
        return Some(Unrated::AsExpected);
    }
    if played.hints {
        return Some(Unrated::Because(WhyNot::Hints));
    }
    if !played.seats.iter().any(stayed) {
        return Some(Unrated::Because(WhyNot::Deserted));
    }
    let parts = played.seats.iter().map(|seat| part(played, seat));
    let parts: Vec<Part> = parts.filter(|part| *part != Part::Unmoved).collect();
    // Who left is behind also those who did not have to move.
    let left = parts.iter().any(|part| matches!(part, Part::Left(_)));
    (parts.len() < 2 && !left).then_some(Unrated::Because(WhyNot::Unmoved))
}

/// The part of this user, if they began on a seat.
pub(crate) fn part_of(played: &Played, user: &str) -> Option<Part> {
    let mut seats = played.seats.iter();
    let seat = seats.find(|seat| seat.beginner().user == user)?;
    Some(part(played, seat))
}

/// The seat that a user alone had.
pub(crate) fn seat_alone(played: &Played, user: &str) -> Option<Seat> {
    let mut seats = played.seats.iter();
    let seat = seats.find(|seat| seat.holders.len() == 1 && seat.last().user == user)?;
    Some(Seat::new(usize::from(seat.seat)))
}

/// What a seat of a table has seen, for a sentence about it.
pub(crate) struct SeatHistory<'a> {
    /// Everybody who has had it, in order.
    pub holders: Vec<&'a Participant>,
    /// How much the person who began on it has played: so little that nobody gains from being ahead of them, or nothing, which does not
    /// count.
    pub share: Share,
    pub end: SeatEnd,
}

/// How far a seat's part has come to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SeatEnd {
    /// The table is in play.
    Open,
    Left,
    Stayed,
    /// The house played it at the end.
    Away,
}

impl<'a> SeatHistory<'a> {
    fn of(played: &Played, seat: &'a PlayedSeat) -> Self {
        Self {
            holders: seat.holders.iter().collect(),
            share: match part(played, seat) {
                Part::Unmoved => Share::Nothing,
                _ if gives(played, seat) => Share::Enough,
                _ => Share::Little,
            },
            end: match seat.place {
                None => SeatEnd::Left,
                Some(_) if seat.away => SeatEnd::Away,
                Some(_) => SeatEnd::Stayed,
            },
        }
    }

    /// What is special about how it counts; nothing for somebody who stays.
    pub(crate) fn note(&self, lang: Lang) -> Option<String> {
        let (beginner, last) = (self.holders.first()?, self.holders.last()?);
        let name = words::safe_name(&beginner.name);
        let mut others: Vec<String> = Vec::new();
        for holder in &self.holders {
            let other = words::safe_name(&holder.name);
            if holder.user != beginner.user && !others.contains(&other) {
                others.push(other);
            }
        }
        let back = last.user == beginner.user;
        if !others.is_empty() {
            return Some(match (self.share, back) {
                (Share::Nothing, _) => t::seat_not_rated(lang, &others, name),
                (_, true) => t::played_for_a_while(lang, &others, name),
                (_, false) => t::took_over(lang, &others, name, others.len() == 1),
            });
        }
        match (self.end, self.share) {
            (SeatEnd::Left, _) => Some(t::left_and_last(lang, self.share, name)),
            (SeatEnd::Away, _) | (SeatEnd::Stayed, Share::Nothing) => {
                Some(t::away_and_last(lang, self.share, name))
            }
            (SeatEnd::Stayed | SeatEnd::Open, _) => None,
        }
    }
}

/// How a finished table counts, where that is not plain from its places; nothing for a table where everybody stayed.
pub(crate) fn in_words(played: &Played, lang: Lang) -> Option<String> {
    match unrated(played) {
        Some(Unrated::AsExpected) => return None,
        Some(Unrated::Because(why)) => return Some(t::not_rated(lang, why)),
        None => {}
    }
    let notes = played.seats.iter();
    let mut notes: Vec<String> = notes
        .filter_map(|seat| SeatHistory::of(played, seat).note(lang))
        .collect();
    let first = |seat: &&PlayedSeat| part(played, seat) == Part::Stayed(1);
    let counted: Vec<&PlayedSeat> = played.seats.iter().filter(first).collect();
    if counted.iter().any(|seat| seat.place != Some(1)) {
        let names = counted
            .iter()
            .map(|seat| words::safe_name(&seat.beginner().name));
        let names: Vec<String> = names.collect();
        notes.push(t::counts_as_first(lang, names.len() == 1, &names));
    }
    (!notes.is_empty()).then(|| notes.join(lang.semicolon()))
}

/// `2nd of 4`, or how this user's part counts otherwise.
pub(crate) fn placed(played: &Played, user: &str, lang: Lang) -> String {
    let is_rated = unrated(played).is_none();
    let mut seats = played.seats.iter();
    let Some(seat) = seats.find(|seat| seat.beginner().user == user) else {
        let mut seats = played.seats.iter();
        let taken = seats.find(|seat| sat_on(seat, user));
        let from = taken.map_or("", |seat| seat.beginner().name.as_str());
        return results::took_over_from(lang, words::safe_name(from));
    };
    match part(played, seat) {
        Part::Stayed(place) => {
            // Without a rating the place is the game's own.
            let place = if is_rated { Some(place) } else { seat.place };
            let place = place
                .and_then(|place| u8::try_from(place).ok())
                .unwrap_or(1);
            let nth = words::nth(lang, place.into());
            results::placed(lang, nth, played.seats.len())
        }
        Part::Left(Leaving::Resigned) => results::left_early(lang, is_rated),
        Part::Left(Leaving::Away) => results::away_at_the_end(lang, is_rated),
        Part::Left(Leaving::Replaced) if seat.last().user == user => {
            results::handed_over(lang, is_rated)
        }
        Part::Left(Leaving::Replaced) => {
            results::taken_over(lang, words::safe_name(&seat.last().name), is_rated)
        }
        Part::Unmoved => results::MADE_NO_MOVE.say(lang).to_owned(),
    }
}

fn sat_on(seat: &PlayedSeat, user: &str) -> bool {
    seat.holders.iter().any(|holder| holder.user == user)
}

#[cfg(test)]
pub(crate) mod tests {
    use db::{TableId, WallTime};

    use super::*;

    /// A rated table of the people with these ids and places, to test with; without a place somebody left.
    pub(crate) fn played(people: &[(&str, Option<u32>)]) -> Played {
        let seats = (0..).zip(people).map(|(seat, (user, place))| PlayedSeat {
            seat,
            holders: vec![Participant {
                user: (*user).to_owned(),
                name: user.to_uppercase(),
            }],
            place: *place,
            points: 0,
            level: None,
            away: false,
            moves: 20,
        });
        Played {
            table: TableId(1),
            game: "chess".to_owned(),
            edition: 1,
            ended: WallTime(0),
            voided: false,
            rated: true,
            hints: false,
            seats: seats.collect(),
        }
    }
}
