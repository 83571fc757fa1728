//! The HTTP side: routes, authorisation, rate-limit headers, and the recording of each call.

pub(crate) mod application;
pub(crate) mod channels;
pub(crate) mod interactions;
pub(crate) mod payload;

use crate::error::{ApiError, ApiResult};
use crate::faults::Fault;
use crate::journal::{Direction, Exchange};
use crate::json::list;
use crate::limits::FILE_BYTES;
use crate::shared::Shared;
use crate::snowflake::Id;
use crate::world::World;
use crate::{gateway, page, tools};
use axum::body::{Body, to_bytes};
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{DefaultBodyLimit, FromRequestParts, MatchedPath, Path, Query, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodFilter, any, get, on, post};
use axum::{Json, Router};
use payload::Payload;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::sync::Arc;

/// The only version of the API that is served.
const API: &str = "/api/v10";
/// Ten files and their JSON.
const BODY_BYTES: usize = 11 * FILE_BYTES;

type SharedState = State<Arc<Shared>>;

/// A route of the API, by its name, and what answers its calls.
type Route = (&'static str, Handler);
type Handler = fn(&mut World, &Call) -> Answer;
type Answer = ApiResult<Reply>;

/// A call to the API.
struct Call {
    shared: Arc<Shared>,
    route: String,
    uri: Uri,
    /// What the path has for each name of its template.
    names: HashMap<String, String>,
    /// Whether it has the bot's token.
    known: bool,
    body: Payload,
}

impl Call {
    /// Reads a call; its body may be refused.
    async fn read(shared: Arc<Shared>, request: Request) -> ApiResult<Self> {
        let (mut parts, body) = request.into_parts();
        let template = parts.extensions.get().map_or("", MatchedPath::as_str);
        let template = template.strip_prefix(API).unwrap_or(template);
        let route = format!("{} {template}", parts.method);
        let names = Path::from_request_parts(&mut parts, &()).await;
        let token = parts.headers.get(header::AUTHORIZATION);
        let known = token.is_some_and(|token| *token == format!("Bot {}", shared.settings.token));
        Ok(Self {
            shared,
            route,
            uri: parts.uri.clone(),
            names: names.map(|Path(names)| names).unwrap_or_default(),
            known,
            body: payload::read(parts, body).await?,
        })
    }

    fn path(&self) -> &str {
        self.uri.path().trim_start_matches(API)
    }

    fn query(&self) -> HashMap<String, String> {
        let query = Query::try_from_uri(&self.uri);
        query.map(|Query(query)| query).unwrap_or_default()
    }

    fn name(&self, name: &str) -> &str {
        self.names.get(name).map_or("", String::as_str)
    }

    fn id(&self, name: &str) -> ApiResult<Id> {
        let id = self.name(name);
        id.parse().map_err(|_| {
            let message = format!("Value \"{id}\" is not snowflake.");
            ApiError::field(name, "NUMBER_TYPE_COERCE", &message)
        })
    }
}

/// What a call is answered with if nothing is wrong.
enum Reply {
    Found(Value),
    Created(Value),
    Done,
}

impl IntoResponse for Reply {
    fn into_response(self) -> Response {
        match self {
            Self::Found(json) => Json(json).into_response(),
            Self::Created(json) => (StatusCode::CREATED, Json(json)).into_response(),
            Self::Done => StatusCode::NO_CONTENT.into_response(),
        }
    }
}

pub(crate) fn router(shared: &Arc<Shared>) -> Router {
    let mut api = Router::new();
    let routes = [application::ROUTES, channels::ROUTES, interactions::ROUTES];
    for (route, answer) in routes.into_iter().flatten() {
        let (method, path) = route.split_once(' ').expect("a method and a path");
        let method = method.parse::<Method>().expect("a method");
        let method = MethodFilter::try_from(method).expect("one that routes have");
        let taken = move |shared, request| take(shared, request, *answer);
        api = api.route(path, on(method, taken));
    }
    let api = api
        .method_not_allowed_fallback(|shared, request| {
            take(shared, request, |_, _| Err(ApiError::METHOD_NOT_ALLOWED))
        })
        .fallback(unknown_route);
    Router::new()
        .nest(API, api)
        .route("/api/{*rest}", any(async || ApiError::NOT_FOUND))
        .route("/", get(root))
        .route("/{file}", get(page::asset))
        .route("/page/events", get(page::events))
        .route("/page/act", post(page::act))
        .route("/tools/events", get(tools::events))
        .route("/tools/act", post(tools::act))
        .route("/emojis/{file}", get(emoji))
        .route("/attachments/{channel}/{message}/{name}", get(attachment))
        .layer(middleware::from_fn_with_state(
            Arc::clone(shared),
            only_from_here,
        ))
        .layer(DefaultBodyLimit::max(BODY_BYTES))
        .with_state(Arc::clone(shared))
}

async fn unknown_route(State(shared): State<Arc<Shared>>, request: Request) -> ApiError {
    let route = format!("{} {}", request.method(), request.uri().path());
    tracing::debug!(%route, "a route the playground does not know");
    let mut world = shared.world();
    world.live.journal.rest_calls += 1;
    ApiError::NOT_FOUND
}

/// The gateway and the page share the root: serenity asks for `/?v=10` with an upgrade, a browser without.
async fn root(State(shared): State<Arc<Shared>>, request: Request) -> Response {
    let asks = request.headers().get(header::UPGRADE).is_some();
    if !asks {
        return page::file("index.html");
    }
    {
        let mut world = shared.world();
        if world.live.faults.turns_away {
            world.live.faults.turned_away += 1;
            world.touch();
            return StatusCode::SERVICE_UNAVAILABLE.into_response();
        }
    }
    let query = request.uri().query().unwrap_or_default();
    let zlib = query.split('&').any(|pair| pair == "compress=zlib-stream");
    let (mut parts, _) = request.into_parts();
    match WebSocketUpgrade::from_request_parts(&mut parts, &shared).await {
        Ok(upgrade) => upgrade.on_upgrade(move |socket| gateway::serve(socket, shared, zlib)),
        Err(refused) => refused.into_response(),
    }
}

/// Refuses requests meant for another host (a name a stranger pointed at this machine) and those a foreign page sends.
async fn only_from_here(
    State(shared): State<Arc<Shared>>,
    request: Request,
    next: Next,
) -> Response {
    match refusal_of_strangers(request.headers(), shared.address.port()) {
        Some((status, why)) => (status, Json(json!({ "error": why }))).into_response(),
        None => next.run(request).await,
    }
}

fn refusal_of_strangers(headers: &HeaderMap, port: u16) -> Option<(StatusCode, &'static str)> {
    let hosts = ["127.0.0.1", "localhost", "[::1]"].map(|host| format!("{host}:{port}"));
    let text = |name| {
        let value: Option<&HeaderValue> = headers.get(name);
        value.map(|value| value.to_str().unwrap_or("?"))
    };
    let host = text(header::HOST).unwrap_or_default();
    if !hosts.iter().any(|own| host == own) {
        let why = "The playground answers only to 127.0.0.1 and localhost.";
        return Some((StatusCode::MISDIRECTED_REQUEST, why));
    }
    let origin = text(header::ORIGIN)?;
    if !hosts.iter().any(|own| origin == format!("http://{own}")) {
        let why = "The playground answers only to its own page.";
        return Some((StatusCode::FORBIDDEN, why));
    }
    None
}

/// Routes whose token in the path is all the proof that is needed.
fn is_open(route: &str) -> bool {
    let (_, path) = route.split_once(' ').unwrap_or_default();
    path.starts_with("/interactions/") || path.starts_with("/webhooks/") || path == "/gateway"
}

/// The channel, guild or token that a route's rate limit belongs to.
fn major(path: &str) -> String {
    match *path.split('/').collect::<Vec<_>>() {
        ["", "webhooks", application, token, ..] => format!("{application}/{token}"),
        ["", _, id, ..] => id.to_owned(),
        _ => String::new(),
    }
}

/// Takes a call to the API: the token, faults, limits, the count, the journal, the headers.
async fn take(State(shared): SharedState, request: Request, answer: Handler) -> Response {
    let _under_way = Arc::clone(&shared.under_way);
    let call = match Call::read(Arc::clone(&shared), request).await {
        Ok(call) => call,
        Err(refused) => return refused.into_response(),
    };
    let recorded = (shared.settings.exchanges_kept > 0).then(|| Exchange {
        path: call.path().to_owned(),
        query: call.uri.query().unwrap_or_default().to_owned(),
        ..Exchange::new(
            Direction::FromBot,
            call.route.clone(),
            call.body.json.clone(),
        )
    });
    let (mut response, broken) = answered(call, answer).await;
    if let Some(exchange) = recorded {
        response = record(&shared, exchange, response).await;
    }
    if broken {
        // To the other side, unwinding out of the connection's task looks like a broken connection;
        // resume_unwind does it without a panic message.
        std::panic::resume_unwind(Box::new("the connection was dropped on request"));
    }
    response
}

/// The answer, and whether the connection breaks instead of delivering it.
async fn answered(call: Call, answer: Handler) -> (Response, bool) {
    let (shared, route) = (Arc::clone(&call.shared), call.route.clone());
    let (fault, allowance) = {
        let mut world = shared.world();
        world.live.journal.rest_calls += 1;
        let fault = world.live.faults.take(&route);
        if fault.is_some() {
            world.touch();
        }
        let (now, enforced) = (world.now(), shared.settings.rate_limits);
        let (buckets, major) = (&mut world.live.buckets, major(call.path()));
        (fault, buckets.spend(&route, &major, enforced, now))
    };
    if let Some(refused) = fault.as_ref().and_then(Fault::refusal) {
        return (refused, false);
    }
    match &fault {
        Some(Fault::Drop) => return (StatusCode::BAD_GATEWAY.into_response(), true),
        Some(Fault::Delay(by)) => tokio::time::sleep(*by).await,
        Some(Fault::Held(go)) => go.notified().await,
        _ => {}
    }
    if !call.known && !is_open(&route) {
        return (ApiError::UNAUTHORIZED.into_response(), false);
    }
    let allowance = match allowance {
        Ok(allowance) => allowance,
        Err(refused) => return (refused.into_response(), false),
    };
    let mut response = {
        let world = &mut shared.world();
        let named = application::check_names(world, &call);
        named.and_then(|()| answer(world, &call)).into_response()
    };
    if let Some(Fault::HeldAnswer(go)) = &fault {
        go.notified().await;
    }
    let headers = response.headers_mut();
    if let Some(Fault::Dated(time)) = fault {
        headers.insert(header::DATE, HeaderValue::from_static(time));
    }
    let bucket = route
        .replace(|c: char| !c.is_ascii_alphanumeric(), "")
        .to_lowercase();
    for (name, value) in [
        ("x-ratelimit-limit", allowance.limit.to_string()),
        ("x-ratelimit-remaining", allowance.remaining.to_string()),
        ("x-ratelimit-reset", format!("{:.3}", allowance.reset)),
        (
            "x-ratelimit-reset-after",
            format!("{:.3}", allowance.reset_after),
        ),
        ("x-ratelimit-bucket", bucket),
    ] {
        if let (false, Ok(value)) = (headers.contains_key(name), HeaderValue::from_str(&value)) {
            headers.insert(name, value);
        }
    }
    (response, matches!(fault, Some(Fault::DropAnswer)))
}

/// Records a call with its answer.
async fn record(shared: &Shared, mut exchange: Exchange, response: Response) -> Response {
    let (parts, answer) = response.into_parts();
    let bytes = to_bytes(answer, usize::MAX).await.unwrap_or_default();
    exchange.status = Some(parts.status.as_u16());
    exchange.answer = serde_json::from_slice(&bytes).unwrap_or_default();
    shared.world().journal(exchange);
    Response::from_parts(parts, Body::from(bytes))
}

async fn emoji(State(shared): State<Arc<Shared>>, Path(file): Path<String>) -> Response {
    let id = file.split('.').next().and_then(|id| id.parse().ok());
    let world = shared.world();
    let emoji = id.and_then(|id: Id| world.emojis.get(&id));
    served(emoji.map(|emoji| emoji.picture.clone()))
}

async fn attachment(
    State(shared): State<Arc<Shared>>,
    Path((_, message, name)): Path<(String, u64, String)>,
) -> Response {
    let world = shared.world();
    let stored = world.messages.get(&message);
    let listed = stored.map_or(&[][..], |m| list(&m.json["attachments"]));
    let found = listed.iter().find(|a| a["filename"] == name.as_str());
    let id = found.and_then(|a| crate::snowflake::id_in(&a["id"]));
    served(id.and_then(|id| world.files.get(&id)).cloned())
}

fn served(picture: Option<crate::picture::Picture>) -> Response {
    let Some(picture) = picture else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let fixed = HeaderValue::from_static;
    let kind = HeaderValue::from_str(&picture.content_type);
    let kind = kind.unwrap_or(fixed("application/octet-stream"));
    // A bot's file is shown, never run: without these headers an attached page would run with the playground's origin.
    let policy = fixed("sandbox; default-src 'none'");
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::X_CONTENT_TYPE_OPTIONS, fixed("nosniff")),
        (header::CONTENT_SECURITY_POLICY, policy),
    ];
    (headers, picture.bytes.to_vec()).into_response()
}
