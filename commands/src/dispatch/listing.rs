//! What Discord says of the application on its profile and in the App Directory, and how it is installed.

use serde_json::{Map, Value, json};
use serenity::all::Permissions;

use crate::dispatch::command::translated;
use crate::texts::listing;

/// The permissions that the bot asks a server for.
const PERMISSIONS: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::EMBED_LINKS)
    .union(Permissions::CREATE_PUBLIC_THREADS)
    .union(Permissions::SEND_MESSAGES_IN_THREADS);

/// The body of a request that edits the application: what it says of itself in every language, its tags, and what it asks for where it
/// is installed, on a server (`0`) and for one person (`1`). <https://discord.com/developers/docs/resources/application>
#[must_use]
pub fn listing() -> Value {
    let about = listing::description();
    let translated: Map<String, Value> = translated(&about)
        .map(|(locale, text)| (locale.to_owned(), text.into()))
        .collect();
    let install = |scopes: &[&str], permissions: Permissions| json!({ "oauth2_install_params": { "scopes": scopes, "permissions": permissions.bits() } });
    json!({
        "description": { "default": about.to_string(), "localizations": translated },
        "tags": ["dice", "board games", "multiplayer", "turn-based", "fun"],
        "integration_types_config": {
            "0": install(&["applications.commands", "bot"], PERMISSIONS),
            "1": install(&["applications.commands"], Permissions::empty()),
        },
    })
}
