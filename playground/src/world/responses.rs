//! The responses to interactions that were sent over HTTP.
//! Source: <https://docs.discord.com/developers/interactions/receiving-and-responding>

use super::World;
use super::tokens::token;
use crate::journal::{Direction, Exchange};
use crate::route;
use crate::snowflake::Id;
use serde_json::Value;

impl World {
    /// The response of the endpoint to an interaction, with its status; `None` if there was none. It counts as the callback, unless
    /// the bot says that this comes separately.
    pub(crate) fn responded(&mut self, id: Id, response: Option<(u16, Vec<u8>)>) {
        let body = match response {
            Some((202, _)) => return,
            Some((200, body)) => serde_json::from_slice::<Value>(&body).ok(),
            _ => None,
        };
        let waits = self.live.interactions.is_waiting(id);
        let Some(body) = body else {
            if waits {
                self.fail(id);
            }
            return;
        };
        self.expire();
        let taken = self.callback(id, &token(id), &body, Vec::new());
        let (status, answer) = match &taken {
            Ok(_) => (204, Value::Null),
            Err(error) => (error.status, error.body()),
        };
        if self.live.settings.exchanges_kept > 0 {
            self.journal(Exchange {
                path: format!("/interactions/{id}/{}/callback", token(id)),
                status: Some(status),
                answer,
                ..Exchange::new(Direction::FromBot, route::CALLBACK.to_owned(), body)
            });
        }
        if taken.is_err() && self.live.interactions.is_waiting(id) {
            self.fail(id);
        }
    }
}
