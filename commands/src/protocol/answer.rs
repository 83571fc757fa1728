//! What the bot sends to Discord: messages and answers to interactions, with retries. Which errors are passing, and what is repeated, is
//! decided once for all ways to send.

use std::hash::{BuildHasher, RandomState};
use std::time::Duration;

use serde::Serialize;
use serenity::all::{
    AutocompleteChoice, ChannelId, CreateActionRow, CreateAllowedMentions, CreateAttachment,
    CreateButton, CreateEmbed, CreateModal, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption, InteractionId, Message as Sent, MessageId, RoleId, UserId,
};
use serenity::http::LightMethod::{Patch, Post};
use serenity::http::Route;
use tokio::time::Instant;

use crate::error::InternalError;
use crate::protocol::http::{CallError, Called, Http};
use crate::protocol::shown::{Shown, next_number};
use crate::table_name::base36;

/// <https://discord.com/developers/docs/resources/message#message-object-message-flags>
const EPHEMERAL: u64 = 1 << 6;

/// A message and the channel it is in.
pub(crate) type Place = (ChannelId, MessageId);

/// Discord's limit for the description of an embed:
/// <https://discord.com/developers/docs/resources/message#embed-object-embed-limits>
pub(crate) const DESCRIPTION: usize = 4_096;

/// As many of these lines as there is room for, which they take.
pub(crate) fn fitting(lines: impl IntoIterator<Item = String>, room: &mut usize) -> Vec<String> {
    let fits = |line: &String| {
        let left = room.checked_sub(line.chars().count() + 1);
        *room = left.unwrap_or(*room);
        left.is_some()
    };
    lines.into_iter().take_while(fits).collect()
}

/// A frame with a heading.
pub(crate) fn embed(heading: &str, text: impl Into<String>, colour: u32) -> CreateEmbed {
    let embed = CreateEmbed::new().title(heading).description(text);
    embed.colour(colour)
}

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
    /// Its files. What is serialized of them are their names and alternative texts; the bytes go beside it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub attachments: Vec<CreateAttachment>,
    /// Its [`next_number`]. The messages of a table are made under its lock, so this is their order.
    #[serde(skip)]
    pub number: u64,
    /// Where it is the public message of a table: the revision that it shows.
    #[serde(skip)]
    pub shows: Option<Shown>,
}

impl Message {
    pub(crate) fn new(content: impl Into<String>) -> Self {
        Self {
            content: content.into(),
            embeds: Vec::new(),
            components: Vec::new(),
            allowed_mentions: CreateAllowedMentions::new(),
            flags: None,
            attachments: Vec::new(),
            number: next_number(),
            shows: None,
        }
    }

    pub(crate) fn with_buttons(content: impl Into<String>, buttons: Vec<CreateButton>) -> Self {
        Self::new(content).and_buttons(buttons)
    }

    /// A message that pings exactly this role, where its text mentions it.
    pub(crate) fn calling(content: impl Into<String>, role: RoleId) -> Self {
        Self {
            allowed_mentions: CreateAllowedMentions::new().roles([role]),
            ..Self::new(content)
        }
    }

    /// Adds a row of buttons at the bottom.
    pub(crate) fn and_buttons(mut self, buttons: Vec<CreateButton>) -> Self {
        self.components.push(CreateActionRow::Buttons(buttons));
        self
    }

    /// Adds a menu at the bottom, in which one of these is chosen.
    pub(crate) fn and_menu(
        mut self,
        id: String,
        options: Vec<CreateSelectMenuOption>,
        prompt: &str,
    ) -> Self {
        let menu = CreateSelectMenu::new(id, CreateSelectMenuKind::String { options });
        let menu = CreateActionRow::SelectMenu(menu.placeholder(prompt));
        self.components.push(menu);
        self
    }

    pub(crate) fn with_embed(mut self, embed: CreateEmbed) -> Self {
        self.embeds.push(embed);
        self
    }

    pub(crate) fn with_file(mut self, file: CreateAttachment) -> Self {
        self.attachments.push(file);
        self
    }

    /// Makes the message visible only to the user who acted.
    fn private(mut self) -> Self {
        self.flags = Some(EPHEMERAL);
        self
    }

    /// A message that pings exactly these users, where its text mentions them.
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
    /// Replaces the message whose control was used.
    Update(Box<Message>),
    /// A form to fill in.
    Modal(CreateModal),
    /// What the option that is being typed may become.
    Choices(Vec<AutocompleteChoice>),
}

impl Answer {
    /// A private answer of plain text.
    pub(crate) fn say(words: impl Into<String>) -> Self {
        Self::Private(Box::new(Message::new(words)))
    }

    /// A new message, for everybody or only for the user who acted.
    pub(crate) fn to(for_all: bool, message: Message) -> Self {
        let message = Box::new(message);
        if for_all {
            Self::Show(message)
        } else {
            Self::Private(message)
        }
    }

    /// The body of the request, and the files that go with it.
    pub(crate) fn into_parts(self) -> (Body, Vec<CreateAttachment>) {
        let (kind, data) = match self {
            Self::Show(message) => (4, Data::Message(message)),
            Self::Private(message) => (4, Data::Message(Box::new(message.private()))),
            Self::Update(message) => (7, Data::Message(message)),
            Self::Modal(modal) => (9, Data::Modal(modal)),
            Self::Choices(choices) => (8, Data::Choices { choices }),
        };
        let files = match &data {
            Data::Message(message) => message.attachments.clone(),
            Data::Modal(_) | Data::Choices { .. } => Vec::new(),
        };
        (Body { kind, data }, files)
    }
}

/// Serialized directly and not through a `Value`, because a board has hundreds of parts.
/// <https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-response-object>
#[derive(Serialize)]
pub(crate) struct Body {
    #[serde(rename = "type")]
    kind: u8,
    data: Data,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Data {
    Message(Box<Message>),
    Modal(CreateModal),
    Choices { choices: Vec<AutocompleteChoice> },
}

/// How long Discord accepts the answer to an interaction.
/// <https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-callback>
pub(crate) const ANSWER_WINDOW: Duration = Duration::from_secs(3);

/// How long to wait before each retry of a refused call; serenity's own rate limiter, where it is on, has already waited.
const RETRY_WAITS: [Duration; 3] = [
    Duration::from_millis(150),
    Duration::from_millis(450),
    Duration::from_millis(900),
];

/// Whether a call that does no harm when made twice may work now: also if its connection broke in the middle. One that ran into its timeout
/// has waited long enough.
pub(crate) fn may_repeat(error: &CallError) -> bool {
    is_transient(error) && !matches!(error, CallError::Lost(error) if error.is_timeout())
}

/// Makes a call, and repeats it after errors for which `again` allows it: [`was_not_taken`] is safe for any call.
pub(crate) async fn retry<T, F>(
    call: impl FnMut() -> F,
    again: impl Fn(&CallError) -> bool,
) -> Called<T>
where
    F: Future<Output = Called<T>>,
{
    repeated(RETRY_WAITS, call, again).await
}

/// The same with other pauses.
pub(crate) async fn repeated<T, F>(
    pauses: impl IntoIterator<Item = Duration>,
    mut call: impl FnMut() -> F,
    again: impl Fn(&CallError) -> bool,
) -> Called<T>
where
    F: Future<Output = Called<T>>,
{
    for pause in pauses {
        match call().await {
            Err(error) if again(&error) => tokio::time::sleep(pause).await,
            done => return done,
        }
    }
    call().await
}

/// Whether Discord was too busy, failing or out of reach, so that the call had no effect.
pub(crate) fn was_not_taken(error: &CallError) -> bool {
    match error {
        CallError::Refused { status, .. } => {
            matches!(status, 429 | 500..=599) && !is_too_old(error)
        }
        CallError::Lost(error) => error.is_connect(),
        CallError::Other(_) => false,
    }
}

/// Whether the same call may work later: Discord was too busy, failing or out of reach, or the connection broke at any moment.
pub(crate) fn is_transient(error: &CallError) -> bool {
    was_not_taken(error) || matches!(error, CallError::Lost(_))
}

/// Whether Discord refused an edit for now because the message is more than an hour old.
/// <https://discord.com/developers/docs/topics/opcodes-and-status-codes#json>
pub(crate) fn is_too_old(error: &CallError) -> bool {
    has_code(error, &[30_046])
}

/// Whether Discord refused something because it is in a thread that is archived, which the next message opens again, or locked.
pub(crate) fn is_archived(error: &CallError) -> bool {
    has_code(error, &[50_083, 160_005])
}

fn has_code(error: &CallError, codes: &[isize]) -> bool {
    matches!(error, CallError::Refused { code, .. } if codes.contains(code))
}

/// How to answer an interaction that arrived at `arrived`.
pub(crate) struct Sending<'a> {
    pub http: &'a Http,
    pub id: InteractionId,
    pub token: &'a str,
    pub arrived: Instant,
    /// How long Discord accepts an answer.
    pub window: Duration,
    /// Does anything follow that uses the token at once? After a response, Discord may not know the token for some seconds:
    /// <https://github.com/discord/discord-api-docs/issues/7220>
    pub token_is_used: bool,
}

/// Answers an interaction that arrived at `arrived`, and tries again for as long as Discord takes an answer. Discord takes only one,
/// so that sending it twice does no harm.
pub(crate) async fn send(
    how: Sending<'_>,
    body: &Body,
    files: &[CreateAttachment],
) -> Result<(), InternalError> {
    let (deadline, window) = (how.arrived + how.window, how.window);
    let mut pause = RETRY_WAITS[0];
    let mut may_have_arrived = false;
    loop {
        // Half of the window leaves a second try time to arrive.
        let is_last = Instant::now() + window / 2 >= deadline;
        let patience = if is_last { window } else { window / 2 };
        let files = files.to_vec();
        let call = (how.http).create_interaction_response(how.id, how.token, body, files);
        let failed = match tokio::time::timeout(patience, call).await {
            Ok(Ok(())) => return Ok(()),
            Ok(Err(error)) if may_have_arrived && has_code(&error, &[40_060]) => return Ok(()),
            Ok(Err(error)) if !is_transient(&error) => {
                return Err(InternalError::new(error));
            }
            Ok(Err(error)) => {
                may_have_arrived |= !was_not_taken(&error);
                error.to_string()
            }
            Err(_) => {
                may_have_arrived = true;
                "Discord did not answer in time".to_owned()
            }
        };
        if Instant::now() + pause >= deadline {
            return Err(InternalError::new(failed));
        }
        tokio::time::sleep(pause).await;
        pause = RETRY_WAITS[1];
    }
}

/// Sends the user another private message; returns its id.
pub(crate) async fn follow_up(http: &Http, token: &str, message: Message) -> Called<MessageId> {
    let posted = follow_up_for_all(http, token, &message.private()).await;
    posted.map(|(_, message)| message)
}

/// Sends everybody in the channel another message; returns where it is.
pub(crate) async fn follow_up_for_all(
    http: &Http,
    token: &str,
    message: &Message,
) -> Called<Place> {
    let application_id = http.own_id()?;
    let route = Route::WebhookFollowupMessages {
        application_id,
        token,
    };
    let call = || http.send::<Sent>(Post, route, message, message.attachments.clone());
    let sent = retry(call, was_not_taken).await?;
    Ok((sent.channel_id, sent.id))
}

/// Replaces one of the bot's messages.
pub(crate) async fn edit(http: &Http, place: Place, with: &Message) -> Called<()> {
    let route = message_route(place);
    let call = || http.send::<Sent>(Patch, route, with, Vec::new());
    retry(call, may_repeat).await.map(drop)
}

fn message_route((channel_id, message_id): Place) -> Route<'static> {
    Route::ChannelMessage {
        channel_id,
        message_id,
    }
}

/// Marks a new message, so that Discord posts it only once although it may be sent several times.
pub(crate) fn nonce() -> String {
    base36(RandomState::new().hash_one(()))
}

#[derive(Serialize)]
struct NewMessage<'a> {
    #[serde(flatten)]
    message: &'a Message,
    nonce: &'a str,
    enforce_nonce: bool,
}

/// Posts a new message; returns its id.
pub(crate) async fn post(http: &Http, channel: ChannelId, message: &Message) -> Called<MessageId> {
    post_once(http, channel, message, &nonce()).await
}

/// Posts a new message, unless one with this nonce, of at most 25 characters, was posted in the last minutes; returns its id.
/// <https://discord.com/developers/docs/resources/message#create-message>
pub(crate) async fn post_once(
    http: &Http,
    channel: ChannelId,
    message: &Message,
    nonce: &str,
) -> Called<MessageId> {
    let new = NewMessage {
        message,
        nonce,
        enforce_nonce: true,
    };
    let route = Route::ChannelMessages {
        channel_id: channel,
    };
    let call = || http.send::<Sent>(Post, route, &new, message.attachments.clone());
    Ok(retry(call, may_repeat).await?.id)
}

/// Whether a call failed because the message or its channel is gone: unknown channel, unknown message, or no access.
/// <https://discord.com/developers/docs/topics/opcodes-and-status-codes#json>
pub(crate) fn is_gone(error: &CallError) -> bool {
    has_code(error, &[10_003, 10_008, 50_001])
}

/// Whether a call failed because the channel is unreachable: deleted, hidden, or on a server that the bot left.
pub(crate) fn is_unreachable(error: &CallError) -> bool {
    has_code(error, &[10_003, 10_004, 50_001])
}

/// Whether a call failed because somebody is not on the server.
pub(crate) fn is_unknown_member(error: &CallError) -> bool {
    has_code(error, &[10_007])
}

/// Replaces the answer to an interaction, or the message that followed it.
pub(crate) async fn revise(
    http: &Http,
    token: &str,
    message: Option<MessageId>,
    with: &Message,
) -> Called<()> {
    let route = http.answer_route(token, message)?;
    let call = || http.send::<Sent>(Patch, route, with, with.attachments.clone());
    // A file is sent again only where Discord did not take it.
    let again = match with.attachments.as_slice() {
        [] => may_repeat_answer,
        _ => was_not_taken,
    };
    retry(call, again).await.map(drop)
}

/// Deletes the answer to an interaction, or the message that followed it.
pub(crate) async fn delete(http: &Http, token: &str, message: Option<MessageId>) -> Called<()> {
    let route = http.answer_route(token, message)?;
    retry(|| http.delete(route), may_repeat_answer).await
}

/// Whether to try once more: also where Discord does not know the token, as for a moment after it got the answer as a response:
/// <https://github.com/discord/discord-api-docs/issues/7220>
fn may_repeat_answer(error: &CallError) -> bool {
    may_repeat(error) || has_code(error, &[10_015])
}

/// Deletes one of the bot's messages. A message that is already gone counts as deleted.
pub(crate) async fn delete_message(http: &Http, place: Place) {
    let route = message_route(place);
    let gone = retry(|| http.delete(route), may_repeat).await;
    if let Err(error) = gone
        && !is_gone(&error)
    {
        tracing::info!(channel = place.0.get(), %error, "could not delete a message");
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
