//! Plays a lesson ([`crate::telling::Lesson`]): a program shows the game's real screens and says the words of each step above the controls.
//! Nothing of a lesson is stored: the number of the step is all that it takes to go on.

use crate::dice::Dice;
use crate::names::Names;
use crate::options::Options;
use crate::ply::PlyError;
use crate::registry::GameType;
use crate::screen::{Action, Row, Screen};
use crate::seat::{Hand, Seat, Viewer};
use crate::table::AnyTable;
use crate::telling::{Lesson, LessonAction, Step};

/// The seat of the learner.
pub const LEARNER: Seat = Seat::new(0);

impl LessonAction {
    /// Is this what the control does?
    pub fn is(self, action: &Action) -> bool {
        match (self, action) {
            (Self::Play(mv, _), Action::Play(text)) => mv == text,
            (Self::Focus(focus), Action::Focus(text)) | (Self::GoOn(focus), Action::GoOn(text)) => {
                focus == text
            }
            (Self::Panel, Action::Panel) => true,
            _ => false,
        }
    }
}

/// A lesson after some of its steps.
#[derive(Debug)]
pub struct LessonState {
    /// The step to be done; `None` at the end of the lesson.
    pub step: Option<&'static Step>,
    /// The table as it is before that step.
    pub table: Box<dyn AnyTable>,
    focus: &'static str,
}

impl Lesson {
    /// The table before the step of this number, from 0; after the last step for any larger number. An error means that the lesson does
    /// not fit its game, which a law rules out for the games of this crate.
    pub fn at(&'static self, game: &dyn GameType, step: usize) -> Result<LessonState, PlyError> {
        let specs = game.info().options;
        let options =
            Options::parse(specs, self.options).unwrap_or_else(|_| Options::defaults(specs));
        let mut dice = Dice::scripted(self.setup);
        let mut table = game.open(&options, 1 + self.others.len(), &mut dice);
        dice.finish()?;
        let mut focus = "";
        for step in self.steps.iter().take(step) {
            match step.action {
                LessonAction::Play(mv, faces) => {
                    play(table.as_mut(), LEARNER, mv, faces)?;
                    focus = "";
                }
                LessonAction::Focus(to) | LessonAction::GoOn(to) => focus = to,
                LessonAction::Panel => focus = "",
            }
            for reply in step.replies {
                play(table.as_mut(), reply.seat, reply.mv, reply.faces)?;
            }
        }
        Ok(LessonState {
            step: self.steps.get(step),
            table,
            focus,
        })
    }

    /// The names of all players: the learner's, which is ready for a message, and those of the others.
    pub fn names(&self, learner: String) -> Names {
        let others = self.others.iter().map(|name| (*name).to_owned());
        Names::new([learner].into_iter().chain(others).collect())
    }
}

fn play(table: &mut dyn AnyTable, seat: Seat, mv: &str, faces: &[u8]) -> Result<(), PlyError> {
    let drawn = table.ply();
    let dice = Dice::scripted(faces);
    table.play(seat, mv, drawn, Hand::Player, dice).map(drop)
}

impl LessonState {
    /// What the learner sees: the real screen, without controls once the lesson is over.
    pub fn screen(&self, names: &Names) -> Screen {
        let viewer = match self.step {
            Some(step) if step.panel => Viewer::Seat(LEARNER),
            _ => Viewer::Public,
        };
        let mut screen = self.table.screen(viewer, names, self.focus);
        if self.step.is_none() {
            screen.rows.clear();
        }
        screen
    }

    /// The label of the control to use now, and whether it is an entry of a menu; `None` at the end.
    pub fn control(&self, screen: &Screen) -> Option<(String, bool)> {
        let action = self.step?.action;
        screen.rows.iter().find_map(|row| match row {
            Row::Buttons(buttons) => {
                let button = buttons.iter().find(|button| action.is(&button.action))?;
                Some((button.label.clone(), false))
            }
            Row::Menu(menu) => {
                let choice = menu
                    .choices
                    .iter()
                    .find(|choice| action.is(&choice.action))?;
                Some((choice.label.clone(), true))
            }
        })
    }
}
