//! The body of a call: JSON, or multipart with `payload_json` and files.
//! Source: <https://docs.discord.com/developers/reference#uploading-files>

use crate::error::{ApiError, ApiResult};
use crate::limits::FILE_BYTES;
use crate::world::emojis::Picture;
use crate::world::messages::Upload;
use axum::body::{Body, to_bytes};
use axum::extract::{FromRequest, FromRequestParts, Multipart, Request};
use axum::http::header;
use axum::http::request::Parts;
use serde_json::Value;
use std::convert::Infallible;

/// What a call carried; `null` and no files for a call without a body.
#[derive(Clone, Default)]
pub(crate) struct Payload {
    pub(crate) json: Value,
    pub(crate) files: Vec<Upload>,
}

impl<S: Send + Sync> FromRequestParts<S> for Payload {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(parts.extensions.remove().unwrap_or_default())
    }
}

/// Reads the body of a request; gives the request back with an empty one.
pub(crate) async fn read(request: Request) -> ApiResult<(Payload, Request)> {
    if !super::has_body(request.method()) {
        return Ok((Payload::default(), request));
    }
    let (parts, body) = request.into_parts();
    let kind = parts
        .headers
        .get(header::CONTENT_TYPE)
        .and_then(|value| value.to_str().ok());
    let is_form = kind.is_some_and(|kind| kind.starts_with("multipart/form-data"));
    let rest = Request::from_parts(parts.clone(), Body::empty());
    if is_form {
        let form = Multipart::from_request(Request::from_parts(parts, body), &()).await;
        let form = form.map_err(|_| ApiError::BAD_JSON)?;
        return Ok((read_form(form).await?, rest));
    }
    let bytes = to_bytes(body, super::BODY_BYTES)
        .await
        .map_err(|_| too_large())?;
    if bytes.is_empty() {
        return Ok((Payload::default(), rest));
    }
    let json = serde_json::from_slice(&bytes).map_err(|_| ApiError::BAD_JSON)?;
    Ok((
        Payload {
            json,
            files: Vec::new(),
        },
        rest,
    ))
}

async fn read_form(mut form: Multipart) -> ApiResult<Payload> {
    let mut payload = Payload::default();
    while let Some(field) = form.next_field().await.map_err(|_| too_large())? {
        let name = field.name().unwrap_or_default().to_owned();
        let filename = field.file_name().unwrap_or("unknown").to_owned();
        let kind = field.content_type().map(ToOwned::to_owned);
        let bytes = field.bytes().await.map_err(|_| too_large())?;
        if name == "payload_json" {
            payload.json = serde_json::from_slice(&bytes).map_err(|_| ApiError::BAD_JSON)?;
            continue;
        }
        if bytes.len() > FILE_BYTES {
            return Err(too_large());
        }
        let inside = name
            .strip_prefix("files[")
            .and_then(|rest| rest.strip_suffix(']'));
        let number = inside.and_then(|number| number.parse().ok());
        let Some(number) = number else { continue };
        let content_type = kind.unwrap_or_else(|| guess(&filename).to_owned());
        let picture = Picture {
            content_type,
            bytes: bytes.to_vec().into(),
        };
        payload.files.push(Upload {
            number,
            filename,
            picture,
        });
    }
    Ok(payload)
}

fn guess(filename: &str) -> &'static str {
    match filename.rsplit_once('.').map(|(_, ending)| ending) {
        Some("png") => "image/png",
        Some("jpg" | "jpeg") => "image/jpeg",
        Some("gif") => "image/gif",
        Some("json") => "application/json",
        Some("txt" | "md") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

fn too_large() -> ApiError {
    ApiError::new(413, 40005, "Request entity too large")
}
