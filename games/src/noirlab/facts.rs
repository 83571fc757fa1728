//! What a playing program may read from a table: only what all players see.

use super::{BANK_ROLLS, Noirlab, Phase, Spot, Spots};
use crate::dice::Dice;
use crate::game::Game;
use crate::options::Options;
use crate::seat::{Seat, Seats};

/// What a seat has on its tracker. Which programs are filled does not change the chances, because the die is fair.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Progress {
    /// How many of the five programs are filled.
    pub programs: u8,
    /// NOIRLab tokens: 0, 1 on the spot, or 2 with the extra one.
    pub tokens: u8,
    /// How many more rolls it takes before a token may be banked again (ruling L16).
    pub wait: u8,
}

impl Noirlab {
    /// The start of a turn of this seat, when the trackers of all seats have this progress; which programs are filled makes no
    /// difference. `None` if a tracker cannot be like that before the game is over, or the seat does not exist.
    pub fn at_turn(progress: &[Progress], seat: Seat) -> Option<Self> {
        let possible = |of: &Progress| {
            let most = if of.programs == 5 { 0 } else { 2 };
            of.programs <= 5 && of.tokens <= most && of.wait <= BANK_ROLLS
        };
        let seats = progress.len();
        if !Self::INFO.seats.contains(&seats)
            || seat.index() >= seats
            || !progress.iter().all(possible)
        {
            return None;
        }
        let options = Options::defaults(Self::INFO.options);
        let mut game = Self::setup(&options, seats, &mut Dice::scripted(&[]));
        for (player, of) in game.players.iter_mut().zip(progress) {
            let programs = &Spot::ALL[..usize::from(of.programs)];
            let token = (of.tokens > 0).then_some(&Spot::Noirlab);
            let filled = programs.iter().chain(token);
            player.tracker.filled = filled.fold(Spots::NONE, |filled, spot| filled.with(*spot));
            player.tracker.extra = of.tokens == 2;
            player.wait = of.wait;
        }
        game.begin_turn(seat);
        Some(game)
    }

    /// What this seat has on its tracker.
    ///
    /// # Panics
    /// Never: a tracker has five programs.
    pub fn progress(&self, seat: Seat) -> Progress {
        let player = &self.players[seat.index()];
        let filled = player.tracker.filled;
        let token = u8::from(filled.has(Spot::Noirlab));
        let all = u8::try_from(filled.len()).expect("six spots");
        Progress {
            programs: all - token,
            tokens: token + u8::from(player.tracker.extra),
            wait: player.wait,
        }
    }

    /// How many seats there were at the start.
    pub fn seats_at_start(&self) -> usize {
        self.seats
    }

    /// The seat whose turn it is.
    pub fn turn_of(&self) -> Seat {
        self.turn.seat
    }

    /// The number of the turn, from 1, over all seats.
    pub fn turn_number(&self) -> u32 {
        self.turn.number
    }

    /// Has this turn rolled yet? Before that it may not pass (ruling L8).
    pub fn has_rolled(&self) -> bool {
        self.turn.rolls > 0
    }

    /// Does the player choose a program for a wild NOIRLab (ruling L7)?
    pub fn is_choosing(&self) -> bool {
        self.phase == Phase::Choosing
    }

    /// How many spots are filled, the NOIRLab spot included.
    pub fn filled(&self, seat: Seat) -> u32 {
        self.players[seat.index()].tracker.filled.len()
    }

    /// The seats that have not left.
    pub fn active(&self) -> Seats {
        self.active
    }

    /// How many turns this seat has begun.
    pub fn turns_begun(&self, seat: Seat) -> u32 {
        self.players[seat.index()].turns
    }

    /// Is the tracker complete?
    pub fn is_complete(&self, seat: Seat) -> bool {
        self.players[seat.index()].tracker.filled == Spots::ALL
    }
}
