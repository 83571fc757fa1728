//! The buttons and the menu of placements.

use std::fmt::Write;

use super::board::Line;
use super::screen::Page;
use super::words::{bonus_scores, dice, points, spaced, whereabouts, with_new};
use super::{Move, Stage};
use crate::screen::{Button, Choice, Menu, Row, Style};

impl<const EDITION: u16> Page<'_, EDITION> {
    pub(super) fn rows(&self) -> Vec<Row> {
        let mut buttons = Vec::new();
        let stop = || {
            let label = format!("Stop, keep {}", points(self.game.turn.points()));
            Button::play(label, Style::Secondary, Move::Stop)
        };
        match self.game.stage {
            Stage::Roll => {
                let label = format!("Roll {}", dice(self.game.handful()));
                buttons.push(Button::play(label, Style::Primary, Move::Roll));
            }
            Stage::Offer => {
                let hopeless = bonus_scores(&self.game.board).iter().all(Option::is_none);
                let style = if hopeless {
                    Style::Danger
                } else {
                    Style::Primary
                };
                buttons.push(Button::play("Take the bonus die", style, Move::Bonus));
                buttons.push(stop());
            }
            Stage::Place | Stage::Bonus => {
                buttons.push(match self.trial {
                    Some(line) => {
                        let score = points(self.game.gain(line).points());
                        Button::play(
                            format!("Place it: {score}"),
                            Style::Success,
                            Move::Place(line),
                        )
                    }
                    None => Button::off("Place it: choose a line first"),
                });
                if self.game.turn.has_played() && self.game.stage == Stage::Place {
                    buttons.push(stop());
                }
            }
            Stage::Over(_) => return Vec::new(),
        }
        let menu = (!self.ways.is_empty()).then(|| Row::Menu(self.menu()));
        menu.into_iter().chain([Row::Buttons(buttons)]).collect()
    }

    fn menu(&self) -> Menu {
        let prompt = format!("Choose a line to try out: {}", self.count_ways());
        let choices = self
            .ways
            .iter()
            .map(|way| {
                let dice = with_new(&self.game.board, way.line, |face| format!("+{face}"));
                let label = format!("{}: {dice}", points(way.points));
                let chosen = self.trial == Some(way.line);
                Choice::focus(label, self.detail(way.line), way.line.to_string(), chosen)
            })
            .collect();
        Menu { prompt, choices }
    }

    /// Where a placement goes, and the lines that it makes across.
    fn detail(&self, line: Line) -> String {
        let mut detail = whereabouts(line);
        for (nth, made) in self.game.board.made(line).skip(1).enumerate() {
            let lead = if nth == 0 { "; across: " } else { ", " };
            let (dice, sum) = (spaced(made.faces()), made.sum());
            _ = match self.game.scored_before(made) {
                0 => write!(detail, "{lead}{dice} = {sum}"),
                before => write!(detail, "{lead}{dice} adds {}", sum - before),
            };
        }
        detail
    }
}
