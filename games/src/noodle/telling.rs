//! What the game tells beyond its rules: its lesson, its achievements, and what happened at a finished table:
//! strands, deliveries, and sets that were hard to roll.

use super::roll::{FREE, SET};
use super::{CHEFS, Ending, MAX_SEATS, MAX_STRANDS, Move, Noodle, PAIR, Phase, lesson};
use crate::lang::{Lang, noodle as t, stories};
use crate::seat::Seat;
use crate::telling::{Achievement, Earned, Event, Lesson, Progress, Telling, in_a_row};

const LONG: Achievement = Achievement::new(t::LONG, t::LONG_HOW);
const FOUR: Achievement = Achievement::new(t::FOUR, t::FOUR_HOW);
const NEIGHBOURS: Achievement = Achievement::new(t::NEIGHBOURS, t::NEIGHBOURS_HOW);
const RESTED: Achievement = Achievement::new(t::RESTED, t::RESTED_HOW);

impl Telling for Noodle {
    const LESSON: &'static Lesson = &lesson::LESSON;

    const ACHIEVEMENTS: &'static [Achievement] = achievements::ALL;

    fn progress(&self, _lang: Lang) -> Progress {
        let points: [i32; MAX_SEATS] = std::array::from_fn(|index| self.total(Seat::new(index)));
        Progress {
            turn: self.turn.number.into(),
            title: String::new(),
            round: 0,
            points: points[..self.seats].to_vec(),
        }
    }

    fn events(&self, before: &Self, seat: Seat, mv: Option<Move>, lang: Lang) -> Vec<Event> {
        let mut events = Vec::new();
        let Some(mv) = mv else { return events };
        match mv {
            Move::Keep(face) => {
                events = before.kept(seat, face, before.turn.roll.count(face), lang);
            }
            Move::KeepSome(face, size) => events = before.kept(seat, face, size, lang),
            Move::Combine(a, b) => {
                events.push(Event::new(seat, t::event_combined(lang, a, b)));
            }
            Move::Reroll => events.push(Event::new(seat, t::EVENT_REROLLED.say(lang))),
            Move::Roll | Move::Stop | Move::Deliver(_) => {}
        }
        let turn = if self.turn.number == before.turn.number {
            &self.turn
        } else {
            self.previous.as_ref().unwrap_or(&self.turn)
        };
        if turn.ending == Some(Ending::NoSet) && before.turn.ending.is_none() {
            events.push(Event::new(seat, t::EVENT_NO_SET.say(lang)));
        }
        let pairs = self.board.bonus(seat) - before.board.bonus(seat);
        if pairs > 0 {
            events.push(Event::new(seat, t::EVENT_LINKED.say(lang)).worth(pairs));
        }
        events
    }

    fn luck(&self, _before: &Self, _seat: Seat, faces: &[u8], lang: Lang) -> String {
        let mut faces = faces.to_vec();
        faces.sort_unstable();
        let faces = in_a_row(&faces);
        if self.is_without_set() {
            t::luck_no_set(lang, faces)
        } else {
            stories::rolled(lang, faces)
        }
    }

    fn achieved(&self, before: &Self, seat: Seat, mv: Option<Move>) -> Earned {
        let mut achieved = Vec::new();
        let Some(mv) = mv else { return achieved };
        let kept = match mv {
            Move::Keep(face) => before.turn.roll.count(face),
            Move::KeepSome(_, size) => size,
            _ => 0,
        };
        if kept >= 7 {
            achieved.push((seat, &LONG));
        }
        let over = self.phase == Phase::Over;
        let ended = if over {
            Some(&self.turn)
        } else {
            let passed = self.turn.number != before.turn.number;
            self.previous.as_ref().filter(|_| passed)
        };
        if let Some(turn) = ended {
            if turn.strands().count() == MAX_STRANDS {
                achieved.push((seat, &FOUR));
            }
            if self.paired(turn) >= 2 * PAIR {
                achieved.push((seat, &NEIGHBOURS));
            }
        }
        if over {
            let winners = self.outcome().winners().into_iter();
            let rested = winners.filter(|winner| self.ready[winner.index()] == CHEFS);
            achieved.extend(rested.map(|winner| (winner, &RESTED)));
        }
        achieved
    }
}

impl Noodle {
    /// The strand that a move keeps from this state, and how rare its roll was.
    fn kept(&self, seat: Seat, face: u8, size: u8, lang: Lang) -> Vec<Event> {
        let points = self.turn.roll.strand(face, size).points();
        let faces = t::faces(lang, size, face);
        let kept = Event::new(seat, t::event_kept(lang, &faces));
        let kept = if face == FREE {
            kept
        } else {
            kept.worth(points)
        };
        let mut events = vec![kept];
        // What chefs combined was not rolled.
        if self.turn.roll.loose(face) >= size && size > SET {
            let (dice, lowest) = (self.turn.dice(), self.turn.lowest());
            let what = t::event_roll(lang, faces, t::dice(lang, dice));
            events.push(Event::roll(seat, what, chance_of_set(dice, size, lowest)));
        }
        events
    }
}

/// The chance that this many dice show a face from `lowest` up at least `size` times: one less the chance that each of these faces
/// comes up less often. The coefficients of a product of truncated exponential series count the ways.
fn chance_of_set(dice: u8, size: u8, lowest: u8) -> f64 {
    let dice = usize::from(dice);
    let mut ways = vec![0.0; dice + 1];
    ways[0] = 1.0;
    for face in 1..=6 {
        let most = if face < lowest {
            dice
        } else {
            usize::from(size - 1)
        };
        let mut next = vec![0.0; dice + 1];
        for (before, way) in ways.iter().enumerate() {
            let mut term = *way;
            for (count, place) in (0u8..).zip(&mut next[before..]) {
                if usize::from(count) > most {
                    break;
                }
                if count > 0 {
                    term /= f64::from(count);
                }
                *place += term;
            }
        }
        ways = next;
    }
    let mut none = ways[dice];
    for nth in (1u8..).take(dice) {
        none *= f64::from(nth) / 6.0;
    }
    (1.0 - none).clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_chance_of_a_set_is_that_of_counting_the_ways() {
        // Three dice: 6 of 216 rolls are a set, and 1 if only 6s count.
        assert!((chance_of_set(3, 3, 1) - 6.0 / 216.0).abs() < 1e-12);
        assert!((chance_of_set(3, 3, 6) - 1.0 / 216.0).abs() < 1e-12);
        // Four 6s or more of five dice: 25 + 1 of 7776.
        assert!((chance_of_set(5, 4, 6) - 26.0 / 7776.0).abs() < 1e-12);
        // Thirteen dice cannot show each face twice at most.
        assert!((chance_of_set(13, 3, 1) - 1.0).abs() < 1e-12);
    }
}
