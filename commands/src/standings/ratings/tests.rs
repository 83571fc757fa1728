//! Tables with known results, and the ratings that follow from them, most of them worked out by hand. More than 500 lines, because each
//! rule has its examples.

use std::collections::BTreeMap;

use db::{Participant, Played};

use super::*;
use crate::state::parts;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// A table that ended on a day, with its players and their places; 0 for a player who left.
fn table(day: u32, people: &[(&str, u32)]) -> Played {
    let places: Vec<_> = people
        .iter()
        .map(|(user, place)| (*user, Some(*place).filter(|place| *place > 0)))
        .collect();
    let mut played = parts::tests::played(&places);
    played.ended = WallTime(0) + day * DAY;
    for (seat, (_, place)) in played.seats.iter_mut().zip(people) {
        seat.points = 100 - i64::from(*place) * 10;
    }
    played
}

fn holder(user: &str) -> Participant {
    Participant {
        user: user.to_owned(),
        name: user.to_uppercase(),
    }
}

/// Everybody's standing by user id.
type Standings = BTreeMap<String, Standing>;

/// What tables add up to, with the people at them.
#[derive(Default)]
struct Folded {
    people: People,
    ratings: Ratings,
}

impl Folded {
    /// In which an account is new for a week.
    fn with_new_accounts() -> Self {
        Self {
            people: People::with_new_accounts(7 * DAY),
            ..Self::default()
        }
    }

    fn of(tables: &[Played]) -> Self {
        let mut folded = Self::default();
        for played in tables {
            folded.add(played);
        }
        folded
    }

    /// Whether it counts.
    fn add(&mut self, played: &Played) -> bool {
        let rated = self.people.rated(played);
        rated.is_some_and(|rated| {
            self.ratings.add(&rated);
            true
        })
    }

    fn standings(&self) -> Standings {
        let all = self.ratings.standings.iter();
        let named = all.map(|(person, standing)| {
            let user = self.people.get(*person).user.to_string();
            (user, *standing)
        });
        named.collect()
    }

    /// The ids of those on the leaderboard.
    fn ranked(&self) -> Vec<&str> {
        let ranked = ranked(&self.ratings, &self.people, |_| true).into_iter();
        ranked.map(|one| &*self.people.get(one).user).collect()
    }
}

fn after(tables: &[Played]) -> Standings {
    Folded::of(tables).standings()
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

/// The leaderboard's footnote says so.
#[test]
fn ratings_start_at_eight() {
    assert_eq!(Standing::new().rounded(), "8");
}

/// By hand: variance v = (25/3)^2 = 69.4444, beta^2 = (25/6)^2 = 17.3611, c = sqrt(2 v + 2 beta^2) = 13.1762. Even chances, so the
/// winner gains v/c (1 - 1/2) = 2.6352. The uncertainty shrinks by sqrt(1 - (sqrt(v)/c) (v/c^2) / 4) = sqrt(1 - 0.0632456).
#[test]
fn two_newcomers_are_rated_as_computed_by_hand() {
    let standings = after(&[table(0, &[("ann", 1), ("ben", 2)])]);
    assert_standing(&standings, "ann", 27.6352, 8.0655);
    assert_standing(&standings, "ben", 22.3648, 8.0655);
    assert_eq!(standings["ann"].shown(), None, "too few games");
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
/// beta^2) = 12.8385, and Ann wins with p = 1 / (1 + e^(-5.2705 / c)) = 0.601213; she gains v/c (1 - p) = 2.020647, and her
/// uncertainty would shrink by sqrt(1 - (8.0655 / c) (v / c^2) p (1 - p)) = sqrt(1 - 0.059442). The pair counts half: half of the
/// gain, and half of what goes under the root: 8.0655 sqrt(1 - 0.029721) = 7.944715.
#[test]
fn a_second_meeting_within_a_week_counts_half() {
    let standings = after(&[
        table(0, &[("ann", 1), ("ben", 2)]),
        table(6, &[("ben", 2), ("ann", 1)]),
    ]);
    assert_standing(&standings, "ann", 27.6352 + 2.020_647 / 2.0, 7.944_72);
    assert_standing(&standings, "ben", 22.3648 - 2.020_647 / 2.0, 7.944_72);
}

/// How much each pair at each of these tables counts, in the order of the seats. `since` are the days on which the first tables of people
/// were opened, if not on the first.
fn weights(tables: &[Played], since: &[(&str, u32)]) -> Vec<String> {
    let mut people = People::default();
    let mut meetings = Meetings::default();
    let days = since.iter().map(|(user, day)| (*user, *day));
    let days: BTreeMap<&str, u32> = days.collect();
    let of_table = |played: &Played| {
        let users = played.seats.iter().map(|seat| seat.beginner().user.clone());
        let since = users.map(|user| {
            let day = days.get(user.as_str()).copied().unwrap_or(0);
            (user, WallTime(0) + day * DAY)
        });
        let since: Vec<(String, WallTime)> = since.collect();
        assert!(!people.contradicted_by(&since));
        let Rated { ended, people, .. } = people.rated(played).expect("a rated table");
        meetings.drop_old(ended);
        let pairs = (0..people.len()).flat_map(|i| (i + 1..people.len()).map(move |j| (i, j)));
        let pairs: Vec<(usize, usize)> = pairs.collect();
        let weights = pairs.iter().map(|(i, j)| {
            let weight = meetings.weight(&people[*i], &people[*j]);
            format!("{weight:.3}")
        });
        let weights: Vec<String> = weights.collect();
        for (i, j) in pairs {
            meetings.add(&people[i], &people[j], ended);
        }
        weights.join(" ")
    };
    tables.iter().map(of_table).collect()
}

#[test]
fn each_pair_counts_by_how_often_it_met_within_a_week() {
    let two = [("ann", 1), ("ben", 2)];
    let three = [("ann", 1), ("ben", 2), ("cleo", 3)];
    let tables = [
        table(0, &two),
        table(1, &two),
        table(2, &three),
        table(6, &two),
        // Now the first is no longer less than a week ago.
        table(7, &three),
        table(20, &two),
    ];
    // Ann and Ben, Ann and Cleo, Ben and Cleo.
    assert_eq!(
        weights(&tables, &[]),
        [
            "1.000",
            "0.500",
            "0.333 1.000 1.000",
            "0.250",
            "0.250 0.500 0.500",
            "1.000"
        ]
    );
}

/// Each group is new, but no pair is from the fourth table on.
#[test]
fn a_new_group_of_the_same_people_is_no_first_meeting() {
    let groups: [&[(&str, u32)]; 5] = [
        &[("ann", 1), ("ben", 2)],
        &[("ann", 1), ("cleo", 2)],
        &[("ben", 1), ("cleo", 2)],
        &[("ann", 1), ("ben", 2), ("cleo", 3)],
        &[("cleo", 1), ("ann", 2)],
    ];
    let tables: Vec<Played> = groups.iter().map(|people| table(0, people)).collect();
    assert_eq!(
        weights(&tables, &[]),
        ["1.000", "1.000", "1.000", "0.500 0.500 0.500", "0.333"]
    );
}

/// Ben deletes his data after each of his tables, and comes back as somebody who was never seen.
#[test]
fn somebody_who_deleted_their_data_is_not_met_for_the_first_time() {
    let met = |day: u32, ben: &str| table(day, &[("ann", 1), (ben, 2)]);
    let tables = [
        met(1, "gone-1"),
        met(2, "gone-1"),
        met(3, "gone-2"),
        met(4, "ben"),
        // Cleo was here before Ben deleted anything, so she is not him.
        met(4, "cleo"),
        met(5, "ben"),
        // A week after the first.
        met(8, "ben"),
    ];
    let since = [("gone-1", 1), ("gone-2", 3), ("ben", 4)];
    assert_eq!(
        weights(&tables, &since),
        [
            "1.000", "0.500", "0.333", "0.250", "1.000", "0.200", "0.200"
        ]
    );
}

#[test]
fn people_who_deleted_their_data_are_on_no_leaderboard() {
    let tables: Vec<Played> = (0..3)
        .map(|day| table(day * 10, &[("gone-1", 1), ("ben", 2)]))
        .collect();
    let folded = Folded::of(&tables);
    let all = folded.standings();
    assert_eq!(all["gone-1"].games, 3, "the others are rated against them");
    assert_eq!(folded.ranked(), ["ben"]);
}

/// However good the place of the seat is.
#[test]
fn who_is_away_at_the_end_or_replaced_counts_as_last() {
    let resigned = after(&[table(0, &[("ann", 0), ("ben", 3), ("cleo", 2)])]);
    let mut away = table(0, &[("ann", 1), ("ben", 3), ("cleo", 2)]);
    away.seats[0].away = true;
    let mut replaced = table(0, &[("ann", 1), ("ben", 3), ("cleo", 2)]);
    replaced.seats[0].holders.push(holder("zoe"));
    for played in [away, replaced] {
        let found = after(&[played]);
        assert_eq!(found, resigned);
        assert_eq!((found["cleo"].wins, found["ann"].best), (1, None));
        assert!(!found.contains_key("zoe"), "a newcomer is not rated");
    }
}

/// By hand: Ann is compared with Ben and Cleo, who both left, and they are not compared with each other. So Ann gains from two
/// pairs as in `a_win_over_two_counts_as_two_wins`, and each of them loses in one, as in
/// `two_newcomers_are_rated_as_computed_by_hand`.
#[test]
fn two_who_left_are_not_compared() {
    let standings = after(&[table(0, &[("ann", 1), ("ben", 0), ("cleo", 0)])]);
    assert_standing(&standings, "ann", 30.2705, 7.7885);
    assert_standing(&standings, "ben", 22.3648, 8.0655);
    assert_standing(&standings, "cleo", 22.3648, 8.0655);
}

#[test]
fn who_stays_without_having_to_move_is_not_rated() {
    let mut played = table(0, &[("ann", 1), ("ben", 2), ("dev", 3)]);
    played.seats[2].moves = 0;
    let found = after(&[played.clone()]);
    assert_eq!(found, after(&[table(0, &[("ann", 1), ("ben", 2)])]));
    // A place that such a seat took is nobody's.
    played.seats[0].moves = 0;
    played.seats[2].moves = 20;
    let found = after(&[played]);
    assert_eq!((found["ben"].wins, found["dev"].wins), (1, 0));
}

/// Ben has seen what Ann rolled, and resigns, or lets the clock run, or hands over his seat, before he has moved.
#[test]
fn who_looks_and_leaves_loses_and_gives_nothing() {
    let lost = after(&[table(0, &[("ann", 1), ("ben", 0)])])["ben"];
    let resigned = table(0, &[("ann", 1), ("ben", 0)]);
    let mut away = table(0, &[("ann", 1), ("ben", 2)]);
    away.seats[1].away = true;
    let mut replaced = table(0, &[("ann", 1), ("ben", 2)]);
    replaced.seats[1].holders.push(holder("zoe"));
    for mut played in [resigned, away, replaced] {
        played.seats[1].moves = 0;
        let found = after(&[played.clone()]);
        assert_eq!(found["ben"], lost);
        assert_eq!(found.len(), 1, "Ann has no rated game by it: {found:?}");
        // What costs him each time is no meeting for her.
        let again = Played {
            ended: WallTime(0) + DAY,
            ..table(1, &[("ann", 1), ("ben", 2)])
        };
        let found = after(&[played, again])["ann"];
        let first = after(&[table(0, &[("ann", 1), ("ben", 2)])])["ann"];
        assert!(
            first.rating - found.rating < 0.5 && found.games == 1,
            "{found:?}"
        );
    }
    // Nobody has moved, so there was nothing to see.
    let mut at_once = table(0, &[("ann", 1), ("ben", 0)]);
    at_once.seats[0].moves = 0;
    at_once.seats[1].moves = 0;
    assert!(after(&[at_once.clone()]).is_empty());
    // Ann leaves after a bad turn, before Ben has had one.
    at_once.seats[1].moves = 1;
    assert_eq!(after(&[at_once])["ben"], lost);
}

#[test]
fn who_leaves_gives_points_after_a_third_of_the_median_of_moves() {
    for (moves, of_ann, gives) in [
        ([9, 2, 2], 2, false),
        ([9, 3, 3], 3, true),
        ([30, 30, 9], 9, false),
        ([30, 30, 10], 10, true),
    ] {
        let mut played = table(0, &[("ben", 1), ("cleo", 2), ("ann", 0)]);
        for (seat, moves) in played.seats.iter_mut().zip(moves) {
            seat.moves = moves;
        }
        let found = after(&[played]);
        let alone = after(&[table(0, &[("ben", 1), ("cleo", 2)])]);
        assert_eq!(found["cleo"] != alone["cleo"], gives, "{of_ann} moves");
        assert!(found["ann"].rating < 20.0, "she loses to both of them");
    }
}

/// The cap is that of a table for three: see `a_win_over_two_counts_as_two_wins`.
#[test]
fn a_table_of_eight_weighs_as_much_as_a_table_for_three() {
    let users = ["ann", "b", "c", "d", "e", "f", "g", "h"];
    let people: Vec<(&str, u32)> = users.into_iter().zip(1..).collect();
    let found = after(&[table(0, &people)]);
    assert_standing(&found, "ann", 30.2705, 7.7885);
    assert_standing(&found, "h", 19.7295, 7.7885);
}

/// A tenth of `two_newcomers_are_rated_as_computed_by_hand`: 25 + 0.2635, and sqrt(1 - 0.00632456) of 25/3. The new one moves in full.
#[test]
fn somebody_new_moves_others_little() {
    // An account of the first second of 2020, and one of 2015.
    let (made, new, old) = (1_577_836_800_000, "661720242585600000", "4194304");
    assert_eq!(crate::ids::made(new), Some(WallTime(made)));
    let at = |days: u32, loser: &str| {
        let mut folded = Folded::with_new_accounts();
        let mut played = table(0, &[(old, 1), (loser, 2)]);
        played.ended = WallTime(made) + days * DAY;
        assert!(folded.add(&played));
        folded
    };
    let found = at(6, new).standings();
    assert_standing(&found, old, 25.2635, 8.3069);
    assert_standing(&found, new, 22.3648, 8.0655);
    for (days, loser) in [(7, new), (6, "gone-0.abcd")] {
        assert_standing(&at(days, loser).standings(), old, 27.6352, 8.0655);
    }
    let gone = "gone-0.abcd-new";
    assert_standing(&at(6, gone).standings(), old, 25.2635, 8.3069);
    // After ten games somebody is known, however young the account is.
    let mut folded = Folded::with_new_accounts();
    for number in 0..11 {
        let mut played = table(0, &[(old, 1), (new, 2)]);
        let other = format!("other{number}");
        if number < 10 {
            played.seats[0].holders = vec![holder(&other)];
        }
        played.ended = WallTime(made) + DAY;
        folded.add(&played);
    }
    let gained = folded.standings()[old].rating - 25.0;
    assert!(gained > 0.5, "{gained}");
}

#[test]
fn unrated_tables_change_nothing() {
    let rated = table(0, &[("ann", 1), ("ben", 2)]);
    let alone = table(1, &[("ann", 1)]);
    let voided = Played {
        voided: true,
        ..rated.clone()
    };
    let hinted = Played {
        hints: true,
        ..rated.clone()
    };
    let mut with_house = rated.clone();
    with_house.seats[1].level = Some("regular".to_owned());
    let mut unmoved = rated.clone();
    unmoved.seats[1].moves = 0;
    let all_left = table(1, &[("ann", 0), ("ben", 0)]);
    let tables = [
        alone,
        voided,
        rated.clone(),
        hinted,
        with_house,
        unmoved,
        all_left,
    ];
    assert_eq!(after(&tables), after(&[rated]));
    let mut folded = Folded::default();
    let counted = tables.iter().filter(|played| folded.add(played)).count();
    assert_eq!(counted, 1);
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
    let folded = Folded::of(&tables);
    let all = folded.standings();
    assert_eq!((all["ann"].wins, all["ann"].streak), (3, 0));
    assert_eq!((all["zoe"].wins, all["zoe"].streak), (1, 1));
    assert_eq!(all["ann"].best, Some((1, 90)));
    assert_eq!(folded.ranked(), ["ann", "ben"]);
    let ann = folded.people.find("ann").expect("a player");
    assert_eq!(&*folded.people.get(ann).name, "ANN");
}

#[test]
fn equal_players_never_change_places() {
    let tables: Vec<Played> = (0..3)
        .map(|day| table(day * 10, &[("cleo", 1), ("ann", 1), ("ben", 1)]))
        .collect();
    assert_eq!(Folded::of(&tables).ranked(), ["ann", "ben", "cleo"]);
}

/// What is kept of meetings is that of the last week, however long people play.
#[test]
fn meetings_that_no_longer_count_are_dropped() {
    let mut folded = Folded::default();
    for day in 0..40 {
        let other = ["ben", "cleo", "gone-1"][day as usize % 3];
        assert!(folded.add(&table(day, &[("ann", 1), (other, 2)])));
        let Meetings {
            recent,
            times,
            forgotten,
        } = &folded.ratings.meetings;
        let meetings = usize::try_from(day + 1).expect("few").min(7);
        assert_eq!(recent.len(), meetings, "day {day}");
        assert_eq!(times.values().sum::<u32>() as usize, meetings);
        assert_eq!(times.len(), meetings.min(3));
        let with_gone = recent.iter().filter(|one| one.forgotten != (false, false));
        let kept: usize = forgotten.values().map(VecDeque::len).sum();
        assert_eq!(kept, with_gone.count());
    }
    let meetings = &mut folded.ratings.meetings;
    meetings.drop_old(WallTime(0) + 60 * DAY);
    assert!(meetings.recent.is_empty() && meetings.times.is_empty());
    assert!(meetings.forgotten.is_empty());
}

#[test]
fn somebody_whose_first_table_is_another_one_now_contradicts_the_ratings() {
    let mut people = People::default();
    let known = |user: &str, at: i64| (user.to_owned(), WallTime(at));
    assert!(!people.contradicted_by(&[known("ann", 3), known("ben", 3)]));
    assert!(!people.contradicted_by(&[known("cleo", 4), known("ben", 3)]));
    assert!(people.knows("ben") && !people.knows("dev"));
    assert!(people.contradicted_by(&[known("cleo", 4), known("ben", -1)]));
}

/// Somebody who wins ten tables for three against accounts of their own, which is as much as a table can weigh. Before each of them the
/// strongest of these accounts win so many tables `between`, so that beating them is worth more; and perhaps a week goes by, so that all
/// count as if they had never met. Every table is between those for whom it brings most.
fn farmed(helpers: usize, between: usize, a_week_apart: bool) -> f64 {
    const OWN: &str = "main";
    let helpers: Vec<String> = (0..helpers)
        .map(|number| format!("helper{number}"))
        .collect();
    let mut folded = Folded::default();
    for round in 0..10 {
        let day = if a_week_apart { 7 * round } else { 0 };
        folded.ratings.meetings.drop_old(WallTime(0) + day * DAY);
        for _ in 0..between {
            let strongest = most(&helpers, |user| folded.standing(user).rating);
            let pairs = strongest[..2]
                .iter()
                .flat_map(|one| strongest[2..].iter().map(move |other| (one, other)));
            let (one, other) = pairs
                .reduce(|best, pair| {
                    if folded.gain(pair.0, pair.1) > folded.gain(best.0, best.1) {
                        pair
                    } else {
                        best
                    }
                })
                .expect("more than two helpers");
            let played = table(day, &[(one, 1), (other, 2)]);
            folded.add(&played);
        }
        let victims = most(&helpers, |user| folded.gain(OWN, user));
        let played = table(day, &[(OWN, 1), (victims[0], 2), (victims[1], 3)]);
        folded.add(&played);
    }
    folded.standing(OWN).floor()
}

impl Folded {
    fn standing(&self, user: &str) -> Standing {
        let known = self
            .people
            .find(user)
            .and_then(|one| self.ratings.standing(one));
        known.copied().unwrap_or_else(Standing::new)
    }

    /// What the one gains by beating the other.
    fn gain(&self, one: &str, other: &str) -> f64 {
        let (before, loser) = (
            self.standing(one).estimate(),
            self.standing(other).estimate(),
        );
        let (after, _) = weng_lin(&before, &loser, &Outcomes::WIN, &WengLinConfig::new());
        let pair = self.people.find(one).zip(self.people.find(other));
        let met =
            pair.and_then(|(one, other)| self.ratings.meetings.times.get(&in_order(one, other)));
        (after.rating - before.rating) / (1.0 + f64::from(met.copied().unwrap_or(0)))
    }
}

/// Those of whom there is most come first.
fn most(users: &[String], of: impl Fn(&str) -> f64) -> Vec<&str> {
    let mut users: Vec<&str> = users.iter().map(String::as_str).collect();
    users.sort_by(|one, other| of(other).total_cmp(&of(one)));
    users
}

/// The lower end of somebody who wins so many tables for three, each against two whom nobody knows.
fn honest(tables: usize) -> f64 {
    let mut folded = Folded::default();
    for number in 0..tables {
        let others = [format!("a{number}"), format!("b{number}")];
        folded.add(&table(0, &[("ann", 1), (&others[0], 2), (&others[1], 2)]));
    }
    folded.standing("ann").floor()
}

/// The figures of docs/leaderboards.md.
#[test]
fn the_best_farm_is_behind_an_honest_winner_of_as_many_games() {
    let figure = |floor: f64| format!("{floor:.1}");
    // Seven accounts that resign at eight-seat tables, each after three moves.
    let mut resigned = Folded::default();
    for _ in 0..10 {
        let others: Vec<String> = (0..7).map(|number| format!("helper{number}")).collect();
        let people: Vec<(&str, u32)> = others.iter().map(|user| (user.as_str(), 0)).collect();
        resigned.add(&table(0, &[&[("ann", 1)], &people[..]].concat()));
    }
    assert_eq!(figure(resigned.standing("ann").floor()), "21.0");
    assert_eq!(figure(honest(10)), "34.9");
    let within_a_week = [0, 1, 2, 5, 10, 20].map(|between| farmed(7, between, false));
    let best = within_a_week.into_iter().fold(0.0, f64::max);
    assert_eq!(figure(best), "30.7");
    // With patience it is the number of all tables that counts.
    for (between, reached, as_honest) in [(5, "41.8", "52.5"), (20, "47.4", "63.8")] {
        assert_eq!(figure(farmed(7, between, true)), reached);
        assert_eq!(figure(honest(10 * (between + 1))), as_honest);
    }
}
