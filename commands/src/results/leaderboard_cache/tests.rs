//! What is kept and continued is what folding everything gives, whatever happens to the results in between.

use db::{Append, Hand, NewSeat, NewTable, Seed, Start, TableId, TableTime};
use games::registry::GAMES;

use super::*;
use crate::results::chart::Point;
use crate::results::profile_cache::{Line, Player};
use crate::state::parts::{self, Part};
use crate::time::period::Period;

const PEOPLE: [&str; 6] = ["ann", "ben", "cleo", "dev", "edda", "finn"];

fn query() -> LeaderboardQuery {
    LeaderboardQuery {
        game: None,
        period: Period::All,
        everywhere: false,
    }
}

async fn open(store: &Store, people: &[&str]) -> TableId {
    let seats = people.iter().map(|user| NewSeat {
        user: (*user).to_owned(),
        name: user.to_uppercase(),
        word: String::new(),
        level: None,
    });
    let table = NewTable {
        game: GAMES[usize::from(people[0] < people[1])]
            .info()
            .key
            .to_owned(),
        edition: 1,
        options: String::new(),
        guild: "g".to_owned(),
        channel: "c".to_owned(),
        host: people[0].to_owned(),
        seats: seats.collect(),
        seed: Seed([7; 32]),
        commitment: "c0ffee".to_owned(),
        opened: WallTime(0),
        clock: None,
        origin: String::new(),
        thread: false,
        remember: None,
        hints: false,
        rated: true,
        starts_when_full: false,
        answers_only: None,
    };
    store.create_table(table).await.expect("a table")
}

/// Ends a lobby at a moment, with its people in the order in which they joined.
async fn end(store: &Store, table: TableId, at: i64) {
    let stored = store.load(table).await.expect("a store").expect("a table");
    let mut seats = stored.seats;
    for (number, seat) in (0..).zip(&mut seats) {
        seat.seat = Some(number);
    }
    let people = u8::try_from(seats.len()).expect("few");
    let start = Start {
        table,
        seats,
        faces: vec![1],
        at: WallTime(at),
        time: TableTime(0),
        due: None,
    };
    store.start(start).await.expect("a start");
    for ply in 1..=people {
        let standing = |seat| db::Standing {
            seat,
            place: Some(u32::from(seat) + 1),
            points: 10 - i64::from(seat),
            away: false,
        };
        let append = Append {
            table: table.into(),
            ply: u32::from(ply),
            seat: ply - 1,
            mv: "roll".to_owned(),
            faces: vec![1],
            hand: Hand::Player,
            at: WallTime(at),
            time: TableTime(0),
            due: None,
            left: false,
            withdraws_vote: false,
            over: (ply == people).then(|| (0..people).map(standing).collect()),
        };
        store.append(append).await.expect("a ply");
    }
}

async fn shown(cache: &LeaderboardCache, store: &Store, now: i64) -> Ranked {
    let which = Finished {
        guild: Some("g".to_owned()),
        ..Finished::default()
    };
    let key = (query(), which.guild.clone(), None);
    let seen_since = WallTime(-1);
    let ranked = cache.ranked(store, key, which, seen_since, WallTime(now));
    ranked.await.expect("a leaderboard")
}

/// Everybody's part of the profiles, from what is kept.
async fn profiles(cache: &LeaderboardCache, store: &Store) -> Vec<Player> {
    let mut found = Vec::new();
    for user in PEOPLE {
        let player = cache
            .profiles
            .player(store, Some("g".to_owned()), None, user);
        found.push(player.await.expect("a profile"));
    }
    found
}

/// The same, worked out from all results and nothing else.
async fn profiles_of_all(store: &Store) -> Vec<Player> {
    let which = Finished {
        guild: Some("g".to_owned()),
        ..Finished::default()
    };
    let all = store.finished(which).await.expect("the results");
    let of_user = |user: &str| {
        let mut ratings = Ratings::default();
        let mut line: Option<Line> = None;
        for played in &all {
            let compared = parts::part_of(played, user).is_some_and(|part| part != Part::Unmoved);
            if ratings.add(played) && compared {
                let standing = &ratings.standings()[user];
                let point = Point {
                    rating: standing.rating,
                    margin: standing.margin(),
                };
                match &mut line {
                    Some(line) => line.add(played.ended, point),
                    None => line = Some(Line::new(played.ended, point)),
                }
            }
        }
        let by_game = GAMES.iter().filter_map(|game| {
            let key = game.info().key;
            let of_game = all.iter().filter(|played| played.game == key);
            let standing = ratings::standings(of_game).remove(user)?;
            Some((key.to_owned(), standing))
        });
        Player {
            total: ratings.standings().get(user).cloned(),
            by_game: by_game.collect(),
            line,
        }
    };
    PEOPLE.map(of_user).to_vec()
}

/// The kept fold is continued where it can be, and begun again where it must be.
#[tokio::test]
async fn a_leaderboard_that_is_continued_is_the_one_that_is_folded_anew() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open(folder.path().join("rollhouse.db")).expect("a store");
    let kept = LeaderboardCache::default();
    // A lobby that was opened before anybody's first table.
    let early = open(&store, &PEOPLE[..2]).await;
    let mut tables = Vec::new();
    let mut boards = HashSet::new();
    let mut both_games = false;
    for step in 0..60_usize {
        let now = 1_000 * i64::try_from(step).expect("few");
        match step {
            20 => store
                .set_voided(tables[3], Some(WallTime(now)))
                .await
                .expect("voided"),
            25 => store.set_voided(tables[3], None).await.expect("put back"),
            30 => end(&store, early, now).await,
            35 => _ = store.forget("finn").await.expect("forgotten"),
            40 => store.set_unlisted("ben", true).await.expect("unlisted"),
            // The clock was set back.
            45 => {
                let table = open(&store, &["cleo", "ann"]).await;
                end(&store, table, 2_500).await;
            }
            50 => {
                let dropped = store.drop_ended_before(WallTime(8_000), 100).await;
                assert!(!dropped.expect("a store").is_empty());
            }
            _ => {
                let first = step % PEOPLE.len();
                let second = (first + 1 + step / 7 % (PEOPLE.len() - 1)) % PEOPLE.len();
                let table = open(&store, &[PEOPLE[first], PEOPLE[second]]).await;
                end(&store, table, now).await;
                tables.push(table);
            }
        }
        let anew = shown(&LeaderboardCache::default(), &store, now).await;
        assert_eq!(shown(&kept, &store, now).await, anew, "step {step}");
        boards.insert(format!("{anew:?}"));
        let players = profiles(&kept, &store).await;
        assert_eq!(players, profiles_of_all(&store).await, "step {step}");
        both_games |= players.iter().any(|player| player.by_game.len() == 2);
    }
    assert!(boards.len() > 50, "the results changed what is shown");
    assert!(both_games);
    store.close();
}

#[tokio::test]
async fn only_new_tables_are_read_for_a_leaderboard_that_is_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open(folder.path().join("rollhouse.db")).expect("a store");
    let kept = LeaderboardCache::default();
    for at in 1..=5 {
        let table = open(&store, &PEOPLE[..2]).await;
        end(&store, table, at * 1_000).await;
        shown(&kept, &store, at * 1_000).await;
    }
    let folds = kept.folds.lock().await;
    let (_, fold) = folds.by_key.iter().next().expect("a fold");
    assert_eq!(fold.state(), (0, Some(WallTime(5_000))));
    store.close();
}
