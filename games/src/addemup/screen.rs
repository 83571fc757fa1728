//! The screens: which texts, dice and controls follow from the state.

use super::board::{Along, Board, Line, Place};
use super::drawing;
use super::hand::Hand;
use super::words::{advice, choices, label, prose, summary};
use super::{AddEmUp, HANDFUL, Stage, Turn};
use crate::grid::{Cell, DieState, Grid, GridRow};
use crate::names::Names;
use crate::screen::{Help, Mark as ScoreMark, Part, Score, Screen};
use crate::seat::{self, Seat, Seats};

pub(super) fn draw<const EDITION: u16>(
    game: &AddEmUp<EDITION>,
    names: &Names,
    focus: &str,
) -> Screen {
    let ways = ways(game);
    // A focus that names no legal placement is ignored.
    let trial = ways
        .iter()
        .map(|way| way.line)
        .find(|line| line.to_string() == focus);
    let page = Page {
        game,
        names,
        focus,
        ways: &ways,
        trial,
    };
    Screen {
        title: page.title(),
        summary: page.summary(),
        parts: page.parts(),
        scores: page.scores(),
        rows: page.rows(),
        help: page.help(),
    }
}

/// A legal placement, and the points that it adds.
pub(super) struct Way {
    pub(super) line: Line,
    pub(super) points: i32,
}

/// Every legal placement, those that add most first; of an opening each run once before all others, read from the left and rising.
fn ways<const EDITION: u16>(game: &AddEmUp<EDITION>) -> Vec<Way> {
    let mut ways = Vec::new();
    if matches!(game.stage, Stage::Place | Stage::Bonus) {
        game.each_placement(|line| {
            let points = game.gain(line).points();
            ways.push(Way { line, points });
        });
    }
    let turned =
        |line: Line| game.board.is_empty() && (line.along == Along::Column || line.step < 0);
    ways.sort_by_key(|way| (turned(way.line), -way.points));
    ways
}

/// Everything that a screen is drawn from.
pub(super) struct Page<'a, const EDITION: u16> {
    pub(super) game: &'a AddEmUp<EDITION>,
    pub(super) names: &'a Names,
    pub(super) focus: &'a str,
    pub(super) ways: &'a [Way],
    /// The placement that the presser is trying out.
    pub(super) trial: Option<Line>,
}

impl<const EDITION: u16> Page<'_, EDITION> {
    fn title(&self) -> String {
        match self.game.stage {
            Stage::Over(_) => "Add'em Up · the end".to_owned(),
            _ => format!(
                "Add'em Up · turn {} · pile {}",
                self.game.turn.number,
                self.game.pile()
            ),
        }
    }

    fn summary(&self) -> String {
        let seat = self.game.turn.seat;
        // The sentence about the end of a turn already names the player.
        let is_between = matches!(self.game.stage, Stage::Roll | Stage::Over(_));
        if is_between || self.names.hand(seat) == seat::Hand::Player {
            self.now()
        } else {
            format!("{}. {}", self.names.did(seat, "moved"), self.now())
        }
    }

    fn now(&self) -> String {
        let turn = &self.game.turn;
        let name = self.names.of(turn.seat);
        let ways = self.count_ways();
        match self.game.stage {
            Stage::Roll => match self.last_turn() {
                Some(last) => summary::rolls(last, self.names, &name),
                None => summary::begins(&name),
            },
            Stage::Place if turn.has_played() => summary::more(turn, &name, &ways),
            Stage::Place => summary::rolled(turn, &name, &ways),
            Stage::Offer => summary::offer(turn, &name),
            Stage::Bonus => {
                let face = self.game.hand.dice().next().unwrap_or(1);
                summary::bonus(&name, face, &ways)
            }
            Stage::Over(end) => summary::over(self.game, end, self.names),
        }
    }

    pub(super) fn count_ways(&self) -> String {
        let best = self.ways.iter().map(|way| way.points).max();
        summary::ways(self.ways.len(), best.unwrap_or(0))
    }

    fn parts(&self) -> Vec<Part> {
        let board = self.board();
        let mut parts = Vec::new();
        if !board.is_empty() {
            let (grid, hidden) = self.grid(&board);
            parts.push(Part::Grid(grid));
            parts.extend(label::hidden(hidden).map(Part::Text));
        }
        if matches!(self.game.stage, Stage::Over(_)) {
            return parts;
        }
        if !self.game.turn.roll.is_empty() {
            parts.push(Part::Grid(self.roll()));
        }
        let advice = self.advice();
        if !advice.is_empty() {
            parts.push(Part::Text(advice));
        }
        parts
    }

    /// The previous turn, if it was rolled or its player left.
    fn last_turn(&self) -> Option<&Turn> {
        let last = self.game.last.as_ref();
        last.filter(|last| last.left || !last.roll.is_empty())
    }

    /// The board with the placement that is tried out.
    fn board(&self) -> Board {
        let mut board = self.game.board.clone();
        for (place, face) in self.trial_dice() {
            board.put(place, face, self.game.turn.seat);
        }
        board
    }

    /// The new dice of the placement that is tried out.
    fn trial_dice(&self) -> impl Iterator<Item = (Place, u8)> {
        let board = &self.game.board;
        self.trial
            .into_iter()
            .flat_map(move |line| board.added(line))
    }

    fn grid(&self, board: &Board) -> (Grid, drawing::Hidden) {
        let new = self.new_places();
        let over = matches!(self.game.stage, Stage::Over(_));
        drawing::grid(board, self.game.accounts.len(), over, |place| {
            if self.trial_dice().any(|(tried, _)| tried == place) {
                DieState::Tried
            } else if new.contains(&place) {
                DieState::New
            } else {
                DieState::Plain
            }
        })
    }

    /// The turn whose dice are marked as new: the previous turn until this one has placed a line.
    fn marked_turn(&self) -> Option<&Turn> {
        let turn = &self.game.turn;
        if turn.has_played() {
            Some(turn)
        } else {
            self.game.last.as_ref()
        }
    }

    fn new_places(&self) -> Vec<Place> {
        self.marked_turn()
            .into_iter()
            .flat_map(Turn::plays)
            .flat_map(|play| play.line.dice().zip(play.new))
            .filter_map(|((place, _), new)| new.then_some(place))
            .collect()
    }

    /// The dice of this turn: those placed are dark, those tried out green, and a bonus die is framed.
    fn roll(&self) -> Grid {
        let mut hand = self.game.hand;
        let mut cells = Vec::new();
        let tried: Vec<u8> = self.trial_dice().map(|(_, face)| face).collect();
        if self.game.stage == Stage::Bonus {
            let placed = self.game.turn.roll.dice();
            cells.extend(placed.map(|face| Cell::die(face, DieState::Aside)));
            cells.extend(hand.dice().map(|face| Cell::die(face, DieState::New)));
        } else {
            let mut tried = Hand::of(&tried);
            for face in self.game.turn.roll.dice() {
                let state = if !hand.has(face) {
                    DieState::Aside
                } else if tried.has(face) {
                    tried.take(face);
                    DieState::Tried
                } else if self.trial.is_none() && !self.game.turn.has_played() {
                    DieState::Rolled
                } else {
                    DieState::Plain
                };
                if hand.has(face) {
                    hand.take(face);
                }
                cells.push(Cell::die(face, state));
            }
        }
        Grid {
            rows: vec![GridRow::of(cells)],
        }
    }

    /// One line on what to do now.
    fn advice(&self) -> String {
        let game = self.game;
        if let Some(line) = self.trial {
            let used = u8::try_from(self.trial_dice().count()).unwrap_or(0);
            let left = game.hand.len() - used;
            let bonus = left == 0
                && game.stage == Stage::Place
                && game.turn.roll.len() == HANDFUL
                && game.pile() > 0;
            return label::tried(game, line, left, bonus);
        }
        let rounds = game.accounts.len();
        match game.stage {
            Stage::Roll if game.board.is_empty() => advice::OPEN.to_owned(),
            Stage::Roll | Stage::Place if game.turn.number as usize > 2 * rounds => String::new(),
            Stage::Roll => advice::ROLL.to_owned(),
            Stage::Place if game.turn.has_played() => advice::MORE.to_owned(),
            Stage::Place => advice::PLACE.to_owned(),
            Stage::Bonus => advice::BONUS.to_owned(),
            Stage::Offer => label::odds(&game.board),
            Stage::Over(_) => String::new(),
        }
    }

    fn help(&self) -> Help {
        let game = self.game;
        Help {
            choices: match game.stage {
                Stage::Roll if game.board.is_empty() => choices::OPEN.to_owned(),
                Stage::Roll => choices::ROLL.to_owned(),
                Stage::Place if game.turn.has_played() => {
                    choices::more(AddEmUp::<EDITION>::ONCE_A_TURN)
                }
                Stage::Place => choices::PLACE.to_owned(),
                Stage::Bonus => choices::BONUS.to_owned(),
                Stage::Offer => choices::offer(&game.board),
                Stage::Over(_) => String::new(),
            },
            board: prose::board(game, self.last_turn(), self.names),
        }
    }

    fn scores(&self) -> Vec<Score> {
        let over = matches!(self.game.stage, Stage::Over(_));
        let winners = if over {
            self.game.outcome().winners()
        } else {
            Seats::NONE
        };
        let score = |seat: Seat| {
            let account = &self.game.accounts[seat.index()];
            Score {
                seat,
                total: account.points(),
                points: account.points().to_string(),
                parts: if account.lost > 0 {
                    format!("{} - {} for bonus dice", account.won, account.lost)
                } else {
                    String::new()
                },
                note: String::new(),
                mark: if !self.game.active.has(seat) {
                    ScoreMark::Left
                } else if winners.has(seat) {
                    ScoreMark::Won
                } else if seat == self.game.turn.seat && !over {
                    ScoreMark::ToAct
                } else {
                    ScoreMark::Waiting
                },
            }
        };
        let seats = Seats::first(self.game.accounts.len());
        seats.into_iter().map(score).collect()
    }
}
