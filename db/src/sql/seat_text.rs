//! The seats of a finished table in one text, as a statement makes it: JSON.

use crate::error::{Error, Result};
use crate::types::{Participant, PlayedSeat};

/// SQL for one seat of `seats AS s`.
pub(super) const COLUMNS: &str =
    "json_array(s.seat, s.place, s.points, s.away, s.moves, s.level, s.user, s.name,
     CASE WHEN EXISTS (SELECT 1 FROM previous_players AS p WHERE p.table_id = s.table_id AND p.seat = s.seat) THEN 1 ELSE 0 END)";

/// The same when it is read.
type Columns = (
    u8,
    Option<u32>,
    i64,
    u8,
    u32,
    Option<String>,
    String,
    String,
    u8,
);

/// Each seat with the last person on it, and whether somebody had it before.
pub(super) fn parse(text: &str) -> Result<Vec<(PlayedSeat, bool)>> {
    let seats: Vec<Columns> = serde_json::from_str(text)
        .map_err(|_| Error::Damaged("a seat cannot be read".to_owned()))?;
    let seats = seats.into_iter().map(|columns| {
        let (seat, place, points, away, moves, level, user, name, was_replaced) = columns;
        let seat = PlayedSeat {
            seat,
            holders: vec![Participant { user, name }],
            place,
            points,
            level,
            away: away == 1,
            moves,
        };
        (seat, was_replaced == 1)
    });
    Ok(seats.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_that_is_no_list_of_seats_is_damage() {
        for text in [
            "",
            "[[0, 1, 2, 0, 1, null",
            r#"[[0, 1, 2, 0, 1, null, "a", "a"]]"#,
            r#"[[null, 1, 2, 0, 1, null, "a", "a", 0]]"#,
        ] {
            assert!(matches!(parse(text), Err(Error::Damaged(_))), "{text}");
        }
    }
}
