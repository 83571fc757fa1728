//! Ratings: a pure fold over finished tables in the order in which they ended. It uses no store, no clock and no Discord, and
//! keeps no state: the same tables always give the same numbers. docs/leaderboards.md says what counts and why.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::time::Duration;

use db::{Played, WallTime};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// How many rated games a player needs to appear on a leaderboard.
pub(crate) const FEWEST_GAMES: u32 = 3;

/// Repeated meetings of the same players within this time count less and less.
const REPEATS: Duration = Duration::from_secs(7 * 24 * 60 * 60);

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

/// Does this table count? It has two or more players and at least one placing, its players made every move themselves, none of them
/// is a house player, and it is not voided.
#[must_use]
pub(crate) fn is_rated(played: &Played) -> bool {
    played.rated
        && !played.voided
        && !played.others_played
        && played.seats.len() >= 2
        && played.seats.iter().all(|seat| seat.level.is_none())
        && played.seats.iter().any(|seat| seat.place.is_some())
}

/// Everybody's standing after these tables, which must come in the order in which they ended (then by number). `after` sees the
/// standings after each table that counted.
pub(crate) fn standings<'a>(
    tables: impl IntoIterator<Item = &'a Played>,
    mut after: impl FnMut(&Played, &Standings),
) -> Standings {
    let mut standings = Standings::new();
    let mut meetings = Meetings::default();
    for played in tables.into_iter().filter(|played| is_rated(played)) {
        let weight = meetings.weight(played);
        rate(&mut standings, played, weight);
        after(played, &standings);
    }
    standings
}

/// The players on a leaderboard, best first. Equal players come in the order of their ids, so that a leaderboard never shuffles.
#[must_use]
pub(crate) fn ranked(standings: Standings) -> Vec<(String, Standing)> {
    let mut ranked: Vec<(String, Standing)> = standings
        .into_iter()
        .filter(|(_, standing)| standing.games >= FEWEST_GAMES)
        .collect();
    ranked.sort_by(|(_, a), (_, b)| b.floor().total_cmp(&a.floor()));
    ranked
}

/// When the same players have met recently.
#[derive(Default)]
struct Meetings<'a>(BTreeMap<BTreeSet<&'a str>, VecDeque<WallTime>>);

impl<'a> Meetings<'a> {
    /// How much this meeting counts: 1 for the first within the time, then 1/2, 1/3 and so on.
    fn weight(&mut self, played: &'a Played) -> f64 {
        let people = played.seats.iter().map(|seat| seat.user.as_str()).collect();
        let lately = self.0.entry(people).or_default();
        while lately
            .front()
            .is_some_and(|met| *met <= played.ended - REPEATS)
        {
            lately.pop_front();
        }
        lately.push_back(played.ended);
        let count = u32::try_from(lately.len()).unwrap_or(u32::MAX);
        1.0 / f64::from(count)
    }
}

/// Rates one table: adds the fraction `weight` of Weng and Lin's update of all its players.
fn rate(standings: &mut Standings, played: &Played, weight: f64) {
    let before: Vec<Standing> = played
        .seats
        .iter()
        .map(|seat| {
            standings
                .get(&seat.user)
                .cloned()
                .unwrap_or_else(Standing::new)
        })
        .collect();
    let ratings: Vec<[WengLinRating; 1]> = before
        .iter()
        .map(|standing| {
            [WengLinRating {
                rating: standing.rating,
                uncertainty: standing.uncertainty,
            }]
        })
        .collect();
    // Players who left share the last place, behind everybody who stayed.
    let last = played.seats.len() + 1;
    let place = |place: Option<u32>| place.map_or(last, |place| place as usize);
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = ratings
        .iter()
        .zip(&played.seats)
        .map(|(team, seat)| (&team[..], MultiTeamOutcome::new(place(seat.place))))
        .collect();
    let rated = weng_lin_multi_team(&teams, &WengLinConfig::new());
    for ((seat, before), rated) in played.seats.iter().zip(before).zip(rated) {
        let won = seat.place == Some(1);
        let score = seat.place.map(|_| (played.edition, seat.points));
        let towards = |old: f64, new: f64| old + weight * (new - old);
        let after = Standing {
            name: seat.name.clone(),
            rating: towards(before.rating, rated[0].rating),
            uncertainty: towards(before.uncertainty, rated[0].uncertainty),
            games: before.games + 1,
            wins: before.wins + u32::from(won),
            best: before.best.max(score),
            streak: if won { before.streak + 1 } else { 0 },
        };
        standings.insert(seat.user.clone(), after);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use db::{PlayedSeat, TableId};

    const DAY: Duration = Duration::from_secs(24 * 60 * 60);

    /// A table that ended on a day, with its players and their places; 0 for a player who left.
    fn table(day: u32, people: &[(&str, u32)]) -> Played {
        let seats = (0..).zip(people).map(|(seat, (user, place))| PlayedSeat {
            seat,
            user: (*user).to_owned(),
            name: user.to_uppercase(),
            place: Some(*place).filter(|place| *place > 0),
            points: 100 - i64::from(*place) * 10,
            level: None,
        });
        Played {
            table: TableId(1),
            game: "chess".to_owned(),
            edition: 1,
            guild: String::new(),
            channel: "c".to_owned(),
            ended: WallTime(0) + day * DAY,
            voided: false,
            rated: true,
            others_played: false,
            seats: seats.collect(),
        }
    }

    fn after(tables: &[Played]) -> Standings {
        standings(tables, |_, _| {})
    }

    #[track_caller]
    fn assert_standing(standings: &Standings, user: &str, rating: f64, uncertainty: f64) {
        let standing = &standings[user];
        assert!(
            (standing.rating - rating).abs() < 5e-5
                && (standing.uncertainty - uncertainty).abs() < 5e-5,
            "{user}: {} and {}, not {rating} and {uncertainty}",
            standing.rating,
            standing.uncertainty
        );
    }

    /// By hand: variance v = (25/3)^2 = 69.4444, beta^2 = (25/6)^2 = 17.3611, c = sqrt(2 v + 2 beta^2) = 13.1762. Even chances, so the
    /// winner gains v/c (1 - 1/2) = 2.6352. The uncertainty shrinks by sqrt(1 - (sqrt(v)/c) (v/c^2) / 4) = sqrt(1 - 0.0632456).
    #[test]
    fn two_newcomers_are_rated_as_computed_by_hand() {
        let standings = after(&[table(0, &[("ann", 1), ("ben", 2)])]);
        assert_standing(&standings, "ann", 27.6352, 8.0655);
        assert_standing(&standings, "ben", 22.3648, 8.0655);
        assert_eq!(standings["ann"].shown(), "new");
    }

    /// Level: both chances were even, so nobody gains and both are better known.
    #[test]
    fn two_newcomers_who_tie_gain_only_certainty() {
        let standings = after(&[table(0, &[("ann", 1), ("ben", 1)])]);
        assert_standing(&standings, "ann", 25.0, 8.0655);
        assert_standing(&standings, "ben", 25.0, 8.0655);
    }

    /// By hand: each pair as above. Ann beats two: 25 + 2 * 2.6352. Ben and Cleo are level and both lose to Ann: 25 - 2.6352. Each
    /// was in two pairs, so the uncertainty shrinks by sqrt(1 - 2 * 0.0632456).
    #[test]
    fn a_win_over_two_counts_as_two_wins() {
        let standings = after(&[table(0, &[("ben", 2), ("ann", 1), ("cleo", 2)])]);
        assert_standing(&standings, "ann", 30.2705, 7.7885);
        assert_standing(&standings, "ben", 22.3648, 7.7885);
        assert_standing(&standings, "cleo", 22.3648, 7.7885);
    }

    #[test]
    fn a_player_who_leaves_loses_to_all_who_stayed() {
        let left = after(&[table(0, &[("ann", 1), ("ben", 2), ("cleo", 0)])]);
        let last = after(&[table(0, &[("ann", 1), ("ben", 2), ("cleo", 3)])]);
        for user in ["ann", "ben", "cleo"] {
            assert_standing(&left, user, last[user].rating, last[user].uncertainty);
        }
        assert_eq!((left["cleo"].games, left["cleo"].best), (1, None));
        assert_eq!((left["ann"].wins, left["ann"].best), (1, Some((1, 90))));
    }

    /// By hand: all of the first win as in `two_newcomers_are_rated_as_computed_by_hand`. Then v = 65.0524, c = sqrt(2 v + 2
    /// beta^2) = 12.8385, and Ann wins with p = 1 / (1 + e^(-5.2705 / c)) = 0.601213; she gains v/c (1 - p) = 2.020647 and her
    /// uncertainty shrinks to 8.0655 sqrt(1 - (8.0655 / c) (v / c^2) p (1 - p)) = 7.822103. She gets half of that.
    #[test]
    fn a_second_meeting_within_a_week_counts_half() {
        let standings = after(&[
            table(0, &[("ann", 1), ("ben", 2)]),
            table(6, &[("ben", 2), ("ann", 1)]),
        ]);
        assert_standing(
            &standings,
            "ann",
            27.6352 + 2.020_647 / 2.0,
            f64::midpoint(8.0655, 7.822_103),
        );
        assert_standing(
            &standings,
            "ben",
            22.3648 - 2.020_647 / 2.0,
            f64::midpoint(8.0655, 7.822_103),
        );
    }

    #[test]
    fn a_meeting_a_week_later_or_with_another_player_counts_in_full() {
        let weights = |tables: &[Played]| {
            let mut meetings = Meetings::default();
            tables
                .iter()
                .map(|played| format!("{:.3}", meetings.weight(played)))
                .collect::<Vec<_>>()
        };
        let two = [("ann", 1), ("ben", 2)];
        let three = [("ann", 1), ("ben", 2), ("cleo", 3)];
        let tables = [
            table(0, &two),
            table(1, &two),
            table(2, &three),
            table(6, &two),
            table(7, &two),
            table(20, &two),
        ];
        // On day 7 those of day 1 and 6 are less than a week ago.
        assert_eq!(
            weights(&tables),
            ["1.000", "0.500", "1.000", "0.333", "0.333", "1.000"]
        );
    }

    #[test]
    fn unrated_tables_change_nothing() {
        let rated = table(0, &[("ann", 1), ("ben", 2)]);
        let alone = table(1, &[("ann", 1)]);
        let voided = Played {
            voided: true,
            ..rated.clone()
        };
        let by_clock = Played {
            others_played: true,
            ..rated.clone()
        };
        let mut with_house = rated.clone();
        with_house.seats[1].level = Some("regular".to_owned());
        let all_left = table(1, &[("ann", 0), ("ben", 0)]);
        let mut seen = 0;
        let standings = standings(
            &[alone, voided, rated.clone(), by_clock, with_house, all_left],
            |_, _| seen += 1,
        );
        assert_eq!(standings, after(&[rated]));
        assert_eq!(seen, 1);
    }

    #[test]
    fn the_best_score_is_of_the_latest_edition() {
        let earlier = table(0, &[("ann", 1), ("ben", 2)]);
        let later = Played {
            edition: 2,
            ..table(1, &[("ben", 1), ("ann", 3)])
        };
        let all = after(&[earlier.clone(), later.clone()]);
        assert_eq!(all["ann"].best, Some((2, 70)));
        // A table of the earlier edition can end later.
        assert_eq!(after(&[later, earlier])["ann"].best, Some((2, 70)));
    }

    #[test]
    fn a_leaderboard_needs_three_games_and_sorts_by_the_lower_end() {
        let mut tables: Vec<Played> = (0..3)
            .map(|day| table(day * 10, &[("ann", 1), ("ben", 2)]))
            .collect();
        // Zoe gains more in her only game than anybody else in one, but has played too few.
        tables.push(table(40, &[("zoe", 1), ("ann", 2), ("ben", 3)]));
        let all = after(&tables);
        assert_eq!((all["ann"].wins, all["ann"].streak), (3, 0));
        assert_eq!((all["zoe"].wins, all["zoe"].streak), (1, 1));
        assert_eq!(all["ann"].best, Some((1, 90)));
        let ranked = ranked(all);
        let users: Vec<&str> = ranked.iter().map(|(user, _)| user.as_str()).collect();
        assert_eq!(users, ["ann", "ben"]);
        assert_eq!(ranked[0].1.name, "ANN");
    }

    #[test]
    fn equal_players_never_change_places() {
        let tables: Vec<Played> = (0..3)
            .map(|day| table(day * 10, &[("cleo", 1), ("ann", 1), ("ben", 1)]))
            .collect();
        let ranked = ranked(after(&tables));
        let users: Vec<&str> = ranked.iter().map(|(user, _)| user.as_str()).collect();
        assert_eq!(users, ["ann", "ben", "cleo"]);
    }
}
