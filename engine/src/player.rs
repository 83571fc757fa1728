//! What a game's own player adds to its rules: habits, what is known exactly, and where a playout may stop.

use games::dice::{Dice, Key};
use games::game::Game;
use games::outcome::{Outcome, Status};
use games::seat::{MAX_SEATS, Seat, Viewer};

/// What a state is worth to each seat, in seat order. With several players it is the chance to win, a shared win counting as its share,
/// so that all add up to 1; alone it is minus the number of turns that the game takes.
pub type Worths = [f64; MAX_SEATS];

/// A game that the engine can play. Of these functions only [`Player::habit`] must be there; the others make it play better.
///
/// They are handed states in which all that the seat may not know was dealt anew: see [`Knowledge`].
pub trait Player: Game {
    /// How many playouts for two seats take 100 ms on one core.
    const EFFORT: u32;

    /// What the state is worth, where that is known to the last digit of the tables.
    fn exact(&self) -> Option<Worths> {
        None
    }

    /// Is it played alone, so that it is worth turns and not chances?
    fn is_alone(&self) -> bool {
        false
    }

    /// A choice that takes no thought: an index of `moves`, of which there are two or more. Playouts consist of these.
    fn habit(&self, seat: Seat, moves: &[Self::Move], dice: &mut Dice) -> usize;

    /// How a player who plays for fun chooses.
    fn casual(&self, seat: Seat, moves: &[Self::Move], dice: &mut Dice) -> usize;

    /// How a player who knows the game chooses, by rules of thumb.
    fn regular(&self, seat: Seat, moves: &[Self::Move], dice: &mut Dice) -> usize {
        self.habit(seat, moves, dice)
    }

    /// What the state is worth by a fitted curve, if a playout from `since` has gone far enough to stop.
    fn leaf(&self, _since: &Self) -> Option<Worths> {
        None
    }

    /// What a playout ends in, in words.
    const LEAF: &'static str = "to the end of the game";

    /// After hidden things were dealt anew: makes what the others chose in secret sensible.
    fn imagine(&mut self, _seat: Seat, _dice: &mut Dice) {}

    /// Moves worth a search, as indices, if not all are.
    fn shortlist(&self, _seat: Seat, moves: &[Self::Move]) -> Vec<usize> {
        (0..moves.len()).collect()
    }

    /// What each move is worth, where the game has a better way than playouts.
    fn rate(_known: &Knowledge<Self>, _moves: &[Self::Move], _key: &Key) -> Option<Vec<Rating>> {
        None
    }

    /// The best move, where the game has a quicker way to it than rating all: an index of `moves`.
    fn plan(_known: &Knowledge<Self>, _moves: &[Self::Move], _key: &Key) -> Option<usize> {
        None
    }

    /// Would this move only undo another? The engine never plays it.
    fn undoes(_mv: Self::Move) -> bool {
        false
    }

    /// What a roll did, for people: `and went bust with 24 points`.
    fn tale(_before: &Self, _after: &Self) -> String {
        String::new()
    }
}

/// What a move is worth to the seat that makes it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    pub worth: f64,
    /// The standard error of `worth`; 0 where it is exact.
    pub error: f64,
}

/// What a seat knows. It holds no state of a table, only one that looks the same to that seat: everything else was dealt anew before it
/// came here, by dice of the engine's own. So nothing in this crate can use what the seat may not know.
pub struct Knowledge<G: Player> {
    seat: Seat,
    dealt: G,
}

impl<G: Player> Knowledge<G> {
    /// What this seat knows of this game. The only place where the engine meets the state of a table.
    #[must_use]
    pub fn of(game: &G, seat: Seat, key: &Key) -> Self {
        let mut dealt = game.clone();
        dealt.redeal(Viewer::Seat(seat), &mut key.dice(0));
        Self { seat, dealt }
    }

    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The game as it could be: right in everything that the seat may know.
    #[must_use]
    pub fn guess(&self) -> &G {
        &self.dealt
    }

    /// Another way in which it could be.
    pub fn deal(&self, dice: &mut Dice) -> G {
        let mut game = self.dealt.clone();
        game.redeal(Viewer::Seat(self.seat), dice);
        game.imagine(self.seat, dice);
        game
    }
}

/// The winners share a chance of 1.
#[must_use]
pub fn shares(outcome: &Outcome) -> Worths {
    let winners = outcome.winners();
    let mut worths = [0.0; MAX_SEATS];
    for seat in winners {
        worths[seat.index()] = 1.0 / seats_as_f64(winners.len());
    }
    worths
}

pub(crate) fn seats_as_f64(seats: usize) -> f64 {
    f64::from(u8::try_from(seats).unwrap_or(u8::MAX))
}

/// What the state is worth without any search: the outcome, or what is known exactly.
pub(crate) fn known<G: Player>(game: &G) -> Option<Worths> {
    match game.exact() {
        Some(worths) => Some(worths),
        None => match game.status() {
            Status::Over(outcome) => Some(shares(&outcome)),
            Status::ToAct(_) => None,
        },
    }
}

/// Chances that grow with `points`, as if each difference were decided by luck of this size.
pub(crate) fn soft_shares(
    points: impl Fn(Seat) -> f64,
    active: games::seat::Seats,
    scale: f64,
) -> Worths {
    let most = active.into_iter().map(&points).fold(f64::MIN, f64::max);
    let mut worths = [0.0; MAX_SEATS];
    let mut sum = 0.0;
    for seat in active {
        let weight = ((points(seat) - most) / scale).exp();
        worths[seat.index()] = weight;
        sum += weight;
    }
    worths.map(|weight| weight / sum)
}
