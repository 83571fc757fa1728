//! The list of games. Slash commands, help, laws, leaderboards and tests go through it.
//!
//! A game outside this crate is not in the list and does not have to be: [`Erased`] makes a [`GameType`] of it, and records,
//! transcripts and [`find_in`] take game types from their caller.

use std::marker::PhantomData;

use crate::dice::Dice;
use crate::game::{GameInfo, Telling};
use crate::options::Options;
use crate::table::{AnyTable, Table};

/// Every game, in the order in which people see them.
pub static GAMES: &[&dyn GameType] = &[
    &Erased::<crate::noodle::Noodle>::GAME_TYPE,
    &Erased::<crate::marmottes::Marmottes>::GAME_TYPE,
    &Erased::<crate::noirlab::Noirlab>::GAME_TYPE,
    &Erased::<crate::ricemarll::Ricemarll>::GAME_TYPE,
    &Erased::<crate::addemup::AddEmUp<2>>::GAME_TYPE,
];

/// The earlier editions of games whose rules have changed. A table ends under the edition it was opened with, and its record is
/// replayed and checked under it; new tables are of the editions in [`GAMES`].
pub static EARLIER: &[&dyn GameType] = &[&Erased::<crate::addemup::AddEmUp<1>>::GAME_TYPE];

/// A game, with its types hidden.
pub trait GameType: Sync {
    /// What the game says about itself.
    fn info(&self) -> &'static GameInfo;

    /// Opens a table; the dice are ply 0.
    fn open(&self, options: &Options, seats: usize, dice: &mut Dice) -> Box<dyn AnyTable>;
}

/// The game of [`GAMES`] with this key.
pub fn find(key: &str) -> Option<&'static dyn GameType> {
    find_in(GAMES, key)
}

/// The name of the game with this key, or the key where there is no such game any more.
pub fn name_of(key: &str) -> &str {
    find(key).map_or(key, |game| game.info().name)
}

/// The game with this key in another list of games.
pub fn find_in<'a>(games: &[&'a dyn GameType], key: &str) -> Option<&'a dyn GameType> {
    games.iter().copied().find(|game| game.info().key == key)
}

/// This edition of the game with this key, today's or an earlier one.
pub fn edition(key: &str, edition: u16) -> Option<&'static dyn GameType> {
    editions(key).find(|game| game.info().edition == edition)
}

/// Every edition of the game with this key, today's first.
pub fn editions(key: &str) -> impl Iterator<Item = &'static dyn GameType> {
    let all = GAMES.iter().chain(EARLIER).copied();
    all.filter(move |game| game.info().key == key)
}

/// Has the game a later edition than this one?
pub fn is_earlier(info: &GameInfo) -> bool {
    find(info.key).is_some_and(|today| info.edition < today.info().edition)
}

/// The name of a game for people; of an earlier edition with its number: `Some Game, edition 1`.
pub fn full_name(info: &GameInfo) -> String {
    if is_earlier(info) {
        format!("{}, edition {}", info.name, info.edition)
    } else {
        info.name.to_owned()
    }
}

/// Hides the types of the game `G`.
///
/// A `G` whose [`GameInfo`] breaks one of its limits does not compile here:
///
/// ```compile_fail
/// # use std::fmt;
/// # use games::dice::Dice;
/// # use games::game::{Game, GameInfo, Telling};
/// # use games::lang::Phrase;
/// # use games::options::Options;
/// # use games::outcome::Status;
/// # use games::registry::{Erased, GameType};
/// # use games::screen::Screen;
/// # use games::names::Names;
/// # use games::seat::{Seat, Seats, Viewer};
/// # #[derive(Clone, Debug)]
/// # struct Wait;
/// impl Game for Wait {
///     const INFO: GameInfo = GameInfo {
///         key: "No Game", // capitals and a space
///         # name: "Wait", edition: 1, seats: 1..=1, pitch: Phrase::Same("Wait."), goal: Phrase::Same("Wait."),
///         # first_press: Phrase::Same("Wait."), best: Phrase::Same(""), minutes: &[1], languages: &[], options: &[],
///         # pictures: &[], lesson: None, alone: None, achievements: &[], rules: "# Wait\n\n## Notation\n",
///         // ...
///     };
///     # type Move = &'static str;
///     # type View = ();
///     # fn setup(_options: &Options, _seats: usize, _dice: &mut Dice) -> Self { Wait }
///     # fn status(&self) -> Status { Status::ToAct(Seats::first(1)) }
///     # fn legal(&self, _seat: Seat, moves: &mut Vec<&'static str>) { moves.push("wait"); }
///     # fn apply(&mut self, _seat: Seat, _mv: &'static str, _dice: &mut Dice) {}
///     # fn idle(&self, _seat: Seat) -> &'static str { "wait" }
///     # fn withdraw(&mut self, _seat: Seat, _dice: &mut Dice) {}
///     # fn view(&self, _viewer: Viewer) {}
///     # fn screen(_view: &(), _names: &Names, _focus: &str) -> Screen { Screen::default() }
///     // ...
/// }
/// impl Telling for Wait {}
/// static WAIT: &dyn GameType = &Erased::<Wait>::GAME_TYPE;
/// ```
#[derive(Debug)]
pub struct Erased<G>(PhantomData<fn() -> G>);

impl<G: Telling> Erased<G> {
    /// The game type of `G`. Does not compile if the game's [`GameInfo`] breaks a limit.
    pub const GAME_TYPE: Self = {
        G::INFO.check();
        Self(PhantomData)
    };
}

impl<G: Telling> GameType for Erased<G> {
    fn info(&self) -> &'static GameInfo {
        &G::INFO
    }

    fn open(&self, options: &Options, seats: usize, dice: &mut Dice) -> Box<dyn AnyTable> {
        Box::new(Table::<G>::open(options, seats, dice))
    }
}
