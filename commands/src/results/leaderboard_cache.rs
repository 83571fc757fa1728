//! Leaderboards kept in memory. What was folded stays, and only what is new is folded; where a result was taken out or put back,
//! everything is folded again.

use std::collections::HashSet;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use db::{Finished, ResultsVersion, Store, WallTime};
use lru::LruCache;
use tokio::task::spawn_blocking;

use crate::error::CommandError;
use crate::protocol::page_id::LeaderboardQuery;
use crate::results::fold::Fold;
use crate::results::profile_cache::ProfileCache;
use crate::results::ratings::{self, Ratings, Standing};

/// How many leaderboards are kept.
const KEPT: NonZeroUsize = NonZeroUsize::new(32).expect("not zero");

/// A table may be stored this much later than it says that it ended: the clocks of several machines differ.
const CLOCKS_DIFFER: Duration = Duration::from_secs(60);

pub(crate) type Ranked = Arc<Vec<(String, Standing)>>;

/// The query, the server (`None` for everywhere), and when the period began.
pub(crate) type Key = (LeaderboardQuery, Option<String>, Option<WallTime>);

/// Leaderboards, who has played lately, and what profiles need.
pub(crate) struct LeaderboardCache {
    pub(crate) profiles: ProfileCache,
    kept: Mutex<LruCache<Key, (Version, Ranked)>>,
    /// Held while a leaderboard is computed: many people who ask at once must not each read all finished tables.
    folds: tokio::sync::Mutex<Folds>,
}

/// What a leaderboard was computed from.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Version {
    results: ResultsVersion,
    /// Since when people have to have played to be listed.
    seen_since: WallTime,
}

impl Version {
    /// The version as of now. Take it before the results are read: a change in between makes what was computed outdated at once, and
    /// never keeps it too long.
    async fn of(store: &Store, seen_since: WallTime) -> Result<Self, db::Error> {
        Ok(Self {
            results: store.results_version().await?,
            seen_since,
        })
    }
}

struct Folds {
    by_key: LruCache<Key, Fold<Ratings>>,
    seen: Option<Seen>,
}

impl Default for LeaderboardCache {
    fn default() -> Self {
        Self {
            profiles: ProfileCache::default(),
            kept: Mutex::new(LruCache::new(KEPT)),
            folds: tokio::sync::Mutex::new(Folds {
                by_key: LruCache::new(KEPT),
                seen: None,
            }),
        }
    }
}

impl LeaderboardCache {
    fn get(&self, key: &Key, version: Version) -> Option<Ranked> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let (of, ranked) = kept.get(key)?;
        (*of == version).then(|| Arc::clone(ranked))
    }

    /// The leaderboard of all tables that `which` lists, with the people who have played since `seen_since`. `now` is the time.
    pub(crate) async fn ranked(
        &self,
        store: &Store,
        key: Key,
        which: Finished,
        seen_since: WallTime,
        now: WallTime,
    ) -> Result<Ranked, CommandError> {
        if let Some(ranked) = self.get(&key, Version::of(store, seen_since).await?) {
            return Ok(ranked);
        }
        let mut folds = self.folds.lock().await;
        let version = Version::of(store, seen_since).await?;
        if let Some(ranked) = self.get(&key, version) {
            return Ok(ranked);
        }
        let kept = folds.by_key.pop(&key);
        let fold = Fold::brought_up_to_date(kept, store, &which, version.results).await?;
        let kept = folds.seen.take();
        let seen = Seen::brought_up_to_date(kept, store, version, now).await?;
        let unlisted: HashSet<String> = store.unlisted().await?.into_iter().collect();
        // Thousands of players may take too long for a thread that serves presses.
        let (fold, seen, ranked) = spawn_blocking(move || {
            let listed = |user: &str| seen.users.contains(user) && !unlisted.contains(user);
            let ranked = ratings::ranked(fold.folded.standings(), listed);
            (fold, seen, Arc::new(ranked))
        })
        .await
        .map_err(CommandError::internal)?;
        folds.by_key.put(key.clone(), fold);
        folds.seen = Some(seen);
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.put(key, (version, Arc::clone(&ranked)));
        Ok(ranked)
    }
}

/// Who has played to the end of a table lately, anywhere.
struct Seen {
    rewrites: i64,
    since: WallTime,
    /// Everybody who has played until this moment is there.
    until: WallTime,
    users: HashSet<String>,
}

impl Seen {
    async fn brought_up_to_date(
        kept: Option<Self>,
        store: &Store,
        version: Version,
        now: WallTime,
    ) -> Result<Self, CommandError> {
        let (since, rewrites) = (version.seen_since, version.results.rewrites);
        let begin = || Self {
            rewrites,
            since,
            until: since,
            users: HashSet::new(),
        };
        let mut seen = kept
            .filter(|kept| kept.rewrites == rewrites && kept.since == since)
            .unwrap_or_else(begin);
        seen.users.extend(store.played_since(seen.until).await?);
        seen.until = now - CLOCKS_DIFFER;
        Ok(seen)
    }
}

#[cfg(test)]
mod tests;
