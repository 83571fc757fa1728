//! What a control on a message means, written into its `custom_id` and read back: nothing waits in memory for a press.
//!
//! `1b:3f:c:p:keep-4` = version 1, on the public board, table 3f, drawn at ply 12, play `keep-4`. Numbers are in base 36. An id
//! says nothing secret: the seat follows from who presses, the game from the table. Discord allows 100 characters; the longest here
//! has 79.

use std::fmt;
use std::str::FromStr;

use db::TableId;
use serenity::all::{ButtonStyle, CreateButton, UserId};

use crate::table_name::{base36, table_name, table_named};

/// A control.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableControl {
    pub table: TableId,
    pub surface: Surface,
    /// The ply at which the control was drawn.
    pub drawn: u32,
    pub act: TableAction,
}

/// What the control stands on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Surface {
    /// The message that everybody sees.
    Board,
    /// A private answer to one player.
    Panel,
}

/// What a press does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableAction {
    Play(String),
    Focus(String),
    /// The menu in this row; the chosen value is read by [`choice`].
    Menu(u8),
    /// Turn the menu in this row to this page.
    Page(u8, u8),
    /// Show the presser's own panel.
    Panel,
    /// A control that cannot be pressed; its place keeps the id unique.
    Off(u8, u8),
    Join,
    Leave,
    Start,
    /// Ask for a lucky word; also the modal that comes back.
    Word,
    Rules,
    Rematch,
    Record,
    /// Leave a table in play, confirmed.
    Resign,
    /// Show a finished table as it was after this ply, privately; the place keeps the id unique.
    Step(u32, u8),
    /// Play one's seat again that the house has been playing.
    Back,
    /// Agree to a pause.
    Agree,
    /// Agree to end the table.
    AgreeEnd,
    /// Ask all who play to end the table.
    AskEnd,
    /// End the table at once, as somebody who looks after tables here.
    End,
    /// Take over a seat that was offered.
    Accept(Offer),
    /// Do not.
    Decline(Offer),
    /// End a pause.
    Resume,
}

/// A seat that somebody is asked to take over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    pub seat: u8,
    /// Its player offers it; otherwise it can be had while the house plays it.
    pub own: bool,
    /// Who is asked.
    pub to: UserId,
    /// Whose seat it is.
    pub from: UserId,
}

impl fmt::Display for Offer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let whose = if self.own { 'o' } else { 'h' };
        write!(f, "{}.{whose}.{}.{}", self.seat, self.to, self.from)
    }
}

impl Offer {
    fn parse(text: &str) -> Option<Self> {
        let fields: Vec<&str> = text.split('.').collect();
        let [seat, whose @ ("o" | "h"), to, from] = fields[..] else {
            return None;
        };
        let user = |id: &str| {
            id.parse()
                .ok()
                .filter(|user: &UserId| user.to_string() == id)
        };
        Some(Self {
            seat: seat.parse().ok()?,
            own: whose == "o",
            to: user(to)?,
            from: user(from)?,
        })
    }
}

const VERSION: char = '1';

impl fmt::Display for TableControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let surface = match self.surface {
            Surface::Board => 'b',
            Surface::Panel => 'h',
        };
        write!(
            f,
            "{VERSION}{surface}:{}:{}:",
            table_name(self.table),
            base36(self.drawn.into())
        )?;
        match &self.act {
            TableAction::Play(mv) => write!(f, "p:{mv}"),
            TableAction::Focus(focus) => write!(f, "f:{focus}"),
            TableAction::Menu(row) => write!(f, "m:{row}"),
            TableAction::Page(row, page) => write!(f, "g:{row}.{page}"),
            TableAction::Off(row, place) => write!(f, "x:{row}.{place}"),
            TableAction::Panel => f.write_str("h"),
            TableAction::Join => f.write_str("join"),
            TableAction::Leave => f.write_str("leave"),
            TableAction::Start => f.write_str("start"),
            TableAction::Word => f.write_str("word"),
            TableAction::Rules => f.write_str("rules"),
            TableAction::Rematch => f.write_str("rematch"),
            TableAction::Record => f.write_str("record"),
            TableAction::Resign => f.write_str("resign"),
            TableAction::Step(ply, place) => write!(f, "r:{ply}.{place}"),
            TableAction::Back => f.write_str("back"),
            TableAction::Agree => f.write_str("agree"),
            TableAction::AgreeEnd => f.write_str("agree-end"),
            TableAction::AskEnd => f.write_str("ask-end"),
            TableAction::End => f.write_str("end"),
            TableAction::Accept(offer) => write!(f, "yes:{offer}"),
            TableAction::Decline(offer) => write!(f, "no:{offer}"),
            TableAction::Resume => f.write_str("resume"),
        }
    }
}

impl TableControl {
    /// Whether the table goes on when this is pressed: by joining, starting, or on the way to a move. Controls that only show
    /// something, leave, vote or undo do not count.
    #[must_use]
    pub fn advances(&self) -> bool {
        match self.act {
            TableAction::Play(_)
            | TableAction::Focus(_)
            | TableAction::Menu(_)
            | TableAction::Page(..)
            | TableAction::Join
            | TableAction::Start => true,
            // On a panel it only draws the panel again.
            TableAction::Panel => self.surface == Surface::Board,
            _ => false,
        }
    }

    /// A control that does the same at every ply.
    pub(crate) fn at_any_ply(table: TableId, surface: Surface, act: TableAction) -> Self {
        Self {
            table,
            surface,
            drawn: 0,
            act,
        }
    }

    /// The button that means it.
    pub(crate) fn button(&self, label: &str, style: ButtonStyle) -> CreateButton {
        CreateButton::new(self.to_string())
            .label(label)
            .style(style)
    }

    /// Reads an id; `None` for one that no version of this program understands any more, or that somebody made up.
    #[must_use]
    pub fn parse(id: &str) -> Option<Self> {
        let mut fields = id.splitn(5, ':');
        let surface = match fields.next()?.strip_prefix(VERSION)? {
            "b" => Surface::Board,
            "h" => Surface::Panel,
            _ => return None,
        };
        let table = table_named(fields.next()?)?;
        let drawn = u32::from_str_radix(fields.next()?, 36).ok()?;
        let act = match (fields.next()?, fields.next()) {
            ("p", Some(mv)) => TableAction::Play(mv.to_owned()),
            ("f", Some(focus)) => TableAction::Focus(focus.to_owned()),
            ("m", Some(row)) => TableAction::Menu(row.parse().ok()?),
            ("g", Some(pair)) => pair_of(pair).map(|(row, page)| TableAction::Page(row, page))?,
            ("x", Some(pair)) => pair_of(pair).map(|(row, place)| TableAction::Off(row, place))?,
            ("r", Some(pair)) => pair_of(pair).map(|(ply, place)| TableAction::Step(ply, place))?,
            ("h", None) => TableAction::Panel,
            ("join", None) => TableAction::Join,
            ("leave", None) => TableAction::Leave,
            ("start", None) => TableAction::Start,
            ("word", None) => TableAction::Word,
            ("rules", None) => TableAction::Rules,
            ("rematch", None) => TableAction::Rematch,
            ("record", None) => TableAction::Record,
            ("resign", None) => TableAction::Resign,
            ("back", None) => TableAction::Back,
            ("agree", None) => TableAction::Agree,
            ("agree-end", None) => TableAction::AgreeEnd,
            ("ask-end", None) => TableAction::AskEnd,
            ("end", None) => TableAction::End,
            ("yes", Some(offer)) => TableAction::Accept(Offer::parse(offer)?),
            ("no", Some(offer)) => TableAction::Decline(Offer::parse(offer)?),
            ("resume", None) => TableAction::Resume,
            _ => return None,
        };
        Some(Self {
            table,
            surface,
            drawn,
            act,
        })
    }
}

fn pair_of<N: FromStr>(text: &str) -> Option<(N, u8)> {
    let (first, second) = text.split_once('.')?;
    Some((first.parse().ok()?, second.parse().ok()?))
}

/// The value of a menu entry that plays a move or moves the attention.
#[must_use]
pub(crate) fn value(action: &games::screen::Action) -> String {
    use games::screen::Action;
    match action {
        Action::Play(mv) => format!("p:{mv}"),
        Action::Focus(focus) => format!("f:{focus}"),
        Action::Panel => "h".to_owned(),
    }
}

/// What choosing this value of a menu does.
#[must_use]
pub fn choice(value: &str) -> Option<TableAction> {
    match value.split_once(':') {
        Some(("p", mv)) => Some(TableAction::Play(mv.to_owned())),
        Some(("f", focus)) => Some(TableAction::Focus(focus.to_owned())),
        None if value == "h" => Some(TableAction::Panel),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn offer(own: bool) -> Offer {
        Offer {
            seat: 7,
            own,
            to: UserId::new(u64::MAX),
            from: UserId::new(u64::MAX),
        }
    }

    #[test]
    fn every_control_reads_back_and_is_short_enough() {
        let longest = "z".repeat(40);
        let acts = [
            TableAction::Play(longest.clone()),
            TableAction::Play("keep-4".into()),
            TableAction::Focus(longest),
            TableAction::Menu(4),
            TableAction::Page(255, 255),
            TableAction::Off(255, 255),
            TableAction::Panel,
            TableAction::Join,
            TableAction::Leave,
            TableAction::Start,
            TableAction::Word,
            TableAction::Rules,
            TableAction::Rematch,
            TableAction::Record,
            TableAction::Resign,
            TableAction::Step(0, 0),
            TableAction::Step(u32::MAX, 255),
            TableAction::Back,
            TableAction::Agree,
            TableAction::Resume,
            TableAction::AgreeEnd,
            TableAction::AskEnd,
            TableAction::End,
            TableAction::Accept(offer(true)),
            TableAction::Decline(offer(false)),
        ];
        for act in acts {
            for surface in [Surface::Board, Surface::Panel] {
                for (table, drawn) in [(1, 0), (i64::MAX, u32::MAX)] {
                    let press = TableControl {
                        table: TableId(table),
                        surface,
                        drawn,
                        act: act.clone(),
                    };
                    let id = press.to_string();
                    assert!(id.len() <= 100, "{id}");
                    assert_eq!(TableControl::parse(&id), Some(press), "{id}");
                }
            }
        }
    }

    #[test]
    fn what_somebody_made_up_is_not_understood() {
        for id in [
            "",
            "1",
            "1b",
            "1b:",
            "1b:3f",
            "1b:3f:0",
            "1b:3f:0:",
            "1b:3f:0:p",
            "1c:3f:0:join",
            "2b:3f:0:join",
            "1b:0:0:join",
            "1b:-1:0:join",
            "1b:3f:-1:join",
            "1b:03f:0:join",
            "1b:3f:0:join:x",
            "1b:3f:0:g:1",
            "1b:3f:0:m:300",
            "1b:3f:0:yes:1.o.5",
            "1b:3f:0:yes:1.x.5.6",
            "1b:3f:0:no:1.o.five.6",
            "1b:zzzzzzzzzzzzzzz:0:join",
        ] {
            assert_eq!(TableControl::parse(id), None, "{id}");
        }
    }
}
