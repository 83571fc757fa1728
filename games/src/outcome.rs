//! Who is to act, or how the game ended.

use std::fmt;

use crate::grammar::ordinal;
use crate::seat::{Seat, Seats};

/// Whether a table goes on: one answer, so that "to act" and "over" cannot disagree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Status {
    /// These seats have to move; if there are several, each of them on its own. Never empty.
    ToAct(Seats),
    /// The table has ended.
    Over(Outcome),
}

impl Status {
    /// The seats that have to move; none once the table has ended.
    pub fn acting(&self) -> Seats {
        match self {
            Self::ToAct(seats) => *seats,
            Self::Over(_) => Seats::NONE,
        }
    }

    /// How the table ended, if it has.
    pub fn outcome(self) -> Option<Outcome> {
        match self {
            Self::ToAct(_) => None,
            Self::Over(outcome) => Some(outcome),
        }
    }
}

/// How a table ended, in seat order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// One entry for each seat.
    pub results: Vec<Placing>,
}

/// How the table ended for one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placing {
    /// Which seat.
    pub seat: Seat,
    /// 1 is a win, shared by every seat that has it (ruling X4); two shared first places are followed by a third. `None`: the seat left
    /// before the end and is not ranked (ruling X2).
    pub place: Option<u8>,
    /// In the game's own unit. A seat that left keeps the points it had then.
    pub points: i32,
}

impl Outcome {
    /// Ranks the `active` seats by `points`, most first; ties share a place (ruling X4). The others have left (ruling X2).
    pub fn by_points(points: &[i32], active: Seats) -> Self {
        Self::by_rank(points, active, |seat| points[seat.index()])
    }

    /// [`Outcome::by_points`] with a rank of the game's own, greatest first.
    ///
    /// # Panics
    /// If there are more seats than a table has.
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

    /// The place of a seat; `None` if it left before the end.
    pub fn place_of(&self, seat: Seat) -> Option<u8> {
        let mut results = self.results.iter();
        results.find(|placing| placing.seat == seat)?.place
    }

    /// The points of the first place; 0 if nobody has it.
    pub fn best_points(&self) -> i32 {
        let mut results = self.results.iter();
        let best = results.find(|placing| placing.place == Some(1));
        best.map_or(0, |placing| placing.points)
    }

    /// The seats in first place.
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
    fn a_seat_that_left_is_not_ranked_however_many_points_it_had() {
        let stayed = Seats::first(3).without(Seat::new(0));
        let outcome = Outcome::by_points(&[50, 9, 7], stayed);
        assert_eq!(outcome.to_string(), "A left 50, B 1st 9, C 2nd 7");
        assert_eq!(outcome.winners(), Seats::only(Seat::new(1)));
    }
}
