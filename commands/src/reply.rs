//! What a handler returns: one answer, and what to do after it.

use db::{TableId, WallTime};
use futures_util::future::BoxFuture;
use serenity::all::UserId;
use tracing::field::display;

use crate::error::{CommandError, Result, caught};
use crate::protocol::answer::{Answer, Message, Place};
use crate::state::notes::NoteOf;
use crate::state::panels::Looking;
use crate::texts::Reader;

/// An answer, and what to do once it is sent.
pub(crate) struct Reply {
    pub answer: Answer,
    pub follow_ups: Vec<FollowUp>,
}

/// Work after an answer. Nothing depends on it to be correct.
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
    NotePanel(Box<Looking>),
    /// Send the user their panel, and remember what it shows.
    Panel(Box<Message>, Box<Looking>),
    /// The answer drew the board of a table where the bot can only answer: remember its token, and since when it
    /// is known, to edit the board later.
    NoteBoardToken(TableId, WallTime),
    /// The answer is on a private message of such a table, whose board can no longer be edited: it can post the board once more.
    OfferBoardToken(TableId, WallTime),
    /// Bring the open panels of this table up to date.
    RefreshPanels(TableId),
    /// Move the table to its own thread.
    Thread(TableId),
    /// A table has work due; wake the scheduler.
    WakeScheduler,
    /// Do what may take longer than Discord waits for an answer, and replace the answer with what comes of it.
    Revise(BoxFuture<'static, Message>),
    /// A house player may have to move.
    HousePlayers(TableId),
    /// Replace this older message of the table with a link to its new board.
    LinkToNewBoard(TableId, Place),
}

impl FollowUp {
    /// A private message with these words.
    pub(crate) fn note(words: impl Into<String>) -> Self {
        Self::Note(Box::new(Message::new(words)))
    }

    /// The work may fail: it says why to this reader, or `sorry` where that is nothing to tell people. Then `failed` is in the log.
    pub(crate) fn revise(
        reader: impl Into<Reader>,
        table: Option<TableId>,
        failed: &'static str,
        sorry: String,
        work: impl Future<Output = Result<Message>> + Send + 'static,
    ) -> Self {
        let reader = reader.into();
        Self::Revise(Box::pin(async move {
            caught(work).await.unwrap_or_else(|error| {
                Message::new(match error {
                    CommandError::Internal(error) => {
                        let table = table.map(display);
                        tracing::error!(table, %error, "{failed}");
                        sorry
                    }
                    words => words.say(reader),
                })
            })
        }))
    }

    /// Where a table has changed for everybody who looks at it.
    pub(crate) fn changed(table: TableId) -> [Self; 3] {
        [
            Self::Redraw(table),
            Self::RefreshPanels(table),
            Self::WakeScheduler,
        ]
    }

    /// Does it call Discord with the token of the interaction as soon as that is answered?
    pub(crate) fn uses_token(&self) -> bool {
        !matches!(
            self,
            Self::Redraw(_)
                | Self::ReplaceNote(..)
                | Self::DeleteNote(..)
                | Self::NotePanel(..)
                | Self::RefreshPanels(_)
                | Self::WakeScheduler
                | Self::HousePlayers(_)
                | Self::LinkToNewBoard(..)
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
    /// A message for everybody.
    pub(crate) fn show(message: Message) -> Self {
        Answer::Show(Box::new(message)).into()
    }

    /// A message for the user alone.
    pub(crate) fn private(message: Message) -> Self {
        Answer::Private(Box::new(message)).into()
    }

    /// What the pressed message shows from now on.
    pub(crate) fn update(message: Message) -> Self {
        Answer::Update(Box::new(message)).into()
    }

    /// A message for everybody, in place of the `pressed` one if there is one.
    pub(crate) fn shown(pressed: bool, message: Message) -> Self {
        if pressed {
            Self::update(message)
        } else {
            Self::show(message)
        }
    }

    /// Words for the user alone.
    pub(crate) fn say(words: impl Into<String>) -> Self {
        Answer::say(words).into()
    }

    pub(crate) fn then(mut self, follow_up: FollowUp) -> Self {
        self.follow_ups.push(follow_up);
        self
    }

    /// The same with several of them, or perhaps none.
    pub(crate) fn and(mut self, follow_ups: impl IntoIterator<Item = FollowUp>) -> Self {
        self.follow_ups.extend(follow_ups);
        self
    }
}

#[cfg(test)]
mod tests {
    use futures_util::future::lazy;

    use super::*;
    use crate::texts::Lang;

    #[tokio::test]
    async fn work_that_panics_says_sorry() {
        let panics = lazy(|_| -> Result<Message> { panic!("on purpose") });
        let sorry = "Sorry".to_owned();
        let revised = FollowUp::revise(Lang::En, None, "could not do it", sorry, panics);
        let FollowUp::Revise(message) = revised else {
            panic!("nothing is to come")
        };
        assert_eq!(message.await.content, "Sorry");
    }
}
