//! What profiles need of all the tables of a server, kept in memory: everybody's standing in all games and in each, and how it came to
//! that, game by game.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use db::{Finished, Played, Store, WallTime};
use lru::LruCache;

use crate::error::CommandError;
use crate::results::chart::Point;
use crate::results::fold::{Fold, Folded};
use crate::results::ratings::{Ratings, Standing};
use crate::state::parts::{self, Part};

/// How many servers (or channels outside of servers) are kept, those whose profiles were asked for last.
const KEPT: NonZeroUsize = NonZeroUsize::new(32).expect("not zero");

/// The most points of a chart that are kept of a player. It is 720 pixels wide.
const POINTS: usize = 512;

/// The server, and the channel outside of servers.
type Key = (Option<String>, Option<String>);

type Kept = Arc<tokio::sync::Mutex<Option<Fold<Players>>>>;

pub(crate) struct ProfileCache(Mutex<LruCache<Key, Kept>>);

impl Default for ProfileCache {
    fn default() -> Self {
        Self(Mutex::new(LruCache::new(KEPT)))
    }
}

/// What the tables of a server say of a player.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Player {
    /// In all games; none without a rated game.
    pub total: Option<Standing>,
    /// By the game's key.
    pub by_game: BTreeMap<String, Standing>,
    pub line: Option<Line>,
}

impl ProfileCache {
    /// A player's standing at the tables of a server, or of a channel outside of servers.
    pub(crate) async fn player(
        &self,
        store: &Store,
        guild: Option<String>,
        channel: Option<String>,
        user: &str,
    ) -> Result<Player, CommandError> {
        let which = Finished {
            guild: guild.clone(),
            channel: channel.clone(),
            ..Finished::default()
        };
        let kept = {
            let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            Arc::clone(kept.get_or_insert((guild, channel), Kept::default))
        };
        // Many people who ask at once must not each read all finished tables.
        let mut kept = kept.lock().await;
        let version = store.results_version().await?;
        let fold = Fold::brought_up_to_date(kept.take(), store, &which, version).await?;
        Ok(kept.insert(fold).folded.player(user))
    }
}

/// Everybody who has played on a server.
#[derive(Default)]
struct Players {
    all: Ratings,
    by_game: BTreeMap<String, Ratings>,
    lines: BTreeMap<String, Line>,
}

impl Players {
    fn player(&self, user: &str) -> Player {
        let by_game = self.by_game.iter().filter_map(|(game, ratings)| {
            let standing = ratings.standings().get(user)?;
            Some((game.clone(), standing.clone()))
        });
        Player {
            total: self.all.standings().get(user).cloned(),
            by_game: by_game.collect(),
            line: self.lines.get(user).cloned(),
        }
    }
}

impl Folded for Players {
    fn add(&mut self, played: &Played) {
        if !self.all.add(played) {
            return;
        }
        for seat in &played.seats {
            if parts::part(played, seat) == Part::Unmoved {
                continue;
            }
            let user = &seat.beginner().user;
            let Some(standing) = self.all.standings().get(user) else {
                continue;
            };
            let point = Point {
                rating: standing.rating,
                margin: standing.margin(),
            };
            if let Some(line) = self.lines.get_mut(user) {
                line.add(played.ended, point);
            } else {
                let line = Line::new(played.ended, point);
                self.lines.insert(user.clone(), line);
            }
        }
        if !self.by_game.contains_key(&played.game) {
            self.by_game.insert(played.game.clone(), Ratings::default());
        }
        if let Some(of_game) = self.by_game.get_mut(&played.game) {
            of_game.add(played);
        }
    }

    fn contradict(&self, tables: &[Played]) -> bool {
        self.all.contradict(tables)
    }
}

/// A player's rating, game by game. Of those with very many games only every second, fourth or eighth game is kept, and so on, beside the
/// first and the latest one: more would not be seen on a chart.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Line {
    pub first: (WallTime, Point),
    pub last: (WallTime, Point),
    /// Rated games.
    pub games: usize,
    /// A point for every so many games, from the first one.
    every: usize,
    kept: Vec<[f32; 2]>,
}

impl Line {
    pub(crate) fn new(at: WallTime, point: Point) -> Self {
        Self {
            first: (at, point),
            last: (at, point),
            games: 1,
            every: 1,
            kept: vec![small(point)],
        }
    }

    pub(crate) fn add(&mut self, at: WallTime, point: Point) {
        if self.games.is_multiple_of(self.every) {
            if self.kept.len() == POINTS {
                let mut number = 0;
                self.kept.retain(|_| {
                    number += 1;
                    number % 2 == 1
                });
                self.every *= 2;
            }
            if self.games.is_multiple_of(self.every) {
                self.kept.push(small(point));
            }
        }
        self.games += 1;
        self.last = (at, point);
    }

    /// For a chart, oldest first.
    pub(crate) fn points(&self) -> Vec<Point> {
        let kept = self.kept.iter().map(|[rating, margin]| Point {
            rating: (*rating).into(),
            margin: (*margin).into(),
        });
        let mut points: Vec<Point> = kept.collect();
        points[0] = self.first.1;
        if self.games > 1 {
            if (self.games - 1).is_multiple_of(self.every) {
                points.pop();
            }
            points.push(self.last.1);
        }
        points
    }
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "a chart shows a tenth of a point"
)]
fn small(point: Point) -> [f32; 2] {
    [point.rating as f32, point.margin as f32]
}

#[cfg(test)]
mod tests;
