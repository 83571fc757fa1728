//! What the bot sends to Discord: messages and answers to interactions, with retries.

use std::time::Duration;

use serde::Serialize;
use serenity::all::{
    ChannelId, CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateButton, CreateEmbed,
    CreateModal, Http, HttpError, InteractionId, MessageId, UserId,
};

use crate::error::InternalError;

/// <https://discord.com/developers/docs/resources/message#message-object-message-flags>
const EPHEMERAL: u64 = 1 << 6;

/// A message for any route: an answer, an edit or a new message. An edit replaces all of the old one.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Message {
    pub content: String,
    pub embeds: Vec<CreateEmbed>,
    pub components: Vec<CreateActionRow>,
    /// Boards ping nobody; turn pings are separate messages.
    allowed_mentions: CreateAllowedMentions,
    #[serde(skip_serializing_if = "Option::is_none")]
    flags: Option<u64>,
    /// The alternative texts of the files; serenity itself sends only the bytes.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    attachments: Vec<CreateAttachment>,
}

impl Message {
    #[must_use]
    pub(crate) fn new(content: impl Into<String>) -> Self {
        Self {
            content: content.into(),
            embeds: Vec::new(),
            components: Vec::new(),
            allowed_mentions: CreateAllowedMentions::new(),
            flags: None,
            attachments: Vec::new(),
        }
    }

    #[must_use]
    pub(crate) fn with_buttons(content: impl Into<String>, buttons: Vec<CreateButton>) -> Self {
        Self {
            components: vec![CreateActionRow::Buttons(buttons)],
            ..Self::new(content)
        }
    }

    /// Makes the message visible only to the user who acted.
    fn private(mut self) -> Self {
        self.flags = Some(EPHEMERAL);
        self
    }

    /// A message that pings exactly these users, where its text mentions them.
    #[must_use]
    pub(crate) fn pinging(content: impl Into<String>, users: Vec<UserId>) -> Self {
        Self {
            allowed_mentions: CreateAllowedMentions::new().users(users),
            ..Self::new(content)
        }
    }
}

/// The one answer to an interaction.
#[derive(Debug)]
pub(crate) enum Answer {
    /// A new message for everybody.
    Show(Box<Message>),
    /// A message only for the user who acted.
    Private(Box<Message>),
    /// A private message with a file.
    File(Box<Message>, CreateAttachment),
    /// Replaces the message whose control was used.
    Update(Box<Message>),
    /// A form to fill in.
    Modal(CreateModal),
}

impl Answer {
    /// A private answer of plain text.
    #[must_use]
    pub(crate) fn say(words: impl Into<String>) -> Self {
        Self::Private(Box::new(Message::new(words)))
    }

    /// The body of the request, and the files that go with it.
    fn into_parts(self) -> (Body, Vec<CreateAttachment>) {
        let (kind, data, files) = match self {
            Self::Show(message) => (4, Data::Message(message), Vec::new()),
            Self::Private(message) => (4, Data::Message(Box::new(message.private())), Vec::new()),
            Self::File(message, file) => {
                let mut message = message.private();
                message.attachments = vec![file.clone()];
                (4, Data::Message(Box::new(message)), vec![file])
            }
            Self::Update(message) => (7, Data::Message(message), Vec::new()),
            Self::Modal(modal) => (9, Data::Modal(modal), Vec::new()),
        };
        (Body { kind, data }, files)
    }
}

/// Serialized directly and not through a `Value`, because a board has hundreds of parts.
/// <https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-response-object>
#[derive(Serialize)]
struct Body {
    #[serde(rename = "type")]
    kind: u8,
    data: Data,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Data {
    Message(Box<Message>),
    Modal(CreateModal),
}

/// How long to wait before each retry of a refused call. A press must be answered within 3 seconds; serenity's own rate limiter,
/// where it is on, has already waited.
const RETRY_WAITS: [Duration; 3] = [
    Duration::from_millis(150),
    Duration::from_millis(450),
    Duration::from_millis(900),
];

/// Repeats a call while its error may pass. Only for calls that do no harm when made twice, or that Discord never accepted.
pub(crate) async fn with_retries<T, F>(mut call: impl FnMut() -> F) -> Result<T, serenity::Error>
where
    F: Future<Output = Result<T, serenity::Error>>,
{
    for pause in RETRY_WAITS {
        match call().await {
            Err(error) if is_transient(&error) => tokio::time::sleep(pause).await,
            done => return done,
        }
    }
    call().await
}

/// Whether a retry may work: Discord is busy, failing, or could not be reached.
pub(crate) fn is_transient(error: &serenity::Error) -> bool {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(refused)) => {
            let status = refused.status_code;
            (status.as_u16() == 429 || status.is_server_error()) && !is_too_old(error)
        }
        serenity::Error::Http(HttpError::Request(error)) => error.is_connect(),
        _ => false,
    }
}

/// Whether the connection broke in the middle, so that the call may or may not have taken effect.
fn is_uncertain(error: &serenity::Error) -> bool {
    matches!(error, serenity::Error::Http(HttpError::Request(error))
        if error.is_request() && !error.is_connect() && !error.is_timeout())
}

/// Whether Discord refused an edit for now because the message is more than an hour old.
/// <https://discord.com/developers/docs/topics/opcodes-and-status-codes#json>
pub(crate) fn is_too_old(error: &serenity::Error) -> bool {
    has_code(error, &[30_046])
}

fn has_code(error: &serenity::Error, codes: &[isize]) -> bool {
    matches!(error, serenity::Error::Http(HttpError::UnsuccessfulRequest(refused))
        if codes.contains(&refused.error.code))
}

/// Describes an error without the URL of the request, which contains an interaction's token.
pub(crate) fn without_address(error: &serenity::Error) -> String {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(refused)) => {
            format!(
                "Discord answered {} {}: {}",
                refused.status_code.as_u16(),
                refused.error.code,
                refused.error.message
            )
        }
        serenity::Error::Http(HttpError::Request(error)) if error.is_timeout() => {
            "Discord did not answer in time".to_owned()
        }
        serenity::Error::Http(HttpError::Request(error)) if error.is_connect() => {
            "Discord cannot be reached".to_owned()
        }
        serenity::Error::Http(_) => "the call to Discord failed".to_owned(),
        error => error.to_string(),
    }
}

/// Answers an interaction with a single call.
pub(crate) async fn send(
    http: &Http,
    id: InteractionId,
    token: &str,
    answer: Answer,
) -> Result<(), InternalError> {
    let (body, files) = answer.into_parts();
    let call = || http.create_interaction_response(id, token, &body, files.clone());
    let sent = match with_retries(call).await {
        // Discord takes one answer only, so a second try does no harm, and its refusal means that the first one arrived.
        Err(error) if is_uncertain(&error) => match with_retries(call).await {
            Err(error) if has_code(&error, &[40_060]) => Ok(()),
            again => again,
        },
        sent => sent,
    };
    sent.map_err(|error| InternalError::new(without_address(&error)))
}

/// Sends the user another private message.
pub(crate) async fn follow_up(
    http: &Http,
    token: &str,
    message: Message,
) -> Result<(), serenity::Error> {
    let message = message.private();
    with_retries(|| http.create_followup_message(token, &message, Vec::new()))
        .await
        .map(drop)
}

/// Replaces one of the bot's messages.
pub(crate) async fn edit(
    http: &Http,
    channel: ChannelId,
    message: MessageId,
    with: &Message,
) -> Result<(), serenity::Error> {
    let call = || http.edit_message(channel, message, with, Vec::new());
    let edited = match with_retries(call).await {
        Err(error) if is_uncertain(&error) => with_retries(call).await,
        edited => edited,
    };
    edited.map(drop)
}

/// Posts a new message; returns its id.
pub(crate) async fn post(
    http: &Http,
    channel: ChannelId,
    message: &Message,
) -> Result<MessageId, serenity::Error> {
    let sent = with_retries(|| http.send_message(channel, Vec::new(), message)).await?;
    Ok(sent.id)
}

/// Whether a call failed because the message or its channel is gone: unknown channel, unknown message, or no access.
/// <https://discord.com/developers/docs/topics/opcodes-and-status-codes#json>
pub(crate) fn is_gone(error: &serenity::Error) -> bool {
    has_code(error, &[10_003, 10_008, 50_001])
}

/// Whether a call failed because the channel is unreachable: deleted, hidden, or on a server that the bot left.
pub(crate) fn is_unreachable(error: &serenity::Error) -> bool {
    matches!(error, serenity::Error::Http(HttpError::UnsuccessfulRequest(refused))
        if matches!(refused.error.code, 10_003 | 10_004 | 50_001))
}

/// Replaces the answer to an interaction.
pub(crate) async fn revise(
    http: &Http,
    token: &str,
    with: &Message,
) -> Result<(), serenity::Error> {
    with_retries(|| http.edit_original_interaction_response(token, with, Vec::new()))
        .await
        .map(drop)
}

/// Deletes one of the bot's messages. A message that is already gone counts as deleted.
pub(crate) async fn delete_message(http: &Http, channel: ChannelId, message: MessageId) {
    let gone = with_retries(|| http.delete_message(channel, message, None)).await;
    if let Err(error) = gone
        && !is_gone(&error)
    {
        tracing::info!(
            channel = channel.get(),
            error = %without_address(&error),
            "could not delete a message"
        );
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn private_answers_are_ephemeral_and_ping_nobody() {
        let (body, files) = Answer::say("@everyone <@1>").into_parts();
        let body = json!(body);
        assert_eq!(
            (body["type"].as_u64(), body["data"]["flags"].as_u64()),
            (Some(4), Some(64))
        );
        assert_eq!(body["data"]["allowed_mentions"]["parse"], json!([]));
        assert!(files.is_empty());
    }
}
