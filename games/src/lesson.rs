//! A first game that teaches: one or two turns with scripted dice, as data. Each game declares its own beside its rules; a program shows
//! the game's real screens and says the words of each step above the controls. Nothing of a lesson is stored: the number of the step is
//! all that it takes to go on.

use crate::dice::Dice;
use crate::options::Options;
use crate::registry::GameType;
use crate::screen::{Action, Row, Screen};
use crate::seat::{Names, Seat, Viewer};
use crate::table::{AnyTable, Hand, PlyError};

/// The seat of the learner.
pub const LEARNER: Seat = Seat::new(0);

/// A lesson of one game. A law plays every lesson to its end: each action is on its screen and legal, the faces fit, and each control
/// is explained when it first appears.
#[derive(Debug)]
pub struct Lesson {
    /// The names of the other players, from seat B on. Their moves are part of the lesson.
    pub others: &'static [&'static str],
    /// The table's options, as [`Options::parse`] reads them.
    pub options: &'static str,
    /// The faces of the setup.
    pub setup: &'static [u8],
    /// In order.
    pub steps: &'static [Step],
    /// What is said when the last step is done: at most 45 words.
    pub end: &'static str,
}

/// One action of the learner, and what leads to it.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// What just happened and what to do, with the label of the control, or the part of it that no other has, in bold.
    pub words: &'static str,
    /// A sentence for each kind of control that appears for the first time. Its bold texts are in the labels of these controls. With
    /// the words at most 45 words.
    pub explains: &'static [&'static str],
    /// The learner looks at the screen of their own seat, and not at the board.
    pub panel: bool,
    /// What the learner does.
    pub act: Act,
    /// What the other players do then.
    pub replies: &'static [Reply],
}

/// What the learner does, as [`Action`] has it.
#[derive(Clone, Copy, Debug)]
pub enum Act {
    /// Plays this move, which rolls these faces.
    Play(&'static str, &'static [u8]),
    /// Moves the screen's focus.
    Focus(&'static str),
    /// Puts away what all have seen.
    GoOn(&'static str),
    /// Opens the screen of their own seat.
    Panel,
}

/// The move of another player.
#[derive(Clone, Copy, Debug)]
pub struct Reply {
    /// Whose move it is.
    pub seat: Seat,
    /// The move's text.
    pub mv: &'static str,
    /// The faces that it rolls.
    pub faces: &'static [u8],
}

impl Reply {
    /// A move of the first of the others.
    #[must_use]
    pub const fn of_b(mv: &'static str, faces: &'static [u8]) -> Self {
        Self {
            seat: Seat::new(1),
            mv,
            faces,
        }
    }
}

impl Step {
    const fn new(words: &'static str, act: Act) -> Self {
        Self {
            words,
            explains: &[],
            panel: false,
            act,
            replies: &[],
        }
    }

    /// A step in which the learner plays a move that rolls these faces.
    #[must_use]
    pub const fn play(words: &'static str, mv: &'static str, faces: &'static [u8]) -> Self {
        Self::new(words, Act::Play(mv, faces))
    }

    /// A step in which the learner tries something out, which plays nothing.
    #[must_use]
    pub const fn focus(words: &'static str, focus: &'static str) -> Self {
        Self::new(words, Act::Focus(focus))
    }

    /// A step in which the learner puts a result away.
    #[must_use]
    pub const fn go_on(words: &'static str, focus: &'static str) -> Self {
        Self::new(words, Act::GoOn(focus))
    }

    /// A step in which the learner opens the screen of their own seat.
    #[must_use]
    pub const fn open_panel(words: &'static str) -> Self {
        Self::new(words, Act::Panel)
    }

    /// The same step with sentences on the controls that are new.
    #[must_use]
    pub const fn explains(self, explains: &'static [&'static str]) -> Self {
        Self { explains, ..self }
    }

    /// The same step on the screen of the learner's own seat.
    #[must_use]
    pub const fn on_panel(self) -> Self {
        Self {
            panel: true,
            ..self
        }
    }

    /// The same step, after which the others make these moves.
    #[must_use]
    pub const fn then(self, replies: &'static [Reply]) -> Self {
        Self { replies, ..self }
    }
}

impl Act {
    /// Is this what the control does?
    #[must_use]
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
pub struct Moment {
    /// The step to be done; `None` at the end of the lesson.
    pub step: Option<&'static Step>,
    /// The table as it is before that step.
    pub table: Box<dyn AnyTable>,
    focus: &'static str,
}

impl Lesson {
    /// The table before the step of this number, from 0; after the last step for any larger number. An error means that the lesson does
    /// not fit its game, which a law rules out for the games of this crate.
    pub fn at(&'static self, game: &dyn GameType, step: usize) -> Result<Moment, PlyError> {
        let specs = game.info().options;
        let options =
            Options::parse(specs, self.options).unwrap_or_else(|_| Options::defaults(specs));
        let mut dice = Dice::scripted(self.setup);
        let mut table = game.open(&options, 1 + self.others.len(), &mut dice);
        dice.finish()?;
        let mut focus = "";
        for step in self.steps.iter().take(step) {
            match step.act {
                Act::Play(mv, faces) => {
                    play(table.as_mut(), LEARNER, mv, faces)?;
                    focus = "";
                }
                Act::Focus(to) | Act::GoOn(to) => focus = to,
                Act::Panel => focus = "",
            }
            for reply in step.replies {
                play(table.as_mut(), reply.seat, reply.mv, reply.faces)?;
            }
        }
        Ok(Moment {
            step: self.steps.get(step),
            table,
            focus,
        })
    }

    /// The names of all players: the learner's, which is ready for a message, and those of the others.
    #[must_use]
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

impl Moment {
    /// What the learner sees: the real screen, without controls once the lesson is over.
    #[must_use]
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
    #[must_use]
    pub fn control(&self, screen: &Screen) -> Option<(String, bool)> {
        let act = self.step?.act;
        screen.rows.iter().find_map(|row| match row {
            Row::Buttons(buttons) => {
                let is = |action: &Option<Action>| action.as_ref().is_some_and(|on| act.is(on));
                let button = buttons.iter().find(|button| is(&button.action))?;
                Some((button.label.clone(), false))
            }
            Row::Menu(menu) => {
                let choice = menu.choices.iter().find(|choice| act.is(&choice.action))?;
                Some((choice.label.clone(), true))
            }
        })
    }
}
