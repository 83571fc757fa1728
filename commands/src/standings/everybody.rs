//! What the finished tables of a server (of a channel outside of servers, or of all servers that share their results) say of everybody:
//! ratings in all games and in each, how they came about, and the tables of those whose profiles were asked for last.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

use db::Played;
use serde::{Deserialize, Serialize};

use crate::standings::line::Line;
use crate::standings::line::Point;
use crate::standings::own_tables::{KeptTables, OwnTables};
use crate::standings::rated::{People, Person, PersonId};
use crate::standings::ratings::{self, Ratings, Standing};

#[derive(Default, Serialize, Deserialize)]
pub(crate) struct Everybody {
    pub(crate) people: People,
    all: Ratings,
    by_game: BTreeMap<String, Ratings>,
    /// Only where there are profiles.
    lines: Option<HashMap<PersonId, Line>>,
    /// Points of all lines.
    points: usize,
    #[serde(skip)]
    pub(crate) own_tables: KeptTables,
}

/// What the tables say of a player.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Player {
    /// In all games; none without a rated game.
    pub total: Option<Standing>,
    /// By the game's key.
    pub by_game: BTreeMap<String, Standing>,
    pub line: Option<Line>,
    pub own_tables: Arc<OwnTables>,
}

/// About how much memory a person takes besides their standings: two ids with a name.
const PERSON: usize = 160;

impl Everybody {
    /// With profiles or without; an account is new for so long.
    pub(crate) fn new(has_profiles: bool, new_for: Duration) -> Self {
        Self {
            people: People::with_new_accounts(new_for),
            lines: has_profiles.then(HashMap::new),
            ..Self::default()
        }
    }

    pub(crate) fn player(&self, user: &str, own_tables: Arc<OwnTables>) -> Player {
        let person = self.people.find(user);
        let standing =
            |ratings: &Ratings| person.and_then(|person| ratings.standing(person).copied());
        let by_game = self.by_game.iter();
        let by_game = by_game.filter_map(|(game, of)| Some((game.clone(), standing(of)?)));
        Player {
            total: standing(&self.all),
            by_game: by_game.collect(),
            line: person.and_then(|person| self.lines.as_ref()?.get(&person).cloned()),
            own_tables,
        }
    }

    /// The leaderboard of a game, or of all.
    pub(crate) fn ranked(
        &self,
        game: Option<&str>,
        listed: impl Fn(&str) -> bool,
    ) -> Vec<PersonId> {
        let of = self.ratings(game);
        of.map_or_else(Vec::new, |of| ratings::ranked(of, &self.people, listed))
    }

    /// Somebody on such a leaderboard.
    pub(crate) fn standing(
        &self,
        game: Option<&str>,
        person: PersonId,
    ) -> Option<(&Person, Standing)> {
        let standing = self.ratings(game)?.standing(person)?;
        Some((self.people.get(person), *standing))
    }

    fn ratings(&self, game: Option<&str>) -> Option<&Ratings> {
        game.map_or(Some(&self.all), |game| self.by_game.get(game))
    }

    /// About how much memory this takes.
    pub(crate) fn bytes(&self) -> usize {
        let ratings = self.by_game.values().chain([&self.all]);
        let lines = self.lines.as_ref().map_or(0, HashMap::capacity);
        self.people.len() * PERSON
            + ratings.map(Ratings::bytes).sum::<usize>()
            + lines * size_of::<(PersonId, Line)>()
            + self.points * size_of::<[f32; 2]>()
            + self.own_tables.bytes()
    }

    /// Before these tables are added, it has to learn when the first tables of these people were opened. Somebody who may have come back
    /// after deleting their data counts differently from somebody who was always there. So it asks for
    /// 1. everybody at a table with a deleted person,
    /// 2. everybody at a table with somebody who has ever met a deleted person,
    /// 3. everybody at these tables about whom it has asked before.
    pub(crate) fn asks(&self, tables: &[Played]) -> Vec<String> {
        let met = self.all.met_forgotten();
        let mut met: HashSet<&str> = met.map(|one| &*self.people.get(one).user).collect();
        let with_forgotten = tables.iter().filter(|played| {
            let mut seats = played.seats.iter();
            seats.any(|seat| db::is_forgotten(&seat.beginner().user))
        });
        met.extend(with_forgotten.flat_map(beginners));
        if met.is_empty() && !self.people.knows_any() {
            return Vec::new();
        }
        let mut asked = HashSet::new();
        for users in tables.iter().map(beginners) {
            let is_with_met = users.iter().any(|user| met.contains(user));
            let mut users = users;
            users.retain(|user| is_with_met || self.people.knows(user));
            asked.extend(users);
        }
        asked.into_iter().map(str::to_owned).collect()
    }

    /// Adds the table that ended next.
    pub(crate) fn add(&mut self, played: &Played) {
        self.own_tables.add(played);
        let Some(rated) = self.people.rated(played) else {
            return;
        };
        let counted = self.all.add(&rated);
        if let Some(lines) = &mut self.lines {
            for person in counted {
                let Some(standing) = self.all.standing(person) else {
                    continue;
                };
                let point = Point {
                    rating: standing.rating,
                    margin: standing.margin(),
                };
                let line = lines.entry(person).and_modify(|line| {
                    self.points -= line.kept.len();
                    line.add(played.ended, point);
                });
                let line = line.or_insert_with(|| Line::new(played.ended, point));
                self.points += line.kept.len();
            }
        }
        // Not by an entry, for which each of a million tables would copy its key.
        if !self.by_game.contains_key(&played.game) {
            self.by_game.insert(played.game.clone(), Ratings::default());
        }
        if let Some(of_game) = self.by_game.get_mut(&played.game) {
            of_game.add(&rated);
        }
    }
}

fn beginners(played: &Played) -> Vec<&str> {
    let seats = played.seats.iter();
    seats.map(|seat| seat.beginner().user.as_str()).collect()
}
