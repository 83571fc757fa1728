//! Writes what a table's control means into its `custom_id` and reads it back, so that nothing waits in memory for a press.
//!
//! `1b:3f:c:p:keep-4` = version 1, on the public board, table 123, drawn at ply 12, play `keep-4`. Numbers are in base 36. An id
//! holds no secret: the seat follows from the user, the game from the table. Discord allows 100 characters; the longest here
//! has 79.

use std::fmt;

use db::TableId;
use games::screen::Action;
use serenity::all::{ButtonStyle, ChannelId, CreateButton, UserId};

use crate::protocol::spelling::{Field, Fields, Style, controls, read_flag};
use crate::table_name::{base36, from_base36, number_in_base36};

/// A control of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableControl {
    pub table: TableId,
    pub surface: Surface,
    /// The ply at which the control was drawn.
    pub drawn: u32,
    pub action: TableAction,
}

controls! {
    DOTS
    /// The kind of message that a control is on.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Surface {
        /// The message that everybody sees.
        Board = "b",
        /// Another message: a private answer to one player, or a question to all.
        Panel = "h",
    }
}

controls! {
    DOTS
    /// What a control does.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum TableAction with Play(PlayAction), Lobby(LobbyAction), HowItWent(Audience), Share(Shared) {
        Rules = "rules",
        /// Shows how to check the dice: the commitment and, once the table has ended, the seed.
        Verify = "verify",
        /// Explains what can be done now, and the board in words, privately; on messages of older versions.
        Help = "help",
        /// The same, on the message with this number. Discord sends a message along with what is pressed on it, so a press says which one
        /// Discord has taken.
        HelpOn(message: u64) = "help",
        /// Be ready for a rematch.
        Rematch = "rematch",
        /// Show the lobby of the rematch instead of waiting for everybody.
        RematchLobby = "rematch-lobby",
        Record = "record",
        /// Report the table to the moderators; also the id of the form for it.
        Report = "report",
        /// Shows the best move and what the others cost, privately.
        Hint = "hint",
        /// Show a finished table privately as it was after this ply. The place keeps ids on a message unique.
        Step(ply: u32, place: u8) = "r",
        /// Agree to a pause.
        Agree = "agree",
        /// Agree to end the table.
        AgreeEnd = "agree-end",
        /// Agree to show the table in this channel. The seats that have agreed are bits: as they are in the control alone, it counts
        /// only on the message that has it, and only until somebody moves.
        AgreeMove(to: ChannelId, agreed: u8) = "agree-move",
        /// End the table at once, as a moderator.
        End = "end",
        /// Accept the offer of a seat.
        Accept(offer: Offer) = "yes",
        /// Decline the offer of a seat.
        Decline(offer: Offer) = "no",
        /// End a pause.
        Resume = "resume",
        /// This user accepts an invitation to the lobby.
        AcceptInvitation(user: UserId) = "come",
        /// This user declines an invitation to the lobby.
        DeclineInvitation(user: UserId) = "stay-away",
    }
}

controls! {
    DOTS
    /// Who sees what was luck and what was play.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Audience {
        /// The user who pressed.
        Presser = "how",
        Everybody = "how-all",
    }
}

controls! {
    DOTS
    /// What is posted of a finished table.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum Shared {
        /// The last board.
        Board = "share",
        /// Its turns, one after the other.
        Film = "share-film",
    }
}

controls! {
    DOTS
    /// What a player does at a table in play.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum PlayAction {
        Move(mv: String) = "p",
        Focus(focus: String) = "f",
        /// Like a focus, but for every player at the table.
        GoOn(focus: String) = "n",
        /// The menu in this row. Only in an id: the chosen value says what to do.
        Menu(row: u8) = "m",
        /// Show this page of the menu in this row.
        Page(row: u8, page: u8) = "g",
        /// Show the player's own panel.
        Panel = "h",
        /// Take the seat back from the house.
        TakeBack = "back",
        /// Leave the table, confirmed.
        Resign = "resign",
        /// Take this seat back from the newcomer who took it over.
        Return(seat: u8) = "return",
    }
}

controls! {
    DOTS
    /// What a user does at a table that has not begun.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum LobbyAction {
        Join = "join",
        Leave = "leave",
        Start = "start",
        /// The menu of house players; the chosen value is a level to add, or says to remove the one that came last.
        House = "house",
        /// The menu of people to invite.
        Invite = "invite",
        /// Call the server's role of players.
        Call = "call",
        /// Open the form for a lucky word; also the id of that form.
        Word = "word",
    }
}

impl From<PlayAction> for TableAction {
    fn from(action: PlayAction) -> Self {
        Self::Play(action)
    }
}

impl From<&Action> for PlayAction {
    fn from(action: &Action) -> Self {
        match action {
            Action::Play(mv) => Self::Move(mv.clone()),
            Action::Focus(focus) => Self::Focus(focus.clone()),
            Action::GoOn(focus) => Self::GoOn(focus.clone()),
            Action::Panel => Self::Panel,
        }
    }
}

impl PlayAction {
    /// What a screen offers, in a control or as the chosen value of a menu.
    pub(crate) fn offered(self, chosen: Option<&str>) -> Option<Self> {
        match self {
            Self::Menu(_) => choice(chosen?),
            Self::Move(_) | Self::Focus(_) | Self::GoOn(_) | Self::Panel => Some(self),
            _ => None,
        }
    }
}

/// The action of a menu's value. A menu has only what a game's screen offers.
pub fn choice(value: &str) -> Option<PlayAction> {
    PlayAction::parse(value)?.offered(None)
}

/// An offer to take over a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    pub seat: u8,
    /// The seat's own player offers it. Otherwise it is on offer only while the house plays it.
    pub own: bool,
    /// The user who gets the offer.
    pub to: UserId,
    /// The user whose seat it is.
    pub from: UserId,
}

impl Field for Offer {
    const PARTS: usize = 4;

    fn write(&self, f: &mut impl fmt::Write, _: &Style) -> fmt::Result {
        let whose = if self.own { 'o' } else { 'h' };
        write!(f, "{}.{whose}.{}.{}", self.seat, self.to, self.from)
    }

    fn read(fields: &mut Fields, style: &Style) -> Option<Self> {
        Some(Self {
            seat: Field::read(fields, style)?,
            own: read_flag(fields, ["h", "o"])?,
            to: Field::read(fields, style)?,
            from: Field::read(fields, style)?,
        })
    }
}

const VERSION: char = '1';

impl fmt::Display for TableControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let surface = self.surface;
        let table = base36(u64::try_from(self.table.0).unwrap_or_default());
        let drawn = base36(self.drawn.into());
        write!(f, "{VERSION}{surface}:{table}:{drawn}:{}", self.action)
    }
}

/// Why an id and the chosen value have no meaning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ControlError {
    /// An id that this version does not write: from another version, or forged.
    Unknown,
    /// A menu of this table, without a valid choice.
    NothingChosen(TableId),
}

impl TableControl {
    /// Whether pressing this brings the table forward: joining, starting, or a step towards a move. Controls that only show something,
    /// leave, vote, undo, or change who plays do not count.
    pub fn advances(&self) -> bool {
        match &self.action {
            TableAction::Play(
                PlayAction::Move(_)
                | PlayAction::Focus(_)
                | PlayAction::GoOn(_)
                | PlayAction::Page(..),
            )
            | TableAction::Lobby(LobbyAction::Join | LobbyAction::Start) => true,
            // On a panel it only refreshes the panel.
            TableAction::Play(PlayAction::Panel) => self.surface == Surface::Board,
            _ => false,
        }
    }

    /// A control that works at every ply.
    pub(crate) fn at_any_ply(table: TableId, surface: Surface, action: TableAction) -> Self {
        Self {
            table,
            surface,
            drawn: 0,
            action,
        }
    }

    /// The number of the message that has a control with this id, if the id tells.
    pub(crate) fn message_number(id: &str) -> Option<u64> {
        match Self::parse(id, None).ok()?.action {
            TableAction::HelpOn(number) => Some(number),
            _ => None,
        }
    }

    /// A button for this control.
    pub(crate) fn button(&self, label: &str, style: ButtonStyle) -> CreateButton {
        CreateButton::new(self.to_string())
            .label(label)
            .style(style)
    }

    /// The table that an id names, for any kind of control.
    pub(crate) fn table_of(id: &str) -> Option<TableId> {
        head(id).map(|(_, table, _)| table)
    }

    /// Parses an id, with the chosen value if it is a menu.
    pub fn parse(id: &str, chosen: Option<&str>) -> Result<Self, ControlError> {
        let unknown = ControlError::Unknown;
        let (surface, table, rest) = head(id).ok_or(unknown)?;
        let (drawn, rest) = rest.split_once(':').ok_or(unknown)?;
        let drawn = number_in_base36(drawn).and_then(|drawn| u32::try_from(drawn).ok());
        let drawn = drawn.ok_or(unknown)?;
        let action = match TableAction::parse(rest).ok_or(unknown)? {
            TableAction::Play(menu @ PlayAction::Menu(_)) => {
                let action = menu.offered(chosen);
                TableAction::Play(action.ok_or(ControlError::NothingChosen(table))?)
            }
            action => action,
        };
        Ok(Self {
            table,
            surface,
            drawn,
            action,
        })
    }
}

/// How an id begins, and what follows: the ply at which it was drawn, and the action.
fn head(id: &str) -> Option<(Surface, TableId, &str)> {
    let (surface, rest) = id.strip_prefix(VERSION)?.split_once(':')?;
    let (table, rest) = rest.split_once(':')?;
    Some((Surface::parse(surface)?, from_base36(table)?, rest))
}
