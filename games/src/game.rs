//! What a game is: the one trait that each of the games implements, and what a game says about itself.

use std::fmt::{Debug, Display};
use std::ops::RangeInclusive;

use crate::dice::Dice;
use crate::options::{OptionSpec, Options};
use crate::outcome::Status;
use crate::picture::Picture;
use crate::screen::Screen;
use crate::seat::{Names, Seat, Viewer};

/// What a game says about itself, as data: slash commands, help, lobbies and tests are made from it.
#[derive(Debug)]
pub struct GameInfo {
    /// The name of its folder, its slash command and its records: `[a-z]`, at most 32 characters.
    pub key: &'static str,
    /// For people.
    pub name: &'static str,
    /// The number of its rules; raised when a ruling changes play.
    pub edition: u16,
    /// How many can play.
    pub seats: RangeInclusive<usize>,
    /// One sentence: what one does. At most 100 characters (it describes the slash command).
    pub pitch: &'static str,
    /// One sentence for the lobby: how it is won.
    pub goal: &'static str,
    /// One or two sentences for whoever plays it the first time: what to press on one's turn.
    pub first_press: &'static str,
    /// How long a table takes, in minutes, from quick to slow.
    pub minutes: RangeInclusive<u16>,
    /// What can be chosen at opening.
    pub options: &'static [OptionSpec],
    /// Its pictures beside the common dice.
    pub pictures: &'static [Picture],
    /// The whole of `rules.md`: the player's rules up to the heading `## Rulings`, then the rulings with their
    /// transcripts.
    pub rules: &'static str,
}

/// The rules of one game. The type that implements it is the state of a table in play.
///
/// Nothing here checks legality and nothing fails: [`crate::table::Table`] calls [`Game::apply`] only with a move that
/// [`Game::legal`] listed for a seat that [`Game::status`] said is to act. Nothing here knows a clock, a network or a file.
pub trait Game: Clone + Debug + Send + Sized + 'static {
    const INFO: GameInfo;

    /// What a seat can choose. `Display` is the notation of the move, its only spelling: `[a-z0-9.-]`, at most 40 bytes,
    /// never `resign` (which every seat may do at any time and which is not a move).
    type Move: Copy + PartialEq + Debug + Display + Send;

    /// What one pair of eyes may know, and no more.
    type View: PartialEq + Debug;

    /// A new table. The dice are ply 0.
    fn setup(options: &Options, seats: usize, dice: &mut Dice) -> Self;

    /// Who is to act, or how it ended.
    fn status(&self) -> Status;

    /// Adds everything that a seat to act may do; nothing is legal that is not here. For any other seat, nothing.
    /// The caller's vector, so that a million random games need not allocate a million lists.
    fn legal(&self, seat: Seat, moves: &mut Vec<Self::Move>);

    /// Plays a legal move of a seat to act.
    fn apply(&mut self, seat: Seat, mv: Self::Move, dice: &mut Dice);

    /// The safest legal move, for a seat to act whose player is away (ruling X3).
    fn idle(&self, seat: Seat) -> Self::Move;

    /// A seat that is still in leaves a table that is not over (ruling X2). May roll: the next phase can begin by it.
    fn withdraw(&mut self, seat: Seat, dice: &mut Dice);

    /// What these eyes may know. Equal for the public and every seat in a game without secrets.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Deals anew, by these dice, all that these eyes may not know, as it could also be: their view stays as it is. This is
    /// how a law finds out that a view tells no secret. A game without secrets has nothing to deal.
    fn redeal(&mut self, _eyes: Viewer, _dice: &mut Dice) {}

    /// A view as text and controls. Made from the view alone, so it cannot tell more. `focus` is where the presser's attention
    /// is ([`crate::screen::Action::Focus`]), empty at first; it comes from outside and may be anything: what makes no sense
    /// is as good as empty.
    fn screen(view: &Self::View, names: &Names, focus: &str) -> Screen;
}
