//! Writes what a table's control means into its `custom_id` and reads it back, so that nothing waits in memory for a press.
//!
//! `1b:3f:c:p:keep-4` = version 1, on the public board, table 123, drawn at ply 12, play `keep-4`. Numbers are in base 36. An id
//! holds no secret: the seat follows from the user, the game from the table. Discord allows 100 characters; the longest here
//! has 79. A few more than 500 lines, because every control has its own.

use std::fmt::{self, Write};
use std::str::FromStr;

use db::TableId;
use games::screen::Action;
use serenity::all::{ButtonStyle, ChannelId, CreateButton, UserId};

use crate::table_name::{base36, from_base36};

/// A control of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableControl {
    pub table: TableId,
    pub surface: Surface,
    /// The ply at which the control was drawn.
    pub drawn: u32,
    pub action: TableAction,
}

/// The kind of message that a control is on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Surface {
    /// The message that everybody sees.
    Board,
    /// A private answer to one player.
    Panel,
}

/// What a control does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableAction {
    /// At a table in play.
    Play(PlayAction),
    /// At a table that has not begun.
    Lobby(LobbyAction),
    Rules,
    /// How the dice can be checked: the commitment, and once the table has ended the seed.
    Verify,
    /// What can be done now, and the board in words, privately.
    Help,
    /// Be ready for a rematch.
    Rematch,
    /// Show the lobby of the rematch instead of waiting for everybody.
    RematchLobby,
    Record,
    /// Report the table to the moderators; also the id of the form for it.
    Report,
    /// The best move and what the others cost, privately.
    Hint,
    /// What was luck and what was play: privately, or for everybody.
    HowItWent(Audience),
    /// Show a finished table privately as it was after this ply. The second number keeps ids on a message unique.
    Step(u32, u8),
    /// Agree to a pause.
    Agree,
    /// Agree to end the table.
    AgreeEnd,
    /// Agree to show the table in this channel. The seats that have agreed are bits: as they are in the control alone, it counts only on
    /// the message that has it, and only until somebody moves.
    AgreeMove(ChannelId, u8),
    /// End the table at once, as a moderator.
    End,
    /// Accept the offer of a seat.
    Accept(Offer),
    /// Decline the offer of a seat.
    Decline(Offer),
    /// End a pause.
    Resume,
    /// This user accepts an invitation to the lobby.
    AcceptInvitation(UserId),
    /// This user declines an invitation to the lobby.
    DeclineInvitation(UserId),
}

/// Who sees an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// The user who pressed.
    Presser,
    Everybody,
}

/// What a player does at a table in play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayAction {
    Move(String),
    Focus(String),
    /// Like a focus, but for every player at the table.
    GoOn(String),
    /// Show this page of the menu in this row.
    Page(u8, u8),
    /// Show the player's own panel.
    Panel,
    /// Nothing: a disabled control. Its row and column keep its id unique.
    Off(u8, u8),
    /// Take the seat back from the house.
    TakeBack,
    /// Leave the table, confirmed.
    Resign,
    /// Take this seat back from the newcomer who took it over.
    Return(u8),
}

/// What a user does at a table that has not begun.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LobbyAction {
    Join,
    Leave,
    Start,
    /// The menu of house players; the chosen value is a level to add, or says to remove the one that came last.
    House,
    /// The menu of people to invite.
    Invite,
    /// Call the server's role of players.
    Call,
    /// Open the form for a lucky word; also the id of that form.
    Word,
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

impl fmt::Display for PlayAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(mv) => write!(f, "p:{mv}"),
            Self::Focus(focus) => write!(f, "f:{focus}"),
            Self::GoOn(focus) => write!(f, "n:{focus}"),
            Self::Page(row, page) => write!(f, "g:{row}.{page}"),
            Self::Panel => f.write_str("h"),
            Self::Off(row, place) => write!(f, "x:{row}.{place}"),
            Self::TakeBack => f.write_str("back"),
            Self::Resign => f.write_str("resign"),
            Self::Return(seat) => write!(f, "return:{seat}"),
        }
    }
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
        Some(Self {
            seat: seat.parse().ok()?,
            own: whose == "o",
            to: user(to)?,
            from: user(from)?,
        })
    }
}

fn user(id: &str) -> Option<UserId> {
    let user: UserId = id.parse().ok()?;
    (user.to_string() == id).then_some(user)
}

const VERSION: char = '1';

/// Writes the part that every id of a table begins with.
fn write_head(
    f: &mut impl fmt::Write,
    table: TableId,
    surface: Surface,
    drawn: u32,
) -> fmt::Result {
    let surface = match surface {
        Surface::Board => 'b',
        Surface::Panel => 'h',
    };
    let table = base36(u64::try_from(table.0).unwrap_or_default());
    let drawn = base36(drawn.into());
    write!(f, "{VERSION}{surface}:{table}:{drawn}:")
}

/// The id of the menu in this row. The chosen value says what to do, as a [`PlayAction`].
pub(crate) fn menu_id(table: TableId, surface: Surface, drawn: u32, row: u8) -> String {
    let mut id = String::new();
    _ = write_head(&mut id, table, surface, drawn);
    _ = write!(id, "m:{row}");
    id
}

impl fmt::Display for TableControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_head(f, self.table, self.surface, self.drawn)?;
        match &self.action {
            TableAction::Play(action) => action.fmt(f),
            TableAction::Lobby(LobbyAction::Join) => f.write_str("join"),
            TableAction::Lobby(LobbyAction::Leave) => f.write_str("leave"),
            TableAction::Lobby(LobbyAction::Start) => f.write_str("start"),
            TableAction::Lobby(LobbyAction::Word) => f.write_str("word"),
            TableAction::Lobby(LobbyAction::House) => f.write_str("house"),
            TableAction::Lobby(LobbyAction::Invite) => f.write_str("invite"),
            TableAction::Lobby(LobbyAction::Call) => f.write_str("call"),
            TableAction::Rules => f.write_str("rules"),
            TableAction::Verify => f.write_str("verify"),
            TableAction::Help => f.write_str("help"),
            TableAction::Rematch => f.write_str("rematch"),
            TableAction::RematchLobby => f.write_str("rematch-lobby"),
            TableAction::Record => f.write_str("record"),
            TableAction::Report => f.write_str("report"),
            TableAction::Hint => f.write_str("hint"),
            TableAction::HowItWent(Audience::Presser) => f.write_str("how"),
            TableAction::HowItWent(Audience::Everybody) => f.write_str("how-all"),
            TableAction::Step(ply, place) => write!(f, "r:{ply}.{place}"),
            TableAction::Agree => f.write_str("agree"),
            TableAction::AgreeEnd => f.write_str("agree-end"),
            TableAction::AgreeMove(to, agreed) => write!(f, "agree-move:{to}.{agreed}"),
            TableAction::End => f.write_str("end"),
            TableAction::Accept(offer) => write!(f, "yes:{offer}"),
            TableAction::Decline(offer) => write!(f, "no:{offer}"),
            TableAction::Resume => f.write_str("resume"),
            TableAction::AcceptInvitation(user) => write!(f, "come:{user}"),
            TableAction::DeclineInvitation(user) => write!(f, "stay-away:{user}"),
        }
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
    /// Whether pressing this moves the table on: joining, starting, or a step towards a move. Controls that only show something,
    /// leave, vote, undo, or change the company do not count.
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

    /// A button for this control.
    pub(crate) fn button(&self, label: &str, style: ButtonStyle) -> CreateButton {
        CreateButton::new(self.to_string())
            .label(label)
            .style(style)
    }

    /// The table that an id names, whatever it does there.
    pub(crate) fn table_of(id: &str) -> Option<TableId> {
        let (head, rest) = id.split_once(':')?;
        let (table, _) = rest.split_once(':')?;
        let known = matches!(head.strip_prefix(VERSION), Some("b" | "h"));
        known.then(|| from_base36(table)).flatten()
    }

    /// Parses an id, with the chosen value if it is a menu.
    pub fn parse(id: &str, chosen: Option<&str>) -> Result<Self, ControlError> {
        let fields: Vec<&str> = id.splitn(4, ':').collect();
        let [head, table, drawn, rest] = fields[..] else {
            return Err(ControlError::Unknown);
        };
        let surface = match head.strip_prefix(VERSION) {
            Some("b") => Surface::Board,
            Some("h") => Surface::Panel,
            _ => return Err(ControlError::Unknown),
        };
        let table = from_base36(table).ok_or(ControlError::Unknown)?;
        let drawn = u32::from_str_radix(drawn, 36).map_err(|_| ControlError::Unknown)?;
        let action = if is_menu(rest) {
            let chosen = chosen
                .and_then(choice)
                .ok_or(ControlError::NothingChosen(table))?;
            TableAction::Play(chosen)
        } else {
            TableAction::parse(rest).ok_or(ControlError::Unknown)?
        };
        Ok(Self {
            table,
            surface,
            drawn,
            action,
        })
    }
}

impl TableAction {
    fn parse(text: &str) -> Option<Self> {
        if let Some(chosen) = choice(text) {
            return Some(Self::Play(chosen));
        }
        let (word, rest) = match text.split_once(':') {
            Some((word, rest)) => (word, Some(rest)),
            None => (text, None),
        };
        Some(match (word, rest) {
            ("g", Some(pair)) => {
                pair_of(pair).map(|(row, page)| Self::Play(PlayAction::Page(row, page)))?
            }
            ("x", Some(pair)) => {
                pair_of(pair).map(|(row, place)| Self::Play(PlayAction::Off(row, place)))?
            }
            ("r", Some(pair)) => pair_of(pair).map(|(ply, place)| Self::Step(ply, place))?,
            ("back", None) => Self::Play(PlayAction::TakeBack),
            ("resign", None) => Self::Play(PlayAction::Resign),
            ("return", Some(seat)) => Self::Play(PlayAction::Return(seat.parse().ok()?)),
            ("join", None) => Self::Lobby(LobbyAction::Join),
            ("leave", None) => Self::Lobby(LobbyAction::Leave),
            ("start", None) => Self::Lobby(LobbyAction::Start),
            ("word", None) => Self::Lobby(LobbyAction::Word),
            ("house", None) => Self::Lobby(LobbyAction::House),
            ("invite", None) => Self::Lobby(LobbyAction::Invite),
            ("call", None) => Self::Lobby(LobbyAction::Call),
            ("rules", None) => Self::Rules,
            ("verify", None) => Self::Verify,
            ("help", None) => Self::Help,
            ("rematch", None) => Self::Rematch,
            ("rematch-lobby", None) => Self::RematchLobby,
            ("record", None) => Self::Record,
            ("report", None) => Self::Report,
            ("hint", None) => Self::Hint,
            ("how", None) => Self::HowItWent(Audience::Presser),
            ("how-all", None) => Self::HowItWent(Audience::Everybody),
            ("agree", None) => Self::Agree,
            ("agree-end", None) => Self::AgreeEnd,
            ("agree-move", Some(pair)) => {
                let (to, agreed) = pair_of(pair)?;
                Self::AgreeMove(to, agreed)
            }
            ("end", None) => Self::End,
            ("yes", Some(offer)) => Self::Accept(Offer::parse(offer)?),
            ("no", Some(offer)) => Self::Decline(Offer::parse(offer)?),
            ("resume", None) => Self::Resume,
            ("come", Some(id)) => Self::AcceptInvitation(user(id)?),
            ("stay-away", Some(id)) => Self::DeclineInvitation(user(id)?),
            _ => return None,
        })
    }
}

fn pair_of<N: FromStr>(text: &str) -> Option<(N, u8)> {
    let (first, second) = text.split_once('.')?;
    Some((first.parse().ok()?, second.parse().ok()?))
}

/// Is this the end of a menu's id? The chosen value says what to do.
fn is_menu(rest: &str) -> bool {
    rest.strip_prefix("m:")
        .is_some_and(|row| row.parse::<u8>().is_ok())
}

/// What a control of a game does where no table is stored, by the end of its id and, for a menu, the chosen value.
pub(crate) fn game_control(rest: &str, chosen: Option<&str>) -> Option<PlayAction> {
    choice(if is_menu(rest) { chosen? } else { rest })
}

/// The action of a menu's value. A menu has only what a game's screen offers.
pub fn choice(value: &str) -> Option<PlayAction> {
    match value.split_once(':') {
        Some(("p", mv)) => Some(PlayAction::Move(mv.to_owned())),
        Some(("f", focus)) => Some(PlayAction::Focus(focus.to_owned())),
        Some(("n", focus)) => Some(PlayAction::GoOn(focus.to_owned())),
        None if value == "h" => Some(PlayAction::Panel),
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
    fn every_control_survives_a_round_trip_within_discords_limit() {
        let longest = "z".repeat(40);
        let actions = [
            TableAction::Play(PlayAction::Move(longest.clone())),
            TableAction::Play(PlayAction::Move("keep-4".into())),
            TableAction::Play(PlayAction::Focus(longest.clone())),
            TableAction::Play(PlayAction::GoOn(longest)),
            TableAction::Play(PlayAction::Page(255, 255)),
            TableAction::Play(PlayAction::Off(255, 255)),
            TableAction::Play(PlayAction::Panel),
            TableAction::Play(PlayAction::TakeBack),
            TableAction::Play(PlayAction::Resign),
            TableAction::Play(PlayAction::Return(7)),
            TableAction::Lobby(LobbyAction::Join),
            TableAction::Lobby(LobbyAction::Leave),
            TableAction::Lobby(LobbyAction::Start),
            TableAction::Lobby(LobbyAction::Word),
            TableAction::Lobby(LobbyAction::House),
            TableAction::Lobby(LobbyAction::Invite),
            TableAction::Lobby(LobbyAction::Call),
            TableAction::Rules,
            TableAction::Verify,
            TableAction::Report,
            TableAction::Help,
            TableAction::Rematch,
            TableAction::RematchLobby,
            TableAction::Record,
            TableAction::Hint,
            TableAction::HowItWent(Audience::Presser),
            TableAction::HowItWent(Audience::Everybody),
            TableAction::Step(0, 0),
            TableAction::Step(u32::MAX, 255),
            TableAction::Agree,
            TableAction::Resume,
            TableAction::AgreeEnd,
            TableAction::AgreeMove(ChannelId::new(u64::MAX), u8::MAX),
            TableAction::End,
            TableAction::Accept(offer(true)),
            TableAction::Decline(offer(false)),
            TableAction::AcceptInvitation(UserId::new(u64::MAX)),
            TableAction::DeclineInvitation(UserId::new(1)),
        ];
        for action in actions {
            for surface in [Surface::Board, Surface::Panel] {
                for (table, drawn) in [(1, 0), (i64::MAX, u32::MAX)] {
                    let control = TableControl {
                        table: TableId(table),
                        surface,
                        drawn,
                        action: action.clone(),
                    };
                    let id = control.to_string();
                    assert!(id.len() <= 100, "{id}");
                    assert_eq!(TableControl::parse(&id, None), Ok(control), "{id}");
                }
            }
        }
    }

    #[test]
    fn forged_ids_are_rejected() {
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
            "1b:3f:0:house:regular",
            "1b:3f:0:come",
            "1b:3f:0:come:ann",
            "1b:3f:0:stay-away:07",
            "1b:zzzzzzzzzzzzzzz:0:join",
        ] {
            let parsed = TableControl::parse(id, Some("p:keep-4"));
            assert_eq!(parsed, Err(ControlError::Unknown), "{id}");
        }
    }

    #[test]
    fn a_menu_does_what_its_chosen_value_says() {
        let id = menu_id(TableId(123), Surface::Panel, u32::MAX, 4);
        assert!(id.len() <= 100, "{id}");
        for action in [
            Action::Play("keep-4".into()),
            Action::Focus("row".into()),
            Action::GoOn("draft".into()),
            Action::Panel,
        ] {
            let chosen = PlayAction::from(&action);
            let control = TableControl::parse(&id, Some(&chosen.to_string()));
            let control = control.expect("an entry of the menu was chosen");
            assert_eq!(control.action, TableAction::Play(chosen));
            assert_eq!((control.table, control.drawn), (TableId(123), u32::MAX));
        }
        for chosen in [None, Some(""), Some("join"), Some("back"), Some("g:0.1")] {
            let control = TableControl::parse(&id, chosen);
            assert_eq!(
                control,
                Err(ControlError::NothingChosen(TableId(123))),
                "{chosen:?}"
            );
        }
    }
}
