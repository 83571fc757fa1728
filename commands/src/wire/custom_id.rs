//! What a control on a message means, written into its `custom_id` and read back: nothing waits in memory for a press.
//!
//! `1b:3f:c:p:keep-4` = version 1, on the public board, table 3f, drawn at ply 12, play `keep-4`. Numbers are in base 36. An id
//! says nothing secret: the seat follows from who presses, the game from the table. Discord allows 100 characters; the longest here
//! has 79.

use std::fmt;
use std::str::FromStr;

use db::TableId;
use serenity::all::{ButtonStyle, CreateButton};

/// A control.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Press {
    pub table: TableId,
    pub surface: Surface,
    /// The ply at which the control was drawn.
    pub drawn: u32,
    pub act: Act,
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
pub enum Act {
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
    pub to: String,
    /// Whose seat it is.
    pub from: String,
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
        let is_user = |id: &str| {
            (1..=20).contains(&id.len()) && id.bytes().all(|digit| digit.is_ascii_digit())
        };
        (is_user(to) && is_user(from)).then_some(())?;
        Some(Self {
            seat: seat.parse().ok()?,
            own: whose == "o",
            to: to.to_owned(),
            from: from.to_owned(),
        })
    }
}

const VERSION: char = '1';

/// Writes a number in base 36: how tables are named in public.
#[must_use]
pub(crate) fn base36(mut number: u64) -> String {
    const DIGITS: &[u8; 36] = b"0123456789abcdefghijklmnopqrstuvwxyz";
    // 36 to the power of 13 is more than any number of 64 bits.
    let mut text = [0; 13];
    let mut first = text.len();
    loop {
        first -= 1;
        text[first] = DIGITS[(number % 36) as usize];
        number /= 36;
        if number == 0 {
            return String::from_utf8_lossy(&text[first..]).into_owned();
        }
    }
}

/// The public name of a table.
#[must_use]
pub fn table_name(table: TableId) -> String {
    base36(u64::try_from(table.0).unwrap_or_default())
}

/// Reads what [`table_name`] wrote; people may use capitals.
#[must_use]
pub fn table_named(text: &str) -> Option<TableId> {
    let text = text.trim().to_ascii_lowercase();
    let number = i64::from_str_radix(&text, 36)
        .ok()
        .filter(|number| *number > 0)?;
    Some(TableId(number)).filter(|id| table_name(*id) == text)
}

impl fmt::Display for Press {
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
            Act::Play(mv) => write!(f, "p:{mv}"),
            Act::Focus(focus) => write!(f, "f:{focus}"),
            Act::Menu(row) => write!(f, "m:{row}"),
            Act::Page(row, page) => write!(f, "g:{row}.{page}"),
            Act::Off(row, place) => write!(f, "x:{row}.{place}"),
            Act::Panel => f.write_str("h"),
            Act::Join => f.write_str("join"),
            Act::Leave => f.write_str("leave"),
            Act::Start => f.write_str("start"),
            Act::Word => f.write_str("word"),
            Act::Rules => f.write_str("rules"),
            Act::Rematch => f.write_str("rematch"),
            Act::Record => f.write_str("record"),
            Act::Resign => f.write_str("resign"),
            Act::Step(ply, place) => write!(f, "r:{ply}.{place}"),
            Act::Back => f.write_str("back"),
            Act::Agree => f.write_str("agree"),
            Act::AgreeEnd => f.write_str("agree-end"),
            Act::AskEnd => f.write_str("ask-end"),
            Act::End => f.write_str("end"),
            Act::Accept(offer) => write!(f, "yes:{offer}"),
            Act::Decline(offer) => write!(f, "no:{offer}"),
            Act::Resume => f.write_str("resume"),
        }
    }
}

impl Press {
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
            ("p", Some(mv)) => Act::Play(mv.to_owned()),
            ("f", Some(focus)) => Act::Focus(focus.to_owned()),
            ("m", Some(row)) => Act::Menu(row.parse().ok()?),
            ("g", Some(pair)) => pair_of(pair).map(|(row, page)| Act::Page(row, page))?,
            ("x", Some(pair)) => pair_of(pair).map(|(row, place)| Act::Off(row, place))?,
            ("r", Some(pair)) => pair_of(pair).map(|(ply, place)| Act::Step(ply, place))?,
            ("h", None) => Act::Panel,
            ("join", None) => Act::Join,
            ("leave", None) => Act::Leave,
            ("start", None) => Act::Start,
            ("word", None) => Act::Word,
            ("rules", None) => Act::Rules,
            ("rematch", None) => Act::Rematch,
            ("record", None) => Act::Record,
            ("resign", None) => Act::Resign,
            ("back", None) => Act::Back,
            ("agree", None) => Act::Agree,
            ("agree-end", None) => Act::AgreeEnd,
            ("ask-end", None) => Act::AskEnd,
            ("end", None) => Act::End,
            ("yes", Some(offer)) => Act::Accept(Offer::parse(offer)?),
            ("no", Some(offer)) => Act::Decline(Offer::parse(offer)?),
            ("resume", None) => Act::Resume,
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
pub(crate) fn value(does: &games::screen::Does) -> String {
    use games::screen::Does;
    match does {
        Does::Play(mv) => format!("p:{mv}"),
        Does::Focus(focus) => format!("f:{focus}"),
        Does::Panel => "h".to_owned(),
    }
}

/// What choosing this value of a menu does.
#[must_use]
pub fn choice(value: &str) -> Option<Act> {
    match value.split_once(':') {
        Some(("p", mv)) => Some(Act::Play(mv.to_owned())),
        Some(("f", focus)) => Some(Act::Focus(focus.to_owned())),
        None if value == "h" => Some(Act::Panel),
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
            to: u64::MAX.to_string(),
            from: u64::MAX.to_string(),
        }
    }

    #[test]
    fn every_control_reads_back_and_is_short_enough() {
        let longest = "z".repeat(40);
        let acts = [
            Act::Play(longest.clone()),
            Act::Play("keep-4".into()),
            Act::Focus(longest),
            Act::Menu(4),
            Act::Page(255, 255),
            Act::Off(255, 255),
            Act::Panel,
            Act::Join,
            Act::Leave,
            Act::Start,
            Act::Word,
            Act::Rules,
            Act::Rematch,
            Act::Record,
            Act::Resign,
            Act::Step(0, 0),
            Act::Step(u32::MAX, 255),
            Act::Back,
            Act::Agree,
            Act::Resume,
            Act::AgreeEnd,
            Act::AskEnd,
            Act::End,
            Act::Accept(offer(true)),
            Act::Decline(offer(false)),
        ];
        for act in acts {
            for surface in [Surface::Board, Surface::Panel] {
                for (table, drawn) in [(1, 0), (i64::MAX, u32::MAX)] {
                    let press = Press {
                        table: TableId(table),
                        surface,
                        drawn,
                        act: act.clone(),
                    };
                    let id = press.to_string();
                    assert!(id.len() <= 100, "{id}");
                    assert_eq!(Press::parse(&id), Some(press), "{id}");
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
            assert_eq!(Press::parse(id), None, "{id}");
        }
    }
}
