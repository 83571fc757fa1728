//! What Discord says of the application on its profile and in the App Directory, and how it is installed.

use serde_json::{Map, Value, json};
use serenity::all::Permissions;

use crate::admin::doctor::WANTED;
use crate::dispatch::command::translated;
use crate::texts::listing;

/// The body of a request that edits the application: what it says of itself in every language, its tags, and what it asks for where it
/// is installed, on a server (`0`) and for one person (`1`). <https://discord.com/developers/docs/resources/application>
#[must_use]
pub fn listing() -> Value {
    let about = listing::description();
    let translated: Map<String, Value> = translated(&about)
        .map(|(locale, text)| (locale.to_owned(), text.into()))
        .collect();
    let install = |scopes: &[&str], permissions: Permissions| {
        let parameters = json!({ "scopes": scopes, "permissions": permissions.bits() });
        json!({ "oauth2_install_params": parameters })
    };
    let wanted = WANTED.into_iter().map(|(_, right)| right).collect();
    json!({
        "description": { "default": about.to_string(), "localizations": translated },
        "tags": ["dice", "board games", "multiplayer", "turn-based", "fun"],
        "integration_types_config": {
            "0": install(&["applications.commands", "bot"], wanted),
            "1": install(&["applications.commands"], Permissions::empty()),
        },
    })
}
