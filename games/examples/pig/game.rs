// Pig, a whole game: one die, two moves, one option.
//
// Roll as often as you like and add up the faces; a 1 loses what you rolled this turn. Hold, and it is yours. The rules page is
// `rules-template.md`; its rulings are named where they are implemented.

use std::fmt;

use games::dice::Dice;
use games::game::{Game, GameInfo, Telling};
use games::lang::Phrase;
use games::names::Names;
use games::options::{GameOption, OptionSpec, Options};
use games::outcome::{Outcome, Status};
use games::picture;
use games::screen::{Button, Help, Mark, Part, Row, Score, Screen, Style};
use games::seat::{MAX_SEATS, Seat, Seats, Viewer};

/// The points that win.
const TARGET: GameOption<i32> =
    GameOption::number("target", Phrase::Same("Points to win"), 20..=500, 100);
static OPTIONS: [OptionSpec; 1] = [TARGET.spec()];

/// A table of Pig: everything that the next move depends on, and what happened last, to tell it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Pig {
    target: i32,
    seats: usize,
    /// Seats that have not left.
    active: Seats,
    turn: Seat,
    /// Rolled this turn and not banked yet.
    rolled: i32,
    banked: [i32; MAX_SEATS],
    latest: Option<(Seat, Event)>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Event {
    Rolled(u8),
    Banked(i32),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Move {
    Roll,
    Hold,
}

/// The notation, which is the only spelling of a move.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Roll => "roll",
            Self::Hold => "hold",
        })
    }
}

impl Pig {
    fn pass(&mut self) {
        self.rolled = 0;
        self.turn = self.active.after(self.turn); // X1
    }
}

impl Game for Pig {
    const INFO: GameInfo = GameInfo {
        key: "pig",
        name: "Pig",
        edition: 1,
        seats: 2..=MAX_SEATS,
        pitch: Phrase::Same(
            "Roll one die as often as you dare; a 1 loses everything you rolled this turn.",
        ),
        goal: Phrase::Same("Be the first to bank the points that the table agreed on."),
        first_press: Phrase::Same(
            "Press **Roll**. Before a 1 comes up, press **Hold** to bank your points.",
        ),
        best: Phrase::Same(""),
        minutes: &[4, 6, 8, 10, 12, 14, 16],
        languages: &[],
        options: &OPTIONS,
        pictures: &[],
        lesson: None,
        alone: None,
        achievements: &[],
        rules: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/rules-template.md")),
    };

    type Move = Move;

    /// Nothing is secret, so everybody's view is the state itself.
    type View = Self;

    fn setup(options: &Options, seats: usize, _dice: &mut Dice) -> Self {
        Self {
            target: options.get(&TARGET),
            seats,
            active: Seats::first(seats),
            turn: Seat::new(0),
            rolled: 0,
            banked: [0; MAX_SEATS],
            latest: None,
        }
    }

    fn status(&self) -> Status {
        let points = &self.banked[..self.seats];
        if self.active.len() == 1 || points.iter().any(|points| *points >= self.target) {
            Status::Over(Outcome::by_points(points, self.active)) // X2, X4
        } else {
            Status::ToAct(Seats::only(self.turn))
        }
    }

    fn legal(&self, seat: Seat, moves: &mut Vec<Move>) {
        if seat == self.turn {
            moves.push(Move::Roll);
            if self.rolled > 0 {
                moves.push(Move::Hold); // P2
            }
        }
    }

    fn apply(&mut self, seat: Seat, mv: Move, dice: &mut Dice) {
        match mv {
            Move::Roll => {
                let face = dice.roll(6); // X5
                self.latest = Some((seat, Event::Rolled(face)));
                if face == 1 {
                    self.pass(); // P1
                } else {
                    self.rolled += i32::from(face);
                }
            }
            Move::Hold => {
                self.banked[seat.index()] += self.rolled;
                self.latest = Some((seat, Event::Banked(self.rolled)));
                self.pass();
            }
        }
    }

    fn idle(&self, _seat: Seat) -> Move {
        if self.rolled > 0 {
            Move::Hold
        } else {
            Move::Roll
        } // X3
    }

    fn withdraw(&mut self, seat: Seat, _dice: &mut Dice) {
        self.active = self.active.without(seat);
        if seat == self.turn && !self.active.is_empty() {
            self.pass(); // X2
        }
    }

    fn view(&self, _viewer: Viewer) -> Self {
        self.clone()
    }

    fn screen(view: &Self, names: &Names, _focus: &str) -> Screen {
        let name = names.of(view.turn);
        let (rolled, target) = (view.rolled, view.target);
        let happened = view.latest.map_or_else(String::new, |(seat, event)| {
            let what = match event {
                Event::Rolled(1) => "rolled 1 and lost the turn".to_owned(),
                Event::Rolled(face) => format!("rolled {face}"),
                Event::Banked(points) => format!("banked {points}"),
            };
            format!("{}. ", names.did(seat, &what)) // X3
        });
        let (summary, to_act, winners) = match view.status() {
            Status::ToAct(seats) if rolled == 0 => (
                format!("{happened}{name} begins a turn: roll the die."),
                seats,
                Seats::NONE,
            ),
            Status::ToAct(seats) => (
                format!("{happened}{name} has {rolled} this turn: roll on or hold?"),
                seats,
                Seats::NONE,
            ),
            Status::Over(outcome) => {
                let winner = outcome
                    .winners()
                    .into_iter()
                    .map(|seat| names.of(seat))
                    .collect::<String>();
                (
                    format!("{happened}{winner} wins."),
                    Seats::NONE,
                    outcome.winners(),
                )
            }
        };
        let mark = |seat| match seat {
            seat if winners.has(seat) => Mark::Won,
            seat if to_act.has(seat) => Mark::ToAct,
            seat if view.active.has(seat) => Mark::Waiting,
            _ => Mark::Left,
        };
        let scores = Seats::first(view.seats).into_iter().map(|seat| Score {
            seat,
            total: view.banked[seat.index()],
            points: format!("{} of {target} points", view.banked[seat.index()]),
            parts: String::new(),
            note: String::new(),
            mark: mark(seat),
        });
        let board = match view.latest {
            Some((_, Event::Rolled(face))) => picture::die(face).to_owned(),
            _ => format!("The first to bank {target} points wins."),
        };
        let mut buttons = vec![Button::play("Roll", Style::Primary, Move::Roll)];
        if rolled > 0 {
            let hold = format!("Hold {rolled}");
            buttons.push(Button::play(hold, Style::Success, Move::Hold));
        }
        Screen {
            title: "Pig".to_owned(),
            summary,
            parts: vec![Part::Text(board)],
            scores: scores.collect(),
            rows: if to_act.is_empty() {
                Vec::new()
            } else {
                vec![Row::Buttons(buttons)]
            },
            help: Help::default(),
        }
    }
}

/// It has rules and a board, and tells nothing more.
impl Telling for Pig {}
