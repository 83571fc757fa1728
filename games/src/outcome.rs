//! Who is to act, or how it ended.

use std::fmt;

use crate::seat::{Seat, Seats};

/// Where a table stands: one answer, so that "to act" and "over" cannot disagree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Status {
    /// These seats have a move, each on their own where there are several; never empty.
    ToAct(Seats),
    Over(Outcome),
}

/// How a table ended, in seat order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    pub results: Vec<Placing>,
}

/// How it ended for one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placing {
    pub seat: Seat,
    /// 1 is a win, shared by all who have it; after a shared first place comes third. `None`: left before the end
    /// and out of the ranking (ruling X2).
    pub place: Option<u8>,
    /// In the game's own unit; for a seat that left, frozen when it left.
    pub points: i32,
}

impl Outcome {
    /// Ranks those still `active` by `points`, most first; ties share a place (ruling X4). The rest left (ruling X2).
    #[must_use]
    pub fn by_points(points: &[i32], active: Seats) -> Self {
        Self::by_rank(points, active, |seat| points[seat.index()])
    }

    /// As [`Outcome::by_points`], but ranked by a `rank` of the game's own, greatest first.
    ///
    /// # Panics
    /// With more seats than a table has.
    #[must_use]
    pub fn by_rank<R: Ord>(points: &[i32], active: Seats, rank: impl Fn(Seat) -> R) -> Self {
        let results = Seats::first(points.len())
            .into_iter()
            .map(|seat| {
                let better = active
                    .into_iter()
                    .filter(|other| rank(*other) > rank(seat))
                    .count();
                Placing {
                    seat,
                    place: active
                        .has(seat)
                        .then(|| u8::try_from(better + 1).expect("at most eight seats")),
                    points: points[seat.index()],
                }
            })
            .collect();
        Self { results }
    }

    /// The seats with first place.
    #[must_use]
    pub fn winners(&self) -> Seats {
        self.results
            .iter()
            .filter(|placing| placing.place == Some(1))
            .map(|placing| placing.seat)
            .collect()
    }
}

/// `A 1st 20, B 2nd 0, C left 5`
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, placing) in self.results.iter().enumerate() {
            if index > 0 {
                f.write_str(", ")?;
            }
            match placing.place {
                Some(place) => write!(f, "{} {} {}", placing.seat, ordinal(place), placing.points)?,
                None => write!(f, "{} left {}", placing.seat, placing.points)?,
            }
        }
        Ok(())
    }
}

/// `1st`, `2nd`, `3rd`, `4th` ... for places up to 8 and rounds up to 20.
#[must_use]
pub fn ordinal(number: u8) -> String {
    let ending = match number {
        1 => "st",
        2 => "nd",
        3 => "rd",
        _ => "th",
    };
    format!("{number}{ending}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_share_a_place_and_the_next_place_is_skipped() {
        let all = Seats::first(4);
        assert_eq!(
            Outcome::by_points(&[5, 9, 9, 1], all).to_string(),
            "A 3rd 5, B 1st 9, C 1st 9, D 4th 1"
        );
    }

    #[test]
    fn who_left_is_out_of_the_ranking_whatever_they_had() {
        let stayed = Seats::first(3).without(Seat::new(0));
        let outcome = Outcome::by_points(&[50, 9, 7], stayed);
        assert_eq!(outcome.to_string(), "A left 50, B 1st 9, C 2nd 7");
        assert_eq!(outcome.winners(), Seats::only(Seat::new(1)));
    }
}
