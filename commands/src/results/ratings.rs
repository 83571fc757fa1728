//! Ratings: a pure fold over finished tables in the order in which they ended. It uses no store, no clock and no Discord: the same
//! tables always give the same numbers, and all that a table leaves behind for the next is in [`Ratings`]. docs/leaderboards.md says
//! what counts and why; [`parts`](crate::state::parts) says who is compared.

use std::cmp::Ordering;
use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

use db::{Played, SeatHolder, WallTime};
use skillratings::Outcomes;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin};

use crate::results::fold::Folded;
use crate::state::parts::{self, Part};

/// How many rated games a player needs to appear on a leaderboard.
pub(crate) const FEWEST_GAMES: u32 = 3;

/// Repeated meetings of the same two players within this time count less and less.
const REPEATS: Duration = Duration::from_secs(7 * 24 * 60 * 60);

/// How long a lobby may have been open before somebody new joined it.
const LOBBY: Duration = Duration::from_secs(60 * 60);

/// A player's rating and results.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Standing {
    /// The name at their latest table.
    pub name: String,
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
        let WengLinRating {
            rating,
            uncertainty,
        } = WengLinRating::new();
        Self {
            name: String::new(),
            rating,
            uncertainty,
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
    #[must_use]
    pub(crate) fn margin(&self) -> f64 {
        2.0 * self.uncertainty
    }

    /// Leaderboards are sorted by this lower end of the shown range, so that three lucky games do not lead.
    #[must_use]
    pub(crate) fn floor(&self) -> f64 {
        self.rating - self.margin()
    }

    /// For people: one whole number, the lower end, once there are enough games to tell; `new` before.
    #[must_use]
    pub(crate) fn shown(&self) -> String {
        if self.games < ESTABLISHED {
            return "new".to_owned();
        }
        format!("{:.0}", self.floor().max(0.0))
    }
}

/// Everybody's standing by user id.
pub(crate) type Standings = BTreeMap<String, Standing>;

/// Everybody's standing after these tables, which must come in the order in which they ended (then by number).
#[cfg(test)]
pub(crate) fn standings<'a>(tables: impl IntoIterator<Item = &'a Played>) -> Standings {
    let mut ratings = Ratings::default();
    for played in tables {
        ratings.add(played);
    }
    ratings.standings
}

/// The players on a leaderboard for whom `listed` holds, best first. Equal players come in the order of their ids, so that a leaderboard never shuffles.
/// People who deleted their data are on none.
#[must_use]
pub(crate) fn ranked(
    standings: &Standings,
    listed: impl Fn(&str) -> bool,
) -> Vec<(String, Standing)> {
    let on_board = |(user, standing): &(&String, &Standing)| {
        standing.games >= FEWEST_GAMES && !db::is_forgotten(user) && listed(user)
    };
    let mut ranked: Vec<(String, Standing)> = standings
        .iter()
        .filter(on_board)
        .map(|(user, standing)| (user.clone(), standing.clone()))
        .collect();
    ranked.sort_by(|(_, a), (_, b)| b.floor().total_cmp(&a.floor()));
    ranked
}

/// What the fold knows after some tables: all that the next one depends on.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ratings {
    standings: Standings,
    meetings: Meetings,
    /// When the first table of each person who was compared was opened.
    since: BTreeMap<String, WallTime>,
    /// How many tables counted.
    tables: u64,
}

/// After so many tables, meetings that no longer count are dropped.
const SWEEP: u64 = 1_000;

/// A person at a table, and when their first table was opened.
#[derive(Clone, Copy)]
struct Known<'a> {
    user: &'a str,
    since: WallTime,
}

/// Somebody who is compared with others at a table.
struct Compared<'a> {
    person: Known<'a>,
    name: &'a str,
    /// `None` for somebody who left.
    place: Option<u32>,
    points: i64,
}

impl Ratings {
    pub(crate) fn standings(&self) -> &Standings {
        &self.standings
    }

    /// Whether these tables say of anybody that their first table was another one than those that were added. It happens when somebody sits
    /// down at a table that was opened before their first one.
    pub(crate) fn contradict(&self, tables: &[Played]) -> bool {
        tables.iter().flat_map(|played| &played.seats).any(|seat| {
            let known = self.since.get(&seat.beginner().user);
            known.is_some_and(|since| *since != seat.since)
        })
    }

    /// Adds the table that ended next. Returns whether it counts.
    pub(crate) fn add(&mut self, played: &Played) -> bool {
        if parts::unrated(played).is_some() {
            return false;
        }
        let people: Vec<Compared<'_>> = played
            .seats
            .iter()
            .filter_map(|seat| {
                let SeatHolder { user, name } = seat.beginner();
                let place = match parts::part(played, seat) {
                    Part::Stayed(place) => Some(place),
                    Part::Left(_) => None,
                    Part::Unmoved => return None,
                };
                let since = seat.since;
                Some(Compared {
                    person: Known { user, since },
                    name,
                    place,
                    points: seat.points,
                })
            })
            .collect();
        let before: Vec<Standing> = people
            .iter()
            .map(|one| {
                let known = self.standings.get(one.person.user);
                known.cloned().unwrap_or_else(Standing::new)
            })
            .collect();
        let mut changes = vec![Change::default(); people.len()];
        let mut met = Vec::new();
        for (i, one) in people.iter().enumerate() {
            for (j, other) in people.iter().enumerate().skip(i + 1) {
                let Some(outcome) = outcome(one.place, other.place) else {
                    continue;
                };
                let weight = self.meetings.weight(one.person, other.person, played.ended);
                let (first, second) = (before[i].estimate(), before[j].estimate());
                let (one, other) = weng_lin(&first, &second, &outcome, &WengLinConfig::new());
                changes[i].add(&first, &one, weight);
                changes[j].add(&second, &other, weight);
                met.push((i, j));
            }
        }
        for (i, j) in met {
            let (one, other) = (people[i].person.user, people[j].person.user);
            self.meetings.add(one, other, played.ended);
        }
        for ((one, before), change) in people.iter().zip(before).zip(changes) {
            let won = one.place == Some(1);
            let score = one.place.map(|_| (played.edition, one.points));
            let after = Standing {
                name: one.name.to_owned(),
                rating: before.rating + change.rating,
                uncertainty: before.uncertainty * (1.0 - change.certainty).max(0.0).sqrt(),
                games: before.games + 1,
                wins: before.wins + u32::from(won),
                best: before.best.max(score),
                streak: if won { before.streak + 1 } else { 0 },
            };
            let Known { user, since } = one.person;
            self.standings.insert(user.to_owned(), after);
            self.since.insert(user.to_owned(), since);
        }
        self.tables += 1;
        if self.tables.is_multiple_of(SWEEP) {
            self.meetings.drop_old(played.ended);
        }
        true
    }
}

impl Folded for Ratings {
    fn add(&mut self, played: &Played) {
        self.add(played);
    }

    fn contradict(&self, tables: &[Played]) -> bool {
        self.contradict(tables)
    }
}

/// How the first did against the second: both stayed, or one of them. Two who left are not compared.
fn outcome(one: Option<u32>, other: Option<u32>) -> Option<Outcomes> {
    let ordering = match (one, other) {
        (None, None) => return None,
        (Some(_), None) => Ordering::Less,
        (None, Some(_)) => Ordering::Greater,
        (Some(one), Some(other)) => one.cmp(&other),
    };
    Some(match ordering {
        Ordering::Less => Outcomes::WIN,
        Ordering::Equal => Outcomes::DRAW,
        Ordering::Greater => Outcomes::LOSS,
    })
}

/// What all pairs of a player add up to. The method adds them up in just this way; here each has a weight of its own.
#[derive(Clone, Copy, Default)]
struct Change {
    rating: f64,
    /// The share of the squared uncertainty that goes.
    certainty: f64,
}

impl Change {
    /// Adds the fraction `weight` of what one pair changes.
    fn add(&mut self, old: &WengLinRating, new: &WengLinRating, weight: f64) {
        self.rating += weight * (new.rating - old.rating);
        self.certainty += weight * (1.0 - (new.uncertainty / old.uncertainty).powi(2));
    }
}

/// When pairs of people met.
#[derive(Clone, Debug, Default)]
struct Meetings {
    /// By the smaller id of the two, then by the larger.
    pairs: BTreeMap<String, BTreeMap<String, VecDeque<WallTime>>>,
    /// By anybody's id: when they met people who deleted their data since, and the ids that these have now.
    forgotten: BTreeMap<String, VecDeque<(WallTime, String)>>,
}

impl Meetings {
    /// How much a meeting counts: 1 for the first within the time, then 1/2, 1/3 and so on.
    fn weight(&self, one: Known<'_>, other: Known<'_>, ended: WallTime) -> f64 {
        let (first, second) = in_order(one.user, other.user);
        let met = self.pairs.get(first).and_then(|others| others.get(second));
        let lately = met.into_iter().flatten();
        let lately = lately.filter(|at| is_recent(**at, ended)).count();
        let before = lately + self.possibly(one, other, ended) + self.possibly(other, one, ended);
        1.0 / (1.0 + f64::from(u32::try_from(before).unwrap_or(u32::MAX)))
    }

    /// How often one met deleted people who can have come back as the other: before the other's first table, or so shortly after it
    /// was opened that its lobby may still have been open.
    fn possibly(&self, one: Known<'_>, other: Known<'_>, ended: WallTime) -> usize {
        let met = self.forgotten.get(one.user).into_iter().flatten();
        met.filter(|(at, user)| {
            user != other.user && is_recent(*at, ended) && *at <= other.since + LOBBY
        })
        .count()
    }

    fn add(&mut self, one: &str, other: &str, ended: WallTime) {
        let (first, second) = in_order(one, other);
        let others = self.pairs.entry(first.to_owned()).or_default();
        let times = others.entry(second.to_owned()).or_default();
        while times.front().is_some_and(|at| !is_recent(*at, ended)) {
            times.pop_front();
        }
        times.push_back(ended);
        for (one, other) in [(one, other), (other, one)] {
            if db::is_forgotten(other) {
                let met = self.forgotten.entry(one.to_owned()).or_default();
                while met.front().is_some_and(|(at, _)| !is_recent(*at, ended)) {
                    met.pop_front();
                }
                met.push_back((ended, other.to_owned()));
            }
        }
    }
}

impl Meetings {
    /// Drops what no longer counts at a table that ends now or later.
    fn drop_old(&mut self, now: WallTime) {
        self.pairs.retain(|_, others| {
            others.retain(|_, met| met.back().is_some_and(|at| is_recent(*at, now)));
            !others.is_empty()
        });
        self.forgotten
            .retain(|_, met| met.back().is_some_and(|(at, _)| is_recent(*at, now)));
    }
}

fn in_order<'a>(one: &'a str, other: &'a str) -> (&'a str, &'a str) {
    if one <= other {
        (one, other)
    } else {
        (other, one)
    }
}

fn is_recent(met: WallTime, now: WallTime) -> bool {
    met > now - REPEATS
}

#[cfg(test)]
mod tests;
