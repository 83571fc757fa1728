//! What a game can tell beyond its rules, as data: a lesson, what happened turn by turn, and what players can be proud of. A game without
//! any of it can be played; `cargo test -p engine lacks -- --nocapture` prints what each game still lacks.

use crate::lang::Phrase;
use crate::seat::Seat;

/// `1 3 4`
pub(crate) fn in_a_row(faces: impl IntoIterator<Item = impl ToString>) -> String {
    let faces: Vec<String> = faces.into_iter().map(|face| face.to_string()).collect();
    faces.join(" ")
}

/// Something that happened at a ply.
#[derive(Clone, PartialEq, Debug)]
pub struct Event {
    /// Whose event it is.
    pub seat: Seat,
    /// What the player did. In English it follows the name: `kept five 5s`, `busted and lost 39 points`; in other languages the name and
    /// a colon. Of an [`EventKind::Roll`] what was rolled:
    /// `five 5s with 13 dice`. At most 80 characters, no markdown and no pictures.
    pub what: String,
    /// The points that it brought, if they are not part of the text.
    pub points: Option<i32>,
    /// How it counts.
    pub kind: EventKind,
}

/// What can be lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// Points.
    Points,
    /// Spots that were filled.
    Spots,
}

/// How an event counts.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum EventKind {
    /// Part of the sentence about its turn.
    Plain,
    /// A plain event that is also a setback; setbacks are counted and added up.
    Loss {
        /// What such setbacks are called: `Busts`.
        heading: Phrase,
        /// What was lost.
        lost: i32,
        /// In which unit.
        unit: Unit,
    },
    /// A roll that may be the best one of the game, with the chance of one at least as good, from 0 to 1. No part of the sentence.
    Roll(f64),
}

impl Event {
    /// A part of the sentence about a turn.
    pub fn new(seat: Seat, what: impl Into<String>) -> Self {
        Self {
            seat,
            what: what.into(),
            points: None,
            kind: EventKind::Plain,
        }
    }

    /// Adds the points that it brought.
    #[must_use]
    pub fn worth(mut self, points: i32) -> Self {
        self.points = Some(points);
        self
    }

    /// A part of the sentence that is also a setback, as in [`EventKind::Loss`].
    pub fn loss(
        seat: Seat,
        what: impl Into<String>,
        heading: Phrase,
        (lost, unit): (i32, Unit),
    ) -> Self {
        Self {
            kind: EventKind::Loss {
                heading,
                lost,
                unit,
            },
            ..Self::new(seat, what)
        }
    }

    /// Is it part of the sentence about its turn?
    pub fn is_in_sentence(&self) -> bool {
        !matches!(self.kind, EventKind::Roll(_))
    }

    /// A roll, with the chance of one at least as good.
    pub fn roll(seat: Seat, what: impl Into<String>, chance: f64) -> Self {
        Self {
            kind: EventKind::Roll(chance),
            ..Self::new(seat, what)
        }
    }
}

/// How far a game is.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    /// The number of the turn: plies in a row with the same number are one turn. 0 for a game that does not count turns; then
    /// the plies of one seat in a row are a turn.
    pub turn: u32,
    /// The name of a turn in which several seats act, as in a sentence: `round 2 of 6, draft`. Empty for a turn of one seat.
    pub title: String,
    /// The round, from 1; 0 for a game without rounds.
    pub round: u32,
    /// The points of each seat now, as [`crate::outcome::Placing`] has them at the end; empty if nobody can say before the end.
    pub points: Vec<i32>,
}

/// Who earned what, in the order in which it happened.
pub type Earned = Vec<(Seat, &'static Achievement)>;

/// Something to be proud of in one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Achievement {
    /// Its name for people: at most 30 characters, no markdown.
    pub name: Phrase,
    /// How it is earned, to follow the name: `keep seven dice of a face`. At most 80 characters, no markdown.
    pub how: Phrase,
}

impl Achievement {
    pub(crate) const fn new(name: Phrase, how: Phrase) -> Self {
        Self { name, how }
    }
}

/// How a game is played alone, at a table that everybody plays once with the same dice. Fewer turns are better; if they are equal, fewer
/// rolls.
#[derive(Debug)]
pub struct Alone {
    /// The options of such a table, as [`crate::options::Options::parse`] reads them.
    pub options: &'static str,
    /// What to do, in one sentence. At most 300 characters.
    pub aim: Phrase,
}

/// A lesson of one game. A law plays every lesson to its end: each action is on its screen and legal, the faces fit, and each control
/// is explained when it first appears.
#[derive(Debug)]
pub struct Lesson {
    /// The names of the other players, from seat B on. Their moves are part of the lesson.
    pub others: &'static [&'static str],
    /// The table's options, as [`crate::options::Options::parse`] reads them.
    pub options: &'static str,
    /// The faces of the setup.
    pub setup: &'static [u8],
    /// In order.
    pub steps: &'static [Step],
    /// What is said when the last step is done: at most 45 words.
    pub end: Phrase,
}

/// One action of the learner, and what leads to it.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// What just happened and what to do, with the label of the control, or the part of it that no other has, in bold.
    pub words: Phrase,
    /// A sentence for each kind of control that appears for the first time. Its bold texts are in the labels of these controls. With
    /// the words at most 45 words.
    pub explains: &'static [Phrase],
    /// The learner looks at their own screen, not at the board.
    pub panel: bool,
    /// What the learner does.
    pub action: LessonAction,
    /// What the other players do then.
    pub replies: &'static [Reply],
}

/// What the learner does, as [`crate::screen::Action`] has it.
#[derive(Clone, Copy, Debug)]
pub enum LessonAction {
    /// Plays this move, which rolls these faces.
    Play(&'static str, &'static [u8]),
    /// Moves the screen's focus.
    Focus(&'static str),
    /// Puts away what all have seen.
    GoOn(&'static str),
    /// Opens their own screen.
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
    pub const fn of_b(mv: &'static str, faces: &'static [u8]) -> Self {
        Self {
            seat: Seat::new(1),
            mv,
            faces,
        }
    }
}

impl Step {
    const fn new(words: Phrase, action: LessonAction) -> Self {
        Self {
            words,
            explains: &[],
            panel: false,
            action,
            replies: &[],
        }
    }

    /// A step in which the learner plays a move that rolls these faces.
    pub const fn play(words: Phrase, mv: &'static str, faces: &'static [u8]) -> Self {
        Self::new(words, LessonAction::Play(mv, faces))
    }

    /// A step in which the learner tries something out, which plays nothing.
    pub const fn focus(words: Phrase, focus: &'static str) -> Self {
        Self::new(words, LessonAction::Focus(focus))
    }

    /// A step in which the learner puts a result away.
    pub const fn go_on(words: Phrase, focus: &'static str) -> Self {
        Self::new(words, LessonAction::GoOn(focus))
    }

    /// A step in which the learner opens their own screen.
    pub const fn open_panel(words: Phrase) -> Self {
        Self::new(words, LessonAction::Panel)
    }

    /// Explains each new control with a sentence.
    #[must_use]
    pub const fn explains(self, explains: &'static [Phrase]) -> Self {
        Self { explains, ..self }
    }

    /// Takes the step on the learner's own screen, not on the board.
    #[must_use]
    pub const fn on_panel(self) -> Self {
        Self {
            panel: true,
            ..self
        }
    }

    /// Lets the other players make these moves after the step.
    #[must_use]
    pub const fn then(self, replies: &'static [Reply]) -> Self {
        Self { replies, ..self }
    }
}
