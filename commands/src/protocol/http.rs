//! The calls to Discord. serenity's client makes them; in a simulation, what stands for Discord there takes them instead.

use std::sync::Arc;

use futures_util::future::BoxFuture;
use futures_util::{FutureExt, TryFutureExt};
use reqwest::{Client, Response};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serenity::all::{
    ApplicationId, Channel, ChannelId, Command, CreateAttachment, Emoji, EmojiId, GuildChannel,
    GuildId, HttpBuilder, HttpError, InteractionId, Member, Message, MessageId, PartialGuild,
    UserId,
};
use serenity::http::{
    ErrorResponse, LightMethod, LightMethod::Delete, LightMethod::Get, LightMethod::Post,
    LightMethod::Put, Multipart, MultipartUpload, Request, Route,
};

/// What comes of a call.
pub(crate) type Called<T> = Result<T, CallError>;

/// Why a call failed. Nothing in it has the URL of the request, which contains an interaction's token.
#[derive(Debug, thiserror::Error)]
pub(crate) enum CallError {
    #[error("Discord answered {status} {code}: {message}")]
    Refused {
        status: u16,
        code: isize,
        message: String,
    },
    /// The connection could not be made, or broke at any moment.
    #[error("{}", lost(.0))]
    Lost(reqwest::Error),
    #[error("{0}")]
    Other(String),
}

fn lost(error: &reqwest::Error) -> &'static str {
    match error {
        error if error.is_timeout() => "Discord did not answer in time",
        error if error.is_connect() => "Discord cannot be reached",
        _ => "the call to Discord failed",
    }
}

impl From<serenity::Error> for CallError {
    fn from(error: serenity::Error) -> Self {
        match error {
            serenity::Error::Http(HttpError::UnsuccessfulRequest(refused)) => Self::Refused {
                status: refused.status_code.as_u16(),
                code: refused.error.code,
                message: refused.error.message,
            },
            serenity::Error::Http(HttpError::Request(error)) => Self::Lost(error.without_url()),
            serenity::Error::Http(_) => Self::Other("the call to Discord failed".to_owned()),
            error => Self::Other(error.to_string()),
        }
    }
}

impl From<serde_json::Error> for CallError {
    fn from(error: serde_json::Error) -> Self {
        serenity::Error::from(error).into()
    }
}

/// What stands for Discord in a simulation.
pub trait SimulatedDiscord: Send + Sync {
    /// Takes a call, and answers it in its own time, if ever.
    fn call(
        &self,
        request: reqwest::Request,
    ) -> BoxFuture<'static, Result<Response, reqwest::Error>>;
}

/// The way to Discord. A method with the name of one of serenity's does the same.
pub(crate) struct Http {
    pub serenity: serenity::all::Http,
    simulated: Option<(Client, Arc<dyn SimulatedDiscord>)>,
}

impl From<serenity::all::Http> for Http {
    fn from(serenity: serenity::all::Http) -> Self {
        Self {
            serenity,
            simulated: None,
        }
    }
}

impl Http {
    pub(crate) fn simulated(discord: Arc<dyn SimulatedDiscord>) -> Self {
        let client = Client::new();
        let serenity = HttpBuilder::new("simulated")
            .client(client.clone())
            .ratelimiter_disabled(true);
        Self {
            serenity: serenity.build(),
            simulated: Some((client, discord)),
        }
    }

    pub(crate) fn own_id(&self) -> Called<ApplicationId> {
        let known = self.serenity.application_id();
        Ok(known.ok_or(serenity::Error::from(HttpError::ApplicationIdMissing))?)
    }

    /// Makes a call; a status that is not a success is an error. It has a place of its own on the heap, because it takes 4 KB: in the tasks
    /// of presses that room would be there several times over, and tasks that large leave gaps in memory.
    pub(crate) fn request<'a>(&'a self, request: Request<'a>) -> BoxFuture<'a, Called<Response>> {
        let Some((client, discord)) = &self.simulated else {
            return self.serenity.request(request).err_into().boxed();
        };
        let call = async move {
            let method = request.method_ref().reqwest_method();
            let request = request
                .build(client, self.serenity.token(), None)?
                .build()?;
            let response = discord.call(request).await?;
            if response.status().is_success() {
                return Ok(response);
            }
            let refused = ErrorResponse::from_response(response, method).await;
            Err(serenity::Error::from(HttpError::from(refused)))
        };
        call.err_into().boxed()
    }

    /// Makes a call and decodes what it gives.
    pub(crate) fn fire<'a, T: DeserializeOwned>(
        &'a self,
        request: Request<'a>,
    ) -> BoxFuture<'a, Called<T>> {
        let response = self.request(request);
        async {
            let bytes = response.await?.bytes().await;
            Ok(serde_json::from_slice(
                &bytes.map_err(serenity::Error::from)?,
            )?)
        }
        .boxed()
    }

    pub(crate) async fn get<T: DeserializeOwned>(&self, route: Route<'_>) -> Called<T> {
        self.fire(Request::new(route, Get)).await
    }

    /// Makes a call with a body and files, and decodes what it gives.
    pub(crate) fn send<'a, T: DeserializeOwned>(
        &'a self,
        method: LightMethod,
        route: Route<'a>,
        body: &impl Serialize,
        files: Vec<CreateAttachment>,
    ) -> BoxFuture<'a, Called<T>> {
        match with_files(method, route, body, files) {
            Ok(request) => self.fire(request),
            Err(error) => async { Err(error.into()) }.boxed(),
        }
    }

    pub(crate) async fn delete(&self, route: Route<'_>) -> Called<()> {
        self.request(Request::new(route, Delete)).await.map(drop)
    }

    pub(crate) async fn get_channel(&self, channel_id: ChannelId) -> Called<Channel> {
        self.get(Route::Channel { channel_id }).await
    }

    pub(crate) async fn get_guild(&self, guild_id: GuildId) -> Called<PartialGuild> {
        self.get(Route::Guild { guild_id }).await
    }

    pub(crate) async fn get_channels(&self, guild_id: GuildId) -> Called<Vec<GuildChannel>> {
        self.get(Route::GuildChannels { guild_id }).await
    }

    pub(crate) async fn get_member(&self, guild_id: GuildId, user_id: UserId) -> Called<Member> {
        let mut member: Value = self.get(Route::GuildMember { guild_id, user_id }).await?;
        member["guild_id"] = guild_id.get().into();
        Ok(serde_json::from_value(member)?)
    }

    pub(crate) async fn get_global_commands(&self) -> Called<Vec<Command>> {
        let application_id = self.own_id()?;
        self.get(Route::Commands { application_id }).await
    }

    pub(crate) async fn create_global_commands(&self, all: &Value) -> Called<Vec<Command>> {
        let application_id = self.own_id()?;
        let route = Route::Commands { application_id };
        self.send(Put, route, all, Vec::new()).await
    }

    pub(crate) async fn get_application_emojis(&self) -> Called<Vec<Emoji>> {
        #[derive(Deserialize)]
        struct Found {
            items: Vec<Emoji>,
        }
        let application_id = self.own_id()?;
        let found: Found = self.get(Route::Emojis { application_id }).await?;
        Ok(found.items)
    }

    pub(crate) async fn create_application_emoji(&self, emoji: &Value) -> Called<Emoji> {
        let application_id = self.own_id()?;
        let route = Route::Emojis { application_id };
        self.send(Post, route, emoji, Vec::new()).await
    }

    pub(crate) async fn delete_application_emoji(&self, emoji_id: EmojiId) -> Called<()> {
        let application_id = self.own_id()?;
        let route = Route::Emoji {
            application_id,
            emoji_id,
        };
        self.delete(route).await
    }

    pub(crate) async fn create_interaction_response(
        &self,
        interaction_id: InteractionId,
        token: &str,
        answer: &impl Serialize,
        files: Vec<CreateAttachment>,
    ) -> Called<()> {
        let route = Route::InteractionResponse {
            interaction_id,
            token,
        };
        let request = with_files(Post, route, answer, files)?;
        self.request(request).await.map(drop)
    }

    /// The answer to an interaction.
    pub(crate) async fn get_answer(&self, token: &str) -> Called<Message> {
        self.get(self.answer_route(token, None)?).await
    }

    /// The route of the answer to an interaction, or of a message that followed it.
    pub(crate) fn answer_route<'a>(
        &self,
        token: &'a str,
        followed: Option<MessageId>,
    ) -> Called<Route<'a>> {
        let application_id = self.own_id()?;
        Ok(match followed {
            Some(message_id) => Route::WebhookFollowupMessage {
                application_id,
                token,
                message_id,
            },
            None => Route::WebhookOriginalInteractionResponse {
                application_id,
                token,
            },
        })
    }

    pub(crate) async fn create_thread_from_message(
        &self,
        channel_id: ChannelId,
        message_id: MessageId,
        thread: &Value,
    ) -> Called<GuildChannel> {
        let route = Route::ChannelMessageThreads {
            channel_id,
            message_id,
        };
        self.send(Post, route, thread, Vec::new()).await
    }
}

fn with_files<'a>(
    method: LightMethod,
    route: Route<'a>,
    body: &impl Serialize,
    files: Vec<CreateAttachment>,
) -> serde_json::Result<Request<'a>> {
    let request = Request::new(route, method);
    if files.is_empty() {
        return Ok(request.body(Some(serde_json::to_vec(body)?)));
    }
    let parts = Multipart {
        upload: MultipartUpload::Attachments(files),
        payload_json: Some(serde_json::to_string(body)?),
        fields: Vec::new(),
    };
    Ok(request.multipart(Some(parts)))
}
