//! The body of a call: JSON, or multipart with `payload_json` and files.
//! Source: <https://docs.discord.com/developers/reference#uploading-files>

use crate::error::{ApiError, ApiResult, ensure};
use crate::limits::FILE_BYTES;
use crate::picture::Picture;
use crate::world::messages::Upload;
use axum::body::{Body, to_bytes};
use axum::extract::{FromRequest, Multipart, Request};
use axum::http::request::Parts;
use axum::http::{Method, header};
use serde_json::Value;

/// What a call carried; `null` and no files for a call without a body.
#[derive(Default)]
pub(super) struct Payload {
    pub(super) json: Value,
    pub(super) files: Vec<Upload>,
}

/// Reads the body of a request.
pub(super) async fn read(parts: Parts, body: Body) -> ApiResult<Payload> {
    if matches!(parts.method, Method::GET | Method::DELETE | Method::HEAD) {
        return Ok(Payload::default());
    }
    let kind = parts.headers.get(header::CONTENT_TYPE);
    if kind.is_some_and(|kind| kind.as_bytes().starts_with(b"multipart/form-data")) {
        let form = Multipart::from_request(Request::from_parts(parts, body), &()).await;
        return read_form(form.map_err(|_| ApiError::BAD_JSON)?).await;
    }
    let bytes = to_bytes(body, super::BODY_BYTES).await;
    let bytes = bytes.map_err(|_| too_large())?;
    let mut payload = Payload::default();
    if !bytes.is_empty() {
        payload.json = serde_json::from_slice(&bytes).map_err(|_| ApiError::BAD_JSON)?;
    }
    Ok(payload)
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
        ensure(bytes.len() <= FILE_BYTES, too_large())?;
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
