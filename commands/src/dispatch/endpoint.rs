//! Interactions over HTTP: Discord POSTs each one to `/interactions`, and the response is the answer. Plain HTTP/1, behind a proxy that
//! has the certificate. Nothing of a body is decoded before its signature has been checked.
//! Source: <https://discord.com/developers/docs/interactions/overview#configuring-an-interactions-endpoint-url>

use std::convert::Infallible;
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};
use std::time::Duration;

use db::WallTime;
use http_body_util::{BodyExt, LengthLimitError, Limited};
use hyper::body::{Body, Bytes, Frame, Incoming, SizeHint};
use hyper::header::{self, HeaderMap, HeaderValue};
use hyper::http::request;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Method, Request, StatusCode};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, oneshot};
use tokio::time::{Instant, timeout_at};

use crate::bot::Bot;
use crate::dispatch::arrivals::receive;
use crate::dispatch::connections::{Connection, Connections};
use crate::dispatch::incoming;
use crate::error::Error;
use crate::protocol::answer::ANSWER_WINDOW;
use crate::protocol::response::{AnswerTo, Response};
use crate::protocol::signature::{MAX_SKEW, PublicKey};
use crate::time::clock::Clock;

/// The path at which interactions are received.
const PATH: &str = "/interactions";

/// Longer than any interaction: a message with every field as long as Discord allows has about 100 KB.
const MAX_BODY: usize = 256 * 1024;

/// How many connections there may be at a time. A proxy keeps a few open.
const MAX_CONNECTIONS: usize = 256;

/// How long the head of a request may take, and how long a connection may be idle while no other needs its place.
const HEAD_TIMEOUT: Duration = Duration::from_secs(10);

/// How much is read of a request that is refused.
const MAX_UNWANTED: usize = 4 * MAX_BODY;

/// How long the rest of a request may take.
const BODY_TIMEOUT: Duration = Duration::from_secs(5);

/// The time that a connection made just before the port closed has to send its request.
const LAST_REQUESTS: Duration = Duration::from_millis(500);

/// An open port for interactions.
pub(crate) struct Endpoint {
    listener: TcpListener,
    pub address: SocketAddr,
    key: PublicKey,
}

impl Endpoint {
    pub(crate) async fn open(address: SocketAddr, key: PublicKey) -> Result<Self, Error> {
        let cannot = |source| Error::Listen { address, source };
        let listener = TcpListener::bind(address).await.map_err(cannot)?;
        Ok(Self {
            address: listener.local_addr().map_err(cannot)?,
            listener,
            key,
        })
    }

    /// Receives interactions until `stop` resolves and for `drain` after that, so that a balancer has time to notice; meanwhile each
    /// response closes its connection. Then it takes no new connections. Requests that have arrived are answered even after that.
    pub(crate) async fn serve(
        self,
        bot: Arc<Bot>,
        stop: impl Future<Output = ()>,
        drain: Duration,
    ) {
        let health = bot.settings.health.clone();
        let own = Arc::new(Own {
            bot,
            key: self.key,
            closing: AtomicBool::new(false),
            connections: Connections::new(MAX_CONNECTIONS),
        });
        tokio::select! {
            () = stop => {}
            never = accept(&self.listener, &own) => match never {},
        }
        health.change().stopping = true;
        own.closing.store(true, Ordering::Relaxed);
        if drain.is_zero() {
            return;
        }
        _ = tokio::time::timeout(drain, accept(&self.listener, &own)).await;
        // Somebody who has just connected would be cut off: the runtime may not know of them yet, but the system does.
        if let Ok(listener) = self.listener.into_std() {
            while let Ok((stream, _)) = listener.accept() {
                let stream = stream.set_nonblocking(true).map(|()| stream);
                if let Ok(stream) = stream.and_then(TcpStream::from_std) {
                    own.spawn(stream, None);
                }
            }
        }
        tokio::time::sleep(LAST_REQUESTS).await;
    }
}

/// What every connection needs.
struct Own {
    bot: Arc<Bot>,
    key: PublicKey,
    /// Whether a response is the last one of its connection.
    closing: AtomicBool,
    connections: Connections,
}

impl Own {
    /// Serves a connection in the background.
    fn spawn(self: &Arc<Self>, stream: TcpStream, slot: Option<OwnedSemaphorePermit>) {
        let own = Arc::clone(self);
        self.bot.tasks.spawn(async move {
            serve_connection(stream, own).await;
            drop(slot);
        });
    }
}

/// Takes connections for as long as this is polled.
async fn accept(listener: &TcpListener, own: &Arc<Own>) -> Infallible {
    loop {
        match listener.accept().await {
            Ok((stream, _)) => own.spawn(stream, own.connections.room().await),
            Err(error) => {
                // Too many open files, for example.
                tracing::warn!(%error, "could not accept a connection for interactions");
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    }
}

/// Serves one connection to its end, or until the bot stops and what is under way is answered.
async fn serve_connection(stream: TcpStream, own: Arc<Own>) {
    // An answer must not wait for acknowledgements.
    _ = stream.set_nodelay(true);
    let bot = Arc::clone(&own.bot);
    let waiting = own.connections.enter();
    let service = service_fn(|request| {
        let (own, waiting) = (Arc::clone(&own), &waiting);
        async move {
            let mut response = respond(&own, waiting, request).await;
            if own.closing.load(Ordering::Relaxed) {
                let close = HeaderValue::from_static("close");
                response.headers_mut().insert(header::CONNECTION, close);
            }
            waiting.wait();
            Ok::<_, Infallible>(response)
        }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_TIMEOUT)
        .max_buf_size(64 * 1024)
        .serve_connection(TokioIo::new(stream), service);
    let mut connection = pin!(connection);
    // A broken connection matters only to an answer that is lost with it, and that is logged there.
    tokio::select! {
        biased;
        _ = connection.as_mut() => return,
        () = waiting.to_make_room() => return,
        () = bot.tasks.stopped() => {}
    }
    connection.as_mut().graceful_shutdown();
    _ = connection.await;
}

/// Why a request gets no answer: the status of the response; and its text, which is also the name in the metrics.
type Refusal = (StatusCode, &'static str);

const PATH_UNKNOWN: Refusal = (StatusCode::NOT_FOUND, "path");
const NOT_POSTED: Refusal = (StatusCode::METHOD_NOT_ALLOWED, "method");
const NOT_SIGNED: Refusal = (StatusCode::UNAUTHORIZED, "signature");
const STALE: Refusal = (StatusCode::UNAUTHORIZED, "stale");
const TOO_LARGE: Refusal = (StatusCode::PAYLOAD_TOO_LARGE, "too large");
const TOO_SLOW: Refusal = (StatusCode::REQUEST_TIMEOUT, "too slow");
const REPEATED: Refusal = (StatusCode::CONFLICT, "repeated");
const NOT_UNDERSTOOD: Refusal = (StatusCode::BAD_REQUEST, "not understood");
const NO_ANSWER: Refusal = (StatusCode::SERVICE_UNAVAILABLE, "no answer");

async fn respond(
    own: &Own,
    waiting: &Connection<'_>,
    request: Request<Incoming>,
) -> hyper::Response<Sent> {
    let (head, mut body) = request.into_parts();
    let until = Instant::now() + BODY_TIMEOUT;
    match handle(own, waiting, &head, &mut body, until).await {
        Ok(response) => response,
        Err((status, why)) => {
            metrics::counter!("rollhouse_http_refused_total", "why" => why).increment(1);
            tracing::debug!(why, "refused a request");
            if !body.is_end_stream() {
                let rest = async move { timeout_at(until, read_unwanted(body)).await };
                own.bot.tasks.spawn(rest);
            }
            response(status, "text/plain", why.into(), None)
        }
    }
}

async fn handle(
    own: &Own,
    waiting: &Connection<'_>,
    head: &request::Parts,
    body: &mut Incoming,
    until: Instant,
) -> Result<hyper::Response<Sent>, Refusal> {
    if head.uri.path() != PATH {
        return Err(PATH_UNKNOWN);
    }
    if head.method != Method::POST {
        return Err(NOT_POSTED);
    }
    let header = |name| text(&head.headers, name).ok_or(NOT_SIGNED);
    let signature = header("x-signature-ed25519")?;
    let timestamp = header("x-signature-timestamp")?;
    let read = timeout_at(until, read(body)).await;
    let body = read.map_err(|_| TOO_SLOW)??;
    // What is signed is the timestamp, and then the body.
    let message = [timestamp.as_bytes(), &body].concat();
    if !own.key.has_signed(signature, &message) {
        return Err(NOT_SIGNED);
    }
    waiting.leave();
    let bot = &own.bot;
    let ago = seconds_ago(timestamp, Clock::of_machine()).ok_or(STALE)?;
    if ago.unsigned_abs() > MAX_SKEW.as_secs() {
        tracing::warn!(
            seconds = ago,
            "refused a request with Discord's signature because of its time: this machine's clock is wrong, or somebody sends an old request"
        );
        bot.settings.health.change().clock_off = Some(ago);
        return Err(STALE);
    }
    bot.settings.health.note_interaction();
    let own_user = bot.own_user.get().copied();
    let incoming = incoming::read(&body, own_user);
    drop((message, body));
    let (request, answered) = oneshot::channel();
    receive(bot, incoming, AnswerTo::Request(request));
    // After that Discord has given up, and whatever was done shows by an edit.
    let window = bot.settings.answer_window.unwrap_or(ANSWER_WINDOW);
    match tokio::time::timeout(window, answered).await {
        Ok(Ok(Response::Answer(body, sent))) => {
            let (status, kind) = (StatusCode::OK, "application/json");
            Ok(response(status, kind, body.into(), Some(sent)))
        }
        Ok(Ok(Response::Elsewhere)) => {
            let (status, kind) = (StatusCode::ACCEPTED, "text/plain");
            Ok(response(status, kind, Bytes::new(), None))
        }
        Ok(Ok(Response::Repeated)) => Err(REPEATED),
        Ok(Ok(Response::NotUnderstood)) => Err(NOT_UNDERSTOOD),
        Ok(Err(_)) | Err(_) => Err(NO_ANSWER),
    }
}

fn text<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers.get(name)?.to_str().ok()
}

/// Reads the body of a request.
async fn read(body: &mut Incoming) -> Result<Bytes, Refusal> {
    // At once, however slowly the rest is sent.
    if body.size_hint().lower() > MAX_BODY as u64 {
        return Err(TOO_LARGE);
    }
    match Limited::new(body, MAX_BODY).collect().await {
        Ok(whole) => Ok(whole.to_bytes()),
        Err(error) if error.is::<LengthLimitError>() => Err(TOO_LARGE),
        // A body that was cut off does not match its signature.
        Err(_) => Err(NOT_SIGNED),
    }
}

/// Reads what is left of a request that has been answered: who looks for the answer only when all is sent, as Caddy does, must not find
/// the connection broken by then.
async fn read_unwanted(mut body: Incoming) {
    let mut read = 0;
    while read < MAX_UNWANTED
        && let Some(Ok(frame)) = body.frame().await
    {
        read += frame.data_ref().map_or(0, Bytes::len);
    }
}

/// How long ago a request was signed.
fn seconds_ago(timestamp: &str, now: WallTime) -> Option<i64> {
    Some((now.0 / 1_000).saturating_sub(timestamp.parse().ok()?))
}

fn response(
    status: StatusCode,
    kind: &'static str,
    body: Bytes,
    sent: Option<oneshot::Sender<()>>,
) -> hyper::Response<Sent> {
    let mut response = hyper::Response::new(Sent {
        body: Some(body),
        sent,
    });
    *response.status_mut() = status;
    let kind = HeaderValue::from_static(kind);
    response.headers_mut().insert(header::CONTENT_TYPE, kind);
    response
}

/// A body that reports when it is being sent.
struct Sent {
    body: Option<Bytes>,
    sent: Option<oneshot::Sender<()>>,
}

impl Body for Sent {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        _: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        if let Some(sent) = self.sent.take() {
            _ = sent.send(());
        }
        Poll::Ready(self.body.take().map(|body| Ok(Frame::data(body))))
    }

    fn is_end_stream(&self) -> bool {
        self.body.as_ref().is_none_or(Bytes::is_empty)
    }

    fn size_hint(&self) -> SizeHint {
        SizeHint::with_exact(self.body.as_ref().map_or(0, |body| body.len() as u64))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_may_be_signed_five_minutes_off_and_no_more() {
        let now = WallTime(1_800_000_000_000);
        for (timestamp, fits) in [
            ("1800000000", true),
            ("1799999700", true),
            ("1799999699", false),
            ("1800000300", true),
            ("1800000301", false),
            ("0", false),
            ("-9223372036854775808", false),
            ("9223372036854775807", false),
            ("", false),
            ("now", false),
            ("1800000000.5", false),
        ] {
            let ago = seconds_ago(timestamp, now);
            let accepted = ago.is_some_and(|ago| ago.unsigned_abs() <= MAX_SKEW.as_secs());
            assert_eq!(accepted, fits, "{timestamp}");
        }
    }
}
