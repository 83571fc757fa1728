//! Writes what a control of a lesson means into its `custom_id` and reads it back. The game and the number of the step are all that a
//! lesson is made from, so nothing of it is stored, and an old message goes on after a restart.
//!
//! `1t:GAME:3:p:keep-4` = version 1, the lesson of the game with this key, its fourth step, the control that plays `keep-4`.

use std::fmt;

use serenity::all::{ButtonStyle, CreateButton};

use crate::protocol::custom_id::{self, PlayAction};
use crate::table_name::{base36, number_in_base36};

/// The label of the button that opens a lesson.
pub(crate) const LEARN: &str = "Learn it in a minute";

/// A control of a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct LessonControl {
    /// The key of the game.
    pub game: String,
    /// The step on whose message it is, from 0.
    pub step: u32,
    pub action: LessonAction,
}

/// What a control of a lesson does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum LessonAction {
    /// Open the lesson as another private message.
    Open,
    /// Begin again on this message.
    Again,
    /// What a control of the game does at a real table.
    Press(PlayAction),
    /// The menu in this row. Only in an id: with the chosen value it is a [`LessonAction::Press`].
    Menu(u8),
    /// The answer of the button `?`.
    Explain,
    /// The game's rules, as another private message.
    Rules,
    /// Open a real table against the house.
    House,
}

const VERSION: &str = "1t";

impl fmt::Display for LessonControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{VERSION}:{}:{}:", self.game, base36(self.step.into()))?;
        match &self.action {
            LessonAction::Open => f.write_str("open"),
            LessonAction::Again => f.write_str("again"),
            LessonAction::Press(action) => action.fmt(f),
            LessonAction::Menu(row) => write!(f, "m:{row}"),
            LessonAction::Explain => f.write_str("explain"),
            LessonAction::Rules => f.write_str("rules"),
            LessonAction::House => f.write_str("house"),
        }
    }
}

impl LessonControl {
    pub(crate) fn new(game: &str, step: u32, action: LessonAction) -> Self {
        Self {
            game: game.to_owned(),
            step,
            action,
        }
    }

    /// A button for this control.
    pub(crate) fn button(&self, label: &str, style: ButtonStyle) -> CreateButton {
        CreateButton::new(self.to_string())
            .label(label)
            .style(style)
    }

    /// Parses an id, with the chosen value if it is a menu; `None` for an id of another kind or version, or a forged one.
    pub(crate) fn parse(id: &str, chosen: Option<&str>) -> Option<Self> {
        let fields: Vec<&str> = id.splitn(4, ':').collect();
        let [VERSION, game, number, rest] = fields[..] else {
            return None;
        };
        let step = u32::try_from(number_in_base36(number)?).ok()?;
        let action = match rest {
            "open" => LessonAction::Open,
            "again" => LessonAction::Again,
            "explain" => LessonAction::Explain,
            "rules" => LessonAction::Rules,
            "house" => LessonAction::House,
            rest => LessonAction::Press(custom_id::game_control(rest, chosen)?),
        };
        Some(Self::new(game, step, action))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::custom_id::TableControl;
    use crate::protocol::page_id::PageControl;

    #[test]
    fn every_control_survives_a_round_trip_within_discords_limit() {
        let longest = "z".repeat(40);
        let actions = [
            LessonAction::Open,
            LessonAction::Again,
            LessonAction::Press(PlayAction::Move(longest.clone())),
            LessonAction::Press(PlayAction::Focus(longest.clone())),
            LessonAction::Press(PlayAction::GoOn(longest)),
            LessonAction::Press(PlayAction::Panel),
            LessonAction::Explain,
            LessonAction::Rules,
            LessonAction::House,
        ];
        for action in actions {
            for step in [0, 35, u32::MAX] {
                let control = LessonControl::new(&"z".repeat(32), step, action.clone());
                let id = control.to_string();
                assert!(id.len() <= 100, "{id}");
                assert_eq!(LessonControl::parse(&id, None), Some(control), "{id}");
                assert!(TableControl::parse(&id, None).is_err(), "{id}");
                assert_eq!(PageControl::parse(&id), None, "{id}");
            }
        }
    }

    #[test]
    fn a_menu_does_what_its_chosen_value_says() {
        let id = LessonControl::new("dice", 3, LessonAction::Menu(1)).to_string();
        let chosen = LessonControl::parse(&id, Some("p:keep-4"));
        let press = LessonAction::Press(PlayAction::Move("keep-4".to_owned()));
        assert_eq!(chosen, Some(LessonControl::new("dice", 3, press)));
        for wrong in [None, Some("house"), Some("g:0.1")] {
            assert_eq!(LessonControl::parse(&id, wrong), None, "{wrong:?}");
        }
    }

    #[test]
    fn forged_ids_are_rejected() {
        for id in [
            "",
            "1t",
            "1t:dice",
            "1t:dice:0",
            "1t:dice:0:",
            "1t:dice:00:open",
            "1t:dice:-1:open",
            "2t:dice:0:open",
            "1t:dice:0:back",
        ] {
            assert_eq!(LessonControl::parse(id, Some("p:roll")), None, "{id}");
        }
    }
}
