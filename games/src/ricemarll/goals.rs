//! The 24 goal cards: what each counts, and who achieves it.

use std::fmt;

use super::lineup::{SIX, Values};
use crate::dice::Dice;
use crate::lang::{Lang, Phrase, ricemarll as t};
use crate::seat::{Seat, Seats};

/// Which of the players' numbers achieves a goal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wins {
    /// The highest, but no one if that is 0 (ruling R14).
    Most,
    Highest,
    Lowest,
    /// The second of the distinct numbers; no one if all are equal (ruling R19).
    SecondHighest,
    SecondLowest,
}

/// One goal card.
pub(super) struct Face {
    pub(super) spelling: &'static str,
    /// The text on the card.
    name: Phrase,
    /// It in bold with what it leaves open; empty if that is nothing.
    shown: Phrase,
    /// It in a table; empty if the name will do.
    row: Phrase,
    meaning: Phrase,
    /// The number that counts, from a player's six values.
    measure: fn(&Values) -> i16,
    pub(super) wins: Wins,
}

const fn face(
    spelling: &'static str,
    [name, shown, row, meaning]: [Phrase; 4],
    wins: Wins,
    measure: fn(&Values) -> i16,
) -> Face {
    Face {
        spelling,
        name,
        shown,
        row,
        meaning,
        measure,
        wins,
    }
}

pub(super) const GOAL_COUNT: usize = 24;

const NONE: Phrase = Phrase::Same("");

/// Every goal, in the order in which the goal deck is counted.
#[rustfmt::skip]
static FACES: [Face; GOAL_COUNT] = [
    face("most-1s", [t::MOST_1S, NONE, NONE, t::MOST_1S_MEANS], Wins::Most, |v| count(v, |n| n == 1)),
    face("most-2s", [t::MOST_2S, NONE, NONE, t::MOST_2S_MEANS], Wins::Most, |v| count(v, |n| n == 2)),
    face("most-3s", [t::MOST_3S, NONE, NONE, t::MOST_3S_MEANS], Wins::Most, |v| count(v, |n| n == 3)),
    face("most-4s", [t::MOST_4S, NONE, NONE, t::MOST_4S_MEANS], Wins::Most, |v| count(v, |n| n == 4)),
    face("most-5s", [t::MOST_5S, NONE, NONE, t::MOST_5S_MEANS], Wins::Most, |v| count(v, |n| n == 5)),
    face("most-6s", [t::MOST_6S, NONE, NONE, t::MOST_6S_MEANS], Wins::Most, |v| count(v, |n| n == 6)),
    face("most-zeroes", [t::MOST_ZEROES, NONE, NONE, t::MOST_ZEROES_MEANS], Wins::Most, |v| count(v, |n| n == 0)),
    // Negative numbers are odd or even too, and 0 is even (R17).
    face("most-odds", [t::MOST_ODDS, NONE, t::MOST_ODDS_ROW, t::MOST_ODDS_MEANS], Wins::Most, |v| count(v, |n| n % 2 != 0)),
    face("most-evens", [t::MOST_EVENS, t::MOST_EVENS_SHOWN, t::MOST_EVENS_ROW, t::MOST_EVENS_MEANS], Wins::Most, |v| count(v, |n| n % 2 == 0)),
    // 0 and negative numbers count too (R16).
    face("most-div3", [t::MOST_BY_3, t::MOST_BY_3_SHOWN, t::MOST_BY_3_ROW, t::MOST_BY_3_MEANS], Wins::Most, |v| count(v, |n| n % 3 == 0)),
    // None at all is best (R15).
    face("fewest-positive", [t::FEWEST_POSITIVE, t::FEWEST_POSITIVE_SHOWN, t::FEWEST_POSITIVE_ROW, t::FEWEST_POSITIVE_MEANS], Wins::Lowest, |v| count(v, |n| n > 0)),
    face("fewest-123456", [t::FEWEST_123456, t::FEWEST_123456_SHOWN, t::FEWEST_123456_ROW, t::FEWEST_123456_MEANS], Wins::Most, |v| count(v, |n| !(1..=6).contains(&n))), // R18
    face("highest-total", [t::HIGHEST_TOTAL, NONE, NONE, t::HIGHEST_TOTAL_MEANS], Wins::Highest, total),
    face("lowest-total", [t::LOWEST_TOTAL, NONE, NONE, t::LOWEST_TOTAL_MEANS], Wins::Lowest, total),
    face("2nd-highest-total", [t::SECOND_HIGHEST, t::SECOND_HIGHEST_SHOWN, t::SECOND_HIGHEST_ROW, t::SECOND_HIGHEST_MEANS], Wins::SecondHighest, total),
    face("2nd-lowest-total", [t::SECOND_LOWEST, t::SECOND_LOWEST_SHOWN, t::SECOND_LOWEST_ROW, t::SECOND_LOWEST_MEANS], Wins::SecondLowest, total),
    face("biggest-number", [t::BIGGEST_NUMBER, t::BIGGEST_NUMBER_SHOWN, NONE, t::BIGGEST_NUMBER_MEANS], Wins::Highest, highest),
    face("smallest-number", [t::SMALLEST_NUMBER, t::SMALLEST_NUMBER_SHOWN, NONE, t::SMALLEST_NUMBER_MEANS], Wins::Lowest, lowest),
    face("greatest-range", [t::GREATEST_RANGE, t::GREATEST_RANGE_SHOWN, t::GREATEST_RANGE_ROW, t::GREATEST_RANGE_MEANS], Wins::Highest, range),
    face("smallest-range", [t::SMALLEST_RANGE, t::SMALLEST_RANGE_SHOWN, t::SMALLEST_RANGE_ROW, t::SMALLEST_RANGE_MEANS], Wins::Lowest, range),
    face("longest-run", [t::LONGEST_RUN, t::LONGEST_RUN_SHOWN, NONE, t::LONGEST_RUN_MEANS], Wins::Highest, longest_run),
    face("largest-set", [t::LARGEST_SET, t::LARGEST_SET_SHOWN, NONE, t::LARGEST_SET_MEANS], Wins::Highest, |v| fold_sets(v, 0, i16::max)),
    face("most-pairs", [t::MOST_PAIRS, t::MOST_PAIRS_SHOWN, NONE, t::MOST_PAIRS_MEANS], Wins::Most, |v| fold_sets(v, 0, |pairs, size| pairs + size / 2)),
    face("greatest-variety", [t::GREATEST_VARIETY, t::GREATEST_VARIETY_SHOWN, t::GREATEST_VARIETY_ROW, t::GREATEST_VARIETY_MEANS], Wins::Highest, |v| fold_sets(v, 0, |kinds, _| kinds + 1)),
];

fn count(values: &Values, counts: impl Fn(i16) -> bool) -> i16 {
    values.iter().map(|value| i16::from(counts(*value))).sum()
}

fn total(values: &Values) -> i16 {
    values.iter().sum()
}

fn highest(values: &Values) -> i16 {
    values.iter().copied().fold(i16::MIN, i16::max)
}

fn lowest(values: &Values) -> i16 {
    values.iter().copied().fold(i16::MAX, i16::min)
}

fn range(values: &Values) -> i16 {
    highest(values) - lowest(values)
}

/// Equal dice neither lengthen a run nor break it (ruling R21).
fn longest_run(values: &Values) -> i16 {
    let mut sorted = *values;
    sorted.sort_unstable();
    let (mut longest, mut run) = (1, 1);
    for step in sorted.windows(2) {
        run = match step[1] - step[0] {
            0 => run,
            1 => run + 1,
            _ => 1,
        };
        longest = longest.max(run);
    }
    longest
}

/// Folds the sizes of all sets of equal dice (ruling R22).
fn fold_sets(values: &Values, start: i16, next: fn(i16, i16) -> i16) -> i16 {
    let mut sorted = *values;
    sorted.sort_unstable();
    let (mut result, mut size) = (start, 1);
    for at in 1..=SIX {
        if at < SIX && sorted[at] == sorted[at - 1] {
            size += 1;
        } else {
            result = next(result, size);
            size = 1;
        }
    }
    result
}

/// A goal card, by its position in `FACES`; no two are alike.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Goal(u8);

impl Goal {
    pub(super) fn face(self) -> &'static Face {
        &FACES[usize::from(self.0)]
    }

    /// The text on it.
    pub(super) fn name(self, lang: Lang) -> &'static str {
        self.face().name.say(lang)
    }

    /// It on a line of its own: `smallest range · highest minus lowest die`
    pub(super) fn shown(self, lang: Lang) -> &'static str {
        match self.face().shown.say(lang) {
            "" => self.name(lang),
            shown => shown,
        }
    }

    /// It in a table.
    pub(super) fn row(self, lang: Lang) -> &'static str {
        match self.face().row.say(lang) {
            "" => self.name(lang),
            row => row,
        }
    }

    pub(super) fn meaning(self, lang: Lang) -> &'static str {
        self.face().meaning.say(lang)
    }

    /// The number that counts for this goal.
    pub fn measure(self, values: &Values) -> i16 {
        (self.face().measure)(values)
    }

    /// The seats that achieve it, and their number. `values` are in seat order.
    pub(super) fn achieved(self, values: &[Values], players: Seats) -> (Seats, i16) {
        self.best_of(players, |seat| self.measure(&values[seat.index()]))
    }

    /// The seats whose number achieves it, and that number.
    pub(super) fn best_of(self, players: Seats, number: impl Fn(Seat) -> i16) -> (Seats, i16) {
        let numbers = || players.into_iter().map(&number);
        let best = match self.face().wins {
            Wins::Most => numbers().max().filter(|most| *most > 0), // R14
            Wins::Highest => numbers().max(),
            Wins::Lowest => numbers().min(),
            Wins::SecondHighest => {
                let first = numbers().max();
                numbers().filter(|number| Some(*number) != first).max()
            }
            Wins::SecondLowest => {
                let first = numbers().min();
                numbers().filter(|number| Some(*number) != first).min()
            }
        };
        match best {
            None => (Seats::NONE, 0),
            Some(best) => {
                let seats = players.into_iter().filter(|seat| number(*seat) == best);
                (seats.collect(), best)
            }
        }
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.face().spelling)
    }
}

impl fmt::Debug for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Some of the goal cards, in no order.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Goals(u32);

impl Goals {
    pub(super) const NONE: Self = Self(0);
    pub(super) const ALL: Self = Self((1 << GOAL_COUNT) - 1);

    pub(super) fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub(super) fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(super) fn has(self, goal: Goal) -> bool {
        self.0 & (1 << goal.0) != 0
    }

    pub(super) fn add(&mut self, goal: Goal) {
        self.0 |= 1 << goal.0;
    }

    pub(super) fn remove(&mut self, goal: Goal) {
        self.0 &= !(1 << goal.0);
    }

    pub(super) fn first(self) -> Option<Goal> {
        self.all().next()
    }

    /// Each of them.
    pub fn all(self) -> impl Iterator<Item = Goal> {
        (0..)
            .map(Goal)
            .take(GOAL_COUNT)
            .filter(move |goal| self.has(*goal))
    }

    /// Takes out a random goal: a die with as many sides as there are goals is rolled, and its face counts through them in order.
    pub(super) fn draw(&mut self, dice: &mut Dice) -> Goal {
        let names = |at| self.all().nth(at).map(|goal| goal.face().spelling);
        let at = dice.draw(self.len(), names);
        let goal = self.all().nth(at).expect("a die has a side for each goal");
        self.remove(goal);
        goal
    }
}

impl Extend<Goal> for Goals {
    fn extend<I: IntoIterator<Item = Goal>>(&mut self, goals: I) {
        goals.into_iter().for_each(|goal| self.add(goal));
    }
}

impl fmt::Debug for Goals {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.all()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The seats that achieve the goal of this spelling, as letters, and their number.
    fn achieved(goal: &str, values: &[Values]) -> String {
        let goal = Goals::ALL
            .all()
            .find(|known| known.to_string() == goal)
            .unwrap_or_else(|| panic!("no goal {goal}"));
        let (seats, number) = goal.achieved(values, Seats::first(values.len()));
        let letters: String = seats.into_iter().map(|seat| seat.to_string()).collect();
        format!("{letters} {number}")
    }

    #[test]
    fn every_goal_finds_who_achieves_it() {
        let low = [-3, -1, 0, 1, 2, 7];
        let high = [1, 1, 2, 2, 6, 12];
        for (goal, expected) in [
            ("most-1s", "B 2"),
            ("most-2s", "B 2"),
            ("most-3s", " 0"),
            ("most-4s", " 0"),
            ("most-5s", " 0"),
            ("most-6s", "B 1"),
            ("most-zeroes", "A 1"),
            ("most-odds", "A 4"),
            ("most-evens", "B 4"),
            ("most-div3", "AB 2"),
            ("fewest-positive", "A 3"),
            ("fewest-123456", "A 4"),
            ("highest-total", "B 24"),
            ("lowest-total", "A 6"),
            ("2nd-highest-total", "A 6"),
            ("2nd-lowest-total", "B 24"),
            ("biggest-number", "B 12"),
            ("smallest-number", "A -3"),
            ("greatest-range", "B 11"),
            ("smallest-range", "A 10"),
            ("longest-run", "A 4"),
            ("largest-set", "B 2"),
            ("most-pairs", "B 2"),
            ("greatest-variety", "A 6"),
        ] {
            assert_eq!(achieved(goal, &[low, high]), expected, "{goal}");
        }
    }

    #[test]
    fn second_totals_are_ranked_by_different_sums() {
        let sums = |sums: &[i16]| -> Vec<Values> {
            sums.iter().map(|sum| [*sum, 0, 0, 0, 0, 0]).collect()
        };
        let table = sums(&[25, 25, 20, 18]);
        assert_eq!(achieved("highest-total", &table), "AB 25");
        assert_eq!(achieved("2nd-highest-total", &table), "C 20");
        assert_eq!(achieved("2nd-lowest-total", &table), "C 20");
        assert_eq!(achieved("2nd-highest-total", &sums(&[25, 20, 20])), "BC 20");
        assert_eq!(achieved("2nd-lowest-total", &sums(&[20, 20])), " 0");
    }

    #[test]
    fn runs_pass_through_zero_and_over_equal_dice() {
        for (values, run) in [
            ([-1, 0, 0, 1, 1, 5], 3),
            ([4, 4, 4, 4, 4, 4], 1),
            ([6, 5, 4, 3, 2, 1], 6),
            ([1, 3, 4, 7, 8, 9], 3),
        ] {
            assert_eq!(longest_run(&values), run, "{values:?}");
        }
    }

    #[test]
    fn three_of_a_kind_are_one_pair_and_four_are_two() {
        assert_eq!(achieved("most-pairs", &[[2, 2, 2, 5, 6, 1], [3; 6]]), "B 3");
        assert_eq!(
            achieved("most-pairs", &[[2, 2, 2, 2, 6, 1], [1, 1, 2, 2, 2, 9]]),
            "AB 2"
        );
        assert_eq!(achieved("most-pairs", &[[1, 2, 3, 4, 5, 6]]), " 0");
    }
}
