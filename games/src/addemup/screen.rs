//! The screens: what happened, the board, the dice in the hand, and what each choice scores.

use std::fmt::Write;

use super::board::{Board, Line, Place};
use super::drawing;
use super::hand::Hand;
use super::words::{
    counted, dice, odds, pictures, plays, points, reason, spaced, whereabouts, with_new,
};
use super::{AddEmUp, End, HANDFUL, Stage, Turn};
use crate::grid::{DieState, Grid};
use crate::screen::{Help, Mark as ScoreMark, Part, Score, Screen};
use crate::seat::{Names, Seat, Seats};
use crate::table;

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
        ways: &ways,
        trial,
    };
    Screen {
        title: page.title(),
        summary: page.summary(),
        parts: page.parts(),
        scores: page.scores(),
        rows: page.rows(),
        help: Help::default(),
    }
}

/// A legal placement, and the points that it adds.
pub(super) struct Way {
    pub(super) line: Line,
    pub(super) points: i32,
}

/// Every legal placement, those that add most first.
fn ways<const EDITION: u16>(game: &AddEmUp<EDITION>) -> Vec<Way> {
    let mut ways = Vec::new();
    if matches!(game.stage, Stage::Place | Stage::Bonus) {
        game.each_placement(|line| {
            let points = game.gain(line).points();
            ways.push(Way { line, points });
        });
    }
    ways.sort_by_key(|way| -way.points);
    ways
}

/// Everything that a screen is drawn from.
pub(super) struct Page<'a, const EDITION: u16> {
    pub(super) game: &'a AddEmUp<EDITION>,
    names: &'a Names,
    pub(super) ways: &'a [Way],
    /// The placement that the presser is trying out.
    pub(super) trial: Option<Line>,
}

impl<const EDITION: u16> Page<'_, EDITION> {
    fn title(&self) -> String {
        match self.game.stage {
            Stage::Over(_) => "Add'em Up · the end".to_owned(),
            _ => format!("Add'em Up · turn {}", self.game.turn.number),
        }
    }

    fn summary(&self) -> String {
        let now = self.now();
        let latest = match self.game.stage {
            Stage::Over(_) => None,
            Stage::Roll => self.last_turn().map(|last| last.seat),
            _ => Some(self.game.turn.seat),
        };
        match latest.filter(|seat| self.names.hand(*seat) != table::Hand::Player) {
            Some(seat) => format!("{}. {now}", self.names.did(seat, "moved")),
            None => now,
        }
    }

    fn now(&self) -> String {
        let name = self.names.of(self.game.turn.seat);
        let ways = self.count_ways();
        match self.game.stage {
            Stage::Roll => {
                let before = self
                    .last_turn()
                    .map_or_else(String::new, |last| self.news(last));
                let dice = dice(self.game.handful());
                let aim = if self.game.board.is_empty() {
                    "open the board with a run of three or more"
                } else {
                    "join some of them to the board"
                };
                format!("{before}{name}'s turn: roll {dice} and {aim}.")
            }
            Stage::Place if self.game.turn.has_played() => {
                let points = points(self.game.turn.points());
                format!(
                    "{name} has {points} this turn and can place another line ({ways}) or stop."
                )
            }
            Stage::Place => {
                let roll = spaced(self.game.turn.roll.dice());
                format!("{name} rolled {roll} and must place a line: {ways}.")
            }
            Stage::Offer => {
                format!("{name} placed all six dice and can take a bonus die or stop.")
            }
            Stage::Bonus => {
                let face = spaced(self.game.hand.dice());
                format!("{name}'s bonus die shows {face} and fits: {ways}.")
            }
            Stage::Over(end) => format!("{} {}", self.verdict(), reason(end)),
        }
    }

    /// A finished turn in a few words, with a space after them.
    fn news(&self, turn: &Turn) -> String {
        let name = self.names.of(turn.seat);
        if turn.left {
            format!("{name} left. ")
        } else if turn.has_played() {
            format!("{name} made {}. ", points(turn.points()))
        } else {
            format!("{name} found no line. ")
        }
    }

    /// `3 ways, 21 points at best`
    pub(super) fn count_ways(&self) -> String {
        let best = self.ways.first().map_or(0, |way| way.points);
        match self.ways.len() {
            1 => format!("one way, {}", points(best)),
            ways => format!("{ways} ways, {} at best", points(best)),
        }
    }

    fn verdict(&self) -> String {
        let winners = self.game.outcome().winners();
        let points = winners
            .into_iter()
            .next()
            .map_or_else(String::new, |seat| points(self.points_of(seat)));
        let names: Vec<String> = winners
            .into_iter()
            .map(|seat| self.names.of(seat))
            .collect();
        match names.as_slice() {
            [] => "No one wins.".to_owned(),
            [name] => format!("{name} wins with {points}."),
            [names @ .., last] if names.len() < 3 => {
                format!(
                    "{} and {last} share the win with {points}.",
                    names.join(", ")
                )
            }
            // Three or more long names would not fit; the final score has them.
            many => format!("{} players share the win with {points}.", many.len()),
        }
    }

    fn points_of(&self, seat: Seat) -> i32 {
        self.game.accounts[seat.index()].points()
    }

    fn parts(&self) -> Vec<Part> {
        let turn = &self.game.turn;
        let board = self.board();
        let mut parts = Vec::new();
        if let Some(last) = self.last_turn()
            && !turn.has_played()
        {
            parts.push(Part::Text(self.story(last)));
        }
        parts.push(if board.is_empty() {
            Part::Text("The board is empty.".to_owned())
        } else {
            Part::Grid(self.grid(&board))
        });
        parts.push(Part::Text(self.legend(&board)));
        if !turn.roll.is_empty() && !matches!(self.game.stage, Stage::Over(_)) {
            parts.push(Part::Text(self.present()));
        }
        parts.push(match self.trial {
            Some(line) => Part::Headed("Tried out, not placed yet".to_owned(), self.tried(line)),
            None => self.advice(),
        });
        parts
    }

    /// The previous turn, if it was rolled or its player left.
    fn last_turn(&self) -> Option<&Turn> {
        let last = self.game.last.as_ref();
        last.filter(|last| last.left || !last.roll.is_empty())
    }

    /// What happened in a finished turn.
    fn story(&self, turn: &Turn) -> String {
        let mut story = format!("**{}**", self.names.of(turn.seat));
        if turn.left {
            story += " left the table";
            if turn.has_played() {
                _ = write!(story, "; what was placed stays:\n{}", plays(turn));
            }
            return story;
        }
        _ = write!(story, " rolled {}", pictures(turn.roll));
        if !turn.has_played() {
            if matches!(self.game.stage, Stage::Over(End::LastSeat)) {
                return story + "; then everyone else left.";
            }
            let what = if self.game.board.is_empty() {
                "no run of three or more"
            } else {
                "no line to make or extend"
            };
            _ = write!(story, ": {what}, so the dice went back.");
            return story;
        }
        _ = write!(
            story,
            " and made {}:\n{}",
            points(turn.points()),
            plays(turn)
        );
        story
    }

    /// The board with the placement that is tried out.
    fn board(&self) -> Board {
        let mut board = self.game.board.clone();
        for (place, face) in self.trial_dice() {
            board.put(place, face);
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

    fn grid(&self, board: &Board) -> Grid {
        let new = self.new_places();
        drawing::grid(board, |place| {
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

    /// The size of the pile, and what the marks on the board mean.
    fn legend(&self, board: &Board) -> String {
        let mut legend = format!("**Pile** {}", dice(self.game.pile()));
        if let (Some(limit), passes @ 1..) = (self.game.pass_limit, self.game.passes) {
            _ = write!(legend, " · turns without a play: {passes} of {limit}");
        }
        if self.grid(board).is_too_wide_for_signs() {
            return legend + " · the board is too wide for marks";
        }
        if !self.new_places().is_empty() {
            let turn = if self.game.turn.has_played() {
                "this turn"
            } else {
                "the last turn"
            };
            _ = write!(legend, " · `*` placed in {turn}");
        }
        if self.trial.is_some() {
            legend += " · `+` tried out";
        }
        legend
    }

    /// The turn in play.
    fn present(&self) -> String {
        let turn = &self.game.turn;
        let mut text = format!("**Roll** {}", pictures(turn.roll));
        if turn.has_played() {
            _ = write!(text, "\n{}", plays(turn));
        }
        match self.game.stage {
            Stage::Bonus => {
                _ = write!(text, "\n**Bonus die** {}", pictures(self.game.hand));
            }
            Stage::Place if turn.has_played() => {
                _ = write!(text, "\n**In hand** {}", pictures(self.game.hand));
            }
            _ => {}
        }
        text
    }

    /// What a placement would add, line by line.
    fn tried(&self, line: Line) -> String {
        let board = &self.game.board;
        let mut text = String::new();
        for made in board.made(line) {
            let dice = with_new(board, made, |face| format!("**{face}**"));
            _ = write!(text, "- {}: {dice} = {}", whereabouts(made), made.sum());
            let before = self.game.scored_before(made);
            if before > 0 {
                _ = write!(text, ", less {before} scored earlier this turn");
            }
            text.push('\n');
        }
        let mut hand = self.game.hand;
        for (_, face) in board.added(line) {
            hand.take(face);
        }
        _ = write!(text, "**{}**", points(self.game.gain(line).points()));
        text += &self.afterwards(hand);
        text
    }

    /// What follows a placement after which this is left in the hand.
    fn afterwards(&self, hand: Hand) -> String {
        let six = self.game.turn.roll.len() == HANDFUL;
        if self.game.stage == Stage::Bonus {
            ", and the turn ends.".to_owned()
        } else if hand.is_empty() && six && self.game.pile() > 0 {
            ". This uses your last die, so a bonus die will be offered.".to_owned()
        } else if hand.is_empty() {
            ", with your last die.".to_owned()
        } else if self.game.board.is_empty() {
            format!(
                ". {} will go back to the pile: the opening is one line.",
                pictures(hand)
            )
        } else {
            format!(", leaving you {}", pictures(hand))
        }
    }

    /// What to do now, and why.
    fn advice(&self) -> Part {
        Part::Text(match self.game.stage {
            Stage::Roll if self.game.board.is_empty() => {
                "Roll six dice. If three or more of them make a run, such as 2 3 4 or 6 5 4 3, one run opens the board \
                 and scores its sum. If not, the turn passes."
                    .to_owned()
            }
            Stage::Roll => {
                "Roll, then join dice to the board: make a row or a column of three to six running numbers longer, or build a \
                 new one across it. Each line that a new die makes or extends scores the sum of its dice, old and new."
                    .to_owned()
            }
            Stage::Place if self.game.turn.has_played() => {
                let once = if AddEmUp::<EDITION>::ONCE_A_TURN {
                    " A line that has scored this turn adds only what it grows by."
                } else {
                    ""
                };
                format!("Place another line, also on dice of this turn, or stop: the dice in your hand go back to the pile.{once}")
            }
            Stage::Place => {
                "Your roll allows a line, so you must place one. Choose one in the menu to see it on the board first."
                    .to_owned()
            }
            Stage::Bonus => "It fits, so you must place it. Choose where in the menu.".to_owned(),
            Stage::Offer => odds(&self.game.board),
            Stage::Over(_) => return Part::Headed(self.verdict(), self.reckoning()),
        })
    }

    /// The final score, one line for each player.
    fn reckoning(&self) -> String {
        let mut text = String::new();
        for seat in Seats::first(self.game.accounts.len()) {
            let account = &self.game.accounts[seat.index()];
            _ = write!(
                text,
                "- **{}** {} in {}",
                self.names.of(seat),
                points(account.points()),
                counted(account.placements, "placement"),
            );
            if account.lost > 0 {
                _ = write!(
                    text,
                    ": {} less {} for bonus dice",
                    account.won, account.lost
                );
            }
            if !self.game.active.has(seat) {
                text += ", left";
            }
            text.push('\n');
        }
        text
    }

    fn scores(&self) -> Vec<Score> {
        let over = matches!(self.game.stage, Stage::Over(_));
        let winners = if over {
            self.game.outcome().winners()
        } else {
            Seats::NONE
        };
        let score = |seat: Seat| Score {
            seat,
            total: self.points_of(seat),
            points: points(self.points_of(seat)),
            parts: String::new(),
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
        };
        let seats = Seats::first(self.game.accounts.len());
        seats.into_iter().map(score).collect()
    }
}
