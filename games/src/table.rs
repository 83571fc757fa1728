//! A game being played: the only place where seat, turn, staleness and legality are checked, for all games.

use std::any::Any;
use std::fmt;

use crate::dice::Dice;
use crate::game::{Game, GameInfo, Telling};
use crate::lang::Lang;
use crate::names::Names;
use crate::options::Options;
use crate::outcome::Status;
use crate::ply::{Ply, PlyError, RESIGN, spells};
use crate::refusal::Refusal;
use crate::screen::Screen;
use crate::seat::{Hand, MAX_SEATS, Seat, Seats, Viewer};
use crate::telling::{Earned, Event, Progress};

/// One table of the game `G`.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    game: G,
    seats: usize,
    left: Seats,
    ply: u32,
    decisions: [Decision<G>; MAX_SEATS],
    /// Who made each seat's latest move.
    hands: [Hand; MAX_SEATS],
}

/// What a seat has to decide.
#[derive(Clone, Debug)]
struct Decision<G: Game> {
    moves: Vec<G::Move>,
    /// The ply at which it arose.
    since: u32,
}

impl<G: Game> Table<G> {
    /// Opens a table; the dice are ply 0.
    pub fn open(options: &Options, seats: usize, dice: &mut Dice) -> Self {
        Self::of(G::setup(options, seats, dice), seats)
    }

    /// A table that begins in this state, with so many seats.
    pub fn of(game: G, seats: usize) -> Self {
        let decisions = std::array::from_fn(|_| Decision {
            moves: Vec::new(),
            since: 0,
        });
        let mut table = Self {
            game,
            seats,
            left: Seats::NONE,
            ply: 0,
            decisions,
            hands: [Hand::Player; MAX_SEATS],
        };
        table.decide(None);
        table
    }

    /// The state of the game.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Updates each seat's decision after a ply of `mover`. One that is still the same keeps its age.
    fn decide(&mut self, mover: Option<Seat>) {
        let acting = self.game.status().acting();
        for (index, decision) in self.decisions[..self.seats].iter_mut().enumerate() {
            let seat = Seat::new(index);
            let mut legal = Vec::new();
            if acting.has(seat) {
                self.game.legal(seat, &mut legal);
            }
            if mover == Some(seat) || legal != decision.moves {
                decision.moves = legal;
                decision.since = self.ply;
            }
        }
    }

    /// Goes on with the state after a move, unless the dice do not fit.
    fn keep(
        &mut self,
        game: G,
        seat: Seat,
        mv: &str,
        hand: Hand,
        dice: Dice,
    ) -> Result<Ply, PlyError> {
        let faces = dice.finish()?;
        self.game = game;
        self.ply += 1;
        self.hands[seat.index()] = hand;
        self.decide(Some(seat));
        Ok(Ply {
            seat,
            mv: mv.to_owned(),
            faces,
            hand,
        })
    }

    fn seated(&self, seat: Seat) -> Result<(), Refusal> {
        match self.game.status() {
            Status::Over(_) => Err(Refusal::Over),
            Status::ToAct(_) if seat.index() >= self.seats || self.left.has(seat) => {
                Err(Refusal::NotSeated)
            }
            Status::ToAct(_) => Ok(()),
        }
    }
}

impl<G: Telling> Table<G> {
    fn choice(&self, seat: Seat, text: &str, drawn: u32) -> Result<G::Move, Refusal> {
        self.may_act(seat, drawn)?;
        let legal = &self.decisions[seat.index()].moves;
        legal
            .iter()
            .find(|mv| spells(text, **mv))
            .copied()
            .ok_or(Refusal::Illegal)
    }

    /// The state before a ply, and its move; there is none for a seat that leaves.
    fn played<'a>(before: &'a dyn AnyTable, ply: &Ply) -> Option<(&'a G, Option<G::Move>)> {
        let before = before.as_any().downcast_ref::<Self>()?;
        if ply.mv == RESIGN {
            return Some((&before.game, None));
        }
        let mv = before.choice(ply.seat, &ply.mv, before.ply).ok()?;
        Some((&before.game, Some(mv)))
    }
}

/// A table of any game: what everything outside this crate holds.
pub trait AnyTable: Probe + Send + Sync {
    /// What the game says about itself.
    fn info(&self) -> &'static GameInfo;

    /// How many seats there were at the start.
    fn seats(&self) -> usize;

    /// How many plies have been played, which is also the number of the latest one.
    fn ply(&self) -> u32;

    /// Who is to act, or how the game ended.
    fn status(&self) -> Status;

    /// Every legal move of a seat, in the game's order. None for a seat that is not to act.
    fn legal(&self, seat: Seat) -> Vec<String>;

    /// Whether this seat may act on a screen that was drawn at ply `drawn`. Another seat's move alone never makes it stale.
    fn may_act(&self, seat: Seat, drawn: u32) -> Result<(), Refusal>;

    /// The ply at which this seat's decision arose; `None` while it is not to act.
    fn since(&self, seat: Seat) -> Option<u32>;

    /// Plays a move chosen on a screen that was drawn at ply `drawn`; the dice must be those of ply [`AnyTable::ply`] + 1.
    /// Store the ply that it returns before you show anybody the result. After an error the table is as it was.
    fn play(
        &mut self,
        seat: Seat,
        mv: &str,
        drawn: u32,
        hand: Hand,
        dice: Dice,
    ) -> Result<Ply, PlyError>;

    /// The move to play for a seat to act whose player is away (ruling X3).
    fn idle(&self, seat: Seat) -> Result<String, Refusal>;

    /// A seat leaves (ruling X2), at any time before the end.
    fn resign(&mut self, seat: Seat, hand: Hand, dice: Dice) -> Result<Ply, PlyError>;

    /// Plays a stored ply once more, with these dice.
    fn play_again(&mut self, ply: &Ply, dice: Dice) -> Result<Ply, PlyError> {
        if ply.mv == RESIGN {
            self.resign(ply.seat, ply.hand, dice)
        } else {
            self.play(ply.seat, &ply.mv, self.ply(), ply.hand, dice)
        }
    }
    /// Plays a stored ply with its stored faces.
    fn replay(&mut self, ply: &Ply) -> Result<(), PlyError> {
        let dice = Dice::scripted(&ply.faces);
        self.play_again(ply, dice).map(drop)
    }

    /// The screen of this viewer; see [`Game::screen`] for the focus.
    fn screen(&self, viewer: Viewer, names: &Names, focus: &str) -> Screen;

    /// [`Telling::progress`].
    fn progress(&self, lang: Lang) -> Progress;

    /// [`Telling::events`] of the ply that led here from `before`. A table of another game has nothing to tell.
    fn events(&self, before: &dyn AnyTable, ply: &Ply, lang: Lang) -> Vec<Event>;

    /// [`Telling::luck`] of a seat by the ply that led here from `before`.
    fn luck(&self, before: &dyn AnyTable, ply: &Ply, seat: Seat, lang: Lang) -> String;

    /// [`Telling::achieved`] with the ply that led here from `before`.
    fn achieved(&self, before: &dyn AnyTable, ply: &Ply) -> Earned;

    /// [`Telling::feat`].
    fn feat(&self, lang: Lang) -> Option<String>;

    /// A second table in the same state.
    fn fork(&self) -> Box<dyn AnyTable>;

    /// The [`Table`] of its game, for a crate that knows the game's type.
    fn as_any(&self) -> &dyn Any;
}

/// What the laws ask of a table of any game. Not part of the public API: code that knows the game's type has [`Game::view`] and
/// [`Game::redeal`].
#[doc(hidden)]
pub trait Probe {
    /// The view of this viewer, as text to compare.
    fn view(&self, viewer: Viewer) -> String;

    /// Calls [`Game::redeal`] on the game.
    fn redeal(&mut self, viewer: Viewer, dice: &mut Dice);
}

/// The game and the ply. The state can have secrets, so it is not printed.
impl fmt::Debug for dyn AnyTable + '_ {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at ply {}", self.info().key, self.ply())
    }
}

impl<G: Game> Probe for Table<G> {
    fn view(&self, viewer: Viewer) -> String {
        format!("{:?}", self.game.view(viewer))
    }

    fn redeal(&mut self, viewer: Viewer, dice: &mut Dice) {
        self.game.redeal(viewer, dice);
    }
}

impl<G: Telling> AnyTable for Table<G> {
    fn info(&self) -> &'static GameInfo {
        &G::INFO
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn ply(&self) -> u32 {
        self.ply
    }

    fn status(&self) -> Status {
        self.game.status()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        self.decisions[seat.index()]
            .moves
            .iter()
            .map(ToString::to_string)
            .collect()
    }

    fn may_act(&self, seat: Seat, drawn: u32) -> Result<(), Refusal> {
        self.seated(seat)?;
        let decision = &self.decisions[seat.index()];
        if decision.moves.is_empty() {
            Err(Refusal::NotYourTurn)
        } else if drawn < decision.since || drawn > self.ply {
            Err(Refusal::Stale)
        } else {
            Ok(())
        }
    }

    fn since(&self, seat: Seat) -> Option<u32> {
        let decision = self.decisions.get(seat.index())?;
        (!decision.moves.is_empty()).then_some(decision.since)
    }

    /// Plays on a copy, so that dice that do not fit leave the table as it was.
    fn play(
        &mut self,
        seat: Seat,
        mv: &str,
        drawn: u32,
        hand: Hand,
        mut dice: Dice,
    ) -> Result<Ply, PlyError> {
        let chosen = self.choice(seat, mv, drawn)?;
        let mut game = self.game.clone();
        game.apply(seat, chosen, &mut dice);
        self.keep(game, seat, mv, hand, dice)
    }

    fn resign(&mut self, seat: Seat, hand: Hand, mut dice: Dice) -> Result<Ply, PlyError> {
        self.seated(seat)?;
        let mut game = self.game.clone();
        game.withdraw(seat, &mut dice);
        let ply = self.keep(game, seat, RESIGN, hand, dice)?;
        self.left = self.left.with(seat);
        Ok(ply)
    }

    fn idle(&self, seat: Seat) -> Result<String, Refusal> {
        self.may_act(seat, self.ply)?;
        Ok(self.game.idle(seat).to_string())
    }

    fn screen(&self, viewer: Viewer, names: &Names, focus: &str) -> Screen {
        let view = self.game.view(viewer);
        if self.hands == [Hand::Player; MAX_SEATS] {
            G::screen(&view, names, focus)
        } else {
            G::screen(&view, &names.with_hands(self.hands), focus)
        }
    }

    fn progress(&self, lang: Lang) -> Progress {
        self.game.progress(lang)
    }

    fn events(&self, before: &dyn AnyTable, ply: &Ply, lang: Lang) -> Vec<Event> {
        let events = |(before, mv): (&G, _)| self.game.events(before, ply.seat, mv, lang);
        Self::played(before, ply).map(events).unwrap_or_default()
    }

    fn luck(&self, before: &dyn AnyTable, ply: &Ply, seat: Seat, lang: Lang) -> String {
        let luck = |(before, _): (&G, _)| self.game.luck(before, seat, &ply.faces, lang);
        Self::played(before, ply).map(luck).unwrap_or_default()
    }

    fn achieved(&self, before: &dyn AnyTable, ply: &Ply) -> Earned {
        let achieved = |(before, mv): (&G, _)| self.game.achieved(before, ply.seat, mv);
        Self::played(before, ply).map(achieved).unwrap_or_default()
    }

    fn feat(&self, lang: Lang) -> Option<String> {
        self.game.feat(lang)
    }

    fn fork(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_found_by_its_whole_spelling() {
        for (text, mv, same) in [
            ("keep-4", "keep-4", true),
            ("keep-4x", "keep-4", false),
            ("keep", "keep-4", false),
            ("", "a", false),
        ] {
            assert_eq!(spells(text, mv), same, "{text} {mv}");
        }
        assert!(spells("keep-4x3", format_args!("keep-{}x{}", 4, 3)));
    }
}
