//! Names of REST routes, for [`crate::FaultInjector::rest`] and for reading exchanges. Any `METHOD /path/{template}` works.

/// Every route.
pub const ANY: &str = "*";
/// The one acknowledgement of an interaction.
pub const CALLBACK: &str = "POST /interactions/{id}/{token}/callback";
/// A further message through an interaction token.
pub const FOLLOW_UP: &str = "POST /webhooks/{application}/{token}";
/// Editing `@original` or a follow-up.
pub const EDIT_BY_TOKEN: &str = "PATCH /webhooks/{application}/{token}/messages/{message}";
/// Reading `@original` or a follow-up.
pub const READ_BY_TOKEN: &str = "GET /webhooks/{application}/{token}/messages/{message}";
/// Deleting `@original` or a follow-up.
pub const DELETE_BY_TOKEN: &str = "DELETE /webhooks/{application}/{token}/messages/{message}";
/// A message in a channel.
pub const CREATE_MESSAGE: &str = "POST /channels/{channel}/messages";
/// Editing a message in a channel.
pub const EDIT_MESSAGE: &str = "PATCH /channels/{channel}/messages/{message}";
/// Deleting a message in a channel.
pub const DELETE_MESSAGE: &str = "DELETE /channels/{channel}/messages/{message}";
/// Registering global commands in bulk.
pub const PUT_COMMANDS: &str = "PUT /applications/{application}/commands";
/// Listing application emojis.
pub const LIST_EMOJIS: &str = "GET /applications/{application}/emojis";
/// Uploading an application emoji.
pub const CREATE_EMOJI: &str = "POST /applications/{application}/emojis";
/// Opening a direct message channel.
pub const OPEN_DIRECT: &str = "POST /users/@me/channels";
