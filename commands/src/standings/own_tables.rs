//! What a profile says of the tables of one player: a few bytes for each table, and what all that they played with somebody add up to.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::sync::Arc;

use db::{Played, TableId};
use games::level::Level;
use games::seat::Seat;

use crate::state::parts::{self, Part};
use crate::state::recent::Recent;

/// The finished tables at which a player sat.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct OwnTables {
    /// In the order in which they ended.
    pub tables: Vec<OwnTable>,
    /// Keys of games.
    games: Vec<String>,
    /// By the id of everybody who was compared with the player.
    together: BTreeMap<String, Together>,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct OwnTable {
    pub table: TableId,
    /// Its place in the list of games.
    game: u8,
    pub voided: bool,
    /// Whether it counts for the player's rating.
    pub rated: bool,
    /// The seat that the player alone had.
    pub seat: Option<Seat>,
    /// With no other person, the levels of the house players: a bit for each.
    levels: u8,
    pub won: bool,
}

/// How many times somebody was ahead of the player, level with them, or behind.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Together {
    pub ahead: usize,
    pub level: usize,
    pub behind: usize,
}

impl OwnTable {
    /// Whether the player met a house player of this level, and no other person, at a table that was not voided.
    pub(crate) fn has_level(&self, level: Level) -> bool {
        self.levels & bit(level) != 0
    }
}

fn bit(level: Level) -> u8 {
    1 << level as u8
}

impl OwnTables {
    /// The key of a table's game.
    pub(crate) fn game(&self, table: &OwnTable) -> &str {
        &self.games[usize::from(table.game)]
    }

    pub(crate) fn together(&self, other: &str) -> Together {
        self.together.get(other).copied().unwrap_or_default()
    }

    /// Adds the table of this user that ended next.
    pub(crate) fn add(&mut self, played: &Played, user: &str) {
        let game = self.games.iter().position(|key| *key == played.game);
        let game = game.unwrap_or_else(|| {
            self.games.push(played.game.clone());
            self.games.len() - 1
        });
        let mut others = played.seats.iter().filter(|seat| seat.last().user != user);
        let with_house = !played.voided && others.all(|seat| seat.level.is_some());
        let levels = Level::ALL.into_iter().filter(|level| {
            let mut levels = played.seats.iter().filter_map(|seat| seat.level.as_deref());
            with_house && levels.any(|one| one == level.name())
        });
        let mut winners = played.seats.iter().filter(|seat| seat.place == Some(1));
        self.tables.push(OwnTable {
            table: played.table,
            game: u8::try_from(game).expect("few games"),
            voided: played.voided,
            rated: parts::unrated(played).is_none() && parts::part_of(played, user).is_some(),
            seat: parts::seat_alone(played, user),
            levels: levels.fold(0, |levels, level| levels | bit(level)),
            won: winners.any(|seat| seat.beginner().user == user),
        });
        self.compare(played, user);
    }

    /// Players who left are behind players who stayed, and are not compared with each other.
    fn compare(&mut self, played: &Played, user: &str) {
        let place = |part: Part| match part {
            Part::Stayed(place) => Some(place),
            Part::Left(_) => Some(u32::MAX),
            Part::Unmoved => None,
        };
        let own = parts::part_of(played, user).and_then(place);
        let Some(own) = own.filter(|_| !played.voided) else {
            return;
        };
        for seat in &played.seats {
            let other = &seat.beginner().user;
            let Some(theirs) = place(parts::part(played, seat)) else {
                continue;
            };
            if other == user || seat.level.is_some() || (own, theirs) == (u32::MAX, u32::MAX) {
                continue;
            }
            // Not by an entry, for which every meeting would copy its key.
            if !self.together.contains_key(other) {
                self.together.insert(other.clone(), Together::default());
            }
            if let Some(together) = self.together.get_mut(other) {
                match theirs.cmp(&own) {
                    Ordering::Less => together.ahead += 1,
                    Ordering::Equal => together.level += 1,
                    Ordering::Greater => together.behind += 1,
                }
            }
        }
    }

    /// Tables, and people met there.
    fn entries(&self) -> usize {
        self.tables.len() + self.together.len()
    }
}

/// About how many bytes a table, or somebody met there, takes.
const ENTRY: usize = 64;

/// The tables of the players whose profiles were asked for last.
#[derive(Debug, Default)]
pub(crate) struct KeptTables(Recent<String, Arc<OwnTables>, 1_000>);

/// How many entries are kept: about 6 MB.
const MOST: usize = 100_000;

impl KeptTables {
    pub(crate) fn get(&mut self, user: &str) -> Option<Arc<OwnTables>> {
        self.0.get(user).map(Arc::clone)
    }

    /// Keeps the tables of a player, and drops those of others where they become too many.
    pub(crate) fn put(&mut self, user: &str, own: Arc<OwnTables>) {
        self.0.put(user.to_owned(), own);
        while self.entries() > MOST && self.0.len() > 1 {
            self.0.pop_lru();
        }
    }

    /// Adds the table that ended next to those of the players who are kept.
    pub(crate) fn add(&mut self, played: &Played) {
        if self.0.is_empty() {
            return;
        }
        let holders = played.seats.iter().flat_map(|seat| &seat.holders);
        let mut added: Vec<&str> = Vec::new();
        for holder in holders {
            if let Some(own) = self.0.peek_mut(&holder.user)
                && !added.contains(&holder.user.as_str())
            {
                Arc::make_mut(own).add(played, &holder.user);
                added.push(&holder.user);
            }
        }
    }

    pub(crate) fn bytes(&self) -> usize {
        self.entries() * ENTRY
    }

    fn entries(&self) -> usize {
        self.0.iter().map(|(_, own)| own.entries()).sum()
    }
}
