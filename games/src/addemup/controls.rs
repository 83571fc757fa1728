//! The buttons and the menu of placements.

use super::odds::Odds;
use super::screen::Page;
use super::{Move, Stage, lines};
use crate::lang::addemup as t;
use crate::screen::{Button, Choice, Menu, Row, Style};

/// How many lines the menu has at once: on a phone it should not hide the board.
const LINES: usize = 8;

/// A focus on a part of the menu, followed by the number of the line with which it begins.
const FROM: &str = "from-";

impl<const EDITION: u16> Page<'_, EDITION> {
    pub(super) fn rows(&self) -> Vec<Row> {
        let mut buttons = Vec::new();
        let (turn, lang) = (&self.game.turn, self.names.lang());
        let stop = || Button::play(t::STOP_BUTTON.say(lang), Style::Secondary, Move::Stop);
        match self.game.stage {
            Stage::Roll => {
                let label = t::roll_button(lang, self.game.handful());
                buttons.push(Button::play(label, Style::Primary, Move::Roll));
            }
            Stage::Offer => {
                let style = if Odds::of(&self.game.board).fitting == 0 {
                    Style::Danger
                } else {
                    Style::Primary
                };
                buttons.push(Button::play(t::BONUS_BUTTON.say(lang), style, Move::Bonus));
                buttons.push(stop());
            }
            Stage::Place | Stage::Bonus => {
                buttons.extend(self.trial.map(|line| {
                    let label = t::place_it_for(lang, self.game.gain(line).points());
                    Button::play(label, Style::Success, Move::Place(line))
                }));
                if turn.has_played() && self.game.stage == Stage::Place {
                    buttons.push(stop());
                }
            }
            Stage::Over(_) => return Vec::new(),
        }
        let menu = (!self.ways.is_empty()).then(|| Row::Menu(self.menu()));
        let buttons = (!buttons.is_empty()).then_some(Row::Buttons(buttons));
        menu.into_iter().chain(buttons).collect()
    }

    fn menu(&self) -> Menu {
        let lang = self.names.lang();
        let size = self.size_of_part();
        let tried = self.trial.and_then(|line| {
            let mut ways = self.ways.iter();
            ways.position(|way| way.line == line)
        });
        let asked = self
            .focus
            .strip_prefix(FROM)
            .and_then(|from| from.parse().ok());
        let from = tried
            .or(asked.filter(|from| *from < self.ways.len()))
            .unwrap_or(0);
        let from = from / size * size;
        let shown = self.ways.iter().skip(from).take(size);
        let mut choices: Vec<Choice> = shown
            .map(|way| {
                let line = lines::shown(&self.game.board, way.line);
                let label = format!("{:+} · {line}", way.points);
                let detail = lines::detail(self.game, way.line, self.names);
                let chosen = self.trial == Some(way.line);
                Choice::focus(label, detail, way.line.to_string(), chosen)
            })
            .collect();
        let rest = self.ways.len().saturating_sub(from + size);
        if rest > 0 {
            let label = if self.game.board.is_empty() && from == 0 {
                t::OTHER_WAYS.say(lang).to_owned()
            } else {
                t::more_lines(lang, rest)
            };
            let focus = format!("{FROM}{}", from + size);
            choices.push(Choice::focus(label, "", focus, false));
        }
        if from > 0 {
            let label = t::BEST_LINES.say(lang);
            choices.push(Choice::focus(label, "", format!("{FROM}0"), false));
        }
        Menu {
            prompt: t::TRY_LINE.say(lang).to_owned(),
            choices,
        }
    }

    /// An opening can be turned in four ways; its first part has each run once.
    fn size_of_part(&self) -> usize {
        if self.game.board.is_empty() {
            (self.ways.len() / 4).max(1)
        } else {
            LINES
        }
    }
}
