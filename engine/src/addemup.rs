//! The engine's strategy for Add'em Up: a search of the whole turn, and of what it leaves for the others.

mod curve;
mod turn;

use std::sync::LazyLock;

use games::addemup::{AddEmUp, Move};
use games::dice::{Dice, Key};
use games::seat::Seat;

use crate::fit::{Features, Model};
use crate::strategy::{InformationSet, Rating, SeatValues, Strategy, most};
use crate::work::Work;

static MODEL: LazyLock<Model> =
    LazyLock::new(|| Model::parse(include_str!("../weights/addemup.txt")));

fn best<const EDITION: u16>(
    game: &AddEmUp<EDITION>,
    moves: &[Move],
    mut notices: impl FnMut() -> bool,
) -> usize {
    most(moves.iter().map(|mv| match mv {
        Move::Place(_) if !notices() => f64::MIN,
        Move::Bonus => game.bonus_average(),
        mv => game.placement_points(*mv).into(),
    }))
}

impl<const EDITION: u16> Strategy for AddEmUp<EDITION> {
    const PLY: u64 = 4_000;
    const METHOD: &'static str =
        "every end of the turn by a fitted curve, the best by many rolls of the next turn";

    fn default_policy(&self, _seat: Seat, moves: &[Move], _dice: &mut Dice) -> usize {
        best(self, moves, || true)
    }

    /// Overlooks a third of the placements, and sometimes stops after one line.
    fn casual_policy(&self, _seat: Seat, moves: &[Move], dice: &mut Dice) -> usize {
        if let Some(stop) = moves.iter().position(|mv| *mv == Move::Stop)
            && self.has_placed()
            && dice.roll(5) == 1
        {
            return stop;
        }
        best(self, moves, || dice.roll(3) > 1)
    }

    const FEATURES: usize = curve::FEATURES;

    fn model() -> Option<&'static Model> {
        Some(&MODEL)
    }

    fn features(&self, seat: Seat) -> Option<Features> {
        curve::features(self)?[seat.index()]
    }

    fn leaf_values(&self) -> Option<SeatValues> {
        Some(MODEL.chances(&curve::features(self)?))
    }

    fn rate_moves(
        information: &InformationSet<Self>,
        moves: &[Move],
        work: &mut Work,
        key: &Key,
    ) -> Option<Vec<Rating>> {
        Some(turn::rate(information.representative(), moves, work, key))
    }
}

#[cfg(test)]
mod tests {
    use games::game::{Game, Telling};
    use games::lang::Lang;
    use games::options::Options;

    use super::*;

    #[test]
    fn luck_is_told_by_the_faces_and_what_they_made() {
        type Table = AddEmUp<2>;
        let options = Options::defaults(Table::INFO.options);
        let mut game = Table::setup(&options, 2, &mut Dice::scripted(&[]));
        let mut luck = |mv: &str, faces: &[u8]| {
            let (before, seat) = (game.clone(), game.turn_of());
            let mut moves = Vec::new();
            game.legal(seat, &mut moves);
            let mv = moves.into_iter().find(|legal| legal.to_string() == mv);
            let mv = mv.expect("a legal move");
            game.apply(seat, mv, &mut Dice::scripted(faces));
            game.luck(&before, seat, faces, Lang::En)
        };
        let rolled = luck("roll", &[1, 1, 3, 3, 6, 6]);
        assert_eq!(rolled, "rolled 1 1 3 3 6 6, which made no line");
        assert_eq!(luck("roll", &[3, 4, 5, 1, 1, 1]), "rolled 3 4 5 1 1 1");
        luck("row-50.50-345", &[]);
        luck("roll", &[1, 2, 6, 2, 3, 4]);
        luck("row-50.48-123456", &[]);
        luck("col-50.48-1234", &[]);
        let bonus = luck("bonus", &[6]);
        assert_eq!(bonus, "rolled 6, a bonus die that cost 6");
    }
}
