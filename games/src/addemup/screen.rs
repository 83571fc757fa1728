//! The screens: which texts, dice and controls follow from the state.

use super::board::{Along, Board, Line, Place};
use super::drawing;
use super::hand::Hand;
use super::odds::Odds;
use super::{AddEmUp, End, HANDFUL, Stage, Turn, help, lines};
use crate::game::Game;
use crate::grid::{Cell, DieState, Grid, GridRow};
use crate::lang::addemup as t;
use crate::names::Names;
use crate::screen::{Help, Mark as ScoreMark, Part, Score, Screen};
use crate::seat::{Seat, Seats};
use crate::telling::in_a_row;

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
        help: Help {
            win: t::GOAL.say(names.lang()).to_owned(),
            choices: help::choices(game, names.lang()),
            board: help::board(game, page.last_turn(), names),
        },
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

/// A finished turn in a few words.
fn news(turn: &Turn, names: &Names) -> String {
    let (lang, name, hand) = (names.lang(), names.of(turn.seat), names.hand(turn.seat));
    if turn.left {
        t::left(lang, name)
    } else if turn.has_played() {
        let has_lost = turn.lost > 0;
        t::scored(lang, has_lost, turn.lost, hand, name, turn.points())
    } else {
        t::found_no_line(lang, hand, name)
    }
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
            Stage::Over(_) => t::TITLE_END.say(self.names.lang()).to_owned(),
            _ => t::title(self.names.lang(), self.game.pile()),
        }
    }

    /// What just happened, and what is to be decided.
    fn summary(&self) -> String {
        let (turn, lang) = (&self.game.turn, self.names.lang());
        let (name, ways) = (self.names.of(turn.seat), self.count_ways());
        let now = match self.game.stage {
            Stage::Roll => {
                return match self.last_turn() {
                    Some(last) => lang.sentences([news(last, self.names), t::rolls(lang, name)]),
                    None => t::begins(lang, name),
                };
            }
            Stage::Over(end) => return self.ending(end),
            Stage::Place if turn.has_played() => t::may_go_on(lang, &name, turn.points(), ways),
            Stage::Place => t::rolled(lang, &name, in_a_row(turn.roll.dice()), ways),
            Stage::Offer => t::placed_all(lang, &name, turn.points()),
            Stage::Bonus => {
                let face = self.game.hand.dice().next().unwrap_or(1);
                t::bonus_fits(lang, &name, face, ways)
            }
        };
        lang.sentences([t::moved(lang, self.names.hand(turn.seat), name), now])
    }

    pub(super) fn count_ways(&self) -> String {
        let best = self.ways.iter().map(|way| way.points).max();
        t::ways(self.names.lang(), self.ways.len(), best.unwrap_or(0))
    }

    fn ending(&self, end: End) -> String {
        let (names, lang) = (self.names, self.names.lang());
        let last = self.game.last.filter(|_| end != End::LastSeat);
        let last = last.map_or_else(String::new, |turn| news(&turn, names));
        let reason = match end {
            End::EmptyPile => t::PILE_IS_EMPTY,
            End::Stuck => t::NOTHING_FITS,
            End::Passes => t::TOO_MANY_PASSES,
            End::LastSeat => t::EVERYONE_ELSE_LEFT,
        };
        let winners = self.game.outcome().winners();
        let points = winners.into_iter().map(|seat| self.game.points_of(seat));
        let called = names.each(winners);
        let verdict = match points.max() {
            Some(points) => t::wins(lang, called.len(), &called, points),
            None => t::NOBODY_WINS.say(lang).to_owned(),
        };
        lang.sentences([&last, reason.say(lang), &verdict])
    }

    fn parts(&self) -> Vec<Part> {
        let board = self.board();
        let mut parts = Vec::new();
        if !board.is_empty() {
            let (grid, is_whole) = self.grid(&board);
            parts.push(Part::Grid(grid));
            let part = (!is_whole).then(|| t::part(self.names.lang(), self.is_over()));
            parts.extend(part.map(Part::Text));
        }
        if self.is_over() {
            return parts;
        }
        if !self.game.turn.roll.is_empty() {
            parts.push(Part::Roll(self.roll()));
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

    fn is_over(&self) -> bool {
        matches!(self.game.stage, Stage::Over(_))
    }

    fn grid(&self, board: &Board) -> (Grid, bool) {
        let (new, over) = (self.new_places(), self.is_over());
        drawing::grid(board, self.game.accounts.len(), over, self.trial, |place| {
            if self.trial_dice().any(|(tried, _)| tried == place) {
                DieState::Tried
            } else if new.contains(&place) {
                DieState::New
            } else {
                DieState::Plain
            }
        })
    }

    /// Where dice are marked as new: those of the previous turn until this one has placed a line.
    fn new_places(&self) -> Vec<Place> {
        let turn = &self.game.turn;
        let last = self.game.last.as_ref().filter(|_| !turn.has_played());
        last.unwrap_or(turn).placed().collect()
    }

    /// The dice of this turn: those placed are dark, those tried out green, and a bonus die is framed.
    fn roll(&self) -> Grid {
        let mut hand = self.game.hand;
        let mut cells = Vec::new();
        if self.game.stage == Stage::Bonus {
            let placed = self.game.turn.roll.dice();
            cells.extend(placed.map(|face| Cell::die(face, DieState::Aside)));
            cells.extend(hand.dice().map(|face| Cell::die(face, DieState::New)));
        } else {
            let mut tried = Hand::default();
            self.trial_dice().for_each(|(_, face)| tried.add(face));
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
        let (game, lang) = (self.game, self.names.lang());
        if let Some(line) = self.trial {
            let used = u8::try_from(self.trial_dice().count()).unwrap_or(0);
            let left = game.hand.len() - used;
            let bonus = left == 0
                && game.stage == Stage::Place
                && game.turn.roll.len() == HANDFUL
                && game.pile() > 0;
            return lines::tried(game, line, left, bonus, lang);
        }
        let rounds = game.accounts.len();
        match game.stage {
            Stage::Roll if game.board.is_empty() => t::ADVICE_OPEN.say(lang).to_owned(),
            Stage::Roll | Stage::Place if game.turn.number as usize > 2 * rounds => String::new(),
            Stage::Roll => t::ADVICE_ROLL.say(lang).to_owned(),
            Stage::Place if game.turn.has_played() => t::ADVICE_MORE.say(lang).to_owned(),
            Stage::Place => t::ADVICE_PLACE.say(lang).to_owned(),
            Stage::Bonus => t::ADVICE_BONUS.say(lang).to_owned(),
            Stage::Offer => match Odds::of(&game.board) {
                odds if odds.fitting == 0 => t::HOPELESS.say(lang).to_owned(),
                odds => {
                    let average = lang.signed(odds.average(), 1);
                    if odds.always_fits() {
                        t::odds_of_all(lang, average)
                    } else {
                        t::odds(lang, odds.fitting, average)
                    }
                }
            },
            Stage::Over(_) => String::new(),
        }
    }

    fn scores(&self) -> Vec<Score> {
        let status = self.game.status();
        let score = |seat: Seat| {
            let account = &self.game.accounts[seat.index()];
            Score {
                seat,
                total: account.points(),
                points: account.points().to_string(),
                parts: if account.lost > 0 {
                    t::score_parts(self.names.lang(), account.won, account.lost)
                } else {
                    String::new()
                },
                note: String::new(),
                mark: ScoreMark::of(seat, self.game.active, &status),
            }
        };
        let seats = Seats::first(self.game.accounts.len());
        seats.into_iter().map(score).collect()
    }
}
