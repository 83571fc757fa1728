//! Ratings: a pure fold over finished tables in the order in which they ended. It uses no store, no clock and no Discord: the same
//! tables always give the same numbers, and all that a table leaves behind for the next is in [`Ratings`]. docs/leaderboards.md says
//! what counts and why; [`parts`](crate::state::parts) says who is compared.

use std::cmp::Ordering;
use std::collections::hash_map::Entry;
use std::collections::{HashMap, VecDeque};
use std::time::Duration;

use db::WallTime;
use serde::{Deserialize, Serialize};
use skillratings::Outcomes;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin};

use crate::standings::rated::{Compared, People, PersonId, Rated};

/// How many rated games a player needs to appear on a leaderboard.
pub(crate) const FEWEST_GAMES: u32 = 3;

/// Repeated meetings of the same two players within this time count less and less.
const REPEATS: Duration = Duration::from_secs(7 * 24 * 60 * 60);

/// How long a lobby may have been open before somebody new joined it.
const LOBBY: Duration = Duration::from_secs(60 * 60);

/// No player gets more than this many comparisons from one table, as many as at a table for three.
const MOST_COMPARISONS: f64 = 2.0;

/// The share of a comparison that counts for a player who met somebody new, because making an account takes a minute.
const WITH_SOMEBODY_NEW: f64 = 0.1;

/// A player's rating and results.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Standing {
    /// Weng-Lin's mean; everybody starts at 25.
    pub rating: f64,
    /// Weng-Lin's standard deviation; everybody starts at 25/3.
    pub uncertainty: f64,
    /// Rated games.
    pub games: u32,
    /// First places, shared ones too.
    pub wins: u32,
    /// Edition of the rules and most points of the games that they played to the end. Points under different editions do not compare,
    /// so these are of the latest edition.
    pub best: Option<(u32, i64)>,
    /// Wins in a row, up to now.
    pub streak: u32,
}

/// From this many rated games on, a rating is shown as a number.
pub(crate) const ESTABLISHED: u32 = 10;

impl Standing {
    fn new() -> Self {
        let new = WengLinRating::new();
        Self {
            rating: new.rating,
            uncertainty: new.uncertainty,
            games: 0,
            wins: 0,
            best: None,
            streak: 0,
        }
    }

    fn estimate(&self) -> WengLinRating {
        WengLinRating {
            rating: self.rating,
            uncertainty: self.uncertainty,
        }
    }

    /// The half-width shown beside a rating: the true strength is within it in about 19 cases of 20.
    pub(crate) fn margin(&self) -> f64 {
        2.0 * self.uncertainty
    }

    /// Leaderboards are sorted by this lower end of the shown range, so that three lucky games do not lead.
    pub(crate) fn floor(&self) -> f64 {
        self.rating - self.margin()
    }

    /// Are there too few games for a rating?
    pub(crate) fn is_new(&self) -> bool {
        self.games < ESTABLISHED
    }

    /// For people: one whole number, the lower end, once there are enough games to tell.
    pub(crate) fn shown(&self) -> Option<String> {
        (!self.is_new()).then(|| self.rounded())
    }

    /// The number that ranks, also before it is sure.
    pub(crate) fn rounded(&self) -> String {
        format!("{:.0}", self.floor().max(0.0))
    }
}

/// The players on a leaderboard for whom `listed` holds, best first. Equal players come in the order of their ids, so that a leaderboard
/// never shuffles. People who deleted their data are on none.
pub(crate) fn ranked(
    ratings: &Ratings,
    people: &People,
    listed: impl Fn(&str) -> bool,
) -> Vec<PersonId> {
    let user = |person: PersonId| &*people.get(person).user;
    let mut ranked: Vec<(f64, &str, PersonId)> = ratings
        .standings
        .iter()
        .filter(|(_, standing)| standing.games >= FEWEST_GAMES)
        .map(|(person, standing)| (standing.floor(), user(*person), *person))
        .filter(|(_, user, _)| !db::is_forgotten(user) && listed(user))
        .collect();
    ranked.sort_unstable_by(|(a, one, _), (b, other, _)| b.total_cmp(a).then(one.cmp(other)));
    ranked.into_iter().map(|(.., person)| person).collect()
}

/// What the fold knows after some tables: all that the next one depends on.
#[derive(Debug, Default, Serialize, Deserialize)]
pub(crate) struct Ratings {
    standings: HashMap<PersonId, Standing>,
    meetings: Meetings,
}

impl Ratings {
    pub(crate) fn standing(&self, person: PersonId) -> Option<&Standing> {
        self.standings.get(&person)
    }

    /// About how much memory this takes.
    pub(crate) fn bytes(&self) -> usize {
        let standings = self.standings.capacity() * size_of::<(PersonId, Standing)>();
        standings + self.meetings.bytes()
    }

    /// The next table depends on when the first tables were opened of those who meet these people: who have met people who deleted their
    /// data since.
    pub(crate) fn met_forgotten(&self) -> impl Iterator<Item = PersonId> {
        self.meetings.forgotten.keys().copied()
    }

    /// Adds the table that ended next, and gives whose ratings it counted for.
    pub(crate) fn add(&mut self, rated: &Rated) -> Vec<PersonId> {
        let Rated {
            ended,
            edition,
            people,
        } = rated;
        self.meetings.drop_old(*ended);
        let known = |one: &Compared| self.standings.get(&one.person).copied();
        let before: Vec<Standing> = people
            .iter()
            .map(|one| known(one).unwrap_or_else(Standing::new))
            .collect();
        let mut changes = vec![Change::default(); people.len()];
        let mut met = Vec::new();
        for (i, one) in people.iter().enumerate() {
            for (j, other) in people.iter().enumerate().skip(i + 1) {
                let Some(outcome) = outcome(one.place, other.place) else {
                    continue;
                };
                let weight = self.meetings.weight(one, other);
                let (first, second) = (before[i].estimate(), before[j].estimate());
                let after = weng_lin(&first, &second, &outcome, &WengLinConfig::new());
                let is_new = |at: usize| people[at].is_new && before[at].games < ESTABLISHED;
                let with = |at: usize| weight * if is_new(at) { WITH_SOMEBODY_NEW } else { 1.0 };
                if counts(one, other) {
                    changes[i].add(&first, &after.0, with(j));
                }
                if counts(other, one) {
                    changes[j].add(&second, &after.1, with(i));
                }
                if counts(one, other) && counts(other, one) {
                    met.push((i, j));
                }
            }
        }
        for (i, j) in met {
            self.meetings.add(&people[i], &people[j], *ended);
        }
        let mut counted = Vec::with_capacity(people.len());
        for ((one, before), change) in people.iter().zip(before).zip(changes) {
            if change.comparisons == 0.0 {
                continue;
            }
            let share = (MOST_COMPARISONS / change.comparisons).min(1.0);
            let certainty = (1.0 - share * change.certainty).max(0.0);
            let won = one.place == Some(1);
            let score = one.place.map(|_| (*edition, one.points));
            let after = Standing {
                rating: before.rating + share * change.rating,
                uncertainty: before.uncertainty * certainty.sqrt(),
                games: before.games + 1,
                wins: before.wins + u32::from(won),
                best: before.best.max(score),
                streak: if won { before.streak + 1 } else { 0 },
            };
            self.standings.insert(one.person, after);
            counted.push(one.person);
        }
        counted
    }
}

/// Whether a comparison with the other changes the rating of the one: who left loses in any case, and who stayed is compared with people
/// who have played, too.
fn counts(one: &Compared, other: &Compared) -> bool {
    one.place.is_none() || !(one.is_slight || other.is_slight)
}

/// How the first did against the second: both stayed, or one of them. Two who left are not compared.
fn outcome(one: Option<u32>, other: Option<u32>) -> Option<Outcomes> {
    one.or(other)?;
    let place = |place: Option<u32>| place.unwrap_or(u32::MAX);
    Some(match place(one).cmp(&place(other)) {
        Ordering::Less => Outcomes::WIN,
        Ordering::Equal => Outcomes::DRAW,
        Ordering::Greater => Outcomes::LOSS,
    })
}

/// The sum over all pairs of a player, as in the published method, but with a weight for each pair.
#[derive(Clone, Copy, Default)]
struct Change {
    rating: f64,
    /// The share of the squared uncertainty that goes.
    certainty: f64,
    comparisons: f64,
}

impl Change {
    /// Adds the fraction `weight` of what one pair changes.
    fn add(&mut self, old: &WengLinRating, new: &WengLinRating, weight: f64) {
        self.comparisons += 1.0;
        self.rating += weight * (new.rating - old.rating);
        self.certainty += weight * (1.0 - (new.uncertainty / old.uncertainty).powi(2));
    }
}

/// Which pairs of people met so shortly ago that it counts.
#[derive(Debug, Default, Serialize, Deserialize)]
struct Meetings {
    /// In the order in which they met.
    recent: VecDeque<Meeting>,
    /// How many meetings each pair had, by the smaller number of the two, then by the larger.
    times: HashMap<(PersonId, PersonId), u32>,
    /// By anybody's number: when they met people who deleted their data since, and the numbers that these have now.
    forgotten: HashMap<PersonId, VecDeque<(WallTime, PersonId)>>,
}

#[derive(Debug, Serialize, Deserialize)]
struct Meeting {
    at: WallTime,
    pair: (PersonId, PersonId),
    /// Whether each of the two has deleted their data.
    forgotten: (bool, bool),
}

impl Meetings {
    fn bytes(&self) -> usize {
        self.recent.capacity() * size_of::<Meeting>()
            + self.times.capacity() * size_of::<((PersonId, PersonId), u32)>()
    }

    /// The weight of a meeting: 1 for the first within the time, then 1/2, 1/3 and so on.
    fn weight(&self, one: &Compared, other: &Compared) -> f64 {
        let recent = self.times.get(&in_order(one.person, other.person));
        let possibly = self.possibly(one, other) + self.possibly(other, one);
        let before = recent.copied().unwrap_or(0) + u32::try_from(possibly).unwrap_or(u32::MAX);
        1.0 / (1.0 + f64::from(before))
    }

    /// How often one met deleted people who can have come back as the other: before the other's first table, or so shortly after it
    /// was opened that its lobby may still have been open.
    fn possibly(&self, one: &Compared, other: &Compared) -> usize {
        let Some(met) = self.forgotten.get(&one.person) else {
            return 0;
        };
        let was_later = |at: WallTime| other.since.is_some_and(|since| at <= since + LOBBY);
        met.iter()
            .filter(|(at, person)| *person != other.person && was_later(*at))
            .count()
    }

    fn add(&mut self, one: &Compared, other: &Compared, at: WallTime) {
        let (first, second) = if one.person <= other.person {
            (one, other)
        } else {
            (other, one)
        };
        let pair = (first.person, second.person);
        self.recent.push_back(Meeting {
            at,
            pair,
            forgotten: (first.is_forgotten, second.is_forgotten),
        });
        *self.times.entry(pair).or_default() += 1;
        for (one, other) in [(one, other), (other, one)] {
            if other.is_forgotten {
                let met = self.forgotten.entry(one.person).or_default();
                met.push_back((at, other.person));
            }
        }
    }

    /// Drops what no longer counts at a table that ends now or later.
    fn drop_old(&mut self, now: WallTime) {
        let is_old = |meeting: &Meeting| meeting.at <= now - REPEATS;
        while self.recent.front().is_some_and(is_old)
            && let Some(Meeting {
                pair, forgotten, ..
            }) = self.recent.pop_front()
        {
            if let Entry::Occupied(mut times) = self.times.entry(pair) {
                *times.get_mut() -= 1;
                if *times.get() == 0 {
                    times.remove();
                }
            }
            let (first, second) = pair;
            for (one, with_forgotten) in [(first, forgotten.1), (second, forgotten.0)] {
                if with_forgotten && let Entry::Occupied(mut met) = self.forgotten.entry(one) {
                    met.get_mut().pop_front();
                    if met.get().is_empty() {
                        met.remove();
                    }
                }
            }
        }
    }
}

fn in_order(one: PersonId, other: PersonId) -> (PersonId, PersonId) {
    (one.min(other), one.max(other))
}

#[cfg(test)]
mod tests;
