//! The one list of games. Slash commands, help, laws, playouts, leaderboards and stories go through it.

use std::marker::PhantomData;

use crate::dice::Dice;
use crate::game::{Game, GameInfo};
use crate::options::Options;
use crate::outcome::{Outcome, Status};
use crate::table::{AnyTable, Table};

/// Every game, in the order in which people see them.
pub static GAMES: &[&dyn GameType] = &[
    &Erased::<crate::noodle::Noodle>::GAME_TYPE,
    &Erased::<crate::marmottes::Marmottes>::GAME_TYPE,
    &Erased::<crate::noirlab::Noirlab>::GAME_TYPE,
    &Erased::<crate::ricemarll::Ricemarll>::GAME_TYPE,
    &Erased::<crate::addemup::AddEmUp>::GAME_TYPE,
];

/// Games under rules that were changed since. A table finishes under the edition it began with, so when a ruling changes play, the
/// folder as it was stays beside the new one and moves from [`GAMES`] to here.
static EARLIER: &[&dyn GameType] = &[];

/// A game, with its types hidden.
pub trait GameType: Sync {
    fn info(&self) -> &'static GameInfo;

    /// Opens a table; the dice are ply 0.
    fn open(&self, options: &Options, seats: usize, dice: &mut Dice) -> Box<dyn AnyTable>;

    /// Plays one game to its end by uniformly random legal moves, as fast as the rules go, and says how many it took. The
    /// same dice choose and are rolled. Stops without an outcome after `limit` moves.
    fn playout(
        &self,
        options: &Options,
        seats: usize,
        dice: &mut Dice,
        limit: u64,
    ) -> (u64, Option<Outcome>);
}

/// The game with this key.
#[must_use]
pub fn find(key: &str) -> Option<&'static dyn GameType> {
    GAMES.iter().copied().find(|game| game.info().key == key)
}

/// That edition of the game with this key, today's or an earlier one.
#[must_use]
pub fn edition(key: &str, edition: u16) -> Option<&'static dyn GameType> {
    let mut all = GAMES.iter().chain(EARLIER).copied();
    all.find(|game| game.info().key == key && game.info().edition == edition)
}

/// Hides the types of the game `G`.
pub struct Erased<G>(PhantomData<fn() -> G>);

impl<G: Game> Erased<G> {
    /// What stands in [`GAMES`].
    pub const GAME_TYPE: Self = Self(PhantomData);
}

impl<G: Game> GameType for Erased<G> {
    fn info(&self) -> &'static GameInfo {
        &G::INFO
    }

    fn open(&self, options: &Options, seats: usize, dice: &mut Dice) -> Box<dyn AnyTable> {
        Box::new(Table::<G>::open(options, seats, dice))
    }

    fn playout(
        &self,
        options: &Options,
        seats: usize,
        dice: &mut Dice,
        limit: u64,
    ) -> (u64, Option<Outcome>) {
        let mut game = G::setup(options, seats, dice);
        let mut moves = Vec::new();
        for played in 0..limit {
            let acting = match game.status() {
                Status::Over(outcome) => return (played, Some(outcome)),
                Status::ToAct(acting) => acting,
            };
            let seat = acting.into_iter().next().expect("somebody is to act");
            moves.clear();
            game.legal(seat, &mut moves);
            let mv = moves[below(dice, moves.len())];
            game.apply(seat, mv, dice);
            dice.forget();
        }
        (limit, None)
    }
}

/// A random position in a list of any length; short lists, the usual case, cost one byte of the stream.
fn below(dice: &mut Dice, count: usize) -> usize {
    if count < 256 {
        return dice.index(count);
    }
    // The bias of a remainder is no matter for a playout.
    ((dice.index(255) * 255 + dice.index(255)) * 255 + dice.index(255)) % count
}
