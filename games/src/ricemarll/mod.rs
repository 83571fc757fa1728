//! Ricemarll, by James Mayr (2025): each player has six dice and puts cards behind them in secret, to meet three goals a round.
//!
//! `rules.md` has the rulings R1 to R39 that are cited here.

mod cards;
mod draft;
mod facts;
mod goals;
mod lesson;
mod lineup;
mod panel;
mod pictures;
mod player;
mod redeal;
mod reveal;
mod screen;
mod telling;
#[cfg(test)]
mod tests;
mod view;

use std::fmt;

use arrayvec::ArrayVec;

use self::draft::{Draft, TieRoll};
use self::player::Player;
use crate::dice::Dice;
use crate::game::{Game, GameInfo};
use crate::lang::ricemarll as t;
use crate::names::Names;
use crate::options::Options;
use crate::outcome::{Outcome, Status};
use crate::screen::Screen;
use crate::seat::{Seat, Seats, Viewer};

pub use self::cards::{Card, Cards, Effect};
pub use self::goals::{Goal, Goals};
pub use self::lineup::{Lineup, Spot, Values};

const MOST_SEATS: usize = 6;
const ROUNDS: u8 = 6;
const GOALS_A_ROUND: usize = 3;
const TOKENS_ON_A_GOAL: u16 = 6;
/// The most special goals that can be declared in one round: all that six players can draft.
const MOST_SPECIALS: usize = 6;

/// A table in play.
#[derive(Clone, Debug)]
pub struct Ricemarll {
    players: ArrayVec<Player, MOST_SEATS>,
    /// The seats that have not left.
    active: Seats,
    /// From 1.
    round: u8,
    phase: Phase,
    /// The seats that have locked their cards, while cards are placed.
    locked: Seats,
    /// The modifier cards that can still be drafted, face down.
    shared: Cards,
    /// The goals that can still come up, face down.
    goal_deck: Goals,
    /// The public goals of this round; during a draft those of the next round (ruling R35).
    goals: [Goal; GOALS_A_ROUND],
    /// The special goals of this round, once revealed, with the seats that held them.
    declared: ArrayVec<(Goal, Seat), MOST_SPECIALS>,
    draft: Draft,
    /// The special goals on offer. No one may know which they are (ruling R25).
    face_down: ArrayVec<Goal, 2>,
    /// The rolls between tied players in this draft, or at the end.
    rolls: Vec<TieRoll>,
    last: Option<Report>,
    news: Option<News>,
    winner: Option<Seat>,
}

/// The phases of a round. A phase in which no one has a decision is skipped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    /// All players place cards, at once and in secret.
    Place,
    /// Players with special goals decide whether to declare them, at once and in secret (ruling R27).
    Declare,
    /// The cards are open, and players with pick cards choose faces, at once and in secret (ruling R8).
    Pick,
    /// Players draft one after the other, openly.
    Draft,
    Over,
}

/// The latest event that everybody may know. A move that others must not notice is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum News {
    /// The seat has made its last secret decision in this phase.
    Decided(Seat, Phase),
    /// The seat took something in the draft.
    Drafted(Seat),
    Left(Seat),
}

/// The result of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Report {
    round: u8,
    players: Seats,
    /// In seat order, one for every seat; empty for players who had left.
    lineups: ArrayVec<Lineup, MOST_SEATS>,
    results: ArrayVec<Achieved, { GOALS_A_ROUND + MOST_SPECIALS }>,
}

/// The result of one goal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Achieved {
    goal: Goal,
    /// The seat that declared it, if it was a special goal.
    special_of: Option<Seat>,
    seats: Seats,
    number: i16,
    /// Tokens for each of these seats.
    tokens: u16,
}

/// What a player can do.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Move {
    /// Puts a card of the hand there.
    Put(Card, Spot),
    /// Takes a card back from there.
    Back(Card, Spot),
    /// Ends the placing of cards.
    Lock,
    /// Declares a special goal for this round.
    Declare(Goal),
    /// Keeps a special goal for later.
    Keep(Goal),
    /// Position of the die from 0, and the face.
    Pick(u8, u8),
    /// Drafts a card.
    Take(Card),
    /// Drafts the special goal that is face down.
    TakeGoal,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Put(card, spot) => write!(f, "put-{card}-{spot}"),
            Self::Back(card, spot) => write!(f, "back-{card}-{spot}"),
            Self::Lock => f.write_str("lock"),
            Self::Declare(goal) => write!(f, "declare-{goal}"),
            Self::Keep(goal) => write!(f, "keep-{goal}"),
            Self::Pick(die, face) => write!(f, "pick-{}-{face}", die + 1),
            Self::Take(card) => write!(f, "take-{card}"),
            Self::TakeGoal => f.write_str("take-goal"),
        }
    }
}

impl Ricemarll {
    fn player(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    fn draw_goals(&mut self, dice: &mut Dice) {
        self.goals = std::array::from_fn(|_| self.goal_deck.draw(dice));
    }

    /// Rolls all dice, then draws all hands, both in seat order.
    fn begin_round(&mut self, dice: &mut Dice) {
        self.round += 1;
        self.phase = Phase::Place;
        self.locked = Seats::NONE;
        for seat in self.active {
            self.player(seat).lineup = Lineup::roll(dice);
        }
        for seat in self.active {
            self.player(seat).draw_hand(dice);
        }
    }

    fn ask_for_declarations(&mut self) {
        self.phase = Phase::Declare;
        for player in &mut self.players {
            player.asked = player.specials;
        }
    }

    /// Turns over all cards and the declared goals, then rolls the rerolls (rulings R6, R8 and R27).
    fn reveal(&mut self, dice: &mut Dice) {
        self.phase = Phase::Pick;
        // Including players who have left: a goal that they declared is played for (ruling R38).
        for (index, player) in self.players.iter_mut().enumerate() {
            player.clear_unused();
            player.drafted.clear();
            for goal in std::mem::take(&mut player.declaring).all() {
                player.specials.remove(goal);
                self.declared.push((goal, Seat::new(index)));
            }
        }
        for seat in self.active {
            self.player(seat).lineup.reroll(dice);
        }
    }

    /// Resolves every goal on the same final values (ruling R24).
    fn settle_goals(&mut self) {
        let values: ArrayVec<Values, MOST_SEATS> = self
            .players
            .iter()
            .map(|player| player.lineup.values())
            .collect();
        let public = self.goals.into_iter().map(|goal| (goal, None));
        let special = self.declared.drain(..);
        let special = special.map(|(goal, seat)| (goal, Some(seat))); // R26
        let mut results = ArrayVec::new();
        for (goal, special_of) in public.chain(special) {
            let (seats, number) = goal.achieved(&values, self.active);
            let tokens = share(seats.len());
            for seat in seats {
                self.players[seat.index()].tokens += tokens;
            }
            results.push(Achieved {
                goal,
                special_of,
                seats,
                number,
                tokens,
            });
        }
        self.last = Some(Report {
            round: self.round,
            players: self.active,
            lineups: self.players.iter_mut().map(Player::clear_dice).collect(),
            results,
        });
    }

    /// The most tokens win; players tied for the most roll, and the highest roll wins (ruling R36).
    fn finish(&mut self, dice: &mut Dice) {
        self.phase = Phase::Over;
        self.rolls.clear();
        let tokens = |seat: &Seat| self.players[seat.index()].tokens;
        let most = self.active.into_iter().map(|seat| tokens(&seat)).max();
        let mut tied: ArrayVec<Seat, MOST_SEATS> = self
            .active
            .into_iter()
            .filter(|seat| Some(tokens(seat)) == most)
            .collect();
        while tied.len() > 1 {
            let first = self.rolls.len();
            self.rolls
                .extend(tied.iter().map(|seat| (*seat, dice.roll(6))));
            let rolls = &self.rolls[first..];
            let best = rolls.iter().map(|(_, face)| *face).max();
            tied = rolls
                .iter()
                .filter(|(_, face)| Some(*face) == best)
                .map(|(seat, _)| *seat)
                .collect();
        }
        self.winner = tied.first().copied();
    }

    /// The seats that have a decision to make.
    fn acting(&self) -> Seats {
        let those = |is: fn(&Player) -> bool| -> Seats {
            self.active
                .into_iter()
                .filter(|seat| is(&self.players[seat.index()]))
                .collect()
        };
        match self.phase {
            Phase::Place => self.locked.into_iter().fold(self.active, Seats::without),
            Phase::Declare => those(|player| !player.asked.is_empty()),
            Phase::Pick => those(|player| player.lineup.to_pick().is_some()),
            Phase::Draft => self.draft.drafter().into_iter().collect(),
            Phase::Over => Seats::NONE,
        }
    }

    /// Goes on until a seat has a decision to make or the game is over.
    fn go_on(&mut self, dice: &mut Dice) {
        loop {
            if self.phase == Phase::Draft {
                self.take_what_is_forced();
            }
            if self.phase == Phase::Over || !self.acting().is_empty() {
                return;
            }
            match self.phase {
                Phase::Place => self.ask_for_declarations(),
                Phase::Declare => self.reveal(dice),
                Phase::Pick => {
                    self.settle_goals();
                    if self.round < ROUNDS {
                        self.open_draft(dice); // R34
                    } else {
                        self.finish(dice);
                    }
                }
                Phase::Draft => self.begin_round(dice),
                Phase::Over => {}
            }
        }
    }

    fn points(&self) -> ArrayVec<i32, MOST_SEATS> {
        let tokens = self.players.iter().map(|player| player.tokens);
        tokens.map(i32::from).collect()
    }

    fn outcome(&self) -> Outcome {
        let points = self.points();
        Outcome::by_rank(&points, self.active, |seat| {
            (Some(seat) == self.winner, points[seat.index()])
        })
    }
}

/// The tokens for each of this many players who achieved a goal: an even split without the remainder (ruling R23).
fn share(achievers: usize) -> u16 {
    u16::try_from(achievers)
        .ok()
        .and_then(|achievers| TOKENS_ON_A_GOAL.checked_div(achievers))
        .unwrap_or(0)
}

impl Game for Ricemarll {
    const INFO: GameInfo = GameInfo {
        key: "ricemarll",
        name: "Ricemarll",
        edition: 1,
        seats: 2..=MOST_SEATS,
        pitch: t::PITCH,
        goal: t::GOAL,
        first_press: t::FIRST_PRESS,
        best: t::BEST,
        minutes: &[9, 12, 14, 17, 18],
        languages: t::LANGUAGES,
        options: &[],
        pictures: &pictures::PICTURES,
        lesson: Some(&lesson::LESSON),
        alone: None,
        achievements: telling::ACHIEVEMENTS,
        rules: include_str!("rules.md"),
    };

    type Move = Move;
    type View = view::View;

    fn setup(_options: &Options, seats: usize, dice: &mut Dice) -> Self {
        let mut goal_deck = Goals::ALL;
        let goals = std::array::from_fn(|_| goal_deck.draw(dice));
        let mut game = Self {
            players: (0..seats).map(|_| Player::new()).collect(),
            active: Seats::first(seats),
            round: 0,
            phase: Phase::Place,
            locked: Seats::NONE,
            shared: Cards::shared(),
            goal_deck,
            goals,
            declared: ArrayVec::new(),
            draft: Draft::default(),
            face_down: ArrayVec::new(),
            rolls: Vec::new(),
            last: None,
            news: None,
            winner: None,
        };
        game.begin_round(dice);
        game
    }

    fn status(&self) -> Status {
        if self.phase == Phase::Over {
            Status::Over(self.outcome())
        } else {
            Status::ToAct(self.acting())
        }
    }

    fn legal(&self, seat: Seat, moves: &mut Vec<Move>) {
        if !self.acting().has(seat) {
            return;
        }
        let player = &self.players[seat.index()];
        match self.phase {
            Phase::Place => player.placements(moves),
            Phase::Declare => {
                if let Some(goal) = player.asked.first() {
                    moves.extend([Move::Declare(goal), Move::Keep(goal)]);
                }
            }
            Phase::Pick => {
                if let Some(die) = player.lineup.to_pick() {
                    moves.extend((1..=6).map(|face| pick(die, face)));
                }
            }
            Phase::Draft => self.draft.takes(&self.face_down, moves),
            Phase::Over => {}
        }
    }

    fn apply(&mut self, seat: Seat, mv: Move, dice: &mut Dice) {
        let phase = self.phase;
        let player = self.player(seat);
        match mv {
            Move::Put(card, spot) => player.put(card, spot),
            Move::Back(card, spot) => player.take_back(card, spot),
            Move::Lock => self.locked = self.locked.with(seat),
            Move::Declare(goal) => {
                player.asked.remove(goal);
                player.declaring.add(goal);
            }
            Move::Keep(goal) => player.asked.remove(goal),
            Move::Pick(at, face) => player.lineup.picked[usize::from(at)] = face,
            Move::Take(card) => self.take_card(seat, card),
            Move::TakeGoal => self.take_goal(seat),
        }
        if phase == Phase::Draft {
            self.news = Some(News::Drafted(seat));
        } else if !self.acting().has(seat) {
            self.news = Some(News::Decided(seat, phase));
        }
        self.go_on(dice);
    }

    /// Locks the cards as they are, declares nothing, leaves a die as it is, drafts the leftmost cards (ruling R37).
    fn idle(&self, seat: Seat) -> Move {
        let player = &self.players[seat.index()];
        match (self.phase, player.asked.first(), player.lineup.to_pick()) {
            (Phase::Declare, Some(goal), _) => Move::Keep(goal),
            (Phase::Pick, _, Some(die)) => pick(die, player.lineup.lying(die)),
            (Phase::Draft, ..) => self
                .draft
                .offer
                .first()
                .map_or(Move::TakeGoal, |card| Move::Take(*card)),
            _ => Move::Lock,
        }
    }

    /// Cards and undeclared goals leave the game; tokens stay on the list (ruling R38).
    fn withdraw(&mut self, seat: Seat, dice: &mut Dice) {
        self.news = Some(News::Left(seat));
        self.active = self.active.without(seat);
        self.locked = self.locked.without(seat);
        let player = self.player(seat);
        *player = Player {
            tokens: player.tokens,
            declaring: player.declaring,
            ..Player::default()
        };
        self.draft.leave(seat);
        if self.active.len() > 1 {
            self.go_on(dice);
        } else {
            self.phase = Phase::Over;
            self.rolls.clear();
            self.winner = self.active.into_iter().next();
        }
    }

    fn view(&self, viewer: Viewer) -> view::View {
        view::View::of(self, viewer)
    }

    fn redeal(&mut self, viewer: Viewer, dice: &mut Dice) {
        self.redeal_hidden(viewer, dice);
    }

    fn screen(view: &view::View, names: &Names, focus: &str) -> Screen {
        match &view.mine {
            Some(mine) => panel::open(view, mine, names, focus),
            None => screen::public(view, names, focus),
        }
    }
}

fn pick(die: usize, face: u8) -> Move {
    Move::Pick(u8::try_from(die).expect("a player has six dice"), face)
}
