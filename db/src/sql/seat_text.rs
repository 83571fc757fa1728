//! The seats of a finished table in one text, as a statement makes it: of each seat numbers, with a space after each, and then texts,
//! with their length and a colon before each.

use crate::error::{Error, Result};
use crate::types::{Participant, PlayedSeat};

/// SQL for one seat of `seats AS s`. A seat, place or number of points that is missing is `-`, and a missing level is an empty text.
pub(super) const COLUMNS: &str =
    "coalesce('' || s.seat, '-') || ' ' || coalesce('' || s.place, '-') || ' ' || coalesce('' || s.points, '-') || ' ' || s.away || ' ' || s.moves || ' '
     || CASE WHEN EXISTS (SELECT 1 FROM previous_players AS p WHERE p.table_id = s.table_id AND p.seat = s.seat) THEN '1 ' ELSE '0 ' END
     || length(coalesce(s.level, '')) || ':' || coalesce(s.level, '') || length(s.user) || ':' || s.user || length(s.name) || ':' || s.name";

/// Each seat with the last person on it, and whether somebody had it before.
pub(super) fn parse(text: &str) -> Result<Vec<(PlayedSeat, bool)>> {
    let mut rest = Rest(text);
    let mut seats = Vec::new();
    while !rest.0.is_empty() {
        let seat = rest.seat();
        seats.push(seat.ok_or_else(|| Error::Damaged("a seat cannot be read".to_owned()))?);
    }
    Ok(seats)
}

struct Rest<'a>(&'a str);

impl<'a> Rest<'a> {
    fn seat(&mut self) -> Option<(PlayedSeat, bool)> {
        let seat = self.before(' ')?.parse().ok()?;
        let place = match self.before(' ')? {
            "-" => None,
            place => Some(place.parse().ok()?),
        };
        let points = self.before(' ')?.parse().ok()?;
        let away = self.yes_or_no()?;
        let moves = self.before(' ')?.parse().ok()?;
        let was_replaced = self.yes_or_no()?;
        let level = Some(self.text()?.to_owned()).filter(|level| !level.is_empty());
        let (user, name) = (self.text()?.to_owned(), self.text()?.to_owned());
        let seat = PlayedSeat {
            seat,
            holders: vec![Participant { user, name }],
            place,
            points,
            level,
            away,
            moves,
        };
        Some((seat, was_replaced))
    }

    fn before(&mut self, end: char) -> Option<&'a str> {
        let (found, rest) = self.0.split_once(end)?;
        self.0 = rest;
        Some(found)
    }

    fn yes_or_no(&mut self) -> Option<bool> {
        match self.before(' ')? {
            "0" => Some(false),
            "1" => Some(true),
            _ => None,
        }
    }

    fn text(&mut self) -> Option<&'a str> {
        let length = self.before(':')?.parse().ok()?;
        // Databases count characters, not bytes.
        let mut ends = self
            .0
            .char_indices()
            .map(|(at, _)| at)
            .chain([self.0.len()]);
        let (found, rest) = self.0.split_at(ends.nth(length)?);
        self.0 = rest;
        Some(found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_may_contain_whatever_separates_them() {
        let text = "0 1 -40 0 12 0 0:3:ann4:3:ön1 - 7 1 0 1 6:strong1: 0:";
        let seats = parse(text).unwrap();
        let holder = |user: &str, name: &str| Participant {
            user: user.to_owned(),
            name: name.to_owned(),
        };
        let ann = PlayedSeat {
            seat: 0,
            holders: vec![holder("ann", "3:ön")],
            place: Some(1),
            points: -40,
            level: None,
            away: false,
            moves: 12,
        };
        let house = PlayedSeat {
            seat: 1,
            holders: vec![holder(" ", "")],
            place: None,
            points: 7,
            level: Some("strong".to_owned()),
            away: true,
            moves: 0,
        };
        assert_eq!(seats, [(ann, false), (house, true)]);
    }

    #[test]
    fn a_text_that_ends_too_early_is_damage() {
        for text in [
            "0",
            "0 1 2 0 1 0 0:3:an",
            "0 1 2 2 1 0 0:1:a1:a",
            "- 1 2 0 1 0 0:1:a1:a",
        ] {
            assert!(matches!(parse(text), Err(Error::Damaged(_))), "{text}");
        }
    }
}
