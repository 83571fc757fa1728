//! Writes what a control of the daily table means into its `custom_id` and reads it back. Whose try it is follows from the user.
//!
//! `1d:g17:3:p:roll` = version 1, the day of this number in base 36, drawn after three moves, the control that plays `roll`.

use std::fmt;

use serenity::all::{ButtonStyle, CreateButton};

use crate::protocol::custom_id::{self, PlayAction};
use crate::table_name::{base36, number_in_base36};

/// A control of the daily table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct DailyControl {
    /// Days of UTC since 1970.
    pub day: u32,
    /// After how many moves it was drawn.
    pub drawn: u32,
    pub action: DailyAction,
}

/// What a control of the daily table does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum DailyAction {
    /// Begin the one try.
    Begin,
    /// What a control of the game does.
    Press(PlayAction),
    /// The menu in this row. Only in an id: with the chosen value it is a [`DailyAction::Press`].
    Menu(u8),
    /// The answer of the button `?`.
    Explain,
    /// The game's rules.
    Rules,
    /// Tell the channel.
    Share,
    /// What the dice are committed to.
    Dice,
    /// The record of the try, once the day is over.
    Record,
}

const VERSION: &str = "1d";

impl fmt::Display for DailyControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (day, drawn) = (base36(self.day.into()), base36(self.drawn.into()));
        write!(f, "{VERSION}:{day}:{drawn}:")?;
        match &self.action {
            DailyAction::Begin => f.write_str("begin"),
            DailyAction::Press(action) => action.fmt(f),
            DailyAction::Menu(row) => write!(f, "m:{row}"),
            DailyAction::Explain => f.write_str("explain"),
            DailyAction::Rules => f.write_str("rules"),
            DailyAction::Share => f.write_str("share"),
            DailyAction::Dice => f.write_str("dice"),
            DailyAction::Record => f.write_str("record"),
        }
    }
}

impl DailyControl {
    /// A button for this control.
    pub(crate) fn button(&self, label: &str, style: ButtonStyle) -> CreateButton {
        CreateButton::new(self.to_string())
            .label(label)
            .style(style)
    }

    /// Parses an id, with the chosen value if it is a menu; `None` for an id of another kind or version, or a forged one.
    pub(crate) fn parse(id: &str, chosen: Option<&str>) -> Option<Self> {
        let fields: Vec<&str> = id.splitn(4, ':').collect();
        let [VERSION, day, drawn, rest] = fields[..] else {
            return None;
        };
        let number = |text: &str| u32::try_from(number_in_base36(text)?).ok();
        let action = match rest {
            "begin" => DailyAction::Begin,
            "explain" => DailyAction::Explain,
            "rules" => DailyAction::Rules,
            "share" => DailyAction::Share,
            "dice" => DailyAction::Dice,
            "record" => DailyAction::Record,
            rest => DailyAction::Press(custom_id::game_control(rest, chosen)?),
        };
        Some(Self {
            day: number(day)?,
            drawn: number(drawn)?,
            action,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::custom_id::TableControl;
    use crate::protocol::lesson_id::LessonControl;
    use crate::protocol::page_id::PageControl;

    #[test]
    fn every_control_survives_a_round_trip_within_discords_limit() {
        let longest = "z".repeat(40);
        let actions = [
            DailyAction::Begin,
            DailyAction::Press(PlayAction::Move(longest.clone())),
            DailyAction::Press(PlayAction::Focus(longest)),
            DailyAction::Explain,
            DailyAction::Rules,
            DailyAction::Share,
            DailyAction::Dice,
            DailyAction::Record,
        ];
        for action in actions {
            for number in [0, 20_779, u32::MAX] {
                let control = DailyControl {
                    day: number,
                    drawn: number,
                    action: action.clone(),
                };
                let id = control.to_string();
                assert!(id.len() <= 100, "{id}");
                assert_eq!(DailyControl::parse(&id, None), Some(control), "{id}");
                assert!(TableControl::parse(&id, None).is_err(), "{id}");
                assert_eq!(PageControl::parse(&id), None, "{id}");
                assert_eq!(LessonControl::parse(&id, None), None, "{id}");
            }
        }
    }

    #[test]
    fn forged_ids_are_rejected() {
        for id in [
            "",
            "1d",
            "1d:1:0",
            "1d:-1:0:begin",
            "1d:01:0:begin",
            "1d:1:0:back",
            "1d:zzzzzzzz:0:begin",
            "1d:1:0:m:0",
        ] {
            assert_eq!(DailyControl::parse(id, Some("house")), None, "{id}");
        }
    }
}
