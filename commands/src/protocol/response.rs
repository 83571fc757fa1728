//! The response to an HTTP request with which Discord delivered an interaction: the answer itself, or that it comes separately.
//!
//! A response cannot have files, and for some seconds after it Discord may refuse the interaction's token. So an answer with a file, or
//! with follow-ups that use the token at once, is announced with status 202 and posted. Whether Discord received a response cannot be
//! seen; if its connection was closed before, an edit corrects the board.

use tokio::sync::oneshot;

use crate::error::InternalError;
use crate::protocol::answer::{self, Answer, Sending};

/// Where the answer to an interaction goes.
pub(crate) enum AnswerTo {
    /// To Discord's address for answers: the interaction came over the gateway.
    Discord,
    /// Back to the request with which it came.
    Request(oneshot::Sender<Response>),
}

impl AnswerTo {
    /// Responds to a request with anything but an answer. If the request is gone, nobody misses it.
    pub(crate) fn respond(self, response: Response) {
        if let Self::Request(request) = self {
            _ = request.send(response);
        }
    }
}

/// What a request gets.
#[derive(Debug)]
pub(crate) enum Response {
    /// The answer. The sender is used once it is on its way, and dropped if it cannot be sent.
    Answer(Vec<u8>, oneshot::Sender<()>),
    /// The answer is sent to Discord's address for answers.
    Elsewhere,
    /// This interaction has been answered before.
    Repeated,
    /// It cannot be answered.
    NotUnderstood,
}

/// Responds to a request with an answer; returns once it is on its way.
async fn give(request: oneshot::Sender<Response>, body: Vec<u8>) -> Result<(), InternalError> {
    let gone = || InternalError::new("the connection with its request was closed before");
    let (sent, on_its_way) = oneshot::channel();
    let handed_over = request.send(Response::Answer(body, sent));
    handed_over.map_err(|_| gone())?;
    on_its_way.await.map_err(|_| gone())
}

/// The answer to a ping.
const PONG: &[u8] = br#"{"type":1}"#;

/// Answers a ping.
pub(crate) async fn pong(to: AnswerTo) {
    if let AnswerTo::Request(request) = to {
        // Nobody waits for the answer to this ping any more.
        _ = give(request, PONG.to_vec()).await;
    }
}

/// Sends the one answer to an interaction. A response cannot have files:
/// <https://github.com/discord/discord-api-docs/discussions/6204>
pub(crate) async fn send(
    to: AnswerTo,
    how: Sending<'_>,
    answer: Answer,
) -> Result<(), InternalError> {
    let (body, files) = answer.into_parts();
    if let AnswerTo::Request(request) = to {
        if !how.token_is_used && files.is_empty() {
            let body = serde_json::to_vec(&body).map_err(InternalError::new)?;
            return give(request, body).await;
        }
        AnswerTo::Request(request).respond(Response::Elsewhere);
    }
    answer::send(how, &body, &files).await
}
