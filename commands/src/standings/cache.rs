//! What finished tables add up to, kept in memory: leaderboards, profiles, and who has played recently. What was folded stays, and only
//! what is new is folded; where a result was taken out or put back, everything of its server is folded again.

use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

use db::{Finished, ResultsVersion, Store, WallTime};
use lru::LruCache;
use parking_lot::Mutex;
use tokio::sync::{Notify, OwnedMutexGuard};

use crate::error::Result;
use crate::simulated::compute;
use crate::standings::everybody::{Everybody, Player};
use crate::standings::fold::Fold;
use crate::standings::kept_fold;
use crate::standings::own_tables::OwnTables;
use crate::standings::rated::PersonId;
use crate::standings::ratings::Standing;

/// After so many new tables a fold is stored again: they are added up in a tenth of a second.
const STORED_AFTER: usize = 10_000;

/// About how much memory all folds together may take. One alone may take more: about 1 KB for each of its people.
const MOST_BYTES: usize = 128 << 20;

/// A table may be stored this much later than it says that it ended: the clocks of several machines differ.
const CLOCKS_DIFFER: Duration = Duration::from_secs(60);

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// How many tables of a player are read at a time.
const OWN_BATCH: u32 = 20_000;

/// Which tables are folded together; by default those of all servers that share their results.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Scope {
    /// The server; `None` for all that share their results.
    pub guild: Option<String>,
    /// The channel outside of servers: such places have nothing to do with each other.
    pub channel: Option<String>,
    /// When the period began.
    pub since: Option<WallTime>,
}

impl Scope {
    pub(crate) fn tables(&self) -> Finished {
        Finished {
            guild: self.guild.clone(),
            channel: self.channel.clone(),
            since: self.since,
            shared: self.guild.is_none(),
            ..Finished::default()
        }
    }

    /// A period is over soon, and a channel has few tables.
    fn is_stored(&self) -> bool {
        self.since.is_none() && self.channel.is_none()
    }

    /// Profiles are of all time, and of one server.
    fn has_profiles(&self) -> bool {
        self.guild.is_some() && self.since.is_none()
    }
}

/// A page of a leaderboard.
#[derive(Debug, PartialEq)]
pub(crate) struct Page {
    /// Its number from 0, which is less than asked for if there are not as many.
    pub number: usize,
    /// How many players are ranked on all pages.
    pub players: usize,
    /// The name of the first on all pages.
    pub leader: Option<String>,
    pub lines: Vec<Line>,
    /// The line of the user who asks, if it is on another page.
    pub own: Option<Line>,
}

/// A player on a leaderboard.
#[derive(Debug, PartialEq)]
pub(crate) struct Line {
    pub place: usize,
    pub name: String,
    pub standing: Standing,
}

/// Leaderboards, who has played recently, and what profiles need.
pub(crate) struct ResultsCache {
    /// Those asked for last, with about how many bytes each takes.
    kept: Mutex<LruCache<Scope, (Kept, usize)>>,
    seen: tokio::sync::Mutex<Option<Seen>>,
    /// Something is to be stored.
    grown: Notify,
}

/// Held while something is computed: many people who ask at once must not each read all finished tables.
type Kept = Arc<tokio::sync::Mutex<Folded>>;

#[derive(Default)]
struct Folded {
    fold: Option<Fold>,
    /// What was folded.
    version: Option<ResultsVersion>,
    /// Leaderboards by game, with what each was computed from.
    ranked: BTreeMap<Option<String>, (Version, Arc<[PersonId]>)>,
}

/// Of which results, and since when people have to have played to be listed.
type Version = (ResultsVersion, WallTime);

impl Default for ResultsCache {
    fn default() -> Self {
        Self {
            kept: Mutex::new(LruCache::unbounded()),
            seen: tokio::sync::Mutex::default(),
            grown: Notify::new(),
        }
    }
}

impl ResultsCache {
    /// Folds the results of all servers that share them, so that nobody waits for it later; then stores whatever has grown, for ever.
    pub(crate) async fn work_ahead(&self, store: &Store) {
        if let Err(error) = self.folded(store, &Scope::default()).await {
            tracing::warn!(%error, "could not add up the results of all servers ahead of the first leaderboard");
        }
        loop {
            self.grown.notified().await;
            self.store_grown(store, STORED_AFTER).await;
        }
    }

    /// Stores the folds to which at least so many tables were added since they were stored.
    async fn store_grown(&self, store: &Store, tables: usize) {
        let kept: Vec<(Scope, Kept)> = {
            let kept = self.kept.lock();
            let stored = kept.iter().filter(|(scope, _)| scope.is_stored());
            stored
                .map(|(scope, (folded, _))| (scope.clone(), Arc::clone(folded)))
                .collect()
        };
        for (scope, folded) in kept {
            if let Err(error) = store_if_grown(store, scope, folded, tables).await {
                tracing::warn!(%error, "could not store what results add up to");
            }
        }
    }

    /// A page of the leaderboard of all tables of a scope, or of a game's, with the people who have played since `seen_since`. `now` is the
    /// time, and `user` whoever asks.
    pub(crate) async fn page(
        &self,
        store: &Store,
        scope: &Scope,
        game: Option<&str>,
        seen_since: WallTime,
        now: WallTime,
        (number, size, user): (usize, usize, &str),
    ) -> Result<Page> {
        let mut folded = self.folded(store, scope).await?;
        let ranked = self.ranked(store, &mut folded, game, seen_since, now);
        let ranked = ranked.await?;
        let number = number.min(ranked.len().saturating_sub(1) / size);
        let everybody = folded.fold.as_ref().map(|fold| &fold.folded);
        let of = |person: &PersonId| everybody?.standing(game, *person);
        let floor = |at: usize| of(&ranked[at]).map_or(0.0, |(_, standing)| standing.floor());
        let line = |at: usize| {
            // Equal players share a place; sums in another order differ in their last digits.
            let is_better = |before: &usize| floor(*before) - floor(at) > 1e-6;
            let better = (0..at).rev().find(is_better);
            let (person, standing) = of(&ranked[at])?;
            Some(Line {
                place: better.map_or(1, |better| better + 2),
                name: person.name.to_string(),
                standing,
            })
        };
        let shown = number * size..ranked.len().min((number + 1) * size);
        let is_own = |person| of(person).is_some_and(|(person, _)| &*person.user == user);
        let own = ranked.iter().position(is_own);
        let own = own.filter(|own| !shown.contains(own));
        let leader = ranked.first().and_then(of);
        Ok(Page {
            number,
            players: ranked.len(),
            leader: leader.map(|(person, _)| person.name.to_string()),
            lines: shown.filter_map(line).collect(),
            own: own.and_then(line),
        })
    }

    /// What a profile says of a user at the tables of a scope.
    pub(crate) async fn player(&self, store: &Store, scope: &Scope, user: &str) -> Result<Player> {
        let mut folded = self.folded(store, scope).await?;
        let Some(fold) = &mut folded.fold else {
            return Ok(Player::default());
        };
        let own = if let Some(own) = fold.folded.own_tables.get(user) {
            own
        } else {
            let own = Arc::new(own_tables(store, scope, user, fold).await?);
            fold.folded.own_tables.put(user, Arc::clone(&own));
            own
        };
        Ok(fold.folded.player(user, own))
    }

    /// All tables of a scope, up to the newest.
    async fn folded(&self, store: &Store, scope: &Scope) -> Result<OwnedMutexGuard<Folded>> {
        let mut folded = self.entry(scope).lock_owned().await;
        let guild = scope.guild.clone();
        let read = store.read(move |tx| {
            let guild = guild.as_deref();
            let server = guild.map(|guild| tx.server(guild)).transpose()?;
            Ok((tx.results_version(guild)?, server.unwrap_or_default()))
        });
        let (version, settings) = read.await?;
        if folded.version == Some(version) && folded.fold.is_some() {
            return Ok(folded);
        }
        folded.version = None;
        if folded.fold.is_none() && scope.is_stored() {
            let guild = scope.guild.as_deref();
            folded.fold = kept_fold::load(store, guild).await?;
        }
        let new_for = DAY * settings.new_account_days;
        let begin = || Everybody::new(scope.has_profiles(), new_for);
        let tables = scope.tables();
        Fold::bring_up_to_date(&mut folded.fold, begin, store, &tables, version).await?;
        folded.version = Some(version);
        if let Some(fold) = &folded.fold {
            self.note(scope, fold.folded.bytes());
            if fold.unstored >= STORED_AFTER {
                self.grown.notify_one();
            }
        }
        Ok(folded)
    }

    fn entry(&self, scope: &Scope) -> Kept {
        let mut kept = self.kept.lock();
        let (folded, _) = kept.get_or_insert_ref(scope, Default::default);
        Arc::clone(folded)
    }

    /// Notes how much memory a fold takes, and drops others where it is too much for all.
    fn note(&self, scope: &Scope, bytes: usize) {
        let mut kept = self.kept.lock();
        if let Some((_, noted)) = kept.get_mut(scope) {
            *noted = bytes;
        }
        let total = |kept: &LruCache<Scope, (Kept, usize)>| -> usize {
            kept.iter().map(|(_, (_, bytes))| *bytes + EMPTY).sum()
        };
        while kept.len() > 1 && total(&kept) > MOST_BYTES {
            kept.pop_lru();
        }
    }

    async fn ranked(
        &self,
        store: &Store,
        folded: &mut Folded,
        game: Option<&str>,
        seen_since: WallTime,
        now: WallTime,
    ) -> Result<Arc<[PersonId]>> {
        let Some(results) = folded.version else {
            return Ok(Arc::default());
        };
        let version = (results, seen_since);
        let game = game.map(str::to_owned);
        if let Some((of, ranked)) = folded.ranked.get(&game)
            && *of == version
        {
            return Ok(Arc::clone(ranked));
        }
        let users = {
            let mut seen = self.seen.lock().await;
            let now_seen = Seen::brought_up_to_date(seen.take(), store, version, now).await?;
            Arc::clone(&seen.insert(now_seen).users)
        };
        let unlisted: HashSet<String> = store.read(|tx| tx.unlisted()).await?.into_iter().collect();
        let Some(fold) = folded.fold.take() else {
            return Ok(Arc::default());
        };
        // Thousands of players may take too long for a thread that serves presses.
        let of = game.clone();
        let ranked = compute(move || {
            let listed = |user: &str| users.contains(user) && !unlisted.contains(user);
            let ranked = fold.folded.ranked(of.as_deref(), listed);
            (fold, Arc::from(ranked))
        });
        let (fold, ranked): (_, Arc<[PersonId]>) = ranked.await?;
        folded.fold = Some(fold);
        folded.ranked.insert(game, (version, Arc::clone(&ranked)));
        Ok(ranked)
    }
}

/// Stores a fold if at least so many tables were added to it since it was stored.
async fn store_if_grown(store: &Store, scope: Scope, folded: Kept, tables: usize) -> Result<()> {
    let mut folded = folded.lock_owned().await;
    let has_grown = |fold: &&mut Fold| fold.unstored >= tables;
    let Some(fold) = folded.fold.as_mut().filter(has_grown) else {
        return Ok(());
    };
    let rewrites = fold.rewrites;
    // Tens of megabytes may take too long for a thread that serves presses.
    let encoded = compute(move || {
        let fold = folded.fold.as_mut()?;
        fold.unstored = 0;
        kept_fold::encoded(fold)
    });
    match encoded.await? {
        Some(bytes) => kept_fold::store(store, scope.guild, rewrites, bytes).await,
        None => Ok(()),
    }
}

/// The weight of a scope in which nobody has played.
const EMPTY: usize = 1_000;

/// The tables of one user that are in a fold.
async fn own_tables(store: &Store, scope: &Scope, user: &str, fold: &Fold) -> Result<OwnTables> {
    let mut own = OwnTables::default();
    let mut after = None;
    loop {
        let which = Finished {
            user: Some(user.to_owned()),
            after,
            ..scope.tables()
        };
        let tables = store
            .read(move |tx| tx.earliest_finished(&which, OWN_BATCH))
            .await?;
        let is_end = tables.len() < OWN_BATCH as usize;
        after = tables.last().map(|last| (last.ended, last.table));
        let user = user.to_owned();
        // What has ended since will come with the fold.
        let last = fold.last;
        let is_folded = move |played: &db::Played| Some((played.ended, played.table)) <= last;
        own = compute(move || {
            for played in tables.iter().take_while(|played| is_folded(played)) {
                own.add(played, &user);
            }
            own
        })
        .await?;
        if is_end {
            return Ok(own);
        }
    }
}

/// Who has finished a table recently, anywhere.
struct Seen {
    removals: i64,
    since: WallTime,
    /// Everybody who has played until this moment is there.
    until: WallTime,
    users: Arc<HashSet<String>>,
}

impl Seen {
    async fn brought_up_to_date(
        kept: Option<Self>,
        store: &Store,
        (results, since): Version,
        now: WallTime,
    ) -> Result<Self> {
        let removals = results.removals;
        let begin = || Self {
            removals,
            since,
            until: since,
            users: Arc::default(),
        };
        let mut seen = kept
            .filter(|kept| kept.removals == removals && kept.since == since)
            .unwrap_or_else(begin);
        let new = store.read(move |tx| tx.played_since(seen.until)).await?;
        Arc::make_mut(&mut seen.users).extend(new);
        seen.until = now - CLOCKS_DIFFER;
        Ok(seen)
    }
}

#[cfg(test)]
mod tests;
