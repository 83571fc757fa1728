//! Add'em Up: the master of version 0.1, and a player who only wants the most points of each turn.

use engine::Mean;
use engine::arena::Player;
use engine::strategy::{InformationSet, Strategy, outcome_values};
use games::addemup::{AddEmUp, Move};
use games::dice::{Dice, Key};
use games::game::Game;
use games::outcome::Status;
use games::seat::Seat;

use crate::{survivor, unless_doubtful};

type Table = AddEmUp<2>;

/// Places what scores most in this turn, by a beam search, and looks no further.
pub(crate) struct Maximiser;

const BEAM: usize = 12;

impl Player<Table> for Maximiser {
    fn choose(
        &self,
        information: &InformationSet<Table>,
        moves: &[Move],
        _seats: usize,
        _key: &Key,
    ) -> usize {
        let (game, seat) = (information.representative(), information.seat());
        let turn = game.turn_number();
        let after = |game: &Table, mv: Move| {
            let mut after = game.clone();
            after.apply(seat, mv, &mut Dice::scripted(&[]));
            after
        };
        if moves[0] == Move::Bonus {
            let mut singles = [None; 6];
            game.each_line(1, |faces, points| {
                let best = &mut singles[faces.trailing_zeros() as usize];
                *best = (*best).max(Some(points));
            });
            let change: i32 = (1..)
                .zip(singles)
                .map(|(face, points)| points.unwrap_or(-face))
                .sum();
            return usize::from(change <= 0);
        }
        let mut beam: Vec<(usize, Table)> = (0..moves.len())
            .map(|at| (at, after(game, moves[at])))
            .collect();
        let mut best = (i32::MIN, 0);
        while !beam.is_empty() {
            beam.sort_by_key(|(_, game)| -game.points_of(seat));
            beam.truncate(BEAM);
            let mut next = Vec::new();
            for (first, game) in beam {
                if game.points_of(seat) > best.0 {
                    best = (game.points_of(seat), first);
                }
                let mut moves = Vec::new();
                if game.turn_number() == turn && matches!(game.status(), Status::ToAct(_)) {
                    game.legal(seat, &mut moves);
                }
                let places = moves.into_iter().filter(|mv| matches!(mv, Move::Place(_)));
                next.extend(places.map(|mv| (first, after(&game, mv))));
            }
            beam = next;
        }
        best.1
    }
}

/// The master of version 0.1: 500 playouts for the eight best placements, until everybody has had a turn.
pub(crate) struct Former;

impl Former {
    const PLAYOUTS: usize = 1_000;
    /// The luck of each die that is still to be placed, in points.
    const LUCK: f64 = 4.1;

    fn playout(mut game: Table, until: u32, seat: Seat, dice: &mut Dice) -> f64 {
        loop {
            let acting = match game.status() {
                Status::Over(outcome) => return outcome_values(&outcome)[seat.index()],
                Status::ToAct(acting) => acting.into_iter().next().expect("somebody acts"),
            };
            if game.turn_number() >= until {
                let scale = Self::LUCK * f64::from(game.dice_left()).sqrt();
                let weight = |seat| (f64::from(game.points_of(seat)) / scale).exp();
                return weight(seat) / game.active().into_iter().map(weight).sum::<f64>();
            }
            let mut moves = Vec::new();
            game.legal(acting, &mut moves);
            let at = match moves.len() {
                1 => 0,
                _ => game.default_policy(acting, &moves, dice),
            };
            game.apply(acting, moves[at], dice);
        }
    }
}

impl Player<Table> for Former {
    fn choose(
        &self,
        information: &InformationSet<Table>,
        moves: &[Move],
        seats: usize,
        key: &Key,
    ) -> usize {
        let (game, seat) = (information.representative(), information.seat());
        let is_place = |at: usize| matches!(moves[at], Move::Place(_));
        let mut among: Vec<usize> = (0..moves.len()).collect();
        among.sort_by_key(|at| (is_place(*at), -game.placement_points(moves[*at])));
        let others = among.iter().filter(|at| !is_place(**at)).count();
        among.truncate(8 + others);
        let mut means = vec![Mean::default(); moves.len()];
        let turns = u32::try_from(seats).expect("a few seats");
        let best = survivor(
            among,
            Self::PLAYOUTS / seats,
            &mut means,
            key,
            |at, dice| {
                let mut after = game.clone();
                after.apply(seat, moves[at], dice);
                Self::playout(after, game.turn_number() + turns, seat, dice)
            },
        );
        let sound = game.default_policy(seat, moves, &mut key.dice(0));
        unless_doubtful(best, sound, &means)
    }
}
