//! What a handler returns: one answer, and what to do after it.

use db::{TableId, WallTime};
use games::seat::Seat;
use serenity::all::{ChannelId, MessageId, UserId};

use crate::context::CommandContext;
use crate::protocol::answer::{Answer, Message};
use crate::state::notes::NoteOf;
use crate::state::panels::Looking;
use crate::texts::Lang;

/// An answer, and what to do once it is sent.
#[derive(Debug)]
pub(crate) struct Reply {
    pub answer: Answer,
    pub follow_ups: Vec<FollowUp>,
}

/// Work after an answer. Nothing depends on it to be correct.
#[derive(Debug)]
pub(crate) enum FollowUp {
    /// The answer takes the place of this message.
    ReplaceNote(NoteOf),
    /// This message is out of date.
    DeleteNote(NoteOf),
    /// Edit the table's public message to show the latest state.
    Redraw(TableId),
    /// Send the user another private message.
    Note(Box<Message>),
    /// Send the user a private message that stays until they move or are told something else.
    PassingNote(Box<Message>, NoteOf),
    /// Send everybody another message.
    Call(Box<Message>),
    /// Call this user to the lobby of a table, where everybody sees it.
    Invite(TableId, UserId, Box<Message>),
    /// The answer is the table's new board: fetch and store its message id.
    LearnMessageId(TableId),
    /// The answer is this player's panel: remember what it shows, to edit it later.
    NotePanel(TableId, Seat, Box<Looking>),
    /// Send the user their panel, and remember what it shows.
    Panel(Box<Message>, TableId, Seat, Box<Looking>),
    /// The answer drew the board of a table where the bot can only answer: remember its token, and since when it
    /// is known, to edit the board later.
    NoteBoardToken(TableId, WallTime),
    /// The answer is on a private message of such a table, whose board can no longer be edited: it can post the board once more.
    OfferBoardToken(TableId, WallTime),
    /// Bring the open panels of this table up to date; the number is that of its seats.
    RefreshPanels(TableId, usize),
    /// Move the table to its own thread.
    Thread(TableId),
    /// Run the checks of this channel, and replace the answer with their report.
    RunDoctor(Box<CommandContext>),
    /// Find the lobbies that the user can see and join, and replace the answer with their list.
    ListOpenTables(Box<CommandContext>),
    /// A table has work due; wake the scheduler.
    WakeScheduler,
    /// Replace the answer with a hint for this seat.
    Hint(TableId, Seat, Lang),
    /// Post this to the moderators, and replace the answer with what came of it.
    Report(Box<Report>),
    /// Replace the answer with what was luck and what was play.
    HowItWent(TableId, Lang),
    /// Replace the answer with the turns of this table as a GIF.
    Film(TableId, Lang),
    /// A house player may have to move.
    HousePlayers(TableId),
    /// Replace this older message of the table with a link to its new board.
    LinkToNewBoard {
        table: TableId,
        channel: ChannelId,
        message: MessageId,
    },
}

/// A table that somebody reports to the moderators of its server.
#[derive(Debug)]
pub(crate) struct Report {
    pub table: TableId,
    pub guild: String,
    pub by: UserId,
    pub channel: ChannelId,
    pub message: Message,
    /// What the person reads.
    pub lang: Lang,
}

impl FollowUp {
    /// Does it call Discord with the token of the interaction as soon as that is answered?
    pub(crate) fn uses_token(&self) -> bool {
        !matches!(
            self,
            Self::Redraw(_)
                | Self::ReplaceNote(..)
                | Self::DeleteNote(..)
                | Self::NotePanel(..)
                | Self::RefreshPanels(..)
                | Self::WakeScheduler
                | Self::HousePlayers(_)
                | Self::LinkToNewBoard { .. }
        )
    }

    /// Whether it replaces the answer with something else.
    pub(crate) fn replaces_answer(&self) -> bool {
        matches!(
            self,
            Self::Hint(..)
                | Self::Report(_)
                | Self::HowItWent(..)
                | Self::Film(..)
                | Self::RunDoctor(_)
                | Self::ListOpenTables(_)
        )
    }
}

impl From<Answer> for Reply {
    fn from(answer: Answer) -> Self {
        Self {
            answer,
            follow_ups: Vec::new(),
        }
    }
}

impl Reply {
    pub(crate) fn then(mut self, follow_up: FollowUp) -> Self {
        self.follow_ups.push(follow_up);
        self
    }
}
