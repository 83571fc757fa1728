//! What an act comes to: one answer, and what follows it.

use db::TableId;
use serenity::all::{ChannelId, MessageId};

use crate::context::CommandContext;
use crate::protocol::answer::{Answer, Message};

/// The answer, and what is to be done once it is sent.
#[derive(Debug)]
pub(crate) struct Reply {
    pub answer: Answer,
    pub follow_ups: Vec<FollowUp>,
}

/// Further calls, after the answer; none of them is needed for anything to be true.
#[derive(Debug)]
pub(crate) enum FollowUp {
    /// Draw the table's public message again.
    Redraw(TableId),
    /// Tell the person who acted something, privately.
    Note(Box<Message>),
    /// The answer itself is the table's message: learn its id.
    LearnMessageId(TableId),
    /// The table moves to a thread of its own.
    Thread(TableId),
    /// The answer itself becomes the report on this channel.
    RunDoctor(Box<CommandContext>),
    /// Something is to be done at some table by now.
    WakeScheduler,
    /// This older message of the table becomes a pointer to the new one.
    LinkToNewBoard {
        table: TableId,
        channel: ChannelId,
        message: MessageId,
    },
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
