//! The story of a table: its turns, what happened in each, and how the points changed. All of it follows from the record. Each game
//! tells its own events in plain data ([`crate::game::Telling::events`]); a program chooses what is worth telling and draws it.

use crate::lang::{Lang, Phrase, stories};
use crate::outcome::Outcome;
use crate::ply::{Ply, RESIGN};
use crate::record::{Record, RecordError};
use crate::seat::{Hand, Seat, Seats};
use crate::table::AnyTable;
use crate::telling::{Event, EventKind, Unit};

/// One turn.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Turn {
    /// From 1, without gaps.
    pub number: usize,
    /// Whose turn it was; `None` if several seats acted.
    pub seat: Option<Seat>,
    /// As in [`crate::telling::Progress`].
    pub title: String,
    /// The round that it was part of; 0 for none.
    pub round: u32,
    /// Its last ply.
    pub last_ply: u32,
    /// In the order in which they happened.
    pub events: Vec<Event>,
    /// The points of each seat after it.
    pub points: Vec<i32>,
    /// How many of its plies rolled dice.
    pub rolls: usize,
    /// Who made a move that was not made by its player: the clock or the house.
    pub played_by: Option<Hand>,
}

/// A table from its first turn to its last.
#[derive(Clone, PartialEq, Debug)]
pub struct Story {
    /// In order; none if nothing was played.
    pub turns: Vec<Turn>,
    /// `None` if the record stops before the end.
    pub outcome: Option<Outcome>,
}

/// When the winner got ahead for good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lead {
    /// The position of the turn in [`Story::turns`].
    pub turn: usize,
    /// Who was ahead or level until then; `None` if nobody was.
    pub passed: Option<Seat>,
}

impl Story {
    /// The story of a record, by its stored faces, in this language.
    pub fn of(record: &Record, lang: Lang) -> Result<Self, RecordError> {
        let mut builder = StoryBuilder {
            turns: Vec::new(),
            turn: None,
            lang,
        };
        let table = record.replay_plies(|before, ply, after| builder.ply(before, ply, after))?;
        Ok(Self {
            turns: builder.turns,
            outcome: table.status().outcome(),
        })
    }

    /// How many seats the table had at the start; 0 before the end.
    pub fn seats(&self) -> usize {
        self.outcome
            .as_ref()
            .map_or(0, |outcome| outcome.results.len())
    }

    /// The first turn after which the only winner had more points than anybody else who stayed, and kept the lead to the end.
    pub fn lead(&self) -> Option<Lead> {
        let outcome = self.outcome.as_ref()?;
        let mut winners = outcome.winners().into_iter();
        let (Some(winner), None) = (winners.next(), winners.next()) else {
            return None;
        };
        let rivals: Seats = outcome
            .results
            .iter()
            .filter(|placing| placing.seat != winner && placing.place.is_some())
            .map(|placing| placing.seat)
            .collect();
        if rivals.is_empty() {
            return None;
        }
        let points = |turn: &Turn, seat: Seat| turn.points.get(seat.index()).copied();
        let ahead = |turn: &Turn| {
            rivals
                .into_iter()
                .all(|rival| points(turn, winner) > points(turn, rival))
        };
        let behind = self.turns.iter().rposition(|turn| !ahead(turn));
        let turn = behind.map_or(0, |turn| turn + 1);
        if turn == self.turns.len() {
            return None;
        }
        let best = |turn: &Turn| {
            rivals
                .into_iter()
                .filter(|seat| points(turn, *seat) > Some(0))
                .max_by_key(|seat| points(turn, *seat))
        };
        let passed = behind.and_then(|behind| best(&self.turns[behind]));
        Some(Lead { turn, passed })
    }

    /// The rarest roll, with its turn.
    pub fn best_roll(&self) -> Option<(&Turn, &Event, f64)> {
        let rolls = self.turns.iter().flat_map(|turn| {
            turn.events
                .iter()
                .filter_map(move |event| match event.kind {
                    EventKind::Roll(chance) => Some((turn, event, chance)),
                    _ => None,
                })
        });
        rolls.min_by(|a, b| a.2.total_cmp(&b.2))
    }

    /// The turn in which one seat gained most: the turn, the seat and the gain.
    pub fn best_turn(&self) -> Option<(&Turn, Seat, i32)> {
        let gains = self.turns.iter().enumerate().flat_map(|(at, turn)| {
            self.gains(at, at)
                .into_iter()
                .enumerate()
                .map(move |(seat, gain)| (turn, Seat::new(seat), gain))
        });
        // The first of equals.
        gains
            .rev()
            .max_by_key(|(.., gain)| *gain)
            .filter(|(.., gain)| *gain > 0)
    }

    /// What each seat gained from the turn at one position to the turn at another.
    pub fn gains(&self, from: usize, to: usize) -> Vec<i32> {
        let before = from.checked_sub(1).map(|before| &self.turns[before].points);
        let after = self.turns[to].points.iter().enumerate();
        let gains = after.map(|(seat, after)| {
            after
                - before
                    .and_then(|before| before.get(seat))
                    .copied()
                    .unwrap_or(0)
        });
        gains.collect()
    }

    /// What each seat gained in each round, in order.
    pub fn rounds(&self) -> Vec<(u32, Vec<i32>)> {
        let mut rounds = Vec::new();
        let mut from = 0;
        for (at, turn) in self.turns.iter().enumerate() {
            let next = self.turns.get(at + 1).map(|turn| turn.round);
            if next != Some(turn.round) {
                if turn.round > 0 {
                    rounds.push((turn.round, self.gains(from, at)));
                }
                from = at + 1;
            }
        }
        rounds
    }

    /// The setbacks under one heading, by seat: how many there were, and what they cost together.
    pub fn losses(&self) -> Vec<Losses> {
        let mut all: Vec<Losses> = Vec::new();
        for event in self.turns.iter().flat_map(|turn| &turn.events) {
            let EventKind::Loss {
                heading,
                lost,
                unit,
            } = event.kind
            else {
                continue;
            };
            let at = all.iter().position(|losses| losses.heading == heading);
            let at = at.unwrap_or_else(|| {
                all.push(Losses {
                    heading,
                    unit,
                    by_seat: Vec::new(),
                });
                all.len() - 1
            });
            let by_seat = &mut all[at].by_seat;
            match by_seat.iter_mut().find(|(seat, ..)| *seat == event.seat) {
                Some((_, count, sum)) => {
                    *count += 1;
                    *sum += lost;
                }
                None => by_seat.push((event.seat, 1, lost)),
            }
        }
        for losses in &mut all {
            losses
                .by_seat
                .sort_by_key(|(seat, count, sum)| (-sum, std::cmp::Reverse(*count), seat.index()));
        }
        all
    }
}

/// Setbacks of one kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Losses {
    /// What they are called: `Busts`.
    pub heading: Phrase,
    /// The unit of what they cost.
    pub unit: Unit,
    /// Seat, number and cost, the highest cost first.
    pub by_seat: Vec<(Seat, u32, i32)>,
}

/// A story while its plies are read.
struct StoryBuilder {
    turns: Vec<Turn>,
    /// The game's number of the latest turn in which somebody moved.
    turn: Option<u32>,
    lang: Lang,
}

impl StoryBuilder {
    fn ply(&mut self, before: &dyn AnyTable, ply: &Ply, after: &dyn AnyTable) {
        let progress = before.progress(self.lang);
        let mover = Some(ply.seat);
        // A player can leave in somebody else's turn.
        let new = self.turns.is_empty()
            || ply.mv != RESIGN
                && match self.turn {
                    Some(0) => self.turns.last().is_none_or(|turn| turn.seat != mover),
                    running => running != Some(progress.turn),
                };
        if ply.mv != RESIGN {
            self.turn = Some(progress.turn);
        }
        if new {
            self.turns.push(Turn {
                number: self.turns.len() + 1,
                seat: mover.filter(|_| progress.title.is_empty()),
                title: progress.title,
                round: progress.round,
                ..Turn::default()
            });
        }
        let Some(turn) = self.turns.last_mut() else {
            return;
        };
        turn.last_ply = after.ply();
        turn.events.extend(after.events(before, ply, self.lang));
        if ply.mv == RESIGN {
            let left = stories::LEFT_THE_TABLE.say(self.lang);
            turn.events.push(Event::new(ply.seat, left));
        }
        turn.points = after.progress(self.lang).points;
        turn.rolls += usize::from(!ply.faces.is_empty());
        if ply.hand != Hand::Player && ply.mv != RESIGN {
            turn.played_by = Some(ply.hand);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turn(points: &[i32]) -> Turn {
        Turn {
            number: 1,
            points: points.to_vec(),
            ..Turn::default()
        }
    }

    fn story(points: &[[i32; 3]]) -> Story {
        let turns: Vec<Turn> = points.iter().map(|points| turn(points)).collect();
        let last = turns.last().expect("a turn").points.clone();
        Story {
            turns,
            outcome: Some(Outcome::by_points(&last, Seats::first(3))),
        }
    }

    #[test]
    fn the_lead_is_taken_where_the_winner_stays_ahead() {
        let (ann, ben) = (Seat::new(0), Seat::new(1));
        let ups_and_downs = story(&[[5, 0, 0], [5, 9, 0], [12, 9, 0], [12, 9, 7]]);
        let lead = ups_and_downs.lead().expect("one winner");
        assert_eq!((lead.turn, lead.passed), (2, Some(ben)));
        let from_the_start = story(&[[5, 0, 0], [5, 4, 0]]).lead().expect("one winner");
        assert_eq!((from_the_start.turn, from_the_start.passed), (0, None));
        // Level in the end, so nobody took the lead.
        assert_eq!(story(&[[5, 5, 0]]).lead(), None);
        assert_eq!(ups_and_downs.gains(2, 2), [7, 0, 0]);
        let (turn, seat, gain) = ups_and_downs.best_turn().expect("a gain");
        assert_eq!(
            (turn.points.as_slice(), seat, gain),
            (&[5, 9, 0][..], ben, 9)
        );
        assert_eq!(
            ups_and_downs.outcome.expect("it is over").winners(),
            Seats::only(ann)
        );
    }

    #[test]
    fn rounds_and_losses_are_added_up() {
        let mut told = story(&[[5, 0, 0], [5, 9, 0], [6, 9, 3]]);
        for (turn, round) in told.turns.iter_mut().zip([1, 1, 2]) {
            turn.round = round;
        }
        assert_eq!(told.rounds(), [(1, vec![5, 9, 0]), (2, vec![1, 0, 3])]);
        for (turn, (seat, lost)) in [(0, (1, 4)), (1, (2, 30)), (2, (1, 5))] {
            let event = Event::loss(
                Seat::new(seat),
                "busted",
                Phrase::Same("Busts"),
                (lost, Unit::Points),
            );
            told.turns[turn].events.push(event);
        }
        let by_seat = [(Seat::new(2), 1, 30), (Seat::new(1), 2, 9)];
        assert_eq!(told.losses()[0].by_seat, by_seat);
    }
}
