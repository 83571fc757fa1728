//! What is kept and continued is what folding everything gives, whatever happens to the results in between.

use db::{Append, NewTable, Participant, Played, Seed, TableId, TableTime};
use games::registry::GAMES;
use games::seat::Seat;
use postgres_cluster::Cluster;
use tables::event::Entry;

use super::*;
use crate::standings::line;
use crate::standings::line::Point;
use crate::standings::rated::{People, Rated};
use crate::standings::ratings::Ratings;

const PEOPLE: [&str; 6] = ["ann", "ben", "cleo", "dev", "edda", "finn"];

/// A new storage, of the kind that the tests run on.
struct Home {
    store: Store,
    _folder: tempfile::TempDir,
}

impl Home {
    fn new() -> Option<Self> {
        let folder = tempfile::tempdir().expect("a folder");
        let store = if std::env::var("ROLLHOUSE_TEST_STORE").is_ok_and(|kind| kind == "postgres") {
            let cluster = Cluster::shared()?;
            Store::connect(&cluster.url(&cluster.schema()))
        } else {
            Store::open(folder.path().join("rollhouse.db"))
        };
        Some(Self {
            store: store.expect("a store"),
            _folder: folder,
        })
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        self.store.close();
    }
}

fn of_server() -> Scope {
    Scope {
        guild: Some("g".to_owned()),
        ..Scope::default()
    }
}

async fn open(store: &Store, people: &[&str]) -> TableId {
    open_on(store, "g", people, 0).await
}

async fn open_on(store: &Store, guild: &str, people: &[&str], at: i64) -> TableId {
    let game = GAMES[usize::from(people[0] < people[1])].info().key;
    let zeros = "00".repeat(32);
    let opened = format!("opened {game} 1 rated commitment {zeros} place {guild} c options ");
    let sat = (0..people.len()).map(|number| format!("\nsat {number}"));
    let text: String = [opened].into_iter().chain(sat).collect();
    let newcomers = people.iter().map(|user| Participant {
        user: (*user).to_owned(),
        name: user.to_uppercase(),
    });
    let table = NewTable {
        entry: entry(at, &text),
        people: newcomers.collect(),
        seed: Seed([7; 32]),
        due: None,
        remember: None,
        interaction: None,
    };
    store
        .write(move |tx| tx.create_table(&table))
        .await
        .expect("a table")
}

fn entry(at: i64, text: &str) -> Entry {
    Entry::read(WallTime(at), TableTime(0), text).expect("an act")
}

/// Stores an act at a table that there is.
async fn act(store: &Store, table: TableId, at: i64, text: &str) -> Result<(), db::Error> {
    let stored = store.read(move |tx| tx.stored(table)).await?;
    let number = u32::try_from(stored.log.len()).expect("few");
    let stored = store.append(Append::of(table, number, entry(at, text)));
    stored.await.map(drop)
}

/// Ends a lobby at a moment, with its people in the order in which they joined.
async fn end(store: &Store, table: TableId, at: i64) {
    let stored = store.read(move |tx| tx.stored(table)).await;
    let people = u8::try_from(stored.expect("a table").seats.len()).expect("few");
    let seating: Vec<String> = (0..people)
        .map(|number| format!("{}={number}", char::from(b'A' + number)))
        .collect();
    let began = format!("began {} [1]", seating.join(" "));
    act(store, table, at, &began).await.expect("a start");
    for ply in 1..=people {
        let standing = |seat: u8| db::Standing {
            seat: Seat::new(seat.into()),
            place: Some(seat + 1),
            points: 10 - i32::from(seat),
            moves: 1,
            away: false,
        };
        let standings = if ply == people {
            (0..people).map(standing).collect()
        } else {
            Vec::new()
        };
        let append = Append {
            standings,
            ..Append::of(table, u32::from(ply) + 1, entry(at, "A practice"))
        };
        store.append(append).await.expect("a ply");
    }
}

async fn shown(
    cache: &ResultsCache,
    store: &Store,
    scope: &Scope,
    game: Option<&str>,
    now: i64,
) -> Page {
    let page = cache.page(
        store,
        scope,
        game,
        WallTime(-1),
        WallTime(now),
        (0, 1_000, ""),
    );
    page.await.expect("a leaderboard")
}

/// Everybody's part of the profiles, from what is kept.
async fn profiles(cache: &ResultsCache, store: &Store) -> Vec<Player> {
    let mut found = Vec::new();
    for user in PEOPLE {
        let player = cache.player(store, &of_server(), user).await;
        found.push(player.expect("a profile"));
    }
    found
}

/// What is done after each table that counts.
type Each<'a> = Box<dyn FnMut(&Rated, &Ratings, &People) + 'a>;

/// The profiles, calculated from all results without a cache.
async fn profiles_of_all(store: &Store) -> Vec<Player> {
    let all = store.read(|tx| tx.finished(&of_server().tables())).await;
    let all = all.expect("the results");
    let users = all.iter().flat_map(|played| &played.seats);
    let users: Vec<_> = users.map(|seat| seat.beginner().user.clone()).collect();
    let since = store
        .read(move |tx| tx.first_opened(&users))
        .await
        .expect("a store");
    let fold = |tables: &[&Played], mut each: Each<'_>| {
        let (mut people, mut ratings) = (People::default(), Ratings::default());
        assert!(!people.contradicted_by(&since));
        for played in tables {
            if let Some(rated) = people.rated(played) {
                ratings.add(&rated);
                each(&rated, &ratings, &people);
            }
        }
        (people, ratings)
    };
    let of_user = |user: &str| {
        let tables: Vec<&Played> = all.iter().collect();
        let mut line: Option<line::Line> = None;
        let draw = |rated: &Rated, ratings: &Ratings, people: &People| {
            let person = people.find(user);
            let Some(person) = person.filter(|one| rated.people.iter().any(|c| c.person == *one))
            else {
                return;
            };
            let standing = ratings.standing(person).expect("a standing");
            let point = Point {
                rating: standing.rating,
                margin: standing.margin(),
            };
            match &mut line {
                Some(line) => line.add(rated.ended, point),
                None => line = Some(line::Line::new(rated.ended, point)),
            }
        };
        let (people, ratings) = fold(&tables, Box::new(draw));
        let total = people.find(user).and_then(|one| ratings.standing(one));
        let by_game = GAMES.iter().filter_map(|game| {
            let key = game.info().key;
            let of_game: Vec<&Played> = all.iter().filter(|one| one.game == key).collect();
            let (people, ratings) = fold(&of_game, Box::new(|_, _, _| {}));
            let standing = ratings.standing(people.find(user)?)?;
            Some((key.to_owned(), *standing))
        });
        let mut own = OwnTables::default();
        let sat = |played: &&Played| {
            let mut holders = played.seats.iter().flat_map(|seat| &seat.holders);
            holders.any(|holder| holder.user == user)
        };
        for played in all.iter().filter(sat) {
            own.add(played, user);
        }
        Player {
            total: total.copied(),
            by_game: by_game.collect(),
            line,
            own_tables: Arc::new(own),
        }
    };
    PEOPLE.map(of_user).to_vec()
}

/// Numbers that look random and are the same in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, most: usize) -> usize {
        let Self(state) = self;
        *state ^= *state << 13;
        *state ^= *state >> 7;
        *state ^= *state << 17;
        usize::try_from(*state % most as u64).expect("it is less")
    }
}

/// Results end, are voided, restored, deleted, shared and forgotten in any order, on two servers, and the cache is compared for every
/// leaderboard.
#[tokio::test]
async fn whatever_happens_to_results_what_is_kept_is_what_is_folded_from_scratch() {
    for seed in 1..=4 {
        let Some(home) = Home::new() else { return };
        law(&home.store, Random(seed)).await;
    }
}

async fn law(store: &Store, mut random: Random) {
    let mut kept = ResultsCache::default();
    let mut now = 20_000_000;
    let mut lobbies: Vec<TableId> = Vec::new();
    let mut ended: Vec<TableId> = Vec::new();
    let mut different = HashSet::new();
    for step in 0..100 {
        now += [1, 40_000, 3_600_000, 50_000_000][random.below(4)];
        let any = random.below(usize::MAX);
        match random.below(20) {
            0 if !ended.is_empty() => {
                let word = if any.is_multiple_of(3) {
                    "unvoided"
                } else {
                    "voided"
                };
                // It may have been deleted.
                _ = act(store, ended[any % ended.len()], now, word).await;
            }
            1 => {
                for lobby in lobbies.drain(..) {
                    let closed = act(store, lobby, now, "closed expired").await;
                    closed.expect("a lobby");
                }
                let forgotten = store
                    .delete(move |tx| tx.forget(PEOPLE[any % PEOPLE.len()], false))
                    .await;
                forgotten.expect("a person without an open table");
            }
            2 if step % 4 == 0 => {
                let before = WallTime(now - 100_000_000);
                _ = store.drop_ended_before(before, 3).await.expect("a store");
            }
            3 => {
                let user = PEOPLE[any % PEOPLE.len()];
                let on = any.is_multiple_of(2);
                store
                    .write(move |tx| tx.set_unlisted(user, on))
                    .await
                    .expect("a store");
            }
            4 | 5 => {
                let guild = ["g", "h"][any % 2];
                let shared = !any.is_multiple_of(3);
                let change = move |server: &mut db::Server| server.shares_results = shared;
                store
                    .write(move |tx| tx.change_server(guild, &change))
                    .await
                    .expect("a store");
            }
            kind => {
                let first = random.below(PEOPLE.len());
                let second = (first + 1 + random.below(PEOPLE.len() - 1)) % PEOPLE.len();
                let guild = ["g", "h"][random.below(2)];
                let table = open_on(store, guild, &[PEOPLE[first], PEOPLE[second]], now).await;
                lobbies.push(table);
                // Some stay open and end later, after tables that were opened after them.
                if kind < 17 {
                    let table = lobbies.swap_remove(any % lobbies.len());
                    // Sometimes the clock is behind, a little or much.
                    let behind = [0, 0, 0, 5, 60_000][random.below(5)];
                    end(store, table, now - behind).await;
                    ended.push(table);
                }
            }
        }
        if random.below(3) == 0 {
            continue;
        }
        if random.below(4) == 0 {
            // A start: what was stored is continued.
            kept.store_grown(store, 1).await;
            kept = ResultsCache::default();
        }
        let fresh = ResultsCache::default();
        let period = Scope {
            since: Some(WallTime(40_000_000)),
            ..of_server()
        };
        let other = Scope {
            guild: Some("h".to_owned()),
            ..Scope::default()
        };
        for scope in [of_server(), other, period, Scope::default()] {
            for game in [None, Some(GAMES[0].info().key)] {
                // A period that has no beginning is never stored.
                let whole = Scope {
                    since: scope.since.or(Some(WallTime(-1))),
                    ..scope.clone()
                };
                let scratch = shown(&fresh, store, &whole, game, now).await;
                let continued = shown(&kept, store, &scope, game, now).await;
                assert_eq!(continued, scratch, "step {step} of {scope:?}, {game:?}");
                different.insert(format!("{scratch:?}"));
            }
        }
        let players = profiles(&kept, store).await;
        assert_eq!(players, profiles_of_all(store).await, "step {step}");
    }
    assert!(
        different.len() > 20,
        "only {} leaderboards",
        different.len()
    );
}

#[tokio::test]
async fn only_new_tables_are_read_for_a_leaderboard_that_is_kept() {
    let Some(home) = Home::new() else { return };
    let store = &home.store;
    let kept = ResultsCache::default();
    for at in 1..=5 {
        let table = open(store, &PEOPLE[..2]).await;
        end(store, table, at * 1_000).await;
        shown(&kept, store, &of_server(), None, at * 1_000).await;
        // What happens on another server starts nothing over.
        let elsewhere = open_on(store, "h", &PEOPLE[..2], 0).await;
        end(store, elsewhere, at * 1_000 + 1).await;
        let voided = act(store, elsewhere, 9_000, "voided");
        voided.await.expect("a result");
    }
    let folded = kept.entry(&of_server()).lock_owned().await;
    let fold = folded.fold.as_ref().expect("a fold");
    let last = fold.last.map(|(at, _)| at);
    assert_eq!((fold.rewrites, last), (0, Some(WallTime(5_000))));
}

/// After a start only what has ended since is read, unless what was stored can no longer be continued.
#[tokio::test]
async fn what_was_stored_is_continued_after_a_start() {
    let Some(home) = Home::new() else { return };
    let store = &home.store;
    let table = open(store, &PEOPLE[..2]).await;
    end(store, table, 1_000).await;
    let (before, after) = (ResultsCache::default(), ResultsCache::default());
    let scope = of_server();
    let first = shown(&before, store, &scope, None, 1_000).await;
    let is_kept = async || {
        store
            .read(|tx| tx.kept_fold(Some("g")))
            .await
            .is_ok_and(|kept| kept.is_some())
    };
    before.store_grown(store, 2).await;
    assert!(!is_kept().await, "one is few");
    before.store_grown(store, 1).await;
    assert!(is_kept().await);
    let unstored = async || {
        let folded = after.entry(&of_server()).lock_owned().await;
        folded.fold.as_ref().map(|fold| fold.unstored)
    };
    assert_eq!(shown(&after, store, &scope, None, 1_000).await, first);
    assert_eq!(unstored().await, Some(0));
    let table = open(store, &PEOPLE[1..3]).await;
    end(store, table, 2_000).await;
    shown(&after, store, &scope, None, 2_000).await;
    assert_eq!(unstored().await, Some(1));
    // What was folded before a result was taken out must not come back.
    act(store, table, 3_000, "voided").await.expect("a result");
    after.store_grown(store, 1).await;
    assert!(!is_kept().await);
}

/// Of many servers only those asked for last are kept.
#[tokio::test]
async fn what_is_kept_takes_no_more_memory_than_it_may() {
    let Some(home) = Home::new() else { return };
    let kept = ResultsCache::default();
    let table = open(&home.store, &PEOPLE[..2]).await;
    end(&home.store, table, 1_000).await;
    let scope = |number: usize| Scope {
        since: Some(WallTime(0)),
        guild: Some(format!("g{number}")),
        channel: None,
    };
    for number in 0..50 {
        shown(&kept, &home.store, &scope(number), None, 1_000).await;
        kept.note(&scope(number), MOST_BYTES / 8);
    }
    let bytes = |kept: &ResultsCache| -> usize {
        let kept = kept.kept.lock();
        assert!(kept.contains(&scope(49)) && !kept.contains(&scope(40)));
        kept.iter().map(|(_, (_, bytes))| *bytes).sum()
    };
    assert!(bytes(&kept) <= MOST_BYTES);
    assert_eq!(bytes(&kept), MOST_BYTES / 8 * 7);
    // One that is too large alone is kept, without others.
    kept.note(&scope(49), MOST_BYTES * 2);
    assert_eq!(bytes(&kept), MOST_BYTES * 2);
}

/// What a person takes stays the same, however much they play.
#[test]
fn a_fold_grows_with_people_and_not_with_results() {
    let mut everybody = Everybody::new(true, Duration::ZERO);
    let people = |number: usize| [(["ann", "ben"][number % 2], Some(1)), ("cleo", Some(2))];
    let mut add = |numbers: std::ops::Range<usize>| {
        for number in numbers {
            let mut played = crate::state::parts::tests::played(&people(number));
            played.table = TableId(i64::try_from(number).expect("few"));
            // Every three hours.
            played.ended = WallTime(played.table.0 * 10_800_000);
            everybody.add(&played);
        }
        everybody.bytes()
    };
    let (after_few, after_many) = (add(0..2_000), add(2_000..20_000));
    assert!(
        after_many < after_few + 3 * 512 * 8,
        "{after_few} {after_many}"
    );
}
