//! What somebody was told last about a table when sitting down, by `?`, Hint or How it went, or because something was not done, as a
//! message that can be deleted: the next one takes its place. An edit would not do, because nobody sees the edit of a message that they
//! have dismissed. A token lives for fifteen minutes, and losing one costs no more than a message that stays, so none is stored.

use db::{TableId, Uptime};
use parking_lot::Mutex;
use serenity::all::{InteractionId, MessageId, UserId};

use crate::state::board_tokens::TOKEN_LIFE;
use crate::state::recent::Recent;

/// About which table, and whose.
pub(crate) type NoteOf = (TableId, UserId);

/// It holds tokens, so it has no `Debug`.
#[derive(Default)]
pub(crate) struct Notes(Mutex<Recent<NoteOf, Latest, 5_000>>);

/// A token, and the message that it can delete, if that is not the answer itself but followed it.
pub(crate) type Deletable = (String, Option<MessageId>);

/// What the latest press has left.
struct Latest {
    since: InteractionId,
    message: Option<Deletable>,
    until: Uptime,
}

impl Notes {
    /// Remembers a message, or that there is none any more, since this press or command: Discord's ids grow with time. Gives what is to be
    /// deleted: the message before, or this one where what a later press brought was faster.
    pub(crate) fn replace(
        &self,
        of: NoteOf,
        since: InteractionId,
        message: Option<Deletable>,
        now: Uptime,
    ) -> Option<Deletable> {
        let mut notes = self.0.lock();
        let this = Latest {
            since,
            message,
            until: now + TOKEN_LIFE,
        };
        let outdated = match notes.pop(&of) {
            Some(later) if later.since > since => {
                notes.put(of, later);
                Some(this)
            }
            before => {
                notes.put(of, this);
                before
            }
        };
        let outdated = outdated.filter(|outdated| now < outdated.until);
        outdated.and_then(|outdated| outdated.message)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_answer_to_the_latest_press_stays_whichever_comes_first() {
        let (notes, of) = (Notes::default(), (TableId(1), UserId::new(2)));
        let press = |id, token: Option<&str>, now| {
            let message = token.map(|token| (token.to_owned(), None));
            let outdated = notes.replace(of, InteractionId::new(id), message, Uptime(now));
            outdated.map(|(token, _)| token)
        };
        assert_eq!(press(2, Some("second"), 0), None);
        assert_eq!(press(1, Some("first"), 1).as_deref(), Some("first"));
        assert_eq!(press(4, None, 2).as_deref(), Some("second"), "a move");
        assert_eq!(press(3, Some("third"), 3).as_deref(), Some("third"));
        assert_eq!(press(5, Some("fifth"), 4), None);
        let late = 4 + tables::time::millis(TOKEN_LIFE);
        assert_eq!(press(6, Some("sixth"), late), None, "the token is dead");
    }
}
